### De ronde van de dag: de pagina en de tekst aan de tafel.

daily-title = Ronde van de dag – Canasta
daily-heading = Ronde van de dag
daily-about = Vandaag krijgt iedereen dezelfde kaarten, en je hebt één poging. Daarna zie je hoe je het deed, vergeleken met alle anderen en de Expert.
daily-rules = Eén ronde voor vier spelers met de regels van Bicycle / Hoyle. Je partner en tegenstanders zijn bots van niveau <b>{ $level }</b> die bij iedereen hetzelfde spelen. Je krijgt geen hints, en de ronde telt niet mee in je statistieken.
daily-left = Loopt tot middernacht UTC, nog { $left }.
daily-play = Nu spelen
daily-playing = Je ronde is nog niet af. Speel die vandaag uit om mee te tellen in de ranglijst.
daily-go-on = Terug naar de tafel

## Je resultaat.

daily-result = Je resultaat
daily-counting = De ronde is uitgespeeld. De analyse van je spel duurt even.
daily-look = Vernieuwen
daily-lost = { $lost ->
        [0] Je hebt <b>niets</b> weggegeven.
        [one] Je hebt <b>1 punt</b> weggegeven.
       *[other] Je hebt <b>{ $lost } punten</b> weggegeven.
    }
daily-lost-about = De punten die je met beter spel had gehaald; alleen duidelijke fouten tellen. Slechte kaarten worden je niet aangerekend.
daily-place = Plaats <b>{ $place }</b> van { $of }
daily-ahead = Je deed het beter dan { $part }% van de spelers.
daily-alone = Je hebt de ronde van vandaag als eerste uitgespeeld.
daily-points = Je team haalde { $own } punten, het andere { $theirs }.
daily-helped = Een bot heeft een deel voor je gespeeld, dus je staat niet in de ranglijst.
daily-late = Je was pas na het eind van de dag klaar, dus je staat niet in de ranglijst.
daily-given-up = De tafel werd gesloten voordat de ronde klaar was, dus je staat niet in de ranglijst.
daily-replay = Terugkijken
daily-tomorrow = Vanaf morgen kun je deze kaarten bij het terugkijken zo vaak opnieuw spelen als je wilt.

## Iedereen, en de Expert.

daily-everybody = Uitslag van vandaag
daily-count = { $began ->
        [0] Nog niemand heeft de ronde van vandaag gespeeld.
        [one] 1 speler begonnen, { $finished } klaar.
       *[other] { $began } spelers begonnen, { $finished } klaar.
    }
daily-middle = De helft gaf { $lost } punten of minder weg.
daily-bands = Punten weggegeven
daily-players = Spelers
daily-nothing = Geen
daily-band = { $from } tot { $to }
daily-beyond = Meer dan { $from }
daily-you = jij
daily-best = Bot: { $level }
daily-best-result = Op jouw plaats, met dezelfde kaarten: { $lost ->
        [0] niets weggegeven
        [one] 1 punt weggegeven
       *[other] { $lost } punten weggegeven
    }, { $own } punten tegen { $theirs }.
daily-best-waits = Die is nog bezig met de ronde van vandaag. Kijk over een minuutje weer.
daily-order = Wie het minst weggaf, staat bovenaan; daarna telt het puntenverschil.

## Een kaartje om te delen.

daily-share = Deel je resultaat
daily-share-about = Verklapt niets.
daily-card-title = Canasta, { $date }
daily-outcome = { $lost ->
        [0] Plaats { $place } van { $of }, niets weggegeven
        [one] Plaats { $place } van { $of }, 1 punt weggegeven
       *[other] Plaats { $place } van { $of }, { $lost } punten weggegeven
    }
daily-marks = Van de eerste beurten tot de laatste: ● niets weggegeven, ◐ een beetje, ○ 80 punten of meer.
daily-copy = Kopiëren

## De kalender.

daily-calendar = Je dagen
daily-streak = { $today ->
        [yes] { $days ->
            [one] Je hebt vandaag gespeeld.
           *[other] { $days } dagen op rij, vandaag meegerekend.
        }
       *[no] { $days ->
            [one] Je hebt gisteren gespeeld. Speel vandaag en begin een reeks.
           *[other] { $days } dagen op rij. Speel vandaag en houd de reeks vast.
        }
    }
daily-calendar-day = { $finished ->
        [yes] { $date }: gespeeld
       *[no] { $date }: niet gespeeld
    }

## Eerdere dagen.

daily-earlier = Eerdere dagen
daily-not-played = Niet gespeeld
daily-not-finished = Niet uitgespeeld

## Aan de tafel, en na de ronde.

daily-of = De ronde van { $date }
daily-no-commitment = Iedereen krijgt vandaag deze kaarten. Het resultaat telt niet mee in je statistieken, en niemand anders kan aan deze tafel komen.
daily-to-result = Bekijk je resultaat

## Op de startpagina.

daily-way = Ronde van de dag
daily-way-about = Dezelfde kaarten voor iedereen
