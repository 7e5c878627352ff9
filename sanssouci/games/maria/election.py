"""M18 The imperial election: nine votes, two candidates, one crown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from sanssouci.board import bits
from sanssouci.games.maria.atlas import ATLAS, CITY
from sanssouci.games.maria.nations import AUSTRIA, FRANCE, NATIONS, PRAGMATIC
from sanssouci.games.maria.position import NOBODY, Position
from sanssouci.games.maria.victory_markers import controller, free_marker, use_marker
from sanssouci.kernel import Action, Message, Phase, Prospect

FRANZ, KARL = "franz", "karl-albert"
CANDIDATES: Final = (FRANZ, KARL)
ELECTORS: Final = tuple(bits(ATLAS.votes))
MAJORITY: Final = len(ELECTORS) // 2 + 1
HELD: Final = 2


def voter(position: Position, city: int) -> int:
    """The power that casts a fortress's vote: its controller, or who leads that one (M18.1)."""
    return position.major_of(controller(position, city))


def must_vote_for(power: int) -> str:
    """The candidate a power is bound to; nothing for those who are free (M18.3, M18.4)."""
    return FRANZ if power in (AUSTRIA, PRAGMATIC) else ""


@dataclass(frozen=True, slots=True)
class Election(Phase[Position]):
    """The electors vote one after the other; those who have no choice are not asked (M18.3)."""

    name: ClassVar[str] = "election"
    votes: tuple[str, ...] = ()
    """Those cast so far, in the order of ``ELECTORS``."""

    def actors(self, position: Position) -> tuple[str, ...]:
        if len(self.votes) == len(ELECTORS):
            return ()
        power = voter(position, ELECTORS[len(self.votes)])
        return () if must_vote_for(power) else (position.seat(power),)

    def prompt(self, position: Position, seat: str) -> Message:
        city = ELECTORS[len(self.votes)]
        return Message.of(
            "prompt.vote", "M18.3",
            nation=NATIONS[voter(position, city)], city=CITY[city],
            franz=self.votes.count(FRANZ), karl=self.votes.count(KARL),
        )  # fmt: skip

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        city = CITY[ELECTORS[len(self.votes)]]
        return [Action.of("vote", city, candidate) for candidate in CANDIDATES]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.vote", "M18.3", city=CITY[ELECTORS[len(self.votes)]])

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        _, candidate = action.words
        votes = self.votes.count(candidate) + 1
        if votes == MAJORITY:
            yield Prospect.of("foresee.elects", "M18.5", candidate=candidate)
        else:
            yield Prospect.of("foresee.votes", "M18.5", candidate=candidate, count=votes)

    def vote(self, position: Position, seat: str, city: str, candidate: str) -> None:
        self._cast(position, candidate)

    def proceed(self, position: Position) -> None:
        if len(self.votes) == len(ELECTORS):
            self._crown(position)
        else:
            self._cast(position, must_vote_for(voter(position, ELECTORS[len(self.votes)])))

    def _cast(self, position: Position, candidate: str) -> None:
        city = ELECTORS[len(self.votes)]
        power = NATIONS[voter(position, city)]
        position.tell("log.votes", "M18.3", nation=power, city=CITY[city], candidate=candidate)
        position.become(replace(self, votes=(*self.votes, candidate)))

    def _crown(self, position: Position) -> None:
        position.pop()
        position.election = HELD
        franz = self.votes.count(FRANZ)
        elected, power = (FRANZ, AUSTRIA) if franz >= MAJORITY else (KARL, FRANCE)
        position.emperor = power
        use_marker(position, power)
        position.tell(
            "log.elected", "M18.5", candidate=elected, nation=NATIONS[power],
            count=max(franz, len(ELECTORS) - franz),
        )  # fmt: skip


def review(position: Position) -> None:
    """With ``emperor_stays`` off the crown is lost with the majority of the seats (M18.5)."""
    owner = position.emperor
    if owner == NOBODY or position.setting.option["emperor_stays"]:
        return
    side = position.relations.allies[owner]
    held = sum(controller(position, city) in side for city in ELECTORS)
    if held < MAJORITY:
        position.emperor = NOBODY
        free_marker(position, owner)
        position.tell("log.crown_lost", "M18.5", nation=NATIONS[owner])
