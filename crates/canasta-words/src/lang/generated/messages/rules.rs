// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/rules.ftl`

use crate::{Lang, Message, Number};

/// “Players and the deal”
pub fn heading_deal(lang: Lang) -> &'static str {
    lang.messages().rules_heading_deal
}

/// “The cards”
pub fn heading_cards(lang: Lang) -> &'static str {
    lang.messages().rules_heading_cards
}

/// “A turn”
pub fn heading_turn(lang: Lang) -> &'static str {
    lang.messages().rules_heading_turn
}

/// “Threes”
pub fn heading_threes(lang: Lang) -> &'static str {
    lang.messages().rules_heading_threes
}

/// “Melds and canastas”
pub fn heading_melds(lang: Lang) -> &'static str {
    lang.messages().rules_heading_melds
}

/// “The opening”
pub fn heading_opening(lang: Lang) -> &'static str {
    lang.messages().rules_heading_opening
}

/// “The discard pile”
pub fn heading_pile(lang: Lang) -> &'static str {
    lang.messages().rules_heading_pile
}

/// “Going out”
pub fn heading_going_out(lang: Lang) -> &'static str {
    lang.messages().rules_heading_going_out
}

/// “When the stock runs out”
pub fn heading_stock_end(lang: Lang) -> &'static str {
    lang.messages().rules_heading_stock_end
}

/// “Scores”
pub fn heading_scores(lang: Lang) -> &'static str {
    lang.messages().rules_heading_scores
}

/// “What you may know and say”
pub fn heading_knowing(lang: Lang) -> &'static str {
    lang.messages().rules_heading_knowing
}

/// “`{first}`, `{second}`, `{third}` or `{fourth}`”
///
/// Stands in “when … play”: numbers of players to which the same rule applies, smallest first, one to four of them.
pub fn players(
    lang: Lang,
    count: impl Into<Number>,
    first: impl Into<Number>,
    second: impl Into<Number>,
    third: impl Into<Number>,
    fourth: impl Into<Number>,
) -> Message {
    (lang.messages().rules_players)(count.into(), first.into(), second.into(), third.into(), fourth.into())
}

/// “Two to six can play. Four play two against two and six play three against three, with partners and opponents in alternate seats. With two, three or five players, each plays alone; a side is then one player.”
pub fn sides_any(lang: Lang) -> &'static str {
    lang.messages().rules_sides_any
}

/// “`{players}` play, each alone.”
pub fn sides(lang: Lang, players: impl Into<Number>) -> Message {
    (lang.messages().rules_sides)(players.into())
}

/// “Partners and seats are decided by drawing cards. The ace is high and the two is low; within a rank, spades are highest, then hearts, diamonds and clubs.”
pub fn seating_drawn(lang: Lang, alone: bool) -> Message {
    (lang.messages().rules_seating_drawn)(alone)
}

/// `$players` of [`seating_highest`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatingHighestPlayers {
    /// The variant `[any]`.
    Any,
    /// The variant `[two]`.
    Two,
    /// The variant `[four]`.
    Four,
    /// The variant `[six]`.
    Six,
    /// The variant `[alone]`.
    Alone,
}

/// “The player with the highest card chooses a seat, and the others sit to the left in the order of their cards.”
pub fn seating_highest(lang: Lang, players: SeatingHighestPlayers) -> Message {
    (lang.messages().rules_seating_highest)(players)
}

/// “A player who draws a joker, or the same card as another player, draws again.”
pub fn seating_again(lang: Lang, ends: bool) -> Message {
    (lang.messages().rules_seating_again)(ends)
}

/// “The players choose partners and seats as they like; they may draw cards for them.”
pub fn seating_optional(lang: Lang, alone: bool) -> Message {
    (lang.messages().rules_seating_optional)(alone)
}

/// “There is no draw for partners: the partnerships are fixed before the game.”
pub fn seating_fixed(lang: Lang, alone: bool) -> Message {
    (lang.messages().rules_seating_fixed)(alone)
}

/// “The player who drew the highest card plays first, and the player to their right is the first dealer.”
pub fn first_dealer_seats_drawn(lang: Lang) -> &'static str {
    lang.messages().rules_first_dealer_seats_drawn
}

/// “Every player draws a card for the first deal. The player who draws the highest card plays first, and the player to their right is the first dealer.”
pub fn first_dealer_drawn(lang: Lang) -> &'static str {
    lang.messages().rules_first_dealer_drawn
}

/// “The first dealer is chosen at random.”
pub fn first_dealer_random(lang: Lang) -> &'static str {
    lang.messages().rules_first_dealer_random
}

/// “The player to the dealer’s left cuts the pack before each deal.”
pub fn cut_left(lang: Lang) -> &'static str {
    lang.messages().rules_cut_left
}

/// “The player to the dealer’s left may cut the pack before each deal.”
pub fn cut_left_may(lang: Lang) -> &'static str {
    lang.messages().rules_cut_left_may
}

/// “The player to the dealer’s right cuts the pack before each deal.”
pub fn cut_right(lang: Lang) -> &'static str {
    lang.messages().rules_cut_right
}

/// “Each player is dealt `{cards}` cards.”
pub fn hand_size(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().rules_hand_size)(cards.into())
}

/// “Each player is dealt `{hands}`.”
pub fn hand_sizes(lang: Lang, hands: &[Message]) -> Message {
    (lang.messages().rules_hand_sizes)(hands)
}

/// “`{cards}` cards when `{players}` play”
///
/// An item of $hands in `rules-hand-sizes`.
pub fn hand_size_when(lang: Lang, cards: impl Into<Number>, players: &Message) -> Message {
    (lang.messages().rules_hand_size_when)(cards.into(), players)
}

/// “Cards are dealt one at a time, clockwise from the dealer’s left. The player to the dealer’s left plays first; the deal passes clockwise.”
pub fn dealing(lang: Lang) -> &'static str {
    lang.messages().rules_dealing
}

/// “The rest of the cards form the stock. Its top card is turned up to begin the discard pile.”
pub fn stock(lang: Lang) -> &'static str {
    lang.messages().rules_stock
}

/// “While a wild card or a three is on top of the new discard pile, another card is turned up onto it.”
pub fn upcard_threes_covered(lang: Lang) -> &'static str {
    lang.messages().rules_upcard_threes_covered
}

/// “While a wild card or a three is on top of the new discard pile, another card is turned up onto it; but a black three that is turned up first stays.”
pub fn upcard_first_black_three_stays(lang: Lang) -> &'static str {
    lang.messages().rules_upcard_first_black_three_stays
}

/// “While a wild card or a red three is on top of the new discard pile, another card is turned up onto it. A black three is not covered.”
pub fn upcard_black_three_stays(lang: Lang) -> &'static str {
    lang.messages().rules_upcard_black_three_stays
}

/// “A dealer who picks up exactly the cards needed for the deal, with or without the one to be turned up, earns `{points}` points. Where the program deals, this is never earned.”
pub fn exact_deal_bonus(lang: Lang, points: i32) -> Message {
    (lang.messages().rules_exact_deal_bonus)(points)
}

/// “The game is played with two packs of 52 cards and four jokers, 108 cards in all.”
pub fn packs(lang: Lang) -> &'static str {
    lang.messages().rules_packs
}

/// “Jokers and twos are wild: in a meld they stand for any rank from four to ace. The cards from four to ace are natural cards. Threes are neither.”
pub fn wild_cards(lang: Lang) -> &'static str {
    lang.messages().rules_wild_cards
}

/// “A joker counts 50, an ace or a two 20, a king, queen, jack, ten, nine or eight 10, and a seven, six, five, four or black three 5. A red three has no value of its own, only its bonus.”
pub fn values(lang: Lang) -> &'static str {
    lang.messages().rules_values
}

/// “On your turn you first draw from the stock or take the discard pile. Then you may lay down melds and add to them. A discard ends the turn, and play passes to the left.”
pub fn turn(lang: Lang) -> &'static str {
    lang.messages().rules_turn
}

/// “You draw `{cards}` cards from the stock in a turn, but you discard only one.”
pub fn draw_count(lang: Lang, cards: impl Into<Number>) -> Message {
    (lang.messages().rules_draw_count)(cards.into())
}

/// “In a turn you draw from the stock `{draws}`; you discard only one.”
pub fn draw_counts(lang: Lang, draws: &[Message]) -> Message {
    (lang.messages().rules_draw_counts)(draws)
}

/// “`{cards}` cards when `{players}` play”
///
/// An item of $draws in `rules-draw-counts`.
pub fn draw_count_when(lang: Lang, cards: impl Into<Number>, players: &Message) -> Message {
    (lang.messages().rules_draw_count_when)(cards.into(), players)
}

/// “If fewer are left in the stock, you draw what is there.”
pub fn draw_fewer(lang: Lang) -> &'static str {
    lang.messages().rules_draw_fewer
}

/// “Cards that are laid down cannot be taken back, and a draw cannot be undone.”
pub fn no_way_back(lang: Lang) -> &'static str {
    lang.messages().rules_no_way_back
}

/// “A red three that you draw stays in your hand until you declare it: at any time in your turn you may lay it on the table and draw a replacement.”
pub fn declaring_by_hand(lang: Lang) -> &'static str {
    lang.messages().rules_declaring_by_hand
}

/// “A red three that you draw goes to the table at once, and you draw a replacement; it need not be declared.”
pub fn declaring_automatic(lang: Lang) -> &'static str {
    lang.messages().rules_declaring_automatic
}

/// “A red three that you are dealt stays in your hand until you declare it.”
pub fn dealt_red_threes_by_hand(lang: Lang) -> &'static str {
    lang.messages().rules_dealt_red_threes_by_hand
}

/// “A red three that you are dealt goes to the table before the first turn, and you draw a replacement; the player to the dealer’s left comes first.”
pub fn dealt_red_threes_at_once(lang: Lang) -> &'static str {
    lang.messages().rules_dealt_red_threes_at_once
}

/// “A red three that you are dealt goes to the table at the start of your first turn, and you draw a replacement. If the deal ends before that turn, it goes to the table for the scoring.”
pub fn dealt_red_threes_first_turn(lang: Lang) -> &'static str {
    lang.messages().rules_dealt_red_threes_first_turn
}

/// “Red threes need not be declared, so it costs nothing to hold one.”
pub fn undeclared_never(lang: Lang) -> &'static str {
    lang.messages().rules_undeclared_never
}

/// “A red three that you still hold when your turn ends, or when the deal ends, costs `{points}` points, once for each card.”
pub fn undeclared_penalty(lang: Lang, points: i32) -> Message {
    (lang.messages().rules_undeclared_penalty)(points)
}

/// “You may still declare it later; a red three never declared earns no bonus. If the deal ends before your first turn, a red three that you were dealt costs nothing and goes to the table. In your hand a red three counts as a card, but you can neither meld nor discard it.”
pub fn declared_late(lang: Lang) -> &'static str {
    lang.messages().rules_declared_late
}

/// “A red three in a pile that you take goes to the table; you draw no replacement for it.”
pub fn red_three_in_pile(lang: Lang) -> &'static str {
    lang.messages().rules_red_three_in_pile
}

/// “A red three is not a meld: it does not open, does not count towards the opening, and does not spoil a concealed hand.”
pub fn red_three_no_meld(lang: Lang) -> &'static str {
    lang.messages().rules_red_three_no_meld
}

/// “Each red three on the table counts `{points}` points: for your side if it has a meld at the end of the deal, against it if it has none.”
pub fn red_three_bonus(lang: Lang, points: i32, alone: bool) -> Message {
    (lang.messages().rules_red_three_bonus)(points, alone)
}

/// “All four red threes on one side count `{points}` points in all, for or against in the same way.”
pub fn four_red_threes_bonus(lang: Lang, points: i32, alone: bool) -> Message {
    (lang.messages().rules_four_red_threes_bonus)(points, alone)
}

/// “A red three that was turned up after the deal freezes the pile for everyone until the pile is taken.”
pub fn red_three_freezes(lang: Lang) -> &'static str {
    lang.messages().rules_red_three_freezes
}

/// “A red three that was turned up after the deal does not freeze the pile.”
pub fn red_three_does_not_freeze(lang: Lang) -> &'static str {
    lang.messages().rules_red_three_does_not_freeze
}

/// “A black three in the pile freezes it for everyone until the pile is taken.”
pub fn black_three_freezes(lang: Lang) -> &'static str {
    lang.messages().rules_black_three_freezes
}

/// “A black three does not freeze the pile: when it is discarded, it only keeps the next player from taking the pile.”
pub fn black_three_does_not_freeze(lang: Lang) -> &'static str {
    lang.messages().rules_black_three_does_not_freeze
}

/// “Black threes are melded only in the turn in which you go out: three or four of them, without wild cards.”
pub fn black_threes_melded(lang: Lang) -> &'static str {
    lang.messages().rules_black_threes_melded
}

/// “A meld is three or more cards of one rank, at least two of them natural and at most three wild. Sequences are not melds.”
pub fn meld(lang: Lang) -> &'static str {
    lang.messages().rules_meld
}

/// “A meld may have more wild cards than natural cards: two kings, two twos and a joker are a meld.”
pub fn wilds_may_outnumber(lang: Lang) -> &'static str {
    lang.messages().rules_wilds_may_outnumber
}

/// “A meld may not have more wild cards than natural cards: two kings, two twos and a joker are not a meld.”
pub fn wilds_may_not_outnumber(lang: Lang) -> &'static str {
    lang.messages().rules_wilds_may_not_outnumber
}

/// “The melds of a side belong to all its players. It has one meld of each rank, to which cards may be added later. You may meld a rank that the opponents have melded, but never add to their melds.”
pub fn melds_of_side(lang: Lang, alone: bool) -> Message {
    (lang.messages().rules_melds_of_side)(alone)
}

/// “A meld of seven or more cards is a canasta: a natural one without wild cards, otherwise a mixed one. It is squared up, with a red card on top if it is natural and a black card if it is mixed. A wild card added to a natural canasta makes it a mixed one; other cards that are added count only their values.”
pub fn canasta(lang: Lang) -> &'static str {
    lang.messages().rules_canasta
}

/// “A natural canasta earns `{points}` points in addition to its cards.”
pub fn natural_canasta_bonus(lang: Lang, points: i32) -> Message {
    (lang.messages().rules_natural_canasta_bonus)(points)
}

/// “A mixed canasta earns `{points}` points in addition to its cards.”
pub fn mixed_canasta_bonus(lang: Lang, points: i32) -> Message {
    (lang.messages().rules_mixed_canasta_bonus)(points)
}

/// “A concealed canasta, laid down all at once from your hand, with or without the pile’s top card, earns `{points}` points more, and keeps them when cards are added later.”
pub fn concealed_canasta_bonus(lang: Lang, points: i32) -> Message {
    (lang.messages().rules_concealed_canasta_bonus)(points)
}

/// “The first meld of your side in a deal is its opening.”
pub fn opening(lang: Lang, alone: bool) -> Message {
    (lang.messages().rules_opening)(alone)
}

/// “Your side’s opening must count at least `{below}` points with a total below 0, `{zero}` from 0 to 1,495, `{middle}` from 1,500 to 2,995, and `{high}` from 3,000 on. The total is the one before the deal.”
///
/// Totals are multiples of five, so the numbers leave no gap.
pub fn minimums(lang: Lang, alone: bool, below: i32, zero: i32, middle: i32, high: i32) -> Message {
    (lang.messages().rules_minimums)(alone, below, zero, middle, high)
}

/// “Your side’s opening must count at least `{points}` points, whatever the total.”
pub fn one_minimum(lang: Lang, alone: bool, points: i32) -> Message {
    (lang.messages().rules_one_minimum)(alone, points)
}

/// “The opening is laid down all at once; several melds count together. If you open with the pile, its top card counts, but no other card of it. Bonuses never count.”
pub fn opening_counts(lang: Lang) -> &'static str {
    lang.messages().rules_opening_counts
}

/// “If you open with the pile, each meld that you lay down must have more natural cards than wild cards.”
pub fn pile_opening_outnumbers(lang: Lang) -> &'static str {
    lang.messages().rules_pile_opening_outnumbers
}

/// “If you open with the pile, your melds may have as many wild cards as any others.”
pub fn pile_opening_like_any(lang: Lang) -> &'static str {
    lang.messages().rules_pile_opening_like_any
}

/// “An opening has no minimum if you go out concealed with it and did not take the pile in that turn.”
pub fn opening_concealed(lang: Lang) -> &'static str {
    lang.messages().rules_opening_concealed
}

/// “You may take the discard pile instead of drawing if, with cards from your hand, you meld its top card or add it to a meld on the table. No other card of the pile may help with that. Then the rest of the pile joins your hand, and you may lay down more.”
pub fn taking(lang: Lang) -> &'static str {
    lang.messages().rules_taking
}

/// “The pile cannot be taken while a wild card or a three is on top.”
pub fn pile_blocked(lang: Lang) -> &'static str {
    lang.messages().rules_pile_blocked
}

/// `$by` of [`frozen`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrozenBy {
    /// The variant `[wild]`.
    Wild,
    /// The variant `[red-three]`.
    RedThree,
    /// The variant `[black-three]`.
    BlackThree,
    /// The variant `[both]`.
    Both,
}

/// “The pile is frozen for everyone while it holds a wild card, a red three or a black three; the lowest such card lies sideways. Only taking it ends the freeze.”
pub fn frozen(lang: Lang, by: FrozenBy) -> Message {
    (lang.messages().rules_frozen)(by)
}

/// `$opening` of [`frozen_until_opened`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrozenUntilOpenedOpening {
    /// The variant `[pair]`.
    Pair,
    /// The variant `[wild]`.
    Wild,
    /// The variant `[free]`.
    Free,
}

/// “Until your side has opened, the pile is frozen for it, but not for the opening itself: an opening may take the pile as if it were not frozen, unless a card in the pile freezes it for everyone.”
///
/// anything that takes a pile that is not frozen
pub fn frozen_until_opened(lang: Lang, alone: bool, opening: FrozenUntilOpenedOpening) -> Message {
    (lang.messages().rules_frozen_until_opened)(alone, opening)
}

/// “A frozen pile is taken with two natural cards of the top card’s rank from your hand, and wild cards may go with them. They may join your side’s meld of that rank.”
pub fn taking_frozen(lang: Lang, alone: bool) -> Message {
    (lang.messages().rules_taking_frozen)(alone)
}

/// “A pile that is not frozen can also be taken by adding its top card to your side’s meld of that rank.”
pub fn taking_onto_meld(lang: Lang, alone: bool) -> Message {
    (lang.messages().rules_taking_onto_meld)(alone)
}

/// “A pile that is not frozen can also be taken with one natural card of the top card’s rank and a wild card from your hand.”
pub fn taking_with_wild(lang: Lang) -> &'static str {
    lang.messages().rules_taking_with_wild
}

/// “One natural card and a wild card are not enough to take the pile, even if it is not frozen.”
pub fn taking_not_with_wild(lang: Lang) -> &'static str {
    lang.messages().rules_taking_not_with_wild
}

/// “With only one card in your hand you may take even a pile of one card.”
pub fn one_card_takes_one_card(lang: Lang) -> &'static str {
    lang.messages().rules_one_card_takes_one_card
}

/// “With only one card in your hand you may not take a pile of one card.”
pub fn one_card_takes_more(lang: Lang) -> &'static str {
    lang.messages().rules_one_card_takes_more
}

/// “In your first turn, before you discard, you may look through the pile; otherwise only its top card is seen.”
pub fn pile_looked_through(lang: Lang) -> &'static str {
    lang.messages().rules_pile_looked_through
}

/// “You may not look through the pile; only its top card is seen.”
pub fn pile_not_looked_through(lang: Lang) -> &'static str {
    lang.messages().rules_pile_not_looked_through
}

/// “You go out when you lay down or discard your last card. The deal is then over. A last discard is not needed.”
pub fn going_out(lang: Lang) -> &'static str {
    lang.messages().rules_going_out
}

/// “To go out, your side needs `{canastas}` canastas, counting any that you complete while going out.”
pub fn canastas_needed(lang: Lang, alone: bool, canastas: impl Into<Number>) -> Message {
    (lang.messages().rules_canastas_needed)(alone, canastas.into())
}

/// “To go out, your side needs `{needs}`, counting any that you complete while going out.”
pub fn canastas_needed_by_players(lang: Lang, needs: &[Message]) -> Message {
    (lang.messages().rules_canastas_needed_by_players)(needs)
}

/// “`{canastas}` canastas when `{players}` play”
///
/// An item of $needs in `rules-canastas-needed-by-players`.
pub fn canastas_needed_when(lang: Lang, canastas: impl Into<Number>, players: &Message) -> Message {
    (lang.messages().rules_canastas_needed_when)(canastas.into(), players)
}

/// “If you cannot go out, you must keep at least one card at the end of your turn. You may not lay down or discard so many that this becomes impossible.”
pub fn card_must_stay(lang: Lang) -> &'static str {
    lang.messages().rules_card_must_stay
}

/// “Going out earns `{points}` points.”
pub fn going_out_bonus(lang: Lang, points: i32) -> Message {
    (lang.messages().rules_going_out_bonus)(points)
}

/// “You go out concealed when you have laid down no card in the deal before and lay down your whole hand in one turn, with a complete canasta in it. You may take the pile in that turn, and the last card may be a discard.”
pub fn going_out_concealed(lang: Lang) -> &'static str {
    lang.messages().rules_going_out_concealed
}

/// `$partners` of [`concealed_beside_melds`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConcealedBesideMeldsPartners {
    /// The variant `[none]`.
    None,
    /// The variant `[one]`.
    One,
    /// The variant `[some]`.
    Some,
}

/// “Your hand is not concealed if a partner has melded.”
pub fn concealed_beside_melds(lang: Lang, partners: ConcealedBesideMeldsPartners, may: bool) -> Message {
    (lang.messages().rules_concealed_beside_melds)(partners, may)
}

/// `$partners` of [`concealed_adding`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConcealedAddingPartners {
    /// The variant `[none]`.
    None,
    /// The variant `[one]`.
    One,
    /// The variant `[some]`.
    Some,
}

/// `$adding` of [`concealed_adding`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConcealedAdding {
    /// The variant `[allowed]`.
    Allowed,
    /// The variant `[not-allowed]`.
    NotAllowed,
    /// The variant `[nothing-there]`.
    NothingThere,
}

/// “If you go out concealed, a partner has no melds that you could add to.”
pub fn concealed_adding(lang: Lang, partners: ConcealedAddingPartners, adding: ConcealedAdding) -> Message {
    (lang.messages().rules_concealed_adding)(partners, adding)
}

/// “Going out concealed earns `{points}` points in all.”
pub fn concealed_bonus(lang: Lang, points: i32) -> Message {
    (lang.messages().rules_concealed_bonus)(points)
}

/// “There are no partners, so the question “May I go out?” is not asked.”
pub fn asking_alone(lang: Lang) -> &'static str {
    lang.messages().rules_asking_alone
}

/// “If you have a partner, you may ask “May I go out?” once a turn: before or after drawing, but not once you have laid down a card or taken the pile.”
pub fn asking_before_taking(lang: Lang, sure: bool) -> Message {
    (lang.messages().rules_asking_before_taking)(sure)
}

/// “If you have a partner, you may ask “May I go out?” once a turn: after drawing or after taking the pile, before you lay down any meld other than the one that took the pile.”
pub fn asking_after_drawing(lang: Lang, sure: bool) -> Message {
    (lang.messages().rules_asking_after_drawing)(sure)
}

/// `$partners` of [`answer`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerPartners {
    /// The variant `[one]`.
    One,
    /// The variant `[two]`.
    Two,
    /// The variant `[any]`.
    Any,
}

/// “The partner (with three on a side, the one whose turn comes next) answers yes or no, and the answer binds you: after a yes you must go out this turn; after a no you may not. You may ask only if you can go out and could also play on. You need not ask.”
pub fn answer(lang: Lang, partners: AnswerPartners) -> Message {
    (lang.messages().rules_answer)(partners)
}

/// “The deal ends when the player who drew the last card of the stock has discarded.”
pub fn last_drawer_ends(lang: Lang) -> &'static str {
    lang.messages().rules_last_drawer_ends
}

/// “The deal goes on after the last card of the stock has been drawn.”
pub fn last_drawer_goes_on(lang: Lang) -> &'static str {
    lang.messages().rules_last_drawer_goes_on
}

/// “When `{players}` play, the deal ends when the player who drew the last card of the stock has discarded.”
pub fn last_drawer_ends_when(lang: Lang, players: &Message) -> Message {
    (lang.messages().rules_last_drawer_ends_when)(players)
}

/// “When `{players}` play, the deal goes on after the last card of the stock has been drawn.”
pub fn last_drawer_goes_on_when(lang: Lang, players: &Message) -> Message {
    (lang.messages().rules_last_drawer_goes_on_when)(players)
}

/// “When the stock is empty, play goes on as long as each player takes the pile. If a player cannot take it, or does not want to, that player passes and the deal is over.”
pub fn without_stock(lang: Lang) -> &'static str {
    lang.messages().rules_without_stock
}

/// “The deal is over when the stock is empty, so you never have to take the pile.”
pub fn deal_over_with_stock(lang: Lang) -> &'static str {
    lang.messages().rules_deal_over_with_stock
}

/// “When the stock is empty, you must take the pile if it is not frozen and its top card fits a meld of your side, wherever that is allowed.”
pub fn must_take(lang: Lang, alone: bool) -> Message {
    (lang.messages().rules_must_take)(alone)
}

/// “When the stock is empty, you need not take the pile.”
pub fn need_not_take(lang: Lang) -> &'static str {
    lang.messages().rules_need_not_take
}

/// “If the last card of the stock is a red three, it goes to the table and the deal is over at once: the player may neither meld nor discard.”
pub fn last_red_three(lang: Lang) -> &'static str {
    lang.messages().rules_last_red_three
}

/// “In each deal a side scores its bonuses and the values of the cards melded, less the values of the cards left in its hands. The result may be below zero. It is written down with the running total.”
pub fn score(lang: Lang, alone: bool, penalties: bool) -> Message {
    (lang.messages().rules_score)(alone, penalties)
}

/// “The game is over when a side has `{points}` points or more at the end of a deal.”
pub fn game_points(lang: Lang, alone: bool, points: i32) -> Message {
    (lang.messages().rules_game_points)(alone, points)
}

/// “The highest total wins, and the margin is its lead over the second; there is no bonus for winning. If the highest totals are equal, another deal is played.”
pub fn winner(lang: Lang) -> &'static str {
    lang.messages().rules_winner
}

/// “You may always know what lies on the table, the pile’s top card, how many cards the pile, the stock and each hand have, whether the pile is frozen and by which card, the totals and the opening minimums.”
pub fn known(lang: Lang) -> &'static str {
    lang.messages().rules_known
}

/// “A player with one card left says so. The sixth card of a meld may be laid crosswise, to show that one more makes it a canasta.”
pub fn one_card_left(lang: Lang) -> &'static str {
    lang.messages().rules_one_card_left
}

/// “Partners may tell each other the minimum when one of them opens, remind each other of red threes, and ask whether to go out. They say nothing else about the play.”
pub fn partners_talk(lang: Lang) -> &'static str {
    lang.messages().rules_partners_talk
}
