//! The parser of records. It accepts many variations, and every error has a place and says what was expected.
//!
//! The text is split into lines by their form only ([`super::form`]). Then the headers are read, wherever they are,
//! because everything else depends on the number of players. The deals come last.

use canasta::{Players, Seat};

use super::actions::read_actions;
use super::error::{Expected, Found, RecordError, RecordErrorKind, RecordErrors};
use super::form::{Item, Label, Line, VERSION, check_unique, split_items};
use super::headers::{Body, Headers};
use super::misspelt::correct_misspelt;
use super::names::{FIRST_LINE, canonical_name, is_deal_line, is_header, number_of};
use super::notes::{Note, Notes, comments, split};
use super::source::{Span, comment, lines};
use super::values::{CommitmentLines, ProofContext, deck, numbers, one_word, seat_number};
use super::{DealRecord, Record, Turn};
use crate::fair::Hash;
use crate::pasted;

impl Record {
    /// Parses a record. The book's chapter on records describes the accepted variations.
    ///
    /// # Errors
    /// Returns up to twenty errors, in the order of the text.
    pub fn read(text: &str) -> Result<Self, Vec<RecordError>> {
        pasted::forgiving(text, Self::read_exactly)
    }

    fn read_exactly(text: &str) -> Result<Self, Vec<RecordError>> {
        let mut errors = RecordErrors::default();
        let skipped = match first_line(text) {
            FirstLine::Known { lines } => lines,
            FirstLine::Newer(version) => {
                errors.add(version, RecordErrorKind::Newer(version.text.to_owned()));
                return errors.into_result(None);
            }
            FirstLine::None(line) => {
                errors.expected(line, Expected::FirstLine);
                if Label::of(line).is_none() {
                    // This isn't a record at all. Further errors would only fill the page.
                    return errors.into_result(None);
                }
                0
            }
        };
        let mut items = split_items(lines(text).skip(skipped), &mut errors);
        correct_misspelt(&mut items, &mut errors);
        let headers = Headers::read(&items, &mut errors);
        let mut reader = Reader::new(&headers, &mut errors);
        reader.first_lines(text, skipped);
        for item in items {
            reader.item(item);
        }
        let body = reader.finish();
        let record = headers.record(body);
        errors.into_result(record)
    }
}

/// The first line that isn't empty or a comment.
enum FirstLine<'a> {
    /// The known version. `lines` lines have been read.
    Known { lines: usize },
    /// A newer version.
    Newer(Span<'a>),
    /// A line that isn't the first line of a record.
    None(Span<'a>),
}

/// The number of lines up to the first line of the record, inclusive; 0 if it is missing.
pub(super) fn lines_before_headers(text: &str) -> usize {
    if let FirstLine::Known { lines } = first_line(text) { lines } else { 0 }
}

fn first_line(text: &str) -> FirstLine<'_> {
    let Some(line) = lines(text).map(Span::trimmed).find(|line| !line.text.is_empty() && !line.text.starts_with('#'))
    else {
        return FirstLine::None(lines(text).last().map_or(Span { line: 1, column: 1, text: "" }, Span::end));
    };
    let line = line.split('#').map_or(line, |(before, _)| before.trimmed());
    let words: Vec<Span<'_>> = line.tokens().filter(|word| word.text != ":").collect();
    let has_word =
        |place: usize, word: &str| words.get(place).is_some_and(|found| found.text.eq_ignore_ascii_case(word));
    if !has_word(0, "canasta") || !has_word(1, "record") {
        return FirstLine::None(line);
    }
    match words[2..] {
        [] => FirstLine::Known { lines: line.line },
        [version] => match version.text.parse::<u32>() {
            Ok(VERSION) => FirstLine::Known { lines: line.line },
            Ok(newer) if newer > VERSION => FirstLine::Newer(version),
            _ => FirstLine::None(line),
        },
        _ => FirstLine::None(line),
    }
}

/// Reads the deals and the notes.
struct Reader<'a, 'h> {
    headers: &'h Headers,
    rules: Hash,
    errors: &'h mut RecordErrors,
    /// The comments before the first header.
    comments: Vec<String>,
    /// The notes at the headers.
    notes: Notes,
    /// The notes for the next line.
    pending: Vec<Note>,
    has_lines: bool,
    /// Whether the missing start of a deal has been reported. It is reported only once.
    reported_missing_deal: bool,
    deals: Vec<DealRecord>,
    /// The deal being read.
    current: Option<OpenDeal<'a>>,
    /// The players and the dealer of the last deal; if they aren't given, those that were due.
    last_deal: Option<(Players, Seat)>,
}

/// An unfinished deal.
struct OpenDeal<'a> {
    span: Span<'a>,
    comments: Vec<String>,
    /// The names of the lines so far, and their line numbers.
    known: Vec<(String, usize)>,
    dealer: Option<Seat>,
    sits_out: Option<Seat>,
    deck: Vec<canasta::Card>,
    commitment: CommitmentLines<'a>,
    notes: Notes,
    turns: Vec<Turn>,
    scores: Option<Vec<i32>>,
}

impl<'a, 'h> Reader<'a, 'h> {
    fn new(headers: &'h Headers, errors: &'h mut RecordErrors) -> Self {
        Self {
            headers,
            rules: headers.rules_hash(),
            errors,
            comments: Vec::new(),
            notes: Notes::default(),
            pending: Vec::new(),
            has_lines: false,
            reported_missing_deal: false,
            deals: Vec::new(),
            current: None,
            last_deal: None,
        }
    }

    const fn players(&self) -> Option<Players> {
        self.headers.players
    }

    /// Reads the comments before the first line, and that line's remark.
    fn first_lines(&mut self, text: &str, count: usize) {
        for line in lines(text).take(count) {
            let Some((before, remark)) = line.split('#') else { continue };
            let remark = comment(remark.text);
            if before.trimmed().text.is_empty() {
                self.comments.push(remark);
            } else if !remark.is_empty() {
                self.notes.add(FIRST_LINE, Vec::new(), Some(remark));
            }
        }
    }

    fn item(&mut self, item: Item<'a>) {
        let line = match item {
            Item::Comment(comment) => return self.pending.push(Note::Comment(comment)),
            Item::Line(line) => line,
        };
        let had_lines = std::mem::replace(&mut self.has_lines, true);
        match &line.label {
            Label::Deal(number) => self.deal(&line, *number),
            Label::Turn(label) => self.turn(&line, *label),
            Label::Named { plain, .. } if is_header(plain) => self.header(plain, &line, had_lines),
            Label::Named { plain, .. } if is_deal_line(plain) => self.deal_line(plain, &line),
            Label::Named { .. } => {
                if self.current.is_none() && !had_lines {
                    self.first_header();
                }
                self.pending.push(Note::Line(line.name(), line.value()));
            }
        }
    }

    /// Moves the comments before the first header to the record.
    fn first_header(&mut self) {
        let (_, comments) = split(std::mem::take(&mut self.pending));
        self.comments.extend(comments);
    }

    /// Keeps the notes at a header, whose value has already been read.
    fn header(&mut self, plain: &str, line: &Line<'a>, had_lines: bool) {
        if self.current.is_none() {
            if !had_lines {
                self.first_header();
            }
            let before = std::mem::take(&mut self.pending);
            self.notes.add(&canonical_name(plain), before, line.remark.clone());
        } else {
            let (lines, before) = split(std::mem::take(&mut self.pending));
            self.pending = lines;
            self.notes.add(&canonical_name(plain), comments(before), line.remark.clone());
        }
    }

    /// Adds pending unknown lines to the notes. Returns the comments after them, which belong to the next item.
    fn take_comments(&mut self) -> Vec<String> {
        let (lines, comments) = split(std::mem::take(&mut self.pending));
        self.current.as_mut().map_or(&mut self.notes, |open| &mut open.notes).end.extend(lines);
        comments
    }

    fn deal(&mut self, line: &Line<'a>, number: Span<'a>) {
        let comments = self.take_comments();
        self.close_deal();
        let place = self.deals.len() + 1;
        if !number.text.is_empty() && number.text.parse() != Ok(place) {
            self.errors.expected(number, Expected::Deal(place));
        }
        let mut notes = Notes::default();
        notes.add("Deal", Vec::new(), line.remark.clone());
        self.current = Some(OpenDeal {
            span: line.label_span,
            comments,
            known: Vec::new(),
            dealer: None,
            sits_out: None,
            deck: Vec::new(),
            commitment: CommitmentLines::default(),
            notes,
            turns: Vec::new(),
            scores: None,
        });
    }

    /// Reports a line of a deal that comes before the first deal.
    fn needs_deal(&mut self, span: Span<'a>) {
        if !std::mem::replace(&mut self.reported_missing_deal, true) {
            self.errors.expected(span, Expected::DealBefore);
        }
    }

    fn turn(&mut self, line: &Line<'a>, label: Span<'a>) {
        let comments = self.take_comments();
        let Some(open) = &mut self.current else { return self.needs_deal(label) };
        let seat = turn_label(label, self.headers.players, self.errors);
        let actions = read_actions(&line.spans, label.end(), self.errors);
        if let Some((seat, substitute)) = seat {
            open.turns.push(Turn { comments, seat, substitute, actions, remark: line.remark.clone() });
        }
    }

    fn deal_line(&mut self, plain: &str, line: &Line<'a>) {
        let players = self.players();
        let Some(open) = &mut self.current else { return self.needs_deal(line.label_span) };
        let cut = number_of(plain, "cut").map(|seat| format!("cut {seat}"));
        let known = if plain == "scores" { "score" } else { cut.as_deref().unwrap_or(plain) };
        if !check_unique(&mut open.known, known, line, self.errors) {
            return;
        }
        open.notes.add(&canonical_name(known), std::mem::take(&mut self.pending), line.remark.clone());
        match known {
            "dealer" => open.dealer = seat(line, players, self.errors),
            "sits out" => open.sits_out = seat(line, players, self.errors),
            "deck" => open.deck = deck(line, self.errors),
            "score" => open.scores = numbers(line, players, self.errors),
            _ => open.commitment.line(known, line, players, self.errors),
        }
    }

    /// Finishes the current deal.
    fn close_deal(&mut self) {
        let Some(open) = self.current.take() else { return };
        let has = |name: &str| open.known.iter().any(|(known, _)| known == name);
        let rules = &self.headers.rules;
        let next = self.last_deal.map(|(players, dealer)| rules.next_deal(players, dealer));
        let dealer = open.dealer.or(next.map(|(_, dealer)| dealer));
        let mut missing = |name: &'static str| {
            self.errors.add(open.span, RecordErrorKind::Expected(Expected::Named(name), Found::Nothing));
        };
        if dealer.is_none() && !has("dealer") {
            missing("Dealer");
        }
        if !has("deck") {
            missing("Deck");
        }
        self.last_deal = self.players().zip(dealer).map(|(players, dealer)| {
            let named = open.sits_out.and_then(|seat| players.without(seat));
            let players = named.or(next.map(|(players, _)| players)).unwrap_or_else(|| players.of_deal(rules, dealer));
            (players, dealer)
        });
        let dealer = dealer.unwrap_or_default();
        let context =
            ProofContext { table: self.headers.table(), number: self.deals.len() + 1, rules: self.rules, dealer };
        let proof = open.commitment.proof(&context, self.errors);
        let mut deal = DealRecord {
            comments: open.comments,
            dealer,
            sits_out: open.sits_out,
            deck: open.deck,
            proof,
            others: Vec::new(),
            turns: open.turns,
            scores: open.scores,
        };
        let mut notes = open.notes;
        if deal.turns.is_empty() && deal.scores.is_some() {
            notes.end_before("Score");
        }
        let lines = deal.lines().into_iter().map(|(name, _)| name);
        let order: Vec<String> = ["Deal".to_owned()].into_iter().chain(lines).chain(["Score".to_owned()]).collect();
        deal.others = notes.list(&order);
        self.deals.push(deal);
    }

    fn finish(mut self) -> Body {
        let closing = self.take_comments();
        self.close_deal();
        Body { comments: self.comments, notes: self.notes, deals: self.deals, closing }
    }
}

/// The seat of a turn, and whether a bot acts for it: `2 (bot)`.
fn turn_label(label: Span<'_>, players: Option<Players>, errors: &mut RecordErrors) -> Option<(Seat, bool)> {
    let digits = label.text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(label.text.len());
    let (number, rest) = label.text.split_at(digits);
    let inside = rest.trim().strip_prefix('(').and_then(|text| text.strip_suffix(')')).map(str::trim);
    let substitute = match (rest.trim(), inside) {
        ("", _) => false,
        (_, Some(inside)) if inside.eq_ignore_ascii_case("bot") => true,
        _ => {
            errors.expected(label, Expected::Turn);
            return None;
        }
    };
    let seat = seat_number(number, players);
    if seat.is_none() {
        errors.expected(Span { text: number, ..label }, Expected::SeatNumber(players));
    }
    seat.map(|seat| (seat, substitute))
}

fn seat(line: &Line<'_>, players: Option<Players>, errors: &mut RecordErrors) -> Option<Seat> {
    one_word(line, Expected::SeatNumber(players), errors, |text| seat_number(text, players))
}
