"""A study: many games between bots, kept as rows, and what they add up to."""

import csv
import json
import re
from html.parser import HTMLParser
from math import inf
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from backroom.cli import app
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, all_games, find_game
from backroom.lab.side_by_side import done_in_order
from backroom.lab.study.comparing import comparisons
from backroom.lab.study.figures import Figures, Mean, figures_of
from backroom.lab.study.naming import Names
from backroom.lab.study.plan import Study, bots_in, pieces, place_of, rules_on, searches, study_of
from backroom.lab.study.playing import play_one, play_piece
from backroom.lab.study.report import plus_minus, report
from backroom.lab.study.rows import Row
from backroom.lab.study.worth import worth_of, worths
from backroom.words import LANGUAGES
from words.test_money import odd_money

pytestmark = pytest.mark.once
every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
LCN = find_game("la-cosa-nostra")
CFT = find_game("counterfeiters")


def of(game: Game, bots: str, *compare: str) -> Study:
    others = [(each, dict([each.split("=")]), None) for each in compare]
    return study_of(game, bots.split(","), 1, 7, {}, None, others)


def rows_of(study: Study, games: int) -> list[Row]:
    return [row for piece in pieces(study, 0, games) for row in play_piece(piece)]


def as_bytes(rows: list[Row]) -> list[bytes]:
    return [msgspec.json.encode(row) for row in rows]


# The plan


def test_each_bot_plays_each_deal_from_each_seat_and_on_each_side() -> None:
    study = of(CFT, "normal,easy,random", "diners=choose", "money=open")
    met = {
        (place.deal, seat, bot, place.side)
        for place in [place_of(study, number) for number in range(18)]
        for seat, bot in enumerate(bots_in(study, place.turn))
    }
    bots, seats = ("normal", "easy", "random"), range(3)
    assert met == {
        (deal, seat, bot, side)
        for deal in (0, 1)
        for seat in seats
        for bot in bots
        for side in seats
    }


def test_bots_that_are_all_the_same_do_not_change_seats() -> None:
    study = of(CFT, "easy,easy")
    assert [place_of(study, number).deal for number in range(3)] == [0, 1, 2]


def test_only_of_bots_that_search_it_is_said_how_long_they_thought() -> None:
    assert [searches(bot) for bot in ("random", "easy/mute", "normal/bold", "hard")] == [
        False,
        False,
        False,
        True,
    ]


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(BadInput, match="money=secret is what is played anyway"):
        of(CFT, "easy,easy", "money=secret")
    with pytest.raises(BadInput, match="named once"):
        of(CFT, "easy,easy", "money=open", "money=open")
    with pytest.raises(BadInput, match="no option 'luck'"):
        of(CFT, "easy,easy", "luck=bad")


# The rows


def test_the_rows_are_the_same_byte_for_byte_from_one_process_or_two() -> None:
    study = of(LCN, "easy,easy,random")
    alone = as_bytes(rows_of(study, 10))
    pool = [row for piece in done_in_order(play_piece, pieces(study, 0, 10), 2) for row in piece]
    assert as_bytes(pool) == alone
    later = [row for piece in pieces(study, 7, 10) for row in play_piece(piece)]
    assert as_bytes(later) == alone[7:]


@every_game
def test_a_row_says_how_its_game_went(game: Game) -> None:
    row = play_one(of(game, ",".join(["easy"] * game.seats[0])), 0)
    assert row.over
    assert row.ending
    assert row.course[-1] == row.points
    assert len(row.course) == row.rounds + 1
    assert row.events["game_ended"] == 1
    assert any(row.things)
    assert msgspec.json.decode(msgspec.json.encode(row), type=Row) == row


def test_deals_and_promises_of_la_cosa_nostra_are_noted() -> None:
    rows = rows_of(of(LCN, "normal,normal,normal,normal"), 4)
    assert sum(len(row.deals) for row in rows) == sum(row.events["deal_struck"] for row in rows)
    assert {"marker"} < {deal.kind for row in rows for deal in row.deals}
    markers = [deal.price for row in rows for deal in row.deals if deal.kind == "marker"]
    assert min(markers) > 0
    promised = [word for row in rows for word in row.words]
    assert len(promised) == sum(row.events.get("promised", 0) for row in rows)
    assert {word.status for word in promised} <= {"kept", "broken", "void", "open"}
    assert all(len(set(row.families)) == 4 for row in rows)


# The figures


@pytest.fixture(scope="module")
def studied() -> tuple[Study, list[Row], list[Figures]]:
    study = of(CFT, "normal,random", "diners=choose")
    rows = rows_of(study, 80)
    return study, rows, figures_of(study, rows)


def test_all_seats_together_win_every_game(
    studied: tuple[Study, list[Row], list[Figures]],
) -> None:
    _, rows, sides = studied
    assert [side.label for side in sides] == ["", "diners=choose"]
    for side in sides:
        assert sum(each.wins.share for each in side.seats) == pytest.approx(1)
        assert sum(side.lengths.values()) == side.games == 40
        assert side.deals == 20
        best, worst = sorted(side.bots, key=lambda each: -each.wins.share)
        assert (best.name, worst.name) == ("normal", "random")
        assert best.wins.low > 0.5 > worst.wins.high
    assert len(rows) == 80


def planted(rows: list[Row], thing: str, worth: int, more: int = 1) -> list[Row]:
    """As if seat 1 had had this in every second deal, and so much more for it."""
    found = []
    for row in rows:
        things, points = [dict(each) for each in row.things], list(row.points)
        if row.deal % 2:
            things[0][thing] = more
            points[0] = points[1] + worth + row.deal % 3
        found.append(msgspec.structs.replace(row, things=things, points=points))
    return found


def test_what_a_card_brings_is_found_and_counted(
    studied: tuple[Study, list[Row], list[Figures]],
) -> None:
    _, rows, _ = studied
    worth = worth_of("card:99", planted(rows, "card:99", 100))
    assert worth is not None
    assert worth.games == 40
    assert 100 <= worth.points <= 102
    assert worth.points_margin < 2
    assert worth_of("card:99", rows) is None
    assert all(each.games >= 10 for each in worths(rows))


def test_a_comparison_finds_what_differs_and_nothing_else(
    studied: tuple[Study, list[Row], list[Figures]],
) -> None:
    study, rows, _ = studied
    longer = [
        msgspec.structs.replace(row, rounds=row.rounds + row.side * (2 + row.deal % 2))
        for row in rows
    ]
    same = [row for row in rows if row.side == 0]
    same += [msgspec.structs.replace(row, side=1) for row in same]
    (changed,) = comparisons(study, longer)
    (unchanged,) = comparisons(study, same)
    rounds = next(each for each in changed.differences if each.figure == "rounds")
    assert rounds.is_sure
    assert not any(each.is_sure for each in unchanged.differences)
    assert all(each.more == 0 for each in unchanged.differences)


def test_a_deal_that_only_one_side_has_played_is_not_compared(
    studied: tuple[Study, list[Row], list[Figures]],
) -> None:
    study, rows, _ = studied
    (compared,) = comparisons(study, rows[:-1])
    assert compared.deals == 19


# The report


class Page(HTMLParser):
    """Which elements a page has, and whether each is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.met: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.met.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "srcset")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.met.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_one_whole_page_that_needs_nothing_else(game: Game, language: str) -> None:
    option = game.options[-1]
    label = f"{option.name}={option.values[1]}"
    study = of(game, ",".join(["easy"] * game.seats[0]), label)
    rows = rows_of(study, 4)
    names = Names(game, rules_on(study, 0), language)
    text = report(study, figures_of(study, rows), comparisons(study, rows), 6, names)
    page = Page(text)
    assert page.open == []
    assert page.links == []
    assert "script" not in page.met
    assert "http" not in re.sub(r'<meta http-equiv="Content-Security-Policy"', "", text)
    assert f'lang="{language}"' in text
    assert label in text
    assert odd_money(language, text) == []
    assert names.ui("stopped", games=4, asked=6) in text
    assert names.rule(f"{game.prefix}-1") == "" or len(names.rule(f"{game.prefix}-1")) < 170
    assert len({rule for row in rows for each in row.events for rule in names.rules_of(each)}) > 10


@pytest.mark.parametrize(("language", "written"), [("en", "1,234.50"), ("de", "1.234,50")])
def test_figures_are_written_as_the_language_writes_them(language: str, written: str) -> None:
    names = Names(CFT, rules_on(of(CFT, "easy,easy"), 0), language)
    assert plus_minus(Mean(1234.5, 2), 2, names).startswith(written)
    assert plus_minus(Mean(1.0, inf), 1, names).endswith("± ?")


def test_the_name_of_a_file_is_shown_and_not_carried_out() -> None:
    study = of(CFT, "easy,easy", "money=open")
    side = msgspec.structs.replace(study.sides[1], label="<script>alert()</script>.toml")
    wicked = msgspec.structs.replace(study, sides=[study.sides[0], side])
    rows = rows_of(study, 4)
    found = figures_of(wicked, rows), comparisons(wicked, rows)
    text = report(wicked, *found, 4, Names(CFT, rules_on(study, 0), "en"))
    assert "script" not in Page(text).met
    assert "&lt;script&gt;" in text


# The command


def told(*words: str) -> str:
    result = CliRunner().invoke(app, ["lab", *words])
    assert result.exit_code == 0, result.output
    return result.output


def refused(*words: str) -> str:
    result = CliRunner().invoke(app, ["lab", *words])
    assert isinstance(result.exception, BadInput), result.output
    return str(result.exception)


SMALL = ("counterfeiters", "-p", "2", "--bots", "easy", "--workers", "1", "--seed", "5")


def test_a_study_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    told(*SMALL, "--games", "7", "--to", str(whole), "--csv")
    lines = (whole / "rows.jsonl").read_text("utf-8").splitlines(keepends=True)
    part.mkdir()
    (part / "rows.jsonl").write_text("".join(lines[:4]) + lines[4][:50], "utf-8")
    told(*SMALL, "--games", "7", "--to", str(part), "--csv", "--resume")
    for file in ("rows.jsonl", "figures.json", "seats.csv", "rounds.csv"):
        assert (part / file).read_bytes() == (whole / file).read_bytes(), file
    with (whole / "seats.csv").open(encoding="utf-8") as table:
        assert len(list(csv.DictReader(table))) == 14
    assert "is there already" in refused(*SMALL, "--to", str(part), "--csv")
    other = (*SMALL[:-1], "6", "--to", str(part), "--csv", "--resume")
    assert "rows.jsonl:1: this game is of another series" in refused(*other)


def test_ctrl_c_keeps_what_was_played_and_reports_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> object:
        yield rows_of(study_of(CFT, ["easy", "easy"], 50, 5, {}, None), 4)
        raise KeyboardInterrupt

    monkeypatch.setattr("backroom.commands.lab.done_in_order", interrupted)
    words = ["lab", *SMALL, "--games", "9", "--to", str(tmp_path), "--csv", "--json"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 130
    assert len((tmp_path / "rows.jsonl").read_text("utf-8").splitlines()) == 4
    assert "Stopped after 4 of 9 games." in (tmp_path / "report.html").read_text("utf-8")
    assert json.loads((tmp_path / "figures.json").read_text("utf-8"))["figures"][0]["games"] == 4


def test_a_report_speaks_as_lang_says_and_compares_an_owners_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    mine = tmp_path / "mine.toml"
    text = CFT.own_cards().text
    mine.write_text(text.replace("tax_fraud = { value = 30", "tax_fraud = { value = 50"), "utf-8")
    told(*SMALL, "--games", "4", "--to", str(tmp_path / "study"), "--csv", "--compare", str(mine))
    report = (tmp_path / "study" / "report.html").read_text("utf-8")
    assert f"Vergeleken: {mine}" in report
    assert '<html lang="nl">' in report


def test_tables_in_parquet_hold_every_game(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    told(*SMALL, "--games", "3", "--to", str(tmp_path))
    games = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    rounds = parquet.read_table(tmp_path / "rounds.parquet").to_pylist()
    assert [each["game"] for each in games] == [0, 1, 2]
    assert len(rounds) == sum(2 * (each["rounds"] + 1) for each in games)


def test_a_wish_that_cannot_be_is_a_sentence(tmp_path: Path) -> None:
    to = ("--to", str(tmp_path / "study"))
    assert "there are 2 bots for 3 players" in refused("maffiosi", "--bots", "easy,easy", "-p", "3")
    assert "compare with name=value or with a card file" in refused(*SMALL, *to, "--compare", "x")
    assert "numbers from 1 on" in refused(*SMALL, *to, "--games", "0")
    assert "there is no bot 'clever'" in refused("maffiosi", "--bots", "clever", *to)
    assert not (tmp_path / "study").exists()
