//! Errors in records, as sentences.

use canasta::{Players, RuleSet, notation};
use canasta_record::record::{Expected, Found, RecordError, RecordErrorKind};
use canasta_record::replay::{DeckError, GameError, GameErrorKind};

use crate::messages::record;
use crate::{Lang, Message, refusal, scenario};

/// Longer texts from outside are cut off.
const MAX_QUOTED_CHARS: usize = 24;
/// Lists at most this many missing cards.
const MAX_NAMED_CARDS: usize = 9;

/// An error with its place: `line 12, column 7: expected a card like 4H, found “4Z”`.
pub fn error(lang: Lang, error: &RecordError) -> Message {
    record::at(lang, error.line, error.column, &sentence(lang, &error.why))
}

/// An error without its place. No capital or full stop, except for a full sentence about the game.
pub fn sentence(lang: Lang, why: &RecordErrorKind) -> Message {
    match why {
        RecordErrorKind::Expected(what, found) => {
            let expected = expected(lang, *what);
            match found {
                Found::Nothing => record::nothing(lang, &expected),
                Found::Text(text) => record::text(lang, &expected, &shortened(text)),
                Found::Near(text, word) => record::near(lang, &expected, &shortened(text), word),
                Found::Count(count) => record::count(lang, &expected, *count),
            }
        }
        RecordErrorKind::Newer(version) => record::newer(lang, &shortened(version)),
        RecordErrorKind::Repeated { name, first } => record::again(lang, &shortened(name), *first),
        RecordErrorKind::ThirdCard(card) => record::third_card(lang, *card),
        RecordErrorKind::Deck { named, missing } => match missing.len() {
            0 => record::deck(lang, *named),
            1..=MAX_NAMED_CARDS => record::deck_missing(lang, *named, &notation::cards(missing).to_string()),
            many => record::deck_many_missing(lang, *named, many),
        },
        RecordErrorKind::Problem(problem) => scenario::sentence(lang, problem),
        RecordErrorKind::Game(error) => game_error(lang, error),
    }
}

fn expected(lang: Lang, what: Expected) -> Message {
    let fixed = match what {
        Expected::FirstLine => record::first_line(lang),
        Expected::Line => record::line(lang),
        Expected::DealBefore => record::deal_before(lang),
        Expected::Players => record::players(lang),
        Expected::Turn => record::turn(lang),
        Expected::Name => record::name(lang),
        Expected::House => record::house(lang),
        Expected::Date => record::date(lang),
        Expected::Digit => record::digit(lang),
        Expected::Card => record::card(lang),
        Expected::Joker => record::joker(lang),
        Expected::ActionFirst => record::action_first(lang),
        Expected::DealLine => record::deal_line(lang),
        Expected::Action => record::action(lang),
        Expected::End => record::action_end(lang),
        Expected::Meld => record::meld(lang),
        Expected::Rank => record::rank(lang),
        Expected::Kinds => record::kinds(lang),
        Expected::Key => record::key(lang),
        Expected::Flag => record::flag(lang),
        Expected::OneLine => record::one_line(lang),
        Expected::Whole => record::whole(lang),
        Expected::Value => record::value(lang),
        Expected::Deal(deal) => return record::deal(lang, deal),
        Expected::Seat(seat) => return record::seat(lang, seat),
        Expected::SeatNumber(players) => return record::seat_number(lang, players.map_or(6, Players::count) - 1),
        Expected::ShortName(max) => return record::short_name(lang, max),
        Expected::Preset => {
            let names: Vec<&str> = RuleSet::PRESETS.iter().map(|preset| preset.name).collect();
            return record::preset(lang, &names.join(", "));
        }
        Expected::Result(players) => return record::result(lang, players.map_or(6, Players::sides) - 1),
        Expected::Numbers(players) => return record::numbers(lang, players.map_or(0, Players::sides)),
        Expected::Number(low, high) => return record::number(lang, &low.to_string(), &high.to_string()),
        Expected::SimilarName(name) => return record::meant(lang, name),
        Expected::Named(name) => return record::named(lang, name),
        Expected::Persons(players) => return record::persons(lang, players.map_or(0, Players::count)),
        Expected::Digits(digits) => return record::digits(lang, digits),
    };
    fixed.into()
}

/// Why a record breaks the rules, as a sentence: `Deal 2, turn 14, action 2: seat 1 plays “discard 4H”. Not allowed: …`
pub fn game_error(lang: Lang, error: &GameError) -> Message {
    let why = match &error.why {
        GameErrorKind::Players(players) => return record::no_game(lang, *players),
        GameErrorKind::NoDeal => return record::no_deal(lang).into(),
        GameErrorKind::Totals { found, sides } => return record::totals(lang, *sides, *found),
        GameErrorKind::Total(total) => return record::total(lang, *total),
        GameErrorKind::Winner { found, is: Some(is) } => return record::winner(lang, found.0, is.0),
        GameErrorKind::Winner { found, is: None } => return record::no_winner(lang, found.0),
        GameErrorKind::Conceded { winner } => return record::conceded(lang, winner.0),
        GameErrorKind::SidesToConcede(sides) => return record::sides_to_concede(lang, *sides),
        GameErrorKind::Deck(DeckError::Cards(cards)) => record::deck_size(lang, *cards),
        GameErrorKind::Deck(DeckError::Times { card, times }) => record::deck_times(lang, *card, *times),
        GameErrorKind::NoSuchSeat(seat) => record::no_seat(lang, seat.0),
        GameErrorKind::Dealer { found, due } => record::dealer(lang, found.0, due.0),
        GameErrorKind::SitsOut { found, due: Some(due) } if found != due => record::sits_out(lang, found.0, due.0),
        GameErrorKind::SitsOut { found, .. } => record::cannot_sit_out(lang, found.0),
        GameErrorKind::NotToAct { seat, due: Some(due) } => record::not_to_act(lang, seat.0, due.0),
        GameErrorKind::NotToAct { seat, due: None } => record::deal_over(lang, seat.0),
        GameErrorKind::Illegal { seat, action, why } => {
            record::illegal(lang, seat.0, &action.to_string(), &refusal::explain(lang, why).because)
        }
        GameErrorKind::NotOver => record::not_over(lang).into(),
        GameErrorKind::Scored => record::scored(lang).into(),
        GameErrorKind::Score { found, is } => record::score(lang, &points(lang, found), &points(lang, is)),
        GameErrorKind::GameOver { winner } => record::game_over(lang, winner.0),
    };
    match (error.turn, error.action) {
        (0, _) => record::in_deal(lang, error.deal, &why),
        (turn, 0) => record::in_turn(lang, error.deal, turn, &why),
        (turn, action) => record::in_action(lang, error.deal, turn, action, &why),
    }
}

fn points(lang: Lang, scores: &[i32]) -> Vec<Message> {
    scores.iter().map(|&score| record::points(lang, score)).collect()
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(MAX_QUOTED_CHARS) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
