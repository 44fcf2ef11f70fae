//! Bots at all tables. Plays deals with every preset, number of players and mix of bots, some of them with house rules.
//! No action may be illegal, every deal must end, and red threes must be declared in time.

use core::ops::ControlFlow;
use std::collections::BTreeMap;

use canasta::rules::{Domain, FivePlayers, Value};
use canasta::{Action, Deal, Kind, MAX_SEATS, Phase, Players, Rng, RuleSet, Seat, SeedRng, View};
use canasta_bots::{Bot, Misplay, NAMES, by_name, play};

use crate::workers::{Fold, run_in_order};
use crate::{ArenaError, EndingCounts};

/// The default bots: all that don't search, and one that searches with a small budget.
pub fn default_bots() -> Vec<String> {
    let quick = NAMES.iter().filter(|name| !SLOW_BOTS.contains(name)).map(|&name| name.to_owned());
    let small = "expert@nodes=24;horizon=8".to_owned();
    quick.chain(by_name(&small).map(|_| small)).collect()
}

/// Bots that can be slow.
const SLOW_BOTS: [&str; 3] = ["strong", "expert", "adaptive"];

/// One deal of the trial: the position, and the bots in its seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The index of the preset in [`RuleSet::PRESETS`].
    pub preset: usize,
    /// Whether the rules include house rules.
    pub house: bool,
    /// The deal before the first action.
    pub deal: Deal,
    /// The index of each seat's bot in the list of bots.
    pub bots: Vec<usize>,
}

impl Start {
    /// Deal `number` of a trial with this seed and number of bots. The deals cycle through presets and numbers of
    /// players, and a third of them have house rules. Dealer, scores and bots are random.
    pub fn new(bots: usize, seed: u64, number: u32) -> Self {
        let mut rng = SeedRng::part(seed, u64::from(number));
        let presets = RuleSet::PRESETS;
        let turn = canasta::must_fit::<usize>(number);
        let preset = turn % presets.len();
        let count = canasta::must_fit::<u8>(turn / presets.len() % 5) + 2;
        let players = Players::new(count).unwrap_or(Players::FOUR);
        let house = rng.next_below(3) == 0;
        let mut rules =
            if house { with_random_house_rules(&presets[preset].rules, &mut rng) } else { presets[preset].rules };
        let mut players = players;
        if house && count == 5 && rng.next_below(2) == 0 {
            rules.five_players = FivePlayers::TwoSides;
        }
        if players.under(&rules).are_three_against_two() {
            let out = Seat(2 * canasta::must_fit::<u8>(rng.next_below(3)));
            players = Players::THREE_AGAINST_TWO.without(out).unwrap_or(players);
        }
        let playing: Vec<Seat> = players.playing().collect();
        let dealer = playing[rng.next_below(canasta::must_fit::<u32>(playing.len())) as usize];
        let scores: [i32; MAX_SEATS] =
            core::array::from_fn(|_| [-205, 0, 720, 1500, 2995, 3000, 4800][rng.next_below(7) as usize]);
        let deal = Deal::shuffled(&rules, players, dealer, scores, &mut rng);
        // Either the same bot in every seat, or any mix.
        let bots = canasta::must_fit::<u32>(bots.max(1));
        let alike = rng.next_below(3) == 0;
        let first = rng.next_below(bots);
        let bots = players.seats().map(|_| if alike { first } else { rng.next_below(bots) } as usize).collect();
        Self { preset, house, deal, bots }
    }
}

/// Changes about one field in eight to a random valid value.
fn with_random_house_rules(rules: &RuleSet, rng: &mut impl Rng) -> RuleSet {
    let mut rules = *rules;
    for field in RuleSet::FIELDS {
        if rng.next_below(8) == 0 {
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
    let mut below = |bound: u32| rng.next_below(bound);
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

/// Counts for one preset, for one number of players, or in total.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TrialCounts {
    /// Deals played to their end.
    pub deals: u32,
    /// The number of these with house rules.
    pub house: u32,
    /// Deals that were broken off because a bot broke the rules.
    pub illegal: u32,
    /// Actions made in all these deals.
    pub actions: u64,
    /// How the deals ended.
    pub ended: EndingCounts,
    /// Red threes declared by hand.
    pub declared: u32,
    /// Penalties for red threes that weren't declared in time, by bot.
    pub penalties: Vec<u32>,
    /// Turns with a red three in hand that the rules didn't allow declaring, by bot.
    pub barred: Vec<u32>,
    /// Times the bot could have declared a red three but did something else, by bot.
    pub neglected: Vec<u32>,
}

impl TrialCounts {
    fn zero(bots: usize) -> Self {
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

/// The results of a trial.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// The bots' names.
    pub bots: Vec<String>,
    /// Counts by preset, in the order of [`RuleSet::PRESETS`].
    pub presets: Vec<TrialCounts>,
    /// Counts by number of players, from 2 to 6.
    pub players: [TrialCounts; 5],
    /// The first deal that was broken off, if any, and the reason.
    pub first: Option<(u32, Misplay)>,
}

impl Trial {
    /// The total.
    pub fn total(&self) -> TrialCounts {
        let mut total = TrialCounts::zero(self.bots.len());
        self.presets.iter().for_each(|counts| total.merge(counts));
        total
    }
}

/// Plays the trial's first `deals` deals with bots by name ([`by_name`]).
///
/// # Errors
/// [`ArenaError::UnknownBot`]; [`ArenaError::NoBot`] if there are no bots; [`ArenaError::LostThread`] if a bot or the
/// engine panicked.
pub fn run(names: &[String], deals: u32, seed: u64, threads: usize) -> Result<Trial, ArenaError> {
    let find = |name: &String| by_name(name).ok_or_else(|| ArenaError::UnknownBot(name.clone()));
    let bots = names.iter().map(find).collect::<Result<Vec<_>, _>>()?;
    if bots.is_empty() {
        return Err(ArenaError::NoBot(String::new()));
    }
    let zero = TrialCounts::zero(bots.len());
    let mut trial = Trial {
        bots: names.to_vec(),
        presets: vec![zero.clone(); RuleSet::PRESETS.len()],
        players: core::array::from_fn(|_| zero.clone()),
        first: None,
    };
    run_in_order(deals, threads, BTreeMap::new(), |number| Ok(play_deal(&bots, seed, number)), &mut trial)?;
    Ok(trial)
}

impl Fold<DealResult> for Trial {
    fn finished(&mut self, _: u32, _: &DealResult) -> Result<(), ArenaError> {
        Ok(())
    }

    fn fold(&mut self, number: u32, result: DealResult) -> ControlFlow<()> {
        self.presets[result.preset].merge(&result.counts);
        self.players[usize::from(result.players.count()) - 2].merge(&result.counts);
        if self.first.is_none() {
            self.first = result.misplay.map(|misplay| (number, misplay));
        }
        ControlFlow::Continue(())
    }
}

struct DealResult {
    preset: usize,
    players: Players,
    counts: TrialCounts,
    misplay: Option<Misplay>,
}

fn play_deal(all_bots: &[Box<dyn Bot>], seed: u64, number: u32) -> DealResult {
    let Start { preset, house, mut deal, bots } = Start::new(all_bots.len(), seed, number);
    let players = deal.public().players();
    let bot_of = |seat: Seat| bots[seat.index()];
    let mut counts = TrialCounts::zero(all_bots.len());
    let played = play(&mut deal, u64::from(number), |deal, seat, seed| {
        let view = deal.view(seat);
        let actions = all_bots[bot_of(seat)].decide(&view, seed);
        counts.declared += u32::from(actions.first() == Some(&Action::Declare));
        if view.public.rules().declares_by_hand() && is_own_turn(&view) && view.hand.of(Kind::RedThree) > 0 {
            let can_declare = view.check(&Action::Declare).is_ok();
            counts.barred[bot_of(seat)] += u32::from(!can_declare);
            counts.neglected[bot_of(seat)] += u32::from(can_declare && actions.first() != Some(&Action::Declare));
        }
        actions
    });
    let misplay = match played {
        Ok(actions) => {
            counts.deals = 1;
            counts.house = u32::from(house);
            counts.actions = actions.into();
            counts.ended.count(&deal);
            None
        }
        Err(misplay) => {
            counts.illegal = 1;
            Some(misplay)
        }
    };
    for seat in players.seats() {
        counts.penalties[bot_of(seat)] += u32::from(deal.red_three_penalty(seat).total);
    }
    DealResult { preset, players, counts, misplay }
}

fn is_own_turn(view: &View) -> bool {
    matches!(view.public.phase(), Phase::Draw | Phase::Play)
}
