### De pagina met de analyse van een gespeelde partij.

review-page-title = Analyse – Canasta
review-page-heading = Analyse van de partij
review-page-link = Analyse
review-page-one = Analyse: { $outcome }
review-page-whose = Speler
review-page-you = jij
review-page-to-replay = Partij terugkijken
review-page-book = Hoe een analyse werkt

## Samenvatting: geluk en fouten.

review-page-points = In punten
review-page-chance = In winstkans
review-page-at-first = Begin
review-page-luck = Geluk
review-page-play = Je spel
review-page-result = Totaal
review-page-at-last = Eind
review-page-luck-points = { $seat ->
        [you] { $gain ->
            [yes] Geluk (de kaarten en de andere spelers) leverde je <b>{ $points }</b> punten op.
           *[no] Pech (de kaarten en de andere spelers) kostte je <b>{ $points }</b> punten.
        }
       *[other] { $gain ->
            [yes] Geluk (de kaarten en de andere spelers) leverde { $seat } <b>{ $points }</b> punten op.
           *[no] Pech (de kaarten en de andere spelers) kostte { $seat } <b>{ $points }</b> punten.
        }
    }
review-page-play-points = { $seat ->
        [you] { $points ->
            [0] Geen duidelijke fouten.
           *[other] Je fouten kostten je <b>{ $points }</b>.
        }
       *[other] { $points ->
            [0] { $seat } maakte geen duidelijke fouten.
           *[other] De fouten van { $seat } kostten <b>{ $points }</b>.
        }
    }
review-page-points-about = { $several ->
        [yes] De punten zijn de gemiddelde voorsprong op de anderen.
       *[no] De punten zijn de voorsprong op het andere team.
    }
review-page-points-and-chance = Punten en kansen kunnen verschillen: in een spannende partij schelen dezelfde punten meer in de winstkans.
review-page-luck-chance = { $seat ->
        [you] { $gain ->
            [yes] Geluk verhoogde je winstkans met <b>{ $percent ->
                [one] { $percent } procentpunt
               *[other] { $percent } procentpunten
            }</b>.
           *[no] Pech verlaagde je winstkans met <b>{ $percent ->
               [one] { $percent } procentpunt
              *[other] { $percent } procentpunten
           }</b>.
        }
       *[other] { $gain ->
            [yes] Geluk verhoogde de winstkans van { $seat } met <b>{ $percent ->
                [one] { $percent } procentpunt
               *[other] { $percent } procentpunten
            }</b>.
           *[no] Pech verlaagde de winstkans van { $seat } met <b>{ $percent ->
               [one] { $percent } procentpunt
              *[other] { $percent } procentpunten
           }</b>.
        }
    }
review-page-play-chance = { $seat ->
        [you] { $percent ->
            [0] Geen duidelijke fouten.
           *[other] Je fouten verlaagden die met <b>{ $percent ->
               [one] { $percent } procentpunt
              *[other] { $percent } procentpunten
           }</b>.
        }
       *[other] { $percent ->
            [0] { $seat } maakte geen duidelijke fouten.
           *[other] De fouten van { $seat } verlaagden die met <b>{ $percent ->
               [one] { $percent } procentpunt
              *[other] { $percent } procentpunten
           }</b>.
        }
    }

## Nauwkeurigheid.

review-page-accuracy = Nauwkeurigheid
review-page-of-hundred = <b>{ $accuracy }%</b>
review-page-accuracy-about = 100% betekent altijd de beste zet; bij 50% gaf je een kwart van een overwinning weg. Eén partij zegt nog weinig: de echte waarde ligt waarschijnlijk tussen { $least }% en { $most }%.

## De lijn.

review-page-curve = Winstkans tijdens de partij
review-page-curve-spoken = { $seat ->
        [you] Je winstkans was bij het begin { $before }, en daarna na elke ronde { $after }.
       *[other] De winstkans van { $seat } was bij het begin { $before }, en daarna na elke ronde { $after }.
    }
review-page-even = Geen enkele zet of kaart veranderde de winstkans met 5 procentpunten of meer.

## Aangemerkte beurten.

review-page-you-is = “Je” is hieronder { $player }.
review-page-no-marks = Geen duidelijke fouten.
review-page-step = Wat { $player } zag
review-page-see = Terugkijken
review-page-play-on = Hier verder spelen
review-page-see-one = Terugkijken: ronde { $deal }, beurt { $turn }
review-page-play-on-one = Hier verder spelen: ronde { $deal }, beurt { $turn }

## Ronde voor ronde.

review-page-deals = Ronde voor ronde
review-page-deal = Ronde { $deal }
review-page-cause = Oorzaak
review-page-in-points = Punten
review-page-in-chance = Winstkans
review-page-cause-dealt = Geluk: gekregen kaarten
review-page-cause-draw = Geluk: getrokken kaarten
review-page-cause-turn = Geluk: wat { $player } deed
review-page-cause-substitute = Geluk: beurten van de bot
review-page-cause-end = Geluk: eindtelling
review-page-lost = Je fouten

## Terwijl een analyse wordt gemaakt, en als er geen is.

review-page-working = De partij wordt geanalyseerd…
review-page-working-about = Elke beslissing van { $player } wordt honderden keren uitgeprobeerd, met alleen wat { $player } kon zien. Dat duurt ongeveer een halve minuut, en langer als de server het druk heeft.
review-page-done = { $percent }% klaar
review-page-queued = { $before ->
        [0] Je bent als volgende aan de beurt.
        [one] Nog één analyse vóór de jouwe.
       *[other] Nog { $before } analyses vóór de jouwe.
    }
review-page-leave = Je kunt deze pagina verlaten; de analyse wordt bewaard.
review-page-leave-record = Je kunt deze pagina verlaten. Analyses van geopende bestanden worden maar een tijdje bewaard.
review-page-progress = Voortgang van de analyse
review-page-none = Geen analyse beschikbaar
review-page-ready = De analyse is klaar.
review-page-not-finished = Deze partij is niet uitgespeeld, dus een analyse kan niet.
review-page-too-many = Er lopen al genoeg analyses voor jou. Kom terug als er een klaar is.
review-page-busy = De wachtrij voor analyses is vol. Probeer het later nog eens.
review-page-failed = Er ging bij ons iets mis, en de analyse is niet gelukt.
review-page-again = Opnieuw proberen

## In “Je partijen”: soorten fouten in alle geanalyseerde partijen.

review-page-habits = Veelgemaakte fouten
review-page-habits-about = { $games ->
        [one] Duidelijke fouten in je ene geanalyseerde partij:
       *[other] Duidelijke fouten in je { $games } geanalyseerde partijen:
    }
review-page-habits-none = Deze bekende fouten zitten niet in je geanalyseerde partijen: paren opbreken, de stapel weggeven, wilde kaarten hamsteren, te laat bevriezen, te vroeg uitgaan.
review-page-habit-breaks-pair = { $times ->
        [one] Je brak <b>één keer</b> een paar op.
       *[other] Je brak <b>{ $times } keer</b> een paar op.
    }
review-page-habit-feeds = { $times ->
        [one] Je gaf <b>één keer</b> de stapel weg.
       *[other] Je gaf <b>{ $times } keer</b> de stapel weg.
    }
review-page-habit-hoards = { $times ->
        [one] Je hamsterde <b>één keer</b> wilde kaarten.
       *[other] Je hamsterde <b>{ $times } keer</b> wilde kaarten.
    }
review-page-habit-freezes-late = { $times ->
        [one] Je bevroor de stapel <b>één keer</b> te laat of helemaal niet.
       *[other] Je bevroor de stapel <b>{ $times } keer</b> te laat of helemaal niet.
    }
review-page-habit-goes-out-early = { $times ->
        [one] Je ging <b>één keer</b> te vroeg uit.
       *[other] Je ging <b>{ $times } keer</b> te vroeg uit.
    }
review-page-trend-more = In je laatste tien partijen vaker: { $now } per partij, daarvoor { $before }.
review-page-trend-less = In je laatste tien partijen minder vaak: { $now } per partij, daarvoor { $before }.
review-page-trend-same = In je laatste tien partijen ongeveer even vaak.
