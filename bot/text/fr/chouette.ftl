### Où en est une chouette : qui joue contre qui, qui est quoi, qui on attend.

## Personnes

# en: 86df
chouette-somebody = quelqu’un
# en: 55c5
chouette-nobody = personne
# en: 0d17
chouette-autopilot = Le pilote automatique
# en: 9e28
chouette-autopilot-known =
    { $autopilot ->
        [advanced] Le pilote automatique (niveau confirmé)
       *[plain] Le pilote automatique simple
    }
# en: 28b7
chouette-by-autopilot =
    { $autopilot ->
        [advanced] { $player } (pilote automatique, niveau confirmé)
       *[plain] { $player } (pilote automatique simple)
    }
# en: 0494
chouette-acts-for = { $player } (pour { $of })
# en: 4a93
chouette-side =
    { $side ->
        [white] Box
       *[black] Équipe
    }

## Titres

# en: 93d7
chouette-over = La chouette est finie
# en: fb41
chouette-title = { $box } au box contre { $captain } et son équipe
# en: edf7
chouette-title-heads-up = { $players }, en tête-à-tête
# en: cf18
chouette-title-settled =
    { $winner ->
        [nobody]
            { $is_kept ->
                [yes] Partie à égalité ; { $box } garde le box
               *[no] Partie à égalité ; { $box } prend le box
            }
        [team]
            { $is_kept ->
                [yes] L’équipe gagne { $points } ; { $box } garde le box
               *[no] L’équipe gagne { $points } ; { $box } prend le box
            }
        [member]
            { $is_kept ->
                [yes] { $who } gagne { $points } ; { $box } garde le box
               *[no] { $who } gagne { $points } et prend le box
            }
       *[box]
            { $is_kept ->
                [yes] { $who } gagne { $points } et garde le box
               *[no] { $who } gagne { $points } ; { $box } prend le box
            }
    }
# en: 3440
chouette-title-won =
    { $winner ->
        [nobody] Partie à égalité
        [team] L’équipe gagne { $points }
       *[other] { $who } gagne { $points }
    }
# en: f2dd
chouette-of-numbered = Chouette chez { $host } (#{ $number })
# en: 753a
chouette-stake = Enjeu { $stake }
# en: 1a61
chouette-players =
    { $players ->
        [one] { $players } personne
       *[other] { $players } personnes
    }
# en: 89e5
chouette-host-is = hôte : { $host }
# en: 2956
chouette-moved-here = La chouette chez { $host } continue ici.

## Avant, entre et après les parties

# en: 6791
chouette-lobby =
    { $missing ->
        [one] Qui joue ? Encore { $missing } personne et { $host } pourra commencer.
       *[other] Qui joue ? Encore { $missing } personnes et { $host } pourra commencer.
    }
# en: 8095
chouette-lobby-enough = { $host } peut commencer ; on peut encore rejoindre la table.
# en: fb34
chouette-lobby-full = { $host } peut commencer ; les autres rejoignent la liste d’attente.
# en: f43f
chouette-between = Pour lancer la partie { $number } : { $starters }.
# en: f63b
chouette-between-timed = Pour lancer la partie { $number } : { $starters } ; début automatique { $moment }.
# en: da95
chouette-rests = Le temps ne s’écoule pas tant que la chouette ne peut pas continuer.
# en: 5656
chouette-waits-for-start = La partie suivante attend : sa position de départ ressemble trop à une partie encore en cours. Elle commence toute seule dès que c’est possible. { $host } peut choisir un autre départ dans `/chouette settings` ou renvoyer le bot.
# en: 4020
chouette-closed =
    { $games ->
        [one] La chouette se termine après { $games } partie.
       *[other] La chouette se termine après { $games } parties.
    }
# en: 73cc
chouette-may-reopen = { $host } peut la rouvrir jusqu’à { $moment }.

## Qui on attend

# en: 7813
chouette-call = { $who } : { $task }
# en: c7a6
chouette-call-partner = { $who } : qui joue avec le box ?
# en: 87dd
chouette-call-proposal = { $who } : { $proposal }
# en: d69c
chouette-call-proposal-for = { $who } (pour { $other }) : { $proposal }
# en: 5fd8
chouette-call-proposals =
    { $offer ->
        [single] { $player } propose de concéder une partie simple et de payer : { $shares }
        [gammon] { $player } propose de concéder un gammon et de payer : { $shares }
        [backgammon] { $player } propose de concéder un backgammon et de payer : { $shares }
        [pays] { $player } propose un arrangement et paie : { $shares }
        [asks] { $player } propose un arrangement si chacun paie : { $shares }
       *[even] { $player } propose de clore le pari à égalité avec { $shares }
    }
# en: 908e
chouette-call-pays = { $member } { $points }

# en: d23f
chouette-task-play = jouer { $roll }
# en: ef3b
chouette-task-play-later = jouer
# en: e057
chouette-task-roll = lancer les dés
# en: 504c
chouette-task-double-or-roll =
    { $is_redouble ->
        [yes] redoubler ou lancer
       *[no] doubler ou lancer
    }
# en: 7e7a
chouette-task-hold = doubler ou libérer le lancer
# en: d20b
chouette-task-take-or-pass =
    { $cubes ->
        [1] accepter ou passer
       *[other] accepter ou passer { $cubes } videaux
    }
# en: f421
chouette-task-answer-raise =
    { $stage ->
        [raccoon]
            { $count ->
                [one] répondre au raccoon
               *[other] répondre à { $count } raccoons
            }
       *[beaver]
            { $count ->
                [one] répondre au beaver
               *[other] répondre à { $count } beavers
            }
    }
# en: 1088
chouette-task-answer-cubes =
    { $cubes ->
        [one] répondre à { $cubes } videau
       *[other] répondre à { $cubes } videaux
    }
# en: 9f2e
chouette-task-answer = répondre
# en: 3e29
chouette-task-seek-partner = chercher un partenaire ou jouer sans
# en: 482e
chouette-task-be-partner = dire oui ou non au box, qui cherche un partenaire
# en: 0442
chouette-task-extra = donner un videau supplémentaire ou non
# en: ac4e
chouette-task-keep-extras = garder les extras ou passer finalement
# en: 3707
chouette-task-beaver-or-pass = faire beaver ou passer
# en: 5bec
chouette-task-also-for = { $task }, aussi pour { $others }
# en: 3d1e
chouette-task-for = { $task }, pour { $others }

## Ce qu'il y a d'autre à savoir

# en: 1346
chouette-answers-in =
    { $answers ->
        [one] { $answers } réponse reçue, scellée jusqu’à ce que toutes soient là.
       *[other] { $answers } réponses reçues, scellées jusqu’à ce que toutes soient là.
    }
# en: 9885
chouette-lone-taker =
    { $rule ->
        [must-drop] Si une seule personne accepte, elle doit passer aussi.
        [must-beaver] Si une seule personne accepte, elle doit faire un beaver ou passer.
       *[extras] Si une seule personne accepte, celles qui passent peuvent lui donner un videau supplémentaire.
    }
# en: 368e
chouette-roll-asked = { $player } veut lancer les dés.
# en: cc2a
chouette-may-double =
    { $count ->
        [one] { $members } peut doubler : { $captain } n’a pas encore lancé.
       *[other] { $members } peuvent doubler : { $captain } n’a pas encore lancé.
    }
# en: 66a3
chouette-may-double-timed =
    { $count ->
        [one] { $members } peut doubler jusqu’au lancer (par { $captain }, au plus tard { $moment }).
       *[other] { $members } peuvent doubler jusqu’au lancer (par { $captain }, au plus tard { $moment }).
    }
# en: d726
chouette-may-double-rolling =
    { $count ->
        [one] { $members } peut doubler jusqu’au lancer.
       *[other] { $members } peuvent doubler jusqu’au lancer.
    }
# en: 3863
chouette-may-double-grace =
    { $count ->
        [one] { $members } peut doubler ; le lancer attend sa décision, jusqu’à { $moment } au plus tard.
       *[other] { $members } peuvent doubler ; le lancer attend leur décision, jusqu’à { $moment } au plus tard.
    }
# en: b586
chouette-may-double-too =
    { $count ->
        [one] { $members } peut doubler aussi ; le lancer attend sa décision, jusqu’à { $moment } au plus tard.
       *[other] { $members } peuvent doubler aussi ; le lancer attend leur décision, jusqu’à { $moment } au plus tard.
    }
# en: 14ac
chouette-how-to-wait = **Retenir le lancer** te donne plus de temps, **Me demander** (dans **Ma place**) le fait à chaque tour.
# en: 909c
chouette-roll-remembered = { $captain } veut lancer : les dés tomberont à { $moment }, ou dès que l’équipe se sera décidée.
# en: 4aac
chouette-roll-remembered-untimed = { $captain } veut lancer : les dés tomberont dès que l’équipe se sera décidée.
# en: 4afb
chouette-box-won = { $player } a gagné le box et le prend à la prochaine partie.
# en: 8d92
chouette-stand-in =
    { $absence ->
        [left] { $player } joue pour { $box }, qui a quitté la table ; { $box } gagne ou perd les points.
        [returning] { $player } joue pour { $box }, qui revient à la prochaine partie ; { $box } gagne ou perd les points.
        [away] { $player } joue pour { $box }, qui fait une pause ; { $box } gagne ou perd les points.
       *[silent] { $player } joue pour { $box }, qui ne répond pas ; { $box } gagne ou perd les points.
    }
# en: 3539
chouette-stand-in-for-team = { $player } joue pour l’équipe : plus aucun membre n’est là.

## Qui est quoi : une ligne par rôle

# en: ad90
chouette-at-table = À la table : { $members }
# en: 7a34
chouette-host = { $player } (hôte)
# en: c46c
chouette-box = Box : { $box }
# en: 1d26
chouette-box-with-partner = Box : { $box } (partenaire : { $partner })
# en: 5f5a
chouette-box-played-by = { $player } joue pour le box
# en: 8104
chouette-box-on-autopilot = le pilote automatique joue pour le box
# en: cbd7
chouette-captain = Capitaine : { $captain }
# en: 4b43
chouette-captain-acting = Capitaine : { $captain } (par intérim)
# en: e218
chouette-moves-this-turn = { $player } joue ce tour
# en: d3f8
chouette-autopilot-moves = le pilote automatique joue
# en: 040b
chouette-crew = Équipe : { $members }
# en: f5cd
chouette-absent =
    { $absence ->
        [left] { $player } (a quitté la table)
        [returning] { $player } (de retour à la prochaine partie)
        [away] { $player } (en pause)
       *[silent] { $player } (sans réponse)
    }
# en: 8da0
chouette-out = Hors jeu : { $members }
# en: 0f82
chouette-line-captain-first = Ordre, capitaine en tête : { $members }
# en: 93f9
chouette-line = Ordre : { $members }
# en: 171c
chouette-line-captain = { $player } (capitaine)
# en: 30fd
chouette-waiting-list = Liste d’attente : { $members }
# en: d79f
chouette-away = En pause : { $members }
