### À qui le tour et où, rappels, questions avant d'agir, coup en construction, consignes et note.

## La liste des tours

# en: 8dbd
turn-none = Tu n’as aucune partie en cours. Lances-en une avec `/challenge`.
# en: 0a5b
turn-heading-yours = ### À toi
# en: bbdd
turn-heading-others = ### En attente des autres
# en: 2cb7
turn-heading-anyone = ### Défis ouverts ici
# en: 5bc7
turn-left-out = -# … et { $number } de plus
# en: d0b4
turn-next = C’est fait. T’attend aussi : { $table }

## Un rappel

# en: f183
turn-still = Toujours à toi.
# en: 7799
turn-still-to = Toujours à toi : { $task }.
# en: e661
turn-still-to-answer = Toujours à toi : { $task } ({ $offers }).
# en: 48d3
turn-reminder = Rappel : { $call }
# en: 4756
turn-reminder-to = Rappel : { $call }.
# en: a242
turn-time-runs-out =
    { $is_direct ->
        [yes] Ton temps expire { $when }.
       *[no] Le temps expire { $when }.
    }

## Questions avant d'agir

# en: 44d5
turn-ask-double = { $button } ?
# en: c4eb
turn-ask-pass =
    { $stage ->
        [beaver] Refuser le beaver ?
        [raccoon] Refuser le raccoon ?
        [redouble] Passer le redouble ?
       *[double] Passer le double ?
    }
# en: c34a
turn-ask-pass-for =
    { $stage ->
        [beaver] Refuser le beaver pour { $player } ?
        [raccoon] Refuser le raccoon pour { $player } ?
        [redouble] Passer le redouble pour { $player } ?
       *[double] Passer le double pour { $player } ?
    }
# en: dd06
turn-ask-resign = Que veux-tu concéder ? Ton adversaire peut refuser tout ce qui est en dessous du maximum.
# Where what is resigned is the most that can be lost.
# en: 837c
turn-ask-resign-maximum =
    { $is_match ->
        [yes] Concéder le match ? C’est le maximum : l’abandon est accepté aussitôt.
       *[no] Concéder la partie ? C’est le maximum : l’abandon est accepté aussitôt.
    }
# en: b6f2
turn-offer-more = Ton abandon a été refusé. Jusqu’à ton prochain tour, tu ne peux que proposer davantage.
# en: 1506
turn-cancel = Annuler
# en: 5a75
turn-cancelled = Annulé.
# en: 4de1
turn-done = C’est fait.
# en: 3bdb
turn-you-rolled = Tes dés : { $roll }.

# en: a575
turn-play-stands = Des dés ont été lancés depuis : ton coup reste joué.

## Depuis son tour

# en: d2f7
turn-since-yours = Depuis ton tour
# en: 6769
turn-nothing-since-yours = Rien ne s’est passé depuis ton tour
# en: ed48
turn-last = Le dernier tour

## Un coup en construction, le sien ou à suggérer au capitaine

# en: d5d4
turn-build =
    { $is_own ->
        [yes] ### Tes dés : { $roll }
       *[no] ### Suggère un coup pour { $roll }
    }
# en: 5668
turn-build-moved = ### { $roll } : { $moves }
# en: 94a2
turn-build-complete =
    { $is_own ->
        [yes] Coup complet. Confirmer ?
       *[no] Coup complet. Le suggérer ?
    }
# en: 6f44
turn-build-from = Du point { $point }, vers où ?
# en: 0d2a
turn-build-from-bar = De la barre, vers où ?
# en: e80a
turn-build-next = Choisis le pion suivant.
# en: f0d1
turn-build-first = Choisis un coup, ou un pion à déplacer.
# en: 09f2
turn-build-more-plays = -# { $listed } coups affichés sur { $plays }. Construis les autres pas à pas, ou tape `{ $command }`.
# en: b376
turn-build-bar = barre
# en: 9fa5
turn-build-other-checker = Autre pion
# en: 1eba
turn-build-undo = Annuler le dernier pion

## Consignes : ce que le bot fait pour quelqu'un jusqu'à nouvel ordre

# en: c4a4
turn-orders-heading =
    { $is_match ->
        [yes] Tes consignes dans ce match
       *[no] Tes consignes dans cette session
    }
# en: ea59
turn-orders-once = Une fois, dans cette partie :
# en: 4448
turn-orders-rolling = Le bot cesse de lancer pour toi quand le videau passe de ton côté. Un jet sans choix est joué pour toi, sans notification.
# en: 3bab
turn-roll-for-me = Lancer pour moi
# en: 97c9
turn-rolling-stopped = Le bot ne lance plus pour toi : le videau est à toi.
# en: b1c4
turn-orders-hint = Personne d’autre ne voit tes consignes. Désactive-les avant qu’elles agissent ; le journal dit ce qu’elles ont fait.
# en: 9772
turn-orders-bearing-off = La sortie automatique sort autant de pions que le jet le permet. Entre coups égaux, elle garde le plus de points occupés, puis les piles les plus basses, puis le plus de pions sur les petits points.
# en: a34c
turn-order =
    { $order ->
        [roll] Lancer pour moi quand je ne peux pas doubler
        [forced] Jouer mes coups forcés
        [bear-off] Sortir mes pions quand il n’y a plus de contact
        [roll-game] Lancer pour moi dans cette partie même si je peux doubler
        [roll-table]
            { $is_match ->
                [yes] Lancer pour moi dans ce match même si je peux doubler
               *[no] Lancer pour moi dans cette session même si je peux doubler
            }
        [after-hit] Me redemander après chaque pion frappé
        [double] Doubler au début de mon prochain tour
        [take] Accepter le prochain double
       *[pass] Passer le prochain double
    }
# en: 165c
turn-order-button =
    { $order ->
        [roll] Lancer
        [forced] Coups forcés
        [bear-off] Sortie
        [roll-game] Lancer : cette partie
        [roll-table]
            { $is_match ->
                [yes] Lancer : ce match
               *[no] Lancer : cette session
            }
        [after-hit] Demander si frappe
        [double] Doubler au prochain tour
        [take] Accepter le prochain
       *[pass] Passer le prochain
    }
# en: 6fe3
turn-order-on = { $order } : **oui**
# en: cb87
turn-order-off = { $order } : non
# en: 2e4e
turn-order-settled = { $order } : **oui** (`/settings me`)
# en: 0d71
turn-order-between-games = Donne cette consigne une fois la partie suivante commencée.
# en: da81
turn-order-cube-yours = Tant que le videau est à toi, tu décides avant chaque lancer. Donne cette consigne quand il ne l’est plus.
# en: 071c
turn-order-turn-begun = Ton tour a commencé : double ou lance à la main. Tu pourras donner cette consigne après ton lancer.
# en: fe7e
turn-order-doubled = Un double t’attend : appuie sur **Accepter** ou **Passer**. La consigne vaut pour le double suivant.

## La note sur une table

# en: bb6a
turn-note = -# Ta note :
# en: 8fec
turn-note-none = Tu n’as pas de note sur cette table. Écris-en une avec `/note text:` ; personne d’autre ne la verra.
# en: 69f6
turn-note-deleted = Note effacée.
# en: ed5e
turn-note-hint = Personne d’autre ne voit ta note : sous **Mon côté**, **Depuis mon tour** et là où tu construis ton coup.
# en: 1199
turn-note-too-long = Une note a { $limit } caractères au plus. Raccourcis la tienne.
# en: a64b
turn-live = Suit la partie jusqu’à { $moment }. Ensuite, appuie de nouveau sur **Mon côté**.
# en: 930f
turn-live-over = Appuie de nouveau sur **Mon côté** pour voir ce qui a changé.
