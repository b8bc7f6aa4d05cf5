"""Tokens for bots: an account lets a program sit down, as somebody of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column(
            "person",
            sa.Integer,
            sa.ForeignKey("people.id", ondelete="CASCADE", name="fk_tokens_person"),
            nullable=False,
        ),
        sa.Column(
            "owner",
            sa.Integer,
            sa.ForeignKey("people.id", ondelete="CASCADE", name="fk_tokens_owner"),
            nullable=False,
        ),
        sa.Column("used", sa.BigInteger),
        sa.PrimaryKeyConstraint("token", name="pk_tokens"),
        sa.UniqueConstraint("person", name="uq_tokens_person"),
    )
    op.create_index("ix_tokens_owner", "tokens", ["owner"])
