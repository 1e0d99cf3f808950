"""The errors of a run. Each has a message that says what to do."""

from __future__ import annotations


class OozeError(Exception):
    """An error that ends a run."""


class WorkerDiedError(OozeError):
    """The worker's process ended before it replied. Another process gives the same reply."""


class WorkerRefusedError(OozeError):
    """The worker refused a request. The message is the worker's."""

    def __init__(self, code: int, text: str) -> None:
        # Both arguments, so that pickle restores the whole error.
        super().__init__(code, text)
        self.code = code
        self.text = text

    def __str__(self) -> str:
        return self.text


class StorageError(OozeError):
    """The storage could not be reached within the patience of the user."""


class RunError(OozeError):
    """The storage holds no run, or one that can't be continued."""
