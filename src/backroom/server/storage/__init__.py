"""What the service keeps: an SQL database, by default one SQLite file."""
