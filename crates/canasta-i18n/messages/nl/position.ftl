### Fouten in een beschreven stelling. Met een kleine letter en zonder punt, want ze staan in lijsten.

position-seat = { $part }: plaats { DIGITS($seat) } bestaat niet (0 tot en met { DIGITS($last) })

position-sits-out = { $part }: plaats { DIGITS($seat) } slaat deze ronde over

position-length = { $part } moet { $wanted ->
        [one] één waarde
       *[other] { $wanted } waarden
    } hebben, niet { $found }

position-score = team { DIGITS($side) } kan geen { $points } punten hebben

position-card-too-often = { $card } komt { SPELL($times) } keer voor, maar er zijn er maar twee

position-too-few-cards = er zijn niet genoeg kaarten over voor de hand van plaats { DIGITS($seat) }

position-meld = team { DIGITS($side) } kan de set “{ $cards }” niet hebben: { $why }

position-long-meld = team { DIGITS($side) } heeft een ongeldige set (te lang om te tonen): { $why }

position-two-melds = team { DIGITS($side) } heeft twee sets { KIND($rank, form: "many") }

position-not-a-red-three = { $card } staat bij de rode drieën van team { DIGITS($side) }

position-red-three-in-hand = plaats { DIGITS($seat) } heeft een rode drie in de hand, en die hoort volgens de regels op tafel

position-empty-hand = plaats { DIGITS($seat) } is aan de beurt, maar heeft geen kaarten

position-phase = de fase past niet bij de vlaggen

position-melded-without-meld = volgens de gegevens heeft plaats { DIGITS($seat) } al gelegd, maar het team heeft geen sets
