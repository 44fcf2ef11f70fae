### Fouten in een verslag of situatie die iemand schreef: schrijffouten, en zetten tegen de regels.

record-at = regel { DIGITS($line) }, positie { DIGITS($column) }: { $fault }

## Schrijffouten. Met een kleine letter en zonder punt.

record-nothing = verwacht: { $expected }; er staat niets
record-text = verwacht: { $expected }; er staat “{ $found }”
record-near = verwacht: { $expected }; er staat “{ $found }” (bedoel je “{ $meant }”?)
record-count = verwacht: { $expected }; het zijn er { DIGITS($found) }

record-newer = verwacht: “Canasta record 1”; er staat versie { $version }, en die is nieuwer dan dit programma
record-again = “{ $name }” staat er twee keer (eerst op regel { DIGITS($first) })
record-third-card = { $card } komt een derde keer voor, maar er zijn er maar twee
record-deck = verwacht: de 108 kaarten van twee spellen; het zijn er { $found }
record-deck-missing = verwacht: de 108 kaarten van twee spellen; het zijn er { $found } (ontbreekt: { $missing })
record-deck-many-missing = verwacht: de 108 kaarten van twee spellen; het zijn er { $found } ({ $missing } ontbreken)

## Wat er verwacht wordt.

record-first-line = “Canasta record 1”
record-line = een regel als “Rules: hoyle”, “Deal 1” of “0: draw; discard 9S”
record-deal-before = daarvóór “Deal 1”
record-players = de namen van twee tot zes spelers, in regels als “Seat 0: Anna”
record-turn = een plaats, zoals “0:” of “2 (bot):”
record-name = een naam
record-house = huisregels, zoals {"{"}"game_points":3000{"}"}
record-date = een datum als 2026-11-22
record-digit = een hexadecimaal cijfer
record-card = een kaart als 4H
record-joker = een joker, XR of XB
record-action-first = de actie vóór de kaarten, zoals “discard 9S”
record-deal-line = een regel als “Deal 1”
record-action = een actie als “draw” of “discard 9S”
record-action-end = “;” of het eind van de regel
record-meld = de kaarten van een set
record-rank = een waarde als Q
record-kinds = waarden als 4KX
record-key = een gegeven van een situatie, zoals dealer=3
record-flag = yes of no
record-one-line = het einde; een situatie is één regel
record-whole = een heel getal
record-value = “=” en een waarde
record-deal = “Deal { DIGITS($deal) }”
record-seat = een regel als “Seat { DIGITS($seat) }: Anna”, want elke plaats heeft een naam nodig
record-seat-number = een plaats van 0 tot en met { DIGITS($last) }
record-short-name = een naam van hoogstens { $most } letters
record-preset = de naam van een regelset ({ $names })
record-result = { $last ->
        [1] “side 0 won”, “side 0 conceded” (de teams zijn 0 en 1) of “not over”
       *[other] “side 0 won” (de teams zijn 0 tot en met { DIGITS($last) }) of “not over”
    }
record-numbers = { $sides ->
        [0] een heel getal voor elk team, zonder komma’s
       *[other] een heel getal voor elk van de { SPELL($sides) } teams, zonder komma’s
    }
record-number = een heel getal van { $low } tot en met { $high }
record-meant = “{ $name }” of een duidelijk andere naam
record-named = een regel “{ $name }:”
record-persons = { $seats ->
        [0] het nummer van een persoon voor elke plaats, of “-” voor een bot
       *[other] het nummer van een persoon voor elk van de { SPELL($seats) } plaatsen, of “-” voor een bot
    }
record-digits = { $digits } hexadecimale cijfers

## Zetten tegen de regels: waar, en wat.

record-in-deal = Ronde { $deal }: { $fault }.
record-in-turn = Ronde { $deal }, beurt { $turn }: { $fault }.
record-in-action = Ronde { $deal }, beurt { $turn }, actie { $act }: { $fault }.

## Fouten in een ronde.

record-deck-size = er horen 108 kaarten te zijn; dit zijn er { $cards }
record-deck-times = { $times ->
        [0] elke kaart hoort er twee keer te zijn, maar { $card } ontbreekt
        [one] elke kaart hoort er twee keer te zijn, maar { $card } is er maar één keer
       *[other] elke kaart hoort er twee keer te zijn, maar { $card } is er { SPELL($times) } keer
    }
record-no-seat = er is geen plaats { DIGITS($seat) }
record-dealer = plaats { DIGITS($seat) } geeft, maar plaats { DIGITS($due) } moet geven
record-sits-out = plaats { DIGITS($seat) } slaat over, maar plaats { DIGITS($due) } moet overslaan
record-cannot-sit-out = plaats { DIGITS($seat) } kan deze ronde niet overslaan
record-not-to-act = plaats { DIGITS($seat) } doet iets, maar plaats { DIGITS($due) } is aan de beurt
record-deal-over = plaats { DIGITS($seat) } doet iets, maar de ronde is afgelopen
record-illegal = plaats { DIGITS($seat) } speelt “{ $act }”. Mag niet: { $why }
record-not-over = de ronde is niet af, maar er volgt een andere
record-scored = de ronde heeft een uitslag, maar is niet af
record-score = als uitslag staat er { $written }, maar het is { $counted }
record-points = { $points }
record-game-over = de partij was al afgelopen: team { DIGITS($side) } had gewonnen

## Fouten in het hele verslag.

record-no-game = { $players ->
        [0] Er worden geen spelers genoemd; je speelt met twee tot zes.
        [one] Eén speler kan niet alleen spelen; je speelt met twee tot zes.
       *[other] { $players } spelers is te veel; je speelt met twee tot zes.
    }
record-no-deal = In het verslag staat geen enkele ronde.
record-totals = { $totals ->
        [one] Er zijn { SPELL($sides) } teams, maar er is maar één totaal vóór de eerste ronde.
       *[other] Er zijn { SPELL($sides) } teams, maar { SPELL($totals) } totalen vóór de eerste ronde.
    }
record-total = Geen enkele partij komt op een totaal van { $total } punten.
record-winner = Volgens het verslag won team { DIGITS($named) }, maar team { DIGITS($winner) } heeft gewonnen.
record-no-winner = Volgens het verslag won team { DIGITS($named) }, maar geen team heeft gewonnen.
record-conceded = Volgens het verslag is de partij opgegeven, maar team { DIGITS($winner) } had al gewonnen.
record-sides-to-concede = Volgens het verslag is de partij opgegeven, maar dat kan alleen met twee teams. Hier zijn het er { SPELL($sides) }.
