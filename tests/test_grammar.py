"""Names stand in their sentences as the language wants it: with their article, in their case."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import sanssouci
from sanssouci.kernel import CHANCE, Game, speaking
from sanssouci.kernel.catalogue import Catalogue
from sanssouci.kernel.message import Message, Word
from sanssouci.table.notices import notice_of, told
from sanssouci.table.seats import Seat, SeatKind
from sanssouci.terminal.wording import say_of
from tools.sentences import resource

DECLINED = {"de": ("nom", "dat", "acc"), "el": ("nom", "gen", "acc"), "it": ("art",)}
"""By language, the forms of a name that tell its case or article."""
APART = ':;,.()„“«»"·–—×\n'
"""Beside one of these a name may stand by itself, as it does on a sheet: “To act: Prussia”."""
ENTRIES = 250


class _Bare(Visitor):
    """The words that a sentence puts in as they are, in the midst of its own."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for number, element in enumerate(node.elements):
            if (word := _bare(element)) and not _is_apart(node.elements, number):
                self.words.add(word)
        self.generic_visit(node)


def _bare(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
        return element.expression.id.name
    return ""


def _is_apart(elements: list[ast.TextElement | ast.Placeable], number: int) -> bool:
    before = elements[number - 1] if number else None
    after = elements[number + 1] if number + 1 < len(elements) else None
    return (before is None or _ends(before, -1)) and (after is None or _ends(after, 0))


def _ends(element: ast.TextElement | ast.Placeable, end: int) -> bool:
    text = element.value.strip(" ") if isinstance(element, ast.TextElement) else "x"
    return not text or text[end] in APART


@cache
def messages_of(game: Game, language: str) -> list[ast.Message]:
    """The sentences of a game, with which all its messages are said."""
    entries = resource(game.sentences, language).body
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def bare_words(game: Game, language: str) -> dict[str, set[str]]:
    """By key, the words that a sentence puts in without a case."""
    found: dict[str, set[str]] = {}
    for entry in messages_of(game, language):
        if entry.value is not None:
            visitor = _Bare()
            visitor.visit(entry.value)
            found[entry.id.name] = visitor.words
    return found


def declined_names(game: Game, language: str) -> set[str]:
    """The ids whose name needs an article or changes with the case; places are as on the map."""
    names = {
        entry.id.name.removeprefix("name-")
        for entry in messages_of(game, language)
        if entry.id.name.startswith("name-")
        and any(attribute.id.name == DECLINED[language][0] for attribute in entry.attributes)
    }
    return {
        id
        for id in names
        if game.name(id, language) != game.data_names.get(id) and _changes(game, language, id)
    }


def _changes(game: Game, language: str, id: str) -> bool:
    forms = game.catalogues.speak(language).named("it", id)
    return any(forms[f"it-{form}"] != forms["it"] for form in DECLINED[language])


def said_in_a_game(game: Game, seed: int) -> Iterator[tuple[str, str, str]]:
    """Keys, words and ids of what is asked, told and offered in a game of chance."""
    rng = Random(seed)
    scenario = rng.choice(game.scenarios).id
    play = game.play(scenario, seed=seed)
    for _ in range(ENTRIES):
        if play.state.outcome is not None:
            break
        seat = rng.choice(play.state.actors)
        action = play.state.sample(seat, rng)
        if seat != CHANCE:
            messages = [play.state.prompt(seat)]
            if game.grammar:
                messages.append(game.grammar.sentence(action))
            for message in messages:
                yield from _words(message.key, message.args)
        play.act(seat, action)
    for seat in game.seats(play.state):
        for line in play.log(seat):
            yield from _words(line.message.key, line.message.args)


def _words(key: str, args: object) -> Iterator[tuple[str, str, str]]:
    assert isinstance(args, tuple)
    for word, value in args:
        if isinstance(value, str):
            for id in value.replace("+", " ").split():
                yield key.replace(".", "-"), word, id


@pytest.mark.parametrize("id", sanssouci.GAMES)
def test_a_name_that_is_declined_is_never_put_in_bare(id: str) -> None:
    game = sanssouci.game(id)
    said = {one for seed in range(2) for one in said_in_a_game(game, seed)}
    wrong = []
    for language in DECLINED:
        bare, declined = bare_words(game, language), declined_names(game, language)
        assert declined, language
        wrong += [
            f"{language}: {key} puts in {word} as it is, such as {name}"
            for key, word, name in sorted(said)
            if name in declined and word in bare.get(key, ())
        ]
    assert not wrong, "\n".join(wrong)


def test_what_a_language_does_not_decline_is_found() -> None:
    catalogue = resource({"de": "log-a = Warten auf { $who } …\nlog-b = Am Zug: { $who }.\n"}, "de")
    found = []
    for entry in catalogue.body:
        visitor = _Bare()
        assert isinstance(entry, ast.Message)
        assert entry.value is not None
        visitor.visit(entry.value)
        found.append(visitor.words)
    assert found == [{"who"}, set()]


SHARED_SENTENCES = {
    ("friedrich", "frederick"): {
        "de": {
            "prompt.waiting": "Am Zug: Friedrich der Große",
            "menu.replace": "Den Computer für Friedrich den Großen spielen lassen",
            "curtain.text": "Jetzt sitzt Friedrich der Große am Bildschirm, die anderen sehen weg.",
            "result.won": "Friedrich der Große hat gewonnen",
            "tables.turn_of": "am Zug: Friedrich der Große",
        },
        "it": {
            "prompt.waiting": "Di turno: Federico.",
            "prompt.watching": "Stai guardando (di turno: Federico).",
        },
        "el": {
            "prompt.waiting": "Παίζει τώρα: Φρειδερίκος.",
            "result.won": "ο Φρειδερίκος νίκησε",
        },
    },
    ("crisis", "austria"): {
        "de": {"prompt.waiting": "Am Zug: Österreich"},
        "it": {
            "prompt.waiting": "Di turno: Austria.",
            "prompt.watching": "Stai guardando (di turno: Austria).",
            "menu.replace": "Fai giocare il computer per l’Austria",
            "curtain.ready": "Gioco con l’Austria",
            "result.won": "l’Austria ha vinto",
        },
        "el": {"result.won": "η Αυστρία νίκησε"},
    },
    ("maria", "pragmatic"): {
        "de": {
            "duel.score_of": "Stand für die Pragmatische Armee: 3",
            "duel.attacks": "die Pragmatische Armee greift an · Anna",
        },
        "it": {
            "hand.of": "Carte dell’Armata Pragmatica",
            "duel.attacks": "l’Armata Pragmatica attacca · Anna",
        },
        "el": {"hand.of": "Κάρτες του Πραγματικού Στρατού"},
    },
    ("sieben-jahre", "anglo-prussian"): {
        "de": {
            "prompt.waiting": "Am Zug: die britisch-preußische Koalition",
            "result.won": "die britisch-preußische Koalition hat gewonnen",
        },
        "it": {"prompt.watching": "Stai guardando (di turno: la coalizione anglo-prussiana)."},
        "el": {"result.won": "ο αγγλοπρωσικός συνασπισμός νίκησε"},
    },
}
"""What the browser says of seats and powers, by game and id, as it is right."""


def said_of(spoken: Catalogue, key: str, id: str) -> str:
    words: dict[str, Word] = {}
    for name in ("who", "name", "nation"):
        words |= spoken.named(name, id)
    seats = spoken.several(id)
    return spoken.words(key, **words, seats=seats, score="3", player="Anna")


@pytest.mark.parametrize(("game", "id"), SHARED_SENTENCES)
def test_sentences_that_all_games_share_take_the_case_of_a_name(game: str, id: str) -> None:
    for language, sentences in SHARED_SENTENCES[game, id].items():
        spoken = sanssouci.game(game).catalogues.speak(language)
        assert {key: said_of(spoken, key, id) for key in sentences} == sentences, language


def test_a_notice_names_a_seat_to_each_in_his_language() -> None:
    game = sanssouci.game("friedrich")
    unnamed = Seat("frederick", SeatKind.PERSON, "Frederick")
    anna = Seat("maria", SeatKind.PERSON, "maria")
    takes = notice_of(game, "table.bot_takes", {"who": unnamed})
    late = notice_of(game, "table.bot_late_captain", {"seat": "frederick"})
    sits = notice_of(game, "table.sits_down", {"seat": "maria", "who": anna})
    ends = notice_of(game, "table.over_by_resignation", {"who": "elisabeth+maria"})
    with speaking("de"):
        assert told(takes) == "Für Friedrich den Großen spielt jetzt ein Bot."
        assert told(late).startswith("Der Bot für Friedrich den Großen brauchte zu lange")
        assert told(sits) == "Maria nimmt Platz (Maria Theresia).", "a person keeps her name"
        assert told(ends).endswith("Elisabeth und Maria Theresia gewinnen.")
    with speaking("it"):
        assert told(takes) == "Ora un bot gioca per Federico."
        assert told(ends).endswith("vincono Elisabetta e Maria Teresa.")
    assert told(takes) == "A bot takes the seat of Frederick."


def test_the_terminal_says_who_has_won_in_the_right_case() -> None:
    game = sanssouci.game("friedrich")
    with speaking("de"):
        assert say_of(game, "terminal.victory", who="frederick") == "Sieg für Friedrich den Großen"
        won = say_of(game, "terminal.won_by", who="frederick")
        assert won == "von Friedrich dem Großen gewonnen"
    with speaking("el"):
        both = say_of(game, "terminal.victory", who="elisabeth+maria")
        assert both == "Νίκη της Ελισάβετ και της Μαρίας Θηρεσίας"


SEVERAL = {
    "de": {
        "log.dry": "Friedrich und Keith haben keine Munition mehr.",
        "prompt.flight": "Wohin ziehen sich Friedrich und Keith zurück?",
        "log.orders_attack": "Friedrich und Keith wenden sich gegen den Feind neben sich.",
    },
    "it": {
        "log.dry": "Federico II e Keith non hanno più munizioni.",
        "prompt.flight": "Dove si ritirano Federico II e Keith?",
        "log.orders_attack": "Federico II e Keith si volgono contro il nemico accanto a loro.",
    },
}
"""What is said of two who do something together."""


@pytest.mark.parametrize("language", SEVERAL)
def test_a_verb_agrees_with_how_many_are_named(language: str) -> None:
    game = sanssouci.game("sieben-jahre")
    said = {
        key: game.say(Message.of(key, who="frederik-ii+keith"), language)
        for key in SEVERAL[language]
    }
    assert said == SEVERAL[language]
    alone = game.say(Message.of("log.dry", who="keith"), language)
    assert alone in ("Keith hat keine Munition mehr.", "Keith non ha più munizioni.")
