### Chouettes in Listen, in Dateien, als Namen von Threads, und die Optionen, die der Host ändert.

# en: 2b51
chouettes-kind = Chouette
# en: 8b77
chouettes-of = Chouette von { $host }
# en: 062d
chouettes-next = Nächstes Spiel: Chouette von { $host }
# en: 5e09
chouettes-choice = #{ $table } Chouette: { $players }

# en: c778
chouettes-not-begun = noch nicht gestartet
# en: 9d4a
chouettes-unplayed = ohne Spiel geschlossen
# en: d9d8
chouettes-awaited-more =
    { $others ->
        [one] { $awaited }, und 1 weitere Person
       *[other] { $awaited }, und { $others } weitere
    }

# en: 6fee
chouettes-leader = { $player } { $points }

# en: 3159
chouettes-files =
    { $sessions ->
        [one] Anbei: 1 Session für GNU Backgammon.
       *[other] Anbei: { $sessions } Sessions für GNU Backgammon, eine für jedes Paar mit einer Wette.
    }
# en: 0c8c
chouettes-sheet-file = Und der Punktzettel, für eine Tabellenkalkulation.
# en: 9c9a
chouettes-not-in-files = Nicht dabei, weil dafür kein Doppler im Spiel war: { $payments }.
# en: 6d24
chouettes-no-ids = Eine XGID, OGID oder GNU-ID hat Platz für einen Doppler; eine Chouette hat mehrere. `/replay` zeigt ihre Bretter.

# en: 2fa4
chouettes-posted = Lobby eröffnet.
# en: 152e
chouettes-own-thread = Deine Chouette hat einen eigenen Thread: { $thread }.
# en: 909d
chouettes-whoever-joins = Wer einsteigt, spielt mit diesen Optionen. Beim Start wird hier die Reihenfolge ausgewürfelt.
# en: e6ae
chouettes-never-begun = Vor dem ersten Spiel geschlossen.
# en: 8ed6
chouettes-machine-question = Wie gut soll der Bot spielen? Er sitzt wie alle anderen am Tisch, hat einen eigenen Doppler und kann Captain oder Box werden.
# en: b4db
chouettes-machine-missing = Hier kann ich nicht spielen: Meine Backgammon-Engine ist nicht installiert. Stattdessen kann jemand anders mitspielen.

# en: 1c06
chouettes-options = Optionen der Chouette
# en: eda1
chouettes-host-changed = { $host } hat die Optionen geändert: { $changes }
# en: 5f8d
chouettes-editor =
    { $part ->
        [presets] **1.** Wähle ein Regelwerk
        [pages] **2.** oder ändere es, nach Thema:
        [options] **{ $page }**: zum Ändern drücken
       *[save] **3.** Speichere, oder lass alles, wie es war
    }
# en: 3991
chouettes-editor-fixed = Folgt aus dem Rest: { $options }
# en: 05ea
chouettes-unchanged = Noch nichts geändert.
# en: 6c10
chouettes-same-options = Das sind die aktuellen Optionen: Ändere mindestens eine.
# en: e6ae
chouettes-held-back = Änderungen gelten ab dem übernächsten Spiel, ein neuer Einsatz erst, wenn alle zustimmen.
# en: 02db
chouettes-held-back-in-game = Änderungen gelten ab dem nächsten Spiel, ein neuer Einsatz erst, wenn alle zustimmen.
# en: 71ce
chouettes-from-game = Ab Spiel { $game }: { $changes }
# en: ed0f
chouettes-stake-proposed = Einsatz { $stake } vorgeschlagen; Zustimmung fehlt noch von { $players }
# en: 334f
chouettes-stake-agreed = Einsatz { $stake } ab Spiel { $game }: Alle sind einverstanden
# en: a4dd
chouettes-last-game = Spiel { $game } ist das letzte
# en: 086e
chouettes-agreement-wanted = { $player } möchte die Analyse von Spiel { $game }. Solange die Session läuft, müssen alle am Tisch zustimmen. { $players }: Zum Zustimmen **Analysieren** drücken.
