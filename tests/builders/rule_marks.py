"""`@rule("CAP-33")` on a test: this test shows that rule. The matrix reads it."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
