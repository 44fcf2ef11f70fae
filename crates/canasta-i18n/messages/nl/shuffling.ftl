### Vóór een ronde: wie er heeft gecoupeerd, wie klaar is, op wie het wachten is. En het eind van een partij zonder winnaar.

shuffling-title = Schudden – Canasta
shuffling-heading = De kaarten worden geschud…
shuffling-about = Het apparaat van elke speler coupeert, zodat niemand de volgorde vooraf kan weten.

## De eerste ronde. Bots couperen niet.

shuffling-have-cut = { $you ->
        [yes] { $others ->
            [0] Je hebt gecoupeerd.
            [one] Jij en { $others } hebben gecoupeerd.
           *[other] Jij, { $others } hebben gecoupeerd.
        }
       *[no] { $others ->
            [one] { $others } heeft gecoupeerd.
           *[other] { $others } hebben gecoupeerd.
        }
    }
shuffling-have-not-cut = { $you ->
        [yes] { $others ->
            [0] Je hebt nog niet gecoupeerd.
            [one] Jij en { $others } hebben nog niet gecoupeerd.
           *[other] Jij, { $others } hebben nog niet gecoupeerd.
        }
       *[no] { $others ->
            [one] { $others } heeft nog niet gecoupeerd.
           *[other] { $others } hebben nog niet gecoupeerd.
        }
    }

## Elke volgende ronde.

shuffling-ready = { $you ->
        [yes] { $others ->
            [0] Je bent klaar.
            [one] Jij en { $others } zijn klaar.
           *[other] Jij, { $others } zijn klaar.
        }
       *[no] { $others ->
            [one] { $others } is klaar.
           *[other] { $others } zijn klaar.
        }
    }
shuffling-waiting = { $you ->
        [yes] { $others ->
            [0] Het wachten is op jou.
            [one] Het wachten is op jou en { $others }.
           *[other] Het wachten is op jou, { $others }.
        }
       *[no] Het wachten is op { $others }.
    }

## Een partij zonder winnaar.

shuffling-closed-more = De partij is hier gestopt. Bij het terugkijken zie je alle handen.
shuffling-given-up = Deze partij is nooit afgemaakt.
shuffling-given-up-more = Er was lang niet gespeeld. Bij het terugkijken zie je alle handen.

## Een kijker bij een wedstrijd, voordat de eerste ronde is afgelopen.

shuffling-not-yet-title = Nog niet – Canasta
shuffling-not-yet = De eerste ronde is bezig.
shuffling-not-yet-about = Dit is een wedstrijd: je ziet hier elke ronde pas als die is afgelopen.
shuffling-look-again = Vernieuwen
