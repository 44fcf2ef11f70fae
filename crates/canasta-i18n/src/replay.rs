//! Texts about recorded games: players, results, milestones, and the graphs for screen readers. [`crate::record`] has the errors.

use canasta::{Canasta, Ending, Players, Seat, Side};
use canasta_record::day::Day;
use canasta_record::record::{Outcome, Record};
use canasta_record::replay::{LARGE_PILE, Milestone};
use canasta_table::Remark;
use canasta_table::scene::Player;

use crate::messages::replay;
use crate::{Lang, Message, Name, day};

/// The name of the player in a seat.
pub fn name(players: &[Player], seat: Seat) -> Name<'_> {
    Name(players.get(seat.index()).map_or("", |player| &player.name))
}

fn players_of(lang: Lang, of: Players, players: &[Player], side: Side) -> Vec<Message> {
    let seats = of.seats().filter(|&seat| of.side_of(seat) == side);
    seats.map(|seat| replay::player(lang, name(players, seat))).collect()
}

/// The players of a side: `Anna and Paul`.
pub fn side(lang: Lang, of: Players, players: &[Player], side: Side) -> Message {
    replay::side(lang, &players_of(lang, of, players, side))
}

/// Whether the game has not started: it starts when no seat is free.
fn has_free_seat(players: &[Player]) -> bool {
    players.iter().any(|player| player.name.is_empty())
}

/// The players of all sides: `Anna and Paul against Ruth and Ida`. Before the game, the people already seated.
pub fn sides(lang: Lang, of: Players, players: &[Player]) -> Message {
    if has_free_seat(players) {
        let seated = players.iter().filter(|player| !player.name.is_empty());
        let seated: Vec<Message> = seated.map(|player| replay::player(lang, Name(&player.name))).collect();
        return if seated.is_empty() { replay::no_players(lang).into() } else { replay::sides(lang, &seated) };
    }
    let sides: Vec<Message> = of.all_sides().map(|each| side(lang, of, players, each)).collect();
    match sides.as_slice() {
        [one, other] => replay::two_sides(lang, one, other),
        _ => replay::sides(lang, &sides),
    }
}

/// The result or current score of a game: `Anna and Paul won 5,230 to 4,100.`, `Anna won: Ruth conceded at 900 to 850.`,
/// `Unfinished after two deals: 1,230 to 400.`
pub fn outcome(lang: Lang, players: &[Player], outcome: Outcome, totals: &[i32], deals: usize) -> Message {
    let points = |totals: &[i32]| -> Vec<Message> { totals.iter().map(|&total| replay::points(lang, total)).collect() };
    let of = Players::with_sides(players.len(), totals.len()).unwrap_or(Players::FOUR);
    match outcome {
        Outcome::Conceded(losers) => {
            let winners = of.other_side(losers).unwrap_or_default();
            let total = |side: Side| totals.get(side.index()).copied().unwrap_or_default();
            let names = |side: Side| players_of(lang, of, players, side);
            replay::conceded(lang, &names(winners), &names(losers), deals, total(winners), total(losers))
        }
        Outcome::Won(winner) => {
            let best = totals.get(winner.index()).copied().unwrap_or_default();
            let mut others = totals.to_vec();
            others.remove(winner.index().min(others.len().saturating_sub(1)));
            others.sort_by_key(|&total| std::cmp::Reverse(total));
            replay::won(lang, &side(lang, of, players, winner), best, &points(&others))
        }
        Outcome::Unfinished if deals > 0 => {
            let (first, others) = totals.split_first().map_or((0, totals), |(&first, others)| (first, others));
            replay::not_over(lang, deals, first, &points(others))
        }
        Outcome::Unfinished if has_free_seat(players) => replay::not_begun(lang).into(),
        Outcome::Unfinished => replay::no_deal_over(lang).into(),
    }
}

/// A milestone, without a full stop: `Anna takes the first pile (7 cards)`.
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
        Milestone::Won(side) => {
            let of = u8::try_from(record.players.len()).ok().and_then(Players::new).unwrap_or(Players::FOUR);
            replay::wins(lang, &players_of(lang, of.under(&record.rules), &record.players, side))
        }
        Milestone::Conceded(side) => {
            let of = u8::try_from(record.players.len()).ok().and_then(Players::new).unwrap_or(Players::FOUR);
            replay::concedes(lang, &players_of(lang, of.under(&record.rules), &record.players, side))
        }
    }
}

/// A remark in a record. Always in English, like the rest of a record.
pub fn remark(remark: &Remark) -> String {
    let remark = match remark {
        Remark::TookOver { name, seat } => replay::took_over(Lang::EN, Name(name), seat.0),
        Remark::Replaced { name, before, seat } => replay::replaced(Lang::EN, Name(name), seat.0, Name(before)),
        Remark::Practice => replay::practice(Lang::EN).into(),
        Remark::TakeBack => replay::take_back(Lang::EN).into(),
        Remark::Set { deal } => replay::set(Lang::EN, *deal),
        Remark::Daily { date } => replay::daily(Lang::EN, date),
    };
    remark.into()
}

/// The graph of totals for a screen reader.
pub fn totals(lang: Lang, sides: &[(Message, Vec<i32>)]) -> Message {
    let mut sentences = vec![Message::from(replay::totals_spoken(lang))];
    sentences.extend(sides.iter().map(|(side, totals)| {
        let totals: Vec<Message> = totals.iter().map(|&total| replay::points(lang, total)).collect();
        replay::totals_of(lang, side, &totals)
    }));
    Message::sentences(&sentences)
}

/// The graph of a player's hand size for a screen reader. `max_deal` is the deal with the largest hand, and `ends` are the cards
/// left at the end of each deal.
pub fn hand_sizes(lang: Lang, name: Name<'_>, max: u8, max_deal: usize, ends: &[u8]) -> Message {
    let largest = replay::sizes_spoken(lang, name, max, max_deal);
    if ends.is_empty() {
        return largest;
    }
    let ends: Vec<Message> = ends.iter().map(|&cards| replay::count(lang, cards)).collect();
    Message::sentences([&largest, &replay::sizes_left(lang, &ends)])
}

/// The date of a game: `22 November 2026`. Anything that isn't a valid date stays unchanged.
pub fn day(lang: Lang, text: &str) -> Message {
    text.parse().map_or_else(|_| Message::from(text.to_owned()), |date: Day| day::date(lang, date))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn describes_places_hands_and_dates() {
        let lang = Lang::EN;
        assert_eq!(replay::place(lang, 4_u8, 6_u8, 12_u8), "Deal 4 of 6, turn 12");
        assert_eq!(replay::place(lang, 1_u8, 1_u8, 0_u8), "Deal 1, start");
        assert_eq!(replay::hand(lang, Name("Ruth"), 1_u8), "Ruth’s hand, 1 card");
        assert_eq!(replay::hidden_hand(lang, Name("Ruth"), 11_u8), "Ruth’s hand, eleven cards, not shown");
        assert_eq!(day(lang, "2026-11-22"), "22 November 2026");
        for odd in ["", "yesterday", "2026-13-01", "2026-11-00", "2026-11-22-1"] {
            assert_eq!(day(lang, odd), odd);
        }
    }

    #[test]
    fn lists_players_by_side() {
        let sides = |names: &[&str]| {
            let player = |name: &&str| Player { name: (*name).to_owned(), bot: None };
            let of = Players::new(u8::try_from(names.len()).unwrap()).unwrap();
            sides(Lang::EN, of, &names.iter().map(player).collect::<Vec<_>>()).to_string()
        };
        assert_eq!(sides(&["A", "B", "C", "D"]), "A and C against B and D");
        assert_eq!(sides(&["A", "B"]), "A against B");
        assert_eq!(sides(&["A", "B", "C"]), "A, B and C");
        assert_eq!(sides(&["A", "", "C", ""]), "A and C");
        assert_eq!(sides(&["", ""]), "no players yet");
    }

    #[test]
    fn describes_outcomes() {
        let names: Vec<Player> =
            ["Ida", "Jan", "Kim"].iter().map(|name| Player { name: (*name).to_owned(), bot: None }).collect();
        let outcome_of = |result, totals: &[i32], deals| outcome(Lang::EN, &names, result, totals, deals).to_string();
        assert_eq!(outcome_of(Outcome::Won(Side(1)), &[900, 5_230, 4_100], 6), "Jan won 5,230 to 4,100 and 900.");
        assert_eq!(
            outcome_of(Outcome::Unfinished, &[-85, 120, 40], 2),
            "Unfinished after two deals: −85 to 120 and 40."
        );
        assert_eq!(outcome_of(Outcome::Unfinished, &[0, 0, 0], 0), "No deals finished.");

        let conceded =
            |totals: &[i32], deals| outcome(Lang::EN, &names[..2], Outcome::Conceded(Side(0)), totals, deals);
        assert_eq!(conceded(&[1_200, 900], 2), "Jan won: Ida conceded at 900 to 1,200.");
        assert_eq!(conceded(&[0, 0], 0), "Jan won: Ida conceded in the first deal.");
    }

    #[test]
    fn describes_graphs() {
        let sides = [(Message::from("Ruth"), vec![535, 1450]), (Message::from("Anna"), vec![-85, 0])];
        assert_eq!(totals(Lang::EN, &sides), "Totals after each deal. Ruth: 535 and 1,450. Anna: −85 and 0.");
        assert_eq!(
            hand_sizes(Lang::EN, Name("Ruth"), 22, 3, &[4, 0]),
            "Ruth held at most 22 cards, in deal 3. Left at the end of each deal: 4 and 0."
        );
    }
}
