### Le journal d'une partie à deux : une ligne par événement, sans point final.

# en: f746
log-opening = Tirage initial { $high }-{ $low } : { $starter } commence
# en: 758e
log-opening-again = Tirage initial { $die }-{ $die } : on relance
# en: 2ee8
log-opening-doubled = Tirage initial { $die }-{ $die } : double automatique à { $value }, on relance

# en: 7d5c
log-doubles =
    { $is_automatic ->
        [yes] { $player } double à { $value } (auto)
       *[no] { $player } double à { $value }
    }
# en: b4ca
log-redoubles =
    { $is_automatic ->
        [yes] { $player } redouble à { $value } (auto)
       *[no] { $player } redouble à { $value }
    }
# en: dc56
log-raises =
    { $stage ->
        [raccoon] { $player } fait raccoon à { $value }
       *[beaver] { $player } fait beaver à { $value }
    }
# en: a177
log-takes =
    { $is_automatic ->
        [yes] { $player } accepte à { $value } (auto)
       *[no] { $player } accepte à { $value }
    }
# en: b43c
log-passes =
    { $points ->
        [one] { $player } passe : { $winner } gagne { $points } point
       *[other] { $player } passe : { $winner } gagne { $points } points
    }
# en: 773c
log-passes-automatically =
    { $points ->
        [one] { $player } passe (auto) : { $winner } gagne { $points } point
       *[other] { $player } passe (auto) : { $winner } gagne { $points } points
    }
# en: c4fd
log-resigns =
    { $kind ->
        [gammon] { $player } propose de concéder un gammon
        [backgammon] { $player } propose de concéder un backgammon
       *[single] { $player } propose de concéder une partie simple
    }
# en: f038
log-accepts-resignation = { $player } accepte l’abandon
# en: 7e48
log-refuses-resignation = { $player } refuse l’abandon
# en: 055c
log-resignation-accepted = L’abandon est accepté (auto)
# en: f65d
log-out-of-time =
    { $points ->
        [one] { $player } perd au temps : { $winner } gagne { $points } point
       *[other] { $player } perd au temps : { $winner } gagne { $points } points
    }
# en: a60b
log-takeback = Reprise accordée à { $player }
# en: 38f5
log-undo = { $player } reprend son coup
