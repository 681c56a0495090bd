### Comment parties, matchs et sessions se sont terminés.

# en: fd5b
result-headline =
    { $winner } gagne { $kind ->
        [gammon] un gammon
        [backgammon] un backgammon
       *[single] une partie simple
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# en: 9287
result-headline-match = { $winner } gagne le match

# en: 93b3
result-win =
    { $winner } gagne { $kind ->
        [gammon] un gammon
        [backgammon] un backgammon
       *[single] une partie simple
    }{ $cube ->
        [1] { "" }
       *[other] , videau à { $cube }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# en: 8918
result-win-rest =
    { $points ->
        [one] { $winner } gagne le dernier point du match.
       *[other] { $winner } gagne les { $points } derniers points du match.
    }

# en: b7f8
result-game = Partie { $number } : { $story }
# en: e290
result-match = { $winner } gagne le match { $won }-{ $lost }.
# en: 5425
result-match-against = { $winner } gagne le match { $won }-{ $lost } contre { $loser }.
# en: 96d4
result-session =
    { $games ->
        [one] La session se termine après { $games } partie.
       *[other] La session se termine après { $games } parties.
    }

## Le score : une partie de ligne, entre des points médians ou après deux-points.

# en: c582
result-even = égalité
# en: a0c4
result-lead =
    { $points ->
        [one] { $leader } mène de { $points } point
       *[other] { $leader } mène de { $points } points
    }
# en: cd73
result-lead-staked =
    { $points ->
        [one] { $leader } mène de { $points } point ({ $money } à l’enjeu de { $stake })
       *[other] { $leader } mène de { $points } points ({ $money } à l’enjeu de { $stake })
    }
# en: 94ea
result-scores = { $white } { $white_score }, { $black } { $black_score }
# en: 9fb4
result-standing = { $standing }.
# en: e33b
result-standing-even = Égalité dans la session.

# en: ae72
result-each-game = Partie par partie, { $white } en premier : { $scores }
# en: 4d1e
result-last-games = Dernières parties ({ $listed } sur { $games }), { $white } en premier : { $scores }
# en: e061
result-score =
    { $kind ->
        [gammon] { $white }-{ $black } gammon
        [backgammon] { $white }-{ $black } backgammon
       *[single] { $white }-{ $black }
    }

# en: b700
result-erased =
    { $is_in_play ->
        [yes] L’une des deux personnes a effacé ses données : la partie s’arrête ici, sans résultat.
       *[no] L’une des deux personnes a effacé ses données : tout s’arrête ici.
    }

## Pourquoi : une phrase après result-win.

# en: 75bc
result-passed = { $loser } a passé.
# en: 96a4
result-resigned = { $loser } a abandonné.
# en: 04df
result-settled = Terminé par un arrangement.
# en: d6a3
result-forfeited = { $loser } a déclaré forfait.
# en: 3cad
result-time-twice = { $loser } a perdu au temps deux parties de suite et perd le match.
# en: 7437
result-time =
    { $kind ->
        [gammon] { $loser } a perdu au temps et ne pouvait plus sauver le gammon.
        [backgammon] { $loser } a perdu au temps et ne pouvait plus sauver le backgammon.
       *[single] { $loser } a perdu au temps.
    }
# en: f838
result-borne-off =
    { $checkers ->
        [one] { $loser } avait sorti { $checkers } pion.
       *[other] { $loser } avait sorti { $checkers } pions.
    }
# en: a024
result-none-off = { $loser } n’avait sorti aucun pion.
# en: 04b4
result-jacoby = { $loser } n’avait sorti aucun pion, mais les gammons ne comptent qu’une fois le videau tourné (règle de Jacoby).
# en: 5d86
result-on-bar = { $loser } n’avait sorti aucun pion et en avait un sur la barre.
# en: 3f4f
result-in-home = { $loser } n’avait sorti aucun pion et en avait un dans le jan intérieur adverse.
# en: ada6
result-backgammon = { $loser } n’avait sorti aucun pion et en avait un sur la barre ou dans le jan intérieur adverse.
