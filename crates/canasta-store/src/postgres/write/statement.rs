//! Appends to the journals of several tables in one statement, which compares the number of entries and the owner's
//! epoch for each table. Safety depends on nothing else.

use std::collections::BTreeSet;

use canasta_table::CommitmentEvent;
use sqlx::postgres::PgArguments;
use sqlx::query::Query;
use sqlx::{PgExecutor, Postgres, Row as _};

use crate::write::StatementError;
use crate::{Append, NewEntry, NewPerson, NewTable, NodeId};

/// Updates the rows of the tables that have the expected number of entries and belong to this process. For an append
/// without entries, the number isn't compared.
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

/// Inserts the entries of these tables.
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

/// Inserts what belongs to the entries: people, commitments and their counts. A commitment that is made and revealed in
/// one append is inserted as one row, because the parts of a statement don't see each other's writes.
macro_rules! people_and_commitments {
    () => {
        ",
    new_people AS (
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
        UPDATE seals SET revealed = reveal.at
        FROM head JOIN unnest($21::text[], $22::bigint[], $23::bigint[]) AS reveal (id, deal, at) USING (id)
        WHERE seals.table_id = head.id AND seals.deal = coalesce(reveal.deal, seals.deal) AND seals.revealed IS NULL
        RETURNING 1),
    counted AS (
        UPDATE seal_counts SET made = seal_counts.made + (SELECT count(*) FROM made),
            revealed = seal_counts.revealed + (SELECT count(revealed) FROM made) + (SELECT count(*) FROM revealed)
        WHERE part = $24 AND (EXISTS (SELECT 1 FROM made) OR EXISTS (SELECT 1 FROM revealed)))"
    };
}

/// Appends entries only.
const APPEND_ENTRIES: &str = concat!(head!(), entries!(), " SELECT id FROM head");

/// Appends entries with people and commitments.
const APPEND_ALL: &str = concat!(head!(), entries!(), people_and_commitments!(), " SELECT id FROM head");

/// Opens a table, which its opener owns in epoch 1.
const OPEN_TABLE: &str = concat!(
    "
    WITH head AS (
        INSERT INTO tables (id, created, invitation, n, owner, epoch)
        VALUES ($1, $2, $3, cardinality($5::text[]), $4, 1) RETURNING id, epoch)",
    entries!(),
    people_and_commitments!(),
    " SELECT id FROM head"
);

/// An append to one table, with the epoch in which this process owns the table.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub(super) table: &'a str,
    pub(super) append: &'a Append,
    pub(super) epoch: i64,
}

/// Appends in one statement, once to each table. Returns the tables written; the others had a different number of
/// entries or a different epoch. After an error nothing was written. Doesn't handle `reassigned`.
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
    let has_only_entries = rows.has_only_entries();
    let query = sqlx::query(if has_only_entries { APPEND_ENTRIES } else { APPEND_ALL })
        .bind(parts.iter().map(|part| part.table).collect::<Vec<_>>())
        .bind(parts.iter().map(before).collect::<Vec<_>>())
        .bind(parts.iter().map(added).collect::<Vec<_>>())
        .bind(parts.iter().map(|part| part.epoch).collect::<Vec<_>>());
    let query = rows.bind_entries(query);
    let query = if has_only_entries { query } else { rows.bind_people_and_commitments(query, node) };
    let written = query.fetch_all(sql).await?;
    Ok(written.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
}

pub(super) async fn open(sql: impl PgExecutor<'_>, node: NodeId, table: &NewTable) -> Result<(), StatementError> {
    let mut rows = Rows::default();
    rows.add(&table.id, &table.entries, &table.people, &table.commitments, table.created);
    let query = sqlx::query(OPEN_TABLE).bind(&table.id).bind(table.created).bind(&table.invitation).bind(&node.0[..]);
    rows.bind_people_and_commitments(rows.bind_entries(query), node).execute(sql).await?;
    Ok(())
}

/// Columns of the rows to write, each with its table.
#[derive(Default)]
struct Rows<'a> {
    entries: Vec<(&'a str, &'a NewEntry)>,
    people: Vec<(&'a str, &'a NewPerson)>,
    new_commitments: Vec<NewCommitment<'a>>,
    revealed: Vec<RevealedCommitment<'a>>,
}

/// A new commitment. `revealed` is set if the same append reveals it.
struct NewCommitment<'a> {
    table: &'a str,
    deal: i64,
    commitment: &'a [u8],
    at: i64,
    revealed: Option<i64>,
}

/// A commitment made by an earlier append, to be revealed; all of the table's if `deal` is `None`.
struct RevealedCommitment<'a> {
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
        let first = self.new_commitments.len();
        for event in commitments {
            let deal = match event {
                CommitmentEvent::Committed(commitment) => {
                    let deal = deal_number(commitment.deal);
                    let commitment = &commitment.commitment[..];
                    self.new_commitments.push(NewCommitment { table, deal, commitment, at, revealed: None });
                    continue;
                }
                CommitmentEvent::Revealed { deal } => Some(deal_number(*deal)),
                CommitmentEvent::AllRevealed => None,
            };
            let in_same_append =
                self.new_commitments[first..].iter_mut().filter(|made| deal.is_none_or(|deal| made.deal == deal));
            in_same_append.for_each(|made| made.revealed = Some(made.revealed.unwrap_or(at)));
            self.revealed.push(RevealedCommitment { table, deal, at });
        }
    }

    const fn has_only_entries(&self) -> bool {
        self.people.is_empty() && self.new_commitments.is_empty() && self.revealed.is_empty()
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

    fn bind_people_and_commitments<'q>(&self, query: Statement<'q>, node: NodeId) -> Statement<'q>
    where
        'a: 'q,
    {
        let people = || self.people.iter().map(|(_, person)| *person);
        query
            .bind(self.people.iter().map(|(table, _)| *table).collect::<Vec<_>>())
            .bind(people().map(|person| i64::from(person.player)).collect::<Vec<_>>())
            .bind(people().map(|person| person.guest.as_ref().map(|guest| &guest.0[..])).collect::<Vec<_>>())
            .bind(people().map(|person| person.name.as_deref()).collect::<Vec<_>>())
            .bind(self.new_commitments.iter().map(|commitment| commitment.table).collect::<Vec<_>>())
            .bind(self.new_commitments.iter().map(|commitment| commitment.deal).collect::<Vec<_>>())
            .bind(self.new_commitments.iter().map(|commitment| commitment.commitment).collect::<Vec<_>>())
            .bind(self.new_commitments.iter().map(|commitment| commitment.at).collect::<Vec<_>>())
            .bind(self.new_commitments.iter().map(|commitment| commitment.revealed).collect::<Vec<_>>())
            .bind(self.revealed.iter().map(|commitment| commitment.table).collect::<Vec<_>>())
            .bind(self.revealed.iter().map(|commitment| commitment.deal).collect::<Vec<_>>())
            .bind(self.revealed.iter().map(|commitment| commitment.at).collect::<Vec<_>>())
            .bind(count_row(node))
    }
}

/// The row of `seal_counts` that a node uses. There are several, so that nodes seldom wait for each other.
const fn count_row(node: NodeId) -> i64 {
    (node.0[0] % COUNT_ROWS) as i64
}

/// Number of rows that count commitments.
pub(in crate::postgres) const COUNT_ROWS: u8 = 16;

fn number(n: u64) -> i64 {
    canasta::must_fit::<i64>(n)
}

fn deal_number(deal: usize) -> i64 {
    canasta::must_fit::<i64>(deal)
}
