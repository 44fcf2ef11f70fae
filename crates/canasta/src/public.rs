//! The public part of a deal: table, hand sizes, turn, and everything that players could observe.

use crate::{Counts, Frozen, Kind, Melds, Pile, Players, RuleSet, Seat, Side, seat::MAX_SEATS};

/// The current step of a turn.
///
/// ```
/// use canasta::{Action, Deal, Phase, Players, RuleSet, Seat, SeedRng};
///
/// let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
/// assert_eq!(deal.public().phase(), Phase::Draw);
/// deal.apply(&Action::Draw)?;
/// assert_eq!(deal.public().phase(), Phase::Play);
/// # Ok::<(), canasta::Illegal>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Draw from the stock or take the pile.
    Draw,
    /// Meld, and discard to end the turn.
    Play,
    /// The partner must answer "may I go out?".
    Answer {
        /// Whether the player had already drawn when asking.
        drawn: bool,
    },
    /// The deal has ended.
    Over,
}

/// The partner's answer to "may I go out?" this turn.
///
/// ```
/// use canasta::{Deal, Permission, Players, RuleSet, Seat, SeedRng};
///
/// let deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
/// assert_eq!(deal.public().this_turn().permission, Permission::NotAsked);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Permission {
    /// The player hasn't asked.
    #[default]
    NotAsked,
    /// The player must go out this turn.
    Yes,
    /// The player must not go out this turn.
    No,
}

/// How a deal ended.
///
/// ```
/// use canasta::{Action, Ending, Phase, Players, RuleSet, Setup, notation::parse_cards};
///
/// let mut setup = Setup::new(RuleSet::HOYLE, Players::FOUR);
/// (setup.phase, setup.hands[0]) = (Phase::Play, Some(parse_cards("9S")?));
/// setup.melds[0] = vec![parse_cards("KS KS KH KH KD KD KC")?];
/// let (deal, _) = setup.build().expect("a possible position");
/// let mut deal = deal.deal().clone();
/// let outcome = deal.apply(&"discard 9".parse()?).expect("a canasta is enough to go out");
/// assert_eq!(outcome.ending, Some(Ending::WentOut { seat: outcome.seat, concealed: false }));
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Ending {
    /// A player went out.
    WentOut {
        /// The seat that went out.
        seat: Seat,
        /// Whether the player went out concealed, with the whole hand in one turn.
        concealed: bool,
    },
    /// The stock was empty and a player didn't take the pile.
    StockExhausted,
    /// The last card of the stock was a red three.
    LastRedThree {
        /// The seat that drew it.
        seat: Seat,
    },
}

/// The events of the current turn that affect later actions.
///
/// ```
/// use canasta::{Deal, Players, RuleSet, Seat, SeedRng};
///
/// let deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
/// let turn = deal.public().this_turn();
/// assert!(turn.first && !turn.took_pile && !turn.had_melded);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// The player took the pile this turn.
    pub took_pile: bool,
    /// The player melded this turn, beyond the meld that took the pile.
    pub melded: bool,
    /// The player had melded in this deal before this turn.
    pub had_melded: bool,
    /// Bit mask of the ranks that the side had melded when the turn began.
    pub old_melds: u16,
    /// The player added to one of those melds this turn.
    pub added_to_old: bool,
    /// This is the player's first turn of the deal.
    pub first: bool,
    /// The player drew the last card of the stock this turn, possibly as a replacement.
    pub drew_last: bool,
    /// The answer to "may I go out?" this turn.
    pub permission: Permission,
    /// Cards in the hand that came with the pile and can't be melded this turn. Empty if the rules allow melding them.
    pub taken: Counts,
}

/// Knowledge about hands from the public events of the deal. Bots can use it; pages don't show it.
///
/// ```
/// use canasta::{Deal, Players, RuleSet, Seat, SeedRng, Seen};
///
/// let deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
/// assert_eq!(*deal.public().seen(), Seen::default(), "nothing is known at the start");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// Cards known to be in each hand: taken with the pile and not played since.
    pub known: [Counts; MAX_SEATS],
    /// Bit mask of the ranks that this seat passed up by drawing when one was on the pile. Cleared when the seat
    /// melds that rank.
    pub passed: [u16; MAX_SEATS],
}

/// The public part of a deal. Nothing in here depends on a hidden card.
///
/// ```
/// use canasta::{Action, Deal, Frozen, Players, RuleSet, Seat, SeedRng, Side};
///
/// let deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
/// let public = deal.public();
/// assert_eq!((public.to_act(), public.side()), (Some(Seat(0)), Side(0)));
/// assert_eq!(public.minimum(Side(0)), 50);
/// assert_eq!(public.frozen_for(Side(0)), Some(Frozen::NoInitialMeld));
/// assert_eq!(public.check(deal.hand(Seat(0)), &Action::Draw), Ok(()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The rules of the table.
    pub(crate) rules: RuleSet,
    pub(crate) players: Players,
    pub(crate) dealer: Seat,
    pub(crate) turn: Seat,
    /// The current step of the turn.
    pub(crate) phase: Phase,
    /// Each side's total before this deal.
    pub(crate) scores: [i32; MAX_SEATS],
    pub(crate) hand_sizes: [u8; MAX_SEATS],
    pub(crate) stock: u8,
    /// The discard pile.
    pub(crate) pile: Pile,
    pub(crate) melds: [Melds; MAX_SEATS],
    /// For each side, a bit for each rank ([`Kind::index`](crate::Kind::index)) whose canasta was melded as a whole in
    /// one action.
    pub(crate) concealed_canastas: [u16; MAX_SEATS],
    /// The number of red threes of each side on the table.
    pub(crate) red_threes: [u8; MAX_SEATS],
    /// The seats that have melded in this deal.
    pub(crate) melded: [bool; MAX_SEATS],
    /// The seats that have had a turn. Only the other seats can still have a dealt red three in the hand.
    pub(crate) had_turn: [bool; MAX_SEATS],
    /// The events of the current turn.
    pub(crate) this_turn: Turn,
    pub(crate) seen: Seen,
    /// Whether the dealer earned the exact-deal bonus, which never happens in a live deal.
    pub(crate) exact_deal: bool,
    /// How the deal ended; `None` if it continues.
    pub(crate) ending: Option<Ending>,
}

impl Public {
    /// The rules of the table.
    #[inline]
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The number of players, which also determines the sides.
    #[inline]
    pub const fn players(&self) -> Players {
        self.players
    }

    /// The seat that dealt.
    #[inline]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The seat whose turn it is. If an answer is due, the partner acts instead: see [`Public::to_act`].
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The current step of the turn.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Each side's total before this deal.
    #[inline]
    pub const fn scores(&self) -> &[i32; MAX_SEATS] {
        &self.scores
    }

    /// The number of cards in each hand.
    #[inline]
    pub const fn hand_sizes(&self) -> &[u8; MAX_SEATS] {
        &self.hand_sizes
    }

    /// The number of cards in the stock.
    #[inline]
    pub const fn stock(&self) -> u8 {
        self.stock
    }

    /// The discard pile.
    #[inline]
    pub const fn pile(&self) -> &Pile {
        &self.pile
    }

    /// The melds of each side.
    #[inline]
    pub const fn melds(&self) -> &[Melds; MAX_SEATS] {
        &self.melds
    }

    /// For each side, a bit for each rank ([`Kind::index`](crate::Kind::index)) whose canasta was melded as a whole in
    /// one action.
    #[inline]
    pub const fn concealed_canastas(&self) -> &[u16; MAX_SEATS] {
        &self.concealed_canastas
    }

    /// The number of red threes of each side on the table.
    #[inline]
    pub const fn red_threes(&self) -> &[u8; MAX_SEATS] {
        &self.red_threes
    }

    /// The seats that have melded in this deal.
    #[inline]
    pub const fn melded(&self) -> &[bool; MAX_SEATS] {
        &self.melded
    }

    /// The seats that have had a turn. Only the other seats can still have a dealt red three in the hand.
    #[inline]
    pub const fn had_turn(&self) -> &[bool; MAX_SEATS] {
        &self.had_turn
    }

    /// The events of the current turn.
    #[inline]
    pub const fn this_turn(&self) -> &Turn {
        &self.this_turn
    }

    /// Knowledge about hands from the public events.
    #[inline]
    pub const fn seen(&self) -> &Seen {
        &self.seen
    }

    /// Whether the dealer earned the exact-deal bonus, which never happens in a live deal.
    #[inline]
    pub const fn exact_deal(&self) -> bool {
        self.exact_deal
    }

    /// How the deal ended; `None` if it continues.
    #[inline]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }
}

impl Public {
    /// The side of a seat.
    #[inline]
    pub const fn side_of(&self, seat: Seat) -> Side {
        self.players.side_of(seat)
    }

    /// The side whose turn it is.
    #[inline]
    pub const fn side(&self) -> Side {
        self.side_of(self.turn)
    }

    /// The melds of a side.
    #[inline]
    pub const fn side_melds(&self, side: Side) -> &Melds {
        &self.melds[side.index()]
    }

    /// Whether a side has a meld on the table.
    #[inline]
    pub fn has_melded(&self, side: Side) -> bool {
        !self.melds[side.index()].is_empty()
    }

    /// The minimum of a side's initial meld, even if the side has already melded.
    #[inline]
    pub const fn minimum(&self, side: Side) -> i32 {
        self.rules.minimum(self.scores[side.index()])
    }

    /// The reason why the pile is frozen for a side; `None` if it isn't. A card in the pile takes precedence over a
    /// missing initial meld.
    #[inline]
    pub fn frozen_for(&self, side: Side) -> Option<Frozen> {
        if let Some(place) = self.pile.freezing_card(&self.rules) {
            return Some(Frozen::By(self.pile.cards()[place]));
        }
        if self.has_melded(side) || !self.rules.frozen_until_opened { None } else { Some(Frozen::NoInitialMeld) }
    }

    /// The next seat in the direction of play.
    #[inline]
    pub const fn next_seat(&self, seat: Seat) -> Seat {
        self.rules.next_seat(self.players, seat)
    }

    /// The previous seat in the direction of play.
    #[inline]
    pub const fn previous_seat(&self, seat: Seat) -> Seat {
        self.rules.previous_seat(self.players, seat)
    }

    /// All seats once in the direction of play, starting after `seat`.
    pub fn seats_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.rules.seats_after(self.players, seat)
    }

    /// The next partner in the direction of play, who answers "may I go out?"; `None` for a player without a partner.
    #[inline]
    pub const fn partner_of(&self, seat: Seat) -> Option<Seat> {
        self.rules.partner_of(self.players, seat)
    }

    /// Whether the player whose turn it is would have to ask before going out.
    #[inline]
    pub const fn must_ask_first(&self) -> bool {
        self.rules.must_ask
            && matches!(self.this_turn.permission, Permission::NotAsked)
            && self.partner_of(self.turn).is_some()
    }

    /// The public part under rules that let a player go out without asking.
    #[must_use]
    pub fn without_must_ask(&self) -> Self {
        Self { rules: RuleSet { must_ask: false, ..self.rules }, ..*self }
    }

    /// Whether the player whose turn it is can meld and take the pile in this turn.
    #[inline]
    pub const fn may_meld(&self) -> bool {
        self.rules.melds_in_first_round || !self.this_turn.first
    }

    /// The cards of the hand that the player whose turn it is can meld in this turn, if the rest of the turn allows it.
    #[inline]
    pub fn meldable(&self, hand: &Counts) -> Counts {
        hand.minus(&self.this_turn.taken)
    }

    /// Whether the side whose turn it is has a canasta of this rank that can't take the pile.
    #[inline]
    pub fn is_complete(&self, rank: Kind) -> bool {
        !self.rules.take_onto_canasta && self.side_melds(self.side()).meld(rank).canasta().is_some()
    }

    /// Whether the pile is frozen for a side.
    #[inline]
    pub(crate) fn is_frozen_for(&self, side: Side) -> bool {
        self.pile.frozen_for_everyone(&self.rules) || self.rules.frozen_until_opened && !self.has_melded(side)
    }

    /// A copy without the knowledge from public events, for a player who hasn't paid attention to them.
    #[must_use]
    pub fn without_seen(&self) -> Self {
        Self { seen: Seen::default(), ..*self }
    }

    /// The public part after the player to act has drawn `cards` cards from the stock, none of them a red three.
    ///
    /// ```
    /// # use canasta::{Deal, Phase, Players, RuleSet, Seat, SeedRng};
    /// let deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
    /// let after = deal.public().after_drawing(1);
    /// assert_eq!((after.hand_sizes()[0], after.phase()), (12, Phase::Play));
    /// assert_eq!(after.stock() + 1, deal.public().stock());
    /// ```
    #[must_use]
    pub fn after_drawing(&self, cards: u8) -> Self {
        let mut public = *self;
        let cards = cards.min(self.stock);
        public.hand_sizes[self.turn.index()] += cards;
        public.stock -= cards;
        public.this_turn.drew_last |= public.stock == 0;
        public.phase = Phase::Play;
        public
    }

    /// Whether a seat can look through the pile now.
    pub fn may_look_through_pile(&self, seat: Seat) -> bool {
        let is_turn = matches!(self.phase, Phase::Draw | Phase::Play);
        self.rules.pile_looked_through && is_turn && self.turn == seat && self.this_turn.first
    }

    /// The seat that must act now: the player whose turn it is, or the partner being asked. `None` if the deal is
    /// over.
    #[inline]
    pub const fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Draw | Phase::Play => Some(self.turn),
            Phase::Answer { .. } => self.partner_of(self.turn),
            Phase::Over => None,
        }
    }
}
