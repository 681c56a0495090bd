### Wer wo dran ist, Erinnerungen, Rückfragen, ein Zug im Bau, Daueranweisungen und Notizen.

# en: 8dbd
turn-none = Du hast gerade kein Spiel. Starte eins mit `/challenge`.
# en: 0a5b
turn-heading-yours = ### Du bist dran
# en: bbdd
turn-heading-others = ### Andere sind dran
# en: 2cb7
turn-heading-anyone = ### Offene Herausforderungen hier
# en: 5bc7
turn-left-out = -# … und { $number } weitere
# en: d0b4
turn-next = Erledigt. Hier bist du auch dran: { $table }

# en: f183
turn-still = Du bist noch dran.
# en: 7799
turn-still-to = Du bist noch dran: { $task }.
# en: e661
turn-still-to-answer = Du bist noch dran: { $task } ({ $offers }).
# en: 48d3
turn-reminder = Erinnerung: { $call }
# en: 4756
turn-reminder-to = Erinnerung: { $call }.
# en: a242
turn-time-runs-out =
    { $is_direct ->
        [yes] Deine Zeit läuft { $when } ab.
       *[no] Die Zeit läuft { $when } ab.
    }

# en: 44d5
turn-ask-double = { $button }?
# en: c4eb
turn-ask-pass =
    { $stage ->
        [beaver] Beaver ablehnen?
        [raccoon] Raccoon ablehnen?
        [redouble] Redoppel passen?
       *[double] Passen?
    }
# en: c34a
turn-ask-pass-for =
    { $stage ->
        [beaver] Beaver für { $player } ablehnen?
        [raccoon] Raccoon für { $player } ablehnen?
        [redouble] Redoppel für { $player } passen?
       *[double] Für { $player } passen?
    }
# en: dd06
turn-ask-resign = Was gibst du auf? Weniger als das Maximum kann die Gegenseite ablehnen.
# Where what is resigned is the most that can be lost.
# en: 837c
turn-ask-resign-maximum =
    { $is_match ->
        [yes] Das Match aufgeben? Das ist das Maximum, also ist die Aufgabe sofort angenommen.
       *[no] Das Spiel aufgeben? Das ist das Maximum, also ist die Aufgabe sofort angenommen.
    }
# en: b6f2
turn-offer-more = Deine Aufgabe wurde abgelehnt. Bis zu deinem nächsten Zug kannst du nur ein höheres Angebot machen.
# en: 1506
turn-cancel = Abbrechen
# en: 5a75
turn-cancelled = Abgebrochen.
# en: 4de1
turn-done = Erledigt.
# en: 3bdb
turn-you-rolled = Dein Wurf: { $roll }.
# en: a575
turn-play-stands = Seitdem wurde gewürfelt, also bleibt es bei deinem Zug.

# en: d2f7
turn-since-yours = Seit deinem Zug
# en: 6769
turn-nothing-since-yours = Seit deinem Zug ist nichts passiert
# en: ed48
turn-last = Der letzte Zug

# en: d5d4
turn-build =
    { $is_own ->
        [yes] ### Dein Wurf: { $roll }
       *[no] ### Schlag einen Zug für { $roll } vor
    }
# en: 5668
turn-build-moved = ### { $roll }: { $moves }
# en: 94a2
turn-build-complete =
    { $is_own ->
        [yes] Zug vollständig. Bestätigen?
       *[no] Zug vollständig. Vorschlagen?
    }
# en: 6f44
turn-build-from = Von { $point } wohin?
# en: 0d2a
turn-build-from-bar = Von der Bar wohin?
# en: e80a
turn-build-next = Wähle den nächsten Stein.
# en: f0d1
turn-build-first = Wähle einen Zug oder einen Stein.
# en: 09f2
turn-build-more-plays = -# { $listed } von { $plays } Zügen stehen hier. Andere ziehst du Stein für Stein oder tippst `{ $command }`.
# en: b376
turn-build-bar = Bar
# en: 9fa5
turn-build-other-checker = Anderer Stein
# en: 1eba
turn-build-undo = Rückgängig

# en: c4a4
turn-orders-heading =
    { $is_match ->
        [yes] Deine Daueranweisungen in diesem Match
       *[no] Deine Daueranweisungen in dieser Session
    }
# en: ea59
turn-orders-once = Einmal, in diesem Spiel:
# en: 4448
turn-orders-rolling = Für dich gewürfelt wird nur, bis der Doppler zu dir kommt. Lässt dir ein Wurf keine Wahl, wird ohne Ping für dich gezogen.
# en: 3bab
turn-roll-for-me = Für mich würfeln
# en: 97c9
turn-rolling-stopped = Ich würfle nicht mehr für dich: Der Doppler ist bei dir.
# en: b1c4
turn-orders-hint = Nur du siehst sie. Schalte sie aus, bevor sie greifen; was geschah, steht im Protokoll.
# en: 9772
turn-orders-bearing-off = Beim Abtragen gehen so viele Steine vom Brett, wie der Wurf erlaubt. Unter gleichwertigen Zügen zählt, dass möglichst viele Punkte besetzt bleiben, dann dass die Stapel möglichst niedrig sind, dann dass möglichst viele Steine auf niedrigen Punkten stehen.
# en: a34c
turn-order =
    { $order ->
        [roll] Für mich würfeln, wenn ich nicht doppeln kann
        [forced] Erzwungene Züge für mich ziehen
        [bear-off] Ohne Kontakt für mich abtragen
        [roll-game] In diesem Spiel für mich würfeln, obwohl ich doppeln könnte
        [roll-table]
            { $is_match ->
                [yes] In diesem Match für mich würfeln, obwohl ich doppeln könnte
               *[no] In dieser Session für mich würfeln, obwohl ich doppeln könnte
            }
        [after-hit] Mich nach jedem Schlag wieder fragen
        [double] Zu Beginn meines nächsten Zugs doppeln
        [take] Das nächste Doppel annehmen
       *[pass] Beim nächsten Doppel passen
    }
# en: 165c
turn-order-button =
    { $order ->
        [roll] Würfeln
        [forced] Erzwungene Züge
        [bear-off] Abtragen
        [roll-game] Würfeln: dieses Spiel
        [roll-table]
            { $is_match ->
                [yes] Würfeln: dieses Match
               *[no] Würfeln: diese Session
            }
        [after-hit] Nach Schlag fragen
        [double] Nächstes Mal doppeln
        [take] Nächstes annehmen
       *[pass] Beim nächsten passen
    }
# en: 6fe3
turn-order-on = { $order }: **an**
# en: cb87
turn-order-off = { $order }: aus
# en: 2e4e
turn-order-settled = { $order }: **an** (`/settings me`)
# en: 0d71
turn-order-between-games = Gib diese Anweisung, sobald das nächste Spiel begonnen hat.
# en: da81
turn-order-cube-yours = Solange der Doppler bei dir ist, entscheidest du vor jedem Wurf. Gib diese Anweisung, sobald er es nicht mehr ist.
# en: 071c
turn-order-turn-begun = Dein Zug hat begonnen: Dopple oder würfle selbst. Nach deinem Wurf kannst du diese Anweisung geben.
# en: fe7e
turn-order-doubled = Du wurdest gedoppelt: Drücke jetzt **Annehmen** oder **Passen**. Die Anweisung gilt für das nächste Doppel.

# en: bb6a
turn-note = -# Deine Notiz:
# en: 8fec
turn-note-none = Du hast keine Notiz zu diesem Tisch. Schreib eine mit `/note text:`; nur du siehst sie.
# en: 69f6
turn-note-deleted = Notiz gelöscht.
# en: ed5e
turn-note-hint = Nur du siehst deine Notiz: unter **Meine Seite**, unter **Seit meinem Zug** und dort, wo du ziehst.
# en: 1199
turn-note-too-long = Eine Notiz hat höchstens { $limit } Zeichen. Kürze deine.
# en: a64b
turn-live = Folgt dem Spiel bis { $moment }. Danach drück wieder **Meine Seite**.
# en: 930f
turn-live-over = Drück wieder **Meine Seite**, um zu sehen, was sich geändert hat.
