//! From a deal to a position that goes on with it.

use canasta::{CardDeal, Ending, Phase, Public, RuleSet, notation};

use super::flags::Flags;
use crate::house::{Changes, changes};

/// A position as it is printed: a complete scenario without actions.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Position {
    rules: String,
    #[serde(skip_serializing_if = "Changes::is_empty")]
    house: Changes,
    players: u8,
    dealer: u8,
    turn: u8,
    phase: &'static str,
    scores: Vec<i32>,
    hands: Vec<String>,
    melds: Vec<Vec<String>>,
    red_threes: Vec<String>,
    melded: Vec<bool>,
    pile: String,
    stock: String,
    exact_deal: bool,
    flags: Flags,
}

/// Prints a deal as a position; `rules` is the name of the preset it is played under, or changed from.
///
/// The keys are those of a scenario. `flags` holds, all of it always:
///
/// | key | meaning |
/// |---|---|
/// | `took_pile`, `laid` | the player has taken the pile, has laid cards in this turn |
/// | `had_melded` | the player had laid cards in this deal before this turn |
/// | `old_melds` | ranks in which the side had a meld when the turn began |
/// | `added_to_old` | the player has added to one of these this turn |
/// | `permission` | the partner's answer this turn: `yes`, `no` or `null` |
/// | `answer_due` | “may I go out?” was asked and is not answered |
/// | `had_turn` | by seat: has had a turn in this deal |
/// | `known` | by seat: kinds of cards that all have seen go to the hand (`X` joker, `3` black three) |
/// | `passed` | by seat: ranks that it let lie on top of the pile |
/// | `first_turn` | it is the player's first turn of the deal |
/// | `drew_last` | the player drew the last card of the stock this turn |
/// | `laid_whole` | by side: ranks whose canasta was laid whole in one act |
/// | `penalised` | by seat: red threes in the hand that have cost their penalty already |
/// | `penalties` | by seat: penalties so far |
/// | `ended`, `ended_by` | how the deal ended, and by whom; else `null` |
///
/// While an answer is due, or after the end, `phase` tells where the turn stood.
pub fn print(deal: &CardDeal, rules: &str) -> Position {
    let public = deal.public();
    let players = public.players();
    Position {
        rules: rules.to_owned(),
        house: Changes(changes(&RuleSet::preset(rules).unwrap_or_default(), public.rules())),
        players: players.count(),
        dealer: public.dealer().0,
        turn: public.turn().0,
        phase: phase(public),
        scores: players.all_sides().map(|side| public.scores()[side.index()]).collect(),
        hands: players.seats().map(|seat| notation::cards(deal.hand(seat)).to_string()).collect(),
        melds: players
            .all_sides()
            .map(|side| deal.melds(side).iter().map(|meld| notation::cards(&meld.cards).to_string()).collect())
            .collect(),
        red_threes: players.all_sides().map(|side| notation::cards(deal.red_threes(side)).to_string()).collect(),
        melded: players.seats().map(|seat| public.melded()[seat.index()]).collect(),
        pile: notation::cards(deal.pile()).to_string(),
        stock: notation::cards(&deal.stock().collect::<Vec<_>>()).to_string(),
        exact_deal: public.exact_deal(),
        flags: Flags::of(deal.deal()),
    }
}

/// `draw` or `play`; while an answer is due, or after the end, where the turn stood.
pub(super) const fn phase(public: &Public) -> &'static str {
    match (public.phase(), public.ending()) {
        (Phase::Draw | Phase::Answer { drawn: false }, _)
        | (Phase::Over, Some(Ending::StockExhausted | Ending::LastRedThree { .. })) => "draw",
        (Phase::Play | Phase::Answer { drawn: true } | Phase::Over, _) => "play",
    }
}
