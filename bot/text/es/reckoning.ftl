### Quién paga a quién al cerrar una chouette, y quién ha pagado ya.

# en: 355a
reckoning-title = { $title }: hoja final
# en: 9b72
reckoning-even = Todo está saldado: no hay nada que pagar.
# en: 9aba
reckoning-to-pay =
    { $count ->
        [one] Un solo pago lo salda todo:
       *[other] { $count } pagos lo saldan todo:
    }
# en: ebb7
reckoning-with-carried = Incluye lo que aquí quedó pendiente de otras noches.
# en: 115b
reckoning-call = Por pagar; una vez hecho, pulsar arriba **Pagado**:
# en: 880d
reckoning-payment =
    { $state ->
        [open] { $payer } → { $payee } { $points }
        [claimed] { $payer } → { $payee } { $points } · pagado, dice { $payer }; falta que { $payee } confirme
        [paid] { $payer } → { $payee } { $points } · pagado
        [carried] { $payer } → { $payee } { $points } · pasa a otra noche
       *[void] { $payer } → { $payee } { $points }
    }
# en: 8562
reckoning-button =
    { $press ->
        [paid] Pagado
        [received] Recibido
       *[not-received] No recibido
    }
# en: e061
reckoning-claimed = Anotado: { $payee } lo confirma con **Recibido**.
# en: 4b96
reckoning-received = Anotado: pagado.
# en: 8462
reckoning-reopened = Anotado: falta pagarlo.
# en: 99ea
reckoning-not-theirs =
    { $state ->
        [claimed] Solo { $payee } puede decir si llegó.
       *[open] Que está pagado solo lo puede decir quien paga ({ $payer }) o quien cobra ({ $payee }).
    }
# en: acff
reckoning-changed =
    { $state ->
        [paid] Esto ya está pagado.
        [carried] Esto pasó a otra noche: lo que falta pagar está en **Cuentas**.
        [claimed] Falta que { $payee } lo confirme.
       *[open] Esto está por pagar.
    }
# en: e309
reckoning-earlier = Pendiente aquí de otras noches
# en: 224d
reckoning-unpaid =
    { $count ->
        [one] Queda 1 pago pendiente: **Saldar cuentas**
       *[other] Quedan { $count } pagos pendientes: **Saldar cuentas**
    }
# en: 6b75
reckoning-more =
    { $count ->
        [one] … y 1 más: mira **Saldar cuentas** en las cuentas
       *[other] … y { $count } más: mira **Saldar cuentas** en las cuentas
    }
