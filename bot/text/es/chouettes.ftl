### Chouettes in lists (/turns, /history, menus), in files, as names of threads, and the options that a host changes.
### Some are parts of a line with dots between them. $host: a name. $players: names. $game: a number.

# en: 2b51
chouettes-kind = Chouette
# As a title; also the name of its thread, by which we know it again.
# en: 8b77
chouettes-of = La chouette de { $host }
# The label of a link to the next table that waits for the reader.
# en: 062d
chouettes-next = Siguiente juego: la chouette de { $host }
# In a menu: 100 characters.
# en: 5e09
chouettes-choice = #{ $table } chouette: { $players }

## What it waits for

# en: c778
chouettes-not-begun = sin empezar
# en: 9d4a
chouettes-unplayed = cerrada sin jugar
# $awaited: who is first to do what.
# en: d9d8
chouettes-awaited-more =
    { $others ->
        [one] { $awaited }, y 1 más
       *[other] { $awaited }, y { $others } más
    }

# Who has won the most so far; $points is signed: "+8".
# en: 6fee
chouettes-leader = { $player } { $points }

## Its files

# en: 3159
chouettes-files =
    { $sessions ->
        [one] Adjunto: 1 sesión libre para GNU Backgammon.
       *[other] Adjunto: { $sessions } sesiones libres para GNU Backgammon, una por cada dos jugadores que tuvieron una apuesta.
    }
# en: 0c8c
chouettes-sheet-file = Y la hoja de puntos, para una hoja de cálculo.
# $payments: several of record-omission.
# en: 9c9a
chouettes-not-in-files = No se incluye, porque no viene de ningún cubo: { $payments }.
# en: 6d24
chouettes-no-ids = En un XGID, un OGID o un ID de GNU solo cabe un cubo; una chouette tiene varios. `/replay` muestra sus tableros.

## Its lobby

# en: 2fa4
chouettes-posted = Sala abierta.
# en: 152e
chouettes-own-thread = Tu chouette tiene su propio hilo: { $thread }.
# en: 909d
chouettes-whoever-joins = Quien entra juega con estas opciones. El orden se tira aquí al empezar.
# en: e6ae
chouettes-never-begun = Cerrada antes del primer juego.
# en: 8ed6
chouettes-machine-question = ¿Con qué nivel debe jugar el bot? Se sienta a la mesa como los demás, con su propio cubo, y puede llegar a ser capitán o box.
# en: b4db
chouettes-machine-missing = Aquí no puedo jugar: mi motor de backgammon no está instalado. Puede entrar otra persona en mi lugar.

## Its options, and changes of them. $changes: "Jacoby: no · Stake: 5".

# en: 1c06
chouettes-options = Opciones de la chouette
# en: eda1
chouettes-host-changed = { $host } cambió las opciones: { $changes }
# Above the rows of buttons of the editor. $page: a subject, such as "Cubes".
# en: 5f8d
chouettes-editor =
    { $part ->
        [presets] **1.** Elige unas reglas
        [pages] **2.** o cámbialas, por tema:
        [options] **{ $page }**: pulsa para cambiar
       *[save] **3.** Guarda, o deja lo que había
    }
# Below "Cubes: press to change". $options: "Raccoons: no".
# en: 3991
chouettes-editor-fixed = Depende de las otras: { $options }
# en: 05ea
chouettes-unchanged = Sin cambios todavía.
# en: 6c10
chouettes-same-options = Esas son las opciones actuales: cambia al menos una.
# en: e6ae
chouettes-held-back = Los cambios valen desde el juego que sigue al próximo; un nuevo valor del punto, cuando todos lo acepten.
# en: 02db
chouettes-held-back-in-game = Los cambios valen desde el siguiente juego; un nuevo valor del punto, cuando todos lo acepten.
# en: 71ce
chouettes-from-game = Desde el juego { $game }: { $changes }
# en: ed0f
chouettes-stake-proposed = Propuesta: a { $stake } el punto; falta que acepten: { $players }
# en: 334f
chouettes-stake-agreed = A { $stake } el punto desde el juego { $game }: todos de acuerdo
# en: a4dd
chouettes-last-game = El juego { $game } es el último
# en: 086e
chouettes-agreement-wanted = { $player } pide el análisis del juego { $game }. Mientras dure la sesión, toda la mesa debe estar de acuerdo. { $players }: para aceptar, **Analizar**.
