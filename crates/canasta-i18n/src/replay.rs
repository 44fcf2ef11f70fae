//! What is said of a recorded game: who played and who won, what stands out in it, where in it a moment is, and what its graphs
//! show, for screen readers. The faults of a record are in [`crate::record`].

use canasta::{Canasta, Ending, Players, Seat, Side};
use canasta_record::day::Day;
use canasta_record::record::Record;
use canasta_record::replay::{LARGE_PILE, Milestone};
use canasta_table::Remark;
use canasta_table::scene::Player;

use crate::messages::replay;
use crate::{Lang, Message, Name, day};

/// The name of the player in a seat.
pub fn name(players: &[Player], seat: Seat) -> Name<'_> {
    Name(players.get(seat.index()).map_or("", |player| &player.name))
}

fn count(players: &[Player]) -> Players {
    u8::try_from(players.len()).ok().and_then(Players::new).unwrap_or(Players::FOUR)
}

fn players_of(lang: Lang, players: &[Player], side: Side) -> Vec<Message> {
    let count = count(players);
    let seats = count.seats().filter(|&seat| count.side_of(seat) == side);
    seats.map(|seat| replay::player(lang, name(players, seat))).collect()
}

/// The players of a side: `Anna and Paul`.
pub fn side(lang: Lang, players: &[Player], side: Side) -> Message {
    replay::side(lang, &players_of(lang, players, side))
}

/// Whether a seat is still free: a game has begun once none is.
fn gathers(players: &[Player]) -> bool {
    players.iter().any(|player| player.name.is_empty())
}

/// Who plays, side by side: `Anna and Paul against Ruth and Ida`. Before a game begins, who has sat down.
pub fn sides(lang: Lang, players: &[Player]) -> Message {
    if gathers(players) {
        let here = players.iter().filter(|player| !player.name.is_empty());
        let here: Vec<Message> = here.map(|player| replay::player(lang, Name(&player.name))).collect();
        return if here.is_empty() { replay::no_players(lang).into() } else { replay::sides(lang, &here) };
    }
    let sides: Vec<Message> = count(players).all_sides().map(|one| side(lang, players, one)).collect();
    match sides.as_slice() {
        [one, other] => replay::two_sides(lang, one, other),
        _ => replay::sides(lang, &sides),
    }
}

/// How a game stands or ended, with each side's total after so many deals: `Anna and Paul won by 5,230 to 4,100.`, `Not over
/// after two deals: 1,230 to 400.`
pub fn outcome(lang: Lang, players: &[Player], winner: Option<Side>, totals: &[i32], deals: usize) -> Message {
    let points = |totals: &[i32]| -> Vec<Message> { totals.iter().map(|&total| replay::points(lang, total)).collect() };
    match winner {
        Some(winner) => {
            let best = totals.get(winner.index()).copied().unwrap_or_default();
            let mut others = totals.to_vec();
            others.remove(winner.index().min(others.len().saturating_sub(1)));
            others.sort_by_key(|&total| std::cmp::Reverse(total));
            replay::won(lang, &side(lang, players, winner), best, &points(&others))
        }
        None if deals > 0 => {
            let (first, others) = totals.split_first().map_or((0, totals), |(&first, others)| (first, others));
            replay::not_over(lang, deals, first, &points(others))
        }
        None if gathers(players) => replay::not_begun(lang).into(),
        None => replay::no_deal_over(lang).into(),
    }
}

/// A highlight, without a full stop: `Anna takes the first pile, seven cards`.
pub fn milestone(lang: Lang, record: &Record, milestone: &Milestone) -> Message {
    let name = |seat: Seat| name(&record.players, seat);
    match *milestone {
        Milestone::InitialMeld { seat } => replay::opens(lang, name(seat)),
        Milestone::Pile { seat, cards, first: true } => replay::first_pile(lang, name(seat), cards),
        Milestone::Pile { seat, cards, first: false } => replay::large_pile(lang, name(seat), cards),
        Milestone::Canasta { seat, rank, canasta } => {
            replay::canasta(lang, name(seat), canasta == Canasta::Natural, rank)
        }
        Milestone::Frozen { seat: Some(seat), card, cards } if cards >= LARGE_PILE => {
            replay::freezes_large(lang, name(seat), cards, card)
        }
        Milestone::Frozen { seat: Some(seat), card, .. } => replay::freezes(lang, name(seat), card),
        Milestone::Frozen { seat: None, card, .. } => replay::frozen_from_start(lang, card),
        Milestone::Ended { ending: Ending::WentOut { seat, concealed }, .. } => {
            replay::goes_out(lang, name(seat), concealed)
        }
        Milestone::Ended { ending: Ending::StockExhausted, .. } => replay::stock_empty(lang).into(),
        Milestone::Ended { ending: Ending::LastRedThree { seat }, .. } => replay::last_red_three(lang, name(seat)),
        Milestone::Won(side) => replay::wins(lang, &players_of(lang, &record.players, side)),
    }
}

/// What a record says in words of the game's people. Always in English, as all of a record is.
pub fn remark(remark: &Remark) -> String {
    let remark = match remark {
        Remark::TookOver { name, seat } => replay::took_over(Lang::EN, Name(name), seat.0),
        Remark::Replaced { name, before, seat } => replay::replaced(Lang::EN, Name(name), seat.0, Name(before)),
        Remark::Practice => replay::practice(Lang::EN).into(),
        Remark::Set { deal } => replay::set(Lang::EN, *deal),
        Remark::Daily { date } => replay::daily(Lang::EN, date),
    };
    remark.into()
}

/// The graph of the totals for a screen reader: a sentence for each side, with its totals.
pub fn totals(lang: Lang, sides: &[(Message, Vec<i32>)]) -> Message {
    let mut sentences = vec![Message::from(replay::totals_spoken(lang))];
    sentences.extend(sides.iter().map(|(side, totals)| {
        let totals: Vec<Message> = totals.iter().map(|&total| replay::points(lang, total)).collect();
        replay::totals_of(lang, side, &totals)
    }));
    Message::sentences(&sentences)
}

/// The graph of a player's cards for a screen reader: the most cards held, in which deal, and how many were left at the
/// end of each deal.
pub fn sizes(lang: Lang, name: Name<'_>, most: u8, most_in: usize, ends: &[u8]) -> Message {
    let held = replay::sizes_spoken(lang, name, most, most_in);
    if ends.is_empty() {
        return held;
    }
    let ends: Vec<Message> = ends.iter().map(|&cards| replay::count(lang, cards)).collect();
    Message::sentences([&held, &replay::sizes_left(lang, &ends)])
}

/// The day on which a game was played: `22 November 2026`; what is no day stays as it is written.
pub fn day(lang: Lang, written: &str) -> Message {
    Day::read(written).map_or_else(|| Message::from(written.to_owned()), |read| day::date(lang, read))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_hands_are_named() {
        let lang = Lang::EN;
        assert_eq!(replay::place(lang, 4_u8, 6_u8, 12_u8), "Deal 4 of 6, turn 12");
        assert_eq!(replay::place(lang, 1_u8, 1_u8, 0_u8), "Deal 1, dealt");
        assert_eq!(replay::hand(lang, Name("Ruth"), 1_u8), "Ruth’s hand, 1 card");
        assert_eq!(replay::hidden_hand(lang, Name("Ruth"), 11_u8), "Ruth’s hand, eleven cards, not shown");
        assert_eq!(day(lang, "2026-11-22"), "22 November 2026");
        for odd in ["", "yesterday", "2026-13-01", "2026-11-00", "2026-11-22-1"] {
            assert_eq!(day(lang, odd), odd);
        }
    }

    #[test]
    fn players_are_listed_by_their_sides() {
        let sides = |names: &[&str]| {
            let player = |name: &&str| Player { name: (*name).to_owned(), bot: None };
            sides(Lang::EN, &names.iter().map(player).collect::<Vec<_>>()).to_string()
        };
        assert_eq!(sides(&["A", "B", "C", "D"]), "A and C against B and D");
        assert_eq!(sides(&["A", "B"]), "A against B");
        assert_eq!(sides(&["A", "B", "C"]), "A, B and C");
        assert_eq!(sides(&["A", "", "C", ""]), "A and C");
        assert_eq!(sides(&["", ""]), "no players yet");
    }

    #[test]
    fn outcomes_in_words() {
        let names: Vec<Player> =
            ["Ida", "Jan", "Kim"].iter().map(|name| Player { name: (*name).to_owned(), bot: None }).collect();
        let outcome_of = |winner, totals: &[i32], deals| outcome(Lang::EN, &names, winner, totals, deals).to_string();
        assert_eq!(outcome_of(Some(Side(1)), &[900, 5_230, 4_100], 6), "Jan won 5,230 to 4,100 and 900.");
        assert_eq!(outcome_of(None, &[-85, 120, 40], 2), "Unfinished after two deals: −85 to 120 and 40.");
        assert_eq!(outcome_of(None, &[0, 0, 0], 0), "No deals finished.");
    }

    #[test]
    fn graphs_in_words() {
        let sides = [(Message::from("Ruth"), vec![535, 1450]), (Message::from("Anna"), vec![-85, 0])];
        assert_eq!(totals(Lang::EN, &sides), "Totals after each deal. Ruth: 535 and 1,450. Anna: −85 and 0.");
        assert_eq!(
            sizes(Lang::EN, Name("Ruth"), 22, 3, &[4, 0]),
            "Ruth held at most 22 cards, in deal 3. Left at the end of each deal: 4 and 0."
        );
    }
}
