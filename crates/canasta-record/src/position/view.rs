//! What one seat may see, as a position: a scenario without the stock and the hands of the others.

use canasta::rules::Preset;
use canasta::{CardView, MAX_SEATS, Seat, notation};
use serde::Serialize;

use super::flags::{PublicFlags, letters, ranks};
use super::print::phase;
use crate::house::{Changes, changes};

/// A view as it is written. Made of a [`CardView`] and of nothing else, so that there is nothing hidden to leave out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// Whose view it is; `None` for a spectator, who sees no hand.
    seat: Option<u8>,
    rules: &'static str,
    #[serde(skip_serializing_if = "Changes::is_empty")]
    house: Changes,
    players: u8,
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

/// What all have seen of the deal beyond what lies on the table, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct PublicMemory {
    known: Vec<String>,
    passed: Vec<String>,
}

/// The flags of a position, as far as a seat may know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct ViewFlags {
    #[serde(flatten)]
    going: PublicFlags,
    penalised: Vec<Option<u8>>,
    penalties: Vec<Option<u8>>,
}

/// Writes what a seat may see; `preset` is the one that its rules are, or are changed from.
///
/// The keys are those of a scenario, as [`super::print()`] writes them, but:
///
/// | key | meaning |
/// |---|---|
/// | `seat` | whose view it is; `null` for a spectator |
/// | `hands` | the seat's own cards in its place, in the order in which they came; `null` for the others |
/// | `hand_sizes` | how many cards each seat holds |
/// | `stock_size` | how many cards are left in the stock, which itself is not there |
/// | `seen` | `known`: by seat, kinds of cards that all have seen go to the hand and not leave it (`X` joker, `3` black three); `passed`: by seat, ranks that it let lie on top of the pile |
/// | `flags` | without `known` and `passed`; `penalised` and `penalties` are `null` for the others |
///
/// While an answer is due (`flags.answer_due`), `turn` is the seat that asked, and its next partner has to act.
pub fn view(view: &CardView, preset: &'static Preset) -> SeatView {
    let public = &view.table.public;
    let players = public.players();
    let own = |seat: Seat| view.seat == Some(seat);
    let (scores, melds, red_threes) = (&public.scores(), &view.table.melds, &view.table.red_threes);
    let by_side = |words: &dyn Fn(usize) -> String| players.all_sides().map(|side| words(side.index())).collect();
    let by_seat = |words: &dyn Fn(usize) -> String| players.seats().map(|seat| words(seat.index())).collect();
    SeatView {
        seat: view.seat.map(|seat| seat.0),
        rules: preset.name,
        house: Changes(changes(&preset.rules, public.rules())),
        players: players.count(),
        dealer: public.dealer().0,
        turn: public.turn().0,
        phase: phase(public),
        scores: players.all_sides().map(|side| scores[side.index()]).collect(),
        hands: players.seats().map(|seat| own(seat).then(|| notation::cards(&view.hand).to_string())).collect(),
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
            going: PublicFlags::of(public),
            penalised: players.seats().map(|seat| own(seat).then_some(view.red_three_penalty.in_hand)).collect(),
            penalties: players.seats().map(|seat| own(seat).then_some(view.red_three_penalty.total)).collect(),
        },
    }
}

fn first<T: Copy>(all: [T; MAX_SEATS], count: u8) -> Vec<T> {
    all.into_iter().take(usize::from(count)).collect()
}
