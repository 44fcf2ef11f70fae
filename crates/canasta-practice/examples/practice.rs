//! Writes the pages of practice into the folder of the gallery, to be looked at: `cargo run -p canasta-practice --example practice DIR`.

#![expect(clippy::unwrap_used, reason = "it only shows pages; the tests share its games")]

use canasta_pages::Prefs;
use canasta_practice::{daily_page, play_again_page};
use canasta_words_pseudo::PSEUDO;

#[path = "../tests/it/days.rs"]
mod days;
#[path = "../tests/it/games.rs"]
mod games;

fn main() {
    let folder = std::path::PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned()));
    std::fs::create_dir_all(&folder).unwrap();
    let usual = Prefs { name: "Mary".to_owned(), ..Prefs::default() };
    for (look, prefs) in [("", usual.clone()), ("-pseudo", Prefs { lang: PSEUDO, ..usual })] {
        for (name, replay) in [("play-again", games::finished()), ("play-again-none", games::given_up())] {
            let page = play_again_page(&prefs, &games::choice(&replay, &games::levels()));
            write(&folder.join(format!("{name}{look}.html")), &page);
        }
        for (name, today) in days::states() {
            write(&folder.join(format!("{name}{look}.html")), &daily_page(&prefs, &today));
        }
    }
}

/// What is as it should be is left alone: a browser may be reading it.
fn write(path: &std::path::Path, page: &str) {
    if !std::fs::read(path).is_ok_and(|there| there == page.as_bytes()) {
        std::fs::write(path, page).unwrap();
    }
}
