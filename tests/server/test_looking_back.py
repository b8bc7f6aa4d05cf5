"""Finished evenings in figures over REST: the same as the command's, for those who may see them."""

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from backroom import cli
from backroom.kernel.messages import as_message
from backroom.server.operations import evening_worker
from backroom.server.operations.costs import cost_of
from backroom.server.refusals import Reason, Refused
from backroom.table import Table
from backroom.words import Speaker
from backroom.words.speaker import LANGUAGES
from builders.evenings import played_by_bots
from builders.running_house import Client, House, Json, open_house, until

GAME = "counterfeiters"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("looking-back")) as house:
        yield house


@pytest.fixture(scope="module")
def ann(house: House) -> Client:
    return house.guest("Ann")


@pytest.fixture(scope="module")
def evening(ann: Client) -> Json:
    """A finished evening that Ann has brought."""
    table: Json = ann.post("/api/logs", {"text": played_by_bots(GAME).log()})
    return table


def figures_of(client: Client, table: Json) -> Json:
    found: Json = client.get(f"/api/tables/{table['id']}/figures")["figures"]
    return found


@pytest.fixture(scope="module")
def figures(ann: Client, evening: Json) -> Json:
    """All of them: asked for until they are whole, now and then, for who asks takes from who
    reckons."""

    def are_whole() -> bool:
        found = figures_of(ann, evening)
        return bool(found["looks"] >= found["of"])

    until(are_whole, "all looks are taken")
    return figures_of(ann, evening)


def test_the_command_finds_the_same_figures_in_the_file_that_the_house_hands_out(
    ann: Client, evening: Json, figures: Json, tmp_path: Path
) -> None:
    file = tmp_path / "evening.backroom"
    file.write_text(ann.http.get(f"/api/tables/{evening['id']}/log").text, "utf-8")
    printed = json.loads(analysed(str(file), "--json"))
    table = Table.read(file.read_text("utf-8"), "the file")
    # What is said is the same in every language; the service has put the names of cards into it.
    for language in LANGUAGES:
        speaker = Speaker(language, table.game.teller(table.rules), table.opening.names)
        assert sentences(figures, speaker) == sentences(printed, speaker)
    assert without_sentences(figures) == without_sentences(printed)


def analysed(*words: str) -> str:
    result = CliRunner().invoke(cli.app, ["analyse", *words])
    assert result.exit_code == 0, result.output
    return result.output


def sentences(figures: Json, speaker: Speaker) -> list[str]:
    told = [figures["sentence"]]
    for card in figures["cards"]:
        told += [card["title"], card["text"], *card["happened"]]
    return [speaker.say(as_message(each)) for each in told]


def without_sentences(figures: Json) -> Json:
    """All the numbers."""
    said = ("title", "text", "happened")
    cards = [{name: card[name] for name in card if name not in said} for card in figures["cards"]]
    return {**figures, "sentence": None, "cards": cards}


def test_no_card_of_a_moment_goes_by_its_number(figures: Json) -> None:
    assert '"type":"card"' not in json.dumps(figures).replace(" ", "")
    assert figures["cards"]


def test_they_are_kept_and_not_found_out_again(
    house: House, ann: Client, evening: Json, figures: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*given: object) -> None:
        pytest.fail("it is known already")

    monkeypatch.setattr(house.service.house.evenings, "look_on", never)
    assert figures_of(ann, evening) == figures


def test_the_coach_answers_about_a_move(ann: Client, evening: Json) -> None:
    table = played_by_bots(GAME)
    seat = table.moves[5].seat
    path = f"/api/tables/{evening['id']}/coach?seat={seat}&seq=6"
    advice = ann.get(path)["advice"]
    assert (advice["seat"], advice["seq"]) == (seat, 6)
    assert [each["done"] for each in advice["choices"]].count(True) == 1


@pytest.mark.parametrize(("seat", "seq"), [(0, 0), (9, 1), (0, 99_999), (-1, 1)])
def test_the_coach_says_why_he_has_nothing_to_say(
    ann: Client, evening: Json, seat: int, seq: int
) -> None:
    answer = ann.get(f"/api/tables/{evening['id']}/coach?seat={seat}&seq={seq}", 400)
    assert answer["text"]


def test_a_game_that_is_not_over_has_no_figures(ann: Client) -> None:
    table = ann.make(GAME, 2)
    ann.sit(table, 0, "seed")
    ann.bots(table, 1)
    ann.start(table)
    for what in ("figures", "coach?seat=0&seq=1"):
        answer = ann.get(f"/api/tables/{table['id']}/{what}", 409)
        assert "not over" in answer["text"]


def test_who_may_not_see_the_replay_sees_no_figures(house: House, evening: Json) -> None:
    stranger = Client(house.port)
    for what in ("replay", "figures", "coach?seat=0&seq=1"):
        stranger.get(f"/api/tables/{evening['id']}/{what}", 404)


def test_both_have_their_cost() -> None:
    usual = cost_of("GET", "/api/something")
    assert cost_of("GET", "/api/tables/abc/figures") > usual
    assert cost_of("GET", "/api/tables/abc/coach") > usual


def test_a_portion_is_something_to_show_already(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening_worker, "SECONDS", 0.0)
    log = played_by_bots(GAME).log()
    first = msgspec.json.decode(evening_worker.look_on(log, None), type=evening_worker.Portion)
    assert (first.tally.looks, first.done) == (1, False)
    again = evening_worker.look_on(log, msgspec.json.encode(first.tally))
    second = msgspec.json.decode(again, type=evening_worker.Portion)
    assert second.figures.looks == 2
    assert second.figures.of > 2


def test_an_evening_that_fails_is_refused_with_a_sentence_and_not_tried_again(
    house: House, ann: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table: Json = ann.post("/api/logs", {"text": played_by_bots(GAME, 8).log()})
    tried = []

    async def fails(*given: object) -> None:
        tried.append(threading.get_ident())
        raise Refused(Reason.NO_FIGURES)

    monkeypatch.setattr(house.service.house.evenings, "look_on", fails)
    for _ in range(3):
        ann.get(f"/api/tables/{table['id']}/figures", 503)
    assert len(tried) == 1


def test_every_sentence_can_be_said(figures: Json) -> None:
    table: Table = played_by_bots(GAME)
    for language in ("en", "nl", "de"):
        speaker = Speaker(language, table.game.teller(table.rules), table.opening.names)
        assert speaker.say(as_message(figures["sentence"]))
        for card in figures["cards"]:
            assert speaker.say(as_message(card["title"]))
            assert speaker.say(as_message(card["text"]))
