### The fields of a rule set in a form: each one’s name, what it is about, and its options if it has any.

field-first-dealer = First dealer
field-first-dealer-help = Who deals first.
field-first-dealer-seat-draw = Player before the highest draw
field-first-dealer-random = At random

field-seating = Partners and seats
field-seating-help = How partners and seats are decided.
field-seating-drawn = By drawing cards
field-seating-drawn-ends-void = By drawing cards (the four at each end don’t count)
field-seating-optional = Players’ choice
field-seating-fixed = Fixed

field-five-players = Five players
field-five-players-help = How five play. In two sides, one of the three sits out each deal.
field-five-players-individuals = Each for themselves
field-five-players-two-sides = Three against two

field-cut = Cut
field-cut-help = Who cuts before each deal.
field-cut-dealer-left = The player to the dealer’s left
field-cut-dealer-left-may = The player to the dealer’s left, if they wish
field-cut-dealer-right = The player to the dealer’s right

field-clockwise = Clockwise
field-clockwise-help = Whether play and the deal pass clockwise. If not, they pass to the right.

field-hand-size = Cards dealt
field-hand-size-help = How many cards each player is dealt.

field-draw-count = Cards drawn per turn
field-draw-count-help = Cards drawn from the stock each turn. You always discard one.

field-melds-in-first-round = Melding in the first round
field-melds-in-first-round-help = If not, nobody can meld or take the pile in their first turn of the deal.

field-canastas-to-go-out = Canastas to go out
field-canastas-to-go-out-help = How many canastas a side needs before it can go out.

field-upcard = First card of the pile
field-upcard-help = Which upcards are covered with another card.
field-upcard-cover-threes = Cover wild cards and threes
field-upcard-first-black-three-stays = Cover wild cards and threes, except a first black three
field-upcard-black-three-stays = Cover wild cards and red threes

field-exact-deal-bonus = Exact-deal bonus
field-exact-deal-bonus-help = Points for a dealer who picks up exactly the right number of cards. Never awarded here, since the program deals.

field-dealt-red-threes = Red threes dealt
field-dealt-red-threes-help = When red threes in the dealt hands are placed on the table.
field-dealt-red-threes-at-once = Before the first turn
field-dealt-red-threes-first-turn = On the owner’s first turn

field-declaring = Red threes drawn
field-declaring-help = Whether red threes are placed automatically or declared by hand.
field-declaring-automatic = Placed automatically
field-declaring-by-hand = Declared by hand, with a penalty

field-undeclared-penalty = Penalty for an undeclared red three
field-undeclared-penalty-help = Points lost for each red three you fail to declare by the end of your turn.

field-red-three-freezes = A red three freezes the pile
field-red-three-freezes-help = Whether a red three turned up after the deal freezes the pile.

field-black-three-freezes = Black threes freeze the pile
field-black-three-freezes-help = If not, a black three stops only the next player.

field-wilds-may-outnumber = Wild cards may outnumber naturals
field-wilds-may-outnumber-help = Whether a meld can be two natural cards and three wild cards.

field-naturals-for-wilds = Natural cards for wild cards
field-naturals-for-wilds-help = How many natural cards a meld needs for its first, second and third wild card. 9 is out of reach.

field-wilds-on-natural-canasta = Wild cards on a natural canasta
field-wilds-on-natural-canasta-help = If not, a natural canasta can’t become mixed.

field-minimums = Initial meld minimums
field-minimums-help = Points required for the initial meld. The higher your score before the deal, the later in this list.

field-minimum-from = Scores that raise the minimum
field-minimum-from-help = The lowest scores for the second, third, fourth and fifth minimum.

field-fifth-minimum = Fifth minimum
field-fifth-minimum-help = Points required for the initial meld with the highest scores. Enter 0 to leave it out.

field-pile-opening-outnumbers = Initial meld with the pile: mostly natural cards
field-pile-opening-outnumbers-help = If you take the pile for your initial meld, each meld needs more natural cards than wild cards.

field-wilds-in-initial-meld = Wild cards in the initial meld
field-wilds-in-initial-meld-help = If not, the initial meld has only natural cards, with or without the pile.

field-frozen-until-opened = Pile frozen until the initial meld
field-frozen-until-opened-help = If not, the initial meld can take the pile with one natural card and a wild card.

field-take-with-wild = Taking the pile with a wild card
field-take-with-wild-help = Whether a natural card plus a wild card can take the pile.

field-take-onto-canasta = Taking the pile onto a canasta
field-take-onto-canasta-help = If not, a canasta can’t take the pile’s top card.

field-one-card-takes-one-card = One-card hand takes a one-card pile
field-one-card-takes-one-card-help = Whether a player with one card can take a one-card pile.

field-melds-from-pile = Melding cards from the pile
field-melds-from-pile-help = If not, the cards that come with the pile, apart from its top card, must wait until your next turn.

field-pile-looked-through = Inspecting the pile
field-pile-looked-through-help = Whether you can look through the pile in your first turn, before you discard.

field-must-take-when-stock-empty = Must take when the stock is empty
field-must-take-when-stock-empty-help = Whether you must then take a pile whose top card fits one of your melds.

field-last-drawer-ends = Last card drawn ends the deal
field-last-drawer-ends-help = Whether the deal ends once the player who drew the last card discards.

field-concealed-may-add = Concealed: adding to a partner’s melds
field-concealed-may-add-help = Whether you can add to a partner’s melds while going out concealed.

field-concealed-beside-melds = Concealed after a partner has melded
field-concealed-beside-melds-help = Whether your hand counts as concealed if a partner has melded.

field-asking = Asking “May I go out?”
field-asking-help = When you can ask your partner.
field-asking-before-taking = Before or after drawing, not after taking the pile
field-asking-after-drawing-or-taking = After drawing or taking the pile

field-must-ask = Going out only after a yes
field-must-ask-help = Whether you must ask before you go out. Players without a partner don’t ask.

field-card-values = Card values
field-card-values-help = Points for each card, melded or left in hand. A red three scores only its bonus.

field-natural-canasta-bonus = Natural canasta
field-natural-canasta-bonus-help = Points for a canasta without a wild card.

field-mixed-canasta-bonus = Mixed canasta
field-mixed-canasta-bonus-help = Points for a canasta with wild cards.

field-concealed-canasta-bonus = Concealed canasta
field-concealed-canasta-bonus-help = Extra points for a canasta melded all at once.

field-red-three-bonus = Red three
field-red-three-bonus-help = Points for each red three.

field-four-red-threes-bonus = All four red threes
field-four-red-threes-bonus-help = Total for all four red threes, replacing the points for each.

field-red-threes-count = When red threes count
field-red-threes-count-help = What a side needs for its red threes, and what happens otherwise.
field-red-threes-count-melded = For a side with a meld, else against it
field-red-threes-count-melded-or-nothing = For a side with a meld, else not at all
field-red-threes-count-canasta = For a side with a canasta, else against it
field-red-threes-count-canasta-or-nothing = For a side with a canasta, else not at all

field-red-three-penalty = Red three against a side
field-red-three-penalty-help = Points deducted for each. 0 means as many as they would score.

field-max-red-three-penalty = Red threes against a side: maximum
field-max-red-three-penalty-help = The maximum number of points deducted per deal. 0 means that there is none.

field-going-out-bonus = Going out
field-going-out-bonus-help = Points for going out.

field-concealed-bonus = Going out concealed
field-concealed-bonus-help = Points for going out concealed (includes the bonus for going out).

field-black-three-bonus = Black three melded
field-black-three-bonus-help = Extra points for each black three you meld when you go out.

field-four-black-threes-bonus = All four black threes melded
field-four-black-threes-bonus-help = Further points if you meld all four black threes when you go out.

field-game-points = Points to win
field-game-points-help = The score that ends the game.

field-deals-per-game = Number of deals
field-deals-per-game-help = The game ends after this many deals, whatever the scores. 0 means that a number of points ends it.
