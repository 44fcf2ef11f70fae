//! What an action does, card by card.

use canasta::rules::DealtRedThrees;
use canasta::{Action, Ending, Kind, Permission, Phase};

use super::judge::is_canasta;
use super::{Reasons, Reference, ReferenceMeld, count, melds_by_rank, remove, seat};

/// The effect of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionEffect {
    /// The seat that acted.
    pub seat: usize,
    /// Number of cards drawn from the stock.
    pub drawn: usize,
    /// Number of red threes placed on the table.
    pub red_threes: usize,
    /// The next player and the number of cards they drew from the stock, if red threes were placed when their turn
    /// began.
    pub next: Option<(usize, usize)>,
}

impl Reference {
    /// Places the red threes that must be on the table before the first action.
    pub(super) fn place_dealt_red_threes(&mut self) {
        if self.declares_by_hand() {
            return;
        }
        let at_once = self.rules.dealt_red_threes == DealtRedThrees::AtOnce;
        for step in 1..=self.round().len() {
            let seat = self.seat_after(self.dealer, step);
            if at_once || seat == self.turn {
                self.place_red_threes(seat);
            }
        }
    }

    /// Places and replaces a player's red threes. Returns the number of cards drawn from the stock; `None` if there was
    /// nothing to place.
    fn place_red_threes(&mut self, seat: usize) -> Option<usize> {
        let found = count(&self.hands[seat], Kind::RedThree);
        if found == 0 || self.declares_by_hand() || self.ending.is_some() {
            return None;
        }
        self.hands[seat].retain(|&card| card != Kind::RedThree);
        let side = self.side_of(seat);
        self.red_threes[side] += found;
        Some(self.draw(seat, found).0)
    }

    /// Draws cards. Returns the number of cards taken from the stock and the number of red threes placed. Each red
    /// three is placed and replaced, or kept if the rules want it declared by hand. If the last card of the stock is a
    /// red three, it is placed together with any others from this draw, and the deal ends.
    fn draw(&mut self, player: usize, wanted: usize) -> (usize, usize) {
        let side = self.side_of(player);
        let mut drawn = 0;
        let mut kept_cards = 0;
        let mut red_threes = 0;
        let mut red_in_hand = 0;
        while kept_cards < wanted && !self.stock.is_empty() {
            let card = self.stock.remove(0);
            drawn += 1;
            let last = self.stock.is_empty();
            self.so_far.drew_last |= last && player == self.turn;
            if card == Kind::RedThree && last {
                for _ in 0..red_in_hand {
                    remove(&mut self.hands[player], &[Kind::RedThree]);
                }
                red_threes += 1 + red_in_hand;
                self.red_threes[side] += 1 + red_in_hand;
                self.end(Ending::LastRedThree { seat: seat(player) });
            } else if card == Kind::RedThree && !self.declares_by_hand() {
                red_threes += 1;
                self.red_threes[side] += 1;
            } else {
                red_in_hand += usize::from(card == Kind::RedThree);
                self.hands[player].push(card);
                kept_cards += 1;
            }
        }
        (drawn, red_threes)
    }

    /// Ends the deal. Dealt red threes are placed for scoring if their owner has had no turn. Those that should have
    /// been declared by hand cost a penalty instead.
    fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.phase = Phase::Over;
        for seat in 0..self.players {
            if self.had_turn[seat] && self.declares_by_hand() {
                self.penalise(seat);
            } else {
                let side = self.side_of(seat);
                self.red_threes[side] += count(&self.hands[seat], Kind::RedThree);
                self.hands[seat].retain(|&card| card != Kind::RedThree);
            }
        }
    }

    /// Penalises each red three in the hand that hasn't been penalised yet.
    fn penalise(&mut self, seat: usize) {
        let red = count(&self.hands[seat], Kind::RedThree);
        self.red_three_debts[seat].penalties += red - self.red_three_debts[seat].penalised_in_hand;
        self.red_three_debts[seat].penalised_in_hand = red;
    }

    /// Makes the action on a copy.
    ///
    /// # Errors
    /// All reasons against the action.
    pub fn apply(&self, action: &Action) -> Result<(Self, ActionEffect), Reasons> {
        let reasons = self.reasons(action);
        if !reasons.is_empty() {
            return Err(reasons);
        }
        let mut next = self.clone();
        let player = self.to_act().unwrap_or(self.turn);
        let mut effect = ActionEffect { seat: player, drawn: 0, red_threes: 0, next: None };
        match action {
            Action::Draw => (effect.drawn, effect.red_threes) = next.do_draw(),
            Action::Take { with, more } => {
                effect.red_threes = next.do_take(&with.cards().collect::<Vec<_>>(), &melds_by_rank(more));
            }
            Action::Meld(melds) => {
                next.meld(&melds_by_rank(melds));
                next.so_far.melded = true;
                next.go_out_if_empty();
            }
            Action::Discard(card) => effect.next = next.do_discard(*card),
            Action::Pass => next.end(Ending::StockExhausted),
            Action::Ask => next.phase = Phase::Answer { drawn: self.phase == Phase::Play },
            Action::Answer(yes) => {
                next.so_far.permission = if *yes { Permission::Yes } else { Permission::No };
                next.phase = if self.phase == (Phase::Answer { drawn: true }) { Phase::Play } else { Phase::Draw };
            }
            Action::Declare => next.do_declare(&mut effect),
        }
        Ok((next, effect))
    }

    fn do_draw(&mut self) -> (usize, usize) {
        let player = self.turn;
        // Wild cards and threes can't be taken, so drawing doesn't decline them.
        if let Some(&top) = self.pile.last()
            && top.is_natural()
            && !self.passed[player].contains(&top)
        {
            self.passed[player].push(top);
        }
        self.phase = Phase::Play;
        self.draw(player, canasta::must_fit::<usize>(self.for_players(&self.rules.draw_count)))
    }

    /// Takes the pile. Returns the number of red threes in it.
    fn do_take(&mut self, with: &[Kind], more: &[ReferenceMeld]) -> usize {
        let Some(top) = self.pile.pop() else { return 0 };
        let player = self.turn;
        let side = self.side_of(player);
        self.hands[player].push(top);
        self.known[player].push(top);
        let mut new_meld = with.to_vec();
        new_meld.push(top);
        let mut all = vec![(top, new_meld)];
        all.extend(more.to_vec());
        self.meld(&all);
        self.so_far.melded = !more.is_empty();
        let (red_threes, rest): (Vec<Kind>, Vec<Kind>) =
            std::mem::take(&mut self.pile).into_iter().partition(|&card| card == Kind::RedThree);
        self.red_threes[side] += red_threes.len();
        self.known[player].extend(&rest);
        if !self.rules.melds_from_pile {
            self.so_far.taken.clone_from(&rest);
        }
        self.hands[player].extend(rest);
        self.so_far.took = true;
        self.phase = Phase::Play;
        self.go_out_if_empty();
        red_threes.len()
    }

    fn meld(&mut self, melds_by_rank: &[ReferenceMeld]) {
        let player = self.turn;
        let side = self.side_of(player);
        for (rank, cards) in melds_by_rank {
            self.play_cards(player, cards);
            self.so_far.added_to_old |= self.so_far.old_ranks.contains(rank);
            self.passed[player].retain(|passed| passed != rank);
            match self.melds[side].iter_mut().find(|(meld_rank, _)| meld_rank == rank) {
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

    /// Removes cards from the hand. Everyone sees them.
    fn play_cards(&mut self, player: usize, cards: &[Kind]) {
        remove(&mut self.hands[player], cards);
        for card in cards {
            if let Some(index) = self.known[player].iter().position(|known| known == card) {
                self.known[player].swap_remove(index);
            }
        }
    }

    fn go_out_if_empty(&mut self) {
        if self.hands[self.turn].is_empty() {
            let concealed = self.is_concealed();
            self.end(Ending::WentOut { seat: seat(self.turn), concealed });
        }
    }

    /// Whether the player who has just played their last card has gone out concealed. They must not have melded before
    /// this turn, and must have melded a whole canasta of a rank new to their side. They must not have added to their
    /// partner's melds, unless the rules allow that. Under some rules, their partner must not have melded at all.
    fn is_concealed(&self) -> bool {
        let side = self.side_of(self.turn);
        let own_canasta = self.melds[side]
            .iter()
            .any(|(rank, meld)| !self.so_far.old_ranks.contains(rank) && is_canasta(*rank, meld));
        let added = self.so_far.added_to_old && !self.rules.concealed_may_add;
        let partner_melded =
            (0..self.players).any(|seat| seat != self.turn && self.side_of(seat) == side && self.melded[seat]);
        let partner_forbids = partner_melded && !self.rules.concealed_beside_melds;
        !self.so_far.had_melded && own_canasta && !added && !partner_forbids
    }

    fn do_discard(&mut self, card: Kind) -> Option<(usize, usize)> {
        self.play_cards(self.turn, &[card]);
        self.pile.push(card);
        self.go_out_if_empty();
        self.end_turn()
    }

    /// Places one red three, preferably one that hasn't been penalised, and draws its replacement. If the hand is then
    /// empty, the turn ends.
    fn do_declare(&mut self, effect: &mut ActionEffect) {
        let player = self.turn;
        let side = self.side_of(player);
        remove(&mut self.hands[player], &[Kind::RedThree]);
        self.red_threes[side] += 1;
        let left = count(&self.hands[player], Kind::RedThree);
        self.red_three_debts[player].penalised_in_hand = self.red_three_debts[player].penalised_in_hand.min(left);
        let (drawn, red_threes) = self.draw(player, 1);
        (effect.drawn, effect.red_threes) = (drawn, red_threes + 1);
        if self.phase == Phase::Play && self.hands[player].is_empty() {
            effect.next = self.end_turn();
        }
    }

    /// Passes the turn to the next player, unless the deal is over or ends now. Returns the next player's draw; see
    /// [`ActionEffect::next`].
    fn end_turn(&mut self) -> Option<(usize, usize)> {
        if self.ending.is_some() {
            return None;
        }
        if self.declares_by_hand() {
            self.penalise(self.turn);
        }
        if self.so_far.drew_last && self.for_players(&self.rules.last_drawer_ends) {
            self.end(Ending::StockExhausted);
            return None;
        }
        self.turn = self.seat_after(self.turn, 1);
        self.phase = Phase::Draw;
        self.begin_turn();
        let first = !self.had_turn[self.turn];
        self.so_far.first = first;
        self.had_turn[self.turn] = true;
        if !first {
            return None;
        }
        let next = self.turn;
        self.place_red_threes(next).map(|drawn| (next, drawn))
    }
}
