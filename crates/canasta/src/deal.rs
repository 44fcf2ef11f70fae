//! A complete deal: the public part, every hand and the stock.

use crate::deck::{DECK_SIZE, Rng, shuffle};
use crate::pile::Pile;
use crate::public::{Phase, Public, Seen, Turn};
use crate::rules::{DealtRedThrees, Upcard};
use crate::{Counts, Kind, Melds, Players, RuleSet, Seat, seat::MAX_SEATS};

/// The stock. The last card in memory is drawn first.
#[derive(Clone, Copy)]
pub(crate) struct Stock {
    cards: [Kind; DECK_SIZE],
    len: u8,
}

impl Stock {
    pub(crate) const EMPTY: Self = Self { cards: [Kind::Joker; DECK_SIZE], len: 0 };

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Kind> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    fn push_under(&mut self, kind: Kind) {
        self.cards[usize::from(self.len)] = kind;
        self.len += 1;
    }

    /// Replaces the stock with the first `len` of these cards, the last of which is drawn first.
    pub(crate) fn put(&mut self, cards: &[Kind; DECK_SIZE], len: u8) {
        self.cards = *cards;
        self.len = len;
    }

    /// A stock of these cards, given in the order they will be drawn.
    pub(crate) fn in_order(cards: &[Kind]) -> Self {
        let mut stock = Self::EMPTY;
        for &kind in cards.iter().rev() {
            stock.push_under(kind);
        }
        stock
    }

    /// The cards in the order they will be drawn.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Kind> + '_ {
        self.cards[..usize::from(self.len)].iter().rev().copied()
    }
}

/// Compares only the cards in the stock, not stale ones left in memory.
impl PartialEq for Stock {
    fn eq(&self, other: &Self) -> bool {
        self.cards().eq(other.cards())
    }
}

impl Eq for Stock {}

impl core::fmt::Debug for Stock {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// The destination of a card when the deck is dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Destination {
    Hand(Seat),
    Pile,
    Stock,
}

/// Deals a deck. The hands get one card at a time, starting on the dealer's left. Then the upcard is turned, and
/// covered as long as it is a wild card or a three that the rules don't let stay. The rest is the stock. Works for
/// kinds and for faces.
pub(crate) fn deal_out<T: Copy>(
    deck: &[T],
    rules: &RuleSet,
    players: Players,
    dealer: Seat,
    kind: impl Fn(T) -> Kind,
    mut put: impl FnMut(Destination, T),
) {
    let mut deck = deck.iter().copied();
    for _ in 0..rules.hand_size_for(players) {
        for seat in rules.seats_after(players, dealer) {
            if let Some(card) = deck.next() {
                put(Destination::Hand(seat), card);
            }
        }
    }
    let mut first = true;
    for card in deck.by_ref() {
        put(Destination::Pile, card);
        let stays = match (kind(card), rules.upcard) {
            (Kind::BlackThree, Upcard::BlackThreeStays) => true,
            (Kind::BlackThree, Upcard::FirstBlackThreeStays) => first,
            (kind, _) => kind.is_natural(),
        };
        if stays {
            break;
        }
        first = false;
    }
    deck.for_each(|card| put(Destination::Stock, card));
}

/// A complete deal: public part, hands and stock. A [`crate::View`] is the part that one seat can see.
///
/// ```
/// use canasta::{Action, Deal, Ending, Players, RuleSet, Seat, SeedRng};
///
/// let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(2));
/// assert_eq!(deal.hand(Seat(1)).total(), 11);
/// // Every player draws and discards the first card allowed, until the stock is used up.
/// let mut actions = Vec::new();
/// while let Some(seat) = deal.public().to_act() {
///     deal.public().legal(deal.hand(seat), &mut actions);
///     let action = *actions.iter().find(|action| matches!(action, Action::Draw | Action::Discard(_))).unwrap_or(&actions[0]);
///     deal.apply(&action)?;
/// }
/// assert!(matches!(deal.public().ending(), Some(Ending::StockExhausted | Ending::LastRedThree { .. })));
/// # Ok::<(), canasta::Illegal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    pub(crate) public: Public,
    pub(crate) hands: [Counts; MAX_SEATS],
    pub(crate) stock: Stock,
    pub(crate) red_three_penalties: [RedThreePenalty; MAX_SEATS],
}

/// A seat's penalties for red threes not declared in time, under rules where they are declared by hand. Hidden from
/// other players, because they reveal cards in the hand.
///
/// ```
/// use canasta::{Deal, Players, RedThreePenalty, RuleSet, Seat, SeedRng};
///
/// let deal = Deal::shuffled(&RuleSet::LAKIN, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
/// assert_eq!(deal.red_three_penalty(Seat(0)), RedThreePenalty { in_hand: 0, total: 0 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RedThreePenalty {
    /// Red threes still in the hand that have already been penalised.
    pub in_hand: u8,
    /// The number of penalties so far in this deal.
    pub total: u8,
}

/// The replacement of a seat's red threes, at the start of the deal or of the seat's first turn.
///
/// ```
/// use canasta::{Deal, DECK_SIZE, Kind, Players, RuleSet, Seat, deck};
///
/// // All four red threes come first, so that each player is dealt one.
/// let mut kinds: Vec<Kind> = deck::fresh().into_iter().map(|card| card.kind()).collect();
/// kinds.sort_by_key(|&kind| kind != Kind::RedThree);
/// let kinds: [Kind; DECK_SIZE] = kinds.try_into().expect("108 cards");
/// let (deal, replaced) = Deal::new(&RuleSet::WAHHI, Players::FOUR, Seat(3), [0; 6], &kinds);
/// let seats: Vec<Seat> = replaced.iter().map(|replaced| replaced.seat).collect();
/// assert_eq!(seats, [Seat(0), Seat(1), Seat(2), Seat(3)]);
/// assert!(replaced.iter().all(|replaced| replaced.drawn == 1));
/// assert_eq!(deal.public().red_threes()[..2], [2, 2]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ReplacedRedThrees {
    /// The seat whose red threes were replaced.
    pub seat: Seat,
    /// Cards drawn from the stock.
    pub drawn: u8,
}

impl Deal {
    /// Deals `deck`, starting with its first card. Red threes are placed on the table and replaced as the rules say.
    /// Also returns the replacements. If one of five must sit out and `players` doesn't say who, the fifth does.
    pub fn new(
        rules: &RuleSet,
        players: Players,
        dealer: Seat,
        scores: [i32; MAX_SEATS],
        deck: &[Kind; DECK_SIZE],
    ) -> (Self, alloc::vec::Vec<ReplacedRedThrees>) {
        let players = players.of_deal(rules, dealer);
        let mut hands = [Counts::NONE; MAX_SEATS];
        let mut pile = Pile::EMPTY;
        let mut stock = Stock::EMPTY;
        let mut rest = DECK_SIZE;
        deal_out(
            deck,
            rules,
            players,
            dealer,
            |kind| kind,
            |place, kind| match place {
                Destination::Hand(seat) => {
                    rest -= 1;
                    hands[seat.index()].add_one(kind);
                }
                Destination::Pile => {
                    rest -= 1;
                    pile.push(kind);
                }
                Destination::Stock => {}
            },
        );
        for &kind in deck[DECK_SIZE - rest..].iter().rev() {
            stock.push_under(kind);
        }
        let public = Public::before_first_action(rules, players, dealer, scores, pile, stock.len);
        let mut deal = Self { public, hands, stock, red_three_penalties: [RedThreePenalty::default(); MAX_SEATS] };
        deal.count_hands();
        deal.public.this_turn.first = true;
        deal.public.had_turn[deal.public.turn.index()] = true;
        let replaced = deal.place_dealt_red_threes();
        (deal, replaced)
    }

    pub(crate) fn count_hands(&mut self) {
        for seat in self.public.players.seats() {
            self.public.hand_sizes[seat.index()] = self.hands[seat.index()].total();
        }
    }

    /// Places and replaces the red threes that belong on the table before the first action.
    pub(crate) fn place_dealt_red_threes(&mut self) -> alloc::vec::Vec<ReplacedRedThrees> {
        if self.public.rules.declares_by_hand() {
            return alloc::vec::Vec::new();
        }
        let at_once = self.public.rules.dealt_red_threes == DealtRedThrees::AtOnce;
        let first = self.public.turn;
        let seats = self.public.seats_after(self.public.dealer).filter(|&seat| at_once || seat == first);
        seats.filter_map(|seat| self.place_red_threes(seat)).collect()
    }

    /// The public part of the deal.
    #[inline]
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// One hand. Players and bots get a [`crate::View`] instead.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> &Counts {
        &self.hands[seat.index()]
    }

    /// A seat's penalties for undeclared red threes.
    #[inline]
    pub const fn red_three_penalty(&self, seat: Seat) -> RedThreePenalty {
        self.red_three_penalties[seat.index()]
    }

    /// The cards of the stock, in the order they will be drawn.
    pub fn stock(&self) -> impl Iterator<Item = Kind> + '_ {
        self.stock.cards()
    }

    /// Shuffles and deals, for tests and benchmarks.
    pub fn shuffled(
        rules: &RuleSet,
        players: Players,
        dealer: Seat,
        scores: [i32; MAX_SEATS],
        rng: &mut impl Rng,
    ) -> Self {
        let mut deck = FRESH;
        shuffle(&mut deck, rng);
        Self::new(rules, players, dealer, scores, &deck).0
    }
}

/// All 108 cards by kind, in a fixed order.
const FRESH: [Kind; DECK_SIZE] = {
    let mut deck = [Kind::Joker; DECK_SIZE];
    let mut place = 0;
    let mut kind = 0;
    while kind < Kind::ALL.len() {
        let mut copy = 0;
        while copy < Kind::ALL[kind].in_packs() {
            deck[place] = Kind::ALL[kind];
            place += 1;
            copy += 1;
        }
        kind += 1;
    }
    deck
};

impl Public {
    /// The public state before the first action.
    pub(crate) fn before_first_action(
        rules: &RuleSet,
        players: Players,
        dealer: Seat,
        scores: [i32; MAX_SEATS],
        pile: Pile,
        stock: u8,
    ) -> Self {
        Self {
            rules: *rules,
            players,
            dealer,
            turn: rules.next_seat(players, dealer),
            phase: Phase::Draw,
            scores,
            hand_sizes: [0; MAX_SEATS],
            stock,
            pile,
            melds: [Melds::NONE; MAX_SEATS],
            concealed_canastas: [0; MAX_SEATS],
            red_threes: [0; MAX_SEATS],
            melded: [false; MAX_SEATS],
            had_turn: [false; MAX_SEATS],
            this_turn: Turn::default(),
            seen: Seen::default(),
            exact_deal: false,
            ending: None,
        }
    }
}
