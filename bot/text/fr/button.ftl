### Les boutons : des verbes, trois mots et 20 caractères au plus si possible.

## Sous un plateau

# en: 2ff1
button-action =
    { $kind ->
        [roll] Lancer
        [take] Accepter
        [pass] Passer
        [play] Jouer
        [resign] Abandonner
       *[refuse] Refuser
    }
# en: 4093
button-forced = Jouer { $play }
# en: 70b3
button-double =
    { $is_redouble ->
        [yes] Redoubler à { $value }
       *[no] Doubler à { $value }
    }
# en: 9c7b
button-raise =
    { $kind ->
        [raccoon] Raccoon à { $value }
       *[beaver] Beaver à { $value }
    }
# en: 679c
button-pass-losing = Passer, −{ $points }
# en: c9eb
button-pass-losing-match = Passer, perdre le match
# en: 649d
button-pass-for =
    { $stage ->
        [double] Passer pour { $player }, −{ $points }
       *[other] Refuser pour { $player }, −{ $points }
    }
# en: c586
button-accept = Accepter à { $value }
# en: 8fdc
button-refuse = Refuser, −{ $points }
# en: 5cac
button-agree = Accepter, +{ $points }
# en: e2e9
button-resign =
    { $kind ->
        [gammon] Gammon, −{ $points }
        [backgammon] Backgammon, −{ $points }
       *[single] Simple, −{ $points }
    }
# The same where it loses the match.
# en: eea9
button-resign-match =
    { $kind ->
        [gammon] Gammon, perdre le match
        [backgammon] Backgammon, perdre le match
       *[single] Simple, perdre le match
    }
# en: 8383
button-next-game = Partie suivante
# en: 09b4
button-end-session = Terminer
# en: a55a
button-rematch = Revanche
# en: bf90
button-grant-takeback = Accorder la reprise
# en: b75a
button-refuse-takeback = Refuser la reprise

## Le temps

# en: 6e20
button-more-time = +{ $days } jours
# en: 1933
button-ask-time = Demander du temps
# en: 1de1
button-claim = Réclamer
# en: 6c46
button-wait = Attendre
# en: 8b34
button-autopilot = Pilote auto
# en: fd8a
button-play-on = De retour

## Vues d'une table, pour soi

# en: 4a24
button-my-side = Mon côté
# en: bf54
button-since = Depuis mon tour
# en: 35af
button-rules = Règles
# en: 7b07
button-take-back = Reprendre
# en: 16d3
button-think-again = Réfléchir encore
# en: 5f6a
button-what-is-better = Quoi de mieux ?
# en: ec27
button-go-on-anyway = Continuer quand même
# en: 4453
button-orders = Consignes
# en: 0215
button-replay = Revoir
# en: c11d
button-watch = Animer
# en: 2e0c
button-film = Film
# en: 4556
button-still = Image fixe
# en: 8917
button-previous-cube = Videau précédent
# en: 7ef5
button-next-cube = Videau suivant
# en: 86d8
button-previous-game = Partie précédente

## Liens

# en: 46f1
button-to-board = Voir le plateau
# en: 98e2
button-to-challenge = Voir le défi

## Sous un défi

# en: 5f19
button-accept-challenge = Accepter
# en: 46a2
button-decline = Refuser
# en: 912a
button-propose-changes = Proposer autre chose
# en: 6436
button-withdraw-challenge = Retirer le défi
# en: 8ffe
button-withdraw-counter = Retirer la proposition

## Sous un coup en construction, et sous un choix d'options

# en: 112e
button-menu-play = Choisis un coup
# en: 299d
button-built =
    { $is_own ->
        [yes] Confirmer
       *[no] Suggérer
    }
# en: 9ed7
button-save = Enregistrer
# en: 3f8a
button-keep = Ne rien changer
# en: 2a7f
button-analyse = Analyser
# en: 8c8d
button-decisions = Pires décisions
# en: 25e3
button-summary = Résumé
# en: 554d
button-share = Partager
# en: dc3d
button-file = Fichier
# en: 5adf
button-deeper = Analyse approfondie
# en: 3bfd
button-show = Montrer
