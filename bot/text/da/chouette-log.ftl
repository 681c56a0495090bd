### Hvad der sker i en chouette, så alle kan læse det. Hver besked er en sætning uden punktum; en linje kan samle flere:
### »Ben, Dora tager (cube på 2); Carl dropper og betaler 1«.

## Doblinger

# en: 26a5
chouette-log-doubles =
    { $is_redouble ->
        [yes] { $players } redobler til { $value }
       *[no] { $players } dobler til { $value }
    }
# en: 669a
chouette-log-team-doubles =
    { $is_redouble ->
        [yes] Holdet redobler til { $value }
       *[no] Holdet dobler til { $value }
    }
# en: 007b
chouette-log-box-doubles =
    { $is_redouble ->
        [yes] { $box } redobler { $members }
       *[no] { $box } dobler { $members }
    }
# en: cacf
chouette-log-doubled = { $members } til { $value }
# en: 9954
chouette-log-doubles-extra =
    { $is_redouble ->
        [yes] { $player } redobler { $other } på den ekstra cube til { $value }
       *[no] { $player } dobler { $other } på den ekstra cube til { $value }
    }

## Svar

# en: 73e2
chouette-log-takes = { $players } tager (cube på { $value })
# en: 52b1
chouette-log-takes-extra = { $players } tager den ekstra cube på { $value }
# en: 6905
chouette-log-passes =
    { $count ->
        [one] { $players } dropper og betaler { $points }
       *[other] { $players } dropper og betaler { $points } hver
    }
# De følger kaptajnen, som ikke blev doblet.
# en: 749a
chouette-log-follows-nobody =
    { $count ->
        [one] { $players } følger kaptajnen, som ikke dobles: dropper og betaler { $points }
       *[other] { $players } følger kaptajnen, som ikke dobles: dropper og betaler { $points } hver
    }
# en: 9df9
chouette-log-passes-extra =
    { $count ->
        [one] { $players } dropper den ekstra cube og betaler { $points }
       *[other] { $players } dropper den ekstra cube og betaler { $points } hver
    }
# en: 04b6
chouette-log-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } afviser raccoonen og betaler { $points }
               *[beaver] { $players } afviser beaveren og betaler { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } afviser raccoonen og betaler { $points } hver
               *[beaver] { $players } afviser beaveren og betaler { $points } hver
            }
    }
# en: 515a
chouette-log-refuses-extra =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $players } afviser raccoonen på den ekstra cube og betaler { $points }
               *[beaver] { $players } afviser beaveren på den ekstra cube og betaler { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $players } afviser raccoonen på den ekstra cube og betaler { $points } hver
               *[beaver] { $players } afviser beaveren på den ekstra cube og betaler { $points } hver
            }
    }
# en: 5a9b
chouette-log-raises =
    { $stage ->
        [raccoon] { $players } raccooner til { $value }
       *[beaver] { $players } beaverer til { $value }
    }
# en: a7df
chouette-log-raises-extra =
    { $stage ->
        [raccoon] { $players } raccooner den ekstra cube til { $value }
       *[beaver] { $players } beaverer den ekstra cube til { $value }
    }

# en: 343b
chouette-log-box-takes =
    { $count ->
        [one] { $box } tager doblingen fra { $members } (cube på { $value })
       *[other] { $box } tager doblingerne fra { $members } (cube på { $value })
    }
# en: 5ccf
chouette-log-box-passes =
    { $count ->
        [one] { $box } dropper doblingen fra { $members } og betaler { $points }
       *[other] { $box } dropper doblingerne fra { $members } og betaler { $points } til hver
    }
# en: 6131
chouette-log-box-refuses =
    { $count ->
        [one]
            { $stage ->
                [raccoon] { $box } afviser raccoonen fra { $members } og betaler { $points }
               *[beaver] { $box } afviser beaveren fra { $members } og betaler { $points }
            }
       *[other]
            { $stage ->
                [raccoon] { $box } afviser raccoonene fra { $members } og betaler { $points } til hver
               *[beaver] { $box } afviser beaverne fra { $members } og betaler { $points } til hver
            }
    }
# en: 0917
chouette-log-box-raises =
    { $stage ->
        [raccoon] { $box } raccooner { $members } til { $value }
       *[beaver] { $box } beaverer { $members } til { $value }
    }
# en: a733
chouette-log-box-accepts =
    { $stage ->
        [beaver]
            { $count ->
                [one] { $box } accepterer beaveren fra { $members } på { $value }
               *[other] { $box } accepterer beaverne fra { $members } på { $value }
            }
        [raccoon]
            { $count ->
                [one] { $box } accepterer raccoonen fra { $members } på { $value }
               *[other] { $box } accepterer raccoonene fra { $members } på { $value }
            }
       *[unknown]
            { $count ->
                [one] { $box } accepterer cuben fra { $members } på { $value }
               *[other] { $box } accepterer cuberne fra { $members } på { $value }
            }
    }
# en: 3a36
chouette-log-accepts =
    { $stage ->
        [beaver] { $players } accepterer beaveren på { $value }
        [raccoon] { $players } accepterer raccoonen på { $value }
       *[unknown] { $players } accepterer på { $value }
    }
# en: cedf
chouette-log-accepts-extra =
    { $stage ->
        [raccoon] { $players } accepterer raccoonen på den ekstra cube ({ $value })
       *[beaver] { $players } accepterer beaveren på den ekstra cube ({ $value })
    }

# en: 6c1d
chouette-log-answered-first = Svarede først: { $answers }
# en: ae99
chouette-log-answer =
    { $answer ->
        [take] { $player } tager
        [drop] { $player } dropper
        [beaver] { $player } beaverer
        [raccoon] { $player } raccooner
       *[follow] { $player } følger kaptajnen
    }
# en: 5bc5
chouette-log-silent = { $players } svarede ikke i tide

## Eneste take: alle andre droppede

# en: c201
chouette-log-lone-must-pass = { $player } er alene om at tage, skal også droppe og betaler { $points }
# en: 1197
chouette-log-lone-must-beaver = { $player } er alene om at tage og skal beavere eller droppe
# en: a8ec
chouette-log-lone =
    { $answer ->
        [beaver] { $player } beaverer alene; { $other } kan give en ekstra cube
       *[take] { $player } tager alene; { $other } kan give en ekstra cube
    }
# en: 6f83
chouette-log-lone-several =
    { $answer ->
        [beaver] { $player } beaverer alene; de, der droppede, kan give en ekstra cube
       *[take] { $player } tager alene; de, der droppede, kan give en ekstra cube
    }
# en: dcba
chouette-log-extras =
    { $count ->
        [one] { $players } giver en ekstra cube
       *[other] { $players } giver hver en ekstra cube
    }
# en: 1f05
chouette-log-no-extras = Ingen giver en ekstra cube
# en: f856
chouette-log-no-extras-silent = { $players } svarede ikke i tide; ingen giver en ekstra cube
# en: 7a79
chouette-log-extras-given =
    { $count ->
        [one] { $players } betaler { $taker } { $points } og giver en ekstra cube på { $value }
       *[other] { $players } betaler { $taker } { $points } hver og giver en ekstra cube på { $value }
    }

## Slaget

# en: 68b3
chouette-log-opening =
    { $starter ->
        [white] Åbningsslag { $high }-{ $low }: Boxen starter
       *[black] Åbningsslag { $high }-{ $low }: Holdet starter
    }
# en: 3bb2
chouette-log-holds = { $player } holder slaget tilbage
# en: b5f0
chouette-log-releases = Slaget venter ikke længere på { $player }
# en: 25cf
chouette-log-releases-silent = Tiden udløb for { $player }: Slaget er frit
# en: fa2d
chouette-log-rolls = { $player } er klar til at slå
# en: ffba
chouette-log-autopilot-for-team = Autopiloten (for holdet)

## Kaptajn, box, og hvem der handler for andre

# en: 6219
chouette-log-captain-passed = { $player } er ude og går bagest i rækkefølgen; { $captain } er kaptajn
# en: dca6
chouette-log-captain-gone = { $captain } overtager som kaptajn efter { $player }
# en: 3d8e
chouette-log-captain-acting = { $captain } er fungerende kaptajn
# en: 932e
chouette-log-captain-again = { $captain } er kaptajn igen
# en: 9bdb
chouette-log-captain-struck = { $captain } kan ikke længere vinde boxen som kaptajn
# en: afb4
chouette-log-captain-replaced =
    { $why ->
        [leaves]
            { $is_acting ->
                [yes] { $player } går efter dette parti: { $captain } er fungerende kaptajn
               *[no] { $player } går efter dette parti: { $captain } er kaptajn
            }
        [sits-out]
            { $is_acting ->
                [yes] { $player } holder pause: { $captain } er fungerende kaptajn
               *[no] { $player } holder pause: { $captain } er kaptajn
            }
       *[silent]
            { $is_acting ->
                [yes] { $player } overskred tiden to gange: { $captain } er fungerende kaptajn
               *[no] { $player } overskred tiden to gange: { $captain } er kaptajn
            }
    }
# en: 99ad
chouette-log-captain-missed = Tiden udløb for { $captain }; sker det igen, tager en anden over
# en: f824
chouette-log-captain-missed-once = Tiden udløb for { $captain }; sker det igen, tager { $player } over
# en: 8356
chouette-log-heard-again = { $player } er aktiv igen
# en: 5cdb
chouette-log-box-silent = Tiden udløb for { $box }; sker det igen, spiller en anden for boxen
# en: c194
chouette-log-silent-for-long =
    { $is_away ->
        [yes] { $player } overskred tiden to gange og holder nu pause
       *[no] Tiden udløb for { $player }; andre handler for { $player } i dette parti
    }
# en: 6eb6
chouette-log-box-forfeits = Ingen spiller for { $box }, som taber enkelt i hvert åbent væddemål
# en: 493b
chouette-log-volunteers = { $player } er afløser, hvis boxen går
# en: 4ec7
chouette-log-volunteers-no-longer = { $player } er ikke længere afløser for boxen
# en: 55e1
chouette-log-substitute = { $player } spiller for { $box }, som vinder eller taber pointene
# en: 973b
chouette-log-proxy = { $player } har fuldmagt til at svare for { $member }
# en: 0812
chouette-log-proxy-ended = Fuldmagten fra { $member } gælder ikke længere
# en: 31e1
chouette-log-proxy-silent = Fuldmagten fra { $member } er udløbet: Svaret kom ikke i tide

## Forlig og opgivelser

# [called]: efter navnet på $other og et kolon.
# en: 81f2
chouette-log-concedes =
    { $reader ->
        [proposer]
            { $kind ->
                [gammon] Du tilbyder at opgive gammon mod { $other } og betale { $points }
                [backgammon] Du tilbyder at opgive backgammon mod { $other } og betale { $points }
               *[single] Du tilbyder at opgive enkelt mod { $other } og betale { $points }
            }
        [proxy]
            { $kind ->
                [gammon] Du (for { $player }) tilbyder at opgive gammon mod { $other } og betale { $points }
                [backgammon] Du (for { $player }) tilbyder at opgive backgammon mod { $other } og betale { $points }
               *[single] Du (for { $player }) tilbyder at opgive enkelt mod { $other } og betale { $points }
            }
        [asked]
            { $kind ->
                [gammon] { $player } tilbyder at opgive gammon mod dig og betale { $points }
                [backgammon] { $player } tilbyder at opgive backgammon mod dig og betale { $points }
               *[single] { $player } tilbyder at opgive enkelt mod dig og betale { $points }
            }
        [called]
            { $kind ->
                [gammon] { $player } tilbyder at opgive gammon og betale { $points }
                [backgammon] { $player } tilbyder at opgive backgammon og betale { $points }
               *[single] { $player } tilbyder at opgive enkelt og betale { $points }
            }
       *[anybody]
            { $kind ->
                [gammon] { $player } tilbyder at opgive gammon mod { $other } og betale { $points }
                [backgammon] { $player } tilbyder at opgive backgammon mod { $other } og betale { $points }
               *[single] { $player } tilbyder at opgive enkelt mod { $other } og betale { $points }
            }
    }
# en: cbda
chouette-log-asks =
    { $reader ->
        [proposer]
            { $points ->
                [one] Du tilbyder { $other } forlig: { $other } betaler 1
               *[other] Du tilbyder { $other } forlig: { $other } betaler { $points }
            }
        [proxy]
            { $points ->
                [one] Du (for { $player }) tilbyder { $other } forlig: { $other } betaler 1
               *[other] Du (for { $player }) tilbyder { $other } forlig: { $other } betaler { $points }
            }
        [asked]
            { $points ->
                [one] { $player } tilbyder dig forlig: Du betaler 1
               *[other] { $player } tilbyder dig forlig: Du betaler { $points }
            }
        [called]
            { $points ->
                [one] { $player } tilbyder forlig, hvis { $other } betaler 1
               *[other] { $player } tilbyder forlig, hvis { $other } betaler { $points }
            }
       *[anybody]
            { $points ->
                [one] { $player } tilbyder { $other } forlig: { $other } betaler 1
               *[other] { $player } tilbyder { $other } forlig: { $other } betaler { $points }
            }
    }
# en: 4ff0
chouette-log-offers =
    { $reader ->
        [proposer] Du tilbyder { $other } { $points } point i forlig
        [proxy] Du (for { $player }) tilbyder { $other } { $points } point i forlig
        [asked] { $player } tilbyder dig { $points } point i forlig
        [called] { $player } tilbyder { $points } point i forlig
       *[anybody] { $player } tilbyder { $other } { $points } point i forlig
    }
# en: 0b50
chouette-log-offers-even =
    { $reader ->
        [proposer] Du foreslår { $other } at slutte lige
        [proxy] Du (for { $player }) foreslår { $other } at slutte lige
        [asked] { $player } foreslår dig at slutte lige
        [called] { $player } foreslår at slutte lige
       *[anybody] { $player } foreslår { $other } at slutte lige
    }
# en: 816b
chouette-log-refuses-offer = { $player } afviser tilbuddet fra { $other }
# en: 93be
chouette-log-withdraws-offer = { $player } trækker tilbuddet til { $other } tilbage
# en: 744b
chouette-log-proposal-dropped-between =
    { $is_refused ->
        [yes] Tilbuddet mellem { $box } og { $member } er afvist
       *[no] Tilbuddet mellem { $box } og { $member } er trukket tilbage
    }
# en: b95b
chouette-log-proposal-dropped =
    { $is_refused ->
        [yes] Tilbuddet er afvist
       *[no] Tilbuddet er trukket tilbage
    }
# en: cdd5
chouette-log-settles =
    { $count ->
        [one] { $players } indgår forlig med { $payee } og betaler { $points }
       *[other] { $players } indgår forlig med { $payee } og betaler { $points } hver
    }
# en: d65f
chouette-log-resigns =
    { $count ->
        [one]
            { $kind ->
                [gammon] { $players } opgiver gammon mod { $payee } og betaler { $points }
                [backgammon] { $players } opgiver backgammon mod { $payee } og betaler { $points }
               *[single] { $players } opgiver enkelt mod { $payee } og betaler { $points }
            }
       *[other]
            { $kind ->
                [gammon] { $players } opgiver gammon mod { $payee } og betaler { $points } hver
                [backgammon] { $players } opgiver backgammon mod { $payee } og betaler { $points } hver
               *[single] { $players } opgiver enkelt mod { $payee } og betaler { $points } hver
            }
    }
# en: d672
chouette-log-even = { $box } og { $member } slutter lige
# en: 15a3
chouette-log-bet-ended =
    { $is_settled ->
        [yes] Et væddemål ender med forlig om { $points } point
       *[no] Et væddemål opgives for { $points } point
    }

## Hvem der kommer og går

# en: d1d1
chouette-log-joins =
    { $is_back ->
        [yes] { $players } er tilbage
       *[no] { $players } deltager
    }
# en: 2887
chouette-log-joins-waiting =
    { $is_back ->
        [yes] { $players } er tilbage og venter på at komme med
       *[no] { $players } deltager og venter på at komme med
    }
# en: 5d67
chouette-log-dealt-in = { $players } kommer med
# en: edb0
chouette-log-leaves = { $player } går
# en: 6baf
chouette-log-leaves-game = { $player } går efter dette parti; andre handler indtil da for { $player }
# en: 9c5a
chouette-log-goes-away = { $player } holder pause

## Regelvalg

# en: 2782
chouette-log-options =
    { $is_new_stake ->
        [yes] Regelvalg: { $options }; alle skal sige ja til indsatsen
       *[no] Regelvalg: { $options }
    }
# en: 5d13
chouette-log-options-later =
    { $is_new_stake ->
        [yes] Fra parti { $number }: { $options }; alle skal sige ja til indsatsen
       *[no] Fra parti { $number }: { $options }
    }
# en: 0588
chouette-log-unchanged = uændret
# en: e24b
chouette-log-preset = skabelon »{ $preset }«
# en: 194d
chouette-log-stake-agreed = { $player } siger ja til den nye indsats
# en: 4815
chouette-log-stake-withdrawn = Indsatsen bliver, som den var

## Mellem partierne

# en: 82c7
chouette-log-partner-sought = { $box } beder om en makker
# en: 2f99
chouette-log-partner-sought-unknown = Boxen beder om en makker
# en: 54b7
chouette-log-partner-drawn = Ingen melder sig som makker; lodtrækning: { $dice }
# en: 8c79
chouette-log-partner = { $partner } er makker for { $box } i dette parti
# en: bc4f
chouette-log-partner-unknown = { $partner } er boxens makker i dette parti
# en: 76c8
chouette-log-no-partner = { $players } svarede ikke i tide og spiller uden makker
# en: 4b4d
chouette-log-order = Rækkefølge: { $dice }; { $box } er box, { $captain } kaptajn
# en: 808a
chouette-log-game-begins = Parti { $number } begynder
# en: 30c7
chouette-log-game-over = Partiet er slut: { $points }
# en: ea7f
chouette-log-box =
    { $change ->
        [takes] { $player } overtager boxen
        [keeps] { $player } beholder boxen
       *[is] { $player } er box
    }
# en: 9526
chouette-log-line = rækkefølge: { $members }
# en: d218
chouette-log-nobody-left = Ingen er tilbage ved bordet
# en: a6e3
chouette-log-no-last-game = Det sidste parti er aflyst
# en: 4790
chouette-log-announces-last = { $player } melder parti { $number } som det sidste
# en: 064d
chouette-log-takes-back-last = { $player } aflyser det sidste parti
# en: 76d3
chouette-log-closes = { $player } lukker chouetten
# en: 0692
chouette-log-reopens = { $player } genåbner chouetten
# en: ba97
chouette-log-hands-over = { $player } gør { $host } til vært
# en: 31c2
chouette-log-next-host = { $host } er nu vært
