### What is stored about a player: its export, and its erasure.

# en: 68ed
privacy-exported = Esto es todo lo que se guarda sobre ti: tus nombres e ID de Discord, tus ajustes, tus mesas y lo que hiciste en ellas, tus palabras para los dados, tus notas y los matches que importaste.
# en: 02eb
privacy-nothing-stored = Aún no se guarda nada sobre ti. Eso empieza con tu primer desafío o juego.

## Before everything is erased.

# en: 84b9
privacy-erase = ### ¿Borrar todo lo que se guarda sobre ti?
# en: 54de
privacy-ends-games =
    { $games ->
        [one] **1 juego termina al instante**, sin resultado. A tu rival se le dice por qué.
       *[other] **{ $games } juegos terminan al instante**, sin resultado. A tus rivales se les dice por qué.
    }
# en: 8843
privacy-ends-challenges =
    { $challenges ->
        [one] **1 desafío abierto termina al instante.**
       *[other] **{ $challenges } desafíos abiertos terminan al instante.**
    }
# en: 8f55
privacy-leaves =
    { $chouettes ->
        [one] **Sales de 1 chouette al instante.** Si hay un juego en curso, otros lo acaban por ti.
       *[other] **Sales de { $chouettes } chouettes al instante.** Si hay juegos en curso, otros los acaban por ti.
    }
# en: 2907
privacy-forgotten = Se borran tus nombres, tu ID de Discord, tus ajustes, importaciones, notas y palabras para los dados.
# "a former player": table-former-player.
# en: b63c
privacy-kept = Los juegos que jugaste quedan para tus rivales, que verán “una cuenta borrada” en vez de tu nombre.
# en: 95c9
privacy-posted = Los mensajes que ya están en Discord conservan tu nombre. Solo cambian los tableros de las mesas que terminan ahora.
# en: df31
privacy-final = **Esto no se puede deshacer.** Si vuelves, empiezas de cero.
# en: 3d6c
privacy-copy = `/privacy export` te da antes una copia.
# Labels of buttons.
# en: eafd
privacy-erase-yes = Borrar todo
# en: c881
privacy-erase-no = Conservar todo

## After that.

# en: 9ad5
privacy-kept-all = No se borró nada.
# en: 0849
privacy-erased = Tus datos se han borrado.
# en: 9d82
privacy-closed =
    { $tables ->
        [one] Se cerró 1 de tus mesas.
       *[other] Se cerraron { $tables } de tus mesas.
    }
# en: e3a3
privacy-traces = Por ahora quedan restos en el archivo de la base de datos; quien lleva este bot encuentra en el registro cómo quitarlos.
