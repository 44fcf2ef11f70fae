### Een tafel vóór de partij: de plaatsen, de link voor anderen en de instellingen.

waiting-room-title = Tafel van { $host } – Canasta
waiting-room-own = Jouw tafel
waiting-room-of = Tafel van { $host }
waiting-room-seats = Plaatsen
waiting-room-begin = Partij beginnen
waiting-room-begin-filled = Bots erbij en beginnen
waiting-room-played = Instellingen van de partij

## Verzoeken om mee te doen, voor de host.

waiting-room-join-requests = Verzoeken om mee te doen
waiting-room-let-in = Toelaten
waiting-room-let-in-one = { $name } toelaten
waiting-room-turn-away = Weigeren
waiting-room-turn-away-one = { $name } weigeren

## Mensen zonder plaats.

waiting-room-no-seat = { $full ->
        [yes] <b>Je hebt nog geen plaats.</b> Wacht tot er een vrijkomt.
       *[no] <b>Je hebt nog geen plaats.</b> Kies er een.
    }
waiting-room-without-seat = Zonder plaats: { $people }.
waiting-room-without-seat-name = { $name }

## De plaatsen.

waiting-room-sit-down = Aanschuiven
waiting-room-sit = Hier zitten
waiting-room-sit-in = Hier zitten, plaats { DIGITS($seat) }
waiting-room-stand = Opstaan
waiting-room-bot = bot, { $level }
waiting-room-person = { $who ->
        [you] { $host ->
            [yes] jij, host
           *[no] jij
        }
        [partner] { $host ->
            [yes] je partner, host
           *[no] je partner
        }
        [opponent] { $host ->
            [yes] tegen{"\u00AD"}stander, host
           *[no] tegen{"\u00AD"}stander
        }
       *[unknown] { $host ->
            [yes] host
           *[no] {""}
        }
    }
waiting-room-not-here = (weg)

## Wat de host met de plaatsen kan doen.

waiting-room-hosting = Jij bent de host
waiting-room-hosting-about = { $free ->
        [yes] Voeg bots toe, maak een plaats vrij of maak iemand anders host.
       *[no] Maak een plaats vrij of maak iemand anders host.
    }
waiting-room-standing = zonder plaats
waiting-room-seat = Plaats { DIGITS($seat) }
waiting-room-seat-free = vrij
waiting-room-you = jij
waiting-room-free = Vrijmaken
waiting-room-free-of = Plaats vrijmaken: { $name }
waiting-room-level = Niveau van de bot, plaats { DIGITS($seat) }
waiting-room-to-bot = Bot erbij
waiting-room-seat-to-bot = Bot erbij op plaats { DIGITS($seat) }

## De link voor anderen.

waiting-room-invite = Nodig je vrienden uit
waiting-room-link = { $free ->
        [yes] Stuur deze link. Wie hem heeft, kan aanschuiven.
       *[no] Alle plaatsen zijn bezet. Wie deze link heeft, kan wachten tot er een vrijkomt.
    }
waiting-room-only-here = Deze link werkt alleen op deze computer. Wil je anderen uitnodigen, start de server dan op je thuisnetwerk.
waiting-room-square = QR-code
waiting-room-scan = Of scan hem met je telefoon.

## Weggaan.

waiting-room-hide = Verbergen in mijn lijst
waiting-room-leave = Van tafel gaan
waiting-room-leave-about = { $seated ->
        [yes] { $host ->
            [yes] Je plaats komt vrij en iemand anders wordt host. Met de link kun je terugkomen.
           *[no] Je plaats komt vrij. Met de link kun je terugkomen.
        }
       *[no] { $host ->
            [yes] Iemand anders wordt host. Met de link kun je terugkomen.
           *[no] Met de link kun je terugkomen.
        }
    }
waiting-room-leave-now = Weggaan
