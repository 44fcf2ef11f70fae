### Highlights of a deal and of a game: a headline without a full stop, and a short line under it.

highlight-of-deal = Highlights
highlight-of-game = Game highlights

## Headlines.

# $player (Player): who completed it
# $rank (Kind): its rank
# $concealed (Flag): whether it was melded all at once
# $natural (Flag): whether it has no wild card
highlight-canasta = { $player ->
        [you] { $natural ->
            [yes] { $concealed ->
                [yes] You melded a natural canasta of { KIND($rank, form: "many") } in one go
               *[no] You made a natural canasta of { KIND($rank, form: "many") }
            }
           *[no] { $concealed ->
                [yes] You melded a canasta of { KIND($rank, form: "many") } in one go
               *[no] You made a canasta of { KIND($rank, form: "many") }
            }
        }
       *[other] { $natural ->
            [yes] { $concealed ->
                [yes] { $player } melded a natural canasta of { KIND($rank, form: "many") } in one go
               *[no] { $player } made a natural canasta of { KIND($rank, form: "many") }
            }
           *[no] { $concealed ->
                [yes] { $player } melded a canasta of { KIND($rank, form: "many") } in one go
               *[no] { $player } made a canasta of { KIND($rank, form: "many") }
            }
        }
    }
# $player (Player): who took it
# $cards (Number): how many cards it had
highlight-pile = { $player ->
        [you] You took a pile of { $cards } cards
       *[other] { $player } took a pile of { $cards } cards
    }
# $player (Player): who went out
highlight-one-turn = { $player ->
        [you] You went out in one turn
       *[other] { $player } went out in one turn
    }
# $count (Number): how many canastas one side has
highlight-canastas = { SPELL($count, case: "capital") } canastas
# $player (Player): who discarded
# $cards (Number): how many cards the pile had
highlight-lost = { $player ->
        [you] Your discard gave away a pile of { $cards } cards
       *[other] { $player } gave away a pile of { $cards } cards
    }
# $card (Card): the most expensive one
highlight-left = Left in your hand: { $card }

## The line under a headline. Once the game is over it begins with the deal (see `highlight-in-deal`).

# $points (Points): what the rules give for a natural canasta
highlight-bonus = { $points } bonus points.
highlight-without-wilds = No wild cards.
highlight-whole = All its cards were melded at once.
# $game (Flag): whether it is the largest of the whole game
highlight-largest = { $game ->
        [yes] The largest of the game.
       *[no] The largest of this deal.
    }
# Rivals took a larger pile.
# $alone (Flag): everyone plays alone
highlight-own-largest = { $alone ->
        [yes] Your largest.
       *[no] Your side’s largest.
    }
highlight-no-meld-before = With no melds before that turn.
# $side (Message): what the side is called
highlight-most = { $side }: more than anyone else.
# $player (Player): who took the pile
highlight-taken-by = { $player ->
        [you] You took it.
       *[other] { $player } took it.
    }
# $points (Points): what the card cost
highlight-cost = Cost { $points } points.
# $deal (Number): its number
highlight-in-deal = Deal { $deal }.
