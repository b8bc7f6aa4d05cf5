"""The first tables: people and their sessions, tables with their logs, talk, results, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), comment="of an account; a guest has none"),
        sa.Column("passphrase", sa.Text, comment="its argon2id hash"),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "sessions",
        sa.Column(
            "token", sa.String(64), nullable=False, comment="SHA-256 of the secret in the cookie"
        ),
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_sessions_person", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column(
            "rules",
            sa.Integer,
            nullable=False,
            comment="the version of the rules it is played under",
        ),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column(
            "options", sa.Text, nullable=False, comment="JSON: the game's options, all settled"
        ),
        sa.Column("settings", sa.Text, nullable=False, comment="JSON: TableSettings"),
        sa.Column("cards", sa.Text, comment="an owner's card file, if not the game's own"),
        sa.Column("status", sa.String(8), nullable=False, comment="lobby, playing, over, aside"),
        sa.Column("host", sa.Integer),
        sa.Column("play_link", sa.String(32), nullable=False),
        sa.Column("watch_link", sa.String(32), nullable=False),
        sa.Column("host_link", sa.String(32), nullable=False),
        sa.Column(
            "seed", sa.String(64), nullable=False, comment="the house's secret, until the end"
        ),
        sa.Column("commitment", sa.String(64), nullable=False, comment="SHA-256 of that seed"),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("fault", sa.Text, comment="why the table was set aside"),
        sa.Column("rematch", sa.String(16), comment="the table at which these people play again"),
        sa.ForeignKeyConstraint(
            ["host"], ["people.id"], name="fk_tables_host", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("play_link", name="uq_tables_play_link"),
        sa.UniqueConstraint("watch_link", name="uq_tables_watch_link"),
        sa.UniqueConstraint("host_link", name="uq_tables_host_link"),
    )
    op.create_index("ix_tables_status_made", "tables", ["status", "made"])
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column(
            "bot", sa.String(20), comment="the level of the bot that sits here from the start"
        ),
        sa.Column(
            "seed", sa.String(64), nullable=False, comment="what this seat adds to the chance"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_chairs_person", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_chairs_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_chairs"),
        sa.UniqueConstraint("table_id", "person", name="uq_chairs_table_id_person"),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("entry", sa.Text, nullable=False, comment="JSON: an entry of the log"),
        sa.Column(
            "seal", sa.String(64), nullable=False, comment="hash of this entry and all before it"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
    )
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("speaker", sa.Integer, nullable=False, comment="a seat"),
        sa.Column(
            "listener", sa.Integer, comment="the seat that is whispered to; nobody: the whole table"
        ),
        sa.Column("text", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_talk_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_talk"),
    )
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, comment="who does not want to hear"),
        sa.Column("muted", sa.Integer, nullable=False, comment="whom"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_mutes_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "muted", name="pk_mutes"),
    )
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False, comment="a standing order of the game"),
        sa.Column("round", sa.Integer, comment="holds in this round only; none: until the end"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_orders_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "name", name="pk_orders"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(20)),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_results_person", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_person", "results", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_ratings_person", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
    )
