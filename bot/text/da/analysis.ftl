### Analyser: hvordan en kamp blev spillet.

# en: 6885
analysis-title = { $white } – { $black }
# en: 60cb
analysis-depth =
    { $depth ->
        [quick] hurtig analyse
       *[deep] dyb analyse
    }
# en: 873d
analysis-rated = **{ $player }: PR { $pr }** · niveau: { $grade ->
        [world-champion] verdensmester
        [world-class] verdensklasse
        [expert] ekspert
        [advanced] avanceret
        [intermediate] mellemklasse
        [casual] fritidsspiller
        [beginner] begynder
       *[distracted] distræt
    } · { $decisions } beslutninger
# en: 68ea
analysis-few =
    { $decisions ->
        [one] **{ $player }: PR { $pr }** · få beslutninger (1)
       *[other] **{ $player }: PR { $pr }** · få beslutninger ({ $decisions })
    }
# en: 5ac1
analysis-unrated = **{ $player }**: ingen beslutninger
# en: f3a3
analysis-fault-count =
    { $fault ->
        [play] Træk: { $counts }
        [missed-double] Oversete doblinger: { $counts }
        [market-lost] Mistet marked: { $counts }
        [doubled-too-early] Doblet for tidligt: { $counts }
        [not-good-enough] Ikke godt nok til at doble: { $counts }
        [too-good] For god til at doble: { $counts }
        [wrong-take] Forkerte takes: { $counts }
        [missed-beaver] Oversete beavers: { $counts }
        [wrong-beaver] Forkerte beavers: { $counts }
       *[wrong-pass] Forkerte drops: { $counts }
    }
# en: 4f11
analysis-blunders =
    { $number ->
        [one] 1 blunder
       *[other] { $number } blundere
    }
# en: 0958
analysis-errors =
    { $number ->
        [one] 1 fejl
       *[other] { $number } fejl
    }
# en: 4ba3
analysis-no-faults = Ingen fejl eller blundere
# en: c714
analysis-luck = Held { $luck } point
# en: 7412
analysis-luck-match = Held { $luck } % · heldjusteret resultat { $adjusted } %
# en: c35f
analysis-luck-match-older = Held { $luck } point · heldjusteret resultat { $adjusted } %
# en: 54fb
analysis-luck-money = Held { $luck } point · heldjusteret resultat { $adjusted } point
# en: 56c5
analysis-resignation =
    { $done ->
        [resignation-made] Opgav
        [resignation-accepted] Accepterede en opgivelse
        [resignation-refused] Afviste en opgivelse
        [concession-made] Opgav
        [concession-accepted] Accepterede en opgivelse
       *[concession-refused] Afviste en opgivelse
    } ({ $kind ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] enkelt
    }): { $is_right ->
        [yes] rigtigt
       *[no] −{ $lost }, tæller ikke i PR
    }
# en: 6ca7
analysis-in-game = Spil { $game }: { $said }
# en: 303d
analysis-illegal =
    { $number ->
        [one] 1 ulovligt træk, som ikke tæller: { $first }
       *[other] { $number } ulovlige træk, som ikke tæller, det første: { $first }
    }
# en: 4fb3
analysis-withheld =
    { $number ->
        [one] 1 beslutning holdes tilbage, mens et meget lignende parti er i gang. PR er uden den.
       *[other] { $number } beslutninger holdes tilbage, mens et meget lignende parti er i gang. PR er uden dem.
    }
# en: 56bb
analysis-stopped = Et parti kunne ikke følges til ende.
# en: 9aa2
analysis-older = En ældre analyse. Den anslog korte stillinger, hvor der tages af, og kan bedømme cuben forkert i dem.
# en: 63fb
analysis-chart-match = Chance for at vinde kampen (%)
# en: f2a0
analysis-chart-game = Vinderchancer (%)
# en: e69f
analysis-chart-blunder = blunder
# en: 3607
analysis-chart-joker = joker
# en: e3fb
analysis-chart-roll = slag
# en: 6176
analysis-chart-alt = Vinderchancer for { $white } og { $black } over { $rolls } slag.
# en: e24c
analysis-chart-alt-blunder = Blunder af { $player }, { $done }.
# en: b3f5
analysis-no-chart = Diagrammet kunne ikke tegnes.
# en: 291c
analysis-choose-game = Vælg et parti
# en: d87d
analysis-all-games =
    { $games ->
        [2] Begge partier
       *[other] Alle { $games } partier
    }
# en: 3c3f
analysis-game =
    { $points ->
        [one] Parti { $number } ved { $score }: { $winner } vinder 1
       *[other] Parti { $number } ved { $score }: { $winner } vinder { $points }
    }
# en: c39b
analysis-game-open = Parti { $number } ved { $score }
# en: 0c22
analysis-verdict =
    { $band ->
        [blunder] Blunder, −{ $lost }
        [error] Fejl, −{ $lost }
        [inaccuracy] Unøjagtighed, −{ $lost }
       *[good] Næsten bedst, −{ $lost }
    }
# en: f0b0
analysis-verdict-cube =
    { $fault ->
        [missed-double] Overset dobling
        [market-lost] Overset dobling, markedet mistet
        [doubled-too-early] Doblet for tidligt
        [not-good-enough] Ikke godt nok til at doble
        [too-good] For god til at doble
        [wrong-take] Forkert take
        [missed-beaver] Overset beaver
        [wrong-beaver] Forkert beaver
       *[wrong-pass] Forkert drop
    } · { $band ->
        [blunder] blunder, −{ $lost }
        [error] fejl, −{ $lost }
       *[inaccuracy] unøjagtighed, −{ $lost }
    }
# en: ca8d
analysis-verdict-best = Bedst
# Below a double that was not made: the bot rolled for whoever could have doubled.
# en: 01d3
analysis-rolled-automatically = Botten slog automatisk.
# en: 1831
analysis-verdict-illegal = Ulovligt træk
# en: d969
analysis-verdict-missed-beaver = Overset beaver
# en: bf95
analysis-verdict-wrong-beaver = Forkert beaver
# en: b89c
analysis-verdict-of-bet = { $bet }: { $verdict }
# en: 5086
analysis-best = { $dot } Bedst: { $best }
# en: 3d9d
analysis-done =
    { $action ->
        [no-double] { $player } dobler ikke
        [double] { $player } dobler
        [take] { $player } tager
        [pass] { $player } dropper
        [beaver] { $player } beaverer
       *[raccoon] { $player } raccooner
    }
# en: ff86
analysis-action =
    { $action ->
        [no-double] Ingen dobling
        [double] Dobling
        [take] Take
        [pass] Drop
        [beaver] Beaver
       *[raccoon] Raccoon
    }
# en: a95f
analysis-double-take = Dobling, take
# en: 742b
analysis-double-beaver = Dobling, beaver
# en: c171
analysis-double-pass = Dobling, drop
# en: 28c0
analysis-cube-for = Værd for { $player }:
# en: 6ca1
analysis-no-play = intet træk
# en: 8733
analysis-legend = Chancer i %: sejr, gammon, backgammon | det samme for tab
# en: d4b7
analysis-where =
    { $is_before ->
        [yes] parti { $number } ved { $score }, før slag { $roll }
       *[no] parti { $number } ved { $score }, slag { $roll }
    }
# en: 47ac
analysis-where-roll =
    { $is_before ->
        [yes] før slag { $roll }
       *[no] slag { $roll }
    }
# en: 5414
analysis-place = beslutning { $place } af { $of }, værste først
# en: f6b8
analysis-latest-import = Det, du importerede sidst
# en: c578
analysis-files = `{ $file }` er analysen til gammonview. Linket i `{ $link }` viser den på gammonview.com, som er et andet websted; hele kampen er i linket.
# en: 120f
analysis-files-of-bets = `{ $file }` indeholder for hvert væddemål en analyse til gammonview (som en kamp mellem to med egen cube) og et link, der viser den på gammonview.com, som er et andet websted; hvert link rummer hele væddemålet.
# en: 39c3
analysis-everybody = Begge
# en: 05a6
analysis-begun = Analysen er i gang.
# en: f88e
analysis-later =
    { $depth ->
        [quick] Det tager længere end ellers. Jeg siger til, når analysen er færdig.
       *[deep] En dyb analyse tager nogle minutter. Jeg siger til, når jeg er færdig.
    }
# en: b413
analysis-notice = Din analyse er færdig: { $table }.
# en: c289
analysis-notice-failed = Der er ingen analyse af { $table }.
# en: 66f6
analysis-none = Jeg kan ikke finde den analyse. `/analyse` laver en ny.
# en: fc14
analysis-failed =
    { $why ->
        [missing] Analyser kræver pakkerne bgsage og gammonview, som ikke er installeret her.
        [too-long] Analysen tog for lang tid, så jeg stoppede.
        [unreadable] Kampen kan ikke følges til ende.
       *[broken] Analysen mislykkedes. Prøv igen.
    }
# en: d44e
analysis-too-many = Du venter allerede på { $number } analyser. Spørg igen, når en er færdig.
# en: fb30
analysis-too-many-here = Denne server venter allerede på { $number } analyser. Spørg igen senere.
# en: 2fdf
analysis-nothing = Der er intet at beslutte i den stilling.
