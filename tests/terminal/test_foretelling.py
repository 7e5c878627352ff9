"""What an action would bring is said before it is done, and each verb has its page."""

from __future__ import annotations

import re

import pytest

import sanssouci
from sanssouci.kernel import Play, speaking
from sanssouci.kernel.catalogue import SHARED, keys_of, resource_of
from sanssouci.terminal.verbs import forms_of, verb_names
from tests.games.crisis.staging import stage as crisis_stage
from tests.games.friedrich.staging import stage as friedrich_stage
from tests.games.sieben_jahre.staging import act as sieben_act
from tests.games.sieben_jahre.staging import stage as sieben_stage
from tests.terminal.staging import Script, new_play, session, sit

GAMES = ("friedrich", "crisis", "maria", "sieben-jahre")


def near_teplitz() -> Play:
    at: dict[str, str | None] = {"friedrich": "dresden", "keith": "berlin"}
    return Play.from_position(friedrich_stage("prussia", only=True, at=at), seed=1)


def entries(play: Play) -> list[str]:
    return [entry.action for entry in play.entries if entry.seat == "frederick"]


def test_friedrich_is_warned_before_he_starves_in_teplitz() -> None:
    play = near_teplitz()
    said = session(["friedrich teplitz"], play, "frederick")
    assert "Friedrich would be out of supply [F9." in said
    assert "Type yes to do it all the same" in said
    assert not entries(play)


@pytest.mark.parametrize("again", ["yes", "y", "friedrich teplitz", "march friedrich teplitz"])
def test_who_says_it_again_means_it(again: str) -> None:
    play = near_teplitz()
    session(["friedrich teplitz", again], play, "frederick")
    assert len(entries(play)) == 1


def test_questions_can_be_switched_off_and_a_list_has_said_it_already() -> None:
    play = near_teplitz()
    session(["warn off", "friedrich teplitz"], play, "frederick")
    assert len(entries(play)) == 1
    play = near_teplitz()
    said = session(["friedrich", "1"], play, "frederick")
    assert "out of supply" in said
    assert len(entries(play)) == 1


def test_yes_without_a_question_and_warn_without_a_word_are_refused() -> None:
    said = session(["yes", "warn", "warn maybe", "what"])
    assert "no question open" in said
    assert said.count("Say warn on or warn off") == 2
    assert "Name it" in said


def test_done_names_who_could_still_march() -> None:
    play = near_teplitz()
    assert "could still march" in session(["done"], play, "frederick")
    assert not entries(play)


@pytest.mark.parametrize("line", ["what friedrich teplitz", "friedrich teplitz?"])
def test_one_may_ask_before_one_acts(line: str) -> None:
    play = near_teplitz()
    said = session([line, "what keith", "what keith paris"], play, "frederick")
    assert "Friedrich would be out of supply [F9." in said
    assert "more; say more of it" in said
    assert "paris" in said
    assert not entries(play)


def test_an_army_that_would_be_cut_off_is_asked_about_in_the_great_crisis() -> None:
    position = crisis_stage("prussia", only=True, at={"breslau": "2 prussia"}, points=3)
    play = Play.from_position(position, seed=1)
    said = session(["done"], play, "prussia")
    assert "3 action points are" in said
    assert not [entry for entry in play.entries if entry.seat == "prussia"]


def test_a_battle_is_foretold_in_sieben_jahre() -> None:
    armies = {"frederik-ii": "pirna, 6fa, 8/8", "von-browne": "leitmeritz, 3fa, 2/2"}
    position = sieben_stage("prussia", armies=armies, flags={"meissen-lausitz": "prussia"})
    sieben_act(position, "move frederik-ii", "event e5")
    play = Play.from_position(position, seed=1)
    said = session(["go leitmeritz"], play, "anglo-prussian")
    assert "battle with von Browne [S20.1]" in said
    assert not [entry for entry in play.entries if entry.seat == "anglo-prussian"]


def test_actions_left_over_are_asked_about_in_sieben_jahre() -> None:
    play = Play.from_position(sieben_stage("prussia", left=3), seed=1)
    said = session(["end"], play, "anglo-prussian")
    assert "3 actions are" in said
    assert not [entry for entry in play.entries if entry.seat == "anglo-prussian"]
    session(["end", "yes"], play, "anglo-prussian")
    assert any(entry.action == "end" for entry in play.entries)


def test_while_a_line_is_typed_it_says_what_it_would_bring() -> None:
    play = near_teplitz()
    desk = sit(play, Script(), bots=("elisabeth", "maria", "pompadour"))._desks["frederick"]
    said = desk.outlook("friedrich teplitz")
    assert said.startswith("Friedrich would be out of supply"), "first, as a line may be cut short"
    for line in (
        "",
        " ",
        "fried",
        "friedrich",
        "friedrich teplitz now",
        "help",
        "8 8",
        "?",
        "\x00",
    ):
        assert desk.outlook(line) == ""


# -- help for verbs ------


@pytest.mark.parametrize("id", GAMES)
def test_every_verb_has_a_page_with_form_rule_and_example(id: str) -> None:
    game = sanssouci.game(id)
    play = game.play(seed=1)
    seat = play.state.actors[0]
    words = verb_names(game)
    said = " ".join(session([f"help {word}" for word in words], play, seat).split())
    forms = [form for word in words for form in forms_of(game, word)]
    for form in forms:
        assert game.catalogues.speak().written(form.form) in said
        assert not form.rule or f"rules {form.rule}" in said
    examples = said.count("now, for example: ") + said.count("it is written like ")
    assert examples == len(forms)
    assert not re.search(r" ([a-z]+) \1 \1 ", said), "no example goes from a place to itself"


@pytest.mark.parametrize("language", ["en", "it", "de", "el"])
@pytest.mark.parametrize("id", GAMES)
def test_the_slots_of_a_verb_are_named_in_the_language_of_the_reader(
    id: str, language: str
) -> None:
    game = sanssouci.game(id)
    said, shared = game.catalogues.speak(language), resource_of(SHARED, language)
    arranger = game.arranger(game.play(seed=1).state)
    assert shared is not None
    assert arranger is not None
    known = keys_of(shared)
    for verb in (*game.grammar.verbs, *arranger.grammar.verbs):
        for slot in verb.slots:
            assert f"slot-{slot.name}" in known
            called = said.written(slot.name.upper())
            assert called == said.written(verb.form).split()[1 + verb.parts.index(slot)]
            assert called == called.upper()


def test_help_and_refusals_write_an_action_in_the_language_of_the_reader() -> None:
    game = sanssouci.game("friedrich")
    for language, written in (
        ("en", "march WHO ROAD"),
        ("it", "march CHI STRADA"),
        ("de", "march WER STRASSE"),
        ("el", "march ΠΟΙΟΣ ΔΡΟΜΟΣ"),
    ):
        with speaking(language):
            assert written in session(["help march"], game.play(seed=1), "frederick")
            assert written in game.say(game.reader.complaint("march"))


@pytest.mark.parametrize(("language", "value"), [("it", "valore"), ("de", "Wert"), ("el", "τιμή")])
def test_numbers_to_choose_and_whoever_is_asked_are_named_in_the_language(
    language: str, value: str
) -> None:
    game = sanssouci.game("friedrich")
    prompts: list[str] = []

    def typed(prompt: str, who: str) -> str:
        prompts.append(prompt)
        return "quit"

    with speaking(language):
        assert f"({value})" in session(["legal"], game.play(seed=1), "frederick")
        others = [seat for seat in game.scenarios[0].seats if seat != "frederick"]
        sit(game.play(seed=1), Script(then=typed), bots=others).run()
        assert prompts[0] == f"{game.name('frederick')}> "


def test_an_example_of_what_is_not_possible_now_is_one_that_a_lesson_teaches() -> None:
    assert "march heinrich berlin potsdam" in session(["help march"])
    assert "play R.1 as 10" in session(["help play"])


def test_an_example_is_legal_where_one_is() -> None:
    said = session(["help allot"])
    typed = said.split("now, for example: ")[1].split("  (")[0]
    play = new_play()
    session([typed], play)
    assert any(entry.seat == "maria" for entry in play.entries)


def test_help_for_a_verb_names_whom_it_can_be_said_of_now() -> None:
    (who,) = re.findall(r"WHO: (.*)", session(["help allot"], seat="maria"))
    assert who.startswith("daun, ")
    assert "friedrich" not in who  # he is Prussia's


def test_help_for_a_command_a_synonym_and_for_nothing() -> None:
    assert "take back your last action" in session(["help undo"])
    assert "help VERB explains one of: " in session(["help"])
    assert "assault START" in session(["help storm"], new_play("campaign"), "prussia")
    assert "no verb and no command “fly”" in session(["help fly"])
