//! A bot of the host's in a process of its own, at one seat of one table. Whatever it does wrong, the table goes on: a
//! club player decides in its place, the host is told, and it is started again at its next turn, but not for ever.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use canasta::{CardAct, CardView, Seat, View};
use canasta_bots::{Bot, Club};
use canasta_exec::{Event, Hello, Limits, Process};
use canasta_table::scene::{Scene, SeenEvent};

/// How often a program is started at one seat, as long as its table is live.
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
    told: usize,
}

/// What is done in the place of a program's act.
pub(super) enum Answer {
    /// Its own act.
    Act(CardAct),
    /// A club player's.
    Instead(Vec<canasta::Act>),
}

impl Program {
    pub(super) fn new(table: &str, seat: Seat, name: &str, command: Arc<str>, limits: Limits) -> Self {
        Self { table: table.to_owned(), seat, name: name.to_owned(), command, limits, state: Mutex::default() }
    }

    /// A crash of this program's own leaves a process that is ended and started anew.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells what happened since, if it runs. It does not wait.
    pub(super) fn hear(&self, scene: &Scene) {
        let mut state = self.lock();
        let State { process, told, .. } = &mut *state;
        // A new deal has a log of its own.
        if scene.log.len() < *told || scene.log.iter().all(|happened| !matches!(happened, SeenEvent::Step { .. })) {
            *told = 0;
        }
        if let Some(process) = process {
            for event in events(scene, *told) {
                process.event(&event);
            }
        }
        *told = scene.log.len();
    }

    /// Decides; blocks as long as the limits allow.
    pub(super) fn decide(&self, seen: &CardView, kinds: &View, seed: u64) -> Answer {
        let mut state = self.lock();
        match self.ask(&mut state, seen, seed) {
            Some(act) => Answer::Act(act),
            None => Answer::Instead(Club::default().decide(kinds, seed)),
        }
    }

    fn ask(&self, state: &mut State, seen: &CardView, seed: u64) -> Option<CardAct> {
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
                    self.report(&forfeit.to_string(), state.starts);
                    return None;
                }
            }
        }
        match state.process.as_mut()?.turn(seen) {
            Ok(act) => Some(act),
            Err(forfeit) => {
                state.process = None;
                self.report(&forfeit.to_string(), state.starts);
                None
            }
        }
    }

    /// Tells the operator.
    fn report(&self, forfeit: &str, starts: u32) {
        // not for people: lines of the log, for the operator
        let then = if starts == STARTS {
            "It is not started again; a club player has the seat."
        } else {
            "A club player decides for it; it is started again at its next turn."
        };
        // What it said may hold cards of its hand, so it is told only where the host asks for it.
        tracing::warn!(
            table = self.table,
            bot = self.name,
            "a bot of the operator's failed; {then} What it said is logged by --log-level debug."
        );
        tracing::debug!(table = self.table, bot = self.name, forfeit, "how it failed");
    }
}

/// What a scene's log tells from some place on.
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
        SeenEvent::Step { step, .. } => Some(Event::Act(step.clone())),
        SeenEvent::Ended(ending) => Some(Event::DealEnds {
            ending: *ending,
            deal: *scene.sheet.last()?,
            scores: scene.totals,
            winner: scene.winner,
        }),
    };
    log.filter_map(event).collect()
}
