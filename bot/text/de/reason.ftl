### Warum die Spielregeln etwas nicht zulassen, und was stattdessen geht.

# en: 0b80
reason-not-now = Das geht jetzt nicht.
# en: 4243
reason-crawford = Im Crawford-Spiel wird nicht gedoppelt.
# en: b67c
reason-no-cube = An diesem Tisch wird ohne Doppler gespielt.
# en: bc7d
reason-other-on-roll = Die andere Seite ist am Wurf; du doppelst vor deinem eigenen Wurf.
# en: e6e4
reason-other-owns-cube = Der Doppler liegt bei { $who }: Nur { $who } kann doppeln.
# en: c6f3
reason-dead-cube = Der Doppler ist tot: Ein einfaches Spiel bringt dir schon das Match.
# en: ccd9
reason-over-cap = An diesem Tisch geht der Doppler nur bis { $number }.
# en: 6a63
reason-no-beavers = An diesem Tisch wird ohne Beaver gespielt.
# en: 455a
reason-no-raccoons = An diesem Tisch wird ohne Raccoon gespielt.
# en: 52e8
reason-cannot-lose = Du kannst dieses Spiel nicht mehr verlieren.

# $actions: reason-action, mit „oder“ gereiht: Infinitive.
# en: a858
reason-you-can = Du kannst { $actions }.
# en: 0c94
reason-right-now = Jetzt kannst du { $actions }.
# en: 1e41
reason-rolled = Du hast gewürfelt: { $actions }.
# en: 06d7
reason-action =
    { $action ->
        [roll] würfeln
        [double] doppeln
        [play] ziehen
        [take] annehmen
        [pass] passen
        [beaver] beavern
        [raccoon] mit Raccoon antworten
        [follow] dem Captain folgen
        [resign] aufgeben
        [resign-gammon] ein Gammon aufgeben
        [resign-backgammon] ein Backgammon aufgeben
        [answer-resignation] die Aufgabe annehmen oder ablehnen
        [take-back] dein Doppel zurücknehmen
        [no-double] auf das Doppel verzichten
        [hold] den Wurf anhalten
        [release] den Wurf freigeben
        [give-extra] über den Extra-Doppler entscheiden
        [keep-extras] die Extra-Doppler behalten
        [retract] doch noch passen
        [answer-for] mit Vollmacht antworten
        [seek-partner] einen Partner suchen
        [play-alone] allein spielen
        [be-partner] auf die Partneranfrage der Box antworten
        [start] das Spiel starten
        [agree-to-stake] dem Einsatz zustimmen
        [answer-proposal] auf das Angebot antworten
       *[withdraw-proposal] dein Angebot zurückziehen
    }

# en: 628a
reason-your-turn =
    { $task ->
        [play] Du bist dran: { $roll } ziehen.
        [double] Du bist dran: annehmen oder passen.
        [beaver] Du bist dran: auf den Beaver antworten.
        [raccoon] Du bist dran: auf den Raccoon antworten.
        [single] Du bist dran: auf die Aufgabe antworten (einfaches Spiel).
        [gammon] Du bist dran: auf die Aufgabe antworten (Gammon).
        [backgammon] Du bist dran: auf die Aufgabe antworten (Backgammon).
        [double-or-roll] Du bist dran: doppeln oder würfeln.
        [redouble-or-roll] Du bist dran: redoppeln oder würfeln.
       *[roll] Du bist dran: würfeln.
    }
# en: 2bae
reason-others-turn =
    { $task ->
        [play] { $player } ist dran: { $roll } ziehen.
        [double] { $player } ist dran: annehmen oder passen.
        [beaver] { $player } ist dran: auf den Beaver antworten.
        [raccoon] { $player } ist dran: auf den Raccoon antworten.
        [single] { $player } ist dran: auf die Aufgabe antworten (einfaches Spiel).
        [gammon] { $player } ist dran: auf die Aufgabe antworten (Gammon).
        [backgammon] { $player } ist dran: auf die Aufgabe antworten (Backgammon).
        [double-or-roll] { $player } ist dran: doppeln oder würfeln.
        [redouble-or-roll] { $player } ist dran: redoppeln oder würfeln.
       *[roll] { $player } ist dran: würfeln.
    }

# en: 836a
reason-your-decision =
    { $need ->
        [double-or-roll] Du bist dran: doppeln oder würfeln.
        [roll] Du bist dran: würfeln.
        [hold] Du bist dran: doppeln oder den Wurf freigeben.
        [take-or-pass] Du bist dran: annehmen oder passen.
        [answer] Du bist dran: antworten.
        [extra] Du bist dran: einen Extra-Doppler geben oder nicht.
        [keep-extras] Du bist dran: die Extra-Doppler behalten oder doch noch passen.
        [beaver-or-pass] Du bist dran: beavern oder passen.
        [seek-partner] Du bist dran: einen Partner suchen oder allein spielen.
        [be-partner] Du bist dran: auf die Partneranfrage der Box antworten.
       *[move] Du bist dran: { $roll } ziehen.
    }
# en: 36a7
reason-others-decision =
    { $need ->
        [double-or-roll] Warten auf { $who }: doppeln oder würfeln.
        [roll] Warten auf { $who }: würfeln.
        [hold] Warten auf { $who }: doppeln oder den Wurf freigeben.
        [take-or-pass] Warten auf { $who }: annehmen oder passen.
        [answer] Warten auf { $who }: antworten.
        [extra] Warten auf { $who }: einen Extra-Doppler geben oder nicht.
        [keep-extras] Warten auf { $who }: die Extra-Doppler behalten oder doch noch passen.
        [beaver-or-pass] Warten auf { $who }: beavern oder passen.
        [seek-partner] Warten auf { $who }: einen Partner suchen oder allein spielen.
        [be-partner] Warten auf { $who }: auf die Partneranfrage der Box antworten.
       *[move] Warten auf { $who }: { $roll } ziehen.
    }
# en: 6577
reason-waits-for-crew = Warten auf die Entscheidung von { $players }: doppeln oder nicht.
# en: 8d0d
reason-waits-for-autopilot = Warten auf den Autopiloten.
# en: cfb2
reason-waits-for-host = Warten auf { $host }: das erste Spiel starten.
# en: 2f11
reason-waits-for-next-game = Warten auf { $players }: das nächste Spiel starten.

# en: 45f8
reason-closed = Diese Chouette ist zu Ende. Eröffne mit `/chouette start` eine neue.
# en: e969
reason-seated = Du sitzt schon an diesem Tisch.
# en: 3459
reason-waiting = Du stehst schon auf Platz { $number } der Warteliste. Mit `/chouette leave` gibst du deinen Platz auf.
# en: e96c
reason-away = Du machst Pause: Mit `/chouette back` spielst du wieder mit.
# en: fef5
reason-still-leaving = Du gehst nach diesem Spiel; danach kannst du wieder mitspielen.
# en: 7aa2
reason-not-seated =
    { $has_button ->
        [yes] Du spielst in dieser Chouette nicht mit. Steig mit **Mitspielen** ein.
       *[no] Du spielst in dieser Chouette nicht mit. Steig ein mit `/chouette join`.
    }
# en: aa58
reason-not-dealt-in = Du wartest auf den Einstieg. Mit `/chouette leave` gibst du deinen Platz auf.
# en: 6d4b
reason-no-game-yet = Pause machen kannst du, sobald das erste Spiel begonnen hat. Mit `/chouette leave` gibst du deinen Platz auf.
# en: a822
reason-in-game = Spiel { $number } läuft: Starte das nächste, wenn es zu Ende ist.
# en: 968e
reason-no-game = Das geht, sobald ein Spiel läuft.
# en: 7980
reason-last-already = Das letzte Spiel ist schon angekündigt. Mit `/chouette last when:aus` nimmst du das zurück.
# en: 50a5
reason-not-last = Es ist kein letztes Spiel angekündigt. Kündige es mit `/chouette last` an.
# en: 3322
reason-too-few =
    { $missing ->
        [one] Ein Spiel braucht zwei Leute: Noch 1 muss einsteigen, mit `/chouette join`.
       *[other] Ein Spiel braucht zwei Leute: Noch { $missing } müssen einsteigen, mit `/chouette join`.
    }
# en: 3ab5
reason-too-few-at-first =
    { $missing ->
        [one] Das erste Spiel braucht drei Leute: Noch 1 muss einsteigen, mit `/chouette join`.
       *[other] Das erste Spiel braucht drei Leute: Noch { $missing } müssen einsteigen, mit `/chouette join`.
    }
# en: ccef
reason-host-only = Das kann nur der Host: Frag { $host }.
# en: 33c2
reason-host-already = Du bist schon Host: Nenn jemand anders.
# en: 8e4f
reason-never-host = { $player } kann nicht Host sein: Wähl einen Menschen, der hier mitspielt.
# en: d66c
reason-not-closed = Die Chouette läuft noch.
# en: 706b
reason-machine-seated = Der Bot sitzt schon am Tisch. Um seine Stärke zu ändern, schick ihn erst weg.
# en: 4f56
reason-machine-gone = Der Bot sitzt nicht am Tisch, oder er geht nach diesem Spiel.
# en: bb74
reason-one-starts = Nur { $player } kann das Spiel starten.
# en: 3cca
reason-host-or-box-starts = Nur { $box } (Box) oder { $host } (Host) kann das Spiel starten.
# en: 823a
reason-too-small = An diesem Tisch sitzen { $number } Leute: Setz `max_players` auf { $number } oder mehr.
# en: 8cf3
reason-box-only = Nur { $box } (Box) entscheidet über einen Partner.
# en: 1c09
reason-not-in-line = Als Partner der Box wird nur gefragt, wer in der Reihe steht.

# en: d736
reason-has-left = Du bist gegangen: Andere spielen für dich, bis dieses Spiel zu Ende ist. Dann kannst du wieder mitspielen.
# en: e7e4
reason-is-away = Du machst Pause: In diesem Spiel spielen andere für dich. Tippe `/chouette back`, wenn du zurück bist.
# en: 543d
reason-is-returning = Du bist zurück, aber dieses Spiel spielen andere für dich zu Ende. Im nächsten bist du wieder dabei.
# en: c55f
reason-was-silent = Deine Zeit ist abgelaufen: Andere spielen für dich, bis dieses Spiel zu Ende ist. Im nächsten bist du wieder dabei.
# en: 9205
reason-shares-result = { $box } und du spielt dieses Spiel gemeinsam; { $box } entscheidet für beide.
# en: d1af
reason-not-in-game = In diesem Spiel bist du nicht dabei. Danach steigst du ein, wenn Platz ist.
# en: d6ff
reason-out-of-game = Für dich ist dieses Spiel entschieden; im nächsten bist du wieder dabei.
# en: edb2
reason-mover =
    { $side ->
        [white] { $player } würfelt und zieht für die Box.
       *[black] { $player } würfelt und zieht für das Team.
    }
# en: 8e62
reason-autopilot-moves =
    { $side ->
        [white] Der Autopilot würfelt und zieht für die Box.
       *[black] Der Autopilot würfelt und zieht für das Team.
    }
# en: c621
reason-no-proxy = Du antwortest nur für dich und für alle, die dir mit `/chouette proxy` Vollmacht gegeben haben.
# en: f63f
reason-box-has-no-proxy = Die Box antwortet selbst, ohne Vollmacht. Mit `/chouette away` machst du Pause.
# en: 03d9
reason-no-proxy-named = Noch hat niemand deine Vollmacht. Gib sie mit `/chouette proxy`.
# en: d2bb
reason-own-proxy = Für dich selbst antwortest du schon: Gib jemand anderem die Vollmacht.
# en: e026
reason-proxy-already = { $player } hat deine Vollmacht schon.
# en: 6272
reason-never-proxy = { $player } kann nicht für dich antworten: Nenne jemanden, der hier ist und nicht zur Box gehört.

# en: 29fa
reason-not-your-cube = Doppeln kannst du nur mit deinem eigenen Doppler.
# en: 4cbe
reason-anothers-cube = Dieser Doppler gehört { $owner }: Nimm deinen eigenen.
# en: 4cd8
reason-other-side-owns-cube = Der Doppler liegt bei der anderen Seite: Nur sie kann doppeln.
# en: 5df5
reason-captain-doubles = Mit einem Doppler für alle doppelt nur der Captain ({ $captain }).
# en: ccca
reason-not-doubled = Mit diesem Doppler hast du nicht gedoppelt.
# en: 03a7
reason-doubled-already = Mit diesem Doppler hast du schon gedoppelt.
# en: 8747
reason-roll-asked-for = Zu spät für andere Doppel: Gleich wird gewürfelt.
# en: d7fc
reason-you-doubled =
    { $stage ->
        [beaver]
            { $count ->
                [one] Du hast gebeavert; { $who } antwortet.
               *[other] Du hast gebeavert; die anderen antworten.
            }
        [raccoon]
            { $count ->
                [one] Du hast mit Raccoon erhöht; { $who } antwortet.
               *[other] Du hast mit Raccoon erhöht; die anderen antworten.
            }
       *[double]
            { $count ->
                [one] Du hast gedoppelt; { $who } antwortet.
               *[other] Du hast gedoppelt; die anderen antworten.
            }
    }
# en: b428
reason-captain-follows = Du bist der Captain: Antworte selbst.
# en: 2d82
reason-answer-shown = Deine Antwort ist aufgedeckt und gilt.
# en: fbed
reason-captain-last = An diesem Tisch antwortet der Captain zuletzt: Antworte nach den anderen.
# en: 8aa0
reason-captain-first = An diesem Tisch antwortet der Captain zuerst: Antworte nach { $captain }.
# en: 1428
reason-double-rule =
    { $rule ->
        [must-include-captain] An diesem Tisch muss die Box auch den Captain doppeln: Nimm { $captain } dazu oder deine Doppel zurück.
       *[all] An diesem Tisch doppelt die Box alle, die sie doppeln kann, oder niemanden: Nimm die anderen dazu oder deine Doppel zurück.
    }
# en: 7cf5
reason-take-rule =
    { $rule ->
        [half-of-initial] An diesem Tisch nimmt die Box mindestens die Hälfte der ersten Doppel des ganzen Teams an oder keins. Beantworte alle zusammen.
        [must-take-captain] Wenn die Box an diesem Tisch etwas annimmt, dann auch das Doppel des Captains. Beantworte alle zusammen.
       *[all-or-none] An diesem Tisch nimmt die Box alle gleichzeitigen Doppel an oder keins. Beantworte alle zusammen.
    }

# en: eca2
reason-bet-over = Diese Wette ist vorbei. Wähle eine, die noch läuft.
# en: 71a4
reason-no-bet-left =
    { $bets ->
        [one] Deine Wetten sind vorbei. Die letzte offene können nur diese abschließen: { $who }.
       *[other] Deine Wetten sind vorbei. Die noch offenen können nur diese abschließen: { $who }.
    }
# en: 190a
reason-anothers-bet =
    { $count ->
        [one] Nur { $who } kann sich in dieser Wette einigen oder sie aufgeben.
       *[other] Nur { $who } können sich in dieser Wette einigen oder sie aufgeben.
    }
# en: 80a0
reason-offer-open = Mit diesem Doppler wird gerade gedoppelt: Einige dich, wenn das Doppel beantwortet ist.
# en: 5b90
reason-no-settlements = An diesem Tisch gibt es keine Einigungen. Mit `/chouette concede` gibst du eine Wette auf.
# en: 2998
reason-too-many-points = Biete weniger Punkte: Mehr als das Dreifache des Dopplers geht nicht.
# en: e360
reason-too-many-points-here = Biete höchstens { $number } Punkte, das Dreifache des Dopplers.
# en: a18f
reason-nobody-answers =
    { $kind ->
        [gammon] Niemand kann für { $player } antworten: Gib ein Gammon auf, mehr kann dieses Spiel nicht kosten.
        [backgammon] Niemand kann für { $player } antworten: Gib ein Backgammon auf, mehr kann dieses Spiel nicht kosten.
       *[single] Niemand kann für { $player } antworten: Gib ein einfaches Spiel auf, mehr kann dieses Spiel nicht kosten.
    }
# en: 081c
reason-nobody-answers-now = Niemand kann für { $player } antworten: Spiel weiter.
# en: a580
reason-nothing-proposed = Das kannst du hier nicht aufgeben: Wähle mit `/chouette concede` etwas anderes.
# en: 7068
reason-no-proposal-left = Dieses Angebot ist beantwortet oder zurückgezogen.
# en: db78
reason-answered-by-other = Das ist dein Angebot: { $player } kann antworten, und du kannst es zurückziehen.
# en: 3534
reason-proposed-by-you = Dein letztes Angebot zu dieser Wette ist noch offen: Zieh es zuerst zurück.
# en: d485
reason-proposed-to-you = { $player } hat dir zu dieser Wette etwas angeboten: Antworte zuerst darauf.
# en: 0b17
reason-no-bet-with = Mit { $player } hast du keine offene Wette, nur mit { $players }.
# en: b836
reason-no-bet-with-anybody = Du hast gerade keine offene Wette.
