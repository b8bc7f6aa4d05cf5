"""Why an action looks good, in a sentence: the main term of its judgement."""

from mypy_extensions import i64

from backroom.bots.judgements.counterfeiters.table_model import TableModel
from backroom.games.counterfeiters.actions import CftAction, Do
from backroom.games.counterfeiters.police import godfather_takes
from backroom.games.counterfeiters.position import Stage, Step
from backroom.games.counterfeiters.rules import (
    BAD_LAWYER,
    BIG_LAWYER,
    DINER,
    FIRST_TICKET,
    PRINTER,
    PRIVATE_JET,
    Place,
)
from backroom.kernel.messages import Message


def reason_for(table: TableModel, action: CftAction) -> Message:
    """Why one would do this here."""
    if action.do is Do.PLACE:
        return why_there(table, action.value)
    if action.do is Do.SELL:
        return why_these_notes(table, action)
    if action.do is Do.DEPOSIT:
        left = table.has.cash - action.value
        if left > 0:
            return because("deposit-part", money=dollars(action.value), left=dollars(left))
        return because("deposit", money=dollars(action.value))
    if action.do is Do.WITHDRAW:
        return because("withdraw", money=dollars(action.value))
    if action.do is Do.TAKE:
        return because("lawyer")
    if table.position.stage is Stage.ROUND:
        return because("pass")
    return because("done")


def because(reason: str, **facts: object) -> Message:
    return Message("bots-cft-" + reason, facts)


def dollars(tens: i64) -> Message:
    """CFT-E2: money in the reader's own number format."""
    return Message("cft-money", {"amount": int(tens) * 10})


def stars(quality: i64) -> str:
    return "★" * (int(quality) + 1)


def why_there(table: TableModel, space: i64) -> Message:
    rules = table.rules
    has = table.has
    cap = rules.caps[space] and table.position.stage is Stage.ROUND
    if cap and table.visit and table.gains_by_visit():
        takes = dollars(godfather_takes(has.cash))
        return because("end-now" if table.then.godfathers == 0 else "godfather-now", money=takes)
    place = rules.places[space]
    if place is Place.MARKET:
        return why_buy(table, table.position.market[space], rules.prices[space])
    if place is Place.PRINT:
        quality = has.quality()
        count = table.print_count(quality)
        return because("print", count=int(count), stars=stars(quality))
    if place is Place.SUPERMARKET:
        return because("supermarket", money=dollars(rules.note))
    if place is Place.RECEIVER:
        return because("receiver", most=int(rules.receiver_most))
    if place is Place.TAX_FRAUD:
        marker = rules.sunglasses[space] and table.position.stage is Stage.ROUND
        if marker and table.position.marker != table.seat:
            return because("tax-fraud-first", money=dollars(rules.tax_fraud))
        return because("tax-fraud", money=dollars(rules.tax_fraud))
    return why_fly(table)


def why_buy(table: TableModel, card: i64, price: i64) -> Message:
    has = table.has
    if card == PRINTER:
        count = table.rules.fakes_per_printer * (has.printers + 1)
        return because("buy-printer", count=int(count))
    if card == DINER:
        return because("buy-diner", money=dollars(table.rules.note))
    if card == PRIVATE_JET:
        return because("buy-jet")
    if card in (BIG_LAWYER, BAD_LAWYER):
        return because("buy-lawyer")
    if card >= FIRST_TICKET:
        pays = table.rules.ticket_pays[card - FIRST_TICKET]
        return because("buy-ticket", price=dollars(price), money=dollars(pays))
    before = has.quality()
    has.add_card(table.position, card, 1)
    after = has.quality()
    has.add_card(table.position, card, -1)
    if after > before:
        return because("buy-component", stars=stars(after))
    return because("buy-away")


def why_fly(table: TableModel) -> Message:
    cash = table.has.cash
    if cash == 0:
        return because("fly-back")
    steps = table.caps_to_godfather()
    if steps == 0:
        return because("done")
    return because("fly", steps=int(steps), money=dollars(godfather_takes(cash)))


def why_these_notes(table: TableModel, action: CftAction) -> Message:
    if table.position.step is Step.DINERS:
        return because("dine")
    one, two, three = action.notes
    count = one + two + three
    rate = table.rate_of(one, two)
    has = table.has
    kept = (has.one + has.two + has.three) - count
    if kept > 0:
        return because("sell-some", money=dollars(rate * count), kept=int(kept))
    return because("sell-all", money=dollars(rate * count))
