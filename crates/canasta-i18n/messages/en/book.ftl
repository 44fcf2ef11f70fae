### The rules book: everything on its pages except the chapters themselves.

book-title = The Canasta book
# $chapter (Text): the heading of the chapter
book-chapter-title = { $chapter } – Canasta
book-heading = The Canasta book
book-about = How to play, the rules for two to six players, and how to host.

book-search = Search
book-find = Find
book-nothing-found = Nothing found. Try fewer words, such as “black threes”.

## The parts of the book.

book-part-introduction = Introduction
book-part-playing = Playing
book-part-rules = The rules in detail
book-part-presets = Rule sets
book-part-hosting = Hosting
book-part-bots = Bots
book-part-reference = Reference
book-part-measurements = Measurements

# Above a chapter, for readers of other languages.
book-only-english = This chapter is only available in English.
# Under a section: where its rules come from.
# $sources (Text): the documents and their headings, in English
book-sources = Sources: { $sources }

# The list of the chapters about hosting, bots, formats and measurements.
book-for-hosts = For hosts and programmers

## A chapter.

book-in-chapter = In this chapter
book-chapters = Chapters
book-all-chapters = All chapters
# For a screen reader: a table that scrolls.
book-table = Table
# For a screen reader: a text that scrolls.
book-text = Text

## The chapter about the differences between the rule sets. Asterisks around a word make it italic.

book-differences = How the rule sets differ
book-choose-rules = The game comes with five rule sets, each based on a published document. If you can’t decide, keep the standard rules, *wahhi*.
book-each-rule = This page lists every rule that can differ. If the rule sets disagree on a rule, it has one line for each variant. You can change any of these rules at your own table: each change is a house rule.
# Headings of the table: a rule, the rule sets that have it like this, and its text.
book-column-rule = rule
book-column-in = in
book-column-says = says
# All rule sets.
book-in-all = all

## The whole rule set, under the chapter of a preset.

book-every-rule = Every rule
book-whole = The complete rule set

## An example.

# $rules (Text): the preset's short name
book-example = Example (<b>{ $rules }</b> rules)
# For a screen reader: cards shown together.
# $cards (List): each as `book-card`
book-cards = { $cards }
# $card (Card): the card
book-card = { $card }
book-allowed = Allowed.
# $because (Message): why an action isn’t allowed
book-not-possible = <b>Not allowed:</b> { $because }.

## Under small pictures of cards.

# $points (Points): what each of the cards counts
book-points-each = { $points } points each
# $points (Points): what the cards count in total
book-points-together = { $points } points in total
book-wild-cards = Wild cards: jokers and twos
book-red-threes = Red threes: bonus cards
book-black-threes = Black threes: stop cards
book-natural-meld = A meld of natural cards
book-mixed-meld = A meld with a wild card
book-natural-canasta = A natural canasta
book-mixed-canasta = A mixed canasta
