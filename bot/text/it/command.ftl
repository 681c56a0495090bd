### I comandi: come si chiamano, e che cosa dicono di sé sotto il nome.
### Un nome: al massimo 32 lettere minuscole, cifre, - e _. Due opzioni di un comando non si chiamano allo stesso modo,
### e nessuna come un’altra opzione inglese dello stesso comando. Una descrizione: al massimo 100 caratteri.

## Comandi

# en: ba8e
command-roll = tira
# en: dc83
command-roll-description = Tira i dadi
# en: 7e7d
command-double = raddoppia
# en: 8b84
command-double-description = Offri il cubo prima di tirare
# en: 292e
command-double-option-sure-description = Raddoppia senza altre domande
# en: 2ff8
command-take = accetta
# en: de4c
command-take-description = Accetta il raddoppio, oppure un beaver, un abbandono o una sfida
# en: cc6a
command-pass = passa
# en: 560a
command-pass-description = Passa il raddoppio, oppure rifiuta un beaver, un abbandono o una sfida
# en: 9f15
command-pass-option-sure-description = Passa un raddoppio senza altre domande
# en: 3fac
command-beaver = beaver
# en: 6987
command-beaver-description = Beaver: il cubo raddoppia ancora ed è tuo; oppure raccoon a un beaver
# en: 644f
command-play = muovi
# en: 30fc
command-play-description = Gioca il tuo lancio; senza mossa, costruiscila passo passo
# en: 7a28
command-play-option-play = mossa
# en: 5c57
command-play-option-play-description = Per esempio 8/5 6/5, 13/8(2), bar/20* o 6/off
# en: 167b
command-resign = abbandona
# en: d272
command-resign-description = Offri di abbandonare; l’altra parte accetta o rifiuta
# en: bd20
command-resign-option-loss-description = Che cosa offri di perdere
# en: bcc1
command-resign-option-sure-description = Abbandona senza altre domande
# en: f00a
command-next = prossima
# en: f10e
command-next-description = Inizia la prossima partita della sessione; alla fine, la rivincita
# en: 3f7e
command-challenge = sfida
# en: f160
command-challenge-description = Sfida un amico, o chiunque in questo canale, a un match o a una partita libera
# en: 9287
command-challenge-option-thread-description = Gioca in un thread; se il tavolo del canale è occupato, si apre da solo
# en: 1d14
command-propose = proponi
# en: 14fc
command-propose-description = Proponi altre regole per la sfida in questo canale
# en: 89d6
command-end = termina
# en: bba2
command-end-description = Termina la partita libera, tra due partite
# en: f69d
command-takeback = ritira
# en: 4fbe
command-takeback-description = Chiedi di ritirare la tua ultima mossa o il raddoppio; l’altra parte può concederlo
# en: 7dab
command-orders = istruzioni
# en: d6e9
command-orders-description = Le tue istruzioni fisse a questo tavolo: che cosa fa il bot per te al tuo turno
# en: 6446
command-clock = orologio
# en: ef3c
command-clock-description = L’orologio di questo tavolo
# en: 5780
command-clock-show = mostra
# en: 21ee
command-clock-show-description = Quanto tempo resta qui a chi è di turno
# en: 34bf
command-clock-claim = reclama
# en: 2881
command-clock-claim-description = Reclama la partita: il tempo dell’altra parte è scaduto
# en: 0dab
command-clock-autopilot = pilota-automatico
# en: 2835
command-clock-autopilot-description = Il pilota automatico finisce la partita per l’altra parte, il cui tempo è scaduto
# en: bae2
command-clock-more = concedi
# en: 0bd6
command-clock-more-description = Concedi all’altra parte più tempo per questo turno
# en: 5f05
command-clock-ask = chiedi
# en: c23a
command-clock-ask-description = Chiedi all’altra parte più tempo per questo turno
# en: 6b43
command-vacation = ferie
# en: 57a7
command-vacation-description = I giorni in cui i tuoi orologi sono fermi
# en: f098
command-vacation-show = mostra
# en: a5ab
command-vacation-show-description = Le tue ferie, e i giorni che ti restano quest’anno
# en: 0efe
command-vacation-set = imposta
# en: fcf0
command-vacation-set-description = Imposta le ferie: i tuoi orologi si fermano a ogni tavolo
# en: 52b9
command-vacation-end = termina
# en: babe
command-vacation-end-description = Finisci le ferie oggi, o annulla le prossime
# en: 123e
command-position = posizione
# en: 8565
command-position-description = Mostra una posizione a tutto il canale: XGID, OGID, ID di GNU o le pedine
# en: 420d
command-import = importa
# en: 3a2d
command-import-description = Rivedi un match da un file (.mat, .sgf, .ogxm, .xg, .bgf, Galaxy, Studio), fino a 256 KB
# en: bb35
command-chouette = chouette
# en: fdd6
command-chouette-description = Una persona nel box contro tutte le altre
# en: 2c10
command-chouette-start = inizia
# en: fc65
command-chouette-start-description = Apri una chouette in questo canale; gli amici partecipano, e tu la inizi
# en: 2dde
command-chouette-start-option-thread-description = In un thread a parte
# en: 3084
command-chouette-settings = opzioni
# en: 9702
command-chouette-settings-description = Cambia le opzioni, se organizzi tu
# en: d5fd
command-chouette-join = unisciti
# en: 2786
command-chouette-join-description = Unisciti alla chouette di questo canale e accettane le opzioni
# en: 4876
command-chouette-leave = esci
# en: c541
command-chouette-leave-description = Esci; durante una partita, altri agiscono per te finché è finita
# en: 566b
command-chouette-leave-option-sure-description = Esci senza altre domande
# en: 583f
command-chouette-away = pausa
# en: ac88
command-chouette-away-description = Fai una pausa; durante una partita, altri agiscono per te
# en: b054
command-chouette-away-option-sure-description = Fai una pausa senza altre domande
# en: 1171
command-chouette-back = rieccomi
# en: 0eb9
command-chouette-back-description = Torna, e rientra in gioco
# en: 9b9f
command-chouette-suggest = suggerisci
# en: c7c8
command-chouette-suggest-description = Suggerisci una mossa al capitano; senza scriverne, vedi i suggerimenti
# en: acd6
command-chouette-suggest-option-play = mossa
# en: 636b
command-chouette-suggest-option-play-description = Per esempio 8/5 6/5, 13/8(2), bar/20* o 6/off; la legge solo la tua squadra
# en: 1dbd
command-chouette-settle = accordo
# en: 29b0
command-chouette-settle-description = Offri di chiudere tue scommesse con un accordo in punti
# en: 1618
command-chouette-settle-option-with-description = Con chi; vuoto per tutte le tue scommesse
# en: f764
command-chouette-concede = concedi
# en: f338
command-chouette-concede-description = Offri di perdere tue scommesse
# en: 150a
command-chouette-concede-option-loss-description = Quale perdita offri
# en: 061d
command-chouette-proxy = delega
# en: b293
command-chouette-proxy-description = Chi può rispondere per il tuo cubo in questa partita; vuoto per nessuno
# en: 2ff6
command-chouette-hold = trattieni
# en: 252b
command-chouette-hold-description = Chiedi al capitano di trattenere il lancio, per poter raddoppiare
# en: 4d3f
command-chouette-hold-option-when-description = Sì per questo turno, no per liberarlo, o a ogni turno della partita
# en: e650
command-chouette-line = coda
# en: 6ae3
command-chouette-line-description = Chi è box, capitano e squadra, e il tuo posto
# en: eef4
command-chouette-ledger = conti
# en: afbc
command-chouette-ledger-description = Chi ha vinto quanto, ogni pagamento, e come saldare i conti
# en: 8c73
command-chouette-last = ultima
# en: a2f3
command-chouette-last-description = Annuncia che questa partita, o la prossima, è l’ultima, se hai aperto tu
# en: 62cc
command-chouette-last-option-when-description = Sì per annunciarla, no per ripensarci
# en: 9493
command-chouette-host = organizza
# en: e2a7
command-chouette-host-description = Affida la chouette a qualcun altro
# en: 6f34
command-chouette-host-option-player = giocatore
# en: 18f5
command-chouette-host-option-player-description = Chi la organizza da ora
# en: f489
command-chouette-close = chiudi
# en: 862e
command-chouette-close-description = Chiudi la chouette, se hai aperto tu; durante una partita, quando è finita
# en: 5fa2
command-block = blocca
# en: c378
command-block-description = Impedisci a qualcuno di sfidarti; vuoto: vedi chi hai bloccato
# en: 5bd8
command-block-option-player-description = Chi non può più sfidarti
# en: 2331
command-unblock = sblocca
# en: 2a78
command-unblock-description = Lascia che chi hai bloccato ti sfidi di nuovo
# en: 111e
command-unblock-option-player-description = Chi può sfidarti di nuovo
# en: 9d4a
command-report = segnala
# en: ed38
command-report-description = Segnala qualcuno agli admin di questo server; lo leggono solo loro
# en: 5d5a
command-report-option-player-description = Di chi si tratta
# en: 6377
command-report-option-reason-description = Che cosa è successo
# en: aa0a
command-option-reason = motivo
# en: aec3
command-note = nota
# en: 7555
command-note-description = Una nota per te su questo tavolo; senza opzioni la mostra
# en: c405
command-note-option-text-description = Che cosa scrivere al posto della nota di prima
# en: cca3
command-board = tavoliere
# en: 3f30
command-board-description = Guarda il tavoliere di questo canale; lo vedi solo tu
# en: 9089
command-board-option-theme-description = Il tema, se non quello delle tue impostazioni; nitido aiuta chi distingue male i colori
# en: ff99
command-board-option-side-description = Da quale lato guardare, se non da quello delle tue impostazioni
# en: 114c
command-turns = turni
# en: d10b
command-turns-description = Tutte le tue partite, su ogni server: prima quelle che aspettano te
# en: 006a
command-move-here = sposta-qui
# en: 28b5
command-move-here-description = Sposta una tua partita in questo canale o thread
# en: 3dad
command-move-here-option-table-description = Il numero della partita; vuoto se altrove ne hai una sola
# en: 4b0b
command-history = storico
# en: 55d6
command-history-description = Le partite giocate: le tue, quelle con un amico, o quelle di questo server
# en: bb04
command-history-option-with-description = Solo le partite che hai giocato con questa persona
# en: 01c8
command-replay = replay
# en: be9b
command-replay-description = Rivedi una partita, mossa per mossa; la vedi solo tu
# en: 4833
command-replay-option-game-description = Quale partita del match
# en: 33e7
command-export = esporta
# en: 8ccc
command-export-description = Un match in file per altri programmi, e la sua posizione da copiare
# en: db30
command-dice = dadi
# en: 32b3
command-dice-description = Da dove vengono i dadi, e la prova che sono equi
# en: 5d0b
command-dice-show = mostra
# en: 4aaa
command-dice-show-description = Da dove vengono i dadi di una partita; quando è finita, la prova
# en: 306e
command-dice-show-option-game-description = Quale partita del match; vuoto per quella in corso
# en: c95a
command-dice-words = parole
# en: 5060
command-dice-words-description = Aggiungi parole tue ai dadi della prossima partita qui
# en: 1b2c
command-dice-words-option-text-description = Quello che vuoi; nella prova lo leggono entrambe le parti
# en: ec61
command-dice-server = server
# en: 3812
command-dice-server-description = Com’è andata con i dadi su questo server, e se sono equi
# en: 2d54
command-privacy = privacy
# en: 5b20
command-privacy-description = I dati salvati su di te: scaricali o falli cancellare
# en: e09d
command-privacy-export = esporta
# en: 6c0b
command-privacy-export-description = Tutto ciò che è salvato su di te, in un file che ricevi solo tu
# en: 7638
command-privacy-erase = cancella
# en: 56c0
command-privacy-erase-description = Fai cancellare tutto ciò che è salvato su di te; prima chiede conferma
# en: 65dc
command-leaderboard = classifica
# en: e270
command-leaderboard-description = Chi è in testa su questo server: rating, punti, punti in chouette
# en: c5bf
command-leaderboard-option-by = criterio
# en: 5fdc
command-leaderboard-option-by-description = Che cosa conta; vuoto per il rating
# en: f509
command-leaderboard-option-when = periodo
# en: 9ee7
command-leaderboard-option-when-description = Da quando; vuoto per da sempre
# en: cb49
command-profile = profilo
# en: a31c
command-profile-description = Come va a te, o a qualcun altro: rating, bilancio, raddoppi, chouette
# en: 275c
command-profile-option-player-description = Il profilo di chi; vuoto per il tuo
# en: c7eb
command-stats = statistiche
# en: 09fd
command-stats-description = Questo server in una scheda: partite, gammon, cubi
# en: 3510
command-versus = confronto
# en: 0f80
command-versus-description = Come ti va contro qualcuno, o come va fra altri due
# en: cd33
command-versus-option-player-description = Contro chi; con un altro nome, il primo dei due
# en: 70b2
command-versus-option-other = altro
# en: c848
command-versus-option-other-description = Qualcun altro al posto tuo
# en: 637f
command-settings = impostazioni
# en: b20c
command-settings-description = Come vedi i tavolieri, e che cosa si gioca qui
# en: bc3f
command-settings-me = mie
# en: b876
command-settings-me-description = Come vedi i tavolieri, e che cosa fa il bot per te; senza opzioni lo mostra
# en: 02ff
command-settings-me-option-side-description = Quale lato sta in basso nei tavolieri che vedi solo tu
# en: 385f
command-settings-me-option-theme-description = Il tema dei tavolieri che vedi solo tu; nitido aiuta chi distingue male i colori
# en: 090c
command-settings-server = server
# en: ede5
command-settings-server-description = Che cosa si gioca qui se una sfida non dice altro; senza opzioni lo mostra
# en: 3cb7
command-settings-server-option-language-description = La lingua di tavolieri, thread e registro di questo server
# en: 3bac
command-settings-server-option-side-description = Di chi è il lato in basso nei tavolieri pubblici di questo server
# en: 814e
command-settings-server-option-theme-description = Il tema dei tavolieri di questo server; nitido aiuta chi distingue male i colori
# en: c104
command-settings-challenge = sfida
# en: c9a0
command-settings-challenge-description = Che cosa offrono le tue sfide; senza opzioni lo mostra
# en: 0923
command-settings-challenge-option-reset-description = Torna a ciò che ha scelto il server; le altre opzioni valgono comunque
# en: 7930
command-admin = admin
# en: 3f6f
command-admin-description = Per chi gestisce questo server
# en: 5ad7
command-admin-status = stato
# en: 84ab
command-admin-status-description = Che cosa non va su questo server, e come rimediare
# en: ea2f
command-admin-reports = segnalazioni
# en: c2c3
command-admin-reports-description = Dove gli admin leggono le segnalazioni; vuoto: non ce ne sono
# en: 1b42
command-option-channel = canale
# en: a344
command-admin-reports-option-channel-description = Un canale che vedono solo gli admin
# en: 684c
command-admin-void = annulla
# en: 6785
command-admin-void-description = Non contare più ciò che è finito a un tavolo, come un match combinato
# en: 64ef
command-admin-void-option-table-description = Il numero del tavolo
# en: 2770
command-admin-void-option-reason = motivo
# en: 4315
command-admin-void-option-reason-description = Perché; lo legge tutto il tavolo
# en: 4e23
command-admin-void-option-game-description = Solo questa partita
# en: 866f
command-admin-void-option-undo = ripristina
# en: 46e3
command-admin-void-option-undo-description = Farla contare di nuovo
# en: be61
command-help = aiuto
# en: 4ae0
command-help-description = Come si gioca, e tutti i comandi

## Opzioni: le stesse in tutti i comandi, tranne quelle qui sopra

# en: 00e0
command-option-sure = subito
# en: ace8
command-option-play = gioco
# en: 86b4
command-option-play-description = Un match a tot punti, o una partita libera con quante partite volete
# en: 349d
command-option-loss = perdita
# en: e3b6
command-option-player = persona
# en: 57b7
command-option-opponent = contro
# en: 0af9
command-option-opponent-description = Chi sfidi, anche me; vuoto: chiunque qui può accettare
# en: 337a
command-option-level = livello
# en: b7cc
command-option-level-description = Livello del bot; se non indichi un avversario, giochi contro il bot
# en: 4ac8
command-option-tutor = tutor
# en: ee4a
command-option-tutor-description = Contro di me: ti avviso in privato prima di un errore grave e puoi ripensarci
# en: f290
command-option-length = lunghezza
# en: 987b
command-option-stake = posta
# en: 4128
command-option-jacoby = jacoby
# en: 2e03
command-option-beavers = beaver
# en: e2f8
command-option-raccoons = raccoon
# en: 6882
command-option-automatic-doubles = raddoppi_automatici
# en: 54bb
command-option-cube-cap = tetto_cubo
# en: 1853
command-option-cube = cubo
# en: 471e
command-option-start = partenza
# en: a11f
command-option-crew-grace = attesa_raddoppi
# en: 1dcb
command-option-turn-hours = ore_turno
# en: ea82
command-option-turn-hours-description = Orologio: ore per turno, da 1 a 336; 0 per nessun orologio
# en: 3252
command-option-reserve-hours = ore_riserva
# en: a14f
command-option-reserve-hours-description = Orologio: riserva di ogni parte per tutti i turni insieme, da 0 a 720 ore
# en: 787e
command-option-weekends = weekend
# en: 197c
command-option-weekends-description = Orologio: se corre anche nel weekend
# en: 5268
command-option-when-out = tempo_scaduto
# en: bc94
command-option-when-out-description = Orologio: che cosa succede quando il tempo di una parte è scaduto
# en: b6a0
command-option-words = parole
# en: 9540
command-option-words-description = Parole tue che entrano nei dadi; puoi darle anche dopo, con /dice words
# en: b6b8
command-option-thread = thread
# en: 447a
command-option-direct = messaggi_diretti
# en: a4f7
command-option-direct-description = Giocate per messaggi diretti: ognuno ha lì il suo tavoliere
# en: cb5e
command-option-hours = ore
# en: 144c
command-option-hours-description = Quante ore in più, da 1 a 336; due giorni se non dici altro
# en: f0bc
command-option-from = dal
# en: 4321
command-option-from-description = Il primo giorno, per esempio 2026-03-01 o { -clock-today }
# en: 8897
command-option-until = al
# en: 2e69
command-option-until-description = L’ultimo giorno, per esempio 2026-03-14
# en: 4125
command-option-position = posizione
# en: ce07
command-option-position-description = XGID=..., 4HPwATDgc/ABMA:cAkAAAAAAAAA o 24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5
# en: 339f
command-option-note = nota
# en: 90b3
command-option-note-description = Che cosa dire della posizione, per esempio una domanda
# en: ef68
command-option-file = file
# en: 6e70
command-option-file-description = Il match, come l’ha esportato l’altro programma
# en: 5080
command-option-preset = preset
# en: 5df9
command-option-preset-description = Da dove partire; tutto il resto che scrivi lo cambia
# en: 6bd1
command-option-cube-mode = cubi
# en: 393d
command-option-max-players = posti
# en: 8b1b
command-option-consultation = consultazioni
# en: 1691
command-option-lone-taker = accettazione_unica
# en: abb6
command-option-lone-min = accettazione_unica_da
# en: 080b
command-option-box-take-rule = box_accetta
# en: f567
command-option-box-double-rule = box_raddoppia
# en: 7ad7
command-option-reply-order = ordine_risposte
# en: 332a
command-option-box-retention = box_resta
# en: fb10
command-option-partner-min = compagno_da
# en: 4fa5
command-option-join-position = ingresso
# en: a583
command-option-settlements = accordi
# en: dcc7
command-option-absent-cube = chi_non_risponde
# en: f253
command-option-box-abandon = box_assente
# en: e2d8
command-option-with = con
# en: f7db
command-option-points = punti
# en: d9f6
command-option-points-description = Quanti punti riceveresti; sotto 0 li pagheresti
# en: 3211
command-option-to = a
# en: f391
command-option-to-description = A chi; vuoto per tutte le tue scommesse
# en: 425c
command-option-member = membro
# en: 29d2
command-option-member-description = Chi può rispondere per te
# en: ac14
command-option-when = quando
# en: b629
command-option-text = testo
# en: 588b
command-option-clear = cancella
# en: 146c
command-option-clear-description = Cancella la nota
# en: 15ea
command-option-side = lato
# en: 8041
command-option-theme = tema
# en: c662
command-option-repost = ripubblica
# en: c102
command-option-repost-description = Ripubblica il tavoliere per tutti, in fondo al canale
# en: 180d
command-option-table = tavolo
# en: 8f8a
command-option-table-description = Il numero del tavolo, come in /history; vuoto per quello di questo canale
# en: 6435
command-option-server = server
# en: e2e4
command-option-server-description = Tutto ciò che si è giocato su questo server
# en: 7d3f
command-option-game = partita
# en: 659f
command-option-format = formato
# en: f7d8
command-option-format-description = Che cosa vuoi; vuoto per tutto
# en: 6867
command-option-language = lingua
# en: a84a
command-option-language-description = La lingua in cui il bot ti parla
# en: efd5
command-option-colours = colori
# en: 5a47
command-option-colours-description = Quali pedine sono le tue nei tavolieri che vedi solo tu
# en: 0e9e
command-option-roll-by-itself = lancio_automatico
# en: b2bd
command-option-roll-by-itself-description = Se il bot tira per te quando non puoi raddoppiare
# en: c1c2
command-option-play-forced = mosse_obbligate
# en: c4de
command-option-play-forced-description = Se il bot gioca per te quando c’è una sola mossa
# en: 57ea
command-option-confirm-double = conferma_raddoppio
# en: e09f
command-option-confirm-double-description = Se il bot ti chiede conferma prima di un tuo raddoppio
# en: 1b80
command-option-confirm-play = conferma_mossa
# en: 5a46
command-option-confirm-play-description = Se confermi la mossa che scegli dall’elenco
# en: 965b
command-option-motion = animazioni
# en: 5bd5
command-option-motion-description = Se i replay offrono animazioni
# en: 2b8d
command-option-autopilot-cube = pilota_cubo
# en: 1f60
command-option-autopilot-cube-description = Se il pilota automatico, quando gioca per te, può raddoppiare e passare
# en: 625b
command-option-reminders = promemoria
# en: 9f61
command-option-reminders-description = Dove ricevi un promemoria se un tavolo ti aspetta ancora
# en: 7444
command-option-remind-hours = ore_promemoria
# en: 82f4
command-option-remind-hours-description = Ore tra i promemoria, da 1 a 168; 0 per uno solo prima che il tempo scada
# en: 8c4d
command-option-zone = fuso_orario
# en: e199
command-option-zone-description = Il tuo fuso orario, per nome o per città: Europe/Rome, tokyo
# en: aea7
command-option-quiet-from = silenzio_dalle
# en: 89c7
command-option-quiet-from-description = Da che ora non vuoi promemoria, per esempio 22:30; { -settings-none } per non averne
# en: 7c90
command-option-quiet-until = silenzio_alle
# en: 6496
command-option-quiet-until-description = Fino a che ora non vuoi promemoria, per esempio 7:00
# en: d472
command-option-weekend = weekend
# en: 9b56
command-option-weekend-description = I giorni del tuo weekend, in cui l’orologio può fermarsi
# en: 46bc
command-option-profile = profilo
# en: 0b9d
command-option-profile-description = Chi vede il tuo profilo, e il tuo nome nelle classifiche
# en: b607
command-option-rated = rating
# en: 433f
command-option-rated-description = Se vale per il rating di entrambi; vuoto per la regola di questo server
# en: fc35
command-settings-server-option-rated-description = Quali partite a due valgono per il rating
# en: 46de
command-option-reset = ripristina
# en: da5c
command-option-reset-description = Torna a com’era all’inizio; le altre opzioni valgono comunque

## I valori che le opzioni offrono

# en: a084
command-choice-game =
    { $is_match ->
        [yes] Match
       *[no] Partita libera
    }
# en: cdb7
command-choice-loss =
    { $kind ->
        [gammon] Gammon
        [backgammon] Backgammon
       *[single] Singola
    }
# en: 8c70
command-choice-when-out =
    { $way ->
        [claimed] sconfitta automatica
        [autopilot] continua il pilota automatico
       *[opponent-decides] decide l’altra parte
    }
# en: 7ed9
command-choice-when =
    { $when ->
        [on] sì
        [off] no
       *[each-turn] a ogni turno
    }
# en: 9616
command-choice-whose =
    { $whose ->
        [theirs] dell’altra parte
       *[mine] mio
    }
# en: fe77
command-choice-format =
    { $format ->
        [mat] .mat, che quasi ogni programma legge
        [sgf] .sgf, per GNU Backgammon
        [ogxm] .ogxm, per OpenGammon e HedgeHog
        [text] testo, da leggere
        [position] la posizione: XGID, OGID e ID di GNU
       *[all] tutto
    }
# en: 1294
command-analyse = analizza
# en: e1cf
command-analyse-description = Come è stato giocato un match finito: PR, fortuna, grafico, ogni errore
# en: 26f4
command-analyse-option-game-description = Da quale partita iniziare; altrimenti tutto il match
# en: ab98
command-option-analyse = analisi
# en: e83e
command-option-analyse-description = Mostra che cosa è meglio, solo a te finché non lo condividi
