"""Draws who imports whom as a picture in the page itself: no script, nothing from elsewhere.

Every part stands one row above the highest part that it stands on, so all arrows point down.
"""

from collections.abc import Mapping
from html import escape

from import_diagram import Graph, plain

WIDTH, HEIGHT = 104, 34
ACROSS, DOWN = 14, 48
EDGE = 6


def rows_of(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """The parts, from those that stand on nothing upward."""
    height: dict[str, int] = {}

    def high(part: str) -> int:
        if part not in height:
            height[part] = 1 + max((high(each) for each in graph.get(part, ())), default=-1)
        return height[part]

    for part in graph:
        high(part)
    return [
        sorted(part for part in graph if height[part] == row)
        for row in range(max(height.values()) + 1)
    ]


def ordered(rows: list[list[str]], below: Mapping[str, set[str]]) -> list[list[str]]:
    """Each row in the order of what its parts are joined to, so that fewer arrows cross."""
    place: dict[str, float] = {}
    for row in rows:
        place |= {part: index - len(row) / 2 for index, part in enumerate(row)}
    above: dict[str, set[str]] = {part: set() for part in place}
    for part, others in below.items():
        for other in others:
            above[other].add(part)
    for _ in range(12):
        for joined in (below, above):
            for row in rows:
                mean = {
                    part: sum(place[each] for each in joined[part]) / len(joined[part])
                    if joined.get(part)
                    else place[part]
                    for part in row
                }
                row.sort(key=lambda part: (mean[part], part))
                place |= {part: index - len(row) / 2 for index, part in enumerate(row)}
    return rows


def drawing(graph: Graph) -> str:
    below = plain(graph)
    rows = ordered(rows_of(below), below)
    widest = max(map(len, rows))
    width = 2 * EDGE + widest * (WIDTH + ACROSS) - ACROSS
    height = 2 * EDGE + len(rows) * (HEIGHT + DOWN) - DOWN
    corner: dict[str, tuple[float, float]] = {}
    for number, row in enumerate(rows):
        left = (width - len(row) * (WIDTH + ACROSS) + ACROSS) / 2
        top = height - EDGE - HEIGHT - number * (HEIGHT + DOWN)
        corner |= {part: (left + index * (WIDTH + ACROSS), top) for index, part in enumerate(row)}
    arrows = [arrow(corner[part], corner[each]) for part in below for each in sorted(below[part])]
    boxes = [box(part, *corner[part]) for part in corner]
    words = "; ".join(
        f"{part} imports {', '.join(sorted(others))}" for part, others in below.items() if others
    )
    return (
        f'<figure class="imports"><svg viewBox="0 0 {width} {height:.0f}" role="img" '
        f'aria-label="{escape(words)}"><defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" '
        'markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8Z"/></marker></defs>'
        f"{''.join(arrows)}{''.join(boxes)}</svg></figure>"
    )


def arrow(start: tuple[float, float], end: tuple[float, float]) -> str:
    x, y = start[0] + WIDTH / 2, start[1] + HEIGHT
    to_x, to_y = end[0] + WIDTH / 2, end[1] - 2
    bend = (to_y - y) / 2
    points = (x, y, x, y + bend, to_x, to_y - bend, to_x, to_y)
    path = "M{:.0f} {:.0f}C{:.0f} {:.0f} {:.0f} {:.0f} {:.0f} {:.0f}".format(*points)
    return f'<path class="arrow" d="{path}" marker-end="url(#tip)"/>'


def box(part: str, x: float, y: float) -> str:
    name = part.removeprefix("server.")
    kind = "part" if name == part else "service"
    return (
        f'<g class="{kind}"><rect x="{x:.0f}" y="{y:.0f}" '
        f'width="{WIDTH}" height="{HEIGHT}" rx="5"/>'
        f'<text x="{x + WIDTH / 2:.0f}" y="{y + HEIGHT / 2 + 5:.0f}">{escape(name)}</text></g>'
    )
