"""The evening in figures: what was found out about a finished game is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "evenings",
        sa.Column(
            "table_id",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE", name="fk_evenings_table_id"),
            primary_key=True,
        ),
        sa.Column("figures", sa.Text, nullable=False, comment="as JSON, for every language"),
        sa.PrimaryKeyConstraint("table_id", name="pk_evenings"),
    )
