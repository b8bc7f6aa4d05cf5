"""Every lesson is played through the rules: what its captions ask for is legal where they ask, what
they warn of is refused as they say, and its game comes to its end."""

import re
from collections.abc import Iterator

import pytest

from backroom.kernel.game import all_games, find_game
from backroom.kernel.messages import Message
from backroom.lessons.lesson import LEARNER, STEM, Lesson, Step, lesson_games, lesson_of
from backroom.table import Proposal, Table
from backroom.words import Speaker
from backroom.words.speaker import LANGUAGES

pytestmark = pytest.mark.once
LONGEST = 25
"""Words of a sentence."""
GAMES = lesson_games()


def steps() -> Iterator[tuple[Lesson, Step]]:
    for game in GAMES:
        lesson = lesson_of(game)
        for step in lesson.script.steps:
            yield lesson, step


def named(value: object) -> str:
    return value.game if isinstance(value, Lesson) else getattr(value, "id", str(value))


def is_watched(lesson: Lesson, seq: int) -> bool:
    """Others do it, or the learner plays no card where everybody is asked for one in between."""
    entry = lesson.recorded(seq)
    name = find_game(lesson.game).action(entry.action, entry.terms).name
    return entry.seat != LEARNER or name in ("pass", "keep")


each_step = pytest.mark.parametrize(("lesson", "step"), list(steps()), ids=named)


def opened_at(lesson: Lesson, step: Step, first: tuple[int, ...]) -> Table:
    """The table of this step, after something harmless that opens a choice."""
    table = lesson.table_at(step.at)
    for action in first:
        assert table.act(LEARNER, action) is None
    return table


def sentences(lesson: Lesson) -> Iterator[str]:
    for step in lesson.script.steps:
        yield step.id
        if step.kind in ("tap", "act"):
            yield f"{step.id}-do"
        yield from (but.says for but in step.but)
    for part in lesson.script.parts:
        yield f"part-{part}"
        yield f"know-{part}"
    for number in range(lesson.script.not_met):
        yield f"unmet-{number + 1}"


def test_a_lesson_is_of_a_game_that_is_here() -> None:
    assert GAMES
    assert set(GAMES) <= set(all_games())


@pytest.mark.parametrize("game", GAMES)
def test_the_recorded_game_is_one_that_the_rules_allow_and_ends(game: str) -> None:
    lesson = lesson_of(game)
    table = lesson.table_at(lesson.entries)
    assert table.opening.rules == find_game(game).version
    assert table.state.is_over()
    places = table.state.standings().places
    assert places[LEARNER] == min(places), "the learner wins"
    assert not table.opening.bots[LEARNER]


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_follow_the_log_from_its_beginning_to_its_end(game: str) -> None:
    lesson = lesson_of(game)
    place = 0
    for step in lesson.script.steps:
        assert step.at == place, step.id
        assert step.part in lesson.script.parts
        place = step.until
        moves = range(step.at + 1, step.until + 1)
        if step.kind in ("say", "tap"):
            assert step.at == step.until, step.id
        if step.kind == "act":
            assert moves
            assert all(lesson.recorded(seq).seat == LEARNER for seq in moves), step.id
        if step.kind == "watch":
            assert moves
            assert all(is_watched(lesson, seq) for seq in moves), step.id
        if step.kind in ("tap", "act"):
            assert step.press, step.id
    assert place == lesson.entries
    parts = [step.part for step in lesson.script.steps]
    assert tuple(dict.fromkeys(parts)) == lesson.script.parts, "the parts come in order"
    assert parts == sorted(parts, key=lesson.script.parts.index)
    assert len({step.id for step in lesson.script.steps}) == len(parts)


@each_step
def test_what_is_half_made_leads_to_an_act(lesson: Lesson, step: Step) -> None:
    if step.half:
        after = lesson.script.steps[lesson.script.steps.index(step) + 1]
        assert after.at == step.at
        assert after.half or after.kind == "act"


@each_step
def test_a_mistake_gets_the_refusal_that_the_lesson_names(lesson: Lesson, step: Step) -> None:
    for wrong in step.wrong:
        table = opened_at(lesson, step, wrong.first)
        action = table.game.action(wrong.action, wrong.terms)
        refusal = table.state.refuse(LEARNER, action)
        assert refusal is not None, (step.id, wrong)
        assert (refusal.reason, refusal.rule) == (wrong.refused, wrong.rule)
        teller = table.game.teller(table.rules)
        for language in LANGUAGES:
            names = ["", *table.opening.names[1:]]
            assert Speaker(language, teller, names).refusal(table.game, refusal)


@each_step
def test_what_is_warned_of_is_legal_and_not_the_way_of_the_lesson(
    lesson: Lesson, step: Step
) -> None:
    for but in step.but:
        for number in but.actions:
            table = opened_at(lesson, step, but.first)
            proposed = table.propose_move(LEARNER, number, None, "player", 0)
            assert isinstance(proposed, Proposal), (step.id, number, proposed)
            recorded = lesson.recorded(table.seq + 1)
            assert recorded.action != number
            assert lesson.warning(table.seq + 1, number) == lesson.message(but.says)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_a_lesson_is_there_and_short(game: str, language: str) -> None:
    speaker, lesson = Speaker(language), lesson_of(game)
    for name in sentences(lesson):
        said = speaker.say(lesson.message(name))
        words = re.findall(r"[\w’'$,.–-]*\w[\w’'$,.–-]*", said)
        assert len(words) <= LONGEST, (name, len(words), said)
    assert speaker.say(Message(f"{STEM}-but"))


def test_a_legal_act_off_the_way_that_nobody_foresaw_gets_the_common_warning() -> None:
    lesson = lesson_of(GAMES[0])
    assert lesson.warning(1, 10**6) == Message(f"{STEM}-but")
