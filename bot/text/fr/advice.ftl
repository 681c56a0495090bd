### Conseils au capitaine d'une chouette : qui peut en donner, le fil privé de l'équipe, les coups suggérés.

## Qui peut conseiller

# en: 5423
advice-refused =
    { $reason ->
        [no-game] Aucune partie en cours : suggère un coup à la prochaine.
        [box] Tu joues contre l’équipe : ce sont ses membres qui conseillent le capitaine.
        [out] Pour toi, cette partie est finie : seuls les membres encore en jeu conseillent le capitaine.
        [gone] D’autres jouent pour toi dans cette partie : tu pourras conseiller à la prochaine.
        [captain] C’est toi qui décides pour l’équipe : joue comme tu le sens.
        [bot] Le bot ne conseille personne et, comme capitaine, il décide seul.
        [none] Cette table joue sans conseils : le capitaine décide sans les autres.
       *[cube] À cette table, tu peux conseiller le capitaine une fois ton videau doublé et accepté.
    }
# en: 8f70
advice-refused-single-cube = À cette table, les membres peuvent conseiller le capitaine une fois le videau doublé et accepté.
# en: 946b
advice-no-roll = L’équipe n’a pas de jet à jouer.
# en: 31d8
advice-played-since = L’équipe a déjà joué ce jet.

## Le fil privé de l'équipe

# en: c0ac
advice-thread-name = Chouette { $table } : l’équipe, partie { $game }
# en: d170
advice-captain = { $captain } est capitaine et a le dernier mot.
# en: f78e
advice-captain-now = { $captain } devient capitaine et a le dernier mot.
# en: 33c2
advice-crew =
    { $count ->
        [one] { $players } peut conseiller ici ou avec `/chouette suggest`.
       *[other] { $players } peuvent conseiller ici ou avec `/chouette suggest`.
    }
# en: 2bde
advice-added =
    { $count ->
        [one] { $players } peut conseiller maintenant.
       *[other] { $players } peuvent conseiller maintenant.
    }
# en: 0544
advice-removed =
    { $count ->
        [one] { $players } ne conseille plus.
       *[other] { $players } ne conseillent plus.
    }
# en: a954
advice-closed = La partie { $game } est finie ; ce fil est fermé.
# en: e63f
advice-board = Le plateau est dans { $channel }.
# en: 421f
advice-thread = L’équipe discute dans { $thread }.
# en: b719
advice-permissions = Pour le fil privé de l’équipe, il me faut { $permissions }.
# en: 9f20
advice-no-thread = Je ne peux pas ouvrir de fil privé ici : envoie un coup au capitaine avec `/chouette suggest`.
# en: 5d64
advice-no-thread-lacking = Je ne peux pas ouvrir de fil privé ici, il me manque { $permissions } : envoie un coup au capitaine avec `/chouette suggest`.
# en: 2214
advice-who-reads = Tout membre avec **Gérer les fils** dans ce salon peut lire ce fil sans y être ajouté.
# en: e788
advice-who-should-not =
    { $count ->
        [one] { $players } peut le faire, mais ne devrait pas : merci de ne pas regarder.
       *[other] { $players } peuvent le faire, mais ne devraient pas : merci de ne pas regarder.
    }

## Coups suggérés

# en: 65b7
advice-headline = { $player } suggère { $moves }
# en: 6e5b
advice-headline-no-play = { $player } ne voit aucun coup
# en: 8ebc
advice-heading = **Suggestions pour { $roll }**
# en: fc7d
advice-none-yet = Pas encore de suggestion : appuie sur **Construire un coup** pour en faire une.
# en: da7f
advice-suggested = { $player } : { $roll } { $moves }
# en: 6562
advice-suggested-no-play = { $player } : { $roll } aucun coup possible
# en: 8a11
advice-votes =
    { $votes ->
        [one] { $votes } voix ({ $players })
       *[other] { $votes } voix ({ $players })
    }
# en: 5c55
advice-played = joué
# en: 849a
advice-captain-closed = Je ne peux pas écrire au capitaine, qui trouvera ta suggestion sous **Ma place**.

## Boutons

# en: b442
advice-build = Construire un coup
# en: 5603
advice-support = Voter pour
# en: 3dcb
advice-adopt = Jouer ce coup
