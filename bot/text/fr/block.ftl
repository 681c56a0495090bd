### Bloquer : avec qui on ne veut pas jouer.

# en: a7d2
block-done = { $player } ne peut plus te défier, ni accepter tes défis ouverts, ni voir ton profil. Vos parties en cours continuent. `/unblock` annule cela.
# en: 8f10
block-undone = { $player } peut de nouveau te défier.
# en: 2e8c
block-list =
    { $count ->
        [0] Tu n’as bloqué personne. `/block` empêche quelqu’un de te défier.
       *[other] Tu as bloqué { $players }. `/unblock` annule cela.
    }
# en: fa25
block-by-you = Tu as bloqué { $player }. Pour jouer, commence par `/unblock`.
# en: 8ea4
block-takes-none = { $player } n’accepte pas de défi de ta part. Défie quelqu’un d’autre, ou ne mets pas de nom : n’importe qui pourra accepter.
# en: 2b87
block-too-many = Tu as bloqué { $most } personnes, c’est le maximum. Commence par `/unblock`.
# en: 47d5
block-not-this = Choisis quelqu’un d’autre : on ne peut bloquer ni soi-même, ni un bot.
