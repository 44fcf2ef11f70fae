### De mensen aan tafel: de instellingen, wie er is, voor wie een bot invalt, wie pauzeerde.

## De instellingen van de tafel.

company-seats = Plaatsen
company-seats-chosen = De spelers kiezen zelf hun plaats.
company-seats-drawn = De plaatsen worden bij het begin geloot.
company-time = Tijd
company-watch = Wie mag meekijken
company-watch-nobody = Alleen de spelers.
company-watch-link = Iedereen met de link naar de tafel. Kijkers zien alleen open kaarten, nooit een hand.
company-watch-everybody = Iedereen, vanuit de lobby. Kijkers zien alleen open kaarten, nooit een hand.
company-competitive = Wedstrijd
company-competitive-about = Kijkers zien een ronde pas als die is afgelopen.
company-lobby = Lobby
company-lobby-about = Staat in de lobby: iedereen kan een vrije plaats nemen.
company-host = Host
company-host-returns = Is de host weg, dan neemt een andere speler het zolang over.
company-hints = Hints
company-hints-about = { $kind ->
        [practice] Alleen bij oefenen: als alle anderen bots zijn.
        [everybody] Voor iedereen, ook tegen andere mensen.
       *[none] Uit.
    }
company-chat = Chat
company-chat-on = Alleen vaste zinnen: wat partners volgens de regels mogen zeggen, en een paar vriendelijke woorden.
company-chat-off = Uit, behalve “Mag ik uit?”

## Wie mag meekijken, in het kort.

company-may-watch-nobody = Niemand
company-may-watch-link = Iedereen met de link
company-may-watch-everybody = Iedereen

## Bedenktijd.

company-clock = { $base } per beurt.
company-clock-bank = { $base } per beurt, plus { $bank } reservetijd.
company-clock-increment = { $increment } erbij voor elke beurt die je op tijd speelt.
company-clock-out = Is je tijd op, dan speelt een bot voor je.

## Wie met wie speelt.

company-pairs-drawn = De partners worden geloot met kaarten.
company-pairs-opposite = Partners zitten tegenover elkaar.
company-pairs-threes = Drie tegen drie, om en om aan tafel.
company-pairs-three-against-two = Drie tegen twee. Van de drie slaat er elke ronde één over, om de beurt.
company-pairs-three-against-two-drawn = Drie tegen twee, geloot met kaarten. Van de drie slaat er elke ronde één over, om de beurt.
company-pairs-none = Ieder voor zich.

## Vóór de partij.

company-seat-free = Vrij
company-seat-of-partner = Vrij: de plaats van je partner
company-sitting = { $people ->
        [0] Er zit nog niemand aan tafel.
       *[other] Aan tafel: { $people }.
    }
company-sitting-you = jij
company-sitting-name = { $name }
company-free = { $seats ->
        [0] Geen plaats vrij.
        [one] Nog één plaats vrij.
       *[other] Nog { SPELL($seats) } plaatsen vrij.
    }
company-begin = Iedereen is er. Begin maar als je zover bent.
company-invite = Stuur je vrienden de link en begin als ze er zijn.
company-host-begins = Iedereen is er. Het wachten is op { $host }.
company-host-waits = { $host } begint als iedereen er is.
company-the-host = De host

## Gesloten tafels.

company-closed-own = Je tafel werd gesloten voordat de partij begon.
company-closed-before = De tafel van { $host } werd gesloten voordat de partij begon.
company-closed = Deze tafel is gesloten.
company-closed-by = { $name } heeft deze tafel gesloten.

## Kijkers.

company-spectators = { $people ->
        [one] Er kijkt één persoon mee.
       *[other] Er kijken { SPELL($people) } mensen mee.
    }
company-watching = Je kijkt mee.
company-watching-competitive = Je kijkt mee. Elke ronde verschijnt pas als die is afgelopen.

## Bots die voor mensen spelen.

company-substitute = { $why ->
        [missed] Een bot speelt voor { $name }, na twee gemiste beurten.
        [away] Een bot speelt voor { $name }, die even weg is.
        [asked] De host laat een bot spelen voor { $name }.
       *[left] Een bot speelt voor { $name }, die is weggegaan.
    }
company-own-substitute = Een bot speelt voor jou.
company-why-substitute = { $why ->
        [missed] Je hebt twee beurten gemist. Je plaats blijft van jou.
        [away] Je was weg. Je plaats blijft van jou.
        [asked] De host vroeg erom toen je weg was.
       *[left] Je bent van tafel gegaan. Je kunt altijd terugkomen.
    }
company-come-back = Ik ben er weer

## Wat er veranderde aan iemand aan tafel.

company-carried = { $player ->
        [you] Je speelt nu op een ander apparaat.
       *[other] { $player } speelt nu op een ander apparaat.
    }
company-took-over = { $player ->
        [you] Je hebt deze plaats overgenomen.
       *[other] { $player } heeft deze plaats overgenomen.
    }
company-new-host = { $why ->
        [given] { $player ->
            [you] Jij bent nu de host.
           *[other] { $player } is nu de host.
        }
        [away] { $player ->
            [you] De host is weg, dus nu ben jij het even.
           *[other] { $player } is nu even de host.
        }
        [left] { $player ->
            [you] De host is weggegaan. Nu ben jij de host.
           *[other] De host is weggegaan. { $player } is nu de host.
        }
       *[back] { $player ->
            [you] Je bent weer de host.
           *[other] { $player } is weer de host.
        }
    }

## Een pauze.

company-paused = { $name } heeft de partij gepauzeerd.
company-paused-about = Er gaat niets verloren, ook niet na dagen. Elke speler kan de partij hervatten.
company-resume = Hervatten

## Berichten aan anderen.

company-reminder = Je bent aan de beurt in onze partij Canasta: { $link }
company-invitation = Doe mee met onze partij Canasta:
