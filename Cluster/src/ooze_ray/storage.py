"""Files under a URL, on any storage that fsspec opens. Temporary failures are reported and retried."""

from __future__ import annotations

import contextlib
import time
import uuid
from collections.abc import Callable
from typing import Any, TypeVar

import fsspec

from ooze_ray.errors import StorageError

Value = TypeVar("Value")

# Errors that a retry can't fix.
FINAL = (
    FileNotFoundError,
    PermissionError,
    NotImplementedError,
    ImportError,
    ValueError,
    TypeError,
)
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 15.0


class Storage:
    """One run's files."""

    def __init__(self, url: str, patience: float = 300, tell: Callable[[str], None] = lambda _: None) -> None:
        """Opens a storage.

        patience: how long to retry a failing storage, in seconds.
        tell: called with a message at each failure.
        """
        self.patience = patience
        self.tell = tell
        files: Any
        try:
            files, root = fsspec.core.url_to_fs(url, use_listings_cache=False)
        except (ImportError, ValueError) as error:
            raise StorageError(f"the storage {url} can't be opened: {error}") from error
        self.files = files
        self.root = str(root).rstrip("/")
        # Absolute, so that it is the same on every node.
        self.url = str(files.unstrip_protocol(self.root))

    def path(self, name: str) -> str:
        return f"{self.root}/{name}"

    def read(self, name: str) -> bytes:
        """Returns a file's bytes. Raises FileNotFoundError if there is none."""
        return self.patiently(f"read {name}", lambda: bytes(self.files.cat_file(self.path(name))))

    def read_if_there(self, name: str) -> bytes | None:
        try:
            return self.read(name)
        except FileNotFoundError:
            return None

    def write(self, name: str, data: bytes) -> None:
        """Writes a temporary file and renames it, so that there is never half a file."""
        folder, _, last = name.rpartition("/")
        beside = self.path(f"{folder}/.{last}.{uuid.uuid4().hex}.new".lstrip("/"))

        def write() -> None:
            self.files.makedirs(self.path(folder), exist_ok=True)
            try:
                self.files.pipe_file(beside, data)
                self.files.mv(beside, self.path(name))
            except BaseException:
                self.discard(beside)
                raise

        self.patiently(f"write {name}", write)

    def discard(self, path: str) -> None:
        # The file may not exist, and the original error is the one to report.
        with contextlib.suppress(Exception):
            self.files.rm_file(path)

    def names(self, folder: str) -> list[str]:
        """Returns the names in a folder; none if the folder doesn't exist."""

        def names() -> list[str]:
            self.files.invalidate_cache()
            try:
                found = self.files.ls(self.path(folder), detail=False)
            except FileNotFoundError:
                return []
            return sorted(str(path).rstrip("/").rpartition("/")[2] for path in found)

        return self.patiently(f"list {folder}", names)

    def remove(self, name: str) -> None:
        """Removes a file or a folder if it exists."""

        def remove() -> None:
            with contextlib.suppress(FileNotFoundError):
                self.files.rm(self.path(name), recursive=True)

        self.patiently(f"remove {name}", remove)

    def patiently(self, what: str, work: Callable[[], Value]) -> Value:
        """Does some work and retries it while it fails."""
        start = time.monotonic()
        pause = FIRST_PAUSE
        failures = 0
        while True:
            try:
                return work()
            except FINAL:
                raise
            except Exception as error:
                failures += 1
                waited = time.monotonic() - start
                if waited + pause > self.patience:
                    raise StorageError(
                        f"the storage {self.url} could not {what} for {waited:.0f} s: {error}. "
                        "Fix it, and continue with --resume; --patience sets how long to wait"
                    ) from error
                self.tell(f"the storage could not {what} ({error}), failure {failures}; retrying in {pause:.1f} s")
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
