//! Writes sample pages to a folder: `cargo run -p canasta-pages --example gallery DIR`, and with a language such as
//! `de` or `all` after it, in other languages too.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "it only shows pages; the tests share its tables and games"
)]

use std::path::PathBuf;

use canasta::Seat;
use canasta_analysis::puzzles::{Progress, Verdict, all};
use canasta_assets::files;
use canasta_i18n::Lang;
use canasta_pages::{
    CHAPTERS, CardSize, Cloth, Colours, Prefs, PuzzlePage, ReviewPage, ReviewState, chapter_page, contents_page,
    daily_page, play_again_page, puzzle_page, puzzles_page, review_page, screen_page, table_page,
};
use reviewed_games::{Reviewed, reviewing};

#[path = "../../canasta-analysis/tests/it/review/games.rs"]
#[expect(dead_code, reason = "the tests of reviews have more games")]
mod bot_games;
#[path = "../tests/it/practice/daily_states.rs"]
mod daily_states;
#[path = "../tests/it/practice/games.rs"]
mod games;
#[path = "../tests/it/history.rs"]
mod history;
#[path = "../tests/it/practice/progress.rs"]
mod progress;
#[path = "../tests/it/replayed_deal_scenes.rs"]
mod replayed_deal_scenes;
#[path = "../tests/it/practice/reviewed_games.rs"]
mod reviewed_games;
#[path = "../tests/it/scenes.rs"]
mod scenes;
#[path = "../tests/it/tables.rs"]
mod tables;
#[path = "../tests/it/variants.rs"]
mod variants;

fn main() {
    let gallery = Gallery(std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned()).into());
    let usual = Prefs { name: "Mary".to_owned(), ..Prefs::default() };
    let pseudo = Prefs { lang: Lang::pseudo(), ..usual.clone() };
    let large = Prefs { size: CardSize::Large, ..usual.clone() };
    let xxl = Prefs { size: CardSize::Xxl, ..usual.clone() };
    let green = Prefs { cloth: Cloth::Green, colours: Colours::Four, ..usual.clone() };
    for (look, prefs) in [("", &usual), ("-large", &large), ("-xxl", &xxl), ("-green", &green), ("-pseudo", &pseudo)] {
        gallery.write_tables(look, prefs);
    }
    for (look, prefs) in [("", &usual), ("-pseudo", &pseudo)] {
        gallery.write_practice(look, prefs);
        gallery.write_reviews(look, prefs);
    }
    gallery.write_rules("rules", &usual);
    let languages = std::env::args().nth(2).unwrap_or_default();
    let is_chosen = |lang: &&Lang| **lang != Lang::EN && (languages == "all" || lang.tag() == languages);
    for &lang in Lang::ALL.iter().filter(is_chosen) {
        let prefs = Prefs { lang, ..usual.clone() };
        let look = format!("-{}", lang.tag());
        gallery.write_tables(&look, &prefs);
        gallery.write_practice(&look, &prefs);
        gallery.write_reviews(&look, &prefs);
        gallery.write_rules(&format!("rules{look}"), &prefs);
    }
    // Some files are generated with the first page that refers to them.
    for file in files() {
        gallery.write(file.url.trim_start_matches('/'), &file.bytes);
    }
    println!("{}", gallery.0.display());
}

struct Gallery(PathBuf);

impl Gallery {
    fn write_tables(&self, look: &str, prefs: &Prefs) {
        let tables = [
            ("mid", scenes::mid_deal()),
            ("drawn", scenes::mid_deal().play(&["draw"])),
            ("waiting", scenes::mid_deal().play(&["draw", "discard 4S"])),
            ("opening", scenes::before_initial_meld()),
            ("busy", scenes::busy()),
            ("thirty", scenes::thirty_cards()),
            ("asking", scenes::can_ask()),
            ("waiting-answer", scenes::can_ask().play(&["ask"])),
            ("yes", scenes::answered("yes")),
            ("asked", scenes::partner_asks()),
            ("deal-end", scenes::deal_end()),
            ("game-end", scenes::game_end()),
            ("game-lost", scenes::game_lost()),
        ];
        for (name, table) in tables.into_iter().chain(variants::all()) {
            self.write_page(name, look, &table_page(&table.scene(), prefs));
        }
        for (name, screen) in tables::screens().into_iter().chain(replayed_deal_scenes::screens()) {
            self.write_page(name, look, &screen_page(&screen, prefs, tables::ORIGIN));
        }
        for (name, page) in tables::other_pages(prefs) {
            self.write_page(name, look, &page);
        }
    }

    fn write_practice(&self, look: &str, prefs: &Prefs) {
        for (name, replay) in [("play-again", games::finished()), ("play-again-none", games::abandoned())] {
            self.write_page(name, look, &play_again_page(prefs, &games::choice(&replay, &games::levels())));
        }
        for (name, today) in daily_states::states() {
            self.write_page(name, look, &daily_page(prefs, &today));
        }
        for (name, progress) in [("puzzles-new", Progress::default()), ("puzzles", progress::with_own())] {
            self.write_page(name, look, &puzzles_page(prefs, &progress));
        }
        let progress = progress::started();
        for (name, players, chosen) in [
            ("puzzle", 4, None),
            ("puzzle-right", 4, Some(0)),
            ("puzzle-wrong", 4, Some(1)),
            ("puzzle-two", 2, None),
            ("puzzle-five", 5, None),
        ] {
            let of_players = all().iter().find(|puzzle| puzzle.view.table.public.players().count() == players);
            let puzzle = of_players.or_else(|| all().first()).unwrap();
            let verdict = chosen.map(Verdict::Offered);
            let page = PuzzlePage { puzzle, progress: &progress, verdict: verdict.as_ref(), moment: None };
            self.write_page(name, look, &puzzle_page(prefs, &page));
        }
    }

    fn write_reviews(&self, look: &str, prefs: &Prefs) {
        let write = |name, reviewing: &ReviewPage<'_>| self.write_page(name, look, &review_page(prefs, reviewing));
        let finished = games::finished();
        for (name, state) in [
            ("review-under-way", ReviewState::UnderWay { done: 0.34 }),
            ("review-waiting", ReviewState::Waiting { before: 3 }),
            ("review-busy", ReviewState::TooMany),
        ] {
            write(name, &reviewing(&finished, Seat(2), state));
        }
        write("review-none", &reviewing(&games::abandoned(), Seat(2), ReviewState::NotFinished));
        let marked = Reviewed::example().with_many_marks();
        write("review", &marked.own());
        write("review-other-seat", &ReviewPage { own: Some(Seat(1)), ..marked.own() });
        write("review-no-marks", &Reviewed::example().without_marks().own());
        write("review-two", &Reviewed::of_players(2).own());
        write("review-five", &Reviewed::of_players(5).with_many_marks().own());
    }

    fn write_rules(&self, folder: &str, prefs: &Prefs) {
        self.write(&format!("{folder}/index.html"), contents_page(prefs, "").as_bytes());
        for chapter in CHAPTERS {
            let page = chapter_page(prefs, chapter.slug).unwrap();
            self.write(&format!("{folder}/{}", chapter.slug), page.as_bytes());
        }
    }

    fn write_page(&self, name: &str, look: &str, page: &str) {
        self.write(&format!("{name}{look}.html"), page.as_bytes());
    }

    /// Doesn't touch files that haven't changed, because a browser may be reading them.
    fn write(&self, name: &str, bytes: &[u8]) {
        let path = self.0.join(name);
        if std::fs::read(&path).is_ok_and(|written| written == bytes) {
            return;
        }
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, bytes).unwrap();
    }
}
