### Le bac à sable : le bot sur un Discord simulé, dans le navigateur.

# en: a7f2
playground-open = Le bac à sable est ouvert à l’adresse { $address } (Ctrl-C pour arrêter).
# en: 5805
playground-what = Tout le bot sur son propre Discord, sur cette machine seulement. Chaque lien ouvre un onglet où tu es cette personne : ouvres-en deux, et joue.
# en: 7775
playground-challenge = Entre dans <strong>#backgammon</strong> en tant qu’Alice, tape <code>/challenge</code>, choisis <strong>opponent</strong>, puis Bob, et envoie.
# en: 381a
playground-accept = Entre en tant que Bob et appuie sur <strong>Accepter</strong>. La personne qui commence appuie sur <strong>Jouer</strong> ; <code>/help</code> explique le reste.
# en: a287
playground-chouette = Pour une chouette de trois à dix, tape <code>/chouette start</code>, laisse les autres appuyer sur <strong>Rejoindre</strong>, puis appuie sur <strong>Commencer</strong>. Pour être tout le monde dans un seul onglet, change <strong>Viewing as</strong>, tout en haut. Les nouveaux fils apparaissent plus bas quand tu recharges la page.
# en: 43b1
playground-clock = Ici, on est le { $time } (UTC). Pour voir rappels et échéances :
# en: c7b7
playground-let-pass =
    { $span ->
        [hour] Avancer d’une heure
       *[day] Avancer d’un jour
    }
# en: 4897
playground-enter = comme { $reader }
# en: 2477
playground-phones = Téléphones verrouillés, avec les notifications de chaque personne :
# en: 284e
playground-phone = Téléphone verrouillé : { $reader }
# en: 5f00
playground-no-push = Rien pour l’instant.
# en: f34c
playground-push-empty = (sans texte)
# en: 134f
playground-direct-messages = Messages privés
# en: a522
playground-topic =
    { $channel ->
        [backgammon] Place pour une table ici
       *[club] Et pour une autre ici
    }
