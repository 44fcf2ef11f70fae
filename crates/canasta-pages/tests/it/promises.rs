//! What every page promises: nothing inline for the content policy, no dangling address, all words there.

use std::collections::BTreeSet;

use canasta_assets::{asset, scripts, source};
use canasta_i18n::Lang;
use canasta_i18n::messages::scripts as words;
use canasta_pages::{
    CHAPTERS, CommitmentStats, Prefs, error_page, fairness_page, rules_page, screen_page, start_page, table_page,
};

use crate::shown::attribute;
use crate::{numbers, replay, scenes, set_deal, tables};

fn pages() -> Vec<String> {
    let prefs = Prefs::default();
    let tables = [
        scenes::mid_deal(),
        scenes::opening(),
        scenes::busy(),
        scenes::thirty(),
        scenes::asking(),
        scenes::answered("no"),
        scenes::asked(),
        scenes::deal_end(),
        scenes::game_end(),
    ];
    let tables = tables.into_iter().chain(numbers::all().into_iter().map(|(_, table)| table));
    let mut pages: Vec<String> = tables.map(|table| table_page(&table.scene(), &prefs)).collect();
    pages.push(start_page(&prefs, &tables::mine(), None));
    let screens = tables::screens().into_iter().chain(set_deal::screens());
    pages.extend(screens.map(|(_, screen)| screen_page(&screen, &prefs, tables::ORIGIN)));
    pages.extend(tables::ways_in(&prefs).into_iter().map(|(_, page)| page));
    pages.push(fairness_page(&prefs, Some(CommitmentStats { made: 1234, revealed: 1200, outstanding: 34 })));
    pages.extend(replay::pages());
    pages.push(error_page(Lang::EN, 500, "Something broke", "Try again."));
    pages.push(rules_page(&prefs, None).unwrap());
    pages.extend(CHAPTERS.iter().map(|chapter| rules_page(&prefs, Some(chapter.slug)).unwrap()));
    pages
}

fn tags(page: &str) -> impl Iterator<Item = &str> {
    page.split('<').skip(1).filter_map(|rest| rest.split('>').next())
}

#[test]
fn nothing_is_inline() {
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

/// What the server answers besides assets, rules and tables.
const ANSWERED: &[&str] = &[
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
    "/fairness",
    "/manifest.webmanifest",
    // The page itself, once more.
    "",
];

/// What stands behind a table's id.
fn is_table(rest: &str) -> bool {
    let rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    matches!(rest, "" | "/do" | "/record" | "/replay" | "/replay/again" | "/review" | "/sheet.csv")
}

#[test]
fn every_address_is_answered() {
    let cards = source("cards.svg").unwrap();
    let mut checked = BTreeSet::new();
    let prefs = Prefs::default();
    for page in pages() {
        for tag in tags(&page) {
            for address in ["href", "src", "action"].iter().filter_map(|name| attribute(tag, name)) {
                checked.insert(address.to_owned());
                // What is asked behind a path is the page's own business.
                let address = address.split('?').next().unwrap();
                match address.split_once('#') {
                    Some((file, id)) if file.starts_with("/assets/cards.") => {
                        assert!(cards.contains(&format!("id=\"{id}\"")), "{address}");
                    }
                    Some(("", id)) => assert!(page.contains(&format!(" id=\"{id}\"")), "{address}"),
                    Some((chapter, id)) => {
                        let chapter = chapter.strip_prefix("/rules/").unwrap_or_else(|| panic!("{address}"));
                        let page = rules_page(&prefs, Some(chapter)).unwrap_or_else(|| panic!("{address}"));
                        assert!(page.contains(&format!(" id=\"{id}\"")), "{address}");
                    }
                    None if ANSWERED.contains(&address) || address.starts_with("webcal://192.168.1.5") => {}
                    None if address.strip_prefix("/table/k7m").is_some_and(is_table) => {}
                    None if address.strip_prefix("/join/") == Some(tables::SECRET) => {}
                    None => match address.strip_prefix("/rules/") {
                        Some(slug) => assert!(CHAPTERS.iter().any(|chapter| chapter.slug == slug), "{address}"),
                        // What a page names is never out of date.
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
fn ids_are_there_once() {
    for page in pages() {
        let mut ids = BTreeSet::new();
        for id in tags(&page).filter_map(|tag| attribute(tag, "id")) {
            assert!(ids.insert(id.to_owned()), "{id} twice");
        }
    }
}

/// The lines that say where imports come from. The formatter wraps long lists of names.
fn imports(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| ["import ", "} from "].iter().any(|start| line.starts_with(start)) && line.ends_with("\";"))
}

#[test]
fn the_scripts_import_what_is_served() {
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

/// What a limit was in the way of is asked for again, or it is what is asked for every few seconds anyway.
#[test]
fn scripts_try_again_by_themselves() {
    for (name, text) in scripts() {
        let [asked, retried] = ["fetch(", "await withRetry("].map(|what| text.matches(what).count());
        let anyway = match name {
            "knock.js" | "lobby.js" | "review.js" => 1,
            // Whether there is a table, and why it has no socket.
            "live.js" => 2,
            _ => 0,
        };
        assert_eq!(asked, retried + anyway, "{name}");
    }
}

/// A script comes with all that it imports, each module before those that need it, and asks for nothing more.
#[test]
fn a_script_is_one_file() {
    let imported = |name: &str| {
        let from = format!("/{}\";", name.rsplit('/').next().unwrap());
        scripts().any(|(_, other)| imports(other).any(|line| line.ends_with(&from)))
    };
    for (name, written) in scripts() {
        // What is imported runs in a function, where only a function of its own could wait.
        for line in written.lines().filter(|_| imported(name)) {
            let waits = line.starts_with("await ") || (!line.starts_with(' ') && line.contains("= await "));
            assert!(!waits, "{name}: {line}");
        }
        let Some((file, _)) = asset(&format!("/{name}")) else {
            assert!(name.contains('/'), "{name} is a part of a script");
            continue;
        };
        let text = std::str::from_utf8(&file.bytes).unwrap();
        let mut defined = BTreeSet::new();
        for line in text.lines() {
            assert!(!line.starts_with("import "), "{name}: {line}");
            // What is fetched later is named by its address.
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
        assert!(std::str::from_utf8(&file.bytes).unwrap().contains(licence), "a licence stays with what it is of");
    }
}

#[test]
fn the_script_has_its_words_and_no_others() {
    let all = [
        words::table(Lang::EN),
        words::connection(Lang::EN),
        words::forms(Lang::EN),
        words::fair(Lang::EN),
        words::replay(Lang::EN),
    ]
    .concat();
    let defined: BTreeSet<&str> = all.iter().map(|(name, _)| *name).collect();
    assert_eq!(defined.len(), all.len());
    let code: String = scripts().map(|(_, text)| text).collect();
    for name in &defined {
        assert!(name.starts_with("kind-") || code.contains(&format!("\"{name}\"")), "{name} is not used");
    }
    for used in code.split("word(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(defined.contains(used), "{used} is not defined");
    }
}

#[test]
fn a_name_cannot_break_out() {
    let mut scene = scenes::mid_deal().scene();
    scene.players[1].name = "<img src=x onerror=\"alert(1)\">".to_owned();
    let page = table_page(&scene, &Prefs { name: "\"><script>alert(1)</script>".to_owned(), ..Prefs::default() });
    assert!(!page.contains("<img") && !page.contains("<script>"), "{page}");
    assert!(page.contains("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;"));
}
