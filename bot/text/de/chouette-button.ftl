### Die Buttons unter dem Brett einer Chouette; button.ftl hat die aller Tische.

# en: 3bb6
chouette-button-join = Mitspielen
# en: a3f9
chouette-button-leave = Verlassen
# en: 7e49
chouette-button-start = Starten
# en: e0c5
chouette-button-options = Optionen
# en: c42b
chouette-button-machine = Bot dazuholen
# en: 05b7
chouette-button-no-machine = Bot wegschicken
# en: b4e1
chouette-button-agree-stake = Einsatz { $stake } zustimmen
# en: 02ee
chouette-button-to-lobby = Zur Lobby

# en: 4554
chouette-button-step =
    { $step ->
        [roll] Würfeln
        [no-double] Kein Doppel
        [hold] Wurf anhalten
        [release] Wurf freigeben
        [give-extra] Extra-Doppler geben
        [give-none] Keinen geben
        [keep-extras] Extras behalten
        [retract] Doch passen
        [seek-partner] Partner suchen
        [play-alone] Allein spielen
        [be-partner] Partner sein
        [not-this-time] Diesmal nicht
        [start] Starten
        [reopen] Wieder öffnen
       *[next-game] Nächstes Spiel
    }
# en: 4cbd
chouette-button-extra = Extra-Doppler auf { $value } geben, −{ $points }

# en: a657
chouette-button-double-own =
    { $is_redouble ->
        [yes] Redoppeln
       *[no] Doppeln
    }
# en: 86ae
chouette-button-double-all =
    { $is_redouble ->
        [yes] Alle auf { $values } redoppeln
       *[no] Alle auf { $values } doppeln
    }
# en: 0f37
chouette-button-double-some =
    { $is_redouble ->
        [yes] Einige redoppeln
       *[no] Einige doppeln
    }

# en: e731
chouette-button-take =
    { $is_raised ->
        [yes] Annehmen bei { $value }
       *[no] Annehmen bei { $value }
    }
# en: 470c
chouette-button-take-all =
    { $is_raised ->
        [yes] Alle bei { $values } annehmen
       *[no] Alle bei { $values } annehmen
    }
# en: e3dc
chouette-button-pass =
    { $is_raised ->
        [yes] Ablehnen, −{ $points }
       *[no] Passen, −{ $points }
    }
# en: 411f
chouette-button-pass-all =
    { $is_raised ->
        [yes] Alle ablehnen, zusammen −{ $points }
       *[no] Überall passen, zusammen −{ $points }
    }
# en: f861
chouette-button-pass-all-each =
    { $is_raised ->
        [yes] Alle ablehnen, je −{ $points }
       *[no] Überall passen, je −{ $points }
    }
# en: 83c6
chouette-button-raise =
    { $answer ->
        [raccoon] Raccoon auf { $value }
       *[beaver] Beaver auf { $value }
    }
# en: 024e
chouette-button-answer-own =
    { $answer ->
        [take]
            { $is_raised ->
                [yes] Annehmen
               *[no] Annehmen
            }
        [drop]
            { $is_raised ->
                [yes] Ablehnen
               *[no] Passen
            }
        [raccoon] Raccoon
       *[beaver] Beaver
    }
# en: 986b
chouette-button-raise-all =
    { $answer ->
        [raccoon] Überall Raccoon auf { $values }
       *[beaver] Überall Beaver auf { $values }
    }
# en: b31c
chouette-button-follow = Dem Captain folgen
# en: f790
chouette-button-one-by-one = Einzeln antworten

# en: 68b5
chouette-button-accept-offer = Angebot annehmen
# en: ed53
chouette-button-refuse-offer = Angebot ablehnen
# en: 85cf
chouette-button-seat = Mein Platz
