"""The year's beginning: aid, commanders, units, loads and Advantages (S5.1), and purses of sheets.

What is spent on one army is missed by the next, and whatever is left pays the Events of the year.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from sanssouci.board import bits
from sanssouci.games.sieben_jahre import arrivals, command, commanders, units
from sanssouci.games.sieben_jahre.atlas import (
    AREA,
    AREAS,
    CAPITAL,
    COMMANDER,
    IS_ADMIRAL,
    LEVEL,
    PLACE,
    REGION_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.income import by_coins, partner
from sanssouci.games.sieben_jahre.mustering import Settle
from sanssouci.games.sieben_jahre.officers import navy, weights
from sanssouci.games.sieben_jahre.officers.planning import Plan
from sanssouci.games.sieben_jahre.officers.tempers import EVEN, Temper
from sanssouci.games.sieben_jahre.officers.ways import FAR
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import BOARD_COUNT, COALITION_OF_BOARD, FR, GB
from sanssouci.kernel import Action, Choice, Message

_DONE: Final = Action("done")
_MIXES: Final = ((4, 0, 2), (4, 1, 1), (3, 1, 2), (4, 2, 0), (5, 0, 1), (5, 1, 0), (6, 0, 0))
"""Infantry, cavalry and artillery, the most useful first: guns count double before walls."""
_LOADS: Final = 16


# -- money ----------------------------------------------------------------------------------------


def aid(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """The richer board gives half of what it has too much."""
    board = position.phase.board  # type: ignore[attr-defined]
    other = partner(board)
    beyond = position.purse[board] - position.purse[other] - weights.AID_BEYOND
    coins = max(0, beyond // 2)
    action = Action("aid " + " ".join(map(str, by_coins(coins))))
    if coins and action in legal:
        return Choice(action, Message.of("why.aid"))
    return Choice(Action("aid 0 0 0"), Message.of("why.keeps_coins"))


def purse(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """The fullest purse there is (SII.2)."""
    return Choice(legal[0], Message.of("why.fullest_purse"))


# -- commanders -----------------------------------------------------------------------------------


def ministry(
    position: Position, seat: str, legal: Sequence[Action], temper: Temper = EVEN
) -> Choice:
    """Fill gaps, then raise armies where they find something to do, as the purse allows."""
    board = position.phase.board  # type: ignore[attr-defined]
    lost = commanders.lost_leaders(position, board)
    if lost:
        return _successor(position, lost[0], legal)
    if too_many := commanders.surplus(position, board):
        smallest = min(too_many, key=position.units)
        return Choice(Action(f"disband {COMMANDER[smallest]}"), Message.of("why.too_many"))
    if position.purse[board] < 0:
        return _dismiss(position, board, legal)
    better = _promotion(position, board, legal)
    if better is not None:
        return better
    contingents = len(position.contingents(board))
    price = weights.ARMY_PRICE * (contingents + 1) - sum(
        units.price(position.troops[c]) for c in position.contingents(board)
    )
    if position.purse[board] - price >= weights.FOR_ACTIONS * temper.reserve:
        raised = _appointment(position, board, legal)
        if raised is not None:
            return raised
    if _DONE in legal:
        return Choice(_DONE, Message.of("why.enough_commanders"))
    return _any_appointment(position, legal)


def _successor(position: Position, old: int, legal: Sequence[Action]) -> Choice:
    if news := command.instead_of(position, old):
        new = min(news, key=lambda c: (LEVEL[c], c))
        return Choice(
            Action(f"change {COMMANDER[old]} {COMMANDER[new]}"), Message.of("why.best_free")
        )
    return Choice(Action(f"disband {COMMANDER[old]}"), Message.of("why.nobody_to_lead"))


def _dismiss(position: Position, board: int, legal: Sequence[Action]) -> Choice:
    """Without money the smallest contingent goes first."""
    for c in sorted(position.contingents(board), key=position.units):
        action = Action(f"disband {COMMANDER[c]}")
        if action in legal and position.purse[board] < -weights.REDUCIBLE:
            return Choice(action, Message.of("why.no_money"))
    return Choice(_DONE, Message.of("why.reduce_instead"))


def _promotion(position: Position, board: int, legal: Sequence[Action]) -> Choice | None:
    """Change a commander of the lowest level for one of the best, if money is no matter."""
    if position.purse[board] < weights.RICH:
        return None
    for old in position.contingents(board):
        if LEVEL[old] < 3 or arrivals.is_obligatory(position, old):
            continue
        for new in command.instead_of(position, old):
            if LEVEL[new] == 1 and not position.in_play(new):
                action = Action(f"change {COMMANDER[old]} {COMMANDER[new]}")
                if action in legal:
                    return Choice(action, Message.of("why.better_general"))
    return None


def _openings(legal: Sequence[Action], position: Position, board: int) -> list[tuple[int, int]]:
    """Who could be raised where."""
    return [
        (c, place)
        for c in commanders.free_generals(position, board)
        for place in commanders.starting_places(position, c)
        if Action(f"appoint {COMMANDER[c]} {PLACE[place]}") in legal
    ]


def _appointment(position: Position, board: int, legal: Sequence[Action]) -> Choice | None:
    """The general and place that promise most; the better general, the more of it."""
    plan = Plan(position, COALITION_OF_BOARD[board])
    best: tuple[float, int, int] | None = None
    seen: dict[tuple[int, str], float] = {}
    for c, place in _openings(legal, position, board):
        if IS_ADMIRAL[c]:
            value = _admiral_worth(position, board)
        else:
            key = (place, AREAS[c])
            if key not in seen:
                seen[key] = _start_worth(plan, c, place)
            value = seen[key]
        value *= weights.GENERAL[LEVEL[c]]
        if best is None or value > best[0]:
            best = (value, c, place)
    if best is None or best[0] < weights.WORTH_AN_ARMY:
        return None

    _, c, place = best
    return Choice(
        Action(f"appoint {COMMANDER[c]} {PLACE[place]}"),
        Message.of("why.raises", who=COMMANDER[c], place=PLACE[place]),
    )


def _start_worth(plan: Plan, commander: int, place: int) -> float:
    """What an army could do from a place: towns within reach, and posts that lack a guard.

    What others already stand nearer to counts less.
    """
    ground, position = plan.ground, plan.position
    ways = ground.ways_from(commander, place)
    value = 0.0
    for town, worth in plan.towns.items():
        far = ways.get(town, FAR)
        if far >= FAR:
            continue
        rivals = sum(ground.ways(c).get(town, FAR) <= far for c in ground.own_armies)
        value = max(value, worth * plan.later(far) * weights.SECOND_ARMY**rivals)
    guarded = set(ground.guards.values())
    for board in range(BOARD_COUNT):
        post = CAPITAL[board]
        if COALITION_OF_BOARD[board] != plan.coalition or position.standing.get(post):
            continue
        if post in ways and post not in guarded and ground.is_exposed(post):
            value = max(value, weights.EMPTY_CAPITAL * plan.later(ways[post]))
    return value


def _admiral_worth(position: Position, board: int) -> float:
    afloat = sum(IS_ADMIRAL[c] for c in position.contingents(board))
    return weights.SQUADRON if board in (FR, GB) and not afloat else 0.0


def _any_appointment(position: Position, legal: Sequence[Action]) -> Choice:
    """Somebody has to be named before the ministry is done (S28.1)."""
    board = position.phase.board  # type: ignore[attr-defined]

    openings = [(c, p) for c, p in _openings(legal, position, board) if p == commanders.PORTO]
    c, place = openings[0]
    return Choice(Action(f"appoint {COMMANDER[c]} {PLACE[place]}"), Message.of("why.must_be_named"))


# -- units and loads ------------------------------------------------------------------------------


def settle(position: Position, seat: str, legal: Sequence[Action], temper: Temper = EVEN) -> Choice:
    """One contingent after the other, the most important first, as strong as its share allows."""
    frame = cast("Settle", position.phase)
    board = frame.board
    if position.purse[board] < 0:
        return _reduce(position, board, legal)
    pending = list(bits(frame.pending))
    if not pending:
        return Choice(_DONE, Message.of("why.all_settled"))
    c = min(pending, key=lambda c: (_rank(position, c), c))
    rest = len(pending) - 1
    reserve = _reserve(position, board, temper)
    share = position.purse[board] - reserve - rest * weights.LEAST_ARMY
    share += units.price(position.troops[c])
    return Choice(_muster(position, c, share, legal), Message.of("why.sound_mix"))


def _reserve(position: Position, board: int, temper: Temper) -> int:
    """Coins to keep for Events: fewer in a short scenario."""
    sheet = position.setting.sheet
    if sheet is None:
        wanted = round(weights.FOR_ACTIONS * temper.reserve)
        return min(wanted, position.purse[board] // 3)
    return min(6 * sheet.length, position.purse[board] // 2)


def _rank(position: Position, c: int) -> int:
    """Who is settled first: armies before squadrons, those on posts first of all."""
    if IS_ADMIRAL[c]:
        return 3
    capitals = [CAPITAL[board] for board in range(BOARD_COUNT)]
    return 0 if position.at[c] in capitals else LEVEL[c]


def _muster(position: Position, c: int, share: int, legal: Sequence[Action]) -> Action:
    """The strongest mix that a share of the purse pays, with veterans and loads."""
    who = COMMANDER[c]
    if IS_ADMIRAL[c]:
        most = max(1, min(6, (share - _LOADS) // 6))
        if position.setting.campaign and not navy.has_errand(position, c):
            most = weights.IDLE_FLEET
        for number in range(most, 0, -1):
            action = Action(f"muster {who} {number}")
            if action in legal:
                return action
        return _as_it_is(position, c)
    for size in range(6, 0, -1):
        for mix in _MIXES:
            infantry, cavalry, artillery = mix
            cut = 6 - size
            infantry -= cut
            if infantry < 1:
                continue
            price = 3 * infantry + 4 * cavalry + 5 * artillery
            if price + _LOADS > share and size > 1:
                continue
            action = Action(f"muster {who} {infantry} {cavalry} {artillery}")
            if action in legal:
                return action
    return _as_it_is(position, c)


def _as_it_is(position: Position, c: int) -> Action:
    troops = position.troops[c]
    arms = (units.SHIPS,) if IS_ADMIRAL[c] else units.LAND_ARMS
    numbers = " ".join(str(units.count(troops, arm)) for arm in arms)
    return Action(f"muster {COMMANDER[c]} {numbers}")


def _reduce(position: Position, board: int, legal: Sequence[Action]) -> Choice:
    """In debt: disband whoever is worth least."""
    order = sorted(position.contingents(board), key=lambda c: (-_rank(position, c), -c))
    for c in order:
        action = Action(f"disband {COMMANDER[c]}")
        if action in legal:
            return Choice(action, Message.of("why.no_money"))
    return Choice(legal[0], Message.of("why.no_money"))


def experience(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """Veterans: a point of strength for a coin is never cheaper. A lone squad need be none."""
    c = position.phase.commander  # type: ignore[attr-defined]
    if IS_ADMIRAL[c] and position.units(c) == weights.IDLE_FLEET:
        return Choice(legal[0], Message.of("why.keeps_coins"))
    return Choice(legal[-1], Message.of("why.veterans"))


def stores(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """Powder first, then bread for the campaign."""
    frame = position.phase
    c, board = frame.commander, frame.board  # type: ignore[attr-defined]
    powder = position.ammunition_limit(c) - position.ammunition[c]
    bread = 8 - position.provisions[c]
    if position.setting.campaign and position.at[c] in CAPITAL[:BOARD_COUNT]:
        bread = max(0, 4 - position.provisions[c])
    elif IS_ADMIRAL[c] and position.units(c) == weights.IDLE_FLEET:
        bread = powder = 0
    purse = position.purse[board]
    powder = min(powder, purse)
    bread = min(bread, purse - powder)
    return Choice(Action(f"load {bread} {powder}"), Message.of("why.full_wagons"))


def purchases(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """Advantages and natives with what is left over."""
    board = position.phase.board  # type: ignore[attr-defined]
    spare = position.purse[board] - weights.FOR_ACTIONS
    tiles = max(0, min(4, spare // 15))
    words = [str(tiles)]
    if board in (FR, GB):
        in_america = any(
            position.at[c] >= 0
            and not is_sea(position.at[c])
            and "A" in AREA[REGION_OF[position.at[c]]]
            for c in position.contingents_of(1 - COALITION_OF_BOARD[board])
        )
        words.append(str(3 if in_america and spare > 40 else 0))
    action = Action("buy " + " ".join(words))
    if action in legal:
        return Choice(action, Message.of("why.helps_in_battle"))
    none = Action("buy " + " ".join("0" for _ in words))
    return Choice(none, Message.of("why.keeps_coins"))


def guerrillas(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    count = Action("hire schaumburg-lippe")
    if count in legal and position.purse[GB] > weights.FOR_ACTIONS:
        return Choice(count, Message.of("why.hires"))
    return Choice(legal[0], Message.of("why.keeps_coins"))
