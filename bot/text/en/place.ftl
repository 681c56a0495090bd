### Where tables stand: threads, moving a table, places in trouble, and what Discord does not allow.
### $channel: the mention of a channel. $player: a name. $permissions: a list, as Discord calls them.
### $taken: what is played in a channel, such as "Alice 3, Bob 1".

## Threads.

place-thread-opened = Your challenge has a thread of its own: { $channel }.
# $why: one of the next four.
place-no-thread = I cannot open a thread: { $why }
place-no-thread-taken = This channel's table is taken: { $taken }. I cannot open a thread for yours: { $why }
place-thread-lacking = I lack { $permissions } in this channel. Ask somebody who runs the server to allow it, or challenge in another channel.
place-thread-too-many = this server has as many open ones as Discord allows. Ask somebody who runs it to close some, or challenge in another channel.
place-thread-nowhere = this kind of channel has none for games. Challenge in a text channel.
place-thread-refused = Discord did not take it. Try again in a minute, or challenge in another channel.

## Moving a table.

# $link: where its board stands.
place-moved-away = The game goes on in { $channel }: [To the board]({ $link })
place-nothing-to-move = You have no game in another place that could be moved here. Start one with `/challenge`.
place-not-yours = You play no game of that number. Choose one from the list that `table` offers.
# $tables: such as "#17 or #23".
place-several = You have several games elsewhere. Say which one in `table`: { $tables }.
place-played-out = Nothing is being played at that table now, so there is nothing to move. Start with `/challenge`.
place-played-here = That game is played here already. To see its board at the bottom, type `/board repost:True`.
place-taken = This channel's table is taken: { $taken }. Type `/move-here` in a channel or a thread where nothing is played.
place-player-not-here = { $player } is not on this server, so the game cannot move here. Choose a place you share.
place-player-cannot-see = { $player } cannot see this channel, so the game cannot move here. Choose a place you share.

## Places in trouble.

# To a player. $game: such as "Your game against Bob (#17, match to 5)". $why: place-why and so on.
place-cut-off = { $game } is cut off: { $why } Nothing is lost: type `/move-here` where it should go on.
# To those who run the server. $table: place-table. $since: how long ago. $remedy: a sentence.
place-trouble = { $table }: { $why } Noticed { $since }. { $remedy }
# Behind a colon.
place-why =
    { $problem ->
        [deleted] its channel or thread was deleted.
        [hidden] I cannot see { $channel } any more.
        [locked] the thread { $channel } was locked.
        [removed] I was removed from the server.
       *[forbidden] I lack permissions to show a board in { $channel }.
    }
place-why-direct = { $player } takes no direct messages from me.
place-why-direct-yours = you take no direct messages from me; you can allow them in the privacy settings of a server.
# Of a game.
place-remedy =
    { $problem ->
        [deleted] One of the players can type `/move-here` in another channel.
        [hidden] Let me view the channel, or one of the players can type `/move-here` elsewhere.
        [forbidden] Allow what is missing, or one of the players can type `/move-here` elsewhere.
        [locked] Unlock the thread, or one of the players can type `/move-here` elsewhere.
        [removed] It goes on by itself at the next board.
       *[closed] One of the players can type `/move-here` in a channel.
    }
# Of a challenge, which does not move.
place-remedy-challenge =
    { $problem ->
        [deleted] It can be made anew by `/challenge` in another channel.
        [hidden] Let me view the channel, or it can be made anew by `/challenge` elsewhere.
        [forbidden] Allow what is missing, or it can be made anew by `/challenge` elsewhere.
        [locked] Unlock the thread, or it can be made anew by `/challenge` elsewhere.
        [removed] It goes on by itself at the next board.
       *[closed] It can be made anew by `/challenge` in a channel.
    }

## The state of a server, for those who run it.

place-status = ### Barpoint on this server
# $tables: a list of place-count. $count: of them all.
place-all-is-well =
    { $count ->
        [one] **All is well.** { $tables } is open; every board is shown, and I lack no permission there.
       *[other] **All is well.** { $tables } are open; every board is shown, and I lack no permission there.
    }
place-open =
    { $count ->
        [one] { $tables } is open.
       *[other] { $tables } are open.
    }
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
place-status-trouble = **Places in trouble**
place-status-lacking = **Permissions that I lack where games are played**
place-status-undelivered = **Not shown so far; I keep trying**
place-status-left = **Players who left this server**
place-lacking = { $channel }: { $permissions }
# $reason: what Discord said, in English.
place-undelivered =
    { $table }: owed since { $since }, tried { $attempts ->
        [one] 1 time
       *[other] { $attempts } times
    }; `{ $reason }`
# $tables: such as "#17, #23".
place-left = { $player } ({ $tables }) cannot be reached here; a game goes on when they come back.
place-more = … and { $number } more.
# $called: who plays, such as "Alice and Bob", or "Alice's chouette".
place-table = #{ $number } { $called } in { $channel }
# Manage Server: as Discord calls the permission.
place-status-refused = Only members with the permission **Manage Server** may see this. Ask one of them to look.
place-server-only = That is about a server. Type it in a channel of the one you mean.

## Direct messages, and who cannot be reached.

place-direct-needs-opponent = By direct messages you play with somebody you name: `/challenge opponent:@friend direct:True`.
place-direct-or-thread = A match is played by direct messages or in a thread, not both: leave `direct` or `thread` out.
place-no-direct-channel = Discord opens no direct messages with { $player } at the moment, so nothing was changed. Try again in a minute, or challenge in this channel, without `direct`.
place-no-direct-table = You play nothing by direct messages. On a server, `/challenge direct:True` starts a match here.
place-not-on-server = They are not on this server, so they could not see the board. Challenge somebody who is.
# **Withdraw challenge**: button-withdraw-challenge.
place-closed-yours =
    That is saved, but you take no direct messages from me, so you cannot see the board. Allow them in the privacy settings of a server that we share; or { $is_challenge ->
        [yes] press **Withdraw challenge**, and challenge in a channel
       *[no] type `/move-here` in a channel that you both see
    }.
place-closed =
    That is saved, but { $player } takes no direct messages from me and cannot see it. It arrives as soon as they are allowed; or { $is_challenge ->
        [yes] press **Withdraw challenge**, and challenge in a channel
       *[no] type `/move-here` in a channel that you both see
    }.

## Nothing here, or nothing to be shown.

place-no-table = Nothing is being played in this channel. Start with `/challenge`.
place-handled = That was done already; see the live board with `/board`.
place-cannot-post = I cannot show a board here: I lack { $permissions } in this channel. Ask somebody who runs the server to allow it, or play in another channel.
place-unknown-button = I do not know that button any more. The live board has new ones: `/board`.
# What somebody did was saved, but Discord does not take the board.
place-not-shown = That is saved, but I cannot show the board now. I keep trying; `/board` shows it to you.
# It was saved, but cannot be read again.
place-saved = That is saved. Look at the table with `/board`.
place-unavailable = I cannot save anything at the moment, so nothing was changed. Please try again in a few minutes.
# After a mistake of the bot's own.
place-broken = Something went wrong on my side. Nothing that was saved is lost: look at the table with `/board`.
