//! Single slips that explain a difference between the pad and a score on paper.

use canasta::{Players, RuleSet, Side};
use serde::Serialize;

use crate::entry::{DealEntry, GoingOut, OwnLine, SideEntry};

/// The maximum number of slips to show.
const MAX_SLIPS: usize = 6;

/// A slip in counting or writing, as seen from the paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "slip", rename_all = "snake_case")]
pub enum Slip {
    /// One natural canasta more.
    NaturalMore,
    /// One natural canasta fewer.
    NaturalFewer,
    /// One mixed canasta more.
    MixedMore,
    /// One mixed canasta fewer.
    MixedFewer,
    /// A mixed canasta counted as a natural one.
    MixedAsNatural,
    /// A natural canasta counted as a mixed one.
    NaturalAsMixed,
    /// Another number of red threes.
    RedThrees {
        /// On the paper.
        paper: u8,
        /// On the pad.
        pad: u8,
    },
    /// Red threes counted for the side, although it has no melds.
    RedThreesForSide,
    /// Red threes counted against the side, although it has melds.
    RedThreesAgainstSide,
    /// Going out left out.
    GoingOutLeftOut,
    /// Going out counted for this side, which didn't go out.
    GoingOutCounted,
    /// Going out counted as concealed.
    CountedConcealed,
    /// Going out counted as not concealed.
    CountedNotConcealed,
    /// Cards left in hand added instead of taken off.
    HandAdded,
    /// Cards left in hand not taken off.
    HandLeftOut,
    /// Cards melded left out.
    MeldedLeftOut,
    /// Two digits of the cards melded swapped.
    MeldedSwapped {
        /// On the paper.
        paper: i32,
        /// On the pad.
        pad: i32,
    },
    /// Two digits of the cards left in hand swapped.
    HandSwapped {
        /// On the paper.
        paper: i32,
        /// On the pad.
        pad: i32,
    },
    /// One card of this value more on the table, or fewer in hand.
    CardMore {
        /// The card's value.
        value: i32,
    },
    /// One card of this value fewer on the table, or more in hand.
    CardFewer {
        /// The card's value.
        value: i32,
    },
    /// A hundred or a thousand carried wrongly in adding up.
    Carry {
        /// 100 or 1,000.
        points: i32,
    },
}

/// The single slips that turn the pad's score of a side into the paper's. `difference` is the paper's score minus the pad's.
///
/// ```
/// use canasta::{Players, RuleSet, Side};
/// use canasta_pad::{DealEntry, Slip, explanations};
///
/// let mut entry = DealEntry::new(Players::FOUR, None);
/// entry.sides[0].melded = Some(480);
/// entry.sides[0].mixed_canastas = Some(1);
/// entry.sides[0].red_threes = Some(1);
/// let slips = explanations(&RuleSet::HOYLE, &[], Players::FOUR, &entry, Side(0), 300);
/// assert_eq!(slips, [Slip::MixedMore]);
/// ```
pub fn explanations(
    rules: &RuleSet,
    lines: &[OwnLine],
    players: Players,
    entry: &DealEntry,
    side: Side,
    difference: i32,
) -> Vec<Slip> {
    let Some(about) = entry.sides.get(side.index()).filter(|_| difference != 0) else { return Vec::new() };
    let score = |entry: &DealEntry| entry.scores(rules, lines, players).swap_remove(side.index());
    let now = score(entry);
    let explains = |changed: &DealEntry| score(changed).total - now.total == difference;
    let changed = |change: &dyn Fn(&mut SideEntry)| {
        let mut changed = entry.clone();
        change(&mut changed.sides[side.index()]);
        explains(&changed)
    };
    let mut slips = Vec::new();
    slips.extend(canasta_slips(about, &changed));
    slips.extend(red_three_slips(about, &changed));
    if now.deal.red_threes != 0 && difference == -2 * now.deal.red_threes {
        slips.push(if now.deal.red_threes < 0 { Slip::RedThreesForSide } else { Slip::RedThreesAgainstSide });
    }
    match entry.going_out {
        Some(GoingOut::Player { seat, concealed }) if players.side_of(seat) == side => {
            let finished = |going_out| explains(&DealEntry { going_out: Some(going_out), ..entry.clone() });
            slips.extend(finished(GoingOut::Nobody).then_some(Slip::GoingOutLeftOut));
            let other = if concealed { Slip::CountedNotConcealed } else { Slip::CountedConcealed };
            slips.extend(finished(GoingOut::Player { seat, concealed: !concealed }).then_some(other));
        }
        _ => slips.extend((difference == rules.going_out_bonus).then_some(Slip::GoingOutCounted)),
    }
    slips.extend(point_slips(about, &changed));
    if rules.card_values.contains(&difference.abs()) {
        let value = difference.abs();
        slips.push(if difference > 0 { Slip::CardMore { value } } else { Slip::CardFewer { value } });
    }
    slips.extend(
        [100, 1000].into_iter().filter(|&points| difference.abs() == points).map(|points| Slip::Carry { points }),
    );
    slips.truncate(MAX_SLIPS);
    slips
}

/// Whether a change of the side's entry explains the difference.
type Changed<'a> = dyn Fn(&dyn Fn(&mut SideEntry)) -> bool + 'a;

fn canasta_slips(about: &SideEntry, changed: &Changed<'_>) -> Vec<Slip> {
    let natural = about.natural_canastas.unwrap_or_default();
    let mixed = about.mixed_canastas.unwrap_or_default();
    let counted = |natural: Option<u8>, mixed: Option<u8>| {
        natural.is_some()
            && mixed.is_some()
            && changed(&|side| {
                side.natural_canastas = natural;
                side.mixed_canastas = mixed;
            })
    };
    [
        (Slip::NaturalMore, natural.checked_add(1), Some(mixed)),
        (Slip::NaturalFewer, natural.checked_sub(1), Some(mixed)),
        (Slip::MixedMore, Some(natural), mixed.checked_add(1)),
        (Slip::MixedFewer, Some(natural), mixed.checked_sub(1)),
        (Slip::MixedAsNatural, natural.checked_add(1), mixed.checked_sub(1)),
        (Slip::NaturalAsMixed, natural.checked_sub(1), mixed.checked_add(1)),
    ]
    .into_iter()
    .filter(|&(_, natural, mixed)| counted(natural, mixed))
    .map(|(slip, ..)| slip)
    .collect()
}

fn red_three_slips(about: &SideEntry, changed: &Changed<'_>) -> Vec<Slip> {
    let pad = about.red_threes.unwrap_or_default();
    (0..=4)
        .filter(|&paper| paper != pad && changed(&|side| side.red_threes = Some(paper)))
        .map(|paper| Slip::RedThrees { paper, pad })
        .collect()
}

fn point_slips(about: &SideEntry, changed: &Changed<'_>) -> Vec<Slip> {
    let melded = about.melded.unwrap_or_default();
    let in_hand = about.in_hand.unwrap_or_default();
    let has_canastas = about.canastas().is_some_and(|canastas| canastas > 0);
    let mut slips = Vec::new();
    slips.extend(changed(&|side| side.in_hand = Some(-in_hand)).then_some(Slip::HandAdded));
    slips.extend(changed(&|side| side.in_hand = Some(0)).then_some(Slip::HandLeftOut));
    slips.extend((has_canastas && changed(&|side| side.melded = Some(0))).then_some(Slip::MeldedLeftOut));
    for paper in swapped(melded).into_iter().filter(|&paper| changed(&|side| side.melded = Some(paper))) {
        slips.push(Slip::MeldedSwapped { paper, pad: melded });
    }
    for paper in swapped(in_hand).into_iter().filter(|&paper| changed(&|side| side.in_hand = Some(paper))) {
        slips.push(Slip::HandSwapped { paper, pad: in_hand });
    }
    slips
}

/// The numbers that differ from this one by two swapped neighbouring digits.
fn swapped(points: i32) -> Vec<i32> {
    let digits = points.to_string().into_bytes();
    let swap = |place: usize| {
        let mut digits = digits.clone();
        digits.swap(place, place + 1);
        String::from_utf8(digits).ok()?.parse().ok()
    };
    (0..digits.len().saturating_sub(1)).filter_map(swap).filter(|&other| other != points).collect()
}
