### What a table of two says of itself: who plays, the score, whose turn it is, pips and the cube.
### $player, $opponent, $players: one player, the other, both. $task: what a player must do: roll, play (with
### $roll, such as 3-1), double or roll, answer a double, beaver or raccoon, or a resignation (single, gammon or backgammon).

## Above the board: parts of a line, with dots between them.

# en: e9cd
table-game-number = juego { $number }
# en: 122d
table-games =
    { $games ->
        [one] 1 juego
       *[other] { $games } juegos
    }
# en: 0b1e
table-crawford = juego de Crawford

## Whose turn it is.

# In lists, and over the picture, which shows the name alone on the left: begin with the name.
# en: 46d3
table-waits =
    { $task ->
        [play] { $player } debe jugar { $roll }
        [double] { $player } debe aceptar o pasar
        [beaver] { $player } debe responder al beaver
        [raccoon] { $player } debe responder al raccoon
        [single] { $player } debe responder al abandono (simple)
        [gammon] { $player } debe responder al abandono (gammon)
        [backgammon] { $player } debe responder al abandono (backgammon)
        [double-or-roll] { $player } debe doblar o tirar
        [redouble-or-roll] { $player } debe redoblar o tirar
       *[roll] { $player } debe tirar
    }
# Over the picture; what is resigned stands beside it.
# en: 365a
table-waits-resignation = { $player } debe responder al abandono
# Below the board, as a sentence of its own. $player: a mention.
# en: 2b78
table-status =
    { $task ->
        [play] { $player }: juega { $roll }.
        [single] { $player }: ¿aceptas el abandono de { $opponent } (simple)?
        [gammon] { $player }: ¿aceptas el abandono de { $opponent } (gammon)?
        [backgammon] { $player }: ¿aceptas el abandono de { $opponent } (backgammon)?
        [double-or-roll] { $player }: te toca doblar o tirar.
        [redouble-or-roll] { $player }: te toca redoblar o tirar.
       *[roll] { $player }: te toca tirar.
    }
# en: 0dbc
table-status-cube =
    { $offer ->
        [redouble] { $player }: ¿aceptas o pasas el redoblaje de { $opponent } a { $value }?
        [beaver] { $player }: responde al beaver de { $opponent } a { $value }.
        [raccoon] { $player }: responde al raccoon de { $opponent } a { $value }.
       *[double] { $player }: ¿aceptas o pasas el doblaje de { $opponent } a { $value }?
    }
# $players: one player, or one or the other.
# en: b3d0
table-next-or-end = { $players }: empieza el siguiente juego o termina la sesión.
# Of a match against the bot. **Next game**: a button below.
# en: d7be
table-waits-for-start = El siguiente juego espera: su posición inicial se parece demasiado a un juego en curso. Empieza por sí solo en cuanto sea posible; **Siguiente juego** lo intenta ahora.
# en: 32fd
table-over-hint = `/replay` vuelve a mostrar cada jugada, `/export` guarda un archivo, `/dice show` permite comprobar los dados.
# Over the picture.
# en: 4643
table-abandoned-headline = Interrumpido
# $players: mentions of whoever is left. $reason: result-erased, a sentence.
# en: bee5
table-abandoned = { $players }: { $reason }

## Below the board: parts of a line.

# en: a576
table-pips =
    { $pips ->
        [one] { $player } 1 pip
       *[other] { $player } { $pips } pips
    }
# en: f47c
table-cube-none = sin cubo
# en: 1ac7
table-cube-offered = { $player } ofrece el cubo en { $value }
# en: a6cb
table-cube-owned = cubo en { $value }, de { $player }
# en: d9d1
table-cube-centred = cubo en { $value }, en el centro

## The Crawford game, on the rule sheet of a match in play.

# en: b9b7
table-crawford-now = Este es el juego de Crawford: no se dobla.
# en: 6fc0
table-crawford-over = El juego de Crawford ya pasó: se puede doblar otra vez.
# en: acf1
table-crawford-to-come = El juego de Crawford está por llegar.

## In passing.

# en: 5680
table-against = Contra { $opponent }
# en: 2092
table-numbered = mesa { $table }

# In place of an old board. $title: who plays, and the score.
# en: d67b
table-posted-again = { $title }: el tablero nuevo está más abajo
# en: 215c
table-posted = El tablero está publicado: { $table }.
# en: 37dd
table-no-part-of-it = El juego de aquí no tiene esa acción.
# en: 23b4
table-next = Siguiente: { $table }
# en: 9a3b
table-moved-here = { $players } siguen jugando aquí.
# Begins a sentence: "… is cut off".
# en: 3096
table-own-game =
    { $is_met ->
        [yes] Tu juego contra { $opponent } (#{ $table })
       *[no] Tu juego (#{ $table })
    }

# The name of whoever was erased.
# en: 9839
table-former-player = una cuenta borrada
# In place of a name that the server's AutoMod blocks.
# en: 5f0e
table-numbered-player = participante { $number }
# Somebody whose name shows nothing.
# en: f4a3
table-nameless-player = alguien sin nombre
