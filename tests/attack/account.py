"""The account of an attack: how much of what was tried, and what came of it."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Account:
    """Counts; the last three lists must stay empty."""

    tried: Counter[str] = field(default_factory=Counter)
    answers: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often each kind got which answer: a status, or the name of a message."""
    leaks: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    granted: list[str] = field(default_factory=list)
    changes: list[str] = field(default_factory=list)

    def note(self, kind: str, answer: str) -> None:
        self.tried[kind] += 1
        self.answers[kind, answer] += 1

    def search(self, kind: str, said: bytes, secrets: list[bytes]) -> None:
        """Is there a secret in what was answered?"""
        for secret in secrets:
            if secret in said:
                self.leaks.append(f"{kind}: {secret[:6]!r}… in {said[:200]!r}")

    @property
    def total(self) -> int:
        return sum(self.tried.values())

    def is_clean(self) -> bool:
        return not (self.leaks or self.errors or self.granted or self.changes)

    def lines(self) -> list[str]:
        """For whoever reads docs/security.md: what was tried, and the commonest answers."""
        shown = ["| tried | how often | answers |", "| --- | ---: | --- |"]
        for kind, count in sorted(self.tried.items()):
            answers = [
                (number, answer) for (each, answer), number in self.answers.items() if each == kind
            ]
            said = ", ".join(f"{answer} {number}" for number, answer in sorted(answers)[::-1][:4])
            shown.append(f"| {kind} | {count} | {said} |")
        shown.append(f"| **together** | **{self.total}** | |")
        return [
            *shown,
            "",
            f"state changes: {len(self.changes)}; secrets read: {len(self.leaks)}; "
            f"granted: {len(self.granted)}; server errors: {len(self.errors)}",
        ]
