//! What an act changes. An act is checked whole before anything moves.

use crate::deal::{Deal, RedThreesReplaced};
use crate::legal::AfterMeld;
use crate::public::{Ending, Permission, Phase, Turn};
use crate::{Action, Counts, Illegal, Kind, Seat};

/// What an act did, beyond what the act itself says.
///
/// ```
/// use canasta::{Action, Deal, Players, RuleSet, Seat, SeedRng};
///
/// let mut deal = Deal::shuffled(&RuleSet::WAHHI, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
/// let outcome = deal.apply(&Action::Draw)?;
/// assert_eq!((outcome.seat, outcome.ending), (Seat(0), None));
/// assert_eq!(outcome.drawn, 1 + outcome.red_threes);
/// # Ok::<(), canasta::Illegal>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Outcome {
    /// The seat that acted.
    pub seat: Seat,
    /// Cards that left the stock for this act, in order; red threes among them were laid down.
    pub drawn: u8,
    /// Red threes that this act laid down, from the stock or the pile.
    pub red_threes: u8,
    /// The next player's red threes, laid down as the turn passed.
    pub next: Option<RedThreesReplaced>,
    /// How the deal ended, if it did.
    pub ending: Option<Ending>,
}

/// Why nothing can be done when the deal is over.
#[cold]
fn when_over(action: &Action) -> Illegal {
    match action {
        Action::Meld(lay) if lay.is_empty() => Illegal::NothingNamed,
        _ => Illegal::DealOver,
    }
}

impl Deal {
    /// Does it, or refuses and changes nothing.
    ///
    /// # Errors
    /// The rule that forbids it, with its numbers.
    ///
    /// ```
    /// use canasta::{Action, Deal, Illegal, Kind, Players, RuleSet, Seat, SeedRng, illegal::NotNow};
    ///
    /// let mut deal = Deal::shuffled(&RuleSet::HOYLE, Players::FOUR, Seat(3), [0; 6], &mut SeedRng::new(1));
    /// let before = deal.clone();
    /// assert_eq!(deal.apply(&Action::Discard(Kind::Four)), Err(Illegal::NotNow(NotNow::DrawFirst)));
    /// assert_eq!(deal, before, "a refusal changes nothing");
    /// ```
    pub fn apply(&mut self, action: &Action) -> Result<Outcome, Illegal> {
        let seat = self.public.to_act().ok_or_else(|| when_over(action))?;
        let hand = self.hands[seat.index()];
        let mut outcome = Outcome { seat, drawn: 0, red_threes: 0, next: None, ending: None };
        match action {
            Action::Draw => {
                self.public.check_draw()?;
                self.draw(seat, &mut outcome);
            }
            Action::Take { with, more } => {
                let laid = self.public.judge_take(&hand, with, more)?;
                self.public.this_turn.laid |= !more.is_empty();
                outcome.red_threes = self.take(seat, &laid, &with.plus(&more.cards()));
            }
            Action::Meld(lay) => {
                let laid = self.public.judge_meld(&hand, lay)?;
                self.public.this_turn.laid = true;
                self.lay(seat, &laid, &lay.cards());
            }
            Action::Discard(kind) => {
                self.public.check_discard(&hand, *kind)?;
                outcome.next = self.discard(seat, *kind);
            }
            Action::Pass => {
                self.public.check_pass(&hand)?;
                self.end(Ending::StockExhausted);
            }
            Action::Ask => {
                self.public.check_ask(&hand)?;
                self.public.phase = Phase::Answer { drawn: self.public.phase == Phase::Play };
            }
            Action::Answer(yes) => {
                self.public.check(&hand, action)?;
                self.answer(*yes);
            }
            Action::Declare => {
                self.public.check_declare(&hand)?;
                self.declare(seat, &mut outcome);
            }
        }
        outcome.ending = self.public.ending;
        Ok(outcome)
    }

    fn answer(&mut self, yes: bool) {
        if let Phase::Answer { drawn } = self.public.phase {
            self.public.phase = if drawn { Phase::Play } else { Phase::Draw };
            self.public.this_turn.permission = if yes { Permission::Yes } else { Permission::No };
        }
    }

    fn draw(&mut self, seat: Seat, outcome: &mut Outcome) {
        let place = seat.index();
        if let Some(top) = self.public.pile.top().filter(|top| top.is_natural()) {
            self.public.seen.passed[place] |= 1 << top.index();
        }
        let by_hand = self.public.rules.declares_by_hand();
        let mut wanted = self.public.rules.draw_count_for(self.public.players);
        let mut kept = 0;
        while wanted > 0 {
            let Some(kind) = self.stock.pop() else { break };
            outcome.drawn += 1;
            if kind != Kind::RedThree || by_hand && self.stock.len() > 0 {
                self.keep(seat, kind);
                kept += u8::from(kind == Kind::RedThree);
                wanted -= 1;
                continue;
            }
            outcome.red_threes += 1;
            self.public.red_threes[self.public.side_of(seat).index()] += 1;
            if self.stock.len() == 0 {
                self.public.stock = 0;
                outcome.red_threes += self.lay_down_kept(seat, kept);
                return self.end(Ending::LastRedThree { seat });
            }
        }
        self.public.stock = self.stock.len();
        self.public.this_turn.drew_last |= self.public.stock == 0;
        self.public.phase = Phase::Play;
    }

    fn keep(&mut self, seat: Seat, kind: Kind) {
        self.hands[seat.index()].add_one(kind);
        self.public.hand_sizes[seat.index()] += 1;
    }

    /// Lays down so many red threes of the hand; returns their number.
    fn lay_down_kept(&mut self, seat: Seat, threes: u8) -> u8 {
        let place = seat.index();
        let held = self.hands[place].of(Kind::RedThree);
        self.hands[place].set(Kind::RedThree, held.saturating_sub(threes));
        self.public.hand_sizes[place] -= threes;
        self.public.red_threes[self.public.side_of(seat).index()] += threes;
        threes
    }

    /// Lays down one red three and draws its replacement, which stays in the hand even if it is another.
    fn declare(&mut self, seat: Seat, outcome: &mut Outcome) {
        let place = seat.index();
        outcome.red_threes = self.lay_down_kept(seat, 1);
        // One that was not penalised yet goes first.
        let penalty = &mut self.red_three_penalties[place];
        penalty.in_hand = penalty.in_hand.min(self.hands[place].of(Kind::RedThree));
        if let Some(kind) = self.stock.pop() {
            outcome.drawn = 1;
            self.public.stock = self.stock.len();
            if kind == Kind::RedThree && self.public.stock == 0 {
                outcome.red_threes += 1;
                self.public.red_threes[self.public.side_of(seat).index()] += 1;
                return self.end(Ending::LastRedThree { seat });
            }
            self.keep(seat, kind);
            self.public.this_turn.drew_last |= self.public.stock == 0;
        }
        if self.hands[place].is_empty() && self.public.phase == Phase::Play {
            // No card is left to discard, and that is no going out.
            outcome.next = self.end_turn(seat);
        }
    }

    /// Lays down a seat's red threes and replaces them. The last card of the stock being a red three ends the deal.
    pub(crate) fn lay_down_red_threes(&mut self, seat: Seat) -> Option<RedThreesReplaced> {
        let place = seat.index();
        let mut wanted = self.hands[place].of(Kind::RedThree);
        if wanted == 0 || self.public.phase == Phase::Over {
            return None;
        }
        let side = self.public.side_of(seat).index();
        self.hands[place].set(Kind::RedThree, 0);
        self.public.hand_sizes[place] -= wanted;
        self.public.red_threes[side] += wanted;
        let mut drawn = 0;
        while wanted > 0 {
            let Some(kind) = self.stock.pop() else { break };
            drawn += 1;
            if kind == Kind::RedThree {
                self.public.red_threes[side] += 1;
                if self.stock.len() == 0 {
                    self.public.stock = 0;
                    self.end(Ending::LastRedThree { seat });
                    return Some(RedThreesReplaced { seat, drawn });
                }
            } else {
                self.hands[place].add_one(kind);
                self.public.hand_sizes[place] += 1;
                wanted -= 1;
            }
        }
        self.public.stock = self.stock.len();
        self.public.this_turn.drew_last |= self.public.stock == 0 && drawn > 0 && seat == self.public.turn;
        Some(RedThreesReplaced { seat, drawn })
    }

    /// Takes the pile and lays what the act lays; the number of red threes found in it.
    fn take(&mut self, seat: Seat, laid: &AfterMeld, named: &Counts) -> u8 {
        let place = seat.index();
        let red_threes = self.public.pile.counts().of(Kind::RedThree);
        self.public.red_threes[self.public.side_of(seat).index()] += red_threes;
        let mut rest = *self.public.pile.counts();
        rest.set(Kind::RedThree, 0);
        if let Some(top) = self.public.pile.top() {
            rest.take_one(top);
        }
        self.public.pile.clear();
        self.public.phase = Phase::Play;
        self.public.this_turn.took_pile = true;
        self.lay(seat, laid, named);
        // What was laid came from the hand as it was before: every card of the pile is in it now.
        self.public.seen.known[place] = self.public.seen.known[place].plus(&rest);
        red_threes
    }

    fn lay(&mut self, seat: Seat, laid: &AfterMeld, named: &Counts) {
        let place = seat.index();
        let side = self.public.side_of(seat).index();
        let ranks = laid.lay.ranks();
        self.hands[place] = laid.hand;
        self.public.hand_sizes[place] = laid.hand.total();
        if laid.lay.canastas() > 0 {
            self.public.concealed_canastas[side] |= laid.lay.canasta_ranks() & !self.public.melds[side].ranks();
        }
        self.public.melds[side] = laid.melds;
        self.public.melded[place] = true;
        self.public.this_turn.added_to_old |= ranks & self.public.this_turn.old_melds != 0;
        let seen = &mut self.public.seen;
        seen.passed[place] &= !ranks;
        seen.known[place] = seen.known[place].minus(named);
        if laid.hand.is_empty() {
            self.go_out(seat);
        }
    }

    fn discard(&mut self, seat: Seat, kind: Kind) -> Option<RedThreesReplaced> {
        let place = seat.index();
        self.hands[place].take_one(kind);
        self.public.hand_sizes[place] -= 1;
        self.public.pile.push(kind);
        let known = &mut self.public.seen.known[place];
        known.set(kind, known.of(kind).saturating_sub(1));
        if self.public.hand_sizes[place] == 0 {
            self.go_out(seat);
            return None;
        }
        self.end_turn(seat)
    }

    fn end_turn(&mut self, seat: Seat) -> Option<RedThreesReplaced> {
        self.penalise(seat);
        let last = self.public.this_turn.drew_last && self.public.stock == 0;
        if last && self.public.rules.last_drawer_ends_for(self.public.players) {
            self.end(Ending::StockExhausted);
            return None;
        }
        self.begin_turn(self.public.players.after(seat))
    }

    /// Red threes that the seat should have declared cost their penalty, each once.
    fn penalise(&mut self, seat: Seat) {
        let penalty = &mut self.red_three_penalties[seat.index()];
        let held = self.hands[seat.index()].of(Kind::RedThree);
        penalty.total += held.saturating_sub(penalty.in_hand);
        penalty.in_hand = held;
    }

    fn begin_turn(&mut self, seat: Seat) -> Option<RedThreesReplaced> {
        self.public.turn = seat;
        let first = !self.public.had_turn[seat.index()];
        self.public.had_turn[seat.index()] = true;
        self.public.phase = Phase::Draw;
        self.public.this_turn = Turn {
            first,
            had_melded: self.public.melded[seat.index()],
            old_melds: self.public.side_melds(self.public.side_of(seat)).ranks(),
            ..Turn::default()
        };
        if self.public.rules.declares_by_hand() { None } else { self.lay_down_red_threes(seat) }
    }

    fn go_out(&mut self, seat: Seat) {
        let turn = &self.public.this_turn;
        let melds = self.public.side_melds(self.public.side_of(seat));
        let own_canasta =
            melds.iter().any(|(rank, meld)| meld.canasta().is_some() && turn.old_melds & (1 << rank.index()) == 0);
        let added = turn.added_to_old && !self.public.rules.concealed_may_add;
        let mut partners = self.public.players.seats().filter(|&other| other != seat);
        let beside = partners
            .any(|other| self.public.side_of(other) == self.public.side_of(seat) && self.public.melded[other.index()]);
        let apart = !beside || self.public.rules.concealed_beside_melds;
        let concealed = !turn.had_melded && own_canasta && !added && apart;
        self.end(Ending::WentOut { seat, concealed });
    }

    /// The deal is over; a dealt red three whose owner had no turn is laid down for scoring, any other still in a hand
    /// should have been declared.
    fn end(&mut self, ending: Ending) {
        self.public.phase = Phase::Over;
        self.public.ending = Some(ending);
        for seat in self.public.players.seats() {
            if self.public.rules.declares_by_hand() && self.public.had_turn[seat.index()] {
                self.penalise(seat);
                continue;
            }
            let threes = self.hands[seat.index()].of(Kind::RedThree);
            if threes > 0 {
                self.hands[seat.index()].set(Kind::RedThree, 0);
                self.public.hand_sizes[seat.index()] -= threes;
                self.public.red_threes[self.public.side_of(seat).index()] += threes;
            }
        }
    }
}
