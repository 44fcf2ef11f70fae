//! Bots at all tables: deals over every preset, number of players and mix of bots, with house rules now and then.
//! No act may be refused, every deal ends, and red threes are laid down in time.

use core::ops::ControlFlow;
use std::collections::BTreeMap;

use canasta::rules::{Domain, Value};
use canasta::{Action, Deal, Kind, MAX_SEATS, Phase, Players, Rng, RuleSet, Seat, SeedRng, View};
use canasta_bots::{Bot, Misplay, NAMES, by_name, play};

use crate::workers::{Fold, spread};
use crate::{ArenaError, EndingCounts};

/// The bots that are tried by default: all that do not search, and one that searches, on a small budget.
pub fn usual() -> Vec<String> {
    let quick = NAMES.iter().filter(|name| !SEARCHING.contains(name)).map(|&name| name.to_owned());
    let little = "expert@nodes=24;horizon=8".to_owned();
    quick.chain(by_name(&little).map(|_| little)).collect()
}

/// Bots that think for a long time, or may.
const SEARCHING: [&str; 3] = ["strong", "expert", "adaptive"];

/// One deal of the trial: what is played, and the bots in its seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The place of the preset in [`RuleSet::PRESETS`].
    pub preset: usize,
    /// Whether fields of it were changed.
    pub house: bool,
    /// The deal before the first act.
    pub deal: Deal,
    /// The places of the bots in the list of those that are tried, by seat.
    pub bots: Vec<usize>,
}

impl Start {
    /// Deal `number` of the trial of so many bots with this seed. Presets and numbers of players take turns; a third of
    /// the deals have house rules; dealer, scores and bots are random.
    pub fn new(bots: usize, seed: u64, number: u32) -> Self {
        let mut rng = SeedRng::part(seed, u64::from(number));
        let presets = RuleSet::PRESETS;
        let turn = canasta::must_fit::<usize>(number);
        let preset = turn % presets.len();
        let count = canasta::must_fit::<u8>(turn / presets.len() % 5) + 2;
        let players = Players::new(count).unwrap_or(Players::FOUR);
        let house = rng.below(3) == 0;
        let rules = if house { changed(&presets[preset].rules, &mut rng) } else { presets[preset].rules };
        let dealer = Seat(canasta::must_fit::<u8>(rng.below(count.into())));
        let scores: [i32; MAX_SEATS] =
            core::array::from_fn(|_| [-205, 0, 720, 1500, 2995, 3000, 4800][rng.below(7) as usize]);
        let deal = Deal::shuffled(&rules, players, dealer, scores, &mut rng);
        // All alike, or any mix.
        let bots = canasta::must_fit::<u32>(bots.max(1));
        let alike = rng.below(3) == 0;
        let first = rng.below(bots);
        let bots = players.seats().map(|_| if alike { first } else { rng.below(bots) } as usize).collect();
        Self { preset, house, deal, bots }
    }
}

/// The rules with every eighth field or so changed to anything the field takes.
fn changed(rules: &RuleSet, rng: &mut impl Rng) -> RuleSet {
    let mut rules = *rules;
    for field in RuleSet::FIELDS {
        if rng.below(8) == 0 {
            let value = any_value(field.domain, rng);
            (field.set)(&mut rules, &value);
        }
    }
    rules
}

fn any_value(domain: Domain, rng: &mut impl Rng) -> Value {
    let number = |low: i32, high: i32, rng: &mut dyn FnMut(u32) -> u32| {
        low + canasta::must_fit::<i32>(rng(canasta::must_fit::<u32>(high - low + 1)))
    };
    let mut below = |bound: u32| rng.below(bound);
    match domain {
        Domain::Flag => Value::Flag(below(2) == 1),
        Domain::Number(low, high) => Value::Number(number(low, high, &mut below)),
        Domain::Numbers(count, low, high) => {
            Value::Numbers((0..count).map(|_| number(low, high, &mut below)).collect())
        }
        Domain::Flags(count) => Value::Flags((0..count).map(|_| below(2) == 1).collect()),
        Domain::Choice(words) => Value::Choice(words[below(canasta::must_fit::<u32>(words.len())) as usize]),
    }
}

/// What was counted, of one preset or of all.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TrialCounts {
    /// Deals played to their end.
    pub deals: u32,
    /// Of those, deals with house rules.
    pub house: u32,
    /// Deals that broke off because a bot did what may not be done.
    pub illegal: u32,
    /// Acts that were made in all of them.
    pub actions: u64,
    /// How the deals ended.
    pub ended: EndingCounts,
    /// Red threes declared by hand.
    pub declared: u32,
    /// Penalties for red threes not declared in time, of each bot that is tried.
    pub penalties: Vec<u32>,
    /// How often each bot held a red three on its turn and the rules let it do anything but declare.
    pub barred: Vec<u32>,
    /// How often each bot did something else while it could have declared.
    pub neglected: Vec<u32>,
}

impl TrialCounts {
    /// Nothing yet, of so many bots.
    fn none(bots: usize) -> Self {
        let each = || vec![0; bots];
        Self { penalties: each(), barred: each(), neglected: each(), ..Self::default() }
    }

    fn merge(&mut self, other: &Self) {
        self.deals += other.deals;
        self.house += other.house;
        self.illegal += other.illegal;
        self.actions += other.actions;
        self.ended.merge(&other.ended);
        self.declared += other.declared;
        for (mine, theirs) in [
            (&mut self.penalties, &other.penalties),
            (&mut self.barred, &other.barred),
            (&mut self.neglected, &other.neglected),
        ] {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
        }
    }
}

/// What a trial brought.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// The names of the bots that were tried.
    pub bots: Vec<String>,
    /// By preset, in the order of [`RuleSet::PRESETS`].
    pub presets: Vec<TrialCounts>,
    /// By number of players, 2 to 6.
    pub players: [TrialCounts; 5],
    /// The first deal that broke off, and why.
    pub first: Option<(u32, Misplay)>,
}

impl Trial {
    /// All together.
    pub fn total(&self) -> TrialCounts {
        let mut total = TrialCounts::none(self.bots.len());
        self.presets.iter().for_each(|counted| total.merge(counted));
        total
    }
}

/// Plays the trial's first `deals` deals with bots as [`by_name`] knows them.
///
/// # Errors
/// [`ArenaError::UnknownBot`]; [`ArenaError::NoBot`] where there is no bot at all; [`ArenaError::LostThread`]: a bot or the engine
/// broke down.
pub fn run(names: &[String], deals: u32, seed: u64, threads: usize) -> Result<Trial, ArenaError> {
    let made = |name: &String| by_name(name).ok_or_else(|| ArenaError::UnknownBot(name.clone()));
    let bots = names.iter().map(made).collect::<Result<Vec<_>, _>>()?;
    if bots.is_empty() {
        return Err(ArenaError::NoBot(String::new()));
    }
    let none = TrialCounts::none(bots.len());
    let mut trial = Trial {
        bots: names.to_vec(),
        presets: vec![none.clone(); RuleSet::PRESETS.len()],
        players: core::array::from_fn(|_| none.clone()),
        first: None,
    };
    spread(deals, threads, BTreeMap::new(), |number| Ok(play_one(&bots, seed, number)), &mut trial)?;
    Ok(trial)
}

impl Fold<DealResult> for Trial {
    fn finished(&mut self, _: u32, _: &DealResult) -> Result<(), ArenaError> {
        Ok(())
    }

    fn fold(&mut self, number: u32, one: DealResult) -> ControlFlow<()> {
        self.presets[one.preset].merge(&one.counted);
        self.players[one.players.index()].merge(&one.counted);
        if self.first.is_none() {
            self.first = one.misplay.map(|misplay| (number, misplay));
        }
        ControlFlow::Continue(())
    }
}

/// What one deal brought.
struct DealResult {
    preset: usize,
    players: Players,
    counted: TrialCounts,
    misplay: Option<Misplay>,
}

fn play_one(made: &[Box<dyn Bot>], seed: u64, number: u32) -> DealResult {
    let Start { preset, house, mut deal, bots } = Start::new(made.len(), seed, number);
    let players = deal.public().players();
    let place = |seat: Seat| bots[seat.index()];
    let mut counted = TrialCounts::none(made.len());
    let played = play(&mut deal, u64::from(number), |deal, seat, seed| {
        let view = deal.view(seat);
        let actions = made[place(seat)].decide(&view, seed);
        counted.declared += u32::from(actions.first() == Some(&Action::Declare));
        if view.public.rules().declares_by_hand() && own_turn(&view) && view.hand.of(Kind::RedThree) > 0 {
            let may = view.check(&Action::Declare).is_ok();
            counted.barred[place(seat)] += u32::from(!may);
            counted.neglected[place(seat)] += u32::from(may && actions.first() != Some(&Action::Declare));
        }
        actions
    });
    let misplay = match played {
        Ok(actions) => {
            counted.deals = 1;
            counted.house = u32::from(house);
            counted.actions = actions.into();
            counted.ended.count(&deal);
            None
        }
        Err(misplay) => {
            counted.illegal = 1;
            Some(misplay)
        }
    };
    for seat in players.seats() {
        counted.penalties[place(seat)] += u32::from(deal.red_three_penalty(seat).total);
    }
    DealResult { preset, players, counted, misplay }
}

fn own_turn(view: &View) -> bool {
    matches!(view.public.phase(), Phase::Draw | Phase::Play)
}
