### Puzzels: situaties waarin één zet beter is dan alle andere.

puzzle-title = Puzzels – Canasta
puzzle-heading = Puzzels
puzzle-about = Een situatie uit een partij. Speel de beste beurt.
puzzle-begin = Beginnen
puzzle-go-on = Volgende puzzel
puzzle-due = { $due ->
        [one] Vandaag één puzzel om te herhalen.
       *[other] Vandaag { $due } puzzels om te herhalen.
    }
puzzle-streak = { $today ->
        [yes] { $days ->
            [one] Je hebt er vandaag een opgelost.
           *[other] { $days } dagen op rij, vandaag meegerekend.
        }
       *[no] { $days ->
            [one] Je hebt er gisteren een opgelost. Los er vandaag weer een op en begin een reeks.
           *[other] { $days } dagen op rij. Los er vandaag een op en houd de reeks vast.
        }
    }
puzzle-when-again = Opgeloste puzzels komen terug na 1, 3, 7 en 21 dagen. Gemiste komen morgen terug.
puzzle-all-done = Je hebt alle puzzels geprobeerd. Herhalingen verschijnen hier als het zover is.
puzzle-solved-of = { $solved } van { $all } opgelost
puzzle-number = { $state ->
        [new] Puzzel { $number }
        [solved] Puzzel { $number }, opgelost
        [missed] Puzzel { $number }, gemist
       *[due] Puzzel { $number }, vandaag herhalen
    }
puzzle-key-solved = opgelost
puzzle-key-missed = gemist
puzzle-key-due = vandaag herhalen
puzzle-key = Legenda
puzzle-how = Hoe puzzels worden gemaakt
puzzle-to-list = Alle puzzels

## Waar puzzels over gaan.

puzzle-taking-the-pile = De stapel pakken
puzzle-taking-the-pile-about = Pakken of een kaart trekken? En met welke kaarten?
puzzle-feeding = De stapel niet weggeven
puzzle-feeding-about = Leg de verkeerde kaart af en de volgende speler pakt de hele stapel.
puzzle-freezing = De stapel bevriezen
puzzle-freezing-about = Wanneer je een wilde kaart aflegt, en wanneer niet.
puzzle-keeping-pairs = Paren bewaren
puzzle-keeping-pairs-about = Welke kaarten je bij elkaar houdt voor later.
puzzle-initial-meld = Openen
puzzle-initial-meld-about = Wanneer je opent, en wanneer je nog wacht.
puzzle-laying-down = Op tafel leggen
puzzle-laying-down-about = Wat je op tafel legt en wat je vasthoudt.
puzzle-wild-cards = Wilde kaarten
puzzle-wild-cards-about = Hoeveel je er inzet.
puzzle-black-threes = Zwarte drieën
puzzle-black-threes-about = Ze houden de volgende speler één beurt tegen. Wanneer gebruik je ze?
puzzle-going-out = Uitgaan
puzzle-going-out-about = De ronde beëindigen of verder spelen?
puzzle-discarding = Afleggen
puzzle-discarding-about = Welke kaart er weg mag.
puzzle-own = Uit je eigen partijen
puzzle-own-about = Je fouten, gevonden in analyses.

## Een puzzel.

puzzle-page-title = { $theme }, puzzel { $number } – Canasta
puzzle-page-heading = { $theme }, puzzel { $number }
puzzle-you = Jij
puzzle-stands = { $rules }. Stand: { $totals }.
puzzle-total = { $side } { $points }
puzzle-begins = Jij bent aan de beurt. Wat doe je?
puzzle-question = Je hebt een kaart getrokken. Wat speel je?
puzzle-taken = Je hebt de stapel gepakt. Wat speel je?
puzzle-rules = { $rules }.
puzzle-start-again = Opnieuw
puzzle-choose = Kies uit een lijst

## Het antwoord.

puzzle-right = Goed!
puzzle-wrong = Niet de beste zet.
puzzle-turns = Mogelijkheden
puzzle-best = Beste
puzzle-your-choice = Jouw keuze
puzzle-loses = { $points ->
        [one] kost ongeveer één punt
       *[other] kost ongeveer { $points } punten
    }
puzzle-again-in = { $days ->
        [one] Morgen zie je deze puzzel terug.
       *[other] Over { $days } dagen zie je deze puzzel terug.
    }
puzzle-learned = Die zit! Deze puzzel krijg je niet meer te zien.
puzzle-unclear = Deze telt niet
puzzle-unclear-about = Jouw zet hoort niet bij de zetten die deze puzzel vergelijkt, en ligt te dicht bij de beste om te beoordelen. Probeer een andere.
puzzle-once-more = Nog een keer
puzzle-in-game = Bekijk het in je partij
