//! Reads games from a data directory or database as records. Never writes, and works while servers are running.

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
use canasta_store::{GameReader, GameSummary, ReadError, StoredPadLog, WithCauses};
use canasta_table::journal::stats::{Summary, SummaryPlayer};
use canasta_table::journal::{Entry, Person};
use canasta_table::record_of;
use canasta_table::scene::Player;

/// Why a record can't be exported.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The data directory has no readable games.
    #[error(transparent)]
    Unusable(#[from] BackupError),
    /// The database can't be used.
    #[error(transparent)]
    Database(#[from] DatabaseError),
    /// The games can't be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// No table id starts with this text.
    #[error("there is no table “{0}”; `canasta export` alone lists them")]
    NoTable(String),
    /// Several table ids start with this text.
    #[error("several tables begin with “{0}”; type more of the id")]
    Several(String),
    /// The table plays today's deal, which other people haven't played yet.
    #[error("table {0} is playing the deal of the day; it can be exported after midnight UTC")]
    Today(String),
    /// The table's journal is damaged or isn't a game.
    #[error("cannot read table {id}: {why}")]
    Journal {
        /// The table's id.
        id: String,
        /// What is wrong with its journal.
        why: String,
    },
}

/// An entry in the list of stored games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameListing {
    /// Day the table was opened.
    pub date: String,
    /// Players by seat.
    pub players: Vec<Player>,
    /// Name of the preset.
    pub preset: String,
    /// The result.
    pub outcome: Outcome,
    /// Total points by side.
    pub totals: Vec<i32>,
    /// Number of scored deals.
    pub deals: usize,
}

/// The stored games.
pub struct StoredGames {
    store: Box<dyn GameReader>,
}

impl StoredGames {
    /// Maximum number of games per call of [`StoredGames::listings`].
    pub const MAX_LISTINGS: usize = 64;

    /// Opens a data directory.
    ///
    /// # Errors
    /// [`ExportError::Unusable`] if there is no database in it.
    pub async fn open(data: &Path) -> Result<Self, ExportError> {
        Ok(Self { store: Box::new(SqliteReader::open(data).await?) })
    }

    /// Connects to a PostgreSQL database.
    ///
    /// # Errors
    /// [`ExportError::Database`].
    pub async fn open_database(settings: &PostgresSettings) -> Result<Self, ExportError> {
        Ok(Self { store: Box::new(PostgresReader::open(settings).await?) })
    }

    /// Ids of all tables, newest first.
    ///
    /// # Errors
    /// [`ExportError::Read`].
    pub async fn tables(&mut self) -> Result<Vec<String>, ExportError> {
        let tables = self.store.tables().await.map_err(ExportError::Read)?;
        Ok(tables.into_iter().map(|(id, _)| id).collect())
    }

    /// Codes of all score pads, oldest first.
    ///
    /// # Errors
    /// [`ExportError::Read`].
    pub async fn pads(&mut self) -> Result<Vec<String>, ExportError> {
        self.store.pads().await.map_err(ExportError::Read)
    }

    /// A score pad with all its events, as one line of JSON. `None` if it was deleted in the meantime.
    ///
    /// # Errors
    /// [`ExportError::Read`].
    pub async fn pad(&mut self, code: &str) -> Result<Option<String>, ExportError> {
        let pad = self.store.pad(code).await.map_err(ExportError::Read)?;
        // Only valid JSON is stored. Its line breaks are white space.
        let events = |pad: StoredPadLog| pad.events.join(",").replace(['\n', '\r'], " ");
        Ok(pad.map(|pad| {
            let created = pad.created;
            let events = events(pad);
            format!("{{\"code\":\"{code}\",\"created\":{created},\"events\":[{events}]}}")
        }))
    }

    /// The only table whose id is `id` or starts with it.
    ///
    /// # Errors
    /// [`ExportError::NoTable`], [`ExportError::Several`].
    pub async fn find(&mut self, id: &str) -> Result<String, ExportError> {
        let found = self.store.tables_with_prefix(id).await.map_err(ExportError::Read)?;
        match &found[..] {
            [] => Err(ExportError::NoTable(id.to_owned())),
            [only] => Ok(only.clone()),
            // An id can be a prefix of another one.
            [first, ..] if first == id => Ok(first.clone()),
            _ => Err(ExportError::Several(id.to_owned())),
        }
    }

    /// The record of a table's finished deals, made by [`record_of`]. Its date is the day the table was opened.
    ///
    /// # Errors
    /// [`ExportError::Journal`]; [`ExportError::Today`] for today's deal of the day.
    pub async fn record(&mut self, id: &str) -> Result<Record, ExportError> {
        self.record_at(id, chance::unix_millis()).await
    }

    /// [`StoredGames::record`] as of a given time, in milliseconds since 1970.
    ///
    /// # Errors
    /// Same as for [`StoredGames::record`].
    pub async fn record_at(&mut self, id: &str, now: i64) -> Result<Record, ExportError> {
        match self.record_of_day(id).await? {
            (_, Some(day)) if day >= day_of(now) => Err(ExportError::Today(id.to_owned())),
            (record, _) => Ok(record),
        }
    }

    /// The record, and the day if the table plays a deal of the day.
    async fn record_of_day(&mut self, id: &str) -> Result<(Record, Option<i64>), ExportError> {
        let journal_error = |why: String| ExportError::Journal { id: id.to_owned(), why };
        let stored = self.store.table(id).await.map_err(|error| journal_error(WithCauses(&error).to_string()))?;
        let names: BTreeMap<u8, String> =
            stored.names.into_iter().filter_map(|(person, name)| Some((person, name?))).collect();
        // In English, like the remarks in records and all command-line output.
        let forgotten = || stats::forgotten(Lang::EN).to_owned();
        let name = |person: Person| names.get(&person.0).cloned().unwrap_or_else(forgotten);
        let date = Day::of(stored.created).to_string();
        let day = match stored.entries.first() {
            Some(Entry::Opened(terms)) => terms.daily.map(|daily| daily.day),
            _ => None,
        };
        let record =
            record_of(id, &stored.entries, &name, Some(date), &remark).map_err(|why| journal_error(why.to_string()))?;
        Ok((record, day))
    }

    /// List entries for up to [`StoredGames::MAX_LISTINGS`] tables, in the order of `ids`. Reads the journals only of
    /// games without a stored summary.
    ///
    /// # Errors
    /// [`ExportError::Read`]; per table, [`ExportError::Journal`].
    pub async fn listings(&mut self, ids: &[String]) -> Result<Vec<Result<GameListing, ExportError>>, ExportError> {
        let ids = &ids[..ids.len().min(Self::MAX_LISTINGS)];
        let summaries = self.store.summaries(ids).await.map_err(ExportError::Read)?;
        let mut all = Vec::with_capacity(ids.len());
        for id in ids {
            all.push(match summaries.get(id).and_then(from_summary) {
                Some(listing) => Ok(listing),
                None => self.record_of_day(id).await.map(|(record, _)| from_record(&record)),
            });
        }
        Ok(all)
    }

    /// Closes the database.
    ///
    /// # Errors
    /// [`ExportError::Read`].
    pub async fn close(self) -> Result<(), ExportError> {
        self.store.close().await.map_err(ExportError::Read)
    }
}

/// `None` if a player was forgotten: only the journal has a name for them.
fn from_summary(stored: &GameSummary) -> Option<GameListing> {
    let summary = Summary::read(&stored.text)?;
    let player = |chair: &Option<SummaryPlayer>| match chair.as_ref()? {
        SummaryPlayer::Person(person) => Some(Player { name: stored.names.get(person)?.clone(), bot: None }),
        SummaryPlayer::Bot { name, bot } => Some(Player { name: name.clone(), bot: Some(bot.clone()) }),
    };
    Some(GameListing {
        date: Day::of(stored.created).to_string(),
        players: summary.seats.iter().map(player).collect::<Option<_>>()?,
        outcome: match (&summary.conceded, summary.winner) {
            (Some(end), _) => Outcome::Conceded(Side(end.side)),
            (None, Some(side)) => Outcome::Won(Side(side)),
            (None, None) => Outcome::Unfinished,
        },
        totals: summary.players()?.all_sides().map(|side| summary.total(side)).collect(),
        deals: summary.deals.len(),
        preset: summary.rules,
    })
}

fn from_record(record: &Record) -> GameListing {
    let sides = u8::try_from(record.players.len()).ok().and_then(Players::new).unwrap_or(Players::FOUR);
    let sides = sides.under(&record.rules).sides();
    let mut totals = vec![0; usize::from(sides)];
    for deal in &record.deals {
        for (total, score) in totals.iter_mut().zip(deal.scores.iter().flatten()) {
            *total += score;
        }
    }
    GameListing {
        date: record.date.clone().unwrap_or_default(),
        players: record.players.clone(),
        preset: record.preset.clone(),
        outcome: record.result,
        totals,
        deals: record.deals.iter().filter(|deal| deal.scores.is_some()).count(),
    }
}
