//! The feats of a deal and of a game, which are what is worth remembering of them, found by a plain rule in what was done.
//! Nothing here judges how well a player played, and nothing tells a card that lay hidden: of the hands that were left over each seat is told its own.

use canasta::{Canasta, Card, CardAction, CardDeal, Ending, Kind, Seat, Side, Step};
use serde::Serialize;

/// Piles from this size on are worth remembering when they are taken.
const LARGE: u8 = 5;

/// Piles from this size on are worth remembering for the player whose discard was taken with them.
const LOST: u8 = 10;

/// The points from which on a card that was left in the hand is worth remembering.
const COSTLY: i32 = 20;

/// Feats of a deal that are told at most.
const OF_DEAL: usize = 3;

/// Feats of a game that are told at most.
const OF_GAME: usize = 5;

/// What a feat is, in the order of worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HighlightKind {
    /// A canasta that is natural at the end of the deal, or that was laid down whole in one act.
    Canasta {
        /// The seat that completed it.
        seat: Seat,
        /// Its rank.
        rank: Kind,
        /// Whether it has no wild card.
        natural: bool,
        /// Whether it was laid down whole in one act.
        concealed: bool,
    },
    /// The largest pile that was taken.
    Pile {
        /// The seat that took it.
        seat: Seat,
        /// How many cards it had.
        cards: u8,
    },
    /// A player went out in one turn, without a meld before it.
    OneTurn {
        /// The player's seat.
        seat: Seat,
    },
    /// One side has more canastas than any other.
    Canastas {
        /// The side.
        side: Side,
        /// How many it has.
        count: u8,
    },
    /// A player's discard gave a large pile to another side.
    Lost {
        /// The seat that discarded.
        seat: Seat,
        /// The seat that took the pile.
        to: Seat,
        /// How many cards the pile had.
        cards: u8,
    },
    /// The most costly card that was left in the viewer's own hand.
    Left {
        /// The viewer's seat.
        seat: Seat,
        /// What it cost.
        points: i32,
    },
}

impl HighlightKind {
    /// The higher, the more it is worth: first what it is, then how great it is.
    fn worth(&self) -> (u8, i32) {
        match *self {
            Self::Canasta { natural, concealed, .. } => (5, i32::from(natural) + i32::from(concealed)),
            Self::Pile { cards, .. } => (4, i32::from(cards)),
            Self::OneTurn { .. } => (3, 0),
            Self::Canastas { count, .. } => (2, i32::from(count)),
            Self::Lost { cards, .. } => (1, i32::from(cards)),
            Self::Left { points, .. } => (0, points),
        }
    }

    /// The seat or the side whose feat it is; none for what no player is proud of.
    const fn of(&self) -> (Option<Seat>, Option<Side>) {
        match *self {
            Self::Canasta { seat, .. } | Self::Pile { seat, .. } | Self::OneTurn { seat } => (Some(seat), None),
            Self::Canastas { side, .. } => (None, Some(side)),
            Self::Lost { .. } | Self::Left { .. } => (None, None),
        }
    }
}

/// Something worth remembering of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Highlight {
    /// The number of the deal, from 1.
    pub deal: usize,
    /// The moment of the game's replay in which it happened, from 0.
    pub at: usize,
    /// What happened.
    pub kind: HighlightKind,
    /// One or two of its cards; of a pile, its top card.
    pub cards: Vec<Card>,
}

/// All that stands out in a deal that has ended, seats' own secrets included; `first` is the replay's moment in which it was dealt.
///
/// What seats are told of it is less: see [`told_of_deal`].
pub fn of_deal<'a>(
    steps: impl Iterator<Item = &'a Step>,
    deal: &CardDeal,
    number: usize,
    first: usize,
) -> Vec<Highlight> {
    let mut found = Found { deal, number, at: first, highlights: Vec::new(), discard: None };
    for step in steps {
        found.at += 1;
        found.enter(step);
    }
    found.close();
    let mut highlights = found.highlights;
    highlights.sort_by_key(|highlight| std::cmp::Reverse(highlight.kind.worth()));
    highlights
}

/// What a seat, or a spectator, is told of a deal that has ended: at most three, one of a kind.
pub fn told_of_deal(highlights: &[Highlight], viewer: Option<Seat>) -> Vec<Highlight> {
    let mut told = best_of_each(highlights, viewer);
    told.truncate(OF_DEAL);
    told
}

/// What a seat, or a spectator, is told of a game that is over: at most five, one of a kind. A player who has `lost` reads a
/// feat of their own first, where there is one.
pub fn told_of_game(highlights: &[Highlight], viewer: Option<Seat>, own: Option<Side>, lost: bool) -> Vec<Highlight> {
    let mut told = best_of_each(highlights, viewer);
    told.truncate(OF_GAME);
    if lost {
        let mut mine: Vec<&Highlight> = highlights.iter().filter(|highlight| is_of(highlight, viewer, own)).collect();
        mine.sort_by_key(|highlight| std::cmp::Reverse(highlight.kind.worth()));
        if let Some(&best) = mine.first() {
            told.retain(|highlight| highlight != best);
            told.insert(0, best.clone());
            told.truncate(OF_GAME);
        }
    }
    told
}

/// Whether a feat is the viewer's, or their side's.
fn is_of(highlight: &Highlight, viewer: Option<Seat>, own: Option<Side>) -> bool {
    let (seat, side) = highlight.kind.of();
    (seat.is_some() && seat == viewer) || (side.is_some() && side == own)
}

/// The greatest feat of each kind that the viewer may know, the greatest kind first. A pile is told once: the largest as
/// taken, another as lost.
fn best_of_each(highlights: &[Highlight], viewer: Option<Seat>) -> Vec<Highlight> {
    let piles = highlights.iter().filter(|highlight| matches!(highlight.kind, HighlightKind::Pile { .. }));
    let largest = piles.rev().max_by_key(|highlight| highlight.kind.worth()).map(|highlight| highlight.at);
    let told = |highlight: &&Highlight| match highlight.kind {
        HighlightKind::Left { seat, .. } => Some(seat) == viewer,
        HighlightKind::Pile { .. } => Some(highlight.at) == largest,
        HighlightKind::Lost { .. } => Some(highlight.at) != largest,
        HighlightKind::Canasta { .. } | HighlightKind::OneTurn { .. } | HighlightKind::Canastas { .. } => true,
    };
    let mut best: Vec<&Highlight> = Vec::new();
    for highlight in highlights.iter().filter(told) {
        let worth = highlight.kind.worth();
        match best.iter_mut().find(|other| other.kind.worth().0 == worth.0) {
            Some(other) if other.kind.worth() < worth => *other = highlight,
            Some(_) => {}
            None => best.push(highlight),
        }
    }
    best.sort_by_key(|highlight| std::cmp::Reverse(highlight.kind.worth().0));
    best.into_iter().cloned().collect()
}

/// What was found of a deal while its steps are gone through.
struct Found<'a> {
    /// The deal as it ended.
    deal: &'a CardDeal,
    number: usize,
    /// The replay's moment after the present step.
    at: usize,
    highlights: Vec<Highlight>,
    /// The discard that lies on top of the pile.
    discard: Option<Seat>,
}

impl Found<'_> {
    fn push(&mut self, kind: HighlightKind, cards: Vec<Card>) {
        self.highlights.push(Highlight { deal: self.number, at: self.at, kind, cards });
    }

    fn enter(&mut self, step: &Step) {
        if let Some((top, rest)) = step.took {
            self.pile(step.seat, top, rest + 1);
        }
        for &rank in &step.canastas {
            self.canasta(step, rank);
        }
        if let CardAction::Discard(_) = step.action {
            self.discard = Some(step.seat);
        }
        if let Some(Ending::WentOut { seat, concealed: true }) = step.ending {
            self.push(HighlightKind::OneTurn { seat }, step.action.cards().into_iter().take(2).collect());
        }
    }

    fn pile(&mut self, seat: Seat, top: Card, cards: u8) {
        let public = self.deal.public();
        if cards >= LARGE {
            self.push(HighlightKind::Pile { seat, cards }, vec![top]);
        }
        if let Some(giver) = self.discard.take()
            && cards >= LOST
            && public.side_of(giver) != public.side_of(seat)
        {
            self.push(HighlightKind::Lost { seat: giver, to: seat, cards }, vec![top]);
        }
    }

    /// A canasta was completed; whether it is natural is told as it lies at the end of the deal.
    fn canasta(&mut self, step: &Step, rank: Kind) {
        let side = self.deal.public().side_of(step.seat);
        let Some(meld) = self.deal.melds(side).iter().find(|meld| meld.rank == rank) else { return };
        let natural = self.deal.public().side_melds(side).meld(rank).canasta() == Some(Canasta::Natural);
        let concealed = laid_whole(&step.action, rank, step.took.is_some_and(|(top, _)| top.kind() == rank));
        if natural || concealed {
            let of_rank = meld.cards.iter().copied().filter(|card| card.kind() == rank);
            let mut cards: Vec<Card> = of_rank.collect();
            cards.sort_by_key(|card| !card.suit().is_some_and(canasta::Suit::is_red));
            cards.truncate(2);
            self.push(HighlightKind::Canasta { seat: step.seat, rank, natural, concealed }, cards);
        }
    }

    /// What is known only when the deal is over.
    fn close(&mut self) {
        let public = self.deal.public();
        let count = |side: Side| public.side_melds(side).canastas();
        let mut sides: Vec<Side> = public.players().all_sides().collect();
        sides.sort_by_key(|&side| std::cmp::Reverse(count(side)));
        if let [first, second, ..] = sides[..]
            && count(first) >= 2
            && count(first) > count(second)
        {
            self.push(HighlightKind::Canastas { side: first, count: count(first) }, self.tops(first));
        }
        for seat in public.players().seats() {
            let costly = self.deal.hand(seat).iter().copied().max_by_key(|card| card.kind().value());
            if let Some(card) = costly.filter(|card| card.kind().value() >= COSTLY) {
                self.push(HighlightKind::Left { seat, points: card.kind().value() }, vec![card]);
            }
        }
    }

    /// A card of each of a side's first two canastas.
    fn tops(&self, side: Side) -> Vec<Card> {
        let melds = self.deal.public().side_melds(side);
        let canastas = self.deal.melds(side).iter().filter(|meld| melds.meld(meld.rank).canasta().is_some());
        canastas.filter_map(|meld| meld.cards.iter().copied().find(|card| card.kind() == meld.rank)).take(2).collect()
    }
}

/// Whether an act lays seven cards and more of a rank at once; `with_top` is whether the pile's top card is one of them.
fn laid_whole(action: &CardAction, rank: Kind, with_top: bool) -> bool {
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
