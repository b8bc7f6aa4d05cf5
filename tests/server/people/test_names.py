"""What one may be called."""

import unicodedata

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from backroom.server.people.names import as_login, proper_login, proper_name
from backroom.server.refusals import Refused
from backroom.server.web.statuses import STATUS_OF
from server.people.house import said


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Tony", "Tony"),
        ("  Fat\t Tony \n", "Fat Tony"),
        ("Fat\u00a0\u2003Tony", "Fat Tony"),
        ("Zoe\u0308", "Zoë"),
        ("李小龍", "李小龍"),
        ("🕵 O'Hara-Müller (jr.)", "🕵 O'Hara-Müller (jr.)"),
        ("{ $seat }", "{ $seat }"),
        ("<b>Bob</b>", "<b>Bob</b>"),
        ("ב" * 40, "ב" * 40),
        ("A" + "e\u0301" * 39, "A" + "é" * 39),
    ],
)
def test_a_name_is_kept_tidily(typed: str, kept: str) -> None:
    assert proper_name(typed) == kept


@pytest.mark.parametrize("typed", ["", " ", "\t\n\u3000\u2028"])
def test_nobody_is_called_nothing(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        proper_name(typed)
    assert STATUS_OF[refused.value.reason] == 400
    assert said(refused) == "Please tell us your name."


def test_a_name_has_forty_characters_and_no_more() -> None:
    with pytest.raises(Refused) as refused:
        proper_name("n" * 41)
    assert STATUS_OF[refused.value.reason] == 400
    assert said(refused) == "A name has at most 40 characters; this one has 41."


def test_a_name_is_measured_as_it_is_kept() -> None:
    """The letter U+0958 is one character, but two in its composed form."""
    with pytest.raises(Refused) as refused:
        proper_name("\u0958" * 21)
    assert said(refused) == "A name has at most 40 characters; this one has 42."


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("To\0ny", "U+0000"),
        ("Tony\x1b[31m", "U+001B"),
        ("Tony\x7f", "U+007F"),
        ("\u202eynoT", "U+202E"),
        ("To\u200bny", "U+200B"),
        ("Tony\u2066", "U+2066"),
        ("\ufeffTony", "U+FEFF"),
        ("Tony\ud800", "U+D800"),
        ("Tony\udfff", "U+DFFF"),
        ("Tony\ue000", "U+E000"),
        ("Tony\U000e0041", "U+E0041"),
        ("\u3164", "U+3164"),
        ("\u2800\u2800", "U+2800"),
        ("\u0301Tony", "U+0301"),
        ("\u20e3", "U+20E3"),
    ],
)
def test_a_name_holds_nothing_that_hides_or_turns_what_is_written(typed: str, named: str) -> None:
    with pytest.raises(Refused) as refused:
        proper_name(typed)
    assert STATUS_OF[refused.value.reason] == 400
    assert said(refused) == (f"This name contains a character that we cannot show ({named}).")


def outcome(typed: str) -> str:
    """The name, or the name of the refusal."""
    try:
        return proper_name(typed)
    except Refused as refused:
        return refused.message.name


ANYTHING = st.text(st.characters(), max_size=60)  # lone surrogates too
NEARLY_A_NAME = st.text(
    st.one_of(st.characters(categories=["L", "N", "P", "Zs"]), st.sampled_from(" \t\u0308\u202e")),
    max_size=45,
)


@settings(max_examples=300)
@given(ANYTHING | NEARLY_A_NAME)
@example("e\u0301 \u0301")
@example("\u2000")
def test_a_name_is_refused_with_a_reason_or_can_be_shown_as_it_is(typed: str) -> None:
    name = outcome(typed)
    if name in {"service-name-empty", "service-name-long", "service-name-characters"}:
        return
    assert 1 <= len(name) <= 40
    assert name == name.strip()
    assert "  " not in name
    assert unicodedata.is_normalized("NFC", name)
    assert name.encode("utf-8").decode("utf-8") == name
    kinds = {unicodedata.category(character) for character in name}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
    assert not {unicodedata.bidirectional(each) for each in name} & {
        "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI",
    }  # fmt: skip
    assert proper_name(name) == name


@settings(max_examples=100)
@given(NEARLY_A_NAME)
def test_spaces_around_a_name_do_not_matter(typed: str) -> None:
    assert outcome(f" \t{typed}\n") == outcome(typed)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("tony", "tony"), (" Tony.S-1_x ", "tony.s-1_x"), ("abc", "abc"), ("A" * 40, "a" * 40)],
)
def test_a_login_is_kept_in_small_letters(typed: str, kept: str) -> None:
    assert proper_login(typed) == kept


@pytest.mark.parametrize(
    "typed",
    ["", "ab", "a" * 41, "to ny", "tony!", "töny", "to\0ny", "tony\ud800", "\u212aelvin", "tony٣"],
)
def test_any_other_login_is_refused_with_what_it_may_be(typed: str) -> None:
    assert as_login(typed) == ""
    with pytest.raises(Refused) as refused:
        proper_login(typed)
    assert STATUS_OF[refused.value.reason] == 400
    assert said(refused) == (
        "A login has 3 to 40 characters: only the letters a to z, digits, -, _ and the full stop."
    )
