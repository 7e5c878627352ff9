### Friedrich in English. Words after a dollar sign are ids, shown by their names.

## Things that are counted, as parts of sentences

troops =
    { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }
trains =
    { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }
bought =
    { $trains ->
        [0] { troops }
       *[other] { $troops ->
            [0] { trains }
           *[other] { troops } and { trains }
        }
    }
cities =
    { $length ->
        [one] { $length } city
       *[other] { $length } cities
    }
losses =
    { $losses ->
        [one] { $losses } troop
       *[other] { $losses } troops
    }

## Names
name-spades = spades
name-clubs = clubs
name-hearts = hearts
name-diamonds = diamonds

## foresee: what an action would do

count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
foresee-takes = takes { $cities }
foresee-awaits = takes { $cities } only by marching on
foresee-questions = puts { $cities } in question, still protected
foresee-destroys = destroys { $trains }
foresee-joins = joins { $generals }
foresee-attacks = attacks { $generals }
foresee-hungers = { $generals } would be out of supply
foresee-starves = { $generals } would starve
foresee-feeds = brings { $generals } back into supply
foresee-costs = costs { count-points }, { $price } each
foresee-owing = leaves { count-points } to pay
foresee-wasted = { count-points } too much, and no change
foresee-left_idle = { $generals } could still march
foresee-score = brings you to { $score }
foresee-loses = loses { troops } and has to retreat

## prompt

prompt-allot =
    Allot troops to { $general } of { $nation }: { $left ->
        [one] { $left } troop is
       *[other] { $left } troops are
    } left to give out.
prompt-discard = { $nation } has to throw away one of the cards just drawn.
prompt-offensive = The Offensive Option: set aside a card worth ten or more, or decline.
prompt-movement = { $nation } moves: march with generals and trains, recruit, or press “Done”.
prompt-payment =
    { $nation } buys { bought }: { $owing ->
        [one] { $owing } point is
       *[other] { $owing } points are
    } still owing.
prompt-placement = Place what you have bought: { bought } to go.
prompt-combat = { $nation } must fight: choose the next combat.
prompt-battle = { $general } against { $enemy }: you stand at { $score }. Play { $suit } or a Reserve, or give way.
prompt-battle_must = { $general } against { $enemy }: you stand at { $score }. You must play a card of { $suit } or a Reserve.
prompt-battle_level = { $general } against { $enemy }: you stand at { $score }. Play a Reserve, or let the combat end in a tie.
prompt-battle_tie = { $general } against { $enemy }: you stand at { $score }. You have no { $suit } to play: let the combat end in a tie.
prompt-battle_lost = { $general } against { $enemy }: you stand at { $score }. You have no { $suit } to play: give way.
prompt-battle_barred = { $general } against { $enemy }: you stand at { $score }. Hildburghausen has attacked with { $suit }, so Soubise cannot: give way.
prompt-retreat = Send the beaten { $general } back { cities }, as far from the victor as he can go.
prompt-liberate = East Prussia stands empty of Russians: name a city that returns to Prussia ({ $left } left).
prompt-free_troop = { $nation } receives a free troop: name the general who gets it.
prompt-fated_loss = { $nation } must lose a troop: name the general who gives it up.
prompt-exchange = { $nation } may offer { $other } a card in exchange, or decline.
prompt-renew = France may throw away a card and draw another.
prompt-laudon = Laudon may march one city.
prompt-partisans = Partisans may turn a Prussian stack in Austria or Saxony face-down.
prompt-give = Prussia gives Austria a card of her choice and will take one at random.
prompt-chase = Prussia may chase the beaten Hildburghausen two cities west.
prompt-retire = A Prussian general must retire for good: name him.
prompt-evasion = Daun is upon you: Prussian stacks next to him may slip away, or stand.

## refuse

refuse-discard_fresh = Only one of the cards { $nation } has just drawn can go.
refuse-offensive_card = The Offensive Option needs a card of your hand worth ten or more.
refuse-allotting = First every general gets his troops.
refuse-allot_order = It is the turn of { $general } to be given troops.
refuse-allot_range = At this moment { $general } can be given { $low } to { $high } troops.
refuse-not_active = { $piece } does not belong to { $nation }, whose stage this is.
refuse-off_map = { $piece } is not on the map.
refuse-elsewhere = { $piece } stands in { $city }.
refuse-halted = Fate keeps { $piece } in place this turn.
refuse-moved = { $piece } cannot move again this turn.
refuse-train_in_group = A supply train marches alone.
refuse-company = Chevert must keep company with one of those he began with.
refuse-no_road = No road joins { $start } and { $end }.
refuse-too_far = { $steps } cities are too far: { $reach }, or { $main } if the whole march is on main roads.
refuse-train_blocked = A train can enter empty cities only, and { $city } is not empty.
refuse-occupied = { $city } is occupied and cannot be entered.
refuse-stack_full = No more than three generals can stand in { $city }.
refuse-joins = The march would end in { $city }, where comrades stand.
refuse-no_trains = Fate forbids destroying the train in { $city }.
refuse-stops_at_train = The march ends in { $city }, where it destroys a train.
refuse-blocks_ally = { $city } is an objective an ally still needs; a march may end there only to attack or to destroy a train.
refuse-no_attack = Fate forbids a march that ends next to the enemy in { $city }.
refuse-transfer_form = Say who gives, who takes and how many troops.
refuse-transfer_owner = The troops of { $general } are not yours to shift.
refuse-transfer_apart = { $giver } and { $taker } do not stand in the same city.
refuse-transfer_size = Every general keeps at least one troop and commands eight at most.
refuse-same_outcome = Another road to the same place with the same conquests is offered.
refuse-recruit_nothing = Buy at least one troop or train.
refuse-twice_in_group = A general can march in a group only once.
refuse-too_many_troops =
    { $room ->
        [0] No more troops can be had.
        [one] Only { $room } more troop can be had.
       *[other] Only { $room } more troops can be had.
    }
refuse-too_many_trains =
    { $count ->
        [0] No train is off the map.
        [one] Only { $count } train is off the map.
       *[other] Only { $count } trains are off the map.
    }
refuse-too_dear = That costs { $price } points, and the hand is worth { $purse }.
refuse-no_room = There is no place where all of that could go.
refuse-pay =
    Lay down cards from the highest to the lowest, each one needed: { $owing ->
        [one] { $owing } point is
       *[other] { $owing } points are
    } owing.
refuse-paying = First pay for the purchase, or cancel it.
refuse-enter = That piece cannot come back there.
refuse-reinforce = That stack cannot be given a troop.
refuse-placing = First place all that was bought.
refuse-attack = That combat is not among those to be fought.
refuse-duty = Friedrich must get above zero as long as a card allows it.
refuse-tie_below_zero = Below zero there is no tie; you can only concede.
refuse-concede_at_zero = At zero there is nothing to concede; the combat can end in a tie.
refuse-zero_duty = At zero you must play on while you hold a card of { $suit }.
refuse-in_battle = In combat you play a card or give way.
refuse-card_not_held = You do not hold { $card }.
refuse-reserve_value = A Reserve is played with a value from 1 to 10.
refuse-wrong_suit = Here only { $suit } and Reserves count, not { $card }.
refuse-too_high = Fate bars cards of ten or more in this combat.
refuse-fate = The card of fate forbids it: { $text }.
refuse-retreat = The retreat must cover { cities } and end as far from the victor as possible.

## do: what an action is

do-allot =
    { $value ->
        [one] { $value } troop
       *[other] { $value } troops
    } for { $who }
do-march =
    { $who } to { $end }{ $steps ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }by { $by }
    }
do-recruit = Buy { bought }
do-done = Done
do-pay = Pay with the { $card }
do-cancel = Cancel the purchase
do-reinforce = A troop for { $who }
do-enter = { $who } returns in { $place }
do-attack = { $own } attacks { $enemy }
do-play = Play the { $card }
do-play_as = Play the { $card } as { $value }
do-tie = Part as equals
do-concede = Give way
do-retreat = Retreat to { $place }
do-transfer =
    { $giver } passes { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } to { $taker }
do-discard = Throw away the { $card }
do-aside = Set aside the { $card }
do-liberate = { $place } returns to Prussia
do-weaken = { $who } loses a troop
do-raid = Turn down { $who }
do-retire = { $who } retires for good
do-offer = Offer the { $card }
do-give = Give the { $card }
do-take = Take the { $card }
do-step = March to { $place }
do-chase = Chase him to { $place }
do-evade = { $who } slips away to { $place }
do-stand = Stand
do-decline = Decline
do-deal = The { $card } is dealt
do-fate = { $card } is turned up

## log

log-turn = Turn { $turn }.
log-stage = { $nation } acts.
log-sheet_written = { $seat } has allotted all troops.
log-allotted = All troops are allotted.
log-draws =
    { $nation } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of deck { $deck }.
log-draws_nothing = { $nation } draws nothing: no card is left.
log-drawn = Drawn for { $nation }: { $cards }.
log-deck_opened = Cards of deck { $deck } form the new draw pile.
log-discards = { $nation } throws away a card of deck { $deck } face-down.
log-discarded = Thrown away by { $nation }: { $card }.
log-marches = { $group }: from { $start } to { $end } ({ $road }).
log-conquers = { $nation } takes { $city }.
log-reconquers = { $nation } takes back { $city }.
log-question = { $nation } claims { $city }, which is protected.
log-train_destroyed = { $train } is destroyed in { $city }.
log-transfer = { $giver } passes { troops } to { $taker }.
log-recruits = { $nation } pays { $cards } for { bought }.
log-enters = { $piece } returns in { $city }.
log-reinforcements =
    { $troops ->
        [one] { $troops } troop joins
       *[other] { $troops } troops join
    } generals of { $nation } on the map.
log-reinforced = The stack of { $general } gets a troop.
log-combats = { $nation } has { $count } combats to fight.
log-evasion = Daun has come near: Prussian stacks next to him may slip away.
log-combat = { $attacker } ({ $attackers }) in { $own_city } against { $defender } ({ $defenders }) in { $city }.
log-plays = { $nation } plays { $card } for { $value }: { $score }.
log-tie = { $attacker } and { $defender } part without a victor.
log-defeat =
    { $winner } { $winner-count ->
        [one] beats
       *[other] beat
    } { $loser }, who { $loser-count ->
        [one] loses
       *[other] lose
    } { losses }.
log-leaves_map =
    { $general } { $general-count ->
        [one] leaves
       *[other] leave
    } the map.
log-retreats =
    { $general } { $general-count ->
        [one] retreats
       *[other] retreat
    } from { $start } to { $end }.
log-no_way_out = No way out of { $city }: { $nation } loses the whole stack, { losses }.
log-turned_up = { $general } is in supply again.
log-turned_down = { $general } is out of supply.
log-starved =
    { $general } starves in { $city } and leaves the map with { $lost ->
        [one] { $lost } troop
       *[other] { $lost } troops
    }.
log-fate = The clock of fate: { $text }.
log-fate_void = The card has no effect.
log-free_troop = { $general } gets a free troop.
log-free_troops =
    { $nation } gets { $troops ->
        [0] no free troop
        [one] { $troops } free troop
       *[other] { $troops } free troops
    }, one for each general with room.
log-free_troop_somewhere = A general of { $nation } gets a free troop.
log-fated_loss = { $general } loses a troop.
log-fated_loss_somewhere = A general of { $nation } loses a troop.
log-fate_move = { $general } moves from { $start } to { $end }.
log-offers = { $nation } offers { $other } a card.
log-declines = { $nation } declines.
log-passes_card = { $giver } hands { $taker } a card of deck { $deck }.
log-handed_over = { $giver } hands { $taker } { $card }.
log-leaves_war = { $nation } leaves the war.
log-eased = { $nation } now needs the objectives of first order only.
log-markers_gone =
    { $cities-count ->
        [one] The marker goes
       *[other] The markers go
    } from { $cities }.
log-withdraws =
    The pieces and markers of { $nation } are taken off, and { $cards ->
        [0] no card is
        [one] { $cards } card is
       *[other] { $cards } cards are
    } thrown away.
log-imperial_army = { $seat } now leads the Imperial Army.
log-imperial_hand = The Imperial Army brings these cards: { $cards }.
log-overseas = France loses a colony.
log-subsidies = England cuts her subsidies to Prussia.
log-removed =
    { $general } leaves the war for good; { $lost ->
        [one] { $lost } troop is
       *[other] { $lost } troops are
    } lost.
log-option_chosen = Prussia chooses the Offensive Option and sets { $card } aside.
log-option_declined = Prussia declines the Offensive Option.
log-option_card_taken = Austria takes { $card }, the card of the Offensive Option.
log-option_failed = The Offensive Option has failed.
log-liberated = { $city } returns to Prussia.
log-phantom =
    { $count ->
        [one] { $count } unseen card leaves
       *[other] { $count } unseen cards leave
    } the draw pile, of deck { $deck }.

## card: what a card of fate says in this game

card-quiet = A quiet turn: nothing happens.
card-troop_of_choice = A general of { $nation } gets a free troop; his nation chooses which.
card-free_troop = { $general } gets a free troop.
card-fated_loss = The stack of { $general } loses a troop.
card-loss_of_choice = A Prussian stack of Prussia’s choice loses a troop.
card-troops_for_all = Every Prussian general on the map gets a free troop.
card-exchange = Austria and Russia may exchange one card, unseen by the others.
card-halted = Next turn { $general } may not march if he stands in Küstrin or next to it when the Russians begin to move.
card-slow = Next turn { $general } marches two cities at most, three on main roads.
card-slow_everywhere = Next turn { $general } marches two cities at most, on main roads too.
card-swift = Next turn { $general } marches up to four cities, five on main roads.
card-no_high_cards = Next turn no card of ten or more is played in combats between Prussia and France; a Reserve counts nine at most.
card-suits_apart = Next turn Soubise may not attack with cards of a suit that Hildburghausen has attacked with.
card-halle = Next turn nobody may attack out of or into Halle, nor destroy a train there.
card-french_bonus = Next turn the first card France plays in combat is worth one more.
card-renew = France may throw away a card unseen and draw another.
card-no_attack = Next turn { $general } may not march next to an enemy general, nor destroy a train.
card-company = Next turn { $general } may not leave the stack in which he begins to move.
card-laudon = Austria may move { $general } to an adjacent city.
card-partisans = Austria may turn a Prussian stack in Austria or Saxony face-down.
card-no_new_troops = Next turn no bought troop may go to the stack of { $general }, and off the map he cannot return.
card-show_strength = Next turn, in the first combat of { $general } in which she may play, Prussia must get above zero with the first cards she plays, if she can.
card-positive_once = Next turn, in the first combat of { $general } in which she may play, Prussia must get above zero once, if she can.
card-evasion = Next turn Prussian stacks next to { $general } may slip away to an empty city before Austria’s combats.
card-charge = Next turn the first card Prussia plays when { $general } attacks is worth five more.
card-stretched = Generals of { $nation } whose nearest train is five or six roads away are turned face-down.
card-give_and_take = Prussia gives Austria a card of her choice and takes one at random from her.
card-fresh_troops = Next turn Prussian generals with newly bought troops may not go to attack, and those who have gone to attack get none.
card-surprised = Next turn the first card Prussia plays when { $general } is attacked is worth nothing.
card-eleven = Next turn Prussia may once play an eleven of spades for 22.
card-watchful = Next turn { $general } protects objectives up to four cities away.
card-chase = If { $general } has been beaten this turn, Prussia may move him two cities to the west.
card-subsidies = For good: Prussia draws two cards fewer each turn, but never fewer than four.
card-subsidies_west = For good: Prussia draws one card each turn and keeps it.
card-subsidies_theatre = For good: Prussia draws one card fewer each turn.
card-nothing_more = It changes nothing more here.
card-colony = For good: Austria draws four cards each turn, France three, all of which she keeps.
card-colony_west = For good: France draws three cards each turn and keeps them all.
card-colony_theatre = For good: Austria draws four cards each turn.
card-last_to_leave = { $nation } leaves the war, the last of Russia, Sweden and France.
card-france_heir = France leaves the war, Cumberland is removed for good, and Hanover draws one card each turn. { $seat } takes over the Imperial Army; Austria and the Imperial Army need their objectives of first order only.
card-france_west = France leaves the war.
card-counts_as_out = { $nation } counts as having left the war; nothing else changes.
card-counts_as_out_literally = { $nation } counts as having left the war, and Prussia removes a general of her choice for good, any but Friedrich.
card-void_here = It changes nothing here.
card-russia = Russia leaves the war, and Lehwaldt is removed for good. Sweden needs her objectives of first order only.
card-russia_heir = Russia leaves the war, and Lehwaldt is removed for good. { $seat } takes over the Imperial Army; Austria and the Imperial Army need their objectives of first order only.
card-russia_anniversary = Russia leaves the war, and Prussia removes a general of her choice for good, any but Friedrich. Sweden needs her objectives of first order only.
card-russia_anniversary_heir = Russia leaves the war, and Prussia removes a general of her choice for good, any but Friedrich. { $seat } takes over the Imperial Army; Austria and the Imperial Army need their objectives of first order only.
card-sweden = Sweden leaves the war, and Prussia removes a general of her choice for good, any but Friedrich.
card-sweden_heir = Sweden leaves the war, and Prussia removes a general of her choice for good, any but Friedrich. { $seat } takes over the Imperial Army; Austria and the Imperial Army need their objectives of first order only.

## end

end-objectives = All objectives taken: victory for { $nations }.
end-offensive = All of Bohemia is Prussian: the Offensive Option has won the war.
end-bohemia = All of Bohemia is Prussian: Frederick has won.
end-endurance = His enemies have left the war: Frederick has held out and won.

## Why bots do what they do

why-first_battles = troops where the first battles will be
why-stands_well = everybody stands well
why-tie = nobody gains by going on: a tie
why-least_harm = where the beaten enemy can do least
why-least_useful = of the cards drawn the least useful
why-unknown_better = an unknown card is better than this one
why-hand_better = every card in hand is better than an unknown one
why-ally_needs = an ally may need what we do not
why-worst_card = Austria gets the worst card
why-enough_at_home = Prussia has enough to do at home
why-longest_to_retake = what the Russians will need longest to retake
why-strongest_stack = the strongest stack within reach of partisans
why-general_missed_least = the general who is missed least
why-no_room = nobody has room
why-changes_most = where it changes most
why-hurts_least = where it hurts least
why-nearer = a step nearer to his objectives
why-he_stands_well = he stands well
why-far_from_saxony = the farther from Saxony the better
why-slip_away = better to slip away
why-stand = we stand and fight
why-why_not = why not
why-more_troops = more troops are always welcome
why-no_harm = there is no harm in it
why-enough = enough for today
why-can_be_won = it can still be won
why-cannot_be_won = it cannot be won
why-cards_into_troops = cards of little use here turn into troops
why-paid = paid with what will be missed least
why-give_in = giving in at { $score } costs less than the cards to go on
why-step_back = { $value } brings the score to { $score }: a step back to zero, or a cheaper defeat
why-plays =
    { $value } brings the score to { $score } against { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
why-surest = the surest combat first, { $chance }% to win
why-new_forces = new forces where they change most
why-train = the train keeps up with the army at { $city }
why-train_destroyed =
    { $who } { $who-count ->
        [one] rides
       *[other] ride
    } down the train at { $city }
why-attack =
    { $who } { $who-count ->
        [one] attacks
       *[other] attack
    } { $enemy }, { $chance }% to win
why-take =
    { $who } { $who-count ->
        [one] takes
       *[other] take
    } { $cities }
why-cover =
    { $who } { $who-count ->
        [one] covers
       *[other] cover
    } { $cities }
why-close_in =
    { $who } { $who-count ->
        [one] closes
       *[other] close
    } in on { $city }
why-stand_better =
    { $who } { $who-count ->
        [one] stands
       *[other] stand
    } better at { $city }

## The browser

layer-sectors = Sectors and suits
layer-objectives = Objectives: wanted and won
layer-supply = Supply of the nation in turn
layer-watch = Cities it protects (F5.6)

confirm-weaken = So be it
confirm-raid = Raid
confirm-retire = Retire
confirm-evade = Slip away
confirm-liberate = Liberate
confirm-step = March
confirm-chase = Chase

nation-objectives = { $taken } of { $needed } objectives taken
nation-out = has left the war

pip-held = { $city }, taken
pip-missing = { $city }, still to take

fate-title = The clock of fate
fate-turn = Turn { $turn }; { count-cards } of fate to come.
fate-holds = In force:
fate-over = Drawn, and over:
fate-cards_out = Numbered cards that have come: { $cards }.
fate-barred = Soubise may not attack with { $suits }.
fate-halted = Halted: { $who }.
fate-fresh = With fresh troops: { $who }.
fate-strokes = Strokes of fate:
fate-heard = So be it

offensive = Offensive Option: { $status }.
offensive-declined = declined
offensive-standing = standing
offensive-card_taken = its card is lost
offensive-failed = failed

about-place = { $country }, sector of { $suit }
about-objective = Objective of { $nation }, first order
about-second = Objective of { $nation }, second order
about-claimed = { $nation } claims it; it is protected.
about-taken = Taken by { $nation }.
about-depot = Depot of { $nation }
about-train = Its generals are fed within six roads of it.
about-seen = Last seen in turn { $turn }: { count-troops }
about-seen_with = Last seen in turn { $turn }: { $who }, { $count } troops together
about-face_down = If he is still out of supply at his nation's next test, he leaves the map.
about-alone = { count-troops }, as everybody knows
about-pool = { $who }: { $count } troops together

country-prussia = Prussia
country-hanover = Hanover
country-sweden = Sweden
country-austria = Austria
country-empire = the Empire
country-saxony = Saxony
country-poland = Poland

plot-objectives = Objectives taken, of those needed

## Lessons of the first war: what to do towards each goal, and why it mattered

lesson-board = What you see
lesson-board-1 = You lead Prussia, the dark blue pieces. Generals are arched like a window and bear their rank, with the number of their troops beside it; supply trains are wagons. Choose Heinrich in Berlin, then one of the cities that light up, such as Potsdam, and press “March” above the map.
lesson-board-1-done = That was a march. A general goes up to three cities in a turn. Undo takes it back as long as nobody else has acted.
lesson-roads = Main roads
lesson-roads-1 = Roads drawn as a double line are main roads. A general who stays on them all the way goes four cities instead of three. Friedrich stands in Meißen; march him to Bautzen.
lesson-roads-1-done = Four cities in one turn. Armies that stand near a main road are a threat to more places than they seem.
lesson-conquest = Taking a town
lesson-conquest-1 = Teplitz is an objective of Prussia. It falls to a general who marches into it and on again. March Friedrich over Teplitz to Aussig.
lesson-conquest-1-done = Teplitz is yours, and a marker says so. A general who merely stops in an objective has not taken it yet.
lesson-protection = Protection
lesson-protection-1 = Now Browne stands in Schlan, three cities from Teplitz: near enough to protect it. March Friedrich over Teplitz to Aussig all the same.
lesson-protection-1-done = A question mark: Teplitz is claimed, not taken. If Browne is driven off before your part of the turn ends, it falls after all; else the question mark goes. A defender holds everything within three cities.
lesson-stack = A stack
lesson-stack-1 = A general commands eight troops at most, but up to three generals can stand in one city and fight as one. March Winterfeldt to Friedrich in Dresden.
lesson-stack-1-done = They are a stack of eleven now, led by Friedrich, whose rank is higher. Your opponents see two generals; how many troops they have is your secret.
lesson-combat = A combat
lesson-combat-1 = Whoever ends a march next to an enemy has to fight him. March Friedrich to Teplitz, next to Browne, then press “Done”.
lesson-combat-1-done = Both sides show how many troops they have: eight against three. The weaker side is asked first.
lesson-combat-2 = Browne is five behind and would have to play spades to catch up. Let him answer.
lesson-combat-2-done = Whoever gives way loses as many troops as he is behind, and retreats as many cities. Numbers alone can win a battle, if the enemy's hand is empty.
lesson-cards = The right card
lesson-cards-1 = Three against eight: you are five behind, and it is your turn. Your stack stands in spades, so only spades help here. Play the nine.
lesson-cards-1-done = Nine more puts you four ahead. Now it is Browne who has to answer, in the suit of his own city.
lesson-cards-2 = Browne has no card to play. See what becomes of him.
lesson-cards-2-done = A good card in the right suit beats a larger army. That is why suits on the map matter as much as towns: fight where your cards are.
lesson-reserve = The Reserve
lesson-reserve-1 = No spades in your hand, but a Reserve. It counts as any suit and as any value from one to ten; you say which. Play it.
lesson-reserve-1-done = A Reserve saves a lost day, once.
lesson-reserve-2 = Let Browne answer.
lesson-reserve-2-done = Keep a Reserve for the battle that must not be lost. It also pays ten points when troops are bought.
lesson-retreat = The retreat
lesson-retreat-1 = Browne is beaten by three: he loses three troops and goes back three cities. The victor chooses where, as far away as possible. Choose one of the cities that light up.
lesson-retreat-1-done = A beaten general away from where he is needed is worth more than a dead one. If there were no way out at all, the whole stack would be lost.
lesson-supply = Supply
lesson-supply-1 = Friedrich lies face-down in Prag: no train is within six cities, and at the next reckoning he would starve. Bring the train from Meißen over Dresden to Pirna, then press “Done”.
lesson-supply-1-done = He is in supply again and turns up. At home a general needs no train; abroad an army is only as bold as its wagon.
lesson-recruits = New troops
lesson-recruits-1 = Friedrich has two troops left. Cards buy new ones: six points each. Recruit two troops and pay with the thirteen.
lesson-recruits-1-done = Twelve points for two troops; the thirteenth is lost, as nobody gives change.
lesson-recruits-2 = Now place them: both go to Friedrich.
lesson-recruits-2-done = Every card is a battle or two troops, never both. That is the question of the whole game.
lesson-fate = The clock of fate
lesson-fate-1 = From turn 6 on a card of fate is drawn at the end of every turn. Press “Done”, let Austria have her turn, and see what fate brings.
lesson-fate-1-done = Most cards change a little; six of them end a power's war or cut its cards. Frederick wins by holding out until they have come. So time is on his side, and everybody else is in a hurry.
lesson-victory = How one wins
lesson-victory-1 = Thirteen of the fourteen towns of Bohemia carry your marker. Take the last one: march Friedrich into Teplitz and on again.
lesson-victory-1-done = That is all fourteen: hold them to the end of the turn and the war is yours. Press “Done” and see. In the whole war every attacker wins with all of his objectives, alone; Frederick wins if none of them manages it in time.

## Goals: what each player plays for

aim-endurance = Hold out until fate has taken { $nations } out of the war (strokes so far: { $have } of { $need }).
aim-objectives =
    { $nation }: { $need ->
        [one] take the objective
       *[other] take all { $need } objectives
    }. { $have } held.
aim-bohemia = { $nation }: or take all { $need } towns of Bohemia. { $have } held.

## Roles: what tempts one to take a seat

role-frederick = One king against half of Europe. You need not win a single province: hold out until your enemies tire, and fight where your cards are.
role-elisabeth = Russia comes slowly and cannot be stopped, if you reach your towns before the Empress dies.
role-maria = The largest enemy of Prussia, and the widest choice of where to strike. Silesia was yours; take it back.
role-pompadour = France must beat Hanover before her money is spent in India and America. Be quick.
role-war-in-the-west-frederick = Hold the Weser with a small army and a stubborn duke, until France loses interest.
role-war-in-the-west-pompadour = Ten towns between Rhine and Elbe, twenty troops, and a clock that nobody can see.
role-austrian-theatre-frederick = Hold Saxony and Silesia, or win outright with all of Bohemia. You are outnumbered, and you are Frederick.
role-austrian-theatre-maria = Two armies of your own and one of the Empire close in on Prussia from three sides.

## The game: who made it, its scenarios and options

game-credit = Friedrich was designed by Richard Sivél and published by Histogame.
scenario-four-player = Friedrich, four players
scenario-four-player-text = The whole war: one king against three great ladies, and a clock that only fate can read.
scenario-three-player = Friedrich, three players
scenario-three-player-text = The whole war for three: the Empress of Russia leads France as well, and trusts nobody.
scenario-war-in-the-west = The War in the West
scenario-war-in-the-west-text = France wants ten towns between Rhine and Elbe; a stubborn duke stands in the way.
scenario-austrian-theatre = The Austrian Theatre
scenario-austrian-theatre-text = Saxony and Silesia, the heart of the war: Prussia alone against Austria and the Empire.

option-expert = Expert game: all four fate texts, East Prussia, the Offensive Option.
option-edition = Rules of the second or of the first edition.
option-literal_text = First edition only: its two odd sentences to the letter.
option-forbid_blocking = Nobody may end a march for nothing on an objective an ally still lacks.
option-fate_deck = Seeded: Elisabeth, Poems and America never come among the first four fate cards.
option-fate_deck-shuffled = shuffled
option-fate_deck-seeded = seeded
option-anniversary = Five decks, another Elisabeth and another eight of diamonds.
option-phantom_cards = Two players: five unseen cards leave the draw pile at the end of every turn.
option-literal_sweden = Austrian Theatre: the card Sweden costs Prussia a general, as it is printed.

## Names: powers, players, pieces and cards; those of places are as on the map

name-prussia = Prussia
name-hanover = Hanover
name-russia = Russia
name-sweden = Sweden
name-austria = Austria
name-imperial = the Imperial Army
name-france = France
name-frederick = Frederick
name-elisabeth = Elisabeth
name-maria = Maria Theresa
name-pompadour = Pompadour
name-prussia-train-1 = Prussia train 1
name-prussia-train-2 = Prussia train 2
name-hanover-train-1 = Hanover train 1
name-russia-train-1 = Russia train 1
name-russia-train-2 = Russia train 2
name-sweden-train-1 = Sweden train 1
name-austria-train-1 = Austria train 1
name-austria-train-2 = Austria train 2
name-imperial-train-1 = Imperial train 1
name-france-train-1 = France train 1
name-france-train-2 = France train 2

## The terminal: sheets, and what can be typed

terminal-typing = So may the road of a march: “daun olmutz”. A name alone lists what that piece can do. Several numbers or cards may follow one verb: “allot 8 5 5”, “pay 13S 12C”.
terminal-help_status = turn, nations, fate
terminal-help_pieces = pieces, where they stand and how they are fed
terminal-help_objectives = what each nation has taken and still needs
terminal-help_look = cities around a city or piece
terminal-help_odds = in a combat: your chances, overall and for each card
terminal-legend = full line main road, dotted minor · ■ □ objective taken, open · ◆ depot
terminal-depot = depot of { $nation }
terminal-second_order = (2nd)
terminal-claimed = claimed
terminal-taken = TAKEN
terminal-unsupplied = out of supply
terminal-face_down = face-down
terminal-some_face_down = { $who } face-down
terminal-starving = STARVING
terminal-home = home
terminal-by_train = train { $steps }
terminal-nation = nation
terminal-led_by = led by
terminal-troops = troops
terminal-cards = cards
terminal-draws = draws
terminal-objectives = objectives
terminal-before_the_war = Before the war
terminal-none = none
terminal-fate_over = (over)
terminal-fate_left =
    { $count ->
        [one] { $count } fate card left
       *[other] { $count } fate cards left
    }
terminal-strokes = strokes of fate so far: { $cards }
terminal-numbered = numbered cards so far: { $cards }
terminal-aside = { $card } aside
terminal-are_taken = taken
terminal-still_needed = still needed (general within three steps who protects it)
terminal-clock_of_fate = The clock of fate:
terminal-offensive = Offensive Option { $status }

## What is being done, in the title of the terminal

phase-allotment = allotment
phase-deal = deal
phase-phantom = phantom
phase-discard = discard
phase-movement = movement
phase-payment = payment
phase-placement = placement
phase-retreat = retreat
phase-combat = combat
phase-battle = battle
phase-retroactive = retroactive
phase-supply = supply
phase-fate = fate
phase-choose_stack = choose stack
phase-partisans = partisans
phase-retire = retire
phase-exchange = exchange
phase-renew_card = renew card
phase-give_and_take = give and take
phase-move_laudon = move laudon
phase-chase = chase
phase-evasion = evasion
phase-offensive = offensive
phase-east_prussia = east prussia
phase-turn = turn
phase-combat_begins = combat begins
phase-end_of_turn = end of turn

## The map: its title and legend

picture-title = Friedrich – Central Europe 1756–1763
picture-region = Central Europe
picture-edition = Sanssouci, an unofficial edition; game by Richard Sivél
picture-town = town
picture-first_order = objective, 1st order
picture-second_order = objective, 2nd order
picture-depot = depot
picture-main_road = main road
picture-road = road
picture-set_up = set-up city
picture-letters = An objective bears the letter of the nation that seeks it.
picture-miles = German miles

refuse-literal_text = Option literal_text goes with edition=1 only.

## Follies: what a good player hardly ever does

folly-hopeless_attack = attacks with less than 35 % to win, by the attacker’s own reckoning
folly-dear_defeat = duels lost for which 20 points of cards or more were laid out
folly-starved = generals lost by hunger or fate and not in battle
folly-no_card_of_the_suit = great stacks near an enemy in a suit of which there is no card
folly-cards_kept = points of cards still in hand at the end

## Ways to end, in a few words: for the tables of arena and simulations

ending-objectives = all objectives taken
ending-offensive = Offensive Option
ending-bohemia = all of Bohemia Prussian
ending-endurance = Frederick has held out

## Lessons for those who type, where the sentence for browsers speaks of buttons

terminal-lesson-board-1 = You lead Prussia. A name on the map is a city; the table of pieces (“pieces”) says who stands where and with how many troops. Heinrich stands in Berlin: type “march heinrich potsdam”, or “heinrich” to see where else he can go.
terminal-lesson-combat-1 = Whoever ends a march next to an enemy has to fight him. March Friedrich to Teplitz, next to Browne, then type “done”.
terminal-lesson-retreat-1 = Browne is beaten by three: he loses three troops and goes back three cities. The victor chooses where, as far away as possible. “retreat” lists the ways; type the number of one.
terminal-lesson-supply-1 = Friedrich lies face-down in Prag: no train is within six cities, and at the next reckoning he would starve. Bring the train from Meißen over Dresden to Pirna, then type “done”.
terminal-lesson-fate-1 = From turn 6 on a card of fate is drawn at the end of every turn. Type “done”, let Austria have her turn, and see what fate brings.
terminal-lesson-victory-1-done = That is all fourteen: hold them to the end of the turn and the war is yours. Type “done” and see. In the whole war every attacker wins with all of his objectives, alone; Frederick wins if none of them manages it in time.
