//! The feats of a deal and of a game, which are what is worth remembering of them, found by a plain rule in what was done.
//! Nothing here judges how well a player played, and nothing tells a card that lay hidden: of the hands that were left over each seat is told its own.

use canasta::{Canasta, Card, CardAct, CardDeal, Ending, Kind, Seat, Side, Step};
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
pub enum FeatKind {
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

impl FeatKind {
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
pub struct Feat {
    /// The number of the deal, from 1.
    pub deal: usize,
    /// The moment of the game's replay in which it happened, from 0.
    pub at: usize,
    /// What happened.
    pub kind: FeatKind,
    /// One or two of its cards; of a pile, its top card.
    pub cards: Vec<Card>,
}

/// All that stands out in a deal that has ended, seats' own secrets included; `first` is the replay's moment in which it was dealt.
///
/// What seats are told of it is less: see [`told_of_deal`].
pub fn of_deal<'a>(steps: impl Iterator<Item = &'a Step>, deal: &CardDeal, number: usize, first: usize) -> Vec<Feat> {
    let mut found = Found { deal, number, at: first, feats: Vec::new(), discard: None };
    for step in steps {
        found.at += 1;
        found.enter(step);
    }
    found.close();
    let mut feats = found.feats;
    feats.sort_by_key(|feat| std::cmp::Reverse(feat.kind.worth()));
    feats
}

/// What a seat, or a spectator, is told of a deal that has ended: at most three, one of a kind.
pub fn told_of_deal(feats: &[Feat], viewer: Option<Seat>) -> Vec<Feat> {
    let mut told = best_of_each(feats, viewer);
    told.truncate(OF_DEAL);
    told
}

/// What a seat, or a spectator, is told of a game that is over: at most five, one of a kind. A player who has `lost` reads a
/// feat of their own first, where there is one.
pub fn told_of_game(feats: &[Feat], viewer: Option<Seat>, own: Option<Side>, lost: bool) -> Vec<Feat> {
    let mut told = best_of_each(feats, viewer);
    told.truncate(OF_GAME);
    if lost {
        let mut mine: Vec<&Feat> = feats.iter().filter(|feat| is_of(feat, viewer, own)).collect();
        mine.sort_by_key(|feat| std::cmp::Reverse(feat.kind.worth()));
        if let Some(&best) = mine.first() {
            told.retain(|feat| feat != best);
            told.insert(0, best.clone());
            told.truncate(OF_GAME);
        }
    }
    told
}

/// Whether a feat is the viewer's, or their side's.
fn is_of(feat: &Feat, viewer: Option<Seat>, own: Option<Side>) -> bool {
    let (seat, side) = feat.kind.of();
    (seat.is_some() && seat == viewer) || (side.is_some() && side == own)
}

/// The greatest feat of each kind that the viewer may know, the greatest kind first. A pile is told once: the largest as
/// taken, another as lost.
fn best_of_each(feats: &[Feat], viewer: Option<Seat>) -> Vec<Feat> {
    let piles = feats.iter().filter(|feat| matches!(feat.kind, FeatKind::Pile { .. }));
    let largest = piles.rev().max_by_key(|feat| feat.kind.worth()).map(|feat| feat.at);
    let told = |feat: &&Feat| match feat.kind {
        FeatKind::Left { seat, .. } => Some(seat) == viewer,
        FeatKind::Pile { .. } => Some(feat.at) == largest,
        FeatKind::Lost { .. } => Some(feat.at) != largest,
        FeatKind::Canasta { .. } | FeatKind::OneTurn { .. } | FeatKind::Canastas { .. } => true,
    };
    let mut best: Vec<&Feat> = Vec::new();
    for feat in feats.iter().filter(told) {
        let worth = feat.kind.worth();
        match best.iter_mut().find(|other| other.kind.worth().0 == worth.0) {
            Some(other) if other.kind.worth() < worth => *other = feat,
            Some(_) => {}
            None => best.push(feat),
        }
    }
    best.sort_by_key(|feat| std::cmp::Reverse(feat.kind.worth().0));
    best.into_iter().cloned().collect()
}

/// What was found of a deal while its steps are gone through.
struct Found<'a> {
    /// The deal as it ended.
    deal: &'a CardDeal,
    number: usize,
    /// The replay's moment after the present step.
    at: usize,
    feats: Vec<Feat>,
    /// The discard that lies on top of the pile.
    discard: Option<Seat>,
}

impl Found<'_> {
    fn push(&mut self, kind: FeatKind, cards: Vec<Card>) {
        self.feats.push(Feat { deal: self.number, at: self.at, kind, cards });
    }

    fn enter(&mut self, step: &Step) {
        if let Some((top, rest)) = step.took {
            self.pile(step.seat, top, rest + 1);
        }
        for &rank in &step.canastas {
            self.canasta(step, rank);
        }
        if let CardAct::Discard(_) = step.act {
            self.discard = Some(step.seat);
        }
        if let Some(Ending::WentOut { seat, concealed: true }) = step.ending {
            self.push(FeatKind::OneTurn { seat }, step.act.cards().into_iter().take(2).collect());
        }
    }

    fn pile(&mut self, seat: Seat, top: Card, cards: u8) {
        let public = self.deal.public();
        if cards >= LARGE {
            self.push(FeatKind::Pile { seat, cards }, vec![top]);
        }
        if let Some(giver) = self.discard.take()
            && cards >= LOST
            && public.side_of(giver) != public.side_of(seat)
        {
            self.push(FeatKind::Lost { seat: giver, to: seat, cards }, vec![top]);
        }
    }

    /// A canasta was completed; whether it is natural is told as it lies at the end of the deal.
    fn canasta(&mut self, step: &Step, rank: Kind) {
        let side = self.deal.public().side_of(step.seat);
        let Some(meld) = self.deal.melds(side).iter().find(|meld| meld.rank == rank) else { return };
        let natural = self.deal.public().side_melds(side).meld(rank).canasta() == Some(Canasta::Natural);
        let concealed = laid_whole(&step.act, rank, step.took.is_some_and(|(top, _)| top.kind() == rank));
        if natural || concealed {
            let of_rank = meld.cards.iter().copied().filter(|card| card.kind() == rank);
            let mut cards: Vec<Card> = of_rank.collect();
            cards.sort_by_key(|card| !card.suit().is_some_and(canasta::Suit::is_red));
            cards.truncate(2);
            self.push(FeatKind::Canasta { seat: step.seat, rank, natural, concealed }, cards);
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
            self.push(FeatKind::Canastas { side: first, count: count(first) }, self.tops(first));
        }
        for seat in public.players().seats() {
            let costly = self.deal.hand(seat).iter().copied().max_by_key(|card| card.kind().value());
            if let Some(card) = costly.filter(|card| card.kind().value() >= COSTLY) {
                self.push(FeatKind::Left { seat, points: card.kind().value() }, vec![card]);
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
fn laid_whole(act: &CardAct, rank: Kind, with_top: bool) -> bool {
    const CANASTA: usize = 7;
    let of = |cards: &[Card]| cards.iter().any(|card| card.kind() == rank);
    match act {
        CardAct::Take { with, more, .. } => {
            (with_top && with.len() + 1 >= CANASTA)
                || more.iter().any(|group| of(&group.cards) && group.cards.len() >= CANASTA)
        }
        CardAct::Meld(groups) => groups.iter().any(|group| of(&group.cards) && group.cards.len() >= CANASTA),
        _ => false,
    }
}
