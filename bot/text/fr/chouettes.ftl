### Les chouettes dans les listes, fichiers et noms de fils, et les options que change l'hôte.

# en: 2b51
chouettes-kind = Chouette
# en: 8b77
chouettes-of = Chouette chez { $host }
# en: 062d
chouettes-next = Partie suivante : chouette chez { $host }
# en: 5e09
chouettes-choice = #{ $table } chouette : { $players }

## Ce qu'elle attend

# en: c778
chouettes-not-begun = pas encore commencée
# en: 9d4a
chouettes-unplayed = fermée sans avoir joué
# en: d9d8
chouettes-awaited-more =
    { $others ->
        [one] { $awaited }, et { $others } autre
       *[other] { $awaited }, et { $others } autres
    }

# en: 6fee
chouettes-leader = { $player } { $points }

## Ses fichiers

# en: 3159
chouettes-files =
    { $sessions ->
        [one] Ci-joint : { $sessions } session libre pour GNU Backgammon.
       *[other] Ci-joint : { $sessions } sessions libres pour GNU Backgammon, une pour chaque paire qui avait un pari.
    }
# en: 0c8c
chouettes-sheet-file = Et la feuille de score, pour un tableur.
# en: 9c9a
chouettes-not-in-files = Absent, faute de videau joué : { $payments }.
# en: 6d24
chouettes-no-ids = Un XGID, un OGID ou un ID GNU n’a de place que pour un videau ; une chouette en a plusieurs. `/replay` montre ses plateaux.

## Avant la première partie

# en: 2fa4
chouettes-posted = Chouette ouverte.
# en: 152e
chouettes-own-thread = Ta chouette a son propre fil : { $thread }.
# en: 909d
chouettes-whoever-joins = En rejoignant la table, on accepte ces options. L’ordre sera tiré aux dés ici quand l’hôte commencera.
# en: e6ae
chouettes-never-begun = Fermée avant la première partie.
# en: 8ed6
chouettes-machine-question = Quel doit être le niveau du bot ? Il s’assied à la table comme tout le monde, avec son propre videau, et peut devenir capitaine ou box.
# en: b4db
chouettes-machine-missing = Je ne peux pas jouer ici : mon moteur de backgammon n’est pas installé. Quelqu’un d’autre peut rejoindre la table.

## Ses options et leurs changements

# en: 1c06
chouettes-options = Options de la chouette
# en: eda1
chouettes-host-changed = { $host } a changé les options ({ $changes })
# en: 5f8d
chouettes-editor =
    { $part ->
        [presets] **1.** Choisis un modèle de règles
        [pages] **2.** ou change-les, par sujet :
        [options] **{ $page }** : appuie pour changer
       *[save] **3.** Enregistre, ou ne change rien
    }
# en: 3991
chouettes-editor-fixed = Découle du reste : { $options }
# en: 05ea
chouettes-unchanged = Aucun changement pour l’instant.
# en: 6c10
chouettes-same-options = Ce sont les options actuelles : changes-en au moins une.
# en: e6ae
chouettes-held-back = Les changements s’appliquent après la partie suivante ; un nouvel enjeu seulement quand tout le monde l’accepte.
# en: 02db
chouettes-held-back-in-game = Les changements s’appliquent à partir de la prochaine partie ; un nouvel enjeu seulement quand tout le monde l’accepte.
# en: 71ce
chouettes-from-game = À partir de la partie { $game }, { $changes }
# en: ed0f
chouettes-stake-proposed = Enjeu { $stake } proposé ; accord attendu : { $players }
# en: 334f
chouettes-stake-agreed = Enjeu { $stake } à partir de la partie { $game } : tout le monde est d’accord
# en: a4dd
chouettes-last-game = La partie { $game } est la dernière
# en: 086e
chouettes-agreement-wanted = { $player } demande l’analyse de la partie { $game }. Tant que la session dure, toute la table doit être d’accord. { $players } : pour accepter, **Analyser**.
