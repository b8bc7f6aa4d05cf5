"""Bots at a table of La Cosa Nostra: what one would do, and how often one wins."""

from backroom.bots.decision import find_judgement
from backroom.bots.judgement import Judgement
from backroom.bots.players import Budget, Player, new_game
from backroom.bots.specs import read_spec
from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.trade.terms import Offer, Side
from backroom.kernel.actions import Action
from builders.la_cosa_nostra import LCN, LcnTable, rules_of, seat


def judgement(players: int, bot: str = "normal") -> Judgement:
    return find_judgement(LCN, rules_of(players), read_spec(bot))


def all_actions(state: LcnState, who: int, bot: str = "normal") -> tuple[Action, ...]:
    """What this seat may do, and what such a bot might say."""
    return state.legal(who) + judgement(int(state.seats), bot).might_say(state, who)


def favourite(
    table: LcnTable, colour: str | None = None, bot: str = "normal", speaks: bool = False
) -> Action:
    """What a bot would do here; only if it may speak it makes offers."""
    who = table.asked_seat() if colour is None else seat(colour)
    actions = all_actions(table.state, who, bot) if speaks else table.state.legal(who)
    likes = judgement(int(table.state.seats), bot).likes(table.state, who, actions)
    return actions[likes.index(max(likes))]


def positions(seed: int, apart: int, bot: str = "normal") -> list[LcnState]:
    """Positions along a game of bots, every so many actions."""
    rules = rules_of(4)
    player = Player(LCN, rules, read_spec(bot), seed, 9, Budget())
    state = new_game(LCN, rules, seed, 0)
    assert isinstance(state, LcnState)
    found: list[LcnState] = []
    number = 0
    while not state.is_over():
        if number % apart == 0:
            found.append(state.clone())
        asked = [each for each in state.to_act() if each not in state.owing()]
        who = asked[0] if asked else state.owing()[0]
        action = player.decide(state, who, number % 3 == 0)
        assert action is not None
        state.apply(who, action)
        number += 1
    return found


def marker_offered(price: int) -> LcnTable:
    """Yellow wants to use green's Lawyer once, for so much."""
    table = LcnTable(round=1).give("yellow", cash=4000).give("green", businesses="lawyer pimp")
    table.task("yellow-3", "investment_fraud").task("green-1", "theft@1")
    card = table.business("green", "lawyer")
    table.act(LcnDeal(Offer(seat("green"), Side(cash=price), Side(permits=(card,)))), "yellow")
    return table
