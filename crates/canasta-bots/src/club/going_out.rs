//! Going out: how to empty the hand, and whether to do it.

use canasta::going_out::{LastCard, can_go_out};
use canasta::meld::{CANASTA_NATURALS, CANASTA_SIZE, MELD_SIZE};
use canasta::{Counts, Kind, Meld, Melds, Public, RuleSet};

use super::features::{TableFeatures, ViewRef, cards_of};

/// One way to go out in this turn: meld `new_melds`, then discard the last card, if one is left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct GoingOutPlay {
    pub(crate) new_melds: Melds,
    pub(crate) discard: Option<Kind>,
    /// Points of the side's melds afterwards, with bonuses.
    pub(crate) points: i32,
}

/// A good way to go out now. `None` if there is none, or if this search misses one. The player must have drawn or taken
/// the pile.
pub(super) fn find_going_out(view: &ViewRef<'_>, melds: &Melds, canastas_needed: u8) -> Option<GoingOutPlay> {
    let public = view.public;
    let hand = view.hand;
    if !can_go_out(public.rules(), public.players(), melds, hand, LastCard::MeldedOrDiscarded) {
        return None;
    }
    // If a card can't be melded, it has to be the discard. Otherwise any card can be discarded that still leaves a way
    // out.
    let forced_discard = unmeldable(hand, melds);
    let spares = Kind::ALL
        .into_iter()
        .filter(|&kind| hand.of(kind) > 0 && forced_discard.is_none_or(|unmeldable| unmeldable == kind));
    let none = forced_discard.is_none().then_some(None);
    let mut best: Option<GoingOutPlay> = None;
    for discard in spares.map(Some).chain(none) {
        let mut rest = *hand;
        if let Some(kind) = discard {
            rest.take_one(kind);
        }
        let Some(new_melds) = meld_all(public.rules(), melds, &rest, canastas_needed) else { continue };
        if new_melds.is_empty() && discard.is_none() {
            continue;
        }
        let points = meld_points(public, melds, &new_melds);
        if best.is_none_or(|known| points > known.points) {
            best = Some(GoingOutPlay { new_melds, discard, points });
        }
    }
    best.filter(|going_out| is_legal(view, going_out))
}

/// A kind that the hand holds but can't meld, if there is one.
fn unmeldable(hand: &Counts, melds: &Melds) -> Option<Kind> {
    if matches!(hand.of(Kind::BlackThree), 1 | 2) {
        return Some(Kind::BlackThree);
    }
    Kind::NATURALS.into_iter().find(|&rank| hand.of(rank) == 1 && melds.meld(rank).is_empty())
}

/// Melds the whole hand. Naturals go on their rank; wild cards go first where they are needed, then where they complete
/// canastas, then anywhere.
fn meld_all(rules: &RuleSet, melds: &Melds, hand: &Counts, canastas_needed: u8) -> Option<Melds> {
    let mut new_melds = Melds::NONE;
    let mut jokers = hand.of(Kind::Joker);
    let mut twos = hand.of(Kind::Two);
    let black = hand.of(Kind::BlackThree);
    if black > 0 {
        if black < MELD_SIZE {
            return None;
        }
        new_melds.set(Kind::BlackThree, Meld { naturals: black, jokers: 0, twos: 0 });
    }
    let give = |new_melds: &mut Melds, rank: Kind, count: u8, jokers: &mut u8, twos: &mut u8| {
        let mut meld = new_melds.meld(rank);
        let full = melds.meld(rank).plus(meld);
        if count > full.room_for_wilds(rules) || count > *jokers + *twos {
            return false;
        }
        // Jokers are worth most when melded.
        let used = count.min(*jokers);
        meld.jokers += used;
        meld.twos += count - used;
        *jokers -= used;
        *twos -= count - used;
        new_melds.set(rank, meld);
        true
    };
    for rank in Kind::NATURALS {
        let naturals = hand.of(rank);
        if naturals == 0 {
            continue;
        }
        new_melds.set(rank, Meld { naturals, jokers: 0, twos: 0 });
        let size = melds.meld(rank).size() + naturals;
        if size < MELD_SIZE && !(naturals >= 2 && give(&mut new_melds, rank, MELD_SIZE - size, &mut jokers, &mut twos))
        {
            return None;
        }
    }
    // Complete canastas, cheapest first.
    loop {
        let lacking = |rank: Kind| {
            let full = melds.meld(rank).plus(new_melds.meld(rank));
            let count = CANASTA_SIZE.checked_sub(full.size()).filter(|&count| count > 0)?;
            let can =
                full.naturals >= CANASTA_NATURALS && count <= full.room_for_wilds(rules) && count <= jokers + twos;
            can.then_some((count, rank))
        };
        let Some((count, rank)) = Kind::NATURALS.into_iter().filter_map(lacking).min() else { break };
        if !give(&mut new_melds, rank, count, &mut jokers, &mut twos) {
            break;
        }
    }
    while jokers + twos > 0 {
        let full = |rank: Kind| melds.meld(rank).plus(new_melds.meld(rank));
        // One more wild card doesn't hurt a mixed canasta, but it spoils a natural one.
        let open =
            Kind::NATURALS.into_iter().filter(|&rank| !full(rank).is_empty() && full(rank).room_for_wilds(rules) > 0);
        let rank =
            open.min_by_key(|&rank| (full(rank).canasta().is_some() && full(rank).wilds() == 0, full(rank).naturals))?;
        if !give(&mut new_melds, rank, 1, &mut jokers, &mut twos) {
            return None;
        }
    }
    (melds.plus(&new_melds).canastas() >= canastas_needed).then_some(new_melds)
}

/// Points of the melds, with bonuses.
fn meld_points(public: &Public, melds: &Melds, new_melds: &Melds) -> i32 {
    let rules = &public.rules();
    let after = melds.plus(new_melds);
    let bonus = |meld: Meld| meld.canasta().map_or(0, |canasta| rules.canasta_bonus(canasta));
    let concealed_bonus = |rank: Kind, meld: Meld| {
        if melds.meld(rank).is_empty() && meld.canasta().is_some() { rules.concealed_canasta_bonus } else { 0 }
    };
    after.points(rules)
        + after.iter().map(|(_, meld)| bonus(meld)).sum::<i32>()
        + new_melds.iter().map(|(rank, meld)| concealed_bonus(rank, meld)).sum::<i32>()
}

/// Whether the rules allow the meld, and then discarding the remaining card to go out.
fn is_legal(view: &ViewRef<'_>, going_out: &GoingOutPlay) -> bool {
    let public = view.public;
    if going_out.new_melds.is_empty() {
        return going_out.discard.is_some_and(|kind| public.check(view.hand, &canasta::Action::Discard(kind)).is_ok());
    }
    public.check(view.hand, &canasta::Action::Meld(going_out.new_melds)).is_ok()
}

impl TableFeatures<'_> {
    /// Value of ending the deal now, apart from the side's own melds, on the scale of a plan's value.
    pub(super) fn end_value(&self) -> f64 {
        let weights = self.weights;
        let sides = self.public.players().all_sides().filter(|&side| side != self.side);
        let opponents: f64 = sides
            .map(|side| {
                let melds = self.public.side_melds(side);
                let not_melded = if melds.is_empty() { weights.opponent_unmelded[0] } else { 0.0 };
                f64::from(cards_of(self.public, side)) * weights.opponent_card[0]
                    + self.unfinished_bonuses(melds)
                    + not_melded
            })
            .sum();
        opponents * self.opponent_weight - self.partner_cards * weights.partner_card[0]
    }

    /// Value of going out with this play, on the scale of a plan's value.
    pub(super) fn going_out_value(&self, going_out: &GoingOutPlay) -> f64 {
        let bonus = f64::from(self.public.rules().going_out_bonus);
        let has_melded = self.has_melded_value() + self.weights.first_canasta[0];
        f64::from(going_out.points) + bonus + has_melded + self.end_value()
    }

    /// Whether a player with this hand should let the partner go out.
    pub(super) fn allows_going_out(&self, hand: &Counts) -> bool {
        // The partner who goes out has no cards left to lose, but a third partner does.
        let asker = f64::from(self.public.hand_sizes()[self.public.turn().index()]) * self.weights.partner_card[0];
        let gain = f64::from(self.public.rules().going_out_bonus) + self.end_value() + asker;
        let loss = f64::from(hand.points(self.public.rules()))
            + self.hand_value(hand, &self.melds)
            + self.unfinished_bonuses(&self.melds);
        gain >= loss
    }
}
