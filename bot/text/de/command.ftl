### Die Slash-Befehle. Namen: höchstens 32 kleine Buchstaben, Ziffern, - und _, keine zwei gleichen Optionen in einem
### Befehl, keine wie eine andere Option dort auf Englisch heißt. Beschreibungen: höchstens 100 Zeichen.

# en: ba8e
command-roll = würfeln
# en: dc83
command-roll-description = Würfeln
# en: 7e7d
command-double = doppeln
# en: 8b84
command-double-description = Doppeln, bevor du würfelst
# en: 292e
command-double-option-sure-description = Ohne Rückfrage doppeln
# en: 2ff8
command-take = annehmen
# en: de4c
command-take-description = Das Doppel annehmen; oder Beaver, Aufgabe oder Herausforderung annehmen
# en: cc6a
command-pass = passen
# en: 560a
command-pass-description = Beim Doppel passen; oder Beaver, Aufgabe oder Herausforderung ablehnen
# en: 9f15
command-pass-option-sure-description = Ohne Rückfrage passen
# en: 3fac
command-beaver = beaver
# en: 6987
command-beaver-description = Beavern: noch einmal verdoppeln und den Doppler behalten; oder Raccoon auf einen Beaver
# en: 644f
command-play = ziehen
# en: 30fc
command-play-description = Deinen Wurf ziehen; ohne Zug stellst du ihn Stein für Stein zusammen
# en: 7a28
command-play-option-play = zug
# en: 5c57
command-play-option-play-description = Etwa 8/5 6/5, 13/8(2), bar/20* oder 6/off
# en: 167b
command-resign = aufgeben
# en: d272
command-resign-description = Die Aufgabe anbieten; die Gegenseite nimmt an oder lehnt ab
# en: bd20
command-resign-option-loss-description = Was du aufgibst
# en: bcc1
command-resign-option-sure-description = Ohne Rückfrage aufgeben
# en: f00a
command-next = weiter
# en: f10e
command-next-description = Das nächste Spiel der Session starten; am Ende eine Revanche
# en: 3f7e
command-challenge = herausfordern
# en: f160
command-challenge-description = Jemanden oder alle im Kanal zu einem Match oder unlimitierten Spiel herausfordern
# en: 9287
command-challenge-option-thread-description = In einem eigenen Thread; ist der Tisch im Kanal besetzt, öffnet er sich automatisch
# en: 1d14
command-propose = vorschlagen
# en: 14fc
command-propose-description = Andere Regeln für die Herausforderung in diesem Kanal vorschlagen
# en: 89d6
command-end = beenden
# en: bba2
command-end-description = Die Session zwischen zwei Spielen beenden
# en: f69d
command-takeback = zurücknehmen
# en: 4fbe
command-takeback-description = Den letzten Zug oder das letzte Doppel zurücknehmen, wenn die Gegenseite es erlaubt
# en: 7dab
command-orders = anweisungen
# en: d6e9
command-orders-description = Deine Daueranweisungen an diesem Tisch: was der Bot in deinem Zug für dich tut
# en: 6446
command-clock = uhr
# en: ef3c
command-clock-description = Die Zeit für einen Zug an diesem Tisch
# en: 5780
command-clock-show = zeigen
# en: 21ee
command-clock-show-description = Wie viel Zeit hier noch bleibt
# en: 34bf
command-clock-claim = beanspruchen
# en: 2881
command-clock-claim-description = Den Sieg beanspruchen, wenn die Zeit der Gegenseite abgelaufen ist
# en: 0dab
command-clock-autopilot = autopilot
# en: 2835
command-clock-autopilot-description = Den Autopiloten zu Ende spielen lassen, wenn die Zeit der Gegenseite abgelaufen ist
# en: bae2
command-clock-more = geben
# en: 0bd6
command-clock-more-description = Der Gegenseite mehr Zeit für diesen Zug geben
# en: 5f05
command-clock-ask = erbitten
# en: c23a
command-clock-ask-description = Die Gegenseite um mehr Zeit für diesen Zug bitten
# en: 6b43
command-vacation = urlaub
# en: 57a7
command-vacation-description = Tage, an denen deine Uhren stehen
# en: f098
command-vacation-show = zeigen
# en: a5ab
command-vacation-show-description = Dein Urlaub, und wie viele Tage dir dieses Jahr bleiben
# en: 0efe
command-vacation-set = eintragen
# en: fcf0
command-vacation-set-description = Urlaub machen: Deine Uhren stehen an allen Tischen
# en: 52b9
command-vacation-end = beenden
# en: babe
command-vacation-end-description = Deinen Urlaub heute beenden oder den nächsten absagen
# en: 123e
command-position = stellung
# en: 8565
command-position-description = Eine Stellung für alle zeichnen: XGID, OGID, GNU-ID oder Steine
# en: 420d
command-import = importieren
# en: 3a2d
command-import-description = Ein Match aus einer Datei nachspielen (.mat, .sgf, .ogxm, .xg, .bgf, Galaxy, Studio), bis 256 KB
# en: bb35
command-chouette = chouette
# en: fdd6
command-chouette-description = Eine Box gegen alle anderen
# en: 2c10
command-chouette-start = eröffnen
# en: fc65
command-chouette-start-description = Eine Chouette in diesem Kanal eröffnen; andere steigen ein, und du startest sie
# en: 2dde
command-chouette-start-option-thread-description = In einem eigenen Thread
# en: 3084
command-chouette-settings = optionen
# en: 9702
command-chouette-settings-description = Die Optionen ändern, wenn du der Host bist
# en: d5fd
command-chouette-join = mitspielen
# en: 2786
command-chouette-join-description = In die Chouette dieses Kanals einsteigen und ihre Optionen annehmen
# en: 4876
command-chouette-leave = verlassen
# en: c541
command-chouette-leave-description = Gehen; läuft ein Spiel, spielen andere es für dich zu Ende
# en: 566b
command-chouette-leave-option-sure-description = Ohne Rückfrage gehen
# en: 583f
command-chouette-away = pause
# en: ac88
command-chouette-away-description = Pause machen; läuft ein Spiel, spielen andere für dich
# en: b054
command-chouette-away-option-sure-description = Ohne Rückfrage Pause machen
# en: 1171
command-chouette-back = zurück
# en: 0eb9
command-chouette-back-description = Zurückkommen und wieder mitspielen
# en: 9b9f
command-chouette-suggest = vorschlagen
# en: c7c8
command-chouette-suggest-description = Dem Captain einen Zug vorschlagen; ohne Zug siehst du die Vorschläge
# en: acd6
command-chouette-suggest-option-play = zug
# en: 636b
command-chouette-suggest-option-play-description = Etwa 8/5 6/5, 13/8(2), bar/20* oder 6/off; nur dein Team liest mit
# en: 1dbd
command-chouette-settle = einigung
# en: 29b0
command-chouette-settle-description = Für Wetten von dir eine Einigung auf Punkte anbieten
# en: 1618
command-chouette-settle-option-with-description = Mit wem; weglassen für alle deine Wetten
# en: f764
command-chouette-concede = aufgeben
# en: f338
command-chouette-concede-description = Anbieten, Wetten von dir aufzugeben
# en: 150a
command-chouette-concede-option-loss-description = Was du aufgibst
# en: 061d
command-chouette-proxy = vollmacht
# en: b293
command-chouette-proxy-description = Wer in diesem Spiel für dich antworten darf; weglassen für niemanden
# en: 2ff6
command-chouette-hold = anhalten
# en: 252b
command-chouette-hold-description = Den Captain mit dem Wurf warten lassen, damit du doppeln kannst
# en: 4d3f
command-chouette-hold-option-when-description = an für diesen Zug, aus zum Freigeben, oder jeden Zug dieses Spiels
# en: e650
command-chouette-line = reihenfolge
# en: 6ae3
command-chouette-line-description = Wer Box, Captain und Crew ist, und dein eigener Platz
# en: eef4
command-chouette-ledger = abrechnung
# en: afbc
command-chouette-ledger-description = Wer wie viel gewonnen hat, jede Zahlung, und wie ihr ausgleicht
# en: 8c73
command-chouette-last = letztes
# en: a2f3
command-chouette-last-description = Als Host ankündigen, dass dieses oder das nächste Spiel das letzte ist
# en: 62cc
command-chouette-last-option-when-description = an zum Ankündigen, aus zum Zurücknehmen
# en: 9493
command-chouette-host = host
# en: e2a7
command-chouette-host-description = Jemand anders zum Host machen
# en: 6f34
command-chouette-host-option-player = mitglied
# en: 18f5
command-chouette-host-option-player-description = Wer Host wird
# en: f489
command-chouette-close = schließen
# en: 862e
command-chouette-close-description = Als Host die Chouette beenden; läuft ein Spiel, dann nach ihm
# en: 5fa2
command-block = blockieren
# en: c378
command-block-description = Jemand kann dich nicht mehr herausfordern; ohne Angabe siehst du, wen du blockiert hast
# en: 5bd8
command-block-option-player-description = Wer dich nicht mehr herausfordern kann
# en: 2331
command-unblock = freigeben
# en: 2a78
command-unblock-description = Wen du blockiert hast, kann dich wieder herausfordern
# en: 111e
command-unblock-option-player-description = Wer dich wieder herausfordern kann
# en: 9d4a
command-report = melden
# en: ed38
command-report-description = Den Admins dieses Servers etwas über jemanden melden; nur sie lesen es
# en: 5d5a
command-report-option-player-description = Um wen es geht
# en: 6377
command-report-option-reason-description = Was passiert ist
# en: aa0a
command-option-reason = grund
# en: aec3
command-note = notiz
# en: 7555
command-note-description = Deine Notiz zu diesem Tisch; ohne Angaben siehst du sie
# en: c405
command-note-option-text-description = Neuer Text statt der alten Notiz
# en: cca3
command-board = brett
# en: 3f30
command-board-description = Das Brett dieses Kanals, wie nur du es siehst
# en: 9089
command-board-option-theme-description = Das Farbschema, wenn nicht wie eingestellt; Klar ist für Farbenblinde gemacht
# en: ff99
command-board-option-side-description = Von welcher Seite, wenn nicht wie eingestellt
# en: 114c
command-turns = dran
# en: d10b
command-turns-description = Alle deine Spiele auf allen Servern: zuerst die, bei denen du dran bist
# en: 006a
command-move-here = hierher
# en: 28b5
command-move-here-description = Ein Spiel von dir in diesen Kanal oder Thread holen
# en: 3dad
command-move-here-option-table-description = Die Nummer des Spiels; weglassen, wenn du anderswo nur eins hast
# en: 4b0b
command-history = verlauf
# en: 55d6
command-history-description = Gespielte Spiele: deine, die mit jemandem oder die dieses Servers
# en: bb04
command-history-option-with-description = Nur die Spiele mit dieser Person
# en: 01c8
command-replay = replay
# en: be9b
command-replay-description = Ein Spiel Zug für Zug ansehen; nur du siehst es
# en: 4833
command-replay-option-game-description = Welches Spiel des Matches
# en: 33e7
command-export = exportieren
# en: 8ccc
command-export-description = Ein Match als Dateien für andere Programme, und seine Stellung zum Kopieren
# en: db30
command-dice = würfel
# en: 32b3
command-dice-description = Woher die Würfel kommen, und der Nachweis, dass sie fair sind
# en: 5d0b
command-dice-show = zeigen
# en: 4aaa
command-dice-show-description = Woher die Würfel eines Spiels kommen; ist es zu Ende, der Nachweis
# en: 306e
command-dice-show-option-game-description = Welches Spiel des Matches; weglassen für das laufende
# en: c95a
command-dice-words = worte
# en: 5060
command-dice-words-description = Eigene Worte für die Würfel des nächsten Spiels hier
# en: 1b2c
command-dice-words-option-text-description = Was du magst; im Nachweis können beide Seiten es lesen
# en: ec61
command-dice-server = server
# en: 3812
command-dice-server-description = Wie die Würfel auf diesem Server gefallen sind, und ob das fair ist
# en: 2d54
command-privacy = datenschutz
# en: 5b20
command-privacy-description = Was über dich gespeichert ist: ansehen oder löschen
# en: e09d
command-privacy-export = exportieren
# en: 6c0b
command-privacy-export-description = Alles über dich Gespeicherte als Datei, nur für dich
# en: 7638
command-privacy-erase = löschen
# en: 56c0
command-privacy-erase-description = Alles über dich Gespeicherte löschen, nach einer Rückfrage
# en: 65dc
command-leaderboard = rangliste
# en: e270
command-leaderboard-description = Wer auf diesem Server vorn liegt: Rating, Punkte, Chouette-Punkte
# en: c5bf
command-leaderboard-option-by = nach
# en: 5fdc
command-leaderboard-option-by-description = Was zählt; ohne Angabe das Rating
# en: f509
command-leaderboard-option-when = zeitraum
# en: 9ee7
command-leaderboard-option-when-description = Seit wann; ohne Angabe insgesamt
# en: cb49
command-profile = profil
# en: a31c
command-profile-description = Wie es bei dir oder jemand anderem läuft: Rating, Bilanz, Doppel, Chouettes
# en: 275c
command-profile-option-player-description = Wessen Profil, wenn nicht deins
# en: c7eb
command-stats = statistik
# en: 09fd
command-stats-description = Dieser Server auf einen Blick: Spiele, Gammons, Doppler
# en: 3510
command-versus = gegen
# en: 0f80
command-versus-description = Wie du gegen jemanden stehst, oder zwei andere gegeneinander
# en: cd33
command-versus-option-player-description = Gegen wen; bei zwei anderen die erste Person
# en: 70b2
command-versus-option-other = andere
# en: c848
command-versus-option-other-description = Eine zweite Person an deiner Stelle
# en: 637f
command-settings = einstellungen
# en: b20c
command-settings-description = Wie du Bretter siehst, und was hier gespielt wird
# en: bc3f
command-settings-me = meine
# en: b876
command-settings-me-description = Wie du Bretter siehst und was der Bot für dich tut; ohne Angaben siehst du es
# en: 02ff
command-settings-me-option-side-description = Auf Brettern, die nur du siehst: welche Seite unten ist
# en: 385f
command-settings-me-option-theme-description = Das Farbschema der Bretter nur für dich; Klar ist für Farbenblinde gemacht
# en: 090c
command-settings-server = server
# en: ede5
command-settings-server-description = Was hier gespielt wird, wenn eine Herausforderung nichts anderes sagt; ohne Angaben siehst du es
# en: 3bac
command-settings-server-option-side-description = Wessen Seite auf den Live-Brettern dieses Servers unten ist
# en: 814e
command-settings-server-option-theme-description = Das Farbschema der Live-Bretter hier; Klar ist für Farbenblinde gemacht
# en: c104
command-settings-challenge = herausforderung
# en: c9a0
command-settings-challenge-description = Was deine Herausforderungen anbieten; ohne Angaben siehst du es
# en: 0923
command-settings-challenge-option-reset-description = Zurück zu dem, was der Server gewählt hat; andere Optionen zählen trotzdem
# en: 7930
command-admin = admin
# en: 3f6f
command-admin-description = Für alle, die diesen Server leiten
# en: 5ad7
command-admin-status = status
# en: 84ab
command-admin-status-description = Was auf diesem Server nicht stimmt, und was hilft
# en: ea2f
command-admin-reports = meldungen
# en: c2c3
command-admin-reports-description = Wo Admins Meldungen lesen; ohne Angabe nimmst du keine an
# en: 1b42
command-option-channel = kanal
# en: a344
command-admin-reports-option-channel-description = Ein Kanal, den nur Admins sehen
# en: 684c
command-admin-void = annullieren
# en: 6785
command-admin-void-description = Das Ergebnis eines Tisches annullieren, etwa ein absichtlich verlorenes Match
# en: 64ef
command-admin-void-option-table-description = Die Nummer des Tisches
# en: 2770
command-admin-void-option-reason = grund
# en: 4315
command-admin-void-option-reason-description = Warum; alle am Tisch lesen es
# en: 4e23
command-admin-void-option-game-description = Nur dieses Spiel
# en: 866f
command-admin-void-option-undo = aufheben
# en: 46e3
command-admin-void-option-undo-description = Doch wieder zählen lassen
# en: be61
command-help = hilfe
# en: 4ae0
command-help-description = So wird gespielt, und alle Befehle

# en: 00e0
command-option-sure = sicher
# en: ace8
command-option-play = spielform
# en: 86b4
command-option-play-description = Ein Match auf so viele Punkte, oder unlimitiert: so viele Spiele, wie ihr wollt
# en: 349d
command-option-loss = verlust
# en: e3b6
command-option-player = person
# en: 57b7
command-option-opponent = gegenseite
# en: 0af9
command-option-opponent-description = Wen du herausforderst (auch mich); ohne Angabe können alle hier annehmen
# en: 337a
command-option-level = stärke
# en: b7cc
command-option-level-description = Stärke des Bots; ohne Gegenseite spielst du gegen den Bot
# en: 4ac8
command-option-tutor = tutor
# en: ee4a
command-option-tutor-description = Gegen mich: Vor einem Blunder warne ich dich privat, und du kannst neu überlegen
# en: f290
command-option-length = länge
# en: 987b
command-option-stake = einsatz
# en: 4128
command-option-jacoby = jacoby
# en: 2e03
command-option-beavers = beaver
# en: e2f8
command-option-raccoons = raccoon
# en: 6882
command-option-automatic-doubles = automatische_doppel
# en: 54bb
command-option-cube-cap = höchstwert
# en: 1853
command-option-cube = doppler
# en: 471e
command-option-start = grundstellung
# en: a11f
command-option-crew-grace = zeit_zum_doppeln
# en: 1dcb
command-option-turn-hours = stunden_pro_zug
# en: ea82
command-option-turn-hours-description = Uhr: Stunden für jeden Zug, 1 bis 336; 0 für keine Uhr
# en: 3252
command-option-reserve-hours = zeitreserve
# en: a14f
command-option-reserve-hours-description = Uhr: Zeitreserve jeder Seite für alle Züge zusammen, 0 bis 720 Stunden
# en: 787e
command-option-weekends = wochenenden
# en: 197c
command-option-weekends-description = Uhr: ob sie auch am Wochenende läuft
# en: 5268
command-option-when-out = zeitablauf
# en: bc94
command-option-when-out-description = Uhr: was geschieht, wenn die Zeit abgelaufen ist
# en: b6a0
command-option-words = worte
# en: 9540
command-option-words-description = Eigene Worte für die Würfel; du kannst sie auch später mit /dice words geben
# en: b6b8
command-option-thread = thread
# en: 447a
command-option-direct = direkt
# en: a4f7
command-option-direct-description = Per Direktnachricht spielen: Beide haben dort ein eigenes Brett
# en: cb5e
command-option-hours = stunden
# en: 144c
command-option-hours-description = Wie viele Stunden mehr, 1 bis 336; ohne Angabe zwei Tage
# en: f0bc
command-option-from = von
# en: 4321
command-option-from-description = Der erste Tag, etwa 2026-03-01 oder { -clock-today }
# en: 8897
command-option-until = bis
# en: 2e69
command-option-until-description = Der letzte Tag, etwa 2026-03-14
# en: 4125
command-option-position = stellung
# en: ce07
command-option-position-description = XGID=..., 4HPwATDgc/ABMA:cAkAAAAAAAAA, oder 24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5
# en: 339f
command-option-note = notiz
# en: 90b3
command-option-note-description = Was du zur Stellung sagen willst, etwa eine Frage
# en: ef68
command-option-file = datei
# en: 6e70
command-option-file-description = Das Match, wie das andere Programm es exportiert hat
# en: 5080
command-option-preset = vorlage
# en: 5df9
command-option-preset-description = Womit du anfängst; was du sonst angibst, ändert sie
# en: 6bd1
command-option-cube-mode = doppler_art
# en: 393d
command-option-max-players = plätze
# en: 8b1b
command-option-consultation = beratung
# en: 1691
command-option-lone-taker = einzige_annahme
# en: abb6
command-option-lone-min = einzige_annahme_ab
# en: 080b
command-option-box-take-rule = box_annahme
# en: f567
command-option-box-double-rule = box_doppel
# en: 7ad7
command-option-reply-order = antworten
# en: 332a
command-option-box-retention = box_bleibt
# en: fb10
command-option-partner-min = partner_ab
# en: 4fa5
command-option-join-position = einstieg
# en: a583
command-option-settlements = einigungen
# en: dcc7
command-option-absent-cube = ohne_antwort
# en: f253
command-option-box-abandon = box_fehlt
# en: e2d8
command-option-with = mit
# en: f7db
command-option-points = punkte
# en: d9f6
command-option-points-description = Wie viele Punkte du bekommen willst; unter 0 zahlst du sie
# en: 3211
command-option-to = an
# en: f391
command-option-to-description = An wen; weglassen für alle deine Wetten
# en: 425c
command-option-member = mitglied
# en: 29d2
command-option-member-description = Wer für dich antworten darf
# en: ac14
command-option-when = wann
# en: b629
command-option-text = text
# en: 588b
command-option-clear = löschen
# en: 146c
command-option-clear-description = Die Notiz löschen
# en: 15ea
command-option-side = seite
# en: 8041
command-option-theme = farbschema
# en: c662
command-option-repost = neu_posten
# en: c102
command-option-repost-description = Das Live-Brett für alle neu posten, ganz unten im Kanal
# en: 180d
command-option-table = tisch
# en: 8f8a
command-option-table-description = Die Nummer des Tisches wie in /history; weglassen für den Tisch dieses Kanals
# en: 6435
command-option-server = server
# en: e2e4
command-option-server-description = Alles, was auf diesem Server gespielt wurde
# en: 7d3f
command-option-game = spiel
# en: 659f
command-option-format = format
# en: f7d8
command-option-format-description = Was du willst; alles, wenn du nichts angibst
# en: efd5
command-option-colours = farbe
# en: 5a47
command-option-colours-description = Auf Brettern, die nur du siehst: welche Steine deine sind
# en: 0e9e
command-option-roll-by-itself = automatisch_würfeln
# en: b2bd
command-option-roll-by-itself-description = Ob der Bot für dich würfelt, wenn du nicht doppeln kannst
# en: c1c2
command-option-play-forced = automatisch_ziehen
# en: c4de
command-option-play-forced-description = Ob der Bot für dich zieht, wenn es nur einen Zug gibt
# en: 57ea
command-option-confirm-double = doppel_bestätigen
# en: e09f
command-option-confirm-double-description = Ob du vor dem Doppeln noch einmal gefragt wirst
# en: 1b80
command-option-confirm-play = zug_bestätigen
# en: 5a46
command-option-confirm-play-description = Ob du einen Zug aus der Liste noch bestätigst
# en: 965b
command-option-motion = bewegung
# en: 5bd5
command-option-motion-description = Ob Replays bewegte Bilder anbieten
# en: 2b8d
command-option-autopilot-cube = autopilot_doppler
# en: 1f60
command-option-autopilot-cube-description = Ob der Autopilot, wenn er für dich spielt, doppeln und passen darf
# en: 625b
command-option-reminders = erinnerungen
# en: 9f61
command-option-reminders-description = Wo du erinnert wirst, dass du noch dran bist
# en: 7444
command-option-remind-hours = erinnern_nach
# en: 82f4
command-option-remind-hours-description = Stunden zwischen Erinnerungen, 1 bis 168; 0 für nur eine, bevor deine Zeit abläuft
# en: 8c4d
command-option-zone = zeitzone
# en: e199
command-option-zone-description = Deine Zeitzone, mit Namen oder Stadt: Europe/Berlin, tokyo
# en: aea7
command-option-quiet-from = ruhe_von
# en: 89c7
command-option-quiet-from-description = Ab wann du nachts nicht erinnert wirst, etwa 22:30; { -settings-none } für keine Ruhezeit
# en: 7c90
command-option-quiet-until = ruhe_bis
# en: 6496
command-option-quiet-until-description = Bis wann du nicht erinnert wirst, etwa 7:00
# en: d472
command-option-weekend = wochenende
# en: 9b56
command-option-weekend-description = Die Tage deines Wochenendes, an denen deine Uhr stehen kann
# en: 46bc
command-option-profile = profil
# en: 0b9d
command-option-profile-description = Wer dein Profil sieht, und dich in Ranglisten
# en: b607
command-option-rated = gewertet
# en: 433f
command-option-rated-description = Ob es für beide Ratings zählt, wenn nicht wie auf diesem Server
# en: fc35
command-settings-server-option-rated-description = Welche Spiele zwischen zwei Leuten fürs Rating zählen
# en: 46de
command-option-reset = zurücksetzen
# en: da5c
command-option-reset-description = Alles wieder wie am Anfang; andere Optionen zählen trotzdem

# en: a084
command-choice-game =
    { $is_match ->
        [yes] Match
       *[no] Unlimitiertes Spiel
    }
# en: cdb7
command-choice-loss =
    { $kind ->
        [gammon] Gammon
        [backgammon] Backgammon
       *[single] Einfach
    }
# en: 8c70
command-choice-when-out =
    { $way ->
        [claimed] automatisch verloren
        [autopilot] der Autopilot spielt weiter
       *[opponent-decides] die Gegenseite entscheidet
    }
# en: 7ed9
command-choice-when =
    { $when ->
        [on] an
        [off] aus
       *[each-turn] jeden Zug
    }
# en: 9616
command-choice-whose =
    { $whose ->
        [theirs] die der Gegenseite
       *[mine] meine
    }
# en: fe77
command-choice-format =
    { $format ->
        [mat] .mat, das fast jedes Programm liest
        [sgf] .sgf, für GNU Backgammon
        [ogxm] .ogxm, für OpenGammon und HedgeHog
        [text] Text zum Lesen
        [position] die Stellung: XGID, OGID und GNU-IDs
       *[all] alles
    }

# en: 3cb7
command-settings-server-option-language-description = Die Sprache der Bretter, Threads und Protokolle dieses Servers
# en: 6867
command-option-language = sprache
# en: a84a
command-option-language-description = In welcher Sprache der Bot mit dir spricht
# en: 1294
command-analyse = analysieren
# en: e1cf
command-analyse-description = Wie ein beendetes Match gespielt wurde: PR, Glück, Diagramm, alle Fehler
# en: 26f4
command-analyse-option-game-description = Mit welchem Spiel es beginnt; sonst das ganze Match
# en: ab98
command-option-analyse = analyse
# en: e83e
command-option-analyse-description = Zeigen, was am besten ist: nur dir, bis du es teilst
