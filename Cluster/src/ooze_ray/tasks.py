"""The Ray task on the nodes: one island's round.

A round's result is a file in the storage. A task that finds it intact reads it instead of running the round again.
So if Ray repeats a task - because a node was lost with a state that is still needed, or because the driver was
killed - it costs one file, not the chain of all earlier rounds. For the same reason a task gets its island in a list,
which Ray passes on unresolved: as a direct argument, Ray would rebuild the whole chain before the task could start.
"""

from __future__ import annotations

import functools
import time
from dataclasses import dataclass, field

import ray

from ooze_ray import checkpoint
from ooze_ray.errors import RunError, WorkerRefusedError
from ooze_ray.messages import Landing, Plan
from ooze_ray.storage import Storage
from ooze_ray.worker import Worker


@dataclass(frozen=True, slots=True)
class Leg:
    """The work of one task: one island's part of one round."""

    plan: Plan
    round: int
    island: int
    migrants: tuple[bytes, ...]
    url: str
    patience: float
    # If set, the task only verifies that the file has this hash, and runs nothing.
    expected: int | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """The driver's summary of an island after a round. The island itself stays in the object store."""

    hash: int
    births: int
    generation: int
    emigrants: tuple[bytes, ...]
    statistics: str
    size: int
    # The time of the worker and of the whole task, in seconds.
    ran: float
    took: float
    node: str
    notes: tuple[str, ...] = field(default=())
    # The reason why a verified file is broken.
    broken: str | None = None


@functools.cache
def own_worker() -> Worker:
    """The worker of this Ray process, which Ray keeps for later tasks."""
    return Worker()


def sail(leg: Leg, box: list[ray.ObjectRef[bytes]]) -> tuple[bytes, Summary]:
    """Runs a leg. `box` holds the island's state after the previous round, if the cluster has it."""
    start = time.monotonic()
    notes: list[str] = []
    storage = Storage(leg.url, leg.patience, notes.append)
    name = checkpoint.island_name(leg.round, leg.island)
    broken: str | None = None
    ran = 0.0
    landing, reason = finished(leg, storage, name)
    if leg.expected is not None:
        if landing is None or landing.hash != leg.expected:
            broken = reason or f"{name} doesn't belong to this checkpoint"
            landing = landing or Landing(0, 0, 0, b"", (), "")
    elif landing is None:
        began = time.monotonic()
        landing = run(leg, box, storage)
        ran = time.monotonic() - began
        storage.write(name, landing.island)
    summary = Summary(
        hash=landing.hash,
        births=landing.births,
        generation=landing.generation,
        emigrants=landing.emigrants,
        statistics=landing.statistics,
        size=len(landing.island),
        ran=ran,
        took=time.monotonic() - start,
        node=ray.get_runtime_context().get_node_id(),
        notes=tuple(notes),
        broken=broken,
    )
    return landing.island, summary


def finished(leg: Leg, storage: Storage, name: str) -> tuple[Landing | None, str | None]:
    """Returns the leg's result if its file is intact; otherwise the reason why it isn't."""
    data = storage.read_if_there(name)
    if data is None:
        return None, f"{name} is missing"
    try:
        return own_worker().look(leg.round, leg.plan.migrants, data), None
    except WorkerRefusedError as error:
        return None, f"{name} is broken: {error}"


def run(leg: Leg, box: list[ray.ObjectRef[bytes]], storage: Storage) -> Landing:
    if leg.round == 0:
        return own_worker().found(leg.plan, leg.island)
    state = island_before(leg, box, storage)
    return own_worker().play(leg.round, leg.plan.round_steps, leg.plan.migrants, state, leg.migrants)


def island_before(leg: Leg, box: list[ray.ObjectRef[bytes]], storage: Storage) -> bytes:
    """Returns the island's state after the previous round, from the cluster's memory or from the storage."""
    for reference in box:
        try:
            state: bytes = ray.get(reference)
        except ray.exceptions.RayError:
            continue
        return state
    name = checkpoint.island_name(leg.round - 1, leg.island)
    try:
        return storage.read(name)
    except FileNotFoundError as error:
        raise RunError(f"{name} is gone from the storage: continue with --resume") from error
