### Ma place : ce qu'un membre d'une chouette lit en privé, les questions qu'on lui pose, et ses boutons.

## Sa place

# en: 251b
seat-closed = Les points sont dans `/chouette ledger`.
# en: f77a
seat-leaving = Tu quittes la table après cette partie ; d’ici là, d’autres jouent pour toi.
# en: eaa8
seat-returning = Te revoilà : tu joues à partir de la prochaine partie, et d’autres jouent pour toi d’ici là.
# en: b6df
seat-away = Tu es en pause ; d’autres jouent pour toi jusqu’à ton retour.
# en: d71d
seat-dealt-in = Tu entres en jeu après cette partie.
# en: 2b90
seat-on-waiting-list = Tu es en position { $place } sur la liste d’attente.
# en: 68e5
seat-next-box = Tu as le box à la prochaine partie.
# en: 6915
seat-next-captain = Tu es capitaine à la prochaine partie.
# en: db3a
seat-in-line = Tu es en position { $place } dans l’ordre.
# en: d4ae
seat-at-table = Tu es à la table.
# en: 570f
seat-captain = Tu es capitaine.
# en: 6561
seat-acting-captain = Tu es capitaine par intérim.
# en: 512e
seat-crew = Tu fais partie de l’équipe, en position { $place } dans l’ordre.
# en: 8be2
seat-out = Pour toi, cette partie est finie ; position { $place } dans l’ordre.
# en: 802f
seat-box-won = Tu as gagné le box et le prends à la prochaine partie.
# en: 7223
seat-score = Ton score : { $points } (place { $place } sur { $players }).
# en: 10ba
seat-score-tied =
    { $place ->
        [1] Ton score : { $points } (place 1 à égalité, sur { $players }).
        [2] Ton score : { $points } (place 2 à égalité, sur { $players }).
        [3] Ton score : { $points } (place 3 à égalité, sur { $players }).
       *[other] Ton score : { $points } (place { $place } à égalité, sur { $players }).
    }
# en: 8142
seat-box = Tu as le box.
# en: df20
seat-plays-for-you = { $player } joue pour toi ; les points sont à toi.
# en: b0e1
seat-autopilot-plays = Le pilote automatique joue pour toi ; les points sont à toi.
# en: 4edd
seat-substitute = Tu joues pour { $box }, qui gagne ou perd les points.
# en: bad2
seat-partner = Tu es partenaire du box : la moitié de ses gains ou pertes est à toi.
# en: 5fd4
seat-proxy-of-yours = { $player } peut répondre pour toi.
# en: 539e
seat-proxy-for = Tu peux répondre pour { $member }.
# en: 92b7
seat-willing = Tu remplaceras le box s’il s’en va.

## Ses paris

# en: daff
seat-bet =
    { $lies ->
        [to-you] Ton pari avec { $other } : on te propose le videau à { $value }.
        [by-you] Ton pari avec { $other } : tu proposes le videau à { $value }.
        [centred] Ton pari avec { $other } : videau à { $value }, au centre.
        [yours] Ton pari avec { $other } : videau à { $value }, chez toi.
       *[theirs] Ton pari avec { $other } : videau à { $value }, de l’autre côté.
    }
# en: ae35
seat-bet-over = Ton pari avec { $other } est fini : { $points }.
# en: cd84
seat-extra =
    { $lies ->
        [to-you] Ton pari supplémentaire avec { $other } : on te propose le videau à { $value }.
        [by-you] Ton pari supplémentaire avec { $other } : tu proposes le videau à { $value }.
        [centred] Ton pari supplémentaire avec { $other } : videau à { $value }, au centre.
        [yours] Ton pari supplémentaire avec { $other } : videau à { $value }, chez toi.
       *[theirs] Ton pari supplémentaire avec { $other } : videau à { $value }, de l’autre côté.
    }
# en: ad45
seat-extra-over = Ton pari supplémentaire avec { $other } est fini : { $points }.
# en: d715
seat-bet-of-box =
    { $lies ->
        [to-you] { $members } : on te propose le videau à { $value }.
        [by-you] { $members } : tu proposes le videau à { $value }.
        [centred] { $members } : videau à { $value }, au centre.
        [yours] { $members } : videau à { $value }, chez toi.
       *[theirs] { $members } : videau à { $value }, de l’autre côté.
    }

# en: db35
seat-gammon =
    { $case ->
        [all-taken] Si tous les doubles sont acceptés, un gammon te rapporte ou te coûte { $gammon } en tout, un backgammon { $backgammon }.
        [all] Un gammon te rapporte ou te coûte { $gammon } en tout, un backgammon { $backgammon }.
        [taken] Si le double est accepté, un gammon te rapporte ou te coûte { $gammon }, un backgammon { $backgammon }.
       *[plain] Un gammon te rapporte ou te coûte { $gammon }, un backgammon { $backgammon }.
    }
# en: 508d
seat-gammon-single =
    { $is_all ->
        [yes]
            { $cubes ->
                [one] Tant que le videau n’a pas tourné, un gammon compte { $gammon } en tout, comme une partie simple (Jacoby).
               *[other] Tant qu’aucun videau n’a tourné, un gammon compte { $gammon } en tout, comme une partie simple (Jacoby).
            }
       *[no] Tant que le videau n’a pas tourné, un gammon compte { $gammon }, comme une partie simple (Jacoby).
    }

## Doubles encore secrets

# en: ace6
seat-may-double = Tu peux doubler : { $player } n’a pas encore lancé.
# en: c9ed
seat-may-double-waiting = Tu peux doubler jusqu’au lancer.
# en: 13de
seat-double-of-box = Tu doubles { $members } au moment de lancer.
# en: fd1b
seat-double-of-extra = Ton double partira quand le box lancera ; tu peux le reprendre d’ici là.
# en: 3666
seat-double-to-send = Ton double partira quand tu appuieras sur **Lancer** ; tu peux le reprendre d’ici là.
# en: 932d
seat-double = Ton double partira quand le capitaine lancera ; tu peux le reprendre d’ici là.
# en: b1bf
seat-double-waiting = Ton double partira dès que le lancer n’aura plus à attendre ; tu peux le reprendre d’ici là.
# en: d08d
seat-no-double = Tu ne doubles pas ce tour-ci. Personne d’autre ne le voit ; tu peux encore doubler jusqu’au lancer. Avec **Ne plus m’attendre**, le lancer ne t’attend plus, même dans les parties suivantes ; tu peux y revenir sous **Consignes**.
# en: d398
seat-others-double =
    { $count ->
        [one] { $members } double ; le box ne le sait pas encore.
       *[other] { $members } doublent ; le box ne le sait pas encore.
    }

## Réponses aux doubles, beavers et raccoons

# en: 36ac
seat-answer =
    { $answer ->
        [take] accepter
        [drop]
            { $is_raised ->
                [yes] refuser
               *[no] passer
            }
        [beaver] beaver
        [raccoon] raccoon
       *[follow] suivre le capitaine
    }
# en: 648f
seat-answer-at =
    { $answer ->
        [beaver] beaver à { $value }
        [raccoon] raccoon à { $value }
       *[take]
            { $is_raised ->
                [yes] accepter à { $value }
               *[no] accepter à { $value }
            }
    }
# en: f16d
seat-answer-of = { $who } : { $answer }

# en: 2cab
seat-your-answer = Ta réponse : **{ $answer }**.
# en: 6edc
seat-follow-passes = Personne ne double { $captain } (capitaine) : suivre le capitaine, c’est passer.
# en: 801f
seat-your-answer-to = Ta réponse à { $members } : **{ $answer }**.
# en: 34fb
seat-your-answer-for = Ta réponse pour { $member } : **{ $answer }**.
# en: f1d9
seat-instruction-answers = Ta consigne répond après tout le monde : **{ $answer }**. Personne d’autre ne la voit ; tu peux encore répondre à la main.
# en: ff8c
seat-your-extra =
    { $is_yes ->
        [yes] Ta réponse : **donner un videau supplémentaire**.
       *[no] Ta réponse : **ne pas donner de videau supplémentaire**.
    }
# en: dad9
seat-sealed-answer = Personne d’autre ne la voit ; tu peux la changer tant que toutes les réponses ne sont pas là et qu’il reste du temps.
# en: 239b
seat-partner-reply =
    { $is_yes ->
        [yes] Tu as proposé d’être partenaire du box. Personne d’autre ne le voit ; tu peux changer d’avis jusqu’à ce qu’un partenaire soit trouvé.
       *[no] Tu as refusé d’être partenaire du box. Personne d’autre ne le voit ; tu peux changer d’avis jusqu’à ce qu’un partenaire soit trouvé.
    }

## Consignes, valables pour une partie

# en: 0bef
seat-instruction =
    { $instruction ->
        [hold] Me demander avant chaque lancer
        [no-double] Ne jamais attendre que je double
        [double-with-captain] Doubler quand le capitaine double
        [take] Accepter si on me double
       *[follow] Répondre aux doubles comme le capitaine, ou passer si on ne double pas le capitaine
    }
# en: 97b6
seat-instructed = Ta consigne pour cette partie : { $instruction }. Personne d’autre ne la voit.
# en: 8f4d
seat-instructed-lasting = Ta consigne pour cette partie et les suivantes : { $instruction }. Personne d’autre ne la voit.
# en: 9bed
seat-instructed-hold = Ta consigne pour cette partie : { $instruction }. Le lancer attend, et ton nom s’affiche sur le plateau.

## Arrangements et concessions en attente

# en: 3ce4
seat-proposal-to-withdraw = { $proposal }. Tu peux retirer l’offre jusqu’au prochain lancer.
# en: 86dc
seat-proposal-to-answer = { $proposal }. Tu peux accepter ou refuser l’offre jusqu’au prochain lancer.
# en: 66cd
seat-proposal-to-other = { $proposal }. { $player } peut accepter ou refuser l’offre jusqu’au prochain lancer.

## Pages

# en: 5216
seat-page =
    { $page ->
        [orders] Consignes
        [proxy] Procuration
        [settle] Arrangement
        [concede] Concéder
        [away] Pause
        [close] Fermer la chouette
       *[leave] Quitter
    }
# en: 16fa
seat-orders-hint = Pour cette partie, sauf **Ne pas m’attendre**, qui vaut jusqu’à ce que tu la désactives. Personne d’autre ne voit tes consignes, mais avec **Me demander** ton nom s’affiche sur le plateau. Appuie sur une consigne pour la changer.
# en: 1423
seat-order =
    { $is_on ->
        [yes] { $instruction } : **oui**
       *[no] { $instruction } : non
    }
# en: bbbe
seat-switch =
    { $instruction ->
        [hold]
            { $is_on ->
                [yes] Me demander : oui
               *[no] Me demander : non
            }
        [no-double]
            { $is_on ->
                [yes] Ne pas m’attendre : oui
               *[no] Ne pas m’attendre : non
            }
        [double-with-captain]
            { $is_on ->
                [yes] Doubler avec capitaine : oui
               *[no] Doubler avec capitaine : non
            }
        [take]
            { $is_on ->
                [yes] Accepter : oui
               *[no] Accepter : non
            }
       *[follow]
            { $is_on ->
                [yes] Suivre le capitaine : oui
               *[no] Suivre le capitaine : non
            }
    }

## Questions

# en: bd1c
seat-proxy-question = Qui peut répondre pour toi ?
# en: dc72
seat-no-proxy = Personne
# en: c901
seat-close-question = Fermer la chouette maintenant ? Le message de clôture donne le classement final.
# en: bd74
seat-leave-question =
    { $leaves ->
        [bets] Quitter cette chouette ? D’autres joueront tes paris en cours jusqu’au bout ; tes points restent dans les comptes.
        [points] Quitter cette chouette ? Tes points restent dans les comptes.
       *[nothing] Quitter cette chouette ?
    }
# en: 3f4f
seat-away-question = Faire une pause ?
# en: c207
seat-away-member =
    { $absent ->
        [follow-captain] Dans cette partie, ta procuration répond pour toi ; sans procuration, tu réponds aux doubles comme le capitaine, ou tu passes si on ne double pas le capitaine.
       *[drop] Dans cette partie, ta procuration répond pour toi ; sans procuration, tu passes si on te double.
    }
# en: bd93
seat-away-forfeit = Personne ne peut te remplacer : tu perds par forfait une partie simple sur chaque pari en cours.
# en: e31c
seat-away-substitute = { $player } joue cette partie pour toi ; les points sont à toi.
# en: e29b
seat-away-autopilot = Le pilote automatique, ou quelqu’un qui se propose, joue cette partie pour toi ; les points sont à toi.
# en: 1b00
seat-sit-out = À ton retour, tu repars en fin de file.
# en: e782
seat-sit-out-in-game = Si tu reviens pendant cette partie, tu gardes ta place ; plus tard, tu repars en fin de file.

## Un arrangement ou une concession

# en: c66f
seat-settle-to-you =
    { $count ->
        [one]
            { $points ->
                [one] Ton offre : **{ $others } te paie { $points } point** et le pari s’arrête.
               *[other] Ton offre : **{ $others } te paie { $points } points** et le pari s’arrête.
            }
       *[other]
            { $points ->
                [one] Ton offre : **{ $others } te paient { $points } point par tête** et les paris s’arrêtent.
               *[other] Ton offre : **{ $others } te paient { $points } points par tête** et les paris s’arrêtent.
            }
    }
# en: 9a57
seat-settle-from-you =
    { $count ->
        [one]
            { $points ->
                [one] Ton offre : **tu paies { $points } point à { $others }** et le pari s’arrête.
               *[other] Ton offre : **tu paies { $points } points à { $others }** et le pari s’arrête.
            }
       *[other]
            { $points ->
                [one] Ton offre : **tu paies { $points } point par tête à { $others }** et les paris s’arrêtent.
               *[other] Ton offre : **tu paies { $points } points par tête à { $others }** et les paris s’arrêtent.
            }
    }
# en: 29f0
seat-settle-even =
    { $count ->
        [one] Ton offre à { $others } : **personne ne paie** et le pari s’arrête.
       *[other] Ton offre à { $others } : **personne ne paie** et les paris s’arrêtent.
    }
# en: 55fd
seat-settle-most = Maximum : { $most }.
# en: da52
seat-settle-most-each = Maximum par tête : { $most }.
# en: 9024
seat-leave-out = Appuie sur un nom pour l’enlever.
# en: 425c
seat-propose = Envoyer
# en: a260
seat-concede-question =
    { $count ->
        [one] Que concèdes-tu à { $others } ? Tout ce qui est en dessous du maximum peut être refusé.
       *[other] Que concèdes-tu à { $others } ? Chaque membre peut refuser tout ce qui est en dessous du maximum.
    }
# Where what is conceded is the most that can be lost.
# en: 1301
seat-concede-maximum = Concéder à { $others } ? C’est le maximum, donc c’est accepté aussitôt.
# en: 84d9
seat-concede-for-team = Comme capitaine, tu concèdes pour toute l’équipe.
# en: 7faa
seat-loss-in-all =
    { $kind ->
        [gammon] Gammon, −{ $points } en tout
        [backgammon] Backgammon, −{ $points } en tout
       *[single] Simple, −{ $points } en tout
    }
# en: 1ee0
seat-loss-where-it-counts =
    { $kind ->
        [gammon] Gammon là où il compte, −{ $points } en tout
       *[backgammon] Backgammon là où il compte, −{ $points } en tout
    }
# en: 351f
seat-among =
    { $is_in ->
        [yes] { $other } : oui
       *[no] { $other } : non
    }
# en: c730
seat-among-for =
    { $is_in ->
        [yes] { $member } contre { $other } : oui
       *[no] { $member } contre { $other } : non
    }

## Boutons

# en: 481c
seat-back = Retour
# en: 2653
seat-role =
    { $role ->
        [come-back] Revenir
        [volunteer] Remplacer le box
        [stand-down] Ne plus remplacer
        [last-game] Annoncer la dernière
        [no-last-game] Annuler l’annonce
       *[join] Rejoindre
    }
# en: db6e
seat-double-back = Reprendre le double
# en: 76c1
seat-never-double = Ne plus m’attendre
# en: eae7
seat-answer-cubes =
    { $cubes ->
        [one] Répondre à { $cubes } videau
       *[other] Répondre à { $cubes } videaux
    }
# en: 8b79
seat-last-word-for =
    { $is_kept ->
        [yes] { $member } : garder les extras
       *[no] { $member } : passer finalement
    }
# en: 3dbd
seat-on-proposal =
    { $verb ->
        [refuse] Refuser l’offre : { $other }
        [withdraw] Retirer l’offre : { $other }
       *[accept] Accepter l’offre : { $other }
    }
# en: 0bee
seat-on-proposal-for =
    { $verb ->
        [refuse] { $member } – { $other } : refuser
        [withdraw] { $member } – { $other } : retirer
       *[accept] { $member } – { $other } : accepter
    }

## Plusieurs videaux à la fois

# en: ee56
seat-cubes-to-answer =
    { $cubes ->
        [one] { $cubes } videau attend ta réponse.
       *[other] { $cubes } videaux attendent ta réponse.
    }
# en: 97ef
seat-whom-to-double = Qui doubles-tu ?
# en: fb7e
seat-choose = Appuie sur un nom pour le changer, puis sur **Confirmer**.
# en: 1ff8
seat-nobody-chosen = Aucun nom choisi : appuie sur un nom, puis sur **Confirmer** ; ou sur **Lancer** sous le plateau.
# en: 18c1
seat-confirm = Confirmer
# en: d4c0
seat-all = Tous
# en: 60e2
seat-chosen-double =
    { $is_doubled ->
        [yes] { $who } : doubler à { $value }
       *[no] { $who } : ne pas doubler
    }
# en: 9696
seat-choose-for-all =
    { $answer ->
        [take] Tout accepter
        [drop] Tout passer
       *[double] Tout doubler
    }
