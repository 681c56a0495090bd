### Where tables stand: threads, moving a table, places in trouble, and what Discord does not allow.
### $channel: the mention of a channel. $player: a name. $permissions: a list, as Discord calls them.
### $taken: what is played in a channel, such as "Alice 3, Bob 1".

## Threads.

place-thread-opened = Your challenge has its own thread: { $channel }.
# $why: one of the five sentences below.
place-no-thread = I cannot open a thread. { $why }
place-no-thread-taken = This channel's table is taken: { $taken }. I cannot open a thread for a second one. { $why }
place-thread-lacking = I lack permissions in this channel: { $permissions }. Ask a server admin to grant them, or challenge in another channel.
place-thread-too-many = This server has as many open threads as Discord allows. Ask a server admin to close some, or challenge in another channel.
# $again: when, as Discord shows a moment, such as "in 4 minutes".
place-thread-limited = Discord allows no more new threads in this channel for now. Try again { $again }, or challenge in another channel.
place-thread-nowhere = Threads for games are possible in text channels only. Challenge in a text channel.
# Before place-no-thread: why a thread was wanted.
place-announcements = Discord limits edits in announcement channels, so games are played in threads there.
place-thread-refused = Discord refused it. Try again in a minute, or challenge in another channel.

## Moving a table.

# $link: where its board stands.
place-moved-away = The game goes on in { $channel }: [To the board]({ $link })
place-nothing-to-move = You have no game elsewhere to move here. Start one with `/challenge`.
place-not-yours = You have no game with that number. Choose one from the `table` list.
# $tables: such as "#17 or #23".
place-several = You have several games elsewhere. Choose one from the `table` list: { $tables }.
place-played-out = That game is over. Start a new one with `/challenge`.
place-played-here = That game is already here. `/board repost:True` posts its board again.
place-taken = This channel's table is taken: { $taken }. Type `/move-here` in a free channel or thread.
place-move-announcements = Discord limits edits in announcement channels, so a board cannot stand here. Type `/move-here` in a thread or in another channel.
place-player-not-here = { $player } is not on this server. Move the game to a server you share.
place-player-cannot-see = { $player } cannot see this channel. Move the game to a channel you both see.

## Places in trouble.

# To a player. $game: table-own-match or table-own-session. $why: place-why and so on, a sentence.
place-cut-off = { $game } is interrupted. { $why } Nothing is lost: type `/move-here` where you want to play on.
# After place-cut-off, where nobody can act.
place-rests = No time runs meanwhile.
# In the channel around the thread. $table: place-table.
place-locked =
    { $table }: the thread was locked, so nobody can press a button or type a command there.
    Nothing is lost, and no time runs: a player can type `/move-here` in a free channel to play on.
# To those who run the server. $table: place-table. $since: such as "2 hours ago". $why, $remedy: sentences.
place-trouble = { $table }: { $why } Noticed { $since }. { $remedy }
place-why =
    { $problem ->
        [deleted] Its channel or thread was deleted.
        [hidden] I can no longer see { $channel }.
        [locked] The thread { $channel } was locked.
        [removed] I was removed from the server.
        [refused] Discord does not take my boards in { $channel }.
        [no-uploads] Discord takes no files on the server for now, so I cannot show a board in { $channel } or its other channels.
       *[forbidden] I lack permissions to show a board in { $channel }.
    }
place-why-direct = { $player } does not allow direct messages from me.
place-why-quarantined = Discord does not let me write to { $player } directly for now.
place-why-quarantined-yours = Discord does not let me write to you directly for now.
place-why-direct-yours = You do not allow direct messages from me. You can allow them in a server's privacy settings.
# Of a game.
place-remedy =
    { $problem ->
        [deleted] A player can type `/move-here` in another channel.
        [hidden] Let me view the channel, or a player can type `/move-here` in another one.
        [forbidden] Give me the missing permissions, or a player can type `/move-here` in another channel.
        [locked] Unlock the thread, or a player can type `/move-here` in another one.
        [removed] Once I am back, the game goes on with its next board.
        [refused] I keep trying; a player can type `/move-here` in another channel.
        [no-uploads] A moderator can ask Discord to allow files here again (https://dis.gd/contact), or a player can type `/move-here` on another server.
        [quarantined] A player can type `/move-here` in a channel, and whoever runs me can appeal to Discord.
       *[closed] A player can type `/move-here` in a channel.
    }
# Of a challenge, which does not move.
place-remedy-challenge =
    { $problem ->
        [deleted] The challenger can type `/challenge` in another channel.
        [hidden] Let me view the channel, or the challenger can type `/challenge` in another one.
        [forbidden] Give me the missing permissions, or the challenger can type `/challenge` in another channel.
        [locked] Unlock the thread, or the challenger can type `/challenge` in another one.
        [removed] Once I am back, the challenge goes on with its next board.
        [refused] I keep trying; the challenger can type `/challenge` in another channel.
        [no-uploads] A moderator can ask Discord to allow files here again (https://dis.gd/contact), or the challenger can type `/challenge` on another server.
        [quarantined] The challenger can type `/challenge` in a channel, and whoever runs me can appeal to Discord.
       *[closed] The challenger can type `/challenge` in a channel.
    }

## The state of a server, for those who run it.

place-status = ### Barpoint on this server
# $tables: a list of place-count.
place-all-is-well = **All is well.** Open here: { $tables }. Every board is shown, and I have all permissions there.
place-open = Open here: { $tables }.
place-count =
    { $what ->
        [game] { $count ->
            [one] 1 game
           *[other] { $count } games
        }
        [chouette] { $count ->
            [one] 1 chouette
           *[other] { $count } chouettes
        }
       *[challenge] { $count ->
            [one] 1 challenge
           *[other] { $count } challenges
        }
    }
place-status-trouble = **Interrupted tables**
place-status-lacking = **Missing permissions where games are played**
place-status-undelivered = **Boards not shown yet (I keep trying)**
place-status-direct = **Direct messages**
place-quarantined-here = Discord lets me write only to people I have written to before. Reminders for others come in the channel. Whoever runs me can appeal at https://dis.gd/contact.
place-status-left = **Players who left this server**
# As Discord's own app calls it.
place-permission =
    { $permission ->
        [view-channel] View Channel
        [send-messages] Send Messages
        [send-messages-in-threads] Send Messages in Threads
        [create-public-threads] Create Public Threads
        [create-private-threads] Create Private Threads
        [manage-threads] Manage Threads
        [connect] Connect
        [attach-files] Attach Files
       *[read-message-history] Read Message History
    }
place-lacking = { $channel }: { $permissions }
# $since: such as "2 hours ago". $reason: what Discord said, in English.
place-undelivered =
    { $attempts ->
        [one] { $table }: due { $since }, tried once; `{ $reason }`
       *[other] { $table }: due { $since }, tried { $attempts } times; `{ $reason }`
    }
# $tables: such as "#17, #23".
place-left = { $player } ({ $tables }): once the player is back, the games go on.
place-more = … and { $number } more.
# $called: who plays, such as "Alice and Bob", or "Alice's chouette".
place-table = #{ $number } { $called } in { $channel }
# The bot has opened the table by itself, and Discord has not opened its thread yet.
place-table-without-thread = #{ $number } { $called }, no thread yet
# Manage Server: as Discord calls the permission.
place-status-refused = Only members with **Manage Server** can see this.
place-server-only = Type this in a channel of the server you mean.

## Direct messages, and who cannot be reached.

place-direct-needs-opponent = Name your opponent to play by direct messages: `/challenge opponent:@friend direct:True`.
place-direct-or-thread = Choose `direct` or `thread`, not both.
place-no-direct-channel = Discord opens no direct messages with { $player } right now, so nothing was changed. Try again in a minute, or challenge here without `direct`.
place-no-direct-today = Discord lets me open no more direct messages with new people today, so I cannot write to { $player }. Nothing was changed. Challenge here without `direct`.
place-no-direct-table = You have no game in these direct messages. Start one on a server with `/challenge direct:True`.
place-not-on-server = { $player } is not on this server and could not see the board. Challenge somebody who is.
# **Withdraw challenge**: button-withdraw-challenge.
place-closed-yours =
    { $is_challenge ->
        [yes] Saved, but you do not allow direct messages from me, so you cannot see the board. Allow them in a server's privacy settings, or press **Withdraw challenge** and challenge in a channel.
       *[no] Saved, but you do not allow direct messages from me, so you cannot see the board. Allow them in a server's privacy settings, or type `/move-here` in a channel you both see.
    }
place-closed =
    { $is_challenge ->
        [yes] Saved, but { $player } does not allow direct messages from me. The board comes once they allow them; or press **Withdraw challenge** and challenge in a channel.
       *[no] Saved, but { $player } does not allow direct messages from me. The board comes once they allow them; or type `/move-here` in a channel you both see.
    }
place-quarantined-yours =
    { $is_challenge ->
        [yes] Saved, but Discord does not let me write to you directly for now, so you cannot see the board. Press **Withdraw challenge** and challenge in a channel.
       *[no] Saved, but Discord does not let me write to you directly for now, so you cannot see the board. Type `/move-here` in a channel you both see.
    }
place-quarantined =
    { $is_challenge ->
        [yes] Saved, but Discord does not let me write to { $player } directly for now. Press **Withdraw challenge** and challenge in a channel.
       *[no] Saved, but Discord does not let me write to { $player } directly for now. Type `/move-here` in a channel you both see.
    }

## Nothing here, or nothing to be shown.

place-no-table = There is no game in this channel. Start one with `/challenge`.
place-handled = That was done already. `/board` shows the live board.
# $link: invites the bot.
place-not-a-member = I am not a member of this server: only my commands were added, so I cannot post a board here. Ask a server admin to [invite me]({ $link }).
place-cannot-post = I cannot show a board here because I lack permissions: { $permissions }. Ask a server admin to grant them, or play in another channel.
place-unknown-button = That button is out of date. `/board` shows the live board with new ones.
# A link to the new one follows.
place-board-replaced = I was updated or restored after that board was posted, so its buttons no longer work. Use the new one.
# What somebody did was saved, but Discord does not take the board.
place-not-shown = Saved, but I cannot show the board right now. I keep trying; `/board` shows it to you.
# It was saved, but cannot be read again.
place-saved = Saved. `/board` shows the table.
# Somebody pressed or typed dozens of things at once.
place-too-many-requests = You asked for a lot at once. Try again when I have answered the rest.
place-unavailable = I cannot save anything right now, so nothing was changed. Try again in a few minutes.
# In place of an answer with a picture.
place-uploads-limited = Discord takes no files on this server for now, so I cannot show you a picture. Everything saved is safe. A moderator can ask Discord to allow files here again (https://dis.gd/contact), or you can type `/move-here` on another server.
# After a mistake of the bot's own.
place-broken = Something went wrong on my side. Everything saved is safe: `/board` shows the table.
