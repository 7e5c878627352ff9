"""Games at work: in this process, or in several on this machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread

from sanssouci.arena.playing import BrokenOff, Job, Played, play
from sanssouci.kernel.catalogue import tell


def play_here(jobs: Sequence[Job], processes: int | None = None) -> Iterator[Played]:
    """The games as they end, on as many processors as wanted or all there are."""
    processes = min(processes or os.cpu_count() or 1, len(jobs))
    if processes <= 1:
        yield from map(play, jobs)
        return
    # Fresh processes: copying one in which the progress bar's thread runs is not safe.
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _begin_work)
    try:
        for future in as_completed([pool.submit(play, job) for job in jobs]):
            yield future.result()
    except BrokenProcessPool as error:
        raise BrokenOff(tell("arena.died")) from error
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_work() -> None:
    """Ctrl-C ends a worker without a word, and none outlives the process it works for."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
