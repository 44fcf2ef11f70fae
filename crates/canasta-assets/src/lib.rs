//! Everything the pages fetch, embedded in the binary. A page names each file with a hash of its contents, so that a browser
//! may keep it for ever; a script comes in one piece with all that it imports.

mod backs;
mod bundle;
mod compression;

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};

pub use compression::{Encoding, Level};

const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SVG: &str = "image/svg+xml";
const PNG: &str = "image/png";
const TEXT: &str = "text/plain; charset=utf-8";
const WOFF2: &str = "font/woff2";

/// Where files stand under their names with a hash.
const HASHED: &str = "/assets/";

/// A file as browsers get it.
#[derive(Debug)]
pub struct File {
    /// Its content type.
    pub content_type: &'static str,
    /// What is in it.
    pub bytes: Vec<u8>,
    /// A hash of that.
    pub hash: String,
    /// Its path with that hash in it: `/assets/table.0123abcd.css`. What stands there never changes.
    pub address: String,
}

macro_rules! sources {
    ($($name:literal)+) => {
        /// Each file as it is written.
        const SOURCES: &[(&str, &str)] = &[$(($name, include_str!(concat!("../assets/", $name))),)+];
    };
}

sources! {
    "back-fans.svg" "back-lattice.svg" "back-sun.svg" "cards.svg" "icon.svg" "display-OFL.txt" "figtree-OFL.txt"
    "base.css" "before.css" "company.css" "daily.css" "documents.css" "ending.css" "examples.css" "fair.css" "hints.css" "fit.css" "home.css" "hosting.css" "panels.css" "paper.css" "puzzles.css" "replay.css" "review.css" "seats.css" "signs.css" "table.css" "you.css"
    "again.js" "cards.js" "count.js" "device.js" "device/awake.js" "device/facts.js" "device/signs.js" "drop.js" "dropped.js" "element.js" "fair.js" "fly.js" "forget.js" "forms.js" "gather.js"
    "house.js" "knock.js" "live.js" "lobby.js" "motion.js" "motion/deal.js" "motion/seal.js" "motion/sky.js" "motion/sweep.js" "noted.js" "place.js" "points.js" "retry.js" "proof.js" "replay.js" "review.js" "settings.js"
    "share.js" "shell.js" "sounds.js" "speak.js" "table.js" "tempo.js" "words.js"
    "noble-hashes/_md.js" "noble-hashes/_u64.js" "noble-hashes/sha2.js" "noble-hashes/sha3.js" "noble-hashes/utils.js"
    "replay/input.js" "replay/moments.js" "replay/player.js" "replay/screen.js"
    "table/actions.js" "table/buttons.js" "table/clock.js" "table/drag.js" "table/events.js"
    "table/hand.js" "table/hint.js" "table/input.js" "table/kept.js" "table/keys.js" "table/layable.js" "table/lesson.js" "table/line.js"
    "table/order.js" "table/page.js" "table/panels.js" "table/part.js" "table/read.js" "table/ready.js" "table/screen.js" "table/since.js"
    "table/staging.js" "table/state.js" "table/strip.js" "table/telling.js" "table/turn.js" "table/why.js"
}

/// What morphs the page: minified as it came, and no module.
const IDIOMORPH: (&str, &str) = ("idiomorph.js", include_str!("../assets/idiomorph.min.js"));

/// The licence of idiomorph, which goes out with it.
const IDIOMORPH_LICENCE: &str = include_str!("../assets/idiomorph.LICENSE");

/// The licence of SHA-256 and SHAKE256: @noble/hashes 2.4.0 as npm has it, five of its modules, not changed.
const NOBLE_HASHES_LICENCE: &str = include_str!("../assets/noble-hashes/LICENSE");

/// A script under the licence of what is in it.
fn licensed(script: String) -> String {
    if script.contains("const $noble_hashes_") { format!("/*\n{NOBLE_HASHES_LICENCE}*/\n{script}") } else { script }
}

/// The service worker as it is written; it is served with its version and its files before it.
pub const WORKER: &str = include_str!("../assets/worker.js");

/// A style sheet without its comments and with as little white space as it can have: a sixth less on its way.
fn compact(css: &str) -> String {
    let mut text = String::with_capacity(css.len());
    let mut rest = css;
    while let Some(first) = rest.chars().next() {
        let end = match first {
            '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            _ if first.is_whitespace() => rest.find(|letter: char| !letter.is_whitespace()).unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        let (piece, after) = rest.split_at(end);
        if first.is_whitespace() {
            if !text.ends_with([' ', ';', ':', '{', '}', ',']) {
                text.push(' ');
            }
        } else if !piece.starts_with("/*") {
            if first == '{' && text.ends_with(' ') {
                text.pop();
            }
            text.push_str(piece);
        }
        rest = after;
    }
    text
}

/// The style sheet of a page, put together in this order. A table has what its first card does not need later.
const SHEETS: [(&str, &[&str]); 3] = [
    (
        "pages.css",
        &[
            "base.css",
            "table.css",
            "seats.css",
            "panels.css",
            "ending.css",
            "hints.css",
            "signs.css",
            "documents.css",
            "examples.css",
            "paper.css",
            "before.css",
            "hosting.css",
            "company.css",
        ],
    ),
    ("at-table.css", &["base.css", "table.css", "seats.css", "panels.css", "documents.css", "company.css"]),
    ("later.css", &["ending.css", "hints.css", "signs.css", "examples.css", "hosting.css", "fit.css"]),
];

/// A file as it is written, by its name.
pub fn source(name: &str) -> Option<&'static str> {
    SOURCES.iter().find(|(known, _)| *known == name).map(|&(_, text)| text)
}

/// Our own scripts as they are written, by their names. What lies in a folder is a part of a script of a page.
pub fn scripts() -> impl Iterator<Item = (&'static str, &'static str)> {
    let own = |name: &str| name.ends_with(".js") && !name.starts_with("noble-hashes/");
    SOURCES.iter().copied().filter(move |(name, _)| own(name))
}

/// What is no text. The letters are Figtree and a renamed subset of Marcellus, both under the SIL Open Font Licence 1.1, which lies
/// beside them; the grain of the felt is one tile of noise, because a filter that makes it is slow on an old tablet.
const BINARY: [(&str, &[u8]); 8] = [
    ("felt.png", include_bytes!("../assets/felt.png")),
    ("figtree.woff2", include_bytes!("../assets/figtree.woff2")),
    ("display.woff2", include_bytes!("../assets/display.woff2")),
    // Drawn from `icon.svg`; the maskable one has room around it for any shape that a device cuts out.
    ("icon-192.png", include_bytes!("../assets/icon-192.png")),
    ("icon-512.png", include_bytes!("../assets/icon-512.png")),
    ("icon-maskable.png", include_bytes!("../assets/icon-maskable.png")),
    ("icon-touch.png", include_bytes!("../assets/icon-touch.png")),
    // The picture of a link's preview.
    ("preview.png", include_bytes!("../assets/preview.png")),
];

/// Scripts that other scripts fetch when they need them, each after those that it fetches itself.
const LATER: [&str; 6] = ["sounds.js", "settings.js", "device.js", "place.js", "motion.js", "count.js"];

/// Files as they are named in others, with their addresses.
fn addresses(files: &BTreeMap<String, File>) -> Vec<(String, String)> {
    files.iter().map(|(name, file)| (format!("/{name}"), file.address.clone())).collect()
}

/// A text with the addresses of the files that it names.
fn addressed(named: &[(String, String)], text: String) -> String {
    named.iter().fold(text, |text, (name, address)| text.replace(name, address))
}

/// The files by their names, without the parts of scripts. What others name comes first: its address stands in them.
static FILES: LazyLock<BTreeMap<String, File>> = LazyLock::new(|| {
    let mut files: BTreeMap<String, File> = BTreeMap::new();
    for (name, bytes) in BINARY {
        files.insert(name.to_owned(), file(name, bytes.to_vec()));
    }
    for name in ["cards.svg", "figtree-OFL.txt", "display-OFL.txt"] {
        let text = source(name).unwrap_or_default();
        files.insert(name.to_owned(), file(name, text.as_bytes().to_vec()));
    }
    for (name, text) in backs::pictures() {
        let file = file(&name, text.into_bytes());
        files.insert(name, file);
    }
    for name in LATER {
        let text = addressed(&addresses(&files), bundle::bundle(name, source));
        files.insert(name.to_owned(), file(name, text.into_bytes()));
    }
    let named = addresses(&files);
    let addressed = |text: String| addressed(&named, text);
    let is_part = |name: &str| name.contains('/') || name.starts_with("back-");
    for &(name, text) in SOURCES.iter().filter(|(name, _)| !is_part(name)) {
        let text = match name.rsplit_once('.') {
            Some((_, "js")) => licensed(bundle::bundle(name, source)),
            Some((_, "css")) => compact(text),
            _ => text.to_owned(),
        };
        files.entry(name.to_owned()).or_insert_with(|| file(name, addressed(text).into_bytes()));
    }
    for (name, parts) in SHEETS {
        let sheets: Vec<&str> = parts.iter().filter_map(|part| source(part)).collect();
        let text = addressed(compact(&(backs::rules() + &sheets.concat())));
        files.insert(name.to_owned(), file(name, text.into_bytes()));
    }
    let (name, script) = IDIOMORPH;
    files.insert(name.to_owned(), file(name, format!("/*\n{IDIOMORPH_LICENCE}*/\n{script}").into_bytes()));
    files
});

fn file(name: &str, bytes: Vec<u8>) -> File {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    let content_type = match ending {
        "js" => JAVASCRIPT,
        "css" => CSS,
        "png" => PNG,
        "woff2" => WOFF2,
        "txt" => TEXT,
        _ => SVG,
    };
    let hash = hash(&bytes);
    let address = format!("{HASHED}{stem}.{}.{ending}", &hash[..8]);
    File { content_type, bytes, hash, address }
}

/// What tells versions of a file or page apart; it keeps nothing secret (FNV-1a).
pub fn hash(bytes: &[u8]) -> String {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", bytes.iter().fold(0xcbf2_9ce4_8422_2325, step))
}

/// The file that a path names, and whether it names it with its hash: then it never changes. Without it, or with that of
/// another version (a page that was open while the program changed), it is the present one.
pub fn asset(path: &str) -> Option<(&'static File, bool)> {
    let plain =
        |name: &str| FILES.get(name).or_else(|| MADE.lock().unwrap_or_else(PoisonError::into_inner).get(name).copied());
    if let Some(file) = path.strip_prefix('/').and_then(plain) {
        return Some((file, false));
    }
    let (stem, ending) = path.strip_prefix(HASHED)?.rsplit_once('.')?;
    let (stem, named) = stem.rsplit_once('.')?;
    let is_hash = named.len() == 8 && named.bytes().all(|byte| byte.is_ascii_hexdigit());
    let file = plain(&format!("{stem}.{ending}")).filter(|_| is_hash)?;
    Some((file, file.hash.starts_with(named)))
}

/// All files that pages name; those that a program made ([`made`]) from then on.
pub fn files() -> impl Iterator<Item = &'static File> {
    let made: Vec<&File> = MADE.lock().unwrap_or_else(PoisonError::into_inner).values().copied().collect();
    FILES.values().chain(made)
}

/// Files that are not part of the program as it is written. A panic cannot leave the map half changed.
static MADE: Mutex<BTreeMap<String, &'static File>> = Mutex::new(BTreeMap::new());

/// A file that is made when it is first needed, and kept as long as the program runs: there must be few names.
pub fn made(name: &str, text: impl FnOnce() -> String) -> &'static File {
    let mut all = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    all.entry(name.to_owned()).or_insert_with(|| Box::leak(Box::new(file(name, text().into_bytes()))))
}

/// The address of a file by its name, for pages.
pub fn at(name: &str) -> &'static str {
    FILES.get(name).map_or("", |file| &file.address)
}

/// The address of a picture among the card faces.
pub fn picture(id: &str) -> String {
    static CARDS: LazyLock<&'static str> = LazyLock::new(|| at("cards.svg"));
    format!("{}#{id}", *CARDS)
}

#[cfg(test)]
mod tests {
    use super::{compact, source};

    #[test]
    fn every_digit_of_a_count_on_a_card_is_drawn() {
        let cards = source("cards.svg").unwrap_or_default();
        for digit in 1..=9 {
            assert!(cards.contains(&format!("<symbol id=\"i-{digit}\"")), "{digit} of “{digit}/9”");
        }
    }

    #[test]
    fn a_compact_sheet_says_the_same() {
        let css = "/* why */\n.a > .b {\n  content: \"two  spaces /* kept */\"; /* gone */\n  margin: 0 1px;\n}\n.c { top: calc(1px + 2px) }\n";
        assert_eq!(compact(css), " .a > .b{content:\"two  spaces /* kept */\";margin:0 1px;}.c{top:calc(1px + 2px) }");
    }
}
