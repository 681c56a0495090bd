### Che cosa è salvato su chi gioca: l’esportazione e la cancellazione.

# en: 68ed
privacy-exported = Ecco tutto ciò che è salvato su di te: i tuoi nomi e l’ID di Discord, impostazioni, i tuoi tavoli e ciò che ci hai fatto, le parole per i dadi, le note e i match che hai importato.
# en: 02eb
privacy-nothing-stored = Su di te non è ancora salvato nulla. Si comincia con la tua prima sfida o partita.

## Prima di cancellare tutto.

# en: 84b9
privacy-erase = ### Cancellare tutto ciò che è salvato su di te?
# en: 54de
privacy-ends-games =
    { $games ->
        [one] **1 partita finisce subito**, senza risultato. L’altra parte saprà perché.
       *[other] **{ $games } partite finiscono subito**, senza risultato. Le altre parti sapranno perché.
    }
# en: 8843
privacy-ends-challenges =
    { $challenges ->
        [one] **1 sfida aperta finisce subito.**
       *[other] **{ $challenges } sfide aperte finiscono subito.**
    }
# en: 8f55
privacy-leaves =
    { $chouettes ->
        [one] **Lasci subito 1 chouette.** Una partita in corso la finiscono altri per te.
       *[other] **Lasci subito { $chouettes } chouette.** Le partite in corso le finiscono altri per te.
    }
# en: 2907
privacy-forgotten = I tuoi nomi, ID di Discord, impostazioni, importazioni, note e parole per i dadi sono cancellati.
# “account cancellato”: table-former-player.
# en: b63c
privacy-kept = Le partite giocate restano a chi le ha giocate con te, con “account cancellato” al posto del tuo nome.
# en: 95c9
privacy-posted = I messaggi già su Discord tengono il tuo nome. Cambiano solo i tavolieri dei tavoli che finiscono adesso.
# en: df31
privacy-final = **Non si può annullare.** Se torni, ricominci da zero.
# en: 3d6c
privacy-copy = `/privacy export` te ne dà prima una copia.
# en: eafd
privacy-erase-yes = Cancella tutto
# en: c881
privacy-erase-no = Tieni tutto

## Dopo.

# en: 9ad5
privacy-kept-all = Non è stato cancellato nulla.
# en: 0849
privacy-erased = I tuoi dati sono stati cancellati.
# en: 9d82
privacy-closed =
    { $tables ->
        [one] È stato chiuso 1 dei tuoi tavoli.
       *[other] Sono stati chiusi { $tables } dei tuoi tavoli.
    }
# en: e3a3
privacy-traces = Per ora restano tracce nel file del database; chi gestisce questo bot trova nel log come toglierle.
