//! The rules all rule sets share, and the order of all rules.

use canasta::Players;

use super::Part::{self, Always, Field};
use super::scope::Scope;
use crate::Message;
use crate::messages::rules::{self, AnswerPartners, FrozenBy};

pub(super) const DEAL: &[Part] = &[
    Always(sides),
    Field("five_players"),
    Field("seating"),
    Field("first_dealer"),
    Field("cut"),
    Field("clockwise"),
    Field("hand_size"),
    Always(|scope| Some(rules::dealing(scope.lang, scope.rules.clockwise))),
    Always(|scope| always(rules::stock(scope.lang))),
    Field("upcard"),
    Field("exact_deal_bonus"),
];

pub(super) const CARDS: &[Part] = &[
    Always(|scope| always(rules::packs(scope.lang))),
    Always(|scope| always(rules::wild_cards(scope.lang))),
    Field("card_values"),
];

pub(super) const TURN: &[Part] = &[
    Always(|scope| Some(rules::turn(scope.lang, scope.rules.clockwise))),
    Field("draw_count"),
    Always(|scope| scope.can_draw_several().then(|| rules::draw_fewer(scope.lang).into())),
    Field("melds_in_first_round"),
    Always(|scope| always(rules::no_way_back(scope.lang))),
];

pub(super) const THREES: &[Part] = &[
    Field("declaring"),
    Field("dealt_red_threes"),
    Field("undeclared_penalty"),
    Always(|scope| scope.declares_by_hand().then(|| rules::declared_late(scope.lang).into())),
    Always(|scope| always(rules::red_three_in_pile(scope.lang))),
    Always(|scope| always(rules::red_three_no_meld(scope.lang))),
    Field("red_three_bonus"),
    Field("four_red_threes_bonus"),
    Field("red_threes_count"),
    Field("red_three_penalty"),
    Field("max_red_three_penalty"),
    Field("red_three_freezes"),
    Field("black_three_freezes"),
    Always(|scope| always(rules::black_threes_melded(scope.lang))),
];

pub(super) const MELDS: &[Part] = &[
    Always(|scope| always(rules::meld(scope.lang))),
    Field("wilds_may_outnumber"),
    Field("naturals_for_wilds"),
    Field("wilds_on_natural_canasta"),
    Always(|scope| Some(rules::melds_of_side(scope.lang, scope.plays_alone()))),
    Always(|scope| always(rules::canasta(scope.lang))),
    Field("natural_canasta_bonus"),
    Field("mixed_canasta_bonus"),
    Field("concealed_canasta_bonus"),
];

pub(super) const INITIAL_MELD: &[Part] = &[
    Always(|scope| Some(rules::initial_meld(scope.lang, scope.plays_alone()))),
    Field("minimums"),
    Field("minimum_from"),
    Field("fifth_minimum"),
    Always(|scope| always(rules::initial_meld_counts(scope.lang))),
    Field("pile_opening_outnumbers"),
    Field("wilds_in_initial_meld"),
    Always(|scope| always(rules::initial_meld_concealed(scope.lang))),
];

pub(super) const PILE: &[Part] = &[
    Always(|scope| always(rules::taking(scope.lang))),
    Always(|scope| always(rules::pile_blocked(scope.lang))),
    Always(frozen),
    Field("frozen_until_opened"),
    Always(|scope| Some(rules::taking_frozen(scope.lang, scope.plays_alone()))),
    Always(|scope| Some(rules::taking_onto_meld(scope.lang, scope.plays_alone()))),
    Field("take_with_wild"),
    Field("take_onto_canasta"),
    Field("one_card_takes_one_card"),
    Field("melds_from_pile"),
    Field("pile_looked_through"),
];

pub(super) const GOING_OUT: &[Part] = &[
    Always(|scope| always(rules::going_out(scope.lang))),
    Field("canastas_to_go_out"),
    Always(|scope| always(rules::card_must_stay(scope.lang))),
    Field("going_out_bonus"),
    Always(|scope| always(rules::going_out_concealed(scope.lang))),
    Field("concealed_beside_melds"),
    Field("concealed_may_add"),
    Field("concealed_bonus"),
    Field("black_three_bonus"),
    Field("four_black_threes_bonus"),
    Field("asking"),
    Always(answer),
    Field("must_ask"),
];

pub(super) const STOCK_END: &[Part] = &[
    Field("last_drawer_ends"),
    Always(|scope| scope.continues_without_stock().then(|| rules::without_stock(scope.lang).into())),
    Field("must_take_when_stock_empty"),
    Always(|scope| always(rules::last_red_three(scope.lang))),
];

pub(super) const SCORES: &[Part] = &[
    Always(|scope| Some(rules::score(scope.lang, scope.plays_alone(), scope.declares_by_hand()))),
    Field("game_points"),
    Field("deals_per_game"),
    Always(|scope| always(rules::winner(scope.lang))),
];

pub(super) const INFORMATION: &[Part] = &[
    Always(|scope| always(rules::known(scope.lang))),
    Always(|scope| always(rules::one_card_left(scope.lang))),
    Always(|scope| scope.can_have_partner().then(|| rules::partners_chat(scope.lang).into())),
];

#[expect(clippy::unnecessary_wraps, reason = "the same type as rules that don't always apply")]
fn always(text: &'static str) -> Option<Message> {
    Some(text.into())
}

fn sides(scope: &Scope) -> Option<Message> {
    match scope.players.map(Players::count) {
        None => always(rules::sides_any(scope.lang)),
        // The field says it all.
        Some(5) => None,
        Some(players) => Some(rules::sides(scope.lang, players)),
    }
}

fn frozen(scope: &Scope) -> Option<Message> {
    let by = match (scope.rules.red_three_freezes, scope.rules.black_three_freezes) {
        (true, true) => FrozenBy::Both,
        (true, false) => FrozenBy::RedThree,
        (false, true) => FrozenBy::BlackThree,
        (false, false) => FrozenBy::Wild,
    };
    Some(rules::frozen(scope.lang, by))
}

fn answer(scope: &Scope) -> Option<Message> {
    let partners = match scope.players.map(Players::side_size) {
        Some(1) => return None,
        Some(2) => AnswerPartners::One,
        Some(_) => AnswerPartners::Two,
        None => AnswerPartners::Any,
    };
    Some(rules::answer(scope.lang, partners))
}
