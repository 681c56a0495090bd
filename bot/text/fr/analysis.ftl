### Analyses : comment un match a été joué.

# en: 6885
analysis-title = { $white } – { $black }
# en: 60cb
analysis-depth =
    { $depth ->
        [quick] analyse rapide
       *[deep] analyse approfondie
    }
# en: 873d
analysis-rated = **{ $player } : PR { $pr }** · niveau : { $grade ->
        [world-champion] champion du monde
        [world-class] classe mondiale
        [expert] expert
        [advanced] confirmé
        [intermediate] intermédiaire
        [casual] amateur
        [beginner] débutant
       *[distracted] distrait
    } · { $decisions } décisions
# en: 68ea
analysis-few =
    { $decisions ->
        [one] **{ $player } : PR { $pr }** · peu de décisions ({ $decisions })
       *[other] **{ $player } : PR { $pr }** · peu de décisions ({ $decisions })
    }
# en: 5ac1
analysis-unrated = **{ $player }** : aucune décision
# en: f3a3
analysis-fault-count =
    { $fault ->
        [play] Coups : { $counts }
        [missed-double] Doubles manqués : { $counts }
        [market-lost] Marché perdu : { $counts }
        [doubled-too-early] Doublé trop tôt : { $counts }
        [not-good-enough] Pas assez bon pour doubler : { $counts }
        [too-good] Trop bon pour doubler : { $counts }
        [wrong-take] Acceptations incorrectes : { $counts }
        [missed-beaver] Beavers manqués : { $counts }
        [wrong-beaver] Beavers incorrects : { $counts }
       *[wrong-pass] Passes incorrectes : { $counts }
    }
# en: 4f11
analysis-blunders =
    { $number ->
        [one] { $number } gaffe
       *[other] { $number } gaffes
    }
# en: 0958
analysis-errors =
    { $number ->
        [one] { $number } erreur
       *[other] { $number } erreurs
    }
# en: 4ba3
analysis-no-faults = Ni erreur ni gaffe
# en: c714
analysis-luck = Chance { $luck } points
# en: 7412
analysis-luck-match = Chance { $luck } % · résultat corrigé de la chance { $adjusted } %
# en: c35f
analysis-luck-match-older = Chance { $luck } points · résultat corrigé de la chance { $adjusted } %
# en: 54fb
analysis-luck-money = Chance { $luck } points · résultat corrigé de la chance { $adjusted } points
# en: 56c5
analysis-resignation =
    { $done ->
        [resignation-made] Abandon
        [resignation-accepted] Abandon accepté
        [resignation-refused] Abandon refusé
        [concession-made] Concession
        [concession-accepted] Concession acceptée
       *[concession-refused] Concession refusée
    } ({ $kind ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] simple
    }) : { $is_right ->
        [yes] juste
       *[no] −{ $lost }, ne compte pas dans le PR
    }
# en: 6ca7
analysis-in-game = Partie { $game } : { $said }
# en: 303d
analysis-illegal =
    { $number ->
        [one] { $number } coup illégal, qui ne compte pas : { $first }
       *[other] { $number } coups illégaux, qui ne comptent pas, le premier : { $first }
    }
# en: 4fb3
analysis-withheld =
    { $number ->
        [one] { $number } décision reste cachée tant qu’une partie très semblable est en cours. Le PR n’en tient pas compte.
       *[other] { $number } décisions restent cachées tant qu’une partie très semblable est en cours. Le PR n’en tient pas compte.
    }
# en: 56bb
analysis-stopped = Une partie n’a pas pu être suivie jusqu’au bout.
# en: 9aa2
analysis-older = Une analyse plus ancienne. Elle a estimé les sorties courtes et peut mal y juger le videau.
# en: 63fb
analysis-chart-match = Chances de gagner le match (%)
# en: f2a0
analysis-chart-game = Chances de gagner (%)
# en: e69f
analysis-chart-blunder = gaffe
# en: 3607
analysis-chart-joker = joker
# en: e3fb
analysis-chart-roll = jet
# en: 6176
analysis-chart-alt = Chances de gagner ({ $white } et { $black }) sur { $rolls } jets.
# en: e24c
analysis-chart-alt-blunder = Gaffe : { $player }, { $done }.
# en: b3f5
analysis-no-chart = Le graphique n’a pas pu être dessiné.
# en: 291c
analysis-choose-game = Choisir une partie
# en: d87d
analysis-all-games =
    { $games ->
        [2] Les deux parties
       *[other] Les { $games } parties
    }
# en: 3c3f
analysis-game =
    { $points ->
        [one] Partie { $number } à { $score } : { $winner } gagne { $points }
       *[other] Partie { $number } à { $score } : { $winner } gagne { $points }
    }
# en: c39b
analysis-game-open = Partie { $number } à { $score }
# en: 0c22
analysis-verdict =
    { $band ->
        [blunder] Gaffe, −{ $lost }
        [error] Erreur, −{ $lost }
        [inaccuracy] Imprécision, −{ $lost }
       *[good] Presque le meilleur, −{ $lost }
    }
# en: f0b0
analysis-verdict-cube =
    { $fault ->
        [missed-double] Double manqué
        [market-lost] Double manqué, marché perdu
        [doubled-too-early] Doublé trop tôt
        [not-good-enough] Pas assez bon pour doubler
        [too-good] Trop bon pour doubler
        [wrong-take] Acceptation incorrecte
        [missed-beaver] Beaver manqué
        [wrong-beaver] Beaver incorrect
       *[wrong-pass] Passe incorrecte
    } · { $band ->
        [blunder] gaffe, −{ $lost }
        [error] erreur, −{ $lost }
       *[inaccuracy] imprécision, −{ $lost }
    }
# en: ca8d
analysis-verdict-best = Le meilleur choix
# Below a double that was not made: the bot rolled for whoever could have doubled.
# en: 01d3
analysis-rolled-automatically = Le bot a lancé les dés automatiquement.
# en: 1831
analysis-verdict-illegal = Coup illégal
# en: d969
analysis-verdict-missed-beaver = Beaver manqué
# en: bf95
analysis-verdict-wrong-beaver = Beaver incorrect
# en: b89c
analysis-verdict-of-bet = { $bet } : { $verdict }
# en: 5086
analysis-best = { $dot } Meilleur : { $best }
# en: 3d9d
analysis-done =
    { $action ->
        [no-double] { $player } ne double pas
        [double] { $player } double
        [take] { $player } accepte
        [pass] { $player } passe
        [beaver] { $player } fait beaver
       *[raccoon] { $player } fait raccoon
    }
# en: ff86
analysis-action =
    { $action ->
        [no-double] Ne pas doubler
        [double] Doubler
        [take] Accepter
        [pass] Passer
        [beaver] Beaver
       *[raccoon] Raccoon
    }
# en: a95f
analysis-double-take = Doubler, accepter
# en: 742b
analysis-double-beaver = Doubler, beaver
# en: c171
analysis-double-pass = Doubler, passer
# en: 28c0
analysis-cube-for = Valeur pour { $player } :
# en: 6ca1
analysis-no-play = aucun coup
# en: 8733
analysis-legend = Chances en % : victoire, gammon, backgammon | défaite, gammon, backgammon
# en: d4b7
analysis-where =
    { $is_before ->
        [yes] partie { $number } à { $score }, avant le jet { $roll }
       *[no] partie { $number } à { $score }, jet { $roll }
    }
# en: 47ac
analysis-where-roll =
    { $is_before ->
        [yes] avant le jet { $roll }
       *[no] jet { $roll }
    }
# en: 5414
analysis-place = décision { $place } sur { $of }, les pires d’abord
# en: f6b8
analysis-latest-import = Ce que tu as importé en dernier
# en: c578
analysis-files = `{ $file }` est l’analyse pour gammonview. Le lien dans `{ $link }` la montre sur gammonview.com, un autre site ; tout le match est dans le lien.
# en: 120f
analysis-files-of-bets = `{ $file }` contient pour chaque pari une analyse pour gammonview (comme un match à deux avec son propre videau) et un lien qui la montre sur gammonview.com, un autre site ; chaque lien contient tout le pari.
# en: 39c3
analysis-everybody = Les deux
# en: 05a6
analysis-begun = L’analyse est en cours.
# en: f88e
analysis-later =
    { $depth ->
        [quick] C’est plus long que d’habitude. Je te préviendrai quand l’analyse sera prête.
       *[deep] Une analyse approfondie prend quelques minutes. Je te préviendrai à la fin.
    }
# en: b413
analysis-notice = Ton analyse est prête : { $table }.
# en: c289
analysis-notice-failed = Pas d’analyse pour { $table }.
# en: 66f6
analysis-none = Je ne trouve pas cette analyse. `/analyse` en fait une nouvelle.
# en: fc14
analysis-failed =
    { $why ->
        [missing] Les analyses demandent les paquets bgsage et gammonview, qui ne sont pas installés ici.
        [too-long] L’analyse durait trop longtemps : je l’ai arrêtée.
        [unreadable] Le match ne peut pas être suivi jusqu’au bout.
       *[broken] L’analyse a échoué. Essaie encore une fois.
    }
# en: d44e
analysis-too-many = Tu attends déjà { $number } analyses. Redemande quand l’une d’elles sera prête.
# en: fb30
analysis-too-many-here = Ce serveur attend déjà { $number } analyses. Redemande plus tard.
# en: 2fdf
analysis-nothing = Il n’y a rien à décider dans cette position.
