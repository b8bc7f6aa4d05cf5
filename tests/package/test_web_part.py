"""Where a module is missing, the commands of the house say what to do about it."""

import pytest

from backroom.commands.web_part import needs_web_part
from backroom.kernel.errors import BadInput


@pytest.mark.parametrize(
    ("module", "sentence"),
    [
        ("litestar", "`backroom serve` needs the web part: pip install 'backroom[serve]'"),
        ("alembic.config", "`backroom serve` needs the web part: pip install 'backroom[serve]'"),
        ("fcntl", "`backroom serve` runs on Linux and macOS only"),
        (
            "backroom.server.house",
            "this Backroom is not whole: backroom.server.house is missing; install it anew",
        ),
    ],
)
def test_what_is_missing_is_told_in_a_sentence(module: str, sentence: str) -> None:
    @needs_web_part("serve")
    def serve() -> None:
        raise ModuleNotFoundError(name=module)

    with pytest.raises(BadInput) as refused:
        serve()
    assert str(refused.value) == sentence
