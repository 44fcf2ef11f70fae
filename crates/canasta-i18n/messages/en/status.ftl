### The line above the hand: whose turn it is, what the reader can do, questions and answers. The important part is bold.

status-your-turn = Your turn.
# $player (Name): whose turn it is
status-to-play = { $player } to play.
# $players (List): the others who have one card left, each as `table-name`
status-one-card-left = { $players ->
        [one] { $players } has one card left.
       *[other] { $players } have one card left.
    }

## “May I go out?”

# $asker (Name): the reader's partner
status-asked = <b>{ $asker } asks: “Partner, may I go out?”</b>
# $asker (Name): the reader's partner
status-asked-means = Yes: { $asker } must go out this turn. No: { $asker } can’t.
status-yes = Yes, go out
status-no = No, not yet
# $asked (Name): the reader's partner
status-you-asked = <b>You asked { $asked }:</b> may I go out? Waiting for an answer…
# $asker (Name): a player
# $asked (Name): the player's partner
status-asks = <b>{ $asker } asks { $asked }:</b> partner, may I go out?
# $partner (Name): who has answered
# $yes (Flag): the answer
status-answered = { $yes ->
        [yes] <b>{ $partner }: yes.</b> You must go out this turn.
       *[no] <b>{ $partner }: no.</b> You can’t go out this turn.
    }
status-may-ask = Asking tells everyone you can.
status-ask = May I go out?

## The reader's turn.

status-play = <b>{ status-your-turn }</b> Select a card to discard, or cards to meld.
# $cards (Number): how many are drawn
# $pile (Flag): the pile can be taken instead
status-draw = { $pile ->
        [yes] { $cards ->
            [one] <b>{ status-your-turn }</b> Draw, or take the pile.
           *[other] <b>{ status-your-turn }</b> Draw { SPELL($cards) }, or take the pile.
        }
       *[no] { $cards ->
            [one] <b>{ status-your-turn }</b> Draw.
           *[other] <b>{ status-your-turn }</b> Draw { SPELL($cards) }.
        }
    }
# $pile (Flag): the pile can be taken
status-no-stock = { $pile ->
        [yes] <b>{ status-your-turn }</b> The stock is empty. Take the pile or pass.
       *[no] <b>{ status-your-turn }</b> The stock is empty. Pass.
    }
# $alone (Flag): the reader plays without a partner
# $needed (Number): canastas needed to go out, at least two
# $canastas (Number): how many there are, fewer
status-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [0] { SPELL($needed, case: "capital") } canastas needed to go out; you have none.
           *[other] { SPELL($needed, case: "capital") } canastas needed to go out; you have { SPELL($canastas) }.
        }
       *[no] { $canastas ->
            [0] { SPELL($needed, case: "capital") } canastas needed to go out; your side has none.
           *[other] { SPELL($needed, case: "capital") } canastas needed to go out; your side has { SPELL($canastas) }.
        }
    }

## A red three that has to be declared by hand.

# $cards (Number): how many red threes the reader holds
# $points (Points): the penalty for each one not declared
status-red-three-costs = { $cards ->
        [one] Declare your red three, or lose { $points } points.
       *[other] Declare your { SPELL($cards) } red threes, or lose { $points } points each.
    }
# $cards (Number): how many red threes the reader holds
status-red-three-paid = { $cards ->
        [one] You can still declare your red three.
       *[other] You can still declare your { SPELL($cards) } red threes.
    }
# $cards (Number): how many red threes the reader holds
# $points (Points): the penalty for each one not declared
status-turn-red-three-costs = <b>{ status-your-turn }</b> { status-red-three-costs }
# $cards (Number): how many red threes the reader holds
status-turn-red-three-paid = <b>{ status-your-turn }</b> { status-red-three-paid }
## Another's turn.

# $player (Name): whose turn it is
status-you-have-one-card = <b>You have one card left.</b> Everyone has been told. { status-to-play }
# $players (List): the others who have one card left, each as `table-name`
# $player (Name): whose turn it is
status-have-one-card = <b>{ status-one-card-left }</b> { status-to-play }

## The deal is over.

# $player (Player): who went out
# $concealed (Flag): with all melds at once
status-went-out = <b>{ log-went-out }</b> The deal is over.
status-stock-empty = <b>{ log-stock-empty }</b> The deal is over.
# $player (Player): who drew it
status-last-red-three = <b>{ log-last-red-three }</b> The deal is over.
