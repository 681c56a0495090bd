### Bloccare: con chi non si vuole giocare.

# en: a7d2
block-done = { $player } non può più sfidarti, accettare le tue sfide aperte né vedere il tuo profilo. Le partite in comune continuano. `/unblock` annulla tutto.
# en: 8f10
block-undone = { $player } può sfidarti di nuovo.
# en: 2e8c
block-list =
    { $count ->
        [0] Non hai bloccato nessuno. Con `/block` qualcuno non può più sfidarti.
       *[other] Hai bloccato { $players }. `/unblock` lo annulla.
    }
# en: fa25
block-by-you = Hai bloccato { $player }. Per giocare, usa prima `/unblock`.
# en: 8ea4
block-takes-none = { $player } non accetta sfide da te. Sfida qualcun altro, o lascia vuoto il nome: può accettare chiunque.
# en: 2b87
block-too-many = Hai bloccato { $most } persone, il massimo. Usa prima `/unblock`.
# en: 47d5
block-not-this = Scegli qualcun altro: non puoi bloccare te o un bot.
