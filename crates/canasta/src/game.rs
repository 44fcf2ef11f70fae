//! A game, which lasts until a side has enough points to win, or for a fixed number of deals.

use alloc::vec::Vec;

use crate::{DealScore, Players, RuleSet, Seat, Side, seat::MAX_SEATS};

/// The scores of a game in progress, and the next dealer.
///
/// ```
/// use canasta::{DealScore, Game, Players, RuleSet, Seat, Side};
///
/// let mut game = Game::new(RuleSet::HOYLE, Players::FOUR, Seat(3));
/// let mut scores = [DealScore::default(); 6];
/// scores[0].melded = 5100;
/// game.enter(scores);
/// assert_eq!(game.totals()[..2], [5100, 0]);
/// assert_eq!(game.winner(), Some(Side(0)));
/// assert_eq!(game.next_dealer(), Seat(0));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    rules: RuleSet,
    players: Players,
    first_players: Players,
    first_dealer: Seat,
    /// Each side's points before the first deal.
    before: [i32; MAX_SEATS],
    deals: Vec<[DealScore; MAX_SEATS]>,
}

impl Game {
    /// A game before its first deal. The rules decide which sides the players form. `players` can say who sits out
    /// first.
    pub const fn new(rules: RuleSet, players: Players, first_dealer: Seat) -> Self {
        let first_players = players.of_deal(&rules, first_dealer);
        let players = first_players.of_game();
        Self { rules, players, first_players, first_dealer, before: [0; MAX_SEATS], deals: Vec::new() }
    }

    /// Starts with points from earlier deals, which are not part of the game.
    ///
    /// ```
    /// use canasta::{Game, Players, RuleSet, Seat};
    ///
    /// let game = Game::new(RuleSet::HOYLE, Players::FOUR, Seat(3)).with_totals([1640, -905, 0, 0, 0, 0]);
    /// assert_eq!((game.deals().len(), game.totals()[1]), (0, -905));
    /// ```
    #[must_use]
    pub fn with_totals(self, before: [i32; MAX_SEATS]) -> Self {
        Self { before, ..self }
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The players of the whole game.
    pub const fn players(&self) -> Players {
        self.players
    }

    /// The players of a deal. Deals are numbered from 0. With three against two, the three sit out in turn: first seat
    /// 4, or seat 0 if seat 4 deals first.
    ///
    /// ```
    /// use canasta::{Game, Players, RuleSet, Seat, rules::FivePlayers};
    ///
    /// let rules = RuleSet { five_players: FivePlayers::TwoSides, ..RuleSet::HOYLE };
    /// let game = Game::new(rules, Players::THREE_AGAINST_TWO, Seat(3));
    /// let sit_out: Vec<_> = (0..4).filter_map(|deal| game.players_of(deal).sits_out()).map(|seat| seat.0).collect();
    /// assert_eq!(sit_out, [4, 0, 2, 4]);
    /// ```
    pub fn players_of(&self, deal: usize) -> Players {
        self.start_of(deal).0
    }

    /// The players of the next deal.
    pub fn next_players(&self) -> Players {
        self.players_of(self.deals.len())
    }

    /// The dealer of a deal. Deals are numbered from 0, and the deal passes in the direction of play. If the due dealer
    /// sits out, the seat that takes that place deals.
    pub fn dealer_of(&self, deal: usize) -> Seat {
        self.start_of(deal).1
    }

    /// The players and the dealer of a deal.
    fn start_of(&self, deal: usize) -> (Players, Seat) {
        let players = usize::from(self.first_players.playing_count());
        // Both the dealers and the seats that sit out have come round again.
        let period = if self.first_players.sits_out().is_some() { 3 * players } else { players };
        let first = (self.first_players, self.first_dealer);
        (0..deal % period).fold(first, |(players, dealer), _| self.rules.next_deal(players, dealer))
    }

    /// The seat that deals next.
    pub fn next_dealer(&self) -> Seat {
        self.dealer_of(self.deals.len())
    }

    /// The scores of finished deals, by side.
    pub fn deals(&self) -> &[[DealScore; MAX_SEATS]] {
        &self.deals
    }

    /// Each side's total after the first `deals` deals.
    pub fn totals_after(&self, deals: usize) -> [i32; MAX_SEATS] {
        let mut totals = self.before;
        for deal in self.deals.iter().take(deals) {
            for (total, score) in totals.iter_mut().zip(deal) {
                *total += score.total();
            }
        }
        totals
    }

    /// Each side's total.
    pub fn totals(&self) -> [i32; MAX_SEATS] {
        self.totals_after(self.deals.len())
    }

    /// Adds the scores of a finished deal.
    pub fn enter(&mut self, scores: [DealScore; MAX_SEATS]) {
        self.deals.push(scores);
    }

    /// The winner; `None` while the game continues.
    pub fn winner(&self) -> Option<Side> {
        winner(&self.rules, self.players, self.deals.len(), &self.totals())
    }
}

/// The winner if a game has had `deals` deals and these totals: the side with the highest one, if the game is over.
/// `None` if sides tie for the highest, because another deal is played then.
///
/// ```
/// use canasta::{Players, RuleSet, Side, winner};
///
/// let winner_of = |rules: &RuleSet, deals, totals| winner(rules, Players::FOUR, deals, &totals);
/// assert_eq!(winner_of(&RuleSet::HOYLE, 5, [5000, 5300, 0, 0, 0, 0]), Some(Side(1)));
/// assert_eq!(winner_of(&RuleSet::HOYLE, 5, [5300, 5300, 0, 0, 0, 0]), None, "equal totals play another deal");
/// let four_deals = RuleSet { deals_per_game: 4, ..RuleSet::HOYLE };
/// assert_eq!(winner_of(&four_deals, 3, [5000, 5300, 0, 0, 0, 0]), None);
/// assert_eq!(winner_of(&four_deals, 4, [500, 300, 0, 0, 0, 0]), Some(Side(0)));
/// ```
pub fn winner(rules: &RuleSet, players: Players, deals: usize, totals: &[i32; MAX_SEATS]) -> Option<Side> {
    let totals = &totals[..usize::from(players.sides())];
    let highest = totals.iter().copied().max()?;
    let is_over = match usize::try_from(rules.deals_per_game) {
        Ok(limit) if limit > 0 => deals >= limit,
        _ => highest >= rules.game_points,
    };
    let mut leaders = players.all_sides().filter(|side| totals[side.index()] == highest);
    match (leaders.next(), leaders.next()) {
        (Some(side), None) if is_over => Some(side),
        _ => None,
    }
}
