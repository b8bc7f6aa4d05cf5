"""THIRD-PARTY.md is true: what we ship of others, what we depend on, and under which licences."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "third-party.py"


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("third_party", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_list_is_true(tool: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main() == 0, capsys.readouterr().err


@pytest.mark.parametrize(
    ("truth", "lie"),
    [("| pebble | LGPL-3.0 |", "| pebble | MIT |"), ("| svelte | 5", "| svelte | 4")],
)
def test_a_list_that_is_not_true_is_noticed(
    tool: ModuleType, truth: str, lie: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = tool.DOCUMENT.read_text("utf-8")
    assert truth in text
    monkeypatch.setattr(tool, "DOCUMENT", tmp_path / "THIRD-PARTY.md")
    tool.DOCUMENT.write_text(text.replace(truth, lie), "utf-8")
    assert tool.main() == 1


def test_a_package_that_the_client_imports_unlisted_is_noticed(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(tool.CLIENT, "uqr")
    assert tool.main() == 1
    assert "lacks uqr" in capsys.readouterr().err


def test_a_package_that_the_built_client_contains_unlisted_is_noticed(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = "../../web/node_modules/@someone/else/index.js"
    (tmp_path / "index.js.map").write_text(f'{{"sources": ["{source}"]}}', "utf-8")
    assert tool.main(str(tmp_path)) == 1
    assert "lacks @someone/else" in capsys.readouterr().err
