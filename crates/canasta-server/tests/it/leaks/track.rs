//! A deal in play that tracks each card of the deck, to find the cards seen only by their holder.

use canasta::faces::{CardDeal, DeclaredRedThrees, Step};
use canasta::{Card, CardAction, DECK_SIZE, Kind, MAX_SEATS, Players, RuleSet, Seat};

#[derive(Clone, Copy)]
pub(super) struct Start {
    pub(super) rules: RuleSet,
    pub(super) players: Players,
    pub(super) dealer: Seat,
    pub(super) scores: [i32; MAX_SEATS],
}

/// A deal that tracks every card. Cards are represented by their position in the deck, so that equal faces are
/// distinct.
#[derive(Clone)]
pub(super) struct Track {
    deck: Vec<Card>,
    pub(super) card_deal: CardDeal,
    hands: Vec<Vec<usize>>,
    pile: Vec<usize>,
    /// Position of the next card in the stock.
    next: usize,
    /// Whether each card has ever been face up.
    shown: [bool; DECK_SIZE],
}

impl Track {
    /// Deals as described in the rules: one card at a time from the dealer's left, then the upcard and the cards that
    /// cover it.
    pub(super) fn deal(start: &Start, deck: &[Card]) -> Self {
        let (card_deal, red_threes) =
            CardDeal::new(&start.rules, start.players, start.dealer, start.scores, deck).expect("a whole deck");
        let mut hands = vec![Vec::new(); usize::from(start.players.count())];
        let mut next = 0;
        for _ in 0..start.rules.hand_size_for(start.players) {
            for seat in start.players.seats_after(start.dealer) {
                hands[seat.index()].push(next);
                next += 1;
            }
        }
        let mut track =
            Self { deck: deck.to_vec(), card_deal, hands, pile: Vec::new(), next, shown: [false; DECK_SIZE] };
        for _ in 0..track.card_deal.pile().len() {
            track.pile.push(track.next);
            track.shown[track.next] = true;
            track.next += 1;
        }
        for red_threes in red_threes {
            track.table(&red_threes);
        }
        track.verify();
        track
    }

    /// Applies an action. `None` if the rules forbid it.
    pub(super) fn action(&mut self, action: &CardAction) -> Option<()> {
        let step = self.card_deal.apply(action).ok()?;
        self.enter(&step);
        self.verify();
        Some(())
    }

    /// Positions of cards in the stock and in other hands that a viewer in this seat, or without a seat, hasn't seen.
    pub(super) fn hidden_from(&self, viewer: Option<Seat>) -> (Vec<usize>, Vec<usize>) {
        // All hands are shown once a deal is over.
        let over = self.card_deal.public().ending().is_some();
        let others = self.card_deal.public().players().seats().filter(|seat| !over && Some(*seat) != viewer);
        let held = others.flat_map(|seat| &self.hands[seat.index()]).copied();
        ((self.next..DECK_SIZE).collect(), held.filter(|place| !self.shown[*place]).collect())
    }

    fn enter(&mut self, step: &Step) {
        let seat = step.seat;
        for card in step.action.cards() {
            let hand = &mut self.hands[seat.index()];
            let held = hand.iter().position(|place| self.deck[*place] == card).expect("it was played from the hand");
            let place = hand.remove(held);
            self.shown[place] = true;
            if matches!(step.action, CardAction::Discard(_)) {
                self.pile.push(place);
            }
        }
        let mut red_threes = step.red_threes.len();
        match step.action {
            CardAction::Declare(_) => red_threes -= 1,
            CardAction::Take { .. } => {
                self.pile.pop();
                for place in std::mem::take(&mut self.pile) {
                    if self.deck[place].kind() == Kind::RedThree {
                        red_threes -= 1;
                    } else {
                        self.hands[seat.index()].push(place);
                    }
                }
            }
            _ => {}
        }
        self.pop(seat, step.drew.len(), red_threes);
        if let Some(next) = &step.next {
            self.table(next);
        }
        if step.ending.is_some() {
            for seat in self.card_deal.public().players().seats() {
                if !self.card_deal.hand(seat).iter().any(|card| card.kind() == Kind::RedThree) {
                    self.table_red_threes(seat);
                }
            }
        }
    }

    fn table(&mut self, red_threes: &DeclaredRedThrees) {
        let from_hand = self.table_red_threes(red_threes.seat);
        self.pop(red_threes.seat, red_threes.drew.len(), red_threes.red_threes.len() - from_hand);
    }

    fn table_red_threes(&mut self, seat: Seat) -> usize {
        let hand = &mut self.hands[seat.index()];
        let before = hand.len();
        hand.retain(|&place| {
            let stays = self.deck[place].kind() != Kind::RedThree;
            self.shown[place] |= !stays;
            stays
        });
        before - hand.len()
    }

    fn pop(&mut self, seat: Seat, drawn: usize, mut red_threes: usize) {
        for _ in 0..drawn + red_threes {
            let place = self.next;
            self.next += 1;
            if red_threes > 0 && self.deck[place].kind() == Kind::RedThree {
                red_threes -= 1;
                self.shown[place] = true;
            } else {
                self.hands[seat.index()].push(place);
            }
        }
    }

    /// Checks the tracking itself: positions and faces must agree.
    fn verify(&self) {
        for seat in self.card_deal.public().players().seats() {
            let held = self.hands[seat.index()].iter().map(|&place| self.deck[place]);
            assert!(held.eq(self.card_deal.hand(seat).iter().copied()), "seat {seat:?}");
        }
        assert!(self.card_deal.stock().eq(self.deck[self.next..].iter().copied()));
    }

    /// What an observer in this seat, or without a seat, has seen so far. The two worlds must have all of it in common.
    pub(super) fn known(&self, viewer: Option<Seat>) -> Known {
        let card_deal = &self.card_deal;
        let players = self.card_deal.public().players();
        let over = card_deal.public().ending().is_some();
        Known {
            hand: viewer.map(|seat| card_deal.hand(seat).to_vec()),
            sizes: players.seats().map(|seat| card_deal.hand(seat).len()).collect(),
            stock: card_deal.stock().count(),
            pile: card_deal.pile().to_vec(),
            melds: players.all_sides().map(|side| format!("{:?}", card_deal.melds(side))).collect(),
            red_threes: players.all_sides().map(|side| card_deal.red_threes(side).to_vec()).collect(),
            to_act: card_deal.public().to_act(),
            // Once a deal is over, the remaining hands are shown and scored.
            laid_open: over.then(|| players.seats().map(|seat| sorted(card_deal.hand(seat))).collect()),
            score: over.then(|| format!("{:?} {:?}", card_deal.public().ending(), card_deal.deal().score())),
        }
    }
}

/// What an observer knows. Computed from the cards themselves, and not from a view that is being tested.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Known {
    hand: Option<Vec<Card>>,
    sizes: Vec<usize>,
    stock: usize,
    pile: Vec<Card>,
    melds: Vec<String>,
    red_threes: Vec<Vec<Card>>,
    to_act: Option<Seat>,
    laid_open: Option<Vec<Vec<Card>>>,
    score: Option<String>,
}

fn sorted(hand: &[Card]) -> Vec<Card> {
    let mut hand = hand.to_vec();
    hand.sort_unstable();
    hand
}
