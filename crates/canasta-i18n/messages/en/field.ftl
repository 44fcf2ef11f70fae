### The fields of a rule set in a form: what each is called, what it is about, and the answers where it has some.

field-first-dealer = First dealer
field-first-dealer-help = Who deals the first deal of a game.
field-first-dealer-seat-draw = The player to the right of the one who draws the highest card
field-first-dealer-random = At random

field-seating = Partners and seats
field-seating-help = How the players find their partners and seats before a game.
field-seating-drawn = By drawing cards
field-seating-drawn-ends-void = By drawing cards, but not the four at either end
field-seating-optional = As the players like
field-seating-fixed = Fixed; there is no draw

field-cut = Cutting
field-cut-help = Who cuts the pack before a deal.
field-cut-dealer-left = The player to the dealer’s left
field-cut-dealer-left-may = The player to the dealer’s left, if they wish
field-cut-dealer-right = The player to the dealer’s right

field-hand-size = Cards dealt
field-hand-size-help = How many cards each player is dealt.

field-draw-count = Cards drawn in a turn
field-draw-count-help = How many cards you draw from the stock in a turn; you discard one.

field-canastas-to-go-out = Canastas to go out
field-canastas-to-go-out-help = How many canastas a side needs before it may go out.

field-upcard = First card of the pile
field-upcard-help = Which cards are covered when they are turned up to begin the discard pile.
field-upcard-cover-threes = Covered while it is a wild card or a three
field-upcard-first-black-three-stays = The same, but a black three that comes first stays
field-upcard-black-three-stays = Covered while it is a wild card or a red three

field-exact-deal-bonus = Exact-deal bonus
field-exact-deal-bonus-help = Points for a dealer who picks up exactly the cards needed. The program deals here, so they are never earned at this table.

field-dealt-red-threes = Red threes dealt
field-dealt-red-threes-help = When a red three that you are dealt goes to the table.
field-dealt-red-threes-at-once = Before the first turn
field-dealt-red-threes-first-turn = On the owner’s first turn

field-declaring = Red threes drawn
field-declaring-help = Whether a red three goes to the table by itself or you must declare it.
field-declaring-automatic = It goes to the table by itself
field-declaring-by-hand = You declare it yourself, or pay

field-undeclared-penalty = Penalty for an undeclared red three
field-undeclared-penalty-help = Points lost for each red three that you have not declared by the end of your turn, where you declare them yourself.

field-red-three-freezes = A red three freezes the pile
field-red-three-freezes-help = Whether a red three turned up after the deal freezes the pile.

field-black-three-freezes = Black threes freeze the pile
field-black-three-freezes-help = If not, a black three stops only the next player.

field-wilds-may-outnumber = More wild than natural cards in a meld
field-wilds-may-outnumber-help = Whether two natural cards and three wild cards are a meld.

field-minimums = Opening minimums
field-minimums-help = How many points an opening must make with a total below 0, from 0, from 1,500 and from 3,000.

field-pile-opening-outnumbers = Opening with the pile: mostly natural cards
field-pile-opening-outnumbers-help = If you open with the pile, each meld that you lay down must have more natural cards than wild cards.

field-frozen-until-opened = Pile frozen until the opening
field-frozen-until-opened-help = If not, the opening itself may take the pile with one natural card and a wild card.

field-take-with-wild = Taking the pile with a wild card
field-take-with-wild-help = Whether one natural card and a wild card from your hand can take the pile.

field-one-card-takes-one-card = One card takes a pile of one
field-one-card-takes-one-card-help = Whether a player with one card may take a pile of one card.

field-pile-looked-through = Looking through the pile
field-pile-looked-through-help = Whether you may look through the pile in your first turn, before you discard.

field-must-take-when-stock-empty = Must take when the stock is empty
field-must-take-when-stock-empty-help = Whether you must then take a pile whose top card fits one of your melds.

field-last-drawer-ends = Last card drawn ends the deal
field-last-drawer-ends-help = Whether the deal ends when the player who drew the last card of the stock has discarded.

field-concealed-may-add = Concealed: adding to a partner’s melds
field-concealed-may-add-help = Whether a hand that goes out in one turn may add to a partner’s melds in that turn.

field-concealed-beside-melds = Concealed beside a partner’s melds
field-concealed-beside-melds-help = Whether your hand counts as concealed if a partner has melded.

field-asking = Asking “May I go out?”
field-asking-help = When you may ask your partner.
field-asking-before-taking = Before or after drawing, not after taking the pile
field-asking-after-drawing-or-taking = After drawing or taking the pile

field-natural-canasta-bonus = Natural canasta
field-natural-canasta-bonus-help = Points for a canasta without a wild card.

field-mixed-canasta-bonus = Mixed canasta
field-mixed-canasta-bonus-help = Points for a canasta with wild cards.

field-concealed-canasta-bonus = Concealed canasta
field-concealed-canasta-bonus-help = Extra points for a canasta of which all cards are laid down at once.

field-red-three-bonus = Red three
field-red-three-bonus-help = Points for each red three.

field-four-red-threes-bonus = All four red threes
field-four-red-threes-bonus-help = Points for all four red threes together, in place of the points for each.

field-going-out-bonus = Going out
field-going-out-bonus-help = Points for going out.

field-concealed-bonus = Going out concealed
field-concealed-bonus-help = Points for going out concealed, including those for going out.

field-game-points = Points to win
field-game-points-help = The total that ends the game.
