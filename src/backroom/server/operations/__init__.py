"""What whoever runs a house sets, counts and guards: settings, limits, logs, port and lock."""
