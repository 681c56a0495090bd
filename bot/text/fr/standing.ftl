### Elo, profils, classements : qui en est où.

# en: fb5d
standing-moved = Elo : { $ratings }
# en: d214
standing-moved-of = { $player } { $rating } ({ $moved })
# en: 4f3f
standing-moved-own = Ton Elo : { $rating } ({ $moved })

# en: a83f
standing-too-uncertain = ± { $deviation }, il faut ± { $most }
# en: 6a14
standing-too-few-opponents =
    { $more ->
        [one] encore { $more } adversaire
       *[other] encore { $more } adversaires
    }
# en: 6258
standing-not-lately = rien de classé depuis { $days } jours

# en: 162d
standing-no-profile = { $player } n’a encore rien joué, ou ne montre pas son profil ici.
# en: 5390
standing-unrated = pas encore d’Elo
# en: dd8a
standing-place = place { $rank } sur { $players }
# en: abf4
standing-scope =
    { $of ->
        [server] sur ce serveur
        [together] avec toi
       *[own] partout
    }
# en: 9321
standing-label =
    { $of ->
        [matches] Matchs
        [lengths] Par longueur
        [money] Parties libres
        [gammons] Gammons
        [cubes] Doubles
        [streak] Série
        [longest] Plus longue victoire
        [bets] Chouettes
        [answers] Réponses
        [time] Perdues au temps
       *[bets-rating] Elo de chouette
    }
# en: 2c91
standing-won-and-lost =
    { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    }, { $lost ->
        [one] { $lost } défaite
       *[other] { $lost } défaites
    }
# en: c15c
standing-length = en { $length } : { $score }
# en: 12d7
standing-money = { $score }, { $points } points
# en: dac9
standing-cubes =
    { $cashed ->
        [one] { $cashed } encaissé
       *[other] { $cashed } encaissés
    }, { $passed ->
        [one] { $passed } passé
       *[other] { $passed } passés
    }, { $taken ->
        [one] { $taken } accepté
       *[other] { $taken } acceptés
    }
# en: 86db
standing-streak =
    { $is_won ->
        [yes]
            { $games ->
                [one] { $games } victoire
               *[other] { $games } victoires
            }
       *[no]
            { $games ->
                [one] { $games } défaite
               *[other] { $games } défaites
            }
    }
# en: a648
standing-streaks =
    { $best ->
        [one] { $now }, au mieux { $best } victoire
       *[other] { $now }, au mieux { $best } victoires
    }
# en: 7eca
standing-longest = en { $length } contre { $player }
# en: e7a6
standing-role =
    { $role ->
        [box] box { $points }
        [captain] capitaine { $points }
       *[crew] équipe { $points }
    }
# en: 5860
standing-pace-minutes = en { $minutes } min
# en: 7759
standing-pace-hours = en { $hours } h
# en: e9f2
standing-pace-days =
    { $days ->
        [one] en { $days } jour
       *[other] en { $days } jours
    }
# en: 284c
standing-on-time =
    { $games ->
        [one] { $lost } sur la dernière partie
       *[other] { $lost } sur les { $games } dernières parties
    }

# en: 31bf
standing-board =
    { $measure ->
        [rating] Elo
        [points] Points
       *[chouette] Points de chouette
    }
# en: 824b
standing-span =
    { $span ->
        [month] Ce mois
       *[all] Depuis toujours
    }
# en: 5eb1
standing-board-empty = Personne encore dans ce classement.

# en: 2519
standing-never-met = Rien à montrer : pas de partie finie entre les deux que tu puisses voir.
# en: ea9e
standing-versus = { $player } contre { $opponent }
# en: c9ea
standing-against = contre { $opponent }
# en: 6b32
standing-score = { $won }-{ $lost }
# en: 32ad
standing-last =
    { $results ->
        [one] Dernier score
       *[other] { $results } derniers scores
    }
# en: 5980
standing-next =
    { $length ->
        [one] Prochain match en { $length } point
       *[other] Prochain match en { $length } points
    }
# en: ae73
standing-chance = { $percent } % de chances

# en: ce37
standing-nothing-here = Rien ne s’est encore fini sur ce serveur. Commence avec `/challenge`.
# en: bd0c
standing-total =
    { $of ->
        [players] Joueurs
        [matches] Matchs
        [games] Parties à deux
        [bet-games] Parties de chouette
        [gammons] Gammons
        [backgammons] Backgammons
        [passed] Finies par une passe
        [taken] Doublées et jouées
        [shortest] Plus courte jusqu’au bout
        [longest] Plus longue partie
       *[cube] Plus haut videau
    }
# en: 72f1
standing-share = { $count } ({ $percent } %)
# en: fab0
standing-plays =
    { $plays ->
        [one] { $plays } coup
       *[other] { $plays } coups
    }

# en: 2c35
standing-void = Un admin a annulé ce résultat : { $reason }
# en: 324e
standing-void-which = Quelle table ? Donne son numéro, comme 17.
# en: 0fa8
standing-voided =
    { $is_undone ->
        [yes] { $table } : le résultat compte de nouveau. Les Elo sont recalculés.
       *[no] { $table } : résultat annulé. Les Elo sont recalculés.
    }

# en: 78b1
standing-introduced = { $player } : { $facts }
# en: b298
standing-answers = répond { $pace }
# en: ac5d
standing-lost-on-time = perdues au temps : { $said }
