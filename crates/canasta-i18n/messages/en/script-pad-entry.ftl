### Entering a deal on the score pad. The pad asks one question after another, and players answer on a keypad.

# $n (Number): the deal’s number
script-pad-entry-correcting-deal = Correcting deal { $n }
# $player (Text): the dealer
script-pad-entry-dealt = { $player } dealt
script-pad-entry-back-to-pad = Pad

## The sheet above the keypad

script-pad-entry-entry-sheet = The sheet
# The caption of the table, for screen readers.
# $n (Number): the deal’s number
# $side (Text): whose figures they are
script-pad-entry-sheet-of-side = Deal { $n }, { $side }
# Below a side’s name.
# $total (Points): its total before the deal
# $minimum (Points): what it needs for its initial meld
script-pad-entry-before = { $total }, <b>{ $minimum }</b> to meld
script-pad-entry-new-total = New total
# The player who went out plays alone, so the column already has the name.
script-pad-entry-yes = yes

# What screen readers say for a cell. It begins with what is shown.
# $value (Text): the figure
# $side (Text): whose it is
# $line (Text): the line’s name
script-pad-entry-cell = { $value }: { $side }, { $line }
# $count (Number): the figure
# $points (Points): what it is worth
# $side (Text): whose it is
# $line (Text): the line’s name
script-pad-entry-cell-count = { $count } { $points }: { $side }, { $line }
# $side (Text): whose it is
# $line (Text): the line’s name
script-pad-entry-cell-empty = { $side }, { $line }: not entered
# $shown (Text): the player, or “yes”, with the bonus
# $player (Text): the player
# $concealed (Flag): with all melds at once
script-pad-entry-cell-out = { $concealed ->
        [yes] { $shown }: { $player } went out concealed
       *[no] { $shown }: { $player } went out
    }
# $side (Text): the side
script-pad-entry-cell-not-out = –: { $side } didn’t go out
# The − and + of a cell.
# $side (Text): whose it is
# $line (Text): the line’s name
script-pad-entry-one-fewer = { $side }, { $line }: one fewer
# $side (Text): whose it is
# $line (Text): the line’s name
script-pad-entry-one-more = { $side }, { $line }: one more

## Who went out

script-pad-entry-who-went-out = Who went out?
script-pad-entry-about-going-out = The deal ends when a player has no cards left.
script-pad-entry-nobody-went-out = Nobody went out
script-pad-entry-concealed-hand = Concealed
script-pad-entry-concealed-alone = The whole hand in one turn, with a canasta, and nothing melded before.
script-pad-entry-concealed-adding = The whole hand in one turn, with a canasta, and nothing melded before. Adding to a partner’s melds in that turn is allowed.
script-pad-entry-concealed-not-adding = The whole hand in one turn, with a canasta, and nothing melded before or added to a partner’s melds.
script-pad-entry-concealed-first = The whole hand in one turn, with a canasta, and neither you nor a partner has melded before.
script-pad-entry-exact-deal = Exact deal
# $player (Text): the dealer
# $points (Points): the bonus
script-pad-entry-exact-deal-by = { $player } took exactly the cards needed: { $points }
script-pad-entry-exact-deal-nobody = First say on the pad who deals.

## The questions: a title, and what is meant

# $side (Text): the side that is asked
script-pad-entry-title-natural-canastas = { $side }: natural canastas
# $side (Text): the side that is asked
script-pad-entry-title-mixed-canastas = { $side }: mixed canastas
# $side (Text): the side that is asked
script-pad-entry-title-concealed-canastas = { $side }: concealed canastas
# $side (Text): the side that is asked
script-pad-entry-title-red-threes = { $side }: red threes
# $side (Text): the side that is asked
script-pad-entry-title-undeclared-red-threes = { $side }: red threes declared late
# $side (Text): the side that is asked
script-pad-entry-title-black-threes = { $side }: black threes when going out
# $side (Text): the side that is asked
# $line (Text): the name that the table has given to a line
script-pad-entry-title-own = { $side }: { $line }
# $side (Text): the side that is asked
script-pad-entry-title-melded = { $side }: cards melded
# $side (Text): the side that is asked
script-pad-entry-title-in-hand = { $side }: left in hand

# $points (Points): for each
script-pad-entry-about-natural-canastas = { $points } each: seven cards or more, none wild
# $points (Points): for each
script-pad-entry-about-mixed-canastas = { $points } each: with wild cards
# $points (Points): for each
script-pad-entry-about-concealed-canastas = Melded all at once, natural or mixed: { $points } more for each
# $points (Points): for each
# $all (Points): for all four
script-pad-entry-about-red-threes = { $points } each, all four { $all }
script-pad-entry-about-red-threes-without-melds = The side has no melds. The check says what its red threes count.
# $points (Points): the penalty for each
script-pad-entry-about-undeclared-red-threes = { $points } off for each, on the table now or never declared
script-pad-entry-about-black-threes = Melded by the player who went out
# $points (Points): for each
script-pad-entry-about-own = { $points } each
script-pad-entry-about-melded = The points of all cards on the table
# $player (Text): the player
script-pad-entry-about-hand = { $player }’s hand
# $players (Text): all of them, such as “Anna and Paul”
script-pad-entry-about-hands = The hands of { $players }: use + to add them up
script-pad-entry-about-no-hand = Nobody on this side has cards left.

## The keypad

script-pad-entry-keypad = Keypad
script-pad-entry-key-next = Next
script-pad-entry-key-delete = Delete
script-pad-entry-key-plus = Plus: add to the number
script-pad-entry-key-no-melds = No melds
script-pad-entry-key-count = Count cards
script-pad-entry-key-total = Type the total
# $points (Points): what the counted cards are worth
script-pad-entry-key-use = Use { $points }

script-pad-entry-stop-double = Double press ignored.
script-pad-entry-stop-count-first = Press a number; 0 for none.
script-pad-entry-stop-points-first = Type the points first; 0 for none.
# $max (Number): the largest possible number
script-pad-entry-stop-at-most = { $max ->
        [0] Only 0 is possible.
        [one] At most { $max } is possible.
       *[other] At most { $max } are possible.
    }
# $points (Points): the worth of two packs
script-pad-entry-stop-more-than-packs = More than the packs hold ({ $points }). Press Next again if you’re sure.
# Points that no cards can add up to.
# $step (Points): what all card values are multiples of
script-pad-entry-stop-no-such-points = { $step ->
        [5] Points always end in 0 or 5. Press Next again if you’re sure.
       *[other] All card values are multiples of { $step }. Press Next again if you’re sure.
    }

## Counting cards

script-pad-entry-by-value = By value
script-pad-entry-by-card = Card by card
script-pad-entry-counting-cards = Count the cards
# $points (Points): what the cards counted so far are worth
script-pad-entry-so-far = { $points } so far
# $cards (Text): the cards, such as “aces and twos” or “kings to eights”
script-pad-entry-how-many-cards = How many { $cards }?
script-pad-entry-press-each = Press a card once for each one.
# $kind (Kind): a kind of card
script-pad-entry-cards-many = { KIND($kind, form: "many") }
# $from (Kind): the highest kind
# $to (Kind): the lowest kind
script-pad-entry-cards-many-range = { KIND($from, form: "many") } to { KIND($to, form: "many") }
# $kind (Kind): a kind of card
script-pad-entry-cards-one = { KIND($kind, form: "one") }
# $from (Kind): the highest kind
# $to (Kind): the lowest kind
script-pad-entry-cards-one-range = { KIND($from, form: "one") } to { KIND($to, form: "one") }
# $count (Number): how many cards
# $value (Points): what each is worth
# $points (Points): what they are worth together
script-pad-entry-product = { $count } × { $value } = { $points }
## The letters on court cards, as in the corners of cards

script-pad-entry-face-ace = A
script-pad-entry-face-king = K
script-pad-entry-face-queen = Q
script-pad-entry-face-jack = J

# What screen readers say for a kind of card.
# $kind (Kind): the kind
# $count (Number): how many have been counted
# $value (Points): what each is worth
script-pad-entry-counted = { KIND($kind, form: "one", case: "capital") }, { $value } points each: { $count }
# $count (Number): how many cards
script-pad-entry-number-of-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## The check before saving

script-pad-entry-check-and-save = Check and save
script-pad-entry-nothing-wrong = Nothing looks wrong.
script-pad-entry-save-deal = Save deal
script-pad-entry-save-correction = Save correction
script-pad-entry-save-anyway = Save anyway
script-pad-entry-correct-it = Correct it
# $points (Points): the goal
script-pad-entry-goal-reached = { $points } reached
# $points (Points): what the side needs for its initial meld in the next deal
script-pad-entry-next-minimum = Next: { $points } to meld
# $side (Text): the side
# $points (Text): the points of this deal, with a sign
script-pad-entry-side-points = { $side }: { $points }
# Screen readers and speech say it after the check.
# $side (Text): the side
# $points (Points): its points of this deal
# $total (Points): its new total
script-pad-entry-said-total = { $side }: { $points } for this deal, { $total } in all.

script-pad-entry-read-out = Read it out:
# $side (Text): the side
# $items (Text): a list of items such as “2 mixed canastas”, or “no canastas, no red threes”
script-pad-entry-read-side = <b>{ $side }</b>: { $items }.
script-pad-entry-read-nothing = no canastas, no red threes
# The same when it is spoken.
# $side (Text): the side
# $item (Text): an item such as “2 mixed canastas”
script-pad-entry-said-item = { $side }: { $item }.

# Items of those sentences.
# $n (Number): how many
script-pad-entry-item-natural-canastas = { $n ->
        [0] no natural canastas
        [one] { $n } natural canasta
       *[other] { $n } natural canastas
    }
# Item, see above.
# $n (Number): how many
script-pad-entry-item-mixed-canastas = { $n ->
        [0] no mixed canastas
        [one] { $n } mixed canasta
       *[other] { $n } mixed canastas
    }
# Item, see above.
# $n (Number): how many
script-pad-entry-item-concealed-canastas = { $n ->
        [0] no concealed canastas
        [one] { $n } concealed canasta
       *[other] { $n } concealed canastas
    }
# Item, see above.
# $n (Number): how many
script-pad-entry-item-red-threes = { $n ->
        [0] no red threes
        [one] { $n } red three
       *[other] { $n } red threes
    }
# Item, see above.
# $n (Number): how many
script-pad-entry-item-undeclared-red-threes = { $n ->
        [0] no red threes declared late
        [one] { $n } red three declared late
       *[other] { $n } red threes declared late
    }
# Item, see above.
# $n (Number): how many
script-pad-entry-item-black-threes = { $n ->
        [0] no black threes
        [one] { $n } black three
       *[other] { $n } black threes
    }
# Item, see above.
# $n (Number): how many
# $line (Text): the name that the table has given to a line
script-pad-entry-item-own = { $n } × { $line }
# Item, see above.
# $points (Points): the points
script-pad-entry-item-melded = { $points } melded
# Item, see above.
# $points (Points): the points
script-pad-entry-item-in-hand = { $points } left in hand

## What can’t be right, or is unusual

# $side (Text): the side
# $points (Points): what was entered
# $step (Points): what all card values are multiples of
script-pad-entry-notice-no-such-melded = { $step ->
        [5] { $side }: the cards melded can’t count { $points }. Points always end in 0 or 5.
       *[other] { $side }: the cards melded can’t count { $points }. All card values are multiples of { $step }.
    }
# $side (Text): the side
# $points (Points): what was entered
# $step (Points): what all card values are multiples of
script-pad-entry-notice-no-such-in-hand = { $step ->
        [5] { $side }: the cards left in hand can’t count { $points }. Points always end in 0 or 5.
       *[other] { $side }: the cards left in hand can’t count { $points }. All card values are multiples of { $step }.
    }
# $side (Text): the side
# $canastas (Number): its canastas
# $minimum (Points): the least their cards can count
# $points (Points): what was entered for the cards melded
script-pad-entry-notice-too-few-points = { $canastas ->
        [one] { $side }: the cards of that canasta count at least { $minimum }, but { $points } was entered for the cards melded.
       *[other] { $side }: the cards of those { $canastas } canastas count at least { $minimum }, but { $points } was entered for the cards melded.
    }
# $side (Text): the side
# $canastas (Number): its canastas
script-pad-entry-notice-more-than-ranks = { $side }: { $canastas } canastas are more than there are ranks.
# $side (Text): the side
# $points (Points): what was entered
script-pad-entry-notice-bonuses-added-in = { $side }: { $points } is a lot for the cards melded. Were bonuses added in? The pad adds them.
# $side (Text): the side
# $points (Points): what was entered for the cards melded
# $minimum (Points): what the side needed
script-pad-entry-notice-below-minimum = { $side }: the initial meld needed { $minimum }, but only { $points } was entered for the cards melded.
# $player (Text): the player who went out
# $canastas (Number): what the side has
# $needed (Number): what it needs, at least one
script-pad-entry-notice-too-few-canastas = { $needed ->
        [one] { $player } went out, but the side has no canasta.
       *[other] { $player } went out, which takes { $needed } canastas, but the side has { $canastas }.
    }
# $side (Text): the player, who plays alone
script-pad-entry-notice-cards-after-going-out = { $side } went out, so no cards can be left in hand.
# $side (Text): the side
# $players (Number): how many of its players have cards left
# $points (Points): what was entered
script-pad-entry-notice-too-few-in-hand = { $players ->
        [one] { $side }: a player still had cards, which count more than { $points }.
       *[other] { $side }: { $players } players still had cards, which count more than { $points }.
    }
# $side (Text): the side
# $concealed (Number): concealed canastas
# $canastas (Number): all canastas
script-pad-entry-notice-more-concealed-canastas = { $canastas ->
        [0] { $side }: { $concealed } concealed, but no canastas.
        [one] { $side }: { $concealed } concealed canastas, but only one canasta in all.
       *[other] { $side }: { $concealed } concealed canastas, but only { $canastas } canastas in all.
    }
# $threes (Number): how many were entered
script-pad-entry-notice-red-threes = { $threes } red threes were entered, but the packs have four.
# $side (Text): the side
# $threes (Number): how many were entered
script-pad-entry-notice-late-red-threes = { $side }: { $threes } red threes were declared late, but the packs have four.
# $canastas (Number): mixed canastas of all sides
script-pad-entry-notice-mixed-canastas = { $canastas } mixed canastas are more than the packs have wild cards for.
# $canastas (Number): canastas of all sides
script-pad-entry-notice-canastas = { $canastas } canastas are more than the packs have cards for.
# $points (Points): all cards
# $maximum (Points): what the packs are worth
script-pad-entry-notice-more-than-the-packs = All cards together count { $points }, but the packs hold only { $maximum }.
script-pad-entry-notice-same-as-before = The same figures as in the deal before. Was it entered twice?

## What an entry implies

# $side (Text): the side, without melds
# $threes (Number): its red threes
# $points (Points): negative
script-pad-entry-fact-red-threes-against = { $threes ->
        [one] { $side }: the red three counts { $points }.
       *[other] { $side }: the { $threes } red threes count { $points }.
    }
# $side (Text): the side
# $threes (Number): its red threes
script-pad-entry-fact-red-threes-count-nothing = { $threes ->
        [one] { $side }: the red three counts nothing.
       *[other] { $side }: the { $threes } red threes count nothing.
    }
# $side (Text): the side
# $points (Points): what they count
script-pad-entry-fact-all-red-threes = { $side }: all four red threes count { $points }.
script-pad-entry-fact-nobody-went-out = Nobody went out, so there’s no bonus for it.
# $player (Text): the player
# $points (Points): the bonus
script-pad-entry-fact-concealed = { $player } went out concealed: { $points }.
# $player (Text): the dealer
# $points (Points): the bonus
script-pad-entry-fact-exact-deal = Exact deal by { $player }: { $points }.
script-pad-entry-fact-no-concealed-canastas = No concealed canastas. Touch the line if there were any.
script-pad-entry-fact-no-undeclared-red-threes = No red threes declared late. Touch the line if there were any.
script-pad-entry-fact-no-black-threes = No black threes when going out. Touch the line if there were any.

## Storing it

script-pad-entry-not-stored = This browser can’t store the deal: its storage is full or switched off. Your figures stay on this screen. Make room, then press Save again, or write them down.
script-pad-entry-draft-not-stored = This browser can’t store anything: its storage is full or switched off. Keep this page open until the deal is saved.
script-pad-entry-resumed-correction = You began this correction earlier. It hasn’t been saved yet.
script-pad-entry-saved-figures = Show the saved figures

## Another phone has saved the same deal

# $n (Number): the deal’s number
script-pad-entry-other-phone = Another phone has saved deal { $n }
# $time (Text): a time of day
script-pad-entry-saved-at = Saved at { $time }.
# $player (Text): a person
# $time (Text): a time of day
script-pad-entry-saved-by-at = { $player } saved it at { $time }.
script-pad-entry-figures-differ = Compare the figures, and choose what counts.
script-pad-entry-figures-agree = Both phones have the same figures.
script-pad-entry-ours = Here
script-pad-entry-theirs = Other phone
# The header of a row of the comparison.
# $side (Text): the side
# $line (Text): the line’s name
script-pad-entry-row-of-side = { $side }, { $line }
script-pad-entry-keep-theirs = Keep theirs
script-pad-entry-keep-it = Continue
script-pad-entry-use-ours = Use ours
script-pad-entry-replaces-theirs = Saving replaces what the other phone has saved.
