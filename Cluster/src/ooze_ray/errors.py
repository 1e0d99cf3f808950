"""What can go wrong, each with a sentence that says what to do."""

from __future__ import annotations


class OozeError(Exception):
    """Something that ends a run."""


class WorkerDiedError(OozeError):
    """The worker's process ended before it replied. Another one gives the same reply."""


class WorkerRefusedError(OozeError):
    """The worker could not do what it was asked to, and says why."""

    def __init__(self, code: int, text: str) -> None:
        # Both arguments, so that it comes whole through pickle.
        super().__init__(code, text)
        self.code = code
        self.text = text

    def __str__(self) -> str:
        return self.text


class StorageError(OozeError):
    """The storage could not be reached for longer than one is willing to wait."""


class RunError(OozeError):
    """The storage holds no run, or one that can't be gone on with."""
