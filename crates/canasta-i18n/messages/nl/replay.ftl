### Een partij uit een verslag: wie er speelden, hoe het afliep, de hoogtepunten en de pagina om terug te kijken.

## Wie er speelden.

replay-player = { $name }

replay-side = { $players }

replay-two-sides = { $one } tegen { $other }

replay-sides = { $sides }

replay-no-players = nog geen spelers

## Hoe het afliep.

replay-points = { $points }

replay-won = Gewonnen door { $winner }, { $best } tegen { $others }.

replay-conceded = { $deals ->
        [0] Gewonnen door { $winners }: opgegeven door { $losers } in de eerste ronde.
       *[other] Gewonnen door { $winners }: opgegeven door { $losers } bij { $best } tegen { $other }.
    }

replay-not-over = { $deals ->
        [one] Niet uitgespeeld, na één ronde: { $first } tegen { $others }.
       *[other] Niet uitgespeeld, na { SPELL($deals) } rondes: { $first } tegen { $others }.
    }

replay-not-begun = Niet begonnen.
replay-no-deal-over = Geen ronde uitgespeeld.

## Hoogtepunten in de lijst “Ga naar”.

replay-dealt = Kaarten gegeven

replay-opens = { $name } opent

replay-first-pile = { $cards ->
        [one] { $name } pakt de eerste stapel (één kaart)
       *[other] { $name } pakt de eerste stapel ({ $cards } kaarten)
    }

replay-large-pile = { $name } pakt een grote stapel ({ $cards } kaarten)

replay-canasta = { $natural ->
        [yes] { $name } maakt de eerste canasta, een zuivere canasta { KIND($rank, form: "many") }
       *[no] { $name } maakt de eerste canasta, een gemengde canasta { KIND($rank, form: "many") }
    }

replay-freezes = { $name } bevriest de stapel met { $card }

replay-freezes-large = { $name } bevriest een grote stapel ({ $cards } kaarten) met { $card }

replay-frozen-from-start = De stapel is vanaf het begin bevroren door { $card }

replay-goes-out = { $concealed ->
        [yes] { $name } gaat verborgen uit
       *[no] { $name } gaat uit
    }

replay-stock-empty = De stok is op

replay-last-red-three = { $name } trekt een rode drie als laatste kaart van de stok

replay-wins = { $players ->
        [one] { $players } wint de partij
       *[other] { $players } winnen de partij
    }

replay-concedes = { $players ->
        [one] { $players } geeft de partij op
       *[other] { $players } geven de partij op
    }

## Opmerkingen in verslagen. Verslagen zijn in elke taal in het Engels.

replay-took-over = Vanaf hier speelt { $name } op plaats { DIGITS($seat) }, waar eerst een bot speelde.

replay-replaced = Vanaf hier speelt { $name } op plaats { DIGITS($seat) }, die { $before } heeft verlaten.

replay-practice = gaat verder vanuit een situatie in een andere partij
replay-take-back = kaarten konden worden teruggenomen; dat staat er niet bij
replay-set = ronde { DIGITS($deal) } van een andere partij, opnieuw gespeeld; eerlijk schudden is niet gegarandeerd
replay-daily = de ronde van de dag voor { $date }, voor iedereen dezelfde

## De pagina.

replay-title = { $sides } – Canasta

replay-heading = Terugkijken. { $happened }

replay-home = Canasta
replay-bar = Terugkijken

replay-game = Terugkijken. { $game }

replay-to-table = Terug naar de tafel
replay-another-file = Ander bestand openen
replay-sheet = Scoreblad
replay-to-review = Analyse van de partij: geluk en fouten

## Van wie de kaarten te zien zijn.

replay-whose = Zichtbare kaarten
replay-show = Tonen
replay-all-hands = Alle<b> handen</b>
replay-as-seen-by = Wat { $name } ziet

replay-hand = { $cards ->
        [one] Hand van { $name }, 1 kaart
       *[other] Hand van { $name }, { $cards } kaarten
    }

replay-hidden-hand = { $cards ->
        [0] Hand van { $name }, geen kaarten, verborgen
        [one] Hand van { $name }, één kaart, verborgen
       *[other] Hand van { $name }, { SPELL($cards) } kaarten, verborgen
    }

## De tafel bij een stap.

replay-board = De tafel
replay-centre = Stok en aflegstapel
replay-side-total = { $side }, { $points } punten.
replay-log = Verloop
replay-log-label = Verloop van deze ronde

## Stappen.

replay-steps = Stappen

replay-place = { $deals ->
        [one] { $turn ->
            [0] Ronde { $deal }, begin
           *[other] Ronde { $deal }, beurt { $turn }
        }
       *[other] { $turn ->
            [0] Ronde { $deal } van { $deals }, begin
           *[other] Ronde { $deal } van { $deals }, beurt { $turn }
        }
    }

replay-step = Stap
replay-go = Ga
replay-turn = Beurt
replay-back = Terug
replay-next = Verder
replay-turn-back = Vorige beurt
replay-step-back = Een stap terug
replay-step-on = Een stap verder
replay-turn-on = Volgende beurt
replay-play = Afspelen
replay-speed = Tempo
replay-slow = Langzaam
replay-normal = Normaal
replay-fast = Snel
replay-keys = Sneltoetsen: ← en → voor een stap, Page Up en Page Down voor een beurt, Home en End voor begin en eind, spatie of P om af te spelen en te pauzeren.

## Springen.

replay-jump = Ga naar
replay-deal = Ronde { $deal }

## De grafieken.

replay-graphs = De partij in één oogopslag
replay-totals = Totaal
replay-sizes = Kaarten in elke hand
replay-axis = Ronde
replay-goal = <b>{ $points }</b> om te winnen
replay-up-to = tot { $cards }

replay-totals-spoken = Totaal na elke ronde.
replay-totals-of = { $totals ->
        [0] { $side }: geen ronde uitgespeeld.
       *[other] { $side }: { $totals }.
    }

replay-sizes-spoken = { $most ->
        [one] { $name } had hoogstens één kaart, in ronde { $deal }.
       *[other] { $name } had hoogstens { SPELL($most) } kaarten, in ronde { $deal }.
    }
replay-sizes-left = Over aan het eind van elke ronde: { $counts }.
replay-count = { $cards }

## Deze situatie.

replay-this-step = Deze situatie
replay-link = Link naar deze situatie
replay-share = Delen
replay-copy = Kopiëren
replay-link-fades = De link werkt zolang de server het bestand bewaart: uren of dagen, niet voor altijd.
replay-play-on-heading = Hier verder spelen
replay-whose-hand = Welke hand wil je spelen?
replay-play-on-about = Neem vanaf hier één hand over; bots spelen de andere. Het is oefenen, dus het telt niet mee in je statistieken.
replay-play-on = Verder spelen
replay-bot = Bot { DIGITS($n) }
replay-over-here = Hier is de partij afgelopen. Ga terug om vanaf een eerder moment verder te spelen.
replay-no-beginning = Dit verslag begint midden in een partij, met punten uit rondes die er niet in staan. Verder spelen kan dus niet.

## Het verslag als bestand.

replay-keep = Partij bewaren
replay-played-on = Gespeeld op { $day }.
replay-record-about = Het verslag van { $sides } is een leesbaar tekstbestand met elke ronde en elke zet.
replay-download = Verslag downloaden
replay-spreadsheet = Scoreblad (CSV)
replay-open-another = Ander bestand openen
replay-check = Controleren of er eerlijk is geschud

## De pagina om een verslag te openen.

replay-open-title = Partij uit een bestand terugkijken – Canasta
replay-open-heading = Partij uit een bestand terugkijken
replay-open-about = Kies een .canasta-bestand of sleep het hierheen. Elke zet wordt aan de regels getoetst; daarna loop je stap voor stap door de partij.
replay-open-file = Bestand
replay-open-or-paste = Of plak een verslag
replay-open-text = Tekst van het verslag
replay-open = Openen
replay-open-kept = De server houdt het een tijdje in het geheugen, zichtbaar voor wie de link heeft. Het wordt niet op schijf bewaard.
replay-gone-heading = Verslag verlopen
replay-gone = De server bewaart geopende bestanden maar een tijdje. Open het bestand opnieuw.
replay-unreadable = Dit is geen partijverslag dat Canasta kan lezen.
replay-not-by-the-rules = Het verslag is leesbaar, maar de partij gaat tegen de regels in.
