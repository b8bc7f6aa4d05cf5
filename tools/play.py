#!/usr/bin/env python3
"""`make play`: opens the house at once, and makes it quicker while people play.

If no compiled build fits the sources, the house starts on the interpreted ones, and the rules are
compiled beside it at low priority. When they are ready the house moves over as a whole: it stops as
soon as no table is moving, and starts again on the same port, its bots with it. Whoever is
connected comes back by himself; nothing that was acknowledged is lost.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from builds import ROOT, Builds, hold
from compile import NO_COMPILER, Trouble, build
from run import best_build, environment

sys.path.insert(0, str(ROOT / "src"))

from backroom.kernel.errors import BadInput
from backroom.server.operations.listening_port import (
    EVERYWHERE,
    LAST_PORT,
    AlreadyOpen,
    open_next_port,
)

GLANCE = 0.1
"""Seconds between two looks at what the house and the compilers do."""


class Evening:
    """One house, from the first start to Ctrl-C, on one build after the other."""

    def __init__(self, listening: socket.socket) -> None:
        self.listening = listening
        self.tree = best_build() or laid_out()
        self.stopped = False
        self.moves_over = False
        self.house = self.open_house()
        self.compilers = None if self.tree else start_compilers()

    def open_house(self) -> subprocess.Popen[bytes]:
        handed_on = [self.listening.fileno()]
        if self.tree is not None:
            handed_on.append(hold(self.tree))
        command = [
            sys.executable,
            "-m",
            "backroom.cli",
            "serve",
            "--fd",
            str(self.listening.fileno()),
        ]
        return subprocess.Popen(command, env=environment(self.tree), pass_fds=handed_on)

    def run(self) -> int:
        """Until the house is closed; its exit code."""
        try:
            while True:
                code = self.house.poll()
                if code is not None:
                    if self.stopped or not self.moves_over:
                        return code
                    self.move_over()
                if self.compilers is not None and self.compilers.poll() is not None:
                    self.hear_compilers(self.compilers.returncode)
                time.sleep(GLANCE)
        finally:
            self.stop_compilers()

    def hear_compilers(self, code: int) -> None:
        """They are done, or have said why not."""
        self.compilers = None
        self.tree = best_build() if code == 0 else None
        if self.tree is None:
            if code not in (0, NO_COMPILER):
                say("The house stays open on interpreted rules; the next `make play` tries again.")
            return
        say("The house moves over to them when no table is moving, or at the next start.")
        self.moves_over = True
        self.house.send_signal(signal.SIGUSR1)

    def move_over(self) -> None:
        self.moves_over = False
        self.house = self.open_house()

    def stop(self, *_: object) -> None:
        """Ctrl-C: the house says goodbye to everybody and ends by itself."""
        self.stopped = True
        self.house.terminate()

    def stop_compilers(self) -> None:
        if self.compilers is not None and self.compilers.poll() is None:
            os.killpg(self.compilers.pid, signal.SIGTERM)
            self.compilers.wait()


def laid_out() -> Path | None:
    """A build that needs no compiler: only words or pictures have changed since the last one."""
    builds = Builds("1")
    try:
        return build(builds) if builds.is_compiled() else None
    except (Trouble, OSError):
        return None


def start_compilers() -> subprocess.Popen[bytes]:
    say(
        "The house opens on interpreted rules. Everything works; hard bots are weaker, until the",
        "rules are compiled, which happens beside it, once, and takes a minute or two.",
    )
    return subprocess.Popen(
        ["nice", "-n", "19", sys.executable, str(Path(__file__).with_name("compile.py"))],
        start_new_session=True,  # Ctrl-C is for the house, which then ends them
    )


def say(*lines: str) -> None:
    print(*lines, sep="\n", flush=True)


def wanted_host() -> str:
    """This machine only; `make play LAN=1` lets everybody on the network in."""
    if os.environ.get("LAN", "0") not in ("", "0"):
        return EVERYWHERE
    return os.environ.get("BACKROOM_HOST", "127.0.0.1")


def wanted_port() -> int:
    text = os.environ.get("BACKROOM_PORT", "8710")
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise BadInput(f"BACKROOM_PORT is {text!r}; a port is a number from 0 to {LAST_PORT}")
    return int(text)


def main() -> int:
    try:
        listening = open_next_port(wanted_host(), wanted_port())
    except AlreadyOpen as fault:
        say(str(fault))
        return 0
    except BadInput as fault:
        say(f"backroom: {fault}")
        return 2
    # Held back until the house can hear it: before that it would be its end.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
    with listening:
        evening = Evening(listening)
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, evening.stop)
        return evening.run()


if __name__ == "__main__":
    sys.exit(main())
