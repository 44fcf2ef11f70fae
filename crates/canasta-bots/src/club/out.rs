//! Going out: a way to empty the hand, and whether that is a good idea.

use canasta::meld::{CANASTA_NATURALS, CANASTA_SIZE, MELD_SIZE};
use canasta::{Counts, Kind, Meld, Melds, Public, RuleSet, going_out};

use super::reading::{Reading, Sight, cards_of};

/// A way to go out in this turn: lay all this, then discard the last card, if one is left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Exit {
    pub(crate) lay: Melds,
    pub(crate) discard: Option<Kind>,
    /// Points of the side's melds with their bonuses afterwards.
    pub(crate) points: i32,
}

/// A good way to go out now; `None` if there is none, or only one that this does not find. The player must have drawn or taken the
/// pile.
pub(super) fn exit(sight: &Sight<'_>, melds: &Melds, needs: u8) -> Option<Exit> {
    let (public, hand) = (sight.public, sight.hand);
    if !going_out::can_go_out(public.rules(), public.players(), melds, hand, going_out::LastCard::MeldedOrDiscarded) {
        return None;
    }
    // One card may be discarded: one that cannot be laid; where all can be laid, any whose loss leaves a way out.
    let must = stuck(hand, melds);
    let spares = Kind::ALL.into_iter().filter(|&kind| hand.of(kind) > 0 && must.is_none_or(|stuck| stuck == kind));
    let none = must.is_none().then_some(None);
    let mut best: Option<Exit> = None;
    for discard in spares.map(Some).chain(none) {
        let mut rest = *hand;
        if let Some(kind) = discard {
            rest.take_one(kind);
        }
        let Some(lay) = lay_all(public.rules(), melds, &rest, needs) else { continue };
        if lay.is_empty() && discard.is_none() {
            continue;
        }
        let points = worth(public, melds, &lay);
        if best.is_none_or(|known| points > known.points) {
            best = Some(Exit { lay, discard, points });
        }
    }
    best.filter(|exit| lawful(sight, exit))
}

/// A kind of which a card cannot be laid, if there is one.
fn stuck(hand: &Counts, melds: &Melds) -> Option<Kind> {
    if matches!(hand.of(Kind::BlackThree), 1 | 2) {
        return Some(Kind::BlackThree);
    }
    Kind::NATURALS.into_iter().find(|&rank| hand.of(rank) == 1 && melds.meld(rank).is_empty())
}

/// Lays the whole hand: naturals on their rank, wild cards where they are needed, then where they make canastas, then
/// anywhere.
fn lay_all(rules: &RuleSet, melds: &Melds, hand: &Counts, needs: u8) -> Option<Melds> {
    let mut lay = Melds::NONE;
    let (mut jokers, mut twos) = (hand.of(Kind::Joker), hand.of(Kind::Two));
    let black = hand.of(Kind::BlackThree);
    if black > 0 {
        if black < MELD_SIZE {
            return None;
        }
        lay.set(Kind::BlackThree, Meld { naturals: black, jokers: 0, twos: 0 });
    }
    let give = |lay: &mut Melds, rank: Kind, count: u8, jokers: &mut u8, twos: &mut u8| {
        let mut meld = lay.meld(rank);
        let full = melds.meld(rank).plus(meld);
        if count > full.room_for_wilds(rules) || count > *jokers + *twos {
            return false;
        }
        // Jokers are worth most on the table.
        let used = count.min(*jokers);
        meld.jokers += used;
        meld.twos += count - used;
        *jokers -= used;
        *twos -= count - used;
        lay.set(rank, meld);
        true
    };
    for rank in Kind::NATURALS {
        let naturals = hand.of(rank);
        if naturals == 0 {
            continue;
        }
        lay.set(rank, Meld { naturals, jokers: 0, twos: 0 });
        let size = melds.meld(rank).size() + naturals;
        if size < MELD_SIZE && !(naturals >= 2 && give(&mut lay, rank, MELD_SIZE - size, &mut jokers, &mut twos)) {
            return None;
        }
    }
    // Canastas, the cheapest first.
    loop {
        let lacking = |rank: Kind| {
            let full = melds.meld(rank).plus(lay.meld(rank));
            let count = CANASTA_SIZE.checked_sub(full.size()).filter(|&count| count > 0)?;
            let can =
                full.naturals >= CANASTA_NATURALS && count <= full.room_for_wilds(rules) && count <= jokers + twos;
            can.then_some((count, rank))
        };
        let Some((count, rank)) = Kind::NATURALS.into_iter().filter_map(lacking).min() else { break };
        if !give(&mut lay, rank, count, &mut jokers, &mut twos) {
            break;
        }
    }
    while jokers + twos > 0 {
        let full = |rank: Kind| melds.meld(rank).plus(lay.meld(rank));
        // A mixed canasta loses nothing by one more; a natural one would.
        let open =
            Kind::NATURALS.into_iter().filter(|&rank| !full(rank).is_empty() && full(rank).room_for_wilds(rules) > 0);
        let rank =
            open.min_by_key(|&rank| (full(rank).canasta().is_some() && full(rank).wilds() == 0, full(rank).naturals))?;
        if !give(&mut lay, rank, 1, &mut jokers, &mut twos) {
            return None;
        }
    }
    (melds.plus(&lay).canastas() >= needs).then_some(lay)
}

/// Points of the melds with bonuses.
fn worth(public: &Public, melds: &Melds, lay: &Melds) -> i32 {
    let rules = &public.rules();
    let after = melds.plus(lay);
    let bonus = |meld: Meld| meld.canasta().map_or(0, |canasta| rules.canasta_bonus(canasta));
    let whole = |rank: Kind, meld: Meld| {
        if melds.meld(rank).is_empty() && meld.canasta().is_some() { rules.concealed_canasta_bonus } else { 0 }
    };
    after.points()
        + after.iter().map(|(_, meld)| bonus(meld)).sum::<i32>()
        + lay.iter().map(|(rank, meld)| whole(rank, meld)).sum::<i32>()
}

/// Whether the rules agree: what is laid is legal, and the card left is the discard that goes out.
fn lawful(sight: &Sight<'_>, exit: &Exit) -> bool {
    let public = sight.public;
    if exit.lay.is_empty() {
        return exit.discard.is_some_and(|kind| public.check(sight.hand, &canasta::Action::Discard(kind)).is_ok());
    }
    public.check(sight.hand, &canasta::Action::Meld(exit.lay)).is_ok()
}

impl Reading<'_> {
    /// What ending the deal now is worth beyond the side's own melds, on the scale of a plan's worth.
    pub(super) fn end_worth(&self) -> f64 {
        let weights = self.weights;
        let sides = self.public.players().all_sides().filter(|&side| side != self.side);
        let opponents: f64 = sides
            .map(|side| {
                let melds = self.public.side_melds(side);
                let unopened = if melds.is_empty() { weights.opponent_unopened[0] } else { 0.0 };
                f64::from(cards_of(self.public, side)) * weights.opponent_card[0] + self.hopes(melds) + unopened
            })
            .sum();
        opponents * self.share - self.partner_cards * weights.partner_card[0]
    }

    /// What going out this way is worth, on the scale of a plan's worth.
    pub(super) fn exit_worth(&self, exit: &Exit) -> f64 {
        let bonus = f64::from(self.public.rules().going_out_bonus);
        let opened = self.opened_worth() + self.weights.first_canasta[0];
        f64::from(exit.points) + bonus + opened + self.end_worth()
    }

    /// Whether a player who holds this hand should let the partner go out.
    pub(super) fn says_yes(&self, hand: &Counts) -> bool {
        // The partner who goes out has nothing left to lose; a third partner has.
        let asker = f64::from(self.public.hand_sizes()[self.public.turn().index()]) * self.weights.partner_card[0];
        let gain = f64::from(self.public.rules().going_out_bonus) + self.end_worth() + asker;
        let loss = f64::from(hand.points()) + self.hand_worth(hand, &self.melds) + self.hopes(&self.melds);
        gain >= loss
    }
}
