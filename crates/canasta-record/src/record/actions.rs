//! Cards and acts as people write them: small letters, `10H`, `4♥`, a comma for a semicolon. How they are always written
//! is [`canasta::notation`]'s business.

use canasta::{Card, CardAction, Group, Kind};

use super::fault::{Expected, Found, RecordErrorKind, RecordErrors};
use super::source::Piece;
use crate::house::nearest;
use crate::position;

/// The words that begin an act.
const WORDS: [&str; 9] = ["draw", "take", "meld", "discard", "pass", "declare", "ask", "yes", "no"];

/// Whether a word begins an act.
pub(super) fn is_action(word: &str) -> bool {
    action_word(word).is_some()
}

fn action_word(word: &str) -> Option<&'static str> {
    WORDS.into_iter().find(|known| known.eq_ignore_ascii_case(word))
}

/// Reads the acts of a turn, `draw; discard 9S`. `at` is where they begin if there is nothing.
pub(super) fn read_actions(pieces: &[Piece<'_>], at: Piece<'_>, faults: &mut RecordErrors) -> Vec<CardAction> {
    let tokens: Vec<Piece<'_>> = pieces.iter().flat_map(|piece| piece.tokens()).collect();
    let begins = |token: &Piece<'_>| token.text == ";" || is_action(token.text);
    let before = faults.len();
    let mut actions = Vec::new();
    let mut left = &tokens[..];
    while let Some((&first, behind)) = left.split_first() {
        let end = behind.iter().position(begins).unwrap_or(behind.len());
        let rest: Vec<Piece<'_>> = behind[..end].iter().copied().filter(|token| token.text != ",").collect();
        left = &behind[end..];
        match action_word(first.text) {
            Some(word) => actions.extend(read_action(word, first, &rest, faults)),
            None if matches!(first.text, ";" | ",") && rest.is_empty() => {}
            None => {
                let first = if matches!(first.text, ";" | ",") { rest[0] } else { first };
                if cards_only(first) && left.first().is_some_and(|next| needs_cards(next.text)) {
                    faults.expected(first, Expected::ActionFirst);
                    // What it is an act of stands in front of it.
                    let next = left[1..].iter().position(begins).map_or(left.len(), |next| next + 1);
                    left = &left[next..];
                } else {
                    no_action(first, faults);
                }
            }
        }
    }
    if actions.is_empty() && faults.len() == before {
        faults.expected(pieces.last().map_or(at, |piece| piece.end()), Expected::Action);
    }
    actions
}

fn cards_only(token: Piece<'_>) -> bool {
    glued(token.text).is_ok()
}

fn needs_cards(word: &str) -> bool {
    matches!(action_word(word), Some("discard" | "meld" | "declare"))
}

fn no_action(at: Piece<'_>, faults: &mut RecordErrors) {
    if faults.are_enough() {
        // To look for what may be meant takes long.
        return;
    }
    match nearest(at.text, &WORDS) {
        Some(word) => {
            faults
                .add(at, RecordErrorKind::Expected(Expected::Action, Found::Near(at.text.to_owned(), word.to_owned())));
        }
        None => faults.expected(at, Expected::Action),
    }
}

fn read_action(word: &'static str, at: Piece<'_>, rest: &[Piece<'_>], faults: &mut RecordErrors) -> Option<CardAction> {
    let alone = match word {
        "draw" => CardAction::Draw,
        "pass" => CardAction::Pass,
        "ask" => CardAction::Ask,
        "yes" => CardAction::Answer(true),
        "no" => CardAction::Answer(false),
        "take" => return take(at, rest, faults),
        "meld" => return groups(at, rest, faults).map(CardAction::Meld),
        "discard" => return one_card(at, rest, faults).map(CardAction::Discard),
        _ => return one_card(at, rest, faults).map(CardAction::Declare),
    };
    match rest.first() {
        None => Some(alone),
        Some(extra) => {
            // A misspelt act that follows without a semicolon.
            if nearest(extra.text, &WORDS).is_some() {
                no_action(*extra, faults);
            } else {
                faults.expected(*extra, Expected::End);
            }
            None
        }
    }
}

fn one_card(at: Piece<'_>, rest: &[Piece<'_>], faults: &mut RecordErrors) -> Option<Card> {
    let own = match rest {
        [rank, suit, ..] if joined(*rank, *suit).is_some() => 2,
        _ => 1.min(rest.len()),
    };
    let (own, more) = rest.split_at(own);
    let cards = read_cards(own, faults)?;
    let extra = cards.get(1).map(|(extra, _)| extra).or(more.first());
    if let Some(extra) = extra {
        faults.expected(*extra, Expected::End);
        return None;
    }
    if cards.is_empty() {
        faults.expected(at.end(), Expected::Card);
    }
    cards.first().map(|(_, card)| *card)
}

fn take(at: Piece<'_>, rest: &[Piece<'_>], faults: &mut RecordErrors) -> Option<CardAction> {
    let slash = rest.iter().position(|token| token.text == "/");
    let (with, more) = rest.split_at(slash.unwrap_or(rest.len()));
    // The rank of the top card may be named.
    let Group { rank, cards: with } = if with.iter().any(|token| token.text == ":") {
        group(at, with, faults)?
    } else {
        let cards = read_cards(with, faults)?.into_iter().map(|(_, card)| card).collect();
        Group { rank: None, cards }
    };
    let more = match more.split_first() {
        None => Vec::new(),
        Some((slash, more)) => groups(*slash, more, faults)?,
    };
    Some(CardAction::Take { rank, with, more })
}

/// Melds with `/` between them, behind `at`.
fn groups(at: Piece<'_>, rest: &[Piece<'_>], faults: &mut RecordErrors) -> Option<Vec<Group>> {
    let mut behind = at;
    let mut all = Some(Vec::new());
    for tokens in rest.split_inclusive(|token| token.text == "/") {
        let (last, slashed) = tokens.split_last()?;
        let own = if last.text == "/" { slashed } else { tokens };
        let group = group(behind, own, faults);
        all = all.zip(group).map(|(mut all, group)| {
            all.push(group);
            all
        });
        behind = *last;
    }
    if rest.last().is_none_or(|last| last.text == "/") {
        faults.expected(behind.end(), Expected::Meld);
        return None;
    }
    all
}

fn group(behind: Piece<'_>, tokens: &[Piece<'_>], faults: &mut RecordErrors) -> Option<Group> {
    let colon = tokens.iter().position(|token| token.text == ":");
    let (named, cards) = match colon {
        None => (None, tokens),
        Some(colon) => (Some(&tokens[..colon]), &tokens[colon + 1..]),
    };
    let cards: Vec<Card> = read_cards(cards, faults)?.into_iter().map(|(_, card)| card).collect();
    if cards.is_empty() {
        faults.expected(tokens.last().map_or(behind, |token| *token).end(), Expected::Meld);
        return None;
    }
    let Some(named) = named else { return Some(Group { rank: None, cards }) };
    let rank = match named {
        [one] => read_rank(one.text, &cards),
        _ => None,
    };
    if rank.is_none() {
        faults.expected(named.get(1).or(named.first()).map_or_else(|| behind.end(), |token| *token), Expected::Rank);
    }
    Some(Group { rank: Some(rank?), cards })
}

/// The kind of a rank in front of cards. A three is red only if red threes come with it.
fn read_rank(text: &str, cards: &[Card]) -> Option<Kind> {
    let letter = if text == "10" { "T".to_owned() } else { text.to_ascii_uppercase() };
    let red = cards.iter().any(|card| card.kind() == Kind::RedThree);
    match letter.as_str() {
        "X" => None,
        "3" if red => Some(Kind::RedThree),
        letter => position::kind(letter),
    }
}

/// Reads cards, each with where it stands; signs between them do not matter. `None`, with faults, if any of them
/// cannot be read.
pub(super) fn read_cards<'a>(tokens: &[Piece<'a>], faults: &mut RecordErrors) -> Option<Vec<(Piece<'a>, Card)>> {
    let mut cards = Vec::new();
    let mut whole = true;
    let mut left = tokens.iter().copied().peekable();
    while let Some(token) = left.next() {
        if let Some(card) = left.peek().and_then(|next| joined(token, *next)) {
            cards.push((token, card));
            left.next();
            continue;
        }
        match glued(token.text) {
            Ok(read) => cards.extend(read.into_iter().map(|card| (token, card))),
            Err(byte) => {
                // Of several without a space between them, the rest shows where the fault is.
                no_card(token.from(byte), faults);
                whole = false;
            }
        }
    }
    whole.then_some(cards)
}

/// A rank and its suit with a space between them.
fn joined(rank: Piece<'_>, suit: Piece<'_>) -> Option<Card> {
    let both = || format!("{}{}", rank.text, suit.text);
    let card = is_rank(rank.text).then(both).and_then(|both| glued(&both).ok())?;
    if let [card] = card[..] { Some(card) } else { None }
}

fn is_rank(text: &str) -> bool {
    text == "10"
        || text.len() == 1 && !text.eq_ignore_ascii_case("X") && position::kind(&text.to_ascii_uppercase()).is_some()
}

/// Says what may be meant: a joker without its colour, or a suit in front of the rank.
fn no_card(at: Piece<'_>, faults: &mut RecordErrors) {
    if matches!(at.text.to_lowercase().as_str(), "x" | "xx" | "jk" | "jo" | "jok" | "joker") {
        return faults.expected(at, Expected::Joker);
    }
    let suit = at.text.chars().next().map_or(0, char::len_utf8);
    let turned = format!("{}{}", &at.text[suit..], &at.text[..suit]);
    match first_card(&turned) {
        Some((card, "")) => {
            let found = Found::Near(at.text.to_owned(), card.to_string());
            faults.add(at, RecordErrorKind::Expected(Expected::Card, found));
        }
        _ => faults.expected(at, Expected::Card),
    }
}

/// One card, or several without a space between them.
///
/// # Errors
/// The byte at which what stands there is no card.
pub(super) fn glued(text: &str) -> Result<Vec<Card>, usize> {
    let mut cards = Vec::new();
    let mut left = text;
    while !left.is_empty() {
        let (card, behind) = first_card(left).ok_or(text.len() - left.len())?;
        cards.push(card);
        left = behind;
    }
    Ok(cards)
}

/// The card that a text begins with, and what follows it.
fn first_card(text: &str) -> Option<(Card, &str)> {
    let mut letters = text.strip_prefix("10").unwrap_or(text).chars();
    let rank = if text.starts_with("10") { 'T' } else { letters.next()?.to_ascii_uppercase() };
    let suit = match letters.next()? {
        '♠' | '♤' => 'S',
        '♥' | '♡' => 'H',
        '♦' | '♢' => 'D',
        '♣' | '♧' => 'C',
        other => other.to_ascii_uppercase(),
    };
    let card = format!("{rank}{suit}").parse::<Card>().ok()?;
    // A sign that says how the suit is drawn, as a letter or as a picture.
    Some((card, letters.as_str().trim_start_matches(['\u{fe0e}', '\u{fe0f}'])))
}
