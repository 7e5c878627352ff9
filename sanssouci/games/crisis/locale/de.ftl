### The Great Crisis auf Deutsch. Wörter nach einem Dollarzeichen sind Kennungen und werden mit ihrem Namen genannt.

## Gezähltes, als Teile von Sätzen

points =
    { $points ->
        [one] { $points } Aktionspunkt
       *[other] { $points } Aktionspunkte
    }
units =
    { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    }

## Namen

name-turn-end = Rundenende
name-prussian-alliance = die preußische Allianz
name-austrian-alliance = die österreichische Allianz
name-prussia = Preußen
    .von = Preußens
name-britain = Großbritannien-Hannover
    .von = Großbritannien-Hannovers
name-austria = Österreich
    .von = Österreichs
name-france = Frankreich
    .von = Frankreichs
name-russia = Russland
    .von = Russlands
name-sweden = Schweden
    .von = Schwedens
name-saxony = Sachsen
    .von = Sachsens
name-empire = Heiliges Römisches Reich
    .nom = das Heilige Römische Reich
    .dat = dem Heiligen Römischen Reich
    .acc = das Heilige Römische Reich
    .von = des Heiligen Römischen Reichs
name-frederick = Friedrich
name-lorraine = Karl von Lothringen
name-oblique-order = Schiefe Schlachtordnung
name-flank-attack = Flankenangriff
name-surprise = Überraschung
name-cavalry-charge = Kavallerieattacke
name-rapid-advance = Eilmarsch
name-rapid-mobilization = Eilige Mobilmachung
name-hills = Hügel
name-marsh = Sumpf
name-forest = Wald
name-scorched-earth = Verbrannte Erde
trait-many = { $name }
trait-nom = { $name }
trait-dat = { $name }
trait-acc = { $name }
trait-von = von { $name }
troop-prussia = preußische Truppe
    .many = preußische Truppen
troop-britain = britische Truppe
    .many = britische Truppen
troop-austria = österreichische Truppe
    .many = österreichische Truppen
troop-france = französische Truppe
    .many = französische Truppen
troop-russia = russische Truppe
    .many = russische Truppen
troop-sweden = schwedische Truppe
    .many = schwedische Truppen
troop-saxony = sächsische Truppe
    .many = sächsische Truppen
troop-empire = Reichstruppe
    .many = Reichstruppen
unit-in_state = { $unit } ({ $states })
state-depleted = geschwächt
state-isolated = isoliert
state-recovered = eben erholt
state-arrived = eben eingetroffen
state-inside = in der Festung

## foresee: was eine Aktion bewirken würde

foresee-takes = nimmt { $space }
foresee-earns = bringt eine Karte
foresee-loses = überlässt { $space } dem Feind
foresee-frees = hebt die Belagerung von { $space } auf
foresee-attacks = es gibt eine Schlacht mit { units } bei { $space }
foresee-storms = es gibt einen Kampf um die Festung { $space }
foresee-cut = { $space } ist ohne Verbindung
foresee-left_unspent =
    { $count ->
        [one] { $count } Aktionspunkt ist
       *[other] { $count } Aktionspunkte sind
    } übrig
foresee-left_raising =
    { $halves ->
        [1] ein halber Punkt ist übrig
       *[other] { $half ->
            [1] { $points }½ Punkte sind übrig
           *[0] { $points ->
                [one] { $points } Punkt ist übrig
               *[other] { $points } Punkte sind übrig
            }
        }
    }
foresee-by_way_of = über { $space }
foresee-goes =
    { $count ->
        [one] marschbereit: { $unit }
       *[other] marschbereit: { $count } { $unit-many }
    }
foresee-onward =
    { $count ->
        [one] ein Feld weiter
       *[other] { $count } Felder weiter
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }

## prompt

prompt-claim = Mehrere Nationen haben { $space } gemeinsam genommen: Nenne die, die es kontrolliert.
prompt-muster = { $army-nom } hat { points } vor Abzug der Rückzüge: Spiele jetzt Karten, oder drücke „Fertig“ und marschiere.
prompt-recovery = { $army-nom } hat { points }: Lass Einheiten sich erholen, marschiere, stürme, oder drücke „Fertig“.
prompt-marches = { $army-nom } hat noch { points }: Marschiere, stürme, oder drücke „Fertig“.
prompt-no_points_left = { $army-nom } hat keinen Aktionspunkt mehr: Drücke „Fertig“, oder nimm das Letzte zurück.
prompt-assaults = { $army-nom } hat noch { points }: Befiehl einen weiteren Sturm, oder drücke „Fertig“.
prompt-party =
    Wer geht von { $start } nach { $end } – { $count ->
        [one] { $who }?
       *[other] { $who-many }: wie viele von { $count }?
    }
prompt-crowded_party = { prompt-party } Platz ist für { $room }.
prompt-garrison =
    Wer geht in die Festung { $space }? Sie fasst { $capacity ->
        [one] { $capacity } Einheit
       *[other] { $capacity } Einheiten
    }; alle anderen kämpfen im Feld.
prompt-battle_order = Wähle die Schlacht, die als Nächstes geschlagen wird.
prompt-battle_cards = Wähle im Geheimen die Karten, die du in dieser Schlacht einsetzt.
prompt-field_battle =
    { $space }, Kampfrunde { $round }: mit { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfeln
    } angreifen, oder Rückzug?
prompt-no_way_out =
    { $space }, Kampfrunde { $round }: mit { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfeln
    } angreifen; es gibt keinen Ausweg.
prompt-pursuit = Der Feind verlässt { $space }: Halte ihn mit einer Kavallerieattacke auf, oder warte ab.
prompt-answer_charge = Eine Kavallerieattacke versperrt den Weg aus { $space }: Antworte mit deiner eigenen, oder warte ab.
prompt-retreat =
    { $units ->
        [one] { $units } Einheit muss { $space } verlassen: Wähle, wohin sie geht.
       *[other] { $units } Einheiten müssen { $space } verlassen: Wähle, wohin sie gehen.
    }
prompt-retreat_cost = Mehrere Armeen ziehen sich zusammen zurück: Sag, welche den Aktionspunkt zahlt.
prompt-contingent =
    { $count ->
        [one] Wer zieht sich nach { $space } zurück – { $who }?
       *[other] Wer zieht sich nach { $space } zurück – { $who-many }: wie viele von { $count }?
    }
prompt-casualties =
    { $hits ->
        [one] { $hits } Treffer ist
       *[other] { $hits } Treffer sind
    } in { $space } hinzunehmen – { $count ->
        [one] { $who }: ja oder nein?
       *[other] { $who-many }: wie viele von { $count }?
    }
prompt-rapid_mobilization =
    { $nation-nom } darf sofort { $points ->
        [one] { $points } Einheit
       *[other] { $points } Einheiten
    } einsetzen. Du kannst auch verzichten.
prompt-mobilization =
    { $nation-nom } hat { $half ->
        [1] { $points }½ Punkte
       *[0] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }: Setze Einheiten ein, frische je Punkt zwei geschwächte auf, oder drücke „Fertig“.
prompt-mobilization_order = Wähle die Nation, die als Nächste mobilmacht.
prompt-last_half = { $nation-nom } hat noch einen halben Punkt: Frische eine weitere geschwächte Einheit auf, oder drücke „Fertig“.
prompt-winter_cards = Winter: Spiele Karten, die für den Winter sind, oder drücke „Fertig“.
prompt-discard =
    Wirf ab, was du nicht behalten willst; dein Limit ist { $limit ->
        [one] { $limit } Karte
       *[other] { $limit } Karten
    }.

## refuse

refuse-claim = { $space } muss an eine der Nationen gehen, die dort die meisten Einheiten haben.
refuse-muster = Bevor die Armee zieht, kannst du Eilmarsch oder Eilige Mobilmachung spielen, oder fortfahren.
refuse-operations_form = Eine Armee kann sich erholen, ganz oder zum Teil marschieren, über See gehen, einen Ausfall machen, stürmen oder die Phase beenden.
refuse-no_action_points = Die Armee hat keinen Aktionspunkt mehr.
refuse-too_late = Erst Erholung, dann Märsche, dann Stürme.
refuse-no_such_unit = Eine solche Einheit hat die aktive Armee nicht.
refuse-not_depleted = Diese Einheit ist nicht geschwächt.
refuse-isolated_recovery = Isolierte Einheiten können sich nicht erholen.
refuse-besieged_recovery = Belagerte Einheiten in der Festung können sich nicht erholen.
refuse-sortie = In { $space } ist keine solche belagerte Einheit, die herauskommen könnte.
refuse-assault = In { $space } ist keine Belagerung, bei der du einen Festungskampf kaufen könntest.
refuse-no_units = Die aktive Armee hat keine Einheiten in { $space }.
refuse-box_both_ways = In einer Phase ziehen Einheiten in ein Kästchen oder aus ihm heraus, nicht beides: { $space }.
refuse-besieged_march = Die Einheiten in { $space } sind belagert; ein Ausfall lässt sie heraus.
refuse-halted = Der Feind hält die Einheiten fest, die nach { $space } gekommen sind.
refuse-recovered = Erholte Einheiten können in dieser Phase nicht marschieren.
refuse-no_sea_route = Kein Seeweg verbindet diese Felder.
refuse-no_march = Ein Marsch geht ein Feld weit, oder zwei, wenn alle drei dir gehören und frei von Feinden sind.
refuse-foreign_box = Nur Einheiten der Nation selbst dürfen in ihr Kästchen.
refuse-passenger = Über See gehen einzelne Einheiten, die dort stehen und aufbrechen dürfen.
refuse-isolated_double = Isolierte Einheiten gehen nie zwei Felder.
refuse-too_many = Höchstens { $most } Einheiten gehen zusammen, isolierte zählen doppelt: Wähle aus, wer geht.
refuse-nothing_to_pick = Nur eine Einheit könnte gehen.
refuse-take_order = Entscheide zuerst, wer oder wie viele: { $unit-many }.
refuse-take_number = Es muss zwischen { $low } und { $high } liegen.
refuse-garrison =
    { $capacity ->
        [one] Nenne eine Einheit, die zu Beginn der Phase in { $space } war,
       *[other] Nenne bis zu { $capacity } Einheiten, die zu Beginn der Phase in { $space } waren,
    } oder keine.
refuse-fight = Dort wartet keine solche Schlacht.
refuse-commit_form = Nenne die Karten, die du einsetzt, oder keine.
refuse-card_not_held = Du hast { $card } nicht.
refuse-no_battle_card = { $card } wird nicht zu Beginn einer Feldschlacht eingesetzt.
refuse-rating = { $card } braucht in der Schlacht einen Feldherrn mit Wert { $number } oder mehr.
refuse-adds_nothing = Ein zweites Mal { $card } brächte nichts: Einmal genügt.
refuse-active_only = { $card } darf nur die Seite einsetzen, die am Zug ist.
refuse-passive_only = { $card } darf nur die Seite einsetzen, die nicht am Zug ist.
refuse-in_battle = In der Schlacht greifst du an oder ziehst dich zurück.
refuse-no_way_out = Aus { $space } gibt es kein Feld für einen Rückzug.
refuse-charge = Hier kannst du eine Kavallerieattacke spielen, wenn du eine hast, oder abwarten.
refuse-retreat_space = Einheiten ziehen sich auf ein Nachbarfeld der eigenen Seite ohne Feinde zurück.
refuse-retreat_room = Nicht alle finden in { $space } Platz: Schicke einige.
refuse-retreat_cost = Eine der Armeen, die sich zurückziehen, zahlt.
refuse-nations_waiting = Es gibt Nationen, die noch nicht mobilgemacht haben: Nenne die nächste.
refuse-mobilization_order = Nenne eine eigene Nation, die noch mobilmachen kann.
refuse-no_recruit = Eine solche Einheit ist nicht in der Reserve { $nation-von }.
refuse-no_points = Es ist kein Punkt mehr da, um eine Einheit einzusetzen.
refuse-place = { $space } nimmt keine neuen Einheiten mehr auf, oder steht ihnen nicht offen.
refuse-restore = Nur geschwächte Einheiten auf einem Feld der eigenen Seite, mit Verbindung und nicht belagert, erholen sich im Winter.
refuse-mobilization_form = Setze eine Einheit ein, frische eine auf, oder drücke „Fertig“.
refuse-scorch = Verbrannte Erde gilt einer eigenen Festung oder einem eigenen Ressourcenfeld, während der Feind marschiert oder im Winter.
refuse-winter_cards = Im Winter kannst du Eilige Mobilmachung oder Verbrannte Erde spielen, oder verzichten.
refuse-discard =
    Du darfst nicht mehr als { $limit ->
        [one] { $limit } Karte
       *[other] { $limit } Karten
    } behalten.

## do: was eine Aktion ist

do-recover = Erholung in { $start }: { $units }
do-march = Alle von { $start } nach { $end }
do-march_via = Alle von { $start } über { $via } nach { $end }
do-pick = Einige von { $start } nach { $end }
do-pick_via = Einige von { $start } über { $via } nach { $end }
do-sail = Über See von { $start } nach { $end }: { $units }
do-sortie = Ausfall aus { $start }: { $units }
do-assault = { $start } stürmen (1 Punkt)
do-done = Fertig
do-take =
    { $number ->
        [0] ohne: { $units }
       [one] { $number } { $units }
       *[other] { $number } { $units-many }
    }
do-claim = { $start } für { $nation-acc }
do-garrison = In die Festung { $start }: { $units }
do-garrison_none = Niemand in die Festung { $start }: Alle kämpfen im Feld
do-fight = Zuerst bei { $end } kämpfen
do-commit = { $cards } einsetzen
do-commit_none = Keine Karte einsetzen
do-attack = Angreifen
do-retreat = Zurückziehen
do-play = { $card } spielen
do-play_for = { $card } für { $nation-acc }
do-play_on = { $card } auf { $end }
do-hold = Abwarten
do-withdraw = Alle ziehen sich nach { $end } zurück
do-send = Einige ziehen sich nach { $end } zurück …
do-place = { $units }: nach { $end }
do-restore = In { $start } auffrischen: { $units }
do-discard = { $card } abwerfen
do-scorch = { $end } verwüsten
do-roll = Die Würfel zeigen { $dice }
do-chit = Der Chip { $army-von } wird gezogen
do-chit_end = Der Chip für das Rundenende wird gezogen
do-draw = { $card } wird gezogen
do-pay = { $army-nom } zahlt für den Rückzug
do-mobilize = { $nation-nom } macht mobil
do-release = Zur Reserve: { $units }

## verb: was ein Wort tut, das sich nicht von selbst versteht

verb-march = alle Einheiten gehen
verb-pick = einige gehen: Du wirst gefragt, wer
verb-sail = eine Einheit über See

## log

when = { $month } { $year }
log-turn = { $month } { $year }.
log-chit = Der Chip { $army-von } wird gezogen.
log-turn_end_chit = Der Chip für das Rundenende wird gezogen.
log-points_die = { $army-nom } würfelt { $die }.
log-points = { $army-nom } hat { points }.
log-rapid_advance =
    Eilmarsch { $army-von }: { $points ->
        [one] { $points } Aktionspunkt
       *[other] { $points } Aktionspunkte
    } mehr.
log-rapid_mobilization = { $team } spielt Eilige Mobilmachung für { $nation-acc }.
log-mobilization_die = { $nation-nom } darf { units } einsetzen.
log-recovers = Erholt in { $space }: { $unit }.
log-marches =
    { $army }: { $units ->
        [one] { $units } Einheit marschiert
       *[other] { $units } Einheiten marschieren
    } von { $start } nach { $end }: { $names }.
log-sortie =
    { $units ->
        [one] { $units } Einheit kommt
       *[other] { $units } Einheiten kommen
    } aus { $space } heraus: { $names }.
log-assault = { $army-nom } befiehlt den Sturm auf { $space }.
log-control = { $space } gehört jetzt { $nation-dat }.
log-garrison =
    { $units ->
        [one] { $units } Einheit ist
       *[other] { $units } Einheiten sind
    } in der Festung { $space }: { $names }.
log-no_garrison = Niemand ist in der Festung { $space }.
log-field_battle =
    Schlacht bei { $space }: { $attackers ->
        [one] { $attackers } Einheit
       *[other] { $attackers } Einheiten
    } { $who-von } gegen { $defenders } { $foe-von }.
log-next_battle = Nun wird um { $space } gekämpft.
log-fort_battle = Um die Festung { $space } wird gekämpft: { $who-nom } gegen { $foe-acc }.
log-committed = { $team } hat Karten für die Schlacht gewählt.
log-battle_cards = { $team } setzt { $cards } ein.
log-attacks =
    { $who-nom } { $who-count ->
        [one] greift
       *[other] greifen
    } mit { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfeln
    } an.
log-no_dice =
    { $who-nom } { $who-count ->
        [one] hat
       *[other] haben
    } niemanden mehr zum Angreifen.
log-dice = Mit Boni: { $dice }.
log-hits =
    { $hits ->
        [0] Kein Treffer in { $space }.
        [one] { $hits } Treffer in { $space }.
       *[other] { $hits } Treffer in { $space }.
    }
log-casualties =
    { $units ->
        [one] { $units } Treffer
       *[other] { $units } Treffer
    } in { $space }: { $names }.
log-declares_retreat =
    { $who-nom } { $who-count ->
        [one] erklärt
       *[other] erklären
    } den Rückzug aus { $space }.
log-charge = { $team } spielt { $card }.
log-no_charge = { $team } spielt keine Kavallerieattacke.
log-retreat_prevented = Der Rückzug { $who-von } ist verhindert.
log-retreat_marker = Der Rückzug kostet { $army-acc } einen Aktionspunkt.
log-retreats =
    { $who }: { $units ->
        [one] { $units } Einheit zieht
       *[other] { $units } Einheiten ziehen
    } sich von { $start } nach { $end } zurück: { $names }.
log-left_behind =
    { $units ->
        [one] { $units } Einheit bleibt in { $space } zurück und ist
       *[other] { $units } Einheiten bleiben in { $space } zurück und sind
    } verloren.
log-exhausted = Niemand kann mehr angreifen: { $who-nom } { $who-count ->
        [one] muss
       *[other] müssen
    } { $space } verlassen.
log-field_won =
    { $who-nom } { $who-count ->
        [one] gewinnt
       *[other] gewinnen
    } die Schlacht bei { $space }.
log-commander_lost = { $commander } geht bei { $space } verloren.
log-draws = { $team } zieht eine Karte.
log-drawn = Du hast { $card } gezogen.
log-scorched = { $team } verwüstet { $space }.
log-released = { $commander } steht zum Dienst bereit.
log-mobilizes = { $nation-nom } macht mobil.
log-placed = Mobilgemacht in { $space }: { $unit }.
log-restored = Aufgefrischt in { $space }: { $unit }.
log-winter_dice = Winterwürfel vor { $space }: { $dice }.
log-winter_hits =
    Winter vor { $space }: { $hits ->
        [0] kein Treffer
        [one] { $hits } Treffer
       *[other] { $hits } Treffer
    }.
log-discards = { $team } wirft eine Karte ab.
log-empress_die = St. Petersburg: { $die }.
log-empress_dies = Zarin Elisabeth ist tot. Russland wechselt die Seite, und seine Armeen gehen nach Hause.
log-done = { $who-nom } ist fertig.
log-peace_die = Friedensgespräche: { $die }.

## end

end-king_lost = König Friedrich ist verloren: Die österreichische Allianz hat gewonnen.
end-exhaustion = Preußen hat zu wenig Ressourcen übrig: Die österreichische Allianz hat gewonnen.
end-conquest = Mit sechzehn Ressourcenfeldern hat die preußische Allianz gewonnen.
end-peace = Es ist Frieden. Niemand hat gewonnen.
end-end_of_war = Der Krieg endet mit dem Jahr 1763. Niemand hat gewonnen.

## Warum Bots tun, was sie tun

why-no_way_out = es gibt keinen Ausweg
why-nobody_attacks = niemand ist übrig, der angreifen könnte
why-enemy_goes_first = auch der Feind kann nicht angreifen und muss zuerst gehen
why-no_card = hier lohnt keine Karte
why-cards_turn_it = die Karten wenden die Schlacht
why-no_cavalry = keine Kavallerie
why-get_away = wir müssen weg
why-fight_on = dann kämpfen wir weiter
why-pursue = sie sollen nicht entkommen
why-let_go = lasst sie gehen
why-in_the_open = alle kämpfen im Feld
why-walls = die Mauern zählen doppelt
why-missed_least = wer am wenigsten fehlt
why-needs_points_least = sie braucht ihre Punkte am wenigsten
why-most_to_raise = sie hat am meisten aufzustellen
why-safest = der sicherste Ort in Reichweite
why-as_many_as_fit = so viele, wie Platz finden
why-greatest_first = die größte Schlacht zuerst
why-much_to_do = es gibt viel zu tun
why-cards_later = die Karten werden später gebraucht
why-reserve = die Reserve wird gerufen
why-scorch = ihnen soll es nicht gehören
why-restored = geschwächte Einheiten werden aufgefrischt
why-nobody_to_call = niemand ist übrig, den man rufen könnte
why-where_wanted = wo sie gebraucht werden
why-keep_all = alle Karten können bleiben
why-card_missed_least = sie fehlt am wenigsten
why-most_recruits = dort warten die meisten Rekruten
why-stands_well = alle stehen gut
why-rest = geschwächte Einheiten ruhen
why-commander_rests = ein Feldherr muss wieder führen
why-as_many_as_possible = so viele wie möglich
why-cards_wait = die Karten können warten
why-more_troops = mehr Truppen sind immer willkommen
why-why_not = warum nicht
why-need_rest = sie brauchen Ruhe
why-be_there = jemand sollte dort sein
why-see = sehen wir, was dort ist
why-may_fall = es könnte fallen
why-nothing_sensible = es gibt nichts Sinnvolles zu tun
why-half = die Hälfte geht
why-cannot_be_won = es ist nicht zu gewinnen
why-can_be_won = es ist noch zu gewinnen
why-poor_odds = nur { $chance } % Siegchance
why-odds = { $chance } % Siegchance
why-towards = in Richtung { $space }
why-hold = um { $space } zu halten
why-takes = nimmt { $space }
why-joins = schließt sich dem Angriff auf { $space } an
why-attacks = greift { $space } an
why-to_attack = um { $space } anzugreifen
why-storms = stürmt { $space }

## Der Browser

count-units =
    { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    }
count-places =
    { $count ->
        [one] { $count } Ort
       *[other] { $count } Orte
    }
count-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
layer-cartouche = Zierrat und Legende
layer-sieges = Belagerungen
layer-isolation = Zeichen der Isolierung
layer-reach = Reichweite über den ersten Marsch hinaus
layer-dice = Würfel, die rollen
layer-control = Wer was hält
layer-network = Verbindungslinien

side-prussia = Preußische Allianz
side-austria = Österreichische Allianz

short-britain = Großbritannien
short-empire = Das Reich

unit-troops = Truppen { $nation-von }

force = { count-units } { $nation-von }
force-worn = { count-units } { $nation-von } ({ $depleted } geschwächt)
force-led = geführt von { $who }

bar-whom = Wähle eine Armee: { count-places } mit Einheiten, die handeln können
bar-restore_whom = Wähle geschwächte Einheiten, um sie aufzufrischen: { count-places }
bar-cards = Spielbare Karten leuchten
bar-discard = Karten, die du abwerfen kannst, leuchten
bar-where = Wähle das Ziel: { count-places }
bar-far = Zahlen: Punkte, um weiter zu kommen
bar-march = { count-units } von { $start } nach { $end }, 1 Punkt
bar-towards = der erste Marsch auf dem Weg nach { $goal }, zusammen { $points } Punkte
bar-recruits = Mach mobil, oder wähle geschwächte Einheiten:
bar-troop = Eine Truppe (von { $count })
bar-commit = Wähle die Karten, die du einsetzen willst
bar-burn_where = Wähle den Ort, der verwüstet werden soll
bar-burn_sure = { $space } für den Rest des Krieges verwüsten?

confirm-march = Marschieren
confirm-garrison = In die Festung
confirm-commit = Einsetzen
confirm-place = Mobilmachen
confirm-recover = Erholen (1 Punkt)
confirm-restore = Auffrischen (½ Punkt)
confirm-party = Marschieren
confirm-contingent = Zurückziehen
confirm-casualties = Treffer hinnehmen

sheet-label = Einheiten zur Auswahl
sheet-stack = { $space }: Wer geht?
sheet-restore = { $space }: Wer wird aufgefrischt?
sheet-sail = Über See nach { $end }: Wer geht?
sheet-party = Von { $start } nach { $end }: Wer geht?
sheet-contingent = Wer zieht sich nach { $end } zurück?
sheet-casualties = { $space }: Wer steckt die Treffer ein?
sheet-garrison = { $space }: Wer geht in die Festung?
sheet-exactly = { $count } von { $most } gewählt
sheet-at_most = { $count } gewählt, Platz für { $most }
sheet-choose = Wähle die Einheiten und bestätige dann.
sheet-all = alle
sheet-none = keine

hand-count = { count-cards }

card-number = braucht einen Feldherrn mit Wert { $number }

dice-dice = Mit Boni:
dice-points_die = Es würfelt { $army-nom }
dice-mobilization_die = Einsetzen darf { $nation-nom }
dice-winter_dice = Winter vor { $space }:
dice-empress_die = St. Petersburg:
dice-peace_die = Friedensgespräche:

battle-label = Schlacht
battle-field = Schlacht bei { $space }
battle-fort = Sturm auf { $space }
battle-round = Kampfrunde { $round }
battle-active = auf dem Marsch
battle-passive = würfelt zuerst
battle-dice =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    } zu werfen
battle-hits =
    { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
battle-garrison = Die Besatzung
battle-besiegers = Die Belagerer
battle-course = Verlauf der Schlacht
battle-report = Schlachtbericht
battle-reports = Schlachtberichte
battle-fold = Schlacht einklappen
battle-unfold = Schlacht aufklappen

panel-turn = Runde { $turn } von { $all }
panel-winter = Winterquartiere
panel-cup = Der Becher
panel-in_cup =
    { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    } im Becher
panel-cup_empty = ist leer
panel-drawn = Gezogen:
panel-acts = Am Zug: { $army }
panel-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
panel-removed = Für immer verloren: { $who }.
panel-reconstruction = Karte, Marker und Spielkarten sind unsere eigene Rekonstruktion; wer das gedruckte Spiel besitzt, kann genaue Daten als Paket laden.

alliance-resources =
    { $count ->
        [one] { $count } Ressourcenfeld
       *[other] { $count } Ressourcenfelder
    }
alliance-of_resources = Ressourcenfelder
alliance-goals = (verloren bei { $low }, gewonnen bei { $high })
alliance-cards = { count-cards } auf der Hand
alliance-deck = { $count } im Deck
alliance-used = { $count } verbraucht

nation-figures = { "" } { units }, { $resources } Res.
nation-retreats = −{ $count }
nation-retreats_title = Rückzüge: Abzug von den nächsten Aktionspunkten (C9.4)
nation-at_peace = verteidigt sich nur
nation-at_peace_title = Noch liegt kein Chip dieser Armee im Becher: Sie handelt nicht, kann aber angegriffen werden und wehrt sich.
nation-worn = { units } im Spiel, { $worn } davon geschwächt
nation-reserve =
    { $count ->
        [one] { $count } Truppe
       *[other] { $count } Truppen
    } in Reserve, von { $all }
nation-released = Zum Dienst bereit: { $who }
nation-waiting = In der Feldherrenreserve: { $who }

chit-end = Rundenende
chit-of = Ein Chip { $army-von } kommt hinzu

event-elizabeth = Ab hier kann Zarin Elisabeth sterben

name-February = Februar
name-April = April
name-June = Juni
name-August = August
name-October = Oktober
name-December = Dezember

about-army = { $side }, { $space }
about-depleted = Geschwächte Einheiten greifen nicht an; ein weiterer Treffer schickt sie in die Reserve.
about-isolated = Isoliert: langsamer, keine Erholung, halb so viele Würfel.
about-inside = In der Festung: würfelt auch geschwächt, mit dem Bonus der Mauern.
about-recovered = Hat sich erholt und kann jetzt nicht marschieren.
about-commander = Führung · Wert: So viele Einheiten zählen den Wert zu ihren Würfeln.
about-held = In der Hand { $nation-von }.
about-besieged = Belagert.
about-scorched = Verwüstet: weder Festung noch Ressourcenfeld.
about-cut = Ohne Verbindung.

kind-resource-fort =
    Ressourcenfestung { $nation-von }; { $capacity ->
        [one] { $capacity } Einheit kann
       *[other] { $capacity } Einheiten können
    } hinein
kind-fort = Festung { $nation-von }; eine Einheit kann hinein
kind-resource-city = Ressourcenstadt { $nation-von }
kind-city = Stadt { $nation-von }
kind-box =
    Kästchen { $nation-von } abseits der Karte, mit { $resources ->
        [one] { $resources } Ressourcenfeld
       *[other] { $resources } Ressourcenfeldern
    }; allen anderen verschlossen

plot-resources = Ressourcenfelder
plot-units = Einheiten im Spiel
plot-cards = Karten auf der Hand

## Was jeder sucht

aim-conquest = { $need } Ressourcenfelder halten.
aim-survive = Oder bis Kriegsende mehr als { $low } davon behalten, für ein Unentschieden. Jetzt sind es { $have }.
aim-exhaustion = Preußen und Großbritannien auf { $low } Ressourcenfelder herunterbringen. Sie halten { $have }.
aim-king = Oder Friedrich selbst aus dem Krieg nehmen.

## Rollen: was dazu lockt, einen Platz zu nehmen

role-prussia = Friedrich und sein Bruder marschieren schneller und schlagen härter als alle anderen, und es gibt nie genug von ihnen. Überlebe sieben Jahre.
role-austria = Österreich, Frankreich und Russland haben, was Preußen fehlt: Masse. Bring sie einmal zur selben Zeit an denselben Ort.

## Lektionen: der erste Krieg, siehe lessons.toml

lesson-board = Was du siehst
lesson-board-1 = Du führst Preußen, die dunkelblauen Figuren. Die Zahl auf einem Block sagt, wie viele Einheiten dort stehen, Bänder darunter nennen ihre Feldherren. Felder mit Bastionen sind Festungen, solche mit einem Kranz geben Ressourcen, die den Krieg entscheiden. Wähle die Truppe in Stettin, dann ein Feld, das aufleuchtet, etwa Prenzlau, und drücke über der Karte auf „Marschieren“.
lesson-board-1-done = Das war ein Marsch, und er kostete einen deiner sechs Aktionspunkte. Mit denselben Einheiten darfst du weitermarschieren, solange Punkte da sind; „Zurück“ nimmt einen Marsch zurück.
lesson-points = Chips und Punkte
lesson-points-1 = Hier zieht niemand reihum: Aus einem Becher wird ein Chip gezogen, und die Armee, die er nennt, würfelt ihre Aktionspunkte. Preußen zählt zwei dazu. Du hast wenig gewürfelt; spiele Eilmarsch für einen Punkt mehr.
lesson-points-1-done = Solche Karten werden nach dem Würfel gespielt, bevor die Armee zieht. Nie weißt du, wessen Chip als Nächstes kommt, oder ob es der ist, der die Runde beendet.
lesson-points-2 = Marschiere nun mit Friedrichs Armee irgendwohin.
lesson-points-2-done = Ein Punkt, ein Marsch von bis zu acht Einheiten. Übrige Punkte verfallen.
lesson-control = Land nehmen
lesson-control-1 = Ein unverteidigtes Feld gehört dir, sobald du es betrittst, und bleibt dein, wenn du weitergehst. Marschiere von Treuenbrietzen über Wittenberg nach Torgau.
lesson-control-1-done = Torgau ist eine Festung, und sie war leer. Im eigenen Land geht eine Armee zwei Felder für einen Punkt; wo Feinde sind, eines.
lesson-control-2 = Jetzt Leipzig, das Ressourcen gibt. Der Sieg zählt in solchen Feldern und in nichts anderem.
lesson-control-2-done = Ein Ressourcenfeld mehr für dich, eines weniger für Österreichs Freunde.
lesson-control-3 = Das war der letzte Punkt: Drücke „Fertig“.
lesson-control-3-done = Für jede Festung und jedes Ressourcenfeld, das du dem Feind nimmst, ziehst du eine Karte. Wer angreift, bekommt Karten; wer stillsitzt, keine.
lesson-party = Wer geht, wer bleibt
lesson-party-1 = Ein Marsch nimmt alle mit, die gehen können, bis zu acht. Einige sollten bleiben und Dresden halten: Wähle die Armee, dann auf ihrem Blatt die Truppen, die bleiben sollen. Marschiere mit Friedrich und den anderen nach Pirna.
lesson-party-1-done = Ein Feld bleibt auch ohne Wache dein, aber der erste Feind, der hineingeht, nimmt es. Lass also Truppen dort, wo es schmerzen würde.
lesson-battle = Eine Schlacht
lesson-battle-1 = Acht österreichische Truppen stehen eingeschlossen in Jungbunzlau. Marschiere mit Friedrichs Armee von Zittau auf sie zu, und drücke dann „Fertig“: Schlachten kommen, wenn alle Märsche gemacht sind.
lesson-battle-1-done = Die angegriffene Seite würfelt zuerst. Jede volle Einheit wirft einen Würfel, und eine Sechs trifft.
lesson-battle-2 = Nimm die Treffer hin, die es gibt, und greife dann selbst an.
lesson-battle-2-done = Friedrich gibt den Würfeln von acht Einheiten drei dazu, also trifft bei ihm schon eine Drei. Darum sind die Würfel eines Königs viermal so viel wert wie die eines führerlosen Haufens. Eine getroffene Einheit ist geschwächt: Umgedreht kämpft sie nicht mehr, bis sie sich erholt.
lesson-cards = Schlachtkarten
lesson-cards-1 = Daun ist mit fünf Truppen nach Jungbunzlau gekommen, dir ebenbürtig. Greife ihn von Zittau aus an, und drücke „Fertig“.
lesson-cards-1-done = Vor dem ersten Würfel wählen beide Seiten ihre Schlachtkarten, geheim und zugleich.
lesson-cards-2 = Der Flankenangriff gibt in der ersten Kampfrunde all deinen Würfeln eins dazu. Setze ihn ein.
lesson-cards-2-done = Eine Karte verlangt einen Feldherrn in der Schlacht, der gut genug für sie ist; Friedrich ist es für alle. Österreich antwortet mit Hügeln, Sumpf und Wald.
lesson-retreat = Der Rückzug
lesson-retreat-1 = Bevern ist kein Friedrich, und sieben Einheiten warten in Jungbunzlau. Marschiere auf sie zu, drücke „Fertig“, und wenn du mit dem Angriff an der Reihe bist, zieh dich zurück.
lesson-retreat-1-done = Gesagt ist gesagt: Der Feind könnte dich noch mit einer Kavallerieattacke aufhalten.
lesson-retreat-2 = Wähle, wohin: ein eigenes Nachbarfeld ohne Feinde.
lesson-retreat-2-done = Ein Rückzug kostet einen Aktionspunkt deiner nächsten Phase. Die Armee lebt, und geschwächte Einheiten kommen billig wieder; tote müssen auf den Winter warten.
lesson-siege = Vor einer Festung
lesson-siege-1 = Königgrätz ist eine Festung mit einem Österreicher darin. Marschiere mit Friedrichs Armee von Glatz vor ihre Mauern.
lesson-siege-1-done = Beendest du die Märsche, sagt der Verteidiger, wer hineingeht: höchstens zwei in eine Festung, die Ressourcen gibt, einer in eine andere. Die übrigen kämpfen im Feld. Dann folgt eine Runde Sturm, und wenn die Besatzung hält, eine Belagerung.
lesson-assault = Der Sturm
lesson-assault-1 = Die Belagerung von Königgrätz dauert an, und du hast einen Punkt. Befiehl den Sturm.
lesson-assault-1-done = Nach dem ersten Sturm, der nichts kostet, kostet jeder Versuch einen Punkt.
lesson-assault-2 = Drücke „Fertig“ und sieh zu.
lesson-assault-2-done = Die Besatzung würfelt zuerst und zählt eins für ihre Mauern dazu, zwei in einer Ressourcenfestung. Im Winter werden Belagerer krank, also sitze nicht zu lange vor einer Festung.
lesson-recovery = Erholung
lesson-recovery-1 = Drei Truppen in Breslau sind geschwächt: Sie stecken Treffer ein, kämpfen aber nicht. Für einen Punkt erholt sich eine davon. Wähle die Armee und drücke, bevor sie marschiert, auf ihrem Blatt auf „Erholen“.
lesson-recovery-1-done = Erholung kommt vor allen Märschen, und wer sich erholt hat, bleibt in dieser Phase, wo er ist. Öfter, als man denkt, ist eine Rast mehr wert als ein Marsch.
lesson-communication = Abgeschnitten
lesson-communication-1 = Keith steht in Böhmisch Brod, ringsum Feindesland: isoliert. Er marschiert langsam, wirft halb so viele Würfel und kann sich nicht erholen. Öffne einen Weg: Marschiere mit Friedrich von Jungbunzlau nach Brandeis.
lesson-communication-1-done = Eine Verbindungslinie läuft über eigene Felder zu einem eigenen Ressourcenfeld. Brandeis ist ein Glied; eines fehlt noch.
lesson-communication-2 = Prag ist leer, grenzt an Brandeis und Böhmisch Brod und gibt obendrein Ressourcen. Nimm es.
lesson-communication-2-done = Die Kette ist geschlossen. Geprüft wird sie, wenn eine deiner Phasen beginnt, also ist Keith beim nächsten Mal wieder er selbst. Dem Feind tu das Gegenteil an.
lesson-winter = Winter
lesson-winter-1 = Im Dezember marschiert niemand. Jede Nation hat einen Punkt für jedes Ressourcenfeld, das sie hält. Lass Preußen mobilmachen, und frische eine der geschwächten Truppen in Dresden auf: Zwei kosten einen Punkt.
lesson-winter-1-done = Aufgefrischt für einen halben Punkt. Im Feldzug wäre es ein ganzer gewesen.
lesson-winter-2 = Ein Punkt setzt auch eine Einheit der Reserve ein. Setze eine Truppe in Magdeburg ein.
lesson-winter-2-done = Ein Feld, das Ressourcen gibt, nimmt in einem Winter zwei neue Einheiten auf, jedes andere eine. Wer Ressourcenfelder verliert, verliert einen Winter später Armeen: So geht dieser Krieg verloren.
lesson-victory = Wie man gewinnt
lesson-victory-1 = Du hältst fünfzehn Ressourcenfelder, und mit sechzehn gewinnt Preußen den Krieg. Nimm Prag, das niemand verteidigt.
lesson-victory-1-done = Sechzehn.
lesson-victory-2 = Der Sieg wird am Ende einer Phase geprüft: Drücke „Fertig“.
lesson-victory-2-done = Wenige Könige gewinnen so. Österreich gewinnt, wenn Preußen und Großbritannien auf acht fallen oder Friedrich selbst verloren ist. Wer 1763 noch steht, hat ein Unentschieden, und Friedrich nannte das einen Sieg.

## Szenarien, Optionen, Karten

game-credit = The Great Crisis of Frederick II ist von Tetsuya Nakamura, erschienen bei VUCA Simulations.
scenario-campaign = The Great Crisis, 1756 bis 1763
scenario-campaign-text = Sieben Jahre in zwei Stunden: Preußen und Großbritannien gegen alle anderen, mit Würfeln und guten Nerven.
option-depleted_field_bonus = Geschwächte Feldherren geben ihren Bonus auch im Feld.
option-loc_scope = Wessen Verbindungslinien in einer Phase geprüft werden: die der aktiven Allianz, oder alle.
option-loc_scope-active = aktive
option-loc_scope-all = alle
option-bonus_by_nation = In der österreichischen Armee helfen Feldherren nur Einheiten der eigenen Nation.
option-besieged_recovery = Belagerte Einheiten in der Festung dürfen sich in einer Phase erholen.
option-retreat_cost = Was ein Rückzug mehrerer Armeen kostet: einen Aktionspunkt im Ganzen, oder einen je Armee.
option-retreat_cost-one = einen
option-retreat_cost-each = je einen
card-oblique-order-text = Ab der zweiten Kampfrunde wirft jede deiner angreifenden Einheiten zwei Würfel.
card-flank-attack-text = In deinem Angriff der ersten Kampfrunde haben alle deine Würfel +1. Sumpf hebt ihn auf.
card-surprise-text = Der feindliche Angriff der ersten Kampfrunde hat halb so viele Würfel, abgerundet. Wald hebt sie auf.
card-cavalry-charge-text = Verhindert einen Rückzug, den der Feind erklärt hat, oder hebt eine feindliche Kavallerieattacke auf.
card-rapid-advance-text = Ein Aktionspunkt mehr in dieser Phase einer deiner Armeen.
card-rapid-mobilization-text = Würfle für eine Nation und setze höchstens so viele Einheiten ihrer Reserve ein.
card-hills-text = Alle Würfel des feindlichen Angriffs der ersten Kampfrunde haben −1.
card-marsh-text = Hebt einen Flankenangriff auf; sonst nimmt er dem feindlichen Angriff der ersten Kampfrunde zwei Würfel.
card-forest-text = Hebt eine Überraschung auf; sonst halbiert er die feindliche Führung im Angriff der ersten Kampfrunde.
card-scorched-earth-text = Eine Festung oder ein Ressourcenfeld deiner Allianz ist von jetzt an keines von beiden mehr.

## Das Terminal

terminal-sign_attacks = muss kämpfen
terminal-sign_storms = muss kämpfen
terminal-sign_takes = nimmt das Feld
terminal-sign_earns = bringt eine Karte
terminal-sign_frees = hebt eine Belagerung auf
terminal-sign_loses = überlässt das Feld dem Feind
terminal-sign_cut = wäre ohne Verbindung
terminal-typing = Ein Marsch aller braucht nur seine Enden: „prag leitmeritz“. Wer geht, sich zurückzieht oder Treffer einsteckt, darf in derselben Zeile stehen: „pick magdeburg halberstadt frederick 5 prussia“. Ein Name allein zeigt, was dort möglich ist.
terminal-help_status = Runde, Becher, Allianzen und Nationen
terminal-help_pieces = die Armeen, wo sie stehen und wie geschwächt sie sind
terminal-help_objectives = wer welche Ressourcenfelder hält, und was den Krieg gewinnt
terminal-help_look = Felder um ein Feld oder einen Feldherrn
terminal-legend = ◆ Ressourcenfestung · ◇ Festung · ● Ressourcenstadt · • Stadt · ▣ Kästchen · [belagert] · gepunktet: über See
terminal-kind_resource-fort = Ressourcenfestung
terminal-kind_fort = Festung
terminal-kind_resource-city = Ressourcenstadt
terminal-kind_city = Stadt
terminal-kind_box = Kästchen
terminal-space_besieged = BELAGERT
terminal-space_scorched = VERWÜSTET
terminal-no_space = Auf der Karte gibt es kein Feld und keinen Feldherrn namens „{ $word }“.
terminal-space = Feld
terminal-routes = Wege (─ Land, ~ See)
terminal-nation = Nation
terminal-led_by = Seite
terminal-units = Einheiten
terminal-worn = geschwächt
terminal-reserve = Reserve
terminal-resources = Ressourcen
terminal-in_cup = Im Becher:
terminal-nothing = nichts
terminal-retreats = Rückzüge −{ $count }
terminal-ready = bereit: { $who }
terminal-waiting =
    { $count ->
        [one] { $count } Feldherr wartet
       *[other] { $count } Feldherren warten
    }
terminal-used = verbraucht: { $cards }
terminal-empress_dead = Die Zarin ist tot; Russland kämpft für Preußen.
terminal-reconstruction = Karte, Marker und Spielkarten sind unsere eigene Rekonstruktion.
terminal-card = Karte
terminal-needs = braucht
terminal-does = bewirkt
terminal-rated = einen Feldherrn mit Wert { $number }
terminal-under_siege = belagert
terminal-besieging = belagert andere
terminal-alliance = Allianz
terminal-which = welche
terminal-goals = Preußen gewinnt mit { $won }; Österreich gewinnt, wenn Preußen { $lost } hat.
terminal-dice =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
terminal-uses = { $who } setzt { $cards } ein

## Was gerade getan wird

phase-release = Feldherren frei
phase-opening = Eröffnung
phase-operations = Operationen
phase-roll_for_points = Wurf für Punkte
phase-muster = Vorbereitung
phase-battles = Schlachten
phase-party = Auswahl
phase-field_battle = Feldschlacht
phase-fort_battle = Festungskampf
phase-garrison = Besatzung
phase-encounter = Begegnung
phase-field_battles = Feldschlachten
phase-fort_battles = Festungskämpfe
phase-attack = Angriff
phase-battle_cards = Schlachtkarten
phase-losses = Verluste
phase-casualties = Treffer
phase-pursuit = Verfolgung
phase-retreat_cost = Preis des Rückzugs
phase-retreat = Rückzug
phase-contingent = wer sich zurückzieht
phase-claim = Kontrolle
phase-draw_cards = Karten ziehen
phase-mobilization = Mobilmachung
phase-mobilization_die = Wurf für die Mobilmachung
phase-winter_mobilization = Mobilmachung im Winter
phase-winter = Winter
phase-winter_cards = Winterkarten
phase-winter_depletion = Winterverluste
phase-settling = Abschluss
phase-discard = Abwerfen
phase-event_die = Ereigniswurf
phase-turn = Runde
phase-campaign = Feldzug
phase-army_phase = Phase einer Armee
phase-end_of_turn = Rundenende

## Die Karte

picture-title = The Great Crisis of Frederick II – Mitteleuropa 1756–1763
picture-great_crisis = DIE GROSSE KRISE
picture-of_frederick = Friedrichs II.
picture-edition = Sanssouci, eine inoffizielle Ausgabe; { $kind }
picture-reconstruction = unsere Rekonstruktion der Karte
picture-from_a_pack = Karte aus einem Datenpaket
picture-to_stettin = nach Stettin
picture-from_england = aus England
picture-rich_fort = Ressourcenfestung, Besatzung 2
picture-fort = Festung, Besatzung 1
picture-rich_city = Ressourcenstadt
picture-city = Stadt
picture-land = Land
picture-sea = See
picture-full = volle Einheiten
picture-depleted = geschwächte Einheiten
picture-inside = in der Festung
picture-siege = Belagerung
picture-isolated = isoliert
picture-captured = erobert
picture-scorched = verbrannte Erde
picture-turns = Runden
picture-resources = Ressourcenfelder

## Torheiten, gezählt

folly-left_before_a_shot = Feldschlachten, die vor dem ersten Wurf verlassen wurden
folly-king_not_in_the_field = Jahre ohne Feldschlacht für Friedrich
folly-king_idle = Jahre ohne jede Schlacht für Friedrich
folly-lost_thinly_held = Ressourcenfelder, die mit zwei Einheiten oder weniger verloren gingen
folly-points_wasted = nicht ausgegebene Aktionspunkte
folly-advance_wasted = Eilmärsche, deren Punkte übrig blieben
folly-capital_left = Phasen Preußens, in denen Feinde in Berlin unbehelligt blieben
folly-battle_cards_kept = Schlachtkarten, die am Ende noch auf der Hand waren
folly-other_cards_kept = andere Karten, die am Ende noch auf der Hand waren
folly-short_war = Kriege, die vor 1759 zu Ende waren

## Wie Partien enden, in wenigen Worten: für die Tabellen von Arena und Simulationen

ending-king_lost = König Friedrich verloren
ending-exhaustion = Preußen erschöpft
ending-conquest = sechzehn Ressourcenfelder
ending-peace = Frieden
ending-end_of_war = Ende 1763

## Lessons for those who type, where the sentence for browsers speaks of buttons

terminal-lesson-board-1 = Du führst Preußen. „pieces“ sagt, welche Einheiten wo stehen, und „look stettin“, was um ein Feld liegt: Festungen, und Felder, die Ressourcen geben, die den Krieg entscheiden. Eine Truppe steht in Stettin: Gib „march stettin prenzlau“ ein.
terminal-lesson-control-3 = Das war der letzte Punkt: Gib „done“ ein.
terminal-lesson-party-1 = Ein Marsch nimmt alle mit, die gehen können, bis zu acht. Einige sollten bleiben und Dresden halten: „pick“ marschiert mit denen, die du nennst. Gib „pick dresden pirna“ ein und sag dann, wer mit Friedrich geht.
terminal-lesson-battle-1 = Acht österreichische Truppen stehen eingeschlossen in Jungbunzlau. Marschiere mit Friedrichs Armee von Zittau auf sie zu, und gib dann „done“ ein: Schlachten kommen, wenn alle Märsche gemacht sind.
terminal-lesson-cards-1 = Daun ist mit fünf Truppen nach Jungbunzlau gekommen, dir ebenbürtig. Greife ihn von Zittau aus an, und gib „done“ ein.
terminal-lesson-retreat-1 = Bevern ist kein Friedrich, und sieben Einheiten warten in Jungbunzlau. Marschiere auf sie zu, gib „done“ ein, und wenn du mit dem Angriff an der Reihe bist, zieh dich zurück.
terminal-lesson-assault-2 = Gib „done“ ein und sieh zu.
terminal-lesson-recovery-1 = Drei Truppen in Breslau sind geschwächt: Sie stecken Treffer ein, kämpfen aber nicht. Für einen Punkt erholt sich eine davon. Gib „recover breslau“ ein, bevor die Armee marschiert.
terminal-lesson-victory-2 = Der Sieg wird am Ende einer Phase geprüft: Gib „done“ ein.
