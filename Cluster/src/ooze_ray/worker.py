"""The process that runs islands. It stays alive between messages."""

from __future__ import annotations

import os
import struct
import subprocess
from collections.abc import Sequence
from pathlib import Path

from ooze_ray import messages
from ooze_ray.errors import OozeError, WorkerDiedError
from ooze_ray.messages import Landing, Passage, Plan


def worker_path() -> Path:
    """Returns the worker in the wheel, or the one that OOZE_WORKER names."""
    if given := os.environ.get("OOZE_WORKER"):
        return Path(given)
    path = Path(__file__).parent / "bin" / "ooze-worker"
    if not path.is_file():
        raise OozeError(
            f"there is no worker at {path}: install the package from a wheel "
            "('pip install ./Cluster'), or name a built worker in OOZE_WORKER"
        )
    return path


class Worker:
    """Sends requests to a process, and starts another one if it has died."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or worker_path()
        self.process: subprocess.Popen[bytes] | None = None

    def ask(self, message: bytes) -> bytes:
        """Returns the reply to a message.

        Raises WorkerDiedError if the process ends before it has replied. The next message starts another process.
        """
        process = self.process or self.start()
        pipe_in, pipe_out = process.stdin, process.stdout
        if pipe_in is None or pipe_out is None:
            raise AssertionError("both are pipes")
        try:
            pipe_in.write(struct.pack("<I", len(message)) + message)
            pipe_in.flush()
            (length,) = struct.unpack("<I", self.read(pipe_out.read(4), 4))
            if length > messages.LONGEST:
                raise OozeError(f"the worker's message of {length} bytes is too long")
            return self.read(pipe_out.read(length), length)
        except (OSError, EOFError) as error:
            self.close()
            raise WorkerDiedError(f"the worker died ({error}); its round runs again") from error

    @staticmethod
    def read(data: bytes, size: int) -> bytes:
        if len(data) < size:
            raise EOFError("its output ended")
        return data

    def start(self) -> subprocess.Popen[bytes]:
        try:
            process = subprocess.Popen([str(self.path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise OozeError(f"the worker {self.path} can't be started: {error}") from error
        self.process = process
        return process

    def close(self) -> None:
        """Kills the process if there is one."""
        process, self.process = self.process, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            try:
                if pipe is not None:
                    pipe.close()
            except OSError:
                pass  # Nothing reads data that was not sent yet.
        process.wait()

    # Requests.

    def hello(self) -> str:
        return messages.read_hello(self.ask(messages.hello()))

    def found(self, plan: Plan, number: int) -> Landing:
        return messages.read_landing(self.ask(messages.found(plan, number)), messages.FOUND)

    def play(self, number: int, steps: int, emigrants: int, island: bytes, migrants: Sequence[bytes]) -> Landing:
        reply = self.ask(messages.play(number, steps, emigrants, island, migrants))
        return messages.read_landing(reply, messages.ROUND)

    def look(self, number: int, emigrants: int, island: bytes) -> Landing:
        """Returns the summary of an island after a round, without running anything."""
        return self.play(number, 0, emigrants, island, ())

    def chart(self, plan: Plan, number: int, hashes: Sequence[int]) -> tuple[int, list[Passage]]:
        return messages.read_chart(self.ask(messages.chart(plan, number, hashes)))
