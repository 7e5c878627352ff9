"""Whole games in the terminal in a made-up language: no word of English is left."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sanssouci import rulebook
from sanssouci.games import load
from sanssouci.kernel import speaking
from sanssouci.terminal.commands import COMMANDS
from tests.made_up import LANGUAGE, made_up_language, names_of, unmarked
from tests.terminal.staging import Script, printed, screen, sit

WIDE = 600
"""So many columns that no sentence of a table is folded into its neighbour."""
ASKED = (
    "help", "legal", "status", "hand", "pieces all", "goals", "objectives", "log", "odds", "undo",
    "nonsense", "help march", "rules xyzzy", "look nowhere", "what done",
)  # fmt: skip
"""What a person asks in passing, right or wrong."""


@pytest.mark.parametrize(
    ("game", "scenario", "seat"),
    [
        ("friedrich", "war-in-the-west", "pompadour"),
        ("crisis", "campaign", "prussia"),
        ("maria", "introductory", "louis"),
        ("sieben-jahre", "thuringia-1757-solo", "player"),
    ],
)
def test_a_game_is_played_without_a_word_of_english(game: str, scenario: str, seat: str) -> None:
    loaded = load(game)
    play, rng, console = loaded.play(scenario, seed=5), Random(5), screen(WIDE)
    questions = list(ASKED)

    def typed(prompt: str, who: str) -> str:
        if questions and rng.random() < 0.3:
            return questions.pop(0)
        return str(rng.choice(play.state.legal(who)))

    others = [each for each in loaded.seats(play.state) if each != seat]
    with made_up_language(), speaking(LANGUAGE):
        sit(play, Script(then=typed), bots=others, console=console).run()
        known = names_of(game)
    assert play.state.outcome is not None
    assert not questions
    verbs = loaded.grammar.verbs
    typable = [*COMMANDS, *ASKED, *(verb.form for verb in verbs)]
    typable += [synonym for verb in verbs for synonym in verb.synonyms]
    read = [rule.title for rule in rulebook.load(game).rules.values()]  # books stay in English
    known |= {
        word.casefold() for text in (loaded.title, *typable, *read) for word in unmarked(text)
    }
    left = Counter(
        f"{' '.join(words)}: {line.strip()[:160]}"
        for line in printed(console).splitlines()
        if (words := [word for word in unmarked(line) if word.casefold() not in known])
    )
    assert not left, "\n".join(line for line, _ in left.most_common(40))
