//! Checks of every page: nothing inline (for the content security policy), no broken links, unique IDs, and complete scripts.

use std::collections::BTreeSet;

use canasta_analysis::puzzles::{Progress, all, by_id};
use canasta_assets::{asset, scripts, source};
use canasta_i18n::Lang;
use canasta_i18n::messages::scripts as words;
use canasta_pages::{
    CHAPTERS, CommitmentStats, DailySeeds, Prefs, PuzzlePage, PuzzleTable, chapter_page, contents_page, error_page,
    fairness_page, puzzle_page, puzzle_table_page, screen_page, start_page, table_page,
};

use crate::page_text::attribute;
use crate::{replay, replayed_deal_scenes, scenes, tables, variants};

fn pages() -> Vec<String> {
    pages_in(Lang::EN)
}

/// The same pages in any language, in the same order.
pub(crate) fn pages_in(lang: Lang) -> Vec<String> {
    let prefs = Prefs { lang, ..Prefs::default() };
    let tables = [
        scenes::mid_deal(),
        scenes::before_initial_meld(),
        scenes::busy(),
        scenes::thirty_cards(),
        scenes::can_ask(),
        scenes::answered("no"),
        scenes::partner_asks(),
        scenes::deal_end(),
        scenes::game_end(),
    ];
    let tables = tables.into_iter().chain(variants::all().into_iter().map(|(_, table)| table));
    let mut pages: Vec<String> = tables.map(|table| table_page(&table.scene(), &prefs)).collect();
    pages.push(start_page(&prefs, &tables::one_table(), None));
    let screens = tables::screens().into_iter().chain(replayed_deal_scenes::screens());
    pages.extend(screens.map(|(_, screen)| screen_page(&screen, &prefs, tables::ORIGIN)));
    pages.extend(tables::other_pages(&prefs).into_iter().map(|(_, page)| page));
    let seeds = DailySeeds { commitment: "5a".repeat(32), earlier: vec![(20_782, "7c".repeat(32))] };
    let stats = CommitmentStats { made: 1234, revealed: 1200, outstanding: 34 };
    pages.push(fairness_page(&prefs, Some(stats), Some(&seeds)));
    pages.extend(replay::pages(lang));
    let puzzle = &all()[0];
    let played = puzzle.play(&[]).unwrap();
    let progress = Progress::default();
    pages.push(puzzle_table_page(&prefs, &PuzzleTable { puzzle, progress: &progress, played: &played }));
    pages.push(puzzle_page(&prefs, &PuzzlePage { puzzle, progress: &progress, verdict: None, moment: None }));
    pages.push(error_page(lang, 500, "Something broke", "Try again."));
    pages.push(contents_page(&prefs, ""));
    pages.extend(CHAPTERS.iter().map(|chapter| chapter_page(&prefs, chapter.slug).unwrap()));
    pages
}

fn tags(page: &str) -> impl Iterator<Item = &str> {
    page.split('<').skip(1).filter_map(|rest| rest.split('>').next())
}

#[test]
fn pages_have_no_inline_scripts_or_styles() {
    for page in pages() {
        for tag in tags(&page) {
            let handler = tag.split(' ').any(|part| part.starts_with("on") && part.contains("=\""));
            assert!(!tag.contains(" style=") && !handler && !tag.starts_with("style"), "{tag}");
        }
        for script in page.split("<script").skip(1) {
            assert!(script.starts_with(" src=\"/") && script.contains("></script>"), "{}", &script[..60]);
        }
    }
}

/// Paths the server answers, apart from assets, rules and tables.
const SERVED_PATHS: &[&str] = &[
    "/",
    "/new",
    "/play",
    "/learn",
    "/gather",
    "/friends",
    "/join",
    "/lobby",
    "/puzzles",
    "/daily",
    "/forget",
    "/devices",
    "/devices/link",
    "/devices/end",
    "/devices/back",
    "/device",
    "/you",
    "/you.csv",
    "/you.json",
    "/you/forget",
    "/you/games",
    "/you/games?page=1",
    "/you/games?page=3",
    "/calendar",
    "/settings",
    "/replay",
    "/replay/0123",
    "/replay/0123/record",
    "/replay/0123/review",
    "/replay/0123/sheet.csv",
    "/rules",
    "/pad",
    "/fairness",
    "/house",
    "/keys",
    "/house.json",
    "/manifest.webmanifest",
    // The page itself.
    "",
];

/// Whether the server answers `/table/k7m` followed by `rest`.
fn is_table_path(rest: &str) -> bool {
    let rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    matches!(rest, "" | "/do" | "/record" | "/replay" | "/replay/again" | "/review" | "/sheet.csv")
}

#[test]
fn every_link_has_a_target() {
    let cards = source("cards.svg").unwrap();
    let mut checked = BTreeSet::new();
    let prefs = Prefs::default();
    for page in pages() {
        for tag in tags(&page) {
            for address in ["href", "src", "action"].iter().filter_map(|name| attribute(tag, name)) {
                checked.insert(address.to_owned());
                // The query is up to the page.
                let address = address.split('?').next().unwrap();
                match address.split_once('#') {
                    Some((file, id)) if file.starts_with("/assets/cards.") => {
                        assert!(cards.contains(&format!("id=\"{id}\"")), "{address}");
                    }
                    Some(("", id)) => assert!(page.contains(&format!(" id=\"{id}\"")), "{address}"),
                    Some((chapter, id)) => {
                        let chapter = chapter.strip_prefix("/rules/").unwrap_or_else(|| panic!("{address}"));
                        let page = chapter_page(&prefs, chapter).unwrap_or_else(|| panic!("{address}"));
                        assert!(page.contains(&format!(" id=\"{id}\"")), "{address}");
                    }
                    None if SERVED_PATHS.contains(&address) || address.starts_with("webcal://192.168.1.5") => {}
                    None if address.strip_prefix("/table/k7m").is_some_and(is_table_path) => {}
                    None if address.strip_prefix("/puzzles/").is_some_and(|id| by_id(id).is_some()) => {}
                    None if address.strip_prefix("/join/") == Some(tables::SECRET) => {}
                    None => match address.strip_prefix("/rules/") {
                        Some(slug) => assert!(CHAPTERS.iter().any(|chapter| chapter.slug == slug), "{address}"),
                        // Pages only name files with a hash, which can't be stale.
                        None => {
                            assert!(asset(address).is_some_and(|(_, hashed)| hashed), "{address}");
                        }
                    },
                }
            }
        }
    }
    assert!(checked.len() > 60, "{checked:?}");
}

#[test]
fn ids_are_unique() {
    for page in pages() {
        let mut ids = BTreeSet::new();
        for id in tags(&page).filter_map(|tag| attribute(tag, "id")) {
            assert!(ids.insert(id.to_owned()), "{id} twice");
        }
    }
}

/// The lines that name the imported files. In long imports, which the formatter wraps, that is the last line.
fn imports(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| ["import ", "} from "].iter().any(|start| line.starts_with(start)) && line.ends_with("\";"))
}

#[test]
fn scripts_import_only_served_files() {
    for (name, text) in scripts() {
        for line in imports(text) {
            let from = line.split('"').nth(1).unwrap();
            let folder = name.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
            let path = match from.strip_prefix("../") {
                Some(path) => path.to_owned(),
                None => format!("{folder}{}", from.trim_start_matches("./")),
            };
            assert!(source(&path).is_some(), "{name}: {line}");
        }
    }
    assert!(asset("/nothing.js").is_none());
}

/// Scripts retry rate-limited requests, except those they repeat every few seconds anyway.
#[test]
fn scripts_retry_rate_limited_requests() {
    for (name, text) in scripts() {
        let [fetches, retried] = ["fetch(", "await withRetry("].map(|what| text.matches(what).count());
        let repeated = match name {
            "knock.js" | "lobby.js" | "pad/sync.js" | "review.js" => 1,
            // Loads a file, and files aren't limited.
            "pad/engine.js" => fetches,
            // Checks whether the table exists and why the socket failed.
            "live.js" => 2,
            _ => 0,
        };
        assert_eq!(fetches, retried + repeated, "{name}");
    }
}

/// A script includes all its imports, each before the modules that need it, so it needs no further requests.
#[test]
fn a_script_is_bundled_into_one_file() {
    let imported = |name: &str| {
        let from = format!("/{}\";", name.rsplit('/').next().unwrap());
        scripts().any(|(_, other)| imports(other).any(|line| line.ends_with(&from)))
    };
    for (name, written) in scripts() {
        // Imported modules are wrapped in a function that is not async, so they can't use `await` at the top level.
        for line in written.lines().filter(|_| imported(name)) {
            let waits = line.starts_with("await ") || (!line.starts_with(' ') && line.contains("= await "));
            assert!(!waits, "{name}: {line}");
        }
        let Some((file, _)) = asset(&format!("/{name}")) else {
            assert!(name.contains('/'), "{name} is part of a script");
            continue;
        };
        let text = std::str::from_utf8(&file.bytes).unwrap();
        let mut defined = BTreeSet::new();
        for line in text.lines() {
            assert!(!line.starts_with("import "), "{name}: {line}");
            // Dynamic imports name the served file.
            for later in line.split("import(\"").skip(1) {
                let address = later.split('"').next().unwrap();
                assert!(asset(address).is_some_and(|(_, hashed)| hashed), "{name}: {line}");
            }
            if let Some(module) = line.strip_prefix("const $").and_then(|rest| rest.split(' ').next()) {
                assert!(defined.insert(module.to_owned()), "{name} has {module} twice");
            } else if let Some((_, module)) = line.split_once(" = $") {
                assert!(defined.contains(module.trim_end_matches(';')), "{name}: {line}");
            }
        }
        let exports = |text: &str| text.lines().filter(|line| line.starts_with("export ")).count();
        assert_eq!(exports(text), exports(written), "{name}");
    }
    for (name, licence) in [("fair", "Permission is hereby granted"), ("idiomorph", "Zero-Clause BSD")] {
        let (file, _) = asset(&format!("/{name}.js")).unwrap();
        assert!(std::str::from_utf8(&file.bytes).unwrap().contains(licence), "the licence must be kept");
    }
}

#[test]
fn scripts_use_exactly_their_messages() {
    let all = [
        words::table(Lang::EN),
        words::connection(Lang::EN),
        words::forms(Lang::EN),
        words::fair(Lang::EN),
        words::replay(Lang::EN),
        words::pad(Lang::EN),
        words::pad_entry(Lang::EN),
        words::pad_pages(Lang::EN),
        words::pad_sheet(Lang::EN),
    ]
    .concat();
    let defined: BTreeSet<&str> = all.iter().map(|(name, _)| *name).collect();
    // Each bundle has the names of the kinds that it uses.
    let own = |name: &&str| !name.starts_with("kind-");
    assert_eq!(defined.iter().copied().filter(own).count(), all.iter().map(|(name, _)| *name).filter(own).count());
    let code: String = scripts().map(|(_, text)| text).collect();
    for name in &defined {
        assert!(name.starts_with("kind-") || code.contains(&format!("\"{name}\"")), "{name} is not used");
    }
    for call in ["message(\"", "messageNodes(\""] {
        for used in code.split(call).skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(defined.contains(used), "{used} is not defined");
        }
    }
}

#[test]
fn player_names_are_escaped() {
    let mut scene = scenes::mid_deal().scene();
    scene.players[1].name = "<img src=x onerror=\"alert(1)\">".to_owned();
    let page = table_page(&scene, &Prefs { name: "\"><script>alert(1)</script>".to_owned(), ..Prefs::default() });
    assert!(!page.contains("<img") && !page.contains("<script>"), "{page}");
    assert!(page.contains("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;"));
}
