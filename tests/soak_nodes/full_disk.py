"""A disk that is full for a while, as PostgreSQL tells those who write: with its own SQLSTATE.

What a node meets is the same; no test may fill the disk of the machine it runs on. That PostgreSQL
itself falls down where its log finds no room is another fault, which the soak has: a crash.
"""

FULL = (
    "RAISE EXCEPTION USING ERRCODE = 'disk_full',"
    " MESSAGE = 'could not extend file: No space left on device'"
)


def disk(full: bool) -> str:
    """The statement that fills it, or makes room again."""
    deed = FULL if full else "RETURN NULL"
    return (
        "CREATE OR REPLACE FUNCTION room_is_needed() RETURNS trigger LANGUAGE plpgsql"
        f" AS $$ BEGIN {deed}; END $$"
    )


def watched_disk() -> str:
    """Every table asks for room before it is written."""
    each = (
        "EXECUTE format('CREATE TRIGGER room BEFORE INSERT OR UPDATE ON %I FOR EACH STATEMENT"
        " EXECUTE FUNCTION room_is_needed()', tablename)"
    )
    return (
        f"{disk(full=False)}; DO $$ DECLARE tablename name; BEGIN FOR tablename IN"
        " SELECT t.tablename FROM pg_tables t WHERE schemaname = 'public'"
        f" LOOP {each}; END LOOP; END $$"
    )
