### Ratings, Profile, Ranglisten: wer wo steht.

# en: fb5d
standing-moved = Rating: { $ratings }
# en: d214
standing-moved-of = { $player } { $rating } ({ $moved })
# en: 4f3f
standing-moved-own = Dein Rating: { $rating } ({ $moved })

# en: a83f
standing-too-uncertain = ± { $deviation }, nötig: ± { $most }
# en: 6a14
standing-too-few-opponents =
    { $more ->
        [one] noch gegen 1 weitere Person
       *[other] noch gegen { $more } weitere
    }
# en: 6258
standing-not-lately = seit { $days } Tagen nichts gewertet

# en: 162d
standing-no-profile = { $player } hat noch nicht gespielt oder zeigt hier kein Profil.
# en: 5390
standing-unrated = noch kein Rating
# en: dd8a
standing-place = Platz { $rank } von { $players }
# en: abf4
standing-scope =
    { $of ->
        [server] auf diesem Server
        [together] mit dir
       *[own] überall
    }
# en: 9321
standing-label =
    { $of ->
        [matches] Matches
        [lengths] Nach Länge
        [money] Unlimitiert
        [gammons] Gammons
        [cubes] Doppel
        [streak] In Folge
        [longest] Längster Sieg
        [bets] Chouettes
        [answers] Antwortet
        [time] Auf Zeit verloren
       *[bets-rating] Chouette-Rating
    }
# en: 2c91
standing-won-and-lost = { $won } gewonnen, { $lost } verloren
# en: c15c
standing-length = auf { $length } { $score }
# en: 12d7
standing-money = { $score }, { $points } Punkte
# en: dac9
standing-cubes = { $cashed } gecasht, { $passed } gepasst, { $taken } angenommen
# en: 86db
standing-streak =
    { $is_won ->
        [yes] { $games } gewonnen
       *[no] { $games } verloren
    }
# en: a648
standing-streaks = { $now }, Rekord: { $best } gewonnen
# en: 7eca
standing-longest = auf { $length } gegen { $player }
# en: e7a6
standing-role =
    { $role ->
        [box] Box { $points }
        [captain] Captain { $points }
       *[crew] Crew { $points }
    }
# en: 5860
standing-pace-minutes = binnen { $minutes } Min.
# en: 7759
standing-pace-hours = binnen { $hours } Std.
# en: e9f2
standing-pace-days = binnen { $days } Tagen
# en: 284c
standing-on-time =
    { $games ->
        [one] { $lost } von 1 Spiel
       *[other] { $lost } der letzten { $games } Spiele
    }

# en: 31bf
standing-board =
    { $measure ->
        [rating] Rating
        [points] Punkte
       *[chouette] Chouette-Punkte
    }
# en: 824b
standing-span =
    { $span ->
        [month] Diesen Monat
       *[all] Insgesamt
    }
# en: 5eb1
standing-board-empty = Auf dieser Rangliste steht noch niemand.

# en: 2519
standing-never-met = Nichts zu zeigen: Die beiden haben kein Spiel beendet, das du sehen darfst.
# en: ea9e
standing-versus = { $player } gegen { $opponent }
# en: c9ea
standing-against = gegen { $opponent }
# en: 6b32
standing-score = { $won }-{ $lost }
# en: 32ad
standing-last =
    { $results ->
        [one] Das letzte
       *[other] Die letzten { $results }
    }
# en: 5980
standing-next = Nächstes Match auf { $length }
# en: ae73
standing-chance = { $percent } % Siegchance

# en: ce37
standing-nothing-here = Auf diesem Server ist noch nichts zu Ende gespielt. Fang an mit `/challenge`.
# en: bd0c
standing-total =
    { $of ->
        [players] Mitspielende
        [matches] Matches
        [games] Spiele zu zweit
        [bet-games] Chouette-Spiele
        [gammons] Gammons
        [backgammons] Backgammons
        [passed] Gepasst
        [taken] Gedoppelt und weitergespielt
        [shortest] Kürzestes ausgespieltes Spiel
        [longest] Längstes Spiel
       *[cube] Höchster Doppler
    }
# en: 72f1
standing-share = { $count } ({ $percent } %)
# en: fab0
standing-plays =
    { $plays ->
        [one] 1 Zug
       *[other] { $plays } Züge
    }

# en: 2c35
standing-void = Von Admins annulliert: { $reason }
# en: 324e
standing-void-which = Welcher Tisch? Gib seine Nummer an, etwa 17.
# en: 0fa8
standing-voided =
    { $is_undone ->
        [yes] { $table }: zählt wieder. Die Ratings werden neu berechnet.
       *[no] { $table }: annulliert. Die Ratings werden neu berechnet.
    }

# en: 78b1
standing-introduced = { $player }: { $facts }
# en: b298
standing-answers = antwortet { $pace }
# en: ac5d
standing-lost-on-time = { $said } auf Zeit verloren
