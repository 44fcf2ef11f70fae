//! Deals with faces. They are divided like a [`Deal`] into a public part, hands and stock, with a face for every card.
//! The rules judge actions by kind, and the `judge` module checks what depends on faces.

mod text;

use alloc::vec::Vec;

use crate::deal::{Deal, Destination, RedThreePenalty, ReplacedRedThrees, deal_out};
use crate::deck::DECK_SIZE;
use crate::seat::MAX_SEATS;
use crate::{Action, Card, Counts, Illegal, Kind, Melds, Players, Public, RuleSet, Seat, Side};

mod step;

pub use step::{DeclaredRedThrees, SeenCards, SeenDeclaredRedThrees, SeenStep, Step};

/// Cards that one action adds to one meld, with the rank if the player named it.
///
/// ```
/// use canasta::{Group, Kind};
///
/// let group: Group = "Q: 2S".parse()?;
/// assert_eq!((group.rank, group.cards.len()), (Some(Kind::Queen), 1));
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Group {
    /// The rank named before the cards. Only needed if no card is natural.
    pub rank: Option<Kind>,
    /// The cards, in the order they were named.
    pub cards: Vec<Card>,
}

/// One step of a turn, with cards named by face. An [`Action`] names them by kind.
///
/// ```
/// use canasta::{Action, CardAction, Kind};
///
/// let action: CardAction = "discard 9S".parse()?;
/// assert_eq!(action, CardAction::Discard("9S".parse()?));
/// assert_eq!(action.to_kinds(), Ok(Action::Discard(Kind::Nine)));
/// assert_eq!("meld 4H 4D 4C / KH KD 2S".parse::<CardAction>()?.cards().len(), 6);
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardAction {
    /// Draw from the stock.
    Draw,
    /// Take the pile. Its top card is melded with cards from the hand, and more can be melded in the same action.
    Take {
        /// The rank of the top card, if the player named it.
        rank: Option<Kind>,
        /// Cards from the hand that are melded with the top card.
        with: Vec<Card>,
        /// Further melds and additions.
        more: Vec<Group>,
    },
    /// Put down new melds, or add to the side's melds.
    Meld(Vec<Group>),
    /// Discard a card, ending the turn.
    Discard(Card),
    /// Pass when the stock is empty, which ends the deal.
    Pass,
    /// Declare a red three, under rules where players do so by hand.
    Declare(Card),
    /// Ask "Partner, may I go out?".
    Ask,
    /// Answer the partner's question: `true` for yes.
    Answer(bool),
}

impl CardAction {
    /// Converts the action to kinds. Drops the rank of the top card if the player named it.
    ///
    /// # Errors
    /// Returns the same errors as [`Melds::from_groups`].
    pub fn to_kinds(&self) -> Result<Action, Illegal> {
        let groups =
            |groups: &[Group]| Melds::from_groups(groups.iter().map(|group| (group.rank, counts(&group.cards))));
        Ok(match self {
            Self::Draw => Action::Draw,
            Self::Take { with, more, .. } => Action::Take { with: counts(with), more: groups(more)? },
            Self::Meld(melds) => Action::Meld(groups(melds)?),
            Self::Discard(card) => Action::Discard(card.kind()),
            Self::Pass => Action::Pass,
            Self::Declare(_) => Action::Declare,
            Self::Ask => Action::Ask,
            Self::Answer(yes) => Action::Answer(*yes),
        })
    }

    /// The action as others see it. Drops the rank of the top card, which they can see.
    fn without_named_rank(&self) -> Self {
        let mut action = self.clone();
        if let Self::Take { rank, .. } = &mut action {
            *rank = None;
        }
        action
    }

    /// All cards from the hand that the action names.
    pub fn cards(&self) -> Vec<Card> {
        match self {
            Self::Take { with, more, .. } => with.iter().chain(more.iter().flat_map(|g| &g.cards)).copied().collect(),
            Self::Meld(groups) => groups.iter().flat_map(|group| &group.cards).copied().collect(),
            Self::Discard(card) | Self::Declare(card) => alloc::vec![*card],
            Self::Draw | Self::Pass | Self::Ask | Self::Answer(_) => Vec::new(),
        }
    }
}

/// Counts cards by kind.
///
/// ```
/// use canasta::faces::counts;
/// use canasta::notation::parse_cards;
///
/// assert_eq!(counts(&parse_cards("4H 4D XR 3H")?).to_string(), "X 3R 4 4");
/// # Ok::<(), canasta::ParseError>(())
/// ```
pub fn counts(cards: &[Card]) -> Counts {
    cards.iter().map(|card| card.kind()).collect()
}

/// A meld with faces, in the order the cards were melded.
///
/// ```
/// use canasta::{CardMeld, Kind};
///
/// let meld: CardMeld = "KS KH 2D".parse()?;
/// assert_eq!((meld.rank, meld.cards.len()), (Kind::King, 3));
/// # Ok::<(), canasta::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardMeld {
    /// The rank of the natural cards.
    pub rank: Kind,
    /// The cards, the oldest first.
    pub cards: Vec<Card>,
}

/// The public part of a deal, with faces.
///
/// ```
/// use canasta::{CardDeal, Players, RuleSet, Seat, SeedRng, deck};
///
/// let cards = deck::shuffled(&mut SeedRng::new(7));
/// let (deal, _) = CardDeal::new(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &cards).expect("108 cards");
/// let table = deal.table();
/// assert_eq!(table.pile, deal.pile());
/// assert!(table.melds.iter().all(Vec::is_empty));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardPublic {
    /// The public part by kind, which the rules use.
    pub public: Public,
    /// The pile, bottom to top.
    pub pile: Vec<Card>,
    /// Each side's melds, the oldest first.
    pub melds: [Vec<CardMeld>; MAX_SEATS],
    /// Each side's red threes on the table.
    pub red_threes: [Vec<Card>; MAX_SEATS],
}

/// A deal with the face of every card.
///
/// ```
/// use canasta::{CardAction, CardDeal, Players, RuleSet, Seat, SeedRng, deck};
///
/// let cards = deck::shuffled(&mut SeedRng::new(7));
/// let (mut deal, _) = CardDeal::new(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &cards).expect("108 cards");
/// let next = deal.stock().next();
/// let step = deal.apply(&CardAction::Draw)?;
/// assert_eq!(step.drew.first().copied(), next);
/// assert_eq!(deal.hand(Seat(0)).len(), 12);
/// assert!(deal.agrees(), "faces and kinds agree");
/// # Ok::<(), canasta::Illegal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardDeal {
    pub(crate) deal: Deal,
    pub(crate) pile: Vec<Card>,
    pub(crate) melds: [Vec<CardMeld>; MAX_SEATS],
    pub(crate) red_threes: [Vec<Card>; MAX_SEATS],
    pub(crate) hands: [Vec<Card>; MAX_SEATS],
    /// The last card is drawn first.
    pub(crate) stock: Vec<Card>,
}

/// Everything one seat can see, with faces. It is built from nothing but the public part and that seat's hand, so it
/// can be shown or sent to the player.
///
/// ```
/// use canasta::{Action, CardAction, CardDeal, Players, RuleSet, Seat, SeedRng, deck};
///
/// let cards = deck::shuffled(&mut SeedRng::new(7));
/// let (deal, _) = CardDeal::new(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &cards).expect("108 cards");
/// let own = deal.view(Some(Seat(0)));
/// assert_eq!(own.hand, deal.hand(Seat(0)));
/// assert_eq!(own.check(&CardAction::Draw), Ok(Action::Draw));
/// assert!(deal.view(None).hand.is_empty(), "a spectator sees no hand");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardView {
    /// The viewer's seat; `None` for a spectator, who sees no hand.
    pub seat: Option<Seat>,
    /// The public part.
    pub table: CardPublic,
    /// The viewer's own hand, oldest card first.
    pub hand: Vec<Card>,
    /// Penalties for the viewer's own undeclared red threes.
    pub red_three_penalty: RedThreePenalty,
}

impl CardDeal {
    /// Deals the 108 cards of `deck`, starting with the first, and places red threes on the table as the rules say.
    /// Also returns those red threes and their replacements. `None` if `deck` isn't a whole deck.
    pub fn new(
        rules: &RuleSet,
        players: Players,
        dealer: Seat,
        scores: [i32; MAX_SEATS],
        deck: &[Card],
    ) -> Option<(Self, Vec<DeclaredRedThrees>)> {
        if !is_whole_deck(deck) {
            return None;
        }
        let mut kinds = [Kind::Joker; DECK_SIZE];
        for (kind, card) in kinds.iter_mut().zip(deck) {
            *kind = card.kind();
        }
        let (deal, replaced) = Deal::new(rules, players, dealer, scores, &kinds);
        let mut card_deal = Self {
            deal,
            pile: Vec::new(),
            melds: Default::default(),
            red_threes: Default::default(),
            hands: Default::default(),
            stock: Vec::new(),
        };
        let players = card_deal.public().players();
        deal_out(deck, rules, players, dealer, Card::kind, |place, card| match place {
            Destination::Hand(seat) => card_deal.hands[seat.index()].push(card),
            Destination::Pile => card_deal.pile.push(card),
            Destination::Stock => card_deal.stock.push(card),
        });
        card_deal.stock.reverse();
        let red_threes = replaced.into_iter().map(|replaced| card_deal.place_red_threes(replaced)).collect();
        card_deal.place_red_threes_at_end();
        Some((card_deal, red_threes))
    }

    /// The deal by kind.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The public part by kind.
    pub const fn public(&self) -> &Public {
        self.deal.public()
    }

    /// One hand, the oldest card first.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat.index()]
    }

    /// The cards of the stock, in the order they will be drawn.
    pub fn stock(&self) -> impl Iterator<Item = Card> + '_ {
        self.stock.iter().rev().copied()
    }

    /// The discard pile, bottom to top.
    pub fn pile(&self) -> &[Card] {
        &self.pile
    }

    /// A side's melds, the oldest first.
    pub fn melds(&self, side: Side) -> &[CardMeld] {
        &self.melds[side.index()]
    }

    /// A side's red threes on the table.
    pub fn red_threes(&self, side: Side) -> &[Card] {
        &self.red_threes[side.index()]
    }

    /// The public part, with faces.
    pub fn table(&self) -> CardPublic {
        CardPublic {
            public: *self.public(),
            pile: self.pile.clone(),
            melds: self.melds.clone(),
            red_threes: self.red_threes.clone(),
        }
    }

    /// Everything that a seat can see, or a spectator (`None`).
    pub fn view(&self, seat: Option<Seat>) -> CardView {
        CardView {
            seat,
            table: self.table(),
            hand: seat.map_or_else(Vec::new, |seat| self.hand(seat).to_vec()),
            red_three_penalty: seat.map_or_else(RedThreePenalty::default, |seat| self.deal.red_three_penalty(seat)),
        }
    }

    /// Performs the action, or refuses it and changes nothing.
    ///
    /// # Errors
    /// Returns the same errors as [`CardDeal::check`].
    pub fn apply(&mut self, action: &CardAction) -> Result<Step, Illegal> {
        let kinds = self.resolve_kinds(action)?;
        let seat = self.public().to_act().ok_or(Illegal::DealOver)?;
        let mut hand = self.hands[seat.index()].clone();
        for card in action.cards() {
            if let Some(place) = hand.iter().position(|&held| held == card) {
                hand.remove(place);
            }
        }
        let before = self.public().melds;
        let outcome = self.deal.apply(&kinds)?;
        self.hands[seat.index()] = hand;
        let side = self.public().side_of(seat);
        let mut step = Step {
            seat,
            action: action.without_named_rank(),
            took: None,
            drew: Vec::new(),
            red_threes: Vec::new(),
            canastas: self.new_canastas(side, &before[side.index()]),
            next: None,
            ending: outcome.ending,
        };
        match action {
            CardAction::Take { with, more, .. } => {
                self.take(seat, with, &mut step);
                self.meld_groups(side, more);
            }
            CardAction::Meld(groups) => self.meld_groups(side, groups),
            CardAction::Discard(card) => self.pile.push(*card),
            CardAction::Declare(card) => {
                self.red_threes[side.index()].push(*card);
                step.red_threes.push(*card);
            }
            _ => {}
        }
        let places_red_threes = usize::from(outcome.red_threes) > step.red_threes.len();
        self.pop(seat, outcome.drawn, places_red_threes, &mut step.red_threes, &mut step.drew);
        step.next = outcome.next.map(|replaced| self.place_red_threes(replaced));
        self.place_red_threes_at_end();
        Ok(step)
    }

    fn new_canastas(&self, side: Side, before: &Melds) -> Vec<Kind> {
        let is_new =
            |&(rank, meld): &(Kind, crate::Meld)| meld.canasta().is_some() && before.meld(rank).canasta().is_none();
        self.public().side_melds(side).iter().filter(is_new).map(|(rank, _)| rank).collect()
    }

    fn meld_groups(&mut self, side: Side, groups: &[Group]) {
        for group in groups {
            let natural = group.cards.iter().map(|card| card.kind()).find(|kind| !kind.is_wild());
            if let Some(rank) = group.rank.or(natural) {
                self.add_to_meld(side, rank, &group.cards);
            }
        }
    }

    fn add_to_meld(&mut self, side: Side, rank: Kind, cards: &[Card]) {
        let melds = &mut self.melds[side.index()];
        match melds.iter_mut().find(|meld| meld.rank == rank) {
            Some(meld) => meld.cards.extend_from_slice(cards),
            None => melds.push(CardMeld { rank, cards: cards.to_vec() }),
        }
    }

    fn take(&mut self, seat: Seat, with: &[Card], step: &mut Step) {
        let Some(top) = self.pile.pop() else { return };
        let side = self.public().side_of(seat);
        let mut cards = with.to_vec();
        cards.push(top);
        self.add_to_meld(side, top.kind(), &cards);
        let (threes, rest): (Vec<Card>, Vec<Card>) =
            core::mem::take(&mut self.pile).into_iter().partition(|card| card.kind() == Kind::RedThree);
        step.took = Some((top, crate::must_fit::<u8>(rest.len())));
        self.hands[seat.index()].extend(rest);
        self.red_threes[side.index()].extend(&threes);
        step.red_threes = threes;
    }

    /// Draws cards from the stock. With `places_red_threes`, red threes go to the table; all other cards join the hand.
    fn pop(
        &mut self,
        seat: Seat,
        drawn: u8,
        places_red_threes: bool,
        red_threes: &mut Vec<Card>,
        drew: &mut Vec<Card>,
    ) {
        let side = self.public().side_of(seat);
        for _ in 0..drawn {
            let Some(card) = self.stock.pop() else { break };
            if places_red_threes && card.kind() == Kind::RedThree {
                self.red_threes[side.index()].push(card);
                red_threes.push(card);
            } else {
                self.hands[seat.index()].push(card);
                drew.push(card);
            }
        }
    }

    pub(crate) fn place_red_threes(&mut self, replaced: ReplacedRedThrees) -> DeclaredRedThrees {
        let seat = replaced.seat;
        let mut red_threes = self.place_red_threes_from_hand(seat);
        let mut drew = Vec::new();
        self.pop(seat, replaced.drawn, true, &mut red_threes, &mut drew);
        DeclaredRedThrees { seat, red_threes, drew }
    }

    fn place_red_threes_from_hand(&mut self, seat: Seat) -> Vec<Card> {
        let side = self.public().side_of(seat);
        let (threes, rest): (Vec<Card>, Vec<Card>) =
            core::mem::take(&mut self.hands[seat.index()]).into_iter().partition(|card| card.kind() == Kind::RedThree);
        self.hands[seat.index()] = rest;
        self.red_threes[side.index()].extend(&threes);
        threes
    }

    /// If the deal has ended, places red threes that weren't due yet on the table for scoring.
    pub(crate) fn place_red_threes_at_end(&mut self) {
        if self.public().ending.is_some() {
            for seat in self.public().players.seats() {
                if self.deal.hand(seat).of(Kind::RedThree) == 0 {
                    self.place_red_threes_from_hand(seat);
                }
            }
        }
    }

    /// Whether faces and kinds agree everywhere. They always should, and tests check that they do.
    pub fn agrees(&self) -> bool {
        let public = self.public();
        let hands = public.players.seats().all(|seat| counts(self.hand(seat)) == *self.deal.hand(seat));
        let stock = self.stock().map(Card::kind).eq(self.deal.stock());
        let pile = self.pile.iter().map(|card| card.kind()).eq(public.pile.cards().iter().copied());
        let sides = public.players.all_sides().all(|side| {
            let melds = public.side_melds(side);
            let card_deal = &self.melds[side.index()];
            usize::from(public.red_threes[side.index()]) == self.red_threes[side.index()].len()
                && card_deal.len() == melds.iter().count()
                && card_deal.iter().all(|meld| {
                    let cards = counts(&meld.cards);
                    let kinds = melds.meld(meld.rank);
                    cards.of(meld.rank) == kinds.naturals
                        && cards.of(Kind::Joker) == kinds.jokers
                        && cards.of(Kind::Two) == kinds.twos
                })
        });
        hands && stock && pile && sides
    }
}

/// Whether these are the 108 cards of the two packs, with each face twice.
///
/// ```
/// use canasta::{deck, faces::is_whole_deck};
///
/// assert!(is_whole_deck(&deck::fresh()));
/// assert!(!is_whole_deck(&deck::fresh()[1..]));
/// ```
pub fn is_whole_deck(deck: &[Card]) -> bool {
    let mut faces = [0u8; Card::FACE_COUNT];
    for card in deck {
        faces[card.index()] += 1;
    }
    faces.iter().all(|&n| n == 2)
}

impl CardView {
    /// The view by kind, for bots; `None` for a spectator.
    pub fn to_kinds(&self) -> Option<crate::View> {
        let seat = self.seat?;
        Some(crate::View {
            seat,
            public: self.table.public,
            hand: counts(&self.hand),
            red_three_penalty: self.red_three_penalty,
        })
    }

    /// The view after an action of this seat, which must be the one to act, and the effects of the action. `None` if the
    /// seat can't foresee them, as for [`crate::View::after`], and for a spectator.
    ///
    /// ```
    /// use canasta::{CardAction, CardDeal, Players, RuleSet, Seat, SeedRng, deck};
    ///
    /// let cards = deck::shuffled(&mut SeedRng::new(7));
    /// let (mut deal, _) = CardDeal::new(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &cards).expect("108 cards");
    /// assert_eq!(deal.view(Some(Seat(0))).after(&CardAction::Draw), Ok(None));
    /// deal.apply(&CardAction::Draw)?;
    /// let own = deal.view(Some(Seat(0)));
    /// let discard = CardAction::Discard(own.hand[0]);
    /// let (after, step) = own.after(&discard)?.expect("a discard draws no cards");
    /// assert_eq!(after.table.pile.last(), Some(&own.hand[0]));
    /// assert_eq!(step.action, discard);
    /// # Ok::<(), canasta::Illegal>(())
    /// ```
    ///
    /// # Errors
    /// Returns the same errors as [`CardView::check`].
    pub fn after(&self, action: &CardAction) -> Result<Option<(Self, Step)>, Illegal> {
        let kinds = self.check(action)?;
        let Some(view) = self.to_kinds() else { return Ok(None) };
        if view.after(&kinds)?.is_none() {
            return Ok(None);
        }
        let CardPublic { pile, melds, red_threes, .. } = self.table.clone();
        let mut hands: [Vec<Card>; MAX_SEATS] = Default::default();
        hands[view.seat.index()].clone_from(&self.hand);
        let mut deal = CardDeal { deal: view.visible_deal(), pile, melds, red_threes, hands, stock: Vec::new() };
        let step = deal.apply(action)?;
        Ok(Some((deal.view(self.seat), step)))
    }

    /// Adds faces to an action, choosing the oldest card of each kind named. `None` if the hand lacks a card.
    pub fn to_cards(&self, action: &Action) -> Option<CardAction> {
        let mut hand = self.hand.clone();
        Some(match action {
            Action::Draw => CardAction::Draw,
            Action::Pass => CardAction::Pass,
            Action::Ask => CardAction::Ask,
            Action::Answer(yes) => CardAction::Answer(*yes),
            Action::Discard(kind) => CardAction::Discard(pick(&mut hand, *kind)?),
            Action::Declare => CardAction::Declare(pick(&mut hand, Kind::RedThree)?),
            Action::Meld(melds) => CardAction::Meld(pick_groups(&mut hand, melds)?),
            Action::Take { with, more } => {
                let with = with.cards().map(|kind| pick(&mut hand, kind)).collect::<Option<Vec<_>>>()?;
                CardAction::Take { rank: None, with, more: pick_groups(&mut hand, more)? }
            }
        })
    }
}

fn pick_groups(hand: &mut Vec<Card>, melds: &Melds) -> Option<Vec<Group>> {
    melds
        .iter()
        .map(|(rank, meld)| {
            let mut cards = Vec::new();
            for (kind, n) in [(rank, meld.naturals), (Kind::Joker, meld.jokers), (Kind::Two, meld.twos)] {
                for _ in 0..n {
                    cards.push(pick(hand, kind)?);
                }
            }
            Some(Group { rank: (meld.naturals == 0).then_some(rank), cards })
        })
        .collect()
}

fn pick(hand: &mut Vec<Card>, kind: Kind) -> Option<Card> {
    let place = hand.iter().position(|card| card.kind() == kind)?;
    Some(hand.remove(place))
}
