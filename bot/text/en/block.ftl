### Blocking: what somebody reads about people whom they have blocked, and who has blocked them.
### $player: a name. $players: a list of names, with $count of them. $most: how many may be blocked.

block-done = { $player } can no longer challenge you, take your open challenges or see your profile. Games you share go on. `/unblock` undoes this.
block-undone = { $player } can challenge you again.
block-list =
    { $count ->
        [0] You have blocked nobody. `/block` keeps somebody from challenging you.
       *[other] You have blocked { $players }. `/unblock` undoes that.
    }
block-by-you = You have blocked { $player }. To play them, use `/unblock` first.
block-takes-none = { $player } takes no challenges from you. Challenge somebody else, or leave the name out and let anyone accept.
block-too-many = You have blocked { $most } people, which is the most. `/unblock` somebody first.
block-not-this = Choose another person: neither you nor a bot can be blocked.
