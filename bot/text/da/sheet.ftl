### Regelarket for et spil for to: hvad der spilles, på én linje og regel for regel.

# en: e968
sheet-match = Kamp til { $length }
# en: c4be
sheet-money = Uendelig kamp
# en: 76a3
sheet-money-stake = Uendelig kamp, indsats { $stake }

## Over de valg, der gælder

# en: 12ce
sheet-heading-match = **Kamp til { $length }**
# en: f057
sheet-heading-money = **Uendelig kamp**
# en: f5a0
sheet-heading-stake = **Uendelig kamp, indsats { $stake }**

## Valg, der gælder, med » · « eller », « imellem

# en: 54c6
sheet-first-cube = Dobleterning
# en: 8ba0
sheet-first-cap = Dobleterning op til { $cap }
# en: bf58
sheet-first-no-cube = Ingen dobleterning
# en: c73e
sheet-first-start =
    { $start ->
        [nackgammon] Nackgammonstart
        [hypergammon] Hypergammon, tre brikker pr. side
       *[standard] Standardstart
    }
# en: 0488
sheet-first-start-unnamed = Start: { $places }
# en: e667
sheet-crawford = Crawford-regel
# en: 7af3
sheet-jacoby = Jacoby
# en: f385
sheet-beavers = beavers
# en: 489e
sheet-raccoons = raccoons
# en: 35b3
sheet-doubles =
    { $doubles ->
        [one] 1 autodobling pr. parti
       *[other] op til { $doubles } autodoblinger pr. parti
    }
# en: 7e22
sheet-doubles-unlimited = autodoblinger uden grænse
# en: 8707
sheet-start =
    { $start ->
        [nackgammon] Nackgammonstart
        [hypergammon] hypergammon, tre brikker pr. side
       *[standard] standardstart
    }
# en: 6728
sheet-start-unnamed = start: { $places }
# en: 9218
sheet-cap = cube op til { $cap }

## Regler, hver en linje

# en: 011d
sheet-rule-one = **Kamp til 1**: Enhver sejr vinder kampen.
# en: 89ed
sheet-rule-match = **Kamp til { $length }**: Den første med { $length } point vinder.
# en: 3263
sheet-rule-money = **Uendelig kamp**: Spil så mange partier, I begge har lyst til. I spiller om point, ikke om penge.
# en: 7135
sheet-rule-stake = Hvert point er { $stake } værd.
# en: 3300
sheet-rule-wins =
    { $has_cube ->
        [yes] **Sejre**: Enkelt giver 1 point, gammon 2, backgammon 3, gange cuben.
       *[no] **Sejre**: Enkelt giver 1 point, gammon 2, backgammon 3.
    }
# en: 523c
sheet-rule-gammon = **Gammon**: Taberen har ikke taget nogen brikker af.
# en: 4072
sheet-rule-backgammon = **Backgammon**: gammon, hvor taberen har en brik på baren eller i vinderens indre hjemland.
# en: 6815
sheet-rule-no-cube = **Dobleterning**: ingen.
# en: ec6a
sheet-rule-cube = **Dobleterning**: Før du slår, må du doble. Tager din modstander, tæller partiet dobbelt, og kun modstanderen må doble næste gang. Dropper din modstander, vinder du det, partiet talte før doblingen.
# en: 2540
sheet-rule-cap = **Cubeloft**: Cuben går op til { $cap }.
# en: 05ba
sheet-rule-crawford = **Crawford-regel**: Når en spiller for første gang kun mangler 1 point, spilles næste parti uden cube. Derefter er cuben tilbage.
# en: fe92
sheet-rule-dead-cube = **Død cube**: Du kan ikke doble, når selv et enkelt parti allerede giver dig kampen.
# en: af1b
sheet-rule-jacoby = **Jacoby**: Gammon og backgammon tæller kun i partier med en dobling, der blev taget.
# en: 8eeb
sheet-rule-beavers = **Beavers**: Når du dobles, må du straks doble tilbage og beholde cuben.
# en: 2e46
sheet-rule-raccoons = **Raccoons**: Når din dobling beaveres, må du doble igen; din modstander beholder cuben.
# en: 6026
sheet-rule-doubles =
    { $doubles ->
        [one] **Autodoblinger**: Er åbningsterningerne ens, fordobles cuben og bliver i midten, én gang pr. parti.
       *[other] **Autodoblinger**: Er åbningsterningerne ens, fordobles cuben og bliver i midten, op til { $doubles } gange pr. parti.
    }
# en: 0267
sheet-rule-doubles-unlimited = **Autodoblinger**: Hver gang åbningsterningerne er ens, fordobles cuben og bliver i midten.
# en: 4bf8
sheet-rule-start = **Start**: { $start }.
# en: d903
sheet-rule-checkers = Hver side har { $places }.
# en: 334d
sheet-checkers-off = { $checkers } ude af spillet
