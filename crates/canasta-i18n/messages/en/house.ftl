### The page with the rules of a table, which can be shared as a link: a score card, the house rules and every rule.

# $name (Text): what the rules are called
house-title = { $name } – Canasta
# $players (Number): how many play
house-players = { $players ->
        [one] For { SPELL($players) } player.
       *[other] For { SPELL($players) } players.
    }
house-play = Play by these rules
house-download = Download
house-changes = House rules
house-all = Every rule
# Before links to chapters of the book.
house-more = More, with examples:

## The score card.

house-score-card = Score card
house-joker = Joker
house-two-or-ace = Two, ace
house-high = King to eight
house-low = Seven to four, black three
house-two = Two
house-ace = Ace
house-seven-to-four = Seven to four
house-black-three = Black three
house-natural = Natural canasta
house-mixed = Mixed canasta
house-whole = Canasta melded all at once, extra
house-red-three = Red three
house-red-threes = All four red threes
house-out = Going out
house-concealed = Going out concealed
house-exchange = Cards left in hand count against you.
# Above the minimums of the initial meld.
house-minimums = Initial meld
# $points (Points): a side’s score
house-below = Below { $points } points
# $points (Points): a side’s score
house-from = From { $points } points

## Sharing.

house-share = Share these rules
house-share-about = Name them, then send the link or the file.
house-name = Name
house-give-name = Use this name
house-link = Link to these rules
house-copy = Copy

## Opening a file.

house-open-title = Open house rules – Canasta
house-open-heading = Open house rules
house-open-about = Paste the text of a house-rules file.
house-open = Open
house-open-problems = These aren’t house rules
# $problem (Message): a problem, without a capital or full stop
house-open-problem = { $problem }.
