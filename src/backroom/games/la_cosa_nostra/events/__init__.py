"""What happens, and who is told."""
