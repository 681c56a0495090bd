### Segnalazioni agli admin di un server.

# en: be2a
report-text = **Segnalazione** di { $by } su { $player }, { $place }: { $reason }
# en: b4ec
report-done = Gli admin di questo server hanno la tua segnalazione.
# en: fe8e
report-nowhere = Gli admin di questo server non hanno scelto un canale per le segnalazioni: scrivi a uno di loro.
# en: beec
report-failed = Discord non ha accettato la segnalazione. Riprova, o scrivi a un admin di questo server.
# en: 1635
report-not-there = Non posso scrivere in { $channel }: dammi il permesso o scegli un altro canale.
# en: 4a9c
report-channel =
    { $is_chosen ->
        [yes] Le segnalazioni vanno in { $channel }.
       *[no] Qui non si può più segnalare nulla. Scegli un canale per cambiarlo.
    }
