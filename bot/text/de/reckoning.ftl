### Wer nach dem Ende einer Chouette wem zahlt, und wer schon gezahlt hat.

# en: 355a
reckoning-title = { $title }: Endabrechnung
# en: 9b72
reckoning-even = Alle sind quitt: nichts zu zahlen.
# en: 9aba
reckoning-to-pay =
    { $count ->
        [one] Eine Zahlung gleicht alles aus:
       *[other] { $count } Zahlungen gleichen alles aus:
    }
# en: ebb7
reckoning-with-carried = Was hier von früheren Abenden offen war, ist eingerechnet.
# en: 115b
reckoning-call = Noch zu zahlen; wenn erledigt, oben **Bezahlt** drücken:
# en: 880d
reckoning-payment =
    { $state ->
        [open] { $payer } → { $payee } { $points }
        [claimed] { $payer } → { $payee } { $points } · laut { $payer } bezahlt; { $payee } muss bestätigen
        [paid] { $payer } → { $payee } { $points } · bezahlt
        [carried] { $payer } → { $payee } { $points } · auf einen späteren Abend übertragen
       *[void] { $payer } → { $payee } { $points }
    }
# en: 8562
reckoning-button =
    { $press ->
        [paid] Bezahlt
        [received] Erhalten
       *[not-received] Nicht erhalten
    }
# en: e061
reckoning-claimed = Notiert: { $payee } bestätigt es mit **Erhalten**.
# en: 4b96
reckoning-received = Notiert: bezahlt.
# en: 8462
reckoning-reopened = Notiert: noch zu zahlen.
# en: 99ea
reckoning-not-theirs =
    { $state ->
        [claimed] Nur { $payee } kann sagen, ob es angekommen ist.
       *[open] Nur { $payer } oder { $payee } kann sagen, dass es bezahlt ist.
    }
# en: acff
reckoning-changed =
    { $state ->
        [paid] Das ist schon bezahlt.
        [carried] Das ist auf einen späteren Abend übertragen: Was noch zu zahlen ist, steht unter **Abrechnung**.
        [claimed] { $payee } muss es bestätigen.
       *[open] Das ist noch zu zahlen.
    }
# en: e309
reckoning-earlier = Hier noch offen von früheren Abenden
# en: 224d
reckoning-unpaid =
    { $count ->
        [one] 1 Zahlung ist noch offen: **Ausgleichen**
       *[other] { $count } Zahlungen sind noch offen: **Ausgleichen**
    }
# en: 6b75
reckoning-more =
    { $count ->
        [one] … und 1 weitere: unter **Ausgleichen** in der Abrechnung
       *[other] … und { $count } weitere: unter **Ausgleichen** in der Abrechnung
    }
