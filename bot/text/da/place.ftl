### Hvor spil står: tråde, flytning, steder i vanskeligheder, og hvad Discord ikke tillader.

## Tråde

# en: 3470
place-thread-opened = Din udfordring har fået sin egen tråd: { $channel }.
# en: 6b30
place-no-thread = Jeg kan ikke åbne en tråd. { $why }
# en: 52bb
place-no-thread-taken = Kanalen er optaget: { $taken }. Jeg kan ikke åbne en tråd til endnu et spil. { $why }
# en: bfd8
place-thread-lacking = Jeg mangler tilladelser i kanalen: { $permissions }. Bed en serveradmin om at give dem, eller udfordr i en anden kanal.
# en: 8ba5
place-thread-too-many = Serveren har så mange åbne tråde, som Discord tillader. Bed en serveradmin om at lukke nogle, eller udfordr i en anden kanal.
# en: 9c43
place-thread-limited = Discord tillader for tiden ikke flere nye tråde i denne kanal. Prøv igen { $again }, eller udfordr i en anden kanal.
# en: 59f0
place-thread-nowhere = Tråde til spil kan kun åbnes i tekstkanaler. Udfordr i en tekstkanal.
# en: 13a6
place-announcements = Discord begrænser redigering i annonceringskanaler, så dér spilles der i tråde.
# en: f608
place-thread-refused = Discord afviste det. Prøv igen om et minut, eller udfordr i en anden kanal.

## At flytte et spil

# [Til brættet]: som button-to-board.
# en: 2dce
place-moved-away = Spillet fortsætter i { $channel }: [Til brættet]({ $link })
# en: 3d01
place-nothing-to-move = Du har intet spil andre steder, der kan flyttes hertil. Start et med `/challenge`.
# en: 2031
place-not-yours = Du har intet spil med det nummer. Vælg et fra listen i `table`.
# en: 10cc
place-several = Du har flere spil andre steder. Vælg et fra listen i `table`: { $tables }.
# en: 89a0
place-played-out = Det spil er slut. Start et nyt med `/challenge`.
# en: 040c
place-played-here = Det spil er her allerede. `/board repost:True` viser brættet igen.
# en: 4d48
place-taken = Kanalen er optaget: { $taken }. Skriv `/move-here` i en fri kanal eller tråd.
# en: d78b
place-move-announcements = Discord begrænser redigering i annonceringskanaler, så et bræt kan ikke stå her. Skriv `/move-here` i en tråd eller i en anden kanal.
# en: d886
place-player-not-here = { $player } er ikke på denne server. Flyt spillet til en server, I begge er på.
# en: a50d
place-player-cannot-see = { $player } kan ikke se denne kanal. Flyt spillet til en kanal, I begge kan se.

## Steder i vanskeligheder

# en: 01a3
place-cut-off = { $game } er afbrudt. { $why } Intet er tabt: Skriv `/move-here`, hvor du vil spille videre.
# en: 7cc6
place-rests = Imens løber tiden ikke.
# en: 5ac2
place-locked =
    { $table }: Tråden er låst, så ingen kan trykke på en knap eller skrive en kommando i den.
    Intet er tabt, og tiden løber ikke: En spiller kan skrive `/move-here` i en fri kanal for at spille videre.
# en: 7559
place-trouble = { $table }: { $why } Opdaget { $since }. { $remedy }
# en: 6de8
place-why =
    { $problem ->
        [deleted] Kanalen eller tråden er slettet.
        [hidden] Jeg kan ikke længere se { $channel }.
        [locked] Tråden { $channel } er låst.
        [removed] Jeg er fjernet fra serveren.
        [refused] Discord tager ikke imod mine brætter i { $channel }.
        [no-uploads] Discord tager for tiden ikke imod filer på serveren, så jeg kan ikke vise et bræt i { $channel } eller i serverens andre kanaler.
       *[forbidden] Jeg mangler tilladelser til at vise et bræt i { $channel }.
    }
# en: 26f3
place-why-direct = { $player } tillader ikke direkte beskeder fra mig.
# en: 6a12
place-why-quarantined = Discord lader mig for tiden ikke sende direkte beskeder til { $player }.
# en: 5383
place-why-quarantined-yours = Discord lader mig for tiden ikke sende direkte beskeder til dig.
# en: 7b5e
place-why-direct-yours = Du tillader ikke direkte beskeder fra mig. Du kan tillade dem i en servers privatlivsindstillinger.
# en: f0e4
place-remedy =
    { $problem ->
        [deleted] En spiller kan skrive `/move-here` i en anden kanal.
        [hidden] Lad mig se kanalen; ellers kan en spiller skrive `/move-here` i en anden.
        [forbidden] Giv mig de manglende tilladelser; ellers kan en spiller skrive `/move-here` i en anden kanal.
        [locked] Lås tråden op; ellers kan en spiller skrive `/move-here` i en anden.
        [removed] Når jeg er tilbage, fortsætter spillet med det næste bræt.
        [refused] Jeg prøver stadig; en spiller kan skrive `/move-here` i en anden kanal.
        [no-uploads] En moderator kan bede Discord om at tillade filer her igen (https://dis.gd/contact); ellers kan en spiller skrive `/move-here` på en anden server.
        [quarantined] En spiller kan skrive `/move-here` i en kanal, og den, der driver mig, kan klage til Discord.
       *[closed] En spiller kan skrive `/move-here` i en kanal.
    }
# en: 0c98
place-remedy-challenge =
    { $problem ->
        [deleted] Udfordreren kan skrive `/challenge` i en anden kanal.
        [hidden] Lad mig se kanalen; ellers kan udfordreren skrive `/challenge` i en anden.
        [forbidden] Giv mig de manglende tilladelser; ellers kan udfordreren skrive `/challenge` i en anden kanal.
        [locked] Lås tråden op; ellers kan udfordreren skrive `/challenge` i en anden.
        [removed] Når jeg er tilbage, fortsætter udfordringen med det næste bræt.
        [refused] Jeg prøver stadig; udfordreren kan skrive `/challenge` i en anden kanal.
        [no-uploads] En moderator kan bede Discord om at tillade filer her igen (https://dis.gd/contact); ellers kan udfordreren skrive `/challenge` på en anden server.
        [quarantined] Udfordreren kan skrive `/challenge` i en kanal, og den, der driver mig, kan klage til Discord.
       *[closed] Udfordreren kan skrive `/challenge` i en kanal.
    }

## En servers tilstand, for dem, der driver den

# en: 4eaf
place-status = ### Barpoint på denne server
# en: 76c6
place-all-is-well = **Alt er i orden.** Åbne her: { $tables }. Alle brætter vises, og jeg har alle tilladelser der.
# en: 247d
place-open = Åbne her: { $tables }.
# en: 3972
place-count =
    { $what ->
        [game] { $count ->
            [one] 1 spil
           *[other] { $count } spil
        }
        [chouette] { $count ->
            [one] 1 chouette
           *[other] { $count } chouetter
        }
       *[challenge] { $count ->
            [one] 1 udfordring
           *[other] { $count } udfordringer
        }
    }
# en: b227
place-status-trouble = **Afbrudte spil**
# en: 617a
place-status-lacking = **Manglende tilladelser, hvor der spilles**
# en: fbe3
place-status-undelivered = **Brætter, der ikke er vist endnu (jeg prøver stadig)**
# en: 1808
place-status-direct = **Direkte beskeder**
# en: 4706
place-quarantined-here = Discord lader mig kun skrive til dem, jeg har skrevet til før. Påmindelser til andre kommer i kanalen. Den, der driver mig, kan klage på https://dis.gd/contact.
# en: 0296
place-status-left = **Spillere, der har forladt serveren**
# As Discord's own app calls it.
# en: a124
place-permission =
    { $permission ->
        [view-channel] Vis kanal
        [send-messages] Send beskeder
        [send-messages-in-threads] Send beskeder i tråde
        [create-public-threads] Opret offentlige tråde
        [create-private-threads] Opret private tråde
        [manage-threads] Administrer tråde
        [connect] Forbind
        [attach-files] Vedhæft filer
       *[read-message-history] Læs beskedhistorik
    }
# en: eb40
place-lacking = { $channel }: { $permissions }
# en: a65e
place-undelivered =
    { $attempts ->
        [one] { $table }: skulle vises { $since }, forsøgt én gang; `{ $reason }`
       *[other] { $table }: skulle vises { $since }, forsøgt { $attempts } gange; `{ $reason }`
    }
# en: 9b57
place-left = { $player } ({ $tables }): Spillene fortsætter, når spilleren kommer tilbage.
# en: b828
place-more = … og { $number } til.
# en: d4e5
place-table = #{ $number } { $called } i { $channel }
# en: e5cb
place-table-without-thread = #{ $number } { $called }, endnu ingen tråd
# Administrer server: som Discord kalder tilladelsen.
# en: cb5a
place-status-refused = Kun medlemmer med **Administrer server** kan se dette.
# en: 065d
place-server-only = Skriv dette i en kanal på den server, du mener.

## Direkte beskeder, og hvem der ikke kan nås

# en: b03d
place-direct-needs-opponent = Angiv din modstander for at spille i direkte beskeder: `/challenge opponent:@ven direct:True`.
# en: efef
place-direct-or-thread = Vælg `direct` eller `thread`, ikke begge.
# en: 78fd
place-no-direct-channel = Discord åbner ikke direkte beskeder med { $player } lige nu, så intet er ændret. Prøv igen om et minut, eller udfordr her uden `direct`.
# en: 7ad4
place-no-direct-today = Discord lader mig ikke åbne flere direkte beskeder med nye personer i dag, så jeg kan ikke skrive til { $player }. Intet er ændret. Udfordr her uden `direct`.
# en: cd2e
place-no-direct-table = Du har intet spil i disse direkte beskeder. Start et på en server med `/challenge direct:True`.
# en: 5705
place-not-on-server = { $player } er ikke på denne server og kunne ikke se brættet. Udfordr en, der er her.
# **Træk tilbage**: button-withdraw-challenge.
# en: 4cd2
place-closed-yours =
    { $is_challenge ->
        [yes] Gemt, men du tillader ikke direkte beskeder fra mig, så du kan ikke se brættet. Tillad dem i en servers privatlivsindstillinger, eller tryk på **Træk tilbage**, og udfordr i en kanal.
       *[no] Gemt, men du tillader ikke direkte beskeder fra mig, så du kan ikke se brættet. Tillad dem i en servers privatlivsindstillinger, eller skriv `/move-here` i en kanal, I begge kan se.
    }
# en: 4153
place-closed =
    { $is_challenge ->
        [yes] Gemt, men { $player } tillader ikke direkte beskeder fra mig. Brættet kommer, når det bliver tilladt. Tryk ellers på **Træk tilbage**, og udfordr i en kanal.
       *[no] Gemt, men { $player } tillader ikke direkte beskeder fra mig. Brættet kommer, når det bliver tilladt. Skriv ellers `/move-here` i en kanal, I begge kan se.
    }
# en: b1be
place-quarantined-yours =
    { $is_challenge ->
        [yes] Gemt, men Discord lader mig for tiden ikke sende direkte beskeder til dig, så du kan ikke se brættet. Tryk på **Træk tilbage**, og udfordr i en kanal.
       *[no] Gemt, men Discord lader mig for tiden ikke sende direkte beskeder til dig, så du kan ikke se brættet. Skriv `/move-here` i en kanal, I begge kan se.
    }
# en: 9a9c
place-quarantined =
    { $is_challenge ->
        [yes] Gemt, men Discord lader mig for tiden ikke sende direkte beskeder til { $player }. Tryk på **Træk tilbage**, og udfordr i en kanal.
       *[no] Gemt, men Discord lader mig for tiden ikke sende direkte beskeder til { $player }. Skriv `/move-here` i en kanal, I begge kan se.
    }

## Intet her, eller intet at vise

# en: 88f4
place-no-table = Der er intet spil i denne kanal. Start et med `/challenge`.
# en: fbb0
place-handled = Det er allerede gjort. `/board` viser det aktuelle bræt.
# en: 47d8
place-not-a-member = Jeg er ikke medlem af denne server: Kun mine kommandoer er tilføjet, så jeg kan ikke vise et bræt her. Bed en serveradmin om at [invitere mig]({ $link }).
# en: 4fc4
place-cannot-post = Jeg kan ikke vise et bræt her, fordi jeg mangler tilladelser: { $permissions }. Bed en serveradmin om at give dem, eller spil i en anden kanal.
# en: 4d8d
place-unknown-button = Den knap er forældet. `/board` viser det aktuelle bræt med nye.
# en: b5ab
place-board-replaced = Jeg er blevet opdateret eller gendannet, efter at det bræt blev vist, så dets knapper virker ikke længere. Brug det nye.
# en: 9176
place-not-shown = Gemt, men jeg kan ikke vise brættet lige nu. Jeg prøver stadig; `/board` viser det for dig.
# en: bb42
place-saved = Gemt. `/board` viser spillet.
# en: e562
place-too-many-requests = Du bad om meget på én gang. Prøv igen, når jeg har svaret på resten.
# en: 18ed
place-unavailable = Jeg kan ikke gemme noget lige nu, så intet er ændret. Prøv igen om nogle minutter.
# en: db75
place-uploads-limited = Discord tager for tiden ikke imod filer på denne server, så jeg kan ikke vise dig et billede. Alt, der er gemt, er i behold. En moderator kan bede Discord om at tillade filer her igen (https://dis.gd/contact); ellers kan du skrive `/move-here` på en anden server.
# en: 570d
place-broken = Noget gik galt hos mig. Alt, der er gemt, er i behold: `/board` viser spillet.
