"""The modules whose phases belong to battles, sieges, landings and scenarios."""

from __future__ import annotations

from typing import Final

from sanssouci.games.sieben_jahre import (
    advantages_in_battle,
    automaton,
    battle,
    battle_cards,
    battle_losses,
    delays,
    encounter,
    end_of_battle,
    landings,
    marching_past,
    naval_losses,
    options_cards,
    scenario_mode,
    siege,
    skirmish,
    strikes,
    two_generals,
)

MODULES: Final = (
    advantages_in_battle, automaton, battle, battle_cards, battle_losses, delays, encounter,
    end_of_battle, landings, marching_past, naval_losses, options_cards, scenario_mode, siege,
    skirmish, strikes, two_generals,
)  # fmt: skip
