"""What follows from what a seat knows: incomes, monopolies, markers, debts, worth and threats."""

from backroom.games.la_cosa_nostra.actions import Do
from backroom.games.la_cosa_nostra.knowledge.deal_query import IfStruck
from backroom.games.la_cosa_nostra.knowledge.insight import LcnInsight, Worth, insight_into
from backroom.games.la_cosa_nostra.rules import BUSINESS_NAMES, INFLUENCE_NAMES, MONOPOLIES
from backroom.games.la_cosa_nostra.trade.terms import Offer, PromiseKind, Side
from backroom.kernel.messages import Refusal
from backroom.kernel.queries import Consequences, Foreseen, ask
from backroom.kernel.seats import SPECTATOR
from builders.la_cosa_nostra import LCN, LcnTable, man, seat
from builders.rule_marks import rule

YELLOW, GREEN, RED = seat("yellow"), seat("green"), seat("red")


def insight(table: LcnTable, colour: str | None = "yellow") -> LcnInsight:
    return insight_into(table.state, SPECTATOR if colour is None else seat(colour))


def worth(table: LcnTable, business: str) -> Worth:
    return insight(table).worth[BUSINESS_NAMES.index(business)]


@rule("LCN-118", "LCN-125", "LCN-129")
def test_an_income_says_where_it_comes_from_and_what_is_closed() -> None:
    table = LcnTable().give("yellow", businesses="loan_shark*2 casino cop")
    table.deactivate("yellow casino")
    family = insight(table).families[YELLOW]
    assert (family.income, family.from_businesses, family.from_monopolies) == (10_000, 5000, 5000)
    assert family.closed == 7000


@rule("LCN-123")
def test_a_monopoly_says_how_many_more_everybody_would_need() -> None:
    table = LcnTable().give("yellow", businesses="pimp*2").give("green", businesses="pimp")
    found = insight(table).monopolies[MONOPOLIES.index("prostitution")]
    assert (found.holder, found.active) == (YELLOW, (2, 1, 0))
    assert found.lacks == (0, 2, None)  # of five, two are left


@rule("LCN-79", "LCN-85")
def test_markers_say_what_they_permit_and_how_many_are_left() -> None:
    table = LcnTable().give("green", businesses="lawyer").marker("yellow", "green", "lawyer")
    family = insight(table).families[YELLOW]
    assert family.markers == 4
    (permit,) = family.permits
    lawyer = table.business("green", "lawyer")
    assert (permit.business, permit.owner, permit.markers, permit.active) == (
        lawyer,
        GREEN,
        1,
        True,
    )


@rule("LCN-83", "LCN-E77")
def test_debts_and_words_are_counted() -> None:
    table = LcnTable().task("yellow-1", "usury")
    table.pledge("yellow", "red", PromiseKind.REPAY, 3000)
    table.pledge("yellow", "red", PromiseKind.REPAY, 2000)
    table.pledge("yellow", "green", PromiseKind.NO_ATTACK)
    family = insight(table).families[YELLOW]
    assert [(debt.to, debt.money) for debt in family.debts] == [(RED, 5000)]
    assert (family.word.open, family.word.kept, family.word.broken) == (3, 0, 0)


@rule("LCN-11", "LCN-123", "LCN-125")
def test_one_more_business_says_what_it_would_bring() -> None:
    table = LcnTable(planning=True).give("yellow", businesses="pimp", jobs="escort_service")
    table.give("green", businesses="loan_shark*2")
    pimp, shark = worth(table, "pimp"), worth(table, "loan_shark")
    assert (pimp.price, pimp.income) == (4000, 7000)
    assert pimp.takes == MONOPOLIES.index("prostitution")
    assert (shark.income, shark.takes, shark.breaks) == (2000, None, None)
    table.give("yellow", businesses="loan_shark")
    assert worth(table, "loan_shark").breaks == GREEN


@rule("LCN-76")
def test_one_more_business_says_which_jobs_it_would_complete() -> None:
    table = LcnTable(planning=True).give("yellow", businesses="loan_shark", jobs="coke_party")
    table.give("yellow", businesses="drug_dealer")
    assert worth(table, "pimp").completes == (table.kind("coke_party"),)
    assert worth(table, "casino").completes == ()
    (job,) = insight(table).hand
    assert (job.job, job.missing) == (table.kind("coke_party"), 1)


@rule("LCN-3", "LCN-E55")
def test_a_threat_is_all_that_a_face_down_job_can_be() -> None:
    table = LcnTable(round=3).task("green-3", "arson@3").task("red-2", "buy casino")
    (threat,) = insight(table).threats
    assert (threat.seat, threat.man, threat.strength, threat.round) == (GREEN, man("green-3"), 3, 3)
    assert (threat.job, threat.cards) == (None, 25)
    assert 0 < threat.attacks < 25
    assert {"cash", "arson", "trap"} <= set(threat.effects)
    assert insight(table, "green").threats == ()


@rule("LCN-105")
def test_a_job_that_one_has_looked_at_is_a_threat_with_a_name() -> None:
    table = LcnTable().give("yellow", influence="snitch").task("yellow-1", "usury")
    table.task("green-3", "arson").act(Do.SNITCH[0]).look("green-3")
    (threat,) = insight(table).threats
    assert (threat.job, threat.effects, threat.aims) == (
        table.kind("arson"),
        ("arson",),
        ("company",),
    )
    plans = {plan.man: plan.job for plan in insight(table).plans}
    assert plans == {man("yellow-1"): table.kind("usury"), man("green-3"): table.kind("arson")}
    assert all(each.job is None for each in insight(table, "red").threats)


@rule("LCN-E94", "LCN-70")
def test_who_is_about_to_attack_has_an_attack_only_where_announcing_proves_it() -> None:
    table = LcnTable(round=3).task("yellow-3", "arson@3").give("green", businesses="casino")
    (threat,) = insight(table.execute("yellow-3"), "red").threats
    assert "cash" in threat.effects
    table = LcnTable(round=3, threats="binding").task("yellow-3", "arson@3")
    table.give("green", businesses="casino").execute("yellow-3")
    (threat,) = insight(table, "red").threats
    assert threat.cards == threat.attacks
    assert set(threat.aims) == {"player", "company", "gangster"}


@rule("LCN-69", "LCN-131")
def test_everybody_sees_what_of_whom_can_be_hit() -> None:
    table = LcnTable().give("green", businesses="casino cop lawyer").deactivate("green lawyer")
    exposed = {each.aim: each.cards for each in insight(table, None).families[GREEN].exposed}
    assert exposed["company"] == (table.business("green", "casino"),)
    assert exposed["businessman"] == (table.business("green", "cop"),)
    assert len(exposed["gangster"]) == 3


def test_the_spectator_has_no_plans_and_no_hand() -> None:
    table = LcnTable().give("yellow", jobs="theft").task("yellow-1", "usury")
    found = insight(table, None)
    assert (found.plans, found.hand, found.worth) == ((), (), ())
    assert found.influence[INFLUENCE_NAMES.index("spy")].held_by_others == 0


# What changes


@rule("LCN-57", "LCN-118")
def test_a_purchase_changes_cash_and_income_as_foreseen() -> None:
    table = LcnTable().give("yellow", cash=9000, businesses="pimp").task("yellow-1", "buy pimp")
    table.task("green-1", "usury")
    execute = int(Do.EXECUTE[man("yellow-1")].index)
    foreseen = ask(LCN, table.state, YELLOW, Consequences((execute,)))
    assert isinstance(foreseen, Foreseen)
    before, after = foreseen.before.families[YELLOW], foreseen.after.families[YELLOW]
    assert (before.cash, before.income) == (9000, 2000)
    assert (after.cash, after.income) == (5000, 9000)
    assert foreseen.after.monopolies[MONOPOLIES.index("prostitution")].holder == YELLOW


@rule("LCN-40", "LCN-41")
def test_a_planned_purchase_is_foreseen_although_nobody_knows_the_next_card() -> None:
    table = LcnTable(planning=True, market="pimp casino cop lawyer").give("yellow", cash=9000)
    actions = (int(Do.PICK[man("yellow-1")].index), int(Do.BUY[0].index))
    foreseen = ask(LCN, table.state, YELLOW, Consequences(actions))
    assert isinstance(foreseen, Foreseen)
    assert foreseen.after is not None
    pimp = BUSINESS_NAMES.index("pimp")
    assert foreseen.after.worth[pimp].left == foreseen.before.worth[pimp].left - 1


def test_what_hangs_on_dice_is_not_foreseen() -> None:
    table = LcnTable().task("yellow-3", "gas_station_robbery").task("green-1", "usury")
    execute = int(Do.EXECUTE[man("yellow-3")].index)
    foreseen = ask(LCN, table.state, YELLOW, Consequences((execute,)))
    assert isinstance(foreseen, Foreseen)
    assert foreseen.after is None


@rule("LCN-E77", "LCN-78")
def test_a_deal_on_paper_shows_what_it_would_change() -> None:
    """3,000 for a marker on green's Dealer: the job lacks one thing less, and nothing happened."""
    table = LcnTable(planning=True).give("yellow", cash=9000, jobs="coke_party")
    table.give("yellow", businesses="loan_shark pimp").give("green", businesses="drug_dealer")
    dealer = table.business("green", "drug_dealer")
    offer = Offer(GREEN, Side(cash=3000), Side(permits=(dealer,)))
    frozen = table.state.frozen()
    foreseen = ask(LCN, table.state, YELLOW, IfStruck(offer))
    assert isinstance(foreseen, Foreseen)
    assert table.state.frozen() == frozen
    assert (foreseen.before.hand[0].missing, foreseen.after.hand[0].missing) == (1, 0)
    mine = foreseen.after.families[YELLOW]
    assert (mine.cash, mine.markers) == (6000, 4)


@rule("LCN-96")
def test_a_deal_that_cannot_be_offered_says_why() -> None:
    refusal = ask(LCN, LcnTable().state, YELLOW, IfStruck(Offer(GREEN, Side(cash=3000), Side())))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "LCN-96"
