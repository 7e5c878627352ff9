"""What a seat sees: the map with its pieces, the two ministries as ledgers, the fight going on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sanssouci.board import bits
from sanssouci.games.sieben_jahre import scoring, units
from sanssouci.games.sieben_jahre.atlas import (
    ADVANTAGE,
    COMMANDER,
    FULL_LOADS,
    GARRISON,
    IS_ADMIRAL,
    LEVEL,
    LINES,
    OWNER,
    PACK,
    PLACE,
    PROVINCE,
    REGION,
    REGION_COUNT,
    STATE_OF,
)
from sanssouci.games.sieben_jahre.states import (
    AP,
    BOARD,
    COALITION,
    COALITION_OF,
    FA,
    FRACTIONS,
    NO_STATE,
    STATE,
    payers,
)

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.position import Position

_NOBODY = -1


def seen(position: Position, seat: str | None) -> dict[str, Any]:
    """Everything is open but battle cards."""
    return {
        "year": position.year,
        "fraction": position.fraction,
        "fractions": sheet.length if (sheet := position.setting.sheet) else FRACTIONS,
        "order": [position.board_id(board) for board in position.order],
        "pieces": [_piece(position, c) for c, troops in enumerate(position.troops) if troops],
        "regions": {REGION[r]: _region(position, r) for r in _changed(position)},
        "raided": [PROVINCE[province] for province in bits(position.raided)],
        "boards": {
            position.board_id(board): _board(position, board) for board in position.setting.boards
        },
        "bag": len(position.bag),
        "used_advantages": [ADVANTAGE[tile] for tile in sorted(position.used_advantages)],
        "objectives": _objectives(position),
        "targets": _targets(position),
        "changes": _changes(position),
        "move": _frame(position, "move", seat),
        "convoy": _frame(position, "convoy", seat),
        "battle": _battle(position, seat),
        "points": list(position.points),
    }


def _piece(position: Position, c: int) -> dict[str, Any]:
    troops, carrier, chief = position.troops[c], position.aboard[c], position.chief[c]
    piece: dict[str, Any] = {
        "id": COMMANDER[c],
        "place": PLACE[position.at[c]] if position.at[c] >= 0 else None,
        "state": STATE[STATE_OF[c]],
        "board": position.board_id(position.board(c)),
        "level": LEVEL[c],
        "kind": "squadron" if IS_ADMIRAL[c] else "army",
        "units": {
            units.ARMS[arm]: [
                units.count(troops, arm), units.LEVELS[units.veteran(troops, arm)]
            ]
            for arm in units.arms_of(troops)
        },
        "strength": units.combat_strength(troops),
        "provisions": position.provisions[c],
        "ammunition": position.ammunition[c],
        "exhaustion": position.exhaustion[c],
        "mustered": position.mustered[c],
        "moved": bool(position.moved >> c & 1),
        "bought": bool(position.bought >> c & 1),
        "campaigning": bool(position.campaigning >> c & 1),
        "fleeing": bool(position.fleeing >> c & 1),
        "spared": bool(position.spared >> c & 1),
        "resting": position.resting[c] >= position.date,
    }  # fmt: skip
    if carrier != _NOBODY:
        piece["aboard"] = COMMANDER[carrier]
    if chief != _NOBODY:
        piece["chief"] = COMMANDER[chief]
    if position.voyage[c]:
        from sanssouci.games.sieben_jahre.voyages import unpack_voyage

        line, back, done = unpack_voyage(position.voyage[c])
        end = LINES[line].a if back else LINES[line].b
        piece["voyage"] = {"to": PLACE[end], "done": done, "length": LINES[line].length}
    return piece


def _changed(position: Position) -> list[int]:
    """The regions that are not as printed, which ``Game.facts`` tells of."""
    return [
        r
        for r in range(REGION_COUNT)
        if position.flag[r] != OWNER[r]
        or position.garrison[r] != GARRISON[r]
        or position.stores[r] != GARRISON[r]
        or position.loads[r] != FULL_LOADS[r]
        or position.levied[r]
        or position.scorched[r]
        or position.barren_until[r] >= position.date > 0
        or (position.unrestored | position.surrendered) >> r & 1
    ]


def _region(position: Position, region: int) -> dict[str, Any]:
    """What the side boxes of the map show of a region."""
    flag = position.flag[region]
    shown: dict[str, Any] = {
        "flag": STATE[flag] if flag != NO_STATE else None,
        "garrison": position.garrison[region],
        "stores": position.stores[region],
        "loads": position.loads[region],
    }
    if flag != OWNER[region]:
        shown["captured"] = True
    if position.levied[region]:
        shown["levied"] = position.levied[region]
    if position.scorched[region]:
        shown["scorched"] = position.scorched[region]
    if position.barren_until[region] >= position.date and position.barren_until[region]:
        shown["barren"] = True
    if position.unrestored >> region & 1:
        shown["unrestored"] = True
    if position.surrendered >> region & 1:
        shown["surrendered"] = True
    return shown


def _board(position: Position, board: int) -> dict[str, Any]:
    """A ministry's ledger."""
    from sanssouci.games.sieben_jahre import garrisons, income

    shown: dict[str, Any] = {
        "seat": position.seat(board),
        "purse": position.purse[board],
        "resources": income.revenue(position, board),
        "garrison_cost": garrisons.cost(position, board),
        "owed": position.owed[board],
        "stopped": bool(position.stopped >> board & 1),
        "split": bool(position.splitting >> board & 1),
        "advantages": [ADVANTAGE[tile] for tile in sorted(position.advantages[board])],
        "natives": position.natives[board],
        "quiet": position.date < position.quiet_until[board],
        "states": [STATE[state] for state in sorted(payers(board, position.year))],
    }
    if COALITION_OF[board] == AP:
        shown["guerrillas"] = position.guerrillas
        shown["count"] = position.count_hired
    if position.setting.campaign:
        shown["score"] = scoring.score(position, board)
    return shown


def _objectives(position: Position) -> list[dict[str, Any]]:
    if not position.setting.campaign:
        return []
    return [
        {
            "id": objective.id,
            "board": BOARD[objective.board],
            "points": objective.points,
            "won": scoring.is_won(position, number),
        }
        for number, objective in enumerate(PACK.objectives)
    ]


def _targets(position: Position) -> list[dict[str, Any]]:
    from sanssouci.games.sieben_jahre.scenario_mode import targets_told

    return targets_told(position)


def _changes(position: Position) -> list[dict[str, Any]]:
    return [
        {
            "old": COMMANDER[position.changes[n]],
            "new": COMMANDER[position.changes[n + 1]],
            "turns": position.changes[n + 2] - position.date,
        }
        for n in range(0, len(position.changes), 3)
    ]


def _frame(position: Position, name: str, seat: str | None) -> dict[str, Any] | None:
    """A move or a convoy in progress, as its frame tells of itself."""
    for phase in reversed(position.stack):
        if phase.name == name:
            shown: dict[str, Any] = phase.told(position)
            return shown
    return None


def _battle(position: Position, seat: str | None) -> dict[str, Any] | None:
    for phase in reversed(position.stack):
        if hasattr(phase, "shown"):
            shown: dict[str, Any] = phase.shown(position, seat)
            return shown
    return None


def survey(position: Position) -> dict[str, dict[str, list[str]]]:
    """Layers of the map: where armies can buy, and what each coalition holds."""
    from sanssouci.games.sieben_jahre.provisions import sold

    held: dict[str, list[str]] = {}
    supply: dict[str, list[str]] = {}
    for coalition in (FA, AP):
        name = COALITION[coalition]
        held[name] = [
            PROVINCE[p]
            for p in bits(position.setting.province_mask)
            if position.friendly(PACK.provinces[p].region, coalition)
        ]
        supply[name] = [
            PROVINCE[p]
            for p in bits(position.setting.province_mask)
            if any(sold(position, p, coalition))
        ]
    return {"held": held, "supply": supply}
