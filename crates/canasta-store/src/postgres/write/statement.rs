//! Appending to journals: several tables in one statement, which compares for each of them the number of entries and the epoch of
//! its owner. Nothing else that is written decides over safety.

use std::collections::BTreeSet;

use canasta_table::CommitmentEvent;
use sqlx::postgres::PgArguments;
use sqlx::query::Query;
use sqlx::{PgExecutor, Postgres, Row as _};

use crate::write::StatementError;
use crate::{Append, NewEntry, NewPerson, NewTable, NodeId};

/// The rows of the tables that are written, if each has as many entries as come before the first new one, and is this process's.
/// An append without entries names no number.
macro_rules! head {
    () => {
        "
    WITH head AS (
        UPDATE tables SET n = tables.n + asked.added
        FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) AS asked (id, before, added, epoch)
        WHERE tables.id = asked.id AND tables.n = coalesce(asked.before, tables.n) AND tables.epoch = asked.epoch
        RETURNING tables.id, tables.epoch)"
    };
}

/// The entries of these tables.
macro_rules! entries {
    () => {
        ",
    written AS (
        INSERT INTO journal (table_id, n, entry, hash, seat, act_id, at, epoch)
        SELECT head.id, new.n, new.entry, new.hash, new.seat, new.act_id, new.at, head.epoch
        FROM head JOIN unnest($5::text[], $6::bigint[], $7::text[], $8::bytea[], $9::bigint[], $10::text[], $11::bigint[])
            AS new (id, n, entry, hash, seat, act_id, at) USING (id))"
    };
}

/// What goes with the entries: people, and commitments with how many they are. A commitment that is made and revealed in one
/// append comes as one row, because the parts of a statement do not see what the others write.
macro_rules! beside {
    () => {
        ",
    came AS (
        INSERT INTO people (table_id, player, guest, name)
        SELECT head.id, new.player, new.guest, new.name
        FROM head JOIN unnest($12::text[], $13::bigint[], $14::bytea[], $15::text[]) AS new (id, player, guest, name) USING (id)),
    made AS (
        INSERT INTO seals (table_id, deal, commitment, made, revealed)
        SELECT head.id, new.deal, new.commitment, new.made, new.revealed
        FROM head JOIN unnest($16::text[], $17::bigint[], $18::bytea[], $19::bigint[], $20::bigint[])
            AS new (id, deal, commitment, made, revealed) USING (id)
        RETURNING revealed),
    revealed AS (
        UPDATE seals SET revealed = told.at
        FROM head JOIN unnest($21::text[], $22::bigint[], $23::bigint[]) AS told (id, deal, at) USING (id)
        WHERE seals.table_id = head.id AND seals.deal = coalesce(told.deal, seals.deal) AND seals.revealed IS NULL
        RETURNING 1),
    counted AS (
        UPDATE seal_counts SET made = seal_counts.made + (SELECT count(*) FROM made),
            revealed = seal_counts.revealed + (SELECT count(revealed) FROM made) + (SELECT count(*) FROM revealed)
        WHERE part = $24 AND (EXISTS (SELECT 1 FROM made) OR EXISTS (SELECT 1 FROM revealed)))"
    };
}

/// Entries and nothing else.
const ENTRIES: &str = concat!(head!(), entries!(), " SELECT id FROM head");

/// Entries with what goes with them.
const ALL: &str = concat!(head!(), entries!(), beside!(), " SELECT id FROM head");

/// A new table, which is its opener's in epoch 1.
const OPEN: &str = concat!(
    "
    WITH head AS (
        INSERT INTO tables (id, created, invitation, n, owner, epoch)
        VALUES ($1, $2, $3, cardinality($5::text[]), $4, 1) RETURNING id, epoch)",
    entries!(),
    beside!(),
    " SELECT id FROM head"
);

/// One append of several, with the epoch in which this process has the table.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub(super) table: &'a str,
    pub(super) append: &'a Append,
    pub(super) epoch: i64,
}

/// Appends in one statement, to each table once. Returns the tables that were written; the others had another number of entries,
/// or another epoch. After an error nothing was written. Who is whom (`reassigned`) is not part of it.
pub(super) async fn append(
    sql: impl PgExecutor<'_>,
    node: NodeId,
    parts: &[Part<'_>],
) -> Result<BTreeSet<String>, StatementError> {
    let mut rows = Rows::default();
    for Part { table, append, .. } in parts {
        let at = append.entries.first().map_or(0, |entry| entry.at);
        rows.add(table, &append.entries, &append.people, &append.commitments, at);
    }
    let before = |part: &Part<'_>| part.append.entries.first().map(|first| number(first.n).saturating_sub(1));
    let added = |part: &Part<'_>| canasta::must_fit::<i64>(part.append.entries.len());
    let alone = rows.are_entries_alone();
    let query = sqlx::query(if alone { ENTRIES } else { ALL })
        .bind(parts.iter().map(|part| part.table).collect::<Vec<_>>())
        .bind(parts.iter().map(before).collect::<Vec<_>>())
        .bind(parts.iter().map(added).collect::<Vec<_>>())
        .bind(parts.iter().map(|part| part.epoch).collect::<Vec<_>>());
    let query = rows.bind_entries(query);
    let query = if alone { query } else { rows.bind_beside(query, node) };
    let written = query.fetch_all(sql).await?;
    Ok(written.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
}

/// Opens a table in one statement.
pub(super) async fn open(sql: impl PgExecutor<'_>, node: NodeId, table: &NewTable) -> Result<(), StatementError> {
    let mut rows = Rows::default();
    rows.add(&table.id, &table.entries, &table.people, &table.commitments, table.created);
    let query = sqlx::query(OPEN).bind(&table.id).bind(table.created).bind(&table.invitation).bind(&node.0[..]);
    rows.bind_beside(rows.bind_entries(query), node).execute(sql).await?;
    Ok(())
}

/// The columns of the rows that are written, each with its table.
#[derive(Default)]
struct Rows<'a> {
    entries: Vec<(&'a str, &'a NewEntry)>,
    people: Vec<(&'a str, &'a NewPerson)>,
    made: Vec<Made<'a>>,
    told: Vec<Told<'a>>,
}

/// A commitment, and when it was revealed, if in the same append.
struct Made<'a> {
    table: &'a str,
    deal: i64,
    commitment: &'a [u8],
    at: i64,
    revealed: Option<i64>,
}

/// A commitment of an earlier append that is revealed; of no deal in particular, all of the table's.
struct Told<'a> {
    table: &'a str,
    deal: Option<i64>,
    at: i64,
}

type Statement<'q> = Query<'q, Postgres, PgArguments>;

impl<'a> Rows<'a> {
    fn add(
        &mut self,
        table: &'a str,
        entries: &'a [NewEntry],
        people: &'a [NewPerson],
        commitments: &'a [CommitmentEvent],
        at: i64,
    ) {
        self.entries.extend(entries.iter().map(|entry| (table, entry)));
        self.people.extend(people.iter().map(|person| (table, person)));
        let first = self.made.len();
        for event in commitments {
            let deal = match event {
                CommitmentEvent::Committed(commitment) => {
                    let (deal, commitment) = (deal_number(commitment.deal), &commitment.commitment[..]);
                    self.made.push(Made { table, deal, commitment, at, revealed: None });
                    continue;
                }
                CommitmentEvent::Revealed { deal } => Some(deal_number(*deal)),
                CommitmentEvent::AllRevealed => None,
            };
            let own = self.made[first..].iter_mut().filter(|made| deal.is_none_or(|deal| made.deal == deal));
            own.for_each(|made| made.revealed = Some(made.revealed.unwrap_or(at)));
            self.told.push(Told { table, deal, at });
        }
    }

    const fn are_entries_alone(&self) -> bool {
        self.people.is_empty() && self.made.is_empty() && self.told.is_empty()
    }

    fn bind_entries<'q>(&self, query: Statement<'q>) -> Statement<'q>
    where
        'a: 'q,
    {
        let entries = || self.entries.iter().map(|(_, entry)| *entry);
        query
            .bind(self.entries.iter().map(|(table, _)| *table).collect::<Vec<_>>())
            .bind(entries().map(|entry| number(entry.n)).collect::<Vec<_>>())
            .bind(entries().map(|entry| &entry.text[..]).collect::<Vec<_>>())
            .bind(entries().map(|entry| &entry.hash[..]).collect::<Vec<_>>())
            .bind(entries().map(|entry| entry.action.as_ref().map(|(seat, _)| i64::from(seat.0))).collect::<Vec<_>>())
            .bind(entries().map(|entry| entry.action.as_ref().map(|(_, id)| &id[..])).collect::<Vec<_>>())
            .bind(entries().map(|entry| entry.at).collect::<Vec<_>>())
    }

    fn bind_beside<'q>(&self, query: Statement<'q>, node: NodeId) -> Statement<'q>
    where
        'a: 'q,
    {
        let people = || self.people.iter().map(|(_, person)| *person);
        query
            .bind(self.people.iter().map(|(table, _)| *table).collect::<Vec<_>>())
            .bind(people().map(|person| i64::from(person.player)).collect::<Vec<_>>())
            .bind(people().map(|person| &person.guest.0[..]).collect::<Vec<_>>())
            .bind(people().map(|person| person.name.as_deref()).collect::<Vec<_>>())
            .bind(self.made.iter().map(|made| made.table).collect::<Vec<_>>())
            .bind(self.made.iter().map(|made| made.deal).collect::<Vec<_>>())
            .bind(self.made.iter().map(|made| made.commitment).collect::<Vec<_>>())
            .bind(self.made.iter().map(|made| made.at).collect::<Vec<_>>())
            .bind(self.made.iter().map(|made| made.revealed).collect::<Vec<_>>())
            .bind(self.told.iter().map(|told| told.table).collect::<Vec<_>>())
            .bind(self.told.iter().map(|told| told.deal).collect::<Vec<_>>())
            .bind(self.told.iter().map(|told| told.at).collect::<Vec<_>>())
            .bind(count_part(node))
    }
}

/// In which row of the counts a node counts, so that nodes seldom wait for each other.
const fn count_part(node: NodeId) -> i64 {
    (node.0[0] % COUNT_PARTS) as i64
}

/// How many rows count the commitments.
pub(in crate::postgres) const COUNT_PARTS: u8 = 16;

fn number(n: u64) -> i64 {
    canasta::must_fit::<i64>(n)
}

fn deal_number(deal: usize) -> i64 {
    canasta::must_fit::<i64>(deal)
}
