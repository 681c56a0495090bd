### Knapperne under en chouettes fælles bræt, højst 80 tegn; button.ftl har dem, alle spil deler.

## I lobbyen

# en: 3bb6
chouette-button-join = Deltag
# en: a3f9
chouette-button-leave = Forlad
# en: 7e49
chouette-button-start = Start
# en: e0c5
chouette-button-options = Regelvalg
# en: c42b
chouette-button-machine = Giv botten en plads
# en: 05b7
chouette-button-no-machine = Send botten væk
# en: b4e1
chouette-button-agree-stake = Ja til indsats { $stake }
# en: 02ee
chouette-button-to-lobby = Til lobbyen

## Hvad der fører partiet videre

# en: 4554
chouette-button-step =
    { $step ->
        [no-double] Ingen dobling
        [start] Start
        [reopen] Genåbn
        [roll] Slå
        [hold] Hold slaget
        [release] Giv slaget fri
        [give-extra] Giv ekstra cube
        [give-none] Giv ingen ekstra
        [keep-extras] Behold ekstra
        [retract] Drop alligevel
        [seek-partner] Bed om makker
        [play-alone] Spil alene
        [be-partner] Bliv makker
        [not-this-time] Ikke denne gang
       *[next-game] Næste parti
    }
# en: 4cbd
chouette-button-extra = Giv ekstra cube på { $value }, −{ $points }

## Doblinger

# en: a657
chouette-button-double-own =
    { $is_redouble ->
        [yes] Redoble
       *[no] Doble
    }
# en: 86ae
chouette-button-double-all =
    { $is_redouble ->
        [yes] Redoble alle til { $values }
       *[no] Doble alle til { $values }
    }
# en: 0f37
chouette-button-double-some =
    { $is_redouble ->
        [yes] Redoble nogle
       *[no] Doble nogle
    }

## Svar

# en: e731
chouette-button-take =
    { $is_raised ->
        [yes] Take på { $value }
       *[no] Take på { $value }
    }
# en: 470c
chouette-button-take-all =
    { $is_raised ->
        [yes] Take alle på { $values }
       *[no] Take alle på { $values }
    }
# en: e3dc
chouette-button-pass =
    { $is_raised ->
        [yes] Afvis, −{ $points }
       *[no] Drop, −{ $points }
    }
# en: 411f
chouette-button-pass-all =
    { $is_raised ->
        [yes] Afvis alle, −{ $points } i alt
       *[no] Drop alle, −{ $points } i alt
    }
# en: f861
chouette-button-pass-all-each =
    { $is_raised ->
        [yes] Afvis alle, −{ $points } hver
       *[no] Drop alle, −{ $points } hver
    }
# en: 83c6
chouette-button-raise =
    { $answer ->
        [raccoon] Raccoon til { $value }
       *[beaver] Beaver til { $value }
    }
# en: 024e
chouette-button-answer-own =
    { $answer ->
        [take]
            { $is_raised ->
                [yes] Take
               *[no] Take
            }
        [drop]
            { $is_raised ->
                [yes] Afvis
               *[no] Drop
            }
        [raccoon] Raccoon
       *[beaver] Beaver
    }
# en: 986b
chouette-button-raise-all =
    { $answer ->
        [raccoon] Raccoon alle til { $values }
       *[beaver] Beaver alle til { $values }
    }
# en: b31c
chouette-button-follow = Følg kaptajnen
# en: f790
chouette-button-one-by-one = Én ad gangen

## Forlig og opgivelser, og hvad en læser ser alene

# en: 68b5
chouette-button-accept-offer = Accepter tilbud
# en: ed53
chouette-button-refuse-offer = Afvis tilbud
# en: 85cf
chouette-button-seat = Min plads
