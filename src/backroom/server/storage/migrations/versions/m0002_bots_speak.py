"""Bots speak: what they say is a message, which everybody hears in his own language."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "talk",
        sa.Column(
            "words",
            sa.Text,
            comment="of a bot: a message as JSON, for every language",
        ),
    )
