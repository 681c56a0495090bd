### Chi deve pagare chi quando una chouette è chiusa, e chi ha pagato.

# en: 355a
reckoning-title = { $title }: segnapunti finale
# en: 9b72
reckoning-even = Sono tutti in pari: niente da pagare.
# en: 9aba
reckoning-to-pay =
    { $count ->
        [one] Con un solo pagamento è tutto saldato:
       *[other] Con { $count } pagamenti è tutto saldato:
    }
# en: ebb7
reckoning-with-carried = È compreso ciò che restava aperto dalle serate precedenti qui.
# en: 115b
reckoning-call = Da pagare; premi **Pagato** qui sopra quando è fatto:
# en: 880d
reckoning-payment =
    { $state ->
        [open] { $payer } → { $payee } { $points }
        [claimed] { $payer } → { $payee } { $points } · pagato, dice { $payer }; { $payee } deve confermare
        [paid] { $payer } → { $payee } { $points } · pagato
        [carried] { $payer } → { $payee } { $points } · rinviato a un’altra serata
       *[void] { $payer } → { $payee } { $points }
    }
# en: 8562
reckoning-button =
    { $press ->
        [paid] Pagato
        [received] Ricevuto
       *[not-received] Non ricevuto
    }
# en: e061
reckoning-claimed = Segnato: { $payee } conferma premendo **Ricevuto**.
# en: 4b96
reckoning-received = Segnato: pagato.
# en: 8462
reckoning-reopened = Segnato: ancora da pagare.
# en: 99ea
reckoning-not-theirs =
    { $state ->
        [claimed] Solo { $payee } può dire se è arrivato.
       *[open] Solo { $payer } o { $payee } possono dire che è pagato.
    }
# en: acff
reckoning-changed =
    { $state ->
        [paid] È già pagato.
        [carried] È rinviato a un’altra serata: **Conti** mostra ciò che resta da pagare.
        [claimed] { $payee } deve confermare.
       *[open] È ancora da pagare.
    }
# en: e309
reckoning-earlier = Ancora aperto dalle serate precedenti qui
# en: 224d
reckoning-unpaid =
    { $count ->
        [one] 1 pagamento è ancora aperto: **Salda i conti**
       *[other] { $count } pagamenti sono ancora aperti: **Salda i conti**
    }
# en: 6b75
reckoning-more =
    { $count ->
        [one] … e un altro: lo trovi nei conti, sotto **Salda i conti**
       *[other] … e altri { $count }: li trovi nei conti, sotto **Salda i conti**
    }
