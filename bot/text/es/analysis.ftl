### Análisis: cómo se jugó un match.

# en: 6885
analysis-title = { $white } – { $black }
# en: 60cb
analysis-depth =
    { $depth ->
        [quick] análisis rápido
       *[deep] análisis profundo
    }
# en: 873d
analysis-rated = **{ $player }: PR { $pr }** · nivel: { $grade ->
        [world-champion] campeón mundial
        [world-class] clase mundial
        [expert] experto
        [advanced] avanzado
        [intermediate] intermedio
        [casual] ocasional
        [beginner] principiante
       *[distracted] distraído
    } · { $decisions } decisiones
# Of fewer than 20 decisions, which say little.
# en: 68ea
analysis-few =
    { $decisions ->
        [one] **{ $player }: PR { $pr }** · pocas decisiones (1)
       *[other] **{ $player }: PR { $pr }** · pocas decisiones ({ $decisions })
    }
# Of nobody who had anything to decide.
# en: 5ac1
analysis-unrated = **{ $player }**: sin decisiones
# $counts: one or both of the two that follow, with a comma.
# en: f3a3
analysis-fault-count =
    { $fault ->
        [play] Jugadas de fichas: { $counts }
        [missed-double] Doblajes omitidos: { $counts }
        [market-lost] Mercado perdido: { $counts }
        [doubled-too-early] Doblajes prematuros: { $counts }
        [not-good-enough] Insuficiente para doblar: { $counts }
        [too-good] Demasiado bueno para doblar: { $counts }
        [wrong-take] Aceptaciones erróneas: { $counts }
        [missed-beaver] Beavers omitidos: { $counts }
        [wrong-beaver] Beavers erróneos: { $counts }
       *[wrong-pass] Pases erróneos: { $counts }
    }
# en: 4f11
analysis-blunders =
    { $number ->
        [one] 1 blunder
       *[other] { $number } blunders
    }
# en: 0958
analysis-errors =
    { $number ->
        [one] 1 error
       *[other] { $number } errores
    }
# en: 4ba3
analysis-no-faults = Sin errores ni blunders
# en: c714
analysis-luck = Suerte { $luck } puntos
# en: 7412
analysis-luck-match = Suerte { $luck } % · resultado ajustado por la suerte { $adjusted } %
# en: c35f
analysis-luck-match-older = Suerte { $luck } puntos · resultado ajustado por la suerte { $adjusted } %
# en: 54fb
analysis-luck-money = Suerte { $luck } puntos · resultado ajustado por la suerte { $adjusted } puntos
# en: 56c5
analysis-resignation =
    { $done ->
        [resignation-made] Abandono
        [resignation-accepted] Abandono aceptado
        [resignation-refused] Abandono rechazado
        [concession-made] Concesión
        [concession-accepted] Concesión aceptada
       *[concession-refused] Concesión rechazada
    } ({ $kind ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] simple
    }): { $is_right ->
        [yes] correcto
       *[no] −{ $lost }, no cuenta para el PR
    }
# en: 6ca7
analysis-in-game = Juego { $game }: { $said }
# en: 303d
analysis-illegal =
    { $number ->
        [one] 1 jugada ilegal, que no cuenta: { $first }
       *[other] { $number } jugadas ilegales, que no cuentan; la primera: { $first }
    }
# Of an import: what they may not be told now. The rating above is over all other decisions.
# en: 4fb3
analysis-withheld =
    { $number ->
        [one] 1 decisión queda oculta mientras esté en curso un juego muy parecido a este. El PR no la cuenta.
       *[other] { $number } decisiones quedan ocultas mientras esté en curso un juego muy parecido a este. El PR no las cuenta.
    }
# en: 56bb
analysis-stopped = Un juego no se pudo seguir hasta el final.
# en: 9aa2
analysis-older = Un análisis anterior. Estimó las sacadas cortas y puede juzgar mal sus cubos.
# en: 63fb
analysis-chart-match = Probabilidad de ganar el match (%)
# en: f2a0
analysis-chart-game = Probabilidad de ganar (%)
# en: e69f
analysis-chart-blunder = blunder
# en: 3607
analysis-chart-joker = joker
# Below the line, before the numbers of rolls: "roll  5  10  15".
# en: e3fb
analysis-chart-roll = tirada
# en: 6176
analysis-chart-alt = Probabilidad de ganar de { $white } y { $black } a lo largo de { $rolls } tiradas.
# en: e24c
analysis-chart-alt-blunder = Blunder de { $player }, { $done }.
# en: b3f5
analysis-no-chart = No se pudo dibujar el gráfico.
# en: 291c
analysis-choose-game = Elige un juego
# en: d87d
analysis-all-games =
    { $games ->
        [2] Los dos juegos
       *[other] Los { $games } juegos
    }
# en: 3c3f
analysis-game =
    { $points ->
        [one] Juego { $number } con { $score }: { $winner } gana 1
       *[other] Juego { $number } con { $score }: { $winner } gana { $points }
    }
# en: c39b
analysis-game-open = Juego { $number } con { $score }
# en: 0c22
analysis-verdict =
    { $band ->
        [blunder] Blunder, −{ $lost }
        [error] Error, −{ $lost }
        [inaccuracy] Imprecisión, −{ $lost }
       *[good] Casi lo mejor, −{ $lost }
    }
# What was wrong, with the cube, and how much.
# en: f0b0
analysis-verdict-cube =
    { $fault ->
        [missed-double] Doblaje omitido
        [market-lost] Doblaje omitido, mercado perdido
        [doubled-too-early] Doblaje prematuro
        [not-good-enough] Insuficiente para doblar
        [too-good] Demasiado bueno para doblar
        [wrong-take] Aceptación errónea
        [missed-beaver] Beaver omitido
        [wrong-beaver] Beaver erróneo
       *[wrong-pass] Pase erróneo
    } · { $band ->
        [blunder] blunder, −{ $lost }
        [error] error, −{ $lost }
       *[inaccuracy] imprecisión, −{ $lost }
    }
# en: ca8d
analysis-verdict-best = Lo mejor
# Below a double that was not made: the bot rolled for whoever could have doubled.
# en: 01d3
analysis-rolled-automatically = El bot tiró automáticamente.
# en: 1831
analysis-verdict-illegal = Jugada ilegal
# en: d969
analysis-verdict-missed-beaver = Beaver omitido
# A double was beavered that should have been taken.
# en: bf95
analysis-verdict-wrong-beaver = Beaver erróneo
# en: b89c
analysis-verdict-of-bet = { $bet }: { $verdict }
# en: 5086
analysis-best = { $dot } Lo mejor: { $best }
# en: 3d9d
analysis-done =
    { $action ->
        [no-double] { $player } no dobla
        [double] { $player } dobla
        [take] { $player } acepta
        [pass] { $player } pasa
        [beaver] { $player } hace beaver
       *[raccoon] { $player } hace raccoon
    }
# en: ff86
analysis-action =
    { $action ->
        [no-double] No doblar
        [double] Doblar
        [take] Aceptar
        [pass] Pasar
        [beaver] Beaver
       *[raccoon] Raccoon
    }
# en: a95f
analysis-double-take = Doblar y aceptar
# en: 742b
analysis-double-beaver = Doblar y beaver
# en: c171
analysis-double-pass = Doblar y pasar
# en: 28c0
analysis-cube-for = Valor para { $player }:
# en: 6ca1
analysis-no-play = sin jugada
# en: 8733
analysis-legend = Probabilidades en %: ganar, gammon, backgammon | lo mismo al perder
# en: d4b7
analysis-where =
    { $is_before ->
        [yes] juego { $number } con { $score }, antes de la tirada { $roll }
       *[no] juego { $number } con { $score }, tirada { $roll }
    }
# en: 47ac
analysis-where-roll =
    { $is_before ->
        [yes] antes de la tirada { $roll }
       *[no] tirada { $roll }
    }
# en: 5414
analysis-place = decisión { $place } de { $of }, primero las peores
# en: f6b8
analysis-latest-import = Lo último que importaste
# en: c578
analysis-files = `{ $file }` es el análisis para gammonview. El enlace de `{ $link }` lo muestra en gammonview.com, que es otro sitio web; el enlace contiene todo el match.
# en: 120f
analysis-files-of-bets = `{ $file }` contiene, de cada apuesta, un análisis para gammonview (como match de dos con su propio cubo) y un enlace que lo muestra en gammonview.com, que es otro sitio web; cada enlace contiene toda la apuesta.
# en: 39c3
analysis-everybody = Ambos
# en: 05a6
analysis-begun = El análisis está en marcha.
# en: f88e
analysis-later =
    { $depth ->
        [quick] Tarda más de lo normal. Te avisaré cuando el análisis esté listo.
       *[deep] Un análisis profundo tarda unos minutos. Te avisaré cuando esté listo.
    }
# en: b413
analysis-notice = Tu análisis está listo: { $table }.
# en: c289
analysis-notice-failed = No hay análisis de { $table }.
# en: 66f6
analysis-none = No encuentro ese análisis. `/analyse` hace uno nuevo.
# en: fc14
analysis-failed =
    { $why ->
        [missing] Los análisis necesitan los paquetes bgsage y gammonview, que aquí no están instalados.
        [too-long] El análisis tardaba demasiado y lo detuve.
        [unreadable] El match no se puede seguir hasta el final.
       *[broken] El análisis falló. Inténtalo otra vez.
    }
# en: d44e
analysis-too-many = Ya esperas { $number } análisis. Pide otro cuando alguno esté listo.
# en: fb30
analysis-too-many-here = Este servidor ya espera { $number } análisis. Pídelo más tarde.
# en: 2fdf
analysis-nothing = En esa posición no hay nada que decidir.
