"""How a bot is written: level, temper, mute."""

import pytest

from backroom.bots.learnt_levels import LEARNT
from backroom.bots.levels import LEVELS, is_bot
from backroom.bots.specs import LEVEL_NAMES, TEMPERS, Spec, read_spec
from backroom.kernel.errors import BadInput


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("deals", [True, False])
def test_what_is_written_is_read(level: str, temper: str, deals: bool) -> None:
    spec = Spec(level, temper, deals)
    assert read_spec(str(spec)) == spec


def test_what_goes_without_saying_is_not_written() -> None:
    assert str(Spec("normal")) == "normal"
    assert str(Spec("hard", "bold", False)) == "hard/bold/mute"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("genius", "there is no bot 'genius'"),
        ("", "there is no bot ''"),
        ("normal/sleepy", "there is no temper 'sleepy'"),
        ("normal/bold/greedy", "one temper"),
        ("normal/mute/mute", "one temper"),
        ("normal/", "there is no temper ''"),
    ],
)
def test_a_bot_that_is_none_is_refused_with_a_sentence(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        read_spec(text)
    assert not is_bot(text)


def test_the_ladder_has_every_rung() -> None:
    assert (*LEVELS, "net") == LEVEL_NAMES
    assert set(LEARNT) == {"master", "net"}
    assert all(is_bot(level) for level in LEVELS)
    assert not is_bot("net"), "it plays in the laboratory only"
    assert is_bot("normal/vengeful")
