//! The sentence for each field: the complete rule with its numbers.

use canasta::rules::{Asking, Cut, DealtRedThrees, FirstDealer, FivePlayers, RedThreesCount, Seating, Upcard};
use canasta::{Players, RuleSet};

use super::scope::Scope;
use crate::Message;
use crate::messages::rules::{self, ConcealedAdding, FrozenUntilOpenedOpening, SeatingHighestPlayers};

fn seats_are_drawn(rules: &RuleSet) -> bool {
    matches!(rules.seating, Seating::Drawn | Seating::DrawnEndsVoid)
}

pub(super) fn first_dealer(scope: &Scope) -> Message {
    match scope.rules.first_dealer {
        FirstDealer::SeatDraw if seats_are_drawn(scope.rules) => {
            rules::first_dealer_seats_drawn(scope.lang, scope.rules.clockwise)
        }
        FirstDealer::SeatDraw => rules::first_dealer_drawn(scope.lang, scope.rules.clockwise),
        FirstDealer::Random => rules::first_dealer_random(scope.lang).into(),
    }
}

pub(super) fn seating(scope: &Scope) -> Message {
    match scope.rules.seating {
        Seating::Drawn => drawn_seats(scope, false),
        Seating::DrawnEndsVoid => drawn_seats(scope, true),
        Seating::Optional => rules::seating_optional(scope.lang, scope.plays_alone()),
        Seating::Fixed => rules::seating_fixed(scope.lang, scope.plays_alone()),
    }
}

fn drawn_seats(scope: &Scope, ends_void: bool) -> Message {
    let players = match scope.players.map(Players::count) {
        None => SeatingHighestPlayers::Any,
        Some(2) => SeatingHighestPlayers::Two,
        Some(4) => SeatingHighestPlayers::Four,
        Some(5) if !scope.plays_alone() => SeatingHighestPlayers::Five,
        Some(6) => SeatingHighestPlayers::Six,
        Some(_) => SeatingHighestPlayers::Alone,
    };
    Message::sentences(&[
        rules::seating_drawn(scope.lang, scope.plays_alone()),
        rules::seating_highest(scope.lang, players),
        rules::seating_again(scope.lang, ends_void),
    ])
}

pub(super) fn five_players(scope: &Scope) -> Message {
    let any = scope.players.map(Players::count) != Some(5);
    match scope.rules.five_players {
        FivePlayers::Individuals => rules::five_individuals(scope.lang, any),
        FivePlayers::TwoSides => rules::five_two_sides(scope.lang, any),
    }
}

pub(super) fn cut(scope: &Scope) -> Message {
    match scope.rules.cut {
        Cut::DealerLeft => rules::cut_left(scope.lang),
        Cut::DealerLeftMay => rules::cut_left_may(scope.lang),
        Cut::DealerRight => rules::cut_right(scope.lang),
    }
    .into()
}

pub(super) fn clockwise(scope: &Scope) -> Message {
    if scope.rules.clockwise { rules::clockwise(scope.lang).into() } else { rules::counterclockwise(scope.lang).into() }
}

pub(super) fn hand_size(scope: &Scope) -> Message {
    scope.numbered(
        |players| scope.rules.hand_size_for(players),
        |cards| rules::hand_size(scope.lang, cards),
        |cards, players| rules::hand_size_when(scope.lang, cards, players),
        |hands| rules::hand_sizes(scope.lang, hands),
    )
}

pub(super) fn draw_count(scope: &Scope) -> Message {
    scope.numbered(
        |players| scope.rules.draw_count_for(players),
        |cards| rules::draw_count(scope.lang, cards),
        |cards, players| rules::draw_count_when(scope.lang, cards, players),
        |draws| rules::draw_counts(scope.lang, draws),
    )
}

pub(super) fn melds_in_first_round(scope: &Scope) -> Message {
    if scope.rules.melds_in_first_round {
        rules::melds_in_first_round(scope.lang).into()
    } else {
        rules::no_melds_in_first_round(scope.lang).into()
    }
}

pub(super) fn canastas_to_go_out(scope: &Scope) -> Message {
    scope.numbered(
        |players| scope.rules.canastas_needed(players),
        |canastas| rules::canastas_needed(scope.lang, scope.plays_alone(), canastas),
        |canastas, players| rules::canastas_needed_when(scope.lang, canastas, players),
        |needs| rules::canastas_needed_by_players(scope.lang, needs),
    )
}

pub(super) fn upcard(scope: &Scope) -> Message {
    match scope.rules.upcard {
        Upcard::CoverThrees => rules::upcard_threes_covered(scope.lang),
        Upcard::FirstBlackThreeStays => rules::upcard_first_black_three_stays(scope.lang),
        Upcard::BlackThreeStays => rules::upcard_black_three_stays(scope.lang),
    }
    .into()
}

pub(super) fn exact_deal_bonus(scope: &Scope) -> Message {
    rules::exact_deal_bonus(scope.lang, scope.rules.exact_deal_bonus)
}

pub(super) fn dealt_red_threes(scope: &Scope) -> Message {
    match scope.rules.dealt_red_threes {
        _ if scope.declares_by_hand() => rules::dealt_red_threes_by_hand(scope.lang).into(),
        DealtRedThrees::AtOnce => rules::dealt_red_threes_at_once(scope.lang, scope.rules.clockwise),
        DealtRedThrees::FirstTurn => rules::dealt_red_threes_first_turn(scope.lang).into(),
    }
}

pub(super) fn declaring(scope: &Scope) -> Message {
    if scope.declares_by_hand() {
        rules::declaring_by_hand(scope.lang).into()
    } else {
        rules::declaring_automatic(scope.lang).into()
    }
}

pub(super) fn undeclared_penalty(scope: &Scope) -> Message {
    if scope.declares_by_hand() {
        rules::undeclared_penalty(scope.lang, scope.rules.undeclared_penalty)
    } else {
        rules::undeclared_never(scope.lang).into()
    }
}

pub(super) fn red_three_freezes(scope: &Scope) -> Message {
    if scope.rules.red_three_freezes {
        rules::red_three_freezes(scope.lang).into()
    } else {
        rules::red_three_does_not_freeze(scope.lang).into()
    }
}

pub(super) fn black_three_freezes(scope: &Scope) -> Message {
    if scope.rules.black_three_freezes {
        rules::black_three_freezes(scope.lang).into()
    } else {
        rules::black_three_does_not_freeze(scope.lang).into()
    }
}

pub(super) fn wilds_may_outnumber(scope: &Scope) -> Message {
    if scope.rules.wilds_may_outnumber {
        rules::wilds_may_outnumber(scope.lang).into()
    } else {
        rules::wilds_may_not_outnumber(scope.lang).into()
    }
}

pub(super) fn naturals_for_wilds(scope: &Scope) -> Message {
    let [first, second, third] = scope.rules.naturals_for_wilds.map(i32::unsigned_abs);
    if [first, second, third] == RuleSet::BASE.naturals_for_wilds.map(i32::unsigned_abs) {
        rules::wilds_in_any_meld(scope.lang).into()
    } else {
        rules::naturals_for_wilds(scope.lang, first, second, third)
    }
}

pub(super) fn wilds_on_natural_canasta(scope: &Scope) -> Message {
    if scope.rules.wilds_on_natural_canasta {
        rules::wilds_on_natural_canasta(scope.lang).into()
    } else {
        rules::no_wilds_on_natural_canasta(scope.lang).into()
    }
}

pub(super) fn minimums(scope: &Scope) -> Message {
    let [first, second, third, fourth] = scope.rules.minimums;
    if !scope.has_several_minimums() {
        return rules::one_minimum(scope.lang, scope.plays_alone(), first);
    }
    rules::minimums(scope.lang, scope.plays_alone(), first, second, third, fourth)
}

pub(super) fn minimum_from(scope: &Scope) -> Message {
    let [second, third, fourth, _] = scope.rules.minimum_from;
    rules::minimum_from(scope.lang, second, third, fourth)
}

pub(super) fn fifth_minimum(scope: &Scope) -> Message {
    match scope.rules.fifth_minimum {
        0 => rules::no_fifth_minimum(scope.lang).into(),
        points => rules::fifth_minimum(scope.lang, scope.rules.minimum_from[3], points),
    }
}

pub(super) fn pile_opening_outnumbers(scope: &Scope) -> Message {
    if scope.rules.pile_opening_outnumbers {
        rules::pile_opening_outnumbers(scope.lang).into()
    } else {
        rules::pile_opening_like_any(scope.lang).into()
    }
}

pub(super) fn wilds_in_initial_meld(scope: &Scope) -> Message {
    if scope.rules.wilds_in_initial_meld {
        rules::wilds_in_initial_meld(scope.lang).into()
    } else {
        rules::no_wilds_in_initial_meld(scope.lang).into()
    }
}

pub(super) fn frozen_until_opened(scope: &Scope) -> Message {
    let opening = match (scope.rules.frozen_until_opened, scope.rules.take_with_wild) {
        (true, _) => FrozenUntilOpenedOpening::Pair,
        (false, true) => FrozenUntilOpenedOpening::Wild,
        (false, false) => FrozenUntilOpenedOpening::Free,
    };
    rules::frozen_until_opened(scope.lang, scope.plays_alone(), opening)
}

pub(super) fn take_with_wild(scope: &Scope) -> Message {
    if scope.rules.take_with_wild {
        rules::taking_with_wild(scope.lang).into()
    } else {
        rules::taking_not_with_wild(scope.lang).into()
    }
}

pub(super) fn take_onto_canasta(scope: &Scope) -> Message {
    if scope.rules.take_onto_canasta {
        rules::taking_onto_canasta(scope.lang).into()
    } else {
        rules::canasta_takes_no_pile(scope.lang).into()
    }
}

pub(super) fn one_card_takes_one_card(scope: &Scope) -> Message {
    if scope.rules.one_card_takes_one_card {
        rules::one_card_takes_one_card(scope.lang).into()
    } else {
        rules::one_card_takes_more(scope.lang).into()
    }
}

pub(super) fn melds_from_pile(scope: &Scope) -> Message {
    if scope.rules.melds_from_pile {
        rules::melds_from_pile(scope.lang).into()
    } else {
        rules::no_melds_from_pile(scope.lang).into()
    }
}

pub(super) fn pile_looked_through(scope: &Scope) -> Message {
    if scope.rules.pile_looked_through {
        rules::pile_looked_through(scope.lang).into()
    } else {
        rules::pile_not_looked_through(scope.lang).into()
    }
}

pub(super) fn must_take_when_stock_empty(scope: &Scope) -> Message {
    if !scope.continues_without_stock() {
        rules::deal_over_with_stock(scope.lang).into()
    } else if scope.rules.must_take_when_stock_empty {
        rules::must_take(scope.lang, scope.plays_alone())
    } else {
        rules::need_not_take(scope.lang).into()
    }
}

pub(super) fn last_drawer_ends(scope: &Scope) -> Message {
    match scope.groups(|players| scope.rules.last_drawer_ends_for(players)).as_slice() {
        [(true, _)] => rules::last_drawer_ends(scope.lang).into(),
        [(false, _)] => rules::last_drawer_goes_on(scope.lang).into(),
        groups => {
            let each = groups.iter().map(|(ends, players)| {
                let players = scope.list(players);
                if *ends {
                    rules::last_drawer_ends_when(scope.lang, &players)
                } else {
                    rules::last_drawer_goes_on_when(scope.lang, &players)
                }
            });
            Message::sentences(&each.collect::<Vec<_>>())
        }
    }
}

/// Picks a value by the number of partners: `none`, `one`, or `some` if there are several or the number is unknown.
fn by_partners<T>(scope: &Scope, none: T, one: T, some: T) -> T {
    match scope.players.map(Players::side_size) {
        Some(1) => none,
        Some(2) => one,
        _ => some,
    }
}

pub(super) fn concealed_may_add(scope: &Scope) -> Message {
    use rules::ConcealedAddingPartners as Partners;
    let adding = match (scope.rules.concealed_beside_melds, scope.rules.concealed_may_add) {
        (false, _) => ConcealedAdding::NothingThere,
        (true, true) => ConcealedAdding::Allowed,
        (true, false) => ConcealedAdding::NotAllowed,
    };
    let partners = by_partners(scope, Partners::None, Partners::One, Partners::Some);
    rules::concealed_adding(scope.lang, partners, adding)
}

pub(super) fn concealed_beside_melds(scope: &Scope) -> Message {
    use rules::ConcealedBesideMeldsPartners as Partners;
    let partners = by_partners(scope, Partners::None, Partners::One, Partners::Some);
    rules::concealed_beside_melds(scope.lang, partners, scope.rules.concealed_beside_melds)
}

pub(super) fn asking(scope: &Scope) -> Message {
    if scope.plays_alone() {
        return rules::asking_alone(scope.lang).into();
    }
    match scope.rules.asking {
        Asking::BeforeTaking => rules::asking_before_taking(scope.lang, scope.has_partner()),
        Asking::AfterDrawingOrTaking => rules::asking_after_drawing(scope.lang, scope.has_partner()),
    }
}

pub(super) fn must_ask(scope: &Scope) -> Message {
    if scope.plays_alone() {
        return rules::asking_alone(scope.lang).into();
    }
    if scope.rules.must_ask {
        rules::must_ask(scope.lang, scope.has_partner())
    } else {
        rules::need_not_ask(scope.lang).into()
    }
}

pub(super) fn card_values(scope: &Scope) -> Message {
    if scope.rules.card_values == RuleSet::BASE.card_values {
        return rules::values(scope.lang).into();
    }
    let [joker, two, ace, high, low, black_three] = scope.rules.card_values;
    rules::card_values(scope.lang, joker, two, ace, high, low, black_three)
}

pub(super) fn natural_canasta_bonus(scope: &Scope) -> Message {
    rules::natural_canasta_bonus(scope.lang, scope.rules.natural_canasta_bonus)
}

pub(super) fn mixed_canasta_bonus(scope: &Scope) -> Message {
    rules::mixed_canasta_bonus(scope.lang, scope.rules.mixed_canasta_bonus)
}

pub(super) fn concealed_canasta_bonus(scope: &Scope) -> Message {
    rules::concealed_canasta_bonus(scope.lang, scope.rules.concealed_canasta_bonus)
}

pub(super) fn red_three_bonus(scope: &Scope) -> Message {
    rules::red_three_bonus(scope.lang, scope.rules.red_three_bonus)
}

pub(super) fn four_red_threes_bonus(scope: &Scope) -> Message {
    rules::four_red_threes_bonus(scope.lang, scope.rules.four_red_threes_bonus, scope.plays_alone())
}

pub(super) fn red_threes_count(scope: &Scope) -> Message {
    use rules::{RedThreesCountNeeds as Needs, RedThreesCountOtherwise as Otherwise};
    let (needs, otherwise) = match scope.rules.red_threes_count {
        RedThreesCount::Melded => (Needs::Meld, Otherwise::Minus),
        RedThreesCount::MeldedOrNothing => (Needs::Meld, Otherwise::Nothing),
        RedThreesCount::Canasta => (Needs::Canasta, Otherwise::Minus),
        RedThreesCount::CanastaOrNothing => (Needs::Canasta, Otherwise::Nothing),
    };
    rules::red_threes_count(scope.lang, scope.plays_alone(), needs, otherwise)
}

pub(super) fn red_three_penalty(scope: &Scope) -> Message {
    match scope.rules.red_three_penalty {
        _ if !scope.red_threes_can_cost() => rules::red_threes_never_cost(scope.lang).into(),
        0 => rules::red_three_costs_the_same(scope.lang).into(),
        points => rules::red_three_penalty(scope.lang, points),
    }
}

pub(super) fn max_red_three_penalty(scope: &Scope) -> Message {
    match scope.rules.max_red_three_penalty {
        _ if !scope.red_threes_can_cost() => rules::red_threes_never_cost(scope.lang).into(),
        0 => rules::no_max_red_three_penalty(scope.lang).into(),
        points => rules::max_red_three_penalty(scope.lang, points),
    }
}

pub(super) fn going_out_bonus(scope: &Scope) -> Message {
    rules::going_out_bonus(scope.lang, scope.rules.going_out_bonus)
}

pub(super) fn concealed_bonus(scope: &Scope) -> Message {
    rules::concealed_bonus(scope.lang, scope.rules.concealed_bonus)
}

pub(super) fn black_three_bonus(scope: &Scope) -> Message {
    rules::black_three_bonus(scope.lang, scope.rules.black_three_bonus)
}

pub(super) fn four_black_threes_bonus(scope: &Scope) -> Message {
    rules::four_black_threes_bonus(scope.lang, scope.rules.four_black_threes_bonus)
}

pub(super) fn game_points(scope: &Scope) -> Message {
    rules::game_points(scope.lang, scope.plays_alone(), scope.rules.game_points)
}

pub(super) fn deals_per_game(scope: &Scope) -> Message {
    if scope.plays_for_points() {
        rules::any_number_of_deals(scope.lang).into()
    } else {
        rules::deals_per_game(scope.lang, scope.rules.deals_per_game.unsigned_abs())
    }
}
