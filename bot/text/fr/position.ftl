### Positions saisies et identifiants de positions.

# en: 5f62
position-white = Blanc
# en: d4b1
position-black = Noir
# en: 6b3b
position-game-over = La partie est finie
# Below the analysis of a position: $checkers of the player are not on the board.
# en: 2774
position-missing =
    { $checkers ->
        [one] { $player } : 1 pion manque et compte comme sorti.
       *[other] { $player } : { $checkers } pions manquent et comptent comme sortis.
    }
# en: 8aab
position-without-cube = Le dernier champ du XGID, 0, ne permet pas de videau : je le lis comme eXtreme Gammon. GNU Backgammon ignore ce champ et joue avec un videau. Avec un videau, c’est 10.
# en: 5d88
position-gnu = ID GNU `{ $id }`
# en: a1d7
position-gnu-position = ID de position GNU `{ $id }`
# en: 5bce
position-gnu-match = ID de match GNU `{ $id }`
# en: 8b55
position-no-match-id = GNU Backgammon n’a pas d’ID pour cette position. { $flaw }
# en: c274
position-found = Voici la position, rien que pour toi. **Partager** la montre à tout le monde.
# en: 0388
position-ogid = OGID `{ $id }`

# en: b683
position-unreadable = Je ne peux pas lire `{ $given }` comme une position. Colle un XGID, un OGID ou un ID GNU comme `4HPwATDgc/ABMA:cAkAAAAAAAAA`, ou énumère les pions, d’abord le côté au trait : `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`.
# en: c883
position-wrong = Je ne peux pas lire `{ $given }` comme une position. { $flaw } Colle un XGID, un OGID ou un ID GNU comme `4HPwATDgc/ABMA:cAkAAAAAAAAA`, ou énumère les pions, d’abord le côté au trait : `24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5`.
# en: e95e
position-flaw =
    { $wrong ->
        [checkers] Un côté a { $number } pions au lieu de 15.
        [shared-point] Les deux côtés ont un pion sur le même point.
        [counts] Chaque côté doit avoir un nombre de pions pour chacune des 26 places.
        [sides] Mets un `|` entre les pions des deux côtés.
        [stack] `{ $part }` devrait être une place et un nombre de pions, comme `13:5`.
        [twice] `{ $part }` apparaît deux fois.
        [position-id] Un ID de position GNU a 14 caractères : lettres, chiffres, `+` et `/`.
        [match-id] Un ID de match GNU a 12 caractères : lettres, chiffres, `+` et `/`.
        [no-match] Cet ID de match GNU ne correspond à aucun match possible.
        [xgid-fields] Un XGID a 10 champs séparés par des deux-points ; celui-ci en a { $number }.
        [xgid-board] Le premier champ d’un XGID a 26 caractères ; celui-ci en a { $number }.
        [xgid-field] Le champ { $number } du XGID est faux : `{ $part }`.
        [ogid-fields] Un OGID a de 5 à 11 champs séparés par des deux-points ; celui-ci en a { $number }.
        [ogid-field] Le champ { $number } de l’OGID est faux : `{ $part }`.
        [ogid-beaver] Un OGID ne connaît pas les beavers.
        [cube] Le videau vaut 1, 2, 4 et ainsi de suite, jusqu’à { $number }.
        [score] Longueurs de match et scores vont de 0 à { $number }.
        [points] Un score ne dépasse pas les { $number } points du match.
        [crawford] Seul un match a une partie Crawford.
        [die] Un dé va de 1 à 6.
       *[no-position] Cet ID de position GNU ne correspond à aucune position possible.
    }
