//! What kind of mistake a turn was, beside the better one.

use canasta::{Action, Kind, Melds, View};
use canasta_bots::Forecast;

/// A habit that a mistake may be an example of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tag {
    /// Discarded one of a pair that it could have kept.
    BreaksPair,
    /// Discarded what the next player takes the pile with more often.
    Feeds,
    /// Discarded a card that its side could have laid down.
    DiscardsMeldable,
    /// Discarded a wild card where another card was better.
    DiscardsWild,
    /// Did not freeze the pile.
    FreezesLate,
    /// Laid down more wild cards than was good.
    SpendsWilds,
    /// Kept wild cards that were better laid down.
    HoardsWilds,
    /// Drew where taking the pile was better.
    LeavesPile,
    /// Took the pile where drawing was better.
    TakesPile,
    /// Laid cards down that were better kept.
    LaysEarly,
    /// Kept cards that were better laid down.
    LaysLate,
    /// Went out where staying was better.
    GoesOutEarly,
    /// Stayed where going out was better.
    GoesOutLate,
}

/// By how much more often the next player must take the pile, for a turn to feed.
const FEEDING: f64 = 0.1;

/// What a turn does with the hand.
struct Done {
    laid: Melds,
    wilds: u8,
    discard: Option<Kind>,
    takes: bool,
    out: bool,
}

impl Done {
    fn by(view: &View, actions: &[Action]) -> Self {
        let mut done = Self { laid: Melds::NONE, wilds: 0, discard: None, takes: false, out: false };
        let mut now = Some(view.clone());
        for action in actions {
            match action {
                Action::Meld(melds) => {
                    for (rank, meld) in melds.iter() {
                        done.laid.set(rank, done.laid.meld(rank).plus(meld));
                        done.wilds += meld.wilds();
                    }
                }
                Action::Take { .. } => done.takes = true,
                Action::Discard(kind) => done.discard = Some(*kind),
                Action::Draw | Action::Pass | Action::Declare | Action::Ask | Action::Answer(_) => {}
            }
            now = now.and_then(|now| now.after(action).ok().flatten());
        }
        done.out = now.is_some_and(|after| after.public.ending().is_some());
        done
    }

    fn laid(&self) -> u8 {
        self.laid.cards().total()
    }
}

/// What a turn that was played is an example of, given the better one and what was foreseen of both.
pub fn tags(view: &View, played: (&[Action], &Forecast), better: (&[Action], &Forecast)) -> Vec<Tag> {
    let (p, b) = (Done::by(view, played.0), Done::by(view, better.0));
    let melds = view.public.side_melds(view.public.side_of(view.seat));
    let freezes = |done: &Done| done.discard.is_some_and(Kind::is_wild);
    let differs = p.discard != b.discard;
    // Of the hand at the moment of the discard.
    let left = |rank: Kind| view.hand.of(rank).saturating_sub(p.laid.meld(rank).naturals);
    let natural = p.discard.filter(|kind| kind.is_natural() && differs);
    let own = |rank: Kind| !melds.meld(rank).is_empty() || !p.laid.meld(rank).is_empty();
    let takes_or_draws =
        |takes: bool, other: &[Action]| takes && matches!(other.first(), Some(Action::Draw | Action::Pass));
    // What a part of a turn leaves to the rest of it says nothing.
    let both_end = p.discard.is_some() && b.discard.is_some() && !p.out && !b.out;
    let all = [
        (Tag::BreaksPair, natural.is_some_and(|rank| left(rank) == 2 && !own(rank))),
        (Tag::Feeds, p.discard.is_some() && played.1.next_takes - better.1.next_takes >= FEEDING),
        (Tag::DiscardsMeldable, natural.is_some_and(own)),
        (Tag::DiscardsWild, freezes(&p) && !freezes(&b)),
        (Tag::FreezesLate, freezes(&b) && !freezes(&p)),
        (Tag::SpendsWilds, both_end && p.wilds > b.wilds),
        (Tag::HoardsWilds, both_end && p.wilds < b.wilds),
        (Tag::LeavesPile, takes_or_draws(b.takes, played.0)),
        (Tag::TakesPile, takes_or_draws(p.takes, better.0)),
        (Tag::LaysEarly, both_end && p.laid() > b.laid()),
        (Tag::LaysLate, both_end && p.laid() < b.laid()),
        (Tag::GoesOutEarly, p.out && !b.out),
        (Tag::GoesOutLate, b.out && !p.out),
    ];
    all.into_iter().filter(|(_, is)| *is).map(|(tag, _)| tag).collect()
}
