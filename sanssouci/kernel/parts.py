"""What a position is made of: each part is declared once, in the body of its class.

    class Position(State):
        turn = part(NUMBER, 1)
        troops: list[int] = part(NUMBERS, lambda setting: [0] * 24)
        markers: int = part(bitset(CITIES), 0)
        emperor: int = seldom(NUMBER, -1)

From the declaration follow the slots, the first value, the copy that ``clone`` makes and the form
in JSON, from which positions are hashed.
"""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeVar

from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.errors import BadRecord, shown

V = TypeVar("V")


class Kind(NamedTuple):
    """How values of one kind are copied, written as JSON and read back."""

    copy: str
    """An expression that copies ``{}``."""
    write: Callable[[Any], Any] | None
    """None for what follows from other parts: it is not written (see ``State.derive``)."""
    read: Callable[[Any], Any]
    """Raises ValueError, saying what was expected, if the value is of another kind."""


@dataclass(frozen=True, slots=True)
class Part:
    kind: Kind
    first: Any
    """The value in a new position, or a function of the setting that makes it."""
    is_seldom: bool = False
    """True if it has no slot of its own; see ``seldom``."""


def part(kind: Kind, first: Any) -> Any:
    """Declare a part of a position: of what kind it is, and its first value."""
    return Part(kind, first)


def seldom(kind: Kind, first: Any) -> Any:
    """Declare a part that changes a few times in a game, such as who has been crowned.

    All of these together are one tuple, which clones share; a change replaces it. So they cost a
    clone nothing, but each is slower to read and much slower to change than other parts.
    """
    if kind.copy != replaced(kind).copy:
        raise TypeError("what clones share is replaced and never changed; see replaced()")
    return Part(kind, first, is_seldom=True)


# -- kinds ------------------------------------------------------------------------------------


def _expect(type_: type) -> Callable[[Any], Any]:
    def read(value: Any) -> Any:
        if type(value) is not type_:
            raise ValueError(tell(f"unsound.type_{type_.__name__}", value=repr(value)))
        return value

    return read


def _reading_list(read: Callable[[Any], Any]) -> Callable[[Any], list[Any]]:
    def reading(value: Any) -> list[Any]:
        if not isinstance(value, list | tuple):
            raise ValueError(tell("unsound.list", value=repr(value)))
        return [read(each) for each in value]

    return reading


NUMBER: Final = Kind("{}", lambda value: value, _expect(int))
FLAG: Final = Kind("{}", lambda value: value, _expect(bool))
WORD: Final = Kind("{}", lambda value: value, _expect(str))
NUMBERS: Final = Kind("{}.copy()", list, _reading_list(NUMBER.read))
WORDS: Final = Kind("{}.copy()", list, _reading_list(WORD.read))
UNORDERED: Final = Kind("{}.copy()", sorted, _reading_list(NUMBER.read))
"""Numbers whose order means nothing, such as the cards of a hand."""


_COPIES_OF_LISTS: Final = {"{}": "{}.copy()", "{}.copy()": "[*map(list_copy, {})]"}
"""By how a value is copied, how a list of them is, where that is quicker than one by one."""


def listed(kind: Kind) -> Kind:
    """A list of values of one kind, such as the hands by nation."""
    write = kind.write
    assert write is not None
    return Kind(
        _COPIES_OF_LISTS.get(kind.copy) or f"[{kind.copy.format('each')} for each in {{}}]",
        lambda values: [write(each) for each in values],
        _reading_list(kind.read),
    )


def replaced(kind: Kind) -> Kind:
    """The same for values that are replaced and never changed, so that a clone can share them.

    Declare such a part as a ``Sequence``, and the type checker sees to it.
    """
    return kind._replace(copy="{}")


def with_one(values: Sequence[V], index: int, value: V) -> list[V]:
    """What takes the place of some values if one of them is to be another."""
    changed = [*values]
    changed[index] = value
    return changed


def by_word(kind: Kind) -> Kind:
    """Values of one kind by a word, such as the points by seat."""
    write = kind.write
    assert write is not None

    def read(value: Any) -> dict[str, Any]:
        if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
            raise ValueError(tell("unsound.by_name", value=repr(value)))
        return {key: kind.read(each) for key, each in value.items()}

    return Kind(
        f"{{{{key: {kind.copy.format('each')} for key, each in {{}}.items()}}}}",
        lambda values: {key: write(each) for key, each in values.items()},
        read,
    )


def bitset(names: Sequence[str]) -> Kind:
    """A set of numbered things in one int; JSON has their names, in the order of the numbers."""
    index = {name: number for number, name in enumerate(names)}

    def write(mask: int) -> list[str]:
        found = []
        while mask:
            lowest = mask & -mask
            found.append(names[lowest.bit_length() - 1])
            mask ^= lowest
        return found

    def read(value: Any) -> int:
        mask = 0
        for name in WORDS.read(value):
            if name not in index:
                raise ValueError(tell("unsound.no_such", name=shown(name)))
            mask |= 1 << index[name]
        return mask

    return Kind("{}", write, read)


def derived(copy: str) -> Kind:
    """What follows from other parts, kept for speed; ``State.derive`` works it out anew."""
    return Kind(copy, None, lambda value: value)


# -- classes made of parts ----------------------------------------------------------------------


class PartsType(ABCMeta):
    """Turns the parts declared in a class body into slots and compiles ``clone`` from them."""

    parts: Mapping[str, Part]
    copied: Mapping[str, str] = {}
    """By name, how what is no part is copied."""
    unplaced: frozenset[str]
    """The parts for which there is no slot yet."""
    unset: tuple[Any, ...]
    """The parts that seldom change, before they have values."""

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        /,
        mixin: bool = False,
        **more: Any,
    ) -> PartsType:
        """A ``mixin`` leaves the slots of its parts to its subclasses, so that a position can be
        made of it and of another class with parts."""
        own = {key: value for key, value in namespace.items() if isinstance(value, Part)}
        for key in own:
            del namespace[key]
        inherited = {key: value for base in reversed(bases) for key, value in _parts(base).items()}
        parts = {**inherited, **own}
        together = [key for key, value in parts.items() if value.is_seldom]
        namespace |= {key: _shared(index) for index, key in enumerate(together)}
        unplaced = {key for base in bases if isinstance(base, PartsType) for key in base.unplaced}
        unplaced |= own.keys() - {*together}
        slots = () if mixin else sorted(unplaced)
        namespace["__slots__"] = (*namespace.get("__slots__", ()), *slots)
        made = super().__new__(cls, name, bases, namespace, **more)
        made.parts = parts
        made.unplaced = frozenset(unplaced if mixin else ())
        made.unset = (None,) * len(together)
        if own or len(bases) > 1:
            made.clone = _compiled_clone(made.copied, made.parts)  # type: ignore[attr-defined]
        return made


def _shared(index: int) -> property:
    """A part that is read from, and replaced in, the tuple of those that seldom change."""

    def replace(self: Any, value: Any) -> None:
        values = self.seldom
        self.seldom = (*values[:index], value, *values[index + 1 :])

    return property(lambda self: self.seldom[index], replace)


def _parts(base: type) -> Mapping[str, Part]:
    return base.parts if isinstance(base, PartsType) else {}


def _compiled_clone(copied: Mapping[str, str], parts: Mapping[str, Part]) -> Callable[[Any], Any]:
    """A function that copies part by part without a loop: positions are cloned all the time."""
    placed = {key: each.kind.copy for key, each in parts.items() if not each.is_seldom}
    together = {"seldom": "{}"} if len(placed) < len(parts) else {}
    copies = {
        name: copy.format(f"self.{name}") for name, copy in {**copied, **placed, **together}.items()
    }
    source = "\n".join(
        [
            "def clone(self):",
            '    """An independent copy with a quiet log."""',
            "    new = make(type(self))",
            *(f"    new.{name} = {copy}" for name, copy in copies.items()),
            "    return new",
        ]
    )
    scope: dict[str, Any] = {"make": object.__new__, "list_copy": list.copy}
    exec(source, scope)
    return scope["clone"]  # type: ignore[no-any-return]


def read_parts(parts: Mapping[str, Part], data: Mapping[str, Any]) -> Iterable[tuple[str, Any]]:
    """The values of all parts that are written, by name."""
    for name, each in parts.items():
        if each.kind.write is None:
            continue
        if name not in data:
            raise BadRecord(tell("unsound.missing", name=name))
        try:
            yield name, each.kind.read(data[name])
        except ValueError as error:
            raise BadRecord(tell("unsound.in_part", part=name, problem=str(error))) from error
