"""What the service counts about itself, in the form that Prometheus reads."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one service. Their labels are few and fixed: no table, no person."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("backroom_moves", "Moves made", ["game", "by"], registry=self.registry)
        self._moves: dict[tuple[str, str], Counter] = {}
        self.refused = Counter(
            "backroom_refused", "Messages refused on sockets", registry=self.registry
        )
        self.finished = Counter(
            "backroom_games_finished", "Games finished", ["game"], registry=self.registry
        )
        self.aside = Counter(
            "backroom_tables_set_aside", "Tables set aside", registry=self.registry
        )
        self.bot_failures = Counter(
            "backroom_bot_failures", "Bots without an answer", ["reason"], registry=self.registry
        )
        self.sockets = Gauge("backroom_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("backroom_tables_in_memory", "Tables in memory", registry=self.registry)
        self.nodes = Gauge("backroom_nodes", "Nodes of this house", registry=self.registry)
        self.nodes.set(1)
        self.charge = Gauge(
            "backroom_tables_in_charge",
            "Tables at which this node does what happens by itself",
            registry=self.registry,
        )
        self.commit = Histogram(
            "backroom_commit_seconds",
            "From a move to its safe place in the log",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
        )
        self.requests = Counter(
            "backroom_http_requests", "Answers over HTTP", ["status"], registry=self.registry
        )

    def move(self, game: str, by: str) -> None:
        """A move was made. To find a counter by its labels costs more than to count."""
        counter = self._moves.get((game, by))
        if counter is None:
            counter = self._moves[game, by] = self.moves.labels(game, by)
        counter.inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
