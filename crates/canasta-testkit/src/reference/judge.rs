//! The rules book's reasons against an action, as the referee's codes.

use std::collections::BTreeSet;

use canasta::{Action, Counts, Kind, Melds, Permission, Phase};

use super::{Reference, ReferenceMeld, count, melds_by_rank, points, remove};

/// Codes of refusals; empty if the action is legal.
pub type Reasons = BTreeSet<&'static str>;

/// At least seven cards, four of them natural.
pub(super) fn is_canasta(rank: Kind, meld: &[Kind]) -> bool {
    meld.len() >= 7 && count(meld, rank) >= 4
}

pub(super) fn canastas(melds: &[ReferenceMeld]) -> usize {
    melds.iter().filter(|(rank, meld)| is_canasta(*rank, meld)).count()
}

pub(super) fn cards_of(melds: &[ReferenceMeld], rank: Kind) -> Vec<Kind> {
    melds.iter().find(|(meld_rank, _)| *meld_rank == rank).map_or_else(Vec::new, |(_, meld)| meld.clone())
}

/// The melds after these cards are added.
fn with_melds(melds: &[ReferenceMeld], new_melds: &[ReferenceMeld]) -> Vec<ReferenceMeld> {
    let mut melds = melds.to_vec();
    for (rank, cards) in new_melds {
        match melds.iter_mut().find(|(meld_rank, _)| meld_rank == rank) {
            Some((_, meld)) => meld.extend(cards),
            None => melds.push((*rank, cards.clone())),
        }
    }
    melds
}

impl Reference {
    /// The number of canastas a side needs to go out.
    pub fn needed(&self) -> usize {
        canasta::must_fit::<usize>(self.for_players(&self.rules.canastas_to_go_out))
    }

    /// The minimum of the side whose turn it is.
    pub fn minimum(&self) -> i32 {
        self.minimum_of(self.side_of(self.turn))
    }

    /// The minimum of a side.
    pub fn minimum_of(&self, side: usize) -> i32 {
        let total = self.scores[side];
        let mut minimum = self.rules.minimums[0];
        for step in 1..4 {
            if total >= self.rules.minimum_from[step - 1] {
                minimum = self.rules.minimums[step];
            }
        }
        if self.rules.fifth_minimum > 0 && total >= self.rules.minimum_from[3] {
            minimum = self.rules.fifth_minimum;
        }
        minimum
    }

    pub(super) fn side_melds(&self) -> &[ReferenceMeld] {
        &self.melds[self.side_of(self.turn)]
    }

    /// All possible reasons against the action; empty if it is legal. The first check below that returns a code
    /// decides. If none of them does, any other reason that applies is acceptable.
    pub(super) fn reasons(&self, action: &Action) -> Reasons {
        let questions =
            [Self::unreadable, Self::deal_over, Self::not_now, Self::nothing_there, Self::blocked, Self::not_held];
        match questions.iter().find_map(|question| question(self, action)) {
            Some(code) => Reasons::from([code]),
            None => self.against(action),
        }
    }

    /// Refuses an empty meld.
    fn unreadable(&self, action: &Action) -> Option<&'static str> {
        matches!(action, Action::Meld(melds) if melds_by_rank(melds).is_empty()).then_some("unreadable")
    }

    fn deal_over(&self, _: &Action) -> Option<&'static str> {
        (self.phase == Phase::Over).then_some("deal-over")
    }

    /// Refuses actions in the wrong phase of the turn. Passing is possible only if there is nothing to draw.
    fn not_now(&self, action: &Action) -> Option<&'static str> {
        let now = match action {
            Action::Answer(_) => matches!(self.phase, Phase::Answer { .. }),
            Action::Draw | Action::Take { .. } => self.phase == Phase::Draw,
            Action::Pass => self.phase == Phase::Draw && self.stock.is_empty(),
            Action::Meld(_) | Action::Discard(_) => self.phase == Phase::Play,
            Action::Ask | Action::Declare => matches!(self.phase, Phase::Draw | Phase::Play),
        };
        (!now).then_some("not-now")
    }

    /// Refuses to draw from an empty stock or take an empty pile.
    fn nothing_there(&self, action: &Action) -> Option<&'static str> {
        match action {
            Action::Draw if self.stock.is_empty() => Some("stock-empty"),
            Action::Take { .. } if self.pile.is_empty() => Some("pile-empty"),
            _ => None,
        }
    }

    /// Refuses to take a pile with a wild card or a three on top.
    fn blocked(&self, action: &Action) -> Option<&'static str> {
        let natural = self.pile.last().is_some_and(|top| top.is_natural());
        (matches!(action, Action::Take { .. }) && !natural).then_some("pile-top-blocked")
    }

    /// Refuses actions with cards that aren't in the hand, or not that many times. Declaring also needs rules under
    /// which red threes are declared by hand.
    fn not_held(&self, action: &Action) -> Option<&'static str> {
        let named: Vec<Kind> = match action {
            Action::Discard(card) => vec![*card],
            Action::Declare => vec![Kind::RedThree],
            Action::Meld(melds) => melds_by_rank(melds).into_iter().flat_map(|(_, cards)| cards).collect(),
            Action::Take { with, more } => with.cards().chain(more.cards().cards()).collect(),
            _ => Vec::new(),
        };
        let held = remove(&mut self.hands[self.turn].clone(), &named);
        if *action == Action::Declare {
            return (!held || !self.declares_by_hand()).then_some("cannot-declare");
        }
        (!held).then_some("not-in-hand")
    }

    /// All other reasons, for an action in the right phase with cards from the hand.
    fn against(&self, action: &Action) -> Reasons {
        let mut reasons = Reasons::new();
        match action {
            Action::Draw | Action::Answer(_) => {}
            Action::Pass => self.against_pass(&mut reasons),
            Action::Declare => self.against_declare(&mut reasons),
            Action::Ask => {
                if !self.can_ask() {
                    reasons.insert("cannot-ask");
                }
            }
            Action::Discard(card) => self.against_discard(*card, &mut reasons),
            Action::Meld(melds) => self.against_meld(&melds_by_rank(melds), &mut reasons),
            Action::Take { with, more } => self.against_take(with, &melds_by_rank(more), &mut reasons),
        }
        reasons
    }

    fn against_pass(&self, reasons: &mut Reasons) {
        let own = self.pile.last().is_some_and(|top| !cards_of(self.side_melds(), *top).is_empty());
        let take = Action::Take { with: Counts::NONE, more: Melds::NONE };
        if self.rules.must_take_when_stock_empty && own && !self.frozen() && self.reasons(&take).is_empty() {
            reasons.insert("must-take-pile");
        }
    }

    fn against_discard(&self, card: Kind, reasons: &mut Reasons) {
        if card == Kind::RedThree {
            reasons.insert("cannot-discard");
        }
        if self.hands[self.turn].len() == 1 {
            if canastas(self.side_melds()) < self.needed() {
                reasons.extend(["no-canasta", "must-keep-card"]);
            }
            if self.so_far.permission == Permission::No {
                reasons.extend(["partner-said-no", "must-keep-card"]);
            }
            if self.must_ask_first() {
                reasons.insert("must-ask");
            }
        } else if self.so_far.permission == Permission::Yes {
            reasons.insert("must-go-out");
        }
    }

    /// Reasons against declaring a red three from the hand: it must leave a legal way to end the turn.
    fn against_declare(&self, reasons: &mut Reasons) {
        let mut hand = self.hands[self.turn].clone();
        remove(&mut hand, &[Kind::RedThree]);
        if self.phase == Phase::Play && !self.ends_after_replacement(self.side_melds(), &hand, self.stock.len()) {
            reasons.insert(if self.so_far.permission == Permission::Yes { "must-go-out" } else { "must-keep-card" });
            if self.so_far.permission == Permission::No {
                reasons.insert("partner-said-no");
            }
            if self.must_ask_first() {
                reasons.insert("must-ask");
            }
        }
    }

    fn frozen(&self) -> bool {
        self.frozen_for(self.side_of(self.turn))
    }

    /// Whether a side can take the pile only with two natural cards from the hand.
    pub fn frozen_for(&self, side: usize) -> bool {
        self.melds[side].is_empty() && self.rules.frozen_until_opened || self.freezing_card().is_some()
    }

    /// The lowest card in the pile that freezes it for everyone.
    pub fn freezing_card(&self) -> Option<Kind> {
        self.pile.iter().copied().find(|card| match card {
            Kind::Joker | Kind::Two => true,
            Kind::RedThree => self.rules.red_three_freezes,
            Kind::BlackThree => self.rules.black_three_freezes,
            _ => false,
        })
    }

    /// Whether the rules forbid the player to meld, because this is their first turn of the deal.
    pub(super) fn is_first_round(&self) -> bool {
        self.so_far.first && !self.rules.melds_in_first_round
    }

    fn against_meld(&self, new_melds: &[ReferenceMeld], reasons: &mut Reasons) {
        if new_melds.iter().any(|(rank, _)| *rank == Kind::RedThree) {
            reasons.insert("threes-not-melded");
        }
        if self.is_first_round() {
            reasons.insert("first-round");
            return;
        }
        let mut hand = self.hands[self.turn].clone();
        let cards: Vec<Kind> = new_melds.iter().flat_map(|(_, cards)| cards.clone()).collect();
        let unmeldable = self.unmeldable(&hand);
        remove(&mut hand, &unmeldable);
        if !remove(&mut hand, &cards) {
            reasons.insert("taken-this-turn");
            return;
        }
        hand.extend(unmeldable);
        reasons.extend(self.against_shapes(new_melds));
        if reasons.is_empty() {
            self.against_melding(new_melds, &hand, false, reasons);
        }
    }

    fn against_take(&self, with: &Counts, more: &[ReferenceMeld], reasons: &mut Reasons) {
        if self.is_first_round() {
            reasons.insert("first-round");
            return;
        }
        let Some(&top) = self.pile.last() else { return };
        let mut hand = self.hands[self.turn].clone();
        if hand.len() == 1 && self.pile.len() == 1 && !self.rules.one_card_takes_one_card {
            reasons.insert("one-card-hand");
        }
        if !self.rules.take_onto_canasta && is_canasta(top, &cards_of(self.side_melds(), top)) {
            reasons.insert("canasta-complete");
        }
        let with: Vec<Kind> = with.cards().collect();
        let cards: Vec<Kind> = with.iter().copied().chain(more.iter().flat_map(|(_, cards)| cards.clone())).collect();
        remove(&mut hand, &cards);
        let mut shapes = self.against_match(top, &with);
        if more.iter().any(|(rank, _)| *rank == top) {
            shapes.insert("which-meld");
        }
        let mut new_melds = vec![(top, with)];
        new_melds[0].1.push(top);
        new_melds.extend(more.to_vec());
        shapes.extend(self.against_shapes(&new_melds));
        if shapes.iter().all(|&code| code == "pile-frozen" || code == "pile-needs-match") {
            let rest = self.pile[..self.pile.len() - 1].iter().copied().filter(|&card| card != Kind::RedThree);
            let mut after = self.clone();
            if !self.rules.melds_from_pile {
                after.so_far.taken = rest.clone().collect();
            }
            hand.extend(rest);
            after.against_melding(&new_melds, &hand, true, reasons);
        }
        reasons.extend(shapes);
    }

    /// Reasons against melding the upcard with these cards from the hand.
    fn against_match(&self, top: Kind, with: &[Kind]) -> Reasons {
        let mut reasons = Reasons::new();
        if with.iter().any(|&card| card == Kind::RedThree || card == Kind::BlackThree) {
            reasons.extend(["threes-not-melded", "mixed-ranks"]);
        }
        if with.iter().any(|&card| !card.is_wild() && card != top) {
            reasons.insert("mixed-ranks");
        }
        let naturals = count(with, top);
        let wilds = with.iter().filter(|card| card.is_wild()).count();
        let own_meld = !cards_of(self.side_melds(), top).is_empty();
        if self.frozen() {
            if naturals < 2 {
                reasons.insert("pile-frozen");
            }
        } else if !own_meld {
            let with_wild = self.rules.take_with_wild && naturals == 1 && wilds >= 1;
            if naturals < 2 && !with_wild {
                reasons.insert("pile-needs-match");
            }
        }
        reasons
    }

    /// Whether a meld with these natural cards can't have that many wild cards.
    pub(super) fn has_too_few_naturals(&self, naturals: usize, wilds: usize) -> bool {
        let needed = self.rules.naturals_for_wilds.iter().take(wilds);
        needed.copied().any(|needed| naturals < canasta::must_fit::<usize>(needed))
    }

    /// Whether this meld on the table is a natural canasta, to which the rules forbid adding wild cards.
    pub(super) fn is_closed_to_wilds(&self, rank: Kind, meld: &[Kind]) -> bool {
        !self.rules.wilds_on_natural_canasta && is_canasta(rank, meld) && count(meld, rank) == meld.len()
    }

    /// Reasons against the resulting melds, whatever happened in the turn.
    fn against_shapes(&self, new_melds: &[ReferenceMeld]) -> Reasons {
        let mut reasons = Reasons::new();
        for (rank, cards) in new_melds {
            let old_cards = cards_of(self.side_melds(), *rank);
            let whole: Vec<Kind> = old_cards.iter().chain(cards).copied().collect();
            let naturals = count(&whole, *rank);
            let wilds = whole.len() - naturals;
            match rank {
                Kind::Joker | Kind::Two => {
                    reasons.extend(["which-meld", "no-such-meld", "too-few-naturals"]);
                    continue;
                }
                Kind::RedThree => {
                    reasons.insert("threes-not-melded");
                }
                Kind::BlackThree if wilds > 0 => {
                    reasons.insert("threes-not-melded");
                }
                _ => {}
            }
            if whole.len() < 3 {
                reasons.insert("meld-too-small");
            }
            if naturals < 2 {
                reasons.insert("too-few-naturals");
            }
            if wilds > 3 {
                reasons.insert("too-many-wilds");
            }
            if wilds > naturals && !self.rules.wilds_may_outnumber {
                reasons.insert("wilds-outnumber-naturals");
            }
            if self.has_too_few_naturals(naturals, wilds) {
                reasons.insert("too-many-wilds");
            }
            if wilds > 0 && self.is_closed_to_wilds(*rank, &old_cards) {
                reasons.insert("natural-canasta");
            }
            if old_cards.is_empty() && count(cards, *rank) == 0 {
                reasons.insert("no-such-meld");
            }
        }
        reasons
    }

    /// Reasons against valid melds after which this hand is left: the minimum, black threes, and the end of the turn.
    fn against_melding(&self, new_melds: &[ReferenceMeld], hand: &[Kind], with_pile: bool, reasons: &mut Reasons) {
        let melds = with_melds(self.side_melds(), new_melds);
        let goes_out = hand.len() <= 1 && self.can_go_out(&melds, hand);
        let threes = new_melds.iter().any(|(rank, _)| *rank == Kind::BlackThree);
        if threes && !goes_out {
            reasons.insert("threes-not-melded");
        }
        if with_pile && self.side_melds().is_empty() && self.rules.pile_opening_outnumbers {
            for (rank, cards) in new_melds {
                let naturals = count(cards, *rank);
                if naturals <= cards.len() - naturals {
                    reasons.insert("wilds-outnumber-naturals");
                }
            }
        }
        let points_made: i32 = new_melds.iter().map(|(_, cards)| points(cards, &self.rules)).sum();
        let concealed = goes_out && !with_pile;
        if self.side_melds().is_empty() && points_made < self.minimum() && !concealed {
            reasons.insert("below-minimum");
        }
        let has_wild = new_melds.iter().any(|(_, cards)| cards.iter().any(|card| card.is_wild()));
        if self.side_melds().is_empty() && has_wild && !self.rules.wilds_in_initial_meld && !concealed {
            reasons.insert("wild-in-initial-meld");
        }
        if !self.turn_can_end(&melds, hand) {
            if hand.len() <= 1 {
                if self.so_far.permission == Permission::No {
                    reasons.insert("partner-said-no");
                }
                if self.must_ask_first() {
                    reasons.insert("must-ask");
                }
                reasons.extend(["no-canasta", "must-keep-card"]);
            }
            if self.so_far.permission == Permission::Yes {
                reasons.insert("must-go-out");
            }
        } else if threes && !goes_out && self.so_far.permission == Permission::No {
            reasons.insert("partner-said-no");
        }
    }
}
