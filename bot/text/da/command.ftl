### Slash-kommandoerne: hvad de hedder, og hvad de siger om sig selv. Navne: højst 32 små bogstaver, tal, - og _;
### ingen to ens i samme kommando, og ingen som en anden af dens valg hedder på engelsk. Beskrivelser: højst 100 tegn.

## Kommandoer

# en: ba8e
command-roll = slå
# en: dc83
command-roll-description = Slå med terningerne
# en: 7e7d
command-double = doble
# en: 8b84
command-double-description = Tilbyd en dobling, før du slår
# en: 292e
command-double-option-sure-description = Doble uden at blive spurgt igen
# en: 2ff8
command-take = take
# en: de4c
command-take-description = Tag doblingen; eller accepter en beaver, en opgivelse eller en udfordring
# en: cc6a
command-pass = drop
# en: 560a
command-pass-description = Drop doblingen; eller afvis en beaver, en opgivelse eller en udfordring
# en: 9f15
command-pass-option-sure-description = Drop en dobling uden at blive spurgt igen
# en: 3fac
command-beaver = beaver
# en: 6987
command-beaver-description = Beaver doblingen: Cuben vendes igen og er din; eller svar på en beaver med en raccoon
# en: 644f
command-play = ryk
# en: 30fc
command-play-description = Ryk dit slag; uden træk bygger du det trin for trin
# en: 7a28
command-play-option-play = træk
# en: 5c57
command-play-option-play-description = Fx 8/5 6/5, 13/8(2), bar/20* eller 6/off
# en: 167b
command-resign = opgiv
# en: d272
command-resign-description = Tilbyd at opgive; din modstander accepterer eller afviser
# en: bd20
command-resign-option-loss-description = Hvad du vil opgive
# en: bcc1
command-resign-option-sure-description = Opgiv uden at blive spurgt igen
# en: f00a
command-next = næste
# en: f10e
command-next-description = Start sessionens næste parti; til sidst en revanche
# en: 3f7e
command-challenge = udfordr
# en: f160
command-challenge-description = Udfordr en ven eller hvem som helst i kanalen til en kamp eller uendelig kamp
# en: 9287
command-challenge-option-thread-description = Spil i en tråd for jer selv; er kanalen optaget, åbner tråden automatisk
# en: 1d14
command-propose = foreslå
# en: 14fc
command-propose-description = Foreslå andre regler for udfordringen i denne kanal
# en: 89d6
command-end = afslut
# en: bba2
command-end-description = Afslut sessionen mellem to partier
# en: f69d
command-takeback = tag-tilbage
# en: 4fbe
command-takeback-description = Bed om at tage dit sidste træk eller din dobling tilbage; modstanderen kan tillade det
# en: 7dab
command-orders = ordrer
# en: d6e9
command-orders-description = Dine stående ordrer her: hvad botten gør for dig, når det er din tur
# en: 6446
command-clock = ur
# en: ef3c
command-clock-description = Uret i dette spil
# en: 5780
command-clock-show = vis
# en: 21ee
command-clock-show-description = Hvor meget tid den, der er i tur, har tilbage
# en: 34bf
command-clock-claim = kræv
# en: 2881
command-clock-claim-description = Kræv sejren: Din modstanders tid er udløbet
# en: 0dab
command-clock-autopilot = autopilot
# en: 2835
command-clock-autopilot-description = Lad autopiloten spille partiet færdigt, når din modstanders tid er udløbet
# en: bae2
command-clock-more = giv
# en: 0bd6
command-clock-more-description = Giv din modstander mere tid til denne tur
# en: 5f05
command-clock-ask = bed
# en: c23a
command-clock-ask-description = Bed din modstander om mere tid til denne tur
# en: 6b43
command-vacation = ferie
# en: 57a7
command-vacation-description = Dage, hvor dine ure står stille
# en: f098
command-vacation-show = vis
# en: a5ab
command-vacation-show-description = Din ferie, og hvor mange dage du har tilbage i år
# en: 0efe
command-vacation-set = tag
# en: fcf0
command-vacation-set-description = Tag ferie: Dine ure står stille i alle spil
# en: 52b9
command-vacation-end = afslut
# en: babe
command-vacation-end-description = Slut din ferie i dag, eller aflys den næste
# en: 123e
command-position = stilling
# en: 8565
command-position-description = Tegn en stilling for alle her: XGID, OGID, GNU-id eller brikker
# en: 420d
command-import = importer
# en: 3a2d
command-import-description = Genafspil en kamp fra en fil (.mat, .sgf, .ogxm, .xg, .bgf, Galaxy, Studio), op til 256 KB
# en: bb35
command-chouette = chouette
# en: fdd6
command-chouette-description = Én spiller i boxen mod alle de andre
# en: 2c10
command-chouette-start = start
# en: fc65
command-chouette-start-description = Åbn en chouette i denne kanal; venner deltager, og du starter den
# en: 2dde
command-chouette-start-option-thread-description = I en tråd for sig selv
# en: 3084
command-chouette-settings = indstillinger
# en: 9702
command-chouette-settings-description = Ændr regelvalgene, hvis du er vært
# en: d5fd
command-chouette-join = deltag
# en: 2786
command-chouette-join-description = Deltag i kanalens chouette, og accepter dens regelvalg
# en: 4876
command-chouette-leave = forlad
# en: c541
command-chouette-leave-description = Forlad chouetten; i et parti handler andre for dig, til det er slut
# en: 566b
command-chouette-leave-option-sure-description = Forlad uden at blive spurgt igen
# en: 583f
command-chouette-away = pause
# en: ac88
command-chouette-away-description = Hold pause; i et parti handler andre for dig
# en: b054
command-chouette-away-option-sure-description = Hold pause uden at blive spurgt igen
# en: 1171
command-chouette-back = tilbage
# en: 0eb9
command-chouette-back-description = Kom tilbage, og spil med igen
# en: 9b9f
command-chouette-suggest = foreslå
# en: c7c8
command-chouette-suggest-description = Foreslå kaptajnen et træk; skriv intet for at se forslagene
# en: acd6
command-chouette-suggest-option-play = træk
# en: 636b
command-chouette-suggest-option-play-description = Fx 8/5 6/5, 13/8(2), bar/20* eller 6/off; kun dit hold kan læse det
# en: 1dbd
command-chouette-settle = forlig
# en: 29b0
command-chouette-settle-description = Tilbyd forlig for point i dine væddemål
# en: 1618
command-chouette-settle-option-with-description = Med hvem; udelad det for alle dine væddemål
# en: f764
command-chouette-concede = opgiv
# en: f338
command-chouette-concede-description = Tilbyd at opgive dine væddemål
# en: 150a
command-chouette-concede-option-loss-description = Hvad du tilbyder at tabe
# en: 061d
command-chouette-proxy = fuldmagt
# en: b293
command-chouette-proxy-description = Vælg, hvem der må svare for din cube i dette parti; udelad det for ingen
# en: 2ff6
command-chouette-hold = hold-slaget
# en: 252b
command-chouette-hold-description = Bed kaptajnen vente med at slå, så du kan doble
# en: 4d3f
command-chouette-hold-option-when-description = Til i denne tur, fra for at give slaget fri, eller i alle ture i partiet
# en: e650
command-chouette-line = rækkefølge
# en: 6ae3
command-chouette-line-description = Hvem der er box, kaptajn og resten af holdet, og din egen plads
# en: eef4
command-chouette-ledger = regnskab
# en: afbc
command-chouette-ledger-description = Hvem der har vundet hvad, alle betalinger, og hvordan I gør op
# en: 8c73
command-chouette-last = sidste
# en: a2f3
command-chouette-last-description = Meld dette eller næste parti som det sidste, hvis du er vært
# en: 62cc
command-chouette-last-option-when-description = Til for at melde det, fra for at fortryde
# en: 9493
command-chouette-host = vært
# en: e2a7
command-chouette-host-description = Gør en anden til vært
# en: 6f34
command-chouette-host-option-player = spiller
# en: 18f5
command-chouette-host-option-player-description = Den nye vært
# en: f489
command-chouette-close = luk
# en: 862e
command-chouette-close-description = Luk kanalens chouette, hvis du er vært; under et parti først efter det
# en: 5fa2
command-block = bloker
# en: c378
command-block-description = Lad nogen ikke længere udfordre dig; skriv intet for at se, hvem du har blokeret
# en: 5bd8
command-block-option-player-description = Hvem der ikke længere må udfordre dig
# en: 2331
command-unblock = ophæv
# en: 2a78
command-unblock-description = Lad en, du har blokeret, udfordre dig igen
# en: 111e
command-unblock-option-player-description = Hvem der må udfordre dig igen
# en: 9d4a
command-report = anmeld
# en: ed38
command-report-description = Fortæl serverens admins om nogen; kun de læser det
# en: 5d5a
command-report-option-player-description = Hvem det handler om
# en: 6377
command-report-option-reason-description = Hvad der er sket
# en: aa0a
command-option-reason = grund
# en: aec3
command-note = note
# en: 7555
command-note-description = En note til dig selv om dette spil; skriv intet for at se den
# en: c405
command-note-option-text-description = Hvad der skal stå i stedet for den gamle note
# en: cca3
command-board = bræt
# en: 3f30
command-board-description = Se kanalens bræt; kun du ser det
# en: 9089
command-board-option-theme-description = Brættets udseende, hvis ikke som i dine indstillinger; »klar« er til farveblinde
# en: ff99
command-board-option-side-description = Hvis side du ser fra, hvis ikke som i dine indstillinger
# en: 114c
command-turns = spil
# en: d10b
command-turns-description = Alle dine spil på alle servere: først dem, der venter på dig
# en: 006a
command-move-here = flyt-hertil
# en: 28b5
command-move-here-description = Flyt et af dine spil til denne kanal eller tråd
# en: 3dad
command-move-here-option-table-description = Spillets nummer; udelad det, hvis du kun har ét andre steder
# en: 4b0b
command-history = historik
# en: 55d6
command-history-description = Tidligere spil: dine, dem med en ven eller serverens
# en: bb04
command-history-option-with-description = Kun spil, du har spillet med denne person
# en: 01c8
command-replay = genafspil
# en: be9b
command-replay-description = Se et parti igen, træk for træk; kun du ser det
# en: 4833
command-replay-option-game-description = Hvilket parti i kampen
# en: 33e7
command-export = eksporter
# en: 8ccc
command-export-description = Få en kamp som filer til andre programmer, og stillingen til at kopiere
# en: db30
command-dice = terninger
# en: 32b3
command-dice-description = Hvor terningerne kommer fra, og bevis for, at de er fair
# en: 5d0b
command-dice-show = vis
# en: 4aaa
command-dice-show-description = Hvor et partis terninger kommer fra; og beviset, når det er slut
# en: 306e
command-dice-show-option-game-description = Hvilket parti i kampen; udelad det for det igangværende
# en: c95a
command-dice-words = ord
# en: 5060
command-dice-words-description = Føj dine egne ord til terningerne i næste parti her
# en: 1b2c
command-dice-words-option-text-description = Hvad som helst; begge spillere kan læse det i beviset
# en: ec61
command-dice-server = server
# en: 3812
command-dice-server-description = Hvordan terningerne er faldet på denne server, og om det er fair
# en: 2d54
command-privacy = privatliv
# en: 5b20
command-privacy-description = Alt, der er gemt om dig: Få en kopi, eller slet det
# en: e09d
command-privacy-export = eksport
# en: 6c0b
command-privacy-export-description = Få alt, der er gemt om dig, som en fil, kun du ser
# en: 7638
command-privacy-erase = slet
# en: 56c0
command-privacy-erase-description = Slet alt, der er gemt om dig; du bliver spurgt igen først
# en: 65dc
command-leaderboard = rangliste
# en: e270
command-leaderboard-description = Hvem der fører på serveren: rating, point, chouettepoint
# en: c5bf
command-leaderboard-option-by = efter
# en: 5fdc
command-leaderboard-option-by-description = Hvad der tæller; rating, hvis udeladt
# en: f509
command-leaderboard-option-when = periode
# en: 9ee7
command-leaderboard-option-when-description = Siden hvornår; i alt, hvis udeladt
# en: cb49
command-profile = profil
# en: a31c
command-profile-description = Hvordan det går dig eller en anden: rating, resultater, doblinger, chouetter
# en: 275c
command-profile-option-player-description = Hvis profil, hvis ikke din egen
# en: c7eb
command-stats = statistik
# en: 09fd
command-stats-description = Serveren på ét kort: partier, gammon, cuber
# en: 3510
command-versus = mod
# en: 0f80
command-versus-description = Hvordan det går dig mod en anden, eller to andre mod hinanden
# en: cd33
command-versus-option-player-description = Mod hvem; med en spiller til: den første af de to
# en: 70b2
command-versus-option-other = anden
# en: c848
command-versus-option-other-description = En anden spiller i stedet for dig
# en: 637f
command-settings = indstillinger
# en: b20c
command-settings-description = Hvordan du ser brætter, og hvad der spilles her
# en: bc3f
command-settings-me = mig
# en: b876
command-settings-me-description = Hvordan du ser brætter, og hvad botten gør for dig; skriv intet for at se det
# en: 02ff
command-settings-me-option-side-description = Hvilken side der er nederst på brætter, som kun du ser
# en: 385f
command-settings-me-option-theme-description = Udseendet af brætter, som kun du ser; »klar« er til farveblinde
# en: 090c
command-settings-server = server
# en: ede5
command-settings-server-description = Hvad der spilles her, når en udfordring ikke siger andet; skriv intet for at se det
# en: 3cb7
command-settings-server-option-language-description = Sproget på serverens brætter, tråde og loglinjer
# en: 3bac
command-settings-server-option-side-description = Hvis side der er nederst på serverens fælles brætter
# en: 814e
command-settings-server-option-theme-description = Udseendet af serverens fælles brætter; »klar« er til farveblinde
# en: c104
command-settings-challenge = udfordring
# en: c9a0
command-settings-challenge-description = Hvad dine udfordringer tilbyder; skriv intet for at se det
# en: 0923
command-settings-challenge-option-reset-description = Gå tilbage til serverens valg; andre valg gælder stadig
# en: 7930
command-admin = admin
# en: 3f6f
command-admin-description = For dem, der driver serveren
# en: 5ad7
command-admin-status = status
# en: 84ab
command-admin-status-description = Hvad der er galt på serveren, og hvad man kan gøre ved det
# en: ea2f
command-admin-reports = anmeldelser
# en: c2c3
command-admin-reports-description = Hvor admins læser anmeldelser; skriv intet for ikke at tage imod nogen
# en: 1b42
command-option-channel = kanal
# en: a344
command-admin-reports-option-channel-description = En kanal, som kun admins ser
# en: 684c
command-admin-void = annuller
# en: 6785
command-admin-void-description = Lad et spils resultat ikke tælle mere, fx en kamp, der blev tabt med vilje
# en: 64ef
command-admin-void-option-table-description = Spillets nummer
# en: 2770
command-admin-void-option-reason = grund
# en: 4315
command-admin-void-option-reason-description = Hvorfor; alle ved bordet kan læse det
# en: 4e23
command-admin-void-option-game-description = Kun dette parti
# en: 866f
command-admin-void-option-undo = fortryd
# en: 46e3
command-admin-void-option-undo-description = Lad det tælle igen
# en: be61
command-help = hjælp
# en: 4ae0
command-help-description = Sådan spiller du, og alle kommandoer

## Valg: de samme i alle kommandoer, bortset fra dem ovenfor

# en: 00e0
command-option-sure = sikker
# en: ace8
command-option-play = spil
# en: 86b4
command-option-play-description = En kamp til et antal point eller en uendelig kamp med så mange partier, I vil
# en: 349d
command-option-loss = tab
# en: e3b6
command-option-player = spiller
# en: 57b7
command-option-opponent = modstander
# en: 0af9
command-option-opponent-description = Hvem du udfordrer, også mig; udelad det, så kan alle her acceptere
# en: 337a
command-option-level = niveau
# en: b7cc
command-option-level-description = Bottens niveau; uden modstander spiller du mod botten
# en: 4ac8
command-option-tutor = tutor
# en: ee4a
command-option-tutor-description = Mod mig: Jeg siger det privat, før du laver en blunder, og du kan tænke dig om igen
# en: f290
command-option-length = længde
# en: 987b
command-option-stake = indsats
# en: 4128
command-option-jacoby = jacoby
# en: 2e03
command-option-beavers = beavers
# en: e2f8
command-option-raccoons = raccoons
# en: 6882
command-option-automatic-doubles = autodoblinger
# en: 54bb
command-option-cube-cap = cubeloft
# en: 1853
command-option-cube = cube
# en: 471e
command-option-start = start
# en: a11f
command-option-crew-grace = tid_til_at_doble
# en: 1dcb
command-option-turn-hours = timer_pr_tur
# en: ea82
command-option-turn-hours-description = Ur: timer pr. tur, 1 til 336; 0 for intet ur
# en: 3252
command-option-reserve-hours = timer_i_reserve
# en: a14f
command-option-reserve-hours-description = Ur: hver spillers reserve til alle ture tilsammen, 0 til 720 timer
# en: 787e
command-option-weekends = weekender
# en: 197c
command-option-weekends-description = Ur: om det også går i weekender
# en: 5268
command-option-when-out = ved_tidsudløb
# en: bc94
command-option-when-out-description = Ur: hvad der sker, når en spillers tid udløber
# en: b6a0
command-option-words = ord
# en: 9540
command-option-words-description = Ord fra dig, som indgår i terningerne; kan også gives senere med /dice words
# en: b6b8
command-option-thread = tråd
# en: 447a
command-option-direct = direkte
# en: a4f7
command-option-direct-description = Spil i direkte beskeder: I har hver jeres eget bræt der
# en: cb5e
command-option-hours = timer
# en: 144c
command-option-hours-description = Hvor mange timer mere, 1 til 336; to dage, hvis du ikke siger andet
# en: f0bc
command-option-from = fra
# en: 4321
command-option-from-description = Den første dag, fx 2026-03-01 eller { -clock-today }
# en: 8897
command-option-until = til
# en: 2e69
command-option-until-description = Den sidste dag, fx 2026-03-14
# en: 4125
command-option-position = stilling
# en: ce07
command-option-position-description = XGID=..., 4HPwATDgc/ABMA:cAkAAAAAAAAA eller 24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5
# en: 339f
command-option-note = note
# en: 90b3
command-option-note-description = Hvad du vil sige om stillingen, fx et spørgsmål
# en: ef68
command-option-file = fil
# en: 6e70
command-option-file-description = Kampen, som det andet program har eksporteret den
# en: 5080
command-option-preset = skabelon
# en: 5df9
command-option-preset-description = Regelvalg at gå ud fra; alt andet, du skriver, ændrer dem
# en: 6bd1
command-option-cube-mode = cubetype
# en: 393d
command-option-max-players = maks_spillere
# en: 8b1b
command-option-consultation = rådgivning
# en: 1691
command-option-lone-taker = eneste_take
# en: abb6
command-option-lone-min = eneste_take_fra
# en: 080b
command-option-box-take-rule = box_take
# en: f567
command-option-box-double-rule = box_dobling
# en: 7ad7
command-option-reply-order = svarrækkefølge
# en: 332a
command-option-box-retention = beholde_box
# en: fb10
command-option-partner-min = makker_fra
# en: 4fa5
command-option-join-position = nye_spillere
# en: a583
command-option-settlements = forlig
# en: dcc7
command-option-absent-cube = tavs_cube
# en: f253
command-option-box-abandon = box_væk
# en: e2d8
command-option-with = med
# en: f7db
command-option-points = point
# en: d9f6
command-option-points-description = Hvor mange point du vil have; under 0 betaler du dem
# en: 3211
command-option-to = til
# en: f391
command-option-to-description = Til hvem; udelad det for alle dine væddemål
# en: 425c
command-option-member = medlem
# en: 29d2
command-option-member-description = Hvem der må svare for dig
# en: ac14
command-option-when = hvornår
# en: b629
command-option-text = tekst
# en: 588b
command-option-clear = slet
# en: 146c
command-option-clear-description = Slet noten
# en: 15ea
command-option-side = side
# en: 8041
command-option-theme = tema
# en: c662
command-option-repost = vis_igen
# en: c102
command-option-repost-description = Vis det fælles bræt igen for alle, nederst i kanalen
# en: 180d
command-option-table = spil
# en: 8f8a
command-option-table-description = Spillets nummer, som i /history; udelad det for kanalens eget
# en: 6435
command-option-server = server
# en: e2e4
command-option-server-description = Alt, hvad der er spillet på denne server
# en: 7d3f
command-option-game = parti
# en: 659f
command-option-format = format
# en: f7d8
command-option-format-description = Hvad du vil have; alt, hvis udeladt
# en: 6867
command-option-language = sprog
# en: a84a
command-option-language-description = Det sprog, botten taler til dig
# en: efd5
command-option-colours = farver
# en: 5a47
command-option-colours-description = Hvilke brikker der er dine på brætter, som kun du ser
# en: 0e9e
command-option-roll-by-itself = slå_automatisk
# en: b2bd
command-option-roll-by-itself-description = Om botten slår for dig, når du ikke kan doble
# en: c1c2
command-option-play-forced = ryk_tvunget
# en: c4de
command-option-play-forced-description = Om botten rykker for dig, når der kun er ét træk
# en: 57ea
command-option-confirm-double = bekræft_dobling
# en: e09f
command-option-confirm-double-description = Om du bliver spurgt igen, før du dobler
# en: 1b80
command-option-confirm-play = bekræft_træk
# en: 5a46
command-option-confirm-play-description = Om du bekræfter et træk, du vælger på listen
# en: 965b
command-option-motion = animation
# en: 5bd5
command-option-motion-description = Om genafspilninger tilbyder animerede billeder
# en: 2b8d
command-option-autopilot-cube = autopilot_cube
# en: 1f60
command-option-autopilot-cube-description = Om autopiloten må doble og droppe, når den spiller for dig
# en: 625b
command-option-reminders = påmindelser
# en: 9f61
command-option-reminders-description = Hvor du bliver mindet om, at et spil stadig venter på dig
# en: 7444
command-option-remind-hours = timer_mellem_påmindelser
# en: 82f4
command-option-remind-hours-description = Timer mellem påmindelser, 1 til 168; 0 for én, før din tid udløber
# en: 8c4d
command-option-zone = tidszone
# en: e199
command-option-zone-description = Din tidszone, efter navn eller by: Europe/Copenhagen, tokyo
# en: aea7
command-option-quiet-from = stille_fra
# en: 89c7
command-option-quiet-from-description = Fra hvornår du ikke får påmindelser, fx 22:30; { -settings-none } for ingen stilletid
# en: 7c90
command-option-quiet-until = stille_til
# en: 6496
command-option-quiet-until-description = Til hvornår du ikke får påmindelser, fx 7:00
# en: d472
command-option-weekend = weekend
# en: 9b56
command-option-weekend-description = Dagene i din weekend, hvor dit ur kan stå stille
# en: 46bc
command-option-profile = profil
# en: 0b9d
command-option-profile-description = Hvem der ser din profil, og dig på ranglister
# en: b607
command-option-rated = ratinggivende
# en: 433f
command-option-rated-description = Om det tæller for begges rating, hvis ikke som på serveren
# en: fc35
command-settings-server-option-rated-description = Hvilke partier mellem to personer der tæller for deres rating
# en: 46de
command-option-reset = nulstil
# en: da5c
command-option-reset-description = Gå tilbage til standardindstillingerne; andre valg gælder stadig

## Værdier i valgene

# en: a084
command-choice-game =
    { $is_match ->
        [yes] Kamp
       *[no] Uendelig kamp
    }
# en: cdb7
command-choice-loss =
    { $kind ->
        [gammon] Gammon
        [backgammon] Backgammon
       *[single] Enkelt
    }
# en: 8c70
command-choice-when-out =
    { $way ->
        [claimed] automatisk nederlag
        [autopilot] autopiloten spiller videre
       *[opponent-decides] modstanderen bestemmer
    }
# en: 7ed9
command-choice-when =
    { $when ->
        [on] til
        [off] fra
       *[each-turn] hver tur
    }
# en: 9616
command-choice-whose =
    { $whose ->
        [theirs] modstanderens
       *[mine] min
    }
# en: fe77
command-choice-format =
    { $format ->
        [mat] .mat, som næsten alle programmer læser
        [sgf] .sgf, til GNU Backgammon
        [ogxm] .ogxm, til OpenGammon og HedgeHog
        [text] tekst til at læse
        [position] stillingen: XGID, OGID og GNU-id’er
       *[all] alt
    }
# en: 1294
command-analyse = analyse
# en: e1cf
command-analyse-description = Hvordan en afsluttet kamp blev spillet: PR, held, diagram, alle fejl
# en: 26f4
command-analyse-option-game-description = Hvilket parti der begyndes med; ellers hele kampen
# en: ab98
command-option-analyse = analyse
# en: e83e
command-option-analyse-description = Sig, hvad der er bedst, kun til dig, indtil du deler det
