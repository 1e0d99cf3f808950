"""The messages of `ooze-worker`, as documented at `WorkerMessage` in Sources/Game/Micro/Archipelago/Worker."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass

from ooze_ray.errors import OozeError, WorkerRefusedError

PROTOCOL = 2
LONGEST = (1 << 28) + (1 << 20)
TOPOLOGIES = {"unconnected": 0, "ring": 1, "fully-connected": 2}

HELLO, FOUND, ROUND, CHART = range(4)
REPLY = 0x80
FAILURE = 255


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of an archipelago: its islands, their connections and their beginning."""

    seed: int
    islands: int
    topology: str = "ring"
    migrants: int = 2
    round_steps: int = 3600
    controls: int = 0
    population: int = 48
    rules: int = 3

    @property
    def members(self) -> int:
        """The number of all islands: the evolving ones, then those of both controls."""
        return self.islands + 2 * self.controls


@dataclass(frozen=True, slots=True)
class Landing:
    """An island after a round."""

    hash: int
    births: int
    generation: int
    island: bytes
    emigrants: tuple[bytes, ...]
    statistics: str


@dataclass(frozen=True, slots=True)
class Passage:
    """The passage of one of an island's best creatures to another island."""

    origin: int
    rank: int
    destination: int


class Reader:
    """Reads a reply from its beginning. Missing data is an error."""

    def __init__(self, message: bytes, request: int) -> None:
        self.message = message
        self.place = 0
        kind = self.number("B")
        if kind == FAILURE:
            code = self.number("B")
            raise WorkerRefusedError(code, self.block().decode("utf-8", "replace"))
        if kind != request | REPLY:
            raise OozeError(f"the worker answered request {request} with message {kind}")

    def number(self, layout: str) -> int:
        size = struct.calcsize("<" + layout)
        (value,) = struct.unpack("<" + layout, self.take(size))
        return int(value)

    def block(self) -> bytes:
        return self.take(self.number("I"))

    def take(self, size: int) -> bytes:
        if size > len(self.message) - self.place:
            raise OozeError("the worker's message is incomplete")
        self.place += size
        return self.message[self.place - size : self.place]

    def end(self) -> None:
        if self.place != len(self.message):
            raise OozeError("the worker's message is longer than its kind")


def block(data: bytes) -> bytes:
    return struct.pack("<I", len(data)) + data


def hello() -> bytes:
    return struct.pack("<B", HELLO)


def read_hello(reply: bytes) -> str:
    """Returns the header of the statistics. Raises an error if the worker has another protocol."""
    reader = Reader(reply, HELLO)
    protocol, _ = reader.number("H"), reader.number("H")
    if protocol != PROTOCOL:
        raise OozeError(
            f"the worker has version {protocol} of the protocol and this package has {PROTOCOL}: "
            "install a wheel that was built with its own worker"
        )
    header = reader.block().decode()
    reader.end()
    return header


def found(plan: Plan, number: int) -> bytes:
    return struct.pack(
        "<BQIIIIHB",
        FOUND,
        plan.seed,
        plan.islands,
        plan.controls,
        plan.population,
        number,
        plan.migrants,
        plan.rules,
    )


def play(number: int, steps: int, emigrants: int, island: bytes, migrants: Sequence[bytes]) -> bytes:
    head = struct.pack("<BQIH", ROUND, number, steps, emigrants)
    arrivals = b"".join(block(migrant) for migrant in migrants)
    return head + block(island) + struct.pack("<H", len(migrants)) + arrivals


def read_landing(reply: bytes, request: int) -> Landing:
    reader = Reader(reply, request)
    landing = Landing(
        hash=reader.number("Q"),
        births=reader.number("Q"),
        generation=reader.number("Q"),
        island=reader.block(),
        emigrants=tuple(reader.block() for _ in range(reader.number("H"))),
        statistics=reader.block().decode(),
    )
    reader.end()
    return landing


def chart(plan: Plan, number: int, hashes: Sequence[int]) -> bytes:
    head = struct.pack(
        "<BBIHQQI",
        CHART,
        TOPOLOGIES[plan.topology],
        plan.islands,
        plan.migrants,
        plan.seed,
        number,
        len(hashes),
    )
    return head + struct.pack(f"<{len(hashes)}Q", *hashes)


def read_chart(reply: bytes) -> tuple[int, list[Passage]]:
    """Returns the archipelago's hash and the migrants' passages."""
    reader = Reader(reply, CHART)
    whole = reader.number("Q")
    passages = [Passage(reader.number("I"), reader.number("H"), reader.number("I")) for _ in range(reader.number("I"))]
    reader.end()
    return whole, passages
