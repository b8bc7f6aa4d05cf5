"""The report of a study, section by section: what each figure is called, and what it means."""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from html import escape

import backroom
from backroom.lab.intervals import Interval
from backroom.lab.study.comparing import Comparison, Difference
from backroom.lab.study.figures import JUDGED, Figures, Mean, Wins
from backroom.lab.study.naming import Names
from backroom.lab.study.page import Cell, cell, folded, heading, legend, page, said, table
from backroom.lab.study.plan import Study, searches
from backroom.lab.study.plots import courses, edges, histogram, swatch, whisker
from backroom.lab.study.worth import Worth

Parts = Iterator[str]
PILES = ("kind", "job", "influence", "maffioso", "card")
"""In this order it is said what things are worth."""
IN_POINTS = ("points", "winner", "gap")
"""What is compared in points."""
SHOWN = 10
"""Rounds that fewer than one game in so many had are not drawn: of few games nobody sees much."""


def report(
    study: Study,
    found: Sequence[Figures],
    compared: Sequence[Comparison],
    asked: int,
    names: Names,
    now: datetime | None = None,
) -> str:
    """The whole page. `asked`: how many games were to be played."""
    first = found[0]
    title = names.ui("title", game=names.game.title, games=sum(each.games for each in found))
    parts = [heading(title, 1), *opening(study, found, asked, names)]
    for comparison in compared:
        parts += comparing(comparison, names)
    for section in (length, course, wins, worth, trade, promises, events):
        parts += section(first, names)
    day = (now or datetime.now(UTC)).date().isoformat()
    parts.append(said(names.ui("made", version=backroom.__version__, day=day), soft=True))
    return page(names.language, title, parts)


def opening(study: Study, found: Sequence[Figures], asked: int, names: Names) -> Parts:
    side, games = study.sides[0], sum(each.games for each in found)
    yield said(
        names.ui(
            "about",
            players=study.players,
            bots=", ".join(study.bots),
            seed=str(study.seed),
            deals=found[0].deals,
            turns=study.turns,
            rounds=study.rounds if any(map(searches, study.bots)) else 0,
        )
    )
    options = ", ".join(f"{name}={value}" for name, value in side.options.items())
    cards = "ours" if side.cards is None else "own"
    yield said(names.ui("options", options=options, cards=cards))
    if games < asked:
        yield said(names.ui("stopped", games=games, asked=asked))
    if broken := sum(each.broken_off for each in found):
        yield said(names.ui("broken-off", count=broken))
    yield said(names.ui("intervals"), soft=True)


def length(figures: Figures, names: Names) -> Parts:
    title = names.ui("length")
    yield heading(title)
    rounds, actions = plus_minus(figures.rounds, 2, names), plus_minus(figures.actions, 1, names)
    yield said(names.ui("length-said", rounds=rounds, actions=actions))
    if len(figures.lengths) > 1:
        yield histogram(figures.lengths, title)
    rows = [
        (cell(str(each)), cell(names.figure(f"{count:,}")))
        for each, count in figures.lengths.items()
    ]
    yield folded(names.ui("numbers"), table([names.ui("rounds"), names.ui("games")], rows))
    yield heading(names.ui("endings"), 3)
    lines = [
        (cell(names.ending(name)), bar(share, (0.0, 1.0)), cell(percent(share, names)))
        for name, share in figures.endings.items()
    ]
    yield table([names.ui("ending"), "", names.ui("share")], lines)


def course(figures: Figures, names: Names) -> Parts:
    title = names.ui("course", unit=names.unit)
    yield heading(title)
    yield said(names.ui("course-said"), soft=True)
    shown = sum(games * SHOWN >= figures.games for games in figures.course[0].games)
    lines = [[(each.mean, each.margin) for each in seat.points[:shown]] for seat in figures.course]
    yield courses(lines, title)
    seats = [names.seat(seat) for seat in range(len(lines))]
    yield legend((swatch(seat), name) for seat, name in enumerate(seats))
    rows = [
        [
            cell(str(round)),
            cell(names.figure(f"{games:,}")),
            *(cell(plus_minus(seat.points[round], names.digits, names)) for seat in figures.course),
        ]
        for round, games in enumerate(figures.course[0].games)
    ]
    heads = [names.ui("round"), names.ui("games"), *seats]
    yield folded(names.ui("numbers"), table(heads, rows))


def wins(figures: Figures, names: Names) -> Parts:
    yield heading(names.ui("wins"))
    even = 1 / len(figures.seats)
    yield said(names.ui("even", share=names.figure(f"{even:.1%}")), soft=True)
    kind = (
        "colour" if any(each.name.startswith("colour") for each in figures.families) else "family"
    )
    sections: list[tuple[str, Sequence[Wins], Callable[[str], str]]] = [
        (names.ui("by-seat"), figures.seats, lambda name: names.seat(int(name))),
        (names.ui("by-family", kind=kind), figures.families, names.thing),
        (names.ui("by-bot"), figures.bots, str),
    ]
    for title, found, named in sections:
        if found:
            yield heading(title, 3)
            yield wins_table(found, named, even, names)


def wins_table(
    found: Sequence[Wins], named: Callable[[str], str], even: float, names: Names
) -> str:
    most = max([2 * even, *(each.wins.high for each in found)])
    heads = [names.ui("who"), "", names.ui("wins-of"), names.ui("points", unit=names.unit)]
    rows = [
        (
            cell(named(each.name)),
            bar(each.wins, (0.0, most), even),
            cell(percent(each.wins, names)),
            cell(plus_minus(each.points, names.digits, names)),
        )
        for each in found
    ]
    return table(
        [*heads, names.ui("games")],
        [(*row, names.figure(f"{each.games:,}")) for row, each in zip(rows, found, strict=True)],
    )


def worth(figures: Figures, names: Names) -> Parts:
    if not figures.worths:
        return
    yield heading(names.ui("worth"))
    yield said(names.ui("worth-said"), soft=True)
    if figures.bots:
        yield said(names.ui("worth-mixed"), soft=True)
    piles: dict[str, list[Worth]] = {}
    for each in figures.worths:
        piles.setdefault(each.thing.partition(":")[0], []).append(each)
    for pile, found in sorted(piles.items(), key=lambda each: PILES.index(each[0])):
        yield heading(names.ui("worth-of", pile=pile), 3)
        yield worth_table(found, names)


def worth_table(found: Sequence[Worth], names: Names) -> str:
    ends = [end for each in found for end in edges(each.points, each.points_margin)]
    scale = (min(0.0, *ends), max(0.0, *ends))
    heads = [
        names.ui("thing"),
        "",
        names.ui("more-points", unit=names.unit),
        names.ui("more-wins"),
        names.ui("each"),
        names.ui("games"),
    ]
    rows = []
    for each in found:
        low, high = edges(each.points, each.points_margin)
        points = Mean(each.points, each.points_margin)
        rows.append(
            (
                cell(names.thing(each.thing)),
                whisker(each.points, low, high, scale, 0.0),
                marked(
                    plus_minus(points, names.digits, names, sign=True),
                    abs(each.points) > each.points_margin,
                ),
                cell(
                    names.figure(f"{each.wins:+.1%} ± {each.wins_margin:.1%}".replace("inf%", "?"))
                ),
                cell(names.figure(f"{each.each:.2f}")),
                cell(names.figure(f"{each.games:,}")),
            )
        )
    return table(heads, rows)


def trade(figures: Figures, names: Names) -> Parts:
    if not figures.trade:
        return
    yield heading(names.ui("deals"))
    yield said(names.ui("deals-said"), soft=True)
    heads = ["deal", "count", "times", "price", "middle", "haggled"]
    yield table(
        [names.ui(each) for each in heads],
        [
            (
                cell(names.ui("deal-kind", kind=each.kind.replace("_", "-"))),
                cell(names.figure(f"{each.count:,}")),
                cell(plus_minus(each.times, 2, names)),
                cell(plus_minus(each.price, 0, names)),
                cell(names.figure(f"{each.middle:,.0f}")),
                cell(names.figure(f"{each.haggled:.0%}")),
            )
            for each in figures.trade
        ],
    )


def promises(figures: Figures, names: Names) -> Parts:
    if not figures.promises:
        return
    yield heading(names.ui("promises"))
    yield said(names.ui("promises-said"), soft=True)
    heads = ["promise", "count", *JUDGED, "kept-share"]
    yield table(
        [names.ui(each) for each in heads],
        [
            (
                cell(names.ui("promise-kind", kind=each.kind.replace("_", "-"))),
                cell(names.figure(f"{each.count:,}")),
                *(cell(names.figure(f"{each.became[status]:,}")) for status in JUDGED),
                cell(
                    percent(each.kept, names)
                    if each.became["kept"] + each.became["broken"]
                    else "–"
                ),
            )
            for each in figures.promises
        ],
    )


def events(figures: Figures, names: Names) -> Parts:
    yield heading(names.ui("events"))
    yield said(names.ui("events-said"), soft=True)
    rows = []
    for each in figures.events:
        rules = names.rules_of(each.event)
        text = names.rule(rules[0]) if rules else ""
        rows.append(
            (
                f"{cell(', '.join(rules))}<br><code>{escape(each.event)}</code>",
                cell(percent(each.games, names)),
                cell(plus_minus(each.times, 2, names)),
                cell(text),
            )
        )
    heads = [names.ui("rules"), names.ui("share"), names.ui("times"), names.ui("event")]
    yield table(heads, rows, long=3)


def comparing(comparison: Comparison, names: Names) -> Parts:
    yield heading(names.ui("compared", label=comparison.label))
    yield said(names.ui("compared-said", deals=comparison.deals), soft=True)
    sure = sum(each.is_sure for each in comparison.differences)
    yield said(names.ui("some-differ", count=sure) if sure else names.ui("none-differs"))
    heads = ["figure", "before", "after", "more", "verdict"]
    yield table(
        [names.ui(each) for each in heads],
        [difference_line(each, names) for each in comparison.differences],
    )


def difference_line(each: Difference, names: Names) -> list[Cell]:
    if each.share:
        before, after = f"{each.before:.1%}", f"{each.after:.1%}"
        more = names.figure(f"{each.more:+.1%} ± {each.margin:.1%}".replace("inf%", "?"))
    else:
        digits = names.digits if each.figure in IN_POINTS else 2
        before, after = f"{each.before:,.{digits}f}", f"{each.after:,.{digits}f}"
        more = plus_minus(Mean(each.more, each.margin), digits, names, sign=True)
    verdict = names.ui("yes" if each.is_sure else "no")
    return [
        cell(figure_name(each.figure, names)),
        cell(names.figure(before)),
        cell(names.figure(after)),
        marked(more, each.is_sure),
        cell(verdict),
    ]


def figure_name(figure: str, names: Names) -> str:
    kind, colon, which = figure.partition(":")
    if not colon:
        return names.ui("figure-of", name=kind)
    if kind == "seat":
        return names.ui("figure-seat", number=int(which) + 1)
    return names.ui("figure-ending", ending=names.ending(which))


def marked(text: str, sure: bool) -> Cell:
    return f'<span class="sure">{escape(text)}</span>' if sure else cell(text)


def bar(share: Interval, scale: tuple[float, float], even: float | None = None) -> Cell:
    return whisker(share.share, share.low, share.high, scale, even)


def percent(share: Interval, names: Names) -> str:
    return names.figure(f"{share.share:.1%} ({share.low:.1%}–{share.high:.1%})")


def plus_minus(value: Mean, digits: int, names: Names, sign: bool = False) -> str:
    shown = f"{value.mean:{'+' if sign else ''},.{digits}f}"
    return names.figure(f"{shown} ± {value.margin:,.{digits}f}".replace("inf", "?"))
