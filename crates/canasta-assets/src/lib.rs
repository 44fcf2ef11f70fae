//! Style sheets, scripts, fonts and images, embedded in the binary.
//!
//! Pages refer to each file by a URL with a hash of its contents, so browsers can cache it forever. A script is bundled with
//! its imports.

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
const WEBP: &str = "image/webp";
const TEXT: &str = "text/plain; charset=utf-8";
const WOFF2: &str = "font/woff2";
const WASM: &str = "application/wasm";

/// Path prefix of URLs that contain a hash.
const HASHED_PREFIX: &str = "/assets/";

/// A static file to serve.
#[derive(Debug)]
pub struct File {
    /// Value of `Content-Type`.
    pub content_type: &'static str,
    /// Uncompressed contents.
    pub bytes: Vec<u8>,
    /// Hash of the contents.
    pub hash: String,
    /// Path with the hash, such as `/assets/table.0123abcd.css`. Its contents never change.
    pub url: String,
}

macro_rules! sources {
    ($($name:literal)+) => {
        /// Text files by name.
        const SOURCES: &[(&str, &str)] = &[$(($name, include_str!(concat!("../assets/", $name))),)+];
    };
}

sources! {
    "back-fans.svg" "back-lattice.svg" "back-sun.svg" "cards.svg" "icon.svg" "letters.svg" "display-OFL.txt" "figtree-OFL.txt"
    "base.css" "before.css" "company.css" "daily.css" "documents.css" "ending.css" "examples.css" "fair.css" "hints.css" "fit.css" "home.css" "hosting.css" "pad.css" "pad-sheet.css" "panels.css" "paper.css" "puzzles.css" "replay.css" "review.css" "seats.css" "sheets.css" "signs.css" "table.css" "you.css"
    "again.js" "cards.js" "count.js" "device.js" "device/awake.js" "device/facts.js" "device/signs.js" "drag.js" "drop.js" "dropped.js" "element.js" "fair.js" "fly.js" "forget.js" "forms.js" "gather.js"
    "house.js" "knock.js" "live.js" "lobby.js" "motion.js" "motion/deal.js" "motion/seal.js" "motion/sky.js" "motion/sweep.js" "noted.js" "place.js" "pad.js" "pad/begin.js" "pad/breakdown.js" "pad/check.js" "pad/csv.js" "pad/curve.js" "pad/deal.js" "pad/dialog.js" "pad/end.js" "pad/engine.js" "pad/entry.js" "pad/game.js" "pad/keypad.js" "pad/live.js" "pad/look.js" "pad/markup.js" "pad/menu.js" "pad/morph.js" "pad/names.js" "pad/notices.js" "pad/plates.js" "pad/print.js" "pad/rules.js" "pad/sentences.js" "pad/settings.js" "pad/share.js" "pad/sheet.js" "pad/shell.js" "pad/start.js" "pad/store.js" "pad/sync.js" "pad/table.js" "pad/totals.js" "pad/verdict.js" "points.js" "retry.js" "proof.js" "puzzle.js" "replay.js" "review.js" "settings.js"
    "share.js" "shell.js" "sounds.js" "speak.js" "table.js" "tempo.js" "words.js"
    "noble-hashes/_md.js" "noble-hashes/_u64.js" "noble-hashes/sha2.js" "noble-hashes/sha3.js" "noble-hashes/utils.js"
    "replay/input.js" "replay/player.js" "replay/screen.js" "replay/steps.js"
    "table/actions.js" "table/allowed.js" "table/arrange.js" "table/buttons.js" "table/clock.js" "table/cover.js" "table/events.js"
    "table/groups.js" "table/hand.js" "table/hint.js" "table/input.js" "table/kept.js" "table/keys.js" "table/lesson.js" "table/line.js"
    "table/order.js" "table/page.js" "table/panels.js" "table/part.js" "table/plan.js" "table/preview.js" "table/read.js" "table/screen.js" "table/selection.js" "table/since.js"
    "table/state.js" "table/suggest.js" "table/telling.js" "table/turn.js" "table/why.js"
}

/// Updates a page in place. Minified by its authors, and not a module.
const IDIOMORPH: (&str, &str) = ("idiomorph.js", include_str!("../assets/idiomorph.min.js"));

const IDIOMORPH_LICENCE: &str = include_str!("../assets/idiomorph.LICENSE");

/// Licence of the SHA-256 and SHAKE256 code, which is five unchanged modules of @noble/hashes 2.4.0 from npm.
const NOBLE_HASHES_LICENCE: &str = include_str!("../assets/noble-hashes/LICENSE");

/// Adds the licence of the hash functions to a script that contains them.
fn with_licence(script: String) -> String {
    if script.contains("const $noble_hashes_") { format!("/*\n{NOBLE_HASHES_LICENCE}*/\n{script}") } else { script }
}

/// The service worker. The server prepends its version and list of files.
pub const WORKER: &str = include_str!("../assets/worker.js");

/// Removes comments and unneeded white space from a style sheet, which saves a sixth of the compressed size.
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
            // Older browsers need the space of an empty custom property.
            let is_empty_value = text.ends_with(':') && after.starts_with(';');
            if is_empty_value || !text.ends_with([' ', ';', ':', '{', '}', ',']) {
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

/// Style sheets concatenated from these files, in this order. A table loads `later.css` after it has appeared, because
/// its first card doesn't need those rules.
const BUNDLED_SHEETS: [(&str, &[&str]); 4] = [
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
            "sheets.css",
            "examples.css",
            "paper.css",
            "before.css",
            "hosting.css",
            "company.css",
        ],
    ),
    ("pad-page.css", &["base.css", "pad.css", "pad-sheet.css"]),
    ("at-table.css", &["base.css", "table.css", "seats.css", "panels.css", "documents.css", "company.css"]),
    ("later.css", &["sheets.css", "ending.css", "hints.css", "signs.css", "examples.css", "hosting.css", "fit.css"]),
];

/// The text of a source file; `None` if there is no such file.
pub fn source(name: &str) -> Option<&'static str> {
    SOURCES.iter().find(|(known, _)| *known == name).map(|&(_, text)| text)
}

/// Our own scripts by name. Scripts in a folder are parts of other scripts.
pub fn scripts() -> impl Iterator<Item = (&'static str, &'static str)> {
    let own = |name: &str| name.ends_with(".js") && !name.starts_with("noble-hashes/");
    SOURCES.iter().copied().filter(move |(name, _)| own(name))
}

/// Fonts, images and WebAssembly. The fonts are subsets of Figtree and of Marcellus, which is renamed, both under the SIL Open Font
/// Licence 1.1 (in the same folder). The felt's grain is a tile of noise, because an SVG filter is slow on old tablets.
const BINARY_FILES: [(&str, &[u8]); 12] = [
    ("felt.png", include_bytes!("../assets/felt.png")),
    ("figtree.woff2", include_bytes!("../assets/figtree.woff2")),
    ("display.woff2", include_bytes!("../assets/display.woff2")),
    ("figtree-ext.woff2", include_bytes!("../assets/figtree-ext.woff2")),
    ("figtree-more.woff2", include_bytes!("../assets/figtree-more.woff2")),
    ("display-more.woff2", include_bytes!("../assets/display-more.woff2")),
    // Rendered from `icon.svg`. The maskable icon has a margin, so that devices can crop it to any shape.
    ("icon-192.png", include_bytes!("../assets/icon-192.png")),
    ("icon-512.png", include_bytes!("../assets/icon-512.png")),
    ("icon-maskable.png", include_bytes!("../assets/icon-maskable.png")),
    ("icon-touch.png", include_bytes!("../assets/icon-touch.png")),
    // Shown in previews of links.
    ("preview.png", include_bytes!("../assets/preview.png")),
    // The crate `canasta-pad`, compiled by the build script.
    ("pad.wasm", include_bytes!(env!("PAD_WASM"))),
];

/// The book's pictures, from `book/src/pictures`.
const BOOK_PICTURES: [(&str, &[u8]); 4] = [
    ("canastas.webp", include_bytes!("../../../book/src/pictures/canastas.webp")),
    ("frozen.webp", include_bytes!("../../../book/src/pictures/frozen.webp")),
    ("review.webp", include_bytes!("../../../book/src/pictures/review.webp")),
    ("table.webp", include_bytes!("../../../book/src/pictures/table.webp")),
];

/// Scripts that other scripts load on demand. Each is listed after the scripts it loads itself.
const LAZY_SCRIPTS: [&str; 7] =
    ["drag.js", "sounds.js", "settings.js", "device.js", "place.js", "motion.js", "count.js"];

/// File names as other files refer to them (`/name`), each with its URL.
fn urls(files: &BTreeMap<String, File>) -> Vec<(String, String)> {
    files.iter().map(|(name, file)| (format!("/{name}"), file.url.clone())).collect()
}

/// Replaces file names with their URLs.
fn with_urls(urls: &[(String, String)], text: String) -> String {
    urls.iter().fold(text, |text, (name, url)| text.replace(name, url))
}

/// All files by name, except those that are only parts of others. A file is added after the files it refers to, because
/// it contains their URLs.
static FILES: LazyLock<BTreeMap<String, File>> = LazyLock::new(|| {
    let mut files: BTreeMap<String, File> = BTreeMap::new();
    for (name, bytes) in BINARY_FILES.into_iter().chain(BOOK_PICTURES) {
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
    for name in LAZY_SCRIPTS {
        let text = with_urls(&urls(&files), bundle::bundle(name, source));
        files.insert(name.to_owned(), file(name, text.into_bytes()));
    }
    let urls = urls(&files);
    let with_urls = |text: String| with_urls(&urls, text);
    let is_part = |name: &str| name.contains('/') || name.starts_with("back-") || name == "letters.svg";
    for &(name, text) in SOURCES.iter().filter(|(name, _)| !is_part(name)) {
        let text = match name.rsplit_once('.') {
            Some((_, "js")) => with_licence(bundle::bundle(name, source)),
            Some((_, "css")) => compact(text),
            _ => text.to_owned(),
        };
        files.entry(name.to_owned()).or_insert_with(|| file(name, with_urls(text).into_bytes()));
    }
    for (name, parts) in BUNDLED_SHEETS {
        let sheets: Vec<&str> = parts.iter().filter_map(|part| source(part)).collect();
        let text = with_urls(compact(&(backs::rules() + &sheets.concat())));
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
        "webp" => WEBP,
        "woff2" => WOFF2,
        "wasm" => WASM,
        "txt" => TEXT,
        _ => SVG,
    };
    let hash = hash(&bytes);
    let url = format!("{HASHED_PREFIX}{stem}.{}.{ending}", &hash[..8]);
    File { content_type, bytes, hash, url }
}

/// FNV-1a hash of a file or page, to tell versions apart. Not cryptographically secure.
pub fn hash(bytes: &[u8]) -> String {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", bytes.iter().fold(0xcbf2_9ce4_8422_2325, step))
}

/// The current file for a path, and whether the path contains the file's hash, so that browsers can cache it forever. A
/// page opened before an upgrade still asks for the old hash, and gets the current file.
pub fn asset(path: &str) -> Option<(&'static File, bool)> {
    let plain = |name: &str| {
        FILES.get(name).or_else(|| GENERATED.lock().unwrap_or_else(PoisonError::into_inner).get(name).copied())
    };
    if let Some(file) = path.strip_prefix('/').and_then(plain) {
        return Some((file, false));
    }
    let (stem, ending) = path.strip_prefix(HASHED_PREFIX)?.rsplit_once('.')?;
    let (stem, named) = stem.rsplit_once('.')?;
    let is_hash = named.len() == 8 && named.bytes().all(|byte| byte.is_ascii_hexdigit());
    let file = plain(&format!("{stem}.{ending}")).filter(|_| is_hash)?;
    Some((file, file.hash.starts_with(named)))
}

/// All files, including those [`generated`] so far.
pub fn files() -> impl Iterator<Item = &'static File> {
    let made: Vec<&File> = GENERATED.lock().unwrap_or_else(PoisonError::into_inner).values().copied().collect();
    FILES.values().chain(made)
}

/// Files generated at run time. A panic can't leave the map half changed.
static GENERATED: Mutex<BTreeMap<String, &'static File>> = Mutex::new(BTreeMap::new());

/// Returns a file, generating it on first use. The file is kept until the program ends, so there must be few names.
pub fn generated(name: &str, text: impl FnOnce() -> String) -> &'static File {
    let mut all = GENERATED.lock().unwrap_or_else(PoisonError::into_inner);
    all.entry(name.to_owned()).or_insert_with(|| Box::leak(Box::new(file(name, text().into_bytes()))))
}

/// URL of a file, for pages.
pub fn asset_url(name: &str) -> &'static str {
    FILES.get(name).map_or("", |file| &file.url)
}

/// URL of a symbol in `cards.svg` that contains no court card.
pub fn card_symbol(id: &str) -> String {
    static CARDS: LazyLock<&'static str> = LazyLock::new(|| asset_url("cards.svg"));
    format!("{}#{id}", *CARDS)
}

/// The corners of ace, king, queen and jack in `cards.svg`.
const ENGLISH_CORNERS: [&str; 4] = ["A", "K", "Q", "J"];

/// The pictures of the cards, with these letters in the corners of ace, king, queen and jack. `None` if `letters.svg` lacks
/// a letter.
pub fn cards(corners: [&str; 4]) -> Option<&'static File> {
    if corners == ENGLISH_CORNERS {
        return FILES.get("cards.svg");
    }
    let cards = source("cards.svg")?;
    let letters = source("letters.svg")?;
    let mut text = cards.to_owned();
    for (old, new) in ENGLISH_CORNERS.into_iter().zip(corners).filter(|(old, new)| old != new) {
        text = text.replacen(symbol(cards, old)?, symbol(letters, new).or_else(|| symbol(cards, new))?, 1);
    }
    Some(generated(&format!("cards-{}.svg", corners.concat().to_lowercase()), || text))
}

/// The contents of a letter's symbol. `None` if there is no such letter.
fn symbol<'a>(svg: &'a str, letter: &str) -> Option<&'a str> {
    let (_, from) = svg.split_once(&format!("<symbol id=\"i-{letter}\" viewBox=\"0 0 20 28\">"))?;
    Some(from.split_once("</symbol>")?.0)
}

#[cfg(test)]
mod tests {
    use super::{compact, source};

    #[test]
    fn draws_every_digit_of_a_count() {
        let cards = source("cards.svg").unwrap_or_default();
        for digit in 1..=9 {
            assert!(cards.contains(&format!("<symbol id=\"i-{digit}\"")), "{digit} of “{digit}/9”");
        }
    }

    #[test]
    fn keeps_strings_in_compact_style_sheets() {
        let css = "/* why */\n.a > .b {\n  content: \"two  spaces /* kept */\"; /* gone */\n  margin: 0 1px;\n}\n.c { top: calc(1px + 2px) }\n";
        assert_eq!(compact(css), " .a > .b{content:\"two  spaces /* kept */\";margin:0 1px;}.c{top:calc(1px + 2px) }");
    }
}
