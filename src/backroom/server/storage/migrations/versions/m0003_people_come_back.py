"""People find each other and come back: cards, friends, votes, and ways to call them."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def person(name: str, primary_key: bool = False, nullable: bool = True) -> sa.Column[int]:
    return sa.Column(
        name,
        sa.Integer,
        sa.ForeignKey("people.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=nullable and not primary_key,
    )


def of_table() -> sa.Column[str]:
    reference = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(16), reference, primary_key=True)


def upgrade() -> None:
    op.add_column("results", sa.Column("rating", sa.Float))
    op.add_column("results", sa.Column("change", sa.Float))
    people_find_each_other()
    tables_wait_and_end()
    the_house_calls()
    give_cards()


def people_find_each_other() -> None:
    op.create_table(
        "ways",
        person("person", primary_key=True),
        sa.Column("card", sa.String(16), nullable=False),
        sa.Column("friend_link", sa.String(32)),
        sa.Column("calendar", sa.String(32)),
        sa.UniqueConstraint("card", name="uq_ways_card"),
        sa.UniqueConstraint("friend_link", name="uq_ways_friend_link"),
        sa.UniqueConstraint("calendar", name="uq_ways_calendar"),
    )
    op.create_table(
        "friends",
        person("person", primary_key=True),
        person("friend", primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])
    op.create_table(
        "shunned",
        person("person", primary_key=True),
        person("other", primary_key=True),
        sa.Column("how", sa.String(5), nullable=False),
    )
    op.create_index("ix_shunned_other", "shunned", ["other"])
    op.create_table(
        "invitations",
        of_table(),
        person("person", primary_key=True),
        person("host", nullable=False),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])


def tables_wait_and_end() -> None:
    op.add_column("tables", sa.Column("match", sa.BigInteger))
    op.add_column("tables", sa.Column("votes", sa.String(80)))


def the_house_calls() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("token", sa.String(32), primary_key=True),
        person("person", nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.UniqueConstraint(
            "kind", "address", "person", name="uq_subscriptions_kind_address_person"
        ),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "webhooks",
        of_table(),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
    )
    op.create_table(
        "notices",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )


def give_cards() -> None:
    """Everybody whom the house knows already gets a card."""
    connection = op.get_bind()
    known = connection.execute(sa.text("SELECT id FROM people")).scalars().all()
    give = sa.text("INSERT INTO ways (person, card) VALUES (:person, :card)")
    for each in known:
        connection.execute(give, {"person": each, "card": secrets.token_hex(8)})
