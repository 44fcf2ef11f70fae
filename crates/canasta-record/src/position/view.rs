//! The view of one seat as a position: a scenario without the stock and the other hands.

use canasta::rules::Preset;
use canasta::{CardView, MAX_SEATS, Seat, notation};
use serde::Serialize;

use super::flags::{PublicFlags, letters, ranks};
use super::print::phase;
use crate::house::{Changes, changes};

/// A serialisable view. It is made only from a [`CardView`], so it can't contain hidden cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// The viewer's seat; `None` for a spectator, who sees no hand.
    seat: Option<u8>,
    rules: &'static str,
    #[serde(skip_serializing_if = "Changes::is_empty")]
    house: Changes,
    players: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    sits_out: Option<u8>,
    dealer: u8,
    turn: u8,
    phase: &'static str,
    scores: Vec<i32>,
    hands: Vec<Option<String>>,
    hand_sizes: Vec<u8>,
    melds: Vec<Vec<String>>,
    red_threes: Vec<String>,
    melded: Vec<bool>,
    pile: String,
    stock_size: u8,
    exact_deal: bool,
    seen: PublicMemory,
    flags: ViewFlags,
}

/// Public knowledge about hands, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct PublicMemory {
    known: Vec<String>,
    passed: Vec<String>,
}

/// The flags of a position that a seat can know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct ViewFlags {
    #[serde(flatten)]
    public: PublicFlags,
    penalised: Vec<Option<u8>>,
    penalties: Vec<Option<u8>>,
}

/// The serialisable view of a seat. `preset` is the preset that the rules are based on.
///
/// The keys are those of a scenario, as [`super::print()`] writes them, with these differences:
///
/// | key | meaning |
/// |---|---|
/// | `seat` | the viewer's seat; `null` for a spectator |
/// | `hands` | the seat's own cards in its place, the oldest first; `null` for the others |
/// | `hand_sizes` | the number of cards in each hand |
/// | `stock_size` | the number of cards in the stock; `stock` is missing |
/// | `seen` | `known`: by seat, kinds of the cards that everyone has seen go to the hand and not leave it (`X` joker, `3` black three); `passed`: by seat, ranks of the upcards that it passed up |
/// | `flags` | without `known` and `passed`; `penalised` and `penalties` are `null` for the others |
///
/// If an answer is due (`flags.answer_due`), `turn` is the seat that asked, and that player's next partner must act.
pub fn view(view: &CardView, preset: &'static Preset) -> SeatView {
    let public = &view.table.public;
    let players = public.players();
    let is_own = |seat: Seat| view.seat == Some(seat);
    let scores = public.scores();
    let melds = &view.table.melds;
    let red_threes = &view.table.red_threes;
    let by_side = |words: &dyn Fn(usize) -> String| players.all_sides().map(|side| words(side.index())).collect();
    let by_seat = |words: &dyn Fn(usize) -> String| players.seats().map(|seat| words(seat.index())).collect();
    SeatView {
        seat: view.seat.map(|seat| seat.0),
        rules: preset.name,
        house: Changes(changes(&preset.rules, public.rules())),
        players: players.count(),
        sits_out: players.sits_out().map(|seat| seat.0),
        dealer: public.dealer().0,
        turn: public.turn().0,
        phase: phase(public),
        scores: players.all_sides().map(|side| scores[side.index()]).collect(),
        hands: players.seats().map(|seat| is_own(seat).then(|| notation::cards(&view.hand).to_string())).collect(),
        hand_sizes: first(*public.hand_sizes(), players.count()),
        melds: players
            .all_sides()
            .map(|side| melds[side.index()].iter().map(|meld| notation::cards(&meld.cards).to_string()).collect())
            .collect(),
        red_threes: by_side(&|side| notation::cards(&red_threes[side]).to_string()),
        melded: first(*public.melded(), players.count()),
        pile: notation::cards(&view.table.pile).to_string(),
        stock_size: public.stock(),
        exact_deal: public.exact_deal(),
        seen: PublicMemory {
            known: by_seat(&|seat| letters(public.seen().known[seat].cards())),
            passed: by_seat(&|seat| letters(ranks(public.seen().passed[seat]))),
        },
        flags: ViewFlags {
            public: PublicFlags::of(public),
            penalised: players.seats().map(|seat| is_own(seat).then_some(view.red_three_penalty.in_hand)).collect(),
            penalties: players.seats().map(|seat| is_own(seat).then_some(view.red_three_penalty.total)).collect(),
        },
    }
}

fn first<T: Copy>(all: [T; MAX_SEATS], count: u8) -> Vec<T> {
    all.into_iter().take(usize::from(count)).collect()
}
