### Ratings, perfiles y clasificaciones: quién está dónde.

# en: fb5d
standing-moved = Rating: { $ratings }
# en: d214
standing-moved-of = { $player } { $rating } ({ $moved })
# en: 4f3f
standing-moved-own = Tu rating: { $rating } ({ $moved })

# en: a83f
standing-too-uncertain = ± { $deviation }, requiere ± { $most }
# en: 6a14
standing-too-few-opponents =
    { $more ->
        [one] falta 1 rival
       *[other] faltan { $more } rivales
    }
# en: 6258
standing-not-lately = { $days } días sin jugar por rating

# en: 162d
standing-no-profile = { $player } aún no ha jugado, o aquí no muestra su perfil.
# en: 5390
standing-unrated = aún sin rating
# en: dd8a
standing-place = puesto { $rank } de { $players }
# en: abf4
standing-scope =
    { $of ->
        [server] en este servidor
        [together] contigo
       *[own] en todas partes
    }
# en: 9321
standing-label =
    { $of ->
        [matches] Matches
        [lengths] Por longitud
        [money] Sesión libre
        [gammons] Gammons
        [cubes] Doblajes
        [streak] Seguidos
        [longest] Victoria más larga
        [bets] Chouettes
        [answers] Responde
        [time] Perdidos por tiempo
       *[bets-rating] Rating en chouette
    }
# en: 2c91
standing-won-and-lost = { $won } ganados, { $lost } perdidos
# en: c15c
standing-length = a { $length } { $score }
# en: 12d7
standing-money = { $score }, { $points } puntos
# en: dac9
standing-cubes = { $cashed } cobrados, { $passed } pasados, { $taken } aceptados
# en: 86db
standing-streak =
    { $is_won ->
        [yes] { $games } ganados
       *[no] { $games } perdidos
    }
# en: a648
standing-streaks = { $now }, récord: { $best } ganados
# en: 7eca
standing-longest = a { $length } contra { $player }
# en: e7a6
standing-role =
    { $role ->
        [box] box { $points }
        [captain] capitán { $points }
       *[crew] equipo { $points }
    }
# en: 5860
standing-pace-minutes = en { $minutes } min
# en: 7759
standing-pace-hours = en { $hours } h
# en: e9f2
standing-pace-days = en { $days } días
# en: 284c
standing-on-time =
    { $games ->
        [one] { $lost } de 1 juego
       *[other] { $lost } de los últimos { $games } juegos
    }

# en: 31bf
standing-board =
    { $measure ->
        [rating] Rating
        [points] Puntos
       *[chouette] Puntos en chouette
    }
# en: 824b
standing-span =
    { $span ->
        [month] Este mes
       *[all] Desde siempre
    }
# en: 5eb1
standing-board-empty = Todavía no hay nadie en esta clasificación.

# en: 2519
standing-never-met = Nada que mostrar: no han terminado ningún juego que puedas ver.
# en: ea9e
standing-versus = { $player } contra { $opponent }
# en: c9ea
standing-against = contra { $opponent }
# en: 6b32
standing-score = { $won }-{ $lost }
# en: 32ad
standing-last =
    { $results ->
        [one] El último
       *[other] Los últimos { $results }
    }
# en: 5980
standing-next = Próximo match a { $length }
# en: ae73
standing-chance = { $percent } % de ganar

# en: ce37
standing-nothing-here = En este servidor aún no ha terminado nada. Empieza con `/challenge`.
# en: bd0c
standing-total =
    { $of ->
        [players] Jugadores
        [matches] Matches
        [games] Juegos de dos
        [bet-games] Juegos de chouette
        [gammons] Gammons
        [backgammons] Backgammons
        [passed] Acabados con un pase
        [taken] Doblados y aceptados
        [shortest] Juego completo más corto
        [longest] Juego más largo
       *[cube] Cubo más alto
    }
# en: 72f1
standing-share = { $count } ({ $percent } %)
# en: fab0
standing-plays =
    { $plays ->
        [one] 1 jugada
       *[other] { $plays } jugadas
    }

# en: 2c35
standing-void = Anulado por la administración: { $reason }
# en: 324e
standing-void-which = ¿Qué mesa? Pon su número, por ejemplo 17.
# en: 0fa8
standing-voided =
    { $is_undone ->
        [yes] { $table }: vuelve a contar. Los ratings se calculan de nuevo.
       *[no] { $table }: ya no cuenta. Los ratings se calculan de nuevo.
    }

# en: 78b1
standing-introduced = { $player }: { $facts }
# en: b298
standing-answers = responde { $pace }
# en: ac5d
standing-lost-on-time = perdió por tiempo { $said }
