"""Faults by the thousand over many tables on three nodes (docs/reliability.md)."""
