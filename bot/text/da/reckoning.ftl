### Hvem der skal betale hvem, når en chouette er lukket, og hvem der har betalt.

# en: 355a
reckoning-title = { $title }: endeligt regnskab
# en: 9b72
reckoning-even = Alle står lige: intet at betale.
# en: 9aba
reckoning-to-pay =
    { $count ->
        [one] Én betaling gør alt op:
       *[other] { $count } betalinger gør alt op:
    }
# en: ebb7
reckoning-with-carried = Det, der stod åbent fra tidligere aftener her, er regnet med.
# en: 115b
reckoning-call = Skal betale; tryk på **Betalt** ovenfor, når det er gjort:
# en: 880d
reckoning-payment =
    { $state ->
        [open] { $payer } → { $payee } { $points }
        [claimed] { $payer } → { $payee } { $points } · betalt, siger { $payer }; { $payee } skal bekræfte
        [paid] { $payer } → { $payee } { $points } · betalt
        [carried] { $payer } → { $payee } { $points } · overført til en senere aften
       *[void] { $payer } → { $payee } { $points }
    }
# en: 8562
reckoning-button =
    { $press ->
        [paid] Betalt
        [received] Modtaget
       *[not-received] Ikke modtaget
    }
# en: e061
reckoning-claimed = Noteret: { $payee } bekræfter med **Modtaget**.
# en: 4b96
reckoning-received = Noteret: betalt.
# en: 8462
reckoning-reopened = Noteret: mangler stadig.
# en: 99ea
reckoning-not-theirs =
    { $state ->
        [claimed] Kun { $payee } kan sige, om det er modtaget.
       *[open] Kun { $payer } eller { $payee } kan sige, at det er betalt.
    }
# en: acff
reckoning-changed =
    { $state ->
        [paid] Det er allerede betalt.
        [carried] Det er overført til en senere aften: **Regnskab** viser, hvad der stadig skal betales.
        [claimed] { $payee } skal bekræfte det.
       *[open] Det skal stadig betales.
    }
# en: e309
reckoning-earlier = Stadig åbent fra tidligere aftener her
# en: 224d
reckoning-unpaid =
    { $count ->
        [one] 1 betaling mangler stadig: **Gør op**
       *[other] { $count } betalinger mangler stadig: **Gør op**
    }
# en: 6b75
reckoning-more =
    { $count ->
        [one] … og 1 til: under **Gør op** i regnskabet
       *[other] … og { $count } til: under **Gør op** i regnskabet
    }
