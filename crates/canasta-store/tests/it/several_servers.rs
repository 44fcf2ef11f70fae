//! An exhaustive model of several servers writing to one table: lease, epoch, append, lost replies and retries.
//!
//! The database is a single row that is compared and appended to in one step, as by a statement. Everything else can
//! happen in any order: a statement arrives late or after its sender gave up, a reply is lost, a lease expires while
//! its server is still running, a server is suspended with a statement in flight, a player asks the other server again.
//! In the model, servers remember no actions. Only the database knows which have happened. So the results don't depend
//! on a server's memory, its clock, or leases.
//!
//! [`BOUNDS`] limits the exploration, which is complete within these limits. Each planted fault removes one safeguard,
//! and the exploration must find it.

use canasta_testkit::volume::volume;
use stateright::{Checker, CheckerBuilder, HasDiscoveries, Model, Property};

/// Limits of the exploration.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    /// Maximum number of times a lease expires, whether its server is running or not.
    expiries: u8,
    /// Maximum number of times a server is suspended and later resumes.
    pauses: u8,
    /// Maximum number of times the table is acquired, which is also the highest epoch.
    acquisitions: u8,
    /// Maximum number of times an append is sent before its server gives up.
    attempts: u8,
    /// Maximum number of decisions that a clock makes for a player.
    decisions: u8,
}

/// Allows two lease expiries and one pause. The table is acquired three times: at the start, and after each expiry.
const BOUNDS: Bounds = Bounds { expiries: 2, pauses: 1, acquisitions: 3, attempts: 2, decisions: 1 };
/// Allows one lease expiry less, which means far fewer states.
const QUICK_BOUNDS: Bounds = Bounds { expiries: 1, acquisitions: 2, ..BOUNDS };

const NODES: [NodeId; 2] = [0, 1];
/// The actions of each player, in order. There are three in all.
const ACTIONS: [&[Action]; 2] = [&[0, 1], &[2]];
/// A clock's decision for a player whose time is up. It has no id by which the database could recognise it.
const CLOCK_DECISION: Action = 3;

/// Invariants.
const WRONG_TABLE: &str = "each action was checked against the table that it changes";
const HAPPENS_TWICE: &str = "no action happens twice";
const ANNOUNCED_EARLY: &str = "nothing is announced before it is written";
const WRITTEN_BY_OLD_OWNER: &str = "a server that has lost the table writes nothing";

type Action = u8;
type NodeId = u8;

/// The safeguard that is removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// The append doesn't compare the number of entries.
    NoCompare,
    /// An action can be in the journal twice.
    NoUniqueIndex,
    /// A server announces an entry as soon as it sends the append.
    AnnouncedBeforeCommit,
    /// The append doesn't compare the epoch.
    OldEpochAccepted,
    /// A server with a valid lease writes without comparing anything.
    LeaseTrustedAlone,
}

/// An append on its way: an action, and what its server knew when sending it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Append {
    action: Action,
    /// Number of entries before this one, according to its server.
    before: u8,
    /// Epoch in which its server owned the table.
    epoch: u8,
    node: NodeId,
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Database {
    journal: Vec<Action>,
    /// Length of the journal.
    n: u8,
    owner: Option<NodeId>,
    epoch: u8,
    leases: [bool; NODES.len()],
}

/// A server's knowledge of a table it owns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Owned {
    epoch: u8,
    n: u8,
}

/// An append whose reply a server awaits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Pending {
    append: Append,
    sent: u8,
    outcome: Outcome,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Outcome {
    Awaited,
    /// The reply has arrived.
    Landed,
    Refused,
    /// It took too long, or the connection broke.
    Lost,
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Node {
    paused: bool,
    /// Whether the server renewed its lease recently enough, by its own clock, to decide for a player.
    renewed: bool,
    owned: Option<Owned>,
    pending: Option<Pending>,
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct State {
    database: Database,
    nodes: [Node; NODES.len()],
    /// Number of actions confirmed to each player.
    confirmed: [u8; ACTIONS.len()],
    /// Appends on their way to the database, unordered. Leaves out those that would be refused and that no server is
    /// waiting for.
    in_flight: Vec<Append>,
    expired: u8,
    paused: u8,
    decided: u8,
    /// Violations so far. The journal only grows, so each is checked when it happens.
    violations: Violations,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Violations {
    checked_on_wrong_table: bool,
    twice: bool,
    announced_before_written: bool,
    written_by_an_old_owner: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Acquire(NodeId),
    Renew(NodeId),
    Expire(NodeId),
    Pause(NodeId),
    Resume(NodeId),
    /// A player asks this server, for the first time or again, and it sends their next action.
    Propose(NodeId, usize),
    /// The server decides for a player.
    Decide(NodeId),
    /// An append arrives at the database. If its server is still waiting, it gets the reply.
    Arrive(usize),
    /// A server stops waiting for a reply. The append may still arrive later, or may never arrive.
    TimeOut(NodeId),
    /// A server acts on the outcome of its append.
    Conclude(NodeId),
    /// A server finds a player's action in the journal, and confirms it.
    Confirm(NodeId, usize),
}

struct Cluster {
    fault: Option<Fault>,
    bounds: Bounds,
}

impl Cluster {
    fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    /// Whether the database accepts an append. Safety depends only on this. A refused append stays refused, because the
    /// journal and the epoch only grow.
    fn accepts(&self, database: &Database, append: &Append) -> bool {
        let trusted = self.has(Fault::LeaseTrustedAlone);
        let owner = trusted || self.has(Fault::OldEpochAccepted) || database.epoch == append.epoch;
        let follows = trusted || self.has(Fault::NoCompare) || database.n == append.before;
        let new = self.has(Fault::NoUniqueIndex)
            || append.action == CLOCK_DECISION
            || !database.journal.contains(&append.action);
        owner && follows && new
    }

    fn send(&self, state: &mut State, append: Append, sent: u8) {
        state.nodes[usize::from(append.node)].pending = Some(Pending { append, sent, outcome: Outcome::Awaited });
        state.in_flight.push(append);
        state.in_flight.sort_unstable();
        if self.has(Fault::AnnouncedBeforeCommit) {
            state.announce(append.action);
        }
    }

    /// A server's reaction once the outcome of its append is known, or known to be lost.
    fn conclude(&self, state: &mut State, id: NodeId) -> Option<()> {
        let Pending { append, sent, outcome } = state.nodes[usize::from(id)].pending.take()?;
        let database = &state.database;
        let landed = match outcome {
            Outcome::Awaited => return None,
            Outcome::Landed => true,
            Outcome::Refused => false,
            // The server reads back the entry with that number. Entries from two servers can be equal.
            Outcome::Lost => match database.journal.get(usize::from(append.before)) {
                Some(found) => *found == append.action,
                None if sent < self.bounds.attempts => {
                    self.send(state, append, sent + 1);
                    return Some(());
                }
                // The server gives up: it must acquire the table and read it again.
                None => {
                    state.nodes[usize::from(id)].owned = None;
                    return Some(());
                }
            },
        };
        if landed {
            if let Some(owned) = &mut state.nodes[usize::from(id)].owned {
                owned.n = append.before + 1;
            }
            state.announce(append.action);
        } else {
            // It is a conflict. The server reads the table again, and sees whether it still owns it.
            let epoch = database.epoch;
            let n = database.n;
            let node = &mut state.nodes[usize::from(id)];
            node.owned = node.owned.filter(|owned| owned.epoch == epoch).map(|owned| Owned { n, ..owned });
        }
        Some(())
    }
}

impl State {
    /// A screen shows an action, or the action's player gets a confirmation.
    fn announce(&mut self, action: Action) {
        self.violations.announced_before_written |= !self.database.journal.contains(&action);
    }

    fn write(&mut self, append: &Append) {
        let Database { journal, n, epoch, .. } = &mut self.database;
        self.violations.checked_on_wrong_table |= append.before != *n;
        self.violations.twice |= journal.contains(&append.action);
        self.violations.written_by_an_old_owner |= append.epoch != *epoch;
        journal.push(append.action);
        *n += 1;
    }

    /// Whether a server is waiting for the reply to an append.
    fn is_awaited(&self, append: &Append) -> bool {
        matches!(&self.nodes[usize::from(append.node)].pending,
            Some(pending) if pending.append == *append && pending.outcome == Outcome::Awaited)
    }

    /// The player's next action; `None` if there are no more.
    fn next_action(&self, player: usize) -> Option<Action> {
        ACTIONS[player].get(usize::from(self.confirmed[player])).copied()
    }

    /// The same state with the servers swapped.
    fn swapped(&self) -> Self {
        let mut other = self.clone();
        let append = |append: Append| Append { node: 1 - append.node, ..append };
        other.nodes.reverse();
        for pending in other.nodes.iter_mut().filter_map(|node| node.pending.as_mut()) {
            pending.append = append(pending.append);
        }
        other.database.leases.reverse();
        other.database.owner = other.database.owner.map(|owner| 1 - owner);
        other.in_flight = other.in_flight.into_iter().map(append).collect();
        other.in_flight.sort_unstable();
        other
    }
}

impl Model for Cluster {
    type State = State;
    type Action = Step;

    fn init_states(&self) -> Vec<State> {
        let node = Node { paused: false, renewed: true, owned: None, pending: None };
        let database = Database { journal: Vec::new(), n: 0, owner: None, epoch: 0, leases: [true; NODES.len()] };
        vec![State {
            database,
            nodes: [node.clone(), node],
            confirmed: [0; ACTIONS.len()],
            in_flight: Vec::new(),
            expired: 0,
            paused: 0,
            decided: 0,
            violations: Violations::default(),
        }]
    }

    fn actions(&self, state: &State, steps: &mut Vec<Step>) {
        let database = &state.database;
        for (id, node) in NODES.into_iter().zip(&state.nodes) {
            let leased = database.leases[usize::from(id)];
            if leased && state.expired < self.bounds.expiries {
                steps.push(Step::Expire(id));
            }
            if node.paused {
                steps.push(Step::Resume(id));
                continue;
            }
            if state.paused < self.bounds.pauses {
                steps.push(Step::Pause(id));
            }
            if !leased || !node.renewed {
                steps.push(Step::Renew(id));
            }
            let free = database.owner.is_none_or(|owner| owner == id || !database.leases[usize::from(owner)]);
            if node.owned.is_none() && node.pending.is_none() && free && database.epoch < self.bounds.acquisitions {
                steps.push(Step::Acquire(id));
            }
            match node.pending {
                Some(Pending { outcome: Outcome::Awaited, .. }) => steps.push(Step::TimeOut(id)),
                Some(_) => steps.push(Step::Conclude(id)),
                None if node.owned.is_some() => {
                    for player in 0..ACTIONS.len() {
                        let Some(action) = state.next_action(player) else { continue };
                        if !self.has(Fault::LeaseTrustedAlone) || node.renewed {
                            steps.push(Step::Propose(id, player));
                        }
                        if database.journal.contains(&action) {
                            steps.push(Step::Confirm(id, player));
                        }
                    }
                    if node.renewed && state.decided < self.bounds.decisions {
                        steps.push(Step::Decide(id));
                    }
                }
                None => {}
            }
        }
        // Equal appends lead to the same state, so one of them is enough.
        let is_duplicate = |index: usize| index > 0 && state.in_flight[index] == state.in_flight[index - 1];
        steps.extend((0..state.in_flight.len()).filter(|&index| !is_duplicate(index)).map(Step::Arrive));
    }

    fn next_state(&self, last: &State, step: Step) -> Option<State> {
        let mut state = last.clone();
        match step {
            Step::Acquire(id) => {
                let Database { n, owner, epoch, .. } = &mut state.database;
                *owner = Some(id);
                *epoch += 1;
                state.nodes[usize::from(id)].owned = Some(Owned { epoch: *epoch, n: *n });
            }
            Step::Renew(id) => {
                state.database.leases[usize::from(id)] = true;
                state.nodes[usize::from(id)].renewed = true;
            }
            Step::Expire(id) => {
                state.expired += 1;
                state.database.leases[usize::from(id)] = false;
                // A running server notices the expiry before the database does.
                let node = &mut state.nodes[usize::from(id)];
                node.renewed &= node.paused;
            }
            Step::Pause(id) => {
                state.paused += 1;
                state.nodes[usize::from(id)].paused = true;
            }
            Step::Resume(id) => {
                let node = &mut state.nodes[usize::from(id)];
                node.paused = false;
                // The server's clock kept running, so its lease has expired, unless it trusts the old lease.
                node.renewed &= self.has(Fault::LeaseTrustedAlone);
            }
            Step::Propose(id, player) => {
                let Owned { epoch, n } = state.nodes[usize::from(id)].owned?;
                let action = state.next_action(player)?;
                self.send(&mut state, Append { action, before: n, epoch, node: id }, 1);
            }
            Step::Decide(id) => {
                let Owned { epoch, n } = state.nodes[usize::from(id)].owned?;
                state.decided += 1;
                self.send(&mut state, Append { action: CLOCK_DECISION, before: n, epoch, node: id }, 1);
            }
            Step::Arrive(index) => {
                let append = state.in_flight.remove(index);
                let accepted = self.accepts(&state.database, &append);
                if state.is_awaited(&append)
                    && let Some(pending) = &mut state.nodes[usize::from(append.node)].pending
                {
                    pending.outcome = if accepted { Outcome::Landed } else { Outcome::Refused };
                }
                if accepted {
                    state.write(&append);
                }
            }
            Step::TimeOut(id) => state.nodes[usize::from(id)].pending.as_mut()?.outcome = Outcome::Lost,
            Step::Conclude(id) => self.conclude(&mut state, id)?,
            Step::Confirm(_, player) => {
                let action = state.next_action(player)?;
                state.announce(action);
                state.confirmed[player] += 1;
            }
        }
        let late = std::mem::take(&mut state.in_flight);
        let matters = |append: &Append| self.accepts(&state.database, append) || state.is_awaited(append);
        state.in_flight = late.into_iter().filter(matters).collect();
        if state.decided == self.bounds.decisions && !self.has(Fault::LeaseTrustedAlone) {
            // A server's own clock matters only for decisions.
            state.nodes.iter_mut().for_each(|node| node.renewed = true);
        }
        Some(state)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![
            Property::always(WRONG_TABLE, |_, state: &State| !state.violations.checked_on_wrong_table),
            Property::always(HAPPENS_TWICE, |_, state: &State| !state.violations.twice),
            Property::always(ANNOUNCED_EARLY, |_, state: &State| !state.violations.announced_before_written),
            Property::always(WRITTEN_BY_OLD_OWNER, |_, state: &State| !state.violations.written_by_an_old_owner),
            Property::always("a player's actions are in their order", |_, state: &State| {
                let place = |action| state.database.journal.iter().position(|other| *other == action);
                place(1).is_none_or(|second| place(0).is_some_and(|first| first < second))
            }),
            Property::sometimes(
                "everything is confirmed after all possible failures",
                |model: &Self, state: &State| {
                    let Bounds { expiries, pauses, .. } = model.bounds;
                    let all = (0..ACTIONS.len()).all(|player| state.next_action(player).is_none());
                    all && state.expired == expiries && state.paused == pauses
                },
            ),
            Property::sometimes("the table changes hands while an append is in flight", |_, state: &State| {
                state.in_flight.iter().any(|append| append.epoch < state.database.epoch)
            }),
        ]
    }
}

/// The model with or without a fault, ready to be checked.
fn model(fault: Option<Fault>) -> CheckerBuilder<Cluster> {
    Cluster { fault, bounds: volume(QUICK_BOUNDS, BOUNDS) }.checker().threads(2)
}

#[test]
fn two_servers_keep_one_table_consistent() {
    // The servers are interchangeable, so if two states differ only in their servers' names, one of them is explored.
    let checker = model(None).symmetry_fn(|state| state.clone().min(state.swapped())).spawn_dfs().join();
    checker.assert_properties();
    println!("{} states, at most {} steps", checker.unique_state_count(), checker.max_depth());
}

#[test]
fn each_removed_safeguard_is_found() {
    let expected = [
        (Fault::NoCompare, WRONG_TABLE),
        (Fault::NoUniqueIndex, HAPPENS_TWICE),
        (Fault::AnnouncedBeforeCommit, ANNOUNCED_EARLY),
        (Fault::OldEpochAccepted, WRITTEN_BY_OLD_OWNER),
        (Fault::LeaseTrustedAlone, WRITTEN_BY_OLD_OWNER),
    ];
    for (fault, fails) in expected {
        let checker = model(Some(fault)).finish_when(HasDiscoveries::AnyOf([fails].into())).spawn_bfs().join();
        let path = checker.discovery(fails).unwrap_or_else(|| panic!("{fault:?} is not found"));
        println!("{fault:?}: “{fails}” does not hold after {:?}", path.into_actions());
    }
}
