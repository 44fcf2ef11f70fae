### Hints: the best plays, how much each loses, and what happened when it was played out.

hint-title = Hint
hint-button = Hint
hint-close = Close hint
# Sets out the cards of a play, ready to be played.
hint-show = Show me
# The same for a screen reader, which tells one button from another.
# $turn (Message): the play, as below
hint-show-turn = Show me: { $turn }
hint-nothing = Nothing to decide here.
# Read after “Not allowed:”, without a capital and without a full stop.
hint-not-now = you can only get hints on your turn
hint-busy = The server is busy with other tables. Ask again in a moment.
# $deals (Number): how many were played out, at least one
hint-source = { $deals ->
        [one] Based on one simulated deal with random hidden cards.
       *[other] Based on { $deals } simulated deals with random hidden cards.
    }
# For a screen reader: all plays.
# $turns (Message): the plays, each as `hint-spoken-turn`
hint-spoken = { hint-title }. { $turns }
hint-spoken-nothing = { hint-title }. { hint-nothing }
# $worth (Message): what the play is worth, as below
# $turn (Message): the play, as below
hint-spoken-turn = { $worth }: { $turn }

## What a play is worth.

hint-only = Only option
hint-best = Best
hint-as-good = Equally good
# $points (Number): how many, rounded
hint-loses = Loses { review-lost-points }

## What to do: a sentence for each action.

# $then (Flag): after another action
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
# $then (Flag): after another action
# $cards (List): cards from the hand, each as `log-with`
# $melds (List): what is melded as well, as in `hint-meld`; may be empty
hint-take-with = { $then ->
        [yes] { $melds ->
            [0] Then take the pile with { $cards }.
           *[other] Then take the pile with { $cards } and meld { $melds }.
        }
       *[no] { $melds ->
            [0] Take the pile with { $cards }.
           *[other] Take the pile with { $cards } and meld { $melds }.
        }
    }
# $then (Flag): after another action
# $rank (Kind): the meld that the top card joins
# $melds (List): what is melded as well, as in `hint-meld`; may be empty
hint-take-onto = { $then ->
        [yes] { $melds ->
            [0] Then take the pile onto the { KIND($rank, form: "many") }.
           *[other] Then take the pile onto the { KIND($rank, form: "many") } and meld { $melds }.
        }
       *[no] { $melds ->
            [0] Take the pile onto the { KIND($rank, form: "many") }.
           *[other] Take the pile onto the { KIND($rank, form: "many") } and meld { $melds }.
        }
    }
# $then (Flag): after another action
# $melds (List): each as `log-some-of`, `log-meld` or `log-wilds-onto`
hint-meld = { $then ->
        [yes] Then meld { $melds }.
       *[no] Meld { $melds }.
    }
# $then (Flag): after another action
# $kind (Kind): what is discarded
hint-discard = { $then ->
        [yes] Then discard { KIND($kind, form: "a") }.
       *[no] Discard { KIND($kind, form: "a") }.
    }
# $then (Flag): after another action
hint-declare-red-three = { $then ->
        [yes] Then declare the red three.
       *[no] Declare the red three.
    }
# $then (Flag): after another action
# $partner (Name): who is asked
hint-ask = { $then ->
        [yes] Then ask { $partner } if you can go out.
       *[no] Ask { $partner } if you can go out.
    }
# $yes (Flag): the answer
hint-answer = { $yes ->
        [yes] Answer yes.
       *[no] Answer no.
    }

# If points say little because the game is nearly over or nearly decided.
# $share (Message): the chance to win with it, as `hint-share`
# $best_share (Message): the chance with the best play
hint-loses-chance = Cuts your win chance from { $best_share } to { $share }
# If it loses only a few points.
# $deals (Number): of a hundred deals, at least one
hint-worse-in = Worse in { $deals } of 100 deals

## Why the best play is the best: the first sentence of a hint. The other play is the next one that was worse.

# $deals (Number): in how many
# $of (Number): of ten or of a hundred that were played on
hint-often = in { $deals } of { $of } deals
hint-often-always = in every deal
hint-often-nearly-always = in nearly every deal
hint-often-hardly = in hardly any deals
hint-often-never = in no deals
# The other play, before how often it happens then.
hint-other-draw = if you draw instead
hint-other-take = if you take the pile instead
# $kind (Kind): what it discards
hint-other-discard = if you discard { KIND($kind, form: "a") } instead
hint-other-keep = if you hold these cards back
hint-other-meld = if you meld now
hint-other-turn = with another play
# $take (Flag): the best play takes the pile
# $alone (Flag): the reader plays without a partner
# $rank (Kind): the rank of the canasta
# $often (Message): how often, as above
# $negative (Flag, optional): $often means never or hardly ever
# $other (Message): the other play, as above
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
# $negative (Flag, optional): $often means never or hardly ever
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
# $negative (Flag, optional): $often means never or hardly ever
# $other (Message): the other play, as above
# $other_often (Message): how often then
hint-because-takes = { $alone ->
        [yes] You take the pile by the end of your next turn { $often }; { $other }, { $other_often }.
       *[no] Your side takes the pile by the end of your next turn { $often }; { $other }, { $other_often }.
    }
# $cards (Number): how many are in the pile
# $often (Message): how often, as above
# $negative (Flag, optional): $often means never or hardly ever
hint-because-leave = { $cards ->
        [one] If you leave the pile, an opponent takes it before your next turn { $often }.
       *[other] If you leave the { $cards }-card pile, an opponent takes it before your next turn { $often }.
    }
# $kind (Kind): what the best play discards
# $player (Name): the player after the reader
# $cards (Number): how many cards the pile then has
# $often (Message): how often, as above
# $negative (Flag, optional): $often means never or hardly ever
# $other (Message): the other play, as above
# $other_often (Message): how often then
hint-because-safe = { $cards ->
        [one] { KIND($kind, form: "a", case: "capital") } is the safer discard: { $player } takes the pile { $often }; { $other }, { $other_often }.
       *[other] { KIND($kind, form: "a", case: "capital") } is the safer discard: { $player } takes the { $cards }-card pile { $often }; { $other }, { $other_often }.
    }
# $often (Message): how often, as above
# $negative (Flag, optional): $often means never or hardly ever
# $other (Message): the other play, as above
# $other_often (Message): how often then
hint-because-others-take = An opponent takes the pile before your next turn { $often }; { $other }, { $other_often }.
# $alone (Flag): the reader plays without a partner
# $often (Message): how often, as above
# $negative (Flag, optional): $often means never or hardly ever
# $other (Message): the other play, as above
# $other_often (Message): how often then
hint-because-out = { $alone ->
        [yes] You go out { $often }; { $other }, { $other_often }.
       *[no] Your side goes out { $often }; { $other }, { $other_often }.
    }
# $alone (Flag): the reader plays without a partner
# $often (Message): how often, as above
# $negative (Flag, optional): $often means never or hardly ever
# $other (Message): the other play, as above
# $other_often (Message): how often then
hint-because-others-out = { $alone ->
        [yes] Another player goes out { $often }; { $other }, { $other_often }.
       *[no] The other side goes out { $often }; { $other }, { $other_often }.
    }
# $alone (Flag): the reader plays without a partner
# $cards (Number): how many cards, on average
# $other (Message): the other play, as above
# $other_cards (Number): how many then
hint-because-caught = { $alone ->
        [yes] { $cards ->
            [one] If another player goes out, you’re left with about one card; { $other }, about { $other_cards }.
           *[other] If another player goes out, you’re left with about { $cards } cards; { $other }, about { $other_cards }.
        }
       *[no] { $cards ->
            [one] If the other side goes out, you’re left with about one card; { $other }, about { $other_cards }.
           *[other] If the other side goes out, you’re left with about { $cards } cards; { $other }, about { $other_cards }.
        }
    }
# $alone (Flag): the reader plays without a partner
# $canastas (Text): how many, with tenths
# $other (Message): the other play, as above
# $other_canastas (Text): how many then
hint-because-canastas = { $alone ->
        [yes] You end with { $canastas } canastas on average; { $other }, { $other_canastas }.
       *[no] Your side ends with { $canastas } canastas on average; { $other }, { $other_canastas }.
    }
# If no single reason explains it.
# $deals (Number): of a hundred, in how many it came out better
# $other (Message): the other play, as above
hint-because-better = Lots of small advantages: it did better than { $other } in { $deals } of 100 deals.
# The other play, after “than”.
hint-than-draw = drawing
hint-than-take = taking the pile
# $kind (Kind): what it discards
hint-than-discard = discarding { KIND($kind, form: "a") }
hint-than-keep = holding these cards back
hint-than-meld = melding now
hint-than-turn = another play
# No play is clearly better.
# $other (Message): the other play, as above
hint-because-same = It hardly matters: { $other } works out about as well.
# As above, in points.
# $points (Number): how many more, on average
# $other (Message): the other play, as above
hint-because-worth = { $points ->
        [one] Lots of small advantages: it’s worth about one point more than { $other }.
       *[other] Lots of small advantages: it’s worth about { $points } points more than { $other }.
    }
# $deals (Number): of a hundred, in how many it came out better
# $other (Message): the other play, as above
hint-because-alike = It hardly matters: this did better than { $other } in { $deals } of 100 deals.

## Why a play is worse than the best. Percentages are of the deals that were played out.

# $percent (Number): the percentage
hint-share = { $percent }%
hint-share-small = under 1%
# $pile (Number): how many cards it has; 0 if not known
# $kind (Kind): what is discarded
# $share (Message): how often
# $best (Kind): what the best play discards
# $best_share (Message): how often then
hint-hands-over = { $pile ->
        [0] Discarding { KIND($kind, form: "a") } gives away the pile { $share } of the time ({ KIND($best, form: "a") }: { $best_share }).
       *[other] Discarding { KIND($kind, form: "a") } gives away the { $pile }-card pile { $share } of the time ({ KIND($best, form: "a") }: { $best_share }).
    }
# $pile (Number): how many cards it has; 0 if not known
# $kind (Kind): what is discarded
# $share (Message): how often
# $best_share (Message): how often with the best play
hint-hands-over-best = { $pile ->
        [0] Discarding { KIND($kind, form: "a") } gives away the pile { $share } of the time (best play: { $best_share }).
       *[other] Discarding { KIND($kind, form: "a") } gives away the { $pile }-card pile { $share } of the time (best play: { $best_share }).
    }
# $pile (Number): how many cards it has; 0 if not known
# $share (Message): how often
# $best_share (Message): how often with the best play
hint-next-takes = { $pile ->
        [0] The next player takes the pile { $share } of the time (best play: { $best_share }).
       *[other] The next player takes the { $pile }-card pile { $share } of the time (best play: { $best_share }).
    }
# $share (Message): how often
# $best_share (Message): how often with the best play
hint-others-take = An opponent takes the pile before your next turn { $share } of the time (best play: { $best_share }).
# $alone (Flag): the reader plays without a partner
# $share (Message): how often
# $best_share (Message): how often with the best play
hint-fewer-piles = { $alone ->
        [yes] You take the pile { $share } of the time (best play: { $best_share }).
       *[no] Your side takes the pile { $share } of the time (best play: { $best_share }).
    }
# $alone (Flag): the reader plays without a partner
# $share (Message): how often
# $best_share (Message): how often with the best play
hint-out-less = { $alone ->
        [yes] You go out { $share } of the time (best play: { $best_share }).
       *[no] Your side goes out { $share } of the time (best play: { $best_share }).
    }
# $alone (Flag): the reader plays without a partner
# $share (Message): how often
# $best_share (Message): how often with the best play
hint-others-out = { $alone ->
        [yes] Another player goes out { $share } of the time (best play: { $best_share }).
       *[no] The other side goes out { $share } of the time (best play: { $best_share }).
    }
# $alone (Flag): the reader plays without a partner
# $canastas (Text): how many, with tenths
# $best_canastas (Text): how many with the best play
hint-fewer-canastas = { $alone ->
        [yes] You end with { $canastas } canastas on average (best play: { $best_canastas }).
       *[no] Your side ends with { $canastas } canastas on average (best play: { $best_canastas }).
    }
# If no single reason explains it.
# $alone (Flag): the reader plays without a partner
# $end (Message): how the deal ends, as `hint-ahead`
# $best_end (Message): how it ends with the best play
hint-less-ahead = { $alone ->
        [yes] Lots of small things: you end the deal { $end } on average (best play: { $best_end }).
       *[no] Lots of small things: your side ends the deal { $end } on average (best play: { $best_end }).
    }
# $points (Number): how many
# $behind (Flag): behind, not ahead
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

## Who gets hints: the choices for a new table, and the text in its menu.

hint-practice = Practice only
hint-practice-about = When everyone else is a bot.
hint-everybody = For everyone
hint-everybody-about = Including games against other people.
hint-none = Off
hint-none-about = Nobody gets hints.
hint-menu-none = Hints: off at this table.
hint-menu-everybody = Hints: for everyone.
hint-menu-practice = Hints: practice games only.
hint-menu-not-practice = Hints: off, because other people are playing.
