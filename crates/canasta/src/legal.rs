//! Legality of actions. It depends only on the public part and one hand, so it can't reveal a hidden card.

use crate::going_out::{LastCard, can_go_out};
use crate::illegal::{CannotAsk, CannotDeclare, NotNow, Threes, WhichMeld};
use crate::meld::{CANASTA_NATURALS, CANASTA_SIZE, MELD_NATURALS, MELD_SIZE, MELD_WILDS};
use crate::rules::Asking;
use crate::{Action, Canasta, Counts, Illegal, Kind, Meld, Melds, Permission, Phase, Public};

/// The position after an action that melds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AfterMeld {
    /// The hand, including the rest of a taken pile.
    pub(crate) hand: Counts,
    /// The side's melds.
    pub(crate) melds: Melds,
    /// The cards added to the side's melds, including the pile's top card.
    pub(crate) added: Melds,
    /// The cards in the hand that can't be melded this turn, because they came with the pile.
    pub(crate) taken: Counts,
}

impl Public {
    /// Whether the action is legal for the player to act, who holds `hand`. An action is legal only if the turn can
    /// still end legally after it.
    ///
    /// # Errors
    /// Returns the rule that forbids the action, with the numbers involved.
    pub fn check(&self, hand: &Counts, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Draw => self.check_draw(),
            Action::Take { with, more } => self.judge_take(hand, with, more).map(drop),
            Action::Meld(melds) => self.judge_meld(hand, melds).map(drop),
            Action::Discard(kind) => self.check_discard(hand, *kind),
            Action::Pass => self.check_pass(hand),
            Action::Declare => self.check_declare(hand),
            Action::Ask => self.check_ask(hand),
            Action::Answer(_) => match self.phase {
                Phase::Answer { .. } => Ok(()),
                Phase::Over => Err(Illegal::DealOver),
                Phase::Draw | Phase::Play => Err(Illegal::NotNow(NotNow::NothingAsked)),
            },
        }
    }

    pub(crate) fn expect_turn(&self) -> Result<(), Illegal> {
        match self.phase {
            Phase::Over => Err(Illegal::DealOver),
            Phase::Answer { .. } => Err(Illegal::NotNow(NotNow::AnswerDue)),
            Phase::Draw | Phase::Play => Ok(()),
        }
    }

    #[inline]
    pub(crate) fn expect_draw_phase(&self) -> Result<(), Illegal> {
        if self.phase == Phase::Draw {
            return Ok(());
        }
        self.expect_turn().and(Err(Illegal::NotNow(NotNow::AlreadyDrew)))
    }

    #[inline]
    pub(crate) fn expect_play_phase(&self) -> Result<(), Illegal> {
        if self.phase == Phase::Play {
            return Ok(());
        }
        self.expect_turn().and(Err(Illegal::NotNow(NotNow::DrawFirst)))
    }

    /// The top card of the pile, if the pile can be taken in this phase.
    #[inline]
    pub(crate) fn expect_pile(&self) -> Result<Kind, Illegal> {
        self.expect_draw_phase()?;
        let top = self.pile.top().ok_or(Illegal::PileEmpty)?;
        if top.is_natural() { Ok(top) } else { Err(Illegal::PileTopBlocked { top }) }
    }

    #[inline]
    pub(crate) fn check_draw(&self) -> Result<(), Illegal> {
        self.expect_draw_phase()?;
        if self.stock == 0 { Err(Illegal::StockEmpty) } else { Ok(()) }
    }

    #[inline]
    pub(crate) fn check_discard(&self, hand: &Counts, kind: Kind) -> Result<(), Illegal> {
        self.expect_play_phase()?;
        if hand.of(kind) == 0 {
            return Err(Illegal::NotInHand { kind, card: None, named: 1, held: 0 });
        }
        if kind == Kind::RedThree {
            return Err(Illegal::CannotDiscard);
        }
        if self.hand_sizes[self.turn.index()] > 1 {
            return match self.this_turn.permission {
                Permission::Yes => Err(Illegal::MustGoOut { undeclared: hand.of(Kind::RedThree) }),
                Permission::No | Permission::NotAsked => Ok(()),
            };
        }
        let (needs, has) = self.canastas(self.side_melds(self.side()));
        if self.this_turn.permission == Permission::No {
            Err(Illegal::PartnerSaidNo)
        } else if has < needs {
            Err(Illegal::NoCanasta { needs, has })
        } else {
            self.check_permission()
        }
    }

    /// Checks that the partner doesn't keep the player from going out.
    pub(crate) fn check_permission(&self) -> Result<(), Illegal> {
        if self.this_turn.permission == Permission::No {
            Err(Illegal::PartnerSaidNo)
        } else if self.must_ask_first() {
            Err(Illegal::MustAsk)
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_pass(&self, hand: &Counts) -> Result<(), Illegal> {
        self.expect_draw_phase()?;
        if self.stock > 0 {
            return Err(Illegal::NotNow(NotNow::StockNotEmpty));
        }
        match self.pile.top() {
            Some(top) if self.must_take(hand, top) => Err(Illegal::MustTakePile { top }),
            _ => Ok(()),
        }
    }

    /// Whether the player must take the pile instead of passing.
    fn must_take(&self, hand: &Counts, top: Kind) -> bool {
        let fits = self.rules.must_take_when_stock_empty
            && top.is_natural()
            && !self.side_melds(self.side()).meld(top).is_empty()
            && self.frozen_for(self.side()).is_none();
        fits && self.judge_take(hand, &Counts::NONE, &Melds::NONE).is_ok()
    }

    pub(crate) fn check_ask(&self, hand: &Counts) -> Result<(), Illegal> {
        self.expect_turn()?;
        let refuse = |why| Err(Illegal::CannotAsk(why));
        if self.players.side_size() == 1 {
            return refuse(CannotAsk::Alone);
        }
        if self.this_turn.permission != Permission::NotAsked {
            return refuse(CannotAsk::Twice);
        }
        match self.rules.asking {
            Asking::BeforeTaking if self.this_turn.melded || self.this_turn.took_pile => {
                return refuse(CannotAsk::TooLate);
            }
            Asking::AfterDrawingOrTaking if self.this_turn.melded => return refuse(CannotAsk::MeldedMore),
            Asking::AfterDrawingOrTaking if self.phase == Phase::Draw => return refuse(CannotAsk::TooEarly),
            Asking::BeforeTaking | Asking::AfterDrawingOrTaking => {}
        }
        // Before drawing, the whole hand must be melded, because the drawn card may have to be the discard. Two drawn
        // cards couldn't both be discarded.
        let drawn = self.phase == Phase::Play;
        let last = if drawn { LastCard::MeldedOrDiscarded } else { LastCard::Melded };
        let drawn_cards = self.rules.draw_count_for(self.players).min(self.stock.into());
        let can_empty_hand = (drawn || drawn_cards == 1)
            && self.may_meld()
            && self.can_empty_hand(self.side_melds(self.side()), hand, &self.this_turn.taken, last);
        if !can_empty_hand {
            return refuse(match hand.of(Kind::RedThree) {
                0 => CannotAsk::Unable,
                // A hand with a red three can't go out.
                undeclared => CannotAsk::DeclareFirst { undeclared },
            });
        }
        // After a no, the turn ends with a discard, which must leave a card in the hand.
        if hand.total() + u8::from(!drawn) < 2 { refuse(CannotAsk::NoWayBack) } else { Ok(()) }
    }

    /// A red three can be declared in any phase of the player's turn, unless the turn couldn't end legally afterwards.
    pub(crate) fn check_declare(&self, hand: &Counts) -> Result<(), Illegal> {
        self.expect_turn()?;
        if !self.rules.declares_by_hand() {
            return Err(Illegal::CannotDeclare(CannotDeclare::Automatic));
        }
        if hand.of(Kind::RedThree) == 0 {
            return Err(Illegal::CannotDeclare(CannotDeclare::NotHeld));
        }
        // Before the draw, the player can still draw, take the pile or pass. With a second card in the hand afterwards,
        // one of the two can be discarded or declared.
        let left = hand.total() - 1 + u8::from(self.stock > 0);
        if self.phase == Phase::Draw || left >= 2 {
            return Ok(());
        }
        let mut rest = *hand;
        rest.take_one(Kind::RedThree);
        match (rest.cards().next(), self.stock) {
            // Nothing is left to discard now or after the next red three, so the turn ends without a discard.
            (None | Some(Kind::RedThree), 0) => Ok(()),
            (None, _) => self.check_can_end_with_unknown_card(self.side_melds(self.side())),
            (Some(_), _) => {
                let melds = *self.side_melds(self.side());
                let after = AfterMeld { hand: rest, melds, added: Melds::NONE, taken: self.this_turn.taken };
                self.check_goes_out(&after).and_then(|()| self.check_permission())
            }
        }
    }

    /// Checks that a turn can end if the only card in the hand is still to be drawn. The player must discard that card
    /// to go out.
    fn check_can_end_with_unknown_card(&self, melds: &Melds) -> Result<(), Illegal> {
        let (needs, has) = self.canastas(melds);
        if self.this_turn.permission == Permission::No {
            Err(Illegal::PartnerSaidNo)
        } else if has < needs {
            Err(Illegal::MustKeepCard { needs, has })
        } else {
            self.check_permission()
        }
    }

    /// Like [`can_go_out`], if the cards `taken` in the hand can't be melded.
    #[inline]
    pub(crate) fn can_empty_hand(&self, melds: &Melds, hand: &Counts, taken: &Counts, last: LastCard) -> bool {
        if taken.is_empty() {
            return can_go_out(&self.rules, self.players, melds, hand, last);
        }
        taken.total() == 1
            && last == LastCard::MeldedOrDiscarded
            && can_go_out(&self.rules, self.players, melds, &hand.minus(taken), LastCard::Melded)
    }

    /// The number of canastas needed to go out, and the number in `melds`.
    #[inline]
    fn canastas(&self, melds: &Melds) -> (u8, u8) {
        (crate::must_fit::<u8>(self.rules.canastas_needed(self.players)), melds.canastas())
    }

    #[inline]
    pub(crate) fn judge_meld(&self, hand: &Counts, added: &Melds) -> Result<AfterMeld, Illegal> {
        self.expect_play_phase().map_err(|why| if added.is_empty() { Illegal::NothingNamed } else { why })?;
        if added.is_empty() {
            return Err(Illegal::NothingNamed);
        }
        let named = added.cards();
        // Rejecting red threes here makes the following checks faster.
        if !added.meld(Kind::RedThree).is_empty() {
            return check_covered(hand, &named).and(Err(Illegal::ThreesNotMelded(Threes::Red)));
        }
        check_covered(hand, &named)?;
        if !self.may_meld() {
            return Err(Illegal::FirstRound);
        }
        if !self.this_turn.taken.is_empty() {
            check_not_taken(&self.meldable(hand), &named)?;
        }
        let melds = self.joined_melds(added)?;
        let taken = self.this_turn.taken;
        let after = AfterMeld { hand: hand.minus(&named), melds, added: *added, taken };
        self.check_after(&after, false)?;
        Ok(after)
    }

    #[inline]
    pub(crate) fn judge_take(&self, hand: &Counts, with: &Counts, more: &Melds) -> Result<AfterMeld, Illegal> {
        let top = self.expect_pile()?;
        let named = with.plus(&more.cards());
        check_covered(hand, &named)?;
        if !self.may_meld() {
            return Err(Illegal::FirstRound);
        }
        if self.pile.len() == 1 && self.hand_sizes[self.turn.index()] == 1 && !self.rules.one_card_takes_one_card {
            return Err(Illegal::OneCardHand);
        }
        if self.is_complete(top) {
            return Err(Illegal::CanastaComplete { rank: top });
        }
        self.check_match(hand, with, top)?;
        if let Some((other, _)) = with.iter().find(|&(kind, _)| kind != top && !kind.is_wild()) {
            return Err(Illegal::MixedRanks { one: top, other });
        }
        if !more.meld(top).is_empty() {
            return Err(Illegal::WhichMeld(WhichMeld::NamedTwice(top)));
        }
        let naturals = with.of(top) + 1;
        let mut added = *more;
        added.set(top, Meld { naturals, jokers: with.of(Kind::Joker), twos: with.of(Kind::Two) });
        let melds = self.joined_melds(&added)?;
        self.check_naturals_outnumber(&added)?;
        let mut rest = *self.pile.counts();
        rest.take_one(top);
        rest.set(Kind::RedThree, 0);
        let taken = if self.rules.melds_from_pile { Counts::NONE } else { rest };
        let after = AfterMeld { hand: hand.minus(&named).plus(&rest), melds, added, taken };
        self.check_after(&after, true)?;
        Ok(after)
    }

    /// Checks that an initial meld with the pile has enough natural cards.
    pub(crate) fn check_naturals_outnumber(&self, added: &Melds) -> Result<(), Illegal> {
        if !self.rules.pile_opening_outnumbers || self.has_melded(self.side()) {
            return Ok(());
        }
        match added.iter().find(|(_, meld)| meld.wilds() >= meld.naturals) {
            None => Ok(()),
            Some((rank, meld)) => {
                Err(Illegal::NaturalsMustOutnumber { rank, naturals: meld.naturals, wilds: meld.wilds() })
            }
        }
    }

    /// Checks that the cards named from the hand are enough to take the pile, frozen or not.
    fn check_match(&self, hand: &Counts, with: &Counts, top: Kind) -> Result<(), Illegal> {
        let naturals = with.of(top);
        if naturals >= 2 {
            return Ok(());
        }
        if let Some(why) = self.frozen_for(self.side()) {
            return Err(Illegal::PileFrozen { why, top, named: naturals, held: hand.of(top) });
        }
        if !self.side_melds(self.side()).meld(top).is_empty() {
            return Ok(());
        }
        if naturals == 1 && with.wilds() > 0 && self.rules.take_with_wild {
            return Ok(());
        }
        Err(self.needs_match(hand, top))
    }

    pub(crate) const fn needs_match(&self, hand: &Counts, top: Kind) -> Illegal {
        Illegal::PileNeedsMatch { top, held: hand.of(top), wild_allowed: self.rules.take_with_wild }
    }

    /// The side's melds with the added cards, after checking each meld.
    #[inline]
    fn joined_melds(&self, added: &Melds) -> Result<Melds, Illegal> {
        let old = self.side_melds(self.side());
        let melds = old.plus(added);
        let mut ranks = added.ranks();
        while ranks != 0 {
            let rank = Kind::ALL[ranks.trailing_zeros() as usize % Kind::ALL.len()];
            ranks &= ranks - 1;
            self.rules.check_meld(rank, old.meld(rank), melds.meld(rank))?;
        }
        Ok(melds)
    }

    /// Checks that these cards are enough for an initial meld and may be part of it, if the side hasn't melded yet.
    #[inline]
    pub(crate) fn check_initial_meld(&self, added: &Melds) -> Result<(), Illegal> {
        if self.has_melded(self.side()) {
            return Ok(());
        }
        if !self.rules.wilds_in_initial_meld
            && let Some((rank, meld)) = added.iter().find(|(_, meld)| meld.wilds() > 0)
        {
            return Err(Illegal::WildInInitialMeld { rank, wilds: meld.wilds() });
        }
        let makes = added.points(&self.rules);
        let needs = self.minimum(self.side());
        if makes < needs { Err(Illegal::BelowMinimum { needs, makes }) } else { Ok(()) }
    }

    /// Checks that the turn can still end legally after an action that melds. This includes the rules for an initial
    /// meld, because only a concealed hand that goes out is exempt from them.
    #[inline]
    fn check_after(&self, after: &AfterMeld, with_pile: bool) -> Result<(), Illegal> {
        let left = after.hand.total();
        let initial_meld = self.check_initial_meld(&after.added);
        if left >= 2 {
            if after.added.meld(Kind::BlackThree).size() > 0 {
                return Err(Illegal::ThreesNotMelded(Threes::BlackNotGoingOut));
            }
            initial_meld?;
            if self.this_turn.permission == Permission::Yes
                && !self.can_empty_hand(&after.melds, &after.hand, &after.taken, LastCard::MeldedOrDiscarded)
            {
                return Err(Illegal::MustGoOut { undeclared: after.hand.of(Kind::RedThree) });
            }
            return Ok(());
        }
        if left == 1 && after.hand.of(Kind::RedThree) == 1 {
            return initial_meld.and_then(|()| self.check_lone_red_three(after));
        }
        let result = self.check_goes_out(after);
        if with_pile || result.is_err() {
            initial_meld?;
        }
        if self.this_turn.permission == Permission::No {
            return Err(Illegal::PartnerSaidNo);
        }
        result.and_then(|()| self.check_permission())
    }

    /// Checks that a turn can end with a red three as the only card. Declaring it draws a card from the stock or leaves
    /// an empty hand, which isn't going out.
    fn check_lone_red_three(&self, after: &AfterMeld) -> Result<(), Illegal> {
        if after.added.meld(Kind::BlackThree).size() > 0 {
            return Err(Illegal::ThreesNotMelded(Threes::BlackNotGoingOut));
        }
        match (self.this_turn.permission, self.stock) {
            (Permission::Yes, _) => Err(Illegal::MustGoOut { undeclared: 1 }),
            (_, 0) => Ok(()),
            _ => self.check_can_end_with_unknown_card(&after.melds),
        }
    }

    /// Checks that a hand of at most one card can go out: it is empty, or the last card can be discarded or melded.
    fn check_goes_out(&self, after: &AfterMeld) -> Result<(), Illegal> {
        let (needs, has) = self.canastas(&after.melds);
        let Some(card) = after.hand.cards().next() else {
            return if has >= needs { Ok(()) } else { Err(Illegal::NoCanasta { needs, has }) };
        };
        if has >= needs && card != Kind::RedThree {
            return Ok(());
        }
        let completes = |(rank, meld): (Kind, Meld)| {
            meld.size() + 1 == CANASTA_SIZE
                && if card.is_wild() {
                    meld.naturals >= CANASTA_NATURALS && meld.room_for_wilds(&self.rules) > 0
                } else {
                    rank == card
                }
        };
        let may_meld = self.may_meld() && after.taken.of(card) == 0;
        if has + 1 >= needs && may_meld && after.melds.iter().any(completes) {
            return Ok(());
        }
        Err(Illegal::MustKeepCard { needs, has })
    }
}

#[inline]
pub(crate) fn check_covered(hand: &Counts, named: &Counts) -> Result<(), Illegal> {
    if hand.covers(named) {
        return Ok(());
    }
    let missing = named.iter().find(|&(kind, n)| n > hand.of(kind));
    Err(missing.map_or(Illegal::NothingNamed, |(kind, named)| Illegal::NotInHand {
        kind,
        card: None,
        named,
        held: hand.of(kind),
    }))
}

/// Checks that these cards can be melded this turn.
#[cold]
fn check_not_taken(meldable: &Counts, named: &Counts) -> Result<(), Illegal> {
    match named.iter().find(|&(kind, n)| n > meldable.of(kind)) {
        None => Ok(()),
        Some((kind, named)) => Err(Illegal::TakenThisTurn { kind, named, meldable: meldable.of(kind) }),
    }
}

impl crate::RuleSet {
    /// Checks that a meld of that rank is valid. `old` is the part that was on the table before.
    #[inline]
    pub(crate) fn check_meld(&self, rank: Kind, old: Meld, meld: Meld) -> Result<(), Illegal> {
        match rank {
            Kind::RedThree => return Err(Illegal::ThreesNotMelded(Threes::Red)),
            Kind::BlackThree if meld.wilds() > 0 => return Err(Illegal::ThreesNotMelded(Threes::BlackWithWild)),
            Kind::Joker | Kind::Two => return Err(Illegal::WhichMeld(WhichMeld::NoRank)),
            _ => {}
        }
        if old.is_empty() && meld.naturals == 0 {
            return Err(Illegal::NoSuchMeld { rank });
        }
        if meld.size() < MELD_SIZE {
            return Err(Illegal::MeldTooSmall { rank, cards: meld.size() });
        }
        if meld.naturals < MELD_NATURALS {
            return Err(Illegal::TooFewNaturals { rank, naturals: meld.naturals });
        }
        if meld.wilds() == 0 {
            return Ok(());
        }
        if meld.wilds() > MELD_WILDS {
            return Err(Illegal::TooManyWilds { rank, wilds: meld.wilds() });
        }
        if meld.wilds() > meld.naturals && !self.wilds_may_outnumber {
            return Err(Illegal::WildsOutnumber { rank, naturals: meld.naturals, wilds: meld.wilds() });
        }
        if meld.wilds() > self.max_wilds(meld.naturals) {
            let needs = self.naturals_for_wilds.iter().take(meld.wilds().into()).copied().max().unwrap_or(0);
            let needs = crate::must_fit::<u8>(needs);
            return Err(Illegal::WildsNeedNaturals { rank, naturals: meld.naturals, wilds: meld.wilds(), needs });
        }
        if !self.wilds_on_natural_canasta && old.canasta() == Some(Canasta::Natural) {
            return Err(Illegal::WildOnNaturalCanasta { rank });
        }
        Ok(())
    }
}
