"""Any game as a sequence of small numbered choices, under OpenSpiel's method names.

Nothing but Sanssouci is needed. One player after the other says his action word by word; where
several may act at once, they do so in the order of the seats. Chance says its actions in the
same way, so that a deal or a roll is a row of explicit nodes, one card or die each.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from sanssouci.games import game_ids, load
from sanssouci.kernel import (
    CHANCE,
    Action,
    BadAction,
    BadOption,
    Chronicle,
    Game,
    Line,
    Message,
    Outcome,
    Record,
    RuleFailed,
    Scenario,
    Slice,
    drawn_from,
    laws,
)
from sanssouci.research.plain import encoding_of
from sanssouci.research.words import Sentence, Vocabulary

CHANCE_PLAYER: Final = -1
TERMINAL_PLAYER: Final = -4
"""The players OpenSpiel knows beside those at the table."""
MOST_STEPS: Final = 1_000_000
"""More words than any game has; games end by their own rules long before."""


def share(
    outcome: Outcome | None,
    seats: Sequence[str],
    automata: Sequence[str] = (),
    *,
    apart: bool = False,
) -> list[float]:
    """What each seat has won: winners share one point, paid in equal parts by the losers.

    With two players that is +1 and -1, or nothing if both have won. The sum over all is zero;
    automata win and pay like players, so that a solitaire player gains or loses one point. Where
    sides are judged ``apart`` each gains or loses its own point, and the sum is whatever it is.
    """
    if apart and outcome is not None:
        return [1.0 if seat in outcome.winners else -1.0 for seat in seats]
    everybody = len(seats) + len(automata)
    if outcome is None or not 0 < len(outcome.winners) < everybody:
        return [0.0] * len(seats)
    won = 1 / len(outcome.winners)
    lost = -1 / (everybody - len(outcome.winners))
    return [won if seat in outcome.winners else lost for seat in seats]


def is_zero_sum(scenario: Scenario) -> bool:
    """True if what the players of a scenario win and lose always adds up to nothing."""
    return not scenario.apart and not scenario.automata


class SequentialGame:
    """A scenario with its options, ready to be played by numbers."""

    def __init__(self, game: str | Game, scenario: str | None = None, **options: object) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.encoding = encoding_of(self.game)
        self.scenario = self.game.scenario(scenario)
        self.options = self.game.check_options(self.scenario, options)
        self.game.begin(self.scenario, self.options)  # options that do not go together fail here
        self.seats = self.scenario.seats
        self.vocabulary = Vocabulary(self.encoding)
        words = (len(self.vocabulary),)
        self.slices = (
            *self.encoding.slices,
            Slice("said", words, "words of the present action said so far, the player's own only"),
            Slice("last_word", words, "the latest of them, one-hot"),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.game.id if self.game.id in game_ids() else self.game
        return _game_again, (game, self.scenario.id, self.options, self.game.rules_version)

    def __deepcopy__(self, memo: dict[int, Any]) -> SequentialGame:
        return self  # it never changes

    def __repr__(self) -> str:
        return f"SequentialGame({self.game.id}, {self.scenario.id})"

    def num_players(self) -> int:
        return len(self.seats)

    def num_distinct_actions(self) -> int:
        return len(self.vocabulary)

    def max_chance_outcomes(self) -> int:
        return len(self.vocabulary)

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float | None:
        """None where sides are judged apart, or an automaton wins or pays what nobody sees."""
        return 0.0 if is_zero_sum(self.scenario) else None

    def max_game_length(self) -> int:
        return MOST_STEPS

    def observation_tensor_shape(self) -> list[int]:
        return [self.observation_tensor_size()]

    def observation_tensor_size(self) -> int:
        return sum(part.size for part in self.slices)

    def new_initial_state(self, *, remember: bool = True) -> SequentialState:
        """The first position; what players were told is kept for ``information_state_string``
        unless it is not to be remembered."""
        state = self.game.begin(self.scenario, self.options)
        return SequentialState(self, Chronicle(state, listens=remember))


class SequentialState:
    """A position in which one player, or chance, has one word to say."""

    def __init__(self, game: SequentialGame, chronicle: Chronicle) -> None:
        self.game = game
        self.state = chronicle.state
        self.entries = chronicle.entries
        """The actions so far, those of chance too."""
        self._chronicle = chronicle
        self._sentence: Sentence | None = None
        self._seen: dict[int, array[float]] = {}

    # -- whose turn it is -------------------------------------------------------------------

    def current_player(self) -> int:
        actors = self.state.actors
        if not actors:
            return TERMINAL_PLAYER
        return CHANCE_PLAYER if actors[0] == CHANCE else self.game.seats.index(actors[0])

    def is_terminal(self) -> bool:
        return self.state.outcome is not None

    def is_chance_node(self) -> bool:
        return self.state.actors[:1] == (CHANCE,)

    @property
    def sentence(self) -> Sentence:
        """The action being said."""
        if self._sentence is None:
            if not self.state.actors:
                raise BadAction("the game is over, there is nothing to say")
            legal = self.state.legal(self.state.actors[0])
            self._sentence = Sentence.begin(self.game.vocabulary, legal)
        return self._sentence

    # -- choices ----------------------------------------------------------------------------

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The words that may be said next; none for a player who is not asked."""
        current = self.current_player()
        if current == TERMINAL_PLAYER or player not in (None, current):
            return []
        return self.sentence.choices

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * len(self.game.vocabulary)
        for id in self.legal_actions(player):
            mask[id] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may say next, and how likely each word is."""
        if not self.is_chance_node():
            raise BadAction("it is not for chance to decide")
        return self.sentence.shares

    def apply_action(self, id: int) -> None:
        """Say a word. The last one carries the action out; a word out of place changes nothing."""
        said = self.sentence.say(id)
        if isinstance(said, Sentence):
            self._sentence = said
        else:
            self.apply_whole(said)

    def apply_whole(self, action: Action) -> None:
        """Take an action at once instead of word by word."""
        seat, log = self.state.actors[0], self.state.log
        told = len(log) if log is not None else 0
        try:
            self._chronicle.apply(seat, action)
        except RuleFailed:
            self._start_over()
            raise
        if log is not None and seat != CHANCE:  # what he did comes before what came of it
            log.insert(told, Line(Message.of("own.action", "", action=action), (seat,)))
        self._forget_what_was_asked()

    def resolve_chance(self, rng: Random) -> None:
        """Let chance decide until a player has to, or the game is over."""
        try:
            decided = self._chronicle.resolve_chance(drawn_from(rng))
        except RuleFailed:
            self._start_over()
            raise
        if decided:
            self._forget_what_was_asked()

    def _start_over(self) -> None:
        """Play the entries through again: a rule broke down, and no copy is kept for that."""
        seats, actions = zip(*self.entries, strict=True) if self.entries else ((), ())
        again = _state_again(self.game, seats, actions, (), self.state.log is not None)
        self._chronicle = again._chronicle
        self.state, self.entries = again.state, again.entries
        self._forget_what_was_asked()

    def _forget_what_was_asked(self) -> None:
        self._sentence = None
        self._seen = {}

    def action_to_string(self, player: int, id: int) -> str:
        return self.game.vocabulary.words[id]

    # -- the end ----------------------------------------------------------------------------

    def returns(self) -> list[float]:
        scenario = self.game.scenario
        outcome = self.state.outcome
        return share(outcome, self.game.seats, scenario.automata, apart=scenario.apart)

    def rewards(self) -> list[float]:
        """Nothing before the end."""
        return self.returns()

    # -- what a player knows ----------------------------------------------------------------

    def said(self, player: int) -> tuple[int, ...]:
        """The words of an unfinished action; nobody hears those of another."""
        return self.sentence.said if player == self.current_player() else ()

    def observation_string(self, player: int) -> str:
        """View, question, legal actions and the words said, as JSON."""
        words = [self.game.vocabulary.words[id] for id in self.said(player)]
        known = laws.knowledge(self.state, self.game.seats[player])
        return f'{{"said": {json.dumps(words)}, "known": {known}}}'

    def information_state_string(self, player: int) -> str:
        """All the player has been told and has done from the first, and what he sees now."""
        if self.state.log is None:
            raise BadOption("this state was begun without a memory")
        seat = self.game.seats[player]
        told = ", ".join(_text(line.message) for line in self.state.log if line.visible_to(seat))
        return f'{{"told": [{told}], "now": {self.observation_string(player)}}}'

    def observation_tensor(self, player: int) -> array[float]:
        """The numbers of ``game.slices`` in a row, 32-bit floats."""
        known = self._seen.get(player)
        if known is None:
            seat = self.game.seats[player]
            known = self.game.encoding.observe(self.state.view(seat), self.state.prompt(seat))
            self._seen[player] = known
        count = len(self.game.vocabulary)
        numbers = known + array("f", bytes(8 * count))
        if said := self.said(player):
            for id in said:
                numbers[len(known) + id] = 1
            numbers[len(known) + count + said[-1]] = 1
        return numbers

    # -- copies and records -----------------------------------------------------------------

    def clone(self) -> SequentialState:
        listens = self.state.log is not None
        chronicle = Chronicle(self.state.clone(), self.entries.copy(), listens=listens)
        chronicle.lines.extend(self._chronicle.lines)
        new = SequentialState(self.game, chronicle)
        new._sentence = self._sentence
        new._seen = self._seen.copy()
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> SequentialState:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Positions are never pickled: the record is, and plays them again."""
        seats, actions = zip(*self.entries, strict=True) if self.entries else ((), ())
        said = self._sentence.said if self._sentence else ()
        remember = self.state.log is not None
        return _state_again, (self.game, seats, tuple(map(str, actions)), said, remember)

    def record(self) -> Record:
        """The game so far, in the form every part of Sanssouci reads."""
        game = self.game
        outcome = self.state.outcome
        return Record(
            game.game.id,
            game.game.rules_version,
            game.scenario.id,
            dict(game.options),
            entries=self.entries.copy(),
            result=str(outcome) if outcome else "",
            hash=self.state.hash(),
        )

    def __str__(self) -> str:
        """What a spectator sees."""
        return json.dumps(self.state.view(None), sort_keys=True)


@lru_cache(maxsize=50_000)
def _text(message: Message) -> str:
    return json.dumps(message.to_json())


def _game_again(
    game: str | Game, scenario: str, options: dict[str, object], rules: str
) -> SequentialGame:
    found = load(game, rules) if isinstance(game, str) else game
    return SequentialGame(found, scenario, **options)


def _state_again(
    game: SequentialGame,
    seats: Sequence[str],
    actions: Sequence[str],
    said: Sequence[int],
    remember: bool,
) -> SequentialState:
    state = game.new_initial_state(remember=remember)
    for seat, action in zip(seats, actions, strict=True):
        if state.state.actors[:1] != (seat,):
            raise BadOption(f"the record lets {seat} act out of order")
        state.apply_whole(Action(action))
    while said and len(state.sentence.said) < len(said):
        state.apply_action(said[len(state.sentence.said)])
    return state
