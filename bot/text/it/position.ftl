### Posizioni scritte da qualcuno, e gli ID delle posizioni.

# en: 5f62
position-white = Bianco
# en: d4b1
position-black = Nero
# en: 6b3b
position-game-over = La partita è finita
# Below the analysis of a position: $checkers of the player are not on the board.
# en: 2774
position-missing =
    { $checkers ->
        [one] { $player }: manca 1 pedina, che conta come levata.
       *[other] { $player }: mancano { $checkers } pedine, che contano come levate.
    }
# en: 8aab
position-without-cube = L’ultimo campo dell’XGID, 0, non permette un cubo: lo leggo come eXtreme Gammon. GNU Backgammon ignora il campo e gioca con il cubo. Con il cubo è 10.
# en: 5d88
position-gnu = ID GNU `{ $id }`
# en: a1d7
position-gnu-position = GNU Position ID `{ $id }`
# en: 5bce
position-gnu-match = GNU Match ID `{ $id }`
# en: 8b55
position-no-match-id = GNU Backgammon non ha un ID per questa posizione. { $flaw }
# en: c274
position-found = Ecco la posizione, solo per te. **Condividi** la mostra a tutto il canale.
# en: 0388
position-ogid = OGID `{ $id }`

# en: b683
position-unreadable = Non riesco a leggere `{ $given }` come posizione. Incolla un XGID, un OGID o un ID GNU come `4HPwATDgc/ABMA:cAkAAAAAAAAA`, o elenca le pedine, prima chi è al lancio: `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`.
# en: c883
position-wrong = Non riesco a leggere `{ $given }` come posizione. { $flaw } Incolla un XGID, un OGID o un ID GNU come `4HPwATDgc/ABMA:cAkAAAAAAAAA`, o elenca le pedine, prima chi è al lancio: `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`.
# en: e95e
position-flaw =
    { $wrong ->
        [checkers] Una parte ha { $number } pedine invece di 15.
        [shared-point] Le due parti hanno una pedina sulla stessa punta.
        [counts] Ogni parte ha bisogno di un numero di pedine per ognuno dei 26 posti.
        [sides] Metti un `|` tra le pedine delle due parti.
        [stack] `{ $part }` dovrebbe essere un posto e un numero di pedine, come `13:5`.
        [twice] `{ $part }` compare due volte.
        [position-id] Un GNU Position ID ha 14 caratteri: lettere, cifre, `+` e `/`.
        [match-id] Un GNU Match ID ha 12 caratteri: lettere, cifre, `+` e `/`.
        [no-match] Questo GNU Match ID non corrisponde a nessun match possibile.
        [xgid-fields] Un XGID ha 10 campi separati da due punti; campi di questo: { $number }.
        [xgid-board] Il primo campo di un XGID ha 26 caratteri; qui: { $number }.
        [xgid-field] Il campo { $number } dell’XGID è sbagliato: `{ $part }`.
        [ogid-fields] Un OGID ha da 5 a 11 campi separati da due punti; campi di questo: { $number }.
        [ogid-field] Il campo { $number } dell’OGID è sbagliato: `{ $part }`.
        [ogid-beaver] Un OGID non conosce i beaver.
        [cube] Il cubo mostra 1, 2, 4 e così via, fino a { $number }.
        [score] Lunghezza e punteggio di un match vanno da 0 a { $number }.
        [points] Nessun punteggio supera la lunghezza del match: { $number }.
        [crawford] Solo un match ha una partita Crawford.
        [die] Un dado mostra da 1 a 6.
       *[no-position] Questo GNU Position ID non corrisponde a nessuna posizione possibile.
    }
