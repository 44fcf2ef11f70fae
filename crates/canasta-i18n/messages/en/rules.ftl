### A rule set in plain sentences, as players read it: every rule whole, with its numbers. Rules are given for one number of
### players (“Your partner …”) or for all of them (“If you have a partner, …”).

## The headings under which the rules stand.

rules-heading-deal = Players and the deal
rules-heading-cards = The cards
rules-heading-turn = A turn
rules-heading-threes = Threes
rules-heading-melds = Melds and canastas
rules-heading-initial-meld = The opening
rules-heading-pile = The discard pile
rules-heading-going-out = Going out
rules-heading-stock-end = When the stock runs out
rules-heading-scores = Scores
rules-heading-knowing = What you may know and say

## Numbers of players, where a rule depends on them.

# Stands in “when … play”: numbers of players to which the same rule applies, smallest first, one to four of them.
# $count (Number): how many numbers there are
# $first (Number): a number of players
# $second (Number): the next
# $third (Number): the next
# $fourth (Number): the next
rules-players = { $count ->
        [1] { SPELL($first) }
        [2] { SPELL($first) } or { SPELL($second) }
        [3] { SPELL($first) }, { SPELL($second) } or { SPELL($third) }
       *[other] { SPELL($first) }, { SPELL($second) }, { SPELL($third) } or { SPELL($fourth) }
    }

## Players and the deal

rules-sides-any = Two to six can play. Four play two against two and six play three against three, with partners and opponents in alternate seats. With two, three or five players, each plays alone; a side is then one player.

# $players (Number): how many play
rules-sides = { $players ->
        [4] Four play, two against two. Partners sit opposite each other.
        [6] Six play, three against three. Partners and opponents alternate.
       *[other] { SPELL($players, case: "capital") } play, each alone.
    }

# $alone (Flag): whether every player plays alone
rules-seating-drawn = { $alone ->
        [yes] Seats are decided by drawing cards.
       *[no] Partners and seats are decided by drawing cards.
    } The ace is high and the two is low; within a rank, spades are highest, then hearts, diamonds and clubs.

# $players (one of any, two, four, six, alone): how many play, as far as the rule depends on it; `alone` is three or five
rules-seating-highest = { $players ->
        [any] The player with the highest card chooses a seat, and the partners, if there are any, are those with the next highest cards.
        [two] The player with the highest card chooses a seat, and the other player sits opposite.
        [four] The player with the highest card chooses a seat, and the player with the second highest is the partner.
        [six] The player with the highest card chooses a seat, and the two with the next highest cards are the partners.
       *[alone] The player with the highest card chooses a seat, and the others sit to the left in the order of their cards.
    }

# $ends (Flag): whether the cards at the ends of the spread pack do not count, nor two cards drawn at once
rules-seating-again = { $ends ->
        [yes] A player who draws a joker, the same card as another player, more than one card, or one of the four cards at either end of the pack draws again.
       *[no] A player who draws a joker, or the same card as another player, draws again.
    }

# $alone (Flag): whether every player plays alone
rules-seating-optional = { $alone ->
        [yes] The players choose their seats as they like; they may draw cards for them.
       *[no] The players choose partners and seats as they like; they may draw cards for them.
    }

# $alone (Flag): whether every player plays alone
rules-seating-fixed = { $alone ->
        [yes] There is no draw for seats: the players sit as they have agreed.
       *[no] There is no draw for partners: the partnerships are fixed before the game.
    }

rules-first-dealer-seats-drawn = The player who drew the highest card plays first, and the player to their right is the first dealer.
rules-first-dealer-drawn = Every player draws a card for the first deal. The player who draws the highest card plays first, and the player to their right is the first dealer.
rules-first-dealer-random = The first dealer is chosen at random.

rules-cut-left = The player to the dealer’s left cuts the pack before each deal.
rules-cut-left-may = The player to the dealer’s left may cut the pack before each deal.
rules-cut-right = The player to the dealer’s right cuts the pack before each deal.

# $cards (Number): how many cards
rules-hand-size = { $cards ->
        [one] Each player is dealt 1 card.
       *[other] Each player is dealt { $cards } cards.
    }
# $hands (List): how many cards for which numbers of players, each as below
rules-hand-sizes = Each player is dealt { $hands }.
# An item of $hands in `rules-hand-sizes`.
# $cards (Number): how many cards
# $players (Message): for which numbers of players, as `rules-players`
rules-hand-size-when = { $cards ->
        [one] 1 card when { $players } play
       *[other] { $cards } cards when { $players } play
    }

rules-dealing = Cards are dealt one at a time, clockwise from the dealer’s left. The player to the dealer’s left plays first; the deal passes clockwise.
rules-stock = The rest of the cards form the stock. Its top card is turned up to begin the discard pile.

rules-upcard-threes-covered = While a wild card or a three is on top of the new discard pile, another card is turned up onto it.
rules-upcard-first-black-three-stays = While a wild card or a three is on top of the new discard pile, another card is turned up onto it; but a black three that is turned up first stays.
rules-upcard-black-three-stays = While a wild card or a red three is on top of the new discard pile, another card is turned up onto it. A black three is not covered.

# $points (Points): what it earns
rules-exact-deal-bonus = { $points ->
        [0] A dealer who picks up exactly the cards needed for the deal earns nothing for it.
        [one] A dealer who picks up exactly the cards needed for the deal, with or without the one to be turned up, earns { $points } point. Where the program deals, this is never earned.
       *[other] A dealer who picks up exactly the cards needed for the deal, with or without the one to be turned up, earns { $points } points. Where the program deals, this is never earned.
    }

## The cards

rules-packs = The game is played with two packs of 52 cards and four jokers, 108 cards in all.
rules-wild-cards = Jokers and twos are wild: in a meld they stand for any rank from four to ace. The cards from four to ace are natural cards. Threes are neither.
rules-values = A joker counts 50, an ace or a two 20, a king, queen, jack, ten, nine or eight 10, and a seven, six, five, four or black three 5. A red three has no value of its own, only its bonus.

## A turn

rules-turn = On your turn you first draw from the stock or take the discard pile. Then you may lay down melds and add to them. A discard ends the turn, and play passes to the left.

# $cards (Number): how many cards, at least one
rules-draw-count = { $cards ->
        [one] You draw one card from the stock in a turn, and you discard one.
       *[other] You draw { SPELL($cards) } cards from the stock in a turn, but you discard only one.
    }
# $draws (List): how many cards for which numbers of players, each as below
rules-draw-counts = In a turn you draw from the stock { $draws }; you discard only one.
# An item of $draws in `rules-draw-counts`.
# $cards (Number): how many cards, at least one
# $players (Message): for which numbers of players, as `rules-players`
rules-draw-count-when = { $cards ->
        [one] one card when { $players } play
       *[other] { SPELL($cards) } cards when { $players } play
    }
rules-draw-fewer = If fewer are left in the stock, you draw what is there.
rules-no-way-back = Cards that are laid down cannot be taken back, and a draw cannot be undone.

## Threes

rules-declaring-by-hand = A red three that you draw stays in your hand until you declare it: at any time in your turn you may lay it on the table and draw a replacement.
rules-declaring-automatic = A red three that you draw goes to the table at once, and you draw a replacement; it need not be declared.

rules-dealt-red-threes-by-hand = A red three that you are dealt stays in your hand until you declare it.
rules-dealt-red-threes-at-once = A red three that you are dealt goes to the table before the first turn, and you draw a replacement; the player to the dealer’s left comes first.
rules-dealt-red-threes-first-turn = A red three that you are dealt goes to the table at the start of your first turn, and you draw a replacement. If the deal ends before that turn, it goes to the table for the scoring.

rules-undeclared-never = Red threes need not be declared, so it costs nothing to hold one.
# $points (Points): what it costs
rules-undeclared-penalty = { $points ->
        [0] A red three that you do not declare costs nothing.
        [one] A red three that you still hold when your turn ends, or when the deal ends, costs { $points } point, once for each card.
       *[other] A red three that you still hold when your turn ends, or when the deal ends, costs { $points } points, once for each card.
    }
rules-declared-late = You may still declare it later; a red three never declared earns no bonus. If the deal ends before your first turn, a red three that you were dealt costs nothing and goes to the table. In your hand a red three counts as a card, but you can neither meld nor discard it.
rules-red-three-in-pile = A red three in a pile that you take goes to the table; you draw no replacement for it.
rules-red-three-no-meld = A red three is not a meld: it does not open, does not count towards the opening, and does not spoil a concealed hand.

# $points (Points): what each counts
# $alone (Flag): whether every player plays alone
rules-red-three-bonus = { $points ->
        [0] A red three on the table counts for nothing.
        [one] { $alone ->
            [yes] Each red three on the table counts { $points } point: for you if you have a meld at the end of the deal, against you if you have none.
           *[no] Each red three on the table counts { $points } point: for your side if it has a meld at the end of the deal, against it if it has none.
        }
       *[other] { $alone ->
            [yes] Each red three on the table counts { $points } points: for you if you have a meld at the end of the deal, against you if you have none.
           *[no] Each red three on the table counts { $points } points: for your side if it has a meld at the end of the deal, against it if it has none.
        }
    }

# $points (Points): what they count together
# $alone (Flag): whether every player plays alone
rules-four-red-threes-bonus = { $points ->
        [0] { $alone ->
            [yes] All four red threes with one player count nothing.
           *[no] All four red threes on one side count nothing.
        }
        [one] { $alone ->
            [yes] All four red threes with one player count { $points } point in all, for or against in the same way.
           *[no] All four red threes on one side count { $points } point in all, for or against in the same way.
        }
       *[other] { $alone ->
            [yes] All four red threes with one player count { $points } points in all, for or against in the same way.
           *[no] All four red threes on one side count { $points } points in all, for or against in the same way.
        }
    }

rules-red-three-freezes = A red three that was turned up after the deal freezes the pile for everyone until the pile is taken.
rules-red-three-does-not-freeze = A red three that was turned up after the deal does not freeze the pile.
rules-black-three-freezes = A black three in the pile freezes it for everyone until the pile is taken.
rules-black-three-does-not-freeze = A black three does not freeze the pile: when it is discarded, it only keeps the next player from taking the pile.
rules-black-threes-melded = Black threes are melded only in the turn in which you go out: three or four of them, without wild cards.

## Melds and canastas

rules-meld = A meld is three or more cards of one rank, at least two of them natural and at most three wild. Sequences are not melds.
rules-wilds-may-outnumber = A meld may have more wild cards than natural cards: two kings, two twos and a joker are a meld.
rules-wilds-may-not-outnumber = A meld may not have more wild cards than natural cards: two kings, two twos and a joker are not a meld.

# $alone (Flag): whether every player plays alone
rules-melds-of-side = { $alone ->
        [yes] You have one meld of each rank, to which more cards may be added later. You may meld a rank that others have melded, but never add to their melds.
       *[no] The melds of a side belong to all its players. It has one meld of each rank, to which cards may be added later. You may meld a rank that the opponents have melded, but never add to their melds.
    }

rules-canasta = A meld of seven or more cards is a canasta: a natural one without wild cards, otherwise a mixed one. It is squared up, with a red card on top if it is natural and a black card if it is mixed. A wild card added to a natural canasta makes it a mixed one; other cards that are added count only their values.

# $points (Points): the bonus
rules-natural-canasta-bonus = { $points ->
        [0] A natural canasta earns no bonus.
        [one] A natural canasta earns { $points } point in addition to its cards.
       *[other] A natural canasta earns { $points } points in addition to its cards.
    }
# $points (Points): the bonus
rules-mixed-canasta-bonus = { $points ->
        [0] A mixed canasta earns no bonus.
        [one] A mixed canasta earns { $points } point in addition to its cards.
       *[other] A mixed canasta earns { $points } points in addition to its cards.
    }
# $points (Points): the bonus
rules-concealed-canasta-bonus = { $points ->
        [0] A canasta that is laid down all at once earns no more than any other.
        [one] A concealed canasta, laid down all at once from your hand, with or without the pile’s top card, earns { $points } point more, and keeps it when cards are added later.
       *[other] A concealed canasta, laid down all at once from your hand, with or without the pile’s top card, earns { $points } points more, and keeps them when cards are added later.
    }

## The opening

# $alone (Flag): whether every player plays alone
rules-initial-meld = { $alone ->
        [yes] Your first meld in a deal is your opening.
       *[no] The first meld of your side in a deal is its opening.
    }

# Totals are multiples of five, so the numbers leave no gap.
# $alone (Flag): whether every player plays alone
# $below (Points): the minimum with a total below 0
# $zero (Points): from 0
# $middle (Points): from 1,500
# $high (Points): from 3,000
rules-minimums = { $alone ->
        [yes] { $below ->
            [one] Your opening must count at least { $below } point with a total below 0, { $zero } from 0 to 1,495, { $middle } from 1,500 to 2,995, and { $high } from 3,000 on. The total is the one before the deal.
           *[other] Your opening must count at least { $below } points with a total below 0, { $zero } from 0 to 1,495, { $middle } from 1,500 to 2,995, and { $high } from 3,000 on. The total is the one before the deal.
        }
       *[no] { $below ->
            [one] Your side’s opening must count at least { $below } point with a total below 0, { $zero } from 0 to 1,495, { $middle } from 1,500 to 2,995, and { $high } from 3,000 on. The total is the one before the deal.
           *[other] Your side’s opening must count at least { $below } points with a total below 0, { $zero } from 0 to 1,495, { $middle } from 1,500 to 2,995, and { $high } from 3,000 on. The total is the one before the deal.
        }
    }

# $alone (Flag): whether every player plays alone
# $points (Points): the minimum, the same for every total
rules-one-minimum = { $alone ->
        [yes] { $points ->
            [0] Your opening has no minimum.
            [one] Your opening must count at least { $points } point, whatever the total.
           *[other] Your opening must count at least { $points } points, whatever the total.
        }
       *[no] { $points ->
            [0] Your side’s opening has no minimum.
            [one] Your side’s opening must count at least { $points } point, whatever the total.
           *[other] Your side’s opening must count at least { $points } points, whatever the total.
        }
    }

rules-initial-meld-counts = The opening is laid down all at once; several melds count together. If you open with the pile, its top card counts, but no other card of it. Bonuses never count.
rules-pile-opening-outnumbers = If you open with the pile, each meld that you lay down must have more natural cards than wild cards.
rules-pile-opening-like-any = If you open with the pile, your melds may have as many wild cards as any others.
rules-initial-meld-concealed = An opening has no minimum if you go out concealed with it and did not take the pile in that turn.

## The discard pile

rules-taking = You may take the discard pile instead of drawing if, with cards from your hand, you meld its top card or add it to a meld on the table. No other card of the pile may help with that. Then the rest of the pile joins your hand, and you may lay down more.
rules-pile-blocked = The pile cannot be taken while a wild card or a three is on top.

# $by (one of wild, red-three, black-three, both): what freezes it: wild cards, and which threes beside them
rules-frozen = { $by ->
        [wild] The pile is frozen for everyone while it holds a wild card; the lowest such card lies sideways. Only taking it ends the freeze.
        [red-three] The pile is frozen for everyone while it holds a wild card or a red three; the lowest such card lies sideways. Only taking it ends the freeze.
        [black-three] The pile is frozen for everyone while it holds a wild card or a black three; the lowest such card lies sideways. Only taking it ends the freeze.
       *[both] The pile is frozen for everyone while it holds a wild card, a red three or a black three; the lowest such card lies sideways. Only taking it ends the freeze.
    }

# $alone (Flag): whether every player plays alone
# $opening (one of pair, wild, free): what an opening takes the pile with: two natural cards, also one and a wild card, or
# anything that takes a pile that is not frozen
rules-frozen-until-opened = { $alone ->
        [yes] { $opening ->
            [pair] Until you have opened, the pile is frozen for you: an opening with the pile needs two natural cards of the top card’s rank from your hand.
            [wild] Until you have opened, the pile is frozen for you, but not for the opening itself: an opening may take the pile with one natural card of the top card’s rank and a wild card, unless a card in the pile freezes it for everyone.
           *[free] Until you have opened, the pile is frozen for you, but not for the opening itself: an opening may take the pile as if it were not frozen, unless a card in the pile freezes it for everyone.
        }
       *[no] { $opening ->
            [pair] Until your side has opened, the pile is frozen for it: an opening with the pile needs two natural cards of the top card’s rank from your hand.
            [wild] Until your side has opened, the pile is frozen for it, but not for the opening itself: an opening may take the pile with one natural card of the top card’s rank and a wild card, unless a card in the pile freezes it for everyone.
           *[free] Until your side has opened, the pile is frozen for it, but not for the opening itself: an opening may take the pile as if it were not frozen, unless a card in the pile freezes it for everyone.
        }
    }

# $alone (Flag): whether every player plays alone
rules-taking-frozen = { $alone ->
        [yes] A frozen pile is taken with two natural cards of the top card’s rank from your hand, and wild cards may go with them. They may join your meld of that rank.
       *[no] A frozen pile is taken with two natural cards of the top card’s rank from your hand, and wild cards may go with them. They may join your side’s meld of that rank.
    }

# $alone (Flag): whether every player plays alone
rules-taking-onto-meld = { $alone ->
        [yes] A pile that is not frozen can also be taken by adding its top card to your meld of that rank.
       *[no] A pile that is not frozen can also be taken by adding its top card to your side’s meld of that rank.
    }

rules-taking-with-wild = A pile that is not frozen can also be taken with one natural card of the top card’s rank and a wild card from your hand.
rules-taking-not-with-wild = One natural card and a wild card are not enough to take the pile, even if it is not frozen.
rules-one-card-takes-one-card = With only one card in your hand you may take even a pile of one card.
rules-one-card-takes-more = With only one card in your hand you may not take a pile of one card.
rules-pile-looked-through = In your first turn, before you discard, you may look through the pile; otherwise only its top card is seen.
rules-pile-not-looked-through = You may not look through the pile; only its top card is seen.

## Going out

rules-going-out = You go out when you lay down or discard your last card. The deal is then over. A last discard is not needed.

# $alone (Flag): whether every player plays alone
# $canastas (Number): how many, at least one
rules-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [one] To go out, you need one canasta, counting any that you complete while going out.
           *[other] To go out, you need { SPELL($canastas) } canastas, counting any that you complete while going out.
        }
       *[no] { $canastas ->
            [one] To go out, your side needs one canasta, counting any that you complete while going out.
           *[other] To go out, your side needs { SPELL($canastas) } canastas, counting any that you complete while going out.
        }
    }
# $needs (List): how many canastas for which numbers of players, each as below
rules-canastas-needed-by-players = To go out, your side needs { $needs }, counting any that you complete while going out.
# An item of $needs in `rules-canastas-needed-by-players`.
# $canastas (Number): how many, at least one
# $players (Message): for which numbers of players, as `rules-players`
rules-canastas-needed-when = { $canastas ->
        [one] one canasta when { $players } play
       *[other] { SPELL($canastas) } canastas when { $players } play
    }

rules-card-must-stay = If you cannot go out, you must keep at least one card at the end of your turn. You may not lay down or discard so many that this becomes impossible.

# $points (Points): the bonus
rules-going-out-bonus = { $points ->
        [0] Going out earns no bonus.
        [one] Going out earns { $points } point.
       *[other] Going out earns { $points } points.
    }

rules-going-out-concealed = You go out concealed when you have laid down no card in the deal before and lay down your whole hand in one turn, with a complete canasta in it. You may take the pile in that turn, and the last card may be a discard.

# $partners (one of none, one, some): how many partners you have; `some` is several, or not known
# $may (Flag): whether the hand may be concealed beside their melds
rules-concealed-beside-melds = { $partners ->
        [none] You have no partner who could have melded.
        [one] { $may ->
            [yes] Your hand may be concealed even if your partner has melded.
           *[no] Your hand is not concealed if your partner has melded.
        }
       *[some] { $may ->
            [yes] Your hand may be concealed even if a partner has melded.
           *[no] Your hand is not concealed if a partner has melded.
        }
    }

# $partners (one of none, one, some): how many partners you have; `some` is several, or not known
# $adding (one of allowed, not-allowed, nothing-there): whether you may add to their melds, or these cannot be there
rules-concealed-adding = { $partners ->
        [none] You have no partner whose melds you could add to.
        [one] { $adding ->
            [allowed] In the turn in which you go out concealed, you may add to your partner’s melds, if you also lay down a complete canasta of your own.
            [not-allowed] In the turn in which you go out concealed, you may not add to your partner’s melds.
           *[nothing-there] If you go out concealed, your partner has no melds that you could add to.
        }
       *[some] { $adding ->
            [allowed] In the turn in which you go out concealed, you may add to a partner’s melds, if you also lay down a complete canasta of your own.
            [not-allowed] In the turn in which you go out concealed, you may not add to a partner’s melds.
           *[nothing-there] If you go out concealed, a partner has no melds that you could add to.
        }
    }

# $points (Points): the bonus
rules-concealed-bonus = { $points ->
        [0] Going out concealed earns no bonus.
        [one] Going out concealed earns { $points } point in all.
       *[other] Going out concealed earns { $points } points in all.
    }

rules-asking-alone = There are no partners, so the question “May I go out?” is not asked.
# $sure (Flag): whether you are sure to have a partner
rules-asking-before-taking = { $sure ->
        [yes] You may ask “May I go out?” once a turn: before or after drawing, but not once you have laid down a card or taken the pile.
       *[no] If you have a partner, you may ask “May I go out?” once a turn: before or after drawing, but not once you have laid down a card or taken the pile.
    }
# $sure (Flag): whether you are sure to have a partner
rules-asking-after-drawing = { $sure ->
        [yes] You may ask “May I go out?” once a turn: after drawing or after taking the pile, before you lay down any meld other than the one that took the pile.
       *[no] If you have a partner, you may ask “May I go out?” once a turn: after drawing or after taking the pile, before you lay down any meld other than the one that took the pile.
    }

# $partners (one of one, two, any): how many partners you have; `any` where it is not known
rules-answer = { $partners ->
        [one] Your partner answers yes or no, and the answer binds you: after a yes you must go out this turn; after a no you may not.
        [two] The partner whose turn comes next answers yes or no, and the answer binds you: after a yes you must go out this turn; after a no you may not.
       *[any] The partner (with three on a side, the one whose turn comes next) answers yes or no, and the answer binds you: after a yes you must go out this turn; after a no you may not.
    } You may ask only if you can go out and could also play on. You need not ask.

## When the stock runs out

rules-last-drawer-ends = The deal ends when the player who drew the last card of the stock has discarded.
rules-last-drawer-goes-on = The deal goes on after the last card of the stock has been drawn.
# $players (Message): for which numbers of players, as `rules-players`
rules-last-drawer-ends-when = When { $players } play, the deal ends when the player who drew the last card of the stock has discarded.
# $players (Message): for which numbers of players, as `rules-players`
rules-last-drawer-goes-on-when = When { $players } play, the deal goes on after the last card of the stock has been drawn.

rules-without-stock = When the stock is empty, play goes on as long as each player takes the pile. If a player cannot take it, or does not want to, that player passes and the deal is over.

rules-deal-over-with-stock = The deal is over when the stock is empty, so you never have to take the pile.
# $alone (Flag): whether every player plays alone
rules-must-take = { $alone ->
        [yes] When the stock is empty, you must take the pile if it is not frozen and its top card fits a meld of yours, wherever that is allowed.
       *[no] When the stock is empty, you must take the pile if it is not frozen and its top card fits a meld of your side, wherever that is allowed.
    }
rules-need-not-take = When the stock is empty, you need not take the pile.
rules-last-red-three = If the last card of the stock is a red three, it goes to the table and the deal is over at once: the player may neither meld nor discard.

## Scores

# $alone (Flag): whether every player plays alone
# $penalties (Flag): whether red threes that were not declared cost points
rules-score = { $alone ->
        [yes] { $penalties ->
            [yes] In each deal a player scores the bonuses and the values of the cards melded, less the values of the cards left in the hand, and less the penalties. The result may be below zero.
           *[no] In each deal a player scores the bonuses and the values of the cards melded, less the values of the cards left in the hand. The result may be below zero.
        }
       *[no] { $penalties ->
            [yes] In each deal a side scores its bonuses and the values of the cards melded, less the values of the cards left in its hands, and less the penalties. The result may be below zero.
           *[no] In each deal a side scores its bonuses and the values of the cards melded, less the values of the cards left in its hands. The result may be below zero.
        }
    } It is written down with the running total.

# $alone (Flag): whether every player plays alone
# $points (Points): what ends the game, hundreds at least
rules-game-points = { $alone ->
        [yes] The game is over when a player has { $points } points or more at the end of a deal.
       *[no] The game is over when a side has { $points } points or more at the end of a deal.
    }

rules-winner = The highest total wins, and the margin is its lead over the second; there is no bonus for winning. If the highest totals are equal, another deal is played.

## What you may know and say

rules-known = You may always know what lies on the table, the pile’s top card, how many cards the pile, the stock and each hand have, whether the pile is frozen and by which card, the totals and the opening minimums.
rules-one-card-left = A player with one card left says so. The sixth card of a meld may be laid crosswise, to show that one more makes it a canasta.
rules-partners-chat = Partners may tell each other the minimum when one of them opens, remind each other of red threes, and ask whether to go out. They say nothing else about the play.
