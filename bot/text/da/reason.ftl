### Hvorfor spillets regler siger nej til noget, og hvad spilleren kan gøre i stedet.

## Overalt

# en: 0b80
reason-not-now = Det kan du ikke lige nu.
# en: 4243
reason-crawford = Der dobles ikke i Crawfordpartiet.
# en: b67c
reason-no-cube = Her spilles uden cube.
# en: bc7d
reason-other-on-roll = Den anden side er på rul; du dobler før dit eget slag.
# en: e6e4
reason-other-owns-cube = { $who } ejer cuben: Kun { $who } kan doble.
# en: c6f3
reason-dead-cube = Cuben er død: Selv et enkelt parti giver dig allerede kampen.
# en: ccd9
reason-over-cap = Cuben går højst til { $number } her.
# en: 6a63
reason-no-beavers = Her spilles uden beavers.
# en: 455a
reason-no-raccoons = Her spilles uden raccoons.
# en: 52e8
reason-cannot-lose = Du kan ikke længere tabe dette parti.

# $actions: navnemåder, »slå, doble eller opgive«.
# en: a858
reason-you-can = Du kan { $actions }.
# en: 0c94
reason-right-now = Lige nu kan du { $actions }.
# en: 1e41
reason-rolled = Du har slået og kan { $actions }.
# en: 06d7
reason-action =
    { $action ->
        [no-double] sige, at du ikke dobler
        [roll] slå
        [double] doble
        [play] rykke
        [take] tage
        [pass] droppe
        [beaver] beavere
        [raccoon] svare med raccoon
        [follow] følge kaptajnen
        [resign] opgive
        [resign-gammon] opgive gammon
        [resign-backgammon] opgive backgammon
        [answer-resignation] acceptere eller afvise opgivelsen
        [take-back] tage din dobling tilbage
        [hold] holde slaget tilbage
        [release] give slaget fri
        [give-extra] give en ekstra cube eller lade være
        [keep-extras] beholde de ekstra cubes
        [retract] droppe alligevel
        [answer-for] svare med fuldmagt
        [seek-partner] bede om en makker
        [play-alone] spille alene
        [be-partner] svare på boxens ønske om en makker
        [start] starte partiet
        [agree-to-stake] sige ja til indsatsen
        [answer-proposal] svare på tilbuddet
       *[withdraw-proposal] trække dit tilbud tilbage
    }

## Hvis tur det er mellem to spillere

# en: 628a
reason-your-turn =
    { $task ->
        [play] Det er din tur: Ryk { $roll }.
        [double] Det er din tur: take eller drop?
        [beaver] Det er din tur: Svar på beaveren.
        [raccoon] Det er din tur: Svar på raccoonen.
        [single] Det er din tur: Svar på opgivelsen (enkelt).
        [gammon] Det er din tur: Svar på opgivelsen (gammon).
        [backgammon] Det er din tur: Svar på opgivelsen (backgammon).
        [double-or-roll] Det er din tur til at doble eller slå.
        [redouble-or-roll] Det er din tur til at redoble eller slå.
       *[roll] Det er din tur til at slå.
    }
# en: 2bae
reason-others-turn =
    { $task ->
        [play] Venter på, at { $player } rykker { $roll }.
        [double] Venter på, at { $player } tager eller dropper.
        [beaver] Venter på, at { $player } svarer på beaveren.
        [raccoon] Venter på, at { $player } svarer på raccoonen.
        [single] Venter på, at { $player } svarer på opgivelsen (enkelt).
        [gammon] Venter på, at { $player } svarer på opgivelsen (gammon).
        [backgammon] Venter på, at { $player } svarer på opgivelsen (backgammon).
        [double-or-roll] Venter på, at { $player } dobler eller slår.
        [redouble-or-roll] Venter på, at { $player } redobler eller slår.
       *[roll] Venter på, at { $player } slår.
    }

## Hvis tur det er i en chouette

# en: 836a
reason-your-decision =
    { $need ->
        [double-or-roll] Det er din tur til at doble eller slå.
        [roll] Det er din tur til at slå.
        [hold] Det er din tur til at doble eller give slaget fri.
        [take-or-pass] Det er din tur til at tage eller droppe.
        [answer] Det er din tur til at svare.
        [extra] Det er din tur: Giv en ekstra cube, eller lad være.
        [keep-extras] Det er din tur: Behold de ekstra cubes, eller drop alligevel.
        [beaver-or-pass] Det er din tur til at beavere eller droppe.
        [seek-partner] Det er din tur: Bed om en makker, eller spil alene.
        [be-partner] Det er din tur til at svare på boxens ønske om en makker.
       *[move] Det er din tur: Ryk { $roll }.
    }
# en: 36a7
reason-others-decision =
    { $need ->
        [double-or-roll] Venter på, at { $who } dobler eller slår.
        [roll] Venter på, at { $who } slår.
        [hold] Venter på, at { $who } dobler eller giver slaget fri.
        [take-or-pass] Venter på, at { $who } tager eller dropper.
        [answer] Venter på svar fra { $who }.
        [extra] Venter på, om { $who } giver en ekstra cube.
        [keep-extras] Venter på, at { $who } beholder de ekstra cubes eller dropper alligevel.
        [beaver-or-pass] Venter på, at { $who } beaverer eller dropper.
        [seek-partner] Venter på, at { $who } beder om en makker eller spiller alene.
        [be-partner] Venter på, at { $who } svarer på boxens ønske om en makker.
       *[move] Venter på, at { $who } rykker { $roll }.
    }
# en: 6577
reason-waits-for-crew = Venter på, om { $players } dobler.
# en: 8d0d
reason-waits-for-autopilot = Venter på autopiloten.
# en: cfb2
reason-waits-for-host = Venter på, at { $host } starter første parti.
# en: 2f11
reason-waits-for-next-game = Venter på, at { $players } starter næste parti.

## Ved bordet i en chouette

# en: 45f8
reason-closed = Denne chouette er slut. Åbn en ny med `/chouette start`.
# en: e969
reason-seated = Du er allerede med ved dette bord.
# en: 3459
reason-waiting = Du er allerede nummer { $number } på ventelisten. Skriv `/chouette leave` for at opgive din plads.
# en: e96c
reason-away = Du holder pause: Skriv `/chouette back` for at komme med igen.
# en: fef5
reason-still-leaving = Du går efter dette parti; derefter kan du deltage igen.
# en: 7aa2
reason-not-seated =
    { $has_button ->
        [yes] Du er ikke med i denne chouette. Tryk på **Deltag** for at spille med.
       *[no] Du er ikke med i denne chouette. Deltag med `/chouette join`.
    }
# en: aa58
reason-not-dealt-in = Du venter på at komme med. Skriv `/chouette leave` for at opgive din plads.
# en: 6d4b
reason-no-game-yet = Du kan holde pause, når første parti er begyndt. Skriv `/chouette leave` for at opgive din plads.
# en: a822
reason-in-game = Parti { $number } er i gang: Start det næste, når det er slut.
# en: 968e
reason-no-game = Det kan du, når et parti er i gang.
# en: 7980
reason-last-already = Det sidste parti er allerede meldt. Fortryd med `/chouette last when:fra`.
# en: 50a5
reason-not-last = Der er ikke meldt noget sidste parti. Meld et med `/chouette last`.
# en: 3322
reason-too-few =
    { $missing ->
        [one] Et parti kræver to spillere: Endnu én skal deltage med `/chouette join`.
       *[other] Et parti kræver to spillere: Endnu { $missing } skal deltage med `/chouette join`.
    }
# en: 3ab5
reason-too-few-at-first =
    { $missing ->
        [one] Første parti kræver tre spillere: Endnu én skal deltage med `/chouette join`.
       *[other] Første parti kræver tre spillere: Endnu { $missing } skal deltage med `/chouette join`.
    }
# en: ccef
reason-host-only = Det kan kun værten: Spørg { $host }.
# en: 33c2
reason-host-already = Du er vært: Vælg en anden.
# en: 8e4f
reason-never-host = { $player } kan ikke være vært: Vælg et menneske, der spiller her.
# en: d66c
reason-not-closed = Chouetten er stadig i gang.
# en: 706b
reason-machine-seated = Botten er allerede med. Send den først væk, hvis du vil ændre dens niveau.
# en: 4f56
reason-machine-gone = Botten er ikke med, eller den går efter dette parti.
# en: bb74
reason-one-starts = Kun { $player } kan starte partiet.
# en: 3cca
reason-host-or-box-starts = Kun { $box } (box) eller { $host } (vært) kan starte partiet.
# en: 823a
reason-too-small = Der er { $number } spillere med: Sæt `max_players` til { $number } eller mere.

## Hvem der handler i et parti i en chouette

# en: 8cf3
reason-box-only = Kun { $box } (box) bestemmer, om boxen beder om en makker.
# en: 1c09
reason-not-in-line = Kun de, der er i rækkefølgen, bliver spurgt, om de vil være boxens makker.
# en: d736
reason-has-left = Du er gået: Andre handler for dig, til partiet er slut. Derefter kan du deltage igen.
# en: e7e4
reason-is-away = Du holder pause: Andre handler for dig i dette parti. Skriv `/chouette back`, når du er tilbage.
# en: 543d
reason-is-returning = Du er tilbage, men andre handler for dig, til partiet er slut. Du spiller med igen i næste.
# en: c55f
reason-was-silent = Din tid udløb: Andre handler for dig, til partiet er slut. Du spiller med igen i næste.
# en: 9205
reason-shares-result = Du og { $box } er makkere i dette parti; { $box } bestemmer for jer begge.
# en: d1af
reason-not-in-game = Du er ikke med i dette parti. Du kommer med bagefter, hvis der er plads.
# en: d6ff
reason-out-of-game = Dit væddemål i dette parti er slut; du spiller med igen i næste.
# en: edb2
reason-mover =
    { $side ->
        [white] { $player } slår og rykker for boxen.
       *[black] { $player } slår og rykker for holdet.
    }
# en: 8e62
reason-autopilot-moves =
    { $side ->
        [white] Autopiloten slår og rykker for boxen.
       *[black] Autopiloten slår og rykker for holdet.
    }
# en: c621
reason-no-proxy = Du svarer kun for dig selv og for dem, der har givet dig fuldmagt med `/chouette proxy`.
# en: f63f
reason-box-has-no-proxy = Boxen svarer uden fuldmagt. Skriv `/chouette away` for at holde pause.
# en: 03d9
reason-no-proxy-named = Ingen har din fuldmagt endnu. Giv den med `/chouette proxy`.
# en: d2bb
reason-own-proxy = Du svarer allerede for dig selv: Giv en anden spiller fuldmagt.
# en: e026
reason-proxy-already = { $player } har allerede din fuldmagt.
# en: 6272
reason-never-proxy = { $player } kan ikke få din fuldmagt: Vælg en, der er her og ikke er på boxens side.

## Doblinger og svar i en chouette

# en: 29fa
reason-not-your-cube = Dobl kun med din egen cube.
# en: 4cbe
reason-anothers-cube = Den cube ejes af { $owner }: Dobl med din egen.
# en: 4cd8
reason-other-side-owns-cube = Den anden side ejer cuben: Kun den kan doble.
# en: 5df5
reason-captain-doubles = Med én cube for alle er det kun kaptajnen ({ $captain }), der dobler.
# en: ccca
reason-not-doubled = Du har ikke doblet med den cube.
# en: 03a7
reason-doubled-already = Du har allerede doblet med den cube.
# en: 8747
reason-roll-asked-for = For sent til at ændre dine doblinger: Slaget er på vej.
# en: d7fc
reason-you-doubled =
    { $stage ->
        [beaver]
            { $count ->
                [one] Du beaverede; { $who } svarer.
               *[other] Du beaverede; de andre svarer.
            }
        [raccoon]
            { $count ->
                [one] Du raccoonede; { $who } svarer.
               *[other] Du raccoonede; de andre svarer.
            }
       *[double]
            { $count ->
                [one] Du doblede; { $who } svarer.
               *[other] Du doblede; de andre svarer.
            }
    }
# en: b428
reason-captain-follows = Du er kaptajn: Svar selv.
# en: 2d82
reason-answer-shown = Dit svar er vist og ligger fast.
# en: fbed
reason-captain-last = Her svarer kaptajnen sidst: Svar, når de andre har svaret.
# en: 8aa0
reason-captain-first = Her svarer kaptajnen først: Svar, når { $captain } har svaret.
# en: 1428
reason-double-rule =
    { $rule ->
        [must-include-captain] Her skal boxen også doble kaptajnen: Tag { $captain } med, eller tag dine doblinger tilbage.
       *[all] Her dobler boxen alle mulige cubes eller ingen: Tag de andre med, eller tag dine doblinger tilbage.
    }
# en: 7cf5
reason-take-rule =
    { $rule ->
        [half-of-initial] Her tager boxen mindst halvdelen af hele holdets første doblinger eller ingen. Svar på dem samlet.
        [must-take-captain] Her tager en box, der tager bare én cube, også kaptajnens. Svar på dem samlet.
       *[all-or-none] Her tager boxen alle cubes, der tilbydes samlet, eller ingen. Svar på dem samlet.
    }

## At afgøre væddemål i en chouette: ved forlig eller ved at opgive

# en: eca2
reason-bet-over = Det væddemål er slut. Vælg et, der stadig er åbent.
# en: 71a4
reason-no-bet-left =
    { $bets ->
        [one] Dine væddemål er slut. Kun { $who } kan indgå forlig eller opgive i det, der stadig er åbent.
       *[other] Dine væddemål er slut. Kun { $who } kan indgå forlig eller opgive i dem, der stadig er åbne.
    }
# en: 190a
reason-anothers-bet = Kun { $who } kan indgå forlig eller opgive i det væddemål.
# en: 80a0
reason-offer-open = Cuben er tilbudt: Indgå forlig, når der er svaret på doblingen.
# en: 5b90
reason-no-settlements = Her spilles uden forlig. Skriv `/chouette concede` for at opgive et væddemål.
# en: 2998
reason-too-many-points = Tilbyd færre point: højst tre gange cuben.
# en: e360
reason-too-many-points-here = Tilbyd højst { $number } point, tre gange cuben.
# en: a18f
reason-nobody-answers =
    { $kind ->
        [gammon] Ingen kan svare for { $player }: Opgiv gammon, det meste, partiet kan koste.
        [backgammon] Ingen kan svare for { $player }: Opgiv backgammon, det meste, partiet kan koste.
       *[single] Ingen kan svare for { $player }: Opgiv enkelt, det meste, partiet kan koste.
    }
# en: 081c
reason-nobody-answers-now = Ingen kan svare for { $player }: Spil videre.
# en: a580
reason-nothing-proposed = Det kan du ikke opgive her: Vælg et andet tab med `/chouette concede`.
# en: 7068
reason-no-proposal-left = Det tilbud er besvaret eller trukket tilbage.
# en: db78
reason-answered-by-other = Tilbuddet er dit: { $player } kan svare på det, og du kan trække det tilbage.
# en: 3534
reason-proposed-by-you = Dit sidste tilbud i det væddemål er stadig åbent: Træk det tilbage først.
# en: d485
reason-proposed-to-you = { $player } har givet et tilbud i det væddemål: Svar på det først.
# en: 0b17
reason-no-bet-with = Du har intet åbent væddemål med { $player }, kun med { $players }.
# en: b836
reason-no-bet-with-anybody = Du har ingen åbne væddemål lige nu.
