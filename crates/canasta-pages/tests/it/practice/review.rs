//! The review page.

use canasta::Seat;
use canasta_analysis::review::Tag;
use canasta_i18n::Lang;
use canasta_pages::words::{hint, review::marked_turn};
use canasta_pages::{Prefs, ReviewPage, ReviewState, habits_panel, review_page, review_part};
use canasta_table::replay::scene;
use insta::assert_snapshot;

use crate::practice::games::{abandoned, finished};
use crate::practice::reviewed_games::{Reviewed, reviewing};
use crate::practice::text::{main_of, text};

fn page(reviewing: &ReviewPage<'_>) -> String {
    review_page(&Prefs::default(), reviewing)
}

#[test]
fn a_review_separates_luck_from_mistakes() {
    let reviewed = Reviewed::example().with_many_marks();
    let page = page(&reviewed.own());
    let text = text(main_of(&page));
    // The numbers depend on the search, but the texts and their order don't.
    let mut rest = text.as_str();
    for expected in [
        "Game review Anna and Paul against Ruth and Ida",
        "Player Anna Ruth Paul (you) Ida",
        "Anna and Paul won 2,910 to 1,605.",
        "In points Luck",
        "Your play −",
        "Total +1,305",
        "Luck (the cards and the other players) gave you 3,796 points. Your mistakes cost you",
        "the player’s margin over the other side.",
        "In win chance Start 50% Luck",
        "End 100%",
        "Accuracy 81%",
        "the true value is probably between 70% and 93%.",
        "Win chance over the game 100% 50% 0%",
        "Turning points",
        "Mistakes Deal",
        "an inaccuracy, about 40 points.",
        "Played:",
        "Better:",
        "This turn broke a pair and fed the next player.",
        "See it in the replay Play on from here",
        "a mistake, about 95 points.",
        "a blunder, about 260 points.",
        "Deal by deal Deal 1: +1,090 points. Luck",
        "Source Points Win chance Luck: the cards dealt",
        "Luck: cards you drew",
        "Luck: what Anna did",
        "Luck: what Ida did",
        "Your mistakes −",
        "Total +1,090",
        "Deal 2: +215 points. Luck",
        "Back to replay How reviews work",
    ] {
        rest = rest.split_once(expected).unwrap_or_else(|| panic!("{expected} is missing or too early: {text}")).1;
    }
    let marks = reviewed.found.marks().count();
    assert!(marks > 3, "{marks}");
    assert_eq!(page.matches("name=\"at\"").count(), marks, "every marked turn has a button to play on");
    assert_eq!(page.matches("action=\"/table/k7m2/replay\"").count(), marks);
    assert_eq!(page.matches("class=\"glance\"").count(), marks);
}

/// The deals add up to the total, and luck and play to the result.
#[test]
fn numbers_on_the_page_add_up() {
    let reviewed = Reviewed::of_players(5).with_many_marks();
    let page = text(main_of(&page(&reviewed.own())));
    let numbers = |text: &str| -> Vec<i64> {
        let plain = text.replace('−', "-").replace([',', '+', '.'], "");
        plain.split(' ').filter_map(|word| word.parse().ok()).collect()
    };
    let head = page.split_once("In points").unwrap().1.split_once("Luck (the cards");
    let head = numbers(head.unwrap().0.rsplit_once("In points").map_or(head.unwrap().0, |(_, rest)| rest));
    let [luck, play, all] = head[..] else { panic!("{head:?}") };
    assert_eq!(luck + play, all);
    let mut sum = [0; 3];
    for deal in page.split("Deal ").filter(|part| part.contains(", play ") && part.contains("points. Luck")) {
        let line = deal.split_once(" Source").map_or(deal, |(line, _)| line);
        let found = numbers(&line.replace("points", "").replace(':', ""));
        let [_, result, luck, play] = found[..] else { panic!("{found:?} {line}") };
        assert_eq!(luck + play, result);
        sum = [sum[0] + luck, sum[1] + play, sum[2] + result];
    }
    assert_eq!(sum, [luck, play, all]);
}

#[test]
fn a_game_without_a_marked_turn_says_so() {
    let reviewed = Reviewed::example().without_marks();
    let page = page(&reviewed.own());
    assert!(page.contains("No clear mistakes."), "{page}");
    assert!(!page.contains("<form"));
}

#[test]
fn the_review_of_another_seat_names_its_player() {
    let reviewed = Reviewed::example().with_many_marks();
    let own_page = page(&reviewed.own());
    let others_page = page(&ReviewPage { own: Some(Seat(0)), ..reviewed.own() });
    let name = &reviewed.game.replay().record().players[2].name;
    assert!(own_page.contains("Your mistakes cost you") && !own_page.contains("below means"));
    assert!(!others_page.contains("Your mistakes cost you"));
    assert!(text(&others_page).contains(&format!("“You” below means {name}")), "{others_page}");
    for seat in 0..4 {
        assert!(own_page.contains(&format!("href=\"/table/k7m2/review?seat={seat}\"")), "{seat}");
    }
}

/// A review must use the same sentences as a hint in the same position.
#[test]
fn reviews_and_hints_give_the_same_reasons() {
    let reviewed = Reviewed::example().with_many_marks();
    let lang = Lang::EN;
    let seat = reviewed.found.seat;
    for (deal, choice) in reviewed.found.marks() {
        let scene = scene(reviewed.game.replay(), choice.moment, Some(seat));
        let turns = [choice.better.clone(), choice.played.clone()];
        let marked = marked_turn(lang, &scene, deal, choice).unwrap();
        let hint = hint::lines(lang, &scene, &turns);
        assert_eq!(marked.why, hint::reason(lang, &scene, &turns));
        assert!(!marked.why.as_str().is_empty());
        for (text, line) in [(&marked.better, &hint[0]), (&marked.played, &hint[1])] {
            assert!(text.as_str().ends_with(line.what.as_str()), "{} {}", text.as_str(), line.what.as_str());
        }
    }
}

#[test]
fn an_opened_record_has_its_own_links() {
    let reviewed = Reviewed::example().with_many_marks();
    let opened = ReviewPage { path: "/replay/00ff", own: None, played_here: false, ..reviewed.own() };
    let page = page(&opened);
    assert!(page.contains("href=\"/replay/00ff/review?seat=1\""), "{page}");
    assert!(page.contains("action=\"/replay/00ff\""));
}

#[test]
fn a_review_in_progress_shows_its_progress_and_reloads() {
    let replay = finished();
    let part_text = |state| {
        let reviewing = reviewing(&replay, Seat(2), state);
        let page = page(&reviewing);
        assert!(page.contains("http-equiv=\"refresh\"") && page.contains("review."), "{page}");
        assert!(page.contains("data-next=\"/table/k7m2/review/part?seat=2\""));
        text(&review_part(Lang::EN, &reviewing))
    };
    let under_way = part_text(ReviewState::UnderWay { done: 0.346 });
    assert!(under_way.contains("34% done"), "{under_way}");
    assert!(part_text(ReviewState::Waiting { before: 3 }).contains("3 reviews ahead of yours."));
    assert!(part_text(ReviewState::Waiting { before: 0 }).contains("You’re next in line."));
    let spoken = |done| {
        let part = review_part(Lang::EN, &reviewing(&replay, Seat(2), ReviewState::UnderWay { done }));
        part.split_once("data-said=\"").unwrap().1.split_once('"').unwrap().0.to_owned()
    };
    assert_eq!(spoken(0.1), spoken(0.9), "the announcement does not change with the progress");
}

#[test]
fn a_missing_review_is_explained_and_not_reloaded() {
    let replay = abandoned();
    for (state, expected) in [
        (ReviewState::NotFinished, "wasn’t played to the end"),
        (ReviewState::TooMany, "reached the limit of reviews"),
        (ReviewState::Busy, "The review queue is full"),
        (ReviewState::Failed, "couldn’t be reviewed"),
    ] {
        let page = page(&reviewing(&replay, Seat(1), state));
        assert!(text(main_of(&page)).contains(expected), "{expected}: {page}");
        assert!(!page.contains("http-equiv") && !page.contains("data-next"), "{expected}");
    }
}

#[test]
fn no_english_word_is_left_in_the_pseudo_language() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    let reviewed = Reviewed::example().with_many_marks();
    let replay = finished();
    let unfinished = abandoned();
    let states = [
        reviewed.own(),
        ReviewPage { own: None, ..reviewed.own() },
        reviewing(&replay, Seat(0), ReviewState::UnderWay { done: 0.2 }),
        reviewing(&unfinished, Seat(0), ReviewState::NotFinished),
    ];
    for reviewing in states {
        let page = review_page(&prefs, &reviewing);
        let names = replay.record().players.iter().map(|player| player.name.clone());
        let text = names.fold(text(main_of(&page)), |text, name| text.replace(&name, ""));
        let word = text.split(|letter: char| !letter.is_ascii_alphabetic()).find(|word| word.len() > 1);
        assert_eq!(word, None, "{text}");
    }
}

#[test]
fn reviewed_games_have_a_panel_of_common_mistakes() {
    let panel = |games: &[Vec<Tag>]| text(&habits_panel(Lang::EN, games).into_string());
    assert_eq!(panel(&[]), "");
    assert!(panel(&[vec![Tag::MeldsLate]]).contains("none of these common mistakes"));
    let games = [vec![vec![]; 10], vec![vec![Tag::Feeds, Tag::Feeds]; 6]].concat();
    assert_snapshot!(panel(&games));
}
