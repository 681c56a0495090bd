### I pulsanti sotto il tavoliere pubblico di una chouette, al massimo 80 caratteri.

## Nella lobby

# en: 3bb6
chouette-button-join = Unisciti
# en: a3f9
chouette-button-leave = Esci
# en: 7e49
chouette-button-start = Inizia
# en: e0c5
chouette-button-options = Opzioni
# en: c42b
chouette-button-machine = Fai sedere il bot
# en: 05b7
chouette-button-no-machine = Manda via il bot
# en: b4e1
chouette-button-agree-stake = Accetta la posta { $stake }
# en: 02ee
chouette-button-to-lobby = Alla lobby

## Per andare avanti

# en: 4554
chouette-button-step =
    { $step ->
        [roll] Tira
        [no-double] Non raddoppio
        [hold] Trattieni
        [release] Libera il lancio
        [give-extra] Dai un cubo extra
        [give-none] Nessun extra
        [keep-extras] Tieni gli extra
        [retract] Ripensaci e passa
        [seek-partner] Chiedi un compagno
        [play-alone] Senza compagno
        [be-partner] Fai da compagno
        [not-this-time] Non stavolta
        [start] Inizia
        [reopen] Riapri
       *[next-game] Prossima partita
    }
# en: 4cbd
chouette-button-extra = Dai un cubo extra a { $value }, paghi { $points }

## Raddoppi

# en: a657
chouette-button-double-own =
    { $is_redouble ->
        [yes] Riraddoppia
       *[no] Raddoppia
    }
# en: 86ae
chouette-button-double-all =
    { $is_redouble ->
        [yes] Riraddoppia tutti a { $values }
       *[no] Raddoppia tutti a { $values }
    }
# en: 0f37
chouette-button-double-some =
    { $is_redouble ->
        [yes] Riraddoppia alcuni
       *[no] Raddoppia alcuni
    }

## Risposte

# en: e731
chouette-button-take =
    { $is_raised ->
        [yes] Accetta a { $value }
       *[no] Accetta a { $value }
    }
# en: 470c
chouette-button-take-all =
    { $is_raised ->
        [yes] Accetta tutti a { $values }
       *[no] Accetta tutti a { $values }
    }
# en: e3dc
chouette-button-pass =
    { $is_raised ->
        [yes] Rifiuta, −{ $points }
       *[no] Passa, −{ $points }
    }
# en: 411f
chouette-button-pass-all =
    { $is_raised ->
        [yes] Rifiuta tutti, −{ $points } in tutto
       *[no] Passa tutti, −{ $points } in tutto
    }
# en: f861
chouette-button-pass-all-each =
    { $is_raised ->
        [yes] Rifiuta tutti, −{ $points } ciascuno
       *[no] Passa tutti, −{ $points } ciascuno
    }
# en: 83c6
chouette-button-raise =
    { $answer ->
        [raccoon] Raccoon a { $value }
       *[beaver] Beaver a { $value }
    }
# en: 024e
chouette-button-answer-own =
    { $answer ->
        [take]
            { $is_raised ->
                [yes] Accetta
               *[no] Accetta
            }
        [drop]
            { $is_raised ->
                [yes] Rifiuta
               *[no] Passa
            }
        [raccoon] Raccoon
       *[beaver] Beaver
    }
# en: 986b
chouette-button-raise-all =
    { $answer ->
        [raccoon] Raccoon a tutti a { $values }
       *[beaver] Beaver a tutti a { $values }
    }
# en: b31c
chouette-button-follow = Segui il capitano
# en: f790
chouette-button-one-by-one = Uno per uno

## Offerte, e ciò che chi legge guarda da solo

# en: 68b5
chouette-button-accept-offer = Accetta l’offerta
# en: ed53
chouette-button-refuse-offer = Rifiuta l’offerta
# en: 85cf
chouette-button-seat = Il mio posto
