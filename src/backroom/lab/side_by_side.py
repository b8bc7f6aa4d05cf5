"""Work that is done in several processes at a time, and comes in its order."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


def done_in_order(do: Callable[[Job], Done], work: Sequence[Job], workers: int) -> Iterator[Done]:
    """Each as soon as it is done and all before it are. One worker is this process itself."""
    if workers == 1:
        yield from map(do, work)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=ignore_ctrl_c) as pool:
        try:
            yield from pool.map(do, work, chunksize=1)
        except BaseException:
            # Whoever stops us does not wait for work that nobody wants any more.
            pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                child.terminate()
            raise


def ignore_ctrl_c() -> None:
    """It reaches every process of a terminal; only the one that asked for the work answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
