"""The same pieces of work on a Ray cluster (`backroom[ray]`).

Every piece is a task of its own. If the worker, or the whole node, that does one is lost, Ray gives
it to another, as often as it takes; and since a piece comes out the same wherever it is done, what
was perhaps done twice is taken once. So the rows are those that one process writes.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import backroom
from backroom.kernel.errors import BadInput

Job = TypeVar("Job")
Done = TypeVar("Done")
LOCAL = "local"
"""Instead of an address: a cluster of this machine alone, which ends with us."""
WAITING = 4
"""So many pieces for each core are given out before the first of them has come back."""


def done_in_order_on_ray(
    do: Callable[[Job], Done], work: Sequence[Job], address: str
) -> Iterator[Done]:
    """Each as soon as it is done and all before it are."""
    ray = library()
    reached(ray, address)
    try:
        task = ray.remote(num_cpus=1, max_retries=-1)(with_version)
        cores = int(ray.cluster_resources().get("CPU", 1))
        begun: deque[Any] = deque()
        for job in work:
            begun.append(task.remote(do, job))
            if len(begun) >= WAITING * cores:
                yield checked(ray.get(begun.popleft()))
        while begun:
            yield checked(ray.get(begun.popleft()))
    finally:
        ray.shutdown()


def library() -> Any:
    try:
        import ray
    except ImportError:
        raise BadInput("for a Ray cluster: pip install 'backroom[ray]'") from None
    return ray


def reached(ray: Any, address: str) -> None:
    """BadInput if there is no cluster."""
    where = {"include_dashboard": False} if address == LOCAL else {"address": address}
    try:
        ray.init(**where, log_to_driver=False, logging_level="ERROR", ignore_reinit_error=True)
    except Exception as fault:  # it fails in many ways, and also with this very class
        first, *_ = str(fault).splitlines() or [""]
        raise BadInput(f"no Ray cluster answers at {address!r}: {first}") from None


def with_version(do: Callable[[Job], Done], job: Job) -> tuple[str, Done]:
    """What a node does: it says which backroom it has."""
    import backroom

    return backroom.__version__, do(job)


def checked(answer: tuple[str, Done]) -> Done:
    """Rows of other rules are no rows of this study."""
    version, done = answer
    if version != backroom.__version__:
        raise BadInput(
            f"a node of the cluster has backroom {version}, and this is {backroom.__version__}"
        )
    return done
