"""A judgement of Counterfeiters: every action by the fortune that it leads to."""

from typing import final

from mypy_extensions import i64

from backroom.bots.judgement import Judgement, final_shares, shares
from backroom.bots.judgements.counterfeiters.fortunes import Fortunes
from backroom.bots.judgements.counterfeiters.holdings import Ledger
from backroom.bots.judgements.counterfeiters.outlook import fortune_of
from backroom.bots.judgements.counterfeiters.reasons import reason_for
from backroom.bots.judgements.counterfeiters.table_model import TableModel
from backroom.games.counterfeiters.actions import CftAction
from backroom.games.counterfeiters.position import Step
from backroom.games.counterfeiters.rules import CftRules
from backroom.games.counterfeiters.state import CftState
from backroom.kernel.actions import Action
from backroom.kernel.messages import Message
from backroom.kernel.state import State


@final
class CftJudgement(Judgement):
    __slots__ = ("fortunes", "ledger", "scale", "scale_growth")

    def __init__(self, rules: CftRules, weights: dict[str, float]) -> None:
        super().__init__(weights["temperature"], int(weights["horizon"]), False)
        self.fortunes = Fortunes(rules, weights)
        self.ledger = Ledger()
        self.scale = weights["scale"]
        self.scale_growth = weights["scale_growth"]

    def likes(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[float]:
        assert isinstance(state, CftState)
        return self.table(state, seat).likes(actions)

    def table(self, state: CftState, seat: i64) -> TableModel:
        table = TableModel(self.fortunes, self.ledger, state, seat)
        table.look()
        return table

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, CftState)
        if state.pending == 0:
            return final_shares(state)
        if state.step is not Step.PLACE:
            state = self.carried_out(state)
            if state.pending == 0:
                return final_shares(state)
        clock = self.fortunes.clocks[state.officer]
        points = [
            fortune_of(self.fortunes, state, seat, state.cash[seat], state.offshore[seat], clock)
            for seat in range(state.seats)
        ]
        rounds = clock.turns / self.fortunes.round_turns
        return shares(points, self.scale + self.scale_growth * rounds)

    def carried_out(self, state: CftState) -> CftState:
        """The same world when the action in hand is carried out, as its player likes best."""
        state = state.clone()
        while state.pending != 0 and state.step is not Step.PLACE:
            seat = state.owing()[0]
            legal = state.legal(seat)
            likes = self.likes(state, seat, legal)
            best: i64 = 0
            for place in range(len(likes)):
                if likes[place] > likes[best]:
                    best = place
            state.apply(seat, legal[best])
        return state

    def reason(self, state: State, seat: i64, action: Action) -> Message:
        assert isinstance(state, CftState)
        assert isinstance(action, CftAction)
        return reason_for(self.table(state, seat), action)
