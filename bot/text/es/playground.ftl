### The playground: the bot on a Discord that is simulated on one machine and shown in the browser.
### <strong> and <code> are HTML. Names of members and channels stay as they are.

# en: a7f2
playground-open = El área de pruebas está abierta en { $address } (Ctrl-C para cerrarla).
# en: 5805
playground-what = El bot entero en un Discord propio, solo en esta máquina. Cada enlace abre una pestaña en la que eres esa persona: abre dos y juega.
# **opponent** is an option of the command.
# en: 7775
playground-challenge = Entra en <strong>#backgammon</strong> como Alice, escribe <code>/challenge</code>, elige <strong>opponent</strong>, luego Bob, y envíalo.
# Accept and Play are buttons.
# en: 381a
playground-accept = Entra como Bob y pulsa <strong>Aceptar</strong>. Quien empieza pulsa <strong>Jugar</strong>; <code>/help</code> explica lo demás.
# Join and Start are buttons of the bot, Viewing as one of the page, which is in English.
# en: a287
playground-chouette = Para una chouette de tres a diez, escribe <code>/chouette start</code>, que otros pulsen <strong>Entrar</strong>, y pulsa <strong>Empezar</strong>. Para ser todo el mundo en una pestaña, cambia <strong>Viewing as</strong> arriba. Los hilos nuevos salen abajo al recargar esta página.
# $time: such as Friday, 27 November, 10:40.
# en: 43b1
playground-clock = Aquí es { $time } (UTC). Para ver recordatorios y plazos:
# Buttons.
# en: c7b7
playground-let-pass =
    { $span ->
        [hour] Dejar pasar una hora
       *[day] Dejar pasar un día
    }
# The label of a link.
# en: 4897
playground-enter = como { $reader }
# Before the names, which lead to what each person's phone shows while it is locked.
# en: 2477
playground-phones = Teléfonos bloqueados, con las notificaciones que recibe cada persona:
# en: 284e
playground-phone = Teléfono bloqueado de { $reader }
# en: 5f00
playground-no-push = Todavía no ha llegado nada.
# In place of the text of a message that shows none on a locked phone.
# en: f34c
playground-push-empty = (sin texto)
# en: 134f
playground-direct-messages = Mensajes directos
# Of a channel.
# en: a522
playground-topic =
    { $channel ->
        [backgammon] Aquí cabe una mesa
       *[club] Y aquí otra
    }
