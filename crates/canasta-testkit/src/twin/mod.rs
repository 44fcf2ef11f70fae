//! The slow, obvious twin of the engine: plain lists of cards, one sentence of the rules book a function, no cleverness.
//!
//! It was written from the rules book alone and shares only the vocabulary with `canasta` (kinds, acts, rule sets). It
//! does an act on a copy of itself, or tells every reason that truly applies against it.

mod judge;
mod score;

use canasta::{Act, Ending, Kind, Lay, Permission, Phase, RuleSet, Seat, Setup};

pub use judge::{Reasons, code};

/// One meld on the table: its rank and its cards.
pub type Heap = (Kind, Vec<Kind>);

/// What has happened in the turn, as far as later acts depend on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoFar {
    /// The pile was taken.
    pub took: bool,
    /// Cards were laid, with the pile or without.
    pub laid: bool,
    /// The player had laid cards before this turn.
    pub had_melded: bool,
    /// Ranks of the side's melds when the turn began.
    pub old: Vec<Kind>,
    /// Cards went to one of those.
    pub added_to_old: bool,
    /// What the partner said.
    pub permission: Permission,
}

/// A deal, card by card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Twin {
    /// The rules.
    pub rules: RuleSet,
    /// How many play.
    pub players: usize,
    /// Who dealt.
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
    pub melds: Vec<Vec<Heap>>,
    /// Red threes on the table, by side.
    pub red_threes: Vec<usize>,
    /// Who has laid a card in this deal.
    pub melded: Vec<bool>,
    /// Who has had a turn.
    pub had_turn: Vec<bool>,
    /// Bottom to top.
    pub pile: Vec<Kind>,
    /// Next card first.
    pub stock: Vec<Kind>,
    /// This turn.
    pub so_far: SoFar,
    /// The dealer earned the exact-deal bonus.
    pub exact_deal: bool,
    /// How it ended.
    pub ending: Option<Ending>,
    /// Cards known to be in each hand: taken with the pile, not played since.
    pub known: Vec<Vec<Kind>>,
    /// Ranks on top of the pile that a seat let go by drawing, until it lays that rank.
    pub passed: Vec<Vec<Kind>>,
}

/// What an act did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Did {
    /// Who acted.
    pub seat: usize,
    /// Cards that left the stock for the act.
    pub popped: usize,
    /// Red threes the act tabled.
    pub tabled: usize,
    /// Who tabled red threes as the turn passed, and how many cards left the stock for that.
    pub next: Option<(usize, usize)>,
}

/// A sum of the cards' values.
pub fn points(cards: &[Kind]) -> i32 {
    cards.iter().map(|card| card.value()).sum()
}

fn seat(number: usize) -> Seat {
    Seat(u8::try_from(number).unwrap_or(u8::MAX))
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
fn heaps(lay: &Lay) -> Vec<Heap> {
    let heap = |(rank, meld): (Kind, canasta::Meld)| {
        let mut cards = vec![rank; usize::from(meld.naturals)];
        cards.extend(vec![Kind::Joker; usize::from(meld.jokers)]);
        cards.extend(vec![Kind::Two; usize::from(meld.twos)]);
        (rank, cards)
    };
    lay.iter().map(heap).collect()
}

impl Twin {
    fn empty(rules: RuleSet, players: usize, dealer: usize) -> Self {
        let so_far = SoFar {
            took: false,
            laid: false,
            had_melded: false,
            old: Vec::new(),
            added_to_old: false,
            permission: Permission::NotAsked,
        };
        let mut twin = Self {
            rules,
            players,
            dealer,
            turn: (dealer + 1) % players,
            phase: Phase::Draw,
            scores: Vec::new(),
            hands: vec![Vec::new(); players],
            melds: Vec::new(),
            red_threes: Vec::new(),
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
        twin.scores = vec![0; twin.sides()];
        twin.melds = vec![Vec::new(); twin.sides()];
        twin.red_threes = vec![0; twin.sides()];
        twin
    }

    /// Deals a deck, its first card first.
    pub fn deal(rules: &RuleSet, players: usize, dealer: usize, scores: &[i32], deck: &[Kind]) -> Self {
        let mut twin = Self::empty(*rules, players, dealer);
        twin.scores = scores[..twin.sides()].to_vec();
        let mut deck = deck.to_vec();
        for _ in 0..rules.hand_size[players - 2] {
            for step in 1..=players {
                twin.hands[(dealer + step) % players].push(deck.remove(0));
            }
        }
        loop {
            let upcard = deck.remove(0);
            twin.pile.push(upcard);
            if ![Kind::Joker, Kind::Two, Kind::RedThree, Kind::BlackThree].contains(&upcard) {
                break;
            }
        }
        twin.stock = deck;
        twin.had_turn[twin.turn] = true;
        twin.table_at_start();
        twin
    }

    /// The position a setup describes; every hand and the stock must be named in it.
    pub fn of_setup(setup: &Setup) -> Self {
        let kinds = |cards: &[canasta::Card]| cards.iter().map(|card| card.kind()).collect::<Vec<_>>();
        let mut twin = Self::empty(setup.rules, usize::from(setup.players.count()), setup.dealer);
        twin.turn = setup.turn;
        twin.phase = setup.phase;
        twin.scores.clone_from(&setup.scores);
        twin.hands = setup.hands.iter().map(|hand| kinds(hand.as_deref().unwrap_or_default())).collect();
        for (side, melds) in setup.melds.iter().enumerate() {
            for meld in melds.iter().map(|cards| kinds(cards)) {
                let rank = meld.iter().copied().find(|kind| !kind.is_wild()).unwrap_or(Kind::Joker);
                twin.melds[side].push((rank, meld));
            }
            twin.red_threes[side] = setup.red_threes[side].len();
        }
        for seat in 0..twin.players {
            let opened = !twin.melds[twin.side_of(seat)].is_empty();
            twin.melded[seat] = setup.melded.as_ref().map_or(opened, |melded| melded[seat]);
            // Where dealt red threes wait for their owner's first turn, any hand but the one to act may hold one.
            let waits = setup.rules.dealt_red_threes == canasta::rules::DealtRedThrees::FirstTurn;
            twin.had_turn[seat] = !waits || seat == setup.turn;
        }
        twin.pile = kinds(&setup.pile);
        twin.stock = kinds(setup.stock.as_deref().unwrap_or_default());
        twin.exact_deal = setup.exact_deal;
        twin.begin_turn();
        twin.table_at_start();
        twin
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

    /// Who has to act.
    pub fn to_act(&self) -> Option<usize> {
        match self.phase {
            Phase::Draw | Phase::Play => Some(self.turn),
            Phase::Answer { .. } => self.partner_of(self.turn),
            Phase::Over => None,
        }
    }

    fn begin_turn(&mut self) {
        let old = self.melds[self.side_of(self.turn)].iter().map(|(rank, _)| *rank).collect();
        self.so_far = SoFar {
            took: false,
            laid: false,
            had_melded: self.melded[self.turn],
            old,
            added_to_old: false,
            permission: Permission::NotAsked,
        };
    }

    fn table_at_start(&mut self) {
        let at_once = self.rules.dealt_red_threes == canasta::rules::DealtRedThrees::AtOnce;
        for step in 1..=self.players {
            let seat = (self.dealer + step) % self.players;
            if at_once || seat == self.turn {
                self.table_red_threes(seat);
            }
        }
    }

    /// A player tables red threes and replaces them; cards that left the stock, if there was a red three.
    fn table_red_threes(&mut self, seat: usize) -> Option<usize> {
        let found = times(&self.hands[seat], Kind::RedThree);
        if found == 0 || self.ending.is_some() {
            return None;
        }
        self.hands[seat].retain(|&card| card != Kind::RedThree);
        let side = self.side_of(seat);
        self.red_threes[side] += found;
        let before = self.stock.len();
        self.draw(seat, found);
        Some(before - self.stock.len())
    }

    /// Draws so many cards; red threes are tabled and replaced, again and again. A red three that is the last card of
    /// the stock ends the deal.
    fn draw(&mut self, player: usize, wanted: usize) {
        let side = self.side_of(player);
        let mut came = 0;
        while came < wanted && !self.stock.is_empty() {
            let card = self.stock.remove(0);
            if card == Kind::RedThree {
                self.red_threes[side] += 1;
                if self.stock.is_empty() {
                    self.end(Ending::LastRedThree { seat: seat(player) });
                }
            } else {
                self.hands[player].push(card);
                came += 1;
            }
        }
    }

    /// The deal is over; dealt red threes whose owner had no turn are tabled for scoring.
    fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.phase = Phase::Over;
        for seat in 0..self.players {
            let side = self.side_of(seat);
            self.red_threes[side] += times(&self.hands[seat], Kind::RedThree);
            self.hands[seat].retain(|&card| card != Kind::RedThree);
        }
    }

    /// Does the act on a copy.
    ///
    /// # Errors
    /// Every reason that truly applies against it.
    pub fn act(&self, act: &Act) -> Result<(Self, Did), Reasons> {
        let reasons = self.reasons(act);
        if !reasons.is_empty() {
            return Err(reasons);
        }
        let mut next = self.clone();
        let player = self.to_act().unwrap_or(self.turn);
        let side = self.side_of(player);
        let red_before = self.red_threes[side];
        let mut did = Did { seat: player, popped: 0, tabled: 0, next: None };
        match act {
            Act::Draw => next.do_draw(),
            Act::Take { with, more } => next.do_take(&with.cards().collect::<Vec<_>>(), &heaps(more)),
            Act::Meld(lay) => {
                next.lay(&heaps(lay));
                next.out_if_empty();
            }
            Act::Discard(card) => did.next = next.do_discard(*card),
            Act::Pass => next.end(Ending::StockExhausted),
            Act::Ask => next.phase = Phase::Answer { drawn: self.phase == Phase::Play },
            Act::Answer(yes) => {
                next.so_far.permission = if *yes { Permission::Yes } else { Permission::No };
                next.phase = if self.phase == (Phase::Answer { drawn: true }) { Phase::Play } else { Phase::Draw };
            }
            Act::Declare => {}
        }
        if matches!(act, Act::Draw | Act::Take { .. }) {
            did.popped = self.stock.len() - next.stock.len();
            // At the end of the deal hands that had no turn are tabled too; those are not the act's.
            let waiting: usize = (0..self.players)
                .filter(|&seat| self.side_of(seat) == side && next.ending.is_some())
                .map(|seat| times(&self.hands[seat], Kind::RedThree))
                .sum();
            did.tabled = next.red_threes[side] - red_before - waiting;
        }
        Ok((next, did))
    }

    fn do_draw(&mut self) {
        let player = self.turn;
        // Wild cards and threes could not have been taken: they were not let go.
        if let Some(&top) = self.pile.last()
            && top.is_natural()
            && !self.passed[player].contains(&top)
        {
            self.passed[player].push(top);
        }
        self.phase = Phase::Play;
        self.draw(player, usize::try_from(self.rules.draw_count[self.players - 2]).unwrap_or(1));
    }

    fn do_take(&mut self, with: &[Kind], more: &[Heap]) {
        let Some(top) = self.pile.pop() else { return };
        let player = self.turn;
        let side = self.side_of(player);
        self.hands[player].push(top);
        self.known[player].push(top);
        let mut laid = with.to_vec();
        laid.push(top);
        let mut all = vec![(top, laid)];
        all.extend(more.to_vec());
        self.lay(&all);
        let (reds, rest): (Vec<Kind>, Vec<Kind>) =
            std::mem::take(&mut self.pile).into_iter().partition(|&card| card == Kind::RedThree);
        self.red_threes[side] += reds.len();
        self.known[player].extend(&rest);
        self.hands[player].extend(rest);
        self.so_far.took = true;
        self.phase = Phase::Play;
        self.out_if_empty();
    }

    fn lay(&mut self, heaps: &[Heap]) {
        let player = self.turn;
        let side = self.side_of(player);
        for (rank, cards) in heaps {
            self.play_cards(player, cards);
            self.so_far.added_to_old |= self.so_far.old.contains(rank);
            self.passed[player].retain(|passed| passed != rank);
            match self.melds[side].iter_mut().find(|(there, _)| there == rank) {
                Some((_, meld)) => meld.extend(cards),
                None => self.melds[side].push((*rank, cards.clone())),
            }
        }
        self.so_far.laid = true;
        self.melded[player] = true;
    }

    /// Cards leave the hand for all to see.
    fn play_cards(&mut self, player: usize, cards: &[Kind]) {
        remove(&mut self.hands[player], cards);
        for card in cards {
            if let Some(place) = self.known[player].iter().position(|known| known == card) {
                self.known[player].swap_remove(place);
            }
        }
    }

    fn out_if_empty(&mut self) {
        if self.hands[self.turn].is_empty() {
            let concealed = self.is_concealed();
            self.end(Ending::WentOut { seat: seat(self.turn), concealed });
        }
    }

    /// Whether the player whose last card just went has gone out concealed: nothing laid before this turn, a whole
    /// canasta that is not partner's meld, and nothing added to partner's melds unless the rules allow it this turn.
    fn is_concealed(&self) -> bool {
        let side = self.side_of(self.turn);
        let own_canasta = self.melds[side]
            .iter()
            .any(|(rank, meld)| !self.so_far.old.contains(rank) && judge::is_canasta(*rank, meld));
        let added = self.so_far.added_to_old && !self.rules.concealed_may_add;
        !self.so_far.had_melded && own_canasta && !added
    }

    fn do_discard(&mut self, card: Kind) -> Option<(usize, usize)> {
        let player = self.turn;
        self.play_cards(player, &[card]);
        self.pile.push(card);
        self.out_if_empty();
        if self.ending.is_some() {
            return None;
        }
        self.turn = (player + 1) % self.players;
        self.phase = Phase::Draw;
        self.begin_turn();
        let first = !self.had_turn[self.turn];
        self.had_turn[self.turn] = true;
        if !first {
            return None;
        }
        let next = self.turn;
        self.table_red_threes(next).map(|popped| (next, popped))
    }
}
