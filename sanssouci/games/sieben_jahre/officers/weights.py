"""What officers hold to be worth how much.

In a fight the unit is one point of strength; on the map it is one point of victory (S32.5), which
is the revenue of a coin a year.
"""

from __future__ import annotations

from typing import Final

# -- in a fight ------------------------------------------------------------------------------------

LOAD_SPENT: Final = 0.15
"""A load is a coin, and it has to be brought up."""
FIRST_LOSS: Final = 2.0
"""The first loss draws an Options card, and one of the four ends resistance at once."""
GIVE_UP_AT: Final = 2.5
"""A force leaves the field when the enemy's is this many times as strong."""
GOOD_CARD: Final = 0.4
"""A hand with a card of this worth is kept as it is."""
COINS_TO_SPARE: Final = 15
"""With a thinner purse no card is replaced."""

# -- on the map ------------------------------------------------------------------------------------

PRINCIPAL_CAPITAL: Final = 400.0
"""It ends the war."""
SHEET_TARGET: Final = 100.0
OPTIONAL_TARGET: Final = 25.0
OTHER_TOWN: Final = 3.0
"""A town of a scenario that gives no points still opens a way and sells bread."""
ENEMY_ARMY: Final = 1.2
"""A point of strength of an enemy army that is driven off."""
BESIEGER: Final = 0.8
"""The share of a town's worth for whoever drives its besieger away."""
UNEASY: Final = 0.6
"""A step next to enemy armies counts more: three of four Options cards end the march."""
PACE: Final = 3.0
"""How far an army gets in a fraction on average."""
PATIENCE: Final = 0.8
"""What a gain is worth if it comes a fraction later."""
STORM_AT: Final = 0.4
"""The least chance at which a town is stormed and not starved."""
ATTACK_AT: Final = 0.55
"""The least chance at which a battle is sought for its own sake."""
LEAVE_AT: Final = 0.3
"""The chance below which an inferior army avoids a battle."""
ALARM: Final = 7
"""An enemy army this near to a capital or a town to be held makes it a post."""
AT_THE_GATES: Final = 4
THREATENED_CAPITAL: Final = 200.0
"""An army so near takes it with one action in four, guards or no guards, and comes again."""
ONE_BY_ONE: Final = 0.7
"""Enemies close to a post attack one after another, which is less than together."""
GUARD_SHARE: Final = 0.8
"""Behind walls this share of the strongest enemy near is enough: of a hundred armies that came for
a capital, 74 took it empty, 27 with one army in it and 22 with two."""
MOST_GUARDS: Final = 2
"""No more than two armies find room in a province."""
GUARD_REACH: Final = 12
WORTH_AN_ACTION: Final = 1.5
"""An action costs two coins on average, and the road wears men out."""

# -- money -----------------------------------------------------------------------------------------

FOR_ACTIONS: Final = 160
"""Coins kept for the Events of a year."""
LEAST_FOR_ACTION: Final = 3
"""With fewer coins an action may well be lost."""
AID_BEYOND: Final = 120
"""The richer purse gives half of what it has beyond the poorer one and this."""
SECOND_ARMY: Final = 0.55
"""What a goal is worth to the next army once one is on its way there."""
AFTER_A_BATTLE: Final = 0.6
"""Powder and men are spent when the field is won and the walls are still to come."""
NO_POWDER: Final = 30.0
NO_BREAD: Final = 20.0
FORAGED: Final = 2
"""Loads that convoys and raids add while a town is starved."""
STARVES: Final = 0.8
DEFEAT: Final = 1.0
"""A lost battle costs as much as a won one gains."""

ARMY_PRICE: Final = 40
"""What an army of six veterans costs with its loads, its general not counted."""
LEAST_ARMY: Final = 25
"""Coins set aside for each contingent that is still to be settled."""
REDUCIBLE: Final = 30
"""A debt up to this is met by reducing contingents."""
RICH: Final = 200
GENERAL: Final = (0.0, 1.15, 1.05, 1.0)
"""By level, what a general makes of an army."""
WORTH_AN_ARMY: Final = 8.0
EMPTY_CAPITAL: Final = 150.0
SQUADRON: Final = 30.0

# -- actions ---------------------------------------------------------------------------------------

A_FRACTION: Final = 11
"""Coins that a fraction costs a board on average."""
THRIFT: Final = 8.0
"""How much dearer an action is when the purse will not last."""
TOGETHER: Final = 0.7
"""Armies unite if one alone has a smaller chance."""
VOYAGE: Final = 15.0
DRIVE_OFF: Final = 40.0
CROWDED: Final = 1.3
WALK_IN: Final = 5
"""How near an enemy army must be to a captured town to be feared there."""
AT_RISK: Final = 0.6
POWDER_CONVOY: Final = 14.0
BREAD_CONVOY: Final = 5.0
MEN_CONVOY: Final = 2.0
LAST_BREAD: Final = 2

# -- at sea ----------------------------------------------------------------------------------------

SEA_PACE: Final = 4.0
OPENED: Final = 0.7
"""How often a bombardment opens a landing."""
SEA_FIGHT: Final = 6.0
"""Squares that a squadron sails round to avoid a certain defeat."""
REPAIR: Final = 2.0

# -- convoys and raids -----------------------------------------------------------------------------

WORTH_A_RAID: Final = 4.0
LONG_WAY: Final = 5
ON_THE_WAY: Final = 8
"""Coins that the Events of a convoy may cost."""
WORTH_A_CONVOY: Final = 2.0
FOR_DEFENCE: Final = 35
"""Coins that are kept for the defence of a capital: whoever has spent all by midsummer looks on
while the enemy marches. Whoever is about to win spends them, too."""
DECISIVE: Final = 60.0
IDLE_FLEET: Final = 1
"""Squads of a squadron that has nobody to carry."""
