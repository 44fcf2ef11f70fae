//! Lets spectators watch on a node that doesn't own their table: follows the table, and exchanges live status with its
//! owner.

use std::sync::Arc;

use async_trait::async_trait;
use axum::extract::Extension;
use canasta::Seat;
use canasta_live::{FollowedTable, LiveStatus, Owners, Snapshot};
use canasta_store::{GuestId, NodeId, Owner};
use canasta_table::journal::Person;
use canasta_table::scene::{RunningClock, SlowTurn};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use crate::app::App;
use crate::cluster::Forwarded;
use crate::cluster::nodes::Cluster;
use crate::cluster::peers::{NodeRequest, ask_node};

const TABLES_PER_REQUEST: usize = 500;

/// Another node's table as the guest sees it, if this node already follows the table. `None` for forwarded requests.
pub(crate) async fn followed(
    app: &App,
    forwarded: Option<&Extension<Forwarded>>,
    id: &str,
    guest: Option<GuestId>,
) -> Option<(FollowedTable, watch::Receiver<Snapshot>)> {
    let followers = app.followers.as_ref().filter(|_| forwarded.is_none())?;
    let table = followers.followed(id, guest).await?;
    table.follow().map(|seen| (table, seen))
}

/// Like [`followed`], but starts to follow the table.
pub(crate) async fn start_following(
    app: &App,
    forwarded: Option<&Extension<Forwarded>>,
    id: &str,
    guest: Option<GuestId>,
) -> Option<(FollowedTable, watch::Receiver<Snapshot>)> {
    let followers = app.followers.as_ref().filter(|_| forwarded.is_none())?;
    let table = followers.begin(id, guest).await?;
    table.follow().map(|seen| (table, seen))
}

/// [`LiveStatus`] in the form nodes send to each other.
#[derive(Serialize, Deserialize)]
struct SentStatus {
    present: Vec<u8>,
    strangers: usize,
    /// Seat, and the milliseconds left in the turn and in the time bank.
    clock: Option<(u8, u64, u64)>,
    /// Seat, number of players who have to agree, and number who have agreed.
    slow_turn: Option<(u8, u8, u8)>,
    #[serde(rename = "barred")]
    banned: Vec<[u8; 16]>,
    #[serde(rename = "beside")]
    side_changes: u64,
}

impl From<LiveStatus> for SentStatus {
    fn from(status: LiveStatus) -> Self {
        let LiveStatus { present, strangers, clock, slow_turn, banned, side_changes } = status;
        Self {
            present: present.into_iter().map(|Person(person)| person).collect(),
            strangers,
            clock: clock.map(|RunningClock { seat, base, bank }| (seat.0, base, bank)),
            slow_turn: slow_turn.map(|SlowTurn { seat, needed, agreed, may_agree: _ }| (seat.0, needed, agreed)),
            banned: banned.into_iter().map(|guest| guest.0).collect(),
            side_changes,
        }
    }
}

impl From<SentStatus> for LiveStatus {
    fn from(sent: SentStatus) -> Self {
        let SentStatus { present, strangers, clock, slow_turn, banned, side_changes } = sent;
        let slow = |(seat, needed, agreed)| SlowTurn { seat: Seat(seat), needed, agreed, may_agree: false };
        Self {
            present: present.into_iter().map(Person).collect(),
            strangers,
            clock: clock.map(|(seat, base, bank)| RunningClock { seat: Seat(seat), base, bank }),
            slow_turn: slow_turn.map(slow),
            banned: banned.into_iter().map(GuestId).collect(),
            side_changes,
        }
    }
}

/// Live status of this node's tables, for a node that follows them.
pub(crate) async fn live_status(app: &App, node: NodeId, tables: Vec<(String, usize)>) -> String {
    let statuses = app.registry.live_status(node, tables).await;
    let statuses: Vec<(String, SentStatus)> = statuses.into_iter().map(|(id, status)| (id, status.into())).collect();
    serde_json::to_string(&statuses).unwrap_or_default()
}

/// The other nodes, as owners of followed tables.
pub(crate) struct OtherNodes(pub(crate) Arc<Cluster>);

#[async_trait]
impl Owners for OtherNodes {
    async fn live_status(&self, owner: &Owner, tables: Vec<(String, usize)>) -> Vec<(String, LiveStatus)> {
        let mut all = Vec::new();
        for tables in tables.chunks(TABLES_PER_REQUEST) {
            let request = NodeRequest::LiveStatus { node: self.0.node.id().0, tables: tables.to_vec() };
            let Ok(answer) = ask_node(&self.0, &owner.address, &request).await else { break };
            let Ok(sent) = serde_json::from_str::<Vec<(String, SentStatus)>>(&answer) else { break };
            all.extend(sent.into_iter().map(|(id, sent)| (id, sent.into())));
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_status_survives_the_way_to_another_node() {
        let status = LiveStatus {
            present: [Person(0), Person(7)].into(),
            strangers: 2_000,
            clock: Some(RunningClock { seat: Seat(3), base: 20_000, bank: 60_000 }),
            slow_turn: Some(SlowTurn { seat: Seat(1), needed: 2, agreed: 1, may_agree: false }),
            banned: [GuestId([7; 16])].into(),
            side_changes: 4,
        };
        let sent = serde_json::to_string(&SentStatus::from(status.clone())).unwrap();
        let received: SentStatus = serde_json::from_str(&sent).unwrap();
        assert_eq!(LiveStatus::from(received), status);
    }
}
