### Pourquoi les règles refusent ce qu'on a tenté, et ce qu'on peut faire à la place.

## Partout

# en: 0b80
reason-not-now = Tu ne peux pas faire ça maintenant.
# en: 4243
reason-crawford = Pas de double dans la partie Crawford.
# en: b67c
reason-no-cube = Cette table joue sans videau.
# en: bc7d
reason-other-on-roll = L’autre côté est au trait ; on double avant son propre lancer.
# en: e6e4
reason-other-owns-cube = Le videau est chez { $who } : tu ne peux pas doubler.
# en: c6f3
reason-dead-cube = Le videau est mort : une partie simple te suffit pour gagner le match.
# en: ccd9
reason-over-cap = Le videau s’arrête à { $number } à cette table.
# en: 6a63
reason-no-beavers = Cette table joue sans beavers.
# en: 455a
reason-no-raccoons = Cette table joue sans raccoons.
# en: 52e8
reason-cannot-lose = Tu ne peux plus perdre cette partie.

# en: a858
reason-you-can = Tu peux { $actions }.
# en: 0c94
reason-right-now = Pour l’instant, tu peux { $actions }.
# en: 1e41
reason-rolled = Tu as lancé les dés : tu peux { $actions }.
# en: 06d7
reason-action =
    { $action ->
        [roll] lancer les dés
        [double] doubler
        [play] jouer
        [take] accepter
        [pass] passer
        [beaver] faire beaver
        [raccoon] faire raccoon
        [follow] suivre le capitaine
        [resign] abandonner
        [resign-gammon] concéder un gammon
        [resign-backgammon] concéder un backgammon
        [answer-resignation] accepter ou refuser l’abandon
        [take-back] reprendre ton double
        [no-double] dire que tu ne doubles pas
        [hold] demander de retenir le lancer
        [release] libérer le lancer
        [give-extra] te décider sur le videau supplémentaire
        [keep-extras] garder les videaux supplémentaires
        [retract] passer finalement
        [answer-for] répondre par procuration
        [seek-partner] chercher un partenaire
        [play-alone] jouer sans partenaire
        [be-partner] répondre au box, qui cherche un partenaire
        [start] lancer la partie
        [agree-to-stake] accepter l’enjeu
        [answer-proposal] répondre à l’offre
       *[withdraw-proposal] retirer ton offre
    }

## À qui le tour, à deux

# en: 628a
reason-your-turn =
    { $task ->
        [play] À toi de jouer { $roll }.
        [double] À toi d’accepter ou de passer.
        [beaver] À toi de répondre au beaver.
        [raccoon] À toi de répondre au raccoon.
        [single] À toi de répondre à l’abandon (simple).
        [gammon] À toi de répondre à l’abandon (gammon).
        [backgammon] À toi de répondre à l’abandon (backgammon).
        [double-or-roll] À toi de doubler ou de lancer.
        [redouble-or-roll] À toi de redoubler ou de lancer.
       *[roll] À toi de lancer les dés.
    }
# en: 2bae
reason-others-turn =
    { $task ->
        [play] { $player } doit jouer { $roll }.
        [double] { $player } doit accepter ou passer.
        [beaver] { $player } doit répondre au beaver.
        [raccoon] { $player } doit répondre au raccoon.
        [single] { $player } doit répondre à l’abandon (simple).
        [gammon] { $player } doit répondre à l’abandon (gammon).
        [backgammon] { $player } doit répondre à l’abandon (backgammon).
        [double-or-roll] { $player } doit doubler ou lancer les dés.
        [redouble-or-roll] { $player } doit redoubler ou lancer les dés.
       *[roll] { $player } doit lancer les dés.
    }

## À qui de décider, en chouette

# en: 836a
reason-your-decision =
    { $need ->
        [double-or-roll] À toi de doubler ou de lancer.
        [roll] À toi de lancer les dés.
        [hold] À toi de doubler ou de libérer le lancer.
        [take-or-pass] À toi d’accepter ou de passer.
        [answer] À toi de répondre.
        [extra] À toi de donner un videau supplémentaire ou non.
        [keep-extras] À toi de garder les videaux supplémentaires ou de passer finalement.
        [beaver-or-pass] À toi de faire beaver ou de passer.
        [seek-partner] À toi de chercher un partenaire ou de jouer sans.
        [be-partner] À toi de répondre au box, qui cherche un partenaire.
       *[move] À toi de jouer { $roll }.
    }
# en: 36a7
reason-others-decision =
    { $count ->
        [one]
            { $need ->
                [double-or-roll] { $who } doit doubler ou lancer.
                [roll] { $who } doit lancer les dés.
                [hold] { $who } doit doubler ou libérer le lancer.
                [take-or-pass] { $who } doit accepter ou passer.
                [answer] { $who } doit répondre.
                [extra] { $who } doit donner un videau supplémentaire ou non.
                [keep-extras] { $who } doit garder les videaux supplémentaires ou passer finalement.
                [beaver-or-pass] { $who } doit faire beaver ou passer.
                [seek-partner] { $who } doit chercher un partenaire ou jouer sans.
                [be-partner] { $who } doit répondre au box, qui cherche un partenaire.
               *[move] { $who } doit jouer { $roll }.
            }
       *[other]
            { $need ->
                [double-or-roll] { $who } doivent doubler ou lancer.
                [roll] { $who } doivent lancer les dés.
                [hold] { $who } doivent doubler ou libérer le lancer.
                [take-or-pass] { $who } doivent accepter ou passer.
                [answer] { $who } doivent répondre.
                [extra] { $who } doivent donner un videau supplémentaire ou non.
                [keep-extras] { $who } doivent garder les videaux supplémentaires ou passer finalement.
                [beaver-or-pass] { $who } doivent faire beaver ou passer.
                [seek-partner] { $who } doivent chercher un partenaire ou jouer sans.
                [be-partner] { $who } doivent répondre au box, qui cherche un partenaire.
               *[move] { $who } doivent jouer { $roll }.
            }
    }
# en: 6577
reason-waits-for-crew = Réponse attendue (doubler ou non) : { $players }.
# en: 8d0d
reason-waits-for-autopilot = On attend le pilote automatique.
# en: cfb2
reason-waits-for-host = { $host } doit lancer la première partie.
# en: 2f11
reason-waits-for-next-game = Pour lancer la partie suivante : { $players }.

## À la table d'une chouette

# en: 45f8
reason-closed = Cette chouette est finie. Ouvres-en une autre avec `/chouette start`.
# en: e969
reason-seated = Tu es déjà à cette table.
# en: 3459
reason-waiting = Tu es déjà en position { $number } sur la liste d’attente. Pour laisser ta place, tape `/chouette leave`.
# en: e96c
reason-away = Tu es en pause : tape `/chouette back` pour revenir dans le jeu.
# en: fef5
reason-still-leaving = Tu quittes la table après cette partie ; ensuite tu pourras la rejoindre à nouveau.
# en: 7aa2
reason-not-seated =
    { $has_button ->
        [yes] Tu n’es pas dans cette chouette. Appuie sur **Rejoindre** pour jouer.
       *[no] Tu n’es pas dans cette chouette. Rejoins-la avec `/chouette join`.
    }
# en: aa58
reason-not-dealt-in = Tu attends d’entrer en jeu. Pour laisser ta place, tape `/chouette leave`.
# en: 6d4b
reason-no-game-yet = Tu pourras faire une pause une fois la première partie commencée. Pour laisser ta place, tape `/chouette leave`.
# en: a822
reason-in-game = La partie { $number } est en cours : lance la suivante quand elle sera finie.
# en: 968e
reason-no-game = Tu pourras le faire une fois une partie en cours.
# en: 7980
reason-last-already = La dernière partie est déjà annoncée. Reviens dessus avec `/chouette last when:non`.
# en: 50a5
reason-not-last = Aucune dernière partie n’est annoncée. Annonces-en une avec `/chouette last`.
# en: 3322
reason-too-few =
    { $missing ->
        [one] Il faut être deux pour jouer : il manque { $missing } personne (`/chouette join`).
       *[other] Il faut être deux pour jouer : il manque { $missing } personnes (`/chouette join`).
    }
# en: 3ab5
reason-too-few-at-first =
    { $missing ->
        [one] Il faut être trois pour la première partie : il manque { $missing } personne (`/chouette join`).
       *[other] Il faut être trois pour la première partie : il manque { $missing } personnes (`/chouette join`).
    }
# en: ccef
reason-host-only = Seul l’hôte peut le faire : demande à { $host }.
# en: 33c2
reason-host-already = Tu es déjà l’hôte : nomme quelqu’un d’autre.
# en: 8e4f
reason-never-host = { $player } ne peut pas être l’hôte : choisis une personne qui joue ici.
# en: d66c
reason-not-closed = La chouette est encore en cours.
# en: 706b
reason-machine-seated = Le bot est déjà à la table. Pour changer son niveau, renvoie-le d’abord.
# en: 4f56
reason-machine-gone = Le bot n’est pas à la table, ou la quitte après cette partie.
# en: bb74
reason-one-starts = Pour lancer la partie : { $player }, et personne d’autre.
# en: 3cca
reason-host-or-box-starts = Pour lancer la partie : { $box } (box) ou { $host } (hôte).
# en: 823a
reason-too-small = Il y a { $number } personnes à cette table : mets `max_players` à { $number } ou plus.

# en: 8cf3
reason-box-only = C’est { $box } (box) qui décide de chercher ou non un partenaire.
# en: 1c09
reason-not-in-line = Pour devenir partenaire du box, il faut être dans l’ordre.

## Qui agit dans une partie de chouette
# en: d736
reason-has-left = Tu as quitté la table : d’autres jouent pour toi jusqu’à la fin de cette partie. Ensuite tu pourras revenir.
# en: e7e4
reason-is-away = Tu es en pause : d’autres jouent pour toi dans cette partie. Tape `/chouette back` à ton retour.
# en: 543d
reason-is-returning = Te revoilà, mais d’autres jouent pour toi jusqu’à la fin de cette partie. Tu joues la suivante.
# en: c55f
reason-was-silent = Temps écoulé : d’autres jouent pour toi jusqu’à la fin de cette partie. Tu joues la suivante.
# en: 9205
reason-shares-result = Toi et { $box } êtes partenaires dans cette partie ; { $box } décide pour les deux.
# en: d1af
reason-not-in-game = Tu n’es pas dans cette partie. Tu joueras la suivante, s’il y a de la place.
# en: d6ff
reason-out-of-game = Ton pari dans cette partie est fini ; tu rejoues à la suivante.
# en: edb2
reason-mover =
    { $side ->
        [white] { $player } lance et joue pour le box.
       *[black] { $player } lance et joue pour l’équipe.
    }
# en: 8e62
reason-autopilot-moves =
    { $side ->
        [white] Le pilote automatique lance et joue pour le box.
       *[black] Le pilote automatique lance et joue pour l’équipe.
    }
# en: c621
reason-no-proxy = Tu réponds seulement pour toi, et pour qui t’a donné procuration avec `/chouette proxy`.
# en: f63f
reason-box-has-no-proxy = Le box répond sans procuration. Pour faire une pause, tape `/chouette away`.
# en: 03d9
reason-no-proxy-named = Personne n’a encore ta procuration. Donne-la avec `/chouette proxy`.
# en: d2bb
reason-own-proxy = Tu réponds déjà pour toi : donne ta procuration à quelqu’un d’autre.
# en: e026
reason-proxy-already = { $player } a déjà ta procuration.
# en: 6272
reason-never-proxy = { $player } ne peut pas avoir ta procuration : choisis quelqu’un de présent, et pas du côté du box.

## Doubles et réponses en chouette

# en: 29fa
reason-not-your-cube = Double seulement avec ton propre videau.
# en: 4cbe
reason-anothers-cube = Ce videau est à { $owner } : double avec le tien.
# en: 4cd8
reason-other-side-owns-cube = Le videau est chez l’autre côté : lui seul peut doubler.
# en: 5df5
reason-captain-doubles = Avec un seul videau pour tous, seul le capitaine ({ $captain }) double.
# en: ccca
reason-not-doubled = Tu n’as pas doublé avec ce videau.
# en: 03a7
reason-doubled-already = Tu as déjà doublé avec ce videau.
# en: 8747
reason-roll-asked-for = Trop tard pour changer tes doubles : les dés vont être lancés.
# en: d7fc
reason-you-doubled =
    { $stage ->
        [beaver]
            { $count ->
                [one] Tu as fait beaver ; réponse attendue : { $who }.
               *[other] Tu as fait beaver ; les autres répondent.
            }
        [raccoon]
            { $count ->
                [one] Tu as fait raccoon ; réponse attendue : { $who }.
               *[other] Tu as fait raccoon ; les autres répondent.
            }
       *[double]
            { $count ->
                [one] Tu as doublé ; réponse attendue : { $who }.
               *[other] Tu as doublé ; les autres répondent.
            }
    }
# en: b428
reason-captain-follows = Le capitaine, c’est toi : donne ta propre réponse.
# en: 2d82
reason-answer-shown = Ta réponse est dévoilée et définitive.
# en: fbed
reason-captain-last = À cette table, le capitaine répond en dernier : réponds après les autres.
# en: 8aa0
reason-captain-first = À cette table, le capitaine répond en premier : réponds après { $captain }.
# en: 1428
reason-double-rule =
    { $rule ->
        [must-include-captain] À cette table, le box doit doubler aussi le capitaine : ajoute { $captain }, ou reprends tes doubles.
       *[all] À cette table, le box double tous les videaux possibles ou aucun : ajoute les autres, ou reprends tes doubles.
    }
# en: 7cf5
reason-take-rule =
    { $rule ->
        [half-of-initial] À cette table, quand toute l’équipe double pour la première fois, le box accepte au moins la moitié des videaux ou aucun. Réponds pour tous à la fois.
        [must-take-captain] À cette table, le box qui accepte un videau accepte aussi celui du capitaine. Réponds pour tous à la fois.
       *[all-or-none] À cette table, le box accepte tous les videaux proposés ensemble ou aucun. Réponds pour tous à la fois.
    }

## Arrangements et concessions en chouette

# en: eca2
reason-bet-over = Ce pari est fini. Choisis-en un encore en cours.
# en: 71a4
reason-no-bet-left =
    { $bets ->
        [one] Tes paris sont finis. Le dernier en cours se règle ou se concède entre d’autres : { $who }.
       *[other] Tes paris sont finis. Ceux encore en cours se règlent ou se concèdent entre d’autres : { $who }.
    }
# en: 190a
reason-anothers-bet = Ce pari ne peut être réglé ou concédé que par { $who }.
# en: 80a0
reason-offer-open = Ce videau vient d’être proposé : fais un arrangement après la réponse au double.
# en: 5b90
reason-no-settlements = Cette table joue sans arrangements. Pour concéder un pari, tape `/chouette concede`.
# en: 2998
reason-too-many-points = Propose moins de points : le maximum est trois fois le videau.
# en: e360
reason-too-many-points-here = Propose au plus { $number } points, trois fois le videau.
# en: a18f
reason-nobody-answers =
    { $kind ->
        [gammon] Personne ne peut répondre pour { $player } : concède un gammon, le maximum dans cette partie.
        [backgammon] Personne ne peut répondre pour { $player } : concède un backgammon, le maximum dans cette partie.
       *[single] Personne ne peut répondre pour { $player } : concède une partie simple, le maximum dans cette partie.
    }
# en: 081c
reason-nobody-answers-now = Personne ne peut répondre pour { $player } : continue à jouer.
# en: a580
reason-nothing-proposed = Tu ne peux pas concéder ça ici : choisis une autre perte avec `/chouette concede`.
# en: 7068
reason-no-proposal-left = Cette offre a déjà reçu une réponse, ou a été retirée.
# en: db78
reason-answered-by-other = Cette offre est de toi : { $player } peut y répondre, et tu peux la retirer.
# en: 3534
reason-proposed-by-you = Ta dernière offre sur ce pari tient toujours : retire-la d’abord.
# en: d485
reason-proposed-to-you = { $player } t’a fait une offre sur ce pari : réponds-y d’abord.
# en: 0b17
reason-no-bet-with = Tu n’as pas de pari en cours avec { $player }, seulement avec { $players }.
# en: b836
reason-no-bet-with-anybody = Tu n’as aucun pari en cours.
