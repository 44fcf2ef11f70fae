//! What everyone may know of a deal: the table, the sizes, whose turn it is, and what was seen.

use crate::{Counts, Frozen, Melds, Pile, Players, RuleSet, Seat, Side, seat::MAX_SEATS};

/// What the player to act must do next.
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
    /// The partner must answer "may I go out?"; asked after drawing, or before.
    Answer {
        /// Whether the asker had drawn.
        drawn: bool,
    },
    /// The deal has ended.
    Over,
}

/// What the partner said to "may I go out?" this turn.
///
/// ```
/// use canasta::{Deal, Permission, Players, RuleSet, Seat, SeedRng};
///
/// let deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
/// assert_eq!(deal.public().this_turn().permission, Permission::NotAsked);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Permission {
    /// Not asked this turn.
    #[default]
    NotAsked,
    /// Yes: the player must go out this turn.
    Yes,
    /// No: the player may not go out this turn.
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
    /// A player got rid of the last card.
    WentOut {
        /// The seat that went out.
        seat: Seat,
        /// Whether it was concealed: the whole hand in one turn.
        concealed: bool,
    },
    /// The stock was empty and a player did not take the pile.
    StockExhausted,
    /// The last card of the stock was a red three.
    LastRedThree {
        /// The seat that drew it.
        seat: Seat,
    },
}

/// What has happened in the turn so far, as far as later acts depend on it.
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
    /// The player laid cards this turn, beyond the meld that took the pile.
    pub laid: bool,
    /// The player had laid cards in this deal before this turn.
    pub had_melded: bool,
    /// A bit for each rank in which the side had a meld when the turn began.
    pub old_melds: u16,
    /// The player added to such a meld this turn.
    pub added_to_old: bool,
    /// It is the player's first turn of the deal.
    pub first: bool,
    /// The player drew the last card of the stock this turn, also as a replacement.
    pub drew_last: bool,
    /// The answer to "may I go out?" this turn.
    pub permission: Permission,
}

/// What the public events of the deal have shown beyond what lies on the table. Bots may use it; pages do not show it.
///
/// ```
/// use canasta::{Deal, Players, RuleSet, Seat, SeedRng, Seen};
///
/// let deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
/// assert_eq!(*deal.public().seen(), Seen::default(), "at the beginning nothing was seen");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// Cards that are certainly in each hand: taken with the pile and not played since.
    pub known: [Counts; MAX_SEATS],
    /// A bit for each rank whose card on top of the pile this seat let go by drawing, until it lays that rank.
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
/// assert_eq!(public.frozen_for(Side(0)), Some(Frozen::NotOpened));
/// assert_eq!(public.check(deal.hand(Seat(0)), &Action::Draw), Ok(()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The rules of the table.
    pub(crate) rules: RuleSet,
    /// How many play.
    pub(crate) players: Players,
    /// The seat that dealt.
    pub(crate) dealer: Seat,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// What must be done next.
    pub(crate) phase: Phase,
    /// Total of each side before this deal.
    pub(crate) scores: [i32; MAX_SEATS],
    /// Cards in each hand.
    pub(crate) hand_sizes: [u8; MAX_SEATS],
    /// Cards in the stock.
    pub(crate) stock: u8,
    /// The discard pile.
    pub(crate) pile: Pile,
    /// Each side's melds.
    pub(crate) melds: [Melds; MAX_SEATS],
    /// For each side, a bit for each rank whose canasta was laid down whole in one act.
    pub(crate) concealed_canastas: [u16; MAX_SEATS],
    /// Each side's red threes on the table.
    pub(crate) red_threes: [u8; MAX_SEATS],
    /// The seats that have laid or added a card in this deal.
    pub(crate) melded: [bool; MAX_SEATS],
    /// The seats that have had a turn; a dealt red three can lie only in the hand of a seat that has not.
    pub(crate) had_turn: [bool; MAX_SEATS],
    /// What the present turn has done so far.
    pub(crate) this_turn: Turn,
    /// What was seen.
    pub(crate) seen: Seen,
    /// The dealer earned the exact-deal bonus; a live deal never does.
    pub(crate) exact_deal: bool,
    /// How the deal ended, when it has.
    pub(crate) ending: Option<Ending>,
}

impl Public {
    /// The rules of the table.
    #[inline]
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// How many play, and with whom.
    #[inline]
    pub const fn players(&self) -> Players {
        self.players
    }

    /// The seat that dealt.
    #[inline]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The seat whose turn it is. While an answer is due, its partner acts: [`Public::to_act`].
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// What must be done next.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The total of each side before this deal.
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

    /// The discard pile, top card and all.
    #[inline]
    pub const fn pile(&self) -> &Pile {
        &self.pile
    }

    /// The melds of each side.
    #[inline]
    pub const fn melds(&self) -> &[Melds; MAX_SEATS] {
        &self.melds
    }

    /// For each side, a bit for each rank ([`Kind::index`](crate::Kind::index)) whose canasta was laid down whole in one act.
    #[inline]
    pub const fn concealed_canastas(&self) -> &[u16; MAX_SEATS] {
        &self.concealed_canastas
    }

    /// The number of red threes that each side has on the table.
    #[inline]
    pub const fn red_threes(&self) -> &[u8; MAX_SEATS] {
        &self.red_threes
    }

    /// Which players have laid down a card in this deal.
    #[inline]
    pub const fn melded(&self) -> &[bool; MAX_SEATS] {
        &self.melded
    }

    /// Which players have had a turn; a dealt red three can lie only in the hand of one who has not.
    #[inline]
    pub const fn had_turn(&self) -> &[bool; MAX_SEATS] {
        &self.had_turn
    }

    /// What the present turn has done so far.
    #[inline]
    pub const fn this_turn(&self) -> &Turn {
        &self.this_turn
    }

    /// What the public events have shown of the hands.
    #[inline]
    pub const fn seen(&self) -> &Seen {
        &self.seen
    }

    /// Whether the dealer earned the exact-deal bonus; a live deal never does.
    #[inline]
    pub const fn exact_deal(&self) -> bool {
        self.exact_deal
    }

    /// How the deal ended, once it has.
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
    pub fn opened(&self, side: Side) -> bool {
        !self.melds[side.index()].is_empty()
    }

    /// The opening minimum of a side, met or not.
    #[inline]
    pub const fn minimum(&self, side: Side) -> i32 {
        self.rules.minimum(self.scores[side.index()])
    }

    /// Whether, and why, the pile is frozen for a side. A card in the pile is named before the side's own closedness.
    #[inline]
    pub fn frozen_for(&self, side: Side) -> Option<Frozen> {
        if let Some(place) = self.pile.freezing_card(&self.rules) {
            return Some(Frozen::By(self.pile.cards()[place]));
        }
        if self.opened(side) || !self.rules.frozen_until_opened { None } else { Some(Frozen::NotOpened) }
    }

    /// Whether the pile is frozen for a side.
    #[inline]
    pub(crate) fn is_frozen_for(&self, side: Side) -> bool {
        self.pile.frozen_for_everyone(&self.rules) || self.rules.frozen_until_opened && !self.opened(side)
    }

    /// The same table for a player who has not watched: nothing of the hands was seen.
    #[must_use]
    pub fn without_seen(&self) -> Self {
        Self { seen: Seen::default(), ..*self }
    }

    /// The table after the player to act has drawn so many cards from the stock, none of them a red three.
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

    /// Whether a seat may look through the whole pile now.
    pub fn may_look_through_pile(&self, seat: Seat) -> bool {
        let acting = matches!(self.phase, Phase::Draw | Phase::Play);
        self.rules.pile_looked_through && acting && self.turn == seat && self.this_turn.first
    }

    /// The seat that has to act now: the one whose turn it is, or the partner that was asked; `None` when the deal is over.
    #[inline]
    pub const fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Draw | Phase::Play => Some(self.turn),
            Phase::Answer { .. } => self.players.partner_of(self.turn),
            Phase::Over => None,
        }
    }
}
