### Des dés vérifiables : l'engagement pris, les mots ajoutés, et la régularité des dés.

# en: 0e48
dice-promise = Dés { $fingerprint }
# en: 2fc3
dice-promise-game = Dés { $game } : { $fingerprint }

## Sous Règles

# en: 62e5
dice-commitment-of-game = -# Dés de la partie { $game } : `{ $commitment }`
# en: ba8b
dice-what-for = -# `/dice words` ajoute tes propres mots aux dés. Après la partie, `/dice show` révèle le secret, pour que tu puisses vérifier chaque lancer. Dès le début, le plateau affiche les 20 premiers chiffres de la ligne ci-dessus.

## Les dés d'une partie et leur preuve

# en: a030
dice-heading = ### Dés de la table #{ $table } · { $who }
# en: f58e
dice-coming = **La partie { $game }** n’a pas commencé : tu peux encore ajouter des mots à ses dés.
# en: 315b
dice-in-play =
    { $rolls ->
        [one] **La partie { $game }** est en cours : { $rolls } lancer jusqu’ici. Son secret sera révélé à la fin.
       *[other] **La partie { $game }** est en cours : { $rolls } lancers jusqu’ici. Son secret sera révélé à la fin.
    }
# en: 5959
dice-over =
    { $rolls ->
        [one] **La partie { $game }** est finie : { $rolls } lancer, tiré de ce secret et de ces mots.
       *[other] **La partie { $game }** est finie : { $rolls } lancers, tous tirés de ce secret et de ces mots.
    }
# en: d4d1
dice-never-ended =
    { $rolls ->
        [one] **La partie { $game }** n’a jamais été finie : { $rolls } lancer. Son secret reste secret.
       *[other] **La partie { $game }** n’a jamais été finie : { $rolls } lancers. Son secret reste secret.
    }
# en: 0511
dice-commitment = -# Engagement `{ $commitment }`
# en: 0e61
dice-secret = -# Secret `{ $secret }`
# en: 9887
dice-words-of-nobody = Personne n’a encore ajouté de mots. Ajoute ou change les tiens avec `/dice words`.
# en: 0cc6
dice-words-so-far =
    { $count ->
        [one] { $players } a ajouté des mots. Ajoute ou change les tiens avec `/dice words`.
       *[other] { $players } ont ajouté des mots. Ajoute ou change les tiens avec `/dice words`.
    }
# en: cd57
dice-words-of = Mots ajoutés par { $player } : « { $words } »
# en: d58a
dice-words-erased = Les mots ajoutés par { $player } ont été effacés ; leur SHA-256 est `{ $digest }`.
# en: 3268
dice-words-none = { $player } n’a pas ajouté de mots : l’engagement en a tenu lieu.
# en: b95e
dice-how-to-check = Ci-joint : la preuve et un petit programme qui la vérifie. Compare l’engagement et tes mots avec ceux d’avant le premier lancer ; puis lance `python { $checker } { $proof }`, ou `barpoint verify-dice { $proof }` là où ce bot est installé.
# en: 32b8
dice-earlier-game = -# Pour vérifier la partie 1, tape `/dice show game:1`.
# en: e843
dice-earlier-games = -# Pour vérifier une des parties 1 à { $last }, tape son numéro : `/dice show game:{ $last }`.
# en: fada
dice-not-verifiable = Cette table a commencé avant que les dés soient vérifiables : ses lancers sont aléatoires, mais sans preuve. Ton prochain `/challenge` en aura une.
# en: 97f2
dice-game-not-over = Cette partie est encore en cours. Son secret sera révélé à la fin.

## Quelqu'un ajoute des mots

# en: 1c90
dice-words-given = Tes mots pour la partie { $game } : « { $words } ». Ils comptent dans chaque lancer ; tu peux les changer jusqu’au début de la partie.
# en: b56b
dice-words-of-next-game = La partie en cours continue sans ces mots.
# en: 0dc9
dice-words-too-long = Les mots pour les dés ont { $limit } caractères au plus. Raccourcis les tiens.

## Les dés d'un serveur

# en: 3ba0
dice-none-rolled = Aucun dé n’a encore été lancé sur ce serveur. Commence avec `/challenge`.
# en: 4fcc
dice-totals-heading = ### Les dés de ce serveur
# en: a216
dice-totals =
    { $rolls ->
        [one] { $amount } lancer, doublets : { $doubles } ({ $share } %). La moyenne, pour chaque face comme pour les doublets, est de 16,7 %.
       *[other] { $amount } lancers, doublets : { $doubles } ({ $share } %). La moyenne, pour chaque face comme pour les doublets, est de 16,7 %.
    }
# en: 2ca5
dice-column-face = face
# en: 682d
dice-column-times = fois
# en: 0cf9
dice-column-share = part
# en: e64a
dice-share = { $share } %
# en: fb83
dice-too-few-rolls = Il faut au moins { $rolls } lancers pour juger les dés.
# en: 228e
dice-six-faces = **Six faces** : χ² vaut { $chi_squared } pour 5 degrés de liberté. Des dés honnêtes sont au moins aussi irréguliers dans { $chance } échantillons.
# en: 1008
dice-21-rolls = **21 jets** : χ² vaut { $chi_squared } pour 20 degrés de liberté. Des dés honnêtes sont au moins aussi irréguliers dans { $chance } échantillons.
# en: 08b3
dice-chance = { $times } sur { $samples }
# en: 1533
dice-chance-nearly = presque { $samples } sur { $samples }
# en: 1645
dice-chance-below = moins de 1 sur { $samples }
# en: 33a7
dice-totals-hint = -# Même des dés honnêtes sont irréguliers par hasard : une fois sur 20, on tombe sur 5 échantillons sur 100 ou moins. Ne soupçonne les dés que si ce nombre reste bien inférieur à 5 quand les lancers s’accumulent.
