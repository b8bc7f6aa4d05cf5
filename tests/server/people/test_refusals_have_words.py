"""Every no of the service has a sentence that says just what the code knows."""

import ast
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from backroom import server
from backroom.server.refusals import HOUSE_IN_TROUBLE, Reason
from backroom.server.web.statuses import REASONS, STATUS_OF


class Gaps(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def sentences() -> dict[str, set[str]]:
    """The sentences of the service with the names of their gaps."""
    text = resources.files("backroom.words").joinpath("en", "service.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message):
            gaps = Gaps()
            gaps.visit(entry)
            found[entry.id.name] = gaps.names
    return found


@cache
def code() -> list[ast.AST]:
    """Everything that is written in the code of the service."""
    paths = Path(server.__path__[0]).rglob("*.py")
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8")))]


@cache
def refusals() -> dict[str, list[set[str]]]:
    """The sentences with which the code refuses, each time with the names of its facts."""
    found: dict[str, list[set[str]]] = {}
    for node in code():
        match node:
            case (
                ast.Call(
                    func=ast.Name(id="Refused"),
                    args=[ast.Attribute(value=ast.Name(id="Reason"), attr=name)],
                )
                | ast.Call(
                    func=ast.Attribute(
                        value=ast.Attribute(value=ast.Name(id="Reason"), attr=name), attr="message"
                    )
                )
            ):
                facts = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                found.setdefault(Reason[name].message().name, []).append(facts)
    return found


def test_people_are_refused_in_many_ways() -> None:
    assert len(refusals()) >= 50


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence(reason: Reason) -> None:
    assert reason.message().name in sentences()


def test_every_reason_stands_once_in_the_table_of_statuses() -> None:
    listed = [reason for reasons in REASONS.values() for reason in reasons]
    assert sorted(listed, key=str) == sorted(Reason, key=str)


def test_a_status_of_the_house_means_that_the_house_is_in_trouble() -> None:
    assert {reason for reason in Reason if STATUS_OF[reason] >= 500} == HOUSE_IN_TROUBLE


def test_no_part_of_the_service_but_the_web_knows_a_status() -> None:
    folder = Path(server.__path__[0])
    for path in folder.rglob("*.py"):
        if folder / "web" in path.parents:
            continue
        numbers = {
            node.value
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, int)
        }
        assert not numbers & {401, 403, 404, 409, 413, 429, 503}, path


@pytest.mark.parametrize("name", sorted(refusals()))
def test_a_refusal_has_a_sentence_with_gaps_for_its_facts(name: str) -> None:
    assert refusals()[name] == [sentences()[name]] * len(refusals()[name])


def test_no_sentence_of_the_service_is_idle() -> None:
    """Some are named in full, some without the prefix: all stand somewhere in the code."""
    words = {node.value for node in code() if isinstance(node, ast.Constant)}
    idle = [name for name in sentences() if not words & {name, name.removeprefix("service-")}]
    assert idle == []
