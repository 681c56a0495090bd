### Replay: una partita, evento per evento.

# Al posto del numero di un tavolo.
# en: bc4a
replay-imported = Da file
# en: 9b2a
replay-game = partita { $number } di { $games }
# en: 78b6
replay-page = { $page } di { $pages }
# en: 465d
replay-illegal = partita { $game }, { $finding }
# en: c285
replay-nothing = Non è ancora successo nulla
# en: 10a5
replay-shared = Condiviso da { $player }
# en: 563a
replay-drawing = L’animazione è in preparazione. Una partita lunga richiede un po’ di tempo.
# en: 39c7
replay-film = Filmato di tutta la partita
# en: 511e
replay-film-alt = Filmato di tutta la partita. Finisce con questa posizione: { $board }
