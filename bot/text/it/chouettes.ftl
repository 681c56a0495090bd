### Chouette negli elenchi (/turns, /history, menu), nei file, come nomi di thread, e le opzioni che cambia chi ha aperto.

# en: 2b51
chouettes-kind = Chouette
# Anche il nome del thread, dal quale la riconosciamo.
# en: 8b77
chouettes-of = Chouette di { $host }
# en: 062d
chouettes-next = Prossima partita: chouette di { $host }
# en: 5e09
chouettes-choice = #{ $table } chouette: { $players }

## Che cosa aspetta

# en: c778
chouettes-not-begun = non iniziata
# en: 9d4a
chouettes-unplayed = chiusa senza partite
# en: d9d8
chouettes-awaited-more =
    { $others ->
        [one] { $awaited }, e un’altra persona
       *[other] { $awaited }, e altre { $others } persone
    }

# en: 6fee
chouettes-leader = { $player } { $points }

## I suoi file

# en: 3159
chouettes-files =
    { $sessions ->
        [one] In allegato: 1 partita libera per GNU Backgammon.
       *[other] In allegato: { $sessions } partite libere per GNU Backgammon, una per ogni coppia con una scommessa.
    }
# en: 0c8c
chouettes-sheet-file = E il segnapunti, per un foglio di calcolo.
# en: 9c9a
chouettes-not-in-files = Questi file contengono solo scommesse con un cubo; mancano: { $payments }.
# en: 6d24
chouettes-no-ids = Un XGID, un OGID o un ID di GNU ha posto per un solo cubo; una chouette ne ha diversi. `/replay` mostra i suoi tavolieri.

## La sua lobby

# en: 2fa4
chouettes-posted = Lobby aperta.
# en: 152e
chouettes-own-thread = La tua chouette ha un thread tutto suo: { $thread }.
# en: 909d
chouettes-whoever-joins = Chi si unisce gioca con queste opzioni. L’ordine si decide qui con i dadi quando chi ha aperto dà inizio.
# en: e6ae
chouettes-never-begun = Chiusa prima della prima partita.
# en: 8ed6
chouettes-machine-question = A che livello deve giocare il bot? Siede al tavolo come gli altri, con un cubo suo, e può diventare capitano o box.
# en: b4db
chouettes-machine-missing = Qui non posso giocare: il mio motore di backgammon non è installato. Può unirsi un’altra persona.

## Le sue opzioni, e come cambiano

# en: 1c06
chouettes-options = Opzioni della chouette
# en: eda1
chouettes-host-changed = { $host } ha cambiato le opzioni: { $changes }
# en: 5f8d
chouettes-editor =
    { $part ->
        [presets] **1.** Scegli un insieme di regole
        [pages] **2.** oppure cambiale, per argomento:
        [options] **{ $page }**: premi per cambiare
       *[save] **3.** Salva, o lascia com’era
    }
# en: 3991
chouettes-editor-fixed = Segue dalle altre: { $options }
# en: 05ea
chouettes-unchanged = Ancora nessuna modifica.
# en: 6c10
chouettes-same-options = Queste sono le opzioni attuali: cambiane almeno una.
# en: e6ae
chouettes-held-back = Le modifiche valgono dalla partita dopo la prossima, una nuova posta solo quando tutti l’accettano.
# en: 02db
chouettes-held-back-in-game = Le modifiche valgono dalla prossima partita, una nuova posta solo quando tutti l’accettano.
# en: 71ce
chouettes-from-game = Dalla partita { $game }: { $changes }
# en: ed0f
chouettes-stake-proposed = Posta { $stake } proposta; devono ancora accettare: { $players }
# en: 334f
chouettes-stake-agreed = Posta { $stake } dalla partita { $game }: tutti d’accordo
# en: a4dd
chouettes-last-game = La partita { $game } è l’ultima
# en: 086e
chouettes-agreement-wanted = { $player } chiede l’analisi della partita { $game }. Finché dura la sessione, serve l’accordo di tutto il tavolo. { $players }: per accettare, **Analizza**.
