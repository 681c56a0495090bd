### Wie Spiele, Matches und Sessions enden.

# en: fd5b
result-headline =
    { $winner } gewinnt { $kind ->
        [gammon] ein Gammon
        [backgammon] ein Backgammon
       *[single] ein einfaches Spiel
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
# en: 9287
result-headline-match = { $winner } gewinnt das Match

# en: 93b3
result-win =
    { $winner } gewinnt { $kind ->
        [gammon] ein Gammon
        [backgammon] ein Backgammon
       *[single] ein einfaches Spiel
    }{ $cube ->
        [1] { "" }
       *[other] { " " }mit Doppler auf { $cube }
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
# en: 8918
result-win-rest =
    { $points ->
        [one] { $winner } gewinnt den letzten Punkt des Matches.
       *[other] { $winner } gewinnt die letzten { $points } Punkte des Matches.
    }

# en: b7f8
result-game = Spiel { $number }: { $story }
# en: e290
result-match = { $winner } gewinnt das Match { $won }-{ $lost }.
# en: 5425
result-match-against = { $winner } gewinnt das Match gegen { $loser } { $won }-{ $lost }.
# en: 96d4
result-session =
    { $games ->
        [one] Die Session ist nach 1 Spiel zu Ende.
       *[other] Die Session ist nach { $games } Spielen zu Ende.
    }

# en: c582
result-even = ausgeglichen
# en: a0c4
result-lead =
    { $points ->
        [one] { $leader } führt mit 1 Punkt
       *[other] { $leader } führt mit { $points } Punkten
    }
# en: cd73
result-lead-staked =
    { $points ->
        [one] { $leader } führt mit 1 Punkt ({ $money } bei Einsatz { $stake })
       *[other] { $leader } führt mit { $points } Punkten ({ $money } bei Einsatz { $stake })
    }
# en: 94ea
result-scores = { $white } { $white_score }, { $black } { $black_score }
# en: 9fb4
result-standing = { $standing }.
# en: e33b
result-standing-even = Die Session ist ausgeglichen.

# en: ae72
result-each-game = Spiel für Spiel, { $white } zuerst: { $scores }
# en: 4d1e
result-last-games = Die letzten { $listed } von { $games } Spielen, { $white } zuerst: { $scores }
# en: e061
result-score =
    { $kind ->
        [gammon] { $white }-{ $black } Gammon
        [backgammon] { $white }-{ $black } Backgammon
       *[single] { $white }-{ $black }
    }

# en: b700
result-erased =
    { $is_in_play ->
        [yes] Jemand hat die eigenen Daten gelöscht: Das Spiel endet hier ohne Ergebnis.
       *[no] Jemand hat die eigenen Daten gelöscht, darum endet es hier.
    }

# en: 75bc
result-passed = { $loser } hat gepasst.
# en: 96a4
result-resigned = { $loser } hat aufgegeben.
# en: 04df
result-settled = Beide Seiten haben sich geeinigt.
# en: d6a3
result-forfeited = { $loser } hat kampflos verloren.
# en: 3cad
result-time-twice = { $loser } hat in zwei Spielen nacheinander die Zeit überschritten und verliert das Match.
# en: 7437
result-time =
    { $kind ->
        [gammon] { $loser } hat die Zeit überschritten und konnte das Gammon nicht mehr retten.
        [backgammon] { $loser } hat die Zeit überschritten und konnte das Backgammon nicht mehr retten.
       *[single] { $loser } hat die Zeit überschritten.
    }
# en: f838
result-borne-off =
    { $checkers ->
        [one] { $loser } hatte 1 Stein abgetragen.
       *[other] { $loser } hatte { $checkers } Steine abgetragen.
    }
# en: a024
result-none-off = { $loser } hatte keinen Stein abgetragen.
# en: 04b4
result-jacoby = { $loser } hatte keinen Stein abgetragen, aber Gammons zählen erst, wenn gedoppelt wurde (Jacoby-Regel).
# en: 5d86
result-on-bar = { $loser } hatte keinen Stein abgetragen und noch einen auf der Bar.
# en: 3f4f
result-in-home = { $loser } hatte keinen Stein abgetragen und noch einen im Heimfeld der Gegenseite.
# en: ada6
result-backgammon = { $loser } hatte keinen Stein abgetragen und noch einen auf der Bar oder im Heimfeld der Gegenseite.
