### Beratung des Captains: wer sie geben darf, der private Thread des Teams, und vorgeschlagene Züge.

# en: 5423
advice-refused =
    { $reason ->
        [no-game] Es läuft kein Spiel: Schlag im nächsten einen Zug vor.
        [box] Du spielst gegen das Team: Seine Mitglieder beraten den Captain.
        [out] Für dich ist dieses Spiel entschieden: Nur wer noch spielt, berät den Captain.
        [gone] In diesem Spiel spielen andere für dich: Im nächsten kannst du wieder beraten.
        [captain] Du entscheidest für das Team: Zieh, wie du es für richtig hältst.
        [bot] Der Bot berät niemanden, und als Captain entscheidet er allein.
        [none] An diesem Tisch gibt es keine Beratung: Der Captain entscheidet allein.
       *[cube] An diesem Tisch darfst du den Captain beraten, sobald dein eigener Doppler gedreht und angenommen ist.
    }
# en: 8f70
advice-refused-single-cube = An diesem Tisch darf die Crew den Captain erst beraten, wenn der Doppler einmal angenommen ist.
# en: 946b
advice-no-roll = Das Team hat gerade keinen Wurf.
# en: 31d8
advice-played-since = Das Team hat diesen Wurf schon gezogen.

# en: c0ac
advice-thread-name = Chouette { $table }: das Team in Spiel { $game }
# en: d170
advice-captain = { $captain } ist Captain und hat das letzte Wort.
# en: f78e
advice-captain-now = { $captain } ist jetzt Captain und hat das letzte Wort.
# en: 33c2
advice-crew =
    { $count ->
        [one] { $players } darf hier oder mit `/chouette suggest` beraten.
       *[other] { $players } dürfen hier oder mit `/chouette suggest` beraten.
    }
# en: 2bde
advice-added =
    { $count ->
        [one] { $players } darf jetzt beraten.
       *[other] { $players } dürfen jetzt beraten.
    }
# en: 0544
advice-removed =
    { $count ->
        [one] { $players } berät nicht mehr.
       *[other] { $players } beraten nicht mehr.
    }
# en: a954
advice-closed = Spiel { $game } ist zu Ende; dieser Thread ist geschlossen.
# en: e63f
advice-board = Das Brett steht in { $channel }.
# en: 421f
advice-thread = Das Team berät sich in { $thread }.
# en: b719
advice-permissions = Für den privaten Thread des Teams brauche ich { $permissions }.
# en: 9f20
advice-no-thread = Einen privaten Thread kann ich hier nicht öffnen: Schick dem Captain einen Zug mit `/chouette suggest`.
# en: 5d64
advice-no-thread-lacking = Ohne { $permissions } kann ich hier keinen privaten Thread öffnen: Schick dem Captain einen Zug mit `/chouette suggest`.
# en: 2214
advice-who-reads = Wer in diesem Kanal **Threads verwalten** darf, kann diesen Thread lesen, ohne dazuzugehören.
# en: e788
advice-who-should-not =
    { $count ->
        [one] { $players } kann das, sollte es aber nicht: Bitte nicht mitlesen.
       *[other] { $players } können das, sollten es aber nicht: Bitte nicht mitlesen.
    }

# en: 65b7
advice-headline = { $player } schlägt { $moves } vor
# en: 6e5b
advice-headline-no-play = { $player } schlägt keinen Zug vor
# en: 8ebc
advice-heading = **Vorschläge für { $roll }**
# en: fc7d
advice-none-yet = Noch keine Vorschläge: Mach einen mit **Zug zusammenstellen**.
# en: da7f
advice-suggested = { $player }: { $roll } { $moves }
# en: 6562
advice-suggested-no-play = { $player }: { $roll } kein Zug
# en: 8a11
advice-votes =
    { $votes ->
        [one] 1 Stimme ({ $players })
       *[other] { $votes } Stimmen ({ $players })
    }
# en: 5c55
advice-played = gezogen
# en: 849a
advice-captain-closed = Ich kann dem Captain nicht schreiben; der Captain findet deinen Vorschlag unter **Mein Platz**.

# en: b442
advice-build = Zug zusammenstellen
# en: 5603
advice-support = Dafür stimmen
# en: 3dcb
advice-adopt = Das ziehen
