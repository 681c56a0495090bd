### Il tempo: quanto dura un turno, ore di silenzio e weekend, ferie, e che cosa può andare storto.

clock-hours =
    { $hours ->
        [one] 1 ora
       *[other] { $hours } ore
    }
clock-days =
    { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }

## In poche parole, separate da “ · ”: “24 ore per turno · riserva: 3 giorni”.

clock-none = senza orologio
clock-turn = { $time } per turno
clock-reserve = riserva: { $reserve }
clock-weekends = fermo nel weekend
clock-when-out =
    { $when_out ->
        [claimed] tempo scaduto: sconfitta automatica
        [autopilot] tempo scaduto: pilota automatico
       *[opponent-decides] tempo scaduto: decide l’altra parte
    }
clock-line = Orologio: { $control }
clock-change = Orologio: { $before } → { $after }

## Lo stesso come riga della scheda delle regole, in frasi.

clock-rule = **Orologio**: { $time } per turno a testa.
clock-rule-reserve = Riserva per tutti i turni insieme: { $reserve }.
clock-rule-rests =
    { $stops_on_weekends ->
        [yes] L’orologio si ferma nei weekend e nelle ferie di chi deve giocare.
       *[no] L’orologio si ferma nelle ferie di chi deve giocare.
    }
clock-rule-when-out =
    { $when_out ->
        [claimed] Chi finisce il tempo perde subito la partita.
        [autopilot] Se il tempo di una parte scade, la partita la finisce il pilota automatico.
       *[opponent-decides] Se il tempo di una parte scade, l’altra può reclamare la partita, farla finire al pilota automatico, o aspettare.
    }
clock-rule-loss = **Sconfitta per tempo**: un raddoppio senza risposta è passato. Altrimenti si perde una partita singola al valore del cubo, o il gammon o backgammon che non si può più salvare. Due partite di fila perse per tempo perdono il match.

## Quando il tempo è scaduto.

clock-won = { $winner } vince per tempo: { $loser } non ha mosso.
# **Reclama**: il pulsante sotto il tavoliere.
clock-waited = Aspetti. Finché l’altra parte non muove puoi ancora reclamare: premi **Reclama** o scrivi `/clock claim`.

## Ferie.

clock-vacations = ### Le tue ferie
clock-vacations-none = Non hai ferie impostate.
clock-vacations-left = -# Giorni di ferie che restano nel { $year }: { $left } di { $allowance }. In ferie i tuoi orologi sono fermi.
clock-vacations-hint = -# `/vacation set` aggiunge ferie, `/vacation end` le finisce.
clock-vacation-set = Ferie impostate: { $days }. Intanto tutti i tuoi orologi sono fermi. Giorni di ferie che restano nel { $year }: { $left }.
clock-vacation-cancelled = Ferie annullate: { $days }.
clock-vacation-ended = Le tue ferie finiscono oggi. I tuoi orologi ripartono da mezzanotte.

## Quando ci si può aspettare una mossa: righe delle impostazioni.

clock-calendar = -# Quando puoi giocare
clock-zone = Fuso orario: **{ $zone }**
clock-zone-usual = Fuso orario: **{ $zone } finché non scegli il tuo**
clock-quiet = Ore di silenzio (nessun promemoria): **dalle { $begin } alle { $end }**
clock-quiet-none = Ore di silenzio (nessun promemoria): **nessuna**
clock-weekend = Weekend: **{ $weekdays }**
clock-weekend-none = Weekend: **nessuno**
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

clock-wrong-hours =
    { $fault ->
        [hours] Scegli `turn_hours` da 1 a { $most }, o 0 per nessun orologio; hai scritto { $given }.
        [reserve] Scegli `reserve_hours` da 0 a { $most }; hai scritto { $given }.
        [extension] Puoi dare da 1 a { $most } ore alla volta; hai scritto { $given }.
       *[interval] Scegli `remind_hours` da 1 a { $most }, o 0 per un solo promemoria prima che il tempo scada; hai scritto { $given }.
    }
clock-wrong-rules =
    { $count ->
        [one] { $options } richiede un orologio: aggiungi `turn_hours`, o togli l’opzione.
       *[other] { $options } richiedono un orologio: aggiungi `turn_hours`, o togli queste opzioni.
    }
clock-wrong-zone = Non conosco il fuso orario `{ $given }`. Scrivi una regione e una città, come { $examples }.
clock-wrong-quiet = Lascia almeno un’ora del giorno fuori dalle ore di silenzio.
clock-wrong-date = Non riesco a leggere `{ $given }` come data. Scrivi anno-mese-giorno, come `2026-03-01`, o `today` per oggi.
clock-wrong-time = Non riesco a leggere `{ $given }` come ora. Scrivi ore e minuti, come `22:30`.
clock-half-quiet = Scrivi sia `quiet_from` sia `quiet_until`, o `quiet_from:none` per nessun silenzio.
clock-vacation-backwards = Le tue ferie finiscono prima di iniziare: scambia `from` e `until`.
clock-vacation-past = Scegli ferie che iniziano oggi, { $today }, o più tardi.
clock-vacation-far = Puoi impostare le ferie fino a un anno prima: devono iniziare entro il { $latest }.
clock-vacation-overlaps = Hai già ferie dal { $first } al { $last }. Prima finiscile con `/vacation end`.
clock-vacation-long = Scegli ferie più corte. Giorni di ferie che restano nel { $year }: { $left }.
clock-vacation-late = A un tavolo il tuo tempo è scaduto ({ $since }): prima muovi lì, o chiedi più tempo con `/clock ask`.
clock-vacation-over = Non hai ferie da finire. Impostale con `/vacation set`.
