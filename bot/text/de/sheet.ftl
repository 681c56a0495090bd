### Die Regelübersicht eines Tisches zu zweit.

# en: e968
sheet-match = Match auf { $length }
# en: c4be
sheet-money = Unlimitiertes Spiel
# en: 76a3
sheet-money-stake = Unlimitiertes Spiel, Einsatz { $stake }

# en: 12ce
sheet-heading-match = **Match auf { $length ->
        [one] 1 Punkt
       *[other] { $length } Punkte
    }**
# en: f057
sheet-heading-money = **Unlimitiertes Spiel**
# en: f5a0
sheet-heading-stake = **Unlimitiertes Spiel, Einsatz { $stake }**

# en: 54c6
sheet-first-cube = Mit Doppler
# en: 8ba0
sheet-first-cap = Doppler bis { $cap }
# en: bf58
sheet-first-no-cube = Ohne Doppler
# en: c73e
sheet-first-start =
    { $start ->
        [nackgammon] Nackgammon
        [hypergammon] Hypergammon, drei Steine je Seite
       *[standard] Normale Grundstellung
    }
# en: 0488
sheet-first-start-unnamed = Grundstellung: { $places }
# en: e667
sheet-crawford = Crawford-Regel
# en: 7af3
sheet-jacoby = Jacoby
# en: f385
sheet-beavers = Beaver
# en: 489e
sheet-raccoons = Raccoon
# en: 35b3
sheet-doubles =
    { $doubles ->
        [one] 1 automatisches Doppel pro Spiel
       *[other] bis zu { $doubles } automatische Doppel pro Spiel
    }
# en: 7e22
sheet-doubles-unlimited = beliebig viele automatische Doppel
# en: 8707
sheet-start =
    { $start ->
        [nackgammon] Nackgammon
        [hypergammon] Hypergammon, drei Steine je Seite
       *[standard] normale Grundstellung
    }
# en: 6728
sheet-start-unnamed = Grundstellung: { $places }
# en: 9218
sheet-cap = Doppler bis { $cap }

# en: 011d
sheet-rule-one = **Match auf 1 Punkt**: Jeder Sieg gewinnt das Match.
# en: 89ed
sheet-rule-match = **Match auf { $length } Punkte**: Wer zuerst { $length } Punkte hat, gewinnt.
# en: 3263
sheet-rule-money = **Unlimitiertes Spiel**: so viele Spiele, wie ihr beide wollt, um Punkte; es fließt kein Geld.
# en: 7135
sheet-rule-stake = Jeder Punkt ist { $stake } wert.
# en: 3300
sheet-rule-wins =
    { $has_cube ->
        [yes] **Siege**: Ein einfaches Spiel zählt 1 Punkt, ein Gammon 2, ein Backgammon 3, mal Doppler.
       *[no] **Siege**: Ein einfaches Spiel zählt 1 Punkt, ein Gammon 2, ein Backgammon 3.
    }
# en: 523c
sheet-rule-gammon = **Gammon**: Die Verliererseite hat keinen Stein abgetragen.
# en: 4072
sheet-rule-backgammon = **Backgammon**: ein Gammon, bei dem die Verliererseite noch einen Stein auf der Bar oder im Heimfeld der Gegenseite hat.
# en: 6815
sheet-rule-no-cube = **Doppler**: keiner.
# en: ec6a
sheet-rule-cube = **Doppler**: Bevor du würfelst, darfst du doppeln. Nimmt die Gegenseite an, zählt das Spiel doppelt, und nur sie darf als Nächstes doppeln. Passt sie, verliert sie, was es vor dem Doppel zählte.
# en: 2540
sheet-rule-cap = **Höchstwert**: Der Doppler geht bis { $cap }.
# en: 05ba
sheet-rule-crawford = **Crawford-Regel**: Fehlt einer Seite zum ersten Mal nur noch 1 Punkt, wird das nächste Spiel ohne Doppler gespielt. Danach gilt er wieder.
# en: fe92
sheet-rule-dead-cube = **Toter Doppler**: Du kannst nicht doppeln, wenn dir ein einfaches Spiel schon das Match bringt.
# en: af1b
sheet-rule-jacoby = **Jacoby**: Gammons und Backgammons zählen nur in Spielen, in denen ein Doppel angenommen wurde.
# en: 8eeb
sheet-rule-beavers = **Beaver**: Wirst du gedoppelt, darfst du sofort zurückdoppeln und den Doppler behalten.
# en: 2e46
sheet-rule-raccoons = **Raccoon**: Auf einen Beaver darfst du noch einmal verdoppeln; die Gegenseite behält den Doppler.
# en: 6026
sheet-rule-doubles =
    { $doubles ->
        [one] **Automatische Doppel**: Bei einem Pasch im Eröffnungswurf verdoppelt sich der Doppler und bleibt in der Mitte, einmal pro Spiel.
       *[other] **Automatische Doppel**: Bei einem Pasch im Eröffnungswurf verdoppelt sich der Doppler und bleibt in der Mitte, bis zu { $doubles }-mal pro Spiel.
    }
# en: 0267
sheet-rule-doubles-unlimited = **Automatische Doppel**: Bei einem Pasch im Eröffnungswurf verdoppelt sich der Doppler jedes Mal und bleibt in der Mitte.
# en: 4bf8
sheet-rule-start = **Grundstellung**: { $start }.
# en: d903
sheet-rule-checkers = Je Seite: { $places }.
# en: 334d
sheet-checkers-off = { $checkers } nicht im Spiel
