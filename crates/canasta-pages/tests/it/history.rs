//! Hand-made histories: half a year of games, a beginner's games, and games without partners.

use std::collections::BTreeMap;

use canasta_table::journal::stats::player::PlayerGame;
use canasta_table::journal::stats::{DealEnd, ScoredDeal, Summary, SummaryPlayer};

/// 3 May 2026.
const FIRST_GAME_AT: i64 = 1_777_766_400_000;
const DAY: i64 = 86_400_000;

/// A repeatable source of random-looking numbers.
struct Dice(u64);

impl Dice {
    fn up_to(&mut self, max: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % (max + 1)
    }

    fn points(&mut self, lift: i32) -> i32 {
        let sum: u64 = (0..3).map(|_| self.up_to(680)).sum();
        (i32::try_from(sum).unwrap() - 420 + lift) / 5 * 5
    }
}

fn bot(name: &str, bot: &str) -> Option<SummaryPlayer> {
    Some(SummaryPlayer::Bot { name: name.to_owned(), bot: bot.to_owned() })
}

fn deal(dice: &mut Dice, sides: usize, seats: usize, totals: &[i32], best: usize) -> ScoredDeal {
    let up_to = |dice: &mut Dice, max: u64| u8::try_from(dice.up_to(max)).unwrap();
    let seat = up_to(dice, u64::try_from(seats).unwrap() - 1);
    let end = match dice.up_to(11) {
        0..=1 => DealEnd::Stock,
        2 => DealEnd::Concealed(seat),
        _ => DealEnd::Out(seat),
    };
    let minimum = |&total: &i32| match total {
        ..0 => 15,
        0..1500 => 50,
        1500..3000 => 90,
        _ => 120,
    };
    let mut played = vec![None; seats];
    played[0] = Some(0);
    ScoredDeal {
        points: (0..sides).map(|side| dice.points(if side == best { 260 } else { 0 })).collect(),
        natural: (0..sides).map(|_| up_to(dice, 3) / 2).collect(),
        mixed: (0..sides).map(|_| up_to(dice, 3)).collect(),
        piles: (0..sides).map(|_| up_to(dice, 6).into()).collect(),
        minimum: totals.iter().map(minimum).collect(),
        opened: (0..sides).map(|_| Some(1 + u16::from(up_to(dice, 6))).filter(|&turn| turn < 7)).collect(),
        end,
        played,
    }
}

fn game(
    dice: &mut Dice,
    number: usize,
    rules: &str,
    seats: Vec<Option<SummaryPlayer>>,
    names: &[(u8, &str)],
) -> PlayerGame {
    let count = seats.len();
    let sides = if matches!(count, 4 | 6) { 2 } else { count };
    let mut summary = Summary::new(rules, usize::from(number % 7 == 3), seats);
    let mut totals = vec![0; sides];
    let best = usize::try_from(dice.up_to(3)).unwrap() % sides;
    while totals.iter().all(|&total| total < 5000) {
        let deal = deal(dice, sides, count, &totals, best);
        totals.iter_mut().zip(&deal.points).for_each(|(total, points)| *total += points);
        summary.deals.push(deal);
    }
    let winner = (0..sides).max_by_key(|&side| totals[side]).unwrap();
    summary.winner = u8::try_from(winner).ok();
    let names: BTreeMap<u8, String> = names.iter().map(|&(person, name)| (person, name.to_owned())).collect();
    let at = FIRST_GAME_AT + i64::try_from(number).unwrap() * 3 * DAY;
    PlayerGame::of(&format!("k7m{number}"), at, 0, &names, summary).unwrap()
}

/// `count` games of a player who often plays with friends.
pub(crate) fn games(count: usize) -> Vec<PlayerGame> {
    let mut dice = Dice(7);
    let me = Some(SummaryPlayer::Person(0));
    let numbered_game = |number: usize| {
        let with = |partner| vec![me.clone(), bot("Ruth", "club"), partner, bot("Ida", "club")];
        match number % 6 {
            0 | 4 => game(&mut dice, number, "hoyle", with(bot("Anna", "club")), &[(0, "Mary")]),
            1 => game(&mut dice, number, "hoyle", with(bot("Anna", "strong")), &[(0, "Mary")]),
            2 => game(
                &mut dice,
                number,
                "pack",
                with(Some(SummaryPlayer::Person(1))),
                &[(0, "Mary"), (1, "Bartholomew the Elev")],
            ),
            3 => game(&mut dice, number, "hoyle", with(Some(SummaryPlayer::Person(1))), &[(0, "Mary"), (1, "Otto")]),
            _ => game(&mut dice, number, "hoyle", with(Some(SummaryPlayer::Person(1))), &[(0, "Mary")]),
        }
    };
    (0..count).map(numbered_game).collect()
}

/// Games of three players, who have no partners.
pub(crate) fn alone() -> Vec<PlayerGame> {
    let mut dice = Dice(3);
    let seats = vec![Some(SummaryPlayer::Person(0)), bot("Ruth", "club"), Some(SummaryPlayer::Person(1))];
    (0..4).map(|number| game(&mut dice, number, "wahhi", seats.clone(), &[(0, "Mary"), (1, "Otto")])).collect()
}
