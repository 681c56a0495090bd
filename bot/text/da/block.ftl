### Blokering: hvem man ikke vil spille mod.

# en: a7d2
block-done = { $player } kan ikke længere udfordre dig, tage imod dine åbne udfordringer eller se din profil. De spil, I deler, fortsætter. `/unblock` ophæver det.
# en: 8f10
block-undone = { $player } kan udfordre dig igen.
# en: 2e8c
block-list =
    { $count ->
        [0] Du har ikke blokeret nogen. `/block` forhindrer nogen i at udfordre dig.
       *[other] Du har blokeret { $players }. `/unblock` ophæver det.
    }
# en: fa25
block-by-you = Du har blokeret { $player }. Brug `/unblock` først for at spille mod { $player }.
# en: 8ea4
block-takes-none = { $player } tager ikke imod udfordringer fra dig. Udfordr en anden, eller udelad navnet, så kan alle acceptere.
# en: 2b87
block-too-many = Du har blokeret { $most } personer, og flere går ikke. Brug `/unblock` først.
# en: 47d5
block-not-this = Vælg en anden: Hverken dig selv eller en bot kan blokeres.
