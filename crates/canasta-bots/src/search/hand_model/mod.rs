//! How likely a hand is, beyond what is certain. Players keep pairs, lay what fits their melds, and discard what they hold one
//! of; so hands in the middle of a deal are not such as chance alone would make them. A search that imagines them so
//! believes its opponents weaker than they are (measured: see the book's results).
//!
//! What players keep is learned: a small network says for each hidden hand and each kind how many times likelier than by
//! chance the hand holds none, one, two, or more of it ([`HandModel`]). A hand is so many times likelier as all its kinds together.
//! `cargo run --release -p canasta-bots --example train_hand_model` trains it.

mod inputs;
mod network;

use canasta::{Counts, DECK, Deal, Kind, MAX_SEATS, Rng, Seat, SeedRng, View};

use inputs::{Discards, kinds};
pub use inputs::{OF_KIND, OF_SEAT, SIZES};
pub use network::{FIRST, HandModel, Layer, SECOND};

/// What a player cannot see, but for what is known of it.
struct Hidden {
    /// Cards in the other hands and the stock, without red threes and without those that are known to be in a hand.
    cards: Counts,
    /// How many these are.
    total: u8,
    /// By seat: how many of its cards are not known.
    sizes: [u8; MAX_SEATS],
}

impl Hidden {
    fn of(view: &View) -> Self {
        let public = &view.public;
        let (mut cards, mut sizes) = (view.unseen(), [0; MAX_SEATS]);
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

    /// The chances that a seat holds none, one, two, or more of a kind beyond those that are known, if all hidden cards lie
    /// anywhere.
    fn chance(&self, seat: Seat, kind: Kind) -> [f32; SIZES] {
        let mut chance = [1.0, 0.0, 0.0, 0.0];
        // One card of the kind after the other lies in one of the places of the hand that are left, or elsewhere.
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

/// A kind in a hidden hand, for a trainer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Question {
    /// Whose hand.
    pub seat: Seat,
    /// The kind.
    pub kind: Kind,
    /// What is known of the seat and the moment.
    pub of_seat: [f32; OF_SEAT],
    /// What is known of the kind there.
    pub of_kind: [f32; OF_KIND],
    /// The chances that the hand holds none, one, two, or more beyond those that are known, if all hidden cards lie anywhere.
    pub chance: [f32; SIZES],
}

/// What there is to guess for a player.
pub fn questions(view: &View) -> Vec<Question> {
    let (hidden, discards) = (Hidden::of(view), Discards::of(&view.public));
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

/// Places where a hidden card may lie: the seats, and behind them the stock.
const PLACES: usize = MAX_SEATS + 1;

/// By place and kind: how many times likelier a hand becomes by the first card of the kind beyond those that are known, by the second,
/// by the third, and by any further one.
type Rises = [[[f32; SIZES]; 16]; PLACES];

/// What one player expects of the others' hands, now.
pub(super) struct Expected<'a> {
    view: &'a View,
    /// The same for one who does not remember what was let go: what that says of hands is learned.
    forgetful: View,
    rises: Rises,
    /// How often each hidden card of a hand is offered in exchange; 0 leaves all to chance.
    swaps: u32,
}

impl<'a> Expected<'a> {
    pub(super) fn new(view: &'a View, swaps: u32) -> Self {
        let rises = if swaps > 0 { Self::rises(view) } else { EVEN };
        Self { view, forgetful: View { public: view.public.without_seen(), ..view.clone() }, rises, swaps }
    }

    fn rises(view: &View) -> Rises {
        let hand_model = HandModel::trained(view.public.players());
        let (hidden, discards) = (Hidden::of(view), Discards::of(&view.public));
        let mut rises = EVEN;
        for seat in view.public.players().seats().filter(|&seat| hidden.sizes[seat.index()] > 0) {
            let sums = hand_model.of_seat(&inputs::of_seat(view, &hidden, &discards, seat));
            for kind in kinds().filter(|&kind| hidden.cards.of(kind) > 0) {
                let chance = hidden.chance(seat, kind);
                let likelier =
                    hand_model.likelier(&sums, &inputs::of_kind(view, &hidden, &discards, (seat, kind), chance));
                for (rise, step) in rises[seat.index()][kind.index()].iter_mut().zip(likelier.windows(2)) {
                    *rise = exp((step[1] - step[0]).clamp(-SURE, SURE));
                }
            }
        }
        rises
    }

    /// A deal that fits what was seen, a likely one more often: in a deal that chance makes, a card of a hidden hand and another that
    /// nobody knows change places again and again, always if the hands become likelier, else only as often as the new ones are
    /// likely against the old ones (Metropolis, Rosenbluth and Rosenbluth, Teller and Teller, 1953).
    pub(super) fn sample(&self, rng: &mut SeedRng) -> Deal {
        if self.swaps == 0 {
            return self.view.sample(rng);
        }
        let deal = self.forgetful.sample_knowing(&self.view.public.seen().known, rng);
        let mut cards = Cards::of(self.view, &deal);
        for _ in 0..self.swaps * cards.held {
            let luck = rng.next_u64();
            let (one, other) = (below(luck, cards.held), below(luck >> 16, cards.count));
            let luck = (luck >> 40) as u32 as f32 / (1 << 24) as f32;
            cards.swap(one, other, &self.rises, luck);
        }
        self.view.sample_knowing(&cards.hands, rng)
    }
}

/// A number below `bound` by the lowest 16 bits, nearly equally likely.
fn below(luck: u64, bound: u32) -> usize {
    canasta::must_fit::<usize>(((luck & 0xffff) * u64::from(bound)) >> 16)
}

/// Every hand is as likely as chance makes it.
const EVEN: Rises = [[[1.0; SIZES]; 16]; PLACES];

/// The cards of a deal that may change places.
struct Cards {
    /// What they are and where they lie; those in hands come first.
    cards: [(Kind, usize); DECK],
    held: u32,
    count: u32,
    /// By place and kind: how many of them lie there.
    counts: [[u8; 16]; PLACES],
    /// Whole hands.
    hands: [Counts; MAX_SEATS],
}

impl Cards {
    fn of(view: &View, deal: &Deal) -> Self {
        let mut cards = Self {
            cards: [(Kind::Joker, 0); DECK],
            held: 0,
            count: 0,
            counts: [[0; 16]; PLACES],
            hands: [Counts::NONE; MAX_SEATS],
        };
        for seat in view.public.players().seats().filter(|&seat| seat != view.seat) {
            let (hand, known) = (deal.hand(seat), &view.public.seen().known[seat.index()]);
            cards.hands[seat.index()] = *hand;
            for (kind, count) in hand.iter() {
                for _ in known.of(kind)..count {
                    cards.put(kind, seat.index());
                }
            }
        }
        cards.held = cards.count;
        for kind in deal.stock() {
            cards.put(kind, MAX_SEATS);
        }
        cards
    }

    fn put(&mut self, kind: Kind, place: usize) {
        // Red threes lie only where they can.
        if kind == Kind::RedThree {
            return;
        }
        if let Some(card) = self.cards.get_mut(self.count as usize) {
            *card = (kind, place);
            self.count += 1;
            self.counts[place][kind.index()] += 1;
        }
    }

    /// Lets two cards change places, if `luck` (from 0 to 1) is not too great for it.
    fn swap(&mut self, one: usize, other: usize, rises: &Rises, luck: f32) {
        let ((kind, here), (other_kind, there)) = (self.cards[one], self.cards[other]);
        if here == there || kind == other_kind {
            return;
        }
        let more = |place: usize, kind: Kind| self.rise(rises, place, kind, 0);
        let fewer = |place: usize, kind: Kind| self.rise(rises, place, kind, 1);
        let (new, old) = (more(here, other_kind) * more(there, kind), fewer(here, kind) * fewer(there, other_kind));
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

    /// How many times likelier a place becomes by one card more of a kind than there are; `fewer` takes as many away first.
    fn rise(&self, rises: &Rises, place: usize, kind: Kind, fewer: u8) -> f32 {
        let count = usize::from(self.counts[place][kind.index()].saturating_sub(fewer));
        rises[place][kind.index()][count.min(SIZES - 1)]
    }
}

/// Nothing is believed more surely than this, as a logarithm.
const SURE: f32 = 10.0;

/// Nearly the exponential function (to 2 % between −6 and 6), by plain arithmetic: the same on every machine, which the
/// system's own need not be.
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
    fn the_exponential_function_is_near_enough() {
        for tenth in -60..=60 {
            let x = tenth as f32 / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 0.02, "{x}: {} for {}", exp(x), x.exp());
        }
        assert!(exp(-SURE) > 0.0 && exp(SURE) > 10_000.0);
    }

    /// Views of deals of club players, each seat's at each decision.
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
    fn what_chance_makes_of_a_hand_adds_up() {
        let mut seen = 0;
        views(&RuleSet::HOYLE, Players::FOUR, 0..4, |_, _, view| {
            let hidden = Hidden::of(view);
            for question in questions(view) {
                let (cards, held) = (f32::from(hidden.cards.of(question.kind)), hidden.sizes[question.seat.index()]);
                let chance = question.chance;
                assert!((chance.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{chance:?}");
                let mean = chance[1] + 2.0 * chance[2] + 3.0 * chance[3];
                let expected = cards * f32::from(held) / f32::from(hidden.total);
                // Three or more count as three.
                assert!(mean < expected + 1e-3 && (cards > 3.0 || mean > expected - 1e-3), "{mean} for {expected}");
                seen += 1;
            }
        });
        assert!(seen > 5_000, "{seen}");
    }

    /// Whatever is believed, a deal fits what was seen, and no card goes or comes.
    #[test]
    fn deals_fit_what_was_seen() {
        let (mut seen, mut moved) = (0, 0);
        for (preset, count) in [(0, 4), (3, 2), (1, 3), (2, 5), (4, 6), (4, 4)] {
            views(&RuleSet::PRESETS[preset].rules, Players::new(count).unwrap(), 0..4, |seed, deal, view| {
                let sample = Expected::new(view, 6).sample(&mut SeedRng::new(seed));
                assert_eq!(sample.view(view.seat), *view, "preset {preset}, {count} players");
                let all = |deal: &Deal| {
                    let hands = view.public.players().seats().fold(Counts::NONE, |sum, any| sum.plus(deal.hand(any)));
                    hands.plus(&Counts::from_iter(deal.stock()))
                };
                assert_eq!(all(&sample), all(deal), "preset {preset}, {count} players: a card has gone or come");
                for seat in view.public.players().seats() {
                    assert!(sample.hand(seat).covers(&view.public.seen().known[seat.index()]));
                    moved += u32::from(sample.hand(seat) != deal.hand(seat));
                }
                seen += 1;
            });
        }
        assert!(seen > 500 && moved > 1000, "{seen} deals, {moved} hands");
    }

    /// If two kings are held as much likelier as is said here, and nothing else is believed, they are held so often.
    #[test]
    fn hands_are_imagined_as_often_as_is_believed() {
        let mut tried = false;
        views(&RuleSet::HOYLE, Players::FOUR, 0..1, |seed, _, view| {
            let (hidden, seat) = (Hidden::of(view), view.public.players().after(view.seat));
            if tried || view.public.stock() > 45 || hidden.cards.of(Kind::King) < 3 {
                return;
            }
            tried = true;
            let mut expected = Expected::new(view, 0);
            expected.swaps = 30;
            expected.rises[seat.index()][Kind::King.index()] = [0.5, 6.0, 2.0, 1.0];
            let chance = hidden.chance(seat, Kind::King);
            let likely: [f32; SIZES] = core::array::from_fn(|size| chance[size] * [1.0, 0.5, 3.0, 6.0][size]);
            let known = view.public.seen().known[seat.index()].of(Kind::King);
            let (mut found, worlds, mut rng) = ([0.0; SIZES], 4000, SeedRng::new(seed));
            for _ in 0..worlds {
                let held = expected.sample(&mut rng).hand(seat).of(Kind::King) - known;
                found[usize::from(held).min(SIZES - 1)] += 1.0 / worlds as f32;
            }
            for (found, likely) in found.iter().zip(likely.map(|one| one / likely.iter().sum::<f32>())) {
                assert!((found - likely).abs() < 0.03, "{found} for {likely}, by chance {chance:?}");
            }
        });
        assert!(tried);
    }

    /// In deals of club players, the hands that are imagined hold nearly as many pairs as the real ones; by chance alone they
    /// hold far fewer.
    #[test]
    fn hands_are_imagined_as_players_keep_them() {
        let [mut real, mut chance, mut believed] = [0.0; 3];
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
            let imagined = |swaps| {
                let expected = Expected::new(view, swaps);
                (0..20).map(|world| pairs(&expected.sample(&mut SeedRng::part(seed, world)))).sum::<f64>() / 20.0
            };
            real += pairs(deal);
            chance += imagined(0);
            believed += imagined(6);
        });
        assert!(chance < 0.85 * real, "by chance {chance:.0} pairs, really {real:.0}");
        let nearer = (real - believed).abs() < 0.5 * (real - chance);
        assert!(nearer, "really {real:.0} pairs, believed {believed:.0}, by chance {chance:.0}");
    }

    /// Ranks of which a hand holds two or more.
    fn pairs(deal: &Deal, seat: Seat) -> u8 {
        Kind::NATURALS.iter().map(|&rank| u8::from(deal.hand(seat).of(rank) >= 2)).sum()
    }
}
