//! The headers of a record, which apply to all its deals.

use canasta::rules::Preset;
use canasta::{Players, RuleSet, Side};

use super::error::{Expected, Found, RecordErrorKind, RecordErrors};
use super::form::{Item, Label, Line, check_unique};
use super::names::{FIRST_LINE, MAX_NAME_CHARS, is_header, number_of, seat_name};
use super::notes::Notes;
use super::source::Span;
use super::values::{numbers, one_word};
use super::{DealRecord, Other, Outcome, Player, Record};
use crate::fair::{Hash, rules_hash};
use crate::house::{self, nearest};
use crate::json::Json;

/// The values of the headers.
pub(super) struct Headers {
    pub(super) preset: &'static Preset,
    pub(super) rules: RuleSet,
    /// The number of players; `None` if the names don't determine it.
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
    /// The names of the lines so far, and their line numbers.
    known: Vec<(String, usize)>,
    named: Vec<(&'i str, &'i Line<'a>)>,
    seats: Vec<(usize, &'i Line<'a>)>,
    bots: Vec<(usize, &'i Line<'a>)>,
}

impl Headers {
    /// Reads the headers, wherever they are in the record.
    pub(super) fn read(items: &[Item<'_>], errors: &mut RecordErrors) -> Self {
        let lines = Lines::of(items, errors);
        let (players, seats) = lines.players(items, errors);
        let (preset, rules) = lines.rules(errors);
        let players = players.map(|players| players.under(&rules));
        let date = lines.get("date").and_then(|line| one_word(line, Expected::Date, errors, date));
        let result = lines.get("result").and_then(|line| {
            let expected = Expected::Result(players);
            one_word(line, expected, errors, |text| result(text, players))
        });
        let before = lines.get("totals").and_then(|line| numbers(line, players, errors));
        let table = lines.get("table").and_then(|line| name(line, errors));
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

    /// The hash of the rules for the deals' proofs.
    pub(super) fn rules_hash(&self) -> Hash {
        rules_hash(self.preset.name, &self.rules)
    }

    /// The table's id, which a proof needs.
    pub(super) fn table(&self) -> Option<&str> {
        self.table.as_deref()
    }

    /// The complete record; `None` if the number of players is unknown.
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
            // Without proofs, the table's id is kept as an unknown line.
            record.others.push(Other::Line("Table".to_owned(), table));
        }
        let headers = record.headers().into_iter().map(|(name, _)| name);
        let order: Vec<String> = std::iter::once(FIRST_LINE.to_owned()).chain(headers).collect();
        if !order.iter().any(|name| name == "House") {
            // Without house rules there is no `House` line, so its notes move to the next line.
            notes.move_to("House", &order[2]);
        }
        comments.extend(notes.first_comments("Rules"));
        record.comments = comments;
        record.others.extend(notes.list(&order));
        Some(record)
    }
}

/// The parts of a record other than the values of its headers.
pub(super) struct Body {
    pub(super) comments: Vec<String>,
    pub(super) notes: Notes,
    pub(super) deals: Vec<DealRecord>,
    pub(super) closing: Vec<String>,
}

impl<'i, 'a> Lines<'i, 'a> {
    fn of(items: &'i [Item<'a>], errors: &mut RecordErrors) -> Self {
        let mut lines = Lines::default();
        for item in items {
            let Item::Line(line) = item else { continue };
            let Label::Named { plain, .. } = &line.label else { continue };
            if !is_header(plain) {
                continue;
            }
            let seat = number_of(plain, "seat");
            let bot = number_of(plain, "bot");
            let key = match (seat, bot) {
                (Some(seat), _) => format!("seat {seat}"),
                (_, Some(bot)) => format!("bot {bot}"),
                _ => plain.clone(),
            };
            if check_unique(&mut lines.known, &key, line, errors) {
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

    /// The players by seat.
    fn players(&self, items: &[Item<'a>], errors: &mut RecordErrors) -> (Option<Players>, Vec<Player>) {
        for (_, line) in self.seats.iter().chain(&self.bots).filter(|(seat, _)| *seat >= canasta::MAX_SEATS) {
            errors.expected(line.label_span, Expected::SeatNumber(None));
        }
        let named = |seat: usize| self.seats.iter().chain(&self.bots).find(|(known, _)| *known == seat);
        let seats = (0..canasta::MAX_SEATS).filter(|seat| named(*seat).is_some());
        let count = seats.max().and_then(|last| u8::try_from(last + 1).ok()).unwrap_or_default();
        let Some(players) = Players::new(count) else {
            let first =
                items.iter().find_map(|item| if let Item::Line(line) = item { Some(line.label_span) } else { None });
            let span = first.unwrap_or(Span { line: 1, column: 1, text: "" });
            let found = if count == 0 { Found::Nothing } else { Found::Count(count.into()) };
            errors.add(span, RecordErrorKind::Expected(Expected::Players, found));
            return (None, Vec::new());
        };
        let mut all = Vec::new();
        for seat in players.seats() {
            let value = |lines: &[(usize, &'i Line<'a>)]| {
                lines.iter().find(|(known, _)| *known == seat.index()).map(|(_, line)| *line)
            };
            let line = value(&self.seats);
            let bot = value(&self.bots);
            if line.or(bot).is_none() {
                let next = (seat.index()..canasta::MAX_SEATS).find_map(named);
                let span = next.map_or(Span { line: 1, column: 1, text: "" }, |(_, line)| line.label_span);
                errors.add(span, RecordErrorKind::Expected(Expected::Seat(seat.0), Found::Nothing));
            }
            let bot = bot.and_then(|line| name(line, errors));
            // A player with only a `Bot` line gets the bot's name.
            let name = match line {
                Some(line) if line.value().is_empty() => Some(seat_name(seat.0)),
                Some(line) => name(line, errors),
                None => bot.clone(),
            };
            all.push(Player { name: name.unwrap_or_default(), bot });
        }
        (Some(players), all)
    }

    /// The preset and the rules including house rules.
    fn rules(&self, errors: &mut RecordErrors) -> (&'static Preset, RuleSet) {
        let mut preset = &RuleSet::PRESETS[0];
        if let Some(line) = self.get("rules") {
            let value = line.value();
            let names: Vec<&'static str> = RuleSet::PRESETS.iter().map(|preset| preset.name).collect();
            match house::preset(&value.to_lowercase()) {
                Some(known) => preset = known,
                None => match nearest(&value, &names) {
                    Some(near) => {
                        let found = Found::Near(value.clone(), near.to_owned());
                        errors.add(line.value_span(), RecordErrorKind::Expected(Expected::Preset, found));
                    }
                    None => errors.expected(Span { text: &value, ..line.value_span() }, Expected::Preset),
                },
            }
        }
        let mut rules = preset.rules;
        if let Some(line) = self.get("house") {
            let value = line.value();
            let mut house_problems = Vec::new();
            // Word processors change quotation marks.
            let straight = value.replace(['“', '”', '„', '‟', '″'], "\"");
            match serde_json::from_str(&straight) {
                Ok(json @ Json::Object(_)) => house::apply_json(&mut rules, &json, &mut house_problems),
                Ok(_) => errors.expected(Span { text: &value, ..line.value_span() }, Expected::House),
                Err(error) => {
                    let before =
                        straight.get(..error.column().saturating_sub(1)).map_or(0, |text| text.chars().count());
                    errors.expected(error_span(line, before), Expected::House);
                }
            }
            for problem in house_problems {
                errors.add(line.value_span(), RecordErrorKind::Problem(problem));
            }
        }
        (preset, rules)
    }
}

/// The place of an error that is `letters` letters into the value. If the value has several lines, the start of the
/// value.
fn error_span<'a>(line: &Line<'a>, letters: usize) -> Span<'a> {
    match line.spans[..] {
        [span] => span.skip_bytes(span.text.char_indices().nth(letters).map_or(span.text.len(), |(byte, _)| byte)),
        _ => line.value_span(),
    }
}

/// The name of a player, a bot or a table.
fn name(line: &Line<'_>, errors: &mut RecordErrors) -> Option<String> {
    let value = line.value();
    let span = Span { text: &value, ..line.value_span() };
    if value.is_empty() {
        errors.expected(span, Expected::Name);
        return None;
    }
    if value.chars().count() > MAX_NAME_CHARS {
        errors.expected(span, Expected::ShortName(MAX_NAME_CHARS));
        return None;
    }
    Some(value)
}

/// A date of any precision: a year, a month or a day.
pub(super) fn date(text: &str) -> Option<String> {
    let mut parts = text.split(['-', '/', '.', '–', '−', '‐', '‑']);
    let number = |part: &str, digits: usize| {
        let is_valid = part.len() <= digits && !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse::<u16>().ok().filter(|_| is_valid)
    };
    let year = parts.next().filter(|year| year.len() == 4).and_then(|year| number(year, 4))?;
    let Some(month) = parts.next() else { return Some(format!("{year:04}")) };
    let month = number(month, 2).filter(|month| (1..=12).contains(month))?;
    let Some(day) = parts.next() else { return Some(format!("{year:04}-{month:02}")) };
    let day = number(day, 2).filter(|day| (1..=days_in_month(year, month)).contains(day))?;
    parts.next().is_none().then(|| format!("{year:04}-{month:02}-{day:02}"))
}

const fn days_in_month(year: u16, month: u16) -> u16 {
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
        ["side", side, "conceded" | "concedes"] | [side, "conceded" | "concedes"] => {
            let is_side = |side: &u8| *side < 2 && players.is_none_or(|players| players.sides() == 2);
            side.parse().ok().filter(is_side).map(|side| Outcome::Conceded(Side(side)))
        }
        _ => None,
    }
}
