"""What the captain holds dear. The unit is one troop, which is six points of cards."""

from __future__ import annotations

from typing import Final

# -- the war --------------------------------------------------------------------------------------

OBJECTIVE: Final = 4.0
"""An objective taken: nothing else wins the war."""
LAST_OBJECTIVES: Final = 16
"""Shared among those still missing and added to each: the nearer the end, the dearer."""
SECOND_ORDER: Final = 0.5
"""Share for objectives that an ally's leaving would make needless: the others come first."""
DENIED: Final = 1.5
"""An objective kept from the enemy; he needs them all, so that one that lasts is enough."""
LAST_DENIED: Final = 16.0
"""Shared among those the enemy still lacks and added to each: the last are held at any price."""
GENERAL: Final = 1.5
"""A general on the map, beside his troops: he has to be bought back at a far depot."""
TRAIN: Final = 2.5
"""A train: six points, and the turns an army without one loses."""

# -- marching -------------------------------------------------------------------------------------

APPROACH: Final = 0.5
"""Share of an objective's worth for standing beside it; the rest comes with the conquest."""
APPROACH_FADES: Final = 0.86
"""What is left of that share with each city of distance; never nothing, so that nobody idles."""
SECONDED: Final = 0.2
"""Share of the best of those for a stack that is not the nearest: it comes up, and none idles."""
GUARDED: Final = 0.7
"""Share left while an enemy protects the objective: it waits for a battle."""
QUESTION: Final = 0.5
"""Share of a protected objective's worth for passing it on the way to attack its protector."""
COVER: Final = 0.7
"""Share of an objective's worth for protecting it from an enemy at the gates."""
KEEP: Final = 0.1
"""The same for what has been conquered: the enemy must come back for it first."""
BASTION: Final = 3.0
"""How much dearer an objective is where an encircled nation makes its last stand."""
OUTPOST: Final = 0.3
"""How much cheaper are its other objectives: they are held as long as it costs little."""
THREAT_FADES: Final = 0.8
"""What is left of a threat with each city beyond one march."""
PRESS: Final = 0.6
"""For a force that would beat a protector, per objective he protects: go and find him."""
SUPPORT: Final = 0.85
"""Share of a stack's troops reckoned on for another's battle, with each city beyond a march."""
HUNT: Final = 0.5
"""For nearing an enemy train."""
PASSED: Final = 0.01
"""For passing a protected objective: decides between roads only, the battle counts the prize."""
AT_HOME: Final = 0.3
"""How much a train counts for generals at home, who eat without it."""
WORTH_THE_MARCH: Final = 0.05
"""A march must promise more than this, or the piece rests."""

# -- fighting -------------------------------------------------------------------------------------

COMMITTED: Final = 0.8
"""Share of the points of a suit reckoned on before a battle; some may be needed elsewhere."""
SHARED_SUIT: Final = 0.5
"""How far another stack about to fight in the same suit lessens what a stack may reckon on."""
CARD_POINT: Final = 0.16
"""A point of a card played; less than the sixth of a troop, as few cards fit where they lie."""
THRIFT: Final = 0.2
"""How much dearer a card becomes with each further enemy that the same hand has to meet."""
FULL_HAND: Final = 20
"""With more cards than this, each is worth less: they cannot all be played in time."""
USUAL_LOSS: Final = 2.5
"""Troops a beaten stack loses if it gives in with sense."""
FIRST_CARD: Final = 10
"""Points of the card an enemy begins with: a stack without cards of its suit cannot answer it."""
DRIVEN_OFF: Final = 0.6
"""A beaten enemy goes away and his retreat is ours to choose."""
FOE_KEEPS: Final = 8
"""So many cards an enemy throws into one battle without a thought for others."""
FOE_COMMITS: Final = 0.3
"""Share of the cards beyond those."""
WAIT_FOR_TROOPS: Final = 0.2
"""Troops bought back come late and far from where they were lost."""
FEAR: Final = 0.9
"""How much the losses count that an enemy's next march could bring."""
BOLDNESS: Final = 0.85
"""Share of fear and thrift that goes with one objective left to take, half of it with two: what
should troops and cards be kept for?"""
ALMOST_AT_REACH: Final = 0.5
"""Share of the danger from an enemy who needs the best of roads to come."""
CALM: Final = 0.35
"""Enemies with a smaller chance than this are not expected to attack."""

# -- supply ---------------------------------------------------------------------------------------

HUNGER: Final = 1.2
"""A general about to be turned down."""
FED_LATER: Final = 0.3
"""Share of the hunger where the trains will have come up a turn later."""
TRAIN_IN_DANGER: Final = 1.6
"""A train that an enemy could ride down in his next march."""
SAFER_WITH_DISTANCE: Final = 0.1
"""How much of that danger each city between train and enemy takes away."""
TRAIN_LAGS: Final = 0.12
"""Each city between a train and a general abroad beyond an easy distance."""
OTHER_TRAIN: Final = 0.3
"""Share of that for a general to whom another train is nearer: two trains, two armies."""
IN_THE_WAY: Final = 3.0
"""A train on an objective still wanted, which no comrade can enter as long as it stands there."""
ON_THE_ROAD: Final = 0.4
"""A train on the road by which a comrade would march to his next objective."""

TRAIN_LOSES_TIME: Final = 0.05
"""For a new train, each city between its depot and each stack."""

# -- recruiting -----------------------------------------------------------------------------------

SUIT_AT_HAND: Final = 1.5
"""How much dearer a card is in the suit of a front than elsewhere."""
SUIT_NEAR: Final = 1.0
"""The same for a suit next to a front."""
SUIT_IDLE: Final = 0.45
"""Nobody is going to fight in this suit soon."""
RESERVE_CARD: Final = 1.9
"""A Reserve fits everywhere and chooses how cheaply one loses."""
NEED_OF_TROOPS: Final = 0.9
"""Added to the worth of a troop in the measure in which the army has shrunk."""
BARE_TROOP: Final = 0.55
"""What a troop is worth to an army at full strength."""
NO_TRAIN_LEFT: Final = 3.0
"""How much dearer the first train is than the second to an army that lives on trains."""
NEAR_THE_FRONT: Final = 0.1
"""Share of what a place could do for the objectives that counts when a general comes back."""
FRESH_GENERAL: Final = 0.75
"""A further troop for a general who has just come back with one."""
