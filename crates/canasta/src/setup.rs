//! From a described position to a deal. An impossible position is told all its faults at once.

use alloc::vec::Vec;
use core::fmt;

use crate::deal::{Deal, RedThreePenalty, Stock};
use crate::deck::{DECK, SeedRng, fresh, shuffle};
use crate::faces::{CardDeal, CardMeld, RedThreesLaid, counts};
use crate::public::{Ending, Phase, Public, Seen, Turn};
use crate::rules::DealtRedThrees;
use crate::seat::MAX_SEATS;
use crate::{Card, Counts, Illegal, Kind, Meld, Melds, Players, RuleSet, Seat, Side};

/// A described position, before it is checked.
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
/// assert_eq!(deal.hand(Seat(1)).len(), 11, "hands that are not given are filled");
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Setup {
    /// The rules by which the position is played on.
    pub rules: RuleSet,
    /// How many play.
    pub players: Players,
    /// The dealer's seat.
    pub dealer: usize,
    /// Whose turn it is.
    pub turn: usize,
    /// [`Phase::Draw`] or [`Phase::Play`]; the other phases belong to a continued position.
    pub phase: Phase,
    /// Total of each side before this deal.
    pub scores: Vec<i32>,
    /// Each hand; `None` is filled with cards not named elsewhere, never red threes.
    pub hands: Vec<Option<Vec<Card>>>,
    /// Each side's melds.
    pub melds: Vec<Vec<Vec<Card>>>,
    /// Each side's red threes on the table.
    pub red_threes: Vec<Vec<Card>>,
    /// The seats that have laid a card in this deal; `None`: every seat of a side that has melds.
    pub melded: Option<Vec<bool>>,
    /// Bottom to top.
    pub pile: Vec<Card>,
    /// Next card first; `None`: all cards not named elsewhere, red threes last.
    pub stock: Option<Vec<Card>>,
    /// The dealer earned the exact-deal bonus.
    pub exact_deal: bool,
    /// What else is needed to go on from a position that was printed in the middle of a turn.
    pub history: Option<History>,
}

/// What a printed position carries beyond the cards.
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
    /// What the present turn has done so far.
    pub this_turn: Turn,
    /// The seats that have had a turn.
    pub had_turn: [bool; MAX_SEATS],
    /// What was seen.
    pub seen: Seen,
    /// For each side, a bit for each rank whose canasta was laid down whole in one act.
    pub concealed_canastas: [u16; MAX_SEATS],
    /// What undeclared red threes have cost, by seat.
    pub red_three_penalties: [RedThreePenalty; MAX_SEATS],
    /// How the deal ended, if it has.
    pub ending: Option<Ending>,
}

/// Where a list or number of a position stands.
///
/// ```
/// use canasta::{Players, RuleSet, Setup, SetupError, setup::SetupField};
///
/// let mut setup = Setup::new(RuleSet::HOYLE, Players::FOUR);
/// setup.scores = vec![0];
/// let faults = setup.build().unwrap_err();
/// assert_eq!(faults, [SetupError::Length { part: SetupField::Scores, wanted: 2, found: 1 }]);
/// assert_eq!(faults[0].to_string(), "length: scores, wanted 2, found 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupField {
    /// The number of the seat that dealt.
    Dealer,
    /// The number of the seat whose turn it is.
    Turn,
    /// The totals, a number for each side.
    Scores,
    /// The hands, one for each seat.
    Hands,
    /// The melds, a list for each side.
    Melds,
    /// The red threes on the table, a list for each side.
    RedThrees,
    /// Which players have melded, one entry for each seat.
    Melded,
}

impl SetupField {
    /// Its name in a written position: `red_threes`.
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

/// Why a position cannot be.
///
/// A new fault is a breaking change, as with [`Illegal`].
///
/// ```
/// use canasta::{Players, RuleSet, Setup, notation::parse_cards};
///
/// let mut setup = Setup::new(RuleSet::HOYLE, Players::FOUR);
/// setup.pile = parse_cards("9H 9H 9H")?;
/// setup.scores[1] = 2_000_000;
/// let faults: Vec<String> = setup.build().unwrap_err().iter().map(ToString::to_string).collect();
/// assert_eq!(faults, ["card-too-often: 9H, 3 times", "score: side 1, 2000000"]);
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// A seat that does not exist.
    SeatOutOfRange {
        /// The part of the position that names it.
        part: SetupField,
        /// The number that was given.
        seat: usize,
        /// How many play.
        players: Players,
    },
    /// A list with an entry too many or too few.
    Length {
        /// The part of the position that the list is.
        part: SetupField,
        /// Entries it should have.
        wanted: usize,
        /// Entries it has.
        found: usize,
    },
    /// A total that no game reaches.
    Score {
        /// The side that has it.
        side: Side,
        /// The total that was given.
        total: i32,
    },
    /// A face more often than two packs hold it.
    CardTooOften {
        /// The face that is there too often.
        card: Card,
        /// How often it is named.
        times: usize,
    },
    /// Hands were to be filled, but not enough cards are left.
    NotEnoughCards {
        /// The first hand that could not be filled.
        seat: Seat,
    },
    /// A meld that no rule allows.
    Meld {
        /// The side before which it lies.
        side: Side,
        /// The cards of the meld, as given.
        cards: Vec<Card>,
        /// What is wrong with it.
        why: Illegal,
    },
    /// Two melds of one rank on one side.
    TwoMeldsOfARank {
        /// The side that has both.
        side: Side,
        /// The rank of both melds.
        rank: Kind,
    },
    /// Among the red threes on the table lies another card.
    NotARedThree {
        /// The side before which it lies.
        side: Side,
        /// The card that is no red three.
        card: Card,
    },
    /// A red three in a hand, where the rules would have laid it down.
    RedThreeInHand {
        /// The seat that holds the hand.
        seat: Seat,
    },
    /// A seat has laid cards, but its side has no meld.
    MeldedWithoutMeld {
        /// The seat that is said to have laid cards.
        seat: Seat,
    },
    /// The player to meld or discard holds no card.
    EmptyHand {
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// A phase that only a position printed in the middle of a turn can have.
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

/// A code with the numbers, no sentence: `length: scores, wanted 2, found 3`.
impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SeatOutOfRange { part, seat, players } => {
                write!(f, "seat-out-of-range: {part} {seat}, players {players}")
            }
            Self::Length { part, wanted, found } => write!(f, "length: {part}, wanted {wanted}, found {found}"),
            Self::Score { side, total } => write!(f, "score: side {side}, {total}"),
            Self::CardTooOften { card, times } => write!(f, "card-too-often: {card}, {times} times"),
            Self::NotEnoughCards { seat } => write!(f, "not-enough-cards: seat {seat}"),
            Self::Meld { side, cards, why } if cards.len() <= DECK => {
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

/// The largest total a position may name, either way.
const MOST_POINTS: i32 = 1_000_000;

impl Setup {
    /// A table before anything lies on it: every hand is filled, the rest is the stock.
    pub fn new(rules: RuleSet, players: Players) -> Self {
        let sides = usize::from(players.sides());
        let dealer = usize::from(players.count()) - 1;
        Self {
            rules,
            players,
            dealer,
            turn: 0,
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

    /// Sets the position up. Red threes that are due are laid down and replaced; the second part tells which.
    ///
    /// # Errors
    /// Every fault found, not only the first.
    pub fn build(self) -> Result<(CardDeal, Vec<RedThreesLaid>), Vec<SetupError>> {
        let mut faults = self.shape_faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut faces = self.free_faces(&mut faults);
        let melds = self.table_melds(&mut faults);
        self.card_faults(&mut faults);
        let mut hands: [Vec<Card>; MAX_SEATS] = Default::default();
        for (seat, hand) in self.players.seats().zip(&self.hands) {
            hands[seat.index()] = match hand {
                Some(cards) => cards.clone(),
                None => fill(&mut faces, self.rules.hand_size_for(self.players)).unwrap_or_else(|| {
                    faults.push(SetupError::NotEnoughCards { seat });
                    Vec::new()
                }),
            };
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let built = self.assemble(hands, melds, faces);
        // A hand of nothing but red threes, and no stock to replace them from.
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
        left: Vec<Card>,
    ) -> (CardDeal, Vec<RedThreesLaid>) {
        let mut stock = self.stock.clone().unwrap_or_else(|| {
            // Red threes last of all.
            let (threes, others): (Vec<Card>, Vec<Card>) = left.into_iter().partition(|c| c.kind() == Kind::RedThree);
            others.into_iter().chain(threes).collect()
        });
        let kinds: Vec<Kind> = stock.iter().map(|card| card.kind()).collect();
        stock.reverse();
        let public = self.public(&card_melds, Stock::in_order(&kinds).len());
        let red_three_penalties =
            self.history.as_ref().map_or([RedThreePenalty::default(); MAX_SEATS], |on| on.red_three_penalties);
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
        let replaced = deal.lay_down_dealt_red_threes();
        let mut card_deal = CardDeal { deal, pile: self.pile, melds: card_melds, red_threes, hands, stock };
        let red_threes = replaced.into_iter().map(|replaced| card_deal.lay_down_red_threes(replaced)).collect();
        card_deal.lay_down_at_end();
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
        for seat in self.players.seats() {
            let opened = public.opened(public.side_of(seat));
            public.melded[seat.index()] = self.melded.as_ref().map_or(opened, |melded| melded[seat.index()]);
            // Under rules that table dealt red threes on the first turn, any hand but the one to act may hold one.
            let first_turn = self.rules.dealt_red_threes == DealtRedThrees::FirstTurn && !self.rules.declares_by_hand();
            let waiting = first_turn && seat != public.turn;
            public.had_turn[seat.index()] = !waiting;
        }
        match &self.history {
            Some(on) => {
                public.this_turn = on.this_turn;
                public.had_turn = on.had_turn;
                public.seen = on.seen;
                public.concealed_canastas = on.concealed_canastas;
                public.ending = on.ending;
            }
            None => {
                public.this_turn = Turn {
                    had_melded: public.melded[public.turn.index()],
                    old_melds: public.side_melds(public.side()).ranks(),
                    // In this phase a card was drawn from the stock: the last one, if it is empty.
                    drew_last: self.phase == Phase::Play && stock == 0,
                    ..Turn::default()
                }
            }
        }
        public
    }

    /// Seats that do not exist, lists of the wrong length: with these nothing else can be looked at.
    fn shape_faults(&self) -> Vec<SetupError> {
        let mut faults = Vec::new();
        let players = usize::from(self.players.count());
        let sides = usize::from(self.players.sides());
        for (part, seat) in [(SetupField::Dealer, self.dealer), (SetupField::Turn, self.turn)] {
            if seat >= players {
                faults.push(SetupError::SeatOutOfRange { part, seat, players: self.players });
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
                faults.push(SetupError::Length { part, wanted, found });
            }
        }
        faults
    }

    /// The cards not named anywhere, in a fixed order; faces named too often are faults.
    fn free_faces(&self, faults: &mut Vec<SetupError>) -> Vec<Card> {
        let named = self
            .hands
            .iter()
            .flatten()
            .chain(self.melds.iter().flatten())
            .chain(&self.red_threes)
            .chain(self.stock.iter())
            .flatten()
            .chain(&self.pile);
        let mut times = [0usize; Card::FACES];
        for card in named {
            times[card.index()] += 1;
        }
        for card in Card::all().filter(|card| times[card.index()] > 2) {
            faults.push(SetupError::CardTooOften { card, times: times[card.index()] });
        }
        let mut free = fresh();
        free.retain(|card| {
            let named = &mut times[card.index()];
            let keep = *named == 0;
            *named = named.saturating_sub(1);
            keep
        });
        shuffle(&mut free, &mut SeedRng::new(0));
        free
    }

    fn card_faults(&self, faults: &mut Vec<SetupError>) {
        for (side, &total) in self.players.all_sides().zip(&self.scores) {
            if !(-MOST_POINTS..=MOST_POINTS).contains(&total) {
                faults.push(SetupError::Score { side, total });
            }
        }
        for (side, threes) in self.players.all_sides().zip(&self.red_threes) {
            for &card in threes.iter().filter(|card| card.kind() != Kind::RedThree) {
                faults.push(SetupError::NotARedThree { side, card });
            }
        }
        for (seat, hand) in self.players.seats().zip(&self.hands) {
            let red = hand.iter().flatten().any(|card| card.kind() == Kind::RedThree);
            let laid_down = match &self.history {
                Some(on) => on.had_turn[seat.index()] || on.ending.is_some(),
                None => false,
            };
            if red
                && !self.rules.declares_by_hand()
                && (laid_down || self.rules.dealt_red_threes == DealtRedThrees::AtOnce)
            {
                faults.push(SetupError::RedThreeInHand { seat });
            }
        }
        for (seat, _) in self.players.seats().zip(self.melded.iter().flatten()).filter(|(_, melded)| **melded) {
            if self.melds[self.players.side_of(seat).index()].is_empty() {
                faults.push(SetupError::MeldedWithoutMeld { seat });
            }
        }
        if self.phase == Phase::Play && self.hands[self.turn].as_ref().is_some_and(Vec::is_empty) {
            faults.push(SetupError::EmptyHand { seat: seat(self.turn) });
        }
        let over = self.history.as_ref().is_some_and(|on| on.ending.is_some());
        let waiting = matches!(self.phase, Phase::Answer { .. });
        if over != (self.phase == Phase::Over) || waiting && self.history.is_none() {
            faults.push(SetupError::Phase);
        }
    }

    fn table_melds(&self, faults: &mut Vec<SetupError>) -> [Vec<CardMeld>; MAX_SEATS] {
        let mut table: [Vec<CardMeld>; MAX_SEATS] = Default::default();
        for (side, melds) in self.players.all_sides().zip(&self.melds) {
            // More cards than there are were told already; counting them by kind could overflow.
            for cards in melds.iter().filter(|cards| cards.len() <= DECK) {
                match self.table_meld(side, cards) {
                    Err(why) => faults.push(SetupError::Meld { side, cards: cards.clone(), why }),
                    Ok(rank) if table[side.index()].iter().any(|meld| meld.rank == rank) => {
                        faults.push(SetupError::TwoMeldsOfARank { side, rank });
                    }
                    Ok(rank) => table[side.index()].push(CardMeld { rank, cards: cards.clone() }),
                }
            }
        }
        table
    }

    fn table_meld(&self, side: Side, cards: &[Card]) -> Result<Kind, Illegal> {
        let lay = Melds::from_groups([(None, counts(cards))])?;
        let (rank, meld) = lay.iter().next().ok_or(Illegal::NothingNamed)?;
        self.rules.check_meld(rank, Meld::default(), meld)?;
        // Black threes lie on the table only while their player is going out, or when the deal is over.
        let going_out = self.phase == Phase::Over
            || self.phase == Phase::Play
                && self.players.side_of(seat(self.turn)) == side
                && self.hands[self.turn].as_ref().is_some_and(|hand| hand.len() <= 1);
        if rank == Kind::BlackThree && !going_out {
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
        let (jokers, twos) = (cards.of(Kind::Joker), cards.of(Kind::Two));
        kinds.set(meld.rank, Meld { naturals: cards.of(meld.rank), jokers, twos });
    }
    kinds
}

/// Takes so many cards off the free ones, never red threes; `None` if there are too few.
fn fill(free: &mut Vec<Card>, wanted: i32) -> Option<Vec<Card>> {
    let mut hand = Vec::new();
    for _ in 0..wanted {
        let place = free.iter().rposition(|card| card.kind() != Kind::RedThree)?;
        hand.push(free.remove(place));
    }
    Some(hand)
}
