### Regelvalg, for spil for to og for chouetter: navne, beskrivelser i kommandoer, værdier, regler, afslag.

# en: 3a0c
options-title =
    { $option ->
        [crew_grace] Tid til at doble
        [length] Længde
        [stake] Indsats
        [max_players] Spillere
        [cube] Cube
        [cube_mode] Cubes
        [cube_cap] Cubeloft
        [jacoby] Jacoby
        [beavers] Beavers
        [raccoons] Raccoons
        [automatic_doubles] Autodoblinger
        [consultation] Rådgivning
        [box_double_rule] Boxens doblinger
        [box_take_rule] Boxens takes
        [reply_order] Svarrækkefølge
        [lone_taker] Eneste take
        [lone_min] Eneste take gælder fra
        [settlements] Forlig
        [box_retention] Beholde boxen
        [partner_min] Boxens makker
        [join_position] Nye spillere
        [turn_hours] Tid pr. beslutning
        [absent_cube] Tavst medlem
        [box_abandon] Boxen er væk
       *[start] Start
    }
# en: e58c
options-line = { $title }: { $value }
# en: 4548
options-change = { $title }: { $before } → { $after }
# en: fddd
options-change-play = { $before } → { $after }

# Højst 100 tegn, helst 70.
# en: 7b8d
options-asked =
    { $option ->
        [crew_grace] Hvor længe slaget venter på, at holdet dobler
        [length] Hvor mange point der vinder kampen, { $least } til { $most }
        [stake] { $is_money ->
            [yes] Hvad et point er værd, { $least } til { $most }; ingen rigtige penge
           *[no] Uendelig kamp: hvad et point er værd, { $least } til { $most }; ingen rigtige penge
        }
        [max_players] Hvor mange der kan spille, { $least } til { $most }; andre venter
        [cube] Spil med dobleterning
        [cube_mode] En cube til hvert medlem eller én til hele holdet
        [cube_cap] Cubens højeste værdi: 2, 4, 8 …; 0 for intet loft
        [jacoby] { $is_money ->
            [yes] Gammon tæller først efter en dobling
           *[no] Uendelig kamp: Gammon tæller først efter en dobling
        }
        [beavers] { $is_money ->
            [yes] Den, der dobles, må doble tilbage og beholde cuben
           *[no] Uendelig kamp: Den, der dobles, må doble tilbage og beholde cuben
        }
        [raccoons] { $is_money ->
            [yes] Efter en beaver må den, der doblede, doble igen
           *[no] Uendelig kamp: Efter en beaver må den, der doblede, doble igen
        }
        [automatic_doubles] { $is_money ->
            [yes] Flest doblinger ved ens åbningsterninger, { $least } til { $most }, eller { -options-unlimited }
           *[no] Uendelig kamp: flest doblinger ved ens åbningsterninger, eller { -options-unlimited }
        }
        [consultation] Hvem der må rådgive kaptajnen
        [box_double_rule] Hvilke cubes boxen må doble samlet
        [box_take_rule] Hvilke cubes boxen må tage samlet
        [reply_order] Hvornår medlemmernes svar vises
        [lone_taker] Hvad der sker, når kun én tager boxens første dobling
        [lone_min] Fra hvor mange spillere reglen om eneste take gælder, { $least } til { $most }
        [settlements] Spillere må afgøre væddemål ved forlig
        [box_retention] Hvad boxen skal opnå for at beholde boxen
        [partner_min] Fra hvor mange spillere boxen må have en makker
        [join_position] Hvor i rækkefølgen nye spillere kommer ind
        [turn_hours] Timer pr. beslutning, { $least } til { $most }
        [absent_cube] Hvad et tavst medlem gør, når der dobles
        [box_abandon] Hvad der sker, når boxen forlader et parti
       *[start] { -options-standard }, { -options-nackgammon }, { -options-hypergammon } eller et XGID, OGID eller GNU Position ID
    }

# en: 7f7b
options-page =
    { $page ->
        [cubes] Cubes
        [answers] Svar
        [box] Box
        [table] Spillere
       *[stake] Indsats
    }
# en: cc5c
options-no-such-value = { $title }: Jeg kender ikke `{ $given }`. Skriv { $values }.

## Værdier efter navnet og et kolon, og i kommandoens menu

# en: db10
options-switch =
    { $is_on ->
        [yes] ja
       *[no] nej
    }
# en: 037f
options-no-limit = ingen grænse
# en: 22ff
options-money = uendelig kamp
# en: 436a
options-players = højst { $value }
# en: acdb
options-players-from = { $value } spillere
# What may be typed for a start, and for no limit to automatic doubles.
# en: 599e
-options-standard = standard
# en: da3e
-options-nackgammon = Nackgammon
# en: 5f01
-options-hypergammon = hypergammon
# en: 054a
-options-unlimited = ubegrænset
# en: b1eb
options-unlimited = { -options-unlimited }
# A value of the cube cap, on offer while one is typed.
# en: da1b
options-no-cap = intet loft
# en: aff7
options-start =
    { $value ->
        [nackgammon] { -options-nackgammon }
        [hypergammon] { -options-hypergammon }
        [special] særlig
       *[standard] { -options-standard }
    }
# en: e350
options-cubes =
    { $value ->
        [multi] en til hvert medlem
       *[single] én til hele holdet
    }
# en: b6c7
options-advice =
    { $value ->
        [free] alle medlemmer, der stadig er med
        [after-cube] medlemmer, hvis egen cube er vendt
       *[none] ingen
    }
# en: 96bf
options-doubles =
    { $value ->
        [any] frit valg
        [must-include-captain] kaptajnens cube og frit valg derudover
       *[all] alle cubes eller ingen
    }
# en: fbaa
options-takes =
    { $value ->
        [free] frit valg
        [half-of-initial] mindst halvdelen af de første doblinger eller ingen
        [all-or-none] alle cubes eller ingen
       *[must-take-captain] kaptajnens cube og frit valg derudover, eller ingen
    }
# en: 9a64
options-answers =
    { $value ->
        [sealed] alle på én gang
        [captain-first] kaptajnen først
       *[captain-last] kaptajnen sidst
    }
# en: 3412
options-lone =
    { $value ->
        [none] spiller videre
        [must-drop] skal også droppe
        [extras] kan få ekstra cubes
       *[must-beaver] skal beavere eller droppe
    }
# en: 096b
options-stays =
    { $value ->
        [beats-captain] slå kaptajnen
        [beats-original-captain] slå den første kaptajn
        [net-profit] vinde point samlet
        [net-nonneg] ikke tabe point samlet
       *[beats-all] slå alle medlemmer
    }
# en: f0c5
options-partner =
    { $value ->
        [0] ingen
       *[other] fra { $value } spillere
    }
# en: c414
options-joins =
    { $value ->
        [after-loser] bagest i rækkefølgen
       *[before-loser] foran taberen
    }
# en: 127b
options-silent =
    { $value ->
        [follow-captain] følger kaptajnen, eller dropper, hvis kaptajnen ikke dobles
        [drop] dropper
       *[proxy-only] dropper, medmindre der svares med fuldmagt
    }
# en: 5352
options-grace =
    { $value ->
        [quarter-hour] 15 minutter
        [hour] 1 time
        [four-hours] 4 timer
       *[none] ingen
    }
# en: 2f2c
options-gone =
    { $value ->
        [autopilot] autopiloten spiller videre
       *[forfeit-single] taber enkelt
    }

## Regler i en chouette, hver en linje på regelarket

# en: 535f
options-rule-cubes =
    { $value ->
        [multi] **Cubes**: Hvert medlem har en cube mod boxen og dobler, tager eller dropper for sig selv.
       *[single] **Cube**: én til hele holdet. Kaptajnen dobler for alle; hvert medlem tager eller dropper for sig selv.
    }
# en: 1c55
options-rule-jacoby =
    { $is_on ->
        [yes] **Jacoby**: Gammon og backgammon tæller kun på en cube, der er doblet og taget.
       *[no] **Jacoby**: nej. Gammon og backgammon tæller altid.
    }
# en: b284
options-rule-advice =
    { $value ->
        [free] **Rådgivning**: Alle medlemmer, der stadig er med, må rådgive; kaptajnen bestemmer.
        [after-cube] **Rådgivning**: Medlemmer må rådgive, når deres egen cube er vendt og taget; kaptajnen bestemmer.
       *[none] **Rådgivning**: ingen; kaptajnen bestemmer alene.
    }
# en: a5f8
options-rule-answers =
    { $value ->
        [sealed] **Svar**: Medlemmerne svarer boxen i det skjulte. Alle svar vises på én gang.
        [captain-first] **Svar**: Medlemmerne svarer boxen i det skjulte. Kaptajnens svar vises først.
       *[captain-last] **Svar**: Medlemmerne svarer boxen i det skjulte. Kaptajnens svar vises sidst.
    }
# en: 6896
options-rule-settlements =
    { $is_on ->
        [yes] **Forlig**: Ethvert væddemål kan afgøres for point, hvis begge sider er enige.
       *[no] **Forlig**: ingen; et væddemål kan kun opgives.
    }
# en: e972
options-rule-box =
    { $value ->
        [beats-captain] **Næste box**: Boxen bliver, til en kaptajn slår den. En kaptajn, der dropper, går bagest i rækkefølgen, og næste medlem bliver kaptajn.
        [beats-original-captain] **Næste box**: Boxen bliver, til den taber til den kaptajn, der begyndte partiet.
        [net-profit] **Næste box**: Boxen bliver, hvis den samlet vandt point i partiet.
        [net-nonneg] **Næste box**: Boxen bliver, hvis den samlet ikke tabte point i partiet.
       *[beats-all] **Næste box**: Boxen bliver, hvis den slog alle medlemmer.
    }
# en: 5084
options-rule-partner = **Makker**: Fra { $players } spillere må boxen bede om en makker, som deler halvt.
# en: c28e
options-rule-joining =
    { $value ->
        [after-loser] **Nye spillere**: Deltag når som helst. Du kommer ind efter partiet, bagest i rækkefølgen.
       *[before-loser] **Nye spillere**: Deltag når som helst. Du kommer ind efter partiet, foran dets taber.
    }
# en: fd5f
options-rule-gone =
    { $value ->
        [autopilot] **Boxen er væk**: Går boxen, spiller makkeren eller en frivillig, der er ude, videre, ellers autopiloten.
       *[forfeit-single] **Boxen er væk**: Går boxen, spiller makkeren eller en frivillig, der er ude, videre; ellers taber boxen enkelt i hvert væddemål.
    }

## Afslag. Ord i `` er valg i kommandoer

# en: 62b3
options-wrong =
    { $option ->
        [length] Vælg en `length` fra { $least } til { $most } point; du skrev { $given }.
        [stake] Vælg en `stake` fra { $least } til { $most } point; du skrev { $given }.
        [max_players] Vælg `max_players` fra { $least } til { $most }; du skrev { $given }.
        [cube_cap] Vælg en `cube_cap` på 2, 4, 8 og så videre op til { $most }, eller 0 for intet loft; du skrev { $given }.
        [automatic_doubles] Vælg `automatic_doubles` fra { $least } til { $most } pr. parti, eller `{ -options-unlimited }`; du skrev { $given }.
        [lone_min] Vælg `lone_min` fra { $least } til { $most } spillere; du skrev { $given }.
        [partner_min] Vælg `partner_min` på 6 eller 8 spillere, eller 0 for ingen makker; du skrev { $given }.
        [turn_hours] Vælg `turn_hours` fra { $least } til { $most }; du skrev { $given }.
       *[other] Vælg en anden værdi for `{ $option }`; du skrev { $given }.
    }
# en: a122
options-money-only =
    { $count ->
        [one] { $options } er til uendelige kampe: Udelad det, eller spil en uendelig kamp.
       *[other] { $options } er til uendelige kampe: Udelad dem, eller spil en uendelig kamp.
    }
# en: 43ff
options-needs-cube =
    { $count ->
        [one] { $options } kræver cuben: Udelad det, eller spil med cube.
       *[other] { $options } kræver cuben: Udelad dem, eller spil med cube.
    }
# en: c67f
options-fault =
    { $fault ->
        [needs-beavers] En raccoon svarer på en beaver: Tilføj `beavers`, eller udelad `raccoons`.
        [start] Vælg en start, der er ens for begge sider og har mindst én brik at tage af.
        [start-shared] Vælg en anden start: I denne har begge sider det samme punkt.
        [start-closed-out] Vælg en anden start: I denne er begge sider lukket ude, og ingen ville nogensinde kunne rykke.
        [partner-table] Der er for få spillere til en makker for boxen: Hæv `max_players`, eller sænk `partner_min`.
        [single-beavers] Én cube til holdet kan ikke beaveres: Udelad `beavers`, eller spil med en cube til hvert medlem.
        [single-batch] `box_take_rule` og `box_double_rule` vælger mellem flere cubes: Udelad dem, eller spil med en cube til hvert medlem.
        [lone-beaver] Den, der er alene om at tage, kan kun beavere, hvor beavers gælder: Tilføj `beavers`, eller vælg en anden `lone_taker`.
       *[money-only] En chouette er en uendelig kamp med cube: Den har ingen `length`, og cuben er altid med.
    }
# en: 3a77
-options-starts = { -options-standard }, { -options-nackgammon } eller { -options-hypergammon }, et XGID, et OGID eller et GNU Position ID på 14 tegn
# en: 96ef
options-no-start = Jeg kan ikke starte fra `{ $given }`. { $flaw } Vælg { -options-starts }.
# en: b183
options-unknown-start = Jeg kender ikke starten `{ $given }`. Vælg { -options-starts }.
# en: 05cd
options-length-of-money = En uendelig kamp har ingen `length`: Udelad det, eller spil en kamp til { $length }.
