//! Teams: parsing, rejection, and mixed partners.

use canasta::rules::FivePlayers;
use canasta::{Players, RuleSet};
use canasta_arena::{ArenaError, Match, Report, RunOptions, Table, Team, run};
use canasta_bots::by_name;

/// A parsed team in its normal form, or the error.
fn read(text: &str) -> String {
    Team::read(text).map_or_else(|error| error.to_string(), |team| team.to_string())
}

/// Two parsed teams in their normal form, or the error.
fn read_two(text: &str) -> String {
    match Team::read_two(text) {
        Ok([a, b]) => format!("{a} | {b}"),
        Err(why) => why,
    }
}

#[test]
fn refuses_three_against_two_which_is_played_as_four() {
    let rules = RuleSet { five_players: FivePlayers::TwoSides, ..RuleSet::HOYLE };
    let table = Table { rules, players: Players::new(5).unwrap() };
    let error = Team::read("club").unwrap().check(&table).unwrap_err();
    assert_eq!(
        error.to_string(),
        "five players in two sides play each deal as four do; compare bots with four players"
    );
}

#[test]
fn parses_teams() {
    assert_eq!(read("club"), "club");
    assert_eq!(read("club+greedy"), "club+greedy");
    assert_eq!(read(" club + greedy "), "club+greedy");
    assert_eq!(read("exec:./bot.py --depth 3"), "exec:./bot.py --depth 3");
    assert_eq!(read("club+exec:./bot.py a+b"), "club+exec:./bot.py a+b");
    assert_eq!(read("exec:./one+exec:./two 1,2"), "exec:./one+exec:./two 1,2");
    assert_eq!(read_two("club+greedy,random"), "club+greedy | random");
    assert_eq!(read_two("exec:bot 'a,b',club"), "exec:bot 'a,b' | club");
    assert_eq!(read_two("club,exec:bot \"it's, so\""), "club | exec:bot \"it's, so\"");
}

#[test]
fn parses_a_list_of_teams() {
    let list = |text: &str| {
        let teams = Team::read_list(text).map_err(|error| error.to_string())?;
        Ok::<_, String>(teams.iter().map(Team::to_string).collect::<Vec<_>>())
    };
    assert_eq!(list("club").unwrap(), ["club"]);
    let three = "expert@nodes=40;turns=3, club+greedy,exec:bot 'a,b'";
    assert_eq!(list(three).unwrap(), ["expert@nodes=40;turns=3", "club+greedy", "exec:bot 'a,b'"]);
    assert!(list("club,").unwrap_err().contains("names no bot"));
    assert!(list("club,shark").unwrap_err().starts_with("there is no bot called “shark”"));
}

#[test]
fn rejects_invalid_teams_with_a_message() {
    let unknown = |name: &str| format!("there is no bot called “{name}”");
    assert!(read("shark").starts_with(&unknown("shark")), "{}", read("shark"));
    assert!(read("club+shark").starts_with(&unknown("shark")));
    assert!(read("club@depth").starts_with(&unknown("club@depth")));
    for empty in ["", "club+", "+club", "club++club"] {
        assert_eq!(read(empty), "“” names no bot; a team is a bot, or partners joined by +", "{empty}");
    }
    assert_eq!(read("exec:"), "cannot start the bot “exec:”: its command is empty");
    assert!(read("exec:'open").contains("quotation mark"), "{}", read("exec:'open"));
    assert!(read_two("club").starts_with("expected two teams separated by a comma"));
    assert!(read_two("club,greedy,random").starts_with("there is more than one comma"));
}

fn played(players: u8, a: &str, b: &str) -> Result<Report, ArenaError> {
    let table = Table { rules: RuleSet::HOYLE, players: Players::new(players).unwrap() };
    run(&table, a, b, 12, 5, 2)
}

#[test]
fn rejects_more_partners_than_seats() {
    let crowd = played(4, "club+club+greedy", "club").unwrap_err().to_string();
    assert_eq!(crowd, "“club+club+greedy” names 3 partners, but a side has 2 seats");
    let lone = played(3, "club", "club+greedy").unwrap_err().to_string();
    assert_eq!(lone, "“club+greedy” names 2 partners, but a side has one seat");
    assert!(played(6, "club+club+greedy", "club").is_ok());
}

/// Tests a team with a bot for every seat, and one with fewer.
#[test]
fn repeats_bots_if_there_are_fewer_than_seats() {
    let all = played(6, "club+greedy+club", "random").unwrap();
    let two = played(6, "club+greedy", "random").unwrap();
    assert_eq!(all.points_per_deal, two.points_per_deal);
    assert_ne!(all.points_per_deal, played(6, "greedy+club+greedy", "random").unwrap().points_per_deal);
    let one = played(4, "club", "random").unwrap();
    assert_eq!(one.points_per_deal, played(4, "club+club", "random").unwrap().points_per_deal);
}

#[test]
fn a_mixed_team_scores_between_its_partners() {
    let gain = |team: &str| run(&Table::HOYLE, team, "random", 150, 3, 2).unwrap().points_per_deal.mean;
    let greedy = gain("greedy");
    let mixed = gain("club+greedy");
    let club = gain("club");
    assert!(greedy + 100.0 < mixed && mixed + 100.0 < club, "{greedy} {mixed} {club}");
}

#[test]
fn teams_against_themselves_score_exactly_zero() {
    for (players, team) in [(4, "club+greedy"), (6, "club+random+greedy"), (4, "greedy+random")] {
        let report = played(players, team, team).unwrap();
        assert_eq!((report.points_per_deal.mean, report.elo.mean), (0.0, Some(0.0)), "{team}");
    }
}

#[test]
fn accepts_bots_of_the_caller() {
    let club = by_name("club").unwrap();
    let greedy = by_name("greedy").unwrap();
    let borrowed = Match::single_deals(Table::HOYLE, [Team::of(&*club), Team::of(&*greedy)], 9);
    let named = run(&Table::HOYLE, "club", "greedy", 10, 9, 1).unwrap();
    assert_eq!(borrowed.run(RunOptions::new(10, 2)).unwrap(), named);
}
