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
terminal-directly = κατευθείαν
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
terminal-roads = δρόμοι ({ $main } κύρια οδός, { $minor } δευτερεύουσα)
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
    } { $city-place-to }
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
terminal-help_why = ο κανόνας της τελευταίας άρνησης, ή γιατί δεν γίνεται μια ενέργεια
terminal-help_what = τι θα έφερνε μια ενέργεια, πριν την κάνεις
terminal-help_yes = κάνε αυτό που μόλις ρωτήθηκε
terminal-help_warn = να σε ρωτώ πριν από πείνα και παρόμοια, ή όχι
terminal-help_undo = αναίρεσε την τελευταία ενέργεια, αν δεν έμαθες στο μεταξύ κάτι νέο
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
terminal-at_any_time = πάντα: { $verbs }
terminal-none_begins = Καμία επιτρεπτή ενέργεια δεν αρχίζει με «{ $words }».
terminal-no_sheet = Αυτό το παιχνίδι δεν έχει φύλλο γι’ αυτό· το status δείχνει όλα όσα ξέρεις.
terminal-log_takes = Το log παίρνει έναν αριθμό γραμμών: log 30
terminal-is_legal = Αυτό επιτρέπεται.
terminal-what_takes = Ποια ενέργεια; Γράψε την: what done
terminal-more = … και άλλα { $count }· γράψε κάτι παραπάνω.
terminal-no_question = Δεν υπάρχει ερώτηση που να περιμένει yes.
terminal-warn_takes = Γράψε warn on ή warn off.
terminal-warned = Θα σε ρωτώ πριν από πείνα και παρόμοια.
terminal-not_warned = Δεν θα σε ρωτώ πια.
terminal-no_undo = Δεν αναιρείται τίποτα: { $why }.
terminal-undone = Αναιρέθηκε.
terminal-not_asked = Αυτή τη στιγμή δεν σου ζητείται τίποτα.
terminal-no_combat = Δεν είσαι σε μάχη.
terminal-save_takes = Πού να αποθηκευτεί; Γράψε ένα αρχείο: save my-war.txt
terminal-save_command = Το «{ $word }» είναι κάτι που γράφεται εδώ και δεν γίνεται όνομα αρχείου· σκέτο save αποθηκεύει την παρτίδα στη θέση της, save ./{ $word } φτιάχνει αρχείο με αυτό το όνομα.
terminal-save_exists = { $file }: υπάρχει ήδη· διάλεξε άλλο όνομα.
terminal-saved = Αποθηκεύτηκε στο { $file }.
terminal-map_takes = Πού να σχεδιαστεί; Γράψε ένα αρχείο: map war.svg, map war.png ή map war.pdf
terminal-map_drawn = Ο χάρτης είναι στο { $file }.
terminal-languages = Γλώσσες: { $listed }. Διαβάζεις { $now }.
terminal-no_language = Δεν υπάρχει γλώσσα «{ $word }»· υπάρχουν: { $listed }.
terminal-language_changed = Από εδώ και πέρα διαβάζεις ελληνικά.
terminal-save_question = Σε ποιο αρχείο να αποθηκευτεί η παρτίδα (Enter για κανένα);

terminal-no_map = Αυτό το παιχνίδι δεν έχει χάρτη να δεις.
terminal-no_nation = Δεν υπάρχει εδώ έθνος «{ $word }»· υπάρχουν: all, { $listed }.
terminal-look_steps = Το look φτάνει από 1 έως { $most } βήματα, όχι { $steps }.
terminal-look_takes = Πού να κοιτάξεις; Γράψε ένα μέρος ή ένα κομμάτι: look daun
terminal-no_place_called = Δεν υπάρχει μέρος «{ $word }» στον χάρτη.

## Γραμμές που γράφονται

terminal-type_quit = Γράψε quit για να φύγεις από το τραπέζι.
terminal-the_file = το αρχείο
terminal-file_problem = { $file }: δεν μπορεί να χρησιμοποιηθεί: { $why }
terminal-type_yes = Γράψε yes για να γίνει παρ’ όλα αυτά· το warn off σταματά τέτοιες ερωτήσεις.
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
terminal-greeting = Είσαι { $name-nom }.
terminal-first_words = Γράψε help για τις εντολές, hint για μια συμβουλή, goals για το πώς κερδίζεις.
terminal-victory = Νίκη { $who-gen }
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
terminal-reviewing = ανασκόπηση
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
terminal-won_by = νίκες { $who-gen }
terminal-won_by_several = νίκη περισσότερων
terminal-won_by_nobody = νίκη κανενός
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

## Η βοήθεια της γραμμής εντολών: εντολές, ύστερα ορίσματα και επιλογές

help = Επιτραπέζια παιχνίδια για τους πολέμους του Φρειδερίκου του Μεγάλου, με αυστηρή τήρηση των κανόνων.
help-play = Παίζεις στο τερματικό, μόνος εναντίον bot ή με άλλους στο ίδιο πληκτρολόγιο.
help-learn = Μάθε ένα παιχνίδι στο δικό του τραπέζι, μάθημα με μάθημα.
help-new = Γράφει την καταγραφή μιας καινούργιας παρτίδας, για να παιχτεί με play --resume.
help-serve = Ανοίγει το τραπέζι σε browser· χωρίς επιλογές, όπως λένε το περιβάλλον και το αρχείο ρυθμίσεων.
help-backup = Γράφει σε ένα αρχείο όσα κρατά ο διακομιστής· μπορεί στο μεταξύ να συνεχίζει.
help-restore = Επαναφέρει ένα αντίγραφο, σε οποιαδήποτε βάση. Σταμάτησε πρώτα τον διακομιστή.
help-patch = Ξαναπαίζει κάθε ανοιχτό τραπέζι με τους εγκατεστημένους κανόνες και λέει πού σκοντάφτει.
help-show = Δείχνει ως κείμενο μια θέση από καταγραμμένη παρτίδα.
help-replay = Διατρέχει μια καταγραμμένη παρτίδα και ελέγχει ότι οδηγεί εκεί που λέει.
help-luck = Ελέγχει αν η τύχη ακολούθησε το μυστικό που είχε οριστεί πριν από την παρτίδα.
help-export = Γράφει μια καταγραμμένη παρτίδα ως δεδομένα, εικόνα, έκθεση ή ημερολόγιο.
help-review = Ανασκόπηση ενός τελειωμένου πολέμου: πιθανότητες ανά γύρο, τι τον έκρινε, τύχη και δεξιότητα.
help-simulate = Βάζει bot να παίξουν πολλές παρτίδες και μετρά ποιος κερδίζει και πώς.
help-dataset = Γράφει τις αποφάσεις παρτίδων σε πίνακα Parquet, μία ανά γραμμή, για προγράμματα που μαθαίνουν.
help-follies = Μετρά σε καταγραμμένες παρτίδες ό,τι ένας καλός παίκτης σχεδόν ποτέ δεν κάνει.
help-rules = Δείχνει το βιβλίο κανόνων: τα περιεχόμενα, έναν κανόνα ή ένα κεφάλαιο, ή όπου αναφέρονται κάποιες λέξεις.
help-map = Σχεδιάζει τον χάρτη, άδειο ή με τα κομμάτια μιας καταγραμμένης παρτίδας.
help-docs = Λέει πού βρίσκονται σε αυτόν τον υπολογιστή οι οδηγοί και τα παραδείγματα.
help-campaigns = Δείχνει πόσο έχεις προχωρήσει στις εκστρατείες του βιβλίου σεναρίων ενός παιχνιδιού.
help-games = Απαριθμεί τα παιχνίδια με τα σενάρια και τις επιλογές τους.
help-arena = Αναμετρήσεις και τουρνουά bot: αποτελέσματα, βαθμολογίες, εκθέσεις.
help-arena-run = Παίζει ένα σχέδιο, ή ό,τι του λείπει ακόμη· μετά από Ctrl-C η ίδια εντολή συνεχίζει.
help-arena-show = Τυπώνει τα νούμερα ενός πίνακα, ακόμη κι όσο παίζεται.
help-arena-report = Γράφει έκθεση σε HTML και κάθε σχήμα της σε PNG και SVG.
help-arena-export = Γράφει τον πίνακα ως Parquet, μία γραμμή για κάθε θέση κάθε παρτίδας.
help-arena-record = Τυπώνει την καταγραφή μιας παρτίδας, αν το σχέδιο ζήτησε καταγραφές.
help-pack = Παίζεις με τα ακριβή δεδομένα ενός τυπωμένου παιχνιδιού αντί για τη δική μας ανασύνθεση.
help-pack-check = Λέει ό,τι δεν πάει καλά σε ένα πακέτο, με αρχείο, γραμμή και στήλη.
help-pack-show = Λέει σε λίγες γραμμές τι περιέχει ένα πακέτο.
help-pack-example = Γράφει τα ενσωματωμένα δεδομένα ως αφετηρία.
help-pack-install = Ελέγχει ένα πακέτο και από εδώ και πέρα παίζει με αυτό.
help-pack-remove = Παίζεις πάλι με τα ενσωματωμένα δεδομένα.

help-version = Δείχνει την έκδοση και τελειώνει.
help-language = Η γλώσσα στην οποία διαβάζεις, π.χ. el.
help-any-game = Ποιο παιχνίδι, π.χ. friedrich.
help-any-file = Η καταγραφή μιας παρτίδας.
help-any-scenario = Ποιο σενάριο του παιχνιδιού.
help-any-option = Μια επιλογή του παιχνιδιού· μπορεί να επαναληφθεί.
help-any-seed = Επαναλαμβάνει την τύχη της παρτίδας και των bot.
help-any-seat = Δείχνει όσα μπορεί να ξέρει αυτή η θέση.
help-any-reveal = Δείχνει τα κρυφά, αν και η παρτίδα δεν έχει τελειώσει.
help-any-seconds = Πόσο μπορεί να σκεφτεί ένα bot για μια απόφαση.
help-any-at = Ύστερα από τόσες εγγραφές της καταγραφής.
help-any-other-rules = Δοκιμάζει καταγραφή με άλλους κανόνες.
help-any-output = Το αρχείο που θα γραφτεί.
help-any-json = Τυπώνει τα νούμερα ως JSON.
help-any-config = Ρυθμίσεις, σε TOML· δες docs/hosting.md.
help-any-database = Ένα αρχείο, ή postgresql://...
help-any-count = Πόσες παρτίδες.
help-learn-lesson = Ποιο μάθημα, με αριθμό ή όνομα· χωρίς αυτό ερωτάσαι.
help-learn-lines = Τυπώνει γραμμή τη γραμμή αντί για μία οθόνη.
help-play-seat = Ποιος κάθεται πού: { $human } ή ένα bot ({ $bots }, module:Class ή exec:ΕΝΤΟΛΗ)· μπορεί να επαναληφθεί.
help-play-training = Τα bot λένε αμέσως γιατί κάνουν ό,τι κάνουν.
help-play-lines = Τυπώνει γραμμή τη γραμμή αντί για μία οθόνη.
help-play-save = Κρατά εδώ την καταγραφή.
help-play-resume = Συνεχίζει εκεί που σταματά μια καταγραφή.
help-new-output = Η καταγραφή που θα γραφτεί.
help-new-seat = Ποιος θα κάθεται πού.
help-new-arranged = Εντολές που στήνουν τη θέση.
help-serve-host = Η διεύθυνση στην οποία ακούει.
help-serve-port = Το 0 παίρνει μια ελεύθερη.
help-serve-open-browser = Ανοίγει τον browser.
help-backup-file = Το αντίγραφο.
help-restore-file = Το αντίγραφο.
help-restore-force = Αντικαθιστά ό,τι υπάρχει.
help-patch-apply = Περνά στους νέους κανόνες όσα παίζονται ως το τέλος.
help-replay-step = Πηγαίνει από απόφαση σε απόφαση, εμπρός και πίσω.
help-replay-start = Αρχίζει ύστερα από τόσες εγγραφές.
help-replay-turn = Αρχίζει από αυτόν τον γύρο.
help-replay-fast = Μόνο ελέγχει, δεν διηγείται.
help-replay-to = Σταματά εκεί.
help-luck-promised = Ό,τι έδειχνε το τραπέζι πριν από την παρτίδα.
help-export-format = Τι θα γραφτεί.
help-simulate-seat = Ποιο bot κάθεται πού ({ $bots }, module:Class ή exec:ΕΝΤΟΛΗ)· μπορεί να επαναληφθεί.
help-simulate-strict = Σταματά αν ένα bot αποτύχει, αντί να το αντικαταστήσει.
help-simulate-seed = Ο σπόρος της πρώτης παρτίδας.
help-simulate-jobs = Διεργασίες· αλλιώς όλοι οι επεξεργαστές.
help-simulate-records = Κρατά εδώ την καταγραφή κάθε παρτίδας.
help-dataset-output = Το αρχείο Parquet που θα γραφτεί.
help-dataset-records = Καταγραφές ενός παιχνιδιού.
help-dataset-game = Βάζει bot να παίξουν αυτό το παιχνίδι, όχι το { $first }.
help-dataset-scenario = Ποιο σενάριο παίζουν.
help-dataset-seat = Ποιο bot κάθεται πού ({ $levels }).
help-dataset-seed = Ο σπόρος της πρώτης παρτίδας.
help-dataset-shown = Τι κρατά μια γραμμή από τη θέση.
help-review-seat = Ποιου οι αποφάσεις εξετάζονται· χωρίς αυτό, όλων.
help-review-budget = Πόσο μπορεί να διαρκέσει: περίπου ένα λεπτό, ή πέντε φορές τόσο.
help-review-json = Το γράφει και ως JSON.
help-review-seed = Επαναλαμβάνει τις δοκιμές.
help-follies-paths = Καταγραφές, φάκελοι με καταγραφές, πίνακες της αρένας.
help-follies-json = Τυπώνει τις μετρήσεις ως JSON.
help-follies-other-rules = Και καταγραφές με άλλους κανόνες.
help-rules-words = Ο αριθμός ενός κανόνα, ή λέξεις.
help-rules-pdf = Αντί γι’ αυτό γράφει όλο το βιβλίο σε PDF.
help-map-output = Ένα αρχείο .svg, .png ή .pdf.
help-map-record = Σχεδιάζει τα κομμάτια αυτής της παρτίδας.
help-map-theme = Τα χρώματα του χάρτη.
help-map-width = Το πλάτος ενός PNG σε pixel.
help-arena-any-file = Ένας πίνακας της αρένας.
help-arena-run-plan = Το αρχείο ενός σχεδίου, αντί για επιλογές.
help-arena-run-game = Ποιο παιχνίδι ({ $first }).
help-arena-run-scenario = Ένα σενάριο· μπορεί να επαναληφθεί.
help-arena-run-option = Οι τιμές μιας επιλογής που θα δοκιμαστούν.
help-arena-run-bots = Ποιοι συναντιούνται σε όλες τις θέσεις ({ $levels }).
help-arena-run-mirror = Κάθε bot παίζει και με τον εαυτό του.
help-arena-run-seat = Αντί για --bots: ποιος κάθεται πού.
help-arena-run-others = Με --seat: το bot των άλλων θέσεων.
help-arena-run-games = Παρτίδες για κάθε διάταξη θέσεων, μία ανά σπόρο (100).
help-arena-run-seed = Ο σπόρος της πρώτης παρτίδας (1).
help-arena-run-seconds = Χρόνος σκέψης για μια απόφαση ({ $seconds }).
help-arena-run-strict = Σταματά αν ένα bot αποτύχει· δεν το αντικαθιστά.
help-arena-run-records = Κρατά την καταγραφή κάθε παρτίδας.
help-arena-run-isolated = Τα bot σκέφτονται σε διεργασίες που δεν είδαν ποτέ τη θέση.
help-arena-run-out = Ο πίνακας που θα φτιαχτεί ή θα συνεχιστεί.
help-arena-run-jobs = Παρτίδες ταυτόχρονα· αλλιώς όλοι οι επεξεργαστές.
help-arena-run-ray = Παίζει σε συστοιχία Ray: η διεύθυνσή της, auto ή local.
help-arena-report-to = Ο φάκελος όπου θα γραφτεί.
help-arena-export-output = Ένα αρχείο .parquet.
help-arena-record-number = Μια παρτίδα με τον αριθμό της.
help-pack-any-pack = Ένας φάκελος ή ένα αρχείο .zip.
help-pack-any-game = Τίνος τα δεδομένα.
help-pack-show-pack = Ένας φάκελος ή ένα αρχείο .zip· αλλιώς ό,τι χρησιμοποιείται.
help-pack-example-folder = Ένας φάκελος που δεν υπάρχει ακόμη.

help-shown = Δείχνει αυτή τη βοήθεια και τελειώνει.
help-usage = Χρήση: { $command }
help-arguments = Ορίσματα
help-options = Επιλογές
help-commands = Εντολές
help-required = [απαραίτητο]
help-default = [αλλιώς: { $value }]
help-word-options = ΕΠΙΛΟΓΕΣ
help-word-command = ΕΝΤΟΛΗ
help-word-args = ΟΡΙΣΜΑΤΑ
help-word-file = ΑΡΧΕΙΟ
help-word-game = ΠΑΙΧΝΙΔΙ
help-word-lesson = ΜΑΘΗΜΑ
help-word-name = ΟΝΟΜΑ
help-word-language = ΓΛΩΣΣΑ
help-word-value = ΤΙΜΗ
help-word-seat = ΘΕΣΗ
help-word-player = ΠΑΙΚΤΗΣ
help-word-words = ΛΕΞΕΙΣ
help-word-dir = ΦΑΚΕΛΟΣ
help-word-plan = ΣΧΕΔΙΟ
help-word-records = ΚΑΤΑΓΡΑΦΕΣ
help-word-path = ΔΙΑΔΡΟΜΗ
help-word-number = ΑΡΙΘΜΟΣ
help-word-seconds = ΔΕΥΤΕΡΟΛΕΠΤΑ
help-word-pack = ΠΑΚΕΤΟ
help-word-address = ΔΙΕΥΘΥΝΣΗ
cli-no_such_option = Δεν υπάρχει επιλογή { $name }.
cli-no_such_command = Δεν υπάρχει εντολή «{ $name }».
cli-missing = Λείπει: { $name }.
cli-bad_value = { $name }: αυτή η τιμή δεν γίνεται δεκτή: { $why }
cli-needs_value = Το { $name } θέλει μια τιμή.
cli-takes_no_value = Το { $name } δεν παίρνει τιμή.
cli-too_many_words = Περισσεύει: { $words }.
cli-see_help = Το { $command } --help λέει πώς χρησιμοποιείται.
cli-format_unknown = { $file }: το όνομα δεν λέει τι να γραφτεί· δώσε --format ή μία από αυτές τις καταλήξεις: { $listed }.
cli-onto_itself = { $file }: είναι η ίδια η καταγραφή· διάλεξε άλλο όνομα.
cli-pdf_alone = Το --pdf γράφει όλο το βιβλίο· παράλειψε τις λέξεις.

## Τι λένε οι εντολές όσων φιλοξενούν, της αρένας και των πακέτων

cli-backing_up = αντιγραφή
cli-restoring = επαναφορά
cli-replaying = επανάληψη
cli-restored =
    { $file }: επαναφέρθηκαν { $count ->
        [one] { $count } γραμμή
       *[other] { $count } γραμμές
    }
cli-no_database = Δεν υπάρχει βάση δεδομένων στο { $file }.
cli-patched = { $count } ανοιχτά, { $moved } πέρασαν στους νέους κανόνες, { $broken } χαλασμένα
cli-patchable = { $count } ανοιχτά, { $moved } μπορούν να περάσουν με --apply, { $broken } χαλασμένα
cli-table_fine =
    { $table } ({ $title }): εντάξει, { $count ->
        [one] { $count } εγγραφή
       *[other] { $count } εγγραφές
    }
cli-table_moves =
    { $table } ({ $title }): παίζεται ως το τέλος με τους κανόνες { $rules }, { $count ->
        [one] { $count } εγγραφή
       *[other] { $count } εγγραφές
    }
cli-table_broken = { $table } ({ $title }): χαλά με τους κανόνες { $rules }
cli-whole_plan = Το { $file } είναι όλο το σχέδιο· παράλειψε { $names }.
cli-kept_games =
    { $count ->
        [one] { $count } παρτίδα φυλάχτηκε
       *[other] { $count } παρτίδες φυλάχτηκαν
    } στο { $file }· η ίδια εντολή συνεχίζει.
cli-kept_none = Δεν φυλάχτηκε τίποτα: έλειπε το --out.
cli-rows =
    { $file }: { $count ->
        [one] { $count } γραμμή
       *[other] { $count } γραμμές
    }
cli-decisions =
    { $file }: { $count ->
        [one] { $count } απόφαση
       *[other] { $count } αποφάσεις
    } από { $games ->
        [one] { $games } παρτίδα
       *[other] { $games } παρτίδες
    }
cli-records_or_game = Ονόμασε καταγραφές, ή ένα --game για να το παίξουν bot, όχι και τα δύο.
cli-no_record_in = Δεν υπάρχει καταγραφή στο { $folder }.
cli-follies =
    Ανοησίες: { $game }, { $count ->
        [one] { $count } παρτίδα
       *[other] { $count } παρτίδες
    }
cli-game_of_table = { $file }, παρτίδα { $number }
cli-a_person = άνθρωπος
cli-bar_games = παρτίδες
cli-head_folly = ανοησία
cli-head_seat = θέση
cli-head_player = παίκτης
cli-head_times = φορές
cli-head_of = από
cli-head_share = μερίδιο
cli-head_bot = bot
cli-head_won = νίκες
cli-head_interval = διάστημα 95 %
cli-head_against = εναντίον
cli-head_ahead = μπροστά
cli-head_level = ίσα
cli-head_behind = πίσω
cli-head_score = σκορ
cli-head_bot_or_seat = bot ή θέση
cli-head_games = παρτίδες
cli-head_decisions = αποφάσεις
cli-head_mean = ms μέση
cli-head_longest = ms μέγ.
cli-head_fallbacks = αντικαταστάσεις
cli-head_forfeits = άνευ αγώνα
cli-interval = { $low } ως { $high }
cli-played_of = Παίχτηκαν { $count } από { $planned } παρτίδες.
cli-no_ratings = Οι βαθμολογίες φαίνονται μόλις εγκατασταθεί το sanssouci[arena].
cli-confounded = Πάντα στην ίδια θέση: { $bots }. Η βαθμολογία δεν μπορεί να ξεχωρίσει τέτοιο bot από τη θέση του.
cli-setup_games =
    { $setup }: { $count ->
        [one] { $count } παρτίδα
       *[other] { $count } παρτίδες
    }
cli-won_by_several = κέρδισαν πολλοί μαζί { $count }
cli-won_by_nobody = δεν κέρδισε κανείς { $count }
cli-mean_turns = { $turns } γύροι κατά μέσο όρο
cli-head_to_head = Ένας προς έναν
cli-ratings = Βαθμολογίες
cli-thinking = Χρόνος σκέψης
cli-pack_problems =
    { $pack }: { $count ->
        [one] { $count } λάθος
       *[other] { $count } λάθη
    }
cli-pack_sound = { $pack }: εντάξει, αποτύπωμα { $fingerprint }
cli-pack_data = δεδομένα
cli-pack_built_in = ενσωματωμένα
cli-pack_there = Το { $folder } υπάρχει ήδη· δεν γράφτηκε τίποτα.
cli-pack_installed = { $pack }: εγκαταστάθηκε, αποτύπωμα { $fingerprint }
cli-pack_removed = { $game }: το πακέτο του αφαιρέθηκε· όσες παρτίδες άρχισαν με αυτό συνεχίζονται.
cli-no_packs = Δεν υπάρχουν πακέτα για παιχνίδι «{ $game }».
cli-head_mu = mu
cli-head_sigma = sigma
cli-head_ordinal = ordinal

## Μαθήματα

terminal-help_lesson = σε μάθημα: τι να κάνεις, και πώς γράφεται
terminal-usage_lesson = [again|alone]
terminal-no_lesson = Σε αυτό το τραπέζι δεν υπάρχει μάθημα· το sanssouci learn αρχίζει ένα.
terminal-lesson_takes = Μετά το lesson δεν ακολουθεί τίποτα, ή again ή alone.
terminal-lesson_head = Μάθημα { $number } από { $count }: { $title }
terminal-lesson_strayed = Δεν ήταν αυτό που ζητά το μάθημα. Γράψε undo για να το πάρεις πίσω, ή lesson again.
terminal-lesson_type = Για παράδειγμα: { $line }
terminal-lesson_done = Το έμαθες.
terminal-lesson_ask = Enter: επόμενο μάθημα · alone: παίξε από εδώ · again · list · quit
terminal-lesson_ask_over = Enter: επόμενο μάθημα · again · list · quit
terminal-lesson_ask_last = Enter: σε έναν πρώτο πόλεμο · alone: παίξε από εδώ · again · list · quit
terminal-lesson_ask_last_over = Enter: σε έναν πρώτο πόλεμο · again · list · quit
terminal-lesson_ended = Ο πόλεμος τελείωσε πριν από το μάθημα. Enter: άλλη μια φορά · list · quit
terminal-lesson_not_offered = Το «{ $line }» δεν είναι κάποιο από αυτά.
terminal-lesson_choose = Ποιο μάθημα; (αριθμός· quit)
terminal-lesson_offer = learn: μάθε { $game } σε { $count } σύντομα μαθήματα
terminal-lesson_unknown = Δεν υπάρχει μάθημα { $lesson }· ένας αριθμός από 1 έως { $most }, ή το όνομά του ({ $listed }).
cli-pdf_ending = { $file }: ένα βιβλίο κανόνων τυπώνεται ως .pdf.
cli-played_by_you = Το { $seat } το έπαιζε { $player }, και τώρα παίζεται σε αυτό το πληκτρολόγιο· το --seat { $seat }=BOT το δίνει σε bot.
