"""The worker's process: its replies, and the failures that it survives."""

from __future__ import annotations

import os
import random
import signal
import struct
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from ooze_ray import messages
from ooze_ray.checkpoint import Manifest
from ooze_ray.errors import OozeError, RunError, WorkerDiedError, WorkerRefusedError
from ooze_ray.messages import Plan
from ooze_ray.worker import Worker

PLAN = Plan(seed=1, islands=3, population=4, round_steps=60)


def test_it_is_pure_and_survives_its_death(worker: Path) -> None:
    one = Worker(worker)
    assert one.hello().startswith("round,seconds,arm,seed,births")
    start = one.found(PLAN, 0)
    first = one.play(1, 60, 2, start.island, ())
    process = one.process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    with pytest.raises(WorkerDiedError):
        one.play(1, 60, 2, start.island, ())
    assert one.play(1, 60, 2, start.island, ()) == first
    assert one.look(1, 2, first.island) == first
    one.close()
    assert process.poll() is not None


def test_refusals_are_told(worker: Path) -> None:
    one = Worker(worker)
    with pytest.raises(WorkerRefusedError, match="There is no island 3"):
        one.found(PLAN, 3)
    with pytest.raises(WorkerRefusedError, match="isn't a file of this game") as caught:
        one.look(1, 2, b"no island")
    assert caught.value.code == 3
    assert one.process is not None
    assert one.process.poll() is None
    one.close()


def test_an_island_begins_under_the_rules_of_its_plan(worker: Path) -> None:
    one = Worker(worker)
    assert one.found(replace(PLAN, rules=3), 0) == one.found(PLAN, 0)
    assert len({one.found(replace(PLAN, rules=rules), 0).hash for rules in (1, 2, 3)}) == 3
    with pytest.raises(WorkerRefusedError, match="There is no version 4 of the rules"):
        one.found(replace(PLAN, rules=4), 0)
    one.close()


def test_noise_gets_failures(worker: Path) -> None:
    one = Worker(worker)
    source = random.Random(30)
    island = one.found(PLAN, 0).island
    for _ in range(200):
        data = bytearray(messages.play(1, 1, 2, island, ()))
        for _ in range(source.randint(1, 4)):
            data[source.randrange(len(data))] = source.randrange(256)
        if source.random() < 0.3:
            del data[source.randrange(len(data)) :]
        reply = one.ask(bytes(data))
        assert reply[0] in (messages.FAILURE, *(kind | messages.REPLY for kind in range(4)))
    one.close()


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"\x01", 7), (b"\x05\0\0\0abc", 7), (b"\xff\xff\xff\xff", 6), (struct.pack("<I", 1 << 29), 6)],
)
def test_input_out_of_step_ends_with_a_failure(worker: Path, data: bytes, code: int) -> None:
    done = subprocess.run([str(worker)], input=data, capture_output=True, timeout=20, check=False)
    assert done.returncode == 1
    assert done.stdout[4:6] == bytes([messages.FAILURE, code])


def test_nothing_in_nothing_out(worker: Path) -> None:
    done = subprocess.run([str(worker)], input=b"", capture_output=True, timeout=20, check=False)
    assert (done.returncode, done.stdout) == (0, b"")


def test_no_worker() -> None:
    with pytest.raises(OozeError, match="can't be started"):
        Worker(Path("/nowhere/ooze-worker")).hello()


def test_manifests() -> None:
    manifest = Manifest(7, Plan(seed=2**64 - 1, islands=2, controls=1), (1, 2, 3, 4), 5)
    data = manifest.encoded()
    found = Manifest.decoded(data, 7)
    assert found.hashes == manifest.hashes
    assert found.hash == manifest.hash
    assert found.plan.members == 4
    for number, wrong in [(8, data), (7, b""), (7, b"[]"), (7, b"{}"), (7, data.replace(b"ring", b"star"))]:
        with pytest.raises(RunError):
            Manifest.decoded(wrong, number)
