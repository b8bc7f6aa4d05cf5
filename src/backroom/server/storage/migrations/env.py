"""Run by Alembic, on the connection and in the transaction that migrate.py gives it."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
