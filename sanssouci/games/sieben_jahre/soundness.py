"""What is true of every position of Sieben Jahre: pieces, loads, tiles and cards are conserved.

Positions that are read are checked by it, and the fuzzer checks those that are played.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from sanssouci.games.sieben_jahre import units
from sanssouci.games.sieben_jahre.atlas import (
    ADVANTAGES,
    ALL_ADVANTAGES,
    BATTLE_DECK,
    COMMANDER,
    COMMANDER_COUNT,
    DIES,
    FULL_LOADS,
    GARRISON,
    IS_ADMIRAL,
    OTHER_FACE,
    OWNER,
    PACK,
    PLACE_COUNT,
    REGION,
    REGION_COUNT,
    is_sea,
)
from sanssouci.games.sieben_jahre.states import (
    BOARD_COUNT,
    FIRST_YEAR,
    FRACTIONS,
    LAST_YEAR,
    NO_STATE,
    STATE_COUNT,
)
from sanssouci.kernel.soundness import demand, demand_frames, demand_numbers, demand_order, unsound

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.position import Position

_NOBODY: Final = -1
_COMMANDERS: Final = range(COMMANDER_COUNT)
_MAYBE_COMMANDER: Final = range(_NOBODY, COMMANDER_COUNT)
_DATES: Final = range((FRACTIONS + 1) * (LAST_YEAR - FIRST_YEAR + 3))
_MOST_COINS: Final = range(-1000, 100_000)
_EXTRA_STORES: Final = max(a.amount for a in ADVANTAGES if a.effect == "stores")
"""What an Advantage can add to a garrison's full stores."""
_FRAMES: Final = {
    **dict.fromkeys(("board", "boards"), range(BOARD_COUNT)),
    **dict.fromkeys(("commander", "army", "raider"), _COMMANDERS),
    "region": range(_NOBODY, REGION_COUNT),
    **dict.fromkeys(("food", "loads", "left", "steps", "step"), range(100)),
    "event": range(_NOBODY, len(PACK.events)),
    "reserves": units.TROOPS_RANGE,
    "purse_choice.number": range(2),
    **dict.fromkeys(("start", "place"), range(_NOBODY, PLACE_COUNT)),
    "way": range(_NOBODY, PLACE_COUNT),
    "pending": range(1 << COMMANDER_COUNT),
}
"""By name of a phase's field, what its numbers can be."""
_ROOTS: Final = ("fraction", "year")
_ABOVE: Final = {
    "fraction": ("year",),
    "stores": ("settle",),
    "experience": ("stores",),
    **dict.fromkeys(("consign", "levy", "relief"), ("actions",)),
    "raid": ("convoy",),
    "raid_offer": ("convoy", "raid_offer"),  # either enemy board may have armies near by
    "march_past": ("move", "assault_offer"),
    "clash": ("march_past",),
    "skirmish": ("clash", "raid", "strike"),
    "disengagement": ("encounter",),
    **dict.fromkeys(("deal", "delay", "loss", "steadfastness", "target"), ("battle",)),
    "recovery": ("battle", "recovery"),
    "advantage": ("battle", "advantage"),
}
"""By phase, what can lie directly below it, for those that are begun in few places only."""


def check_ranges(position: Position) -> None:
    """What the parts that follow from others are worked out from."""
    demand_numbers("at", position.at, range(_NOBODY, PLACE_COUNT), COMMANDER_COUNT)
    demand_numbers("aboard", position.aboard, _MAYBE_COMMANDER, COMMANDER_COUNT)


def check(position: Position) -> None:
    """Raise BadRecord if no game can come to this position."""
    demand_numbers("year", [position.year], range(FIRST_YEAR, LAST_YEAR + 1))
    demand_numbers("fraction", [position.fraction], range(FRACTIONS + 1))
    demand(sorted(position.order) == sorted(position.setting.boards), "order", "not_every_board")
    _check_boards(position)
    _check_contingents(position)
    _check_standing(position)
    _check_regions(position)
    _check_cards(position)
    demand_frames(position.stack, _FRAMES)
    demand_order(position.stack, _ROOTS, _ABOVE)


def _check_boards(position: Position) -> None:
    demand_numbers("purse", position.purse, _MOST_COINS, BOARD_COUNT)
    short = [board for board in range(BOARD_COUNT) if position.purse[board] < 0]
    budget = {"ministry", "settle", "experience", "stores"}
    demand(
        not short or any(phase.name in budget for phase in position.stack),
        "purse",
        "debt",
    )
    demand_numbers("owed", position.owed, range(1000), BOARD_COUNT)
    demand_numbers("natives", position.natives, range(4), BOARD_COUNT)
    demand_numbers("guerrillas", [position.guerrillas], range(4))
    demand_numbers("quiet_until", position.quiet_until, _DATES, BOARD_COUNT)
    demand_numbers("points", position.points, range(11), position.setting.objective_count)
    demand_numbers("america", [position.america], range(_NOBODY, 2))
    demand_numbers("goals", [position.goals], range(1 << len(PACK.objectives)))
    demand_numbers("came_from", [position.came_from], range(_NOBODY, PLACE_COUNT))
    demand(len(position.changes) % 3 == 0, "changes", "by_threes")
    demand_numbers("changes", position.changes, range(max(COMMANDER_COUNT, len(_DATES))))


def _check_contingents(position: Position) -> None:
    """Units, loads and who leads them."""
    demand_numbers("troops", position.troops, units.TROOPS_RANGE, COMMANDER_COUNT)
    demand_numbers("provisions", position.provisions, range(9), COMMANDER_COUNT)
    demand_numbers("ammunition", position.ammunition, range(9), COMMANDER_COUNT)
    demand_numbers("exhaustion", position.exhaustion, range(5), COMMANDER_COUNT)
    demand_numbers("mustered", position.mustered, range(units.MOST + 1), COMMANDER_COUNT)
    demand_numbers("chief", position.chief, _MAYBE_COMMANDER, COMMANDER_COUNT)
    demand_numbers("resting", position.resting, _DATES, COMMANDER_COUNT)
    demand_numbers("portuguese", [position.portuguese], _MAYBE_COMMANDER)
    demand_numbers("voyage", position.voyage, range(1000), COMMANDER_COUNT)
    fighting = _in_battle(position)
    for c in _COMMANDERS:
        name, troops = COMMANDER[c], position.troops[c]
        if not troops:
            there = position.at[c] != _NOBODY or position.provisions[c] or position.ammunition[c]
            lost = not there or c in fighting
            demand(lost, "troops", "no_units", name=name)
            continue
        demand(units.is_sound(troops), "troops", "cannot_have", name=name, what=units.told(troops))
        ships = bool(units.count(troops, units.SHIPS))
        demand(ships == IS_ADMIRAL[c], "troops", "mixed_up", name=name)
        demand((position.at[c] == _NOBODY) == bool(position.voyage[c]), "at", "nowhere", name=name)
        demand(
            not position.exhaustion[c] or not position.provisions[c],
            "exhaustion",
            "has_food",
            name=name,
        )
        other = OTHER_FACE[c]
        alone = other == _NOBODY or not position.troops[other]
        lost = 0 < DIES[c] < position.year or 0 < DIES[other] < position.year
        demand(alone or lost, "troops", "two_faces", name=name)
        if position.at[c] != _NOBODY and position.aboard[c] == _NOBODY:
            demand(is_sea(position.at[c]) == IS_ADMIRAL[c], "at", "wrong_element", name=name)


def _check_standing(position: Position) -> None:
    """Who is aboard is where his squadron is, and grand armies are together."""
    standing: dict[int, tuple[int, ...]] = {}
    for c, place in enumerate(position.at):
        carrier, chief = position.aboard[c], position.chief[c]
        if carrier != _NOBODY:
            afloat = IS_ADMIRAL[carrier] and position.at[carrier] == place != _NOBODY
            demand(afloat and not IS_ADMIRAL[c], "aboard", "no_ships", name=COMMANDER[c])
        elif place != _NOBODY:
            standing[place] = (*standing.get(place, ()), c)
        if chief != _NOBODY:
            together = position.at[chief] == place != _NOBODY
            demand(together, "chief", "no_chief", name=COMMANDER[c])
            demand(position.chief[chief] == _NOBODY, "chief", "chief_of_chief")
    demand(position.standing == standing, "at", "does_not_follow")
    carriers = Counter(c for c in position.aboard if c != _NOBODY)
    demand(all(n == 1 for n in carriers.values()), "aboard", "two_armies")


def _check_regions(position: Position) -> None:
    demand_numbers("flag", position.flag, range(NO_STATE, STATE_COUNT), REGION_COUNT)
    demand_numbers("levied", position.levied, range(9), REGION_COUNT)
    demand_numbers("barren_until", position.barren_until, _DATES, REGION_COUNT)
    demand_numbers("scorched", position.scorched, range(LAST_YEAR + 1), REGION_COUNT)
    columns = (position.garrison, position.stores, position.loads, position.levied, position.flag)
    for region, (units_, stores, loads, levied, flag) in enumerate(zip(*columns, strict=True)):
        printed = GARRISON[region]
        if not (
            0 <= units_ <= printed
            and 0 <= stores <= printed + _EXTRA_STORES
            and 0 <= loads <= FULL_LOADS[region] + _EXTRA_STORES
        ):
            words = {"units": units_, "stores": stores, "loads": loads}
            raise unsound("garrison", "cannot_hold", region=REGION[region], **words)
        if levied > printed // 2:
            raise unsound("levied", "sent_too_many", region=REGION[region])
        if flag != OWNER[region] and not printed:
            raise unsound("flag", "not_conquered", place=REGION[region])


def _check_cards(position: Position) -> None:
    tiles = Counter(position.bag) + Counter(position.used_advantages)
    for hand in position.advantages:
        demand_numbers("advantages", hand, range(len(ADVANTAGES)))
        tiles.update(hand)
    demand(tiles == Counter(ALL_ADVANTAGES), "bag", "advantages")
    cards = Counter(position.battle_deck) + Counter(position.battle_used)
    for hand in position.battle_hands:
        cards.update(hand)
    demand(cards == Counter(BATTLE_DECK), "battle_deck", "cards")


def _in_battle(position: Position) -> set[int]:
    """The commanders in a fight, who may have lost all their units and still recover some."""
    frames: list[Any] = [frame for frame in position.stack if hasattr(frame, "fighter")]
    fights = (frame.armies for frame in frames)
    return {c for armies in fights for side in armies for c in side}
