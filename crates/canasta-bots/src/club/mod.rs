//! A club player: rules of thumb with numbers, whole turns at a time. How it thinks: it reads the table
//! ([`outlook`]), lists what it could lay and throw ([`plans`]), says what each outcome is worth ([`worth`]), and knows
//! when to go out ([`out`]).

mod out;
mod outlook;
mod plans;
mod weights;
mod worth;

use canasta::{Act, Counts, Kind, Permission, Phase, View};

pub use weights::Weights;

use crate::{Bot, Greedy, listed};
use outlook::Outlook;
use plans::Search;

/// Plays by rules: safe discards, pairs and wild cards kept, few cards for the opening, freezing when behind, the race
/// for canastas, and going out at the right time.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Club {
    /// What it thinks things are worth; where nothing is said, what is right for the table ([`Weights::at`]).
    pub weights: Option<Weights>,
}

impl Bot for Club {
    fn name(&self) -> &str {
        "club"
    }

    fn decide(&self, view: &View, seed: u64) -> Vec<Act> {
        if view.check(&Act::Declare).is_ok() {
            // Whatever else is to be done, it is done better with the replacement in the hand and without a penalty.
            return vec![Act::Declare];
        }
        let thinker = Thinker { weights: self.weights.unwrap_or_else(|| *Weights::at(&view.public)) };
        let acts = match view.public.phase {
            Phase::Over => return Vec::new(),
            Phase::Answer { .. } => vec![Act::Answer(thinker.outlook(view).says_yes(&view.hand))],
            Phase::Draw => vec![thinker.take_or_draw(view)],
            Phase::Play => thinker.turn(view).0,
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

/// A club player who has looked at the table.
struct Thinker {
    weights: Weights,
}

impl Thinker {
    fn outlook<'a>(&'a self, view: &'a View) -> Outlook<'a> {
        Outlook::new(view, &self.weights)
    }

    /// The rest of a turn after drawing, and its worth.
    fn turn(&self, view: &View) -> (Vec<Act>, f64) {
        let outlook = self.outlook(view);
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
        let acts = listed(view);
        let best = self
            .good_takes(view, &acts)
            .into_iter()
            .map(|(act, after)| {
                let worth = if after.public.phase == Phase::Over { f64::INFINITY } else { self.turn(&after).1 };
                (act, worth)
            })
            .max_by(|a, b| a.1.total_cmp(&b.1));
        let other = acts.iter().find(|act| matches!(act, Act::Draw | Act::Pass)).copied();
        match (best, other) {
            (None, other) => other.unwrap_or(Act::Draw),
            (Some((take, _)), None) => take,
            (Some((take, worth)), Some(other)) => {
                let instead = if other == Act::Draw { self.draw_worth(view) } else { self.pass_worth(view) };
                if worth > instead + self.weights.take { take } else { other }
            }
        }
    }

    /// The ways to take the pile that are worth thinking through, and what each leads to.
    fn good_takes(&self, view: &View, acts: &[Act]) -> Vec<(Act, View)> {
        let mut takes: Vec<&Act> = acts.iter().filter(|act| matches!(act, Act::Take { .. })).collect();
        if takes.len() > MOST_TAKES {
            takes.sort_by_cached_key(|act| spent(act));
            takes.truncate(MOST_TAKES);
        }
        let after = |act: &&Act| Some((**act, view.after(act).ok().flatten()?));
        takes.iter().filter_map(after).collect()
    }

    /// What drawing is worth: the mean over every kind the stock may bring; where two cards or more are drawn, over
    /// some of what they may be.
    fn draw_worth(&self, view: &View) -> f64 {
        let mut unseen = self.outlook(view).unseen;
        unseen.set(Kind::RedThree, 0);
        let rules = &view.public.rules;
        let comes = rules.draw_count_for(view.public.players).min(view.public.stock.into());
        let (mut sum, mut count) = (0.0, 0.0);
        for (drawn, times) in draws(&unseen, usize::try_from(comes).unwrap_or(1)) {
            let mut after = view.clone();
            after.hand = after.hand.plus(&drawn);
            after.public.hand_sizes[view.seat.index()] = after.hand.total();
            after.public.stock = after.public.stock.saturating_sub(drawn.total());
            after.public.this_turn.drew_last |= after.public.stock == 0;
            after.public.phase = Phase::Play;
            sum += times * self.turn(&after).1;
            count += times;
        }
        sum / f64::max(count, 1.0)
    }

    /// What passing is worth, when the stock is empty: the deal ends as it stands.
    fn pass_worth(&self, view: &View) -> f64 {
        let outlook = self.outlook(view);
        let melds = view.public.side_melds(outlook.side);
        outlook.table_worth(melds) + outlook.hand_worth(&view.hand, melds)
    }
}

/// Ways to take the pile that are thought through; where there are more, those that spend least.
const MOST_TAKES: usize = 40;

/// Draws of several cards that are thought through.
const SEVERAL: usize = 24;

/// What a take spends: wild cards, then cards.
fn spent(act: &Act) -> (u8, u8) {
    match act {
        Act::Take { with, more } => {
            let cards = with.plus(&more.cards());
            (cards.wilds(), cards.total())
        }
        _ => (0, 0),
    }
}

/// What drawing so many of these cards may bring, and how often. One card: every kind. Several: evenly spread places of
/// the sorted cards, each with the cards at a few fixed distances, so that common kinds come more often.
fn draws(unseen: &Counts, cards: usize) -> Vec<(Counts, f64)> {
    if cards <= 1 {
        let one = |(kind, count): (Kind, u8)| (Counts::from_iter([kind]), f64::from(count));
        return unseen.iter().map(one).collect();
    }
    let sorted: Vec<Kind> = unseen.cards().collect();
    let places = sorted.len();
    let drawn = |sample: usize| {
        // Strides without a common factor with the number of samples meet every place once.
        let strides = [1, 7, 11, 13].into_iter().cycle();
        let places = strides.take(cards.min(places)).enumerate().map(|(card, stride)| {
            let step = (sample * stride + 5 * card) % SEVERAL;
            (step * places / SEVERAL + card) % places
        });
        (places.map(|place| sorted[place]).collect::<Counts>(), 1.0)
    };
    if places == 0 { Vec::new() } else { (0..SEVERAL).map(drawn).collect() }
}
