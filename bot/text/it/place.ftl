### Dove stanno i tavoli: thread, spostamenti, luoghi in difficoltà, e ciò che Discord non permette.

## Thread.

# en: 3470
place-thread-opened = La tua sfida ha un thread tutto suo: { $channel }.
# en: 6b30
place-no-thread = Non posso aprire un thread. { $why }
# en: 52bb
place-no-thread-taken = Il tavolo di questo canale è occupato: { $taken }. Non posso aprire un thread per un altro tavolo. { $why }
# en: bfd8
place-thread-lacking = In questo canale mi mancano permessi: { $permissions }. Chiedi a un admin del server di darmeli, o sfida in un altro canale.
# en: 8ba5
place-thread-too-many = Questo server ha già tutti i thread aperti che Discord permette. Chiedi a un admin di chiuderne qualcuno, o sfida in un altro canale.
# en: 9c43
place-thread-limited = Per ora Discord non permette altri thread nuovi in questo canale. Riprova { $again }, o sfida in un altro canale.
# en: 59f0
place-thread-nowhere = I thread per le partite esistono solo nei canali testuali. Sfida in un canale testuale.
# en: 13a6
place-announcements = Discord limita le modifiche nei canali di annunci, quindi lì si gioca nei thread.
# en: f608
place-thread-refused = Discord non lo ha permesso. Riprova tra un minuto, o sfida in un altro canale.

## Spostare un tavolo.

# en: 2dce
place-moved-away = La partita continua in { $channel }: [Al tavoliere]({ $link })
# en: 3d01
place-nothing-to-move = Non hai partite altrove da spostare qui. Iniziane una con `/challenge`.
# en: 2031
place-not-yours = Non hai una partita con quel numero. Scegline una dall’elenco di `table`.
# en: 10cc
place-several = Hai più partite altrove. Scegline una dall’elenco di `table`: { $tables }.
# en: 89a0
place-played-out = Quella partita è finita. Iniziane una nuova con `/challenge`.
# en: 040c
place-played-here = Quella partita è già qui. `/board repost:True` ne ripubblica il tavoliere.
# en: 4d48
place-taken = Il tavolo di questo canale è occupato: { $taken }. Scrivi `/move-here` in un canale o thread libero.
# en: d78b
place-move-announcements = Discord limita le modifiche nei canali di annunci, quindi qui non può stare un tavoliere. Scrivi `/move-here` in un thread o in un altro canale.
# en: d886
place-player-not-here = { $player } non è su questo server. Sposta la partita su un server che avete in comune.
# en: a50d
place-player-cannot-see = { $player } non vede questo canale. Sposta la partita in un canale che vedete entrambi.

## Luoghi in difficoltà.

# $game: “La tua partita con Bob (#12)” o una chouette.
# en: 01a3
place-cut-off = { $game } è interrotta. { $why } Nulla è perso: scrivi `/move-here` dove vuoi continuare.
# en: 7cc6
place-rests = Intanto il tempo non scorre.
# en: 5ac2
place-locked =
    { $table }: il thread è stato bloccato, quindi lì nessuno può premere un pulsante o scrivere un comando.
    Nulla è perso e il tempo non scorre: chi gioca può scrivere `/move-here` in un canale libero per continuare.
# en: 7559
place-trouble = { $table }: { $why } Rilevato { $since }. { $remedy }
# en: 6de8
place-why =
    { $problem ->
        [deleted] Il suo canale o thread è stato eliminato.
        [hidden] Non vedo più { $channel }.
        [locked] Il thread { $channel } è stato bloccato.
        [removed] Mi hanno tolto dal server.
        [refused] Discord non accetta i miei tavolieri in { $channel }.
        [no-uploads] Per ora Discord non accetta file sul server, quindi non posso mostrare un tavoliere né in { $channel } né negli altri canali.
       *[forbidden] Mi mancano i permessi per mostrare un tavoliere in { $channel }.
    }
# en: 26f3
place-why-direct = { $player } non permette messaggi diretti da me.
# en: 6a12
place-why-quarantined = Per ora Discord non mi permette di mandare messaggi diretti a { $player }.
# en: 5383
place-why-quarantined-yours = Per ora Discord non mi permette di mandarti messaggi diretti.
# en: 7b5e
place-why-direct-yours = Non permetti messaggi diretti da me. Puoi permetterli nelle impostazioni di privacy di un server.
# Di una partita.
# en: f0e4
place-remedy =
    { $problem ->
        [deleted] Chi gioca può scrivere `/move-here` in un altro canale.
        [hidden] Fammi vedere il canale, oppure chi gioca può scrivere `/move-here` in un altro.
        [forbidden] Dammi i permessi che mancano, oppure chi gioca può scrivere `/move-here` in un altro canale.
        [locked] Sblocca il thread, oppure chi gioca può scrivere `/move-here` in un altro.
        [removed] Quando tornerò, la partita continuerà con il prossimo tavoliere.
        [refused] Continuo a provare; chi gioca può scrivere `/move-here` in un altro canale.
        [no-uploads] Chi modera il server può chiedere a Discord di permettere di nuovo i file qui (https://dis.gd/contact), oppure chi gioca può scrivere `/move-here` su un altro server.
        [quarantined] Chi gioca può scrivere `/move-here` in un canale, e chi mi gestisce può fare ricorso a Discord.
       *[closed] Chi gioca può scrivere `/move-here` in un canale.
    }
# Di una sfida, che non si sposta.
# en: 0c98
place-remedy-challenge =
    { $problem ->
        [deleted] Chi sfida può scrivere `/challenge` in un altro canale.
        [hidden] Fammi vedere il canale, oppure chi sfida può scrivere `/challenge` in un altro.
        [forbidden] Dammi i permessi che mancano, oppure chi sfida può scrivere `/challenge` in un altro canale.
        [locked] Sblocca il thread, oppure chi sfida può scrivere `/challenge` in un altro.
        [removed] Quando tornerò, la sfida continuerà con il prossimo tavoliere.
        [refused] Continuo a provare; chi sfida può scrivere `/challenge` in un altro canale.
        [no-uploads] Chi modera il server può chiedere a Discord di permettere di nuovo i file qui (https://dis.gd/contact), oppure chi sfida può scrivere `/challenge` su un altro server.
        [quarantined] Chi sfida può scrivere `/challenge` in un canale, e chi mi gestisce può fare ricorso a Discord.
       *[closed] Chi sfida può scrivere `/challenge` in un canale.
    }

## Lo stato di un server, per chi lo gestisce.

# en: 4eaf
place-status = ### Barpoint su questo server
# en: 76c6
place-all-is-well = **Tutto a posto.** Aperte qui: { $tables }. Ogni tavoliere è al suo posto, e ho tutti i permessi che servono.
# en: 247d
place-open = Aperte qui: { $tables }.
# en: 3972
place-count =
    { $what ->
        [game] { $count ->
            [one] 1 partita
           *[other] { $count } partite
        }
        [chouette] { $count ->
            [one] 1 chouette
           *[other] { $count } chouette
        }
       *[challenge] { $count ->
            [one] 1 sfida
           *[other] { $count } sfide
        }
    }
# en: b227
place-status-trouble = **Tavoli interrotti**
# en: 617a
place-status-lacking = **Permessi che mancano dove si gioca**
# en: fbe3
place-status-undelivered = **Tavolieri non ancora mostrati (continuo a provare)**
# en: 1808
place-status-direct = **Messaggi diretti**
# en: 4706
place-quarantined-here = Discord mi lascia scrivere solo alle persone a cui ho già scritto. I promemoria per le altre arrivano nel canale. Chi mi gestisce può fare ricorso su https://dis.gd/contact.
# en: 0296
place-status-left = **Chi ha lasciato questo server**
# As Discord's own app calls it.
# en: a124
place-permission =
    { $permission ->
        [view-channel] Visualizza canale
        [send-messages] Invia messaggi
        [send-messages-in-threads] Invia messaggi nei thread
        [create-public-threads] Crea thread pubblici
        [create-private-threads] Crea thread privati
        [manage-threads] Gestisci thread
        [connect] Connetti
        [attach-files] Allega file
       *[read-message-history] Leggi cronologia messaggi
    }
# en: eb40
place-lacking = { $channel }: { $permissions }
# en: a65e
place-undelivered =
    { $attempts ->
        [one] { $table }: previsto { $since }, 1 tentativo; `{ $reason }`
       *[other] { $table }: previsto { $since }, { $attempts } tentativi; `{ $reason }`
    }
# en: 9b57
place-left = { $player } ({ $tables }): le partite continuano al suo ritorno.
# en: b828
place-more =
    { $number ->
        [one] … e un altro.
       *[other] … e altri { $number }.
    }
# en: d4e5
place-table = #{ $number } { $called } in { $channel }
# en: e5cb
place-table-without-thread = #{ $number } { $called }, ancora senza thread
# Gestisci server: come Discord chiama il permesso.
# en: cb5a
place-status-refused = Solo chi ha **Gestisci server** può vederlo.
# en: 065d
place-server-only = Scrivilo in un canale del server che intendi.

## Messaggi diretti, e chi non si può raggiungere.

# en: b03d
place-direct-needs-opponent = Per giocare con messaggi diretti, di’ contro chi: `/challenge opponent:@amico direct:True`.
# en: efef
place-direct-or-thread = Scegli `direct` o `thread`, non tutti e due.
# en: 78fd
place-no-direct-channel = In questo momento Discord non apre messaggi diretti con { $player }, quindi non è cambiato nulla. Riprova tra un minuto, o sfida qui senza `direct`.
# en: 7ad4
place-no-direct-today = Per oggi Discord non mi permette più di aprire messaggi diretti con persone nuove, quindi non posso scrivere a { $player }. Non è cambiato nulla. Sfida qui senza `direct`.
# en: cd2e
place-no-direct-table = In questi messaggi diretti non hai partite. Iniziane una su un server con `/challenge direct:True`.
# en: 5705
place-not-on-server = { $player } non è su questo server e non vedrebbe il tavoliere. Sfida qualcuno che c’è.
# **Ritira la sfida**: button-withdraw-challenge.
# en: 4cd2
place-closed-yours =
    { $is_challenge ->
        [yes] Salvato, ma non permetti messaggi diretti da me, quindi non vedi il tavoliere. Permettili nelle impostazioni di privacy di un server, o premi **Ritira la sfida** e sfida in un canale.
       *[no] Salvato, ma non permetti messaggi diretti da me, quindi non vedi il tavoliere. Permettili nelle impostazioni di privacy di un server, o scrivi `/move-here` in un canale che vedete entrambi.
    }
# en: 4153
place-closed =
    { $is_challenge ->
        [yes] Salvato, ma { $player } non permette messaggi diretti da me. Il tavoliere arriverà appena li permette; oppure premi **Ritira la sfida** e sfida in un canale.
       *[no] Salvato, ma { $player } non permette messaggi diretti da me. Il tavoliere arriverà appena li permette; oppure scrivi `/move-here` in un canale che vedete entrambi.
    }
# en: b1be
place-quarantined-yours =
    { $is_challenge ->
        [yes] Salvato, ma per ora Discord non mi permette di mandarti messaggi diretti, quindi non vedi il tavoliere. Premi **Ritira la sfida** e sfida in un canale.
       *[no] Salvato, ma per ora Discord non mi permette di mandarti messaggi diretti, quindi non vedi il tavoliere. Scrivi `/move-here` in un canale che vedete entrambi.
    }
# en: 9a9c
place-quarantined =
    { $is_challenge ->
        [yes] Salvato, ma per ora Discord non mi permette di mandare messaggi diretti a { $player }. Premi **Ritira la sfida** e sfida in un canale.
       *[no] Salvato, ma per ora Discord non mi permette di mandare messaggi diretti a { $player }. Scrivi `/move-here` in un canale che vedete entrambi.
    }

## Qui non c’è nulla, o nulla da mostrare.

# en: 88f4
place-no-table = In questo canale non c’è nessuna partita. Iniziane una con `/challenge`.
# en: fbb0
place-handled = È già stato fatto. `/board` mostra il tavoliere attuale.
# en: 47d8
place-not-a-member = Non sono membro di questo server: sono stati aggiunti solo i miei comandi, quindi qui non posso pubblicare un tavoliere. Chiedi a un admin del server di [invitarmi]({ $link }).
# en: 4fc4
place-cannot-post = Qui non posso mostrare un tavoliere, perché mi mancano permessi: { $permissions }. Chiedi a un admin del server di darmeli, o gioca in un altro canale.
# en: 4d8d
place-unknown-button = Quel pulsante è di un tavoliere vecchio. `/board` mostra il tavoliere attuale con quelli nuovi.
# en: b5ab
place-board-replaced = Sono stato aggiornato o ripristinato dopo la pubblicazione di quel tavoliere, quindi i suoi pulsanti non funzionano più. Usa quello nuovo.
# en: 9176
place-not-shown = Salvato, ma adesso non riesco a mostrare il tavoliere. Continuo a provare; `/board` te lo mostra.
# en: bb42
place-saved = Salvato. `/board` mostra il tavolo.
# en: e562
place-too-many-requests = Hai chiesto molte cose insieme. Riprova quando ho risposto alle altre.
# en: 18ed
place-unavailable = In questo momento non posso salvare nulla, quindi non è cambiato nulla. Riprova tra qualche minuto.
# en: db75
place-uploads-limited = Per ora Discord non accetta file su questo server, quindi non posso mostrarti un’immagine. Tutto ciò che è salvato è al sicuro. Chi modera il server può chiedere a Discord di permettere di nuovo i file qui (https://dis.gd/contact), oppure puoi scrivere `/move-here` su un altro server.
# en: 570d
place-broken = Qualcosa è andato storto da parte mia. Tutto ciò che è salvato è al sicuro: `/board` mostra il tavolo.
