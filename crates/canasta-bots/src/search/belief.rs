//! How likely a hand is, beyond what is certain. Players keep pairs, lay what fits their melds, and discard what they hold one
//! of; so hands in the middle of a deal are not such as chance alone would make them. A search that imagines them so
//! believes its opponents weaker than they are (measured: see the book's results).
//!
//! What players keep is learned: some numbers that describe a hand, times some that describe the moment, tell real hands
//! from imagined ones, and so say how many times likelier than by chance a hand is.
//! `cargo run --release -p canasta-bots --example believe` trains it.

use std::sync::OnceLock;

use canasta::{Counts, Deal, Kind, MAX_SEATS, Players, Public, Rng, Seat, SeedRng, View};

use super::written;
use crate::club::discarded;

/// Numbers that describe a hand.
pub const OF_HAND: usize = 20;
/// Numbers that describe the moment; each number of the hand counts by each of them. All are 0, or nearly, before anyone has
/// played: then every hand is as likely as chance makes it.
pub const OF_MOMENT: usize = 7;

/// What a hand looks like to a program that knows the table; `discarded` is a bit for each kind that the player discarded
/// onto the present pile.
fn of_hand(public: &Public, seat: Seat, discarded: u16, hand: &Counts) -> [f32; OF_HAND] {
    let side = public.side_of(seat);
    let melds = public.side_melds(side);
    let (own, canastas) = (melds.ranks(), melds.canasta_ranks());
    let opponents = public.players().all_sides().filter(|&any| any != side);
    let opponents = opponents.fold(0, |ranks, any| ranks | public.side_melds(any).ranks());
    let passed = public.seen().passed[seat.index()];
    let mut numbers = [0.0; OF_HAND];
    let wilds = f32::from(hand.wilds());
    numbers[0] = wilds;
    numbers[1] = wilds * wilds / 4.0;
    numbers[2] = f32::from(hand.of(Kind::BlackThree));
    numbers[19] = f32::from(hand.of(Kind::RedThree));
    for rank in Kind::NATURALS {
        let held = hand.of(rank);
        if held == 0 {
            continue;
        }
        let (bit, some) = (1 << rank.index(), f32::from(held));
        let (pair, three) = (f32::from(u8::from(held >= 2)), f32::from(u8::from(held >= 3)));
        if canastas & bit != 0 {
            numbers[3] += some;
        } else if own & bit != 0 {
            numbers[4] += some;
        } else {
            numbers[4 + usize::from(held.min(4))] += 1.0;
            numbers[9] += f32::from(held.saturating_sub(4));
            if rank.value() >= 10 {
                numbers[10] += some;
                numbers[11] += pair;
            }
        }
        if opponents & bit != 0 {
            numbers[12] += some;
            numbers[13] += pair;
        }
        if discarded & bit != 0 {
            numbers[14] += 1.0;
            numbers[15] += pair;
            numbers[16] += three;
        }
        if passed & bit != 0 {
            numbers[17] += 1.0;
            numbers[18] += pair;
        }
    }
    numbers
}

/// What the moment is like for a seat.
fn of_moment(public: &Public, seat: Seat) -> [f32; OF_MOMENT] {
    let rules = &public.rules();
    let dealt = i32::from(public.players().count()) * rules.hand_size_for(public.players());
    let gone = u8::try_from((AFTER_UPCARD - dealt - i32::from(public.stock())).max(0)).unwrap_or(u8::MAX);
    let draws = u8::try_from(rules.draw_count_for(public.players())).unwrap_or(1).max(1);
    // Turns that each player has had, about.
    let turns = f32::from(gone) / f32::from(public.players().count()) / f32::from(draws);
    let played = 1.0 - 1.0 / (1.0 + turns / 2.0);
    let opened = f32::from(u8::from(public.opened(public.side_of(seat))));
    let size = f32::from(public.hand_sizes()[seat.index()]) / 11.0;
    let frozen = f32::from(u8::from(public.pile().frozen_for_everyone(rules)));
    [
        played,
        played * played,
        played * opened,
        played * size,
        played * opened * size,
        played * frozen,
        opened * (1.0 - played),
    ]
}

/// Cards that are not the first upcard.
const AFTER_UPCARD: i32 = 107;

/// How players keep and discard cards.
#[derive(Clone, PartialEq, Debug)]
pub struct Belief {
    /// By number of the hand, then by number of the moment.
    pub weights: [[f32; OF_MOMENT]; OF_HAND],
}

impl Belief {
    /// Every hand is as likely as chance makes it.
    pub const NONE: Self = Self { weights: [[0.0; OF_MOMENT]; OF_HAND] };

    /// From its written form: whole numbers, each so many 4096ths. `None` where numbers are missing or are none.
    pub fn read(text: &str) -> Option<Self> {
        let mut belief = Self::NONE;
        written::read(text, belief.weights.iter_mut().flatten())?;
        Some(belief)
    }

    /// Its written form, a line for each number of the hand.
    pub fn write(&self) -> String {
        written::write(self.weights.iter().flatten(), OF_MOMENT)
    }

    /// The trained one for so many players.
    fn trained(players: Players) -> &'static Self {
        static TRAINED: [OnceLock<Option<Belief>>; 5] = [const { OnceLock::new() }; 5];
        let text = match players.count() {
            2 => include_str!("two.belief"),
            3 => include_str!("three.belief"),
            5 => include_str!("five.belief"),
            6 => include_str!("six.belief"),
            _ => include_str!("four.belief"),
        };
        TRAINED[players.index()].get_or_init(|| Self::read(text)).as_ref().unwrap_or(&Self::NONE)
    }

    /// What is believed of a hand, for a trainer: the logarithm of how many times likelier it is than by chance, and the
    /// numbers that this is made of.
    pub fn judge(&self, public: &Public, seat: Seat, hand: &Counts) -> (f32, [f32; OF_HAND], [f32; OF_MOMENT]) {
        let held = of_hand(public, seat, discarded(public)[seat.index()], hand);
        let now = of_moment(public, seat);
        (dot(&held, &self.now(&now)), held, now)
    }

    /// How much each number of a hand counts in a moment.
    fn now(&self, moment: &[f32; OF_MOMENT]) -> [f32; OF_HAND] {
        core::array::from_fn(|place| dot(&self.weights[place], moment))
    }
}

fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// What one player expects of the others' hands, now.
pub(super) struct Expected<'a> {
    view: &'a View,
    /// By seat: a bit for each kind that was discarded onto the present pile.
    discarded: [u16; MAX_SEATS],
    /// By seat: how much each number of its hand counts.
    weights: [[f32; OF_HAND]; MAX_SEATS],
    /// Hands of which each is chosen from; 1 leaves all to chance.
    among: u32,
}

impl<'a> Expected<'a> {
    pub(super) fn new(view: &'a View, among: u32) -> Self {
        let public = &view.public;
        let mut weights = [[0.0; OF_HAND]; MAX_SEATS];
        for seat in public.players().seats() {
            weights[seat.index()] = Belief::trained(public.players()).now(&of_moment(public, seat));
        }
        Self { view, discarded: discarded(public), weights, among }
    }

    /// A deal that fits what was seen, a likely one more often: in any such deal, one hand after the other is chosen anew
    /// among some that fit the rest of it.
    pub(super) fn sample(&self, rng: &mut SeedRng) -> Deal {
        let mut kept = self.view.sample(rng);
        if self.among < 2 {
            return kept;
        }
        let mut other = kept.clone();
        let players = self.view.public.players();
        for seat in players.seats_after(self.view.seat).filter(|&seat| seat != self.view.seat) {
            other.clone_from(&kept);
            let mut sum = self.weight(&kept, seat);
            for _ in 1..self.among {
                self.view.sample_hand_into(seat, rng, &mut other);
                let weight = self.weight(&other, seat);
                sum += weight;
                // Each is kept with its share of all so far, and so at the end with its share of all.
                if f64::from(rng.below(LUCK)) / f64::from(LUCK) * sum < weight {
                    core::mem::swap(&mut kept, &mut other);
                }
            }
        }
        kept
    }

    /// How many times likelier than by chance a seat's hand is.
    fn weight(&self, deal: &Deal, seat: Seat) -> f64 {
        let held = of_hand(&self.view.public, seat, self.discarded[seat.index()], deal.hand(seat));
        exp(f64::from(dot(&held, &self.weights[seat.index()]).clamp(-SURE, SURE)))
    }
}

/// Steps of luck.
const LUCK: u32 = 1 << 30;
/// Nothing is believed more surely than this, as a logarithm.
const SURE: f32 = 20.0;

/// Nearly the exponential function (to 2 % between −6 and 6), by plain arithmetic: the same on every machine, which the
/// system's own need not be.
fn exp(x: f64) -> f64 {
    let mut power = 1.0 + x / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::{Phase, RuleSet};

    use crate::{Bot, Club, play};

    #[test]
    fn there_is_a_trained_belief_for_every_number_of_players() {
        for players in (2..=6).filter_map(Players::new) {
            assert_ne!(Belief::trained(players), &Belief::NONE, "{players:?}: nothing is believed of hands");
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let belief = Belief::trained(Players::FOUR);
        assert_eq!(Belief::read(&belief.write()).as_ref(), Some(belief));
        assert!(Belief::read("1 2 3").is_none() && Belief::read(&belief.write().replace('-', "x")).is_none());
    }

    #[test]
    fn the_exponential_function_is_near_enough() {
        for tenth in -60..=60 {
            let x = f64::from(tenth) / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 0.02, "{x}: {} for {}", exp(x), x.exp());
        }
        assert!(exp(-20.0) > 0.0 && exp(20.0) > 1e8);
    }

    /// In deals of club players, the hands that are imagined hold nearly as many pairs as the real ones; by chance alone they
    /// hold far fewer.
    #[test]
    fn hands_are_imagined_as_players_keep_them() {
        let players = Players::FOUR;
        let [mut real, mut chance, mut believed] = [0.0; 3];
        for number in 0..200 {
            let mut rng = SeedRng::part(41, number);
            let mut deal = Deal::shuffled(&RuleSet::HOYLE, players, Seat(0), [0; MAX_SEATS], &mut rng);
            let (mut turns, club) = (0, Club::default());
            play(&mut deal, number, |deal, seat, seed| {
                let view = deal.view(seat);
                if deal.public().phase() == Phase::Draw {
                    turns += 1;
                    if turns == 16 + number % 16 {
                        let others = || players.seats().filter(|&any| any != seat);
                        let pairs = |deal: &Deal| others().map(|any| f64::from(pairs(deal, any))).sum::<f64>();
                        let imagined = |among| {
                            let expected = Expected::new(&view, among);
                            (0..20).map(|world| pairs(&expected.sample(&mut SeedRng::part(seed, world)))).sum::<f64>()
                                / 20.0
                        };
                        real += pairs(deal);
                        chance += imagined(1);
                        believed += imagined(16);
                    }
                }
                club.decide(&view, seed)
            })
            .unwrap();
        }
        assert!(chance < 0.85 * real, "by chance {chance:.0} pairs, really {real:.0}");
        let nearer = (real - believed).abs() < 0.5 * (real - chance);
        assert!(nearer, "really {real:.0} pairs, believed {believed:.0}, by chance {chance:.0}");
    }

    /// Ranks of which a hand holds two or more.
    fn pairs(deal: &Deal, seat: Seat) -> u8 {
        Kind::NATURALS.iter().map(|&rank| u8::from(deal.hand(seat).of(rank) >= 2)).sum()
    }
}
