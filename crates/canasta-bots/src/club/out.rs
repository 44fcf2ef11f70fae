//! Going out: a plan that empties the hand, and whether that is a good idea.

use canasta::{Act, Counts, Kind, Lay, Meld, Melds, RuleSet, View, outs};

use super::outlook::Outlook;

/// A way to go out in this turn: lay all this, then discard the last card, if one is left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exit {
    pub(super) lay: Lay,
    pub(super) discard: Option<Kind>,
    /// Points of the side's melds with their bonuses afterwards.
    pub(super) points: i32,
}

impl Exit {
    /// The acts, in order.
    pub(super) fn acts(&self) -> Vec<Act> {
        let mut acts = Vec::new();
        if !self.lay.is_empty() {
            acts.push(Act::Meld(self.lay));
        }
        acts.extend(self.discard.map(Act::Discard));
        acts
    }
}

/// The way to go out now that scores most; `None` if there is none. The player must have drawn or taken the pile.
pub(super) fn exit(view: &View, melds: &Melds) -> Option<Exit> {
    let public = &view.public;
    if !outs::can_go_out(&public.rules, public.players, melds, &view.hand, outs::Last::LaidOrDiscarded) {
        return None;
    }
    let needs = u8::try_from(public.rules.canastas_needed(public.players)).unwrap_or(u8::MAX);
    let mut best = None;
    let black = view.hand.of(Kind::BlackThree);
    for spare in Kind::ALL.into_iter().filter(|&kind| view.hand.of(kind) > 0).map(Some).chain([None]) {
        let mut hand = view.hand;
        if let Some(kind) = spare {
            hand.take_one(kind);
        }
        let mut lay = Lay::NONE;
        match (black, hand.of(Kind::BlackThree)) {
            (_, 0) => {}
            (_, naturals @ 3..) => lay.set(Kind::BlackThree, Meld { naturals, jokers: 0, twos: 0 }),
            _ => continue,
        }
        let mut ways = Ways { rules: &public.rules, melds, hand: &hand, spare, needs, best: &mut best };
        ways.from(0, &lay, hand.of(Kind::Joker), hand.of(Kind::Two));
    }
    best.filter(|exit| lawful(view, exit))
}

/// Whether the rules agree, act by act.
fn lawful(view: &View, exit: &Exit) -> bool {
    let mut now = view.clone();
    for act in exit.acts() {
        match now.after(&act) {
            Ok(Some(next)) => now = next,
            _ => return false,
        }
    }
    now.public.ending.is_some()
}

struct Ways<'a> {
    rules: &'a RuleSet,
    melds: &'a Melds,
    hand: &'a Counts,
    spare: Option<Kind>,
    needs: u8,
    best: &'a mut Option<Exit>,
}

impl Ways<'_> {
    fn from(&mut self, place: usize, lay: &Lay, jokers: u8, twos: u8) {
        let Some(&rank) = Kind::NATURALS.get(place) else { return self.end(lay, jokers + twos) };
        let old = self.melds.meld(rank);
        let naturals = self.hand.of(rank);
        let room = Meld { naturals: old.naturals + naturals, ..old }.room_for_wilds(self.rules);
        for wilds in 0..=room.min(jokers + twos) {
            let used_twos = wilds.min(twos);
            let meld = Meld { naturals, jokers: wilds - used_twos, twos: used_twos };
            let full = old.plus(meld);
            if full.is_empty() || full.size() >= 3 && full.naturals >= 2 {
                let mut more = *lay;
                more.set(rank, meld);
                self.from(place + 1, &more, jokers - meld.jokers, twos - meld.twos);
            }
        }
    }

    fn end(&mut self, lay: &Lay, left: u8) {
        let melds = self.melds.plus(lay);
        if left > 0 || melds.canastas() < self.needs || lay.is_empty() && self.spare.is_none() {
            return;
        }
        let points = melds.points() + bonuses(self.rules, &melds);
        if self.best.is_none_or(|known| points > known.points) {
            *self.best = Some(Exit { lay: *lay, discard: self.spare, points });
        }
    }
}

fn bonuses(rules: &RuleSet, melds: &Melds) -> i32 {
    let each = melds.iter().filter_map(|(_, meld)| meld.canasta());
    each.map(|canasta| match canasta {
        canasta::Canasta::Natural => rules.natural_canasta_bonus,
        canasta::Canasta::Mixed => rules.mixed_canasta_bonus,
    })
    .sum()
}

impl Outlook<'_> {
    /// What ending the deal now is worth beyond the side's own melds, on the scale of a plan's worth.
    pub(super) fn end_worth(&self) -> f64 {
        let weights = self.weights;
        let foes = self.public.side_melds(self.foes);
        let unopened = if foes.is_empty() { weights.foe_unopened } else { 0.0 };
        f64::from(self.foe_cards()) * weights.foe_card + self.hopes(foes) + unopened
            - f64::from(self.partner_cards()) * weights.partner_card
    }

    /// What going out this way is worth, on the scale of a plan's worth.
    pub(super) fn exit_worth(&self, exit: &Exit) -> f64 {
        let bonus = f64::from(self.public.rules.going_out_bonus);
        let opened = self.opened_worth() + self.weights.first_canasta;
        f64::from(exit.points) + bonus + opened + self.end_worth()
    }

    /// Whether a player who holds this hand should let the partner go out.
    pub(super) fn says_yes(&self, hand: &Counts) -> bool {
        let melds = self.public.side_melds(self.side);
        let partner = f64::from(self.partner_cards()) * self.weights.partner_card;
        let gain = f64::from(self.public.rules.going_out_bonus) + self.end_worth() + partner;
        let loss = f64::from(hand.points()) + self.hand_worth(hand, melds) + self.hopes(melds);
        gain >= loss
    }
}
