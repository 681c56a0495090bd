### Reporting somebody to a server's admins.

# $by, $player: names with usernames. $reason: their words. $place: a link to a board, or a channel.
report-text = **Report** by { $by } about { $player }, { $place }: { $reason }
report-done = The admins of this server have your report.
report-nowhere = This server's admins have named no channel for reports: write to one of them.
report-failed = Discord did not take the report. Try again, or write to an admin of this server.
report-not-there = I cannot write in { $channel }: let me, or choose another channel.
report-channel =
    { $is_chosen ->
        [yes] Reports go to { $channel }.
       *[no] Nothing can be reported here any more. Name a channel to change that.
    }
