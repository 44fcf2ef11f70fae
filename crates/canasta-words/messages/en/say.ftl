### The line above the hand: whose turn it is, what may be done, what was asked and answered. What stands out is bold.

say-your-turn = Your turn.
# $player (Name): whose turn it is
say-to-play = { $player } to play.
# $players (List): the others who have one card left, each as `table-name`
say-one-card-left = { $players ->
        [one] { $players } has one card left.
       *[other] { $players } have one card left.
    }

## “May I go out?”

# $asker (Name): the reader's partner
say-asked = <b>{ $asker } asks: partner, may I go out?</b>
# $asker (Name): the reader's partner
say-asked-means = Yes: { $asker } must go out this turn. No: { $asker } may not.
say-yes = Yes, go out
say-no = No, not yet
# $asked (Name): the reader's partner
say-you-asked = <b>You asked { $asked }:</b> may I go out? Waiting for the answer.
# $asker (Name): a player
# $asked (Name): the player's partner
say-asks = <b>{ $asker } asks { $asked }:</b> partner, may I go out?
# $partner (Name): who has answered
# $yes (Flag): the answer
say-answered = { $yes ->
        [yes] <b>{ $partner }: yes.</b> You must go out this turn.
       *[no] <b>{ $partner }: no.</b> You may not go out this turn.
    }
# $partner (Name): who may be asked
say-may-ask = You can go out. You may ask { $partner } first.
say-asking-tells = Asking tells everyone that you can.
say-ask = Ask: may I go out?

## The reader's turn.

say-play = <b>{ say-your-turn }</b> Lay down, or discard.
# $cards (Number): how many are drawn
# $pile (Flag): the pile may be taken instead
say-draw = { $pile ->
        [yes] { $cards ->
            [one] <b>{ say-your-turn }</b> Draw, or take the pile.
           *[other] <b>{ say-your-turn }</b> Draw { SPELL($cards) }, or take the pile.
        }
       *[no] { $cards ->
            [one] <b>{ say-your-turn }</b> Draw.
           *[other] <b>{ say-your-turn }</b> Draw { SPELL($cards) }.
        }
    }
# $pile (Flag): the pile may be taken
say-no-stock = { $pile ->
        [yes] <b>{ say-your-turn }</b> The stock is empty: take the pile, or pass.
       *[no] <b>{ say-your-turn }</b> The stock is empty: pass.
    }
# The button that draws.
# $cards (Number): how many are drawn; with an empty stock none
say-draw-button = { $cards ->
        [0] Pass
        [one] Draw
       *[other] Draw { SPELL($cards) }
    }
# $alone (Flag): the reader plays without a partner
# $needed (Number): canastas needed to go out, at least two
# $canastas (Number): how many there are, fewer
say-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [0] { SPELL($needed, case: "capital") } canastas are needed to go out; you have none.
           *[other] { SPELL($needed, case: "capital") } canastas are needed to go out; you have { SPELL($canastas) }.
        }
       *[no] { $canastas ->
            [0] { SPELL($needed, case: "capital") } canastas are needed to go out; your side has none.
           *[other] { SPELL($needed, case: "capital") } canastas are needed to go out; your side has { SPELL($canastas) }.
        }
    }

## A red three that has to be laid down by hand.

# $cards (Number): how many red threes the reader holds
# $points (Points): what each costs that is kept
say-red-three-costs = { $cards ->
        [one] You hold a red three: lay it down before your turn ends, or it costs { $points } points.
       *[other] You hold { SPELL($cards) } red threes: lay them down before your turn ends, or each costs { $points } points.
    }
# $cards (Number): how many red threes the reader holds
say-red-three-paid = { $cards ->
        [one] You hold a red three and have paid for it. You may still lay it down.
       *[other] You hold { SPELL($cards) } red threes and have paid for them. You may still lay them down.
    }
# $cards (Number): how many red threes the reader holds
# $points (Points): what each costs that is kept
say-turn-red-three-costs = <b>{ say-your-turn }</b> { say-red-three-costs }
# $cards (Number): how many red threes the reader holds
say-turn-red-three-paid = <b>{ say-your-turn }</b> { say-red-three-paid }
# $cards (Number): how many red threes the reader holds
say-lay-red-three = { $cards ->
        [one] Lay it down
       *[other] Lay one down
    }

## Another's turn.

# $player (Name): whose turn it is
say-you-have-one-card = <b>You have one card left.</b> The others have been told. { say-to-play }
# $players (List): the others who have one card left, each as `table-name`
# $player (Name): whose turn it is
say-have-one-card = <b>{ say-one-card-left }</b> { say-to-play }

## The deal is over.

# $player (Player): who went out
# $concealed (Flag): with all melds at once
say-went-out = <b>{ log-went-out }</b> The deal is over.
say-stock-empty = <b>{ log-stock-empty }</b> The deal is over.
# $player (Player): who drew it
say-last-red-three = <b>{ log-last-red-three }</b> The deal is over.
