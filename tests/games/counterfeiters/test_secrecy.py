"""CFT-3, CFT-4 and CFT-E5, E6, E10, E35, E38, E41: what others see, and what a perfect memory of
it can work out. The splits of cash and account are enumerated here by brute force."""

from collections.abc import Callable

import msgspec
import pytest

from backroom.games.counterfeiters.actions import PASS, PLACE, Do
from backroom.games.counterfeiters.events import (
    CardBought,
    CardOffered,
    DinerServed,
    FlightTaken,
    GameStarted,
    GodfatherCame,
    GodfatherPaid,
    MoneyCounted,
    MoneyMoved,
    NotesSold,
    NotesSpent,
    TaxesDodged,
    TicketsPaid,
)
from backroom.games.counterfeiters.state import CftState
from backroom.games.counterfeiters.view import CounterfeiterView
from backroom.kernel.events import Event, Told
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import heard_by
from builders.counterfeiters import (
    CftTable,
    Player,
    cft_actions,
    new_game,
    new_game_heard,
    space,
    transfer,
)
from builders.rule_marks import rule

Split = tuple[int, int]
"""Cash and account, in dollars."""


class Witness:
    """Somebody who watches and forgets nothing: by seat, every split that explains it all.

    He tries all transfers one by one; nothing here is taken from the game's own reckoning.
    """

    def __init__(self, cash: list[int]) -> None:
        self.splits: list[set[Split]] = [{(money, 0)} for money in cash]

    def hear(self, event: Event) -> None:
        if isinstance(event, CardBought):
            self.pay(event.seat, event.price)
        elif isinstance(event, NotesSold | NotesSpent | TaxesDodged | DinerServed | TicketsPaid):
            self.pay(event.seat, -event.money)
        elif isinstance(event, FlightTaken):
            self.pay(event.seat, event.fare)
            self.splits[event.seat] = {  # who has nothing at all has nothing to try
                (cash - moved, offshore + moved)
                for cash, offshore in self.splits[event.seat]
                for moved in range(-offshore, cash + 10, 10)
                if moved
            }
        elif isinstance(event, GodfatherCame):
            for seat, splits in enumerate(self.splits):
                self.splits[seat] = {
                    (cash // 20 * 10, offshore) for cash, offshore in splits
                }  # half, and the odd ten goes

    def pay(self, seat: int, money: int) -> None:
        self.splits[seat] = {
            (cash - money, offshore) for cash, offshore in self.splits[seat] if cash >= money
        }


def dealt_splits(state: CftState, seat: int, other: int, worlds: int) -> set[Split]:
    """How the other's money is split in so many worlds redealt for the seat."""
    found = set()
    for seed in range(worlds):
        world = state.redeal(seat, fast_rng(seed))
        assert isinstance(world, CftState)
        found.add((world.cash[other] * 10, world.offshore[other] * 10))
    return found


def seen(state: CftState, seat: int) -> bytes:
    return msgspec.json.encode(state.view(seat))


def numbers_in(thing: object) -> set[int]:
    if isinstance(thing, dict):
        return {n for each in thing.values() for n in numbers_in(each)}
    if isinstance(thing, list | tuple):
        return {n for each in thing for n in numbers_in(each)}
    return {thing} if isinstance(thing, int) else set()


@rule("CFT-3", "CFT-E5")
def test_nobody_sees_anybody_elses_money() -> None:
    rich = Player(cash=1230, offshore=4560, fakes="23★ 27★★ 29★★★")
    table = CftTable(rich, Player(cash=50), Player())
    for seat in (1, 2, -1):
        view = table.state.view(seat)
        other = view.players[0]
        assert (other.cash, other.offshore, other.fakes) == (None, None, None)
        secret = {1230, 4560, 5790, 123, 456, 579, 620, 23, 27, 29, 79}
        assert not numbers_in(msgspec.to_builtins(view)) & secret
    own = table.state.view(0)
    assert (own.cash, own.offshore, own.fakes) == (1230, 4560, (23, 27, 29))


@rule("CFT-3", "CFT-E5")
def test_a_spectator_has_no_money_and_sees_none() -> None:
    view = CftTable(Player(cash=500), Player(cash=500)).state.view(-1)
    mine = (view.cash, view.offshore, view.fakes, view.godfather_takes, view.print_yield)
    assert mine == (None,) * 5
    assert all(player.cash is None for player in view.players)


@rule("CFT-3")
def test_when_the_game_is_over_the_screens_fall() -> None:
    table = CftTable(Player(), Player(cash=200, offshore=30), officer=11, henchmen=[1, 0])
    table.place("tax fraud 2")
    for seat in (-1, 0, 1):
        other = table.state.view(seat).players[1]
        assert (other.cash, other.offshore, other.fakes) == (100, 30, (0, 0, 0))
        assert table.heard(MoneyCounted, seat)[1] == MoneyCounted(1, 100, 30, 130)


@rule("CFT-4")
def test_everybody_sees_the_cards_before_each_screen() -> None:
    table = CftTable(Player(owns="printer*2 hologram jet"), Player(), Player(owns="diner ink"))
    for seat in (-1, 0, 1, 2):
        cards = [player.cards for player in table.state.view(seat).players]
        assert [cards[0][kind] for kind in (0, 3, 5)] == [2, 1, 1]
        assert [cards[2][kind] for kind in (1, 4)] == [1, 1]
        assert [sum(each) for each in cards] == [4, 1, 2]


@rule("CFT-E5")
def test_henchmen_officer_market_and_what_is_done_openly_are_seen_by_all() -> None:
    table = CftTable(Player(cash=50, fakes="2★ 1★★"), Player(), market="ink - - - -")
    table.place("market 1").skip().sell("supermarket 1", "2★ 1★★")
    for seat in (-1, 1):
        view = table.state.view(seat)
        assert view.officer == 1
        assert view.occupants[0] == 0
        assert view.market == (None,) * 5
        assert [(p.henchmen, p.passed) for p in view.players] == [(1, 0), (2, 1)]
        deeds = [(deed.seat, deed.deed, deed.notes, deed.money) for deed in view.story]
        assert deeds == [
            (0, "bought", (0, 0, 0), -50),
            (1, "passed", (0, 0, 0), 0),
            (0, "sold", (2, 1, 0), 150),
        ]


@rule("CFT-E5")
def test_with_open_money_everybody_sees_everything() -> None:
    table = CftTable(
        Player(cash=100, fakes="2★"), Player(cash=90, owns="printer ink"), officer=3, money="open"
    )
    table.fly("regular flight", deposit=20).place("tax fraud 2")
    for seat in (-1, 0, 1):
        players = table.state.view(seat).players
        assert [(p.cash, p.offshore, p.fakes) for p in players] == [
            (20, 20, (2, 0, 0)),
            (60, 0, (0, 0, 0)),
        ]
        assert table.heard(MoneyMoved, seat) == [MoneyMoved(0, 20)]
        assert table.heard(GodfatherPaid, seat) == [GodfatherPaid(0, 30), GodfatherPaid(1, 60)]
        assert table.state.hidden(seat) == []
        assert dealt_splits(table.state, seat, 0, 20) == {(20, 20)}


@rule("CFT-E6")
def test_everybody_sees_his_own_totals_always_and_no_field_reckons_a_rivals() -> None:
    fields = {field.name: field.type for field in msgspec.structs.fields(CounterfeiterView)}
    assert set(fields) == {"cards", "henchmen", "passed", "asked", "cash", "offshore", "fakes"}
    state, told = new_game_heard(3, 4)
    chooser = fast_rng(4, 1)
    while not state.is_over():
        for seat in range(3):
            view = state.view(seat)
            assert view.cash == state.cash[seat] * 10
            assert view.offshore == state.offshore[seat] * 10
            assert view.fakes == state.all_fakes_of(seat)
            for other, player in enumerate(view.players):
                shown = (player.cash, player.offshore, player.fakes)
                assert (shown == (None, None, None)) == (other != seat)
        legal = state.legal(state.to_act()[0])
        state.apply(state.to_act()[0], legal[chooser.below(len(legal))])
    assert told


@rule("CFT-3", "CFT-E5", "CFT-45")
def test_what_somebody_pays_the_godfather_only_he_hears() -> None:
    table = CftTable(Player(cash=70), Player(cash=500), Player(cash=90), officer=12)
    table.place("tax fraud 2")
    assert len(table.heard(GodfatherCame, -1)) == 1
    assert table.heard(GodfatherPaid, -1) == []
    for seat, paid in enumerate([50, 250, 50]):
        assert table.heard(GodfatherPaid, seat) == [GodfatherPaid(seat, paid)]


@rule("CFT-E38")
def test_of_a_flight_others_learn_only_that_it_was_taken_and_from_where() -> None:
    table = CftTable(Player(cash=100), Player()).fly("regular flight", deposit=40)
    assert table.heard(MoneyMoved, 0) == [MoneyMoved(0, 40)]
    for seat in (1, -1):
        assert table.heard(MoneyMoved, seat) == []
        assert table.heard(FlightTaken, seat) == [FlightTaken(0, 30)]
        flights = [deed for deed in table.state.view(seat).story if deed.deed == "flew"]
        assert [(deed.seat, deed.space, deed.money) for deed in flights] == [
            (0, space(table.rules, "regular flight"), 0)
        ]


@rule("CFT-E38", "CFT-3")
@pytest.mark.parametrize("name", ["regular flight", "private jet"])
def test_whatever_was_moved_and_which_way_others_see_and_hear_the_same(name: str) -> None:
    accounts: dict[int, set[bytes]] = {1: set(), 2: set(), -1: set()}
    for action in (transfer(deposit=10), transfer(deposit=70), transfer(withdraw=50)):
        table = CftTable(Player(cash=100, offshore=50, owns="jet"), Player(), Player(), officer=12)
        table.place(name).do(action).place("tax fraud 2")
        for seat, seen_and_heard in accounts.items():
            heard = msgspec.json.encode(heard_by(seat, table.told))
            seen_and_heard.add(seen(table.state, seat) + heard)
    assert [len(each) for each in accounts.values()] == [1, 1, 1]


@rule("CFT-E10", "CFT-E35")
def test_what_is_left_of_the_pile_is_known_to_all_its_order_to_nobody() -> None:
    table = CftTable(Player(), Player())
    left = [sorted(pile) for pile in table.state.piles]
    for seat in (-1, 0, 1):
        view = table.state.view(seat)
        assert [list(pile) for pile in view.pile_cards] == left
        assert view.pile == sum(map(len, left))
    before = [seen(table.state, seat) for seat in (-1, 0, 1)]
    for pile in table.state.piles:
        pile.reverse()
    table.state.rng = fast_rng(99)
    assert [seen(table.state, seat) for seat in (-1, 0, 1)] == before


@rule("CFT-E35")
def test_the_known_composition_goes_down_with_every_card_that_is_turned_up() -> None:
    state, told = new_game_heard(3)
    box = sorted(kind for pile in state.rules.piles for kind in pile)
    while state.view(0).pile:
        state.apply(state.to_act()[0], PASS)
        offered = [e.card for e in heard_by(0, told) if isinstance(e, CardOffered)]
        left = [kind for pile in state.view(0).pile_cards for kind in pile]
        assert sorted(offered + left) == box


@rule("CFT-E35")
def test_in_another_world_other_cards_come_next() -> None:
    """A redealt world does not know which card the real one will draw."""
    state = new_game(2)
    drawn = set()
    for seed in range(60):
        world = state.redeal(0, fast_rng(seed))
        assert isinstance(world, CftState)
        while world.round == 1:
            world.apply(world.to_act()[0], PASS)
        drawn.add(world.market[0])
    kinds = {kind for pile in (state.piles[0], state.piles[1]) for kind in pile}
    assert len(drawn) > 1
    assert drawn <= kinds


def a_short_game(watch: Callable[[CftTable], None]) -> CftTable:
    """A flight, a purchase that rules some splits out, a Godfather, a jet; seat 1 watches."""
    table = CftTable(
        Player(cash=120, owns="printer ink jet"),
        Player(cash=30, owns="printer ink"),
        officer=2,
        market="- - paper - -",
    )
    watch(table)
    table.fly("regular flight", deposit=40)
    watch(table)
    for move in ("tax fraud 2", "market 3", "print 2", "tax fraud 1"):
        table.place(move)
        watch(table)
    table.skip()
    watch(table)
    table.fly("private jet", withdraw=20)
    watch(table)
    return table


@rule("CFT-E41")
def test_after_flight_purchase_and_godfather_exactly_the_splits_that_explain_it_are_dealt() -> None:
    """By hand: $90 after the fare; 0 to 80 of it onshore, for $10 at least were moved; who paid
    $30 had at least 30, so 0 to 50 stay; the Godfather takes half; the tax office adds 30."""
    sets = []

    def watch(table: CftTable) -> None:
        witness = Witness([120, 30])
        for event in heard_by(1, table.told):
            witness.hear(event)
        truth = (table.cash[0], table.offshore[0])
        assert truth in witness.splits[0]
        for watcher in (1, -1):
            assert dealt_splits(table.state, watcher, 0, 1500) == witness.splits[0]
        assert witness.splits[1] == {(table.cash[1], table.offshore[1])}
        for watcher in (0, -1):
            assert dealt_splits(table.state, watcher, 1, 20) == witness.splits[1]
        sets.append(witness.splits[0])

    a_short_game(watch)
    by_hand = [
        {(120, 0)},
        {(cash, 90 - cash) for cash in range(0, 90, 10)},
        {(cash, 90 - cash) for cash in range(0, 90, 10)},
        {(cash, 60 - cash) for cash in range(0, 60, 10)},
        {(0, 60), (0, 50), (10, 40), (10, 30), (20, 20), (20, 10)},
    ]
    assert sets[:5] == by_hand
    assert sets[5] == {(cash + 30, offshore) for cash, offshore in by_hand[4]}


@rule("CFT-E41")
def test_on_the_way_to_the_plane_everybody_knows_that_there_is_something_to_move() -> None:
    """$20 after two flights and two Godfathers: perhaps all is gone; but then nobody boards."""
    table = CftTable(
        Player(cash=50, owns="jet"), Player(owns="printer ink"), officer=3, market="- - - - -"
    )
    table.fly("regular flight", deposit=10).skip().fly("private jet", deposit=10)
    table.place("tax fraud 2").skip().place("print 2")
    table.skip().place("tax fraud 2").skip().place("print 2").skip().sell("receiver 2", "1★")
    assert dealt_splits(table.state, 1, 0, 200) == {(0, 20), (0, 10), (0, 0)}
    table.place("private jet")
    assert table.state.step.value == "transfer"
    assert dealt_splits(table.state, 1, 0, 200) == {(0, 20), (0, 10)}
    table.do(transfer(withdraw=20))
    assert dealt_splits(table.state, 1, 0, 200) == {(10, 10), (20, 0), (10, 0)}


@rule("CFT-E41")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_any_game_no_other_split_is_dealt_than_a_perfect_memory_allows(players: int) -> None:
    checked = 0
    for seed in range(6):
        state, told = new_game_heard(players, seed)
        chooser = fast_rng(seed, 1)
        heard = 0
        witness = Witness([])
        while not state.is_over():
            choose_and_apply(state, chooser.below)
            public: list[Told] = told[heard:]
            if state.step.value == "transfer":
                continue
            heard = len(told)
            for event in heard_by(-1, public):
                if isinstance(event, GameStarted):
                    witness = Witness(list(event.cash))
                witness.hear(event)
            if chooser.below(9) or state.is_over():
                continue
            for seat in range(players):
                possible = witness.splits[seat]
                assert (state.cash[seat] * 10, state.offshore[seat] * 10) in possible
                dealt = dealt_splits(state, -1, seat, 40 if len(possible) > 12 else 250)
                assert dealt <= possible
                assert len(possible) > 12 or dealt == possible
                checked += len(possible) > 1
    assert checked > 10


def choose_and_apply(state: CftState, below: Callable[[int], int]) -> None:
    """At random, but with a liking for flights."""
    seat = state.to_act()[0]
    legal = cft_actions(state, seat)
    flights = [
        action
        for action in legal
        if action.do is Do.PLACE and "flight" in state.rules.places[action.value].value
    ]
    choice = flights if flights and below(2) else legal
    state.apply(seat, choice[below(len(choice))])


@rule("CFT-E41")
def test_the_fakes_of_all_players_are_known_to_a_perfect_memory() -> None:
    """Everybody starts with none, prints and hands in openly: no world deals other fakes, and the
    story tells them all."""
    for seed in range(8):
        state = new_game(3, seed)
        chooser = fast_rng(seed, 1)
        for _ in range(50):
            if state.is_over():
                break
            choose_and_apply(state, chooser.below)
        fakes = [[0, 0, 0] for _ in range(3)]
        for deed in state.view(-1).story:
            sign = {"printed": 1, "sold": -1, "dined": -1}.get(deed.deed, 0)
            for quality, count in enumerate(deed.notes):
                if sign:
                    fakes[deed.seat][quality] += sign * count
        assert [tuple(each) for each in fakes] == [state.all_fakes_of(seat) for seat in range(3)]
        world = state.redeal(-1, fast_rng(seed))
        assert isinstance(world, CftState)
        assert list(world.fakes) == list(state.fakes)
        hidden = {place.split()[0] for place, _ in state.hidden(-1)}
        assert hidden <= {"cash", "offshore"}


@rule("CFT-E41", "CFT-3")
def test_ones_own_money_is_the_same_in_every_world() -> None:
    table = CftTable(Player(cash=200), Player(cash=200)).fly("regular flight", deposit=90)
    assert dealt_splits(table.state, 0, 0, 30) == {(80, 90)}


@rule("CFT-E27", "CFT-3")
def test_a_sealed_choice_for_the_diners_is_a_secret_until_all_have_chosen() -> None:
    hungry = Player(fakes="1★ 1★★★", owns="printer diner")
    views: dict[int, set[bytes]] = {1: set(), 2: set(), -1: set()}
    for chosen in ("1★", "1★★★"):
        table = CftTable(hungry, hungry, Player(), diners="choose").skip_round().dine(0, chosen)
        for seat, seen_by in views.items():
            seen_by.add(seen(table.state, seat) + msgspec.json.encode(heard_by(seat, table.told)))
        dealt = {table.state.redeal(1, fast_rng(seed)).sealed[0] for seed in range(30)}
        assert len(dealt) == 2
        assert {table.state.redeal(0, fast_rng(seed)).sealed[0] for seed in range(30)} == {
            table.state.sealed[0]
        }
    assert [len(each) for each in views.values()] == [1, 1, 1]


@rule("CFT-E39", "CFT-3")
def test_in_every_world_who_has_a_henchman_in_his_hand_can_put_him_somewhere() -> None:
    """Both tax frauds and both prints are taken and the client has no fakes: all he could do is
    buy the one card for $10; in a world where he has no $10 he still can put the man back."""
    client = Player(cash=100, owns="printer ink big-lawyer")
    table = CftTable(
        Player(owns="printer paper"), client, first=1, officer=10, market="- - - - hologram"
    )
    table.place("print 1").place("tax fraud 1").sell("receiver 1", "2★").place("print 2")
    table.fly("regular flight", deposit=10).place("tax fraud 2")
    assert (table.state.stage.value, table.turn) == ("big_lawyer", 1)
    table.take("receiver 1")
    assert table.state.legal(1) == (PASS, PLACE[4])
    for seed in range(100):
        assert table.state.redeal(0, fast_rng(seed)).legal(1)


def lawyer_of_somebody_who_has_flown(deposit: int) -> CftTable:
    """Every print and every tax fraud is taken by others and the client has no fakes, so whether
    his henchman could go anywhere depends on his cash, which is a secret."""
    rival = Player(owns="printer ink")
    client = Player(cash=100, owns="printer big-lawyer")
    table = CftTable(client, rival, rival, officer=23)
    table.fly("regular flight", deposit=deposit).place("tax fraud 1").place("print 1")
    table.skip().place("print 2").place("print 3")
    return table.skip().place("print 4").place("tax fraud 2")


@rule("CFT-3", "CFT-65", "CFT-E26")
def test_whether_the_lawyer_is_asked_tells_nothing_about_his_clients_cash() -> None:
    rich, poor = lawyer_of_somebody_who_has_flown(10), lawyer_of_somebody_who_has_flown(70)
    assert (rich.cash[0], poor.cash[0]) == (30, 0)
    assert rich.state.to_act() == poor.state.to_act() == (0,)
