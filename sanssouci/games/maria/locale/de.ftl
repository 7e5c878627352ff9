### Maria auf Deutsch. Wörter nach einem Dollarzeichen sind Kennungen und werden mit ihrem Namen genannt.

## Gezähltes, als Teile von Sätzen

troops =
    { $troops ->
        [one] { $troops } Truppe
       *[other] { $troops } Truppen
    }
towns =
    { $length ->
        [one] { $length } Stadt
       *[other] { $length } Städte
    }
losses =
    { $losses ->
        [one] { $losses } Truppe
       *[other] { $losses } Truppen
    }
count-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
count-markers =
    { $count ->
        [one] { $count } Marker
       *[other] { $count } Marker
    }

## Namen

name-spades = Pik
name-clubs = Kreuz
name-hearts = Herz
name-diamonds = Karo
name-prussia = Preußen
    .von = Preußens
name-saxony = Sachsen
    .von = Sachsens
name-austria = Österreich
    .von = Österreichs
name-pragmatic = Pragmatische Armee
    .nom = die Pragmatische Armee
    .dat = der Pragmatischen Armee
    .acc = die Pragmatische Armee
    .von = der Pragmatischen Armee
name-france = Frankreich
    .von = Frankreichs
name-bavaria = Bayern
    .von = Bayerns
name-maria = Maria Theresia
name-frederick = Friedrich der Große
    .nom = Friedrich der Große
    .dat = Friedrich dem Großen
    .acc = Friedrich den Großen
    .von = Friedrichs des Großen
name-louis = Ludwig XV.
name-george = Georg II.
name-dessauer = Dessauer
    .von = des Dessauers
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
name-bavaria-train-1 = bayerischer Tross
    .nom = der bayerische Tross
    .dat = dem bayerischen Tross
    .acc = den bayerischen Tross
    .von = des bayerischen Trosses
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
name-saxony-train-1 = sächsischer Tross
    .nom = der sächsische Tross
    .dat = dem sächsischen Tross
    .acc = den sächsischen Tross
    .von = des sächsischen Trosses
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
name-austria-train-3 = österreichischer Tross 3
    .nom = der österreichische Tross 3
    .dat = dem österreichischen Tross 3
    .acc = den österreichischen Tross 3
    .von = des österreichischen Trosses 3
name-pragmatic-train-1 = Tross der Pragmatischen Armee
    .nom = der Tross der Pragmatischen Armee
    .dat = dem Tross der Pragmatischen Armee
    .acc = den Tross der Pragmatischen Armee
    .von = des Trosses der Pragmatischen Armee
name-hussar-1 = Husar 1
name-hussar-2 = Husar 2
trait-nom = { $name }
trait-dat = { $name }
trait-acc = { $name }
trait-von = von { $name }

## foresee: was eine Aktion bewirken würde

foresee-takes = erobert { $cities }
foresee-awaits = erobert { $cities } erst beim Weitermarsch
foresee-questions = legt ein Fragezeichen auf { $cities }, noch geschützt
foresee-destroys = vernichtet { $trains-acc }
foresee-chases = vertreibt die Husaren aus { $cities }
foresee-at_war =
    { $count ->
        [one] verlässt Preußen: Der beiseitegelegte Marker geht in den Vorrat zurück
       *[other] verlässt Preußen: Die { $count } beiseitegelegten Marker gehen in den Vorrat zurück
    }
foresee-aims_back =
    { $count ->
        [one] Frankreichs beiseitegelegter Marker geht in den Vorrat zurück
       *[other] Frankreichs { $count } beiseitegelegte Marker gehen in den Vorrat zurück
    }
foresee-joins = vereint sich mit { $generals }
foresee-attacks = greift { $generals } an
foresee-left_idle = { $generals } { $generals-count ->
        [one] könnte
       *[other] könnten
    } noch marschieren
foresee-hungers = { $generals } { $generals-count ->
        [one] wäre
       *[other] wären
    } ohne Versorgung
foresee-starves = { $generals } { $generals-count ->
        [one] verlöre
       *[other] verlören
    } zwei Truppen durch Hunger
foresee-feeds = versorgt { $generals } wieder
foresee-covered = { count-points }; ohne Versorgung: { $generals }
foresee-costs = kostet { count-points }, { $price } pro Stück
foresee-owing =
    { $points ->
        [one] { $points } Punkt bleibt
       *[other] { $points } Punkte bleiben
    } zu zahlen
foresee-wasted = { count-points } zu viel, und niemand gibt heraus
foresee-score = bringt dich auf { $score }
foresee-loses = verliert { troops } und muss sich zurückziehen

## prompt

prompt-allot =
    Truppen für { $general } ({ $nation }): { $left ->
        [one] { $left } Truppe ist
       *[other] { $left } Truppen sind
    } noch zu verteilen.
prompt-hussars = Setze oder ziehe deine Husaren in Böhmen, nahe deinen Generälen, und drücke dann „Fertig“.
prompt-hussar_payment =
    Husaren stören die Versorgung { $nation-von }: noch { $owing ->
        [one] { $owing } Punkt
       *[other] { $owing } Punkte
    } zu zahlen.
prompt-cover = Die Karten { $nation-von } decken { count-points }: Wähle, wer versorgt ist.
prompt-movement =
    { $nations-nom } { $nations-count ->
        [one] zieht
       *[other] ziehen
    }: Marschiere, auch im Gewaltmarsch, versetze Trosse, oder drücke „Fertig“.
prompt-event_march = Ein General oder Stapel { $nation-von } darf sofort einen Gewaltmarsch machen. Sonst drücke „Fertig“.
prompt-command = { $general } und { $other } haben gleichen Rang: Wer befehligt?
prompt-consent_join =
    { $group } { $group-count ->
        [one] möchte
       *[other] möchten
    } sich in { $city } mit { $other } vereinen (Befehl: { $leader }). Stimmst du zu?
prompt-consent_march = Der Stapel { $group } möchte gemeinsam nach { $city } marschieren. Stimmst du zu?
prompt-train_payment =
    { $train-nom } geht nach { $city }: noch { $owing ->
        [one] 1 Punkt
       *[other] { $owing } Punkte
    } zu zahlen.
prompt-recruiting =
    { $nation-nom } rekrutiert: bis zu { troops }, 4 Punkte pro Stück{ $free ->
        [0] { "" }
        [one] , die erste umsonst
       *[other] , die ersten { $free } umsonst
    }. Oder drücke „Fertig“.
prompt-recruit_payment =
    { $nation-nom } kauft { troops }: noch { $owing ->
        [one] { $owing } Punkt
       *[other] { $owing } Punkte
    } zu zahlen.
prompt-placement = Setze ein, was du gekauft hast: noch { troops }.
prompt-combat = { $nation-nom } muss kämpfen: Wähle den nächsten Kampf.
prompt-battle = { $general } gegen { $enemy }: Du stehst bei { $score }. Spiele { $suit } oder eine Reserve, oder gib nach.
prompt-battle_must = { $general } gegen { $enemy }: Du stehst bei { $score }. Du musst eine Karte in { $suit } oder eine Reserve spielen.
prompt-battle_level = { $general } gegen { $enemy }: Du stehst bei { $score }. Spiele eine Reserve, oder lass den Kampf unentschieden enden.
prompt-battle_tie = { $general } gegen { $enemy }: Du stehst bei { $score }. Du hast kein { $suit }: Der Kampf endet unentschieden.
prompt-battle_lost = { $general } gegen { $enemy }: Du stehst bei { $score }. Du hast kein { $suit }: Gib nach.
prompt-spare = { $general } und { $other } bleibt eine Truppe: Wer führt sie?
prompt-retreat = Schicke { $general } nach der Niederlage { towns } zurück, so weit vom Sieger wie möglich.

## refuse

refuse-allotting = Erst bekommt jeder General seine Truppen.
refuse-allot_order = Jetzt ist { $general } an der Reihe, Truppen zu bekommen.
refuse-allot_range = Jetzt kann { $general } { $low } bis { $high } Truppen bekommen.
refuse-answer_first = { $asker-nom } wartet auf deine Antwort: zustimmen oder ablehnen.
refuse-hussar_placed = { $hussar } ist in dieser Runde schon gesetzt.
refuse-hussar_map = Husaren reiten nur in Böhmen, und { $city } liegt in Flandern.
refuse-hussar_occupied = In { $city } steht eine Figur.
refuse-hussar_there = In { $city } stehen schon Husaren.
refuse-hussar_neutral = { $city } liegt in neutralem Land.
refuse-hussar_far = Kein österreichischer General steht im Umkreis von vier Städten um { $city }.
refuse-cover = Nenne Generäle, deren Preise zusammen höchstens { count-points } ausmachen, und lass niemanden weg, der noch hineinpasst.
refuse-not_active = { $piece-nom } handelt in dieser Phase nicht.
refuse-not_yours = { $piece-nom } untersteht dir nicht.
refuse-off_map = { $piece-nom } ist nicht auf der Karte.
refuse-elsewhere = { $piece-nom } steht in { $city }.
refuse-moved = { $piece-nom } darf in dieser Runde nicht noch einmal ziehen.
refuse-flanders_turn = In Flandern ist der andere an der Reihe, eine Figur zu ziehen.
refuse-twice_in_group = Ein General kann in einer Gruppe nur einmal marschieren.
refuse-train_in_group = Ein Tross marschiert allein.
refuse-was_refused = Der andere Spieler hat das in dieser Runde schon abgelehnt.
refuse-no_road = Keine Straße verbindet { $start } und { $end }.
refuse-too_far = { $steps } Städte sind zu weit: { $reach }, oder { $main }, wenn der ganze Marsch auf Hauptstraßen läuft.
refuse-train_force = Trosse machen keine Gewaltmärsche.
refuse-force_road = Ein Gewaltmarsch bleibt auf Hauptstraßen und geht höchstens { $reach } Städte weit.
refuse-no_force = Der König ist krank: kein französischer Gewaltmarsch in dieser Runde.
refuse-force_barred = Ein Gewaltmarsch führt weder nach { $city } noch hindurch: Der Feind hält es oder steht daneben.
refuse-map_closed = { $city } liegt nicht auf der Karte, auf der gespielt wird.
refuse-seam = Nur französische und österreichische Figuren wechseln auf die andere Karte, auf der { $city } liegt.
refuse-neutral_land = Neutrale Figuren bleiben zu Hause und andere draußen: { $city } ist verschlossen.
refuse-train_blocked = Ein Tross darf nur leere Städte betreten, und { $city } ist nicht leer.
refuse-occupied = { $city } ist besetzt und kann nicht betreten werden.
refuse-stack_full = In { $city } können nicht mehr als zwei Generäle stehen.
refuse-joins = Der Marsch würde in { $city } enden, wo ein Kamerad steht.
refuse-declining = In dieser Partie kann auf Eroberungen nicht verzichtet werden.
refuse-nothing_to_decline = Dieser Marsch erobert nichts, worauf verzichtet werden könnte.
refuse-same_outcome = Angeboten ist eine andere Straße zum selben Ort mit denselben Eroberungen.
refuse-event_march = Jetzt ist nur ein Gewaltmarsch { $nation-von } erlaubt.
refuse-alternate = Abwechselndes Ziehen in Flandern wird zu Beginn der Phase verlangt, von Spielern, die uneins sind.
refuse-wait = In Flandern bist du nicht an der Reihe und kannst also nicht passen.
refuse-command = Sag, wer von beiden befehligt, oder brich den Marsch ab.
refuse-no_train = { $piece-nom } ist kein Tross.
refuse-train_moved = { $train-nom } ist in dieser Runde schon marschiert oder versetzt worden.
refuse-train_away = { $train-nom } ist nicht da, um versetzt zu werden.
refuse-no_site = { $city } ist keine große Festung, auf die dieser Tross gesetzt werden darf.
refuse-site_not_free = { $city } ist nicht frei oder nicht in Freundeshand.
refuse-too_dear = Das kostet { $price } Punkte, und die Hand ist { $purse } wert.
refuse-shift_in_supply = Mitten in einer Versorgungsprüfung werden keine Truppen verschoben.
refuse-transfer_form = Sag, wer gibt, wer nimmt und wie viele Truppen.
refuse-transfer_owner = Die Truppen { $general-von } gehören dir nicht.
refuse-transfer_apart = { $giver } und { $taker } sind nicht von derselben Macht oder nicht in derselben Stadt.
refuse-transfer_size = Jeder General behält mindestens eine Truppe und führt höchstens acht.
refuse-recruit_nothing = Kaufe mindestens eine Truppe.
refuse-too_many_troops =
    { $room ->
        [0] Mehr Truppen sind nicht zu haben.
        [one] Nur noch { $room } Truppe ist zu haben.
       *[other] Nur noch { $room } Truppen sind zu haben.
    }
refuse-no_room = Es gibt keinen General, der so viele führen könnte.
refuse-placing = Setze erst das Gekaufte ein.
refuse-enter = Ein General kehrt auf eine große Festung der Heimat zurück, die in Freundeshand ist und Platz für ihn hat.
refuse-reinforce = Nur ein General auf der Karte mit Platz kann eine Truppe bekommen.
refuse-pay =
    { $owing ->
        [one] { $owing } Punkt fehlt
       *[other] { $owing } Punkte fehlen
    }: Zahle mit Handkarten, die höheren zuerst, und keine, die entbehrlich wäre.
refuse-paying = Zahle erst, oder brich ab, wenn du darfst.
refuse-attack = Nur benachbarte Feinde, die noch nicht gegeneinander gekämpft haben, können kämpfen.
refuse-card_not_held = Nicht auf dieser Hand: { $card }.
refuse-reserve_value = Eine Reserve wird mit einem Wert von 1 bis 8 gespielt.
refuse-wrong_suit = { $card } passt nicht: Dein General steht in { $suit }.
refuse-too_high = Diese Karte ist zu hoch.
refuse-in_battle = Im Kampf spielst du eine Karte oder gibst nach.
refuse-tie_below_zero = Unter null gibt es kein Unentschieden; du kannst nur nachgeben.
refuse-concede_at_zero = Bei null ist niemand geschlagen: Spiele eine Karte, oder lass den Kampf unentschieden enden.
refuse-zero_duty = Bei null muss eine Karte in { $suit } gespielt werden.
refuse-spare = Nenne einen der beiden Generäle.
refuse-retreat = Der Rückzug geht { towns } weit und endet so weit vom Sieger wie möglich.
refuse-retreat_road = Dorthin führen mehrere Wege, und es ist nicht gleich, welcher: Nenne die Städte am Weg.

## do: was eine Aktion sagt

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
do-bypass =
    { $who-nom } nach { $end }{ $steps ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }über { $by }
    }, ohne zu erobern
do-force = { $who }: Gewaltmarsch nach { $end }
do-command = { $who } befehligt
do-alternate = In Flandern abwechseln
do-wait = Den Zug in Flandern auslassen
do-restore = { $who-acc } nach { $place } setzen
do-done = Fertig
do-pay = { $card } abgeben
do-cancel = Abbrechen
do-station = { $who-nom } nach { $place }
do-cover = { $generals } versorgen
do-cover_none = Niemanden versorgen
do-recruit = { troops } kaufen
do-reinforce = Eine Truppe für { $who }
do-enter = { $who-nom } kehrt nach { $place } zurück
do-attack = { $own } greift { $enemy } an
do-play = { $card } spielen
do-play_as = { $card } als { $value } spielen
do-tie = Unentschieden
do-concede = Nachgeben
do-spare = { $who } bleibt
do-retreat = Rückzug nach { $place }
do-retreat_by = Rückzug nach { $end } über { $by }
do-transfer =
    { $giver } gibt { $taker } { $count ->
        [one] { $count } Truppe
       *[other] { $count } Truppen
    }
do-agree = Zustimmen
do-refuse = Ablehnen
do-deal = { $card } wird gegeben

## log

when = Runde { $turn }, { $year }
log-turn = Runde { $turn }, { $year }.
log-stage =
    { $nations-nom } { $nations-count ->
        [one] ist
       *[other] sind
    } am Zug.
log-sheet_written = { $seat-nom } hat alle Truppen verteilt.
log-allotted = Alle Truppen sind verteilt.
log-draws =
    { $nation-nom } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } aus Deck { $deck }.
log-draws_nothing = { $nation-nom } zieht nichts.
log-drawn = Gezogen für { $nation-acc }: { $cards }.
log-deck_opened = Karten aus Deck { $deck } bilden den neuen Nachziehstapel.
log-agrees = { $seat-nom } stimmt { $asker-dat } zu.
log-refuses = { $seat-nom } lehnt ab, was { $asker-nom } will.
log-hussar_placed = { $hussar } reitet nach { $city }.
log-hussars_leave = Die Husaren in { $city } werden vertrieben.
log-harassed = Husaren stören { $generals }: { $nation-nom } muss { count-points } zahlen.
log-pays = { $nation-nom } zahlt { $cards }.
log-pays_nothing = { $nation-nom } hat keine Karten zum Zahlen.
log-fed_again =
    { $general } { $general-count ->
        [one] ist
       *[other] sind
    } wieder versorgt.
log-turned_down =
    { $general } { $general-count ->
        [one] ist
       *[other] sind
    } ohne Versorgung.
log-hunger_costs = Der Hunger kostet { $nation-acc } { losses }.
log-starved = { $general } hat keine Truppen mehr und verlässt die Karte.
log-march = { $group }: von { $start } nach { $end } ({ $road }).
log-bypass = { $group }: von { $start } nach { $end }, ohne zu erobern ({ $road }).
log-force = { $group }: Gewaltmarsch von { $start } nach { $end } ({ $road }).
log-marches_over = { $seat-nom } beendet die Märsche.
log-hussars_done = Die Husaren sind auf ihren Posten.
log-would_restore = { $train-nom } soll nach { $city }.
log-train_stays = { $train-nom } bleibt, wie er ist.
log-would_join = { $general } möchte sich mit { $other } vereinen, der gleichen Rang hat.
log-commands = { $general } befehligt den Stapel.
log-joins_not = { $general } überlegt es sich anders.
log-consent_join =
    { $group } { $group-count ->
        [one] bittet
       *[other] bitten
    }, sich in { $city } mit { $other } zu vereinen (Befehl: { $leader }).
log-consent_march = Der Stapel { $group } bittet, gemeinsam nach { $city } zu marschieren.
log-alternate = { $seat-nom } verlangt, in Flandern abwechselnd zu ziehen.
log-waits = { $nation-nom } lässt in Flandern den Zug aus.
log-train_destroyed = { $train-nom } wird in { $city } vernichtet.
log-restores = { $nation-nom } zahlt { $cards } und bringt { $train-acc } nach { $city }.
log-transfer = { $giver } gibt { $taker } { troops }.
log-conquers = { $nation-nom } erobert { $city }.
log-frees = { $nation-nom } befreit { $city }.
log-question = { $nation-nom } beansprucht { $city }, das geschützt ist.
log-turns_elector = { $nation-nom } gewinnt den Kurfürsten von { $city }.
log-electors_box = { $nation-nom } hat drei Kurfürsten und markiert ihr Feld.
log-electors_lost = { $nation-nom } verliert den Marker auf dem Feld der Kurfürsten.
log-combats =
    { $count ->
        [one] { $count } Kampf ist
       *[other] { $count } Kämpfe sind
    } auszutragen.
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
log-spares = { $general } führt, was übrig ist.
log-retreats =
    { $general } { $general-count ->
        [one] zieht
       *[other] ziehen
    } sich von { $start } nach { $end } zurück.
log-no_way_out = Kein Ausweg aus { $city }: { $nation-nom } verliert den ganzen Stapel, { losses }.
log-battle_box = { $nation-nom } setzt { count-markers } auf das eigene Feld für Schlachten.
log-battle_box_loses = { $nation-nom } nimmt { count-markers } vom eigenen Feld für Schlachten.
log-winter = Winter: Die Mächte rekrutieren.
log-recruits = { $nation-nom } rekrutiert { troops }.
log-recruiting_over = { $nation-nom } beendet das Rekrutieren.
log-enters = { $piece-nom } kehrt nach { $city } zurück.
log-reinforced = Der Stapel { $general-von } bekommt eine Truppe.
log-score = { $nation-nom } schreibt { count-points } auf.
log-winter_sum = Die Winter { $nation-von } ergeben { count-points }.

## end

end-markers = { $nation-nom } hat den letzten Siegmarker gesetzt und gewinnt.
end-winter = Der Krieg ist aus: { $nation-nom } hat die wenigsten Punkte aus vier Wintern, { $points }, und gewinnt.
end-endurance = Niemand hat sie gebrochen: Maria Theresia hat durchgehalten und gewonnen.

## Politik: Namen

name-russia = Russland
    .von = Russlands
name-italy = Italien
    .von = Italiens
name-left = links
name-right = rechts
name-every = jede Farbe
name-prussian = mit Preußen verbündet
name-neutral = neutral
name-austrian = mit Österreich verbündet
name-franz = Franz von Österreich
name-karl-albert = Karl Albrecht von Bayern
name-no-aggression = Nichtangriff (kein Kampf, keine Eroberung, keine Sperre, keine Husaren)
name-no-combat = Verzicht auf Kampf
name-no-hussars = Verzicht auf Husaren
name-no-protection = Verzicht auf Schutz (die erste Macht überlässt der zweiten die Festung)
name-subsidy = Subsidien (eine Karte pro Runde von der ersten an die zweite Macht)

## Politik: Teile von Sätzen

count-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
count-steps =
    { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    }
a-deal = { $kind }, zwischen { $giver-dat } und { $taker-dat }{ $count ->
        [0] {""}
       *[other] {" "}für { $names }
    }, bis Runde { $until }

## Politik: prompt

prompt-trump = { $nation-nom } hat den letzten Kampf gewonnen: Nenne die Trumpffarbe.
prompt-bid = { $nation-nom } darf eine Karte verdeckt auf die politische Auslage legen. Trumpf ist { $suit }.
prompt-choose = { $nation-nom } darf eine politische Karte nehmen ({ $cards }) oder die eigenen Karten auf der Auslage behalten.
prompt-send = { $nation-nom } muss einen General fortschicken ({ $where }): Nenne ihn.
prompt-mission_payment =
    Zwei Truppen für { $general } auf seiner Mission: noch { $owing ->
        [one] { $owing } Punkt
       *[other] { $owing } Punkte
    } zu zahlen.
prompt-may_return = Die Mission { $general-von } ist vorbei: Lass ihn nach { $city } kommen, oder wegbleiben.
prompt-place = { $who-nom } muss { $city } verlassen: Wähle unter den nächsten Städten.
prompt-drift = Preußen muss Siegmarker entfernen. Wie weit rückt Sachsen nach rechts? Höchstens { count-steps }.
prompt-vote = { $nation-nom } gibt die Stimme von { $city } ab. Bisher { $franz } für Franz, { $karl } für Karl Albrecht.
prompt-peace = Preußen hält ganz Schlesien: Biete Österreich Frieden an, oder verzichte.
prompt-peace_offered = Preußen bietet Frieden für Schlesien. Österreich darf das nur einmal im Spiel annehmen.
prompt-second_train = Setze den zweiten preußischen Tross auf eine freie große Festung Preußens.
prompt-reduction = Frankreich darf einmal im Spiel seine Marker aus Kernösterreich nehmen, oder verzichten.
prompt-bavarian_subsidy = Gibt Frankreich diesmal eine Karte seines Einkommens an Bayern?

## Politik: refuse

refuse-trump = Nenne eine der vier Farben als Trumpf.
refuse-bid = Lege eine Karte von der Hand { $nation-von }, oder enthalte dich.
refuse-choose = Nimm eine offene politische Karte mit dem Wappen { $nation-von }, oder behalte die Karten auf der Auslage.
refuse-not_open = „{ $card }“ liegt nicht offen.
refuse-emblem = „{ $card }“ zeigt nicht das Wappen { $nation-von }.
refuse-event = „{ $card }“ kann so nicht ausgeführt werden.
refuse-send = Nenne einen General { $nation-von }, der auf der Karte ist, oder einen abseits davon, wenn seine Truppen bezahlt werden können.
refuse-send_dear = Zwei Truppen für einen General abseits der Karte kosten { $price } Punkte.
refuse-may_return = Er kommt zurück oder bleibt weg.
refuse-place = { $who-nom } kann nur in die nächsten Städte, die angeboten sind.
refuse-settling = Erst muss { $who-nom } abgesetzt werden.
refuse-drift = Sag, wie weit Sachsen rückt: höchstens { count-steps }, oder gar nicht.
refuse-vote = { $city } ist an der Reihe: Stimme für Franz oder für Karl Albrecht.
refuse-peace = Biete Österreich Frieden für Schlesien an, oder verzichte.
refuse-second_train = Der Tross braucht eine große Festung, die Preußen kontrolliert und auf der keine Figur steht.
refuse-reduction = Nimm die französischen Marker aus Kernösterreich, oder verzichte.
refuse-bavarian_subsidy = Zahle Bayern seine Subsidien, oder behalte sie ein.
refuse-offer = Nichts dergleichen kann jetzt angeboten werden.
refuse-no_such_offer = Ein solches Angebot gibt es nicht.

## Politik: log

log-turned_up = Politische Karte: { $card }.
log-election_due = Die Kaiserwahl steht an: Gewählt wird am Ende dieser Runde.
log-trump = { $nation-nom } nennt { $suit } als Trumpf.
log-trump_card = { $card } wird aufgedeckt: { $suit } ist Trumpf.
log-no_trump_card = { $card } wird aufgedeckt und gibt keinen Trumpf.
log-every_trump = Jede Farbe ist Trumpf.
log-bids = { $nation-nom } legt verdeckt eine Karte aus Deck { $deck }.
log-bid = Gelegt für { $nation-acc }: { $card }.
log-abstains = { $nation-nom } legt nichts mehr.
log-bid_shown = { $nation-nom } hat { $card } gelegt.
log-bid_returns = { $card } geht auf die Hand { $nation-von } zurück.
log-keeps = { $nation-nom } behält die Karten auf der Auslage.
log-takes_card = { $nation-nom } nimmt „{ $card }“.
log-spends = { $nation-nom } gibt { $cards } aus.
log-denied = { $nation-nom } nimmt „{ $card }“ ohne Wirkung.
log-late_return = { $nation-nom } bekommt die Karten nächste Runde zurück.
log-left_over = Niemand hat „{ $card }“ genommen.
log-shifts = Der Marker { $track-von } rückt { count-steps } nach { $direction }, auf Feld { $box }.
log-fewer = { $nation-nom } zieht in dieser Runde { count-cards } weniger.
log-truce = Österreich und Preußen halten in dieser Runde Waffenruhe.
log-bedridden = { $nation-nom } macht in dieser Runde keinen Gewaltmarsch.
log-italy = { $nation-nom } setzt einen Siegmarker auf das Feld Italien.
log-italy_lost = { $nation-nom } nimmt den Siegmarker vom Feld Italien.
log-sent = { $general } bricht zu einer Mission für { $nation-acc } auf.
log-mission_paid = { $nation-nom } zahlt { $cards } für zwei Truppen.
log-unmanned = { $nation-nom } hat niemanden für die Mission und zieht eine Karte weniger.
log-mission_ends = { $general } kehrt von seiner Mission nach { $city } zurück.
log-stays_away = { $general } bleibt auf seiner Mission.
log-displaced = { $who-nom } muss { $city } verlassen und geht nach { $to }.
log-drifts =
    { $steps ->
        [0] Österreich hält Sachsen, wo es ist.
       *[other] Sachsen rückt { count-steps } nach rechts, auf Feld { $box }.
    }
log-saxony = Sachsen ist jetzt { $alliance } und wird von { $seat-dat } geführt.
log-votes = { $nation-nom } stimmt mit { $city } für { $candidate }.
log-elected = { $candidate } wird mit { $count } Stimmen zum Kaiser gewählt; { $nation-nom } setzt einen Siegmarker auf das Kaiserfeld.
log-crown_lost = { $nation-nom } verliert die Mehrheit der Kurwürden und damit den Marker auf dem Kaiserfeld.
log-offers_peace = Preußen bietet Österreich Frieden für Schlesien an.
log-annexed = Frieden: Schlesien ist preußisch. Preußen ist neutral bis zu seiner Phase der Runde { $turn }.
log-set_aside =
    { $aside ->
        [0] { $nation-nom } hat keinen Siegmarker beiseitezulegen.
       *[other] { $nation-nom } legt { $aside } Siegmarker beiseite, und { go-back }.
    }
log-taken_back =
    { $count ->
        [one] Der beiseitegelegte Marker geht
       *[other] Die { $count } beiseitegelegten Marker gehen
    } in den Vorrat { $nation-von } zurück.
log-truce_over = Preußens Neutralität ist vorbei.
log-second_train = { $piece-nom } kommt in { $city } ins Spiel.
log-reduces = Frankreich verringert seine Kriegsziele in Österreich.
log-subsidises = Frankreich zahlt Bayern seine Subsidien.
log-withholds = Frankreich behält Bayerns Karte für sich.
log-offer = { $seat-nom } bietet { $partner-dat } an: { a-deal }.
log-release = { $seat-nom } schlägt { $partner-dat } vor, eine Abmachung vorzeitig zu beenden: { a-deal }.
log-decline = { $seat-nom } lehnt das Angebot { $partner-von } ab: { a-deal }.
log-withdraw = { $seat-nom } zieht das Angebot an { $partner-acc } zurück: { a-deal }.
log-deal = Eine Abmachung gilt: { a-deal }.
log-deal_over = Eine Abmachung ist vorbei: { a-deal }.

## Politik: foresee

foresee-shifts = rückt { $track-acc } { count-steps } nach { $direction }, auf Feld { $box }
foresee-saxony = Sachsen wäre { $alliance }
foresee-less = { $nation-nom } zöge jede Runde eine Karte weniger
foresee-more = { $nation-nom } zöge jede Runde eine Karte mehr
foresee-italy = { $nation-nom } hätte einen Marker auf dem Feld Italien
foresee-italy_lost = { $nation-nom } verlöre den Marker auf dem Feld Italien
foresee-mission = { $nation-nom } müsste einen General wegschicken
foresee-mission_over = der General { $nation-von } käme zurück
foresee-cards = { $nation-nom } zieht sofort { count-cards }
foresee-fewer = { $nation-nom } zieht in dieser Runde { count-cards } weniger
foresee-recruits = { $nation-nom } rekrutiert jetzt bis zu { $troops } Truppen, { $free } davon umsonst
foresee-truce = in dieser Runde kein Kampf zwischen Österreich und Preußen
foresee-march = sofort ein französischer Gewaltmarsch
foresee-bedridden = in dieser Runde kein französischer Gewaltmarsch
foresee-denies = niemand sonst kann „{ $card }“ haben
foresee-common_stack = { $nation-nom } würde die Karten spielen und die Siege zählen; Verluste träfen zuerst { $general }
foresee-harasses = { $nation-nom } müsste { $points } für die Versorgung von { $generals } zahlen
foresee-harasses_nobody = liegt auf niemandes einzigem Weg zu einem Tross
foresee-keeps = behält { $sum } für spätere Runden auf der Auslage
foresee-off_suit = { $card } ist nicht Trumpf und käme zurück
foresee-sum = zählte { $sum } in der Reihenfolge
foresee-no_place = kein Platz in der Reihenfolge
foresee-elects = { $candidate } wäre Kaiser
foresee-votes =
    { $candidate } hätte { $count ->
        [one] eine Stimme
       *[other] { $count } Stimmen
    }
foresee-rewarded = Preußen behält Schlesien, setzt einen Marker auf dessen Feld und bekommt einen zweiten Tross
foresee-annexes =
    { $aside ->
        [one] legt einen preußischen Marker in Österreich beiseite, { go-back }
       *[other] legt { $aside } preußische Marker in Österreich beiseite, { go-back }
    }
foresee-neutral = Preußen wäre neutral bis zu seiner Phase der Runde { $turn }
foresee-reduces =
    { $aside ->
        [one] legt einen französischen Marker beiseite, { go-back }
       *[other] legt { $aside } französische Marker beiseite, { go-back }
    }
go-back =
    { $back ->
        [0] keiner geht in den Vorrat zurück
        [one] einer geht in den Vorrat zurück
       *[other] { $back } gehen in den Vorrat zurück
    }
foresee-draws = Frankreich zöge { $france }, Bayern { $bavaria }

## Politik: do

do-reveal = { $card } aufdecken
do-trump = { $suit } zum Trumpf machen
do-bid = { $card } legen
do-abstain = Nichts legen
do-keep = Die Karten auf der Auslage behalten
do-event = „{ $card }“ nehmen
do-event_steps =
    „{ $card }“ nehmen und den Marker { $steps ->
        [0] gar nicht rücken
        [one] ein Feld rücken
       *[other] { $steps } Felder rücken
    }
do-deny = „{ $card }“ ohne Wirkung nehmen
do-send = { $who } auf die Mission schicken
do-come = Ihn zurückkommen lassen
do-stay = Ihn wegbleiben lassen
do-place = { $who-acc } in { $place } absetzen
do-drift =
    { $steps ->
        [0] Sachsen lassen, wo es ist
        [one] Sachsen ein Feld rücken lassen
       *[other] Sachsen { $steps } Felder rücken lassen
    }
do-vote = { $place } stimmt für { $candidate }
do-propose = Österreich Frieden anbieten
do-forgo = Verzichten
do-reduce = Die Marker aus Kernösterreich nehmen
do-subsidise = Bayern seine Subsidien zahlen
do-withhold = Die Karte behalten
do-offer = { $seat-dat } anbieten: { $kind }, zwischen { $giver-dat } und { $taker-dat }, bis Runde { $until }
do-offer_names = { $seat-dat } anbieten: { $kind } für { $names }, zwischen { $giver-dat } und { $taker-dat }, bis Runde { $until }
do-release = { $seat-acc } bitten, eine Abmachung vorzeitig zu beenden: { $kind }, zwischen { $giver-dat } und { $taker-dat }, bis Runde { $until }
do-release_names = { $seat-acc } bitten, eine Abmachung vorzeitig zu beenden: { $kind } für { $names }, zwischen { $giver-dat } und { $taker-dat }, bis Runde { $until }
do-accept = Das Angebot { $seat-von } annehmen: { $kind }, zwischen { $giver-dat } und { $taker-dat }, bis Runde { $until }
do-accept_names = Das Angebot { $seat-von } annehmen: { $kind } für { $names }, zwischen { $giver-dat } und { $taker-dat }, bis Runde { $until }
do-decline = Das Angebot { $seat-von } ablehnen: { $kind }, zwischen { $giver-dat } und { $taker-dat }, bis Runde { $until }
do-decline_names = Das Angebot { $seat-von } ablehnen: { $kind } für { $names }, zwischen { $giver-dat } und { $taker-dat }, bis Runde { $until }
do-withdraw = Das Angebot an { $seat-acc } zurückziehen: { $kind }, zwischen { $giver-dat } und { $taker-dat }, bis Runde { $until }
do-withdraw_names = Das Angebot an { $seat-acc } zurückziehen: { $kind } für { $names }, zwischen { $giver-dat } und { $taker-dat }, bis Runde { $until }

## Was jeder sucht

aim-markers =
    { $nation }: alle { $need } Siegmarker setzen. { $left ->
        [one] 1 ist noch übrig
       *[other] { $left } sind noch übrig
    }.
aim-winter = { $nation }: oder in den vier Wintern die wenigsten Marker übrig behalten, wenn niemand alle gesetzt hat.
aim-winters =
    { $nation }: oder in den vier Wintern die wenigsten Marker übrig behalten, wenn niemand alle gesetzt hat. Bisher { $points }, in { $winters ->
        [one] 1 Winter
       *[other] { $winters } Wintern
    }.
aim-endurance = Preußen und Frankreich alle { $turns } Runden lang daran hindern, ihren letzten Marker zu setzen.

## Rollen: was dazu lockt, einen Platz zu nehmen

role-maria = Alle haben unterschrieben, deine Rechte zu achten, und alle wollen ein Stück deines Erbes. Du hast die längsten Grenzen, die besten Husaren und Zeit.
role-frederick = Preußen nimmt Österreich Schlesien; die Pragmatische Armee kämpft in Flandern an Österreichs Seite. Du führst beide und kannst mit jeder gewinnen. Ganz sicher kann sich deiner niemand sein.
role-louis = Der reichste König macht einen Kaiser. Zwei Armeen und ein bayerischer Freund stehen fern der Heimat, und alles zwischen ihnen und Wien ist dir im Weg.
role-introductory-maria = Preußen kommt aus dem Norden, Frankreich und Bayern aus dem Westen. Halte beide neun Runden auf; du musst niemandem etwas nehmen.
role-introductory-frederick = Schlesien liegt offen vor deiner Armee, und Sachsen marschiert mit dir. Nimm, wofür du gekommen bist, bevor Ludwig das Seine nimmt.
role-introductory-louis = Sechs Marker, zwei französische Marschälle und ein Bayer. Prag ist nah, und nah ist auch Friedrich, der auf demselben Weg gewinnt wie du.
role-two-player-maria = Österreich und die Pragmatische Armee endlich in einer Hand: zwei Karten, und ein Feind, der überall sein muss.
role-two-player-louis = Frankreich, Bayern, Preußen und, solange es treu ist, Sachsen. Deine Armeen sind größer, und Franzosen und Preußen weigern sich noch immer, ein Lager zu teilen.

## Lektionen

lesson-board = Was du siehst
lesson-board-1 = Du führst Preußen, die dunkelblauen Figuren, und Sachsen, die hellgrünen. Generäle sind oben rund wie ein Fenster und tragen ihren Rang; Trosse sind Wagen. Wähle Schwerin in Lüben, dann eine der Städte, die aufleuchten, etwa Steinau, und drücke über der Karte auf „Marschieren“.
lesson-board-1-done = Das war ein Marsch. Ein General geht in einer Runde drei Städte weit, oder vier, wenn er auf Hauptstraßen bleibt, den doppelt gezeichneten Linien. „Zurück“ nimmt ihn zurück, solange niemand sonst gehandelt hat.
lesson-force = Der Gewaltmarsch
lesson-force-1 = Fern vom Feind kann eine Armee eilen: bis zu acht Städte, alle auf Hauptstraßen, nie neben einem Feind und nie über eine feindliche Festung. Wähle Friedrich in Glogau, dann Berlin, das mit sechs Städten für einen Marsch zu weit ist, und drücke „Gewaltmarsch“.
lesson-force-1-done = Ein Gewaltmarsch erobert nichts und greift niemanden an, aber er bringt einen General in einer Runde von einem Ende seines Landes zum anderen.
lesson-conquest = Eine Festung erobern
lesson-conquest-1 = Breslau ist in österreichischer Hand, und kein österreichischer General ist nahe. Eine Festung fällt an einen General, der über sie hinweg weitermarschiert. Marschiere mit Friedrich über Breslau nach Ohlau.
lesson-conquest-1-done = Breslau trägt deinen Marker, und in deinem Vorrat ist einer weniger. Um Marker geht es in diesem Krieg: Wer alle los ist, gewinnt. Ein General, der auf einer Festung nur stehen bleibt, hat sie nicht erobert.
lesson-protection = Schutz
lesson-protection-1 = Jetzt steht Neipperg in Frankenstein, zwei Städte von Breslau. Ein General schützt jede Festung seiner Seite im Umkreis von drei Städten. Marschiere trotzdem mit Friedrich über Breslau nach Oels.
lesson-protection-1-done = Ein Fragezeichen: Breslau ist beansprucht, nicht erobert. Wird Neipperg in dieser Phase vertrieben, fällt es doch noch; sonst wird das Fragezeichen entfernt.
lesson-combat = Ein Kampf
lesson-combat-1 = Generäle, die nebeneinander stehen, müssen kämpfen. Marschiere mit Friedrich nach Breslau, neben Neipperg in Nimptsch, und drücke dann „Fertig“.
lesson-combat-1-done = Beide decken ihre Truppen auf: acht gegen drei. Die schwächere Seite darf zuerst Karten spielen.
lesson-combat-2 = Neipperg liegt fünf zurück und bräuchte Pik, die Farbe des Bodens, auf dem er steht. Lass ihn antworten.
lesson-combat-2-done = Wer nachgibt, verliert so viele Truppen, wie er zurückliegt, und zieht sich so viele Städte zurück. Im fortgeschrittenen Spiel sind drei verlorene Truppen ein Siegmarker für den Sieger.
lesson-cards = Die richtige Karte
lesson-cards-1 = Drei gegen acht: Du liegst fünf zurück, und du bist am Zug. Friedrich steht in Pik, also zählt nur Pik. Spiele die Neun.
lesson-cards-1-done = Du liegst vier vorn, und nun ist Neipperg am Zug. Solange du zurückliegst, darfst du weiterspielen; bist du gleichauf oder vorn, antwortet der Feind.
lesson-cards-2 = Neipperg hat keine Karte. Sieh, was aus ihm wird.
lesson-cards-2-done = Eine Karte der richtigen Farbe schlägt eine größere Armee. Sieh auf die Farben, bevor du marschierst: Wähle den Boden, auf dem deine Karten zählen.
lesson-retreat = Der Rückzug
lesson-retreat-1 = Neipperg ist mit drei Punkten Rückstand geschlagen: Er verliert drei Truppen und geht drei Städte zurück. Du wählst, wohin, so weit von Friedrich wie möglich. Wähle eine der Städte, die aufleuchten.
lesson-retreat-1-done = Jetzt schützt er hier nichts mehr. Ohne Ausweg hätte er alles verloren.
lesson-mixed = Ein gemischter Stapel
lesson-mixed-1 = Preußen und Sachsen wirken zusammen: Ihre Generäle dürfen sich eine Stadt teilen. Marschiere mit Rutowski zu Schwerin nach Dresden.
lesson-mixed-1-done = Rutowski hat den höheren Rang und befehligt. Im Kampf spielt nur die Macht des Befehlshabers Karten, und der andere General verliert zuerst Truppen. Überleg also gut, wer führen soll.
lesson-supply = Versorgung
lesson-supply-1 = Friedrich liegt umgedreht in Pardubitz: Bei der Prüfung war kein Tross im Umkreis von sechs Städten. Wer bei der nächsten Prüfung noch unversorgt ist, verliert zwei Truppen. Marschiere mit dem preußischen Tross auf ihn zu, nach Landeshut.
lesson-supply-1-done = Landeshut ist vier Städte von Pardubitz. Wenn Preußens nächste Phase beginnt, ist er versorgt und wird aufgedeckt. Bis dahin kämpft er, erobert aber keine Festung. Zu Hause braucht niemand einen Tross.
lesson-hussars = Husaren
lesson-hussars-1 = Du bist Maria Theresia. Belle-Isle steht in Kolin, sein Tross in Beroun, und die Straße zwischen ihnen führt durch Prag. Schicke einen Husaren nach Prag, und drücke dann „Fertig“.
lesson-hussars-1-done = Husaren reiten bis zu vier Städte von einem deiner Generäle weg. Sie halten keine Armee auf, sie machen nur ihre Versorgung teuer.
lesson-hussars-2 = Drücke „Fertig“: Frankreich hat seine Phase, zieht Karten, und dann wird seine Versorgung geprüft.
lesson-hussars-2-done = Belle-Isles Weg ist drei Städte lang, also muss Frankreich Karten für drei Punkte zahlen, oder er hungert. Diese Karten fehlen in der nächsten Schlacht.
lesson-price = Was Husaren kosten
lesson-price-1 = Jetzt bist du Ludwig XV. Ein Husar reitet um Prag, auf jedem Weg von Belle-Isle zu seinem Tross, und die Versorgung kostet drei Punkte. Zahle mit der Karte, die dir am wenigsten fehlt.
lesson-price-1-done = Niemand gibt heraus, also zahle mit kleinen Karten. Eine Figur, die die Stadt der Husaren betritt, vertreibt sie, und ein Weg um sie herum kostet nichts.
lesson-politics = Politik
lesson-politics-1 = Du bist Maria Theresia. Zwei politische Karten liegen offen, und Herz ist Trumpf. Jede Großmacht darf eine Karte verdeckt legen; der höchste Trumpf wählt zuerst. Lege die Herz-Neun.
lesson-politics-1-done = Alle Karten werden aufgedeckt. Was nicht Trumpf ist, geht auf die Hand zurück.
lesson-politics-2 = Neun ist das Höchste, also wählst du zuerst. Nimm die Subsidien aus Westminster, die Österreichs Wappen zeigen.
lesson-politics-2-done = Deine Neun ist ausgegeben, dafür werden zwei Karten gezogen. Statt eine Karte zu nehmen, kannst du behalten, was du gelegt hast: Es zählt nächste Runde wieder.
lesson-winter = Winter
lesson-winter-1 = Nach jeder dritten Runde rekrutieren die Mächte. Friedrich hat noch zwei Truppen, und eine Truppe kostet vier Punkte in Karten. Rekrutiere zwei, zahle mit der Acht und wähle zweimal Friedrich, um ihm beide zu geben.
lesson-winter-1-done = Acht Punkte für zwei Truppen. Die anderen sehen, wie viele du kaufst, nicht, wer sie bekommt. Jede Karte ist eine Schlacht, zwei Truppen oder ein Wort in der Politik. Im fortgeschrittenen Spiel zählt jeder Winter auch die Marker in deinem Vorrat; nach vier Wintern gewinnt die niedrigste Summe.
lesson-victory = Wie man gewinnt
lesson-victory-1 = In Preußens Vorrat ist noch ein Marker. Nimm Breslau: Marschiere mit Friedrich darüber hinweg nach Ohlau.
lesson-victory-1-done = Der Vorrat ist leer.
lesson-victory-2 = Der Sieg wird am Ende der Phase geprüft: Drücke „Fertig“.
lesson-victory-2-done = Preußen hat gewonnen. Im fortgeschrittenen Spiel liegen Marker auch auf Feldern, für Schlachten, Kurfürsten, die Krone, Italien und Schlesien, und Friedrich führt zwei Mächte, von denen jede für ihn gewinnen kann.

## Warum ein Bot etwas tut

why-first_battles = Truppen dorthin, wo zuerst gekämpft wird
why-stands_well = alle stehen gut
why-tie = niemand gewinnt, wenn es weitergeht: unentschieden
why-least_harm = wo der geschlagene Feind am wenigsten ausrichtet
why-changes_most = wo es am meisten ändert
why-why_not = warum nicht
why-more_troops = mehr Truppen sind immer willkommen
why-no_harm = es schadet nicht
why-enough = genug für heute
why-can_be_won = es ist noch zu gewinnen
why-cannot_be_won = es ist nicht zu gewinnen
why-cards_into_troops = Karten, die hier wenig nützen, werden Truppen
why-cards_dearer = die Karten sind mehr wert als die Truppen
why-fed_first = die Stärksten essen zuerst, und wer schon hungert
why-commander_stays = der Befehlshaber bleibt
why-more_cards = es befehligt die Macht mit mehr Karten
why-together = zusammen sind sie sicherer
why-alone = allein steht er besser
why-hussars_well = kein Husar würde den Feind anderswo mehr kosten
why-hussars =
    so kostet den Feind die Versorgung { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
why-hussars_both =
    mit beiden Husaren kostet den Feind die Versorgung { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
why-best_suit = die Farbe unserer höchsten Karte
why-no_bid = nichts hier ist eine Karte wert
why-bid = was zu haben ist, ist die Karte wert
why-keep_display = die Karten bleiben für Besseres auf der Auslage
why-event = „{ $card }“ ist die Karten wert
why-drift = Sachsen dorthin, wo es uns am meisten nützt
why-vote = eine Krone für die Macht, die mit ihr weniger gefährlich ist
why-peace_pays = der Friede bringt Preußen seinem letzten Marker näher
why-war_pays = der Krieg bringt mehr als der Friede
why-peace_bearable = Preußen ist noch weit vom Sieg, und Frankreich bleibt
why-peace_too_dear = der Friede ließe Preußen fast gewinnen
why-reduce = was ohnehin verloren ginge, zählt halb
why-hold_on = die Eroberungen sind zu halten
why-subsidise = Bayern kämpft mit kleiner Hand weiter
why-withhold = Frankreich braucht die Karte mehr
why-missed_least = der General, der am wenigsten fehlt
why-needed = er wird auf der Karte gebraucht
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
why-deal_helps = die Abmachung nützt uns
why-deal_hurts = die Abmachung bringt uns zu wenig
why-deal_unknown = für solche Abmachungen habe ich keine Weisung
why-deal_offered = diese Abmachung sollten wir beide wollen
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
layer-control = Festungen jeder Macht
layer-neutral = Neutrales Land
layer-supply = Versorgung der Macht am Zug
layer-watch = Städte, die sie schützt

name-reserve = Reserve
name-mission-prussia = Ostpreußen, auf Mission
name-mission-austria = Italien, auf Mission
name-mission-france = Italien, auf Mission

country-france = Frankreich
country-bavaria = Bayern
country-prussia = Preußen
country-saxony = Sachsen
country-austria = Österreich
country-silesia = Schlesien
country-dutch = die Niederlande
country-hanover = Hannover
country-empire = das Reich
country-poland = Polen

bar-bypass = { $way }, ohne zu erobern
bar-force = Gewaltmarsch: { $way }

confirm-bypass = Vorbeimarschieren
confirm-force = Gewaltmarsch
confirm-restore = Dorthin setzen
confirm-station = Reiten
confirm-command = Befehligen
confirm-spare = Er bleibt
confirm-send = Hinschicken
confirm-place = Absetzen

piece-hussar = { $name }, in { $city }

about-place = { $country }, Sektor { $suit }
about-minor = Eine kleine Festung
about-major = Eine große Festung
about-claimed = Von { $nation-dat } beansprucht, aber geschützt.
about-taken = Von { $nation-dat } erobert.
about-elector = Ein Kurfürstensitz; seine Stimme hat { $nation-nom }.
about-train = Versorgt die Generäle seiner Macht im Umkreis von sechs Straßen.
about-hussar = Ein Versorgungsweg durch diese Stadt kostet seine Macht Kartenpunkte.
about-alone = { count-troops }, wie alle wissen
about-pool = { $who }: zusammen { $count } Truppen
about-seen = Zuletzt gesehen in Runde { $turn }: { count-troops }
about-seen_with = Zuletzt gesehen in Runde { $turn }: { $who }, zusammen { $count } Truppen
about-commands = Befehligt den Stapel
about-face_down = Ohne Versorgung: Ist er es bei der nächsten Prüfung noch immer, verliert er zwei Truppen.
about-harassed =
    Versorgt über { $length ->
        [one] eine Stadt
       *[other] { $length } Städte
    }, von Husaren gestört: { $price ->
        [one] { $price } Punkt
       *[other] { $price } Punkte
    }
about-path =
    Versorgt über { $length ->
        [one] eine Stadt
       *[other] { $length } Städte
    }
about-at_home = Zu Hause versorgt
about-no_path = Kein Versorgungsweg

nation-neutral = neutral
nation-enemies = Ihre Feinde
nation-cooperating = Wirkt zusammen mit
nation-markers = { $placed } Siegmarker gesetzt, { $left } übrig
nation-left = { $count } übrig
nation-changed = Sieh, wer jetzt wessen Feind ist: { $who }.

state-title = Die politische Tafel
state-track = { $track }: { $title } (Feld { $box })
state-mission = { $general } ist für { $nation-acc } auf Mission.
state-electors = Auf dem Feld der drei Kurfürsten liegt ein Marker { $nation-von }.
state-emperor = Auf dem Kaiserfeld liegt ein Marker { $nation-von }.
state-italy = Auf dem Feld Italien liegt ein Marker { $nation-von }.
state-silesia = Schlesien ist preußisch.
state-election-to-come = Die Kaiserwahl steht noch bevor.
state-election-due = Die Kaiserwahl findet am Ende dieser Runde statt.
state-election-held = Der Kaiser ist gewählt.
state-truce = Österreich und Preußen halten in dieser Runde Waffenruhe.
state-no_force_march = Frankreich macht in dieser Runde keinen Gewaltmarsch.
state-neutral_until = Preußen ist neutral bis zu seiner Phase der Runde { $turn }.

scene-fold = Einklappen und die Karte ansehen
scene-unfold = Aufklappen

politics-label = Politik
politics-title = Politik der Runde { $turn }
politics-trump = Trumpf:
politics-name_trump = Nenne die Trumpffarbe:
politics-for = Nehmen darf sie
politics-taker = wer sie nimmt,
politics-left = { $track } höchstens { count-steps } nach links, für { $who-acc }.
politics-right = { $track } höchstens { count-steps } nach rechts, für { $who-acc }.
politics-draws =
    { $who-nom } { $who-count ->
        [one] zieht
       *[other] ziehen
    } sofort { count-cards }.
politics-draws_saxony = Sachsen zieht sofort { count-cards }, wenn es dann Preußens Verbündeter ist.
politics-fewer = Frankreich zieht in dieser Runde { count-cards } weniger.
politics-recruits =
    Wer sie nimmt, darf jetzt bis zu { $count } Truppen rekrutieren{ $free ->
        [0] {""}
       *[other] , { $free } davon umsonst
    }.
politics-truce = Österreich und Preußen bekämpfen einander in dieser Runde nicht.
politics-march = Ein französischer General oder Stapel macht sofort einen Gewaltmarsch.
politics-bedridden = Frankreich macht in dieser Runde keinen Gewaltmarsch.
politics-display = Die politische Auslage
politics-back = Eine Karte aus Deck { $deck }, verdeckt
politics-nothing = nichts gelegt
politics-sum = zählt { $sum }
politics-chooses =
    { $place ->
        [1] wählt jetzt
       *[other] wählt als { $place }.
    }
politics-bids =
    { $place ->
        [1] legt jetzt
       *[other] legt als { $place }.
    }

election-title = Die Kaiserwahl
election-means = Fünf der neun Stimmen entscheiden. Franz von Österreich bringt Österreich einen Siegmarker, Karl Albrecht von Bayern bringt Frankreich einen.
election-voted = stimmt für { $candidate }
election-now = stimmt jetzt ab
election-later = muss noch abstimmen

bargain-title = Abmachungen
bargain-none = Nichts ist vereinbart oder angeboten.
bargain-make = Ein Angebot machen …
bargain-make_title = Ein Angebot
bargain-offer = { $seat-nom } bietet { $partner-dat } an:
bargain-release = { $seat-nom } bittet { $partner-acc }, eine Abmachung vorzeitig zu beenden:
bargain-accept = Annehmen
bargain-decline = Ablehnen
bargain-withdraw = Zurückziehen
bargain-waiting =
    { $count ->
        [one] Ein Angebot an dich
       *[other] { $count } Angebote an dich
    }
bargain-ask-verb = Was möchtest du tun?
bargain-ask-kind = Worüber?
bargain-ask-seat = Mit wem?
bargain-ask-giver = Welche Macht?
bargain-ask-taker = Und welche?
bargain-ask-names = Welche Festung?
bargain-ask-until = Bis wann?
bargain-until = Runde { $turn }
bargain-verb-offer = Eine Abmachung anbieten
bargain-verb-release = Eine Abmachung vorzeitig beenden
bargain-again = Von vorn
bargain-send = Absenden

plot-markers = Noch zu setzende Siegmarker

## Szenarien, Optionen

game-credit = Maria ist von Richard Sivél, erschienen bei Histogame.
scenario-advanced = Maria, das fortgeschrittene Spiel
scenario-advanced-text = Eine Königin zu berauben, eine Krone zu gewinnen, kein Versprechen, das hält: der ganze Krieg zu dritt.
scenario-introductory = Maria, das Einführungsspiel
scenario-introductory-text = Zwei Könige laufen um dieselben Städte, und eine Königin hält neun Runden durch. Keine Politik: der kürzeste Weg zu Maria, von uns ergänzt, wo wir nur einen Umriss hatten.
scenario-two-player = Maria zu zweit
scenario-two-player-text = Der ganze Krieg als Duell: Österreichs Freunde gegen all seine Erben. Unsere Arbeitsfassung.
option-display_order = Reihenfolge der Mächte auf der politischen Auslage: R ist die Pragmatische Armee.
option-display_order-f-p-r-a = F, P, R, A
option-display_order-f-r-p-a = F, R, P, A
option-bids = Wie viele Karten eine Macht pro Runde auf die politische Auslage legen darf.
option-bids-one = eine
option-bids-several = mehrere
option-late_return = Karten der Auslage, die nicht mehr an die Reihe kamen, gehen erst eine Runde später zurück.
option-reserve_pays = Was eine Reserve beim Zahlen wert ist.
option-hussar_range = Ob feindliche Figuren den Weg vom General zum Husaren sperren.
option-hussar_range-any = nein
option-hussar_range-open = ja
option-neutral_hussars = Husaren dürfen in neutrales Land.
option-free_detour = Ein Versorgungsweg, der die Husaren meidet, kostet nichts, auch wenn er länger ist.
option-set_aside_scores = Beiseitegelegte Marker zählen in den Winterpunkten.
option-set_aside_counts = Beiseitegelegte Marker stehen dem Sieg im Weg wie die im Vorrat.
option-silesian_markers = Was bei der Annexion mit den preußischen Markern in Schlesien geschieht.
option-silesian_markers-stay = bleiben
option-silesian_markers-return = zurück
option-victory_tests = Ob der Sieg auch nach Politik und Wahl geprüft wird.
option-victory_tests-all = immer
option-victory_tests-stages = nur nach Phasen
option-surplus = Von mehreren leeren Vorräten gewinnt der größere Überschuss; sonst nur die Regel für Gleichstand.
option-subsidised = Wem Subsidien gezahlt werden dürfen.
option-subsidised-allies = Verbündeten
option-subsidised-cooperating = Zusammenwirkenden
option-fixed_troops = Generäle mit einer Zahl auf ihrer Karte beginnen mit mindestens oder genau so vielen.
option-fixed_troops-minimum = mindestens
option-fixed_troops-exact = genau
option-seam_supply = Frankreich und Österreich dürfen Versorgungswege über die Naht ziehen.
option-seam_protection = Generäle schützen Festungen jenseits der Naht.
option-hungry_claims = Umgedrehte Generäle dürfen nachträglich erobern.
option-saxony_returns = Eine Karte kann Sachsen zu Preußen zurückbringen.
option-saxony_shift = Wenn Sachsen mehrere Felder rückt: das letzte wirkt, oder eines nach dem anderen.
option-saxony_shift-reached = das letzte
option-saxony_shift-each = jedes
option-last_election = Die Kaiserwahl als letzte Karte von 1742: aufgedeckt in Runde 7 oder in Runde 6.
option-last_election-next = Runde 7
option-last_election-same = Runde 6
option-emperor_stays = Der Marker auf dem Kaiserfeld bleibt, was auch aus den Kurwürden wird.
option-mission_impossible = Was eine Mission kostet, die nicht zu erfüllen ist.
option-mission_impossible-card = eine Karte
option-mission_impossible-nothing = nichts
option-loser_removes = Der Verlierer eines Kampfes entfernt, was der Sieger gesetzt hat, oder was er verdient hat.
option-loser_removes-placed = gesetzt
option-loser_removes-earned = verdient
option-battle_box = Platz für zwei Marker auf den Feldern für Schlachten: für jede Macht, oder für alle zusammen.
option-battle_box-each = jede
option-battle_box-shared = zusammen
option-declining = Ein Marsch darf auf seine Eroberungen verzichten.
option-mission_return = Ob ein General sofort zurückkehren muss.
option-mission_return-must = muss
option-mission_return-may = darf
option-first_trump = Trumpf, solange niemand einen Kampf gewonnen hat: nach der obersten Taktikkarte, oder jede Farbe.
option-first_trump-pile = oberste Karte
option-first_trump-none = jede Farbe
option-bavarian_subsidy = Wie oft Frankreich nach 1741 wählt, ob es Bayern zahlt.
option-bavarian_subsidy-turn = jede Runde
option-bavarian_subsidy-year = jedes Jahr
option-neutral_politics = Das neutrale Preußen nimmt an der Politik teil.
option-introductory_pools = Siegmarker des Einführungsspiels: unsere Arbeitsfassung, oder alle.
option-introductory_pools-working = Arbeitsfassung
option-introductory_pools-advanced = alle
option-introductory_income = Gezogene Karten im Einführungsspiel: unsere Arbeitsfassung, oder wie 1741.
option-introductory_income-working = Arbeitsfassung
option-introductory_income-advanced = wie 1741
option-two_player_wins = Im Spiel zu zweit gewinnt eine Seite mit einer ihrer Großmächte, oder mit beiden.
option-two_player_wins-either = mit einer
option-two_player_wins-both = mit beiden

## Karten und Leisten der Politik

politics-card-41a = Der Krieg der Hüte
politics-card-41b = Der Reichstag zu Preßburg
politics-card-41c = Klein-Schnellendorf
politics-card-41d = Subsidien aus Westminster
politics-card-41e = Spanier in Orbetello
politics-card-41f = Der Teilungsvertrag von Frankfurt
politics-card-42a = Walpole stürzt
politics-card-42b = Die Konvention von Turin
politics-card-42c = Ein Geschwader vor Neapel
politics-card-42d = La Chétardie und Bestuschew
politics-card-42e = Brühl schwankt
politics-card-42f = Maillebois marschiert
politics-card-42g = Kaiserwahl
politics-card-43a = Tod des Kardinals Fleury
politics-card-43b = Der Vertrag von Worms
politics-card-43c = Der zweite Familienpakt
politics-card-43d = Der Friede von Åbo
politics-card-43e = Die Lopuchina-Affäre
politics-card-43f = Wien und Dresden unterzeichnen
politics-card-44a = Ludwig XV. zieht ins Feld
politics-card-44b = Die Frankfurter Union
politics-card-44c = Der König liegt krank in Metz
politics-card-44d = Konferenzen in Warschau
politics-card-44e = Verlobung in Moskau
politics-card-44f = Velletri und Cuneo
politics-box-saxony-1 = Preußens geschworener Verbündeter
politics-box-saxony-2 = Preußens Verbündeter
politics-box-saxony-3 = Neutral
politics-box-saxony-4 = Österreichs Verbündeter
politics-box-saxony-5 = Österreichs geschworener Verbündeter
politics-box-russia-1 = Gekaufter Hof
politics-box-russia-2 = Schwedenkrieg
politics-box-russia-3 = Abwarten
politics-box-russia-4 = Ein Auge auf Ostpreußen
politics-box-russia-5 = Vertrag mit Wien
politics-box-italy-1 = Triumph der Bourbonen
politics-box-italy-2 = Mailand in Gefahr
politics-box-italy-3 = Gleichgewicht
politics-box-italy-4 = Die Alpen halten
politics-box-italy-5 = Österreichischer Triumph
box-electors = Drei Kurfürsten
box-emperor = Kaiser
box-italy = Italien
box-silesia = Schlesien

## Das Terminal

terminal-typing = So auch der Weg eines Marsches: „karl olmutz“. Ein Name allein zeigt, was diese Figur tun kann. Auf ein Verb dürfen mehrere Zahlen oder Karten folgen: „allot 8 5 5“, „pay 9S 2C“.
terminal-help_status = Runde, Mächte, Politik und Abmachungen
terminal-help_pieces = Figuren, wo sie stehen und wie sie versorgt sind
terminal-help_objectives = wo die Siegmarker liegen, und die Stimmen für die Krone
terminal-help_look = Städte um eine Stadt oder Figur
terminal-legend = volle Linie Hauptstraße, gepunktet Nebenstraße · □ ■ große, ◇ ◆ kleine Festung, voll mit Marker · † Husaren
terminal-fortress_major = große Festung
terminal-fortress_minor = kleine Festung
terminal-vote = Stimme: { $nation }
terminal-hussars = Husaren
terminal-politics = Politik
terminal-year_ends = das Jahr endet
terminal-starving = HUNGERT
terminal-unsupplied = ohne Versorgung
terminal-by_train = Tross { $steps }
terminal-toll = Husaren nehmen { $price }
terminal-home = Heimat
terminal-face_down = umgedreht
terminal-power = Macht
terminal-led_by = Spieler
terminal-troops = Truppen
terminal-cards = Karten
terminal-draws = zieht
terminal-markers = Siegmarker
terminal-markers_battle = { $count } für Schlachten
terminal-markers_set_aside = { $count } beiseite
terminal-markers_surplus = { $count } überzählig
terminal-reconstruction = Karten und politische Karten sind unsere eigene Rekonstruktion.
terminal-political_cards = Politische Karten:
terminal-none = keine
terminal-nobody = niemand
terminal-trump = Trumpf
terminal-truce = Österreich und Preußen halten in dieser Runde Waffenruhe
terminal-no_force_march = kein französischer Gewaltmarsch in dieser Runde
terminal-neutral_until = Preußen ist neutral bis zu seiner Phase der Runde { $turn }
terminal-election_due = die Kaiserwahl findet am Ende dieser Runde statt
terminal-boxes = Siegfelder:
terminal-missions = Auf Mission: { $who }
terminal-deal = Abmachung: { $what }, { $giver-nom } an { $taker-acc }, bis Runde { $until }
terminal-to_place = zu setzen
terminal-where_markers = wo ihre Marker liegen (fraglich: ?)
terminal-nowhere_yet = noch nirgends
terminal-battle_box = Schlachten ({ $count })
terminal-votes = Stimmen:
terminal-taking_nothing = ohne zu erobern
terminal-by_force_march = im Gewaltmarsch
terminal-winter = Winter

## Was gerade getan wird

phase-retreat = Rückzug
phase-combat = Kämpfe
phase-battle = Kampf
phase-spare = wer bleibt
phase-aftermath = nach dem Kampf
phase-retroactive = nachträgliche Eroberung
phase-setting_down = Absetzen
phase-election = Wahl
phase-reduction = verringerte Kriegsziele
phase-hussars = Husaren
phase-command = Befehl
phase-march_consent = Zustimmung zum Marsch
phase-appointment = Ernennung
phase-sending = Mission
phase-mission_payment = Zahlen für eine Mission
phase-mission_return = Rückkehr von der Mission
phase-may_return = mögliche Rückkehr
phase-movement = Ziehen
phase-event_march = Marsch durch Ereignis
phase-deal = Geben
phase-recruiting = Rekrutieren
phase-politics = Politik
phase-turning_up = Aufdecken
phase-naming_trump = Trumpf nennen
phase-trump_card = Trumpfkarte
phase-bidding = Gebote
phase-choosing = Wahl der Karten
phase-recruit_payment = Zahlen
phase-placement = Einsetzen
phase-drift = Sachsen rückt
phase-box_by_box = Feld für Feld
phase-allotment = Verteilung
phase-peace = Frieden
phase-peace_offered = Friedensangebot
phase-second_train = zweiter Tross
phase-bavarian_subsidy = Subsidien für Bayern
phase-supply = Versorgung
phase-hussar_payment = Zahlen an Husaren
phase-cover = wer versorgt ist
phase-draw = Ziehen von Karten
phase-train_payment = Zahlen für einen Tross
phase-winter = Winter
phase-turn = Runde
phase-after_politics = nach der Politik
phase-stage = Phase
phase-end_of_turn = Rundenende

## Die Karte

picture-title = Maria – Flandern und Böhmen 1741–1744
picture-regions = Flandern und Böhmen
picture-edition = Sanssouci, eine inoffizielle Ausgabe; Spiel von Richard Sivél
picture-reconstruction = unsere Rekonstruktion der Karten
picture-town = Stadt
picture-minor = kleine Festung
picture-major = große Festung
picture-elector = Kurfürstensitz
picture-main_road = Hauptstraße
picture-road = Straße
picture-seam = zur anderen Karte
picture-set_up = Startstadt
picture-miles = deutsche Meilen
picture-saxony_draws = Sachsen zieht { $cards }
picture-card_less = { $power } 1 Karte weniger
picture-card_more = { $power } 1 Karte mehr
picture-mission_france = französische Mission
picture-mission_prussia = preußische Mission
picture-mission_austria = österreichische Mission
picture-marker_france = französischer Marker
picture-marker_austria = österreichischer Marker
picture-for_prussia = für Preußen und Frankreich
picture-for_austria = für Österreich
picture-politics = Politische Tafel
picture-college = Kurfürstenkollegium
picture-markers = Siegmarker
picture-box_battles = Schlachten
picture-box_pool = Vorrat
picture-earns_electors = drei der vier westlichen Kurfürsten
picture-earns_emperor = die Kaiserwahl
picture-earns_italy = Triumph in Italien
picture-earns_silesia = Schlesien an Preußen abgetreten
picture-missions = Missionen
picture-goes_to_prussia = Ostpreußen
picture-goes_to_austria = Italien
picture-goes_to_france = Italien
picture-general_prussia = ein preußischer General
picture-general_austria = ein österreichischer General
picture-general_france = ein französischer General
picture-turns = Runden
picture-winter = Winter

## Torheiten: was gute Spieler kaum je tun

folly-hopeless_attack = Angriffe, denen der Angreifer selbst weniger als 35 % gibt
folly-dear_defeat = verlorene Kämpfe, in die 20 Kartenpunkte oder mehr gelegt wurden
folly-starved = Generäle, die durch Hunger und nicht im Kampf verloren gingen
folly-no_card_of_the_suit = große Stapel nahe am Feind in einer Farbe, von der keine Karte da ist
folly-cards_kept = Kartenpunkte, die am Ende noch auf der Hand waren
folly-hoard = Hände von mehr als zwölf Karten am Ende einer Runde
folly-politics_passed = Gebote, die trotz eines Trumpfs ab acht für eine Karte mit dem eigenen Wappen ausblieben
folly-troops_not_bought = Truppen, die im Winter nicht gekauft wurden, obwohl die Karten da waren
folly-peace_not_offered = Frieden, der mit ganz Schlesien in der Hand nicht angeboten wurde
folly-silesia_not_annexed = Kriege, in denen Schlesien nie annektiert wurde
folly-fortress_left = Festungen, die ein General hätte nehmen können und liegen ließ
folly-truce = Phasen, in denen eine Abmachung den Krieg mit einer Großmacht ruhen lässt
folly-hungry = umgedrehte Generäle, wenn ihre Macht marschiert
folly-idle_army = Armeen, die stillstanden, ohne einen Feind im Umkreis von sechs Städten

## Wie Partien enden, in wenigen Worten: für die Tabellen von Arena und Simulationen

ending-markers = letzter Siegmarker gesetzt
ending-winter = Winterpunkte
ending-endurance = Maria Theresia hat durchgehalten

## Lessons for those who type, where the sentence for browsers speaks of buttons

terminal-lesson-board-1 = Du führst Preußen und Sachsen. Jeder Name auf der Karte ist eine Stadt; „pieces“ sagt, wer wo steht. Schwerin steht in Lüben: Gib „march schwerin steinau“ ein, oder „schwerin“, um zu sehen, wohin er sonst kann.
terminal-lesson-force-1 = Fern vom Feind kann eine Armee eilen: bis zu acht Städte, alle auf Hauptstraßen, nie neben einem Feind und nie über eine feindliche Festung. Berlin ist sechs Städte von Friedrich in Glogau entfernt, zu weit für einen Marsch: Gib „force friedrich berlin“ ein.
terminal-lesson-combat-1 = Generäle, die nebeneinander stehen, müssen kämpfen. Marschiere mit Friedrich nach Breslau, neben Neipperg in Nimptsch, und gib dann „done“ ein.
terminal-lesson-retreat-1 = Neipperg ist mit drei Punkten Rückstand geschlagen: Er verliert drei Truppen und geht drei Städte zurück. Du wählst, wohin, so weit von Friedrich wie möglich. „retreat“ nennt die Wege; gib die Nummer eines davon ein.
terminal-lesson-hussars-1 = Du bist Maria Theresia. Belle-Isle steht in Kolin, sein Tross in Beroun, und die Straße zwischen ihnen führt durch Prag. Schicke einen Husaren nach Prag, und gib dann „done“ ein.
terminal-lesson-hussars-2 = Gib „done“ ein: Frankreich hat seine Phase, zieht Karten, und dann wird seine Versorgung geprüft.
terminal-lesson-victory-2 = Der Sieg wird am Ende der Phase geprüft: Gib „done“ ein.
