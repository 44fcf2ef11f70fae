//! Whether a turn can still end legally, by going out or otherwise, and when a player can ask “May I go out?”.

use std::collections::BTreeSet;

use canasta::rules::Asking;
use canasta::{Kind, Permission, Phase};

use super::judge::cards_of;
use super::{Reference, ReferenceMeld, count, remove};

impl Reference {
    /// Whether the turn can end legally with these melds and with this hand left after melding. After a “yes”, the
    /// whole hand must go, and red threes can go only by being declared first.
    pub fn turn_can_end(&self, melds: &[ReferenceMeld], hand: &[Kind]) -> bool {
        if self.so_far.permission == Permission::Yes {
            return self.can_go_out(melds, hand);
        }
        self.ends_with(melds, hand, self.stock.len())
    }

    /// Whether the turn can end with this hand and this many cards in the stock: by discarding a card and keeping at
    /// least one, by going out, or by declaring a red three and continuing with any replacement.
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

    /// Like [`Self::ends_with`], but a red three has just left the hand and must be replaced first.
    pub(super) fn ends_after_replacement(&self, melds: &[ReferenceMeld], hand: &[Kind], stock: usize) -> bool {
        if stock == 0 {
            // A turn also ends with an empty hand, but that isn't going out.
            return if hand.is_empty() {
                self.so_far.permission != Permission::Yes
            } else {
                self.ends_with(melds, hand, 0)
            };
        }
        Kind::ALL.iter().all(|&card| {
            let mut hand = hand.to_vec();
            hand.push(card);
            // Drawing a red three as the last card ends the deal. A fifth red three is impossible.
            card == Kind::RedThree && (stock == 1 || count(&hand, Kind::RedThree) > 4)
                || self.ends_with(melds, &hand, stock - 1)
        })
    }

    /// Whether the rules require a question before going out, and the player hasn't asked it.
    pub(super) fn must_ask_first(&self) -> bool {
        let has_partner = self.partner_of(self.turn).is_some();
        self.rules.must_ask && has_partner && self.so_far.permission == Permission::NotAsked
    }

    /// Whether the player can go out with this hand, by melding all cards or all but a last discard.
    pub fn can_go_out(&self, melds: &[ReferenceMeld], hand: &[Kind]) -> bool {
        self.so_far.permission != Permission::No && !self.must_ask_first() && self.can_empty_hand(melds, hand)
    }

    /// Whether all cards, or all but a last discard, can be melded. Ignores the partner's answer.
    fn can_empty_hand(&self, melds: &[ReferenceMeld], hand: &[Kind]) -> bool {
        let unmeldable = self.unmeldable(hand);
        let but_one = |&last: &Kind| {
            let mut rest = hand.to_vec();
            remove(&mut rest, &[last]);
            let stays = unmeldable.is_empty() || unmeldable == [last];
            last != Kind::RedThree && stays && self.can_lay_all(melds, &rest)
        };
        unmeldable.is_empty() && self.can_lay_all(melds, hand) || hand.iter().any(but_one)
    }

    /// The cards of a hand that came with the pile this turn and can't be melded.
    pub(super) fn unmeldable(&self, hand: &[Kind]) -> Vec<Kind> {
        let mut rest = hand.to_vec();
        self.so_far.taken.iter().copied().filter(|&card| remove(&mut rest, &[card])).collect()
    }

    /// Whether all these cards can be melded so that the side then has enough canastas. Natural cards go to the meld of
    /// their rank; all distributions of the wild cards are tried.
    pub fn can_lay_all(&self, melds: &[ReferenceMeld], cards: &[Kind]) -> bool {
        let threes = count(cards, Kind::BlackThree);
        let on_table = cards_of(melds, Kind::BlackThree).len();
        if !cards.is_empty() && self.is_first_round() {
            return false;
        }
        if count(cards, Kind::RedThree) > 0 || threes > 0 && threes + on_table < 3 {
            return false;
        }
        let wilds = cards.iter().filter(|card| card.is_wild()).count();
        // Reachable pairs of wild cards used and canastas made, after the ranks so far.
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
                    let too_many = wild_count > 3 || outnumber || self.has_too_few_naturals(naturals, wild_count);
                    let closed = added > 0 && self.is_closed_to_wilds(rank, &table);
                    if touched && (naturals < 2 || naturals + wild_count < 3 || too_many || closed) {
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

    /// Whether the player can ask “May I go out?”. They need a partner, can ask once per turn, and must ask before
    /// melding or taking (under some rules: after drawing or taking, before any other meld). Going out must be
    /// possible, and a “no” must leave a way to end the turn.
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
            // The one card drawn becomes the discard. With two cards, that wouldn't work.
            Phase::Draw => {
                let drawn = self.for_players(&self.rules.draw_count);
                let one_comes = drawn == 1 || self.stock.len() == 1;
                !self.stock.is_empty() && one_comes && !hand.is_empty() && self.can_lay_all(self.side_melds(), hand)
            }
            Phase::Play => hand.len() >= 2 && self.can_empty_hand(self.side_melds(), hand),
            Phase::Answer { .. } | Phase::Over => false,
        }
    }
}
