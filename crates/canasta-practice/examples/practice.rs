//! Writes the pages of practice into the folder of the gallery, to be looked at: `cargo run -p canasta-practice --example practice DIR`.

#![expect(clippy::unwrap_used, reason = "it only shows pages; the tests share its games")]

use canasta_pages::Prefs;
use canasta_practice::{PuzzlePage, play_again_page, puzzle_page, puzzles_page};
use canasta_puzzles::{Progress, all};
use canasta_words_pseudo::PSEUDO;

#[path = "../tests/it/games.rs"]
mod games;

#[path = "../tests/it/progress.rs"]
mod progress;

fn main() {
    let folder = std::path::PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned()));
    std::fs::create_dir_all(&folder).unwrap();
    let usual = Prefs { name: "Mary".to_owned(), ..Prefs::default() };
    let write = |name: &str, page: &str| {
        let path = folder.join(format!("{name}.html"));
        // What is as it should be is left alone: a browser may be reading it.
        if !std::fs::read(&path).is_ok_and(|there| there == page.as_bytes()) {
            std::fs::write(path, page).unwrap();
        }
    };
    for (look, prefs) in [("", usual.clone()), ("-pseudo", Prefs { lang: PSEUDO, ..usual })] {
        for (name, replay) in [("play-again", games::finished()), ("play-again-none", games::given_up())] {
            let page = play_again_page(&prefs, &games::choice(&replay, &games::levels()));
            write(&format!("{name}{look}"), &page);
        }
        for (name, progress) in [("puzzles-new", Progress::default()), ("puzzles", progress::with_own())] {
            write(&format!("{name}{look}"), &puzzles_page(&prefs, &progress));
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
            write(&format!("{name}{look}"), &puzzle_page(&prefs, &one(puzzle.unwrap(), chosen)));
        }
    }
}
