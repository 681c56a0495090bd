### Hjælpen: en kort side, og en for hvert afsnit, som passer på en telefon.
### Det, der står mellem **, er en knap, som skal hedde det samme her; mellem ` en kommando.

# en: 3a06
help-front-heading = ### Backgammon i dit eget tempo
# en: a62a
help-front-start = **Start** med `/challenge @ven`. Udelad navnet, så kan alle her acceptere.
# en: 10d3
help-front-turn = **Din tur**: Botten nævner dig én gang og sender brættet. Knapperne viser, hvad du kan gøre.
# en: a36c
help-front-turns = **Dine spil** står i `/turns`, først dem, der venter på dig.
# en: 29e8
help-front-more = Tryk for mere:
# en: a9f3
help-front-version = -# Barpoint { $version }

# en: bc47
help-label =
    { $section ->
        [start] Kom i gang
        [turn] En tur
        [match] Kampe & cube
        [chouette] Chouetter
        [time] Indstillinger & tid
        [records] Arkiv & terninger
        [standing] Rating & profiler
       *[privacy] Privatliv
    }

# en: d4cf
help-start =
    ### Kom i gang
    - `/challenge @ven` sender en udfordring. Valgene bestemmer spillet: `length:7`, `play:Uendelig kamp`, `start:Nackgammon`. `/settings challenge` husker dit valg.
    - `/challenge level:fritidsspiller` spiller straks mod mig, fra begynder til mester: her, i en tråd eller i direkte beskeder.
    - **Accepter** starter partiet; **Foreslå ændring** (`/propose`) giver et modforslag.
    - **Træk tilbage** eller **Træk forslag tilbage** fortryder dit eget. En udfordring udløber efter { $days } dage uden svar.
    - En kanal har ét spil; det næste får en tråd. `thread:True` åbner altid en, `direct:True` spiller i direkte beskeder.
    - `/move-here` flytter dit spil til den kanal, hvor du skriver det.

# en: 8ac2
help-turn =
    ### En tur
    - **Slå** (`/roll`), vælg et træk på listen, **Bekræft**. Er der allerede slået, står listen på brættet. Med **Ryk** flytter du én brik ad gangen. Eller skriv trækket: `/play 8/5 6/5`.
    - Dine brikker rykker fra punkt 24 ned mod 1. `13/8(2)` flytter to, `bar/20*` kommer ind og hitter, `6/off` tager af.
    - Botten slår, når du ikke kan doble, og foretager tvungne træk. `/settings me` slår det fra.
    - **Slå for mig** (efter et slag eller under **Min side**) lader botten slå, selv om du kunne doble, i et spil for to, indtil cuben kommer over til dig.
    - `/settings me confirm_play:False` rykker straks det, du vælger, undtagen i en chouette; **Fortryd** tager det tilbage, indtil der sker mere.
    - **Siden min tur** viser, hvad der er sket, **Min side** (`/board`) brættet, som du vil se det. For en tilskuer beholder **Min side** sin side og følger partiet.
    - `/takeback` beder om at tage dit sidste træk eller din dobling tilbage.
    - `/orders` lader botten handle for dig; `/note` gemmer en note, som kun du ser.

# en: 008d
help-match =
    ### Kampe og dobleterning
    - **Doble** (`/double`), før du slår. Din modstander svarer **Take** (`/take`) eller **Drop** (`/pass`) eller i nogle uendelige kampe **Beaver** (`/beaver`).
    - Gammon tæller dobbelt, backgammon tredobbelt, gange dobleterningen (»cuben«). **Regler** viser alt, hvad der er aftalt.
    - **Opgiv** (`/resign`) tilbyder et nederlag; din modstander kan afvise alt under det maksimale. Uden svar i tide er det accepteret.
    - Næste parti i en kamp starter automatisk. I en uendelig kamp: Tryk på **Næste parti** (`/next`) eller **Afslut session** (`/end`).
    - Til sidst: Tryk på **Revanche**.

# en: 5040
help-chouette =
    ### Chouetter
    Tre til ti spiller: Én er boxen og spiller mod alle de andre på én gang.
    - `/chouette start` åbner en lobby. Venner trykker på **Deltag** (`/chouette join`), værten på **Start**.
    - På brættet er en krone kaptajnen og et tal en plads i rækkefølgen; **4 på spil** er, hvad boxen vinder eller taber i et enkelt parti.
    - **Min plads** viser din cube, din stilling og alt, hvad du kan gøre. `/chouette suggest` viser kaptajnen et træk, `/chouette hold` beder om at holde slaget tilbage.
    - `/chouette settle` og `/chouette concede` afslutter et væddemål; `/chouette proxy` giver fuldmagt til at svare for dig.
    - `/chouette away` holder pause, `/chouette back` vender tilbage, `/chouette leave` forlader chouetten.
    - `/chouette line` viser, hvem der er næste, `/chouette ledger`, hvem der har vundet hvad; **Pointark** dér viser det parti for parti.
    - Værten har `/chouette settings`, `/chouette last`, `/chouette close` og `/chouette host`.

# en: f3a1
help-standing =
    ### Rating og profiler
    - `/profile` viser, hvordan det går dig eller en anden: rating, resultater, doblinger, chouetter, og hvor hurtigt der svares.
    - Ratingen følger FIBS’ formel; »1632 ± 41« siger, hvor sikker den er. Kampe til 3 point eller mere tæller, medmindre serveren bestemmer andet. Det står på udfordringen; med `/challenge rated:False` spiller du for sjov.
    - `/leaderboard` viser, hvem der fører her: rating, point, chouettepoint. En plads kræver ± 200 eller mindre, fem modstandere og en ratinggivende kamp inden for halvfems dage.
    - `/versus` viser dig mod en anden, `/stats` serveren på ét kort.
    - `/settings me profile:` siger, hvem der ser din profil. Det, der sluttede i en privat tråd eller i direkte beskeder, vises ikke for andre.
    - For admins: `/admin void` lader et resultat ikke tælle mere; `/settings server rated:` siger, hvilke partier der tæller.

# en: 6c89
help-time =
    ### Indstillinger og påmindelser
    - `/settings me`: dine brætter, din tidszone, din stilletid, og hvad botten gør for dig. `/settings server`: hvad der spilles her.
    - Glemmer du en tur, bliver du mindet om den én gang om dagen, højst { $most } gange og aldrig i din stilletid. `/settings me` ændrer, hvor tit og hvor.
    - `/challenge turn_hours:24` giver et ur. `/clock show` viser det, `/clock more` giver tid, `/clock ask` beder om tid.
    - Når din modstanders tid er udløbet: `/clock claim` vinder, `/clock autopilot` spiller videre for modstanderen, indtil der trykkes på **Jeg er tilbage**.
    - `/vacation set` standser dine ure; se `/vacation show`, `/vacation end`.

# en: fe15
help-records =
    ### Arkiv og terninger
    - `/history` viser tidligere spil, `/replay` alle træk igen.
    - **Analysér** (`/analyse`) viser, hvordan et afsluttet parti blev spillet: PR, held, diagram, fejl.
    - `/export` gemmer en kamp som filer til andre programmer, `/import` læser deres.
    - `/position` viser en hvilken som helst stilling for alle.
    - Med `/dice show` kan du efterprøve terningerne i et afsluttet parti, `/dice words` føjer dine ord til det næste, `/dice server` tæller alle slag her.

# en: ef22
help-privacy =
    ### Privatliv
    - `/privacy export` giver dig alt, der er gemt om dig.
    - `/privacy erase` glemmer dig. Dine modstandere beholder deres partier mod »en tidligere spiller«.
    - Kun du ser dine noter, ordrer, indstillinger og importer.
    - `/block` forhindrer nogen i at udfordre dig, `/unblock` tillader det igen. `/report` fortæller serverens admins om nogen.
    - For admins: `/admin status` viser, hvad der er galt på serveren, `/admin reports` siger, hvor anmeldelser går hen.
    - `/help` viser disse sider.
