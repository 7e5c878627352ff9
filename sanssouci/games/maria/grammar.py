"""The verbs of Maria and the kinds of their words.

Learning programs know a word by its place in ``GRAMMAR.words``: new verbs go behind the last, and
what is declared stays where it is.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sanssouci.games.maria.atlas import ATLAS, CITY, GENERALS
from sanssouci.games.maria.deck import SUITS, TACTICAL
from sanssouci.games.maria.election import CANDIDATES
from sanssouci.games.maria.hussars import HUSSARS
from sanssouci.games.maria.nations import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    NATIONS,
    PRAGMATIC,
    PRUSSIA,
    ROLES,
    SAXONY,
)
from sanssouci.games.maria.political_cards import CARD_IDS
from sanssouci.games.maria.relations import DEAL_KINDS
from sanssouci.kernel import Grammar, Kind, Noun, Shape, Slot, Verb, numbers
from sanssouci.steps.deals import VERBS as DEAL_VERBS
from sanssouci.steps.nouns import card_noun, piece_noun

_TEAMS: Final = ((FRANCE, BAVARIA), (PRUSSIA, SAXONY), (AUSTRIA, PRAGMATIC), (AUSTRIA, SAXONY))
"""Powers that can ever cooperate (M1.4)."""

_NUMBER: Final = numbers(28)
"""No number in an action is larger: all Austrian troops at once."""
_PIECE: Final = piece_noun(
    ATLAS.roster,
    (
        pair
        for team in _TEAMS
        for pair in combinations(sorted(g for n in team for g in GENERALS[n]), 2)
    ),
)
_CITY: Final = Noun("city", Kind.PLACE, CITY, rule="M2.2")
_CARD: Final = card_noun(TACTICAL)
_HUSSAR: Final = Noun("hussar", Kind.PIECE, HUSSARS, rule="M8.1")

_WHO: Final = Slot("who", _PIECE)
_STACK: Final = Slot("who", _PIECE, Shape.STACK)
_GROUP: Final = Slot("who", _PIECE, Shape.GROUP)
_ROAD: Final = Slot("road", _CITY, Shape.ROAD)
_PLACE: Final = Slot("place", _CITY)
_PLAYED: Final = Slot("card", _CARD)

MILITARY: Final = (
    Verb("allot", _WHO, Slot("value", _NUMBER), rule="M3.2", synonyms=("give",)),
    Verb("march", _GROUP, _ROAD, rule="M9.1", synonyms=("move", "go", "advance")),
    Verb("bypass", _GROUP, _ROAD, rule="M10.8"),
    Verb("force", _GROUP, _ROAD, rule="M9.7"),
    Verb("command", _WHO, rule="M6.5"),
    Verb("alternate", rule="M4.5"),
    Verb("wait", rule="M4.5"),
    Verb("restore", Slot("who", _PIECE), _PLACE, rule="M7.11"),
    Verb("done", synonyms=("end", "finish")),
    Verb("pay", _PLAYED, rule="M5.8"),
    Verb("cancel"),
    Verb("station", Slot("who", _HUSSAR), _PLACE, rule="M8.1"),
    Verb("cover", key="do.cover_none", rule="M8.9"),
    Verb("cover", Slot("generals", _PIECE, Shape.SET), rule="M8.9"),
    Verb("recruit", Slot("troops", _NUMBER), rule="M15.2", synonyms=("buy",)),
    Verb("reinforce", _STACK, rule="M15.2", synonyms=("strengthen",)),
    Verb("enter", _WHO, _PLACE, rule="M15.3", synonyms=("return",)),
    Verb(
        "attack",
        Slot("own", _PIECE, Shape.STACK),
        Slot("enemy", _PIECE, Shape.STACK),
        rule="M11.1",
    ),
    Verb("play", _PLAYED, rule="M11.3"),
    Verb("play", _PLAYED, "as", Slot("value", _NUMBER), key="do.play_as", rule="M5.2"),
    Verb("tie"),
    Verb("concede", synonyms=("yield",)),
    Verb("spare", _WHO, rule="M6.7"),
    Verb("retreat", _PLACE, rule="M12.2"),
    Verb("retreat", _ROAD, key="do.retreat_by", rule="M12.2"),
    Verb(
        "transfer",
        Slot("giver", _PIECE),
        Slot("taker", _PIECE),
        Slot("count", _NUMBER),
        rule="M6.6",
        synonyms=("shift",),
    ),
    Verb("agree", synonyms=("yes",)),
    Verb("refuse", synonyms=("no",)),
    Verb("deal", _PLAYED, rule="M5.3"),
)

_POLITICAL: Final = Noun("political", Kind.CARD, CARD_IDS, rule="M17.8")
_SUIT: Final = Noun("suit", Kind.CHOICE, SUITS, rule="M16.3")
_CANDIDATE: Final = Noun("candidate", Kind.CHOICE, CANDIDATES, rule="M18.3")
_SEAT: Final = Noun("seat", Kind.CHOICE, ROLES, rule="M1.1")
_NATION: Final = Noun("nation", Kind.CHOICE, NATIONS, rule="M1.2")
_DEAL: Final = Noun("kind", Kind.CHOICE, DEAL_KINDS, rule="M24.5")

_EVENT: Final = Slot("card", _POLITICAL)
_STEPS: Final = Slot("steps", _NUMBER)
_TERMS: Final = (
    Slot("seat", _SEAT),
    Slot("kind", _DEAL),
    Slot("giver", _NATION),
    Slot("taker", _NATION),
    Slot("until", _NUMBER),
)


def _about_deals(word: str) -> tuple[Verb, Verb]:
    """A verb with the terms of a deal, without and with a fortress that it names."""
    named = Slot("names", _CITY)
    return (
        Verb(word, *_TERMS, rule="M24.7"),
        Verb(word, *_TERMS, named, key=f"do.{word}_names", rule="M24.7"),
    )


POLITICAL: Final = (
    Verb("reveal", _EVENT, rule="M16.2"),
    Verb("trump", Slot("suit", _SUIT), rule="M16.3"),
    Verb("bid", _PLAYED, rule="M16.4", synonyms=("lay",)),
    Verb("abstain", synonyms=("pass",)),
    Verb("keep"),
    Verb("event", _EVENT, rule="M16.9", synonyms=("take",)),
    Verb("event", _EVENT, _STEPS, key="do.event_steps", rule="M16.9"),
    Verb("deny", _EVENT, rule="M16.9"),
    Verb("send", _WHO, rule="M17.3"),
    Verb("come"),
    Verb("stay"),
    Verb("place", _GROUP, _PLACE, rule="M19.10", synonyms=("put",)),
    Verb("drift", _STEPS, rule="M19.2"),
    Verb("vote", _PLACE, Slot("candidate", _CANDIDATE), rule="M18.3"),
    Verb("propose"),
    Verb("reduce"),
    Verb("forgo"),
    Verb("subsidise", synonyms=("subsidize",)),
    Verb("withhold"),
    *(verb for word in DEAL_VERBS for verb in _about_deals(word)),
)

GRAMMAR: Final = Grammar(
    *MILITARY,
    *POLITICAL,
    nouns=(
        *(_NUMBER, _PIECE, _CITY, _CARD, _HUSSAR),
        *(_POLITICAL, _SUIT, _CANDIDATE, _SEAT, _NATION, _DEAL),
    ),
)
