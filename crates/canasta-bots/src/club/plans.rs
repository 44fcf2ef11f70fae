//! A turn's meld plans and discards, and the best of them.

use canasta::{Act, Counts, Kind, Lay, Meld, Melds, Permission, RuleSet, View};

use super::outlook::Outlook;

/// What to lay, what to throw then, and what that is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) lay: Lay,
    pub(super) discard: Kind,
    pub(super) worth: f64,
}

/// Openings that are thought through to the end.
const OPENINGS: usize = 3;

/// Steps of the search for openings; a dealt hand needs a few hundred.
const OPENING_STEPS: u64 = 4_000;

/// Openings that are looked at; where there are more, those with the fewest wild cards and the fewest cards.
const MOST_OPENINGS: usize = 250;

/// Looks for the best plan of a turn that does not go out.
pub(super) struct Search<'a> {
    outlook: &'a Outlook<'a>,
    view: &'a View,
    melds: Melds,
    opened: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(outlook: &'a Outlook<'a>, view: &'a View) -> Self {
        let melds = *view.public.side_melds(outlook.side);
        let opened = !melds.is_empty();
        Self { outlook, view, melds, opened }
    }

    /// The best plan; `None` if every plan would leave no card, or if the player must go out.
    pub(super) fn best(&self) -> Option<Plan> {
        if self.view.public.this_turn.permission == Permission::Yes {
            return None;
        }
        let mut best = self.climb(Lay::NONE);
        if !self.opened {
            for start in self.openings() {
                let plan = self.climb(start);
                best = better(best, plan);
            }
        }
        best
    }

    /// The most promising openings that the rules allow.
    fn openings(&self) -> Vec<Lay> {
        let mut acts = Vec::new();
        // Openings are listed first; what a great hand with black threes could do to go out is not looked for here.
        let whole = self.view.public.legal_within(&self.view.hand, &mut acts, OPENING_STEPS);
        let mut lays: Vec<Lay> = acts
            .iter()
            .filter_map(|act| match act {
                Act::Meld(lay) => Some(*lay),
                _ => None,
            })
            .collect();
        if !whole {
            let all = Act::Meld(self.all_sets());
            lays.extend(self.view.check(&all).is_ok().then(|| self.all_sets()));
        }
        if lays.len() > MOST_OPENINGS {
            lays.sort_by_cached_key(|lay| (lay.cards().wilds(), lay.cards().total()));
            lays.truncate(MOST_OPENINGS);
        }
        let mut plans: Vec<Plan> = lays.iter().filter_map(|lay| self.plan(lay)).collect();
        plans.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        plans.iter().take(OPENINGS).map(|plan| plan.lay).collect()
    }

    /// Every set of three or more naturals in the hand.
    fn all_sets(&self) -> Lay {
        let mut lay = Lay::NONE;
        for rank in Kind::NATURALS {
            let naturals = self.view.hand.of(rank);
            if naturals >= 3 {
                lay.set(rank, Meld { naturals, jokers: 0, twos: 0 });
            }
        }
        lay
    }

    /// From one plan to the best neighbour, again and again.
    fn climb(&self, start: Lay) -> Option<Plan> {
        let mut best = self.plan(&start);
        if !self.opened && start.is_empty() {
            return best;
        }
        let need = if self.opened { 0 } else { self.view.public.minimum(self.outlook.side) };
        loop {
            let base = best.map_or(start, |plan| plan.lay);
            let mut improved = false;
            for rank in Kind::NATURALS {
                let mut without = base;
                without.set(rank, Meld::default());
                let hand = self.view.hand.minus(&without.cards());
                for meld in options(&self.view.public.rules, self.melds.meld(rank), &hand, rank) {
                    let mut lay = without;
                    lay.set(rank, meld);
                    if lay.points() < need {
                        continue;
                    }
                    if let Some(plan) = self.plan(&lay)
                        && best.is_none_or(|known| plan.worth > known.worth + 1e-9)
                    {
                        best = Some(plan);
                        improved = true;
                    }
                }
            }
            if !improved {
                return best;
            }
        }
    }

    /// The lay with its best discard; `None` if fewer than two cards would be left.
    fn plan(&self, lay: &Lay) -> Option<Plan> {
        let hand = self.view.hand.minus(&lay.cards());
        let cards = hand.total();
        if cards < 2 {
            return None;
        }
        let outlook = self.outlook;
        let melds = self.melds.plus(lay);
        let opened = !melds.is_empty();
        let mut worth = outlook.table_worth(&melds) + outlook.size_worth(cards - 1) + outlook.wholes(&self.melds, lay);
        if opened {
            worth += outlook.opened_worth();
        }
        worth += outlook.hand_worth(&hand, &melds);
        let mut best: Option<Plan> = None;
        for (kind, count) in hand.iter() {
            if kind == Kind::RedThree {
                continue;
            }
            let lost = if kind.is_wild() {
                let (jokers, twos) = (hand.of(Kind::Joker), hand.of(Kind::Two));
                let fewer = (jokers - u8::from(kind == Kind::Joker), twos - u8::from(kind == Kind::Two));
                outlook.wilds_worth(jokers, twos) - outlook.wilds_worth(fewer.0, fewer.1)
            } else {
                outlook.kept_worth(kind, count, &melds) - outlook.kept_worth(kind, count - 1, &melds)
            };
            let plan =
                Plan { lay: *lay, discard: kind, worth: worth - lost + outlook.throw_worth(kind, &hand, opened) };
            best = better(best, Some(plan));
        }
        best
    }
}

fn better(one: Option<Plan>, other: Option<Plan>) -> Option<Plan> {
    match (one, other) {
        (Some(a), Some(b)) => Some(if b.worth > a.worth { b } else { a }),
        (a, b) => a.or(b),
    }
}

/// What could be laid on a rank: none, all, all but one, all but a pair; with wild cards as far as there is room.
fn options(rules: &RuleSet, old: Meld, hand: &Counts, rank: Kind) -> Vec<Meld> {
    let held = hand.of(rank);
    let mut melds = vec![Meld::default()];
    if old.is_empty() && held < 2 {
        return melds;
    }
    let mut naturals = vec![held];
    naturals.extend(held.checked_sub(1));
    naturals.extend(held.checked_sub(2));
    for n in naturals {
        let room = Meld { naturals: old.naturals + n, ..old }.room_for_wilds(rules);
        for wilds in 0..=room.min(hand.wilds()) {
            let jokers = hand.of(Kind::Joker).min(wilds);
            let twos = hand.of(Kind::Two).min(wilds);
            for meld in
                [Meld { naturals: n, jokers, twos: wilds - jokers }, Meld { naturals: n, jokers: wilds - twos, twos }]
            {
                let full = old.plus(meld);
                if !meld.is_empty() && full.size() >= 3 && full.naturals >= 2 && melds.last() != Some(&meld) {
                    melds.push(meld);
                }
            }
        }
    }
    melds
}
