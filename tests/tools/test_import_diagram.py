"""The picture of the imports is that of the code, and it has no circle."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "import_diagram.py"


@pytest.fixture(scope="module")
def tool() -> Any:
    spec = spec_from_file_location("import_diagram", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def source(folder: Path, **files: str) -> Path:
    """A small house: each file by its dotted name, with its text."""
    for name, text in files.items():
        path = folder / "backroom" / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def test_the_picture_in_the_documents_is_that_of_the_code() -> None:
    done = subprocess.run([sys.executable, TOOL], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_imports_of_the_house_go_in_no_circle(tool: Any) -> None:
    graph = tool.graph_of()
    assert tool.circles(graph) == []
    assert {"server.web", "server.storage", "kernel", "table"} <= set(graph)
    assert graph["server.wire"].isdisjoint({"server.storage", "table"})
    assert graph["server.storage"].isdisjoint({"server.wire", "server.rooms", "server.web"})


def test_a_circle_is_found_also_through_others_and_inside_functions(
    tool: Any, tmp_path: Path
) -> None:
    house = source(
        tmp_path,
        table__log="from backroom.words import said",
        words__said="import backroom.kernel.state",
        kernel__state="def late():\n    from backroom import table",
        games__capo="from backroom.kernel import state",
    )
    assert tool.circles(tool.graph_of(house)) == ["kernel", "table", "words"]


def test_parts_of_the_service_are_drawn_one_by_one(tool: Any, tmp_path: Path) -> None:
    house = source(
        tmp_path,
        server__web__app="from backroom.server.rooms.room import Room",
        server__rooms__room="from backroom.server import refusals\nimport backroom",
        server__refusals="",
    )
    assert tool.graph_of(house) == {
        "server.web": {"server.rooms"},
        "server.rooms": {"server.refusals"},
        "server.refusals": set(),
    }


def test_an_import_that_follows_from_others_is_not_drawn(tool: Any) -> None:
    graph = {"a": {"b", "c"}, "b": {"c"}, "c": set()}
    assert tool.plain(graph) == {"a": {"b"}, "b": {"c"}, "c": set()}
