### Puzzles: positions in which one turn is better than every other.

## The list of puzzles.

puzzle-title = Puzzles. Canasta
puzzle-heading = Puzzles
puzzle-about = A position from a game, a few turns to choose from, and one of them is the best.
puzzle-begin = Solve a puzzle
puzzle-go-on = Next puzzle
# $due (Number): how many wait, at least one
puzzle-due = { $due ->
        [one] One puzzle comes again today.
       *[other] { $due } puzzles come again today.
    }
# $days (Number): days in a row on which one was solved, at least one
# $today (Flag): one was solved today already
puzzle-streak = { $today ->
        [yes] { $days ->
            [one] You have solved one today.
           *[other] You have solved puzzles on { $days } days in a row, today included.
        }
       *[no] { $days ->
            [one] You solved one yesterday. Solve one today, and it is two days in a row.
           *[other] You have solved puzzles on { $days } days in a row. Solve one today, and the row goes on.
        }
    }
puzzle-when-again = A puzzle that you solve comes again after 1, 3, 7 and 21 days. One that you miss comes again tomorrow.
puzzle-all-done = You have tried every puzzle. Those that come again will be offered here on their day.
# $solved (Number): how many of them
# $all (Number): how many there are
puzzle-solved-of = { $solved } of { $all } solved
# A puzzle in the list, for a screen reader.
# $number (Number): its number within its theme
# $state (one of new, solved, missed, due): how far the reader is with it
puzzle-number = { $state ->
        [new] Puzzle { $number }
        [solved] Puzzle { $number }, solved
        [missed] Puzzle { $number }, missed
       *[due] Puzzle { $number }, comes again today
    }
puzzle-key-solved = solved
puzzle-key-missed = missed
puzzle-key-due = comes again today
puzzle-key = What the marks mean
puzzle-how = How the puzzles were found
puzzle-to-list = All puzzles

## What puzzles are about: headings, and a sentence for each.

puzzle-taking-the-pile = Taking the pile
puzzle-taking-the-pile-about = To take it or to draw, and with which cards.
puzzle-feeding = Not feeding the pile
puzzle-feeding-about = A discard that the next player can use gives away the whole pile.
puzzle-freezing = Freezing the pile
puzzle-freezing-about = When to discard a wild card, and when not.
puzzle-keeping-pairs = Keeping pairs
puzzle-keeping-pairs-about = Which cards to hold together for later.
puzzle-initial-meld = The first meld
puzzle-initial-meld-about = When to open for your side, and when to wait.
puzzle-laying-down = Laying down
puzzle-laying-down-about = What to lay down, and what to hold back.
puzzle-wild-cards = Wild cards
puzzle-wild-cards-about = How many of them to spend.
puzzle-black-threes = Black threes
puzzle-black-threes-about = They stop the next player for one turn: when is that turn?
puzzle-going-out = Going out
puzzle-going-out-about = To end the deal, or to play on.
puzzle-discarding = What to discard
puzzle-discarding-about = One card is the best to part with.
puzzle-own = From your own games
puzzle-own-about = Turns of yours that a review marked as mistakes.

## A puzzle.

# $theme (Message): what it is about, as above
# $number (Number): its number within its theme
puzzle-page-title = { $theme }, puzzle { $number }. Canasta
# $theme (Message): what it is about, as above
# $number (Number): its number within its theme
puzzle-page-heading = { $theme }, puzzle { $number }
# The name of the reader's seat on the board.
puzzle-you = You
# Over the board: the rules, and where the game stands.
# $rules (Message): the rules, as `Hoyle`
# $totals (List): the points of each side before the deal, as `puzzle-total`
puzzle-stands = { $rules }. Points before this deal: { $totals }.
# $side (Message): whose, as `We`
# $points (Points): how many
puzzle-total = { $side } { $points }
puzzle-begins = Your turn begins. What do you do?
puzzle-question = You have drawn. What do you play?
puzzle-taken = You have taken the pile. What do you play?

## The answer.

puzzle-right = Right!
puzzle-wrong = Not the best turn.
puzzle-turns = The turns
puzzle-best = Best
puzzle-your-choice = Your choice
# $points (Number): what a turn loses against the best, rounded
puzzle-loses = { $points ->
        [one] loses about one point
       *[other] loses about { $points } points
    }
# $days (Number): after how many days the puzzle comes again
puzzle-again-in = { $days ->
        [one] This puzzle comes again tomorrow.
       *[other] This puzzle comes again in { $days } days.
    }
puzzle-learned = You have solved this puzzle every time it came. It will not come again by itself.
puzzle-once-more = Look at it again
puzzle-in-game = To that moment of your game
