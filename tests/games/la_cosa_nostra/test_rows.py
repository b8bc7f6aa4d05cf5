"""What a program reads of a table where a view shows it too: cards that come first in the box."""

from backroom.envs.encoders import encoder_of, layout_of, rows_for
from backroom.games.la_cosa_nostra.records import Job
from backroom.kernel.seats import SPECTATOR
from builders.la_cosa_nostra import LCN, LcnTable


def test_an_open_job_is_told_even_if_it_is_the_first_card_of_the_box() -> None:
    table = LcnTable(3, round=1)
    job = Job()
    job.card = 0
    table.state.job = job
    layout = layout_of(LCN, table.rules)
    row = rows_for(layout, 1)
    row.begin(0)
    encoder_of(LCN).encode(table.state, 0, row)
    row.end()
    kind = int(table.rules.job_kind[0])
    assert layout.read(row.read(0))["job"] == (kind + 1,)
    assert table.state.view(SPECTATOR).job == kind
