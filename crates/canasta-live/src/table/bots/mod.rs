//! The bots of one table: the bot in each seat, its plan for the current turn, and the pause before each action so that
//! people can follow.

mod offered;
mod program;

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use canasta::{Action, CardAction, Seat, SeedRng};
use canasta_bots::Bot;
use canasta_protocol::exec::Limits;
use canasta_table::bots::Pace;
use canasta_table::journal::{Entry, Person};
use canasta_table::{Table, lesson};
use tokio::sync::oneshot;
use tokio::time::Instant;

use offered::BotKind;
pub use offered::{BotOfferError, Bots};
use program::Program;

use crate::think::{Priority, Thinking};

/// A bot's decision.
pub(super) enum Decision {
    /// The actions up to the next unknown card, or to the end of the turn.
    Plan(Vec<Action>),
    /// One action, with specific cards.
    Action(CardAction),
}

/// The program or built-in bot that makes a seat's decisions.
enum Engine {
    BuiltIn(Arc<dyn Bot>),
    Program(Arc<Program>),
}

/// The bot of a seat. A person's seat has one too, in case the person is away.
struct SeatBot {
    name: String,
    engine: Engine,
    think_time: Duration,
}

/// State of the current bot's decision.
#[derive(Default)]
enum Progress {
    #[default]
    NotStarted,
    Thinking(Seat, oneshot::Receiver<Decision>),
    /// The bot decides before the pause, so that the time of its action doesn't reveal how long it thought, which would
    /// hint at its hand.
    Decided(CardAction),
}

pub(crate) struct TableBots {
    seats: BTreeMap<Seat, SeatBot>,
    thinking: Arc<Thinking>,
    progress: Progress,
    /// Remaining actions of a planned turn.
    plan: VecDeque<Action>,
    /// The seat where a bot makes one decision for a person whose time has run out.
    substituted: Option<Seat>,
    pace: Pace,
    /// The last entry that moved cards, and when it was shown.
    last_play: (Entry, Instant),
}

impl TableBots {
    /// Creates the bots of a table.
    ///
    /// # Errors
    /// The name of an unknown bot.
    pub(crate) fn of(table: &Table, catalogue: &Bots, thinking: Arc<Thinking>) -> Result<Self, String> {
        let mut bots = Self {
            seats: BTreeMap::new(),
            thinking,
            progress: Progress::default(),
            plan: VecDeque::new(),
            substituted: None,
            pace: Pace::default(),
            last_play: (Entry::Joined(Person::HOST), Instant::now()),
        };
        bots.update_seats(table, catalogue)?;
        Ok(bots)
    }

    /// Updates the bots after a change of seats. If a bot is no longer on offer, the seat keeps its previous one.
    pub(super) fn reseat(&mut self, table: &Table, catalogue: &Bots) {
        self.forget_plan();
        // The bot was still on offer when it was chosen a moment ago.
        let _ = self.update_seats(table, catalogue);
    }

    fn update_seats(&mut self, table: &Table, catalogue: &Bots) -> Result<(), String> {
        for seat in table.players().seats() {
            let bot = table.bot(seat).unwrap_or(lesson::FALLBACK_BOT);
            let name = if table.is_lesson() { lesson::FALLBACK_BOT } else { bot };
            if self.seats.get(&seat).is_some_and(|bot| bot.name == name) {
                continue;
            }
            let offered = catalogue.named(name).ok_or_else(|| name.to_owned())?;
            let engine = match offered.kind {
                BotKind::BuiltIn(bot) => Engine::BuiltIn(bot),
                BotKind::Process(command) => {
                    Engine::Program(Arc::new(Program::new(table.id(), seat, name, command, Limits::default())))
                }
            };
            self.seats.insert(seat, SeatBot { name: name.to_owned(), engine, think_time: offered.think_time });
        }
        Ok(())
    }

    pub(super) const fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
    }

    /// Sends new events to the bots that are programs. They learn of a meld only once it can't be taken back.
    pub(super) fn inform(&self, table: &Table) {
        for (&seat, bot) in &self.seats {
            if let Engine::Program(program) = &bot.engine
                && let Some(scene) = table.scene(Some(seat))
            {
                program.inform(&scene, table.lasting_events());
            }
        }
    }

    /// Called when an entry has moved cards. The current decision is then outdated, and the pause before the next
    /// action begins.
    pub(super) fn discard_decision(&mut self, entry: Entry) {
        self.progress = Progress::NotStarted;
        self.last_play = (entry, Instant::now());
    }

    /// Called when a person plays. Discards all bot decisions.
    pub(super) fn forget_plan(&mut self) {
        self.substituted = None;
        self.progress = Progress::NotStarted;
        self.plan.clear();
    }

    /// Lets a bot make the current decision for a person whose time has run out.
    pub(super) fn substitute(&mut self, seat: Seat) {
        self.forget_plan();
        self.substituted = Some(seat);
    }

    /// The seat where a bot makes the current decision for a person.
    pub(super) const fn substituted(&self) -> Option<Seat> {
        self.substituted
    }

    /// Called when a bot has acted. A decision for a person is over when the plan or the turn ends.
    pub(super) fn acted(&mut self, table: &Table, seat: Seat) {
        if table.to_act() != Some(seat) || self.plan.is_empty() {
            self.substituted = None;
        }
    }

    /// Starts the decision for the seat that has to act, unless it has already been started.
    pub(super) fn start(&mut self, table: &Table, seat: Seat) {
        if matches!(self.progress, Progress::NotStarted) {
            self.progress = self.start_thinking(table, seat);
        }
    }

    fn start_thinking(&mut self, table: &Table, seat: Seat) -> Progress {
        if let Some(action) = table.scripted() {
            return Progress::Decided(action);
        }
        let seen = table.view(Some(seat));
        let kinds = seen.as_ref().and_then(canasta::CardView::to_kinds);
        let (Some(seen), Some(kinds), Some(bot)) = (seen, kinds, self.seats.get(&seat)) else {
            return Progress::NotStarted;
        };
        if self.plan.front().is_some_and(|action| kinds.check(action).is_ok()) {
            return self.choose_legal(table, seat, None);
        }
        self.plan.clear();
        let daily = table.decision_seed();
        let seed = daily.unwrap_or_else(crate::chance::random_seed);
        let id = table.id();
        let time = bot.think_time;
        let decision = match (&bot.engine, &self.thinking.processes) {
            (Engine::BuiltIn(bot), _) => {
                let bot = Arc::clone(bot);
                // In the deal of the day, a bot must make the same decision for everyone, however busy this machine is.
                let think = move |go_on: &dyn Fn() -> bool| {
                    Decision::Plan(bot.decide_while(&kinds, seed, &|| daily.is_some() || go_on()))
                };
                self.thinking.local.submit(id, Priority::Action, time, think)
            }
            (Engine::Program(program), Some(processes)) => {
                let program = Arc::clone(program);
                processes.submit(id, Priority::Action, time, move |_| program.decide(&seen, &kinds, seed))
            }
            // If any bot is a program, there is a pool for programs.
            (Engine::Program(_), None) => return self.choose_legal(table, seat, None),
        };
        Progress::Thinking(seat, decision)
    }

    /// Waits for the decision of the bot that is thinking. Returns its seat and its decision; `None` if it crashed.
    /// Never returns while no bot is thinking.
    pub(super) async fn decision(&mut self) -> (Seat, Option<Decision>) {
        match &mut self.progress {
            Progress::Thinking(seat, decision) => (*seat, decision.await.ok()),
            Progress::NotStarted | Progress::Decided(_) => std::future::pending().await,
        }
    }

    /// Accepts a bot's decision.
    pub(super) fn decide(&mut self, table: &Table, seat: Seat, decision: Option<Decision>) {
        let is_to_act = table.to_act() == Some(seat);
        self.progress = if is_to_act { self.choose_legal(table, seat, decision) } else { Progress::NotStarted };
    }

    /// A bot's action. If the bot crashed or decided on nothing legal, this is some legal action, so that the others
    /// can continue.
    fn choose_legal(&mut self, table: &Table, seat: Seat, decision: Option<Decision>) -> Progress {
        self.legal_action(table, seat, decision).map_or(Progress::NotStarted, Progress::Decided)
    }

    fn legal_action(&mut self, table: &Table, seat: Seat, decision: Option<Decision>) -> Option<CardAction> {
        let view = table.view(Some(seat))?;
        let kinds = view.to_kinds()?;
        match decision {
            Some(Decision::Action(action)) if action.to_kinds().is_ok_and(|action| kinds.check(&action).is_ok()) => {
                return Some(action);
            }
            Some(Decision::Plan(actions)) => {
                self.plan = actions.into();
                // In the deal of the day, each action is decided separately, so that a restart within a turn doesn't
                // change how the bot plays.
                if table.decision_seed().is_some() {
                    self.plan.truncate(1);
                }
            }
            Some(Decision::Action(_)) | None => {}
        }
        let planned = self.plan.pop_front().filter(|action| kinds.check(action).is_ok());
        let action = planned.or_else(|| {
            self.plan.clear();
            let mut rng = SeedRng::new(table.decision_seed().unwrap_or_else(crate::chance::random_seed));
            kinds.public.pick_legal(&kinds.hand, &mut rng, &mut Vec::new())
        })?;
        view.to_cards(&action)
    }

    /// Whether the bot that has to act has decided.
    pub(super) const fn has_decided(&self) -> bool {
        matches!(self.progress, Progress::Decided(_))
    }

    /// Takes the action that the bot decided on.
    pub(super) fn take_action(&mut self) -> Option<CardAction> {
        match std::mem::take(&mut self.progress) {
            Progress::Decided(action) => Some(action),
            other => {
                self.progress = other;
                None
            }
        }
    }

    /// When the bot of a seat may act, with pauses as a percentage of the pace that the player chose. Every action
    /// waits for as long as the bot is allowed to think, so its time doesn't reveal how long the bot actually thought.
    pub(super) fn acts_at(&self, seat: Seat, percent: u32) -> Instant {
        let (entry, since) = &self.last_play;
        let think_time = self.seats.get(&seat).map_or(Duration::ZERO, |bot| bot.think_time);
        let wait = if percent == 0 { Duration::ZERO } else { pause(entry, self.pace, percent).max(think_time) };
        *since + wait
    }

    /// When a card last moved or, if the bots are waiting because of a full disk, when that wait ends.
    pub(super) const fn idle_since(&self) -> Instant {
        self.last_play.1
    }

    /// Makes the bots wait this long before they try to act again.
    pub(super) fn back_off(&mut self, wait: Duration) {
        self.last_play.1 = Instant::now() + wait;
    }
}

/// Pause between the last entry and a bot's action. It depends only on what all players saw, never on a hidden card.
fn pause(last: &Entry, pace: Pace, percent: u32) -> Duration {
    let millis: u32 = match last {
        // The deal's animation takes up to 1.6 seconds.
        Entry::Dealt { .. } => 2000,
        Entry::Acted { action, .. } => match action {
            CardAction::Draw | CardAction::Declare(_) => 700,
            CardAction::Discard(_) | CardAction::Pass => 900,
            CardAction::Meld(_) | CardAction::Take { .. } => 1300,
            CardAction::Ask | CardAction::Answer(_) => 1400,
        },
        // A person came, left or paused. Such a message is quickly read.
        _ => 700,
    };
    let of_pace = match pace {
        Pace::Slow => 200,
        Pace::Normal => 100,
        Pace::Fast => 40,
    };
    Duration::from_millis(u64::from(millis) * of_pace * u64::from(percent) / 10_000)
}

#[cfg(test)]
mod tests {
    use canasta::deck::shuffled;
    use canasta::{Kind, Players, RuleSet, View};
    use canasta_table::journal::{ActionId, SeatedPlayer, Terms};
    use canasta_table::{Proposal, SeatRequest};

    use super::*;

    /// A bot that fails in a different way each time: it decides nothing, breaks the rules, or crashes.
    struct FaultyBot;

    impl Bot for FaultyBot {
        fn name(&self) -> &str {
            "faulty"
        }

        fn decide(&self, _: &View, seed: u64) -> Vec<Action> {
            match seed % 3 {
                0 => Vec::new(),
                1 => vec![Action::Discard(Kind::RedThree), Action::Draw],
                _ => panic!("a planted crash"),
            }
        }
    }

    fn table(rules: &str, players: Players, seed: u64) -> Table {
        let terms = Terms::of(rules, RuleSet::preset(rules).unwrap(), players);
        let sat = |seat: Seat| {
            let who = SeatedPlayer::Bot { name: format!("Bot {}", seat.0), bot: "club".to_owned() };
            Entry::Sat { seat, who }
        };
        let begun = Entry::Begun { first_dealer: Seat(0), draws: Vec::new() };
        let dealt = Entry::Dealt { deal: 1, deck: shuffled(&mut SeedRng::new(seed)) };
        let entries: Vec<Entry> = [Entry::Opened(Box::new(terms))]
            .into_iter()
            .chain(players.seats().map(sat))
            .chain([begun, dealt])
            .collect();
        Table::fold("t", &entries).unwrap()
    }

    #[tokio::test]
    async fn a_faulty_bot_does_not_hold_up_a_game() {
        let mut actions = 0;
        let catalogue = Bots::levels().with_bot("club", Duration::from_millis(50), Arc::new(FaultyBot));
        let thinking = Arc::new(Thinking::start(&catalogue).unwrap());
        for (seed, preset) in RuleSet::PRESETS.iter().enumerate() {
            for players in (2..=6).filter_map(Players::new) {
                let mut table = table(preset.name, players, seed as u64);
                let mut bots = TableBots::of(&table, &catalogue, Arc::clone(&thinking)).unwrap();
                for _ in 0..60 {
                    let Some(seat) = table.to_act() else { break };
                    bots.start(&table, seat);
                    if !bots.has_decided() {
                        let (seat, decision) = bots.decision().await;
                        bots.decide(&table, seat, decision);
                    }
                    let action = bots.take_action().unwrap();
                    let n = table.n();
                    let by = ActionId { seat, id: n.to_string() };
                    let Ok(Proposal::New(entry)) = table.propose(by, n, SeatRequest::Action(action)) else {
                        panic!("{}, {players:?}: the action is refused", preset.name)
                    };
                    table.apply(&entry).unwrap();
                    actions += 1;
                }
            }
        }
        assert!(actions > 1000, "{actions}");
    }
}
