### L’analisi di una chouette: ogni scommessa a parte.

# en: ea7a
chouette-analysis-all = Tutta la chouette
# en: 5867
chouette-analysis-bet =
    { $is_extra ->
        [yes] { $white } – { $black }, cubo extra
       *[no] { $white } – { $black }
    }
# en: 40f4
chouette-analysis-bet-of = Partita { $game }: { $bet }
# en: f88f
chouette-analysis-alone = Il PR conta ciò che ciascuno ha deciso da sé: le mosse come capitano o box e il proprio cubo; per il box, tutti i cubi. Una decisione su più cubi conta una volta, con la perdita media.
# en: 4de5
chouette-analysis-advice = Consigli
# en: baf9
chouette-analysis-adviser =
    { $plays ->
        [one] { $player }: 1 suggerimento, giocati: { $played }; gli altri sarebbero valsi { $gain }
       *[other] { $player }: { $plays } suggerimenti, giocati: { $played }; gli altri sarebbero valsi { $gain }
    }
# en: 9d60
chouette-analysis-lost = Perso su ogni cubo
# en: ba6d
chouette-analysis-losses = { $bet }: box { $box } · mosse della squadra { $plays } · cubo del membro { $cube }
