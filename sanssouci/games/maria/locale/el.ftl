### Η Maria στα ελληνικά. Οι λέξεις μετά το δολάριο είναι κωδικοί και λέγονται με το όνομά τους.

## Πράγματα που μετριούνται, ως μέρη προτάσεων

troops =
    { $troops ->
        [one] { $troops } στράτευμα
       *[other] { $troops } στρατεύματα
    }
towns =
    { $length ->
        [one] { $length } πόλη
       *[other] { $length } πόλεις
    }
losses =
    { $losses ->
        [one] { $losses } στράτευμα
       *[other] { $losses } στρατεύματα
    }
count-points =
    { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    }
count-markers =
    { $count ->
        [one] { $count } δείκτη
       *[other] { $count } δείκτες
    }

## Ονόματα

name-spades = μπαστούνια
    .one = μπαστούνι
name-clubs = σπαθιά
    .one = σπαθί
name-hearts = κούπες
    .one = κούπα
name-diamonds = καρό

## foresee: τι θα έκανε μια ενέργεια

foresee-takes = κατακτά { $cities }
foresee-awaits = κατακτά { $cities } μόνο όταν προχωρήσει
foresee-questions = βάζει ερωτηματικό: { $cities }, ακόμη υπό προστασία
foresee-destroys = καταστρέφει { $trains-acc }
foresee-chases = διώχνει τους Ουσάρους: { $cities }
foresee-at_war =
    { $count ->
        [one] βγαίνει από την Πρωσία: ο δείκτης από την άκρη γυρίζει στο απόθεμα
       *[other] βγαίνει από την Πρωσία: οι { $count } δείκτες από την άκρη γυρίζουν στο απόθεμα
    }
foresee-aims_back =
    { $count ->
        [one] ο γαλλικός δείκτης από την άκρη γυρίζει στο απόθεμα
       *[other] οι { $count } γαλλικοί δείκτες από την άκρη γυρίζουν στο απόθεμα
    }
foresee-joins = ενώνεται με { $generals-acc }
foresee-attacks = επιτίθεται { $generals-se }
foresee-left_idle =
    { $generals-nom } { $generals-count ->
        [one] μπορεί ακόμη να κινηθεί
       *[other] μπορούν ακόμη να κινηθούν
    }
foresee-hungers =
    { $generals-nom } θα { $generals-count ->
        [one] έμενε
       *[other] έμεναν
    } εκτός εφοδιασμού
foresee-starves =
    { $generals-nom } θα { $generals-count ->
        [one] έχανε
       *[other] έχαναν
    } δύο στρατεύματα από την πείνα
foresee-feeds = φέρνει { $generals-acc } ξανά εντός εφοδιασμού
foresee-covered = { count-points }· χωρίς εφόδια: { $generals }
foresee-costs = κοστίζει { count-points }, { $price } το καθένα
foresee-owing =
    { $points ->
        [one] μένει { $points } πόντος να πληρωθεί
       *[other] μένουν { $points } πόντοι να πληρωθούν
    }
foresee-wasted =
    { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    } παραπάνω, και ρέστα δεν υπάρχουν
foresee-score = σε φέρνει στο { $score }
foresee-loses = χάνει { troops } και πρέπει να υποχωρήσει

## prompt

prompt-allot =
    Μοίρασε στρατεύματα { $general-se } ({ $nation }): { $left ->
        [one] μένει ακόμη { $left } στράτευμα
       *[other] μένουν ακόμη { $left } στρατεύματα
    }.
prompt-hussars = Βάλε ή μετακίνησε τους Ουσάρους σου κοντά στους στρατηγούς σου στη Βοημία, ή πάτησε «Τέλος».
prompt-hussar_payment =
    Ουσάροι παρενοχλούν τον εφοδιασμό { $nation-gen }: { $owing ->
        [one] μένει { $owing } πόντος να πληρωθεί
       *[other] μένουν { $owing } πόντοι να πληρωθούν
    }.
prompt-cover = Οι κάρτες { $nation-gen } φτάνουν για { count-points }: διάλεξε ποιοι εφοδιάζονται.
prompt-movement =
    { $nations-nom } { $nations-count ->
        [one] κινείται
       *[other] κινούνται
    }: πορεία, πορεία ελιγμού, επανατοποθέτηση τρένων, ή τέλος.
prompt-event_march = Ένας στρατηγός ή μια ένωση { $nation-gen } μπορεί να κάνει αμέσως πορεία ελιγμού· αλλιώς πάτησε «Τέλος».
prompt-command = { $general-nom } και { $other-nom } έχουν ίδιο βαθμό: ποιος είναι επικεφαλής;
prompt-consent_join =
    { $group-nom } { $group-count ->
        [one] θέλει
       *[other] θέλουν
    } ένωση με { $other-acc } { $city-place-to }, με επικεφαλής { $leader-acc }. Συμφωνείς;
prompt-consent_march = Η ένωση { $group } θέλει να κινηθεί μαζί προς { $city-place-acc }. Συμφωνείς;
prompt-train_payment =
    { $train-nom } πάει { $city-place-to }: { $owing ->
        [one] μένει 1 πόντος να πληρωθεί
       *[other] μένουν { $owing } πόντοι να πληρωθούν
    }.
prompt-recruiting =
    { $nation-nom } στρατολογεί: έως { troops }, 4 πόντοι το καθένα{ $free ->
        [0] { "" }
        [one] , το πρώτο δωρεάν
       *[other] , τα πρώτα { $free } δωρεάν
    }· ή τέλος.
prompt-recruit_payment =
    { $nation-nom } αγοράζει { troops }: { $owing ->
        [one] μένει { $owing } πόντος να πληρωθεί
       *[other] μένουν { $owing } πόντοι να πληρωθούν
    }.
prompt-placement = Τοποθέτησε ό,τι αγόρασες: ακόμη { troops }.
prompt-combat = { $nation-nom } πρέπει να πολεμήσει: διάλεξε την επόμενη μάχη.
prompt-battle = { $general-nom } εναντίον { $enemy-gen }: είσαι στο { $score }. Παίξε { $suit } ή Εφεδρεία, ή δέξου την ήττα.
prompt-battle_must = { $general-nom } εναντίον { $enemy-gen }: είσαι στο { $score }. Πρέπει να παίξεις { $suit } ή Εφεδρεία.
prompt-battle_level = { $general-nom } εναντίον { $enemy-gen }: είσαι στο { $score }. Παίξε Εφεδρεία ή δέξου την ισοπαλία.
prompt-battle_tie = { $general-nom } εναντίον { $enemy-gen }: είσαι στο { $score }. Δεν έχεις { $suit } να παίξεις: ισοπαλία.
prompt-battle_lost = { $general-nom } εναντίον { $enemy-gen }: είσαι στο { $score }. Δεν έχεις { $suit } να παίξεις: δέξου την ήττα.
prompt-spare = Ένα στράτευμα έμεινε για { $general-acc } και { $other-acc }: ποιος το παίρνει;
prompt-retreat = Διώξε { $general-acc } { towns } πίσω, όσο πιο μακριά γίνεται από τον νικητή.

## refuse

refuse-allotting = Πρώτα παίρνουν όλοι οι στρατηγοί τα στρατεύματά τους.
refuse-allot_order = Σειρά να πάρει στρατεύματα έχει { $general-nom }.
refuse-allot_range = Αυτή τη στιγμή { $general-nom } μπορεί να πάρει από { $low } έως { $high } στρατεύματα.
refuse-answer_first = { $asker-nom } περιμένει την απάντησή σου: συμφώνησε ή αρνήσου.
refuse-hussar_placed = { $hussar-nom } έχει ήδη τοποθετηθεί σε αυτόν τον γύρο.
refuse-hussar_map = Οι Ουσάροι δρουν μόνο στη Βοημία, και { $city-place } είναι στη Φλάνδρα.
refuse-hussar_occupied = { $city-place-to } βρίσκεται ήδη ένα κομμάτι.
refuse-hussar_there = { $city-place-to } υπάρχουν ήδη Ουσάροι.
refuse-hussar_neutral = { $city-place } είναι σε ουδέτερο έδαφος.
refuse-hussar_far = Κανένας Αυστριακός στρατηγός δεν απέχει έως τέσσερις πόλεις από { $city-place-acc }.
refuse-cover = Διάλεξε στρατηγούς που κοστίζουν μαζί το πολύ { count-points }, και μην αφήσεις έξω κανέναν που χωράει.
refuse-not_active = { $piece-nom } δεν ενεργεί σε αυτή τη σειρά.
refuse-not_yours = { $piece-nom } δεν είναι υπό τις διαταγές σου.
refuse-off_map = { $piece-nom } δεν είναι στον χάρτη.
refuse-elsewhere = { $piece-nom } είναι { $city-place-to }.
refuse-moved = { $piece-nom } δεν μπορεί να κινηθεί ξανά σε αυτόν τον γύρο.
refuse-flanders_turn = Στη Φλάνδρα είναι η σειρά του άλλου να κινήσει ένα κομμάτι.
refuse-twice_in_group = Ένας στρατηγός κινείται μόνο μία φορά μέσα σε μια ομάδα.
refuse-train_in_group = Ένα τρένο κινείται μόνο του.
refuse-was_refused = Ο άλλος παίκτης το έχει ήδη αρνηθεί σε αυτόν τον γύρο.
refuse-no_road = Κανένας δρόμος δεν ενώνει { $start-place-acc } με { $end-place-acc }.
refuse-too_far = { $steps } πόλεις είναι πολλές: το πολύ { $reach }, ή { $main } αν όλη η πορεία γίνει σε κύρια οδό.
refuse-train_force = Τα τρένα δεν κάνουν πορεία ελιγμού.
refuse-force_road = Η πορεία ελιγμού μένει σε κύρια οδό και φτάνει το πολύ { $reach } πόλεις.
refuse-no_force = Ο βασιλιάς είναι άρρωστος: καμία γαλλική πορεία ελιγμού σε αυτόν τον γύρο.
refuse-force_barred = Η πορεία ελιγμού δεν περνά από { $city-place-acc } ούτε καταλήγει εκεί: την πόλη κρατά ο εχθρός ή βρίσκεται δίπλα.
refuse-map_closed = { $city-place } δεν είναι στον χάρτη όπου παίζεται το παιχνίδι.
refuse-seam = Μόνο γαλλικά και αυστριακά κομμάτια περνούν στον άλλο χάρτη, όπου είναι { $city-place }.
refuse-neutral_land = Οι ουδέτεροι μένουν εντός συνόρων και οι άλλοι εκτός: η πόλη { $city } είναι κλειστή.
refuse-train_blocked = Ένα τρένο μπαίνει μόνο σε άδειες πόλεις, και η πόλη { $city } δεν είναι άδεια.
refuse-occupied = Η πόλη { $city } είναι κατειλημμένη και δεν μπαίνεις.
refuse-stack_full = { $city-place-to } δεν χωρούν πάνω από δύο στρατηγοί.
refuse-joins = Η πορεία θα κατέληγε { $city-place-to }, όπου βρίσκεται συμπολεμιστής.
refuse-declining = Σε αυτό το παιχνίδι δεν μπορείς να αποφύγεις μια κατάκτηση.
refuse-nothing_to_decline = Αυτή η πορεία δεν κατακτά τίποτα που θα μπορούσες να αποφύγεις.
refuse-same_outcome = Υπάρχει ήδη άλλος δρόμος για το ίδιο μέρος με τις ίδιες κατακτήσεις.
refuse-event_march = Τώρα επιτρέπεται μόνο μία πορεία ελιγμού { $nation-gen }.
refuse-alternate = Κινήσεις εναλλάξ στη Φλάνδρα ζητούνται μόνο στην αρχή της φάσης, από παίκτες που διαφωνούν.
refuse-wait = Δεν έχεις τώρα σειρά στη Φλάνδρα για να πας πάσο.
refuse-command = Διάλεξε ποιος από τους δύο είναι επικεφαλής, ή ακύρωσε την πορεία.
refuse-no_train = { $piece-nom } δεν είναι τρένο.
refuse-train_moved = { $train-nom } έχει ήδη κινηθεί ή επανατοποθετηθεί σε αυτόν τον γύρο.
refuse-train_away = { $train-nom } δεν είναι διαθέσιμο για επανατοποθέτηση.
refuse-no_site = { $city-place } δεν είναι μεγάλο οχυρό όπου μπορεί να μπει αυτό το τρένο.
refuse-site_not_free = Η πόλη { $city } δεν είναι ελεύθερη ή δεν είναι σε φιλικά χέρια.
refuse-too_dear = Αυτό κοστίζει { $price } πόντους, και οι κάρτες αξίζουν { $purse }.
refuse-shift_in_supply = Στη μέση ενός ελέγχου εφοδιασμού δεν μεταφέρονται στρατεύματα.
refuse-transfer_form = Πες ποιος δίνει, ποιος παίρνει και πόσα στρατεύματα.
refuse-transfer_owner = Τα στρατεύματα { $general-gen } δεν είναι δικά σου.
refuse-transfer_apart = { $giver-nom } και { $taker-nom } δεν είναι της ίδιας δύναμης στην ίδια πόλη.
refuse-transfer_size = Κάθε στρατηγός κρατά τουλάχιστον ένα στράτευμα και διοικεί το πολύ οκτώ.
refuse-recruit_nothing = Αγόρασε τουλάχιστον ένα στράτευμα.
refuse-too_many_troops =
    { $room ->
        [0] Δεν υπάρχουν άλλα στρατεύματα.
        [one] Υπάρχει μόνο { $room } στράτευμα ακόμη.
       *[other] Υπάρχουν μόνο { $room } στρατεύματα ακόμη.
    }
refuse-no_room = Δεν υπάρχει στρατηγός που να χωρά τόσα.
refuse-placing = Πρώτα τοποθέτησε ό,τι αγόρασες.
refuse-enter = Ένας στρατηγός επιστρέφει σε μεγάλο οχυρό εντός συνόρων που είναι φιλικό και τον χωράει.
refuse-reinforce = Μόνο στρατηγός στον χάρτη που έχει χώρο μπορεί να πάρει στράτευμα.
refuse-pay =
    { $owing ->
        [one] Χρωστάς { $owing } πόντο
       *[other] Χρωστάς { $owing } πόντους
    }: πλήρωσε με κάρτες σου, τις μεγαλύτερες πρώτα, και καμία που περισσεύει.
refuse-paying = Πρώτα πλήρωσε, ή ακύρωσε αν μπορείς.
refuse-attack = Πολεμούν μόνο γειτονικοί εχθροί που δεν έχουν ήδη πολεμήσει μεταξύ τους.
refuse-card_not_held = Η κάρτα { $card } δεν είναι σε αυτό το χέρι.
refuse-reserve_value = Η Εφεδρεία, ο μπαλαντέρ, παίζεται με τιμή από 1 έως 8.
refuse-wrong_suit = Η κάρτα { $card } δεν ταιριάζει: ο στρατηγός σου βρίσκεται σε { $suit }.
refuse-too_high = Αυτή η κάρτα είναι πολύ μεγάλη.
refuse-in_battle = Στη μάχη παίζεις κάρτα ή δέχεσαι την ήττα.
refuse-tie_below_zero = Κάτω από το μηδέν δεν υπάρχει ισοπαλία· μόνο ήττα.
refuse-concede_at_zero = Στο μηδέν κανείς δεν έχει ηττηθεί: ισοπαλία, ή παίξε.
refuse-zero_duty = Στο μηδέν πρέπει να παίξεις { $suit }.
refuse-spare = Διάλεξε έναν από τους δύο στρατηγούς.
refuse-retreat = Η υποχώρηση πρέπει να είναι { towns } και να τελειώνει όσο πιο μακριά γίνεται από τον νικητή.
refuse-retreat_road = Εκεί οδηγούν διάφοροι δρόμοι με διαφορετικές συνέπειες: πες τις πόλεις της διαδρομής.

## do: τι λέει μια ενέργεια

do-allot =
    { $value ->
        [one] { $value } στράτευμα
       *[other] { $value } στρατεύματα
    } για { $who-acc }
do-march =
    { $who-nom } { $end-place-to }{ $steps ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }μέσω { $by }
    }
do-bypass =
    { $who-nom } { $end-place-to }{ $steps ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }μέσω { $by }
    }, χωρίς κατάκτηση
do-force = { $who-nom }: πορεία ελιγμού { $end-place-to }
do-command = Επικεφαλής { $who-nom }
do-alternate = Κινήσεις εναλλάξ στη Φλάνδρα
do-wait = Πάσο στη Φλάνδρα
do-restore = Βάλε { $who-acc } { $place-place-to }
do-done = Τέλος
do-pay = Πλήρωσε με { $card }
do-cancel = Ακύρωση
do-station = { $who-nom } { $place-place-to }
do-cover = Εφοδίασε { $generals-acc }
do-cover_none = Μην εφοδιάσεις κανέναν
do-recruit = Αγόρασε { troops }
do-reinforce = Ένα στράτευμα για { $who-acc }
do-enter = { $who-nom } επιστρέφει { $place-place-to }
do-attack = { $own-nom } επιτίθεται { $enemy-se }
do-play = Παίξε { $card }
do-play_as = Παίξε { $card } ως { $value }
do-tie = Ισοπαλία
do-concede = Δέξου την ήττα
do-spare = { $who-nom } μένει
do-retreat = Υποχώρηση { $place-place-to }
do-retreat_by = Υποχώρηση { $end-place-to } μέσω { $by }
do-transfer =
    { $giver-nom } δίνει { $count ->
        [one] { $count } στράτευμα
       *[other] { $count } στρατεύματα
    } { $taker-se }
do-agree = Συμφωνώ
do-refuse = Αρνούμαι
do-deal = Μοιράζεται η κάρτα { $card }

## log

when = Γύρος { $turn }, { $year }
log-turn = Γύρος { $turn }, { $year }.
log-stage = Σειρά { $nations-gen }.
log-sheet_written = { $seat-nom } μοίρασε όλα τα στρατεύματα.
log-allotted = Όλα τα στρατεύματα μοιράστηκαν.
log-draws =
    { $nation-nom } τραβά { $count ->
        [one] { $count } κάρτα
       *[other] { $count } κάρτες
    } από την τράπουλα { $deck }.
log-draws_nothing = { $nation-nom } δεν τραβά τίποτα.
log-drawn = Κάρτες για { $nation-acc }: { $cards }.
log-deck_opened = Οι κάρτες της τράπουλας { $deck } γίνονται η νέα στοίβα.
log-agrees = { $seat-nom } συμφωνεί με { $asker-acc }.
log-refuses = { $seat-nom } αρνείται { $asker-se }.
log-hussar_placed = { $hussar-nom } πάει { $city-place-to }.
log-hussars_leave = Οι Ουσάροι φεύγουν κυνηγημένοι από { $city-place-acc }.
log-harassed = Ουσάροι παρενοχλούν { $generals-acc }: { $nation-nom } πρέπει να πληρώσει { count-points }.
log-pays = { $nation-nom } πληρώνει { $cards }.
log-pays_nothing = { $nation-nom } δεν έχει κάρτες για να πληρώσει.
log-fed_again =
    { $general-nom } { $general-count ->
        [one] εφοδιάζεται
       *[other] εφοδιάζονται
    } πάλι.
log-turned_down =
    { $general-nom } { $general-count ->
        [one] μένει
       *[other] μένουν
    } εκτός εφοδιασμού.
log-hunger_costs = Η πείνα κοστίζει { $nation-se } { losses }.
log-starved = { $general-nom } δεν έχει πια στρατεύματα και φεύγει από τον χάρτη.
log-march = { $group-nom }: από { $start-place-acc } { $end-place-to } ({ $road }).
log-bypass = { $group-nom }: από { $start-place-acc } { $end-place-to }, χωρίς κατάκτηση ({ $road }).
log-force = { $group-nom }: πορεία ελιγμού από { $start-place-acc } { $end-place-to } ({ $road }).
log-marches_over = { $seat-nom } τελείωσε τις κινήσεις.
log-hussars_done = Οι Ουσάροι πήραν τις θέσεις τους.
log-would_restore = { $train-nom } πρόκειται να μπει { $city-place-to }.
log-train_stays = { $train-nom } μένει όπως είναι.
log-would_join = { $general-nom } θέλει ένωση με { $other-acc }, του ίδιου βαθμού.
log-commands = Επικεφαλής της ένωσης είναι { $general-nom }.
log-joins_not = { $general-nom } το ξανασκέφτεται.
log-consent_join =
    { $group-nom } { $group-count ->
        [one] ζητά
       *[other] ζητούν
    } ένωση με { $other-acc } { $city-place-to }, με επικεφαλής { $leader-acc }.
log-consent_march = Η ένωση { $group } ζητά να κινηθεί ενωμένη προς { $city-place-acc }.
log-alternate = { $seat-nom } ζητά κινήσεις εναλλάξ στη Φλάνδρα.
log-waits = { $nation-nom } πάει πάσο στη Φλάνδρα.
log-train_destroyed = { $train-nom } καταστρέφεται { $city-place-to }.
log-restores = { $nation-nom } πληρώνει { $cards } και βάζει { $train-acc } { $city-place-to }.
log-transfer = { $giver-nom } δίνει { troops } { $taker-se }.
log-conquers = { $nation-nom } κατακτά { $city-place-acc }.
log-frees = { $nation-nom } απελευθερώνει { $city-place-acc }.
log-question = { $nation-nom } διεκδικεί { $city-place-acc }, που είναι υπό προστασία.
log-turns_elector = { $nation-nom } κερδίζει τον εκλέκτορα { $city-place-gen }.
log-electors_box = { $nation-nom } έχει τρεις εκλέκτορες και βάζει δείκτη στο σημείο επικράτησής τους.
log-electors_lost = { $nation-nom } χάνει τον δείκτη στο σημείο των εκλεκτόρων.
log-combats =
    { $count ->
        [one] Πρέπει να δοθεί { $count } μάχη.
       *[other] Πρέπει να δοθούν { $count } μάχες.
    }
log-combat = { $attacker-nom } ({ $attackers }) { $own_city-place-to } εναντίον { $defender-gen } ({ $defenders }) { $city-place-to }.
log-plays = { $nation-nom } παίζει { $card } με τιμή { $value }: { $score }.
log-tie = { $attacker-nom } και { $defender-nom } χωρίζουν χωρίς νικητή.
log-defeat =
    { $winner-nom } { $winner-count ->
        [one] νικά
       *[other] νικούν
    } { $loser-acc }: απώλειες { losses }.
log-leaves_map =
    { $general-nom } { $general-count ->
        [one] φεύγει
       *[other] φεύγουν
    } από τον χάρτη.
log-spares = { $general-nom } κρατά ό,τι απέμεινε.
log-retreats =
    { $general-nom } { $general-count ->
        [one] υποχωρεί
       *[other] υποχωρούν
    } από { $start-place-acc } { $end-place-to }.
log-no_way_out = Καμία διέξοδος από { $city-place-acc }: { $nation-nom } χάνει όλη τη δύναμη εκεί, { losses }.
log-battle_box = { $nation-nom } βάζει { count-markers } στο σημείο επικράτησης των μαχών.
log-battle_box_loses = { $nation-nom } βγάζει { count-markers } από το σημείο επικράτησης των μαχών.
log-winter = Χειμώνας: οι δυνάμεις στρατολογούν.
log-recruits = { $nation-nom } στρατολογεί { troops }.
log-recruiting_over = { $nation-nom } τελείωσε τη στρατολόγηση.
log-enters = { $piece-nom } επιστρέφει { $city-place-to }.
log-reinforced = Ένα στράτευμα για την πόλη όπου βρίσκεται { $general-nom }.
log-score = { $nation-nom } γράφει { count-points }.
log-winter_sum = Η χειμερινή βαθμολογία { $nation-gen } δίνει συνολικά { count-points }.

## end

end-markers = { $nation-nom } έβαλε τον τελευταίο δείκτη νίκης και κερδίζει.
end-winter = Ο πόλεμος τελείωσε: { $nation-nom } έχει τη χαμηλότερη χειμερινή βαθμολογία, { $points }, και κερδίζει.
end-endurance = Κανείς δεν τη λύγισε: η Μαρία Θηρεσία άντεξε και νίκησε.

## Πολιτική: ονόματα

name-russia = Ρωσία
    .nom = η Ρωσία
    .gen = της Ρωσίας
    .acc = τη Ρωσία
    .se = στη Ρωσία
name-italy = Ιταλία
    .nom = η Ιταλία
    .gen = της Ιταλίας
    .acc = την Ιταλία
    .se = στην Ιταλία
name-left = αριστερά
name-right = δεξιά
name-every = κάθε χρώμα
name-prussian = σύμμαχος της Πρωσίας
name-neutral = ουδέτερη
name-austrian = σύμμαχος της Αυστρίας
name-franz = Φραγκίσκος της Αυστρίας
    .nom = ο Φραγκίσκος της Αυστρίας
    .gen = του Φραγκίσκου της Αυστρίας
    .acc = τον Φραγκίσκο της Αυστρίας
    .se = στον Φραγκίσκο της Αυστρίας
name-karl-albert = Κάρολος Αλβέρτος της Βαυαρίας
    .nom = ο Κάρολος Αλβέρτος της Βαυαρίας
    .gen = του Καρόλου Αλβέρτου της Βαυαρίας
    .acc = τον Κάρολο Αλβέρτο της Βαυαρίας
    .se = στον Κάρολο Αλβέρτο της Βαυαρίας
name-no-aggression = μη επίθεση (ούτε μάχη, ούτε κατάκτηση, ούτε αποκλεισμός, ούτε Ουσάροι)
name-no-combat = αποχή από μάχες
name-no-hussars = αποχή των Ουσάρων
name-no-protection = άρση της προστασίας (η πρώτη αφήνει το οχυρό στη δεύτερη)
name-subsidy = παραχώρηση (μία κάρτα τον γύρο από την πρώτη στη δεύτερη)

## Πολιτική: μέρη προτάσεων

count-cards =
    { $count ->
        [one] μία κάρτα
       *[other] { $count } κάρτες
    }
count-steps =
    { $steps ->
        [one] ένα τετράγωνο
       *[other] { $steps } τετράγωνα
    }
a-deal = { $kind }, ανάμεσα { $giver-se } και { $taker-acc }{ $count ->
        [0] {""}
       *[other] {" "}για { $names }
    }, έως τον γύρο { $until }

## Πολιτική: prompt

prompt-trump = { $nation-nom } κέρδισε την τελευταία μάχη: διάλεξε το χρώμα του ατού.
prompt-bid = { $nation-nom } μπορεί να βάλει μια κλειστή κάρτα στην καρτέλα πολιτικής. Ατού: { $suit }.
prompt-choose = { $nation-nom } μπορεί να πάρει μια πολιτική κάρτα ({ $cards }) ή να κρατήσει τις κάρτες της καρτέλας.
prompt-send = { $nation-nom } πρέπει να στείλει μακριά έναν στρατηγό ({ $where }): διάλεξε ποιον.
prompt-mission_payment =
    Δύο στρατεύματα για { $general-acc } στην αποστολή: { $owing ->
        [one] μένει { $owing } πόντος να πληρωθεί
       *[other] μένουν { $owing } πόντοι να πληρωθούν
    }.
prompt-may_return = Η αποστολή { $general-gen } τελείωσε: γυρίζει { $city-place-to } ή μένει εκεί όπου είναι;
prompt-place = { $who-nom } πρέπει να φύγει από { $city-place-acc }: διάλεξε μία από τις κοντινότερες πόλεις.
prompt-drift = Η Πρωσία πρέπει να αφαιρέσει δείκτες νίκης. Πόσο δεξιά πάει η Σαξονία; Το πολύ { count-steps }.
prompt-vote = { $nation-nom } δίνει την ψήφο { $city-place-gen }. Ως τώρα { $franz } για τον Φραγκίσκο, { $karl } για τον Κάρολο Αλβέρτο.
prompt-peace = Η Πρωσία κρατά όλη τη Σιλεσία: πρόσφερε ειρήνη στην Αυστρία ή άφησέ το.
prompt-peace_offered = Η Πρωσία προσφέρει ειρήνη για τη Σιλεσία. Η Αυστρία μπορεί να τη δεχτεί μία μόνο φορά στο παιχνίδι.
prompt-second_train = Βάλε το δεύτερο πρωσικό τρένο σε ελεύθερο μεγάλο οχυρό της Πρωσίας.
prompt-reduction = Η Γαλλία μπορεί, μία φορά στο παιχνίδι, να βγάλει τους δείκτες της από το κύριο μέρος της Αυστρίας, ή να το αφήσει.
prompt-bavarian_subsidy = Δίνει αυτή τη φορά η Γαλλία μια κάρτα του εισοδήματός της στη Βαυαρία;

## Πολιτική: refuse

refuse-trump = Διάλεξε ένα από τα τέσσερα χρώματα για ατού.
refuse-bid = Βάλε μια κάρτα από το χέρι { $nation-gen }, ή μη βάλεις τίποτα.
refuse-choose = Πάρε μια ανοιχτή πολιτική κάρτα με το έμβλημα { $nation-gen }, ή κράτα τις κάρτες στην καρτέλα.
refuse-not_open = Η κάρτα «{ $card }» δεν είναι ανοιχτή.
refuse-emblem = Η κάρτα «{ $card }» δεν έχει το έμβλημα { $nation-gen }.
refuse-event = Η κάρτα «{ $card }» δεν εκτελείται έτσι.
refuse-send = Διάλεξε έναν στρατηγό { $nation-gen } που είναι στον χάρτη, ή έναν εκτός χάρτη αν πληρώνονται τα στρατεύματά του.
refuse-send_dear = Δύο στρατεύματα για στρατηγό εκτός χάρτη κοστίζουν { $price } πόντους.
refuse-may_return = Ή επιστρέφει ή μένει στην αποστολή.
refuse-place = { $who-nom } μπορεί να πάει μόνο στις κοντινότερες πόλεις που προσφέρονται.
refuse-settling = Πρώτα πρέπει να βρει θέση { $who-nom }.
refuse-drift = Πες πόσο πάει η Σαξονία: το πολύ { count-steps }, ή καθόλου.
refuse-vote = Σειρά έχει { $city-place }: ψήφισε τον Φραγκίσκο ή τον Κάρολο Αλβέρτο.
refuse-peace = Πρόσφερε στην Αυστρία ειρήνη για τη Σιλεσία, ή άφησέ το.
refuse-second_train = Το τρένο θέλει μεγάλο οχυρό που ελέγχει η Πρωσία και δεν έχει κομμάτι πάνω του.
refuse-reduction = Βγάλε τους γαλλικούς δείκτες από το κύριο μέρος της Αυστρίας, ή άφησέ το.
refuse-bavarian_subsidy = Δώσε στη Βαυαρία την κάρτα της, ή κράτησέ την.
refuse-offer = Τέτοια προσφορά δεν γίνεται τώρα.
refuse-no_such_offer = Δεν υπάρχει τέτοια προσφορά.

## Πολιτική: log

log-turned_up = Πολιτική κάρτα: { $card }.
log-election_due = Ανοίγει η Αυτοκρατορική Εκλογή: η ψηφοφορία γίνεται στο τέλος αυτού του γύρου.
log-trump = { $nation-nom } ορίζει ατού: { $suit }.
log-trump_card = Ανοίγει { $card }: ατού { $suit }.
log-no_trump_card = Ανοίγει { $card } και δεν δίνει ατού.
log-every_trump = Κάθε χρώμα είναι ατού.
log-bids = { $nation-nom } βάζει κλειστή μια κάρτα της τράπουλας { $deck }.
log-bid = Μπήκε για { $nation-acc }: { $card }.
log-abstains = { $nation-nom } δεν βάζει άλλη κάρτα.
log-bid_shown = { $nation-nom } είχε βάλει { $card }.
log-bid_returns = { $card }: επιστρέφει στο χέρι { $nation-gen }.
log-keeps = { $nation-nom } κρατά τις κάρτες στην καρτέλα.
log-takes_card = { $nation-nom } παίρνει την κάρτα «{ $card }».
log-spends = { $nation-nom } ξοδεύει { $cards }.
log-denied = { $nation-nom } παίρνει χωρίς συνέπεια την κάρτα «{ $card }».
log-late_return = { $nation-nom } παίρνει πίσω τις κάρτες στον επόμενο γύρο.
log-left_over = Κανείς δεν πήρε την κάρτα «{ $card }».
log-shifts = Ο δείκτης { $track-gen } πάει { count-steps } προς τα { $direction }, στο τετράγωνο { $box }.
log-fewer =
    { $nation-nom } τραβά { $count ->
        [one] μία κάρτα λιγότερη
       *[other] { $count } κάρτες λιγότερες
    } σε αυτόν τον γύρο.
log-truce = Αυστρία και Πρωσία έχουν ανακωχή σε αυτόν τον γύρο.
log-bedridden = { $nation-nom } δεν κάνει πορεία ελιγμού σε αυτόν τον γύρο.
log-italy = { $nation-nom } βάζει δείκτη νίκης στο σημείο της Ιταλίας.
log-italy_lost = { $nation-nom } βγάζει τον δείκτη νίκης από το σημείο της Ιταλίας.
log-sent = { $general-nom } φεύγει σε αποστολή για { $nation-acc }.
log-mission_paid = { $nation-nom } πληρώνει { $cards } για δύο στρατεύματα.
log-unmanned = { $nation-nom } δεν έχει ποιον να στείλει σε αποστολή και τραβά μία κάρτα λιγότερη.
log-mission_ends = { $general-nom } επιστρέφει από την αποστολή { $city-place-to }.
log-stays_away = { $general-nom } μένει στην αποστολή.
log-displaced = { $who-nom } πρέπει να φύγει από { $city-place-acc } και πάει { $to-place-to }.
log-drifts =
    { $steps ->
        [0] Η Αυστρία αφήνει τη Σαξονία όπου είναι.
       *[other] Η Σαξονία πάει { count-steps } προς τα δεξιά, στο τετράγωνο { $box }.
    }
log-saxony = Η Σαξονία είναι τώρα { $alliance }· τη διοικεί { $seat-nom }.
log-votes = { $city }: { $nation-nom } ψηφίζει { $candidate-acc }.
log-elected = { $candidate-nom } εκλέγεται αυτοκράτορας με { $count } ψήφους· { $nation-nom } βάζει δείκτη νίκης στο σημείο του Αυτοκράτορα.
log-crown_lost = { $nation-nom } χάνει την πλειοψηφία των εκλογικών εδρών, και μαζί τον δείκτη στο σημείο του Αυτοκράτορα.
log-offers_peace = Η Πρωσία προσφέρει στην Αυστρία ειρήνη για τη Σιλεσία.
log-annexed = Ειρήνη: η Σιλεσία είναι πρωσική. Η Πρωσία είναι ουδέτερη έως τη σειρά της στον γύρο { $turn }.
log-set_aside =
    { $aside ->
        [0] { $nation-nom } δεν έχει δείκτες νίκης να βάλει στην άκρη.
       *[other] { $nation-nom } βάζει { $aside } από τους δείκτες νίκης στην άκρη, και { go-back }.
    }
log-taken_back = Δείκτες που γυρίζουν από την άκρη στο απόθεμα { $nation-gen }: { $count }.
log-truce_over = Η ουδετερότητα της Πρωσίας τελείωσε.
log-second_train = { $piece-nom } μπαίνει στο παιχνίδι { $city-place-to }.
log-reduces = Η Γαλλία μειώνει τις επιχειρήσεις της στην Αυστρία.
log-subsidises = Η Γαλλία δίνει στη Βαυαρία την κάρτα της.
log-withholds = Η Γαλλία κρατά για τον εαυτό της την κάρτα της Βαυαρίας.
log-offer = { $seat-nom } προσφέρει { $partner-se }: { a-deal }.
log-release = { $seat-nom } προτείνει { $partner-se } να λήξει νωρίτερα μια συμφωνία: { a-deal }.
log-decline = { $seat-nom } απορρίπτει την προσφορά { $partner-gen }: { a-deal }.
log-withdraw = { $seat-nom } αποσύρει την προσφορά { $partner-se }: { a-deal }.
log-deal = Έκλεισε συμφωνία: { a-deal }.
log-deal_over = Έληξε η συμφωνία: { a-deal }.

## Πολιτική: foresee

foresee-shifts = μετακινεί { $track-acc } { count-steps } προς τα { $direction }, στο τετράγωνο { $box }
foresee-saxony = η Σαξονία θα ήταν { $alliance }
foresee-less = { $nation-nom } θα τραβούσε μία κάρτα λιγότερη κάθε γύρο
foresee-more = { $nation-nom } θα τραβούσε μία κάρτα παραπάνω κάθε γύρο
foresee-italy = { $nation-nom } θα είχε δείκτη στο σημείο της Ιταλίας
foresee-italy_lost = { $nation-nom } θα έχανε τον δείκτη στο σημείο της Ιταλίας
foresee-mission = { $nation-nom } θα έπρεπε να στείλει στρατηγό σε αποστολή
foresee-mission_over = ο στρατηγός { $nation-gen } θα γύριζε πίσω
foresee-cards = { $nation-nom } τραβά αμέσως { count-cards }
foresee-fewer =
    { $nation-nom } τραβά { $count ->
        [one] μία κάρτα λιγότερη
       *[other] { $count } κάρτες λιγότερες
    } σε αυτόν τον γύρο
foresee-recruits = { $nation-nom } στρατολογεί τώρα έως { $troops } στρατεύματα, { $free } από αυτά δωρεάν
foresee-truce = καμία μάχη ανάμεσα σε Αυστρία και Πρωσία σε αυτόν τον γύρο
foresee-march = αμέσως μια γαλλική πορεία ελιγμού
foresee-bedridden = καμία γαλλική πορεία ελιγμού σε αυτόν τον γύρο
foresee-denies = κανείς άλλος δεν μπορεί να πάρει την κάρτα «{ $card }»
foresee-common_stack = { $nation-nom } θα έπαιζε τις κάρτες και θα μετρούσε τις νίκες· τις απώλειες θα τις είχε πρώτα { $general-nom }
foresee-harasses = { $nation-nom } θα πλήρωνε { $points } για τον εφοδιασμό { $generals-gen }
foresee-harasses_nobody = δεν κόβει σε κανέναν τον μοναδικό δρόμο προς το τρένο του
foresee-keeps = κρατά { $sum } στην καρτέλα για επόμενους γύρους
foresee-off_suit = { $card }: δεν είναι ατού και θα γύριζε πίσω
foresee-sum = θα μετρούσε { $sum } στη σειρά προτεραιότητας
foresee-no_place = καμία θέση στη σειρά προτεραιότητας
foresee-elects = { $candidate-nom } θα ήταν αυτοκράτορας
foresee-votes =
    { $candidate-nom } θα είχε { $count ->
        [one] μία ψήφο
       *[other] { $count } ψήφους
    }
foresee-rewarded = η Πρωσία κρατά τη Σιλεσία, βάζει δείκτη στο σημείο επικράτησής της και παίρνει δεύτερο τρένο
foresee-annexes =
    { $aside ->
        [one] βάζει έναν πρωσικό δείκτη από την Αυστρία στην άκρη, { go-back }
       *[other] βάζει { $aside } πρωσικούς δείκτες από την Αυστρία στην άκρη, { go-back }
    }
foresee-neutral = η Πρωσία θα ήταν ουδέτερη έως τη σειρά της στον γύρο { $turn }
foresee-reduces =
    { $aside ->
        [one] βάζει έναν γαλλικό δείκτη στην άκρη, { go-back }
       *[other] βάζει { $aside } γαλλικούς δείκτες στην άκρη, { go-back }
    }
go-back =
    { $back ->
        [0] κανένας δεν γυρίζει στο απόθεμα
        [one] ένας γυρίζει στο απόθεμα
       *[other] { $back } γυρίζουν στο απόθεμα
    }
foresee-draws = η Γαλλία θα τραβούσε { $france }, η Βαυαρία { $bavaria }

## Πολιτική: do

do-reveal = Άνοιξε { $card }
do-trump = Ατού { $suit }
do-bid = Βάλε { $card }
do-abstain = Μη βάλεις τίποτα
do-keep = Κράτα τις κάρτες στην καρτέλα
do-event = Πάρε «{ $card }»
do-event_steps =
    Πάρε «{ $card }» και { $steps ->
        [0] άφησε τον δείκτη όπου είναι
        [one] μετακίνησε τον δείκτη ένα τετράγωνο
       *[other] μετακίνησε τον δείκτη { $steps } τετράγωνα
    }
do-deny = Πάρε «{ $card }» χωρίς συνέπεια
do-send = Στείλε { $who-acc } στην αποστολή
do-come = Ας γυρίσει πίσω
do-stay = Ας μείνει εκεί
do-place = Βάλε { $who-acc } { $place-place-to }
do-drift =
    { $steps ->
        [0] Άφησε τη Σαξονία όπου είναι
        [one] Η Σαξονία πάει ένα τετράγωνο
       *[other] Η Σαξονία πάει { $steps } τετράγωνα
    }
do-vote = { $place-place } ψηφίζει { $candidate-acc }
do-propose = Πρόσφερε ειρήνη στην Αυστρία
do-forgo = Άφησέ το
do-reduce = Μείωσε τις επιχειρήσεις στην Αυστρία
do-subsidise = Δώσε στη Βαυαρία την κάρτα της
do-withhold = Κράτα την κάρτα
do-offer = Πρόσφερε { $seat-se }: { $kind }, ανάμεσα { $giver-se } και { $taker-acc }, έως τον γύρο { $until }
do-offer_names = Πρόσφερε { $seat-se }: { $kind } για { $names }, ανάμεσα { $giver-se } και { $taker-acc }, έως τον γύρο { $until }
do-release = Ζήτα από { $seat-acc } να λήξει νωρίτερα μια συμφωνία: { $kind }, ανάμεσα { $giver-se } και { $taker-acc }, έως τον γύρο { $until }
do-release_names = Ζήτα από { $seat-acc } να λήξει νωρίτερα μια συμφωνία: { $kind } για { $names }, ανάμεσα { $giver-se } και { $taker-acc }, έως τον γύρο { $until }
do-accept = Αποδοχή της προσφοράς { $seat-gen }: { $kind }, ανάμεσα { $giver-se } και { $taker-acc }, έως τον γύρο { $until }
do-accept_names = Αποδοχή της προσφοράς { $seat-gen }: { $kind } για { $names }, ανάμεσα { $giver-se } και { $taker-acc }, έως τον γύρο { $until }
do-decline = Απόρριψη της προσφοράς { $seat-gen }: { $kind }, ανάμεσα { $giver-se } και { $taker-acc }, έως τον γύρο { $until }
do-decline_names = Απόρριψη της προσφοράς { $seat-gen }: { $kind } για { $names }, ανάμεσα { $giver-se } και { $taker-acc }, έως τον γύρο { $until }
do-withdraw = Απόσυρε την προσφορά { $seat-se }: { $kind }, ανάμεσα { $giver-se } και { $taker-acc }, έως τον γύρο { $until }
do-withdraw_names = Απόσυρε την προσφορά { $seat-se }: { $kind } για { $names }, ανάμεσα { $giver-se } και { $taker-acc }, έως τον γύρο { $until }

## Στόχοι: για τι παίζει ο καθένας

aim-markers =
    { $nation }: να μπουν και οι { $need } δείκτες νίκης. { $left ->
        [one] Μένει 1
       *[other] Μένουν { $left }
    }.
aim-winter = { $nation }: ή να περισσέψουν οι λιγότεροι δείκτες στους τέσσερις χειμώνες, αν κανείς δεν τους έβαλε όλους.
aim-winters =
    { $nation }: ή να περισσέψουν οι λιγότεροι δείκτες στους τέσσερις χειμώνες, αν κανείς δεν τους έβαλε όλους. Ως τώρα { $points }, σε { $winters ->
        [one] 1 χειμώνα
       *[other] { $winters } χειμώνες
    }.
aim-endurance = Να μη βάλουν η Πρωσία και η Γαλλία τον τελευταίο τους δείκτη σε όλους τους { $turns } γύρους.

## Ρόλοι: τι σε δελεάζει να πάρεις μια θέση

role-maria = Όλοι υπέγραψαν ότι θα σεβαστούν τα δικαιώματά σου, και όλοι θέλουν ένα κομμάτι της κληρονομιάς σου. Έχεις τα μεγαλύτερα σύνορα, τους καλύτερους Ουσάρους και χρόνο.
role-frederick = Η Πρωσία παίρνει τη Σιλεσία από την Αυστρία· ο Πραγματικός Στρατός πολεμά στο πλευρό της Αυστρίας στη Φλάνδρα. Διοικείς και τις δύο δυνάμεις και κερδίζεις με όποια από τις δύο. Κανείς δεν είναι ποτέ σίγουρος για σένα.
role-louis = Ο πλουσιότερος βασιλιάς φτιάχνει έναν αυτοκράτορα. Δύο στρατιές και ένας Βαυαρός φίλος βρίσκονται μακριά από την πατρίδα, και ό,τι υπάρχει ανάμεσα σε αυτούς και τη Βιέννη σου κλείνει τον δρόμο.
role-introductory-maria = Η Πρωσία έρχεται από τον βορρά, η Γαλλία και η Βαυαρία από τη δύση. Κράτα τες εννέα γύρους· δεν χρειάζεται να πάρεις τίποτα από κανέναν.
role-introductory-frederick = Η Σιλεσία απλώνεται ανοιχτή μπροστά στον στρατό σου, και η Σαξονία βαδίζει μαζί σου. Πάρε αυτό για το οποίο ήρθες, πριν πάρει ο Λουδοβίκος το δικό του.
role-introductory-louis = Έξι δείκτες, δύο Γάλλοι στρατάρχες και ένας Βαυαρός. Η Prag είναι κοντά, και κοντά είναι κι ο Φρειδερίκος, που κερδίζει από τον ίδιο δρόμο με σένα.
role-two-player-maria = Η Αυστρία και ο Πραγματικός Στρατός επιτέλους στα ίδια χέρια: δύο χάρτες, και ένας εχθρός που πρέπει να είναι παντού.
role-two-player-louis = Γαλλία, Βαυαρία, Πρωσία και, όσο μένει πιστή, Σαξονία. Οι στρατοί σου είναι μεγαλύτεροι, μα Γάλλοι και Πρώσοι ακόμη αρνούνται να μοιραστούν στρατόπεδο.

## Μαθήματα

lesson-board = Τι βλέπεις
lesson-board-1 = Διοικείς την Πρωσία, τα σκούρα μπλε κομμάτια, και τη Σαξονία, τα ανοιχτά πράσινα. Οι στρατηγοί έχουν σχήμα αψίδας και φέρουν τον βαθμό τους· τα τρένα είναι κάρα. Διάλεξε τον Schwerin στο Lüben, μετά μία από τις πόλεις που φωτίζονται, όπως το Steinau, και πάτησε «Πορεία» πάνω από τον χάρτη.
lesson-board-1-done = Αυτή ήταν μια πορεία. Ένας στρατηγός πάει τρεις πόλεις τον γύρο, ή τέσσερις αν μείνει σε κύρια οδό, που στον χάρτη έχει διπλή γραμμή. Η αναίρεση την παίρνει πίσω όσο δεν έχει παίξει κανείς άλλος.
lesson-force = Η πορεία ελιγμού
lesson-force-1 = Μακριά από τον εχθρό ένας στρατός μπορεί να βιαστεί: έως οκτώ πόλεις, όλες σε κύρια οδό, ποτέ δίπλα σε εχθρό και ποτέ μέσα από εχθρικό οχυρό. Διάλεξε τον Friedrich στο Glogau, μετά το Berlin, που στις έξι πόλεις είναι πολύ μακριά για απλή πορεία, και πάτησε «Πορεία ελιγμού».
lesson-force-1-done = Η πορεία ελιγμού δεν κατακτά τίποτα και δεν επιτίθεται σε κανέναν, αλλά φέρνει έναν στρατηγό σε έναν γύρο από τη μια άκρη της χώρας του στην άλλη.
lesson-conquest = Κατάκτηση οχυρού
lesson-conquest-1 = Το Breslau είναι σε αυστριακά χέρια, και κανένας Αυστριακός στρατηγός δεν είναι κοντά. Ένα οχυρό πέφτει όταν ένας στρατηγός περνά από μέσα του και συνεχίζει. Πήγαινε τον Friedrich μέσα από το Breslau στο Ohlau.
lesson-conquest-1-done = Το Breslau έχει τον δείκτη σου, και στο απόθεμά σου έχεις έναν λιγότερο. Για τους δείκτες γίνεται ο πόλεμος: όποιος ξεφορτωθεί όλους, κερδίζει. Στρατηγός που απλώς σταματά σε οχυρό δεν το έχει κατακτήσει.
lesson-protection = Προστασία
lesson-protection-1 = Τώρα ο Neipperg είναι στο Frankenstein, δύο πόλεις από το Breslau. Ένας στρατηγός προστατεύει κάθε οχυρό της πλευράς του έως τρεις πόλεις μακριά. Πήγαινε παρ’ όλα αυτά τον Friedrich μέσα από το Breslau στο Oels.
lesson-protection-1-done = Ένα ερωτηματικό: το Breslau διεκδικείται, δεν κατακτήθηκε. Αν ο Neipperg διωχθεί σε αυτή τη σειρά, θα πέσει κι αυτό· αλλιώς το ερωτηματικό φεύγει.
lesson-combat = Μια μάχη
lesson-combat-1 = Αντίπαλοι στρατηγοί σε γειτονικές πόλεις πρέπει να πολεμήσουν. Πήγαινε τον Friedrich στο Breslau, δίπλα στον Neipperg στο Nimptsch, και πάτησε «Τέλος».
lesson-combat-1-done = Και οι δύο δείχνουν τα στρατεύματά τους: οκτώ εναντίον τριών. Η πιο αδύναμη πλευρά παίζει πρώτη κάρτες.
lesson-combat-2 = Ο Neipperg υπολείπεται κατά πέντε και θα ήθελε μπαστούνια, το χρώμα του εδάφους όπου βρίσκεται. Άφησέ τον να απαντήσει.
lesson-combat-2-done = Όποιος δεχτεί την ήττα χάνει τόσα στρατεύματα όσα υπολείπεται και υποχωρεί άλλες τόσες πόλεις. Στο προχωρημένο παιχνίδι τρία χαμένα στρατεύματα είναι ένας δείκτης νίκης για τον νικητή.
lesson-cards = Η σωστή κάρτα
lesson-cards-1 = Τρία εναντίον οκτώ: υπολείπεσαι κατά πέντε, και παίζεις εσύ. Ο Friedrich βρίσκεται σε μπαστούνια, άρα μετρούν μόνο μπαστούνια. Παίξε το εννιάρι.
lesson-cards-1-done = Προηγείσαι κατά τέσσερα, και τώρα απαντά ο Neipperg. Όσο υπολείπεσαι μπορείς να συνεχίζεις· μόλις ισοφαρίσεις ή προηγηθείς, απαντά ο εχθρός.
lesson-cards-2 = Ο Neipperg δεν έχει κάρτα. Δες τι θα απογίνει.
lesson-cards-2-done = Μια κάρτα του σωστού χρώματος νικά μεγαλύτερο στρατό. Κοίτα τα χρώματα πριν κινηθείς: διάλεξε το έδαφος όπου μετρούν οι κάρτες σου.
lesson-retreat = Η υποχώρηση
lesson-retreat-1 = Ο Neipperg ηττήθηκε με διαφορά τρία: χάνει τρία στρατεύματα και πάει τρεις πόλεις πίσω. Εσύ διαλέγεις πού, όσο πιο μακριά γίνεται από τον Friedrich. Διάλεξε μία από τις πόλεις που φωτίζονται.
lesson-retreat-1-done = Τώρα δεν προστατεύει πια τίποτα εδώ. Αν δεν υπήρχε διέξοδος, θα τα είχε χάσει όλα.
lesson-mixed = Μια μικτή ένωση
lesson-mixed-1 = Πρωσία και Σαξονία συνεργάζονται: οι στρατηγοί τους μπορούν να μοιραστούν μια πόλη. Πήγαινε τον Rutowski στον Schwerin, στη Dresden.
lesson-mixed-1-done = Ο Rutowski έχει ανώτερο βαθμό και είναι επικεφαλής. Στη μάχη παίζει κάρτες μόνο η δύναμη του επικεφαλής, και στρατεύματα χάνει πρώτα ο άλλος στρατηγός. Σκέψου λοιπόν καλά ποιος θα είναι επικεφαλής.
lesson-supply = Εφοδιασμός
lesson-supply-1 = Ο Friedrich είναι αναποδογυρισμένος στο Pardubitz: στον έλεγχο εφοδιασμού δεν είχε τρένο του έως έξι πόλεις μακριά. Όποιος μείνει χωρίς εφόδια και στον επόμενο έλεγχο χάνει δύο στρατεύματα. Πήγαινε το πρωσικό τρένο προς το μέρος του, στο Landeshut.
lesson-supply-1-done = Το Landeshut απέχει τέσσερις πόλεις από το Pardubitz. Όταν αρχίσει η επόμενη σειρά της Πρωσίας θα εφοδιαστεί και θα γυρίσει στην κανονική του όψη. Ως τότε πολεμά, αλλά δεν κατακτά οχυρά. Εντός συνόρων κανείς δεν χρειάζεται τρένο.
lesson-hussars = Ουσάροι
lesson-hussars-1 = Είσαι η Μαρία Θηρεσία. Ο Belle-Isle είναι στο Kolin, το τρένο του στο Beroun, και ο δρόμος ανάμεσά τους περνά από την Prag. Στείλε έναν Ουσάρο στην Prag και πάτησε «Τέλος».
lesson-hussars-1-done = Οι Ουσάροι φτάνουν έως τέσσερις πόλεις μακριά από έναν στρατηγό σου. Δεν σταματούν έναν στρατό, του ακριβαίνουν όμως τον εφοδιασμό.
lesson-hussars-2 = Πάτησε «Τέλος»: έχει σειρά η Γαλλία, τραβά κάρτες, και μετά ελέγχεται ο εφοδιασμός της.
lesson-hussars-2-done = Η διαδρομή του Belle-Isle έχει μήκος τρεις πόλεις, άρα η Γαλλία πρέπει να πληρώσει τρεις πόντους σε κάρτες, αλλιώς πεινά. Αυτές οι κάρτες θα της λείψουν στην επόμενη μάχη.
lesson-price = Τι κοστίζουν οι Ουσάροι
lesson-price-1 = Τώρα είσαι ο Λουδοβίκος ΙΕ΄. Ένας Ουσάρος τριγυρνά στην Prag, πάνω σε κάθε διαδρομή από τον Belle-Isle στο τρένο του, και ο εφοδιασμός κοστίζει τρεις πόντους. Πλήρωσε με την κάρτα που θα σου λείψει λιγότερο.
lesson-price-1-done = Ρέστα δεν δίνει κανείς, γι’ αυτό πλήρωνε με μικρές κάρτες. Κομμάτι που μπαίνει στην πόλη των Ουσάρων τους διώχνει, και μια διαδρομή γύρω τους δεν κοστίζει τίποτα.
lesson-politics = Πολιτική
lesson-politics-1 = Είσαι η Μαρία Θηρεσία. Δύο πολιτικές κάρτες είναι ανοιχτές, και ατού είναι οι κούπες. Κάθε κύρια δύναμη μπορεί να βάλει μια κλειστή κάρτα· το μεγαλύτερο ατού διαλέγει πρώτο. Βάλε το εννιά κούπα.
lesson-politics-1-done = Όλες οι κάρτες ανοίγουν. Ό,τι δεν είναι ατού γυρίζει στο χέρι.
lesson-politics-2 = Το εννιά είναι το μεγαλύτερο, άρα διαλέγεις πρώτη. Πάρε την «Επιχορήγηση από το Westminster», που έχει το έμβλημα της Αυστρίας.
lesson-politics-2-done = Το εννιά σου ξοδεύτηκε, και τράβηξες δύο κάρτες. Αντί να πάρεις μια κάρτα, μπορείς να κρατήσεις ό,τι έβαλες: μετρά ξανά στον επόμενο γύρο.
lesson-winter = Χειμώνας
lesson-winter-1 = Μετά από κάθε τρίτο γύρο οι δυνάμεις στρατολογούν. Στον Friedrich έμειναν δύο στρατεύματα, και ένα στράτευμα κοστίζει τέσσερις πόντους σε κάρτες. Στρατολόγησε δύο, πλήρωσε με το οκτώ και διάλεξε δύο φορές τον Friedrich για να του τα δώσεις.
lesson-winter-1-done = Οκτώ πόντοι για δύο στρατεύματα. Οι άλλοι παίκτες βλέπουν πόσα αγοράζεις, όχι ποιος τα παίρνει. Κάθε κάρτα είναι μια μάχη, δύο στρατεύματα ή ένας λόγος στην πολιτική. Στο προχωρημένο παιχνίδι κάθε χειμώνας μετρά και τους δείκτες που έμειναν στο απόθεμά σου· μετά από τέσσερις χειμώνες κερδίζει το μικρότερο άθροισμα.
lesson-victory = Πώς κερδίζεις
lesson-victory-1 = Στο απόθεμα της Πρωσίας έμεινε ένας δείκτης. Πάρε το Breslau: πήγαινε τον Friedrich μέσα από αυτό στο Ohlau.
lesson-victory-1-done = Το απόθεμα άδειασε.
lesson-victory-2 = Η νίκη ελέγχεται στο τέλος της σειράς. Πάτησε «Τέλος».
lesson-victory-2-done = Η Πρωσία κέρδισε. Στο προχωρημένο παιχνίδι δείκτες μπαίνουν και σε σημεία επικράτησης, για μάχες, εκλέκτορες, το στέμμα, την Ιταλία και τη Σιλεσία, και ο Φρειδερίκος διοικεί δύο δυνάμεις: κερδίζει με οποιαδήποτε από τις δύο.

## Γιατί ένα bot κάνει κάτι

why-first_battles = στρατεύματα εκεί όπου θα γίνουν οι πρώτες μάχες
why-stands_well = όλοι είναι σε καλή θέση
why-tie = κανείς δεν κερδίζει αν συνεχίσει: ισοπαλία
why-least_harm = εκεί όπου ο ηττημένος κάνει τη μικρότερη ζημιά
why-changes_most = εκεί όπου αλλάζει τα περισσότερα
why-why_not = γιατί όχι
why-more_troops = περισσότερα στρατεύματα είναι πάντα ευπρόσδεκτα
why-no_harm = δεν βλάπτει
why-enough = αρκετά για σήμερα
why-can_be_won = κερδίζεται ακόμη
why-cannot_be_won = δεν κερδίζεται
why-cards_into_troops = κάρτες που εδώ χρησιμεύουν λίγο γίνονται στρατεύματα
why-cards_dearer = οι κάρτες αξίζουν περισσότερο από τα στρατεύματα
why-fed_first = πρώτα τρώνε οι πιο δυνατοί, και όσοι ήδη πεινούν
why-commander_stays = ο επικεφαλής μένει
why-more_cards = επικεφαλής είναι η δύναμη με τις περισσότερες κάρτες
why-together = μαζί είναι πιο ασφαλείς
why-alone = μόνος του τα πάει καλύτερα
why-hussars_well = κανένας Ουσάρος δεν θα κόστιζε αλλού περισσότερο στον εχθρό
why-hussars =
    έτσι ο εφοδιασμός κοστίζει στον εχθρό { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    }
why-hussars_both =
    και με τους δύο Ουσάρους ο εφοδιασμός κοστίζει στον εχθρό { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    }
why-best_suit = το χρώμα της μεγαλύτερης κάρτας μας
why-no_bid = τίποτα εδώ δεν αξίζει μια κάρτα
why-bid = ό,τι μπορούμε να πάρουμε αξίζει την κάρτα
why-keep_display = οι κάρτες μένουν στην καρτέλα για κάτι καλύτερο
why-event = «{ $card }»: αξίζει τις κάρτες
why-drift = η Σαξονία εκεί όπου μας ωφελεί περισσότερο
why-vote = το στέμμα στη δύναμη που με αυτό γίνεται λιγότερο επικίνδυνη
why-peace_pays = η ειρήνη φέρνει την Πρωσία πιο κοντά στον τελευταίο της δείκτη
why-war_pays = ο πόλεμος αποδίδει περισσότερο από την ειρήνη
why-peace_bearable = η Πρωσία είναι ακόμη μακριά από τη νίκη, και μένει η Γαλλία
why-peace_too_dear = η ειρήνη θα χάριζε σχεδόν τη νίκη στην Πρωσία
why-reduce = ό,τι έτσι κι αλλιώς θα χανόταν μετρά μισό
why-hold_on = οι κατακτήσεις κρατιούνται
why-subsidise = η Βαυαρία συνεχίζει να πολεμά με λίγες κάρτες
why-withhold = η Γαλλία χρειάζεται την κάρτα περισσότερο
why-missed_least = ο στρατηγός που θα λείψει λιγότερο
why-needed = χρειάζεται στον χάρτη
why-paid = πληρωμή με ό,τι θα λείψει λιγότερο
why-give_in = η ήττα στο { $score } κοστίζει λιγότερο από τις κάρτες για να συνεχίσουμε
why-step_back = το { $value } φέρνει το σκορ στο { $score }: ένα βήμα πίσω προς το μηδέν, ή μια φτηνότερη ήττα
why-plays =
    το { $value } φέρνει το σκορ στο { $score } απέναντι σε { $cards ->
        [one] { $cards } κάρτα
       *[other] { $cards } κάρτες
    }
why-surest = πρώτα η πιο σίγουρη μάχη, { $chance }% για νίκη
why-new_forces = νέες δυνάμεις εκεί όπου αλλάζουν τα περισσότερα
why-deal_helps = η συμφωνία μάς βοηθά
why-deal_hurts = η συμφωνία μάς αποφέρει πολύ λίγα
why-deal_unknown = οι διαταγές μου δεν καλύπτουν τέτοιες συνθήκες
why-deal_offered = αυτή τη συμφωνία θα έπρεπε να τη θέλουμε και οι δύο
why-train = το τρένο ακολουθεί τον στρατό { $city-place-to }
why-train_destroyed =
    { $who-nom } { $who-count ->
        [one] καταστρέφει
       *[other] καταστρέφουν
    } το τρένο { $city-place-to }
why-attack =
    { $who-nom } { $who-count ->
        [one] επιτίθεται
       *[other] επιτίθενται
    } { $enemy-se }, { $chance }% για νίκη
why-take =
    { $who-nom } { $who-count ->
        [one] παίρνει
       *[other] παίρνουν
    } { $cities }
why-cover =
    { $who-nom } { $who-count ->
        [one] καλύπτει
       *[other] καλύπτουν
    } { $cities }
why-close_in =
    { $who-nom } { $who-count ->
        [one] πλησιάζει
       *[other] πλησιάζουν
    } { $city-place-to }
why-stand_better = { $who-nom } είναι καλύτερα { $city-place-to }

## Ο browser

layer-sectors = Τομείς και χρώματα
layer-control = Οχυρά κάθε δύναμης
layer-neutral = Ουδέτερο έδαφος
layer-supply = Εφοδιασμός της δύναμης που παίζει
layer-watch = Πόλεις που προστατεύει

name-reserve = Εφεδρεία
name-mission-prussia = Ανατολική Πρωσία, σε αποστολή
name-mission-austria = Ιταλία, σε αποστολή
name-mission-france = Ιταλία, σε αποστολή

country-france = Γαλλία
country-bavaria = Βαυαρία
country-prussia = Πρωσία
country-saxony = Σαξονία
country-austria = Αυστρία
country-silesia = Σιλεσία
country-dutch = Ολλανδία
country-hanover = Αννόβερο
country-empire = Αυτοκρατορία
country-poland = Πολωνία

bar-bypass = { $way }, χωρίς κατάκτηση
bar-force = πορεία ελιγμού: { $way }

confirm-bypass = Προσπέρασε
confirm-force = Πορεία ελιγμού
confirm-restore = Βάλ’ το εκεί
confirm-station = Εμπρός
confirm-command = Επικεφαλής
confirm-spare = Μένει αυτός
confirm-send = Στείλ’ τον
confirm-place = Τοποθέτησε

piece-hussar = { $name }, { $city-place-to }

about-place = { $country }, τομέας: { $suit }
about-minor = Μικρό οχυρό
about-major = Μεγάλο οχυρό
about-claimed = { $nation-nom } το διεκδικεί· είναι υπό προστασία.
about-taken = Το έχει κατακτήσει { $nation-nom }.
about-elector = Εκλογική έδρα· την ψήφο την έχει { $nation-nom }.
about-train = Εφοδιάζει τους στρατηγούς του σε απόσταση έως έξι πόλεων.
about-hussar = Όποια διαδρομή εφοδιασμού περνά από εδώ κοστίζει στη δύναμή της πόντους σε κάρτες.
about-alone = { count-troops }, όπως ξέρουν όλοι
about-pool = { $who }: { $count } στρατεύματα μαζί
about-seen = Τελευταία φορά στον γύρο { $turn }: { count-troops }
about-seen_with = Τελευταία φορά στον γύρο { $turn }: { $who }, { $count } στρατεύματα μαζί
about-commands = Επικεφαλής της ένωσης
about-face_down = Εκτός εφοδιασμού: αν μείνει έτσι και στον επόμενο έλεγχο, χάνει δύο στρατεύματα.
about-harassed =
    Εφοδιάζεται από απόσταση { $length ->
        [one] { $length } πόλης
       *[other] { $length } πόλεων
    }, με παρενόχληση Ουσάρων: { $price ->
        [one] { $price } πόντος
       *[other] { $price } πόντοι
    }
about-path =
    Εφοδιάζεται από απόσταση { $length ->
        [one] { $length } πόλης
       *[other] { $length } πόλεων
    }
about-at_home = Εφοδιάζεται εντός συνόρων
about-no_path = Καμία διαδρομή εφοδιασμού

nation-neutral = ουδέτερη
nation-enemies = Εχθροί
nation-cooperating = Ενεργεί μαζί με
nation-markers = Δείκτες νίκης: έβαλε { $placed }, έχει ακόμη { $left }
nation-left = { $count } ακόμη
nation-changed = Δες ποιος έχει τώρα εχθρό ποιον: { $who }.

state-title = Ο πίνακας πολιτικής
state-track = { $track }: { $title } (τετράγωνο { $box })
state-mission = { $general-nom } είναι σε αποστολή για { $nation-acc }.
state-electors = { $nation-nom } έχει δείκτη στο σημείο των τριών εκλεκτόρων.
state-emperor = { $nation-nom } έχει δείκτη στο σημείο του Αυτοκράτορα.
state-italy = { $nation-nom } έχει δείκτη στο σημείο της Ιταλίας.
state-silesia = Η Σιλεσία είναι πρωσική.
state-election-to-come = Η Αυτοκρατορική Εκλογή δεν έχει γίνει ακόμη.
state-election-due = Η Αυτοκρατορική Εκλογή γίνεται στο τέλος αυτού του γύρου.
state-election-held = Ο αυτοκράτορας εκλέχτηκε.
state-truce = Αυστρία και Πρωσία έχουν ανακωχή σε αυτόν τον γύρο.
state-no_force_march = Η Γαλλία δεν κάνει πορεία ελιγμού σε αυτόν τον γύρο.
state-neutral_until = Η Πρωσία είναι ουδέτερη έως τη σειρά της στον γύρο { $turn }.

scene-fold = Κλείσ’ το και δες τον χάρτη
scene-unfold = Άνοιξέ το

politics-label = Πολιτική
politics-title = Πολιτική του γύρου { $turn }
politics-trump = Ατού:
politics-name_trump = Διάλεξε ατού:
politics-for = Μπορεί να την πάρει
politics-taker = όποιος την πάρει
politics-left = { $track }: έως { count-steps } προς τα αριστερά, για { $who-acc }.
politics-right = { $track }: έως { count-steps } προς τα δεξιά, για { $who-acc }.
politics-draws =
    { $who-nom } { $who-count ->
        [one] τραβά
       *[other] τραβούν
    } αμέσως { count-cards }.
politics-draws_saxony = Η Σαξονία τραβά αμέσως { count-cards }, αν είναι τότε σύμμαχος της Πρωσίας.
politics-fewer =
    Η Γαλλία τραβά { $count ->
        [one] μία κάρτα λιγότερη
       *[other] { $count } κάρτες λιγότερες
    } σε αυτόν τον γύρο.
politics-recruits =
    Όποιος την πάρει μπορεί να στρατολογήσει τώρα έως { $count } στρατεύματα{ $free ->
        [0] {""}
       *[other] , { $free } από αυτά δωρεάν
    }.
politics-truce = Αυστρία και Πρωσία δεν πολεμούν μεταξύ τους σε αυτόν τον γύρο.
politics-march = Ένας Γάλλος στρατηγός ή μια γαλλική ένωση κάνει αμέσως πορεία ελιγμού.
politics-bedridden = Η Γαλλία δεν κάνει πορεία ελιγμού σε αυτόν τον γύρο.
politics-display = Η καρτέλα πολιτικής
politics-back = Μια κάρτα της τράπουλας { $deck }, κλειστή
politics-nothing = καμία κάρτα
politics-sum = μετρά { $sum }
politics-chooses =
    { $place ->
        [1] διαλέγει τώρα
       *[other] διαλέγει { $place }η στη σειρά
    }
politics-bids =
    { $place ->
        [1] βάζει τώρα
       *[other] βάζει { $place }η στη σειρά
    }

election-title = Η Αυτοκρατορική Εκλογή
election-means = Πέντε από τις εννέα ψήφους αρκούν. Ο Φραγκίσκος της Αυστρίας δίνει έναν δείκτη νίκης στην Αυστρία, ο Κάρολος Αλβέρτος της Βαυαρίας στη Γαλλία.
election-voted = ψηφίζει { $candidate-acc }
election-now = ψηφίζει τώρα
election-later = δεν ψήφισε ακόμη

bargain-title = Συμφωνίες
bargain-none = Τίποτα δεν έχει συμφωνηθεί ή προσφερθεί.
bargain-make = Κάνε μια προσφορά …
bargain-make_title = Μια προσφορά
bargain-offer = { $seat-nom } προσφέρει { $partner-se }:
bargain-release = { $seat-nom } ζητά από { $partner-acc } να λήξει νωρίτερα μια συμφωνία:
bargain-accept = Αποδοχή
bargain-decline = Απόρριψη
bargain-withdraw = Απόσυρση
bargain-waiting =
    { $count ->
        [one] Μια προσφορά για σένα
       *[other] { $count } προσφορές για σένα
    }
bargain-ask-verb = Τι θέλεις να κάνεις;
bargain-ask-kind = Για ποιο πράγμα;
bargain-ask-seat = Με ποιον;
bargain-ask-giver = Ποια δύναμη;
bargain-ask-taker = Και ποια;
bargain-ask-names = Ποιο οχυρό;
bargain-ask-until = Έως πότε;
bargain-until = γύρος { $turn }
bargain-verb-offer = Πρόσφερε συμφωνία
bargain-verb-release = Λύσε μια συμφωνία νωρίτερα
bargain-again = Από την αρχή
bargain-send = Στείλ’ το

plot-markers = Δείκτες νίκης που μένουν

## Το παιχνίδι: ποιος το έφτιαξε, τα σενάρια και οι επιλογές του

game-credit = Το Maria το σχεδίασε ο Richard Sivél και το εξέδωσε η Histogame.
scenario-advanced = Maria, το προχωρημένο παιχνίδι
scenario-advanced-text = Μια βασίλισσα για λεηλασία, ένα στέμμα για όποιον το πάρει και καμία υπόσχεση που να κρατά: όλος ο πόλεμος, για τρεις.
scenario-introductory = Maria, το εισαγωγικό παιχνίδι
scenario-introductory-text = Δύο βασιλιάδες τρέχουν για τις ίδιες πόλεις, και μια βασίλισσα αντέχει εννέα γύρους. Χωρίς πολιτική: ο συντομότερος δρόμος για τη Maria, συμπληρωμένος από εμάς όπου είχαμε μόνο ένα περίγραμμα.
scenario-two-player = Maria για δύο
scenario-two-player-text = Όλος ο πόλεμος σαν μονομαχία: οι φίλοι της Αυστρίας εναντίον όλων των κληρονόμων της. Η δική μας δοκιμαστική εκδοχή.

option-display_order = Σειρά των δυνάμεων στην καρτέλα πολιτικής: R είναι ο Πραγματικός Στρατός.
option-display_order-f-p-r-a = F, P, R, A
option-display_order-f-r-p-a = F, R, P, A
option-bids = Πόσες κάρτες βάζει μια δύναμη στην καρτέλα πολιτικής σε έναν γύρο.
option-bids-one = μία
option-bids-several = πολλές
option-late_return = Όσες κάρτες της καρτέλας πολιτικής δεν πρόλαβαν τη σειρά τους γυρίζουν έναν γύρο αργότερα.
option-reserve_pays = Πόσο αξίζει μια Εφεδρεία σε πληρωμή.
option-hussar_range = Αν εχθρικά κομμάτια κλείνουν τον δρόμο από στρατηγό σε Ουσάρο.
option-hussar_range-any = όχι
option-hussar_range-open = ναι
option-neutral_hussars = Ουσάροι μπαίνουν και σε ουδέτερο έδαφος.
option-free_detour = Διαδρομή εφοδιασμού που αποφεύγει τους Ουσάρους δεν κοστίζει, ακόμη κι αν είναι μακρύτερη.
option-set_aside_scores = Οι δείκτες στην άκρη μετρούν στη χειμερινή βαθμολογία.
option-set_aside_counts = Οι δείκτες στην άκρη εμποδίζουν τη νίκη όπως το απόθεμα.
option-silesian_markers = Τι γίνονται οι πρωσικοί δείκτες στη Σιλεσία κατά την προσάρτηση.
option-silesian_markers-stay = μένουν
option-silesian_markers-return = γυρίζουν
option-victory_tests = Αν η νίκη ελέγχεται και μετά την πολιτική και την εκλογή.
option-victory_tests-all = παντού
option-victory_tests-stages = μόνο στις σειρές
option-surplus = Από πολλά άδεια αποθέματα κερδίζει το μεγαλύτερο πλεόνασμα· αλλιώς μόνο ο κανόνας της ισοπαλίας.
option-subsidised = Ποιος μπορεί να πάρει παραχώρηση.
option-subsidised-allies = σύμμαχοι
option-subsidised-cooperating = συνεργαζόμενοι
option-fixed_troops = Στρατηγοί με αριθμό στην κάρτα τους ξεκινούν με τουλάχιστον, ή ακριβώς, τόσα.
option-fixed_troops-minimum = τουλάχιστον
option-fixed_troops-exact = ακριβώς
option-seam_supply = Γαλλία και Αυστρία εφοδιάζονται και πέρα από το όριο των δύο χαρτών.
option-seam_protection = Οι στρατηγοί προστατεύουν οχυρά και στον άλλο χάρτη.
option-hungry_claims = Αναποδογυρισμένοι στρατηγοί κατακτούν αναδρομικά.
option-saxony_returns = Μια κάρτα μπορεί να φέρει τη Σαξονία πίσω στην Πρωσία.
option-saxony_shift = Όταν η Σαξονία πάει πολλά τετράγωνα: ισχύει το τελευταίο, ή το ένα μετά το άλλο.
option-saxony_shift-reached = το τελευταίο
option-saxony_shift-each = ένα ένα
option-last_election = Η Αυτοκρατορική Εκλογή ως τελευταία κάρτα του 1742: ανοίγει στον γύρο 7, ή στον γύρο 6.
option-last_election-next = γύρος 7
option-last_election-same = γύρος 6
option-emperor_stays = Ο δείκτης του Αυτοκράτορα μένει, ό,τι κι αν γίνουν οι εκλογικές έδρες.
option-mission_impossible = Τι κοστίζει μια αποστολή που δεν μπορεί να εκπληρωθεί.
option-mission_impossible-card = μία κάρτα
option-mission_impossible-nothing = τίποτα
option-loser_removes = Ο ηττημένος μιας μάχης βγάζει όσους δείκτες έβαλε ο νικητής, ή όσους κέρδισε.
option-loser_removes-placed = όσους έβαλε
option-loser_removes-earned = όσους κέρδισε
option-battle_box = Χώρος για δύο δείκτες στα σημεία επικράτησης των μαχών: για κάθε δύναμη, ή για όλες μαζί.
option-battle_box-each = για κάθε μία
option-battle_box-shared = για όλες
option-declining = Μια πορεία μπορεί να αποφύγει τις κατακτήσεις της.
option-mission_return = Αν ένας στρατηγός πρέπει να γυρίσει αμέσως.
option-mission_return-must = πρέπει
option-mission_return-may = μπορεί
option-first_trump = Ατού όσο κανείς δεν κέρδισε μάχη: από την πάνω κάρτα τακτικής, ή κάθε χρώμα.
option-first_trump-pile = πάνω κάρτα
option-first_trump-none = κάθε χρώμα
option-bavarian_subsidy = Πόσο συχνά διαλέγει η Γαλλία αν δίνει κάρτα στη Βαυαρία μετά το 1741.
option-bavarian_subsidy-turn = κάθε γύρο
option-bavarian_subsidy-year = κάθε χρόνο
option-neutral_politics = Η ουδέτερη Πρωσία παίρνει μέρος στην πολιτική.
option-introductory_pools = Δείκτες νίκης του εισαγωγικού παιχνιδιού: η δοκιμαστική μας εκδοχή, ή όλοι.
option-introductory_pools-working = δοκιμαστική
option-introductory_pools-advanced = όλοι
option-introductory_income = Κάρτες που τραβιούνται στο εισαγωγικό παιχνίδι: η δοκιμαστική μας εκδοχή, ή όπως το 1741.
option-introductory_income-working = δοκιμαστική
option-introductory_income-advanced = όπως το 1741
option-two_player_wins = Στο παιχνίδι για δύο μια πλευρά κερδίζει με μία από τις κύριες δυνάμεις της, ή και με τις δύο.
option-two_player_wins-either = με μία
option-two_player_wins-both = και με τις δύο

## Ονόματα: δυνάμεις, παίκτες, κομμάτια και κάρτες· οι πόλεις μένουν όπως στον χάρτη

name-france = Γαλλία
    .nom = η Γαλλία
    .gen = της Γαλλίας
    .acc = τη Γαλλία
    .se = στη Γαλλία
name-bavaria = Βαυαρία
    .nom = η Βαυαρία
    .gen = της Βαυαρίας
    .acc = τη Βαυαρία
    .se = στη Βαυαρία
name-prussia = Πρωσία
    .nom = η Πρωσία
    .gen = της Πρωσίας
    .acc = την Πρωσία
    .se = στην Πρωσία
name-saxony = Σαξονία
    .nom = η Σαξονία
    .gen = της Σαξονίας
    .acc = τη Σαξονία
    .se = στη Σαξονία
name-austria = Αυστρία
    .nom = η Αυστρία
    .gen = της Αυστρίας
    .acc = την Αυστρία
    .se = στην Αυστρία
name-pragmatic = Πραγματικός Στρατός
    .nom = ο Πραγματικός Στρατός
    .gen = του Πραγματικού Στρατού
    .acc = τον Πραγματικό Στρατό
    .se = στον Πραγματικό Στρατό
name-maria = Μαρία Θηρεσία
    .nom = η Μαρία Θηρεσία
    .gen = της Μαρίας Θηρεσίας
    .acc = τη Μαρία Θηρεσία
    .se = στη Μαρία Θηρεσία
name-frederick = Φρειδερίκος
    .nom = ο Φρειδερίκος
    .gen = του Φρειδερίκου
    .acc = τον Φρειδερίκο
    .se = στον Φρειδερίκο
name-louis = Λουδοβίκος ΙΕ΄
    .nom = ο Λουδοβίκος ΙΕ΄
    .gen = του Λουδοβίκου ΙΕ΄
    .acc = τον Λουδοβίκο ΙΕ΄
    .se = στον Λουδοβίκο ΙΕ΄
name-france-train-1 = γαλλικό τρένο 1
    .nom = το γαλλικό τρένο 1
    .gen = του γαλλικού τρένου 1
    .acc = το γαλλικό τρένο 1
    .se = στο γαλλικό τρένο 1
name-france-train-2 = γαλλικό τρένο 2
    .nom = το γαλλικό τρένο 2
    .gen = του γαλλικού τρένου 2
    .acc = το γαλλικό τρένο 2
    .se = στο γαλλικό τρένο 2
name-bavaria-train-1 = βαυαρικό τρένο
    .nom = το βαυαρικό τρένο
    .gen = του βαυαρικού τρένου
    .acc = το βαυαρικό τρένο
    .se = στο βαυαρικό τρένο
name-prussia-train-1 = πρωσικό τρένο 1
    .nom = το πρωσικό τρένο 1
    .gen = του πρωσικού τρένου 1
    .acc = το πρωσικό τρένο 1
    .se = στο πρωσικό τρένο 1
name-prussia-train-2 = πρωσικό τρένο 2
    .nom = το πρωσικό τρένο 2
    .gen = του πρωσικού τρένου 2
    .acc = το πρωσικό τρένο 2
    .se = στο πρωσικό τρένο 2
name-saxony-train-1 = σαξονικό τρένο
    .nom = το σαξονικό τρένο
    .gen = του σαξονικού τρένου
    .acc = το σαξονικό τρένο
    .se = στο σαξονικό τρένο
name-austria-train-1 = αυστριακό τρένο 1
    .nom = το αυστριακό τρένο 1
    .gen = του αυστριακού τρένου 1
    .acc = το αυστριακό τρένο 1
    .se = στο αυστριακό τρένο 1
name-austria-train-2 = αυστριακό τρένο 2
    .nom = το αυστριακό τρένο 2
    .gen = του αυστριακού τρένου 2
    .acc = το αυστριακό τρένο 2
    .se = στο αυστριακό τρένο 2
name-austria-train-3 = αυστριακό τρένο 3
    .nom = το αυστριακό τρένο 3
    .gen = του αυστριακού τρένου 3
    .acc = το αυστριακό τρένο 3
    .se = στο αυστριακό τρένο 3
name-pragmatic-train-1 = τρένο του Πραγματικού Στρατού
    .nom = το τρένο του Πραγματικού Στρατού
    .gen = του τρένου του Πραγματικού Στρατού
    .acc = το τρένο του Πραγματικού Στρατού
    .se = στο τρένο του Πραγματικού Στρατού
name-hussar-1 = Ουσάρος 1
    .nom = ο Ουσάρος 1
    .gen = του Ουσάρου 1
    .acc = τον Ουσάρο 1
    .se = στον Ουσάρο 1
name-hussar-2 = Ουσάρος 2
    .nom = ο Ουσάρος 2
    .gen = του Ουσάρου 2
    .acc = τον Ουσάρο 2
    .se = στον Ουσάρο 2
name-moritz = Moritz
    .nom = ο Moritz
    .gen = του Moritz
    .acc = τον Moritz
    .se = στον Moritz
name-belle-isle = Belle-Isle
    .nom = ο Belle-Isle
    .gen = του Belle-Isle
    .acc = τον Belle-Isle
    .se = στον Belle-Isle
name-broglie = Broglie
    .nom = ο Broglie
    .gen = του Broglie
    .acc = τον Broglie
    .se = στον Broglie
name-maillebois = Maillebois
    .nom = ο Maillebois
    .gen = του Maillebois
    .acc = τον Maillebois
    .se = στον Maillebois
name-noailles = Noailles
    .nom = ο Noailles
    .gen = του Noailles
    .acc = τον Noailles
    .se = στον Noailles
name-torring = Törring
    .nom = ο Törring
    .gen = του Törring
    .acc = τον Törring
    .se = στον Törring
name-friedrich = Friedrich
    .nom = ο Friedrich
    .gen = του Friedrich
    .acc = τον Friedrich
    .se = στον Friedrich
name-schwerin = Schwerin
    .nom = ο Schwerin
    .gen = του Schwerin
    .acc = τον Schwerin
    .se = στον Schwerin
name-leopold = Leopold
    .nom = ο Leopold
    .gen = του Leopold
    .acc = τον Leopold
    .se = στον Leopold
name-dessauer = Dessauer
    .nom = ο Dessauer
    .gen = του Dessauer
    .acc = τον Dessauer
    .se = στον Dessauer
name-rutowski = Rutowski
    .nom = ο Rutowski
    .gen = του Rutowski
    .acc = τον Rutowski
    .se = στον Rutowski
name-karl = Karl
    .nom = ο Karl
    .gen = του Karl
    .acc = τον Karl
    .se = στον Karl
name-traun = Traun
    .nom = ο Traun
    .gen = του Traun
    .acc = τον Traun
    .se = στον Traun
name-khevenhuller = Khevenhüller
    .nom = ο Khevenhüller
    .gen = του Khevenhüller
    .acc = τον Khevenhüller
    .se = στον Khevenhüller
name-batthyany = Batthyány
    .nom = ο Batthyány
    .gen = του Batthyány
    .acc = τον Batthyány
    .se = στον Batthyány
name-neipperg = Neipperg
    .nom = ο Neipperg
    .gen = του Neipperg
    .acc = τον Neipperg
    .se = στον Neipperg
name-arenberg = Arenberg
    .nom = ο Arenberg
    .gen = του Arenberg
    .acc = τον Arenberg
    .se = στον Arenberg
name-george = Γεώργιος Β΄
    .nom = ο Γεώργιος Β΄
    .gen = του Γεωργίου Β΄
    .acc = τον Γεώργιο Β΄
    .se = στον Γεώργιο Β΄
name-cumberland = Cumberland
    .nom = ο Cumberland
    .gen = του Cumberland
    .acc = τον Cumberland
    .se = στον Cumberland
name-stair = Stair
    .nom = ο Stair
    .gen = του Stair
    .acc = τον Stair
    .se = στον Stair
trait-nom = { $name }
trait-gen = { $name }
trait-acc = { $name }
trait-se = σε { $name }

politics-card-41a = Ο Πόλεμος των Καπέλων
politics-card-41b = Η Δίαιτα του Πρέσμπουργκ
politics-card-41c = Klein-Schnellendorf
politics-card-41d = Επιχορήγηση από το Westminster
politics-card-41e = Ισπανοί στο Ορμπετέλο
politics-card-41f = Η συνθήκη διαμελισμού της Φρανκφούρτης
politics-card-42a = Η πτώση του Ουόλπολ
politics-card-42b = Η σύμβαση του Τορίνου
politics-card-42c = Μια μοίρα μπροστά στη Νάπολη
politics-card-42d = Λα Σεταρντί και Μπεστούζεφ
politics-card-42e = Ο Μπρυλ ταλαντεύεται
politics-card-42f = Ο Maillebois βαδίζει
politics-card-42g = Αυτοκρατορική Εκλογή
politics-card-43a = Ο θάνατος του καρδινάλιου Φλερύ
politics-card-43b = Η συνθήκη της Βορμς
politics-card-43c = Το δεύτερο Οικογενειακό Σύμφωνο
politics-card-43d = Η ειρήνη του Όμπο
politics-card-43e = Η υπόθεση Λοπουχινά
politics-card-43f = Βιέννη και Δρέσδη υπογράφουν
politics-card-44a = Ο Λουδοβίκος ΙΕ΄ εκστρατεύει
politics-card-44b = Η ένωση της Φρανκφούρτης
politics-card-44c = Ο βασιλιάς άρρωστος στο Μετς
politics-card-44d = Διασκέψεις της Βαρσοβίας
politics-card-44e = Αρραβώνας στη Μόσχα
politics-card-44f = Βελέτρι και Κούνεο
politics-box-saxony-1 = Ορκισμένη σύμμαχος της Πρωσίας
politics-box-saxony-2 = Σύμμαχος της Πρωσίας
politics-box-saxony-3 = Ουδέτερη
politics-box-saxony-4 = Σύμμαχος της Αυστρίας
politics-box-saxony-5 = Ορκισμένη σύμμαχος της Αυστρίας
politics-box-russia-1 = Εξαγορασμένη αυλή
politics-box-russia-2 = Πόλεμος με τη Σουηδία
politics-box-russia-3 = Στάση αναμονής
politics-box-russia-4 = Το μάτι στην Ανατ. Πρωσία
politics-box-russia-5 = Συνθήκη με τη Βιέννη
politics-box-italy-1 = Θρίαμβος των Βουρβόνων
politics-box-italy-2 = Το Μιλάνο κινδυνεύει
politics-box-italy-3 = Ισορροπία
politics-box-italy-4 = Οι Άλπεις κρατούν
politics-box-italy-5 = Αυστριακός θρίαμβος

## Το τερματικό: φύλλα, και τι γράφεις

terminal-typing = Το ίδιο και ο δρόμος μιας πορείας: «karl olmutz». Ένα όνομα μόνο του δείχνει τι μπορεί να κάνει το κομμάτι. Μετά από ένα ρήμα γράφονται πολλοί αριθμοί ή κάρτες: «allot 8 5 5», «pay 9S 2C».
terminal-help_status = γύρος, δυνάμεις, πολιτική και συμφωνίες
terminal-help_pieces = τα κομμάτια, πού βρίσκονται και πώς εφοδιάζονται
terminal-help_objectives = πού είναι οι δείκτες νίκης, και οι ψήφοι για το στέμμα
terminal-help_look = πόλεις γύρω από μια πόλη ή ένα κομμάτι
terminal-legend = συνεχής γραμμή κύρια οδός, διακεκομμένη δρόμος · □ ■ μεγάλο, ◇ ◆ μικρό οχυρό, γεμάτο με δείκτη · † Ουσάροι
terminal-fortress_major = μεγάλο οχυρό
terminal-fortress_minor = μικρό οχυρό
terminal-vote = ψήφος: { $nation }
terminal-hussars = Ουσάροι
terminal-politics = πολιτική
terminal-year_ends = το έτος τελειώνει
terminal-starving = ΠΕΙΝΑ
terminal-unsupplied = εκτός εφοδιασμού
terminal-by_train = τρένο { $steps }
terminal-toll = οι Ουσάροι παίρνουν { $price }
terminal-home = εντός συνόρων
terminal-face_down = αναποδογυρισμένος
terminal-power = δύναμη
terminal-led_by = παίκτης
terminal-troops = στρατεύματα
terminal-cards = κάρτες
terminal-draws = τραβά
terminal-markers = δείκτες νίκης
terminal-markers_battle = { $count } σε μάχες
terminal-markers_set_aside = { $count } στην άκρη
terminal-markers_surplus = { $count } παραπάνω
terminal-reconstruction = Οι χάρτες και οι πολιτικές κάρτες είναι δική μας ανασύνθεση.
terminal-political_cards = Πολιτικές κάρτες:
terminal-none = καμία
terminal-nobody = κανείς
terminal-trump = ατού
terminal-truce = Αυστρία και Πρωσία έχουν ανακωχή σε αυτόν τον γύρο
terminal-no_force_march = καμία γαλλική πορεία ελιγμού σε αυτόν τον γύρο
terminal-neutral_until = η Πρωσία είναι ουδέτερη έως τη σειρά της στον γύρο { $turn }
terminal-election_due = η Αυτοκρατορική Εκλογή γίνεται στο τέλος αυτού του γύρου
terminal-boxes = Σημεία επικράτησης:
terminal-missions = Σε αποστολή: { $who }
terminal-deal = Συμφωνία: { $what }, { $giver } προς { $taker }, έως τον γύρο { $until }
terminal-to_place = για τοποθέτηση
terminal-where_markers = πού είναι οι δείκτες (με ερωτηματικό: ?)
terminal-nowhere_yet = ακόμη πουθενά
terminal-battle_box = μάχες ({ $count })
terminal-votes = Ψήφοι:
terminal-taking_nothing = χωρίς κατάκτηση
terminal-by_force_march = με πορεία ελιγμού
terminal-winter = Χειμώνας

## Σημεία επικράτησης για δείκτες νίκης

box-electors = Τρεις Εκλέκτορες
box-emperor = Αυτοκράτορας
box-italy = Ιταλία
box-silesia = Σιλεσία

## Τι γίνεται τώρα, στον τίτλο του τερματικού

phase-retreat = υποχώρηση
phase-combat = μάχες
phase-battle = μάχη
phase-spare = ποιος μένει
phase-aftermath = μετά τη μάχη
phase-retroactive = αναδρομική κατάκτηση
phase-setting_down = τοποθέτηση
phase-election = εκλογή
phase-reduction = μείωση επιχειρήσεων
phase-hussars = Ουσάροι
phase-command = επικεφαλής
phase-march_consent = συγκατάθεση για πορεία
phase-appointment = ορισμός επικεφαλής
phase-sending = αποστολή
phase-mission_payment = πληρωμή αποστολής
phase-mission_return = επιστροφή από αποστολή
phase-may_return = δυνατή επιστροφή
phase-movement = κινήσεις
phase-event_march = πορεία από γεγονός
phase-deal = μοίρασμα
phase-recruiting = στρατολόγηση
phase-politics = πολιτική
phase-turning_up = άνοιγμα καρτών
phase-naming_trump = ορισμός ατού
phase-trump_card = κάρτα ατού
phase-bidding = κλειστές κάρτες
phase-choosing = επιλογή κάρτας
phase-recruit_payment = πληρωμή στρατολόγησης
phase-placement = τοποθέτηση στρατευμάτων
phase-drift = μετακίνηση της Σαξονίας
phase-box_by_box = τετράγωνο τετράγωνο
phase-allotment = μοίρασμα στρατευμάτων
phase-peace = ειρήνη
phase-peace_offered = προσφορά ειρήνης
phase-second_train = δεύτερο τρένο
phase-bavarian_subsidy = κάρτα για τη Βαυαρία
phase-supply = εφοδιασμός
phase-hussar_payment = πληρωμή λόγω Ουσάρων
phase-cover = ποιος εφοδιάζεται
phase-draw = νέες κάρτες
phase-train_payment = πληρωμή τρένου
phase-winter = χειμώνας
phase-turn = γύρος
phase-after_politics = μετά την πολιτική
phase-stage = σειρά
phase-end_of_turn = τέλος γύρου

## Οι χάρτες: τίτλος, υπόμνημα και πίνακες

picture-title = Maria – Φλάνδρα και Βοημία 1741–1744
picture-regions = Φλάνδρα και Βοημία
picture-edition = Sanssouci, ανεπίσημη έκδοση· παιχνίδι του Richard Sivél
picture-reconstruction = δική μας ανασύνθεση των χαρτών
picture-town = πόλη
picture-minor = μικρό οχυρό
picture-major = μεγάλο οχυρό
picture-elector = εκλογική έδρα
picture-main_road = κύρια οδός
picture-road = δρόμος
picture-seam = προς άλλο χάρτη
picture-set_up = αρχική πόλη
picture-miles = γερμανικά μίλια
picture-saxony_draws = Σαξονία: κάρτες { $cards }
picture-card_less = { $power }: 1 κάρτα λιγότερη
picture-card_more = { $power }: 1 κάρτα περισσότερη
picture-mission_france = γαλλική αποστολή
picture-mission_prussia = πρωσική αποστολή
picture-mission_austria = αυστριακή αποστολή
picture-marker_france = γαλλικός δείκτης
picture-marker_austria = αυστριακός δείκτης
picture-for_prussia = για Πρωσία και Γαλλία
picture-for_austria = για Αυστρία
picture-politics = Πίνακας Πολιτικής
picture-college = Εκλογικό Συμβούλιο
picture-markers = Δείκτες Νίκης
picture-box_battles = μάχες
picture-box_pool = απόθεμα
picture-earns_electors = τρεις από τους τέσσερις δυτικούς εκλέκτορες
picture-earns_emperor = η Αυτοκρατορική Εκλογή
picture-earns_italy = θρίαμβος στην Ιταλία
picture-earns_silesia = η Σιλεσία στην Πρωσία
picture-missions = Αποστολές
picture-goes_to_prussia = Ανατολική Πρωσία
picture-goes_to_austria = Ιταλία
picture-goes_to_france = Ιταλία
picture-general_prussia = Πρώσος στρατηγός
picture-general_austria = Αυστριακός στρατηγός
picture-general_france = Γάλλος στρατηγός
picture-turns = Γύροι
picture-winter = χειμώνας

## Ανοησίες: όσα ένας καλός παίκτης δεν κάνει σχεδόν ποτέ

folly-hopeless_attack = επιθέσεις με κάτω από 35% για νίκη, κατά τον υπολογισμό του ίδιου του επιτιθέμενου
folly-dear_defeat = χαμένες μάχες όπου παίχτηκαν κάρτες αξίας 20 πόντων και πάνω
folly-starved = στρατηγοί που χάθηκαν από πείνα και όχι σε μάχη
folly-no_card_of_the_suit = μεγάλες ενώσεις κοντά σε εχθρό, σε χρώμα από το οποίο δεν υπάρχει κάρτα
folly-cards_kept = πόντοι σε κάρτες ακόμη στο χέρι στο τέλος
folly-hoard = χέρια με πάνω από δώδεκα κάρτες στο τέλος ενός γύρου
folly-politics_passed = προσφορές που δεν έγιναν παρά το ατού αξίας οκτώ και πάνω, για κάρτα με το δικό μας έμβλημα
folly-troops_not_bought = στρατεύματα που δεν αγοράστηκαν τον χειμώνα, ενώ υπήρχαν οι κάρτες
folly-peace_not_offered = ειρήνη που δεν προτάθηκε με όλη τη Σιλεσία στα χέρια μας
folly-silesia_not_annexed = πόλεμοι όπου η Σιλεσία δεν προσαρτήθηκε ποτέ
folly-fortress_left = οχυρά που ένας στρατηγός μπορούσε να πάρει και τα άφησε
folly-truce = φάσεις όπου μια συμφωνία σταματά τον πόλεμο με μια κύρια δύναμη
folly-hungry = αναποδογυρισμένοι στρατηγοί όταν βαδίζει η δύναμή τους
folly-idle_army = στρατιές που έμειναν ακίνητες χωρίς εχθρό σε απόσταση έξι πόλεων

## Τόποι που έχουν γένος στα ελληνικά, με το όνομα του χάρτη

name-amiens = Amiens
    .place = η Amiens
    .place-gen = της Amiens
    .place-acc = την Amiens
    .place-to = στην Amiens
name-dunkerque = Dunkerque
    .place = η Dunkerque
    .place-gen = της Dunkerque
    .place-acc = τη Dunkerque
    .place-to = στη Dunkerque
name-lille = Lille
    .place = η Lille
    .place-gen = της Lille
    .place-acc = τη Lille
    .place-to = στη Lille
name-reims = Reims
    .place = η Reims
    .place-gen = της Reims
    .place-acc = τη Reims
    .place-to = στη Reims
name-nancy = Nancy
    .place = η Nancy
    .place-gen = της Nancy
    .place-acc = τη Nancy
    .place-to = στη Nancy
name-brussel = Brüssel
    .place = οι Brüssel
    .place-gen = των Brüssel
    .place-acc = τις Brüssel
    .place-to = στις Brüssel
name-antwerpen = Antwerpen
    .place = η Antwerpen
    .place-gen = της Antwerpen
    .place-acc = την Antwerpen
    .place-to = στην Antwerpen
name-gent = Gent
    .place = η Gent
    .place-gen = της Gent
    .place-acc = τη Gent
    .place-to = στη Gent
name-namur = Namur
    .place = η Namur
    .place-gen = της Namur
    .place-acc = τη Namur
    .place-to = στη Namur
name-luttich = Lüttich
    .place = η Lüttich
    .place-gen = της Lüttich
    .place-acc = τη Lüttich
    .place-to = στη Lüttich
name-koln = Köln
    .place = η Köln
    .place-gen = της Köln
    .place-acc = την Köln
    .place-to = στην Köln
name-bonn = Bonn
    .place = η Bonn
    .place-gen = της Bonn
    .place-acc = τη Bonn
    .place-to = στη Bonn
name-frankfurt = Frankfurt
    .place = η Frankfurt
    .place-gen = της Frankfurt
    .place-acc = τη Frankfurt
    .place-to = στη Frankfurt
name-heidelberg = Heidelberg
    .place = η Heidelberg
    .place-gen = της Heidelberg
    .place-acc = τη Heidelberg
    .place-to = στη Heidelberg
name-stuttgart = Stuttgart
    .place = η Stuttgart
    .place-gen = της Stuttgart
    .place-acc = τη Stuttgart
    .place-to = στη Stuttgart
name-regensburg = Regensburg
    .place = η Regensburg
    .place-gen = της Regensburg
    .place-acc = τη Regensburg
    .place-to = στη Regensburg
name-nurnberg = Nürnberg
    .place = η Nürnberg
    .place-gen = της Nürnberg
    .place-acc = τη Nürnberg
    .place-to = στη Nürnberg
name-bamberg = Bamberg
    .place = η Bamberg
    .place-gen = της Bamberg
    .place-acc = τη Bamberg
    .place-to = στη Bamberg
name-jena = Jena
    .place = η Jena
    .place-gen = της Jena
    .place-acc = την Jena
    .place-to = στην Jena
name-erfurt = Erfurt
    .place = η Erfurt
    .place-gen = της Erfurt
    .place-acc = την Erfurt
    .place-to = στην Erfurt
name-wien = Wien
    .place = η Wien
    .place-gen = της Wien
    .place-acc = τη Wien
    .place-to = στη Wien
name-prag = Prag
    .place = η Prag
    .place-gen = της Prag
    .place-acc = την Prag
    .place-to = στην Prag
name-dresden = Dresden
    .place = η Dresden
    .place-gen = της Dresden
    .place-acc = τη Dresden
    .place-to = στη Dresden
name-leipzig = Leipzig
    .place = η Leipzig
    .place-gen = της Leipzig
    .place-acc = τη Leipzig
    .place-to = στη Leipzig
name-wittenberg = Wittenberg
    .place = η Wittenberg
    .place-gen = της Wittenberg
    .place-acc = τη Wittenberg
    .place-to = στη Wittenberg
name-halle = Halle
    .place = η Halle
    .place-gen = της Halle
    .place-acc = τη Halle
    .place-to = στη Halle
name-frankfurt-oder = Frankfurt/Oder
    .place = η Frankfurt/Oder
    .place-gen = της Frankfurt/Oder
    .place-acc = τη Frankfurt/Oder
    .place-to = στη Frankfurt/Oder

## Πώς τελειώνει μια παρτίδα, με λίγα λόγια: για τους πίνακες της αρένας και των προσομοιώσεων

ending-markers = τελευταίος δείκτης νίκης
ending-winter = χειμερινή βαθμολογία
ending-endurance = η Μαρία Θηρεσία άντεξε

## Lessons for those who type, where the sentence for browsers speaks of buttons

terminal-lesson-board-1 = Διοικείς την Πρωσία και τη Σαξονία. Κάθε όνομα στον χάρτη είναι πόλη· το «pieces» λέει ποιος είναι πού. Ο Schwerin είναι στο Lüben: γράψε «march schwerin steinau», ή «schwerin» για να δεις πού αλλού μπορεί να πάει.
terminal-lesson-force-1 = Μακριά από τον εχθρό ένας στρατός μπορεί να βιαστεί: έως οκτώ πόλεις, όλες σε κύρια οδό, ποτέ δίπλα σε εχθρό και ποτέ μέσα από εχθρικό οχυρό. Το Berlin απέχει έξι πόλεις από τον Friedrich στο Glogau, πολύ μακριά για απλή πορεία: γράψε «force friedrich berlin».
terminal-lesson-combat-1 = Αντίπαλοι στρατηγοί σε γειτονικές πόλεις πρέπει να πολεμήσουν. Πήγαινε τον Friedrich στο Breslau, δίπλα στον Neipperg στο Nimptsch, και γράψε «done».
terminal-lesson-retreat-1 = Ο Neipperg ηττήθηκε με διαφορά τρία: χάνει τρία στρατεύματα και πάει τρεις πόλεις πίσω. Εσύ διαλέγεις πού, όσο πιο μακριά γίνεται από τον Friedrich. Το «retreat» λέει τους δρόμους· γράψε τον αριθμό ενός.
terminal-lesson-hussars-1 = Είσαι η Μαρία Θηρεσία. Ο Belle-Isle είναι στο Kolin, το τρένο του στο Beroun, και ο δρόμος ανάμεσά τους περνά από την Prag. Στείλε έναν Ουσάρο στην Prag και γράψε «done».
terminal-lesson-hussars-2 = Γράψε «done»: έχει σειρά η Γαλλία, τραβά κάρτες, και μετά ελέγχεται ο εφοδιασμός της.
terminal-lesson-victory-2 = Η νίκη ελέγχεται στο τέλος της σειράς. Γράψε «done».
