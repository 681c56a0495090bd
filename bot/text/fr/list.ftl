### Les tables à deux dans les listes, noms de fils et rappels.

# en: 22f9
list-next-or-end = partie suivante ou fin de la session
# en: 9591
list-waits-for-start = la partie suivante attend : départ pas encore libre
# en: ab28
list-between-games = entre deux parties
# en: 510a
list-due = échéance { $due }
# en: 95d5
list-rests = le temps ne s’écoule pas pour l’instant
# en: 1ac5
list-posted = publié { $since }
# en: 9524
list-awaits = { $player } doit répondre
# en: b43d
list-awaits-anyone = ouvert à tous
# en: 5389
list-takeback = { $player } doit répondre à une demande de reprise

# en: 159c
list-task =
    { $task ->
        [play] jouer { $roll }
        [double] accepter ou passer
        [beaver] répondre au beaver
        [raccoon] répondre au raccoon
        [single] répondre à l’abandon (simple)
        [gammon] répondre à l’abandon (gammon)
        [backgammon] répondre à l’abandon (backgammon)
        [double-or-roll] doubler ou lancer les dés
        [redouble-or-roll] redoubler ou lancer les dés
       *[roll] lancer les dés
    }
# en: 4fd2
list-task-or-takeback =
    { $task ->
        [double] accepter ou passer, ou répondre à une demande de reprise
        [double-or-roll] doubler ou lancer les dés, ou répondre à une demande de reprise
        [redouble-or-roll] redoubler ou lancer les dés, ou répondre à une demande de reprise
       *[roll] lancer les dés, ou répondre à une demande de reprise
    }

# en: 3b58
list-choice-match =
    { $length ->
        [one] #{ $table } { $players }, match en { $length } point
       *[other] #{ $table } { $players }, match en { $length } points
    }
# en: 257f
list-choice-session =
    { $stake ->
        [1] #{ $table } { $players }, session libre
       *[other] #{ $table } { $players }, session libre, enjeu { $stake }
    }

# en: ccc7
list-thread-match =
    { $is_to_all ->
        [yes] { $challenger } (défi ouvert), match en { $length } pts
       *[no] { $challenger } contre { $opponent }, match en { $length } pts
    }
# en: 83bf
list-thread-session =
    { $is_to_all ->
        [yes] { $challenger } (défi ouvert)
       *[no] { $challenger } contre { $opponent }
    }, session libre{ $stake ->
        [1] { "" }
       *[other] , enjeu { $stake }
    }

# en: 10dc
list-next-challenge = Défi suivant : avec { $players }
# en: e8e7
list-next-game = Partie suivante : contre { $players }

## Rappels

# en: 70e0
list-still-your-turn =
    { $task ->
        [play] Toujours à toi de jouer { $roll }.
        [double] Toujours à toi d’accepter ou de passer.
        [beaver] Toujours à toi de répondre au beaver.
        [raccoon] Toujours à toi de répondre au raccoon.
        [single] Toujours à toi de répondre à l’abandon (simple).
        [gammon] Toujours à toi de répondre à l’abandon (gammon).
        [backgammon] Toujours à toi de répondre à l’abandon (backgammon).
        [double-or-roll] Toujours à toi de doubler ou de lancer.
        [redouble-or-roll] Toujours à toi de redoubler ou de lancer.
       *[roll] Toujours à toi de lancer les dés.
    }
