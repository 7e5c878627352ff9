"""F11: what a card of fate says in the game that is played, how long, and whether it still does."""

from __future__ import annotations

from typing import Any

import pytest

from sanssouci.games.friedrich import GAME
from sanssouci.games.friedrich.fate import _AT_ONCE
from sanssouci.games.friedrich.fate_cards import NUMBERED, STROKES, rule_of
from sanssouci.games.friedrich.fate_texts import DURATIONS, in_play
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Message
from sanssouci.terminal.friedrich import sheets, telling
from sanssouci.terminal.library import Library
from tests.games.friedrich.conduct import idle, reveal
from tests.games.friedrich.staging import act, log_keys, stage

SUITS = "SCHD"
ALL = [f"{number}{suit}" for number in range(1, NUMBERED + 1) for suit in SUITS]
QUIET = {"1S", "2S", "3S", "4C", "5C", "6H", "7C", "8H", "9H", "10D", "11D", "12D"}
NOW = {
    "1C", "1H", "1D", "2H", "4H", "6S", "6C", "6D",
    "8S", "8D", "9S", "9D", "10C", "11C", "12C", "12H",
}  # fmt: skip
ONCE = {"4S", "7D", "10H", "11S"}


def fate(position: Position) -> dict[str, Any]:
    found: dict[str, Any] = position.view(None)["fate"]
    return found


def told(position: Position) -> list[Message]:
    """What was told from the announcement of the card on."""
    messages = [line.message for line in position.log or ()]
    start = next(i for i, message in enumerate(messages) if message.key == "log.fate")
    return messages[start:]


def announced(position: Position) -> tuple[str, str, str]:
    """The card, the rule that says what it does here, and the sentence."""
    card, words, *_ = told(position)
    return card.rule, words.rule, GAME.say(words)


# -- the numbered cards ------


@pytest.mark.rule("F11.4")
@pytest.mark.parametrize("card", ALL)
def test_how_long_each_text_holds(card: str) -> None:
    """The next turn's texts hold through it; what is quiet or done is over when it begins."""
    position = reveal(card)
    idle(position, "movement", nation=0)
    shown = fate(position)
    wanted = "nothing" if card in QUIET else "now" if card in NOW else "turn"
    assert shown["duration"] == ("once" if card in ONCE else wanted)
    assert shown["in_force"] is (card not in QUIET | NOW)
    assert shown["text"] == f"F11.{card}"
    assert "log.fate_void" not in log_keys(position) or card in NOW


@pytest.mark.rule("F11.4")
def test_what_is_done_at_once_are_the_texts_of_now() -> None:
    assert {rule_of(code) for code in _AT_ONCE} == {f"F11.{card}" for card in NOW}


@pytest.mark.rule("F11.4")
def test_a_text_of_now_is_in_force_while_it_is_carried_out() -> None:
    position = reveal("6S")
    assert (position.phase.name, fate(position)["in_force"]) == ("move_laudon", True)
    act(position, "decline")
    assert not fate(position)["in_force"]


@pytest.mark.rule("F11.5")
@pytest.mark.parametrize("card", ["5S", "5H", "4S", "3C"])
def test_a_text_about_those_who_have_left_the_war_is_void(card: str) -> None:
    position = stage(
        phase="fate",
        turn=6,
        strokes=["India"],
        victor="dohna",
        at={"dohna": {"S": "berlin", "C": "glogau", "H": "brandenburg"}[card[-1]]},
    )
    act(position, "chance: fate america")
    idle(position, "fate")
    act(position, f"chance: fate {card[:-1]}")
    assert "log.fate_void" in log_keys(position)
    assert (fate(position)["text"], fate(position)["in_force"]) == (f"F11.{card}", False)


@pytest.mark.rule("F11.5")
@pytest.mark.parametrize(
    ("card", "case"),
    [
        ("1D", {"at": {"tottleben": None}}),
        ("2H", {"troops": {"apraxin": 1}}),
        ("1C", {}),  # Russia has all her troops
        ("9S", {}),  # all stand near their trains
        ("12H", {}),
        ("6D", {"only": True}),
        ("4H", {}),  # no card in hand
    ],
)
def test_a_text_that_comes_to_nothing_is_said_to(card: str, case: dict[str, Any]) -> None:
    assert "log.fate_void" in log_keys(reveal(card, **case))


@pytest.mark.rule("F11.7D")
def test_7d_is_in_force_as_long_as_it_binds() -> None:
    position = stage(
        "prussia", phase="combat", only=True, fate="7D",
        at={"friedrich": "kolin", "daun": "prag", "lacy": "pardubitz"},
        troops={"friedrich": 1, "daun": 6, "lacy": 8},
        hands={"prussia": ["2H", "3H", "4H"]},
    )  # fmt: skip
    act(position, "attack friedrich daun", "play 2H")
    assert fate(position)["in_force"]  # one card is played, and she must go on
    act(position, "play 3H", "play 4H")
    assert not fate(position)["in_force"]


@pytest.mark.rule("F18.2", "F18.3", "F18.4", "F17.6")
@pytest.mark.parametrize(
    ("card", "options", "rule", "words"),
    [
        ("2D", {}, "F11.2D", "three on main roads"),
        ("2D", {"edition": 1}, "F18.2", "on main roads too"),
        ("7D", {}, "F11.7D", "with the first cards"),
        ("7D", {"edition": 1}, "F18.3", "above zero once"),
        ("8S", {}, "F11.8S", "A general of Prussia gets a free troop"),
        ("8S", {"edition": 1}, "F18.4", "Every Prussian general"),
        ("8D", {}, "F11.8D", "Karl loses a troop"),
        ("8D", {"anniversary": True}, "F17.6", "worth five more"),
    ],
)
def test_edition_and_options_change_what_is_announced(
    card: str, options: dict[str, Any], rule: str, words: str
) -> None:
    position = reveal(card, **options)
    named, by, sentence = announced(position)
    assert (named, by) == (f"F11.{card}", rule)
    assert words in sentence
    assert fate(position)["words"] == told(position)[1].to_json()
    assert fate(position)["name"] == rule


@pytest.mark.rule("F17.6")
def test_the_charge_is_in_force_until_it_is_used() -> None:
    position = reveal("8D", anniversary=True)
    assert (fate(position)["duration"], fate(position)["in_force"]) == ("once", True)
    assert "log.fate_void" not in log_keys(position)


# -- strokes ------


@pytest.mark.rule("F14.2", "F11.15", "F15.2", "F15.4", "F15.10", "F17.5")
@pytest.mark.parametrize(
    ("scenario", "card", "before", "options", "rule", "words"),
    [
        ("four-player", "bute", [], {}, "F11.Bute", "two cards fewer"),
        ("war-in-the-west", "bute", [], {}, "F15.4", "draws one card"),
        ("war-in-the-west", "poems", ["Bute"], {}, "F15.4", "nothing more"),
        ("austrian-theatre", "poems", ["Bute"], {}, "F15.10", "one card fewer"),
        ("four-player", "india", [], {}, "F11.India", "Austria draws four"),
        ("war-in-the-west", "india", [], {}, "F15.4", "France draws three"),
        ("austrian-theatre", "india", [], {}, "F15.10", "Austria draws four"),
        ("four-player", "america", ["India"], {}, "F11.America", "Pompadour takes over"),
        ("three-player", "america", ["India"], {}, "F11.America", "Elisabeth takes over"),
        ("austrian-theatre", "america", ["India"], {}, "F15.2", "France counts as having left"),
        ("four-player", "elisabeth", [], {}, "F11.Elisabeth", "Lehwaldt"),
        ("four-player", "elisabeth", ["Sweden"], {}, "F11.Elisabeth", "Elisabeth takes over"),
        ("four-player", "elisabeth", [], {"anniversary": True}, "F17.5", "of her choice"),
        ("four-player", "sweden", [], {}, "F11.Sweden", "of her choice"),
        ("four-player", "sweden", ["Elisabeth"], {}, "F11.Sweden", "Elisabeth takes over"),
        ("four-player", "sweden", ["Elisabeth", "India", "America"], {}, "F12.6", "the last of"),
        ("four-player", "elisabeth", ["Sweden", "India", "America"], {}, "F12.6", "the last of"),
        ("three-player", "india", ["Sweden", "Elisabeth", "America"], {}, "F12.6", "the last of"),
        ("austrian-theatre", "india", ["Sweden", "Elisabeth", "America"], {}, "F15.12", "France"),
        ("war-in-the-west", "sweden", [], {}, "F15.2", "changes nothing"),
        ("austrian-theatre", "sweden", [], {}, "F15.2", "nothing else changes"),
        ("austrian-theatre", "sweden", [], {"literal_sweden": True}, "F17.10", "of her choice"),
    ],
)
def test_a_stroke_says_what_it_does_in_this_game(
    scenario: str, card: str, before: list[str], options: dict[str, Any], rule: str, words: str
) -> None:
    gone = {"Sweden": ["sweden"], "Elisabeth": ["russia"]}
    out = [nation for stroke in before for nation in gone.get(stroke, [])]
    if {"India", "America"} <= {*before}:
        out.append("france")
    position = stage(
        phase="fate", scenario=scenario, turn=6, strokes=before, out=out, **options
    )  # fmt: skip
    act(position, f"chance: fate {card}")
    named, by, sentence = announced(position)
    assert (named, by) == (f"F11.{card.capitalize()}", rule)
    assert words in sentence
    drawn = {each["card"]: each["rule"] for each in fate(position)["strokes"]}
    assert drawn[card.capitalize()].startswith(("F11", "F15", "F17"))


@pytest.mark.rule("F17.10", "F15.2")
def test_the_card_sweden_in_the_austrian_theatre_to_the_letter() -> None:
    position = stage(phase="fate", scenario="austrian-theatre", turn=6, literal_sweden=True)
    act(position, "chance: fate sweden")
    assert position.actors == ("frederick",)
    act(position, "retire keith")
    piece = next(p for p in position.view(None)["pieces"] if p["id"] == "keith")
    assert piece["gone"]
    plain = stage(phase="fate", scenario="austrian-theatre", turn=6)
    act(plain, "chance: fate sweden")
    assert plain.phase.name != "retire"


@pytest.mark.rule("F17.10")
def test_the_letter_of_sweden_belongs_to_the_theatre() -> None:
    with pytest.raises(Exception, match=r"literal_sweden.*F17\.10"):
        GAME.new("war-in-the-west", literal_sweden=True)


# -- everybody reads the same ------


@pytest.mark.parametrize("card", ["8S", "7D"])
def test_terminal_and_numbers_read_the_text_as_played(card: str) -> None:
    position = reveal(card, edition=1)
    lines = telling.narration(position.log or [], GAME.say, Library(GAME))
    sentence = announced(position)[2]
    assert any(sentence in _plain(line) for line in lines)
    if fate(position)["in_force"]:
        assert sentence in _plain(sheets._fate(position.view(None), Library(GAME))[0])
    encoding = GAME.encoding
    numbers = encoding.observe(position.view("frederick"), Message.of("prompt.movement"))
    shown = fate(position)
    at = encoding.at("fate_duration")
    wanted = [float(each == shown["duration"]) for each in DURATIONS]
    assert list(numbers[at : at + len(DURATIONS)]) == wanted
    assert numbers[encoding.at("fate_in_force")] == shown["in_force"]


def _plain(line: Any) -> str:
    return str(getattr(line, "renderable", line))


@pytest.mark.parametrize("stroke", STROKES)
def test_every_stroke_has_its_sentence_in_every_scenario(stroke: str) -> None:
    for scenario in GAME.scenarios:
        position = stage(phase="fate", scenario=scenario.id, turn=6)
        act(position, f"chance: fate {stroke.lower()}")
        assert announced(position)[0] == f"F11.{stroke}"


@pytest.mark.rule("F15.2", "F15.4", "F15.10")
@pytest.mark.parametrize("stroke", STROKES)
@pytest.mark.parametrize("scenario", ["war-in-the-west", "austrian-theatre"])
def test_nothing_more_is_told_of_nations_that_are_not_there(scenario: str, stroke: str) -> None:
    position = stage(phase="fate", scenario=scenario, turn=6)
    act(position, f"chance: fate {stroke.lower()}")
    after = [line.message for line in position.log or ()][2:]
    assert "log.leaves_war" not in [message.key for message in after]
    for message in after:
        if message.key in ("log.overseas", "log.subsidies"):
            assert message.rule.startswith("F15.")
            assert "draws" not in GAME.say(message)  # the card has said who draws how many


def test_no_text_no_words() -> None:
    position = stage("prussia")
    assert in_play(position) is None
    assert fate(position)["words"] is None
