### Headings and values of the tables that players download for spreadsheets. In English, they are also the names that
### the book documents for programs, so they must not change.

# Number of the deal.
csv-deal = deal
# The dealer’s seat.
csv-dealer = dealer
# Number of the side.
csv-side = side
# The names of the side’s players, or the number of players.
csv-players = players
# Points for natural canastas.
csv-natural-canastas = natural_canastas
# Points for mixed canastas.
csv-mixed-canastas = mixed_canastas
# Points for concealed canastas.
csv-concealed-canastas = concealed_canastas
# Points for red threes.
csv-red-threes = red_threes
# Points for going out.
csv-going-out = going_out
# Bonus for picking up exactly the cards to deal.
csv-exact-deal = exact_deal
# Penalties for red threes that were not declared.
csv-penalties = penalties
# Points for melded cards.
csv-melded = melded
# Points for cards left in hand.
csv-in-hand = in_hand
# The side’s score in this deal.
csv-score = score
# The side’s total after this deal.
csv-total = total
# How the deal ended.
csv-ended = ended
# The seat of the player who went out.
csv-out = out
# Number of the game.
csv-game = game
# The ID of the table.
csv-table = table
# The day of the game.
csv-date = date
# The name of the rule set.
csv-rules = rules
# How many rules were changed.
csv-house-rules = house_rules
# Names.
csv-partners = partners
# Names.
csv-opponents = opponents
# Whether the player’s side won the game: yes or no.
csv-won = won
# Whether the player played this deal: yes or no.
csv-own = own
# The points of the player’s side in this deal.
csv-points = points
# The points of the best other side in this deal.
csv-best-other-points = best_other_points
# How many natural canastas the player’s side made.
csv-natural = natural
# How many mixed canastas the player’s side made.
csv-mixed = mixed
# How many piles the player’s side took.
csv-piles = piles
# How many natural canastas the other sides made.
csv-other-natural = other_natural
# How many mixed canastas the other sides made.
csv-other-mixed = other_mixed
# How many piles the other sides took.
csv-other-piles = other_piles
# The minimum of the side’s initial meld.
csv-minimum = minimum
# In which of its turns the side made its initial meld.
csv-opened-in-turn = opened_in_turn
# Whether the game was conceded: yes or no.
csv-conceded = conceded

## Values.

# Between the names of partners.
csv-and = and
csv-yes = yes
csv-no = no

# Who ended the deal, as the player sees it; or the stock did.
csv-me = me
csv-me-concealed = me concealed
csv-partner = partner
csv-partner-concealed = partner concealed
csv-opponent = opponent
csv-opponent-concealed = opponent concealed
csv-stock = stock

# How the deal ended.
csv-went-out = went-out
csv-went-out-concealed = went-out-concealed
csv-stock-exhausted = stock-exhausted
csv-last-red-three = last-red-three
