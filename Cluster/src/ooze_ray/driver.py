"""Runs the rounds of an archipelago: migrants, checkpoints, and retries of failed tasks."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol, cast

import ray

from ooze_ray import checkpoint
from ooze_ray.checkpoint import Checkpoints, Manifest
from ooze_ray.errors import OozeError, RunError, WorkerDiedError
from ooze_ray.messages import Passage, Plan
from ooze_ray.progress import Progress
from ooze_ray.storage import Storage
from ooze_ray.tasks import Leg, Summary, sail
from ooze_ray.worker import Worker

# The number of retries by Ray for a task whose worker or node is lost, and of attempts by the driver.
RETRIES = 8
ATTEMPTS = 5
# The number of tasks that wait in Ray for each core: more would only use the head node's memory.
WAITING_PER_CORE = 4


@dataclass
class Position:
    """The driver's view of an archipelago after a round."""

    round: int
    states: list[ray.ObjectRef[bytes]]
    summaries: list[Summary]


class Driver:
    """One run."""

    def __init__(self, storage: Storage, progress: Progress, worker: Worker | None = None) -> None:
        self.storage = storage
        self.progress = progress
        self.checkpoints = Checkpoints(storage)
        # Computes what doesn't belong to an island: the migrants' passages.
        self.worker = worker or Worker()
        self.worker.hello()
        # Ray's types lack a list of exceptions and a number of returns.
        self.task: RemoteFunction = cast(Any, ray.remote)(
            num_cpus=1,
            num_returns=2,
            max_retries=RETRIES,
            retry_exceptions=[WorkerDiedError],
        )(sail)

    def begin(self, plan: Plan) -> Position:
        """Starts a new archipelago in an empty storage."""
        if self.checkpoints.complete():
            raise RunError(
                f"{self.storage.url} already holds a run: add --resume to continue it, or name another storage"
            )
        # A driver that was killed before its first checkpoint may have left files of another plan.
        for name in ("rounds", "statistics"):
            self.storage.remove(name)
        legs = [self.leg(plan, 0, island) for island in range(plan.members)]
        position = self.collect(0, self.submit(legs, [[] for _ in legs]))
        self.keep(plan, position)
        return position

    def resume(self) -> tuple[Plan, Position]:
        """Returns the newest intact checkpoint.

        A broken one is reported and removed, so that its round runs again.
        """
        broken: list[str] = []
        for number in self.checkpoints.complete():
            try:
                manifest = self.checkpoints.read(number)
                position = self.look(manifest)
            except RunError as error:
                broken.append(str(error))
                self.progress.say(f"the checkpoint of round {number} is broken, so the one before it is used: {error}")
                continue
            for newer in self.checkpoints.complete():
                if newer > number:
                    self.checkpoints.drop(newer)
            return manifest.plan, position
        if broken:
            raise RunError(
                f"no checkpoint in {self.storage.url} can be read ({'; '.join(broken)}): "
                "start a new run in another storage"
            )
        raise RunError(f"{self.storage.url} holds no run: start one without --resume")

    def look(self, manifest: Manifest) -> Position:
        """Reads a checkpoint's islands on the nodes and verifies each of them."""
        legs = [
            replace(self.leg(manifest.plan, manifest.round, island), expected=expected)
            for island, expected in enumerate(manifest.hashes)
        ]
        position = self.collect(manifest.round, self.submit(legs, [[] for _ in legs]))
        for summary in position.summaries:
            if summary.broken is not None:
                raise RunError(summary.broken)
        if self.hash(manifest.plan, position) != manifest.hash:
            name = checkpoint.manifest_name(manifest.round)
            raise RunError(f"{name} is broken: its hash doesn't match its islands")
        return position

    def run(
        self,
        plan: Plan,
        position: Position,
        rounds: int,
        each: Callable[[Position], None] = lambda _: None,
    ) -> Position:
        """Runs until the given number of rounds is complete.

        each: called after every round with the result.
        """
        self.progress.begin(position.round, rounds, plan)
        while position.round < rounds:
            running = self.sail(plan, position)
            position = self.collect(position.round + 1, running)
            self.keep(plan, position)
            each(position)
        self.progress.end()
        return position

    def hash(self, plan: Plan, position: Position) -> int:
        """Returns the hash of the whole archipelago."""
        hashes = [summary.hash for summary in position.summaries]
        return self.chart(plan, position.round, hashes)[0]

    # One round.

    def sail(self, plan: Plan, position: Position) -> Running:
        """Sends the migrants and starts the next round."""
        hashes = [summary.hash for summary in position.summaries]
        _, passages = self.chart(plan, position.round, hashes)
        arrivals: list[list[bytes]] = [[] for _ in hashes]
        for passage in passages:
            leaving = position.summaries[passage.origin].emigrants
            if passage.rank < len(leaving):
                arrivals[passage.destination].append(leaving[passage.rank])
        legs = [
            replace(self.leg(plan, position.round + 1, island), migrants=tuple(migrants))
            for island, migrants in enumerate(arrivals)
        ]
        return self.submit(legs, [[state] for state in position.states])

    def chart(self, plan: Plan, number: int, hashes: list[int]) -> tuple[int, list[Passage]]:
        for _ in range(ATTEMPTS):
            try:
                return self.worker.chart(plan, number, hashes)
            except WorkerDiedError as error:
                self.progress.say(str(error))
        raise OozeError(f"the worker {self.worker.path} dies at every request")

    def leg(self, plan: Plan, number: int, island: int) -> Leg:
        return Leg(plan, number, island, (), self.storage.url, self.storage.patience)

    def submit(self, legs: list[Leg], boxes: list[list[ray.ObjectRef[bytes]]]) -> Running:
        return Running(legs, boxes, self.task, self.progress)

    def collect(self, number: int, running: Running) -> Position:
        states, summaries = running.results()
        for summary in summaries:
            for note in summary.notes:
                self.progress.say(f"node {summary.node[:8]}: {note}")
        return Position(number, states, summaries)

    def keep(self, plan: Plan, position: Position) -> None:
        """Makes the round a checkpoint and removes old ones."""
        hashes = tuple(summary.hash for summary in position.summaries)
        manifest = Manifest(position.round, plan, hashes, self.hash(plan, position))
        self.checkpoints.write(manifest, [summary.statistics for summary in position.summaries])
        self.checkpoints.drop_before(position.round)
        self.progress.landed(
            position.round,
            sum(summary.births for summary in position.summaries),
            max(summary.generation for summary in position.summaries),
        )


class RemoteFunction(Protocol):
    """The type of `sail` as a Ray task."""

    def remote(
        self, leg: Leg, box: list[ray.ObjectRef[bytes]]
    ) -> tuple[ray.ObjectRef[bytes], ray.ObjectRef[Summary]]: ...


class Running:
    """The legs of a round, with as many in Ray at a time as keep its cores busy."""

    def __init__(
        self,
        legs: list[Leg],
        boxes: list[list[ray.ObjectRef[bytes]]],
        task: RemoteFunction,
        progress: Progress,
    ) -> None:
        self.legs = legs
        self.boxes = boxes
        self.task = task
        self.progress = progress
        self.waiting = list(range(len(legs)))[::-1]
        self.attempts = [0] * len(legs)
        self.states: dict[int, ray.ObjectRef[bytes]] = {}
        self.summaries: dict[int, Summary] = {}
        self.flying: dict[ray.ObjectRef[Summary], int] = {}
        self.fill()

    def fill(self) -> None:
        cores = int(ray.cluster_resources().get("CPU", 1))
        while self.waiting and len(self.flying) < max(WAITING_PER_CORE * cores, 1):
            island = self.waiting.pop()
            state, summary = self.task.remote(self.legs[island], self.boxes[island])
            self.states[island] = state
            self.flying[summary] = island

    def results(self) -> tuple[list[ray.ObjectRef[bytes]], list[Summary]]:
        """Waits for all legs and returns their states and summaries."""
        while self.flying or self.waiting:
            ready, _ = ray.wait(list(self.flying), num_returns=1, timeout=1)
            for reference in ready:
                self.land(reference, self.flying.pop(reference))
            self.fill()
            self.progress.sailing(len(self.summaries), len(self.legs))
        islands = range(len(self.legs))
        return [self.states[n] for n in islands], [self.summaries[n] for n in islands]

    def land(self, reference: ray.ObjectRef[Summary], island: int) -> None:
        try:
            self.summaries[island] = ray.get(reference)
        except ray.exceptions.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, OozeError) and not isinstance(cause, WorkerDiedError):
                raise cause from error
            self.again(island, error)
        except ray.exceptions.RayError as error:
            self.again(island, error)

    def again(self, island: int, error: Exception) -> None:
        """Retries a leg that Ray has given up."""
        self.attempts[island] += 1
        reason = str(error).strip().rpartition("\n")[2] or type(error).__name__
        if self.attempts[island] >= ATTEMPTS:
            raise OozeError(
                f"island {island} failed {ATTEMPTS} times, last with: {reason}. "
                "Nothing is lost: fix the cause, and continue with --resume"
            ) from error
        self.progress.say(f"island {island} runs again: {reason}")
        time.sleep(0.2 * self.attempts[island])
        self.waiting.append(island)
