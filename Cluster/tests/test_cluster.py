"""A run on a cluster has the same bytes as a local run, whatever fails."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import ray

from conftest import PLAN, ROUNDS, Nodes, driver, files, kill_one
from ooze_ray import checkpoint
from ooze_ray.driver import Driver, Position
from ooze_ray.errors import OozeError, RunError, StorageError

Files = dict[str, bytes]


def test_one_two_and_three_nodes(cluster: Nodes, tmp_path: Path, local_run: Files) -> None:
    for nodes in (1, 2, 3):
        cluster.add()
        folder = tmp_path / str(nodes)
        lead, _ = driver(str(folder))
        seen: set[str] = set()
        position = lead.begin(PLAN)
        while position.round < ROUNDS:
            position = lead.run(PLAN, position, position.round + 1)
            seen.update(summary.node for summary in position.summaries)
        assert files(folder) == local_run
        assert f"{lead.hash(PLAN, position):016x}".encode() in local_run[checkpoint.manifest_name(ROUNDS)]
        assert 1 <= len(seen) <= nodes
        # There must be migrants, or the test would only cover isolated islands.
        assert any(summary.emigrants for summary in position.summaries)


def test_nodes_come_and_go(cluster: Nodes, tmp_path: Path, local_run: Files) -> None:
    nodes = [cluster.add()]
    lead, _ = driver(str(tmp_path))

    def change(position: Position) -> None:
        # The node with the states is removed while they are needed: once gracefully, once by a kill.
        if position.round in (1, 3):
            nodes.append(cluster.add())
            cluster.remove(nodes.pop(0), graceful=position.round == 1)

    lead.run(PLAN, lead.begin(PLAN), ROUNDS, change)
    assert files(tmp_path) == local_run


def test_a_lost_node_costs_no_chain_of_rounds(cluster: Nodes, tmp_path: Path) -> None:
    first = cluster.add()
    lead, _ = driver(str(tmp_path))
    position = lead.run(PLAN, lead.begin(PLAN), 3)
    cluster.add()
    cluster.remove(first, graceful=False)
    # Only the newest rounds are in the storage: earlier ones could not run again.
    assert Driver(lead.storage, lead.progress).checkpoints.complete() == [3, 2]
    position = lead.run(PLAN, position, 4)
    assert position.round == 4


def test_a_worker_killed_in_every_round(cluster: Nodes, tmp_path: Path, local_run: Files, worker: Path) -> None:
    cluster.add(cpus=2)
    lead, _ = driver(str(tmp_path))
    kills = 0
    sail = lead.sail

    def sail_and_kill(*arguments: object) -> object:
        nonlocal kills
        running = sail(*arguments)  # type: ignore[arg-type]
        end = time.monotonic() + 5
        while time.monotonic() < end:
            if kill_one(worker):
                kills += 1
                break
        return running

    lead.sail = sail_and_kill  # type: ignore[method-assign, assignment]
    lead.run(PLAN, lead.begin(PLAN), ROUNDS)
    assert kills == ROUNDS
    assert files(tmp_path) == local_run


def command(storage: Path, address: str, *more: str) -> list[str]:
    options = ["--address", address, "--storage", str(storage), "--rounds", str(ROUNDS)]
    options += ["--islands", str(PLAN.islands), "--topology", PLAN.topology, "--seed", str(PLAN.seed)]
    options += ["--round-seconds", str(PLAN.round_steps // 60), "--population", str(PLAN.population)]
    return [sys.executable, "-m", "ooze_ray.cli", "evolve", *options, *more]


def test_the_driver_killed_and_resumed(cluster: Nodes, tmp_path: Path, local_run: Files) -> None:
    cluster.add(cpus=2)
    lead, _ = driver(str(tmp_path))
    checkpoints = lead.checkpoints
    killed = 0
    for number in (1, 3):
        more = ["--resume"] if killed else []
        process = subprocess.Popen(command(tmp_path, cluster.address, *more), stderr=subprocess.DEVNULL)
        while process.poll() is None:
            # In the middle of the next round: its first island exists, its checkpoint doesn't.
            if checkpoints.storage.names(checkpoint.folder(number)):
                process.send_signal(signal.SIGKILL)
                killed += 1
                break
            time.sleep(0.005)
        process.wait()
    done = subprocess.run(command(tmp_path, cluster.address, "--resume"), capture_output=True, text=True, check=True)
    assert killed == 2
    assert {n: d for n, d in files(tmp_path).items() if ".new" not in n} == local_run
    hash_ = local_run[checkpoint.manifest_name(ROUNDS)]
    assert done.stdout.split("\n")[0].rpartition(" ")[2].encode() in hash_


def test_storage_that_fails_for_a_while(cluster: Nodes, tmp_path: Path, local_run: Files) -> None:
    switch = Path(os.environ["FAILING_SWITCH"])
    cluster.add()
    lead, said = driver(f"failing://{tmp_path}/run")
    failures = 0

    def fail(position: Position) -> None:
        nonlocal failures
        failures += 1
        switch.write_text(str(time.time() + 0.5))

    lead.run(PLAN, lead.begin(PLAN), ROUNDS, fail)
    assert files(tmp_path / "run") == local_run
    assert failures == ROUNDS
    assert "ooze-ray: node " in said.getvalue()
    assert said.getvalue().count("the network is down") >= ROUNDS - 1

    switch.write_text(str(time.time() + 60))
    impatient, _ = driver(f"failing://{tmp_path}/run", patience=0.3)
    with pytest.raises(StorageError, match="--resume"):
        impatient.resume()
    switch.unlink()


def test_a_broken_checkpoint(cluster: Nodes, tmp_path: Path, local_run: Files) -> None:
    cluster.add()
    lead, said = driver(str(tmp_path))
    lead.run(PLAN, lead.begin(PLAN), ROUNDS)
    names = [checkpoint.manifest_name(ROUNDS), checkpoint.island_name(ROUNDS, 0)]
    for broken_name in names:
        for break_ in ("flip", "cut", "swap", "remove"):
            file = tmp_path / broken_name
            data = bytearray(file.read_bytes())
            if break_ == "flip":
                data[len(data) // 2] ^= 0x10
                file.write_bytes(data)
            elif break_ == "cut":
                file.write_bytes(data[: len(data) // 2])
            elif break_ == "swap":
                # Intact, but of another round or island.
                other = (ROUNDS - 1, 0) if "island" in broken_name else (ROUNDS, 1)
                file.write_bytes((tmp_path / checkpoint.island_name(*other)).read_bytes())
            else:
                file.unlink()
            lead, said = driver(str(tmp_path))
            plan, position = lead.resume()
            assert position.round == ROUNDS - 1
            if not (break_ == "remove" and broken_name == names[0]):
                assert f"the checkpoint of round {ROUNDS} is broken" in said.getvalue()
            lead.run(plan, position, ROUNDS)
            assert files(tmp_path) == local_run
    for number in lead.checkpoints.complete():
        (tmp_path / checkpoint.island_name(number, 1)).write_bytes(b"")
    with pytest.raises(RunError, match="start a new run"):
        lead.resume()


def test_a_run_begun_here_goes_on_there(cluster: Nodes, tmp_path: Path, local_run: Files, ooze: Path) -> None:
    cluster.add()
    lead, _ = driver(str(tmp_path))
    lead.run(PLAN, lead.begin(PLAN), 2)
    with pytest.raises(RunError, match="--resume"):
        lead.begin(PLAN)
    options = ["--resume", "--rounds", "4", "--no-report", "--out", str(tmp_path)]
    subprocess.run([str(ooze), "evolve", *options], check=True, capture_output=True)
    lead, _ = driver(str(tmp_path))
    plan, position = lead.resume()
    assert position.round == 4
    lead.run(plan, position, ROUNDS)
    assert {n: d for n, d in files(tmp_path).items() if n != "statistics.csv"} == local_run


def test_no_cluster_and_no_run(tmp_path: Path) -> None:
    def fail(*arguments: str) -> str:
        done = subprocess.run(command(tmp_path, *arguments), capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert "Traceback" not in done.stderr
        return done.stderr

    assert "ray start --head" in fail("127.0.0.1:1")
    assert ray.is_initialized() is False
    lead, _ = driver(str(tmp_path))
    with pytest.raises(RunError, match="holds no run"):
        lead.resume()
    assert issubclass(RunError, OozeError)
