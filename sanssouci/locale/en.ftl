### English, as far as it is not a game's own: rules of play that all games share, table, browser.

## Lists: "Keith, Heinrich and Seydlitz", "5♠, 3♥"

list-and = { $first } and { $last }
list-sequence = { $first }, { $last }
list-count = { $count } { $name }
list-times = { $count } × { $name }

## What every game says

kernel-waiting = Another player is deciding.
kernel-illegal = That is not possible here.
kernel-over = The game is over.
kernel-no_seat = There is no seat called { $seat } in this game.
kernel-not_your_turn = It is not your turn.
kernel-action = { $text }
kernel-ambiguous = “{ $text }” could mean { $count } things: { $listed } …
kernel-no_verb = “{ $word }” is nothing one can do here.
kernel-no_piece = There is no piece called “{ $word }”.
kernel-no_place = There is no place called “{ $word }”.
kernel-no_card = There is no card called “{ $word }”.
kernel-no_number = “{ $word }” is not a number; write it as: { $form }.
kernel-no_choice = “{ $word }” is not understood; write it as: { $form }.
kernel-other_word = “{ $word }” is not understood; “{ $wanted }” could stand there.
kernel-say_more = Something is missing; write it as: { $form }.
kernel-too_much = “{ $word }” is too much; write it as: { $form }.
kernel-too_long = That is too long; { $most } words are the most.
kernel-not_now = One cannot { $verb } now.
kernel-not_here = { $word } is not possible here.
kernel-number_range = { $word } is not possible here; say a number from { $low } to { $high }.

## The words an action takes: WHO, ROAD, CARD in help and refusals, and in the form of the editor

slot-number = number
slot-piece = piece
slot-city = city
slot-general = general
slot-nation = nation
slot-cards = cards
slot-cities = cities
slot-phase = phase
slot-space = space
slot-commander = commander
slot-spaces = spaces
slot-seat = player
slot-army = army
slot-points = points
slot-box = box
slot-hussar = hussar
slot-track = track
slot-suit = suit
slot-year = year
slot-who = who
slot-place = place
slot-infantry = infantry
slot-cavalry = cavalry
slot-artillery = artillery
slot-ships = ships
slot-arm = arm
slot-provisions = provisions
slot-ammunition = ammunition
slot-admiral = admiral
slot-board = board
slot-coins = coins
slot-region = region
slot-state = state
slot-units = units
slot-town = town
slot-candidate = candidate
slot-advantage = advantage
slot-advantages = advantages
slot-bronze = bronze
slot-silver = silver
slot-gold = gold
slot-card = card
slot-chief = chief
slot-count = count
slot-dice = dice
slot-start = start
slot-end = end
slot-via = via
slot-enemy = enemy
slot-own = own
slot-event = event
slot-generals = generals
slot-giver = giver
slot-taker = taker
slot-kind = kind
slot-level = level
slot-mode = mode
slot-names = names
slot-natives = natives
slot-new = new
slot-old = old
slot-option = option
slot-road = road
slot-span = span
slot-steps = steps
slot-target = target
slot-to = fleet
slot-trains = trains
slot-troops = troops
slot-until = until
slot-value = value

## The table

table-reason = { $seat }: { $why }

## Why bots do what they do

why-no_choice = there is no choice
why-anything = anything will do
why-better_than_first =
    wins { $lead ->
        [0] slightly more often
        [one] one more
       *[other] { $lead } more
    } in a hundred trial games than the obvious move

## Parts of views that games without words of their own show

view-id = Name

## The browser

app-title = Sanssouci
app-description = Sanssouci: board games of Frederick the Great's wars, alone or with friends.
app-noscript = Sanssouci draws its table with JavaScript, which is switched off here.
language = Language

skip = Skip to the game

yes = yes

no = no

close = Close

cancel = Cancel

copy = Copy

copied = Copied

more = … and { $count } more

turn = Turn { $turn }
when = Turn { $turn }

offline = No connection; trying again…

refused = That is not possible here.

theme-day = Light by day
theme-candle = Light by candle

sound = Sound
sound-on = Sound is on
sound-off = Sound is off

notices-switch = Tell me when it is my turn
notices-denied = The browser does not allow notices from this page.

lobby-motto = The wars of Frederick the Great, at your table.
lobby-opening = The games are being laid out …
lobby-unofficial = This edition is unofficial and drawn anew.
lobby-map_of = The map of { $game }
lobby-scenario = Scenario
lobby-alone = Tonight, alone, in half an hour
lobby-for_two = Sheets for two
lobby-campaigns = Campaigns
lobby-play_as = Play as
lobby-start = To arms
lobby-more = Seats, clock, options
lobby-seats = Seats
lobby-seats_hint = Several seats set to “at this screen” make a game for people sharing it.
lobby-options = Options
lobby-games = Games
lobby-table = The table
lobby-reconstruction = Parts of the map or the cards are our own reconstruction.
lobby-hints = Hints and odds for those who ask
lobby-hints-text = Anybody may ask the strongest bot what it would do.
lobby-training = Training: bots say why
lobby-training-text = Bots give their reasons at once, though it may betray their cards; else the log has them after the game.
lobby-clock = Clock. Whose time runs out is played on by the computer.

clock-none = no clock
clock-blitz = 30 min + 10 s
clock-live = 60 min + 30 s
clock-day = 1 day a move
clock-days = 3 days a move
clock-left = { $days } d { $hours } h
clock-week = 7 days a move
clock-title = Clocks

lobby-who = Who plays { $seat }
lobby-level = Opponent for { $seat }
lobby-opponents = Against
lobby-against = Against you: { $bots }. { $text }
lobby-name = Name (optional)
lobby-name_of = Name of the player of { $seat }
lobby-link_later = You get a link to send.
lobby-import = Open a record …

seat-me = at this screen
seat-bot = the computer
seat-invite = a friend, by link
seat-present = at the table
seat-absent = away

seats-title = Seats and links
seats-open = open
seats-mine = { $name } (this browser)
seats-invite = Link to invite …
seats-replace = Let the computer play
seats-replace_text = { $name } can take the seat back after coming back.
seats-replaced = The host let the computer play for you: { $seat }.
seats-take_back = Take the seat back
seats-move = Move to another device …
seats-move_text = Open this link on the other device within the hour. It works once, and the seat leaves this browser.

luck-chosen = The luck of this game was chosen beforehand by a seed: it is for playing alone.
luck-promised = Luck comes from a secret of the server, published after the game. Its SHA-256 is promised here:
luck-published = Luck came from this secret, whose SHA-256 was promised before the game:
luck-secret = Secret:
luck-later = It does not decide all: some of this game was played with a chosen seed, or comes from a record.

seats-webhook = Notices elsewhere …
seats-watch = To watch
seats-watch_text = Whoever opens this address without a seat watches, and sees nothing hidden.

webhook-url = Address
webhook-text = Who is told when it is the turn of { $seat }: a web address (https) of a chat, a phone or a script, or a mail address if this server sends mail. Nobody else sees it.
webhook-keep = Keep
webhook-test = Try it
webhook-clear = Forget it
webhook-kept = Kept.
webhook-asked = A letter has gone there: open the link in it, and notices follow.
webhook-tested = Sent.
webhook-cleared = Forgotten.

lobby-account = Account
account-title = Account
account-text = Not needed to play. With an account your tables follow you to other devices; the tables of this browser come along.
account-hello = The tables of this browser belong to { $name }.
account-name = Name
account-password = Password
account-old = Password until now
account-new = New password (8 characters or more)
account-rule = The password of a new account has 8 characters or more, whichever you like. Nobody can send you a forgotten one.
account-short = This password is too short: take 8 characters or more, such as three words that only you would put together.
account-empty = Something is not filled in yet.
account-sign_up = New account
account-log_in = Log in
account-log_out = Log out
account-change = Change the password
account-delete = Delete the account
account-delete_text = Your seats stay with this browser only.

import-title = Who plays on?
import-text = “{ $title }” is not over yet. Say who has which seat from now on; a name in the record need not belong to anybody here.
import-player = so far: { $player }
import-go = Go on with it

invite-title = Invite your friends
invite-text = Each link hands over one seat to the browser that opens it first. Keep them safe.
invite-go = To the table
invite-local = These links lead to this computer and nowhere else: the page was opened at { $host }. To play over your network, start the server with { $command }, open the page by this computer's name or address, and invite from there. For the whole internet see docs/hosting.md.

tables-title = My tables
tables-over = over
tables-your_turn = your turn
tables-turn_of = waiting for { $seats }
tables-continue = Continue
tables-watch = Watch
tables-replay = Replay
tables-archive = Put away
tables-unarchive = Take out
tables-archived = { $count } put away
tables-older = Older games

join-title = You are invited
join-text = Give a name, and the seat is yours.
join-name = Your name
join-nameless = The others have to call you something: give a name.
join-take = Take the seat
join-seat = { $title }: the seat of { $seat } is free. Give a name, and it is yours.
join-players = At the table: { $players }.
join-taken = { $title }: the seat of { $seat } is taken already.

move-title = Your seat moves here
move-text = { $title }: take the seat of { $seat } into this browser? The other device gives it up, and this link works once.
move-stale = This link was used already, or it is too old.
move-take = Take the seat

table-home = All tables
table-lost = This table cannot be opened

board-label = Map. Arrows move it, plus and minus zoom, Tab goes through what can be chosen.

panel-label = State of the war

prompt-label = What is asked
prompt-over = The war is over.
prompt-waiting = Waiting for { $who }.
prompt-watching = You are watching; it is up to { $who }.
prompt-opening = Laying out the map …

rule-open = Open rule { $rule }

tab-nations = Nations
tab-log = Log
tab-rules = Rules
tab-talk = Talk

zoom-in = Closer
zoom-out = Farther
zoom-fit = The whole map
zoom-mine = My pieces
beyond = Your pieces out of sight
beyond-lead = { $count ->
    [one] One place with your pieces, { $side }
   *[other] { $count } places with your pieces, { $side }
}
beyond-west = to the west
beyond-east = to the east
beyond-north = to the north
beyond-south = to the south

layers = Layers
layers-title = What the map shows

menu-title = Table menu
menu-replay = Look back
menu-warn = Ask if something is left to do
left-title = Something is left to do
left-done = Done all the same
menu-since = What happened since my turn
menu-result = The result
menu-seats = Seats and links …
menu-keys = Keys
menu-draw = Propose a draw
menu-abandon = Propose to abandon the game
menu-resign = Resign
menu-replace = Let the computer play for { $name }

resign-detail = The war is lost for you. As long as people play on, a bot takes your seat; if nobody is left, the war ends.

propose-detail = It counts when all the others agree.
propose-agree = Agree

proposed-draw = { $who } proposes a draw
proposed-abandon = { $who } proposes to abandon the game

watchers =
    { $count ->
        [one] { $count } watcher
       *[other] { $count } watchers
    }

key-pan = Arrows
key-pan-text = move the map; on something lit, go to the next in that direction
key-zoom = +  −  0
key-zoom-text = closer, farther, the whole map
key-tab = Tab
key-tab-text = through everything that can be chosen
key-enter = Enter
key-enter-text = choose; once more: do it
key-next = N
key-next-text = to the next thing that is lit; Shift+N: back
key-escape = Escape
key-escape-text = let go, close
key-undo = U or Ctrl+Z
key-undo-text = take back
key-reset = Shift+U
key-reset-text = take back the whole turn
key-rule = ?
key-rule-text = the rule of what is under the pointer or the focus
key-panels = 1 to 4
key-panels-text = nations, log, rules, talk
key-all = /
key-all-text = search all actions
key-steps = [  ]
key-steps-text = a step back or on in a replay

undo = Undo
undo-title = Take back the last action (U)

reset = Reset
reset-title = Take back the whole turn (Shift+U)
reset-detail = Everything since your turn began is undone, as far as it can be.

unpick = Let go (Escape)

key-hint = H
key-hint-text = ask for advice

hint = Hint
hint-title = What would the strongest bot do? (H)
hint-thinking = Thinking …
hint-by = the { $bot }’s advice
hint-do = Do it

plain-tab = Position
plain-view = What you know of the game
plain-back = Back
plain-more = { $what } ({ $count })
all-open = All actions
all-title = Everything you can do now
all-search = Search: a name, a town, a card
all-who = Who acts
all-what = What he does
all-narrow = { $count } actions: choose whom, or search.

steps-back = Back
steps-enough = That is all: { $what }
steps-range = { $low } to { $high }
steps-choose = Choose

confirm-yes = Yes
confirm-final = This cannot be taken back.

curtain-title = Now: { $name }
curtain-text = Hand the screen to { $name }. The others look away.
curtain-ready = I am { $name }

bar-answers = Answers

hand-title = My cards
hand-discard = Choose it in your hand.
hand-pay = Choose cards of your hand to pay with.
hand-bid = Choose a card of your hand to bid it.

chat-title = Talk
chat-placeholder = Say something to the table
chat-send = Say

note-title = My notes
note-placeholder = Suits, hands, plans …
note-hint = Only you read this.
note-writing = Only you read this. Not yet kept …
note-kept = Only you read this. Kept.

rules-search = Search the rules
rules-none = No rule has all these words.
rules-nearest = No rule has all these words; these come nearest.
rules-in_english = The rulebook is in English only.
rules-primer = The game in five minutes
rules-whole = The whole rulebook, to read or to print

lobby-ways = Ways in
way-learn = Learn
way-learn-text = A guided first war, one small thing at a time
way-play = Play
way-play-text = Against the computer, at once
way-friends = Friends
way-friends-text = By a link, at one screen, a move a day
lobby-scenario_option = { $title } ({ $facts })
lobby-players =
    { $count ->
        [one] for one player
        [2] two players
        [3] three players
        [4] four players
       *[other] { $count } players
    }
lobby-minutes = about { $minutes } minutes
lobby-hours = about { $hours } hours
lobby-invite = Get the links
lobby-more_friends = Clock and options
level-first = easy: good for a first game
level-seasoned = middling: once you know the rules
level-veteran = hard: the whole of it, for old hands
level-first_short = easy
level-seasoned_short = middling
level-veteran_short = hard
level-side_first = easy: good for a first game
level-side_seasoned = middling: decided by how you play
level-side_veteran = hard: few win it
lesson-none = This game has no lessons yet. The rulebook beside its board tells it in five minutes.
goals-label = Goals
goals-mine = How you win
goals-threats = Beware
goals-of = { $who }’s goal:
goals-others = What the others need
goals-all = What each needs
goals-far = { $have } of { $need }
goals-where =
    { $count ->
        [one] where
       *[other] { $count } to go
    }
log-beginning = The beginning
story-label = What the others do
story-march = { $who }: { $start } – { $end }
story-fall = takes { $places }
story-claim = claims { $places }
story-pause = Pause
story-go_on = Go on
story-step = The next step
story-skip = To the present
story-act = Act now
pace-label = How fast you are told what others do
pace-menu = The others' moves:
pace-slow = slow
pace-brisk = brisk
pace-at-once = at once
greet = You are { $who }
since-title = Since your turn
since-again = Show it
since-again_title = See it once more on the map, step by step
since-fate = What fate brought
since-fights = Who fought whom
since-fell = What fell
since-lost = What was lost
since-came = Who has come
since-stands = Who has marched
die-hit = { $words }, a hit
campaign-new = { $needed } of its scenarios win the campaign
campaign-open = { $won } won, { $needed } win the campaign
campaign-won = the campaign is won, with { $won } scenarios
campaign-lost = the campaign is lost: { $won } won, { $needed } needed
campaign-book = The scenario book
campaign-text = Each theatre of war is a campaign. Your latest game of a scenario counts, so playing one again can win or cost it.
campaign-stage-won = Won
campaign-stage-lost = Lost
campaign-stage-new = Not played yet
campaign-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

lesson-label = Lesson
lesson-list = Lessons
lesson-invite =
    { $count ->
        [one] A guided first war of { $game }, in one lesson.
       *[other] A guided first war of { $game }, in { $count } short lessons on the real table:
    }
lesson-learnt = Learnt
lesson-next = Next lesson
lesson-play = To a first war
lesson-number = { $number } of { $count }
lesson-alone = Go on alone
lesson-alone_title = Play on from here as you like
lesson-again = Start again
lesson-strayed = That was not what this lesson has in mind. Take it back with Undo, or start again.
lesson-leave = Without a guide

replay-title = Replay
replay-marks = Turns, winters, battles and strokes of fate
replay-turn = Turn
replay-more = Eyes, link, play on from here
replay-previous_turn = The turn before
replay-next_turn = The next turn
replay-previous_winter = The winter before
replay-next_winter = The next winter
replay-previous_battle = The battle before
replay-next_battle = The next battle
replay-previous_fate = The stroke of fate before
replay-next_fate = The next stroke of fate
replay-chance = Chance decides.
replay-moment = Moment of the game
replay-play = Play or pause
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-eyes = Through whose eyes
replay-public = what all may see
replay-end = Back to the table
replay-link = Link
replay-start = How it stood at the beginning.
replay-branch = Play on from here
replay-branch_title = A table of your own that goes on from this moment; this one stays as it is
replay-link_title = Copy a link to this moment
replay-link_copied = Copied: { $url }
replay-loading = Fetching the record …
replay-empty = Nothing has happened yet.

result-won =
    { $who } { $who-count ->
        [one] has
       *[other] have
    } won
result-nobody = Nobody has won
result-given_up = The war was given up
result-drawn = A draw
result-replay = Replay
plot-too_short = This war was over before its second turn: there is no curve to draw. “Replay” shows every step of it.
plot-hint = Choose a point to see its moment.
plot-turns = turn
plot-moment = Turn { $turn }
result-plots = How it went
result-review = Review
result-record = Record
result-rematch = Rematch

reason-resignation = A player has resigned.
reason-draw = A draw by agreement.
reason-abandoned = Abandoned by agreement.

line-label = The line to the server
line-slow = The line is slow …
line-away = No connection; trying again …
line-back = Connected again.
line-try = Try now
line-waiting = Not yet answered
line-on_its_way = on its way …
line-withdraw = Withdraw “{ $what }”, unless it has arrived already
line-one_answer = Your last answer is still on its way. Withdraw it to give another.
line-chat = “{ $text }”
line-refused = { $what }: { $why }
propose-decline = Decline

## The browser: what wars with generals, trains and tactical cards have in common

count-troops =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
bar-bring = Bring back { $who }
bar-recruit = Recruit …
bar-retreat_where = Choose one of the lit places.
bar-reinforce = Choose one of your lit generals to give him a troop.
bar-group = Who marches
bar-where =
    Choose where to: { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
bar-nowhere = This group can go nowhere.
bar-roads = Which road
bar-straight = the straight road
bar-transfer = { $giver } gives { $taker }
bar-troops = Troops
bar-trains = Trains
bar-fewer = Fewer: { $what }
bar-more = More: { $what }

bend = Choose the route …
bend-title = Choose the cities it shall pass, or drag the road (with a mouse, Shift and a click do the same)
bend-through = by way of { $city }

bar-no_such_purchase = Not to be had: too dear, or no room.
bar-buy = Buy

confirm-march = March
confirm-attack = Attack
confirm-reinforce = Reinforce
confirm-enter = Return
confirm-retreat = Retreat
card-name = { $value } of { $suit }
card-reserve = Reserve
    .many = Reserves

hand-of = Cards of { $nation }
hand-count = { count-cards }
hand-sum = worth { $sum } together

nation-troops = { $now } of { $most } troops
nation-cards =
    { $count ->
        [one] { $count } card, +{ $draws } a turn
       *[other] { $count } cards, +{ $draws } a turn
    }
piles-title = Cards
piles-discards =
    { $count ->
        [one] { $count } open discard
       *[other] { $count } open discards
    }
piles-text =
    { count-cards } in the draw pile; { $decks ->
        [one] { $decks } deck
       *[other] { $decks } decks
    } opened.

piece-off_map = off the map
piece-train = Supply train of { $nation }, in { $city }
piece-general = { $rank } { $name }, { $nation }, in { $city }
place-steps =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
place-supplied = in supply there
place-unsupplied = out of supply there
place-today = { $name } ({ $today })
piece-troops = { count-troops }
piece-face_down = out of supply

duel-label = Combat
duel-title = Combat at { $city }
duel-fold = Fold the combat away
duel-unfold = Unfold the combat
duel-score = Balance { $score }
duel-score_of = Balance for { $nation }: { $score }
duel-attacks = { $nation } attacks · { $player }
duel-defends = { $nation } defends · { $player }
duel-troops = { count-troops }
duel-in = { $suit }, { $city }
duel-played = Cards played
duel-waiting = { $nation } is to play.
duel-playable = Cards you can play
duel-no_card = No card of { $suit }, and no Reserve.
duel-dial = The Reserve counts
duel-doubled = count it double: { $value }
duel-play = Play for { $value }
duel-choose = Choose a card
duel-concede_detail = Give way, and lose { count-troops }?

odds-title = Odds
odds-ask = Odds
odds-ask_title = What are my chances in this fight?
odds-share = { $share } %
odds-over = over { $share } %
odds-under = under { $share } %
odds-between = { $low }–{ $high } %
odds-assumes_fight_on = exact, if both sides fight on
odds-assumes_no_cards = exact, if the enemy uses no card and both sides fight on
odds-thinking = reckoning …
odds-worlds =
    from { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    } that may be the true one
odds-chances = to win
odds-own = own losses
odds-enemy = enemy’s
odds-overall = As it stands
odds-win = { $share } victory
odds-tie = { $share } tie
odds-lose = { $share } defeat
odds-key_win = victory
odds-key_tie = tie
odds-key_lose = defeat

allot-title = Secret allotment
allot-text = Give every general one to eight troops. Nobody else sees it.
allot-prompt = Give out { $count } troops on the sheet, then confirm it.
allot-left = { $count } of { $all } left
allot-over = { $count } too many
allot-least = at least { $count }
allot-exactly = exactly { $count }
allot-even = Evenly
allot-less = One fewer for { $name }
allot-more = One more for { $name }
allot-give = Give them out

plot-troops = Troops, of the most allowed
plot-losses = Troops lost in combat
plot-cards = Cards in hand
confirm-do = Do it

## Setting up a position, and reporting a problem

arrange-title = Set up a position
arrange-open = Set up a position
arrange-game = Game
arrange-hint = Choose a piece and then the place where it shall stand.
arrange-where = Where shall { $who } stand? Choose a place.
arrange-spare = Pieces off the map
arrange-choose = Choose one, then its place
arrange-command = Command
arrange-add = Add
arrange-commands = The position in words
arrange-sound = This position can be played. To act: { $who }.
arrange-play = Play on from here
arrange-link = Link
arrange-record = Record
arrange-clear = Start afresh
menu-passing = Pass for me until I can do something
menu-report = Report a problem
report-title = Report a problem
report-text = What did you expect, and what happened instead? You get one file with the game, the moment and the version; send it to whoever runs this server.
report-save = Save the file

## Why something cannot be done

error-no_seat = no seat called '{ $seat }'; there are { $listed }
table-imported = { $title } (imported)
table-taught = this is what the lesson asks
table-branched = { $title } (from step { $step } of its replay on)
error-bad_login = Name or password is wrong.
error-name_taken = There is an account of this name already.
error-short_name = A name has at least two letters.
error-not_logged_in = You are not logged in.
error-no_voice = Only those at the table may speak.
error-no_table = There is no such table.
error-not_at_table = You were not at this table.
error-no_lesson = There is no such lesson.
error-others_play = Others play here: wait for the end to go on from a moment.
error-over_then = The game was over at that moment.
error-no_invitation = This invitation is not valid, or no longer so.
error-cannot_undo = Cannot be undone: { $why }.
error-rule_fault = This cannot be carried out because of a fault in the program, which has been noted down. Nothing has changed; you can do something else.
error-not_your_seat = This seat is not yours.
error-gone_on = The game has gone on; look again.
error-something_else = Something else happened first; look again.
error-not_done = The game has gone on; this was not done.
error-too_many_asides = You have done so { $count } times in a row; first somebody has to decide something else.
error-too_much_undone = Too much has been taken back in this game; play on.
error-record_too_long = the record has { $count } entries; at most { $most } can be imported
error-record_asides = entry { $entry } is more than the { $most }th in a row that moves nothing on; so many cannot be imported
error-proposal_stands = A proposal stands already; answer it first.
error-no_proposal_of = Nobody can propose '{ $what }'.
error-nothing_proposed = Nothing has been proposed.
error-proposal_gone = What you answered is no longer proposed.
error-gone_on_meanwhile = The game has gone on meanwhile.
error-no_advice = Nobody has advice to give just now.
error-no_odds = The odds could not be worked out.
error-no_combat = You are in no combat.
error-advice_forbidden = The host of this table allows no advice.
error-disk_full = The server could not store this: its disk is full. Nothing has changed; try again later.
error-not_stored = The server could not store this: its database does not answer. Nothing has changed; try again later.
error-seat_taken = This seat is taken.
error-bot_there = A bot sits there already.
error-is_here = { $who } is at the table.
error-was_here = { $who } may have been here a moment ago; wait a minute.
error-host_only = Only the host of the table can do that.
error-no_such_seat = There is no seat called { $seat }.
error-seed_alone = a seed can be chosen only where nobody else is invited
error-seat_unnamed = nobody is named for the seat '{ $seat }'
error-no_bot = no bot called '{ $bot }'; there are { $listed }
error-too_many_messages = Too many messages; wait a moment.
error-fault = A fault in the program, which has been noted down, stands in the way.
error-not_so_fast = Not so fast.
error-json_only = Messages are JSON texts.
error-hello_first = Say hello first.
error-unknown_host = The server does not answer to this name (see the setting allowed_hosts).
error-too_many_requests = Too many requests; wait a moment.
error-foreign_origin = This request does not come from our own page.
error-too_slow = The request did not come to an end.
error-too_large = At most { $most } bytes can be sent.
error-no_seat_here = You have no seat at this table.
error-not_utf8 = not a text in UTF-8
error-record_secret = The record is secret until the game is over.
error-review_running = A war is looked back on only once it is over.
error-review_not_yours = Whoever sits at this table, or has laid it, may have the war looked back on.
error-views_secret = What others saw is secret until the game is over.
error-no_link = This link is not valid, or no longer so.
error-no_webhook = No address has been set.
error-server_error = Something went wrong on the server.
error-too_many_attempts = Too many attempts; wait a minute.
error-logged_in = You are logged in already.
error-no_game = There is no such game.
error-no_pack = The data pack of these rules is not here.
error-bad_game = This game cannot be loaded.
error-no_rulebook = This game has no rulebook yet.
error-no_catalogue = There is no catalogue in this language.
error-no_arranging = Positions of this game cannot be set up.
error-no_map = This game has no map.
error-no_page = There is nothing at this address.
error-no_method = That cannot be done at this address.
error-no_such_map = There is no such map.
error-webhook_silent = Nobody answers there ({ $why }).
error-webhook_host = There is no host called { $host }.
error-webhook_private = { $host } is not on the public internet.
error-webhook_address = This is not a web address.
error-webhook_scheme = An address begins with http:// or https:// and has no password in it.
error-webhook_test = This is how your turn is announced.
error-mail_off = This server sends no mail; a web address (https) would do.
error-mail_address = This is no plain mail address, such as anna@example.org.
error-mail_failed = The mail server did not take the letter ({ $why }).
error-mail_often = Several letters have gone to this address just now; wait some minutes.
error-mail_unanswered = First open the link in the letter that was sent there. “Keep” sends it again.
error-mail_link = This link has been used already, or the address was changed since.
mail-asked_subject = Is this your address? { $title }
mail-asked = Somebody who plays { $seat } in “{ $title }” wants to be told here when it is his turn. If that is you, open this link:
mail-not_you = If it is not, do nothing: no other letter will come.
mail-stop = To be told no more: at the table, under “Seats and links”, “Notices elsewhere”, “Forget it”.
error-your_turn = It is your turn as { $seat }: { $title }.
error-no_scenario = { $game } has no scenario '{ $id }'; there are { $listed }
error-no_option = { $game } has no option '{ $name }'; there are { $listed }
error-option_elsewhere = option { $name } cannot be { $value } in { $scenario }
error-option_value = option { $name } is one of { $listed }, not '{ $value }'
error-undo_barred = chance, a reveal or another player stands between
error-other_game = this is a record of '{ $game }', not of '{ $wanted }'
error-other_rules = recorded under rules { $rules }, these are rules { $these }: it may play differently; ask for other rules explicitly to try
error-bad_header = the header does not fit: { $why }
error-bad_entry = entry { $number }, '{ $entry }': { $why }
error-other_end = ends with { $found }, but the record says { $said }
error-no_game_called = no game called '{ $id }'; there are { $listed }
error-nul = There is a NUL character in the text; nothing can be done with that.

## What everybody at the table is told

table-unseen = A fault in the program, which has been noted down, keeps you from seeing what has happened.
table-host = Host
table-sits_down = { $who } sits down as { $seat }.
table-bot_takes = A bot takes the seat of { $who }.
table-is_back = { $who } is back.
table-resigns = { $who } resigns; a bot plays on.
table-resigns_last = { $who } resigns.
table-out_of_time = { $who } has run out of time; a bot plays on.
table-out_of_time_last = { $who } has run out of time.
table-proposes_draw = { $who } proposes a draw.
table-proposes_abandon = { $who } proposes to abandon the game.
table-declines = { $who } declines.
table-over_by_resignation = Everybody else has resigned: { $who } won.
table-over_by_time = Everybody else has resigned or run out of time: { $who } won.
table-lost_by_resignation = { $loser } resigned and has lost the war: { $who } won.
table-lost_by_time = { $loser } ran out of time and has lost the war: { $who } won.
table-given_up_by_resignation = { $loser } has given up; no other person is left, so the war is not played to its end.
table-given_up_by_time = { $loser } has run out of time; no other person is left, so the war is not played to its end.
table-agreed_draw = The players agreed on a draw.
table-agreed_end = The players agreed to abandon the game.
table-bot_fault = A fault in the program stood in the way of the bot playing { $seat }; a random action was taken in its place.
table-bot_late_captain = The bot playing { $seat } took too long; the captain decided in its place.
table-bot_late_chance = The bot playing { $seat } took too long; a random action was taken in its place.
table-bot_broke_captain = The bot playing { $seat } broke down; the captain decided in its place.
table-bot_broke_chance = The bot playing { $seat } broke down; a random action was taken in its place.
table-bot_illegal_captain = The bot playing { $seat } wanted what the rules forbid; the captain decided in its place.
table-bot_illegal_chance = The bot playing { $seat } wanted what the rules forbid; a random action was taken in its place.

## Bots: five levels, from a first game to the best there is, and captains of several tempers

bot-random = Chance
bot-random-text = Any legal move. Nobody to learn from.
bot-recruit = Recruit
bot-recruit-text = Level 1, for a first game: marches about, but not into certain defeat.
bot-lieutenant = Lieutenant
bot-lieutenant-text = Level 2: knows his trade, and sees no farther than the next march.
bot-captain = Captain
bot-captain-text = Level 3: a careful staff officer with a plan for every nation.
bot-colonel = Colonel
bot-colonel-text = Level 4: weighs the captain’s plan against others where that helps; elsewhere goes half of the marshal’s way.
bot-marshal = Marshal
bot-marshal-text = Level 5: thinks every decision through where that helps, as long as he is given time; elsewhere goes by what has won most wars.
bot-hussar = Hussar
bot-hussar-text = A captain who attacks wherever there is a chance, and spends his cards.
bot-engineer = Engineer
bot-engineer-text = A captain who stands where he is safe and fights only with the odds on his side.
bot-quartermaster = Quartermaster
bot-quartermaster-text = A captain who keeps his cards for the great day.
bot-courier = Courier
bot-courier-text = A captain who races for the objectives and leaves his own to luck.
bot-outside-text = Brought by this table’s host.

## The review of a finished war

review-begin = Look back on the war
review-begin_text = Works out how everybody’s chances went, what decided the war, and what was luck and what skill. It takes some minutes, beside the games that are being played, and is kept with this one.
review-busy = Looking back on the war …
review-chances = Chances by turn
review-chances_hint = Bands hold 95 of 100 cases. Choose a turn to go there.
review-point = { $when }: { $listed }
review-share_of = { $who } { $share }
review-moments = What decided the war
review-no_moments = There was no moment at which chances changed much.
review-given_up = The war was not played to its end but given up. The chances at that moment: { $listed }.
review-between = { $low } to { $high }
review-luck = Luck
review-skill = Own decisions
review-others = Others’ decisions
review-rest = Not told apart
review-start = At the start
review-end = At the end
review-swing = { $who } { $points }
review-of_luck = luck { $points }
review-of_skill = own decisions { $points }
review-of_others = the others { $points }
review-of_rest = not told apart { $points }
review-by_chance = Chance decided.
review-by_seat = { $who } decided.
review-by_several = Several things at once.
review-decision = { $who }: { $action }
review-best_same = Best bot ({ $bot }): the same.
review-best = Best bot ({ $bot }): { $action }
review-lost =
    That would have been worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more ({ $low } to { $high }).
review-gained =
    What was done was worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more ({ $low } to { $high }).
review-perhaps_lost =
    That may have been worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more, but the playouts leave it open ({ $low } to { $high }).
review-perhaps_gained =
    What was done may have been worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more, but the playouts leave it open ({ $low } to { $high }).
review-even = A difference in the chance to win cannot be told ({ $low } to { $high } points).
review-to_moment = To this moment
review-fights = Fights and their odds
review-fights_hint = As each side could see it when the fight began: unseen hands are dealt anew, and what the enemy had done counts.
review-no_fights = There was no fight with odds to tell.
review-fight_of = { $who }: { $win } to win, { $tie } to tie
review-fight_of_two = { $who }: { $win } to win
review-worlds =
    by what was known there, { $worlds ->
        [one] { $worlds } hand
       *[other] { $worlds } hands
    } tried
review-result_win = won
review-result_tie = tied
review-result_lose = lost
review-accounts = Luck and skill
review-accounts_hint = In points of a hundred of the chance to win: all together lead from the start to the end.
review-how = Estimated after the war, when all hands are known: each position is played on by quick captains for two turns, { $playouts } times in all, and the game’s own eye judges what has come of it. Limits tell what the luck of these playouts may have done, not whether that eye is right.
review-how_plain = Estimated after the war, when all hands are known: each position was played on at random to the end, { $playouts } times in all.

## Countries, provinces and seas as the maps letter them; the letters fill the same room in every language

land-alsace = Alsace
land-austria = Austria
land-austrian-netherlands = Austrian Netherlands
land-adriatic = Adriatic
land-atlantic-ocean = Atlantic Ocean
land-baltic-sea = Baltic Sea
land-barbary = Barbary
land-bavaria = Bavaria
land-bohemia = Bohemia
land-brabant = Brabant
land-brandenburg = Brandenburg
land-british-colonies = British Colonies
land-bay-of-biscay = Bay of Biscay
land-champagne = Champagne
land-cuba = Cuba
land-caribbean-sea = Caribbean Sea
land-denmark = Denmark
land-east-frisia = East Frisia
land-east-prussia = East Prussia
land-eifel = Eifel
land-england = England
land-flanders = Flanders
land-florida = Florida
land-france = France
land-franconia = Franconia
land-great-lakes = Great Lakes
land-hanover = Hanover
land-hesse = Hesse
land-holland = Holland
land-holstein = Holstein
land-holy-roman-empire = Holy Roman Empire
land-hungary = Hungary
land-ireland = Ireland
land-italy = Italy
land-lesser-poland = Lesser Poland
land-lithuania = Lithuania
land-liege = Liège
land-lorraine = Lorraine
land-louisiana = Louisiana
land-lusatia = Lusatia
land-luxemburg = Luxemburg
land-masovia = Masovia
land-mecklenburg = Mecklenburg
land-moravia = Moravia
land-mediterranean-sea = Mediterranean Sea
land-new-france = New France
land-new-spain = New Spain
land-north-sea = North Sea
land-norway = Norway
land-ottoman-empire = Ottoman Empire
land-palatinate = Palatinate
land-picardy = Picardy
land-poland = Poland
land-polish-prussia = Polish Prussia
land-pomerania = Pomerania
land-portugal = Portugal
land-prussia = Prussia
land-russia = Russia
land-samogitia = Samogitia
land-saxony = Saxony
land-scotland = Scotland
land-silesia = Silesia
land-spain = Spain
land-swabia = Swabia
land-sweden = Sweden
land-switzerland = Switzerland
land-terra-firma = Terra Firma
land-the-empire = The Empire
land-thuringia = Thuringia
land-united-provinces = United Provinces
land-upper-palatinate = Upper Palatinate
land-westphalia = Westphalia

## The editor: what is wrong with a command, and what commands are called

arranging-in_line = Line { $number }: { $problem }
arranging-cannot_be = This cannot be: { $why }
arranging-no_other = There is no other { $card }.
arranging-no_other_for = There is no other { $card } for { $seat }.
arranging-no_turn = There is no turn { $number }.
arranging-too_many =
    { $nation } has only { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } left.
arranging-season = Turn { $number } is not of that season.
arranging-no_box = The track of { $track } has no box { $number }.
arranging-no_part = { $nation } takes no part in this scenario.
arranging-two_cards = Two political cards are turned up, or none.
arranging-no_politics = There are no politics in this scenario.
arranging-no_board = { $state } has no board here; there are { $boards }.
arranging-mixed_up = Ships and men are mixed up for { $who }.
arranging-place_first = { $who } has to be placed first.
arranging-not_there = { $who } is not at { $place }.
arranging-verb_clear = clear the map
arranging-verb_turn = turn
arranging-verb_place = place
arranging-verb_remove = remove
arranging-verb_troops = troops
arranging-verb_down = turn face down
arranging-verb_hand = hand
arranging-verb_mark = taken objectives
arranging-verb_begin = begins
arranging-verb_fate = the Card of Fate
arranging-verb_depleted = depleted troops
arranging-verb_garrison = garrison
arranging-verb_lead = commander at
arranging-verb_control = control
arranging-verb_muster = action points
arranging-verb_winter = winter
arranging-verb_box = marker in a box
arranging-verb_aside = set aside
arranging-verb_station = station
arranging-verb_track = track
arranging-verb_trump = trump
arranging-verb_politics = politics
arranging-verb_hussars = hussars
arranging-verb_year = year
arranging-verb_fraction = season
arranging-verb_units = units
arranging-verb_veterans = veterans
arranging-verb_stores = supplies
arranging-verb_aboard = aboard
arranging-verb_purse = purse
arranging-verb_flag = flag
arranging-verb_larder = larder
arranging-verb_points = points
arranging-verb_fight = fight
arranging-choice_movement = movement
arranging-choice_combat = combat
arranging-choice_supply = supply
arranging-choice_draw = drawing cards
arranging-choice_battle = won battles
arranging-choice_emperor = the imperial crown

## What a map can show

layer-names = Names of towns
layer-lettering = Names of countries
layer-river-names = Names of rivers
layer-hills = Hills
layer-cartouche = Ornaments
layer-moves = Moves since your turn

## Why a record or a position cannot be

unsound-no_card = there is no card { $card }
unsound-so_many = { $count } expected
unsound-so_many_numbers = { $count } numbers expected
unsound-card_elsewhere = a card that also lies elsewhere
unsound-no_such_seat = no seat '{ $seat }'
unsound-not_hidden = a card that is nowhere hidden
unsound-too_many_cards = more cards than there can be
unsound-commander_lost = a commander lost or twice there
unsound-does_not_follow = what follows from it does not fit
unsound-no_room = { $count } units inside { $place }, which has room { $room }
unsound-isolated_garrison = an isolated garrison in { $place }
unsound-enemy_garrison = an enemy garrison in { $place }
unsound-unordered = units out of order
unsound-no_chit = a chit that cannot be in it
unsound-unit_not_in = a unit that is not in { $place }
unsound-strangers = strangers in { $place }
unsound-not_conquered = { $place } cannot be conquered
unsound-old_markers = old markers in { $place }
unsound-defends_alone = on defense against nobody in { $place }
unsound-changed_hands = { $place } should have changed hands
unsound-one_by_side = one by side expected
unsound-card_of_side = a card of { $seat } too many or too few
unsound-below_one = { $value } is below 1
unsound-one_by_nation = one by nation expected
unsound-card_twice = a card that is there twice
unsound-no_seat = there is no seat '{ $seat }'
unsound-no_objective = a marker in a city that is no objective
unsound-two_nations = two nations in { $place }
unsound-half_stack = half of the stack in { $place }
unsound-cannot_have = { $name } cannot have { $what }
unsound-off_map = { $name } is off the map
unsound-at_most = { $name } cannot have more than { $most }
unsound-to_come = { $name } is still to come
unsound-never_came = { $name } neither came nor is to come
unsound-not_held = { $nation } has no such card
unsound-too_many_with = more than { $most } with them
unsound-pool_of_nation = { $name } shares one with another nation
unsound-pool_of_power = { $name } shares one with another power
unsound-one_by_power = one by power expected
unsound-no_elector = no electoral seat
unsound-not_displayed = a card that is not on the display
unsound-not_allied = powers that do not cooperate share { $place }
unsound-outside_fortress = { $name } has one outside fortresses
unsound-on_elector = { $name } has one on an electoral seat
unsound-shared_fortress = { $name } shares a fortress with another marker
unsound-no_own_markers = { $name } has no markers of its own
unsound-no_fortress = outside fortresses
unsound-no_such_power = no power that could be there
unsound-mission_on_map = a general on a mission is on the map
unsound-partner_missing = { $one } or { $other } is not there
unsound-not_bohemia = { $city } is not in Bohemia
unsound-piece_there = a piece stands in { $city }
unsound-has_none = { $nation } has none
unsound-markers_in_all = { $nation } has { $count } markers in all
unsound-no_deal = no deal is called '{ $kind }'
unsound-not_two_powers = { $giver } and { $taker } are not two powers
unsound-no_town = a town that is not there
unsound-not_every_board = not every board
unsound-debt = a debt outside of the year's budget
unsound-by_threes = three numbers each
unsound-two_armies = two armies on one squadron
unsound-advantages = an Advantage too many or too few
unsound-cards = a card too many or too few
unsound-mixed_up = ships and men are mixed up for { $name }
unsound-nowhere = { $name } is nowhere
unsound-has_food = { $name } has food
unsound-two_faces = { $name } is on two faces
unsound-no_units = { $name } has something but no units
unsound-wrong_element = { $name } is in his wrong element
unsound-no_ships = { $name } has lost his ships
unsound-no_chief = { $name } is not with his chief
unsound-chief_of_chief = a chief has a chief
unsound-options = one is missing or no value of it
unsound-goes_on = a game that goes on has a phase
unsound-nobody_acts = nobody has to act in { $phase }
unsound-no_winner = nobody is called { $names }
unsound-stranger_acts = '{ $seat }' has to act in { $phase }, who is not there
unsound-nothing_to_do = { $seat } can do nothing in { $phase }
unsound-offered_twice = { $seat } is offered one action twice in { $phase }
unsound-nothing_below = { $phase } with nothing below it
unsound-not_above = { $phase } cannot lie above { $below }
unsound-number_twice = { $numbers } has a number twice
unsound-not_here = { $piece } is not in this scenario
unsound-train_not_alone = a train is not alone in { $city }
unsound-too_many_generals = more than { $most } generals in { $city }
unsound-not_position = not a position of { $game }: { $problem }
unsound-missing = { $name } is missing
unsound-count = { $wanted } expected, not { $found }
unsound-range = { $value } is not from { $low } to { $high }
unsound-breaks_rules = '{ $action }' of { $seat } breaks the rules of { $phase }: { $fault }
unsound-cannot_hold = { $region } cannot have { $units }/{ $stores }/{ $loads }
unsound-sent_too_many = { $region } has sent too many
unsound-pairs = pairs of a seat and a card expected, not { $value }
unsound-list = a list expected, not { $value }
unsound-by_name = values by name expected, not { $value }
unsound-deal = a deal expected, not { $value }
unsound-proposal = a proposal expected, not { $value }
unsound-no_such = there is no '{ $name }'
unsound-fields = { $phase } has { $listed }, not { $given }
unsound-field = { $phase }: { $field } cannot be { $value }
unsound-no_part = '{ $name }' is no part of a position
unsound-unknown_phase = there is no phase '{ $phase }'
unsound-line = { $source }, line { $line }: { $problem }
unsound-the_record = record
unsound-other_scenario = the position is one of { $scenario }
unsound-not_text = { $file }: not a text file: { $problem }
unsound-no_record = not a Sanssouci record of format { $format }
unsound-no_line = expected 'seat: action' or 'Name: value', found '{ $text }'
unsound-no_json = the position is not an object of JSON
unsound-unreadable = the position cannot be read: { $problem }
unsound-no_header = the header has no '{ $name }'
unsound-no_option = option '{ $option }' is not of the form name=value
unsound-twice = '{ $name }' stands twice
unsound-no_secret = the record has no secret to check its luck with
unsound-other_secret = the secret is not the one that was promised before the game
unsound-other_luck = entry { $number }: the record says '{ $said }', the secret decides '{ $decided }'
unsound-review_form = a review of form { $found }, not { $wanted }
unsound-no_review = not a review: { $problem }
unsound-in_part = { $part }: { $problem }
unsound-other_game = '{ $name }'
unsound-type_int = a whole number expected, not { $value }
unsound-type_bool = true or false expected, not { $value }
unsound-type_str = a word expected, not { $value }
unsound-troops_in_all = { $nation } has { $found } troops with its reserve, not { $wanted }

## What is wrong with the files of a pack

pack-no_id = '{ $cell }' is no id: small letters, digits and hyphens
pack-twice = '{ $cell }' stands twice
pack-no_yes = '{ $cell }', neither yes nor empty
pack-no_bool = '{ $cell }', expected true or false
pack-no_whole = '{ $cell }', expected a whole number from { $low } to { $high }
pack-no_number = '{ $cell }', expected a number
pack-none_of = '{ $cell }', expected one of { $listed }
pack-not_in = '{ $cell }' does not stand in { $listed }
pack-to_itself = a way from { $place } to itself
pack-no_place = there is no place in it
pack-seam = a seam inside { $sheet }
pack-no_seam = from sheet { $start } to { $end } without being a seam
pack-stranded = no way leads from { $place } to { $listed }
pack-nothing = no such folder or file
pack-too_large = more than { $most } bytes
pack-no_zip = neither a folder nor a sound .zip: { $problem }
pack-locked = the .zip is locked with a password
pack-unreadable = cannot be read: { $problem }
pack-too_many = { $count } files in it, at most { $most }
pack-twice_in_zip = stands twice in the .zip
pack-not_installed = no pack of { $game } is installed
pack-no_column = no column { $listed }
pack-column_twice = this column stands twice
pack-same = the same { $what } as line { $line }; they stand once
pack-no_files = holds none of the files of a pack: { $listed }
pack-no_utf8 = not UTF-8 text: { $problem }
pack-columns = { $count } columns where the head has { $wanted }
pack-no_toml = not TOML: { $problem }
pack-no_row = no row for { $id }
pack-no_prussian = { $id } is no Prussian commander
pack-turn_ends = { $count } turn-end chits, expected 1
pack-elizabeth = { $count } turns with the event { $event }, expected 1
pack-decks = the decks differ in size: { $listed }
pack-boxes = { $count } boxes of { $nation }, expected { $wanted }
pack-not_owner = { $nation } in { $place }, which only its owner uses
pack-set_up = { $count } troops of { $nation } set up, nations.tsv has { $counters } counters
pack-released = { $nation } releases { $count } commanders, only { $waiting } wait in the commander reserve
pack-no_chit = no turn brings a chit of { $army }
pack-winter = turn { $turn }: a winter turn draws no chits
pack-resources = { $found }, expected { $bounds } for a { $kind }
pack-also_space = '{ $id }' is also a space; actions could not tell them apart
pack-gap = { $found }, expected { $wanted }: a gap
pack-not_later = not later than the turn before
pack-amount = '{ $cell }', expected a whole number from 1 to 9
pack-no_amount = { $effect } has none; leave it empty
pack-arenberg = no Austrian general called { $name } (M22.1)
pack-no_fortress = no major fortress in the home of { $nation }
pack-pieces_begin = { $count } pieces begin in { $place }
pack-purses = { $who }: { $count } purses, one for each Options card
pack-no_aim = { $who }: nothing to take or to hold
pack-no_forces = { $who } has no forces
pack-no_units = { $who }: '{ $units }' are no units such as 4fv
pack-sides = { $sheet } has { $count } sides, expected 2
pack-chief_towns = { $count } chief towns in { $region }, not { $wanted }
pack-no_state = { $region } has a garrison but no State
pack-no_capital = { $place } is not marked as a capital
pack-no_way = no way leads to { $place }
pack-faces = piece { $piece } has { $count } faces, at most 2
pack-also_place = '{ $id }' is also a place; actions could not tell them apart
pack-unknown_place = there is no place '{ $place }'
pack-no_entry = no entry { $die } for { $year }
pack-four_boards = { $year }, { $die }: the four boards stand there once
pack-no_chief_town = { $who }: { $place } is no chief town
pack-both_faces = { $who }: both faces of piece { $piece }
pack-too_many_units = { $who }: more than 6 units
pack-other_side = { $who }: { $leader } is not on this side
pack-no_place_of = { $who }: there is no place '{ $place }'
pack-outside = { $who }: { $place } lies outside the sectors in play
pack-not_in_state = { $place } does not lie in { $state }
pack-no_harbour = { $place } has no harbour; leave it empty
pack-letters = '{ $cell }', expected letters of { $allowed }
pack-number_bounds = '{ $cell }', expected a number from { $low } to { $high }
pack-not_in_nor = '{ $cell }' does not stand in { $file } and is none of { $listed }
pack-missing = missing
pack-only_sheet = a seam on the only sheet
pack-add_up = { $printed }, but { $files } adds up to { $found }
pack-both_add_up = { $printed }, but { $first } and { $last } add up to { $found }
pack-all_add_up = { $printed }, but the tables add up to { $found }
pack-votes = { $found } votes, expected { $wanted }
pack-western_votes = { $found } votes in the empire, expected { $wanted }
pack-polish_fortresses = { $found } fortresses in poland, expected { $wanted }
pack-no_general = no general of { $nation }
pack-no_train = no train of { $nation }
pack-one_general = one Prussian general begins in { $box } (M3.1)
pack-one_train = one Prussian train begins in { $box } (M3.1)
pack-and_more = {" "}(and { $count } more)
pack-in_file = { $file }: { $text }
pack-in_line = { $file }, line { $line }: { $text }
pack-in_column = { $file }, column { $column }: { $text }
pack-in_cell = { $file }, line { $line }, column { $column }: { $text }
pack-not_here = played with a pack of { $game } that is not here (fingerprint { $fingerprint }): install that pack and try again

## The arena and its bots

arena-extra = this needs { $module }: pip install 'sanssouci[{ $extra }]' brings it
arena-no_follies = nobody has said yet what a folly is in { $game }
arena-either = either bots meet in all seats, or seats and others are named, not both
arena-no_bots = no bots are named
arena-no_value = option { $name } is given no value
arena-named_twice = { $listed }: one is named twice
arena-empty = nobody sits as { $seats } in { $scenario }; name the others
arena-no_seat = no seat called '{ $seat }' in { $scenario }; there are { $listed }
arena-cannot_start = { $bot } cannot start: { $problem }
arena-no_ray = no Ray cluster at { $address }: { $problem }
arena-ray_gave_up = Ray gave a game up: { $problem }
arena-nothing_played = no game has been played yet
arena-other_format = { $file } has format { $found }, this is format { $wanted }
arena-not_played = game { $number } has not been played
arena-no_records = the plan did not ask for records
arena-other_plan = { $file } holds another plan: { $differing }
arena-other_rules = { $file } was begun under rules { $begun }, these are { $rules }
arena-no_table = { $file } is no table of the arena ({ $problem })
arena-died = a process at work died (out of memory, perhaps)
arena-no_name = bot '{ $name }' has no name
arena-nobody = nobody is called '{ $name }'; there are { $known }, module:Class and { $outside }COMMAND
arena-no_setting = bot '{ $name }': '{ $setting }' is no setting; { $who } takes { $listed }
arena-bad_bot = bot '{ $name }': { $problem }
arena-setting_number = bot '{ $name }': { $setting } is a number, not '{ $text }'
arena-no_method = '{ $name }' is no bot: it has no method choose
arena-cannot_load = bot '{ $name }' cannot be loaded: { $problem }
arena-no_program = there is no program to run in '{ $name }'
arena-bad_command = cannot read the command in '{ $name }': { $problem }
arena-no_player = nobody plays { $seats }
arena-endless = the game with seed { $seed } has no end in { $most } entries
arena-no_clock = a clock is one of { $listed }, not '{ $name }'
arena-no_temper = a temper is one of { $listed }, not '{ $name }'
arena-no_weights = weights are { $listed }, not '{ $name }'
arena-no_budget = a budget is one of { $listed }, not '{ $name }'
arena-loads_too_long = bot '{ $name }' cannot be loaded within { $seconds } seconds
arena-ends_process = bot '{ $name }' ends the process that loads it
arena-was = { $name } was { $was }, not { $now }

## What hosts are told

host-exists = { $file } exists already
host-not_empty = the database is not empty; --force replaces what is in it
host-no_end = { $file } is damaged: its end is missing
host-no_backup = { $file } is not a backup of Sanssouci
host-other_backup = { $file } was made by another version of Sanssouci: its tables are of version { $found }, these are of version { $wanted }
host-damaged = { $file } is not a backup of Sanssouci, or it is damaged
host-checksum = { $file } is damaged: its checksum or its rows do not agree
host-after_end = { $file } is damaged: something stands after its end
host-no_clock = there is no such clock: { $clock }
host-entries_missing = entries are missing from the store
host-led_elsewhere = it led elsewhere when it was stored
host-other_program = { $file } is a database of another program
host-other_version = { $file } was written by another version of Sanssouci: its tables are of version { $found }, these are of version { $wanted }
host-other_rules = played under rules { $rules }, these are rules { $these }
host-no_database = there is no kind of database called { $name }; it is a file, sqlite:///FILE or postgresql://...
host-no_folder = there is no folder { $folder } for the database
host-is_folder = { $file } is a folder, not a database
host-is_device = { $file } is a device, not a database
host-bad_address = the address of the database cannot be read; it is a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST:PORT/NAME
host-cannot_make = cannot make the database { $file }: { $problem }
host-no_permission = cannot open the database { $file }: no permission to write to { $place }
host-no_driver = { $module } is missing; for PostgreSQL: pip install 'sanssouci[postgres]'
host-cannot_open = cannot open the database { $file }: { $problem }
host-being_played = { $table } is being played: stop the server first
host-cannot_serve = cannot serve at { $host }, port { $port }: { $problem }
host-needs_typst = a PDF needs typst: pip install 'sanssouci[print]' brings it
host-no_theme = no theme called '{ $theme }'; there are { $listed }
host-no_place = there is no place on the map
host-in_use = { $file } is in use by the server at { $address }
host-in_use_here = { $file } is in use by another process
host-no_setting = there is no such setting

## What is wrong with a value, as libraries find it, and what the system will not do

invalid-whole = must be a whole number
invalid-number = must be a number
invalid-yes_no = must be true or false
invalid-text = must be a text
invalid-missing = is missing
invalid-unknown = is not known here
invalid-json = is not JSON
invalid-list = must be a list
invalid-named = must be values with names
invalid-at_least = must be { $bound } or more
invalid-more_than = must be more than { $bound }
invalid-at_most = must be { $bound } or less
invalid-less_than = must be less than { $bound }
invalid-too_short =
    { $bound ->
        [one] must have a character at least
       *[other] must have { $bound } characters at least
    }
invalid-too_long =
    { $bound ->
        [one] must have one character at most
       *[other] must have { $bound } characters at most
    }
invalid-too_few = must be { $bound } at least
invalid-too_many = must be { $bound } at most
invalid-one_of = must be one of { $listed }
invalid-other = cannot be used like that
system-missing = No such file or directory
system-forbidden = Permission denied
system-is_folder = Is a directory
system-no_folder = Not a directory
system-exists = File exists
system-full = No space left on device
system-read_only = Read-only file system
system-in_use = Address already in use
system-no_address = No such address on this machine

## Fractions

number-mark = .
number-percent = { $number }%
# From one on, as people type them, with a stroke between several forms of one.
number-words = one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty

## The report of the arena

matches-unfinished = Not finished: { $count } of { $planned } games have been played.
matches-games = games
matches-bots = bots
matches-seeds = seeds
matches-from_to = { $first } to { $last }
matches-at_play = at play
matches-minutes = { $minutes } min
matches-of_one = { $bot } played alone; the best seat was { $seat } in { $setup }.
matches-strongest = { $bot } is clearly the strongest: it won from { $won } of the { $seats } seats it took.
matches-ahead = { $bot } is ahead of { $second }, but not for certain: it won from { $won } of the { $seats } seats it took.
matches-forfeited = { $bot } forfeited { $count } of { $games }: more than { $share } of its decisions in a game had to be taken for it.
matches-forfeited_why = { $bot } forfeited { $count } of { $games }: more than { $share } of its decisions in a game had to be taken for it ({ $trouble }).
matches-ratings = How strong they are
matches-ratings-text = Bots in the upper panel, the seats they sat in below: the estimated strength, with two standard deviations to either side. A player has the sum of both.
matches-wins = Who wins where
matches-wins-text = The share of games each bot won in each seat, with Wilson’s 95 % interval.
matches-meetings = Head to head
matches-meetings-text = Of the encounters that parted two bots, the share in which the bot of the row won and the bot of the column did not.
matches-lengths = How long games last
matches-lengths-text = Games by the turn in which they ended, and why they ended.
matches-reasons = How games are decided
matches-reasons-text = The share of games that ended for each reason.
matches-thinking = How long they think
matches-thinking-text = Time for one decision: the bar is the mean, the mark the longest of all.
matches-head_bots = Bots
matches-head_seats = Seats
matches-axis_strength = strength
matches-axis_won = games won
matches-axis_turn = turn
matches-axis_time = milliseconds
matches-against = against { $bot }
matches-mean_turns = { $setup }: { $turns } turns on average
matches-bot_or_seat = bot or seat
matches-mu = mu
matches-sigma = sigma
matches-ordinal = ordinal
matches-of_ratings = The seats of this game are not equal. So every seat is rated like a player, whoever sits there is a team of bot and seat, and the model of Plackett and Luce shares the credit between the two. Mu is the estimate, sigma its standard deviation; the ordinal, mu less three sigma, is a strength that is almost surely there. All start at 25 with a sigma of { $sigma }.
matches-confounded = Here { $bots } always sat in one seat, which leaves the model to guess what is owed to the bot and what to the seat: only a round robin tells.
matches-setup =
    { $setup }: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
matches-shared = { $count } of them won by several
matches-drawn = { $count } by nobody
matches-seat = seat
matches-bot = bot
matches-won = won
matches-of = of
matches-share = share
matches-interval = 95 % interval
matches-other = against
matches-ahead_of = ahead
matches-level = level
matches-behind = behind
matches-of_meetings = Each pair of seats with different bots in a game is one encounter. Level: both won, or both lost.
matches-set_up = set-up
matches-reason = reason
matches-decisions = decisions
matches-mean = mean, ms
matches-longest = longest, ms
matches-fallbacks = fallbacks
matches-forfeits = forfeits
ending-forfeit = forfeit
matches-of_fallbacks = Fallbacks are decisions that were taken in place of a bot that failed. Too many of them forfeit the game.
matches-follies = Follies
matches-of_follies =
    What a good player hardly ever does, counted in the records of { $count ->
        [one] { $count } game
       *[other] { $count } games
    }.
matches-folly = folly
matches-times = times
matches-again = To play it again
matches-of_again = This plan, saved as plan.toml, gives the same games on any machine, as long as the bots count their thoughts and not the seconds:
matches-made_by = Sanssouci { $version }, rules { $rules }.
