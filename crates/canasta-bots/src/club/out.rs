//! Going out: a plan that empties the hand, and whether that is a good idea.

use canasta::{Act, Canasta, Counts, Kind, Lay, Meld, Melds, RuleSet, View, outs};

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
    let mut best: Option<Exit> = None;
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
        let Some((points, lay)) = best_lay(&public.rules, melds, &hand, needs, lay) else { continue };
        let empty = lay.is_empty() && spare.is_none();
        if !empty && best.is_none_or(|known| points > known.points) {
            best = Some(Exit { lay, discard: spare, points });
        }
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

/// Jokers, twos and canastas still to be had that a hand can make a difference with, each counted from none.
type States = [[[Option<(i32, Lay)>; NEEDS]; 9]; 5];

/// Most canastas a rule set can ask for, and none.
const NEEDS: usize = 5;

/// The way to lay the whole hand, with `laid` of it laid already, that makes most points and the canastas needed. Rank by
/// rank: of the ways that leave the same wild cards and canastas still to come, the best is kept, so that no hand takes
/// long.
fn best_lay(rules: &RuleSet, melds: &Melds, hand: &Counts, needs: u8, laid: Lay) -> Option<(i32, Lay)> {
    let lacking = usize::from(needs.saturating_sub(melds.canastas())).min(NEEDS - 1);
    let mut states: States = [[[None; NEEDS]; 9]; 5];
    let (jokers, twos) = (usize::from(hand.of(Kind::Joker)), usize::from(hand.of(Kind::Two)));
    *states.get_mut(jokers)?.get_mut(twos)?.get_mut(lacking)? = Some((laid.points(), laid));
    for rank in Kind::NATURALS {
        let (old, naturals) = (melds.meld(rank), hand.of(rank));
        if naturals > 0 || !old.is_empty() {
            states = with_rank(rules, &states, rank, old, naturals);
        }
    }
    let (points, lay) = states[0][0][0]?;
    Some((points + melds.points() + bonuses(rules, melds), lay))
}

/// All that can be reached by laying these naturals on their rank, with as many wild cards as there is room for.
fn with_rank(rules: &RuleSet, states: &States, rank: Kind, old: Meld, naturals: u8) -> States {
    let mut next: States = [[[None; NEEDS]; 9]; 5];
    let room = Meld { naturals: old.naturals + naturals, ..old }.room_for_wilds(rules);
    let worth = |meld: Meld| meld_bonus(rules, meld);
    for (jokers, by_twos) in states.iter().enumerate() {
        for (twos, by_lacking) in by_twos.iter().enumerate() {
            for (lacking, state) in by_lacking.iter().enumerate() {
                let Some((points, lay)) = state else { continue };
                for wilds in 0..=usize::from(room).min(jokers + twos) {
                    for used in wilds.saturating_sub(twos)..=wilds.min(jokers) {
                        let meld = Meld { naturals, jokers: small(used), twos: small(wilds - used) };
                        let full = old.plus(meld);
                        if full.size() < 3 || full.naturals < 2 {
                            continue;
                        }
                        let made = full.canasta().is_some() && old.canasta().is_none();
                        let whole = if made && old.is_empty() { rules.concealed_canasta_bonus } else { 0 };
                        let points = points + meld.points(rank) + worth(full) - worth(old) + whole;
                        let lacking = lacking.saturating_sub(usize::from(made));
                        let place = &mut next[jokers - used][twos - (wilds - used)][lacking];
                        if place.is_none_or(|(known, _)| points > known) {
                            let mut lay = *lay;
                            lay.set(rank, meld);
                            *place = Some((points, lay));
                        }
                    }
                }
            }
        }
    }
    next
}

fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

fn meld_bonus(rules: &RuleSet, meld: Meld) -> i32 {
    match meld.canasta() {
        Some(Canasta::Natural) => rules.natural_canasta_bonus,
        Some(Canasta::Mixed) => rules.mixed_canasta_bonus,
        None => 0,
    }
}

fn bonuses(rules: &RuleSet, melds: &Melds) -> i32 {
    melds.iter().map(|(_, meld)| meld_bonus(rules, meld)).sum()
}

impl Outlook<'_> {
    /// What ending the deal now is worth beyond the side's own melds, on the scale of a plan's worth.
    pub(super) fn end_worth(&self) -> f64 {
        let weights = self.weights;
        let foes: f64 = self
            .foe_sides()
            .map(|side| {
                let melds = self.public.side_melds(side);
                let unopened = if melds.is_empty() { weights.foe_unopened } else { 0.0 };
                f64::from(self.cards_of(side)) * weights.foe_card + self.hopes(melds) + unopened
            })
            .sum();
        foes * self.share - f64::from(self.partner_cards()) * weights.partner_card
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
        // Whoever goes out has nothing left to lose; a third partner has.
        let asker = f64::from(self.public.hand_sizes[self.public.turn.index()]) * self.weights.partner_card;
        let gain = f64::from(self.public.rules.going_out_bonus) + self.end_worth() + asker;
        let loss = f64::from(hand.points()) + self.hand_worth(hand, melds) + self.hopes(melds);
        gain >= loss
    }
}
