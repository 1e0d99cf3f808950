"""The layout of a run's storage, as `ooze evolve` writes it (Sources/Game/EvolutionRuns/RunDirectory.swift)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from ooze_ray.errors import RunError
from ooze_ray.messages import TOPOLOGIES, Plan
from ooze_ray.storage import Storage

FORMAT = "ooze archipelago"
VERSION = 1
KEPT = 2
DIGITS = 8


def folder(number: int) -> str:
    return f"rounds/{number:08d}"


def manifest_name(number: int) -> str:
    return f"{folder(number)}/archipelago.json"


def island_name(number: int, island: int) -> str:
    return f"{folder(number)}/island-{island:05d}.ooze"


def statistics_name(number: int) -> str:
    return f"statistics/{number:08d}.csv"


@dataclass(frozen=True, slots=True)
class Manifest:
    """The description of a round: its plan and the hashes of its islands."""

    round: int
    plan: Plan
    hashes: tuple[int, ...]
    hash: int

    def encoded(self) -> bytes:
        fields = {
            "evolving": self.plan.islands,
            "format": FORMAT,
            "hash": f"{self.hash:016x}",
            "hashes": [f"{value:016x}" for value in self.hashes],
            "migrants": self.plan.migrants,
            "round": self.round,
            "roundSteps": self.plan.round_steps,
            "seed": self.plan.seed,
            "topology": self.plan.topology,
            "version": VERSION,
        }
        return json.dumps(fields, sort_keys=True, separators=(",", ":")).encode()

    @classmethod
    def decoded(cls, data: bytes, number: int) -> Manifest:
        """Reads a manifest. Raises RunError if it is invalid."""
        try:
            fields = json.loads(data)
            hashes = tuple(int(text, 16) for text in fields["hashes"])
            evolving = int(fields["evolving"])
            plan = Plan(
                seed=int(fields["seed"]),
                islands=evolving,
                topology=str(fields["topology"]),
                migrants=int(fields["migrants"]),
                round_steps=int(fields["roundSteps"]),
                controls=(len(hashes) - evolving) // 2,
            )
            found = cls(int(fields["round"]), plan, hashes, int(fields["hash"], 16))
            kind = (fields["format"], fields["version"])
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise RunError(f"{manifest_name(number)} is broken: {error}") from error
        if kind != (FORMAT, VERSION) or found.round != number or plan.topology not in TOPOLOGIES:
            raise RunError(f"{manifest_name(number)} is broken: it has values that are out of range")
        return found


class Checkpoints:
    """The checkpoints of a run."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def rounds(self) -> list[int]:
        """Returns all rounds that have any files, newest first."""
        names = self.storage.names("rounds")
        return sorted((int(n) for n in names if len(n) == DIGITS and n.isdecimal()), reverse=True)

    def complete(self) -> list[int]:
        """Returns the rounds that have a manifest, newest first."""
        return [n for n in self.rounds() if "archipelago.json" in self.storage.names(folder(n))]

    def read(self, number: int) -> Manifest:
        return Manifest.decoded(self.storage.read(manifest_name(number)), number)

    def write(self, manifest: Manifest, lines: Sequence[str]) -> None:
        """Makes a checkpoint of a round whose islands are in the storage.

        The statistics are written first, so they may be ahead of it but never behind.
        """
        if manifest.round > 0:
            self.storage.write(statistics_name(manifest.round), "".join(lines).encode())
        self.storage.write(manifest_name(manifest.round), manifest.encoded())

    def drop(self, number: int) -> None:
        """Removes a checkpoint, its manifest first, so that half of it never looks complete."""
        self.storage.remove(manifest_name(number))
        self.storage.remove(folder(number))

    def drop_before(self, number: int) -> None:
        """Removes the checkpoints before the last two up to a round. Later ones are being written."""
        for old in self.rounds():
            if old <= number - KEPT:
                self.drop(old)
