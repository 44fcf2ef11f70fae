//! An operator's bot in a process of its own, at one seat of one table. Whatever it does wrong, the table goes on: a club player
//! decides in its place and the log tells the operator. It is started again at its next turn, a few times at most.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use canasta::{CardAction, CardView, Seat, View};
use canasta_bots::{Bot, Club};
use canasta_protocol::exec::{Event, Hello, Limits, Process};
use canasta_table::scene::{Scene, SeenEvent};

use super::Decision;

/// How often a program is started at one seat while its table is live.
const STARTS: u32 = 4;

/// A program at a seat.
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
    /// How often it was started.
    starts: u32,
    /// How much of the present deal's log it was told.
    events_sent: usize,
}

impl Program {
    pub(super) fn new(table: &str, seat: Seat, name: &str, command: Arc<str>, limits: Limits) -> Self {
        Self { table: table.to_owned(), seat, name: name.to_owned(), command, limits, state: Mutex::default() }
    }

    /// A panic of this server while it held the lock leaves a process that is ended and started anew.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells the process, if it runs, what has happened since the last time. It does not wait.
    pub(super) fn inform(&self, scene: &Scene) {
        let mut state = self.lock();
        let State { process, events_sent, .. } = &mut *state;
        // A new deal has a log of its own.
        if scene.log.len() < *events_sent
            || scene.log.iter().all(|happened| !matches!(happened, SeenEvent::Step { .. }))
        {
            *events_sent = 0;
        }
        if let Some(process) = process {
            for event in events(scene, *events_sent) {
                process.event(&event);
            }
        }
        *events_sent = scene.log.len();
    }

    /// Decides, or has a club player decide. Blocks for as long as the limits allow.
    pub(super) fn decide(&self, seen: &CardView, kinds: &View, seed: u64) -> Decision {
        let mut state = self.lock();
        match self.ask(&mut state, seen, seed) {
            Some(action) => Decision::Action(action),
            None => Decision::Plan(Club::default().decide(kinds, seed)),
        }
    }

    fn ask(&self, state: &mut State, seen: &CardView, seed: u64) -> Option<CardAction> {
        if state.process.is_none() {
            if state.starts == STARTS {
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

    /// Tells the operator how the process failed.
    fn log_failure(&self, forfeit: &str, starts: u32) {
        let then = if starts == STARTS {
            "It is not started again; a club player has its seat."
        } else {
            "A club player decides for it; it is started again at its next turn."
        };
        // What it said may hold cards of its hand, so it is logged only where the operator asks for it.
        tracing::warn!(
            table = self.table,
            bot = self.name,
            "an operator's bot failed. {then} What it said is logged with --log-level debug."
        );
        tracing::debug!(table = self.table, bot = self.name, forfeit, "what the bot said");
    }
}

/// The events of a scene's log from this place on.
fn events(scene: &Scene, from: usize) -> Vec<Event> {
    let log = scene.log.iter().enumerate().skip(from);
    let event = |(place, happened): (usize, &SeenEvent)| match happened {
        SeenEvent::Dealt { deal, .. } => {
            let red_threes = scene.log[place..].iter().filter_map(|happened| match happened {
                SeenEvent::RedThreesLaid(red_threes) => Some(red_threes.clone()),
                _ => None,
            });
            let view = Box::new(scene.view.clone());
            Some(Event::DealBegins { deal: *deal, view, red_threes: red_threes.collect() })
        }
        SeenEvent::RedThreesLaid(_) | SeenEvent::Person { .. } => None,
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
