### Reprendre son dernier coup ou double à une table à deux, si l'adversaire l'accorde.

# en: ca1e
takeback-wanted-play = { $asked } : { $player } demande à reprendre { $play }. La demande tombe si le jeu continue.
# en: 114d
takeback-wanted-double = { $asked } : { $player } demande à reprendre le double. La demande tombe si le jeu continue.
# en: 2f52
takeback-denied-play = { $asked } a refusé la reprise : { $play } reste joué.
# en: 203b
takeback-denied-double = { $asked } a refusé la reprise : le double est maintenu.

## À qui l'a demandée, accordée ou refusée

# en: ae09
takeback-asked = Reprise demandée.
# en: c837
takeback-granted = Reprise accordée.
# en: 4ce4
takeback-refused = Reprise refusée.
