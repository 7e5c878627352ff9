### Η Μεγάλη Κρίση στα ελληνικά. Οι λέξεις μετά το δολάριο είναι αναγνωριστικά και λέγονται με το όνομά τους.

## Όσα μετριούνται, ως μέρη προτάσεων

points =
    { $points ->
        [one] { $points } πόντο δράσης
       *[other] { $points } πόντους δράσης
    }
units =
    { $units ->
        [one] { $units } μονάδα
       *[other] { $units } μονάδες
    }

## Ονόματα

name-turn-end = τέλος του γύρου
name-prussian-alliance = πρωσική συμμαχία
    .nom = η πρωσική συμμαχία
    .gen = της πρωσικής συμμαχίας
    .acc = την πρωσική συμμαχία
    .to = στην πρωσική συμμαχία
name-austrian-alliance = αυστριακή συμμαχία
    .nom = η αυστριακή συμμαχία
    .gen = της αυστριακής συμμαχίας
    .acc = την αυστριακή συμμαχία
    .to = στην αυστριακή συμμαχία
name-prussia = Πρωσία
    .nom = η Πρωσία
    .gen = της Πρωσίας
    .acc = την Πρωσία
    .to = στην Πρωσία
name-britain = Μεγάλη Βρετανία & Αννόβερο
    .nom = η Μεγάλη Βρετανία με το Αννόβερο
    .gen = της Μεγάλης Βρετανίας με το Αννόβερο
    .acc = τη Μεγάλη Βρετανία με το Αννόβερο
    .to = στη Μεγάλη Βρετανία με το Αννόβερο
name-austria = Αυστρία
    .nom = η Αυστρία
    .gen = της Αυστρίας
    .acc = την Αυστρία
    .to = στην Αυστρία
name-france = Γαλλία
    .nom = η Γαλλία
    .gen = της Γαλλίας
    .acc = τη Γαλλία
    .to = στη Γαλλία
name-russia = Ρωσία
    .nom = η Ρωσία
    .gen = της Ρωσίας
    .acc = τη Ρωσία
    .to = στη Ρωσία
name-sweden = Σουηδία
    .nom = η Σουηδία
    .gen = της Σουηδίας
    .acc = τη Σουηδία
    .to = στη Σουηδία
name-saxony = Σαξονία
    .nom = η Σαξονία
    .gen = της Σαξονίας
    .acc = τη Σαξονία
    .to = στη Σαξονία
name-empire = Αγία Ρωμαϊκή Αυτοκρατορία
    .nom = η Αγία Ρωμαϊκή Αυτοκρατορία
    .gen = της Αγίας Ρωμαϊκής Αυτοκρατορίας
    .acc = την Αγία Ρωμαϊκή Αυτοκρατορία
    .to = στην Αγία Ρωμαϊκή Αυτοκρατορία
name-frederick = Φρειδερίκος
    .nom = ο Φρειδερίκος
    .gen = του Φρειδερίκου
    .acc = τον Φρειδερίκο
    .to = στον Φρειδερίκο
name-lorraine = Κάρολος της Λωρραίνης
    .nom = ο Κάρολος της Λωρραίνης
    .gen = του Καρόλου της Λωρραίνης
    .acc = τον Κάρολο της Λωρραίνης
    .to = στον Κάρολο της Λωρραίνης
name-oblique-order = Λοξή Διάταξη
    .acc = Λοξή Διάταξη
name-flank-attack = Πλευρική Επίθεση
    .acc = Πλευρική Επίθεση
name-surprise = Αιφνιδιασμός
    .acc = Αιφνιδιασμό
name-cavalry-charge = Επέλαση Ιππικού
    .acc = Επέλαση Ιππικού
name-rapid-advance = Ταχεία Προέλαση
    .acc = Ταχεία Προέλαση
name-rapid-mobilization = Ταχεία Επιστράτευση
    .acc = Ταχεία Επιστράτευση
name-hills = Λόφοι
    .acc = Λόφους
name-marsh = Βάλτος
    .acc = Βάλτο
name-forest = Δάσος
    .acc = Δάσος
name-scorched-earth = Καμένη Γη
    .acc = Καμένη Γη
troop-prussia = πρωσικό στράτευμα
    .many = πρωσικά στρατεύματα
troop-britain = βρετανικό στράτευμα
    .many = βρετανικά στρατεύματα
troop-austria = αυστριακό στράτευμα
    .many = αυστριακά στρατεύματα
troop-france = γαλλικό στράτευμα
    .many = γαλλικά στρατεύματα
troop-russia = ρωσικό στράτευμα
    .many = ρωσικά στρατεύματα
troop-sweden = σουηδικό στράτευμα
    .many = σουηδικά στρατεύματα
troop-saxony = σαξονικό στράτευμα
    .many = σαξονικά στρατεύματα
troop-empire = αυτοκρατορικό στράτευμα
    .many = αυτοκρατορικά στρατεύματα
unit-in_state = { $unit } ({ $states })
state-depleted = σε εξάντληση
state-isolated = σε απομόνωση
state-recovered = μόλις ανέκαμψε
    .many = μόλις ανέκαμψαν
state-arrived = μόλις έφτασε
    .many = μόλις έφτασαν
state-inside = σε άμυνα

## Γραμματική όσων ονομάτων δεν έχουν δική τους: των διοικητών

trait-many = { $name }
trait-nom = ο { $name }
trait-gen = του { $name }
trait-acc = τον { $name }
trait-to = στον { $name }

## foresee: τι θα έκανε μια ενέργεια

foresee-takes = παίρνει { $space-place-acc }
foresee-earns = κερδίζει μια κάρτα
foresee-loses = αφήνει { $space-place-acc } στον εχθρό
foresee-frees = λύνει την πολιορκία { $space-place-to }
foresee-attacks = θα γίνει μάχη με { units } { $space-place-to }
foresee-storms = θα γίνει μάχη για το οχυρό { $space }
foresee-cut = { $space-place } μένει εκτός επικοινωνίας
foresee-left_unspent =
    { $count ->
        [one] μένει { $count } πόντος δράσης
       *[other] μένουν { $count } πόντοι δράσης
    }
foresee-left_raising =
    { $halves ->
        [1] μένει μισός πόντος
       *[other] { $half ->
            [1] μένουν { $points }½ πόντοι
           *[0] { $points ->
                [one] μένει { $points } πόντος
               *[other] μένουν { $points } πόντοι
            }
        }
    }
foresee-by_way_of = μέσω { $space }
foresee-goes =
    { $count ->
        [one] μπορεί να βαδίσει: { $unit }
       *[other] μπορούν να βαδίσουν: { $count } { $unit-many }
    }
foresee-onward =
    { $count ->
        [one] μία περιοχή ακόμη
       *[other] { $count } περιοχές ακόμη
    } με { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    }

## prompt

prompt-claim = Πολλά έθνη πήραν μαζί { $space-place-acc }: διάλεξε ποιο έχει τον έλεγχο.
prompt-muster = { $army-nom } έχει { points } πριν αφαιρεθούν οι υποχωρήσεις: παίξε τώρα κάρτες ή πάτησε «Τέλος» και προχώρα.
prompt-recovery = { $army-nom } έχει { points }: κάνε ανάκαμψη, κινήσου, κάνε έφοδο ή πάτησε «Τέλος».
prompt-marches = { $army-nom } έχει ακόμη { points }: κινήσου, κάνε έφοδο ή πάτησε «Τέλος».
prompt-no_points_left = { $army-nom } δεν έχει άλλους πόντους δράσης: πάτησε «Τέλος», ή πάρε πίσω το τελευταίο που έκανες.
prompt-assaults = { $army-nom } έχει ακόμη { points }: διάταξε κι άλλη έφοδο ή πάτησε «Τέλος».
prompt-party =
    Από { $start-place-acc } { $end-place-to }: ποιος πηγαίνει – { $count ->
        [one] { $who };
       *[other] { $who-many }: πόσα από { $count };
    }
prompt-crowded_party = { prompt-party } Υπάρχει χώρος για { $room }.
prompt-garrison =
    Ποιος είναι σε άμυνα { $space-place-to }; Χωρά { $capacity ->
        [one] { $capacity } μονάδα
       *[other] { $capacity } μονάδες
    }· οι άλλες πολεμούν στα ανοιχτά.
prompt-battle_order = Διάλεξε ποια μάχη δίνεται τώρα.
prompt-battle_cards = Διάλεξε κρυφά τις κάρτες σου για αυτή τη μάχη.
prompt-field_battle =
    { $space }, γύρος μάχης { $round }: κάνε επίθεση με { $dice ->
        [one] { $dice } ζάρι
       *[other] { $dice } ζάρια
    } ή υποχώρησε.
prompt-no_way_out =
    { $space }, γύρος μάχης { $round }: κάνε επίθεση με { $dice ->
        [one] { $dice } ζάρι
       *[other] { $dice } ζάρια
    }· δεν υπάρχει διέξοδος.
prompt-pursuit = Ο εχθρός φεύγει από { $space-place-acc }: σταμάτησέ τον με Επέλαση Ιππικού, ή άφησέ τον.
prompt-answer_charge = Μια Επέλαση Ιππικού κλείνει τον δρόμο από { $space-place-acc }: απάντησε με δική σου, ή άφησέ το.
prompt-retreat =
    { $units ->
        [one] { $units } μονάδα πρέπει να φύγει από { $space-place-acc }: διάλεξε πού πάει.
       *[other] { $units } μονάδες πρέπει να φύγουν από { $space-place-acc }: διάλεξε πού πάνε.
    }
prompt-retreat_cost = Πολλοί στρατοί υποχωρούν μαζί: διάλεξε ποιος πληρώνει τον πόντο δράσης.
prompt-contingent =
    { $count ->
        [one] Ποιος υποχωρεί { $space-place-to } – { $who };
       *[other] Ποιος υποχωρεί { $space-place-to } – { $who-many }: πόσα από { $count };
    }
prompt-casualties =
    { $hits ->
        [one] { $hits } πλήγμα
       *[other] { $hits } πλήγματα
    } { $space-place-to } – { $count ->
        [one] { $who }: ναι ή όχι;
       *[other] { $who-many }: πόσα από { $count };
    }
prompt-rapid_mobilization =
    { $nation-nom } μπορεί να τοποθετήσει αμέσως { $points ->
        [one] { $points } μονάδα
       *[other] { $points } μονάδες
    }, ή να τελειώσει.
prompt-mobilization =
    { $nation-nom } έχει { $half ->
        [1] { $points }½ πόντους
       *[0] { $points ->
            [one] { $points } πόντο
           *[other] { $points } πόντους
        }
    }: τοποθέτησε μονάδες, αποκατάστησε δύο εξαντλημένες με έναν πόντο, ή πάτησε «Τέλος».
prompt-mobilization_order = Διάλεξε ποιο έθνος επιστρατεύει τώρα.
prompt-last_half = { $nation-nom } έχει ακόμη μισό πόντο: αποκατάστησε άλλη μία εξαντλημένη μονάδα, ή πάτησε «Τέλος».
prompt-winter_cards = Χειμώνας: παίξε κάρτες του χειμώνα, ή πάτησε «Τέλος».
prompt-discard =
    Ξεσκάρταρε ό,τι δεν θέλεις να κρατήσεις· το όριό σου είναι { $limit ->
        [one] { $limit } κάρτα
       *[other] { $limit } κάρτες
    }.

## refuse

refuse-claim = Η περιοχή { $space } πρέπει να πάει σε ένα από τα έθνη με τις περισσότερες μονάδες εκεί.
refuse-muster = Πριν κινηθεί ο στρατός μπορείς να παίξεις Ταχεία Προέλαση ή Ταχεία Επιστράτευση, ή να τελειώσεις.
refuse-operations_form = Ένας στρατός μπορεί να ανακάμψει, να κινηθεί όλος ή εν μέρει, να πάει διά θαλάσσης, να κάνει έξοδο ή έφοδο, ή να τελειώσει τη φάση.
refuse-no_action_points = Ο στρατός δεν έχει άλλους πόντους δράσης.
refuse-too_late = Η ανάκαμψη γίνεται πριν από τις πορείες, και οι πορείες πριν από τις εφόδους.
refuse-no_such_unit = Δεν υπάρχει τέτοια μονάδα του στρατού που παίζει.
refuse-not_depleted = Αυτή η μονάδα δεν είναι εξαντλημένη.
refuse-isolated_recovery = Απομονωμένες μονάδες δεν ανακάμπτουν.
refuse-besieged_recovery = Μονάδες σε άμυνα υπό πολιορκία δεν ανακάμπτουν.
refuse-sortie = Δεν υπάρχει τέτοια πολιορκημένη μονάδα { $space-place-to } που θα μπορούσε να βγει.
refuse-assault = Δεν υπάρχει πολιορκία { $space-place-to } όπου θα μπορούσες να αγοράσεις μάχη οχυρού.
refuse-no_units = Ο στρατός που παίζει δεν έχει μονάδες { $space-place-to }.
refuse-box_both_ways = Σε μία φάση οι μονάδες μπαίνουν σε ένα κουτί ή βγαίνουν από αυτό, όχι και τα δύο: { $space }.
refuse-besieged_march = Οι μονάδες { $space-place-to } πολιορκούνται· βγαίνουν μόνο με έξοδο.
refuse-halted = Ο εχθρός καθηλώνει τις μονάδες που έφτασαν { $space-place-to }.
refuse-recovered = Μονάδες που ανέκαμψαν δεν κινούνται σε αυτή τη φάση.
refuse-no_sea_route = Καμία θαλάσσια διαδρομή δεν ενώνει αυτές τις περιοχές.
refuse-no_march = Μια πορεία πάει μία περιοχή, ή δύο αν είναι και οι τρεις δικές σου και χωρίς εχθρούς.
refuse-foreign_box = Στο κουτί ενός έθνους μπαίνουν μόνο δικές του μονάδες.
refuse-passenger = Διά θαλάσσης πάνε μία μία μονάδες που βρίσκονται εκεί και μπορούν να φύγουν.
refuse-isolated_double = Απομονωμένες μονάδες δεν πάνε ποτέ δύο περιοχές.
refuse-too_many = Πάνε μαζί το πολύ { $most } μονάδες, οι απομονωμένες μετρούν διπλά: διάλεξε ποιες.
refuse-nothing_to_pick = Μόνο μία μονάδα θα μπορούσε να πάει.
refuse-take_order = Πρώτα πες πόσα: { $unit-many }.
refuse-take_number = Πρέπει να είναι από { $low } έως { $high }.
refuse-garrison =
    { $capacity ->
        [one] Διάλεξε μία μονάδα που ήταν
       *[other] Διάλεξε έως { $capacity } μονάδες που ήταν
    } { $space-place-to } όταν άρχισε η φάση, ή καμία.
refuse-fight = Καμία τέτοια μάχη δεν περιμένει εκεί.
refuse-commit_form = Διάλεξε τις κάρτες που παίζεις, ή καμία.
refuse-card_not_held = Δεν έχεις { $card-acc } στο χέρι.
refuse-no_battle_card = Δεν παίζεται στην αρχή μιας μάχης στα ανοιχτά: { $card }.
refuse-rating = { $card }: χρειάζεται στη μάχη διοικητής με βαθμό { $number } και πάνω.
refuse-adds_nothing = { $card }: μια δεύτερη δεν θα πρόσθετε τίποτα, μία αρκεί.
refuse-active_only = { $card }: τη χρησιμοποιεί μόνο η πλευρά που παίζει σε αυτή τη φάση.
refuse-passive_only = { $card }: τη χρησιμοποιεί μόνο η πλευρά που δεν παίζει σε αυτή τη φάση.
refuse-in_battle = Στη μάχη επιτίθεσαι ή υποχωρείς.
refuse-no_way_out = Δεν υπάρχει περιοχή για υποχώρηση από { $space-place-acc }.
refuse-charge = Εδώ μπορείς να παίξεις Επέλαση Ιππικού αν έχεις, ή να το αφήσεις.
refuse-retreat_space = Οι μονάδες υποχωρούν σε γειτονική περιοχή της πλευράς τους χωρίς εχθρούς.
refuse-retreat_room = Δεν χωρούν όλες { $space-place-to }: στείλε μερικές.
refuse-retreat_cost = Το πληρώνει ένας από τους στρατούς που υποχωρούν.
refuse-nations_waiting = Υπάρχουν έθνη που δεν επιστράτευσαν ακόμη: διάλεξε το επόμενο.
refuse-mobilization_order = Διάλεξε ένα δικό σου έθνος που μπορεί ακόμη να επιστρατεύσει.
refuse-no_recruit = Δεν υπάρχει τέτοια μονάδα στην εφεδρεία { $nation-gen }.
refuse-no_points = Δεν έμεινε πόντος για να τοποθετηθεί μονάδα.
refuse-place = { $space }: δεν παίρνει άλλες νέες μονάδες, ή δεν είναι ανοιχτή σε αυτές.
refuse-restore = Τον χειμώνα αποκαθίστανται μόνο εξαντλημένες μονάδες σε περιοχή της πλευράς τους, με επικοινωνία και χωρίς πολιορκία.
refuse-mobilization_form = Τοποθέτησε μια μονάδα, αποκατάστησε μία, ή πάτησε «Τέλος».
refuse-scorch = Η Καμένη Γη είναι για δικό σου οχυρό ή περιοχή πόρων, όσο κινείται ο εχθρός ή τον χειμώνα.
refuse-winter_cards = Τον χειμώνα μπορείς να παίξεις Ταχεία Επιστράτευση ή Καμένη Γη, ή να τελειώσεις.
refuse-discard =
    Δεν μπορείς να κρατήσεις πάνω από { $limit ->
        [one] { $limit } κάρτα
       *[other] { $limit } κάρτες
    }.

## do: τι είναι μια ενέργεια

do-recover = Ανάκαμψη { $start-place-to }: { $units }
do-march = Όλοι από { $start-place-acc } { $end-place-to }
do-march_via = Όλοι από { $start-place-acc } μέσω { $via } { $end-place-to }
do-pick = Μερικοί από { $start-place-acc } { $end-place-to }
do-pick_via = Μερικοί από { $start-place-acc } μέσω { $via } { $end-place-to }
do-sail = Διά θαλάσσης από { $start-place-acc } { $end-place-to }: { $units }
do-sortie = Έξοδος από { $start-place-acc }: { $units }
do-assault = Έφοδος { $start-place-to } (1 πόντος)
do-done = Τέλος
do-take =
    { $number ->
        [0] εκτός: { $units }
       [one] { $number } { $units }
       *[other] { $number } { $units-many }
    }
do-claim = { $start-place } { $nation-to }
do-garrison = Στο οχυρό { $start }: { $units }
do-garrison_none = Κανείς στο οχυρό { $start }: όλοι πολεμούν στα ανοιχτά
do-fight = Πρώτα η μάχη { $end-place-to }
do-commit = Παίξε { $cards-acc }
do-commit_none = Καμία κάρτα
do-attack = Επίθεση
do-retreat = Υποχώρηση
do-play = Παίξε { $card-acc }
do-play_for = { $card } για { $nation-acc }
do-play_on = { $card } { $end-place-to }
do-hold = Άφησέ το
do-withdraw = Όλοι υποχωρούν { $end-place-to }
do-send = Μερικοί υποχωρούν { $end-place-to } …
do-place = { $units }: { $end-place-to }
do-restore = Αποκατάσταση { $start-place-to }: { $units }
do-discard = Ξεσκάρταρε { $card-acc }
do-scorch = Κάψε τη γη { $end-place-to }
do-roll = Τα ζάρια δείχνουν { $dice }
do-chit = Τραβιέται η μάρκα { $army-gen }
do-chit_end = Τραβιέται η μάρκα για το τέλος του γύρου
do-draw = Τραβιέται: { $card }
do-pay = { $army-nom } πληρώνει την υποχώρηση
do-mobilize = { $nation-nom } επιστρατεύει
do-release = Στην εφεδρεία: { $units }

## verb: τι κάνει μια λέξη που δεν το λέει μόνη της

verb-march = πάνε όλες οι μονάδες
verb-pick = πάνε μερικές: σε ρωτούν ποιες
verb-sail = μία μονάδα διά θαλάσσης

## log

when = { $month } { $year }
log-turn = { $month } { $year }.
log-chit = Τραβιέται η μάρκα { $army-gen }.
log-turn_end_chit = Τραβιέται η μάρκα για το τέλος του γύρου.
log-points_die = { $army-nom } ρίχνει { $die }.
log-points = { $army-nom } έχει { points }.
log-rapid_advance =
    Ταχεία Προέλαση { $army-gen }: { $points ->
        [one] { $points } πόντος δράσης ακόμη
       *[other] { $points } πόντοι δράσης ακόμη
    }.
log-rapid_mobilization = { $team-nom } παίζει Ταχεία Επιστράτευση για { $nation-acc }.
log-mobilization_die = { $nation-nom } μπορεί να τοποθετήσει { units }.
log-recovers = Ανάκαμψη { $space-place-to }: { $unit }.
log-marches =
    { $army }: { $units ->
        [one] { $units } μονάδα βαδίζει
       *[other] { $units } μονάδες βαδίζουν
    } από { $start-place-acc } { $end-place-to }: { $names }.
log-sortie =
    { $units ->
        [one] { $units } μονάδα βγαίνει
       *[other] { $units } μονάδες βγαίνουν
    } από { $space-place-acc }: { $names }.
log-assault = { $army-nom } διατάζει έφοδο { $space-place-to }.
log-control = { $space-place } ανήκει πια { $nation-to }.
log-garrison =
    { $units ->
        [one] { $units } μονάδα είναι
       *[other] { $units } μονάδες είναι
    } σε άμυνα { $space-place-to }: { $names }.
log-no_garrison = Κανείς δεν είναι σε άμυνα { $space-place-to }.
log-field_battle =
    Μάχη { $space-place-to }: { $attackers ->
        [one] { $attackers } μονάδα
       *[other] { $attackers } μονάδες
    } { $who-gen } εναντίον { $defenders } { $foe-gen }.
log-next_battle = Η επόμενη μάχη δίνεται { $space-place-to }.
log-fort_battle = Μάχη για το οχυρό { $space }: { $who-nom } εναντίον { $foe-gen }.
log-committed = { $team-nom } διάλεξε κάρτες για τη μάχη.
log-battle_cards = { $team-nom } παίζει { $cards-acc }.
log-attacks =
    { $who-nom } { $who-count ->
        [one] επιτίθεται
       *[other] επιτίθενται
    } με { $dice ->
        [one] { $dice } ζάρι
       *[other] { $dice } ζάρια
    }.
log-no_dice =
    { $who-nom } δεν { $who-count ->
        [one] έχει
       *[other] έχουν
    } πια κανέναν για επίθεση.
log-dice = Με τα μπόνους: { $dice }.
log-hits =
    { $hits ->
        [0] Κανένα πλήγμα { $space-place-to }.
        [one] { $hits } πλήγμα { $space-place-to }.
       *[other] { $hits } πλήγματα { $space-place-to }.
    }
log-casualties =
    { $units ->
        [one] { $units } πλήγμα
       *[other] { $units } πλήγματα
    } { $space-place-to }: { $names }.
log-declares_retreat =
    { $who-nom } { $who-count ->
        [one] κηρύσσει
       *[other] κηρύσσουν
    } υποχώρηση από { $space-place-acc }.
log-charge = { $team-nom } παίζει { $card-acc }.
log-no_charge = { $team-nom } δεν παίζει Επέλαση Ιππικού.
log-retreat_prevented = Η υποχώρηση { $who-gen } εμποδίστηκε.
log-retreat_marker = Η υποχώρηση κοστίζει { $army-to } έναν πόντο δράσης.
log-retreats =
    { $who }: { $units ->
        [one] { $units } μονάδα υποχωρεί
       *[other] { $units } μονάδες υποχωρούν
    } από { $start-place-acc } { $end-place-to }: { $names }.
log-left_behind =
    { $units ->
        [one] { $units } μονάδα μένει πίσω { $space-place-to } και χάνεται.
       *[other] { $units } μονάδες μένουν πίσω { $space-place-to } και χάνονται.
    }
log-exhausted =
    Κανείς δεν μπορεί πια να επιτεθεί: { $who-nom } { $who-count ->
        [one] πρέπει να φύγει
       *[other] πρέπει να φύγουν
    } από { $space-place-acc }.
log-field_won =
    { $who-nom } { $who-count ->
        [one] κέρδισε
       *[other] κέρδισαν
    } τη μάχη { $space-place-to }.
log-commander_lost = { $commander-nom } χάθηκε { $space-place-to }.
log-draws = { $team-nom } τραβά μια κάρτα.
log-drawn = Τράβηξες { $card-acc }.
log-scorched = { $team-nom } αφήνει καμένη γη { $space-place-to }.
log-released = { $commander-nom } είναι στη διάθεση του στρατού.
log-mobilizes = { $nation-nom } επιστρατεύει.
log-placed = Νέα μονάδα { $space-place-to }: { $unit }.
log-restored = Αποκατάσταση { $space-place-to }: { $unit }.
log-winter_dice = Ζάρια του χειμώνα μπροστά { $space-place-to }: { $dice }.
log-winter_hits =
    Χειμώνας μπροστά { $space-place-to }: { $hits ->
        [0] κανένα πλήγμα
        [one] { $hits } πλήγμα
       *[other] { $hits } πλήγματα
    }.
log-discards = { $team-nom } ξεσκαρτάρει μια κάρτα.
log-empress_die = Αγία Πετρούπολη: { $die }.
log-empress_dies = Η τσαρίνα Ελισάβετ πέθανε. Η Ρωσία αλλάζει στρατόπεδο, και οι στρατοί της γυρίζουν στην πατρίδα.
log-done =
    { $who-nom } { $who-count ->
        [one] τελείωσε
       *[other] τελείωσαν
    }.
log-peace_die = Συνομιλίες ειρήνης: { $die }.

## end

end-king_lost = Ο βασιλιάς Φρειδερίκος χάθηκε: νίκησε η αυστριακή συμμαχία.
end-exhaustion = Στην Πρωσία μένουν πολύ λίγοι πόροι: νίκησε η αυστριακή συμμαχία.
end-conquest = Με δεκαέξι περιοχές πόρων νίκησε η πρωσική συμμαχία.
end-peace = Υπογράφτηκε ειρήνη. Κανείς δεν νίκησε.
end-end_of_war = Ο πόλεμος τελείωσε με το έτος 1763. Κανείς δεν νίκησε.

## Γιατί τα bot κάνουν ό,τι κάνουν

why-no_way_out = δεν υπάρχει διέξοδος
why-nobody_attacks = δεν έμεινε κανείς για επίθεση
why-enemy_goes_first = ούτε ο εχθρός μπορεί να επιτεθεί, και φεύγει πρώτος
why-no_card = εδώ δεν αξίζει τον κόπο καμία κάρτα
why-cards_turn_it = οι κάρτες γυρίζουν τη μάχη
why-no_cavalry = δεν υπάρχει ιππικό
why-get_away = πρέπει να ξεφύγουμε
why-fight_on = τότε συνεχίζουμε τη μάχη
why-pursue = δεν θα ξεφύγουν
why-let_go = ας φύγουν
why-in_the_open = όλοι πολεμούν στα ανοιχτά
why-walls = τα τείχη μετρούν για δύο
why-missed_least = όποιος θα λείψει λιγότερο
why-needs_points_least = χρειάζεται λιγότερο τους πόντους του
why-most_to_raise = έχει τα περισσότερα να επιστρατεύσει
why-safest = το ασφαλέστερο μέρος που φτάνουμε
why-as_many_as_fit = όσοι χωρούν
why-greatest_first = πρώτα η μεγαλύτερη μάχη
why-much_to_do = υπάρχει πολλή δουλειά
why-cards_later = οι κάρτες θα χρειαστούν αργότερα
why-reserve = επιστρατεύεται η εφεδρεία
why-scorch = δεν θα τους το αφήσουμε
why-restored = οι εξαντλημένες μονάδες συμπληρώνονται
why-nobody_to_call = δεν έμεινε κανείς για επιστράτευση
why-where_wanted = εκεί που χρειάζονται
why-keep_all = όλες οι κάρτες μπορούν να μείνουν
why-card_missed_least = θα λείψει λιγότερο
why-most_recruits = έχει τους περισσότερους νεοσύλλεκτους
why-stands_well = όλοι είναι σε καλή θέση
why-rest = οι εξαντλημένες μονάδες ξεκουράζονται
why-commander_rests = ένας διοικητής πρέπει να ηγηθεί ξανά
why-as_many_as_possible = όσο γίνεται περισσότεροι
why-cards_wait = οι κάρτες μπορούν να περιμένουν
why-more_troops = περισσότερα στρατεύματα είναι πάντα ευπρόσδεκτα
why-why_not = γιατί όχι
why-need_rest = χρειάζονται ξεκούραση
why-be_there = κάποιος πρέπει να είναι εκεί
why-see = ας δούμε τι υπάρχει εκεί
why-may_fall = μπορεί να πέσει
why-nothing_sensible = δεν υπάρχει τίποτα λογικό να γίνει
why-half = πάνε οι μισοί
why-cannot_be_won = δεν κερδίζεται
why-can_be_won = ακόμη κερδίζεται
why-poor_odds = μόνο { $chance }% για νίκη
why-odds = { $chance }% για νίκη
why-towards = προς { $space-place-acc }
why-hold = για να κρατηθεί { $space-place }
why-takes = παίρνει { $space-place-acc }
why-joins = μπαίνει στην επίθεση { $space-place-to }
why-attacks = επιτίθεται { $space-place-to }
why-to_attack = για να επιτεθεί { $space-place-to }
why-storms = κάνει έφοδο { $space-place-to }

## Ο φυλλομετρητής

count-units =
    { $count ->
        [one] { $count } μονάδα
       *[other] { $count } μονάδες
    }
count-places =
    { $count ->
        [one] { $count } μέρος
       *[other] { $count } μέρη
    }
count-cards =
    { $count ->
        [one] { $count } κάρτα
       *[other] { $count } κάρτες
    }
layer-cartouche = Διακοσμητικά και υπόμνημα
layer-sieges = Πολιορκίες
layer-isolation = Σημάδια απομόνωσης
layer-reach = Εμβέλεια μετά την πρώτη πορεία
layer-dice = Ζάρια που κυλούν
layer-control = Ποιος κρατά τι
layer-network = Γραμμές επικοινωνίας

side-prussia = Πρωσική συμμαχία
side-austria = Αυστριακή συμμαχία

short-britain = Βρετανία
short-empire = Αυτοκρατορία

unit-troops = στρατεύματα { $nation-gen }

force = { count-units } { $nation-gen }
force-worn = { count-units } { $nation-gen } (εξαντλημένες: { $depleted })
force-led = με επικεφαλής { $who-acc }

bar-whom = Διάλεξε έναν στρατό: { count-places } με μονάδες που μπορούν να δράσουν
bar-restore_whom = Διάλεξε εξαντλημένες μονάδες για αποκατάσταση: { count-places }
bar-cards = Οι κάρτες που παίζονται είναι φωτισμένες
bar-discard = Οι κάρτες που μπορείς να ξεσκαρτάρεις είναι φωτισμένες
bar-where = Διάλεξε τον προορισμό: { count-places }
bar-far = αριθμοί: πόντοι για πιο μακριά
bar-march = { count-units } από { $start-place-acc } { $end-place-to }, 1 πόντος
bar-towards = η πρώτη κίνηση προς { $goal-place-acc }, συνολικά { $points } πόντοι
bar-recruits = Επιστράτευσε, ή διάλεξε εξαντλημένες μονάδες:
bar-troop = Ένα στράτευμα (από { $count })
bar-commit = Διάλεξε τις κάρτες που θέλεις να παίξεις
bar-burn_where = Διάλεξε το μέρος που θα καεί
bar-burn_sure = Καμένη γη ως το τέλος του πολέμου: { $space };

confirm-march = Πορεία
confirm-garrison = Στο οχυρό
confirm-commit = Παίξ’ τες
confirm-place = Επιστράτευσε
confirm-recover = Ανάκαμψη (1 πόντος)
confirm-restore = Αποκατάσταση (½ πόντος)
confirm-party = Πορεία
confirm-contingent = Υποχώρηση
confirm-casualties = Δέξου τα πλήγματα

sheet-label = Μονάδες για επιλογή
sheet-stack = { $space }: ποιος πηγαίνει;
sheet-restore = { $space }: ποιος αποκαθίσταται;
sheet-sail = Διά θαλάσσης { $end-place-to }: ποιος πηγαίνει;
sheet-party = Από { $start-place-acc } { $end-place-to }: ποιος πηγαίνει;
sheet-contingent = Ποιος υποχωρεί { $end-place-to };
sheet-casualties = { $space }: ποιος δέχεται τα πλήγματα;
sheet-garrison = { $space }: ποιος είναι σε άμυνα;
sheet-exactly = { $count } από { $most }
sheet-at_most = { $count } επιλεγμένες, χωράνε { $most }
sheet-choose = Διάλεξε τις μονάδες και μετά επιβεβαίωσε.
sheet-all = όλες
sheet-none = καμία

hand-count = { count-cards }

card-number = θέλει διοικητή με βαθμό { $number }

dice-dice = Με μπόνους:
dice-points_die = { $army-nom } ρίχνει
dice-mobilization_die = { $nation-nom } μπορεί να τοποθετήσει
dice-winter_dice = Χειμώνας μπροστά { $space-place-to }:
dice-empress_die = Αγία Πετρούπολη:
dice-peace_die = Συνομιλίες ειρήνης:

battle-label = Μάχη
battle-field = Μάχη { $space-place-to }
battle-fort = Έφοδος { $space-place-to }
battle-round = γύρος μάχης { $round }
battle-active = κινείται
battle-passive = ρίχνει πρώτη
battle-dice =
    { $count ->
        [one] { $count } ζάρι
       *[other] { $count } ζάρια
    } για ρίψη
battle-hits =
    { $count ->
        [one] { $count } πλήγμα
       *[other] { $count } πλήγματα
    }
battle-garrison = Η φρουρά
battle-besiegers = Οι πολιορκητές
battle-course = Πορεία της μάχης
battle-report = Αναφορά μάχης
battle-reports = Αναφορές μαχών
battle-fold = Μάζεψε τη μάχη
battle-unfold = Άνοιξε τη μάχη

panel-turn = γύρος { $turn } από { $all }
panel-winter = Χειμερινά καταλύματα
panel-cup = Το κύπελλο
panel-in_cup =
    { $count ->
        [one] { $count } μάρκα
       *[other] { $count } μάρκες
    } στο κύπελλο
panel-cup_empty = είναι άδειο
panel-drawn = Τραβήχτηκαν:
panel-acts = Παίζει { $army-nom }
panel-points =
    { $count ->
        [one] { $count } πόντος
       *[other] { $count } πόντοι
    }
panel-removed = Χάθηκαν οριστικά: { $who }.
panel-reconstruction = Ο χάρτης, τα κομμάτια και οι κάρτες είναι δική μας ανασύνθεση· όποιος έχει το τυπωμένο παιχνίδι μπορεί να φορτώσει ακριβή δεδομένα ως πακέτο.

alliance-resources =
    { $count ->
        [one] { $count } περιοχή πόρων
       *[other] { $count } περιοχές πόρων
    }
alliance-of_resources = περιοχές πόρων
alliance-goals = (ήττα στις { $low }, νίκη στις { $high })
alliance-cards = { count-cards } στο χέρι
alliance-deck = { $count } στην τράπουλα
alliance-used = { $count } παίχτηκαν

nation-figures = { "" } { units }, { $resources } πόρ.
nation-retreats = −{ $count }
nation-retreats_title = Υποχωρήσεις: αφαιρούνται από τους επόμενους πόντους δράσης (C9.4)
nation-at_peace = μόνο αμύνεται
nation-at_peace_title = Καμία μάρκα αυτού του στρατού δεν είναι ακόμη στο κύπελλο: δεν δρα, αλλά μπορεί να δεχτεί επίθεση και ανταποδίδει.
nation-worn = { units } στο παιχνίδι, εξαντλημένες: { $worn }
nation-reserve =
    { $count ->
        [one] { $count } στράτευμα
       *[other] { $count } στρατεύματα
    } στην εφεδρεία, από { $all }
nation-released = Σε διάθεση: { $who }
nation-waiting = Στην εφεδρεία διοικητών: { $who }

chit-end = Τέλος του γύρου
chit-of = Μπαίνει μια μάρκα { $army-gen }

event-elizabeth = Από εδώ και πέρα μπορεί να πεθάνει η τσαρίνα Ελισάβετ

name-February = Φεβρουάριος
name-April = Απρίλιος
name-June = Ιούνιος
name-August = Αύγουστος
name-October = Οκτώβριος
name-December = Δεκέμβριος

about-army = { $side }, { $space }
about-depleted = Εξαντλημένες μονάδες δεν επιτίθενται· άλλο ένα πλήγμα τις στέλνει στην εφεδρεία.
about-isolated = Σε απομόνωση: πιο αργά, χωρίς ανάκαμψη, με τα μισά ζάρια.
about-inside = Σε άμυνα: ρίχνει ακόμη κι αν είναι σε εξάντληση, με το μπόνους των τειχών.
about-recovered = Ανέκαμψε και δεν κινείται τώρα.
about-commander = Ηγεσία · βαθμός: τόσες μονάδες προσθέτουν τον βαθμό στα ζάρια τους.
about-held = Το κρατά { $nation-nom }.
about-besieged = Υπό πολιορκία.
about-scorched = Καμένη γη: ούτε οχυρό ούτε περιοχή πόρων.
about-cut = Εκτός επικοινωνίας.

kind-resource-fort =
    Οχυρό πόρων { $nation-gen }· { $capacity ->
        [one] { $capacity } μονάδα μπορεί
       *[other] { $capacity } μονάδες μπορούν
    } να είναι σε άμυνα
kind-fort = Οχυρό { $nation-gen }· μία μονάδα μπορεί να είναι σε άμυνα
kind-resource-city = Πόλη πόρων { $nation-gen }
kind-city = Πόλη { $nation-gen }
kind-box =
    Κουτί { $nation-gen } εκτός χάρτη με { $resources ->
        [one] { $resources } περιοχή πόρων
       *[other] { $resources } περιοχές πόρων
    }· κλειστό σε όλους τους άλλους

plot-resources = Περιοχές πόρων
plot-units = Μονάδες στο παιχνίδι
plot-cards = Κάρτες στο χέρι

## Σκοποί: για τι παίζει ο καθένας

aim-conquest = Κατοχή { $need } περιοχών πόρων.
aim-survive = Ή πάνω από { $low } ως το τέλος του πολέμου, για ισοπαλία. Τώρα { $have }.
aim-exhaustion = Να πέσουν η Πρωσία και η Βρετανία στις { $low } περιοχές πόρων. Έχουν { $have }.
aim-king = Ή να βγει από τον πόλεμο ο ίδιος ο Φρειδερίκος.

## Ρόλοι: γιατί να καθίσει κανείς εκεί

role-prussia = Ο Φρειδερίκος και ο αδελφός του κινούνται πιο γρήγορα και χτυπούν πιο σκληρά από όλους, και ποτέ δεν φτάνουν. Επιβίωσε επτά χρόνια.
role-austria = Αυστρία, Γαλλία και Ρωσία έχουν αυτό που λείπει από την Πρωσία: πλήθος. Φέρε τες στο ίδιο μέρος την ίδια ώρα, μία φορά.

## Μαθήματα: ο πρώτος πόλεμος, βλέπε lessons.toml

lesson-board = Τι βλέπεις
lesson-board-1 = Διοικείς την Πρωσία, τα σκούρα μπλε κομμάτια. Ο αριθμός πάνω σε ένα κομμάτι λέει πόσες μονάδες είναι εκεί, και οι κορδέλες από κάτω λένε τους διοικητές τους. Οι περιοχές με προμαχώνες είναι οχυρά, κι όσες έχουν στεφάνι δίνουν πόρους, που κρίνουν τον πόλεμο. Διάλεξε το στράτευμα στο Stettin, και μετά μια περιοχή που φωτίζεται, όπως το Prenzlau, και πάτησε «Πορεία» πάνω από τον χάρτη.
lesson-board-1-done = Αυτή ήταν μια πορεία, και κόστισε έναν από τους έξι πόντους δράσης σου. Μπορείς να συνεχίσεις με τις ίδιες μονάδες όσο μένουν πόντοι· η αναίρεση παίρνει πίσω μια πορεία.
lesson-points = Μάρκες και πόντοι
lesson-points-1 = Εδώ κανείς δεν παίζει με τη σειρά: τραβιέται μια μάρκα από ένα κύπελλο, και ο στρατός που γράφει ρίχνει ένα ζάρι για πόντους δράσης. Η Πρωσία προσθέτει δύο. Έριξες λίγο· παίξε Ταχεία Προέλαση για έναν πόντο ακόμη.
lesson-points-1-done = Τέτοιες κάρτες παίζονται μετά το ζάρι, πριν κινηθεί ο στρατός. Ποτέ δεν ξέρεις ποιανού μάρκα έρχεται μετά, ή αν είναι εκείνη που τελειώνει τον γύρο.
lesson-points-2 = Τώρα κίνησε κάπου τον στρατό του Φρειδερίκου.
lesson-points-2-done = Ένας πόντος, μία πορεία έως οκτώ μονάδων. Οι πόντοι που περισσεύουν χάνονται.
lesson-control = Κατάληψη εδάφους
lesson-control-1 = Μια αφύλακτη περιοχή γίνεται δική σου μόλις μπεις, και μένει δική σου όταν φύγεις. Πήγαινε από το Treuenbrietzen μέσω Wittenberg στο Torgau.
lesson-control-1-done = Το Torgau είναι οχυρό, και ήταν άδειο. Μέσα από δικό σου έδαφος ένας στρατός πάει δύο περιοχές με έναν πόντο· όπου υπάρχουν εχθροί, μία.
lesson-control-2 = Τώρα η Leipzig, που δίνει πόρους. Η νίκη μετριέται σε τέτοιες περιοχές και σε τίποτε άλλο.
lesson-control-2-done = Μία περιοχή πόρων παραπάνω για σένα, και μία λιγότερη για τους φίλους της Αυστρίας.
lesson-control-3 = Ήταν ο τελευταίος πόντος: πάτησε «Τέλος».
lesson-control-3-done = Για κάθε οχυρό ή περιοχή πόρων που παίρνεις από τον εχθρό τραβάς μια κάρτα. Όποιος επιτίθεται παίρνει κάρτες· όποιος κάθεται, καμία.
lesson-party = Άλλοι πάνε, άλλοι μένουν
lesson-party-1 = Μια πορεία παίρνει όλους όσοι μπορούν να πάνε, έως οκτώ. Μερικοί ας μείνουν να κρατήσουν τη Dresden: διάλεξε τον στρατό και μετά, στο φύλλο του, τα στρατεύματα που θα μείνουν. Οδήγησε τον Φρειδερίκο και τους άλλους στο Pirna.
lesson-party-1-done = Μια περιοχή δεν χρειάζεται φρουρά για να μείνει δική σου, αλλά όποιος εχθρός μπει την παίρνει. Άφηνε λοιπόν στρατεύματα εκεί που θα πονούσε.
lesson-battle = Μια μάχη
lesson-battle-1 = Οκτώ αυστριακά στρατεύματα είναι περικυκλωμένα στο Jungbunzlau. Οδήγησε τον στρατό του Φρειδερίκου από το Zittau πάνω τους, και μετά πάτησε «Τέλος»: οι μάχες έρχονται όταν γίνουν όλες οι πορείες.
lesson-battle-1-done = Η πλευρά που δέχεται την επίθεση ρίχνει πρώτη. Κάθε πλήρης μονάδα ρίχνει ένα ζάρι, και το έξι είναι πλήγμα.
lesson-battle-2 = Δέξου όσα πλήγματα υπάρχουν, και μετά κάνε εσύ επίθεση.
lesson-battle-2-done = Ο Φρειδερίκος προσθέτει τρία στα ζάρια οκτώ μονάδων, άρα πετυχαίνουν και τα τριάρια του. Γι’ αυτό τα ζάρια ενός βασιλιά αξίζουν τα τετραπλά από τα ζάρια ενός όχλου. Μονάδα που δέχτηκε πλήγμα είναι εξαντλημένη: αναποδογυρισμένη, δεν πολεμά ώσπου να ανακάμψει.
lesson-cards = Κάρτες μάχης
lesson-cards-1 = Ο Daun ήρθε στο Jungbunzlau με πέντε στρατεύματα, ισάξιός σου. Κάνε του επίθεση από το Zittau, και πάτησε «Τέλος».
lesson-cards-1-done = Πριν από το πρώτο ζάρι οι δύο πλευρές διαλέγουν κάρτες μάχης, κρυφά και ταυτόχρονα.
lesson-cards-2 = Η Πλευρική Επίθεση προσθέτει ένα σε όλα τα ζάρια σου στον πρώτο γύρο της μάχης. Παίξ’ την.
lesson-cards-2-done = Μια κάρτα θέλει στη μάχη διοικητή αρκετά καλό για αυτήν· ο Φρειδερίκος είναι, για όλες. Η Αυστρία απαντά με λόφους, βάλτο και δάσος.
lesson-retreat = Η υποχώρηση
lesson-retreat-1 = Ο Bevern δεν είναι Φρειδερίκος, και επτά μονάδες περιμένουν στο Jungbunzlau. Πήγαινε πάνω τους, πάτησε «Τέλος», κι όταν έρθει η σειρά σου να επιτεθείς, υποχώρησε.
lesson-retreat-1-done = Ό,τι κηρύχθηκε, κηρύχθηκε: ο εχθρός ίσως σε σταματήσει ακόμη με Επέλαση Ιππικού.
lesson-retreat-2 = Διάλεξε πού πας: γειτονική δική σου περιοχή χωρίς εχθρούς.
lesson-retreat-2-done = Μια υποχώρηση κοστίζει έναν πόντο δράσης της επόμενης φάσης σου. Ο στρατός ζει, και οι εξαντλημένες μονάδες επανέρχονται φτηνά· οι νεκρές περιμένουν τον χειμώνα.
lesson-siege = Μπροστά σε οχυρό
lesson-siege-1 = Το Königgrätz είναι οχυρό με έναν Αυστριακό μέσα. Οδήγησε τον στρατό του Φρειδερίκου από το Glatz μπροστά στα τείχη του.
lesson-siege-1-done = Όταν τελειώσεις, ο αμυνόμενος λέει ποιος μπαίνει μέσα: το πολύ δύο σε οχυρό που δίνει πόρους, ένας σε άλλο. Οι υπόλοιποι πολεμούν στα ανοιχτά. Μετά γίνεται ένας γύρος εφόδου, κι αν η φρουρά αντέξει, πολιορκία.
lesson-assault = Η έφοδος
lesson-assault-1 = Η πολιορκία του Königgrätz συνεχίζεται, και έχεις έναν πόντο. Διάταξε έφοδο.
lesson-assault-1-done = Μετά την πρώτη έφοδο, που είναι δωρεάν, κάθε προσπάθεια κοστίζει έναν πόντο.
lesson-assault-2 = Πάτησε «Τέλος», και δες.
lesson-assault-2-done = Η φρουρά ρίχνει πρώτη και προσθέτει ένα για τα τείχη της, δύο σε οχυρό πόρων. Τον χειμώνα οι πολιορκητές αρρωσταίνουν, γι’ αυτό μην κάθεσαι πολύ μπροστά σε ένα οχυρό.
lesson-recovery = Ανάκαμψη
lesson-recovery-1 = Τρία στρατεύματα στο Breslau είναι εξαντλημένα: δέχονται πλήγματα, αλλά δεν πολεμούν. Ένας πόντος κάνει ένα από αυτά πλήρες ξανά. Διάλεξε τη στρατιά και, πριν κινηθεί, πάτησε «Ανάκαμψη» στο φύλλο της.
lesson-recovery-1-done = Η ανάκαμψη γίνεται πριν από όλες τις πορείες, κι όποιος ανέκαμψε μένει στη θέση του σε αυτή τη φάση. Μια ανάπαυλα αξίζει περισσότερο από μια πορεία, πιο συχνά απ’ όσο νομίζεις.
lesson-communication = Αποκομμένοι
lesson-communication-1 = Ο Keith είναι στο Böhmisch Brod με εχθρικό έδαφος ολόγυρα: απομονωμένος. Κινείται αργά, ρίχνει τα μισά ζάρια και δεν ανακάμπτει. Άνοιξε δρόμο: οδήγησε τον Φρειδερίκο από το Jungbunzlau στο Brandeis.
lesson-communication-1-done = Μια γραμμή επικοινωνίας περνά από δικές σου περιοχές, πίσω σε οποιαδήποτε δική σου περιοχή πόρων. Το Brandeis είναι ένας κρίκος· λείπει άλλος ένας.
lesson-communication-2 = Η Prag είναι άδεια, συνορεύει με Brandeis και Böhmisch Brod, και δίνει και πόρους. Πάρε την.
lesson-communication-2-done = Η αλυσίδα έκλεισε. Ελέγχεται όταν αρχίζει μια φάση σου, άρα ο Keith θα είναι πάλι ο εαυτός του την επόμενη φορά. Κάνε το ίδιο στον εχθρό, ανάποδα.
lesson-winter = Χειμώνας
lesson-winter-1 = Τον Δεκέμβριο κανείς δεν κινείται. Κάθε έθνος έχει έναν πόντο για κάθε περιοχή πόρων που κρατά. Βάλε την Πρωσία να επιστρατεύσει, και αποκατάστησε ένα από τα εξαντλημένα στρατεύματα στη Dresden: δύο κοστίζουν έναν πόντο.
lesson-winter-1-done = Αποκαταστάθηκε με μισό πόντο. Σε εκστρατεία θα ήθελε ολόκληρο.
lesson-winter-2 = Ένας πόντος τοποθετεί και μια μονάδα της εφεδρείας. Τοποθέτησε ένα στράτευμα στο Magdeburg.
lesson-winter-2-done = Μια περιοχή που δίνει πόρους παίρνει δύο νέες μονάδες τον χειμώνα, κάθε άλλη μία. Όποιος χάνει περιοχές πόρων χάνει στρατούς έναν χειμώνα αργότερα: έτσι χάνεται αυτός ο πόλεμος.
lesson-victory = Πώς κερδίζεις
lesson-victory-1 = Κρατάς δεκαπέντε περιοχές πόρων, και δεκαέξι κερδίζουν τον πόλεμο για την Πρωσία. Πάρε την Prag, που κανείς δεν την υπερασπίζεται.
lesson-victory-1-done = Δεκαέξι.
lesson-victory-2 = Η νίκη ελέγχεται στο τέλος μιας φάσης: πάτησε «Τέλος».
lesson-victory-2-done = Λίγοι βασιλιάδες νικούν έτσι. Η Αυστρία νικά αν Πρωσία και Βρετανία πέσουν στις οκτώ, ή αν χαθεί ο ίδιος ο Φρειδερίκος. Όποιος στέκεται ακόμη το 1763 έχει ισοπαλία, κι ο Φρειδερίκος αυτό το είπε νίκη.

## Ανοησίες: όσα ένας καλός παίκτης δεν κάνει σχεδόν ποτέ· οι αριθμοί λένε πόσες φορές, και από πόσες

folly-left_before_a_shot = μάχες στα ανοιχτά που εγκαταλείφθηκαν πριν ριχτεί ζάρι
folly-king_not_in_the_field = χρόνια χωρίς μάχη στα ανοιχτά για τον Φρειδερίκο
folly-king_idle = χρόνια χωρίς καμία μάχη για τον Φρειδερίκο
folly-lost_thinly_held = περιοχές πόρων που χάθηκαν με δύο ή λιγότερες μονάδες
folly-points_wasted = πόντοι δράσης που δεν ξοδεύτηκαν
folly-advance_wasted = Ταχείες Προελάσεις που οι πόντοι τους περίσσεψαν
folly-capital_left = φάσεις της Πρωσίας όπου εχθροί στο Berlin έμειναν ανενόχλητοι
folly-battle_cards_kept = κάρτες μάχης ακόμη στο χέρι στο τέλος
folly-other_cards_kept = άλλες κάρτες ακόμη στο χέρι στο τέλος
folly-short_war = πόλεμοι που τελείωσαν πριν από το 1759

## Το παιχνίδι: ποιος το έκανε, τα σενάρια και οι επιλογές του

game-credit = Τη Μεγάλη Κρίση του Φρειδερίκου Β΄ τη σχεδίασε ο Tetsuya Nakamura και την εξέδωσε η VUCA Simulations.
scenario-campaign = Η Μεγάλη Κρίση, 1756 έως 1763
scenario-campaign-text = Επτά χρόνια σε δύο ώρες: Πρωσία και Βρετανία εναντίον όλων των άλλων, με ζάρια και νεύρα.

option-depleted_field_bonus = Και οι εξαντλημένοι διοικητές δίνουν το μπόνους τους στα ανοιχτά.
option-loc_scope = Ποιανού οι γραμμές επικοινωνίας ελέγχονται σε μια φάση: της συμμαχίας που παίζει, ή όλων.
option-loc_scope-active = όποια παίζει
option-loc_scope-all = όλες
option-bonus_by_nation = Μέσα στον αυστριακό στρατό οι διοικητές βοηθούν μόνο μονάδες του έθνους τους.
option-besieged_recovery = Μονάδες σε άμυνα υπό πολιορκία μπορούν να ανακάμψουν σε μια φάση.
option-retreat_cost = Τι κοστίζει η υποχώρηση πολλών στρατών: έναν πόντο δράσης συνολικά, ή έναν για κάθε στρατό.
option-retreat_cost-one = ένας
option-retreat_cost-each = ο καθένας

card-oblique-order-text = Από τον δεύτερο γύρο της μάχης κάθε μονάδα σου που επιτίθεται ρίχνει δύο ζάρια.
card-flank-attack-text = Στην επίθεσή σου του πρώτου γύρου όλα τα ζάρια σου παίρνουν +1. Ο Βάλτος την ακυρώνει.
card-surprise-text = Η επίθεση του εχθρού στον πρώτο γύρο γίνεται με τα μισά ζάρια, στρογγυλεμένα προς τα κάτω. Το Δάσος τον ακυρώνει.
card-cavalry-charge-text = Σταματά μια υποχώρηση που κήρυξε ο εχθρός, ή ακυρώνει εχθρική Επέλαση Ιππικού.
card-rapid-advance-text = Ένας πόντος δράσης ακόμη σε αυτή τη φάση ενός στρατού σου.
card-rapid-mobilization-text = Ρίξε ένα ζάρι για ένα έθνος και τοποθέτησε έως τόσες μονάδες της εφεδρείας του.
card-hills-text = Όλα τα ζάρια της επίθεσης του εχθρού στον πρώτο γύρο παίρνουν −1.
card-marsh-text = Ακυρώνει μια Πλευρική Επίθεση· αλλιώς αφαιρεί δύο ζάρια από την επίθεση του εχθρού στον πρώτο γύρο.
card-forest-text = Ακυρώνει έναν Αιφνιδιασμό· αλλιώς κόβει στη μέση την ηγεσία του εχθρού στην επίθεσή του του πρώτου γύρου.
card-scorched-earth-text = Ένα οχυρό ή μια περιοχή πόρων της συμμαχίας σου δεν είναι πια τίποτε από τα δύο.

## Το τερματικό: φύλλα, και τι μπορεί να γραφτεί

terminal-sign_attacks = πρέπει να πολεμήσει
terminal-sign_storms = πρέπει να πολεμήσει
terminal-sign_takes = παίρνει την περιοχή
terminal-sign_earns = κερδίζει μια κάρτα
terminal-sign_frees = λύνει μια πολιορκία
terminal-sign_loses = αφήνει την περιοχή στον εχθρό
terminal-sign_cut = θα έμενε εκτός επικοινωνίας
terminal-typing = Μια πορεία όλων θέλει μόνο τα άκρα της: «prag leitmeritz». Ποιος πάει, υποχωρεί ή δέχεται πλήγματα μπορεί να γραφτεί στην ίδια γραμμή: «pick magdeburg halberstadt frederick 5 prussia». Ένα όνομα μόνο του δείχνει τι μπορεί να γίνει εκεί.
terminal-help_status = γύρος, κύπελλο, συμμαχίες και έθνη
terminal-help_pieces = οι στρατοί, πού βρίσκονται και πόσο φθάρηκαν
terminal-help_objectives = ποιος κρατά ποιες περιοχές πόρων, και τι κερδίζει τον πόλεμο
terminal-help_look = οι περιοχές γύρω από μια περιοχή ή έναν διοικητή
terminal-legend = ◆ οχυρό πόρων · ◇ οχυρό · ● πόλη πόρων · • πόλη · ▣ κουτί · [πολιορκία] · διάστικτη: διά θαλάσσης
terminal-kind_resource-fort = οχυρό πόρων
terminal-kind_fort = οχυρό
terminal-kind_resource-city = πόλη πόρων
terminal-kind_city = πόλη
terminal-kind_box = κουτί
terminal-space_besieged = ΠΟΛΙΟΡΚΙΑ
terminal-space_scorched = ΚΑΜΕΝΗ ΓΗ
terminal-no_space = Δεν υπάρχει στον χάρτη περιοχή ή διοικητής με το όνομα «{ $word }».
terminal-space = περιοχή
terminal-routes = διαδρομές (─ στεριά, ~ θάλασσα)
terminal-nation = έθνος
terminal-led_by = πλευρά
terminal-units = μονάδες
terminal-worn = εξάντληση
terminal-reserve = εφεδρεία
terminal-resources = πόροι
terminal-in_cup = Στο κύπελλο:
terminal-nothing = τίποτα
terminal-retreats = υποχωρήσεις −{ $count }
terminal-ready = σε διάθεση: { $who }
terminal-waiting =
    { $count ->
        [one] { $count } διοικητής περιμένει
       *[other] { $count } διοικητές περιμένουν
    }
terminal-used = παίχτηκαν: { $cards }
terminal-empress_dead = Η τσαρίνα πέθανε· η Ρωσία πολεμά για την Πρωσία.
terminal-reconstruction = Χάρτης, κομμάτια και κάρτες είναι δική μας ανασύνθεση.
terminal-card = κάρτα
terminal-needs = θέλει
terminal-does = κάνει
terminal-rated = διοικητή με βαθμό { $number }
terminal-under_siege = πολιορκείται
terminal-besieging = πολιορκεί
terminal-alliance = συμμαχία
terminal-which = ποιες
terminal-goals = Η Πρωσία νικά με { $won }· η Αυστρία νικά όταν η Πρωσία έχει { $lost }.
terminal-dice =
    { $count ->
        [one] { $count } ζάρι
       *[other] { $count } ζάρια
    }
terminal-uses = { $who-nom } παίζει { $cards-acc }

## Τι γίνεται, στον τίτλο του τερματικού

phase-release = διάθεση διοικητών
phase-opening = έναρξη
phase-operations = επιχειρήσεις
phase-roll_for_points = ζάρι για πόντους
phase-muster = συγκέντρωση
phase-battles = μάχες
phase-party = ποιοι πάνε
phase-field_battle = μάχη στα ανοιχτά
phase-fort_battle = μάχη οχυρού
phase-garrison = φρουρά
phase-encounter = συνάντηση
phase-field_battles = μάχες στα ανοιχτά
phase-fort_battles = μάχες οχυρών
phase-attack = επίθεση
phase-battle_cards = κάρτες μάχης
phase-losses = απώλειες
phase-casualties = πλήγματα
phase-pursuit = καταδίωξη
phase-retreat_cost = κόστος υποχώρησης
phase-retreat = υποχώρηση
phase-contingent = ποιοι υποχωρούν
phase-claim = διεκδίκηση
phase-draw_cards = τράβηγμα καρτών
phase-mobilization = επιστράτευση
phase-mobilization_die = ζάρι επιστράτευσης
phase-winter_mobilization = χειμερινή επιστράτευση
phase-winter = χειμώνας
phase-winter_cards = κάρτες του χειμώνα
phase-winter_depletion = φθορά του χειμώνα
phase-settling = τακτοποίηση
phase-discard = ξεσκαρτάρισμα
phase-event_die = ζάρι γεγονότος
phase-turn = γύρος
phase-campaign = εκστρατεία
phase-army_phase = φάση στρατού
phase-end_of_turn = τέλος του γύρου

## Ο χάρτης: ο τίτλος, το υπόμνημα και οι κλίμακές του

picture-title = Η Μεγάλη Κρίση του Φρειδερίκου Β΄ – Κεντρική Ευρώπη 1756–1763
picture-great_crisis = Η ΜΕΓΑΛΗ ΚΡΙΣΗ
picture-of_frederick = του Φρειδερίκου Β΄
picture-edition = Sanssouci, ανεπίσημη έκδοση· { $kind }
picture-reconstruction = ο χάρτης είναι δική μας ανασύνθεση
picture-from_a_pack = χάρτης από πακέτο δεδομένων
picture-to_stettin = προς Stettin
picture-from_england = από Αγγλία
picture-rich_fort = οχυρό πόρων, φρουρά 2
picture-fort = οχυρό, φρουρά 1
picture-rich_city = πόλη πόρων
picture-city = πόλη
picture-land = στεριά
picture-sea = θάλασσα
picture-full = πλήρεις μονάδες
picture-depleted = εξαντλημένες μονάδες
picture-inside = σε άμυνα στο οχυρό
picture-siege = πολιορκία
picture-isolated = σε απομόνωση
picture-captured = κατακτημένη
picture-scorched = καμένη γη
picture-turns = Γύροι
picture-resources = Περιοχές Πόρων

## Τόποι που έχουν γένος στα ελληνικά, με το όνομα του χάρτη

name-frankfurt-oder = Frankfurt (Oder)
    .place = η Frankfurt (Oder)
    .place-gen = της Frankfurt (Oder)
    .place-acc = τη Frankfurt (Oder)
    .place-to = στη Frankfurt (Oder)
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
name-halle = Halle
    .place = η Halle
    .place-gen = της Halle
    .place-acc = τη Halle
    .place-to = στη Halle
name-wittenberg = Wittenberg
    .place = η Wittenberg
    .place-gen = της Wittenberg
    .place-acc = τη Wittenberg
    .place-to = στη Wittenberg
name-warschau = Warschau
    .place = η Warschau
    .place-gen = της Warschau
    .place-acc = τη Warschau
    .place-to = στη Warschau
name-krakau = Krakau
    .place = η Krakau
    .place-gen = της Krakau
    .place-acc = την Krakau
    .place-to = στην Krakau
name-prag = Prag
    .place = η Prag
    .place-gen = της Prag
    .place-acc = την Prag
    .place-to = στην Prag
name-wien = Wien
    .place = η Wien
    .place-gen = της Wien
    .place-acc = τη Wien
    .place-to = στη Wien
name-nurnberg = Nürnberg
    .place = η Nürnberg
    .place-gen = της Nürnberg
    .place-acc = τη Nürnberg
    .place-to = στη Nürnberg
name-koln = Köln
    .place = η Köln
    .place-gen = της Köln
    .place-acc = την Köln
    .place-to = στην Köln
name-frankfurt-main = Frankfurt (Main)
    .place = η Frankfurt (Main)
    .place-gen = της Frankfurt (Main)
    .place-acc = τη Frankfurt (Main)
    .place-to = στη Frankfurt (Main)
name-regensburg = Regensburg
    .place = η Regensburg
    .place-gen = της Regensburg
    .place-acc = τη Regensburg
    .place-to = στη Regensburg
name-stuttgart = Stuttgart
    .place = η Stuttgart
    .place-gen = της Stuttgart
    .place-acc = τη Stuttgart
    .place-to = στη Stuttgart
name-bamberg = Bamberg
    .place = η Bamberg
    .place-gen = της Bamberg
    .place-acc = τη Bamberg
    .place-to = στη Bamberg
name-erfurt = Erfurt
    .place = η Erfurt
    .place-gen = της Erfurt
    .place-acc = την Erfurt
    .place-to = στην Erfurt
name-gottingen = Göttingen
    .place = η Göttingen
    .place-gen = της Göttingen
    .place-acc = τη Göttingen
    .place-to = στη Göttingen
name-bremen = Bremen
    .place = η Bremen
    .place-gen = της Bremen
    .place-acc = τη Bremen
    .place-to = στη Bremen
name-england = England
    .place = η England
    .place-gen = της England
    .place-acc = την England
    .place-to = στην England
name-schweden = Schweden
    .place = η Schweden
    .place-gen = της Schweden
    .place-acc = τη Schweden
    .place-to = στη Schweden
name-russland = Russland
    .place = η Russland
    .place-gen = της Russland
    .place-acc = τη Russland
    .place-to = στη Russland

## Πώς τελειώνει μια παρτίδα, με λίγα λόγια: για τους πίνακες της αρένας και των προσομοιώσεων

ending-king_lost = χάθηκε ο βασιλιάς Φρειδερίκος
ending-exhaustion = εξαντλήθηκε η Πρωσία
ending-conquest = δεκαέξι περιοχές πόρων
ending-peace = ειρήνη
ending-end_of_war = τέλος του 1763

## Lessons for those who type, where the sentence for browsers speaks of buttons

terminal-lesson-board-1 = Διοικείς την Πρωσία. Το «pieces» λέει ποιες μονάδες είναι πού, και το «look stettin» τι υπάρχει γύρω από μια περιοχή: οχυρά, και περιοχές που δίνουν πόρους, που κρίνουν τον πόλεμο. Ένα στράτευμα είναι στο Stettin: γράψε «march stettin prenzlau».
terminal-lesson-control-3 = Ήταν ο τελευταίος πόντος: γράψε «done».
terminal-lesson-party-1 = Μια πορεία παίρνει όλους όσοι μπορούν να πάνε, έως οκτώ. Μερικοί ας μείνουν να κρατήσουν τη Dresden: με το «pick» πάνε όσοι πεις εσύ. Γράψε «pick dresden pirna» και μετά πες ποιοι πάνε με τον Φρειδερίκο.
terminal-lesson-battle-1 = Οκτώ αυστριακά στρατεύματα είναι περικυκλωμένα στο Jungbunzlau. Οδήγησε τον στρατό του Φρειδερίκου από το Zittau πάνω τους, και μετά γράψε «done»: οι μάχες έρχονται όταν γίνουν όλες οι πορείες.
terminal-lesson-cards-1 = Ο Daun ήρθε στο Jungbunzlau με πέντε στρατεύματα, ισάξιός σου. Κάνε του επίθεση από το Zittau, και γράψε «done».
terminal-lesson-retreat-1 = Ο Bevern δεν είναι Φρειδερίκος, και επτά μονάδες περιμένουν στο Jungbunzlau. Πήγαινε πάνω τους, γράψε «done», κι όταν έρθει η σειρά σου να επιτεθείς, υποχώρησε.
terminal-lesson-assault-2 = Γράψε «done», και δες.
terminal-lesson-recovery-1 = Τρία στρατεύματα στο Breslau είναι εξαντλημένα: δέχονται πλήγματα, αλλά δεν πολεμούν. Ένας πόντος κάνει ένα από αυτά πλήρες ξανά. Πριν κινηθεί η στρατιά, γράψε «recover breslau».
terminal-lesson-victory-2 = Η νίκη ελέγχεται στο τέλος μιας φάσης: γράψε «done».
