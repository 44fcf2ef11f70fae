//! What is said of a recorded game: what is wrong with a record, what stands out in it, who played and who won.

use crate::{Lang, card_name, kind_names, points, refusal, some_cards};
use canasta::{Canasta, Ending, Players, Seat, Side};
use canasta_record::record::Record;
use canasta_record::replay::{DeckFault, GameFault, GameFaultKind, Highlight, LARGE_PILE, Replay};
use canasta_table::Remark;
use canasta_table::scene::Player;

use crate::table::{and, capital};

/// What is wrong with a record, as a sentence: `Deal 2, turn 14, act 2: seat 1 plays “discard 4H”. Not possible: …`
pub fn wrong(wrong: &GameFault) -> String {
    let place = [("Deal", wrong.deal), ("turn", wrong.turn), ("act", wrong.act)];
    let place: Vec<String> =
        place.iter().filter(|(_, number)| *number > 0).map(|(name, number)| format!("{name} {number}")).collect();
    let why = why(&wrong.why);
    if place.is_empty() { format!("{}.", capital(&why)) } else { format!("{}: {why}.", place.join(", ")) }
}

fn why(why: &GameFaultKind) -> String {
    match why {
        GameFaultKind::Players(0) => "nobody plays; 2 to 6 can".to_owned(),
        GameFaultKind::Players(players) => format!("{players} cannot play; 2 to 6 can"),
        GameFaultKind::NoDeal => "the record holds no deal".to_owned(),
        GameFaultKind::Totals { found, sides } => {
            format!("there are {sides} sides, but {found} totals before the first deal")
        }
        GameFaultKind::Total(total) => format!("no game comes to a total of {} points", points(*total)),
        GameFaultKind::Deck(DeckFault::Cards(cards)) => format!("a deck has 108 cards; this one has {cards}"),
        GameFaultKind::Deck(DeckFault::Times { card, times }) => {
            let times = match times {
                0 => "not at all".to_owned(),
                1 => "once".to_owned(),
                times => format!("{times} times"),
            };
            format!("every card is in the deck twice, but {} is there {times}", card_name(*card))
        }
        GameFaultKind::NoSuchSeat(seat) => format!("there is no seat {}", seat.0),
        GameFaultKind::Dealer { found, due } => format!("seat {} deals, but it is the turn of seat {}", found.0, due.0),
        GameFaultKind::NotToAct { seat, due: Some(due) } => {
            format!("seat {} acts, but seat {} is to act", seat.0, due.0)
        }
        GameFaultKind::NotToAct { seat, due: None } => format!("seat {} acts, but the deal is over", seat.0),
        GameFaultKind::Illegal { seat, act, why } => {
            format!("seat {} plays “{}”. Not possible: {}", seat.0, act, refusal::of(Lang::EN, why).because)
        }
        GameFaultKind::NotOver => "the deal is not over, but another one follows".to_owned(),
        GameFaultKind::Scored => "the deal has a score, but is not over".to_owned(),
        GameFaultKind::Score { found, is } => {
            format!("the score is given as {}, but is {}", numbers(found), numbers(is))
        }
        GameFaultKind::GameOver { winner } => format!("the game was over before: side {} had won", winner.0),
        GameFaultKind::Winner { found, is: Some(is) } => {
            format!("side {} is said to have won, but side {} has", found.0, is.0)
        }
        GameFaultKind::Winner { found, is: None } => format!("side {} is said to have won, but nobody has", found.0),
    }
}

fn numbers(scores: &[i32]) -> String {
    and(&scores.iter().map(|&score| points(score)).collect::<Vec<_>>())
}

/// What somebody in a record is called.
pub fn name(players: &[Player], seat: Seat) -> &str {
    players.get(seat.index()).map_or("Somebody", |player| &player.name)
}

/// The names of a side's players: `Anna and Paul`.
pub fn names(players: &[Player], side: Side) -> String {
    let count = u8::try_from(players.len()).ok().and_then(Players::new).unwrap_or(Players::FOUR);
    let seats = count.seats().filter(|&seat| count.side_of(seat) == side);
    and(&seats.map(|seat| name(players, seat)).collect::<Vec<_>>())
}

/// Something that stands out, without a full stop: `Anna takes the first pile, seven cards`.
pub fn big(record: &Record, big: &Highlight) -> String {
    let name = |seat: Seat| name(&record.players, seat);
    match *big {
        Highlight::Opening { seat } => format!("{} opens", name(seat)),
        Highlight::Pile { seat, cards, first } => {
            let pile = if first { "the first pile" } else { "a large pile" };
            format!("{} takes {pile}, {}", name(seat), some_cards(cards.into()))
        }
        Highlight::Canasta { seat, rank, canasta } => {
            let kind = match canasta {
                Canasta::Natural => "natural",
                Canasta::Mixed => "mixed",
            };
            format!("{} completes the first canasta, a {kind} one of {}", name(seat), kind_names(rank))
        }
        Highlight::Frozen { seat: Some(seat), card, cards } => {
            let pile = if cards >= LARGE_PILE {
                format!("a large pile, {},", some_cards(cards.into()))
            } else {
                "the pile".to_owned()
            };
            format!("{} freezes {pile} with {}", name(seat), card_name(card))
        }
        Highlight::Frozen { seat: None, card, .. } => {
            format!("The pile is frozen from the start, by {}", card_name(card))
        }
        Highlight::Ended { ending: Ending::WentOut { seat, concealed: false }, .. } => {
            format!("{} goes out", name(seat))
        }
        Highlight::Ended { ending: Ending::WentOut { seat, concealed: true }, .. } => {
            format!("{} goes out concealed", name(seat))
        }
        Highlight::Ended { ending: Ending::StockExhausted, .. } => "The stock is empty, the deal is over".to_owned(),
        Highlight::Ended { ending: Ending::LastRedThree { seat }, .. } => {
            format!("{} draws a red three as the last card", name(seat))
        }
        Highlight::Won(side) => won(&record.players, side),
    }
}

/// Whether somebody is still to sit down: a game has begun once nobody is.
fn gathers(players: &[Player]) -> bool {
    players.iter().any(|player| player.name.is_empty())
}

fn won(players: &[Player], side: Side) -> String {
    format!(
        "{} {} the game",
        names(players, side),
        if players.len() == 4 || players.len() == 6 { "win" } else { "wins" }
    )
}

/// Who plays, side by side: `Anna and Paul against Ruth and Ida`. Before a game begins, who has sat down.
pub fn who(players: &[Player]) -> String {
    if gathers(players) {
        let here: Vec<&str> =
            players.iter().map(|player| player.name.as_str()).filter(|name| !name.is_empty()).collect();
        return if here.is_empty() { "nobody yet".to_owned() } else { here.join(", ") };
    }
    let count = u8::try_from(players.len()).ok().and_then(Players::new).unwrap_or(Players::FOUR);
    let sides: Vec<String> = count.all_sides().map(|side| names(players, side)).collect();
    sides.join(if count.side_size() == 1 { ", " } else { " against " })
}

/// What a record is of: `Anna and Paul against Ruth and Ida, hoyle, 2026-11-22.`
pub fn head(record: &Record) -> String {
    let date = record.date.as_ref().map(|date| format!(", {date}")).unwrap_or_default();
    format!("{}, {}{date}.", who(&record.players), record.preset)
}

/// What each side scored in a deal (from 1), a line each: `Anna and Paul: 1,230, 2,460 in all`; nothing while it is not over.
pub fn scores(replay: &Replay, deal: usize) -> Vec<String> {
    let place = deal.saturating_sub(1);
    let (Some(figures), Some(totals)) = (replay.figures().get(place), replay.totals().get(place).copied()) else {
        return Vec::new();
    };
    let line = |side: Side| {
        let score = points(figures.scores[side.index()].total());
        format!("{}: {score}, {} in all", names(&replay.record().players, side), points(totals[side.index()]))
    };
    replay.players().all_sides().map(line).collect()
}

/// What a record says in words of the game's people.
pub fn remark(remark: &Remark) -> String {
    match remark {
        Remark::TookOver { name, seat } => format!("From here on {name} plays seat {}, where a bot played.", seat.0),
        Remark::Replaced { name, before, seat } => {
            format!("From here on {name} plays seat {}, where {before} had left.", seat.0)
        }
        Remark::Practice => "goes on from a moment of another game".to_owned(),
    }
}

/// How a game stands or ended, with each side's total after so many deals: `Anna and Paul won by 5,230 to 4,100`, `Not over
/// after two deals: 1,230 to 400`.
pub fn outcome(players: &[Player], winner: Option<Side>, totals: &[i32], deals: usize) -> String {
    let mut sides: Vec<(bool, i32)> =
        (0_u8..).zip(totals).map(|(side, &total)| (winner == Some(Side(side)), total)).collect();
    if winner.is_some() {
        sides.sort_by_key(|&(won, total)| std::cmp::Reverse((won, total)));
    }
    let sums = sides.iter().map(|&(_, total)| points(total)).collect::<Vec<_>>().join(" to ");
    match (winner, deals) {
        (Some(winner), _) => format!("{} won by {sums}", names(players, winner)),
        (None, 0) if gathers(players) => "Not begun".to_owned(),
        (None, 0) => "No deal is over".to_owned(),
        (None, 1) => format!("Not over after one deal: {sums}"),
        (None, deals) => format!("Not over after {} deals: {sums}", crate::number(deals)),
    }
}
