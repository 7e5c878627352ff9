"""Placing what was bought: troops given to stacks, and pieces that come back to the map."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Final, Self, TypeVar

from sanssouci.kernel import Action, Message, Phase
from sanssouci.steps.secrets import SecretWar

W = TypeVar("W", bound=SecretWar)
_TRIES: Final = 50
"""How often troops are dealt anew before room is made for what is to be placed."""


@dataclass(frozen=True, slots=True)
class Placement(Phase[W]):
    """What was bought is placed, one by one; others see only who comes back."""

    goes_on: ClassVar[bool] = True
    nation: int
    troops: int
    gifts: tuple[int, ...] = ()
    """The first generals of the stacks given a troop each."""
    entries: tuple[tuple[int, int], ...] = ()
    """(piece, city) of those who come back, each general with one of the troops."""

    # -- what differs -----------------------------------------------------------------------------

    @abstractmethod
    def apparent_choices(self, position: W) -> int:
        """How many placements there seem to be for one who cannot see how full stacks are."""

    @abstractmethod
    def fits(self, position: W) -> bool:
        """True if all that is left can find a place."""

    @abstractmethod
    def unplaced(self) -> Self:
        """The same with nothing placed yet."""

    @abstractmethod
    def full_first(self, position: W) -> Callable[[int], bool]:
        """Which generals keep their troops if room is made, as they cannot get any."""

    @abstractmethod
    def carry_out(self, position: W) -> None:
        """All of it is placed."""

    @property
    def is_done(self) -> bool:
        return not self.troops

    def with_entry(self, piece: int, city: int) -> Self:
        """This placement with one more piece back on the map."""
        return replace(self, troops=self.troops - 1, entries=(*self.entries, (piece, city)))

    # -- what is the same -------------------------------------------------------------------------

    def actors(self, position: W) -> tuple[str, ...]:
        """Asked whenever others could think there is a choice, room or no room."""
        if self.is_done or self.apparent_choices(position) <= 1:
            return ()
        return (position.seat(self.nation),)

    @property
    def secret_of(self) -> int:
        return self.nation

    def concealed(self, position: W, rng: Random) -> Self:
        """As others may imagine it: nothing placed yet, and troops dealt so that all of it fits."""
        unplaced = self.unplaced()
        for _ in range(_TRIES):
            if unplaced.fits(position):
                return unplaced
            position.resample_troops(self.nation, rng)
        self._make_room(position)
        return unplaced

    def _make_room(self, position: W) -> None:
        """Leave the generals who may get troops as few as each pool allows."""
        full_first = self.full_first(position)
        for pool in position.pools_on_map(self.nation):
            left = position.strength(pool) - len(pool)
            for general in sorted(pool, key=full_first, reverse=True):
                share = min(left, position.most_troops - 1)
                position.troops[general] = 1 + share
                left -= share

    def after(self, position: W, action: Action) -> Self:
        """This placement with one more unit placed."""
        piece = position.roster.index[action.words[0]]
        if action.verb == "reinforce":
            return replace(self, troops=self.troops - 1, gifts=(*self.gifts, piece))
        return self.with_entry(piece, position.city_index[action.words[1]])

    def reinforce(self, position: W, seat: str, general: str) -> None:
        position.become(self.after(position, Action.of("reinforce", general)))

    def enter(self, position: W, seat: str, piece: str, city: str) -> None:
        position.become(self.after(position, Action.of("enter", piece, city)))

    def proceed(self, position: W) -> None:
        if self.is_done:
            self.carry_out(position)
        else:  # only one thing can be done
            position.become(self.after(position, self.legal(position, "")[0]))

    def refused(self, action: Action, enters: str, reinforces: str, else_: str) -> Message:
        """Why a unit cannot be placed so, by the ids of the rules."""
        if action.verb == "enter":
            return Message.of("refuse.enter", enters)
        if action.verb == "reinforce":
            return Message.of("refuse.reinforce", reinforces)
        return Message.of("refuse.placing", else_)
