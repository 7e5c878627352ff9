### Friedrich auf Deutsch. Wörter nach einem Dollarzeichen sind Kennungen und werden mit ihrem Namen genannt.

## Gezähltes, als Teile von Sätzen

troops =
    { $troops ->
        [one] { $troops } Truppe
       *[other] { $troops } Truppen
    }
trains =
    { $trains ->
        [one] { $trains } Tross
       *[other] { $trains } Trosse
    }
bought =
    { $trains ->
        [0] { troops }
       *[other] { $troops ->
            [0] { trains }
           *[other] { troops } und { trains }
        }
    }
cities =
    { $length ->
        [one] { $length } Stadt
       *[other] { $length } Städte
    }
losses =
    { $losses ->
        [one] { $losses } Truppe
       *[other] { $losses } Truppen
    }

## Namen
name-spades = Pik
name-clubs = Kreuz
name-hearts = Herz
name-diamonds = Karo

name-prussia = Preußen
    .nom = Preußen
    .dat = Preußen
    .acc = Preußen
    .von = Preußens
name-hanover = Hannover
    .nom = Hannover
    .dat = Hannover
    .acc = Hannover
    .von = Hannovers
name-russia = Russland
    .nom = Russland
    .dat = Russland
    .acc = Russland
    .von = Russlands
name-sweden = Schweden
    .nom = Schweden
    .dat = Schweden
    .acc = Schweden
    .von = Schwedens
name-austria = Österreich
    .nom = Österreich
    .dat = Österreich
    .acc = Österreich
    .von = Österreichs
name-imperial = Reichsarmee
    .nom = die Reichsarmee
    .dat = der Reichsarmee
    .acc = die Reichsarmee
    .von = der Reichsarmee
name-france = Frankreich
    .nom = Frankreich
    .dat = Frankreich
    .acc = Frankreich
    .von = Frankreichs
name-frederick = Friedrich der Große
    .nom = Friedrich der Große
    .dat = Friedrich dem Großen
    .acc = Friedrich den Großen
    .von = Friedrichs des Großen
name-elisabeth = Elisabeth
name-maria = Maria Theresia
name-pompadour = Pompadour
name-prussia-train-1 = preußischer Tross 1
    .nom = der preußische Tross 1
    .dat = dem preußischen Tross 1
    .acc = den preußischen Tross 1
    .von = des preußischen Trosses 1
name-prussia-train-2 = preußischer Tross 2
    .nom = der preußische Tross 2
    .dat = dem preußischen Tross 2
    .acc = den preußischen Tross 2
    .von = des preußischen Trosses 2
name-hanover-train-1 = hannoverscher Tross
    .nom = der hannoversche Tross
    .dat = dem hannoverschen Tross
    .acc = den hannoverschen Tross
    .von = des hannoverschen Trosses
name-russia-train-1 = russischer Tross 1
    .nom = der russische Tross 1
    .dat = dem russischen Tross 1
    .acc = den russischen Tross 1
    .von = des russischen Trosses 1
name-russia-train-2 = russischer Tross 2
    .nom = der russische Tross 2
    .dat = dem russischen Tross 2
    .acc = den russischen Tross 2
    .von = des russischen Trosses 2
name-sweden-train-1 = schwedischer Tross
    .nom = der schwedische Tross
    .dat = dem schwedischen Tross
    .acc = den schwedischen Tross
    .von = des schwedischen Trosses
name-austria-train-1 = österreichischer Tross 1
    .nom = der österreichische Tross 1
    .dat = dem österreichischen Tross 1
    .acc = den österreichischen Tross 1
    .von = des österreichischen Trosses 1
name-austria-train-2 = österreichischer Tross 2
    .nom = der österreichische Tross 2
    .dat = dem österreichischen Tross 2
    .acc = den österreichischen Tross 2
    .von = des österreichischen Trosses 2
name-imperial-train-1 = Tross der Reichsarmee
    .nom = der Tross der Reichsarmee
    .dat = dem Tross der Reichsarmee
    .acc = den Tross der Reichsarmee
    .von = des Trosses der Reichsarmee
name-france-train-1 = französischer Tross 1
    .nom = der französische Tross 1
    .dat = dem französischen Tross 1
    .acc = den französischen Tross 1
    .von = des französischen Trosses 1
name-france-train-2 = französischer Tross 2
    .nom = der französische Tross 2
    .dat = dem französischen Tross 2
    .acc = den französischen Tross 2
    .von = des französischen Trosses 2

## foresee: was eine Aktion bewirken würde

count-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
foresee-takes = erobert { $cities }
foresee-awaits = erobert { $cities } erst beim Weitermarsch
foresee-questions = legt ein Fragezeichen auf { $cities }, noch geschützt
foresee-destroys = vernichtet { $trains-acc }
foresee-joins = vereint sich mit { $generals }
foresee-attacks = greift { $generals } an
foresee-hungers = { $generals } { $generals-count ->
        [one] wäre
       *[other] wären
    } ohne Versorgung
foresee-starves = { $generals } { $generals-count ->
        [one] würde
       *[other] würden
    } verhungern
foresee-feeds = versorgt { $generals } wieder
foresee-costs = kostet { count-points }, { $price } pro Stück
foresee-owing =
    { $points ->
        [one] { $points } Punkt bleibt
       *[other] { $points } Punkte bleiben
    } zu zahlen
foresee-wasted = { count-points } zu viel, und niemand gibt heraus
foresee-left_idle = { $generals } { $generals-count ->
        [one] könnte
       *[other] könnten
    } noch marschieren
foresee-score = bringt dich auf { $score }
foresee-loses = verliert { troops } und muss sich zurückziehen

## prompt

prompt-allot =
    Truppen für { $general } ({ $nation }): { $left ->
        [one] { $left } Truppe ist
       *[other] { $left } Truppen sind
    } noch zu verteilen.
prompt-discard = { $nation-nom } muss eine der eben gezogenen Karten abwerfen.
prompt-offensive = Offensivoption: Lege eine Karte mit Wert zehn oder mehr beiseite, oder verzichte.
prompt-movement = { $nation-nom } zieht: Marschiere mit Generälen und Trossen, rekrutiere, oder drücke „Fertig“.
prompt-payment =
    { $nation-nom } kauft { bought }: { $owing ->
        [one] noch { $owing } Punkt
       *[other] noch { $owing } Punkte
    } zu zahlen.
prompt-placement = Setze ein, was du gekauft hast: noch { bought }.
prompt-combat = { $nation-nom } muss kämpfen: Wähle den nächsten Kampf.
prompt-battle = { $general } gegen { $enemy }: Du stehst bei { $score }. Spiele { $suit } oder eine Reserve, oder gib nach.
prompt-battle_must = { $general } gegen { $enemy }: Du stehst bei { $score }. Du musst eine Karte in { $suit } oder eine Reserve spielen.
prompt-battle_level = { $general } gegen { $enemy }: Du stehst bei { $score }. Spiele eine Reserve, oder lass den Kampf unentschieden enden.
prompt-battle_tie = { $general } gegen { $enemy }: Du stehst bei { $score }. Du hast kein { $suit }: Der Kampf endet unentschieden.
prompt-battle_lost = { $general } gegen { $enemy }: Du stehst bei { $score }. Du hast kein { $suit }: Gib nach.
prompt-battle_barred = { $general } gegen { $enemy }: Du stehst bei { $score }. Hildburghausen hat mit { $suit } angegriffen, also darf Soubise es nicht: Gib nach.
prompt-retreat = Schicke { $general } nach der Niederlage { cities } zurück, so weit vom Sieger wie möglich.
prompt-liberate = Ostpreußen ist frei von Russen: Nenne eine Stadt, die an Preußen zurückfällt (noch { $left }).
prompt-free_troop = { $nation-nom } erhält eine kostenlose Truppe: Nenne den General, der sie bekommt.
prompt-fated_loss = { $nation-nom } muss eine Truppe verlieren: Nenne den General, der sie abgibt.
prompt-exchange = { $nation-nom } darf { $other-dat } einen Kartentausch anbieten, oder verzichten.
prompt-renew = Frankreich darf eine Karte abwerfen und eine neue ziehen.
prompt-laudon = Laudon darf eine Stadt weit marschieren.
prompt-partisans = Partisanen dürfen einen preußischen Stapel in Österreich oder Sachsen umdrehen.
prompt-give = Preußen gibt Österreich eine Karte seiner Wahl und zieht dann eine zufällige.
prompt-chase = Preußen darf den geschlagenen Hildburghausen zwei Städte nach Westen jagen.
prompt-retire = Ein preußischer General muss für immer gehen: Nenne ihn.
prompt-evasion = Daun ist heran: Preußische Stapel neben ihm dürfen ausweichen oder stehen bleiben.

## refuse

refuse-discard_fresh = Nur eine der Karten, die { $nation-nom } eben gezogen hat, kann abgeworfen werden.
refuse-offensive_card = Die Offensivoption braucht eine Handkarte mit Wert zehn oder mehr.
refuse-allotting = Erst bekommt jeder General seine Truppen.
refuse-allot_order = Jetzt ist { $general } an der Reihe, Truppen zu bekommen.
refuse-allot_range = Jetzt kann { $general } { $low } bis { $high } Truppen bekommen.
refuse-not_active = { $piece-nom } ist nicht dabei: Jetzt ist die Phase { $nation-von }.
refuse-off_map = { $piece-nom } ist nicht auf der Karte.
refuse-elsewhere = { $piece-nom } steht in { $city }.
refuse-halted = Das Schicksal hält { $piece-acc } in dieser Runde fest.
refuse-moved = { $piece-nom } darf in dieser Runde nicht noch einmal ziehen.
refuse-train_in_group = Ein Tross marschiert allein.
refuse-company = Chevert muss bei einem von denen bleiben, mit denen er begonnen hat.
refuse-no_road = Keine Straße verbindet { $start } und { $end }.
refuse-too_far = { $steps } Städte sind zu weit: { $reach }, oder { $main }, wenn der ganze Marsch auf Hauptstraßen läuft.
refuse-train_blocked = Ein Tross darf nur leere Städte betreten, und { $city } ist nicht leer.
refuse-occupied = { $city } ist besetzt und kann nicht betreten werden.
refuse-stack_full = In { $city } können nicht mehr als drei Generäle stehen.
refuse-joins = Der Marsch würde in { $city } enden, wo Kameraden stehen.
refuse-no_trains = Das Schicksal verbietet, den Tross in { $city } zu vernichten.
refuse-stops_at_train = Der Marsch endet in { $city }, wo er einen Tross vernichtet.
refuse-blocks_ally = { $city } ist ein Ziel, das ein Verbündeter noch braucht; ein Marsch darf dort nur enden, um anzugreifen oder einen Tross zu vernichten.
refuse-no_attack = Das Schicksal verbietet einen Marsch, der neben dem Feind in { $city } endet.
refuse-transfer_form = Sag, wer gibt, wer nimmt und wie viele Truppen.
refuse-transfer_owner = Die Truppen { $general-von } gehören dir nicht.
refuse-transfer_apart = { $giver } und { $taker } stehen nicht in derselben Stadt.
refuse-transfer_size = Jeder General behält mindestens eine Truppe und führt höchstens acht.
refuse-same_outcome = Angeboten ist eine andere Straße zum selben Ort mit denselben Eroberungen.
refuse-recruit_nothing = Kaufe mindestens eine Truppe oder einen Tross.
refuse-twice_in_group = Ein General kann in einer Gruppe nur einmal marschieren.
refuse-too_many_troops =
    { $room ->
        [0] Mehr Truppen sind nicht zu haben.
        [one] Nur noch { $room } Truppe ist zu haben.
       *[other] Nur noch { $room } Truppen sind zu haben.
    }
refuse-too_many_trains =
    { $count ->
        [0] Kein Tross ist abseits der Karte.
        [one] Nur { $count } Tross ist abseits der Karte.
       *[other] Nur { $count } Trosse sind abseits der Karte.
    }
refuse-too_dear = Das kostet { $price } Punkte, und die Hand ist { $purse } wert.
refuse-no_room = Es gibt keinen Platz, an den all das gehen könnte.
refuse-pay =
    Zahle von der höchsten zur niedrigsten Karte, und keine zu viel: { $owing ->
        [one] { $owing } Punkt fehlt
       *[other] { $owing } Punkte fehlen
    }.
refuse-paying = Bezahle erst den Kauf, oder brich ihn ab.
refuse-enter = Dorthin kann diese Figur nicht zurückkehren.
refuse-reinforce = Diesem Stapel kann keine Truppe gegeben werden.
refuse-placing = Setze erst alles Gekaufte ein.
refuse-attack = Dieser Kampf gehört nicht zu denen, die zu kämpfen sind.
refuse-duty = Friedrich muss über null kommen, solange eine Karte es erlaubt.
refuse-tie_below_zero = Unter null gibt es kein Unentschieden; du kannst nur nachgeben.
refuse-concede_at_zero = Bei null gibt es nichts nachzugeben; der Kampf kann unentschieden enden.
refuse-zero_duty = Bei null musst du weiterspielen, solange du eine Karte in { $suit } hast.
refuse-in_battle = Im Kampf spielst du eine Karte oder gibst nach.
refuse-card_not_held = Nicht auf deiner Hand: { $card }.
refuse-reserve_value = Eine Reserve wird mit einem Wert von 1 bis 10 gespielt.
refuse-wrong_suit = Hier zählen nur { $suit } und Reserven, nicht { $card }.
refuse-too_high = Das Schicksal schließt Karten ab zehn in diesem Kampf aus.
refuse-fate = Die Schicksalskarte verbietet es: { $text }.
refuse-retreat = Der Rückzug muss { cities } weit gehen und so weit vom Sieger wie möglich enden.

## do: was eine Aktion ist

do-allot =
    { $value ->
        [one] { $value } Truppe
       *[other] { $value } Truppen
    } für { $who }
do-march =
    { $who-nom } nach { $end }{ $steps ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }über { $by }
    }
do-recruit = { bought } kaufen
do-done = Fertig
do-pay = { $card } abgeben
do-cancel = Kauf abbrechen
do-reinforce = Eine Truppe für { $who }
do-enter = { $who-nom } kehrt nach { $place } zurück
do-attack = { $own } greift { $enemy } an
do-play = { $card } spielen
do-play_as = { $card } als { $value } spielen
do-tie = Unentschieden
do-concede = Nachgeben
do-retreat = Rückzug nach { $place }
do-transfer =
    { $giver } gibt { $taker } { $count ->
        [one] { $count } Truppe
       *[other] { $count } Truppen
    }
do-discard = { $card } abwerfen
do-aside = { $card } beiseitelegen
do-liberate = { $place } fällt an Preußen zurück
do-weaken = { $who } verliert eine Truppe
do-raid = { $who } umdrehen
do-retire = { $who } geht für immer
do-offer = { $card } anbieten
do-give = { $card } geben
do-take = { $card } nehmen
do-step = Nach { $place } marschieren
do-chase = Ihn nach { $place } jagen
do-evade = { $who } weicht nach { $place } aus
do-stand = Stehen bleiben
do-decline = Verzichten
do-deal = { $card } wird gegeben
do-fate = { $card } wird aufgedeckt

## log

log-turn = Runde { $turn }.
log-stage = { $nation-nom } ist am Zug.
log-sheet_written = { $seat-nom } hat alle Truppen verteilt.
log-allotted = Alle Truppen sind verteilt.
log-draws =
    { $nation-nom } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } aus Deck { $deck }.
log-draws_nothing = { $nation-nom } zieht nichts: Es ist keine Karte mehr da.
log-drawn = Gezogen für { $nation-acc }: { $cards }.
log-deck_opened = Karten aus Deck { $deck } bilden den neuen Nachziehstapel.
log-discards = { $nation-nom } wirft verdeckt eine Karte aus Deck { $deck } ab.
log-discarded = Abgeworfen von { $nation-dat }: { $card }.
log-marches = { $group }: von { $start } nach { $end } ({ $road }).
log-conquers = { $nation-nom } erobert { $city }.
log-reconquers = { $nation-nom } erobert { $city } zurück.
log-question = { $nation-nom } beansprucht { $city }, das geschützt ist.
log-train_destroyed = { $train-nom } wird in { $city } vernichtet.
log-transfer = { $giver } gibt { $taker } { troops }.
log-recruits = { $nation-nom } zahlt { $cards } für { bought }.
log-enters = { $piece-nom } kehrt nach { $city } zurück.
log-reinforcements =
    { $troops ->
        [one] { $troops } Truppe geht
       *[other] { $troops } Truppen gehen
    } an Generäle { $nation-von } auf der Karte.
log-reinforced = Der Stapel { $general-von } bekommt eine Truppe.
log-combats =
    { $nation-nom } hat { $count ->
        [one] { $count } Kampf
       *[other] { $count } Kämpfe
    } auszutragen.
log-evasion = Daun ist nahe gekommen: Preußische Stapel neben ihm dürfen ausweichen.
log-combat = { $attacker } ({ $attackers }) in { $own_city } gegen { $defender } ({ $defenders }) in { $city }.
log-plays = { $nation-nom } spielt { $card } für { $value }: { $score }.
log-tie = { $attacker } und { $defender } trennen sich ohne Sieger.
log-defeat =
    { $winner } { $winner-count ->
        [one] schlägt
       *[other] schlagen
    } { $loser }: { losses } { $losses ->
        [one] geht verloren
       *[other] gehen verloren
    }.
log-leaves_map =
    { $general } { $general-count ->
        [one] verlässt
       *[other] verlassen
    } die Karte.
log-retreats =
    { $general } { $general-count ->
        [one] zieht
       *[other] ziehen
    } sich von { $start } nach { $end } zurück.
log-no_way_out = Kein Ausweg aus { $city }: { $nation-nom } verliert den ganzen Stapel, { losses }.
log-turned_up =
    { $general } { $general-count ->
        [one] ist
       *[other] sind
    } wieder versorgt.
log-turned_down =
    { $general } { $general-count ->
        [one] ist
       *[other] sind
    } ohne Versorgung.
log-starved =
    { $general } { $general-count ->
        [one] verhungert in { $city } und verlässt
       *[other] verhungern in { $city } und verlassen
    } die Karte mit { $lost ->
        [one] { $lost } Truppe
       *[other] { $lost } Truppen
    }.
log-fate = Die Uhr des Schicksals: { $text }.
log-fate_void = Die Karte hat keine Wirkung.
log-free_troop = { $general } bekommt eine kostenlose Truppe.
log-free_troops =
    { $nation-nom } bekommt { $troops ->
        [0] keine kostenlose Truppe
        [one] { $troops } kostenlose Truppe
       *[other] { $troops } kostenlose Truppen
    }, eine für jeden General mit Platz.
log-free_troop_somewhere = Ein General { $nation-von } bekommt eine kostenlose Truppe.
log-fated_loss =
    { $general } { $general-count ->
        [one] verliert
       *[other] verlieren
    } eine Truppe.
log-fated_loss_somewhere = Ein General { $nation-von } verliert eine Truppe.
log-fate_move =
    { $general } { $general-count ->
        [one] zieht
       *[other] ziehen
    } von { $start } nach { $end }.
log-offers = { $nation-nom } bietet { $other-dat } eine Karte an.
log-declines = { $nation-nom } verzichtet.
log-passes_card = { $giver-nom } gibt { $taker-dat } eine Karte aus Deck { $deck }.
log-handed_over = { $giver-nom } gibt { $taker-dat } { $card }.
log-leaves_war = { $nation-nom } scheidet aus dem Krieg aus.
log-eased = { $nation-nom } braucht jetzt nur noch die Ziele erster Ordnung.
log-markers_gone =
    { $cities-count ->
        [one] Der Marker verschwindet
       *[other] Die Marker verschwinden
    } aus { $cities }.
log-withdraws =
    Figuren und Marker { $nation-von } kommen von der Karte, und { $cards ->
        [0] keine Karte wird
        [one] { $cards } Karte wird
       *[other] { $cards } Karten werden
    } abgeworfen.
log-imperial_army = { $seat } führt jetzt die Reichsarmee.
log-imperial_hand = Die Reichsarmee bringt diese Karten mit: { $cards }.
log-overseas = Frankreich verliert eine Kolonie.
log-subsidies = England kürzt Preußen die Subsidien.
log-removed =
    { $general } verlässt den Krieg für immer; { $lost ->
        [one] { $lost } Truppe ist
       *[other] { $lost } Truppen sind
    } verloren.
log-option_chosen = Preußen wählt die Offensivoption und legt { $card } beiseite.
log-option_declined = Preußen verzichtet auf die Offensivoption.
log-option_card_taken = Österreich nimmt { $card }, die Karte der Offensivoption.
log-option_failed = Die Offensivoption ist gescheitert.
log-liberated = { $city } fällt an Preußen zurück.
log-phantom =
    { $count ->
        [one] { $count } ungesehene Karte verlässt
       *[other] { $count } ungesehene Karten verlassen
    } den Nachziehstapel, aus Deck { $deck }.

## card: was eine Schicksalskarte in dieser Partie sagt

card-quiet = Eine ruhige Runde: Nichts geschieht.
card-troop_of_choice = Ein General { $nation-von } bekommt eine kostenlose Truppe; die Nation wählt, welcher.
card-free_troop = { $general } bekommt eine kostenlose Truppe.
card-fated_loss = Der Stapel { $general-von } verliert eine Truppe.
card-loss_of_choice = Ein preußischer Stapel nach Preußens Wahl verliert eine Truppe.
card-troops_for_all = Jeder preußische General auf der Karte bekommt eine kostenlose Truppe.
card-exchange = Österreich und Russland dürfen eine Karte tauschen, von den anderen ungesehen.
card-halted = Nächste Runde darf { $general } nicht marschieren, wenn er in oder neben Küstrin steht, sobald die Russen zu ziehen beginnen.
card-slow = Nächste Runde marschiert { $general } höchstens zwei Städte, drei auf Hauptstraßen.
card-slow_everywhere = Nächste Runde marschiert { $general } höchstens zwei Städte, auch auf Hauptstraßen.
card-swift = Nächste Runde marschiert { $general } bis zu vier Städte, fünf auf Hauptstraßen.
card-no_high_cards = Nächste Runde wird in Kämpfen zwischen Preußen und Frankreich keine Karte ab zehn gespielt; eine Reserve zählt höchstens neun.
card-suits_apart = Nächste Runde darf Soubise nicht mit Karten einer Farbe angreifen, mit der Hildburghausen angegriffen hat.
card-halle = Nächste Runde darf niemand aus Halle heraus oder nach Halle hinein angreifen noch dort einen Tross vernichten.
card-french_bonus = Nächste Runde ist die erste Karte, die Frankreich im Kampf spielt, eins mehr wert.
card-renew = Frankreich darf eine Karte verdeckt abwerfen und eine neue ziehen.
card-no_attack = Nächste Runde darf { $general } nicht neben einen feindlichen General marschieren und keinen Tross vernichten.
card-company = Nächste Runde darf { $general } den Stapel nicht verlassen, in dem er zu ziehen beginnt.
card-laudon = Österreich darf { $general } in eine benachbarte Stadt ziehen.
card-partisans = Österreich darf einen preußischen Stapel in Österreich oder Sachsen umdrehen.
card-no_new_troops = Nächste Runde darf keine gekaufte Truppe zum Stapel { $general-von } gehen, und ist er abseits der Karte, kann er nicht zurückkehren.
card-show_strength = Nächste Runde muss Preußen im ersten Kampf { $general-von }, in dem es spielen darf, mit den ersten gespielten Karten über null kommen, wenn es kann.
card-positive_once = Nächste Runde muss Preußen im ersten Kampf { $general-von }, in dem es spielen darf, einmal über null kommen, wenn es kann.
card-evasion = Nächste Runde dürfen preußische Stapel neben { $general } vor Österreichs Kämpfen in eine leere Stadt ausweichen.
card-charge = Nächste Runde ist die erste Karte, die Preußen spielt, wenn { $general } angreift, fünf mehr wert.
card-stretched = Generäle { $nation-von }, deren nächster Tross fünf oder sechs Straßen entfernt ist, werden umgedreht.
card-give_and_take = Preußen gibt Österreich eine Karte seiner Wahl und zieht eine zufällige von ihm.
card-fresh_troops = Nächste Runde dürfen preußische Generäle mit neu gekauften Truppen nicht zum Angriff marschieren, und wer zum Angriff marschiert ist, bekommt keine.
card-surprised = Nächste Runde ist die erste Karte, die Preußen spielt, wenn { $general } angegriffen wird, nichts wert.
card-eleven = Nächste Runde darf Preußen einmal eine Pik-Elf für 22 spielen.
card-watchful = Nächste Runde schützt { $general } Ziele bis zu vier Städte entfernt.
card-chase = Wurde { $general } in dieser Runde geschlagen, darf Preußen ihn zwei Städte nach Westen ziehen.
card-subsidies = Für immer: Preußen zieht pro Runde zwei Karten weniger, aber nie unter vier.
card-subsidies_west = Für immer: Preußen zieht pro Runde eine Karte und behält sie.
card-subsidies_theatre = Für immer: Preußen zieht pro Runde eine Karte weniger.
card-nothing_more = Hier ändert sie nichts mehr.
card-colony = Für immer: Österreich zieht pro Runde vier Karten, Frankreich drei und behält sie alle.
card-colony_west = Für immer: Frankreich zieht pro Runde drei Karten und behält sie alle.
card-colony_theatre = Für immer: Österreich zieht pro Runde vier Karten.
card-last_to_leave = { $nation-nom } scheidet aus dem Krieg aus, als letztes von Russland, Schweden und Frankreich.
card-france_heir = Frankreich scheidet aus dem Krieg aus, Cumberland ist für immer entfernt, und Hannover zieht pro Runde eine Karte. { $seat } übernimmt die Reichsarmee; Österreich und die Reichsarmee brauchen nur ihre Ziele erster Ordnung.
card-france_west = Frankreich scheidet aus dem Krieg aus.
card-counts_as_out = { $nation-nom } gilt als ausgeschieden; sonst ändert sich nichts.
card-counts_as_out_literally = { $nation-nom } gilt als ausgeschieden, und Preußen entfernt für immer einen General seiner Wahl, nur nicht Friedrich.
card-void_here = Hier ändert sie nichts.
card-russia = Russland scheidet aus dem Krieg aus, und Lehwaldt ist für immer entfernt. Schweden braucht nur seine Ziele erster Ordnung.
card-russia_heir = Russland scheidet aus dem Krieg aus, und Lehwaldt ist für immer entfernt. { $seat } übernimmt die Reichsarmee; Österreich und die Reichsarmee brauchen nur ihre Ziele erster Ordnung.
card-russia_anniversary = Russland scheidet aus dem Krieg aus, und Preußen entfernt für immer einen General seiner Wahl, nur nicht Friedrich. Schweden braucht nur seine Ziele erster Ordnung.
card-russia_anniversary_heir = Russland scheidet aus dem Krieg aus, und Preußen entfernt für immer einen General seiner Wahl, nur nicht Friedrich. { $seat } übernimmt die Reichsarmee; Österreich und die Reichsarmee brauchen nur ihre Ziele erster Ordnung.
card-sweden = Schweden scheidet aus dem Krieg aus, und Preußen entfernt für immer einen General seiner Wahl, nur nicht Friedrich.
card-sweden_heir = Schweden scheidet aus dem Krieg aus, und Preußen entfernt für immer einen General seiner Wahl, nur nicht Friedrich. { $seat } übernimmt die Reichsarmee; Österreich und die Reichsarmee brauchen nur ihre Ziele erster Ordnung.

## end

end-objectives = Alle Ziele erobert: Sieg für { $nations-acc }.
end-offensive = Ganz Böhmen ist preußisch: Die Offensivoption hat den Krieg gewonnen.
end-bohemia = Ganz Böhmen ist preußisch: Friedrich hat gewonnen.
end-endurance = Seine Feinde sind ausgeschieden: Friedrich hat durchgehalten und gewonnen.

## Warum Bots tun, was sie tun

why-first_battles = Truppen dorthin, wo zuerst gekämpft wird
why-stands_well = alle stehen gut
why-tie = niemand gewinnt, wenn es weitergeht: unentschieden
why-least_harm = wo der geschlagene Feind am wenigsten ausrichtet
why-least_useful = die am wenigsten nützliche der gezogenen Karten
why-unknown_better = eine unbekannte Karte ist besser als diese
why-hand_better = jede Handkarte ist besser als eine unbekannte
why-ally_needs = ein Verbündeter braucht vielleicht, was wir nicht brauchen
why-worst_card = Österreich bekommt die schlechteste Karte
why-enough_at_home = Preußen hat zu Hause genug zu tun
why-longest_to_retake = wofür die Russen am längsten brauchen werden
why-strongest_stack = der stärkste Stapel in Reichweite der Partisanen
why-general_missed_least = der General, der am wenigsten fehlt
why-no_room = niemand hat Platz
why-changes_most = wo es am meisten ändert
why-hurts_least = wo es am wenigsten schmerzt
why-nearer = ein Schritt näher an seine Ziele
why-he_stands_well = er steht gut
why-far_from_saxony = je weiter von Sachsen, desto besser
why-slip_away = lieber ausweichen
why-stand = wir bleiben und kämpfen
why-why_not = warum nicht
why-more_troops = mehr Truppen sind immer willkommen
why-no_harm = es schadet nicht
why-enough = genug für heute
why-can_be_won = es ist noch zu gewinnen
why-cannot_be_won = es ist nicht zu gewinnen
why-cards_into_troops = Karten, die hier wenig nützen, werden Truppen
why-paid = bezahlt mit dem, was am wenigsten fehlt
why-give_in = bei { $score } nachzugeben kostet weniger als die Karten, um weiterzumachen
why-step_back = { $value } bringt den Stand auf { $score }: ein Schritt zurück zur Null, oder eine billigere Niederlage
why-plays =
    { $value } bringt den Stand auf { $score } gegen { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
why-surest = der sicherste Kampf zuerst, { $chance } % Siegchance
why-new_forces = neue Kräfte, wo sie am meisten ändern
why-train = der Tross hält mit der Armee bei { $city } Schritt
why-train_destroyed =
    { $who } { $who-count ->
        [one] reitet
       *[other] reiten
    } den Tross bei { $city } nieder
why-attack =
    { $who } { $who-count ->
        [one] greift
       *[other] greifen
    } { $enemy } an, { $chance } % Siegchance
why-take =
    { $who } { $who-count ->
        [one] nimmt
       *[other] nehmen
    } { $cities }
why-cover =
    { $who } { $who-count ->
        [one] deckt
       *[other] decken
    } { $cities }
why-close_in =
    { $who } { $who-count ->
        [one] rückt
       *[other] rücken
    } auf { $city } vor
why-stand_better =
    { $who } { $who-count ->
        [one] steht
       *[other] stehen
    } besser bei { $city }

## Der Browser

layer-sectors = Sektoren und Farben
layer-objectives = Ziele: gesucht und gewonnen
layer-supply = Versorgung der Nation am Zug
layer-watch = Städte, die sie schützt (F5.6)

confirm-weaken = So sei es
confirm-raid = Überfallen
confirm-retire = Verabschieden
confirm-evade = Ausweichen
confirm-liberate = Befreien
confirm-step = Marschieren
confirm-chase = Jagen

nation-objectives = { $taken } von { $needed } Zielen erobert
nation-out = ist aus dem Krieg ausgeschieden

pip-held = { $city }, erobert
pip-missing = { $city }, noch zu erobern

fate-title = Die Uhr des Schicksals
fate-turn = Runde { $turn }; noch { count-cards } des Schicksals.
fate-holds = In Kraft:
fate-over = Gezogen und vorbei:
fate-cards_out = Nummerierte Karten, die schon kamen: { $cards }.
fate-barred = Soubise darf nicht mit { $suits } angreifen.
fate-halted = Festgehalten: { $who }.
fate-fresh = Mit frischen Truppen: { $who }.
fate-strokes = Schicksalsschläge:
fate-heard = So sei es

offensive = Offensivoption: { $status }.
offensive-declined = nicht gewählt
offensive-standing = läuft
offensive-card_taken = ihre Karte ist verloren
offensive-failed = gescheitert

about-place = { $country }, Sektor { $suit }
about-objective = Ziel erster Ordnung { $nation-von }
about-second = Ziel zweiter Ordnung { $nation-von }
about-claimed = Von { $nation-dat } beansprucht, aber geschützt.
about-taken = Von { $nation-dat } erobert.
about-depot = Depot { $nation-von }
about-train = Versorgt die Generäle seiner Nation im Umkreis von sechs Straßen.
about-seen = Zuletzt gesehen in Runde { $turn }: { count-troops }
about-seen_with = Zuletzt gesehen in Runde { $turn }: { $who }, zusammen { $count } Truppen
about-face_down = Ist er bei der nächsten Prüfung seiner Nation noch ohne Versorgung, verlässt er die Karte.
about-alone = { count-troops }, wie alle wissen
about-pool = { $who }: zusammen { $count } Truppen

country-prussia = Preußen
country-hanover = Hannover
country-sweden = Schweden
country-austria = Österreich
country-empire = das Reich
country-saxony = Sachsen
country-poland = Polen

plot-objectives = Eroberte Ziele, von den nötigen

## Lektionen des ersten Krieges: was für jedes Ziel zu tun ist, und warum es zählte

lesson-board = Was du siehst
lesson-board-1 = Du führst Preußen, die dunkelblauen Figuren. Generäle sind oben rund wie ein Fenster und tragen ihren Rang, daneben die Zahl ihrer Truppen; Trosse sind Wagen. Wähle Heinrich in Berlin, dann eine der Städte, die aufleuchten, etwa Potsdam, und drücke über der Karte auf „Marschieren“.
lesson-board-1-done = Das war ein Marsch. Ein General geht in einer Runde bis zu drei Städte weit. „Zurück“ nimmt ihn zurück, solange niemand sonst gehandelt hat.
lesson-roads = Hauptstraßen
lesson-roads-1 = Straßen mit doppelter Linie sind Hauptstraßen. Wer ganz auf ihnen bleibt, geht vier Städte statt drei. Friedrich steht in Meißen; marschiere mit ihm nach Bautzen.
lesson-roads-1-done = Vier Städte in einer Runde. Armeen an einer Hauptstraße bedrohen mehr Orte, als es scheint.
lesson-conquest = Eine Stadt erobern
lesson-conquest-1 = Teplitz ist ein Ziel Preußens. Es fällt an einen General, der hineinmarschiert und weiterzieht. Marschiere mit Friedrich über Teplitz nach Aussig.
lesson-conquest-1-done = Teplitz gehört dir, und ein Marker zeigt es. Wer in einem Ziel nur stehen bleibt, hat es noch nicht erobert.
lesson-protection = Schutz
lesson-protection-1 = Jetzt steht Browne in Schlan, drei Städte von Teplitz: nah genug, um es zu schützen. Marschiere trotzdem mit Friedrich über Teplitz nach Aussig.
lesson-protection-1-done = Ein Fragezeichen: Teplitz ist beansprucht, nicht erobert. Wird Browne vor dem Ende deiner Phase vertrieben, fällt es doch noch; sonst verschwindet das Fragezeichen. Ein Verteidiger hält alles im Umkreis von drei Städten.
lesson-stack = Ein Stapel
lesson-stack-1 = Ein General führt höchstens acht Truppen, aber bis zu drei Generäle können in einer Stadt stehen und wie einer kämpfen. Marschiere mit Winterfeldt zu Friedrich nach Dresden.
lesson-stack-1-done = Nun sind sie ein Stapel von elf, geführt von Friedrich, der den höheren Rang hat. Deine Gegner sehen zwei Generäle; wie viele Truppen sie haben, ist dein Geheimnis.
lesson-combat = Ein Kampf
lesson-combat-1 = Wer seinen Marsch neben einem Feind beendet, muss ihn angreifen. Marschiere mit Friedrich nach Teplitz, neben Browne, und drücke dann „Fertig“.
lesson-combat-1-done = Beide decken ihre Truppen auf: acht gegen drei. Die schwächere Seite wird zuerst gefragt.
lesson-combat-2 = Browne liegt fünf zurück und müsste Pik spielen, um aufzuholen. Lass ihn antworten.
lesson-combat-2-done = Wer nachgibt, verliert so viele Truppen, wie er zurückliegt, und zieht sich so viele Städte zurück. Überzahl allein kann eine Schlacht gewinnen, wenn die Hand des Feindes leer ist.
lesson-cards = Die richtige Karte
lesson-cards-1 = Drei gegen acht: Du liegst fünf zurück und bist am Zug. Dein Stapel steht in Pik, also hilft hier nur Pik. Spiele die Neun.
lesson-cards-1-done = Neun mehr bringen dich vier nach vorn. Jetzt muss Browne antworten, in der Farbe seiner eigenen Stadt.
lesson-cards-2 = Browne hat keine Karte zu spielen. Sieh, was aus ihm wird.
lesson-cards-2-done = Eine gute Karte in der richtigen Farbe schlägt eine größere Armee. Darum zählen die Farben auf der Karte so viel wie die Städte: Kämpfe, wo deine Karten sind.
lesson-reserve = Die Reserve
lesson-reserve-1 = Kein Pik auf der Hand, aber eine Reserve. Sie zählt als jede Farbe und jeder Wert von eins bis zehn; du sagst, welcher. Spiele sie.
lesson-reserve-1-done = Eine Reserve rettet einen verlorenen Tag, einmal.
lesson-reserve-2 = Lass Browne antworten.
lesson-reserve-2-done = Halte eine Reserve für die Schlacht zurück, die nicht verloren gehen darf. Sie zahlt auch zehn Punkte, wenn Truppen gekauft werden.
lesson-retreat = Der Rückzug
lesson-retreat-1 = Browne ist mit drei Punkten Rückstand geschlagen: Er verliert drei Truppen und geht drei Städte zurück. Der Sieger wählt, wohin, so weit wie möglich. Wähle eine der Städte, die aufleuchten.
lesson-retreat-1-done = Ein geschlagener General fern von dort, wo er gebraucht wird, ist mehr wert als ein toter. Gäbe es gar keinen Ausweg, wäre der ganze Stapel verloren.
lesson-supply = Versorgung
lesson-supply-1 = Friedrich liegt umgedreht in Prag: Kein Tross ist im Umkreis von sechs Städten, und bei der nächsten Prüfung würde er verhungern. Bring den Tross von Meißen über Dresden nach Pirna, und drücke dann „Fertig“.
lesson-supply-1-done = Er ist wieder versorgt und wird aufgedeckt. Zu Hause braucht ein General keinen Tross; in der Fremde ist eine Armee so kühn wie ihr Wagen.
lesson-recruits = Neue Truppen
lesson-recruits-1 = Friedrich hat noch zwei Truppen. Neue kauft man mit Karten, sechs Punkte das Stück. Rekrutiere zwei Truppen und zahle mit der Dreizehn.
lesson-recruits-1-done = Zwölf Punkte für zwei Truppen; der dreizehnte ist verloren, denn niemand gibt heraus.
lesson-recruits-2 = Setze sie nun ein: beide zu Friedrich.
lesson-recruits-2-done = Jede Karte ist eine Schlacht oder zwei Truppen, nie beides. Das ist die Frage des ganzen Spiels.
lesson-fate = Die Uhr des Schicksals
lesson-fate-1 = Ab Runde 6 wird am Ende jeder Runde eine Schicksalskarte gezogen. Drücke „Fertig“, lass Österreich ziehen, und sieh, was das Schicksal bringt.
lesson-fate-1-done = Die meisten Karten ändern wenig; sechs beenden den Krieg einer Macht oder nehmen ihr Karten. Friedrich gewinnt, indem er durchhält, bis sie gekommen sind. Die Zeit ist also auf seiner Seite, und alle anderen haben es eilig.
lesson-victory = Wie man gewinnt
lesson-victory-1 = Dreizehn der vierzehn Städte Böhmens tragen deinen Marker. Nimm die letzte: Marschiere mit Friedrich nach Teplitz hinein und weiter.
lesson-victory-1-done = Das sind alle vierzehn: Halte sie bis zum Ende der Runde, und du gewinnst den Krieg. Drücke „Fertig“ und sieh selbst. Im ganzen Krieg gewinnt jeder Angreifer allein mit allen seinen Zielen; Friedrich gewinnt, wenn es keinem rechtzeitig gelingt.

## Was jeder sucht

aim-endurance = Durchhalten, bis das Schicksal { $nations } aus dem Krieg genommen hat (Schläge bisher: { $have } von { $need }).
aim-objectives =
    { $nation }: { $need ->
        [one] das Ziel erobern
       *[other] alle { $need } Ziele erobern
    }. Bisher { $have }.
aim-bohemia = { $nation }: oder alle { $need } Städte Böhmens erobern. Bisher { $have }.

## Rollen: was dazu lockt, einen Platz zu nehmen

role-frederick = Ein König gegen halb Europa. Du musst keine einzige Provinz gewinnen: Halte durch, bis deine Feinde müde werden, und kämpfe, wo deine Karten sind.
role-elisabeth = Russland kommt langsam und ist nicht aufzuhalten, wenn du deine Städte erreichst, bevor die Zarin stirbt.
role-maria = Preußens größte Feindin, mit der größten Auswahl, wo sie zuschlägt. Schlesien war dein; hol es zurück.
role-pompadour = Frankreich muss Hannover schlagen, bevor sein Geld in Indien und Amerika verbraucht ist. Beeil dich.
role-war-in-the-west-frederick = Halte die Weser mit einer kleinen Armee und einem störrischen Herzog, bis Frankreich die Lust verliert.
role-war-in-the-west-pompadour = Zehn Städte zwischen Rhein und Elbe, zwanzig Truppen, und eine Uhr, die niemand sehen kann.
role-austrian-theatre-frederick = Halte Sachsen und Schlesien, oder gewinne sofort mit ganz Böhmen. Du bist in der Minderzahl, und du bist Friedrich.
role-austrian-theatre-maria = Zwei eigene Armeen und eine des Reichs rücken von drei Seiten auf Preußen zu.

trait-nom = { $name }
trait-dat = { $name }
trait-acc = { $name }
trait-von = von { $name }

## Szenarien, Optionen

game-credit = Friedrich ist von Richard Sivél, erschienen bei Histogame.
scenario-four-player = Friedrich, vier Spieler
scenario-four-player-text = Der ganze Krieg: ein König gegen drei große Damen, und eine Uhr, die nur das Schicksal lesen kann.
scenario-three-player = Friedrich, drei Spieler
scenario-three-player-text = Der ganze Krieg zu dritt: Die Zarin führt auch Frankreich und traut niemandem.
scenario-war-in-the-west = Der Krieg im Westen
scenario-war-in-the-west-text = Frankreich will zehn Städte zwischen Rhein und Elbe; ein störrischer Herzog steht im Weg.
scenario-austrian-theatre = Der österreichische Schauplatz
scenario-austrian-theatre-text = Sachsen und Schlesien, das Herz des Krieges: Preußen allein gegen Österreich und das Reich.
option-expert = Expertenspiel: alle vier Schicksalstexte, Ostpreußen, die Offensivoption.
option-edition = Regeln der zweiten oder der ersten Auflage.
option-literal_text = Nur erste Auflage: ihre zwei seltsamen Sätze wörtlich.
option-forbid_blocking = Niemand darf einen Marsch grundlos auf einem Ziel beenden, das einem Verbündeten noch fehlt.
option-fate_deck = Vorbereitet: Elisabeth, Gedichte und Amerika kommen nie unter den ersten vier Schicksalskarten.
option-fate_deck-shuffled = gemischt
option-fate_deck-seeded = vorbereitet
option-anniversary = Fünf Decks, eine andere Elisabeth und eine andere Karo-Acht.
option-phantom_cards = Zwei Spieler: Am Ende jeder Runde verlassen fünf ungesehene Karten den Nachziehstapel.
option-literal_sweden = Österreichischer Schauplatz: Die Karte Schweden kostet Preußen einen General, wie gedruckt.

## Das Terminal

terminal-typing = So auch der Weg eines Marsches: „daun olmutz“. Ein Name allein zeigt, was diese Figur tun kann. Auf ein Verb dürfen mehrere Zahlen oder Karten folgen: „allot 8 5 5“, „pay 13S 12C“.
terminal-help_status = Runde, Nationen, Schicksal
terminal-help_pieces = Figuren, wo sie stehen und wie sie versorgt sind
terminal-help_objectives = was jede Nation erobert hat und noch braucht
terminal-help_look = Städte um eine Stadt oder Figur
terminal-help_odds = im Kampf: deine Chancen, im Ganzen und für jede Karte
terminal-legend = volle Linie Hauptstraße, gepunktet Nebenstraße · ■ □ Ziel erobert, offen · ◆ Depot
terminal-depot = Depot { $nation-von }
terminal-second_order = (2.)
terminal-claimed = beansprucht
terminal-taken = EROBERT
terminal-unsupplied = ohne Versorgung
terminal-face_down = umgedreht
terminal-some_face_down = { $who } umgedreht
terminal-starving = HUNGERT
terminal-home = Heimat
terminal-by_train = Tross { $steps }
terminal-nation = Nation
terminal-led_by = Spieler
terminal-troops = Truppen
terminal-cards = Karten
terminal-draws = zieht
terminal-objectives = Ziele
terminal-before_the_war = Vor dem Krieg
terminal-none = keine
terminal-fate_over = (vorbei)
terminal-fate_left =
    { $count ->
        [one] noch { $count } Schicksalskarte
       *[other] noch { $count } Schicksalskarten
    }
terminal-strokes = Schicksalsschläge bisher: { $cards }
terminal-numbered = nummerierte Karten bisher: { $cards }
terminal-aside = { $card } beiseite
terminal-are_taken = erobert
terminal-still_needed = noch nötig (General im Umkreis von drei Schritten, der es schützt)
terminal-clock_of_fate = Die Uhr des Schicksals:
terminal-offensive = Offensivoption { $status }

## Was gerade getan wird

phase-allotment = Verteilung
phase-deal = Geben
phase-phantom = Phantomkarten
phase-discard = Abwerfen
phase-movement = Ziehen
phase-payment = Zahlen
phase-placement = Einsetzen
phase-retreat = Rückzug
phase-combat = Kämpfe
phase-battle = Kampf
phase-retroactive = nachträgliche Eroberung
phase-supply = Versorgung
phase-fate = Schicksal
phase-choose_stack = Wahl eines Stapels
phase-partisans = Partisanen
phase-retire = Abschied
phase-exchange = Tausch
phase-renew_card = Kartenwechsel
phase-give_and_take = Geben und Nehmen
phase-move_laudon = Laudons Zug
phase-chase = Jagd
phase-evasion = Ausweichen
phase-offensive = Offensivoption
phase-east_prussia = Ostpreußen
phase-turn = Runde
phase-combat_begins = Beginn der Kämpfe
phase-end_of_turn = Rundenende

## Die Karte

picture-title = Friedrich – Mitteleuropa 1756–1763
picture-region = Mitteleuropa
picture-edition = Sanssouci, eine inoffizielle Ausgabe; Spiel von Richard Sivél
picture-town = Stadt
picture-first_order = Ziel, 1. Ordnung
picture-second_order = Ziel, 2. Ordnung
picture-depot = Depot
picture-main_road = Hauptstraße
picture-road = Straße
picture-set_up = Startstadt
picture-letters = Ein Ziel trägt den Buchstaben der Nation, die es sucht.
picture-miles = deutsche Meilen

refuse-literal_text = Die Option literal_text geht nur mit edition=1.

## Torheiten: was ein guter Spieler kaum je tut

folly-hopeless_attack = Angriffe, denen der Angreifer selbst weniger als 35 % gibt
folly-dear_defeat = verlorene Kämpfe, in die 20 Kartenpunkte oder mehr gelegt wurden
folly-starved = Generäle, die durch Hunger oder Schicksal und nicht im Kampf verloren gingen
folly-no_card_of_the_suit = große Stapel nahe am Feind in einer Farbe, von der keine Karte da ist
folly-cards_kept = Kartenpunkte, die am Ende noch auf der Hand waren

## Schicksalskarten, wie sie heißen, solange es das Regelheft nicht auf Deutsch gibt

name-fate-bute = Lord Bute
name-fate-poems = Gedichte
name-fate-india = Indien
name-fate-america = Amerika
name-fate-elisabeth = Elisabeth
name-fate-sweden = Schweden
name-fate-1s = Ruhe
name-fate-1c = Truppe für Russland
name-fate-1h = Tausch unter Verbündeten
name-fate-1d = Truppe für Tottleben
name-fate-2s = Ruhe
name-fate-2c = Fermor liegt vor Küstrin fest
name-fate-2h = Verlust für Apraxin
name-fate-2d = Saltikov langsam
name-fate-3s = Ruhe
name-fate-3c = Keine hohen Karten zwischen Preußen und Frankreich
name-fate-3h = Soubise und Hildburghausen uneins
name-fate-3d = Waffenruhe bei Halle
name-fate-4s = Frankreichs erste Karte stärker
name-fate-4c = Ruhe
name-fate-4h = Frankreich tauscht eine Karte
name-fate-4d = Kein Angriff für Cumberland
name-fate-5s = Kein Angriff für Soubise
name-fate-5c = Ruhe
name-fate-5h = Richelieu langsam
name-fate-5d = Chevert bleibt in Gesellschaft
name-fate-6s = Laudon rückt vor
name-fate-6c = Truppe für Daun
name-fate-6h = Ruhe
name-fate-6d = Partisanen
name-fate-7s = Kein Angriff für Friedrich
name-fate-7c = Ruhe
name-fate-7h = Keine neuen Truppen für Friedrich
name-fate-7d = Friedrich muss Stärke zeigen
name-fate-8s = Truppe für Preußen
name-fate-8c = Preußen weicht Daun aus
name-fate-8h = Ruhe
name-fate-8d = Verlust für Karl
name-fate-9s = Russlands Nachschub überdehnt
name-fate-9c = Friedrich schnell
name-fate-9h = Ruhe
name-fate-9d = Preußen zieht bei Österreich
name-fate-10s = Frische Truppen greifen nicht an
name-fate-10c = Verlust für Preußen
name-fate-10h = Friedrich überrascht
name-fate-10d = Ruhe
name-fate-11s = Elf zählt doppelt
name-fate-11c = Truppe für Hannover
name-fate-11h = Heinrich wacht weithin
name-fate-11d = Ruhe
name-fate-12s = Daun langsam
name-fate-12c = Schwedens Nachschub überdehnt
name-fate-12h = Hildburghausen läuft davon
name-fate-12d = Ruhe

## Wie Partien enden, in wenigen Worten: für die Tabellen von Arena und Simulationen

ending-objectives = alle Ziele erobert
ending-offensive = Offensivoption
ending-bohemia = ganz Böhmen preußisch
ending-endurance = Friedrich hat durchgehalten

## Lessons for those who type, where the sentence for browsers speaks of buttons

terminal-lesson-board-1 = Du führst Preußen. Jeder Name auf der Karte ist eine Stadt; „pieces“ sagt, wer wo steht und mit wie vielen Truppen. Heinrich steht in Berlin: Gib „march heinrich potsdam“ ein, oder „heinrich“, um zu sehen, wohin er sonst kann.
terminal-lesson-combat-1 = Wer seinen Marsch neben einem Feind beendet, muss ihn angreifen. Marschiere mit Friedrich nach Teplitz, neben Browne, und gib dann „done“ ein.
terminal-lesson-retreat-1 = Browne ist mit drei Punkten Rückstand geschlagen: Er verliert drei Truppen und geht drei Städte zurück. Der Sieger wählt, wohin, so weit wie möglich. „retreat“ nennt die Wege; gib die Nummer eines davon ein.
terminal-lesson-supply-1 = Friedrich liegt umgedreht in Prag: Kein Tross ist im Umkreis von sechs Städten, und bei der nächsten Prüfung würde er verhungern. Bring den Tross von Meißen über Dresden nach Pirna, und gib dann „done“ ein.
terminal-lesson-fate-1 = Ab Runde 6 wird am Ende jeder Runde eine Schicksalskarte gezogen. Gib „done“ ein, lass Österreich ziehen, und sieh, was das Schicksal bringt.
terminal-lesson-victory-1-done = Das sind alle vierzehn: Halte sie bis zum Ende der Runde, und du gewinnst den Krieg. Gib „done“ ein und sieh selbst. Im ganzen Krieg gewinnt jeder Angreifer allein mit allen seinen Zielen; Friedrich gewinnt, wenn es keinem rechtzeitig gelingt.
