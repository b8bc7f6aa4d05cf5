"""What nodes ask PostgreSQL. Every time is the database's own: the clocks of machines differ.

The tables hold nothing that lasts, so they are not logged: after a crash of PostgreSQL they are
empty, and every node enters itself again.
"""

from typing import Final

PROTOCOL: Final = 1
"""How nodes deal with each other; those that do it otherwise cannot be in one house."""

GROUND: Final = (
    """CREATE UNLOGGED TABLE IF NOT EXISTS nodes (
  id text PRIMARY KEY, address text NOT NULL, protocol int NOT NULL, rules text NOT NULL,
  beat timestamptz NOT NULL
)""",
    """CREATE UNLOGGED TABLE IF NOT EXISTS node_leases (
  table_id text PRIMARY KEY, node text NOT NULL
)""",
    "CREATE INDEX IF NOT EXISTS ix_node_leases_node ON node_leases (node)",
    """CREATE UNLOGGED TABLE IF NOT EXISTS node_presence (
  table_id text NOT NULL, node text NOT NULL, person int NOT NULL, seat int NOT NULL,
  PRIMARY KEY (table_id, node, person, seat)
)""",
    "CREATE INDEX IF NOT EXISTS ix_node_presence_node ON node_presence (node)",
)

JOIN: Final = """
INSERT INTO nodes (id, address, protocol, rules, beat)
VALUES (%(me)s, %(address)s, %(protocol)s, %(rules)s, clock_timestamp())
ON CONFLICT (id) DO UPDATE SET beat = excluded.beat
"""
BEAT: Final = "UPDATE nodes SET beat = clock_timestamp() WHERE id = %(me)s RETURNING id"
SWEEP: Final = """
WITH gone AS (
  DELETE FROM nodes
  WHERE beat < clock_timestamp() - make_interval(secs => %(after)s) AND id <> %(me)s RETURNING id
), away AS (
  DELETE FROM node_presence USING gone WHERE node_presence.node = gone.id
)
SELECT id FROM gone
"""
OTHERS: Final = "SELECT id, address, protocol, rules FROM nodes WHERE id <> %(me)s"

# A node that is late keeps what it has until it is swept away: so it learns of it, by its next
# beat, before it can think that it still has charge.
TAKE: Final = """
INSERT INTO node_leases (table_id, node)
SELECT wanted, %(me)s FROM unnest(%(tables)s::text[]) AS wanted
WHERE EXISTS (SELECT FROM nodes WHERE id = %(me)s)
ORDER BY wanted
ON CONFLICT (table_id) DO UPDATE SET node = excluded.node
WHERE node_leases.node = excluded.node
   OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = node_leases.node)
RETURNING table_id
"""
LET_GO: Final = "DELETE FROM node_leases WHERE node = %(me)s AND table_id = ANY(%(tables)s::text[])"
ORPHANS: Final = """
SELECT table_id FROM node_leases
WHERE NOT EXISTS (SELECT FROM nodes WHERE nodes.id = node_leases.node)
"""

SEAT: Final = """
WITH here AS (
  SELECT * FROM unnest(%(at)s::text[], %(persons)s::int[], %(seats)s::int[])
    AS new (table_id, person, seat)
), up AS (
  DELETE FROM node_presence old
  WHERE old.node = %(me)s AND old.table_id = ANY(%(tables)s::text[]) AND NOT EXISTS (
    SELECT FROM here
    WHERE (here.table_id, here.person, here.seat) = (old.table_id, old.person, old.seat)
  )
)
INSERT INTO node_presence (table_id, node, person, seat)
SELECT table_id, %(me)s, person, seat FROM here ON CONFLICT DO NOTHING
"""
# With whoever sits there comes who is there at all: so it is known why somebody sits there no more.
SEATED: Final = """
SELECT table_id, node, person, seat FROM node_presence
WHERE table_id = ANY(%(tables)s::text[]) AND node <> %(me)s
  AND EXISTS (SELECT FROM nodes WHERE nodes.id = node_presence.node)
UNION ALL
SELECT '', id, 0, 0 FROM nodes WHERE id <> %(me)s
"""
LEAVE: Final = """
WITH node AS (DELETE FROM nodes WHERE id = %(me)s),
  charge AS (DELETE FROM node_leases WHERE node = %(me)s)
DELETE FROM node_presence WHERE node = %(me)s
"""
