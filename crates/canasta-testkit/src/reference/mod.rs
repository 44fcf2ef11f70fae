//! The slow, obvious twin of the engine: plain lists of cards, one sentence of the rules book a function, no cleverness.
//!
//! It was written from the rules book alone and shares only the vocabulary with `canasta` (kinds, acts, rule sets). It
//! does an act on a copy of itself, or tells the reasons against it of which any is right.

mod ends;
mod judge;
mod play;
mod score;

use canasta::rules::{DealtRedThrees, Declaring, Upcard};
use canasta::{Ending, History, Kind, Melds, Permission, Phase, RuleSet, Seat, Setup};

pub use judge::Reasons;
pub use play::ActionEffect;

/// One meld on the table: its rank and its cards.
pub type ReferenceMeld = (Kind, Vec<Kind>);

/// What has happened in the turn, as far as later acts depend on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnSoFar {
    /// The pile was taken.
    pub took: bool,
    /// Cards were laid beyond the meld that took the pile.
    pub laid: bool,
    /// The last card of the stock was drawn.
    pub drew_last: bool,
    /// It is the player's first turn.
    pub first: bool,
    /// The player had laid cards before this turn.
    pub had_melded: bool,
    /// Ranks of the side's melds when the turn began.
    pub old: Vec<Kind>,
    /// Cards went to one of those.
    pub added_to_old: bool,
    /// What the partner said.
    pub permission: Permission,
}

/// Red threes that one hand holds too long, where they are declared by hand.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct RedThreeDebt {
    /// Of those now in the hand, how many have been penalised.
    pub held: usize,
    /// Penalties so far.
    pub all: usize,
}

/// A deal, card by card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reference {
    /// The rules by which it is played.
    pub rules: RuleSet,
    /// How many play.
    pub players: usize,
    /// The dealer's seat.
    pub dealer: usize,
    /// Whose turn it is.
    pub turn: usize,
    /// What must be done next.
    pub phase: Phase,
    /// Totals before the deal, by side.
    pub scores: Vec<i32>,
    /// Hands, by seat, in no order.
    pub hands: Vec<Vec<Kind>>,
    /// Melds, by side.
    pub melds: Vec<Vec<ReferenceMeld>>,
    /// Ranks of canastas that were laid whole in one act, by side.
    pub concealed_canastas: Vec<Vec<Kind>>,
    /// Red threes on the table, by side.
    pub red_threes: Vec<usize>,
    /// Penalties, by seat.
    pub owed: Vec<RedThreeDebt>,
    /// The seats that have laid a card in this deal.
    pub melded: Vec<bool>,
    /// The seats that have had a turn.
    pub had_turn: Vec<bool>,
    /// Bottom to top.
    pub pile: Vec<Kind>,
    /// Next card first.
    pub stock: Vec<Kind>,
    /// What the present turn has done so far.
    pub so_far: TurnSoFar,
    /// The dealer earned the exact-deal bonus.
    pub exact_deal: bool,
    /// How it ended.
    pub ending: Option<Ending>,
    /// Cards known to be in each hand: taken with the pile, not played since.
    pub known: Vec<Vec<Kind>>,
    /// Ranks on top of the pile that a seat let go by drawing, until it lays that rank.
    pub passed: Vec<Vec<Kind>>,
}

/// A sum of the cards' values.
pub fn points(cards: &[Kind]) -> i32 {
    cards.iter().map(|card| card.value()).sum()
}

fn seat(number: usize) -> Seat {
    Seat(canasta::must_fit::<u8>(number))
}

fn times(cards: &[Kind], kind: Kind) -> usize {
    cards.iter().filter(|&&card| card == kind).count()
}

/// Takes these cards away; `false` if one is missing.
fn remove(from: &mut Vec<Kind>, cards: &[Kind]) -> bool {
    cards.iter().all(|card| {
        let place = from.iter().position(|held| held == card);
        place.map(|place| from.swap_remove(place)).is_some()
    })
}

/// What an act lays, meld by meld, card by card.
fn heaps(lay: &Melds) -> Vec<ReferenceMeld> {
    let heap = |(rank, meld): (Kind, canasta::Meld)| {
        let mut cards = vec![rank; usize::from(meld.naturals)];
        cards.extend(vec![Kind::Joker; usize::from(meld.jokers)]);
        cards.extend(vec![Kind::Two; usize::from(meld.twos)]);
        (rank, cards)
    };
    lay.iter().map(heap).collect()
}

impl Reference {
    fn empty(rules: RuleSet, players: usize, dealer: usize) -> Self {
        let so_far = TurnSoFar {
            took: false,
            laid: false,
            drew_last: false,
            first: false,
            had_melded: false,
            old: Vec::new(),
            added_to_old: false,
            permission: Permission::NotAsked,
        };
        let mut reference = Self {
            rules,
            players,
            dealer,
            turn: (dealer + 1) % players,
            phase: Phase::Draw,
            scores: Vec::new(),
            hands: vec![Vec::new(); players],
            melds: Vec::new(),
            concealed_canastas: Vec::new(),
            red_threes: Vec::new(),
            owed: vec![RedThreeDebt::default(); players],
            melded: vec![false; players],
            had_turn: vec![false; players],
            pile: Vec::new(),
            stock: Vec::new(),
            so_far,
            exact_deal: false,
            ending: None,
            known: vec![Vec::new(); players],
            passed: vec![Vec::new(); players],
        };
        reference.scores = vec![0; reference.sides()];
        reference.melds = vec![Vec::new(); reference.sides()];
        reference.concealed_canastas = vec![Vec::new(); reference.sides()];
        reference.red_threes = vec![0; reference.sides()];
        reference
    }

    /// Deals a deck, its first card first.
    pub fn deal(rules: &RuleSet, players: usize, dealer: usize, scores: &[i32], deck: &[Kind]) -> Self {
        let mut reference = Self::empty(*rules, players, dealer);
        reference.scores = scores[..reference.sides()].to_vec();
        let mut deck = deck.to_vec();
        for _ in 0..rules.hand_size[players - 2] {
            for step in 1..=players {
                reference.hands[(dealer + step) % players].push(deck.remove(0));
            }
        }
        loop {
            let upcard = deck.remove(0);
            reference.pile.push(upcard);
            let stays = match upcard {
                Kind::Joker | Kind::Two | Kind::RedThree => false,
                Kind::BlackThree => match rules.upcard {
                    Upcard::CoverThrees => false,
                    Upcard::FirstBlackThreeStays => reference.pile.len() == 1,
                    Upcard::BlackThreeStays => true,
                },
                _ => true,
            };
            if stays {
                break;
            }
        }
        reference.stock = deck;
        reference.had_turn[reference.turn] = true;
        reference.so_far.first = true;
        reference.table_at_start();
        reference
    }

    /// The position a setup describes; every hand and the stock must be named in it.
    pub fn of_setup(setup: &Setup) -> Self {
        let kinds = |cards: &[canasta::Card]| cards.iter().map(|card| card.kind()).collect::<Vec<_>>();
        let mut reference = Self::empty(setup.rules, usize::from(setup.players.count()), setup.dealer);
        reference.turn = setup.turn;
        reference.phase = setup.phase;
        reference.scores.clone_from(&setup.scores);
        reference.hands = setup.hands.iter().map(|hand| kinds(hand.as_deref().unwrap_or_default())).collect();
        for (side, melds) in setup.melds.iter().enumerate() {
            for meld in melds.iter().map(|cards| kinds(cards)) {
                let rank = meld.iter().copied().find(|kind| !kind.is_wild()).unwrap_or(Kind::Joker);
                reference.melds[side].push((rank, meld));
            }
            reference.red_threes[side] = setup.red_threes[side].len();
        }
        for seat in 0..reference.players {
            let opened = !reference.melds[reference.side_of(seat)].is_empty();
            reference.melded[seat] = setup.melded.as_ref().map_or(opened, |melded| melded[seat]);
            // Where dealt red threes wait for their owner's first turn, any hand but the one to act may hold one;
            // where they are declared by hand, every seat counts as having had a turn.
            let waits = setup.rules.dealt_red_threes == DealtRedThrees::FirstTurn && !reference.by_hand();
            reference.had_turn[seat] = !waits || seat == setup.turn;
        }
        reference.pile = kinds(&setup.pile);
        reference.stock = kinds(setup.stock.as_deref().unwrap_or_default());
        reference.exact_deal = setup.exact_deal;
        reference.begin_turn();
        // A player who is to play with an empty stock has drawn its last card.
        reference.so_far.drew_last = reference.phase == Phase::Play && reference.stock.is_empty();
        if let Some(on) = &setup.history {
            reference.go_on(on);
        }
        reference.table_at_start();
        reference
    }

    /// What a position carries beyond its cards.
    fn go_on(&mut self, on: &History) {
        let kinds = |mask: u16| Kind::ALL.into_iter().filter(move |kind| mask >> kind.index() & 1 == 1).collect();
        let turn = on.this_turn;
        self.so_far = TurnSoFar {
            took: turn.took_pile,
            laid: turn.laid,
            drew_last: turn.drew_last,
            first: turn.first,
            had_melded: turn.had_melded,
            old: kinds(turn.old_melds),
            added_to_old: turn.added_to_old,
            permission: turn.permission,
        };
        for seat in 0..self.players {
            self.had_turn[seat] = on.had_turn[seat];
            self.owed[seat] = RedThreeDebt {
                held: on.red_three_penalties[seat].in_hand.into(),
                all: on.red_three_penalties[seat].total.into(),
            };
            self.known[seat] = on.seen.known[seat].cards().collect();
            self.passed[seat] = kinds(on.seen.passed[seat]);
        }
        for side in 0..self.sides() {
            self.concealed_canastas[side] = kinds(on.concealed_canastas[side]);
        }
    }

    /// Whether red threes stay in the hand until their owner declares them.
    pub fn by_hand(&self) -> bool {
        self.rules.declaring == Declaring::ByHand
    }

    /// 4 and 6 play in two partnerships, the others each alone.
    pub fn sides(&self) -> usize {
        if self.players == 4 || self.players == 6 { 2 } else { self.players }
    }

    /// Partners sit alternately.
    pub fn side_of(&self, seat: usize) -> usize {
        seat % self.sides()
    }

    /// The next partner in turn order.
    pub fn partner_of(&self, seat: usize) -> Option<usize> {
        (1..self.players)
            .map(|step| (seat + step) % self.players)
            .find(|&other| self.side_of(other) == self.side_of(seat))
    }

    /// The seat that has to act.
    pub fn to_act(&self) -> Option<usize> {
        match self.phase {
            Phase::Draw | Phase::Play => Some(self.turn),
            Phase::Answer { .. } => self.partner_of(self.turn),
            Phase::Over => None,
        }
    }

    fn begin_turn(&mut self) {
        let old = self.melds[self.side_of(self.turn)].iter().map(|(rank, _)| *rank).collect();
        self.so_far = TurnSoFar {
            took: false,
            laid: false,
            drew_last: false,
            first: false,
            had_melded: self.melded[self.turn],
            old,
            added_to_old: false,
            permission: Permission::NotAsked,
        };
    }
}
