//! A turn that does not go out: what to lay and what to discard then. Every rank adds its part to a plan's worth, so that a
//! change in one rank costs a few steps, not a new look at everything.

use canasta::meld::{CANASTA_NATURALS, CANASTA_SIZE, MELD_NATURALS, MELD_SIZE};
use canasta::{Counts, Kind, Meld, Melds};

use super::openings::Openings;
use super::reading::Reading;

/// What to lay, what to discard then, and what that is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Plan {
    pub(crate) lay: Melds,
    pub(crate) discard: Kind,
    pub(crate) worth: f64,
}

/// Openings that are developed to the end.
const OPENINGS: usize = 2;

/// A plan in the making: what is laid, what is left, and what each rank adds to the worth.
#[derive(Clone)]
struct Draft {
    lay: Melds,
    hand: Counts,
    /// Points of what is laid.
    points: i32,
    sum: f64,
    /// What the wild cards kept add.
    wilds: f64,
    /// What is lost of all this by discarding a card of a kind; infinite where there is none.
    lost: [f64; 16],
    canastas: u8,
    /// Canastas laid concealed in this turn: of a rank that had no meld before.
    concealed: u8,
    /// A bit for each rank with a meld on the table, once this is laid.
    melded: u16,
    /// Ranks of which two cards or more are kept.
    pairs: u8,
    cards: u8,
    worth: f64,
    discard: Kind,
}

/// Looks for the best plan of a turn that does not go out.
pub(super) struct Search<'a, 'b> {
    reading: &'a Reading<'b>,
    hand: &'a Counts,
    opened: bool,
    /// Points that what is laid must have at least.
    need: i32,
    /// Where every plan that was looked at is kept; for a search that wants more than the best.
    seen: Option<&'a mut Vec<Plan>>,
}

impl<'a, 'b> Search<'a, 'b> {
    pub(super) fn new(reading: &'a Reading<'b>, hand: &'a Counts, seen: Option<&'a mut Vec<Plan>>) -> Self {
        let opened = !reading.melds.is_empty();
        let need = if opened { 0 } else { reading.public.minimum(reading.side) };
        Self { reading, hand, opened, need, seen }
    }

    /// The best plan; `None` if every plan would leave no card.
    pub(super) fn best(mut self) -> Option<Plan> {
        let empty = self.start();
        let mut best = empty.as_ref().map(Draft::plan);
        if self.opened {
            let climbed = empty.map(|draft| self.climb(draft));
            return climbed.map(|draft| draft.plan());
        }
        let empty = empty?;
        let mut found: [Option<Draft>; OPENINGS] = [const { None }; OPENINGS];
        let mut openings = Openings::new(self.hand, self.need, self.reading);
        while let Some(lay) = openings.next() {
            let Some(draft) = self.laid(&empty, &lay) else { continue };
            // The best few, best first.
            let mut draft = Some(draft);
            for place in &mut found {
                let better = match (&draft, &place) {
                    (Some(new), Some(old)) => new.worth > old.worth,
                    (Some(_), None) => true,
                    (None, _) => false,
                };
                if better {
                    core::mem::swap(place, &mut draft);
                }
            }
        }
        for draft in found.into_iter().flatten() {
            let plan = self.climb(draft).plan();
            if best.is_none_or(|known| plan.worth > known.worth) {
                best = Some(plan);
            }
        }
        best
    }

    /// The draft with nothing laid, from which the better ones are looked for.
    fn start(&mut self) -> Option<Draft> {
        let reading = self.reading;
        let mut draft = Draft {
            lay: Melds::NONE,
            hand: *self.hand,
            points: 0,
            sum: 0.0,
            wilds: 0.0,
            lost: [f64::INFINITY; 16],
            canastas: reading.melds.canastas(),
            concealed: 0,
            melded: reading.melds.ranks(),
            pairs: 0,
            cards: self.hand.total(),
            worth: f64::NEG_INFINITY,
            discard: Kind::BlackThree,
        };
        for &kind in &Kind::ALL[Kind::BlackThree.index()..] {
            let held = self.hand.of(kind);
            let melded = draft.melded & 1 << kind.index() != 0;
            if held == 0 && !melded {
                continue;
            }
            draft.pairs += u8::from(held >= 2 && kind.is_natural());
            draft.sum += self.part(kind, held, reading.melds.meld(kind));
            draft.lost[kind.index()] = reading.discard_loses(kind, held, melded);
        }
        self.wilds_changed(&mut draft);
        self.judge(&mut draft).then_some(draft)
    }

    /// What a rank adds to the worth, with so many cards kept and this meld on the table.
    fn part(&self, rank: Kind, held: u8, meld: Meld) -> f64 {
        self.reading.kept_worth(rank, held, !meld.is_empty()) + self.reading.meld_worth(rank, meld)
    }

    /// What a rank adds to the worth of a draft.
    fn part_of(&self, draft: &Draft, rank: Kind) -> f64 {
        self.part(rank, draft.hand.of(rank), self.reading.melds.meld(rank).plus(draft.lay.meld(rank)))
    }

    /// All of `lay` laid at once.
    fn laid(&mut self, start: &Draft, lay: &Melds) -> Option<Draft> {
        let mut draft = start.clone();
        for (rank, meld) in lay.iter() {
            let part = self.part_of(&draft, rank);
            self.put(&mut draft, rank, meld, part);
        }
        self.judge(&mut draft).then_some(draft)
    }

    /// Puts this on a rank, in place of what the draft put there, with which the rank adds `part` to the worth.
    fn put(&self, draft: &mut Draft, rank: Kind, meld: Meld, part: f64) {
        let reading = self.reading;
        let place = rank.index();
        let (old, before) = (reading.melds.meld(rank), draft.lay.meld(rank));
        let was = old.plus(before);
        let is = old.plus(meld);
        let held = self.hand.of(rank) - meld.naturals;
        draft.lay.set(rank, meld);
        draft.points += meld.points(rank) - before.points(rank);
        draft.pairs += u8::from(held >= 2);
        draft.pairs -= u8::from(draft.hand.of(rank) >= 2);
        draft.cards = draft.cards + before.size() - meld.size();
        draft.hand.set(rank, held);
        if (before.jokers, before.twos) != (meld.jokers, meld.twos) {
            draft.hand.set(Kind::Joker, draft.hand.of(Kind::Joker) + before.jokers - meld.jokers);
            draft.hand.set(Kind::Two, draft.hand.of(Kind::Two) + before.twos - meld.twos);
            self.wilds_changed(draft);
        }
        let (was_canasta, is_canasta) = (was.canasta().is_some(), is.canasta().is_some());
        draft.canastas = draft.canastas + u8::from(is_canasta) - u8::from(was_canasta);
        if old.is_empty() {
            draft.concealed = draft.concealed + u8::from(is_canasta) - u8::from(was_canasta);
        }
        let bit = 1 << place;
        draft.melded = if is.is_empty() { draft.melded & !bit } else { draft.melded | bit };
        draft.sum -= part;
        draft.sum += self.part(rank, held, is);
        draft.lost[place] = reading.discard_loses(rank, held, !is.is_empty());
    }

    /// What the wild cards are worth that the draft keeps, and what is lost by discarding one.
    fn wilds_changed(&self, draft: &mut Draft) {
        let (jokers, twos) = (draft.hand.of(Kind::Joker), draft.hand.of(Kind::Two));
        let worth = |jokers, twos| self.reading.wilds_worth(jokers, twos);
        draft.wilds = worth(jokers, twos);
        let lost = |left: Option<f64>| left.map_or(f64::INFINITY, |left| draft.wilds - left);
        let joker = lost(jokers.checked_sub(1).map(|jokers| worth(jokers, twos)));
        let two = lost(twos.checked_sub(1).map(|twos| worth(jokers, twos)));
        draft.lost[Kind::Joker.index()] = joker;
        draft.lost[Kind::Two.index()] = two;
    }

    /// The worth with the best discard; no if fewer than two cards would be left.
    fn judge(&mut self, draft: &mut Draft) -> bool {
        if draft.cards < 2 {
            return false;
        }
        let reading = self.reading;
        let opened = draft.melded != 0;
        let mut worth =
            draft.sum + draft.wilds + reading.canastas_worth(draft.canastas) + reading.size_worth(draft.cards - 1);
        worth += f64::from(draft.concealed) * f64::from(reading.public.rules().concealed_canasta_bonus);
        if opened {
            worth += reading.opened_worth();
        }
        let control = reading.control(draft.cards, draft.pairs, opened);
        let after = reading.after_discards(worth, &draft.lost, &control);
        if let Some(seen) = &mut self.seen {
            let kinds = draft.hand.iter().filter(|(kind, _)| *kind != Kind::RedThree);
            seen.extend(kinds.map(|(kind, _)| Plan { lay: draft.lay, discard: kind, worth: after[kind.index()] }));
        }
        let best = greatest(&after);
        let place = after.iter().position(|&worth| worth == best).unwrap_or_default();
        draft.worth = best;
        draft.discard = Kind::ALL[place];
        draft.worth > f64::NEG_INFINITY
    }

    /// From one plan to a better neighbour, again and again.
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
                let old = self.reading.melds.meld(rank);
                if held < 2 && old.is_empty() || held == 0 && self.hand.wilds() == 0 {
                    continue;
                }
                let base = best.clone();
                let now = base.lay.meld(rank);
                let wilds = (base.hand.of(Kind::Joker) + now.jokers, base.hand.of(Kind::Two) + now.twos);
                let part = self.part_of(&base, rank);
                let options = Options::new(self.reading, old, held, wilds);
                for meld in options.all() {
                    if meld == now || base.points + meld.points(rank) - now.points(rank) < self.need {
                        continue;
                    }
                    let mut draft = base.clone();
                    self.put(&mut draft, rank, meld, part);
                    if self.judge(&mut draft) && draft.worth > best.worth + 1e-9 {
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

/// The greatest, looked for in four columns at once: in one, each comparison waits for the one before, and a search with two players
/// takes 8 % longer.
fn greatest(of: &[f64; 16]) -> f64 {
    let mut best = [f64::NEG_INFINITY; 4];
    for four in of.chunks_exact(4) {
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
        Plan { lay: self.lay, discard: self.discard, worth: self.worth }
    }
}

/// What could be laid on a rank.
struct Options {
    melds: [Meld; MOST],
    len: usize,
}

const MOST: usize = 24;

impl Options {
    /// Nothing, all naturals, all but one, all but a pair; with no wild card, one, or as many as make a canasta of it.
    fn new(reading: &Reading<'_>, old: Meld, held: u8, (jokers, twos): (u8, u8)) -> Self {
        let mut options = Self { melds: [Meld::default(); MOST], len: 1 };
        for naturals in [Some(held), held.checked_sub(1), held.checked_sub(2)].into_iter().flatten() {
            let full = Meld { naturals: old.naturals + naturals, ..old };
            let room = full.room_for_wilds(reading.public.rules()).min(jokers + twos);
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
        if let Some(place) = self.melds.get_mut(self.len) {
            *place = meld;
            self.len += 1;
        }
    }

    fn all(&self) -> impl Iterator<Item = Meld> + '_ {
        self.melds[..self.len].iter().copied()
    }
}
