"""The follies of Maria: wars not waged, cards hoarded, Silesia never annexed, open gates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sanssouci.games.maria import conquest
from sanssouci.games.maria.atlas import ATLAS, GENERAL_COUNT, GENERALS, GRAPH
from sanssouci.games.maria.deck import VALUE
from sanssouci.games.maria.marching import parse_group
from sanssouci.games.maria.movement import Movement
from sanssouci.games.maria.nations import MAJORS, NATIONS, PRUSSIA
from sanssouci.games.maria.officers.duelling import win_chance
from sanssouci.games.maria.officers.routes import read_marches
from sanssouci.games.maria.officers.staff import staffs_of
from sanssouci.games.maria.officers.weights import BY_HAND
from sanssouci.games.maria.political_cards import CARDS
from sanssouci.games.maria.politics import ABSTAIN, Bidding, displayed, is_trump, worth
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.recruitment import Recruiting
from sanssouci.games.maria.silesia import Peace
from sanssouci.kernel import Action, Entry, State
from sanssouci.steps.duel import ATTACKER, Duel
from sanssouci.steps.field import OFF, Field
from sanssouci.steps.officers.follies import ArmyFollies

ARMY: Final = 4
"""Troops of a stack that could do something."""
QUIET: Final = 6
"""An army with no enemy this near, who stands still, does nothing for the war."""
HOARD: Final = 12
"""Cards in hand beyond which they cannot all be played in time."""
STRONG: Final = 8
"""A trump that is likely to choose first."""
WINTER: Final = 6
"""The stage in which all recruit."""


class MariaFollies(ArmyFollies):
    """Counts for one war."""

    away: ClassVar = frozenset({OFF})

    def __init__(self) -> None:
        super().__init__()
        self._turn = 1

    def watch(self, state: State, entry: Entry) -> None:
        super().watch(state, entry)
        assert isinstance(state, Position)
        if state.turn != self._turn:
            self._turn = state.turn
            self._hoards(state)
        phase = state.phase
        if isinstance(phase, Movement):
            self._movement(state, phase, entry)
        elif isinstance(phase, Bidding):
            self._bid(state, phase.powers[0], entry)
        elif isinstance(phase, Recruiting) and state.stage == WINTER:
            self._recruiting(state, entry)
        elif isinstance(phase, Peace):
            self.note("folly.peace_not_offered", entry.seat, entry.action.verb == "forgo")

    def finish(self, state: State) -> None:
        super().finish(state)
        assert isinstance(state, Position)
        if state.setting.whole_war:
            self.note("folly.silesia_not_annexed", state.seat(PRUSSIA), not state.silesia)

    def turn_of(self, state: State) -> int:
        assert isinstance(state, Position)
        return state.turn

    def chance(self, state: State, battle: Duel[Any]) -> float:
        assert isinstance(state, Position)
        here, there = battle.cities
        nation = battle.nations[ATTACKER]
        staff = staffs_of(state, state.seat(nation), [nation])[nation]
        strength = state.strength(battle.stack(state, ATTACKER))
        return win_chance(staff, strength, staff.stacks[there], staff.committed(here))

    def spending(self, state: Field, action: Action) -> int:
        """Also what lies on the display of a power that takes a political card."""
        if action.verb not in ("event", "deny"):
            return super().spending(state, action)
        assert isinstance(state, Position)
        phase: Any = state.phase
        return sum(VALUE[card] for card in displayed(state, phase.powers[0]))

    # -- cards ------------------------------------------------------------------------------------

    def _hoards(self, position: Position) -> None:
        """A turn is over."""
        for nation in position.setting.nations:
            full = len(position.hands[nation]) > HOARD
            self.note("folly.hoard", position.seat(nation), full)

    def _bid(self, position: Position, nation: int, entry: Entry) -> None:
        emblem = NATIONS[nation]
        offered = any(emblem in CARDS[card].emblems for card in position.open_cards)
        trumps = [worth(c) for c in position.hands[nation] if is_trump(position, c)]
        if offered and max(trumps, default=0) >= STRONG:
            self.note("folly.politics_passed", entry.seat, entry.action == ABSTAIN)

    def _recruiting(self, position: Position, entry: Entry) -> None:
        if entry.action.words:
            self.note("folly.troops_not_bought", entry.seat, 0, int(entry.action.words[0]))
        else:
            left = len(position.legal(entry.seat)) - 1
            self.note("folly.troops_not_bought", entry.seat, left, left)

    # -- armies -----------------------------------------------------------------------------------

    def _movement(self, position: Position, phase: Movement, entry: Entry) -> None:
        if entry.action.verb == "march":
            group = parse_group(entry.action.words[0]) or ()
            road = [ATLAS.index[town] for town in entry.action.words[1:]]
            is_general = group[0] < GENERAL_COUNT
            if is_general and any(falls for _, falls in conquest.along(position, group, road)):
                self.note("folly.fortress_left", entry.seat, 0)
        if entry.action != "done":
            return
        own = [n for n in phase.nations if position.seat(n) == entry.seat]
        self._gates_left_open(position, own, entry.seat)
        for nation in own:
            if position.is_neutral(nation) or not position.stacks(nation):
                continue
            self.standing(position, nation)
            self._idle(position, phase, nation)
            enemies = [n for n in position.enemies(nation) if n in MAJORS]
            fought = sum(n in position.opponents(nation) for n in enemies)
            self.note("folly.truce", entry.seat, len(enemies) - fought, len(enemies))
            for general in GENERALS[nation]:
                if position.place[general] >= 0:
                    self.note("folly.hungry", entry.seat, position.is_down(general))

    def _idle(self, position: Position, phase: Movement, nation: int) -> None:
        """Armies that have not marched, with no enemy far and wide."""
        foes = position.general_mask(position.enemies(nation))
        for city, stack in position.stacks(nation).items():
            if position.strength(stack) >= ARMY:
                rests = not any(phase.moved >> general & 1 for general in stack)
                alone = not GRAPH.ball(city, QUIET) & foes
                self.note("folly.idle_army", position.seat(nation), rests and alone)

    def _gates_left_open(self, position: Position, nations: Sequence[int], seat: str) -> None:
        """Generals who could still take a fortress worth having when their player is done."""
        for staff in staffs_of(position, seat, nations).values():
            marches = read_marches(staff, position.legal(seat))
            missed = {m.start for m in marches if not m.is_train and m.taken > BY_HAND.passed}
            for _ in missed:
                self.note("folly.fortress_left", seat)
