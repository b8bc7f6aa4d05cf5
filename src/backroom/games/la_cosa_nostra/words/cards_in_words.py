# Interpreted: words are made for people, who take longer to read them.
"""The cards of La Cosa Nostra in words: jobs, tasks, prices."""

from typing import Any

from backroom.games.la_cosa_nostra.card_file.board_file import BoardFile
from backroom.games.la_cosa_nostra.rules import BUSINESS_NAMES, Effect, LcnRules
from backroom.games.la_cosa_nostra.words.saying import dashed, dollars, says
from backroom.games.la_cosa_nostra.words.titles import TITLES
from backroom.kernel.messages import CardName, Message


def title(board: BoardFile, kind: int) -> Message:
    job = board.job[kind]
    return (
        says(f"job-{dashed(job.title)}")
        if job.title in TITLES
        else says("own-title", name=job.name)
    )


def job_in_full(board: BoardFile, kind: int) -> Message:
    """A job with what it needs and what it brings."""
    job = board.job[kind]
    facts: dict[str, Any] = {
        "job": CardName("job", kind),
        "target": job.target,
        "two": dollars(job.two),
        "one": dollars(job.one),
        "needs": tuple(
            CardName("kind", BUSINESS_NAMES.index(need.value)) for need in job.prerequisites
        ),
    }
    if job.effect is Effect.CASH:
        return says("job-cash" if job.prerequisites else "job-cash-free", **facts)
    return says(f"job-does-{dashed(job.effect.value)}", **facts)


def priced(rules: LcnRules, business: int) -> Message:
    price = rules.business_price[rules.business_kind[business]] * 1000
    return says("view-priced", business=CardName("business", business), price=dollars(price))
