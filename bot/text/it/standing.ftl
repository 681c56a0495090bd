### Rating, profili, classifiche: chi sta dove.

# en: fb5d
standing-moved = Rating: { $ratings }
# en: d214
standing-moved-of = { $player } { $rating } ({ $moved })
# en: 4f3f
standing-moved-own = Il tuo rating: { $rating } ({ $moved })

# en: a83f
standing-too-uncertain = ± { $deviation }, serve ± { $most }
# en: 6a14
standing-too-few-opponents =
    { $more ->
        [one] ancora 1 avversario
       *[other] ancora { $more } avversari
    }
# en: 6258
standing-not-lately = nessuna partita valida da { $days } giorni

# en: 162d
standing-no-profile = { $player } non ha ancora giocato, o non mostra il suo profilo qui.
# en: 5390
standing-unrated = ancora nessun rating
# en: dd8a
standing-place = posto { $rank } su { $players }
# en: abf4
standing-scope =
    { $of ->
        [server] su questo server
        [together] con te
       *[own] ovunque
    }
# en: 9321
standing-label =
    { $of ->
        [matches] Match
        [lengths] Per lunghezza
        [money] Partite libere
        [gammons] Gammon
        [cubes] Raddoppi
        [streak] Di fila
        [longest] Vittoria più lunga
        [bets] Chouette
        [answers] Risposte
        [time] Perse per il tempo
       *[bets-rating] Rating in chouette
    }
# en: 2c91
standing-won-and-lost =
    { $won ->
        [one] 1 vittoria
       *[other] { $won } vittorie
    }, { $lost ->
        [one] 1 sconfitta
       *[other] { $lost } sconfitte
    }
# en: c15c
standing-length = a { $length } { $score }
# en: 12d7
standing-money = { $score }, { $points } punti
# en: dac9
standing-cubes =
    { $cashed ->
        [one] 1 incassato
       *[other] { $cashed } incassati
    }, { $passed ->
        [one] 1 passato
       *[other] { $passed } passati
    }, { $taken ->
        [one] 1 accettato
       *[other] { $taken } accettati
    }
# en: 86db
standing-streak =
    { $is_won ->
        [yes]
            { $games ->
                [one] 1 vittoria
               *[other] { $games } vittorie
            }
       *[no]
            { $games ->
                [one] 1 sconfitta
               *[other] { $games } sconfitte
            }
    }
# en: a648
standing-streaks =
    { $best ->
        [one] { $now }, record 1 vittoria
       *[other] { $now }, record { $best } vittorie
    }
# en: 7eca
standing-longest = a { $length } contro { $player }
# en: e7a6
standing-role =
    { $role ->
        [box] box { $points }
        [captain] capitano { $points }
       *[crew] squadra { $points }
    }
# en: 5860
standing-pace-minutes = entro { $minutes } min
# en: 7759
standing-pace-hours = entro { $hours } h
# en: e9f2
standing-pace-days =
    { $days ->
        [one] entro 1 giorno
       *[other] entro { $days } giorni
    }
# en: 284c
standing-on-time =
    { $games ->
        [one] { $lost } nell’ultima partita
       *[other] { $lost } nelle ultime { $games } partite
    }

# en: 31bf
standing-board =
    { $measure ->
        [rating] Rating
        [points] Punti
       *[chouette] Punti in chouette
    }
# en: 824b
standing-span =
    { $span ->
        [month] Questo mese
       *[all] Da sempre
    }
# en: 5eb1
standing-board-empty = In questa classifica non c’è ancora nessuno.

# en: 2519
standing-never-met = Niente da mostrare: fra i due non c’è una partita finita che tu possa vedere.
# en: ea9e
standing-versus = { $player } contro { $opponent }
# en: c9ea
standing-against = contro { $opponent }
# en: 6b32
standing-score = { $won }-{ $lost }
# en: 32ad
standing-last =
    { $results ->
        [one] Ultimo risultato
       *[other] Ultimi { $results } risultati
    }
# en: 5980
standing-next = Prossimo match a { $length }
# en: ae73
standing-chance = { $percent }% di vincere

# en: ce37
standing-nothing-here = Su questo server non è ancora finito niente. Inizia con `/challenge`.
# en: bd0c
standing-total =
    { $of ->
        [players] Giocatori
        [matches] Match
        [games] Partite a due
        [bet-games] Partite di chouette
        [gammons] Gammon
        [backgammons] Backgammon
        [passed] Finite con un passo
        [taken] Raddoppiate e giocate
        [shortest] Più corta fino in fondo
        [longest] Partita più lunga
       *[cube] Cubo più alto
    }
# en: 72f1
standing-share = { $count } ({ $percent }%)
# en: fab0
standing-plays =
    { $plays ->
        [one] 1 mossa
       *[other] { $plays } mosse
    }

# en: 2c35
standing-void = Un admin ha annullato questo risultato: { $reason }
# en: 324e
standing-void-which = Quale tavolo? Scrivi il suo numero, per esempio 17.
# en: 0fa8
standing-voided =
    { $is_undone ->
        [yes] { $table }: il risultato conta di nuovo. I rating vengono ricalcolati.
       *[no] { $table }: risultato annullato. I rating vengono ricalcolati.
    }

# en: 78b1
standing-introduced = { $player }: { $facts }
# en: b298
standing-answers = risponde { $pace }
# en: ac5d
standing-lost-on-time = perse per il tempo: { $said }
