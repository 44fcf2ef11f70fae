//! Whether a turn can still end legally, by going out or otherwise, and when "may I go out?" may be asked.

use std::collections::BTreeSet;

use canasta::rules::Asking;
use canasta::{Kind, Permission, Phase};

use super::judge::heap_of;
use super::{Reference, ReferenceMeld, remove, times};

impl Reference {
    /// Whether a turn that has come to these melds and this hand by laying cards can end legally. After a "yes" the
    /// whole hand must go, and a red three in it does not go until it is declared.
    pub fn turn_can_end(&self, melds: &[ReferenceMeld], hand: &[Kind]) -> bool {
        if self.so_far.permission == Permission::Yes {
            return self.can_go_out(melds, hand);
        }
        self.ends_with(melds, hand, self.stock.len())
    }

    /// Whether the turn can end from this hand and so many cards of the stock: with a card discarded and another kept,
    /// by going out, or by declaring a red three and going on, whatever replaces it.
    fn ends_with(&self, melds: &[ReferenceMeld], hand: &[Kind], stock: usize) -> bool {
        let may_keep = self.so_far.permission != Permission::Yes;
        let discardable = hand.iter().any(|&card| card != Kind::RedThree);
        if may_keep && hand.len() >= 2 && discardable || self.can_go_out(melds, hand) {
            return true;
        }
        let mut rest = hand.to_vec();
        remove(&mut rest, &[Kind::RedThree]) && self.by_hand() && self.ends_after_replacement(melds, &rest, stock)
    }

    /// The same after a red three has left the hand, before its replacement has come.
    pub(super) fn ends_after_replacement(&self, melds: &[ReferenceMeld], hand: &[Kind], stock: usize) -> bool {
        if stock == 0 {
            // An empty hand ends the turn, and is not going out.
            return if hand.is_empty() {
                self.so_far.permission != Permission::Yes
            } else {
                self.ends_with(melds, hand, 0)
            };
        }
        Kind::ALL.iter().all(|&card| {
            let mut hand = hand.to_vec();
            hand.push(card);
            // The last card, a red three, ends the deal. More red threes than there are need not be thought of.
            card == Kind::RedThree && (stock == 1 || times(&hand, Kind::RedThree) > 4)
                || self.ends_with(melds, &hand, stock - 1)
        })
    }

    /// Whether the player may and can go out with this hand, laying every card or every card but a last discard.
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

    /// Whether all these cards can be laid so that the side has its canastas: every natural card on the meld of its
    /// rank, the wild cards in every way they can be spread.
    pub fn can_lay_all(&self, melds: &[ReferenceMeld], cards: &[Kind]) -> bool {
        let threes = times(cards, Kind::BlackThree);
        let on_table = heap_of(melds, Kind::BlackThree).len();
        if times(cards, Kind::RedThree) > 0 || threes > 0 && threes + on_table < 3 {
            return false;
        }
        let wilds = cards.iter().filter(|card| card.is_wild()).count();
        // How many wild cards may have been used so far, with how many canastas.
        let mut ways = BTreeSet::from([(0, 0)]);
        for rank in Kind::NATURALS {
            let table = heap_of(melds, rank);
            let from_hand = times(cards, rank);
            let naturals = times(&table, rank) + from_hand;
            let mut more = BTreeSet::new();
            for (used, canastas) in ways {
                for joining in 0..=wilds - used {
                    let whole = table.len() - times(&table, rank) + joining;
                    let touched = from_hand + joining > 0;
                    let outnumber = whole > naturals && !self.rules.wilds_may_outnumber;
                    if touched && (naturals < 2 || naturals + whole < 3 || whole > 3 || outnumber) {
                        continue;
                    }
                    let canasta = usize::from(naturals >= 4 && naturals + whole >= 7);
                    more.insert((used + joining, canastas + canasta));
                }
            }
            ways = more;
        }
        ways.iter().any(|&(used, canastas)| used == wilds && canastas >= self.needed())
    }

    /// "May I go out?": with a partner, once a turn, before anything was laid or taken (or, where the rules ask for that,
    /// after drawing or taking and before any other meld), when going out is possible and a "no" leaves a way to end
    /// the turn.
    pub(super) fn may_ask(&self) -> bool {
        let so_far = &self.so_far;
        let window = match self.rules.asking {
            Asking::BeforeTaking => !so_far.took && !so_far.laid,
            Asking::AfterDrawingOrTaking => self.phase == Phase::Play && !so_far.laid,
        };
        if self.partner_of(self.turn).is_none() || so_far.permission != Permission::NotAsked || !window {
            return false;
        }
        let hand = &self.hands[self.turn];
        match self.phase {
            // One card drawn is the discard; two could not both be.
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
