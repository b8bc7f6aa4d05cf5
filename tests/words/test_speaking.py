"""Messages become sentences, and a sentence with a hole in it is never said."""

import pytest

from backroom.kernel.errors import BadInput
from backroom.kernel.messages import CardName, Message, Refusal, SeatName
from backroom.words import LANGUAGES, MissingWords, Speaker
from builders.capo_della_mafia import CAPO, rules_of


def speaker(language: str = "en", names: list[str] | None = None) -> Speaker:
    return Speaker(language, CAPO.teller(rules_of(4)), names)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The game is over after 3 rounds."),
        ("nl", "Het spel is afgelopen na 3 rondes."),
        ("de", "Das Spiel ist nach 3 Runden vorbei."),
    ],
)
def test_a_message_is_said_in_each_language(language: str, sentence: str) -> None:
    assert speaker(language).say(Message("play-over", {"rounds": 3})) == sentence
    assert speaker(language).ui("play-over", rounds=3) == sentence


@pytest.mark.parametrize(
    ("language", "number", "written"),
    [
        ("en", 1000, "1,000"),
        ("nl", 1000, "1.000"),
        ("de", 1000, "1.000"),
        ("en", 1234567, "1,234,567"),
        ("nl", 1234567, "1.234.567"),
        ("de", 1234567, "1.234.567"),
        ("de", 999, "999"),
        ("nl", -1000, "-1.000"),
    ],
)
def test_thousands_are_written_as_the_language_writes_them(
    language: str, number: int, written: str
) -> None:
    said = speaker(language).ui("play-place", place=1, seat="X", points=number)
    assert said == f"1. X: {written}"


@pytest.mark.parametrize("language", ["fr", "", "EN", "../en", "en-US"])
def test_an_unknown_language_is_refused_and_the_languages_are_named(language: str) -> None:
    with pytest.raises(BadInput) as refused:
        Speaker(language)
    assert str(refused.value) == f"there is no language {language!r}; choose en, nl, de"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_variable_is_a_defect_and_is_named(language: str) -> None:
    with pytest.raises(MissingWords, match=r"play-over: .*rounds"):
        speaker(language).ui("play-over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_variable_inside_a_choice_is_a_defect_too(language: str) -> None:
    with pytest.raises(MissingWords, match=r"cap-event-jailed"):
        speaker(language).say(Message("cap-event-jailed", {"seat": "X", "stars": 1}))


def test_a_missing_sentence_is_a_defect_and_is_named() -> None:
    with pytest.raises(MissingWords, match="no sentence for play-poker"):
        speaker().ui("play-poker")


def test_a_missing_sentence_inside_a_sentence_is_a_defect_too() -> None:
    with pytest.raises(MissingWords, match="no sentence for why-not"):
        speaker().ui("refused", why=Message("why-not"), rule="CAP-1")


def test_seats_are_called_by_their_colours_or_by_their_names() -> None:
    message = Message("cap-event-suspected", {"seat": SeatName(0), "suspect": SeatName(2)})
    assert speaker().say(message) == "Red points at Green."
    assert speaker("nl").seat(2) == "Groen"
    assert speaker(names=["Ann", "Bob", "Cleo"]).say(message) == "Ann points at Cleo."


def test_a_name_is_never_read_as_code() -> None:
    names = ["{ $suspect }", "[b]Bob[/b]", "100"]
    message = Message("cap-event-suspected", {"seat": SeatName(0), "suspect": SeatName(1)})
    assert speaker(names=names).say(message) == "{ $suspect } points at [b]Bob[/b]."


def test_cards_are_called_by_their_names() -> None:
    cards = tuple(CardName("maffioso", kind) for kind in (0, 1, 2))
    said = speaker().ui("cap-view-hand", cards=cards)
    assert said == (
        "Your hand: Quiet Carlo (intimidation, no stars), Knuckles Nino (intimidation, 1 star)"
        " and Big Sal (intimidation, 2 stars)"
    )


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["nothing", "a", "a and b", "a, b and c"]),
        ("nl", ["niets", "a", "a en b", "a, b en c"]),
        ("de", ["nichts", "a", "a und b", "a, b und c"]),
    ],
)
def test_lists_are_read_out_as_one_does(language: str, expected: list[str]) -> None:
    lists = [[], ["a"], ["a", "b"], ["a", "b", "c"]]
    assert [speaker(language).listed(each) for each in lists] == expected


@pytest.mark.parametrize(("count", "cards"), [(1, "1 card"), (2, "2 cards"), (5, "5 cards")])
def test_one_card_is_not_called_cards(count: int, cards: str) -> None:
    said = speaker().ui("cap-event-cards-drawn", seat=SeatName(0), count=count)
    assert said == f"Red draws {cards}."


@pytest.mark.parametrize(
    ("language", "end"),
    [("en", "(rule CAP-22)"), ("nl", "(regel CAP-22)"), ("de", "(Regel CAP-22)")],
)
def test_a_refusal_is_said_with_its_rule(language: str, end: str) -> None:
    refusal = Refusal("CAP-22", "wrong_half", {"laid": 4, "count": 2})
    said = speaker(language).refusal(CAPO, refusal)
    assert said.endswith(end)
    assert "4" in said
