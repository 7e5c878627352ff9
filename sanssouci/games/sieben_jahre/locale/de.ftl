### Sieben Jahre auf Deutsch. Wörter nach einem Dollarzeichen sind Kennungen und werden mit ihrem Namen genannt.

## Gezähltes, als Teile von Sätzen

coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }

## Namen

name-france = Frankreich
    .von = Frankreichs
name-britain = Großbritannien
    .von = Großbritanniens
name-austria = Österreich
    .von = Österreichs
name-empire = Reich
    .nom = das Reich
    .dat = dem Reich
    .acc = das Reich
    .von = des Reichs
name-saxony = Sachsen
    .von = Sachsens
name-prussia = Preußen
    .von = Preußens
name-hanover = Hannover
    .von = Hannovers
name-hessen-kassel = Hessen-Kassel
    .von = Hessen-Kassels
name-brunswick = Braunschweig
    .von = Braunschweigs
name-russia = Russland
    .von = Russlands
name-sweden = Schweden
    .von = Schwedens
name-spain = Spanien
    .von = Spaniens
name-portugal = Portugal
    .von = Portugals
name-frederik-ii = Friedrich
name-e1 = Trockene Straßen, guter Wind
name-e2 = Eilmarsch
name-e3 = Treue Führer
name-e4 = Volle Magazine
name-e5 = Gewöhnlicher Marsch
name-e6 = Gewöhnlicher Marsch
name-e7 = Gute Ordnung
name-e8 = Requirierte Karren
name-e9 = Verirrte Nachhut
name-e10 = Sommerhitze
name-e11 = Starker Regen
name-e12 = Gebrochene Wagen
name-e13 = Nebel
name-e14 = Futtermangel
name-e15 = Tauwetter, Schlamm
name-e16 = Fluss führt Hochwasser
name-e17 = Nasses Pulver
name-e18 = Krankheit im Lager
name-e19 = Herbststürme
name-e20 = Schnee, Gegenwind
name-e21 = Widersprüchliche Befehle
name-e22 = Soldmeuterei
name-bold-charge = Kühne Attacke
name-steady-fire = Stetiges Feuer
name-smoke-and-dust = Rauch und Staub
name-broken-ground = Schwieriges Gelände
name-rally = Sammeln
name-stout-hearts = Tapfere Herzen
name-new-outworks = Neue Außenwerke
name-hidden-stores = Verborgene Vorräte
name-subsidy = Subsidien
name-bad-harvest = Missernte
name-good-roads = Gute Straßen
name-full-magazines = Gefüllte Magazine
trait-nach = nach { $name }
trait-in = in { $name }
trait-bei = bei { $name }
trait-nom = { $name }
trait-dat = { $name }
trait-acc = { $name }
trait-von = von { $name }
trait-number = singular
trait-adjective = { $name }
name-franco-austrian = die französisch-österreichische Koalition
    .nom = die französisch-österreichische Koalition
    .dat = der französisch-österreichischen Koalition
    .acc = die französisch-österreichische Koalition
    .von = der französisch-österreichischen Koalition
name-anglo-prussian = die britisch-preußische Koalition
    .nom = die britisch-preußische Koalition
    .dat = der britisch-preußischen Koalition
    .acc = die britisch-preußische Koalition
    .von = der britisch-preußischen Koalition
name-player = Spieler
    .nom = der Spieler
    .dat = dem Spieler
    .acc = den Spieler
    .von = des Spielers
name-bot = BOT
    .nom = der BOT
    .dat = dem BOT
    .acc = den BOT
    .von = des BOT
name-infantry = Infanterie
name-cavalry = Kavallerie
name-artillery = Artillerie
name-ships = Schiffe
    .number = plural
name-trained = ausgebildet
    .adjective = ausgebildete
name-veteran = erfahren
    .adjective = erfahrene
name-provisions = Proviant
name-ammunition = Munition
name-four = vier hintereinander
name-split = drei und drei
name-fraction = Abschnitt
    .von = des Abschnitts
name-year = Jahr
    .von = des Jahres

## Was gefragt wird: der Jahresbeginn

prompt-aid = { $board-nom } kann { coins } entbehren: Wie viel davon geht an { $partner-acc }, in Gold (je 100 Münzen), Silber (10) und Bronze (1)?
prompt-ministry = { $board-nom } hat noch { coins }: Ernenne, wechsle oder entlasse Befehlshaber, oder drücke „Fertig“.
prompt-ministry_short = { $board-dat } fehlen { coins }: Entlasse Befehlshaber, oder drücke „Fertig“ und verkleinere dann Kontingente.
prompt-lost_leader = { $who } kann nicht länger dienen: Nenne, wer sein Kontingent übernimmt, oder löse es auf.
prompt-surplus = { $board-nom } hat mehr Kontingente als erlaubt, seit ein vorgeschriebener Befehlshaber gekommen ist: Welches löst du auf?
prompt-settle = { $board-nom } hat noch { coins }: Lege die Stärke deiner Kontingente fest, oder drücke „Fertig“.
prompt-settle_short = { $board-dat } fehlen { coins }: Verkleinere Kontingente, oder löse welche auf.
prompt-experience = { $who }, { $arm }: ausgebildet oder erfahren? Noch { coins }.
prompt-stores = { $who }: Wie viele Ladungen Proviant und Munition? Noch { coins }.
prompt-buy_advantages = { $board-nom } hat { coins }: Wie viele Vorteile zu je 5 Münzen?
prompt-purchases = { $board-nom } hat { coins }: Wie viele Vorteile zu je 5 Münzen, und wie viele indigene Verbündete zu je 3?
prompt-guerrillas = Großbritannien hat { coins }: Guerilleros in Portugal anwerben, zu je 3 Münzen, oder mit Schaumburg-Lippe, für 10?

## Was gefragt wird: Abschnitte

prompt-mode = { $board }, Abschnitt { $fraction }: vier Aktionen hintereinander, drei und drei, oder Schluss für dieses Jahr?
prompt-mode_owed = { $board }, Abschnitt { $fraction }, { $owed } geschuldet: vier Aktionen hintereinander, drei und drei, oder Schluss für dieses Jahr?
prompt-actions =
    { $board-nom } hat { coins } und { $left ->
        [0] keine Aktion mehr: was keine kostet, oder beende deinen Zug.
        [one] noch eine Aktion. Was tust du?
       *[other] noch { $left } Aktionen. Was tust du?
    }
prompt-move =
    { $who } darf { $steps ->
        [one] einen Schritt
       *[other] bis zu { $steps } Schritte
    } gehen: wohin?
prompt-move_late =
    { $who } darf { $steps ->
        [one] einen Schritt
       *[other] bis zu { $steps } Schritte
    } gehen: wohin? Kommt es zum Kampf, { $late ->
        [one] ist eine Einheit
       *[other] sind { $late } Einheiten
    } bis zum Ende von Phase { $phases } verspätet.
prompt-move_powder =
    { $who } darf { $steps ->
        [one] einen Schritt
       *[other] bis zu { $steps } Schritte
    } gehen: wohin? Kommt es zum Kampf, { $loads ->
        [one] ist unterwegs eine Ladung
       *[other] sind unterwegs { $loads } Ladungen
    } Munition verloren gegangen.
prompt-relief = Wer löst { $who } ab?
prompt-two_generals = { $who } ist in Porto gelandet. Führt { $other } weiter Portugals Armee, oder tauschen die beiden Generäle?
prompt-consign = Von wo, und wie viel, wird an { $who } geschickt? Vorhanden: { coins }.
prompt-levy =
    { $place } kann an { $who } { $most ->
        [one] eine Brigade
       *[other] bis zu { $most } Brigaden
    } schicken: Infanterie, Kavallerie, Artillerie?
prompt-hasten = Kommt der Konvoi zu { $who } sofort an, auf guten Straßen?
prompt-raid = Ein Konvoi mit { $provisions } Proviant und { $ammunition } Munition hält in { $place }: Überfällt { $board-nom } ihn? Der Überfall kostet ein Ereignis und eine deiner nächsten Aktionen.
prompt-detach = { $who } trifft auf Reserven: Welche Waffe greift welche an?
prompt-scorch = Der Feind rückt in { $region } ein. Eine Armee dort kann die Vorräte vernichten, was dich ein Jahreseinkommen von { coins } kostet, und ihm die Region kampflos überlassen.
prompt-forage = { $board-nom } darf die Provinzen plündern, in denen die eigenen Armeen stehen.

## Absagen

refuse-must_move = { $who } muss mindestens einen Schritt gehen.
refuse-no_room = In { $place } ist kein Platz zum Halten: Zwei befreundete Armeen stehen dort.
refuse-not_next = { $place } liegt nicht neben dem Ort, an dem die Figur steht.
refuse-closed = { $place } ist deiner Seite jetzt verschlossen.
refuse-area = { $who } befehligt in diesem Gebiet nicht.
refuse-spared = Die geschlagene Armee in { $place } kann in diesem Abschnitt nicht noch einmal angegriffen werden.
refuse-buy = Eine Tafel kauft höchstens { $most } Vorteile im Jahr, zu je { $coins } Münzen, soweit Beutel und Kasse reichen.
refuse-lost_leader = Nenne erst, wer { $who } ablöst, oder löse sein Kontingent auf.
refuse-surplus = Löse zuerst ein Kontingent auf: Es sind mehr als erlaubt.
refuse-portuguese = Die portugiesische Armee braucht ihren General in Porto, Campbell oder Lee.
refuse-obligatory = { $who } muss in diesem Jahr im Feld stehen.
refuse-fixed = { $who } steht auf dem Blatt und muss dienen; er darf weniger Einheiten führen.
refuse-change = { $who } kann dieses Kontingent nicht übernehmen.
refuse-nobody_free = Niemand kann { $who } ablösen, oder es ist schon jemand unterwegs.
refuse-not_free = { $who } ist jetzt nicht zu haben.
refuse-start = Neue Kontingente beginnen nicht in { $place }.
refuse-limit = Wo { $who } beginnen würde, sind schon so viele Kontingente wie erlaubt.
refuse-marker = Die Koalition hat keinen Marker dieser Waffe mehr.
refuse-spare = Die Besatzungen müssen bezahlt werden: Schicken kannst du höchstens { coins }.
refuse-purse =
    In der Kasse { $coins ->
        [one] ist nur { $coins } Münze
       *[other] sind nur { $coins } Münzen
    }.
refuse-debt = Es fehlen { coins }: Verkleinere erst Kontingente, oder löse welche auf.
refuse-settled = { $who } ist für dieses Jahr geregelt, oder jetzt nicht von dir zu regeln.
refuse-six_units = Ein Kontingent hat eine bis sechs Einheiten.
refuse-no_cavalry = In Nordamerika gibt es keine Kavallerie.
refuse-only_reduce = { $who } ist nicht in einem Hauptort oder Hafen seines Staates: Sein Kontingent kann nur verkleinert werden.
refuse-loads = Platz ist für { $provisions } Proviant und { $ammunition } Munition, soweit die Kasse reicht.
refuse-no_way = Von { $place } kann nichts geschickt werden: Es verkauft nichts, oder kein freier Weg führt von dort.
refuse-sells = Zu haben sind { $provisions } Proviant und { $ammunition } Munition, soweit Platz und Geld reichen.
refuse-levy =
    { $place } kann in diesem Jahr { $most ->
        [one] eine Brigade
       *[other] { $most } Brigaden
    } schicken, soweit die Kasse reicht und mit der Erfahrung, die die Armee hat.
refuse-forage = { $who } kann dort, wo er steht, nicht plündern.
refuse-no_actions = In dieser Phase des Abschnitts ist keine Aktion mehr übrig.
refuse-not_in_play = { $who } führt kein Kontingent.
refuse-other_board = { $who } gehört zu einer anderen Tafel.
refuse-bought = { $who } hat in diesem Abschnitt schon gekauft.
refuse-needs_nothing = An { $who } kann nichts geschickt werden.
refuse-moved = { $who } ist in diesem Abschnitt schon gezogen.
refuse-aboard = { $who } ist an Bord eines Geschwaders.
refuse-led = { $who } folgt dem Befehlshaber seiner Großen Armee.
refuse-resting = { $who } ruht und darf noch nicht ziehen.
refuse-bound = { $who } geht zuerst dorthin, wo sein Krieg in diesem Jahr beginnt: Burgoyne nach Porto, de Beauvau-Craon nach A Coruña, de Carvajal nach Asturias.
refuse-unequipped = { $who } verlässt das eigene Land nicht ohne Proviant und Munition.

## Was geschehen würde

foresee-purse =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $left } zum Ausgeben
foresee-passive = diese Karte schickt niemanden, der Gegner trifft auf keinen Widerstand
foresee-gives_up = das Gefecht ist verloren, und sie ziehen ab
foresee-engages =
    { $units ->
        [one] eine Einheit
       *[other] { $units } Einheiten
    } { $arm }, Summe { $sum } vor der Karte des Gegners
foresee-storm =
    eine Besatzung von { $units ->
        [one] einer Einheit
       *[other] { $units } Einheiten
    } mit { $loads ->
        [one] einer Ladung
       *[other] { $loads } Ladungen
    } und { $shield ->
        [one] einer Rettung
       *[other] { $shield } Rettungen
    } steht deiner Stärke von { $strength } gegenüber
foresee-battle = Schlacht mit { $enemies }
foresee-near = neben { $enemies }: Eine Karte entscheidet, ob es zum Gefecht kommt
foresee-garrison =
    eine Besatzung von { $units ->
        [one] { $units } Einheit
       *[other] { $units } Einheiten
    } versperrt den Weg
foresee-hungers = { $generals } { $generals-count ->
        [one] müsste
       *[other] müssten
    } hungern
foresee-unarmed = { $generals } { $generals-count ->
        [one] könnte
       *[other] könnten
    } ohne Munition nicht kämpfen
foresee-costs = kostet { coins }
foresee-costs_rest =
    { $coins ->
        [0] kostet nichts: die Kasse ist leer
       *[other] nimmt alles, was noch da ist, { coins }
    }
foresee-saves = spart { coins }
foresee-spends = kostet { coins }, { $left } bleiben
foresee-aid = { $left } bleiben hier, { $theirs } sind dann dort
foresee-bombard =
    { $units ->
        [one] eine Einheit
       *[other] { $units } Einheiten
    } mit { $loads } Ladungen; bei { $half } ist die Landung offen
foresee-left_actions =
    { $count ->
        [one] eine Aktion ist übrig
       *[other] { $count } Aktionen sind übrig
    }
foresee-left_unsettled =
    { $who } { $who-count ->
        [one] könnte
       *[other] könnten
    } noch andere Einheiten und Ladungen bekommen
foresee-units_cost = die Einheiten kosten { coins } im Jahr, { $left } bleiben
foresee-convoy =
    kostet { coins } und ein Ereignis für jede Etappe von { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    }
foresee-raid = braucht eine Reichweite von { $need }: { $cards } von 22 Ereignissen haben sie
foresee-nowhere = von hier kann es nirgendwohin gehen: die Aktion wäre verloren
foresee-unpaid = kein Ereignis kann bezahlt werden: die Aktion wäre verloren
foresee-event = ein Ereignis für { $least } bis { $most } Münzen
foresee-not_out = nicht weit genug: kostet eine Einheit, und im nächsten Zug wird noch ein Ereignis gezogen
foresee-exchange = die beiden tauschen ihre Kontingente
foresee-waits =
    wirkt nach { $turns ->
        [one] einem Abschnitt
       *[other] { $turns } Abschnitten
    }

## Aktionen

do-roll = { $dice } würfeln
do-event = Ereignis: { $event }
do-tile = { $advantage } ziehen
do-aid = { $gold } Gold, { $silver } Silber, { $bronze } Bronze schicken
do-appoint = { $who } in { $place } ernennen
do-disband = { $who } auflösen
do-change = { $new } löst { $old } ab
do-relieve = { $who } ablösen
do-done = Fertig
do-muster = { $who }: { $infantry } Infanterie, { $cavalry } Kavallerie, { $artillery } Artillerie
do-muster_ships =
    { $who }: { $ships } { $ships ->
        [one] Schiffsverband
       *[other] Schiffsverbände
    }
do-drill = { $level }
do-drill_arm = { $arm }: { $level }
do-load = { $provisions } Proviant, { $ammunition } Munition laden
do-buy =
    { $advantages } { $advantages ->
        [one] Vorteil
       *[other] Vorteile
    } kaufen
do-buy_both = Vorteile: { $advantages }, indigene Verbündete: { $natives }
do-hire_count = Schaumburg-Lippe mit drei Trupps anwerben
do-hire =
    { $number ->
        [one] Einen Trupp Guerilleros anwerben
       *[other] { $number } Trupps Guerilleros anwerben
    }
do-mode = { $mode }
do-stop = Schluss für dieses Jahr
do-end = Zug beenden
do-move = { $who } ziehen
do-go = { $place-nach } ziehen
do-halt = Halten
do-supply =
    { $who } kauft { $ammunition ->
        [0] { $provisions } Proviant
       *[other] { $provisions ->
            [0] { $ammunition } Munition
           *[other] { $provisions } Proviant, { $ammunition } Munition
        }
    }
do-convoy = Einen Konvoi an { $who } schicken
do-send = Von { $place }: { $provisions } Proviant, { $ammunition } Munition
do-levy = Reserven: { $infantry } Infanterie, { $cavalry } Kavallerie, { $artillery } Artillerie
do-veterans = Reserven, neue Waffen erfahren: { $infantry } Infanterie, { $cavalry } Kavallerie, { $artillery } Artillerie
do-cancel = Abbrechen
do-hasten = Sofort ankommen lassen
do-hold = Passen
do-hold_for = Für den Rest { $span-von } passen
do-raid = Überfall mit { $who }
do-detach = { $arm } gegen { $target }
do-scorch = Die Vorräte vernichten
do-scorch_and_leave = { $who } vernichtet die Vorräte und geht
do-forage = { $who } plündert das Land
do-voyage = { $who } segelt nach { $place }
do-use = { $advantage } einsetzen
do-use_on = { $advantage } gegen { $board-acc } einsetzen
do-stock = { $advantage }: { $kind } für { $region }
do-equip = { $advantage } für { $who }
verb-supply = An Ort und Stelle kaufen
verb-hold = Passen
verb-muster = Ein Kontingent festlegen
verb-send = Vorräte schicken
verb-levy = Reserven ausheben
verb-veterans = Reserven ausheben, neue Waffen erfahren
verb-play = Eine Karte spielen
verb-swap = Eine Karte für eine Münze ersetzen
verb-appoint = Einen Befehlshaber ernennen
verb-change = Einen Befehlshaber wechseln
verb-join = Eine Große Armee bilden
verb-detach = Eine Waffe angreifen lassen
verb-equip = Ein Vorteil für einen Befehlshaber
verb-stock = Ein Vorteil für eine Region

## Das Protokoll

when = { $fraction ->
    [0] Winter vor { $year }
   *[other] { $year }, Abschnitt { $fraction }
}
log-year = Das Jahr { $year } beginnt.
log-fortune = Schicksal des Jahres ({ $die }): { $note }. Reihenfolge: { $order }.
log-advantage = { $board-nom } bekommt { $advantage }.
log-purse = { $board-nom } beginnt mit { coins }.
log-income = { $board-nom } erhält { coins }.
log-aid = { $board-nom } schickt { coins } an { $partner-acc }.
log-garrisons = { $board-nom } zahlt { coins } für Besatzungen.
log-upkeep = { $board-nom } zahlt { coins } für Befehlshaber und Einheiten.
log-stands = { $who } steht { $place-in }.
log-leaves_war = { $state-nom } scheidet aus dem Krieg aus.
log-returned = { $region } fällt an seinen Besitzer zurück.
log-takes_over = { $new } löst { $old } ab.
log-exchange = { $old } und { $new } tauschen ihre Kontingente.
log-two_generals = { $who } führt die britische Armee in Portugal, { $other } die portugiesische.
log-change_announced =
    Ablösung in { $turns ->
        [one] einem Abschnitt
       *[other] { $turns } Abschnitten
    }: { $new } für { $old }.
log-raised = { $who } stellt in { $place } ein Kontingent auf.
log-disbanded = { $who } wird mit seinem Kontingent entlassen.
log-mustered = { $who } mustert { $units }.
log-drilled = { $who }, { $arm }: { $level }.
log-loaded = { $who } lädt { $provisions } Proviant und { $ammunition } Munition.
log-settled = { $board-nom } hat die eigenen Kräfte geregelt; { coins } bleiben.
log-buys_advantages =
    { $board-nom } kauft { $number ->
        [one] { $number } Vorteil
       *[other] { $number } Vorteile
    }.
log-buys_natives =
    { $board-nom } gewinnt { $number ->
        [one] { $number } Trupp
       *[other] { $number } Trupps
    } indigener Verbündeter.
log-hires =
    { $state-nom } wirbt { $number ->
        [one] { $number } Trupp
       *[other] { $number } Trupps
    } Guerilleros an.
log-hires_count =
    { $state-nom } wirbt Schaumburg-Lippe mit { $number ->
        [one] { $number } Trupp
       *[other] { $number } Trupps
    } Guerilleros an.
log-fraction = Abschnitt { $fraction }.
log-turn = { $board-nom } ist am Zug, Phase { $phase }.
log-mode = { $board }: { $mode }.
log-commanders = { $board-nom } hat die eigenen Befehlshaber ernannt.
log-holds = { $board-nom } passt.
log-holds_for = { $board-nom } passt für den Rest { $span-von }.
log-stops = { $board-nom } macht Schluss für dieses Jahr.
log-ends = { $board-nom } beendet den Zug.
log-declares = { $board-nom } zieht { $who }.
log-event = { $board-nom } zieht ein Ereignis: { $event }.
log-event_paid = { $board-nom } zahlt { coins }.
log-event_unpaid = { $board-nom } kann { coins } nicht zahlen: Die Kasse ist leer und die Aktion verloren.
log-goes = { $who } zieht { $place-nach }.
log-halt = { $who } hält.
log-bought =
    { $who } kauft { $ammunition ->
        [0] { $provisions } Proviant
       *[other] { $provisions ->
            [0] { $ammunition } Munition
           *[other] { $provisions } Proviant und { $ammunition } Munition
        }
    }.
log-convoy =
    { $units ->
        [none] Von { $place } brechen { $provisions } Proviant und { $ammunition } Munition zu { $who } auf.
       *[other] Von { $place } brechen Reserven zu { $who } auf: { $units }{ $provisions ->
            [0] { "" }
           *[other] , mit { $provisions } Proviant
        }{ $ammunition ->
            [0] { "" }
           *[other] , mit { $ammunition } Munition
        }.
    }
log-convoy_stops = Der Konvoi zu { $who } hält in { $place }.
log-convoy_arrives = Der Konvoi erreicht { $who }.
log-convoy_lost = Der Konvoi zu { $who } ist in { $place } verloren.
log-convoy_taken = { $who } nimmt die Ladungen des Konvois.
log-convoy_goes = Der Konvoi zu { $who } zieht seines Weges.
log-hastened = Auf guten Straßen ist der Konvoi sofort bei { $who }.
log-raids = { $who } schickt eine Abteilung gegen den Konvoi in { $place }.
log-detachment = { $who } schickt { $arm } gegen { $target }.
log-raid_fails = { $who } erreicht den Konvoi mit seiner Abteilung nicht.
log-detachment_lost = { $who } verliert seine Abteilung.
log-scorched = Die Vorräte von { $region } sind vernichtet; { $board-nom } verliert { coins }.
log-forage_done = { $board-nom } plündert nicht weiter.
log-forages = { $who } plündert { $place }.
log-exhausted = { $who } hat nichts zu essen: Erschöpfung { $points }.
log-garrison_eats = Die Besatzung von { $region } isst; { $left } übrig.
log-starved = { $region } ergibt sich ausgehungert { $who }.
log-captured = { $region } fällt an { $state-acc }.
log-state_falls = { $state-nom } ergibt sich mit seiner Hauptstadt { $by-dat }.
log-state_back = { $state-nom } hat seine Hauptstadt wieder.
log-walks_in = { $who } rückt in { $region } ein.
log-america = { $coalition-nom } gewinnt Nordamerika.
log-voyage = { $who } segelt nach { $place }.
log-lands = { $who } landet in { $place }.
log-lost_at_sea = { $who } findet beide Häfen verschlossen und ist verloren.
log-crowded = { $who } landet zwischen zwei anderen Armeen.
log-windfall = { $board-nom } gewinnt { coins } durch { $advantage }.
log-fined = { $board-nom } verliert { coins } durch { $advantage }.
log-stocked = { $advantage }: { $kind } für die Besatzung von { $region }.
log-equipped = { $advantage } für { $who }.

## Das Ende

end-capital = { $region } ist gefallen, damit gewinnt { $who-nom } den Krieg.
end-total =
    { $who-nom } { $who-count ->
        [one] hat
       *[other] haben
    } die großen Ziele erreicht: vollständiger Sieg.
end-partial =
    { $who-nom } { $who-count ->
        [one] hat
       *[other] haben
    } die meisten Punkte: Teilsieg.
end-drawn = Die Punkte sind gleich: unentschieden.

## Namen: Schlacht, Optionen

name-if1 = Infanterie, Feuer 1
name-if2 = Infanterie, Feuer 2
name-if3 = Infanterie, Feuer 3
name-im1 = Infanterie, Säbel 1
name-im2 = Infanterie, Säbel 2
name-im3 = Infanterie, Säbel 3
name-df1 = zweimal Infanterie, Feuer 1
name-df2 = zweimal Infanterie, Feuer 2
name-df3 = zweimal Infanterie, Feuer 3
name-dm1 = zweimal Infanterie, Säbel 1
name-dm2 = zweimal Infanterie, Säbel 2
name-dm3 = zweimal Infanterie, Säbel 3
name-cm1 = Kavallerie, Säbel 1
name-cm2 = Kavallerie, Säbel 2
name-cm3 = Kavallerie, Säbel 3
name-af1 = Artillerie, Feuer 1
name-af2 = Artillerie, Feuer 2
name-af3 = Artillerie, Feuer 3
name-o1 = Optionen 1
name-o2 = Optionen 2
name-o3 = Optionen 3
name-o4 = Optionen 4
name-eastern-europe = Osteuropa
name-germany = Deutschland
name-iberia = Iberien
name-north-america = Nordamerika
name-caribbean = Karibik

## Was gefragt wird: Schlachten

prompt-battle_field = Schlacht bei { $place }, Phase { $phase }: Spiele eine Karte.
prompt-battle_fleet = Seeschlacht { $place-in }, Phase { $phase }: Spiele eine Karte; jede schickt einen Schiffsverband. Nur Feuer richtet Schaden an.
prompt-battle_assault = Sturm auf { $place }, Phase { $phase }: Spiele eine Karte. Nur Feuer richtet Schaden an.
prompt-battle_bombardment = Beschuss von { $place }, Phase { $phase }: Spiele eine Karte. Nur Feuer richtet Schaden an. Ist die Besatzung auf { $half } Einheiten oder Ladungen herunter, steht die Landung offen.
prompt-advantage = Die Karten liegen offen: Spiele einen Vorteil, oder keinen.
prompt-cancel_option = Die eben gezogene Optionskarte aufheben?
prompt-loss = Welche Armee verliert { $arm }?
prompt-target = Der Feind kann nicht antworten: Welche Einheit trifft deine Summe von { $sum }?
prompt-recovery =
    Eine verlorene Einheit zurückholen? { $shield ->
        [one] Noch eine Rettung.
       *[other] Noch { $shield } Rettungen.
    }
prompt-delay =
    { $units ->
        [one] Eine Einheit kommt
       *[other] { $units } Einheiten kommen
    } zu spät zur Schlacht: welche?
prompt-disengage =
    { $who } { $who-count ->
        [one] ist
       *[other] sind
    } klar unterlegen: stehen bleiben, oder ein Ereignis zahlen und zu entkommen versuchen?
prompt-disengage_stopped =
    { $who } { $who-count ->
        [one] wird
       *[other] werden
    } angegriffen, nachdem du Schluss gemacht hast: stehen bleiben, oder ein Ereignis zahlen und zu entkommen versuchen?
prompt-flight =
    Wohin { $who-count ->
        [one] zieht
       *[other] ziehen
    } sich { $who } zurück?
prompt-order_of_squadrons = Welches Geschwader stellt sich { $place-in } als Nächstes dem Feind?
prompt-fight_on = { $place-in } sind weitere feindliche Geschwader: auch sie angreifen?
prompt-send_detachment = Eine Abteilung fällt über { $who } her: Welche Einheit schickst du? Jede Seite deckt eine Schlachtkarte auf und zählt die Stärke ihrer Einheit dazu; wer die niedrigere Summe hat, verliert die Einheit.
prompt-choose_prey = Welche Einheit greift die Abteilung an ({ $who })?

## Was gefragt wird: Städte, Küsten und Handstreiche

prompt-assault =
    { $who } { $who-count ->
        [one] steht
       *[other] stehen
    } vor { $place }, Besatzung { $units ->
        [one] eine Einheit
       *[other] { $units } Einheiten
    }: stürmen, oder bleiben?
prompt-descent = { $who } liegt vor einer feindlichen Küste: angreifen oder bleiben?
prompt-landing = Die Landung in { $place } ist offen: Geht { $who } an Land?
prompt-native_strike = Indigene Verbündete { $board-von } können über { $who } herfallen.
prompt-guerrilla_strike = Guerilleros { $board-von } können über { $who } herfallen.
prompt-purse = Wähle eine Kasse, mit { $one }, { $two }, { $three } oder { $four } Münzen: je voller, desto leichter. Oder ziehe dafür eine Optionskarte.

## Absagen: Schlachten

refuse-play = Spiele eine Handkarte; nenne eine Armee oder schone die Reserve nur, wo das einen Unterschied macht.
refuse-swap = In einer Schlacht werden höchstens { $most } Karten ersetzt, zu je einer Münze, solange Karten da sind.
refuse-withdraw = Eine Armee kann sich am Ende einer Phase absetzen; eine Besatzung nicht.
refuse-retire = Wer sich zurückzieht, verlässt die Region, auf See um zwei Quadrate, auf einem Weg ohne Feinde und nicht weiter, als das Ereignis erlaubt; wer nicht so weit kommt, geht, so weit er kann.

refuse-restore = In { $region } ist keine Besatzung von dir wiederherzustellen, oder eine feindliche Armee steht davor, oder das Geld reicht nicht.
refuse-assault = { $who } steht vor keinem feindlichen Hauptort, den er jetzt stürmen könnte.
refuse-attack = Neben { $who } steht kein Feind, der angegriffen werden darf.
refuse-channel = { $place } kann nicht über den Kanal angegriffen werden.
refuse-no_target = { $place } ist kein feindlicher Hauptort mit Hafen, wo { $who } liegt.
refuse-halved = Die Besatzung von { $place } ist schon halbiert: Die Landung ist offen.
refuse-not_open = In { $place } ist keine Landung offen, oder niemand ist an Bord.
refuse-landing = Die Armee an Bord kann in { $place } nicht an Land.
refuse-harbour = { $who } ist in keinem Hafen, in dem das jetzt möglich ist.
refuse-repair = { $who } liegt nicht vor einem Hafen seines Staates, ihm fehlt nichts, oder es ist kein Geld da.
refuse-grand_army = { $who } kann das nicht: Eine Große Armee sind zwei Armeen einer Koalition in einer Provinz.

## Aktionen: Schlachten, Städte, Küsten

do-deal = { $card } geben
do-pick = Die Karte des BOT: { $card }
do-turn = { $card } aufdecken
do-option = { $option }
do-play = { $card } spielen
do-play_sparing = { $card } spielen, Reserve schonen
do-play_shared = { $card } spielen, je eine Brigade
do-play_with = { $card } mit { $who } spielen
do-swap = { $card } für eine Münze ersetzen
do-withdraw = Absetzen
do-lose = Den Verlust trägt { $who }
do-strike = { $arm } treffen ({ $who })
do-recover = { $arm } zurückholen ({ $who })
do-recover_garrison = Eine Einheit der Besatzung zurückholen: Der Beschuss geht weiter
do-forgo = Keine
do-delay = Zu spät: { $arm } ({ $who })
do-boost = { $advantage } spielen
do-send_detachment = { $arm } schicken ({ $who })
do-stand = Stehen und kämpfen
do-disengage = Zu entkommen versuchen
do-retire = Rückzug { $place-nach }
do-oppose = { $who } stellt sich ihnen
do-engage = Angreifen
do-desist = In Ruhe lassen
do-stay = Bleiben
do-storm = Die Stadt stürmen
do-assault = { $who } stürmt die Stadt
do-attack = { $who } greift den Feind an, wo er steht
do-restore = Die Besatzung von { $region } wiederherstellen
do-bombard = { $who } feuert auf { $place }
do-descend = { $who } landet seine Armee in { $place }
do-disembark = An Land gehen
do-embark = { $who } geht bei { $to } an Bord
do-land = { $who } landet in { $place }
do-repair = { $who } baut Schiffsverbände neu
do-purse = Kasse { $number } nehmen
do-draw = Für die Kasse ziehen
do-join = { $who } schließt sich { $chief } an
do-split = { $who } teilt seine Große Armee
do-pillage = Ladungen plündern ({ $who })
do-ravage = { $place } verheeren

## Das Protokoll: Schlachten

log-fight_field = Schlacht bei { $place }: { $who } gegen { $foe }.
log-fight_fleet = Seeschlacht { $place-in }: { $who } gegen { $foe }.
log-fight_assault = Sturm auf { $foe } durch { $who }.
log-fight_bombardment = Beschuss von { $foe } durch { $who }.
log-draws = { $board-nom } zieht eine Schlachtkarte.
log-dealt = Du ziehst { $card }.
log-has_chosen =
    { $who } { $who-count ->
        [one] hat
       *[other] haben
    } gewählt.
log-swaps =
    { $who } { $who-count ->
        [one] lässt
       *[other] lassen
    } { $card } ersetzen.
log-plays =
    { $who } { $who-count ->
        [one] spielt
       *[other] spielen
    } { $card }.
log-plays_first = { $who } spielen { $card }, und { $army } kämpft zuerst.
log-plays_shared = { $who } spielen { $card }, und jeder schickt eine Brigade.
log-plays_sparing =
    { $who } { $who-count ->
        [one] spielt { $card } und schont
       *[other] spielen { $card } und schonen
    } die Reserve.
log-plays_advantage = { $board-nom } spielt { $advantage }.
log-sum =
    { $who }: { $sum } (Punkte { $points }, Stärke { $strength }{ $silenced ->
        [0] { "" }
       *[other] , von der feindlichen Waffe genommen −{ $silenced }
    }{ $fire ->
        [0] { "" }
       *[other] , ins Feuer −{ $fire }
    }{ $exhaustion ->
        [0] { "" }
       *[other] , Erschöpfung −{ $exhaustion }
    }{ $advantage ->
        [0] { "" }
       *[other] , Vorteile { $advantage }
    }{ $carry ->
        [0] { "" }
       *[other] , Übertrag { $carry }
    }).
log-passive = Eine Summe von { $sum } trifft { $who }: { $arm }, Stärke { $strength }.
log-both_passive = Mit diesen Karten kann keine Seite angreifen.
log-unit_lost =
    { $who } { $who-count ->
        [one] verliert
       *[other] verlieren
    } eine Einheit: { $arm }.
log-drowned = { $who } verliert eine Brigade, die mit ihren Schiffen untergeht: { $arm }.
log-recovered =
    { $who } { $who-count ->
        [one] holt
       *[other] holen
    } eine Einheit zurück: { $arm }.
log-option =
    { $who } { $who-count ->
        [one] zieht
       *[other] ziehen
    } { $option }: { $losses ->
        [0] das ist das Ende
        [1] noch ein Verlust ist das Ende
       *[other] noch { $losses } Verluste sind das Ende
        [endless] ein Kampf bis zum Letzten
    }.
log-late = Bei { $who } kommt eine Einheit zu spät: { $arm }.
log-late_arrive = Bei { $who } treffen die verspäteten Einheiten ein.
log-powder_lost =
    { $who } { $who-count ->
        [one] hat
       *[other] haben
    } unterwegs { $loads ->
        [one] eine Ladung
       *[other] { $loads } Ladungen
    } Munition verloren.
log-withdraws =
    { $who } { $who-count ->
        [one] setzt
       *[other] setzen
    } sich ab.
log-no_advantage =
    { $who } { $who-count ->
        [one] spielt
       *[other] spielen
    } keinen Vorteil.
log-no_recovery =
    { $who } { $who-count ->
        [one] holt
       *[other] holen
    } niemanden zurück.
log-stands_fast =
    { $who } { $who-count ->
        [one] bleibt
       *[other] bleiben
    } stehen.
log-meets = { $who } stellt sich ihnen.
log-engages = { $who } greift das nächste Geschwader an.
log-desists = { $who } lässt die anderen in Ruhe.
log-detachment_sent =
    { $who } { $who-count ->
        [one] schickt
       *[other] schicken
    } eine Abteilung: { $arm }.
log-detachment_strikes = Sie fällt über { $who } her: { $arm }.
log-held = { $who } hält stand.
log-won =
    { $who } { $who-count ->
        [one] siegt
       *[other] siegen
    } { $place-bei }.
log-drawn = Der Kampf { $place-bei } ist unentschieden: Der Angreifer überlässt { $who } das Feld.
log-destroyed = { $who } hat kein Kontingent mehr.
log-disengages =
    { $who } { $who-count ->
        [one] versucht
       *[other] versuchen
    } zu entkommen.
log-cannot_leave =
    { $who } { $who-count ->
        [one] kommt
       *[other] kommen
    } nicht weg.
log-retires =
    { $who } { $who-count ->
        [one] zieht
       *[other] ziehen
    } sich { $place-nach } zurück.
log-pays_unit =
    { $who } { $who-count ->
        [one] kommt nicht weg und verliert
       *[other] kommen nicht weg und verlieren
    } eine Einheit: { $arm }.
log-re_embarks =
    { $who } { $who-count ->
        [one] entkommt
       *[other] entkommen
    } mit den Schiffen von { $to }.
log-turned = { $board-nom } deckt { $card } auf.
log-skirmish = Die Summen sind { $first } und { $second }.
log-march_pass =
    { $who } { $who-count ->
        [one] marschiert
       *[other] marschieren
    } an { $place } vorbei.
log-march_attack =
    { $who } { $who-count ->
        [one] wendet
       *[other] wenden
    } sich gegen den Feind in { $place }.
log-march_attacked = Der Feind in { $place } greift { $who } an.
log-march_detachment = Eine Abteilung aus { $place } fällt über { $who } her.
log-natives_strike = Indigene Verbündete treffen { $who }: { $arm }.
log-natives_pillage = Indigene Verbündete plündern bei { $who } die Ladungen.
log-guerrillas_strike = Guerilleros treffen { $who }: { $arm }.
log-guerrillas_ravage = Guerilleros verheeren das Land um { $who }.

## Das Protokoll: Städte und Küsten

log-stays =
    { $who } { $who-count ->
        [one] bleibt
       *[other] bleiben
    } vor der Stadt.
log-orders_assault =
    { $who } { $who-count ->
        [one] bereitet
       *[other] bereiten
    } einen Sturm vor.
log-orders_attack =
    { $who } { $who-count ->
        [one] wendet
       *[other] wenden
    } sich gegen den Feind neben sich.
log-orders_restore = Die Besatzung von { $region } soll wiederhergestellt werden.
log-orders_repair = { $who } läuft zur Reparatur ein.
log-heads_for = { $who } wendet sich nach { $place }.
log-siege_lifted = Der Sturm auf { $place } ist gescheitert.
log-restored = Die Besatzung von { $region } ist wieder vollzählig, für { coins }.
log-no_money = { coins } für die Besatzung von { $region } sind nicht da.
log-landing_open =
    { $half ->
        [reached] Die Besatzung von { $region } ist auf { $units } Einheiten und { $loads } Ladungen herunter: Die Landung ist offen.
       *[other] Die Besatzung von { $region } verlässt das Ufer mit { $units } Einheiten und { $loads } Ladungen: Die Landung ist offen.
    }
log-embarks = { $who } geht bei { $to } an Bord.
log-repaired =
    { $who } baut { $squads ->
        [one] einen Schiffsverband
       *[other] { $squads } Schiffsverbände
    } für { coins } neu.
log-joins = { $who } schließt sich { $chief } an.
log-splits = { $who } teilt seine Große Armee.

log-draws_purse = { $board-nom } zieht für die Kasse.

## Das Ende eines Szenarios

end-scenario =
    { $first-nom } hat { $first_points } { $first_points ->
        [one] Punkt
       *[other] Punkte
    }, { $second-nom } { $second_points }; damit gewinnt { $winner-nom }.
end-scenario_drawn =
    { $first-nom } hat { $first_points } { $first_points ->
        [one] Punkt
       *[other] Punkte
    }, { $second-nom } { $second_points }; damit gewinnt niemand.

## Was jeder sucht

aim-take = { $state } gewinnt mit { $need } von { $most } Punkten. Jeder Abschnitt mit { $take } in eigener Hand gibt einen.
aim-hold = { $state } gewinnt mit { $need } von { $most } Punkten. Jeder Abschnitt mit { $hold } in eigener Hand gibt einen.
aim-take_and_hold = { $state } gewinnt mit { $need } von { $most } Punkten. Jeder Abschnitt gibt einen für { $take }, sobald erobert, und einen für { $hold }, solange gehalten.
aim-optional = Außerdem { $towns-count ->
        [one] kann
       *[other] können
    } { $towns } für weitere Punkte erobert werden, die zählen, wenn am Ende alle anderen Ziele erreicht sind.
aim-total =
    Ende { $year } { $region } und ganz Nordamerika halten, { $lost ->
        [0] ohne dass die eigene Koalition etwas verloren hat.
        [one] und dazu wieder die eine Region, die die eigene Koalition verloren hat.
       *[other] und dazu wieder die { $lost } Regionen, die die eigene Koalition verloren hat.
    }
aim-points = Oder, wenn das niemandem gelingt, die meisten Punkte Ende { $year }: jetzt { $points }, der Beste der anderen { $others }.
aim-capital = Oder { $first } oder { $second } nehmen, was den Krieg sofort beendet.

## Rollen: was dazu lockt, einen Platz zu nehmen

role-franco-austrian = Zwei große Armeen und zwei große Schulden. Schlesien war Österreichs, und Amerika kann Frankreichs sein, wenn das Geld so lange reicht wie der Krieg.
role-anglo-prussian = Ein kleines Königreich mit der besten Armee und eine Insel mit der besten Flotte. Halte Sachsen, nimm Amerika, und bezahle beides.
role-france = Der Rhein, der Kanal, der Ozean: Frankreich kann überall zuschlagen und eines davon bezahlen. Kanada ist fern und Hannover nah.
role-austria = Sachsen, Russen, Schweden und das Reich marschieren auf deine Rechnung gegen einen König. Hol Schlesien zurück, bevor sie nach Hause gehen.
role-britain = Du hast Geld, Schiffe und wenige Soldaten. Wer die See beherrscht, wählt, wo gekämpft wird.
role-prussia = Feinde auf allen Seiten und wenig Gold. Halte Sachsen, behalte Berlin, und sei schneller als alle vier.
role-russia = Der Weg aus Samogitien ist lang, und dein Nachschub ist langsam. An seinem Ende liegt Königsberg.
role-sweden = Eine kleine Armee an den Odermündungen, und ein alter Streit. Stettin ist zwei Märsche entfernt.
role-hanover = Ferdinands Armee unter vielen Fahnen bewacht ein Land, durch das alle marschieren.
role-spain = Der Krieg ist fast aus, wenn du eintrittst. Es bleibt gerade Zeit, etwas zu gewinnen oder zu verlieren.
role-player = Du gegen den BOT des Regelhefts, der nicht denken muss und keine eigenen Fehler macht. Eine halbe Stunde für ein Blatt des Buches.

## Der Tisch im Browser: Karte und Bücher

layer-garrisons = Besatzungen
sj-tab = Ministerien
sj-units =
    { $count } { $arm-number ->
        [plural] { $count ->
            [one] { $level-adjective }r Schiffsverband
           *[other] { $level-adjective } Schiffsverbände
        }
       *[singular] { $count ->
            [one] Brigade
           *[other] Brigaden
        } { $level-adjective } { $arm }
    }
sj-follows = folgt { $who }
sj-aboard = an Bord bei { $who }
sj-voyage = segelt nach { $place }, { $done } von { $length }
sj-exhausted = Erschöpfung { $points }
sj-resting = ruht
sj-moved = ist gezogen
sj-at_sea = auf See
sj-year = Das Jahr { $year }
sj-fraction = Abschnitt { $fraction }
sj-order = Reihenfolge: { $who }
sj-objectives = Ziele
sj-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
sj-stopped = Schluss für dieses Jahr.
sj-change =
    { $who } übernimmt in { $turns ->
        [one] einem Abschnitt
       *[other] { $turns } Abschnitten
    }
sj-level = Stufe { $level }
sj-strength = Stärke in der Schlacht
sj-ledger_revenue = Jahreseinkommen
sj-ledger_garrisons = Besatzungen
sj-ledger_purse = Kasse
sj-ledger_owed = Geschuldete Aktionen
sj-ledger_natives = Indigene Verbündete
sj-ledger_guerrillas = Guerilleros
sj-ledger_score = Punkte
sj-about-piece = { $who }, { $state }, Stufe { $level }
sj-about-loads = Ladungen: { $provisions } Proviant, { $ammunition } Munition
sj-about-held = { $state }
sj-about-taken = Von { $state-dat } erobert
sj-about-town =
    Besatzung { $garrison }, mit Essen für { $stores }; { $loads ->
        [one] { $loads } Ladung
       *[other] { $loads } Ladungen
    }
sj-about-revenue = Einkommen { $revenue }
sj-about-raided = In diesem Jahr geplündert

## Der Tisch im Browser: Haushalt, Zahlen, Ereignisse

sj-budget-label = Haushalt
sj-budget = { $who }: Haushalt { $year }
sj-budget_purse = Kasse zu Beginn
sj-budget_income = Einkommen
sj-budget_windfall = Durch Vorteile
sj-budget_aid = Hilfsgelder
sj-budget_garrisons = Besatzungen
sj-budget_upkeep = Befehlshaber und Einheiten
sj-budget_standing = Befehlshaber, Einheiten und Besatzungen
sj-budget_fined = Durch Vorteile verloren
sj-budget-chosen = Seither ausgegeben
sj-left = Übrig
sj-missing = Fehlt
sj-settle = Festlegen
sj-settle_supply = Kaufen
sj-settle_send = Schicken
sj-settle_levy = Ausheben
sj-less = Weniger: { $what }
sj-more = Mehr: { $what }
sj-instead = { $what }: { $now } statt { $before }
sj-several = { $what } ({ $count })
sj-numbers = { $what }: { $who }
sj-number_gold = Gold
sj-number_silver = Silber
sj-number_bronze = Bronze
sj-number_infantry = Infanterie
sj-number_cavalry = Kavallerie
sj-number_artillery = Artillerie
sj-number_ships = Schiffsverbände
sj-number_provisions = Proviant
sj-number_ammunition = Munition
sj-number_advantages = Vorteile
sj-number_natives = Indigene Verbündete
sj-number_number = Anzahl
sj-drawn = Gezogene Ereignisse
sj-pace_none = kein Marsch
sj-pace_very-slow = sehr langsam
sj-pace_difficult = schwierig
sj-pace_slowed = verlangsamt
sj-pace_normal = im üblichen Tempo
sj-pace_rapid = schnell
sj-event-cost =
    { $cost ->
        [one] Münze
       *[other] Münzen
    }
sj-event-late =
    { $late ->
        [one] Eine Einheit kommt
       *[other] { $late } Einheiten kommen
    } zu spät zu einer Schlacht, in Phase { $phases }
sj-event-ammunition =
    { $ammunition ->
        [one] Eine Ladung
       *[other] { $ammunition } Ladungen
    } Munition verloren, wenn es zur Schlacht kommt

## Der Tisch im Browser: Kämpfe

sj-battle = Schlacht
sj-hand = Schlachtkarten
sj-mode_fire = Feuer
sj-mode_melee = Säbel
sj-fight_field = Schlacht bei { $place }
sj-fight_fleet = Seeschlacht { $place-in }
sj-fight_assault = Sturm auf { $place }
sj-fight_bombardment = Beschuss von { $place }
sj-phase = Phase { $phase }
sj-fold = Schlacht einklappen
sj-unfold = Schlacht aufklappen
sj-garrison = Besatzung { $state-von }
sj-attacks = im Angriff
sj-defends = in der Verteidigung
sj-side_units =
    { $number ->
        [one] { $number } Einheit
       *[other] { $number } Einheiten
    }
sj-side_loads =
    { $number ->
        [one] { $number } Ladung
       *[other] { $number } Ladungen
    }
sj-side_shield = Rettungen { $number }
sj-side_reserves = Reserveangriffe { $number }
sj-side_late = verspätet { $number }, mit ihren Ladungen
sj-side_patience =
    { $number ->
        [one] noch ein Verlust ist das Ende
       *[other] noch { $number } Verluste sind das Ende
    }
sj-side_endless = kämpft bis zum Ende
sj-side_carry = Übertrag { $number }
sj-side_losses = verloren { $number }
sj-side_cards = Karten { $number }
sj-chosen = hat gewählt
sj-report = Der Kampf ist vorbei
sj-course = Verlauf des Kampfes
sj-part_points = Karte
sj-part_strength = Stärke
sj-part_silenced = von der feindlichen Waffe genommen
sj-part_fire = ins Feuer
sj-part_exhaustion = Erschöpfung
sj-part_advantage = Vorteile
sj-part_carry = Übertrag
sj-plot_goal = Das Ziel: Punkte bisher
sj-plot_goal_of = { $who }, von { $need } nötigen
sj-plot_purse = Kasse
sj-plot_strength = Stärke im Feld
sj-plot_contingents = Kontingente

## Warum ein Offizier etwas tut

why-aid = der Verbündete braucht es mehr
why-all_settled = alle haben, was sie brauchen
why-ambush = ein Hinterhalt für den Schwächsten
why-attacks = { $who } ist zu schlagen, Chance { $chance } %
why-best_free = der Beste, der frei ist
why-better_card = diese Karte nützt hier nichts
why-better_general = ein besserer General
why-bring_back = die Besten der Gefallenen zuerst
why-buys = { $who } füllt seine Wagen
why-cannot_be_won = das ist nicht zu gewinnen
why-card_costs_least = die Karte, die in dieser Phase am wenigsten kosten dürfte
why-card_wins = die Karte, die in dieser Phase am meisten bringen dürfte, eigene Verluste und Pulver abgezogen
why-convoy = { $who } braucht Nachschub
why-crosses = der Krieg ist jenseits des Wassers
why-descends = { $who } soll in { $place } landen
why-enough = genug für heute
why-enough_commanders = mehr Befehlshaber trägt die Kasse nicht
why-fetch_supplies = { $who } braucht Pulver und Brot
why-fetches = { $who } soll an Bord
why-few_coins = es ist wenig Geld übrig
why-fight_on = sie sind am Ende
why-fine = es trifft den Reichsten
why-finish_him = er ist noch nicht entkommen
why-forage = das Land des Feindes ernährt uns
why-fresh_men = frische Leute für die Reihen
why-full_wagons = Pulver und Brot für den Feldzug
why-fullest_purse = die vollste Kasse
why-goes_aboard = keine Straße führt dorthin, wo { $who } gebraucht wird
why-goes_ashore = auf See hat { $who } nichts zu tun
why-good_enough = er genügt
why-good_roads = es ist ein weiter Weg
why-guards = { $place } darf nicht offen bleiben
why-helps_in_battle = es kann eine Schlacht wenden
why-hires = das Land soll für sich selbst kämpfen
why-hold_out = sie müssen aushalten
why-holds_longer = so hält es länger
why-keep_tile = das bleibt für später
why-keeps_coins = die Münzen werden später gebraucht
why-lands = die Landung ist offen
why-loads_alone = Ladungen genügen
why-may_fall = es könnte fallen
why-missed_least = wer am wenigsten fehlt
why-money = sofort Geld
why-more_troops = mehr Truppen
why-must_be_named = jemand muss sie führen
why-nearest_market = vom nächsten Markt
why-neediest = an den Bedürftigsten
why-no_choice = es gibt keine Wahl
why-no_convoy = zu wenig käme an
why-no_descent = von See ist hier nichts zu gewinnen
why-no_money = für ihn ist kein Geld da
why-nobody_to_lead = niemand kann sie führen
why-too_many = es sind mehr als erlaubt
why-not_our_land = unser eigenes Land brennen wir nicht nieder
why-nothing_left = mehr ist nicht zu tun
why-nothing_sensible = mir fällt nichts Sinnvolles ein
why-nothing_worth_it = nichts ist seinen Preis wert
why-opens_landing = die Kanonen öffnen eine Landung in { $place }
why-outnumbered = sie sind zu viele
why-puts_in = { $who } braucht einen Hafen
why-raid = leichte Beute
why-raises = { $who } findet in { $place } zu tun
why-rally = die Reihen sind dünn
why-reduce_instead = kleinere Kontingente tun es auch
why-repairs = die Schiffe brauchen es
why-restores = { $region } liegt offen
why-safest = der sicherste Ort in Reichweite
why-save_the_army = die Armee ist mehr wert als das Feld
why-see = sehen wir, was daraus wird
why-send_best = unsere Besten dafür
why-six_actions = sechs Aktionen sind mehr als vier
why-sound_mix = Infanterie für die Linie, Kanonen für die Mauern
why-stand_fast = hier stehen wir
why-stands_well = er steht gut
why-starve = ein Sturm gelingt nur zu { $chance } %: Hunger ist sicherer
why-storm_now = ein Sturm gelingt zu { $chance } %
why-storms = { $place } ist zu stürmen, Chance { $chance } %
why-strike_strongest = die stärkste, die wir schlagen können
why-strike_weakest = die schwächste
why-takes = { $place } ist es wert, Chance { $chance } %
why-together = einer allein schaffte es nicht
why-too_far = sie sind zu weit weg
why-too_strong = sie sind zu stark dafür
why-turns_it = es wendet den Vergleich
why-veterans = Erfahrene sind ihren Sold wert
why-waits = heute lieber nicht weiter
why-why_not = warum nicht

## Lektionen

lesson-board = Was du siehst
lesson-board-1 = Du führst Preußen gegen Sachsen und Österreich. Eine Figur mit einer Zahl ist ein Kontingent: ein Befehlshaber mit so vielen Einheiten, höchstens sechs. Die kleinen Festungen sind Hauptorte, die Zahl auf ihrem Schild ist die Besatzung, und das Buch unter „Ministerien“ ist dein Kriegsministerium. Wähle Friedrich in Berlin und drücke über der Karte auf „Friedrich ziehen“.
lesson-board-1-done = Jede Aktion zieht ein Ereignis. Es sagt, wie weit die Figur gehen darf, und seine Münzen werden sofort bezahlt, was auch daraus wird.
lesson-board-2 = Wähle nun eine Provinz, die aufleuchtet, etwa Potsdam, und geh weiter, so weit die Karte erlaubt, oder halte. Verbietet die Karte jede Bewegung, beende deinen Zug und versuche es im nächsten Abschnitt wieder.
lesson-board-2-done = Das war eine Aktion. Der Krieg geht in Abschnitten des Jahres voran: In jedem hat jede Seite vier Aktionen, und kein Kontingent zieht zweimal. Ein Szenario dauert sechs bis zehn Abschnitte.
lesson-budget = Zuerst das Geld
lesson-budget-1 = Alles wird aus einer Kasse bezahlt. Ein Szenario bietet vier an; die erste ist die vollste und die leichteste. Nimm sie.
lesson-budget-1-done = Befehlshaber, Besatzungen und die Einheiten, mit denen du beginnst, sind schon bezahlt. Die Frage über der Karte sagt immer, was übrig ist.
lesson-budget-2 = Du kannst die Armeen zusammenstellen, wie du willst. Wähle Friedrich und gib ihm vier Einheiten Infanterie, keine Kavallerie und zwei Einheiten Artillerie: Kanonen öffnen Städte. Er führt höchstens sechs, also nimm zuerst die Kavallerie weg.
lesson-budget-2-done = Infanterie kostet 2, Kavallerie 3, Artillerie 4; höchstens sechs Einheiten.
lesson-budget-3 = Jede Waffengattung ist ausgebildet, oder für eine Münze mehr je Einheit erfahren. Mach die Infanterie erfahren.
lesson-budget-3-done = Erfahrene sind in jedem Angriff um eins stärker. Was du hier ausgibst, fehlt später für Märsche und Brot.
lesson-budget-4 = Entscheide auch über die Artillerie. Lade dann Proviant und Munition: Eine Ladung kostet eine Münze. Ein Kontingent isst eine je Abschnitt, und jeder Angriff in der Schlacht verbraucht eine Ladung Pulver.
lesson-budget-4-done = Mehr als acht Ladungen von jedem kann er nicht tragen.
lesson-budget-5 = Schließe ab: Von Schwerin behält die Einheiten des Blattes.
lesson-budget-5-done = Rechne mit drei oder vier Münzen je Abschnitt für jedes Kontingent, das etwas tut. Eine leere Kasse überlässt den Rest des Jahres dem Feind.
lesson-actions = Vier Aktionen, oder drei und drei
lesson-actions-1 = In diesem Abschnitt bist du an der Reihe. Nimm vier Aktionen hintereinander, oder jetzt drei und drei nach der ersten Phase des Feindes. Wähle drei und drei.
lesson-actions-1-done = Sechs Aktionen sind mehr als vier, aber dazwischen antwortet der Feind.
lesson-actions-2 = Beende deine erste Phase, ohne etwas zu tun: Wähle „Zug beenden“.
lesson-actions-2-done = Nicht genutzte Aktionen der ersten Phase verfallen.
lesson-actions-3 = Wähle „Weiter“ und sieh zu, was der Feind dazwischen tut; dann kommt deine zweite Phase.
lesson-actions-3-done = Jetzt hast du wieder drei Aktionen und weißt, was er mit seinen gemacht hat.
lesson-stores = Kaufen, wo man steht
lesson-stores-1 = Friedrich hat eine Ladung Proviant und drei Ladungen Pulver und er steht in Berlin. An Ort und Stelle zu kaufen kostet keine Aktion: Fülle seine Wagen.
lesson-stores-1-done = Ein Hauptort verkauft von jeder Art so viele Ladungen, wie seine Besatzung Einheiten hat, höchstens acht. Andere Provinzen verkaufen drei Ladungen Brot und kein Pulver. Einmal je Abschnitt.
lesson-convoy = Ein Konvoi
lesson-convoy-1 = In Freiberg, im Feindesland, verkauft Friedrich niemand etwas. Schicke einen Konvoi aus Berlin: etwas Proviant, vier Ladungen Munition und zwei Brigaden Infanterie, um seine Reihen zu füllen.
lesson-convoy-1-done = Der Konvoi ist unterwegs. Er zieht Ereignisse und zahlt sie, bis er ankommt, alles in einer Aktion.
lesson-convoy-2 = Sieh ihn ankommen.
lesson-convoy-2-done = Jeder Halt eines Konvois ist eine Gelegenheit für eine feindliche Armee in der Nähe: Eine Abteilung kann ausreiten und ihn nehmen. Verlorene Brigaden kommen auf keine andere Art zurück, und ein Hauptort schickt im Jahr nur halb so viele, wie seine Besatzung hat.
lesson-forage = Aus dem Land leben
lesson-forage-1 = Friedrich hat Brot für einen Abschnitt. Freiberg ist eine feindliche Provinz ohne Hauptort: Wer dort einen Abschnitt beendet, darf ihre drei Ladungen Proviant nehmen. Beende deinen Zug.
lesson-forage-1-done = Wenn alle gehandelt haben, dürfen Armeen im Feindesland plündern.
lesson-forage-2 = Plündere Freiberg.
lesson-forage-2-done = Drei Ladungen, und mehr gibt die Provinz in diesem Jahr nicht. Wer essen sollte und nichts hat, ist erschöpft: Jeder Hungerabschnitt nimmt eins von all seinen Summen in der Schlacht, bis zu vier.
lesson-joining = Eine Große Armee
lesson-joining-1 = Zwei Armeen in einer Provinz können als eine handeln. Lass von Schwerin sich Friedrich anschließen.
lesson-joining-1-done = Sie ziehen, kämpfen und ziehen ein Ereignis zusammen, eine Provinz weniger weit. Rettungen in der Schlacht sind die des Befehlshabers, also gib dem besseren General den Befehl. Jeder isst weiter sein eigenes Brot.
lesson-battle = Eine Schlacht
lesson-battle-1 = Friedrich ist bei Pirna auf Rutowski getroffen. Du hast vier Schlachtkarten. Eine Karte schickt die Einheit, die sie zeigt, und zählt ihre Punkte zu deren Stärke; die höhere Summe vernichtet die Einheit des Feindes. Spiele eine.
lesson-battle-1-done = Beide Karten werden zugleich aufgedeckt.
lesson-battle-2 = Sieh, wie die Summen zustande kommen.
lesson-battle-2-done = Artillerie nimmt anderen Waffen die Punkte, Kavallerie der Infanterie mit Säbeln, und wer ins Musketenfeuer stürmt, verliert einen oder zwei. Jeder Angriff verbraucht eine Ladung Pulver.
lesson-battle-3 = Kämpfe weiter, bis einer von euch weicht. Rutowski hat drei Ladungen: Sind sie weg, muss er fliehen.
lesson-battle-3-done = Nach ihrem ersten Verlust zieht eine Streitmacht eine Optionskarte, die sagt, wie lange sie aushält, und ein guter Befehlshaber holt einige der Gefallenen zurück. Der Verlierer muss die Region verlassen.
lesson-siege = Eine Stadt stürmen
lesson-siege-1 = Friedrich steht vor Dresden, und von der Besatzung ist eine Einheit mit einer Ladung übrig. Befiehl den Sturm.
lesson-siege-1-done = Ein Sturm wird wie eine Schlacht geschlagen, aber nur Feuer richtet Schaden an, und Kavallerie kann gar nicht kämpfen.
lesson-siege-2 = Spiele weiter, bis die Stadt fällt. Feuere mit starken Einheiten; Säbel wehren nur ab.
lesson-siege-2-done = Die Region gehört dir mit ihrem Hauptort, und ab dem nächsten Jahr ihr Einkommen. Doch ihre Besatzung ist weg: Bis du sie wiederherstellst, hat jede feindliche Armee, die einrückt, sie zurück.
lesson-hunger = Eine Stadt aushungern
lesson-hunger-1 = Dresden hat eine volle Besatzung, zu stark für einen billigen Sturm, aber Brot für nur einen Abschnitt. Bleib davor und beende deinen Zug.
lesson-hunger-1-done = Eine belagerte Besatzung isst eine Ladung je Abschnitt und ergibt sich bei null. Das kostet kein Pulver und keine Leben, nur Zeit, und dein eigenes Brot.
lesson-landing = Schiffe und Landungen
lesson-landing-1 = De La Galissonnière liegt mit sechs Schiffsverbänden und einer Armee an Bord vor Minorca. Unter vollen Batterien kann keine Armee landen. Feuere auf Mahón.
lesson-landing-1-done = Ein Beschuss wird wie eine Belagerung geschlagen, Schiffsverbände gegen die Besatzung. Welche Waffe deine Karten auch zeigen, jede schickt einen Verband.
lesson-landing-2 = Feuere, bis die Besatzung nur noch die Hälfte ihrer Einheiten oder ihres Pulvers hat.
lesson-landing-2-done = Die Landung ist offen: Schiffe nehmen nie selbst eine Stadt, aber Richelieu kann jetzt an Land gehen und sie stürmen. Auf See geht mit jedem verlorenen Schiffsverband eine Brigade an Bord unter.
lesson-bot = Das Regelheft spielt
lesson-bot-1 = Allein spielst du gegen den BOT, der dem Regelheft folgt und nicht denken muss. Du bist Schweden; von Dohna hat es weit bis Stralsund. Beende deinen Zug und sieh zu.
lesson-bot-1-done = Jetzt ist der BOT am Zug.
lesson-bot-2 = Wähle „Weiter“ und sieh zu. In seiner ersten Phase zieht er: jedes Kontingent auf dem kürzesten Weg zu seinem Ziel, und greift an, was dort steht.
lesson-bot-2-done = Er stürmt eine Stadt, wenn sein Feuer stärker ist als die Besatzung, sonst hungert er sie aus. In der Schlacht spielt er irgendeine Karte.
lesson-bot-3 = In seiner zweiten Phase bringt er Pulver, Brot und verlorene Einheiten.
lesson-bot-3-done = Er hat immer die erste Kasse und die Kräfte des Blattes, setzt sich nie ab und wird nie müde. Was er nehmen soll, musst du halten.
lesson-victory = Wie man gewinnt
lesson-victory-1 = Es ist der letzte Abschnitt. Du solltest Dresden nehmen und Breslau halten, und hältst beide. Eine Stadt gibt am Ende jedes Abschnitts, in dem sie gehalten wird, einen Punkt. Beende deinen Zug.
lesson-victory-1-done = Die Hälfte aller möglichen Punkte und einer mehr gewinnt das Blatt. Drei der vier Blätter eines Schauplatzes gewinnen seinen Feldzug; die erste Seite zählt mit. Im ganzen Krieg, zu zweit oder zu viert, sind es sieben Jahre, und London, Paris, Berlin oder Wien zu nehmen beendet ihn sofort.

## Szenarien, Optionen

game-credit = Sieben Jahre ist von Sergio Fabra.
scenario-campaign = Sieben Jahre, zu zweit
scenario-campaign-text = Der ganze Krieg von 1756 bis 1762, jeder Spieler mit den zwei Tafeln einer Koalition.
scenario-campaign-4 = Sieben Jahre, zu viert
scenario-campaign-4-text = Der ganze Krieg von 1756 bis 1762, jeder Spieler mit der Tafel eines Hauptstaates.
scenario-saxony-1756 = Sachsen, August bis Oktober 1756
scenario-saxony-1756-text = Friedrich marschiert in Sachsen ein, um zuerst zuzuschlagen, und Browne eilt aus Böhmen, um das sächsische Lager bei Pirna zu entsetzen.
scenario-bohemia-1757 = Böhmen, April bis Juni 1757
scenario-bohemia-1757-text = Drei preußische Kolonnen treffen vor Prag zusammen, bevor Daun seine Armee aus Mähren heranbringt.
scenario-ostpreussen-1757 = Ostpreußen, Mai bis September 1757
scenario-ostpreussen-1757-text = Die Russen kommen durch Samogitien gegen die eine Armee, die Preußen im Osten gelassen hat.
scenario-pommern-1758 = Pommern, Mai bis Dezember 1758
scenario-pommern-1758-text = Schweden und Preußen kämpfen um die Odermündungen.
scenario-hannover-1757 = Hannover, April bis September 1757
scenario-hannover-1757-text = Die Franzosen überschreiten den Rhein, um Hannover aus dem Krieg zu schlagen, bevor seine Verbündeten sich rühren.
scenario-thuringia-1757 = Thüringen, Oktober bis November 1757
scenario-thuringia-1757-text = Franzosen und Reichstruppen tasten sich aus Thüringen zur Saale vor, wo Friedrich sie erwartet.
scenario-minden-1759 = Minden, Mai bis August 1759
scenario-minden-1759-text = Zwei französische Armeen suchen die Übergänge der Weser; zwischen ihnen und Hannover steht Ferdinand.
scenario-kassel-1762 = Kassel, Juni bis November 1762
scenario-kassel-1762-text = Die Verbündeten wollen Hessen zurückgewinnen, bevor der Friede unterschrieben ist.
scenario-minorca-1756 = Minorca, April bis Juni 1756
scenario-minorca-1756-text = Eine französische Flotte setzt Richelieu auf Minorca an Land, und Byng segelt aus Gibraltar, um die Besatzung von Mahón zu retten.
scenario-tras-os-montes-1762 = Trás-os-Montes, Mai bis Juni 1762
scenario-tras-os-montes-1762-text = Die Spanier überschreiten die Nordgrenze gegen Bragança und treffen auf ein Land in Waffen.
scenario-beira-1762 = Beira, Mai bis November 1762
scenario-beira-1762-text = Spanien fällt mit französischer Hilfe in die Beira ein, und Schaumburg-Lippe lässt das Land für sich kämpfen.
scenario-alentejo-1762 = Alentejo, Juli bis November 1762
scenario-alentejo-1762-text = Burgoyne streift über die Grenze der Extremadura, während Spanien vor Elvas seine letzte Armee sammelt.
scenario-william-henry-1757 = Fort William Henry, Juli bis August 1757
scenario-william-henry-1757-text = Montcalm kommt mit seinen Regulären und den Völkern des Nordens die Seen herunter gegen das Fort am Kopf des Lake George.
scenario-louisbourg-1758 = Louisbourg, Juni bis Juli 1758
scenario-louisbourg-1758-text = Boscawen bringt Amherst vor Louisbourg, den Schlüssel zum Sankt-Lorenz-Strom.
scenario-forts-1758 = Die Waldforts, Juni bis November 1758
scenario-forts-1758-text = Drei britische Kolonnen ziehen gegen die Forts im Wald: Carillon, Duquesne und Frontenac.
scenario-quebec-1759 = Québec, Juni bis September 1759
scenario-quebec-1759-text = Wolfe kommt mit Saunders den Sankt-Lorenz-Strom herauf und Amherst die Seen herunter.
scenario-martinique-1759 = Die Antillen, Januar bis Mai 1759
scenario-martinique-1759-text = Moore setzt Hopson auf Martinique an Land, und Bompar kommt über den Ozean, um die Flotte zu vertreiben.
scenario-martinique-1762 = Martinique, Januar bis Februar 1762
scenario-martinique-1762-text = Monckton und Rodney fallen über Martinique her.
scenario-jamaica-1762 = Jamaika, März bis Mai 1762
scenario-jamaica-1762-text = Blénac will sich mit den Spaniern von Kuba vereinen und über Jamaika herfallen, bevor die britische Flotte zurück ist.
scenario-habana-1762 = La Habana, Juni bis August 1762
scenario-habana-1762-text = Eine Flotte aus Jamaika fällt über La Habana her, den größten Hafen Westindiens.
option-bombardment = Was Schiffskanonen tun: eine Landung öffnen, oder eine Stadt nehmen, die unter ihnen aufgibt.
option-bombardment-landing = Landung
option-bombardment-decisive = entscheidend
option-capital_last = Québec und Boston können nicht vor den anderen Orten ihrer Kolonie genommen werden.
option-side = Welche Seite des Blattes der Spieler gegen den BOT nimmt.
option-side-first = die erste
option-side-second = die zweite

## Das Terminal

terminal-typing = Ein Befehlshaber allein zeigt, was er tun kann: „von-daun“. Gezogen wird er mit „move von-daun“ und geht dann Schritt für Schritt: „go kolin“. Im Kampf „play“ und eine Karte.
terminal-help_status = Jahr, Abschnitt, Reihenfolge, und die Ministerien nebeneinander
terminal-help_pieces = die Bücher der Ministerien: Geld, Kontingente und ihre Ladungen
terminal-help_objectives = was jedes Ministerium nehmen soll, und was gewonnen ist
terminal-help_look = Provinzen und Quadrate um einen Ort oder Befehlshaber
terminal-legend = ◆ Hauptstadt · ◇ Hauptort · • Provinz · ▢ Seequadrat · gepunktet: über See
terminal-units = Einheiten
terminal-ammunition = Munition
terminal-attacks_left = Angriffe übrig
terminal-with_reserve = { $loads }, davon { $reserve } in Reserve
terminal-late = verspätet
terminal-losses = Verluste
terminal-advantages = Vorteile
terminal-carried_over = Übertrag
terminal-lost_and_recoverable = { $lost } verloren, { $shield } zu retten
terminal-gives_up = Optionskarte
terminal-exhaustion = Erschöpfung
terminal-swaps = Ersetzungen
terminal-cards = Karten
terminal-head_card = Karte
terminal-head_arm = Waffe
terminal-head_sends = schickt
terminal-head_points = Punkte
terminal-head_how = wie
terminal-no_open_cards = Niemandes Karten liegen dir offen.
terminal-arm_infantry = Inf
terminal-arm_cavalry = Kav
terminal-arm_artillery = Art
terminal-arm_ships = Schiffe
terminal-no_place = Auf der Karte gibt es keinen Ort und keinen Befehlshaber namens „{ $word }“.
terminal-no_ministry = Hier gibt es kein Ministerium „{ $word }“; es gibt all, { $listed }.
terminal-square = Quadrat { $number }
terminal-nobodys = niemandes
terminal-harbour_anchorage = Ankerplatz
terminal-harbour_port = Hafen
terminal-town_capital = Hauptstadt
terminal-town_chief = Hauptort
terminal-garrison = Besatzung { $units } von { $all }
terminal-stock = Vorräte { $stores }, Ladungen { $loads }
terminal-mark_captured = erobert
terminal-mark_scorched = verbrannt
terminal-mark_barren = erschöpft
terminal-mark_unrestored = ohne Besatzung
terminal-mark_surrendered = ergeben
terminal-mark_raided = geplündert
terminal-ministry = Ministerium
terminal-head_purse = Kasse
terminal-head_revenue = Einkommen
terminal-head_garrisons = Besatzungen
terminal-head_owed = geschuldet
terminal-head_contingents = Kontingente
terminal-head_units = Einheiten
terminal-head_tiles = Vorteile
terminal-reconstruction = Karte, Spielkarten und Szenarien sind unsere eigene Rekonstruktion.
terminal-fraction = Abschnitt { $number } von { $all }
terminal-order = Reihenfolge
terminal-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
terminal-by_the_bot = vom BOT gespielt
terminal-has_stopped = Schluss für dieses Jahr
terminal-passes = passt bis auf Weiteres
terminal-natives = indigene Verbündete { $count }
terminal-guerrillas = Guerilleros { $count }
terminal-score = Punkte { $points }
terminal-on_the_move = { $who } ist unterwegs
terminal-steps_left =
    { $count ->
        [one] noch { $count } Schritt
       *[other] noch { $count } Schritte
    }
terminal-convoy_to = Konvoi zu { $who }:
terminal-convoy = { $provisions } Proviant, { $ammunition } Munition
terminal-no_reserves = keine Reserven
terminal-relieves =
    { $new } löst { $old } in { $count ->
        [one] { $count } Abschnitt
       *[other] { $count } Abschnitten
    } ab
terminal-yearly_revenue = Jahreseinkommen
terminal-yearly_garrisons = Besatzungen im Jahr
terminal-states = Staaten:
terminal-none = keine
terminal-ministry_of = Ministerium { $state-von }
terminal-head_commander = Befehlshaber
terminal-head_at = wo
terminal-head_strength = Stärke
terminal-head_provisions = Proviant
terminal-head_ammunition = Munition
terminal-head_exhaustion = Erschöpfung
terminal-has_moved = gezogen
terminal-has_bought = gekauft
terminal-has_resting = ruht
terminal-has_fleeing = flieht
terminal-has_spared = geschont
terminal-of = { $some } von { $all }
terminal-garrisons_whole = Alle Besatzungen sind vollzählig.
terminal-garrisons = Besatzungen:
terminal-sheet_points = Die Punkte der Ziele dieses Szenarios: { $points }.
terminal-none_yet = noch keine
terminal-objective = Ziel
terminal-keep = { $regions } halten
terminal-take = { $regions } nehmen
terminal-won = gewonnen
terminal-place = Ort
terminal-ways = Wege (─ Land, ~ See, ⚓ Hafen)

## Was gerade getan wird

phase-consign = Versand
phase-relief = Ablösung
phase-mode = Wahl der Aktionen
phase-actions = Aktionen
phase-draw_advantages = Vorteile ziehen
phase-purchases = Käufe
phase-guerrillas = Guerilleros
phase-raid_offer = möglicher Überfall
phase-levy = Reserven
phase-convoy = Konvoi
phase-event = Ereignis
phase-fortune = Schicksal des Jahres
phase-aid = Hilfe
phase-settle = Kräfte des Jahres
phase-ministry = Ministerium
phase-move = Zug
phase-experience = Erfahrung
phase-stores = Ladungen
phase-skirmish = Scharmützel
phase-raid = Überfall
phase-scorching = verbrannte Erde
phase-foraging = Plünderung
phase-voyage = Überfahrt
phase-year = Jahr
phase-fraction = Abschnitt
phase-turn = Zug
phase-advantage = Vorteil
phase-cancel_option = Optionskarte aufheben
phase-bot_movement = Bewegung des BOT
phase-bot_consolidation = Festigung des BOT
phase-deal = Geben
phase-recovery = Rettung
phase-target = Ziel
phase-steadfastness = Standhaftigkeit
phase-battle = Schlacht
phase-loss = Verlust
phase-delay = Verspätung
phase-encounter = Begegnung
phase-flight = Rückzug
phase-disengagement = Entkommen
phase-descent_offer = mögliche Landung
phase-descent = Landung
phase-surrender = Übergabe
phase-march_past = Vorbeimarsch
phase-clash = Scharmützel
phase-repairs = Reparatur
phase-purse_choice = Wahl der Kasse
phase-loading = Laden
phase-assault_offer = möglicher Sturm
phase-assault = Sturm
phase-from_place = Ausgangsort
phase-restoration = Wiederherstellung
phase-strike_offer = möglicher Handstreich
phase-strike = Handstreich

## Die Karte

picture-title = Sieben Jahre – Europa, Nordamerika und die Karibik 1756–1762
picture-subtitle = der Krieg von 1756 – 1762 zu Lande und zur See
picture-theatre_america = Nordamerika
picture-theatre_caribbean = Die Karibik
picture-reconstruction = unsere Rekonstruktion der Karte
picture-from_a_pack = Karte aus einem Datenpaket
picture-sign_capital = Hauptstadt eines Staates
picture-sign_chief_town = Hauptort einer Region
picture-sign_province = Provinz
picture-sign_objective = Ziel, umringt in der Farbe dessen, der es sucht
picture-sign_port = Hafen
picture-sign_anchorage = Ankerplatz
picture-sign_square = Seequadrat
picture-sign_line = Weg ohne Kriegsschiffe
picture-sign_touching = Quadrate, die sich berühren
picture-side_franco-austrian = Frankreich und Österreich
picture-side_anglo-prussian = Großbritannien und Preußen
picture-aboard = { $who } an Bord

## Einheiten beim Namen, und was seither gefragt und gesagt wird

name-fa = ausgebildete Infanterie
    .many = Brigaden ausgebildeter Infanterie
name-fv = erfahrene Infanterie
    .many = Brigaden erfahrener Infanterie
name-ca = ausgebildete Kavallerie
    .many = Brigaden ausgebildeter Kavallerie
name-cv = erfahrene Kavallerie
    .many = Brigaden erfahrener Kavallerie
name-aa = ausgebildete Artillerie
    .many = Brigaden ausgebildeter Artillerie
name-av = erfahrene Artillerie
    .many = Brigaden erfahrener Artillerie
name-na = ausgebildeter Schiffsverband
    .many = ausgebildete Schiffsverbände
name-nv = erfahrener Schiffsverband
    .many = erfahrene Schiffsverbände
prompt-raid_reserves =
    In { $place } { $units ->
        [one] hält eine Reservebrigade
       *[other] halten { $units } Reservebrigaden
    } mit { $provisions } Proviant und { $ammunition } Munition: Überfällt { $board-nom } sie? Reserven kämpfen; der Überfall kostet ein Ereignis und eine deiner nächsten Aktionen.
prompt-scorch_beaten = Die Armee muss { $region } verlassen. Vernichtet sie hinter sich die Vorräte? Das kostet dich ein Jahreseinkommen von { coins }, und der Feind findet nichts zu essen.
foresee-clash = Stärke { $strength }
foresee-engages_squad = ein Schiffsverband, Summe { $sum } vor der Karte des Gegners
log-change_unpaid = Für { $new } ist kein Geld da; { $old } behält den Befehl.
log-gives_up =
    { $who } { $who-count ->
        [one] gibt
       *[other] geben
    } auf.
log-dry =
    { $who } { $who-count ->
        [one] hat
       *[other] haben
    } keine Munition mehr.
log-no_attack =
    { $who } { $who-count ->
        [one] hat
       *[other] haben
    } keinen möglichen Angriff mehr.
log-even = Die Summen sind gleich: Niemand verliert eine Einheit.
log-wards_off =
    { $who } { $who-count ->
        [one] hat
       *[other] haben
    } die höhere Summe, aber mit Säbeln: Sie wehren das Feuer ab und richten hier keinen Schaden an.
role-to_take = Nimm { $take }.
role-to_hold = Halte { $hold }.
role-to_take_and_hold = Nimm { $take } und halte { $hold }.

## Schicksal des Jahres, das nicht nach einem Ort heißt

name-saxony-invaded = Einfall in Sachsen
name-westminster-pact = Konvention von Westminster
name-family-compact = Bourbonischer Familienpakt
name-tsarina-dies = Die Zarin stirbt

## Die Seefelder: wohin man fährt, und wo man ist

name-german-bight = Deutsche Bucht
    .nach = in die Deutsche Bucht
    .in = in der Deutschen Bucht
    .bei = in der Deutschen Bucht
name-flanders-bank = Flämische Bank
    .nach = auf die Flämische Bank
    .in = auf der Flämischen Bank
    .bei = auf der Flämischen Bank
name-dogger = Doggerbank
    .nach = auf die Doggerbank
    .in = auf der Doggerbank
    .bei = auf der Doggerbank
name-moray = Moray Firth
    .nach = in den Moray Firth
    .in = im Moray Firth
    .bei = im Moray Firth
name-minch = Minch
    .nach = in den Minch
    .in = im Minch
    .bei = im Minch
name-irish-sea = Irische See
    .nach = in die Irische See
    .in = in der Irischen See
    .bei = in der Irischen See
name-celtic-sea = Keltische See
    .nach = in die Keltische See
    .in = in der Keltischen See
    .bei = in der Keltischen See
name-dover-strait = Straße von Dover
    .nach = in die Straße von Dover
    .in = in der Straße von Dover
    .bei = in der Straße von Dover
name-mid-channel = Mittlerer Kanal
    .nach = in den Mittleren Kanal
    .in = im Mittleren Kanal
    .bei = im Mittleren Kanal
name-west-channel = Westlicher Kanal
    .nach = in den Westlichen Kanal
    .in = im Westlichen Kanal
    .bei = im Westlichen Kanal
name-ushant = Ouessant
    .nach = vor Ouessant
    .in = vor Ouessant
    .bei = vor Ouessant
name-quiberon = Quiberon
    .nach = vor Quiberon
    .in = vor Quiberon
    .bei = vor Quiberon
name-pertuis = Pertuis
    .nach = in die Pertuis
    .in = in den Pertuis
    .bei = in den Pertuis
name-cantabria = Kantabrisches Meer
    .nach = ins Kantabrische Meer
    .in = im Kantabrischen Meer
    .bei = im Kantabrischen Meer
name-finisterre = Kap Finisterre
    .nach = zum Kap Finisterre
    .in = vor Kap Finisterre
    .bei = vor Kap Finisterre
name-douro = Douromündung
    .nach = vor die Douromündung
    .in = vor der Douromündung
    .bei = vor der Douromündung
name-tagus = Tejomündung
    .nach = vor die Tejomündung
    .in = vor der Tejomündung
    .bei = vor der Tejomündung
name-gulf-of-cadiz = Golf von Cádiz
    .nach = in den Golf von Cádiz
    .in = im Golf von Cádiz
    .bei = im Golf von Cádiz
name-gibraltar-strait = Straße von Gibraltar
    .nach = in die Straße von Gibraltar
    .in = in der Straße von Gibraltar
    .bei = in der Straße von Gibraltar
name-gulf-of-valencia = Golf von Valencia
    .nach = in den Golf von Valencia
    .in = im Golf von Valencia
    .bei = im Golf von Valencia
name-balearics = Balearen
    .nach = zu den Balearen
    .in = bei den Balearen
    .bei = bei den Balearen
name-gulf-of-lion = Golfe du Lion
    .nach = in den Golfe du Lion
    .in = im Golfe du Lion
    .bei = im Golfe du Lion
name-toulon-roads = Reede von Toulon
    .nach = auf die Reede von Toulon
    .in = auf der Reede von Toulon
    .bei = auf der Reede von Toulon
name-west-of-ireland = Westlich von Irland
    .nach = westlich von Irland
    .in = westlich von Irland
    .bei = westlich von Irland
name-rockall = Rockall
    .nach = vor Rockall
    .in = vor Rockall
    .bei = vor Rockall
name-western-approaches = Westliche Zufahrten
    .nach = in die Westlichen Zufahrten
    .in = in den Westlichen Zufahrten
    .bei = in den Westlichen Zufahrten
name-azores = Azoren
    .nach = zu den Azoren
    .in = bei den Azoren
    .bei = bei den Azoren
name-mid-atlantic = Mittelatlantik
    .nach = in den Mittelatlantik
    .in = im Mittelatlantik
    .bei = im Mittelatlantik
name-grand-banks = Neufundlandbank
    .nach = auf die Neufundlandbank
    .in = auf der Neufundlandbank
    .bei = auf der Neufundlandbank
name-madeira = Madeira
    .nach = nach Madeira
    .in = bei Madeira
    .bei = bei Madeira
name-trades = Passatgürtel
    .nach = in den Passatgürtel
    .in = im Passatgürtel
    .bei = im Passatgürtel
name-bermuda = Bermudas
    .nach = zu den Bermudas
    .in = bei den Bermudas
    .bei = bei den Bermudas
name-gulf-of-st-lawrence = Sankt-Lorenz-Golf
    .nach = in den Sankt-Lorenz-Golf
    .in = im Sankt-Lorenz-Golf
    .bei = im Sankt-Lorenz-Golf
name-st-lawrence = Sankt-Lorenz-Strom
    .nach = auf den Sankt-Lorenz-Strom
    .in = auf dem Sankt-Lorenz-Strom
    .bei = auf dem Sankt-Lorenz-Strom
name-nova-scotia-shelf = Neuschottland-Bänke
    .nach = zu den Neuschottland-Bänken
    .in = auf den Neuschottland-Bänken
    .bei = auf den Neuschottland-Bänken
name-gulf-of-maine = Golf von Maine
    .nach = in den Golf von Maine
    .in = im Golf von Maine
    .bei = im Golf von Maine
name-new-york-bight = New Yorker Bucht
    .nach = in die New Yorker Bucht
    .in = in der New Yorker Bucht
    .bei = in der New Yorker Bucht
name-delaware-capes = Delaware-Kaps
    .nach = vor die Delaware-Kaps
    .in = vor den Delaware-Kaps
    .bei = vor den Delaware-Kaps
name-carolina-coast = Carolinaküste
    .nach = vor die Carolinaküste
    .in = vor der Carolinaküste
    .bei = vor der Carolinaküste
name-florida-strait = Floridastraße
    .nach = in die Floridastraße
    .in = in der Floridastraße
    .bei = in der Floridastraße
name-gulf-of-mexico = Golf von Mexiko
    .nach = in den Golf von Mexiko
    .in = im Golf von Mexiko
    .bei = im Golf von Mexiko
name-windward-passage = Windward-Passage
    .nach = in die Windward-Passage
    .in = in der Windward-Passage
    .bei = in der Windward-Passage
name-jamaica-channel = Jamaikakanal
    .nach = in den Jamaikakanal
    .in = im Jamaikakanal
    .bei = im Jamaikakanal
name-mona-passage = Mona-Passage
    .nach = in die Mona-Passage
    .in = in der Mona-Passage
    .bei = in der Mona-Passage
name-leeward-islands = Leeward-Inseln
    .nach = zu den Leeward-Inseln
    .in = bei den Leeward-Inseln
    .bei = bei den Leeward-Inseln
name-windward-islands = Windward-Inseln
    .nach = zu den Windward-Inseln
    .in = bei den Windward-Inseln
    .bei = bei den Windward-Inseln
name-antilles-approach = Antillenzufahrt
    .nach = in die Antillenzufahrt
    .in = in der Antillenzufahrt
    .bei = in der Antillenzufahrt
name-poland = Polen
name-new-france = Neufrankreich
name-southern-colonies = Südliche Kolonien
name-contested-strip = Umstrittener Streifen

## Torheiten, gezählt

folly-hopeless_attack = Schlachten, die mit weniger als 35 % Aussicht gesucht wurden
folly-hopeless_storm = Stürme auf Orte mit weniger als 35 % Aussicht
folly-short_of_powder = Kämpfe, die mit weniger Munitionsladungen als Einheiten begannen
folly-hungry = Kontingente, die am Ende eines Abschnitts nichts zu essen hatten
folly-lost_unguarded = Hauptorte, die verloren gingen, ohne dass zu Beginn des Abschnitts eine Armee in der Region stand
folly-idle_contingent = Kontingente, die das ganze Jahr nichts taten, fern von Hauptstädten und Orten, die zu halten sind
folly-coins_kept = Münzen, die am Ende übrig waren
folly-advantages_kept = Vorteile, die am Ende noch auf der Hand waren

## Wie Partien enden, in wenigen Worten: für die Tabellen von Arena und Simulationen

ending-capital = eine Hauptstadt gefallen
ending-total = vollständiger Sieg
ending-partial = Teilsieg
ending-scenario = Punkte des Szenarios

## Lessons for those who type, where the sentence for browsers speaks of buttons

terminal-lesson-board-1 = Du führst Preußen gegen Sachsen und Österreich. Ein Kontingent ist ein Befehlshaber mit höchstens sechs Einheiten; jede Region hat einen Hauptort mit einer Besatzung. „status“ zeigt dein Kriegsministerium, „pieces“, wer wo steht. Friedrich ist in Berlin: Gib „move frederik-ii“ ein.
terminal-lesson-board-2 = Geh nun in eine Provinz neben ihm: „go potsdam“. Geh weiter, so weit die Karte erlaubt, oder halte. Verbietet die Karte jede Bewegung, beende deinen Zug und versuche es im nächsten Abschnitt wieder.
terminal-lesson-budget-1-done = Befehlshaber, Besatzungen und die Einheiten, mit denen du beginnst, sind schon bezahlt. Die Frage sagt immer, was übrig ist.
terminal-lesson-actions-2 = Beende deine erste Phase, ohne etwas zu tun: „end“.
terminal-lesson-actions-3 = Lies, was der Feind dazwischen tut; dann kommt deine zweite Phase.
terminal-lesson-bot-2 = In seiner ersten Phase zieht er: jedes Kontingent auf dem kürzesten Weg zu seinem Ziel, und greift an, was dort steht.
