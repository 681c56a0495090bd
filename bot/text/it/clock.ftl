### Il tempo: quanto dura un turno, ore di silenzio e weekend, ferie, e che cosa può andare storto.

# en: 5bd3
clock-hours =
    { $hours ->
        [one] 1 ora
       *[other] { $hours } ore
    }
# en: 8ed9
clock-days =
    { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }

## In poche parole, separate da “ · ”: “24 ore per turno · riserva: 3 giorni”.

# en: 38d0
clock-none = senza orologio
# en: a44a
clock-turn = { $time } per turno
# en: 743c
clock-reserve = riserva: { $reserve }
# en: 28f8
clock-weekends = fermo nel weekend
# en: 70cb
clock-when-out =
    { $when_out ->
        [claimed] tempo scaduto: sconfitta automatica
        [autopilot] tempo scaduto: pilota automatico
       *[opponent-decides] tempo scaduto: decide l’altra parte
    }
# en: 4204
clock-line = Orologio: { $control }
# en: 1c28
clock-change = Orologio: { $before } → { $after }

## Lo stesso come riga della scheda delle regole, in frasi.

# en: bdf8
clock-rule = **Orologio**: { $time } per turno a testa.
# en: a9a9
clock-rule-reserve = Riserva per tutti i turni insieme: { $reserve }.
# en: e6fb
clock-rule-rests =
    { $stops_on_weekends ->
        [yes] L’orologio si ferma nei weekend e nelle ferie di chi deve giocare.
       *[no] L’orologio si ferma nelle ferie di chi deve giocare.
    }
# en: ca60
clock-rule-when-out =
    { $when_out ->
        [claimed] Chi lascia scadere il tempo perde subito la partita.
        [autopilot] Se il tempo di una parte scade, la partita la finisce il pilota automatico, a meno che quella parte torni.
       *[opponent-decides] Se il tempo di una parte scade, l’altra può reclamare la partita, farla finire al pilota automatico, o aspettare.
    }
# en: a629
clock-rule-loss = **Sconfitta per tempo**: un raddoppio senza risposta vale come passo, un abbandono senza risposta come accettato. Altrimenti si perde una partita singola al valore del cubo, o il gammon o backgammon che non si può più salvare. Due partite di fila perse per tempo fanno perdere il match.

## Quando il tempo è scaduto.

# en: 540a
clock-won = { $winner } vince per tempo: { $loser } non ha mosso.
# **Reclama**: il pulsante sotto il tavoliere.
# en: bc10
clock-waited = Hai scelto di aspettare. Finché l’altra parte non muove puoi ancora reclamare: premi **Reclama** o scrivi `/clock claim`.

## Ferie.

# en: c60d
clock-vacations = ### Le tue ferie
# en: f9a7
clock-vacations-none = Non hai ferie impostate.
# en: 637e
clock-vacations-left = -# Giorni di ferie che restano nel { $year }: { $left } di { $allowance }. In ferie i tuoi orologi sono fermi.
# en: 5b63
clock-vacations-hint = -# `/vacation set` aggiunge ferie, `/vacation end` le finisce.
# en: c922
clock-vacation-set = Ferie impostate: { $days }. Intanto tutti i tuoi orologi sono fermi. Giorni di ferie che restano nel { $year }: { $left }.
# en: 775c
clock-vacation-cancelled = Ferie annullate: { $days }.
# en: 0e4c
clock-vacation-ended = Le tue ferie finiscono oggi. I tuoi orologi ripartono da mezzanotte.

## Quando ci si può aspettare una mossa: righe delle impostazioni.

# en: ec1a
clock-calendar = -# Quando puoi giocare
# en: a598
clock-zone = Fuso orario: **{ $zone }**
# en: 6df6
clock-zone-usual = Fuso orario: **{ $zone } finché non scegli il tuo**
# en: bf77
clock-quiet = Ore di silenzio (nessun promemoria): **dalle { $begin } alle { $end }**
# en: b3ac
clock-quiet-none = Ore di silenzio (nessun promemoria): **nessuna**
# en: d5bb
clock-weekend = Weekend: **{ $weekdays }**
# en: 8c5f
clock-weekend-none = Weekend: **nessuno**
# en: 1de8
clock-weekday =
    { $day ->
        [monday] lunedì
        [tuesday] martedì
        [wednesday] mercoledì
        [thursday] giovedì
        [friday] venerdì
        [saturday] sabato
       *[sunday] domenica
    }

## Rifiuti. Fra accenti gravi stanno le opzioni dei comandi.

# en: ce73
clock-wrong-hours =
    { $fault ->
        [hours] Scegli `turn_hours` da 1 a { $most }, o 0 per nessun orologio; hai scritto { $given }.
        [reserve] Scegli `reserve_hours` da 0 a { $most }; hai scritto { $given }.
        [extension] Puoi dare da 1 a { $most } ore alla volta; hai scritto { $given }.
       *[interval] Scegli `remind_hours` da 1 a { $most }, o 0 per un solo promemoria prima che il tempo scada; hai scritto { $given }.
    }
# en: 0d17
clock-wrong-rules =
    { $count ->
        [one] { $options } richiede un orologio: aggiungi `turn_hours`, o togli l’opzione.
       *[other] { $options } richiedono un orologio: aggiungi `turn_hours`, o togli queste opzioni.
    }
# en: 7dc8
clock-wrong-zone = Non conosco il fuso orario `{ $given }`. Scrivi una regione e una città, come { $examples }.
# en: 149e
clock-wrong-quiet = Lascia almeno un’ora del giorno fuori dalle ore di silenzio.
# What may be typed instead of a day.
# en: 4a08
-clock-today = oggi
# en: f357
clock-today = { -clock-today }
# en: 7bc3
clock-wrong-date = Non riesco a leggere `{ $given }` come data. Scrivi anno-mese-giorno, come `2026-03-01`, o `{ -clock-today }`.
# en: de7e
clock-wrong-time = Non riesco a leggere `{ $given }` come ora. Scrivi ore e minuti, come `22:30`.
# en: 2d3c
clock-half-quiet = Scrivi sia `quiet_from` sia `quiet_until`, o `quiet_from:{ -settings-none }` per non avere ore di silenzio.
# en: e7d7
clock-vacation-backwards = Le tue ferie finiscono prima di iniziare: scambia `from` e `until`.
# en: 5e40
clock-vacation-past = Scegli ferie che iniziano oggi, { $today }, o più tardi.
# en: a9b7
clock-vacation-far = Puoi impostare le ferie con al massimo un anno di anticipo: devono iniziare entro il { $latest }.
# en: 27d1
clock-vacation-overlaps = Hai già ferie dal { $first } al { $last }. Prima finiscile con `/vacation end`.
# en: 244d
clock-vacation-long = Scegli ferie più corte. Giorni di ferie che restano nel { $year }: { $left }.
# en: f95a
clock-vacation-late = A un tavolo il tuo tempo è scaduto ({ $since }): prima muovi lì, o chiedi più tempo con `/clock ask`.
# en: 474a
clock-vacation-over = Non hai ferie da finire. Impostale con `/vacation set`.
