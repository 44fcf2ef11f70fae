//! Highlights of a deal and of a game, found by simple rules. They don't judge how well anyone played, and don't reveal
//! hidden cards. Of the cards left in hands, a seat learns only about its own.

use canasta::{Canasta, Card, CardAction, CardDeal, Ending, Kind, Players, Seat, Side, Step};
use serde::Serialize;

/// Minimum size of a taken pile that counts as a highlight.
const MIN_PILE_CARDS: u8 = 5;

/// Minimum size of a pile that counts as lost to another side.
const MIN_LOST_PILE_CARDS: u8 = 10;

/// Minimum points of a card left in a hand that counts as a highlight.
const MIN_LEFT_POINTS: i32 = 20;

const MAX_PER_DEAL: usize = 3;

const MAX_PER_GAME: usize = 5;

/// The kinds of highlight, the most remarkable first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HighlightKind {
    /// A canasta that is natural at the end of the deal, or was melded whole in one action.
    Canasta {
        /// The seat that completed it.
        seat: Seat,
        /// Its rank.
        rank: Kind,
        /// Whether it has no wild card.
        natural: bool,
        /// Whether it was melded whole in one action.
        concealed: bool,
    },
    /// The largest pile taken.
    Pile {
        /// The seat that took it.
        seat: Seat,
        /// The number of cards in it.
        cards: u8,
    },
    /// A player went out concealed.
    OneTurn {
        /// The player's seat.
        seat: Seat,
    },
    /// One side has more canastas than any other.
    Canastas {
        /// The side.
        side: Side,
        /// The number of its canastas.
        count: u8,
    },
    /// A player's discard allowed another side to take a large pile.
    Lost {
        /// The seat that discarded.
        seat: Seat,
        /// The seat that took the pile.
        to: Seat,
        /// The number of cards in the pile.
        cards: u8,
    },
    /// The most expensive card left in the viewer's own hand.
    Left {
        /// The viewer's seat.
        seat: Seat,
        /// The points it cost.
        points: i32,
    },
}

impl HighlightKind {
    /// Sort key: the kind first, then the size.
    fn rank(&self) -> (u8, i32) {
        match *self {
            Self::Canasta { natural, concealed, .. } => (5, i32::from(natural) + i32::from(concealed)),
            Self::Pile { cards, .. } => (4, i32::from(cards)),
            Self::OneTurn { .. } => (3, 0),
            Self::Canastas { count, .. } => (2, i32::from(count)),
            Self::Lost { cards, .. } => (1, i32::from(cards)),
            Self::Left { points, .. } => (0, points),
        }
    }

    /// The side that earned it, or that made the mistake.
    const fn side(&self, players: Players) -> Side {
        match *self {
            Self::Canasta { seat, .. }
            | Self::Pile { seat, .. }
            | Self::OneTurn { seat }
            | Self::Lost { seat, .. }
            | Self::Left { seat, .. } => players.side_of(seat),
            Self::Canastas { side, .. } => side,
        }
    }

    const fn is_mistake(&self) -> bool {
        matches!(self, Self::Lost { .. } | Self::Left { .. })
    }
}

/// A highlight of a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Highlight {
    /// The deal's number, from 1.
    pub deal: usize,
    /// The step in the game's replay, from 0.
    pub at: usize,
    /// The kind of highlight.
    pub kind: HighlightKind,
    /// One or two cards to show with it; for a pile, its top card.
    pub cards: Vec<Card>,
}

/// All highlights of a deal that has ended, including those that only one seat may know. `first` is the replay step at
/// which it starts.
///
/// [`shown_for_deal`] selects those a viewer may see.
pub fn of_deal<'a>(
    steps: impl Iterator<Item = &'a Step>,
    deal: &CardDeal,
    number: usize,
    first: usize,
) -> Vec<Highlight> {
    let mut finder = HighlightFinder { deal, number, at: first, highlights: Vec::new(), discard: None };
    for step in steps {
        finder.at += 1;
        finder.enter(step);
    }
    finder.finish();
    let mut highlights = finder.highlights;
    highlights.sort_by_key(|highlight| std::cmp::Reverse(highlight.kind.rank()));
    highlights
}

/// The highlights of a deal for one viewer: at most three, one of each kind.
pub fn shown_for_deal(highlights: &[Highlight], viewer: Option<Seat>) -> Vec<Highlight> {
    let mut shown = best_of_each(highlights, viewer);
    shown.truncate(MAX_PER_DEAL);
    shown
}

/// The highlights of a game for one viewer: at most five, one of each kind. A player who has lost sees the best of
/// their own side first, and none of its mistakes.
pub fn shown_for_game(
    highlights: &[Highlight],
    players: Players,
    viewer: Option<Seat>,
    winner: Side,
) -> Vec<Highlight> {
    let mut shown = best_of_each(highlights, viewer);
    let own = viewer.map(|seat| players.side_of(seat)).filter(|own| *own != winner);
    if let Some(own) = own {
        let is_own = |highlight: &&Highlight| highlight.kind.side(players) == own;
        shown.retain(|highlight| !(highlight.kind.is_mistake() && is_own(&highlight)));
        let achievements = highlights.iter().filter(|highlight| !highlight.kind.is_mistake());
        // The first of several equal ones.
        if let Some(best) = achievements.filter(is_own).rev().max_by_key(|highlight| highlight.kind.rank()) {
            shown.retain(|highlight| highlight != best);
            shown.insert(0, best.clone());
        }
    }
    shown.truncate(MAX_PER_GAME);
    shown
}

/// The best highlight of each kind that the viewer may know, best kind first. The largest pile appears only as
/// taken, and a different pile can appear as lost.
fn best_of_each(highlights: &[Highlight], viewer: Option<Seat>) -> Vec<Highlight> {
    let piles = highlights.iter().filter(|highlight| matches!(highlight.kind, HighlightKind::Pile { .. }));
    let largest = piles.rev().max_by_key(|highlight| highlight.kind.rank()).map(|highlight| highlight.at);
    let is_shown = |highlight: &&Highlight| match highlight.kind {
        HighlightKind::Left { seat, .. } => Some(seat) == viewer,
        HighlightKind::Pile { .. } => Some(highlight.at) == largest,
        HighlightKind::Lost { .. } => Some(highlight.at) != largest,
        HighlightKind::Canasta { .. } | HighlightKind::OneTurn { .. } | HighlightKind::Canastas { .. } => true,
    };
    let mut best: Vec<&Highlight> = Vec::new();
    for highlight in highlights.iter().filter(is_shown) {
        let rank = highlight.kind.rank();
        match best.iter_mut().find(|other| other.kind.rank().0 == rank.0) {
            Some(other) if other.kind.rank() < rank => *other = highlight,
            Some(_) => {}
            None => best.push(highlight),
        }
    }
    best.sort_by_key(|highlight| std::cmp::Reverse(highlight.kind.rank().0));
    best.into_iter().cloned().collect()
}

/// Finds highlights while going through the steps of a deal.
struct HighlightFinder<'a> {
    /// The finished deal.
    deal: &'a CardDeal,
    number: usize,
    /// The replay step after the current action.
    at: usize,
    highlights: Vec<Highlight>,
    /// The seat whose discard is on top of the pile.
    discard: Option<Seat>,
}

impl HighlightFinder<'_> {
    fn push(&mut self, kind: HighlightKind, cards: Vec<Card>) {
        self.highlights.push(Highlight { deal: self.number, at: self.at, kind, cards });
    }

    fn enter(&mut self, step: &Step) {
        if let Some((top, rest)) = step.took {
            self.add_pile(step.seat, top, rest + 1);
        }
        for &rank in &step.canastas {
            self.add_canasta(step, rank);
        }
        if let CardAction::Discard(_) = step.action {
            self.discard = Some(step.seat);
        }
        if let Some(Ending::WentOut { seat, concealed: true }) = step.ending {
            self.push(HighlightKind::OneTurn { seat }, step.action.cards().into_iter().take(2).collect());
        }
    }

    fn add_pile(&mut self, seat: Seat, top: Card, cards: u8) {
        let public = self.deal.public();
        if cards >= MIN_PILE_CARDS {
            self.push(HighlightKind::Pile { seat, cards }, vec![top]);
        }
        if let Some(giver) = self.discard.take()
            && cards >= MIN_LOST_PILE_CARDS
            && public.side_of(giver) != public.side_of(seat)
        {
            self.push(HighlightKind::Lost { seat: giver, to: seat, cards }, vec![top]);
        }
    }

    /// Records a completed canasta. It counts as natural if it is natural at the end of the deal.
    fn add_canasta(&mut self, step: &Step, rank: Kind) {
        let side = self.deal.public().side_of(step.seat);
        let Some(meld) = self.deal.melds(side).iter().find(|meld| meld.rank == rank) else { return };
        let natural = self.deal.public().side_melds(side).meld(rank).canasta() == Some(Canasta::Natural);
        let concealed = melds_whole_canasta(&step.action, rank, step.took.is_some_and(|(top, _)| top.kind() == rank));
        if natural || concealed {
            let of_rank = meld.cards.iter().copied().filter(|card| card.kind() == rank);
            let mut cards: Vec<Card> = of_rank.collect();
            cards.sort_by_key(|card| !card.suit().is_some_and(canasta::Suit::is_red));
            cards.truncate(2);
            self.push(HighlightKind::Canasta { seat: step.seat, rank, natural, concealed }, cards);
        }
    }

    /// Records the highlights that are known only at the end of the deal.
    fn finish(&mut self) {
        let public = self.deal.public();
        let count = |side: Side| public.side_melds(side).canastas();
        let mut sides: Vec<Side> = public.players().all_sides().collect();
        sides.sort_by_key(|&side| std::cmp::Reverse(count(side)));
        if let [first, second, ..] = sides[..]
            && count(first) >= 2
            && count(first) > count(second)
        {
            self.push(HighlightKind::Canastas { side: first, count: count(first) }, self.canasta_cards(first));
        }
        for seat in public.players().seats() {
            let value = |card: &Card| public.rules().value(card.kind());
            let costly = self.deal.hand(seat).iter().copied().max_by_key(value);
            if let Some(card) = costly.filter(|card| value(card) >= MIN_LEFT_POINTS) {
                let points = value(&card);
                self.push(HighlightKind::Left { seat, points }, vec![card]);
            }
        }
    }

    /// One card from each of a side's first two canastas.
    fn canasta_cards(&self, side: Side) -> Vec<Card> {
        let melds = self.deal.public().side_melds(side);
        let canastas = self.deal.melds(side).iter().filter(|meld| melds.meld(meld.rank).canasta().is_some());
        canastas.filter_map(|meld| meld.cards.iter().copied().find(|card| card.kind() == meld.rank)).take(2).collect()
    }
}

/// Whether an action melds seven or more cards of a rank at once. `with_top` says whether the pile's top card is one of
/// them.
fn melds_whole_canasta(action: &CardAction, rank: Kind, with_top: bool) -> bool {
    const CANASTA: usize = 7;
    let of = |cards: &[Card]| cards.iter().any(|card| card.kind() == rank);
    match action {
        CardAction::Take { with, more, .. } => {
            (with_top && with.len() + 1 >= CANASTA)
                || more.iter().any(|group| of(&group.cards) && group.cards.len() >= CANASTA)
        }
        CardAction::Meld(groups) => groups.iter().any(|group| of(&group.cards) && group.cards.len() >= CANASTA),
        _ => false,
    }
}
