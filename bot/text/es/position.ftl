### Positions that somebody typed, and the ids of positions.

# The players of a position without names.
# en: 5f62
position-white = Blanco
# en: d4b1
position-black = Negro
# en: 6b3b
position-game-over = El juego ha terminado
# Below the analysis of a position: $checkers of the player are not on the board.
# en: 2774
position-missing =
    { $checkers ->
        [one] { $player }: falta 1 ficha y cuenta como sacada.
       *[other] { $player }: faltan { $checkers } fichas y cuentan como sacadas.
    }
# Below an XGID: a GNU Position ID, a colon and a GNU Match ID.
# Of an XGID whose last field is 0, while nobody owns a cube: eXtreme Gammon writes so what has none.
# en: 8aab
position-without-cube = El último campo del XGID, 0, no permite cubo: lo leo como eXtreme Gammon. GNU Backgammon ignora el campo y juega con cubo. Con cubo es 10.
# en: 5d88
position-gnu = ID de GNU `{ $id }`
# en: a1d7
position-gnu-position = GNU Position ID `{ $id }`
# en: 5bce
position-gnu-match = GNU Match ID `{ $id }`
# $flaw: position-flaw.
# en: 8b55
position-no-match-id = GNU Backgammon no tiene ID para esta posición. { $flaw }
# en: c274
position-found = Aquí tienes esa posición, solo para ti. **Compartir** la muestra a todos.
# en: 0388
position-ogid = OGID `{ $id }`

# $flaw: position-flaw.
# en: b683
position-unreadable = No puedo leer `{ $given }` como posición. Pega un XGID, un OGID o un ID de GNU como `4HPwATDgc/ABMA:cAkAAAAAAAAA`, o enumera las fichas, primero el lado que tira: `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`.
# It looks like one, but something is wrong with it.
# en: c883
position-wrong = No puedo leer `{ $given }` como posición. { $flaw } Pega un XGID, un OGID o un ID de GNU como `4HPwATDgc/ABMA:cAkAAAAAAAAA`, o enumera las fichas, primero el lado que tira: `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`.
# What is wrong with a position, a start or an id. $number: how many there are, or may be. $part: what was
# written. A field is what stands between two colons of an XGID.
# en: e95e
position-flaw =
    { $wrong ->
        [checkers] Un lado tiene { $number } fichas en vez de 15.
        [shared-point] Los dos lados tienen una ficha en el mismo punto.
        [counts] Cada lado necesita un número de fichas para cada uno de los 26 sitios.
        [sides] Pon un `|` entre las fichas de los dos lados.
        [stack] `{ $part }` debería ser un sitio y un número de fichas, como `13:5`.
        [twice] `{ $part }` está dos veces.
        [position-id] Un GNU Position ID tiene 14 caracteres: letras, cifras, `+` y `/`.
        [match-id] Un GNU Match ID tiene 12 caracteres: letras, cifras, `+` y `/`.
        [no-match] Este GNU Match ID no corresponde a ningún match posible.
        [xgid-fields] Un XGID tiene 10 campos separados por dos puntos; este tiene { $number }.
        [xgid-board] El primer campo de un XGID tiene 26 caracteres; este tiene { $number }.
        [xgid-field] El campo { $number } del XGID está mal: `{ $part }`.
        [ogid-fields] Un OGID tiene de 5 a 11 campos separados por dos puntos; este tiene { $number }.
        [ogid-field] El campo { $number } del OGID está mal: `{ $part }`.
        [ogid-beaver] Un OGID no conoce los beavers.
        [cube] El cubo muestra 1, 2, 4 y así hasta { $number }.
        [score] La longitud y el marcador de un match van de 0 a { $number }.
        [points] El marcador no pasa de los { $number } puntos del match.
        [crawford] Solo un match tiene juego de Crawford.
        [die] Un dado va de 1 a 6.
       *[no-position] Este GNU Position ID no corresponde a ninguna posición posible.
    }
