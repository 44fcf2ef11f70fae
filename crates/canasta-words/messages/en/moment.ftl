### The great moments of a deal and of a game: a headline without a full stop, and a short line under it.

moment-of-deal = To remember
moment-of-game = Best moments

## Headlines.

# $player (Player): who completed it
# $rank (Kind): its rank
# $concealed (Flag): whether it was laid down whole at once
# $natural (Flag): whether it has no wild card
moment-canasta = { $player ->
        [you] { $natural ->
            [yes] { $concealed ->
                [yes] You laid a natural canasta of { KIND($rank, form: "many") } at once
               *[no] You made a natural canasta of { KIND($rank, form: "many") }
            }
           *[no] { $concealed ->
                [yes] You laid a canasta of { KIND($rank, form: "many") } at once
               *[no] You made a canasta of { KIND($rank, form: "many") }
            }
        }
       *[other] { $natural ->
            [yes] { $concealed ->
                [yes] { $player } laid a natural canasta of { KIND($rank, form: "many") } at once
               *[no] { $player } made a natural canasta of { KIND($rank, form: "many") }
            }
           *[no] { $concealed ->
                [yes] { $player } laid a canasta of { KIND($rank, form: "many") } at once
               *[no] { $player } made a canasta of { KIND($rank, form: "many") }
            }
        }
    }
# $player (Player): who took it
# $cards (Number): how many cards it had
moment-pile = { $player ->
        [you] You took a pile of { $cards }
       *[other] { $player } took a pile of { $cards }
    }
# $player (Player): who went out
moment-one-turn = { $player ->
        [you] You went out in one turn
       *[other] { $player } went out in one turn
    }
# $count (Number): how many canastas one side has
moment-canastas = { SPELL($count, case: "capital") } canastas
# $player (Player): who discarded
# $cards (Number): how many cards the pile had
moment-lost = { $player ->
        [you] Your discard gave away a pile of { $cards }
       *[other] { $player } gave away a pile of { $cards }
    }
# $card (Card): the most costly one
moment-left = Left in your hand: { $card }

## The line under a headline. Once the game is over it begins with the deal (see `moment-in-deal`).

# $points (Points): what the rules give for a natural canasta
moment-bonus = A bonus of { $points } points.
moment-without-wilds = No wild card in it.
moment-whole = All its cards came from the hand in one act.
# $game (Flag): whether it is the largest of the whole game
moment-largest = { $game ->
        [yes] The largest of the game.
       *[no] The largest of this deal.
    }
moment-no-meld-before = Without a meld before that turn.
# $side (Message): what the side is called
moment-most = { $side }: the most of all.
# $player (Player): who took the pile
moment-taken-by = { $player ->
        [you] You took it.
       *[other] { $player } took it.
    }
# $points (Points): what the card cost
moment-cost = It cost { $points } points.
# $deal (Number): its number
moment-in-deal = Deal { $deal }.
