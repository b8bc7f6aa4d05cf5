"""The laws that every game obeys, each as a check of one state. A broken law is an AssertionError.

They use nothing but the kernel's contract, so a new game is under them without a new line here.
"""

import copy
import pickle
from collections import Counter

from backroom.kernel.actions import Action
from backroom.kernel.events import Event, Told
from backroom.kernel.messages import picking
from backroom.kernel.queries import Query, Targets, insight
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import State, heard_by
from backroom.kernel.wire import decode_action, decode_events, decode_view, encode, wire_action
from backroom.terminal.screens import screen_of
from backroom.words import LANGUAGES, Speaker
from backroom.words.rulebook import rulebook
from conformance.cases import Case, play_some, some_action, some_seat

WORLDS = 12
ENOUGH = 40_000


def observers(case: Case) -> list[int]:
    return [*range(case.players), SPECTATOR]


def check_copies(case: Case, state: State) -> None:
    """Law 2: a clone is equal and independent; pickle and deepcopy give equals that play on
    alike."""
    before = pickle.dumps(state)
    for twin in (state.clone(), pickle.loads(before), copy.deepcopy(state)):
        assert twin == state
        assert twin is not state
        other = twin.clone()
        play_some(twin, fast_rng(7), 30)
        play_some(other, fast_rng(7), 30)
        assert twin == other
    assert pickle.dumps(state) == before


def check_wire(case: Case, state: State, told: list[Told]) -> None:
    """Law 2: what goes over the wire comes back equal."""
    game = case.game
    for seat in observers(case):
        view = state.view(seat)
        assert decode_view(game, encode(view)) == view
        events = heard_by(seat, told)
        assert list(decode_events(game, encode(events))) == events
    for seat in state.to_act():
        for action in state.legal(seat):
            sent = decode_action(encode(wire_action(seat, action)))
            assert game.action(sent.action) is action
    for seat in range(case.players):
        for action in state.menu(seat):
            sent = decode_action(encode(wire_action(seat, action)))
            assert game.action(sent.action, sent.terms).terms() == action.terms()


def check_legality(case: Case, state: State) -> None:
    """Law 3: `legal` is exactly what `refuse` lets through; a refusal changes nothing and names a
    rule that exists."""
    before = pickle.dumps(state)
    rules = rulebook(case.game, "en").rules
    for seat in range(case.players):
        legal = {action.index for action in state.legal(seat)}
        assert bool(legal) == (seat in state.to_act())
        for action in case.game.actions:
            refusal = state.refuse(seat, action)
            assert (refusal is None) == (action.index in legal), (seat, action, refusal)
            if refusal is not None:
                assert refusal.rule in rules
                assert state.attempt(seat, action) == refusal
        for action in state.menu(seat):
            assert state.refuse(seat, action) is None, (seat, action.terms())
            assert state.clone().attempt(seat, action) is None
    assert pickle.dumps(state) == before


def check_the_end(case: Case, state: State) -> None:
    """Law 4: when it is over nobody is asked, and places agree with points."""
    assert state.is_over()
    assert state.to_act() == ()
    for seat in range(case.players):
        assert state.legal(seat) == ()
        assert all(state.refuse(seat, action) is not None for action in case.game.actions)
    standings = state.standings()
    assert standings.over
    assert standings.winners()
    check_standings(case, state)


def check_standings(case: Case, state: State) -> None:
    """Law 4: a better place never has fewer points; places leave no hole."""
    standings = state.standings()
    assert len(standings.points) == len(standings.places) == case.players
    for one in range(case.players):
        better = sum(place < standings.places[one] for place in standings.places)
        assert standings.places[one] == 1 + better
        for other in range(case.players):
            if standings.places[one] < standings.places[other]:
                assert standings.points[one] >= standings.points[other]


def check_books(before: dict[str, int], told: list[Told], after: dict[str, int]) -> None:
    """Law 5: everything countable moved exactly as the events say, and nothing else did."""
    books = Counter(before)
    for each in told:
        for move in each.event.moves():
            if move.source:
                books[move.source] -= move.amount
            if move.target:
                books[move.target] += move.amount
    assert {place: n for place, n in books.items() if n} == {p: n for p, n in after.items() if n}


def what_shows(case: Case, state: State, seat: int) -> dict[str, bytes]:
    """All that a seat can see of a state, by channel."""
    shows = {"view": encode(state.view(seat)), "to_act": encode(state.to_act())}
    if seat != SPECTATOR:
        shows["legal"] = encode([action.index for action in state.legal(seat)])
        shows["menu"] = encode([action.terms() for action in state.menu(seat)])
        shows["refusals"] = encode([state.refuse(seat, each) for each in case.game.actions])
    return shows


def check_silence(case: Case, state: State, seed: int) -> None:
    """Law 6: in every world that a seat cannot tell apart, every channel shows it the same."""
    rng = fast_rng(seed, 3)
    for seat in observers(case):
        shows = what_shows(case, state, seat)
        for _ in range(WORLDS):
            world = state.redeal(seat, rng)
            for channel, shown in what_shows(case, world, seat).items():
                assert shown == shows[channel], f"the {channel} of seat {seat} leaks"
            check_silent_step(case, state, world, seat, rng.word())


def check_silent_step(case: Case, state: State, world: State, seat: int, seed: int) -> None:
    """Law 6 for events: somebody acts in both worlds. As long as the seat's view stays the same it
    must hear the same; and as long as it hears the same, its view must stay the same."""
    choices = fast_rng(seed)
    actor = some_seat(state, choices)
    action = some_action(state, actor, choices)
    twin = action if world.refuse(actor, action) is None else world.legal(actor)[0]
    if actor == seat and twin is not action:
        raise AssertionError(f"the legal actions of seat {seat} leak")
    heard: list[list[Event]] = []
    views: list[bytes] = []
    for each, what in ((state.clone(), action), (world.clone(), twin)):
        each.rng = fast_rng(seed, 1)
        told: list[Told] = []
        each.recorder = told
        each.apply(actor, what)
        heard.append(heard_by(seat, told))
        views.append(encode(each.view(seat)))
    if views[0] == views[1]:
        assert encode(heard[0]) == encode(heard[1]), f"the events that seat {seat} hears leak"
    if encode(heard[0]) == encode(heard[1]):
        assert views[0] == views[1], f"seat {seat} sees what nobody has told it"


def check_redeal_is_blind(case: Case, state: State, seed: int) -> None:
    """Law 6: redeal depends on what the seat knows and on nothing else: dealt from any world the
    seat cannot tell apart, the same stream gives the same world."""
    for seat in observers(case):
        other = state.redeal(seat, fast_rng(seed, 4))
        once = state.redeal(seat, fast_rng(seed, 5))
        again = other.redeal(seat, fast_rng(seed, 5))
        assert once == again, f"redeal for seat {seat} knows more than the seat"


def check_redeal_is_possible(case: Case, state: State, seed: int) -> None:
    """Law 7: a redealt world has as many things in every hidden place, the same stock in every
    other, and can be played to its end."""
    rng = fast_rng(seed, 6)
    for seat in observers(case):
        places = Counter(place for place, _ in state.hidden(seat))
        open_stock = {place: n for place, n in state.stock().items() if place not in places}
        for _ in range(WORLDS):
            world = state.redeal(seat, rng)
            stock = world.stock()
            assert {place: stock[place] for place in open_stock} == open_stock
            assert Counter(place for place, _ in world.hidden(seat)) == places
        play_some(world, fast_rng(seed, 7), 60)


def check_redeal_covers(case: Case, state: State, seed: int) -> None:
    """Law 7: whatever is true and hidden comes up in some redealt world, in its place; and what
    comes up in one world can come up from any other."""
    rng = fast_rng(seed, 8)
    for seat in observers(case):
        truth = set(state.hidden(seat))
        world = state.redeal(seat, rng)
        wanted = truth | set(world.hidden(seat))
        for source in (state, world):
            left = set(wanted)
            for _ in range(ENOUGH):
                left -= set(source.redeal(seat, rng).hidden(seat))
                if not left:
                    break
            assert not left, f"seat {seat} is never dealt {sorted(left)[:5]}"


def check_answers(case: Case, state: State, seed: int) -> None:
    """Law 9: what is asked about the game is answered from what a seat knows, and truly: the same
    in the real world as in every other that the seat cannot tell from it."""
    rng = fast_rng(seed, 9)
    for seat in observers(case):
        for query in queries_of(case, state, seat):
            answers = [
                query.answer(case.game, each, seat)
                for each in (state.clone(), *(state.redeal(seat, rng) for _ in range(3)))
            ]
            assert all(encode(each) == encode(answers[0]) for each in answers), (seat, query)
        worlds = [state.redeal(seat, rng) for _ in range(3)]
        truth = encode(insight(case.game, state.clone(), seat))
        assert all(encode(insight(case.game, world, seat)) == truth for world in worlds), seat
    for seat in state.to_act():
        for action in state.legal(seat):
            if int(action.index) in case.game.opens(state):
                check_opening(case, state, seat, action)


def queries_of(case: Case, state: State, seat: int) -> list[Query]:
    """All that a table might ask for this seat now."""
    own = [] if case.game.queries_now is None else case.game.queries_now(state.view(seat))
    opening = {int(each.index) for each in state.legal(seat)} if seat in state.to_act() else set()
    return [*own, *(Targets(index) for index in sorted(opening & case.game.opens(state)))]


def check_opening(case: Case, state: State, seat: int, action: Action) -> None:
    """Law 9: what only opens a choice draws no chance, shows the seat nothing that it did not know,
    and asks it again."""
    after = state.clone()
    after.apply(seat, action)
    assert after.rng == state.rng, action
    assert seat in after.owing(), action
    assert len(after.hidden(seat)) == len(state.hidden(seat)), action


def check_words(case: Case, state: State, told: list[Told]) -> None:
    """Law 8: each action, event, refusal, question and line of a view is a sentence in all
    languages, with every variable filled (a missing one raises MissingWords)."""
    game = case.game
    teller = game.teller(case.rules())
    screen = screen_of(game, case.rules())
    # A house keeps the words of an event by the event itself: it must have a hash.
    messages = [teller.event(event) for event in {each.event for each in told}]
    for seat in observers(case):
        view = state.view(seat)
        messages += [*teller.position(view), teller.question(view)]
        hint = screen.hint(view)
        messages += [] if hint is None else [hint]
    for seat in state.to_act():
        view = state.view(seat)
        for action in state.legal(seat):
            messages += [teller.action(view, action), *teller.outlook(view, action)]
            items = tuple([teller.item(view, item) for item in action.picks or ()])
            messages += [picking(case.game.prefix.lower(), action, items)] if items else []
    for seat in range(case.players):
        view = state.view(seat)
        messages += [teller.action(view, action) for action in state.menu(seat)]
    refusals = [
        refusal
        for seat in range(case.players)
        for action in game.actions
        if (refusal := state.refuse(seat, action)) is not None
    ]
    for language in LANGUAGES:
        speaker = Speaker(language, teller)
        for message in {encode(message): message for message in messages}.values():
            check_sentence(speaker.say(message))
        for refusal in {encode(refusal): refusal for refusal in refusals}.values():
            check_sentence(speaker.refusal(game, refusal))


def check_sentence(sentence: str) -> None:
    assert sentence.strip()
    assert not set(sentence) & set("{}"), sentence
    assert "  " not in sentence, sentence
