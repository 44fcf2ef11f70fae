//! Random deals that are consistent with the view of one seat. The cards it can't see are distributed at random. Search
//! does this in its innermost loop, so there are no allocations, and one random word serves four cards.
//!
//! The constraints:
//! - Every hand has the right size, and holds the cards known to be in it (taken with a pile and not played since).
//! - Red threes are in the stock. One can be in a hand only before its owner's first turn, or if red threes are
//!   declared by hand.
//! - A seat that passed up a card, but could have taken it with a natural pair, holds at most one card of that rank (or
//!   as many as are known), if there are enough other cards to fill its hand. This applies to seven of eight sampled
//!   deals, because the pair may have been drawn later or held back on purpose. The pair could have taken the card if
//!   the side has melded by now, or if a meld of three reaches its minimum.
//!
//! All deals that satisfy the constraints are equally likely, except that a card violating the last constraint is
//! simply replaced by another.

use crate::deal::{Deal, RedThreePenalty, Stock};
use crate::deck::Rng;
use crate::rules::DealtRedThrees;
use crate::{Counts, Kind, Public, Seat, View, seat::MAX_SEATS};

impl View {
    /// A random deal that this seat could be in: all unseen cards are distributed consistently with what the seat has
    /// seen (hand sizes, cards known to be in a hand, possible places of red threes, and usually no pair of a rank that
    /// a seat passed up). If the position leaves cards out, the stock is filled from the cards left. The same random
    /// numbers give the same deal.
    ///
    /// ```
    /// use canasta::{Deal, Players, RuleSet, Seat, SeedRng};
    ///
    /// let deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
    /// let view = deal.view(Seat(0));
    /// let sample = view.sample(&mut SeedRng::new(9));
    /// assert_eq!(sample.view(Seat(0)), view, "the seat could not tell them apart");
    /// assert_ne!(sample.hand(Seat(1)), deal.hand(Seat(1)), "but the hidden hands differ");
    /// ```
    pub fn sample(&self, rng: &mut impl Rng) -> Deal {
        self.sample_knowing(&self.public.seen.known, rng)
    }

    /// Like [`View::sample`], but with extra knowledge of the hidden hands, to measure the value of such knowledge.
    /// `known`, by seat, replaces [`crate::Seen::known`]. The players of the sampled deal don't get the extra
    /// knowledge. Cards that can't be in a hand are ignored.
    pub fn sample_knowing(&self, known: &[Counts; MAX_SEATS], rng: &mut impl Rng) -> Deal {
        let stock = Stock::EMPTY;
        let mut deal = Deal {
            public: self.public,
            hands: [Counts::NONE; MAX_SEATS],
            stock,
            red_three_penalties: [RedThreePenalty::default(); MAX_SEATS],
        };
        self.fill(&mut deal, known, rng);
        deal
    }

    /// Like [`View::sample`], but overwrites `deal`.
    pub fn sample_into(&self, rng: &mut impl Rng, deal: &mut Deal) {
        deal.public = self.public;
        deal.hands = [Counts::NONE; MAX_SEATS];
        deal.red_three_penalties = [RedThreePenalty::default(); MAX_SEATS];
        self.fill(deal, &self.public.seen.known, rng);
    }

    /// Deals one hidden hand of a sampled deal again, as [`View::sample`] would. Its unknown cards go back to the
    /// stock, and all other hands stay unchanged. Does nothing for the seat's own hand.
    pub fn sample_hand_into(&self, seat: Seat, rng: &mut impl Rng, deal: &mut Deal) {
        if seat == self.seat {
            return;
        }
        let public = &self.public;
        let others = public.players.seats().filter(|&other| other != self.seat && other != seat);
        let unseen = others.fold(self.unseen(), |unseen, other| unseen.minus(deal.hand(other)));
        let size = public.hand_sizes[seat.index()];
        let known = capped(&public.seen.known[seat.index()], size, &unseen);
        let mut unplaced = UnplacedCards::of(&unseen.minus(&known), Small { rng, word: 0, left: 0 });
        let hand = &mut deal.hands[seat.index()];
        *hand = known;
        unplaced.deal(hand, size, public, seat, may_hold_red(public, seat));
        unplaced.stock(public.stock, &mut deal.stock);
        deal.count_hands();
        deal.public.stock = deal.stock.len();
    }

    fn fill(&self, deal: &mut Deal, known: &[Counts; MAX_SEATS], rng: &mut impl Rng) {
        let public = &self.public;
        deal.hands[self.seat.index()] = self.hand;
        deal.red_three_penalties[self.seat.index()] = self.red_three_penalty;
        let mut unseen = self.unseen();
        for seat in public.players.seats().filter(|&seat| seat != self.seat) {
            let known = capped(&known[seat.index()], public.hand_sizes[seat.index()], &unseen);
            deal.hands[seat.index()] = known;
            unseen = unseen.minus(&known);
        }
        let mut unplaced = UnplacedCards::of(&unseen, Small { rng, word: 0, left: 0 });
        // Hands that can't hold a red three are dealt first, and within each group, those that must avoid a rank.
        for pass in 0..4 {
            for seat in public.players.seats().filter(|&seat| seat != self.seat) {
                let holds_red = may_hold_red(public, seat);
                if pass == 2 * u8::from(holds_red) + u8::from(public.seen.passed[seat.index()] == 0) {
                    unplaced.deal(
                        &mut deal.hands[seat.index()],
                        public.hand_sizes[seat.index()],
                        public,
                        seat,
                        holds_red,
                    );
                }
            }
        }
        unplaced.stock(public.stock, &mut deal.stock);
        deal.count_hands();
        deal.public.stock = deal.stock.len();
    }
}

fn may_hold_red(public: &Public, seat: Seat) -> bool {
    let may_be_dealt = public.rules.dealt_red_threes == DealtRedThrees::FirstTurn && public.ending.is_none();
    public.rules.declares_by_hand() || may_be_dealt && !public.had_turn[seat.index()]
}

/// The known cards that fit into the hand and aren't visible elsewhere.
fn capped(known: &Counts, size: u8, unseen: &Counts) -> Counts {
    if known.is_empty() || unseen.covers(known) && known.total() <= size {
        return *known;
    }
    let mut fitting = Counts::NONE;
    for kind in known.cards() {
        if fitting.total() < size && fitting.of(kind) < unseen.of(kind) {
            fitting.add_one(kind);
        }
    }
    fitting
}

/// A bit for each rank that the seat passed up even though it could have taken the card with a pair. It most likely
/// holds no pair of these ranks.
fn likely_without_pair(public: &Public, seat: Seat, random_bits: u64) -> u16 {
    let side = public.side_of(seat);
    let mut ranks = public.seen.passed[seat.index()];
    if !public.has_melded(side) {
        let reaches_minimum = |rank: &&Kind| 3 * public.rules.value(**rank) >= public.minimum(side);
        ranks &= Kind::NATURALS.iter().filter(reaches_minimum).fold(0, |bits, rank| bits | 1 << rank.index());
    }
    // Each rank has three random bits. All three are set in one of eight sampled deals.
    #[expect(clippy::cast_possible_truncation, reason = "takes the lowest bits")]
    let exempt = (random_bits & random_bits >> 16 & random_bits >> 32) as u16;
    ranks & !exempt
}

/// The number of random replacements tried for a card that doesn't fit, before a linear search.
const MAX_RETRIES: u8 = 4;

/// The cards not placed yet.
struct UnplacedCards<'a, R> {
    /// Red threes come first while hands that can't hold them are dealt.
    cards: [Kind; CAPACITY],
    len: u8,
    red_threes: u8,
    random: Small<'a, R>,
}

/// Space for the whole deck and for every `u8` index, so that no index needs a bounds check.
const CAPACITY: usize = 1 << u8::BITS;

/// The maximum number of cards of a kind.
const MAX_COPIES: usize = 8;

impl<'a, R: Rng> UnplacedCards<'a, R> {
    fn of(unseen: &Counts, random: Small<'a, R>) -> Self {
        let mut unplaced = Self { cards: [Kind::RedThree; CAPACITY], len: 0, red_threes: 0, random };
        unplaced.red_threes = unseen.of(Kind::RedThree);
        unplaced.len = unplaced.red_threes;
        for kind in Kind::ALL {
            if kind != Kind::RedThree {
                // Always filling eight is faster than filling the exact number.
                if let Some(place) =
                    unplaced.cards.get_mut(usize::from(unplaced.len)..).and_then(<[_]>::first_chunk_mut::<MAX_COPIES>)
                {
                    place.fill(kind);
                }
                unplaced.len += unseen.of(kind);
            }
        }
        unplaced
    }

    /// Fills a hand to its size, as long as there are cards.
    fn deal(&mut self, hand: &mut Counts, size: u8, public: &Public, seat: Seat, holds_red: bool) {
        let first = if holds_red { 0 } else { self.red_threes };
        let avoided_ranks = match public.seen.passed[seat.index()] {
            0 => 0,
            _ => likely_without_pair(public, seat, self.random.rng.next_u64()),
        };
        for _ in hand.total()..size.max(hand.total()) {
            if self.len <= first {
                return;
            }
            let fits = |kind: Kind| avoided_ranks & 1 << kind.index() == 0 || hand.of(kind) == 0;
            let mut place = first + self.random.next_below(self.len - first);
            if !fits(self.cards[usize::from(place)]) {
                place = self.find_fitting(first, place, fits);
            }
            hand.add_one(self.cards[usize::from(place)]);
            self.len -= 1;
            self.cards[usize::from(place)] = self.cards[usize::from(self.len)];
        }
    }

    /// The position of a card that fits, or `place` if there is none.
    fn find_fitting(&mut self, first: u8, place: u8, fits: impl Fn(Kind) -> bool) -> u8 {
        for _ in 0..MAX_RETRIES {
            let other = first + self.random.next_below(self.len - first);
            if fits(self.cards[usize::from(other)]) {
                return other;
            }
        }
        (first..self.len).find(|&other| fits(self.cards[usize::from(other)])).unwrap_or(place)
    }

    /// Shuffles the cards left and puts `size` of them in the stock.
    fn stock(&mut self, size: u8, stock: &mut Stock) {
        for last in (1..self.len).rev() {
            let place = self.random.next_below(last + 1);
            self.cards.swap(usize::from(last), usize::from(place));
        }
        if let Some((cards, _)) = self.cards.split_first_chunk() {
            stock.put(cards, self.len.min(size));
        }
    }
}

/// Small random numbers, four from each word.
struct Small<'a, R> {
    rng: &'a mut R,
    word: u64,
    left: u8,
}

impl<R: Rng> Small<'_, R> {
    /// A uniformly distributed number below `bound`, which must not be 0. Like [`Rng::next_below`], with 16 bits.
    #[inline]
    fn next_below(&mut self, bound: u8) -> u8 {
        const BITS: u32 = 0xffff;
        let bound = u32::from(bound);
        loop {
            if self.left == 0 {
                self.word = self.rng.next_u64();
                self.left = 4;
            }
            #[expect(clippy::cast_possible_truncation, reason = "takes the lowest bits")]
            let product = (self.word as u32 & BITS) * bound;
            self.word >>= 16;
            self.left -= 1;
            let low = product & BITS;
            if low >= bound || low >= (BITS + 1) % bound {
                #[expect(clippy::cast_possible_truncation, reason = "the result is below the bound")]
                return (product >> 16) as u8;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Phase, Players, RuleSet, SeedRng};
    use alloc::vec::Vec;

    /// Calls `each` before every action of randomly played deals.
    fn for_each_position(
        seeds: core::ops::Range<u64>,
        rules: &RuleSet,
        players: Players,
        mut each: impl FnMut(u64, &Deal),
    ) {
        let mut buffer = Vec::new();
        for seed in seeds {
            let mut rng = SeedRng::new(seed);
            let mut deal = Deal::shuffled(rules, players, Seat(0), [0; MAX_SEATS], &mut rng);
            while let Some(seat) = deal.public().to_act() {
                each(seed, &deal);
                let action = deal.public().pick_legal(deal.hand(seat), &mut rng, &mut buffer).unwrap();
                deal.apply(&action).unwrap();
            }
        }
    }

    #[test]
    fn same_random_numbers_give_the_same_deal() {
        let mut other = Deal::shuffled(&RuleSet::LAKIN, Players::FOUR, Seat(2), [9; 6], &mut SeedRng::new(1));
        for_each_position(0..20, &RuleSet::HOYLE, Players::FOUR, |seed, deal| {
            let view = deal.view(Seat(1));
            let sample = view.sample(&mut SeedRng::new(seed));
            view.sample_into(&mut SeedRng::new(seed), &mut other);
            assert_eq!(sample, other, "seed {seed}");
            assert_eq!(sample.view(Seat(1)), view, "seed {seed}");
        });
    }

    /// Only the given hand changes, to one that is also consistent.
    #[test]
    fn deals_one_hand_again_and_leaves_the_others() {
        let mut changed = 0;
        let mut hidden = 0;
        for (preset, count) in [(0, 4), (3, 2), (1, 3), (4, 6)] {
            let players = Players::new(count).unwrap();
            for_each_position(0..12, &RuleSet::PRESETS[preset].rules, players, |seed, deal| {
                let view = deal.view(Seat(1));
                let mut rng = SeedRng::new(seed);
                let before = view.sample(&mut rng);
                for seat in players.seats() {
                    let mut after = before.clone();
                    view.sample_hand_into(seat, &mut rng, &mut after);
                    assert_eq!(after.view(Seat(1)), view, "seed {seed}, {seat:?}");
                    let known = view.public.seen.known[seat.index()];
                    let mut all = Counts::NONE;
                    for any in players.seats() {
                        all = all.plus(after.hand(any));
                        assert!(any == seat || after.hand(any) == before.hand(any), "seed {seed}, {seat:?}");
                    }
                    let stock = Counts::from_iter(after.stock());
                    let cards = all.plus(&stock);
                    let old_stock = Counts::from_iter(before.stock());
                    let old_cards = players.seats().fold(old_stock, |sum, any| sum.plus(before.hand(any)));
                    assert_eq!(cards, old_cards, "seed {seed}, {seat:?}: a card was lost or added");
                    assert!(after.hand(seat).covers(&known), "seed {seed}, {seat:?}");
                    changed += u32::from(after.hand(seat) != before.hand(seat));
                    hidden += u32::from(seat != Seat(1));
                }
            });
        }
        assert!(changed * 10 > hidden * 8 && changed <= hidden, "{changed} of {hidden}");
    }

    /// The known hand is complete, and the other hands get the remaining cards.
    #[test]
    fn deals_a_known_hand_unchanged() {
        let mut others = 0;
        for (preset, count) in [(0, 4), (3, 2), (1, 3), (4, 6)] {
            let players = Players::new(count).unwrap();
            for_each_position(0..12, &RuleSet::PRESETS[preset].rules, players, |seed, deal| {
                let own = Seat(1);
                let next = players.seats_after(own).next().unwrap();
                let view = deal.view(own);
                let mut known = view.public.seen.known;
                known[next.index()] = *deal.hand(next);
                let sample = view.sample_knowing(&known, &mut SeedRng::new(seed));
                assert_eq!(sample.hand(next), deal.hand(next), "seed {seed}");
                assert_eq!(sample.view(own), view, "seed {seed}: the seat could not tell them apart");
                let all = |deal: &Deal| {
                    let hands = players.seats().fold(Counts::NONE, |sum, seat| sum.plus(deal.hand(seat)));
                    hands.plus(&Counts::from_iter(deal.stock()))
                };
                assert_eq!(all(&sample), all(deal), "seed {seed}: a card was lost or added");
                others += u32::from(players.seats().any(|seat| sample.hand(seat) != deal.hand(seat)));
            });
        }
        assert!(others > 1000, "only {others} deals with a different unknown hand");
    }

    /// A pair of a rank that was passed up is rare but possible, because one of eight sampled deals ignores the rule.
    #[test]
    fn seldom_deals_a_pair_of_a_rank_passed_up() {
        let mut hands = 0;
        let mut pairs = 0;
        let mut pairs_without_rule = 0;
        for_each_position(0..60, &RuleSet::HOYLE, Players::FOUR, |seed, deal| {
            let seat = Seat(2);
            let view = deal.view(Seat(1));
            let public = &view.public;
            let known = public.seen.known[seat.index()];
            let likely_without_pair = likely_without_pair(public, seat, 0);
            let ranks: Vec<Kind> = Kind::NATURALS
                .into_iter()
                .filter(|rank| likely_without_pair & 1 << rank.index() != 0 && known.of(*rank) == 0)
                .filter(|rank| view.unseen().of(*rank) >= 2)
                .collect();
            if ranks.is_empty() || deal.public().stock < 10 || public.hand_sizes[seat.index()] < 5 {
                return;
            }
            let mut free = view.clone();
            free.public.seen.passed = [0; MAX_SEATS];
            for part in 0..4 {
                let mut rng = SeedRng::part(seed, part);
                let sample = view.sample(&mut rng);
                let other = free.sample(&mut rng);
                hands += ranks.len();
                pairs += ranks.iter().filter(|rank| sample.hand(seat).of(**rank) >= 2).count();
                pairs_without_rule += ranks.iter().filter(|rank| other.hand(seat).of(**rank) >= 2).count();
            }
        });
        assert!(
            hands > 5_000 && pairs_without_rule > 500,
            "{pairs_without_rule} pairs in {hands} hands without the rule"
        );
        assert!(
            pairs > 0 && pairs * 6 < pairs_without_rule,
            "{pairs} pairs in {hands} hands, {pairs_without_rule} without the rule"
        );
    }

    /// When the stock is empty, two players know each other's hands. So the real hand is dealt, whatever was passed up.
    #[test]
    fn deals_a_pair_passed_up_if_no_other_card_is_left() {
        let mut positions = 0;
        let mut exceptions = 0;
        for_each_position(0..150, &RuleSet::HOYLE, Players::new(2).unwrap(), |seed, deal| {
            if deal.public().stock > 0 || deal.public().phase == Phase::Over {
                return;
            }
            let view = deal.view(Seat(0));
            let seat = Seat(1);
            let sample = view.sample(&mut SeedRng::new(seed));
            assert_eq!(sample.hand(seat), deal.hand(seat), "seed {seed}");
            let likely_without_pair = likely_without_pair(deal.public(), seat, 0);
            positions += 1;
            exceptions += u32::from(likely_without_pair & deal.hand(seat).at_least(2) != 0);
        });
        assert!(positions > 100 && exceptions > 20, "{positions} endings, {exceptions} with a pair that was passed up");
    }

    /// A side that hasn't melded might pass up a card because melding it wouldn't reach the minimum.
    #[test]
    fn ignores_passed_up_pairs_below_the_minimum() {
        let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(0), [0; 6], &mut SeedRng::new(3));
        deal.public.seen.passed[1] = 1 << Kind::King.index() | 1 << Kind::Ace.index();
        assert_eq!(likely_without_pair(deal.public(), Seat(1), 0), 1 << Kind::Ace.index());
        assert_eq!(likely_without_pair(deal.public(), Seat(1), u64::MAX), 0);
        deal.public.scores[1] = 3000;
        assert_eq!(likely_without_pair(deal.public(), Seat(1), 0), 0);
        deal.public.melds[1].set(Kind::Four, crate::Meld { naturals: 3, jokers: 0, twos: 0 });
        assert_eq!(likely_without_pair(deal.public(), Seat(1), 0), deal.public().seen.passed[1]);
    }

    /// Every unseen card is equally likely to be the next of the stock, and to be in a given hand.
    #[test]
    fn places_all_cards_with_equal_probability() {
        let mut deal = Deal::shuffled(&RuleSet::CLASSIC, Players::FOUR, Seat(0), [0; 6], &mut SeedRng::new(5));
        deal.apply(&Action::Draw).unwrap();
        let view = deal.view(Seat(1));
        let unseen = view.unseen();
        let mut next = [0u32; 16];
        let mut held = [0u32; 16];
        let samples = 20_000;
        let mut rng = SeedRng::new(1);
        let mut sample = deal.clone();
        for _ in 0..samples {
            view.sample_into(&mut rng, &mut sample);
            next[sample.stock().next().unwrap().index()] += 1;
            for (kind, count) in sample.hand(Seat(3)).iter() {
                held[kind.index()] += u32::from(count);
            }
        }
        let red_threes = f64::from(unseen.of(Kind::RedThree));
        let all = f64::from(unseen.total());
        for kind in Kind::ALL {
            let count = f64::from(unseen.of(kind));
            let is_red = kind == Kind::RedThree;
            let stock = f64::from(deal.public().stock);
            // Red threes are only in the stock. The other cards fill the rest of the stock, and the hands.
            let top = if is_red { count / stock } else { count / (all - red_threes) * (1.0 - red_threes / stock) };
            let hand = if is_red { 0.0 } else { count / (all - red_threes) * 11.0 };
            for (found, expected) in [(next[kind.index()], top), (held[kind.index()], hand)] {
                let mean = f64::from(found) / f64::from(samples);
                // Five standard deviations.
                let tolerance = 5.0 * (expected / f64::from(samples)).powf(0.5);
                assert!((mean - expected).abs() <= tolerance, "{kind:?}: {mean}, not {expected}");
            }
        }
    }
}
