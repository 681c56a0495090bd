### Aufzeichnungen: Verlauf, Replays, Exporte und Importe.

# en: 36ec
record-yours = Deine Spiele
# en: e711
record-yours-with = Deine Spiele mit { $other }
# en: 6649
record-yours-with-here = Deine Spiele mit { $other } auf diesem Server
# en: fb17
record-of-server = Spiele auf diesem Server
# en: 21ee
record-page = Seite { $page }
# en: 0a1b
record-newer = ◀ Neuere
# en: c2de
record-older = Ältere ▶
# en: 64f7
record-hint = `/replay table:#{ $table }` zeigt alle Züge noch einmal, `/export table:#{ $table }` speichert Dateien.
# en: 0a86
record-none-older = Es gibt keine älteren Spiele.
# en: 2871
record-none = Du hast noch nicht gespielt. Fang an mit `/challenge`.
# en: 89f9
record-none-here = Auf diesem Server wurde noch nicht gespielt. Fang an mit `/challenge`.
# en: 4f30
record-none-with = Ihr habt noch nicht miteinander gespielt. Fang an mit `/challenge`.
# en: 3c8e
record-none-with-here = Auf diesem Server habt ihr noch nicht miteinander gespielt. Fang an mit `/challenge`.
# en: 191a
record-no-table = Diesen Tisch finde ich nicht. `/history` zeigt die, die du ansehen kannst.
# en: 00f9
record-no-frame = Dort geht dieses Replay nicht weiter. Öffne es neu mit `/replay`, oder lade die Datei neu mit `/import`.

# en: 7774
record-left-out = In { $files } fehlt: { $what }.
# en: 2d41
record-omission =
    { $what ->
        [automatic-doubles] automatische Doppel
        [jacoby] Spiel ohne Jacoby (in GNU Backgammon: `set jacoby off`)
        [start] die Grundstellung
        [gammons] Gammons mit weniger als 15 Steinen je Seite
        [stake] der Einsatz
        [forced-roll] ein erzwungener Zug, der nicht gezogen wurde
        [refused-resignations] abgelehnte Aufgaben
        [settlements] Einigungen, die kein Wert des Dopplers sind
        [fees] Zahlungen für Extra-Doppler
        [partners] was der Partner der Box gewann oder verlor
       *[illegal-plays] ungültige Züge und was auf sie folgt
    }

# en: 8331
record-read = Ich lese Matches, die Galaxy, Studio, GNU Backgammon und andere exportieren: `.mat`, `.sgf`, `.ogxm`, `.xg`, `.bgf`, und die `.txt` von Galaxy und Studio.
# en: 5905
record-unreadable = Diese Datei kann ich nicht lesen.
# en: a04f
record-too-large = Diese Datei ist zu groß. Die Grenze ist { $limit } KB; auch lange Matches brauchen nur 20 KB.
# en: 0718
record-empty = Diese Datei ist leer.
# en: 1403
record-not-fetched = Discord hat mir die Datei nicht gegeben. Bitte schick sie noch einmal.
# en: e7ee
record-no-import = Ich behalte nur deine neuesten Importe. Lade die Datei neu mit `/import`.
# en: e3f5
record-at-work = Ich arbeite noch an deiner letzten Datei. Frag noch einmal, wenn sie fertig ist.
# en: 73ae
record-too-much-work = Das dauerte zu lange, darum habe ich aufgehört. Versuch eine kürzere Datei, oder ein Format nach dem anderen.
# en: 9b84
record-film-too-long = Ein Film dieses Spiels wäre für Discord hier zu groß. **Abspielen** zeigt jeden Zug einzeln.
# en: f4c3
record-nothing-played = Es wurde noch kein Zug gemacht. **Abspielen** geht ab dem ersten.

# en: 00da
record-found-illegal =
    { $illegal ->
        [one] 1 ungültiger Zug: { $first }
       *[other] { $illegal } ungültige Züge, der erste: { $first }
    }
# en: f46c
record-found-notes =
    { $notes ->
        [one] 1 Anmerkung: { $first }
       *[other] { $notes } Anmerkungen, die erste: { $first }
    }
# en: b164
record-found-both =
    { $illegal ->
        [one]
            { $notes ->
                [one] 1 ungültiger Zug und 1 Anmerkung, zuerst: { $first }
               *[other] 1 ungültiger Zug und { $notes } Anmerkungen, zuerst: { $first }
            }
       *[other]
            { $notes ->
                [one] { $illegal } ungültige Züge und 1 Anmerkung, zuerst: { $first }
               *[other] { $illegal } ungültige Züge und { $notes } Anmerkungen, zuerst: { $first }
            }
    }
# en: 1306
record-breaks-off = Die Aufzeichnung endet hier: { $illegal }
# en: 6f03
record-illegal = Zeile { $line } ist ungültig, { $roll }: { $written }. { $reason }
# en: d204
record-illegal-unplayed = Zeile { $line } ist ungültig, { $roll }: kein Zug. { $reason }
# en: f713
record-no-play = Das ist kein Zug.

# en: 56f1
record-fault-in-line = Zeile { $line }, { $text }: { $reason }
# en: 51fa
record-fault-too-large = Eine Aufzeichnung hat höchstens { $limit } Bytes; diese hat { $size } oder mehr.
# en: c89f
record-fault-no-text = Das ist keine Textdatei, also kein Match, das ich lesen kann.
# en: b573
record-fault-for-people = Das ist ein Match, ausgeschrieben zum Lesen. Exportiere es als .mat oder .sgf.
# en: 6ca7
record-fault-no-length = Das ist keine Aufzeichnung: Keine Zeile nennt die Länge, wie „7 point match“.
# en: f97e
record-fault-two-matches = Hier beginnt ein zweites Match. Leg jedes Match in eine eigene Datei.
# en: aec7
record-fault-long-line = Eine Zeile hat höchstens { $limit } Zeichen.
# en: 5b19
record-fault-before-length = Zuerst muss die Länge des Matches kommen.
# en: 0ac5
record-fault-no-game-line = Ein Spiel muss mit „Game 1“ oder einer anderen Nummer beginnen.
# en: ecc5
record-fault-no-names = Unter „Game“ müssen beide Namen stehen, jeder mit Doppelpunkt und Stand.
# en: 7ea8
record-fault-after-end = Das Spiel ist schon zu Ende: Wer gewann, steht weiter oben.
# en: 0cda
record-fault-ogxm =
    { $what ->
        [newer] Diese .ogxm ist für neuere Programme geschrieben, als ich es bin.
        [variant] Diese .ogxm enthält eine Variante, die ich nicht kenne.
        [set-up] Diese .ogxm enthält mehr als ein Match: eine von Hand gesetzte Stellung, einen gesetzten Doppler oder Ähnliches.
        [no-match] Diese .ogxm enthält kein Match.
       *[damaged] Diese .ogxm ist beschädigt.
    }
# en: 8bad
record-fault-foreign = Diese .xg oder .bgf enthält kein Match, das ich lesen kann.
# en: 4713
record-fault-row = Das ist weder ein Zug noch sonst etwas aus einem Spiel.
# en: d660
record-fault-cell = { $text } verstehe ich nicht; ein Zug sieht so aus: 31: 8/5 6/5.
# en: 17d2
record-fault-no-sgf = Das ist kein SGF: Kein Spiel beginnt mit „(;“.
# en: 8a17
record-fault-outside-games = Das steht außerhalb aller Spiele.
# en: 6223
record-fault-not-closed = Ein Spiel muss mit ) geschlossen werden.
# en: 3dbb
record-fault-no-piece = Ab hier ist das kein gültiges SGF.
# en: fa18
record-fault-late-setup = Eine Stellung muss vor dem ersten Zug aufgebaut werden.
# en: 90f2
record-fault-cube-owned = Der Doppler muss in der Mitte beginnen.
# en: 948e
record-fault-cube = Der Doppler zeigt 1, 2, 4 und so weiter bis { $limit }.
# en: 962d
record-fault-cube-turned-on = Der Doppler geht nicht über { $limit } hinaus.
# en: 9cd5
record-fault-position = Das ist keine Stellung: Jede Seite hat 15 Steine.
# en: c4e0
record-fault-place = Ein Punkt ist ein Buchstabe von a bis y.
# en: 99f1
record-fault-play = Das verstehe ich nicht; ein Zug sieht so aus: 31hefe.
# en: 020a
record-fault-other-start = Einige Spiele beginnen aus einer anderen Stellung, als die Aufzeichnung nennt.
# en: a2ee
record-fault-no-backgammon = In diesem SGF ist kein Backgammon.
# en: d5cd
record-fault-nameless = Beide Seiten brauchen einen Namen.
# en: 39fe
record-fault-no-game = Die Aufzeichnung enthält kein Spiel.
# en: baee
record-fault-length = Ein Match geht auf 1 Punkt oder mehr, nicht auf { $length }.
# en: 6e6f
record-fault-variation = { $text } ist eine Variante, die ich nicht spiele.
# en: 0d79
record-fault-start = Aus { $text } kann kein Spiel beginnen.

# en: 7eca
record-note = Zeile { $line }: { $note }
# en: 5a08
record-note-unfinished = Das Spiel ist nicht zu Ende.
# en: df73
record-note-winner = Laut Aufzeichnung gewann { $winner }, aber es war { $found }.
# en: e6c1
record-note-resigned =
    { $kind ->
        [single] Ein einfaches Spiel wurde aufgegeben, obwohl weniger zu verlieren war.
        [gammon] Ein Gammon wurde aufgegeben, obwohl weniger zu verlieren war.
       *[backgammon] Ein Backgammon wurde aufgegeben, obwohl weniger zu verlieren war.
    }
# en: 2295
record-note-points-enough = Punkte: Das Brett gibt { $found }; die Aufzeichnung sagt { $points }, genug für das Match.
# en: 8bf3
record-note-forfeited = Das Match wurde kampflos verloren; die Aufzeichnung sagt { $points } Punkte.
# en: 9803
record-note-points = Punkte: Das Brett gibt { $found }, aber die Aufzeichnung sagt { $points }.
# en: f4b3
record-note-passed-over = Übergangen, weil es zu keinem Spiel gehört: { $text }
# en: 1367
record-note-match-over = Das Match war vor diesem Spiel schon zu Ende.
# en: ff0d
record-note-score = Es steht { $score }, aber die Aufzeichnung sagt { $written }.
# en: ac16
record-note-cube-after-end = Der Doppler wird nach dem Ende des Spiels gedreht.
# en: ea1d
record-note-not-answered = Das Doppel davor hat keine Antwort; es muss angenommen worden sein.
# en: a2b2
record-note-opening-doubles = Ein Spiel kann nicht mit einem Pasch beginnen.
# en: 65c0
record-note-not-played = Der letzte Wurf wurde nicht gezogen.
# en: 185c
record-note-forced = { $play } ist erzwungen, und die Aufzeichnung lässt es aus.
# en: 031d
record-note-cube-too-high = Der Doppler steht auf { $value }, weiter verfolge ich ihn nicht.
# en: a7b0
record-note-no-turn = Diese Seite kann den Doppler jetzt nicht drehen.
# en: a6a4
record-note-value = Der Doppler geht auf { $value }, aber die Aufzeichnung sagt { $written }.
# en: 9fe3
record-note-no-cube = Ein Doppel in einem Spiel ohne Doppler.
# en: 4b5a
record-note-others-cube = Ein Doppel mit dem Doppler der anderen Seite.
# en: cafe
record-note-dead-cube = Ein Doppel mit totem Doppler.
# en: 566c
record-note-out-of-turn = Ein Doppel außer der Reihe.
# en: edab
record-note-no-double = Es gibt kein Doppel, auf das zu antworten wäre.
# en: e41e
record-note-doubler-answers = Die Seite, die gedoppelt hat, beantwortet ihr eigenes Doppel.

# en: bdad
record-illegal-over = Das Spiel ist zu Ende.
# en: 2098
record-illegal-turn = Die andere Seite ist dran.
# en: ae89
record-illegal-called = Die Aufzeichnung selbst nennt ihn ungültig.
# en: 534e
record-illegal-not-played = Es gibt einen gültigen Zug, etwa { $play }.
# en: ee8d
record-position-in-play = Positionen aus einem laufenden Spiel, oder sehr ähnliche, beurteile ich nicht. Frag noch einmal, wenn das Spiel oder sein Match zu Ende ist.
# en: 8c53
record-start-in-play = Diese Grundstellung ist einem laufenden Spiel zu ähnlich. Wähl eine andere, oder versuch es noch einmal, wenn das Spiel zu Ende ist.
# en: 4b17
record-too-many-questions = Solange du ein laufendes Spiel hast, beurteile ich für dich { $count } Positionen am Tag. Frag wieder { $again }. Analysen beendeter Spiele bekommst du immer.

# en: 3567
record-game-in-play = Dieses Spiel läuft noch. Frag nach der Analyse, wenn es zu Ende ist.
# en: 9b85
record-game-waits = Das Spiel ist zu Ende, aber sein Match oder seine Session läuft noch. Frag nach der Analyse, wenn alles zu Ende ist.
# en: 92a2
record-game-waits-for = Dieses Spiel kann analysiert werden, wenn die Session zu Ende ist, oder schon vorher, wenn alle am Tisch danach fragen. Noch fehlt: { $players }.
# en: 95ba
record-game-owed = Ich habe gefragt und melde mich, wenn die Analyse fertig ist.
