//! The stored form of entries.

use canasta::rules::{Field, Value};
use canasta::seating::Drawn;
use canasta::{CardAction, DECK_SIZE, Players, RuleSet, Seat, notation};
use canasta_record::fair::{Cut, Seed};
use canasta_record::house::{self, Changes};
use serde::{Deserialize, Serialize};

use super::terms::is_newer_rule;
use super::{
    ActionId, Clock, DailyDeal, Entry, Hints, HostChange, JournalError, Person, SeatedPlayer, Seats, SessionScore,
    SetDeal, Substitute, Terms, Watch,
};

/// An entry in a format of this release. Format 2 added replayed deals and more house rules, format 3 conceding and
/// taking back. An entry that an older format can't express is written in the first format that can, so that an older
/// program reports it as too new.
pub(super) fn text(entry: &Entry, format: u32) -> String {
    // Strings, numbers and lists of them can always be written as JSON.
    serde_json::to_string(&Line { v: format.max(needed(entry)), entry: StoredEntry::of(entry) }).unwrap_or_default()
}

/// The first format that can express an entry.
pub(super) fn needed(entry: &Entry) -> u32 {
    match entry {
        Entry::Opened(terms) => terms.format(),
        Entry::TookBack { .. } | Entry::AgreedToConcede(_) | Entry::KeptPlaying(_) | Entry::Conceded(_) => 3,
        _ => 1,
    }
}

/// The format of a stored entry. It is read first, because the rest of an unknown format can be anything.
pub(super) fn format(text: &str) -> Result<u32, JournalError> {
    let Versioned { v } = serde_json::from_str(text).map_err(|error| unreadable(&error))?;
    if v == 0 { Err(wrong("there is no format 0")) } else { Ok(v) }
}

/// Reads an entry in a format of this release.
pub(super) fn read(text: &str) -> Result<Entry, JournalError> {
    let Line { v, entry } = serde_json::from_str(text).map_err(|error| unreadable(&error))?;
    let entry = entry.read()?;
    if needed(&entry) > v { Err(wrong("its format can't contain this")) } else { Ok(entry) }
}

fn unreadable(error: &serde_json::Error) -> JournalError {
    JournalError::Unreadable(error.to_string())
}

fn wrong(why: &str) -> JournalError {
    JournalError::Unreadable(why.to_owned())
}

#[derive(Deserialize)]
struct Versioned {
    v: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    v: u32,
    entry: StoredEntry,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum StoredEntry {
    Opened(Box<StoredTerms>),
    Came {
        person: Person,
    },
    Sat {
        seat: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<Person>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<StoredBot>,
    },
    Left {
        seat: u8,
    },
    Host {
        person: Person,
        why: HostChange,
    },
    Begun {
        first_dealer: u8,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        draws: Vec<StoredDraw>,
    },
    #[serde(rename = "sealed")]
    Committed {
        deal: usize,
        seed: String,
    },
    Ready {
        seat: u8,
        id: String,
        deal: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cut: Option<String>,
    },
    Dealt {
        deal: usize,
        deck: String,
    },
    Acted {
        seat: u8,
        id: String,
        #[serde(rename = "act")]
        action: String,
        #[serde(rename = "stand_in", default, skip_serializing_if = "is_false")]
        substitute: bool,
    },
    Paused {
        person: Person,
    },
    Resumed {
        person: Person,
    },
    #[serde(rename = "stand-in")]
    Substitute {
        seat: u8,
        why: Substitute,
    },
    Back {
        seat: u8,
    },
    TookOver {
        seat: u8,
        person: Person,
    },
    Carried {
        person: Person,
    },
    TurnedAway {
        person: Person,
    },
    LetIn {
        person: Person,
    },
    Allowed {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seconds: Option<u32>,
    },
    Closed {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Person>,
    },
    TookBack {
        seat: u8,
        id: String,
    },
    AgreedToConcede {
        seat: u8,
    },
    KeptPlaying {
        seat: u8,
    },
    Conceded {
        seat: u8,
    },
    Again {
        table: String,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredBot {
    name: String,
    bot: String,
}

impl StoredEntry {
    fn of(entry: &Entry) -> Self {
        match entry {
            Entry::Opened(terms) => Self::Opened(Box::new(StoredTerms::of(terms))),
            Entry::Joined(person) => Self::Came { person: *person },
            Entry::Sat { seat, who: SeatedPlayer::Person(person) } => {
                Self::Sat { seat: seat.0, person: Some(*person), bot: None }
            }
            Entry::Sat { seat, who: SeatedPlayer::Bot { name, bot } } => {
                let bot = StoredBot { name: name.clone(), bot: bot.clone() };
                Self::Sat { seat: seat.0, person: None, bot: Some(bot) }
            }
            Entry::Left(seat) => Self::Left { seat: seat.0 },
            Entry::Host { person, why } => Self::Host { person: *person, why: *why },
            Entry::Begun { first_dealer, draws } => {
                Self::Begun { first_dealer: first_dealer.0, draws: draws.iter().map(StoredDraw::of).collect() }
            }
            Entry::Committed { deal, seed } => Self::Committed { deal: *deal, seed: seed.to_hex() },
            Entry::Ready { by, deal, cut } => {
                Self::Ready { seat: by.seat.0, id: by.id.clone(), deal: *deal, cut: cut.as_ref().map(Cut::to_hex) }
            }
            Entry::Dealt { deal, deck } => Self::Dealt { deal: *deal, deck: notation::cards(deck).to_string() },
            Entry::Acted { by, action, substitute } => {
                Self::Acted { seat: by.seat.0, id: by.id.clone(), action: action.to_string(), substitute: *substitute }
            }
            Entry::Paused(person) => Self::Paused { person: *person },
            Entry::Resumed(person) => Self::Resumed { person: *person },
            Entry::Substitute { seat, why } => Self::Substitute { seat: seat.0, why: *why },
            Entry::Back(seat) => Self::Back { seat: seat.0 },
            Entry::TookOver { seat, person } => Self::TookOver { seat: seat.0, person: *person },
            Entry::ChangedDevice(person) => Self::Carried { person: *person },
            Entry::Banned(person) => Self::TurnedAway { person: *person },
            Entry::Unbanned(person) => Self::LetIn { person: *person },
            Entry::Allowed(seconds) => Self::Allowed { seconds: *seconds },
            Entry::Closed { by } => Self::Closed { by: *by },
            Entry::TookBack { by } => Self::TookBack { seat: by.seat.0, id: by.id.clone() },
            Entry::AgreedToConcede(seat) => Self::AgreedToConcede { seat: seat.0 },
            Entry::KeptPlaying(seat) => Self::KeptPlaying { seat: seat.0 },
            Entry::Conceded(seat) => Self::Conceded { seat: seat.0 },
            Entry::Rematch { table } => Self::Again { table: table.clone() },
        }
    }

    fn read(self) -> Result<Entry, JournalError> {
        Ok(match self {
            Self::Opened(terms) => Entry::Opened(Box::new(terms.read()?)),
            Self::Acted { seat, id, action, substitute } => {
                let action = action
                    .parse::<CardAction>()
                    .map_err(|_| JournalError::Unreadable(format!("“{action}” is not an action")))?;
                Entry::Acted { by: ActionId { seat: Seat(seat), id }, action, substitute }
            }
            Self::Dealt { deal, deck } => {
                let deck = notation::parse_cards(&deck).ok().filter(|deck| deck.len() == DECK_SIZE);
                Entry::Dealt { deal, deck: deck.ok_or_else(|| wrong("the deck is not the 108 cards"))? }
            }
            Self::Committed { deal, seed } => {
                let seed = Seed::from_hex(&seed).ok_or_else(|| wrong("invalid seed"))?;
                Entry::Committed { deal, seed }
            }
            Self::Ready { seat, id, deal, cut } => {
                let read = |cut: String| Cut::from_hex(&cut).ok_or_else(|| wrong("invalid cut"));
                Entry::Ready { by: ActionId { seat: Seat(seat), id }, deal, cut: cut.map(read).transpose()? }
            }
            Self::Closed { by } => Entry::Closed { by },
            Self::TookOver { seat, person } => Entry::TookOver { seat: Seat(seat), person },
            Self::Carried { person } => Entry::ChangedDevice(person),
            Self::TurnedAway { person } => Entry::Banned(person),
            Self::LetIn { person } => Entry::Unbanned(person),
            Self::Allowed { seconds } if seconds.is_some_and(|seconds| !Terms::may_allow(seconds)) => {
                return Err(wrong("time limit out of range"));
            }
            Self::Allowed { seconds } => Entry::Allowed(seconds),
            Self::TookBack { seat, id } => Entry::TookBack { by: ActionId { seat: Seat(seat), id } },
            Self::AgreedToConcede { seat } => Entry::AgreedToConcede(Seat(seat)),
            Self::KeptPlaying { seat } => Entry::KeptPlaying(Seat(seat)),
            Self::Conceded { seat } => Entry::Conceded(Seat(seat)),
            Self::Again { table } => Entry::Rematch { table },
            Self::Came { person } => Entry::Joined(person),
            Self::Sat { seat, person: Some(person), bot: None } => {
                Entry::Sat { seat: Seat(seat), who: SeatedPlayer::Person(person) }
            }
            Self::Sat { seat, person: None, bot: Some(StoredBot { name, bot }) } => {
                Entry::Sat { seat: Seat(seat), who: SeatedPlayer::Bot { name, bot } }
            }
            Self::Sat { .. } => return Err(wrong("a seat needs either a person or a bot")),
            Self::Left { seat } => Entry::Left(Seat(seat)),
            Self::Host { person, why } => Entry::Host { person, why },
            Self::Begun { first_dealer, draws } => {
                Entry::Begun { first_dealer: Seat(first_dealer), draws: read_draws(draws)? }
            }
            Self::Paused { person } => Entry::Paused(person),
            Self::Resumed { person } => Entry::Resumed(person),
            Self::Substitute { seat, why } => Entry::Substitute { seat: Seat(seat), why },
            Self::Back { seat } => Entry::Back(Seat(seat)),
        })
    }
}

/// A table's terms. All fields of the rule set are written, except for newer ones with the value of the base rules.
/// Fields that aren't written get their values from the preset.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredTerms {
    preset: String,
    rules: serde_json::Value,
    players: u8,
    seats: Seats,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<Clock>,
    watch: Watch,
    #[serde(rename = "serious")]
    competitive: bool,
    listed: bool,
    hints: Hints,
    #[serde(rename = "talk")]
    chat: bool,
    practice: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    set: Option<SetDeal>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    daily: Option<DailyDeal>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    allowed: Option<u32>,
    host_returns: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "evening")]
    session_score: Option<SessionScore>,
    #[serde(default, skip_serializing_if = "is_false")]
    take_back: bool,
}

impl StoredTerms {
    fn of(terms: &Terms) -> Self {
        let fields = RuleSet::FIELDS.iter().map(|field| (field, (field.get)(&terms.rules)));
        let is_written =
            |(field, value): &(&Field, Value)| !is_newer_rule(field.name) || (field.get)(&RuleSet::BASE) != *value;
        let fields = fields.filter(is_written).map(|(field, value)| (field.name, value));
        Self {
            preset: terms.preset.clone(),
            rules: serde_json::to_value(Changes(fields.collect())).unwrap_or_default(),
            players: terms.players.count(),
            seats: terms.seats,
            clock: terms.clock,
            watch: terms.watch,
            competitive: terms.competitive,
            listed: terms.listed,
            hints: terms.hints,
            chat: terms.chat,
            practice: terms.practice,
            set: terms.set.clone(),
            daily: terms.daily,
            allowed: terms.allowed,
            host_returns: terms.host_returns,
            session_score: terms.session_score.clone(),
            take_back: terms.take_back,
        }
    }

    fn read(self) -> Result<Terms, JournalError> {
        let Self {
            preset,
            rules: fields,
            players,
            seats,
            clock,
            watch,
            competitive,
            listed,
            hints,
            chat,
            practice,
            ..
        } = self;
        let Self { set, daily, allowed, host_returns, session_score, take_back, .. } = self;
        let mut rules =
            house::preset(&preset).ok_or_else(|| JournalError::Unreadable(format!("unknown rules “{preset}”")))?.rules;
        let problems = house::apply(&mut rules, &fields);
        if !problems.is_empty() {
            let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
            return Err(JournalError::Unreadable(problems.join("; ")));
        }
        let players = Players::new(players).ok_or_else(|| wrong("impossible number of players"))?.under(&rules);
        if clock.is_some_and(|clock| !clock.is_sound()) {
            return Err(wrong("clock settings out of range"));
        }
        if allowed.is_some_and(|seconds| !Terms::may_allow(seconds)) {
            return Err(wrong("time limit out of range"));
        }
        let sides = usize::from(players.sides());
        if set.as_ref().is_some_and(|set| [set.before.len(), set.then.len()] != [sides; 2] || set.deal == 0) {
            return Err(wrong("a replayed deal needs a number and the points of every side"));
        }
        Ok(Terms {
            preset,
            rules,
            players,
            seats,
            clock,
            watch,
            competitive,
            listed,
            hints,
            chat,
            practice,
            set,
            daily,
            allowed,
            host_returns,
            session_score,
            take_back,
        })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoredDraw {
    pub(super) player: u8,
    pub(super) place: u8,
    pub(super) card: String,
}

fn read_draws(draws: Vec<StoredDraw>) -> Result<Vec<Drawn>, JournalError> {
    draws.into_iter().map(StoredDraw::read).collect()
}

impl StoredDraw {
    fn of(drawn: &Drawn) -> Self {
        Self { player: drawn.player, place: drawn.place, card: drawn.card.to_string() }
    }

    pub(super) fn read(self) -> Result<Drawn, JournalError> {
        match notation::parse_cards(&self.card).as_deref() {
            Ok(&[card]) => Ok(Drawn { player: self.player, place: self.place, card }),
            _ => Err(JournalError::Unreadable(format!("“{}” is not a card", self.card))),
        }
    }
}
