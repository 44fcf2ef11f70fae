//! Cards and actions as people type them: lower case, `10H`, `4♥`, a comma instead of a semicolon.
//! [`canasta::notation`] defines the canonical form.

use canasta::{Card, CardAction, Group, Kind};

use super::error::{Expected, Found, RecordErrorKind, RecordErrors};
use super::source::Span;
use crate::house::nearest;
use crate::position;

/// The words that start an action.
const WORDS: [&str; 9] = ["draw", "take", "meld", "discard", "pass", "declare", "ask", "yes", "no"];

/// Whether a word starts an action.
pub(super) fn is_action(word: &str) -> bool {
    action_word(word).is_some()
}

fn action_word(word: &str) -> Option<&'static str> {
    WORDS.into_iter().find(|known| known.eq_ignore_ascii_case(word))
}

/// Parses the actions of a turn, such as `draw; discard 9S`. Reports an error at `span` if there are none.
pub(super) fn read_actions(spans: &[Span<'_>], span: Span<'_>, errors: &mut RecordErrors) -> Vec<CardAction> {
    let tokens: Vec<Span<'_>> = spans.iter().flat_map(|span| span.tokens()).collect();
    let starts_action = |token: &Span<'_>| token.text == ";" || is_action(token.text);
    let errors_before = errors.len();
    let mut actions = Vec::new();
    let mut left = &tokens[..];
    while let Some((&first, following)) = left.split_first() {
        let end = following.iter().position(starts_action).unwrap_or(following.len());
        let rest: Vec<Span<'_>> = following[..end].iter().copied().filter(|token| token.text != ",").collect();
        left = &following[end..];
        match action_word(first.text) {
            Some(word) => actions.extend(read_action(word, first, &rest, errors)),
            None if matches!(first.text, ";" | ",") && rest.is_empty() => {}
            None => {
                let first = if matches!(first.text, ";" | ",") { rest[0] } else { first };
                if cards_only(first) && left.first().is_some_and(|next| needs_cards(next.text)) {
                    errors.expected(first, Expected::ActionFirst);
                    // Skip the action that belongs to these cards.
                    let next = left[1..].iter().position(starts_action).map_or(left.len(), |next| next + 1);
                    left = &left[next..];
                } else {
                    report_no_action(first, errors);
                }
            }
        }
    }
    if actions.is_empty() && errors.len() == errors_before {
        errors.expected(spans.last().map_or(span, |span| span.end()), Expected::Action);
    }
    actions
}

fn cards_only(token: Span<'_>) -> bool {
    parse_joined_cards(token.text).is_ok()
}

fn needs_cards(word: &str) -> bool {
    matches!(action_word(word), Some("discard" | "meld" | "declare"))
}

fn report_no_action(span: Span<'_>, errors: &mut RecordErrors) {
    if errors.is_full() {
        // Searching for similar words is slow, and more errors aren't reported anyway.
        return;
    }
    match nearest(span.text, &WORDS) {
        Some(word) => {
            errors.add(
                span,
                RecordErrorKind::Expected(Expected::Action, Found::Near(span.text.to_owned(), word.to_owned())),
            );
        }
        None => errors.expected(span, Expected::Action),
    }
}

fn read_action(word: &'static str, span: Span<'_>, rest: &[Span<'_>], errors: &mut RecordErrors) -> Option<CardAction> {
    let action = match word {
        "draw" => CardAction::Draw,
        "pass" => CardAction::Pass,
        "ask" => CardAction::Ask,
        "yes" => CardAction::Answer(true),
        "no" => CardAction::Answer(false),
        "take" => return take(span, rest, errors),
        "meld" => return groups(span, rest, errors).map(CardAction::Meld),
        "discard" => return one_card(span, rest, errors).map(CardAction::Discard),
        _ => return one_card(span, rest, errors).map(CardAction::Declare),
    };
    match rest.first() {
        None => Some(action),
        Some(extra) => {
            // This is a misspelt action, with no semicolon before it.
            if nearest(extra.text, &WORDS).is_some() {
                report_no_action(*extra, errors);
            } else {
                errors.expected(*extra, Expected::End);
            }
            None
        }
    }
}

fn one_card(span: Span<'_>, rest: &[Span<'_>], errors: &mut RecordErrors) -> Option<Card> {
    let count = match rest {
        [rank, suit, ..] if join_rank_and_suit(*rank, *suit).is_some() => 2,
        _ => 1.min(rest.len()),
    };
    let (tokens, more) = rest.split_at(count);
    let cards = read_cards(tokens, errors)?;
    let extra = cards.get(1).map(|(extra, _)| extra).or(more.first());
    if let Some(extra) = extra {
        errors.expected(*extra, Expected::End);
        return None;
    }
    if cards.is_empty() {
        errors.expected(span.end(), Expected::Card);
    }
    cards.first().map(|(_, card)| *card)
}

fn take(span: Span<'_>, rest: &[Span<'_>], errors: &mut RecordErrors) -> Option<CardAction> {
    let slash = rest.iter().position(|token| token.text == "/");
    let (with, more) = rest.split_at(slash.unwrap_or(rest.len()));
    // The rank of the top card can be named.
    let Group { rank, cards: with } = if with.iter().any(|token| token.text == ":") {
        group(span, with, errors)?
    } else {
        let cards = read_cards(with, errors)?.into_iter().map(|(_, card)| card).collect();
        Group { rank: None, cards }
    };
    let more = match more.split_first() {
        None => Vec::new(),
        Some((slash, more)) => groups(*slash, more, errors)?,
    };
    Some(CardAction::Take { rank, with, more })
}

/// Parses melds separated by `/`. `span` is the word before them.
fn groups(span: Span<'_>, rest: &[Span<'_>], errors: &mut RecordErrors) -> Option<Vec<Group>> {
    let mut before = span;
    let mut all = Some(Vec::new());
    for tokens in rest.split_inclusive(|token| token.text == "/") {
        let (last, before_slash) = tokens.split_last()?;
        let tokens = if last.text == "/" { before_slash } else { tokens };
        let group = group(before, tokens, errors);
        all = all.zip(group).map(|(mut all, group)| {
            all.push(group);
            all
        });
        before = *last;
    }
    if rest.last().is_none_or(|last| last.text == "/") {
        errors.expected(before.end(), Expected::Meld);
        return None;
    }
    all
}

fn group(before: Span<'_>, tokens: &[Span<'_>], errors: &mut RecordErrors) -> Option<Group> {
    let colon = tokens.iter().position(|token| token.text == ":");
    let (named, cards) = match colon {
        None => (None, tokens),
        Some(colon) => (Some(&tokens[..colon]), &tokens[colon + 1..]),
    };
    let cards: Vec<Card> = read_cards(cards, errors)?.into_iter().map(|(_, card)| card).collect();
    if cards.is_empty() {
        errors.expected(tokens.last().map_or(before, |token| *token).end(), Expected::Meld);
        return None;
    }
    let Some(named) = named else { return Some(Group { rank: None, cards }) };
    let rank = match named {
        [token] => read_rank(token.text, &cards),
        _ => None,
    };
    if rank.is_none() {
        errors.expected(named.get(1).or(named.first()).map_or_else(|| before.end(), |token| *token), Expected::Rank);
    }
    Some(Group { rank: Some(rank?), cards })
}

/// The kind of a rank named before cards. A three is red only if there are red threes among the cards.
fn read_rank(text: &str, cards: &[Card]) -> Option<Kind> {
    let letter = if text == "10" { "T".to_owned() } else { text.to_ascii_uppercase() };
    let has_red_three = cards.iter().any(|card| card.kind() == Kind::RedThree);
    match letter.as_str() {
        "X" => None,
        "3" if has_red_three => Some(Kind::RedThree),
        letter => position::kind(letter),
    }
}

/// Parses cards, each with its place. Separators don't matter. `None`, after reporting errors, if any of them can't be
/// parsed.
pub(super) fn read_cards<'a>(tokens: &[Span<'a>], errors: &mut RecordErrors) -> Option<Vec<(Span<'a>, Card)>> {
    let mut cards = Vec::new();
    let mut all_valid = true;
    let mut left = tokens.iter().copied().peekable();
    while let Some(token) = left.next() {
        if let Some(card) = left.peek().and_then(|next| join_rank_and_suit(token, *next)) {
            cards.push((token, card));
            left.next();
            continue;
        }
        match parse_joined_cards(token.text) {
            Ok(read) => cards.extend(read.into_iter().map(|card| (token, card))),
            Err(byte) => {
                // For several cards without spaces, the rest of the text shows where the error is.
                report_no_card(token.skip_bytes(byte), errors);
                all_valid = false;
            }
        }
    }
    all_valid.then_some(cards)
}

/// Parses a rank and a suit with a space between them.
fn join_rank_and_suit(rank: Span<'_>, suit: Span<'_>) -> Option<Card> {
    let both = || format!("{}{}", rank.text, suit.text);
    let card = is_rank(rank.text).then(both).and_then(|both| parse_joined_cards(&both).ok())?;
    if let [card] = card[..] { Some(card) } else { None }
}

fn is_rank(text: &str) -> bool {
    text == "10"
        || text.len() == 1 && !text.eq_ignore_ascii_case("X") && position::kind(&text.to_ascii_uppercase()).is_some()
}

/// Reports an invalid card with a suggestion: a joker needs a colour, or the suit comes before the rank.
fn report_no_card(span: Span<'_>, errors: &mut RecordErrors) {
    if matches!(span.text.to_lowercase().as_str(), "x" | "xx" | "jk" | "jo" | "jok" | "joker") {
        return errors.expected(span, Expected::Joker);
    }
    let suit = span.text.chars().next().map_or(0, char::len_utf8);
    let swapped = format!("{}{}", &span.text[suit..], &span.text[..suit]);
    match first_card(&swapped) {
        Some((card, "")) => {
            let found = Found::Near(span.text.to_owned(), card.to_string());
            errors.add(span, RecordErrorKind::Expected(Expected::Card, found));
        }
        _ => errors.expected(span, Expected::Card),
    }
}

/// Parses one card, or several without spaces between them.
///
/// # Errors
/// Returns the index of the first byte that isn't part of a card.
pub(super) fn parse_joined_cards(text: &str) -> Result<Vec<Card>, usize> {
    let mut cards = Vec::new();
    let mut left = text;
    while !left.is_empty() {
        let (card, after) = first_card(left).ok_or(text.len() - left.len())?;
        cards.push(card);
        left = after;
    }
    Ok(cards)
}

/// The card at the start of a text, and the text after it.
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
    // Skip a variation selector, which only affects how the suit is drawn.
    Some((card, letters.as_str().trim_start_matches(['\u{fe0e}', '\u{fe0f}'])))
}
