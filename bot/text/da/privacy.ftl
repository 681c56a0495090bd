### Hvad der er gemt om en spiller: eksport og sletning.

# en: 68ed
privacy-exported = Her er alt, der er gemt om dig: dine navne og dit Discord-id, dine indstillinger, dine spil, og hvad du gjorde i dem, dine ord til terningerne, dine noter og de kampe, du har importeret.
# en: 02eb
privacy-nothing-stored = Der er ikke gemt noget om dig endnu. Det begynder med din første udfordring eller dit første spil.

## Før alt slettes

# en: 84b9
privacy-erase = ### Slet alt, der er gemt om dig?
# en: 54de
privacy-ends-games =
    { $games ->
        [one] **1 spil slutter straks**, uden resultat. Din modstander får at vide hvorfor.
       *[other] **{ $games } spil slutter straks**, uden resultat. Dine modstandere får at vide hvorfor.
    }
# en: 8843
privacy-ends-challenges =
    { $challenges ->
        [one] **1 åben udfordring slutter straks.**
       *[other] **{ $challenges } åbne udfordringer slutter straks.**
    }
# en: 8f55
privacy-leaves =
    { $chouettes ->
        [one] **Du forlader straks 1 chouette.** Et igangværende parti spilles færdigt af andre for dig.
       *[other] **Du forlader straks { $chouettes } chouetter.** Igangværende partier spilles færdigt af andre for dig.
    }
# en: 2907
privacy-forgotten = Dine navne, dit Discord-id, dine indstillinger, importer, noter og ord til terningerne slettes.
# en: b63c
privacy-kept = De spil, du har spillet, bliver hos dine modstandere, som ser »en tidligere spiller« i stedet for dit navn.
# en: 95c9
privacy-posted = Beskeder, der allerede er på Discord, beholder dit navn. Kun brætterne i de spil, der slutter nu, ændres.
# en: df31
privacy-final = **Det kan ikke fortrydes.** Kommer du igen, starter du som en ny spiller.
# en: 3d6c
privacy-copy = `/privacy export` giver dig først en kopi.
# en: eafd
privacy-erase-yes = Slet alt
# en: c881
privacy-erase-no = Behold alt

## Bagefter

# en: 9ad5
privacy-kept-all = Intet er slettet.
# en: 0849
privacy-erased = Dine data er slettet.
# en: 9d82
privacy-closed =
    { $tables ->
        [one] 1 af dine spil blev lukket.
       *[other] { $tables } af dine spil blev lukket.
    }
# en: e3a3
privacy-traces = Der er indtil videre spor i databasefilen; den, der driver botten, kan se i loggen, hvordan de fjernes.
