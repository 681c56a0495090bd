### Blockieren: gegen wen man nicht spielen will.

# en: a7d2
block-done = { $player } kann dich nicht mehr herausfordern, deine offenen Herausforderungen nicht annehmen und dein Profil nicht sehen. Gemeinsame Spiele gehen weiter. `/unblock` hebt das auf.
# en: 8f10
block-undone = { $player } kann dich wieder herausfordern.
# en: 2e8c
block-list =
    { $count ->
        [0] Du hast niemanden blockiert. Mit `/block` kann dich jemand nicht mehr herausfordern.
       *[other] Du hast { $players } blockiert. `/unblock` hebt das auf.
    }
# en: fa25
block-by-you = Du hast { $player } blockiert. Um gegen { $player } zu spielen, nimm erst `/unblock`.
# en: 8ea4
block-takes-none = { $player } nimmt keine Herausforderungen von dir an. Fordere jemand anderen heraus, oder lass den Namen weg: Dann können alle annehmen.
# en: 2b87
block-too-many = Du hast { $most } Leute blockiert, mehr geht nicht. Nimm erst `/unblock`.
# en: 47d5
block-not-this = Wähle jemand anderen: Dich selbst und Bots kannst du nicht blockieren.
