"""The command that poses the puzzle of the day: puzzle."""

from datetime import date
from typing import Annotated

import typer

from backroom.commands.arguments import AsJson, Language
from backroom.commands.replaying import print_lines
from backroom.commands.typed_values import print_json
from backroom.house_games.puzzle import Riddle, all_puzzles, day_from, number_of, riddle_of
from backroom.kernel.errors import BadInput
from backroom.kernel.messages import SeatName
from backroom.words import Speaker

puzzles = typer.Typer(rich_markup_mode="markdown")


@puzzles.command("puzzle", epilog="Example: `backroom puzzle --answer 2 --lang nl`")
def puzzle_command(
    day: Annotated[
        str | None, typer.Option(help="Of this day, written like 2026-11-18; else today's.")
    ] = None,
    answer: Annotated[
        int | None, typer.Option(help="Your answer, by its number; then it is proved.")
    ] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Pose the puzzle of the day: a position between bots, and one answer that can be proved."""
    wanted = date.today() if day is None else day_from(day)
    puzzle = all_puzzles()[number_of(wanted)]
    riddle, table = riddle_of(puzzle), puzzle.kept.table(puzzle.at)
    if answer is not None and not 1 <= answer <= len(riddle.choices):
        raise BadInput(f"choose an answer from 1 to {len(riddle.choices)}, not {answer}")
    teller = table.game.teller(table.rules)
    speaker = Speaker(lang, teller, puzzle.kept.names)
    choices = [speaker.say(choice.label) for choice in riddle.choices]
    if as_json:
        shown: dict[str, object] = {
            "day": wanted.isoformat(),
            "game": table.game.id,
            "question": speaker.say(riddle.question),
            "choices": choices,
        }
        if answer is not None:
            proof = [speaker.say(choice.why) for choice in riddle.choices]
            shown |= {"right": riddle.right + 1, "found": is_right(riddle, answer), "proof": proof}
        print_json(shown)
        return
    position = teller.position(table.state.view(puzzle.eyes))
    you = speaker.ui("puzzle-you", who=SeatName(puzzle.eyes))
    print_lines([f"{speaker.ui('puzzle-title')}, {wanted.isoformat()}: {table.game.title}", ""])
    print_lines([*(speaker.say(line) for line in position), "", you, speaker.say(riddle.question)])
    print_lines([f"  {number}  {choice}" for number, choice in enumerate(choices, 1)])
    print_lines(["", *answered(riddle, answer, speaker)])


def is_right(riddle: Riddle, answer: int) -> bool:
    return answer - 1 == riddle.right


def answered(riddle: Riddle, answer: int | None, speaker: Speaker) -> list[str]:
    """Right or not, and why each choice is or cannot be."""
    if answer is None:
        return [speaker.ui("puzzle-choose")]
    lines = [speaker.ui("puzzle-right" if is_right(riddle, answer) else "puzzle-wrong")]
    for number, choice in enumerate(riddle.choices, 1):
        mark = "✓" if choice.right else "✗"
        lines.append(f"{mark} {number}  {speaker.say(choice.label)}: {speaker.say(choice.why)}")
    return lines
