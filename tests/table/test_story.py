"""A game as a story: to everybody his own, in three languages, and none gives a secret away."""

import re
from functools import cache
from importlib import resources
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, all_games
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import heard_by
from backroom.table import Chair, Move, Pause, Table, Undo
from backroom.table import story as telling
from backroom.table.story import TRUTH, Story, checked, tell
from backroom.words import LANGUAGES, Speaker
from builders.capo_della_mafia import CAPO
from fixtures.record import LIVE, Evening, Recorder, opened

BEGIN = 1_760_000_000_000
LAY_FIRST = 1
every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def lines_of(story: Story) -> list[str]:
    return [line for paragraph in story.paragraphs for line in paragraph.lines]


def evening(*entries: Move | Undo | Pause | Chair) -> Table:
    """Ann, Bob and Čeněk play Capo della Mafia."""
    table = opened(Evening("a story", CAPO.id, 3, {"deck": "main"}, LIVE), BEGIN)
    for entry in entries:
        table.add(entry)
    return table


@cache
def whole_game() -> Table:
    return Recorder(Evening("whole", CAPO.id, 4, {}, LIVE, 1), 8).play()


def last_lines(table: Table, eyes: int) -> list[str]:
    """What the last entry tells these eyes."""
    return [
        line
        for paragraph in tell(table, eyes, "en").paragraphs
        if paragraph.seq == table.seq
        for line in paragraph.lines
    ]


# The frame


def test_the_headline_names_the_game_the_players_the_options_and_the_day() -> None:
    assert tell(evening(), SPECTATOR, "en").headline == [
        "Capo della Mafia (rules version 1)",
        "At the table: Ann, Bob and Čeněk.",
        "Agreed: Deck – main: harder, more bluffing.",
        "Begun on 2025-10-09 08:53 (UTC).",
        "As the spectators saw it.",
    ]


def test_a_game_kept_by_the_terminal_has_no_names_and_no_day() -> None:
    table = Table.open(CAPO, 3, {}, "kept")
    assert tell(table, 1, "nl").headline == [
        "Capo della Mafia (regels versie 1)",
        "Aan tafel: Rood, Blauw en Groen.",
        "Het spel met de standaardregels.",
        "Zoals Blauw het zag.",
    ]


def test_bots_and_cards_of_ones_own_are_named_in_the_headline() -> None:
    table = opened(Evening("bots", CAPO.id, 3, {}, LIVE, 2), BEGIN)
    assert (
        "At the table: Ann, Bob (bot: random) and Čeněk (bot: random)."
        in tell(table, SPECTATOR, "en").headline
    )
    own = Table.open(CAPO, 3, {}, "own", CardFile(CAPO.own_cards().text, "mine"))
    assert "Played with the owner’s own card file." in tell(own, SPECTATOR, "en").headline


@pytest.mark.parametrize("at", [-(2**70), -1, 0, 10**15, 2**62, 2**70])
def test_a_day_that_no_calendar_has_is_left_out(at: int) -> None:
    table = Table(msgspec.structs.replace(evening().opening, at=at), evening().seed)
    assert not any("Begun" in line for line in tell(table, SPECTATOR, "en").headline)


def test_the_story_of_a_whole_game_ends_with_the_ranking() -> None:
    standings = whole_game().state.standings()
    over, *ranking = tell(whole_game(), SPECTATOR, "en").ending
    assert over.startswith("The game is over after")
    assert len(ranking) == 4
    places = [int(line.split(".")[0]) for line in ranking]
    assert places == sorted(standings.places)
    assert sorted(int(line.split(": ")[1]) for line in ranking) == sorted(standings.points)


def test_a_game_that_is_not_over_says_so_and_for_whom_it_waits() -> None:
    table = evening(Move(BEGIN, 0, LAY_FIRST))
    assert tell(table, SPECTATOR, "en").ending == [
        "The game is not over yet. It is in round 1 and waiting for Bob and Čeněk."
    ]


def test_the_truth_about_a_game_that_is_not_over_comes_with_a_warning() -> None:
    warning = "Careful: this game is not over, and this story gives its hidden cards away."
    assert warning in tell(evening(), TRUTH, "en").headline
    assert warning not in tell(whole_game(), TRUTH, "en").headline
    assert warning not in tell(evening(), 0, "en").headline


# What happened, and who saw it


def test_everybody_hears_the_deal_and_only_the_player_his_own_cards() -> None:
    for seat, name in enumerate(("Ann", "Bob", "Čeněk")):
        received = [line for line in lines_of(tell(evening(), seat, "en")) if "receives" in line]
        assert len(received) == 1
        assert received[0].startswith(f"{name} receives")
    assert not any("receives" in line for line in lines_of(tell(evening(), SPECTATOR, "en")))
    truth = [line for line in lines_of(tell(evening(), TRUTH, "en")) if "receives" in line]
    assert [line.split(":")[0] for line in truth] == [
        "Only for Ann",
        "Only for Bob",
        "Only for Čeněk",
    ]


def test_what_everybody_heard_is_told_in_the_truth_as_everybody_heard_it() -> None:
    heard = lines_of(tell(evening(), SPECTATOR, "en"))
    truth = lines_of(tell(evening(), TRUTH, "en"))
    assert heard
    assert [line for line in truth if not line.startswith("Only for ")] == heard


def test_a_sealed_choice_is_told_to_the_player_and_in_the_truth() -> None:
    table = evening(Move(BEGIN, 0, LAY_FIRST))
    (own,) = last_lines(table, 0)
    assert re.fullmatch(r"Ann: Lay .+ \(.+ (stars?|off)\)", own)
    assert last_lines(table, TRUTH) == [own]
    assert last_lines(table, 1) == last_lines(table, SPECTATOR) == []


@pytest.mark.parametrize(
    ("by", "begins"),
    [
        ("player", "Bob: Lay "),
        ("bot", "Bob, played by the bot: Lay "),
        ("order", "Bob, by standing order: Lay "),
        ("clock", "Bob, whose time is up: Lay "),
    ],
)
def test_the_truth_says_who_decided(by: str, begins: str) -> None:
    table = evening()
    if by == "clock":
        table.add(table.neutral_move(1, "clock", BEGIN + 80_000))
    else:
        table.add(msgspec.structs.replace(Move(BEGIN, 1, LAY_FIRST), by=by))
    assert last_lines(table, TRUTH)[0].startswith(begins)
    assert last_lines(table, 1) == last_lines(table, TRUTH)


def test_that_a_players_time_is_up_is_seen_by_all_but_not_what_was_done_for_him() -> None:
    table = evening()
    table.add(table.neutral_move(1, "clock", BEGIN + 80_000))
    assert last_lines(table, 0) == last_lines(table, SPECTATOR) == ["Bob’s time is up."]


def test_a_standing_order_is_nobody_elses_business() -> None:
    table = evening(Move(BEGIN, 1, LAY_FIRST, None, "order"))
    assert last_lines(table, 0) == last_lines(table, SPECTATOR) == []


def test_take_backs_pauses_and_bots_are_told_to_everybody() -> None:
    table = evening(
        Move(BEGIN, 0, LAY_FIRST),
        Undo(BEGIN + 1, 0),
        Pause(BEGIN + 2, 0, True),
        Chair(BEGIN + 3, 1, "random"),
        Pause(BEGIN + 4, 2, True),
        Pause(BEGIN + 5, 2, False),
        Chair(BEGIN + 6, 1, ""),
    )
    for eyes in (SPECTATOR, 0, 1, 2, TRUTH):
        paragraphs = tell(table, eyes, "en").paragraphs[-6:]
        assert [paragraph.seq for paragraph in paragraphs] == [2, 3, 4, 5, 6, 7]
        assert [paragraph.at for paragraph in paragraphs] == [BEGIN + n for n in range(1, 7)]
        assert [paragraph.lines for paragraph in paragraphs] == [
            ["Ann takes the last move back."],
            ["Ann asks for a pause."],
            ["A bot (random) sits in for Bob."],
            ["Čeněk asks for a pause.", "The game is paused."],
            ["Čeněk no longer wants a pause.", "The pause is over."],
            ["Bob is back."],
        ]


@every_game
@given(data=st.data())
def test_a_story_has_all_that_its_eyes_heard_and_nothing_else(
    game: Game, data: st.DataObject
) -> None:
    seats = data.draw(st.sampled_from(game.seats))
    table = Recorder(Evening("any", game.id, seats, {}, LIVE), data.draw(st.integers(0, 99))).play(
        16
    )
    language = data.draw(st.sampled_from(LANGUAGES))
    teller = game.teller(table.rules)
    speaker = Speaker(language, teller, table.opening.names)
    for eyes in (*range(seats), SPECTATOR):
        story = {each.seq: each.lines for each in tell(table, eyes, language).paragraphs}
        for seq, entry in enumerate(table.entries):
            heard = [
                speaker.say(teller.event(event))
                for event in heard_by(eyes, list(table.told_by(seq)))
                if not event.minor()
            ]
            told = story.get(seq, [])
            extra = 0
            if isinstance(entry, Move):
                extra = int(entry.seat == eyes or entry.by == "clock")
                assert told == told[:extra] + heard
            elif seq == 0:
                assert told == heard


@every_game
def test_what_somebody_sealed_makes_no_difference_to_the_stories_of_the_others(game: Game) -> None:
    """The law of silence, for stories: whoever saw and heard the same is told the same, whatever
    was really chosen."""
    table = opened(Evening("silent", game.id, game.seats[0], {}), BEGIN)
    for _ in range(2):
        seat = table.state.to_act()[0]
        legal = table.state.legal(seat)
        stories: dict[tuple[int, bytes, bytes], Story] = {}
        for action in legal[:4]:
            twin = Table.read(table.log(), "twin")
            twin.add(Move(BEGIN, seat, int(action.index)))
            for eyes in {*range(table.seats), SPECTATOR} - {seat}:
                saw = msgspec.json.encode(twin.state.view(eyes))
                heard = msgspec.json.encode(heard_by(eyes, twin.told))
                story = tell(twin, eyes, "en")
                assert stories.setdefault((eyes, saw, heard), story) == story
        if game is CAPO:
            assert len(stories) == table.seats
        table.add(Move(BEGIN, seat, int(legal[-1].index)))


@every_language
def test_a_story_is_told_in_every_language(language: str) -> None:
    story = tell(whole_game(), TRUTH, language)
    everything = [
        *story.headline,
        *lines_of(story),
        *story.ending,
        *checked(whole_game(), language),
    ]
    assert all(line.strip() for line in everything)
    others = tell(whole_game(), TRUTH, "en" if language != "en" else "de")
    assert story.headline[0] != others.headline[0]
    assert len(story.paragraphs) == len(others.paragraphs)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="choose en, nl, de"):
        tell(evening(), SPECTATOR, "fr")


def test_telling_a_story_changes_nothing() -> None:
    table = evening(Move(BEGIN, 0, LAY_FIRST))
    before = (table.log(), table.state.clone(), table.told[:])
    tell(table, TRUTH, "en")
    checked(table, "en")
    assert (table.log(), table.state, table.told) == before


def test_a_name_is_never_read_as_anything_but_a_name() -> None:
    names = ["{ $seat }", "[bold]Bob[/bold]", "100"]
    table = evening()
    odd = Table(msgspec.structs.replace(table.opening, names=names), table.seed)
    assert "At the table: { $seat }, [bold]Bob[/bold] and 100." in tell(odd, 0, "en").headline


# What was checked


def test_whatever_was_checked_is_said_with_its_numbers() -> None:
    table = evening(Move(BEGIN, 0, LAY_FIRST), Undo(BEGIN, 0))
    table.add(table.neutral_move(2, "clock", BEGIN + 80_000))
    opening = table.opening
    assert checked(table, "en") == [
        "Capo della Mafia (rules version 1)",
        "The seals: all 4 entries of this log are intact and in order.",
        "The seed of the house: it is the one the house had committed to.",
        "Chance: every card and every die follows from that seed and those 3 players had added.",
        "The rules, version 1: all 2 moves were allowed; taken back, and fairly so: 1.",
        "The clocks: once a player ran out of time, and the neutral action was taken.",
        "Compare this with what you were told at the table and what you sent:",
        f"Commitment: {opening.commitment}",
        f"Seed of the house: {table.seed}",
        "Seed of Ann: Ann’s seed",
        "Seed of Bob: Bob’s seed",
        "Seed of Čeněk: Čeněk’s seed",
        f"Seal of the last entry: {table.seal.hex()}",
    ]


def test_without_seeds_and_clocks_that_is_said_too() -> None:
    said = checked(Table.open(CAPO, 3, {}, "kept"), "en")
    assert (
        "Chance: every card and every die follows from that seed alone; no player had added one."
        in said
    )
    assert "The clocks: nobody ran out of time." in said


def test_every_sentence_of_the_story_is_used_and_every_one_used_is_there() -> None:
    code = Path(telling.__file__).read_text("utf-8")
    used = set(re.findall(r'"(story-[a-z-]+)"', code))
    words = resources.files("backroom.words").joinpath("en", "house.ftl").read_text("utf-8")
    assert used == set(re.findall(r"(?m)^(story-[a-z-]+) =", words))


def test_every_refusal_of_the_table_has_a_sentence_and_every_sentence_a_refusal() -> None:
    folder = Path(telling.__file__).parent
    code = "".join((folder / name).read_text("utf-8") for name in ("table.py", "together.py"))
    reasons = set(re.findall(r'Refusal\(HOUSE, "(\w+)"\)', code))
    words = resources.files("backroom.words").joinpath("en", "house.ftl").read_text("utf-8")
    names = re.findall(r"(?m)^table-refused-([a-z-]+) =", words)
    assert {name.replace("-", "_") for name in names} == reasons
