"""A progress line: rewritten in a terminal, printed now and then into a file."""

from __future__ import annotations

import sys
import time
from typing import TextIO

from ooze_ray.messages import Plan

WIDTH = 24


class Progress:
    def __init__(self, out: TextIO | None = None) -> None:
        self.out = out or sys.stderr
        self.terminal = self.out.isatty()
        self.pause = 0.2 if self.terminal else 10.0
        self.shown = 0.0
        self.start = time.monotonic()
        self.first = self.round = self.last = 0
        self.births = self.generation = 0

    def begin(self, number: int, rounds: int, plan: Plan) -> None:
        self.start = time.monotonic()
        self.first = self.round = number
        self.last = rounds
        self.say(f"{plan.members} islands, round {number} of {rounds}")

    def sailing(self, islands: int, of: int) -> None:
        """Shows the number of islands that have completed the current round."""
        self.show(islands / max(of, 1))

    def landed(self, number: int, births: int, generation: int) -> None:
        """Shows that a round is complete and stored."""
        self.round, self.births, self.generation = number, births, generation
        self.show(0)

    def show(self, part: float) -> None:
        now = time.monotonic()
        if self.last == 0 or now - self.shown < self.pause:
            return
        self.shown = now
        done = self.round + part
        minutes = max(now - self.start, 1e-9) / 60
        rate = (done - self.first) / minutes
        bar = "=" * int(WIDTH * done / max(self.last, 1))
        text = (
            f"[{bar:<{WIDTH}}] round {self.round} of {self.last} · {rate:.1f} rounds per minute"
            f" · {self.births} births · generation {self.generation}"
        )
        self.write(f"\r\x1b[K{text}" if self.terminal else f"{text}\n")

    def say(self, text: str) -> None:
        """Prints a message that stays."""
        self.end()
        self.write(f"ooze-ray: {text}\n")

    def end(self) -> None:
        if self.terminal and self.shown:
            self.write("\r\x1b[K")
        self.shown = 0.0

    def write(self, text: str) -> None:
        self.out.write(text)
        self.out.flush()
