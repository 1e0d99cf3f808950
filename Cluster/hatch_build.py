"""Includes the worker in the wheel, and tags the wheel with its platform."""

from __future__ import annotations

import os
import platform
import re
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The oldest glibc of Python's platform tags in practice. A statically linked worker needs none.
OLDEST = (2, 17)
INTERPRETER = 3


def is_static(binary: bytes) -> bool:
    """Returns whether a 64-bit ELF program has no dynamic loader."""
    (headers,) = struct.unpack_from("<Q", binary, 32)
    size, count = struct.unpack_from("<HH", binary, 54)
    kinds = (struct.unpack_from("<I", binary, headers + size * n)[0] for n in range(count))
    return INTERPRETER not in kinds


def glibc_needed(binary: bytes) -> tuple[int, int]:
    """Returns the newest version of glibc that a binary's symbols need."""
    if is_static(binary):
        return OLDEST
    found = {(int(a), int(b)) for a, b in re.findall(rb"\0GLIBC_(\d+)\.(\d+)", binary)}
    return max(found, default=OLDEST)


def platform_tag(binary: bytes) -> str:
    """Returns the platform tag of a wheel with a binary."""
    major, minor = glibc_needed(binary)
    return f"manylinux_{major}_{minor}_{platform.machine()}"


class WorkerHook(BuildHookInterface[Any]):
    """Builds `ooze-worker`, or uses the one that the variable OOZE_WORKER names."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        worker = self.worker()
        tag = platform_tag(worker.read_bytes())
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{tag}"
        build_data["force_include"][str(worker)] = "ooze_ray/bin/ooze-worker"

    def worker(self) -> Path:
        if given := os.environ.get("OOZE_WORKER"):
            path = Path(given)
            if not path.is_file():
                raise FileNotFoundError(f"OOZE_WORKER names {given}, which isn't a file")
            return path
        package = Path(self.root).resolve().parent
        if not (package / "Package.swift").is_file():
            raise FileNotFoundError(
                "the worker is built from Ooze's sources, but there is no Package.swift next to Cluster: "
                "build from a clone of Ooze, or name a built worker in OOZE_WORKER"
            )
        if shutil.which("swift") is None:
            raise FileNotFoundError(
                "the worker is built with Swift, which isn't installed: install it from swift.org, "
                "or name a built worker in OOZE_WORKER"
            )
        build = ["swift", "build", "-c", "release", "--product", "ooze-worker"]
        build += ["-Xswiftc", "-static-executable", "--package-path", str(package)]
        # Only the game's part of the package, without the tools for other projects.
        environment = {**os.environ, "OOZE_ONLY": "game"}
        subprocess.run(build, check=True, env=environment)
        folder = subprocess.run(
            [*build, "--show-bin-path"], check=True, env=environment, capture_output=True, text=True
        ).stdout.strip()
        stripped = Path(self.directory) / "ooze-worker"
        stripped.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(Path(folder) / "ooze-worker", stripped)
        if strip := shutil.which("strip"):
            subprocess.run([strip, str(stripped)], check=True)
        return stripped
