"""The command that looks back at a finished game in figures: analyse."""

from math import floor
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table as Grid

from backroom.analysis.coach import WORLDS, coach
from backroom.analysis.figures import Analysis, analyse
from backroom.analysis.shown import Advice, Figures, Measure
from backroom.analysis.tally import Tally
from backroom.commands.arguments import AsJson, Language
from backroom.commands.files import read_text
from backroom.commands.replaying import find_seat, print_lines
from backroom.commands.typed_values import check_seed, harmless, print_json
from backroom.kernel.errors import BadInput
from backroom.kernel.messages import SeatName
from backroom.table import Table
from backroom.words import Speaker

LARGEST_BUDGET = 1000.0
FEWEST_WORLDS = 20
INTERRUPTED = 130

analysing = typer.Typer(rich_markup_mode="markdown")


@analysing.command(
    "analyse", epilog="Example: `backroom analyse evening.backroom --coach 2:107 --lang nl`"
)
def analyse_command(
    file: Annotated[Path, typer.Argument(help="A finished game (.backroom).")],
    asked: Annotated[
        str | None,
        typer.Option(
            "--coach",
            metavar="SEAT:SEQ",
            help="What would the coach have done here? A player (number or name) and an entry.",
        ),
    ] = None,
    budget: Annotated[
        float, typer.Option(help="How much work: 4 takes four times as long and halves the errors.")
    ] = 1.0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 1,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Look back at a finished game: luck and skill, everybody's chances, and the moments."""
    if not 0.0 < budget <= LARGEST_BUDGET:
        raise BadInput(f"a budget is above 0 and at most {LARGEST_BUDGET:g}, not {budget:g}")
    check_seed(seed)
    table = Table.read(read_text(file), str(file))
    teller = table.game.teller(table.rules)
    speaker = Speaker(lang, teller, table.opening.names)
    try:
        if asked is not None:
            show_advice(coach_at(table, asked, lang, budget, seed), speaker, as_json)
        else:
            show_figures(with_progress(table, budget, seed), table, speaker, as_json)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def coach_at(table: Table, asked: str, lang: str, budget: float, seed: int) -> Advice:
    name, colon, number = asked.rpartition(":")
    if not colon or not number.isdecimal():
        raise BadInput(f"ask the coach with a player and an entry, such as 2:107, not {asked!r}")
    if not table.state.is_over():
        raise BadInput("this game is not over; the coach speaks only of finished games")
    worlds = max(FEWEST_WORLDS, round(WORLDS * budget))
    return coach(table, find_seat(table, name, lang), int(number), worlds, seed)


def with_progress(table: Table, budget: float, seed: int) -> Figures:
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(table.game.title, total=None)

        def looked(tally: Tally, analysis: Analysis) -> None:
            progress.update(task, completed=tally.looks, total=analysis.planned(tally))

        return analyse(table, budget, seed, looked)


def show_figures(figures: Figures, table: Table, speaker: Speaker, as_json: bool) -> None:
    if as_json:
        print_json(figures)
        return
    say = speaker.ui
    rounds = figures.steps[-1].round if figures.steps else 0
    facts = {"game": table.game.title, "players": table.seats, "rounds": rounds}
    print_lines([say("figures-title"), say("figures-of", **facts, looks=figures.looks), ""])
    out = Console()
    out.print(course_grid(figures, speaker))
    out.print(sums_grid(figures, speaker))
    print_lines([say("figures-explained"), "", say("figures-moments")])
    for card in figures.cards:
        told = {"title": card.title, "text": card.text, "round": card.round, "seq": card.seq}
        change = {"points": signed(card.change.points), "error": str(whole(card.change.error))}
        line = say("figures-moment", **told, **change)
        print_lines([line, *(f"    {speaker.say(each)}" for each in card.happened)])
    if not figures.cards:
        print_lines([say("figures-no-moments")])
    print_lines(["", speaker.say(figures.sentence)])


def course_grid(figures: Figures, speaker: Speaker) -> Grid:
    """Points and chances when each round began, and in the end."""
    names = [escape(harmless(speaker.seat(each.seat))) for each in figures.sums]
    grid = Grid(speaker.ui("figures-column-round"), *names, title=speaker.ui("figures-course"))
    last = None
    for number, step in enumerate(figures.steps):
        if step.round != last:
            last = step.round
            grid.add_row(str(step.round), *cells(figures, number))
    grid.add_row(speaker.ui("figures-column-end"), *cells(figures, len(figures.steps)))
    return grid


def cells(figures: Figures, place: int) -> list[str]:
    pairs = zip(figures.points[place], figures.chances[place], strict=True)
    return [f"{points} ({whole(chance)} %)" for points, chance in pairs]


def sums_grid(figures: Figures, speaker: Speaker) -> Grid:
    columns = ("player", "share", "luck", "own", "others", "end")
    grid = Grid(
        *(speaker.ui(f"figures-column-{each}") for each in columns),
        title=speaker.ui("figures-luck-and-skill"),
    )
    for each in figures.sums:
        share, luck, own, others, result = each.shown
        grid.add_row(
            escape(harmless(speaker.seat(each.seat))),
            str(share),
            bar(luck, each.luck),
            bar(own, each.own),
            bar(others, each.others),
            str(result),
        )
    return grid


def bar(points: int, measure: Measure) -> str:
    """As printed: in brackets if it is shorter than its whisker."""
    text = f"{signed(points)} ± {whole(measure.error)}"
    return text if measure.is_sure else f"({text})"


def signed(points: float) -> str:
    """With a true minus sign, and no minus before nothing: as the browser writes it."""
    return f"{whole(points):+d}".replace("-", "−")


def whole(points: float) -> int:
    """Halves go up, as in the browser."""
    return floor(points + 0.5)


def show_advice(advice: Advice, speaker: Speaker, as_json: bool) -> None:
    if as_json:
        print_json(advice)
        return
    seat = SeatName(advice.seat)
    facts = {"seat": seat, "round": advice.round, "seq": advice.seq, "worlds": advice.worlds}
    print_lines([speaker.ui("coach-title"), speaker.ui("coach-known", **facts), ""])
    for choice in advice.choices:
        measured = choice.chance
        chance = {"chance": str(whole(measured.points)), "error": str(whole(measured.error))}
        line = speaker.ui("coach-choice", **chance, choice=tuple(choice.actions))
        marks = {(1, 1): "both", (1, 0): "best", (0, 1): "done"}
        mark = marks.get((int(choice.coach), int(choice.done)))
        print_lines([line if mark is None else f"{line}  ({speaker.ui(f'coach-mark-{mark}')})"])
    print_lines(["", speaker.say(advice.reason)])
    if advice.verdict != "better":
        print_lines([speaker.ui("coach-agrees" if advice.verdict == "agrees" else "coach-level")])
