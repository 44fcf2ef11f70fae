### The table: the players, the sides and their cards, and the frame around it.

table-title = Canasta
table-title-your-turn = Your turn – Canasta
table-needs-script = You need JavaScript to play.

## Players and sides.

# $player (Player): a player, named alone
table-player = { $player ->
        [you] You
       *[other] { $player }
    }
# A name on its own, or as an item of the lists of names.
# $name (Name): a player
table-name = { $name }
# Players named together: a side, or the winners.
# $you (Flag): the reader is one of them
# $others (List): the others, each as `table-name`
table-players = { $you ->
        [yes] { $others ->
            [0] You
            [one] You and { $others }
           *[other] You, { $others }
        }
       *[no] { $others }
    }
# The names of the reader's side and the other one, above their points.
table-we = We
table-they = They

## A plate: labels under the player's name, with very little room.

table-to-play = to play
table-away = away
table-bot = bot
table-bot-plays = bot plays
table-sits-out = sits out
table-partner = partner
table-opponent = opponent
# Instead of the number of cards: the one card left, which is announced.
table-one-card = one card
# $cards (Number): how many
table-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
# The number alone, if there is no room for more.
# $cards (Number): how many
table-count = { $cards }
# $cards (Number): how many cards the player whose turn it is has
table-count-to-play = { $cards }, to play
table-dealer = dealer
# On a small disc: the dealer.
table-dealer-letter = D
table-you-deal = You deal
# For a screen reader: everything on a plate.
# $player (Player): who sits there
# $relation (one of none, partner, opponent): what the player is to the reader
# $cards (Number): how many cards the player has
# $last (Flag): this is the one card left, which is announced
# $to_play (Flag): it is the player's turn
# $dealer (Flag): the player is the dealer
# $away (one of no, yes, bot): the player is away; a bot is playing
table-plate = { table-player }{ $relation ->
        [partner] , partner
        [opponent] , opponent
       *[none] {""}
    }{ $last ->
        [yes] , 1 card left
       *[no] , { table-cards }
    }{ $to_play ->
        [yes] , to play
       *[no] {""}
    }{ $dealer ->
        [yes] , dealer
       *[no] {""}
    }{ $away ->
        [yes] , away
        [bot] , away, bot playing
       *[no] {""}
    }

# For a screen reader: the plate of a player who sits out this deal.
# $player (Player): who sits there
# $relation (one of none, partner, opponent): what the player is to the reader
# $away (one of no, yes, bot): the player is away; a bot plays for them in other deals
table-plate-sits-out = { table-player }{ $relation ->
        [partner] , partner
        [opponent] , opponent
       *[none] {""}
    }, { table-sits-out }{ $away ->
        [yes] , away
        [bot] , away
       *[no] {""}
    }

## A side's cards and score.

# Next to “We” and “They”.
# $opened (Flag): the side has melded
# $minimum (Points): the minimum for its initial meld
# $points (Points): what it has on the table
# $canastas (Number): how many it has
# $needed (Number): how many it needs to go out; 1 if it has enough
table-side-state = { $opened ->
       *[no] must meld <b>{ $minimum }</b>
        [yes] { $needed ->
            [1] { $canastas ->
                [0] <b>{ $points }</b> on the table
                [one] <b>{ $points }</b> on the table · 1 canasta
               *[other] <b>{ $points }</b> on the table · { $canastas } canastas
            }
           *[other] <b>{ $points }</b> on the table · { $canastas } of { $needed } canastas
        }
    }
# After the text above, with a dot in between.
# $minimum (Points): the minimum of the next initial meld
table-next-minimum = next deal { $minimum }
# The same with little room, after the name of a side.
# $opened (Flag): the side has melded
# $minimum (Points): the minimum for its initial meld
# $points (Points): what it has on the table
table-side-state-brief = { $opened ->
       *[no] needs <b>{ $minimum }</b>
        [yes] <b>{ $points }</b>
    }
# $cards (Number): how many
table-red-threes = { $cards ->
        [one] one red three
       *[other] { SPELL($cards) } red threes
    }
# $rank (Kind): the meld's rank
# $canasta (one of none, natural, mixed): what it is
# $cards (Number): how many cards it has
# $wilds (Number): how many of them are wild
table-meld = { $canasta ->
        [natural] { KIND($rank, form: "many", case: "capital") }: natural canasta, { SPELL($cards) } cards
        [mixed] { KIND($rank, form: "many", case: "capital") }: mixed canasta, { SPELL($cards) } cards, { SPELL($wilds) } wild
       *[none] { $wilds ->
            [0] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards) } cards
           *[other] { KIND($rank, form: "many", case: "capital") }: { SPELL($cards) } cards, { SPELL($wilds) } wild
        }
    }
# A column of the hand.
# $rank (Kind): its rank
# $cards (Number): how many
table-column = { KIND($rank, form: "many", case: "capital") }, { $cards }

## The bar.

table-home = Canasta
# $rules (Text): the name of the rules
# $deal (Number): which deal is played
# $points (Points): the points to win
table-played = { $rules }, deal { $deal }, to { $points }
# $rules (Text): the name of the rules
# $deal (Number): which deal is played
# $deals (Number): how many deals the game has
table-played-deals = { $rules }, deal { $deal } of { $deals }
table-nav = Table
table-leave = Leave
table-open-menu = Menu: score and log, rules, settings, leave
# $deal (Number): which deal is played
table-heading = Canasta, deal { $deal }

## Score and log.

table-close-score = Close
table-score = Score
table-log = Log
# $deal (Number): its number
table-deal = Deal { $deal }
table-total = Total
table-minimum = Minimum
