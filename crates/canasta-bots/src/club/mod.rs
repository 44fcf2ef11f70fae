//! A club player: rules of thumb with numbers, whole turns at a time. How it thinks: it reads the table
//! ([`outlook`]), lists what it could lay and throw ([`plans`]), says what each outcome is worth ([`worth`]), and knows
//! when to go out ([`out`]).

mod out;
mod outlook;
mod plans;
mod weights;
mod worth;

use canasta::{Act, Kind, Permission, Phase, View};

pub use weights::Weights;

use crate::{Bot, Greedy};
use outlook::Outlook;
use plans::Search;

/// Plays by rules: safe discards, pairs and wild cards kept, few cards for the opening, freezing when behind, the race
/// for canastas, and going out at the right time.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Club {
    /// What it thinks things are worth.
    pub weights: Weights,
}

impl Bot for Club {
    fn name(&self) -> &'static str {
        "club"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Act> {
        let acts = match view.public.phase {
            Phase::Over => return Vec::new(),
            Phase::Answer { .. } => vec![Act::Answer(Outlook::new(view, &self.weights).says_yes(&view.hand))],
            Phase::Draw => vec![self.take_or_draw(view)],
            Phase::Play => self.turn(view).0,
        };
        if allowed(view, &acts) { acts } else { Greedy.decide(view, seed) }
    }
}

/// Whether all acts are legal one after the other, as far as the player can foresee.
fn allowed(view: &View, acts: &[Act]) -> bool {
    let mut now = view.clone();
    for act in acts {
        match now.after(act) {
            Ok(Some(next)) => now = next,
            Ok(None) => {}
            Err(_) => return false,
        }
    }
    !acts.is_empty()
}

impl Club {
    /// The rest of a turn after drawing, and its worth.
    fn turn(&self, view: &View) -> (Vec<Act>, f64) {
        let outlook = Outlook::new(view, &self.weights);
        let plan = Search::new(&outlook, view).best();
        let permission = view.public.this_turn.permission;
        let melds = view.public.side_melds(outlook.side);
        let exit = if permission == Permission::No { None } else { out::exit(view, melds) };
        let mut acts = Vec::new();
        let stay = plan.map_or(f64::NEG_INFINITY, |plan| plan.worth);
        if let Some(exit) = exit {
            let go = outlook.exit_worth(&exit);
            let gain = go - stay;
            let [base, per_card] = self.weights.doubt;
            let doubt = base + per_card * f64::from(outlook.partner_cards());
            let doubtful = permission == Permission::NotAsked && plan.is_some() && gain.abs() <= doubt;
            if doubtful && view.check(&Act::Ask).is_ok() {
                return (vec![Act::Ask], go.max(stay));
            }
            if permission == Permission::Yes || gain > 0.0 {
                return (exit.acts(), go);
            }
        }
        if let Some(plan) = plan {
            if !plan.lay.is_empty() {
                acts.push(Act::Meld(plan.lay));
            }
            acts.push(Act::Discard(plan.discard));
        }
        (acts, stay)
    }

    /// Before drawing: the pile if it is better than what the stock is likely to bring.
    fn take_or_draw(&self, view: &View) -> Act {
        let mut acts = Vec::new();
        view.public.legal(&view.hand, &mut acts);
        let takes = acts.iter().filter(|act| matches!(act, Act::Take { .. }));
        let best = takes
            .filter_map(|act| {
                let after = view.after(act).ok().flatten()?;
                let worth = if after.public.phase == Phase::Over { f64::INFINITY } else { self.turn(&after).1 };
                Some((act, worth))
            })
            .max_by(|a, b| a.1.total_cmp(&b.1));
        let other = acts.iter().find(|act| matches!(act, Act::Draw | Act::Pass)).copied();
        match (best, other) {
            (None, other) => other.unwrap_or(Act::Draw),
            (Some((take, _)), None) => *take,
            (Some((take, worth)), Some(other)) => {
                let instead = if other == Act::Draw { self.draw_worth(view) } else { self.pass_worth(view) };
                if worth > instead + self.weights.take { *take } else { other }
            }
        }
    }

    /// What drawing is worth: the mean over every kind the stock may bring.
    fn draw_worth(&self, view: &View) -> f64 {
        let mut unseen = Outlook::new(view, &self.weights).unseen;
        unseen.set(Kind::RedThree, 0);
        let mut sum = 0.0;
        for (kind, count) in unseen.iter() {
            let mut drawn = view.clone();
            drawn.hand.add_one(kind);
            drawn.public.hand_sizes[view.seat.index()] += 1;
            drawn.public.stock = drawn.public.stock.saturating_sub(1);
            drawn.public.phase = Phase::Play;
            sum += f64::from(count) * self.turn(&drawn).1;
        }
        sum / f64::from(unseen.total().max(1))
    }

    /// What passing is worth, when the stock is empty: the deal ends as it stands.
    fn pass_worth(&self, view: &View) -> f64 {
        let outlook = Outlook::new(view, &self.weights);
        let melds = view.public.side_melds(outlook.side);
        outlook.table_worth(melds) + outlook.hand_worth(&view.hand, melds)
    }
}
