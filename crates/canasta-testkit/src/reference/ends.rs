//! Whether a turn can still end legally, by going out or otherwise, and when a player can ask "may I go out?".

use std::collections::BTreeSet;

use canasta::rules::Asking;
use canasta::{Kind, Permission, Phase};

use super::judge::cards_of;
use super::{Reference, ReferenceMeld, count, remove};

impl Reference {
    /// Whether a turn with these melds and this hand after melding can end legally. After a "yes" the whole hand must
    /// go, and a red three in it can't go until it is declared.
    pub fn turn_can_end(&self, melds: &[ReferenceMeld], hand: &[Kind]) -> bool {
        if self.so_far.permission == Permission::Yes {
            return self.can_go_out(melds, hand);
        }
        self.ends_with(melds, hand, self.stock.len())
    }

    /// Whether the turn can end with this hand and this much stock: by discarding a card and keeping another, by going
    /// out, or by declaring a red three and continuing, whatever replaces it.
    fn ends_with(&self, melds: &[ReferenceMeld], hand: &[Kind], stock: usize) -> bool {
        let may_keep = self.so_far.permission != Permission::Yes;
        let discardable = hand.iter().any(|&card| card != Kind::RedThree);
        if may_keep && hand.len() >= 2 && discardable || self.can_go_out(melds, hand) {
            return true;
        }
        let mut rest = hand.to_vec();
        remove(&mut rest, &[Kind::RedThree])
            && self.declares_by_hand()
            && self.ends_after_replacement(melds, &rest, stock)
    }

    /// Whether the turn can end after a red three has left the hand and before it is replaced.
    pub(super) fn ends_after_replacement(&self, melds: &[ReferenceMeld], hand: &[Kind], stock: usize) -> bool {
        if stock == 0 {
            // An empty hand ends the turn, but is not going out.
            return if hand.is_empty() {
                self.so_far.permission != Permission::Yes
            } else {
                self.ends_with(melds, hand, 0)
            };
        }
        Kind::ALL.iter().all(|&card| {
            let mut hand = hand.to_vec();
            hand.push(card);
            // A red three as the last card ends the deal. More than four red threes are impossible.
            card == Kind::RedThree && (stock == 1 || count(&hand, Kind::RedThree) > 4)
                || self.ends_with(melds, &hand, stock - 1)
        })
    }

    /// Whether the player can go out with this hand by melding every card, or every card but a last discard.
    pub fn can_go_out(&self, melds: &[ReferenceMeld], hand: &[Kind]) -> bool {
        if self.so_far.permission == Permission::No {
            return false;
        }
        let but_one = |&last: &Kind| {
            let mut rest = hand.to_vec();
            remove(&mut rest, &[last]);
            last != Kind::RedThree && self.can_lay_all(melds, &rest)
        };
        self.can_lay_all(melds, hand) || hand.iter().any(but_one)
    }

    /// Whether all these cards can be melded so that the side has its canastas: every natural card on the meld of its
    /// rank, and the wild cards in every possible distribution.
    pub fn can_lay_all(&self, melds: &[ReferenceMeld], cards: &[Kind]) -> bool {
        let threes = count(cards, Kind::BlackThree);
        let on_table = cards_of(melds, Kind::BlackThree).len();
        if count(cards, Kind::RedThree) > 0 || threes > 0 && threes + on_table < 3 {
            return false;
        }
        let wilds = cards.iter().filter(|card| card.is_wild()).count();
        // The possible numbers of wild cards used so far, each with a number of canastas.
        let mut combinations = BTreeSet::from([(0, 0)]);
        for rank in Kind::NATURALS {
            let table = cards_of(melds, rank);
            let from_hand = count(cards, rank);
            let naturals = count(&table, rank) + from_hand;
            let mut next_combinations = BTreeSet::new();
            for (used, canastas) in combinations {
                for added in 0..=wilds - used {
                    let wild_count = table.len() - count(&table, rank) + added;
                    let touched = from_hand + added > 0;
                    let outnumber = wild_count > naturals && !self.rules.wilds_may_outnumber;
                    if touched && (naturals < 2 || naturals + wild_count < 3 || wild_count > 3 || outnumber) {
                        continue;
                    }
                    let canasta = usize::from(naturals >= 4 && naturals + wild_count >= 7);
                    next_combinations.insert((used + added, canastas + canasta));
                }
            }
            combinations = next_combinations;
        }
        combinations.iter().any(|&(used, canastas)| used == wilds && canastas >= self.needed())
    }

    /// Whether the player can ask "may I go out?": with a partner, once per turn, before melding or taking (or,
    /// depending on the rules, after drawing or taking and before any other meld), if going out is possible and a "no"
    /// leaves a way to end the turn.
    pub(super) fn can_ask(&self) -> bool {
        let so_far = &self.so_far;
        let window = match self.rules.asking {
            Asking::BeforeTaking => !so_far.took && !so_far.melded,
            Asking::AfterDrawingOrTaking => self.phase == Phase::Play && !so_far.melded,
        };
        if self.partner_of(self.turn).is_none() || so_far.permission != Permission::NotAsked || !window {
            return false;
        }
        let hand = &self.hands[self.turn];
        match self.phase {
            // A single card drawn is the discard; with two that wouldn't work.
            Phase::Draw => {
                let drawn = self.rules.draw_count[self.players - 2];
                let one_comes = drawn == 1 || self.stock.len() == 1;
                !self.stock.is_empty() && one_comes && !hand.is_empty() && self.can_lay_all(self.side_melds(), hand)
            }
            Phase::Play => hand.len() >= 2 && self.can_go_out(self.side_melds(), hand),
            Phase::Answer { .. } | Phase::Over => false,
        }
    }
}
