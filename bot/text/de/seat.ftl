### Mein Platz: was nur ein Mitglied einer Chouette liest, die Fragen an es, und ihre Buttons.

# en: 251b
seat-closed = Die Punkte stehen in `/chouette ledger`.
# en: f77a
seat-leaving = Du gehst nach diesem Spiel; bis dahin spielen andere für dich.
# en: eaa8
seat-returning = Du bist zurück: Ab dem nächsten Spiel bist du dabei, bis dahin spielen andere für dich.
# en: b6df
seat-away = Du machst Pause; bis du zurückkommst, spielen andere für dich.
# en: d71d
seat-dealt-in = Nach diesem Spiel steigst du ein.
# en: 2b90
seat-on-waiting-list = Du stehst auf Platz { $place } der Warteliste.
# en: 68e5
seat-next-box = Im nächsten Spiel bist du die Box.
# en: 6915
seat-next-captain = Im nächsten Spiel bist du Captain.
# en: db3a
seat-in-line = Du stehst auf Platz { $place } der Reihe.
# en: d4ae
seat-at-table = Du sitzt am Tisch.
# en: 570f
seat-captain = Du bist der Captain.
# en: 6561
seat-acting-captain = Du bist Captain in Vertretung.
# en: 512e
seat-crew = Du gehörst zur Crew, Platz { $place } der Reihe.
# en: 8be2
seat-out = Du bist in diesem Spiel draußen, Platz { $place } der Reihe.
# en: 802f
seat-box-won = Du hast die Box gewonnen und übernimmst sie im nächsten Spiel.
# en: 7223
seat-score = Dein Stand: { $points } (Platz { $place } von { $players }).
# en: 10ba
seat-score-tied =
    { $place ->
        [1] Dein Stand: { $points } (geteilter Platz 1 von { $players }).
        [2] Dein Stand: { $points } (geteilter Platz 2 von { $players }).
        [3] Dein Stand: { $points } (geteilter Platz 3 von { $players }).
       *[other] Dein Stand: { $points } (geteilter Platz { $place } von { $players }).
    }
# en: 8142
seat-box = Du bist die Box.
# en: df20
seat-plays-for-you = { $player } spielt für dich; die Punkte sind deine.
# en: b0e1
seat-autopilot-plays = Der Autopilot spielt für dich; die Punkte sind deine.
# en: 4edd
seat-substitute = Du spielst für { $box }; die Punkte zählen für { $box }.
# en: bad2
seat-partner = Du bist Partner der Box: Die Hälfte ihrer Punkte gewinnst oder verlierst du.
# en: 5fd4
seat-proxy-of-yours = { $player } darf für dich antworten.
# en: 539e
seat-proxy-for = Du darfst für { $member } antworten.
# en: 92b7
seat-willing = Du springst ein, wenn die Box geht.

# en: daff
seat-bet =
    { $lies ->
        [to-you] Deine Wette mit { $other }: Du wirst auf { $value } gedoppelt.
        [by-you] Deine Wette mit { $other }: Du doppelst auf { $value }.
        [centred] Deine Wette mit { $other }: Doppler auf { $value } in der Mitte.
        [yours] Deine Wette mit { $other }: Doppler auf { $value } bei dir.
       *[theirs] Deine Wette mit { $other }: Doppler auf { $value } bei { $other }.
    }
# en: ae35
seat-bet-over = Deine Wette mit { $other } ist vorbei: { $points }.
# en: cd84
seat-extra =
    { $lies ->
        [to-you] Deine Extra-Wette mit { $other }: Du wirst auf { $value } gedoppelt.
        [by-you] Deine Extra-Wette mit { $other }: Du doppelst auf { $value }.
        [centred] Deine Extra-Wette mit { $other }: Doppler auf { $value } in der Mitte.
        [yours] Deine Extra-Wette mit { $other }: Doppler auf { $value } bei dir.
       *[theirs] Deine Extra-Wette mit { $other }: Doppler auf { $value } bei { $other }.
    }
# en: ad45
seat-extra-over = Deine Extra-Wette mit { $other } ist vorbei: { $points }.
# en: d715
seat-bet-of-box =
    { $lies ->
        [to-you] { $members }: Du wirst auf { $value } gedoppelt.
        [by-you] { $members }: Du doppelst auf { $value }.
        [centred] { $members }: Doppler auf { $value } in der Mitte.
        [yours] { $members }: Doppler auf { $value } bei dir.
       *[theirs] Doppler auf { $value } bei { $members }.
    }

# en: db35
seat-gammon =
    { $case ->
        [all-taken] Werden alle Doppel angenommen, gewinnst oder verlierst du mit einem Gammon zusammen { $gammon }, mit einem Backgammon { $backgammon }.
        [all] Mit einem Gammon gewinnst oder verlierst du zusammen { $gammon }, mit einem Backgammon { $backgammon }.
        [taken] Wird das Doppel angenommen, gewinnst oder verlierst du mit einem Gammon { $gammon }, mit einem Backgammon { $backgammon }.
       *[plain] Mit einem Gammon gewinnst oder verlierst du { $gammon }, mit einem Backgammon { $backgammon }.
    }
# en: 508d
seat-gammon-single =
    { $is_all ->
        [yes]
            { $cubes ->
                [one] Bis der Doppler gedreht wird, zählt ein Gammon zusammen { $gammon }, wie ein einfaches Spiel (Jacoby).
               *[other] Bis ein Doppler gedreht wird, zählt ein Gammon zusammen { $gammon }, wie ein einfaches Spiel (Jacoby).
            }
       *[no] Bis der Doppler gedreht wird, zählt ein Gammon { $gammon }, wie ein einfaches Spiel (Jacoby).
    }

# en: ace6
seat-may-double = Du kannst doppeln, bis { $player } würfelt.
# en: c9ed
seat-may-double-waiting = Du kannst bis zum Wurf doppeln.
# en: 13de
seat-double-of-box = Du doppelst { $members }, wenn du würfelst.
# en: fd1b
seat-double-of-extra = Du doppelst, wenn die Box würfelt; bis dahin kannst du das Doppel zurücknehmen.
# en: 3666
seat-double-to-send = Du doppelst, wenn du **Würfeln** drückst; bis dahin kannst du das Doppel zurücknehmen.
# en: 932d
seat-double = Du doppelst, wenn der Captain würfelt; bis dahin kannst du das Doppel zurücknehmen.
# en: b1bf
seat-double-waiting = Du doppelst, sobald der Wurf nicht mehr warten muss; bis dahin kannst du das Doppel zurücknehmen.
# en: d08d
seat-no-double = Du doppelst in diesem Zug nicht. Nur du siehst das; bis zum Wurf kannst du noch doppeln. Mit **Nicht mehr warten** wartet der Wurf nicht mehr auf dich, auch in späteren Spielen, bis du das unter **Anweisungen** änderst.
# en: d398
seat-others-double =
    { $count ->
        [one] { $members } doppelt; die Box weiß es noch nicht.
       *[other] { $members } doppeln; die Box weiß es noch nicht.
    }

# en: 36ac
seat-answer =
    { $answer ->
        [take] annehmen
        [drop]
            { $is_raised ->
                [yes] ablehnen
               *[no] passen
            }
        [beaver] Beaver
        [raccoon] Raccoon
       *[follow] dem Captain folgen
    }
# en: 648f
seat-answer-at =
    { $answer ->
        [beaver] Beaver auf { $value }
        [raccoon] Raccoon auf { $value }
       *[take]
            { $is_raised ->
                [yes] annehmen bei { $value }
               *[no] annehmen bei { $value }
            }
    }
# en: f16d
seat-answer-of = { $who }: { $answer }

# en: 2cab
seat-your-answer = Deine Antwort: **{ $answer }**.
# en: 6edc
seat-follow-passes = { $captain } (Captain) ist nicht gedoppelt: Wer dem Captain folgt, passt.
# en: 801f
seat-your-answer-to = Deine Antwort an { $members }: **{ $answer }**.
# en: 34fb
seat-your-answer-for = Deine Antwort für { $member }: **{ $answer }**.
# en: f1d9
seat-instruction-answers = Deine Anweisung antwortet nach allen anderen: **{ $answer }**. Nur du siehst sie; du kannst noch selbst antworten.
# en: ff8c
seat-your-extra =
    { $is_yes ->
        [yes] Deine Antwort: **einen Extra-Doppler geben**.
       *[no] Deine Antwort: **keinen Extra-Doppler geben**.
    }
# en: dad9
seat-sealed-answer = Nur du siehst sie; ändern kannst du sie, bis alle Antworten da sind oder die Zeit abläuft.
# en: 239b
seat-partner-reply =
    { $is_yes ->
        [yes] Du willst Partner der Box sein. Nur du siehst das; ändern kannst du es, bis ein Partner gefunden ist.
       *[no] Du willst nicht Partner der Box sein. Nur du siehst das; ändern kannst du es, bis ein Partner gefunden ist.
    }

# en: 0bef
seat-instruction =
    { $instruction ->
        [hold] Mich vor jedem Wurf fragen
        [no-double] Nie auf mein Doppel warten
        [double-with-captain] Doppeln, wenn der Captain doppelt
        [take] Annehmen, wenn ich gedoppelt werde
       *[follow] Auf Doppel antworten wie der Captain, oder passen, wenn der Captain nicht gedoppelt ist
    }
# en: 97b6
seat-instructed = Deine Anweisung für dieses Spiel: { $instruction }. Nur du siehst sie.
# en: 8f4d
seat-instructed-lasting = Deine Anweisung für dieses Spiel und die nächsten: { $instruction }. Nur du siehst sie.
# en: 9bed
seat-instructed-hold = Deine Anweisung für dieses Spiel: { $instruction }. Der Wurf wartet, und das Brett fragt dich mit Namen.

# en: 3ce4
seat-proposal-to-withdraw = { $proposal }. Bis zum nächsten Wurf kannst du das Angebot zurückziehen.
# en: 86dc
seat-proposal-to-answer = { $proposal }. Bis zum nächsten Wurf kannst du das Angebot annehmen oder ablehnen.
# en: 66cd
seat-proposal-to-other = { $proposal }. Bis zum nächsten Wurf kann { $player } das Angebot annehmen oder ablehnen.

# en: 5216
seat-page =
    { $page ->
        [orders] Anweisungen
        [proxy] Vollmacht
        [settle] Einigung anbieten
        [concede] Aufgeben
        [away] Pause machen
        [close] Chouette beenden
       *[leave] Verlassen
    }
# en: 16fa
seat-orders-hint = Für dieses Spiel; **Nicht warten** gilt, bis du es ausschaltest. Nur du siehst sie, aber mit **Erst mich fragen** fragt dich das Brett mit Namen. Drücken schaltet um.
# en: 1423
seat-order =
    { $is_on ->
        [yes] { $instruction }: **an**
       *[no] { $instruction }: aus
    }
# en: bbbe
seat-switch =
    { $instruction ->
        [hold]
            { $is_on ->
                [yes] Erst mich fragen: an
               *[no] Erst mich fragen: aus
            }
        [no-double]
            { $is_on ->
                [yes] Nicht warten: an
               *[no] Nicht warten: aus
            }
        [double-with-captain]
            { $is_on ->
                [yes] Mit Captain doppeln: an
               *[no] Mit Captain doppeln: aus
            }
        [take]
            { $is_on ->
                [yes] Annehmen: an
               *[no] Annehmen: aus
            }
       *[follow]
            { $is_on ->
                [yes] Captain folgen: an
               *[no] Captain folgen: aus
            }
    }

# en: bd1c
seat-proxy-question = Wer darf für dich antworten?
# en: dc72
seat-no-proxy = Keine Vollmacht
# en: c901
seat-close-question = Die Chouette jetzt beenden? Der Schlussbeitrag zeigt den Endstand.
# en: bd74
seat-leave-question =
    { $leaves ->
        [bets] Diese Chouette verlassen? Deine offenen Wetten spielen andere zu Ende; deine Punkte bleiben in der Abrechnung.
        [points] Diese Chouette verlassen? Deine Punkte bleiben in der Abrechnung.
       *[nothing] Diese Chouette verlassen?
    }
# en: 3f4f
seat-away-question = Pause machen?
# en: c207
seat-away-member =
    { $absent ->
        [follow-captain] In diesem Spiel antwortet für dich, wer deine Vollmacht hat; ohne sie antwortest du auf Doppel wie der Captain oder passt, wenn der Captain nicht gedoppelt ist.
       *[drop] In diesem Spiel antwortet für dich, wer deine Vollmacht hat; ohne sie passt du, wenn du gedoppelt wirst.
    }
# en: bd93
seat-away-forfeit = Niemand kann dich vertreten: Du verlierst jede offene Wette als einfaches Spiel.
# en: e31c
seat-away-substitute = { $player } spielt dieses Spiel für dich; die Punkte sind deine.
# en: e29b
seat-away-autopilot = Der Autopilot, oder wer einspringt, spielt dieses Spiel für dich; die Punkte sind deine.
# en: 1b00
seat-sit-out = Kommst du zurück, beginnst du am Ende der Reihe.
# en: e782
seat-sit-out-in-game = Kommst du noch in diesem Spiel zurück, behältst du deinen Platz; später fängst du am Ende der Reihe an.

# en: c66f
seat-settle-to-you =
    { $count ->
        [one]
            { $points ->
                [one] Dein Angebot: **{ $others } zahlt dir 1 Punkt**, und die Wette endet.
               *[other] Dein Angebot: **{ $others } zahlt dir { $points } Punkte**, und die Wette endet.
            }
       *[other]
            { $points ->
                [one] Dein Angebot: **{ $others } zahlen dir je 1 Punkt**, und die Wetten enden.
               *[other] Dein Angebot: **{ $others } zahlen dir je { $points } Punkte**, und die Wetten enden.
            }
    }
# en: 9a57
seat-settle-from-you =
    { $count ->
        [one]
            { $points ->
                [one] Dein Angebot: **Du zahlst { $others } 1 Punkt**, und die Wette endet.
               *[other] Dein Angebot: **Du zahlst { $others } { $points } Punkte**, und die Wette endet.
            }
       *[other]
            { $points ->
                [one] Dein Angebot: **Du zahlst { $others } je 1 Punkt**, und die Wetten enden.
               *[other] Dein Angebot: **Du zahlst { $others } je { $points } Punkte**, und die Wetten enden.
            }
    }
# en: 29f0
seat-settle-even =
    { $count ->
        [one] Dein Angebot an { $others }: **Niemand zahlt**, und die Wette endet.
       *[other] Dein Angebot an { $others }: **Niemand zahlt**, und die Wetten enden.
    }
# en: 55fd
seat-settle-most = Höchstens { $most }.
# en: da52
seat-settle-most-each = Höchstens je { $most }.
# en: 9024
seat-leave-out = Drücke auf einen Namen, um ihn wegzulassen.
# en: 425c
seat-propose = Angebot senden
# en: a260
seat-concede-question =
    { $count ->
        [one] Was gibst du gegen { $others } auf? Weniger als das Maximum kann abgelehnt werden.
       *[other] Was gibst du gegen { $others } auf? Weniger als das Maximum können alle einzeln ablehnen.
    }
# Where what is conceded is the most that can be lost.
# en: 1301
seat-concede-maximum = Gegen { $others } aufgeben? Das ist das Maximum, also ist die Aufgabe sofort angenommen.
# en: 84d9
seat-concede-for-team = Als Captain gibst du für das ganze Team auf.
# en: 7faa
seat-loss-in-all =
    { $kind ->
        [gammon] Gammon, zusammen −{ $points }
        [backgammon] Backgammon, zusammen −{ $points }
       *[single] Einfach, zusammen −{ $points }
    }
# en: 1ee0
seat-loss-where-it-counts =
    { $kind ->
        [gammon] Gammon, wo es zählt, zusammen −{ $points }
       *[backgammon] Backgammon, wo es zählt, zusammen −{ $points }
    }
# en: 351f
seat-among =
    { $is_in ->
        [yes] { $other }: ja
       *[no] { $other }: nein
    }
# en: c730
seat-among-for =
    { $is_in ->
        [yes] { $member } – { $other }: ja
       *[no] { $member } – { $other }: nein
    }

# en: 481c
seat-back = Zurück
# en: 2653
seat-role =
    { $role ->
        [come-back] Wieder da
        [volunteer] Für Box einspringen
        [stand-down] Nicht einspringen
        [last-game] Letztes Spiel ansagen
        [no-last-game] Doch nicht das letzte
       *[join] Mitspielen
    }
# en: db6e
seat-double-back = Doppel zurücknehmen
# en: 76c1
seat-never-double = Nicht mehr warten
# en: eae7
seat-answer-cubes =
    { $cubes ->
        [one] 1 Doppel beantworten
       *[other] { $cubes } Doppel beantworten
    }
# en: 8b79
seat-last-word-for =
    { $is_kept ->
        [yes] { $member }: Extras behalten
       *[no] { $member }: doch passen
    }
# en: 3dbd
seat-on-proposal =
    { $verb ->
        [refuse] Angebot ablehnen: { $other }
        [withdraw] Angebot zurückziehen: { $other }
       *[accept] Angebot annehmen: { $other }
    }
# en: 0bee
seat-on-proposal-for =
    { $verb ->
        [refuse] { $member } – { $other }: ablehnen
        [withdraw] { $member } – { $other }: zurück
       *[accept] { $member } – { $other }: annehmen
    }

# en: ee56
seat-cubes-to-answer =
    { $cubes ->
        [one] 1 Doppel zu beantworten.
       *[other] { $cubes } Doppel zu beantworten.
    }
# en: 97ef
seat-whom-to-double = Wen doppelst du?
# en: fb7e
seat-choose = Drücke auf einen Namen, um ihn zu ändern, dann **Bestätigen**.
# en: 1ff8
seat-nobody-chosen = Niemand gewählt: Drücke auf einen Namen, dann **Bestätigen**; oder **Würfeln** am Brett.
# en: 18c1
seat-confirm = Bestätigen
# en: d4c0
seat-all = Alle
# en: 60e2
seat-chosen-double =
    { $is_doubled ->
        [yes] { $who }: doppeln auf { $value }
       *[no] { $who }: kein Doppel
    }
# en: 9696
seat-choose-for-all =
    { $answer ->
        [take] Alle annehmen
        [drop] Überall passen
       *[double] Alle doppeln
    }
