### How a game begins: who drew which card for the seats, who is whose partner, who deals.

seating-title = The draw
# Before the cards that were drawn.
# $first_deal (Flag): for the first deal alone; the seats were chosen
seating-drawn = { $first_deal ->
        [yes] Drawn for the first deal.
       *[no] Drawn for seats.
    }
# $first_deal (Flag): for the first deal alone; the seats were chosen
# $draws (List): the first as `seating-drew`, the others as `seating-and`
seating-draws = { $first_deal ->
        [yes] For the first deal: { $draws }.
       *[no] For seats: { $draws }.
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
        [one] Drawn again, because this card did not count: { $cards }.
       *[other] Drawn again, because these cards did not count: { $cards }.
    }
# $card (Card): a card that did not count
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
# $dealer (Player): who deals next
seating-deals = { $dealer ->
        [you] You deal.
       *[other] { $dealer } deals.
    }
