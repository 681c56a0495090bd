### Replays: a game, event by event.

# Where a match was brought in a file, in place of the number of its table.
# en: bc4a
replay-imported = Importado
# en: 9b2a
replay-game = juego { $number } de { $games }
# en: 78b6
replay-page = { $page } de { $pages }
# $finding: what is illegal in a match record, with its line.
# en: 465d
replay-illegal = juego { $game }, { $finding }
# en: c285
replay-nothing = Aún no ha pasado nada
# en: 10a5
replay-shared = Compartido por { $player }
# en: 563a
replay-drawing = Se está preparando la animación. Un juego largo tarda un poco.
# en: 39c7
replay-film = Animación de todo el juego
# en: 511e
replay-film-alt = Animación de todo el juego. Termina con este tablero: { $board }
