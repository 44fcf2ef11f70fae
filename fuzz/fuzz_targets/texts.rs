//! Any text that a browser might send: an action, a house-rules file, the settings cookie, form fields; and a host's
//! public address. There must be no panic. Whatever is parsed can be written and parsed again unchanged, cookies are
//! safe in a header, and names have no invisible characters.
#![no_main]

use canasta::CardAction;
use canasta_pages::{MAX_NAME_CHARS, Prefs, clean_name};
use canasta_record::house::HouseRules;
use canasta_server::PublicUrl;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(action) = text.parse::<CardAction>() {
        assert_eq!(action.to_string().parse::<CardAction>().ok(), Some(action), "{text}");
    }
    if let Ok(house) = HouseRules::read(text) {
        let again = HouseRules::read(&house.text());
        assert_eq!(again.map(|house| house.text()), Ok(house.text()), "{text}");
    }
    check_cookie(&Prefs::from_cookie(text));
    if let Ok(public) = text.parse::<PublicUrl>() {
        assert_eq!(public.origin().parse::<PublicUrl>().as_ref(), Ok(&public), "{text}");
        assert!(public.origin().starts_with("https://") && !public.origin().contains([' ', ';', '"']), "{text}");
    }
    let fields = text.split('&').filter_map(|pair| pair.split_once('='));
    check_cookie(&Prefs::default().with(fields));
    let name = clean_name(text);
    assert!(name.chars().count() <= MAX_NAME_CHARS && !name.chars().any(char::is_control), "{name:?}");
    assert_eq!(clean_name(&name), name);
});

fn check_cookie(prefs: &Prefs) {
    let cookie = prefs.cookie();
    let safe = |byte: u8| byte.is_ascii_graphic() && !matches!(byte, b';' | b',' | b'"' | b'\\');
    assert!(cookie.bytes().all(safe), "{cookie}");
    assert_eq!(Prefs::from_cookie(&cookie).cookie(), cookie);
    // A stored table choice may be too old to parse. Then it is the default one.
    let _ = prefs.choice();
}
