### Fouten in een scenario, een beeld of een bestand met huisregels. Namen van velden en wat er stond, blijven onveranderd.

scenario-not-json = dit is geen JSON: { $error }
scenario-not-a-scenario = een scenario is een JSON-object
scenario-not-a-view = een beeld is een JSON-object
scenario-not-house-rules = huisregels zijn een JSON-object, niet { $found }
scenario-perhaps = { $fault } (bedoel je { $near }?)
scenario-unknown-field = { $part ->
        [file] het bestand heeft geen veld { $field }
        [scenario] het scenario heeft geen veld { $field }
        [view] het beeld heeft geen veld { $field }
        [rules] de regelset heeft geen veld { $field }
       *[flags] flags heeft geen veld { $field }
    }
scenario-field-twice = { $part ->
        [file] het bestand heeft { $field } twee keer
        [scenario] het scenario heeft { $field } twee keer
        [view] het beeld heeft { $field } twee keer
        [rules] de regelset heeft { $field } twee keer
       *[flags] flags heeft { $field } twee keer
    }
scenario-unknown-preset = rules moet de naam van een regelset zijn ({ $presets }), niet { $found }

## Namen van velden.

scenario-field = { $name }
scenario-field-of-seat = { $name } van plaats { DIGITS($seat) }
scenario-field-of-side = { $name } van team { DIGITS($side) }

## Ongeldige waarden.

scenario-card = { $field }: { $why }
scenario-cards = { $field }: kaarten schrijf je als "4H TD", niet { $found }
scenario-number = { $field } moet een getal zijn van { $low } tot en met { $high }, niet { $found }
scenario-numbers = { $field } moet een lijst zijn van { DIGITS($count) } getallen van { $low } tot en met { $high }, niet { $found }
scenario-so-many-flags = { $field } moet een lijst zijn van { DIGITS($count) } waarden, elk true of false, niet { $found }
scenario-choice = { $field } moet een van deze zijn: { $words }, niet { $found }
scenario-card-counts = { $field } moet een lijst zijn van { DIGITS($count) } aantallen kaarten, niet { $found }
scenario-hands = { $field } moet een lijst zijn van { DIGITS($count) } handen, niet { $found }
scenario-entries = { $field } moet een lijst zijn van { DIGITS($count) } geldige waarden, niet { $found }
scenario-rules = { $field } moet een object met regels zijn, niet { $found }
scenario-players = { $field } moet een getal zijn van 2 tot en met 6, niet { $found }
scenario-flag = { $field } moet true of false zijn, niet { $found }
scenario-deal-number = { $field } moet het nummer van een ronde zijn, vanaf 1, niet { $found }
scenario-seat = { $field } moet het nummer van een plaats zijn, niet { $found }
scenario-seat-or-null = { $field } moet het nummer van een plaats zijn, of null voor een kijker, niet { $found }
scenario-seat-that-sits-out = { $field } moet het nummer zijn van een plaats die volgens deze regels kan overslaan, niet { $found }
scenario-phase = { $field } moet “draw” of “play” zijn, niet { $found }
scenario-permission = { $field } moet “yes” of “no” zijn, niet { $found }
scenario-ending = { $field } moet zeggen hoe de ronde eindigde, met de plaats, niet { $found }
scenario-list = { $field } moet een lijst zijn, niet { $found }
scenario-object = { $field } moet een object zijn, niet { $found }
scenario-whole-numbers = { $field } moet uit hele getallen bestaan, niet { $found }
scenario-flags = { $field } moet een lijst van true en false zijn, niet { $found }
scenario-text = { $field } moet tekst zijn, niet { $found }
scenario-texts = { $field } moet een lijst met teksten zijn, niet { $found }
scenario-ranks = { $field } moet uit waarden bestaan, niet { $found }
scenario-card-count = { $field } moet een aantal kaarten zijn, niet { $found }
scenario-seen = { $field } moet een object zijn met known en passed, niet { $found }

## Vlaggen, en wat elkaar tegenspreekt.

scenario-missing-flag = flags moet { $flag } hebben; geef de vlaggen door zoals de scheidsrechter ze gaf, of geen
scenario-in-flags = flags: { $fault }
scenario-taken-not-held = taken noemt kaarten die de speler deze beurt niet met de stapel heeft gepakt, of die wel op tafel mogen
scenario-known-not-held = known noemt kaarten die niet in de hand van plaats { DIGITS($seat) } zitten
scenario-penalised-not-held = plaats { DIGITS($seat) } heeft minder rode drieën dan er straf kregen
scenario-too-many-penalties = er zijn maar vier rode drieën om straf voor te krijgen
scenario-old-meld-missing = old_melds noemt een set die niet op tafel ligt
scenario-no-answer-due = answer_due kan hier niet

## Beelden.

scenario-missing-from-view = { $field } ontbreekt; geef het beeld onveranderd door
scenario-stock-in-view = een beeld heeft geen stock, alleen stock_size
scenario-other-hand-in-view = een beeld toont alleen de hand van de eigen plaats, en null voor de andere
scenario-red-threes-before-view = plaats { DIGITS($seat) } zou eerst de rode drieën neerleggen; een beeld toont de situatie daarna
scenario-hand-size = hand_sizes heeft { DIGITS($given) } voor plaats { DIGITS($seat) }, maar die hand heeft er { DIGITS($counted) }
scenario-known-elsewhere = seen zet kaarten in de hand van plaats { DIGITS($seat) } die ergens anders zijn
scenario-known-too-many = seen zet meer kaarten in de hand van plaats { DIGITS($seat) } dan hand_sizes
scenario-too-many-hidden = hand_sizes en stock_size tellen meer kaarten dan er verborgen zijn
scenario-shown-too-often = { $card } komt te vaak voor
