//! What an act does, card by card.

use canasta::rules::DealtRedThrees;
use canasta::{Action, Ending, Kind, Permission, Phase};

use super::judge::is_canasta;
use super::{Reasons, Reference, ReferenceMeld, heaps, remove, seat, times};

/// What an act did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionEffect {
    /// The seat that acted.
    pub seat: usize,
    /// Cards that left the stock for the act.
    pub popped: usize,
    /// Red threes the act laid down.
    pub red_threes: usize,
    /// Who laid down red threes as the turn passed, and how many cards left the stock for that.
    pub next: Option<(usize, usize)>,
}

impl Reference {
    /// Lays down what is laid down before the first act.
    pub(super) fn table_at_start(&mut self) {
        if self.by_hand() {
            return;
        }
        let at_once = self.rules.dealt_red_threes == DealtRedThrees::AtOnce;
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
        if found == 0 || self.by_hand() || self.ending.is_some() {
            return None;
        }
        self.hands[seat].retain(|&card| card != Kind::RedThree);
        let side = self.side_of(seat);
        self.red_threes[side] += found;
        Some(self.draw(seat, found).0)
    }

    /// Draws so many cards; tells how many left the stock, and how many red threes of them were laid down. Red threes are
    /// laid down and replaced, again and again, or go to the hand where they are declared by hand. A red three that is the
    /// last card of the stock is laid down, with any other red three of the draw, and ends the deal.
    fn draw(&mut self, player: usize, wanted: usize) -> (usize, usize) {
        let side = self.side_of(player);
        let (mut popped, mut came, mut red_threes, mut red_in_hand) = (0, 0, 0, 0);
        while came < wanted && !self.stock.is_empty() {
            let card = self.stock.remove(0);
            popped += 1;
            let last = self.stock.is_empty();
            self.so_far.drew_last |= last && player == self.turn;
            if card == Kind::RedThree && last {
                for _ in 0..red_in_hand {
                    remove(&mut self.hands[player], &[Kind::RedThree]);
                }
                red_threes += 1 + red_in_hand;
                self.red_threes[side] += 1 + red_in_hand;
                self.end(Ending::LastRedThree { seat: seat(player) });
            } else if card == Kind::RedThree && !self.by_hand() {
                red_threes += 1;
                self.red_threes[side] += 1;
            } else {
                red_in_hand += usize::from(card == Kind::RedThree);
                self.hands[player].push(card);
                came += 1;
            }
        }
        (popped, red_threes)
    }

    /// The deal is over. Dealt red threes whose owner had no turn are laid down for scoring; those that were to be declared
    /// by hand, and were not, cost a penalty and bring nothing.
    fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.phase = Phase::Over;
        for seat in 0..self.players {
            if self.had_turn[seat] && self.by_hand() {
                self.penalise(seat);
            } else {
                let side = self.side_of(seat);
                self.red_threes[side] += times(&self.hands[seat], Kind::RedThree);
                self.hands[seat].retain(|&card| card != Kind::RedThree);
            }
        }
    }

    /// Each red three in the hand costs a penalty, once.
    fn penalise(&mut self, seat: usize) {
        let red = times(&self.hands[seat], Kind::RedThree);
        self.owed[seat].all += red - self.owed[seat].held;
        self.owed[seat].held = red;
    }

    /// Does the act on a copy.
    ///
    /// # Errors
    /// Every reason that truly applies against it.
    pub fn action(&self, action: &Action) -> Result<(Self, ActionEffect), Reasons> {
        let reasons = self.reasons(action);
        if !reasons.is_empty() {
            return Err(reasons);
        }
        let mut next = self.clone();
        let player = self.to_act().unwrap_or(self.turn);
        let mut did = ActionEffect { seat: player, popped: 0, red_threes: 0, next: None };
        match action {
            Action::Draw => (did.popped, did.red_threes) = next.do_draw(),
            Action::Take { with, more } => {
                did.red_threes = next.do_take(&with.cards().collect::<Vec<_>>(), &heaps(more))
            }
            Action::Meld(lay) => {
                next.lay(&heaps(lay));
                next.so_far.laid = true;
                next.out_if_empty();
            }
            Action::Discard(card) => did.next = next.do_discard(*card),
            Action::Pass => next.end(Ending::StockExhausted),
            Action::Ask => next.phase = Phase::Answer { drawn: self.phase == Phase::Play },
            Action::Answer(yes) => {
                next.so_far.permission = if *yes { Permission::Yes } else { Permission::No };
                next.phase = if self.phase == (Phase::Answer { drawn: true }) { Phase::Play } else { Phase::Draw };
            }
            Action::Declare => next.do_declare(&mut did),
        }
        Ok((next, did))
    }

    fn do_draw(&mut self) -> (usize, usize) {
        let player = self.turn;
        // Wild cards and threes could not have been taken: they were not let go.
        if let Some(&top) = self.pile.last()
            && top.is_natural()
            && !self.passed[player].contains(&top)
        {
            self.passed[player].push(top);
        }
        self.phase = Phase::Play;
        self.draw(player, canasta::must_fit::<usize>(self.rules.draw_count[self.players - 2]))
    }

    /// Takes the pile; tells how many red threes lay in it.
    fn do_take(&mut self, with: &[Kind], more: &[ReferenceMeld]) -> usize {
        let Some(top) = self.pile.pop() else { return 0 };
        let player = self.turn;
        let side = self.side_of(player);
        self.hands[player].push(top);
        self.known[player].push(top);
        let mut laid = with.to_vec();
        laid.push(top);
        let mut all = vec![(top, laid)];
        all.extend(more.to_vec());
        self.lay(&all);
        self.so_far.laid = !more.is_empty();
        let (reds, rest): (Vec<Kind>, Vec<Kind>) =
            std::mem::take(&mut self.pile).into_iter().partition(|&card| card == Kind::RedThree);
        self.red_threes[side] += reds.len();
        self.known[player].extend(&rest);
        self.hands[player].extend(rest);
        self.so_far.took = true;
        self.phase = Phase::Play;
        self.out_if_empty();
        reds.len()
    }

    fn lay(&mut self, heaps: &[ReferenceMeld]) {
        let player = self.turn;
        let side = self.side_of(player);
        for (rank, cards) in heaps {
            self.play_cards(player, cards);
            self.so_far.added_to_old |= self.so_far.old.contains(rank);
            self.passed[player].retain(|passed| passed != rank);
            match self.melds[side].iter_mut().find(|(there, _)| there == rank) {
                Some((_, meld)) => meld.extend(cards),
                None => {
                    self.melds[side].push((*rank, cards.clone()));
                    if is_canasta(*rank, cards) {
                        self.concealed_canastas[side].push(*rank);
                    }
                }
            }
        }
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
    /// canasta that is not partner's meld, nothing added to partner's melds unless the rules allow it this turn, and no
    /// meld of a partner at all where the rules ask for that.
    fn is_concealed(&self) -> bool {
        let side = self.side_of(self.turn);
        let own_canasta =
            self.melds[side].iter().any(|(rank, meld)| !self.so_far.old.contains(rank) && is_canasta(*rank, meld));
        let added = self.so_far.added_to_old && !self.rules.concealed_may_add;
        let partner_melded =
            (0..self.players).any(|seat| seat != self.turn && self.side_of(seat) == side && self.melded[seat]);
        let beside = partner_melded && !self.rules.concealed_beside_melds;
        !self.so_far.had_melded && own_canasta && !added && !beside
    }

    fn do_discard(&mut self, card: Kind) -> Option<(usize, usize)> {
        self.play_cards(self.turn, &[card]);
        self.pile.push(card);
        self.out_if_empty();
        self.end_turn()
    }

    /// Tables one red three, one that has not been penalised if there is such, and draws its replacement. A hand that
    /// is empty then, after the draw, ends the turn.
    fn do_declare(&mut self, did: &mut ActionEffect) {
        let player = self.turn;
        let side = self.side_of(player);
        remove(&mut self.hands[player], &[Kind::RedThree]);
        self.red_threes[side] += 1;
        let left = times(&self.hands[player], Kind::RedThree);
        self.owed[player].held = self.owed[player].held.min(left);
        let (popped, red_threes) = self.draw(player, 1);
        (did.popped, did.red_threes) = (popped, red_threes + 1);
        if self.phase == Phase::Play && self.hands[player].is_empty() {
            did.next = self.end_turn();
        }
    }

    /// The turn passes, unless the deal is over or ends with it; the next player's red threes are told as in [`ActionEffect`].
    fn end_turn(&mut self) -> Option<(usize, usize)> {
        if self.ending.is_some() {
            return None;
        }
        if self.by_hand() {
            self.penalise(self.turn);
        }
        if self.so_far.drew_last && self.rules.last_drawer_ends[self.players - 2] {
            self.end(Ending::StockExhausted);
            return None;
        }
        self.turn = (self.turn + 1) % self.players;
        self.phase = Phase::Draw;
        self.begin_turn();
        let first = !self.had_turn[self.turn];
        self.so_far.first = first;
        self.had_turn[self.turn] = true;
        if !first {
            return None;
        }
        let next = self.turn;
        self.table_red_threes(next).map(|popped| (next, popped))
    }
}
