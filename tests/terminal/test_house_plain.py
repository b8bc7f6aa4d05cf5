"""A table of a house in plain words: through a pipe, and typed by somebody who talks back."""

import io
import queue
import random
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from rich.console import Console

from backroom.terminal.house_plain import HouseSitting
from backroom.terminal.places.guest import sit_down
from backroom.terminal.places.served import ServedPlace
from builders.running_house import Client, House, open_house, until

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(autouse=True)
def _own_cookies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


class Reader:
    """Whoever sits before it: what was said to him, and what he answers."""

    def __init__(
        self, house: House, table: Any, language: str = "en", talks_back: bool = True
    ) -> None:
        link = f"http://127.0.0.1:{house.port}/join/{table['links']['play']}"
        self.place = ServedPlace(sit_down(link, "Otto", language), language)
        self.out = io.StringIO()
        console = Console(file=self.out, width=100, color_system=None)
        self.sitting = HouseSitting(self.place, console, talks_back)
        self.typed: queue.Queue[str] = queue.Queue()
        self.sitting.read_line = lambda prompt: self.typed.get()
        self.thread = Thread(target=self.sitting.play, daemon=True)

    def text(self) -> str:
        return self.out.getvalue()

    def has_said_more_than(self, letters: int) -> bool:
        return len(self.text()) > letters

    def hears(self, words: str) -> str:
        """What was said after these words, once they are."""
        until(lambda: words in self.text(), f"it says {words!r}")
        return self.text().rpartition(words)[2]

    def types(self, line: str, *heard: str) -> None:
        self.typed.put(line)
        for words in heard:
            self.hears(words)


@pytest.fixture
def anna(house: House) -> Client:
    return house.guest("Anna")


def at_a_table(anna: Client, game: str, seats: int = 3, **settings: Any) -> Any:
    """Anna's, with one chair free, and bots in the others but her own."""
    table = anna.make(game, seats, **settings)
    anna.bots(table, *range(1, seats - 1))
    anna.sit(table, seats - 1)
    return table


def always_the_last(sitting: HouseSitting) -> Callable[[str], str]:
    """Answers as they would come through a pipe."""
    chance = random.Random(3)

    def read(prompt: str) -> str:
        question = sitting.place.moment.question
        if question is None or prompt:
            return ""
        choice = chance.choice(question.choices)
        if question.picking:
            return " ".join(str(each + 1) for each in choice.picks or ())
        return choice.label or str(1 + question.choices.index(choice))

    return read


@pytest.mark.parametrize("game", ["capo-della-mafia", "counterfeiters"])
def test_a_whole_game_goes_through_a_pipe(house: House, anna: Client, game: str) -> None:
    table = anna.make(game, 3)
    anna.bots(table, 1, 2)
    reader = Reader(house, table, talks_back=False)
    reader.sitting.read_line = always_the_last(reader.sitting)
    reader.thread.start()
    reader.hears("Anna begins it")
    anna.start(table)
    reader.thread.join(60)
    assert not reader.thread.is_alive(), reader.text()[-2000:]
    assert re.search(r"^  1\. .+: \d+$", reader.text(), re.MULTILINE), "the ranking is told"
    assert "is not one of the choices" not in reader.text()


def test_a_pipe_that_is_empty_leaves_the_chair(house: House, anna: Client) -> None:
    table = anna.make("counterfeiters", 3)
    anna.bots(table, 1, 2)
    reader = Reader(house, table, talks_back=False)

    def nothing(prompt: str) -> str:
        raise EOFError

    reader.sitting.read_line = nothing
    reader.thread.start()
    reader.hears("Anna begins it")
    anna.start(table)
    reader.thread.join(60)
    assert not reader.thread.is_alive()
    assert anna.get(f"/api/tables/{table['id']}")["chairs"][0]["name"] == "Otto"


def test_whatever_the_menus_of_the_browser_have_can_be_typed(house: House, anna: Client) -> None:
    """Talk before it begins, help, a rule, the table in words, a pause that both agree on, a
    standing order, and a chair left to a bot and taken again."""
    table = at_a_table(anna, "maffiosi")
    reader = Reader(house, table)
    reader.thread.start()
    until(lambda: reader.place.line.socket is not None, "the line stands")
    with anna.socket(table) as hers:
        reader.types("t Buona sera")
        assert hers.wait("talk")["text"] == "Buona sera"
        anna.start(table)
        hers.wait("update")
        reader.types("?", "t HELLO says hello")
        reader.types("? maf-1", "MAF-1 ")
        reader.types("w", "Round 1")
        reader.types("p", "Anna")
        number = deed(reader, "Ask for a pause")
        reader.types(number)
        asked = hers.wait("update", lambda each: bool(each["seats"][0]["wishes_pause"]))
        assert not asked["paused"]
        assert hers.ask("pause", wish=True)["type"] == "done"
        reader.hears("paused")
        reader.types(deed(reader, "Never mind the pause"))
        hers.wait("update", lambda each: not each["paused"])
        assert hers.ask("pause", wish=False)["type"] == "done"
        reader.types(deed(reader, "until the end"))
        until(lambda: bool((reader.place.update or {})["orders"]), "the order is given")
        reader.types(deed(reader, "no longer, ask me"))
        until(lambda: not (reader.place.update or {})["orders"], "it is taken back")
        reader.types(deed(reader, "Leave your chair to a bot"), "A bot sits in your chair")
        hers.wait("update", lambda each: bool(each["seats"][0]["bot"]))
        reader.types(deed(reader, "Sit down in your chair again"))
        hers.wait("update", lambda each: not each["seats"][0]["bot"])
    reader.types("q")
    reader.thread.join(60)
    assert not reader.thread.is_alive()


def deed(reader: Reader, words: str) -> str:
    """The number of what `m` has under these words."""
    before = len(reader.text())
    reader.types("m")

    def found() -> re.Match[str] | None:
        return re.search(rf"^  (\d+)  .*{words}", reader.text()[before:], re.MULTILINE)

    until(lambda: found() is not None, f"m has {words!r}")
    match = found()
    assert match is not None
    return match[1]


def test_a_move_can_be_taken_back_and_is_asked_for_again(house: House, anna: Client) -> None:
    table = at_a_table(anna, "counterfeiters", 2)
    reader = Reader(house, table)
    reader.thread.start()
    reader.hears("Anna begins it")
    anna.start(table)
    until(lambda: reader.place.update is not None, "it has begun")
    with anna.socket(table) as hers:
        for _ in range(20):
            update = hers.wait("update")
            if update["question"] is None:
                break
            hers.act(update["question"]["legal"][0]["action"])
        until(lambda: reader.place.moment.question is not None, "Otto is asked")
        first = reader.place.moment.question
        reader.types("1")
        until(lambda: reader.place.moment.question is not first, "he has answered")
        until(lambda: (reader.place.update or {})["undo"], "it can be taken back fairly")
        reader.types(deed(reader, "Take back your last move"))
        until(lambda: reader.place.moment.question == first, "he is asked again")
    reader.types("q")


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_what_cannot_be_done_is_said_and_asked_again(
    house: House, anna: Client, language: str
) -> None:
    table = anna.make("capo-della-mafia", 3)
    anna.bots(table, 1, 2)
    reader = Reader(house, table, language)
    reader.thread.start()
    until(lambda: "Anna" in reader.text(), "it waits")
    reader.types("1")
    anna.start(table)
    until(lambda: reader.place.moment.question is not None, "something is asked")
    for odd in (
        "x",
        "0",
        "99",
        "1 2 3 4 5 6 7 8 9",
        "i",
        "i 1",
        "h",
        "v",
        "? nothing",
        "t",
        "\x00",
    ):
        before = len(reader.text())
        reader.types(odd)
        until(partial(reader.has_said_more_than, before), f"{odd!r} is answered")
    assert "?" not in (reader.place.moment.notice or "")
    reader.types("q")
    reader.thread.join(60)
    assert not reader.thread.is_alive()
