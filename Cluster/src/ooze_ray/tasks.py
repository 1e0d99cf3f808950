"""What runs on the nodes: one island's round, as a Ray task.

A round's result is a file in the storage. A task that finds it there, sound, reads it instead of running the
round again: whatever Ray runs a second time - because a node was lost with a state that somebody still needs, or
because the driver was killed - costs one file, not the chain of all rounds before it. For the same reason a task
gets its island in a list, which Ray hands over as it is: as a direct argument it would make Ray rebuild the whole
chain before the task could begin.
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
    """What one task is to do: one island's part of one round."""

    plan: Plan
    round: int
    island: int
    migrants: tuple[bytes, ...]
    url: str
    patience: float
    # The hash that its file must have: it is read and looked at, and nothing is run.
    expected: int | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """What the driver gets to know of an island after a round; the island itself stays in the object store."""

    hash: int
    births: int
    generation: int
    emigrants: tuple[bytes, ...]
    statistics: str
    size: int
    # What the worker took, and what the whole task did, in seconds.
    ran: float
    took: float
    node: str
    notes: tuple[str, ...] = field(default=())
    # Why a file that was to be looked at is not what it must be.
    broken: str | None = None


@functools.cache
def own_worker() -> Worker:
    """The worker of this Ray process, which Ray keeps for the tasks to come."""
    return Worker()


def sail(leg: Leg, box: list[ray.ObjectRef[bytes]]) -> tuple[bytes, Summary]:
    """Runs a leg. `box` holds the island's state after the round before, if the cluster has it."""
    start = time.monotonic()
    notes: list[str] = []
    storage = Storage(leg.url, leg.patience, notes.append)
    name = checkpoint.island_name(leg.round, leg.island)
    broken: str | None = None
    ran = 0.0
    landing, reason = finished(leg, storage, name)
    if leg.expected is not None:
        if landing is None or landing.hash != leg.expected:
            broken = reason or f"{name} is not the one of this checkpoint"
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
    """The leg's result, if its file is there and sound; else what is wrong with it."""
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
    """The island's state after the round before: from the cluster's memory, or from the storage."""
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
        raise RunError(f"{name} has gone from the storage: go on with --resume") from error
