### Analysen: wie ein Match gespielt wurde.

# en: 6885
analysis-title = { $white } – { $black }
# en: 60cb
analysis-depth =
    { $depth ->
        [quick] schnelle Analyse
       *[deep] tiefe Analyse
    }
# en: 873d
analysis-rated = **{ $player }: PR { $pr }** · Stärke: { $grade ->
        [world-champion] Weltmeisterklasse
        [world-class] Weltklasse
        [expert] Expertenklasse
        [advanced] Fortgeschritten
        [intermediate] Mittel
        [casual] Freizeit
        [beginner] Einstieg
       *[distracted] Zerstreut
    } · { $decisions } Entscheidungen
# en: 68ea
analysis-few =
    { $decisions ->
        [one] **{ $player }: PR { $pr }** · wenige Entscheidungen (1)
       *[other] **{ $player }: PR { $pr }** · wenige Entscheidungen ({ $decisions })
    }
# en: 5ac1
analysis-unrated = **{ $player }**: keine Entscheidungen
# en: f3a3
analysis-fault-count =
    { $fault ->
        [play] Züge: { $counts }
        [missed-double] Verpasste Doppel: { $counts }
        [market-lost] Markt verloren: { $counts }
        [doubled-too-early] Zu früh gedoppelt: { $counts }
        [not-good-enough] Nicht gut genug zum Doppeln: { $counts }
        [too-good] Zu gut zum Doppeln: { $counts }
        [wrong-take] Falsch angenommen: { $counts }
        [missed-beaver] Verpasste Beaver: { $counts }
        [wrong-beaver] Falsche Beaver: { $counts }
       *[wrong-pass] Falsch gepasst: { $counts }
    }
# en: 4f11
analysis-blunders =
    { $number ->
        [one] 1 Blunder
       *[other] { $number } Blunder
    }
# en: 0958
analysis-errors =
    { $number ->
        [one] 1 Fehler
       *[other] { $number } Fehler
    }
# en: 4ba3
analysis-no-faults = Keine Fehler oder Blunder
# en: c714
analysis-luck = Glück { $luck } Punkte
# en: 7412
analysis-luck-match = Glück { $luck } % · glückbereinigtes Ergebnis { $adjusted } %
# en: c35f
analysis-luck-match-older = Glück { $luck } Punkte · glückbereinigtes Ergebnis { $adjusted } %
# en: 54fb
analysis-luck-money = Glück { $luck } Punkte · glückbereinigtes Ergebnis { $adjusted } Punkte
# en: 56c5
analysis-resignation =
    { $done ->
        [resignation-made] Aufgegeben
        [resignation-accepted] Aufgabe angenommen
        [resignation-refused] Aufgabe abgelehnt
        [concession-made] Aufgegeben
        [concession-accepted] Aufgabe angenommen
       *[concession-refused] Aufgabe abgelehnt
    } ({ $kind ->
        [gammon] Gammon
        [backgammon] Backgammon
       *[single] einfach
    }): { $is_right ->
        [yes] richtig
       *[no] −{ $lost }, zählt nicht für die PR
    }
# en: 6ca7
analysis-in-game = Spiel { $game }: { $said }
# en: 303d
analysis-illegal =
    { $number ->
        [one] 1 ungültiger Zug, der nicht zählt: { $first }
       *[other] { $number } ungültige Züge, die nicht zählen, der erste: { $first }
    }
# en: 4fb3
analysis-withheld =
    { $number ->
        [one] 1 Entscheidung bleibt verborgen, solange ein sehr ähnliches Spiel läuft. Die PR zählt sie nicht mit.
       *[other] { $number } Entscheidungen bleiben verborgen, solange ein sehr ähnliches Spiel läuft. Die PR zählt sie nicht mit.
    }
# en: 56bb
analysis-stopped = Einem Spiel konnte ich nicht bis zum Ende folgen.
# en: 9aa2
analysis-older = Eine ältere Analyse. Sie hat kurze Abtrage-Stellungen geschätzt und beurteilt dort den Doppler womöglich falsch.
# en: 63fb
analysis-chart-match = Siegchancen im Match (%)
# en: f2a0
analysis-chart-game = Siegchancen (%)
# en: e69f
analysis-chart-blunder = Blunder
# en: 3607
analysis-chart-joker = Joker
# en: e3fb
analysis-chart-roll = Wurf
# en: 6176
analysis-chart-alt = Siegchancen von { $white } und { $black } über { $rolls } Würfe.
# en: e24c
analysis-chart-alt-blunder = Blunder von { $player }, { $done }.
# en: b3f5
analysis-no-chart = Das Diagramm konnte nicht gezeichnet werden.
# en: 291c
analysis-choose-game = Spiel wählen
# en: d87d
analysis-all-games =
    { $games ->
        [2] Beide Spiele
       *[other] Alle { $games } Spiele
    }
# en: 3c3f
analysis-game =
    { $points ->
        [one] Spiel { $number } beim Stand { $score }: { $winner } gewinnt 1
       *[other] Spiel { $number } beim Stand { $score }: { $winner } gewinnt { $points }
    }
# en: c39b
analysis-game-open = Spiel { $number } beim Stand { $score }
# en: 0c22
analysis-verdict =
    { $band ->
        [blunder] Blunder, −{ $lost }
        [error] Fehler, −{ $lost }
        [inaccuracy] Ungenauigkeit, −{ $lost }
       *[good] Fast am besten, −{ $lost }
    }
# en: f0b0
analysis-verdict-cube =
    { $fault ->
        [missed-double] Verpasstes Doppel
        [market-lost] Verpasstes Doppel, Markt verloren
        [doubled-too-early] Zu früh gedoppelt
        [not-good-enough] Nicht gut genug zum Doppeln
        [too-good] Zu gut zum Doppeln
        [wrong-take] Falsch angenommen
        [missed-beaver] Verpasster Beaver
        [wrong-beaver] Falscher Beaver
       *[wrong-pass] Falsch gepasst
    } · { $band ->
        [blunder] Blunder, −{ $lost }
        [error] Fehler, −{ $lost }
       *[inaccuracy] Ungenauigkeit, −{ $lost }
    }
# en: ca8d
analysis-verdict-best = Am besten
# Below a double that was not made: the bot rolled for whoever could have doubled.
# en: 01d3
analysis-rolled-automatically = Der Bot hat automatisch gewürfelt.
# en: 1831
analysis-verdict-illegal = Ungültiger Zug
# en: d969
analysis-verdict-missed-beaver = Verpasster Beaver
# en: bf95
analysis-verdict-wrong-beaver = Falscher Beaver
# en: b89c
analysis-verdict-of-bet = { $bet }: { $verdict }
# en: 5086
analysis-best = { $dot } Am besten: { $best }
# en: 3d9d
analysis-done =
    { $action ->
        [no-double] { $player } doppelt nicht
        [double] { $player } doppelt
        [take] { $player } nimmt an
        [pass] { $player } passt
        [beaver] { $player } beavert
       *[raccoon] { $player } antwortet mit Raccoon
    }
# en: ff86
analysis-action =
    { $action ->
        [no-double] Nicht doppeln
        [double] Doppeln
        [take] Annehmen
        [pass] Passen
        [beaver] Beaver
       *[raccoon] Raccoon
    }
# en: a95f
analysis-double-take = Doppeln, annehmen
# en: 742b
analysis-double-beaver = Doppeln, Beaver
# en: c171
analysis-double-pass = Doppeln, passen
# en: 28c0
analysis-cube-for = Wert für { $player }:
# en: 6ca1
analysis-no-play = kein Zug
# en: 8733
analysis-legend = Chancen in %: Sieg, Gammon, Backgammon | Niederlage, Gammon, Backgammon
# en: d4b7
analysis-where =
    { $is_before ->
        [yes] Spiel { $number } beim Stand { $score }, vor Wurf { $roll }
       *[no] Spiel { $number } beim Stand { $score }, Wurf { $roll }
    }
# en: 47ac
analysis-where-roll =
    { $is_before ->
        [yes] vor Wurf { $roll }
       *[no] Wurf { $roll }
    }
# en: 5414
analysis-place = Entscheidung { $place } von { $of }, schlechteste zuerst
# en: f6b8
analysis-latest-import = Was du zuletzt importiert hast
# en: c578
analysis-files = `{ $file }` ist die Analyse für gammonview. Der Link in `{ $link }` zeigt sie auf gammonview.com, einer anderen Website; das ganze Match steht im Link.
# en: 120f
analysis-files-of-bets = `{ $file }` enthält für jede Wette eine Analyse für gammonview (als Match zu zweit mit eigenem Doppler) und einen Link, der sie auf gammonview.com zeigt, einer anderen Website; jeder Link enthält die ganze Wette.
# en: 39c3
analysis-everybody = Beide
# en: 05a6
analysis-begun = Die Analyse läuft.
# en: f88e
analysis-later =
    { $depth ->
        [quick] Das dauert länger als sonst. Ich melde mich, wenn die Analyse fertig ist.
       *[deep] Eine tiefe Analyse dauert einige Minuten. Ich melde mich, wenn ich fertig bin.
    }
# en: b413
analysis-notice = Deine Analyse ist fertig: { $table }.
# en: c289
analysis-notice-failed = Es gibt keine Analyse von { $table }.
# en: 66f6
analysis-none = Diese Analyse finde ich nicht. `/analyse` macht eine neue.
# en: fc14
analysis-failed =
    { $why ->
        [missing] Analysen brauchen die Pakete bgsage und gammonview, die hier nicht installiert sind.
        [too-long] Die Analyse hat zu lange gedauert, darum habe ich aufgehört.
        [unreadable] Dem Match kann ich nicht bis zum Ende folgen.
       *[broken] Die Analyse ist fehlgeschlagen. Bitte versuch es noch einmal.
    }
# en: d44e
analysis-too-many = Du wartest schon auf { $number } Analysen. Frag wieder, wenn eine fertig ist.
# en: fb30
analysis-too-many-here = Dieser Server wartet schon auf { $number } Analysen. Frag später wieder.
# en: 2fdf
analysis-nothing = In dieser Stellung gibt es nichts zu entscheiden.
