"""Games between bots that the house itself keeps: for its illustrated pages and its puzzles."""
