### Maria in English. Words after a dollar sign are ids, shown by their names.

## Things that are counted, as parts of sentences

troops =
    { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    }
towns =
    { $length ->
        [one] { $length } town
       *[other] { $length } towns
    }
losses =
    { $losses ->
        [one] { $losses } troop
       *[other] { $losses } troops
    }
count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
count-markers =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }

## Names

name-spades = spades
name-clubs = clubs
name-hearts = hearts
name-diamonds = diamonds

## foresee: what an action would do

foresee-takes = takes { $cities }
foresee-awaits = takes { $cities } only by marching on
foresee-questions = puts { $cities } in question, still protected
foresee-destroys = destroys { $trains }
foresee-chases = chases the hussars out of { $cities }
foresee-at_war =
    { $count ->
        [one] leaves Prussia: the marker set aside goes back to the pool
       *[other] leaves Prussia: the { $count } markers set aside go back to the pool
    }
foresee-aims_back =
    { $count ->
        [one] the French marker set aside goes back to the pool
       *[other] the { $count } French markers set aside go back to the pool
    }
foresee-joins = joins { $generals }
foresee-attacks = attacks { $generals }
foresee-left_idle = { $generals } could still march
foresee-hungers = { $generals } would be out of supply
foresee-starves = { $generals } would lose two troops to hunger
foresee-feeds = brings { $generals } back into supply
foresee-costs = costs { count-points }, { $price } each
foresee-covered = { count-points }; out of supply: { $generals }
foresee-owing = leaves { count-points } to pay
foresee-wasted = { count-points } too much, and no change
foresee-score = brings you to { $score }
foresee-loses = loses { troops } and has to retreat

## prompt

prompt-allot =
    Allot troops to { $general } of { $nation }: { $left ->
        [one] { $left } troop is
       *[other] { $left } troops are
    } left to give out.
prompt-hussars = Place or move your hussars near your generals in Bohemia, or press “Done”.
prompt-hussar_payment =
    Hussars harass the supply of { $nation }: { $owing ->
        [one] { $owing } point is
       *[other] { $owing } points are
    } still to be paid.
prompt-cover = The cards of { $nation } cover { count-points }: choose who is in supply.
prompt-movement =
    { $nations } { $nations-count ->
        [one] moves
       *[other] move
    }: march, force a march, put back trains, or press “Done”.
prompt-event_march = One general or stack of { $nation } may force a march at once; else press “Done”.
prompt-command = { $general } and { $other } are of equal rank: who commands?
prompt-consent_join = { $group } would join { $other } in { $city }, with { $leader } in command. Do you agree?
prompt-consent_march = The stack { $group } would march to { $city } as one. Do you agree?
prompt-train_payment =
    { $train } goes to { $city }: { $owing ->
        [one] 1 point is
       *[other] { $owing } points are
    } still owing.
prompt-recruiting =
    { $nation } recruits: up to { troops }, 4 points each{ $free ->
        [0] { "" }
       *[other] , the first { $free } free
    }; or press “Done”.
prompt-recruit_payment =
    { $nation } buys { troops }: { $owing ->
        [one] { $owing } point is
       *[other] { $owing } points are
    } still owing.
prompt-placement = Place what you have bought: { troops } to go.
prompt-combat = { $nation } must fight: choose the next combat.
prompt-battle = { $general } against { $enemy }: you stand at { $score }. Play { $suit } or a Reserve, or give way.
prompt-battle_must = { $general } against { $enemy }: you stand at { $score }. You must play a card of { $suit } or a Reserve.
prompt-battle_level = { $general } against { $enemy }: you stand at { $score }. Play a Reserve, or part as equals.
prompt-battle_tie = { $general } against { $enemy }: you stand at { $score }. You have no { $suit } to play: part as equals.
prompt-battle_lost = { $general } against { $enemy }: you stand at { $score }. You have no { $suit } to play: give way.
prompt-spare = One troop is left to { $general } and { $other }: who leads it?
prompt-retreat = Send the beaten { $general } back { towns }, as far from the victor as he can go.

## refuse

refuse-allotting = First every general gets his troops.
refuse-allot_order = It is the turn of { $general } to be given troops.
refuse-allot_range = At this moment { $general } can be given { $low } to { $high } troops.
refuse-answer_first = { $asker } waits for your answer: agree or refuse.
refuse-hussar_placed = { $hussar } has been placed this turn.
refuse-hussar_map = Hussars ride in Bohemia only, and { $city } is in Flanders.
refuse-hussar_occupied = A piece stands in { $city }.
refuse-hussar_there = Hussars stand in { $city } already.
refuse-hussar_neutral = { $city } lies in neutral land.
refuse-hussar_far = No Austrian general stands within four towns of { $city }.
refuse-cover = Name generals whose prices come to { count-points } at most, and nobody less than that covers.
refuse-not_active = { $piece } does not act in this stage.
refuse-not_yours = { $piece } is not yours to lead.
refuse-off_map = { $piece } is not on the map.
refuse-elsewhere = { $piece } stands in { $city }.
refuse-moved = { $piece } cannot move again this turn.
refuse-flanders_turn = In Flanders it is the other's turn to move a piece.
refuse-twice_in_group = A general can march in a group only once.
refuse-train_in_group = A train marches alone.
refuse-was_refused = The other player has refused that this turn.
refuse-no_road = No road joins { $start } and { $end }.
refuse-too_far = { $steps } towns are too far: { $reach }, or { $main } if the whole march is on main roads.
refuse-train_force = Trains make no force marches.
refuse-force_road = A force march keeps to main roads and goes { $reach } towns at most.
refuse-no_force = The King lies sick: no French force march this turn.
refuse-force_barred = A force march leads neither to { $city } nor across it: the enemy holds it or stands next to it.
refuse-map_closed = { $city } is not on the map that is played on.
refuse-seam = Only French and Austrian pieces cross to the other map, on which { $city } lies.
refuse-neutral_land = Neutral pieces stay at home and others stay out: { $city } is closed.
refuse-train_blocked = A train can enter empty towns only, and { $city } is not empty.
refuse-occupied = { $city } is occupied and cannot be entered.
refuse-stack_full = No more than two generals can stand in { $city }.
refuse-joins = The march would end in { $city }, where a comrade stands.
refuse-declining = Conquests cannot be declined in this game.
refuse-nothing_to_decline = That march takes nothing that could be declined.
refuse-same_outcome = Another road to the same place with the same conquests is offered.
refuse-event_march = Only one force march of { $nation } is allowed now.
refuse-alternate = Taking turns in Flanders is called for at the start of the phase, by players who disagree.
refuse-wait = There is no turn of yours in Flanders to pass.
refuse-command = Say which of the two commands, or cancel the march.
refuse-no_train = { $piece } is no train.
refuse-train_moved = { $train } has marched or been put back this turn.
refuse-train_away = { $train } is not there to be put back.
refuse-no_site = { $city } is no major fortress where this train may be put.
refuse-site_not_free = { $city } is not free, or not in friendly hands.
refuse-too_dear = That costs { $price } points, and the hand is worth { $purse }.
refuse-shift_in_supply = No troops are shifted in the middle of a supply check.
refuse-transfer_form = Say who gives, who takes and how many troops.
refuse-transfer_owner = The troops of { $general } are not yours to shift.
refuse-transfer_apart = { $giver } and { $taker } are not of one power in one town.
refuse-transfer_size = Every general keeps at least one troop and leads eight at most.
refuse-recruit_nothing = Buy at least one troop.
refuse-too_many_troops =
    { $room ->
        [0] No more troops can be had.
        [one] Only { $room } more troop can be had.
       *[other] Only { $room } more troops can be had.
    }
refuse-no_room = There is no general to lead so many.
refuse-placing = First place what you have bought.
refuse-enter = A general returns on a major fortress at home that is friendly and has room for him.
refuse-reinforce = Only a general on the map with room can be given a troop.
refuse-pay =
    { $owing ->
        [one] { $owing } point is
       *[other] { $owing } points are
    } owing: pay with cards of your hand, the higher first, and none that could be left out.
refuse-paying = First pay, or cancel if you may.
refuse-attack = Only adjacent enemies that have not fought each other yet can fight.
refuse-card_not_held = { $card } is not in that hand.
refuse-reserve_value = A Reserve is played as a value from 1 to 8.
refuse-wrong_suit = { $card } does not fit: your general stands in { $suit }.
refuse-too_high = That card is too high.
refuse-in_battle = In combat you play a card or give way.
refuse-tie_below_zero = Below zero there is no draw; you can only concede.
refuse-concede_at_zero = At zero nobody is beaten: part as equals, or play.
refuse-zero_duty = At zero a card of { $suit } must be played.
refuse-spare = Name one of the two generals.
refuse-retreat = The retreat goes { towns } and ends as far from the victor as it can.
refuse-retreat_road = Several roads lead there, and it makes a difference which: name the towns on the way.

## do: what an action says

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
do-bypass =
    { $who } to { $end }{ $steps ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }by { $by }
    }, taking nothing
do-force = { $who }: a force march to { $end }
do-command = { $who } commands
do-alternate = Take turns in Flanders
do-wait = Pass the turn in Flanders
do-restore = Put { $who } on { $place }
do-done = Done
do-pay = Pay with the { $card }
do-cancel = Cancel
do-station = { $who } to { $place }
do-cover = Supply { $generals }
do-cover_none = Supply nobody
do-recruit = Buy { troops }
do-reinforce = A troop for { $who }
do-enter = { $who } returns in { $place }
do-attack = { $own } attacks { $enemy }
do-play = Play the { $card }
do-play_as = Play the { $card } as { $value }
do-tie = Part as equals
do-concede = Give way
do-spare = { $who } stays
do-retreat = Retreat to { $place }
do-retreat_by = Retreat to { $end } by { $by }
do-transfer =
    { $giver } passes { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } to { $taker }
do-agree = Agree
do-refuse = Refuse
do-deal = The { $card } is dealt

## log

when = Turn { $turn }, { $year }
log-turn = Turn { $turn }, { $year }.
log-stage =
    { $nations } { $nations-count ->
        [one] acts
       *[other] act
    }.
log-sheet_written = { $seat } has allotted all troops.
log-allotted = All troops are allotted.
log-draws =
    { $nation } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of deck { $deck }.
log-draws_nothing = { $nation } draws nothing.
log-drawn = Drawn for { $nation }: { $cards }.
log-deck_opened = Cards of deck { $deck } form the new draw pile.
log-agrees = { $seat } agrees with { $asker }.
log-refuses = { $seat } refuses { $asker }.
log-hussar_placed = { $hussar } rides to { $city }.
log-hussars_leave = The hussars in { $city } are chased off.
log-harassed = Hussars harass { $generals }: { $nation } has to pay { count-points }.
log-pays = { $nation } pays { $cards }.
log-pays_nothing = { $nation } has no cards to pay with.
log-fed_again = { $general } is in supply again.
log-turned_down = { $general } is out of supply.
log-hunger_costs = Hunger costs { $nation } { losses }.
log-starved = { $general } has no troops left and leaves the map.
log-march = { $group }: from { $start } to { $end } ({ $road }).
log-bypass = { $group }: from { $start } to { $end }, taking nothing ({ $road }).
log-force = { $group }: a force march from { $start } to { $end } ({ $road }).
log-marches_over = { $seat } has finished marching.
log-hussars_done = The hussars have ridden.
log-would_restore = { $train } is to be put on { $city }.
log-train_stays = { $train } is left as it is.
log-would_join = { $general } wants to join { $other }, of equal rank.
log-commands = { $general } commands the stack.
log-joins_not = { $general } thinks better of it.
log-consent_join = { $group } asks to join { $other } in { $city }, with { $leader } in command.
log-consent_march = The stack { $group } asks to march to { $city } as one.
log-alternate = { $seat } calls for turns in Flanders.
log-waits = { $nation } passes its turn in Flanders.
log-train_destroyed = { $train } is destroyed in { $city }.
log-restores = { $nation } pays { $cards } and puts { $train } on { $city }.
log-transfer = { $giver } passes { troops } to { $taker }.
log-conquers = { $nation } takes { $city }.
log-frees = { $nation } frees { $city }.
log-question = { $nation } claims { $city }, which is protected.
log-turns_elector = { $nation } wins the elector of { $city }.
log-electors_box = { $nation } holds three electors and marks their box.
log-electors_lost = { $nation } loses its marker on the box of the electors.
log-combats = { $count } combats have to be fought.
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
log-spares = { $general } leads what is left.
log-retreats =
    { $general } { $general-count ->
        [one] retreats
       *[other] retreat
    } from { $start } to { $end }.
log-no_way_out = No way out of { $city }: { $nation } loses the whole stack, { losses }.
log-battle_box = { $nation } puts { count-markers } on its battle box.
log-battle_box_loses = { $nation } takes { count-markers } off its battle box.
log-winter = Winter: the powers recruit.
log-recruits = { $nation } recruits { troops }.
log-recruiting_over = { $nation } has finished recruiting.
log-enters = { $piece } returns in { $city }.
log-reinforced = The stack of { $general } gets a troop.
log-score = { $nation } writes down { count-points }.
log-winter_sum = The winters of { $nation } come to { count-points }.

## end

end-markers = { $nation } has placed its last victory marker and wins.
end-winter = The war is over: { $nation } has the fewest points of four winters, { $points }, and wins.
end-endurance = Nobody has broken her: Maria Theresa has held out and won.

## Politics: names

name-russia = Russia
name-italy = Italy
name-left = left
name-right = right
name-every = every suit
name-prussian = Prussia's ally
name-neutral = neutral
name-austrian = Austria's ally
name-franz = Franz of Austria
name-karl-albert = Karl Albert of Bavaria
name-no-aggression = no aggression (no combat, conquest, blocking or hussars)
name-no-combat = no combat
name-no-hussars = no hussars
name-no-protection = no protection (the first leaves the fortress to the second)
name-subsidy = a subsidy (a card a turn from the first to the second)

## Politics: parts of sentences

count-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
count-steps =
    { $steps ->
        [one] one box
       *[other] { $steps } boxes
    }
a-deal = { $kind } between { $giver } and { $taker }{ $count ->
        [0] {""}
       *[other] {" "}for { $names }
    } until turn { $until }

## Politics: prompt

prompt-trump = { $nation } won the latest combat: name the trump suit.
prompt-bid = { $nation } may lay a card face down on the political display. Trump is { $suit }.
prompt-choose = { $nation } may take { $cards }, or keep its cards on the display.
prompt-send = { $nation } must send a general away ({ $where }): choose who goes.
prompt-mission_payment =
    Two troops for { $general } on his mission: { $owing ->
        [one] { $owing } point is
       *[other] { $owing } points are
    } still owing.
prompt-may_return = The mission of { $general } is over: let him come to { $city }, or stay away.
prompt-place = { $who } must leave { $city }: choose among the nearest towns.
prompt-drift = Prussia has to remove victory markers. How far does Saxony drift to the right? At most { count-steps }.
prompt-vote = { $nation } casts the vote of { $city }. So far { $franz } for Franz, { $karl } for Karl Albert.
prompt-peace = Prussia holds all of Silesia: offer Austria peace, or forgo it.
prompt-peace_offered = Prussia offers peace for Silesia. Austria may accept this once in the game.
prompt-second_train = Put the second Prussian train on a free major fortress of Prussia.
prompt-reduction = France may take its markers off Core Austria, once in the game, or forgo it.
prompt-bavarian_subsidy = Does France pass a card of its income to Bavaria this time?

## Politics: refuse

refuse-trump = Name one of the four suits as trump.
refuse-bid = Lay a card from the hand of { $nation }, or abstain.
refuse-choose = Take an open political card with the emblem of { $nation }, or keep the cards on the display.
refuse-not_open = { $card } does not lie open.
refuse-emblem = { $card } does not show the emblem of { $nation }.
refuse-event = { $card } cannot be carried out like that.
refuse-send = Name a general of { $nation } who is on the map, or one off the map if his troops can be paid for.
refuse-send_dear = Two troops for a general from off the map cost { $price } points.
refuse-may_return = He comes back or stays away.
refuse-place = { $who } can only go to the nearest towns that are offered.
refuse-settling = First { $who } must be set down.
refuse-drift = Say how far Saxony drifts, from no box to { count-steps }.
refuse-vote = It is the turn of { $city }: vote for Franz or for Karl Albert.
refuse-peace = Offer Austria peace for Silesia, or forgo it.
refuse-second_train = The train needs a major fortress that Prussia controls and that holds no piece.
refuse-reduction = Take the French markers off Core Austria, or forgo it.
refuse-bavarian_subsidy = Pay Bavaria its subsidy, or withhold it.
refuse-offer = Nothing of the kind can be offered now.
refuse-no_such_offer = There is no such offer.

## Politics: log

log-turned_up = Political card: { $card }.
log-election_due = The imperial election comes up: the vote is held at the end of this turn.
log-trump = { $nation } names { $suit } as trump.
log-trump_card = { $card } is turned up: { $suit } are trump.
log-no_trump_card = { $card } is turned up and gives no trump.
log-every_trump = Every suit is trump.
log-bids = { $nation } lays a card of deck { $deck } face down.
log-bid = Laid for { $nation }: { $card }.
log-abstains = { $nation } lays nothing more.
log-bid_shown = { $nation } has laid { $card }.
log-bid_returns = { $card } goes back to the hand of { $nation }.
log-keeps = { $nation } keeps its cards on the display.
log-takes_card = { $nation } takes { $card }.
log-spends = { $nation } spends { $cards }.
log-denied = { $nation } leaves { $card } without effect.
log-late_return = { $nation } gets its cards back next turn.
log-left_over = Nobody has taken { $card }.
log-shifts = The marker of { $track } moves { count-steps } to the { $direction }, to box { $box }.
log-fewer = { $nation } draws { count-cards } fewer this turn.
log-truce = Austria and Prussia keep a truce this turn.
log-bedridden = { $nation } makes no force march this turn.
log-italy = { $nation } puts a victory marker on the Italy box.
log-italy_lost = { $nation } takes its victory marker off the Italy box.
log-sent = { $general } leaves on a mission for { $nation }.
log-mission_paid = { $nation } pays { $cards } for two troops.
log-unmanned = { $nation } has nobody to send on its mission and draws a card less.
log-mission_ends = { $general } returns from his mission to { $city }.
log-stays_away = { $general } stays on his mission.
log-displaced = { $who } must leave { $city } for { $to }.
log-drifts =
    { $steps ->
        [0] Austria keeps Saxony where it is.
       *[other] Saxony drifts { count-steps } to the right, to box { $box }.
    }
log-saxony = Saxony is now { $alliance }, led by { $seat }.
log-votes = { $city }: { $nation } votes for { $candidate }.
log-elected = { $candidate } is elected emperor with { $count } votes; { $nation } puts a victory marker on the Emperor box.
log-crown_lost = { $nation } loses the majority of the electoral seats, and the marker on the Emperor box with it.
log-offers_peace = Prussia offers Austria peace for Silesia.
log-annexed = Peace: Silesia is Prussian. Prussia is neutral until its stage of turn { $turn }.
log-set_aside =
    { $aside ->
        [0] { $nation } has no victory marker to set aside.
       *[other] { $nation } sets { $aside } of its victory markers aside, and { go-back }.
    }
log-taken_back =
    { $count ->
        [one] The marker that { $nation } had set aside goes back to its pool.
       *[other] The { $count } markers that { $nation } had set aside go back to its pool.
    }
log-truce_over = Prussia's neutrality is over.
log-second_train = { $piece } comes into play in { $city }.
log-reduces = France reduces its aims in Austria.
log-subsidises = France pays Bavaria its subsidy.
log-withholds = France keeps Bavaria's card for itself.
log-offer = { $seat } offers { $partner }: { a-deal }.
log-release = { $seat } proposes to { $partner } to end early: { a-deal }.
log-decline = { $seat } declines the offer of { $partner }: { a-deal }.
log-withdraw = { $seat } withdraws the offer to { $partner }: { a-deal }.
log-deal = A deal is struck: { a-deal }.
log-deal_over = A deal is over: { a-deal }.

## Politics: foresee

foresee-shifts = moves { $track } { count-steps } to the { $direction }, to box { $box }
foresee-saxony = Saxony would be { $alliance }
foresee-less = { $nation } would draw a card less each turn
foresee-more = { $nation } would draw a card more each turn
foresee-italy = { $nation } would have a marker on the Italy box
foresee-italy_lost = { $nation } would lose its marker on the Italy box
foresee-mission = { $nation } would have to send a general away
foresee-mission_over = the general of { $nation } would come back
foresee-cards = { $nation } draws { count-cards } at once
foresee-fewer = { $nation } draws { count-cards } fewer this turn
foresee-recruits = { $nation } recruits up to { $troops } troops now, { $free } of them free
foresee-truce = no fighting between Austria and Prussia this turn
foresee-march = a French force march at once
foresee-bedridden = no French force march this turn
foresee-denies = nobody else can have { $card }
foresee-common_stack = { $nation } would play the cards and count the victories; losses would fall on { $general } first
foresee-harasses = { $nation } would pay { $points } for the supply of { $generals }
foresee-harasses_nobody = lies on nobody's only way to a train
foresee-keeps = keeps { $sum } on the display for later turns
foresee-off_suit = { $card } is not trump and would come back
foresee-sum = would count { $sum } in the order
foresee-no_place = no place in the order
foresee-elects = { $candidate } would be emperor
foresee-votes = { $candidate } would have { $count }
foresee-rewarded = Prussia keeps Silesia, puts a marker on its box and gets a second train
foresee-annexes =
    { $aside ->
        [one] sets one Prussian marker in Austria aside, { go-back }
       *[other] sets { $aside } Prussian markers in Austria aside, { go-back }
    }
foresee-neutral = Prussia would be neutral until its stage of turn { $turn }
foresee-reduces =
    { $aside ->
        [one] sets one French marker aside, { go-back }
       *[other] sets { $aside } French markers aside, { go-back }
    }
go-back =
    { $back ->
        [0] none goes back to the pool
        [one] one goes back to the pool
       *[other] { $back } go back to the pool
    }
foresee-draws = France would draw { $france }, Bavaria { $bavaria }

## Politics: do

do-reveal = Turn up { $card }
do-trump = Make { $suit } trump
do-bid = Lay { $card }
do-abstain = Lay nothing
do-keep = Keep the cards on the display
do-event = Take { $card }
do-event_steps =
    Take { $card } and move the marker { $steps ->
        [0] not at all
        [one] one box
       *[other] { $steps } boxes
    }
do-deny = Take { $card } without effect
do-send = Send { $who } on the mission
do-come = Let him come back
do-stay = Let him stay away
do-place = Set { $who } down in { $place }
do-drift =
    { $steps ->
        [0] Keep Saxony where it is
        [one] Let Saxony drift one box
       *[other] Let Saxony drift { $steps } boxes
    }
do-vote = { $place } votes for { $candidate }
do-propose = Offer Austria peace
do-forgo = Forgo it
do-reduce = Take the markers off Core Austria
do-subsidise = Pay Bavaria its subsidy
do-withhold = Keep the card
do-offer = Offer { $seat }: { $kind }, { $giver } and { $taker }, until turn { $until }
do-offer_names = Offer { $seat }: { $kind } of { $names }, { $giver } and { $taker }, until turn { $until }
do-release = Ask { $seat } to end early: { $kind }, { $giver } and { $taker }, until turn { $until }
do-release_names = Ask { $seat } to end early: { $kind } of { $names }, { $giver } and { $taker }, until turn { $until }
do-accept = Accept from { $seat }: { $kind }, { $giver } and { $taker }, until turn { $until }
do-accept_names = Accept from { $seat }: { $kind } of { $names }, { $giver } and { $taker }, until turn { $until }
do-decline = Decline from { $seat }: { $kind }, { $giver } and { $taker }, until turn { $until }
do-decline_names = Decline from { $seat }: { $kind } of { $names }, { $giver } and { $taker }, until turn { $until }
do-withdraw = Withdraw what you offered { $seat }: { $kind }, { $giver } and { $taker }, until turn { $until }
do-withdraw_names = Withdraw what you offered { $seat }: { $kind } of { $names }, { $giver } and { $taker }, until turn { $until }

## Goals: what each player plays for

aim-markers =
    { $nation }: place all { $need } victory markers. { $left ->
        [one] 1 is left
       *[other] { $left } are left
    }.
aim-winter = { $nation }: or have the fewest markers left over in the four winters, if nobody has placed all.
aim-winters =
    { $nation }: or have the fewest markers left over in the four winters, if nobody has placed all. { $points } so far, in { $winters ->
        [one] 1 winter
       *[other] { $winters } winters
    }.
aim-endurance = Keep Prussia and France from placing their last marker through all { $turns } turns.

## Roles: what tempts one to take a seat

role-maria = Everybody has signed a promise to respect your rights, and everybody wants a piece of your inheritance. You have the longest borders, the best hussars and time.
role-frederick = Prussia takes Silesia from Austria; the Pragmatic Army fights beside Austria in Flanders. You lead both and may win with either. Nobody can be quite sure of you.
role-louis = The richest king makes an emperor. Two armies and a Bavarian friend stand far from home, and everything between them and Vienna is in your way.
role-introductory-maria = Prussia comes from the north, France and Bavaria from the west. Hold both for nine turns; you need not take anything from anybody.
role-introductory-frederick = Silesia lies open before your army, and Saxony marches with you. Take what you came for before Louis takes his.
role-introductory-louis = Six markers, two French marshals and a Bavarian. Prag is near, and so is Frederick, who wins by the same road as you.
role-two-player-maria = Austria and the Pragmatic Army in one hand, at last: two maps, and an enemy who has to be everywhere.
role-two-player-louis = France, Bavaria, Prussia and, for as long as it is loyal, Saxony. Your armies are larger, and French and Prussians still refuse to share a camp.

## Lessons

lesson-board = What you see
lesson-board-1 = You lead Prussia, the dark blue pieces, and Saxony, the light green ones. Generals are arched like a window and bear their rank; supply trains are wagons. Choose Schwerin in Lüben, then one of the towns that light up, such as Steinau, and press “March” above the map.
lesson-board-1-done = That was a march. A general goes three towns in a turn, or four if he stays on main roads, which are drawn as a double line. Undo takes it back as long as nobody else has acted.
lesson-force = The force march
lesson-force-1 = Far from the enemy an army can hurry: up to eight towns, all on main roads, never next to an enemy and never over an enemy fortress. Choose Friedrich in Glogau, then Berlin, six towns away and too far for a march, and press “Force the march”.
lesson-force-1-done = A force march takes nothing and attacks nobody, but it carries a general from one end of his country to the other in a turn.
lesson-conquest = Taking a fortress
lesson-conquest-1 = Breslau is in Austrian hands, and no Austrian general is near. A fortress falls to a general who marches over it and on. March Friedrich over Breslau to Ohlau.
lesson-conquest-1-done = Breslau bears your marker, and there is one marker less in your pool. Markers are what this war is about: who gets rid of all of them wins. A general who only stops on a fortress has not taken it.
lesson-protection = Protection
lesson-protection-1 = Now Neipperg stands in Frankenstein, two towns from Breslau. A general protects every fortress of his side within three towns. March Friedrich over Breslau to Oels all the same.
lesson-protection-1-done = A question marker: Breslau is claimed, not taken. If Neipperg is driven off in this stage it falls after all; otherwise the question marker is removed.
lesson-combat = A combat
lesson-combat-1 = Generals who stand side by side must fight. March Friedrich to Breslau, next to Neipperg in Nimptsch, then press “Done”.
lesson-combat-1-done = Both show their troops: eight against three. The weaker side may play cards first.
lesson-combat-2 = Neipperg is five behind and would need spades, the suit of the ground he stands on. Let him answer.
lesson-combat-2-done = Whoever gives in loses as many troops as he is behind and retreats as many towns. In the advanced game three troops lost are a victory marker for the winner.
lesson-cards = The right card
lesson-cards-1 = Three against eight: you are five behind, and the right to play is yours. Friedrich stands in spades, so only spades count. Play the nine.
lesson-cards-1-done = You are four ahead, and the right has passed to Neipperg. While you are behind you may play on; once you are level or ahead the enemy answers.
lesson-cards-2 = Neipperg holds no card. See what becomes of him.
lesson-cards-2-done = A card of the right suit beats a larger army. Look at the suits before you march: choose the ground on which your cards count.
lesson-retreat = The retreat
lesson-retreat-1 = Neipperg is beaten by three: he loses three troops and goes back three towns. You choose where, as far from Friedrich as possible. Choose one of the towns that light up.
lesson-retreat-1-done = Now he protects nothing here any more. Had there been no way out he would have lost everything.
lesson-mixed = A mixed stack
lesson-mixed-1 = Prussia and Saxony cooperate: their generals may share a town. March Rutowski to Schwerin in Dresden.
lesson-mixed-1-done = Rutowski has the higher rank and commands. In a combat only the commander's power plays cards, and the other general loses troops first. So think twice who is to lead.
lesson-supply = Supply
lesson-supply-1 = Friedrich lies face-down in Pardubitz: when supply was checked no train of his was within six towns. A general who is still unfed in the next check loses two troops. March the Prussian train towards him, to Landeshut.
lesson-supply-1-done = Landeshut is four towns from Pardubitz. When Prussia's next stage begins he will be fed and turned face-up. Until then he fights, but takes no fortress. At home nobody needs a train.
lesson-hussars = Hussars
lesson-hussars-1 = You are Maria Theresa. Belle-Isle stands in Kolin, his train in Beroun, and the road between them runs through Prag. Send a hussar to Prag, then press “Done”.
lesson-hussars-1-done = Hussars ride up to four towns from one of your generals. They do not stop an army, they only make its supply expensive.
lesson-hussars-2 = Press “Done”: France has its stage, draws cards, and then its supply is checked.
lesson-hussars-2-done = Belle-Isle's path is three towns long, so France has to pay cards worth three points, or he goes hungry. Those cards are missing in its next battle.
lesson-price = What hussars cost
lesson-price-1 = Now you are Louis XV. A hussar rides round Prag, on every path from Belle-Isle to his train, and supply costs three points. Pay with the card you miss least.
lesson-price-1-done = Nobody gives change, so pay with small cards. A piece that enters the hussars' town chases them off, and a path around them costs nothing.
lesson-politics = Politics
lesson-politics-1 = You are Maria Theresa. Two political cards lie open, and hearts are trump. Every major power may lay one card face down; the highest trump chooses first. Lay the nine of hearts.
lesson-politics-1-done = All cards are turned up. What is not trump goes back to the hand.
lesson-politics-2 = Nine is the highest, so you choose first. Take the Subsidies from Westminster, which show Austria's emblem.
lesson-politics-2-done = Your nine is spent and two cards are drawn for it. Instead of taking a card you may keep what you have laid: it counts again next turn.
lesson-winter = Winter
lesson-winter-1 = After every third turn the powers recruit. Friedrich has two troops left, and a troop costs four points in cards. Recruit two, pay with the eight, and choose Friedrich twice to give him both.
lesson-winter-1-done = Eight points for two troops. The other players see how many you buy, not who gets them. Every card is a battle, two troops or a word in politics. In the advanced game each winter also counts the markers left in your pool; after four winters the lowest sum wins.
lesson-victory = How one wins
lesson-victory-1 = One marker is left in Prussia's pool. Take Breslau: march Friedrich over it to Ohlau.
lesson-victory-1-done = The pool is empty.
lesson-victory-2 = Victory is tested at the end of the stage. Press “Done”.
lesson-victory-2-done = Prussia has won. In the advanced game markers also lie on boxes, for battles, electors, the crown, Italy and Silesia, and Frederick leads two powers, either of which may win for him.

## Why a bot does something

why-first_battles = troops where the first battles will be
why-stands_well = everybody stands well
why-tie = nobody gains by going on: a tie
why-least_harm = where the beaten enemy can do least
why-changes_most = where it changes most
why-why_not = why not
why-more_troops = more troops are always welcome
why-no_harm = there is no harm in it
why-enough = enough for today
why-can_be_won = it can still be won
why-cannot_be_won = it cannot be won
why-cards_into_troops = cards of little use here turn into troops
why-cards_dearer = the cards are worth more than the troops
why-fed_first = the strongest eat first, and those who starve already
why-commander_stays = the commander stays
why-more_cards = the power with more cards to play commands
why-together = together they are safer
why-alone = he does better alone
why-hussars_well = no hussar would cost the enemy more elsewhere
why-hussars =
    so supply costs the enemy { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
why-hussars_both =
    with both hussars supply costs the enemy { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
why-best_suit = the suit of our highest card
why-no_bid = nothing here is worth a card
why-bid = what could be taken is worth the card
why-keep_display = the cards stay on the display for something better
why-event = { $card } is worth the cards
why-drift = Saxony where it does us most good
why-vote = a crown for the power that is less dangerous with it
why-peace_pays = the peace brings Prussia nearer to its last marker
why-war_pays = the war brings more than the peace
why-peace_bearable = Prussia is still far from winning, and France remains
why-peace_too_dear = the peace would all but make Prussia win
why-reduce = what would be lost anyway counts half
why-hold_on = the conquests can be held
why-subsidise = Bavaria fights on with a small hand
why-withhold = France needs the card more
why-missed_least = the general who is missed least
why-needed = he is needed on the map
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
why-deal_helps = the deal helps us
why-deal_hurts = the deal gains us too little
why-deal_unknown = my orders do not cover such treaties
why-deal_offered = both of us should want this deal
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
layer-control = Fortresses each power controls
layer-neutral = Neutral land
layer-supply = Supply of the power in turn
layer-watch = Towns it protects

name-reserve = Reserve
name-mission-prussia = East Prussia, on a mission
name-mission-austria = Italy, on a mission
name-mission-france = Italy, on a mission

country-france = France
country-bavaria = Bavaria
country-prussia = Prussia
country-saxony = Saxony
country-austria = Austria
country-silesia = Silesia
country-dutch = the Dutch Republic
country-hanover = Hanover
country-empire = the Empire
country-poland = Poland

bar-bypass = { $way }, taking nothing
bar-force = a force march: { $way }

confirm-bypass = March past
confirm-force = Force the march
confirm-restore = Put it there
confirm-station = Ride
confirm-command = Command
confirm-spare = He stays
confirm-send = Send him
confirm-place = Set down

piece-hussar = { $name }, in { $city }

about-place = { $country }, sector of { $suit }
about-minor = A minor fortress
about-major = A major fortress
about-claimed = { $nation } claims it; it is protected.
about-taken = Taken by { $nation }.
about-elector = An elector's seat; its vote is with { $nation }.
about-train = Its generals are fed within six roads of it.
about-hussar = A supply path through here costs its power points in cards.
about-alone = { count-troops }, as everybody knows
about-pool = { $who }: { $count } troops together
about-seen = Last seen in turn { $turn }: { count-troops }
about-seen_with = Last seen in turn { $turn }: { $who }, { $count } troops together
about-commands = Commands the stack
about-face_down = Out of supply: another check without supply costs him two troops.
about-harassed =
    Supplied over { $length ->
        [one] one town
       *[other] { $length } towns
    }, harassed by hussars: { $price ->
        [one] { $price } point
       *[other] { $price } points
    }
about-path =
    Supplied over { $length ->
        [one] one town
       *[other] { $length } towns
    }
about-at_home = In supply at home
about-no_path = No supply path

nation-neutral = neutral
nation-enemies = Its enemies
nation-cooperating = Acts together with
nation-markers = { $placed } victory markers placed, { $left } left
nation-left = { $count } left
nation-changed = Look who is whose enemy now: { $who }.

state-title = The political board
state-track = { $track }: { $title } (box { $box })
state-mission = { $general } is on a mission for { $nation }.
state-electors = { $nation } has a marker on the box of the three electors.
state-emperor = { $nation } has a marker on the Emperor box.
state-italy = { $nation } has a marker on the Italy box.
state-silesia = Silesia is Prussian.
state-election-to-come = The imperial election is still to come.
state-election-due = The imperial election is held at the end of this turn.
state-election-held = The emperor is elected.
state-truce = Austria and Prussia keep a truce this turn.
state-no_force_march = France makes no force march this turn.
state-neutral_until = Prussia is neutral until its stage of turn { $turn }.

scene-fold = Fold it away and look at the map
scene-unfold = Unfold it

politics-label = Politics
politics-title = Politics of turn { $turn }
politics-trump = Trump:
politics-name_trump = Name the trump suit:
politics-for = May be taken by
politics-taker = the taker
politics-left = { $track } up to { count-steps } to the left, for { $who }.
politics-right = { $track } up to { count-steps } to the right, for { $who }.
politics-draws =
    { $who } { $who-count ->
        [one] draws
       *[other] draw
    } { count-cards } at once.
politics-draws_saxony = Saxony draws { count-cards } at once if it is Prussia's ally then.
politics-fewer = France draws { count-cards } fewer this turn.
politics-recruits =
    The taker may recruit up to { $count } troops now{ $free ->
        [0] {""}
       *[other] , { $free } of them free
    }.
politics-truce = Austria and Prussia do not fight each other this turn.
politics-march = A French general or stack makes a force march at once.
politics-bedridden = France makes no force march this turn.
politics-display = The political display
politics-back = A card of deck { $deck }, face down
politics-nothing = nothing laid
politics-sum = counts { $sum }
politics-chooses =
    { $place ->
        [1] chooses now
       *[other] chooses in place { $place }
    }
politics-bids =
    { $place ->
        [1] bids now
       *[other] bids in place { $place }
    }

election-title = The imperial election
election-means = Five of the nine votes elect. Franz of Austria gives Austria a victory marker, Karl Albert of Bavaria gives France one.
election-voted = votes for { $candidate }
election-now = votes now
election-later = is still to vote

bargain-title = Bargains
bargain-none = Nothing is agreed on or offered.
bargain-make = Make an offer …
bargain-make_title = An offer
bargain-offer = { $seat } offers { $partner }:
bargain-release = { $seat } asks { $partner } to end early:
bargain-accept = Accept
bargain-decline = Decline
bargain-withdraw = Withdraw
bargain-waiting =
    { $count ->
        [one] An offer to you
       *[other] { $count } offers to you
    }
bargain-ask-verb = What would you do?
bargain-ask-kind = What about?
bargain-ask-seat = With whom?
bargain-ask-giver = Which power?
bargain-ask-taker = And which?
bargain-ask-names = Which fortress?
bargain-ask-until = Until when?
bargain-until = turn { $turn }
bargain-verb-offer = Offer a deal
bargain-verb-release = End a deal early
bargain-again = Begin again
bargain-send = Send it

plot-markers = Victory markers still to place

## The game: who made it, its scenarios and options

game-credit = Maria was designed by Richard Sivél and published by Histogame.
scenario-advanced = Maria, the advanced game
scenario-advanced-text = A queen to be robbed, a crown to be won, no promise that lasts: the whole war for three.
scenario-introductory = Maria, the introductory game
scenario-introductory-text = Two kings race for the same towns, and one queen holds out for nine turns. No politics: the shortest way to Maria, filled in by us where we had only an outline.
scenario-two-player = Maria for two
scenario-two-player-text = The whole war as a duel: Austria's friends against all her heirs. Our working version.

option-display_order = Order of the powers on the political display: R is the Pragmatic Army.
option-display_order-f-p-r-a = F, P, R, A
option-display_order-f-r-p-a = F, R, P, A
option-bids = How many cards a power may lay on the political display in a turn.
option-bids-one = one
option-bids-several = several
option-late_return = Cards cut off on the political display come back one turn later.
option-reserve_pays = What a Reserve is worth in a payment.
option-hussar_range = Whether enemy pieces bar the way from a general to a hussar.
option-hussar_range-any = any
option-hussar_range-open = open
option-neutral_hussars = Hussars may be placed in neutral land.
option-free_detour = A supply path that avoids the hussars costs nothing, even if it is longer.
option-set_aside_scores = Markers set aside count in the winter scores.
option-set_aside_counts = Markers set aside hinder victory like the pool.
option-silesian_markers = What becomes of the Prussian markers in Silesia at the annexation.
option-silesian_markers-stay = stay
option-silesian_markers-return = return
option-victory_tests = Whether victory is tested after politics and the election as well.
option-victory_tests-all = all
option-victory_tests-stages = stages
option-surplus = Of several empty pools the larger surplus wins; otherwise the tie rule alone.
option-subsidised = Who may be paid a subsidy.
option-subsidised-allies = allies
option-subsidised-cooperating = cooperating
option-fixed_troops = Generals with a number on their card start with at least, or exactly, that.
option-fixed_troops-minimum = minimum
option-fixed_troops-exact = exact
option-seam_supply = France and Austria may draw supply paths across the seam.
option-seam_protection = Generals protect fortresses on the other side of the seam.
option-hungry_claims = Face-down generals may conquer retroactively.
option-saxony_returns = A card can bring Saxony back to Prussia.
option-saxony_shift = When Saxony drifts several boxes: the last takes effect, or one after the other.
option-saxony_shift-reached = reached
option-saxony_shift-each = each
option-last_election = The Imperial Election as the last card of 1742: turned up in turn 7, or in turn 6.
option-last_election-next = next
option-last_election-same = same
option-emperor_stays = The marker on the Emperor box stays, whatever becomes of the electoral seats.
option-mission_impossible = What a mission costs that cannot be fulfilled.
option-mission_impossible-card = card
option-mission_impossible-nothing = nothing
option-loser_removes = The loser of a combat removes what the winner placed, or what he earned.
option-loser_removes-placed = placed
option-loser_removes-earned = earned
option-battle_box = Room for two markers in battle boxes: for each power, or for all together.
option-battle_box-each = each
option-battle_box-shared = shared
option-declining = A march may decline its conquests.
option-mission_return = Whether a general must return at once.
option-mission_return-must = must
option-mission_return-may = may
option-first_trump = Trump while nobody has won a combat: by the top tactical card, or every suit.
option-first_trump-pile = pile
option-first_trump-none = none
option-bavarian_subsidy = How often France chooses to pay Bavaria after 1741.
option-bavarian_subsidy-turn = turn
option-bavarian_subsidy-year = year
option-neutral_politics = Neutral Prussia takes part in politics.
option-introductory_pools = Victory markers of the introductory game: our working version, or all of them.
option-introductory_pools-working = working
option-introductory_pools-advanced = advanced
option-introductory_income = Cards drawn in the introductory game: our working version, or as in 1741.
option-introductory_income-working = working
option-introductory_income-advanced = advanced
option-two_player_wins = In the game for two a side wins with either of its major powers, or with both.
option-two_player_wins-either = either
option-two_player_wins-both = both

## Names: powers, players, pieces and cards; those of places are as on the map

name-france = France
name-bavaria = Bavaria
name-prussia = Prussia
name-saxony = Saxony
name-austria = Austria
name-pragmatic = the Pragmatic Army
name-maria = Maria Theresa
name-frederick = Frederick
name-louis = Louis XV
name-france-train-1 = France train 1
name-france-train-2 = France train 2
name-bavaria-train-1 = Bavaria train 1
name-prussia-train-1 = Prussia train 1
name-prussia-train-2 = Prussia train 2
name-saxony-train-1 = Saxony train 1
name-austria-train-1 = Austria train 1
name-austria-train-2 = Austria train 2
name-austria-train-3 = Austria train 3
name-pragmatic-train-1 = Pragmatic train 1
name-hussar-1 = hussar 1
name-hussar-2 = hussar 2

politics-card-41a = War of the Hats
politics-card-41b = The Diet at Pressburg
politics-card-41c = Klein-Schnellendorf
politics-card-41d = Subsidies from Westminster
politics-card-41e = Spaniards at Orbetello
politics-card-41f = The partition treaty of Frankfurt
politics-card-42a = Walpole falls
politics-card-42b = The convention of Turin
politics-card-42c = A squadron before Naples
politics-card-42d = La Chétardie and Bestuzhev
politics-card-42e = Brühl wavers
politics-card-42f = Maillebois marches
politics-card-42g = Imperial Election
politics-card-43a = Death of Cardinal Fleury
politics-card-43b = The treaty of Worms
politics-card-43c = The second Family Compact
politics-card-43d = The peace of Åbo
politics-card-43e = The Lopukhina affair
politics-card-43f = Vienna and Dresden sign
politics-card-44a = Louis XV takes the field
politics-card-44b = The union of Frankfurt
politics-card-44c = The King lies sick at Metz
politics-card-44d = Conferences of Warsaw
politics-card-44e = Betrothal in Moscow
politics-card-44f = Velletri and Cuneo
politics-box-saxony-1 = Prussia's sworn ally
politics-box-saxony-2 = Prussia's ally
politics-box-saxony-3 = Neutral
politics-box-saxony-4 = Austria's ally
politics-box-saxony-5 = Austria's sworn ally
politics-box-russia-1 = Court bought
politics-box-russia-2 = Swedish war
politics-box-russia-3 = Wait and see
politics-box-russia-4 = An eye on East Prussia
politics-box-russia-5 = Treaty with Vienna
politics-box-italy-1 = Bourbon triumph
politics-box-italy-2 = Milan in danger
politics-box-italy-3 = Balance
politics-box-italy-4 = The Alps held
politics-box-italy-5 = Austrian triumph

## The terminal: sheets, and what can be typed

terminal-typing = So may the road of a march: “karl olmutz”. A name alone lists what that piece can do. Several numbers or cards may follow one verb: “allot 8 5 5”, “pay 9S 2C”.
terminal-help_status = turn, powers, politics and deals
terminal-help_pieces = pieces, where they stand and how they are fed
terminal-help_objectives = where the victory markers lie, and the votes for the crown
terminal-help_look = towns around a town or piece
terminal-legend = full line main road, dotted minor · □ ■ major, ◇ ◆ minor fortress, full with a marker · † hussars
terminal-fortress_major = major fortress
terminal-fortress_minor = minor fortress
terminal-vote = vote: { $nation }
terminal-hussars = hussars
terminal-politics = politics
terminal-year_ends = the year ends
terminal-starving = STARVING
terminal-unsupplied = out of supply
terminal-by_train = train { $steps }
terminal-toll = hussars take { $price }
terminal-home = home
terminal-face_down = face-down
terminal-power = power
terminal-led_by = led by
terminal-troops = troops
terminal-cards = cards
terminal-draws = draws
terminal-markers = victory markers
terminal-markers_battle = { $count } in battles
terminal-markers_set_aside = { $count } set aside
terminal-markers_surplus = { $count } to spare
terminal-reconstruction = Maps and political cards are our own reconstruction.
terminal-political_cards = Political cards:
terminal-none = none
terminal-nobody = nobody
terminal-trump = trump
terminal-truce = Austria and Prussia keep a truce this turn
terminal-no_force_march = no French force march this turn
terminal-neutral_until = Prussia is neutral until its stage of turn { $turn }
terminal-election_due = the imperial election is held at the end of this turn
terminal-boxes = Victory boxes:
terminal-missions = On missions: { $who }
terminal-deal = Deal: { $what }, { $giver } to { $taker }, until turn { $until }
terminal-to_place = to place
terminal-where_markers = where its markers lie (in question: ?)
terminal-nowhere_yet = nowhere yet
terminal-battle_box = battle box ({ $count })
terminal-votes = Votes:
terminal-taking_nothing = taking nothing
terminal-by_force_march = by force march
terminal-winter = Winter

## Boxes for victory markers

box-electors = Three Electors
box-emperor = Emperor
box-italy = Italy
box-silesia = Silesia

## What is being done, in the title of the terminal

phase-retreat = retreat
phase-combat = combat
phase-battle = battle
phase-spare = spare
phase-aftermath = aftermath
phase-retroactive = retroactive
phase-setting_down = setting down
phase-election = election
phase-reduction = reduction
phase-hussars = hussars
phase-command = command
phase-march_consent = march consent
phase-appointment = appointment
phase-sending = sending
phase-mission_payment = mission payment
phase-mission_return = mission return
phase-may_return = may return
phase-movement = movement
phase-event_march = event march
phase-deal = deal
phase-recruiting = recruiting
phase-politics = politics
phase-turning_up = turning up
phase-naming_trump = naming trump
phase-trump_card = trump card
phase-bidding = bidding
phase-choosing = choosing
phase-recruit_payment = recruit payment
phase-placement = placement
phase-drift = drift
phase-box_by_box = box by box
phase-allotment = allotment
phase-peace = peace
phase-peace_offered = peace offered
phase-second_train = second train
phase-bavarian_subsidy = bavarian subsidy
phase-supply = supply
phase-hussar_payment = hussar payment
phase-cover = cover
phase-draw = draw
phase-train_payment = train payment
phase-winter = winter
phase-turn = turn
phase-after_politics = after politics
phase-stage = stage
phase-end_of_turn = end of turn

## The maps: title, legend and boards

picture-title = Maria – Flanders and Bohemia 1741–1744
picture-regions = Flanders and Bohemia
picture-edition = Sanssouci, an unofficial edition; game by Richard Sivél
picture-reconstruction = our reconstruction of the maps
picture-town = town
picture-minor = minor fortress
picture-major = major fortress
picture-elector = an elector’s seat
picture-main_road = main road
picture-road = road
picture-seam = to the other map
picture-set_up = set-up town
picture-miles = German miles
picture-saxony_draws = Saxony draws { $cards }
picture-card_less = { $power } 1 card less
picture-card_more = { $power } 1 card more
picture-mission_france = French mission
picture-mission_prussia = Prussian mission
picture-mission_austria = Austrian mission
picture-marker_france = French marker
picture-marker_austria = Austrian marker
picture-for_prussia = for Prussia and France
picture-for_austria = for Austria
picture-politics = Political Board
picture-college = Electoral College
picture-markers = Victory Markers
picture-box_battles = battles
picture-box_pool = pool
picture-earns_electors = three of the four western electors
picture-earns_emperor = the imperial election
picture-earns_italy = triumph in Italy
picture-earns_silesia = Silesia ceded to Prussia
picture-missions = Missions
picture-goes_to_prussia = East Prussia
picture-goes_to_austria = Italy
picture-goes_to_france = Italy
picture-general_prussia = a Prussian general
picture-general_austria = an Austrian general
picture-general_france = a French general
picture-turns = Turns
picture-winter = winter

## Follies: what a good player hardly ever does

folly-hopeless_attack = attacks with less than 35 % to win, by the attacker’s own reckoning
folly-dear_defeat = combats lost for which 20 points of cards or more were laid out
folly-starved = generals lost by hunger and not in battle
folly-no_card_of_the_suit = great stacks near an enemy in a suit of which there is no card
folly-cards_kept = points of cards still in hand at the end
folly-hoard = hands of more than twelve cards when a turn is over
folly-politics_passed = bids not made with a trump of eight or more for a card with the own emblem
folly-troops_not_bought = troops not bought in winter though there were cards for them
folly-peace_not_offered = peace not offered with all of Silesia in hand
folly-silesia_not_annexed = wars in which Silesia was never annexed
folly-fortress_left = fortresses that a general could have taken and left alone
folly-truce = wars with a major power that rest by treaty, stage by stage
folly-hungry = generals face-down when their power marches
folly-idle_army = armies that stood still with no enemy within six towns

## Ways to end, in a few words: for the tables of arena and simulations

ending-markers = last victory marker placed
ending-winter = winter points
ending-endurance = Maria Theresa has held out

## Lessons for those who type, where the sentence for browsers speaks of buttons

terminal-lesson-board-1 = You lead Prussia and Saxony. A name on the map is a town; “pieces” says who stands where. Schwerin stands in Lüben: type “march schwerin steinau”, or “schwerin” to see where else he can go.
terminal-lesson-force-1 = Far from the enemy an army can hurry: up to eight towns, all on main roads, never next to an enemy and never over an enemy fortress. Berlin is six towns from Friedrich in Glogau, too far for a march: type “force friedrich berlin”.
terminal-lesson-combat-1 = Generals who stand side by side must fight. March Friedrich to Breslau, next to Neipperg in Nimptsch, then type “done”.
terminal-lesson-retreat-1 = Neipperg is beaten by three: he loses three troops and goes back three towns. You choose where, as far from Friedrich as possible. “retreat” lists the ways; type the number of one.
terminal-lesson-hussars-1 = You are Maria Theresa. Belle-Isle stands in Kolin, his train in Beroun, and the road between them runs through Prag. Send a hussar to Prag, then type “done”.
terminal-lesson-hussars-2 = Type “done”: France has its stage, draws cards, and then its supply is checked.
terminal-lesson-victory-2 = Victory is tested at the end of the stage. Type “done”.
