### Die Regelübersicht einer Chouette: Vorlagen, und Zeilen über mehrere Optionen. Die anderen heißen options-rule-….

# en: 3e7e
chouette-rules-preset =
    { $preset ->
        [leaflet] Merkblatt
        [single-cube] Ein Doppler
        [no-consultation] Ohne Beratung
       *[club] Club
    }
# en: e1aa
chouette-rules-preset-played =
    { $preset ->
        [leaflet] Merkblatt: höchstens 5 am Tisch, ein Doppler, automatische Doppel, kein Jacoby
        [single-cube] Ein Doppler: wie Club, aber einer für das ganze Team
        [no-consultation] Ohne Beratung: wie Club, aber niemand berät den Captain
       *[club] Club: ein Doppler je Mitglied, Jacoby, Beaver, freie Beratung; ab 5 am Tisch muss auch passen, wer allein annimmt
    }
# en: acac
chouette-rules-changed =
    { $preset ->
        [leaflet] Merkblatt, { $changes }
        [single-cube] Ein Doppler, { $changes }
        [no-consultation] Ohne Beratung, { $changes }
       *[club] Club, { $changes }
    }
# en: 3b86
chouette-rules-brief =
    { $option ->
        [stake] Einsatz { $value }
        [max_players] { $value } Plätze
        [turn_hours] { $value } pro Entscheidung
        [jacoby]
            { $is_on ->
                [yes] Jacoby
               *[no] ohne Jacoby
            }
        [beavers]
            { $is_on ->
                [yes] Beaver
               *[no] ohne Beaver
            }
        [raccoons]
            { $is_on ->
                [yes] Raccoon
               *[no] ohne Raccoon
            }
        [settlements]
            { $is_on ->
                [yes] Einigungen
               *[no] ohne Einigungen
            }
       *[cube_mode] Doppler: { $value }
    }

# en: 11d8
chouette-rules-chouette = **Chouette**: Die Box spielt allein gegen alle anderen, das Team. Der Captain würfelt und zieht für das Team. Nur Punkte: Es fließt kein Geld.
# en: 4385
chouette-rules-players = **Plätze**: Ab 3 geht es los; höchstens { $most } spielen, andere warten.
# en: 4e31
chouette-rules-cap = **Höchstwert**: Kein Doppler geht über { $cap }.
# en: 908a
chouette-rules-beavers =
    { $has_raccoons ->
        [yes] **Beaver**: Wer gedoppelt wird, darf sofort zurückdoppeln und den Doppler behalten; die andere Seite darf mit einem Raccoon antworten.
       *[no] **Beaver**: Wer gedoppelt wird, darf sofort zurückdoppeln und den Doppler behalten; kein Raccoon.
    }
# en: 914a
chouette-rules-no-beavers = **Beaver**: nein.
# en: 6074
chouette-rules-doubles =
    { $is_single ->
        [yes]
            { $doubles ->
                [one] **Automatische Doppel**: Ein Pasch im Eröffnungswurf verdoppelt den Doppler, einmal pro Spiel.
               *[other] **Automatische Doppel**: Ein Pasch im Eröffnungswurf verdoppelt den Doppler, bis zu { $doubles }-mal pro Spiel.
            }
       *[no]
            { $doubles ->
                [one] **Automatische Doppel**: Ein Pasch im Eröffnungswurf verdoppelt jeden Doppler, einmal pro Spiel.
               *[other] **Automatische Doppel**: Ein Pasch im Eröffnungswurf verdoppelt jeden Doppler, bis zu { $doubles }-mal pro Spiel.
            }
    }
# en: 4cfa
chouette-rules-doubles-unlimited =
    { $is_single ->
        [yes] **Automatische Doppel**: Ein Pasch im Eröffnungswurf verdoppelt den Doppler, ohne Grenze.
       *[no] **Automatische Doppel**: Ein Pasch im Eröffnungswurf verdoppelt jeden Doppler, ohne Grenze.
    }
# en: 5e0e
chouette-rules-box-doubles =
    { $rule ->
        [any] **Doppel der Box**: Die Box darf beliebige ihrer Doppler anbieten.
        [must-include-captain] **Doppel der Box**: Doppelt die Box, dann auch den Captain.
       *[all] **Doppel der Box**: Die Box doppelt alle oder niemanden.
    }
# en: 8338
chouette-rules-box-takes =
    { $rule ->
        [free] **Annahmen der Box**: Die Box darf beliebige Doppel annehmen und bei den anderen passen.
        [half-of-initial] **Annahmen der Box**: Doppelt das ganze Team zum ersten Mal, nimmt die Box mindestens die Hälfte der Doppel an oder keins.
        [must-take-captain] **Annahmen der Box**: Nimmt die Box etwas an, dann auch das Doppel des Captains.
       *[all-or-none] **Annahmen der Box**: Die Box nimmt alle gleichzeitigen Doppel an oder keins.
    }
# en: 8605
chouette-rules-advice-single-cube = **Beratung**: Mitglieder dürfen beraten, sobald der Doppler einmal angenommen ist; der Captain entscheidet.
# en: 880e
chouette-rules-lone-taker =
    { $rule ->
        [must-drop] **Einzige Annahme** (ab { $players } am Tisch): Nimmt nur ein Mitglied das erste Doppel der Box an, muss es auch passen.
        [extras] **Einzige Annahme** (ab { $players } am Tisch): Nimmt nur ein Mitglied das erste Doppel der Box an, dürfen ihm alle, die gepasst haben, je einen Extra-Doppler geben und zahlen dazu dessen halben Wert.
        [must-beaver] **Einzige Annahme** (ab { $players } am Tisch): Nimmt nur ein Mitglied das erste Doppel der Box an, muss es beavern oder passen.
       *[none] **Einzige Annahme**: Nimmt nur ein Mitglied das erste Doppel der Box an, spielt es weiter.
    }
# en: dfda
chouette-rules-grace = **Zeit zum Doppeln**: Ist das Team dran, wartet der Wurf { $time } auf die Crew, oder bis alle entschieden haben, die doppeln können.
# en: d512
chouette-rules-time =
    { $absent ->
        [follow-captain] **Zeit**: { $time } pro Entscheidung. Danach antwortet ein Mitglied, das schweigt, auf ein Doppel wie der Captain oder passt, wenn der Captain nicht gedoppelt ist; ein Captain, der schweigt, passt beim Doppel und wird für den Zug vertreten.
        [drop] **Zeit**: { $time } pro Entscheidung. Danach passt ein Mitglied, das schweigt, beim Doppel; ebenso ein Captain, der auch für den Zug vertreten wird.
       *[proxy-only] **Zeit**: { $time } pro Entscheidung. Danach antwortet für ein Mitglied, das schweigt, wer Vollmacht hat, sonst passt es; ein Captain, der schweigt, passt beim Doppel und wird für den Zug vertreten.
    }
