"""``help VERB``: how a verb of the game is written, which rule tells of it, and an example."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from rich.console import Group, RenderableType
from rich.text import Text

from sanssouci.kernel import Action, Game, Kind, Shape
from sanssouci.kernel.branching import next_words
from sanssouci.kernel.grammar import Phrase, Slot, Verb
from sanssouci.kernel.spelling import capitals
from sanssouci.terminal.library import Library
from sanssouci.terminal.offers import wordings
from sanssouci.terminal.wording import say

_LOOKED_AT = 5_000
"""Among so many legal actions an example is looked for; numbers and sets may be endless."""
_NAMED = 4
_SHAPES = {
    Shape.STACK: "terminal.shape_stack",
    Shape.GROUP: "terminal.shape_group",
    Shape.ROAD: "terminal.shape_road",
    Shape.SET: "terminal.shape_set",
}


def verb_names(game: Game) -> list[str]:
    return list(game.grammar.by_word)


def forms_of(game: Game, word: str) -> tuple[Verb, ...]:
    """The forms of a verb, called by its name, a synonym or the beginning of one of them."""
    by_word = game.grammar.by_word
    for fits in (str.__eq__, str.startswith):
        for forms in by_word.values():
            if any(fits(name, word) for name in names_of(forms)):
                return forms
    return ()


def names_of(forms: Sequence[Verb]) -> list[str]:
    """What a verb is called: its name and its synonyms."""
    return [forms[0].word, *(name for form in forms for name in form.synonyms)]


def page(
    game: Game, library: Library, forms: Sequence[Verb], legal: Sequence[Action]
) -> RenderableType:
    """All that is said about a verb."""
    said = game.catalogues.speak()
    lines: list[Text] = []
    for form in forms:
        lines.append(Text(said.written(form.form), "bold cyan"))
        lines += [Text(f"  {each}") for each in _slots(game, form, legal)]
        lines.append(_example(game, form, legal))
    key = f"verb.{forms[0].word}"
    if key in said:
        lines.insert(0, Text(said.words(key)))
    others = sorted({name for form in forms for name in form.synonyms})
    if others:
        lines.append(Text(say("terminal.also", words=", ".join(others)), "dim"))
    for rule in dict.fromkeys(form.rule for form in forms if form.rule):
        title = library.title(rule)
        lines.append(Text.assemble((rule, "cyan"), f" {title}; rules {rule}"))
    return Group(*lines)


def _slots(game: Game, form: Verb, legal: Sequence[Action]) -> Iterator[str]:
    possible = list(_of_form(game, form, islice(_possible(form, legal), _LOOKED_AT)))
    phrases = list(filter(None, map(game.grammar.phrase, possible)))
    for slot in form.slots:
        noun, called = slot.noun, capitals(game.catalogues.speak().slot(slot.name))
        if noun.kind is Kind.NUMBER:
            yield f"{called}: {say('terminal.a_number')}"
            continue
        ids = _those_now(slot, phrases) or noun.ids[:_NAMED]
        words = [game.name(id) for id in ids] if noun.kind is Kind.CARD else ids
        named = ", ".join(words) + (", …" if len(noun.ids) > _NAMED else "")
        how = f" ({say(_SHAPES[slot.shape])})" if slot.shape in _SHAPES else ""
        yield f"{called}: {named}{how}"


def _those_now(slot: Slot, phrases: Iterable[Phrase]) -> list[str]:
    """The first words of a slot that can be said now."""
    said = dict.fromkeys(word for phrase in phrases for word in phrase.words(slot.name))
    return list(islice(said, _NAMED))


def _possible(form: Verb, legal: Sequence[Action]) -> Sequence[Action]:
    return legal if form.word in next_words(legal, ()) else ()


def _example(game: Game, form: Verb, legal: Sequence[Action]) -> Text:
    """A legal action if there is one, else one that shows no more than the form."""
    found = next(_of_form(game, form, islice(_possible(form, legal), _LOOKED_AT)), None)
    if found is not None:
        return _told(say("terminal.example_now"), wordings(game, found)[0], game.describe(found))
    taught = (Action(each) for lesson in game.lessons for each in lesson.solution)
    other = next(_of_form(game, form, taught), None) or _made_up(game, form)
    return _told(say("terminal.example_form"), other, game.describe(other))


def _of_form(game: Game, form: Verb, actions: Iterable[Action]) -> Iterator[Action]:
    for action in actions:
        if action.verb == form.word:
            phrase = game.grammar.phrase(action)
            if phrase is not None and phrase.verb is form:
                yield action


def _told(intro: str, typed: str, meaning: str) -> Text:
    text = Text.assemble((f"  {intro} ", "dim"), (typed, "bold"))
    return text if meaning == typed else text.append(f"  ({meaning})", "dim")


def _made_up(game: Game, form: Verb) -> Action:
    words = [form.word]
    for part in form.parts:
        if not isinstance(part, Slot):
            words.append(part)
        elif part.noun.kind is Kind.NUMBER:
            words.append("1")
        else:
            steps = 2 if part.shape is Shape.ROAD else 1
            for _ in range(steps):
                words.append(_another(game, part.noun.ids, words))
    return Action.parse(" ".join(words))


def _another(game: Game, ids: Sequence[str], said: Sequence[str]) -> str:
    """A word not said yet: after a place one next to it."""
    chart, last = game.map, said[-1]
    is_place = chart is not None and any(place.id == last for place in chart.places)
    near = chart.neighbours(last) if chart is not None and is_place else ()
    fresh = (word for word in (*near, *ids) if word in ids and word not in said)
    return next(fresh, ids[0])
