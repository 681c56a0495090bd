### Prüfbare Würfel: worauf sie festgelegt waren, welche Worte dazukamen, und wie fair sie aussehen.

# en: 0e48
dice-promise = Würfel { $fingerprint }
# en: 2fc3
dice-promise-game = Würfel { $game }: { $fingerprint }

# en: 62e5
dice-commitment-of-game = -# Würfel von Spiel { $game }: `{ $commitment }`
# en: ba8b
dice-what-for = -# `/dice words` gibt den Würfeln eigene Worte mit. Nach dem Spiel zeigt `/dice show` den Geheimwert, damit du jeden Wurf prüfen kannst. Das Brett zeigt von Anfang an die ersten 20 Stellen der Zeile oben.

# en: a030
dice-heading = ### Würfel von #{ $table } · { $who }
# en: f58e
dice-coming = **Spiel { $game }** hat noch nicht begonnen: Du kannst seinen Würfeln noch Worte mitgeben.
# en: 315b
dice-in-play =
    { $rolls ->
        [one] **Spiel { $game }** läuft: bisher 1 Wurf. Der Geheimwert wird am Ende gezeigt.
       *[other] **Spiel { $game }** läuft: bisher { $rolls } Würfe. Der Geheimwert wird am Ende gezeigt.
    }
# en: 5959
dice-over =
    { $rolls ->
        [one] **Spiel { $game }** ist zu Ende: 1 Wurf, aus diesem Geheimwert und diesen Worten.
       *[other] **Spiel { $game }** ist zu Ende: { $rolls } Würfe, alle aus diesem Geheimwert und diesen Worten.
    }
# en: d4d1
dice-never-ended =
    { $rolls ->
        [one] **Spiel { $game }** wurde nie beendet: 1 Wurf. Der Geheimwert bleibt geheim.
       *[other] **Spiel { $game }** wurde nie beendet: { $rolls } Würfe. Der Geheimwert bleibt geheim.
    }
# en: 0511
dice-commitment = -# Festlegung `{ $commitment }`
# en: 0e61
dice-secret = -# Geheimwert `{ $secret }`
# en: 9887
dice-words-of-nobody = Noch hat niemand Worte gegeben. Deine gibst oder änderst du mit `/dice words`.
# en: 0cc6
dice-words-so-far = Worte von { $players } sind da. Deine gibst oder änderst du mit `/dice words`.
# en: cd57
dice-words-of = Worte von { $player }: „{ $words }“
# en: d58a
dice-words-erased = Die Worte von { $player } wurden gelöscht; ihr SHA-256 ist `{ $digest }`.
# en: 3268
dice-words-none = { $player } hat keine Worte gegeben, darum gilt die Festlegung.
# en: b95e
dice-how-to-check = Anbei sind der Nachweis und ein kurzes Programm, das ihn prüft. Vergleiche Festlegung und deine Worte mit denen vor dem ersten Wurf; dann starte `python { $checker } { $proof }`, oder `barpoint verify-dice { $proof }`, wo dieser Bot installiert ist.
# en: 32b8
dice-earlier-game = -# Spiel 1 prüfst du mit `/dice show game:1`.
# en: e843
dice-earlier-games = -# Die Spiele 1 bis { $last } prüfst du mit ihrer Nummer: `/dice show game:{ $last }`.
# en: fada
dice-not-verifiable = Dieser Tisch ist älter als die prüfbaren Würfel: Seine Würfe sind zufällig, aber es gibt keinen Nachweis. Deine nächste `/challenge` hat einen.
# en: 97f2
dice-game-not-over = Dieses Spiel läuft noch. Sein Geheimwert wird am Ende gezeigt.

# en: 1c90
dice-words-given = Deine Worte für Spiel { $game }: „{ $words }“. Sie zählen in jedem Wurf; bis zum Spielbeginn kannst du sie ändern.
# en: b56b
dice-words-of-next-game = Das laufende Spiel geht ohne sie weiter.
# en: 0dc9
dice-words-too-long = Worte für die Würfel haben höchstens { $limit } Zeichen. Kürze deine.

# en: 3ba0
dice-none-rolled = Auf diesem Server wurde noch nicht gewürfelt. Fang an mit `/challenge`.
# en: 4fcc
dice-totals-heading = ### Würfel auf diesem Server
# en: a216
dice-totals =
    { $rolls ->
        [one] 1 Wurf, davon Pasch: { $doubles } ({ $share } %). Im Schnitt kommen jede Augenzahl und ein Pasch auf 16,7 %.
       *[other] { $amount } Würfe, davon Pasch: { $doubles } ({ $share } %). Im Schnitt kommen jede Augenzahl und ein Pasch auf 16,7 %.
    }
# en: 2ca5
dice-column-face = Auge
# en: 682d
dice-column-times = Anzahl
# en: 0cf9
dice-column-share = Anteil
# en: e64a
dice-share = { $share } %
# en: fb83
dice-too-few-rolls = Beurteilen lassen sich die Würfel erst ab { $rolls } Würfen.
# en: 228e
dice-six-faces = **Sechs Augenzahlen**: χ² ist { $chi_squared } bei 5 Freiheitsgraden. Faire Würfel sind mindestens so ungleich in { $chance } Stichproben.
# en: 1008
dice-21-rolls = **21 Würfe**: χ² ist { $chi_squared } bei 20 Freiheitsgraden. Faire Würfel sind mindestens so ungleich in { $chance } Stichproben.
# en: 08b3
dice-chance = { $times } von { $samples }
# en: 1533
dice-chance-nearly = fast { $samples } von { $samples }
# en: 1645
dice-chance-below = weniger als 1 von { $samples }
# en: 33a7
dice-totals-hint = -# Auch faire Würfel sind zufällig ungleich: Jeder 20. Blick findet 5 von 100 Stichproben oder weniger. Verdächtig sind die Würfel erst, wenn es auch nach vielen weiteren Würfen weit weniger als 5 sind.
