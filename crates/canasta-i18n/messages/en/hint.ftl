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
hint-loses = Loses { review-lost-points }

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
# $melds (List): what is laid down besides, as in `hint-meld`; may be empty
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
# $melds (List): what is laid down besides, as in `hint-meld`; may be empty
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
hint-meld = { $then ->
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
hint-declare-red-three = { $then ->
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

# Where points say little: the game is nearly over or nearly decided.
# $share (Message): the chance to win with it, as `hint-share`
# $best_share (Message): the chance with the best turn
hint-loses-chance = Lowers your chance to win the game from { $best_share } to { $share }
# Where it is a few points only.
# $deals (Number): of a hundred deals, at least one
hint-worse-in = Worse in { $deals } of 100 deals

## Why the best turn is the best: the first sentence of a hint. The other turn is the next that was worse.

# $deals (Number): in how many
# $of (Number): of ten or of a hundred that were played on
hint-often = in { $deals } of { $of } deals
hint-often-always = in every deal
hint-often-nearly-always = in nearly every deal
hint-often-hardly = in hardly any deal
hint-often-never = in no deal
# The other turn, before how often it comes so then.
hint-other-draw = if you draw instead
hint-other-take = if you take the pile instead
# $kind (Kind): what it discards
hint-other-discard = if you discard { KIND($kind, form: "a") } instead
hint-other-keep = if you keep these cards
hint-other-meld = if you lay cards down now
hint-other-turn = with another turn
# $take (Flag): the best turn takes the pile
# $alone (Flag): the reader plays without a partner
# $rank (Kind): of what the canasta is
# $often (Message): how often, as above
# $other (Message): the other turn, as above
# $other_often (Message): how often then
hint-because-canasta = { $take ->
        [yes] { $alone ->
            [yes] Taking the pile gives you a canasta of { KIND($rank, form: "many") } by the end of your next turn { $often }; { $other }, { $other_often }.
           *[no] Taking the pile gives your side a canasta of { KIND($rank, form: "many") } by the end of your next turn { $often }; { $other }, { $other_often }.
        }
       *[no] { $alone ->
            [yes] You get a canasta of { KIND($rank, form: "many") } by the end of your next turn { $often }; { $other }, { $other_often }.
           *[no] Your side gets a canasta of { KIND($rank, form: "many") } by the end of your next turn { $often }; { $other }, { $other_often }.
        }
    }
# $pair (Flag): there are two of them
# $rank (Kind): what is kept
# $player (Name): the player before the reader
# $often (Message): how often, as above
# $cards (Number): how many cards the pile then had, on average
hint-because-keep = { $pair ->
        [yes] Keep the pair of { KIND($rank, form: "many") }: { $often } { $player } discards { KIND($rank, form: "a") } and you take the pile ({ $cards ->
            [one] one card
           *[other] about { $cards } cards
        }).
       *[no] Keep the { KIND($rank, form: "many") }: { $often } { $player } discards { KIND($rank, form: "a") } and you take the pile ({ $cards ->
            [one] one card
           *[other] about { $cards } cards
        }).
    }
# $alone (Flag): the reader plays without a partner
# $often (Message): how often, as above
# $other (Message): the other turn, as above
# $other_often (Message): how often then
hint-because-takes = { $alone ->
        [yes] You take the pile by the end of your next turn { $often }; { $other }, { $other_often }.
       *[no] Your side takes the pile by the end of your next turn { $often }; { $other }, { $other_often }.
    }
# $cards (Number): how many lie in the pile
# $often (Message): how often, as above
hint-because-leave = { $cards ->
        [one] If you leave the pile, opponents take it before your next turn { $often }.
       *[other] If you leave the pile of { $cards } cards, opponents take it before your next turn { $often }.
    }
# $kind (Kind): what the best turn discards
# $player (Name): the player after the reader
# $cards (Number): how many cards the pile then has
# $often (Message): how often, as above
# $other (Message): the other turn, as above
# $other_often (Message): how often then
hint-because-safe = { $cards ->
        [one] { KIND($kind, form: "a", case: "capital") } is the safer discard: { $player } takes the pile { $often }; { $other }, { $other_often }.
       *[other] { KIND($kind, form: "a", case: "capital") } is the safer discard: { $player } takes the pile of { $cards } cards { $often }; { $other }, { $other_often }.
    }
# $often (Message): how often, as above
# $other (Message): the other turn, as above
# $other_often (Message): how often then
hint-because-others-take = Opponents take the pile before your next turn { $often }; { $other }, { $other_often }.
# $alone (Flag): the reader plays without a partner
# $often (Message): how often, as above
# $other (Message): the other turn, as above
# $other_often (Message): how often then
hint-because-out = { $alone ->
        [yes] You go out { $often }; { $other }, { $other_often }.
       *[no] Your side goes out { $often }; { $other }, { $other_often }.
    }
# $alone (Flag): the reader plays without a partner
# $often (Message): how often, as above
# $other (Message): the other turn, as above
# $other_often (Message): how often then
hint-because-others-out = { $alone ->
        [yes] Another player goes out { $often }; { $other }, { $other_often }.
       *[no] The other side goes out { $often }; { $other }, { $other_often }.
    }
# $alone (Flag): the reader plays without a partner
# $cards (Number): how many cards, on average
# $other (Message): the other turn, as above
# $other_cards (Number): how many then
hint-because-caught = { $alone ->
        [yes] When another player goes out, about { $cards } cards are left in your hand; { $other }, about { $other_cards }.
       *[no] When the other side goes out, about { $cards } cards are left in your hand; { $other }, about { $other_cards }.
    }
# $alone (Flag): the reader plays without a partner
# $canastas (Text): how many, with tenths
# $other (Message): the other turn, as above
# $other_canastas (Text): how many then
hint-because-canastas = { $alone ->
        [yes] You end with { $canastas } canastas on average; { $other }, { $other_canastas }.
       *[no] Your side ends with { $canastas } canastas on average; { $other }, { $other_canastas }.
    }
# Where no single thing explains it.
# $deals (Number): of a hundred, in how many it came out better
# $other (Message): the other turn, as above
hint-because-better = Many small things add up: it came out better in { $deals } of 100 deals than { $other }.
# The other turn, after “than”.
hint-than-draw = drawing
hint-than-take = taking the pile
# $kind (Kind): what it discards
hint-than-discard = discarding { KIND($kind, form: "a") }
hint-than-keep = keeping these cards
hint-than-meld = laying cards down now
hint-than-turn = another turn
# No turn is clearly better.
# $other (Message): the other turn, as above
hint-because-same = It makes little difference here: { $other } comes out about as well.
# The same where chances are even.
# $points (Number): how many more, on average
# $other (Message): the other turn, as above
hint-because-worth = { $points ->
        [one] Many small things add up: it brings about one point more than { $other }.
       *[other] Many small things add up: it brings about { $points } points more than { $other }.
    }
# $deals (Number): of a hundred, in how many it came out better
# $other (Message): the other turn, as above
hint-because-alike = It makes little difference here: this came out better in { $deals } of 100 deals than { $other }.

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
