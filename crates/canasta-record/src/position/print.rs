//! Prints deals as positions that can be continued.

use canasta::{CardDeal, Ending, Phase, Public, RuleSet, notation};

use super::flags::Flags;
use crate::house::{Changes, changes};

/// A printed position: a complete scenario without actions.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Position {
    rules: String,
    #[serde(skip_serializing_if = "Changes::is_empty")]
    house: Changes,
    #[serde(rename = "deal", skip_serializing_if = "is_first")]
    number: usize,
    players: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    sits_out: Option<u8>,
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

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
const fn is_first(number: &usize) -> bool {
    *number == 1
}

impl Position {
    /// The position in the deal with this number in the game, from 1.
    #[must_use]
    pub fn of_deal(self, number: usize) -> Self {
        Self { number, ..self }
    }
}

/// Prints a deal as a position. `rules` is the name of the preset that the rules are based on.
///
/// The keys are those of a scenario. `flags` always has all of these keys:
///
/// | key | meaning |
/// |---|---|
/// | `took_pile`, `laid` | the player has taken the pile, has melded in this turn |
/// | `had_melded` | the player had melded in this deal before this turn |
/// | `old_melds` | ranks of the side's melds when the turn began |
/// | `added_to_old` | the player has added to one of these this turn |
/// | `permission` | the partner's answer this turn: `yes`, `no` or `null` |
/// | `answer_due` | “may I go out?” was asked but not answered yet |
/// | `had_turn` | by seat: has had a turn in this deal |
/// | `known` | by seat: kinds of the cards that everyone has seen go to the hand (`X` joker, `3` black three) |
/// | `passed` | by seat: ranks of the upcards that it passed up |
/// | `first_turn` | this is the player's first turn of the deal |
/// | `drew_last` | the player drew the last card of the stock this turn |
/// | `laid_whole` | by side: ranks whose canasta was melded as a whole in one action |
/// | `penalised` | by seat: red threes in the hand that have already been penalised |
/// | `penalties` | by seat: number of penalties so far |
/// | `taken` | kinds of the cards that came with the pile and can't be melded this turn; only if there are any |
/// | `ended`, `ended_by` | how the deal ended and the seat that ended it; else `null` |
///
/// If an answer is due or the deal is over, `phase` is the phase in which that happened.
pub fn print(deal: &CardDeal, rules: &str) -> Position {
    let public = deal.public();
    let players = public.players();
    Position {
        rules: rules.to_owned(),
        house: Changes(changes(&RuleSet::preset(rules).unwrap_or_default(), public.rules())),
        number: 1,
        players: players.count(),
        sits_out: players.sits_out().map(|seat| seat.0),
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

/// `draw` or `play`. If an answer is due or the deal is over, this is the phase in which that happened.
pub(super) const fn phase(public: &Public) -> &'static str {
    match (public.phase(), public.ending()) {
        (Phase::Draw | Phase::Answer { drawn: false }, _)
        | (Phase::Over, Some(Ending::StockExhausted | Ending::LastRedThree { .. })) => "draw",
        (Phase::Play | Phase::Answer { drawn: true } | Phase::Over, _) => "play",
    }
}
