### Was in einer Chouette geschieht, für alle: Satzteile ohne Punkt, die sich mit Semikolon reihen lassen.

# en: 26a5
chouette-log-doubles =
    { $is_redouble ->
        [yes]
            { $count ->
                [one] { $players } redoppelt auf { $value }
               *[other] { $players } redoppeln auf { $value }
            }
       *[no]
            { $count ->
                [one] { $players } doppelt auf { $value }
               *[other] { $players } doppeln auf { $value }
            }
    }
# en: 669a
chouette-log-team-doubles =
    { $is_redouble ->
        [yes] Das Team redoppelt auf { $value }
       *[no] Das Team doppelt auf { $value }
    }
# en: 007b
chouette-log-box-doubles =
    { $is_redouble ->
        [yes] { $box } redoppelt { $members }
       *[no] { $box } doppelt { $members }
    }
# en: cacf
chouette-log-doubled = { $members } auf { $value }
# en: 9954
chouette-log-doubles-extra =
    { $is_redouble ->
        [yes] { $player } redoppelt { $other } beim Extra-Doppler auf { $value }
       *[no] { $player } doppelt { $other } beim Extra-Doppler auf { $value }
    }

# en: 73e2
chouette-log-takes =
    { $count ->
        [one] { $players } nimmt bei { $value } an
       *[other] { $players } nehmen bei { $value } an
    }
# en: 52b1
chouette-log-takes-extra =
    { $count ->
        [one] { $players } nimmt den Extra-Doppler auf { $value } an
       *[other] { $players } nehmen den Extra-Doppler auf { $value } an
    }
# en: 6905
chouette-log-passes =
    { $count ->
        [one] { $players } passt und zahlt { $points }
       *[other] { $players } passen und zahlen je { $points }
    }
# en: 749a
chouette-log-follows-nobody =
    { $count ->
        [one] { $players } folgt dem Captain, der nicht gedoppelt ist: passt und zahlt { $points }
       *[other] { $players } folgen dem Captain, der nicht gedoppelt ist: passen und zahlen je { $points }
    }
# en: 9df9
chouette-log-passes-extra =
    { $count ->
        [one] { $players } passt beim Extra-Doppler und zahlt { $points }
       *[other] { $players } passen beim Extra-Doppler und zahlen je { $points }
    }
# en: 04b6
chouette-log-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } lehnt den Raccoon ab und zahlt { $points }
               *[beaver] { $players } lehnt den Beaver ab und zahlt { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } lehnen den Raccoon ab und zahlen je { $points }
               *[beaver] { $players } lehnen den Beaver ab und zahlen je { $points }
            }
    }
# en: 515a
chouette-log-refuses-extra =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } lehnt den Raccoon beim Extra-Doppler ab und zahlt { $points }
               *[beaver] { $players } lehnt den Beaver beim Extra-Doppler ab und zahlt { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } lehnen den Raccoon beim Extra-Doppler ab und zahlen je { $points }
               *[beaver] { $players } lehnen den Beaver beim Extra-Doppler ab und zahlen je { $points }
            }
    }
# en: 5a9b
chouette-log-raises =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } erhöht mit Raccoon auf { $value }
               *[beaver] { $players } beavert auf { $value }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } erhöhen mit Raccoon auf { $value }
               *[beaver] { $players } beavern auf { $value }
            }
    }
# en: a7df
chouette-log-raises-extra =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } erhöht beim Extra-Doppler mit Raccoon auf { $value }
               *[beaver] { $players } beavert beim Extra-Doppler auf { $value }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } erhöhen beim Extra-Doppler mit Raccoon auf { $value }
               *[beaver] { $players } beavern beim Extra-Doppler auf { $value }
            }
    }

# en: 343b
chouette-log-box-takes =
    { $count ->
        [one] { $box } nimmt den Doppler von { $members } bei { $value } an
       *[other] { $box } nimmt die Doppler von { $members } bei { $value } an
    }
# en: 5ccf
chouette-log-box-passes =
    { $count ->
        [one] { $box } passt beim Doppel von { $members } und zahlt { $points }
       *[other] { $box } passt bei den Doppeln von { $members } und zahlt je { $points }
    }
# en: 6131
chouette-log-box-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $box } lehnt den Raccoon von { $members } ab und zahlt { $points }
               *[beaver] { $box } lehnt den Beaver von { $members } ab und zahlt { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $box } lehnt die Raccoons von { $members } ab und zahlt je { $points }
               *[beaver] { $box } lehnt die Beaver von { $members } ab und zahlt je { $points }
            }
    }
# en: 0917
chouette-log-box-raises =
    { $stage ->
        [raccoon] { $box } erhöht gegen { $members } mit Raccoon auf { $value }
       *[beaver] { $box } beavert { $members } auf { $value }
    }
# en: a733
chouette-log-box-accepts =
    { $stage ->
        [beaver]
            { $count ->
                [one] { $box } nimmt den Beaver von { $members } bei { $value } an
               *[other] { $box } nimmt die Beaver von { $members } bei { $value } an
            }
        [raccoon]
            { $count ->
                [one] { $box } nimmt den Raccoon von { $members } bei { $value } an
               *[other] { $box } nimmt die Raccoons von { $members } bei { $value } an
            }
       *[unknown]
            { $count ->
                [one] { $box } nimmt den Doppler von { $members } bei { $value } an
               *[other] { $box } nimmt die Doppler von { $members } bei { $value } an
            }
    }
# en: 3a36
chouette-log-accepts =
    { $stage ->
        [beaver]
            { $count ->
                [one] { $players } nimmt den Beaver bei { $value } an
               *[other] { $players } nehmen den Beaver bei { $value } an
            }
        [raccoon]
            { $count ->
                [one] { $players } nimmt den Raccoon bei { $value } an
               *[other] { $players } nehmen den Raccoon bei { $value } an
            }
       *[unknown]
            { $count ->
                [one] { $players } nimmt bei { $value } an
               *[other] { $players } nehmen bei { $value } an
            }
    }
# en: cedf
chouette-log-accepts-extra =
    { $stage ->
        [raccoon]
            { $count ->
                [one] { $players } nimmt den Raccoon beim Extra-Doppler bei { $value } an
               *[other] { $players } nehmen den Raccoon beim Extra-Doppler bei { $value } an
            }
       *[beaver]
            { $count ->
                [one] { $players } nimmt den Beaver beim Extra-Doppler bei { $value } an
               *[other] { $players } nehmen den Beaver beim Extra-Doppler bei { $value } an
            }
    }

# en: 6c1d
chouette-log-answered-first = Zuerst geantwortet: { $answers }
# en: ae99
chouette-log-answer =
    { $answer ->
        [take] { $player } nimmt an
        [drop] { $player } passt
        [beaver] { $player } beavert
        [raccoon] { $player } antwortet mit Raccoon
       *[follow] { $player } folgt dem Captain
    }
# en: 5bc5
chouette-log-silent =
    { $count ->
        [one] { $players } hat nicht rechtzeitig geantwortet
       *[other] { $players } haben nicht rechtzeitig geantwortet
    }

# en: c201
chouette-log-lone-must-pass = { $player } würde allein annehmen, muss auch passen und zahlt { $points }
# en: 1197
chouette-log-lone-must-beaver = { $player } nimmt allein an und muss beavern oder passen
# en: a8ec
chouette-log-lone =
    { $answer ->
        [beaver] { $player } beavert allein; { $other } kann einen Extra-Doppler geben
       *[take] { $player } nimmt allein an; { $other } kann einen Extra-Doppler geben
    }
# en: 6f83
chouette-log-lone-several =
    { $answer ->
        [beaver] { $player } beavert allein; wer gepasst hat, kann einen Extra-Doppler geben
       *[take] { $player } nimmt allein an; wer gepasst hat, kann einen Extra-Doppler geben
    }
# en: dcba
chouette-log-extras =
    { $count ->
        [one] { $players } gibt einen Extra-Doppler
       *[other] { $players } geben je einen Extra-Doppler
    }
# en: 1f05
chouette-log-no-extras = Niemand gibt einen Extra-Doppler
# en: f856
chouette-log-no-extras-silent =
    { $count ->
        [one] { $players } hat nicht rechtzeitig geantwortet; niemand gibt einen Extra-Doppler
       *[other] { $players } haben nicht rechtzeitig geantwortet; niemand gibt einen Extra-Doppler
    }
# en: 7a79
chouette-log-extras-given =
    { $count ->
        [one] { $players } zahlt { $taker } { $points } und gibt einen Extra-Doppler auf { $value }
       *[other] { $players } zahlen { $taker } je { $points } und geben je einen Extra-Doppler auf { $value }
    }

# en: 68b3
chouette-log-opening =
    { $starter ->
        [white] Eröffnungswurf { $high }-{ $low }: Die Box beginnt
       *[black] Eröffnungswurf { $high }-{ $low }: Das Team beginnt
    }
# en: 3bb2
chouette-log-holds = { $player } hält den Wurf an
# en: b5f0
chouette-log-releases = Der Wurf wartet nicht mehr auf { $player }
# en: 25cf
chouette-log-releases-silent = { $player } hat die Zeit überschritten: Der Wurf ist frei
# en: fa2d
chouette-log-rolls = { $player } will würfeln
# en: ffba
chouette-log-autopilot-for-team = Der Autopilot (für das Team)

# en: 6219
chouette-log-captain-passed = { $player } ist draußen und geht ans Ende der Reihe; Captain ist { $captain }
# en: dca6
chouette-log-captain-gone = { $captain } übernimmt von { $player } als Captain
# en: 3d8e
chouette-log-captain-acting = { $captain } ist Captain in Vertretung
# en: 932e
chouette-log-captain-again = { $captain } ist wieder Captain
# en: 9bdb
chouette-log-captain-struck = { $captain } kann die Box nicht mehr als Captain gewinnen
# en: afb4
chouette-log-captain-replaced =
    { $why ->
        [leaves]
            { $is_acting ->
                [yes] { $player } geht nach diesem Spiel: { $captain } ist Captain in Vertretung
               *[no] { $player } geht nach diesem Spiel: { $captain } ist Captain
            }
        [sits-out]
            { $is_acting ->
                [yes] { $player } macht Pause: { $captain } ist Captain in Vertretung
               *[no] { $player } macht Pause: { $captain } ist Captain
            }
       *[silent]
            { $is_acting ->
                [yes] { $player } hat zwei Entscheidungen verpasst: { $captain } ist Captain in Vertretung
               *[no] { $player } hat zwei Entscheidungen verpasst: { $captain } ist Captain
            }
    }
# en: 99ad
chouette-log-captain-missed = { $captain } hat die Zeit überschritten; beim nächsten Mal übernimmt jemand anders
# en: f824
chouette-log-captain-missed-once = { $captain } hat die Zeit überschritten; beim nächsten Mal übernimmt { $player }
# en: 8356
chouette-log-heard-again = { $player } meldet sich wieder
# en: 5cdb
chouette-log-box-silent = { $box } hat die Zeit überschritten; beim nächsten Mal spielt jemand anders für die Box
# en: c194
chouette-log-silent-for-long =
    { $is_away ->
        [yes] { $player } hat zwei Entscheidungen verpasst und macht jetzt Pause
       *[no] { $player } hat die Zeit überschritten; in diesem Spiel übernehmen andere
    }
# en: 6eb6
chouette-log-box-forfeits = Niemand spielt für { $box }: Jede offene Wette ist als einfaches Spiel verloren
# en: 493b
chouette-log-volunteers = { $player } springt ein, wenn die Box geht
# en: 4ec7
chouette-log-volunteers-no-longer = { $player } will nicht mehr für die Box einspringen
# en: 55e1
chouette-log-substitute = { $player } spielt für { $box }; die Punkte zählen für { $box }
# en: 973b
chouette-log-proxy = { $player } darf für { $member } antworten
# en: 0812
chouette-log-proxy-ended = Niemand darf mehr für { $member } antworten
# en: 31e1
chouette-log-proxy-silent = Zeit überschritten: Die Vollmacht von { $member } ist erloschen

# en: 81f2
chouette-log-concedes =
    { $reader ->
        [proposer]
            { $kind ->
                [gammon] Du bietest { $other } an, ein Gammon aufzugeben und { $points } zu zahlen
                [backgammon] Du bietest { $other } an, ein Backgammon aufzugeben und { $points } zu zahlen
               *[single] Du bietest { $other } an, ein einfaches Spiel aufzugeben und { $points } zu zahlen
            }
        [proxy]
            { $kind ->
                [gammon] Du (für { $player }) bietest { $other } an, ein Gammon aufzugeben und { $points } zu zahlen
                [backgammon] Du (für { $player }) bietest { $other } an, ein Backgammon aufzugeben und { $points } zu zahlen
               *[single] Du (für { $player }) bietest { $other } an, ein einfaches Spiel aufzugeben und { $points } zu zahlen
            }
        [asked]
            { $kind ->
                [gammon] { $player } bietet dir an, ein Gammon aufzugeben und { $points } zu zahlen
                [backgammon] { $player } bietet dir an, ein Backgammon aufzugeben und { $points } zu zahlen
               *[single] { $player } bietet dir an, ein einfaches Spiel aufzugeben und { $points } zu zahlen
            }
        [called]
            { $kind ->
                [gammon] { $player } bietet an, ein Gammon aufzugeben und { $points } zu zahlen
                [backgammon] { $player } bietet an, ein Backgammon aufzugeben und { $points } zu zahlen
               *[single] { $player } bietet an, ein einfaches Spiel aufzugeben und { $points } zu zahlen
            }
       *[anybody]
            { $kind ->
                [gammon] { $player } bietet { $other } an, ein Gammon aufzugeben und { $points } zu zahlen
                [backgammon] { $player } bietet { $other } an, ein Backgammon aufzugeben und { $points } zu zahlen
               *[single] { $player } bietet { $other } an, ein einfaches Spiel aufzugeben und { $points } zu zahlen
            }
    }
# en: cbda
chouette-log-asks =
    { $reader ->
        [proposer]
            { $points ->
                [one] Du bietest { $other } eine Einigung an: { $other } zahlt 1 Punkt
               *[other] Du bietest { $other } eine Einigung an: { $other } zahlt { $points } Punkte
            }
        [proxy]
            { $points ->
                [one] Du (für { $player }) bietest { $other } eine Einigung an: { $other } zahlt 1 Punkt
               *[other] Du (für { $player }) bietest { $other } eine Einigung an: { $other } zahlt { $points } Punkte
            }
        [asked]
            { $points ->
                [one] { $player } bietet dir eine Einigung an: Du zahlst 1 Punkt
               *[other] { $player } bietet dir eine Einigung an: Du zahlst { $points } Punkte
            }
        [called]
            { $points ->
                [one] { $player } bietet eine Einigung an, wenn { $other } 1 Punkt zahlt
               *[other] { $player } bietet eine Einigung an, wenn { $other } { $points } Punkte zahlt
            }
       *[anybody]
            { $points ->
                [one] { $player } bietet { $other } eine Einigung an: { $other } zahlt 1 Punkt
               *[other] { $player } bietet { $other } eine Einigung an: { $other } zahlt { $points } Punkte
            }
    }
# en: 4ff0
chouette-log-offers =
    { $reader ->
        [proposer]
            { $points ->
                [one] Du bietest { $other } 1 Punkt für eine Einigung
               *[other] Du bietest { $other } { $points } Punkte für eine Einigung
            }
        [proxy]
            { $points ->
                [one] Du (für { $player }) bietest { $other } 1 Punkt für eine Einigung
               *[other] Du (für { $player }) bietest { $other } { $points } Punkte für eine Einigung
            }
        [asked]
            { $points ->
                [one] { $player } bietet dir 1 Punkt für eine Einigung
               *[other] { $player } bietet dir { $points } Punkte für eine Einigung
            }
        [called]
            { $points ->
                [one] { $player } bietet 1 Punkt für eine Einigung
               *[other] { $player } bietet { $points } Punkte für eine Einigung
            }
       *[anybody]
            { $points ->
                [one] { $player } bietet { $other } 1 Punkt für eine Einigung
               *[other] { $player } bietet { $other } { $points } Punkte für eine Einigung
            }
    }
# en: 0b50
chouette-log-offers-even =
    { $reader ->
        [proposer] Du bietest { $other } an, quitt zu sein
        [proxy] Du (für { $player }) bietest { $other } an, quitt zu sein
        [asked] { $player } bietet dir an, quitt zu sein
        [called] { $player } bietet an, quitt zu sein
       *[anybody] { $player } bietet { $other } an, quitt zu sein
    }
# en: 816b
chouette-log-refuses-offer = { $player } lehnt das Angebot von { $other } ab
# en: 93be
chouette-log-withdraws-offer = { $player } zieht das Angebot an { $other } zurück
# en: 744b
chouette-log-proposal-dropped-between =
    { $is_refused ->
        [yes] Das Angebot zwischen { $box } und { $member } ist abgelehnt
       *[no] Das Angebot zwischen { $box } und { $member } ist zurückgezogen
    }
# en: b95b
chouette-log-proposal-dropped =
    { $is_refused ->
        [yes] Das Angebot ist abgelehnt
       *[no] Das Angebot ist zurückgezogen
    }
# en: cdd5
chouette-log-settles =
    { $count ->
        [one] { $players } einigt sich mit { $payee } und zahlt { $points }
       *[other] { $players } einigen sich mit { $payee } und zahlen je { $points }
    }
# en: d65f
chouette-log-resigns =
    { $count ->
        [one]
            { $kind ->
                [gammon] { $players } gibt gegen { $payee } ein Gammon auf und zahlt { $points }
                [backgammon] { $players } gibt gegen { $payee } ein Backgammon auf und zahlt { $points }
               *[single] { $players } gibt gegen { $payee } ein einfaches Spiel auf und zahlt { $points }
            }
       *[other]
            { $kind ->
                [gammon] { $players } geben gegen { $payee } ein Gammon auf und zahlen je { $points }
                [backgammon] { $players } geben gegen { $payee } ein Backgammon auf und zahlen je { $points }
               *[single] { $players } geben gegen { $payee } ein einfaches Spiel auf und zahlen je { $points }
            }
    }
# en: d672
chouette-log-even = { $box } und { $member } sind quitt
# en: 15a3
chouette-log-bet-ended =
    { $is_settled ->
        [yes]
            { $points ->
                [one] Eine Wette endet mit Einigung auf 1 Punkt
               *[other] Eine Wette endet mit Einigung auf { $points } Punkte
            }
       *[no]
            { $points ->
                [one] Eine Wette wird für 1 Punkt aufgegeben
               *[other] Eine Wette wird für { $points } Punkte aufgegeben
            }
    }

# en: d1d1
chouette-log-joins =
    { $count ->
        [one]
            { $is_back ->
                [yes] { $players } ist wieder da
               *[no] { $players } spielt mit
            }
       *[other]
            { $is_back ->
                [yes] { $players } sind wieder da
               *[no] { $players } spielen mit
            }
    }
# en: 2887
chouette-log-joins-waiting =
    { $count ->
        [one]
            { $is_back ->
                [yes] { $players } ist wieder da und wartet auf den Einstieg
               *[no] { $players } will mitspielen und wartet auf den Einstieg
            }
       *[other]
            { $is_back ->
                [yes] { $players } sind wieder da und warten auf den Einstieg
               *[no] { $players } wollen mitspielen und warten auf den Einstieg
            }
    }
# en: 5d67
chouette-log-dealt-in =
    { $count ->
        [one] { $players } steigt ein
       *[other] { $players } steigen ein
    }
# en: edb0
chouette-log-leaves = { $player } geht
# en: 6baf
chouette-log-leaves-game = { $player } geht nach diesem Spiel; bis dahin übernehmen andere
# en: 9c5a
chouette-log-goes-away = { $player } macht Pause

# en: 2782
chouette-log-options =
    { $is_new_stake ->
        [yes] Optionen: { $options }; dem Einsatz müssen alle zustimmen
       *[no] Optionen: { $options }
    }
# en: 5d13
chouette-log-options-later =
    { $is_new_stake ->
        [yes] Ab Spiel { $number }: { $options }; dem Einsatz müssen alle zustimmen
       *[no] Ab Spiel { $number }: { $options }
    }
# en: 0588
chouette-log-unchanged = keine Änderung
# en: e24b
chouette-log-preset = Vorlage „{ $preset }“
# en: 194d
chouette-log-stake-agreed = { $player } stimmt dem neuen Einsatz zu
# en: 4815
chouette-log-stake-withdrawn = Der Einsatz bleibt, wie er war

# en: 82c7
chouette-log-partner-sought = { $box } sucht einen Partner
# en: 2f99
chouette-log-partner-sought-unknown = Die Box sucht einen Partner
# en: 54b7
chouette-log-partner-drawn = Niemand will Partner sein; ausgelost: { $dice }
# en: 8c79
chouette-log-partner = { $partner } ist in diesem Spiel Partner von { $box }
# en: bc4f
chouette-log-partner-unknown = { $partner } ist in diesem Spiel Partner der Box
# en: 76c8
chouette-log-no-partner =
    { $count ->
        [one] { $players } hat nicht rechtzeitig geantwortet und spielt ohne Partner
       *[other] { $players } haben nicht rechtzeitig geantwortet und spielen ohne Partner
    }
# en: 4b4d
chouette-log-order = Reihenfolge: { $dice }; Box ist { $box }, Captain ist { $captain }
# en: 808a
chouette-log-game-begins = Spiel { $number } beginnt
# en: 30c7
chouette-log-game-over = Das Spiel ist zu Ende: { $points }
# en: ea7f
chouette-log-box =
    { $change ->
        [takes] { $player } übernimmt die Box
        [keeps] { $player } behält die Box
       *[is] { $player } ist die Box
    }
# en: 9526
chouette-log-line = Reihenfolge: { $members }
# en: d218
chouette-log-nobody-left = Niemand ist mehr am Tisch
# en: a6e3
chouette-log-no-last-game = Es ist doch nicht das letzte Spiel
# en: 4790
chouette-log-announces-last = { $player } kündigt Spiel { $number } als letztes an
# en: 064d
chouette-log-takes-back-last = { $player } nimmt zurück, dass es das letzte Spiel ist
# en: 76d3
chouette-log-closes = { $player } beendet die Chouette
# en: 0692
chouette-log-reopens = { $player } öffnet die Chouette wieder
# en: ba97
chouette-log-hands-over = { $player } macht { $host } zum Host
# en: 31c2
chouette-log-next-host = { $host } ist jetzt Host
