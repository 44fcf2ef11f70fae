### Problems of a scenario, a view or a house-rules file. Field names, and what was written, are shown unchanged.
### Each follows a colon: without a capital and without a full stop.

# $error (Text): the JSON parser's message, in English
scenario-not-json = this isn’t JSON: { $error }
scenario-not-a-scenario = a scenario is a JSON object
scenario-not-a-view = a view is a JSON object
# $found (Text): what was written
scenario-not-house-rules = house rules are a JSON object, not { $found }
# $fault (Message): what is wrong
# $near (Text): the word that is probably meant
scenario-perhaps = { $fault } (did you mean { $near }?)
# $part (one of file, scenario, view, rules, flags): where the field is
# $field (Text): its name, in quotation marks
scenario-unknown-field = { $part ->
        [file] the file has no field { $field }
        [scenario] the scenario has no field { $field }
        [view] the view has no field { $field }
        [rules] the rule set has no field { $field }
       *[flags] flags has no field { $field }
    }
# $part (one of file, scenario, view, rules, flags): where the field is
# $field (Text): its name, in quotation marks
scenario-field-twice = { $part ->
        [file] the file has { $field } twice
        [scenario] the scenario has { $field } twice
        [view] the view has { $field } twice
        [rules] the rule set has { $field } twice
       *[flags] flags has { $field } twice
    }
# $presets (Text): the names of all presets
# $found (Text): what was written
scenario-unknown-preset = rules must be the name of a preset ({ $presets }), not { $found }

## Field names, as used in the sentences below.

# $name (Text): its name
scenario-field = { $name }
# $name (Text): its name
# $seat (Number): whose entry it is
scenario-field-of-seat = { $name } of seat { DIGITS($seat) }
# $name (Text): its name
# $side (Number): whose entry it is
scenario-field-of-side = { $name } of side { DIGITS($side) }

## Invalid values.

# $field (Message): as above
# $why (Message): why it isn’t a card
scenario-card = { $field }: { $why }
# $field (Message): as above
# $found (Text): what was written
scenario-cards = { $field }: cards are written like "4H TD", not { $found }
# $field (Message): as above
# $low (Text): the lowest allowed number
# $high (Text): the largest
# $found (Text): what was written
scenario-number = { $field } must be a number from { $low } to { $high }, not { $found }
# $field (Message): as above
# $count (Number): how many
# $low (Text): the lowest allowed number
# $high (Text): the largest
# $found (Text): what was written
scenario-numbers = { $field } must be a list of { DIGITS($count) } numbers from { $low } to { $high }, not { $found }
# $field (Message): as above
# $count (Number): how many
# $found (Text): what was written
scenario-so-many-flags = { $field } must be a list of { DIGITS($count) } values, each true or false, not { $found }
# $field (Message): as above
# $words (Text): the allowed values
# $found (Text): what was written
scenario-choice = { $field } must be one of { $words }, not { $found }
# $field (Message): as above
# $count (Number): how many
# $found (Text): what was written
scenario-card-counts = { $field } must be a list of { DIGITS($count) } numbers of cards, not { $found }
# $field (Message): as above
# $count (Number): how many
# $found (Text): what was written
scenario-hands = { $field } must be a list of { DIGITS($count) } hands, not { $found }
# $field (Message): as above
# $count (Number): how many
# $found (Text): what was written
scenario-entries = { $field } must be a list of { DIGITS($count) } valid entries, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-rules = { $field } must be an object of rule fields, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-players = { $field } must be a number from 2 to 6, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-flag = { $field } must be true or false, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-deal-number = { $field } must be the number of a deal, from 1, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-seat = { $field } must be the number of a seat, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-seat-or-null = { $field } must be the number of a seat, or null for a spectator, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-seat-that-sits-out = { $field } must be the number of a seat that can sit out under these rules, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-phase = { $field } must be “draw” or “play”, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-permission = { $field } must be “yes” or “no”, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-ending = { $field } must be a way to end a deal, with its seat, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-list = { $field } must be a list, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-object = { $field } must be an object, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-whole-numbers = { $field } must be whole numbers, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-flags = { $field } must be a list of true or false values, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-text = { $field } must be a string, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-texts = { $field } must be a list of strings, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-ranks = { $field } must be ranks, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-card-count = { $field } must be a number of cards, not { $found }
# $field (Message): as above
# $found (Text): what was written
scenario-seen = { $field } must be an object with known and passed, not { $found }

## Flags, and things that contradict each other.

# $flag (Text): the name of a field
scenario-missing-flag = flags must have { $flag }; pass the flags as the referee printed them, or none
# $fault (Message): what is wrong with them
scenario-in-flags = flags: { $fault }
scenario-taken-not-held = taken lists cards that the player hasn’t taken with the pile this turn, or can meld
# $seat (Number): its number
scenario-known-not-held = known lists cards not in seat { DIGITS($seat) }’s hand
# $seat (Number): its number
scenario-penalised-not-held = seat { DIGITS($seat) } has fewer red threes than were penalised
scenario-too-many-penalties = there are only four red threes to penalise
scenario-old-meld-missing = old_melds lists a meld that isn’t on the table
scenario-no-answer-due = answer_due can’t be set here

## Views.

# $field (Text): the name of a field
scenario-missing-from-view = { $field } is missing; pass the view unchanged
scenario-stock-in-view = a view has no stock, only stock_size
scenario-other-hand-in-view = a view shows only its own seat’s hand, and null for the others
# $seat (Number): its number
scenario-red-threes-before-view = seat { DIGITS($seat) } would place its red threes before acting; a view shows the position after that
# $seat (Number): its number
# $given (Number): according to the view
# $counted (Number): according to the cards
scenario-hand-size = hand_sizes has { DIGITS($given) } for seat { DIGITS($seat) }, whose hand has { DIGITS($counted) }
# $seat (Number): its number
scenario-known-elsewhere = seen puts cards in seat { DIGITS($seat) }’s hand that are elsewhere
# $seat (Number): its number
scenario-known-too-many = seen puts more cards in seat { DIGITS($seat) }’s hand than hand_sizes does
scenario-too-many-hidden = hand_sizes and stock_size count more cards than are hidden
# $card (Card): the card
scenario-shown-too-often = { $card } appears too many times
