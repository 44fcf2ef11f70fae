### Words that messages use in several forms. Each language has its own forms: cases, articles, plurals.
### A message asks for one of them: KIND($rank, form: "many"). The variant with the star is the usual one.
### `brief` is for buttons: it has digits, and names a two so that nobody reads it as a number of cards.

## Kinds of cards: what the rules tell apart.

-kind-joker = { $form ->
   *[one] joker
    [many] jokers
    [a] a joker
    [brief] joker
}
-kind-two = { $form ->
   *[one] two
    [many] twos
    [a] a two
    [brief] wild 2
}
-kind-red-three = { $form ->
   *[one] red three
    [many] red threes
    [a] a red three
    [brief] red 3
}
-kind-black-three = { $form ->
   *[one] black three
    [many] black threes
    [a] a black three
    [brief] black 3
}
-kind-four = { $form ->
   *[one] four
    [many] fours
    [a] a four
    [brief] 4
}
-kind-five = { $form ->
   *[one] five
    [many] fives
    [a] a five
    [brief] 5
}
-kind-six = { $form ->
   *[one] six
    [many] sixes
    [a] a six
    [brief] 6
}
-kind-seven = { $form ->
   *[one] seven
    [many] sevens
    [a] a seven
    [brief] 7
}
-kind-eight = { $form ->
   *[one] eight
    [many] eights
    [a] an eight
    [brief] 8
}
-kind-nine = { $form ->
   *[one] nine
    [many] nines
    [a] a nine
    [brief] 9
}
-kind-ten = { $form ->
   *[one] ten
    [many] tens
    [a] a ten
    [brief] 10
}
-kind-jack = { $form ->
   *[one] jack
    [many] jacks
    [a] a jack
    [brief] jack
}
-kind-queen = { $form ->
   *[one] queen
    [many] queens
    [a] a queen
    [brief] queen
}
-kind-king = { $form ->
   *[one] king
    [many] kings
    [a] a king
    [brief] king
}
-kind-ace = { $form ->
   *[one] ace
    [many] aces
    [a] an ace
    [brief] ace
}

## Cards, by rank and suit. A three is named by its suit: “the three of hearts”, not “the red three of hearts”.

-card = the { $rank } of { $suit }
-card-red-joker = the red joker
-card-black-joker = the black joker

-rank-two = two
-rank-three = three
-rank-four = four
-rank-five = five
-rank-six = six
-rank-seven = seven
-rank-eight = eight
-rank-nine = nine
-rank-ten = ten
-rank-jack = jack
-rank-queen = queen
-rank-king = king
-rank-ace = ace

-suit-spades = spades
-suit-hearts = hearts
-suit-diamonds = diamonds
-suit-clubs = clubs

## What comes before the last item of a list: “a, b and c”.

# Spanish also has `-list-last-before-i`, because “y” becomes “e” before a word that begins with an i.
-list-last = {" and "}

## Small numbers: SPELL($n). Larger ones are written as digits.

-number-0 = zero
-number-1 = one
-number-2 = two
-number-3 = three
-number-4 = four
-number-5 = five
-number-6 = six
-number-7 = seven
-number-8 = eight
-number-9 = nine
-number-10 = ten
-number-11 = eleven
-number-12 = twelve
