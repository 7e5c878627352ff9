"""What a card of fate says in this game: its text as played, how long it holds, if it still does.

The edition, the options, the scenario and the number of players change some texts. Log, clients and
numbers all read them here, through the log and the view.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sanssouci.games.friedrich.atlas import (
    APRAXIN,
    CHEVERT,
    CUMBERLAND,
    DAUN,
    FERMOR,
    FRIEDRICH,
    HEINRICH,
    HILDBURGHAUSEN,
    KARL,
    LAUDON,
    PIECE_ID,
    RICHELIEU,
    SALTIKOV,
    SOUBISE,
    TOTTLEBEN,
)
from sanssouci.games.friedrich.fate_cards import (
    AMERICA,
    BUTE,
    ELISABETH_DIES,
    INDIA,
    POEMS,
    STROKES,
    SWEDEN_QUITS,
    rule_of,
    text,
)
from sanssouci.games.friedrich.nations import (
    AUSTRIA,
    FRANCE,
    HANOVER,
    NATIONS,
    PRUSSIA,
    RUSSIA,
    SWEDEN,
)
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.setting import Setting
from sanssouci.kernel import Message
from sanssouci.steps.field import GONE

NOTHING, NOW, TURN, ONCE, GOOD = DURATIONS = ("nothing", "now", "turn", "once", "good")
"""How long a text holds (F11.4): not at all, once carried out, for the next turn, until it has
been used in that turn, for the rest of the game."""


class FateText(NamedTuple):
    """The text of a card as it is played here."""

    card: str
    """The rule that has the card's own text, such as F11.8S."""
    words: Message
    """What it says in this game, with the rule that says so."""
    duration: str
    in_force: bool

    @property
    def name(self) -> str:
        """The rule whose title the text goes by: a stroke has the name of its card."""
        return self.card if self.duration == GOOD else self.words.rule

    def to_json(self) -> dict[str, Any]:
        return {
            "text": self.card,
            "name": self.name,
            "words": self.words.to_json(),
            "duration": self.duration,
            "in_force": self.in_force,
        }


class _Text(NamedTuple):
    """One of the 48 texts: its sentence, how long it holds, and whom it needs."""

    key: str
    duration: str
    general: int | None = None
    """A general of whom it speaks; without him in the war it is void."""
    nations: tuple[int, ...] = ()
    """Nations it cannot do without."""


_QUIET: Final = _Text("card.quiet", NOTHING)
_TEXTS: Final = {
    text(1, "C"): _Text("card.troop_of_choice", NOW, None, (RUSSIA,)),
    text(1, "H"): _Text("card.exchange", NOW, None, (AUSTRIA, RUSSIA)),
    text(1, "D"): _Text("card.free_troop", NOW, TOTTLEBEN),
    text(2, "C"): _Text("card.halted", TURN, FERMOR),
    text(2, "H"): _Text("card.fated_loss", NOW, APRAXIN),
    text(2, "D"): _Text("card.slow", TURN, SALTIKOV),
    text(3, "C"): _Text("card.no_high_cards", TURN, None, (PRUSSIA, FRANCE)),
    text(3, "H"): _Text("card.suits_apart", TURN, SOUBISE),
    text(3, "D"): _Text("card.halle", TURN),
    text(4, "S"): _Text("card.french_bonus", ONCE, None, (FRANCE,)),
    text(4, "H"): _Text("card.renew", NOW, None, (FRANCE,)),
    text(4, "D"): _Text("card.no_attack", TURN, CUMBERLAND),
    text(5, "S"): _Text("card.no_attack", TURN, SOUBISE),
    text(5, "H"): _Text("card.slow", TURN, RICHELIEU),
    text(5, "D"): _Text("card.company", TURN, CHEVERT),
    text(6, "S"): _Text("card.laudon", NOW, LAUDON),
    text(6, "C"): _Text("card.free_troop", NOW, DAUN),
    text(6, "D"): _Text("card.partisans", NOW, None, (AUSTRIA,)),
    text(7, "S"): _Text("card.no_attack", TURN, FRIEDRICH),
    text(7, "H"): _Text("card.no_new_troops", TURN, FRIEDRICH),
    text(7, "D"): _Text("card.show_strength", ONCE, FRIEDRICH),
    text(8, "S"): _Text("card.troop_of_choice", NOW, None, (PRUSSIA,)),
    text(8, "C"): _Text("card.evasion", TURN, DAUN),
    text(8, "D"): _Text("card.fated_loss", NOW, KARL),
    text(9, "S"): _Text("card.stretched", NOW, None, (RUSSIA,)),
    text(9, "C"): _Text("card.swift", TURN, FRIEDRICH),
    text(9, "D"): _Text("card.give_and_take", NOW, None, (AUSTRIA,)),
    text(10, "S"): _Text("card.fresh_troops", TURN, None, (PRUSSIA,)),
    text(10, "C"): _Text("card.loss_of_choice", NOW, None, (PRUSSIA,)),
    text(10, "H"): _Text("card.surprised", ONCE, FRIEDRICH),
    text(11, "S"): _Text("card.eleven", ONCE, None, (PRUSSIA,)),
    text(11, "C"): _Text("card.troop_of_choice", NOW, None, (HANOVER,)),
    text(11, "H"): _Text("card.watchful", TURN, HEINRICH),
    text(12, "S"): _Text("card.slow", TURN, DAUN),
    text(12, "C"): _Text("card.stretched", NOW, None, (SWEDEN,)),
    text(12, "H"): _Text("card.chase", NOW, HILDBURGHAUSEN),
}
"""The texts of the second edition that are not quiet."""
_FIRST_EDITION: Final = {
    text(2, "D"): ("F18.2", _Text("card.slow_everywhere", TURN, SALTIKOV)),
    text(7, "D"): ("F18.3", _Text("card.positive_once", ONCE, FRIEDRICH)),
    text(8, "S"): ("F18.4", _Text("card.troops_for_all", NOW, None, (PRUSSIA,))),
}
_ANNIVERSARY: Final = {text(8, "D"): ("F17.6", _Text("card.charge", ONCE, FRIEDRICH))}
_NOT_OF_THE_TEXT: Final = ("end_of_turn", "fate", "phantom")
"""Phases at the end of a turn in which no text is being carried out."""


def in_play(position: Position) -> FateText | None:
    """The text that was read last, as it is played here; None if there is none."""
    if position.fate < 0:
        return None
    rule, found = _as_played(position.setting, position.fate)
    args: dict[str, str] = {}
    if found.general is not None:
        args["general"] = PIECE_ID[found.general]
    if found.nations:
        args["nation"] = NATIONS[found.nations[0]]
    words = Message.of(found.key, rule, **args)
    return FateText(rule_of(position.fate), words, found.duration, _in_force(position, found))


def _as_played(setting: Setting, code: int) -> tuple[str, _Text]:
    """A text with the rule that has its words, by edition and options."""
    if setting.edition == 1 and code in _FIRST_EDITION:
        return _FIRST_EDITION[code]
    if setting.anniversary and code in _ANNIVERSARY:
        return _ANNIVERSARY[code]
    return rule_of(code), _TEXTS.get(code, _QUIET)


def is_void(position: Position) -> bool:
    """True if the text speaks of somebody who is not in the war, or not any more (F11.5)."""
    found = _as_played(position.setting, position.fate)[1]
    return _lacks_somebody(position, found)


def _lacks_somebody(position: Position, found: _Text) -> bool:
    gone = found.general is not None and position.place[found.general] == GONE
    return gone or not all(map(position.at_war, found.nations))


def _in_force(position: Position, found: _Text) -> bool:
    """True if the text can still do something (F11.4)."""
    if found.duration == NOTHING or _lacks_somebody(position, found):
        return False
    if found.duration == NOW:
        names = [phase.name for phase in position.stack]
        return names[0] == "end_of_turn" and names[-1] not in _NOT_OF_THE_TEXT
    if found.duration == ONCE and position.fate_spent:
        # the duty of Friedrich's combat is used up by it, and binds to its end (F11.7D)
        return any(getattr(phase, "duty", False) for phase in position.stack)
    return True


# -- strokes ------


def of_stroke(position: Position, stroke: int, heir: str | None) -> FateText:
    """A stroke as it is drawn; ``heir``: who takes over the Imperial Army by it."""
    if stroke in (BUTE, POEMS):
        words = _subsidies(position, stroke)
    elif last := _last_to_leave(position, stroke):
        words = last
    elif stroke in (INDIA, AMERICA):
        words = _overseas(position, stroke, heir)
    else:
        words = _peace(position, stroke, heir)
    return FateText(f"F11.{STROKES[stroke]}", words, GOOD, True)


def stroke_rule(setting: Setting, stroke: int) -> str:
    """The rule that says what a stroke does in this game."""
    if setting.in_the_west:
        return "F15.4" if stroke in (BUTE, POEMS, INDIA, AMERICA) else "F15.2"
    if setting.in_the_theatre:
        if stroke in (BUTE, POEMS, INDIA, AMERICA):
            return "F15.10"
        literally = setting.literal_sweden and stroke != ELISABETH_DIES
        return "F17.10" if literally else "F15.2"
    if setting.anniversary and stroke == ELISABETH_DIES:
        return "F17.5"
    return f"F11.{STROKES[stroke]}"


def _last_to_leave(position: Position, stroke: int) -> Message | None:
    """What ends the war says no more than that: nothing else of the card is carried out."""
    setting = position.setting
    colonies = position.strokes & (1 << INDIA | 1 << AMERICA)
    if setting.in_the_west or (stroke in (INDIA, AMERICA) and not colonies):
        return None
    leaving = {ELISABETH_DIES: RUSSIA, SWEDEN_QUITS: SWEDEN}.get(stroke, FRANCE)
    if not all(
        position.out >> nation & 1 for nation in (RUSSIA, SWEDEN, FRANCE) if nation != leaving
    ):
        return None
    rule = "F15.12" if setting.in_the_theatre else "F12.6"
    return Message.of("card.last_to_leave", rule, nation=NATIONS[leaving])


def _subsidies(position: Position, stroke: int) -> Message:
    setting = position.setting
    rule = stroke_rule(setting, stroke)
    if setting.in_the_west:
        second = position.strokes & (1 << BUTE | 1 << POEMS)
        return Message.of("card.nothing_more" if second else "card.subsidies_west", rule)
    return Message.of(
        "card.subsidies_theatre" if setting.in_the_theatre else "card.subsidies", rule
    )


def _overseas(position: Position, stroke: int, heir: str | None) -> Message:
    setting = position.setting
    rule = stroke_rule(setting, stroke)
    if not position.strokes & (1 << INDIA | 1 << AMERICA):
        if setting.in_the_west:
            return Message.of("card.colony_west", rule)
        return Message.of("card.colony_theatre" if setting.in_the_theatre else "card.colony", rule)
    if setting.in_the_west:
        return Message.of("card.france_west", "F15.6")
    if setting.in_the_theatre:
        return Message.of("card.counts_as_out", "F15.2", nation=NATIONS[FRANCE])
    assert heir is not None  # whoever is the last to leave has been spoken of
    return Message.of("card.france_heir", rule, seat=heir)


def _peace(position: Position, stroke: int, heir: str | None) -> Message:
    """Elisabeth dies, or Sweden asks for peace."""
    setting = position.setting
    rule = stroke_rule(setting, stroke)
    russia = stroke == ELISABETH_DIES
    nation = NATIONS[RUSSIA if russia else SWEDEN]
    if setting.in_the_west:
        return Message.of("card.void_here", rule)
    if setting.in_the_theatre:
        literally = setting.literal_sweden and not russia
        key = "card.counts_as_out_literally" if literally else "card.counts_as_out"
        return Message.of(key, rule, nation=nation)
    if russia and setting.anniversary:
        alone, with_heir = "card.russia_anniversary", "card.russia_anniversary_heir"
    elif russia:
        alone, with_heir = "card.russia", "card.russia_heir"
    else:
        alone, with_heir = "card.sweden", "card.sweden_heir"
    if heir is None:
        return Message.of(alone, rule)
    return Message.of(with_heir, rule, seat=heir)
