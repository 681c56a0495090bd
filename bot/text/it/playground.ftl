### L’area di prova: il bot su un Discord simulato su una macchina, mostrato nel browser.
### <strong> e <code> sono HTML. Nomi di membri e canali restano come sono.

# en: a7f2
playground-open = L’area di prova è aperta su { $address } (Ctrl-C per fermarla).
# en: 5805
playground-what = Il bot intero su un Discord tutto suo, solo su questa macchina. Ogni link apre una scheda in cui sei quella persona: aprine due e gioca.
# **opponent** è un’opzione del comando.
# en: 7775
playground-challenge = Entra in <strong>#backgammon</strong> come Alice, scrivi <code>/challenge</code>, scegli <strong>opponent</strong>, poi Bob, e invia.
# Accetta e Muovi sono pulsanti.
# en: 381a
playground-accept = Entra come Bob e premi <strong>Accetta</strong>. Chi comincia preme <strong>Muovi</strong>; <code>/help</code> spiega il resto.
# Unisciti e Inizia sono pulsanti del bot, Viewing as della pagina, che è in inglese.
# en: a287
playground-chouette = Per una chouette da tre a dieci scrivi <code>/chouette start</code>, fai premere agli altri <strong>Unisciti</strong>, poi premi <strong>Inizia</strong>. Per fare tutti in una sola scheda, cambia <strong>Viewing as</strong> in alto. I nuovi thread compaiono qui sotto quando ricarichi la pagina.
# en: 43b1
playground-clock = Qui è { $time } (UTC). Per vedere promemoria e scadenze:
# en: c7b7
playground-let-pass =
    { $span ->
        [hour] Fai passare un’ora
       *[day] Fai passare un giorno
    }
# en: 4897
playground-enter = come { $reader }
# en: 2477
playground-phones = Telefoni bloccati, con le notifiche che riceve ogni persona:
# en: 284e
playground-phone = Telefono bloccato di { $reader }
# en: 5f00
playground-no-push = Non è ancora arrivato nulla.
# en: f34c
playground-push-empty = (senza testo)
# en: 134f
playground-direct-messages = Messaggi diretti
# en: a522
playground-topic =
    { $channel ->
        [backgammon] Qui c’è posto per un tavolo
       *[club] E qui per un altro
    }
