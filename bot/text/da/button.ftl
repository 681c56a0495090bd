### Knapper: udsagnsord på højst tre ord, helst 20 tegn. Nogle af dem står også i sætninger.

## Under et bræt

# en: 2ff1
button-action =
    { $kind ->
        [roll] Slå
        [take] Take
        [pass] Drop
        [play] Ryk
        [resign] Opgiv
       *[refuse] Afvis
    }
# en: 4093
button-forced = Ryk { $play }
# en: 70b3
button-double =
    { $is_redouble ->
        [yes] Redoble til { $value }
       *[no] Doble til { $value }
    }
# en: 9c7b
button-raise =
    { $kind ->
        [raccoon] Raccoon til { $value }
       *[beaver] Beaver til { $value }
    }
# en: 679c
button-pass-losing = Drop, −{ $points }
# en: c9eb
button-pass-losing-match = Drop, tab kampen
# en: 649d
button-pass-for =
    { $stage ->
        [double] Drop for { $player }, −{ $points }
       *[other] Afvis for { $player }, −{ $points }
    }
# en: c586
button-accept = Take på { $value }
# en: 8fdc
button-refuse = Afvis, −{ $points }
# en: 5cac
button-agree = Accepter, +{ $points }
# en: e2e9
button-resign =
    { $kind ->
        [gammon] Gammon, −{ $points }
        [backgammon] Backgammon, −{ $points }
       *[single] Enkelt, −{ $points }
    }
# Det samme, når det taber kampen.
# en: eea9
button-resign-match =
    { $kind ->
        [gammon] Gammon, tab kampen
        [backgammon] Backgammon, tab kampen
       *[single] Enkelt, tab kampen
    }
# en: 8383
button-next-game = Næste parti
# en: 09b4
button-end-session = Afslut session
# en: a55a
button-rematch = Revanche
# en: bf90
button-grant-takeback = Tillad fortrydelse
# en: b75a
button-refuse-takeback = Afvis fortrydelse

## Om tid

# en: 6e20
button-more-time = +{ $days } dage
# en: 1933
button-ask-time = Bed om tid
# en: 1de1
button-claim = Kræv sejren
# en: 6c46
button-wait = Vent
# en: 8b34
button-autopilot = Autopilot
# en: fd8a
button-play-on = Jeg er tilbage

## Visninger kun for læseren

# en: 4a24
button-my-side = Min side
# en: bf54
button-since = Siden min tur
# en: 35af
button-rules = Regler
# en: 7b07
button-take-back = Tag tilbage
# en: 16d3
button-think-again = Tænk igen
# en: 5f6a
button-what-is-better = Hvad er bedre?
# en: ec27
button-go-on-anyway = Fortsæt alligevel
# en: 4453
button-orders = Ordrer
# en: 0215
button-replay = Genafspil
# en: c11d
button-watch = Afspil
# en: 2e0c
button-film = Film
# en: 4556
button-still = Stillbillede
# en: 8917
button-previous-cube = Forrige cube
# en: 7ef5
button-next-cube = Næste cube
# en: 86d8
button-previous-game = Forrige parti

## Links

# en: 46f1
button-to-board = Til brættet
# en: 98e2
button-to-challenge = Til udfordringen

## Under en udfordring

# en: 5f19
button-accept-challenge = Accepter
# en: 46a2
button-decline = Afvis
# en: 912a
button-propose-changes = Foreslå ændring
# en: 6436
button-withdraw-challenge = Træk tilbage
# en: 8ffe
button-withdraw-counter = Træk forslag tilbage

## Under et træk, der bygges, og under et valg af regler

# en: 112e
button-menu-play = Vælg et træk
# en: 299d
button-built =
    { $is_own ->
        [yes] Bekræft
       *[no] Foreslå
    }
# en: 9ed7
button-save = Gem
# en: 3f8a
button-keep = Behold
# en: 2a7f
button-analyse = Analysér
# en: 8c8d
button-decisions = Værste beslutninger
# en: 25e3
button-summary = Oversigt
# en: 554d
button-share = Del
# en: dc3d
button-file = Fil
# en: 5adf
button-deeper = Dyb analyse
# en: 3bfd
button-show = Vis
