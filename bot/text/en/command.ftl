### The slash commands: what each is called, and what it says of itself below its name.
### A name is at most 32 small letters, digits, - and _, without spaces. No two options of a command are called the same,
### nor is one called as any option of that command is in English. A description has at most 100 characters. All words of
### a command with its subcommands, options and choices have at most 8,000 characters on Discord, and 7,000 here, which leaves
### room for more options: be brief, above all in /chouette and /settings.

## Commands

command-roll = roll
command-roll-description = Roll your dice
command-double = double
command-double-description = Offer the doubling cube before you roll
command-double-option-sure-description = Double without being asked once more
command-take = take
command-take-description = Take the double; or accept a beaver, a resignation, or a challenge
command-pass = pass
command-pass-description = Pass the double; or refuse a beaver or a resignation, or decline a challenge
command-pass-option-sure-description = Pass a double without being asked once more
command-beaver = beaver
command-beaver-description = Beaver the double: the cube turns once more and is yours; or raccoon a beaver
command-play = play
command-play-description = Play your roll; without a play, build it step by step
command-play-option-play = play
command-play-option-play-description = Such as 8/5 6/5, 13/8(2), bar/20* or 6/off
command-resign = resign
command-resign-description = Offer to resign; your opponent accepts or refuses
command-resign-option-loss-description = What you offer to lose
command-resign-option-sure-description = Resign without being asked once more
command-next = next
command-next-description = Start the session's next game; after the end, a rematch
command-challenge = challenge
command-challenge-description = Challenge a friend, or anyone in this channel, to a match or a money session
command-challenge-option-thread-description = Play in a thread, which opens automatically where the channel's table is taken
command-propose = propose
command-propose-description = Propose other rules for the challenge in this channel
command-end = end
command-end-description = End the money session, between two games
command-takeback = takeback
command-takeback-description = Ask to take back your last play or double; your opponent may grant it
command-orders = orders
command-orders-description = Your standing orders at this table: what the bot does for you on your turn
command-clock = clock
command-clock-description = The clock of this table
command-clock-show = show
command-clock-show-description = How much time the player to act still has
command-clock-claim = claim
command-clock-claim-description = Claim the game: your opponent's time is out
command-clock-autopilot = autopilot
command-clock-autopilot-description = Let the autopilot finish the game for your opponent, whose time is out
command-clock-more = more
command-clock-more-description = Give your opponent more time for this turn
command-clock-ask = ask
command-clock-ask-description = Ask your opponent for more time for this turn
command-vacation = vacation
command-vacation-description = Days on which your clocks stop
command-vacation-show = show
command-vacation-show-description = Your vacations, and the days you have left this year
command-vacation-set = set
command-vacation-set-description = Set a vacation: your clocks stop at every table
command-vacation-end = end
command-vacation-end-description = End your vacation today, or cancel the next one
command-position = position
command-position-description = Draw a position for everyone here: an XGID, OGID or GNU ID, or checkers
command-import = import
command-import-description = Replay a match from a file (.mat, .sgf, .ogxm, .xg, .bgf, Galaxy, Studio), up to 256 KB
command-chouette = chouette
command-chouette-description = One player in the box against all the others
command-chouette-start = start
command-chouette-start-description = Open a chouette in this channel; friends join, and you start it
command-chouette-start-option-thread-description = In a thread of its own
command-chouette-settings = settings
command-chouette-settings-description = Change the options, if you are the host
command-chouette-join = join
command-chouette-join-description = Join this channel's chouette, and accept its options
command-chouette-leave = leave
command-chouette-leave-description = Leave; in a game, others act for you until it is over
command-chouette-leave-option-sure-description = Leave without being asked once more
command-chouette-away = away
command-chouette-away-description = Sit out; in a game, others act for you
command-chouette-away-option-sure-description = Sit out without being asked once more
command-chouette-back = back
command-chouette-back-description = Come back, and be dealt in again
command-chouette-suggest = suggest
command-chouette-suggest-description = Suggest a play to your captain; leave empty to see the suggestions
command-chouette-suggest-option-play = play
command-chouette-suggest-option-play-description = Such as 8/5 6/5, 13/8(2), bar/20* or 6/off; only your team reads it
command-chouette-settle = settle
command-chouette-settle-description = Offer to settle bets of yours for points
command-chouette-settle-option-with-description = With whom; leave it out for all your bets
command-chouette-concede = concede
command-chouette-concede-description = Offer to lose bets of yours
command-chouette-concede-option-loss-description = Which loss you offer
command-chouette-proxy = proxy
command-chouette-proxy-description = Name who may answer for your cube in this game; leave it out for nobody
command-chouette-hold = hold
command-chouette-hold-description = Ask the captain to hold the roll, so that you can double
command-chouette-hold-option-when-description = On for this turn, off to release the roll, or each turn of this game
command-chouette-line = line
command-chouette-line-description = Who is box, captain and crew, and your own place
command-chouette-ledger = ledger
command-chouette-ledger-description = Who has won how much, every payment, and how to settle up
command-chouette-last = last
command-chouette-last-description = Announce that this game, or the next, is the last, if you are the host
command-chouette-last-option-when-description = On to announce it, off to take it back
command-chouette-host = host
command-chouette-host-description = Make somebody else the host
command-chouette-host-option-player = player
command-chouette-host-option-player-description = The new host
command-chouette-close = close
command-chouette-close-description = End this channel's chouette, if you are the host; in a game, when that is over
command-block = block
command-block-description = Keep somebody from challenging you; leave empty to see whom you have blocked
command-block-option-player-description = Who may no longer challenge you
command-unblock = unblock
command-unblock-description = Let somebody whom you have blocked challenge you again
command-unblock-option-player-description = Who may challenge you again
command-report = report
command-report-description = Tell this server's admins about somebody; only they read it
command-report-option-player-description = Whom it is about
command-report-option-reason-description = What happened
command-option-reason = reason
command-note = note
command-note-description = A note to yourself about this table; leave empty to see it
command-note-option-text-description = What to write instead of the note before
command-board = board
command-board-description = Look at this channel's board; only you see it
command-board-option-theme-description = How the board looks, if not as in your settings; clear is made for colour-blind eyes
command-board-option-side-description = Whose side to look from, if not as in your settings
command-turns = turns
command-turns-description = All your games, on every server: those that wait for you come first
command-move-here = move-here
command-move-here-description = Move a game of yours to this channel or thread
command-move-here-option-table-description = The game's number; leave it out if you have only one elsewhere
command-history = history
command-history-description = The games that were played: yours, those with a friend, or this server's
command-history-option-with-description = Only the games that you played with this person
command-replay = replay
command-replay-description = Look at a game again, move by move; only you see it
command-replay-option-game-description = Which game of the match
command-export = export
command-export-description = Get a match as files for other programs, and its position to copy
command-analyse = analyse
command-analyse-description = See how a finished match was played: ratings, luck, a chart, every mistake
command-analyse-option-game-description = Which game to begin with; the whole match otherwise
command-dice = dice
command-dice-description = Where the dice come from, and proof that they are fair
command-dice-show = show
command-dice-show-description = What a game's dice come from; once it is over, the proof
command-dice-show-option-game-description = Which game of the match; leave it out for the one in play
command-dice-words = words
command-dice-words-description = Add your own words to the dice of the next game here
command-dice-words-option-text-description = Anything you like; both players can read it in the proof
command-dice-server = server
command-dice-server-description = How the dice have fallen on this server, and whether that is fair
command-privacy = privacy
command-privacy-description = Everything stored about you: get a copy, or erase it
command-privacy-export = export
command-privacy-export-description = Get everything stored about you, as a file that only you see
command-privacy-erase = erase
command-privacy-erase-description = Erase everything stored about you; you are asked once more
command-leaderboard = leaderboard
command-leaderboard-description = Who is ahead on this server: rating, points, chouette points
command-leaderboard-option-by = by
command-leaderboard-option-by-description = What counts; rating if not said
command-leaderboard-option-when = when
command-leaderboard-option-when-description = Since when; all time if not said
command-profile = profile
command-profile-description = How you, or somebody else, have fared: rating, record, doubles, chouettes
command-profile-option-player-description = Whose profile, if not your own
command-stats = stats
command-stats-description = This server in one card: games, gammons, cubes
command-versus = versus
command-versus-description = How you have fared against somebody, or two others against each other
command-versus-option-player-description = Against whom; with another player, the first of the two
command-versus-option-other = other
command-versus-option-other-description = Another player in place of you
command-settings = settings
command-settings-description = How you see boards, and what is played here
command-settings-me = me
command-settings-me-description = How you see boards, and what the bot does for you; leave empty to see it
command-settings-me-option-side-description = Which side is at the bottom of boards that only you see
command-settings-me-option-theme-description = How the boards look that only you see; clear is made for colour-blind eyes
command-settings-server = server
command-settings-server-description = What is played here unless a challenge says otherwise; leave empty to see it
command-settings-server-option-language-description = The language of this server's boards, threads and log lines
command-settings-server-option-side-description = Whose side is at the bottom of this server's live boards
command-settings-server-option-theme-description = How the live boards of this server look; clear is made for colour-blind eyes
command-settings-challenge = challenge
command-settings-challenge-description = What your challenges offer; leave empty to see it
command-settings-challenge-option-reset-description = Go back to what the server has chosen; other options still count
command-admin = admin
command-admin-description = For those who run this server
command-admin-status = status
command-admin-status-description = What is wrong on this server, and what to do about it
command-admin-reports = reports
command-admin-reports-description = Where admins read what players report; leave empty to take no reports
command-option-channel = channel
command-admin-reports-option-channel-description = A channel that only admins see
command-admin-void = void
command-admin-void-description = Let what ended at a table count no more, such as a thrown match
command-admin-void-option-table-description = The number of the table
command-admin-void-option-reason = reason
command-admin-void-option-reason-description = Why; everybody at the table reads it
command-admin-void-option-game-description = That game alone
command-admin-void-option-undo = undo
command-admin-void-option-undo-description = Let it count again
command-help = help
command-help-description = How to play, and every command

## Options: the same in all commands, but for those above

command-option-sure = sure
command-option-play = play
command-option-play-description = Match play or money play
command-option-loss = loss
command-option-player = player
command-option-opponent = opponent
command-option-opponent-description = Whom you challenge, also me; leave it out and anyone here may accept
command-option-level = level
command-option-level-description = Level of the bot; without an opponent, you play the bot
command-option-tutor = tutor
command-option-tutor-description = Against me: I tell you privately before you make a blunder, and you may think again
command-option-length = length
command-option-stake = stake
command-option-jacoby = jacoby
command-option-beavers = beavers
command-option-raccoons = raccoons
command-option-automatic-doubles = automatic_doubles
command-option-cube-cap = cube_cap
command-option-cube = cube
command-option-start = start
command-option-crew-grace = crew_grace
command-option-turn-hours = turn_hours
command-option-turn-hours-description = Clock: hours for each turn, 1 to 336; 0 for no clock
command-option-reserve-hours = reserve_hours
command-option-reserve-hours-description = Clock: reserve of each player for all turns together, 0 to 720 hours
command-option-weekends = weekends
command-option-weekends-description = Clock: whether it runs on weekends too
command-option-when-out = when_out
command-option-when-out-description = Clock: what happens when a player runs out of time
command-option-words = words
command-option-words-description = Words of yours that go into the dice; you can also give them later, with /dice words
command-option-thread = thread
command-option-direct = direct
command-option-direct-description = Play by direct messages: each of you has your own board there
command-option-hours = hours
command-option-hours-description = How many hours more, 1 to 336; two days unless you say otherwise
command-option-from = from
command-option-from-description = The first day, such as 2026-03-01, or { -clock-today }
command-option-until = until
command-option-until-description = The last day, such as 2026-03-14
command-option-position = position
command-option-position-description = XGID=..., 4HPwATDgc/ABMA:cAkAAAAAAAAA, or 24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5
command-option-note = note
command-option-note-description = What to say about the position, such as a question
command-option-file = file
command-option-file-description = The match, as another program exported it
command-option-preset = preset
command-option-preset-description = Options to start from; whatever else you type changes them
command-option-cube-mode = cube_mode
command-option-max-players = max_players
command-option-consultation = consultation
command-option-lone-taker = lone_taker
command-option-lone-min = lone_min
command-option-box-take-rule = box_take_rule
command-option-box-double-rule = box_double_rule
command-option-reply-order = reply_order
command-option-box-retention = box_retention
command-option-partner-min = partner_min
command-option-join-position = join_position
command-option-settlements = settlements
command-option-absent-cube = absent_cube
command-option-box-abandon = box_abandon
command-option-with = with
command-option-points = points
command-option-points-description = How many points you would receive; below 0 you would pay them
command-option-to = to
command-option-to-description = To whom; leave it out for all your bets
command-option-member = member
command-option-member-description = Who may answer for you
command-option-when = when
command-option-text = text
command-option-clear = clear
command-option-clear-description = Delete the note
command-option-side = side
command-option-theme = theme
command-option-repost = repost
command-option-repost-description = Post the live board again for everyone, at the bottom of the channel
command-option-table = table
command-option-table-description = The table's number, as in /history; leave it out for this channel's
command-option-server = server
command-option-server-description = All that was played on this server
command-option-game = game
command-option-format = format
command-option-format-description = What you want; all if left out
command-option-language = language
command-option-language-description = The language in which the bot speaks to you
command-option-colours = colours
command-option-colours-description = Which checkers are yours on boards that only you see
command-option-roll-by-itself = roll_by_itself
command-option-roll-by-itself-description = Whether the bot rolls for you where you cannot double
command-option-play-forced = play_forced
command-option-play-forced-description = Whether the bot plays for you where there is only one play
command-option-confirm-double = confirm_double
command-option-confirm-double-description = Whether you are asked once more before you double
command-option-confirm-play = confirm_play
command-option-confirm-play-description = Whether you confirm a play that you choose from the list
command-option-motion = motion
command-option-motion-description = Whether replays offer moving pictures
command-option-autopilot-cube = autopilot_cube
command-option-autopilot-cube-description = Whether the autopilot, if it plays for you, may double and pass
command-option-reminders = reminders
command-option-reminders-description = Where you are reminded that a table still waits for you
command-option-remind-hours = remind_hours
command-option-remind-hours-description = Hours between reminders, 1 to 168; 0 for one reminder before your time runs out
command-option-zone = zone
command-option-zone-description = Your time zone, by its name or its city: Europe/Berlin, tokyo
command-option-quiet-from = quiet_from
command-option-quiet-from-description = Start of your quiet hours, such as 22:30; { -settings-none } for no quiet hours
command-option-quiet-until = quiet_until
command-option-quiet-until-description = Until when you are not reminded, such as 7:00
command-option-weekend = weekend
command-option-weekend-description = The days of your weekend, when your clock may stop
command-option-profile = profile
command-option-profile-description = Who sees your profile, and you on leaderboards
command-option-rated = rated
command-option-rated-description = Whether it counts for both players' ratings, if not as on this server
command-settings-server-option-rated-description = Which games between two people count for their ratings
command-option-reset = reset
command-option-reset-description = Go back to the defaults; other options still count

## Values that options offer

command-choice-game =
    { $is_match ->
        [yes] Match
       *[no] Money session
    }
command-choice-loss =
    { $kind ->
        [gammon] Gammon
        [backgammon] Backgammon
       *[single] Single
    }
# When time is out.
command-choice-when-out =
    { $way ->
        [claimed] automatic loss
        [autopilot] the autopilot plays on
       *[opponent-decides] the opponent decides
    }
command-choice-when =
    { $when ->
        [on] on
        [off] off
       *[each-turn] each turn
    }
command-choice-whose =
    { $whose ->
        [theirs] theirs
       *[mine] mine
    }
command-choice-format =
    { $format ->
        [mat] .mat, which nearly every program reads
        [sgf] .sgf, for GNU Backgammon
        [ogxm] .ogxm, for OpenGammon and HedgeHog
        [text] text, to be read by people
        [position] the position: XGID, OGID and GNU IDs
       *[all] everything
    }
command-option-analyse = analyse
command-option-analyse-description = Say what is best there, to you alone until you share it
