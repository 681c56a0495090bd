### Les boutons sous le plateau public d'une chouette, 80 caractères au plus.

## Avant la première partie

# en: 3bb6
chouette-button-join = Rejoindre
# en: a3f9
chouette-button-leave = Quitter
# en: 7e49
chouette-button-start = Commencer
# en: e0c5
chouette-button-options = Options
# en: c42b
chouette-button-machine = Inviter le bot
# en: 05b7
chouette-button-no-machine = Renvoyer le bot
# en: b4e1
chouette-button-agree-stake = Accepter l’enjeu { $stake }
# en: 02ee
chouette-button-to-lobby = Voir la chouette

## Ce qui fait avancer la partie

# en: 4554
chouette-button-step =
    { $step ->
        [roll] Lancer
        [no-double] Ne pas doubler
        [hold] Retenir le lancer
        [release] Libérer le lancer
        [give-extra] Donner un videau extra
        [give-none] Ne rien donner
        [keep-extras] Garder les extras
        [retract] Passer finalement
        [seek-partner] Chercher partenaire
        [play-alone] Jouer sans partenaire
        [be-partner] Être partenaire
        [not-this-time] Pas cette fois
        [start] Commencer
        [reopen] Rouvrir
       *[next-game] Partie suivante
    }
# en: 4cbd
chouette-button-extra = Donner un videau extra à { $value }, −{ $points }

## Doubles

# en: a657
chouette-button-double-own =
    { $is_redouble ->
        [yes] Redoubler
       *[no] Doubler
    }
# en: 86ae
chouette-button-double-all =
    { $is_redouble ->
        [yes] Tout redoubler à { $values }
       *[no] Tout doubler à { $values }
    }
# en: 0f37
chouette-button-double-some =
    { $is_redouble ->
        [yes] Redoubler au choix
       *[no] Doubler au choix
    }

## Réponses

# en: e731
chouette-button-take =
    { $is_raised ->
        [yes] Accepter à { $value }
       *[no] Accepter à { $value }
    }
# en: 470c
chouette-button-take-all =
    { $is_raised ->
        [yes] Tout accepter à { $values }
       *[no] Tout accepter à { $values }
    }
# en: e3dc
chouette-button-pass =
    { $is_raised ->
        [yes] Refuser, −{ $points }
       *[no] Passer, −{ $points }
    }
# en: 411f
chouette-button-pass-all =
    { $is_raised ->
        [yes] Tout refuser, −{ $points } en tout
       *[no] Tout passer, −{ $points } en tout
    }
# en: f861
chouette-button-pass-all-each =
    { $is_raised ->
        [yes] Tout refuser, −{ $points } par videau
       *[no] Tout passer, −{ $points } par videau
    }
# en: 83c6
chouette-button-raise =
    { $answer ->
        [raccoon] Raccoon à { $value }
       *[beaver] Beaver à { $value }
    }
# en: 024e
chouette-button-answer-own =
    { $answer ->
        [take]
            { $is_raised ->
                [yes] Accepter
               *[no] Accepter
            }
        [drop]
            { $is_raised ->
                [yes] Refuser
               *[no] Passer
            }
        [raccoon] Raccoon
       *[beaver] Beaver
    }
# en: 986b
chouette-button-raise-all =
    { $answer ->
        [raccoon] Raccoon partout à { $values }
       *[beaver] Beaver partout à { $values }
    }
# en: b31c
chouette-button-follow = Suivre le capitaine
# en: f790
chouette-button-one-by-one = Un par un

## Propositions, et ce qu'on regarde en privé

# en: 68b5
chouette-button-accept-offer = Accepter l’offre
# en: ed53
chouette-button-refuse-offer = Refuser l’offre
# en: 85cf
chouette-button-seat = Ma place
