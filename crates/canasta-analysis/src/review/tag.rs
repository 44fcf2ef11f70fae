//! Kinds of mistakes.

use canasta::{Action, Kind, Melds, View};
use canasta_bots::Forecast;

/// A kind of mistake. One that recurs in many games is a habit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tag {
    /// Discarded a card from a pair worth keeping.
    BreaksPair,
    /// Discarded a card that lets the next player take the pile more often.
    Feeds,
    /// Discarded a card that the side could have melded.
    DiscardsMeldable,
    /// Discarded a wild card when a different discard was better.
    DiscardsWild,
    /// Didn't freeze the pile.
    FreezesLate,
    /// Melded too many wild cards.
    SpendsWilds,
    /// Kept wild cards that should have been melded.
    HoardsWilds,
    /// Drew when taking the pile was better.
    LeavesPile,
    /// Took the pile when drawing was better.
    TakesPile,
    /// Melded cards that should have been kept.
    MeldsEarly,
    /// Kept cards that should have been melded.
    MeldsLate,
    /// Went out when playing on was better.
    GoesOutEarly,
    /// Played on when going out was better.
    GoesOutLate,
}

/// Minimum rise in the share of deals in which the next player takes the pile.
const MIN_FEEDING: f64 = 0.1;

struct TurnEffect {
    melded: Melds,
    wilds: u8,
    discard: Option<Kind>,
    takes: bool,
    out: bool,
}

impl TurnEffect {
    fn of(view: &View, actions: &[Action]) -> Self {
        let mut effect = Self { melded: Melds::NONE, wilds: 0, discard: None, takes: false, out: false };
        let mut now = Some(view.clone());
        for action in actions {
            match action {
                Action::Meld(melds) => {
                    for (rank, meld) in melds.iter() {
                        effect.melded.set(rank, effect.melded.meld(rank).plus(meld));
                        effect.wilds += meld.wilds();
                    }
                }
                Action::Take { .. } => effect.takes = true,
                Action::Discard(kind) => effect.discard = Some(*kind),
                Action::Draw | Action::Pass | Action::Declare | Action::Ask | Action::Answer(_) => {}
            }
            now = now.and_then(|now| now.after(action).ok().flatten());
        }
        effect.out = now.is_some_and(|after| after.public.ending().is_some());
        effect
    }

    fn melded_cards(&self) -> u8 {
        self.melded.cards().total()
    }
}

/// The mistakes made in the played turn, compared with the better one.
pub fn tags(view: &View, played: (&[Action], &Forecast), better: (&[Action], &Forecast)) -> Vec<Tag> {
    let p = TurnEffect::of(view, played.0);
    let b = TurnEffect::of(view, better.0);
    let melds = view.public.side_melds(view.public.side_of(view.seat));
    let freezes = |turn: &TurnEffect| turn.discard.is_some_and(Kind::is_wild);
    let differs = p.discard != b.discard;
    // Naturals of a rank in the hand at the time of the discard.
    let left = |rank: Kind| view.hand.of(rank).saturating_sub(p.melded.meld(rank).naturals);
    let natural = p.discard.filter(|kind| kind.is_natural() && differs);
    let has_meld = |rank: Kind| !melds.meld(rank).is_empty() || !p.melded.meld(rank).is_empty();
    let takes_or_draws =
        |takes: bool, other: &[Action]| takes && matches!(other.first(), Some(Action::Draw | Action::Pass));
    // Turns that are unfinished can't be compared.
    let both_discard = p.discard.is_some() && b.discard.is_some() && !p.out && !b.out;
    let all = [
        (Tag::BreaksPair, natural.is_some_and(|rank| left(rank) == 2 && !has_meld(rank))),
        (Tag::Feeds, p.discard.is_some() && played.1.next_takes - better.1.next_takes >= MIN_FEEDING),
        (Tag::DiscardsMeldable, natural.is_some_and(has_meld)),
        (Tag::DiscardsWild, freezes(&p) && !freezes(&b)),
        (Tag::FreezesLate, freezes(&b) && !freezes(&p)),
        (Tag::SpendsWilds, both_discard && p.wilds > b.wilds),
        (Tag::HoardsWilds, both_discard && p.wilds < b.wilds),
        (Tag::LeavesPile, takes_or_draws(b.takes, played.0)),
        (Tag::TakesPile, takes_or_draws(p.takes, better.0)),
        (Tag::MeldsEarly, both_discard && p.melded_cards() > b.melded_cards()),
        (Tag::MeldsLate, both_discard && p.melded_cards() < b.melded_cards()),
        (Tag::GoesOutEarly, p.out && !b.out),
        (Tag::GoesOutLate, b.out && !p.out),
    ];
    all.into_iter().filter(|(_, applies)| *applies).map(|(tag, _)| tag).collect()
}
