//! An operator's bot, in its own process for one seat of one table. Whatever it does wrong, the table continues: a Club
//! bot decides instead, and the operator finds the problem in the log. The process is restarted on its next turn, but
//! only a few times.

use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use canasta::{CardAction, CardView, Seat, View};
use canasta_bots::{Bot, Club};
use canasta_protocol::exec::{Event, Hello, Limits, Process};
use canasta_table::scene::{Scene, SeenEvent};

use super::Decision;

/// Maximum starts of a program for one seat while its table is live.
const MAX_STARTS: u32 = 4;

pub(super) struct Program {
    table: String,
    seat: Seat,
    name: String,
    command: Arc<str>,
    limits: Limits,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    process: Option<Process>,
    starts: u32,
    /// Number of events from the current deal's log that the process has been sent.
    events_sent: usize,
}

impl Program {
    pub(super) fn new(table: &str, seat: Seat, name: &str, command: Arc<str>, limits: Limits) -> Self {
        Self { table: table.to_owned(), seat, name: name.to_owned(), command, limits, state: Mutex::default() }
    }

    // If this server panicked while it held the lock, the process is stopped and started again.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// If the process is running, sends it the events since the last time, up to the first `lasting` events of the
    /// scene's log. Doesn't wait.
    pub(super) fn inform(&self, scene: &Scene, lasting: usize) {
        let mut state = self.lock();
        let State { process, events_sent, .. } = &mut *state;
        // A new deal has its own log.
        if lasting < *events_sent || scene.log.iter().all(|happened| !matches!(happened, SeenEvent::Step { .. })) {
            *events_sent = 0;
        }
        if let Some(process) = process {
            for event in events(scene, *events_sent..lasting) {
                process.event(&event);
            }
        }
        *events_sent = lasting;
    }

    /// Decides, or lets a Club bot decide. Blocks, but only for as long as the limits allow.
    pub(super) fn decide(&self, seen: &CardView, kinds: &View, seed: u64) -> Decision {
        let mut state = self.lock();
        match self.ask(&mut state, seen, seed) {
            Some(action) => Decision::Action(action),
            None => Decision::Plan(Club::default().decide(kinds, seed)),
        }
    }

    fn ask(&self, state: &mut State, seen: &CardView, seed: u64) -> Option<CardAction> {
        if state.process.is_none() {
            if state.starts == MAX_STARTS {
                return None;
            }
            state.starts += 1;
            let public = &seen.table.public;
            let hello = Hello::new(public.rules(), public.players(), self.seat, seed);
            match Process::start(&self.command, &hello, &self.limits) {
                Ok(process) => state.process = Some(process),
                Err(forfeit) => {
                    self.log_failure(&forfeit.to_string(), state.starts);
                    return None;
                }
            }
        }
        match state.process.as_mut()?.turn(seen) {
            Ok(action) => Some(action),
            Err(forfeit) => {
                state.process = None;
                self.log_failure(&forfeit.to_string(), state.starts);
                None
            }
        }
    }

    /// Logs how the process failed.
    fn log_failure(&self, forfeit: &str, starts: u32) {
        let consequence = if starts == MAX_STARTS {
            "It is not restarted; a Club bot takes its seat."
        } else {
            "A Club bot decides instead; it is restarted on its next turn."
        };
        // The details may reveal cards, so they are logged only if the operator asks for them.
        tracing::warn!(
            table = self.table,
            bot = self.name,
            "an operator's bot failed. {consequence} Details are logged with --log-level debug."
        );
        tracing::debug!(table = self.table, bot = self.name, forfeit, "details of the bot's failure");
    }
}

/// Events of a scene's log at these places.
fn events(scene: &Scene, places: Range<usize>) -> Vec<Event> {
    let log = scene.log.iter().enumerate().take(places.end).skip(places.start);
    let event = |(index, happened): (usize, &SeenEvent)| match happened {
        SeenEvent::Dealt { deal, .. } => {
            let red_threes = scene.log[index..].iter().filter_map(|happened| match happened {
                SeenEvent::DeclaredRedThrees(red_threes) => Some(red_threes.clone()),
                _ => None,
            });
            let view = Box::new(scene.view.clone());
            Some(Event::DealBegins { deal: *deal, view, red_threes: red_threes.collect() })
        }
        SeenEvent::DeclaredRedThrees(_)
        | SeenEvent::TookBack { .. }
        | SeenEvent::Person { .. }
        | SeenEvent::Conceded(_) => None,
        SeenEvent::Step { step, .. } => Some(Event::Action(step.clone())),
        SeenEvent::Ended(ending) => Some(Event::DealEnds {
            ending: *ending,
            deal: *scene.sheet.last()?,
            scores: scene.totals,
            winner: scene.winner,
        }),
    };
    log.filter_map(event).collect()
}
