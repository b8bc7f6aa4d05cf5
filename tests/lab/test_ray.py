"""A study on a Ray cluster: the same rows, also if a worker is killed."""

import os
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest

from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.lab.study import on_ray
from backroom.lab.study.plan import Piece, pieces, study_of
from backroom.lab.study.playing import play_piece
from backroom.lab.study.rows import Row

pytestmark = pytest.mark.once
STUDY = study_of(find_game("counterfeiters"), ["easy", "random"], 1, 7, {}, None)
GAMES = 24


def two_workers(ray: Any) -> None:
    """Ray gives itself half a minute to start; on a busy machine that is not always enough, and it
    is not what is asked here."""
    for left in (2, 1, 0):
        try:
            ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
        except Exception as fault:
            if left == 0 or "timed out during startup" not in str(fault):
                raise
            ray.shutdown()
        else:
            return


def test_two_workers_of_whom_one_is_killed_write_the_same_rows(tmp_path: Path) -> None:
    ray = pytest.importorskip(
        "ray", reason="SKIPPED: a study on a Ray cluster. There is no Ray here: make test-ray."
    )
    killed = tmp_path / "killed"

    def deadly_piece(piece: Piece) -> list[Row]:
        """Whoever is the first to do the third piece is killed while he does it."""
        if piece.first == 8 and not killed.exists():
            killed.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return play_piece(piece)

    two_workers(ray)
    work = pieces(STUDY, 0, GAMES)
    rows = [
        row
        for piece in on_ray.done_in_order_on_ray(deadly_piece, work, on_ray.LOCAL)
        for row in piece
    ]
    alone = [row for piece in work for row in play_piece(piece)]
    assert int(killed.read_text()) != os.getpid()
    assert [row.number for row in rows] == list(range(GAMES))
    assert [msgspec.json.encode(row) for row in rows] == [msgspec.json.encode(row) for row in alone]
    assert not ray.is_initialized()


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(BadInput, match=r"pip install 'backroom\[ray\]'"):
        list(on_ray.done_in_order_on_ray(play_piece, pieces(STUDY, 0, 4), on_ray.LOCAL))


def test_a_cluster_that_is_not_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nothing:
        def init(self, **_: object) -> None:
            raise ConnectionError("ray://nobody:1 timed out\nand much more")

        def shutdown(self) -> None:
            raise AssertionError("what never began need not end")

    monkeypatch.setattr(on_ray, "library", Nothing)
    with pytest.raises(BadInput, match=r"answers at 'ray://nobody:1': .* timed out$"):
        list(on_ray.done_in_order_on_ray(play_piece, pieces(STUDY, 0, 4), "ray://nobody:1"))


def test_a_node_with_another_backroom_is_refused() -> None:
    with pytest.raises(BadInput, match=r"a node of the cluster has backroom 0\.0"):
        on_ray.checked(("0.0", []))
