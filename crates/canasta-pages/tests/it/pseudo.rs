//! The pseudo-language leaves no English words on pages that consist of messages: the lobby, the keyboard shortcuts, the log
//! and the texts of scripts. Names and the book stay unchanged.

use canasta::Players;
use canasta_i18n::messages::scripts;
use canasta_i18n::table as words;
use canasta_i18n::{Lang, Mark, Message, Piece};
use canasta_pages::{
    DeviceQuestion, GuestSummary, ListedDevice, ListedTable, LobbyCounts, Prefs, calendar_page, confirm_device_page,
    device_code_page, device_link_page, devices_page, forget_page, keys_page, lobby_page, lobby_part,
    private_table_page,
};

use crate::page_text::page_text;
use crate::scenes;

/// The first word that is not from a message. Messages have no two plain letters in a row.
fn plain_word(text: &str) -> Option<&str> {
    text.split(|letter: char| !letter.is_ascii_alphabetic()).find(|word| word.len() > 1)
}

pub(crate) fn no_word(text: &str) {
    assert_eq!(plain_word(text), None, "{text}");
}

/// The text of a page, without the element names that `page_text` puts before accessible names.
pub(crate) fn read(html: &str) -> String {
    let elements = [
        "a", "aside", "button", "div", "fieldset", "input", "nav", "ol", "section", "select", "span", "summary", "svg",
        "textarea",
    ];
    // `page_text` marks disabled buttons like this.
    let text = page_text(html).replace("(not now) ", "");
    elements.iter().fold(text, |text, name| text.replace(&format!("[{name}: "), "["))
}

/// The text of a message without the names in it.
pub(crate) fn own_words(message: &Message) -> String {
    let mut name = false;
    let mut plain = String::new();
    message.for_each_piece(|piece| match piece {
        Piece::Open(Mark::Isolated) => name = true,
        Piece::Close(Mark::Isolated) => name = false,
        Piece::Text(text) if !name => plain.push_str(text),
        Piece::Text(_) | Piece::Open(_) | Piece::Close(_) => {}
    });
    plain
}

#[test]
fn the_lobby_is_translated() {
    let listed = |playing: bool, free: usize, spectators: usize| ListedTable {
        table: "k7m2".to_owned(),
        preset: "hoyle".to_owned(),
        house_rules: spectators,
        players: Players::FOUR,
        seated: 2,
        bots: 1,
        free,
        host_name: "Ζωή".to_owned(),
        clock: Some(canasta_table::journal::Clock::KIND).filter(|_| playing),
        playing,
        spectators,
        may_join: !playing,
        may_watch: true,
    };
    let with_bots = ListedTable { may_join: true, ..listed(true, 0, 0) };
    for tables in [vec![], vec![listed(false, 1, 0), listed(false, 0, 1), listed(true, 0, 3), with_bots]] {
        let counts = LobbyCounts { waiting_room: tables.len(), playing: 1, people: 3 };
        no_word(&read(&lobby_part(&tables, counts, Lang::pseudo())));
    }
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    let page = lobby_page(&[], LobbyCounts::default(), &prefs);
    assert!(page.contains("<html lang=\"en-XA\""), "{page}");
}

/// The text of a page below its header.
pub(crate) fn main_text(page: &str) -> String {
    let (_, main) = page.split_once("<main").unwrap();
    let (main, _) = main.split_once("</main>").unwrap();
    read(&format!("<main{main}</main>"))
}

#[test]
fn the_device_pages_are_translated() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    let guest = |games: u32| GuestSummary { id: "0".to_owned(), name: "Ζωή".to_owned(), games };
    let device =
        |this: bool| ListedDevice { id: "0".to_owned(), label: "Ω".to_owned(), since: 0, seen: 86_400_000, this };
    let new_guest = guest(1);
    let old_guest = guest(3);
    let asked = |same: bool| DeviceQuestion {
        action: "/",
        code: None,
        who: &new_guest,
        before: Some(&old_guest),
        same,
        app: true,
    };
    for page in [
        forget_page(&prefs),
        private_table_page(&prefs),
        calendar_page(&prefs, "https://1/2"),
        devices_page(&prefs, &[], &[], None),
        devices_page(&prefs, &[device(true), device(false)], &[guest(1), guest(2)], None),
        device_link_page(&prefs, "https://1/2", "1234"),
        device_code_page(&prefs, None),
        confirm_device_page(&prefs, &asked(false)),
        confirm_device_page(&prefs, &asked(true)),
    ] {
        let text = main_text(&page);
        assert!(text.len() > 100, "{text}");
        no_word(&text);
    }
}

#[test]
fn the_keyboard_shortcuts_are_translated() {
    let prefs = Prefs { lang: Lang::pseudo(), ..Prefs::default() };
    no_word(&main_text(&keys_page(&prefs)));
}

#[test]
fn the_log_is_translated() {
    for scene in [scenes::mid_deal(), scenes::answered("no"), scenes::deal_end(), scenes::busy()] {
        let lines = words::log(Lang::pseudo(), &scene.scene());
        assert!(!lines.is_empty());
        for line in &lines {
            no_word(&own_words(&line.text));
            no_word(&own_words(&line.strong));
        }
        no_word(&own_words(&words::announcement(Lang::pseudo(), &scene.scene())));
    }
}

#[test]
fn the_messages_of_scripts_are_translated() {
    for (name, text) in scripts::table(Lang::pseudo())
        .iter()
        .chain(scripts::connection(Lang::pseudo()))
        .chain(scripts::forms(Lang::pseudo()))
    {
        // Skips arguments with their cases, and tags.
        let mut plain = String::new();
        let mut rest = *text;
        while let Some(at) = rest.find(['{', '<', '}']) {
            plain.push_str(&rest[..at]);
            let skipped = match &rest[at..=at] {
                "<" => rest[at..].find('>').unwrap() + 1,
                "}" => rest[at + 1..].find(['{', '}']).filter(|_| is_case(&rest[at + 1..])).map_or(1, |end| end + 1),
                _ => rest[at + 1..].find(['{', '}']).unwrap() + 1,
            };
            rest = &rest[at + skipped..];
        }
        plain.push_str(rest);
        assert_eq!(plain_word(&plain), None, "{name}: {text}");
    }
}

/// Whether `rest` starts with the next case of an argument, such as ` other {…`.
fn is_case(rest: &str) -> bool {
    let Some((key, _)) = rest.split_once('{') else { return false };
    let key = key.trim();
    !key.is_empty() && key.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '=')
}
