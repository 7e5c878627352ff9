"""Ids of actions: stable, complete, and every word that is offered leads to a legal action."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

import sanssouci
from sanssouci.dice import MOST_DICE, Rolls
from sanssouci.kernel import Action, BadAction, Branching, Encoding, Game
from sanssouci.research import END, Sentence, Vocabulary
from tests.research.staging import GAMES, in_every_scenario, positions
from tools.fuzz import random_setup

FINGERPRINTS = {
    "blind-bid": ("1", "ae102cd6616384d4"),
    "crisis": ("5", "24597f6c6f3f68b0"),
    "friedrich": ("2", "061e677ef24e1fef"),
    "maria": ("1", "d8e6f200ef0dc90b"),
    "sieben-jahre": ("3", "7095b5bb23a8e95c"),
}
"""Version and fingerprint of every vocabulary. New words at the end change both; anything else
makes every trained network and every data set useless."""


def vocabulary_of(game: Game) -> Vocabulary:
    assert isinstance(game.encoding, Encoding)
    return Vocabulary(game.encoding)


FRIEDRICH = vocabulary_of(sanssouci.game("friedrich"))
CRISIS = vocabulary_of(sanssouci.game("crisis"))


def spoken(vocabulary: Vocabulary, legal: Sequence[Action], wanted: Action) -> Action:
    """Say an action word by word, each word being among the choices."""
    ids = vocabulary.ids(wanted)
    sentence: Sentence | Action = Sentence.begin(vocabulary, legal)
    while isinstance(sentence, Sentence):
        word = ids[len(sentence.said)]
        assert sentence.said == ids[: len(sentence.said)]
        assert word in sentence.choices
        sentence = sentence.say(word)
    return sentence


def babble(vocabulary: Vocabulary, legal: Sequence[Action], rng: Random) -> Action:
    """Say anything that is offered until it is an action."""
    sentence: Sentence | Action = Sentence.begin(vocabulary, legal)
    while isinstance(sentence, Sentence):
        choices = sentence.choices
        assert choices == sorted(set(choices))
        assert len(choices) > 1 or legal.count(legal[0]) == len(legal), "a step without a choice"
        sentence = sentence.say(rng.choice(choices))
    return sentence


def check_words(game: Game, scenario: str, seed: int, share: float, **options: object) -> None:
    vocabulary, rng = vocabulary_of(game), Random(seed)
    for state in positions(game, scenario, seed, **options):
        for seat in state.actors:
            legal = state.legal(seat)
            assert babble(vocabulary, legal, rng) in legal
            if rng.random() < share:
                few = rng.choices(legal, k=5) if isinstance(legal, Branching) else legal
                for action in few:
                    assert vocabulary.action(vocabulary.ids(action)) == action
                    assert spoken(vocabulary, legal, action) == action
        if rng.random() < share:
            for seat in game.seats(state):
                for aside in state.asides(seat):
                    assert vocabulary.action(vocabulary.ids(aside)) == aside


@in_every_scenario
@pytest.mark.parametrize("seed", range(3))
def test_every_action_can_be_said_and_every_word_leads_to_one(
    game: Game, scenario: str, seed: int
) -> None:
    check_words(game, scenario, seed, share=0.05)


@pytest.mark.parametrize("game", sanssouci.GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_the_same_with_options(game: str, seed: int) -> None:
    setup = random_setup(sanssouci.game(game), seed)
    check_words(sanssouci.game(game), setup.scenario, seed, share=0.05, **setup.options)


def test_no_vocabulary_has_changed_unnoticed() -> None:
    assert {
        game.id: (vocabulary_of(game).version, vocabulary_of(game).fingerprint) for game in GAMES
    } == FINGERPRINTS


def test_ids_are_the_same_in_another_process() -> None:
    script = (
        "import sanssouci; from sanssouci.research import Vocabulary;"
        "print(*(Vocabulary(sanssouci.game(id).encoding).fingerprint for id in sanssouci.GAMES))"
    )
    for hash_seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.getcwd()}
        run = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True
        )
        known = [vocabulary_of(sanssouci.game(id)).fingerprint for id in sanssouci.GAMES]
        assert run.stdout.split() == known, run.stderr


def test_every_word_stands_once() -> None:
    for game in GAMES:
        words = vocabulary_of(game).words
        assert len(set(words)) == len(words)
        assert all(" " not in word for word in words)


def test_choices_do_not_depend_on_the_order_of_the_legal_list() -> None:
    state = sanssouci.game("friedrich").play("austrian-theatre", seed=1).state
    legal = list(state.legal("maria"))
    first = Sentence.begin(FRIEDRICH, legal)
    again = Sentence.begin(FRIEDRICH, legal[::-1])
    assert (first.choices, first.said) == (again.choices, again.said)


def test_words_without_a_choice_are_taken_as_said() -> None:
    legal = [Action("allot daun 1"), Action("allot daun 2")]
    sentence = Sentence.begin(FRIEDRICH, legal)
    assert [FRIEDRICH.words[id] for id in sentence.said] == ["allot", "daun"]
    assert [FRIEDRICH.words[id] for id in sentence.choices] == ["1", "2"]


def test_an_action_that_begins_another_is_ended_by_hand() -> None:
    short, long = Action("play 8D.1"), Action("play 8D.1 as 16")
    sentence = Sentence.begin(FRIEDRICH, [short, long])
    assert sentence.choices[0] == END
    assert sentence.say(END) == short
    assert sentence.say(sentence.choices[1]) == long


def test_an_only_action_is_confirmed() -> None:
    sentence = Sentence.begin(FRIEDRICH, [Action("done")])
    assert sentence.choices == [END]
    assert sentence.say(END) == "done"


def test_likelier_chances_have_larger_shares() -> None:
    sentence = Sentence.begin(
        FRIEDRICH, [Action("deal R.1"), Action("deal R.1"), Action("deal 2S.1")]
    )
    shares = {FRIEDRICH.words[id]: share for id, share in sentence.shares}
    assert shares == {"R.1": pytest.approx(2 / 3), "2S.1": pytest.approx(1 / 3)}


def distribution(sentence: Sentence | Action, likely: float = 1) -> dict[Action, float]:
    """Every action a sentence can become, and how likely it is."""
    if isinstance(sentence, Action):
        return {sentence: likely}
    found: dict[Action, float] = {}
    for id, share in sentence.shares:
        found |= distribution(sentence.say(id), likely * share)
    return found


def test_dice_said_one_by_one_fall_as_the_list_says() -> None:
    rolls = Rolls.of(3)
    found = distribution(Sentence.begin(CRISIS, rolls))
    assert found == dict.fromkeys(rolls, pytest.approx(6**-3))
    assert distribution(Sentence.begin(CRISIS, list(rolls))) == pytest.approx(found)


def test_no_handful_is_too_large() -> None:
    sentence: Sentence | Action = Sentence.begin(CRISIS, Rolls.of(MOST_DICE))
    for dice in range(MOST_DICE):
        assert isinstance(sentence, Sentence)
        assert len(sentence.said) == dice + 1, "the verb is taken as said"
        assert dict(sentence.shares) == {CRISIS.id(face): 1 / 6 for face in "123456"}
        sentence = sentence.say(CRISIS.id(str(dice % 6 + 1)))
    assert sentence == "roll" + " 1 2 3 4 5 6" * 4


class Uneven(Branching):
    """A first word that leaves no choice, one that does, and a last word that follows by itself."""

    def __init__(self, tree: Mapping[tuple[str, ...], dict[str, int]]) -> None:
        self.tree = tree

    def following(self, words: Sequence[str]) -> Mapping[str, int]:
        return self.tree.get(tuple(words), {})

    def __len__(self) -> int:
        raise AssertionError("nobody is to count them")

    def __getitem__(self, index: object) -> Any:
        raise AssertionError("nobody is to list them")


def test_a_branching_list_is_never_listed() -> None:
    legal = Uneven(
        {(): {"draw": 1}, ("draw",): {"marsh": 3, "hills": 1}, ("draw", "marsh"): {"2": 1}}
    )
    found = distribution(Sentence.begin(CRISIS, legal))
    assert found == {"draw marsh 2": pytest.approx(3 / 4), "draw hills": pytest.approx(1 / 4)}
    only = Sentence.begin(CRISIS, Uneven({(): {"done": 1}}))
    assert only.choices == [END]
    assert only.say(END) == "done"


@pytest.mark.parametrize("id", [-1, 0, 5, 10**6])
@pytest.mark.parametrize("legal", [[Action("take daun 1"), Action("take daun 2")], Rolls.of(2)])
def test_a_word_out_of_place_is_refused(id: int, legal: Sequence[Action]) -> None:
    sentence = Sentence.begin(CRISIS, legal)
    with pytest.raises(BadAction, match=f"word {id} .* leads to no legal action"):
        sentence.say(id)


def test_what_spells_no_action_is_refused() -> None:
    with pytest.raises(BadAction, match="out of the vocabulary: 'dance'"):
        FRIEDRICH.ids(Action("dance"))
    for ids in ([], [END], [10**6], [1, END, 1]):
        with pytest.raises(BadAction, match="spells no action"):
            FRIEDRICH.action(ids)
