### The rule sheet of a chouette: its presets, and the lines that tell of several options. The others are options-rule-….

# A button that chooses the preset.
# en: 3e7e
chouette-rules-preset =
    { $preset ->
        [leaflet] Folleto
        [single-cube] Un solo cubo
        [no-consultation] Sin consejos
       *[club] Club
    }
# The preset that is played, and what it means.
# en: e1aa
chouette-rules-preset-played =
    { $preset ->
        [leaflet] Folleto: máximo 5 jugadores, un cubo, doblajes automáticos, sin Jacoby
        [single-cube] Un solo cubo: como club, con un cubo para todo el equipo
        [no-consultation] Sin consejos: como club, pero nadie aconseja al capitán
       *[club] Club: un cubo por miembro, Jacoby, beavers, consejos libres; con 5 jugadores o más, quien acepte en solitario también debe pasar
    }
# The options are those of a preset but for a few. $changes: "Jacoby: no · Stake: 5".
# en: acac
chouette-rules-changed =
    { $preset ->
        [leaflet] Folleto, { $changes }
        [single-cube] Un solo cubo, { $changes }
        [no-consultation] Sin consejos, { $changes }
       *[club] Club, { $changes }
    }
# An option that was changed, in a row of several. $value: as in the menus.
# en: 3b86
chouette-rules-brief =
    { $option ->
        [stake] a { $value } el punto
        [max_players] { $value } jugadores
        [turn_hours] { $value } por decisión
        [jacoby]
            { $is_on ->
                [yes] Jacoby
               *[no] sin Jacoby
            }
        [beavers]
            { $is_on ->
                [yes] beavers
               *[no] sin beavers
            }
        [raccoons]
            { $is_on ->
                [yes] raccoons
               *[no] sin raccoons
            }
        [settlements]
            { $is_on ->
                [yes] acuerdos
               *[no] sin acuerdos
            }
       *[cube_mode] cubos: { $value }
    }

## Rules, each a line

# en: 11d8
chouette-rules-chouette = **Chouette**: una persona, el box, juega contra todas las demás, el equipo. El capitán tira y juega por el equipo. Solo puntos: no se mueve dinero.
# en: 4385
chouette-rules-players = **Jugadores**: con 3 se puede empezar; juegan { $most } como mucho, el resto espera en orden.
# en: 4e31
chouette-rules-cap = **Tope del cubo**: ningún cubo pasa de { $cap }.
# en: 908a
chouette-rules-beavers =
    { $has_raccoons ->
        [yes] **Beavers**: cuando te doblan, puedes doblar otra vez en el acto y quedarte el cubo; el otro lado puede responder con un raccoon.
       *[no] **Beavers**: cuando te doblan, puedes doblar otra vez en el acto y quedarte el cubo; sin raccoons.
    }
# en: 914a
chouette-rules-no-beavers = **Beavers**: no hay.
# en: 6074
chouette-rules-doubles =
    { $is_single ->
        [yes]
            { $doubles ->
                [one] **Doblajes automáticos**: si los dados iniciales son iguales, se dobla el cubo, una vez por juego.
               *[other] **Doblajes automáticos**: si los dados iniciales son iguales, se dobla el cubo, hasta { $doubles } veces por juego.
            }
       *[no]
            { $doubles ->
                [one] **Doblajes automáticos**: si los dados iniciales son iguales, se doblan todos los cubos, una vez por juego.
               *[other] **Doblajes automáticos**: si los dados iniciales son iguales, se doblan todos los cubos, hasta { $doubles } veces por juego.
            }
    }
# en: 4cfa
chouette-rules-doubles-unlimited =
    { $is_single ->
        [yes] **Doblajes automáticos**: si los dados iniciales son iguales, se dobla el cubo, sin límite.
       *[no] **Doblajes automáticos**: si los dados iniciales son iguales, se doblan todos los cubos, sin límite.
    }
# en: 5e0e
chouette-rules-box-doubles =
    { $rule ->
        [any] **El box dobla**: el box puede doblar cualquiera de sus cubos.
        [must-include-captain] **El box dobla**: si el box dobla alguno de sus cubos, dobla también al capitán.
       *[all] **El box dobla**: el box dobla todos sus cubos o ninguno.
    }
# half-of-initial: holds only where every member doubles for the first time.
# en: 8338
chouette-rules-box-takes =
    { $rule ->
        [free] **El box acepta**: el box puede aceptar cualquier cubo y pasar el resto.
        [half-of-initial] **El box acepta**: si dobla el equipo entero por primera vez, el box acepta al menos la mitad de los cubos o ninguno.
        [must-take-captain] **El box acepta**: si el box acepta algún cubo, acepta también el del capitán.
       *[all-or-none] **El box acepta**: el box acepta todos los cubos ofrecidos a la vez o ninguno.
    }
# $players: from how many at the table on it holds.
# With one cube for the whole team.
# en: 8605
chouette-rules-advice-single-cube = **Consejos**: los miembros pueden aconsejar cuando el cubo se haya girado y aceptado; decide el capitán.
# $players: from how many at the table on it holds.
# en: 880e
chouette-rules-lone-taker =
    { $rule ->
        [must-drop] **Única aceptación** (mesas de { $players } o más): si solo un miembro acepta el primer doblaje del box, también debe pasar.
        [extras] **Única aceptación** (mesas de { $players } o más): si solo un miembro acepta el primer doblaje del box, quienes pasaron pueden darle cada cual un cubo extra más la mitad de su valor en puntos.
        [must-beaver] **Única aceptación** (mesas de { $players } o más): si solo un miembro acepta el primer doblaje del box, debe hacer beaver o pasar.
       *[none] **Única aceptación**: si solo un miembro acepta el primer doblaje del box, sigue jugando.
    }
# $time: clock-hours or clock-days.
# $time: such as "15 minutes".
# en: dfda
chouette-rules-grace = **Tiempo para doblar**: en el turno del equipo, la tirada espera { $time } al resto, o hasta que decidan todos los que pueden doblar.
# $time: clock-hours or clock-days.
# en: d512
chouette-rules-time =
    { $absent ->
        [follow-captain] **Tiempo**: { $time } por decisión. Después, un miembro que calla responde a un doblaje como el capitán, o pasa si al capitán no le doblan; un capitán que no responde pasa si le doblan, y se le releva en ese turno.
        [drop] **Tiempo**: { $time } por decisión. Después, un miembro que no responde a un doblaje pasa; también el capitán, y se le releva en ese turno.
       *[proxy-only] **Tiempo**: { $time } por decisión. Después, por un miembro que no responde a un doblaje responde la persona en quien delegó, o pasa; un capitán que no responde pasa si le doblan, y se le releva en ese turno.
    }
