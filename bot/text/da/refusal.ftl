### Hvorfor et spil siger nej til en kommando eller en knap, og hvad man kan gøre i stedet.

# en: e2f3
refusal-stale = Det bræt er forældet.

## Udfordringer

# en: 2cfa
refusal-self-challenge = Du kan ikke spille mod dig selv. Udfordr en ven, eller udelad navnet, så alle kan acceptere.
# en: 9821
refusal-bot-challenge = Andre botter spiller ikke her. Udfordr mig eller et menneske, eller udelad navnet, så alle kan acceptere.
# en: c0a4
refusal-too-many-challenges = Du har { $number } åbne udfordringer. Træk først en tilbage: `/turns` viser dem.
# en: 1a88
refusal-too-many-challenges-to =
    Du har { $number } åbne udfordringer til { $opponent }. Træk først en tilbage: `/turns` viser dem.
# en: 2733
refusal-nobody-accepted = Partiet begynder, når nogen accepterer udfordringen.
# en: 37e1
refusal-accept-first =
    { $is_counter ->
        [yes] Partiet begynder, når du accepterer modforslaget.
       *[no] Partiet begynder, når du accepterer udfordringen.
    }
# en: 4ff0
refusal-not-accepted =
    { $is_counter ->
        [yes] Partiet begynder, når { $player } accepterer modforslaget.
       *[no] Partiet begynder, når { $player } accepterer udfordringen.
    }
# en: 15bb
refusal-challenge-over = Den udfordring er allerede accepteret.
# en: a442
refusal-your-open-challenge = Udfordringen er din: Alle andre kan acceptere den, og du kan trække den tilbage.
# en: 10b3
refusal-open-challenge = Udfordringen er fra { $offerer }: Du kan acceptere den, og kun { $offerer } kan trække den tilbage.
# en: 253e
refusal-your-offer =
    { $is_counter ->
        [yes] Modforslaget er dit: { $player } kan svare på det, og du kan trække det tilbage.
       *[no] Udfordringen er din: { $player } kan svare på den, og du kan trække den tilbage.
    }
# en: cb69
refusal-offer-to-you =
    { $is_counter ->
        [yes] Modforslaget er fra { $offerer }: Du kan svare på det, og kun { $offerer } kan trække det tilbage.
       *[no] { $offerer } har udfordret dig: Du kan svare, og kun { $offerer } kan trække udfordringen tilbage.
    }
# en: 6b83
refusal-offer =
    { $is_counter ->
        [yes] { $offerer } har givet et modforslag; kun { $player } kan svare på det.
       *[no] { $offerer } har udfordret { $player }; kun { $player } kan svare.
    }
# en: 07d7
refusal-same-sheet = Det er det tilbud, der ligger: Accepter det, eller foreslå noget andet.
# **Træk tilbage**: knappen under en udfordring.
# en: 5ac6
refusal-challenged-already =
    Du har allerede sendt { $opponent } den udfordring. Vent på svar, eller tryk på **Træk tilbage** under den.
# en: 870d
refusal-challenged-them-already =
    Du har allerede sendt den udfordring. Vent på svar, eller tryk på **Træk tilbage** under den.
# en: df1d
refusal-challenged-directly = Udfordringen er sendt til { $opponent } og dig som direkte besked.
# en: 7e82
refusal-challenged-directly-unnamed = Udfordringen er sendt til din modstander og dig som direkte besked.
# en: 5e96
refusal-opponent-gone = Din modstander er væk og kan ikke spille videre. Udfordr en anden med `/challenge`.

## Ét spil ad gangen i en kanal

# en: 64ff
refusal-channel-taken = Kanalen er optaget: { $title }. Skriv `/challenge` for at åbne en tråd til dit spil.
# en: d898
refusal-channel-taken-for-chouette =
    Kanalen er optaget: { $title }. Spil i en anden kanal eller i en tråd.
# en: 62ad
refusal-channel-reused = Her spilles nu { $taken }, så chouetten forbliver lukket. Åbn en ny med `/chouette start`.
# en: c9a3
refusal-channel-yours =
    { $is_between_games ->
        [yes] Du har allerede et spil her: { $title }. Afslut sessionen med `/end`, eller skriv `/challenge` for at åbne en tråd til et nyt.
       *[no] Du har allerede et spil her: { $title }. Spil partiet færdigt, eller skriv `/challenge` for at åbne en tråd til et nyt.
    }

## Et spil for to

# en: 274a
refusal-two-play-here = Kanalen er optaget af et spil for to. Åbn en chouette et andet sted med `/chouette start`.
# en: bd76
refusal-not-playing = Kun { $players } spiller her. Skriv `/board` for at se på.
# **Næste parti**, **Afslut session**, **Revanche**: knapper under brættet.
# en: f763
refusal-between-games = Tryk på **Næste parti** eller **Afslut session**, eller skriv `/next` eller `/end`.
# en: 13ec
refusal-start-another = Start et nyt spil med `/challenge`.
# en: 9571
refusal-rematch = Tryk på **Revanche**, eller skriv `/next`, eller start et nyt spil med `/challenge`.
# en: 1db6
refusal-match-goes-on = En kamp spilles til ende, og næste parti starter automatisk.
# en: cfe9
refusal-session-goes-on = Spil partiet færdigt først; start så næste, eller afslut sessionen.
# en: b48e
refusal-not-begun =
    #{ $table } er stadig en åben udfordring. `/history` viser dem, der er spillet.
# en: 0a5d
refusal-one-game = #{ $table } har ét parti: Udelad partiets nummer.
# en: 024d
refusal-games = #{ $table } har { $games } partier: Vælg et fra 1 til { $games }.
# en: 22dd
refusal-words-later = Start et nyt spil med `/challenge` for igen at føje ord til terningerne.
# en: eaa4
refusal-words-too-late =
    For sent: Det sidste parti er begyndt. Start et nyt spil med `/challenge` for igen at føje ord til terningerne.
# en: 14f6
refusal-resign-later = Du kan opgive, når det er din tur.

## Fortrydelse

# en: c9cb
refusal-no-takeback = Kun dit sidste træk eller din sidste dobling kan tages tilbage.
# en: 5ac0
refusal-opponent-acted = For sent: { $opponent } har allerede reageret.
# en: 027c
refusal-dice-thrown = For sent: Der er slået siden.
# en: 2d8f
refusal-game-ended = For sent: Partiet er slut.
# en: 32db
refusal-next-game-begun = For sent: Parti { $number } er begyndt.
# en: 35b4
refusal-takeback-asked =
    { $is_refused ->
        [yes] Du har allerede bedt om at fortryde og fik nej: Spil videre.
       *[no] Du har allerede bedt om at fortryde: Vent på svar, eller spil videre.
    }
# en: c021
refusal-no-takeback-to-answer = Du kan svare, når { $opponent } beder om at fortryde.

## Uret

# en: 8bc3
refusal-no-clock = Her er intet ur: Tag dig den tid, du vil.
# en: 6b44
refusal-no-autopilot = Du spiller allerede selv.
# en: 2fa3
refusal-nobodys-time = Uret går ikke for nogen.
# en: cb8e
refusal-own-time =
    Dit ur går til { $due } ({ $soon }). Bed om mere tid med `/clock ask`; kun { $opponent } kan give den eller kræve sejren.
# en: 8a5f
refusal-their-time =
    Uret går for { $opponent } til { $due } ({ $soon }). Du kan give mere tid med `/clock more`.
# en: 6379
refusal-too-early = { $opponent } har til { $due } ({ $soon }). Derefter kan du kræve sejren.
# en: 95f8
refusal-time-asked =
    Du har allerede bedt om mere tid i denne tur. Du har til { $due } ({ $soon }).
# en: 481e
refusal-time-rests =
    { $is_own ->
        [yes] Det er din tur, men tiden løber ikke, før spillet kan fortsætte.
       *[no] { $opponent } er i tur, men tiden løber ikke, før spillet kan fortsætte.
    }
# en: b948
refusal-time-asked-rests = Du har allerede bedt om mere tid i denne tur. Tiden løber ikke, før spillet kan fortsætte.

## En chouette

# en: 4710
refusal-chouette-here = `/{ $command }` er til spil for to, og dette er en chouette.
# en: 7e82
refusal-chouette-here-button = Det er til spil for to, og dette er en chouette.
# **Næste parti**, **Min plads**: knapper under brættet.
# en: 8075
refusal-chouette-instead =
    { $command ->
        [challenge] Udfordr i en anden kanal, eller deltag i chouetten med `/chouette join`.
        [resign] Opgiv et væddemål med `/chouette concede`.
        [end] Værten lukker chouetten med `/chouette close`.
        [next] Boxen eller værten trykker på **Næste parti**.
        [rematch] Næste parti starter automatisk, eller når boxen trykker på **Næste parti**.
        [orders] Giv ordrer under **Min plads**.
        [clock] Regelarket viser tiden for hver beslutning.
        [takeback] Træk er endelige; doblinger og svar kan ændres, indtil de vises.
       *[other] Skriv `/chouette` for at se kommandoerne.
    }
# en: d3ae
refusal-too-many-lobbies = Du har { $number } chouetter, der ikke er begyndt. Start eller luk først en: `/turns` viser dem.
# en: d065
refusal-chouette-not-begun = Der er endnu ikke spillet noget parti i denne chouette.
# en: 563b
refusal-no-ledger = Ingen chouette er gjort op på denne server endnu. Åbn en med `/chouette start`.
# en: e3fd
refusal-chouette-too-late = Der er ikke flere partier i denne chouette. Åbn en ny med `/chouette start`.
# en: ebb8
refusal-chouette-games =
    { $games ->
        [0] Chouetten er ikke begyndt: Udelad partiets nummer.
        [1] Chouetten har ét parti: Udelad partiets nummer.
       *[other] Chouetten har { $games } partier: Vælg et fra 1 til { $games }.
    }
