"""One declaration of a verb: parsing, refusals, sentences and vocabulary follow from it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

import pytest

from sanssouci.kernel import (
    Action,
    Grammar,
    Joined,
    Kind,
    Message,
    Noun,
    Numbers,
    Shape,
    Slot,
    Subsets,
    Verb,
    numbers,
)
from sanssouci.kernel.reading import Reader

NUMBER = numbers(9)
GENERAL = Noun(
    "general",
    Kind.PIECE,
    ("friedrich", "heinrich", "keith", "prussia-train-2"),
    groups=("friedrich+keith",),
    aliases=(("train 2", "prussia-train-2"),),
)
CITY = Noun(
    "city", Kind.PLACE, ("berlin", "luckau", "konigs-wusterhausen", "konigsberg"), rule="X1"
)
CARD = Noun("card", Kind.CARD, ("10D.1", "10D.2", "R.1", "surprise", "oblique-order"))
GRAMMAR = Grammar(
    Verb(
        "march",
        Slot("who", GENERAL, Shape.GROUP),
        Slot("road", CITY, Shape.ROAD),
        synonyms=("move",),
    ),
    Verb("recruit", Slot("troops", NUMBER), Slot("trains", NUMBER), rule="X2"),
    Verb("play", Slot("card", CARD)),
    Verb("play", Slot("card", CARD), "as", Slot("value", NUMBER), key="do.play_as"),
    Verb("commit", "none", key="do.commit_none"),
    Verb("commit", Slot("cards", CARD, Shape.SET)),
    Verb("reinforce", Slot("who", GENERAL, Shape.STACK)),
    Verb("done"),
    nouns=(NUMBER, GENERAL, CITY, CARD),
)
NAMES = {"konigs-wusterhausen": "Königs Wusterhausen", "10D.1": "10♦", "10D.2": "10♦"}
READER = Reader(GRAMMAR, lambda id: NAMES.get(id, id))
LEGAL = [
    Action(text)
    for text in (
        "march heinrich berlin luckau",
        "march heinrich berlin konigs-wusterhausen",
        "march heinrich berlin luckau konigsberg",
        "march friedrich+keith berlin luckau",
        "march prussia-train-2 berlin luckau",
        "recruit 1 0",
        "recruit 7 0",
        "play 10D.2",
        "play R.1 as 3",
        "play R.1 as 4",
        "commit none",
        "commit oblique-order surprise",
        "reinforce friedrich",
        "done",
    )
]


FORM = "recruit TROOPS TRAINS"


def together(id: str) -> Iterable[str]:
    return ("friedrich", "keith") if id in ("friedrich", "keith") else ()


def meant(text: str, choices: Sequence[Action] = LEGAL) -> list[str]:
    return [fit.action for fit in READER.meant(text, choices, together)]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("March Heinrich to Luckau", "march heinrich berlin luckau"),
        ("heinrich luckau", "march heinrich berlin luckau"),
        ("mar hein luck", "march heinrich berlin luckau"),
        ("MOVE HEINRICH KÖNIGS WUSTERHAUSEN", "march heinrich berlin konigs-wusterhausen"),
        ("heinrich königs w", "march heinrich berlin konigs-wusterhausen"),
        ("heinrich konigsberg", "march heinrich berlin luckau konigsberg"),
        ("heinrich luckau konigsberg", "march heinrich berlin luckau konigsberg"),
        ("march keith and friedrich to luckau", "march friedrich+keith berlin luckau"),
        ("train 2 luckau", "march prussia-train-2 berlin luckau"),
        ("recruit 7 troops 0 trains", "recruit 7 0"),
        ("10♦", "play 10D.2"),
        ("play 10d", "play 10D.2"),
        ("r as 3", "play R.1 as 3"),
        ("play r 4", "play R.1 as 4"),
        ("commit surprise oblique-order", "commit oblique-order surprise"),
        ("commit Oblique Order, Surprise", "commit oblique-order surprise"),
        ("commit none", "commit none"),
        ("reinforce keith", "reinforce friedrich"),
        ("keith", "reinforce friedrich"),
        ("d", "done"),
    ],
)
def test_what_people_type_is_understood(text: str, action: str) -> None:
    assert meant(text) == [action]


@pytest.mark.parametrize(
    "text",
    ["recruit -7 0", "recruit 7.0", "recruit 7 0 0", "commit", "commit surprise", "heinrich", "to"],
)
def test_nothing_is_guessed(text: str) -> None:
    assert meant(text) == []


def test_of_several_meanings_all_are_told() -> None:
    assert meant("heinrich ko") == [LEGAL[1], LEGAL[2]]


def test_what_is_only_begun_can_be_listed() -> None:
    begun = READER.meant("heinrich", LEGAL, together, begun=True)
    assert {fit.action.words[-1] for fit in begun} == {
        "luckau",
        "konigs-wusterhausen",
        "konigsberg",
    }


def test_numbers_and_sets_are_read_without_a_list_of_them() -> None:
    offer = Joined(
        (
            [Action("done")],
            Numbers(("recruit",), ((0, 300), (0, 300)), total=300),
            Subsets(("commit",), ("10D.1", "10D.2", "surprise", "oblique-order")),
        )
    )
    assert meant("recruit 120 troops 9", offer) == ["recruit 120 9"]
    assert meant("recruit 120 181", offer) == []
    assert meant("commit oblique-order 10d.2", offer) == ["commit 10D.2 oblique-order"]
    assert meant("commit none", offer) == ["commit none"]
    assert meant("done", offer) == ["done"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("dance", Message.of("kernel.no_verb", word="dance")),
        ("march foo luckau", Message.of("kernel.no_piece", word="foo", form="march WHO ROAD")),
        ("march keith foo", Message.of("kernel.no_place", "X1", word="foo", form="march WHO ROAD")),
        ("keith foo", Message.of("kernel.no_place", "X1", word="foo", form="march WHO ROAD")),
        ("recruit x 0", Message.of("kernel.no_number", "X2", word="x", form=FORM)),
        ("recruit 1", Message.of("kernel.say_more", "X2", form=FORM)),
        ("recruit 1 2 3", Message.of("kernel.too_much", "X2", word="3", form=FORM)),
        ("done now", Message.of("kernel.too_much", word="now", form="done")),
        ("a " * 99, Message.of("kernel.too_long", most=80)),
    ],
)  # fmt: skip
def test_a_refusal_names_the_word_that_is_wrong(text: str, complaint: Message) -> None:
    assert READER.complaint(text, LEGAL) == complaint


def test_what_is_not_legal_is_still_spelled_out_for_the_rules() -> None:
    assert READER.spelled_out("recruit 9 0", LEGAL) == "recruit 9 0"
    assert READER.spelled_out("march Keith to Berlin", LEGAL) == "march keith berlin"
    assert READER.spelled_out("commit surprise 10d.1", LEGAL) == "commit 10D.1 surprise"
    assert READER.spelled_out("march foo berlin", LEGAL) is None


@pytest.mark.parametrize("action", LEGAL)
def test_an_action_is_taken_apart_and_told(action: Action) -> None:
    phrase = GRAMMAR.phrase(action)
    assert phrase is not None
    assert phrase.verb.word == action.verb
    assert GRAMMAR.sentence(action).key in GRAMMAR.keys


def test_a_sentence_has_the_words_by_their_names() -> None:
    told = GRAMMAR.sentence("march heinrich berlin luckau konigsberg")
    assert told.key == "do.march"
    assert dict(told.args)["end"] == "konigsberg"
    assert dict(GRAMMAR.sentence("play R.1 as 3").args) == {"card": "R.1", "value": 3}


def test_the_vocabulary_has_verbs_then_nouns() -> None:
    assert GRAMMAR.words[:5] == ("march", "recruit", "play", "as", "commit")
    assert GRAMMAR.words[5:9] == ("none", "reinforce", "done", "0")
    assert len(set(GRAMMAR.words)) == len(GRAMMAR.words)


def test_it_can_be_sent() -> None:
    sent = json.loads(json.dumps(GRAMMAR.to_json()))
    assert sent["nouns"]["city"]["kind"] == "place"
    assert sent["verbs"][3]["parts"][1] == "as"


def test_a_slip_in_the_declaration_is_told_at_once() -> None:
    with pytest.raises(ValueError, match="goes to the end"):
        Verb("march", Slot("road", CITY, Shape.ROAD), Slot("who", GENERAL))
    with pytest.raises(ValueError, match="city is not among the nouns"):
        Grammar(Verb("step", Slot("place", CITY)))


def test_several_decisions_of_one_kind_in_a_line() -> None:
    pays = [Action("pay 13S.1"), Action("pay 12C.1"), Action("cancel")]
    assert READER.several("pay 13S 12C", pays) == ["pay 13s", "pay 12c"]
    assert READER.several("pay 13S", pays) == []
    assert READER.several("recruit 9 0", LEGAL) == []
    assert READER.several("dance 1 2", pays) == []
