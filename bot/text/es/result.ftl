### How games, matches and sessions ended.
### $winner, $loser, $leader: players. $kind: single, gammon or backgammon. $points, $games: numbers.

# Over the picture.
# en: fd5b
result-headline =
    { $winner } gana { $kind ->
        [gammon] un gammon
        [backgammon] un backgammon
       *[single] un juego simple
    }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
# en: 9287
result-headline-match = { $winner } gana el match

# A sentence, after which another may say why. $cube: where the cube was, or 1 if it was not turned.
# en: 93b3
result-win =
    { $winner } gana { $kind ->
        [gammon] un gammon
        [backgammon] un backgammon
       *[single] un juego simple
    }{ $cube ->
        [1] { "" }
       *[other] { " " }con el cubo en { $cube }
    }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
# Both games were lost on time.
# en: 8918
result-win-rest =
    { $points ->
        [one] { $winner } gana el último punto del match.
       *[other] { $winner } gana los últimos { $points } puntos del match.
    }

# The end of an earlier game, of which $story has told in sentences.
# en: b7f8
result-game = Juego { $number }: { $story }
# en: e290
result-match = { $winner } gana el match { $won }-{ $lost }.
# en: 5425
result-match-against = { $winner } gana el match { $won }-{ $lost } contra { $loser }.
# Then the standing, as result-standing has it.
# en: 96d4
result-session =
    { $games ->
        [one] La sesión termina tras 1 juego.
       *[other] La sesión termina tras { $games } juegos.
    }

## The standing: a part of a line with dots, or after a colon.

# en: c582
result-even = empate
# en: a0c4
result-lead =
    { $points ->
        [one] { $leader } lleva 1 punto de ventaja
       *[other] { $leader } lleva { $points } puntos de ventaja
    }
# $money: what the lead is worth at that stake.
# en: cd73
result-lead-staked =
    { $points ->
        [one] { $leader } lleva 1 punto de ventaja ({ $money }, a { $stake } el punto)
       *[other] { $leader } lleva { $points } puntos de ventaja ({ $money }, a { $stake } el punto)
    }
# en: 94ea
result-scores = { $white } { $white_score }, { $black } { $black_score }
# As a sentence. $standing: result-lead, result-lead-staked or result-scores.
# en: 9fb4
result-standing = { $standing }.
# en: e33b
result-standing-even = La sesión está empatada.

# Game by game. $scores: such as "1-0 · 1-2 gammon". $white: whose points stand first.
# en: ae72
result-each-game = Juego a juego, primero { $white }: { $scores }
# en: 4d1e
result-last-games = Últimos { $listed } de { $games } juegos, primero { $white }: { $scores }
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
        [yes] Alguien borró sus datos: el juego termina aquí, sin resultado.
       *[no] Alguien borró sus datos: esto termina aquí.
    }

## Why: a sentence after result-win.

# en: 75bc
result-passed = { $loser } pasó.
# en: 96a4
result-resigned = { $loser } abandonó.
# en: 04df
result-settled = Hubo acuerdo.
# en: d6a3
result-forfeited = { $loser } perdió por incomparecencia.
# en: 3cad
result-time-twice = { $loser } agotó el tiempo en dos juegos seguidos y pierde el match.
# en: 7437
result-time =
    { $kind ->
        [gammon] { $loser } agotó el tiempo y ya no podía salvar el gammon.
        [backgammon] { $loser } agotó el tiempo y ya no podía salvar el backgammon.
       *[single] { $loser } agotó el tiempo.
    }
# en: f838
result-borne-off =
    { $checkers ->
        [one] { $loser } había sacado 1 ficha.
       *[other] { $loser } había sacado { $checkers } fichas.
    }
# en: a024
result-none-off = { $loser } no había sacado ninguna ficha.
# en: 04b4
result-jacoby = { $loser } no había sacado ninguna ficha, pero los gammons solo cuentan con el cubo girado (regla de Jacoby).
# en: 5d86
result-on-bar = { $loser } no había sacado ninguna ficha y tenía una en la barra.
# en: 3f4f
result-in-home = { $loser } no había sacado ninguna ficha y tenía una en el tablero interno rival.
# Where it is not known which of the two.
# en: ada6
result-backgammon = { $loser } no había sacado ninguna ficha y tenía una en la barra o en el tablero interno rival.
