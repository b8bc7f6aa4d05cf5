"""The negotiation benchmark: tasks on La Cosa Nostra that ask one ability each (`backroom
negotiate`, docs/lab/negotiation.md)."""
