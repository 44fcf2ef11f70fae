//! Files with a player's games: CSV with one line per deal, and JSON with everything. The book documents both.

use canasta::{Seat, Side};
use canasta_record::csv::{CsvStyle, without_formula};
use canasta_record::day::Day;
use serde_json::{Value, json};

use super::player::{PlayerGame, PlayerName};
use super::{DealEnd, ScoredDeal};

/// The version of the JSON format.
const VERSION: u32 = 1;

const COLUMNS: [&str; 23] = [
    "game",
    "table",
    "date",
    "rules",
    "house_rules",
    "players",
    "partners",
    "opponents",
    "won",
    "deal",
    "own",
    "points",
    "best_other_points",
    "natural",
    "mixed",
    "piles",
    "other_natural",
    "other_mixed",
    "other_piles",
    "minimum",
    "opened_in_turn",
    "ended",
    "conceded",
];

/// The games as a table for spreadsheets, oldest first: a header line, then one line per deal.
pub fn csv(games: &[PlayerGame], style: CsvStyle<'_>) -> String {
    let mut text = style.line(&COLUMNS.map(|column| (style.word)(column).to_owned()));
    for (number, game) in (1..).zip(games) {
        let own: Vec<usize> = game.own().map(|(deal, _)| deal).collect();
        for (deal, scored) in (1..).zip(&game.summary.deals) {
            text.push_str(&style.line(&deal_line(style, number, game, deal, scored, own.contains(&deal))));
        }
    }
    text
}

fn deal_line(
    style: CsvStyle<'_>,
    number: usize,
    game: &PlayerGame,
    deal: usize,
    scored: &ScoredDeal,
    own: bool,
) -> [String; 23] {
    let word = |word| (style.word)(word).to_owned();
    let side = game.side().index();
    let best = game.other_sides().filter_map(|side| scored.points.get(side.index())).max();
    [
        number.to_string(),
        without_formula(&game.table),
        date(game.at),
        without_formula(&game.summary.rules),
        game.summary.house.to_string(),
        game.players().count().to_string(),
        names(game.partners()),
        names(game.opponents()),
        word(yes_or_no(game.won())),
        deal.to_string(),
        word(yes_or_no(own)),
        scored.points.get(side).copied().unwrap_or_default().to_string(),
        best.copied().unwrap_or_default().to_string(),
        own_count(&scored.natural, game),
        own_count(&scored.mixed, game),
        own_count(&scored.piles, game),
        other_count(&scored.natural, game),
        other_count(&scored.mixed, game),
        other_count(&scored.piles, game),
        scored.minimum.get(side).copied().unwrap_or_default().to_string(),
        scored.opened.get(side).copied().flatten().map_or_else(String::new, |turn| turn.to_string()),
        word(ended(scored.end, game)),
        word(yes_or_no(game.conceded().is_some())),
    ]
}

/// The count for the player's side.
fn own_count<T: Copy + Default + Into<u64>>(counts: &[T], game: &PlayerGame) -> String {
    counts.get(game.side().index()).copied().unwrap_or_default().into().to_string()
}

/// The total count of all other sides.
fn other_count<T: Copy + Into<u64>>(counts: &[T], game: &PlayerGame) -> String {
    let counts = game.other_sides().filter_map(|side| counts.get(side.index()));
    counts.map(|&count| count.into()).sum::<u64>().to_string()
}

const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// How a deal ended, from the player's view.
fn ended(end: DealEnd, game: &PlayerGame) -> &'static str {
    let (seat, concealed) = match end {
        DealEnd::Out(seat) => (Seat(seat), false),
        DealEnd::Concealed(seat) => (Seat(seat), true),
        DealEnd::Stock => return "stock",
    };
    let ours = game.players().side_of(seat) == game.side();
    match (seat == game.seat, ours, concealed) {
        (true, _, false) => "me",
        (true, _, true) => "me concealed",
        (false, true, false) => "partner",
        (false, true, true) => "partner concealed",
        (false, false, false) => "opponent",
        (false, false, true) => "opponent concealed",
    }
}

fn names<'a>(who: impl Iterator<Item = &'a PlayerName>) -> String {
    who.map(|who| without_formula(name(who))).collect::<Vec<_>>().join("; ")
}

const fn name(who: &PlayerName) -> &str {
    match who {
        PlayerName::Person(name) | PlayerName::Bot(name, _) => name.as_str(),
        PlayerName::Forgotten => "",
    }
}

/// The date in UTC, such as `2026-11-22`.
fn date(at: i64) -> String {
    let digits = Day::of(at).digits();
    match (digits.get(..4), digits.get(4..6), digits.get(6..)) {
        (Some(year), Some(month), Some(day)) => format!("{year}-{month}-{day}"),
        _ => digits,
    }
}

/// The games as JSON, oldest first.
pub fn json(games: &[PlayerGame]) -> Value {
    json!({ "canasta": "games", "version": VERSION, "games": games.iter().map(game_json).collect::<Vec<_>>() })
}

fn game_json(game: &PlayerGame) -> Value {
    let player = |(place, who): (usize, &PlayerName)| match who {
        _ if place == game.seat.index() => json!({ "name": name(who), "me": true }),
        PlayerName::Bot(name, bot) => json!({ "name": name, "bot": bot }),
        PlayerName::Person(_) | PlayerName::Forgotten => json!({ "name": name(who) }),
    };
    let own: Vec<usize> = game.own().map(|(deal, _)| deal).collect();
    let deal = |(deal, scored): (usize, &ScoredDeal)| {
        json!({
            "deal": deal,
            "own": own.contains(&deal),
            "points": scored.points,
            "natural": scored.natural,
            "mixed": scored.mixed,
            "piles": scored.piles,
            "minimum": scored.minimum,
            "opened_in_turn": scored.opened,
            "ended": ended(scored.end, game),
        })
    };
    json!({
        "table": game.table,
        "date": date(game.at),
        "rules": game.summary.rules,
        "house_rules": game.summary.house,
        "players": game.who.iter().enumerate().map(player).collect::<Vec<_>>(),
        "side": game.side().index(),
        "totals": game.players().all_sides().map(|side| game.summary.total(side)).collect::<Vec<_>>(),
        "won": game.won(),
        "conceded": game.conceded().map(Side::index),
        "deals": (1..).zip(&game.summary.deals).map(deal).collect::<Vec<_>>(),
    })
}
