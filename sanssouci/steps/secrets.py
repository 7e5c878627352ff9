"""A war in which hands and troops are secret: what a seat does not know is dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from functools import cache
from random import Random
from typing import Any, Protocol, TypeGuard

from sanssouci.cards.table import CardTable
from sanssouci.kernel import Phase
from sanssouci.steps.pools import TroopPools


class SecretWar(CardTable, TroopPools):
    """Hands and pools of troops that only their owners know."""

    @property
    def nations_in_play(self) -> Sequence[int]:
        """The nations that have generals in this game."""
        return range(len(self.nations))

    def holder(self, place: int) -> str:
        """Places are the hands of the nations, first of all."""
        return self.seat(place)

    def deal_anew(self, seat: str | None, rng: Random) -> None:
        self.conceal_half_made_choices(seat)
        renamed = self.resample_cards(seat, rng)
        self.stack = [_with_other_cards(phase, renamed) for phase in self.stack]
        top = self.stack[-1]
        if _deals_troops(top):
            top.deal_unknown_troops(self, seat, rng)
            return
        for nation in self.nations_in_play:
            if self.seat(nation) != seat:
                self.resample_troops(nation, rng)
        for depth, phase in enumerate(self.stack):
            if _is_secretive(phase) and self.seat(phase.secret_of) != seat:
                self.stack[depth] = phase.concealed(self, rng)


class DealsTroops(Protocol):
    """A phase in which troops are not yet what pools make of them."""

    def deal_unknown_troops(self, position: Any, seat: str | None, rng: Random) -> None: ...


class Secretive(Protocol):
    """A frame in which a nation has made choices others do not see yet."""

    @property
    def secret_of(self) -> int: ...

    def concealed(self, position: Any, rng: Random) -> Phase[Any]:
        """The frame as it may be for all that others know; it may deal hidden things anew."""


# Every decision of a bot asks these of all frames, and isinstance with a protocol takes long.


def _deals_troops(phase: Phase[Any]) -> TypeGuard[DealsTroops]:
    return hasattr(type(phase), "deal_unknown_troops")


def _is_secretive(phase: Phase[Any]) -> TypeGuard[Secretive]:
    return hasattr(type(phase), "concealed")


def _with_other_cards(phase: Phase[Any], renamed: dict[int, int]) -> Phase[Any]:
    """Frames keep cards in fields whose names say so: ``..._cards``."""
    cards = {
        name: tuple(renamed.get(card, card) for card in getattr(phase, name))
        for name in _fields_of_cards(type(phase))  # type: ignore[arg-type]
    }
    return replace(phase, **cards) if cards else phase  # type: ignore[type-var]


@cache
def _fields_of_cards(kind: type) -> list[str]:
    return [field.name for field in fields(kind) if field.name.endswith("_cards")]
