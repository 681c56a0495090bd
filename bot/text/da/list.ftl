### Spil for to i lister, som navne på tråde og i påmindelser.

# en: 22f9
list-next-or-end = start næste parti, eller afslut sessionen
# Om en kamp mod botten, hvis næste parti endnu ikke må begynde.
# en: 9591
list-waits-for-start = næste parti venter på at måtte starte
# en: ab28
list-between-games = mellem to partier
# en: 510a
list-due = frist { $due }
# en: 95d5
list-rests = tiden løber ikke lige nu
# en: 1ac5
list-posted = sendt { $since }
# en: 9524
list-awaits = { $player } skal svare
# en: b43d
list-awaits-anyone = alle kan acceptere
# en: 5389
list-takeback = { $player } skal svare på et ønske om at fortryde

# en: 159c
list-task =
    { $task ->
        [play] skal rykke { $roll }
        [double] skal tage eller droppe
        [beaver] skal svare på beaveren
        [raccoon] skal svare på raccoonen
        [single] skal svare på opgivelsen (enkelt)
        [gammon] skal svare på opgivelsen (gammon)
        [backgammon] skal svare på opgivelsen (backgammon)
        [double-or-roll] skal doble eller slå
        [redouble-or-roll] skal redoble eller slå
       *[roll] skal slå
    }
# en: 4fd2
list-task-or-takeback =
    { $task ->
        [double] skal tage eller droppe, eller svare på et ønske om at fortryde
        [double-or-roll] skal doble eller slå, eller svare på et ønske om at fortryde
        [redouble-or-roll] skal redoble eller slå, eller svare på et ønske om at fortryde
       *[roll] skal slå, eller svare på et ønske om at fortryde
    }

# en: 3b58
list-choice-match = #{ $table } { $players }, kamp til { $length }
# en: 257f
list-choice-session =
    { $stake ->
        [1] #{ $table } { $players }, uendelig kamp
       *[other] #{ $table } { $players }, uendelig kamp, indsats { $stake }
    }

# en: ccc7
list-thread-match =
    { $is_to_all ->
        [yes] { $challenger } mod hvem som helst, kamp til { $length }
       *[no] { $challenger } mod { $opponent }, kamp til { $length }
    }
# en: 83bf
list-thread-session =
    { $challenger } mod { $is_to_all ->
        [yes] hvem som helst
       *[no] { $opponent }
    }, uendelig kamp{ $stake ->
        [1] { "" }
       *[other] , indsats { $stake }
    }

# en: 10dc
list-next-challenge = Næste udfordring: med { $players }
# en: e8e7
list-next-game = Næste spil: mod { $players }

## Påmindelser

# en: 70e0
list-still-your-turn =
    { $task ->
        [play] Stadig din tur: Ryk { $roll }.
        [double] Stadig din tur: take eller drop?
        [beaver] Stadig din tur: Svar på beaveren.
        [raccoon] Stadig din tur: Svar på raccoonen.
        [single] Stadig din tur: Svar på opgivelsen (enkelt).
        [gammon] Stadig din tur: Svar på opgivelsen (gammon).
        [backgammon] Stadig din tur: Svar på opgivelsen (backgammon).
        [double-or-roll] Stadig din tur: Dobl eller slå.
        [redouble-or-roll] Stadig din tur: Redobl eller slå.
       *[roll] Stadig din tur: Du skal slå.
    }
