# Interpreted: card files are read once a table.
"""The card file of Capo della Mafia, laid out to be printed."""

from collections.abc import Mapping

from backroom.games.capo_della_mafia.deck import Newspaper, in_deck, read_cards
from backroom.games.capo_della_mafia.symbols import needs_said, symbols_said
from backroom.kernel.cards import CardFile, CardSheet, number_sheet


def card_sheets(file: CardFile, options: Mapping[str, str]) -> list[CardSheet]:
    """The cards of one deck. What is known of a card and what was added to it (how many there are,
    the back of a mission) may come from different places, so each says its own."""
    cards = read_cards(file)
    deck = options["deck"]
    return [
        CardSheet(
            "maffioso",
            ("name", "symbols", "stars", "copies", "rule", "provenance", "copies-provenance"),
            tuple(
                (
                    man.name,
                    symbols_said(cards.family, man.symbols),
                    str(in_deck(man.stars, deck)),
                    str(in_deck(man.copies, deck)),
                    man.rule,
                    man.provenance.value,
                    man.copies_from().value,
                )
                for man in cards.maffioso
            ),
        ),
        CardSheet(
            "mission",
            ("name", "symbols", "stars", "envelope", "rule", "provenance", "envelope-provenance"),
            tuple(
                (
                    mission.name,
                    needs_said(cards.family, mission.symbols),
                    str(mission.max_stars),
                    "✉" if mission.envelope else "",
                    mission.rule,
                    mission.provenance.value,
                    mission.envelope_provenance.value,
                )
                for mission in cards.mission
            ),
        ),
        CardSheet(
            "newspaper",
            ("name", "effect", "amount", "rule", "provenance"),
            tuple(
                (
                    paper.name,
                    *in_columns(paper),
                    paper.rule,
                    paper.provenance.value,
                )
                for paper in cards.newspaper
            ),
        ),
        number_sheet(cards.numbers),
    ]


def in_columns(paper: Newspaper) -> tuple[str, str]:
    """What a newspaper changes, by how much, and what else it says."""
    changes = paper.changes()
    said = [change.effect.value for change in changes] + ([paper.text] if paper.text else [])
    return ", ".join(said), ", ".join([str(change.amount) for change in changes])
