### Hints: the best turns, how much each loses, and what came of it when it was played out.

hint-title = Hint
hint-button = Hint
hint-close = Close the hint
# Brings the cards of a turn to where they are laid from.
hint-show = Show me
# The same for a screen reader, which tells one button from another.
# $turn (Message): the turn, as below
hint-show-turn = Show me: { $turn }
hint-nothing = There is nothing to decide here.
# Read after “Not possible:”, without a capital and without a full stop.
hint-not-now = a hint is for your own turn
hint-busy = The computer is busy with other tables. Ask again in a moment.
# $deals (Number): how many were played out, at least one
hint-source = { $deals ->
        [one] From one deal played out, the hidden cards dealt at random.
       *[other] From { $deals } deals played out, the hidden cards dealt at random each time.
    }
# Spoken, with every turn.
# $turns (Message): the turns, each as `hint-spoken-turn`
hint-spoken = { hint-title }. { $turns }
hint-spoken-nothing = { hint-title }. { hint-nothing }
# $worth (Message): what the turn is worth, as below
# $turn (Message): the turn, as below
hint-spoken-turn = { $worth }: { $turn }

## What a turn is worth.

hint-only = The only thing to do
hint-best = Best
hint-as-good = As good
# $points (Number): how many, rounded
hint-loses = { $points ->
        [one] Loses about one point
       *[other] Loses about { $points } points
    }

## What to do: a sentence for every act of the turn.

# $then (Flag): behind another act
# $cards (Number): how many are drawn; with an empty stock none
hint-draw = { $then ->
        [yes] { $cards ->
            [0] Then pass.
            [one] Then draw.
           *[other] Then draw { SPELL($cards) }.
        }
       *[no] { $cards ->
            [0] Pass.
            [one] Draw.
           *[other] Draw { SPELL($cards) }.
        }
    }
# $then (Flag): behind another act
# $cards (List): cards from the hand, each as `log-some-of`
# $melds (List): what is laid down besides, as in `hint-lay`; may be empty
hint-take-with = { $then ->
        [yes] { $melds ->
            [0] Then take the pile with { $cards }.
           *[other] Then take the pile with { $cards } and lay down { $melds }.
        }
       *[no] { $melds ->
            [0] Take the pile with { $cards }.
           *[other] Take the pile with { $cards } and lay down { $melds }.
        }
    }
# $then (Flag): behind another act
# $rank (Kind): the meld that the top card joins
# $melds (List): what is laid down besides, as in `hint-lay`; may be empty
hint-take-onto = { $then ->
        [yes] { $melds ->
            [0] Then take the pile onto the { KIND($rank, form: "many") }.
           *[other] Then take the pile onto the { KIND($rank, form: "many") } and lay down { $melds }.
        }
       *[no] { $melds ->
            [0] Take the pile onto the { KIND($rank, form: "many") }.
           *[other] Take the pile onto the { KIND($rank, form: "many") } and lay down { $melds }.
        }
    }
# $then (Flag): behind another act
# $melds (List): each as `log-some-of`, `log-meld` or `log-wilds-onto`
hint-lay = { $then ->
        [yes] Then lay down { $melds }.
       *[no] Lay down { $melds }.
    }
# $then (Flag): behind another act
# $kind (Kind): what is discarded
hint-discard = { $then ->
        [yes] Then discard { KIND($kind, form: "a") }.
       *[no] Discard { KIND($kind, form: "a") }.
    }
# $then (Flag): behind another act
hint-lay-red-three = { $then ->
        [yes] Then lay down the red three.
       *[no] Lay down the red three.
    }
# $then (Flag): behind another act
# $partner (Name): who is asked
hint-ask = { $then ->
        [yes] Then ask { $partner } whether you may go out.
       *[no] Ask { $partner } whether you may go out.
    }
# $yes (Flag): the answer
hint-answer = { $yes ->
        [yes] Answer yes.
       *[no] Answer no.
    }

## Why a turn is worse than the best. Shares are of the deals that were played out.

# $percent (Number): how many in a hundred
hint-share = { $percent }%
hint-share-small = under 1%
# $pile (Number): how many cards it has; 0 where that is not known
# $kind (Kind): what is discarded
# $share (Message): how often
# $best (Kind): what the best turn discards
# $best_share (Message): how often then
hint-hands-over = { $pile ->
        [0] Discarding { KIND($kind, form: "a") } hands over the pile { $share } of the time; { KIND($best, form: "a") }, { $best_share }.
       *[other] Discarding { KIND($kind, form: "a") } hands over the { $pile }-card pile { $share } of the time; { KIND($best, form: "a") }, { $best_share }.
    }
# $pile (Number): how many cards it has; 0 where that is not known
# $kind (Kind): what is discarded
# $share (Message): how often
# $best_share (Message): how often with the best turn
hint-hands-over-best = { $pile ->
        [0] Discarding { KIND($kind, form: "a") } hands over the pile { $share } of the time; the best, { $best_share }.
       *[other] Discarding { KIND($kind, form: "a") } hands over the { $pile }-card pile { $share } of the time; the best, { $best_share }.
    }
# $pile (Number): how many cards it has; 0 where that is not known
# $share (Message): how often
# $best_share (Message): how often with the best turn
hint-next-takes = { $pile ->
        [0] The next player then takes the pile { $share } of the time; with the best, { $best_share }.
       *[other] The next player then takes the { $pile }-card pile { $share } of the time; with the best, { $best_share }.
    }
# $share (Message): how often
# $best_share (Message): how often with the best turn
hint-others-take = Opponents take the pile before your next turn { $share } of the time; with the best, { $best_share }.
# $alone (Flag): the reader plays without a partner
# $share (Message): how often
# $best_share (Message): how often with the best turn
hint-fewer-piles = { $alone ->
        [yes] You take the pile { $share } of the time; with the best, { $best_share }.
       *[no] Your side takes the pile { $share } of the time; with the best, { $best_share }.
    }
# $alone (Flag): the reader plays without a partner
# $share (Message): how often
# $best_share (Message): how often with the best turn
hint-out-less = { $alone ->
        [yes] You go out { $share } of the time; with the best, { $best_share }.
       *[no] Your side goes out { $share } of the time; with the best, { $best_share }.
    }
# $alone (Flag): the reader plays without a partner
# $share (Message): how often
# $best_share (Message): how often with the best turn
hint-others-out = { $alone ->
        [yes] Another player goes out { $share } of the time; with the best, { $best_share }.
       *[no] The other side goes out { $share } of the time; with the best, { $best_share }.
    }
# $alone (Flag): the reader plays without a partner
# $canastas (Text): how many, with tenths
# $best_canastas (Text): how many with the best turn
hint-fewer-canastas = { $alone ->
        [yes] You end with { $canastas } canastas on average; with the best, { $best_canastas }.
       *[no] Your side ends with { $canastas } canastas on average; with the best, { $best_canastas }.
    }
# Where no single thing explains it.
# $alone (Flag): the reader plays without a partner
# $end (Message): how the deal ends, as `hint-ahead`
# $best_end (Message): how it ends with the best turn
hint-less-ahead = { $alone ->
        [yes] Many small things add up: you end the deal { $end } on average; with the best, { $best_end }.
       *[no] Many small things add up: your side ends the deal { $end } on average; with the best, { $best_end }.
    }
# $points (Number): how many
# $behind (Flag): behind the others, not ahead of them
hint-ahead = { $behind ->
        [yes] { $points ->
            [one] 1 point behind
           *[other] { $points } points behind
        }
       *[no] { $points ->
            [one] 1 point ahead
           *[other] { $points } points ahead
        }
    }

## Who is given hints: the choices for a new table, and what its menu says.

hint-practice = For practice
hint-practice-about = When you play with the computer only.
hint-everybody = For everyone
hint-everybody-about = Also in games between people.
hint-none = None
hint-none-about = No player is given hints.
hint-menu-none = Hints: none at this table.
hint-menu-everybody = Hints: for everyone.
hint-menu-practice = Hints: for practice with the computer.
hint-menu-not-practice = Hints: none, because people play against each other.
