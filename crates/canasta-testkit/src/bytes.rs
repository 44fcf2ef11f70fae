//! Deals driven by bytes. The bytes choose the rules, the players, a deck or a stacked position, and then one action
//! after another, legal or not. All invariants are checked after every action. Both the fuzz targets and the tests use
//! this.

use canasta::deck::{fresh, shuffled};
use canasta::{
    Action, Card, CardAction, CardDeal, Deal, Group, Kind, Melds, Players, Rng, RuleSet, SeedRng, Setup, shuffle,
};

use crate::actions::{likely_action, nonsense, random_attempt};
use crate::chance::{below, chance};
use crate::compare::{compare_action, compare_position};
use crate::deals::{Start, any_player, any_sits_out, totals};
use crate::house;
use crate::invariants::{self, InvariantResult, Turns};
use crate::reference::Reference;
use crate::run::set_up;
use crate::stacked::stacked;
use crate::tally::Tally;

/// Random numbers read from bytes. A choice from few options uses one byte, so that changing one byte changes one
/// choice. After the last byte, zeros follow.
#[derive(Clone, Debug)]
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// A generator for these bytes.
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Whether all bytes have been used.
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

    fn next_below(&mut self, bound: u32) -> u32 {
        let mut number = u32::from(self.byte());
        if bound > 256 {
            number = number << 8 | u32::from(self.byte());
        }
        number % bound
    }
}

/// The start of a deal: a deck and a preset, possibly with a few fields changed, or a stacked position with its rules.
enum DealStart {
    Dealt(Box<Start>),
    Stacked(Box<Setup>),
}

fn start_of_deal(rng: &mut impl Rng) -> DealStart {
    if rng.next_below(2) == 0 {
        return DealStart::Stacked(Box::new(stacked(rng.next_u64())));
    }
    let mut rules = RuleSet::PRESETS[below(rng, RuleSet::PRESETS.len())].rules;
    for _ in 0..rng.next_below(8).saturating_sub(4) {
        let field = &RuleSet::FIELDS[below(rng, RuleSet::FIELDS.len())];
        (field.set)(&mut rules, &house::value(rng, field.domain));
    }
    let players = u8::try_from(rng.next_below(8)).ok().and_then(Players::new).unwrap_or(Players::FOUR);
    let players = any_sits_out(rng, players.under(&rules));
    let dealer = any_player(rng, players);
    let mut scores = totals(rng);
    scores[usize::from(players.sides())..].fill(0);
    DealStart::Dealt(Box::new(Start { rules, players, dealer, scores, deck: any_deck(rng) }))
}

/// A deal to play. `None` if the stacked position is impossible.
fn any_deal(rng: &mut impl Rng) -> Option<CardDeal> {
    match start_of_deal(rng) {
        DealStart::Dealt(start) => {
            CardDeal::new(&start.rules, start.players, start.dealer, start.scores, &start.deck).map(|(deal, _)| deal)
        }
        DealStart::Stacked(setup) => {
            let (deal, _) = setup.build().ok()?;
            invariants::check_penalties(deal.deal()).is_ok().then_some(deal)
        }
    }
}

/// A deal and its reference implementation. `None` if the stacked position is impossible.
fn any_pair(rng: &mut impl Rng) -> Option<(Deal, Reference)> {
    match start_of_deal(rng) {
        DealStart::Dealt(start) => {
            let kinds = start.kinds();
            let (deal, _) = Deal::new(&start.rules, start.players, start.dealer, start.scores, &kinds);
            Some((deal, start.reference(&start.rules)))
        }
        DealStart::Stacked(setup) => set_up(*setup, |_| {}).ok(),
    }
}

/// A deck shuffled with a seed from the bytes, in which a few cards are then swapped. Because of the swaps, a small
/// change to the bytes can make a small change to the deck.
fn any_deck(rng: &mut impl Rng) -> Vec<Card> {
    let mut deck = fresh();
    shuffle(&mut deck, &mut SeedRng::new(u64::from(rng.next_below(1 << 16))));
    for _ in 0..rng.next_below(12) {
        let one = below(rng, deck.len());
        let other = below(rng, deck.len());
        deck.swap(one, other);
    }
    deck
}

/// Plays until the bytes run out or the deal ends, and checks every invariant. Calls `look` with each position.
///
/// # Errors
/// The broken invariant and the position.
pub fn play(bytes: &[u8], mut look: impl FnMut(&CardDeal) -> InvariantResult) -> InvariantResult {
    let mut rng = Bytes::new(bytes);
    let Some(mut deal) = any_deal(&mut rng) else { return Ok(()) };
    let with_position = |why: String, deal: &CardDeal| format!("{why}\nin {deal:?}");
    invariants::check_position(&deal).map_err(|why| with_position(why, &deal))?;
    let mut turns = Turns::start(deal.deal());
    let mut listed = Vec::new();
    while !rng.is_empty() {
        let before = deal.clone();
        let result = try_action(&mut rng, &mut deal, &mut turns, &mut listed).and_then(|is_running| {
            look(&deal)?;
            Ok(is_running)
        });
        if !result.map_err(|why| with_position(why, &before))? {
            break;
        }
    }
    Ok(())
}

/// Plays the same deal with the engine and the reference implementation.
///
/// # Errors
/// The difference between them.
pub fn compare(bytes: &[u8]) -> InvariantResult {
    let mut rng = Bytes::new(bytes);
    let Some((mut deal, mut reference)) = any_pair(&mut rng) else { return Ok(()) };
    let mut listed = Vec::new();
    let mut tally = Tally::default();
    let with_position = |why: String, reference: &Reference| format!("{why}\nreference {reference:?}");
    compare_position(&deal, &reference).map_err(|why| with_position(why, &reference))?;
    while !rng.is_empty() {
        let over = deal.public().to_act().is_none();
        list_actions(&mut rng, &deal, &mut listed);
        let choice = rng.next_below(15);
        let action = choose_action(&mut rng, choice, &deal, &listed);
        let done = compare_action(&mut deal, &mut reference, &action, &mut tally)
            .map_err(|why| with_position(why, &reference))?;
        if over {
            break;
        }
        if choice < LISTED_CHOICES && !done {
            return Err(with_position(format!("{action:?} is listed but refused"), &reference));
        }
    }
    Ok(())
}

/// Choices below this number select a listed action.
const LISTED_CHOICES: u32 = 11;

/// The action for one of 15 choices: a listed one, a random attempt, or nonsense.
fn choose_action(rng: &mut Bytes<'_>, choice: u32, deal: &Deal, legal: &[Action]) -> Action {
    match choice {
        0..=8 if !legal.is_empty() => legal[below(rng, legal.len())],
        0..LISTED_CHOICES => likely_action(rng, legal).unwrap_or(Action::Draw),
        LISTED_CHOICES..=13 => random_attempt(rng, deal, legal),
        _ => {
            let hand = deal.hand(deal.public().to_act().unwrap_or(deal.public().turn()));
            nonsense(rng, deal.public(), hand)
        }
    }
}

/// Tries one action. Returns `false` if the deal was already over.
fn try_action(
    rng: &mut Bytes<'_>,
    deal: &mut CardDeal,
    turns: &mut Turns,
    listed: &mut Vec<Action>,
) -> InvariantResult<bool> {
    list_actions(rng, deal.deal(), listed);
    invariants::check_listed(deal.deal(), listed, 8)?;
    let choice = rng.next_below(16);
    if choice == 15 {
        check_hidden_cards(rng, deal.deal(), listed)?;
        return Ok(deal.public().to_act().is_some());
    }
    let action = choose_action(rng, choice, deal.deal(), listed);
    let action = with_faces(rng, deal, &action, choice >= LISTED_CHOICES);
    let was_over = deal.public().to_act().is_none();
    match invariants::check_action(deal, &action)? {
        Ok(_) => turns.check_after(&action, deal.deal())?,
        Err(illegal) if choice < LISTED_CHOICES && !was_over => {
            return Err(format!("{action:?} is listed but refused: {illegal:?}"));
        }
        Err(_) => {}
    }
    Ok(!was_over)
}

/// Lists the legal actions, or just one of them if there are too many.
fn list_actions(rng: &mut impl Rng, deal: &Deal, listed: &mut Vec<Action>) {
    listed.clear();
    let Some(seat) = deal.public().to_act() else { return };
    if !deal.public().legal_within(deal.hand(seat), listed, 2_000) {
        let action = deal.public().pick_legal(deal.hand(seat), rng, listed);
        listed.clear();
        listed.extend(action);
    }
}

/// Checks that cards hidden from the seat to act don't affect what it can do.
fn check_hidden_cards(rng: &mut Bytes<'_>, deal: &Deal, legal: &[Action]) -> InvariantResult {
    let Some(seat) = deal.public().to_act() else { return Ok(()) };
    let sample = deal.view(seat).sample(&mut SeedRng::new(u64::from(rng.next_below(1 << 16))));
    let mut actions: Vec<Action> = (0..6).map(|_| random_attempt(rng, deal, legal)).collect();
    actions.extend(legal.iter().take(6));
    invariants::same_legality(deal, &sample, &actions)
}

/// The action with faces from the hand, taken in order. If that is impossible, and sometimes if `any` is set, the faces
/// are chosen by [`with_any_faces`].
fn with_faces(rng: &mut impl Rng, deal: &CardDeal, action: &Action, any: bool) -> CardAction {
    let seat = deal.public().to_act().unwrap_or(deal.public().turn());
    if let Some(action) = deal.view(Some(seat)).to_cards(action)
        && !(any && rng.next_below(4) == 0)
    {
        return action;
    }
    with_any_faces(rng, deal, action)
}

/// The action with random faces, some of them wrong or missing from the hand.
pub fn with_any_faces(rng: &mut impl Rng, deal: &CardDeal, action: &Action) -> CardAction {
    let hand = deal.public().to_act().map_or_else(Vec::new, |seat| deal.hand(seat).to_vec());
    let mut faces = FaceSource { left: hand, pack: shuffled(&mut SeedRng::new(u64::from(rng.next_below(256)))) };
    match action {
        Action::Draw => CardAction::Draw,
        Action::Pass => CardAction::Pass,
        Action::Ask => CardAction::Ask,
        Action::Answer(yes) => CardAction::Answer(*yes),
        Action::Meld(melds) => CardAction::Meld(faces.groups(rng, melds)),
        Action::Take { with, more } => {
            let more = faces.groups(rng, more);
            let with = with.cards().filter_map(|kind| faces.face(rng, kind)).collect();
            CardAction::Take { rank: None, with, more }
        }
        Action::Discard(kind) => faces.face(rng, *kind).map_or(CardAction::Draw, CardAction::Discard),
        Action::Declare => faces.face(rng, Kind::RedThree).map_or(CardAction::Draw, CardAction::Declare),
    }
}

/// Where faces come from: the remaining hand, then the whole pack.
struct FaceSource {
    left: Vec<Card>,
    pack: Vec<Card>,
}

impl FaceSource {
    fn face(&mut self, rng: &mut impl Rng, kind: Kind) -> Option<Card> {
        let wrong = chance(rng, 4);
        let held_index = self.left.iter().position(|card| card.kind() == kind).filter(|_| !wrong);
        match held_index {
            Some(index) => Some(self.left.remove(index)),
            None => self.pack.iter().find(|card| card.kind() == kind).copied(),
        }
    }

    fn groups(&mut self, rng: &mut impl Rng, melds: &Melds) -> Vec<Group> {
        let mut groups = Vec::new();
        for (rank, meld) in melds.iter() {
            let mut cards = Vec::new();
            for (kind, count) in [(rank, meld.naturals), (Kind::Joker, meld.jokers), (Kind::Two, meld.twos)] {
                cards.extend((0..count).filter_map(|_| self.face(rng, kind)));
            }
            groups.push(Group { rank: if meld.naturals == 0 { Some(rank) } else { None }, cards });
        }
        groups
    }
}
