//! Spectators at the node that they came to, where another one has the table: which tables are followed here, and what nodes tell
//! each other of what goes on around theirs.

use std::sync::Arc;

use async_trait::async_trait;
use axum::extract::Extension;
use canasta::Seat;
use canasta_live::{Followed, LiveStatus, Owners, Snapshot};
use canasta_store::{GuestId, NodeId, Owner};
use canasta_table::journal::Person;
use canasta_table::scene::{RunningClock, SlowTurn};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use crate::app::App;
use crate::cluster::Forwarded;
use crate::cluster::nodes::Cluster;
use crate::cluster::peers::{NodeRequest, ask_by};

/// Of how many tables another node is asked at once.
const AT_ONCE: usize = 500;

/// What a spectator sees of a table that is followed here already; `None` where it is not, or another node sent the request on.
pub(crate) async fn followed(
    app: &App,
    sent_on: Option<&Extension<Forwarded>>,
    id: &str,
    guest: Option<GuestId>,
) -> Option<(Followed, watch::Receiver<Snapshot>)> {
    let followers = app.followers.as_ref().filter(|_| sent_on.is_none())?;
    let table = followers.followed(id, guest).await?;
    table.follow().map(|seen| (table, seen))
}

/// The same of a table that another node has, which is followed from now on.
pub(crate) async fn begin(
    app: &App,
    sent_on: Option<&Extension<Forwarded>>,
    id: &str,
    guest: Option<GuestId>,
) -> Option<(Followed, watch::Receiver<Snapshot>)> {
    let followers = app.followers.as_ref().filter(|_| sent_on.is_none())?;
    let table = followers.begin(id, guest).await?;
    table.follow().map(|seen| (table, seen))
}

/// [`LiveStatus`], as it goes from one node to another.
#[derive(Serialize, Deserialize)]
struct SentStatus {
    present: Vec<u8>,
    strangers: usize,
    /// The seat, and the milliseconds left of the turn's own time and beyond it.
    clock: Option<(u8, u64, u64)>,
    /// The seat, how many have to agree, and how many have.
    slow_turn: Option<(u8, u8, u8)>,
    barred: Vec<[u8; 16]>,
    beside: u64,
}

impl From<LiveStatus> for SentStatus {
    fn from(around: LiveStatus) -> Self {
        let LiveStatus { present, strangers, clock, slow_turn, barred, beside } = around;
        Self {
            present: present.into_iter().map(|Person(person)| person).collect(),
            strangers,
            clock: clock.map(|RunningClock { seat, base, bank }| (seat.0, base, bank)),
            slow_turn: slow_turn.map(|SlowTurn { seat, needed, agreed, may_agree: _ }| (seat.0, needed, agreed)),
            barred: barred.into_iter().map(|guest| guest.0).collect(),
            beside,
        }
    }
}

impl From<SentStatus> for LiveStatus {
    fn from(told: SentStatus) -> Self {
        let SentStatus { present, strangers, clock, slow_turn, barred, beside } = told;
        let slow = |(seat, needed, agreed)| SlowTurn { seat: Seat(seat), needed, agreed, may_agree: false };
        Self {
            present: present.into_iter().map(Person).collect(),
            strangers,
            clock: clock.map(|(seat, base, bank)| RunningClock { seat: Seat(seat), base, bank }),
            slow_turn: slow_turn.map(slow),
            barred: barred.into_iter().map(GuestId).collect(),
            beside,
        }
    }
}

/// What goes on around tables of this node, as another one is told that follows them.
pub(crate) async fn live_status(app: &App, node: NodeId, tables: Vec<(String, usize)>) -> String {
    let told = app.registry.live_status(node, tables).await;
    let told: Vec<(String, SentStatus)> = told.into_iter().map(|(id, around)| (id, around.into())).collect();
    serde_json::to_string(&told).unwrap_or_default()
}

/// The other nodes, as they are asked.
pub(crate) struct OtherNodes(pub(crate) Arc<Cluster>);

#[async_trait]
impl Owners for OtherNodes {
    async fn live_status(&self, owner: &Owner, tables: Vec<(String, usize)>) -> Vec<(String, LiveStatus)> {
        let mut all = Vec::new();
        for tables in tables.chunks(AT_ONCE) {
            let request = NodeRequest::LiveStatus { node: self.0.node.id().0, tables: tables.to_vec() };
            let Ok(answer) = ask_by(&self.0, &owner.address, &request).await else { break };
            let Ok(told) = serde_json::from_str::<Vec<(String, SentStatus)>>(&answer) else { break };
            all.extend(told.into_iter().map(|(id, told)| (id, told.into())));
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_node_tells_is_what_another_one_hears() {
        let around = LiveStatus {
            present: [Person(0), Person(7)].into(),
            strangers: 2_000,
            clock: Some(RunningClock { seat: Seat(3), base: 20_000, bank: 60_000 }),
            slow_turn: Some(SlowTurn { seat: Seat(1), needed: 2, agreed: 1, may_agree: false }),
            barred: [GuestId([7; 16])].into(),
            beside: 4,
        };
        let sent = serde_json::to_string(&SentStatus::from(around.clone())).unwrap();
        let heard: SentStatus = serde_json::from_str(&sent).unwrap();
        assert_eq!(LiveStatus::from(heard), around);
    }
}
