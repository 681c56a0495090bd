### Chouetter i lister, i filer, som navne på tråde, og de regelvalg, en vært ændrer.

# en: 2b51
chouettes-kind = Chouette
# en: 8b77
chouettes-of = Chouette hos { $host }
# en: 062d
chouettes-next = Næste spil: chouette hos { $host }
# en: 5e09
chouettes-choice = #{ $table } chouette: { $players }

## Hvad den venter på

# en: c778
chouettes-not-begun = ikke startet
# en: 9d4a
chouettes-unplayed = lukket uden parti
# en: d9d8
chouettes-awaited-more =
    { $others ->
        [one] { $awaited }, og 1 til
       *[other] { $awaited }, og { $others } til
    }

# en: 6fee
chouettes-leader = { $player } { $points }

## Dens filer

# en: 3159
chouettes-files =
    { $sessions ->
        [one] Vedhæftet: 1 uendelig kamp til GNU Backgammon.
       *[other] Vedhæftet: { $sessions } uendelige kampe til GNU Backgammon, én for hver to spillere, der havde et væddemål.
    }
# en: 0c8c
chouettes-sheet-file = Og pointarket til et regneark.
# en: 9c9a
chouettes-not-in-files = Udeladt, da der ikke blev spillet om det med en cube: { $payments }.
# en: 6d24
chouettes-no-ids = Et XGID, OGID eller GNU-id har plads til én cube; en chouette har flere. `/replay` viser brætterne.

## Dens lobby

# en: 2fa4
chouettes-posted = Lobbyen er åben.
# en: 152e
chouettes-own-thread = Din chouette har fået sin egen tråd: { $thread }.
# en: 909d
chouettes-whoever-joins = Den, der deltager, spiller efter disse valg. Rækkefølgen slås her, når værten starter.
# en: e6ae
chouettes-never-begun = Lukket før første parti.
# en: 8ed6
chouettes-machine-question = Hvor godt skal botten spille? Den sidder ved bordet som alle andre, har sin egen dobleterning og kan blive kaptajn eller box.
# en: b4db
chouettes-machine-missing = Jeg kan ikke spille her: Min backgammonmotor er ikke installeret. En anden kan deltage i stedet.

## Dens regelvalg, og ændringer

# en: 1c06
chouettes-options = Chouettens regelvalg
# en: eda1
chouettes-host-changed = { $host } ændrede regelvalgene: { $changes }
# en: 5f8d
chouettes-editor =
    { $part ->
        [presets] **1.** Vælg et regelsæt
        [pages] **2.** eller ændr det, emne for emne:
        [options] **{ $page }**: Tryk for at ændre
       *[save] **3.** Gem, eller behold det, der var
    }
# en: 3991
chouettes-editor-fixed = Følger af de andre: { $options }
# en: 05ea
chouettes-unchanged = Ingen ændringer endnu.
# en: 6c10
chouettes-same-options = De valg gælder allerede: Ændr mindst ét.
# en: e6ae
chouettes-held-back = Ændringer gælder fra partiet efter det næste, en ny indsats først, når alle siger ja.
# en: 02db
chouettes-held-back-in-game = Ændringer gælder fra næste parti, en ny indsats først, når alle siger ja.
# en: 71ce
chouettes-from-game = Fra parti { $game }: { $changes }
# en: ed0f
chouettes-stake-proposed = Indsats { $stake } foreslået; mangler ja fra: { $players }
# en: 334f
chouettes-stake-agreed = Indsats { $stake } fra parti { $game }: Alle sagde ja
# en: a4dd
chouettes-last-game = Parti { $game } er det sidste
# en: 086e
chouettes-agreement-wanted = { $player } beder om analysen af parti { $game }. Så længe sessionen varer, skal alle ved bordet være enige. { $players }: Tryk på **Analysér**, hvis du er med på det.
