"""What a march would do: said before it is made, by the functions that carry it out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from sanssouci.kernel import Prospect
from sanssouci.steps.field import OFF, Field
from sanssouci.steps.marching import attacks_from, trains_run_over

Fed = Callable[[int, Sequence[int], int], int]
"""The cities where a general is in supply, by where all pieces and the enemy's stand."""


class ForesightRules(NamedTuple):
    """The ids of a game's rules that a march can bring into play."""

    takes: str
    questions: str
    destroys: str
    attacks: str
    joins: str
    supply: str
    starves: str
    hunger_is_shared: bool = True
    """True if those who stand with a face-down general lie face-down as well."""


def of_march(
    position: Field,
    nation: int,
    group: Sequence[int],
    road: Sequence[int],
    conquests: Sequence[tuple[int, bool]],
    fed: Fed,
    rules: ForesightRules,
) -> Iterator[Prospect]:
    """What generals, or a train, would bring about; ``conquests`` as ``left_on_the_way`` has them,
    as if they went on from where the march ends.

    Supply is looked at as if the stage ended with this march.
    """
    cities, end = position.cities, road[-1]
    awaiting = [cities[city] for city, falls in conquests if falls and city not in road[:-1]]
    conquests = [(city, falls) for city, falls in conquests if city in road[:-1]]
    destroyed: Sequence[int] = ()
    if group[0] < position.roster.general_count:
        yield from _about(
            "foresee.takes", rules.takes, "cities", [cities[c] for c, falls in conquests if falls]
        )
        yield from _about(
            "foresee.questions",
            rules.questions,
            "cities",
            [cities[c] for c, falls in conquests if not falls],
        )
        destroyed = trains_run_over(position, nation, road)
        yield from _about("foresee.destroys", rules.destroys, "trains", _ids(position, destroyed))
        yield from _about(
            "foresee.joins",
            rules.joins,
            "generals",
            _ids(position, _comrades(position, nation, group, end)),
        )
        foes = [
            general
            for city in attacks_from(position, nation, end)
            for general in position.generals_at(city, position.nation_at(city))
        ]
        yield from _about("foresee.attacks", rules.attacks, "generals", _ids(position, foes))
    yield from _supply(position, nation, group, end, destroyed, fed, rules)
    if awaiting:
        yield Prospect.of("foresee.awaits", rules.takes, cities="+".join(awaiting))


def _supply(
    position: Field,
    nation: int,
    group: Sequence[int],
    end: int,
    destroyed: Sequence[int],
    fed: Fed,
    rules: ForesightRules,
) -> Iterator[Prospect]:
    """Who would be without supply because of the march, and who would have it again."""
    bit, roster = position.graph.bit, position.roster
    enemies = position.enemy_pieces(nation)
    before, place = position.place, list(position.place)
    for piece in group:
        place[piece] = end
    for train in destroyed:
        enemies &= ~bit[place[train]]
        place[train] = OFF
    foes = position.enemy_pieces(nation)
    goers = {*group, *_comrades(position, nation, group, end)}
    shared = rules.hunger_is_shared and any(
        g < roster.general_count and position.is_down(g) for g in goers
    )
    hungry, starving, saved = list[int](), list[int](), list[int]()
    nations = dict.fromkeys(roster.nation_of[piece] for piece in group)
    for general in (g for power in nations for g in roster.generals[power]):
        if place[general] < 0:
            continue
        was_fed = bool(bit[before[general]] & fed(general, before, foes))
        down = (shared and general in goers) or position.is_down(general)
        if not bit[place[general]] & fed(general, place, enemies):
            if general in group or was_fed:
                (starving if down else hungry).append(general)
        elif position.is_down(general) and not was_fed:
            saved.append(general)
    yield from _about("foresee.hungers", rules.supply, "generals", _ids(position, hungry))
    yield from _about("foresee.starves", rules.starves, "generals", _ids(position, starving))
    yield from _about("foresee.feeds", rules.supply, "generals", _ids(position, saved))


def _comrades(position: Field, nation: int, group: Sequence[int], end: int) -> list[int]:
    there = position.stack_led_by(nation, end)
    return [general for general in there if general not in group]


def _ids(position: Field, pieces: Iterable[int]) -> list[str]:
    return [position.roster.ids[piece] for piece in pieces]


def _about(key: str, rule: str, word: str, ids: Sequence[str]) -> Iterator[Prospect]:
    """One consequence for all of these, if there are any."""
    if ids:
        yield Prospect.of(key, rule, *ids, **{word: "+".join(ids)})


def of_idle_generals(position: Field, seat: str, rule: str) -> Iterator[Prospect]:
    """Who could still march if the movement were ended now."""
    marches = (each for each in position.legal(seat) if each.verb == "march")
    could = {id for march in marches for id in march.words[0].split("+")}
    idle = [id for id in position.roster.ids[: position.roster.general_count] if id in could]
    if idle:
        yield Prospect.of("foresee.left_idle", rule, *idle, generals="+".join(idle))
