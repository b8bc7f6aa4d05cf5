"""The tables that only the application draws: no piece runs into the next, in any language, and
every seat is told by its colour and its mark."""

import pytest

from backroom.games.counterfeiters.rules import CftRules
from backroom.kernel.game import find_game
from backroom.kernel.messages import CardName, Message
from backroom.kernel.rng import fast_rng
from backroom.table import Table
from backroom.terminal.games.counterfeiters.drawing import COLUMN
from backroom.terminal.marks import MARKS
from backroom.terminal.screens import screen_of
from backroom.terminal.table_shown import INKS, in_ink
from backroom.words import LANGUAGES, Speaker

GAMES = ("capo-della-mafia", "counterfeiters", "la-cosa-nostra")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_card_of_the_black_market_leaves_room_for_what_stands_beside_it(
    language: str,
) -> None:
    game = find_game("counterfeiters")
    rules = game.rules(4)
    assert isinstance(rules, CftRules)
    teller = game.teller(rules)
    speaker = Speaker(language, teller)
    cards = [each for each in teller.cards_named() if each.pile == "card"]
    longest = max(len(slot(speaker, card)) for card in cards)
    assert 20 < longest < COLUMN


def slot(speaker: Speaker, card: CardName) -> str:
    facts = {"card": card, "price": Message("cft-money", {"amount": 60}), "trash": "yes"}
    text = Message("cft-view-slot", facts)
    return speaker.say(Message("cft-draw-space", {"sign": "□", "space": text}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_at_every_moment_each_player_stands_in_his_colour_behind_his_mark(
    name: str, language: str
) -> None:
    game = find_game(name)
    table = Table.open(game, 4, {}, f"drawn {language}")
    screen = screen_of(game, table.rules)
    speaker = Speaker(language, game.teller(table.rules))
    rng = fast_rng(7, len(name))
    for turn in range(120):
        if table.state.is_over():
            break
        if turn % 15 == 0:
            view = table.state.view(turn % 5 - 1)
            rows = [in_ink(row, speaker, INKS).plain for row in screen.board(view)]
            for seat, look in enumerate(screen.seats(view)):
                assert look.colour in INKS
                behind = f"{MARKS[look.colour]} {speaker.seat(seat)}"
                assert any(row.startswith(behind) for row in rows), (behind, rows)
            assert "{" not in "".join(rows)
            assert bool(screen.hand(view)) == (view.seat >= 0)
        seat = table.state.owing()[0]
        legal = table.state.legal(seat)
        action = legal[rng.below(len(legal))]
        table.act(seat, int(action.index), action.terms())
