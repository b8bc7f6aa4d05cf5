"""A place at a table at home: who is asked when, what may be seen, and bots that fail."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from backroom.bots.replies import NoAnswer
from backroom.games.la_cosa_nostra.events.trade import DealStruck
from backroom.games.la_cosa_nostra.trade.terms import Side
from backroom.kernel.game import all_games, find_game
from backroom.kernel.rng import fast_rng
from backroom.table import Table
from backroom.terminal.company import Company
from backroom.terminal.places.home import HomePlace
from backroom.terminal.thinking import OwnProcess
from builders.la_cosa_nostra import LCN, LcnTable
from builders.on_screen import place_at, place_in

PATIENCE = 30.0


def played(place: HomePlace, story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Let the game go on beside this story."""

    async def both() -> None:
        game = asyncio.create_task(place.run())
        async with asyncio.timeout(PATIENCE):
            await story()
        game.cancel()

    asyncio.run(both())


async def asked(place: HomePlace) -> None:
    while place.question is None and not place.table.state.is_over():
        await asyncio.sleep(0)


def offered() -> Table:
    """It is green's turn, and red wants to buy yellow's Pimp."""
    position = LcnTable(planning=True, turn="green", market="cop pimp").give("yellow", cash=6000)
    position.give("yellow", businesses="loan_shark pimp", jobs="investment_fraud usury")
    position.give("green", cash=1000, businesses="lawyer").give("red", cash=9000)
    pimp = position.business("yellow", "pimp")
    position.offer("red", "yellow", Side(cash=3000), Side(businesses=(pimp,)))
    table = Table.open(LCN, position.state.seats, {"families": "fixed"}, "bargain")
    table.state, table.told = position.state, position.told
    return table


def test_an_offer_may_be_left_open_and_the_game_goes_on() -> None:
    table = offered()
    place = place_at(table)

    async def story() -> None:
        await asked(place)
        first = place.question
        assert first is not None
        assert not first.must
        assert first.text == "You may answer this, or leave it open."
        assert not table.moves
        await place.leave_open()
        await place.leave_open()  # struck twice
        await asyncio.sleep(0)
        await asked(place)
        assert any(move.seat != 0 for move in table.moves)

    played(place, story)


def test_an_offer_may_be_accepted() -> None:
    table = offered()
    place = place_at(table)

    async def story() -> None:
        await asked(place)
        assert place.question is not None
        assert await place.choose(place.question.choices[0]) == ""
        assert any(isinstance(each.event, DealStruck) for each in table.told)
        assert any("deal" in each.text for each in place.story)

    played(place, story)


def test_whoever_is_not_asked_can_do_nothing() -> None:
    place = place_in("maffiosi", 3)

    async def story() -> None:
        await asked(place)
        assert place.question is not None
        choice = place.question.choices[0]
        assert await place.choose(choice) == ""
        before = len(place.table.moves)
        not_asked = "Nothing is asked of you just now."
        assert await place.choose(choice) == not_asked
        assert await place.pick((0,)) == await place.typed("1") == not_asked
        assert len(place.table.moves) == before

    played(place, story)


def test_where_all_choose_at_once_the_person_need_not_wait_for_the_bots() -> None:
    place = place_in("capo-della-mafia", 5)

    async def story() -> None:
        await asked(place)
        assert place.table.moves == []

    played(place, story)


def test_a_bot_that_fails_does_what_is_done_for_a_player_whose_time_is_up() -> None:
    place = place_in("capo-della-mafia", 3)
    place.thinker.fails = True  # type: ignore[attr-defined]

    async def story() -> None:
        await asked(place)
        assert place.question is not None
        await place.choose(place.question.choices[0])
        await asyncio.sleep(0)
        await asked(place)
        assert {move.seat for move in place.table.moves} == {0, 1, 2}
        assert {move.by for move in place.table.moves if move.seat} == {"bot"}

    played(place, story)


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize("game", all_games())
def test_worlds_that_the_person_cannot_tell_apart_look_the_same(game: str, language: str) -> None:
    """All that is hidden is dealt anew behind the person's back: no letter changes."""
    found = find_game(game)
    table = Table.open(found, found.seats[0], {}, f"hidden {language}")
    rng = fast_rng(len(game), 1)
    looks = 0
    for _ in range(160):
        if table.state.is_over():
            break
        seat = table.state.owing()[0]
        legal = table.state.legal(seat)
        action = legal[rng.below(len(legal))]
        assert table.act(seat, int(action.index), action.terms()) is None
        if rng.below(5):
            continue
        other = Table.read(table.log(), "the same")
        other.state = other.state.redeal(0, fast_rng(looks, 3))
        here, there = place_at(table, language), place_at(other, language)
        assert here.moment == there.moment
        mine, same = table.state.legal(0), other.state.legal(0)
        if mine and 0 in table.state.owing():
            one = here.seeing.question(here.sight(), mine, True)
            assert one == there.seeing.question(there.sight(), same, True)
            assert all(here.outlook(each) == there.outlook(each) for each in one.choices[:5])
        looks += 1
    assert looks > 2


def test_a_kept_game_goes_on_without_telling_old_news() -> None:
    before = place_in("maffiosi", 3)

    async def story() -> None:
        await asked(before)
        assert before.question is not None
        await before.choose(before.question.choices[0])
        await asyncio.sleep(0)
        await asked(before)

    played(before, story)
    again = place_at(Table.read(before.table.log(), "kept"))
    assert [each.text for each in again.story] == ["Your game goes on where you left it (round 1)."]
    assert again.moment.board == before.moment.board


def test_a_process_of_its_own_thinks_and_one_that_was_ended_is_begun_anew() -> None:
    table = Table.open(find_game("capo-della-mafia"), 3, {}, "own process")
    company = Company(table, "easy", fast_rng(5))

    async def story() -> None:
        thinker = OwnProcess()
        try:
            first = await thinker.decide(company.question(1))
            assert first.choice is not None
            advice = await thinker.advise(company.question_for_coach(0))
            assert advice.words is not None
            for process in list(thinker.pool._processes.values()):
                process.kill()
            again = await thinker.decide(company.question(2))
            assert again.choice is not None
        finally:
            thinker.close()

    asyncio.run(story())


def test_what_a_bot_answers_is_checked_before_it_is_done() -> None:
    table = Table.open(find_game("capo-della-mafia"), 3, {}, "own process")
    request = Company(table, "no such bot", fast_rng(5)).question(1)

    async def story() -> None:
        thinker = OwnProcess()
        try:
            with pytest.raises(NoAnswer, match="BadInput"):
                await thinker.decide(request)
        finally:
            thinker.close()

    asyncio.run(story())
