### The terminal in English: the table, its commands, and the command line.

## Wars of generals and trains

terminal-sign_takes = takes an objective
terminal-sign_questions = puts it in question, as it is protected
terminal-sign_destroys = destroys a train
terminal-sign_joins = joins a stack
terminal-sign_attacks = has to fight
terminal-sign_hungers = would be out of supply
terminal-sign_starves = would starve
terminal-sign_feeds = back in supply
terminal-via = via { $places }
terminal-directly = directly
terminal-train = train { $number }
terminal-not_on_map = { $name } is not on the map.
terminal-no_city = There is no city and no piece called “{ $word }”.
terminal-could_be = “{ $word }” could be { $listed }.
terminal-worth = worth
terminal-no_cards_yet = No cards in hand yet.
terminal-no_open_hand = No hand is open to you.
terminal-board_size = board shows a size of 1 to { $most }, not { $size }.
terminal-steps = steps
terminal-city = city
terminal-land = land
terminal-roads = roads ({ $main } main, { $minor } minor)
terminal-what_is_there = what is there
terminal-generals = generals
terminal-troops = troops
terminal-supply = supply
terminal-nearest_enemy = nearest enemy
terminal-trains = trains
terminal-away = away
terminal-off_map = off the map
terminal-attacks = attacks
terminal-defends = defends
terminal-troops_in =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } in { $city }
terminal-combat = Combat · attacker at { $score }
terminal-card_for = for { $value }

## What can be typed at the table besides actions

terminal-help_help = this list, or how an action is typed
terminal-help_legal = what you can do now, in short or in full
terminal-help_status = how the game stands
terminal-help_hand = your cards
terminal-help_pieces = pieces, where they stand and how they are
terminal-help_goals = how you win and how far you are, and what the others need
terminal-help_objectives = the objectives of everybody, one by one
terminal-help_look = what is around a place
terminal-help_board = a map of the region around
terminal-help_log = what has happened
terminal-help_rules = read or search the rulebook
terminal-help_why = the rule behind the last refusal, or against an action
terminal-help_what = what an action would bring, before you do it
terminal-help_yes = do what you were asked back about
terminal-help_warn = whether you are asked back before hunger and the like
terminal-help_undo = take back your last action, while nothing new was learnt
terminal-help_auto = let the random bot take this decision
terminal-help_hint = what the strongest bot would do in your place
terminal-help_follow = do all that the hint advises
terminal-help_odds = in a combat: your chances
terminal-help_save = write the record of the game
terminal-help_map = draw the map as .svg, .png or .pdf
terminal-help_language = read in another language
terminal-help_quit = leave the table; the game can be resumed

terminal-usage_help = [VERB]
terminal-usage_legal = [WORDS]
terminal-usage_pieces = [NATION|all]
terminal-usage_look = PLACE [STEPS]
terminal-usage_board = PLACE [SIZE]
terminal-usage_log = [NUMBER]
terminal-usage_rules = [ID or WORDS]
terminal-usage_why = [ACTION]
terminal-usage_what = ACTION
terminal-usage_warn = on|off
terminal-usage_save = [FILE]
terminal-usage_language = [LANGUAGE]
terminal-usage_map = FILE

terminal-typing = A name alone lists what can be done with it.
terminal-how_to_type = Type an action as the list of legal ones shows it. Words may be shortened, and the verb may be left out. { $typing } Enter shows the question again, Tab completes words.
terminal-help_verb = help VERB explains one of: { $verbs }
terminal-no_verb = There is no verb and no command “{ $word }”; the verbs are { $verbs }.
terminal-at_any_time = at any time: { $verbs }
terminal-none_begins = No legal action begins with “{ $words }”.
terminal-no_sheet = This game has no sheet for that; status shows all that you know.
terminal-log_takes = log takes a number of lines: log 30
terminal-is_legal = That is legal.
terminal-what_takes = What would which action bring? Name it: what done
terminal-more = … and { $count } more; say more of it.
terminal-no_question = There is no question open that yes would answer.
terminal-warn_takes = Say warn on or warn off.
terminal-warned = You are asked back before hunger and the like.
terminal-not_warned = Nothing is asked back any more.
terminal-no_undo = Nothing can be taken back: { $why }.
terminal-undone = Taken back.
terminal-not_asked = Nothing is asked of you just now.
terminal-no_combat = You are in no combat.
terminal-save_takes = Save where? Name a file: save my-war.txt
terminal-save_command = “{ $word }” is something one types here, and not saved as a file’s name; save alone keeps the game where it is kept, save ./{ $word } makes a file called so.
terminal-save_exists = { $file } exists already; choose another name.
terminal-saved = Saved in { $file }.
terminal-map_takes = Draw where? Name a file: map war.svg, map war.png or map war.pdf
terminal-map_drawn = The map is in { $file }.
terminal-languages = Languages: { $listed }. You read { $now }.
terminal-no_language = There is no language “{ $word }”; there are { $listed }.
terminal-language_changed = From now on you read English.
terminal-save_question = Save the game in which file (Enter for none)?

terminal-no_map = This game has no map to look at.
terminal-no_nation = There is no nation “{ $word }” here; there are all, { $listed }.
terminal-look_steps = look reaches 1 to { $most } steps, not { $steps }.
terminal-look_takes = Look where? Name a place or a piece: look daun
terminal-no_place_called = There is no place “{ $word }” on the map.

## Lines that are typed

terminal-type_quit = Type quit to leave the table.
terminal-the_file = the file
terminal-file_problem = { $file } cannot be used: { $why }
terminal-type_yes = Type yes to do it all the same; warn off stops such questions.
terminal-number_range = Choose a number from 1 to { $most }.
terminal-settled = That settles it; not needed any more: { $words }.
terminal-nothing_done = Nothing was done:
terminal-not_together = these units cannot be chosen together.
terminal-cannot_be_added = Nothing was done, as “{ $line }”, number { $number } of them, cannot be added:
terminal-seen_before = something has to be seen before it.
terminal-type_number = Type the number of your choice, or anything else.
terminal-not_asked_now = “{ $word }” is not what is asked now; you can say { $verbs }.
terminal-why_shows = (why shows the rule)
terminal-not_understood = “{ $line }” is nothing one can do here; help lists the commands.
terminal-did_you_mean = Did you mean { $word }?

## The table

terminal-fault = A fault in the program ({ $what }). Nothing has changed.
terminal-rule_failed = A fault in the rules: “{ $seat }: { $action }” could not be carried out ({ $problem }). Nothing has changed.
terminal-fault_kept = The details are in { $file }.
terminal-fault_not_kept = The details could not be kept: { $why }.
terminal-not_saved = The game could not be saved: { $why }
terminal-hand_over = Hand the keyboard to { $name }, then press Enter.
terminal-greeting = You are { $name }.
terminal-first_words = Type help for the commands, hint for advice, goals for what wins.
terminal-victory = Victory for { $who }
terminal-record_is = The record of the game: { $file }
terminal-thinks = { $name } is thinking …
terminal-shows_map = Enter shows the map
terminal-turns_page = Enter turns the page
terminal-page = { $page } of { $pages }
terminal-shows_all = … { $command } shows all of it

## Before a game

terminal-not_a_pair = “{ $pair }” is not of the form name=value.
terminal-ask_game = Game
terminal-ask_scenario = Scenario
terminal-option_example = { $example } changes an option, ? lists them
terminal-ask_part = You play
terminal-number_or_name = Type a number from 1 to { $most }, or { $names }.
terminal-part_means = { $part } means { $option }.
terminal-seats_are = Seats: { $seats }. Bots take those without a person.
terminal-ask_seats = Seats of people (or all, none)
terminal-head_option = option
terminal-head_values = values
terminal-head_meaning = what it does
terminal-head_rule = rule
terminal-only_in = Only in { $scenarios }.

## Lists and help

terminal-ways = { $count } ways; legal { $verb } lists them
terminal-then = then { $names }
terminal-shape_stack = one of a stack for all of it
terminal-shape_group = several joined by +
terminal-shape_road = in order; the last alone will do
terminal-shape_set = as many as you want
terminal-also = Also: { $words }.
terminal-a_number = a number
terminal-example_now = now, for example:
terminal-example_form = not possible now; it is written like
terminal-head_win = win
terminal-head_tie = tie
terminal-head_lose = lose
terminal-head_own_losses = own losses
terminal-head_enemy_losses = enemy losses
terminal-you = You
terminal-goal = Goal
terminal-nothing_follows = nothing follows at once.
terminal-keys = Tab completes · help · legal · what ACTION · look PLACE · goals · undo · quit

## Records

terminal-after =
    { $title }, after { $at } of { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
terminal-reviewing = looking back
terminal-chance_next = Chance decides next.
terminal-has_to_decide = { $who } has to decide.
terminal-legal_actions =
    { $count ->
        [one] { $count } legal action:
       *[other] { $count } legal actions:
    }
terminal-report_options = Options: { $options }
terminal-report_rules = Rules version: { $version }
terminal-report_end = The end
terminal-no_moment =
    The record has { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }; there is no moment { $moment }.
terminal-nothing_from = There is nothing to tell from entry { $entry } on.
terminal-no_turn =
    The record has { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }; there is no turn { $turn }.
terminal-walk_keys = Enter on · b back · 57 entry · t 3 turn · s show · q stop
terminal-leads_nowhere = “{ $line }” leads nowhere; { $keys }
terminal-no_rule = There is no rule { $id }.
terminal-no_rule_speaks = No rule of { $book } speaks of “{ $words }”.
terminal-map_formats = { $file }: a map is written as .svg, .png or .pdf.

## Many games of bots

terminal-games_of =
    { $scenario }: { $count ->
        [one] { $count } game
       *[other] { $count } games
    } of bots ({ $bots })
terminal-head_games = games
terminal-head_share = share
terminal-won_by = won by { $who }
terminal-won_by_several = won by several
terminal-won_by_nobody = won by nobody
terminal-mean_turns = turns, on average
terminal-mean_actions = actions, on average
terminal-taken_from_bots = decisions taken from bots
terminal-games_per_second = games per second

## The command line

cli-resume_alone = --resume takes game, scenario and options from the record.
cli-help_lists = help lists the commands; Enter repeats the question.
cli-to_go_on = To go on: { $command }
cli-exists = { $file } exists already; --resume goes on with it.
cli-exclude = { $one } and { $other } exclude each other.
cli-result = Result: { $result }
cli-position_at =
    Position { $hash } after { $at } of { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }.
cli-position =
    Position { $hash } after { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }.
cli-nothing_to_compare = The record names none to compare.
cli-as_recorded = It is as the record says.
cli-otherwise = Under its own rules it was { $hash }.
cli-luck =
    { $file }: { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    } of chance, all as the secret decides that was promised as { $promise }.
cli-need_record = --at and --seat need a --record.
cli-other_game = { $file } is a record of { $game }, not of { $wanted }.
cli-no_campaigns = { $game } has no campaigns.
cli-examples = games and bots to copy from
cli-head_scenario = scenario
cli-head_seats = seats
cli-head_meaning = what it is
cli-head_rule = rule

## Advice

terminal-hint_follow =
    { $count ->
        [one] Type follow to do it.
       *[other] Type follow to do all of it.
    }
terminal-hint_none = Nobody has advice to give just now.
terminal-hint_nothing_to_follow = There is no advice to follow; ask for it with hint.
terminal-hint_stopped = That went as far as it could: { $action } is no longer possible.

## The help of the command line: commands, then their arguments and options

help = Board games of Frederick the Great's wars, with the rules enforced.
help-play = Play in the terminal, alone against bots or with others at one keyboard.
help-learn = Learn a game at its own table, lesson by lesson.
help-new = Write the record of a fresh game, to be played with play --resume.
help-serve = Serve the table to browsers; without options as the environment and the file say.
help-backup = Write everything the server keeps into one file; the server may go on meanwhile.
help-restore = Put a backup back, into any database. Stop the server first.
help-patch = Play every running table through on the rules as installed, and say what breaks.
help-show = Show a position of a recorded game as text.
help-replay = Walk through a recorded game and verify that it leads where it says.
help-luck = Check that chance did what the secret says that was promised before the game.
help-export = Write a recorded game as data, picture, report or log.
help-review = Look back on a finished war: chances by turn, what decided it, luck and skill.
help-simulate = Let bots play many games, and count who wins and how.
help-dataset = Write the decisions of games as a Parquet table, one row each, for learning programs.
help-follies = Count in recorded games what a good player hardly ever does.
help-rules = Read a rulebook: its contents, one rule or chapter by id, or what speaks of some words.
help-map = Draw the map, empty or with the pieces of a recorded game.
help-docs = Say where the guides and the examples lie on this computer.
help-campaigns = Show how far you are in the campaigns of a game's scenario book.
help-games = List the games with their scenarios and options.
help-arena = Matches and tournaments between bots: results, ratings, reports.
help-arena-run = Play a plan, or what is still missing of it; the same command goes on after Ctrl-C.
help-arena-show = Print the figures of a table; also while it is still being played.
help-arena-report = Write an HTML report, and every figure of it as PNG and SVG.
help-arena-export = Write the table, a row for each seat of each game, as Parquet.
help-arena-record = Print the record of a game, if the plan asked for records.
help-pack = Play with exact data from a printed game instead of our reconstruction.
help-pack-check = Say everything that is wrong with a pack, with file, line and column.
help-pack-show = Tell in a few lines what a pack holds.
help-pack-example = Write the built-in data as a starting point.
help-pack-install = Check a pack and play with it from now on.
help-pack-remove = Play with the built-in data again.

help-version = Show the version and exit.
help-language = The language to read in, such as it.
help-any-game = Which game, such as friedrich.
help-any-file = A record of a game.
help-any-scenario = Which scenario of the game.
help-any-option = A choice of the game; may be repeated.
help-any-seed = Repeats the luck of the game and of the bots.
help-any-seat = Show what this seat may know.
help-any-reveal = Show what is hidden, though the game is not over.
help-any-seconds = How long a bot may think about one decision.
help-any-at = After so many entries of the record.
help-any-other-rules = Try a record made under other rules.
help-any-output = The file to write.
help-any-json = Print the figures as JSON.
help-any-config = Settings, in TOML; see docs/hosting.md.
help-any-database = A file, or postgresql://...
help-any-count = How many games.
help-learn-lesson = Which lesson, by number or name; without one you are asked.
help-learn-lines = Print line after line instead of one screen.
help-play-seat = Who sits where: { $human } or a bot ({ $bots }, module:Class or exec:COMMAND); may be repeated.
help-play-training = Bots say at once why they act as they do.
help-play-lines = Print line after line instead of one screen.
help-play-save = Keep the record here.
help-play-resume = Go on where a record stops.
help-new-output = The record to write.
help-new-seat = Who will sit where.
help-new-arranged = Commands that set up the position.
help-serve-host = The address to listen at.
help-serve-port = 0 takes a free one.
help-serve-open-browser = Open the browser.
help-backup-file = The backup.
help-restore-file = The backup.
help-restore-force = Replace what is there.
help-patch-apply = Move those that play through to the new rules.
help-replay-step = Go from decision to decision, forwards and back.
help-replay-start = Begin after so many entries.
help-replay-turn = Begin with this turn.
help-replay-fast = Only verify, tell nothing.
help-replay-to = Stop there.
help-luck-promised = What the table showed before the game.
help-export-format = What to write.
help-simulate-seat = Which bot sits where ({ $bots }, module:Class or exec:COMMAND); may be repeated.
help-simulate-strict = Stop at a bot that fails instead of replacing it.
help-simulate-seed = The seed of the first game.
help-simulate-jobs = Processes; by default all processors.
help-simulate-records = Keep the record of every game here.
help-dataset-output = The Parquet file to write.
help-dataset-records = Records of one game.
help-dataset-game = Let bots play this game, not { $first }.
help-dataset-scenario = Which scenario they play.
help-dataset-seat = Which bot sits where ({ $levels }).
help-dataset-seed = The seed of the first game.
help-dataset-shown = What a row holds of the position.
help-review-seat = Whose decisions are looked at; those of all without it.
help-review-budget = How long it may take: a minute or so, or five times that.
help-review-json = Also write it as JSON.
help-review-seed = Repeats the playouts.
help-follies-paths = Records, folders of them, tables of the arena.
help-follies-json = Print the counts as JSON.
help-follies-other-rules = Also records made under other rules.
help-rules-words = A rule id, or words.
help-rules-pdf = Write the whole book to a PDF instead.
help-map-output = An .svg, .png or .pdf file.
help-map-record = Draw the pieces of this game.
help-map-theme = Colours of the map.
help-map-width = Width of a PNG in pixels.
help-arena-any-file = A table of the arena.
help-arena-run-plan = A plan file, instead of options.
help-arena-run-game = Which game ({ $first }).
help-arena-run-scenario = A scenario; may be repeated.
help-arena-run-option = Values of an option to try.
help-arena-run-bots = Who meets in all seats ({ $levels }).
help-arena-run-mirror = Each of the bots also plays against itself.
help-arena-run-seat = Instead of --bots: who sits where.
help-arena-run-others = With --seat: the bot of the other seats.
help-arena-run-games = Games of every seating, one a seed (100).
help-arena-run-seed = The seed of the first game (1).
help-arena-run-seconds = Time to think about a decision ({ $seconds }).
help-arena-run-strict = Stop at a bot that fails; do not replace it.
help-arena-run-records = Keep the record of every game.
help-arena-run-isolated = Bots think in processes that never had the position.
help-arena-run-out = The table to make or to go on with.
help-arena-run-jobs = Games at a time; by default all processors.
help-arena-run-ray = Play on a Ray cluster: its address, auto, or local.
help-arena-report-to = The folder to write to.
help-arena-export-output = A .parquet file.
help-arena-record-number = A game by its number.
help-pack-any-pack = A folder or a .zip file.
help-pack-any-game = Whose data.
help-pack-show-pack = A folder or a .zip file; else what is in use.
help-pack-example-folder = A folder that is not there yet.

help-shown = Show this message and exit.
help-usage = Usage: { $command }
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-required = [required]
help-default = [default: { $value }]
help-word-options = OPTIONS
help-word-command = COMMAND
help-word-args = ARGS
help-word-file = FILE
help-word-game = GAME
help-word-lesson = LESSON
help-word-name = NAME
help-word-language = LANGUAGE
help-word-value = VALUE
help-word-seat = SEAT
help-word-player = PLAYER
help-word-words = WORDS
help-word-dir = FOLDER
help-word-plan = PLAN
help-word-records = RECORDS
help-word-path = PATH
help-word-number = NUMBER
help-word-seconds = SECONDS
help-word-pack = PACK
help-word-address = ADDRESS
cli-no_such_option = There is no option { $name }.
cli-no_such_command = There is no command “{ $name }”.
cli-missing = { $name } is missing.
cli-bad_value = { $name } does not take that value: { $why }
cli-needs_value = { $name } needs a value.
cli-takes_no_value = { $name } takes no value.
cli-too_many_words = Too much on this line: { $words }.
cli-see_help = { $command } --help tells how it is called.
cli-format_unknown = { $file }: the name does not say what to write; give --format or one of these endings: { $listed }.
cli-onto_itself = { $file } is the record itself; choose another name.
cli-pdf_alone = --pdf writes the whole book; leave the words out.

## What the commands of hosts, of the arena and of packs say

cli-backing_up = backing up
cli-restoring = restoring
cli-replaying = replaying
cli-restored =
    { $file }: { $count ->
        [one] { $count } row restored
       *[other] { $count } rows restored
    }
cli-no_database = There is no database at { $file }.
cli-patched = { $count } running, { $moved } moved to the new rules, { $broken } broken
cli-patchable = { $count } running, { $moved } can be moved with --apply, { $broken } broken
cli-table_fine =
    { $table } ({ $title }): fine, { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
cli-table_moves =
    { $table } ({ $title }): plays through on rules { $rules }, { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
cli-table_broken = { $table } ({ $title }): broken on rules { $rules }
cli-whole_plan = { $file } is the whole plan; leave out { $names }.
cli-kept_games =
    { $count ->
        [one] { $count } game is
       *[other] { $count } games are
    } kept in { $file }; the same command goes on.
cli-kept_none = Nothing was kept: there was no --out.
cli-rows =
    { $file }: { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
cli-decisions =
    { $file }: { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
cli-records_or_game = Name records, or a --game for bots to play, and not both.
cli-no_record_in = There is no record in { $folder }.
cli-follies =
    Follies: { $game }, { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
cli-game_of_table = { $file }, game { $number }
cli-a_person = a person
cli-bar_games = games
cli-head_folly = folly
cli-head_seat = seat
cli-head_player = player
cli-head_times = times
cli-head_of = of
cli-head_share = share
cli-head_bot = bot
cli-head_won = won
cli-head_interval = 95 % interval
cli-head_against = against
cli-head_ahead = ahead
cli-head_level = level
cli-head_behind = behind
cli-head_score = score
cli-head_bot_or_seat = bot or seat
cli-head_games = games
cli-head_decisions = decisions
cli-head_mean = ms each
cli-head_longest = longest ms
cli-head_fallbacks = fallbacks
cli-head_forfeits = forfeits
cli-interval = { $low } to { $high }
cli-played_of = { $count } of { $planned } games have been played.
cli-no_ratings = Ratings are shown once sanssouci[arena] is installed.
cli-confounded = Always in one seat: { $bots }. The ratings cannot tell such a bot from its seat.
cli-setup_games =
    { $setup }: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
cli-won_by_several = won by several { $count }
cli-won_by_nobody = won by nobody { $count }
cli-mean_turns = { $turns } turns on average
cli-head_to_head = Head to head
cli-ratings = Ratings
cli-thinking = Thinking
cli-pack_problems =
    { $pack }: { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
cli-pack_sound = { $pack }: sound, fingerprint { $fingerprint }
cli-pack_data = data
cli-pack_built_in = built in
cli-pack_there = { $folder } is there already; nothing was written.
cli-pack_installed = { $pack }: installed, fingerprint { $fingerprint }
cli-pack_removed = { $game }: its pack is removed; games that were begun with it go on.
cli-no_packs = There are no packs for a game called “{ $game }”.
cli-head_mu = mu
cli-head_sigma = sigma
cli-head_ordinal = ordinal

## Lessons

terminal-help_lesson = in a lesson: what to do, and how it is typed
terminal-usage_lesson = [again|alone]
terminal-no_lesson = There is no lesson at this table; sanssouci learn begins one.
terminal-lesson_takes = lesson takes nothing, again or alone.
terminal-lesson_head = Lesson { $number } of { $count }: { $title }
terminal-lesson_strayed = That was not what this lesson has in mind. Type undo to take it back, or lesson again.
terminal-lesson_type = For example: { $line }
terminal-lesson_done = Learnt.
terminal-lesson_ask = Enter: the next lesson · alone: play on from here · again · list · quit
terminal-lesson_ask_over = Enter: the next lesson · again · list · quit
terminal-lesson_ask_last = Enter: to a first war · alone: play on from here · again · list · quit
terminal-lesson_ask_last_over = Enter: to a first war · again · list · quit
terminal-lesson_ended = The war is over before the lesson was. Enter: once more · list · quit
terminal-lesson_not_offered = “{ $line }” is none of these.
terminal-lesson_choose = Which lesson? (number; quit)
terminal-lesson_offer = learn: { $game } in { $count } short lessons
terminal-lesson_unknown = There is no lesson { $lesson }; a number of 1 to { $most }, or its name ({ $listed }).
cli-pdf_ending = { $file }: a rulebook is printed as .pdf.
cli-played_by_you = { $seat } was played by { $player }, and is played at this keyboard now; --seat { $seat }=BOT gives it to a bot.
