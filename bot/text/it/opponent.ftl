### Il bot stesso come avversario: come si chiama, quanto gioca bene e dove non può.

# en: 9ef7
opponent-level =
    { $level ->
        [beginner] principiante
        [casual] occasionale
       *[intermediate] intermedio
        [advanced] avanzato
        [expert] esperto
        [champion] campione
    }
# en: f5a6
opponent-name = Barpoint ({ $level })
# en: b18b
opponent-level-of-person = Il livello serve per giocare contro di me. Togli { $player }, oppure togli il livello.
# en: a98c
opponent-tutor-of-person = Il tutor serve per giocare contro di me. Togli { $player }, oppure togli il tutor.
# en: 7c93
opponent-missing = Qui non posso giocare: il mio motore di backgammon non è installato. Sfida invece una persona.
# en: 6619
opponent-failed = In questo momento non riesco a pensare. Riprova tra un minuto.
# en: ef7a
opponent-only-me = Nei messaggi diretti puoi giocare solo contro di me. Per sfidare { $player }, usa `/challenge` su un server.
# en: 5586
opponent-directly = Il tavoliere è nei tuoi messaggi diretti.
# en: d218
opponent-autopilot = Il pilota automatico ({ $level }) gioca per { $player }.
# en: 9d10
opponent-autopilot-plain = Il pilota automatico semplice gioca per { $player }: qui non è installato nessun motore.
