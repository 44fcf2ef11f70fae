### “Je partijen”: de lijst met partijen van een speler, en de statistieken in getallen en tekeningen.

stats-title = Je partijen – Canasta
stats-heading = Je partijen
stats-none-heading = Nog geen partijen die meetellen.
stats-none-about = Gespeelde partijen verschijnen hier.
stats-play-now = Nu spelen
stats-what-counts = Gespeelde partijen tellen mee als je minstens één ronde hebt uitgespeeld of een team heeft opgegeven. Lessen, oefenen, opnieuw gespeelde rondes, partijen met terugnemen en partijen die niet af zijn, tellen niet mee.
stats-cookie = Een cookie in deze browser weet welke partijen van jou zijn.
stats-reading = Je partijen worden geladen: nog { $left } van { $all }. Deze pagina wordt vanzelf ververst.

## De lijst met partijen.

stats-list-title = Al je partijen – Canasta
stats-list-heading = Al je partijen
stats-list-about = { $games } partijen, de nieuwste eerst.
stats-list = Partijen
stats-pages = Pagina’s
stats-newer = Nieuwere partijen
stats-older = Oudere partijen
stats-page = Pagina { $page } van { $pages }
stats-to-stats = Statistieken
stats-newest = Nieuwste partijen
stats-all-games = Alle { $games } partijen

stats-on = Op { $day }.
stats-from-to = Van { $first } tot { $last }.

stats-outcome = { $place ->
        [won] Gewonnen, { $total } tegen { $best }
        [lost] Verloren, { $total } tegen { $best }
        [second] Tweede van { SPELL($sides) }, { $total } tegen { $best }
        [third] Derde van { SPELL($sides) }, { $total } tegen { $best }
        [fourth] Vierde van { SPELL($sides) }, { $total } tegen { $best }
        [fifth] Vijfde van { SPELL($sides) }, { $total } tegen { $best }
       *[sixth] Zesde van { SPELL($sides) }, { $total } tegen { $best }
    }

stats-conceded = { $outcome } (opgegeven)

stats-player = { $name }
stats-forgotten = Vroegere speler
stats-with = Met { $partners }, tegen { $opponents }.
stats-against = Tegen { $opponents }.

stats-when = { $changes ->
        [0] { $rules }. { $day }.
        [one] { $rules }, met één huisregel. { $day }.
       *[other] { $rules }, met { SPELL($changes) } huisregels. { $day }.
    }

stats-replay = Terugkijken
stats-replay-one = Terugkijken: { $outcome }
stats-record = Verslag
stats-record-one = Verslag downloaden: { $outcome }
stats-again = Ronde opnieuw spelen
stats-again-one = Ronde opnieuw spelen: { $outcome }

## Statistieken.

stats-headline = { $games ->
        [one] { $won ->
            [0] 1 partij, niet gewonnen.
           *[other] 1 partij, gewonnen.
        }
       *[other] { $won ->
            [0] { $games } partijen, nog niet gewonnen.
           *[other] { $games } partijen, { $won } gewonnen.
        }
    }

stats-glance = In één oogopslag
stats-games-won = Gewonnen partijen
stats-won-of = { $won } van { $games }
stats-points = Punten per ronde
stats-of-deals = { $deals ->
        [one] over { $deals } ronde
       *[other] over { $deals } rondes
    }
stats-canastas = Canasta’s per ronde
stats-they = tegenstanders { $canastas }
stats-best = Beste ronde
stats-best-deal = Ronde { $deal } tegen { $opponents }, { $day }

stats-share = { $percent }%
stats-nothing = –

## Gewonnen en verloren partijen.

stats-margins = Je laatste { $games } partijen: winst boven de lijn, verlies eronder; hoe langer de balk, hoe groter het verschil.
stats-run = { SPELL($games, case: "capital") } partijen op rij gewonnen.
stats-longest-run = Langste reeks: { SPELL($games) } gewonnen partijen.
stats-margins-spoken = De laatste { SPELL($games) } partijen, waarvan { $won } gewonnen. De nieuwste eerst: { $newest }.
stats-won-by = gewonnen met { $points } verschil
stats-lost-by = verloren met { $points } verschil

## Punten per ronde.

stats-dots = Elk stipje is een ronde, de oudste links.
stats-mean-line = De lijn is het gemiddelde over telkens { SPELL($deals) } rondes.
stats-middle = De middelste helft van de rondes leverde { $low } tot { $high } op.
stats-deals-spoken = Punten in { SPELL($deals) } rondes in de loop van de tijd: van { $worst } tot { $best }, gemiddeld { $mean }.
stats-mean-spoken = Het gemiddelde over telkens { SPELL($deals) } rondes begon bij { $first } en is nu { $last }.
stats-histogram = Rondes naar puntenaantal, in stappen van { $width }.
stats-histogram-spoken = Rondes naar puntenaantal.
stats-histogram-bar = { $from } tot { $to }: { $deals }.

## Canasta’s, openen, hoe rondes eindigden, partners.

stats-we = Wij
stats-they-row = Zij
stats-natural = <b>{ $mean }</b> zuiver
stats-mixed = <b>{ $mean }</b> gemengd
stats-piles = Stapels gepakt per ronde: wij { $ours }, zij { $theirs }.
stats-each-side = Bij meer dan twee teams zijn de getallen van de anderen gemiddelden per team.

stats-endings = Hoe je rondes eindigden
stats-you-out = Jij ging uit
stats-partner-out = Je partner ging uit
stats-opponent-out = Een tegenstander ging uit
stats-stock-out = De stok was op
stats-way = { $concealed ->
        [0] <b>{ $deals }</b>
       *[other] <b>{ $deals }</b>, { SPELL($concealed) } verborgen
    }

stats-partners = Partners
stats-partner = Partner
stats-partner-games = Samen
stats-partner-won = Winst
stats-computer = Bot: { $level }

stats-initial-melds = Openen
stats-needed = Nodig
stats-deals = Rondes
stats-melded = Gelukt
stats-in-turn = Beurt
stats-in-turn-about = “Beurt” is de beurt waarin je team gemiddeld opent.

## Je gegevens.

stats-yours = Je gegevens
stats-meaning = Over deze statistieken
stats-csv = CSV downloaden
stats-json = JSON downloaden
stats-delete = Partijen wissen
stats-goes-games = Alle gespeelde partijen verdwijnen van deze pagina en uit je statistieken.
stats-goes-name = Aan die tafels wordt je naam “Vroegere speler” en wordt je chat gewist.
stats-goes-way = Je kunt die partijen dan alleen nog zien met gedownloade verslagen.
stats-stays = Je lopende partijen en je instellingen houd je. De kaarten en punten blijven, zonder je naam, want de partijen zijn ook van de andere spelers.
stats-for-good = Dit kun je niet terugdraaien.
stats-forget = Wil je overal weg, ook uit lopende partijen, kies dan <a>Vergeet mij</a>.
