### Was über jemanden gespeichert ist: Export und Löschung.

# en: 68ed
privacy-exported = Hier ist alles, was über dich gespeichert ist: deine Namen und deine Discord-ID, deine Einstellungen, deine Tische und was du dort getan hast, deine Worte für die Würfel, deine Notizen und die Matches, die du importiert hast.
# en: 02eb
privacy-nothing-stored = Über dich ist noch nichts gespeichert. Das beginnt mit deiner ersten Herausforderung oder deinem ersten Spiel.

# en: 84b9
privacy-erase = ### Alles löschen, was über dich gespeichert ist?
# en: 54de
privacy-ends-games =
    { $games ->
        [one] **1 Spiel endet sofort**, ohne Ergebnis. Die Gegenseite erfährt, warum.
       *[other] **{ $games } Spiele enden sofort**, ohne Ergebnis. Alle Beteiligten erfahren, warum.
    }
# en: 8843
privacy-ends-challenges =
    { $challenges ->
        [one] **1 offene Herausforderung endet sofort.**
       *[other] **{ $challenges } offene Herausforderungen enden sofort.**
    }
# en: 8f55
privacy-leaves =
    { $chouettes ->
        [one] **Du verlässt sofort 1 Chouette.** Ein laufendes Spiel spielen andere für dich zu Ende.
       *[other] **Du verlässt sofort { $chouettes } Chouettes.** Laufende Spiele spielen andere für dich zu Ende.
    }
# en: 2907
privacy-forgotten = Deine Namen, deine Discord-ID, deine Einstellungen, Importe, Notizen und Worte für die Würfel sind gelöscht.
# en: b63c
privacy-kept = Deine gespielten Spiele bleiben der Gegenseite; statt deines Namens steht dort „früheres Mitglied“.
# en: 95c9
privacy-posted = Nachrichten, die schon auf Discord stehen, behalten deinen Namen. Nur Bretter von Tischen, die jetzt enden, werden geändert.
# en: df31
privacy-final = **Das lässt sich nicht rückgängig machen.** Kommst du wieder, fängst du neu an.
# en: 3d6c
privacy-copy = Mit `/privacy export` bekommst du vorher eine Kopie.
# en: eafd
privacy-erase-yes = Alles löschen
# en: c881
privacy-erase-no = Alles behalten

# en: 9ad5
privacy-kept-all = Nichts wurde gelöscht.
# en: 0849
privacy-erased = Deine Daten sind gelöscht.
# en: 9d82
privacy-closed =
    { $tables ->
        [one] 1 deiner Tische wurde geschlossen.
       *[other] { $tables } deiner Tische wurden geschlossen.
    }
# en: e3a3
privacy-traces = In der Datenbankdatei sind vorerst Spuren geblieben; wie sie verschwinden, steht im Log dieses Bots.
