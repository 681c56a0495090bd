### La fiche des règles d'une table à deux : ce qui se joue, en une ligne et règle par règle.

# en: e968
sheet-match =
    { $length ->
        [one] Match en { $length } point
       *[other] Match en { $length } points
    }
# en: c4be
sheet-money = Session libre
# en: 76a3
sheet-money-stake = Session libre, enjeu { $stake }

## Au-dessus des options

# en: 12ce
sheet-heading-match =
    { $length ->
        [one] **Match en { $length } point**
       *[other] **Match en { $length } points**
    }
# en: f057
sheet-heading-money = **Session libre**
# en: f5a0
sheet-heading-stake = **Session libre, enjeu { $stake }**

## Les options en vigueur

# en: 54c6
sheet-first-cube = Videau
# en: 8ba0
sheet-first-cap = Videau jusqu’à { $cap }
# en: bf58
sheet-first-no-cube = Sans videau
# en: c73e
sheet-first-start =
    { $start ->
        [nackgammon] Départ Nackgammon
        [hypergammon] Hypergammon, trois pions par côté
       *[standard] Départ standard
    }
# en: 0488
sheet-first-start-unnamed = Départ : { $places }
# en: e667
sheet-crawford = règle de Crawford
# en: 7af3
sheet-jacoby = Jacoby
# en: f385
sheet-beavers = beavers
# en: 489e
sheet-raccoons = raccoons
# en: 35b3
sheet-doubles =
    { $doubles ->
        [one] { $doubles } double automatique par partie
       *[other] jusqu’à { $doubles } doubles automatiques par partie
    }
# en: 7e22
sheet-doubles-unlimited = doubles automatiques illimités
# en: 8707
sheet-start =
    { $start ->
        [nackgammon] départ Nackgammon
        [hypergammon] hypergammon, trois pions par côté
       *[standard] départ standard
    }
# en: 6728
sheet-start-unnamed = départ : { $places }
# en: 9218
sheet-cap = videau jusqu’à { $cap }

## Règles, une ligne chacune

# en: 011d
sheet-rule-one = **Match en 1 point** : toute victoire gagne le match.
# en: 89ed
sheet-rule-match =
    { $length ->
        [one] **Match en { $length } point** : il faut { $length } point pour gagner.
       *[other] **Match en { $length } points** : il faut { $length } points pour gagner.
    }
# en: 3263
sheet-rule-money = **Session libre** : jouez autant de parties que vous voulez. On joue pour des points, sans argent.
# en: 7135
sheet-rule-stake = Chaque point vaut { $stake }.
# en: 3300
sheet-rule-wins =
    { $has_cube ->
        [yes] **Victoires** : une partie simple vaut 1 point, un gammon 2, un backgammon 3, le tout multiplié par le videau.
       *[no] **Victoires** : une partie simple vaut 1 point, un gammon 2, un backgammon 3.
    }
# en: 523c
sheet-rule-gammon = **Gammon** : le côté perdant n’a sorti aucun pion.
# en: 4072
sheet-rule-backgammon = **Backgammon** : un gammon, avec un pion du côté perdant sur la barre ou dans le jan intérieur adverse.
# en: 6815
sheet-rule-no-cube = **Videau** : aucun.
# en: ec6a
sheet-rule-cube = **Videau** : avant de lancer les dés, tu peux doubler. Si ton adversaire accepte, la partie compte le double, et seul ton adversaire peut redoubler. En cas de passe, tu gagnes ce que valait la partie avant le double.
# en: 2540
sheet-rule-cap = **Plafond du videau** : le videau monte jusqu’à { $cap }.
# en: 05ba
sheet-rule-crawford = **Règle de Crawford** : dès qu’il ne manque plus qu’un point à l’un des deux côtés, la partie suivante se joue sans videau. Après cette partie, le videau revient.
# en: fe92
sheet-rule-dead-cube = **Videau mort** : tu ne peux pas doubler si une partie simple te suffit déjà pour gagner le match.
# en: af1b
sheet-rule-jacoby = **Jacoby** : gammons et backgammons ne comptent que dans les parties avec un double accepté.
# en: 8eeb
sheet-rule-beavers = **Beavers** : face à un double, tu peux redoubler aussitôt et garder le videau.
# en: 2e46
sheet-rule-raccoons = **Raccoons** : face à un beaver, tu peux doubler encore une fois ; ton adversaire garde le videau.
# en: 6026
sheet-rule-doubles =
    { $doubles ->
        [one] **Doubles automatiques** : quand les dés du tirage initial sont égaux, le videau double et reste au centre, une fois par partie.
       *[other] **Doubles automatiques** : quand les dés du tirage initial sont égaux, le videau double et reste au centre, jusqu’à { $doubles } fois par partie.
    }
# en: 0267
sheet-rule-doubles-unlimited = **Doubles automatiques** : chaque fois que les dés du tirage initial sont égaux, le videau double et reste au centre.
# en: 4bf8
sheet-rule-start = **Départ** : { $start }.
# en: d903
sheet-rule-checkers = Pions de chaque côté : { $places }.
# en: 334d
sheet-checkers-off = { $checkers } hors jeu
