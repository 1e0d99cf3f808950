"""Programs and clusters for the tests. The islands are small, so that a round takes a fraction of a second."""

from __future__ import annotations

import io
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray
from ray._private.node import Node
from ray.cluster_utils import Cluster

import failing
from ooze_ray.driver import Driver
from ooze_ray.messages import Plan
from ooze_ray.progress import Progress
from ooze_ray.storage import Storage

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build" / "debug"
TESTS = Path(__file__).parent

PLAN = Plan(seed=3, islands=4, topology="ring", round_steps=300, population=4)
ROUNDS = 5


def program(name: str, variable: str) -> Path:
    path = Path(os.environ.get(variable, BUILD / name))
    if not path.is_file():
        pytest.fail(f"{path} doesn't exist: 'swift build --product {name}' makes it, or {variable} names another")
    return path


@pytest.fixture(scope="session", autouse=True)
def worker(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = program("ooze-worker", "OOZE_WORKER")
    # For the driver and for Ray's processes, which inherit it.
    os.environ["OOZE_WORKER"] = str(path)
    # The tests' own file system is imported on the nodes too.
    failing.register()
    os.environ["FAILING_SWITCH"] = str(tmp_path_factory.mktemp("failing") / "switch")
    # Ray lowers its workers' priority, but tests often run while the machine builds.
    os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112 (Ray spells it so)
    os.environ["PYTHONPATH"] = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    return path


@pytest.fixture(scope="session")
def ooze() -> Path:
    return program("ooze", "OOZE")


def files(folder: Path) -> dict[str, bytes]:
    """Returns every file of a run except the lock and the number of rounds that `ooze evolve` stores."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name not in {"lock", "goal.json"}
    }


@pytest.fixture(scope="session")
def local_run(ooze: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Returns the files of the same run on threads of this machine."""
    folder = tmp_path_factory.mktemp("local") / "run"
    options = ["--islands", str(PLAN.islands), "--topology", PLAN.topology, "--seed", str(PLAN.seed)]
    options += ["--population", str(PLAN.population), "--controls", "0", "--rounds", str(ROUNDS)]
    options += ["--round-seconds", str(PLAN.round_steps // 60), "--out", str(folder), "--no-report"]
    subprocess.run([str(ooze), "evolve", *options], check=True, capture_output=True)
    return {name: data for name, data in files(folder).items() if name != "statistics.csv"}


class Nodes:
    """A cluster whose head runs no tasks. Tests add the nodes that do."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.address: str = cluster.address
        self.running: list[Node] = []

    def add(self, cpus: int = 1) -> Node:
        node: Node = self.cluster.add_node(num_cpus=cpus, object_store_memory=80_000_000, wait=True)
        self.running.append(node)
        return node

    def remove(self, node: Node, graceful: bool) -> None:
        self.running.remove(node)
        self.cluster.remove_node(node, allow_graceful=graceful)


@pytest.fixture(scope="session")
def head() -> Iterator[Cluster]:
    arguments = {"num_cpus": 0, "object_store_memory": 80_000_000, "include_dashboard": False}
    made = Cluster(initialize_head=True, head_node_args=arguments)
    yield made
    made.shutdown()


@pytest.fixture
def cluster(head: Cluster) -> Iterator[Nodes]:
    ray.init(
        address=head.address,
        log_to_driver=False,
        runtime_env={"worker_process_setup_hook": "failing.register"},
    )
    nodes = Nodes(head)
    yield nodes
    ray.shutdown()
    for node in list(nodes.running):
        nodes.remove(node, graceful=False)


def driver(url: str, patience: float = 30) -> tuple[Driver, io.StringIO]:
    """Returns a driver and its output."""
    said = io.StringIO()
    progress = Progress(said)
    return Driver(Storage(url, patience, progress.say), progress), said


def processes(path: Path) -> list[int]:
    """Returns the running workers."""
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdecimal():
            continue
        try:
            command = (entry / "cmdline").read_bytes().split(b"\0")[0]
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, IndexError, ValueError):
            continue
        if command == str(path).encode() and parent != os.getpid():
            found.append(int(entry.name))
    return found


def kill_one(path: Path) -> bool:
    """Kills one of Ray's workers, if there is one."""
    for process in processes(path):
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            continue
        return True
    return False
