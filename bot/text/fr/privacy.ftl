### Ce qui est enregistré sur quelqu'un : export et effacement.

# en: 68ed
privacy-exported = Voici tout ce qui est enregistré sur toi : tes noms et ton ID Discord, tes paramètres, tes tables et ce que tu y as fait, tes mots pour les dés, tes notes et les matchs que tu as importés.
# en: 02eb
privacy-nothing-stored = Rien n’est encore enregistré sur toi. Cela commence avec ton premier défi ou ta première partie.

## Avant d'effacer

# en: 84b9
privacy-erase = ### Effacer tout ce qui est enregistré sur toi ?
# en: 54de
privacy-ends-games =
    { $games ->
        [one] **{ $games } partie s’arrête aussitôt**, sans résultat. Ton adversaire saura pourquoi.
       *[other] **{ $games } parties s’arrêtent aussitôt**, sans résultat. Tes adversaires sauront pourquoi.
    }
# en: 8843
privacy-ends-challenges =
    { $challenges ->
        [one] **{ $challenges } défi en attente s’arrête aussitôt.**
       *[other] **{ $challenges } défis en attente s’arrêtent aussitôt.**
    }
# en: 8f55
privacy-leaves =
    { $chouettes ->
        [one] **Tu quittes { $chouettes } chouette aussitôt.** D’autres finissent à ta place la partie en cours.
       *[other] **Tu quittes { $chouettes } chouettes aussitôt.** D’autres finissent à ta place les parties en cours.
    }
# en: 2907
privacy-forgotten = Tes noms, ton ID Discord, tes paramètres, imports, notes et mots pour les dés sont effacés.
# en: b63c
privacy-kept = Tes adversaires gardent les parties jouées, avec « compte effacé » à la place de ton nom.
# en: 95c9
privacy-posted = Les messages déjà sur Discord gardent ton nom. Seuls les plateaux des tables qui s’arrêtent maintenant changent.
# en: df31
privacy-final = **C’est définitif.** Si tu reviens, tu repars de zéro.
# en: 3d6c
privacy-copy = `/privacy export` t’en donne d’abord une copie.
# en: eafd
privacy-erase-yes = Tout effacer
# en: c881
privacy-erase-no = Tout garder

## Après

# en: 9ad5
privacy-kept-all = Rien n’a été effacé.
# en: 0849
privacy-erased = Tes données ont été effacées.
# en: 9d82
privacy-closed =
    { $tables ->
        [one] { $tables } de tes tables a été fermée.
       *[other] { $tables } de tes tables ont été fermées.
    }
# en: e3a3
privacy-traces = Des traces restent pour l’instant dans la base de données ; le journal du bot dit à qui le gère comment les enlever.
