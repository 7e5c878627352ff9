"""What a board does with its actions (S8): supply, storm, march, convoys, garrisons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, cast

from sanssouci.games.sieben_jahre.actions import Actions
from sanssouci.games.sieben_jahre.areas import may_set_out
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    COMMANDER_INDEX,
    GARRISON,
    IS_ADMIRAL,
    LEVEL,
    PLACE,
    REGION,
    REGION_INDEX,
    REGION_OF,
    REVENUE,
    TOWN,
)
from sanssouci.games.sieben_jahre.officers import navy, odds, weights
from sanssouci.games.sieben_jahre.officers.convoying import best_consignment
from sanssouci.games.sieben_jahre.officers.planning import Plan
from sanssouci.games.sieben_jahre.officers.tempers import EVEN, Temper
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.provisions import MOST_LOADS, on_sale
from sanssouci.games.sieben_jahre.siege import missing
from sanssouci.games.sieben_jahre.states import BOARD, COALITION_OF_BOARD, FRACTIONS
from sanssouci.kernel import Action, Choice, Message

END: Final = Action("end")
DEEDS: Final = (
    "move", "convoy", "assault", "attack", "restore", "voyage", "repair", "bombard", "descend",
)  # fmt: skip
"""The verbs that an action is spent on."""


class Deed(NamedTuple):
    """Something an action could be spent on."""

    gain: float
    action: Action
    why: Message


def mode(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """Three and three are more than four, as long as there is money for them (S8.2)."""
    board = position.phase.board  # type: ignore[attr-defined]
    if position.purse[board] >= weights.COINS_TO_SPARE:
        return Choice(Action("mode split"), Message.of("why.six_actions"))
    return Choice(Action("mode four"), Message.of("why.few_coins"))


def act(position: Position, seat: str, legal: Sequence[Action], temper: Temper = EVEN) -> Choice:
    """What costs nothing first, then the best deed that is worth an action."""
    frame = cast("Actions", position.phase)
    board = frame.board
    plan = Plan(position, COALITION_OF_BOARD[board], temper)
    for choice in (
        _supply(position, board, plan),
        _tile(position, board, legal),
        navy.free_order(plan, legal),
        _join(plan, legal),
    ):
        if choice is not None and choice.action in legal:
            return choice
    if not frame.left or position.purse[board] < weights.LEAST_FOR_ACTION:
        return Choice(END, Message.of("why.nothing_left"))
    threshold = _threshold(position, board, temper)
    worth_it = [deed for deed in _deeds(plan, board, legal) if deed.gain > threshold]
    if not worth_it:
        return Choice(END, Message.of("why.nothing_worth_it"))
    best = max(worth_it, key=lambda deed: (deed.gain, deed.action))
    return Choice(best.action, best.why)


def deeds(position: Position, legal: Sequence[Action], temper: Temper = EVEN) -> list[Deed]:
    """All that the action could be spent on, whether it is worth it or not."""
    board = cast("Actions", position.phase).board
    return list(_deeds(Plan(position, COALITION_OF_BOARD[board], temper), board, legal))


def _threshold(position: Position, board: int, temper: Temper) -> float:
    """The least gain that is worth an action: more when the purse must last longer."""
    sheet = position.setting.sheet
    left = (sheet.length if sheet else FRACTIONS) - position.fraction + 1
    wanted = weights.A_FRACTION * left
    short = max(0.0, wanted - position.purse[board]) / wanted
    kept = weights.FOR_DEFENCE * temper.thrift * temper.defence
    if sheet is None and position.purse[board] < kept and left > 1:
        return weights.DECISIVE
    return weights.WORTH_AN_ACTION * (1 + temper.pinch * short) * temper.thrift


# -- what costs no action -------------------------------------------------------------------------


def _supply(position: Position, board: int, plan: Plan) -> Choice | None:
    """Fill the wagons of whoever stands where something is sold."""
    for c in position.contingents(board):
        food, loads = on_sale(position, c)
        if not food and not loads:
            continue
        guards = c in plan.ground.guards
        idle = not position.campaigning >> c & 1 and guards
        food = min(food, max(0, (2 if idle else MOST_LOADS) - position.provisions[c]))
        defends = position.setting.campaign and not guards
        kept = round(weights.FOR_DEFENCE * plan.temper.defence) if defends else 0
        spare = position.purse[board] - max(kept, weights.LEAST_FOR_ACTION)
        loads = min(loads, max(0, spare))
        food = min(food, max(0, spare - loads))
        if loads or food > 1 or (food and position.provisions[c] < 2):
            return Choice(
                Action(f"supply {COMMANDER[c]} {food} {loads}"),
                Message.of("why.buys", who=COMMANDER[c]),
            )
    return None


def _tile(position: Position, board: int, legal: Sequence[Action]) -> Choice | None:
    """Money at once, a fine for the richest enemy, wagons for the neediest."""
    if not position.advantages[board]:
        return None
    found = list(listed(legal, ("use", "equip", "stock")))
    for action in found:
        if action.verb == "use" and len(action.words) == 1:
            return Choice(action, Message.of("why.money"))
    fines = [a for a in found if a.verb == "use" and len(a.words) == 2]
    if fines:
        rich = max(fines, key=lambda a: position.purse[BOARD.index(a.words[1])])
        return Choice(rich, Message.of("why.fine"))
    for action in found:
        if action.verb != "equip":
            continue
        c = COMMANDER_INDEX[action.words[1]]
        if position.provisions[c] <= 2 and position.campaigning >> c & 1:
            return Choice(action, Message.of("why.neediest"))
    besieged = [
        a
        for a in found
        if a.verb == "stock"
        and position.enemies_at(
            TOWN[REGION_INDEX[a.words[1]]], position.holder(REGION_INDEX[a.words[1]])
        )
    ]
    if besieged:
        best = max(besieged, key=lambda a: REVENUE[REGION_INDEX[a.words[1]]])
        return Choice(best, Message.of("why.holds_longer"))
    return None


def listed(legal: Sequence[Action], verbs: tuple[str, ...]) -> Iterator[Action]:
    """The actions with some verbs, of parts that are lists; baskets are never walked through."""
    parts = getattr(legal, "parts", (legal,))
    for part in parts:
        if isinstance(part, (list, tuple)):
            yield from (action for action in part if action.verb in verbs)


def _join(plan: Plan, legal: Sequence[Action]) -> Choice | None:
    """Two armies with one goal go as one if a single one would hardly do."""
    position = plan.position
    for action in listed(legal, ("join",)):
        other, chief = (COMMANDER_INDEX[word] for word in action.words)
        if LEVEL[chief] > LEVEL[other] or (position.moved >> other | position.moved >> chief) & 1:
            continue
        goals = plan.goal(other), plan.goal(chief)
        if goals[0].place != goals[1].place or chief in plan.ground.guards:
            continue
        enemies = position.enemies_at(goals[1].place, plan.coalition)
        if enemies and odds.field(position, (chief,), enemies) < plan.temper.together:
            return Choice(action, Message.of("why.together"))
    return None


# -- deeds ----------------------------------------------------------------------------------------


def _deeds(plan: Plan, board: int, legal: Sequence[Action]) -> Iterator[Deed]:
    position = plan.position
    for action in listed(legal, DEEDS):
        verb = action.verb
        if verb == "restore":
            yield _restore(plan, board, action)
            continue
        c = COMMANDER_INDEX[action.words[0]]
        if verb in ("bombard", "descend", "repair") or IS_ADMIRAL[c]:
            yield Deed(*navy.deed(plan, c, action))
        elif verb == "move":
            yield _move(plan, c, action)
        elif verb == "convoy":
            yield _convoy(plan, c, action)
        elif verb == "voyage":
            yield Deed(weights.VOYAGE, action, Message.of("why.crosses"))
        elif verb == "assault":
            yield _assault(plan, c, action)
        else:
            enemies = position.enemies_at(position.at[c], plan.coalition)
            chance = odds.field(position, position.grand_army(c), enemies)
            gain = (chance - plan.temper.attack) * weights.DRIVE_OFF
            yield Deed(gain, action, Message.of("why.finish_him"))


def _move(plan: Plan, c: int, action: Action) -> Deed:
    """March toward the goal; an army that starves a town does not leave it for little."""
    position = plan.position
    goal = plan.goal(c)
    here = position.at[c]
    if goal.place == here or not may_set_out(position, c, here, goal.place):
        return Deed(0.0, action, goal.why)
    gain = goal.gain
    region = REGION_OF[here]
    if TOWN[region] == here and position.hostile(region, plan.coalition):
        gain -= (
            plan.towns.get(here, 0.0)
            * weights.STARVES
            * plan.temper.patience ** position.stores[region]
        )
    if position.friends_at(here, plan.coalition)[1:] and here in plan.ground.posts:
        gain *= weights.CROWDED
    return Deed(gain, action, goal.why)


def _assault(plan: Plan, c: int, action: Action) -> Deed:
    """Storm if it is likely to succeed, or if hunger takes too long."""
    position = plan.position
    region = REGION_OF[position.at[c]]
    chance = odds.assault(position, c, region)
    worth = plan.towns.get(TOWN[region], 0.0)
    gain = worth * chance if wants_storm(plan, c, region) else 0.0
    why = Message.of("why.storms", place=PLACE[TOWN[region]], chance=round(100 * chance))
    return Deed(gain, action, why)


def wants_storm(plan: Plan, c: int, region: int) -> bool:
    """True if a town is better stormed than starved."""
    chance = odds.assault(plan.position, c, region)
    return chance >= plan.temper.storm or chance > plan.hunger(c, region) > 0


def _restore(plan: Plan, board: int, action: Action) -> Deed:
    """A captured town without a garrison falls to whoever walks in (S23.8)."""
    position = plan.position
    region = REGION_INDEX[action.words[0]]
    coins = missing(position, region)
    near = plan.ground.enemies_within(TOWN[region], weights.WALK_IN)
    worth = plan.enemy_towns.get(TOWN[region], float(REVENUE[region]))
    gain = worth * weights.AT_RISK * plan.temper.restore - coins if near else 0.0
    if not position.unrestored >> region & 1:  # it still has men, and gets others for nothing
        gain *= 1 - position.garrison[region] / GARRISON[region]
    if position.purse[board] < coins + weights.COINS_TO_SPARE:
        gain = 0.0
    return Deed(gain, action, Message.of("why.restores", region=REGION[region]))


def _convoy(plan: Plan, c: int, action: Action) -> Deed:
    """Powder, bread and men for an army that cannot buy where it stands."""
    position = plan.position
    units = position.units(c)
    gain = 0.0
    if position.chief[c] == NOBODY or c not in plan.ground.guards:
        short = units + 1 - position.ammunition[c]
        if short > 1:
            gain += weights.POWDER_CONVOY * short / units
        if position.provisions[c] <= weights.LAST_BREAD and position.campaigning >> c & 1:
            gain += weights.BREAD_CONVOY * (weights.LAST_BREAD + 1 - position.provisions[c])
    if position.mustered[c] - units >= 2 or units <= 3:
        gain += weights.MEN_CONVOY * (6 - units)
    if gain and (
        position.purse[position.board(c)] < weights.COINS_TO_SPARE
        or not (best_consignment(position, c))
    ):
        gain = 0.0
    return Deed(gain, action, Message.of("why.convoy", who=COMMANDER[c]))
