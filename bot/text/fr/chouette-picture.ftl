### Les mots sur l'image d'une chouette, où la place manque, et son texte alternatif.

## Au-dessus du plateau

# en: 7f8a
chouette-picture-team = L’équipe
# en: 6611
chouette-picture-waits-for =
    { $members ->
        [1] { $captain } attend { $player }
       *[other] { $captain } attend { $members } membres
    }
# en: 9b0c
chouette-picture-waits-for-crew = { $captain } attend l’équipe
# en: ae15
chouette-picture-to-answer-box =
    { $members ->
        [1] { $player } doit répondre
       *[other] { $members } membres doivent répondre
    }
# en: 24fb
chouette-picture-answers = { $captain } · réponses attendues : { $left } sur { $asked }
# en: 2343
chouette-picture-answers-extra = { $player } · réponses attendues : { $left } sur { $asked }
# en: b867
chouette-picture-ends-even = Partie { $number } : égalité
# en: d73a
chouette-picture-team-wins =
    { $points ->
        [one] L’équipe gagne { $points } point
       *[other] L’équipe gagne { $points } points
    }
# en: 6e33
chouette-picture-box-wins =
    { $points ->
        [one] { $box } gagne { $points } point
       *[other] { $box } gagne { $points } points
    }
# en: 43df
chouette-picture-partners-win =
    { $points ->
        [one] { $box } et { $partner } gagnent { $points } point
       *[other] { $box } et { $partner } gagnent { $points } points
    }

# en: 2294
chouette-picture-task-answer-cubes =
    { $stage ->
        [double] répondre à { $cubes } doubles
        [raccoon] répondre à { $cubes } raccoons
       *[beaver] répondre à { $cubes } beavers
    }
# en: c3fa
chouette-picture-task-double-or-roll =
    { $is_redouble ->
        [yes] redoubler ou lancer
       *[no] doubler ou lancer
    }
# en: ffe0
chouette-picture-task-hold = doubler ou non
# en: 27fe
chouette-picture-task-extra = extra ou non
# en: 12bc
chouette-picture-task-keep-or-retract = garder ou passer
# en: d0b7
chouette-picture-task-beaver-or-pass = beaver ou passer
# en: 50a2
chouette-picture-task-seek-partner = partenaire ou non

## Sur les plaques du box et du capitaine

# en: 6080
chouette-picture-box = box
# en: 3e19
chouette-picture-box-played-by = box : { $player }
# en: 7bc1
chouette-picture-autopilot = pilote auto
# en: fe88
chouette-picture-captain =
    { $is_acting ->
        [yes] intérim
       *[no] capitaine
    }
# en: e716
chouette-picture-at-stake = { $points } en jeu
# en: c489
chouette-picture-position = ID de position { $id }

## À côté du plateau

# en: b9a9
chouette-picture-mark =
    { $role ->
        [box] B
       *[partner] P
    }
# en: 7bcc
chouette-picture-role =
    { $role ->
        [acting-captain] capitaine intérim
        [next-box] → box
        [kept-box] garde le box
        [next-captain] → capitaine
        [last-box] était box
        [last-partner] était partenaire
       *[partner] partenaire du box
    }
# en: 228e
chouette-picture-final = { $won } · classement final
# en: 77cd
chouette-picture-last-game = dernière partie { $points }
# en: ada8
chouette-picture-heading =
    { $column ->
        [next] suite
        [place] place
        [game] partie { $game }
       *[total] total
    }
# en: 1506
chouette-picture-answered = a répondu
# en: 9566
chouette-picture-after-captain = après le capitaine
# en: 8920
chouette-picture-answer =
    { $answer ->
        [take] accepte
        [drop] passe
        [beaver] beaver
        [raccoon] raccoon
       *[follow] suit
    }{ $is_sealed ->
        [yes] , scellé
       *[no] { "" }
    }
# en: 3b21
chouette-picture-offers =
    { $stage ->
        [double] double à { $value }
        [redouble] redouble à { $value }
        [raccoon] raccoon à { $value }
       *[beaver] beaver à { $value }
    }
# en: aa81
chouette-picture-will-double =
    { $is_redouble ->
        [yes] va redoubler
       *[no] va doubler
    }
# en: 2e4b
chouette-picture-alone =
    { $answer ->
        [take] seule acceptation
       *[beaver] seul beaver
    }
# en: 9a76
chouette-picture-gives-extra = donne un extra
# en: 8f3e
chouette-picture-gave-extra = extra à { $taker }
# en: 4b62
chouette-picture-plays-box = joue pour le box
# en: cd2a
chouette-picture-plays-extras = joue les extras
# en: 43a9
chouette-picture-gone =
    { $absence ->
        [left] a quitté la table
        [returning] de retour ensuite
        [away] en pause
       *[silent] sans réponse
    }
# en: 1a7b
chouette-picture-gone-proxy =
    { $absence ->
        [left] a quitté, proc. { $proxy }
        [returning] revient, proc. { $proxy }
        [away] pause, proc. { $proxy }
       *[silent] silence, proc. { $proxy }
    }
# en: 0821
chouette-picture-won =
    { $ending ->
        [dropped] a gagné (passe)
        [resigned] le box a concédé
        [settled] arrangement
        [forfeited] forfait du box
       *[borne-off]
            { $kind ->
                [gammon] gagne un gammon
                [backgammon] gagne un backgammon
               *[single] a gagné
            }
    }
# en: 7c61
chouette-picture-lost =
    { $ending ->
        [dropped] a passé
        [resigned] a concédé
        [settled] arrangement
       *[borne-off]
            { $kind ->
                [gammon] perd un gammon
                [backgammon] perd un backgammon
               *[single] a perdu
            }
    }
# en: f415
chouette-picture-box-refused =
    { $stage ->
        [raccoon] box refuse un raccoon
       *[beaver] box refuse un beaver
    }
# en: 1329
chouette-picture-refused =
    { $stage ->
        [raccoon] a refusé un raccoon
       *[beaver] a refusé un beaver
    }

## Le texte alternatif, en phrases

# en: 857f
chouette-picture-alt-box = Box : { $box }.
# en: 978d
chouette-picture-alt-at-stake =
    { $is_offered ->
        [yes] En jeu si c’est accepté : { $points }.
       *[no] En jeu : { $points }.
    }
# en: 2d01
chouette-picture-alt-partner = Partenaire : { $partner }.
# en: 9e30
chouette-picture-alt-played-by = { $player } joue pour le box.
# en: 2a9d
chouette-picture-alt-captain = Capitaine : { $captain }.
# en: 6fee
chouette-picture-alt-crew = Équipe : { $members }.
# en: 6705
chouette-picture-alt-next-box = Box suivant : { $box }.
# en: b1de
chouette-picture-alt-next-line = Ordre suivant : { $members }.
# en: 5e2b
chouette-picture-alt-one-cube =
    { $lies ->
        [centred] Videau commun : à { $value }, au centre.
        [box] Videau commun : à { $value }, chez le box.
        [team] Videau commun : à { $value }, chez l’équipe.
        [offered-box] Videau commun : proposé à { $value } au box.
       *[offered-team] Videau commun : proposé à { $value } à l’équipe.
    }
# en: adcb
chouette-picture-alt-cubes =
    { $lies ->
        [centred] Videau à { $value }, au centre : { $members }.
        [box] Videau à { $value }, chez le box : { $members }.
        [team]
            { $count ->
                [one] Videau à { $value }, chez le membre : { $members }.
               *[other] Videau à { $value }, chez les membres : { $members }.
            }
        [offered-box] Videau proposé à { $value } au box : { $members }.
       *[offered-team]
            { $count ->
                [one] Videau proposé à { $value } au membre : { $members }.
               *[other] Videau proposé à { $value } aux membres : { $members }.
            }
    }
# en: ac76
chouette-picture-alt-extra =
    { $lies ->
        [centred] Extra donné par { $giver } : à { $value }, au centre.
        [box] Extra donné par { $giver } : à { $value }, chez { $giver }.
        [team] Extra donné par { $giver } : à { $value }, chez { $taker }.
        [offered-box] Extra donné par { $giver } : proposé à { $value } à { $giver }.
       *[offered-team] Extra donné par { $giver } : proposé à { $value } à { $taker }.
    }
# en: f043
chouette-picture-alt-out = Hors jeu : { $members }.
# en: d2fd
chouette-picture-alt-waited-for = On attend : { $members }.
# en: e01c
chouette-picture-alt-state = { $state } : { $members }.
# en: be86
chouette-picture-alt-answered = { $members } : ont répondu.
# en: e429
chouette-picture-alt-won = Box { $box } { $points }, { $members }.
# en: 81e9
chouette-picture-alt-in-all = En tout : { $members }.
