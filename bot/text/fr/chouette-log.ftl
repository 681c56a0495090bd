### Ce qui se passe dans une chouette, en public. Des propositions sans point final, parfois jointes par des points-virgules.

## Doubles

# en: 26a5
chouette-log-doubles =
    { $is_redouble ->
        [yes]
            { $count ->
                [one] { $players } redouble à { $value }
               *[other] { $players } redoublent à { $value }
            }
       *[no]
            { $count ->
                [one] { $players } double à { $value }
               *[other] { $players } doublent à { $value }
            }
    }
# en: 669a
chouette-log-team-doubles =
    { $is_redouble ->
        [yes] L’équipe redouble à { $value }
       *[no] L’équipe double à { $value }
    }
# en: 007b
chouette-log-box-doubles =
    { $is_redouble ->
        [yes] { $box } redouble { $members }
       *[no] { $box } double { $members }
    }
# en: cacf
chouette-log-doubled = { $members } à { $value }
# en: 9954
chouette-log-doubles-extra =
    { $is_redouble ->
        [yes] { $player } redouble { $other } à { $value } sur le videau supplémentaire
       *[no] { $player } double { $other } à { $value } sur le videau supplémentaire
    }

## Réponses

# en: 73e2
chouette-log-takes =
    { $count ->
        [one] { $players } accepte à { $value }
       *[other] { $players } acceptent à { $value }
    }
# en: 52b1
chouette-log-takes-extra =
    { $count ->
        [one] { $players } accepte le videau supplémentaire à { $value }
       *[other] { $players } acceptent le videau supplémentaire à { $value }
    }
# en: 6905
chouette-log-passes =
    { $count ->
        [one] { $players } passe et paie { $points }
       *[other] { $players } passent et paient { $points } par tête
    }
# en: 749a
chouette-log-follows-nobody =
    { $count ->
        [one] { $players } suit le capitaine, que personne ne double : passe et paie { $points }
       *[other] { $players } suivent le capitaine, que personne ne double : passent et paient { $points } par tête
    }
# en: 9df9
chouette-log-passes-extra =
    { $count ->
        [one] { $players } passe le videau supplémentaire et paie { $points }
       *[other] { $players } passent le videau supplémentaire et paient { $points } par tête
    }
# en: 04b6
chouette-log-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } refuse le raccoon et paie { $points }
               *[beaver] { $players } refuse le beaver et paie { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } refusent le raccoon et paient { $points } par tête
               *[beaver] { $players } refusent le beaver et paient { $points } par tête
            }
    }
# en: 515a
chouette-log-refuses-extra =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } refuse le raccoon sur le videau supplémentaire et paie { $points }
               *[beaver] { $players } refuse le beaver sur le videau supplémentaire et paie { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } refusent le raccoon sur le videau supplémentaire et paient { $points } par tête
               *[beaver] { $players } refusent le beaver sur le videau supplémentaire et paient { $points } par tête
            }
    }
# en: 5a9b
chouette-log-raises =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } fait raccoon à { $value }
               *[beaver] { $players } fait beaver à { $value }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } font raccoon à { $value }
               *[beaver] { $players } font beaver à { $value }
            }
    }
# en: a7df
chouette-log-raises-extra =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } fait raccoon à { $value } sur le videau supplémentaire
               *[beaver] { $players } fait beaver à { $value } sur le videau supplémentaire
            }
       *[other]
            { $stage ->
                [raccoon] { $players } font raccoon à { $value } sur le videau supplémentaire
               *[beaver] { $players } font beaver à { $value } sur le videau supplémentaire
            }
    }

# en: 343b
chouette-log-box-takes =
    { $count ->
        [one] { $box } accepte à { $value } le double fait par { $members }
       *[other] { $box } accepte à { $value } les doubles faits par { $members }
    }
# en: 5ccf
chouette-log-box-passes =
    { $count ->
        [one] { $box } passe le double fait par { $members } et paie { $points }
       *[other] { $box } passe les doubles faits par { $members } et paie { $points } par tête
    }
# en: 6131
chouette-log-box-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $box } refuse le raccoon fait par { $members } et paie { $points }
               *[beaver] { $box } refuse le beaver fait par { $members } et paie { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $box } refuse les raccoons faits par { $members } et paie { $points } par tête
               *[beaver] { $box } refuse les beavers faits par { $members } et paie { $points } par tête
            }
    }
# en: 0917
chouette-log-box-raises =
    { $stage ->
        [raccoon] { $box } fait raccoon à { $value } contre { $members }
       *[beaver] { $box } fait beaver à { $value } contre { $members }
    }

# en: a733
chouette-log-box-accepts =
    { $stage ->
        [beaver]
            { $count ->
                [one] { $box } accepte à { $value } le beaver fait par { $members }
               *[other] { $box } accepte à { $value } les beavers faits par { $members }
            }
        [raccoon]
            { $count ->
                [one] { $box } accepte à { $value } le raccoon fait par { $members }
               *[other] { $box } accepte à { $value } les raccoons faits par { $members }
            }
       *[unknown]
            { $count ->
                [one] { $box } accepte à { $value } le videau tourné par { $members }
               *[other] { $box } accepte à { $value } les videaux tournés par { $members }
            }
    }
# en: 3a36
chouette-log-accepts =
    { $stage ->
        [beaver]
            { $count ->
                [one] { $players } accepte le beaver à { $value }
               *[other] { $players } acceptent le beaver à { $value }
            }
        [raccoon]
            { $count ->
                [one] { $players } accepte le raccoon à { $value }
               *[other] { $players } acceptent le raccoon à { $value }
            }
       *[unknown]
            { $count ->
                [one] { $players } accepte à { $value }
               *[other] { $players } acceptent à { $value }
            }
    }
# en: cedf
chouette-log-accepts-extra =
    { $stage ->
        [raccoon]
            { $count ->
                [one] { $players } accepte le raccoon sur le videau supplémentaire à { $value }
               *[other] { $players } acceptent le raccoon sur le videau supplémentaire à { $value }
            }
       *[beaver]
            { $count ->
                [one] { $players } accepte le beaver sur le videau supplémentaire à { $value }
               *[other] { $players } acceptent le beaver sur le videau supplémentaire à { $value }
            }
    }

# en: 6c1d
chouette-log-answered-first = Premières réponses : { $answers }
# en: ae99
chouette-log-answer =
    { $answer ->
        [take] { $player } accepte
        [drop] { $player } passe
        [beaver] { $player } fait beaver
        [raccoon] { $player } fait raccoon
       *[follow] { $player } suit le capitaine
    }
# en: 5bc5
chouette-log-silent =
    { $count ->
        [one] { $players } n’a pas répondu à temps
       *[other] { $players } n’ont pas répondu à temps
    }

## Acceptation seule : tous les autres ont passé

# en: c201
chouette-log-lone-must-pass = { $player } doit passer aussi (seule acceptation) et paie { $points }
# en: 1197
chouette-log-lone-must-beaver = { $player } doit faire beaver ou passer (seule acceptation)
# en: a8ec
chouette-log-lone =
    { $answer ->
        [beaver] Un seul beaver : { $player } ; { $other } peut donner un videau supplémentaire
       *[take] Une seule acceptation : { $player } ; { $other } peut donner un videau supplémentaire
    }
# en: 6f83
chouette-log-lone-several =
    { $answer ->
        [beaver] Un seul beaver : { $player } ; chaque membre qui a passé peut donner un videau supplémentaire
       *[take] Une seule acceptation : { $player } ; chaque membre qui a passé peut donner un videau supplémentaire
    }
# en: dcba
chouette-log-extras =
    { $count ->
        [one] { $players } donne un videau supplémentaire
       *[other] { $players } donnent un videau supplémentaire
    }
# en: 1f05
chouette-log-no-extras = Personne ne donne de videau supplémentaire
# en: f856
chouette-log-no-extras-silent =
    { $count ->
        [one] { $players } n’a pas répondu à temps ; personne ne donne de videau supplémentaire
       *[other] { $players } n’ont pas répondu à temps ; personne ne donne de videau supplémentaire
    }
# en: 7a79
chouette-log-extras-given =
    { $count ->
        [one] { $players } paie { $points } à { $taker } et donne un videau supplémentaire à { $value }
       *[other] { $players } paient { $points } par tête à { $taker } et donnent un videau supplémentaire à { $value }
    }

## Les dés

# en: 68b3
chouette-log-opening =
    { $starter ->
        [white] Tirage initial { $high }-{ $low } : le box commence
       *[black] Tirage initial { $high }-{ $low } : l’équipe commence
    }
# en: 3bb2
chouette-log-holds = { $player } demande de retenir le lancer
# en: b5f0
chouette-log-releases = Le lancer n’attend plus { $player }
# en: 25cf
chouette-log-releases-silent = Temps écoulé pour { $player } : le lancer est libéré
# en: fa2d
chouette-log-rolls = { $player } veut lancer les dés
# en: ffba
chouette-log-autopilot-for-team = Le pilote automatique (pour l’équipe)

## Capitaine, box et remplacements

# en: 6219
chouette-log-captain-passed = { $player } sort du jeu et va en fin de file ; capitaine : { $captain }
# en: dca6
chouette-log-captain-gone = { $captain } remplace { $player } comme capitaine
# en: 3d8e
chouette-log-captain-acting = Capitaine par intérim : { $captain }
# en: 932e
chouette-log-captain-again = { $captain } redevient capitaine
# en: 9bdb
chouette-log-captain-struck = { $captain } ne peut plus gagner le box comme capitaine
# en: afb4
chouette-log-captain-replaced =
    { $why ->
        [leaves]
            { $is_acting ->
                [yes] { $player } quitte la table après cette partie ; capitaine par intérim : { $captain }
               *[no] { $player } quitte la table après cette partie ; capitaine : { $captain }
            }
        [sits-out]
            { $is_acting ->
                [yes] { $player } fait une pause ; capitaine par intérim : { $captain }
               *[no] { $player } fait une pause ; capitaine : { $captain }
            }
       *[silent]
            { $is_acting ->
                [yes] { $player } a manqué deux décisions ; capitaine par intérim : { $captain }
               *[no] { $player } a manqué deux décisions ; capitaine : { $captain }
            }
    }
# en: 99ad
chouette-log-captain-missed = Temps écoulé pour { $captain } ; au prochain oubli, quelqu’un d’autre prend la suite
# en: f824
chouette-log-captain-missed-once = Temps écoulé pour { $captain } ; au prochain oubli, { $player } prend la suite
# en: 8356
chouette-log-heard-again = { $player } joue de nouveau
# en: 5cdb
chouette-log-box-silent = Temps écoulé pour { $box } ; au prochain oubli, quelqu’un d’autre joue pour le box
# en: c194
chouette-log-silent-for-long =
    { $is_away ->
        [yes] { $player } a manqué deux décisions et se trouve maintenant en pause
       *[no] Temps écoulé pour { $player } : d’autres jouent à sa place dans cette partie
    }
# en: 6eb6
chouette-log-box-forfeits = Personne ne joue pour { $box }, qui perd par forfait une partie simple sur chaque pari en cours
# en: 493b
chouette-log-volunteers = { $player } remplacera le box s’il s’en va
# en: 4ec7
chouette-log-volunteers-no-longer = { $player } ne remplacera plus le box
# en: 55e1
chouette-log-substitute = { $player } joue pour { $box }, qui gagne ou perd les points
# en: 973b
chouette-log-proxy = { $player } peut répondre pour { $member }
# en: 0812
chouette-log-proxy-ended = { $member } n’a plus de procuration
# en: 31e1
chouette-log-proxy-silent = Temps écoulé : la procuration donnée par { $member } ne répond plus

## Arrangements et concessions

# en: 81f2
chouette-log-concedes =
    { $reader ->
        [proposer]
            { $kind ->
                [gammon] Tu proposes de concéder un gammon à { $other } et de payer { $points }
                [backgammon] Tu proposes de concéder un backgammon à { $other } et de payer { $points }
               *[single] Tu proposes de concéder une partie simple à { $other } et de payer { $points }
            }
        [proxy]
            { $kind ->
                [gammon] Tu proposes (pour { $player }) de concéder un gammon à { $other } et de payer { $points }
                [backgammon] Tu proposes (pour { $player }) de concéder un backgammon à { $other } et de payer { $points }
               *[single] Tu proposes (pour { $player }) de concéder une partie simple à { $other } et de payer { $points }
            }
        [asked]
            { $kind ->
                [gammon] { $player } propose de te concéder un gammon et de payer { $points }
                [backgammon] { $player } propose de te concéder un backgammon et de payer { $points }
               *[single] { $player } propose de te concéder une partie simple et de payer { $points }
            }
        [called]
            { $kind ->
                [gammon] { $player } propose de concéder un gammon et de payer { $points }
                [backgammon] { $player } propose de concéder un backgammon et de payer { $points }
               *[single] { $player } propose de concéder une partie simple et de payer { $points }
            }
       *[anybody]
            { $kind ->
                [gammon] { $player } propose de concéder un gammon à { $other } et de payer { $points }
                [backgammon] { $player } propose de concéder un backgammon à { $other } et de payer { $points }
               *[single] { $player } propose de concéder une partie simple à { $other } et de payer { $points }
            }
    }
# en: cbda
chouette-log-asks =
    { $reader ->
        [proposer]
            { $points ->
                [one] Tu proposes un arrangement à { $other }, qui paierait { $points }
               *[other] Tu proposes un arrangement à { $other }, qui paierait { $points }
            }
        [proxy]
            { $points ->
                [one] Tu proposes (pour { $player }) un arrangement à { $other }, qui paierait { $points }
               *[other] Tu proposes (pour { $player }) un arrangement à { $other }, qui paierait { $points }
            }
        [asked]
            { $points ->
                [one] { $player } te propose un arrangement : tu paies { $points }
               *[other] { $player } te propose un arrangement : tu paies { $points }
            }
        [called]
            { $points ->
                [one] { $player } propose un arrangement si { $other } paie { $points }
               *[other] { $player } propose un arrangement si { $other } paie { $points }
            }
       *[anybody]
            { $points ->
                [one] { $player } propose un arrangement à { $other }, qui paierait { $points }
               *[other] { $player } propose un arrangement à { $other }, qui paierait { $points }
            }
    }
# en: 4ff0
chouette-log-offers =
    { $reader ->
        [proposer]
            { $points ->
                [one] Tu offres { $points } point à { $other } pour clore le pari
               *[other] Tu offres { $points } points à { $other } pour clore le pari
            }
        [proxy]
            { $points ->
                [one] Tu offres (pour { $player }) { $points } point à { $other } pour clore le pari
               *[other] Tu offres (pour { $player }) { $points } points à { $other } pour clore le pari
            }
        [asked]
            { $points ->
                [one] { $player } t’offre { $points } point pour clore le pari
               *[other] { $player } t’offre { $points } points pour clore le pari
            }
        [called]
            { $points ->
                [one] { $player } offre { $points } point pour clore le pari
               *[other] { $player } offre { $points } points pour clore le pari
            }
       *[anybody]
            { $points ->
                [one] { $player } offre { $points } point à { $other } pour clore le pari
               *[other] { $player } offre { $points } points à { $other } pour clore le pari
            }
    }
# en: 0b50
chouette-log-offers-even =
    { $reader ->
        [proposer] Tu proposes à { $other } de clore le pari à égalité
        [proxy] Tu proposes (pour { $player }) à { $other } de clore le pari à égalité
        [asked] { $player } te propose de clore le pari à égalité
        [called] { $player } propose de clore le pari à égalité
       *[anybody] { $player } propose à { $other } de clore le pari à égalité
    }
# en: 816b
chouette-log-refuses-offer = { $player } refuse l’offre faite par { $other }
# en: 93be
chouette-log-withdraws-offer = { $player } retire son offre à { $other }
# en: 744b
chouette-log-proposal-dropped-between =
    { $is_refused ->
        [yes] L’offre entre { $box } et { $member } est refusée
       *[no] L’offre entre { $box } et { $member } est retirée
    }
# en: b95b
chouette-log-proposal-dropped =
    { $is_refused ->
        [yes] L’offre est refusée
       *[no] L’offre est retirée
    }
# en: cdd5
chouette-log-settles =
    { $count ->
        [one] Arrangement : { $players } paie { $points } à { $payee }
       *[other] Arrangement : { $players } paient { $points } par tête à { $payee }
    }
# en: d65f
chouette-log-resigns =
    { $count ->
        [one]
            { $kind ->
                [gammon] { $players } concède un gammon à { $payee } et paie { $points }
                [backgammon] { $players } concède un backgammon à { $payee } et paie { $points }
               *[single] { $players } concède une partie simple à { $payee } et paie { $points }
            }
       *[other]
            { $kind ->
                [gammon] { $players } concèdent un gammon à { $payee } et paient { $points } par tête
                [backgammon] { $players } concèdent un backgammon à { $payee } et paient { $points } par tête
               *[single] { $players } concèdent une partie simple à { $payee } et paient { $points } par tête
            }
    }
# en: d672
chouette-log-even = Pari clos à égalité entre { $box } et { $member }
# en: 15a3
chouette-log-bet-ended =
    { $is_settled ->
        [yes]
            { $points ->
                [one] Un pari est réglé pour { $points } point
               *[other] Un pari est réglé pour { $points } points
            }
       *[no]
            { $points ->
                [one] Un pari est concédé pour { $points } point
               *[other] Un pari est concédé pour { $points } points
            }
    }

## Arrivées et départs

# en: d1d1
chouette-log-joins =
    { $count ->
        [one]
            { $is_back ->
                [yes] { $players } revient
               *[no] { $players } rejoint la table
            }
       *[other]
            { $is_back ->
                [yes] { $players } reviennent
               *[no] { $players } rejoignent la table
            }
    }
# en: 2887
chouette-log-joins-waiting =
    { $count ->
        [one]
            { $is_back ->
                [yes] { $players } revient et attend d’entrer en jeu
               *[no] { $players } rejoint la table et attend d’entrer en jeu
            }
       *[other]
            { $is_back ->
                [yes] { $players } reviennent et attendent d’entrer en jeu
               *[no] { $players } rejoignent la table et attendent d’entrer en jeu
            }
    }
# en: 5d67
chouette-log-dealt-in =
    { $count ->
        [one] { $players } entre en jeu
       *[other] { $players } entrent en jeu
    }
# en: edb0
chouette-log-leaves = { $player } quitte la table
# en: 6baf
chouette-log-leaves-game = { $player } quitte la table après cette partie ; d’autres jouent à sa place d’ici là
# en: 9c5a
chouette-log-goes-away = { $player } fait une pause

## Options

# en: 2782
chouette-log-options =
    { $is_new_stake ->
        [yes] Options ({ $options }) ; tout le monde doit accepter l’enjeu
       *[no] Options ({ $options })
    }
# en: 5d13
chouette-log-options-later =
    { $is_new_stake ->
        [yes] Options à partir de la partie { $number } ({ $options }) ; tout le monde doit accepter l’enjeu
       *[no] Options à partir de la partie { $number } ({ $options })
    }
# en: 0588
chouette-log-unchanged = inchangées
# en: e24b
chouette-log-preset = modèle « { $preset } »
# en: 194d
chouette-log-stake-agreed = { $player } accepte le nouvel enjeu
# en: 4815
chouette-log-stake-withdrawn = L’enjeu reste le même

## Entre deux parties

# en: 82c7
chouette-log-partner-sought = { $box } cherche un partenaire
# en: 2f99
chouette-log-partner-sought-unknown = Le box cherche un partenaire
# en: 54b7
chouette-log-partner-drawn = Personne ne se propose comme partenaire ; tirage au sort : { $dice }
# en: 8c79
chouette-log-partner = Partenaires dans cette partie : { $box } (box) et { $partner }
# en: bc4f
chouette-log-partner-unknown = Partenaire du box dans cette partie : { $partner }
# en: 76c8
chouette-log-no-partner =
    { $count ->
        [one] { $players } n’a pas répondu à temps et joue sans partenaire
       *[other] { $players } n’ont pas répondu à temps et jouent sans partenaire
    }
# en: 4b4d
chouette-log-order = Ordre : { $dice } ; box : { $box }, capitaine : { $captain }
# en: 808a
chouette-log-game-begins = La partie { $number } commence
# en: 30c7
chouette-log-game-over = La partie est finie : { $points }
# en: ea7f
chouette-log-box =
    { $change ->
        [takes] { $player } prend le box
        [keeps] { $player } garde le box
       *[is] { $player } a le box
    }
# en: 9526
chouette-log-line = ordre : { $members }
# en: d218
chouette-log-nobody-left = Il n’y a plus personne à la table
# en: a6e3
chouette-log-no-last-game = La dernière partie n’est plus annoncée
# en: 4790
chouette-log-announces-last = { $player } annonce que la partie { $number } sera la dernière
# en: 064d
chouette-log-takes-back-last = { $player } n’annonce plus de dernière partie
# en: 76d3
chouette-log-closes = { $player } ferme la chouette
# en: 0692
chouette-log-reopens = { $player } rouvre la chouette
# en: ba97
chouette-log-hands-over = { $player } cède son rôle d’hôte à { $host }
# en: 31c2
chouette-log-next-host = Nouvel hôte : { $host }
