//! Turns a browser's `User-Agent` into a short label. Only the label is stored.

use canasta_i18n::devices;

/// Substrings that identify browsers, the specific ones first: most browsers also claim to be Chrome and Safari.
const BROWSERS: [(&str, &str); 16] = [
    ("FBAN/", devices::EMBEDDED_BROWSER),
    ("FBAV/", devices::EMBEDDED_BROWSER),
    ("Instagram ", devices::EMBEDDED_BROWSER),
    ("; wv)", devices::EMBEDDED_BROWSER),
    ("Edg/", "Edge"),
    ("EdgA/", "Edge"),
    ("EdgiOS/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("HeadlessChrome/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

/// Substrings that identify operating systems.
const SYSTEMS: [(&str, &str); 9] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
    ("X11", "Linux"),
];

/// The label for a `User-Agent`.
pub(crate) fn label(user_agent: &str) -> String {
    let found = |names: &[(&str, &'static str)]| {
        names.iter().find(|(part, _)| user_agent.contains(part)).map(|&(_, name)| name)
    };
    devices::stored_device(found(&BROWSERS), found(&SYSTEMS))
}

#[cfg(test)]
mod tests {
    use super::label;

    #[test]
    fn labels_devices_in_plain_words() {
        let webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
        for (user_agent, expect) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"),
            (
                &format!("Mozilla/5.0 (Linux; Android 10; K) {webkit} Chrome/142.0.0.0 Mobile Safari/537.36"),
                "Chrome on Android",
            ),
            (
                &format!("Mozilla/5.0 (Windows NT 10.0) {webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0"),
                "Edge on Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                 Version/26.0 Mobile/15E148 Safari/604.1",
                "Safari on iPhone",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/1]",
                "An app on iPhone",
            ),
            (
                &format!("Mozilla/5.0 (Linux; Android 14; K; wv) {webkit} Version/4.0 Chrome/142.0.0.0"),
                "An app on Android",
            ),
            ("Something/1.0 (Macintosh)", "A browser on Mac"),
            ("Mozilla/5.0 Firefox/1", "Firefox"),
            ("curl/8.0", "A browser"),
            ("", "A browser"),
            ("<script>alert(1)</script>", "A browser"),
        ] {
            assert_eq!(label(user_agent), expect, "{user_agent}");
        }
    }
}
