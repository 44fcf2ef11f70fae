//! A deal as bytes say: they choose the rules, the players, the order of the deck or a stacked position, and then act
//! after act, legal, nearly legal or neither. Every law is looked at after every act. This is what the fuzzing of acts
//! runs; here, so that the tests run it too.

use canasta::deck::{fresh, shuffled};
use canasta::{
    Action, Card, CardAction, CardDeal, Deal, Group, Kind, Melds, Players, Rng, RuleSet, Seat, SeedRng, Setup, shuffle,
};

use crate::actions::{nonsense, playing, trying};
use crate::chance::{below, chance};
use crate::compare::{same, step};
use crate::deals::{Start, totals};
use crate::house;
use crate::invariants::{self, InvariantResult, Turns};
use crate::reference::Reference;
use crate::run::set_up;
use crate::stacked::stacked;
use crate::tally::Tally;

/// Random numbers from bytes: one byte for a choice of few, so that a changed byte changes one choice. Zeros when the
/// bytes have come to their end.
#[derive(Clone, Debug)]
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// Reads these.
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Whether nothing is left to choose with.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }
}

impl Rng for Bytes<'_> {
    fn next_u64(&mut self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|_| self.byte()))
    }

    fn below(&mut self, bound: u32) -> u32 {
        let mut number = u32::from(self.byte());
        if bound > 256 {
            number = number << 8 | u32::from(self.byte());
        }
        number % bound
    }
}

/// What a deal begins with: a preset, as it is or with a few fields changed, and a deck; or a stacked position, whose
/// rules go with it.
enum DealStart {
    Dealt(Start),
    Stacked(Box<Setup>),
}

fn begin(rng: &mut impl Rng) -> DealStart {
    if rng.below(2) == 0 {
        return DealStart::Stacked(Box::new(stacked(rng.next_u64())));
    }
    let mut rules = RuleSet::PRESETS[below(rng, RuleSet::PRESETS.len())].rules;
    for _ in 0..rng.below(8).saturating_sub(4) {
        let field = &RuleSet::FIELDS[below(rng, RuleSet::FIELDS.len())];
        (field.set)(&mut rules, &house::value(rng, field.domain));
    }
    let players = u8::try_from(rng.below(8)).ok().and_then(Players::new).unwrap_or(Players::FOUR);
    let dealer = Seat(canasta::must_fit::<u8>(rng.below(players.count().into())));
    let mut scores = totals(rng);
    scores[usize::from(players.sides())..].fill(0);
    DealStart::Dealt(Start { rules, players, dealer, scores, deck: any_deck(rng) })
}

/// A deal to play on, `None` where a stacked position cannot be.
fn any_dealt(rng: &mut impl Rng) -> Option<CardDeal> {
    match begin(rng) {
        DealStart::Dealt(start) => {
            CardDeal::new(&start.rules, start.players, start.dealer, start.scores, &start.deck).map(|(deal, _)| deal)
        }
        DealStart::Stacked(setup) => {
            let (deal, _) = setup.build().ok()?;
            invariants::penalties(deal.deal()).is_ok().then_some(deal)
        }
    }
}

/// The same with its twin.
fn any_pair(rng: &mut impl Rng) -> Option<(Deal, Reference)> {
    match begin(rng) {
        DealStart::Dealt(start) => {
            let kinds = start.kinds();
            let (deal, _) = Deal::new(&start.rules, start.players, start.dealer, start.scores, &kinds);
            let players = usize::from(start.players.count());
            Some((deal, Reference::deal(&start.rules, players, start.dealer.index(), &start.scores, &kinds)))
        }
        DealStart::Stacked(setup) => set_up(*setup, |_| {}).ok(),
    }
}

/// Shuffled by a seed; then a few cards change places, so that a small change of the bytes is a small one of the deck.
fn any_deck(rng: &mut impl Rng) -> Vec<Card> {
    let mut deck = fresh();
    shuffle(&mut deck, &mut SeedRng::new(u64::from(rng.below(1 << 16))));
    for _ in 0..rng.below(12) {
        let (one, other) = (below(rng, deck.len()), below(rng, deck.len()));
        deck.swap(one, other);
    }
    deck
}

/// Plays as the bytes say until they or the deal are at an end, looking at every law. `look` sees each position.
///
/// # Errors
/// The law that is broken, with the position.
pub fn play(bytes: &[u8], mut look: impl FnMut(&CardDeal) -> InvariantResult) -> InvariantResult {
    let mut rng = Bytes::new(bytes);
    let Some(mut deal) = any_dealt(&mut rng) else { return Ok(()) };
    let told = |why: String, deal: &CardDeal| format!("{why}\nin {deal:?}");
    invariants::stands(&deal).map_err(|why| told(why, &deal))?;
    let mut turns = Turns::from(deal.deal());
    let mut room = Vec::new();
    while !rng.is_empty() {
        let before = deal.clone();
        let played = one_action(&mut rng, &mut deal, &mut turns, &mut room).and_then(|going_on| {
            look(&deal)?;
            Ok(going_on)
        });
        if !played.map_err(|why| told(why, &before))? {
            break;
        }
    }
    Ok(())
}

/// Plays as the bytes say, by the engine and by its twin.
///
/// # Errors
/// Where they differ.
pub fn compared(bytes: &[u8]) -> InvariantResult {
    let mut rng = Bytes::new(bytes);
    let Some((mut deal, mut reference)) = any_pair(&mut rng) else { return Ok(()) };
    let (mut room, mut tally) = (Vec::new(), Tally::default());
    let told = |why: String, reference: &Reference| format!("{why}\ntwin {reference:?}");
    same(&deal, &reference).map_err(|why| told(why, &reference))?;
    while !rng.is_empty() {
        let over = deal.public().to_act().is_none();
        list(&mut rng, &deal, &mut room);
        let way = rng.below(15);
        let action = chosen(&mut rng, way, &deal, &room);
        let done = step(&mut deal, &mut reference, &action, &mut tally).map_err(|why| told(why, &reference))?;
        if over {
            break;
        }
        if way < LISTED && !done {
            return Err(told(format!("{action:?} is listed, yet refused"), &reference));
        }
    }
    Ok(())
}

/// Ways of choosing an act that choose a listed one.
const LISTED: u32 = 11;

/// An act, chosen in one of 15 ways: listed, tried or made up.
fn chosen(rng: &mut Bytes<'_>, way: u32, deal: &Deal, listed: &[Action]) -> Action {
    match way {
        0..=8 if !listed.is_empty() => listed[below(rng, listed.len())],
        0..LISTED => playing(rng, listed).unwrap_or(Action::Draw),
        LISTED..=13 => trying(rng, deal, listed),
        _ => {
            let hand = deal.hand(deal.public().to_act().unwrap_or(deal.public().turn()));
            nonsense(rng, deal.public(), hand)
        }
    }
}

/// Puts one act to the deal. `false` when the deal was over already.
fn one_action(
    rng: &mut Bytes<'_>,
    deal: &mut CardDeal,
    turns: &mut Turns,
    room: &mut Vec<Action>,
) -> InvariantResult<bool> {
    list(rng, deal.deal(), room);
    invariants::listed(deal.deal(), room, 8)?;
    let way = rng.below(16);
    if way == 15 {
        hidden(rng, deal.deal(), room)?;
        return Ok(deal.public().to_act().is_some());
    }
    let action = chosen(rng, way, deal.deal(), room);
    let action = with_faces(rng, deal, &action, way >= LISTED);
    let was_over = deal.public().to_act().is_none();
    match invariants::put(deal, &action)? {
        Ok(_) => turns.after(&action, deal.deal())?,
        Err(illegal) if way < LISTED && !was_over => return Err(format!("{action:?} is listed, yet {illegal:?}")),
        Err(_) => {}
    }
    Ok(!was_over)
}

/// What is legal, or one legal act where that is more than anyone wants to see.
fn list(rng: &mut impl Rng, deal: &Deal, room: &mut Vec<Action>) {
    room.clear();
    let Some(seat) = deal.public().to_act() else { return };
    if !deal.public().legal_within(deal.hand(seat), room, 2_000) {
        let action = deal.public().pick_legal(deal.hand(seat), rng, room);
        room.clear();
        room.extend(action);
    }
}

/// What the seat to act cannot see makes no difference to it.
fn hidden(rng: &mut Bytes<'_>, deal: &Deal, listed: &[Action]) -> InvariantResult {
    let Some(seat) = deal.public().to_act() else { return Ok(()) };
    let sample = deal.view(seat).sample(&mut SeedRng::new(u64::from(rng.below(1 << 16))));
    let mut actions: Vec<Action> = (0..6).map(|_| trying(rng, deal, listed)).collect();
    actions.extend(listed.iter().take(6));
    invariants::same_legality(deal, &sample, &actions)
}

/// The act with faces: those of the hand, first come first, or, where that cannot be, any.
fn with_faces(rng: &mut impl Rng, deal: &CardDeal, action: &Action, any: bool) -> CardAction {
    let seat = deal.public().to_act().unwrap_or(deal.public().turn());
    if let Some(action) = deal.view(Some(seat)).to_cards(action)
        && !(any && rng.below(4) == 0)
    {
        return action;
    }
    with_any_faces(rng, deal, action)
}

/// Faces for an act by kinds, a few of them wrong or missing in the hand.
pub fn with_any_faces(rng: &mut impl Rng, deal: &CardDeal, action: &Action) -> CardAction {
    let hand = deal.public().to_act().map_or_else(Vec::new, |seat| deal.hand(seat).to_vec());
    let mut faces = FaceSource { left: hand, all: shuffled(&mut SeedRng::new(u64::from(rng.below(256)))) };
    match action {
        Action::Draw => CardAction::Draw,
        Action::Pass => CardAction::Pass,
        Action::Ask => CardAction::Ask,
        Action::Answer(yes) => CardAction::Answer(*yes),
        Action::Meld(lay) => CardAction::Meld(faces.groups(rng, lay)),
        Action::Take { with, more } => {
            let more = faces.groups(rng, more);
            let with = with.cards().filter_map(|kind| faces.one(rng, kind)).collect();
            CardAction::Take { rank: None, with, more }
        }
        Action::Discard(kind) => faces.one(rng, *kind).map_or(CardAction::Draw, CardAction::Discard),
        Action::Declare => faces.one(rng, Kind::RedThree).map_or(CardAction::Draw, CardAction::Declare),
    }
}

/// Where faces come from: what is left of the hand, or the whole pack.
struct FaceSource {
    left: Vec<Card>,
    all: Vec<Card>,
}

impl FaceSource {
    fn one(&mut self, rng: &mut impl Rng, kind: Kind) -> Option<Card> {
        let wrong = chance(rng, 4);
        let held = self.left.iter().position(|card| card.kind() == kind).filter(|_| !wrong);
        match held {
            Some(place) => Some(self.left.remove(place)),
            None => self.all.iter().find(|card| card.kind() == kind).copied(),
        }
    }

    fn groups(&mut self, rng: &mut impl Rng, lay: &Melds) -> Vec<Group> {
        let mut groups = Vec::new();
        for (rank, meld) in lay.iter() {
            let mut cards = Vec::new();
            for (kind, n) in [(rank, meld.naturals), (Kind::Joker, meld.jokers), (Kind::Two, meld.twos)] {
                cards.extend((0..n).filter_map(|_| self.one(rng, kind)));
            }
            groups.push(Group { rank: if meld.naturals == 0 { Some(rank) } else { None }, cards });
        }
        groups
    }
}
