# Interpreted: structs of msgspec gain nothing from the compiler.
"""What follows from what a seat knows of a table of Capo della Mafia, and what it may ask."""

from typing import Annotated, ClassVar

import msgspec

from backroom.games.capo_della_mafia.events import RespectSources
from backroom.games.capo_della_mafia.handful import EMPTY, cards_in, chosen_of, handful, size
from backroom.games.capo_della_mafia.knowledge import has_sealed, unseen_cards
from backroom.games.capo_della_mafia.mission import star_limit, stars_of, symbols_missing
from backroom.games.capo_della_mafia.odds import percent_passing
from backroom.games.capo_della_mafia.position import Phase, Position
from backroom.games.capo_della_mafia.rules import MOST_CARDS, Effect
from backroom.games.capo_della_mafia.sources import respect_sources
from backroom.games.capo_della_mafia.view import CapView
from backroom.kernel.game import Game
from backroom.kernel.messages import Refusal
from backroom.kernel.queries import Answer, Query
from backroom.kernel.state import State


class TeamSum(Answer, frozen=True):
    """What some cards would come to in a check, in which their player's own Tonys squeal."""

    symbols: tuple[int, ...]
    """By family."""
    wild: int
    missing: int
    stars: int
    limit: int
    passes: bool
    stars_if_tony: int
    """If somebody else's Little Tony squeals too (CAP-46)."""
    passes_if_tony: bool


class OpenCards(msgspec.Struct, frozen=True):
    """What lies open of one player, and what it means."""

    symbols: tuple[int, ...]
    """By family."""
    wild: int
    stars: int
    """Below 0: so many are taken off what he hides."""
    squeals: int
    """So many stars everybody who is checked would have more, if he were suspected (CAP-46)."""
    steals: int
    """So much respect he would take from each who suspects him (CAP-47)."""
    hidden: int
    """How many cards he hides."""
    missing: int
    """So many symbols those must bring."""
    if_right: int
    """What it would bring to suspect him if he fails: Mario's theft, as far as he is seen, taken
    off. Nobody loses more than he has (CAP-39)."""
    if_wrong: int
    """And if he does not."""
    sources: RespectSources
    """Where his respect came from so far."""


class CapInsight(msgspec.Struct, frozen=True):
    """What everybody could work out, and the sum of one's own cards."""

    limit: int
    """So many stars are allowed in this round (CAP-13)."""
    hat: int
    """What the mission is worth."""
    right: int
    """What a right suspicion brings."""
    wrong: int
    """What a wrong one costs."""
    players: tuple[OpenCards, ...]
    team: TeamSum | None
    """Of the cards that one has laid, or sealed to be laid."""


def insight_into(position: Position, seat: int) -> CapInsight:
    """CAP-35 to CAP-38: what is at stake, what lies open, and what one has laid oneself."""
    rules = position.rules
    right = int(rules.right_suspicion + position.effect(Effect.RIGHT_SUSPICION))
    wrong = int(rules.wrong_suspicion + position.effect(Effect.WRONG_SUSPICION))
    sources = respect_sources(position)
    team = own_team(position, seat)
    return CapInsight(
        limit=int(star_limit(position)),
        hat=int(rules.mission_worth + position.effect(Effect.MISSION_WORTH)),
        right=right,
        wrong=wrong,
        players=tuple(
            [
                open_cards(position, other, right, wrong, sources[other])
                for other in range(int(position.seats))
            ]
        ),
        team=None if team == EMPTY else sum_up(position, team),
    )


def open_cards(
    position: Position, seat: int, right: int, wrong: int, sources: RespectSources
) -> OpenCards:
    rules, cards = position.rules, position.face_up(seat)
    shown = cards_in(cards)
    steals = sum([int(rules.steals[card]) for card in shown])
    return OpenCards(
        symbols=symbols_of(position, cards),
        wild=sum([int(rules.wild[card]) for card in shown]),
        stars=sum([int(rules.stars[card]) for card in shown]),
        squeals=sum([int(rules.squeals[card]) for card in shown]),
        steals=steals,
        hidden=int(size(position.table[seat])) - len(shown),
        missing=int(symbols_missing(rules, cards, position.mission)),
        if_right=right - steals,
        if_wrong=-wrong - steals,
        sources=sources,
    )


def symbols_of(position: Position, cards: int) -> tuple[int, ...]:
    """By family: how often it is shown."""
    rules, families = position.rules, int(position.rules.families)
    return tuple(
        [
            sum([int(rules.symbols[card * families + family]) for card in cards_in(cards)])
            for family in range(families)
        ]
    )


def own_team(position: Position, seat: int) -> int:
    """The handful that this seat has laid, or sealed to be laid; empty for the spectator."""
    if seat < 0:
        return EMPTY
    if position.phase is Phase.LAY and has_sealed(position, seat):
        return int(chosen_of(position.hands[seat], position.sealed[seat]))
    return position.table[seat]


def sum_up(position: Position, cards: int) -> TeamSum:
    """CAP-11, CAP-13, CAP-46, CAP-E9: symbols and stars of these cards, if they were checked."""
    rules, limit = position.rules, int(star_limit(position))
    missing = int(symbols_missing(rules, cards, position.mission))
    own = sum([int(rules.squeals[card]) for card in cards_in(cards)])
    stars, worse = (int(stars_of(rules, cards, own + others)) for others in (0, 1))
    return TeamSum(
        symbols=symbols_of(position, cards),
        wild=sum([int(rules.wild[card]) for card in cards_in(cards)]),
        missing=missing,
        stars=stars,
        limit=limit,
        passes=missing == 0 and stars <= limit,
        stars_if_tony=worse,
        passes_if_tony=missing == 0 and worse <= limit,
    )


class Standing(Answer, frozen=True):
    """What follows from the present."""

    insight: CapInsight


class AsItStands(Query, frozen=True):
    """What is at stake, what lies open, and what have I laid?"""

    public: ClassVar[bool] = True

    def answer(self, game: Game, world: State, seat: int) -> Standing:
        assert isinstance(world, Position)
        return Standing(insight_into(world, seat))


class Team(Query, frozen=True):
    """What would these cards of mine come to? By their place in the hand, or later among those
    laid."""

    picks: Annotated[tuple[int, ...], msgspec.Meta(max_length=MOST_CARDS)]

    def answer(self, game: Game, world: State, seat: int) -> TeamSum | Refusal:
        assert isinstance(world, Position)
        if seat < 0:
            return Refusal("CAP-2", "no_seat")
        if world.phase is Phase.OVER:
            return Refusal("CAP-43", "over")
        own = cards_in(world.hands[seat] if world.phase is Phase.LAY else world.table[seat])
        if len(set(self.picks)) < len(self.picks) or not set(self.picks) <= set(range(len(own))):
            return Refusal("CAP-20", "not_in_hand", {"held": len(own)})
        return sum_up(world, handful([own[pick] for pick in self.picks]))


class OddsFound(Answer, frozen=True):
    """Of a hundred, if what he hides were dealt blind: how many would pass."""

    percent: int
    if_tony: int
    """If somebody else's Little Tony squeals (CAP-46)."""


class Odds(Query, frozen=True):
    """How likely do the cards of this player do the mission?"""

    seat: int

    def answer(self, game: Game, world: State, seat: int) -> OddsFound | Refusal:
        assert isinstance(world, Position)
        if world.phase is Phase.OVER:
            return Refusal("CAP-43", "over")
        if world.phase is Phase.LAY:
            return Refusal("CAP-8", "phase", {"phase": "lay"})
        if self.seat == seat:
            return Refusal("CAP-29", "suspect_oneself")
        if not 0 <= self.seat < world.seats:
            return Refusal("CAP-28", "no_such_player", {"players": int(world.seats)})
        shown = int(world.face_up(self.seat))
        hidden = int(size(world.table[self.seat])) - len(cards_in(shown))
        limit, unseen = int(star_limit(world)), unseen_cards(world, seat)
        calm, told = (
            percent_passing(world.rules, int(world.mission), each, shown, hidden, unseen)
            for each in (limit, limit - 1)
        )
        return OddsFound(calm, told)


Queries = AsItStands | Team | Odds
Answers = Standing | TeamSum | OddsFound


def queries_now(view: CapView) -> list[Query]:
    """How it stands, a team of each card alone and of all, and the odds of everybody: what a table
    draws."""
    own = len(view.hand if view.phase == "lay" else view.laid)
    teams: list[Query] = [Team((place,)) for place in range(own)]
    odds: list[Query] = [Odds(seat) for seat in range(len(view.players))]
    return [AsItStands(), *teams, Team(tuple(range(own))), *odds]
