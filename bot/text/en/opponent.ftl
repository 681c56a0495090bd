### The bot itself as an opponent: what it is called, how well it plays, and where it cannot.

# Behind the bot's name, and as a choice of `/challenge`.
opponent-level =
    { $level ->
        [beginner] beginner
        [casual] casual
       *[intermediate] intermediate
        [advanced] advanced
        [expert] expert
        [champion] champion
    }
# $level: opponent-level. The name of the bot as a player.
opponent-name = Barpoint ({ $level })
opponent-level-of-person = A level is for games against me. Leave out { $player }, or leave out the level.
opponent-tutor-of-person = The tutor is for games against me. Leave out { $player }, or leave out the tutor.
opponent-missing = I cannot play here: my backgammon engine is not installed. Challenge a person instead.
opponent-failed = I cannot think at the moment. Try again in a minute.
opponent-only-me = In direct messages you can only play me. To challenge { $player }, use `/challenge` on a server.
opponent-directly = The board is in your direct messages.
# Below whose turn it is. $level: opponent-level. $player: for whom.
opponent-autopilot = The autopilot ({ $level }) plays for { $player }.
opponent-autopilot-plain = The plain autopilot plays for { $player }: no engine is installed here.
