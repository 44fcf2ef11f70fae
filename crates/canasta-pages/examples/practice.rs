//! Writes the pages of practice into the folder of the gallery, to be looked at: `cargo run -p canasta-pages --example practice DIR`.

#![expect(clippy::unwrap_used, reason = "it only shows pages; the tests share its games")]

use std::path::Path;

use canasta::Seat;
use canasta_analysis::puzzles::{Progress, all};
use canasta_i18n::Lang;
use canasta_pages::{
    Prefs, PuzzlePage, ReviewState, Reviewing, daily_page, play_again_page, puzzle_page, puzzles_page, review_page,
};
use reviews::{Reviewed, reviewing};

#[path = "../tests/it/practice/days.rs"]
mod days;
#[path = "../tests/it/practice/games.rs"]
mod games;
#[path = "../../canasta-analysis/tests/it/review/games.rs"]
#[expect(dead_code, reason = "the tests of reviews have more games")]
mod played;
#[path = "../tests/it/practice/reviews.rs"]
mod reviews;

#[path = "../tests/it/practice/progress.rs"]
mod progress;

fn main() {
    let folder = std::path::PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned()));
    std::fs::create_dir_all(&folder).unwrap();
    let usual = Prefs { name: "Mary".to_owned(), ..Prefs::default() };
    for (look, prefs) in [("", usual.clone()), ("-pseudo", Prefs { lang: Lang::pseudo(), ..usual })] {
        let write = |name: &str, page: &str| write(&folder.join(format!("{name}{look}.html")), page);
        for (name, replay) in [("play-again", games::finished()), ("play-again-none", games::given_up())] {
            write(name, &play_again_page(&prefs, &games::choice(&replay, &games::levels())));
        }
        for (name, today) in days::states() {
            write(name, &daily_page(&prefs, &today));
        }
        for (name, progress) in [("puzzles-new", Progress::default()), ("puzzles", progress::with_own())] {
            write(name, &puzzles_page(&prefs, &progress));
        }
        let progress = progress::begun();
        let one = |puzzle, chosen| PuzzlePage { puzzle, progress: &progress, chosen, moment: None };
        let of = |players: u8| all().iter().find(|puzzle| puzzle.view.table.public.players().count() == players);
        for (name, players, chosen) in [
            ("puzzle", 4, None),
            ("puzzle-right", 4, Some(0)),
            ("puzzle-wrong", 4, Some(1)),
            ("puzzle-two", 2, None),
            ("puzzle-five", 5, None),
        ] {
            let puzzle = of(players).or_else(|| all().first());
            write(name, &puzzle_page(&prefs, &one(puzzle.unwrap(), chosen)));
        }
        let (over, given_up) = (games::finished(), games::given_up());
        for (name, state) in [
            ("review-under-way", ReviewState::UnderWay { done: 0.34 }),
            ("review-waiting", ReviewState::Waiting { before: 3 }),
            ("review-busy", ReviewState::TooMany),
        ] {
            write(name, &review_page(&prefs, &reviewing(&over, Seat(2), state)));
        }
        write("review-none", &review_page(&prefs, &reviewing(&given_up, Seat(2), ReviewState::NotFinished)));
        let marked = Reviewed::example().with_many_marks();
        write("review", &review_page(&prefs, &marked.own()));
        write("review-other-seat", &review_page(&prefs, &Reviewing { own: Some(Seat(1)), ..marked.own() }));
        write("review-no-marks", &review_page(&prefs, &Reviewed::example().without_marks().own()));
        write("review-two", &review_page(&prefs, &Reviewed::of_players(2).own()));
        write("review-five", &review_page(&prefs, &Reviewed::of_players(5).with_many_marks().own()));
    }
}

/// What is as it should be is left alone: a browser may be reading it.
fn write(path: &Path, page: &str) {
    if !std::fs::read(path).is_ok_and(|there| there == page.as_bytes()) {
        std::fs::write(path, page).unwrap();
    }
}
