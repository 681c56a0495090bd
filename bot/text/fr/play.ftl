### Jets et coups, et pourquoi un coup est refusé.

# en: 2fd8
play-played =
    { $is_automatic ->
        [yes] { $player } { $roll } : { $moves } (auto)
       *[no] { $player } { $roll } : { $moves }
    }
# en: 0f63
play-by-autopilot =
    { $autopilot ->
        [advanced] { $player } { $roll } : { $moves } (pilote automatique, niveau confirmé)
       *[plain] { $player } { $roll } : { $moves } (pilote automatique simple)
    }
# en: 86cc
play-none =
    { $is_dance ->
        [yes]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll } : ne rentre pas (lancer auto)
               *[no] { $player } { $roll } : ne rentre pas
            }
       *[no]
            { $is_rolled_automatically ->
                [yes] { $player } { $roll } : ne peut pas jouer (lancer auto)
               *[no] { $player } { $roll } : ne peut pas jouer
            }
    }
# en: 2496
play-rolls =
    { $is_automatic ->
        [yes] { $player } lance { $roll } (auto)
       *[no] { $player } lance { $roll }
    }

## Ce qui ne se lit pas comme un coup

# en: aa40
play-write = Écris un coup comme `8/5 6/5`, `13/8(2)`, `bar/20*` ou `6/off`.
# en: d224
play-not-understood = Je n’arrive pas à lire `{ $part }`. Écris un coup comme `8/5 6/5`, `13/8(2)`, `bar/20*` ou `6/off`.
# en: 9c20
play-not-understood-given = Je n’arrive pas à lire `{ $given }`.
# en: 4999
play-upward = Les pions avancent vers les petits points : `{ $high }/{ $low }`, pas `{ $part }`.
# en: 9689
play-ambiguous = Quel coup veux-tu : { $ways } ?

## Coups illégaux

# en: 231f
play-none-legal = Tu ne peux pas jouer : ton tour passe.
# en: 8ca7
play-other-roll = Ce coup est pour { $written } ; tes dés sont { $roll }.
# en: 6764
play-on-bar =
    { $checkers ->
        [one] Rentre d’abord ton pion de la barre.
       *[other] Rentre d’abord tes { $checkers } pions de la barre.
    }
# en: c536
play-too-many-moves =
    { $allowed ->
        [one] Ce jet ne permet qu’un seul déplacement.
       *[other] Ce jet ne permet que { $allowed } déplacements.
    }
# en: 6c23
play-both-dice = Tu dois jouer les deux dés, par exemple { $example }.
# en: e6e1
play-of-the-four =
    { $required ->
        [1] Tu dois jouer un des quatre déplacements, par exemple { $example }.
        [4] Tu dois jouer les quatre déplacements, par exemple { $example }.
       *[other] Tu dois jouer { $required } des quatre déplacements, par exemple { $example }.
    }
# en: f5ad
play-higher-die = Un seul dé peut être joué, et c’est forcément le { $die } : { $example }.
# en: 7f5f
play-no-checker-on-point =
    { $place ->
        [bar] Tu n’as pas de pion sur la barre.
       *[other] Tu n’as pas de pion sur le point { $place }.
    }
# en: 59f1
play-blocked = Le point { $point } est bloqué.
# en: c2a9
play-nothing-to-hit = Il n’y a rien à frapper sur le point { $point }.
# en: 83a0
play-not-rolled =
    { $pips ->
        [one] { $move } fait { $pips } pip ; il te reste { $left }.
       *[other] { $move } fait { $pips } pips ; il te reste { $left }.
    }
# en: c8dd
play-no-die-left =
    { $pips ->
        [one] { $move } fait { $pips } pip, et il ne te reste aucun dé.
       *[other] { $move } fait { $pips } pips, et il ne te reste aucun dé.
    }
# en: daec
play-not-home =
    { $place ->
        [bar] Rentre ton pion de la barre avant de sortir des pions.
       *[other] Ramène ton pion du point { $place } dans ton jan intérieur avant de sortir des pions.
    }
# en: e681
play-higher-point = Tu ne peux pas sortir du point { $point } avec un { $die } tant que tu as un pion sur le point { $rearmost }.
# en: 0fed
play-illegal = Ce coup est illégal.
