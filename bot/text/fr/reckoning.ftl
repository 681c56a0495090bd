### Qui doit payer qui quand une chouette est fermée, et qui a payé.

# en: 355a
reckoning-title = { $title } : feuille finale
# en: 9b72
reckoning-even = Tout le monde est quitte : rien à payer.
# en: 9aba
reckoning-to-pay =
    { $count ->
        [one] Un seul paiement règle tout :
       *[other] { $count } paiements règlent tout :
    }
# en: ebb7
reckoning-with-carried = Ce qui restait ouvert des soirées précédentes ici est compris.
# en: 115b
reckoning-call = À payer ; appuie sur **Payé** ci-dessus quand c’est fait :
# en: 880d
reckoning-payment =
    { $state ->
        [open] { $payer } → { $payee } { $points }
        [claimed] { $payer } → { $payee } { $points } · payé selon { $payer } ; { $payee } doit confirmer
        [paid] { $payer } → { $payee } { $points } · payé
        [carried] { $payer } → { $payee } { $points } · reporté à une autre soirée
       *[void] { $payer } → { $payee } { $points }
    }
# en: 8562
reckoning-button =
    { $press ->
        [paid] Payé
        [received] Reçu
       *[not-received] Pas reçu
    }
# en: e061
reckoning-claimed = C’est noté : { $payee } confirme en appuyant sur **Reçu**.
# en: 4b96
reckoning-received = C’est noté : payé.
# en: 8462
reckoning-reopened = C’est noté : encore à payer.
# en: 99ea
reckoning-not-theirs =
    { $state ->
        [claimed] À { $payee } de dire si le paiement est bien arrivé.
       *[open] À { $payer } ou à { $payee } de dire que c’est payé.
    }
# en: acff
reckoning-changed =
    { $state ->
        [paid] C’est déjà payé.
        [carried] C’est reporté à une autre soirée : **Comptes** montre ce qui reste à payer.
        [claimed] { $payee } doit confirmer.
       *[open] C’est encore à payer.
    }
# en: e309
reckoning-earlier = Reste ouvert des soirées précédentes ici
# en: 224d
reckoning-unpaid =
    { $count ->
        [one] { $count } paiement encore ouvert : **Régler les comptes**
       *[other] { $count } paiements encore ouverts : **Régler les comptes**
    }
# en: 6b75
reckoning-more =
    { $count ->
        [one] … et { $count } autre : **Régler les comptes** dans les comptes
       *[other] … et { $count } autres : **Régler les comptes** dans les comptes
    }
