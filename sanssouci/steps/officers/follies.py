"""Follies of games with armies and duels of cards, counted alike while records are played again."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from typing import ClassVar, Final

from sanssouci.kernel import Action, Entry, FollyCounter, State
from sanssouci.steps.duel import ATTACKER, CONCEDE, Duel
from sanssouci.steps.field import Field
from sanssouci.steps.officers.marching import AT_REACH
from sanssouci.steps.secrets import SecretWar

HOPELESS: Final = 0.35
"""The chance, as the attacker's own staff sees it, below which nobody should attack."""
DEAR: Final = 20
"""Points of cards; whoever lays out so many should win for them."""
GREAT: Final = 6
"""Troops that make a stack worth attacking."""


class ArmyFollies(FollyCounter):
    """Hopeless attacks, dear defeats, hunger, stacks without a card, cards kept to the end."""

    away: ClassVar[frozenset[int]]
    """Where a general is who has left the map for good or until he is raised again."""

    def __init__(self) -> None:
        super().__init__()
        self._begun: tuple[int, tuple[int, int]] | None = None
        """The turn and cities of the last combat seen."""
        self._stood: list[int] = []
        """By general, where he stood before the last entry."""
        self._fought = False
        """Whether the last entry was an answer in a combat."""
        self._spent: Counter[str] = Counter()

    def watch(self, state: State, entry: Entry) -> None:
        assert isinstance(state, Field)
        self._count_the_lost(state)
        phase = state.phase
        if isinstance(phase, Duel):
            self._duel(state, phase, entry)
        self._spent[entry.seat] += self.spending(state, entry.action)
        self._fought = isinstance(phase, Duel)

    def finish(self, state: State) -> None:
        assert isinstance(state, SecretWar)
        self._count_the_lost(state)
        held: Counter[str] = Counter()
        for nation in state.nations_in_play:
            held[state.seat(nation)] += sum(state.cards.VALUE[card] for card in state.hands[nation])
        for seat, points in held.items():
            self.note("folly.cards_kept", seat, points, points + self._spent[seat])

    # -- what differs -----------------------------------------------------------------------------

    @abstractmethod
    def turn_of(self, state: State) -> int:
        """The turn of the war."""

    @abstractmethod
    def chance(self, state: State, battle: Duel[Field]) -> float:
        """The attacker's chance, from what his player could know before strengths were told."""

    def spending(self, state: Field, action: Action) -> int:
        """The points of cards that are laid out with an action."""
        if action.verb not in ("play", "pay"):
            return 0
        return state.cards.VALUE[state.cards.BY_TEXT[action.words[0]]]

    # -- what is counted --------------------------------------------------------------------------

    def _duel(self, state: Field, battle: Duel[Field], entry: Entry) -> None:
        key = (self.turn_of(state), battle.cities)
        if self._begun != key:
            self._begun = key
            seat = state.seat(battle.nations[ATTACKER])
            self.note("folly.hopeless_attack", seat, self.chance(state, battle) < HOPELESS)
        if entry.action == CONCEDE:
            value = state.cards.VALUE
            laid = sum(value[card] for side, card, _ in battle.played if side == battle.turn)
            self.note("folly.dear_defeat", entry.seat, laid >= DEAR)

    def standing(self, state: Field, nation: int) -> None:
        """Great stacks near an enemy, at the end of their nation's marches."""
        foes = state.general_mask(state.enemies(nation))
        for city, stack in state.stacks(nation).items():
            if state.strength(stack) >= GREAT and state.graph.ball(city, AT_REACH) & foes:
                points = _points(state, nation, state.suit_of[city])
                self.note("folly.no_card_of_the_suit", state.seat(nation), not points)

    def _count_the_lost(self, state: Field) -> None:
        """Generals who have left the map since the last entry: beaten, or starved."""
        place = state.place[: state.roster.general_count]
        for general, stood in enumerate(self._stood):
            if stood >= 0 and place[general] in self.away:
                seat = state.seat(state.roster.nation_of[general])
                self.note("folly.starved", seat, not self._fought)
        self._stood = place


def _points(state: Field, nation: int, suit: int) -> int:
    """What a nation could play in a suit."""
    cards = state.cards
    return sum(
        cards.VALUE[card]
        for card in state.hands[nation]
        if cards.SUIT[card] in (suit, cards.RESERVE)
    )
