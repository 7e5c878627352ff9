"""What the captain holds dear. The unit is one troop, which is four points of cards in winter."""

from __future__ import annotations

from typing import Final

# -- markers --------------------------------------------------------------------------------------

MARKER: Final = 3.0
"""A victory marker placed: nothing else wins the war."""
LAST_MARKERS: Final = 9.0
"""Shared among the markers left in the pool and added to each: the nearer the end, the dearer."""
DENIED: Final = 2.6
"""A marker kept from another player, or sent back to his pool."""
LAST_DENIED: Final = 12.0
"""Shared among the markers he has left and added to each: his last are prevented at any price."""
VOTE: Final = 0.5
"""A fortress with a vote, while the imperial crown is still to be had."""
SILESIA: Final = 12.0
"""The annexation of Silesia, shared among the fortresses that Prussia still lacks for it."""
REWARD: Final = 3.0
"""What the annexation brings beside a marker: Prussia's second train, and Silesia for a home."""
GENERAL: Final = 1.5
"""A general on the map, beside his troops: he waits for winter and starts from home."""
TRAIN: Final = 1.5
"""A train: four points, and the way from a fortress back to the army."""

# -- marching -------------------------------------------------------------------------------------

APPROACH: Final = 0.4
"""Share of a fortress's worth for standing beside it; the rest comes with the conquest."""
APPROACH_FADES: Final = 0.84
"""What is left of that share with each town of distance; never nothing, so that nobody idles."""
SECONDED: Final = 0.25
"""Share of the best of those for a stack that is not the nearest: it comes up, and none idles."""
GUARDED: Final = 0.6
"""Share left while an enemy protects the fortress: it waits for a battle."""
QUESTION: Final = 0.5
"""Share of a protected fortress's worth that goes with driving its protector off."""
COVER: Final = 1.3
"""How much dearer than a fortress to be taken is one kept from an enemy at the gates."""
THREAT_FADES: Final = 0.6
"""What is left of a threat with each town beyond one march."""
PRESS: Final = 0.5
"""For a force that would beat a protector, per fortress he protects: go and find him."""
HUNT: Final = 0.5
"""For nearing an enemy train."""
PASSED: Final = 0.01
"""For passing a protected fortress: decides between roads only, the battle counts the prize."""
WORTH_THE_MARCH: Final = 0.01
"""A march must promise more than this, or the piece rests."""

# -- fighting -------------------------------------------------------------------------------------

COMMITTED: Final = 0.8
"""Share of the points of a suit reckoned on before a battle; some may be needed elsewhere."""
SHARED_SUIT: Final = 0.5
"""How far another stack about to fight in the same suit lessens what a stack may reckon on."""
CARD_POINT: Final = 0.13
"""A point of a card played; less than the fourth of a troop, as winter comes but once a year."""
FULL_HAND: Final = 8
"""With more cards than this, each is worth less: they cannot all be played in time."""
RESERVE_CARD: Final = 1.9
"""How much dearer a point of a Reserve is: it fits everywhere and bids sixteen."""
USUAL_LOSS: Final = 2.5
"""Troops a beaten stack loses if it gives in with sense."""
BOX_LIKELY: Final = 0.5
"""Chance that such a defeat costs three troops or more, and with them a marker."""
DRIVEN_OFF: Final = 0.6
"""A beaten enemy goes away, and his retreat is the winner's to choose."""
DEFENCELESS: Final = 1.5
"""How much more a stack fears that has no card of its suit to answer with."""
FEAR: Final = 1.0
"""How much the losses count that an enemy's next march could bring."""
LOST_COVER: Final = 0.8
"""Share of the worth of what a stack protects that is lost if it is driven off."""
ALMOST_AT_REACH: Final = 0.5
"""Share of the danger from an enemy who needs the best of roads to come."""
LURKING: Final = 0.06
"""Chance that an enemy at hand beats a stack though the odds are against him: he knows his hand."""
SEIZED: Final = 0.42
"""Of the chances that an enemy would have, the share he comes for; of 590 stacks with an enemy at
hand so many were beaten."""

# -- supply ---------------------------------------------------------------------------------------

HUNGER: Final = 2.0
"""A general turned face-down: a troop at once, and no conquests."""
STARVING: Final = 3.0
"""One who lies face-down already: two troops, and soon himself."""
FED_SOON: Final = 0.3
"""Share of the hunger where a train has yet to come up this turn: it may have to go elsewhere."""
FED_LATER: Final = 0.7
"""Share of the hunger where the trains will have come up a turn later."""
TRAIN_IN_DANGER: Final = 1.6
"""A train that an enemy could ride down in his next march."""
SAFER_WITH_DISTANCE: Final = 0.1
"""How much of that danger each town between train and enemy takes away."""
TRAIN_LAGS: Final = 0.12
"""Each town between a train and a general abroad beyond an easy distance."""
AT_HOME: Final = 0.3
"""How much a train counts for generals at home, who eat without it."""
PUT_BACK: Final = 1.0
"""What putting a train back must promise more than marching, beside its price."""
IN_THE_WAY: Final = 1.5
"""A train on a fortress still wanted, which no comrade can pass as long as it stands there."""

# -- recruiting -----------------------------------------------------------------------------------

SUIT_AT_HAND: Final = 1.5
"""How much dearer a card is in the suit of a front than elsewhere."""
SUIT_NEAR: Final = 1.0
"""The same for a suit next to a front."""
SUIT_IDLE: Final = 0.45
"""Nobody is going to fight in this suit soon."""
NEED_OF_TROOPS: Final = 0.9
"""Added to the worth of a troop in the measure in which the army has shrunk."""
BARE_TROOP: Final = 0.6
"""What a troop is worth to an army at full strength."""
NEAR_THE_FRONT: Final = 0.1
"""Share of what a place could do for the fortresses that counts when a general comes back."""
FRESH_GENERAL: Final = 0.75
"""A further troop for a general who has just come back with one."""

# -- politics -------------------------------------------------------------------------------------

CARD: Final = 0.8
"""A tactical card drawn."""
BOX_LASTS: Final = 3
"""Turns that a marker on a track is reckoned to stay where it is."""
MISSION: Final = 3.5
"""A general and his troops kept away from the war."""
SAXONY: Final = 5.0
"""Saxony's army and land, to the power it stands with, and against it."""
SAXONY_TO_OTHERS: Final = 1.5
"""The same to the other powers of that side."""
SWORN: Final = 0.3
"""Saxony at the end of its track: it takes two steps to lose it."""
TRUCE: Final = 1.0
"""A turn of quiet for Austria against Prussia; for Prussia a turn lost."""
FREE_TROOP: Final = 0.9
BOUGHT_TROOP: Final = 0.35
"""A troop bought out of season, its cards already reckoned."""
FORCE_MARCH: Final = 0.4
BEDRIDDEN: Final = 0.3
TO_ALLIES: Final = -0.25
"""What another player's gain counts if his power stands on the same side: he may win, too."""
TO_ENEMIES: Final = -0.7
"""The same of an enemy."""
DEAL: Final = 1.0
"""A deal must promise more than this: a word given is not taken back."""
UNITED: Final = 1.5
"""A truce between two, for each marker by which a third player is nearer to winning."""
HOPED: Final = 0.75
"""Share of what a power hopes to take that counts against a truce: much of it is never taken."""
IDLE: Final = 2.0
"""What a truce costs a power that has nobody else to take anything from."""
AT_STAKE: Final = 4.0
"""Two powers that could take so much from each other are worth being reconciled."""
SPARED: Final = 1.1
"""Not to be harassed by hussars, beside what they would cost now."""
PAID_AGAINST: Final = 0.5
"""A card given to the enemy of a player who is about to win, for each marker he lacks less."""
BID_POINT: Final = 0.08
"""A point of a card on the display: most bids that fail come back or are kept."""
USUAL_BID: Final = 7.0
"""What a rival is likely to lay who wants the same card."""
