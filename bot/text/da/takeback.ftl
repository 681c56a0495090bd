### At tage sit sidste træk eller sin dobling tilbage, hvis den anden tillader det.

# en: ca1e
takeback-wanted-play = { $asked }: { $player } vil fortryde { $play }. Anmodningen bortfalder, hvis spillet fortsætter.
# en: 114d
takeback-wanted-double = { $asked }: { $player } vil fortryde doblingen. Anmodningen bortfalder, hvis spillet fortsætter.
# en: 2f52
takeback-denied-play = { $asked } tillader det ikke: { $play } står ved magt.
# en: 203b
takeback-denied-double = { $asked } tillader det ikke: Doblingen står ved magt.

## Til den, der spurgte, tillod eller afviste

# en: ae09
takeback-asked = Du har bedt om at fortryde.
# en: c837
takeback-granted = Fortrydelsen er tilladt.
# en: 4ce4
takeback-refused = Fortrydelsen er afvist.
