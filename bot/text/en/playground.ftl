### The playground: the bot on a Discord that is simulated on one machine and shown in the browser.
### <strong> and <code> are HTML. Names of members and channels stay as they are.

playground-open = The playground is open at { $address } (press Ctrl-C to stop).
playground-what = The whole bot on a Discord of its own, on this machine only. Each link opens a tab in which you are that person: open two, and play.
# **opponent** is an option of the command.
playground-challenge = Enter <strong>#backgammon</strong> as Alice, type <code>/challenge</code>, choose <strong>opponent</strong>, then Bob, and send it.
# Accept and Play are buttons.
playground-accept = Enter as Bob and press <strong>Accept</strong>. Whoever starts presses <strong>Play</strong>; <code>/help</code> explains the rest.
# Join and Start are buttons of the bot, Viewing as one of the page, which is in English.
playground-chouette = For a chouette of three to ten, type <code>/chouette start</code>, let others press <strong>Join</strong>, then press <strong>Start</strong>. To be everybody in one tab, change <strong>Viewing as</strong> at its top. New threads are listed below when you reload this page.
# $time: such as Friday, 27 November, 10:40.
playground-clock = It is { $time } (UTC) here. To see reminders and deadlines:
# Buttons.
playground-let-pass =
    { $span ->
        [hour] Let an hour pass
       *[day] Let a day pass
    }
# The label of a link.
playground-enter = as { $reader }
# Before the names, which lead to what each person's phone shows while it is locked.
playground-phones = Locked phones, which show what each person is notified of:
playground-phone = { $reader }'s locked phone
playground-no-push = Nothing has come yet.
# In place of the text of a message that shows none on a locked phone.
playground-push-empty = (says nothing)
playground-direct-messages = Direct messages
# Of a channel.
playground-topic =
    { $channel ->
        [backgammon] One table can be played here
       *[club] And another one here
    }
