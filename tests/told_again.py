"""A story in the browser that failed is told once more, and the report says what went wrong.

Two browsers, a house, bots with dice of their own: what fails once in many evenings is worth
knowing and no reason to throw a day's work away. But no more than a few in a run: then it is
no chance. `make seeds` tells every story once (BACKROOM_TOLD_ONCE).
"""

import os

import pytest

AT_MOST = 2


class ToldAgain:
    def __init__(self) -> None:
        self.stories: dict[str, str] = {}
        """What went wrong the first time."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if os.environ.get("BACKROOM_TOLD_ONCE"):
            return
        for item in items:
            if "browser" in item.path.parts:
                item.add_marker(pytest.mark.flaky(reruns=1))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if str(report.outcome) == "rerun":  # not an outcome that pytest itself knows
            self.stories[report.nodeid] = f"{report.longreprtext}\n{report.sections}"

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if len(self.stories) > AT_MOST:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for story, trouble in self.stories.items():
            terminalreporter.write_sep("-", f"told again: {story}")
            terminalreporter.write_line(trouble)
        if len(self.stories) > AT_MOST:
            terminalreporter.write_line(
                f"{len(self.stories)} stories had to be told again, and chance explains {AT_MOST}."
            )
