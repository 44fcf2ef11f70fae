### The examples of the rules book, from the point of view of the player who acts first: “you” is that player.

## Conditions.

example-house = House rule in use.
example-no-stock = The stock is empty.
# $players (Number): how many play
example-players = { $players ->
        [one] { SPELL($players, case: "capital") } player.
       *[other] { SPELL($players, case: "capital") } players.
    }
example-sits-out = Three against two; the fifth player sits out.
# Followed by the total of each side, as `example-total`.
example-totals = Totals before the deal.
# $side (Message): a side or a player who plays alone, as `example-who-…` and `example-side-…`
# $points (Points): the total
example-total = { $side }: { $points }.

## Players and sides, at the beginning of a sentence.

example-who-you = You
example-who-partner = Your partner
# Of two players.
example-who-other = The other player
example-who-left = The player on your left
example-who-right = The player on your right
example-who-across = The player opposite
# Of five players.
example-who-across-left = The player opposite on the left
# Of five players.
example-who-across-right = The player opposite on the right
# Of six players.
example-who-partner-left = Your partner on the left
# Of six players.
example-who-partner-right = Your partner on the right
example-side-yours = Your side
example-side-others = The other side

## Cards at the beginning. Under each of these the cards are shown.

example-hand-you = Your hand
example-hand-partner = Your partner’s hand
example-hand-other = The other player’s hand
example-hand-left = Hand of the player on your left
example-hand-right = Hand of the player on your right
example-hand-across = Hand of the player opposite
example-hand-across-left = Hand of the player opposite on the left
example-hand-across-right = Hand of the player opposite on the right
example-hand-partner-left = Hand of your partner on the left
example-hand-partner-right = Hand of your partner on the right

example-melds-you = Your melds
example-melds-other = The other player’s melds
example-melds-left = Melds of the player on your left
example-melds-right = Melds of the player on your right
example-melds-across-left = Melds of the player opposite on the left
example-melds-across-right = Melds of the player opposite on the right
example-melds-side-yours = Your side’s melds
example-melds-side-others = The other side’s melds

example-red-threes-you = Your red threes
example-red-threes-other = The other player’s red threes
example-red-threes-left = Red threes of the player on your left
example-red-threes-right = Red threes of the player on your right
example-red-threes-across-left = Red threes of the player opposite on the left
example-red-threes-across-right = Red threes of the player opposite on the right
example-red-threes-side-yours = Your side’s red threes
example-red-threes-side-others = The other side’s red threes

# $cards (Number): how many are shown
example-pile = { $cards ->
        [one] Discard pile
       *[other] Discard pile, last card on top
    }
# $cards (Number): how many are shown
example-stock = { $cards ->
        [one] Stock, one card
       *[other] Stock, next card first
    }

## Actions. The cards are shown under it.

# Red threes.
example-laid-down-first = Placed on the table first:

# $who (Message): who acts, as above
# $act (Text): what was written, which isn’t an action
example-unreadable = { $who }: “{ $act }”

# $you (Flag): whether you act
# $who (Message): who acts if not you, as above
example-draw = { $you ->
        [yes] You draw
       *[no] { $who } draws
    }
# $you (Flag): whether you act
# $who (Message): who acts if not you, as above
example-take-onto-meld = { $you ->
        [yes] You take the pile onto the meld
       *[no] { $who } takes the pile onto the meld
    }
# $you (Flag): whether you act
# $who (Message): who acts if not you, as above
example-take-with = { $you ->
        [yes] You take the pile with
       *[no] { $who } takes the pile with
    }
# $you (Flag): whether you act
# $who (Message): who acts if not you, as above
example-lay-down = { $you ->
        [yes] You meld
       *[no] { $who } melds
    }
# For wild cards alone, which don’t show the meld they join.
# $you (Flag): whether you act
# $who (Message): who acts if not you, as above
# $rank (Kind): the rank of the meld
example-add = { $you ->
        [yes] You add to the { KIND($rank, form: "many") }
       *[no] { $who } adds to the { KIND($rank, form: "many") }
    }
# $you (Flag): whether you act
# $who (Message): who acts if not you, as above
example-discard = { $you ->
        [yes] You discard
       *[no] { $who } discards
    }
# $you (Flag): whether you act
# $who (Message): who acts if not you, as above
example-pass = { $you ->
        [yes] You pass
       *[no] { $who } passes
    }
# $you (Flag): whether you act
# $who (Message): who acts if not you, as above
example-declare = { $you ->
        [yes] You declare
       *[no] { $who } declares
    }
# $you (Flag): whether you act
# $who (Message): who acts if not you, as above
example-ask = { $you ->
        [yes] You ask “May I go out?”
       *[no] { $who } asks “May I go out?”
    }
# $you (Flag): whether you act
# $who (Message): who acts if not you, as above
# $yes (Flag): the answer
example-answer = { $you ->
        [yes] { $yes ->
            [yes] You answer yes
           *[no] You answer no
        }
       *[no] { $yes ->
            [yes] { $who } answers yes
           *[no] { $who } answers no
        }
    }

## Results. The cards are shown after it.

example-drawn = Drawn:
# Red threes, which are placed automatically.
example-laid-down = Placed on the table:
# Red threes of the player whose turn began.
example-laid-down-next = Placed on the table by the next player:

## How the deal ended.

# $you (Flag): whether you went out
# $who (Message): who did if not you, as above
# $concealed (Flag): whether concealed
example-out = { $you ->
        [yes] { $concealed ->
            [yes] You go out concealed.
           *[no] You go out.
        }
       *[no] { $concealed ->
            [yes] { $who } goes out concealed.
           *[no] { $who } goes out.
        }
    }
example-nobody-out = The deal ends with nobody going out.
example-last-red-three = The last card of the stock is a red three: the deal ends.

## Scores

# $side (Message): a side or a player who plays alone, as above
# $entries (List): what it scored, each as below
example-scored = { $side }: { $entries }.
# $points (Points): the points
example-natural-canastas = natural canastas { $points }
# $points (Points): the points
example-mixed-canastas = mixed canastas { $points }
# $points (Points): the points
example-concealed-canastas = concealed canastas { $points }
# $points (Points): the points
example-red-threes = red threes { $points }
# $points (Points): the points
example-going-out = going out { $points }
# $points (Points): the points
example-exact-deal = exact deal { $points }
# $points (Points): the points
example-penalties = penalties { $points }
# $points (Points): the points
example-melded = cards melded { $points }
# $points (Points): the points
example-in-hand = cards left in hand { $points }
# $points (Points): the points
example-sum = total { $points }
