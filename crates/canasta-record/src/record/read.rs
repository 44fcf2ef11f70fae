//! Reads a record. Forgiving in how it is written, exact in what is wrong: every fault says where and what is expected.
//!
//! The text is cut into lines by their form alone ([`super::form`]); then the headers are read, wherever they stand,
//! because everything else hangs on how many play; then the deals.

use canasta::{Players, Seat};

use super::actions::read_actions;
use super::fault::{Expected, Found, RecordError, RecordErrorKind, RecordErrors};
use super::form::{Item, Label, Line, VERSION, cut, once};
use super::head::{Body, Head};
use super::misspelt::mend;
use super::names::{FIRST, is_deal_line, is_header, number_of, written};
use super::notes::{Note, Notes, comments, split};
use super::source::{Piece, comment, lines};
use super::values::{CommitmentLines, ProofContext, deck, numbers, one_word, seat_number};
use super::{DealRecord, Record, Turn};
use crate::fair::Hash;

impl Record {
    /// Reads a record. The book's chapter on records says what is forgiven.
    ///
    /// # Errors
    /// What is wrong, in the order of the text, the first twenty.
    pub fn read(text: &str) -> Result<Self, Vec<RecordError>> {
        let mut faults = RecordErrors::default();
        let behind = match first_line(text) {
            FirstLine::Known { behind } => behind,
            FirstLine::Newer(at) => {
                faults.add(at, RecordErrorKind::Newer(at.text.to_owned()));
                return faults.or(None);
            }
            FirstLine::None(at) => {
                faults.expected(at, Expected::FirstLine);
                if Label::of(at).is_none() {
                    // It is something else altogether: what it is not would fill a page.
                    return faults.or(None);
                }
                0
            }
        };
        let mut items = cut(lines(text).skip(behind), &mut faults);
        mend(&mut items, &mut faults);
        let head = Head::read(&items, &mut faults);
        let mut reader = Reader::new(&head, &mut faults);
        reader.first_lines(text, behind);
        for item in items {
            reader.item(item);
        }
        let body = reader.finish();
        let record = head.record(body);
        faults.or(record)
    }
}

/// What the first line with anything in it is.
enum FirstLine<'a> {
    /// The version that this program knows; so many lines are behind us then.
    Known { behind: usize },
    /// The version, which is newer.
    Newer(Piece<'a>),
    /// No first line of a record.
    None(Piece<'a>),
}

/// How many lines stand up to the first with anything in it, itself included, where it is a record's.
pub(super) fn behind_first(text: &str) -> usize {
    if let FirstLine::Known { behind } = first_line(text) { behind } else { 0 }
}

fn first_line(text: &str) -> FirstLine<'_> {
    let Some(line) = lines(text).map(Piece::trimmed).find(|line| !line.text.is_empty() && !line.text.starts_with('#'))
    else {
        return FirstLine::None(lines(text).last().map_or(Piece { line: 1, column: 1, text: "" }, Piece::end));
    };
    let line = line.split('#').map_or(line, |(before, _)| before.trimmed());
    let words: Vec<Piece<'_>> = line.tokens().filter(|word| word.text != ":").collect();
    let is = |place: usize, word: &str| words.get(place).is_some_and(|found| found.text.eq_ignore_ascii_case(word));
    if !is(0, "canasta") || !is(1, "record") {
        return FirstLine::None(line);
    }
    match words[2..] {
        [] => FirstLine::Known { behind: line.line },
        [version] => match version.text.parse::<u32>() {
            Ok(VERSION) => FirstLine::Known { behind: line.line },
            Ok(newer) if newer > VERSION => FirstLine::Newer(version),
            _ => FirstLine::None(line),
        },
        _ => FirstLine::None(line),
    }
}

/// Reads the deals, and what stands between all lines.
struct Reader<'a, 'h> {
    head: &'h Head,
    rules: Hash,
    faults: &'h mut RecordErrors,
    /// What stands in front of the first header.
    comments: Vec<String>,
    /// What stands among the headers.
    notes: Notes,
    /// What belongs to the line that follows.
    pending: Vec<Note>,
    /// Whether any line was read.
    begun: bool,
    /// Whether there was a line that needs a deal in front of it: it is told once.
    homeless: bool,
    deals: Vec<DealRecord>,
    /// The deal that is being read.
    now: Option<OpenDeal<'a>>,
    /// Who dealt last, or would have.
    dealer: Option<Seat>,
}

/// A deal of which more lines may come.
struct OpenDeal<'a> {
    at: Piece<'a>,
    comments: Vec<String>,
    /// Lines there were, by name.
    known: Vec<(String, usize)>,
    dealer: Option<Seat>,
    deck: Vec<canasta::Card>,
    promise: CommitmentLines<'a>,
    notes: Notes,
    turns: Vec<Turn>,
    scores: Option<Vec<i32>>,
}

impl<'a, 'h> Reader<'a, 'h> {
    fn new(head: &'h Head, faults: &'h mut RecordErrors) -> Self {
        Self {
            head,
            rules: head.rules_hash(),
            faults,
            comments: Vec::new(),
            notes: Notes::default(),
            pending: Vec::new(),
            begun: false,
            homeless: false,
            deals: Vec::new(),
            now: None,
            dealer: None,
        }
    }

    const fn players(&self) -> Option<Players> {
        self.head.players
    }

    /// Reads what stands in front of the first line and behind it.
    fn first_lines(&mut self, text: &str, behind: usize) {
        for line in lines(text).take(behind) {
            let Some((before, remark)) = line.split('#') else { continue };
            let remark = comment(remark.text);
            if before.trimmed().text.is_empty() {
                self.comments.push(remark);
            } else if !remark.is_empty() {
                self.notes.add(FIRST, Vec::new(), Some(remark));
            }
        }
    }

    fn item(&mut self, item: Item<'a>) {
        let line = match item {
            Item::Comment(comment) => return self.pending.push(Note::Comment(comment)),
            Item::Line(line) => line,
        };
        let begun = std::mem::replace(&mut self.begun, true);
        match &line.label {
            Label::Deal(number) => self.deal(&line, *number),
            Label::Turn(label) => self.turn(&line, *label),
            Label::Named { plain, .. } if is_header(plain) => self.header(plain, &line, begun),
            Label::Named { plain, .. } if is_deal_line(plain) => self.deal_line(plain, &line),
            Label::Named { .. } => {
                if self.now.is_none() && !begun {
                    self.first_header();
                }
                self.pending.push(Note::Line(line.name(), line.value()));
            }
        }
    }

    /// Comments in front of the first header are the record's.
    fn first_header(&mut self) {
        let (_, comments) = split(std::mem::take(&mut self.pending));
        self.comments.extend(comments);
    }

    /// Keeps what stands at a header; its value is read already.
    fn header(&mut self, plain: &str, line: &Line<'a>, begun: bool) {
        if self.now.is_none() {
            if !begun {
                self.first_header();
            }
            let before = std::mem::take(&mut self.pending);
            self.notes.add(&written(plain), before, line.remark.clone());
        } else {
            let (lines, before) = split(std::mem::take(&mut self.pending));
            self.pending = lines;
            self.notes.add(&written(plain), comments(before), line.remark.clone());
        }
    }

    /// Takes what waits: the lines that are unknown stay where they are, the comments behind them belong to what follows.
    fn waiting(&mut self) -> Vec<String> {
        let (lines, comments) = split(std::mem::take(&mut self.pending));
        self.now.as_mut().map_or(&mut self.notes, |open| &mut open.notes).end.extend(lines);
        comments
    }

    fn deal(&mut self, line: &Line<'a>, number: Piece<'a>) {
        let comments = self.waiting();
        self.close();
        let place = self.deals.len() + 1;
        if !number.text.is_empty() && number.text.parse() != Ok(place) {
            self.faults.expected(number, Expected::Deal(place));
        }
        let mut notes = Notes::default();
        notes.add("Deal", Vec::new(), line.remark.clone());
        self.now = Some(OpenDeal {
            at: line.at,
            comments,
            known: Vec::new(),
            dealer: None,
            deck: Vec::new(),
            promise: CommitmentLines::default(),
            notes,
            turns: Vec::new(),
            scores: None,
        });
    }

    /// A line of a deal in front of all deals.
    fn needs_deal(&mut self, at: Piece<'a>) {
        if !std::mem::replace(&mut self.homeless, true) {
            self.faults.expected(at, Expected::DealBefore);
        }
    }

    fn turn(&mut self, line: &Line<'a>, label: Piece<'a>) {
        let comments = self.waiting();
        let Some(open) = &mut self.now else { return self.needs_deal(label) };
        let seat = turn_label(label, self.head.players, self.faults);
        let actions = read_actions(&line.pieces, label.end(), self.faults);
        if let Some((seat, substitute)) = seat {
            open.turns.push(Turn { comments, seat, substitute, actions, remark: line.remark.clone() });
        }
    }

    fn deal_line(&mut self, plain: &str, line: &Line<'a>) {
        let players = self.players();
        let Some(open) = &mut self.now else { return self.needs_deal(line.at) };
        let cut = number_of(plain, "cut").map(|seat| format!("cut {seat}"));
        let known = if plain == "scores" { "score" } else { cut.as_deref().unwrap_or(plain) };
        if !once(&mut open.known, known, line, self.faults) {
            return;
        }
        open.notes.add(&written(known), std::mem::take(&mut self.pending), line.remark.clone());
        match known {
            "dealer" => open.dealer = seat(line, players, self.faults),
            "deck" => open.deck = deck(line, self.faults),
            "score" => open.scores = numbers(line, players, self.faults),
            _ => open.promise.line(known, line, players, self.faults),
        }
    }

    /// No more lines of the deal come.
    fn close(&mut self) {
        let Some(open) = self.now.take() else { return };
        let has = |name: &str| open.known.iter().any(|(known, _)| known == name);
        let follows = self.dealer.zip(self.players()).map(|(last, players)| players.after(last));
        let dealer = open.dealer.or(follows);
        let mut missing = |name: &'static str| {
            self.faults.add(open.at, RecordErrorKind::Expected(Expected::Named(name), Found::Nothing));
        };
        if dealer.is_none() && !has("dealer") {
            missing("Dealer");
        }
        if !has("deck") {
            missing("Deck");
        }
        self.dealer = dealer;
        let dealer = dealer.unwrap_or_default();
        let context =
            ProofContext { table: self.head.table(), number: self.deals.len() + 1, rules: self.rules, dealer };
        let proof = open.promise.proof(&context, self.faults);
        let mut deal = DealRecord {
            comments: open.comments,
            dealer,
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
        let closing = self.waiting();
        self.close();
        Body { comments: self.comments, notes: self.notes, deals: self.deals, closing }
    }
}

/// The seat of a turn, and whether a bot acts for it: `2 (bot)`.
fn turn_label(label: Piece<'_>, players: Option<Players>, faults: &mut RecordErrors) -> Option<(Seat, bool)> {
    let digits = label.text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(label.text.len());
    let (number, behind) = label.text.split_at(digits);
    let inside = behind.trim().strip_prefix('(').and_then(|text| text.strip_suffix(')')).map(str::trim);
    let substitute = match (behind.trim(), inside) {
        ("", _) => false,
        (_, Some(inside)) if inside.eq_ignore_ascii_case("bot") => true,
        _ => {
            faults.expected(label, Expected::Turn);
            return None;
        }
    };
    let seat = seat_number(number, players);
    if seat.is_none() {
        faults.expected(Piece { text: number, ..label }, Expected::SeatNumber(players));
    }
    seat.map(|seat| (seat, substitute))
}

fn seat(line: &Line<'_>, players: Option<Players>, faults: &mut RecordErrors) -> Option<Seat> {
    one_word(line, Expected::SeatNumber(players), faults, |text| seat_number(text, players))
}
