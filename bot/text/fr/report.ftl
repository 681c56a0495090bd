### Signalements aux admins d’un serveur.

# en: be2a
report-text = **Signalement** de { $by } à propos de { $player }, { $place } : { $reason }
# en: b4ec
report-done = Les admins de ce serveur ont ton signalement.
# en: fe8e
report-nowhere = Les admins de ce serveur n’ont pas choisi de salon pour les signalements : écris à l’un d’eux.
# en: beec
report-failed = Discord n’a pas pris le signalement. Réessaie, ou écris à un admin de ce serveur.
# en: 1635
report-not-there = Je ne peux pas écrire dans { $channel } : autorise-moi, ou choisis un autre salon.
# en: 4a9c
report-channel =
    { $is_chosen ->
        [yes] Les signalements vont dans { $channel }.
       *[no] On ne peut plus rien signaler ici. Choisis un salon pour changer cela.
    }
