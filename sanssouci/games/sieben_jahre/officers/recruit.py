"""The recruit: raises what it can pay, marches about, and fights what it may beat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from sanssouci.games.sieben_jahre.atlas import PLACE_INDEX, REGION_OF, is_sea
from sanssouci.games.sieben_jahre.officers import budget, odds, orders
from sanssouci.games.sieben_jahre.officers.captain import ANSWERS
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.kernel import Action, Choice, Message, Situation, any_of

_HOPELESS = 0.4
"""A battle with a smaller chance than this is not sought."""
_TIRED = 0.35
"""How often a board ends its actions although something could be done."""
_APPOINTS = 0.5
"""How often another army is raised while there is money."""
_COPIED = (
    "settle", "experience", "stores", "loading", "recovery", "loss", "target", "clash", "delay",
    "flight", "levy", "consign", "scorching", "foraging", "purse_choice",
)  # fmt: skip
"""What a recruit has been drilled in: it does as the captain does."""


class Recruit:
    name: ClassVar[str] = "recruit"

    def choose(self, situation: Situation) -> Choice:
        legal = situation.legal
        if len(legal) == 1:
            return Choice(legal[0], Message.of("why.no_choice"))
        position, seat = cast("Position", situation.world), situation.seat
        phase = position.phase.name
        if phase in _COPIED:
            return ANSWERS[phase](position, seat, legal)
        if phase == "ministry":
            return self._ministry(situation, position, legal)
        if phase == "actions":
            return self._act(situation, position, legal)
        if phase == "move":
            return self._march(situation, position, legal)
        if phase == "mode":
            return Choice(Action("mode four"), Message.of("why.why_not"))
        if phase == "battle":
            plays = [action for action in legal if action.verb == "play"]
            return Choice(situation.rng.choice(plays), Message.of("why.why_not"))
        if phase == "assault_offer":
            return Choice(Action("storm"), Message.of("why.may_fall"))
        return Choice(any_of(legal, situation.rng), Message.of("why.why_not"))

    def _ministry(
        self, situation: Situation, position: Position, legal: Sequence[Action]
    ) -> Choice:
        done = Action("done")
        board = position.phase.board  # type: ignore[attr-defined]
        if done not in legal or position.purse[board] < 0:
            return budget.ministry(position, situation.seat, legal)
        if position.purse[board] > 100 and situation.rng.random() < _APPOINTS:
            for _ in range(5):
                action = any_of(legal, situation.rng)
                if action.verb == "appoint":
                    return Choice(action, Message.of("why.more_troops"))
        return Choice(done, Message.of("why.enough_commanders"))

    def _act(self, situation: Situation, position: Position, legal: Sequence[Action]) -> Choice:
        """Storm what one stands before, move somebody, or send a convoy."""
        rng = situation.rng
        bold = list(orders.listed(legal, ("assault", "attack", "bombard", "descend")))
        if bold:
            return Choice(rng.choice(bold), Message.of("why.may_fall"))
        moves = list(orders.listed(legal, ("move", "convoy")))
        if not moves or rng.random() < _TIRED:
            return Choice(Action("end"), Message.of("why.nothing_sensible"))
        return Choice(rng.choice(moves), Message.of("why.see"))

    def _march(self, situation: Situation, position: Position, legal: Sequence[Action]) -> Choice:
        """Anywhere but into a hopeless battle; into enemy towns with pleasure."""
        c = position.phase.commander  # type: ignore[attr-defined]
        own = position.coalition(c)
        steps, towns = [], []
        for action in legal:
            if action.verb != "go":
                continue
            place = PLACE_INDEX[action.words[0]]
            enemies = position.enemies_at(place, own)
            if enemies and odds.field(position, position.grand_army(c), enemies) < _HOPELESS:
                continue
            steps.append(action)
            if not is_sea(place) and position.hostile(REGION_OF[place], own):
                towns.append(action)
        halt = Action("halt")
        if not steps:
            return Choice(halt if halt in legal else legal[0], Message.of("why.cannot_be_won"))
        return Choice(situation.rng.choice(towns or steps), Message.of("why.see"))
