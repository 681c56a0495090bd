### The help: a short page, and a page for each section, each of which fits a phone's screen.
### What stands between ** is a button, whose label must be the same here; between ` a command.

# en: 3a06
help-front-heading = ### Backgammon a tu ritmo
# en: a62a
help-front-start = **Empieza** con `/challenge @rival`. Si no pones nombre, puede aceptar cualquiera de aquí.
# en: 10d3
help-front-turn = **Tu turno**: el bot te menciona una vez y publica el tablero. Sus botones muestran lo que puedes hacer.
# en: a36c
help-front-turns = **Tus juegos** están en `/turns`, primero los que te esperan.
# en: 29e8
help-front-more = Pulsa para saber más:
# en: a9f3
help-front-version = -# Barpoint { $version }

# The label of the button that opens each page.
# en: bc47
help-label =
    { $section ->
        [start] Primeros pasos
        [turn] Un turno
        [match] Matches y cubo
        [chouette] Chouettes
        [time] Ajustes y recordatorios
        [records] Registros y dados
        [standing] Rating y perfiles
       *[privacy] Privacidad
    }

# $days: how long a challenge waits.
# en: d4cf
help-start =
    ### Primeros pasos
    - `/challenge @rival` publica un desafío. Con opciones eliges el juego: `length:7`, `play:Sesión libre`, `start:Nackgammon`. `/settings challenge` guarda lo que elijas.
    - `/challenge level:ocasional` empieza ya contra mí, de principiante a campeón: aquí, en un hilo o por mensaje directo.
    - **Aceptar** empieza el juego; **Proponer cambios** (`/propose`) hace una contraoferta.
    - **Retirar desafío** o **Retirar contraoferta** retira lo tuyo. Un desafío caduca a los { $days } días sin respuesta.
    - Cada canal tiene una mesa; un segundo juego va a un hilo. `thread:True` siempre abre uno, `direct:True` es por mensaje directo.
    - `/move-here` trae tu juego al canal donde lo escribes.

# en: 8ac2
help-turn =
    ### Un turno
    - **Tirar** (`/roll`), elige una jugada de la lista, **Confirmar**. Si los dados ya están ahí, la lista está en el tablero. **Jugar** te deja mover ficha a ficha. O escríbela: `/play 8/5 6/5`.
    - Tus fichas van del punto 24 al 1. `13/8(2)` mueve dos, `bar/20*` entra y come, `6/off` saca.
    - El bot tira cuando no puedes doblar y hace las jugadas forzadas. `/settings me` lo desactiva.
    - **Tirar por mí** (tras una tirada, o en **Mi lado**) deja que el bot tire aunque puedas doblar, en una mesa de dos, hasta que el cubo pase a tu lado.
    - `/settings me confirm_play:False` juega al momento lo que eliges, salvo en una chouette; **Deshacer** lo retira mientras no le siga nada.
    - **Desde mi turno** muestra lo que ha pasado, **Mi lado** (`/board`) el tablero a tu gusto. A quien mira, **Mi lado** le mantiene el lado y sigue el juego durante 14 minutos.
    - `/takeback` pide la vuelta atrás de tu última jugada o doblaje.
    - `/orders` deja que el bot actúe por ti; `/note` guarda una nota solo para ti.

# en: 008d
help-match =
    ### Matches y cubo
    - **Doblar** (`/double`) antes de tirar. Tu rival responde **Aceptar** (`/take`) o **Pasar** (`/pass`), o en algunas sesiones libres **Beaver** (`/beaver`).
    - Un gammon vale el doble y un backgammon el triple, multiplicado por el cubo. **Reglas** muestra todo lo acordado.
    - **Abandonar** (`/resign`) ofrece una derrota; tu rival puede rechazar todo lo que no sea el máximo. Si no responde a tiempo, queda aceptada.
    - En un match, el siguiente juego empieza solo. En una sesión libre, pulsa **Siguiente juego** (`/next`) o **Terminar sesión** (`/end`).
    - Al final, pulsa **Revancha**.

# en: 5040
help-chouette =
    ### Chouettes
    Juegan de tres a diez: uno es el box y juega contra todos los demás a la vez.
    - `/chouette start` abre una sala. La gente pulsa **Entrar** (`/chouette join`) y quien organiza, **Empezar**.
    - En el tablero, una corona es el capitán y un número, el puesto en el orden; **4 en juego** es lo que el box gana o pierde en un juego simple.
    - **Mi puesto** muestra tu cubo, tu marcador y todo lo que puedes hacer. `/chouette suggest` muestra una jugada al capitán, `/chouette hold` pide retener la tirada.
    - `/chouette settle` y `/chouette concede` cierran una apuesta; `/chouette proxy` deja que alguien responda por ti.
    - `/chouette away` es descansar, `/chouette back` volver, `/chouette leave` salir.
    - `/chouette line` muestra a quién le toca después, `/chouette ledger` quién ha ganado qué; ahí, **Hoja** lo muestra juego a juego.
    - Quien organiza tiene `/chouette settings`, `/chouette last`, `/chouette close` y `/chouette host`.

# en: f3a1
help-standing =
    ### Rating y perfiles
    - `/profile` muestra cómo te va, a ti o a otra persona: rating, balance, doblajes, chouettes y cuánto se tarda en responder.
    - El rating sigue la fórmula de FIBS; “1632 ± 41” indica su margen de error. Cuentan los matches a 3 puntos o más, si el servidor no decide otra cosa. El desafío lo dice; con `/challenge rated:False` se juega por diversión.
    - `/leaderboard` muestra quién va por delante aquí: rating, puntos, puntos en chouette. Para tener puesto hacen falta ± 200 o menos, cinco rivales y un match que cuente en los últimos noventa días.
    - `/versus` te muestra contra alguien; `/stats`, este servidor de un vistazo.
    - `/settings me profile:` dice quién ve tu perfil. Lo que acabó en un hilo privado o por mensaje directo no lo ve nadie más.
    - Para quien administra: `/admin void` hace que un resultado ya no cuente; `/settings server rated:` dice qué juegos cuentan.

# $most: how many reminders come at the most.
# en: 6c89
help-time =
    ### Ajustes y recordatorios
    - `/settings me`: tus tableros, tu zona horaria, tus horas de silencio y lo que el bot hace por ti. `/settings server`: qué se juega aquí.
    - Si olvidas un turno, hay un recordatorio al día, { $most } como mucho, nunca en tus horas de silencio. `/settings me` cambia cuándo y dónde.
    - `/challenge turn_hours:24` añade un reloj. `/clock show` lo muestra, `/clock more` da tiempo, `/clock ask` lo pide.
    - Si tu rival agota el tiempo: `/clock claim` gana, `/clock autopilot` sigue jugando por esa persona hasta que pulse **Ya volví**.
    - `/vacation set` detiene tus relojes; mira `/vacation show` y `/vacation end`.

# en: fe15
help-records =
    ### Registros y dados
    - `/history` lista los juegos, `/replay` vuelve a mostrar cada jugada.
    - **Analizar** (`/analyse`) muestra cómo se jugó un juego terminado: PR, suerte, gráfico, errores.
    - `/export` guarda un match en archivos para otros programas, `/import` lee los suyos.
    - `/position` muestra a todos cualquier posición.
    - `/dice show` permite comprobar los dados de un juego acabado, `/dice words` añade tus palabras al siguiente, `/dice server` cuenta las tiradas de aquí.

# en: ef22
help-privacy =
    ### Privacidad
    - `/privacy export` te da todo lo que se guarda sobre ti.
    - `/privacy erase` lo borra. Tus rivales conservan sus juegos, contra “una cuenta borrada”.
    - Tus notas, órdenes, ajustes e importaciones solo los ves tú.
    - Con `/block` alguien no puede desafiarte; con `/unblock`, otra vez sí. `/report` avisa a quienes administran.
    - Para quien administra: `/admin status` muestra qué falla en este servidor, `/admin reports` dice adónde van los avisos.
    - `/help` muestra estas páginas.
