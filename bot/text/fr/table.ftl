### Une table à deux : qui joue, le score, à qui le tour, la course et le videau.

## Au-dessus du plateau

# en: e9cd
table-game-number = partie { $number }
# en: 122d
table-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
# en: 0b1e
table-crawford = partie Crawford

## À qui le tour

# Commence par le nom.
# en: 46d3
table-waits =
    { $task ->
        [play] { $player } doit jouer { $roll }
        [double] { $player } doit accepter ou passer
        [beaver] { $player } doit répondre au beaver
        [raccoon] { $player } doit répondre au raccoon
        [single] { $player } doit répondre à l’abandon (simple)
        [gammon] { $player } doit répondre à l’abandon (gammon)
        [backgammon] { $player } doit répondre à l’abandon (backgammon)
        [double-or-roll] { $player } doit doubler ou lancer
        [redouble-or-roll] { $player } doit redoubler ou lancer
       *[roll] { $player } doit lancer les dés
    }
# en: 365a
table-waits-resignation = { $player } doit répondre à l’abandon
# en: 2b78
table-status =
    { $task ->
        [play] { $player } : joue { $roll }.
        [single] { $player } : { $opponent } propose l’abandon (simple). Accepter ?
        [gammon] { $player } : { $opponent } propose l’abandon (gammon). Accepter ?
        [backgammon] { $player } : { $opponent } propose l’abandon (backgammon). Accepter ?
        [double-or-roll] { $player } : double ou lance les dés.
        [redouble-or-roll] { $player } : redouble ou lance les dés.
       *[roll] { $player } : lance les dés.
    }
# en: 0dbc
table-status-cube =
    { $offer ->
        [redouble] { $player } : accepter ou passer le redouble à { $value } proposé par { $opponent } ?
        [beaver] { $player } : réponds au beaver à { $value } fait par { $opponent }.
        [raccoon] { $player } : réponds au raccoon à { $value } fait par { $opponent }.
       *[double] { $player } : accepter ou passer le double à { $value } proposé par { $opponent } ?
    }
# en: b3d0
table-next-or-end = { $players } : partie suivante ou fin de la session ?
# **Partie suivante** : un bouton sous le plateau.
# en: d7be
table-waits-for-start = La partie suivante attend : sa position de départ ressemble trop à une partie encore en cours. Elle commence toute seule dès que c’est possible ; **Partie suivante** essaie tout de suite.
# en: 32fd
table-over-hint = `/replay` remontre chaque coup, `/export` enregistre un fichier, `/dice show` permet de vérifier les dés.
# en: 4643
table-abandoned-headline = Partie arrêtée
# en: bee5
table-abandoned = { $players } : { $reason }

## Sous le plateau

# en: a576
table-pips =
    { $pips ->
        [one] { $player } { $pips } pip
       *[other] { $player } { $pips } pips
    }
# en: f47c
table-cube-none = sans videau
# en: 1ac7
table-cube-offered = { $player } propose le videau à { $value }
# en: a6cb
table-cube-owned = videau à { $value }, chez { $player }
# en: d9d1
table-cube-centred = videau à { $value }, au centre

## La partie Crawford

# en: b9b7
table-crawford-now = C’est la partie Crawford : pas de double.
# en: 6fc0
table-crawford-over = La partie Crawford est finie : tu peux à nouveau doubler.
# en: acf1
table-crawford-to-come = La partie Crawford est encore à venir.

## En passant

# en: 5680
table-against = Contre { $opponent }
# en: 2092
table-numbered = table { $table }

# en: d67b
table-posted-again = { $title } : le plateau à jour est plus bas
# en: 215c
table-posted = Le plateau est publié : { $table }.
# en: 37dd
table-no-part-of-it = Le jeu d'ici ne connaît pas cette action.
# en: 23b4
table-next = Suivante : { $table }
# en: 9a3b
table-moved-here = { $players } continuent leur partie ici.
# en: 3096
table-own-game =
    { $is_met ->
        [yes] Ta partie contre { $opponent } (#{ $table })
       *[no] Ta partie (#{ $table })
    }
# en: 9839
table-former-player = compte effacé
# en: 5f0e
table-numbered-player = membre { $number }
# en: f4a3
table-nameless-player = quelqu’un sans nom
