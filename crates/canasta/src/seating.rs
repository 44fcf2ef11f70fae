//! The draw before a game: cards decide who sits where and who deals first.
//!
//! Each player draws one card from the spread pack. Jokers are void, and so are the four cards at either end under some
//! rules. Two players with the same face both draw again. Only players without a valid card draw again, from the cards
//! left, until everyone has one. The player with the highest card keeps their chair and plays first, so the player on
//! their right deals. With three against two, the two highest cards form the pair, and the player with the lowest card
//! sits out first.
//!
//! The caller provides the randomness. Players have no names here and are numbered in the order they arrived.

use alloc::vec::Vec;
use core::fmt;

use crate::deck::shuffled;
use crate::rules::{FirstDealer, RuleSet, Seating};
use crate::seat::MAX_SEATS;
use crate::{Card, DECK_SIZE, Players, Rng, Seat};

/// The number of cards at either end of the spread pack that are void under some rules.
const VOID_CARDS_PER_END: usize = 4;

/// One card drawn from the spread pack.
///
/// ```
/// use canasta::{RuleSet, Players, SeedRng, seating};
///
/// let drawn = seating::draw(&RuleSet::HOYLE, Players::FOUR, &mut SeedRng::new(1)).expect("cards for all");
/// assert!(drawn.iter().take(4).map(|drawn| drawn.player).eq(0..4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// The player, in the order of arrival; 0 is the host.
    pub player: u8,
    /// The card's position in the spread pack, 0 … 107.
    pub place: u8,
    /// The face drawn.
    pub card: Card,
}

/// The result of a draw.
///
/// ```
/// use canasta::{RuleSet, Players, Seat, SeedRng, seating};
///
/// let rules = RuleSet::HOYLE;
/// let players = Players::FOUR;
/// let drawn = seating::draw(&rules, players, &mut SeedRng::new(1)).expect("cards for all");
/// let plan = seating::assign_seats(&rules, players, &drawn)?;
/// assert_eq!(plan.seat_of(0), Seat(0), "the host keeps the first seat");
/// assert!(plan.first_dealer.is_some());
/// # Ok::<(), canasta::seating::SeatingError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SeatingPlan {
    seats: [Seat; MAX_SEATS],
    /// The seat that deals first; `None` if the rules leave it to chance.
    pub first_dealer: Option<Seat>,
}

impl SeatingPlan {
    /// The seat of a player. The host always sits in seat 0, and the others are rotated accordingly. Only with three
    /// against two, the host sits where the card says.
    pub fn seat_of(&self, player: u8) -> Seat {
        self.seats.get(usize::from(player)).copied().unwrap_or_default()
    }
}

/// The reason why a list of draws is invalid.
///
/// ```
/// use canasta::{Players, RuleSet, seating};
///
/// let error = seating::assign_seats(&RuleSet::HOYLE, Players::FOUR, &[]).unwrap_err();
/// assert_eq!(error.to_string(), "unfinished: player 0");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SeatingError {
    /// These rules have no draw for seats.
    NoDraw,
    /// A player drew out of turn.
    OutOfTurn {
        /// The number of the player who drew.
        player: u8,
    },
    /// The card at this position has already been drawn, or there is no such position.
    NoCard {
        /// The position in the spread pack.
        place: u8,
    },
    /// More copies of a face were drawn than the pack contains.
    TooManyCopies(Card),
    /// A player must still draw.
    Unfinished {
        /// The number of the player.
        player: u8,
    },
}

/// A code with the numbers, not a sentence: `out-of-turn: player 2`.
impl fmt::Display for SeatingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDraw => f.write_str("no-draw"),
            Self::OutOfTurn { player } => write!(f, "out-of-turn: player {player}"),
            Self::NoCard { place } => write!(f, "no-card: place {place}"),
            Self::TooManyCopies(card) => write!(f, "too-often: {card}"),
            Self::Unfinished { player } => write!(f, "unfinished: player {player}"),
        }
    }
}

impl core::error::Error for SeatingError {}

/// Whether the cards drawn decide the seats.
const fn seats_are_drawn(rules: &RuleSet) -> bool {
    matches!(rules.seating, Seating::Drawn | Seating::DrawnEndsVoid)
}

/// Whether cards are drawn before a game, for seats, the first dealer, or both.
///
/// ```
/// use canasta::{RuleSet, seating::has_draw};
///
/// assert!(has_draw(&RuleSet::HOYLE) && !has_draw(&RuleSet::WAHHI));
/// ```
pub const fn has_draw(rules: &RuleSet) -> bool {
    seats_are_drawn(rules) || matches!(rules.first_dealer, FirstDealer::SeatDraw)
}

/// Draws cards until every player has a seat, each from a random position of a newly shuffled pack. `None` if the pack
/// runs out, which never happens with a fair source.
pub fn draw(rules: &RuleSet, players: Players, rng: &mut impl Rng) -> Option<Vec<Drawn>> {
    let spread = shuffled(rng);
    let mut free: Vec<u8> = (0..u8::try_from(DECK_SIZE).ok()?).collect();
    let mut rounds = Rounds::new(rules, players);
    let mut drawn = Vec::new();
    while let Some(player) = rounds.due() {
        let index = rng.next_below(u32::try_from(free.len()).ok().filter(|&left| left > 0)?);
        let place = free.remove(usize::try_from(index).ok()?);
        let draw = Drawn { player, place, card: *spread.get(usize::from(place))? };
        rounds.enter(draw).ok()?;
        drawn.push(draw);
    }
    Some(drawn)
}

/// The seats and the first dealer that follow from the cards drawn.
///
/// # Errors
/// Returns the first [`SeatingError`] found in the draws.
pub fn assign_seats(rules: &RuleSet, players: Players, drawn: &[Drawn]) -> Result<SeatingPlan, SeatingError> {
    if !has_draw(rules) {
        return Err(SeatingError::NoDraw);
    }
    let players = players.under(rules);
    let mut rounds = Rounds::new(rules, players);
    for draw in drawn {
        rounds.enter(*draw)?;
    }
    if let Some(player) = rounds.due() {
        return Err(SeatingError::Unfinished { player });
    }
    let ranking = rounds.ranking();
    let mut seats = core::array::from_fn(|player| Seat(crate::must_fit::<u8>(player)));
    if seats_are_drawn(rules) {
        for (rank, &player) in ranking.iter().enumerate() {
            seats[usize::from(player)] = seat_by_rank(rank, players);
        }
        // Rotate the seats until the host sits in seat 0. Seats of three against two can't rotate.
        let count = players.count();
        let rotation = if players.are_three_against_two() { 0 } else { count - seats[0].0 };
        for seat in seats.iter_mut().take(usize::from(count)) {
            *seat = Seat((seat.0 + rotation) % count);
        }
    }
    let highest = ranking.first().map_or(Seat(0), |&player| seats[usize::from(player)]);
    let dealer_is_drawn = matches!(rules.first_dealer, FirstDealer::SeatDraw);
    let first_deal = players.of_deal(rules, highest);
    Ok(SeatingPlan { seats, first_dealer: dealer_is_drawn.then(|| rules.previous_seat(first_deal, highest)) })
}

/// The seat of the player whose card has this rank (0 is the highest), counted clockwise from the player with the
/// highest card. The highest cards form one side, in order, and the other side sits between them. With three against
/// two, the third sits to the left of the highest, and the fifth in the seat that sits out first.
fn seat_by_rank(rank: usize, players: Players) -> Seat {
    if players.are_three_against_two() {
        return Seat([1, 3, 2, 0, 4].get(rank).copied().unwrap_or_default());
    }
    let rank = crate::must_fit::<u8>(rank);
    let size = players.side_size();
    if size == 1 { Seat(rank) } else { Seat(rank % size * players.sides() + rank / size) }
}

/// A draw in progress, in rounds.
struct Rounds {
    ends_void: bool,
    players: u8,
    /// The valid card of each player; `None` if the player must draw.
    valid_cards: [Option<Card>; MAX_SEATS],
    /// The players who must still draw in this round, in reverse order.
    due: Vec<u8>,
    taken: [bool; DECK_SIZE],
    drawn_faces: [u8; Card::FACE_COUNT],
}

impl Rounds {
    fn new(rules: &RuleSet, players: Players) -> Self {
        let mut rounds = Self {
            ends_void: matches!(rules.seating, Seating::DrawnEndsVoid),
            players: players.count(),
            valid_cards: [None; MAX_SEATS],
            due: Vec::new(),
            taken: [false; DECK_SIZE],
            drawn_faces: [0; Card::FACE_COUNT],
        };
        if has_draw(rules) {
            rounds.begin_round();
        }
        rounds
    }

    /// Starts a round for all players without a valid card, in the order of arrival.
    fn begin_round(&mut self) {
        self.due = (0..self.players).rev().filter(|&player| self.valid_cards[usize::from(player)].is_none()).collect();
    }

    /// The player who draws next; `None` if the draw is complete.
    fn due(&self) -> Option<u8> {
        self.due.last().copied()
    }

    fn enter(&mut self, drawn: Drawn) -> Result<(), SeatingError> {
        let Drawn { player, place, card } = drawn;
        if self.due() != Some(player) {
            return Err(SeatingError::OutOfTurn { player });
        }
        let index = usize::from(place);
        match self.taken.get_mut(index) {
            Some(taken) if !*taken => *taken = true,
            _ => return Err(SeatingError::NoCard { place }),
        }
        let drawn_faces = &mut self.drawn_faces[card.index()];
        if *drawn_faces == 2 {
            return Err(SeatingError::TooManyCopies(card));
        }
        *drawn_faces += 1;
        let is_at_end = self.ends_void && !(VOID_CARDS_PER_END..DECK_SIZE - VOID_CARDS_PER_END).contains(&index);
        self.valid_cards[usize::from(player)] = (card.suit().is_some() && !is_at_end).then_some(card);
        self.due.pop();
        if self.due.is_empty() {
            self.end_round();
        }
        Ok(())
    }

    /// Ends a round: equal cards are void, and players without a card draw again.
    fn end_round(&mut self) {
        let before = self.valid_cards;
        for card in &mut self.valid_cards {
            let equal = before.iter().filter(|other| other.is_some() && **other == *card).count();
            if equal > 1 {
                *card = None;
            }
        }
        self.begin_round();
    }

    /// The players, the highest card first.
    fn ranking(&self) -> Vec<u8> {
        let mut ranking: Vec<u8> = (0..self.players).collect();
        ranking.sort_by_key(|&player| {
            let card = self.valid_cards[usize::from(player)];
            core::cmp::Reverse(card.map(|card| (card.rank(), core::cmp::Reverse(card.suit()))))
        });
        ranking
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;
    use crate::{SeedRng, Suit};

    fn card(text: &str) -> Card {
        Card::all().find(|card| alloc::format!("{card:?}") == text).unwrap()
    }

    /// Parses draws in the form `player:place:card`.
    fn drawn(text: &str) -> Vec<Drawn> {
        let parse = |word: &str| {
            let mut parts = word.split(':');
            let mut number = || parts.next().unwrap().parse().unwrap();
            let player = number();
            let place = number();
            Drawn { player, place, card: card(parts.next().unwrap()) }
        };
        text.split_whitespace().map(parse).collect()
    }

    fn seats(rules: &RuleSet, players: u8, draws: &str) -> (Vec<u8>, Option<u8>) {
        let players = Players::new(players).unwrap();
        let plan = assign_seats(rules, players, &drawn(draws)).unwrap();
        let seats = (0..players.count()).map(|player| plan.seat_of(player).0).collect();
        (seats, plan.first_dealer.map(|seat| seat.0))
    }

    #[test]
    fn seats_four_players_by_their_cards() {
        let base = &RuleSet::BASE;
        // The host is highest: the second sits opposite, the third to the left, and the neighbour on the right deals.
        assert_eq!(seats(base, 4, "0:10:AS 1:11:KH 2:12:QD 3:13:2C"), (vec![0, 2, 1, 3], Some(3)));
        // The host is lowest, sits to the right of the highest, and deals.
        assert_eq!(seats(base, 4, "0:10:2C 1:11:AS 2:12:KH 3:13:QD"), (vec![0, 1, 3, 2], Some(0)));
        // The host is second and sits opposite the highest, whose neighbour on the right is the fourth.
        assert_eq!(seats(base, 4, "0:10:KH 1:11:AS 2:12:QD 3:13:2C"), (vec![0, 2, 3, 1], Some(1)));
    }

    #[test]
    fn seats_six_and_single_players_by_their_cards() {
        let base = &RuleSet::BASE;
        let six = "0:10:AS 1:11:AH 2:12:AD 3:13:AC 4:14:KS 5:15:KH";
        assert_eq!(seats(base, 6, six), (vec![0, 2, 4, 1, 3, 5], Some(5)));
        assert_eq!(seats(base, 2, "0:10:2C 1:11:2D"), (vec![0, 1], Some(0)));
        assert_eq!(seats(base, 3, "0:10:9C 1:11:TD 2:12:8S"), (vec![0, 2, 1], Some(1)));
        assert_eq!(seats(base, 5, "0:10:AS 1:11:4D 2:12:KC 3:13:5H 4:14:6H"), (vec![0, 4, 1, 3, 2], Some(4)));
    }

    #[test]
    fn suits_break_ties_of_ranks() {
        let order = Suit::ALL.map(|suit| Card::suited(9, suit).unwrap());
        for (high, low) in order.iter().zip(&order[1..]) {
            let text = alloc::format!("0:10:{low:?} 1:11:{high:?}");
            assert_eq!(seats(&RuleSet::BASE, 2, &text), (vec![0, 1], Some(0)), "{text}");
        }
    }

    #[test]
    fn jokers_and_equal_cards_draw_again() {
        let base = &RuleSet::BASE;
        // A pair and a joker: three players draw again, and the fourth keeps the nine.
        let redraws = "0:10:KS 1:11:KS 2:12:XR 3:13:9C 0:20:4S 1:21:AS 2:22:5S";
        assert_eq!(seats(base, 4, redraws), (vec![0, 1, 2, 3], Some(0)));
        // A card equal to a valid one of the round before: both players draw again.
        let tie_with_earlier = "0:10:KS 1:11:XB 1:12:KS 0:13:2C 1:14:3C";
        assert_eq!(seats(base, 2, tie_with_earlier), (vec![0, 1], Some(0)));
        // Two pairs, and a second tie.
        let pairs = "0:10:KS 1:11:9D 2:12:9D 3:13:KS 0:14:7H 1:15:7H 2:16:8C 3:17:2D 0:18:AC 1:19:AD";
        assert_eq!(seats(base, 4, pairs), (vec![0, 2, 3, 1], Some(1)));
    }

    #[test]
    fn ends_are_void_if_the_rules_say_so() {
        for place in [0, 3, 104, 107] {
            let first = alloc::format!("0:{place}:AS 1:50:KH");
            assert_eq!(seats(&RuleSet::BASE, 2, &first), (vec![0, 1], Some(1)));
            let two = Players::new(2).unwrap();
            let unfinished = assign_seats(&RuleSet::HOYLE, two, &drawn(&first));
            assert_eq!(unfinished, Err(SeatingError::Unfinished { player: 0 }), "{place}");
            assert_eq!(seats(&RuleSet::HOYLE, 2, &alloc::format!("{first} 0:51:QS")), (vec![0, 1], Some(0)));
            // A void card doesn't make an equal card void.
            let equal = alloc::format!("0:{place}:KH 1:50:KH 0:51:QS");
            assert_eq!(seats(&RuleSet::HOYLE, 2, &equal), (vec![0, 1], Some(0)));
        }
        for place in [4, 103] {
            assert_eq!(seats(&RuleSet::HOYLE, 2, &alloc::format!("0:{place}:AS 1:50:KH")), (vec![0, 1], Some(1)));
        }
    }

    #[test]
    fn assigns_only_what_the_rules_draw_for() {
        let only_dealer = RuleSet { seating: Seating::Fixed, ..RuleSet::BASE };
        assert_eq!(seats(&only_dealer, 4, "0:10:2C 1:11:KH 2:12:AS 3:13:QD"), (vec![0, 1, 2, 3], Some(1)));
        let only_seats = RuleSet { first_dealer: FirstDealer::Random, ..RuleSet::BASE };
        assert_eq!(seats(&only_seats, 4, "0:10:AS 1:11:KH 2:12:QD 3:13:2C"), (vec![0, 2, 1, 3], None));
        let none = RuleSet { seating: Seating::Optional, ..only_seats };
        assert_eq!(assign_seats(&none, Players::FOUR, &[]), Err(SeatingError::NoDraw));
        assert_eq!(draw(&none, Players::FOUR, &mut SeedRng::new(1)), Some(vec![]));
    }

    #[test]
    fn reports_impossible_draws() {
        let check = |text: &str, why| {
            assert_eq!(assign_seats(&RuleSet::BASE, Players::new(2).unwrap(), &drawn(text)), Err(why), "{text}");
        };
        check("", SeatingError::Unfinished { player: 0 });
        check("0:10:AS", SeatingError::Unfinished { player: 1 });
        check("1:10:AS", SeatingError::OutOfTurn { player: 1 });
        check("0:10:AS 1:11:KS 0:12:QS", SeatingError::OutOfTurn { player: 0 });
        check("0:10:AS 1:10:KS", SeatingError::NoCard { place: 10 });
        check("0:108:AS", SeatingError::NoCard { place: 108 });
        check("0:10:AS 1:11:AS 0:12:AS", SeatingError::TooManyCopies(card("AS")));
    }

    /// Each player is equally likely to deal first, and to sit in each seat. With the tolerance of six standard
    /// deviations, a fair draw fails about once in five hundred million runs.
    #[test]
    fn the_draw_is_fair() {
        const DRAWS: u32 = 60_000 / 5;
        for players in [2, 3, 4, 5, 6].map(|count| Players::new(count).unwrap()) {
            let count = u32::from(players.count());
            let mut deals = [0u32; 6];
            let mut opposite = [0u32; 6];
            for seed in 0..DRAWS {
                let mut rng = SeedRng::part(u64::from(count), u64::from(seed));
                let drawn = draw(&RuleSet::HOYLE, players, &mut rng).unwrap();
                let plan = assign_seats(&RuleSet::HOYLE, players, &drawn).unwrap();
                assert_eq!(plan.seat_of(0), Seat(0));
                deals[plan.first_dealer.unwrap().index()] += 1;
                opposite[plan.seat_of(players.count() - 1).index()] += 1;
            }
            let assert_near = |n: u32, ways: u32| {
                let n = f64::from(n);
                let mean = f64::from(DRAWS) / f64::from(ways);
                let slack = 36.0 * mean * (1.0 - 1.0 / f64::from(ways));
                assert!((n - mean) * (n - mean) <= slack, "{n} of {DRAWS}, {ways} ways, {count} players");
            };
            deals[..usize::from(players.count())].iter().for_each(|&n| assert_near(n, count));
            opposite[1..usize::from(players.count())].iter().for_each(|&n| assert_near(n, count - 1));
        }
    }
}
