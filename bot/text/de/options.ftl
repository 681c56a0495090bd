### Hausoptionen für Tische zu zweit und Chouettes: Namen, Beschreibungen, Werte, Regeln, Absagen.

# en: 3a0c
options-title =
    { $option ->
        [length] Länge
        [stake] Einsatz
        [max_players] Plätze
        [cube] Doppler
        [cube_mode] Doppler
        [cube_cap] Höchstwert
        [jacoby] Jacoby
        [beavers] Beaver
        [raccoons] Raccoon
        [automatic_doubles] Automatische Doppel
        [consultation] Beratung
        [box_double_rule] Doppel der Box
        [box_take_rule] Annahmen der Box
        [reply_order] Antworten
        [lone_taker] Einzige Annahme
        [lone_min] Einzige Annahme ab
        [settlements] Einigungen
        [box_retention] Box behalten
        [partner_min] Partner der Box
        [join_position] Neue
        [turn_hours] Zeit pro Entscheidung
        [crew_grace] Zeit zum Doppeln
        [absent_cube] Ohne Antwort
        [box_abandon] Box fehlt
       *[start] Grundstellung
    }
# en: e58c
options-line = { $title }: { $value }
# en: 4548
options-change = { $title }: { $before } → { $after }
# en: fddd
options-change-play = { $before } → { $after }

# en: 7b8d
options-asked =
    { $option ->
        [length] Auf wie viele Punkte das Match geht, { $least } bis { $most }
        [stake] { $is_money ->
            [yes] Was ein Punkt wert ist, { $least } bis { $most }; kein echtes Geld
           *[no] Unlimitiertes Spiel: was ein Punkt wert ist, { $least } bis { $most }; kein echtes Geld
        }
        [max_players] Wie viele höchstens spielen, { $least } bis { $most }; andere warten
        [cube] Mit Doppler spielen
        [cube_mode] Ein Doppler für jedes Mitglied oder einer fürs Team
        [cube_cap] Höchstwert des Dopplers: 2, 4, 8 …; 0 für keinen
        [jacoby] { $is_money ->
            [yes] Gammons zählen erst nach einem Doppel
           *[no] Unlimitiertes Spiel: Gammons zählen erst nach einem Doppel
        }
        [beavers] { $is_money ->
            [yes] Wer gedoppelt wird, darf zurückdoppeln und den Doppler behalten
           *[no] Unlimitiertes Spiel: Wer gedoppelt wird, darf zurückdoppeln und den Doppler behalten
        }
        [raccoons] { $is_money ->
            [yes] Nach einem Beaver darf die andere Seite noch einmal doppeln
           *[no] Unlimitiertes Spiel: Nach einem Beaver darf die andere Seite noch einmal doppeln
        }
        [automatic_doubles] { $is_money ->
            [yes] Höchstzahl der Doppel bei Pasch im Eröffnungswurf, { $least } bis { $most }, oder { -options-unlimited }
           *[no] Unlimitiertes Spiel: Höchstzahl der Doppel bei Pasch im Eröffnungswurf, oder { -options-unlimited }
        }
        [consultation] Wer den Captain beraten darf
        [box_double_rule] Welche Doppler die Box zusammen anbieten darf
        [box_take_rule] Welche Doppler die Box zusammen annehmen darf
        [reply_order] Wann die Antworten der Mitglieder aufgedeckt werden
        [lone_taker] Wenn nur ein Mitglied das erste Doppel der Box annimmt
        [lone_min] Ab wie vielen am Tisch „Einzige Annahme“ gilt, { $least } bis { $most }
        [settlements] Wetten dürfen durch Einigung enden
        [box_retention] Was die Box braucht, um Box zu bleiben
        [partner_min] Ab wie vielen am Tisch die Box einen Partner haben darf
        [join_position] Wo Neue in die Reihe kommen
        [turn_hours] Stunden für jede Entscheidung, { $least } bis { $most }
        [crew_grace] Wie lange der Wurf auf Doppel der Crew wartet
        [absent_cube] Was gilt, wenn ein Mitglied auf ein Doppel nicht antwortet
        [box_abandon] Was gilt, wenn die Box ein Spiel verlässt
       *[start] { -options-standard }, { -options-nackgammon }, { -options-hypergammon }, oder eine XGID, OGID oder GNU-Position-ID
    }

# en: 7f7b
options-page =
    { $page ->
        [cubes] Doppler
        [answers] Antworten
        [box] Box
        [table] Tisch
       *[stake] Einsatz
    }
# en: cc5c
options-no-such-value = { $title }: `{ $given }` kenne ich nicht. Tippe { $values }.

# en: db10
options-switch =
    { $is_on ->
        [yes] ja
       *[no] nein
    }
# en: 037f
options-no-limit = ohne Grenze
# en: 22ff
options-money = unlimitiertes Spiel
# en: 436a
options-players = höchstens { $value }
# en: acdb
options-players-from = { $value } am Tisch
# What may be typed for a start, and for no limit to automatic doubles.
# en: 599e
-options-standard = normal
# en: da3e
-options-nackgammon = Nackgammon
# en: 5f01
-options-hypergammon = Hypergammon
# en: 054a
-options-unlimited = unbegrenzt
# en: b1eb
options-unlimited = { -options-unlimited }
# A value of the cube cap, on offer while one is typed.
# en: da1b
options-no-cap = kein Höchstwert
# en: aff7
options-start =
    { $value ->
        [nackgammon] { -options-nackgammon }
        [hypergammon] { -options-hypergammon }
        [special] eigene
       *[standard] { -options-standard }
    }
# en: e350
options-cubes =
    { $value ->
        [multi] einer je Mitglied
       *[single] einer für das ganze Team
    }
# en: b6c7
options-advice =
    { $value ->
        [free] alle Mitglieder, die noch im Spiel sind
        [after-cube] Mitglieder, deren Doppler gedreht wurde
       *[none] keine
    }
# en: 96bf
options-doubles =
    { $value ->
        [any] beliebige
        [must-include-captain] das des Captains und beliebige andere
       *[all] alle oder keins
    }
# en: fbaa
options-takes =
    { $value ->
        [free] beliebige
        [half-of-initial] mindestens die Hälfte der ersten Doppel, oder keins
        [all-or-none] alle oder keins
       *[must-take-captain] das des Captains und beliebige andere, oder keins
    }
# en: 9a64
options-answers =
    { $value ->
        [sealed] alle zugleich
        [captain-first] Captain zuerst
       *[captain-last] Captain zuletzt
    }
# en: 3412
options-lone =
    { $value ->
        [none] spielt weiter
        [must-drop] muss auch passen
        [extras] kann Extra-Doppler bekommen
       *[must-beaver] muss beavern oder passen
    }
# en: 096b
options-stays =
    { $value ->
        [beats-captain] den Captain schlagen
        [beats-original-captain] den ersten Captain schlagen
        [net-profit] insgesamt Punkte gewinnen
        [net-nonneg] insgesamt keine Punkte verlieren
       *[beats-all] alle Mitglieder schlagen
    }
# en: f0c5
options-partner =
    { $value ->
        [0] nein
       *[other] ab { $value } am Tisch
    }
# en: c414
options-joins =
    { $value ->
        [after-loser] am Ende der Reihe
       *[before-loser] vor der Verliererseite
    }
# en: 127b
options-silent =
    { $value ->
        [follow-captain] wie der Captain, oder Pass, wenn der Captain nicht gedoppelt ist
        [drop] Pass
       *[proxy-only] Pass, außer jemand hat Vollmacht und antwortet
    }
# en: 5352
options-grace =
    { $value ->
        [quarter-hour] 15 Minuten
        [hour] 1 Stunde
        [four-hours] 4 Stunden
       *[none] keine
    }
# en: 2f2c
options-gone =
    { $value ->
        [autopilot] Autopilot spielt weiter
       *[forfeit-single] verliert ein einfaches Spiel
    }

# en: 535f
options-rule-cubes =
    { $value ->
        [multi] **Doppler**: Jedes Mitglied hat einen eigenen mit der Box und doppelt, nimmt an oder passt für sich.
       *[single] **Doppler**: einer für das ganze Team. Der Captain doppelt für alle; jedes Mitglied nimmt für sich an oder passt.
    }
# en: 1c55
options-rule-jacoby =
    { $is_on ->
        [yes] **Jacoby**: Gammons und Backgammons zählen nur mit einem Doppler, der gedreht und angenommen wurde.
       *[no] **Jacoby**: nein. Gammons und Backgammons zählen immer.
    }
# en: b284
options-rule-advice =
    { $value ->
        [free] **Beratung**: Alle Mitglieder, die noch im Spiel sind, dürfen beraten; der Captain entscheidet.
        [after-cube] **Beratung**: Mitglieder dürfen beraten, sobald ihr eigener Doppler gedreht und angenommen ist; der Captain entscheidet.
       *[none] **Beratung**: keine; der Captain entscheidet allein.
    }
# en: a5f8
options-rule-answers =
    { $value ->
        [sealed] **Antworten**: Die Mitglieder antworten der Box verdeckt. Alle Antworten werden zugleich aufgedeckt.
        [captain-first] **Antworten**: Die Mitglieder antworten der Box verdeckt. Die Antwort des Captains wird zuerst aufgedeckt.
       *[captain-last] **Antworten**: Die Mitglieder antworten der Box verdeckt. Die Antwort des Captains wird zuletzt aufgedeckt.
    }
# en: 6896
options-rule-settlements =
    { $is_on ->
        [yes] **Einigungen**: Jede Wette kann für Punkte enden, wenn beide Seiten wollen.
       *[no] **Einigungen**: keine; eine Wette kann nur aufgegeben werden.
    }
# en: e972
options-rule-box =
    { $value ->
        [beats-captain] **Nächste Box**: Die Box bleibt, bis ein Captain sie schlägt. Ein Captain, der passt, geht ans Ende der Reihe, und das nächste Mitglied ist Captain.
        [beats-original-captain] **Nächste Box**: Die Box bleibt, bis sie gegen den Captain verliert, der das Spiel begonnen hat.
        [net-profit] **Nächste Box**: Die Box bleibt, wenn sie im Spiel insgesamt Punkte gewonnen hat.
        [net-nonneg] **Nächste Box**: Die Box bleibt, wenn sie im Spiel insgesamt keine Punkte verloren hat.
       *[beats-all] **Nächste Box**: Die Box bleibt, wenn sie alle Mitglieder geschlagen hat.
    }
# en: 5084
options-rule-partner = **Partner**: Ab { $players } am Tisch darf die Box einen Partner suchen; beide teilen halbe-halbe.
# en: c28e
options-rule-joining =
    { $value ->
        [after-loser] **Neue**: Einstieg jederzeit. Du kommst nach dem Spiel dazu, am Ende der Reihe.
       *[before-loser] **Neue**: Einstieg jederzeit. Du kommst nach dem Spiel dazu, vor der Verliererseite.
    }
# en: fd5f
options-rule-gone =
    { $value ->
        [autopilot] **Box fehlt**: Verlässt die Box das Spiel, spielt der Partner oder eine Vertretung weiter, die schon draußen ist, sonst der Autopilot.
       *[forfeit-single] **Box fehlt**: Verlässt die Box das Spiel, spielt der Partner oder eine Vertretung weiter, die schon draußen ist; sonst verliert die Box jede Wette als einfaches Spiel.
    }

# en: 62b3
options-wrong =
    { $option ->
        [length] Wähle `length` von { $least } bis { $most } Punkte; du hast { $given } eingegeben.
        [stake] Wähle `stake` von { $least } bis { $most } Punkte; du hast { $given } eingegeben.
        [max_players] Wähle `max_players` von { $least } bis { $most }; du hast { $given } eingegeben.
        [cube_cap] Wähle für `cube_cap` 2, 4, 8 und so weiter bis { $most }, oder 0 für keinen Höchstwert; du hast { $given } eingegeben.
        [automatic_doubles] Wähle `automatic_doubles` von { $least } bis { $most } pro Spiel, oder `{ -options-unlimited }`; du hast { $given } eingegeben.
        [lone_min] Wähle `lone_min` von { $least } bis { $most }; du hast { $given } eingegeben.
        [partner_min] Wähle für `partner_min` 6 oder 8, oder 0 für keinen Partner; du hast { $given } eingegeben.
        [turn_hours] Wähle `turn_hours` von { $least } bis { $most }; du hast { $given } eingegeben.
       *[other] Wähle einen anderen Wert für `{ $option }`; du hast { $given } eingegeben.
    }
# en: a122
options-money-only = Nur im unlimitierten Spiel möglich: { $options }. Lass das weg, oder spiel unlimitiert.
# en: 43ff
options-needs-cube = Nur mit Doppler möglich: { $options }. Lass das weg, oder spiel mit Doppler.
# en: c67f
options-fault =
    { $fault ->
        [needs-beavers] Ein Raccoon antwortet auf einen Beaver: Nimm `beavers` dazu, oder lass `raccoons` weg.
        [start] Wähle eine Grundstellung, die für beide Seiten gleich ist und mindestens einen Stein zum Abtragen hat.
        [start-shared] Wähle eine andere Grundstellung: In dieser halten beide Seiten denselben Punkt.
        [start-closed-out] Wähle eine andere Grundstellung: In dieser sind beide Seiten eingeschlossen, und niemand könnte je ziehen.
        [partner-table] Der Tisch ist zu klein für einen Partner der Box: Erhöhe `max_players`, oder senke `partner_min`.
        [single-beavers] Mit einem Doppler für das ganze Team gibt es keine Beaver: Lass `beavers` weg, oder spiel mit einem Doppler je Mitglied.
        [single-batch] `box_take_rule` und `box_double_rule` wählen zwischen mehreren Dopplern: Lass sie weg, oder spiel mit einem Doppler je Mitglied.
        [lone-beaver] Die einzige Annahme kann nur beavern, wo Beaver gelten: Nimm `beavers` dazu, oder wähle ein anderes `lone_taker`.
       *[money-only] Eine Chouette ist ein unlimitiertes Spiel mit Doppler: Sie hat keine `length`, und der Doppler bleibt im Spiel.
    }
# en: 3a77
-options-starts = { -options-standard }, { -options-nackgammon } oder { -options-hypergammon }, eine XGID, eine OGID oder eine GNU-Position-ID mit 14 Zeichen
# en: 96ef
options-no-start = Mit `{ $given }` kann ich nicht beginnen. { $flaw } Wähle { -options-starts }.
# en: b183
options-unknown-start = Die Grundstellung `{ $given }` kenne ich nicht. Wähle { -options-starts }.
# en: 05cd
options-length-of-money = Ein unlimitiertes Spiel hat keine `length`: Lass sie weg, oder spiel ein Match auf { $length }.
