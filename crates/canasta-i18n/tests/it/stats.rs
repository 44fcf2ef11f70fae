//! A player's stats, from small games that can be counted by hand.

use canasta_record::csv::CsvStyle;
use std::collections::BTreeMap;

use canasta_i18n::{Lang, stats as words};
use canasta_table::journal::stats::player::{
    EndingCount, Histogram, Mean, PartnerStats, PlayerGame, PlayerName, Stats,
};
use canasta_table::journal::stats::{DealEnd, ScoredDeal, Summary, SummaryPlayer, export};

/// 22 November 2026, in milliseconds since 1970.
const NOV_22: i64 = 1_795_305_600_000;

fn bot(name: &str) -> Option<SummaryPlayer> {
    Some(SummaryPlayer::Bot { name: name.to_owned(), bot: "club".to_owned() })
}

/// A finished deal of four players; `played` are the persons in seats 0 and 2.
fn deal(points: [i32; 2], end: DealEnd, played: [Option<u8>; 2]) -> ScoredDeal {
    ScoredDeal {
        points: points.to_vec(),
        natural: vec![1, 0],
        mixed: vec![2, 1],
        piles: vec![3, 1],
        minimum: vec![50, 90],
        opened: vec![Some(2), None],
        end,
        played: vec![played[0], None, played[1], None],
    }
}

/// Person 0 in seat 0 with person 1 opposite; side 0 wins the first game.
fn summary(deals: Vec<ScoredDeal>, winner: u8) -> Summary {
    let seats = vec![Some(SummaryPlayer::Person(0)), bot("Ruth"), Some(SummaryPlayer::Person(1)), bot("Ida")];
    Summary { winner: Some(winner), deals, ..Summary::new("hoyle", 1, seats) }
}

fn names() -> BTreeMap<u8, String> {
    BTreeMap::from([(0, "Mary".to_owned()), (1, "=Otto, \"O\"".to_owned())])
}

fn two_games() -> Vec<PlayerGame> {
    let first = summary(
        vec![
            deal([3000, 500], DealEnd::Out(0), [Some(0), Some(1)]),
            deal([2100, -200], DealEnd::Concealed(2), [Some(0), Some(1)]),
        ],
        0,
    );
    let second = summary(
        vec![
            deal([-100, 4000], DealEnd::Out(3), [Some(0), Some(1)]),
            // Bots finished this one for both.
            deal([50, 2000], DealEnd::Stock, [None, None]),
        ],
        1,
    );
    let game = |table: &str, at, summary| PlayerGame::of(table, at, 0, &names(), summary).unwrap();
    vec![game("a", NOV_22, first), game("b", NOV_22 + 86_400_000, second)]
}

#[test]
fn stats_add_up_two_games() {
    let stats = Stats::of(&two_games());
    assert_eq!((stats.games, stats.won, stats.longest_streak, stats.run), (2, 1, 1, 0));
    // The deal that bots finished doesn't count.
    assert_eq!(
        stats.deals.iter().map(|dot| (dot.game, dot.deal, dot.points)).collect::<Vec<_>>(),
        [(0, 1, 3000), (0, 2, 2100), (1, 1, -100)]
    );
    assert_eq!(stats.points, Mean { sum: 5000, of: 3 });
    assert_eq!(stats.best.map(|dot| dot.points), Some(3000));
    assert_eq!((stats.ours.natural, stats.theirs.mixed), (Mean { sum: 3, of: 3 }, Mean { sum: 3, of: 3 }));
    let ends = stats.endings;
    assert_eq!((ends.me.deals, ends.others.deals, ends.stock.deals), (1, 1, 0));
    assert_eq!(ends.partner, EndingCount { deals: 1, concealed: 1 });
    assert_eq!(stats.initial_melds.len(), 1);
    assert_eq!((stats.initial_melds[0].deals, stats.initial_melds[0].turn), (3, Mean { sum: 6, of: 3 }));
    let [partner] = stats.partners.as_slice() else { panic!("{:?}", stats.partners) };
    assert_eq!((partner.games, partner.won, partner.points), (2, 1, Mean { sum: 5000, of: 3 }));
}

#[test]
fn games_that_do_not_count_are_left_out() {
    let game = |change: &dyn Fn(&mut Summary)| {
        let mut summary = summary(vec![deal([5000, 0], DealEnd::Out(0), [Some(0), Some(1)])], 0);
        change(&mut summary);
        PlayerGame::of("t", NOV_22, 0, &names(), summary)
    };
    assert!(game(&|_| {}).is_some());
    assert!(game(&|summary| summary.winner = None).is_none(), "unfinished");
    assert!(game(&|summary| summary.counts = false).is_none(), "practice");
    assert!(game(&|summary| summary.deals[0].played[0] = None).is_none(), "played by the computer");
    assert!(game(&|summary| summary.deals[0].played[0] = Some(1)).is_none(), "played by someone else");
    assert!(game(&|summary| summary.seats[0] = bot("Anna")).is_none(), "no seat");
}

#[test]
fn an_opponent_sees_the_game_from_the_other_side() {
    let mut summary = summary(vec![deal([5000, -20], DealEnd::Out(0), [Some(0), Some(1)])], 0);
    summary.seats[1] = Some(SummaryPlayer::Person(2));
    summary.deals[0].played[1] = Some(2);
    let game = PlayerGame::of("t", NOV_22, 2, &names(), summary).unwrap();
    assert_eq!((game.won(), game.total(), game.best_other(), game.place()), (false, -20, 5000, 2));
    assert_eq!(words::outcome(Lang::EN, &game), "Lost, −20 to 5,000");
    assert_eq!(words::company(Lang::EN, &game), "With Ida, against =Otto, \"O\" and Mary.");
    assert_eq!(Stats::of(&[game]).endings.others.deals, 1);
}

#[test]
fn three_players_without_partners_have_places() {
    let seats = vec![Some(SummaryPlayer::Person(0)), bot("Ruth"), bot("Ida")];
    let deal = ScoredDeal {
        points: vec![100, 5000, 4000],
        natural: vec![0, 1, 2],
        mixed: vec![0; 3],
        piles: vec![0; 3],
        minimum: vec![50; 3],
        opened: vec![None; 3],
        end: DealEnd::Out(1),
        played: vec![Some(0), None, None],
    };
    let summary = Summary { winner: Some(1), deals: vec![deal], ..Summary::new("hoyle", 0, seats) };
    let game = PlayerGame::of("t", NOV_22, 0, &names(), summary).unwrap();
    assert_eq!(words::outcome(Lang::EN, &game), "Third of three, 100 to 5,000");
    assert_eq!(words::company(Lang::EN, &game), "Against Ruth and Ida.");
    let stats = Stats::of(&[game]);
    assert!(stats.partners.is_empty());
    // Counted for each opponent.
    assert_eq!(stats.theirs.natural, Mean { sum: 3, of: 2 });
}

#[test]
fn partners_are_grouped_by_name_and_bots_by_level() {
    let with = |name: Option<&str>, seat: Option<SummaryPlayer>| {
        let mut summary = summary(vec![deal([5000, 0], DealEnd::Out(0), [Some(0), None])], 0);
        summary.seats[2] = seat;
        let mut names = names();
        names.remove(&1);
        names.extend(name.map(|name| (1, name.to_owned())));
        PlayerGame::of("t", NOV_22, 0, &names, summary).unwrap()
    };
    let person = || Some(SummaryPlayer::Person(1));
    let games = [
        with(Some("otto"), person()),
        with(Some("Otto"), person()),
        with(None, person()),
        with(None, bot("Anna")),
        with(None, bot("Paul")),
        with(None, bot("Otto")),
    ];
    let partner = |partner: &PartnerStats| (words::partner(Lang::EN, &partner.who).into(), partner.games);
    let partners: Vec<(String, usize)> = Stats::of(&games).partners.iter().map(partner).collect();
    let expected = [("Bot: Club", 3), ("Otto", 2), ("Former player", 1)];
    assert_eq!(partners, expected.map(|(name, games)| (name.to_owned(), games)));
    assert_eq!(games[2].partners().next(), Some(&PlayerName::Forgotten));
}

#[test]
fn means_round_to_the_nearest_value() {
    let mean = |sum, of| Mean { sum, of };
    assert_eq!((mean(5, 2).times(1), mean(-5, 2).times(1), mean(1, 3).times(100)), (Some(3), Some(-3), Some(33)));
    assert_eq!(mean(0, 0).times(1), None);
    let en = Lang::EN;
    assert_eq!(
        (words::tenths(en, mean(14, 10)).as_str(), words::hundredths(en, mean(-1, 8)).as_str()),
        ("1.4", "−0.13")
    );
    assert_eq!(
        (words::whole_points(en, mean(5000, 3)).as_str(), words::whole_points(en, mean(0, 0)).as_str()),
        ("1,667", "–")
    );
    assert_eq!((words::share(en, 1, 3).as_str(), words::share(en, 0, 0).as_str()), ("33%", "–"));
    let locale = Lang::EN.locale();
    assert_eq!([-1234, 1_234_507].map(|parts| locale.decimal(parts, 2)), ["−12.34", "12,345.07"]);
}

#[test]
fn a_histogram_counts_every_deal() {
    let histogram = Histogram::of(&[-560, -1, 0, 0, 499, 3420], 16).unwrap();
    assert_eq!((histogram.width, histogram.from), (500, -1000));
    assert_eq!(histogram.deals, [1, 1, 3, 0, 0, 0, 0, 0, 1]);
    assert_eq!(Histogram::of(&[], 16), None);
    assert_eq!(Histogram::of(&[250], 16).unwrap().deals, [1]);
}

#[test]
fn the_line_of_means_starts_after_a_full_window() {
    let stats = Stats::of(&two_games());
    assert_eq!(stats.running(2), [(1, 2550), (2, 1000)]);
    assert_eq!(stats.running(4), []);
}

#[test]
fn a_summary_survives_a_round_trip_and_other_forms_are_rejected() {
    let summary = summary(vec![deal([5000, 0], DealEnd::Concealed(2), [Some(0), None])], 0);
    assert_eq!(Summary::read(&summary.text()), Some(summary.clone()));
    let text = summary.text();
    for other in ["", "{}", &text.replace(r#""form":1"#, r#""form":2"#), &text.replace("[5000,0]", "[5000]")] {
        assert_eq!(Summary::read(other), None, "{other}");
    }
}

#[test]
fn the_csv_has_a_line_per_deal_and_no_formulas() {
    let csv = export::csv(&two_games(), CsvStyle::DOCUMENTED);
    let lines: Vec<&str> = csv.split("\r\n").collect();
    assert_eq!(lines.len(), 6);
    assert_eq!(
        lines[1],
        "1,a,2026-11-22,hoyle,1,4,\"'=Otto, \"\"O\"\"\",Ruth; Ida,yes,1,yes,3000,500,1,2,3,0,1,1,50,2,me,no"
    );
    assert!(lines[2].ends_with(",2,yes,2100,-200,1,2,3,0,1,1,50,2,partner concealed,no"), "{}", lines[2]);
    assert!(lines[4].contains(",no,2,no,50,2000,") && lines[4].ends_with(",stock,no"), "{}", lines[4]);
    let columns = lines[0].split(',').count();
    assert_eq!((columns, lines[3].split(',').count()), (23, 24), "the partner's name has a comma");
}

#[test]
fn the_json_has_everything() {
    let json = export::json(&two_games());
    let game = &json["games"][1];
    assert_eq!((json["canasta"].as_str(), game["won"].as_bool()), (Some("games"), Some(false)));
    assert_eq!(game["totals"], serde_json::json!([-50, 6000]));
    assert_eq!(game["players"][0], serde_json::json!({ "name": "Mary", "me": true }));
    assert_eq!(game["players"][1], serde_json::json!({ "name": "Ruth", "bot": "club" }));
    assert_eq!((&game["deals"][0]["own"], &game["deals"][1]["own"]), (&true.into(), &false.into()));
}
