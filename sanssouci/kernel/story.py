"""A game as a story: where a moment happens, and what there is to be shown of it.

A game declares by message key what a line of its log is about. Play, watching and replay all follow
these beats, so that a client needs no rule, and no key of a game, to show what others do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, TypedDict

from sanssouci.kernel.message import Message, Word

Args = Mapping[str, Word]
View = Mapping[str, Any]
Kind = Literal[
    "turn", "winter", "stage", "march", "retreat", "duel", "battle", "siege", "blow", "outcome",
    "fall", "claim", "loss", "arrival", "fate", "politics", "election",
]  # fmt: skip
"""What a beat is: where a turn, a winter or somebody's stage begins; pieces on their way; a fight
that begins, a blow in it, how it ended; a place that falls or is claimed; what is lost or comes."""
SceneKind = Literal[Kind, ""]
Mark = Literal["", "turn", "battle", "fate", "winter"]
"""What a reader of the whole story may want to jump to."""

_WEIGHT: Final[tuple[Kind, ...]] = (
    "stage", "turn", "winter", "arrival", "loss", "claim", "fall", "march", "retreat", "outcome",
    "blow", "siege", "battle", "duel", "politics", "election", "fate",
)  # fmt: skip
"""Of several things that happen at once the last of these is shown."""
_DATES: Final = ("turn", "month", "year", "fraction")


class Die(NamedTuple):
    """What a die showed, what a bonus made of it, and whether that was what it was thrown for."""

    face: int
    total: int
    hit: bool = False


@dataclass(frozen=True, slots=True)
class Beat:
    """What a line of the log is about; ``by``, ``places`` and ``pieces`` name its arguments."""

    kind: Kind
    by: tuple[str, ...] = ()
    """Who does it: nations, or whatever else acts in this game."""
    places: tuple[str, ...] = ()
    """Where, in order: of a march its road, or start and end."""
    pieces: tuple[str, ...] = ()
    mark: Mark | Callable[[Args], Mark] = ""
    dice: Callable[[Args], Sequence[Die]] | None = None
    winner: tuple[str, ...] | None = None
    """Of a fight that ends: who has won it, pieces or armies, and nothing if nobody has. None if
    the line does not decide it."""
    event: bool = False
    """True of a stage whose beginning is told for itself, such as the draw of a chit, even if
    nothing follows."""


class ToldDie(TypedDict):
    face: int
    total: int
    hit: bool


class ToldBeat(TypedDict):
    """A beat as it is sent."""

    kind: Kind
    by: list[str]
    seats: list[str]
    """Who plays them."""
    places: list[str]
    pieces: list[str]
    mark: Mark
    dice: list[ToldDie]
    event: bool


class Scene(NamedTuple):
    """What a moment shows."""

    kind: SceneKind
    places: tuple[str, ...] = ()


def _players(view: View) -> Mapping[str, str | None]:
    """By nation, the seat that leads it."""
    return {nation["id"]: nation["seat"] for nation in view.get("nations", ())}


def _nothing(view: View) -> Scene | None:
    return None


@dataclass(frozen=True)
class Story:
    """What a game's log and views have to tell."""

    beats: Mapping[str, Beat] = field(default_factory=dict)
    """By key of a message."""
    standing: Callable[[View], Scene | None] = _nothing
    """What goes on in a view, such as a duel, and stays in sight until it is over."""
    players: Callable[[View], Mapping[str, str | None]] = _players

    def beat(self, message: Message, players: Mapping[str, str | None]) -> ToldBeat | None:
        """What a line is about; None if nobody needs to be shown it."""
        found = self.beats.get(message.key)
        if found is None:
            return None
        args = dict(message.args)
        by = _ids(args, found.by)
        dice = found.dice(args) if found.dice else ()
        return {
            "kind": found.kind,
            "by": by,
            "seats": list(dict.fromkeys(seat for each in by if (seat := players.get(each)))),
            "places": _ids(args, found.places),
            "pieces": _ids(args, found.pieces),
            "mark": found.mark(args) if callable(found.mark) else found.mark,
            "dice": [{"face": die.face, "total": die.total, "hit": die.hit} for die in dice],
            "event": found.event,
        }

    def winners(self, message: Message) -> tuple[str, ...] | None:
        """The pieces or armies that have won a fight by a line; None if it does not decide one."""
        found = self.beats.get(message.key)
        if found is None or found.winner is None:
            return None
        return tuple(_ids(dict(message.args), found.winner))

    def scene(self, view: View, messages: Iterable[Message]) -> Scene:
        """What a view shows to which some lines have led."""
        if going_on := self.standing(view):
            return going_on
        told = [
            (self.beats[each.key], dict(each.args)) for each in messages if each.key in self.beats
        ]
        if not told:
            return Scene("")
        kind = max((beat.kind for beat, _ in told), key=_WEIGHT.index)
        # What has no place of its own, such as a card, happens where the rest does.
        placed = [(beat, args) for beat, args in told if _ids(args, beat.places)]
        where = max((beat.kind for beat, _ in placed), key=_WEIGHT.index, default=kind)
        # A fight that is over says who won; where, its first line said.
        places = [
            place
            for beat, args in placed
            if beat.kind == where or beat.kind in ("fall", "duel", "battle", "siege", "retreat")
            for place in _ids(args, beat.places)
        ]
        return Scene(kind, tuple(dict.fromkeys(places)))


def when(view: View) -> Message:
    """The date of a view, as ``when`` of a game's catalogue says it."""
    return Message.of("when", "", **{key: view[key] for key in _DATES if key in view})


def _ids(args: Args, names: Iterable[str]) -> list[str]:
    """The ids in some arguments; a road and a stack have several."""
    words = (str(args[name]) for name in names if name in args)
    return [id for word in words for id in word.replace("+", " ").split()]
