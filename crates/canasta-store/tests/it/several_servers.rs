//! A model of how several servers write one table, checked exhaustively: lease, epoch, append, lost replies and sending again.
//!
//! The database is one row that compares and appends, as a statement does. Everything else may happen in any order: a
//! statement arrives late or after its sender gave it up, a reply is lost, a lease expires although its server runs, a server
//! stands still with a statement under way, a player asks the other server again. A server of the model remembers no act; only
//! the database knows which have happened. What holds here does not depend on the memory of a server, on its clock, or on
//! leases.
//!
//! What is explored is bounded by [`BOUNDS`]; within them it is all. Each planted fault takes one safeguard away, and must be found.

use canasta_testkit::volume::volume;
use stateright::{Checker, CheckerBuilder, HasDiscoveries, Model, Property};

/// How far the exploration goes.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    /// Leases that expire, whether their server runs or not.
    expiries: u8,
    /// Times that a server stands still and goes on later.
    pauses: u8,
    /// Times that the table is taken: the greatest epoch.
    takes: u8,
    /// Times that an append is sent before its server gives up.
    attempts: u8,
    /// Decisions that a clock makes for a player.
    decisions: u8,
}

/// Two lease expiries and one pause. The table is taken three times: at first, and once for each expiry.
const BOUNDS: Bounds = Bounds { expiries: 2, pauses: 1, takes: 3, attempts: 2, decisions: 1 };
/// One lease expiry fewer, for far fewer states.
const QUICK_BOUNDS: Bounds = Bounds { expiries: 1, takes: 2, ..BOUNDS };

const NODES: [NodeId; 2] = [0, 1];
/// The acts of each player, in their order: three in all.
const ACTIONS: [&[Action]; 2] = [&[0, 1], &[2]];
/// What a clock decides for a player whose time is over. It has no id by which the database would know it again.
const DECISION: Action = 3;

/// What must hold at all times.
const ON_ANOTHER_TABLE: &str = "each action was judged on the table that it changes";
const TWICE: &str = "no action happens twice";
const TOLD: &str = "nothing is told before it is written";
const OLD_OWNER: &str = "a server that has lost the table writes nothing";

type Action = u8;
type NodeId = u8;

/// A safeguard that is taken away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// The append does not compare the number of entries.
    NoCompare,
    /// An act may be in the journal twice.
    NoUniqueIndex,
    /// A server tells of an entry when it sends it.
    ToldBeforeCommit,
    /// The append does not compare the epoch.
    OldEpochAccepted,
    /// A server that has its lease writes without comparing anything.
    LeaseTrustedAlone,
}

/// An append on its way: an act, and what its server knew when it sent it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Append {
    action: Action,
    /// The number of entries before it, as its server saw the table.
    before: u8,
    /// The epoch in which its server had the table.
    epoch: u8,
    node: NodeId,
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Database {
    journal: Vec<Action>,
    /// How many entries that is.
    n: u8,
    owner: Option<NodeId>,
    epoch: u8,
    leases: [bool; NODES.len()],
}

/// What a server knows of the table while it has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Owned {
    epoch: u8,
    n: u8,
}

/// An append that a server waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Pending {
    append: Append,
    sent: u8,
    outcome: Outcome,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Outcome {
    Waits,
    /// The reply has come.
    Landed,
    Refused,
    /// It took too long, or the connection broke.
    Lost,
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Node {
    paused: bool,
    /// By its own clock it has renewed its lease lately enough to decide for a player.
    renewed: bool,
    owned: Option<Owned>,
    pending: Option<Pending>,
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct State {
    database: Database,
    nodes: [Node; NODES.len()],
    /// How many of their acts were confirmed to each player.
    confirmed: [u8; ACTIONS.len()],
    /// Appends on their way to the database, in no order. Those that would be refused and for which nobody waits are left out.
    under_way: Vec<Append>,
    expired: u8,
    paused: u8,
    decided: u8,
    /// What has happened that never may. The journal only grows, so each is judged when it happens.
    wrong: Wrong,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Wrong {
    judged_on_another_table: bool,
    twice: bool,
    told_before_written: bool,
    written_by_an_old_owner: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Take(NodeId),
    Renew(NodeId),
    Expire(NodeId),
    Pause(NodeId),
    Resume(NodeId),
    /// A player has asked this server, for the first time or again; it sends their next act.
    Propose(NodeId, usize),
    /// The server decides for a player.
    Decide(NodeId),
    /// An append arrives at the database; its reply comes back, if its server still waits.
    Arrive(usize),
    /// A server stops waiting for a reply. The append may still arrive, or never.
    TimeOut(NodeId),
    /// A server acts on what came of its append.
    Conclude(NodeId),
    /// A server tells a player of an act that it finds in the journal.
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

    /// Whether the database accepts an append: all that safety rests on. What is refused once is refused for ever, because the journal
    /// and the epoch only grow.
    fn accepts(&self, database: &Database, append: &Append) -> bool {
        let trusted = self.has(Fault::LeaseTrustedAlone);
        let owner = trusted || self.has(Fault::OldEpochAccepted) || database.epoch == append.epoch;
        let follows = trusted || self.has(Fault::NoCompare) || database.n == append.before;
        let new =
            self.has(Fault::NoUniqueIndex) || append.action == DECISION || !database.journal.contains(&append.action);
        owner && follows && new
    }

    fn send(&self, state: &mut State, append: Append, sent: u8) {
        state.nodes[usize::from(append.node)].pending = Some(Pending { append, sent, outcome: Outcome::Waits });
        state.under_way.push(append);
        state.under_way.sort_unstable();
        if self.has(Fault::ToldBeforeCommit) {
            state.tell(append.action);
        }
    }

    /// What a server does when it knows, or cannot know, what came of its append.
    fn conclude(&self, state: &mut State, id: NodeId) -> Option<()> {
        let Pending { append, sent, outcome } = state.nodes[usize::from(id)].pending.take()?;
        let database = &state.database;
        let landed = match outcome {
            Outcome::Waits => return None,
            Outcome::Landed => true,
            Outcome::Refused => false,
            // It reads back the entry of that number. Entries of two servers may be equal.
            Outcome::Lost => match database.journal.get(usize::from(append.before)) {
                Some(found) => *found == append.action,
                None if sent < self.bounds.attempts => {
                    self.send(state, append, sent + 1);
                    return Some(());
                }
                // It gives up: the table must be taken and read again.
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
            state.tell(append.action);
        } else {
            // A conflict: it reads the table again, and sees whether it still has it.
            let (epoch, n) = (database.epoch, database.n);
            let node = &mut state.nodes[usize::from(id)];
            node.owned = node.owned.filter(|owned| owned.epoch == epoch).map(|owned| Owned { n, ..owned });
        }
        Some(())
    }
}

impl State {
    /// A screen shows an act, or its player hears that it has happened.
    fn tell(&mut self, action: Action) {
        self.wrong.told_before_written |= !self.database.journal.contains(&action);
    }

    fn write(&mut self, append: &Append) {
        let Database { journal, n, epoch, .. } = &mut self.database;
        self.wrong.judged_on_another_table |= append.before != *n;
        self.wrong.twice |= journal.contains(&append.action);
        self.wrong.written_by_an_old_owner |= append.epoch != *epoch;
        journal.push(append.action);
        *n += 1;
    }

    /// Whether a server waits for the reply to an append.
    fn is_awaited(&self, append: &Append) -> bool {
        matches!(&self.nodes[usize::from(append.node)].pending,
            Some(pending) if pending.append == *append && pending.outcome == Outcome::Waits)
    }

    /// The player's next act, if one is left.
    fn next_action(&self, player: usize) -> Option<Action> {
        ACTIONS[player].get(usize::from(self.confirmed[player])).copied()
    }

    /// The same state with the servers named the other way round.
    fn swapped(&self) -> Self {
        let mut other = self.clone();
        let append = |append: Append| Append { node: 1 - append.node, ..append };
        other.nodes.reverse();
        for pending in other.nodes.iter_mut().filter_map(|node| node.pending.as_mut()) {
            pending.append = append(pending.append);
        }
        other.database.leases.reverse();
        other.database.owner = other.database.owner.map(|owner| 1 - owner);
        other.under_way = other.under_way.into_iter().map(append).collect();
        other.under_way.sort_unstable();
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
            under_way: Vec::new(),
            expired: 0,
            paused: 0,
            decided: 0,
            wrong: Wrong::default(),
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
            if node.owned.is_none() && node.pending.is_none() && free && database.epoch < self.bounds.takes {
                steps.push(Step::Take(id));
            }
            match node.pending {
                Some(Pending { outcome: Outcome::Waits, .. }) => steps.push(Step::TimeOut(id)),
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
        // Equal ones do the same.
        let same = |place: usize| place > 0 && state.under_way[place] == state.under_way[place - 1];
        steps.extend((0..state.under_way.len()).filter(|&place| !same(place)).map(Step::Arrive));
    }

    fn next_state(&self, last: &State, step: Step) -> Option<State> {
        let mut state = last.clone();
        match step {
            Step::Take(id) => {
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
                // A server that runs knows it before the database does.
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
                // Its clock went on, unless it trusts what it knew before.
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
                self.send(&mut state, Append { action: DECISION, before: n, epoch, node: id }, 1);
            }
            Step::Arrive(place) => {
                let append = state.under_way.remove(place);
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
                state.tell(action);
                state.confirmed[player] += 1;
            }
        }
        let late = std::mem::take(&mut state.under_way);
        let matters = |append: &Append| self.accepts(&state.database, append) || state.is_awaited(append);
        state.under_way = late.into_iter().filter(matters).collect();
        if state.decided == self.bounds.decisions && !self.has(Fault::LeaseTrustedAlone) {
            // Its own clock only keeps a server from deciding.
            state.nodes.iter_mut().for_each(|node| node.renewed = true);
        }
        Some(state)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![
            Property::always(ON_ANOTHER_TABLE, |_, state: &State| !state.wrong.judged_on_another_table),
            Property::always(TWICE, |_, state: &State| !state.wrong.twice),
            Property::always(TOLD, |_, state: &State| !state.wrong.told_before_written),
            Property::always(OLD_OWNER, |_, state: &State| !state.wrong.written_by_an_old_owner),
            Property::always("a player's actions are in their order", |_, state: &State| {
                let place = |action| state.database.journal.iter().position(|other| *other == action);
                place(1).is_none_or(|second| place(0).is_some_and(|first| first < second))
            }),
            Property::sometimes(
                "all is confirmed after everything that may go wrong",
                |model: &Self, state: &State| {
                    let Bounds { expiries, pauses, .. } = model.bounds;
                    let all = (0..ACTIONS.len()).all(|player| state.next_action(player).is_none());
                    all && state.expired == expiries && state.paused == pauses
                },
            ),
            Property::sometimes("the table changes hands while an append is under way", |_, state: &State| {
                state.under_way.iter().any(|append| append.epoch < state.database.epoch)
            }),
        ]
    }
}

/// The model with or without a fault, to be explored.
fn model(fault: Option<Fault>) -> CheckerBuilder<Cluster> {
    Cluster { fault, bounds: volume(QUICK_BOUNDS, BOUNDS) }.checker().threads(2)
}

#[test]
fn two_servers_keep_one_table_whatever_happens() {
    // The servers are alike: of two states in which only their names are exchanged, one is explored.
    let checker = model(None).symmetry_fn(|state| state.clone().min(state.swapped())).spawn_dfs().join();
    checker.assert_properties();
    println!("{} states, at most {} steps", checker.unique_state_count(), checker.max_depth());
}

#[test]
fn each_safeguard_that_is_taken_away_is_missed() {
    let expected = [
        (Fault::NoCompare, ON_ANOTHER_TABLE),
        (Fault::NoUniqueIndex, TWICE),
        (Fault::ToldBeforeCommit, TOLD),
        (Fault::OldEpochAccepted, OLD_OWNER),
        (Fault::LeaseTrustedAlone, OLD_OWNER),
    ];
    for (fault, fails) in expected {
        let checker = model(Some(fault)).finish_when(HasDiscoveries::AnyOf([fails].into())).spawn_bfs().join();
        let way = checker.discovery(fails).unwrap_or_else(|| panic!("{fault:?} is not found"));
        println!("{fault:?}: “{fails}” does not hold after {:?}", way.into_actions());
    }
}
