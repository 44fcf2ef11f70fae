//! Writes pages of hand-made tables into a folder, to be looked at: `cargo run -p canasta-pages --example gallery DIR`.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "it only shows pages; the tests share its tables"
)]

use canasta_assets::files;
use canasta_i18n::Lang;
use canasta_pages::{CHAPTERS, CardSize, Cloth, Colours, Prefs, rules_page, screen_page, table_page};

#[path = "../tests/it/scenes.rs"]
mod scenes;

#[path = "../tests/it/numbers.rs"]
mod numbers;

#[path = "../tests/it/history.rs"]
mod history;

#[path = "../tests/it/tables.rs"]
mod tables;

#[path = "../tests/it/set_deal.rs"]
mod set_deal;

fn main() {
    let folder = std::path::PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned()));
    let write = |name: &str, text: &[u8]| {
        let path = folder.join(name);
        // What is as it should be is left alone: a browser may be reading it.
        if std::fs::read(&path).is_ok_and(|there| there == text) {
            return;
        }
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    for file in files() {
        write(file.address.trim_start_matches('/'), &file.bytes);
    }
    let tables = [
        ("mid", scenes::mid_deal()),
        ("drawn", scenes::mid_deal().play(&["draw"])),
        ("waiting", scenes::mid_deal().play(&["draw", "discard 4S"])),
        ("opening", scenes::opening()),
        ("busy", scenes::busy()),
        ("thirty", scenes::thirty()),
        ("asking", scenes::asking()),
        ("waiting-answer", scenes::asking().play(&["ask"])),
        ("yes", scenes::answered("yes")),
        ("asked", scenes::asked()),
        ("deal-end", scenes::deal_end()),
        ("game-end", scenes::game_end()),
        ("game-lost", scenes::game_lost()),
    ];
    let usual = Prefs { name: "Mary".to_owned(), ..Prefs::default() };
    let looks = [
        ("", usual.clone()),
        ("-large", Prefs { size: CardSize::Large, ..usual.clone() }),
        ("-xxl", Prefs { size: CardSize::Xxl, ..usual.clone() }),
        ("-green", Prefs { cloth: Cloth::Green, colours: Colours::Four, ..usual.clone() }),
        ("-pseudo", Prefs { lang: Lang::pseudo(), ..usual.clone() }),
    ];
    let tables = tables.into_iter().chain(numbers::all()).collect::<Vec<_>>();
    for (look, prefs) in &looks {
        for (name, table) in &tables {
            write(&format!("{name}{look}.html"), table_page(&table.scene(), prefs).as_bytes());
        }
        for (name, screen) in tables::screens().into_iter().chain(set_deal::screens()) {
            write(&format!("{name}{look}.html"), screen_page(&screen, prefs, tables::ORIGIN).as_bytes());
        }
        for (name, page) in tables::ways_in(prefs) {
            write(&format!("{name}{look}.html"), page.as_bytes());
        }
    }
    write("rules/index.html", rules_page(&usual, None).unwrap().as_bytes());
    for chapter in CHAPTERS {
        write(&format!("rules/{}", chapter.slug), rules_page(&usual, Some(chapter.slug)).unwrap().as_bytes());
    }
    println!("{}", folder.display());
}
