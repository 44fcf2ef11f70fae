//! Starting positions of pairs and of deals in a game: dealer, starting scores and deck, derived only from the seed.

use canasta::{Card, CardDeal, Deal, DeclaredRedThrees, MAX_SEATS, Rng, Seat, SeedRng};

use crate::matches::Table;

/// A range of starting scores for a single deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bracket {
    /// The lowest score, in points.
    pub lowest: i32,
    /// The highest score, in points. Scores go up in steps of [`STEP`].
    pub highest: i32,
}

/// Points between two starting scores of a bracket.
pub const STEP: i32 = 5;

/// The published table of starting scores. In a single deal each side gets a random bracket and a random score within
/// it, all equally likely. The brackets are those in which `hoyle` requires 15, 50, 90 and 120 points for an initial
/// meld; other rules use them too.
pub const STARTS: [Bracket; 4] = [
    Bracket { lowest: -300, highest: -5 },
    Bracket { lowest: 0, highest: 1495 },
    Bracket { lowest: 1500, highest: 2995 },
    Bracket { lowest: 3000, highest: 4990 },
];

/// The start of a deal.
#[derive(Clone, Debug)]
pub struct Start {
    /// The dealer; the next seat begins.
    pub dealer: Seat,
    /// Each side's total before the deal.
    pub scores: [i32; MAX_SEATS],
    /// The state of the generator before the shuffle.
    rng: SeedRng,
}

impl Start {
    /// The start of a pair, counted from 0. Its random numbers come from `SeedRng::part(seed, pair)` in this order: the
    /// dealer, each side's bracket and score, the shuffle, the seed of the decisions.
    pub fn for_pair(table: &Table, seed: u64, pair: u32) -> Self {
        let mut rng = SeedRng::part(seed, u64::from(pair));
        let dealer = random_seat(table, &mut rng);
        let mut scores = [0; MAX_SEATS];
        for score in &mut scores[..usize::from(table.players.sides())] {
            *score = starting_score(&mut rng);
        }
        Self { dealer, scores, rng }
    }

    /// The start of a game's deal `number`, counted from 0. `game_seed` is the game's own seed.
    pub(crate) fn for_game(game_seed: u64, number: u32, dealer: Seat, scores: [i32; MAX_SEATS]) -> Self {
        Self { dealer, scores, rng: SeedRng::part(game_seed, u64::from(number)) }
    }

    /// The deal before the first action, and the seed for the decisions in it.
    pub fn deal(&self, table: &Table) -> (Deal, u64) {
        let mut rng = self.rng.clone();
        let deal = Deal::shuffled(&table.rules, table.players, self.dealer, self.scores, &mut rng);
        (deal, rng.next_u64())
    }

    pub(crate) fn deck(&self) -> Vec<Card> {
        canasta_protocol::exec::shuffled_deck(&mut self.rng.clone())
    }

    /// Like [`Self::deal`], but with card faces. Also returns the red threes placed when the cards were dealt. (Never
    /// `None`, because it shuffles all 108 cards.)
    pub(crate) fn with_cards(&self, table: &Table) -> Option<(CardDeal, Vec<DeclaredRedThrees>, u64)> {
        let mut rng = self.rng.clone();
        let dealt = canasta_protocol::exec::shuffled(&table.rules, table.players, self.dealer, self.scores, &mut rng);
        dealt.map(|(deal, red_threes)| (deal, red_threes, rng.next_u64()))
    }
}

/// A random first dealer.
pub(crate) fn random_seat(table: &Table, rng: &mut SeedRng) -> Seat {
    Seat(canasta::must_fit::<u8>(rng.next_below(table.players.count().into())))
}

fn starting_score(rng: &mut SeedRng) -> i32 {
    let Bracket { lowest, highest } = STARTS[rng.next_below(4) as usize];
    let steps = canasta::must_fit::<u32>((highest - lowest) / STEP + 1);
    lowest + STEP * canasta::must_fit::<i32>(rng.next_below(steps))
}
