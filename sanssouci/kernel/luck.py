"""Luck that nobody can choose and everybody can check.

A secret decides all that chance does, and its SHA-256 is shown before the game begins: the
commitment. When the game is over the secret is published, and whoever has the record can check
that chance did what the secret says, and that the secret is the one that was promised.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from random import Random
from typing import Final

from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.chronicle import Entry
from sanssouci.kernel.errors import BadRecord
from sanssouci.kernel.game import Game
from sanssouci.kernel.record import Record, replay
from sanssouci.kernel.state import CHANCE, State

_SECRET: Final = re.compile(r"[0-9a-f]{64}@([0-9]+)")


def new_secret(first: int = 0) -> str:
    """A secret for the luck of a game from such an entry of its record on: 256 random bits."""
    return f"{secrets.token_hex(32)}@{first}"


def commitment(secret: str) -> str:
    """What can be shown of a secret before it is published; it tells nothing of it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_secret(seed: str) -> bool:
    """True if a seed was drawn as a secret, and not chosen by anybody."""
    return _SECRET.fullmatch(seed) is not None


def decides_all(seed: str) -> bool:
    """True if a secret decides from the first entry on, and not only what was still to come."""
    found = _SECRET.fullmatch(seed)
    return found is not None and int(found[1]) == 0


def luck_at(seed: str, entry: int) -> Random:
    """The luck of one entry of a record.

    It depends on nothing else, so a game that is rebuilt from its entries goes on with the same.
    """
    return Random(f"{seed} {entry}")


def check_luck(
    game: Game, record: Record, *, promised: str | None = None, other_rules: bool = False
) -> int:
    """Play a record through and check its luck; returns how many decisions of chance were checked.

    ``promised`` is the commitment that the table showed; else the record's own is taken. Raises
    BadRecord if the secret is not the promised one, or did not decide as the record says.
    """
    found = _SECRET.fullmatch(record.secret)
    if found is None:
        raise BadRecord(tell("unsound.no_secret"))
    if commitment(record.secret) != (promised or record.commitment):
        raise BadRecord(tell("unsound.other_secret"))
    first, place, checked = int(found[1]), 0, 0

    def check(state: State, entry: Entry) -> None:
        nonlocal place, checked
        if entry.seat == CHANCE and place >= first:
            decided = state.sample_chance(luck_at(record.secret, place))
            if decided != entry.action:
                raise BadRecord(
                    tell("unsound.other_luck", number=place + 1, said=entry.action, decided=decided)
                )
            checked += 1
        place += 1

    replay(game, record, other_rules=other_rules, watch=check)
    return checked
