"""A file system that fails temporarily, like a network."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from fsspec.implementations.local import LocalFileSystem
from fsspec.registry import register_implementation


class FailingFileSystem(LocalFileSystem):  # type: ignore[misc]
    """The local file system. It fails until the time in the file that FAILING_SWITCH names."""

    protocol = "failing"

    @classmethod
    def _strip_protocol(cls, path: str) -> str:
        stripped: str = LocalFileSystem._strip_protocol(path.removeprefix("failing://"))
        return stripped

    def unstrip_protocol(self, name: str) -> str:
        return f"failing://{self._strip_protocol(name)}"

    def check(self) -> None:
        switch = Path(os.environ["FAILING_SWITCH"])
        try:
            until = float(switch.read_text())
        except (OSError, ValueError):
            return
        if time.time() < until:
            raise ConnectionError("the network is down")

    def cat_file(self, *arguments: Any, **options: Any) -> bytes:
        self.check()
        data: bytes = super().cat_file(*arguments, **options)
        return data

    def pipe_file(self, *arguments: Any, **options: Any) -> None:
        self.check()
        super().pipe_file(*arguments, **options)

    def mv(self, *arguments: Any, **options: Any) -> None:
        self.check()
        super().mv(*arguments, **options)

    def ls(self, *arguments: Any, **options: Any) -> list[Any]:
        self.check()
        found: list[Any] = super().ls(*arguments, **options)
        return found


def register() -> None:
    """Registers `failing://` in a process."""
    register_implementation("failing", FailingFileSystem, clobber=True)
