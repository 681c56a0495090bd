### Anmeldelser til serverens admins.

# en: be2a
report-text = **Anmeldelse** fra { $by } om { $player }, { $place }: { $reason }
# en: b4ec
report-done = Serverens admins har fået din anmeldelse.
# en: fe8e
report-nowhere = Serverens admins har ikke angivet en kanal til anmeldelser: Skriv til en af dem.
# en: beec
report-failed = Discord tog ikke imod anmeldelsen. Prøv igen, eller skriv til en af serverens admins.
# en: 1635
report-not-there = Jeg kan ikke skrive i { $channel }: Giv mig lov, eller vælg en anden kanal.
# en: 4a9c
report-channel =
    { $is_chosen ->
        [yes] Anmeldelser går til { $channel }.
       *[no] Her kan intet længere anmeldes. Angiv en kanal for at ændre det.
    }
