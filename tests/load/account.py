"""What was measured, and how it compares."""

from typing import NamedTuple


class Pace(NamedTuple):
    """How a server kept up with so many moves."""

    moves: int
    seconds: float
    cpu: float
    received: int
    waits: list[float]

    @property
    def per_core(self) -> float:
        """Acknowledged moves for each second of one processor."""
        return self.moves / self.cpu

    @property
    def cost(self) -> float:
        """Microseconds of one processor for a move."""
        return 1e6 * self.cpu / self.moves

    @property
    def bytes(self) -> float:
        """What all four seats receive for a move."""
        return self.received / self.moves

    def wait(self, share: float) -> float:
        """Milliseconds within which this share of the moves was acknowledged."""
        waits = sorted(self.waits) or [0.0]
        return 1000 * waits[int((len(waits) - 1) * share)]

    def line(self, name: str) -> str:
        return (
            f"{name:34s} {self.per_core:8,.0f} moves/s a core  {self.moves / self.seconds:8,.0f} /s"
            f"  {self.cost:6,.0f} µs  {self.bytes / 1000:6.1f} kB"
            f"  p50 {self.wait(0.5):7.1f} ms  p99 {self.wait(0.99):7.1f} ms"
        )


def goal(what: str, value: float, wanted: float, unit: str, at_least: bool = False) -> str:
    """A line that says whether what the house wants of itself is so."""
    met = value >= wanted if at_least else value <= wanted
    sign = "≥" if at_least else "≤"
    verdict = "yes" if met else "NO"
    return f"  {verdict:3s}  {what}: {value:,.1f} {unit} (wanted {sign} {wanted:,g})"
