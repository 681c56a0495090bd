### Meldungen an die Admins eines Servers.

# en: be2a
report-text = **Meldung** von { $by } über { $player }, { $place }: { $reason }
# en: b4ec
report-done = Die Admins dieses Servers haben deine Meldung.
# en: fe8e
report-nowhere = Die Admins dieses Servers haben keinen Kanal für Meldungen genannt: Schreib jemandem von ihnen.
# en: beec
report-failed = Discord hat die Meldung nicht angenommen. Versuch es noch einmal, oder schreib den Admins dieses Servers.
# en: 1635
report-not-there = In { $channel } kann ich nicht schreiben: Erlaube es mir, oder wähle einen anderen Kanal.
# en: 4a9c
report-channel =
    { $is_chosen ->
        [yes] Meldungen gehen an { $channel }.
       *[no] Hier kann nichts mehr gemeldet werden. Nenne einen Kanal, um das zu ändern.
    }
