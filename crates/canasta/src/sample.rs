//! Deals that one seat could be in: the cards it cannot see, put in random places that fit what it has seen. Search does
//! this in its innermost loop, so nothing here allocates, and one word of randomness serves four cards.
//!
//! What fits:
//! - Every hand has its size, and holds the cards known to be in it (taken with a pile and not played since).
//! - A red three lies only where it can: in the stock, and in a hand only before its owner's first turn or where red
//!   threes are declared by hand.
//! - A seat that let the top card of a rank go, and could have taken it with a natural pair, holds at most one of that
//!   rank (or as many as are known), as long as other cards are left to fill its hand with. That holds for seven of eight
//!   worlds, because a pair may have come since, or have been kept back. The pair could have taken the card if the
//!   side has opened by now, or if a meld of three makes its minimum.
//!
//! Among the deals that fit, all are equally likely but for the last rule, which puts another card in the place of one
//! that breaks it.

use crate::deal::{Deal, RedThreePenalty, Stock};
use crate::deck::Rng;
use crate::rules::DealtRedThrees;
use crate::{Counts, Kind, Public, Seat, View, seat::MAX_SEATS};

impl View {
    /// A deal this seat could be in: the unseen cards in random places that fit what was seen (hand sizes, cards known
    /// to be in a hand, red threes only where they can be, and mostly no pair of a rank that a seat let go). Every card
    /// is somewhere, so a position that leaves cards out gets its stock from what is left. The same random numbers give
    /// the same deal.
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

    /// [`View::sample`] for one who knows other cards of the hidden hands than have been seen: for measuring what such knowledge
    /// would be worth. `known`, by seat, stands in place of [`crate::Seen::known`]; the players of the deal know of it no more than
    /// before. Cards that cannot be in a hand are passed over.
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

    /// The same deal, put in the place of another.
    pub fn sample_into(&self, rng: &mut impl Rng, deal: &mut Deal) {
        deal.public = self.public;
        deal.hands = [Counts::NONE; MAX_SEATS];
        deal.red_three_penalties = [RedThreePenalty::default(); MAX_SEATS];
        self.fill(deal, &self.public.seen.known, rng);
    }

    /// Deals one hidden hand of such a deal anew, as [`View::sample`] would: what is not known of it goes back to the stock,
    /// and the other hands stay as they are. The seat's own hand is left alone.
    pub fn sample_hand_into(&self, seat: Seat, rng: &mut impl Rng, deal: &mut Deal) {
        if seat == self.seat {
            return;
        }
        let public = &self.public;
        let others = public.players.seats().filter(|&other| other != self.seat && other != seat);
        let unseen = others.fold(self.unseen(), |unseen, other| unseen.minus(deal.hand(other)));
        let size = public.hand_sizes[seat.index()];
        let known = capped(&public.seen.known[seat.index()], size, &unseen);
        let mut rest = Rest::of(&unseen.minus(&known), Small { rng, word: 0, left: 0 });
        let hand = &mut deal.hands[seat.index()];
        *hand = known;
        rest.deal(hand, size, public, seat, may_hold_red(public, seat));
        rest.stock(public.stock, &mut deal.stock);
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
        let mut rest = Rest::of(&unseen, Small { rng, word: 0, left: 0 });
        // Hands that cannot hold a red three come first, and before others those that must avoid a rank.
        for turn in 0..4 {
            for seat in public.players.seats().filter(|&seat| seat != self.seat) {
                let holds_red = may_hold_red(public, seat);
                if turn == 2 * u8::from(holds_red) + u8::from(public.seen.passed[seat.index()] == 0) {
                    rest.deal(&mut deal.hands[seat.index()], public.hand_sizes[seat.index()], public, seat, holds_red);
                }
            }
        }
        rest.stock(public.stock, &mut deal.stock);
        deal.count_hands();
        deal.public.stock = deal.stock.len();
    }
}

fn may_hold_red(public: &Public, seat: Seat) -> bool {
    let waits = public.rules.dealt_red_threes == DealtRedThrees::FirstTurn && public.ending.is_none();
    public.rules.declares_by_hand() || waits && !public.had_turn[seat.index()]
}

/// Known cards, as far as the hand has room for them and they are not seen elsewhere.
fn capped(known: &Counts, size: u8, unseen: &Counts) -> Counts {
    if known.is_empty() || unseen.covers(known) && known.total() <= size {
        return *known;
    }
    let mut kept = Counts::NONE;
    for kind in known.cards() {
        if kept.total() < size && kept.of(kind) < unseen.of(kind) {
            kept.add_one(kind);
        }
    }
    kept
}

/// A bit for each rank of which the seat most likely has no pair, because it let one go that it could have taken.
fn lacking(public: &Public, seat: Seat, luck: u64) -> u16 {
    let side = public.side_of(seat);
    let mut ranks = public.seen.passed[seat.index()];
    if !public.opened(side) {
        let enough = |rank: &&Kind| 3 * rank.value() >= public.minimum(side);
        ranks &= Kind::NATURALS.iter().filter(enough).fold(0, |bits, rank| bits | 1 << rank.index());
    }
    // Three random bits for each rank: all three are set in one of eight worlds.
    #[expect(clippy::cast_possible_truncation, reason = "the lowest bits are wanted")]
    let doubted = (luck & luck >> 16 & luck >> 32) as u16;
    ranks & !doubted
}

/// How often another card is tried in the place of one that does not fit, before the next that fits is taken.
const TRIES: u8 = 4;

/// The cards that lie nowhere yet.
struct Rest<'a, R> {
    /// Red threes first, as long as hands that cannot hold them are dealt.
    cards: [Kind; ROOM],
    len: u8,
    reds: u8,
    random: Small<'a, R>,
}

/// Room for the whole deck, and a place for every byte, so that no index has to be checked.
const ROOM: usize = 1 << u8::BITS;

/// Most cards of a kind.
const COPIES: usize = 8;

impl<'a, R: Rng> Rest<'a, R> {
    fn of(unseen: &Counts, random: Small<'a, R>) -> Self {
        let mut rest = Self { cards: [Kind::RedThree; ROOM], len: 0, reds: 0, random };
        rest.reds = unseen.of(Kind::RedThree);
        rest.len = rest.reds;
        for kind in Kind::ALL {
            if kind != Kind::RedThree {
                // Eight at once are quicker than so many as there are.
                if let Some(place) =
                    rest.cards.get_mut(usize::from(rest.len)..).and_then(<[_]>::first_chunk_mut::<COPIES>)
                {
                    place.fill(kind);
                }
                rest.len += unseen.of(kind);
            }
        }
        rest
    }

    /// Fills a hand to its size, as far as there are cards.
    fn deal(&mut self, hand: &mut Counts, size: u8, public: &Public, seat: Seat, holds_red: bool) {
        let first = if holds_red { 0 } else { self.reds };
        let avoided = match public.seen.passed[seat.index()] {
            0 => 0,
            _ => lacking(public, seat, self.random.rng.next_u64()),
        };
        for _ in hand.total()..size.max(hand.total()) {
            if self.len <= first {
                return;
            }
            let fits = |kind: Kind| avoided & 1 << kind.index() == 0 || hand.of(kind) == 0;
            let mut place = first + self.random.below(self.len - first);
            if !fits(self.cards[usize::from(place)]) {
                place = self.another(first, place, fits);
            }
            hand.add_one(self.cards[usize::from(place)]);
            self.len -= 1;
            self.cards[usize::from(place)] = self.cards[usize::from(self.len)];
        }
    }

    /// The place of a card that fits; the given one if there is none.
    fn another(&mut self, first: u8, place: u8, fits: impl Fn(Kind) -> bool) -> u8 {
        for _ in 0..TRIES {
            let other = first + self.random.below(self.len - first);
            if fits(self.cards[usize::from(other)]) {
                return other;
            }
        }
        (first..self.len).find(|&other| fits(self.cards[usize::from(other)])).unwrap_or(place)
    }

    /// Shuffles what is left; so many cards of it are the stock.
    fn stock(&mut self, size: u8, stock: &mut Stock) {
        for last in (1..self.len).rev() {
            let place = self.random.below(last + 1);
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
    /// A number below `bound`, which is not 0, each equally likely; as [`Rng::below`], with 16 bits.
    #[inline]
    fn below(&mut self, bound: u8) -> u8 {
        const BITS: u32 = 0xffff;
        let bound = u32::from(bound);
        loop {
            if self.left == 0 {
                self.word = self.rng.next_u64();
                self.left = 4;
            }
            #[expect(clippy::cast_possible_truncation, reason = "the lowest bits are wanted")]
            let product = (self.word as u32 & BITS) * bound;
            self.word >>= 16;
            self.left -= 1;
            let low = product & BITS;
            if low >= bound || low >= (BITS + 1) % bound {
                #[expect(clippy::cast_possible_truncation, reason = "it is below the bound")]
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

    /// Deals of random play, each at so many moments.
    fn moments(seeds: core::ops::Range<u64>, rules: &RuleSet, players: Players, mut each: impl FnMut(u64, &Deal)) {
        let mut room = Vec::new();
        for seed in seeds {
            let mut rng = SeedRng::new(seed);
            let mut deal = Deal::shuffled(rules, players, Seat(0), [0; MAX_SEATS], &mut rng);
            while let Some(seat) = deal.public().to_act() {
                each(seed, &deal);
                let action = deal.public().pick_legal(deal.hand(seat), &mut rng, &mut room).unwrap();
                deal.apply(&action).unwrap();
            }
        }
    }

    #[test]
    fn the_same_numbers_give_the_same_deal() {
        let mut other = Deal::shuffled(&RuleSet::LAKIN, Players::FOUR, Seat(2), [9; 6], &mut SeedRng::new(1));
        moments(0..20, &RuleSet::HOYLE, Players::FOUR, |seed, deal| {
            let view = deal.view(Seat(1));
            let sample = view.sample(&mut SeedRng::new(seed));
            view.sample_into(&mut SeedRng::new(seed), &mut other);
            assert_eq!(sample, other, "seed {seed}");
            assert_eq!(sample.view(Seat(1)), view, "seed {seed}");
        });
    }

    /// One hand dealt anew is another hand of a deal that fits as well, and nothing else has changed.
    #[test]
    fn one_hand_is_dealt_anew_among_the_others() {
        let (mut changed, mut asked) = (0, 0);
        for (preset, count) in [(0, 4), (3, 2), (1, 3), (4, 6)] {
            let players = Players::new(count).unwrap();
            moments(0..12, &RuleSet::PRESETS[preset].rules, players, |seed, deal| {
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
                    let (hands, old) = (all.plus(&stock), Counts::from_iter(before.stock()));
                    let had = players.seats().fold(old, |sum, any| sum.plus(before.hand(any)));
                    assert_eq!(hands, had, "seed {seed}, {seat:?}: a card has gone or come");
                    assert!(after.hand(seat).covers(&known), "seed {seed}, {seat:?}");
                    changed += u32::from(after.hand(seat) != before.hand(seat));
                    asked += u32::from(seat != Seat(1));
                }
            });
        }
        assert!(changed * 10 > asked * 8 && changed <= asked, "{changed} of {asked}");
    }

    /// Who knows a whole hand imagines it as it is, and the other hands of the cards that are left.
    #[test]
    fn a_hand_that_is_known_is_as_it_is() {
        let mut others = 0;
        for (preset, count) in [(0, 4), (3, 2), (1, 3), (4, 6)] {
            let players = Players::new(count).unwrap();
            moments(0..12, &RuleSet::PRESETS[preset].rules, players, |seed, deal| {
                let (own, next) = (Seat(1), players.seats_after(Seat(1)).next().unwrap());
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
                assert_eq!(all(&sample), all(deal), "seed {seed}: a card has gone or come");
                others += u32::from(players.seats().any(|seat| sample.hand(seat) != deal.hand(seat)));
            });
        }
        assert!(others > 1000, "{others} deals in which a hand that is not known was another");
    }

    /// A rank let go is seldom in the hand as a pair: in one of eight worlds the rule does not hold.
    #[test]
    fn who_let_a_card_go_seldom_has_a_pair_of_it() {
        let (mut worlds, mut pairs, mut without) = (0, 0, 0);
        moments(0..60, &RuleSet::HOYLE, Players::FOUR, |seed, deal| {
            let (seat, view) = (Seat(2), deal.view(Seat(1)));
            let public = &view.public;
            let known = public.seen.known[seat.index()];
            let lacking = lacking(public, seat, 0);
            let ranks: Vec<Kind> = Kind::NATURALS
                .into_iter()
                .filter(|rank| lacking & 1 << rank.index() != 0 && known.of(*rank) == 0)
                .filter(|rank| view.unseen().of(*rank) >= 2)
                .collect();
            if ranks.is_empty() || deal.public().stock < 10 || public.hand_sizes[seat.index()] < 5 {
                return;
            }
            let mut free = view.clone();
            free.public.seen.passed = [0; MAX_SEATS];
            for world in 0..4 {
                let mut rng = SeedRng::part(seed, world);
                let (sample, other) = (view.sample(&mut rng), free.sample(&mut rng));
                worlds += ranks.len();
                pairs += ranks.iter().filter(|rank| sample.hand(seat).of(**rank) >= 2).count();
                without += ranks.iter().filter(|rank| other.hand(seat).of(**rank) >= 2).count();
            }
        });
        assert!(worlds > 5_000 && without > 500, "{without} pairs in {worlds} hands, whatever was let go");
        assert!(pairs > 0 && pairs * 6 < without, "{pairs} pairs in {worlds} hands, {without} had nothing been let go");
    }

    /// With the stock gone, two players know each other's hands: whatever was let go, that hand is dealt.
    #[test]
    fn where_no_other_card_is_left_a_pair_is_dealt() {
        let (mut seen, mut against) = (0, 0);
        moments(0..150, &RuleSet::HOYLE, Players::new(2).unwrap(), |seed, deal| {
            if deal.public().stock > 0 || deal.public().phase == Phase::Over {
                return;
            }
            let (view, seat) = (deal.view(Seat(0)), Seat(1));
            let sample = view.sample(&mut SeedRng::new(seed));
            assert_eq!(sample.hand(seat), deal.hand(seat), "seed {seed}");
            let lacking = lacking(deal.public(), seat, 0);
            seen += 1;
            against += u32::from(lacking & deal.hand(seat).at_least(2) != 0);
        });
        assert!(seen > 100 && against > 20, "{seen} endings, in {against} of them a pair was let go");
    }

    /// A side that has not opened may let a card go because a pair of it makes too little.
    #[test]
    fn a_pair_too_small_to_open_says_nothing() {
        let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(0), [0; 6], &mut SeedRng::new(3));
        deal.public.seen.passed[1] = 1 << Kind::King.index() | 1 << Kind::Ace.index();
        assert_eq!(lacking(deal.public(), Seat(1), 0), 1 << Kind::Ace.index());
        assert_eq!(lacking(deal.public(), Seat(1), u64::MAX), 0);
        deal.public.scores[1] = 3000;
        assert_eq!(lacking(deal.public(), Seat(1), 0), 0);
        deal.public.melds[1].set(Kind::Four, crate::Meld { naturals: 3, jokers: 0, twos: 0 });
        assert_eq!(lacking(deal.public(), Seat(1), 0), deal.public().seen.passed[1]);
    }

    /// Every unseen card is as likely the next of the stock, and as likely in a hand.
    #[test]
    fn cards_are_even() {
        let mut deal = Deal::shuffled(&RuleSet::CLASSIC, Players::FOUR, Seat(0), [0; 6], &mut SeedRng::new(5));
        deal.apply(&Action::Draw).unwrap();
        let view = deal.view(Seat(1));
        let unseen = view.unseen();
        let (mut next, mut held) = ([0u32; 16], [0u32; 16]);
        let (samples, mut rng, mut sample) = (20_000, SeedRng::new(1), deal.clone());
        for _ in 0..samples {
            view.sample_into(&mut rng, &mut sample);
            next[sample.stock().next().unwrap().index()] += 1;
            for (kind, count) in sample.hand(Seat(3)).iter() {
                held[kind.index()] += u32::from(count);
            }
        }
        let reds = f64::from(unseen.of(Kind::RedThree));
        let all = f64::from(unseen.total());
        for kind in Kind::ALL {
            let (count, red) = (f64::from(unseen.of(kind)), kind == Kind::RedThree);
            let stock = f64::from(deal.public().stock);
            // Red threes lie in the stock only; the others share its other places with the hands.
            let top = if red { count / stock } else { count / (all - reds) * (1.0 - reds / stock) };
            let hand = if red { 0.0 } else { count / (all - reds) * 11.0 };
            for (found, expected) in [(next[kind.index()], top), (held[kind.index()], hand)] {
                let mean = f64::from(found) / f64::from(samples);
                // Five standard deviations, at most.
                let tolerance = 5.0 * (expected / f64::from(samples)).powf(0.5);
                assert!((mean - expected).abs() <= tolerance, "{kind:?}: {mean}, not {expected}");
            }
        }
    }
}
