//! The games of a data directory or a database as records, also while servers run on it. Nothing is ever written.

use std::collections::BTreeMap;
use std::path::Path;

use canasta::{Players, Side};
use canasta_i18n::Lang;
use canasta_i18n::messages::stats;
use canasta_i18n::replay::remark;
use canasta_live::chance;
use canasta_record::daily::day_of;
use canasta_record::day::Day;
use canasta_record::record::{Outcome, Record};
use canasta_store::postgres::{OpenError as DatabaseError, PostgresReader, PostgresSettings};
use canasta_store::sqlite::{BackupError, SqliteReader};
use canasta_store::{GameReader, GameSummary, ReadError, WithCauses};
use canasta_table::journal::stats::{Summary, SummaryPlayer};
use canasta_table::journal::{Entry, Person};
use canasta_table::record_of;
use canasta_table::scene::Player;

/// Why there is no record.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The data directory holds no games that can be read.
    #[error(transparent)]
    Unusable(#[from] BackupError),
    /// The database cannot be used.
    #[error(transparent)]
    Database(#[from] DatabaseError),
    /// The games cannot be read.
    #[error(transparent)]
    Unread(#[from] ReadError),
    /// No table has an id that begins so.
    #[error("there is no table “{0}”; `canasta export` alone lists them")]
    NoTable(String),
    /// Several tables have ids that begin so.
    #[error("several tables begin with “{0}”; write more of the name")]
    Several(String),
    /// The table plays today's deal, whose cards others have still to play.
    #[error("the table {0} plays the deal of today; it can be exported when the day is over, at midnight UTC")]
    Today(String),
    /// The table's journal is not whole, or is no game.
    #[error("the table {id} cannot be read: {why}")]
    Journal {
        /// The id of the table.
        id: String,
        /// What is wrong with its journal.
        why: String,
    },
}

/// A stored game in the list of all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The day on which the table was opened.
    pub date: String,
    /// The players by seat.
    pub players: Vec<Player>,
    /// The name of the preset.
    pub preset: String,
    /// The side that has won; `None` while the game is not over.
    pub winner: Option<Side>,
    /// The total points of each side.
    pub totals: Vec<i32>,
    /// The number of scored deals.
    pub deals: usize,
}

/// The stored games.
pub struct StoredGames {
    store: Box<dyn GameReader>,
}

impl StoredGames {
    /// The most games that [`StoredGames::listed`] takes at once.
    pub const TOGETHER: usize = 64;

    /// Opens a data directory.
    ///
    /// # Errors
    /// [`ExportError::Unusable`] where there is no database.
    pub async fn open(data: &Path) -> Result<Self, ExportError> {
        Ok(Self { store: Box::new(SqliteReader::open(data).await?) })
    }

    /// Connects to a database across a network.
    ///
    /// # Errors
    /// [`ExportError::Database`].
    pub async fn open_database(settings: &PostgresSettings) -> Result<Self, ExportError> {
        Ok(Self { store: Box::new(PostgresReader::open(settings).await?) })
    }

    /// The ids of all tables, the newest first.
    ///
    /// # Errors
    /// [`ExportError::Unread`].
    pub async fn tables(&mut self) -> Result<Vec<String>, ExportError> {
        let tables = self.store.tables().await.map_err(ExportError::Unread)?;
        Ok(tables.into_iter().map(|(id, _)| id).collect())
    }

    /// The only table whose id is this, or begins with it.
    ///
    /// # Errors
    /// [`ExportError::NoTable`], [`ExportError::Several`].
    pub async fn find(&mut self, id: &str) -> Result<String, ExportError> {
        let found = self.store.tables_beginning(id).await.map_err(ExportError::Unread)?;
        match &found[..] {
            [] => Err(ExportError::NoTable(id.to_owned())),
            [one] => Ok(one.clone()),
            // One id may be the beginning of another.
            [first, ..] if first == id => Ok(first.clone()),
            _ => Err(ExportError::Several(id.to_owned())),
        }
    }

    /// The game of a table as far as its deals are over, as [`record_of`] makes a record of it. The record's date is the day
    /// on which the table was opened.
    ///
    /// # Errors
    /// [`ExportError::Journal`]; [`ExportError::Today`] for the deal of today.
    pub async fn record(&mut self, id: &str) -> Result<Record, ExportError> {
        self.record_at(id, chance::now()).await
    }

    /// The same at another time, in milliseconds since 1970.
    ///
    /// # Errors
    /// As [`StoredGames::record`].
    pub async fn record_at(&mut self, id: &str, now: i64) -> Result<Record, ExportError> {
        match self.record_of_day(id).await? {
            (_, Some(day)) if day >= day_of(now) => Err(ExportError::Today(id.to_owned())),
            (record, _) => Ok(record),
        }
    }

    /// The record, and the day whose deal it is, if it is one.
    async fn record_of_day(&mut self, id: &str) -> Result<(Record, Option<i64>), ExportError> {
        let broken = |why: String| ExportError::Journal { id: id.to_owned(), why };
        let kept = self.store.table(id).await.map_err(|error| broken(WithCauses(&error).to_string()))?;
        let called: BTreeMap<u8, String> =
            kept.names.into_iter().filter_map(|(person, name)| Some((person, name?))).collect();
        // In English, like the remarks in a record and all that the command line prints.
        let forgotten = || stats::forgotten(Lang::EN).to_owned();
        let name = |person: Person| called.get(&person.0).cloned().unwrap_or_else(forgotten);
        let date = Day::of(kept.created).dashed();
        let day = match kept.entries.first() {
            Some(Entry::Opened(terms)) => terms.daily.map(|daily| daily.day),
            _ => None,
        };
        let record = record_of(id, &kept.entries, &name, Some(date), &remark).map_err(|why| broken(why.to_string()))?;
        Ok((record, day))
    }

    /// The list's entries for these tables, [`StoredGames::TOGETHER`] at most, in their order. The journal is read only of
    /// games without a stored summary.
    ///
    /// # Errors
    /// [`ExportError::Unread`]; of a single table [`ExportError::Journal`].
    pub async fn listed(&mut self, ids: &[String]) -> Result<Vec<Result<Listed, ExportError>>, ExportError> {
        let ids = &ids[..ids.len().min(Self::TOGETHER)];
        let summaries = self.store.summaries(ids).await.map_err(ExportError::Unread)?;
        let mut all = Vec::with_capacity(ids.len());
        for id in ids {
            all.push(match summaries.get(id).and_then(of_summary) {
                Some(listed) => Ok(listed),
                None => self.record_of_day(id).await.map(|(record, _)| of_record(&record)),
            });
        }
        Ok(all)
    }

    /// Closes the database.
    ///
    /// # Errors
    /// [`ExportError::Unread`].
    pub async fn close(self) -> Result<(), ExportError> {
        self.store.close().await.map_err(ExportError::Unread)
    }
}

/// From a game's summary; `None` where a player was forgotten, because then only the journal has a name for them.
fn of_summary(stored: &GameSummary) -> Option<Listed> {
    let summary = Summary::read(&stored.text)?;
    let player = |chair: &Option<SummaryPlayer>| match chair.as_ref()? {
        SummaryPlayer::Person(person) => Some(Player { name: stored.names.get(person)?.clone(), bot: None }),
        SummaryPlayer::Bot { name, bot } => Some(Player { name: name.clone(), bot: Some(bot.clone()) }),
    };
    Some(Listed {
        date: Day::of(stored.created).dashed(),
        players: summary.seats.iter().map(player).collect::<Option<_>>()?,
        winner: summary.winner.map(Side),
        totals: summary.players()?.all_sides().map(|side| summary.total(side)).collect(),
        deals: summary.deals.len(),
        preset: summary.rules,
    })
}

fn of_record(record: &Record) -> Listed {
    let sides = u8::try_from(record.players.len()).ok().and_then(Players::new).unwrap_or(Players::FOUR).sides();
    let mut totals = vec![0; usize::from(sides)];
    for deal in &record.deals {
        for (total, score) in totals.iter_mut().zip(deal.scores.iter().flatten()) {
            *total += score;
        }
    }
    Listed {
        date: record.date.clone().unwrap_or_default(),
        players: record.players.clone(),
        preset: record.preset.clone(),
        winner: match record.result {
            Outcome::Won(side) => Some(side),
            Outcome::Unfinished => None,
        },
        totals,
        deals: record.deals.iter().filter(|deal| deal.scores.is_some()).count(),
    }
}
