//! Deals from described positions. An impossible position is reported with all its problems.

use alloc::vec::Vec;
use core::fmt;

use crate::deal::{Deal, RedThreePenalty, Stock};
use crate::deck::{DECK_SIZE, SeedRng, fresh, shuffle};
use crate::faces::{CardDeal, CardMeld, DeclaredRedThrees, counts};
use crate::public::{Ending, Phase, Public, Seen, Turn};
use crate::rules::DealtRedThrees;
use crate::seat::MAX_SEATS;
use crate::{Card, Counts, Illegal, Kind, Meld, Melds, Players, RuleSet, Seat, Side};

/// A described position, not checked yet.
///
/// ```
/// use canasta::{Phase, Players, RuleSet, Seat, Setup, notation::parse_cards};
///
/// let mut setup = Setup::new(RuleSet::HOYLE, Players::FOUR);
/// setup.phase = Phase::Play;
/// setup.hands[0] = Some(parse_cards("KS KH KD 9S 8S")?);
/// setup.pile = parse_cards("9H")?;
/// let (deal, _) = setup.build().expect("a possible position");
/// assert_eq!(deal.hand(Seat(0)).len(), 5);
/// assert_eq!(deal.hand(Seat(1)).len(), 11, "missing hands are filled");
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Setup {
    /// The rules of the deal.
    pub rules: RuleSet,
    /// The number of players.
    pub players: Players,
    /// The dealer's seat.
    pub dealer: usize,
    /// The seat whose turn it is.
    pub turn: usize,
    /// [`Phase::Draw`] or [`Phase::Play`]. The other phases need a [`History`].
    pub phase: Phase,
    /// Each side's total before this deal.
    pub scores: Vec<i32>,
    /// The hands. A hand of `None` is filled with cards not named elsewhere, but never with red threes.
    pub hands: Vec<Option<Vec<Card>>>,
    /// Each side's melds.
    pub melds: Vec<Vec<Vec<Card>>>,
    /// Each side's red threes on the table.
    pub red_threes: Vec<Vec<Card>>,
    /// The seats that have melded in this deal; `None` means every seat of a side with melds.
    pub melded: Option<Vec<bool>>,
    /// The discard pile, bottom to top.
    pub pile: Vec<Card>,
    /// The stock, in drawing order. `None` means all cards not named elsewhere, with red threes last.
    pub stock: Option<Vec<Card>>,
    /// Whether the dealer earned the exact-deal bonus.
    pub exact_deal: bool,
    /// More state, needed to continue a position saved in the middle of a turn.
    pub history: Option<History>,
}

/// The state of a saved position beyond the cards.
///
/// ```
/// use canasta::{Card, CardDeal, History, Players, RuleSet, Seat, SeedRng, deck};
///
/// let cards = deck::shuffled(&mut SeedRng::new(7));
/// let (deal, _) = CardDeal::new(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &cards).expect("108 cards");
/// let public = deal.public();
/// let history = History {
///     this_turn: *public.this_turn(),
///     had_turn: *public.had_turn(),
///     seen: *public.seen(),
///     concealed_canastas: *public.concealed_canastas(),
///     red_three_penalties: [deal.deal().red_three_penalty(Seat(0)); 6],
///     ending: None,
/// };
/// assert!(history.this_turn.first && history.had_turn[0] && !history.had_turn[1]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    /// The events of the current turn.
    pub this_turn: Turn,
    /// The seats that have had a turn.
    pub had_turn: [bool; MAX_SEATS],
    /// Knowledge about hands from public events.
    pub seen: Seen,
    /// For each side, a bit for each rank whose canasta was melded as a whole in one action.
    pub concealed_canastas: [u16; MAX_SEATS],
    /// Penalties for undeclared red threes, by seat.
    pub red_three_penalties: [RedThreePenalty; MAX_SEATS],
    /// How the deal ended; `None` if it continues.
    pub ending: Option<Ending>,
}

/// A field of a described position, named in a [`SetupError`].
///
/// ```
/// use canasta::{Players, RuleSet, Setup, SetupError, setup::SetupField};
///
/// let mut setup = Setup::new(RuleSet::HOYLE, Players::FOUR);
/// setup.scores = vec![0];
/// let errors = setup.build().unwrap_err();
/// assert_eq!(errors, [SetupError::Length { part: SetupField::Scores, wanted: 2, found: 1 }]);
/// assert_eq!(errors[0].to_string(), "length: scores, wanted 2, found 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupField {
    /// The number of the seat that dealt.
    Dealer,
    /// The number of the seat whose turn it is.
    Turn,
    /// The totals, one for each side.
    Scores,
    /// The hands, one for each seat.
    Hands,
    /// The melds, one list for each side.
    Melds,
    /// The red threes on the table, one list for each side.
    RedThrees,
    /// The seats that have melded, one entry for each seat.
    Melded,
}

impl SetupField {
    /// The name in written positions: `red_threes`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dealer => "dealer",
            Self::Turn => "turn",
            Self::Scores => "scores",
            Self::Hands => "hands",
            Self::Melds => "melds",
            Self::RedThrees => "red_threes",
            Self::Melded => "melded",
        }
    }
}

/// The reason why a position is impossible.
///
/// Adding a variant is a breaking change, as for [`Illegal`].
///
/// ```
/// use canasta::{Players, RuleSet, Setup, notation::parse_cards};
///
/// let mut setup = Setup::new(RuleSet::HOYLE, Players::FOUR);
/// setup.pile = parse_cards("9H 9H 9H")?;
/// setup.scores[1] = 2_000_000;
/// let problems: Vec<String> = setup.build().unwrap_err().iter().map(ToString::to_string).collect();
/// assert_eq!(problems, ["card-too-often: 9H, 3 times", "score: side 1, 2000000"]);
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// A seat that does not exist.
    SeatOutOfRange {
        /// The field that names it.
        part: SetupField,
        /// The number given.
        seat: usize,
        /// The number of players.
        players: Players,
    },
    /// A seat that can't deal, act, or have cards or melds, because it sits out.
    SitsOut {
        /// The field that names it.
        part: SetupField,
        /// The seat that sits out.
        seat: Seat,
    },
    /// A list of the wrong length.
    Length {
        /// The list.
        part: SetupField,
        /// The required length.
        wanted: usize,
        /// The actual length.
        found: usize,
    },
    /// A total that no game can reach.
    Score {
        /// The side with this total.
        side: Side,
        /// The total given.
        total: i32,
    },
    /// More copies of a face than two packs contain.
    CardTooOften {
        /// The face.
        card: Card,
        /// The number of times it occurs.
        times: usize,
    },
    /// Too few cards are left to fill the hands.
    NotEnoughCards {
        /// The first hand that can't be filled.
        seat: Seat,
    },
    /// A meld that the rules don't allow.
    Meld {
        /// The side with the meld.
        side: Side,
        /// The cards of the meld.
        cards: Vec<Card>,
        /// The problem with it.
        why: Illegal,
    },
    /// Two melds of the same rank on one side.
    TwoMeldsOfARank {
        /// The side with both melds.
        side: Side,
        /// The rank of both melds.
        rank: Kind,
    },
    /// A card listed among the red threes on the table that isn't one.
    NotARedThree {
        /// The side with the card.
        side: Side,
        /// The card.
        card: Card,
    },
    /// A red three in a hand, although the rules would have placed it on the table.
    RedThreeInHand {
        /// The seat with this hand.
        seat: Seat,
    },
    /// A seat has melded, but its side has no meld.
    MeldedWithoutMeld {
        /// The seat.
        seat: Seat,
    },
    /// The player to meld or discard has no cards.
    EmptyHand {
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// A phase that needs a [`History`].
    Phase,
}

impl fmt::Display for SetupField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Dealer => "dealer",
            Self::Turn => "turn",
            Self::Scores => "scores",
            Self::Hands => "hands",
            Self::Melds => "melds",
            Self::RedThrees => "red_threes",
            Self::Melded => "melded",
        })
    }
}

/// A code with the numbers, not a sentence: `length: scores, wanted 2, found 3`.
impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SeatOutOfRange { part, seat, players } => {
                write!(f, "seat-out-of-range: {part} {seat}, players {players}")
            }
            Self::SitsOut { part, seat } => write!(f, "sits-out: {part}, seat {seat}"),
            Self::Length { part, wanted, found } => write!(f, "length: {part}, wanted {wanted}, found {found}"),
            Self::Score { side, total } => write!(f, "score: side {side}, {total}"),
            Self::CardTooOften { card, times } => write!(f, "card-too-often: {card}, {times} times"),
            Self::NotEnoughCards { seat } => write!(f, "not-enough-cards: seat {seat}"),
            Self::Meld { side, cards, why } if cards.len() <= DECK_SIZE => {
                write!(f, "meld: side {side}, {}, {why}", crate::notation::cards(cards))
            }
            Self::Meld { side, cards, why } => write!(f, "meld: side {side}, {} cards, {why}", cards.len()),
            Self::TwoMeldsOfARank { side, rank } => write!(f, "two-melds-of-a-rank: side {side}, {rank}"),
            Self::NotARedThree { side, card } => write!(f, "not-a-red-three: side {side}, {card}"),
            Self::RedThreeInHand { seat } => write!(f, "red-three-in-hand: seat {seat}"),
            Self::MeldedWithoutMeld { seat } => write!(f, "melded-without-meld: seat {seat}"),
            Self::EmptyHand { seat } => write!(f, "empty-hand: seat {seat}"),
            Self::Phase => f.write_str("phase"),
        }
    }
}

impl core::error::Error for SetupError {}

/// The maximum absolute total of a position.
const MAX_POINTS: i32 = 1_000_000;

impl Setup {
    /// An empty table: every hand will be filled, and the rest is the stock. If one of five must sit out and `players`
    /// doesn't say who, seat 4 does.
    pub fn new(rules: RuleSet, players: Players) -> Self {
        let players = players.of_deal(&rules, Seat(0));
        let sides = usize::from(players.sides());
        let turn = players.place_of(Seat(0));
        Self {
            rules,
            players,
            dealer: players.previous_seat(turn).index(),
            turn: turn.index(),
            phase: Phase::Draw,
            scores: alloc::vec![0; sides],
            hands: alloc::vec![None; usize::from(players.count())],
            melds: alloc::vec![Vec::new(); sides],
            red_threes: alloc::vec![Vec::new(); sides],
            melded: None,
            pile: Vec::new(),
            stock: None,
            exact_deal: false,
            history: None,
        }
    }

    /// Builds the deal. Red threes that are due are placed on the table and replaced. Also returns the replacements.
    ///
    /// # Errors
    /// Returns all problems found, not only the first.
    pub fn build(mut self) -> Result<(CardDeal, Vec<DeclaredRedThrees>), Vec<SetupError>> {
        let dealer = u8::try_from(self.dealer).unwrap_or_default();
        self.players = self.players.of_deal(&self.rules, Seat(dealer));
        let mut errors = self.shape_errors();
        if !errors.is_empty() {
            return Err(errors);
        }
        let mut faces = self.free_faces(&mut errors);
        let melds = self.table_melds(&mut errors);
        self.check_cards(&mut errors);
        let mut hands: [Vec<Card>; MAX_SEATS] = Default::default();
        for (seat, hand) in self.players.seats().zip(&self.hands) {
            hands[seat.index()] = match hand {
                Some(cards) => cards.clone(),
                None if self.players.sits_out() == Some(seat) => Vec::new(),
                None => fill(&mut faces, self.rules.hand_size_for(self.players)).unwrap_or_else(|| {
                    errors.push(SetupError::NotEnoughCards { seat });
                    Vec::new()
                }),
            };
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let built = self.assemble(hands, melds, faces);
        // This happens if the hand had only red threes and the stock couldn't replace them.
        let public = built.0.public();
        if public.phase == Phase::Play && public.hand_sizes[public.turn.index()] == 0 {
            return Err(alloc::vec![SetupError::EmptyHand { seat: public.turn }]);
        }
        Ok(built)
    }

    fn assemble(
        self,
        hands: [Vec<Card>; MAX_SEATS],
        card_melds: [Vec<CardMeld>; MAX_SEATS],
        free: Vec<Card>,
    ) -> (CardDeal, Vec<DeclaredRedThrees>) {
        let mut stock = self.stock.clone().unwrap_or_else(|| {
            // Red threes come last.
            let (threes, others): (Vec<Card>, Vec<Card>) = free.into_iter().partition(|c| c.kind() == Kind::RedThree);
            others.into_iter().chain(threes).collect()
        });
        let kinds: Vec<Kind> = stock.iter().map(|card| card.kind()).collect();
        stock.reverse();
        let public = self.public(&card_melds, Stock::in_order(&kinds).len());
        let red_three_penalties = self
            .history
            .as_ref()
            .map_or([RedThreePenalty::default(); MAX_SEATS], |history| history.red_three_penalties);
        let mut deal =
            Deal { public, hands: [Counts::NONE; MAX_SEATS], stock: Stock::in_order(&kinds), red_three_penalties };
        for seat in self.players.seats() {
            deal.hands[seat.index()] = counts(&hands[seat.index()]);
        }
        deal.count_hands();
        let mut red_threes: [Vec<Card>; MAX_SEATS] = Default::default();
        for (place, threes) in red_threes.iter_mut().zip(&self.red_threes) {
            place.clone_from(threes);
        }
        let replaced = deal.place_dealt_red_threes();
        let mut card_deal = CardDeal { deal, pile: self.pile, melds: card_melds, red_threes, hands, stock };
        let red_threes = replaced.into_iter().map(|replaced| card_deal.place_red_threes(replaced)).collect();
        card_deal.place_red_threes_at_end();
        (card_deal, red_threes)
    }

    fn public(&self, card_melds: &[Vec<CardMeld>; MAX_SEATS], stock: u8) -> Public {
        let mut scores = [0; MAX_SEATS];
        for (total, &score) in scores.iter_mut().zip(&self.scores) {
            *total = score;
        }
        let pile = self.pile.iter().map(|card| card.kind()).collect();
        let mut public = Public::before_first_action(&self.rules, self.players, seat(self.dealer), scores, pile, stock);
        public.turn = seat(self.turn);
        public.phase = self.phase;
        public.exact_deal = self.exact_deal;
        for side in self.players.all_sides() {
            public.melds[side.index()] = kinds_of(&card_melds[side.index()]);
            public.red_threes[side.index()] = crate::must_fit::<u8>(self.red_threes[side.index()].len());
        }
        for seat in self.players.playing() {
            let side_has_melded = public.has_melded(public.side_of(seat));
            public.melded[seat.index()] = self.melded.as_ref().map_or(side_has_melded, |melded| melded[seat.index()]);
            // Under rules that place dealt red threes on the first turn, every hand can hold one, except that of the
            // player to act.
            let on_first_turn =
                self.rules.dealt_red_threes == DealtRedThrees::FirstTurn && !self.rules.declares_by_hand();
            let may_hold_red_three = on_first_turn && seat != public.turn;
            public.had_turn[seat.index()] = !may_hold_red_three;
        }
        match &self.history {
            Some(history) => {
                public.this_turn = history.this_turn;
                public.had_turn = history.had_turn;
                public.seen = history.seen;
                public.concealed_canastas = history.concealed_canastas;
                public.ending = history.ending;
            }
            None => {
                public.this_turn = Turn {
                    had_melded: public.melded[public.turn.index()],
                    old_melds: public.side_melds(public.side()).ranks(),
                    // In this phase a card has been drawn from the stock. If the stock is empty, it was the last one.
                    drew_last: self.phase == Phase::Play && stock == 0,
                    ..Turn::default()
                }
            }
        }
        public
    }

    /// Finds seats that don't exist and lists of the wrong length. If there are any, nothing else can be checked.
    fn shape_errors(&self) -> Vec<SetupError> {
        let mut errors = Vec::new();
        let players = usize::from(self.players.count());
        let sides = usize::from(self.players.sides());
        for (part, seat) in [(SetupField::Dealer, self.dealer), (SetupField::Turn, self.turn)] {
            if seat >= players {
                errors.push(SetupError::SeatOutOfRange { part, seat, players: self.players });
            } else if self.players.sits_out().is_some_and(|out| out.index() == seat) {
                errors.push(SetupError::SitsOut { part, seat: self::seat(seat) });
            }
        }
        let melded = self.melded.as_ref().map_or(players, Vec::len);
        for (part, wanted, found) in [
            (SetupField::Scores, sides, self.scores.len()),
            (SetupField::Hands, players, self.hands.len()),
            (SetupField::Melds, sides, self.melds.len()),
            (SetupField::RedThrees, sides, self.red_threes.len()),
            (SetupField::Melded, players, melded),
        ] {
            if wanted != found {
                errors.push(SetupError::Length { part, wanted, found });
            }
        }
        if let Some(seat) = self.players.sits_out() {
            if self.hands.get(seat.index()).and_then(Option::as_ref).is_some_and(|hand| !hand.is_empty()) {
                errors.push(SetupError::SitsOut { part: SetupField::Hands, seat });
            }
            if self.melded.as_ref().and_then(|melded| melded.get(seat.index())) == Some(&true) {
                errors.push(SetupError::SitsOut { part: SetupField::Melded, seat });
            }
        }
        errors
    }

    /// The cards not named anywhere, in a fixed order. Reports faces named too often.
    fn free_faces(&self, errors: &mut Vec<SetupError>) -> Vec<Card> {
        let named = self
            .hands
            .iter()
            .flatten()
            .chain(self.melds.iter().flatten())
            .chain(&self.red_threes)
            .chain(self.stock.iter())
            .flatten()
            .chain(&self.pile);
        let mut times = [0usize; Card::FACE_COUNT];
        for card in named {
            times[card.index()] += 1;
        }
        for card in Card::all().filter(|card| times[card.index()] > 2) {
            errors.push(SetupError::CardTooOften { card, times: times[card.index()] });
        }
        let mut free = fresh();
        free.retain(|card| {
            let named = &mut times[card.index()];
            let is_free = *named == 0;
            *named = named.saturating_sub(1);
            is_free
        });
        shuffle(&mut free, &mut SeedRng::new(0));
        free
    }

    fn check_cards(&self, errors: &mut Vec<SetupError>) {
        for (side, &total) in self.players.all_sides().zip(&self.scores) {
            if !(-MAX_POINTS..=MAX_POINTS).contains(&total) {
                errors.push(SetupError::Score { side, total });
            }
        }
        for (side, threes) in self.players.all_sides().zip(&self.red_threes) {
            for &card in threes.iter().filter(|card| card.kind() != Kind::RedThree) {
                errors.push(SetupError::NotARedThree { side, card });
            }
        }
        for (seat, hand) in self.players.seats().zip(&self.hands) {
            let has_red_three = hand.iter().flatten().any(|card| card.kind() == Kind::RedThree);
            let already_placed = match &self.history {
                Some(history) => history.had_turn[seat.index()] || history.ending.is_some(),
                None => false,
            };
            if has_red_three
                && !self.rules.declares_by_hand()
                && (already_placed || self.rules.dealt_red_threes == DealtRedThrees::AtOnce)
            {
                errors.push(SetupError::RedThreeInHand { seat });
            }
        }
        for (seat, _) in self.players.seats().zip(self.melded.iter().flatten()).filter(|(_, melded)| **melded) {
            if self.melds[self.players.side_of(seat).index()].is_empty() {
                errors.push(SetupError::MeldedWithoutMeld { seat });
            }
        }
        if self.phase == Phase::Play && self.hands[self.turn].as_ref().is_some_and(Vec::is_empty) {
            errors.push(SetupError::EmptyHand { seat: seat(self.turn) });
        }
        let is_over = self.history.as_ref().is_some_and(|history| history.ending.is_some());
        let awaits_answer = matches!(self.phase, Phase::Answer { .. });
        if is_over != (self.phase == Phase::Over) || awaits_answer && self.history.is_none() {
            errors.push(SetupError::Phase);
        }
    }

    fn table_melds(&self, errors: &mut Vec<SetupError>) -> [Vec<CardMeld>; MAX_SEATS] {
        let mut table: [Vec<CardMeld>; MAX_SEATS] = Default::default();
        for (side, melds) in self.players.all_sides().zip(&self.melds) {
            // Melds with more cards than exist are already reported. Counting their cards by kind could overflow.
            for cards in melds.iter().filter(|cards| cards.len() <= DECK_SIZE) {
                match self.table_meld(side, cards) {
                    Err(why) => errors.push(SetupError::Meld { side, cards: cards.clone(), why }),
                    Ok(rank) if table[side.index()].iter().any(|meld| meld.rank == rank) => {
                        errors.push(SetupError::TwoMeldsOfARank { side, rank });
                    }
                    Ok(rank) => table[side.index()].push(CardMeld { rank, cards: cards.clone() }),
                }
            }
        }
        table
    }

    fn table_meld(&self, side: Side, cards: &[Card]) -> Result<Kind, Illegal> {
        let melds = Melds::from_groups([(None, counts(cards))])?;
        let (rank, meld) = melds.iter().next().ok_or(Illegal::NothingNamed)?;
        self.rules.check_meld(rank, Meld::default(), meld)?;
        // Black threes are on the table only while their player is going out, or when the deal is over.
        let may_meld_black_threes = self.phase == Phase::Over
            || self.phase == Phase::Play
                && self.players.side_of(seat(self.turn)) == side
                && self.hands[self.turn].as_ref().is_some_and(|hand| hand.len() <= 1);
        if rank == Kind::BlackThree && !may_meld_black_threes {
            return Err(Illegal::ThreesNotMelded(crate::illegal::Threes::BlackNotGoingOut));
        }
        Ok(rank)
    }
}

fn seat(number: usize) -> Seat {
    Seat(crate::must_fit::<u8>(number))
}

fn kinds_of(melds: &[CardMeld]) -> Melds {
    let mut kinds = Melds::NONE;
    for meld in melds {
        let cards = counts(&meld.cards);
        let jokers = cards.of(Kind::Joker);
        let twos = cards.of(Kind::Two);
        kinds.set(meld.rank, Meld { naturals: cards.of(meld.rank), jokers, twos });
    }
    kinds
}

/// Takes a hand of `size` free cards, but no red threes. `None` if there are too few.
fn fill(free: &mut Vec<Card>, size: i32) -> Option<Vec<Card>> {
    let mut hand = Vec::new();
    for _ in 0..size {
        let place = free.iter().rposition(|card| card.kind() != Kind::RedThree)?;
        hand.push(free.remove(place));
    }
    Some(hand)
}
