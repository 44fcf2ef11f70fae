//! Performs actions. Each is checked completely before anything changes.

use crate::deal::{Deal, ReplacedRedThrees};
use crate::legal::AfterMeld;
use crate::public::{Ending, Permission, Phase, Turn};
use crate::{Action, Counts, Illegal, Kind, Seat};

/// Effects of an action beyond what the action itself names.
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
    /// Cards drawn from the stock, including red threes.
    pub drawn: u8,
    /// Red threes placed on the table, from the stock, the pile or the hand.
    pub red_threes: u8,
    /// The next player's red threes, replaced when the turn passed; `None` if there were none.
    pub next: Option<ReplacedRedThrees>,
    /// How the deal ended; `None` if it continues.
    pub ending: Option<Ending>,
}

/// The refusal of an action after the deal has ended.
#[cold]
fn refusal_when_over(action: &Action) -> Illegal {
    match action {
        Action::Meld(melds) if melds.is_empty() => Illegal::NothingNamed,
        _ => Illegal::DealOver,
    }
}

impl Deal {
    /// Performs the action, or refuses it and changes nothing.
    ///
    /// # Errors
    /// Returns the rule that forbids the action, with the numbers involved.
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
        let seat = self.public.to_act().ok_or_else(|| refusal_when_over(action))?;
        let hand = self.hands[seat.index()];
        let mut outcome = Outcome { seat, drawn: 0, red_threes: 0, next: None, ending: None };
        match action {
            Action::Draw => {
                self.public.check_draw()?;
                self.draw(seat, &mut outcome);
            }
            Action::Take { with, more } => {
                let after = self.public.judge_take(&hand, with, more)?;
                self.public.this_turn.melded |= !more.is_empty();
                outcome.red_threes = self.take(seat, &after, &with.plus(&more.cards()));
            }
            Action::Meld(melds) => {
                let after = self.public.judge_meld(&hand, melds)?;
                self.public.this_turn.melded = true;
                self.meld(seat, &after, &melds.cards());
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
        let mut remaining = self.public.rules.draw_count_for(self.public.players);
        let mut kept_red_threes = 0;
        while remaining > 0 {
            let Some(kind) = self.stock.pop() else { break };
            outcome.drawn += 1;
            if kind != Kind::RedThree || by_hand && self.stock.len() > 0 {
                self.keep(seat, kind);
                kept_red_threes += u8::from(kind == Kind::RedThree);
                remaining -= 1;
                continue;
            }
            outcome.red_threes += 1;
            self.public.red_threes[self.public.side_of(seat).index()] += 1;
            if self.stock.len() == 0 {
                self.public.stock = 0;
                outcome.red_threes += self.place_red_threes_from_hand(seat, kept_red_threes);
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

    /// Moves `threes` red threes from the hand to the table. Returns their number.
    fn place_red_threes_from_hand(&mut self, seat: Seat, threes: u8) -> u8 {
        let place = seat.index();
        let held = self.hands[place].of(Kind::RedThree);
        self.hands[place].set(Kind::RedThree, held.saturating_sub(threes));
        self.public.hand_sizes[place] -= threes;
        self.public.red_threes[self.public.side_of(seat).index()] += threes;
        threes
    }

    /// Places one red three on the table and draws its replacement. The replacement stays in the hand even if it is a
    /// red three.
    fn declare(&mut self, seat: Seat, outcome: &mut Outcome) {
        let place = seat.index();
        outcome.red_threes = self.place_red_threes_from_hand(seat, 1);
        // Red threes that haven't been penalised go first.
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
            // The turn ends without a discard. This doesn't count as going out.
            outcome.next = self.end_turn(seat);
        }
    }

    /// Places a seat's red threes on the table and replaces them. The deal ends if the last card of the stock is a red
    /// three.
    pub(crate) fn place_red_threes(&mut self, seat: Seat) -> Option<ReplacedRedThrees> {
        let place = seat.index();
        let mut remaining = self.hands[place].of(Kind::RedThree);
        if remaining == 0 || self.public.phase == Phase::Over {
            return None;
        }
        let side = self.public.side_of(seat).index();
        self.hands[place].set(Kind::RedThree, 0);
        self.public.hand_sizes[place] -= remaining;
        self.public.red_threes[side] += remaining;
        let mut drawn = 0;
        while remaining > 0 {
            let Some(kind) = self.stock.pop() else { break };
            drawn += 1;
            if kind == Kind::RedThree {
                self.public.red_threes[side] += 1;
                if self.stock.len() == 0 {
                    self.public.stock = 0;
                    self.end(Ending::LastRedThree { seat });
                    return Some(ReplacedRedThrees { seat, drawn });
                }
            } else {
                self.hands[place].add_one(kind);
                self.public.hand_sizes[place] += 1;
                remaining -= 1;
            }
        }
        self.public.stock = self.stock.len();
        self.public.this_turn.drew_last |= self.public.stock == 0 && drawn > 0 && seat == self.public.turn;
        Some(ReplacedRedThrees { seat, drawn })
    }

    /// Takes the pile and melds. Returns the number of red threes found in the pile.
    fn take(&mut self, seat: Seat, after: &AfterMeld, named: &Counts) -> u8 {
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
        self.public.this_turn.taken = after.taken;
        self.meld(seat, after, named);
        // All other melded cards came from the old hand, so the rest of the pile is now in the hand.
        self.public.seen.known[place] = self.public.seen.known[place].plus(&rest);
        red_threes
    }

    fn meld(&mut self, seat: Seat, after: &AfterMeld, named: &Counts) {
        let place = seat.index();
        let side = self.public.side_of(seat).index();
        let ranks = after.added.ranks();
        self.hands[place] = after.hand;
        self.public.hand_sizes[place] = after.hand.total();
        if after.added.canastas() > 0 {
            self.public.concealed_canastas[side] |= after.added.canasta_ranks() & !self.public.melds[side].ranks();
        }
        self.public.melds[side] = after.melds;
        self.public.melded[place] = true;
        self.public.this_turn.added_to_old |= ranks & self.public.this_turn.old_melds != 0;
        let seen = &mut self.public.seen;
        seen.passed[place] &= !ranks;
        seen.known[place] = seen.known[place].minus(named);
        if after.hand.is_empty() {
            self.go_out(seat);
        }
    }

    fn discard(&mut self, seat: Seat, kind: Kind) -> Option<ReplacedRedThrees> {
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

    fn end_turn(&mut self, seat: Seat) -> Option<ReplacedRedThrees> {
        self.penalise(seat);
        let drew_last = self.public.this_turn.drew_last && self.public.stock == 0;
        if drew_last && self.public.rules.last_drawer_ends_for(self.public.players) {
            self.end(Ending::StockExhausted);
            return None;
        }
        self.begin_turn(self.public.next_seat(seat))
    }

    /// Penalises the seat for each red three it should have declared, but only once per card.
    fn penalise(&mut self, seat: Seat) {
        let penalty = &mut self.red_three_penalties[seat.index()];
        let held = self.hands[seat.index()].of(Kind::RedThree);
        penalty.total += held.saturating_sub(penalty.in_hand);
        penalty.in_hand = held;
    }

    fn begin_turn(&mut self, seat: Seat) -> Option<ReplacedRedThrees> {
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
        if self.public.rules.declares_by_hand() { None } else { self.place_red_threes(seat) }
    }

    fn go_out(&mut self, seat: Seat) {
        let turn = &self.public.this_turn;
        let melds = self.public.side_melds(self.public.side_of(seat));
        let has_new_canasta =
            melds.iter().any(|(rank, meld)| meld.canasta().is_some() && turn.old_melds & (1 << rank.index()) == 0);
        let adds_to_old = turn.added_to_old && !self.public.rules.concealed_may_add;
        let mut partners = self.public.players.seats().filter(|&other| other != seat);
        let partner_has_melded = partners
            .any(|other| self.public.side_of(other) == self.public.side_of(seat) && self.public.melded[other.index()]);
        let is_apart = !partner_has_melded || self.public.rules.concealed_beside_melds;
        let concealed = !turn.had_melded && has_new_canasta && !adds_to_old && is_apart;
        self.end(Ending::WentOut { seat, concealed });
    }

    /// Ends the deal. A dealt red three whose owner had no turn is placed on the table for scoring. If a player should
    /// have declared one that is still in the hand, it is penalised.
    fn end(&mut self, ending: Ending) {
        self.public.phase = Phase::Over;
        self.public.ending = Some(ending);
        // The last discard may have been one of these cards.
        self.public.this_turn.taken = Counts::NONE;
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
