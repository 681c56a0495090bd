### Warum ein Tisch etwas ablehnt, und was stattdessen geht.

# en: e2f3
refusal-stale = Dieses Brett ist nicht mehr aktuell.

# en: 2cfa
refusal-self-challenge = Gegen dich selbst kannst du nicht spielen. Fordere jemanden heraus, oder lass den Namen weg: Dann können alle annehmen.
# en: 9821
refusal-bot-challenge = Andere Bots spielen hier nicht. Fordere mich oder einen Menschen heraus, oder lass den Namen weg: Dann können alle annehmen.
# en: c0a4
refusal-too-many-challenges = Du hast { $number } offene Herausforderungen. Zieh zuerst eine zurück: `/turns` zeigt sie.
# en: 1a88
refusal-too-many-challenges-to = Du hast { $number } offene Herausforderungen an { $opponent }. Zieh zuerst eine zurück: `/turns` zeigt sie.
# en: 2733
refusal-nobody-accepted = Das Spiel beginnt, sobald jemand die Herausforderung annimmt.
# en: 37e1
refusal-accept-first =
    { $is_counter ->
        [yes] Das Spiel beginnt, sobald du den Gegenvorschlag annimmst.
       *[no] Das Spiel beginnt, sobald du die Herausforderung annimmst.
    }
# en: 4ff0
refusal-not-accepted =
    { $is_counter ->
        [yes] Das Spiel beginnt, sobald { $player } den Gegenvorschlag annimmt.
       *[no] Das Spiel beginnt, sobald { $player } die Herausforderung annimmt.
    }
# en: 15bb
refusal-challenge-over = Diese Herausforderung ist schon angenommen.
# en: a442
refusal-your-open-challenge = Das ist deine Herausforderung: Alle anderen können sie annehmen, und du kannst sie zurückziehen.
# en: 10b3
refusal-open-challenge = Das ist die Herausforderung von { $offerer }: Du kannst sie annehmen, und nur { $offerer } kann sie zurückziehen.
# en: 253e
refusal-your-offer =
    { $is_counter ->
        [yes] Das ist dein Gegenvorschlag: { $player } kann antworten, und du kannst ihn zurückziehen.
       *[no] Das ist deine Herausforderung: { $player } kann antworten, und du kannst sie zurückziehen.
    }
# en: cb69
refusal-offer-to-you =
    { $is_counter ->
        [yes] Das ist der Gegenvorschlag von { $offerer }: Du kannst antworten, und nur { $offerer } kann ihn zurückziehen.
       *[no] { $offerer } fordert dich heraus: Du kannst antworten, und nur { $offerer } kann das zurückziehen.
    }
# en: 6b83
refusal-offer =
    { $is_counter ->
        [yes] Das ist ein Gegenvorschlag von { $offerer }; nur { $player } kann antworten.
       *[no] { $offerer } fordert { $player } heraus; nur { $player } kann antworten.
    }
# en: 07d7
refusal-same-sheet = Das ist genau das Angebot: Nimm es an, oder schlag etwas anderes vor.
# **Zurückziehen**: button-withdraw-challenge.
# en: 5ac6
refusal-challenged-already = Dazu hast du { $opponent } schon herausgefordert. Warte auf die Antwort, oder drücke unter der Herausforderung **Zurückziehen**.
# en: 870d
refusal-challenged-them-already = Diese Herausforderung gibt es schon von dir. Warte auf die Antwort, oder drücke unter der Herausforderung **Zurückziehen**.
# en: df1d
refusal-challenged-directly = Deine Herausforderung ging an { $opponent } und dich als Direktnachricht.
# en: 7e82
refusal-challenged-directly-unnamed = Deine Herausforderung ging an die Gegenseite und dich als Direktnachricht.
# en: 5e96
refusal-opponent-gone = Die Gegenseite ist gegangen und kann nicht weiterspielen. Fordere mit `/challenge` jemand anderen heraus.

# en: 64ff
refusal-channel-taken = Der Tisch dieses Kanals ist besetzt: { $title }. Mit `/challenge` bekommst du einen eigenen Thread.
# en: d898
refusal-channel-taken-for-chouette = Der Tisch dieses Kanals ist besetzt: { $title }. Spielt in einem anderen Kanal oder in einem Thread.
# en: 62ad
refusal-channel-reused = Hier wird jetzt { $taken } gespielt, also bleibt die Chouette beendet. Eröffne eine neue mit `/chouette start`.
# en: c9a3
refusal-channel-yours =
    { $is_between_games ->
        [yes] Du hast hier schon einen Tisch: { $title }. Beende die Session mit `/end`, oder öffne mit `/challenge` einen Thread für einen weiteren.
       *[no] Du hast hier schon einen Tisch: { $title }. Spiel zu Ende, oder öffne mit `/challenge` einen Thread für einen weiteren.
    }

# en: 274a
refusal-two-play-here = An diesem Tisch wird zu zweit gespielt. Eröffne mit `/chouette start` anderswo eine Chouette.
# en: bd76
refusal-not-playing = An diesem Tisch spielen nur { $players }. Mit `/board` siehst du zu.
# en: f763
refusal-between-games = Drücke **Nächstes Spiel** oder **Session beenden**, oder tippe `/next` oder `/end`.
# en: 13ec
refusal-start-another = Starte mit `/challenge` ein neues Spiel.
# en: 9571
refusal-rematch = Drücke **Revanche** oder tippe `/next`, oder starte mit `/challenge` etwas anderes.
# en: 1db6
refusal-match-goes-on = Ein Match wird zu Ende gespielt; das nächste Spiel beginnt automatisch.
# en: cfe9
refusal-session-goes-on = Spielt zuerst dieses Spiel zu Ende; dann startet das nächste oder beendet die Session.
# en: b48e
refusal-not-begun = Tisch #{ $table } ist noch eine offene Herausforderung. `/history` zeigt gespielte Spiele.
# en: 0a5d
refusal-one-game = Tisch #{ $table } hat nur ein Spiel: Lass die Nummer des Spiels weg.
# en: 024d
refusal-games = Tisch #{ $table } hat { $games } Spiele: Wähle eins von 1 bis { $games }.
# en: 22dd
refusal-words-later = Eigene Worte für die Würfel kannst du wieder geben, wenn du mit `/challenge` etwas Neues startest.
# en: eaa4
refusal-words-too-late = Zu spät: Das letzte Spiel hat begonnen. Eigene Worte für die Würfel kannst du wieder geben, wenn du mit `/challenge` etwas Neues startest.
# en: 14f6
refusal-resign-later = Aufgeben kannst du, wenn du dran bist.

# en: c9cb
refusal-no-takeback = Nur dein letzter Zug oder dein letztes Doppel lässt sich zurücknehmen.
# en: 5ac0
refusal-opponent-acted = Zu spät: { $opponent } hat schon reagiert.
# en: 027c
refusal-dice-thrown = Zu spät: Seitdem wurde gewürfelt.
# en: 2d8f
refusal-game-ended = Zu spät: Das Spiel ist zu Ende.
# en: 32db
refusal-next-game-begun = Zu spät: Spiel { $number } hat begonnen.
# en: 35b4
refusal-takeback-asked =
    { $is_refused ->
        [yes] Diese Rücknahme wurde schon abgelehnt: Spiel weiter.
       *[no] Um diese Rücknahme hast du schon gebeten: Warte auf die Antwort, oder spiel weiter.
    }
# en: c021
refusal-no-takeback-to-answer = Du kannst antworten, sobald { $opponent } um eine Rücknahme bittet.

# en: 8bc3
refusal-no-clock = Dieser Tisch hat keine Uhr: Lass dir Zeit.
# en: 6b44
refusal-no-autopilot = Du spielst schon selbst.
# en: 2fa3
refusal-nobodys-time = Gerade läuft für niemanden die Uhr.
# en: cb8e
refusal-own-time = Deine Uhr läuft bis { $due } ({ $soon }). Bitte mit `/clock ask` um mehr Zeit; nur { $opponent } kann sie geben oder den Sieg beanspruchen.
# en: 8a5f
refusal-their-time = Die Uhr von { $opponent } läuft bis { $due } ({ $soon }). Mit `/clock more` kannst du mehr Zeit geben.
# en: 6379
refusal-too-early = { $opponent } hat Zeit bis { $due } ({ $soon }). Danach kannst du den Sieg beanspruchen.
# en: 95f8
refusal-time-asked = In diesem Zug hast du schon um mehr Zeit gebeten. Du hast Zeit bis { $due } ({ $soon }).
# en: 481e
refusal-time-rests =
    { $is_own ->
        [yes] Du bist dran, aber es läuft keine Zeit, bis das Spiel weitergehen kann.
       *[no] { $opponent } ist dran, aber es läuft keine Zeit, bis das Spiel weitergehen kann.
    }
# en: b948
refusal-time-asked-rests = In diesem Zug hast du schon um mehr Zeit gebeten. Es läuft keine Zeit, bis das Spiel weitergehen kann.

# en: 4710
refusal-chouette-here = `/{ $command }` ist für Spiele zu zweit, und das hier ist eine Chouette.
# en: 7e82
refusal-chouette-here-button = Das ist für Spiele zu zweit, und das hier ist eine Chouette.
# **Nächstes Spiel**, **Mein Platz**: Buttons unter dem Brett.
# en: 8075
refusal-chouette-instead =
    { $command ->
        [challenge] Fordere in einem anderen Kanal heraus, oder steig mit `/chouette join` in die Chouette ein.
        [resign] Mit `/chouette concede` gibst du eine Wette auf.
        [end] Der Host beendet die Chouette mit `/chouette close`.
        [next] Die Box oder der Host drückt **Nächstes Spiel**.
        [rematch] Das nächste Spiel beginnt automatisch, oder wenn die Box **Nächstes Spiel** drückt.
        [orders] Anweisungen gibst du unter **Mein Platz**.
        [clock] Die Zeit für jede Entscheidung steht in der Regelübersicht.
        [takeback] Züge sind endgültig; Doppel und Antworten lassen sich ändern, bis sie aufgedeckt sind.
       *[other] `/chouette` zeigt die Befehle dafür.
    }
# en: d3ae
refusal-too-many-lobbies = Du hast { $number } Chouettes, die noch nicht begonnen haben. Starte oder schließe zuerst eine: `/turns` zeigt sie.
# en: d065
refusal-chouette-not-begun = In dieser Chouette wurde noch kein Spiel gespielt.
# en: 563b
refusal-no-ledger = Auf diesem Server wurde noch keine Chouette abgerechnet. Eröffne eine mit `/chouette start`.
# en: e3fd
refusal-chouette-too-late = Diese Chouette hat keine weiteren Spiele. Eröffne mit `/chouette start` eine neue.
# en: ebb8
refusal-chouette-games =
    { $games ->
        [0] Diese Chouette hat noch nicht begonnen: Lass die Nummer des Spiels weg.
        [1] Diese Chouette hat nur ein Spiel: Lass die Nummer des Spiels weg.
       *[other] Diese Chouette hat { $games } Spiele: Wähle eins von 1 bis { $games }.
    }
