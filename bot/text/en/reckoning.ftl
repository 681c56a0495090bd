### Who is to pay whom once a chouette is closed, and who has paid: a post with the final scoresheet, and a part of the ledger.
### $payer, $payee: a name. $points, $count: a number.

# The heading of its post. $title is ledger-of-table.
reckoning-title = { $title }: final sheet
reckoning-even = Everybody is even: nothing to pay.
# Above the payments. Each has a button below it.
reckoning-to-pay =
    { $count ->
        [one] One payment settles everything:
       *[other] { $count } payments settle everything:
    }
# Below that, where something was open from an earlier evening.
reckoning-with-carried = What was open from earlier evenings here is included.
# Below that, each payer mentioned, as a message of its own. Each payment has a line below it.
reckoning-call = To pay; press **Paid** above when it is done:
reckoning-payment =
    { $state ->
        [open] { $payer } → { $payee } { $points }
        [claimed] { $payer } → { $payee } { $points } · paid, says { $payer }; { $payee } to confirm
        [paid] { $payer } → { $payee } { $points } · paid
        [carried] { $payer } → { $payee } { $points } · carried to a later evening
       *[void] { $payer } → { $payee } { $points }
    }
reckoning-button =
    { $press ->
        [paid] Paid
        [received] Received
       *[not-received] Not received
    }
# To whoever pressed a button.
reckoning-claimed = Noted: { $payee } confirms it by pressing **Received**.
reckoning-received = Noted: paid.
reckoning-reopened = Noted: still to be paid.
# Why a press changes nothing.
reckoning-not-theirs =
    { $state ->
        [claimed] Only { $payee } can say whether it arrived.
       *[open] Only { $payer } or { $payee } can say that this is paid.
    }
reckoning-changed =
    { $state ->
        [paid] This is paid already.
        [carried] This was carried to a later evening: **Ledger** has what is still to be paid.
        [claimed] { $payee } has to confirm it.
       *[open] This is still to be paid.
    }
# A part of the ledger: what was open when earlier chouettes of this channel closed.
reckoning-earlier = Still open from earlier evenings here
# On the first page of the ledger.
reckoning-unpaid =
    { $count ->
        [one] 1 payment is still open: **Settle up**
       *[other] { $count } payments are still open: **Settle up**
    }
# Where more payments are open than a page shows.
reckoning-more =
    { $count ->
        [one] … and 1 more: **Settle up** in the ledger has it
       *[other] … and { $count } more: **Settle up** in the ledger has them
    }
