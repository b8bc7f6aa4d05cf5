"""The service that people reach: lobby, tables, talk, identity and storage."""
