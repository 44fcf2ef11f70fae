### What is wrong with a scenario, a view or a file of house rules. Names of fields, and what was written, come as they are.
### Each is read behind a colon: without a capital and without a full stop.

# $error (Text): what the reader of JSON says, in English
scenario-not-json = this is not JSON: { $error }
scenario-not-a-scenario = a scenario is a JSON object
scenario-not-a-view = a view is a JSON object
# $found (Text): what is written
scenario-not-house-rules = house rules are a JSON object, not { $found }
# $fault (Message): what is wrong
# $near (Text): the word that may be meant
scenario-perhaps = { $fault } (did you mean { $near }?)
# $part (one of file, scenario, view, rules, flags): where the field stands
# $field (Text): its name, in quotation marks
scenario-unknown-field = { $part ->
        [file] the file has no field { $field }
        [scenario] the scenario has no field { $field }
        [view] the view has no field { $field }
        [rules] the rule set has no field { $field }
       *[flags] flags has no field { $field }
    }
# $part (one of file, scenario, view, rules, flags): where the field stands
# $field (Text): its name, in quotation marks
scenario-field-twice = { $part ->
        [file] the file names { $field } twice
        [scenario] the scenario names { $field } twice
        [view] the view names { $field } twice
        [rules] the rule set names { $field } twice
       *[flags] flags names { $field } twice
    }
# $presets (Text): the names of all presets
# $found (Text): what is written
scenario-unknown-preset = rules must be the name of a preset ({ $presets }), not { $found }

## Fields, as the sentences below name them.

# $name (Text): its name
scenario-field = { $name }
# $name (Text): its name
# $seat (Number): whose entry it is
scenario-field-of-seat = { $name } of seat { DIGITS($seat) }
# $name (Text): its name
# $side (Number): whose entry it is
scenario-field-of-side = { $name } of side { DIGITS($side) }

## Values that a field does not take.

# $field (Message): as above
# $why (Message): why it is not a card
scenario-card = { $field }: { $why }
# $field (Message): as above
# $found (Text): what is written
scenario-cards = { $field }: cards are written like "4H TD", not { $found }
# $field (Message): as above
# $low (Text): the least number that it may be
# $high (Text): the largest
# $found (Text): what is written
scenario-number = { $field } must be a number from { $low } to { $high }, not { $found }
# $field (Message): as above
# $count (Number): how many
# $low (Text): the least that each may be
# $high (Text): the largest
# $found (Text): what is written
scenario-numbers = { $field } must be a list of { DIGITS($count) } numbers from { $low } to { $high }, not { $found }
# $field (Message): as above
# $count (Number): how many
# $found (Text): what is written
scenario-so-many-flags = { $field } must be a list of { DIGITS($count) } values, each true or false, not { $found }
# $field (Message): as above
# $words (Text): what it may be
# $found (Text): what is written
scenario-choice = { $field } must be one of { $words }, not { $found }
# $field (Message): as above
# $count (Number): how many
# $found (Text): what is written
scenario-card-counts = { $field } must be a list of { DIGITS($count) } numbers of cards, not { $found }
# $field (Message): as above
# $count (Number): how many
# $found (Text): what is written
scenario-hands = { $field } must be a list of { DIGITS($count) } hands, not { $found }
# $field (Message): as above
# $count (Number): how many
# $found (Text): what is written
scenario-entries = { $field } must be a list of { DIGITS($count) } entries of the right type, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-rules = { $field } must be an object of rule fields, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-players = { $field } must be a number from 2 to 6, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-flag = { $field } must be true or false, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-seat = { $field } must be the number of a seat, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-seat-or-null = { $field } must be the number of a seat, or null for a spectator, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-phase = { $field } must be “draw” or “play”, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-permission = { $field } must be “yes” or “no”, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-ending = { $field } must be a way to end a deal, with its seat, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-list = { $field } must be a list, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-object = { $field } must be an object, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-whole-numbers = { $field } must be whole numbers, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-flags = { $field } must be a list of true or false values, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-texts = { $field } must be a list of texts, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-ranks = { $field } must be ranks, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-card-count = { $field } must be a number of cards, not { $found }
# $field (Message): as above
# $found (Text): what is written
scenario-seen = { $field } must be what all have seen, known and passed, not { $found }

## Flags, and what does not fit together.

# $flag (Text): the name of a field
scenario-missing-flag = flags must have { $flag }; they are what the referee printed, or nothing
# $fault (Message): what is wrong with them
scenario-in-flags = flags: { $fault }
# $seat (Number): its number
scenario-known-not-held = known names cards that the hand of seat { DIGITS($seat) } does not hold
# $seat (Number): its number
scenario-penalised-not-held = seat { DIGITS($seat) } does not hold as many red threes as were penalised
scenario-too-many-penalties = there are only four red threes to penalise
scenario-old-meld-missing = old_melds names a meld that is not on the table
scenario-no-answer-due = no answer can be due here

## Views.

# $field (Text): the name of a field
scenario-missing-from-view = a view has { $field }; give it as it came
scenario-stock-in-view = a view has no stock, only stock_size
scenario-other-hand-in-view = a view shows the hand of its own seat, and null for the others
# $seat (Number): its number
scenario-red-threes-before-view = seat { DIGITS($seat) } lays down its red threes before it acts; a view shows what is there afterwards
# $seat (Number): its number
# $given (Number): as the view says
# $counted (Number): as the cards are counted
scenario-hand-size = hand_sizes has { DIGITS($given) } for seat { DIGITS($seat) }, whose hand has { DIGITS($counted) }
# $seat (Number): its number
scenario-known-elsewhere = seen has cards in the hand of seat { DIGITS($seat) } that lie elsewhere
# $seat (Number): its number
scenario-known-too-many = seen has more cards in the hand of seat { DIGITS($seat) } than hand_sizes
scenario-too-many-hidden = hand_sizes and stock_size count more cards than are hidden
# $card (Card): the card
scenario-shown-too-often = { $card } is shown more often than it is there
