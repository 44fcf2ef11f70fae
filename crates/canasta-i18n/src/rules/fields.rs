//! The label, help text and choices of each field of the rule set, and the names of the presets.

use super::say;
use super::scope::Scope;
use crate::messages::{field, preset};
use crate::{Lang, Message};

/// The words of one field.
pub(super) struct Words {
    name: &'static str,
    label: fn(Lang) -> &'static str,
    help: fn(Lang) -> &'static str,
    pub(super) say: fn(&Scope) -> Message,
    pub(super) applies: fn(&Scope) -> bool,
}

pub(super) fn find(field: &str) -> Option<&'static Words> {
    FIELDS.iter().find(|words| words.name == field)
}

/// A field's label in a form: `Cards dealt`. Empty if there is no such field.
pub fn label(lang: Lang, field: &str) -> &'static str {
    find(field).map_or("", |words| (words.label)(lang))
}

/// A field's help text in a form. Empty if there is no such field.
pub fn help(lang: Lang, field: &str) -> &'static str {
    find(field).map_or("", |words| (words.help)(lang))
}

/// The label of one of a field's choices. Empty if there is no such choice.
pub fn choice(lang: Lang, field: &str, word: &str) -> &'static str {
    match (field, word) {
        ("first_dealer", "seat-draw") => field::first_dealer_seat_draw(lang),
        ("first_dealer", "random") => field::first_dealer_random(lang),
        ("seating", "drawn") => field::seating_drawn(lang),
        ("seating", "drawn-ends-void") => field::seating_drawn_ends_void(lang),
        ("seating", "optional") => field::seating_optional(lang),
        ("seating", "fixed") => field::seating_fixed(lang),
        ("five_players", "individuals") => field::five_players_individuals(lang),
        ("five_players", "two-sides") => field::five_players_two_sides(lang),
        ("cut", "dealer-left") => field::cut_dealer_left(lang),
        ("cut", "dealer-left-may") => field::cut_dealer_left_may(lang),
        ("cut", "dealer-right") => field::cut_dealer_right(lang),
        ("upcard", "cover-threes") => field::upcard_cover_threes(lang),
        ("upcard", "first-black-three-stays") => field::upcard_first_black_three_stays(lang),
        ("upcard", "black-three-stays") => field::upcard_black_three_stays(lang),
        ("dealt_red_threes", "at-once") => field::dealt_red_threes_at_once(lang),
        ("dealt_red_threes", "first-turn") => field::dealt_red_threes_first_turn(lang),
        ("declaring", "automatic") => field::declaring_automatic(lang),
        ("declaring", "by-hand") => field::declaring_by_hand(lang),
        ("asking", "before-taking") => field::asking_before_taking(lang),
        ("asking", "after-drawing-or-taking") => field::asking_after_drawing_or_taking(lang),
        ("red_threes_count", "melded") => field::red_threes_count_melded(lang),
        ("red_threes_count", "melded-or-nothing") => field::red_threes_count_melded_or_nothing(lang),
        ("red_threes_count", "canasta") => field::red_threes_count_canasta(lang),
        ("red_threes_count", "canasta-or-nothing") => field::red_threes_count_canasta_or_nothing(lang),
        _ => "",
    }
}

/// A preset's title: `Bicycle / Hoyle`. Empty if there is no such preset.
pub fn preset_name(lang: Lang, name: &str) -> &'static str {
    match name {
        "hoyle" => preset::hoyle(lang),
        "classic" => preset::classic(lang),
        "lakin" => preset::lakin(lang),
        "pack" => preset::pack(lang),
        "wahhi" => preset::wahhi(lang),
        _ => "",
    }
}

/// A preset in one sentence. Empty if there is no such preset.
pub fn preset_about(lang: Lang, name: &str) -> &'static str {
    match name {
        "hoyle" => preset::hoyle_about(lang),
        "classic" => preset::classic_about(lang),
        "lakin" => preset::lakin_about(lang),
        "pack" => preset::pack_about(lang),
        "wahhi" => preset::wahhi_about(lang),
        _ => "",
    }
}

/// The title of a table's rules: the preset and its number of house rules.
pub fn title(lang: Lang, preset: &str, changes: usize) -> Message {
    let name = preset_name(lang, preset).into();
    if changes == 0 { name } else { preset::changed(lang, &name, changes) }
}

fn always_applies(_: &Scope) -> bool {
    true
}

macro_rules! words {
    ($($name:ident $label:path, $help:path, $applies:path;)+) => {
        const FIELDS: &[Words] = &[$(Words {
            name: stringify!($name),
            label: $label,
            help: $help,
            say: say::$name,
            applies: |scope| $applies(scope),
        },)+];
    };
}

words! {
    first_dealer field::first_dealer, field::first_dealer_help, always_applies;
    seating field::seating, field::seating_help, always_applies;
    five_players field::five_players, field::five_players_help, Scope::can_be_five;
    cut field::cut, field::cut_help, always_applies;
    clockwise field::clockwise, field::clockwise_help, always_applies;
    hand_size field::hand_size, field::hand_size_help, always_applies;
    draw_count field::draw_count, field::draw_count_help, always_applies;
    melds_in_first_round field::melds_in_first_round, field::melds_in_first_round_help, always_applies;
    canastas_to_go_out field::canastas_to_go_out, field::canastas_to_go_out_help, always_applies;
    upcard field::upcard, field::upcard_help, always_applies;
    exact_deal_bonus field::exact_deal_bonus, field::exact_deal_bonus_help, always_applies;
    dealt_red_threes field::dealt_red_threes, field::dealt_red_threes_help, always_applies;
    declaring field::declaring, field::declaring_help, always_applies;
    undeclared_penalty field::undeclared_penalty, field::undeclared_penalty_help, Scope::declares_by_hand;
    red_three_freezes field::red_three_freezes, field::red_three_freezes_help, always_applies;
    black_three_freezes field::black_three_freezes, field::black_three_freezes_help, always_applies;
    wilds_may_outnumber field::wilds_may_outnumber, field::wilds_may_outnumber_help, always_applies;
    naturals_for_wilds field::naturals_for_wilds, field::naturals_for_wilds_help, always_applies;
    wilds_on_natural_canasta field::wilds_on_natural_canasta, field::wilds_on_natural_canasta_help, always_applies;
    minimums field::minimums, field::minimums_help, always_applies;
    minimum_from field::minimum_from, field::minimum_from_help, Scope::has_several_minimums;
    fifth_minimum field::fifth_minimum, field::fifth_minimum_help, always_applies;
    pile_opening_outnumbers field::pile_opening_outnumbers, field::pile_opening_outnumbers_help, always_applies;
    wilds_in_initial_meld field::wilds_in_initial_meld, field::wilds_in_initial_meld_help, always_applies;
    frozen_until_opened field::frozen_until_opened, field::frozen_until_opened_help, always_applies;
    take_with_wild field::take_with_wild, field::take_with_wild_help, always_applies;
    take_onto_canasta field::take_onto_canasta, field::take_onto_canasta_help, always_applies;
    one_card_takes_one_card field::one_card_takes_one_card, field::one_card_takes_one_card_help, always_applies;
    melds_from_pile field::melds_from_pile, field::melds_from_pile_help, always_applies;
    pile_looked_through field::pile_looked_through, field::pile_looked_through_help, always_applies;
    must_take_when_stock_empty field::must_take_when_stock_empty, field::must_take_when_stock_empty_help, Scope::continues_without_stock;
    last_drawer_ends field::last_drawer_ends, field::last_drawer_ends_help, always_applies;
    concealed_may_add field::concealed_may_add, field::concealed_may_add_help, Scope::can_add_when_concealed;
    concealed_beside_melds field::concealed_beside_melds, field::concealed_beside_melds_help, Scope::can_have_partner;
    asking field::asking, field::asking_help, Scope::can_have_partner;
    must_ask field::must_ask, field::must_ask_help, Scope::can_have_partner;
    card_values field::card_values, field::card_values_help, always_applies;
    natural_canasta_bonus field::natural_canasta_bonus, field::natural_canasta_bonus_help, always_applies;
    mixed_canasta_bonus field::mixed_canasta_bonus, field::mixed_canasta_bonus_help, always_applies;
    concealed_canasta_bonus field::concealed_canasta_bonus, field::concealed_canasta_bonus_help, always_applies;
    red_three_bonus field::red_three_bonus, field::red_three_bonus_help, always_applies;
    four_red_threes_bonus field::four_red_threes_bonus, field::four_red_threes_bonus_help, always_applies;
    red_threes_count field::red_threes_count, field::red_threes_count_help, always_applies;
    red_three_penalty field::red_three_penalty, field::red_three_penalty_help, Scope::red_threes_can_cost;
    max_red_three_penalty field::max_red_three_penalty, field::max_red_three_penalty_help, Scope::red_threes_can_cost;
    going_out_bonus field::going_out_bonus, field::going_out_bonus_help, always_applies;
    concealed_bonus field::concealed_bonus, field::concealed_bonus_help, always_applies;
    black_three_bonus field::black_three_bonus, field::black_three_bonus_help, always_applies;
    four_black_threes_bonus field::four_black_threes_bonus, field::four_black_threes_bonus_help, always_applies;
    game_points field::game_points, field::game_points_help, Scope::plays_for_points;
    deals_per_game field::deals_per_game, field::deals_per_game_help, always_applies;
}
