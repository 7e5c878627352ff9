### Το τερματικό στα ελληνικά: το τραπέζι, οι εντολές του και η γραμμή εντολών.
### Όσα πληκτρολογούνται (ρήματα, κωδικοί, ονόματα εντολών) μένουν όπως είναι.

## Πόλεμοι με στρατηγούς και τρένα

terminal-sign_takes = παίρνει στόχο
terminal-sign_questions = τον βάζει υπό αμφισβήτηση, γιατί προστατεύεται
terminal-sign_destroys = καταστρέφει τρένο
terminal-sign_joins = μπαίνει σε στοίβα
terminal-sign_attacks = πρέπει να πολεμήσει
terminal-sign_hungers = θα έμενε εκτός εφοδιασμού
terminal-sign_starves = θα χανόταν από την πείνα
terminal-sign_feeds = πάλι σε εφοδιασμό
terminal-via = μέσω { $places }
terminal-train = τρένο { $number }
terminal-not_on_map = Δεν είναι στον χάρτη: { $name }.
terminal-no_city = Δεν υπάρχει πόλη ούτε κομμάτι με το όνομα «{ $word }».
terminal-could_be = Το «{ $word }» μπορεί να είναι { $listed }.
terminal-worth = αξία
terminal-no_cards_yet = Ακόμη καμία κάρτα στο χέρι.
terminal-no_open_hand = Δεν βλέπεις κανένα χέρι.
terminal-board_size = Το board δείχνει μέγεθος από 1 έως { $most }, όχι { $size }.
terminal-steps = βήματα
terminal-city = πόλη
terminal-land = χώρα
terminal-roads = δρόμοι ({ $main } κεντρική οδός, { $minor } δευτερεύουσα)
terminal-what_is_there = τι είναι εκεί
terminal-generals = στρατηγοί
terminal-troops = στρατεύματα
terminal-supply = εφοδιασμός
terminal-nearest_enemy = κοντινότερος εχθρός
terminal-trains = τρένα
terminal-away = λείπουν
terminal-off_map = εκτός χάρτη
terminal-attacks = επιτίθεται
terminal-defends = αμύνεται
terminal-troops_in =
    { $count ->
        [one] { $count } στράτευμα
       *[other] { $count } στρατεύματα
    } στο { $city }
terminal-combat = Μάχη · ο επιτιθέμενος στο { $score }
terminal-card_for = για { $value }

## Τι μπορείς να γράψεις στο τραπέζι εκτός από ενέργειες

terminal-help_help = αυτός ο κατάλογος, ή πώς γράφεται μια ενέργεια
terminal-help_legal = τι μπορείς να κάνεις τώρα, σύντομα ή αναλυτικά
terminal-help_status = πώς πάει η παρτίδα
terminal-help_hand = οι κάρτες σου
terminal-help_pieces = τα κομμάτια, πού βρίσκονται και πώς είναι
terminal-help_goals = πώς κερδίζεις και πόσο απέχεις, και τι χρειάζονται οι άλλοι
terminal-help_objectives = οι στόχοι όλων, ένας ένας
terminal-help_look = τι υπάρχει γύρω από ένα μέρος
terminal-help_board = χάρτης της γύρω περιοχής
terminal-help_log = τι έχει γίνει
terminal-help_rules = διάβασε το βιβλίο κανόνων ή ψάξε σε αυτό
terminal-help_why = ο κανόνας πίσω από την τελευταία άρνηση, ή ενάντια σε μια ενέργεια
terminal-help_what = τι θα έφερνε μια ενέργεια, πριν την κάνεις
terminal-help_yes = κάνε αυτό για το οποίο ρωτήθηκες
terminal-help_warn = αν θα ρωτιέσαι πριν από πείνα και τα παρόμοια
terminal-help_undo = πάρε πίσω την τελευταία ενέργεια, όσο δεν έμαθες κάτι νέο
terminal-help_auto = άφησε το τυχαίο bot να πάρει αυτή την απόφαση
terminal-help_hint = τι θα έκανε στη θέση σου το δυνατότερο bot
terminal-help_follow = κάνε όλα όσα λέει η συμβουλή
terminal-help_odds = σε μάχη: οι πιθανότητές σου
terminal-help_save = γράψε την καταγραφή της παρτίδας
terminal-help_map = σχεδίασε τον χάρτη ως .svg, .png ή .pdf
terminal-help_language = διάβασε σε άλλη γλώσσα
terminal-help_quit = φύγε από το τραπέζι· η παρτίδα μπορεί να συνεχιστεί

terminal-usage_help = [ΡΗΜΑ]
terminal-usage_legal = [ΛΕΞΕΙΣ]
terminal-usage_pieces = [ΕΘΝΟΣ|all]
terminal-usage_look = ΜΕΡΟΣ [ΒΗΜΑΤΑ]
terminal-usage_board = ΜΕΡΟΣ [ΜΕΓΕΘΟΣ]
terminal-usage_log = [ΑΡΙΘΜΟΣ]
terminal-usage_rules = [ΚΩΔΙΚΟΣ ή ΛΕΞΕΙΣ]
terminal-usage_why = [ΕΝΕΡΓΕΙΑ]
terminal-usage_what = ΕΝΕΡΓΕΙΑ
terminal-usage_warn = on|off
terminal-usage_save = [ΑΡΧΕΙΟ]
terminal-usage_language = [ΓΛΩΣΣΑ]
terminal-usage_map = ΑΡΧΕΙΟ

terminal-typing = Ένα όνομα μόνο του δείχνει τι γίνεται με αυτό.
terminal-how_to_type = Γράψε μια ενέργεια όπως τη δείχνει ο κατάλογος των επιτρεπτών. Οι λέξεις συντομεύονται, και το ρήμα μπορεί να λείπει. { $typing } Το Enter ξαναδείχνει την ερώτηση, το Tab συμπληρώνει λέξεις.
terminal-help_verb = help ΡΗΜΑ εξηγεί ένα από: { $verbs }
terminal-no_verb = Δεν υπάρχει ρήμα ούτε εντολή «{ $word }»· τα ρήματα είναι { $verbs }.
terminal-at_any_time = οποτεδήποτε: { $verbs }
terminal-none_begins = Καμία επιτρεπτή ενέργεια δεν αρχίζει με «{ $words }».
terminal-no_sheet = Αυτό το παιχνίδι δεν έχει φύλλο γι' αυτό· το status δείχνει όλα όσα ξέρεις.
terminal-log_takes = Το log παίρνει έναν αριθμό γραμμών: log 30
terminal-is_legal = Αυτό επιτρέπεται.
terminal-what_takes = Τι θα έφερνε ποια ενέργεια; Πες την: what done
terminal-more = … και άλλα { $count }· πες κάτι παραπάνω.
terminal-no_question = Δεν υπάρχει ανοιχτή ερώτηση για να της απαντήσει το yes.
terminal-warn_takes = Πες warn on ή warn off.
terminal-warned = Θα ρωτιέσαι πριν από πείνα και τα παρόμοια.
terminal-not_warned = Δεν θα ρωτιέσαι πια.
terminal-no_undo = Τίποτα δεν παίρνεται πίσω: { $why }.
terminal-undone = Πάρθηκε πίσω.
terminal-not_asked = Αυτή τη στιγμή δεν σου ζητείται τίποτα.
terminal-no_combat = Δεν είσαι σε μάχη.
terminal-save_takes = Πού να αποθηκευτεί; Πες ένα αρχείο: save my-war.txt
terminal-saved = Αποθηκεύτηκε στο { $file }.
terminal-map_takes = Πού να σχεδιαστεί; Πες ένα αρχείο: map war.svg, map war.png ή map war.pdf
terminal-map_drawn = Ο χάρτης είναι στο { $file }.
terminal-languages = Γλώσσες: { $listed }. Διαβάζεις { $now }.
terminal-no_language = Δεν υπάρχει γλώσσα «{ $word }»· υπάρχουν: { $listed }.
terminal-language_changed = Από εδώ και πέρα διαβάζεις ελληνικά.
terminal-save_question = Σε ποιο αρχείο να αποθηκευτεί η παρτίδα (Enter για κανένα);

terminal-no_map = Αυτό το παιχνίδι δεν έχει χάρτη να δεις.
terminal-no_nation = Δεν υπάρχει εδώ έθνος «{ $word }»· υπάρχουν: all, { $listed }.
terminal-look_steps = Το look φτάνει από 1 έως { $most } βήματα, όχι { $steps }.
terminal-look_takes = Πού να κοιτάξεις; Πες ένα μέρος ή ένα κομμάτι: look daun
terminal-no_place_called = Δεν υπάρχει μέρος «{ $word }» στον χάρτη.

## Γραμμές που γράφονται

terminal-type_quit = Γράψε quit για να φύγεις από το τραπέζι.
terminal-the_file = το αρχείο
terminal-file_problem = { $file }: δεν μπορεί να χρησιμοποιηθεί: { $why }
terminal-type_yes = Γράψε yes για να γίνει παρ' όλα αυτά· το warn off σταματά τέτοιες ερωτήσεις.
terminal-number_range = Διάλεξε έναν αριθμό από 1 έως { $most }.
terminal-settled = Αυτό αρκεί· δεν χρειάζεται πια: { $words }.
terminal-nothing_done = Δεν έγινε τίποτα:
terminal-not_together = αυτές οι μονάδες δεν διαλέγονται μαζί.
terminal-cannot_be_added = Δεν έγινε τίποτα, γιατί το «{ $line }», το { $number }ο από αυτά, δεν μπορεί να προστεθεί:
terminal-seen_before = πριν από αυτό πρέπει να φανεί κάτι.
terminal-type_number = Γράψε τον αριθμό της επιλογής σου, ή οτιδήποτε άλλο.
terminal-not_asked_now = Το «{ $word }» δεν είναι αυτό που ζητείται τώρα· μπορείς να πεις { $verbs }.
terminal-why_shows = (το why δείχνει τον κανόνα)
terminal-not_understood = «{ $line }»: δεν είναι κάτι που γίνεται εδώ· το help δείχνει τις εντολές.
terminal-did_you_mean = Μήπως εννοείς { $word };

## Το τραπέζι

terminal-fault = Σφάλμα του προγράμματος ({ $what }). Δεν άλλαξε τίποτα.
terminal-rule_failed = Σφάλμα στους κανόνες: το «{ $seat }: { $action }» δεν μπόρεσε να γίνει ({ $problem }). Δεν άλλαξε τίποτα.
terminal-fault_kept = Οι λεπτομέρειες είναι στο { $file }.
terminal-fault_not_kept = Οι λεπτομέρειες δεν μπόρεσαν να φυλαχτούν: { $why }.
terminal-not_saved = Η παρτίδα δεν μπόρεσε να αποθηκευτεί: { $why }
terminal-hand_over = Δώσε το πληκτρολόγιο (σειρά έχει: { $name }) και πάτησε Enter.
terminal-victory = Νίκη: { $who }
terminal-record_is = Η καταγραφή της παρτίδας: { $file }
terminal-thinks = { $name } σκέφτεται …
terminal-shows_map = το Enter δείχνει τον χάρτη
terminal-turns_page = το Enter γυρίζει σελίδα
terminal-page = { $page } από { $pages }
terminal-shows_all = … το { $command } τα δείχνει όλα

## Πριν από την παρτίδα

terminal-not_a_pair = Το «{ $pair }» δεν έχει τη μορφή όνομα=τιμή.
terminal-ask_game = Παιχνίδι
terminal-ask_scenario = Σενάριο
terminal-option_example = { $example } αλλάζει μια επιλογή, ? τις δείχνει όλες
terminal-ask_part = Παίζεις
terminal-number_or_name = Γράψε έναν αριθμό από 1 έως { $most }, ή { $names }.
terminal-part_means = { $part } σημαίνει { $option }.
terminal-seats_are = Θέσεις: { $seats }. Όσες δεν έχουν άνθρωπο τις παίρνουν bot.
terminal-ask_seats = Θέσεις ανθρώπων (ή all, none)
terminal-head_option = επιλογή
terminal-head_values = τιμές
terminal-head_meaning = τι κάνει
terminal-head_rule = κανόνας
terminal-only_in = Μόνο σε: { $scenarios }.

## Κατάλογοι και βοήθεια

terminal-ways =
    { $count ->
        [one] { $count } τρόπος· το legal { $verb } τον δείχνει
       *[other] { $count } τρόποι· το legal { $verb } τους δείχνει
    }
terminal-then = μετά { $names }
terminal-shape_stack = ένα από μια στοίβα για ολόκληρη
terminal-shape_group = πολλά, ενωμένα με +
terminal-shape_road = με τη σειρά· αρκεί και το τελευταίο μόνο του
terminal-shape_set = όσα θέλεις
terminal-also = Επίσης: { $words }.
terminal-a_number = ένας αριθμός
terminal-example_now = τώρα, για παράδειγμα:
terminal-example_form = τώρα δεν γίνεται· γράφεται όπως
terminal-head_win = νίκη
terminal-head_tie = ισοπαλία
terminal-head_lose = ήττα
terminal-head_own_losses = δικές σου απώλειες
terminal-head_enemy_losses = απώλειες του εχθρού
terminal-you = Εσύ
terminal-goal = Στόχος
terminal-nothing_follows = δεν ακολουθεί τίποτα αμέσως.
terminal-keys = Tab συμπληρώνει · help · legal · what ΕΝΕΡΓΕΙΑ · look ΜΕΡΟΣ · goals · undo · quit

## Καταγραφές

terminal-after =
    { $title }, μετά από { $at } από { $count ->
        [one] { $count } εγγραφή
       *[other] { $count } εγγραφές
    }
terminal-chance_next = Μετά αποφασίζει η τύχη.
terminal-has_to_decide = Πρέπει να αποφασίσει: { $who }.
terminal-legal_actions =
    { $count ->
        [one] { $count } επιτρεπτή ενέργεια:
       *[other] { $count } επιτρεπτές ενέργειες:
    }
terminal-report_options = Επιλογές: { $options }
terminal-report_rules = Έκδοση κανόνων: { $version }
terminal-report_end = Το τέλος
terminal-no_moment =
    Η καταγραφή έχει { $count ->
        [one] { $count } εγγραφή
       *[other] { $count } εγγραφές
    }· δεν υπάρχει στιγμή { $moment }.
terminal-nothing_from = Από την εγγραφή { $entry } και μετά δεν υπάρχει τίποτα να ειπωθεί.
terminal-no_turn =
    Η καταγραφή έχει { $count ->
        [one] { $count } γύρο
       *[other] { $count } γύρους
    }· δεν υπάρχει γύρος { $turn }.
terminal-walk_keys = Enter μπροστά · b πίσω · 57 εγγραφή · t 3 γύρος · s δείξε · q τέλος
terminal-leads_nowhere = Το «{ $line }» δεν οδηγεί πουθενά· { $keys }
terminal-no_rule = Δεν υπάρχει κανόνας { $id }.
terminal-no_rule_speaks = Κανένας κανόνας ({ $book }) δεν μιλά για «{ $words }».
terminal-map_formats = { $file }: ένας χάρτης γράφεται ως .svg, .png ή .pdf.

## Πολλές παρτίδες των bot

terminal-games_of =
    { $scenario }: { $count ->
        [one] { $count } παρτίδα
       *[other] { $count } παρτίδες
    } των bot ({ $bots })
terminal-head_games = παρτίδες
terminal-head_share = ποσοστό
terminal-won_by = νίκη: { $who }
terminal-won_by_several = νίκη περισσότερων
terminal-won_by_nobody = νίκη κανενός
terminal-by_reason = λόγος: { $reason }
terminal-mean_turns = γύροι, κατά μέσο όρο
terminal-mean_actions = ενέργειες, κατά μέσο όρο
terminal-taken_from_bots = αποφάσεις που πάρθηκαν αντί για bot
terminal-games_per_second = παρτίδες το δευτερόλεπτο

## Η γραμμή εντολών

cli-resume_alone = Το --resume παίρνει παιχνίδι, σενάριο και επιλογές από την καταγραφή.
cli-help_lists = Το help δείχνει τις εντολές· το Enter ξαναλέει την ερώτηση.
cli-to_go_on = Για να συνεχίσεις: { $command }
cli-exists = { $file }: υπάρχει ήδη· με --resume συνεχίζεις από εκεί.
cli-exclude = Το { $one } και το { $other } δεν πάνε μαζί.
cli-result = Αποτέλεσμα: { $result }
cli-position_at =
    Θέση { $hash } μετά από { $at } από { $count ->
        [one] { $count } εγγραφή
       *[other] { $count } εγγραφές
    }.
cli-position =
    Θέση { $hash } μετά από { $count ->
        [one] { $count } εγγραφή
       *[other] { $count } εγγραφές
    }.
cli-nothing_to_compare = Η καταγραφή δεν έχει καμία για σύγκριση.
cli-as_recorded = Είναι όπως το λέει η καταγραφή.
cli-otherwise = Με τους δικούς της κανόνες ήταν { $hash }.
cli-luck =
    { $file }: { $count ->
        [one] { $count } απόφαση της τύχης, όπως την ορίζει
       *[other] { $count } αποφάσεις της τύχης, όλες όπως τις ορίζει
    } το μυστικό που είχε δοθεί ως { $promise }.
cli-need_record = Τα --at και --seat θέλουν ένα --record.
cli-other_game = { $file }: καταγραφή του { $game }, όχι του { $wanted }.
cli-no_campaigns = Το { $game } δεν έχει εκστρατείες.
cli-examples = παιχνίδια και bot για αντιγραφή
cli-head_scenario = σενάριο
cli-head_seats = θέσεις
cli-head_meaning = τι είναι
cli-head_rule = κανόνας

## Συμβουλές

terminal-hint_follow =
    { $count ->
        [one] Γράψε follow για να το κάνεις.
       *[other] Γράψε follow για να τα κάνεις όλα.
    }
terminal-hint_none = Αυτή τη στιγμή κανείς δεν έχει συμβουλή να δώσει.
terminal-hint_nothing_to_follow = Δεν υπάρχει συμβουλή να ακολουθήσεις· ζήτησέ την με hint.
terminal-hint_stopped = Έφτασε ως εκεί που γινόταν: { $action } δεν γίνεται πια.
