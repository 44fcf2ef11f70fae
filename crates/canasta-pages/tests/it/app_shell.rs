//! The app shell that devices keep, and the link previews that messengers show.

use canasta_assets::asset;
use canasta_i18n::Lang;
use canasta_pages::{Preview, offline_page, start_page, worker};

use crate::tables;

#[test]
fn the_worker_caches_the_files_of_the_offline_page() {
    let page = offline_page(Lang::EN);
    let worker = worker(Lang::EN);
    let (cached, code) = worker.split_once('\n').unwrap();
    assert!(code.starts_with("// The service worker."), "{code}");
    let files: Vec<&str> = cached.split('"').filter(|part| part.starts_with("/assets/")).collect();
    assert_eq!(files.len(), 6, "{cached}");
    for path in &files {
        assert!(asset(path).is_some_and(|(_, hashed)| hashed), "{path}");
    }
    let (sheet, _) = asset(files.iter().find(|path| path.ends_with(".css")).unwrap()).unwrap();
    let sheet = std::str::from_utf8(&sheet.bytes).unwrap();
    for path in &files {
        assert!(page.contains(path) || sheet.contains(path), "{path} is cached but not used");
    }
    // The empty address reloads the requested page.
    assert!(page.contains(r#"href="">Try again</a>"#), "{page}");
    assert!(cached.contains(&format!("\"version\":\"{}\"", canasta_assets::hash(page.as_bytes()))), "{cached}");
}

#[test]
fn every_page_links_the_manifest_and_icons() {
    for page in [start_page(&canasta_pages::Prefs::default(), &[], None), offline_page(Lang::EN)] {
        assert!(page.contains(r#"<link rel="manifest" href="/manifest.webmanifest?lang=en">"#), "{page}");
        assert!(page.contains(r#"<link rel="apple-touch-icon" href="/assets/icon-touch."#), "{page}");
        for scheme in ["light", "dark"] {
            let colour = format!("<meta name=\"theme-color\" media=\"(prefers-color-scheme: {scheme})\" content=\"#");
            assert!(page.contains(&colour), "{page}");
        }
    }
}

#[test]
fn a_link_preview_needs_absolute_urls() {
    let waiting_room = tables::seen_by(tables::half_full(), None);
    let page = "<html><head></head><body></body></html>";
    let preview = Preview::of_invitation(Lang::EN, &waiting_room, "https://canasta.example", tables::SECRET)
        .with_preview_tags(page);
    let host = canasta_i18n::company::host_name(Lang::EN, &waiting_room);
    for (name, content) in [
        ("og:title", format!("{host} invites you to a game of Canasta")),
        ("og:description", "A game of Canasta. No account needed.".to_owned()),
        ("og:url", format!("https://canasta.example/join/{}", tables::SECRET)),
    ] {
        let tag = format!(r#"<meta property="{name}" content="{content}">"#);
        assert!(preview.contains(&tag), "{tag}\n{preview}");
    }
    let image = preview.split(r#"property="og:image" content="https://canasta.example"#).nth(1).unwrap();
    let (file, hashed) = asset(image.split('"').next().unwrap()).unwrap();
    assert!(hashed && file.bytes.len() < 60_000);
    // The announced size must match the file. A PNG starts with its width and height.
    assert_eq!(&file.bytes[16..24], [0, 0, 4, 176, 0, 0, 2, 118], "1200 by 630");
    assert!(
        preview.contains(r#"og:image:width" content="1200""#) && preview.contains(r#"og:image:height" content="630""#)
    );
    assert_eq!(Preview::of_start(Lang::EN, "").with_preview_tags(page), page);
}

#[test]
fn names_in_a_link_preview_are_escaped() {
    let mut waiting_room = tables::seen_by(tables::half_full(), None);
    for seat in &mut waiting_room.seats {
        if let canasta_table::scene::WaitingRoomSeat::Person(guest) = seat {
            guest.name = "\"><script>".to_owned();
        }
    }
    let preview =
        Preview::of_invitation(Lang::EN, &waiting_room, "https://a", tables::SECRET).with_preview_tags("</head>");
    assert!(!preview.contains("<script>") && preview.contains("&quot;&gt;&lt;script&gt;"), "{preview}");
}
