"""Plots as SVG inside a page: text of the page's own size and colour, light or dark, on paper too.

Whoever does not see them has the same figures in the table beside each.
"""

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, inf, log10

WIDE, HIGH = 360.0, 200.0
LEFT, RIGHT, TOP, BOTTOM = 46.0, 8.0, 8.0, 24.0
BAR_WIDE, BAR_HIGH = 150.0, 14.0


def steps(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers from one end to the other, not more than so many and two."""
    if high <= low:
        high = low + 1.0
    rough = (high - low) / most
    size = 10.0 ** floor(log10(rough))
    step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough)
    first, last = floor(low / step), ceil(high / step)
    return [number * step for number in range(first, last + 1)]


class Frame:
    """Axes with round numbers; what is drawn between them is given in the units of the axes."""

    def __init__(self, x: tuple[float, float], y: tuple[float, float], title: str) -> None:
        self.left, self.right = x
        self.title = title
        self.marks = steps(*y)
        self.low, self.high = self.marks[0], self.marks[-1]
        self.parts: list[str] = []

    def x(self, value: float) -> float:
        part = (value - self.left) / max(1e-9, self.right - self.left)
        return round(LEFT + part * (WIDE - LEFT - RIGHT), 1)

    def y(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(HIGH - BOTTOM - part * (HIGH - TOP - BOTTOM), 1)

    def drawn(self, under: Sequence[tuple[float, str]]) -> str:
        """The whole picture; `under` it: what stands at which place of the lower edge."""
        lines = []
        for mark in self.marks:
            y = self.y(mark)
            lines.append(f'<path class="grid" d="M{LEFT} {y}H{WIDE - RIGHT}"/>')
            lines.append(f'<text class="end" x="{LEFT - 5}" y="{y + 4}">{short(mark)}</text>')
        for place, text in under:
            at = f'x="{self.x(place)}" y="{HIGH - 7}"'
            lines.append(f'<text class="mid" {at}>{escape(text)}</text>')
        inside = "".join([*lines, *self.parts])
        return (
            f'<svg class="plot" viewBox="0 0 {WIDE:g} {HIGH:g}" role="img" '
            f'aria-label="{escape(self.title)}">{inside}</svg>'
        )


def histogram(counts: Mapping[int, int], title: str) -> str:
    """How often each number came."""
    numbers = range(min(counts), max(counts) + 1)
    frame = Frame((numbers[0] - 0.6, numbers[-1] + 0.6), (0, max(counts.values())), title)
    for number in numbers:
        top = frame.y(counts.get(number, 0))
        left, right = frame.x(number - 0.4), frame.x(number + 0.4)
        foot = frame.y(0)
        frame.parts.append(
            f'<rect class="bar" x="{left}" y="{top}" width="{right - left:.1f}" '
            f'height="{foot - top:.1f}"/>'
        )
    every = max(1, ceil(len(numbers) / 10))
    return frame.drawn([(number, str(number)) for number in numbers[::every]])


Line = Sequence[tuple[float, float]]
"""By place: a mean, and half of its interval."""


def courses(lines: Sequence[Line], title: str) -> str:
    """A line for each seat, from its beginning to the end, with its interval as a band."""
    longest = max(len(line) for line in lines)
    ends = [each for line in lines for mean, margin in line for each in edges(mean, margin)]
    frame = Frame((0, max(1, longest - 1)), (min(0.0, *ends), max(ends)), title)
    for seat, line in enumerate(lines):
        upper = [(place, edges(*value)[1]) for place, value in enumerate(line)]
        lower = [(place, edges(*value)[0]) for place, value in enumerate(line)]
        band = path(frame, upper + lower[::-1])
        frame.parts.append(f'<path class="band s{seat}" d="{band}Z"/>')
    for seat, line in enumerate(lines):
        means = path(frame, [(place, mean) for place, (mean, _) in enumerate(line)])
        frame.parts.append(f'<path class="line s{seat}" d="{means}"/>')
    every = max(1, ceil(longest / 10))
    return frame.drawn([(place, str(place)) for place in range(0, longest, every)])


def edges(mean: float, margin: float) -> tuple[float, float]:
    """Both ends of an interval; one without an end is drawn as a point."""
    reach = 0.0 if margin == inf else margin
    return mean - reach, mean + reach


def path(frame: Frame, points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{frame.x(x)} {frame.y(y)}" for x, y in points)


def whisker(
    mean: float, low: float, high: float, scale: tuple[float, float], even: float | None
) -> str:
    """One interval as a line with a dot, and a thin mark where nothing would be different."""

    def x(value: float) -> float:
        part = (value - scale[0]) / max(1e-9, scale[1] - scale[0])
        return round(4 + min(1.0, max(0.0, part)) * (BAR_WIDE - 8), 1)

    middle = BAR_HIGH / 2
    mark = "" if even is None else f'<path class="even" d="M{x(even)} 0V{BAR_HIGH:g}"/>'
    return (
        f'<svg class="whisker" viewBox="0 0 {BAR_WIDE:g} {BAR_HIGH:g}" aria-hidden="true">{mark}'
        f'<path class="reach" d="M{x(low)} {middle:g}H{x(high)}"/>'
        f'<circle cx="{x(mean)}" cy="{middle:g}" r="3.5"/></svg>'
    )


def swatch(seat: int) -> str:
    """The line of a seat, for a legend."""
    return (
        f'<svg class="swatch" viewBox="0 0 28 8" aria-hidden="true">'
        f'<path class="line s{seat}" d="M0 4H28"/></svg>'
    )


def short(value: float) -> str:
    """A number that fits beside an axis, and is written so in every language: 120k."""
    if abs(value) >= 10_000:
        return f"{value / 1000:.0f}k"
    return f"{value:.0f}" if value == round(value) else f"{value:.2g}"
