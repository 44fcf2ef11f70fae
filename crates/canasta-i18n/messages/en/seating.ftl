### The start of a game: the draw for seats, partners, and who deals.

seating-title = The draw
# Before the drawn cards.
# $first_deal (Flag): only for the first dealer; the seats were chosen
seating-drawn = { $first_deal ->
        [yes] Draw for first dealer.
       *[no] Draw for seats.
    }
# $first_deal (Flag): only for the first dealer; the seats were chosen
# $draws (List): the first as `seating-drew`, the others as `seating-and`
seating-draws = { $first_deal ->
        [yes] Draw for first dealer: { $draws }.
       *[no] Draw for seats: { $draws }.
    }
# The first item of $draws.
# $player (Player): who drew
# $card (Card): the card
seating-drew = { $player ->
        [you] you drew { $card }
       *[other] { $player } drew { $card }
    }
# Another item of $draws.
# $player (Player): who drew
# $card (Card): the card
seating-and = { $player ->
        [you] you { $card }
       *[other] { $player } { $card }
    }
# $cards (List): the cards, each as `seating-void-card`
seating-void = { $cards ->
        [one] Drawn again because it didn’t count: { $cards }.
       *[other] Drawn again because they didn’t count: { $cards }.
    }
# $card (Card): a card that didn’t count
# $twice (Flag): because two players drew the same
seating-void-card = { $twice ->
        [yes] { $card } (drawn twice)
       *[no] { $card }
    }
# $partners (List): the reader's partners, each as `table-name`
seating-partners = { $partners ->
        [one] { $partners } is your partner.
       *[other] { $partners } are your partners.
    }
# $player (Player): who sits out the deal
seating-sits-out = { $player ->
        [you] You sit out.
       *[other] { $player } sits out.
    }
# $dealer (Player): who deals next
seating-deals = { $dealer ->
        [you] You deal.
       *[other] { $dealer } deals.
    }
