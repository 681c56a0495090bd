### Wo Tische stehen: Threads, Umzüge, gestörte Orte, und was Discord nicht erlaubt.

# en: 3470
place-thread-opened = Deine Herausforderung hat einen eigenen Thread: { $channel }.
# en: 6b30
place-no-thread = Ich kann keinen Thread öffnen. { $why }
# en: 52bb
place-no-thread-taken = Der Tisch dieses Kanals ist besetzt: { $taken }. Für einen zweiten kann ich keinen Thread öffnen. { $why }
# en: bfd8
place-thread-lacking = Mir fehlen in diesem Kanal Rechte: { $permissions }. Bitte die Server-Admins darum, oder fordere in einem anderen Kanal heraus.
# en: 8ba5
place-thread-too-many = Dieser Server hat so viele offene Threads, wie Discord erlaubt. Bitte die Server-Admins, einige zu schließen, oder fordere in einem anderen Kanal heraus.
# en: 9c43
place-thread-limited = In diesem Kanal lässt Discord vorerst keine neuen Threads mehr zu. Versuch es { $again } noch einmal, oder fordere in einem anderen Kanal heraus.
# en: 59f0
place-thread-nowhere = Threads für Spiele gibt es nur in Textkanälen. Fordere in einem Textkanal heraus.
# en: 13a6
place-announcements = In Ankündigungskanälen beschränkt Discord das Bearbeiten, darum wird dort in Threads gespielt.
# en: f608
place-thread-refused = Discord hat es abgelehnt. Versuch es in einer Minute noch einmal, oder fordere in einem anderen Kanal heraus.

# en: 2dce
place-moved-away = Das Spiel geht weiter in { $channel }: [Zum Brett]({ $link })
# en: 3d01
place-nothing-to-move = Du hast anderswo kein Spiel, das hierher kann. Starte eins mit `/challenge`.
# en: 2031
place-not-yours = Du hast kein Spiel mit dieser Nummer. Wähle eins aus der Liste von `table`.
# en: 10cc
place-several = Du hast anderswo mehrere Spiele. Wähle eins aus der Liste von `table`: { $tables }.
# en: 89a0
place-played-out = Dieses Spiel ist zu Ende. Starte mit `/challenge` ein neues.
# en: 040c
place-played-here = Dieses Spiel ist schon hier. `/board repost:True` postet sein Brett neu.
# en: 4d48
place-taken = Der Tisch dieses Kanals ist besetzt: { $taken }. Tippe `/move-here` in einem freien Kanal oder Thread.
# en: d78b
place-move-announcements = In Ankündigungskanälen beschränkt Discord das Bearbeiten, darum kann hier kein Brett stehen. Tippe `/move-here` in einem Thread oder in einem anderen Kanal.
# en: d886
place-player-not-here = { $player } ist nicht auf diesem Server. Verlegt das Spiel auf einen Server, auf dem ihr beide seid.
# en: a50d
place-player-cannot-see = { $player } sieht diesen Kanal nicht. Verlegt das Spiel in einen Kanal, den ihr beide seht.

# en: 01a3
place-cut-off = { $game } ist unterbrochen. { $why } Nichts ist verloren: Tippe `/move-here`, wo du weiterspielen willst.
# en: 7cc6
place-rests = Bis dahin läuft keine Zeit.
# en: 5ac2
place-locked =
    { $table }: Der Thread wurde gesperrt, darum kann dort niemand einen Button drücken oder einen Befehl tippen.
    Nichts ist verloren, und es läuft keine Zeit: Wer mitspielt, kann in einem freien Kanal `/move-here` tippen und weiterspielen.
# en: 7559
place-trouble = { $table }: { $why } Bemerkt { $since }. { $remedy }
# en: 6de8
place-why =
    { $problem ->
        [deleted] Der Kanal oder Thread wurde gelöscht.
        [hidden] Ich sehe { $channel } nicht mehr.
        [locked] Der Thread { $channel } wurde gesperrt.
        [removed] Ich wurde vom Server entfernt.
        [refused] Discord nimmt meine Bretter in { $channel } nicht an.
        [no-uploads] Discord nimmt auf dem Server zurzeit keine Dateien an, darum kann ich weder in { $channel } noch in anderen Kanälen dort ein Brett zeigen.
       *[forbidden] Mir fehlen Rechte, in { $channel } ein Brett zu zeigen.
    }
# en: 26f3
place-why-direct = { $player } erlaubt keine Direktnachrichten von mir.
# en: 6a12
place-why-quarantined = Discord erlaubt mir zurzeit keine Direktnachrichten an { $player }.
# en: 5383
place-why-quarantined-yours = Discord erlaubt mir zurzeit keine Direktnachrichten an dich.
# en: 7b5e
place-why-direct-yours = Du erlaubst keine Direktnachrichten von mir. In den Privatsphäre-Einstellungen eines Servers kannst du sie erlauben.
# en: f0e4
place-remedy =
    { $problem ->
        [deleted] Wer mitspielt, kann in einem anderen Kanal `/move-here` tippen.
        [hidden] Lass mich den Kanal sehen, oder jemand vom Tisch tippt in einem anderen `/move-here`.
        [forbidden] Gib mir die fehlenden Rechte, oder jemand vom Tisch tippt in einem anderen Kanal `/move-here`.
        [locked] Entsperre den Thread, oder jemand vom Tisch tippt in einem anderen `/move-here`.
        [removed] Sobald ich wieder da bin, geht das Spiel mit dem nächsten Brett weiter.
        [refused] Ich versuche es weiter; wer mitspielt, kann in einem anderen Kanal `/move-here` tippen.
        [no-uploads] Wer den Server moderiert, kann Discord bitten, hier wieder Dateien zu erlauben (https://dis.gd/contact), oder jemand vom Tisch tippt auf einem anderen Server `/move-here`.
        [quarantined] Wer mitspielt, kann in einem Kanal `/move-here` tippen. Wer mich betreibt, kann bei Discord Einspruch einlegen.
       *[closed] Wer mitspielt, kann in einem Kanal `/move-here` tippen.
    }
# en: 0c98
place-remedy-challenge =
    { $problem ->
        [deleted] Wer herausgefordert hat, kann in einem anderen Kanal `/challenge` tippen.
        [hidden] Lass mich den Kanal sehen, oder wer herausgefordert hat, tippt in einem anderen `/challenge`.
        [forbidden] Gib mir die fehlenden Rechte, oder wer herausgefordert hat, tippt in einem anderen Kanal `/challenge`.
        [locked] Entsperre den Thread, oder wer herausgefordert hat, tippt in einem anderen `/challenge`.
        [removed] Sobald ich wieder da bin, geht die Herausforderung mit dem nächsten Brett weiter.
        [refused] Ich versuche es weiter; wer herausgefordert hat, kann in einem anderen Kanal `/challenge` tippen.
        [no-uploads] Wer den Server moderiert, kann Discord bitten, hier wieder Dateien zu erlauben (https://dis.gd/contact), oder wer herausgefordert hat, tippt auf einem anderen Server `/challenge`.
        [quarantined] Wer herausgefordert hat, kann in einem Kanal `/challenge` tippen. Wer mich betreibt, kann bei Discord Einspruch einlegen.
       *[closed] Wer herausgefordert hat, kann in einem Kanal `/challenge` tippen.
    }

# en: 4eaf
place-status = ### Barpoint auf diesem Server
# en: 76c6
place-all-is-well = **Alles in Ordnung.** Hier offen: { $tables }. Jedes Brett wird gezeigt, und ich habe dort alle Rechte.
# en: 247d
place-open = Hier offen: { $tables }.
# en: 3972
place-count =
    { $what ->
        [game] { $count ->
            [one] 1 Spiel
           *[other] { $count } Spiele
        }
        [chouette] { $count ->
            [one] 1 Chouette
           *[other] { $count } Chouettes
        }
       *[challenge] { $count ->
            [one] 1 Herausforderung
           *[other] { $count } Herausforderungen
        }
    }
# en: b227
place-status-trouble = **Unterbrochene Tische**
# en: 617a
place-status-lacking = **Fehlende Rechte, wo gespielt wird**
# en: fbe3
place-status-undelivered = **Noch nicht gezeigte Bretter (ich versuche es weiter)**
# en: 1808
place-status-direct = **Direktnachrichten**
# en: 4706
place-quarantined-here = Discord lässt mich nur Leuten schreiben, denen ich schon einmal geschrieben habe. Erinnerungen für alle anderen kommen im Kanal. Wer mich betreibt, kann unter https://dis.gd/contact Einspruch einlegen.
# en: 0296
place-status-left = **Wer diesen Server verlassen hat**
# As Discord's own app calls it.
# en: a124
place-permission =
    { $permission ->
        [view-channel] Kanal ansehen
        [send-messages] Nachrichten senden
        [send-messages-in-threads] Nachrichten in Threads senden
        [create-public-threads] Öffentliche Threads erstellen
        [create-private-threads] Private Threads erstellen
        [manage-threads] Threads verwalten
        [connect] Verbinden
        [attach-files] Dateien anhängen
       *[read-message-history] Nachrichtenverlauf anzeigen
    }
# en: eb40
place-lacking = { $channel }: { $permissions }
# en: a65e
place-undelivered =
    { $attempts ->
        [one] { $table }: fällig { $since }, einmal versucht; `{ $reason }`
       *[other] { $table }: fällig { $since }, { $attempts }-mal versucht; `{ $reason }`
    }
# en: 9b57
place-left = { $player } ({ $tables }): Nach der Rückkehr gehen die Spiele weiter.
# en: b828
place-more = … und { $number } weitere.
# en: d4e5
place-table = #{ $number } { $called } in { $channel }
# en: e5cb
place-table-without-thread = #{ $number } { $called }, noch kein Thread
# en: cb5a
place-status-refused = Das sieht nur, wer **Server verwalten** darf.
# en: 065d
place-server-only = Tippe das in einem Kanal des Servers, den du meinst.

# en: b03d
place-direct-needs-opponent = Gib an, gegen wen du per Direktnachricht spielen willst: `/challenge opponent:@Freund direct:True`.
# en: efef
place-direct-or-thread = Wähle `direct` oder `thread`, nicht beides.
# en: 78fd
place-no-direct-channel = Discord öffnet gerade keine Direktnachrichten mit { $player }, darum wurde nichts geändert. Versuch es in einer Minute noch einmal, oder fordere hier ohne `direct` heraus.
# en: 7ad4
place-no-direct-today = Discord lässt mich heute keine Direktnachrichten mit neuen Leuten mehr öffnen, darum kann ich { $player } nicht schreiben. Nichts wurde geändert. Fordere hier ohne `direct` heraus.
# en: cd2e
place-no-direct-table = In diesen Direktnachrichten hast du kein Spiel. Starte auf einem Server eins mit `/challenge direct:True`.
# en: 5705
place-not-on-server = { $player } ist nicht auf diesem Server und könnte das Brett nicht sehen. Fordere jemanden von hier heraus.
# en: 4cd2
place-closed-yours =
    { $is_challenge ->
        [yes] Gespeichert, aber du erlaubst keine Direktnachrichten von mir und siehst das Brett nicht. Erlaube sie in den Privatsphäre-Einstellungen eines Servers, oder drücke **Zurückziehen** und fordere in einem Kanal heraus.
       *[no] Gespeichert, aber du erlaubst keine Direktnachrichten von mir und siehst das Brett nicht. Erlaube sie in den Privatsphäre-Einstellungen eines Servers, oder tippe `/move-here` in einem Kanal, den ihr beide seht.
    }
# en: 4153
place-closed =
    { $is_challenge ->
        [yes] Gespeichert, aber { $player } erlaubt keine Direktnachrichten von mir. Das Brett kommt, sobald sie erlaubt sind. Oder drücke **Zurückziehen** und fordere in einem Kanal heraus.
       *[no] Gespeichert, aber { $player } erlaubt keine Direktnachrichten von mir. Das Brett kommt, sobald sie erlaubt sind. Oder tippe `/move-here` in einem Kanal, den ihr beide seht.
    }
# en: b1be
place-quarantined-yours =
    { $is_challenge ->
        [yes] Gespeichert, aber Discord erlaubt mir zurzeit keine Direktnachrichten an dich, darum siehst du das Brett nicht. Drücke **Zurückziehen** und fordere in einem Kanal heraus.
       *[no] Gespeichert, aber Discord erlaubt mir zurzeit keine Direktnachrichten an dich, darum siehst du das Brett nicht. Tippe `/move-here` in einem Kanal, den ihr beide seht.
    }
# en: 9a9c
place-quarantined =
    { $is_challenge ->
        [yes] Gespeichert, aber Discord erlaubt mir zurzeit keine Direktnachrichten an { $player }. Drücke **Zurückziehen** und fordere in einem Kanal heraus.
       *[no] Gespeichert, aber Discord erlaubt mir zurzeit keine Direktnachrichten an { $player }. Tippe `/move-here` in einem Kanal, den ihr beide seht.
    }

# en: 88f4
place-no-table = In diesem Kanal läuft kein Spiel. Starte eins mit `/challenge`.
# en: fbb0
place-handled = Das ist schon erledigt. `/board` zeigt das Live-Brett.
# en: 47d8
place-not-a-member = Ich bin kein Mitglied dieses Servers: Nur meine Befehle wurden hinzugefügt, darum kann ich hier kein Brett posten. Bitte die Server-Admins, [mich einzuladen]({ $link }).
# en: 4fc4
place-cannot-post = Ich kann hier kein Brett zeigen, weil mir Rechte fehlen: { $permissions }. Bitte die Server-Admins darum, oder spiel in einem anderen Kanal.
# en: 4d8d
place-unknown-button = Dieser Button ist nicht mehr aktuell. `/board` zeigt das Live-Brett mit neuen.
# en: b5ab
place-board-replaced = Ich wurde aktualisiert oder wiederhergestellt, nachdem dieses Brett gepostet war, darum funktionieren seine Buttons nicht mehr. Nimm das neue.
# en: 9176
place-not-shown = Gespeichert, aber ich kann das Brett gerade nicht zeigen. Ich versuche es weiter; `/board` zeigt es dir.
# en: bb42
place-saved = Gespeichert. `/board` zeigt den Tisch.
# en: e562
place-too-many-requests = Das war viel auf einmal. Versuch es noch einmal, wenn ich den Rest beantwortet habe.
# en: 18ed
place-unavailable = Ich kann gerade nichts speichern, darum wurde nichts geändert. Versuch es in ein paar Minuten noch einmal.
# en: db75
place-uploads-limited = Discord nimmt auf diesem Server zurzeit keine Dateien an, darum kann ich dir kein Bild zeigen. Alles Gespeicherte ist sicher. Wer den Server moderiert, kann Discord bitten, hier wieder Dateien zu erlauben (https://dis.gd/contact), oder du tippst auf einem anderen Server `/move-here`.
# en: 570d
place-broken = Bei mir ist etwas schiefgegangen. Alles Gespeicherte ist sicher: `/board` zeigt den Tisch.
