"""What nodes ask PostgreSQL when they count something together.

The tables hold nothing that lasts, as those of `statements`. Keys are hashes with a secret of the
house: nobody's address or login can be read there, and a dump should leave these tables out.
"""

from typing import Final

GROUND: Final = (
    "CREATE UNLOGGED TABLE IF NOT EXISTS node_secret (id int PRIMARY KEY, secret text NOT NULL)",
    """CREATE UNLOGGED TABLE IF NOT EXISTS node_limits (
  key text PRIMARY KEY, full_at bigint NOT NULL, asked_at bigint NOT NULL, depth bigint NOT NULL
) WITH (fillfactor = 50)""",
    """CREATE UNLOGGED TABLE IF NOT EXISTS node_held (
  key text NOT NULL, node text NOT NULL, number int NOT NULL, PRIMARY KEY (key, node)
) WITH (fillfactor = 50)""",
    """CREATE UNLOGGED TABLE IF NOT EXISTS node_work (
  key text PRIMARY KEY, seconds float NOT NULL, at timestamptz NOT NULL
) WITH (fillfactor = 50)""",
    """CREATE UNLOGGED TABLE IF NOT EXISTS node_homes (
  key text PRIMARY KEY, at timestamptz NOT NULL
)""",
)

SECRET: Final = """
WITH made AS (
  INSERT INTO node_secret (id, secret) VALUES (1, gen_random_uuid()::text || gen_random_uuid())
  ON CONFLICT DO NOTHING RETURNING secret
)
SELECT secret FROM made UNION ALL SELECT secret FROM node_secret LIMIT 1
"""

# A bucket is the moment at which it will be full. `asked_at` is the moment of the last take, for
# whoever takes needs to know what his statement called now.
TAKE: Final = """
WITH asked AS (
  SELECT key, cost, depth, (1000000 * extract(epoch FROM clock_timestamp()))::bigint AS now
  FROM unnest(%(keys)s::text[], %(costs)s::bigint[], %(depths)s::bigint[])
    AS given (key, cost, depth)
), taken AS (
  INSERT INTO node_limits AS kept (key, full_at, asked_at, depth)
  SELECT key, now + cost, now, depth FROM asked WHERE cost <= depth ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    full_at = greatest(kept.full_at, excluded.asked_at) + excluded.full_at - excluded.asked_at,
    asked_at = excluded.asked_at, depth = excluded.depth
  WHERE greatest(kept.full_at - excluded.asked_at, 0) + excluded.full_at - excluded.asked_at
    <= excluded.depth
  RETURNING key, full_at
)
SELECT asked.key, taken.key IS NOT NULL,
  least(coalesce(taken.full_at, kept.full_at, asked.now + asked.depth) - asked.now, asked.depth)
FROM asked LEFT JOIN taken USING (key) LEFT JOIN node_limits kept ON kept.key = asked.key
"""

HOLD: Final = """
WITH mine AS (
  INSERT INTO node_held AS kept (key, node, number)
  SELECT key, %(me)s, number FROM unnest(%(keys)s::text[], %(numbers)s::int[])
    AS given (key, number) ORDER BY key
  ON CONFLICT (key, node) DO UPDATE SET number = excluded.number
)
SELECT key, sum(number)::int FROM node_held
WHERE key = ANY(%(keys)s::text[]) AND node <> %(me)s
  AND EXISTS (SELECT FROM nodes WHERE nodes.id = node_held.node)
GROUP BY key
"""

# Of what was done two thirds are forgotten after so many seconds, as in bots/fair_turns.py.
WORK: Final = """
INSERT INTO node_work AS kept (key, seconds, at)
SELECT key, seconds, clock_timestamp() FROM unnest(%(keys)s::text[], %(seconds)s::float[])
  AS given (key, seconds) ORDER BY key
ON CONFLICT (key) DO UPDATE SET at = excluded.at, seconds = excluded.seconds + kept.seconds
  * exp(greatest(least(extract(epoch FROM kept.at - excluded.at) / %(lately)s, 0), -50)::float)
RETURNING key, seconds
"""

# What was said with the secret of before PostgreSQL crashed nobody would take back.
HOLD_NO_MORE: Final = """
DELETE FROM node_held WHERE node = %(me)s AND key <> ALL(%(keys)s::text[])
"""

SETTLE: Final = """
INSERT INTO node_homes (key, at) VALUES (%(key)s, clock_timestamp())
ON CONFLICT (key) DO UPDATE SET at = excluded.at
"""
IS_SETTLED: Final = "SELECT 1 FROM node_homes WHERE key = %(key)s"

TIDY: Final = (
    # What was asked in the future was asked before the clock was set back.
    """DELETE FROM node_limits WHERE key IN (
  SELECT key FROM node_limits, (SELECT 1000000 * extract(epoch FROM clock_timestamp()) AS now) m
  WHERE full_at < now OR asked_at > now + 5000000
  LIMIT 10000 FOR UPDATE OF node_limits SKIP LOCKED
)""",
    """DELETE FROM node_held
WHERE number <= 0 OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = node_held.node)""",
    "DELETE FROM node_work WHERE at < clock_timestamp() - interval '10 minutes'",
    "DELETE FROM node_homes WHERE at < clock_timestamp() - interval '30 days'",
)
