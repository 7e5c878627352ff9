### Ελληνικά, για όσα δεν ανήκουν σε ένα μόνο παιχνίδι: κοινοί κανόνες, τραπέζι, browser.

## Κατάλογοι: «Keith, Heinrich και Seydlitz», «5♠, 3♥»

list-and = { $first } και { $last }
list-sequence = { $first }, { $last }
list-count = { $count } { $name }
list-times = { $name } ×{ $count }

## Γραμματική όσων ονομάτων δεν έχουν δική τους: ονόματα παικτών, που δεν κλίνονται

trait-nom = { $name }
trait-gen = { $name }
trait-acc = { $name }
trait-to = σε { $name }
trait-se = σε { $name }
# Τόποι με το όνομα του χάρτη είναι ουδέτεροι, αν δεν έχουν γένος στα ελληνικά, όπως η Πράγα.
trait-place = το { $name }
trait-place-gen = του { $name }
trait-place-acc = το { $name }
trait-place-to = στο { $name }
trait-one = { $name }

## Τι λέει κάθε παιχνίδι

kernel-waiting = Αποφασίζει άλλος παίκτης.
kernel-illegal = Αυτό δεν γίνεται εδώ.
kernel-over = Η παρτίδα τελείωσε.
kernel-no_seat = Σε αυτό το παιχνίδι δεν υπάρχει θέση με το όνομα { $seat }.
kernel-not_your_turn = Δεν είναι η σειρά σου.
kernel-action = { $text }
kernel-ambiguous = Το «{ $text }» μπορεί να σημαίνει { $count } πράγματα: { $listed } …
kernel-no_verb = «{ $word }»: δεν είναι κάτι που γίνεται εδώ.
kernel-no_piece = Δεν υπάρχει κομμάτι με το όνομα «{ $word }».
kernel-no_place = Δεν υπάρχει μέρος με το όνομα «{ $word }».
kernel-no_card = Δεν υπάρχει κάρτα με το όνομα «{ $word }».
kernel-no_number = Το «{ $word }» δεν είναι αριθμός· γράφεται έτσι: { $form }.
kernel-no_choice = Το «{ $word }» δεν το καταλαβαίνω· γράφεται έτσι: { $form }.
kernel-other_word = Το «{ $word }» δεν το καταλαβαίνω· εκεί θα μπορούσε να είναι «{ $wanted }».
kernel-say_more = Κάτι λείπει· γράφεται έτσι: { $form }.
kernel-too_much = Το «{ $word }» περισσεύει· γράφεται έτσι: { $form }.
kernel-too_long = Πολύ μακρύ· το πολύ { $most } λέξεις.
kernel-not_now = Αυτό δεν γίνεται τώρα: «{ $verb }».
kernel-not_here = { $word }: δεν γίνεται εδώ.
kernel-number_range = { $word }: δεν γίνεται εδώ· πες έναν αριθμό από { $low } έως { $high }.

## Οι λέξεις μιας ενέργειας: ΠΟΙΟΣ, ΔΡΟΜΟΣ, ΚΑΡΤΑ στη βοήθεια και στις αρνήσεις, και στη φόρμα του επεξεργαστή

slot-number = αριθμός
slot-piece = κομμάτι
slot-city = πόλη
slot-general = στρατηγός
slot-nation = έθνος
slot-cards = κάρτες
slot-cities = πόλεις
slot-phase = φάση
slot-space = περιοχή
slot-commander = διοικητής
slot-spaces = περιοχές
slot-seat = παίκτης
slot-army = στρατός
slot-points = πόντοι
slot-box = σημείο
slot-hussar = ουσάρος
slot-track = κλίμακα
slot-suit = χρώμα
slot-year = έτος
slot-who = ποιος
slot-place = τόπος
slot-infantry = πεζικό
slot-cavalry = ιππικό
slot-artillery = πυροβολικό
slot-ships = πλοία
slot-arm = όπλο
slot-provisions = τρόφιμα
slot-ammunition = πυρομαχικά
slot-admiral = ναύαρχος
slot-board = ταμπλό
slot-coins = νομίσματα
slot-region = περιοχή
slot-state = κράτος
slot-units = μονάδες
slot-town = πόλη
slot-candidate = υποψήφιος
slot-advantage = πλεονέκτημα
slot-advantages = πλεονεκτήματα
slot-bronze = χάλκινα
slot-silver = ασημένια
slot-gold = χρυσά
slot-card = κάρτα
slot-chief = αρχηγός
slot-count = πλήθος
slot-dice = ζάρια
slot-start = αφετηρία
slot-end = προορισμός
slot-via = μέσω
slot-enemy = εχθρός
slot-own = δικός
slot-event = γεγονός
slot-generals = στρατηγοί
slot-giver = δότης
slot-taker = λήπτης
slot-kind = είδος
slot-level = επίπεδο
slot-mode = τρόπος
slot-names = ονόματα
slot-natives = ιθαγενείς
slot-new = νέος
slot-old = παλιός
slot-option = επιλογή
slot-road = δρόμος
slot-span = διάρκεια
slot-steps = βήματα
slot-target = στόχος
slot-to = στόλος
slot-trains = τρένα
slot-troops = στρατεύματα
slot-until = έως
slot-value = τιμή

## Το τραπέζι

table-reason = { $seat }: { $why }

## Γιατί τα bot κάνουν ό,τι κάνουν

why-no_choice = δεν υπάρχει άλλη επιλογή
why-anything = το ένα κάνει όσο και το άλλο
why-better_than_first =
    νίκη πιθανότερη κατά { $lead ->
        [0] κλάσμα της ποσοστιαίας μονάδας
        [one] { $lead } ποσοστιαία μονάδα
       *[other] { $lead } ποσοστιαίες μονάδες
    } από ό,τι με την πρώτη σκέψη

## Μέρη της θέσης που δείχνουν τα παιχνίδια χωρίς δικές τους λέξεις

view-id = Όνομα

## Ο browser

app-title = Sanssouci
app-description = Sanssouci: επιτραπέζια παιχνίδια για τους πολέμους του Φρειδερίκου του Μεγάλου, με φίλους ή χωρίς.
app-noscript = Το Sanssouci σχεδιάζει το τραπέζι του με JavaScript, που εδώ είναι απενεργοποιημένη.
language = Γλώσσα

skip = Πήγαινε στο παιχνίδι
yes = ναι
no = όχι
close = Κλείσιμο
cancel = Άκυρο
copy = Αντιγραφή
copied = Αντιγράφηκε
more = … και άλλα { $count }
turn = Γύρος { $turn }
when = Γύρος { $turn }
offline = Δεν υπάρχει σύνδεση· νέα προσπάθεια…
refused = Αυτό δεν γίνεται εδώ.

theme-day = Φως της ημέρας
theme-candle = Φως των κεριών
sound = Ήχος
sound-on = Ο ήχος είναι ανοιχτός
sound-off = Ο ήχος είναι κλειστός
notices-switch = Ειδοποίησέ με όταν έρθει η σειρά μου
notices-denied = Ο browser δεν επιτρέπει ειδοποιήσεις από αυτή τη σελίδα.

lobby-motto = Οι πόλεμοι του Φρειδερίκου του Μεγάλου, στο τραπέζι σου.
lobby-opening = Στρώνονται τα παιχνίδια …
lobby-unofficial = Αυτή η έκδοση είναι ανεπίσημη και σχεδιασμένη από την αρχή.
lobby-map_of = Ο χάρτης: { $game }
lobby-scenario = Σενάριο
lobby-alone = Απόψε, χωρίς παρέα, σε μισή ώρα
lobby-for_two = Σενάρια για δύο
lobby-campaigns = Εκστρατείες
lobby-play_as = Παίζεις ως
lobby-start = Στα όπλα
lobby-more = Θέσεις, ρολόι, επιλογές
lobby-seats = Θέσεις
lobby-seats_hint = Πολλές θέσεις «σε αυτή την οθόνη» κάνουν παρτίδα για όσους τη μοιράζονται.
lobby-options = Επιλογές
lobby-games = Παιχνίδια
lobby-table = Το τραπέζι
lobby-reconstruction = Μέρη του χάρτη ή των καρτών είναι δική μας ανασύνθεση.
lobby-hints = Συμβουλές και πιθανότητες για όποιον ρωτά
lobby-hints-text = Όλοι μπορούν να ρωτήσουν το δυνατότερο bot τι θα έκανε.
lobby-training = Προπόνηση: τα bot λένε γιατί
lobby-training-text = Τα bot λένε αμέσως τους λόγους τους, κι ας προδίδουν έτσι τις κάρτες τους· αλλιώς τους βρίσκεις στο ημερολόγιο μετά την παρτίδα.
lobby-clock = Ρολόι. Για όποιον τελειώνει ο χρόνος συνεχίζει ο υπολογιστής.

clock-none = χωρίς ρολόι
clock-blitz = 30 λ + 10 δ
clock-live = 60 λ + 30 δ
clock-day = 1 μέρα ανά κίνηση
clock-days = 3 μέρες ανά κίνηση
clock-left = { $days } μ { $hours } ώ
clock-week = 7 μέρες ανά κίνηση
clock-title = Ρολόγια

lobby-who = Ποιος παίζει: { $seat }
lobby-level = Αντίπαλος: { $seat }
lobby-opponents = Εναντίον
lobby-against = Εναντίον σου: { $bots }. { $text }
lobby-name = Όνομα (προαιρετικό)
lobby-name_of = Όνομα του παίκτη: { $seat }
lobby-link_later = Θα πάρεις έναν σύνδεσμο να στείλεις.
lobby-import = Άνοιξε μια καταγραφή …

seat-me = σε αυτή την οθόνη
seat-bot = ο υπολογιστής
seat-invite = φίλος, με σύνδεσμο
seat-present = στο τραπέζι
seat-absent = λείπει

seats-title = Θέσεις και σύνδεσμοι
seats-open = ελεύθερη
seats-mine = { $name } (αυτός ο browser)
seats-invite = Σύνδεσμος πρόσκλησης …
seats-replace = Ας παίξει ο υπολογιστής
seats-replace_text = { $name }: μπορεί να ξαναπάρει τη θέση όταν γυρίσει.
seats-replaced = Ο οικοδεσπότης έβαλε τον υπολογιστή να παίξει για σένα: { $seat }.
seats-take_back = Πάρε πίσω τη θέση
seats-move = Μεταφορά σε άλλη συσκευή …
seats-move_text = Άνοιξε αυτόν τον σύνδεσμο στην άλλη συσκευή μέσα σε μία ώρα. Ισχύει μία φορά, και η θέση φεύγει από αυτόν τον browser.

luck-chosen = Η τύχη αυτής της παρτίδας ορίστηκε από πριν με έναν σπόρο: είναι για να παίζεις χωρίς άλλους.
luck-promised = Η τύχη βγαίνει από ένα μυστικό του διακομιστή, που δημοσιεύεται μετά την παρτίδα. Το SHA-256 του δίνεται από τώρα:
luck-published = Η τύχη βγήκε από αυτό το μυστικό, που το SHA-256 του είχε δοθεί πριν από την παρτίδα:
luck-secret = Μυστικό:
luck-later = Δεν τα ορίζει όλα: ένα μέρος αυτής της παρτίδας παίχτηκε με επιλεγμένο σπόρο, ή προέρχεται από καταγραφή.

seats-webhook = Ειδοποιήσεις αλλού …
seats-watch = Για θεατές
seats-watch_text = Όποιος ανοίγει αυτή τη διεύθυνση χωρίς θέση παρακολουθεί και δεν βλέπει τίποτα κρυφό.

webhook-url = Διεύθυνση
webhook-text = Ποιος ειδοποιείται όταν έρχεται η σειρά ({ $seat }): η διεύθυνση ιστού (https) ενός chat, ενός τηλεφώνου ή ενός script, ή μια διεύθυνση ηλεκτρονικού ταχυδρομείου, αν αυτός ο διακομιστής στέλνει μηνύματα. Κανείς άλλος δεν τη βλέπει.
webhook-keep = Αποθήκευση
webhook-test = Δοκιμή
webhook-clear = Διαγραφή
webhook-kept = Αποθηκεύτηκε.
webhook-asked = Στάλθηκε εκεί ένα μήνυμα: άνοιξε τον σύνδεσμό του, και θα έρχονται ειδοποιήσεις.
webhook-tested = Στάλθηκε.
webhook-cleared = Διαγράφηκε.

lobby-account = Λογαριασμός
account-title = Λογαριασμός
account-text = Δεν χρειάζεται για να παίξεις. Με λογαριασμό τα τραπέζια σου σε ακολουθούν σε άλλες συσκευές· όσα έχει αυτός ο browser έρχονται μαζί.
account-hello = Τα τραπέζια αυτού του browser ανήκουν στον λογαριασμό { $name }.
account-name = Όνομα
account-password = Κωδικός
account-old = Τωρινός κωδικός
account-new = Νέος κωδικός (τουλάχιστον 8 χαρακτήρες)
account-rule = Ο κωδικός ενός νέου λογαριασμού έχει τουλάχιστον 8 χαρακτήρες, όποιους θέλεις. Αν τον ξεχάσεις, κανείς δεν μπορεί να σου τον στείλει.
account-short = Ο κωδικός είναι πολύ μικρός: θέλει τουλάχιστον 8 χαρακτήρες, για παράδειγμα τρεις λέξεις που μόνο εσύ θα έβαζες μαζί.
account-empty = Κάτι δεν έχει συμπληρωθεί ακόμη.
account-sign_up = Νέος λογαριασμός
account-log_in = Σύνδεση
account-log_out = Αποσύνδεση
account-change = Αλλαγή κωδικού
account-delete = Διαγραφή λογαριασμού
account-delete_text = Οι θέσεις σου μένουν μόνο σε αυτόν τον browser.

import-title = Ποιος συνεχίζει;
import-text = Η παρτίδα «{ $title }» δεν έχει τελειώσει. Πες ποιος έχει ποια θέση από εδώ και πέρα· όποιο όνομα αναφέρει η καταγραφή δεν χρειάζεται να είναι κάποιος εδώ.
import-player = ως τώρα: { $player }
import-go = Συνέχισε την παρτίδα

invite-title = Κάλεσε τους φίλους σου
invite-text = Κάθε σύνδεσμος δίνει μία θέση στον browser που θα τον ανοίξει πρώτος. Φύλαξέ τους καλά.
invite-go = Στο τραπέζι
invite-local = Αυτοί οι σύνδεσμοι οδηγούν σε αυτόν τον υπολογιστή και πουθενά αλλού: η σελίδα άνοιξε στο { $host }. Για να παίξεις στο δίκτυό σου, ξεκίνα τον διακομιστή με { $command }, άνοιξε τη σελίδα με το όνομα ή τη διεύθυνση αυτού του υπολογιστή και κάλεσε από εκεί. Για όλο το διαδίκτυο δες το docs/hosting.md.

tables-title = Τα τραπέζια μου
tables-over = τελείωσε
tables-your_turn = η σειρά σου
tables-turn_of = παίζει: { $seats }
tables-continue = Συνέχισε
tables-watch = Δες
tables-replay = Ξαναδές
tables-archive = Βάλε στην άκρη
tables-unarchive = Φέρε πίσω
tables-archived = { $count } στην άκρη
tables-older = Παλιότερες παρτίδες

join-title = Έχεις πρόσκληση
join-text = Δώσε ένα όνομα, και η θέση είναι δική σου.
join-name = Το όνομά σου
join-nameless = Κάπως πρέπει να σε λένε οι άλλοι: δώσε ένα όνομα.
join-take = Πάρε τη θέση
join-seat = { $title }: η θέση «{ $seat }» είναι ελεύθερη. Δώσε ένα όνομα, και είναι δική σου.
join-players = Στο τραπέζι: { $players }.
join-taken = { $title }: η θέση «{ $seat }» είναι ήδη πιασμένη.

move-title = Η θέση σου έρχεται εδώ
move-text = { $title }: να έρθει η θέση «{ $seat }» σε αυτόν τον browser; Η άλλη συσκευή την αφήνει, και ο σύνδεσμος ισχύει μία φορά.
move-stale = Αυτός ο σύνδεσμος χρησιμοποιήθηκε ήδη, ή είναι πολύ παλιός.
move-take = Πάρε τη θέση

table-home = Όλα τα τραπέζια
table-lost = Αυτό το τραπέζι δεν ανοίγει

board-label = Χάρτης. Τα βέλη τον κινούν, συν και πλην τον φέρνουν κοντά ή μακριά, το Tab περνά από όσα μπορείς να διαλέξεις.
panel-label = Πώς πάει ο πόλεμος
prompt-label = Τι ζητείται
prompt-over = Ο πόλεμος τελείωσε.
prompt-waiting = Παίζει τώρα: { $who }.
prompt-watching = Παρακολουθείς· παίζει: { $who }.
prompt-opening = Ανοίγει ο χάρτης …
rule-open = Άνοιξε τον κανόνα { $rule }

tab-nations = Έθνη
tab-log = Ημερολόγιο
tab-rules = Κανόνες
tab-talk = Chat

zoom-in = Πιο κοντά
zoom-out = Πιο μακριά
zoom-fit = Όλος ο χάρτης
zoom-mine = Τα κομμάτια μου
beyond = Κομμάτια σου που δεν φαίνονται
beyond-lead = { $count ->
    [one] Ένα μέρος με κομμάτια σου, { $side }
   *[other] { $count } μέρη με κομμάτια σου, { $side }
}
beyond-west = προς τα δυτικά
beyond-east = προς τα ανατολικά
beyond-north = προς τα βόρεια
beyond-south = προς τα νότια

layers = Επίπεδα
layers-title = Τι δείχνει ο χάρτης

menu-title = Μενού του τραπεζιού
menu-replay = Δες την επανάληψη
menu-warn = Ρώτα με αν μένει κάτι να γίνει
left-title = Μένει κάτι να γίνει
left-done = Τέλος, παρ’ όλα αυτά
menu-since = Τι έγινε από τη σειρά μου και μετά
menu-result = Το αποτέλεσμα
menu-seats = Θέσεις και σύνδεσμοι …
menu-keys = Πλήκτρα
menu-draw = Πρότεινε ισοπαλία
menu-abandon = Πρότεινε εγκατάλειψη της παρτίδας
menu-resign = Παραιτήσου
menu-replace = Ας παίξει ο υπολογιστής: { $name }

resign-detail = Ο πόλεμος χάθηκε για σένα. Όσο παίζουν άλλοι άνθρωποι, ένα bot παίρνει τη θέση σου· αν δεν μείνει κανείς, ο πόλεμος τελειώνει.
propose-detail = Ισχύει όταν συμφωνήσουν όλοι οι άλλοι.
propose-agree = Συμφωνώ
proposed-draw = { $who-nom } προτείνει ισοπαλία
proposed-abandon = { $who-nom } προτείνει να εγκαταλειφθεί η παρτίδα

watchers =
    { $count ->
        [one] { $count } θεατής
       *[other] { $count } θεατές
    }

key-pan = Βέλη
key-pan-text = κινούν τον χάρτη· πάνω σε κάτι φωτισμένο, πάνε στο επόμενο προς τα εκεί
key-zoom = +  −  0
key-zoom-text = πιο κοντά, πιο μακριά, όλος ο χάρτης
key-tab = Tab
key-tab-text = περνά από όλα όσα μπορείς να διαλέξεις
key-enter = Enter
key-enter-text = διαλέγει· άλλη μία φορά: το κάνει
key-next = N
key-next-text = στο επόμενο φωτισμένο· Shift+N: πίσω
key-escape = Escape
key-escape-text = αφήνει, κλείνει
key-undo = U ή Ctrl+Z
key-undo-text = αναίρεση
key-reset = Shift+U
key-reset-text = αναίρεση όλης της σειράς σου
key-rule = ?
key-rule-text = ο κανόνας για ό,τι είναι κάτω από τον δείκτη ή επιλεγμένο
key-panels = 1 έως 4
key-panels-text = έθνη, ημερολόγιο, κανόνες, chat
key-all = /
key-all-text = αναζήτηση σε όλες τις ενέργειες
key-steps = [  ]
key-steps-text = ένα βήμα πίσω ή μπροστά στην επανάληψη

undo = Αναίρεση
undo-title = Αναίρεση της τελευταίας ενέργειας (U)
reset = Ξανά
reset-title = Αναίρεση όλης της σειράς σου (Shift+U)
reset-detail = Αναιρούνται όλα από την αρχή της σειράς σου, όσο γίνεται.
unpick = Άφησε (Escape)

key-hint = H
key-hint-text = ζητά συμβουλή

hint = Συμβουλή
hint-title = Τι θα έκανε το δυνατότερο bot; (H)
hint-thinking = Σκέφτεται …
hint-by = συμβουλή: { $bot }
hint-do = Κάν’ το

plain-tab = Θέση
plain-view = Τι ξέρεις για την παρτίδα
plain-back = Πίσω
plain-more = { $what } ({ $count })
all-open = Όλες οι ενέργειες
all-title = Όλα όσα μπορείς να κάνεις τώρα
all-search = Αναζήτηση: όνομα, πόλη, κάρτα
all-who = Ποιος ενεργεί
all-what = Τι κάνει
all-narrow = { $count } ενέργειες: διάλεξε ποιος ενεργεί ή ψάξε.

steps-back = Πίσω
steps-enough = Φτάνει: { $what }
steps-range = { $low } έως { $high }
steps-choose = Διάλεξε

confirm-yes = Ναι
confirm-final = Αυτό δεν αναιρείται.

curtain-title = Τώρα: { $name }
curtain-text = Δώσε την οθόνη. Σειρά έχει: { $name }. Οι άλλοι κοιτούν αλλού.
curtain-ready = { $name }: είμαι εδώ

bar-answers = Απαντήσεις

hand-title = Οι κάρτες μου
hand-discard = Διάλεξέ την στο χέρι σου.
hand-pay = Διάλεξε από το χέρι σου κάρτες για να πληρώσεις.
hand-bid = Διάλεξε μια κάρτα του χεριού σου για να τη βάλεις.

chat-title = Chat
chat-placeholder = Πες κάτι στο τραπέζι
chat-send = Αποστολή

note-title = Οι σημειώσεις μου
note-placeholder = Χρώματα, χέρια, σχέδια …
note-hint = Τις διαβάζεις μόνο εσύ.
note-writing = Τις διαβάζεις μόνο εσύ. Δεν αποθηκεύτηκαν ακόμη …
note-kept = Τις διαβάζεις μόνο εσύ. Αποθηκεύτηκαν.

rules-search = Αναζήτηση στους κανόνες
rules-none = Κανένας κανόνας δεν έχει όλες αυτές τις λέξεις.
rules-nearest = Κανένας κανόνας δεν έχει όλες αυτές τις λέξεις· αυτοί είναι οι πιο κοντινοί.
rules-in_english = Το βιβλίο κανόνων υπάρχει μόνο στα αγγλικά.
rules-primer = Το παιχνίδι σε πέντε λεπτά
rules-whole = Όλο το βιβλίο κανόνων, για ανάγνωση ή εκτύπωση

lobby-ways = Για να αρχίσεις
way-learn = Μάθε
way-learn-text = Ένας πρώτος πόλεμος με οδηγό, βήμα βήμα
way-play = Παίξε
way-play-text = Με τον υπολογιστή, αμέσως
way-friends = Φίλοι
way-friends-text = Με σύνδεσμο, σε μία οθόνη, μια κίνηση τη μέρα
lobby-scenario_option = { $title } ({ $facts })
lobby-players =
    { $count ->
        [one] για έναν παίκτη
        [2] δύο παίκτες
        [3] τρεις παίκτες
        [4] τέσσερις παίκτες
       *[other] { $count } παίκτες
    }
lobby-minutes = περίπου { $minutes } λεπτά
lobby-hours = περίπου { $hours } ώρες
lobby-invite = Πάρε τους συνδέσμους
lobby-more_friends = Ρολόι και επιλογές
level-first = εύκολο: για μια πρώτη παρτίδα
level-seasoned = μέτριο: όταν ξέρεις τους κανόνες
level-veteran = δύσκολο: όλο το παιχνίδι, για παλιές καραβάνες
level-first_short = εύκολο
level-seasoned_short = μέτριο
level-veteran_short = δύσκολο
level-side_first = εύκολο: για μια πρώτη παρτίδα
level-side_seasoned = μέτριο: εξαρτάται από το παίξιμό σου
level-side_veteran = δύσκολο: λίγοι κερδίζουν
lesson-none = Αυτό το παιχνίδι δεν έχει ακόμη μαθήματα. Το βιβλίο κανόνων δίπλα στον χάρτη το εξηγεί σε πέντε λεπτά.
goals-label = Στόχοι
goals-mine = Πώς κερδίζεις
goals-threats = Πρόσεχε
goals-of = Στόχος – { $who }:
goals-others = Τι χρειάζονται οι άλλοι
goals-all = Τι χρειάζεται ο καθένας
goals-far = { $have } από { $need }
goals-where =
    { $count ->
        [one] πού
       *[other] ακόμη { $count }
    }
log-beginning = Στην αρχή
story-label = Τι κάνουν οι άλλοι
story-march = { $who }: { $start } – { $end }
story-fall = παίρνει { $places }
story-claim = διεκδικεί { $places }
story-pause = Παύση
story-go_on = Συνέχισε
story-step = Το επόμενο βήμα
story-skip = Στο παρόν
story-act = Παίξε τώρα
pace-label = Πόσο γρήγορα βλέπεις τι κάνουν οι άλλοι
pace-menu = Οι κινήσεις των άλλων:
pace-slow = αργά
pace-brisk = γρήγορα
pace-at-once = αμέσως
greet = Είσαι { $who-nom }
since-title = Από τη σειρά σου
since-again = Δείξ’ το
since-again_title = Δες το ξανά στον χάρτη, βήμα βήμα
since-fate = Τι έφερε η μοίρα
since-fights = Ποιος πολέμησε ποιον
since-fell = Τι έπεσε
since-lost = Τι χάθηκε
since-came = Ποιος ήρθε
since-stands = Ποιος κινήθηκε
die-hit = { $words }, πλήγμα
campaign-new =
    { $needed ->
        [one] { $needed } από τα σενάριά της κερδίζει
       *[other] { $needed } από τα σενάριά της κερδίζουν
    } την εκστρατεία
campaign-open =
    { $won ->
        [one] { $won } κερδισμένο
       *[other] { $won } κερδισμένα
    }, χρειάζονται { $needed } για την εκστρατεία
campaign-won =
    η εκστρατεία κερδήθηκε, με { $won ->
        [one] { $won } σενάριο
       *[other] { $won } σενάρια
    }
campaign-lost =
    η εκστρατεία χάθηκε: { $won ->
        [one] { $won } κερδισμένο
       *[other] { $won } κερδισμένα
    }, χρειάζονταν { $needed }
campaign-book = Το βιβλίο των σεναρίων
campaign-text = Κάθε θέατρο του πολέμου είναι μια εκστρατεία. Μετράει η τελευταία σου παρτίδα κάθε σεναρίου: αν το ξαναπαίξεις, μπορεί να κερδηθεί ή να χαθεί.
campaign-stage-won = Κερδήθηκε
campaign-stage-lost = Χάθηκε
campaign-stage-new = Δεν παίχτηκε ακόμη
campaign-points =
    { $points ->
        [one] 1 πόντος
       *[other] { $points } πόντοι
    }

lesson-label = Μάθημα
lesson-list = Μαθήματα
lesson-invite =
    { $count ->
        [one] { $game }: ένας πρώτος πόλεμος με οδηγό, σε ένα μάθημα.
       *[other] { $game }: ένας πρώτος πόλεμος με οδηγό, σε { $count } σύντομα μαθήματα στο αληθινό τραπέζι:
    }
lesson-learnt = Το έμαθες
lesson-next = Επόμενο μάθημα
lesson-play = Στον πρώτο πόλεμο
lesson-number = { $number } από { $count }
lesson-alone = Συνέχισε χωρίς βοήθεια
lesson-alone_title = Παίξε από εδώ όπως θέλεις
lesson-again = Από την αρχή
lesson-strayed = Δεν ήταν αυτό που ζητά το μάθημα. Πάτα «Αναίρεση» ή ξεκίνα από την αρχή.
lesson-leave = Χωρίς οδηγό

replay-title = Επανάληψη
replay-marks = Γύροι, χειμώνες, μάχες και χτυπήματα της μοίρας
replay-turn = Γύρος
replay-more = Οπτική, σύνδεσμος, παίξε από εδώ
replay-previous_turn = Ο προηγούμενος γύρος
replay-next_turn = Ο επόμενος γύρος
replay-previous_winter = Ο προηγούμενος χειμώνας
replay-next_winter = Ο επόμενος χειμώνας
replay-previous_battle = Η προηγούμενη μάχη
replay-next_battle = Η επόμενη μάχη
replay-previous_fate = Το προηγούμενο χτύπημα της μοίρας
replay-next_fate = Το επόμενο χτύπημα της μοίρας
replay-chance = Αποφασίζει η τύχη.
replay-moment = Στιγμή της παρτίδας
replay-play = Αναπαραγωγή ή παύση
replay-first = Στην αρχή
replay-back = Ένα βήμα πίσω
replay-on = Ένα βήμα μπροστά
replay-last = Στο τέλος
replay-eyes = Με ποιου τα μάτια
replay-public = ό,τι βλέπουν όλοι
replay-end = Πίσω στο τραπέζι
replay-link = Σύνδεσμος
replay-start = Έτσι ήταν στην αρχή.
replay-branch = Παίξε από εδώ
replay-branch_title = Ένα δικό σου τραπέζι που συνεχίζει από αυτή τη στιγμή· αυτό μένει όπως είναι
replay-link_title = Αντίγραψε έναν σύνδεσμο προς αυτή τη στιγμή
replay-link_copied = Αντιγράφηκε: { $url }
replay-loading = Έρχεται η καταγραφή …
replay-empty = Δεν έχει γίνει ακόμη τίποτα.

result-won =
    { $who-nom } { $who-count ->
        [one] νίκησε
       *[other] νίκησαν
    }
result-nobody = Δεν κέρδισε κανείς
result-given_up = Ο πόλεμος εγκαταλείφθηκε
result-drawn = Ισοπαλία
result-replay = Ξαναδές
plot-too_short = Αυτός ο πόλεμος τελείωσε πριν από τον δεύτερο γύρο: δεν υπάρχει καμπύλη. Το «Ξαναδές» δείχνει κάθε βήμα.
plot-hint = Διάλεξε ένα σημείο για να δεις τη στιγμή του.
plot-turns = γύρος
plot-moment = Γύρος { $turn }
result-plots = Πώς πήγε
result-review = Ανασκόπηση
result-record = Καταγραφή
result-rematch = Ρεβάνς

reason-resignation = Ένας παίκτης παραιτήθηκε.
reason-draw = Ισοπαλία με κοινή συμφωνία.
reason-abandoned = Εγκαταλείφθηκε με κοινή συμφωνία.

line-label = Η σύνδεση με τον διακομιστή
line-slow = Η σύνδεση είναι αργή …
line-away = Δεν υπάρχει σύνδεση· νέα προσπάθεια …
line-back = Η σύνδεση επανήλθε.
line-try = Δοκίμασε τώρα
line-waiting = Χωρίς απάντηση ακόμη
line-on_its_way = καθ’ οδόν …
line-withdraw = Πάρε πίσω το «{ $what }», αν δεν έφτασε ήδη
line-one_answer = Η τελευταία σου απάντηση δεν έφτασε ακόμη. Πάρ’ την πίσω για να δώσεις άλλη.
line-chat = «{ $text }»
line-refused = { $what }: { $why }
propose-decline = Διαφωνώ

## Ο browser: τα κοινά των πολέμων με στρατηγούς, τρένα και κάρτες τακτικής

count-troops =
    { $count ->
        [one] { $count } στράτευμα
       *[other] { $count } στρατεύματα
    }
count-cards =
    { $count ->
        [one] { $count } κάρτα
       *[other] { $count } κάρτες
    }
bar-bring = Φέρε πίσω { $who-acc }
bar-recruit = Στρατολόγησε …
bar-retreat_where = Διάλεξε μία από τις φωτισμένες πόλεις.
bar-reinforce = Διάλεξε έναν φωτισμένο στρατηγό για να του δώσεις ένα στράτευμα.
bar-group = Ποιος βαδίζει
bar-where =
    Διάλεξε τον προορισμό: { $count ->
        [one] { $count } μέρος
       *[other] { $count } μέρη
    }
bar-nowhere = Αυτή η ομάδα δεν μπορεί να πάει πουθενά.
bar-roads = Ποιος δρόμος
bar-straight = ο ίσιος δρόμος
bar-transfer = Από { $giver-acc } προς { $taker-acc }
bar-troops = Στρατεύματα
bar-trains = Τρένα
bar-fewer = Λιγότερα: { $what }
bar-more = Περισσότερα: { $what }

bend = Διάλεξε τη διαδρομή …
bend-title = Διάλεξε τις πόλεις απ’ όπου θα περάσει, ή σύρε τον δρόμο (με το ποντίκι και με Shift και κλικ)
bend-through = μέσω { $city }

bar-no_such_purchase = Δεν γίνεται: πολύ ακριβό, ή δεν υπάρχει χώρος.
bar-buy = Αγόρασε

confirm-march = Πορεία
confirm-attack = Επίθεση
confirm-reinforce = Ενίσχυση
confirm-enter = Επιστροφή
confirm-retreat = Υποχώρηση
card-name = { $value } { $suit-one }
card-reserve = Εφεδρεία
    .many = Εφεδρείες

hand-of = Κάρτες { $nation-gen }
hand-count = { count-cards }
hand-sum = αξίζουν μαζί { $sum }

nation-troops = { $now } από { $most } στρατεύματα
nation-cards =
    { $count ->
        [one] { $count } κάρτα, +{ $draws } τον γύρο
       *[other] { $count } κάρτες, +{ $draws } τον γύρο
    }
piles-title = Κάρτες
piles-discards =
    { $count ->
        [one] { $count } ανοιχτή κάρτα στα σκάρτα
       *[other] { $count } ανοιχτές κάρτες στα σκάρτα
    }
piles-text =
    { count-cards } στη στοίβα· { $decks ->
        [one] άνοιξε { $decks } τράπουλα
       *[other] άνοιξαν { $decks } τράπουλες
    }.

piece-off_map = εκτός χάρτη
piece-train = Τρένο εφοδιασμού { $nation-gen }, { $city-place-to }
piece-general = { $rank } { $name }, { $nation }, { $city-place-to }
place-steps =
    { $count ->
        [one] ένα βήμα
       *[other] { $count } βήματα
    }
place-supplied = εκεί εντός εφοδιασμού
place-unsupplied = εκεί εκτός εφοδιασμού
place-today = { $name } ({ $today })
piece-troops = { count-troops }
piece-face_down = εκτός εφοδιασμού

duel-label = Μάχη
duel-title = Μάχη { $city-place-to }
duel-fold = Μάζεψε τη μάχη
duel-unfold = Άνοιξε τη μάχη
duel-score = Σκορ { $score }
duel-score_of = Σκορ { $nation-gen }: { $score }
duel-attacks = { $nation }: επίθεση · { $player }
duel-defends = { $nation }: άμυνα · { $player }
duel-troops = { count-troops }
duel-in = { $suit }, { $city }
duel-played = Κάρτες που παίχτηκαν
duel-waiting = Παίζει { $nation-nom }.
duel-playable = Κάρτες που μπορείς να παίξεις
duel-no_card = Ούτε { $suit } ούτε Εφεδρεία.
duel-dial = Η Εφεδρεία μετράει
duel-doubled = μέτρησέ τη διπλή: { $value }
duel-play = Παίξε για { $value }
duel-choose = Διάλεξε κάρτα
duel-concede_detail = Δέχεσαι την ήττα, και χάνεις { count-troops };

odds-title = Πιθανότητες
odds-ask = Πιθανότητες
odds-ask_title = Τι πιθανότητες έχω σε αυτή τη μάχη;
odds-share = { $share }%
odds-over = πάνω από { $share }%
odds-under = κάτω από { $share }%
odds-between = { $low }–{ $high }%
odds-assumes_fight_on = ακριβώς, αν πολεμήσουν και οι δύο ως το τέλος
odds-assumes_no_cards = ακριβώς, αν ο εχθρός δεν παίξει κάρτα και πολεμήσουν και οι δύο ως το τέλος
odds-thinking = υπολογίζω …
odds-worlds =
    από { $count ->
        [one] { $count } μοιρασιά που μπορεί να είναι η αληθινή
       *[other] { $count } μοιρασιές που μπορεί να είναι οι αληθινές
    }
odds-chances = για νίκη
odds-own = απώλειές σου
odds-enemy = του εχθρού
odds-overall = Όπως είναι τώρα
odds-win = { $share } νίκη
odds-tie = { $share } ισοπαλία
odds-lose = { $share } ήττα
odds-key_win = νίκη
odds-key_tie = ισοπαλία
odds-key_lose = ήττα

allot-title = Μυστική μοιρασιά
allot-text = Δώσε σε κάθε στρατηγό από ένα έως οκτώ στρατεύματα. Δεν το βλέπει κανείς άλλος.
allot-prompt = Μοίρασε { count-troops } στο φύλλο και μετά επιβεβαίωσε.
allot-left = { $count } από { $all } ακόμη
allot-over = { $count } παραπάνω
allot-least = τουλάχιστον { $count }
allot-exactly = ακριβώς { $count }
allot-even = Ίσα
allot-less = Ένα λιγότερο: { $name }
allot-more = Ένα παραπάνω: { $name }
allot-give = Μοίρασέ τα

plot-troops = Στρατεύματα, από όσα επιτρέπονται
plot-losses = Στρατεύματα που χάθηκαν σε μάχη
plot-cards = Κάρτες στο χέρι
confirm-do = Κάν’ το

## Στήσιμο μιας θέσης, και αναφορά προβλήματος

arrange-title = Στήσε μια θέση
arrange-open = Στήσε μια θέση
arrange-game = Παιχνίδι
arrange-hint = Διάλεξε ένα κομμάτι και μετά το μέρος όπου θα σταθεί.
arrange-where = { $who }: πού θα σταθεί; Διάλεξε ένα μέρος.
arrange-spare = Κομμάτια εκτός χάρτη
arrange-choose = Διάλεξε ένα, μετά το μέρος του
arrange-command = Εντολή
arrange-add = Προσθήκη
arrange-commands = Η θέση με λόγια
arrange-sound = Γίνεται. Παίζει: { $who }.
arrange-play = Παίξε από εδώ
arrange-link = Σύνδεσμος
arrange-record = Καταγραφή
arrange-clear = Ξανά από την αρχή
menu-passing = Πάσο για μένα ώσπου να μπορώ να κάνω κάτι
menu-report = Αναφορά προβλήματος
report-title = Αναφορά προβλήματος
report-text = Τι περίμενες, και τι έγινε; Παίρνεις ένα αρχείο με την παρτίδα, τη στιγμή και την έκδοση· στείλ’ το σε όποιον έχει αυτόν τον διακομιστή.
report-save = Αποθήκευση αρχείου

## Γιατί κάτι δεν γίνεται

error-no_seat = Δεν υπάρχει θέση «{ $seat }»· υπάρχουν: { $listed }.
table-imported = { $title } (από καταγραφή)
table-taught = αυτό ζητά το μάθημα
table-branched = { $title } (από το βήμα { $step } της επανάληψης)
error-bad_login = Λάθος όνομα ή κωδικός.
error-name_taken = Υπάρχει ήδη λογαριασμός με αυτό το όνομα.
error-short_name = Ένα όνομα έχει τουλάχιστον δύο γράμματα.
error-not_logged_in = Δεν έχεις συνδεθεί.
error-no_voice = Μιλούν μόνο όσοι είναι στο τραπέζι.
error-no_table = Δεν υπάρχει τέτοιο τραπέζι.
error-not_at_table = Δεν ήσουν σε αυτό το τραπέζι.
error-no_lesson = Δεν υπάρχει τέτοιο μάθημα.
error-others_play = Εδώ παίζουν κι άλλοι: περίμενε το τέλος για να συνεχίσεις από μια στιγμή.
error-over_then = Εκείνη τη στιγμή η παρτίδα είχε τελειώσει.
error-no_invitation = Αυτή η πρόσκληση δεν ισχύει, ή δεν ισχύει πια.
error-cannot_undo = Δεν αναιρείται: { $why }.
error-rule_fault = Αυτό δεν μπορεί να γίνει λόγω σφάλματος του προγράμματος, που καταγράφηκε. Δεν άλλαξε τίποτα· μπορείς να κάνεις κάτι άλλο.
error-not_your_seat = Αυτή η θέση δεν είναι δική σου.
error-gone_on = Η παρτίδα προχώρησε· κοίτα ξανά.
error-something_else = Πρώτα έγινε κάτι άλλο· κοίτα ξανά.
error-not_done = Η παρτίδα προχώρησε· αυτό δεν έγινε.
error-too_many_asides = Το έκανες { $count } φορές στη σειρά· πρώτα πρέπει κάποιος να αποφασίσει κάτι άλλο.
error-too_much_undone = Σε αυτή την παρτίδα αναιρέθηκαν πάρα πολλά· συνέχισε.
error-record_too_long = Η καταγραφή έχει { $count } εγγραφές· εισάγονται το πολύ { $most }.
error-record_asides = Η εγγραφή { $entry } έρχεται μετά από πάνω από { $most } στη σειρά που δεν προχωρούν τίποτα· τόσες δεν εισάγονται.
error-proposal_stands = Υπάρχει ήδη μια πρόταση· απάντησε πρώτα σε αυτή.
error-no_proposal_of = Κανείς δεν μπορεί να προτείνει «{ $what }».
error-nothing_proposed = Δεν έχει προταθεί τίποτα.
error-proposal_gone = Η πρόταση στην οποία απάντησες δεν ισχύει πια.
error-gone_on_meanwhile = Στο μεταξύ η παρτίδα προχώρησε.
error-no_advice = Αυτή τη στιγμή κανείς δεν έχει συμβουλή να δώσει.
error-no_odds = Δεν έγινε δυνατό να υπολογιστούν οι πιθανότητες.
error-no_combat = Δεν είσαι σε μάχη.
error-advice_forbidden = Ο οικοδεσπότης αυτού του τραπεζιού δεν επιτρέπει συμβουλές.
error-disk_full = Ο διακομιστής δεν μπόρεσε να το αποθηκεύσει: ο δίσκος του είναι γεμάτος. Δεν άλλαξε τίποτα· δοκίμασε αργότερα.
error-not_stored = Ο διακομιστής δεν μπόρεσε να το αποθηκεύσει: η βάση δεδομένων του δεν απαντά. Δεν άλλαξε τίποτα· δοκίμασε αργότερα.
error-seat_taken = Αυτή η θέση είναι πιασμένη.
error-bot_there = Εκεί κάθεται ήδη ένα bot.
error-is_here = Στο τραπέζι είναι: { $who }.
error-was_here = Ίσως μόλις ήταν εδώ: { $who }. Περίμενε ένα λεπτό.
error-host_only = Αυτό μπορεί να το κάνει μόνο ο οικοδεσπότης του τραπεζιού.
error-no_such_seat = Δεν υπάρχει θέση «{ $seat }».
error-seed_alone = Σπόρο ορίζεις μόνο όταν δεν έχει προσκληθεί κανείς άλλος.
error-seat_unnamed = Δεν ορίστηκε κανείς για τη θέση «{ $seat }».
error-no_bot = Δεν υπάρχει bot «{ $bot }»· υπάρχουν: { $listed }.
error-too_many_messages = Πάρα πολλά μηνύματα· περίμενε λίγο.
error-fault = Το εμποδίζει ένα σφάλμα του προγράμματος, που καταγράφηκε.
error-not_so_fast = Όχι τόσο γρήγορα.
error-json_only = Τα μηνύματα είναι κείμενα JSON.
error-hello_first = Πες πρώτα hello.
error-unknown_host = Ο διακομιστής δεν ακούει σε αυτό το όνομα (δες τη ρύθμιση allowed_hosts).
error-too_many_requests = Πάρα πολλά αιτήματα· περίμενε λίγο.
error-foreign_origin = Αυτό το αίτημα δεν έρχεται από τη δική μας σελίδα.
error-too_slow = Το αίτημα δεν έφτασε ολόκληρο.
error-too_large = Μπορούν να σταλούν το πολύ { $most } byte.
error-no_seat_here = Δεν έχεις θέση σε αυτό το τραπέζι.
error-not_utf8 = Δεν είναι κείμενο σε UTF-8.
error-record_secret = Η καταγραφή είναι μυστική ώσπου να τελειώσει η παρτίδα.
error-review_running = Η ανασκόπηση γίνεται μόνο αφού τελειώσει ο πόλεμος.
error-review_not_yours = Ανασκόπηση μπορεί να ζητήσει όποιος κάθεται σε αυτό το τραπέζι ή το έστησε.
error-views_secret = Όσα είδαν οι άλλοι είναι μυστικά ώσπου να τελειώσει η παρτίδα.
error-no_link = Αυτός ο σύνδεσμος δεν ισχύει, ή δεν ισχύει πια.
error-no_webhook = Δεν έχει οριστεί διεύθυνση.
error-server_error = Κάτι πήγε στραβά στον διακομιστή.
error-too_many_attempts = Πάρα πολλές προσπάθειες· περίμενε ένα λεπτό.
error-logged_in = Έχεις ήδη συνδεθεί.
error-no_game = Δεν υπάρχει τέτοιο παιχνίδι.
error-no_pack = Το πακέτο δεδομένων αυτών των κανόνων δεν είναι εδώ.
error-bad_game = Αυτό το παιχνίδι δεν φορτώνεται.
error-no_rulebook = Αυτό το παιχνίδι δεν έχει ακόμη βιβλίο κανόνων.
error-no_catalogue = Δεν υπάρχει κατάλογος σε αυτή τη γλώσσα.
error-no_arranging = Σε αυτό το παιχνίδι δεν στήνονται θέσεις.
error-no_map = Αυτό το παιχνίδι δεν έχει χάρτη.
error-no_page = Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα.
error-no_method = Αυτό δεν γίνεται σε αυτή τη διεύθυνση.
error-no_such_map = Δεν υπάρχει τέτοιος χάρτης.
error-webhook_silent = Εκεί δεν απαντά κανείς ({ $why }).
error-webhook_host = Δεν υπάρχει υπολογιστής με το όνομα { $host }.
error-webhook_private = Το { $host } δεν είναι στο δημόσιο διαδίκτυο.
error-webhook_address = Αυτό δεν είναι διεύθυνση ιστού.
error-webhook_scheme = Μια διεύθυνση αρχίζει με http:// ή https:// και δεν έχει μέσα κωδικό.
error-webhook_test = Έτσι αναγγέλλεται η σειρά σου.
error-mail_off = Αυτός ο διακομιστής δεν στέλνει μηνύματα· κάνει μια διεύθυνση ιστού (https).
error-mail_address = Αυτή δεν είναι απλή διεύθυνση ηλεκτρονικού ταχυδρομείου, όπως anna@example.org.
error-mail_failed = Ο διακομιστής ταχυδρομείου δεν δέχτηκε το μήνυμα ({ $why }).
error-mail_often = Μόλις στάλθηκαν αρκετά μηνύματα σε αυτή τη διεύθυνση· περίμενε λίγα λεπτά.
error-mail_unanswered = Άνοιξε πρώτα τον σύνδεσμο στο μήνυμα που στάλθηκε εκεί. Η «Αποθήκευση» το ξαναστέλνει.
error-mail_link = Αυτός ο σύνδεσμος έχει ήδη χρησιμοποιηθεί ή η διεύθυνση άλλαξε στο μεταξύ.
mail-asked_subject = Είναι αυτή η διεύθυνσή σου; { $title }
mail-asked = Όποιος παίζει { $seat } στο «{ $title }» θέλει να ειδοποιείται εδώ όταν είναι η σειρά του. Αν είσαι εσύ, άνοιξε αυτόν τον σύνδεσμο:
mail-not_you = Αν όχι, μην κάνεις τίποτα: δεν θα έρθει άλλο μήνυμα.
mail-stop = Για να μην ειδοποιείσαι πια: στο τραπέζι, «Θέσεις και σύνδεσμοι», «Ειδοποιήσεις αλλού», «Διαγραφή».
error-your_turn = Είναι η σειρά σου ({ $seat }): { $title }.
error-no_scenario = Το { $game } δεν έχει σενάριο «{ $id }»· υπάρχουν: { $listed }.
error-no_option = Το { $game } δεν έχει επιλογή «{ $name }»· υπάρχουν: { $listed }.
error-option_elsewhere = Η επιλογή { $name } δεν μπορεί να είναι { $value } στο { $scenario }.
error-option_value = Η επιλογή { $name } παίρνει { $listed }, όχι «{ $value }».
error-undo_barred = στη μέση μπήκε η τύχη, μια αποκάλυψη ή άλλος παίκτης
error-other_game = Είναι καταγραφή του «{ $game }», όχι του «{ $wanted }».
error-other_rules = Καταγράφηκε με τους κανόνες { $rules }, εδώ ισχύουν οι κανόνες { $these }: μπορεί να εξελιχθεί αλλιώς· για να δοκιμάσεις, ζήτα ρητά άλλους κανόνες.
error-bad_header = Η επικεφαλίδα δεν ταιριάζει: { $why }
error-bad_entry = Εγγραφή { $number }, «{ $entry }»: { $why }
error-other_end = Τελειώνει με { $found }, αλλά η καταγραφή λέει { $said }.
error-no_game_called = Δεν υπάρχει παιχνίδι «{ $id }»· υπάρχουν: { $listed }.
error-nul = Το κείμενο έχει έναν χαρακτήρα NUL· με αυτόν δεν γίνεται τίποτα.

## Τι μαθαίνουν όλοι στο τραπέζι

table-unseen = Ένα σφάλμα του προγράμματος, που καταγράφηκε, δεν σε αφήνει να δεις τι έγινε.
table-host = Οικοδεσπότης
table-sits_down = { $who } κάθεται στο τραπέζι: { $seat }.
table-bot_takes = Ένα bot παίρνει τη θέση: { $who }.
table-is_back = { $who } είναι πάλι εδώ.
table-resigns = { $who } παραιτείται· συνεχίζει ένα bot.
table-resigns_last = { $who } παραιτείται.
table-out_of_time = { $who } δεν έχει άλλο χρόνο· συνεχίζει ένα bot.
table-out_of_time_last = { $who } δεν έχει άλλο χρόνο.
table-proposes_draw = { $who } προτείνει ισοπαλία.
table-proposes_abandon = { $who } προτείνει να εγκαταλειφθεί η παρτίδα.
table-declines = { $who } δεν συμφωνεί.
table-over_by_resignation =
    Όλοι οι άλλοι παραιτήθηκαν: { $who-count ->
        [one] νίκησε
       *[other] νίκησαν
    } { $who-nom }.
table-over_by_time =
    Όλοι οι άλλοι παραιτήθηκαν ή έμειναν χωρίς χρόνο: { $who-count ->
        [one] νίκησε
       *[other] νίκησαν
    } { $who-nom }.
table-lost_by_resignation =
    { $loser } παραιτήθηκε και έχασε τον πόλεμο: { $who-count ->
        [one] νίκησε
       *[other] νίκησαν
    } { $who-nom }.
table-lost_by_time =
    { $loser } δεν έχει άλλο χρόνο και έχασε τον πόλεμο: { $who-count ->
        [one] νίκησε
       *[other] νίκησαν
    } { $who-nom }.
table-given_up_by_resignation = { $loser } παραιτήθηκε· δεν μένει άλλος άνθρωπος και ο πόλεμος δεν παίζεται ως το τέλος.
table-given_up_by_time = { $loser } δεν έχει άλλο χρόνο· δεν μένει άλλος άνθρωπος και ο πόλεμος δεν παίζεται ως το τέλος.
table-agreed_draw = Οι παίκτες συμφώνησαν σε ισοπαλία.
table-agreed_end = Οι παίκτες συμφώνησαν να εγκαταλειφθεί η παρτίδα.
table-bot_fault = Ένα σφάλμα του προγράμματος εμπόδισε το bot ({ $seat })· στη θέση του έγινε μια τυχαία ενέργεια.
table-bot_late_captain = Το bot ({ $seat }) άργησε πολύ· στη θέση του αποφάσισε ο λοχαγός.
table-bot_late_chance = Το bot ({ $seat }) άργησε πολύ· στη θέση του έγινε μια τυχαία ενέργεια.
table-bot_broke_captain = Το bot ({ $seat }) χάλασε· στη θέση του αποφάσισε ο λοχαγός.
table-bot_broke_chance = Το bot ({ $seat }) χάλασε· στη θέση του έγινε μια τυχαία ενέργεια.
table-bot_illegal_captain = Το bot ({ $seat }) ήθελε κάτι που οι κανόνες απαγορεύουν· στη θέση του αποφάσισε ο λοχαγός.
table-bot_illegal_chance = Το bot ({ $seat }) ήθελε κάτι που οι κανόνες απαγορεύουν· στη θέση του έγινε μια τυχαία ενέργεια.

## Τα bot: πέντε επίπεδα, από την πρώτη παρτίδα ως το καλύτερο που υπάρχει, και λοχαγοί με διάφορα χούγια

bot-random = Τυχαίος παίκτης
bot-random-text = Όποια επιτρεπτή κίνηση να ’ναι. Δεν έχει κάτι να σου μάθει.
bot-recruit = Νεοσύλλεκτος
bot-recruit-text = Επίπεδο 1, για μια πρώτη παρτίδα: βαδίζει εδώ κι εκεί, αλλά όχι σε βέβαιη ήττα.
bot-lieutenant = Υπολοχαγός
bot-lieutenant-text = Επίπεδο 2: ξέρει τη δουλειά του, και δεν βλέπει πέρα από την επόμενη πορεία.
bot-captain = Λοχαγός
bot-captain-text = Επίπεδο 3: προσεκτικός επιτελικός με ένα σχέδιο για κάθε έθνος.
bot-colonel = Συνταγματάρχης
bot-colonel-text = Επίπεδο 4: ζυγίζει το σχέδιο του λοχαγού με άλλα όπου βοηθά· αλλού κάνει τον μισό δρόμο του στρατάρχη.
bot-marshal = Στρατάρχης
bot-marshal-text = Επίπεδο 5: σκέφτεται κάθε απόφαση ως το τέλος όπου βοηθά, όσο χρόνο του δίνουν· αλλού ακολουθεί ό,τι κέρδισε τους περισσότερους πολέμους.
bot-hussar = Ουσάρος
bot-hussar-text = Ένας λοχαγός που επιτίθεται όπου έχει ελπίδα, και ξοδεύει τις κάρτες του.
bot-engineer = Μηχανικός
bot-engineer-text = Ένας λοχαγός που μένει όπου είναι ασφαλής και πολεμά μόνο όταν οι πιθανότητες είναι με το μέρος του.
bot-quartermaster = Επιμελητής
bot-quartermaster-text = Ένας λοχαγός που κρατά τις κάρτες του για τη μεγάλη μέρα.
bot-courier = Αγγελιαφόρος
bot-courier-text = Ένας λοχαγός που τρέχει για τους στόχους και αφήνει τους δικούς του στην τύχη.
bot-outside-text = Το έφερε ο οικοδεσπότης αυτού του τραπεζιού.

## Η ανασκόπηση ενός τελειωμένου πολέμου

review-begin = Ανασκόπηση του πολέμου
review-begin_text = Υπολογίζει πώς πήγαν οι πιθανότητες όλων, τι έκρινε τον πόλεμο, και τι ήταν τύχη και τι δεξιότητα. Θέλει μερικά λεπτά, δίπλα στις παρτίδες που παίζονται, και φυλάσσεται μαζί με αυτή την παρτίδα.
review-busy = Ανασκόπηση του πολέμου …
review-chances = Πιθανότητες ανά γύρο
review-chances_hint = Οι ζώνες περιέχουν 95 στις 100 περιπτώσεις. Διάλεξε έναν γύρο για να πας εκεί.
review-point = { $when }: { $listed }
review-share_of = { $who } { $share }
review-moments = Τι έκρινε τον πόλεμο
review-no_moments = Σε καμία στιγμή δεν άλλαξαν πολύ οι πιθανότητες.
review-given_up = Ο πόλεμος δεν παίχτηκε ως το τέλος, αλλά εγκαταλείφθηκε. Οι πιθανότητες εκείνη τη στιγμή: { $listed }.
review-between = { $low } έως { $high }
review-luck = Τύχη
review-skill = Δικές τους αποφάσεις
review-others = Αποφάσεις των άλλων
review-rest = Δεν ξεχωρίζει
review-start = Στην αρχή
review-end = Στο τέλος
review-swing = { $who } { $points }
review-of_luck = τύχη { $points }
review-of_skill = δικές τους αποφάσεις { $points }
review-of_others = οι άλλοι { $points }
review-of_rest = δεν ξεχωρίζει { $points }
review-by_chance = Έκρινε η τύχη.
review-by_seat = Αποφάσισε { $who-nom }.
review-by_several = Πολλά μαζί.
review-decision = { $who }: { $action }
review-best_same = Το καλύτερο bot ({ $bot }): το ίδιο.
review-best = Το καλύτερο bot ({ $bot }): { $action }
review-lost =
    Αυτό θα άξιζε { $points ->
        [one] { $points } μονάδα
       *[other] { $points } μονάδες
    } παραπάνω ({ $low } έως { $high }).
review-gained =
    Αυτό που έγινε άξιζε { $points ->
        [one] { $points } μονάδα
       *[other] { $points } μονάδες
    } παραπάνω ({ $low } έως { $high }).
review-perhaps_lost =
    Αυτό ίσως θα άξιζε { $points ->
        [one] { $points } μονάδα
       *[other] { $points } μονάδες
    } παραπάνω, αλλά δεν είναι βέβαιο ({ $low } έως { $high }).
review-perhaps_gained =
    Αυτό που έγινε ίσως άξιζε { $points ->
        [one] { $points } μονάδα
       *[other] { $points } μονάδες
    } παραπάνω, αλλά δεν είναι βέβαιο ({ $low } έως { $high }).
review-even = Διαφορά στην πιθανότητα νίκης δεν μπορεί να διακριθεί ({ $low } έως { $high } μονάδες).
review-to_moment = Σε εκείνη τη στιγμή
review-fights = Οι μάχες και οι πιθανότητές τους
review-fights_hint = Όπως μπορούσε να το δει κάθε πλευρά στην αρχή: τα κρυφά χέρια μοιράζονται ξανά, και μετράει ό,τι είχε κάνει ο εχθρός.
review-no_fights = Δεν υπήρξε μάχη με πιθανότητες που να υπολογίζονται.
review-fight_of = { $who }: { $win } για νίκη, { $tie } για ισοπαλία
review-fight_of_two = { $who }: { $win } για νίκη
review-worlds =
    με όσα ήταν γνωστά εκεί, { $worlds ->
        [one] { $worlds } χέρι δοκιμάστηκε
       *[other] { $worlds } χέρια δοκιμάστηκαν
    }
review-result_win = νίκη
review-result_tie = ισοπαλία
review-result_lose = ήττα
review-accounts = Τύχη και δεξιότητα
review-accounts_hint = Σε ποσοστιαίες μονάδες της πιθανότητας νίκης: όλες μαζί οδηγούν από την αρχή στο τέλος.
review-how = Εκτίμηση μετά τον πόλεμο, όταν όλα τα χέρια είναι γνωστά: από κάθε θέση γρήγοροι λοχαγοί συνεχίζουν για δύο γύρους, { $playouts } φορές συνολικά, και η ίδια η κρίση του παιχνιδιού λέει τι προέκυψε. Τα όρια λένε τι μπορεί να έκανε η τύχη αυτών των δοκιμών, όχι αν εκείνη η κρίση είναι σωστή.
review-how_plain = Εκτίμηση μετά τον πόλεμο, όταν όλα τα χέρια είναι γνωστά: κάθε θέση παίχτηκε τυχαία ως το τέλος, { $playouts } φορές συνολικά.

## Χώρες, επαρχίες και θάλασσες όπως τις γράφουν οι χάρτες· τα γράμματα γεμίζουν τον ίδιο χώρο σε κάθε γλώσσα

land-alsace = Αλσατία
land-austria = Αυστρία
land-austrian-netherlands = Αυστριακές Κάτω Χώρες
land-adriatic = Αδριατική
land-atlantic-ocean = Ατλαντικός Ωκεανός
land-baltic-sea = Βαλτική Θάλασσα
land-barbary = Μπαρμπαριά
land-bavaria = Βαυαρία
land-bohemia = Βοημία
land-brabant = Βραβάντη
land-brandenburg = Βρανδεμβούργο
land-british-colonies = Βρετανικές αποικίες
land-bay-of-biscay = Βισκαϊκός Κόλπος
land-champagne = Καμπανία
land-cuba = Κούβα
land-caribbean-sea = Καραϊβική Θάλασσα
land-denmark = Δανία
land-east-frisia = Ανατολική Φρισία
land-east-prussia = Ανατολική Πρωσία
land-eifel = Άιφελ
land-england = Αγγλία
land-flanders = Φλάνδρα
land-florida = Φλόριντα
land-france = Γαλλία
land-franconia = Φραγκονία
land-great-lakes = Μεγάλες Λίμνες
land-hanover = Αννόβερο
land-hesse = Έσση
land-holland = Ολλανδία
land-holstein = Χόλσταϊν
land-holy-roman-empire = Αγία Ρωμαϊκή Αυτοκρατορία
land-hungary = Ουγγαρία
land-ireland = Ιρλανδία
land-italy = Ιταλία
land-lesser-poland = Μικρή Πολωνία
land-lithuania = Λιθουανία
land-liege = Λιέγη
land-lorraine = Λωρραίνη
land-louisiana = Λουιζιάνα
land-lusatia = Λουσατία
land-luxemburg = Λουξεμβούργο
land-masovia = Μαζοβία
land-mecklenburg = Μεκλεμβούργο
land-moravia = Μοραβία
land-mediterranean-sea = Μεσόγειος Θάλασσα
land-new-france = Νέα Γαλλία
land-new-spain = Νέα Ισπανία
land-north-sea = Βόρεια Θάλασσα
land-norway = Νορβηγία
land-ottoman-empire = Οθωμανική Αυτοκρατορία
land-palatinate = Παλατινάτο
land-picardy = Πικαρδία
land-poland = Πολωνία
land-polish-prussia = Πολωνική Πρωσία
land-pomerania = Πομερανία
land-portugal = Πορτογαλία
land-prussia = Πρωσία
land-russia = Ρωσία
land-samogitia = Σαμογιτία
land-saxony = Σαξονία
land-scotland = Σκωτία
land-silesia = Σιλεσία
land-spain = Ισπανία
land-swabia = Σουαβία
land-sweden = Σουηδία
land-switzerland = Ελβετία
land-terra-firma = Τιέρα Φίρμε
land-the-empire = Αυτοκρατορία
land-thuringia = Θουριγγία
land-united-provinces = Ενωμένες Επαρχίες
land-upper-palatinate = Άνω Παλατινάτο
land-westphalia = Βεστφαλία

## Ο συντάκτης: τι δεν πάει καλά σε μια εντολή, και πώς λέγονται οι εντολές

arranging-in_line = Γραμμή { $number }: { $problem }
arranging-cannot_be = Έτσι δεν γίνεται: { $why }
arranging-no_other = Δεν υπάρχει άλλη κάρτα { $card }.
arranging-no_other_for = Δεν υπάρχει άλλη κάρτα { $card } για: { $seat }.
arranging-no_turn = Δεν υπάρχει γύρος { $number }.
arranging-too_many =
    { $nation }: { $count ->
        [one] απομένει μόνο { $count } στράτευμα
       *[other] απομένουν μόνο { $count } στρατεύματα
    }.
arranging-season = Ο γύρος { $number } δεν είναι αυτής της εποχής.
arranging-no_box = Η κλίμακα { $track } δεν έχει τετράγωνο { $number }.
arranging-no_part = { $nation }: δεν συμμετέχει σε αυτό το σενάριο.
arranging-two_cards = Ανοίγουν δύο πολιτικές κάρτες, ή καμία.
arranging-no_politics = Σε αυτό το σενάριο δεν υπάρχει πολιτική.
arranging-no_board = { $state }: δεν έχει εδώ ταμπλό· υπάρχουν { $boards }.
arranging-mixed_up = { $who }: μπερδεύτηκαν πλοία και άνδρες.
arranging-place_first = { $who }: πρέπει πρώτα να τοποθετηθεί.
arranging-not_there = { $who }: δεν βρίσκεται εκεί ({ $place }).
arranging-verb_clear = άδειασε τον χάρτη
arranging-verb_turn = γύρος
arranging-verb_place = τοποθέτησε
arranging-verb_remove = αφαίρεσε
arranging-verb_troops = στρατεύματα
arranging-verb_down = γύρισε ανάποδα
arranging-verb_hand = χέρι
arranging-verb_mark = κατακτημένοι στόχοι
arranging-verb_begin = αρχίζει
arranging-verb_fate = κάρτα μοίρας
arranging-verb_depleted = εξαντλημένα στρατεύματα
arranging-verb_garrison = φρουρά
arranging-verb_lead = διοικητής στο
arranging-verb_control = έλεγχος
arranging-verb_muster = πόντοι δράσης
arranging-verb_winter = χειμώνας
arranging-verb_box = δείκτης σε σημείο
arranging-verb_aside = βάλε στην άκρη
arranging-verb_station = τοποθέτησε ουσάρους
arranging-verb_track = κλίμακα
arranging-verb_trump = ατού
arranging-verb_politics = πολιτική
arranging-verb_hussars = ουσάροι
arranging-verb_year = έτος
arranging-verb_fraction = περίοδος
arranging-verb_units = μονάδες
arranging-verb_veterans = βετεράνοι
arranging-verb_stores = εφόδια
arranging-verb_aboard = επιβίβασε
arranging-verb_purse = ταμείο
arranging-verb_flag = σημαία
arranging-verb_larder = αποθήκη
arranging-verb_points = πόντοι
arranging-verb_fight = μάχη
arranging-choice_movement = κίνηση
arranging-choice_combat = μάχη
arranging-choice_supply = εφοδιασμός
arranging-choice_draw = τράβηγμα καρτών
arranging-choice_battle = κερδισμένες μάχες
arranging-choice_emperor = αυτοκρατορικό στέμμα

## Τι μπορεί να δείχνει ένας χάρτης

layer-names = Ονόματα πόλεων
layer-lettering = Ονόματα χωρών
layer-river-names = Ονόματα ποταμών
layer-hills = Λόφοι
layer-cartouche = Διακοσμητικά
layer-moves = Κινήσεις από τη σειρά σου

## Γιατί δεν γίνεται μια καταγραφή ή μια θέση

unsound-no_card = δεν υπάρχει κάρτα { $card }
unsound-so_many = αναμένονται { $count }
unsound-so_many_numbers = αναμένονται { $count } αριθμοί
unsound-card_elsewhere = μια κάρτα που βρίσκεται και αλλού
unsound-no_such_seat = καμία θέση «{ $seat }»
unsound-not_hidden = μια κάρτα που δεν είναι κρυμμένη πουθενά
unsound-too_many_cards = περισσότερες κάρτες από όσες γίνεται
unsound-commander_lost = ένας διοικητής λείπει ή υπάρχει δύο φορές
unsound-does_not_follow = ό,τι προκύπτει από αυτό δεν ταιριάζει
unsound-no_room = { $count } μονάδες στο { $place }, που χωρά { $room }
unsound-isolated_garrison = μια απομονωμένη φρουρά στο { $place }
unsound-enemy_garrison = μια εχθρική φρουρά στο { $place }
unsound-unordered = μονάδες σε λάθος σειρά
unsound-no_chit = μια μάρκα που δεν μπορεί να είναι μέσα
unsound-unit_not_in = μια μονάδα που δεν είναι στο { $place }
unsound-strangers = ξένοι στο { $place }
unsound-not_conquered = { $place }: δεν κατακτιέται
unsound-old_markers = παλιοί δείκτες στο { $place }
unsound-defends_alone = άμυνα εναντίον κανενός στο { $place }
unsound-changed_hands = { $place }: θα έπρεπε να έχει αλλάξει χέρια
unsound-one_by_side = αναμένεται ένα ανά πλευρά
unsound-card_of_side = μια κάρτα παραπάνω ή λιγότερη: { $seat }
unsound-below_one = το { $value } είναι κάτω από 1
unsound-one_by_nation = αναμένεται ένα ανά έθνος
unsound-card_twice = μια κάρτα που υπάρχει δύο φορές
unsound-no_seat = δεν υπάρχει θέση «{ $seat }»
unsound-no_objective = ένας δείκτης σε πόλη που δεν είναι στόχος
unsound-two_nations = δύο έθνη στο { $place }
unsound-half_stack = η μισή στοίβα στο { $place }
unsound-cannot_have = { $name }: δεν γίνεται να έχει { $what }
unsound-off_map = { $name }: είναι εκτός χάρτη
unsound-at_most = { $name }: το πολύ { $most }
unsound-to_come = { $name }: δεν ήρθε ακόμα
unsound-never_came = { $name }: ούτε ήρθε ούτε θα έρθει
unsound-not_held = { $nation }: δεν έχει τέτοια κάρτα
unsound-too_many_with = μαζί τους πάνω από { $most }
unsound-pool_of_nation = { $name }: έχει κοινή με άλλο έθνος
unsound-pool_of_power = { $name }: έχει κοινή με άλλη δύναμη
unsound-one_by_power = αναμένεται ένα ανά δύναμη
unsound-no_elector = δεν είναι εκλογική έδρα
unsound-not_displayed = μια κάρτα που δεν είναι ανοιχτή
unsound-not_allied = δυνάμεις που δεν συνεργάζονται είναι μαζί στο { $place }
unsound-outside_fortress = { $name }: έχει έναν έξω από οχυρά
unsound-on_elector = { $name }: έχει έναν σε εκλογική έδρα
unsound-shared_fortress = { $name }: μοιράζεται οχυρό με άλλον δείκτη
unsound-no_own_markers = { $name }: δεν έχει δικούς του δείκτες
unsound-no_fortress = έξω από οχυρά
unsound-no_such_power = καμία δύναμη που να μπορεί να είναι εκεί
unsound-mission_on_map = στρατηγός σε αποστολή είναι στον χάρτη
unsound-partner_missing = { $one } ή { $other }: δεν υπάρχει
unsound-not_bohemia = { $city }: δεν είναι στη Βοημία
unsound-piece_there = υπάρχει κομμάτι στο { $city }
unsound-has_none = { $nation }: δεν έχει
unsound-markers_in_all = { $nation }: { $count } δείκτες συνολικά
unsound-no_deal = καμία συμφωνία δεν λέγεται «{ $kind }»
unsound-not_two_powers = { $giver } και { $taker }: δεν είναι δύο δυνάμεις
unsound-no_town = μια πόλη που δεν υπάρχει
unsound-not_every_board = δεν είναι όλα τα ταμπλό
unsound-debt = χρέος έξω από τον ετήσιο προϋπολογισμό
unsound-by_threes = από τρεις αριθμοί
unsound-two_armies = δύο στρατιές σε μία μοίρα
unsound-advantages = ένα Πλεονέκτημα παραπάνω ή λιγότερο
unsound-cards = μια κάρτα παραπάνω ή λιγότερη
unsound-mixed_up = { $name }: μπερδεύτηκαν πλοία και άνδρες
unsound-nowhere = { $name }: δεν είναι πουθενά
unsound-has_food = { $name }: έχει τρόφιμα
unsound-two_faces = { $name }: είναι σε δύο όψεις
unsound-no_units = { $name }: έχει κάτι, αλλά καμία μονάδα
unsound-wrong_element = { $name }: δεν είναι στο στοιχείο του
unsound-no_ships = { $name }: έχασε τα πλοία του
unsound-no_chief = { $name }: δεν είναι με τον αρχηγό του
unsound-chief_of_chief = ένας αρχηγός έχει αρχηγό
unsound-options = λείπει μία ή δεν παίρνει τέτοια τιμή
unsound-goes_on = μια παρτίδα που συνεχίζεται έχει φάση
unsound-nobody_acts = στο { $phase } δεν παίζει κανείς
unsound-no_winner = κανείς δεν λέγεται { $names }
unsound-stranger_acts = στο { $phase } έχει σειρά «{ $seat }», που δεν υπάρχει
unsound-nothing_to_do = στο { $phase } δεν γίνεται τίποτα: { $seat }
unsound-offered_twice = στο { $phase } προσφέρεται δύο φορές η ίδια ενέργεια: { $seat }
unsound-nothing_below = { $phase } χωρίς τίποτα από κάτω
unsound-not_above = { $phase } δεν μπαίνει πάνω από { $below }
unsound-number_twice = το { $numbers } έχει έναν αριθμό δύο φορές
unsound-not_here = { $piece }: δεν είναι σε αυτό το σενάριο
unsound-train_not_alone = ένα τρένο δεν είναι μόνο του στο { $city }
unsound-too_many_generals = πάνω από { $most } στρατηγοί στο { $city }
unsound-not_position = δεν είναι θέση του παιχνιδιού { $game }: { $problem }
unsound-missing = λείπει: { $name }
unsound-count = αναμένονται { $wanted }, όχι { $found }
unsound-range = το { $value } δεν είναι από { $low } έως { $high }
unsound-breaks_rules = το «{ $action }» ({ $seat }) σπάει τους κανόνες του { $phase }: { $fault }
unsound-cannot_hold = { $region }: δεν γίνεται να έχει { $units }/{ $stores }/{ $loads }
unsound-sent_too_many = { $region }: έστειλε πάρα πολλούς
unsound-pairs = αναμένονται ζεύγη θέσης και κάρτας, όχι { $value }
unsound-list = αναμένεται λίστα, όχι { $value }
unsound-by_name = αναμένονται τιμές με όνομα, όχι { $value }
unsound-deal = αναμένεται συμφωνία, όχι { $value }
unsound-proposal = αναμένεται πρόταση, όχι { $value }
unsound-no_such = δεν υπάρχει «{ $name }»
unsound-fields = { $phase }: έχει { $listed }, όχι { $given }
unsound-field = { $phase }: { $field } δεν μπορεί να είναι { $value }
unsound-no_part = το «{ $name }» δεν είναι μέρος θέσης
unsound-unknown_phase = δεν υπάρχει φάση «{ $phase }»
unsound-line = { $source }, γραμμή { $line }: { $problem }
unsound-the_record = καταγραφή
unsound-other_scenario = η θέση είναι του { $scenario }
unsound-not_text = { $file }: δεν είναι αρχείο κειμένου: { $problem }
unsound-no_record = δεν είναι καταγραφή του Sanssouci της μορφής { $format }
unsound-no_line = αναμένεται «θέση: ενέργεια» ή «Όνομα: τιμή», όχι «{ $text }»
unsound-no_json = η θέση δεν είναι αντικείμενο JSON
unsound-unreadable = η θέση δεν διαβάζεται: { $problem }
unsound-no_header = η κεφαλίδα δεν έχει «{ $name }»
unsound-no_option = η επιλογή «{ $option }» δεν έχει τη μορφή όνομα=τιμή
unsound-twice = το «{ $name }» υπάρχει δύο φορές
unsound-no_secret = η καταγραφή δεν έχει μυστικό για να ελεγχθεί η τύχη της
unsound-other_secret = το μυστικό δεν είναι αυτό που δόθηκε πριν από την παρτίδα
unsound-other_luck = εγγραφή { $number }: η καταγραφή λέει «{ $said }», το μυστικό ορίζει «{ $decided }»
unsound-review_form = ανασκόπηση της μορφής { $found }, όχι { $wanted }
unsound-no_review = δεν είναι ανασκόπηση: { $problem }
unsound-in_part = { $part }: { $problem }
unsound-other_game = «{ $name }»
unsound-type_int = αναμένεται ακέραιος, όχι { $value }
unsound-type_bool = αναμένεται αληθές ή ψευδές, όχι { $value }
unsound-type_str = αναμένεται λέξη, όχι { $value }
unsound-troops_in_all = { $nation }: { $found } στρατεύματα μαζί με την εφεδρεία, όχι { $wanted }

## Τι δεν πάει καλά με τα αρχεία ενός πακέτου

pack-no_id = το «{ $cell }» δεν είναι αναγνωριστικό: πεζά γράμματα, ψηφία και παύλες
pack-twice = το «{ $cell }» υπάρχει δύο φορές
pack-no_yes = «{ $cell }», ούτε «yes» ούτε κενό
pack-no_bool = «{ $cell }»· αναμένεται true ή false
pack-no_whole = «{ $cell }»· αναμένεται ακέραιος από { $low } έως { $high }
pack-no_number = «{ $cell }»· αναμένεται αριθμός
pack-none_of = «{ $cell }»· αναμένεται ένα από: { $listed }
pack-not_in = το «{ $cell }» δεν υπάρχει στο { $listed }
pack-to_itself = δρόμος από το { $place } στον εαυτό του
pack-no_place = δεν έχει κανένα μέρος
pack-seam = μια ραφή μέσα στο { $sheet }
pack-no_seam = από το φύλλο { $start } στο φύλλο { $end } χωρίς να είναι ραφή
pack-stranded = κανένας δρόμος δεν οδηγεί από το { $place } στα: { $listed }
pack-nothing = δεν υπάρχει τέτοιος φάκελος ή αρχείο
pack-too_large = πάνω από { $most } bytes
pack-no_zip = ούτε φάκελος ούτε σωστό .zip: { $problem }
pack-locked = το .zip είναι κλειδωμένο με κωδικό
pack-unreadable = δεν διαβάζεται: { $problem }
pack-too_many = έχει { $count } αρχεία, το πολύ { $most }
pack-twice_in_zip = υπάρχει δύο φορές στο .zip
pack-not_installed = δεν έχει εγκατασταθεί πακέτο του { $game }
pack-no_column = δεν υπάρχει στήλη { $listed }
pack-column_twice = αυτή η στήλη υπάρχει δύο φορές
pack-same = { $what }: το ίδιο με τη γραμμή { $line }· πρέπει να υπάρχει μία φορά
pack-no_files = δεν έχει κανένα αρχείο πακέτου: { $listed }
pack-no_utf8 = δεν είναι κείμενο UTF-8: { $problem }
pack-columns = { $count } στήλες, ενώ η κεφαλίδα έχει { $wanted }
pack-no_toml = δεν είναι TOML: { $problem }
pack-no_row = καμία γραμμή για { $id }
pack-no_prussian = { $id }: δεν είναι Πρώσος διοικητής
pack-turn_ends = { $count } μάρκες τέλους γύρου· αναμένεται 1
pack-elizabeth = { $count } γύροι με το γεγονός { $event }· αναμένεται 1
pack-decks = οι τράπουλες δεν έχουν ίδιο μέγεθος: { $listed }
pack-boxes = { $count } θέσεις του { $nation }· αναμένονται { $wanted }
pack-not_owner = { $nation } στο { $place }, που το χρησιμοποιεί μόνο ο ιδιοκτήτης του
pack-set_up = { $count } στρατεύματα του { $nation } στον χάρτη, το nations.tsv έχει { $counters } μάρκες
pack-released = { $nation }: αποδεσμεύει { $count } διοικητές, στην εφεδρεία περιμένουν μόνο { $waiting }
pack-no_chit = κανένας γύρος δεν φέρνει μάρκα του { $army }
pack-winter = γύρος { $turn }: ένας χειμερινός γύρος δεν τραβά μάρκες
pack-resources = { $found }· για { $kind } αναμένεται { $bounds }
pack-also_space = το «{ $id }» είναι και θέση· οι ενέργειες δεν θα τα ξεχώριζαν
pack-gap = { $found } αντί για { $wanted }: κενό
pack-not_later = όχι μετά τον προηγούμενο γύρο
pack-amount = «{ $cell }»· αναμένεται ακέραιος από 1 έως 9
pack-no_amount = { $effect }: δεν έχει· άφησέ το κενό
pack-arenberg = κανένας αυστριακός στρατηγός με το όνομα { $name } (M22.1)
pack-no_fortress = κανένα μεγάλο οχυρό στην πατρίδα του { $nation }
pack-pieces_begin = { $count } κομμάτια αρχίζουν στο { $place }
pack-purses = { $who }: { $count } ταμεία, ένα για κάθε κάρτα Επιλογών
pack-no_aim = { $who }: τίποτα να πάρει ή να κρατήσει
pack-no_forces = { $who }: δεν έχει δυνάμεις
pack-no_units = { $who }: «{ $units }»: δεν είναι μονάδες όπως 4fv
pack-sides = { $sheet }: { $count } πλευρές· αναμένονται 2
pack-chief_towns = { $count } έδρες στο { $region }, όχι { $wanted }
pack-no_state = { $region }: έχει φρουρά αλλά όχι Κράτος
pack-no_capital = { $place }: δεν είναι σημειωμένο ως πρωτεύουσα
pack-no_way = κανένας δρόμος δεν οδηγεί στο { $place }
pack-faces = το κομμάτι { $piece } έχει { $count } όψεις, το πολύ 2
pack-also_place = το «{ $id }» είναι και μέρος· οι ενέργειες δεν θα τα ξεχώριζαν
pack-unknown_place = δεν υπάρχει μέρος «{ $place }»
pack-no_entry = καμία εγγραφή { $die } για { $year }
pack-four_boards = { $year }, { $die }: τα τέσσερα ταμπλό μπαίνουν από μία φορά
pack-no_chief_town = { $who }: { $place }: δεν είναι έδρα
pack-both_faces = { $who }: και οι δύο όψεις του κομματιού { $piece }
pack-too_many_units = { $who }: πάνω από 6 μονάδες
pack-other_side = { $who }: { $leader }: δεν είναι αυτής της πλευράς
pack-no_place_of = { $who }: δεν υπάρχει μέρος «{ $place }»
pack-outside = { $who }: { $place }: είναι έξω από τους τομείς που παίζονται
pack-not_in_state = { $place }: δεν είναι στο { $state }
pack-no_harbour = { $place }: δεν έχει λιμάνι· άφησέ το κενό
pack-letters = «{ $cell }»· αναμένονται γράμματα από { $allowed }
pack-number_bounds = «{ $cell }»· αναμένεται αριθμός από { $low } έως { $high }
pack-not_in_nor = το «{ $cell }» δεν υπάρχει στο { $file } και δεν είναι ένα από: { $listed }
pack-missing = λείπει
pack-only_sheet = μια ραφή στο μοναδικό φύλλο
pack-add_up = { $printed }, αλλά το { $files } δίνει { $found }
pack-both_add_up = { $printed }, αλλά τα { $first } και { $last } δίνουν { $found }
pack-all_add_up = { $printed }, αλλά οι πίνακες δίνουν { $found }
pack-votes = { $found } ψήφοι· αναμένονται { $wanted }
pack-western_votes = { $found } ψήφοι στην αυτοκρατορία· αναμένονται { $wanted }
pack-polish_fortresses = { $found } οχυρά στην Πολωνία· αναμένονται { $wanted }
pack-no_general = κανένας στρατηγός του { $nation }
pack-no_train = κανένα τρένο του { $nation }
pack-one_general = ένας Πρώσος στρατηγός αρχίζει στο { $box } (M3.1)
pack-one_train = ένα πρωσικό τρένο αρχίζει στο { $box } (M3.1)
pack-and_more = {" "}(και άλλα { $count })
pack-in_file = { $file }: { $text }
pack-in_line = { $file }, γραμμή { $line }: { $text }
pack-in_column = { $file }, στήλη { $column }: { $text }
pack-in_cell = { $file }, γραμμή { $line }, στήλη { $column }: { $text }
pack-not_here = παίχτηκε με πακέτο του { $game } που δεν υπάρχει εδώ (αποτύπωμα { $fingerprint }): εγκατάστησέ το και δοκίμασε ξανά

## Η αρένα και τα bot της

arena-extra = χρειάζεται το { $module }: το φέρνει pip install 'sanssouci[{ $extra }]'
arena-no_follies = κανείς δεν έχει πει ακόμα τι είναι ανοησία στο { $game }
arena-either = ή τα bot παίζουν σε όλες τις θέσεις, ή ορίζονται θέσεις και οι υπόλοιποι· όχι και τα δύο
arena-no_bots = δεν ορίστηκαν bot
arena-no_value = η επιλογή { $name } δεν έχει τιμή
arena-named_twice = { $listed }: ένα αναφέρεται δύο φορές
arena-empty = στο { $scenario } δεν κάθεται κανείς: { $seats }· όρισε τους υπόλοιπους
arena-no_seat = στο { $scenario } δεν υπάρχει θέση «{ $seat }»· υπάρχουν: { $listed }
arena-cannot_start = { $bot }: δεν ξεκινά: { $problem }
arena-no_ray = κανένα Ray cluster στο { $address }: { $problem }
arena-ray_gave_up = το Ray εγκατέλειψε μια παρτίδα: { $problem }
arena-nothing_played = δεν έχει παιχτεί ακόμα καμία παρτίδα
arena-other_format = { $file }: μορφή { $found }, εδώ ισχύει η μορφή { $wanted }
arena-not_played = η παρτίδα { $number } δεν έχει παιχτεί
arena-no_records = το σχέδιο δεν ζητούσε καταγραφές
arena-other_plan = { $file }: έχει άλλο σχέδιο: { $differing }
arena-other_rules = { $file }: άρχισε με κανόνες { $begun }, αυτοί είναι { $rules }
arena-no_table = { $file }: δεν είναι πίνακας της αρένας ({ $problem })
arena-died = μια διεργασία πέθανε (ίσως από έλλειψη μνήμης)
arena-no_name = το bot «{ $name }» δεν έχει όνομα
arena-nobody = κανείς δεν λέγεται «{ $name }»· υπάρχουν { $known }, module:Class και { $outside }ΕΝΤΟΛΗ
arena-no_setting = bot «{ $name }»: «{ $setting }» δεν είναι ρύθμιση· το { $who } δέχεται { $listed }
arena-bad_bot = bot «{ $name }»: { $problem }
arena-setting_number = bot «{ $name }»: το { $setting } είναι αριθμός, όχι «{ $text }»
arena-no_method = το «{ $name }» δεν είναι bot: δεν έχει μέθοδο choose
arena-cannot_load = το bot «{ $name }» δεν φορτώνεται: { $problem }
arena-no_program = στο «{ $name }» δεν υπάρχει πρόγραμμα
arena-bad_command = η εντολή στο «{ $name }» δεν διαβάζεται: { $problem }
arena-no_player = κανείς δεν παίζει: { $seats }
arena-endless = η παρτίδα με σπόρο { $seed } δεν τελειώνει σε { $most } εγγραφές
arena-no_clock = ένα ρολόι είναι ένα από: { $listed }, όχι «{ $name }»
arena-no_temper = ένα χούι είναι ένα από: { $listed }, όχι «{ $name }»
arena-no_weights = τα βάρη είναι { $listed }, όχι «{ $name }»
arena-no_budget = μια δαπάνη είναι μία από: { $listed }, όχι «{ $name }»
arena-loads_too_long = το bot «{ $name }» δεν φορτώνεται σε { $seconds } δευτερόλεπτα
arena-ends_process = το bot «{ $name }» τερματίζει τη διεργασία που το φορτώνει
arena-was = { $name }: ήταν { $was }, όχι { $now }

## Τι ακούει ο οικοδεσπότης

host-exists = { $file }: υπάρχει ήδη
host-not_empty = η βάση δεδομένων δεν είναι άδεια· το --force αντικαθιστά ό,τι έχει
host-no_end = { $file }: έχει φθαρεί, λείπει το τέλος του
host-no_backup = { $file }: δεν είναι αντίγραφο ασφαλείας του Sanssouci
host-other_backup = { $file }: έγινε από άλλη έκδοση του Sanssouci· οι πίνακές του είναι της έκδοσης { $found }, αυτοί της έκδοσης { $wanted }
host-damaged = { $file }: δεν είναι αντίγραφο ασφαλείας του Sanssouci, ή έχει φθαρεί
host-checksum = { $file }: έχει φθαρεί, το άθροισμα ελέγχου ή οι γραμμές δεν συμφωνούν
host-after_end = { $file }: έχει φθαρεί, υπάρχει κάτι μετά το τέλος του
host-no_clock = δεν υπάρχει τέτοιο ρολόι: { $clock }
host-entries_missing = λείπουν εγγραφές από την αποθήκη
host-led_elsewhere = όταν αποθηκεύτηκε οδηγούσε αλλού
host-other_program = { $file }: είναι βάση δεδομένων άλλου προγράμματος
host-other_version = { $file }: είναι άλλης έκδοσης του Sanssouci· οι πίνακές του είναι της έκδοσης { $found }, αυτοί της έκδοσης { $wanted }
host-other_rules = παίχτηκε με κανόνες { $rules }, αυτοί είναι { $these }
host-no_database = δεν υπάρχει είδος βάσης δεδομένων { $name }· είναι αρχείο, sqlite:///ΑΡΧΕΙΟ ή postgresql://...
host-no_folder = δεν υπάρχει φάκελος { $folder } για τη βάση δεδομένων
host-is_folder = { $file }: είναι φάκελος, όχι βάση δεδομένων
host-is_device = { $file }: είναι συσκευή, όχι βάση δεδομένων
host-bad_address = η διεύθυνση της βάσης δεδομένων δεν διαβάζεται· είναι αρχείο, sqlite:///ΑΡΧΕΙΟ ή postgresql://ΧΡΗΣΤΗΣ:ΚΩΔΙΚΟΣ@HOST:PORT/ΟΝΟΜΑ
host-cannot_make = η βάση δεδομένων { $file } δεν φτιάχνεται: { $problem }
host-no_permission = η βάση δεδομένων { $file } δεν ανοίγει: δεν επιτρέπεται εγγραφή στο { $place }
host-no_driver = λείπει το { $module }· για PostgreSQL: pip install 'sanssouci[postgres]'
host-cannot_open = η βάση δεδομένων { $file } δεν ανοίγει: { $problem }
host-being_played = το { $table } παίζεται τώρα: σταμάτα πρώτα τον διακομιστή
host-cannot_serve = ο διακομιστής δεν ανοίγει στο { $host }, θύρα { $port }: { $problem }
host-needs_typst = ένα PDF χρειάζεται το typst: το φέρνει pip install 'sanssouci[print]'
host-no_theme = δεν υπάρχει θέμα «{ $theme }»· υπάρχουν: { $listed }
host-no_place = στον χάρτη δεν υπάρχει κανένα μέρος
host-in_use = { $file }: το χρησιμοποιεί ο διακομιστής στο { $address }
host-in_use_here = { $file }: το χρησιμοποιεί άλλη διεργασία
host-no_setting = τέτοια ρύθμιση δεν υπάρχει

## Τι δεν πάει με μια τιμή, όπως το βρίσκουν οι βιβλιοθήκες, και τι δεν κάνει το σύστημα

invalid-whole = πρέπει να είναι ακέραιος αριθμός
invalid-number = πρέπει να είναι αριθμός
invalid-yes_no = πρέπει να είναι αληθές ή ψευδές
invalid-text = πρέπει να είναι κείμενο
invalid-missing = λείπει
invalid-unknown = δεν προβλέπεται εδώ
invalid-json = δεν είναι JSON
invalid-list = πρέπει να είναι κατάλογος
invalid-named = πρέπει να είναι τιμές με όνομα
invalid-at_least = πρέπει να είναι τουλάχιστον { $bound }
invalid-more_than = πρέπει να είναι πάνω από { $bound }
invalid-at_most = πρέπει να είναι το πολύ { $bound }
invalid-less_than = πρέπει να είναι κάτω από { $bound }
invalid-too_short =
    { $bound ->
        [one] πρέπει να έχει τουλάχιστον έναν χαρακτήρα
       *[other] πρέπει να έχει τουλάχιστον { $bound } χαρακτήρες
    }
invalid-too_long =
    { $bound ->
        [one] πρέπει να έχει το πολύ έναν χαρακτήρα
       *[other] πρέπει να έχει το πολύ { $bound } χαρακτήρες
    }
invalid-too_few = πρέπει να είναι τουλάχιστον { $bound }
invalid-too_many = πρέπει να είναι το πολύ { $bound }
invalid-one_of = πρέπει να είναι ένα από τα εξής: { $listed }
invalid-other = δεν μπορεί να χρησιμοποιηθεί έτσι
system-missing = δεν υπάρχει τέτοιο αρχείο ή φάκελος
system-forbidden = δεν υπάρχει άδεια πρόσβασης
system-is_folder = είναι φάκελος
system-no_folder = δεν είναι φάκελος
system-exists = υπάρχει ήδη
system-full = ο δίσκος είναι γεμάτος
system-read_only = είναι μόνο για ανάγνωση
system-in_use = η διεύθυνση χρησιμοποιείται ήδη
system-no_address = ο υπολογιστής δεν έχει αυτή τη διεύθυνση

## Κλάσματα

number-mark = ,
number-percent = { $number }%
# From one on, as people type them, with a stroke between several forms of one.
number-words = ένα/μία/ένας δύο/δυο τρία/τρεις τέσσερα/τέσσερις πέντε έξι επτά/εφτά οκτώ/οχτώ εννέα/εννιά δέκα έντεκα/ένδεκα δώδεκα δεκατρία δεκατέσσερα δεκαπέντε δεκαέξι/δεκάξι δεκαεπτά/δεκαεφτά δεκαοκτώ/δεκαοχτώ δεκαεννέα/δεκαεννιά είκοσι

## Η έκθεση της αρένας

matches-unfinished = Δεν τελείωσε: παίχτηκαν { $count } από τις { $planned } παρτίδες.
matches-games = παρτίδες
matches-bots = bot
matches-seeds = σπόροι
matches-from_to = { $first } έως { $last }
matches-at_play = παιχνίδι
matches-minutes = { $minutes } λεπτά
matches-of_one = Έπαιξε μόνο του: { $bot }. Η καλύτερη θέση ήταν: { $seat }, { $setup }.
matches-strongest = { $bot }: σαφώς το ισχυρότερο, με νίκη από { $won } στις { $seats } θέσεις του.
matches-ahead = { $bot }: μπροστά από το bot { $second }, αλλά όχι με βεβαιότητα, με νίκη από { $won } στις { $seats } θέσεις του.
matches-forfeited = { $bot }: έχασε άνευ αγώνα { $count } από { $games }, γιατί πάνω από το { $share } των αποφάσεων μιας παρτίδας χρειάστηκε να τις πάρει άλλος.
matches-forfeited_why = { $bot }: έχασε άνευ αγώνα { $count } από { $games }, γιατί πάνω από το { $share } των αποφάσεων μιας παρτίδας χρειάστηκε να τις πάρει άλλος ({ $trouble }).
matches-ratings = Πόσο δυνατά είναι
matches-ratings-text = Πάνω τα bot, κάτω οι θέσεις όπου κάθισαν: η εκτιμώμενη δύναμη, με δύο τυπικές αποκλίσεις από κάθε πλευρά. Ένας παίκτης έχει το άθροισμα των δύο.
matches-wins = Ποιος κερδίζει πού
matches-wins-text = Το μερίδιο των παρτίδων που κέρδισε κάθε bot σε κάθε θέση, με το διάστημα του Wilson 95 %.
matches-meetings = Πρόσωπο με πρόσωπο
matches-meetings-text = Από τις αναμετρήσεις που χώρισαν δύο bot, το μερίδιο όπου κέρδισε το bot της γραμμής και όχι εκείνο της στήλης.
matches-lengths = Πόσο διαρκούν οι παρτίδες
matches-lengths-text = Οι παρτίδες κατά τον γύρο στον οποίο τελείωσαν, και γιατί.
matches-reasons = Πώς κρίνονται οι παρτίδες
matches-reasons-text = Το μερίδιο των παρτίδων που τελείωσαν για κάθε λόγο.
matches-thinking = Πόσο σκέφτονται
matches-thinking-text = Ο χρόνος για μία απόφαση: η μπάρα είναι ο μέσος όρος, το σημάδι η πιο μακρά απ’ όλες.
matches-head_bots = Bot
matches-head_seats = Θέσεις
matches-axis_strength = δύναμη
matches-axis_won = κερδισμένες παρτίδες
matches-axis_turn = γύρος
matches-axis_time = χιλιοστά του δευτερολέπτου
matches-against = εναντίον { $bot }
matches-mean_turns = { $setup }: { $turns } γύροι κατά μέσο όρο
matches-bot_or_seat = bot ή θέση
matches-mu = μ
matches-sigma = σ
matches-ordinal = τακτικό
matches-of_ratings = Οι θέσεις αυτού του παιχνιδιού δεν είναι ίσες. Γι’ αυτό κάθε θέση βαθμολογείται σαν παίκτης: όποιος κάθεται εκεί είναι ομάδα μαζί της, και το μοντέλο των Plackett και Luce μοιράζει τα εύσημα στους δύο. Το μ είναι η εκτίμηση, το σ η τυπική της απόκλιση· το τακτικό, μ μείον τρία σ, είναι μια δύναμη που σχεδόν σίγουρα υπάρχει. Όλοι ξεκινούν από το 25 με σ { $sigma }.
matches-confounded = Εδώ κάθονταν πάντα στην ίδια θέση: { $bots }. Το μοντέλο μπορεί μόνο να μαντέψει τι οφείλεται στο bot και τι στη θέση· αυτό το δείχνει μόνο ένα τουρνουά όπου όλοι περνούν από όλες τις θέσεις.
matches-setup =
    { $setup }: { $count ->
        [one] { $count } παρτίδα
       *[other] { $count } παρτίδες
    }
matches-shared = { $count } με πολλούς νικητές
matches-drawn = { $count } χωρίς νικητή
matches-seat = θέση
matches-bot = bot
matches-won = νίκες
matches-of = από
matches-share = μερίδιο
matches-interval = διάστημα 95 %
matches-other = εναντίον
matches-ahead_of = μπροστά
matches-level = ίσα
matches-behind = πίσω
matches-of_meetings = Κάθε ζευγάρι θέσεων με διαφορετικά bot σε μια παρτίδα είναι μία αναμέτρηση. Ίσα: κέρδισαν και τα δύο, ή έχασαν και τα δύο.
matches-set_up = διάταξη
matches-reason = λόγος
matches-decisions = αποφάσεις
matches-mean = μέσος, ms
matches-longest = η πιο μακρά, ms
matches-fallbacks = αναπληρώσεις
matches-forfeits = άνευ αγώνα
ending-forfeit = άνευ αγώνα
matches-of_fallbacks = Αναπληρώσεις είναι οι αποφάσεις που πάρθηκαν στη θέση ενός bot που απέτυχε. Αν είναι πάρα πολλές, η παρτίδα χάνεται άνευ αγώνα.
matches-follies = Ανοησίες
matches-of_follies =
    Ό,τι δεν κάνει σχεδόν ποτέ ένας καλός παίκτης, μετρημένο στις καταγραφές { $count ->
        [one] { $count } παρτίδας
       *[other] { $count } παρτίδων
    }.
matches-folly = ανοησία
matches-times = φορές
matches-again = Για να ξαναπαιχτεί
matches-of_again = Αυτό το σχέδιο, αποθηκευμένο ως plan.toml, δίνει τις ίδιες παρτίδες σε κάθε υπολογιστή, αρκεί τα bot να μετρούν τις σκέψεις τους και όχι τα δευτερόλεπτα:
matches-made_by = Sanssouci { $version }, κανόνες { $rules }.
