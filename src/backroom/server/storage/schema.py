"""The tables of the database.

`entries` is the truth of every game: its primary key is the fence between two writers, of whom only
one can win a place in the log. Everything else is about people and the lobby. Times are whole
milliseconds since 1970. JSON is kept as text, written and read by msgspec.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True, comment="of an account; a guest has none"),
    Column("passphrase", Text, comment="its argon2id hash"),
    Column("language", String(2), nullable=False),
    Column("made", BigInteger, nullable=False),
    # Else SQLite gives the number of somebody who was forgotten to the next who comes in, and a
    # table in memory may still know the number.
    sqlite_autoincrement=True,
)

sessions = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True, comment="SHA-256 of the secret in the cookie"),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("token", String(64), primary_key=True, comment="SHA-256 of the secret a bot shows"),
    Column(
        "person",
        ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        unique=True,
        comment="the bot: somebody of its own at the table",
    ),
    Column("owner", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("used", BigInteger, comment="when it was last shown, to the minute"),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False, comment="the version of the rules it is played under"),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False, comment="JSON: the game's options, all settled"),
    Column("settings", Text, nullable=False, comment="JSON: StoredSettings"),
    Column("cards", Text, comment="an owner's card file, if not the game's own"),
    Column(
        "status", String(8), nullable=False, comment="lobby, playing, over, ended, closed, aside"
    ),
    Column("host", ForeignKey("people.id", ondelete="SET NULL")),
    Column("play_link", String(32), nullable=False, unique=True),
    Column("watch_link", String(32), nullable=False, unique=True),
    Column("host_link", String(32), nullable=False, unique=True),
    Column("seed", String(64), nullable=False, comment="the house's secret, until the end"),
    Column("commitment", String(64), nullable=False, comment="SHA-256 of that seed"),
    Column("made", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("fault", Text, comment="why the table was set aside"),
    Column("rematch", String(16), comment="the table at which these people play again"),
    Column("match", BigInteger, comment="of a quick match: when bots take the free chairs"),
    Column("votes", String(80), comment="JSON: the seats that wish to end it unfinished"),
    Index("ix_tables_status_made", "status", "made"),
)

chairs = Table(
    "chairs",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(20), comment="the level of the bot that sits here from the start"),
    Column("seed", String(64), nullable=False, comment="what this seat adds to the chance"),
    UniqueConstraint("table_id", "person"),
)

entries = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", Text, nullable=False, comment="JSON: an entry of the log"),
    Column("seal", String(64), nullable=False, comment="hash of this entry and all before it"),
)

talk = Table(
    "talk",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("speaker", Integer, nullable=False, comment="a seat"),
    Column("listener", Integer, comment="the seat that is whispered to; nobody: the whole table"),
    Column("text", Text, nullable=False),
    Column("words", Text, comment="of a bot: a message as JSON, for every language"),
)

mutes = Table(
    "mutes",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, comment="who does not want to hear"),
    Column("muted", Integer, primary_key=True, comment="whom"),
)

orders = Table(
    "orders",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), primary_key=True, comment="a standing order of the game"),
    Column("round", Integer, comment="holds in this round only; none: until the end"),
)

results = Table(
    "results",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(20)),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("rating", Float, comment="of the person after this game; none: it was not rated"),
    Column("change", Float, comment="what this game did to it"),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# How people find each other, and keep away from each other.

ways = Table(
    "ways",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("card", String(16), nullable=False, unique=True, comment="by which others name him"),
    Column("friend_link", String(32), unique=True, comment="whoever has it may be his friend"),
    Column("calendar", String(32), unique=True, comment="whoever has it reads his deadlines"),
)

friends = Table(
    "friends",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
)

shunned = Table(
    "shunned",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("how", String(5), nullable=False, comment="mute, or block"),
)

invitations = Table(
    "invitations",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("host", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
)

# How the house calls people back.

keys = Table(
    "keys",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False, comment="a secret of the house, made at its first start"),
)

subscriptions = Table(
    "subscriptions",
    METADATA,
    Column("token", String(32), primary_key=True, comment="whoever has it may end it"),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(4), nullable=False, comment="push, or mail"),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False, comment="JSON: of a browser, to seal a message with"),
    Column("confirmed", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    UniqueConstraint("kind", "address", "person"),
)

webhooks = Table(
    "webhooks",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("language", String(2), nullable=False),
)

notices = Table(
    "notices",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seq", Integer, nullable=False, comment="the entry after which it was last called"),
)

evenings = Table(
    "evenings",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("figures", Text, nullable=False, comment="as JSON, for every language"),
)

__all__ = [
    "METADATA",
    "people",
    "sessions",
    "tokens",
    "tables",
    "chairs",
    "entries",
    "talk",
    "mutes",
    "orders",
    "results",
    "ratings",
    "ways",
    "friends",
    "shunned",
    "invitations",
    "keys",
    "subscriptions",
    "webhooks",
    "notices",
    "evenings",
]
