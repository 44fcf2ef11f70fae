//! A slow, obvious reference implementation of the engine: plain lists of cards, one function per sentence of the rules
//! book, no optimisations.
//!
//! It was written from the rules book alone. It shares only vocabulary with `canasta` (kinds, actions, rule sets). It
//! makes an action on a copy of itself, or returns all valid reasons against the action.

mod ends;
mod judge;
mod play;
mod score;

use canasta::rules::{DealtRedThrees, Declaring, FivePlayers, Upcard};
use canasta::{Ending, History, Kind, Melds, Permission, Phase, RuleSet, Seat, Setup};

pub use judge::Reasons;
pub use play::ActionEffect;

/// A meld on the table, with its rank and cards.
pub type ReferenceMeld = (Kind, Vec<Kind>);

/// What has happened in a turn that affects later actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnSoFar {
    /// The pile was taken.
    pub took: bool,
    /// Cards were melded in addition to those that took the pile.
    pub melded: bool,
    /// The last card of the stock was drawn.
    pub drew_last: bool,
    /// It is the player's first turn.
    pub first: bool,
    /// The player had melded before this turn.
    pub had_melded: bool,
    /// Ranks of the side's melds at the start of the turn.
    pub old_ranks: Vec<Kind>,
    /// Cards were added to a meld in `old_ranks`.
    pub added_to_old: bool,
    /// The partner's answer to “May I go out?”.
    pub permission: Permission,
    /// Cards that came with the pile, if the rules forbid melding them in the same turn.
    pub taken: Vec<Kind>,
}

/// One hand's undeclared red threes and their penalties, under rules that declare by hand.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct RedThreeDebt {
    /// Red threes in the hand that have been penalised.
    pub penalised_in_hand: usize,
    /// Penalties so far in this deal.
    pub penalties: usize,
}

/// A deal, played card by card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reference {
    /// The rules.
    pub rules: RuleSet,
    /// The number of players.
    pub players: usize,
    /// The seat that sits out, if five play three against two.
    pub sits_out: Option<usize>,
    /// The dealer's seat.
    pub dealer: usize,
    /// The seat whose turn it is.
    pub turn: usize,
    /// The phase of the turn.
    pub phase: Phase,
    /// Totals before the deal, by side.
    pub scores: Vec<i32>,
    /// Hands, by seat. Their cards are in no particular order.
    pub hands: Vec<Vec<Kind>>,
    /// Melds, by side.
    pub melds: Vec<Vec<ReferenceMeld>>,
    /// Ranks of canastas melded whole in a single action, by side.
    pub concealed_canastas: Vec<Vec<Kind>>,
    /// Red threes on the table, by side.
    pub red_threes: Vec<usize>,
    /// Penalties for red threes, by seat.
    pub red_three_debts: Vec<RedThreeDebt>,
    /// Seats that have melded in this deal.
    pub melded: Vec<bool>,
    /// Seats that have had a turn.
    pub had_turn: Vec<bool>,
    /// The pile, from bottom to top.
    pub pile: Vec<Kind>,
    /// The stock, with the next card first.
    pub stock: Vec<Kind>,
    /// What has happened in the current turn.
    pub so_far: TurnSoFar,
    /// Whether the dealer earned the exact-deal bonus.
    pub exact_deal: bool,
    /// How the deal ended; `None` while it is in play.
    pub ending: Option<Ending>,
    /// Cards that everyone knows are in a hand, because they were taken with the pile and haven't been played since.
    pub known: Vec<Vec<Kind>>,
    /// Upcards that a seat declined by drawing instead, until it melds that rank.
    pub passed: Vec<Vec<Kind>>,
}

/// The total value of cards.
pub fn points(cards: &[Kind], rules: &RuleSet) -> i32 {
    let [joker, two, ace, king_to_eight, seven_to_four, black_three] = rules.card_values;
    let value = |card: &Kind| match card {
        Kind::Joker => joker,
        Kind::Two => two,
        Kind::Ace => ace,
        Kind::King | Kind::Queen | Kind::Jack | Kind::Ten | Kind::Nine | Kind::Eight => king_to_eight,
        Kind::Seven | Kind::Six | Kind::Five | Kind::Four => seven_to_four,
        Kind::BlackThree => black_three,
        Kind::RedThree => 0,
    };
    cards.iter().map(value).sum()
}

fn seat(number: usize) -> Seat {
    Seat(canasta::must_fit::<u8>(number))
}

fn count(cards: &[Kind], kind: Kind) -> usize {
    cards.iter().filter(|&&card| card == kind).count()
}

/// Removes these cards. Returns `false` if one of them is missing.
fn remove(from: &mut Vec<Kind>, cards: &[Kind]) -> bool {
    cards.iter().all(|card| {
        let index = from.iter().position(|held| held == card);
        index.map(|index| from.swap_remove(index)).is_some()
    })
}

/// The cards to meld, by rank.
fn melds_by_rank(melds: &Melds) -> Vec<ReferenceMeld> {
    let with_cards = |(rank, meld): (Kind, canasta::Meld)| {
        let mut cards = vec![rank; usize::from(meld.naturals)];
        cards.extend(vec![Kind::Joker; usize::from(meld.jokers)]);
        cards.extend(vec![Kind::Two; usize::from(meld.twos)]);
        (rank, cards)
    };
    melds.iter().map(with_cards).collect()
}

impl Reference {
    fn empty(rules: RuleSet, players: usize, sits_out: Option<usize>, dealer: usize) -> Self {
        let so_far = TurnSoFar {
            took: false,
            melded: false,
            drew_last: false,
            first: false,
            had_melded: false,
            old_ranks: Vec::new(),
            added_to_old: false,
            permission: Permission::NotAsked,
            taken: Vec::new(),
        };
        let mut reference = Self {
            rules,
            players,
            sits_out,
            dealer,
            turn: dealer,
            phase: Phase::Draw,
            scores: Vec::new(),
            hands: vec![Vec::new(); players],
            melds: Vec::new(),
            concealed_canastas: Vec::new(),
            red_threes: Vec::new(),
            red_three_debts: vec![RedThreeDebt::default(); players],
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
        reference.turn = reference.seat_after(dealer, 1);
        reference.scores = vec![0; reference.sides()];
        reference.melds = vec![Vec::new(); reference.sides()];
        reference.concealed_canastas = vec![Vec::new(); reference.sides()];
        reference.red_threes = vec![0; reference.sides()];
        reference
    }

    /// Deals a deck whose first card is at the front.
    pub fn deal(
        rules: &RuleSet,
        players: usize,
        sits_out: Option<usize>,
        dealer: usize,
        scores: &[i32],
        deck: &[Kind],
    ) -> Self {
        let mut reference = Self::empty(*rules, players, sits_out, dealer);
        reference.scores = scores[..reference.sides()].to_vec();
        let mut deck = deck.to_vec();
        for _ in 0..reference.for_players(&rules.hand_size) {
            for step in 1..=reference.round().len() {
                let seat = reference.seat_after(dealer, step);
                reference.hands[seat].push(deck.remove(0));
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
        reference.place_dealt_red_threes();
        reference
    }

    /// The position described by a setup, which must name every hand and the stock.
    pub fn of_setup(setup: &Setup) -> Self {
        let kinds = |cards: &[canasta::Card]| cards.iter().map(|card| card.kind()).collect::<Vec<_>>();
        let sits_out = setup.players.sits_out().map(Seat::index);
        let mut reference = Self::empty(setup.rules, usize::from(setup.players.count()), sits_out, setup.dealer);
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
        for seat in reference.round() {
            let opened = !reference.melds[reference.side_of(seat)].is_empty();
            reference.melded[seat] = setup.melded.as_ref().map_or(opened, |melded| melded[seat]);
            // If dealt red threes wait for their owner's first turn, any hand but the current one can contain one. If
            // they are declared by hand, all seats count as having had a turn.
            let waits = setup.rules.dealt_red_threes == DealtRedThrees::FirstTurn && !reference.declares_by_hand();
            reference.had_turn[seat] = !waits || seat == setup.turn;
        }
        reference.pile = kinds(&setup.pile);
        reference.stock = kinds(setup.stock.as_deref().unwrap_or_default());
        reference.exact_deal = setup.exact_deal;
        reference.begin_turn();
        // In the play phase, an empty stock means that the player has drawn its last card.
        reference.so_far.drew_last = reference.phase == Phase::Play && reference.stock.is_empty();
        if let Some(history) = &setup.history {
            reference.restore_history(history);
        }
        reference.place_dealt_red_threes();
        reference
    }

    /// Restores the history of a position.
    fn restore_history(&mut self, history: &History) {
        let kinds = |mask: u16| Kind::ALL.into_iter().filter(move |kind| mask >> kind.index() & 1 == 1).collect();
        let turn = history.this_turn;
        self.so_far = TurnSoFar {
            took: turn.took_pile,
            melded: turn.melded,
            drew_last: turn.drew_last,
            first: turn.first,
            had_melded: turn.had_melded,
            old_ranks: kinds(turn.old_melds),
            added_to_old: turn.added_to_old,
            permission: turn.permission,
            taken: turn.taken.cards().collect(),
        };
        for seat in 0..self.players {
            self.had_turn[seat] = history.had_turn[seat];
            self.red_three_debts[seat] = RedThreeDebt {
                penalised_in_hand: history.red_three_penalties[seat].in_hand.into(),
                penalties: history.red_three_penalties[seat].total.into(),
            };
            self.known[seat] = history.seen.known[seat].cards().collect();
            self.passed[seat] = kinds(history.seen.passed[seat]);
        }
        for side in 0..self.sides() {
            self.concealed_canastas[side] = kinds(history.concealed_canastas[side]);
        }
    }

    /// Whether red threes stay in the hand until their owner declares them.
    pub fn declares_by_hand(&self) -> bool {
        self.rules.declaring == Declaring::ByHand
    }

    /// Whether five play three against two.
    fn five_form_two_sides(&self) -> bool {
        self.players == 5 && self.rules.five_players == FivePlayers::TwoSides
    }

    /// Four or six players form two partnerships, and so do five if the rules say so. Other numbers play alone.
    pub fn sides(&self) -> usize {
        if self.players == 4 || self.players == 6 || self.five_form_two_sides() { 2 } else { self.players }
    }

    /// The value of a rule with one for each number of players. Three against two are four in any deal.
    fn for_players<T: Copy>(&self, values: &[T; 5]) -> T {
        let playing = if self.five_form_two_sides() { 4 } else { self.players };
        values[playing - 2]
    }

    /// The seats that play, in the order of play. Seat 4 sits in for the player who sits out.
    pub fn round(&self) -> Vec<usize> {
        let mut seats: Vec<usize> = match self.sits_out {
            None => (0..self.players).collect(),
            Some(0) => vec![4, 1, 2, 3],
            Some(2) => vec![0, 1, 4, 3],
            Some(_) => vec![0, 1, 2, 3],
        };
        if !self.rules.clockwise {
            seats.reverse();
        }
        seats
    }

    /// The seat this many steps after another one, in the direction of play.
    fn seat_after(&self, seat: usize, steps: usize) -> usize {
        let round = self.round();
        let place = round.iter().position(|&other| other == seat).unwrap_or_default();
        round[(place + steps) % round.len()]
    }

    /// Members of a side sit alternately.
    pub fn side_of(&self, seat: usize) -> usize {
        seat % self.sides()
    }

    /// The next partner in turn order; `None` for a player without one.
    pub fn partner_of(&self, seat: usize) -> Option<usize> {
        (1..self.round().len())
            .map(|step| self.seat_after(seat, step))
            .find(|&other| self.side_of(other) == self.side_of(seat))
    }

    /// The seat that has to act; `None` if the deal is over.
    pub fn to_act(&self) -> Option<usize> {
        match self.phase {
            Phase::Draw | Phase::Play => Some(self.turn),
            Phase::Answer { .. } => self.partner_of(self.turn),
            Phase::Over => None,
        }
    }

    fn begin_turn(&mut self) {
        let old_ranks = self.melds[self.side_of(self.turn)].iter().map(|(rank, _)| *rank).collect();
        self.so_far = TurnSoFar {
            took: false,
            melded: false,
            drew_last: false,
            first: false,
            had_melded: self.melded[self.turn],
            old_ranks,
            added_to_old: false,
            permission: Permission::NotAsked,
            taken: Vec::new(),
        };
    }
}
