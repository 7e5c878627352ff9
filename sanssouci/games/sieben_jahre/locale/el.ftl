### Sieben Jahre στα ελληνικά. Οι λέξεις μετά το δολάριο είναι αναγνωριστικά και λέγονται με το όνομά τους.

## Όσα μετριούνται, ως μέρη προτάσεων

coins =
    { $coins ->
        [one] { $coins } νόμισμα
       *[other] { $coins } νομίσματα
    }

## Ονόματα: Κράτη, συνασπισμοί, παίκτες

name-france = Γαλλία
    .nom = η Γαλλία
    .gen = της Γαλλίας
    .acc = τη Γαλλία
    .to = στη Γαλλία
name-austria = Αυστρία
    .nom = η Αυστρία
    .gen = της Αυστρίας
    .acc = την Αυστρία
    .to = στην Αυστρία
name-britain = Ηνωμένο Βασίλειο
    .nom = το Ηνωμένο Βασίλειο
    .gen = του Ηνωμένου Βασιλείου
    .acc = το Ηνωμένο Βασίλειο
    .to = στο Ηνωμένο Βασίλειο
name-prussia = Πρωσία
    .nom = η Πρωσία
    .gen = της Πρωσίας
    .acc = την Πρωσία
    .to = στην Πρωσία
name-empire = Αυτοκρατορία
    .nom = η Αυτοκρατορία
    .gen = της Αυτοκρατορίας
    .acc = την Αυτοκρατορία
    .to = στην Αυτοκρατορία
name-saxony = Σαξονία
    .nom = η Σαξονία
    .gen = της Σαξονίας
    .acc = τη Σαξονία
    .to = στη Σαξονία
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
name-spain = Ισπανία
    .nom = η Ισπανία
    .gen = της Ισπανίας
    .acc = την Ισπανία
    .to = στην Ισπανία
name-portugal = Πορτογαλία
    .nom = η Πορτογαλία
    .gen = της Πορτογαλίας
    .acc = την Πορτογαλία
    .to = στην Πορτογαλία
name-hanover = Αννόβερο
    .nom = το Αννόβερο
    .gen = του Αννόβερου
    .acc = το Αννόβερο
    .to = στο Αννόβερο
name-hessen-kassel = Έσση-Κάσσελ
    .nom = η Έσση-Κάσσελ
    .gen = της Έσσης-Κάσσελ
    .acc = την Έσση-Κάσσελ
    .to = στην Έσση-Κάσσελ
name-brunswick = Βρουνσβίκη
    .nom = η Βρουνσβίκη
    .gen = της Βρουνσβίκης
    .acc = τη Βρουνσβίκη
    .to = στη Βρουνσβίκη
name-franco-austrian = γαλλοαυστριακός συνασπισμός
    .nom = ο γαλλοαυστριακός συνασπισμός
    .gen = του γαλλοαυστριακού συνασπισμού
    .acc = τον γαλλοαυστριακό συνασπισμό
    .to = στον γαλλοαυστριακό συνασπισμό
name-anglo-prussian = αγγλοπρωσικός συνασπισμός
    .nom = ο αγγλοπρωσικός συνασπισμός
    .gen = του αγγλοπρωσικού συνασπισμού
    .acc = τον αγγλοπρωσικό συνασπισμό
    .to = στον αγγλοπρωσικό συνασπισμό
name-player = Παίκτης
    .nom = ο Παίκτης
    .gen = του Παίκτη
    .acc = τον Παίκτη
    .to = στον Παίκτη
name-bot = BOT
    .nom = το BOT
    .gen = του BOT
    .acc = το BOT
    .to = στο BOT

## Ονόματα: όπλα, μονάδες, φορτία

name-infantry = πεζικό
    .def = το πεζικό
    .of = πεζικού
name-cavalry = ιππικό
    .def = το ιππικό
    .of = ιππικού
name-artillery = πυροβολικό
    .def = το πυροβολικό
    .of = πυροβολικού
name-ships = πλοία
    .def = τα πλοία
    .of = πλοίων
    .number = plural
name-fa = εκπαιδευμένο πεζικό
    .many = ταξιαρχίες εκπαιδευμένου πεζικού
name-fv = πεζικό βετεράνων
    .many = ταξιαρχίες πεζικού βετεράνων
name-ca = εκπαιδευμένο ιππικό
    .many = ταξιαρχίες εκπαιδευμένου ιππικού
name-cv = ιππικό βετεράνων
    .many = ταξιαρχίες ιππικού βετεράνων
name-aa = εκπαιδευμένο πυροβολικό
    .many = ταξιαρχίες εκπαιδευμένου πυροβολικού
name-av = πυροβολικό βετεράνων
    .many = ταξιαρχίες πυροβολικού βετεράνων
name-na = εκπαιδευμένη μοίρα
    .many = εκπαιδευμένες μοίρες
name-nv = μοίρα βετεράνων
    .many = μοίρες βετεράνων
name-trained = εκπαιδευμένοι
    .units = εκπαιδευμένων
name-veteran = βετεράνοι
    .units = βετεράνων
name-provisions = τρόφιμα
name-ammunition = πυρομαχικά
name-four = τέσσερις στη σειρά
name-split = τρεις και τρεις
name-fraction = περίοδος
    .of = της περιόδου
name-year = έτος
    .of = του έτους

## Γραμματική όσων ονομάτων δεν έχουν δική τους: των διοικητών (.nom, .gen, .acc, .to) και όλων των άλλων

name-frederik-ii = Φρειδερίκος Β΄
    .nom = ο Φρειδερίκος Β΄
    .gen = του Φρειδερίκου Β΄
    .acc = τον Φρειδερίκο Β΄
    .to = στον Φρειδερίκο Β΄
trait-nom = ο { $name }
trait-gen = του { $name }
trait-acc = τον { $name }
trait-to = στον { $name }
trait-def = { $name }
trait-of = { $name }
trait-number = singular
trait-units = { $name }

## Τι ζητείται: η αρχή του έτους

prompt-aid = { $board-nom } μπορεί να δώσει { coins }: πόσα απ’ αυτά πάνε { $partner-to }, σε χρυσό (100 νομίσματα το ένα), ασήμι (10) και μπρούντζο (1);
prompt-ministry = { $board-nom } έχει ακόμη { coins }: διόρισε, άλλαξε ή παύσε διοικητές, ή πάτησε «Τέλος».
prompt-ministry_short = { $board-gen } λείπ{ $coins ->
        [one] ει
       *[other] ουν
    } { coins }: παύσε διοικητές, ή πάτησε «Τέλος» και μείωσε σώματα.
prompt-lost_leader = { $who-nom } δεν μπορεί πια να υπηρετήσει: όρισε ποιος παίρνει το σώμα του, ή διάλυσέ το.
prompt-surplus = Με τον διοικητή που ήρθε υποχρεωτικά { $board-nom } έχει περισσότερα σώματα απ’ όσα επιτρέπονται: ποιο διαλύεις;
prompt-settle = { $board-nom } έχει ακόμη { coins }: όρισε τη δύναμη των σωμάτων σου, ή πάτησε «Τέλος».
prompt-settle_short = { $board-gen } λείπ{ $coins ->
        [one] ει
       *[other] ουν
    } { coins }: μείωσε ή διάλυσε σώματα.
prompt-experience = { $who }, { $arm }: εκπαιδευμένοι ή βετεράνοι; Μέν{ $coins ->
        [one] ει
       *[other] ουν
    } { coins }.
prompt-stores = { $who }: πόσα φορτία τρόφιμα και πόσα πυρομαχικά; Μέν{ $coins ->
        [one] ει
       *[other] ουν
    } { coins }.
prompt-buy_advantages = { $board-nom } έχει { coins }: πόσα Πλεονεκτήματα, προς 5 νομίσματα το ένα;
prompt-purchases = { $board-nom } έχει { coins }: πόσα Πλεονεκτήματα, προς 5 νομίσματα το ένα, και πόσους ιθαγενείς, προς 3;
prompt-guerrillas = Το Ηνωμένο Βασίλειο έχει { coins }: μίσθωσε αντάρτες στην Πορτογαλία, προς 3 νομίσματα τον έναν, ή με τον Schaumburg-Lippe, για 10.

## Τι ζητείται: οι περίοδοι

prompt-mode = { $board }, περίοδος { $fraction }: τέσσερις ενέργειες στη σειρά, τρεις και τρεις, ή στοπ για φέτος;
prompt-mode_owed = { $board }, περίοδος { $fraction }, χρωστάς { $owed }: τέσσερις ενέργειες στη σειρά, τρεις και τρεις, ή στοπ για φέτος;
prompt-actions =
    { $board-nom } έχει { coins } και { $left ->
        [0] καμία ενέργεια πια: κάνε ό,τι δεν κοστίζει ενέργεια, ή κλείσε τη σειρά σου.
        [one] ακόμη μία ενέργεια. Τι κάνεις;
       *[other] ακόμη { $left } ενέργειες. Τι κάνεις;
    }
prompt-move =
    { $who-nom } μπορεί να κάνει { $steps ->
        [one] ένα βήμα
       *[other] μέχρι { $steps } βήματα
    }: προς τα πού;
prompt-move_late =
    { $who-nom } μπορεί να κάνει { $steps ->
        [one] ένα βήμα
       *[other] μέχρι { $steps } βήματα
    }: προς τα πού; Αν γίνει σύγκρουση, { $late ->
        [one] μία μονάδα αργεί
       *[other] { $late } μονάδες αργούν
    } ως το τέλος της φάσης { $phases }.
prompt-move_powder =
    { $who-nom } μπορεί να κάνει { $steps ->
        [one] ένα βήμα
       *[other] μέχρι { $steps } βήματα
    }: προς τα πού; Αν γίνει σύγκρουση, { $loads ->
        [one] θα έχει χαθεί στον δρόμο ένα φορτίο
       *[other] θα έχουν χαθεί στον δρόμο { $loads } φορτία
    } πυρομαχικών.
prompt-relief = Ποιος παίρνει τη θέση { $who-gen };
prompt-two_generals = { $who-nom } αποβιβάστηκε στο Porto. Μένει { $other-nom } επικεφαλής της πορτογαλικής στρατιάς, ή αλλάζουν θέση οι δύο στρατηγοί;
prompt-consign = Από πού, και πόσα, στέλνεις { $who-to }; Υπάρχ{ $coins ->
        [one] ει
       *[other] ουν
    } { coins }.
prompt-levy =
    Από { $place-place-acc } μπορείς να στείλεις { $who-to } { $most ->
        [one] μία ταξιαρχία
       *[other] μέχρι { $most } ταξιαρχίες
    }: πεζικό, ιππικό, πυροβολικό;
prompt-hasten = Φτάνει αμέσως η εφοδιοπομπή { $who-to }, από καλούς δρόμους;
prompt-raid = Εφοδιοπομπή με { $provisions } { $provisions ->
        [one] φορτίο τρόφιμα
       *[other] τρόφιμα
    } και { $ammunition } { $ammunition ->
        [one] φορτίο πυρομαχικά
       *[other] πυρομαχικά
    } σταματά { $place-place-to }: κάνει επιδρομή { $board-nom }; Η επιδρομή κοστίζει ένα Γεγονός και μία από τις επόμενες ενέργειές σου.
prompt-raid_reserves =
    { $units ->
        [one] Μία ταξιαρχία εφεδρείας
       *[other] { $units } ταξιαρχίες εφεδρείας
    } με { $provisions } { $provisions ->
        [one] φορτίο τρόφιμα
       *[other] τρόφιμα
    } και { $ammunition } { $ammunition ->
        [one] φορτίο πυρομαχικά
       *[other] πυρομαχικά
    } σταματ{ $units ->
        [one] ά
       *[other] ούν
    } { $place-place-to }: κάνει επιδρομή { $board-nom }; Θα πολεμήσουν· η επιδρομή κοστίζει ένα Γεγονός και μία από τις επόμενες ενέργειές σου.
prompt-detach = { $who-nom } συναντά εφεδρείες: ποιο όπλο επιτίθεται σε ποιο;
prompt-scorch = Ο εχθρός μπαίνει { $region-place-to }. Μια στρατιά που βρίσκεται εκεί μπορεί να καταστρέψει τα αποθέματα, πράγμα που σου κοστίζει τα έσοδα ενός έτους ({ coins }), και να του αφήσει την περιοχή χωρίς μάχη.
prompt-scorch_beaten = Η στρατιά πρέπει να φύγει από { $region-place-acc }. Καταστρέφει πίσω της τα αποθέματα; Σου κοστίζει τα έσοδα ενός έτους ({ coins }), και ο εχθρός δεν βρίσκει τίποτα να φάει.
prompt-forage = { $board-nom } μπορεί να λεηλατήσει τις επαρχίες όπου έχει στρατιές.

## Αρνήσεις

refuse-must_move = { $who-nom } πρέπει να κινηθεί τουλάχιστον ένα βήμα.
refuse-no_room = Δεν υπάρχει χώρος για στάση { $place-place-to }: εκεί βρίσκονται ήδη δύο φίλιες στρατιές.
refuse-not_next = { $place-place } δεν είναι δίπλα στη θέση του κομματιού.
refuse-closed = Η πλευρά σου δεν μπορεί τώρα να μπει { $place-place-to }.
refuse-area = { $who-nom } δεν διοικεί σε εκείνη τη ζώνη.
refuse-spared = Η ηττημένη στρατιά { $place-place-to } δεν δέχεται άλλη επίθεση σε αυτή την περίοδο.
refuse-buy = Ένα ταμπλό αγοράζει το πολύ { $most } Πλεονεκτήματα τον χρόνο, προς { coins } το ένα, όσο φτάνουν το σακουλάκι και το ταμείο.
refuse-lost_leader = Όρισε πρώτα ποιος παίρνει τη θέση { $who-gen }, ή διάλυσε το σώμα του.
refuse-surplus = Διάλυσε πρώτα ένα σώμα: είναι περισσότερα απ’ όσα επιτρέπονται.
refuse-portuguese = Η πορτογαλική στρατιά χρειάζεται τον στρατηγό της στο Porto, τον Campbell ή τον Lee.
refuse-obligatory = { $who-nom } πρέπει να βρίσκεται φέτος στο πεδίο.
refuse-fixed = { $who-nom } είναι στο φύλλο και πρέπει να υπηρετήσει· μπορεί να διοικεί λιγότερες μονάδες.
refuse-change = { $who-nom } δεν μπορεί να πάρει αυτό το σώμα.
refuse-nobody_free = Κανείς δεν μπορεί να πάρει τη θέση { $who-gen }, ή κάποιος είναι ήδη καθ’ οδόν.
refuse-not_free = { $who-nom } δεν είναι διαθέσιμος τώρα.
refuse-start = Νέα σώματα δεν ξεκινούν από { $place-place-acc }.
refuse-limit = Εκεί που θα ξεκινούσε { $who-nom } υπάρχουν ήδη όσα σώματα επιτρέπονται.
refuse-marker = Ο συνασπισμός δεν έχει άλλο δείκτη αυτού του όπλου.
refuse-spare = Οι φρουρές πρέπει να πληρωθούν: το πολύ { coins } μπορούν να σταλούν.
refuse-purse = Στο ταμείο υπάρχ{ $coins ->
        [one] ει
       *[other] ουν
    } μόνο { coins }.
refuse-debt = Λείπ{ $coins ->
        [one] ει
       *[other] ουν
    } { coins }: μείωσε ή διάλυσε πρώτα σώματα.
refuse-settled = { $who-nom } είναι έτοιμος για φέτος, ή δεν είναι δική σου δουλειά τώρα.
refuse-six_units = Ένα σώμα έχει από μία έως έξι μονάδες.
refuse-no_cavalry = Στη Βόρεια Αμερική δεν υπάρχει ιππικό.
refuse-only_reduce = { $who-nom } δεν βρίσκεται σε έδρα ή λιμάνι του δικού του Κράτους: το σώμα του μπορεί μόνο να μειωθεί.
refuse-loads = Χωράνε { $provisions } { $provisions ->
        [one] φορτίο τρόφιμα
       *[other] τρόφιμα
    } και { $ammunition } { $ammunition ->
        [one] φορτίο πυρομαχικά
       *[other] πυρομαχικά
    }, όσο φτάνει το ταμείο.
refuse-no_way = Από { $place-place-acc } δεν στέλνεται τίποτα: δεν πουλά τίποτα, ή δεν ξεκινά από εκεί ελεύθερος δρόμος.
refuse-sells = Μπορείς να πάρεις { $provisions } { $provisions ->
        [one] φορτίο τρόφιμα
       *[other] τρόφιμα
    } και { $ammunition } { $ammunition ->
        [one] φορτίο πυρομαχικά
       *[other] πυρομαχικά
    }, όσο υπάρχουν χώρος και χρήμα.
refuse-levy = Από { $place-place-acc } στέλνονται φέτος { $most } { $most ->
        [one] ταξιαρχία
       *[other] ταξιαρχίες
    }, όσο φτάνει το ταμείο, με την πείρα που έχει η στρατιά.
refuse-forage = { $who-nom } δεν μπορεί να λεηλατήσει εκεί που βρίσκεται.
refuse-no_actions = Δεν μένει ενέργεια σε αυτή τη φάση της περιόδου.
refuse-not_in_play = { $who-nom } δεν διοικεί σώμα.
refuse-other_board = { $who-nom } ανήκει σε άλλο ταμπλό.
refuse-bought = { $who-nom } αγόρασε ήδη σε αυτή την περίοδο.
refuse-needs_nothing = Τίποτα δεν μπορεί να σταλεί { $who-to }.
refuse-moved = { $who-nom } κινήθηκε ήδη σε αυτή την περίοδο.
refuse-aboard = { $who-nom } είναι πάνω σε στόλο.
refuse-led = { $who-nom } ακολουθεί τον αρχηγό της μεγάλης στρατιάς του.
refuse-resting = { $who-nom } ξεκουράζεται και δεν μπορεί ακόμη να κινηθεί.
refuse-bound = { $who-nom } πηγαίνει πρώτα εκεί όπου αρχίζει φέτος ο πόλεμός του: ο Burgoyne στο Porto, ο de Beauvau-Craon στην A Coruña, ο de Carvajal στην Asturias.
refuse-unequipped = { $who-nom } δεν φεύγει από τη χώρα του χωρίς τρόφιμα και πυρομαχικά.

## Τι θα συνέβαινε

foresee-purse = { coins }, { $left } για ξόδεμα
foresee-passive = αυτή η κάρτα δεν στέλνει κανέναν, και ο εχθρός δεν βρίσκει αντίσταση
foresee-gives_up = η σύγκρουση χάνεται, και φεύγουν
foresee-engages = { $units } { $units ->
        [one] μονάδα
       *[other] μονάδες
    } { $arm-of }, άθροισμα { $sum } πριν από την κάρτα του εχθρού
foresee-clash = ισχύς { $strength }
foresee-engages_squad = μία μοίρα, άθροισμα { $sum } πριν από την κάρτα του εχθρού
foresee-storm = φρουρά με { $units } { $units ->
        [one] μονάδα
       *[other] μονάδες
    }, { $loads } { $loads ->
        [one] φορτίο
       *[other] φορτία
    } και { $shield } { $shield ->
        [one] ανάκτηση
       *[other] ανακτήσεις
    } απέναντι στην ισχύ σου { $strength }
foresee-battle = μάχη με { $enemies-acc }
foresee-near = δίπλα { $enemies-to }: μια κάρτα κρίνει αν θα γίνει μάχη
foresee-garrison =
    φρουρά με { $units ->
        [one] { $units } μονάδα
       *[other] { $units } μονάδες
    } φράζει τον δρόμο
foresee-hungers = { $generals-nom } θα πεινάσ{ $generals-count ->
        [one] ει
       *[other] ουν
    } χωρίς τροφή
foresee-unarmed = { $generals-nom } δεν θα μπορ{ $generals-count ->
        [one] εί
       *[other] ούν
    } να πολεμήσ{ $generals-count ->
        [one] ει
       *[other] ουν
    } χωρίς πυρομαχικά
foresee-costs = κοστίζει { coins }
foresee-costs_rest =
    { $coins ->
        [0] δεν κοστίζει τίποτα: το ταμείο είναι άδειο
       *[other] παίρνει ό,τι έχει μείνει, { coins }
    }
foresee-saves = γλιτώνει { coins }
foresee-spends = κοστίζει { coins }, μένουν { $left }
foresee-aid = μένουν { $left } εδώ, { $theirs } εκεί
foresee-bombard =
    { $units ->
        [one] μία μονάδα
       *[other] { $units } μονάδες
    } με { $loads } φορτία· η απόβαση ανοίγει στα { $half }
foresee-left_actions =
    { $count ->
        [one] μένει μία ενέργεια
       *[other] μένουν { $count } ενέργειες
    }
foresee-left_unsettled = { $who-nom } μπορ{ $who-count ->
        [one] εί
       *[other] ούν
    } ακόμη να πάρ{ $who-count ->
        [one] ει
       *[other] ουν
    } άλλες μονάδες και φορτία
foresee-units_cost = οι μονάδες κοστίζουν { coins } τον χρόνο, μένουν { $left }
foresee-convoy =
    κοστίζει { coins } και ένα Γεγονός για κάθε σταθμό { $steps ->
        [one] ενός βήματος
       *[other] { $steps } βημάτων
    }
foresee-raid = θέλει εμβέλεια { $need }: την έχουν { $cards } από τα 22 Γεγονότα
foresee-nowhere = από εδώ δεν μπορεί να πάει πουθενά: η ενέργεια θα χανόταν
foresee-unpaid = κανένα Γεγονός δεν πληρώνεται: η ενέργεια θα χανόταν
foresee-event = ένα Γεγονός για { $least } έως { $most } νομίσματα
foresee-not_out = δεν φτάνει: κοστίζει μία μονάδα, και στην επόμενη σειρά τραβάς κι άλλο Γεγονός
foresee-exchange = οι δύο ανταλλάσσουν τα σώματά τους
foresee-waits =
    ισχύει μετά από { $turns ->
        [one] μία περίοδο
       *[other] { $turns } περιόδους
    }

## Ενέργειες

do-roll = Ρίξε { $dice }
do-event = Γεγονός: { $event }
do-tile = Τράβα «{ $advantage }»
do-aid = Στείλε { $gold } χρυσό, { $silver } ασήμι, { $bronze } μπρούντζο
do-appoint = Διόρισε { $who-acc } { $place-place-to }
do-disband = Διάλυσε το σώμα { $who-gen }
do-change = { $new-nom } παίρνει τη θέση { $old-gen }
do-relieve = Αντικατάστησε { $who-acc }
do-done = Τέλος
do-muster = { $who }: { $infantry } πεζικό, { $cavalry } ιππικό, { $artillery } πυροβολικό
do-muster_ships = { $who }: { $ships } { $ships ->
        [one] μοίρα
       *[other] μοίρες
    }
do-drill = { $level }
do-drill_arm = { $arm }: { $level }
do-load = Φόρτωσε { $provisions } { $provisions ->
        [one] φορτίο τρόφιμα
       *[other] τρόφιμα
    }, { $ammunition } { $ammunition ->
        [one] φορτίο πυρομαχικά
       *[other] πυρομαχικά
    }
do-buy = Αγόρασε { $advantages } { $advantages ->
        [one] Πλεονέκτημα
       *[other] Πλεονεκτήματα
    }
do-buy_both = Αγόρασε { $advantages } { $advantages ->
        [one] Πλεονέκτημα
       *[other] Πλεονεκτήματα
    }, { $natives } { $natives ->
        [one] ιθαγενή
       *[other] ιθαγενείς
    }
do-hire_count = Μίσθωσε τον Schaumburg-Lippe με τρεις ομάδες
do-hire =
    { $number ->
        [one] Μίσθωσε μία ομάδα ανταρτών
       *[other] Μίσθωσε { $number } ομάδες ανταρτών
    }
do-mode = { $mode }
do-stop = Στοπ για φέτος
do-end = Κλείσε τη σειρά σου
do-move = Κίνησε { $who-acc }
do-go = Πήγαινε { $place-place-to }
do-halt = Σταμάτα
do-supply =
    { $who-nom } αγοράζει { $ammunition ->
        [0] { $provisions } { $provisions ->
            [one] φορτίο τρόφιμα
           *[other] τρόφιμα
        }
       *[other] { $provisions ->
            [0] { $ammunition } { $ammunition ->
                [one] φορτίο πυρομαχικά
               *[other] πυρομαχικά
            }
           *[other] { $provisions } { $provisions ->
                [one] φορτίο τρόφιμα
               *[other] τρόφιμα
            }, { $ammunition } { $ammunition ->
                [one] φορτίο πυρομαχικά
               *[other] πυρομαχικά
            }
        }
    }
do-convoy = Στείλε εφοδιοπομπή { $who-to }
do-send = Από { $place-place-acc }: { $provisions } { $provisions ->
        [one] φορτίο τρόφιμα
       *[other] τρόφιμα
    }, { $ammunition } { $ammunition ->
        [one] φορτίο πυρομαχικά
       *[other] πυρομαχικά
    }
do-levy = Εφεδρείες: { $infantry } πεζικό, { $cavalry } ιππικό, { $artillery } πυροβολικό
do-veterans = Εφεδρείες, νέα όπλα ως βετεράνοι: { $infantry } πεζικό, { $cavalry } ιππικό, { $artillery } πυροβολικό
do-cancel = Άκυρο
do-hasten = Ας φτάσει αμέσως
do-hold = Πάσο
do-hold_for = Πάσο για το υπόλοιπο { $span-of }
do-raid = Επιδρομή με { $who-acc }
do-detach = { $arm } εναντίον { $target-of }
do-scorch = Κατάστρεψε τα αποθέματα
do-scorch_and_leave = { $who-nom } καταστρέφει τα αποθέματα και φεύγει
do-forage = { $who-nom } λεηλατεί τη γη
do-voyage = { $who-nom } σαλπάρει για { $place }
do-use = Χρησιμοποίησε «{ $advantage }»
do-use_on = Χρησιμοποίησε «{ $advantage }» κατά { $board-gen }
do-stock = { $advantage }: { $kind } για { $region }
do-equip = { $advantage } για { $who-acc }
verb-supply = Αγόρασε επιτόπου
verb-hold = Πάσο
verb-muster = Όρισε ένα σώμα
verb-send = Στείλε εφόδια
verb-levy = Κάλεσε εφεδρείες
verb-veterans = Κάλεσε εφεδρείες, νέα όπλα ως βετεράνοι
verb-play = Παίξε μια κάρτα
verb-swap = Άλλαξε μια κάρτα για ένα νόμισμα
verb-appoint = Διόρισε διοικητή
verb-change = Άλλαξε διοικητή
verb-join = Σχημάτισε μεγάλη στρατιά
verb-detach = Στείλε ένα όπλο στην επίθεση
verb-equip = Πλεονέκτημα για διοικητή
verb-stock = Πλεονέκτημα για περιοχή

## Το ημερολόγιο

when = { $fraction ->
    [0] Χειμώνας πριν από το { $year }
   *[other] { $year }, περίοδος { $fraction }
}
log-year = Αρχίζει το έτος { $year }.
log-fortune = Τύχη του έτους ({ $die }): { $note }. Σειρά: { $order }.
log-advantage = { $board-nom } παίρνει «{ $advantage }».
log-purse = { $board-nom } ξεκινά με { coins }.
log-income = { $board-nom } εισπράττει { coins }.
log-aid = { $board-nom } στέλνει { coins } { $partner-to }.
log-garrisons = { $board-nom } πληρώνει { coins } για φρουρές.
log-upkeep = { $board-nom } χρεώνεται { coins } για διοικητές και μονάδες.
log-stands = { $who-nom } είναι { $place-place-to }.
log-leaves_war = { $state-nom } βγαίνει από τον πόλεμο.
log-returned = Η περιοχή { $region } επιστρέφει στον κάτοχό της.
log-takes_over = { $new-nom } παίρνει τη θέση { $old-gen }.
log-exchange = { $old-nom } και { $new-nom } ανταλλάσσουν τα σώματά τους.
log-two_generals = { $who-nom } διοικεί τη βρετανική στρατιά στην Πορτογαλία, { $other-nom } την πορτογαλική.
log-change_unpaid = Δεν υπάρχει χρήμα για { $new-acc }· { $old-nom } κρατά τη διοίκηση.
log-change_announced =
    { $new-nom } θα πάρει τη θέση { $old-gen } σε { $turns ->
        [one] μία περίοδο
       *[other] { $turns } περιόδους
    }.
log-raised = { $who-nom } συγκροτεί σώμα { $place-place-to }.
log-disbanded = { $who-nom } παύεται και το σώμα του διαλύεται.
log-mustered = { $who-nom } παρατάσσει { $units }.
log-drilled = { $who }, { $arm }: { $level }.
log-loaded = { $who-nom } φορτώνει { $provisions } { $provisions ->
        [one] φορτίο τρόφιμα
       *[other] τρόφιμα
    } και { $ammunition } { $ammunition ->
        [one] φορτίο πυρομαχικά
       *[other] πυρομαχικά
    }.
log-settled = { $board-nom } τακτοποίησε τις δυνάμεις· μέν{ $coins ->
        [one] ει
       *[other] ουν
    } { coins }.
log-buys_advantages = { $board-nom } αγοράζει { $number } { $number ->
        [one] Πλεονέκτημα
       *[other] Πλεονεκτήματα
    }.
log-buys_natives = { $board-nom } αγοράζει τη βοήθεια ιθαγενών: { $number } { $number ->
        [one] ομάδα
       *[other] ομάδες
    }.
log-hires = { $state-nom } μισθώνει { $number } { $number ->
        [one] ομάδα
       *[other] ομάδες
    } ανταρτών.
log-hires_count = { $state-nom } μισθώνει τον Schaumburg-Lippe με { $number } { $number ->
        [one] ομάδα
       *[other] ομάδες
    } ανταρτών.
log-fraction = Περίοδος { $fraction }.
log-turn = Παίζει { $board-nom }, φάση { $phase }.
log-mode = { $board }: { $mode }.
log-commanders = { $board-nom } όρισε τους διοικητές.
log-holds = { $board-nom } πάει πάσο.
log-holds_for = { $board-nom } πάει πάσο για το υπόλοιπο { $span-of }.
log-stops = { $board-nom } σταματά για φέτος.
log-ends = { $board-nom } κλείνει τη σειρά.
log-declares = { $board-nom } κινεί { $who-acc }.
log-event = { $board-nom } τραβά Γεγονός: { $event }.
log-event_paid = { $board-nom } πληρώνει { coins }.
log-event_unpaid = { $board-nom } δεν μπορεί να πληρώσει { coins }: το ταμείο άδειασε και η ενέργεια χάθηκε.
log-goes = { $who-nom } πηγαίνει { $place-place-to }.
log-halt = { $who-nom } σταματά.
log-bought =
    { $who-nom } αγοράζει { $ammunition ->
        [0] { $provisions } { $provisions ->
            [one] φορτίο τρόφιμα
           *[other] τρόφιμα
        }
       *[other] { $provisions ->
            [0] { $ammunition } { $ammunition ->
                [one] φορτίο πυρομαχικά
               *[other] πυρομαχικά
            }
           *[other] { $provisions } { $provisions ->
                [one] φορτίο τρόφιμα
               *[other] τρόφιμα
            } και { $ammunition } { $ammunition ->
                [one] φορτίο πυρομαχικά
               *[other] πυρομαχικά
            }
        }
    }.
log-convoy =
    { $units ->
        [none] Από { $place-place-acc } ξεκινούν για { $who-acc } { $provisions } { $provisions ->
        [one] φορτίο τρόφιμα
       *[other] τρόφιμα
    } και { $ammunition } { $ammunition ->
        [one] φορτίο πυρομαχικά
       *[other] πυρομαχικά
    }.
       *[other] Από { $place-place-acc } ξεκινούν εφεδρείες για { $who-acc }: { $units }{ $provisions ->
            [0] { "" }
           *[other] , με { $provisions } { $provisions ->
        [one] φορτίο τρόφιμα
       *[other] τρόφιμα
    }
        }{ $ammunition ->
            [0] { "" }
           *[other] , με { $ammunition } { $ammunition ->
        [one] φορτίο πυρομαχικά
       *[other] πυρομαχικά
    }
        }.
    }
log-convoy_stops = Η εφοδιοπομπή για { $who-acc } σταματά { $place-place-to }.
log-convoy_arrives = Η εφοδιοπομπή φτάνει { $who-to }.
log-convoy_lost = Η εφοδιοπομπή για { $who-acc } χάνεται { $place-place-to }.
log-convoy_taken = { $who-nom } παίρνει τα φορτία της εφοδιοπομπής.
log-convoy_goes = Η εφοδιοπομπή για { $who-acc } τραβά τον δρόμο της.
log-hastened = Από καλούς δρόμους η εφοδιοπομπή φτάνει αμέσως { $who-to }.
log-raids = Απόσπασμα { $who-gen } κινείται εναντίον της εφοδιοπομπής { $place-place-to }.
log-detachment = { $who-nom } στέλνει { $arm } εναντίον { $target-of }.
log-raid_fails = Το απόσπασμα { $who-gen } δεν προλαβαίνει την εφοδιοπομπή.
log-detachment_lost = { $who-nom } χάνει το απόσπασμά του.
log-scorched = Τα αποθέματα { $region-place-to } καταστρέφονται· { $board-nom } χάνει { coins }.
log-forage_done = { $board-nom } δεν λεηλατεί άλλο.
log-forages = { $who-nom } λεηλατεί { $place-place-acc }.
log-exhausted = { $who-nom } δεν έχει τίποτα να φάει: εξάντληση { $points }.
log-garrison_eats = Η φρουρά { $region-place-gen } τρώει· απομένουν { $left }.
log-starved = Η φρουρά { $region-place-gen } πείνασε και παραδίνεται { $who-to }.
log-captured = { $state-nom } παίρνει { $region-place-acc }.
log-state_falls = { $state-nom } παραδίνεται με την πρωτεύουσα { $by-to }.
log-state_back = { $state-nom } έχει ξανά την πρωτεύουσα.
log-walks_in = { $who-nom } μπαίνει ανενόχλητος { $region-place-to }.
log-america = { $coalition-nom } κερδίζει τη Βόρεια Αμερική.
log-voyage = { $who-nom } σαλπάρει για { $place }.
log-lands = { $who-nom } αποβιβάζεται { $place-place-to }.
log-lost_at_sea = { $who-nom } βρίσκει και τα δύο λιμάνια κλειστά και χάνεται.
log-crowded = { $who-nom } αποβιβάζεται ανάμεσα σε δύο άλλες στρατιές.
log-windfall = { $board-nom } κερδίζει { coins } με «{ $advantage }».
log-fined = { $board-nom } χάνει { coins } από «{ $advantage }».
log-stocked = { $advantage }: { $kind } για τη φρουρά { $region-place-gen }.
log-equipped = { $advantage } για { $who-acc }.

## Το τέλος

end-capital = { $region-place } έπεσε: τον πόλεμο κερδίζ{ $who-count ->
        [one] ει
       *[other] ουν
    } { $who-nom }.
end-total = { $who-nom } πέτυχ{ $who-count ->
        [one] ε
       *[other] αν
    } τους μεγάλους στόχους: ολική νίκη.
end-partial = { $who-nom } έχ{ $who-count ->
        [one] ει
       *[other] ουν
    } τους περισσότερους πόντους: μερική νίκη.
end-drawn = Ίσοι πόντοι: ισοπαλία.

## Ονόματα: μάχη, Επιλογές

name-if1 = πεζικό, πυρά 1
name-if2 = πεζικό, πυρά 2
name-if3 = πεζικό, πυρά 3
name-im1 = πεζικό, σπαθιά 1
name-im2 = πεζικό, σπαθιά 2
name-im3 = πεζικό, σπαθιά 3
name-df1 = διπλό πεζικό, πυρά 1
name-df2 = διπλό πεζικό, πυρά 2
name-df3 = διπλό πεζικό, πυρά 3
name-dm1 = διπλό πεζικό, σπαθιά 1
name-dm2 = διπλό πεζικό, σπαθιά 2
name-dm3 = διπλό πεζικό, σπαθιά 3
name-cm1 = ιππικό, σπαθιά 1
name-cm2 = ιππικό, σπαθιά 2
name-cm3 = ιππικό, σπαθιά 3
name-af1 = πυροβολικό, πυρά 1
name-af2 = πυροβολικό, πυρά 2
name-af3 = πυροβολικό, πυρά 3
name-o1 = Επιλογές 1
name-o2 = Επιλογές 2
name-o3 = Επιλογές 3
name-o4 = Επιλογές 4
name-eastern-europe = Ανατολική Ευρώπη
name-germany = Γερμανία
name-iberia = Ιβηρία
name-north-america = Βόρεια Αμερική
name-caribbean = Καραϊβική

## Τι ζητείται: μάχες

prompt-battle_field = Μάχη { $place-place-to }, φάση { $phase }: παίξε μια κάρτα.
prompt-battle_fleet = Ναυμαχία { $place-place-to }, φάση { $phase }: παίξε μια κάρτα: καθεμιά στέλνει μία μοίρα. Ζημιά κάνουν μόνο τα πυρά.
prompt-battle_assault = Έφοδος { $place-place-to }, φάση { $phase }: παίξε μια κάρτα. Ζημιά κάνουν μόνο τα πυρά.
prompt-battle_bombardment = Βομβαρδισμός { $place-place-gen }, φάση { $phase }: παίξε μια κάρτα. Ζημιά κάνουν μόνο τα πυρά. Όταν στη φρουρά μείν{ $half ->
        [one] ει
       *[other] ουν
    } { $half } { $half ->
        [one] μονάδα ή φορτίο
       *[other] μονάδες ή φορτία
    }, ανοίγει η απόβαση.
prompt-advantage = Οι κάρτες είναι φανερές: παίξε ένα Πλεονέκτημα, ή κανένα.
prompt-cancel_option = Ακυρώνεις την κάρτα Επιλογών που μόλις τραβήχτηκε;
prompt-loss = Ποια στρατιά χάνει τη μονάδα ({ $arm });
prompt-target = Ο εχθρός δεν μπορεί να απαντήσει: ποια μονάδα χτυπά το άθροισμά σου, { $sum };
prompt-recovery =
    Επαναφέρεις μια χαμένη μονάδα; { $shield ->
        [one] Μένει μία ανάκτηση.
       *[other] Μένουν { $shield } ανακτήσεις.
    }
prompt-delay =
    { $units ->
        [one] Μία μονάδα αργεί
       *[other] { $units } μονάδες αργούν
    } στη μάχη: ποια;
prompt-disengage = { $who-nom } είναι σαφώς ασθενέστερ{ $who-count ->
        [one] ος
       *[other] οι
    }: μένεις, ή πληρώνεις ένα Γεγονός και προσπαθείς να φύγεις;
prompt-disengage_stopped = { $who-nom } δέχ{ $who-count ->
        [one] εται
       *[other] ονται
    } επίθεση ενώ έχεις σταματήσει: μένεις, ή πληρώνεις ένα Γεγονός και προσπαθείς να φύγεις;
prompt-flight = Πού υποχωρ{ $who-count ->
        [one] εί
       *[other] ούν
    } { $who-nom };
prompt-order_of_squadrons = Ποιος στόλος αντιμετωπίζει τώρα τον εχθρό { $place-place-to };
prompt-fight_on = Υπάρχουν κι άλλοι εχθρικοί στόλοι { $place-place-to }: τους χτυπάς κι αυτούς;
prompt-send_detachment = Απόσπασμα πέφτει πάνω { $who-to }: ποια μονάδα στέλνεις; Κάθε πλευρά ανοίγει μια κάρτα μάχης και προσθέτει την ισχύ της μονάδας της· το μικρότερο άθροισμα τη χάνει.
prompt-choose_prey = Ποια μονάδα { $who-gen } χτυπά το απόσπασμα;

## Τι ζητείται: πόλεις, ακτές και αιφνιδιασμοί

prompt-assault =
    { $who-nom } { $who-count ->
        [one] βρίσκεται
       *[other] βρίσκονται
    } μπροστά { $place-place-to }, με φρουρά { $units ->
        [one] μίας μονάδας
       *[other] { $units } μονάδων
    }: έφοδος, ή μένεις;
prompt-descent = { $who-nom } βρίσκεται μπροστά σε εχθρική ακτή: επίθεση ή αναμονή;
prompt-landing = Η απόβαση { $place-place-to } είναι ανοιχτή: βγαίνει στη στεριά { $who-nom };
prompt-native_strike = Ιθαγενείς { $board-gen } μπορούν να πέσουν πάνω { $who-to }.
prompt-guerrilla_strike = Αντάρτες { $board-gen } μπορούν να πέσουν πάνω { $who-to }.
prompt-purse = Διάλεξε ταμείο, με { $one }, { $two }, { $three } ή { $four } νομίσματα: όσο πιο γεμάτο, τόσο πιο εύκολα. Ή τράβα γι’ αυτό μια κάρτα Επιλογών.

## Αρνήσεις: μάχες

refuse-play = Παίξε μια κάρτα από το χέρι σου· όρισε στρατιά ή φύλαξε την εφεδρεία μόνο όπου έχει σημασία.
refuse-swap = Σε μια μάχη αλλάζονται το πολύ { $most } κάρτες, προς ένα νόμισμα, όσο υπάρχουν κάρτες.
refuse-withdraw = Μια στρατιά μπορεί να αποσυρθεί στο τέλος μιας φάσης· μια φρουρά όχι.
refuse-retire = Όποιος υποχωρεί βγαίνει από την περιοχή, ή στη θάλασσα απομακρύνεται δύο τετράγωνα, από δρόμο χωρίς εχθρούς και όχι πέρα απ’ όσο επιτρέπει το Γεγονός· αν δεν φτάνει ως εκεί, προχωρά όσο μπορεί.

refuse-restore = { $region-place-to } δεν έχεις φρουρά να συμπληρώσεις, ή στέκει μπροστά της εχθρική στρατιά, ή δεν φτάνουν τα χρήματα.
refuse-assault = { $who-nom } δεν βρίσκεται μπροστά σε εχθρική έδρα όπου μπορεί να κάνει τώρα έφοδο.
refuse-attack = Δίπλα { $who-to } δεν υπάρχει εχθρός που να δέχεται επίθεση.
refuse-channel = { $place-place } δεν δέχεται επίθεση πέρα από τη Μάγχη.
refuse-no_target = { $place-place } δεν είναι εχθρική έδρα με λιμάνι εκεί όπου βρίσκεται { $who-nom }.
refuse-halved = Η φρουρά { $place-place-to } έπεσε ήδη στο μισό: η απόβαση είναι ανοιχτή.
refuse-not_open = { $place-place-to } δεν είναι ανοιχτή απόβαση, ή δεν επιβαίνει κανείς.
refuse-landing = Η στρατιά που επιβαίνει δεν μπορεί να βγει { $place-place-to }.
refuse-harbour = { $who-nom } δεν είναι σε λιμάνι όπου αυτό γίνεται τώρα.
refuse-repair = { $who-nom } δεν είναι μπροστά σε λιμάνι του Κράτους του, δεν του λείπει μοίρα, ή δεν υπάρχουν χρήματα.
refuse-grand_army = { $who-nom } δεν μπορεί να το κάνει: μεγάλη στρατιά είναι δύο στρατιές του ίδιου συνασπισμού σε μία επαρχία.

## Ενέργειες: μάχες, πόλεις, ακτές

do-deal = Μοίρασε { $card }
do-pick = Η κάρτα του BOT: { $card }
do-turn = Άνοιξε { $card }
do-option = { $option }
do-play = Παίξε { $card }
do-play_sparing = Παίξε { $card }, φυλάγοντας την εφεδρεία
do-play_shared = Παίξε { $card }, μία ταξιαρχία από κάθε στρατιά
do-play_with = Παίξε { $card } με { $who-acc }
do-swap = Άλλαξε { $card } για ένα νόμισμα
do-withdraw = Απόσυρση
do-lose = { $who-nom } παίρνει την απώλεια
do-strike = Χτύπα { $arm-def } { $who-gen }
do-recover = Επανάφερε { $arm } { $who-gen }
do-recover_garrison = Επανάφερε μια μονάδα της φρουράς: ο βομβαρδισμός συνεχίζεται
do-forgo = Τίποτα
do-delay = Άφησε πίσω μια μονάδα: { $arm } { $who-gen }
do-boost = Παίξε «{ $advantage }»
do-send_detachment = Στείλε { $arm } { $who-gen }
do-stand = Μείνε και πολέμα
do-disengage = Προσπάθησε να φύγεις
do-retire = Υποχώρησε { $place-place-to }
do-oppose = { $who-nom } τους αντιμετωπίζει
do-engage = Χτύπα τους
do-desist = Άφησέ τους
do-stay = Μείνε
do-storm = Έφοδος στην πόλη
do-assault = { $who-nom } κάνει έφοδο στην πόλη
do-attack = { $who-nom } επιτίθεται στον εχθρό δίπλα του
do-restore = Αποκατάστησε τη φρουρά { $region-place-gen }
do-bombard = { $who-nom } ανοίγει πυρ { $place-place-to }
do-descend = { $who-nom } αποβιβάζει τη στρατιά του { $place-place-to }
do-disembark = Βγες στη στεριά
do-embark = { $who-nom } επιβιβάζεται με { $to-acc }
do-land = { $who-nom } αποβιβάζεται { $place-place-to }
do-repair = { $who-nom } ξαναφτιάχνει μοίρες
do-purse = Πάρε το ταμείο { $number }
do-draw = Τράβα για το ταμείο
do-join = { $who-nom } ενώνεται με { $chief-acc }
do-split = { $who-nom } χωρίζει τη μεγάλη στρατιά του
do-pillage = Άρπαξε τα φορτία { $who-gen }
do-ravage = Ρήμαξε { $place-place-acc }

## Το ημερολόγιο: μάχες

log-fight_field = Μάχη { $place-place-to }: { $who-nom } εναντίον { $foe-gen }.
log-fight_fleet = Ναυμαχία { $place-place-to }: { $who-nom } εναντίον { $foe-gen }.
log-fight_assault = Έφοδος { $who-gen } { $foe-place-to }.
log-fight_bombardment = { $who-nom } βομβαρδίζ{ $who-count ->
        [one] ει
       *[other] ουν
    } { $foe-place-acc }.
log-draws = { $board-nom } τραβά κάρτα μάχης.
log-dealt = Τραβάς { $card }.
log-has_chosen = { $who-nom } διάλεξ{ $who-count ->
        [one] ε
       *[other] αν
    }.
log-swaps = { $who-nom } αλλάζ{ $who-count ->
        [one] ει
       *[other] ουν
    } { $card }.
log-plays = { $who-nom } παίζ{ $who-count ->
        [one] ει
       *[other] ουν
    } { $card }.
log-plays_first = { $who-nom } παίζουν { $card }, και πρώτος πολεμά { $army-nom }.
log-plays_shared = { $who-nom } παίζουν { $card }, και καθένας στέλνει μία ταξιαρχία.
log-plays_sparing = { $who-nom } παίζ{ $who-count ->
        [one] ει
       *[other] ουν
    } { $card } και φυλά{ $who-count ->
        [one] ει
       *[other] νε
    } την εφεδρεία.
log-plays_advantage = { $board-nom } παίζει «{ $advantage }».
log-sum =
    { $who }: { $sum } (πόντοι { $points }, ισχύς { $strength }{ $silenced ->
        [0] { "" }
       *[other] , πόντοι που σβήνει το εχθρικό όπλο −{ $silenced }
    }{ $fire ->
        [0] { "" }
       *[other] , μέσα στα πυρά −{ $fire }
    }{ $exhaustion ->
        [0] { "" }
       *[other] , εξάντληση −{ $exhaustion }
    }{ $advantage ->
        [0] { "" }
       *[other] , Πλεονεκτήματα { $advantage }
    }{ $carry ->
        [0] { "" }
       *[other] , μεταφορά { $carry }
    }).
log-gives_up = { $who-nom } εγκαταλείπ{ $who-count ->
        [one] ει
       *[other] ουν
    } τον αγώνα.
log-dry = { $who-nom } δεν έχ{ $who-count ->
        [one] ει
       *[other] ουν
    } άλλα πυρομαχικά.
log-no_attack = { $who-nom } δεν έχ{ $who-count ->
        [one] ει
       *[other] ουν
    } άλλη επίθεση να κάν{ $who-count ->
        [one] ει
       *[other] ουν
    }.
log-even = Τα αθροίσματα είναι ίσα: κανείς δεν χάνει μονάδα.
log-wards_off = { $who-nom } έχ{ $who-count ->
        [one] ει
       *[other] ουν
    } το μεγαλύτερο άθροισμα, αλλά με σπαθιά: εδώ αποκρούουν τα πυρά και δεν κάνουν ζημιά.
log-passive = Άθροισμα { $sum } χτυπά { $arm-def } { $who-gen }, ισχύς { $strength }.
log-both_passive = Με αυτές τις κάρτες καμία πλευρά δεν μπορεί να επιτεθεί.
log-unit_lost = { $who-nom } χάν{ $who-count ->
        [one] ει
       *[other] ουν
    } μια μονάδα: { $arm }.
log-drowned = Μια ταξιαρχία { $who-gen } βυθίζεται με τα πλοία της: { $arm }.
log-recovered = { $who-nom } ανακτ{ $who-count ->
        [one] ά
       *[other] ούν
    } μια μονάδα: { $arm }.
log-option =
    { $who-nom } τραβ{ $who-count ->
        [one] ά
       *[other] ούν
    } { $option }: { $losses ->
        [0] εδώ τελειώνει
        [1] ακόμη μία απώλεια και τέλος
       *[other] ακόμη { $losses } απώλειες και τέλος
        [endless] αγώνας μέχρι τέλους
    }.
log-late = { $who-nom } περιμέν{ $who-count ->
        [one] ει
       *[other] ουν
    } ακόμη μια μονάδα: { $arm }.
log-late_arrive = Φτάνουν οι καθυστερημένες μονάδες { $who-gen }.
log-powder_lost =
    { $who-nom } έχασ{ $who-count ->
        [one] ε
       *[other] αν
    } στον δρόμο { $loads ->
        [one] ένα φορτίο
       *[other] { $loads } φορτία
    } πυρομαχικών.
log-withdraws = { $who-nom } αποσύρ{ $who-count ->
        [one] εται
       *[other] ονται
    }.
log-no_advantage = { $who-nom } δεν παίζ{ $who-count ->
        [one] ει
       *[other] ουν
    } Πλεονέκτημα.
log-no_recovery = { $who-nom } δεν ανακτ{ $who-count ->
        [one] ά
       *[other] ούν
    } καμία μονάδα.
log-stands_fast = { $who-nom } μέν{ $who-count ->
        [one] ει
       *[other] ουν
    } στη θέση { $who-count ->
        [one] του
       *[other] τους
    }.
log-meets = { $who-nom } τους αντιμετωπίζει.
log-engages = { $who-nom } χτυπά τον επόμενο στόλο.
log-desists = { $who-nom } αφήνει τους άλλους.
log-detachment_sent = { $who-nom } στέλν{ $who-count ->
        [one] ει
       *[other] ουν
    } απόσπασμα: { $arm }.
log-detachment_strikes = Πέφτει πάνω σε { $arm } { $who-gen }.
log-held = { $who-nom } αντέχει.
log-won = { $who-nom } νικ{ $who-count ->
        [one] ά
       *[other] ούν
    } { $place-place-to }.
log-drawn = Η σύγκρουση { $place-place-to } λήγει ισόπαλη: ο επιτιθέμενος αφήνει το πεδίο. Το κρατ{ $who-count ->
        [one] ά
       *[other] ούν
    } { $who-nom }.
log-destroyed = Το σώμα { $who-gen } δεν υπάρχει πια.
log-disengages = { $who-nom } προσπαθ{ $who-count ->
        [one] εί
       *[other] ούν
    } να φύγ{ $who-count ->
        [one] ει
       *[other] ουν
    }.
log-cannot_leave = { $who-nom } δεν μπορ{ $who-count ->
        [one] εί
       *[other] ούν
    } να ξεφύγ{ $who-count ->
        [one] ει
       *[other] ουν
    }.
log-retires = { $who-nom } υποχωρ{ $who-count ->
        [one] εί
       *[other] ούν
    } { $place-place-to }.
log-pays_unit = { $who-nom } δεν ξεφεύγ{ $who-count ->
        [one] ει
       *[other] ουν
    } και χάν{ $who-count ->
        [one] ει
       *[other] ουν
    } μια μονάδα: { $arm }.
log-re_embarks = { $who-nom } γλιτών{ $who-count ->
        [one] ει
       *[other] ουν
    } με τα πλοία { $to-gen }.
log-turned = { $board-nom } ανοίγει { $card }.
log-skirmish = Τα αθροίσματα είναι { $first } και { $second }.
log-march_pass = { $who-nom } προσπερν{ $who-count ->
        [one] ά
       *[other] ούν
    } { $place-place-acc }.
log-march_attack = { $who-nom } στρέφ{ $who-count ->
        [one] εται
       *[other] ονται
    } εναντίον του εχθρού { $place-place-to }.
log-march_attacked = Ο εχθρός { $place-place-to } επιτίθεται { $who-to }.
log-march_detachment = Απόσπασμα από { $place-place-acc } πέφτει πάνω { $who-to }.
log-natives_strike = Ιθαγενείς χτυπούν { $arm-def } { $who-gen }.
log-natives_pillage = Ιθαγενείς αρπάζουν τα φορτία { $who-gen }.
log-guerrillas_strike = Αντάρτες χτυπούν { $arm-def } { $who-gen }.
log-guerrillas_ravage = Αντάρτες ρημάζουν τη γη γύρω από { $who-acc }.

## Το ημερολόγιο: πόλεις και ακτές

log-stays = { $who-nom } μέν{ $who-count ->
        [one] ει
       *[other] ουν
    } μπροστά στην πόλη.
log-orders_assault = { $who-nom } ετοιμάζ{ $who-count ->
        [one] ει
       *[other] ουν
    } έφοδο.
log-orders_attack = { $who-nom } στρέφ{ $who-count ->
        [one] εται
       *[other] ονται
    } εναντίον του εχθρού που είναι δίπλα.
log-orders_restore = Αποκαθίσταται η φρουρά { $region-place-gen }.
log-orders_repair = { $who-nom } μπαίνει για επισκευές.
log-heads_for = { $who-nom } στρέφεται προς { $place-place-acc }.
log-siege_lifted = Η έφοδος { $place-place-to } απέτυχε.
log-restored = Η φρουρά { $region-place-gen } είναι ξανά πλήρης, για { coins }.
log-no_money = Για τη φρουρά { $region-place-gen } δεν υπάρχ{ $coins ->
        [one] ει
       *[other] ουν
    } { coins }.
log-landing_open =
    { $half ->
        [reached] Η φρουρά { $region-place-gen } έπεσε σε { $units } { $units ->
        [one] μονάδα
       *[other] μονάδες
    } και { $loads } { $loads ->
        [one] φορτίο
       *[other] φορτία
    }: η απόβαση είναι ανοιχτή.
       *[other] Η φρουρά { $region-place-gen } αφήνει την ακτή με { $units } { $units ->
        [one] μονάδα
       *[other] μονάδες
    } και { $loads } { $loads ->
        [one] φορτίο
       *[other] φορτία
    }: η απόβαση είναι ανοιχτή.
    }
log-embarks = { $who-nom } επιβιβάζεται με { $to-acc }.
log-repaired =
    { $who-nom } ξαναφτιάχνει { $squads ->
        [one] μία μοίρα
       *[other] { $squads } μοίρες
    } για { coins }.
log-joins = { $who-nom } ενώνεται με { $chief-acc }.
log-splits = { $who-nom } χωρίζει τη μεγάλη στρατιά του.

log-draws_purse = { $board-nom } τραβά για το ταμείο.

## Το τέλος ενός σεναρίου

end-scenario = { $first-nom } έχει { $first_points } { $first_points ->
        [one] πόντο
       *[other] πόντους
    }, { $second-nom } { $second_points }: κερδίζει { $winner-nom }.
end-scenario_drawn = { $first-nom } έχει { $first_points } { $first_points ->
        [one] πόντο
       *[other] πόντους
    }, { $second-nom } { $second_points }: δεν κερδίζει κανείς.

## Στόχοι: για τι παίζει ο καθένας

aim-take = { $state } – νίκη με { $need } από { $most } πόντους. Έναν δίνει κάθε περίοδος κατοχής: { $take }.
aim-hold = { $state } – νίκη με { $need } από { $most } πόντους. Έναν δίνει κάθε περίοδος αντοχής: { $hold }.
aim-take_and_hold = { $state } – νίκη με { $need } από { $most } πόντους. Κάθε περίοδος δίνει έναν για { $take }, από τη στιγμή που πέφτει, και έναν για { $hold }, όσο αντέχει.
aim-optional = Επιπλέον πόντους δίνει η κατοχή: { $towns }· μετράνε αν στο τέλος έχουν επιτευχθεί όλοι οι άλλοι στόχοι.
aim-total =
    Κατοχή στο τέλος του { $year }: { $region } και όλη η Βόρεια Αμερική, { $lost ->
        [0] χωρίς να έχει χάσει τίποτα δικό του ο συνασπισμός.
        [one] και πάλι πίσω η μία περιοχή που έχασε ο συνασπισμός.
       *[other] και πάλι πίσω οι { $lost } περιοχές που έχασε ο συνασπισμός.
    }
aim-points = Ή, αν κανείς δεν το πετύχει, οι περισσότεροι πόντοι στο τέλος του { $year }: τώρα { $points }, ο καλύτερος από τους άλλους { $others }.
aim-capital = Ή να πέσει { $first-place } ή { $second-place }, και ο πόλεμος τελειώνει αμέσως.

## Ρόλοι: τι σε τραβά σε μια θέση

role-franco-austrian = Δύο μεγάλοι στρατοί και δύο μεγάλα χρέη. Η Σιλεσία ήταν της Αυστρίας και η Αμερική μπορεί να γίνει της Γαλλίας, αν το χρήμα κρατήσει όσο ο πόλεμος.
role-anglo-prussian = Ένα μικρό βασίλειο με τον καλύτερο στρατό και ένα νησί με τον καλύτερο στόλο. Κράτα τη Σαξονία, πάρε την Αμερική, και πλήρωσε και για τα δύο.
role-france = Ο Ρήνος, η Μάγχη, ο ωκεανός: η Γαλλία μπορεί να χτυπήσει παντού και να πληρώσει για ένα. Ο Καναδάς είναι μακριά και το Αννόβερο κοντά.
role-austria = Σάξονες, Ρώσοι, Σουηδοί και η Αυτοκρατορία βαδίζουν για λογαριασμό σου εναντίον ενός βασιλιά. Πάρε πίσω τη Σιλεσία πριν γυρίσουν σπίτι τους.
role-britain = Έχεις χρήμα, πλοία και λίγους στρατιώτες. Όποιος κυβερνά τη θάλασσα διαλέγει πού θα γίνει ο πόλεμος.
role-prussia = Εχθροί από παντού και λίγο χρυσάφι. Κράτα τη Σαξονία, φύλαξε το Berlin, και γίνε πιο γρήγορος κι από τους τέσσερις.
role-russia = Ο δρόμος από τη Σαμογιτία είναι μακρύς και τα εφόδιά σου αργούν. Στην άκρη του είναι το Königsberg.
role-sweden = Ένας μικρός στρατός στις εκβολές του Όντερ, και μια παλιά έχθρα. Το Stettin είναι δύο πορείες μακριά.
role-hanover = Ο στρατός του Ferdinand, με τις πολλές σημαίες, φυλάει μια χώρα απ’ όπου περνούν όλοι.
role-spain = Ο πόλεμος σχεδόν τελείωσε όταν μπαίνεις. Προλαβαίνεις ίσα ίσα να κερδίσεις κάτι, ή να το χάσεις.
role-to_take = Πάρε { $take }.
role-to_hold = Κράτα { $hold }.
role-to_take_and_hold = Πάρε { $take } και κράτα { $hold }.
role-player = Εσύ εναντίον του BOT του βιβλίου κανόνων, που δεν χρειάζεται σκέψη και δεν κάνει δικά του λάθη. Μισή ώρα για ένα φύλλο του βιβλίου.

## Το τραπέζι στον φυλλομετρητή: χάρτης και κατάστιχα

layer-garrisons = Φρουρές
sj-tab = Υπουργεία
sj-units =
    { $count } { $arm-number ->
        [plural] { $count ->
            [one] μοίρα
           *[other] μοίρες
        } { $level-units }
       *[singular] { $count ->
            [one] ταξιαρχία
           *[other] ταξιαρχίες
        } { $arm-of }, { $level }
    }
sj-follows = ακολουθεί { $who-acc }
sj-aboard = πάνω στα πλοία { $who-gen }
sj-voyage = σαλπάρει για { $place }, { $done } από { $length }
sj-exhausted = εξάντληση { $points }
sj-resting = ξεκουράζεται
sj-moved = κινήθηκε
sj-at_sea = στη θάλασσα
sj-year = Έτος { $year }
sj-fraction = περίοδος { $fraction }
sj-order = Σειρά: { $who }
sj-objectives = Στόχοι
sj-points = { $points } { $points ->
        [one] πόντος
       *[other] πόντοι
    }
sj-stopped = Σταματά για φέτος.
sj-change =
    { $who-nom } αναλαμβάνει σε { $turns ->
        [one] μία περίοδο
       *[other] { $turns } περιόδους
    }
sj-level = βαθμός { $level }
sj-strength = ισχύς στη μάχη
sj-ledger_revenue = Έσοδα ενός έτους
sj-ledger_garrisons = Φρουρές
sj-ledger_purse = Ταμείο
sj-ledger_owed = Χρωστούμενες ενέργειες
sj-ledger_natives = Ομάδες ιθαγενών
sj-ledger_guerrillas = Αντάρτες
sj-ledger_score = Πόντοι
sj-about-piece = { $who }, { $state }, βαθμός { $level }
sj-about-loads = Φορτία: { $provisions } { $provisions ->
        [one] φορτίο τρόφιμα
       *[other] τρόφιμα
    }, { $ammunition } { $ammunition ->
        [one] φορτίο πυρομαχικά
       *[other] πυρομαχικά
    }
sj-about-held = { $state }
sj-about-taken = Το πήρε { $state-nom }
sj-about-town = Φρουρά { $garrison }, με τροφή για { $stores }· { $loads } { $loads ->
        [one] φορτίο
       *[other] φορτία
    }
sj-about-revenue = Έσοδα { $revenue }
sj-about-raided = Λεηλατήθηκε φέτος

## Το τραπέζι στον φυλλομετρητή: προϋπολογισμός, αριθμοί, Γεγονότα

sj-budget-label = Προϋπολογισμός
sj-budget = { $who }: προϋπολογισμός του { $year }
sj-budget_purse = Ταμείο στην αρχή
sj-budget_income = Έσοδα
sj-budget_windfall = Από Πλεονεκτήματα
sj-budget_aid = Βοήθεια
sj-budget_garrisons = Φρουρές
sj-budget_upkeep = Διοικητές και μονάδες
sj-budget_standing = Διοικητές, μονάδες και φρουρές
sj-budget_fined = Χαμένα από Πλεονεκτήματα
sj-budget-chosen = Χρεώθηκαν από τότε
sj-left = Μένουν
sj-missing = Λείπουν
sj-settle = Όρισε
sj-settle_supply = Αγόρασε
sj-settle_send = Στείλε
sj-settle_levy = Κάλεσε
sj-less = Λιγότερο: { $what }
sj-more = Περισσότερο: { $what }
sj-instead = { $what }: { $now } αντί για { $before }
sj-several = { $what } ({ $count })
sj-numbers = { $what }: { $who }
sj-number_gold = χρυσός
sj-number_silver = ασήμι
sj-number_bronze = μπρούντζος
sj-number_infantry = πεζικό
sj-number_cavalry = ιππικό
sj-number_artillery = πυροβολικό
sj-number_ships = μοίρες
sj-number_provisions = τρόφιμα
sj-number_ammunition = πυρομαχικά
sj-number_advantages = Πλεονεκτήματα
sj-number_natives = ιθαγενείς
sj-number_number = αριθμός
sj-drawn = Γεγονότα που τραβήχτηκαν
sj-pace_none = καμία πορεία
sj-pace_very-slow = πολύ αργά
sj-pace_difficult = δύσκολα
sj-pace_slowed = με καθυστέρηση
sj-pace_normal = με τον συνηθισμένο ρυθμό
sj-pace_rapid = γρήγορα
sj-event-cost =
    { $cost ->
        [one] νόμισμα
       *[other] νομίσματα
    }
sj-event-late =
    { $late ->
        [one] Μία μονάδα αργεί στη μάχη και φτάνει
       *[other] { $late } μονάδες αργούν στη μάχη και φτάνουν
    } στη φάση { $phases }
sj-event-ammunition =
    { $ammunition ->
        [one] Χάνεται ένα φορτίο
       *[other] Χάνονται { $ammunition } φορτία
    } πυρομαχικών, αν γίνει μάχη

## Το τραπέζι στον φυλλομετρητή: συγκρούσεις

sj-battle = Μάχη
sj-hand = Κάρτες μάχης
sj-mode_fire = πυρά
sj-mode_melee = σπαθιά
sj-fight_field = Μάχη { $place-place-to }
sj-fight_fleet = Ναυμαχία, { $place }
sj-fight_assault = Έφοδος { $place-place-to }
sj-fight_bombardment = Βομβαρδισμός { $place-place-gen }
sj-phase = φάση { $phase }
sj-fold = Μάζεψε τη μάχη
sj-unfold = Άνοιξε τη μάχη
sj-garrison = Φρουρά { $state-gen }
sj-attacks = σε επίθεση
sj-defends = σε άμυνα
sj-side_units = { $number } { $number ->
        [one] μονάδα
       *[other] μονάδες
    }
sj-side_loads = { $number } { $number ->
        [one] φορτίο
       *[other] φορτία
    }
sj-side_shield = ανακτήσεις { $number }
sj-side_reserves = επιθέσεις εφεδρείας { $number }
sj-side_late = αργούν { $number }, με τα φορτία τους
sj-side_patience =
    { $number ->
        [one] μία απώλεια ακόμη και τέλος
       *[other] { $number } απώλειες ακόμη και τέλος
    }
sj-side_endless = μάχεται ως το τέλος
sj-side_carry = μεταφορά { $number }
sj-side_losses = απώλειες { $number }
sj-side_cards = κάρτες { $number }
sj-chosen = διάλεξε
sj-report = Η σύγκρουση τελείωσε
sj-course = Πορεία της σύγκρουσης
sj-part_points = κάρτα
sj-part_strength = ισχύς
sj-part_silenced = τους σβήνει το εχθρικό όπλο
sj-part_fire = μέσα στα πυρά
sj-part_exhaustion = εξάντληση
sj-part_advantage = Πλεονεκτήματα
sj-part_carry = μεταφορά
sj-plot_goal = Ο στόχος: πόντοι ως τώρα
sj-plot_goal_of = { $who }, από { $need } που χρειάζονται
sj-plot_purse = Ταμείο
sj-plot_strength = Ισχύς στο πεδίο
sj-plot_contingents = Σώματα

## Γιατί κάνει κάτι ένας αξιωματικός

why-aid = ο σύμμαχος το χρειάζεται περισσότερο
why-all_settled = όλοι έχουν ό,τι χρειάζονται
why-ambush = ενέδρα στον πιο αδύναμο
why-attacks = { $who-nom } μπορεί να νικηθεί, { $chance }%
why-best_free = ο καλύτερος από τους ελεύθερους
why-better_card = αυτή η κάρτα δεν αξίζει εδώ
why-better_general = καλύτερος στρατηγός
why-bring_back = οι καλύτεροι από τους πεσόντες γυρίζουν πρώτοι
why-buys = { $who-nom } γεμίζει τα κάρα του
why-cannot_be_won = αυτό δεν κερδίζεται
why-card_costs_least = η κάρτα που λογικά θα κοστίσει λιγότερο σε αυτή τη φάση
why-card_wins = η κάρτα που λογικά θα αποδώσει περισσότερο σε αυτή τη φάση, αν λογαριαστούν και οι δικές μας απώλειες και το μπαρούτι
why-convoy = { $who-nom } χρειάζεται εφόδια
why-crosses = ο πόλεμος είναι πέρα από τη θάλασσα
why-descends = { $who-nom } θα αποβιβαστεί { $place-place-to }
why-enough = φτάνει για σήμερα
why-enough_commanders = το ταμείο δεν σηκώνει άλλους διοικητές
why-fetch_supplies = { $who-nom } χρειάζεται μπαρούτι και ψωμί
why-fetches = { $who-nom } πρέπει να επιβιβαστεί
why-few_coins = έμεινε λίγο χρήμα
why-fight_on = έχουν εξαντληθεί
why-fine = χτυπά τον πλουσιότερο
why-finish_him = δεν ξέφυγε ακόμη
why-forage = μας τρέφει η γη του εχθρού
why-fresh_men = φρέσκοι άντρες για τις γραμμές
why-full_wagons = μπαρούτι και ψωμί για την εκστρατεία
why-fullest_purse = το πιο γεμάτο ταμείο
why-goes_aboard = κανένας δρόμος δεν πάει εκεί που χρειάζεται { $who-nom }
why-goes_ashore = { $who-nom } δεν έχει τι να κάνει στη θάλασσα
why-good_enough = κάνει τη δουλειά
why-good_roads = είναι μακρύς ο δρόμος
why-guards = η θέση { $place } δεν πρέπει να μείνει ανοιχτή
why-helps_in_battle = μπορεί να κρίνει μια μάχη
why-hires = η χώρα ας πολεμήσει μόνη της
why-hold_out = πρέπει να αντέξουν
why-holds_longer = έτσι αντέχει περισσότερο
why-keep_tile = αυτό το φυλάμε για αργότερα
why-keeps_coins = τα νομίσματα θα χρειαστούν αργότερα
why-lands = η απόβαση είναι ανοιχτή
why-loads_alone = φτάνουν τα φορτία
why-may_fall = μπορεί να πέσει
why-missed_least = αυτός που θα λείψει λιγότερο
why-money = χρήμα αμέσως
why-more_troops = περισσότερος στρατός
why-must_be_named = κάποιος πρέπει να τους οδηγήσει
why-nearest_market = έρχεται από την πιο κοντινή αγορά
why-neediest = σε όποιον το χρειάζεται περισσότερο
why-no_choice = δεν υπάρχει επιλογή
why-no_convoy = θα έφταναν πολύ λίγα
why-no_descent = από τη θάλασσα δεν κερδίζεται τίποτα εδώ
why-no_money = δεν υπάρχει χρήμα γι’ αυτόν
why-nobody_to_lead = δεν υπάρχει κανείς να τους οδηγήσει
why-too_many = είναι περισσότερα απ’ όσα επιτρέπονται
why-not_our_land = δεν καίμε τη δική μας γη
why-nothing_left = δεν γίνεται τίποτε άλλο
why-nothing_sensible = δεν έρχεται στον νου τίποτα λογικό
why-nothing_worth_it = τίποτα δεν αξίζει όσο κοστίζει
why-opens_landing = τα κανόνια ανοίγουν απόβαση { $place-place-to }
why-outnumbered = είναι πάρα πολλοί
why-puts_in = { $who-nom } χρειάζεται λιμάνι
why-raid = εύκολη λεία
why-raises = { $who-nom } βρίσκει δουλειά { $place-place-to }
why-rally = οι γραμμές αραίωσαν
why-reduce_instead = φτάνουν και μικρότερα σώματα
why-repairs = το χρειάζονται τα πλοία
why-restores = η περιοχή { $region } είναι ανοιχτή
why-safest = το πιο ασφαλές μέρος εδώ κοντά
why-save_the_army = η στρατιά αξίζει περισσότερο από το πεδίο
why-see = ας δούμε τι θα βγει
why-send_best = γι’ αυτό οι καλύτεροί μας
why-six_actions = έξι ενέργειες είναι περισσότερες από τέσσερις
why-sound_mix = πεζικό για τη γραμμή, κανόνια για τα τείχη
why-stand_fast = εδώ θα σταθούμε
why-stands_well = είναι σε καλή θέση
why-starve = η έφοδος έχει πιθανότητα { $chance }%: η πείνα είναι πιο σίγουρη
why-storm_now = η έφοδος έχει πιθανότητα { $chance }%
why-storms = { $place-place } παίρνεται με έφοδο, { $chance }%
why-strike_strongest = ο πιο ισχυρός που μπορούμε να νικήσουμε
why-strike_weakest = ο πιο αδύναμός τους
why-takes = { $place-place } αξίζει τον κόπο, { $chance }%
why-together = ένας μόνος του δεν θα τα κατάφερνε
why-too_far = είναι πολύ μακριά
why-too_strong = είναι πολύ ισχυροί γι’ αυτό
why-turns_it = γέρνει τη ζυγαριά
why-veterans = οι βετεράνοι αξίζουν τον μισθό τους
why-waits = αρκετά προχωρήσαμε για σήμερα
why-why_not = γιατί όχι

## Μαθήματα

lesson-board = Τι βλέπεις
lesson-board-1 = Διοικείς την Πρωσία εναντίον της Σαξονίας και της Αυστρίας. Κάθε δείκτης με αριθμό είναι ένα σώμα: ένας διοικητής με τόσες μονάδες, το πολύ έξι. Τα μικρά οχυρά είναι έδρες, ο αριθμός στην ασπίδα τους είναι η φρουρά, και το κατάστιχο στην καρτέλα «Υπουργεία» είναι το υπουργείο πολέμου σου. Διάλεξε τον Φρειδερίκο Β΄ στο Berlin και πάτησε «Κίνησε τον Φρειδερίκο Β΄» πάνω από τον χάρτη.
lesson-board-1-done = Κάθε ενέργεια τραβά ένα Γεγονός. Λέει πόσο μακριά πάει το κομμάτι, και τα νομίσματά του πληρώνονται αμέσως, ό,τι κι αν βγει.
lesson-board-2 = Διάλεξε τώρα μια επαρχία που φωτίζεται, όπως το Potsdam, και συνέχισε όσο επιτρέπει η κάρτα, ή σταμάτα. Αν η κάρτα απαγορεύει κάθε κίνηση, κλείσε τη σειρά σου και ξαναδοκίμασε στην επόμενη περίοδο.
lesson-board-2-done = Αυτή ήταν μια ενέργεια. Ο πόλεμος προχωρά σε περιόδους του έτους: σε καθεμιά κάθε πλευρά έχει τέσσερις ενέργειες, και κανένα σώμα δεν κινείται δύο φορές. Ένα σενάριο κρατά έξι έως δέκα περιόδους.
lesson-budget = Πρώτα το χρήμα
lesson-budget-1 = Όλα πληρώνονται από ένα ταμείο. Το σενάριο προσφέρει τέσσερα· το πρώτο είναι το πιο γεμάτο και το πιο εύκολο. Πάρ’ το.
lesson-budget-1-done = Διοικητές, φρουρές και οι μονάδες με τις οποίες αρχίζεις έχουν ήδη χρεωθεί. Η ερώτηση πάνω από τον χάρτη λέει πάντα τι μένει.
lesson-budget-2 = Συνθέτεις τις στρατιές όπως θέλεις. Διάλεξε τον Φρειδερίκο Β΄ και δώσ’ του τέσσερις μονάδες πεζικού, καμία ιππικού και δύο πυροβολικού: τα κανόνια ανοίγουν πόλεις. Οδηγεί το πολύ έξι, γι’ αυτό αφαίρεσε πρώτα το ιππικό.
lesson-budget-2-done = Το πεζικό κοστίζει 2, το ιππικό 3, το πυροβολικό 4· το πολύ έξι μονάδες.
lesson-budget-3 = Κάθε όπλο έχει εκπαιδευμένους άνδρες, ή βετεράνους για ένα νόμισμα παραπάνω τη μονάδα. Κάνε το πεζικό βετεράνους.
lesson-budget-3-done = Ο βετεράνος είναι κατά ένα ισχυρότερος σε κάθε επίθεση. Ό,τι ξοδεύεις εδώ θα σου λείψει μετά για πορείες και ψωμί.
lesson-budget-4 = Αποφάσισε και για το πυροβολικό. Ύστερα φόρτωσε τρόφιμα και πυρομαχικά: κάθε φορτίο κοστίζει ένα νόμισμα. Ένα σώμα τρώει ένα την περίοδο, και κάθε επίθεση στη μάχη καίει ένα φορτίο μπαρούτι.
lesson-budget-4-done = Οκτώ φορτία από το καθένα είναι τα περισσότερα που σηκώνει.
lesson-budget-5 = Τελείωσε: ο von Schwerin κρατά τις μονάδες του φύλλου.
lesson-budget-5-done = Υπολόγισε τρία ή τέσσερα νομίσματα την περίοδο για κάθε σώμα που κάνει κάτι. Ένα άδειο ταμείο αφήνει το υπόλοιπο έτος στον εχθρό.
lesson-actions = Τέσσερις ενέργειες, ή τρεις και τρεις
lesson-actions-1 = Ήρθε η σειρά σου σε αυτή την περίοδο. Πάρε τέσσερις ενέργειες στη σειρά, ή τρεις τώρα και τρεις μετά την πρώτη φάση του εχθρού. Διάλεξε τρεις και τρεις.
lesson-actions-1-done = Έξι ενέργειες είναι περισσότερες από τέσσερις, αλλά στο ενδιάμεσο απαντά ο εχθρός.
lesson-actions-2 = Κλείσε την πρώτη σου φάση χωρίς να κάνεις τίποτα: διάλεξε «Κλείσε τη σειρά σου».
lesson-actions-2-done = Όσες ενέργειες της πρώτης φάσης δεν χρησιμοποιηθούν, χάνονται.
lesson-actions-3 = Διάλεξε «Συνέχισε» και δες τι κάνει ο εχθρός στο μεταξύ· ύστερα έρχεται η δεύτερη φάση σου.
lesson-actions-3-done = Τώρα έχεις πάλι τρεις ενέργειες, και ξέρεις τι έκανε εκείνος με τις δικές του.
lesson-stores = Αγορά επιτόπου
lesson-stores-1 = Ο Φρειδερίκος Β΄ έχει ένα φορτίο τρόφιμα και τρία μπαρούτι, και βρίσκεται στο Berlin. Η αγορά επιτόπου δεν κοστίζει ενέργεια: γέμισε τα κάρα του.
lesson-stores-1-done = Μια έδρα πουλά από κάθε είδος τόσα φορτία όσες μονάδες έχει η φρουρά της, το πολύ οκτώ. Οι άλλες επαρχίες πουλούν τρία τρόφιμα και καθόλου μπαρούτι. Μία φορά την περίοδο.
lesson-convoy = Μια εφοδιοπομπή
lesson-convoy-1 = Στο Freiberg, σε εχθρική γη, κανείς δεν πουλά στον Φρειδερίκο Β΄. Στείλε εφοδιοπομπή από το Berlin: μερικά τρόφιμα, τέσσερα πυρομαχικά, και δύο ταξιαρχίες πεζικού για να γεμίσουν οι γραμμές του.
lesson-convoy-1-done = Η εφοδιοπομπή ξεκίνησε. Τραβά Γεγονότα και τα πληρώνει ώσπου να φτάσει, όλα με μία ενέργεια.
lesson-convoy-2 = Δες την να φτάνει.
lesson-convoy-2-done = Κάθε στάση της είναι μια ευκαιρία για εχθρική στρατιά εκεί κοντά: ένα απόσπασμα μπορεί να βγει και να την πάρει. Χαμένες ταξιαρχίες δεν γυρίζουν αλλιώς, και μια έδρα στέλνει τον χρόνο μόνο τις μισές απ’ όσες έχει η φρουρά της.
lesson-forage = Ό,τι δίνει η γη
lesson-forage-1 = Ο Φρειδερίκος Β΄ έχει ψωμί για μία περίοδο. Το Freiberg είναι εχθρική επαρχία χωρίς έδρα: όποιος κλείσει εκεί την περίοδο μπορεί να πάρει τα τρία τρόφιμά της. Κλείσε τη σειρά σου.
lesson-forage-1-done = Όταν έχουν παίξει όλοι, οι στρατιές σε εχθρική γη μπορούν να τη λεηλατήσουν.
lesson-forage-2 = Λεηλάτησε το Freiberg.
lesson-forage-2-done = Τρία φορτία, και η επαρχία δεν δίνει τίποτε άλλο φέτος. Όποιος πρέπει να φάει και δεν έχει, εξαντλείται: κάθε πεινασμένη περίοδος αφαιρεί ένα από όλα τα αθροίσματά του στη μάχη, μέχρι τέσσερα.
lesson-joining = Μια μεγάλη στρατιά
lesson-joining-1 = Δύο στρατιές στην ίδια επαρχία μπορούν να δράσουν σαν μία. Βάλε τον von Schwerin να ενωθεί με τον Φρειδερίκο Β΄.
lesson-joining-1-done = Κινούνται, πολεμούν και τραβούν ένα Γεγονός μαζί, μία επαρχία λιγότερο. Οι ανακτήσεις στη μάχη είναι του αρχηγού, γι’ αυτό βάλε τον καλύτερο στρατηγό επικεφαλής. Ο καθένας τρώει πάντα το δικό του ψωμί.
lesson-battle = Μια μάχη
lesson-battle-1 = Ο Φρειδερίκος Β΄ συνάντησε τον Rutowski στο Pirna. Κρατάς τέσσερις κάρτες μάχης. Η κάρτα στέλνει τη μονάδα που δείχνει και προσθέτει τους πόντους της στην ισχύ της μονάδας· το μεγαλύτερο άθροισμα εξοντώνει τη μονάδα του εχθρού. Παίξε μία.
lesson-battle-1-done = Οι δύο κάρτες ανοίγουν μαζί.
lesson-battle-2 = Δες πώς βγαίνουν τα αθροίσματα.
lesson-battle-2-done = Το πυροβολικό σβήνει τους πόντους των άλλων όπλων, το ιππικό του πεζικού με σπαθιά, και όποιος ορμά μέσα σε πυρά χάνει έναν ή δύο. Κάθε επίθεση καίει ένα φορτίο μπαρούτι.
lesson-battle-3 = Πολέμα ώσπου να λυγίσει ένας από τους δύο. Ο Rutowski έχει τρία φορτία: όταν τελειώσουν, πρέπει να τρέξει.
lesson-battle-3-done = Μετά την πρώτη απώλεια μια δύναμη τραβά κάρτα Επιλογών, που λέει πόσο θα αντέξει, και ο καλός διοικητής φέρνει πίσω μερικούς από τους πεσόντες. Ο ηττημένος πρέπει να φύγει από την περιοχή.
lesson-siege = Έφοδος σε πόλη
lesson-siege-1 = Ο Φρειδερίκος Β΄ είναι μπροστά στη Dresden, και από τη φρουρά της μένει μία μονάδα με ένα φορτίο. Διάταξε έφοδο.
lesson-siege-1-done = Η έφοδος γίνεται σαν μάχη, αλλά ζημιά κάνουν μόνο τα πυρά, και το ιππικό δεν πολεμά καθόλου.
lesson-siege-2 = Παίξε ώσπου να πέσει η πόλη. Πυρά με ισχυρές μονάδες· τα σπαθιά μόνο αποκρούουν.
lesson-siege-2-done = Η περιοχή είναι δική σου μαζί με την έδρα της, και από του χρόνου τα έσοδά της. Η φρουρά της όμως χάθηκε: ώσπου να την αποκαταστήσεις, όποια εχθρική στρατιά μπει την παίρνει πίσω.
lesson-hunger = Μια πόλη πεινά
lesson-hunger-1 = Η Dresden έχει πλήρη φρουρά, πολύ ισχυρή για φτηνή έφοδο, αλλά ψωμί για μία μόνο περίοδο. Μείνε μπροστά της και κλείσε τη σειρά σου.
lesson-hunger-1-done = Μια πολιορκημένη φρουρά τρώει ένα φορτίο την περίοδο και στο μηδέν παραδίνεται. Δεν κοστίζει μπαρούτι ούτε ζωές, μόνο χρόνο, και το δικό σου ψωμί.
lesson-landing = Πλοία και αποβάσεις
lesson-landing-1 = Ο De La Galissonnière είναι μπροστά στη Μινόρκα με έξι μοίρες και μια στρατιά πάνω στα πλοία. Καμία στρατιά δεν αποβιβάζεται κάτω από ακέραιες πυροβολαρχίες. Άνοιξε πυρ στο Mahón.
lesson-landing-1-done = Ο βομβαρδισμός γίνεται σαν πολιορκία, μοίρες εναντίον φρουράς. Όποιο όπλο κι αν δείχνουν οι κάρτες σου, καθεμία στέλνει μία μοίρα.
lesson-landing-2 = Ρίξε ώσπου η φρουρά να πέσει στο μισό σε μονάδες ή μπαρούτι.
lesson-landing-2-done = Η απόβαση είναι ανοιχτή: τα πλοία ποτέ δεν παίρνουν μόνα τους πόλη, αλλά ο Richelieu μπορεί τώρα να βγει στη στεριά και να κάνει έφοδο. Στη θάλασσα, με κάθε μοίρα που χάνεται βυθίζεται και μια ταξιαρχία που επιβαίνει.
lesson-bot = Παίζει το βιβλίο κανόνων
lesson-bot-1 = Χωρίς παρέα παίζεις εναντίον του BOT, που ακολουθεί το βιβλίο κανόνων και δεν χρειάζεται σκέψη. Είσαι η Σουηδία· ο von Dohna έχει δρόμο ως το Stralsund. Κλείσε τη σειρά σου και κοίτα.
lesson-bot-1-done = Τώρα είναι η σειρά του BOT.
lesson-bot-2 = Διάλεξε «Συνέχισε» και δες. Στην πρώτη του φάση κινείται: κάθε σώμα από τον πιο σύντομο δρόμο στον προορισμό του, και επιτίθεται σε ό,τι βρει εκεί.
lesson-bot-2-done = Κάνει έφοδο σε μια πόλη αν τα πυρά του είναι ισχυρότερα από τη φρουρά, αλλιώς την αφήνει να πεινάσει. Στη μάχη παίζει όποια κάρτα τύχει.
lesson-bot-3 = Στη δεύτερη φάση του φέρνει μπαρούτι, ψωμί και χαμένες μονάδες.
lesson-bot-3-done = Έχει πάντα το πρώτο ταμείο και τις δυνάμεις του φύλλου, δεν αποσύρεται ποτέ και δεν κουράζεται ποτέ. Ό,τι πρέπει να πάρει εκείνο, πρέπει να το κρατήσεις εσύ.
lesson-victory = Πώς κερδίζεις
lesson-victory-1 = Είναι η τελευταία περίοδος. Έπρεπε να πάρεις τη Dresden και να κρατήσεις το Breslau, και έχεις και τα δύο. Μια πόλη δίνει έναν πόντο στο τέλος κάθε περιόδου που την κρατάς. Κλείσε τη σειρά σου.
lesson-victory-1-done = Οι μισοί απ’ όλους τους πόντους που μπορείς να πάρεις και ένας ακόμη κερδίζουν το φύλλο. Τρία από τα τέσσερα φύλλα ενός θεάτρου κερδίζουν την εκστρατεία του· η πρώτη σελίδα κρατά τον λογαριασμό. Στον πλήρη πόλεμο, για δύο ή τέσσερις, είναι επτά χρόνια, και αν παρθεί London, Paris, Berlin ή Wien τελειώνει αμέσως.

## Το παιχνίδι: ποιος το έκανε, τα σενάρια και οι επιλογές του

game-credit = Το Sieben Jahre το σχεδίασε ο Sergio Fabra.
scenario-campaign = Επτά χρόνια, για δύο
scenario-campaign-text = Όλος ο πόλεμος από το 1756 ως το 1762, κάθε παίκτης με τα δύο ταμπλό ενός συνασπισμού.
scenario-campaign-4 = Επτά χρόνια, για τέσσερις
scenario-campaign-4-text = Όλος ο πόλεμος από το 1756 ως το 1762, κάθε παίκτης με το ταμπλό ενός κύριου Κράτους.
scenario-saxony-1756 = Σαξονία, Αύγουστος–Οκτώβριος 1756
scenario-saxony-1756-text = Ο Φρειδερίκος Β΄ μπαίνει στη Σαξονία για να χτυπήσει πρώτος, και ο Browne σπεύδει από τη Βοημία να σώσει το σαξονικό στρατόπεδο στο Pirna.
scenario-bohemia-1757 = Βοημία, Απρίλιος–Ιούνιος 1757
scenario-bohemia-1757-text = Τρεις πρωσικές φάλαγγες συγκλίνουν στην Prag πριν φέρει ο Daun τον στρατό του από τη Μοραβία.
scenario-ostpreussen-1757 = Ανατολική Πρωσία, Μάιος–Σεπτέμβριος 1757
scenario-ostpreussen-1757-text = Οι Ρώσοι έρχονται από τη Σαμογιτία εναντίον της μόνης στρατιάς που άφησε η Πρωσία στην Ανατολή.
scenario-pommern-1758 = Πομερανία, Μάιος–Δεκέμβριος 1758
scenario-pommern-1758-text = Σουηδοί και Πρώσοι πολεμούν για τις εκβολές του Όντερ.
scenario-hannover-1757 = Αννόβερο, Απρίλιος–Σεπτέμβριος 1757
scenario-hannover-1757-text = Οι Γάλλοι περνούν τον Ρήνο για να βγάλουν το Αννόβερο από τον πόλεμο πριν κουνηθούν οι σύμμαχοί του.
scenario-thuringia-1757 = Θουριγγία, Οκτώβριος–Νοέμβριος 1757
scenario-thuringia-1757-text = Γάλλοι και στρατεύματα της Αυτοκρατορίας προχωρούν ψηλαφητά από τη Θουριγγία προς τον Ζάαλε, όπου τους περιμένει ο Φρειδερίκος Β΄.
scenario-minden-1759 = Minden, Μάιος–Αύγουστος 1759
scenario-minden-1759-text = Δύο γαλλικές στρατιές ψάχνουν τα περάσματα του Βέζερ· ανάμεσα σε αυτές και το Αννόβερο βρίσκεται ο Ferdinand.
scenario-kassel-1762 = Kassel, Ιούνιος–Νοέμβριος 1762
scenario-kassel-1762-text = Οι σύμμαχοι προσπαθούν να πάρουν πίσω την Έσση πριν υπογραφεί η ειρήνη.
scenario-minorca-1756 = Μινόρκα, Απρίλιος–Ιούνιος 1756
scenario-minorca-1756-text = Γαλλικός στόλος αποβιβάζει τον Richelieu στη Μινόρκα, και ο Byng σαλπάρει από το Gibraltar για να σώσει τη φρουρά του Mahón.
scenario-tras-os-montes-1762 = Trás-os-Montes, Μάιος–Ιούνιος 1762
scenario-tras-os-montes-1762-text = Οι Ισπανοί περνούν τα βόρεια σύνορα προς το Bragança και βρίσκουν μια χώρα στα όπλα.
scenario-beira-1762 = Beira, Μάιος–Νοέμβριος 1762
scenario-beira-1762-text = Η Ισπανία εισβάλλει στο Beira με γαλλική βοήθεια, και ο Schaumburg-Lippe βάζει τη χώρα να πολεμήσει γι’ αυτόν.
scenario-alentejo-1762 = Alentejo, Ιούλιος–Νοέμβριος 1762
scenario-alentejo-1762-text = Ο Burgoyne κάνει επιδρομές πέρα από τα σύνορα του Extremadura, ενώ η Ισπανία μαζεύει την τελευταία της στρατιά μπροστά στο Elvas.
scenario-william-henry-1757 = Fort William Henry, Ιούλιος–Αύγουστος 1757
scenario-william-henry-1757-text = Ο Montcalm κατεβαίνει τις λίμνες με τους τακτικούς του και τα έθνη του Βορρά εναντίον του οχυρού στην άκρη της λίμνης George.
scenario-louisbourg-1758 = Louisbourg, Ιούνιος–Ιούλιος 1758
scenario-louisbourg-1758-text = Ο Boscawen φέρνει τον Amherst μπροστά στο Louisbourg, το κλειδί του Αγίου Λαυρεντίου.
scenario-forts-1758 = Τα οχυρά του δάσους, Ιούνιος–Νοέμβριος 1758
scenario-forts-1758-text = Τρεις βρετανικές φάλαγγες πάνε για τα οχυρά του δάσους: Carillon, Duquesne και Frontenac.
scenario-quebec-1759 = Québec, Ιούνιος–Σεπτέμβριος 1759
scenario-quebec-1759-text = Ο Wolfe ανεβαίνει τον Άγιο Λαυρέντιο με τον Saunders, και ο Amherst κατεβαίνει τις λίμνες.
scenario-martinique-1759 = Οι Αντίλλες, Ιανουάριος–Μάιος 1759
scenario-martinique-1759-text = Ο Moore αποβιβάζει τον Hopson στη Μαρτινίκα, και ο Bompar διασχίζει τον ωκεανό για να διώξει τον στόλο.
scenario-martinique-1762 = Μαρτινίκα, Ιανουάριος–Φεβρουάριος 1762
scenario-martinique-1762-text = Ο Monckton και ο Rodney κάνουν απόβαση στη Μαρτινίκα.
scenario-jamaica-1762 = Τζαμάικα, Μάρτιος–Μάιος 1762
scenario-jamaica-1762-text = Ο Blénac θέλει να ενωθεί με τους Ισπανούς της Κούβας και να πέσει πάνω στην Τζαμάικα πριν γυρίσει ο βρετανικός στόλος.
scenario-habana-1762 = La Habana, Ιούνιος–Αύγουστος 1762
scenario-habana-1762-text = Στόλος από την Τζαμάικα πέφτει πάνω στην La Habana, το μεγαλύτερο λιμάνι των Ινδιών.

option-bombardment = Τι κάνουν τα κανόνια των πλοίων: ανοίγουν απόβαση, ή παίρνουν την πόλη που υποκύπτει κάτω από αυτά.
option-bombardment-landing = απόβαση
option-bombardment-decisive = αποφασιστικός
option-capital_last = Το Québec και η Boston δεν παίρνονται πριν από τις άλλες πόλεις της αποικίας τους.
option-side = Ποια πλευρά του φύλλου παίρνει ο παίκτης εναντίον του BOT.
option-side-first = πρώτη
option-side-second = δεύτερη

## Ονόματα: Γεγονότα και Πλεονεκτήματα· τα ονόματα των τόπων είναι όπως στον χάρτη

name-e1 = Στεγνοί δρόμοι, ούριος άνεμος
name-e2 = Σύντονη πορεία
name-e3 = Έμπιστοι οδηγοί
name-e4 = Έτοιμες αποθήκες
name-e5 = Συνηθισμένη πορεία
name-e6 = Συνηθισμένη πορεία
name-e7 = Καλή τάξη
name-e8 = Επιταγμένα κάρα
name-e9 = Χαμένη οπισθοφυλακή
name-e10 = Καλοκαιρινός καύσωνας
name-e11 = Δυνατή βροχή
name-e12 = Σπασμένα κάρα
name-e13 = Ομίχλη
name-e14 = Λίγη ζωοτροφή
name-e15 = Λιώσιμο των πάγων, λάσπη
name-e16 = Φουσκωμένος ποταμός
name-e17 = Βρεγμένο μπαρούτι
name-e18 = Αρρώστιες στο στρατόπεδο
name-e19 = Φθινοπωρινές θύελλες
name-e20 = Χιόνι, ενάντιος άνεμος
name-e21 = Αντιφατικές διαταγές
name-e22 = Στάση για τον μισθό
name-bold-charge = Τολμηρή επέλαση
name-steady-fire = Σταθερά πυρά
name-smoke-and-dust = Καπνός και σκόνη
name-broken-ground = Ανώμαλο έδαφος
name-rally = Ανασύνταξη
name-stout-hearts = Γενναίες καρδιές
name-new-outworks = Νέα προχώματα
name-hidden-stores = Κρυμμένα αποθέματα
name-subsidy = Επιχορήγηση
name-bad-harvest = Κακή σοδειά
name-good-roads = Καλοί δρόμοι
name-full-magazines = Γεμάτες αποθήκες

## Το τερματικό: φύλλα, και τι μπορείς να γράψεις

terminal-typing = Το όνομα ενός διοικητή μόνο του δείχνει τι μπορεί να κάνει: «von-daun». Κινείται με «move von-daun», και μετά πάει βήμα βήμα: «go kolin». Στη μάχη «play» και μια κάρτα.
terminal-help_status = έτος, περίοδος, σειρά, και τα υπουργεία δίπλα δίπλα
terminal-help_pieces = τα κατάστιχα των υπουργείων: χρήμα, σώματα και τα φορτία τους
terminal-help_objectives = τι πρέπει να πάρει κάθε υπουργείο, και τι κερδήθηκε
terminal-help_look = επαρχίες και τετράγωνα γύρω από έναν τόπο ή διοικητή
terminal-legend = ◆ πρωτεύουσα · ◇ έδρα · • επαρχία · ▢ τετράγωνο της θάλασσας · με τελείες: από θάλασσα
terminal-units = μονάδες
terminal-ammunition = πυρομαχικά
terminal-attacks_left = επιθέσεις που μένουν
terminal-with_reserve = { $loads }, από αυτά { $reserve } σε εφεδρεία
terminal-late = αργούν
terminal-losses = απώλειες
terminal-advantages = Πλεονεκτήματα
terminal-carried_over = μεταφορά
terminal-lost_and_recoverable =
    { $lost } { $lost ->
        [one] χαμένη
       *[other] χαμένες
    }, { $shield } για ανάκτηση
terminal-gives_up = κάρτα Επιλογών
terminal-exhaustion = εξάντληση
terminal-swaps = αλλαγές
terminal-cards = κάρτες
terminal-head_card = κάρτα
terminal-head_arm = όπλο
terminal-head_sends = στέλνει
terminal-head_points = πόντοι
terminal-head_how = πώς
terminal-no_open_cards = Δεν βλέπεις τις κάρτες κανενός.
terminal-arm_infantry = πεζ
terminal-arm_cavalry = ιππ
terminal-arm_artillery = πυρ
terminal-arm_ships = πλοία
terminal-no_place = Στον χάρτη δεν υπάρχει τόπος ούτε διοικητής με το όνομα «{ $word }».
terminal-no_ministry = Δεν υπάρχει εδώ υπουργείο «{ $word }»· υπάρχουν all, { $listed }.
terminal-square = τετράγωνο { $number }
terminal-nobodys = κανενός
terminal-harbour_anchorage = αγκυροβόλιο
terminal-harbour_port = λιμάνι
terminal-town_capital = πρωτεύουσα
terminal-town_chief = έδρα
terminal-garrison = φρουρά { $units } από { $all }
terminal-stock = αποθέματα { $stores }, φορτία { $loads }
terminal-mark_captured = παρμένη
terminal-mark_scorched = καμένη
terminal-mark_barren = άγονη
terminal-mark_unrestored = χωρίς αποκατάσταση
terminal-mark_surrendered = παραδομένη
terminal-mark_raided = λεηλατημένη
terminal-ministry = υπουργείο
terminal-head_purse = ταμείο
terminal-head_revenue = έσοδα
terminal-head_garrisons = φρουρές
terminal-head_owed = χρωστά
terminal-head_contingents = σώματα
terminal-head_units = μονάδες
terminal-head_tiles = Πλεονεκτήματα
terminal-reconstruction = Χάρτης, κάρτες και σενάρια είναι δική μας ανασύνθεση.
terminal-fraction = περίοδος { $number } από { $all }
terminal-order = σειρά
terminal-coins =
    { $count ->
        [one] { $count } νόμισμα
       *[other] { $count } νομίσματα
    }
terminal-by_the_bot = το παίζει το BOT
terminal-has_stopped = σταμάτησε για φέτος
terminal-passes = πάσο μέχρι νεωτέρας
terminal-natives = ιθαγενείς { $count }
terminal-guerrillas = αντάρτες { $count }
terminal-score = πόντοι { $points }
terminal-on_the_move = { $who-nom } είναι σε πορεία
terminal-steps_left =
    { $count ->
        [one] μένει { $count } βήμα
       *[other] μένουν { $count } βήματα
    }
terminal-convoy_to = Εφοδιοπομπή για { $who-acc }:
terminal-convoy = { $provisions } { $provisions ->
        [one] φορτίο τρόφιμα
       *[other] τρόφιμα
    }, { $ammunition } { $ammunition ->
        [one] φορτίο πυρομαχικά
       *[other] πυρομαχικά
    }
terminal-no_reserves = καμία εφεδρεία
terminal-relieves =
    { $new-nom } αντικαθιστά { $old-acc } σε { $count ->
        [one] { $count } περίοδο
       *[other] { $count } περιόδους
    }
terminal-yearly_revenue = έσοδα ενός έτους
terminal-yearly_garrisons = φρουρές ενός έτους
terminal-states = Κράτη:
terminal-none = κανένα
terminal-ministry_of = Υπουργείο { $state-gen }
terminal-head_commander = διοικητής
terminal-head_at = θέση
terminal-head_strength = δύναμη
terminal-head_provisions = τρόφιμα
terminal-head_ammunition = πυρομαχικά
terminal-head_exhaustion = εξάντληση
terminal-has_moved = κινήθηκε
terminal-has_bought = αγόρασε
terminal-has_resting = ξεκουράζεται
terminal-has_fleeing = σε φυγή
terminal-has_spared = στο απυρόβλητο
terminal-of = { $some } από { $all }
terminal-garrisons_whole = Όλες οι φρουρές είναι πλήρεις.
terminal-garrisons = Φρουρές:
terminal-sheet_points = Οι πόντοι των στόχων αυτού του σεναρίου: { $points }.
terminal-none_yet = κανένας ακόμη
terminal-objective = στόχος
terminal-keep = κράτα { $regions }
terminal-take = πάρε { $regions }
terminal-won = κερδήθηκε
terminal-place = τόπος
terminal-ways = δρόμοι (─ στεριά, ~ θάλασσα, ⚓ λιμάνι)

## Τι γίνεται τώρα, στον τίτλο του τερματικού

phase-consign = αποστολή
phase-relief = αντικατάσταση
phase-mode = τρόπος
phase-actions = ενέργειες
phase-draw_advantages = τράβηγμα Πλεονεκτημάτων
phase-purchases = αγορές
phase-guerrillas = αντάρτες
phase-raid_offer = ευκαιρία επιδρομής
phase-levy = στρατολόγηση
phase-convoy = εφοδιοπομπή
phase-event = Γεγονός
phase-fortune = τύχη
phase-aid = βοήθεια
phase-settle = τακτοποίηση
phase-ministry = υπουργείο
phase-move = κίνηση
phase-experience = πείρα
phase-stores = αποθέματα
phase-skirmish = αψιμαχία
phase-raid = επιδρομή
phase-scorching = καμένη γη
phase-foraging = λεηλασία
phase-voyage = ταξίδι
phase-year = έτος
phase-fraction = περίοδος
phase-turn = σειρά
phase-advantage = Πλεονέκτημα
phase-cancel_option = ακύρωση Επιλογών
phase-bot_movement = κίνηση του BOT
phase-bot_consolidation = ανασυγκρότηση του BOT
phase-deal = μοίρασμα
phase-recovery = ανάκτηση
phase-target = στόχος
phase-steadfastness = αντοχή
phase-battle = μάχη
phase-loss = απώλεια
phase-delay = καθυστέρηση
phase-encounter = συνάντηση
phase-flight = φυγή
phase-disengagement = απαγκίστρωση
phase-descent_offer = ευκαιρία απόβασης
phase-descent = απόβαση
phase-surrender = παράδοση
phase-march_past = προσπέραση
phase-clash = σύγκρουση
phase-repairs = επισκευές
phase-purse_choice = επιλογή ταμείου
phase-loading = φόρτωση
phase-assault_offer = ευκαιρία εφόδου
phase-assault = έφοδος
phase-from_place = τόπος αποστολής
phase-restoration = αποκατάσταση
phase-strike_offer = ευκαιρία αιφνιδιασμού
phase-strike = αιφνιδιασμός

## Ο χάρτης: τίτλος και υπόμνημα

picture-title = Sieben Jahre – Ευρώπη, Βόρεια Αμερική και Καραϊβική 1756–1762
picture-subtitle = ο πόλεμος του 1756 – 1762 σε στεριά και θάλασσα
picture-theatre_america = Βόρεια Αμερική
picture-theatre_caribbean = Καραϊβική
picture-reconstruction = δική μας ανασύνθεση του χάρτη
picture-from_a_pack = χάρτης από πακέτο δεδομένων
picture-sign_capital = πρωτεύουσα Κράτους
picture-sign_chief_town = έδρα περιοχής
picture-sign_province = επαρχία
picture-sign_objective = στόχος, με το χρώμα του διεκδικητή
picture-sign_port = λιμάνι
picture-sign_anchorage = αγκυροβόλιο
picture-sign_square = τετράγωνο της θάλασσας
picture-sign_line = διαδρομή χωρίς πολεμικά
picture-sign_touching = τετράγωνα που αγγίζονται
picture-side_franco-austrian = Γαλλία και Αυστρία
picture-side_anglo-prussian = Ηνωμένο Βασίλειο και Πρωσία
picture-aboard = { $who } στα πλοία

## Φρουρές που πολεμούν: στη μάχη λέγονται με την περιοχή τους

name-paris = Paris
    .nom = η φρουρά του Paris
    .gen = της φρουράς του Paris
name-picardie = Picardie
    .place = η Picardie
    .place-gen = της Picardie
    .place-acc = την Picardie
    .place-to = στην Picardie
name-champagne = Champagne
    .place = η Champagne
    .place-gen = της Champagne
    .place-acc = την Champagne
    .place-to = στην Champagne
name-lorraine = Lorraine
    .place = η Lorraine
    .place-gen = της Lorraine
    .place-acc = τη Lorraine
    .place-to = στη Lorraine
name-alsace = Alsace
    .place = η Alsace
    .place-gen = της Alsace
    .place-acc = την Alsace
    .place-to = στην Alsace
name-strasbourg = Strasbourg
    .nom = η φρουρά του Strasbourg
    .gen = της φρουράς του Strasbourg
name-besancon = Besançon
    .nom = η φρουρά του Besançon
    .gen = της φρουράς του Besançon
name-bourgogne = Bourgogne
    .place = η Bourgogne
    .place-gen = της Bourgogne
    .place-acc = τη Bourgogne
    .place-to = στη Bourgogne
name-provence = Provence
    .place = η Provence
    .place-gen = της Provence
    .place-acc = την Provence
    .place-to = στην Provence
name-perpignan = Perpignan
    .nom = η φρουρά του Perpignan
    .gen = της φρουράς του Perpignan
name-gascogne-bearn = Gascogne-Béarn
    .place = η Gascogne-Béarn
    .place-gen = της Gascogne-Béarn
    .place-acc = τη Gascogne-Béarn
    .place-to = στη Gascogne-Béarn
name-pau = Pau
    .nom = η φρουρά του Pau
    .gen = της φρουράς του Pau
name-bordeaux = Bordeaux
    .nom = η φρουρά του Bordeaux
    .gen = της φρουράς του Bordeaux
name-poitiers = Poitiers
    .nom = η φρουρά του Poitiers
    .gen = της φρουράς του Poitiers
name-tours = Tours
    .nom = η φρουρά του Tours
    .gen = της φρουράς του Tours
name-le-mans = Le Mans
    .nom = η φρουρά του Le Mans
    .gen = της φρουράς του Le Mans
name-normandie = Normandie
    .place = η Normandie
    .place-gen = της Normandie
    .place-acc = τη Normandie
    .place-to = στη Normandie
name-bretagne = Bretagne
    .place = η Bretagne
    .place-gen = της Bretagne
    .place-acc = τη Bretagne
    .place-to = στη Bretagne
name-rennes = Rennes
    .nom = η φρουρά του Rennes
    .gen = της φρουράς του Rennes
name-bourges = Bourges
    .nom = η φρουρά του Bourges
    .gen = της φρουράς του Bourges
name-auvergne-limousin = Auvergne-Limousin
    .place = η Auvergne-Limousin
    .place-gen = της Auvergne-Limousin
    .place-acc = την Auvergne-Limousin
    .place-to = στην Auvergne-Limousin
name-clermont = Clermont
    .nom = η φρουρά του Clermont
    .gen = της φρουράς του Clermont
name-le-palais = Le Palais
    .nom = η φρουρά του Le Palais
    .gen = της φρουράς του Le Palais
name-quebec = Québec
    .nom = η φρουρά του Québec
    .gen = της φρουράς του Québec
name-montreal = Montréal
    .nom = η φρουρά του Montréal
    .gen = της φρουράς του Montréal
name-frontenac = Frontenac
    .nom = η φρουρά του Frontenac
    .gen = της φρουράς του Frontenac
name-niagara = Niagara
    .nom = η φρουρά του Niagara
    .gen = της φρουράς του Niagara
name-detroit = Détroit
    .nom = η φρουρά του Détroit
    .gen = της φρουράς του Détroit
name-duquesne = Duquesne
    .nom = η φρουρά του Duquesne
    .gen = της φρουράς του Duquesne
name-carillon = Carillon
    .nom = η φρουρά του Carillon
    .gen = της φρουράς του Carillon
name-saint-frederic = Saint-Frédéric
    .nom = η φρουρά του Saint-Frédéric
    .gen = της φρουράς του Saint-Frédéric
name-louisbourg = Louisbourg
    .nom = η φρουρά του Louisbourg
    .gen = της φρουράς του Louisbourg
name-haiti = Haiti
    .place = η Haiti
    .place-gen = της Haiti
    .place-acc = την Haiti
    .place-to = στην Haiti
name-port-au-prince = Port-au-Prince
    .nom = η φρουρά του Port-au-Prince
    .gen = της φρουράς του Port-au-Prince
name-antilles-francaises = Antilles françaises
    .place = οι Antilles françaises
    .place-gen = των Antilles françaises
    .place-acc = τις Antilles françaises
    .place-to = στις Antilles françaises
name-fort-royal = Fort-Royal
    .nom = η φρουρά του Fort-Royal
    .gen = της φρουράς του Fort-Royal
name-london = London
    .nom = η φρουρά του London
    .gen = της φρουράς του London
name-dover = Dover
    .nom = η φρουρά του Dover
    .gen = της φρουράς του Dover
name-lewes = Lewes
    .nom = η φρουρά του Lewes
    .gen = της φρουράς του Lewes
name-portsmouth = Portsmouth
    .nom = η φρουρά του Portsmouth
    .gen = της φρουράς του Portsmouth
name-salisbury = Salisbury
    .nom = η φρουρά του Salisbury
    .gen = της φρουράς του Salisbury
name-plymouth = Plymouth
    .nom = η φρουρά του Plymouth
    .gen = της φρουράς του Plymouth
name-cornwall = Cornwall
    .place = η Cornwall
    .place-gen = της Cornwall
    .place-acc = την Cornwall
    .place-to = στην Cornwall
name-falmouth = Falmouth
    .nom = η φρουρά του Falmouth
    .gen = της φρουράς του Falmouth
name-bristol = Bristol
    .nom = η φρουρά του Bristol
    .gen = της φρουράς του Bristol
name-gloucester = Gloucester
    .nom = η φρουρά του Gloucester
    .gen = της φρουράς του Gloucester
name-colchester = Colchester
    .nom = η φρουρά του Colchester
    .gen = της φρουράς του Colchester
name-norwich = Norwich
    .nom = η φρουρά του Norwich
    .gen = της φρουράς του Norwich
name-cambridge = Cambridge
    .nom = η φρουρά του Cambridge
    .gen = της φρουράς του Cambridge
name-birmingham = Birmingham
    .nom = η φρουρά του Birmingham
    .gen = της φρουράς του Birmingham
name-nottingham = Nottingham
    .nom = η φρουρά του Nottingham
    .gen = της φρουράς του Nottingham
name-lincoln = Lincoln
    .nom = η φρουρά του Lincoln
    .gen = της φρουράς του Lincoln
name-chester = Chester
    .nom = η φρουρά του Chester
    .gen = της φρουράς του Chester
name-liverpool = Liverpool
    .nom = η φρουρά του Liverpool
    .gen = της φρουράς του Liverpool
name-northumbria = Northumbria
    .place = η Northumbria
    .place-gen = της Northumbria
    .place-acc = τη Northumbria
    .place-to = στη Northumbria
name-newcastle = Newcastle
    .nom = η φρουρά του Newcastle
    .gen = της φρουράς του Newcastle
name-carlisle = Carlisle
    .nom = η φρουρά του Carlisle
    .gen = της φρουράς του Carlisle
name-caernarfon = Caernarfon
    .nom = η φρουρά του Caernarfon
    .gen = της φρουράς του Caernarfon
name-cardiff = Cardiff
    .nom = η φρουρά του Cardiff
    .gen = της φρουράς του Cardiff
name-edinburgh = Edinburgh
    .nom = η φρουρά του Edinburgh
    .gen = της φρουράς του Edinburgh
name-glasgow = Glasgow
    .nom = η φρουρά του Glasgow
    .gen = της φρουράς του Glasgow
name-dumfries = Dumfries
    .nom = η φρουρά του Dumfries
    .gen = της φρουράς του Dumfries
name-aberdeen = Aberdeen
    .nom = η φρουρά του Aberdeen
    .gen = της φρουράς του Aberdeen
name-inverness = Inverness
    .nom = η φρουρά του Inverness
    .gen = της φρουράς του Inverness
name-dublin = Dublin
    .nom = η φρουρά του Dublin
    .gen = της φρουράς του Dublin
name-munster-ireland = Munster
name-munster = Münster
    .nom = η φρουρά του Münster
    .gen = της φρουράς του Münster
name-cork = Cork
    .nom = η φρουρά του Cork
    .gen = της φρουράς του Cork
name-belfast = Belfast
    .nom = η φρουρά του Belfast
    .gen = της φρουράς του Belfast
name-galway = Galway
    .nom = η φρουρά του Galway
    .gen = της φρουράς του Galway
name-minorca = Minorca
    .place = η Minorca
    .place-gen = της Minorca
    .place-acc = τη Minorca
    .place-to = στη Minorca
name-mahon = Mahón
    .nom = η φρουρά του Mahón
    .gen = της φρουράς του Mahón
name-gibraltar = Gibraltar
    .nom = η φρουρά του Gibraltar
    .gen = της φρουράς του Gibraltar
name-boston = Boston
    .nom = η φρουρά της Boston
    .gen = της φρουράς της Boston
    .place = η Boston
    .place-gen = της Boston
    .place-acc = τη Boston
    .place-to = στη Boston
name-new-york = New York
    .nom = η φρουρά της New York
    .gen = της φρουράς της New York
    .place = η New York
    .place-gen = της New York
    .place-acc = τη New York
    .place-to = στη New York
name-philadelphia = Philadelphia
    .nom = η φρουρά της Philadelphia
    .gen = της φρουράς της Philadelphia
    .place = η Philadelphia
    .place-gen = της Philadelphia
    .place-acc = τη Philadelphia
    .place-to = στη Philadelphia
name-oswego = Oswego
    .nom = η φρουρά του Oswego
    .gen = της φρουράς του Oswego
name-stanwix = Stanwix
    .nom = η φρουρά του Stanwix
    .gen = της φρουράς του Stanwix
name-william-henry = William Henry
    .nom = η φρουρά του William Henry
    .gen = της φρουράς του William Henry
name-cumberland = Cumberland
    .nom = η φρουρά του Cumberland
    .gen = της φρουράς του Cumberland
name-fort-halifax = Fort Halifax
    .nom = η φρουρά του Fort Halifax
    .gen = της φρουράς του Fort Halifax
name-annapolis-royal = Annapolis Royal
    .nom = η φρουρά του Annapolis Royal
    .gen = της φρουράς του Annapolis Royal
name-jamaica = Jamaica
    .place = η Jamaica
    .place-gen = της Jamaica
    .place-acc = την Jamaica
    .place-to = στην Jamaica
name-port-arthur = Port Arthur
    .nom = η φρουρά του Port Arthur
    .gen = της φρουράς του Port Arthur
name-british-antilles = British Antilles
    .place = οι British Antilles
    .place-gen = των British Antilles
    .place-acc = τις British Antilles
    .place-to = στις British Antilles
name-antigua = Antigua
    .nom = η φρουρά του Antigua
    .gen = της φρουράς του Antigua
name-osterreich = Österreich
    .place = η Österreich
    .place-gen = της Österreich
    .place-acc = την Österreich
    .place-to = στην Österreich
name-bohmen-mahren = Böhmen-Mähren
    .place = η Böhmen-Mähren
    .place-gen = της Böhmen-Mähren
    .place-acc = τη Böhmen-Mähren
    .place-to = στη Böhmen-Mähren
name-osterreichisch-schlesien = Österreichisch-Schlesien
    .place = η Österreichisch-Schlesien
    .place-gen = της Österreichisch-Schlesien
    .place-acc = την Österreichisch-Schlesien
    .place-to = στην Österreichisch-Schlesien
name-troppau = Troppau
    .nom = η φρουρά του Troppau
    .gen = της φρουράς του Troppau
name-pressburg = Pressburg
    .nom = η φρουρά του Pressburg
    .gen = της φρουράς του Pressburg
name-ungarn = Ungarn
    .place = η Ungarn
    .place-gen = της Ungarn
    .place-acc = την Ungarn
    .place-to = στην Ungarn
name-steiermark = Steiermark
    .place = η Steiermark
    .place-gen = της Steiermark
    .place-acc = τη Steiermark
    .place-to = στη Steiermark
name-graz = Graz
    .nom = η φρουρά του Graz
    .gen = της φρουράς του Graz
name-karnten-krain = Kärnten-Krain
    .place = η Kärnten-Krain
    .place-gen = της Kärnten-Krain
    .place-acc = την Kärnten-Krain
    .place-to = στην Kärnten-Krain
name-laibach = Laibach
    .nom = η φρουρά του Laibach
    .gen = της φρουράς του Laibach
name-innsbruck = Innsbruck
    .nom = η φρουρά του Innsbruck
    .gen = της φρουράς του Innsbruck
name-siebenburgen = Siebenbürgen
    .place = η Siebenbürgen
    .place-gen = της Siebenbürgen
    .place-acc = την Siebenbürgen
    .place-to = στην Siebenbürgen
name-hermannstadt = Hermannstadt
    .nom = η φρουρά του Hermannstadt
    .gen = της φρουράς του Hermannstadt
name-temeswar = Temeswar
    .nom = η φρουρά του Temeswar
    .gen = της φρουράς του Temeswar
name-kroatien-slavonien = Kroatien-Slavonien
    .place = η Kroatien-Slavonien
    .place-gen = της Kroatien-Slavonien
    .place-acc = την Kroatien-Slavonien
    .place-to = στην Kroatien-Slavonien
name-agram = Agram
    .nom = η φρουρά του Agram
    .gen = της φρουράς του Agram
name-freiburg = Freiburg
    .nom = η φρουρά του Freiburg
    .gen = της φρουράς του Freiburg
name-lombardei = Lombardei
    .place = η Lombardei
    .place-gen = της Lombardei
    .place-acc = τη Lombardei
    .place-to = στη Lombardei
name-mailand = Mailand
    .nom = η φρουρά του Mailand
    .gen = της φρουράς του Mailand
name-brabant = Brabant
    .place = η Brabant
    .place-gen = της Brabant
    .place-acc = τη Brabant
    .place-to = στη Brabant
name-flandern = Flandern
    .place = η Flandern
    .place-gen = της Flandern
    .place-acc = τη Flandern
    .place-to = στη Flandern
name-luxemburg = Luxemburg
    .nom = η φρουρά του Luxemburg
    .gen = της φρουράς του Luxemburg
name-bayern = Bayern
    .place = η Bayern
    .place-gen = της Bayern
    .place-acc = τη Bayern
    .place-to = στη Bayern
name-munchen = München
    .nom = η φρουρά του München
    .gen = της φρουράς του München
name-franken = Franken
    .place = η Franken
    .place-gen = της Franken
    .place-acc = τη Franken
    .place-to = στη Franken
name-schwaben = Schwaben
    .place = η Schwaben
    .place-gen = της Schwaben
    .place-acc = τη Schwaben
    .place-to = στη Schwaben
name-mannheim = Mannheim
    .nom = η φρουρά του Mannheim
    .gen = της φρουράς του Mannheim
name-westfalen = Westfalen
    .place = η Westfalen
    .place-gen = της Westfalen
    .place-acc = τη Westfalen
    .place-to = στη Westfalen
name-obersachsen = Obersachsen
    .place = η Obersachsen
    .place-gen = της Obersachsen
    .place-acc = την Obersachsen
    .place-to = στην Obersachsen
name-schwerin = Schwerin
    .nom = η φρουρά του Schwerin
    .gen = της φρουράς του Schwerin
name-berlin = Berlin
    .nom = η φρουρά του Berlin
    .gen = της φρουράς του Berlin
name-kustrin = Küstrin
    .nom = η φρουρά του Küstrin
    .gen = της φρουράς του Küstrin
name-stendal = Stendal
    .nom = η φρουρά του Stendal
    .gen = της φρουράς του Stendal
name-prenzlau = Prenzlau
    .nom = η φρουρά του Prenzlau
    .gen = της φρουράς του Prenzlau
name-magdeburg = Magdeburg
    .nom = η φρουρά του Magdeburg
    .gen = της φρουράς του Magdeburg
name-pommern = Pommern
    .place = η Pommern
    .place-gen = της Pommern
    .place-acc = την Pommern
    .place-to = στην Pommern
name-stettin = Stettin
    .nom = η φρουρά του Stettin
    .gen = της φρουράς του Stettin
name-ostpreussen = Ostpreussen
    .place = η Ostpreussen
    .place-gen = της Ostpreussen
    .place-acc = την Ostpreussen
    .place-to = στην Ostpreussen
name-konigsberg = Königsberg
    .nom = η φρουρά του Königsberg
    .gen = της φρουράς του Königsberg
name-schlesien = Schlesien
    .place = η Schlesien
    .place-gen = της Schlesien
    .place-acc = τη Schlesien
    .place-to = στη Schlesien
name-breslau = Breslau
    .nom = η φρουρά του Breslau
    .gen = της φρουράς του Breslau
name-glatz = Glatz
    .nom = η φρουρά του Glatz
    .gen = της φρουράς του Glatz
name-wesel = Wesel
    .nom = η φρουρά του Wesel
    .gen = της φρουράς του Wesel
name-hamm = Hamm
    .nom = η φρουρά του Hamm
    .gen = της φρουράς του Hamm
name-minden = Minden
    .nom = η φρουρά του Minden
    .gen = της φρουράς του Minden
name-ostfriesland = Ostfriesland
    .place = η Ostfriesland
    .place-gen = της Ostfriesland
    .place-acc = την Ostfriesland
    .place-to = στην Ostfriesland
name-emden = Emden
    .nom = η φρουρά του Emden
    .gen = της φρουράς του Emden
name-hannover = Hannover
    .nom = η φρουρά του Hannover
    .gen = της φρουράς του Hannover
name-celle = Celle
    .nom = η φρουρά του Celle
    .gen = της φρουράς του Celle
name-stade = Stade
    .nom = η φρουρά του Stade
    .gen = της φρουράς του Stade
name-ratzeburg = Ratzeburg
    .nom = η φρουρά του Ratzeburg
    .gen = της φρουράς του Ratzeburg
name-nienburg = Nienburg
    .nom = η φρουρά του Nienburg
    .gen = της φρουράς του Nienburg
name-gottingen = Göttingen
    .nom = η φρουρά της Göttingen
    .gen = της φρουράς της Göttingen
    .place = η Göttingen
    .place-gen = της Göttingen
    .place-acc = τη Göttingen
    .place-to = στη Göttingen
name-osnabruck = Osnabrück
    .nom = η φρουρά του Osnabrück
    .gen = της φρουράς του Osnabrück
name-niederhessen = Niederhessen
    .place = η Niederhessen
    .place-gen = της Niederhessen
    .place-acc = την Niederhessen
    .place-to = στην Niederhessen
name-kassel = Kassel
    .nom = η φρουρά του Kassel
    .gen = της φρουράς του Kassel
name-oberhessen = Oberhessen
    .place = η Oberhessen
    .place-gen = της Oberhessen
    .place-acc = την Oberhessen
    .place-to = στην Oberhessen
name-marburg = Marburg
    .nom = η φρουρά του Marburg
    .gen = της φρουράς του Marburg
name-hanau = Hanau
    .nom = η φρουρά του Hanau
    .gen = της φρουράς του Hanau
name-braunschweig = Braunschweig
    .nom = η φρουρά του Braunschweig
    .gen = της φρουράς του Braunschweig
name-holzminden = Holzminden
    .nom = η φρουρά του Holzminden
    .gen = της φρουράς του Holzminden
name-latvija = Latvija
    .place = η Latvija
    .place-gen = της Latvija
    .place-acc = τη Latvija
    .place-to = στη Latvija
name-estland = Estland
    .place = η Estland
    .place-gen = της Estland
    .place-acc = την Estland
    .place-to = στην Estland
name-reval = Reval
    .nom = η φρουρά του Reval
    .gen = της φρουράς του Reval
name-karelien = Karelien
    .place = η Karelien
    .place-gen = της Karelien
    .place-acc = την Karelien
    .place-to = στην Karelien
name-wyborg = Wyborg
    .nom = η φρουρά του Wyborg
    .gen = της φρουράς του Wyborg
name-pskow = Pskow
    .nom = η φρουρά του Pskow
    .gen = της φρουράς του Pskow
name-nowgorod = Nowgorod
    .nom = η φρουρά του Nowgorod
    .gen = της φρουράς του Nowgorod
name-smolensk = Smolensk
    .nom = η φρουρά του Smolensk
    .gen = της φρουράς του Smolensk
name-goteborg = Göteborg
    .nom = η φρουρά του Göteborg
    .gen = της φρουράς του Göteborg
name-karlskrona = Karlskrona
    .nom = η φρουρά του Karlskrona
    .gen = της φρουράς του Karlskrona
name-finland = Finland
    .place = η Finland
    .place-gen = της Finland
    .place-acc = τη Finland
    .place-to = στη Finland
name-abo = Åbo
    .nom = η φρουρά του Åbo
    .gen = της φρουράς του Åbo
name-vorpommern = Vorpommern
    .place = η Vorpommern
    .place-gen = της Vorpommern
    .place-acc = την Vorpommern
    .place-to = στην Vorpommern
name-stralsund = Stralsund
    .nom = η φρουρά του Stralsund
    .gen = της φρουράς του Stralsund
name-castilla-la-nueva = Castilla la Nueva
    .place = η Castilla la Nueva
    .place-gen = της Castilla la Nueva
    .place-acc = τη Castilla la Nueva
    .place-to = στη Castilla la Nueva
name-castilla-la-vieja = Castilla la Vieja
    .place = η Castilla la Vieja
    .place-gen = της Castilla la Vieja
    .place-acc = την Castilla la Vieja
    .place-to = στην Castilla la Vieja
name-burgos = Burgos
    .nom = η φρουρά του Burgos
    .gen = της φρουράς του Burgos
name-oviedo = Oviedo
    .nom = η φρουρά του Oviedo
    .gen = της φρουράς του Oviedo
name-galicia = Galicia
    .place = η Galicia
    .place-gen = της Galicia
    .place-acc = τη Galicia
    .place-to = στη Galicia
name-a-coruna = A Coruña
    .nom = η φρουρά του A Coruña
    .gen = της φρουράς του A Coruña
name-badajoz = Badajoz
    .nom = η φρουρά του Badajoz
    .gen = της φρουράς του Badajoz
name-andalucia = Andalucía
    .place = η Andalucía
    .place-gen = της Andalucía
    .place-acc = την Andalucía
    .place-to = στην Andalucía
name-granada = Granada
    .nom = η φρουρά της Granada
    .gen = της φρουράς της Granada
    .place = η Granada
    .place-gen = της Granada
    .place-acc = τη Granada
    .place-to = στη Granada
name-cataluna = Cataluña
    .place = η Cataluña
    .place-gen = της Cataluña
    .place-acc = την Cataluña
    .place-to = στην Cataluña
name-aragon-navarra = Aragón-Navarra
    .place = η Aragón-Navarra
    .place-gen = της Aragón-Navarra
    .place-acc = την Aragón-Navarra
    .place-to = στην Aragón-Navarra
name-cuba = Cuba
    .place = η Cuba
    .place-gen = της Cuba
    .place-acc = την Cuba
    .place-to = στην Cuba
name-florida = Florida
    .place = η Florida
    .place-gen = της Florida
    .place-acc = τη Florida
    .place-to = στη Florida
name-san-agustin = San Agustín
    .nom = η φρουρά του San Agustín
    .gen = της φρουράς του San Agustín
name-san-juan = San Juan
    .nom = η φρουρά του San Juan
    .gen = της φρουράς του San Juan
name-antillas-espanolas = Antillas españolas
    .place = οι Antillas españolas
    .place-gen = των Antillas españolas
    .place-acc = τις Antillas españolas
    .place-to = στις Antillas españolas
name-santo-domingo = Santo Domingo
    .nom = η φρουρά του Santo Domingo
    .gen = της φρουράς του Santo Domingo
name-porto = Porto
    .nom = η φρουρά του Porto
    .gen = της φρουράς του Porto
name-braganca = Bragança
    .nom = η φρουρά του Bragança
    .gen = της φρουράς του Bragança
name-almeida = Almeida
    .nom = η φρουρά του Almeida
    .gen = της φρουράς του Almeida
name-elvas = Elvas
    .nom = η φρουρά του Elvas
    .gen = της φρουράς του Elvas

## Τύχες του έτους που δεν έχουν όνομα τόπου

name-saxony-invaded = Εισβολή στη Σαξονία
name-westminster-pact = Συνθήκη του Ουέστμινστερ
name-family-compact = Οικογενειακό Σύμφωνο
name-tsarina-dies = Πεθαίνει η τσαρίνα

## Τα τετράγωνα της θάλασσας

name-german-bight = Γερμανικός Κόλπος
    .place = ο Γερμανικός Κόλπος
    .place-gen = του Γερμανικού Κόλπου
    .place-acc = τον Γερμανικό Κόλπο
    .place-to = στον Γερμανικό Κόλπο
name-flanders-bank = Αβαθή της Φλάνδρας
    .place = τα Αβαθή της Φλάνδρας
    .place-gen = των Αβαθών της Φλάνδρας
    .place-acc = τα Αβαθή της Φλάνδρας
    .place-to = στα Αβαθή της Φλάνδρας
name-dogger = Αβαθή του Ντόγκερ
    .place = τα Αβαθή του Ντόγκερ
    .place-gen = των Αβαθών του Ντόγκερ
    .place-acc = τα Αβαθή του Ντόγκερ
    .place-to = στα Αβαθή του Ντόγκερ
name-moray = Κόλπος του Μόρεϊ
    .place = ο Κόλπος του Μόρεϊ
    .place-gen = του Κόλπου του Μόρεϊ
    .place-acc = τον Κόλπο του Μόρεϊ
    .place-to = στον Κόλπο του Μόρεϊ
name-minch = Στενό του Μιντς
    .place = το Στενό του Μιντς
    .place-gen = του Στενού του Μιντς
    .place-acc = το Στενό του Μιντς
    .place-to = στο Στενό του Μιντς
name-irish-sea = Ιρλανδική Θάλασσα
    .place = η Ιρλανδική Θάλασσα
    .place-gen = της Ιρλανδικής Θάλασσας
    .place-acc = την Ιρλανδική Θάλασσα
    .place-to = στην Ιρλανδική Θάλασσα
name-celtic-sea = Κελτική Θάλασσα
    .place = η Κελτική Θάλασσα
    .place-gen = της Κελτικής Θάλασσας
    .place-acc = την Κελτική Θάλασσα
    .place-to = στην Κελτική Θάλασσα
name-dover-strait = Στενό του Ντόβερ
    .place = το Στενό του Ντόβερ
    .place-gen = του Στενού του Ντόβερ
    .place-acc = το Στενό του Ντόβερ
    .place-to = στο Στενό του Ντόβερ
name-mid-channel = Μέση Μάγχη
    .place = η Μέση Μάγχη
    .place-gen = της Μέσης Μάγχης
    .place-acc = τη Μέση Μάγχη
    .place-to = στη Μέση Μάγχη
name-west-channel = Δυτική Μάγχη
    .place = η Δυτική Μάγχη
    .place-gen = της Δυτικής Μάγχης
    .place-acc = τη Δυτική Μάγχη
    .place-to = στη Δυτική Μάγχη
name-ushant = Ουεσάν
    .place = το Ουεσάν
    .place-gen = του Ουεσάν
    .place-acc = το Ουεσάν
    .place-to = στο Ουεσάν
name-quiberon = Κιμπερόν
    .place = το Κιμπερόν
    .place-gen = του Κιμπερόν
    .place-acc = το Κιμπερόν
    .place-to = στο Κιμπερόν
name-pertuis = Περτυί
    .place = τα Περτυί
    .place-gen = των Περτυί
    .place-acc = τα Περτυί
    .place-to = στα Περτυί
name-cantabria = Κανταβρική Θάλασσα
    .place = η Κανταβρική Θάλασσα
    .place-gen = της Κανταβρικής Θάλασσας
    .place-acc = την Κανταβρική Θάλασσα
    .place-to = στην Κανταβρική Θάλασσα
name-finisterre = Ακρωτήριο Φινιστέρε
    .place = το Ακρωτήριο Φινιστέρε
    .place-gen = του Ακρωτηρίου Φινιστέρε
    .place-acc = το Ακρωτήριο Φινιστέρε
    .place-to = στο Ακρωτήριο Φινιστέρε
name-douro = Εκβολές του Ντόρου
    .place = οι Εκβολές του Ντόρου
    .place-gen = των Εκβολών του Ντόρου
    .place-acc = τις Εκβολές του Ντόρου
    .place-to = στις Εκβολές του Ντόρου
name-tagus = Εκβολές του Τάγου
    .place = οι Εκβολές του Τάγου
    .place-gen = των Εκβολών του Τάγου
    .place-acc = τις Εκβολές του Τάγου
    .place-to = στις Εκβολές του Τάγου
name-gulf-of-cadiz = Κόλπος του Κάδιξ
    .place = ο Κόλπος του Κάδιξ
    .place-gen = του Κόλπου του Κάδιξ
    .place-acc = τον Κόλπο του Κάδιξ
    .place-to = στον Κόλπο του Κάδιξ
name-gibraltar-strait = Στενό του Γιβραλτάρ
    .place = το Στενό του Γιβραλτάρ
    .place-gen = του Στενού του Γιβραλτάρ
    .place-acc = το Στενό του Γιβραλτάρ
    .place-to = στο Στενό του Γιβραλτάρ
name-gulf-of-valencia = Κόλπος της Βαλένθιας
    .place = ο Κόλπος της Βαλένθιας
    .place-gen = του Κόλπου της Βαλένθιας
    .place-acc = τον Κόλπο της Βαλένθιας
    .place-to = στον Κόλπο της Βαλένθιας
name-balearics = Βαλεαρίδες
    .place = οι Βαλεαρίδες
    .place-gen = των Βαλεαρίδων
    .place-acc = τις Βαλεαρίδες
    .place-to = στις Βαλεαρίδες
name-gulf-of-lion = Κόλπος του Λέοντος
    .place = ο Κόλπος του Λέοντος
    .place-gen = του Κόλπου του Λέοντος
    .place-acc = τον Κόλπο του Λέοντος
    .place-to = στον Κόλπο του Λέοντος
name-toulon-roads = Όρμος της Τουλών
    .place = ο Όρμος της Τουλών
    .place-gen = του Όρμου της Τουλών
    .place-acc = τον Όρμο της Τουλών
    .place-to = στον Όρμο της Τουλών
name-west-of-ireland = Δυτικά της Ιρλανδίας
    .place = τα Δυτικά της Ιρλανδίας
    .place-gen = των Δυτικών της Ιρλανδίας
    .place-acc = τα Δυτικά της Ιρλανδίας
    .place-to = στα Δυτικά της Ιρλανδίας
name-rockall = Ρόκολ
    .place = το Ρόκολ
    .place-gen = του Ρόκολ
    .place-acc = το Ρόκολ
    .place-to = στο Ρόκολ
name-western-approaches = Δυτικές Προσβάσεις
    .place = οι Δυτικές Προσβάσεις
    .place-gen = των Δυτικών Προσβάσεων
    .place-acc = τις Δυτικές Προσβάσεις
    .place-to = στις Δυτικές Προσβάσεις
name-azores = Αζόρες
    .place = οι Αζόρες
    .place-gen = των Αζορών
    .place-acc = τις Αζόρες
    .place-to = στις Αζόρες
name-mid-atlantic = Μέσος Ατλαντικός
    .place = ο Μέσος Ατλαντικός
    .place-gen = του Μέσου Ατλαντικού
    .place-acc = τον Μέσο Ατλαντικό
    .place-to = στον Μέσο Ατλαντικό
name-grand-banks = Αβαθή της Νέας Γης
    .place = τα Αβαθή της Νέας Γης
    .place-gen = των Αβαθών της Νέας Γης
    .place-acc = τα Αβαθή της Νέας Γης
    .place-to = στα Αβαθή της Νέας Γης
name-madeira = Μαδέρα
    .place = η Μαδέρα
    .place-gen = της Μαδέρας
    .place-acc = τη Μαδέρα
    .place-to = στη Μαδέρα
name-trades = Αληγείς
    .place = οι Αληγείς
    .place-gen = των Αληγών
    .place-acc = τους Αληγείς
    .place-to = στους Αληγείς
name-bermuda = Βερμούδες
    .place = οι Βερμούδες
    .place-gen = των Βερμούδων
    .place-acc = τις Βερμούδες
    .place-to = στις Βερμούδες
name-gulf-of-st-lawrence = Κόλπος του Αγίου Λαυρεντίου
    .place = ο Κόλπος του Αγίου Λαυρεντίου
    .place-gen = του Κόλπου του Αγίου Λαυρεντίου
    .place-acc = τον Κόλπο του Αγίου Λαυρεντίου
    .place-to = στον Κόλπο του Αγίου Λαυρεντίου
name-st-lawrence = Άγιος Λαυρέντιος
    .place = ο Άγιος Λαυρέντιος
    .place-gen = του Αγίου Λαυρεντίου
    .place-acc = τον Άγιο Λαυρέντιο
    .place-to = στον Άγιο Λαυρέντιο
name-nova-scotia-shelf = Αβαθή της Νέας Σκωτίας
    .place = τα Αβαθή της Νέας Σκωτίας
    .place-gen = των Αβαθών της Νέας Σκωτίας
    .place-acc = τα Αβαθή της Νέας Σκωτίας
    .place-to = στα Αβαθή της Νέας Σκωτίας
name-gulf-of-maine = Κόλπος του Μέιν
    .place = ο Κόλπος του Μέιν
    .place-gen = του Κόλπου του Μέιν
    .place-acc = τον Κόλπο του Μέιν
    .place-to = στον Κόλπο του Μέιν
name-new-york-bight = Κόλπος της Νέας Υόρκης
    .place = ο Κόλπος της Νέας Υόρκης
    .place-gen = του Κόλπου της Νέας Υόρκης
    .place-acc = τον Κόλπο της Νέας Υόρκης
    .place-to = στον Κόλπο της Νέας Υόρκης
name-delaware-capes = Ακρωτήρια του Ντέλαγουερ
    .place = τα Ακρωτήρια του Ντέλαγουερ
    .place-gen = των Ακρωτηρίων του Ντέλαγουερ
    .place-acc = τα Ακρωτήρια του Ντέλαγουερ
    .place-to = στα Ακρωτήρια του Ντέλαγουερ
name-carolina-coast = Ακτή της Καρολίνας
    .place = η Ακτή της Καρολίνας
    .place-gen = της Ακτής της Καρολίνας
    .place-acc = την Ακτή της Καρολίνας
    .place-to = στην Ακτή της Καρολίνας
name-florida-strait = Στενό της Φλόριντας
    .place = το Στενό της Φλόριντας
    .place-gen = του Στενού της Φλόριντας
    .place-acc = το Στενό της Φλόριντας
    .place-to = στο Στενό της Φλόριντας
name-gulf-of-mexico = Κόλπος του Μεξικού
    .place = ο Κόλπος του Μεξικού
    .place-gen = του Κόλπου του Μεξικού
    .place-acc = τον Κόλπο του Μεξικού
    .place-to = στον Κόλπο του Μεξικού
name-windward-passage = Προσήνεμο Πέρασμα
    .place = το Προσήνεμο Πέρασμα
    .place-gen = του Προσήνεμου Περάσματος
    .place-acc = το Προσήνεμο Πέρασμα
    .place-to = στο Προσήνεμο Πέρασμα
name-jamaica-channel = Δίαυλος της Τζαμάικας
    .place = ο Δίαυλος της Τζαμάικας
    .place-gen = του Διαύλου της Τζαμάικας
    .place-acc = τον Δίαυλο της Τζαμάικας
    .place-to = στον Δίαυλο της Τζαμάικας
name-mona-passage = Πέρασμα της Μόνα
    .place = το Πέρασμα της Μόνα
    .place-gen = του Περάσματος της Μόνα
    .place-acc = το Πέρασμα της Μόνα
    .place-to = στο Πέρασμα της Μόνα
name-leeward-islands = Υπήνεμα Νησιά
    .place = τα Υπήνεμα Νησιά
    .place-gen = των Υπήνεμων Νησιών
    .place-acc = τα Υπήνεμα Νησιά
    .place-to = στα Υπήνεμα Νησιά
name-windward-islands = Προσήνεμα Νησιά
    .place = τα Προσήνεμα Νησιά
    .place-gen = των Προσήνεμων Νησιών
    .place-acc = τα Προσήνεμα Νησιά
    .place-to = στα Προσήνεμα Νησιά
name-antilles-approach = Πρόσβαση στις Αντίλλες
    .place = η Πρόσβαση στις Αντίλλες
    .place-gen = της Πρόσβασης στις Αντίλλες
    .place-acc = την Πρόσβαση στις Αντίλλες
    .place-to = στην Πρόσβαση στις Αντίλλες
name-poland = Πολωνία
    .place = η Πολωνία
    .place-gen = της Πολωνίας
    .place-acc = την Πολωνία
    .place-to = στην Πολωνία
name-new-france = Νέα Γαλλία
    .place = η Νέα Γαλλία
    .place-gen = της Νέας Γαλλίας
    .place-acc = τη Νέα Γαλλία
    .place-to = στη Νέα Γαλλία
name-southern-colonies = Νότιες Αποικίες
    .place = οι Νότιες Αποικίες
    .place-gen = των Νότιων Αποικιών
    .place-acc = τις Νότιες Αποικίες
    .place-to = στις Νότιες Αποικίες
name-contested-strip = Διαφιλονικούμενη Ζώνη
    .place = η Διαφιλονικούμενη Ζώνη
    .place-gen = της Διαφιλονικούμενης Ζώνης
    .place-acc = τη Διαφιλονικούμενη Ζώνη
    .place-to = στη Διαφιλονικούμενη Ζώνη

## Τόποι που έχουν γένος στα ελληνικά, με το όνομα του χάρτη

name-amiens = Amiens
    .nom = η φρουρά της Amiens
    .gen = της φρουράς της Amiens
    .place = η Amiens
    .place-gen = της Amiens
    .place-acc = την Amiens
    .place-to = στην Amiens
name-lille = Lille
    .nom = η φρουρά της Lille
    .gen = της φρουράς της Lille
    .place = η Lille
    .place-gen = της Lille
    .place-acc = τη Lille
    .place-to = στη Lille
name-dunkerque = Dunkerque
    .place = η Dunkerque
    .place-gen = της Dunkerque
    .place-acc = τη Dunkerque
    .place-to = στη Dunkerque
name-reims = Reims
    .nom = η φρουρά της Reims
    .gen = της φρουράς της Reims
    .place = η Reims
    .place-gen = της Reims
    .place-acc = τη Reims
    .place-to = στη Reims
name-nancy = Nancy
    .nom = η φρουρά της Nancy
    .gen = της φρουράς της Nancy
    .place = η Nancy
    .place-gen = της Nancy
    .place-acc = τη Nancy
    .place-to = στη Nancy
name-dijon = Dijon
    .nom = η φρουρά της Dijon
    .gen = της φρουράς της Dijon
    .place = η Dijon
    .place-gen = της Dijon
    .place-acc = την Dijon
    .place-to = στην Dijon
name-lyon = Lyon
    .nom = η φρουρά της Lyon
    .gen = της φρουράς της Lyon
    .place = η Lyon
    .place-gen = της Lyon
    .place-acc = τη Lyon
    .place-to = στη Lyon
name-grenoble = Grenoble
    .nom = η φρουρά της Grenoble
    .gen = της φρουράς της Grenoble
    .place = η Grenoble
    .place-gen = της Grenoble
    .place-acc = την Grenoble
    .place-to = στην Grenoble
name-toulon = Toulon
    .nom = η φρουρά της Toulon
    .gen = της φρουράς της Toulon
    .place = η Toulon
    .place-gen = της Toulon
    .place-acc = την Toulon
    .place-to = στην Toulon
name-marseille = Marseille
    .place = η Marseille
    .place-gen = της Marseille
    .place-acc = τη Marseille
    .place-to = στη Marseille
name-toulouse = Toulouse
    .nom = η φρουρά της Toulouse
    .gen = της φρουράς της Toulouse
    .place = η Toulouse
    .place-gen = της Toulouse
    .place-acc = την Toulouse
    .place-to = στην Toulouse
name-la-rochelle = La Rochelle
    .nom = η φρουρά της La Rochelle
    .gen = της φρουράς της La Rochelle
    .place = η La Rochelle
    .place-gen = της La Rochelle
    .place-acc = τη La Rochelle
    .place-to = στη La Rochelle
name-rouen = Rouen
    .nom = η φρουρά της Rouen
    .gen = της φρουράς της Rouen
    .place = η Rouen
    .place-gen = της Rouen
    .place-acc = τη Rouen
    .place-to = στη Rouen
name-brest = Brest
    .place = η Brest
    .place-gen = της Brest
    .place-acc = τη Brest
    .place-to = στη Brest
name-nantes = Nantes
    .place = η Nantes
    .place-gen = της Nantes
    .place-acc = τη Nantes
    .place-to = στη Nantes
name-orleans = Orléans
    .nom = η φρουρά της Orléans
    .gen = της φρουράς της Orléans
    .place = η Orléans
    .place-gen = της Orléans
    .place-acc = την Orléans
    .place-to = στην Orléans
name-oxford = Oxford
    .nom = η φρουρά της Oxford
    .gen = της φρουράς της Oxford
    .place = η Oxford
    .place-gen = της Oxford
    .place-acc = την Oxford
    .place-to = στην Oxford
name-york = York
    .nom = η φρουρά της York
    .gen = της φρουράς της York
    .place = η York
    .place-gen = της York
    .place-acc = την York
    .place-to = στην York
name-wien = Wien
    .nom = η φρουρά της Wien
    .gen = της φρουράς της Wien
    .place = η Wien
    .place-gen = της Wien
    .place-acc = τη Wien
    .place-to = στη Wien
name-prag = Prag
    .nom = η φρουρά της Prag
    .gen = της φρουράς της Prag
    .place = η Prag
    .place-gen = της Prag
    .place-acc = την Prag
    .place-to = στην Prag
name-budapest = Budapest
    .nom = η φρουρά της Budapest
    .gen = της φρουράς της Budapest
    .place = η Budapest
    .place-gen = της Budapest
    .place-acc = τη Budapest
    .place-to = στη Budapest
name-triest = Triest
    .place = η Triest
    .place-gen = της Triest
    .place-acc = την Triest
    .place-to = στην Triest
name-konstanz = Konstanz
    .place = η Konstanz
    .place-gen = της Konstanz
    .place-acc = την Konstanz
    .place-to = στην Konstanz
name-mantua = Mantua
    .place = η Mantua
    .place-gen = της Mantua
    .place-acc = τη Mantua
    .place-to = στη Mantua
name-brussel = Brüssel
    .nom = η φρουρά των Brüssel
    .gen = της φρουράς των Brüssel
    .place = οι Brüssel
    .place-gen = των Brüssel
    .place-acc = τις Brüssel
    .place-to = στις Brüssel
name-antwerpen = Antwerpen
    .place = η Antwerpen
    .place-gen = της Antwerpen
    .place-acc = την Antwerpen
    .place-to = στην Antwerpen
name-namur = Namur
    .place = η Namur
    .place-gen = της Namur
    .place-acc = τη Namur
    .place-to = στη Namur
name-gent = Gent
    .nom = η φρουρά της Gent
    .gen = της φρουράς της Gent
    .place = η Gent
    .place-gen = της Gent
    .place-acc = τη Gent
    .place-to = στη Gent
name-regensburg = Regensburg
    .place = η Regensburg
    .place-gen = της Regensburg
    .place-acc = τη Regensburg
    .place-to = στη Regensburg
name-nurnberg = Nürnberg
    .nom = η φρουρά της Nürnberg
    .gen = της φρουράς της Nürnberg
    .place = η Nürnberg
    .place-gen = της Nürnberg
    .place-acc = τη Nürnberg
    .place-to = στη Nürnberg
name-bamberg = Bamberg
    .place = η Bamberg
    .place-gen = της Bamberg
    .place-acc = τη Bamberg
    .place-to = στη Bamberg
name-stuttgart = Stuttgart
    .nom = η φρουρά της Stuttgart
    .gen = της φρουράς της Stuttgart
    .place = η Stuttgart
    .place-gen = της Stuttgart
    .place-acc = τη Stuttgart
    .place-to = στη Stuttgart
name-frankfurt-main = Frankfurt-Main
    .place = η Frankfurt-Main
    .place-gen = της Frankfurt-Main
    .place-acc = τη Frankfurt-Main
    .place-to = στη Frankfurt-Main
name-koln = Köln
    .nom = η φρουρά της Köln
    .gen = της φρουράς της Köln
    .place = η Köln
    .place-gen = της Köln
    .place-acc = την Köln
    .place-to = στην Köln
name-luttich = Lüttich
    .place = η Lüttich
    .place-gen = της Lüttich
    .place-acc = τη Lüttich
    .place-to = στη Lüttich
name-erfurt = Erfurt
    .nom = η φρουρά της Erfurt
    .gen = της φρουράς της Erfurt
    .place = η Erfurt
    .place-gen = της Erfurt
    .place-acc = την Erfurt
    .place-to = στην Erfurt
name-dresden = Dresden
    .nom = η φρουρά της Dresden
    .gen = της φρουράς της Dresden
    .place = η Dresden
    .place-gen = της Dresden
    .place-acc = τη Dresden
    .place-to = στη Dresden
name-leipzig = Leipzig
    .nom = η φρουρά της Leipzig
    .gen = της φρουράς της Leipzig
    .place = η Leipzig
    .place-gen = της Leipzig
    .place-acc = τη Leipzig
    .place-to = στη Leipzig
name-wittenberg = Wittenberg
    .place = η Wittenberg
    .place-gen = της Wittenberg
    .place-acc = τη Wittenberg
    .place-to = στη Wittenberg
name-frankfurt-oder = Frankfurt-Oder
    .place = η Frankfurt-Oder
    .place-gen = της Frankfurt-Oder
    .place-acc = τη Frankfurt-Oder
    .place-to = στη Frankfurt-Oder
name-halle = Halle
    .place = η Halle
    .place-gen = της Halle
    .place-acc = τη Halle
    .place-to = στη Halle
name-riga = Riga
    .nom = η φρουρά της Riga
    .gen = της φρουράς της Riga
    .place = η Riga
    .place-gen = της Riga
    .place-acc = τη Riga
    .place-to = στη Riga
name-sankt-peterburg = Sankt-Peterburg
    .nom = η φρουρά της Sankt-Peterburg
    .gen = της φρουράς της Sankt-Peterburg
    .place = η Sankt-Peterburg
    .place-gen = της Sankt-Peterburg
    .place-acc = την Sankt-Peterburg
    .place-to = στην Sankt-Peterburg
name-stockholm = Stockholm
    .nom = η φρουρά της Stockholm
    .gen = της φρουράς της Stockholm
    .place = η Stockholm
    .place-gen = της Stockholm
    .place-acc = τη Stockholm
    .place-to = στη Stockholm
name-madrid = Madrid
    .nom = η φρουρά της Madrid
    .gen = της φρουράς της Madrid
    .place = η Madrid
    .place-gen = της Madrid
    .place-acc = τη Madrid
    .place-to = στη Madrid
name-segovia = Segovia
    .place = η Segovia
    .place-gen = της Segovia
    .place-acc = τη Segovia
    .place-to = στη Segovia
name-salamanca = Salamanca
    .place = η Salamanca
    .place-gen = της Salamanca
    .place-acc = τη Salamanca
    .place-to = στη Salamanca
name-sevilla = Sevilla
    .nom = η φρουρά της Sevilla
    .gen = της φρουράς της Sevilla
    .place = η Sevilla
    .place-gen = της Sevilla
    .place-acc = τη Sevilla
    .place-to = στη Sevilla
name-cordoba = Córdoba
    .place = η Córdoba
    .place-gen = της Córdoba
    .place-acc = την Córdoba
    .place-to = στην Córdoba
name-malaga = Málaga
    .place = η Málaga
    .place-gen = της Málaga
    .place-acc = τη Málaga
    .place-to = στη Málaga
name-valencia = Valencia
    .nom = η φρουρά της Valencia
    .gen = της φρουράς της Valencia
    .place = η Valencia
    .place-gen = της Valencia
    .place-acc = τη Valencia
    .place-to = στη Valencia
name-cartagena = Cartagena
    .place = η Cartagena
    .place-gen = της Cartagena
    .place-acc = την Cartagena
    .place-to = στην Cartagena
name-barcelona = Barcelona
    .nom = η φρουρά της Barcelona
    .gen = της φρουράς της Barcelona
    .place = η Barcelona
    .place-gen = της Barcelona
    .place-acc = τη Barcelona
    .place-to = στη Barcelona
name-zaragoza = Zaragoza
    .nom = η φρουρά της Zaragoza
    .gen = της φρουράς της Zaragoza
    .place = η Zaragoza
    .place-gen = της Zaragoza
    .place-acc = τη Zaragoza
    .place-to = στη Zaragoza
name-pamplona = Pamplona
    .place = η Pamplona
    .place-gen = της Pamplona
    .place-acc = την Pamplona
    .place-to = στην Pamplona
name-la-habana = La Habana
    .nom = η φρουρά της La Habana
    .gen = της φρουράς της La Habana
    .place = η La Habana
    .place-gen = της La Habana
    .place-acc = την La Habana
    .place-to = στην La Habana
name-lisboa = Lisboa
    .nom = η φρουρά της Lisboa
    .gen = της φρουράς της Lisboa
    .place = η Lisboa
    .place-gen = της Lisboa
    .place-acc = τη Lisboa
    .place-to = στη Lisboa
name-wilna = Wilna
    .place = η Wilna
    .place-gen = της Wilna
    .place-acc = τη Wilna
    .place-to = στη Wilna
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
name-nouvelle-orleans = Nouvelle-Orléans
    .place = η Nouvelle-Orléans
    .place-gen = της Nouvelle-Orléans
    .place-acc = τη Nouvelle-Orléans
    .place-to = στη Nouvelle-Orléans
name-virginia = Virginia
    .place = η Virginia
    .place-gen = της Virginia
    .place-acc = τη Virginia
    .place-to = στη Virginia
name-carolina = Carolina
    .place = η Carolina
    .place-gen = της Carolina
    .place-acc = την Carolina
    .place-to = στην Carolina
name-georgia = Georgia
    .place = η Georgia
    .place-gen = της Georgia
    .place-acc = τη Georgia
    .place-to = στη Georgia

## Ανοησίες: όσα ένας καλός παίκτης δεν κάνει σχεδόν ποτέ· οι αριθμοί λένε πόσες φορές, και από πόσες

folly-hopeless_attack = μάχες που επιδιώχθηκαν με κάτω από 35% για νίκη
folly-hopeless_storm = έφοδοι σε πόλεις με κάτω από 35% για νίκη
folly-short_of_powder = συγκρούσεις που άρχισαν με λιγότερα φορτία πυρομαχικών από μονάδες
folly-hungry = σώματα που έμειναν χωρίς τρόφιμα στο τέλος μιας περιόδου
folly-lost_unguarded = έδρες που χάθηκαν χωρίς στρατό στην περιοχή όταν άρχισε η περίοδος
folly-idle_contingent = σώματα που δεν έκαναν τίποτα όλο τον χρόνο, μακριά από πρωτεύουσες και πόλεις που πρέπει να κρατηθούν
folly-coins_kept = νομίσματα που έμειναν στο ταμείο στο τέλος
folly-advantages_kept = Πλεονεκτήματα ακόμη στο χέρι στο τέλος

## Πώς τελειώνει μια παρτίδα, με λίγα λόγια: για τους πίνακες της αρένας και των προσομοιώσεων

ending-capital = πτώση πρωτεύουσας
ending-total = ολική νίκη
ending-partial = μερική νίκη
ending-scenario = πόντοι του σεναρίου

## Lessons for those who type, where the sentence for browsers speaks of buttons

terminal-lesson-board-1 = Διοικείς την Πρωσία εναντίον της Σαξονίας και της Αυστρίας. Ένα σώμα είναι ένας διοικητής με το πολύ έξι μονάδες· κάθε περιφέρεια έχει μια έδρα με φρουρά. Το «status» δείχνει το υπουργείο πολέμου σου και το «pieces» ποιος είναι πού. Ο Φρειδερίκος Β΄ είναι στο Berlin: γράψε «move frederik-ii».
terminal-lesson-board-2 = Πήγαινε τώρα σε μια γειτονική επαρχία: «go potsdam». Συνέχισε όσο επιτρέπει η κάρτα, ή σταμάτα. Αν η κάρτα απαγορεύει κάθε κίνηση, κλείσε τη σειρά σου και ξαναδοκίμασε στην επόμενη περίοδο.
terminal-lesson-budget-1-done = Διοικητές, φρουρές και οι μονάδες με τις οποίες αρχίζεις έχουν ήδη χρεωθεί. Η ερώτηση λέει πάντα τι μένει.
terminal-lesson-actions-2 = Κλείσε την πρώτη σου φάση χωρίς να κάνεις τίποτα: «end».
terminal-lesson-actions-3 = Διάβασε τι κάνει ο εχθρός στο μεταξύ· ύστερα έρχεται η δεύτερη φάση σου.
terminal-lesson-bot-2 = Στην πρώτη του φάση κινείται: κάθε σώμα από τον πιο σύντομο δρόμο στον προορισμό του, και επιτίθεται σε ό,τι βρει εκεί.
