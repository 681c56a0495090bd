### The log of a game of two: a line for each event, without a full stop. Plays and rolls are in play.ftl.
### $player: who did it. $winner: the other one. $value: the number on the cube. $is_automatic: whether the bot
### did it for them.

# $high, $low: the dice, the higher one first.
# en: f746
log-opening = Tirada inicial { $high }-{ $low }: empieza { $starter }
# Both throw the same number, $die.
# en: 758e
log-opening-again = Tirada inicial { $die }-{ $die }: se tira otra vez
# The same by the rule of automatic doubles: the cube goes to $value first.
# en: 2ee8
log-opening-doubled = Tirada inicial { $die }-{ $die }: doblaje automático a { $value }, se tira otra vez

# en: 7d5c
log-doubles =
    { $is_automatic ->
        [yes] { $player } dobla a { $value } (automático)
       *[no] { $player } dobla a { $value }
    }
# en: b4ca
log-redoubles =
    { $is_automatic ->
        [yes] { $player } redobla a { $value } (automático)
       *[no] { $player } redobla a { $value }
    }
# en: dc56
log-raises =
    { $stage ->
        [raccoon] { $player } hace raccoon a { $value }
       *[beaver] { $player } hace beaver a { $value }
    }
# en: a177
log-takes =
    { $is_automatic ->
        [yes] { $player } acepta en { $value } (automático)
       *[no] { $player } acepta en { $value }
    }
# en: b43c
log-passes =
    { $points ->
        [one] { $player } pasa: { $winner } gana 1 punto
       *[other] { $player } pasa: { $winner } gana { $points } puntos
    }
# en: 773c
log-passes-automatically =
    { $points ->
        [one] { $player } pasa (automático): { $winner } gana 1 punto
       *[other] { $player } pasa (automático): { $winner } gana { $points } puntos
    }
# en: c4fd
log-resigns =
    { $kind ->
        [gammon] { $player } ofrece abandonar un gammon
        [backgammon] { $player } ofrece abandonar un backgammon
       *[single] { $player } ofrece abandonar un juego simple
    }
# en: f038
log-accepts-resignation = { $player } acepta el abandono
# en: 7e48
log-refuses-resignation = { $player } rechaza el abandono
# One that offers the most that the game can cost, so that nobody is asked.
# en: 055c
log-resignation-accepted = Abandono aceptado (automático)
# en: f65d
log-out-of-time =
    { $points ->
        [one] { $player } agotó el tiempo: { $winner } gana 1 punto
       *[other] { $player } agotó el tiempo: { $winner } gana { $points } puntos
    }
# Of a play or a double.
# en: a60b
log-takeback = Vuelta atrás permitida a { $player }
# Their own last play, which nothing had followed.
# en: 38f5
log-undo = { $player } deshace la jugada
