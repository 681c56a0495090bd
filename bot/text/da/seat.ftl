### Min plads: hvad ét medlem af en chouette læser alene, spørgsmålene til dem, og deres knapper.

## Pladsen

# en: 251b
seat-closed = Pointene står i `/chouette ledger`.
# en: f77a
seat-leaving = Du går efter dette parti; andre handler for dig indtil da.
# en: eaa8
seat-returning = Du er tilbage: Du spiller med fra næste parti, og andre handler for dig indtil da.
# en: b6df
seat-away = Du holder pause; andre handler for dig, til du kommer tilbage.
# en: d71d
seat-dealt-in = Du kommer med efter dette parti.
# en: 2b90
seat-on-waiting-list = Du er nummer { $place } på ventelisten.
# en: 68e5
seat-next-box = Du er box i næste parti.
# en: 6915
seat-next-captain = Du er kaptajn i næste parti.
# en: db3a
seat-in-line = Du er nummer { $place } i rækkefølgen.
# en: d4ae
seat-at-table = Du er med ved bordet.
# en: 570f
seat-captain = Du er kaptajn.
# en: 6561
seat-acting-captain = Du er fungerende kaptajn.
# en: 512e
seat-crew = Du er på holdet, nummer { $place } i rækkefølgen.
# en: 8be2
seat-out = Du er ude af dette parti, nummer { $place } i rækkefølgen.
# en: 802f
seat-box-won = Du har vundet boxen og overtager den i næste parti.
# en: 7223
seat-score = Dine point: { $points } (nummer { $place } af { $players }).
# en: 10ba
seat-score-tied = Dine point: { $points } (delt nummer { $place } af { $players }).
# en: 8142
seat-box = Du er box.
# en: df20
seat-plays-for-you = { $player } spiller for dig; pointene er dine.
# en: b0e1
seat-autopilot-plays = Autopiloten spiller for dig; pointene er dine.
# en: 4edd
seat-substitute = Du spiller for { $box }, som vinder eller taber pointene.
# en: bad2
seat-partner = Du er boxens makker: Halvdelen af det, den vinder eller taber, er dit.
# en: 5fd4
seat-proxy-of-yours = { $player } har din fuldmagt til at svare.
# en: 539e
seat-proxy-for = Du har fuldmagt til at svare for { $member }.
# en: 92b7
seat-willing = Du er afløser, hvis boxen går.

## Væddemålene

# en: daff
seat-bet =
    { $lies ->
        [to-you] Dit væddemål med { $other }: Cuben er tilbudt dig på { $value }.
        [by-you] Dit væddemål med { $other }: Du tilbyder cuben på { $value }.
        [centred] Dit væddemål med { $other }: cube på { $value } i midten.
        [yours] Dit væddemål med { $other }: Du ejer cuben på { $value }.
       *[theirs] Dit væddemål med { $other }: { $other } ejer cuben på { $value }.
    }
# en: ae35
seat-bet-over = Dit væddemål med { $other } er slut: { $points }.
# en: cd84
seat-extra =
    { $lies ->
        [to-you] Dit ekstra væddemål med { $other }: Cuben er tilbudt dig på { $value }.
        [by-you] Dit ekstra væddemål med { $other }: Du tilbyder cuben på { $value }.
        [centred] Dit ekstra væddemål med { $other }: cube på { $value } i midten.
        [yours] Dit ekstra væddemål med { $other }: Du ejer cuben på { $value }.
       *[theirs] Dit ekstra væddemål med { $other }: { $other } ejer cuben på { $value }.
    }
# en: ad45
seat-extra-over = Dit ekstra væddemål med { $other } er slut: { $points }.
# en: d715
seat-bet-of-box =
    { $lies ->
        [to-you] { $members }: Cuben er tilbudt dig på { $value }.
        [by-you] { $members }: Du tilbyder cuben på { $value }.
        [centred] { $members }: cube på { $value } i midten.
        [yours] { $members }: Du ejer cuben på { $value }.
       *[theirs] { $members } ejer cuben på { $value }.
    }

# en: db35
seat-gammon =
    { $case ->
        [all-taken] Tages alle doblinger, giver eller koster gammon dig i alt { $gammon }, backgammon { $backgammon }.
        [all] Gammon giver eller koster dig i alt { $gammon }, backgammon { $backgammon }.
        [taken] Tages doblingen, giver eller koster gammon dig { $gammon }, backgammon { $backgammon }.
       *[plain] Gammon giver eller koster dig { $gammon }, backgammon { $backgammon }.
    }
# en: 508d
seat-gammon-single =
    { $is_all ->
        [yes]
            { $cubes ->
                [one] Indtil cuben vendes, tæller gammon i alt { $gammon }, som enkelt (Jacoby).
               *[other] Indtil en cube vendes, tæller gammon i alt { $gammon }, som enkelt (Jacoby).
            }
       *[no] Indtil cuben vendes, tæller gammon { $gammon }, som enkelt (Jacoby).
    }

## Doblinger, som den anden side ikke ser endnu

# en: ace6
seat-may-double = Du kan doble, indtil { $player } slår.
# Der er trykket på Slå, og slaget venter på nogle af holdet.
# en: c9ed
seat-may-double-waiting = Du kan doble, indtil der slås.
# en: 13de
seat-double-of-box = Du dobler { $members }, når du slår.
# en: fd1b
seat-double-of-extra = Du dobler, når boxen slår; du kan tage doblingen tilbage indtil da.
# **Slå** er en knap.
# en: 3666
seat-double-to-send = Du dobler, når du trykker på **Slå**; du kan tage doblingen tilbage indtil da.
# en: 932d
seat-double = Du dobler, når kaptajnen slår; du kan tage doblingen tilbage indtil da.
# Der er trykket på Slå, og slaget venter på nogle af holdet.
# en: b1bf
seat-double-waiting = Du dobler, så snart slaget ikke længere skal vente; du kan tage doblingen tilbage indtil da.
# en: d08d
seat-no-double = Du dobler ikke i denne tur. Kun du ser det; du kan stadig doble, indtil der slås. Med **Vent ikke mere** venter slaget ikke længere på dig, heller ikke i senere partier, indtil du ændrer det under **Ordrer**.
# en: d398
seat-others-double = { $members } dobler; boxen ved det ikke endnu.

## Svar på doblinger, beavers og raccoons

# en: 36ac
seat-answer =
    { $answer ->
        [take] take
        [drop]
            { $is_raised ->
                [yes] afvis
               *[no] drop
            }
        [beaver] beaver
        [raccoon] raccoon
       *[follow] følg kaptajnen
    }
# en: 648f
seat-answer-at =
    { $answer ->
        [beaver] beaver til { $value }
        [raccoon] raccoon til { $value }
       *[take]
            { $is_raised ->
                [yes] take på { $value }
               *[no] take på { $value }
            }
    }
# en: f16d
seat-answer-of = { $who }: { $answer }

# en: 2cab
seat-your-answer = Dit svar: **{ $answer }**.
# Til den, der vil følge kaptajnen.
# en: 6edc
seat-follow-passes = Kaptajnen ({ $captain }) er ikke doblet: Følger du kaptajnen, dropper du.
# en: 801f
seat-your-answer-to = Dit svar til { $members }: **{ $answer }**.
# en: 34fb
seat-your-answer-for = Dit svar for { $member }: **{ $answer }**.
# en: f1d9
seat-instruction-answers = Din ordre svarer efter alle andre: **{ $answer }**. Kun du ser det; du kan stadig svare selv.
# en: ff8c
seat-your-extra =
    { $is_yes ->
        [yes] Dit svar: **giv en ekstra cube**.
       *[no] Dit svar: **giv ingen ekstra cube**.
    }
# en: dad9
seat-sealed-answer = Kun du ser det; du kan ændre det, til alle svar er inde, eller tiden udløber.
# en: 239b
seat-partner-reply =
    { $is_yes ->
        [yes] Du har meldt dig som boxens makker. Kun du ser det; du kan ændre det, til en makker er fundet.
       *[no] Du har sagt nej til at være boxens makker. Kun du ser det; du kan ændre det, til en makker er fundet.
    }

## Ordrer, som gælder ét parti, bortset fra »Vent aldrig på, at jeg dobler«

# en: 0bef
seat-instruction =
    { $instruction ->
        [no-double] Vent aldrig på, at jeg dobler
        [hold] Spørg mig før hvert slag
        [double-with-captain] Dobl, når kaptajnen dobler
        [take] Take, når jeg dobles
       *[follow] Svar på doblinger som kaptajnen, eller drop, hvis kaptajnen ikke dobles
    }
# en: 97b6
seat-instructed = Din ordre i dette parti: { $instruction }. Kun du ser det.
# en: 8f4d
seat-instructed-lasting = Din ordre i dette parti og de næste: { $instruction }. Kun du ser det.
# en: 9bed
seat-instructed-hold = Din ordre i dette parti: { $instruction }. Slaget venter, og brættet nævner dit navn.

## Forlig og opgivelser, der venter på svar

# en: 3ce4
seat-proposal-to-withdraw = { $proposal }. Du kan trække tilbuddet tilbage indtil næste slag.
# en: 86dc
seat-proposal-to-answer = { $proposal }. Du kan acceptere eller afvise tilbuddet indtil næste slag.
# en: 66cd
seat-proposal-to-other = { $proposal }. { $player } kan acceptere eller afvise tilbuddet indtil næste slag.

## Sider

# en: 5216
seat-page =
    { $page ->
        [close] Slut chouetten
        [orders] Ordrer
        [proxy] Fuldmagt
        [settle] Forlig
        [concede] Opgiv
        [away] Hold pause
       *[leave] Forlad
    }
# **Spørg mig først** er den første knap i seat-switch.
# en: 16fa
seat-orders-hint = For dette parti, men **Vent ikke** gælder, til du slår den fra. Kun du ser dem, men med **Spørg mig først** nævner brættet dit navn. Tryk på en for at slå den til eller fra.
# en: 1423
seat-order =
    { $is_on ->
        [yes] { $instruction }: **til**
       *[no] { $instruction }: fra
    }
# en: bbbe
seat-switch =
    { $instruction ->
        [no-double]
            { $is_on ->
                [yes] Vent ikke: til
               *[no] Vent ikke: fra
            }
        [hold]
            { $is_on ->
                [yes] Spørg mig først: til
               *[no] Spørg mig først: fra
            }
        [double-with-captain]
            { $is_on ->
                [yes] Doble med kaptajnen: til
               *[no] Doble med kaptajnen: fra
            }
        [take]
            { $is_on ->
                [yes] Take: til
               *[no] Take: fra
            }
       *[follow]
            { $is_on ->
                [yes] Følg kaptajnen: til
               *[no] Følg kaptajnen: fra
            }
    }

## Spørgsmål

# en: bd1c
seat-proxy-question = Hvem må svare for dig?
# en: dc72
seat-no-proxy = Ingen fuldmagt
# en: c901
seat-close-question = Slut chouetten nu? Det afsluttende opslag viser slutstillingen.
# en: bd74
seat-leave-question =
    { $leaves ->
        [bets] Vil du forlade chouetten? Andre spiller dine åbne væddemål færdigt; dine point bliver i regnskabet.
        [points] Vil du forlade chouetten? Dine point bliver i regnskabet.
       *[nothing] Vil du forlade chouetten?
    }
# en: 3f4f
seat-away-question = Vil du holde pause?
# en: c207
seat-away-member =
    { $absent ->
        [follow-captain] I dette parti svarer den, der har din fuldmagt; ellers svarer du på doblinger som kaptajnen, eller dropper, hvis kaptajnen ikke dobles.
       *[drop] I dette parti svarer den, der har din fuldmagt; ellers dropper du, når du dobles.
    }
# en: bd93
seat-away-forfeit = Ingen kan afløse dig: Du taber enkelt i hvert åbent væddemål.
# en: e31c
seat-away-substitute = { $player } spiller dette parti for dig; pointene er dine.
# en: e29b
seat-away-autopilot = Autopiloten, eller den, der melder sig som afløser, spiller dette parti for dig; pointene er dine.
# en: 1b00
seat-sit-out = Når du kommer tilbage, begynder du bagest i rækkefølgen.
# en: e782
seat-sit-out-in-game = Kommer du tilbage under dette parti, beholder du din plads; senere begynder du bagest i rækkefølgen.

## Et forlig og en opgivelse, med en eller flere på den anden side

# en: c66f
seat-settle-to-you =
    { $count ->
        [one] Dit tilbud: **{ $others } betaler dig { $points } point**, og væddemålet slutter.
       *[other] Dit tilbud: **{ $others } betaler dig { $points } point hver**, og væddemålene slutter.
    }
# en: 9a57
seat-settle-from-you =
    { $count ->
        [one] Dit tilbud: **Du betaler { $others } { $points } point**, og væddemålet slutter.
       *[other] Dit tilbud: **Du betaler { $others } { $points } point hver**, og væddemålene slutter.
    }
# en: 29f0
seat-settle-even =
    { $count ->
        [one] Dit tilbud til { $others }: **Ingen betaler**, og væddemålet slutter.
       *[other] Dit tilbud til { $others }: **Ingen betaler**, og væddemålene slutter.
    }
# en: 55fd
seat-settle-most = Grænse: { $most }.
# en: da52
seat-settle-most-each = Grænse: { $most } hver.
# en: 9024
seat-leave-out = Tryk på et navn for at udelade det.
# en: 425c
seat-propose = Send tilbud
# en: a260
seat-concede-question =
    { $count ->
        [one] Hvad vil du opgive mod { $others }? Alt under det maksimale kan afvises.
       *[other] Hvad vil du opgive mod { $others }? Hver af dem kan afvise alt under det maksimale.
    }
# Når det, der opgives, er det meste, der kan tabes.
# en: 1301
seat-concede-maximum = Vil du opgive mod { $others }? Det er det maksimale, så det accepteres straks.
# en: 84d9
seat-concede-for-team = Som kaptajn opgiver du for hele holdet.
# en: 7faa
seat-loss-in-all =
    { $kind ->
        [gammon] Gammon, −{ $points } i alt
        [backgammon] Backgammon, −{ $points } i alt
       *[single] Enkelt, −{ $points } i alt
    }
# en: 1ee0
seat-loss-where-it-counts =
    { $kind ->
        [gammon] Gammon, hvor det tæller, −{ $points } i alt
       *[backgammon] Backgammon, hvor det tæller, −{ $points } i alt
    }
# en: 351f
seat-among =
    { $is_in ->
        [yes] { $other }: ja
       *[no] { $other }: nej
    }
# en: c730
seat-among-for =
    { $is_in ->
        [yes] { $member } mod { $other }: ja
       *[no] { $member } mod { $other }: nej
    }

## Knapper

# en: 481c
seat-back = Tilbage
# en: 2653
seat-role =
    { $role ->
        [come-back] Tilbage igen
        [volunteer] Vær afløser for boxen
        [stand-down] Stop som afløser
        [last-game] Meld sidste parti
        [no-last-game] Aflys sidste parti
       *[join] Deltag
    }
# en: db6e
seat-double-back = Tag dobling tilbage
# en: 76c1
seat-never-double = Vent ikke mere
# en: eae7
seat-answer-cubes =
    { $cubes ->
        [one] Svar på 1 cube
       *[other] Svar på { $cubes } cubes
    }
# en: 8b79
seat-last-word-for =
    { $is_kept ->
        [yes] { $member }: behold ekstra
       *[no] { $member }: drop alligevel
    }
# en: 3dbd
seat-on-proposal =
    { $verb ->
        [refuse] Afvis tilbud: { $other }
        [withdraw] Træk tilbud tilbage: { $other }
       *[accept] Accepter tilbud: { $other }
    }
# en: 0bee
seat-on-proposal-for =
    { $verb ->
        [refuse] { $member }–{ $other }: afvis
        [withdraw] { $member }–{ $other }: træk tilbage
       *[accept] { $member }–{ $other }: accepter
    }

## Flere cubes på én gang

# en: ee56
seat-cubes-to-answer =
    { $cubes ->
        [one] 1 cube at svare på.
       *[other] { $cubes } cubes at svare på.
    }
# en: 97ef
seat-whom-to-double = Hvem dobler du?
# **Bekræft** er en knap.
# en: fb7e
seat-choose = Tryk på et navn for at ændre det, og så på **Bekræft**.
# **Slå** er en knap under brættet.
# en: 1ff8
seat-nobody-chosen = Ingen valgt: Tryk på et navn og så på **Bekræft**, eller tryk på **Slå** på brættet.
# en: 18c1
seat-confirm = Bekræft
# en: d4c0
seat-all = Alle
# en: 60e2
seat-chosen-double =
    { $is_doubled ->
        [yes] { $who }: doble til { $value }
       *[no] { $who }: ingen dobling
    }
# en: 9696
seat-choose-for-all =
    { $answer ->
        [take] Take alle
        [drop] Drop alle
       *[double] Doble alle
    }
