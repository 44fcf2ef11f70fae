//! Models the likelihood of a hand, beyond what is known for sure. Players keep pairs, meld what fits, and discard
//! single cards, so hands in the middle of a deal are not random. A search that samples random hands underestimates its
//! opponents (see the measurements in the book).
//!
//! The model is learned: for each hidden hand and each kind, a small network predicts how much likelier than by chance
//! it is that the hand holds none, one, two, or more of it ([`HandModel`]). The likelihood of a hand is the product
//! over its kinds. Train it with `cargo run --release -p canasta-bots --example train_hand_model`.

mod inputs;
mod network;

use canasta::{Counts, DECK_SIZE, Deal, Kind, MAX_SEATS, Rng, Seat, SeedRng, View};

use inputs::{Discards, kinds};
pub use inputs::{OF_KIND, OF_SEAT, SIZES};
pub use network::{FIRST_UNITS, HandModel, Layer, SECOND_UNITS};

/// The cards that a player can't see and doesn't know.
struct Hidden {
    /// Cards in the other hands and the stock, except red threes and cards known to be in a hand.
    cards: Counts,
    total: u8,
    /// Number of unknown cards in each seat's hand.
    sizes: [u8; MAX_SEATS],
}

impl Hidden {
    fn of(view: &View) -> Self {
        let public = &view.public;
        let mut cards = view.unseen();
        let mut sizes = [0; MAX_SEATS];
        cards.set(Kind::RedThree, 0);
        for seat in public.players().seats().filter(|&seat| seat != view.seat) {
            let known = &public.seen().known[seat.index()];
            for kind in kinds() {
                cards.set(kind, cards.of(kind).saturating_sub(known.of(kind)));
            }
            sizes[seat.index()] = public.hand_sizes()[seat.index()].saturating_sub(known.total());
        }
        Self { cards, total: cards.total(), sizes }
    }

    /// The chances that a seat holds none, one, two, or more of a kind beyond the known ones, if the hidden cards were
    /// dealt at random.
    fn chance(&self, seat: Seat, kind: Kind) -> [f32; SIZES] {
        let mut chance = [1.0, 0.0, 0.0, 0.0];
        // Place the cards of the kind one by one: each goes to one of the hand's remaining places, or elsewhere.
        for placed in 0..self.cards.of(kind) {
            let left = f32::from(self.total.saturating_sub(placed).max(1));
            let before = chance;
            chance = [0.0; SIZES];
            for (held, chances) in (0..).zip(before) {
                let here = (f32::from(self.sizes[seat.index()].saturating_sub(held)) / left).min(1.0);
                let more = usize::from(held) + 1;
                chance[more - 1] += chances * (1.0 - here);
                chance[more.min(SIZES - 1)] += chances * here;
            }
        }
        chance
    }
}

/// A kind in a hidden hand. For training.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Question {
    /// The owner of the hand.
    pub seat: Seat,
    /// The kind.
    pub kind: Kind,
    /// Features of the seat and the position.
    pub of_seat: [f32; OF_SEAT],
    /// Features of the kind.
    pub of_kind: [f32; OF_KIND],
    /// The chances that the hand holds none, one, two, or more beyond the known ones, if the hidden cards were dealt at
    /// random.
    pub chance: [f32; SIZES],
}

/// All predictions to make from a player's view.
pub fn questions(view: &View) -> Vec<Question> {
    let hidden = Hidden::of(view);
    let discards = Discards::of(&view.public);
    let mut questions = Vec::new();
    for seat in view.public.players().seats().filter(|&seat| seat != view.seat) {
        let of_seat = inputs::of_seat(view, &hidden, &discards, seat);
        for kind in kinds().filter(|&kind| hidden.cards.of(kind) > 0) {
            let chance = hidden.chance(seat, kind);
            let of_kind = inputs::of_kind(view, &hidden, &discards, (seat, kind), chance);
            questions.push(Question { seat, kind, of_seat, of_kind, chance });
        }
    }
    questions
}

/// Places a hidden card can be: the seats, then the stock.
const PLACES: usize = MAX_SEATS + 1;

/// Likelihood factors by place and kind: for the first card of the kind beyond the known ones, the second, the third,
/// and any further one.
type LikelihoodFactors = [[[f32; SIZES]; 16]; PLACES];

/// Samples deals from one position as a player sees it.
pub(super) struct DealSampler<'a> {
    view: &'a View,
    /// The same view without discards and passes. The hand model accounts for those.
    forgetful: View,
    factors: LikelihoodFactors,
    /// Number of swaps to propose per hidden card in a hand; 0 samples at random.
    swaps: u32,
}

impl<'a> DealSampler<'a> {
    pub(super) fn new(view: &'a View, swaps: u32) -> Self {
        let factors = if swaps > 0 { Self::factors(view) } else { NEUTRAL };
        Self { view, forgetful: View { public: view.public.without_seen(), ..view.clone() }, factors, swaps }
    }

    fn factors(view: &View) -> LikelihoodFactors {
        let hand_model = HandModel::trained(view.public.players());
        let hidden = Hidden::of(view);
        let discards = Discards::of(&view.public);
        let mut factors = NEUTRAL;
        for seat in view.public.players().seats().filter(|&seat| hidden.sizes[seat.index()] > 0) {
            let sums = hand_model.of_seat(&inputs::of_seat(view, &hidden, &discards, seat));
            for kind in kinds().filter(|&kind| hidden.cards.of(kind) > 0) {
                let chance = hidden.chance(seat, kind);
                let log_odds =
                    hand_model.log_odds(&sums, &inputs::of_kind(view, &hidden, &discards, (seat, kind), chance));
                for (factor, step) in factors[seat.index()][kind.index()].iter_mut().zip(log_odds.windows(2)) {
                    *factor = exp((step[1] - step[0]).clamp(-MAX_LOG_FACTOR, MAX_LOG_FACTOR));
                }
            }
        }
        factors
    }

    /// Samples a deal that fits everything seen, favouring likely ones. Starts from a random deal and repeatedly
    /// proposes to swap a hidden card in a hand with another unknown card. A swap that makes the hands likelier is
    /// accepted. Any other is accepted with a probability equal to the ratio of the likelihoods (the Metropolis
    /// algorithm, 1953).
    pub(super) fn sample(&self, rng: &mut SeedRng) -> Deal {
        if self.swaps == 0 {
            return self.view.sample(rng);
        }
        let deal = self.forgetful.sample_knowing(&self.view.public.seen().known, rng);
        let mut cards = SwappableCards::of(self.view, &deal);
        for _ in 0..self.swaps * cards.held {
            let luck = rng.next_u64();
            let one = below(luck, cards.held);
            let other = below(luck >> 16, cards.count);
            let luck = (luck >> 40) as u32 as f32 / (1 << 24) as f32;
            cards.swap(one, other, &self.factors, luck);
        }
        self.view.sample_knowing(&cards.hands, rng)
    }
}

/// A nearly uniform number below `bound`, from the lowest 16 bits.
fn below(luck: u64, bound: u32) -> usize {
    canasta::must_fit::<usize>(((luck & 0xffff) * u64::from(bound)) >> 16)
}

/// Makes every hand as likely as by chance.
const NEUTRAL: LikelihoodFactors = [[[1.0; SIZES]; 16]; PLACES];

/// The cards of a deal that can be swapped.
struct SwappableCards {
    /// The kind and place of each card. Cards in hands come first.
    cards: [(Kind, usize); DECK_SIZE],
    held: u32,
    count: u32,
    /// Number of these cards, by place and kind.
    counts: [[u8; 16]; PLACES],
    /// Complete hands.
    hands: [Counts; MAX_SEATS],
}

impl SwappableCards {
    fn of(view: &View, deal: &Deal) -> Self {
        let mut cards = Self {
            cards: [(Kind::Joker, 0); DECK_SIZE],
            held: 0,
            count: 0,
            counts: [[0; 16]; PLACES],
            hands: [Counts::NONE; MAX_SEATS],
        };
        for seat in view.public.players().seats().filter(|&seat| seat != view.seat) {
            let hand = deal.hand(seat);
            let known = &view.public.seen().known[seat.index()];
            cards.hands[seat.index()] = *hand;
            for (kind, count) in hand.iter() {
                for _ in known.of(kind)..count {
                    cards.add(kind, seat.index());
                }
            }
        }
        cards.held = cards.count;
        for kind in deal.stock() {
            cards.add(kind, MAX_SEATS);
        }
        cards
    }

    fn add(&mut self, kind: Kind, place: usize) {
        // Red threes have fixed places.
        if kind == Kind::RedThree {
            return;
        }
        if let Some(card) = self.cards.get_mut(self.count as usize) {
            *card = (kind, place);
            self.count += 1;
            self.counts[place][kind.index()] += 1;
        }
    }

    /// Swaps two cards if the random number `luck` (from 0 to 1) allows it.
    fn swap(&mut self, one: usize, other: usize, factors: &LikelihoodFactors, luck: f32) {
        let (kind, here) = self.cards[one];
        let (other_kind, there) = self.cards[other];
        if here == there || kind == other_kind {
            return;
        }
        let more = |place: usize, kind: Kind| self.factor(factors, place, kind, 0);
        let fewer = |place: usize, kind: Kind| self.factor(factors, place, kind, 1);
        let new = more(here, other_kind) * more(there, kind);
        let old = fewer(here, kind) * fewer(there, other_kind);
        if luck * old >= new {
            return;
        }
        (self.cards[one].0, self.cards[other].0) = (other_kind, kind);
        for (place, lost, won) in [(here, kind, other_kind), (there, other_kind, kind)] {
            self.counts[place][lost.index()] -= 1;
            self.counts[place][won.index()] += 1;
            if let Some(hand) = self.hands.get_mut(place) {
                hand.take_one(lost);
                hand.add_one(won);
            }
        }
    }

    /// Factor for one more card of a kind in a place, after subtracting `fewer` from the current count.
    fn factor(&self, factors: &LikelihoodFactors, place: usize, kind: Kind, fewer: u8) -> f32 {
        let count = usize::from(self.counts[place][kind.index()].saturating_sub(fewer));
        factors[place][kind.index()][count.min(SIZES - 1)]
    }
}

/// Limit on the model's confidence in either direction, as a logarithm.
const MAX_LOG_FACTOR: f32 = 10.0;

/// Approximate exponential function (within 2% between −6 and 6). It uses plain arithmetic, so unlike the system's own
/// it gives the same result on every machine.
fn exp(x: f32) -> f32 {
    let mut power = 1.0 + x / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::{Phase, Players, RuleSet};

    use crate::{Bot, Club, play};

    #[test]
    fn exp_is_close_to_the_exponential_function() {
        for tenth in -60..=60 {
            let x = tenth as f32 / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 0.02, "{x}: {} for {}", exp(x), x.exp());
        }
        assert!(exp(-MAX_LOG_FACTOR) > 0.0 && exp(MAX_LOG_FACTOR) > 10_000.0);
    }

    /// Views from deals between club players: every seat at each of its decisions.
    fn views(rules: &RuleSet, players: Players, seeds: core::ops::Range<u64>, mut each: impl FnMut(u64, &Deal, &View)) {
        for number in seeds {
            let mut rng = SeedRng::part(41, number);
            let mut deal = Deal::shuffled(rules, players, Seat(0), [0; MAX_SEATS], &mut rng);
            let club = Club::default();
            play(&mut deal, number, |deal, seat, seed| {
                let view = deal.view(seat);
                each(seed, deal, &view);
                club.decide(&view, seed)
            })
            .unwrap();
        }
    }

    #[test]
    fn random_chances_add_up() {
        let mut seen = 0;
        views(&RuleSet::HOYLE, Players::FOUR, 0..4, |_, _, view| {
            let hidden = Hidden::of(view);
            for question in questions(view) {
                let cards = f32::from(hidden.cards.of(question.kind));
                let held = hidden.sizes[question.seat.index()];
                let chance = question.chance;
                assert!((chance.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{chance:?}");
                let mean = chance[1] + 2.0 * chance[2] + 3.0 * chance[3];
                let sampler = cards * f32::from(held) / f32::from(hidden.total);
                // A count of three stands for three or more.
                assert!(mean < sampler + 1e-3 && (cards > 3.0 || mean > sampler - 1e-3), "{mean} for {sampler}");
                seen += 1;
            }
        });
        assert!(seen > 5_000, "{seen}");
    }

    /// Whatever the model predicts, a sampled deal fits everything seen, and no card appears or disappears.
    #[test]
    fn sampled_deals_fit_the_view() {
        let mut seen = 0;
        let mut moved = 0;
        for (preset, count) in [(0, 4), (3, 2), (1, 3), (2, 5), (4, 6), (4, 4)] {
            views(&RuleSet::PRESETS[preset].rules, Players::new(count).unwrap(), 0..4, |seed, deal, view| {
                let sample = DealSampler::new(view, 6).sample(&mut SeedRng::new(seed));
                assert_eq!(sample.view(view.seat), *view, "preset {preset}, {count} players");
                let all = |deal: &Deal| {
                    let hands = view.public.players().seats().fold(Counts::NONE, |sum, any| sum.plus(deal.hand(any)));
                    hands.plus(&Counts::from_iter(deal.stock()))
                };
                assert_eq!(
                    all(&sample),
                    all(deal),
                    "preset {preset}, {count} players: a card has appeared or disappeared"
                );
                for seat in view.public.players().seats() {
                    assert!(sample.hand(seat).covers(&view.public.seen().known[seat.index()]));
                    moved += u32::from(sample.hand(seat) != deal.hand(seat));
                }
                seen += 1;
            });
        }
        assert!(seen > 500 && moved > 1000, "{seen} deals, {moved} hands");
    }

    /// If the model makes two kings this much likelier and predicts nothing else, hands hold them exactly that often.
    #[test]
    fn samples_hands_as_often_as_the_model_says() {
        let mut tried = false;
        views(&RuleSet::HOYLE, Players::FOUR, 0..1, |seed, _, view| {
            let hidden = Hidden::of(view);
            let seat = view.public.next_seat(view.seat);
            if tried || view.public.stock() > 45 || hidden.cards.of(Kind::King) < 3 {
                return;
            }
            tried = true;
            let mut sampler = DealSampler::new(view, 0);
            sampler.swaps = 30;
            sampler.factors[seat.index()][Kind::King.index()] = [0.5, 6.0, 2.0, 1.0];
            let chance = hidden.chance(seat, Kind::King);
            let likely: [f32; SIZES] = core::array::from_fn(|size| chance[size] * [1.0, 0.5, 3.0, 6.0][size]);
            let known = view.public.seen().known[seat.index()].of(Kind::King);
            let mut found = [0.0; SIZES];
            let samples = 4000;
            let mut rng = SeedRng::new(seed);
            for _ in 0..samples {
                let held = sampler.sample(&mut rng).hand(seat).of(Kind::King) - known;
                found[usize::from(held).min(SIZES - 1)] += 1.0 / samples as f32;
            }
            for (found, likely) in found.iter().zip(likely.map(|one| one / likely.iter().sum::<f32>())) {
                assert!((found - likely).abs() < 0.03, "{found} for {likely}, by chance {chance:?}");
            }
        });
        assert!(tried);
    }

    /// In deals between club players, sampled hands hold nearly as many pairs as real ones. Random hands hold far
    /// fewer.
    #[test]
    fn samples_as_many_pairs_as_players_keep() {
        let [mut real, mut chance, mut modelled] = [0.0; 3];
        let mut turns = (0, 0_u8);
        views(&RuleSet::HOYLE, Players::FOUR, 0..200, |seed, deal, view| {
            let players = view.public.players();
            let number = view.public.stock();
            if deal.public().phase() != Phase::Draw {
                return;
            }
            turns = if turns.1 < number { (0, number) } else { (turns.0 + 1, number) };
            if turns.0 != 24 {
                return;
            }
            let others = || players.seats().filter(|&any| any != view.seat);
            let pairs = |deal: &Deal| others().map(|any| f64::from(pairs(deal, any))).sum::<f64>();
            let sampled = |swaps| {
                let sampler = DealSampler::new(view, swaps);
                (0..20).map(|sample| pairs(&sampler.sample(&mut SeedRng::part(seed, sample)))).sum::<f64>() / 20.0
            };
            real += pairs(deal);
            chance += sampled(0);
            modelled += sampled(6);
        });
        assert!(chance < 0.85 * real, "{chance:.0} pairs at random, {real:.0} real");
        let nearer = (real - modelled).abs() < 0.5 * (real - chance);
        assert!(nearer, "{real:.0} real pairs, {modelled:.0} modelled, {chance:.0} at random");
    }

    /// Ranks with two or more cards in a hand.
    fn pairs(deal: &Deal, seat: Seat) -> u8 {
        Kind::NATURALS.iter().map(|&rank| u8::from(deal.hand(seat).of(rank) >= 2)).sum()
    }
}
