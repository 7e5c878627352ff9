"""F12 End of the game: who has won, tested at the end of a turn."""

from __future__ import annotations

from functools import lru_cache

from sanssouci.games.friedrich import offensive_option
from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.games.friedrich.conquest import eased
from sanssouci.games.friedrich.fate_cards import AMERICA, INDIA
from sanssouci.games.friedrich.nations import (
    ATTACKERS,
    AUSTRIA,
    FRANCE,
    FREDERICK,
    NATIONS,
    PRUSSIA,
    RUSSIA,
    SWEDEN,
)
from sanssouci.games.friedrich.position import CARD_TAKEN, STANDING, Position
from sanssouci.kernel import Aim, Message

REASONS = ("objectives", "offensive", "bohemia", "endurance")
"""All objectives of an attacker; the Offensive Option; Bohemia in the Austrian Theatre; or the
enemies have left the war."""


def test(position: Position) -> None:
    """End the game if somebody has won (F12.2, F12.3)."""
    if _enemies_gone(position):
        position.finish([FREDERICK], "endurance", _endurance_rule(position))
        return
    winning = [nation for nation in ATTACKERS if has_won(position, nation)]
    seats = {position.seat(nation) for nation in winning}
    bohemia = _prussia_has_won(position)
    if bohemia:
        seats.add(FREDERICK)
    if winning:
        winners = [*winning, PRUSSIA] if bohemia else winning
        names = " ".join(NATIONS[nation] for nation in winners)
        position.finish(seats, "objectives", "F12.4", nations=names)
    elif bohemia and position.setting.in_the_theatre:
        position.finish(seats, "bohemia", "F15.12")
    elif bohemia:
        position.finish(seats, "offensive", "F18.5")


def aims(position: Position) -> list[Aim]:
    """What each player needs (F12.4 to F12.6, F13.12, F15)."""
    found = [_endurance(position)]
    if position.setting.in_the_theatre:
        found.append(_aim(position, PRUSSIA, "aim.bohemia", "F15.12"))
    elif position.offensive in (STANDING, CARD_TAKEN):
        found.append(_aim(position, PRUSSIA, "aim.bohemia", "F13.13"))
    attackers = [n for n in ATTACKERS if n in position.setting.nations and position.at_war(n)]
    return found + [_aim(position, nation, "aim.objectives", "F12.4") for nation in attackers]


def _endurance(position: Position) -> Aim:
    """Counted in strokes of fate: it takes two for France, and one for each of the others."""
    leaving = _leaving(position)
    strokes = {nation: 2 if nation == FRANCE else 1 for nation in leaving}
    still_in = [nation for nation in leaving if not position.out >> nation & 1]
    have = sum(strokes[nation] for nation in leaving if nation not in still_in)
    need = sum(strokes.values())
    if FRANCE in still_in and position.strokes & (1 << INDIA | 1 << AMERICA):
        have += 1
    names = "+".join(NATIONS[nation] for nation in still_in or leaving)  # or those he has outlasted
    rule = _endurance_rule(position)
    message = Message.of("aim.endurance", rule, nations=names, have=have, need=need)
    return Aim(FREDERICK, message, have, need)


def _aim(position: Position, nation: int, key: str, rule: str) -> Aim:
    objectives = tally(position, nation)
    have, missing = len(objectives["taken"]), objectives["missing"]
    need = have + len(missing)
    if nation == AUSTRIA and offensive_option.chosen(position):
        need, rule = need - offensive_option.FREE_OBJECTIVES, "F13.14"
    message = Message.of(key, rule, nation=NATIONS[nation], have=have, need=need)
    return Aim(position.seat(nation), message, have, need, tuple(missing))


def _leaving(position: Position) -> tuple[int, ...]:
    """Those whose leaving ends the war for Frederick (F12.6, F15.6)."""
    return (FRANCE,) if position.setting.in_the_west else (RUSSIA, SWEDEN, FRANCE)


def _endurance_rule(position: Position) -> str:
    setting = position.setting
    return (setting.in_the_west and "F15.6") or (setting.in_the_theatre and "F15.12") or "F12.6"


def _enemies_gone(position: Position) -> bool:
    return all(position.out >> nation & 1 for nation in _leaving(position))


def _prussia_has_won(position: Position) -> bool:
    """All of Bohemia, where that is not decided at once (F15.12, F18.5)."""
    if not offensive_option.complete(position):
        return False
    return position.setting.in_the_theatre or (
        position.setting.edition == 1 and position.offensive in (STANDING, CARD_TAKEN)
    )


def has_won(position: Position, nation: int) -> bool:
    """True if an attacker holds all it needs (F12.4, F13.14)."""
    if not position.at_war(nation):
        return False
    needed, missing = required(position, nation)
    if not missing:
        return True
    if nation == AUSTRIA and offensive_option.chosen(position):
        saxon = needed & ATLAS.country["saxony"] & position.markers
        return missing.bit_count() <= offensive_option.FREE_OBJECTIVES and bool(saxon)
    return False


def required(position: Position, nation: int) -> tuple[int, int]:
    """The objectives the nation needs, and those it still lacks."""
    first, second = ATLAS.objectives[nation]
    needed = first if eased(position, nation) else first | second
    return needed, needed & ~position.markers


def tally(position: Position, nation: int) -> dict[str, list[str]]:
    """Taken and missing objectives by name, for the view."""
    if nation == PRUSSIA and not offensive_option.bohemia_open(position):
        return {"taken": [], "missing": []}
    needed, missing = required(position, nation)
    return {"taken": list(_named(needed & ~missing)), "missing": list(_named(missing))}


@lru_cache(1024)
def _named(objectives: int) -> tuple[str, ...]:
    """Kept, as every view and every card of goals asks, and markers are seldom moved."""
    return tuple(ATLAS.names(objectives))
