//! The puzzle list and the puzzle page.

use std::collections::BTreeMap;

use canasta_analysis::puzzles::repeat::{NEVER_DUE, ReviewSchedule};
use canasta_analysis::puzzles::{Progress, Puzzle, Theme, Verdict, all, of_theme};
use canasta_bots::RatedTurn;
use canasta_i18n::Lang;
use canasta_pages::{Prefs, PuzzlePage, PuzzleTable, puzzle_page, puzzle_table_page, puzzle_table_part, puzzles_page};

use crate::practice::progress::{TODAY, started, with_own};
use crate::practice::text::{main_of, text};

fn puzzle_html(puzzle: &Puzzle, progress: &Progress, chosen: Option<usize>) -> String {
    let verdict = chosen.map(Verdict::Offered);
    puzzle_page(&Prefs::default(), &PuzzlePage { puzzle, progress, verdict: verdict.as_ref(), moment: None })
}

/// The puzzle's table before its turn.
fn table_html(puzzle: &Puzzle) -> String {
    let played = puzzle.play(&[]).unwrap();
    puzzle_table_page(&Prefs::default(), &PuzzleTable { puzzle, progress: &Progress::default(), played: &played })
}

#[test]
fn a_new_visitor_finds_every_puzzle_under_its_theme_unmarked() {
    let page = puzzles_page(&Prefs::default(), &Progress::default());
    for puzzle in all() {
        assert!(page.contains(&format!("href=\"/puzzles/{}\"", puzzle.id)), "{}", puzzle.id);
    }
    let themes = Theme::ALL.into_iter().filter(|theme| of_theme(*theme).next().is_some()).count();
    assert_eq!(page.matches("class=\"panel theme\"").count(), themes);
    assert!(text(main_of(&page)).contains(" Start "));
    for mark in ["class=\"solved\"", "class=\"missed\"", "class=\"due\"", "in a row"] {
        assert!(!page.contains(mark), "{mark}");
    }
}

#[test]
fn puzzles_due_today_are_announced_and_come_next() {
    let progress = started();
    let page = puzzles_page(&Prefs::default(), &progress);
    let content = text(main_of(&page));
    assert!(content.contains("One puzzle to review today."), "{content}");
    assert!(content.contains("3-day streak. Solve one today to keep it going."), "{content}");
    let due = progress.next(None).unwrap();
    assert!(page.contains(&format!("class=\"btn main big\" href=\"/puzzles/{}\"", due.id)));
    assert!(page.contains("1, due today\""));
    assert!(page.contains("class=\"solved\"") && page.contains("class=\"missed\""));
}

#[test]
fn a_players_own_puzzles_come_first() {
    let page = puzzles_page(&Prefs::default(), &with_own());
    let own_puzzles = page.find("<h2 id=\"own\"").unwrap();
    let first_theme = page.find(&format!("<h2 id=\"{}\"", Theme::ALL[0].code())).unwrap();
    assert!(own_puzzles < first_theme);
}

/// Each play is a button with its own sentence.
#[test]
fn a_puzzle_does_not_reveal_the_best_play() {
    for puzzle in all() {
        let page = puzzle_html(puzzle, &Progress::default(), None);
        let buttons: Vec<&str> =
            page.split("<button").skip(1).map(|rest| rest.split("</button>").next().unwrap()).collect();
        assert_eq!(buttons.len(), puzzle.turns.len(), "{}", puzzle.id);
        let mut sentences: Vec<&str> = buttons.iter().map(|button| button.split_once('>').unwrap().1).collect();
        sentences.sort_unstable();
        sentences.dedup();
        assert_eq!(
            sentences.len(),
            puzzle.turns.len(),
            "two plays of {} have the same sentence: {sentences:?}",
            puzzle.id
        );
        let content = text(main_of(&page));
        assert!(!content.contains("Best") && !content.contains("loses about"), "{content}");
    }
}

/// In the file, the best play is always first.
#[test]
fn any_button_can_be_the_best_play() {
    let places: Vec<usize> =
        all().iter().map(|puzzle| puzzle.order().iter().position(|place| *place == 0).unwrap()).collect();
    for place in 0..3 {
        let share = places.iter().filter(|found| **found == place).count() * 100 / places.len();
        assert!((10..=60).contains(&share), "{share}% at place {place}");
    }
}

#[test]
fn hidden_hands_and_the_stock_are_not_on_the_page() {
    for puzzle in all().iter().take(5) {
        let page = puzzle_html(puzzle, &Progress::default(), None);
        let public = &puzzle.view.table.public;
        let open = puzzle.view.hand.len()
            + puzzle.view.table.melds.iter().flatten().map(|meld| meld.cards.len()).sum::<usize>()
            + puzzle.view.table.red_threes.iter().map(Vec::len).sum::<usize>()
            + puzzle.view.table.pile.len();
        assert!(page.matches(" data-c=\"").count() <= open, "{}", puzzle.id);
        assert!(page.matches("card back").count() >= usize::from(public.stock() > 0));
    }
}

/// The page may show the hand, the melds, the red threes and the pile's top card.
#[test]
fn a_puzzles_table_shows_neither_hidden_cards_nor_the_plays() {
    for puzzle in all() {
        let page = table_html(puzzle);
        let table = &puzzle.view.table;
        let cards = page.split(" data-cards=\"").skip(1).flat_map(|rest| rest.split('"').next().unwrap().split(' '));
        let open = puzzle.view.hand.len()
            + table.melds.iter().flatten().map(|meld| meld.cards.len()).sum::<usize>()
            + table.red_threes.iter().map(Vec::len).sum::<usize>()
            + 1;
        assert!(cards.filter(|card| !card.is_empty()).count() <= open, "{}", puzzle.id);
        assert!(!page.contains("name=\"turn\""), "{}", puzzle.id);
        assert!(
            page.contains(&format!("<form id=\"answer\" method=\"post\" action=\"/puzzles/{}\" hidden>", puzzle.id))
        );
        assert!(page.contains(&format!("href=\"/puzzles/{}?list\"", puzzle.id)), "{}", puzzle.id);
        assert!(!page.contains("id=\"start-again\""), "{}", puzzle.id);
    }
}

#[test]
fn a_side_with_enough_canastas_does_not_need_more() {
    let count = |words: &str| words.trim_start_matches(|sign: char| !sign.is_ascii_digit()).parse::<u32>().ok();
    let mut partial = 0;
    for puzzle in all() {
        let page = table_html(puzzle);
        for state in text(&page).split(" canastas").filter_map(|before| before.rsplit(" · ").next()) {
            let Some((has, needs)) = state.split_once(" of ") else { continue };
            assert!(count(has).unwrap() < count(needs).unwrap(), "{}: {state}", puzzle.id);
            partial += 1;
        }
    }
    assert!(partial > 0);
}

#[test]
fn melded_cards_move_to_the_table_and_can_be_put_back() {
    let melds = |puzzle: &&Puzzle| puzzle.turns.iter().any(|turn| turn.actions.len() == 2);
    let puzzle = all().iter().find(melds).unwrap();
    let turn = puzzle.turns.iter().find(|turn| turn.actions.len() == 2).unwrap();
    let meld = puzzle.view.to_cards(&turn.actions[0]).unwrap();
    let played = puzzle.play(&[meld]).unwrap();
    let shown = PuzzleTable { puzzle, progress: &Progress::default(), played: &played };
    let (html, [happened, turn]) = puzzle_table_part(Lang::EN, &shown);
    assert!(html.starts_with("<div class=\"table") && html.contains("data-n=\"1\""), "{html}");
    assert!(html.contains(&format!("id=\"start-again\" href=\"/puzzles/{}\"", puzzle.id)), "{html}");
    assert!(happened.contains("meld") || happened.contains("add"), "{happened}");
    assert!(turn.contains("Your turn"), "{turn}");
}

#[test]
fn a_play_that_is_not_offered_joins_the_list_if_it_is_worse() {
    let puzzle = &all()[0];
    let page_with = |verdict: &Verdict| {
        puzzle_page(
            &Prefs::default(),
            &PuzzlePage { puzzle, progress: &Progress::default(), verdict: Some(verdict), moment: None },
        )
    };
    let worse = Verdict::Worse(Box::new(RatedTurn { loses: 300.0, ..puzzle.turns[1].clone() }));
    let content = text(main_of(&page_with(&worse)));
    assert!(content.contains("Not the best play."), "{content}");
    assert_eq!(content.matches("loses about").count(), puzzle.turns.len(), "{content}");
    assert!(content.contains("loses about 300 points · Your choice"), "{content}");

    let unclear = page_with(&Verdict::Unclear(puzzle.turns[1].actions.clone()));
    let content = text(main_of(&unclear));
    assert!(content.contains("This doesn’t count"), "{content}");
    assert!(!content.contains("Best") && !content.contains("loses about"), "the solution stays hidden: {content}");
    assert!(unclear.contains(&format!("href=\"/puzzles/{}\"", puzzle.id)));
}

#[test]
fn the_right_answer_gives_the_reason_and_the_next_review() {
    let puzzle = &all()[0];
    let mut progress = Progress { today: TODAY, ..Progress::default() };
    let schedule = ReviewSchedule::after(None, true, TODAY);
    progress.schedules = BTreeMap::from([(puzzle.id.clone(), schedule)]);
    let page = puzzle_html(puzzle, &progress, Some(0));
    let content = text(main_of(&page));
    assert!(content.contains("Right!") && content.contains("You’ll see this puzzle again tomorrow."), "{content}");
    assert!(page.contains("class=\"why-best\""), "{page}");
    assert!(!page.contains("<form"), "it is not asked again");
    let next = progress.next(Some(&puzzle.id)).unwrap();
    assert!(page.contains(&format!("href=\"/puzzles/{}\"", next.id)));

    progress.schedules = BTreeMap::from([(puzzle.id.clone(), ReviewSchedule { due: NEVER_DUE, step: 5, ..schedule })]);
    assert!(text(&puzzle_html(puzzle, &progress, Some(0))).contains("You won’t be shown this puzzle again."));
    progress.schedules = BTreeMap::from([(puzzle.id.clone(), ReviewSchedule { due: TODAY + 7, ..schedule })]);
    assert!(text(&puzzle_html(puzzle, &progress, Some(0))).contains("see this puzzle again in 7 days"));
}

#[test]
fn a_wrong_answer_shows_the_loss_of_each_play() {
    let puzzle = &all()[0];
    let content = text(main_of(&puzzle_html(puzzle, &Progress::default(), Some(1))));
    assert!(content.contains("Not the best play."), "{content}");
    assert_eq!(content.matches("loses about").count(), puzzle.turns.len() - 1, "{content}");
    assert!(content.contains("points · Your choice"), "{content}");
}

#[test]
fn a_players_own_puzzle_links_its_replay() {
    let progress = with_own();
    let page = PuzzlePage {
        puzzle: &progress.own[1],
        progress: &progress,
        verdict: Some(&Verdict::Offered(0)),
        moment: Some("/table/0af3/replay?at=31&seat=2"),
    };
    let page = puzzle_page(&Prefs::default(), &page);
    assert!(page.contains("href=\"/table/0af3/replay?at=31&amp;seat=2\""));
    assert!(page.contains("From your own games, puzzle 1"));
}

#[test]
fn no_english_word_is_left_in_the_pseudo_language() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    let progress = with_own();
    let names = ["Ruth", "Anna", "Paul", "Ben", "Clara", "Hugo", "Hoyle", "Classic", "Pack", "Lakin", "Wahhi"];
    let puzzle = &all()[0];
    let page_with = |verdict: Option<&Verdict>| {
        puzzle_page(&prefs, &PuzzlePage { puzzle, progress: &progress, verdict, moment: None })
    };
    let unclear = Verdict::Unclear(puzzle.turns[1].actions.clone());
    let verdicts = [None, Some(&Verdict::Offered(0)), Some(&Verdict::Offered(1)), Some(&unclear)];
    let played = puzzle.play(&[]).unwrap();
    let table = puzzle_table_page(&prefs, &PuzzleTable { puzzle, progress: &progress, played: &played });
    for page in verdicts.map(page_with).into_iter().chain([puzzles_page(&prefs, &progress), table]) {
        let text = names.iter().fold(text(main_of(&page)), |text, name| text.replace(name, ""));
        let word = text.split(|letter: char| !letter.is_ascii_alphabetic()).find(|word| word.len() > 1);
        assert_eq!(word, None, "{text}");
    }
}
