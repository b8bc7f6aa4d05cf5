"""The card file: what is printed on the cards, read and checked."""
