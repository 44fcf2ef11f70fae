### Een ronde uit een gespeelde partij opnieuw spelen: de pagina om te kiezen, en het eind aan de tafel.

set-deal-title = Ronde opnieuw spelen – Canasta
set-deal-heading = Ronde opnieuw spelen
set-deal-about = Dezelfde kaarten, dezelfde gever, dezelfde stand vooraf. Kies een plaats; bots spelen de andere. Aan het eind kun je de uitkomsten vergelijken.
set-deal-no-commitment = Deze kaarten zijn al eens gespeeld. Eerlijk schudden is dus niet gegarandeerd, en de uitkomst telt niet mee in je statistieken.
set-deal-whole-deal = Ronde opnieuw spelen
set-deal-which-deal = Welke ronde?
set-deal-deal = Ronde { $deal }
set-deal-result = { $side } <b>{ $points }</b>
set-deal-which-seat = Welke plaats?
set-deal-your-seat = jouw plaats
set-deal-which-level = Niveau van de bots
set-deal-play = Kaarten geven
set-deal-to-replay = Partij terugkijken
set-deal-not-over = Ronde { $deal } is niet uitgespeeld, dus opnieuw spelen kan niet.
set-deal-none = In deze partij is geen ronde uitgespeeld, dus opnieuw spelen kan niet.

## Het eind van de ronde.

set-deal-again = Ronde { $deal }, opnieuw gespeeld
set-deal-compared = Vergelijking
set-deal-then = Eerste keer
set-deal-now = Deze keer
set-deal-difference = { $alone ->
        [yes] { $more ->
            [yes] Je haalde { $points } punten meer dan die plaats de eerste keer.
           *[no] Je haalde { $points } punten minder dan die plaats de eerste keer.
        }
       *[no] { $more ->
            [yes] Je team haalde { $points } punten meer dan de eerste keer.
           *[no] Je team haalde { $points } punten minder dan de eerste keer.
        }
    }
set-deal-same = { $alone ->
        [yes] Je haalde precies evenveel als die plaats de eerste keer.
       *[no] Je team haalde precies evenveel als de eerste keer.
    }
set-deal-replay-then = Terugkijken: eerste keer
set-deal-replay-now = Terugkijken: deze keer
set-deal-once-more = Nog een keer
set-deal-before = Vooraf
