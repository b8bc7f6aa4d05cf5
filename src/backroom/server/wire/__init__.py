"""What travels: the messages of a table's socket, and the requests and answers of REST."""
