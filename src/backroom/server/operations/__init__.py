"""What whoever runs the house sets, counts and guards: settings, limits, logs, the port, the lock."""
