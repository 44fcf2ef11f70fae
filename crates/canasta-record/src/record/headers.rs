//! The headers of a record: what holds for all its deals.

use canasta::rules::Preset;
use canasta::{Players, RuleSet, Side};

use super::fault::{Expected, Found, RecordErrorKind, RecordErrors};
use super::form::{Item, Label, Line, once};
use super::names::{FIRST, LONGEST, is_header, number_of, seat_name};
use super::notes::Notes;
use super::source::Piece;
use super::values::{numbers, one_word};
use super::{DealRecord, Other, Outcome, Player, Record};
use crate::fair::{Hash, rules_hash};
use crate::house::{self, nearest};
use crate::json::Json;

/// What the headers say.
pub(super) struct Head {
    pub(super) preset: &'static Preset,
    pub(super) rules: RuleSet,
    /// How many play; `None` where the names do not tell.
    pub(super) players: Option<Players>,
    table: Option<String>,
    seats: Vec<Player>,
    date: Option<String>,
    before: Vec<i32>,
    result: Outcome,
}

/// The lines of the headers.
#[derive(Default)]
struct Lines<'i, 'a> {
    /// Those with a name of their own, and where it stood.
    known: Vec<(String, usize)>,
    named: Vec<(&'i str, &'i Line<'a>)>,
    seats: Vec<(usize, &'i Line<'a>)>,
    bots: Vec<(usize, &'i Line<'a>)>,
}

impl Head {
    /// Reads the headers, wherever they stand.
    pub(super) fn read(items: &[Item<'_>], faults: &mut RecordErrors) -> Self {
        let lines = Lines::of(items, faults);
        let (players, seats) = lines.players(items, faults);
        let (preset, rules) = lines.rules(faults);
        let date = lines.get("date").and_then(|line| one_word(line, Expected::Date, faults, date));
        let result = lines.get("result").and_then(|line| {
            let wanted = Expected::Result(players);
            one_word(line, wanted, faults, |text| result(text, players))
        });
        let before = lines.get("totals").and_then(|line| numbers(line, players, faults));
        let table = lines.get("table").and_then(|line| name(line, faults));
        Self {
            preset,
            rules,
            players,
            table,
            seats,
            date,
            before: before.unwrap_or_default(),
            result: result.unwrap_or_default(),
        }
    }

    /// What the deals' proofs tell of the rules.
    pub(super) fn rules_hash(&self) -> Hash {
        rules_hash(self.preset.name, &self.rules)
    }

    /// The id of the table, which a proof needs.
    pub(super) fn table(&self) -> Option<&str> {
        self.table.as_deref()
    }

    /// The record with all its parts. `None` where it names no player.
    pub(super) fn record(self, body: Body) -> Option<Record> {
        self.players?;
        let Body { mut comments, mut notes, deals, closing } = body;
        let mut record = Record {
            comments: Vec::new(),
            preset: self.preset.name.to_owned(),
            rules: self.rules,
            players: self.seats,
            date: self.date,
            before: self.before,
            result: self.result,
            others: Vec::new(),
            deals,
            closing,
        };
        if let Some(table) = self.table.filter(|_| record.deals.iter().all(|deal| deal.proof.is_none())) {
            // It proves nothing, but it is not lost.
            record.others.push(Other::Line("Table".to_owned(), table));
        }
        let headers = record.headers().into_iter().map(|(name, _)| name);
        let order: Vec<String> = std::iter::once(FIRST.to_owned()).chain(headers).collect();
        if !order.iter().any(|name| name == "House") {
            // The house changes nothing.
            notes.moved("House", &order[2]);
        }
        comments.extend(notes.first_comments("Rules"));
        record.comments = comments;
        record.others.extend(notes.list(&order));
        Some(record)
    }
}

/// All that a record holds beside the values of its headers.
pub(super) struct Body {
    pub(super) comments: Vec<String>,
    pub(super) notes: Notes,
    pub(super) deals: Vec<DealRecord>,
    pub(super) closing: Vec<String>,
}

impl<'i, 'a> Lines<'i, 'a> {
    fn of(items: &'i [Item<'a>], faults: &mut RecordErrors) -> Self {
        let mut lines = Lines::default();
        for item in items {
            let Item::Line(line) = item else { continue };
            let Label::Named { plain, .. } = &line.label else { continue };
            if !is_header(plain) {
                continue;
            }
            let (seat, bot) = (number_of(plain, "seat"), number_of(plain, "bot"));
            let key = match (seat, bot) {
                (Some(seat), _) => format!("seat {seat}"),
                (_, Some(bot)) => format!("bot {bot}"),
                _ => plain.clone(),
            };
            if once(&mut lines.known, &key, line, faults) {
                match (seat, bot) {
                    (Some(seat), _) => lines.seats.push((seat, line)),
                    (_, Some(seat)) => lines.bots.push((seat, line)),
                    _ => lines.named.push((plain, line)),
                }
            }
        }
        lines
    }

    fn get(&self, name: &str) -> Option<&'i Line<'a>> {
        self.named.iter().find(|(known, _)| *known == name).map(|(_, line)| *line)
    }

    /// Who plays, by seat.
    fn players(&self, items: &[Item<'a>], faults: &mut RecordErrors) -> (Option<Players>, Vec<Player>) {
        for (_, line) in self.seats.iter().chain(&self.bots).filter(|(seat, _)| *seat >= canasta::MAX_SEATS) {
            faults.expected(line.at, Expected::SeatNumber(None));
        }
        let named = |seat: usize| self.seats.iter().chain(&self.bots).find(|(known, _)| *known == seat);
        let seats = (0..canasta::MAX_SEATS).filter(|seat| named(*seat).is_some());
        let count = seats.max().and_then(|last| u8::try_from(last + 1).ok()).unwrap_or_default();
        let Some(players) = Players::new(count) else {
            let first = items.iter().find_map(|item| if let Item::Line(line) = item { Some(line.at) } else { None });
            let at = first.unwrap_or(Piece { line: 1, column: 1, text: "" });
            let found = if count == 0 { Found::Nothing } else { Found::Count(count.into()) };
            faults.add(at, RecordErrorKind::Expected(Expected::Players, found));
            return (None, Vec::new());
        };
        let mut all = Vec::new();
        for seat in players.seats() {
            let value = |lines: &[(usize, &'i Line<'a>)]| {
                lines.iter().find(|(known, _)| *known == seat.index()).map(|(_, line)| *line)
            };
            let (line, bot) = (value(&self.seats), value(&self.bots));
            if line.or(bot).is_none() {
                let next = (seat.index()..canasta::MAX_SEATS).find_map(named);
                let at = next.map_or(Piece { line: 1, column: 1, text: "" }, |(_, line)| line.at);
                faults.add(at, RecordErrorKind::Expected(Expected::Seat(seat.0), Found::Nothing));
            }
            let bot = bot.and_then(|line| name(line, faults));
            // A player with only a bot's level has that as a name.
            let called = match line {
                Some(line) if line.value().is_empty() => Some(seat_name(seat.0)),
                Some(line) => name(line, faults),
                None => bot.clone(),
            };
            all.push(Player { name: called.unwrap_or_default(), bot });
        }
        (Some(players), all)
    }

    /// The preset with what the house changes.
    fn rules(&self, faults: &mut RecordErrors) -> (&'static Preset, RuleSet) {
        let mut preset = &RuleSet::PRESETS[0];
        if let Some(line) = self.get("rules") {
            let value = line.value();
            let names: Vec<&'static str> = RuleSet::PRESETS.iter().map(|preset| preset.name).collect();
            match house::preset(&value.to_lowercase()) {
                Some(known) => preset = known,
                None => match nearest(&value, &names) {
                    Some(near) => {
                        let found = Found::Near(value.clone(), near.to_owned());
                        faults.add(line.value_at(), RecordErrorKind::Expected(Expected::Preset, found));
                    }
                    None => faults.expected(Piece { text: &value, ..line.value_at() }, Expected::Preset),
                },
            }
        }
        let mut rules = preset.rules;
        if let Some(line) = self.get("house") {
            let value = line.value();
            let mut house_faults = Vec::new();
            // Programs for letters turn the quotation marks.
            let straight = value.replace(['“', '”', '„', '‟', '″'], "\"");
            match serde_json::from_str(&straight) {
                Ok(json @ Json::Object(_)) => house::apply_written(&mut rules, &json, &mut house_faults),
                Ok(_) => faults.expected(Piece { text: &value, ..line.value_at() }, Expected::House),
                Err(error) => {
                    let before =
                        straight.get(..error.column().saturating_sub(1)).map_or(0, |text| text.chars().count());
                    faults.expected(fault_in(line, before), Expected::House);
                }
            }
            for fault in house_faults {
                faults.add(line.value_at(), RecordErrorKind::Fault(fault));
            }
        }
        (preset, rules)
    }
}

/// Where a value that stands in one line is faulty, behind so many letters; of several lines, where it begins.
fn fault_in<'a>(line: &Line<'a>, letters: usize) -> Piece<'a> {
    match line.pieces[..] {
        [piece] => piece.from(piece.text.char_indices().nth(letters).map_or(piece.text.len(), |(byte, _)| byte)),
        _ => line.value_at(),
    }
}

/// A name of a player, a bot or a table.
fn name(line: &Line<'_>, faults: &mut RecordErrors) -> Option<String> {
    let value = line.value();
    let at = Piece { text: &value, ..line.value_at() };
    if value.is_empty() {
        faults.expected(at, Expected::Name);
        return None;
    }
    if value.chars().count() > LONGEST {
        faults.expected(at, Expected::ShortName(LONGEST));
        return None;
    }
    Some(value)
}

/// A date, as exact as it is known: a year, a month of it, or a day.
pub(super) fn date(text: &str) -> Option<String> {
    let mut parts = text.split(['-', '/', '.', '–', '−', '‐', '‑']);
    let number = |part: &str, digits: usize| {
        let fits = part.len() <= digits && !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse::<u16>().ok().filter(|_| fits)
    };
    let year = parts.next().filter(|year| year.len() == 4).and_then(|year| number(year, 4))?;
    let Some(month) = parts.next() else { return Some(format!("{year:04}")) };
    let month = number(month, 2).filter(|month| (1..=12).contains(month))?;
    let Some(day) = parts.next() else { return Some(format!("{year:04}-{month:02}")) };
    let day = number(day, 2).filter(|day| (1..=days_of(year, month)).contains(day))?;
    parts.next().is_none().then(|| format!("{year:04}-{month:02}-{day:02}"))
}

const fn days_of(year: u16, month: u16) -> u16 {
    match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

fn result(text: &str, players: Option<Players>) -> Option<Outcome> {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["not", "over"] => Some(Outcome::Unfinished),
        ["side", side, "won" | "wins"] | ["side", side] | [side, "won" | "wins"] | [side] => {
            let sides = players.map_or(6, Players::sides);
            side.parse().ok().filter(|side: &u8| *side < sides).map(|side| Outcome::Won(Side(side)))
        }
        _ => None,
    }
}
