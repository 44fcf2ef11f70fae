//! The page of a review.

use canasta::Seat;
use canasta_analysis::review::Tag;
use canasta_i18n::Lang;
use canasta_pages::words::{hint, review::marked_turn};
use canasta_pages::{Prefs, ReviewPage, ReviewState, habits_panel, review_page, review_part};
use canasta_table::replay::scene;
use insta::assert_snapshot;

use crate::practice::games::{finished, given_up};
use crate::practice::reviews::{Reviewed, reviewing};
use crate::practice::text::{main_of, text};

fn page(reviewing: &ReviewPage<'_>) -> String {
    review_page(&Prefs::default(), reviewing)
}

#[test]
fn a_review_says_what_was_luck_and_what_own_choices_lost() {
    let reviewed = Reviewed::example().with_many_marks();
    let page = page(&reviewed.own());
    let text = text(main_of(&page));
    // What a search finds changes with it; what is said of it, and in which order, does not.
    let mut rest = text.as_str();
    for said in [
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
        "The turn broke a pair and fed the next player.",
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
        rest = rest.split_once(said).unwrap_or_else(|| panic!("{said} is not said, or too early: {text}")).1;
    }
    let of = reviewed.found.marks().count();
    assert!(of > 3, "{of}");
    assert_eq!(page.matches("name=\"at\"").count(), of, "every marked turn can be played on from");
    assert_eq!(page.matches("action=\"/table/k7m2/replay\"").count(), of);
    assert_eq!(page.matches("class=\"glance\"").count(), of);
}

/// The numbers that are read add up: the deals to the whole, luck and own choices to the result.
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
fn the_review_of_another_seat_speaks_of_its_player_by_name() {
    let reviewed = Reviewed::example().with_many_marks();
    let own = page(&reviewed.own());
    let of_other = page(&ReviewPage { own: Some(Seat(0)), ..reviewed.own() });
    let name = &reviewed.game.replay().record().players[2].name;
    assert!(own.contains("Your mistakes cost you") && !own.contains("below means"));
    assert!(!of_other.contains("Your mistakes cost you"));
    assert!(text(&of_other).contains(&format!("“You” below means {name}")), "{of_other}");
    for seat in 0..4 {
        assert!(own.contains(&format!("href=\"/table/k7m2/review?seat={seat}\"")), "{seat}");
    }
}

/// What a review says of a turn is what a hint would have said: the same sentences, not others like them.
#[test]
fn reviews_and_hints_give_the_same_reasons() {
    let reviewed = Reviewed::example().with_many_marks();
    let (lang, seat) = (Lang::EN, reviewed.found.seat);
    for (deal, choice) in reviewed.found.marks() {
        let scene = scene(reviewed.game.replay(), choice.moment, Some(seat));
        let turns = [choice.better.clone(), choice.played.clone()];
        let (told, hint) = (marked_turn(lang, &scene, deal, choice).unwrap(), hint::lines(lang, &scene, &turns));
        assert_eq!(told.why, hint::reason(lang, &scene, &turns));
        assert!(!told.why.as_str().is_empty());
        for (said, line) in [(&told.better, &hint[0]), (&told.played, &hint[1])] {
            assert!(said.as_str().ends_with(line.what.as_str()), "{} {}", said.as_str(), line.what.as_str());
        }
    }
}

#[test]
fn a_record_that_was_opened_has_addresses_of_its_own() {
    let reviewed = Reviewed::example().with_many_marks();
    let opened = ReviewPage { path: "/replay/00ff", own: None, played_here: false, ..reviewed.own() };
    let page = page(&opened);
    assert!(page.contains("href=\"/replay/00ff/review?seat=1\""), "{page}");
    assert!(page.contains("action=\"/replay/00ff\""));
}

#[test]
fn while_a_review_is_made_the_page_says_how_far_it_is_and_loads_again() {
    let replay = finished();
    let said = |state| {
        let reviewing = reviewing(&replay, Seat(2), state);
        let page = page(&reviewing);
        assert!(page.contains("http-equiv=\"refresh\"") && page.contains("review."), "{page}");
        assert!(page.contains("data-next=\"/table/k7m2/review/part?seat=2\""));
        text(&review_part(Lang::EN, &reviewing))
    };
    let under_way = said(ReviewState::UnderWay { done: 0.346 });
    assert!(under_way.contains("34% done"), "{under_way}");
    assert!(said(ReviewState::Waiting { before: 3 }).contains("3 reviews ahead of yours."));
    assert!(said(ReviewState::Waiting { before: 0 }).contains("You’re next in line."));
    let spoken = |done| {
        let part = review_part(Lang::EN, &reviewing(&replay, Seat(2), ReviewState::UnderWay { done }));
        part.split_once("data-said=\"").unwrap().1.split_once('"').unwrap().0.to_owned()
    };
    assert_eq!(spoken(0.1), spoken(0.9), "what is spoken does not change with each step");
}

#[test]
fn where_there_is_no_review_a_sentence_says_why_and_nothing_is_loaded_again() {
    let replay = given_up();
    for (state, says) in [
        (ReviewState::NotFinished, "wasn’t finished"),
        (ReviewState::TooMany, "reached the limit of reviews"),
        (ReviewState::Busy, "The review queue is full"),
        (ReviewState::Failed, "couldn’t be reviewed"),
    ] {
        let page = page(&reviewing(&replay, Seat(1), state));
        assert!(text(main_of(&page)).contains(says), "{says}: {page}");
        assert!(!page.contains("http-equiv") && !page.contains("data-next"), "{says}");
    }
}

#[test]
fn no_english_word_is_left_in_the_pseudo_language() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    let reviewed = Reviewed::example().with_many_marks();
    let (replay, over) = (finished(), given_up());
    let states = [
        reviewed.own(),
        ReviewPage { own: None, ..reviewed.own() },
        reviewing(&replay, Seat(0), ReviewState::UnderWay { done: 0.2 }),
        reviewing(&over, Seat(0), ReviewState::NotFinished),
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
fn habits_have_a_block_of_their_own_where_games_were_reviewed() {
    let block = |games: &[Vec<Tag>]| text(&habits_panel(Lang::EN, games).into_string());
    assert_eq!(block(&[]), "");
    assert!(block(&[vec![Tag::MeldsLate]]).contains("none of these common mistakes"));
    let games = [vec![vec![]; 10], vec![vec![Tag::Feeds, Tag::Feeds]; 6]].concat();
    assert_snapshot!(block(&games));
}
