// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/field.ftl`

use crate::Lang;

/// “First dealer”
pub fn first_dealer(lang: Lang) -> &'static str {
    lang.messages().field_first_dealer
}

/// “Who deals the first deal of a game.”
pub fn first_dealer_help(lang: Lang) -> &'static str {
    lang.messages().field_first_dealer_help
}

/// “The player to the right of the one who draws the highest card”
pub fn first_dealer_seat_draw(lang: Lang) -> &'static str {
    lang.messages().field_first_dealer_seat_draw
}

/// “At random”
pub fn first_dealer_random(lang: Lang) -> &'static str {
    lang.messages().field_first_dealer_random
}

/// “Partners and seats”
pub fn seating(lang: Lang) -> &'static str {
    lang.messages().field_seating
}

/// “How the players find their partners and seats before a game.”
pub fn seating_help(lang: Lang) -> &'static str {
    lang.messages().field_seating_help
}

/// “By drawing cards”
pub fn seating_drawn(lang: Lang) -> &'static str {
    lang.messages().field_seating_drawn
}

/// “By drawing cards, but not the four at either end”
pub fn seating_drawn_ends_void(lang: Lang) -> &'static str {
    lang.messages().field_seating_drawn_ends_void
}

/// “As the players like”
pub fn seating_optional(lang: Lang) -> &'static str {
    lang.messages().field_seating_optional
}

/// “Fixed; there is no draw”
pub fn seating_fixed(lang: Lang) -> &'static str {
    lang.messages().field_seating_fixed
}

/// “Cutting”
pub fn cut(lang: Lang) -> &'static str {
    lang.messages().field_cut
}

/// “Who cuts the pack before a deal.”
pub fn cut_help(lang: Lang) -> &'static str {
    lang.messages().field_cut_help
}

/// “The player to the dealer’s left”
pub fn cut_dealer_left(lang: Lang) -> &'static str {
    lang.messages().field_cut_dealer_left
}

/// “The player to the dealer’s left, if they wish”
pub fn cut_dealer_left_may(lang: Lang) -> &'static str {
    lang.messages().field_cut_dealer_left_may
}

/// “The player to the dealer’s right”
pub fn cut_dealer_right(lang: Lang) -> &'static str {
    lang.messages().field_cut_dealer_right
}

/// “Cards dealt”
pub fn hand_size(lang: Lang) -> &'static str {
    lang.messages().field_hand_size
}

/// “How many cards each player is dealt.”
pub fn hand_size_help(lang: Lang) -> &'static str {
    lang.messages().field_hand_size_help
}

/// “Cards drawn in a turn”
pub fn draw_count(lang: Lang) -> &'static str {
    lang.messages().field_draw_count
}

/// “How many cards you draw from the stock in a turn; you discard one.”
pub fn draw_count_help(lang: Lang) -> &'static str {
    lang.messages().field_draw_count_help
}

/// “Canastas to go out”
pub fn canastas_to_go_out(lang: Lang) -> &'static str {
    lang.messages().field_canastas_to_go_out
}

/// “How many canastas a side needs before it may go out.”
pub fn canastas_to_go_out_help(lang: Lang) -> &'static str {
    lang.messages().field_canastas_to_go_out_help
}

/// “First card of the pile”
pub fn upcard(lang: Lang) -> &'static str {
    lang.messages().field_upcard
}

/// “Which cards are covered when they are turned up to begin the discard pile.”
pub fn upcard_help(lang: Lang) -> &'static str {
    lang.messages().field_upcard_help
}

/// “Covered while it is a wild card or a three”
pub fn upcard_cover_threes(lang: Lang) -> &'static str {
    lang.messages().field_upcard_cover_threes
}

/// “The same, but a black three that comes first stays”
pub fn upcard_first_black_three_stays(lang: Lang) -> &'static str {
    lang.messages().field_upcard_first_black_three_stays
}

/// “Covered while it is a wild card or a red three”
pub fn upcard_black_three_stays(lang: Lang) -> &'static str {
    lang.messages().field_upcard_black_three_stays
}

/// “Exact-deal bonus”
pub fn exact_deal_bonus(lang: Lang) -> &'static str {
    lang.messages().field_exact_deal_bonus
}

/// “Points for a dealer who picks up exactly the cards needed. The program deals here, so they are never earned at this table.”
pub fn exact_deal_bonus_help(lang: Lang) -> &'static str {
    lang.messages().field_exact_deal_bonus_help
}

/// “Red threes dealt”
pub fn dealt_red_threes(lang: Lang) -> &'static str {
    lang.messages().field_dealt_red_threes
}

/// “When a red three that you are dealt goes to the table.”
pub fn dealt_red_threes_help(lang: Lang) -> &'static str {
    lang.messages().field_dealt_red_threes_help
}

/// “Before the first turn”
pub fn dealt_red_threes_at_once(lang: Lang) -> &'static str {
    lang.messages().field_dealt_red_threes_at_once
}

/// “On the owner’s first turn”
pub fn dealt_red_threes_first_turn(lang: Lang) -> &'static str {
    lang.messages().field_dealt_red_threes_first_turn
}

/// “Red threes drawn”
pub fn declaring(lang: Lang) -> &'static str {
    lang.messages().field_declaring
}

/// “Whether a red three goes to the table by itself or you must declare it.”
pub fn declaring_help(lang: Lang) -> &'static str {
    lang.messages().field_declaring_help
}

/// “It goes to the table by itself”
pub fn declaring_automatic(lang: Lang) -> &'static str {
    lang.messages().field_declaring_automatic
}

/// “You declare it yourself, or pay”
pub fn declaring_by_hand(lang: Lang) -> &'static str {
    lang.messages().field_declaring_by_hand
}

/// “Penalty for an undeclared red three”
pub fn undeclared_penalty(lang: Lang) -> &'static str {
    lang.messages().field_undeclared_penalty
}

/// “Points lost for each red three that you have not declared by the end of your turn, where you declare them yourself.”
pub fn undeclared_penalty_help(lang: Lang) -> &'static str {
    lang.messages().field_undeclared_penalty_help
}

/// “A red three freezes the pile”
pub fn red_three_freezes(lang: Lang) -> &'static str {
    lang.messages().field_red_three_freezes
}

/// “Whether a red three turned up after the deal freezes the pile.”
pub fn red_three_freezes_help(lang: Lang) -> &'static str {
    lang.messages().field_red_three_freezes_help
}

/// “Black threes freeze the pile”
pub fn black_three_freezes(lang: Lang) -> &'static str {
    lang.messages().field_black_three_freezes
}

/// “If not, a black three stops only the next player.”
pub fn black_three_freezes_help(lang: Lang) -> &'static str {
    lang.messages().field_black_three_freezes_help
}

/// “More wild than natural cards in a meld”
pub fn wilds_may_outnumber(lang: Lang) -> &'static str {
    lang.messages().field_wilds_may_outnumber
}

/// “Whether two natural cards and three wild cards are a meld.”
pub fn wilds_may_outnumber_help(lang: Lang) -> &'static str {
    lang.messages().field_wilds_may_outnumber_help
}

/// “Opening minimums”
pub fn minimums(lang: Lang) -> &'static str {
    lang.messages().field_minimums
}

/// “How many points an opening must make with a total below 0, from 0, from 1,500 and from 3,000.”
pub fn minimums_help(lang: Lang) -> &'static str {
    lang.messages().field_minimums_help
}

/// “Opening with the pile: mostly natural cards”
pub fn pile_opening_outnumbers(lang: Lang) -> &'static str {
    lang.messages().field_pile_opening_outnumbers
}

/// “If you open with the pile, each meld that you lay down must have more natural cards than wild cards.”
pub fn pile_opening_outnumbers_help(lang: Lang) -> &'static str {
    lang.messages().field_pile_opening_outnumbers_help
}

/// “Pile frozen until the opening”
pub fn frozen_until_opened(lang: Lang) -> &'static str {
    lang.messages().field_frozen_until_opened
}

/// “If not, the opening itself may take the pile with one natural card and a wild card.”
pub fn frozen_until_opened_help(lang: Lang) -> &'static str {
    lang.messages().field_frozen_until_opened_help
}

/// “Taking the pile with a wild card”
pub fn take_with_wild(lang: Lang) -> &'static str {
    lang.messages().field_take_with_wild
}

/// “Whether one natural card and a wild card from your hand can take the pile.”
pub fn take_with_wild_help(lang: Lang) -> &'static str {
    lang.messages().field_take_with_wild_help
}

/// “One card takes a pile of one”
pub fn one_card_takes_one_card(lang: Lang) -> &'static str {
    lang.messages().field_one_card_takes_one_card
}

/// “Whether a player with one card may take a pile of one card.”
pub fn one_card_takes_one_card_help(lang: Lang) -> &'static str {
    lang.messages().field_one_card_takes_one_card_help
}

/// “Looking through the pile”
pub fn pile_looked_through(lang: Lang) -> &'static str {
    lang.messages().field_pile_looked_through
}

/// “Whether you may look through the pile in your first turn, before you discard.”
pub fn pile_looked_through_help(lang: Lang) -> &'static str {
    lang.messages().field_pile_looked_through_help
}

/// “Must take when the stock is empty”
pub fn must_take_when_stock_empty(lang: Lang) -> &'static str {
    lang.messages().field_must_take_when_stock_empty
}

/// “Whether you must then take a pile whose top card fits one of your melds.”
pub fn must_take_when_stock_empty_help(lang: Lang) -> &'static str {
    lang.messages().field_must_take_when_stock_empty_help
}

/// “Last card drawn ends the deal”
pub fn last_drawer_ends(lang: Lang) -> &'static str {
    lang.messages().field_last_drawer_ends
}

/// “Whether the deal ends when the player who drew the last card of the stock has discarded.”
pub fn last_drawer_ends_help(lang: Lang) -> &'static str {
    lang.messages().field_last_drawer_ends_help
}

/// “Concealed: adding to a partner’s melds”
pub fn concealed_may_add(lang: Lang) -> &'static str {
    lang.messages().field_concealed_may_add
}

/// “Whether a hand that goes out in one turn may add to a partner’s melds in that turn.”
pub fn concealed_may_add_help(lang: Lang) -> &'static str {
    lang.messages().field_concealed_may_add_help
}

/// “Concealed beside a partner’s melds”
pub fn concealed_beside_melds(lang: Lang) -> &'static str {
    lang.messages().field_concealed_beside_melds
}

/// “Whether your hand counts as concealed if a partner has melded.”
pub fn concealed_beside_melds_help(lang: Lang) -> &'static str {
    lang.messages().field_concealed_beside_melds_help
}

/// “Asking “May I go out?””
pub fn asking(lang: Lang) -> &'static str {
    lang.messages().field_asking
}

/// “When you may ask your partner.”
pub fn asking_help(lang: Lang) -> &'static str {
    lang.messages().field_asking_help
}

/// “Before or after drawing, not after taking the pile”
pub fn asking_before_taking(lang: Lang) -> &'static str {
    lang.messages().field_asking_before_taking
}

/// “After drawing or taking the pile”
pub fn asking_after_drawing_or_taking(lang: Lang) -> &'static str {
    lang.messages().field_asking_after_drawing_or_taking
}

/// “Natural canasta”
pub fn natural_canasta_bonus(lang: Lang) -> &'static str {
    lang.messages().field_natural_canasta_bonus
}

/// “Points for a canasta without a wild card.”
pub fn natural_canasta_bonus_help(lang: Lang) -> &'static str {
    lang.messages().field_natural_canasta_bonus_help
}

/// “Mixed canasta”
pub fn mixed_canasta_bonus(lang: Lang) -> &'static str {
    lang.messages().field_mixed_canasta_bonus
}

/// “Points for a canasta with wild cards.”
pub fn mixed_canasta_bonus_help(lang: Lang) -> &'static str {
    lang.messages().field_mixed_canasta_bonus_help
}

/// “Concealed canasta”
pub fn concealed_canasta_bonus(lang: Lang) -> &'static str {
    lang.messages().field_concealed_canasta_bonus
}

/// “Extra points for a canasta of which all cards are laid down at once.”
pub fn concealed_canasta_bonus_help(lang: Lang) -> &'static str {
    lang.messages().field_concealed_canasta_bonus_help
}

/// “Red three”
pub fn red_three_bonus(lang: Lang) -> &'static str {
    lang.messages().field_red_three_bonus
}

/// “Points for each red three.”
pub fn red_three_bonus_help(lang: Lang) -> &'static str {
    lang.messages().field_red_three_bonus_help
}

/// “All four red threes”
pub fn four_red_threes_bonus(lang: Lang) -> &'static str {
    lang.messages().field_four_red_threes_bonus
}

/// “Points for all four red threes together, in place of the points for each.”
pub fn four_red_threes_bonus_help(lang: Lang) -> &'static str {
    lang.messages().field_four_red_threes_bonus_help
}

/// “Going out”
pub fn going_out_bonus(lang: Lang) -> &'static str {
    lang.messages().field_going_out_bonus
}

/// “Points for going out.”
pub fn going_out_bonus_help(lang: Lang) -> &'static str {
    lang.messages().field_going_out_bonus_help
}

/// “Going out concealed”
pub fn concealed_bonus(lang: Lang) -> &'static str {
    lang.messages().field_concealed_bonus
}

/// “Points for going out concealed, including those for going out.”
pub fn concealed_bonus_help(lang: Lang) -> &'static str {
    lang.messages().field_concealed_bonus_help
}

/// “Points to win”
pub fn game_points(lang: Lang) -> &'static str {
    lang.messages().field_game_points
}

/// “The total that ends the game.”
pub fn game_points_help(lang: Lang) -> &'static str {
    lang.messages().field_game_points_help
}
