### Analisi: come è stato giocato un match.

# en: 6885
analysis-title = { $white } – { $black }
# en: 60cb
analysis-depth =
    { $depth ->
        [quick] analisi rapida
       *[deep] analisi approfondita
    }
# en: 873d
analysis-rated = **{ $player }: PR { $pr }** · livello: { $grade ->
        [world-champion] campione del mondo
        [world-class] classe mondiale
        [expert] esperto
        [advanced] avanzato
        [intermediate] intermedio
        [casual] occasionale
        [beginner] principiante
       *[distracted] distratto
    } · { $decisions } decisioni
# en: 68ea
analysis-few =
    { $decisions ->
        [one] **{ $player }: PR { $pr }** · poche decisioni (1)
       *[other] **{ $player }: PR { $pr }** · poche decisioni ({ $decisions })
    }
# en: 5ac1
analysis-unrated = **{ $player }**: nessuna decisione
# en: f3a3
analysis-fault-count =
    { $fault ->
        [play] Mosse: { $counts }
        [missed-double] Raddoppi mancati: { $counts }
        [market-lost] Mercato perso: { $counts }
        [doubled-too-early] Raddoppi prematuri: { $counts }
        [not-good-enough] Troppo deboli per raddoppiare: { $counts }
        [too-good] Troppo forti per raddoppiare: { $counts }
        [wrong-take] Accettazioni sbagliate: { $counts }
        [missed-beaver] Beaver mancati: { $counts }
        [wrong-beaver] Beaver sbagliati: { $counts }
       *[wrong-pass] Passi sbagliati: { $counts }
    }
# en: 4f11
analysis-blunders =
    { $number ->
        [one] 1 blunder
       *[other] { $number } blunder
    }
# en: 0958
analysis-errors =
    { $number ->
        [one] 1 errore
       *[other] { $number } errori
    }
# en: 4ba3
analysis-no-faults = Nessun errore né blunder
# en: c714
analysis-luck = Fortuna { $luck } punti
# en: 7412
analysis-luck-match = Fortuna { $luck }% · risultato al netto della fortuna { $adjusted }%
# en: c35f
analysis-luck-match-older = Fortuna { $luck } punti · risultato al netto della fortuna { $adjusted }%
# en: 54fb
analysis-luck-money = Fortuna { $luck } punti · risultato al netto della fortuna { $adjusted } punti
# en: 56c5
analysis-resignation =
    { $done ->
        [resignation-made] Abbandono
        [resignation-accepted] Abbandono accettato
        [resignation-refused] Abbandono rifiutato
        [concession-made] Concessione
        [concession-accepted] Concessione accettata
       *[concession-refused] Concessione rifiutata
    } ({ $kind ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] singola
    }): { $is_right ->
        [yes] giusto
       *[no] −{ $lost }, non conta per il PR
    }
# en: 6ca7
analysis-in-game = Partita { $game }: { $said }
# en: 303d
analysis-illegal =
    { $number ->
        [one] 1 mossa illegale, che non conta: { $first }
       *[other] { $number } mosse illegali, che non contano, la prima: { $first }
    }
# en: 4fb3
analysis-withheld =
    { $number ->
        [one] 1 decisione è nascosta finché è in corso una partita molto simile a questa. Il PR non la conta.
       *[other] { $number } decisioni sono nascoste finché è in corso una partita molto simile a questa. Il PR non le conta.
    }
# en: 56bb
analysis-stopped = Una partita non si è potuta seguire fino alla fine.
# en: 9aa2
analysis-older = Un’analisi precedente. Ha stimato le levate brevi e può giudicarne male i cubi.
# en: 63fb
analysis-chart-match = Probabilità di vincere il match (%)
# en: f2a0
analysis-chart-game = Probabilità di vittoria (%)
# en: e69f
analysis-chart-blunder = blunder
# en: 3607
analysis-chart-joker = joker
# en: e3fb
analysis-chart-roll = lancio
# en: 6176
analysis-chart-alt = Probabilità di vittoria di { $white } e { $black } in { $rolls } lanci.
# en: e24c
analysis-chart-alt-blunder = Blunder di { $player }, { $done }.
# en: b3f5
analysis-no-chart = Non sono riuscito a disegnare il grafico.
# en: 291c
analysis-choose-game = Scegli una partita
# en: d87d
analysis-all-games =
    { $games ->
        [2] Entrambe le partite
       *[other] Tutte le { $games } partite
    }
# en: 3c3f
analysis-game =
    { $points ->
        [one] Partita { $number } ({ $score }): { $winner } vince 1
       *[other] Partita { $number } ({ $score }): { $winner } vince { $points }
    }
# en: c39b
analysis-game-open = Partita { $number } ({ $score })
# en: 0c22
analysis-verdict =
    { $band ->
        [blunder] Blunder, −{ $lost }
        [error] Errore, −{ $lost }
        [inaccuracy] Imprecisione, −{ $lost }
       *[good] Quasi la migliore, −{ $lost }
    }
# en: f0b0
analysis-verdict-cube =
    { $fault ->
        [missed-double] Raddoppio mancato
        [market-lost] Raddoppio mancato, mercato perso
        [doubled-too-early] Raddoppio prematuro
        [not-good-enough] Troppo debole per raddoppiare
        [too-good] Troppo forte per raddoppiare
        [wrong-take] Accettazione sbagliata
        [missed-beaver] Beaver mancato
        [wrong-beaver] Beaver sbagliato
       *[wrong-pass] Passo sbagliato
    } · { $band ->
        [blunder] blunder, −{ $lost }
        [error] errore, −{ $lost }
       *[inaccuracy] imprecisione, −{ $lost }
    }
# en: ca8d
analysis-verdict-best = La scelta migliore
# Below a double that was not made: the bot rolled for whoever could have doubled.
# en: 01d3
analysis-rolled-automatically = Il bot ha tirato in automatico.
# en: 1831
analysis-verdict-illegal = Mossa illegale
# en: d969
analysis-verdict-missed-beaver = Beaver mancato
# en: bf95
analysis-verdict-wrong-beaver = Beaver sbagliato
# en: b89c
analysis-verdict-of-bet = { $bet }: { $verdict }
# en: 5086
analysis-best = { $dot } Migliore: { $best }
# en: 3d9d
analysis-done =
    { $action ->
        [no-double] { $player } non raddoppia
        [double] { $player } raddoppia
        [take] { $player } accetta
        [pass] { $player } passa
        [beaver] { $player } fa beaver
       *[raccoon] { $player } fa raccoon
    }
# en: ff86
analysis-action =
    { $action ->
        [no-double] Non raddoppiare
        [double] Raddoppiare
        [take] Accettare
        [pass] Passare
        [beaver] Beaver
       *[raccoon] Raccoon
    }
# en: a95f
analysis-double-take = Raddoppio, accettato
# en: 742b
analysis-double-beaver = Raddoppio, beaver
# en: c171
analysis-double-pass = Raddoppio, passato
# en: 28c0
analysis-cube-for = Valore per { $player }:
# en: 6ca1
analysis-no-play = nessuna mossa
# en: 8733
analysis-legend = Probabilità in %: vittoria, gammon, backgammon | sconfitta, gammon, backgammon
# en: d4b7
analysis-where =
    { $is_before ->
        [yes] partita { $number } ({ $score }), prima del lancio { $roll }
       *[no] partita { $number } ({ $score }), lancio { $roll }
    }
# en: 47ac
analysis-where-roll =
    { $is_before ->
        [yes] prima del lancio { $roll }
       *[no] lancio { $roll }
    }
# en: 5414
analysis-place = decisione { $place } di { $of }, prima le peggiori
# en: f6b8
analysis-latest-import = L’ultimo match che hai importato
# en: c578
analysis-files = `{ $file }` è l’analisi per gammonview. Il link in `{ $link }` la mostra su gammonview.com, che è un altro sito; tutto il match è nel link.
# en: 120f
analysis-files-of-bets = `{ $file }` contiene, per ogni scommessa, un’analisi per gammonview (come match a due con il proprio cubo) e un link che la mostra su gammonview.com, che è un altro sito; ogni link contiene tutta la scommessa.
# en: 39c3
analysis-everybody = Entrambi
# en: 05a6
analysis-begun = L’analisi è in corso.
# en: f88e
analysis-later =
    { $depth ->
        [quick] Ci vuole più del solito. Ti avviso quando l’analisi è pronta.
       *[deep] Un’analisi approfondita richiede qualche minuto. Ti avviso quando è pronta.
    }
# en: b413
analysis-notice = La tua analisi è pronta: { $table }.
# en: c289
analysis-notice-failed = Non c’è un’analisi di { $table }.
# en: 66f6
analysis-none = Non trovo quell’analisi. `/analyse` ne fa una nuova.
# en: fc14
analysis-failed =
    { $why ->
        [missing] Le analisi hanno bisogno dei pacchetti bgsage e gammonview, che qui non sono installati.
        [too-long] L’analisi durava troppo e l’ho fermata.
        [unreadable] Il match non si può seguire fino alla fine.
       *[broken] L’analisi è fallita. Riprova.
    }
# en: d44e
analysis-too-many = Aspetti già { $number } analisi. Chiedi di nuovo quando una è pronta.
# en: fb30
analysis-too-many-here = Questo server aspetta già { $number } analisi. Chiedi più tardi.
# en: 2fdf
analysis-nothing = In quella posizione non c’è niente da decidere.
