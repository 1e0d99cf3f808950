"""The command line."""

from __future__ import annotations

import argparse
import logging
import socket
import sys
from collections.abc import Callable, Sequence

import ray

from ooze_ray import __version__
from ooze_ray.driver import Driver
from ooze_ray.errors import OozeError
from ooze_ray.messages import TOPOLOGIES, Plan
from ooze_ray.progress import Progress
from ooze_ray.storage import Storage

FAILED = 1
INTERRUPTED = 130


def number(least: int, most: int) -> Callable[[str], int]:
    """Returns a parser of integers within limits."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(f"{text} isn't a whole number") from error
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{value} isn't in {least} to {most}")
        return value

    return read


def parser() -> argparse.ArgumentParser:
    root = argparse.ArgumentParser(prog="ooze-ray", description="Evolves Ooze's islands on a Ray cluster.")
    root.add_argument("--version", action="version", version=f"ooze-ray {__version__}")
    commands = root.add_subparsers(dest="command", required=True, metavar="COMMAND")
    evolve = commands.add_parser(
        "evolve",
        help="evolve creatures on islands",
        description="Evolves creatures on islands, one task for each island and round. The same options "
        "give the same creatures as 'ooze evolve', on any number of nodes and after any failure. "
        "'ooze report FOLDER' then reports the results.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    add = evolve.add_argument
    add(
        "--address",
        default="auto",
        help="the cluster: auto, local to start one here, or an address",
    )
    add(
        "--storage",
        required=True,
        help="the folder of the run, or a URL such as s3://…/run",
    )
    add("--rounds", type=number(1, 10**9), required=True, help="the number of rounds")
    add("--seed", type=number(0, 2**64 - 1), default=1, help="the seed of the first island")
    add("--islands", type=number(1, 10_000), default=16, help="the number of islands that evolve")
    add("--topology", choices=list(TOPOLOGIES), default="ring", help="the connections between islands")
    add("--migrants", type=number(0, 16), default=2, help="the number of creatures that leave an island after a round")
    add("--round-seconds", type=number(1, 3600), default=60, help="the length of a round, in simulated seconds")
    add("--population", type=number(2, 5000), default=48, help="the number of creatures on each island")
    add("--rules", type=number(1, 3), default=3, help="the version of the rules; under 3 eyes see whole bodies")
    add("--controls", type=number(0, 10_000), default=0, help="the number of islands of each control")
    add(
        "--patience",
        type=number(0, 10**6),
        default=300,
        help="how long to retry a failing storage, in seconds",
    )
    add(
        "--resume",
        action="store_true",
        help="continue the run in the storage with its own settings",
    )
    return root


def reach(address: str) -> None:
    """Fails at once if no server listens at the address; Ray would wait for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and "://" not in address and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()


def connect(address: str) -> None:
    """Connects to a cluster."""
    try:
        reach(address)
        where = None if address == "local" else address
        ray.init(address=where, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        reason = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise OozeError(
            f"no Ray cluster at the address {address} ({reason}): start one "
            "with 'ray start --head', or let --address local start one on this machine"
        ) from error


def evolve(arguments: argparse.Namespace) -> None:
    progress = Progress()
    storage = Storage(arguments.storage, arguments.patience, progress.say)
    connect(arguments.address)
    driver = Driver(storage, progress)
    if arguments.resume:
        plan, position = driver.resume()
    else:
        plan = Plan(
            seed=arguments.seed,
            islands=arguments.islands,
            topology=arguments.topology,
            migrants=arguments.migrants,
            round_steps=arguments.round_seconds * 60,
            controls=arguments.controls,
            population=arguments.population,
            rules=arguments.rules,
        )
        position = driver.begin(plan)
    position = driver.run(plan, position, arguments.rounds)
    print(f"Hash after round {position.round}: {driver.hash(plan, position):016x}")
    print(f"The run is in {storage.url}; 'ooze report FOLDER' examines its champions.")


def main(arguments: Sequence[str] | None = None) -> None:
    options = parser().parse_args(arguments)
    try:
        evolve(options)
    except OozeError as error:
        print(f"ooze-ray: {error}", file=sys.stderr)
        sys.exit(FAILED)
    except KeyboardInterrupt:
        print("ooze-ray: stopped; continue with --resume", file=sys.stderr)
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
