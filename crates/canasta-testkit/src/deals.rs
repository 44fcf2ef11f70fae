//! Random deals to start from.

use canasta::deck::shuffled;
use canasta::rules::FivePlayers;
use canasta::{Card, Kind, MAX_SEATS, Players, Rng, RuleSet, Seat, SeedRng};

use crate::chance::{below, between, chance};
use crate::house;
use crate::reference::Reference;

/// The start of a deal.
#[derive(Clone, Debug)]
pub struct Start {
    /// The rules.
    pub rules: RuleSet,
    /// The number of players.
    pub players: Players,
    /// The dealer's seat.
    pub dealer: Seat,
    /// Each side's total before the deal.
    pub scores: [i32; MAX_SEATS],
    /// The deck, with the first card to deal at the front.
    pub deck: Vec<Card>,
}

impl Start {
    /// Four players under Hoyle, with totals that cover every minimum.
    pub fn hoyle(seed: u64) -> Self {
        let mut rng = SeedRng::new(seed);
        let dealer = seat(below(&mut rng, 4));
        Self {
            rules: RuleSet::HOYLE,
            players: Players::FOUR,
            dealer,
            scores: totals(&mut rng),
            deck: shuffled(&mut rng),
        }
    }

    /// Any number of players under any rules.
    pub fn any_rules(seed: u64) -> Self {
        let mut rng = SeedRng::new(seed);
        let (rules, players) = table(&mut rng);
        let dealer = any_player(&mut rng, players);
        let scores = totals(&mut rng);
        let mut deck = shuffled(&mut rng);
        if chance(&mut rng, 30) {
            // Put wild cards and threes right after the hands, where the upcard comes from.
            let first = canasta::must_fit::<usize>(rules.hand_size_for(players)) * usize::from(players.playing_count());
            for index in first..first + between(&mut rng, 1, 3) {
                let rest = &deck[index..];
                let covered: Vec<usize> = (0..rest.len()).filter(|&n| !rest[n].kind().is_natural()).collect();
                if !covered.is_empty() {
                    deck.swap(index, index + covered[below(&mut rng, covered.len())]);
                }
            }
        }
        Self { rules, players, dealer, scores, deck }
    }

    /// The deal in the reference implementation, under these rules.
    pub fn reference(&self, rules: &RuleSet) -> Reference {
        let players = usize::from(self.players.count());
        let sits_out = self.players.sits_out().map(Seat::index);
        Reference::deal(rules, players, sits_out, self.dealer.index(), &self.scores, &self.kinds())
    }

    /// The kinds of the cards in the deck.
    pub fn kinds(&self) -> [Kind; canasta::DECK_SIZE] {
        let mut kinds = [Kind::Joker; canasta::DECK_SIZE];
        for (kind, card) in kinds.iter_mut().zip(&self.deck) {
            *kind = card.kind();
        }
        kinds
    }
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat(canasta::must_fit::<u8>(number))
}

/// Totals before a deal. Together, they cover every minimum.
pub fn totals(rng: &mut impl Rng) -> [i32; MAX_SEATS] {
    std::array::from_fn(|_| [-205, 0, 720, 1495, 1500, 2995, 3000, 4800][below(rng, 8)])
}

/// Any number of players, usually three or four, and any rules (see [`house::any`]). Under house rules, most tables of
/// five play three against two.
pub fn table(rng: &mut impl Rng) -> (RuleSet, Players) {
    let players = [2, 3, 3, 4, 4, 4, 5, 6][below(rng, 8)];
    let mut rules = house::any(rng);
    if players == 5 && house::rules_name(&rules) == "house" && chance(rng, 60) {
        rules.five_players = FivePlayers::TwoSides;
    }
    let players = Players::new(players).unwrap_or(Players::FOUR).under(&rules);
    (rules, any_sits_out(rng, players))
}

/// Three against two with any of the three sitting out. Other players unchanged.
pub fn any_sits_out(rng: &mut impl Rng, players: Players) -> Players {
    if players.are_three_against_two() { players.without(seat(2 * below(rng, 3))).unwrap_or(players) } else { players }
}

/// A random seat that plays.
pub fn any_player(rng: &mut impl Rng, players: Players) -> Seat {
    let playing: Vec<Seat> = players.playing().collect();
    playing[below(rng, playing.len())]
}
