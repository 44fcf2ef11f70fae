### A rule set in plain sentences for players: every rule in full, with its numbers. Rules are given for one number of players
### (“Your partner …”) or for all of them (“If you have a partner, …”).

## The headings of the rules.

rules-heading-deal = Players and the deal
rules-heading-cards = The cards
rules-heading-turn = A turn
rules-heading-threes = Threes
rules-heading-melds = Melds and canastas
rules-heading-initial-meld = The initial meld
rules-heading-pile = The discard pile
rules-heading-going-out = Going out
rules-heading-stock-end = When the stock runs out
rules-heading-scores = Scores
rules-heading-knowing = Table talk and open information

## Numbers of players, for rules that depend on them.

# Used in “when … play”: numbers of players with the same rule, smallest first, one to four of them.
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

rules-sides-any = Two to six can play. Four play two against two and six play three against three, with partners and opponents in alternate seats. With two or three players, everyone plays for themselves, and a “side” is a single player.

# $players (Number): how many play
rules-sides = { $players ->
        [4] Four players in two partnerships. Partners sit opposite each other.
        [6] Six players, three against three. Partners and opponents sit alternately.
       *[other] { SPELL($players, case: "capital") } players, each for themselves.
    }

# $any (Flag): whether the rules are for any number of players
rules-five-individuals = { $any ->
        [yes] Five players also play each for themselves.
       *[no] Five players, each for themselves.
    }
# $any (Flag): whether the rules are for any number of players
rules-five-two-sides = { $any ->
        [yes] Five play three against two.
       *[no] Five players, three against two.
    } Only four play at a time: in each deal one of the three sits out, and they take turns at it. The others sit alternately and play by the rules for four. The player who sits out isn’t dealt in, but shares the side’s score.

# $alone (Flag): whether every player plays alone
rules-seating-drawn = { $alone ->
        [yes] Seats are decided by drawing cards.
       *[no] Partners and seats are decided by drawing cards.
    } The ace is high and the two is low; within a rank, spades are highest, then hearts, diamonds and clubs.

# $players (one of any, two, four, five, six, alone): how many play, if the rule depends on it; `five` is three against two, `alone` is three or five
rules-seating-highest = { $players ->
        [any] The player with the highest card chooses a seat. Their partners, if any, are the players with the next highest cards.
        [two] The player with the highest card chooses a seat, and the other sits opposite.
        [four] The player with the highest card chooses a seat, and the player with the second highest becomes their partner.
        [five] The two players with the highest cards are the pair. The player with the lowest card is the first to sit out.
        [six] The player with the highest card chooses a seat, and the two with the next highest cards become their partners.
       *[alone] The player with the highest card chooses a seat, and the others sit to their left in the order of their cards.
    }

# $ends (Flag): whether the cards at the ends of the spread pack do not count, nor two cards drawn at once
rules-seating-again = { $ends ->
        [yes] A player who draws a joker, the same card as another player, more than one card, or one of the four cards at either end of the pack draws again.
       *[no] A player who draws a joker, or the same card as another player, draws again.
    }

# $alone (Flag): whether every player plays alone
rules-seating-optional = { $alone ->
        [yes] Players choose their own seats, and can draw cards for them if they like.
       *[no] Players choose their own partners and seats, and can draw cards for them if they like.
    }

# $alone (Flag): whether every player plays alone
rules-seating-fixed = { $alone ->
        [yes] There’s no draw for seats: players sit as agreed.
       *[no] There’s no draw for partners: the partnerships are fixed before the game.
    }

# $clockwise (Flag): whether play passes clockwise
rules-first-dealer-seats-drawn = { $clockwise ->
        [yes] The player who drew the highest card plays first, and the player to their right is the first dealer.
       *[no] The player who drew the highest card plays first, and the player to their left is the first dealer.
    }
# $clockwise (Flag): whether play passes clockwise
rules-first-dealer-drawn = { $clockwise ->
        [yes] Players draw for first dealer. The player who draws the highest card plays first, and the player to their right is the first dealer.
       *[no] Players draw for first dealer. The player who draws the highest card plays first, and the player to their left is the first dealer.
    }
rules-first-dealer-random = The first dealer is chosen at random.

rules-cut-left = The player to the dealer’s left cuts the pack before each deal.
rules-cut-left-may = The player to the dealer’s left can cut the pack before each deal, but doesn’t have to.
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

# $clockwise (Flag): whether play passes clockwise
rules-dealing = { $clockwise ->
        [yes] Cards are dealt one at a time, clockwise from the dealer’s left. The player to the dealer’s left plays first.
       *[no] Cards are dealt one at a time, starting at the dealer’s right. The player to the dealer’s right plays first.
    }
rules-clockwise = Play and the deal pass clockwise.
rules-counterclockwise = Play and the deal pass counter-clockwise.
rules-stock = The rest of the cards form the stock. Its top card is turned up to begin the discard pile.

rules-upcard-threes-covered = If the upcard is a wild card or a three, turn up another card to cover it, and so on.
rules-upcard-first-black-three-stays = If the upcard is a wild card or a three, turn up another card to cover it, and so on. A black three that is turned up first isn’t covered.
rules-upcard-black-three-stays = If the upcard is a wild card or a red three, turn up another card to cover it, and so on. A black three isn’t covered.

# $points (Points): what it earns
rules-exact-deal-bonus = { $points ->
        [0] A dealer who picks up exactly the cards needed for the deal earns nothing for it.
        [one] A dealer who picks up exactly the cards needed for the deal, with or without the one to be turned up, earns { $points } point. The program deals, so this is never awarded here.
       *[other] A dealer who picks up exactly the cards needed for the deal, with or without the one to be turned up, earns { $points } points. The program deals, so this is never awarded here.
    }

## The cards

rules-packs = The game is played with two packs of 52 cards and four jokers, 108 cards in all.
rules-wild-cards = Jokers and twos are wild: in a meld they stand for any rank from four to ace. The cards from four to ace are natural cards. Threes are neither.
rules-values = A joker counts 50, an ace or a two 20, a king, queen, jack, ten, nine or eight 10, and a seven, six, five, four or black three 5. A red three has no value of its own, only its bonus.
# $joker (Points): what a joker counts
# $two (Points): a two
# $ace (Points): an ace
# $high (Points): a king to eight
# $low (Points): a seven to four
# $black (Points): a black three
rules-card-values = A joker counts { $joker }, a two { $two }, an ace { $ace }, a king, queen, jack, ten, nine or eight { $high }, a seven, six, five or four { $low }, and a black three { $black }. A red three has no value of its own, only its bonus.

## A turn

# $clockwise (Flag): whether play passes clockwise
rules-turn = { $clockwise ->
        [yes] On your turn, first draw from the stock or take the discard pile. Then you can make melds and add to them. End your turn with a discard. Play passes to the left.
       *[no] On your turn, first draw from the stock or take the discard pile. Then you can make melds and add to them. End your turn with a discard. Play passes to the right.
    }

# $cards (Number): how many cards, at least one
rules-draw-count = { $cards ->
        [one] Each turn you draw one card from the stock and discard one.
       *[other] Each turn you draw { SPELL($cards) } cards from the stock but discard only one.
    }
# $draws (List): how many cards for which numbers of players, each as below
rules-draw-counts = Each turn you draw from the stock { $draws }, but you discard only one.
# An item of $draws in `rules-draw-counts`.
# $cards (Number): how many cards, at least one
# $players (Message): for which numbers of players, as `rules-players`
rules-draw-count-when = { $cards ->
        [one] one card when { $players } play
       *[other] { SPELL($cards) } cards when { $players } play
    }
rules-draw-fewer = If the stock has fewer cards, draw what’s left.
rules-melds-in-first-round = You can meld and take the pile from your first turn on.
rules-no-melds-in-first-round = In your first turn of the deal, you can’t meld or take the pile.
rules-no-way-back = You can’t take back melded cards or undo a draw.

## Threes

rules-declaring-by-hand = A red three that you draw stays in your hand until you declare it: at any point in your turn you can place it on the table and draw a replacement.
rules-declaring-automatic = Red threes are placed on the table as soon as they’re drawn, and you draw a replacement.

rules-dealt-red-threes-by-hand = Red threes dealt to you stay in your hand until you declare them.
# $clockwise (Flag): whether play passes clockwise
rules-dealt-red-threes-at-once = { $clockwise ->
        [yes] Red threes dealt to you are placed on the table and replaced before the first turn, starting at the dealer’s left.
       *[no] Red threes dealt to you are placed on the table and replaced before the first turn, starting at the dealer’s right.
    }
rules-dealt-red-threes-first-turn = Red threes dealt to you are placed on the table at the start of your first turn, and you draw replacements. If the deal ends before that turn, they are placed on the table for the scoring.

rules-undeclared-never = Red threes don’t have to be declared, so there’s no penalty for holding one.
# $points (Points): what it costs
rules-undeclared-penalty = { $points ->
        [0] A red three that you don’t declare costs nothing.
        [one] A red three still in your hand when your turn ends, or when the deal ends, costs { $points } point, once per card.
       *[other] A red three still in your hand when your turn ends, or when the deal ends, costs { $points } points, once per card.
    }
rules-declared-late = You can still declare it later, but a red three never declared earns no bonus. If the deal ends before your first turn, red threes dealt to you cost nothing and are placed on the table. In your hand a red three counts as a card, but you can’t meld or discard it.
rules-red-three-in-pile = If the pile you take contains a red three, place it on the table. You don’t draw a replacement.
rules-red-three-no-meld = A red three isn’t a meld: it doesn’t count towards the initial meld or spoil a concealed hand.

# $points (Points): what each counts
rules-red-three-bonus = { $points ->
        [0] Red threes score nothing.
        [one] Each red three on the table counts { $points } point.
       *[other] Each red three on the table counts { $points } points.
    }

# $points (Points): what they count together
# $alone (Flag): whether every player plays alone
rules-four-red-threes-bonus = { $points ->
        [0] { $alone ->
            [yes] All four red threes with one player count nothing.
           *[no] All four red threes on one side count nothing.
        }
        [one] { $alone ->
            [yes] All four red threes with one player count { $points } point in all.
           *[no] All four red threes on one side count { $points } point in all.
        }
       *[other] { $alone ->
            [yes] All four red threes with one player count { $points } points in all.
           *[no] All four red threes on one side count { $points } points in all.
        }
    }

# $alone (Flag): whether every player plays alone
# $needs (one of meld, canasta): what a side needs for its red threes
# $otherwise (one of minus, nothing): what they count if it doesn’t have that
rules-red-threes-count = { $alone ->
        [yes] { $needs ->
            [meld] { $otherwise ->
                [minus] Red threes count for you if you have melded by the end of the deal, and against you if not.
               *[nothing] Red threes count for you if you have melded by the end of the deal. If not, they count nothing.
            }
           *[canasta] { $otherwise ->
                [minus] Red threes count for you if you have a canasta by the end of the deal, and against you if not.
               *[nothing] Red threes count for you if you have a canasta by the end of the deal. If not, they count nothing.
            }
        }
       *[no] { $needs ->
            [meld] { $otherwise ->
                [minus] Red threes count for your side if it has melded by the end of the deal, and against it if not.
               *[nothing] Red threes count for your side if it has melded by the end of the deal. If not, they count nothing.
            }
           *[canasta] { $otherwise ->
                [minus] Red threes count for your side if it has a canasta by the end of the deal, and against it if not.
               *[nothing] Red threes count for your side if it has a canasta by the end of the deal. If not, they count nothing.
            }
        }
    }

rules-red-threes-never-cost = Red threes never cost points.
rules-red-three-costs-the-same = Red threes that count against you cost as much as they would score.
# $points (Points): what each costs
rules-red-three-penalty = { $points ->
        [one] Each red three that counts against you costs { $points } point, even if there are four.
       *[other] Each red three that counts against you costs { $points } points, even if there are four.
    }
rules-no-max-red-three-penalty = There’s no maximum for what red threes can cost.
# $points (Points): what they cost at most
rules-max-red-three-penalty = { $points ->
        [one] Red threes never cost more than { $points } point per deal.
       *[other] Red threes never cost more than { $points } points per deal.
    }

rules-red-three-freezes = A red three turned up after the deal freezes the pile for everyone until the pile is taken.
rules-red-three-does-not-freeze = A red three turned up after the deal doesn’t freeze the pile.
rules-black-three-freezes = A black three in the pile freezes it for everyone until the pile is taken.
rules-black-three-does-not-freeze = A black three doesn’t freeze the pile: it only stops the next player from taking it.
rules-black-threes-melded = You can only meld black threes on the turn you go out: three or four of them, with no wild cards.

## Melds and canastas

rules-meld = A meld is three or more cards of one rank, at least two of them natural and at most three wild. Sequences aren’t melds.
rules-wilds-in-any-meld = Any meld can have up to three wild cards.
# $first (Number): natural cards needed for one wild card
# $second (Number): for two
# $third (Number): for three
rules-naturals-for-wilds = A meld with one wild card needs at least { SPELL($first) } natural cards, a meld with two needs { SPELL($second) }, and a meld with three needs { SPELL($third) }.
rules-wilds-on-natural-canasta = You can add a wild card to a natural canasta, which makes it mixed.
rules-no-wilds-on-natural-canasta = You can’t add a wild card to a natural canasta.
rules-wilds-may-outnumber = A meld can have more wild cards than natural cards: two kings, two twos and a joker are a meld.
rules-wilds-may-not-outnumber = A meld can’t have more wild cards than natural cards: two kings, two twos and a joker aren’t a meld.

# $alone (Flag): whether every player plays alone
rules-melds-of-side = { $alone ->
        [yes] You have one meld per rank and can add to it later. You can meld a rank that others have melded, but never add to their melds.
       *[no] Partners share their melds. A side has one meld per rank and can add to it later. You can meld a rank that the opponents have melded, but never add to their melds.
    }

rules-canasta = A meld of seven or more cards is a canasta: natural if it has no wild cards, mixed if it does. It is squared up, with a red card on top if it is natural and a black card if it is mixed. Adding a wild card to a natural canasta makes it mixed. Other added cards only count their own values.

# $points (Points): the bonus
rules-natural-canasta-bonus = { $points ->
        [0] A natural canasta scores no bonus.
        [one] A natural canasta scores { $points } point on top of its cards.
       *[other] A natural canasta scores { $points } points on top of its cards.
    }
# $points (Points): the bonus
rules-mixed-canasta-bonus = { $points ->
        [0] A mixed canasta scores no bonus.
        [one] A mixed canasta scores { $points } point on top of its cards.
       *[other] A mixed canasta scores { $points } points on top of its cards.
    }
# $points (Points): the bonus
rules-concealed-canasta-bonus = { $points ->
        [0] A canasta melded all at once scores nothing extra.
        [one] A concealed canasta, melded all at once from your hand, with or without the pile’s top card, scores { $points } extra point, even if cards are added later.
       *[other] A concealed canasta, melded all at once from your hand, with or without the pile’s top card, scores { $points } extra points, even if cards are added later.
    }

## The initial meld

# $alone (Flag): whether every player plays alone
rules-initial-meld = { $alone ->
        [yes] Your first meld of the deal is your initial meld.
       *[no] Your side’s first meld of the deal is its initial meld.
    }

# $alone (Flag): whether every player plays alone
# $first (Points): the first minimum
# $second (Points): the second
# $third (Points): the third
# $fourth (Points): the fourth
rules-minimums = { $alone ->
        [yes] { $first ->
            [one] Your initial meld must total at least { $first } point. With a higher score before the deal, it must total { $second }, { $third } or { $fourth }.
           *[other] Your initial meld must total at least { $first } points. With a higher score before the deal, it must total { $second }, { $third } or { $fourth }.
        }
       *[no] { $first ->
            [one] Your side’s initial meld must total at least { $first } point. With a higher score before the deal, it must total { $second }, { $third } or { $fourth }.
           *[other] Your side’s initial meld must total at least { $first } points. With a higher score before the deal, it must total { $second }, { $third } or { $fourth }.
        }
    }

# $second (Points): the total from which the second minimum applies
# $third (Points): the third
# $fourth (Points): the fourth
rules-minimum-from = The higher minimums apply from { $second }, { $third } and { $fourth } points.
rules-no-fifth-minimum = There’s no fifth minimum.
# $from (Points): the total from which the fifth minimum applies
# $points (Points): the fifth minimum
rules-fifth-minimum = { $points ->
        [one] From { $from } points on, the minimum is { $points } point.
       *[other] From { $from } points on, the minimum is { $points } points.
    }

# $alone (Flag): whether every player plays alone
# $points (Points): the minimum, the same for every total
rules-one-minimum = { $alone ->
        [yes] { $points ->
            [0] There is no minimum for the initial meld.
            [one] Your initial meld must total at least { $points } point, whatever the score.
           *[other] Your initial meld must total at least { $points } points, whatever the score.
        }
       *[no] { $points ->
            [0] There is no minimum for the initial meld.
            [one] Your side’s initial meld must total at least { $points } point, whatever the score.
           *[other] Your side’s initial meld must total at least { $points } points, whatever the score.
        }
    }

rules-initial-meld-counts = You can combine several melds for it, but they must all be made at once. If you take the pile, only its top card counts. Bonuses don’t count.
rules-pile-opening-outnumbers = If you take the pile for your initial meld, each meld needs more natural cards than wild cards.
rules-pile-opening-like-any = If you take the pile for your initial meld, the usual wild-card limits apply.
rules-wilds-in-initial-meld = The initial meld can contain wild cards.
rules-no-wilds-in-initial-meld = The initial meld can’t contain wild cards, with or without the pile. You can add them later in the same turn, and use them if you go out concealed without taking the pile that turn.
rules-initial-meld-concealed = There’s no minimum if you go out concealed without taking the pile that turn.

## The discard pile

rules-taking = You can take the discard pile instead of drawing if, with cards from your hand, you meld its top card or add it to a meld on the table. You can’t use any other card from the pile for this. Then add the rest of the pile to your hand, and meld more if you like.
rules-pile-blocked = The pile can’t be taken while a wild card or a three is on top.

# $by (one of wild, red-three, black-three, both): what freezes it: wild cards, and which threes besides them
rules-frozen = { $by ->
        [wild] The pile is frozen for everyone while it holds a wild card; the lowest such card is turned sideways. The pile stays frozen until someone takes it.
        [red-three] The pile is frozen for everyone while it holds a wild card or a red three; the lowest such card is turned sideways. The pile stays frozen until someone takes it.
        [black-three] The pile is frozen for everyone while it holds a wild card or a black three; the lowest such card is turned sideways. The pile stays frozen until someone takes it.
       *[both] The pile is frozen for everyone while it holds a wild card, a red three or a black three; the lowest such card is turned sideways. The pile stays frozen until someone takes it.
    }

# $alone (Flag): whether every player plays alone
# $opening (one of pair, wild, free): what the initial meld can take the pile with: two natural cards, one and a wild card, or
# anything that takes an unfrozen pile
rules-frozen-until-opened = { $alone ->
        [yes] { $opening ->
            [pair] The pile is frozen for you until you have melded: to take it for your initial meld, you need a natural pair from your hand matching the top card.
            [wild] The pile is frozen for you until you have melded, but not for the initial meld itself, which can take it with one natural card from your hand matching the top card and a wild card, unless a card in the pile freezes it for everyone.
           *[free] The pile is frozen for you until you have melded, but not for the initial meld itself, which can take it as if it weren’t frozen, unless a card in the pile freezes it for everyone.
        }
       *[no] { $opening ->
            [pair] The pile is frozen for your side until it has melded: to take it for your initial meld, you need a natural pair from your hand matching the top card.
            [wild] The pile is frozen for your side until it has melded, but not for the initial meld itself, which can take it with one natural card from your hand matching the top card and a wild card, unless a card in the pile freezes it for everyone.
           *[free] The pile is frozen for your side until it has melded, but not for the initial meld itself, which can take it as if it weren’t frozen, unless a card in the pile freezes it for everyone.
        }
    }

# $alone (Flag): whether every player plays alone
rules-taking-frozen = { $alone ->
        [yes] To take a frozen pile, you need a natural pair from your hand matching the top card (you can add wild cards). The cards can join your meld of that rank.
       *[no] To take a frozen pile, you need a natural pair from your hand matching the top card (you can add wild cards). The cards can join your side’s meld of that rank.
    }

# $alone (Flag): whether every player plays alone
rules-taking-onto-meld = { $alone ->
        [yes] You can also take an unfrozen pile by adding its top card to your meld of that rank.
       *[no] You can also take an unfrozen pile by adding its top card to your side’s meld of that rank.
    }

rules-taking-with-wild = You can also take an unfrozen pile with one matching natural card and a wild card from your hand.
rules-taking-not-with-wild = One natural card and a wild card aren’t enough to take the pile, even if it isn’t frozen.
rules-taking-onto-canasta = The pile’s top card can join a canasta, as it can any other meld.
rules-canasta-takes-no-pile = A canasta is complete: if the pile’s top card has its rank, you can’t take the pile. You can still add cards from your hand.
rules-one-card-takes-one-card = With only one card in your hand you can take even a one-card pile.
rules-one-card-takes-more = With only one card in your hand you can’t take a one-card pile.
rules-melds-from-pile = Cards that come with the pile can be melded in the same turn.
rules-no-melds-from-pile = Apart from the pile’s top card, cards that come with the pile can’t be melded until your next turn.
rules-pile-looked-through = In your first turn, before you discard, you can look through the pile. Otherwise only its top card is visible.
rules-pile-not-looked-through = You can’t look through the pile; only its top card is visible.

## Going out

rules-going-out = You go out by melding or discarding your last card, which ends the deal. You don’t need a final discard.

# $alone (Flag): whether every player plays alone
# $canastas (Number): how many, at least one
rules-canastas-needed = { $alone ->
        [yes] { $canastas ->
            [one] To go out, you need one canasta (you can complete it as you go out).
           *[other] To go out, you need { SPELL($canastas) } canastas (you can complete them as you go out).
        }
       *[no] { $canastas ->
            [one] To go out, your side needs one canasta (you can complete it as you go out).
           *[other] To go out, your side needs { SPELL($canastas) } canastas (you can complete them as you go out).
        }
    }
# $needs (List): how many canastas for which numbers of players, each as below
rules-canastas-needed-by-players = To go out, your side needs { $needs } (you can complete them as you go out).
# An item of $needs in `rules-canastas-needed-by-players`.
# $canastas (Number): how many, at least one
# $players (Message): for which numbers of players, as `rules-players`
rules-canastas-needed-when = { $canastas ->
        [one] one canasta when { $players } play
       *[other] { SPELL($canastas) } canastas when { $players } play
    }

rules-card-must-stay = If you can’t go out, you must keep at least one card at the end of your turn. You can’t meld so many cards that you have none to keep.

# $points (Points): the bonus
rules-going-out-bonus = { $points ->
        [0] Going out scores no bonus.
        [one] Going out scores { $points } point.
       *[other] Going out scores { $points } points.
    }

rules-going-out-concealed = You go out concealed if you meld your whole hand in one turn, including a canasta, having melded nothing earlier in the deal. You can take the pile that turn, and your last card can be a discard.

# $partners (one of none, one, some): how many partners you have; `some` is several, or not known
# $may (Flag): whether the hand can be concealed if they have melded
rules-concealed-beside-melds = { $partners ->
        [none] You have no partner who could have melded.
        [one] { $may ->
            [yes] Your hand counts as concealed even if your partner has melded.
           *[no] Your hand doesn’t count as concealed if your partner has melded.
        }
       *[some] { $may ->
            [yes] Your hand counts as concealed even if a partner has melded.
           *[no] Your hand doesn’t count as concealed if a partner has melded.
        }
    }

# $partners (one of none, one, some): how many partners you have; `some` is several, or not known
# $adding (one of allowed, not-allowed, nothing-there): whether you can add to their melds, or there can’t be any
rules-concealed-adding = { $partners ->
        [none] You have no partner whose melds you could add to.
        [one] { $adding ->
            [allowed] On the turn you go out concealed, you can add to your partner’s melds if you also meld a complete canasta of your own.
            [not-allowed] On the turn you go out concealed, you can’t add to your partner’s melds.
           *[nothing-there] If you go out concealed, your partner has no melds to add to.
        }
       *[some] { $adding ->
            [allowed] On the turn you go out concealed, you can add to a partner’s melds if you also meld a complete canasta of your own.
            [not-allowed] On the turn you go out concealed, you can’t add to a partner’s melds.
           *[nothing-there] If you go out concealed, no partner has melds to add to.
        }
    }

# $points (Points): the bonus
rules-concealed-bonus = { $points ->
        [0] Going out concealed scores no bonus.
        [one] Going out concealed scores { $points } point in all.
       *[other] Going out concealed scores { $points } points in all.
    }

# $points (Points): what each scores
rules-black-three-bonus = { $points ->
        [0] Black threes melded when you go out score only the points of the cards.
        [one] Each black three you meld when you go out scores { $points } more point.
       *[other] Each black three you meld when you go out scores { $points } more points.
    }
# $points (Points): what all four score
rules-four-black-threes-bonus = { $points ->
        [0] There’s no bonus for melding all four black threes.
        [one] Melding all four black threes scores another { $points } point.
       *[other] Melding all four black threes scores another { $points } points.
    }

# $sure (Flag): whether you are sure to have a partner
rules-must-ask = { $sure ->
        [yes] You must ask before you go out, and can only go out after a yes.
       *[no] If you have a partner, you must ask before you go out, and can only go out after a yes.
    }
rules-need-not-ask = Asking is optional.
rules-asking-alone = There are no partners, so nobody asks “May I go out?” before going out.
# $sure (Flag): whether you are sure to have a partner
rules-asking-before-taking = { $sure ->
        [yes] You can ask “May I go out?” once per turn: before or after drawing, but not after melding or taking the pile.
       *[no] If you have a partner, you can ask “May I go out?” once per turn: before or after drawing, but not after melding or taking the pile.
    }
# $sure (Flag): whether you are sure to have a partner
rules-asking-after-drawing = { $sure ->
        [yes] You can ask “May I go out?” once per turn: after drawing or taking the pile, before you meld anything other than what took the pile.
       *[no] If you have a partner, you can ask “May I go out?” once per turn: after drawing or taking the pile, before you meld anything other than what took the pile.
    }

# $partners (one of one, two, any): how many partners you have; `any` if it is not known
rules-answer = { $partners ->
        [one] Your partner answers yes or no, and the answer is binding: if it’s yes, you must go out this turn; if it’s no, you can’t.
        [two] The partner whose turn comes next answers yes or no, and the answer is binding: if it’s yes, you must go out this turn; if it’s no, you can’t.
       *[any] The partner (with three on a side, the one whose turn comes next) answers yes or no, and the answer is binding: if it’s yes, you must go out this turn; if it’s no, you can’t.
    } You can only ask if you’re able to go out and also able to play on.

## When the stock runs out

rules-last-drawer-ends = The deal ends when the player who drew the last card of the stock discards.
rules-last-drawer-goes-on = Play continues after the last card of the stock is drawn.
# $players (Message): for which numbers of players, as `rules-players`
rules-last-drawer-ends-when = When { $players } play, the deal ends when the player who drew the last card of the stock discards.
# $players (Message): for which numbers of players, as `rules-players`
rules-last-drawer-goes-on-when = When { $players } play, play continues after the last card of the stock is drawn.

rules-without-stock = Once the stock is empty, play continues as long as each player takes the pile. The deal ends when a player can’t or won’t take it.

rules-deal-over-with-stock = The deal is over when the stock is empty, so you never have to take the pile.
# $alone (Flag): whether every player plays alone
rules-must-take = { $alone ->
        [yes] When the stock is empty, you must take the pile if it isn’t frozen, its top card fits one of your melds and no other rule forbids it.
       *[no] When the stock is empty, you must take the pile if it isn’t frozen, its top card fits one of your side’s melds and no other rule forbids it.
    }
rules-need-not-take = When the stock is empty, you don’t have to take the pile.
rules-last-red-three = If the last card of the stock is a red three, it is placed on the table and the deal ends at once: the player can’t meld or discard.

## Scores

# $alone (Flag): whether every player plays alone
# $penalties (Flag): whether undeclared red threes cost points
rules-score = { $alone ->
        [yes] { $penalties ->
            [yes] Each deal, a player scores their bonuses plus the cards they melded, minus the cards left in hand and any penalties. The result can be below zero.
           *[no] Each deal, a player scores their bonuses plus the cards they melded, minus the cards left in hand. The result can be below zero.
        }
       *[no] { $penalties ->
            [yes] Each deal, a side scores its bonuses plus the cards it melded, minus the cards left in hand and any penalties. The result can be below zero.
           *[no] Each deal, a side scores its bonuses plus the cards it melded, minus the cards left in hand. The result can be below zero.
        }
    } It is added to the running total.

# $alone (Flag): whether every player plays alone
# $points (Points): what ends the game, hundreds at least
rules-game-points = { $alone ->
        [yes] The game ends when a player has { $points } points or more at the end of a deal.
       *[no] The game ends when a side has { $points } points or more at the end of a deal.
    }

rules-any-number-of-deals = A game can have any number of deals.
# $deals (Number): how many
rules-deals-per-game = { $deals ->
        [one] The game ends after one deal, whatever the scores.
       *[other] The game ends after { SPELL($deals) } deals, whatever the scores.
    }

rules-winner = The highest score wins; there’s no bonus for winning. If the top scores are tied, play another deal.

## Table talk and open information

rules-known = Open information: everything on the table, the pile’s top card, the number of cards in the pile, the stock and each hand, whether the pile is frozen and by which card, the scores and the initial meld minimums.
rules-one-card-left = Announce when you have one card left. The sixth card of a meld can be placed crosswise to show that one more makes a canasta.
rules-partners-chat = Partners can tell each other the minimum for the initial meld, remind each other of red threes, and ask whether to go out. No other table talk is allowed.
