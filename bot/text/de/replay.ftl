### Replays: ein Spiel, Ereignis für Ereignis.

# en: bc4a
replay-imported = Importiert
# en: 9b2a
replay-game = Spiel { $number } von { $games }
# en: 78b6
replay-page = { $page } von { $pages }
# en: 465d
replay-illegal = Spiel { $game }, { $finding }
# en: c285
replay-nothing = Noch ist nichts passiert
# en: 10a5
replay-shared = Geteilt von { $player }
# en: 563a
replay-drawing = Das bewegte Bild wird erstellt. Bei einem langen Spiel dauert das etwas.
# en: 39c7
replay-film = Film des ganzen Spiels
# en: 511e
replay-film-alt = Film des ganzen Spiels. Er endet mit dieser Stellung: { $board }
