### Regelarket for en chouette: skabeloner, og linjer om flere valg. De andre er options-rule-….

# en: 3e7e
chouette-rules-preset =
    { $preset ->
        [leaflet] Folder
        [single-cube] Fælles cube
        [no-consultation] Uden rådgivning
       *[club] Klub
    }
# en: e1aa
chouette-rules-preset-played =
    { $preset ->
        [leaflet] Folder: højst 5 spillere, én cube, autodoblinger, ingen Jacoby
        [single-cube] Fælles cube: som Klub, med én cube til hele holdet
        [no-consultation] Uden rådgivning: som Klub, men ingen rådgiver kaptajnen
       *[club] Klub: en cube til hvert medlem, Jacoby, beavers, fri rådgivning; fra 5 spillere skal den eneste, der tager, også droppe
    }
# en: acac
chouette-rules-changed =
    { $preset ->
        [leaflet] Folder, { $changes }
        [single-cube] Fælles cube, { $changes }
        [no-consultation] Uden rådgivning, { $changes }
       *[club] Klub, { $changes }
    }
# en: 3b86
chouette-rules-brief =
    { $option ->
        [stake] indsats { $value }
        [max_players] { $value } spillere
        [turn_hours] { $value } pr. beslutning
        [jacoby]
            { $is_on ->
                [yes] Jacoby
               *[no] uden Jacoby
            }
        [beavers]
            { $is_on ->
                [yes] beavers
               *[no] uden beavers
            }
        [raccoons]
            { $is_on ->
                [yes] raccoons
               *[no] uden raccoons
            }
        [settlements]
            { $is_on ->
                [yes] forlig
               *[no] uden forlig
            }
       *[cube_mode] cubes: { $value }
    }

## Regler, hver en linje

# en: 11d8
chouette-rules-chouette = **Chouette**: Én spiller, boxen, spiller mod alle de andre, holdet. Kaptajnen slår og rykker for holdet. I spiller om point, ikke om penge.
# en: 4385
chouette-rules-players = **Spillere**: 3 kan starte; højst { $most } spiller, andre står på venteliste.
# en: 4e31
chouette-rules-cap = **Cubeloft**: Ingen cube går over { $cap }.
# en: 908a
chouette-rules-beavers =
    { $has_raccoons ->
        [yes] **Beavers**: Når du dobles, må du straks doble igen og beholde cuben; den anden side må svare med en raccoon.
       *[no] **Beavers**: Når du dobles, må du straks doble igen og beholde cuben; ingen raccoons.
    }
# en: 914a
chouette-rules-no-beavers = **Beavers**: ingen.
# en: 6074
chouette-rules-doubles =
    { $is_single ->
        [yes]
            { $doubles ->
                [one] **Autodoblinger**: Ens åbningsterninger fordobler cuben, én gang pr. parti.
               *[other] **Autodoblinger**: Ens åbningsterninger fordobler cuben, op til { $doubles } gange pr. parti.
            }
       *[no]
            { $doubles ->
                [one] **Autodoblinger**: Ens åbningsterninger fordobler alle cubes, én gang pr. parti.
               *[other] **Autodoblinger**: Ens åbningsterninger fordobler alle cubes, op til { $doubles } gange pr. parti.
            }
    }
# en: 4cfa
chouette-rules-doubles-unlimited =
    { $is_single ->
        [yes] **Autodoblinger**: Ens åbningsterninger fordobler cuben, uden grænse.
       *[no] **Autodoblinger**: Ens åbningsterninger fordobler alle cubes, uden grænse.
    }
# en: 5e0e
chouette-rules-box-doubles =
    { $rule ->
        [any] **Boxens doblinger**: Boxen må doble med de cubes, den vil.
        [must-include-captain] **Boxens doblinger**: Dobler boxen nogen, skal den også doble kaptajnen.
       *[all] **Boxens doblinger**: Boxen dobler med alle sine cubes eller ingen.
    }
# en: 8338
chouette-rules-box-takes =
    { $rule ->
        [free] **Boxens takes**: Boxen må tage de cubes, den vil, og droppe resten.
        [half-of-initial] **Boxens takes**: Når hele holdet dobler for første gang, tager boxen mindst halvdelen eller ingen.
        [must-take-captain] **Boxens takes**: Tager boxen bare én cube, tager den også kaptajnens.
       *[all-or-none] **Boxens takes**: Boxen tager alle cubes, der tilbydes samlet, eller ingen.
    }
# en: 8605
chouette-rules-advice-single-cube = **Rådgivning**: Medlemmer må rådgive, når cuben er vendt og taget; kaptajnen bestemmer.
# en: 880e
chouette-rules-lone-taker =
    { $rule ->
        [must-drop] **Eneste take** (fra { $players } spillere): Den, der er alene om at tage boxens første dobling, skal også droppe.
        [extras] **Eneste take** (fra { $players } spillere): Tager kun én boxens første dobling, kan de, der droppede, hver give den ene en ekstra cube plus halvdelen af dens værdi i point.
        [must-beaver] **Eneste take** (fra { $players } spillere): Den, der er alene om at tage boxens første dobling, skal beavere eller droppe.
       *[none] **Eneste take**: Den, der er alene om at tage boxens første dobling, spiller videre.
    }
# en: dfda
chouette-rules-grace = **Tid til at doble**: Når holdet er i tur, venter slaget { $time } på resten af holdet, eller til alle, der må doble, har besluttet sig.
# en: d512
chouette-rules-time =
    { $absent ->
        [follow-captain] **Tid**: { $time } pr. beslutning. Derefter svarer et tavst medlem på en dobling som kaptajnen, eller dropper, hvis kaptajnen ikke dobles; en tavs kaptajn dropper, når der dobles, og afløses i den tur.
        [drop] **Tid**: { $time } pr. beslutning. Derefter dropper et tavst medlem, når der dobles; det gør en tavs kaptajn også, og kaptajnen afløses i den tur.
       *[proxy-only] **Tid**: { $time } pr. beslutning. Derefter svarer den, der har et tavst medlems fuldmagt, når der dobles, ellers droppes der; en tavs kaptajn dropper, når der dobles, og afløses i den tur.
    }
