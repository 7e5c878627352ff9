"""Sentences that count, join and agree, in any language there is a file for."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from sanssouci.kernel import BadCatalogue, Catalogues, Message, language_tag, speaking
from sanssouci.kernel.catalogue import SHARED, Catalogue, keys_of, read
from sanssouci.kernel.message import Word

ENGLISH = """
log-lost = { $who } { $who-count ->
        [one] loses
       *[other] lose
    } { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }.
log-road = By { $road }.
log-year = It is { $year }.
log-left = { $who } is left.
"""
ITALIAN = """
list-and = { $first } e { $last }
name-prussia = Prussia
    .gender = feminine
log-left = { $who-gender ->
        [feminine] { $who } è rimasta.
       *[other] { $who } è rimasto.
    }
"""
SEVERAL = """
name-keith = Keith
    .many = Keiths
"""
NAMES = {id: id.capitalize() for id in ("keith", "heinrich", "seydlitz", "prussia", "prag")}


def speak(language: str = "en") -> Catalogue:
    sources = {"en": ENGLISH, "it": ITALIAN}
    return Catalogues(SHARED, sources, name=lambda id, _: NAMES.get(id, id)).speak(language)


def say(key: str, language: str = "en", **args: str | int) -> str:
    return speak(language).say(Message.of(key, "", **args))


def test_verbs_and_nouns_agree_with_what_they_speak_of() -> None:
    assert say("log.lost", who="keith", troops=1) == "Keith loses 1 troop."
    assert say("log.lost", who="keith+heinrich", troops=2) == "Keith and Heinrich lose 2 troops."
    assert say("log.lost", who="keith+heinrich+seydlitz", troops=0) == (
        "Keith, Heinrich and Seydlitz lose 0 troops."
    )


def test_a_sequence_is_told_without_and() -> None:
    assert say("log.road", road="prag keith prag") == "By Prag, Keith, Prag."


def test_equal_things_in_a_row_are_counted() -> None:
    assert say("log.road", road="keith keith prag keith") == "By 2 × Keith, Prag, Keith."


def test_a_name_for_several_is_counted_as_people_count() -> None:
    said = Catalogues(SHARED, {"en": ENGLISH + SEVERAL}, name=lambda id, _: NAMES.get(id, id))
    road = Message.of("log.road", "", road="keith keith prag")
    assert said.speak().say(road) == "By 2 Keiths, Prag."


def test_a_composed_name_brings_its_forms_along() -> None:
    names = {"troop.worn": "troop (worn)", "troop.tired": "troop (worn)", "prag": "Prag"}
    said = Catalogues(
        {"en": ENGLISH},
        SHARED,
        name=lambda id, _: names.get(id, id),
        forms=lambda id, _: {"many": "troops (worn)"} if id.startswith("troop") else {},
    ).speak()
    road = Message.of("log.road", "", road="troop.worn troop.tired prag troop.worn")
    assert said.say(road) == "By 2 troops (worn), Prag, troop (worn)."


def test_what_has_no_name_is_said_as_it_was_given() -> None:
    assert say("log.left", who="nobody+keith") == "Nobody+keith is left."
    assert say("log.left", who="{ $oops }") == "{ $oops } is left."


def test_a_year_is_not_a_thousand_of_things() -> None:
    assert say("log.year", year=1756) == "It is 1756."


def test_what_is_said_the_short_way_is_what_fluent_says() -> None:
    """Of a whole catalogue, each sentence that only puts words between texts."""
    resource = read((SHARED / "el.ftl").read_text(encoding="utf-8"), "el")
    catalogue = Catalogue("el", [resource])
    bundle = FluentBundle(["el"], use_isolating=False)
    bundle.add_resource(resource)
    tried = 0
    for key in sorted(keys_of(resource)):
        pattern = bundle.get_message(key).value
        names = _words_of(pattern)
        if pattern is not None and names is not None:
            words = {name: f"<{name}>" for name in names}
            assert catalogue.words(key, **words) == bundle.format_pattern(pattern, words)[0]
            tried += bool(names)
    assert tried > 50


def _words_of(pattern: object) -> list[str] | None:
    names = []
    for each in getattr(pattern, "elements", [pattern]):
        if isinstance(each, ast.Placeable):
            if not isinstance(each.expression, ast.VariableReference):
                return None
            names.append(each.expression.id.name)
    return names


def test_a_name_has_the_grammar_its_language_gives_it() -> None:
    assert say("log.left", "it", who="prussia") == "Prussia è rimasta."


def test_a_form_may_depend_on_the_first_letter() -> None:
    italian = """
trait-a =
    { $initial ->
        [a] ad { $name }
       *[other] a { $name }
    }
log-left = Restano { $who-a }.
"""
    names = {"amberg": "Amberg", "prag": "Prag"}
    said = Catalogues(SHARED, {"it": italian}, name=lambda id, _: names[id]).speak("it")
    towns = Message.of("log.left", "", who="amberg+prag")
    assert said.say(towns) == "Restano ad Amberg e a Prag."


FORMS = """
list-and = { $first } e { $last }
trait-gender = masculine
trait-of = di { $name }
name-prussia = Prussia
    .gender = feminine
    .of = della Prussia
log-left = La guerra { $who-of } è finita.
log-road = { $road-gender ->
        [feminine] Lei
       *[masculine] Lui
    } resta.
"""


def test_a_name_without_a_form_of_its_own_takes_the_usual_one() -> None:
    names = {"prussia": "Prussia", "keith": "Keith"}
    spoken = Catalogues(
        SHARED, {"en": ENGLISH, "it": FORMS}, name=lambda id, _: names.get(id, id)
    ).speak("it")
    told = [spoken.say(Message.of("log.left", "", who=who)) for who in ("prussia", "keith")]
    assert told == ["La guerra della Prussia è finita.", "La guerra di Keith è finita."]
    both = spoken.say(Message.of("log.left", "", who="prussia+keith"))
    assert both == "La guerra della Prussia e di Keith è finita."
    assert spoken.say(Message.of("log.road", "", road="prussia prussia")) == "Lei resta."
    assert spoken.words("log.left", who="Prussia") == "La guerra della Prussia è finita."
    assert spoken.words("log.left", who="Keith") == "La guerra di Keith è finita."


def test_a_language_says_in_english_what_it_lacks() -> None:
    assert say("log.year", "it", year=1756) == "It is 1756."
    assert say("log.left", "it", who="keith") == "Keith is left."  # of unknown gender
    assert say("log.lost", "it", who="keith+heinrich", troops=1) == "Keith e Heinrich lose 1 troop."


def test_a_dialect_is_spoken_as_its_language_and_the_unknown_as_english() -> None:
    assert speak("it-CH").language == "it"
    assert speak("tlh").language == "en"


def test_a_sentence_that_is_missing_or_lacks_a_word_is_an_error_of_ours() -> None:
    with pytest.raises(BadCatalogue, match="log-nothing"):
        say("log.nothing")
    with pytest.raises(BadCatalogue, match="log-year"):
        say("log.year")


def test_a_file_that_is_no_catalogue_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("log-a = Fine.\nlog-b = { $open\n", encoding="utf-8")
    with pytest.raises(BadCatalogue, match=r"en\.ftl, line 2"):
        Catalogues(tmp_path).speak()
    (tmp_path / "it.ftl").write_text("log-a = Uno.\nlog-a = Due.\n", encoding="utf-8")
    with pytest.raises(BadCatalogue, match="log-a stands there twice"):
        Catalogues(SHARED, {"en": ENGLISH}, tmp_path).speak("it")


@pytest.mark.parametrize("score", [-4, "-4"])
def test_numbers_below_zero_have_a_true_minus(score: Word) -> None:
    source = "plain = at { $score }\nchosen = { $score ->\n  [0] even\n *[other] at { $score }\n }"
    said = Catalogues({"en": source}).speak()
    assert said.words("plain", score=score) == said.words("chosen", score=score) == "at −4"
    assert said.words("plain", score="-train") == "at -train"


def test_whoever_is_told_something_is_told_in_his_language() -> None:
    said = Catalogues({"en": "hello = Hello", "it": "hello = Salve"})
    assert said.speak().words("hello") == "Hello"
    with speaking("it-CH"):
        assert said.speak().words("hello") == "Salve"
        assert said.speak("en").words("hello") == "Hello"
    assert said.speak().words("hello") == "Hello"


@pytest.mark.parametrize(
    ("locale", "tag"),
    [("it_CH.UTF-8", "it-CH"), ("de:en", "de"), ("C.UTF-8", "en"), ("", "en"), ("el@x", "el")],
)
def test_the_environment_names_a_language(locale: str, tag: str) -> None:
    assert language_tag(locale) == tag
