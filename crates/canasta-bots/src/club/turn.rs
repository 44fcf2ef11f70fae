//! A turn that does not go out: the cards to meld, then the discard. Each rank adds a separate term to a plan's value,
//! so changing one rank is cheap.

use canasta::meld::{CANASTA_NATURALS, CANASTA_SIZE, MELD_NATURALS, MELD_SIZE};
use canasta::{Counts, Kind, Meld, Melds};

use super::features::TableFeatures;
use super::initial_melds::InitialMelds;

/// A turn that does not go out, and its value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Plan {
    pub(crate) new_melds: Melds,
    pub(crate) discard: Kind,
    pub(crate) value: f64,
}

/// Number of initial melds to optimise further.
const REFINED_INITIAL_MELDS: usize = 2;

/// A partial plan: the cards to meld, the cards left, and the value of each rank.
#[derive(Clone)]
struct Draft {
    new_melds: Melds,
    hand: Counts,
    /// Points of the cards to meld.
    points: i32,
    sum: f64,
    /// Value of the wild cards kept.
    wilds: f64,
    /// Loss from discarding a card of each kind; infinite if there is none.
    loss: [f64; 16],
    canastas: u8,
    /// Number of concealed canastas melded in this turn, in ranks that had no meld before.
    concealed: u8,
    /// Ranks with a meld on the table after this turn, one bit each.
    melded: u16,
    /// Number of ranks with two or more cards kept.
    pairs: u8,
    cards: u8,
    value: f64,
    discard: Kind,
}

/// Search for the best plan that does not go out.
pub(super) struct Search<'a, 'b> {
    features: &'a TableFeatures<'b>,
    hand: &'a Counts,
    has_melded: bool,
    min_points: i32,
    may_use_wilds: bool,
    /// Collects every plan considered, for searches that need more than the best.
    seen: Option<&'a mut Vec<Plan>>,
}

impl<'a, 'b> Search<'a, 'b> {
    pub(super) fn new(features: &'a TableFeatures<'b>, hand: &'a Counts, seen: Option<&'a mut Vec<Plan>>) -> Self {
        let has_melded = !features.melds.is_empty();
        let min_points = if has_melded { 0 } else { features.public.minimum(features.side) };
        let may_use_wilds = has_melded || features.public.rules().wilds_in_initial_meld;
        Self { features, hand, has_melded, min_points, may_use_wilds, seen }
    }

    /// The best plan; `None` if every plan would leave the hand empty.
    pub(super) fn best(mut self) -> Option<Plan> {
        let empty = self.start();
        let mut best = empty.as_ref().map(Draft::plan);
        if !self.features.public.may_meld() {
            return best;
        }
        if self.has_melded {
            let climbed = empty.map(|draft| self.climb(draft));
            return climbed.map(|draft| draft.plan());
        }
        let empty = empty?;
        let mut drafts: [Option<Draft>; REFINED_INITIAL_MELDS] = [const { None }; REFINED_INITIAL_MELDS];
        let mut initial_melds = InitialMelds::new(self.hand, self.min_points, self.features);
        while let Some(new_melds) = initial_melds.next() {
            let Some(draft) = self.with_melds(&empty, &new_melds) else { continue };
            // Keep the best few, best first.
            let mut draft = Some(draft);
            for slot in &mut drafts {
                let better = match (&draft, &slot) {
                    (Some(new), Some(old)) => new.value > old.value,
                    (Some(_), None) => true,
                    (None, _) => false,
                };
                if better {
                    core::mem::swap(slot, &mut draft);
                }
            }
        }
        for draft in drafts.into_iter().flatten() {
            let plan = self.climb(draft).plan();
            if best.is_none_or(|known| plan.value > known.value) {
                best = Some(plan);
            }
        }
        best
    }

    /// The draft that melds nothing, as a starting point.
    fn start(&mut self) -> Option<Draft> {
        let features = self.features;
        let mut draft = Draft {
            new_melds: Melds::NONE,
            hand: *self.hand,
            points: 0,
            sum: 0.0,
            wilds: 0.0,
            loss: [f64::INFINITY; 16],
            canastas: features.melds.canastas(),
            concealed: 0,
            melded: features.melds.ranks(),
            pairs: 0,
            cards: self.hand.total(),
            value: f64::NEG_INFINITY,
            discard: Kind::BlackThree,
        };
        for &kind in &Kind::ALL[Kind::BlackThree.index()..] {
            let held = self.hand.of(kind);
            let melded = draft.melded & 1 << kind.index() != 0;
            if held == 0 && !melded {
                continue;
            }
            draft.pairs += u8::from(held >= 2 && kind.is_natural());
            draft.sum += self.rank_value(kind, held, features.melds.meld(kind));
            draft.loss[kind.index()] = features.discard_loss(kind, held, melded);
        }
        self.update_wilds(&mut draft);
        self.evaluate(&mut draft).then_some(draft)
    }

    /// Value of a rank with this many cards kept and this meld on the table.
    fn rank_value(&self, rank: Kind, held: u8, meld: Meld) -> f64 {
        self.features.kept_value(rank, held, !meld.is_empty()) + self.features.meld_value(rank, meld)
    }

    /// Value of a rank in a draft.
    fn draft_value_of(&self, draft: &Draft, rank: Kind) -> f64 {
        self.rank_value(rank, draft.hand.of(rank), self.features.melds.meld(rank).plus(draft.new_melds.meld(rank)))
    }

    /// A draft that melds all of `new_melds` at once.
    fn with_melds(&mut self, start: &Draft, new_melds: &Melds) -> Option<Draft> {
        let mut draft = start.clone();
        for (rank, meld) in new_melds.iter() {
            let rank_value = self.draft_value_of(&draft, rank);
            self.put(&mut draft, rank, meld, rank_value);
        }
        self.evaluate(&mut draft).then_some(draft)
    }

    /// Replaces the meld of a rank in the draft. `rank_value` is the value of the rank before the change.
    fn put(&self, draft: &mut Draft, rank: Kind, meld: Meld, rank_value: f64) {
        let features = self.features;
        let index = rank.index();
        let old = features.melds.meld(rank);
        let before = draft.new_melds.meld(rank);
        let full_before = old.plus(before);
        let full_after = old.plus(meld);
        let held = self.hand.of(rank) - meld.naturals;
        draft.new_melds.set(rank, meld);
        let rules = features.public.rules();
        draft.points += meld.points(rank, rules) - before.points(rank, rules);
        draft.pairs += u8::from(held >= 2);
        draft.pairs -= u8::from(draft.hand.of(rank) >= 2);
        draft.cards = draft.cards + before.size() - meld.size();
        draft.hand.set(rank, held);
        if (before.jokers, before.twos) != (meld.jokers, meld.twos) {
            draft.hand.set(Kind::Joker, draft.hand.of(Kind::Joker) + before.jokers - meld.jokers);
            draft.hand.set(Kind::Two, draft.hand.of(Kind::Two) + before.twos - meld.twos);
            self.update_wilds(draft);
        }
        let was_canasta = full_before.canasta().is_some();
        let is_canasta = full_after.canasta().is_some();
        draft.canastas = draft.canastas + u8::from(is_canasta) - u8::from(was_canasta);
        if old.is_empty() {
            draft.concealed = draft.concealed + u8::from(is_canasta) - u8::from(was_canasta);
        }
        let bit = 1 << index;
        draft.melded = if full_after.is_empty() { draft.melded & !bit } else { draft.melded | bit };
        draft.sum -= rank_value;
        draft.sum += self.rank_value(rank, held, full_after);
        draft.loss[index] = features.discard_loss(rank, held, !full_after.is_empty());
    }

    /// Updates the value of the wild cards that the draft keeps, and the loss from discarding one.
    fn update_wilds(&self, draft: &mut Draft) {
        let jokers = draft.hand.of(Kind::Joker);
        let twos = draft.hand.of(Kind::Two);
        let value = |jokers, twos| self.features.wilds_value(jokers, twos);
        draft.wilds = value(jokers, twos);
        let loss = |left: Option<f64>| left.map_or(f64::INFINITY, |left| draft.wilds - left);
        let joker = loss(jokers.checked_sub(1).map(|jokers| value(jokers, twos)));
        let two = loss(twos.checked_sub(1).map(|twos| value(jokers, twos)));
        draft.loss[Kind::Joker.index()] = joker;
        draft.loss[Kind::Two.index()] = two;
    }

    /// Finds the best discard and the value of the draft. Returns false if fewer than two cards would be left.
    fn evaluate(&mut self, draft: &mut Draft) -> bool {
        if draft.cards < 2 {
            return false;
        }
        let features = self.features;
        let has_melded = draft.melded != 0;
        let mut value =
            draft.sum + draft.wilds + features.canastas_value(draft.canastas) + features.size_value(draft.cards - 1);
        value += f64::from(draft.concealed) * f64::from(features.public.rules().concealed_canasta_bonus);
        if has_melded {
            value += features.has_melded_value();
        }
        let control = features.control(draft.cards, draft.pairs, has_melded);
        let after = features.after_discards(value, &draft.loss, &control);
        if let Some(seen) = &mut self.seen {
            let kinds = draft.hand.iter().filter(|(kind, _)| *kind != Kind::RedThree);
            seen.extend(kinds.map(|(kind, _)| Plan {
                new_melds: draft.new_melds,
                discard: kind,
                value: after[kind.index()],
            }));
        }
        let best = maximum(&after);
        let index = after.iter().position(|&value| value == best).unwrap_or_default();
        draft.value = best;
        draft.discard = Kind::ALL[index];
        draft.value > f64::NEG_INFINITY
    }

    /// Hill climbing: moves to a better neighbouring plan until there is none.
    fn climb(&mut self, start: Draft) -> Draft {
        let mut best = start;
        // The rank that was improved last. When its turn comes again, all others have been tried since.
        let mut improved = None;
        for _ in 0..3 {
            for rank in Kind::NATURALS {
                if improved == Some(rank) {
                    return best;
                }
                let held = self.hand.of(rank);
                let old = self.features.melds.meld(rank);
                if held < 2 && old.is_empty() || held == 0 && self.hand.wilds() == 0 {
                    continue;
                }
                let base = best.clone();
                let now = base.new_melds.meld(rank);
                let wilds = if self.may_use_wilds {
                    (base.hand.of(Kind::Joker) + now.jokers, base.hand.of(Kind::Two) + now.twos)
                } else {
                    (0, 0)
                };
                let rank_value = self.draft_value_of(&base, rank);
                let options = Options::new(self.features, old, held, wilds);
                let rules = self.features.public.rules();
                let without_rank = base.points - now.points(rank, rules);
                for meld in options.all() {
                    if meld == now || without_rank + meld.points(rank, rules) < self.min_points {
                        continue;
                    }
                    let mut draft = base.clone();
                    self.put(&mut draft, rank, meld, rank_value);
                    if self.evaluate(&mut draft) && draft.value > best.value + 1e-9 {
                        best = draft;
                        improved = Some(rank);
                    }
                }
            }
            if improved.is_none() {
                break;
            }
        }
        best
    }
}

/// The maximum, computed in four lanes. In a single lane each comparison waits for the previous one, which makes a
/// search with two players 8% slower.
fn maximum(values: &[f64; 16]) -> f64 {
    let mut best = [f64::NEG_INFINITY; 4];
    for four in values.chunks_exact(4) {
        for (best, &new) in best.iter_mut().zip(four) {
            if new > *best {
                *best = new;
            }
        }
    }
    best.into_iter().fold(f64::NEG_INFINITY, f64::max)
}

impl Draft {
    fn plan(&self) -> Plan {
        Plan { new_melds: self.new_melds, discard: self.discard, value: self.value }
    }
}

/// Candidate melds for a rank.
struct Options {
    melds: [Meld; MAX_OPTIONS],
    len: usize,
}

const MAX_OPTIONS: usize = 24;

impl Options {
    /// Melds nothing, all naturals, all but one, or all but a pair. Each comes with no wild card, one, or as many as
    /// complete a canasta.
    fn new(features: &TableFeatures<'_>, old: Meld, held: u8, (jokers, twos): (u8, u8)) -> Self {
        let mut options = Self { melds: [Meld::default(); MAX_OPTIONS], len: 1 };
        for naturals in [Some(held), held.checked_sub(1), held.checked_sub(2)].into_iter().flatten() {
            let full = Meld { naturals: old.naturals + naturals, ..old };
            let room = full.room_for_wilds(features.public.rules()).min(jokers + twos);
            let lacking = CANASTA_SIZE.saturating_sub(full.size());
            let completes =
                old.canasta().is_none() && full.naturals >= CANASTA_NATURALS && (1..=room).contains(&lacking);
            let counts = [Some(0), (room >= 1).then_some(1), (completes && lacking > 1).then_some(lacking)];
            for wilds in counts.into_iter().flatten() {
                if naturals + wilds == 0 || full.size() + wilds < MELD_SIZE || full.naturals < MELD_NATURALS {
                    continue;
                }
                let cheap = Meld { naturals, jokers: wilds - wilds.min(twos), twos: wilds.min(twos) };
                let dear = Meld { naturals, jokers: wilds.min(jokers), twos: wilds - wilds.min(jokers) };
                options.push(cheap);
                if dear != cheap {
                    options.push(dear);
                }
            }
        }
        options
    }

    fn push(&mut self, meld: Meld) {
        if let Some(slot) = self.melds.get_mut(self.len) {
            *slot = meld;
            self.len += 1;
        }
    }

    fn all(&self) -> impl Iterator<Item = Meld> + '_ {
        self.melds[..self.len].iter().copied()
    }
}
