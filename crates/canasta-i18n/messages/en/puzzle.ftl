### Puzzles: positions in which one play is better than all others.

## The list of puzzles.

puzzle-title = Puzzles – Canasta
puzzle-heading = Puzzles
puzzle-about = A position from a game. Play the best turn.
puzzle-begin = Start
puzzle-go-on = Next puzzle
# $due (Number): how many are due, at least one
puzzle-due = { $due ->
        [one] One puzzle to review today.
       *[other] { $due } puzzles to review today.
    }
# $days (Number): days in a row on which one was solved, at least one
# $today (Flag): one was solved today already
puzzle-streak = { $today ->
        [yes] { $days ->
            [one] You’ve solved one today.
           *[other] { $days }-day streak, including today.
        }
       *[no] { $days ->
            [one] You solved one yesterday. Solve one today to start a streak.
           *[other] { $days }-day streak. Solve one today to keep it going.
        }
    }
puzzle-when-again = Solved puzzles come back after 1, 3, 7 and 21 days. Missed ones come back tomorrow.
puzzle-all-done = You’ve tried every puzzle. Reviews will appear here when they’re due.
# $solved (Number): how many of them
# $all (Number): how many there are
puzzle-solved-of = { $solved } of { $all } solved
# A puzzle in the list, for a screen reader.
# $number (Number): its number within its theme
# $state (one of new, solved, missed, due): the reader's progress with it
puzzle-number = { $state ->
        [new] Puzzle { $number }
        [solved] Puzzle { $number }, solved
        [missed] Puzzle { $number }, missed
       *[due] Puzzle { $number }, due today
    }
puzzle-key-solved = solved
puzzle-key-missed = missed
puzzle-key-due = due today
puzzle-key = Key
puzzle-how = How puzzles are made
puzzle-to-list = All puzzles

## What puzzles are about: headings, and a sentence for each.

puzzle-taking-the-pile = Taking the pile
puzzle-taking-the-pile-about = Take it or draw? And with which cards?
puzzle-feeding = Not feeding the next player
puzzle-feeding-about = The wrong discard gives the next player the whole pile.
puzzle-freezing = Freezing the pile
puzzle-freezing-about = When to discard a wild card, and when not to.
puzzle-keeping-pairs = Keeping pairs
puzzle-keeping-pairs-about = Which cards to hold together for later.
puzzle-initial-meld = The initial meld
puzzle-initial-meld-about = When to meld first, and when to wait.
puzzle-laying-down = Melding
puzzle-laying-down-about = What to meld and what to hold back.
puzzle-wild-cards = Wild cards
puzzle-wild-cards-about = How many to spend.
puzzle-black-threes = Black threes
puzzle-black-threes-about = They block the next player for one turn. When to use one.
puzzle-going-out = Going out
puzzle-going-out-about = End the deal, or play on?
puzzle-discarding = What to discard
puzzle-discarding-about = Which card to let go.
puzzle-own = From your own games
puzzle-own-about = Your mistakes, as found by reviews.

## A puzzle.

# $theme (Message): what it is about, as above
# $number (Number): its number within its theme
puzzle-page-title = { $theme }, puzzle { $number } – Canasta
# $theme (Message): what it is about, as above
# $number (Number): its number within its theme
puzzle-page-heading = { $theme }, puzzle { $number }
# The name of the reader's seat on the board.
puzzle-you = You
# Above the board: the rules and the score.
# $rules (Message): the rules, as `Hoyle`
# $totals (List): the points of each side before the deal, as `puzzle-total`
puzzle-stands = { $rules }. Score: { $totals }.
# $side (Message): whose, as `We`
# $points (Points): how many
puzzle-total = { $side } { $points }
puzzle-begins = It’s your turn. What do you do?
puzzle-question = You’ve drawn. What do you play?
puzzle-taken = You’ve taken the pile. What do you play?
# After the question.
# $rules (Message): the rules, as `Hoyle`
puzzle-rules = { $rules }.
# A button that puts all cards back.
puzzle-start-again = Start again
# A link to sentences with the plays, one of which is the best.
puzzle-choose = Choose from a list

## The answer.

puzzle-right = Right!
puzzle-wrong = Not the best play.
puzzle-turns = Options
puzzle-best = Best
puzzle-your-choice = Your choice
# $points (Number): what a play loses against the best, rounded
puzzle-loses = { $points ->
        [one] loses about one point
       *[other] loses about { $points } points
    }
# $days (Number): after how many days the puzzle comes back
puzzle-again-in = { $days ->
        [one] You’ll see this puzzle again tomorrow.
       *[other] You’ll see this puzzle again in { $days } days.
    }
puzzle-learned = Mastered! You won’t be shown this puzzle again.
# Instead of `puzzle-right` or `puzzle-wrong`, for a play that may be as good as the best one.
puzzle-unclear = This doesn’t count
puzzle-unclear-about = Your play isn’t among those this puzzle compares, and it’s too close to the best one to judge. Try another.
puzzle-once-more = Try again
puzzle-in-game = See it in your game
