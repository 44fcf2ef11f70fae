// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/devices.ftl`

use crate::{Lang, Message, Name, Number};

/// “Your devices. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().devices_title
}

/// “Your devices”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().devices_heading
}

/// “Open on another device”
pub fn open(lang: Lang) -> &'static str {
    lang.messages().devices_open
}

/// “Your seats, games and settings come with you, and you can still play on this device.”
pub fn comes_along(lang: Lang) -> &'static str {
    lang.messages().devices_comes_along
}

/// “I have a code from another device”
pub fn have_code(lang: Lang) -> &'static str {
    lang.messages().devices_have_code
}

/// “Devices you play on”
pub fn list(lang: Lang) -> &'static str {
    lang.messages().devices_list
}

/// “this device”
pub fn this(lang: Lang) -> &'static str {
    lang.messages().devices_this
}

/// `$kind` of [`label_on`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LabelOnKind {
    /// The variant `[app]`.
    App,
    /// The variant `[browser]`.
    Browser,
    /// The variant `[named]`.
    Named,
}

/// “`{name}` on `{system}`”
pub fn label_on(lang: Lang, kind: LabelOnKind, name: &str, system: &str) -> Message {
    (lang.messages().devices_label_on)(kind, name, system)
}

/// `$kind` of [`label`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LabelKind {
    /// The variant `[app]`.
    App,
    /// The variant `[browser]`.
    Browser,
    /// The variant `[named]`.
    Named,
}

/// “`{name}`”
pub fn label(lang: Lang, kind: LabelKind, name: &str) -> Message {
    (lang.messages().devices_label)(kind, name)
}

/// “Since `{since}`, last seen on `{seen}`”
pub fn days(lang: Lang, since: &Message, seen: &Message) -> Message {
    (lang.messages().devices_days)(since, seen)
}

/// “Remove”
pub fn end(lang: Lang) -> &'static str {
    lang.messages().devices_end
}

/// “Remove `{device}`”
///
/// For a screen reader, which tells one button from another.
pub fn end_one(lang: Lang, device: &str, this: bool) -> Message {
    (lang.messages().devices_end_one)(device, this)
}

/// “Once removed, a device can no longer play for you. Your seats stay yours.”
pub fn end_about(lang: Lang) -> &'static str {
    lang.messages().devices_end_about
}

/// “Also played on this device”
pub fn apart(lang: Lang) -> &'static str {
    lang.messages().devices_apart
}

/// “`{name}`, at `{tables}` tables”
pub fn apart_one<'a>(lang: Lang, name: Name<'a>, tables: impl Into<Number>) -> Message {
    (lang.messages().devices_apart_one)(name, tables.into())
}

/// “Continue as `{name}`”
pub fn go_on_as<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().devices_go_on_as)(name)
}

/// “Open on another device. Canasta”
pub fn link_title(lang: Lang) -> &'static str {
    lang.messages().devices_link_title
}

/// “`<b>`Keep this link to yourself: anyone who opens it plays in your seats. It works once, for ten minutes.”
pub fn link_about(lang: Lang) -> Message {
    (lang.messages().devices_link_about)()
}

/// “The private link as a QR code”
pub fn square(lang: Lang) -> &'static str {
    lang.messages().devices_square
}

/// “Scan it with the other device.”
pub fn scan(lang: Lang) -> &'static str {
    lang.messages().devices_scan
}

/// “Private link”
pub fn link(lang: Lang) -> &'static str {
    lang.messages().devices_link
}

/// “Copy”
pub fn copy(lang: Lang) -> &'static str {
    lang.messages().devices_copy
}

/// “Or type a code”
pub fn or_code(lang: Lang) -> &'static str {
    lang.messages().devices_or_code
}

/// “On the other device, open this site, then “Your devices”, and type:”
pub fn type_it(lang: Lang) -> &'static str {
    lang.messages().devices_type_it
}

/// “Play on this device, too. Canasta”
pub fn code_title(lang: Lang) -> &'static str {
    lang.messages().devices_code_title
}

/// “Play on this device, too”
pub fn code_heading(lang: Lang) -> &'static str {
    lang.messages().devices_code_heading
}

/// “Type the eight letters that your other device shows under “Your devices”, “Open on another device”.”
pub fn code_about(lang: Lang) -> &'static str {
    lang.messages().devices_code_about
}

/// “Open with a code”
pub fn code_form(lang: Lang) -> &'static str {
    lang.messages().devices_code_form
}

/// “Code from your other device”
pub fn code(lang: Lang) -> &'static str {
    lang.messages().devices_code
}

/// “Continue”
pub fn code_go(lang: Lang) -> &'static str {
    lang.messages().devices_code_go
}

/// “Before anything happens, you will see whose seats they are.”
pub fn code_safe(lang: Lang) -> &'static str {
    lang.messages().devices_code_safe
}

/// “Another device. Canasta”
pub fn carry_title(lang: Lang) -> &'static str {
    lang.messages().devices_carry_title
}

/// “Play as `{name}` on this device?”
pub fn carry_heading<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().devices_carry_heading)(name)
}

/// “This brings over the seats of `{name}` at `{tables}` tables, with the games and the settings.”
pub fn carries<'a>(lang: Lang, name: Name<'a>, tables: impl Into<Number>) -> Message {
    (lang.messages().devices_carries)(name, tables.into())
}

/// “`{name}` has already played in this browser, at `{tables}` tables. Nothing is lost: it is kept separately, and you can go back to it at any time under “Your devices”.”
pub fn kept_apart<'a>(lang: Lang, name: Name<'a>, tables: impl Into<Number>) -> Message {
    (lang.messages().devices_kept_apart)(name, tables.into())
}

/// “If this link is not yours, do not use it: you would play in another player’s seat.”
pub fn not_yours(lang: Lang) -> &'static str {
    lang.messages().devices_not_yours
}

/// “Play here as `{name}`”
pub fn play_as<'a>(lang: Lang, name: Name<'a>) -> Message {
    (lang.messages().devices_play_as)(name)
}

/// “No”
pub fn no(lang: Lang) -> &'static str {
    lang.messages().devices_no
}

/// “You already play on this device: these are your own seats and games. The link still works: open it on the other device.”
///
/// The browser belongs to the guest of the link already.
pub fn same(lang: Lang) -> &'static str {
    lang.messages().devices_same
}

/// “This is a browser inside an app. If you would rather play in your usual browser, open the link there: it still works.”
pub fn app(lang: Lang) -> &'static str {
    lang.messages().devices_app
}

/// “This link or code no longer works. Each works once, for ten minutes. Make a new one on the device you play on: “Your devices”, “Open on another device”.”
pub fn used(lang: Lang) -> &'static str {
    lang.messages().devices_used
}

/// “You have not played in this browser yet. On the device you play on, open “Your devices” and make a link or a code; then come back here with it.”
pub fn no_guest(lang: Lang) -> &'static str {
    lang.messages().devices_no_guest
}

/// “This device is no longer one of yours.”
pub fn not_one(lang: Lang) -> &'static str {
    lang.messages().devices_not_one
}

/// “This is your only device. Removing it would lose your seats: open the game on another device first, or use “Forget me”.”
pub fn last(lang: Lang) -> &'static str {
    lang.messages().devices_last
}
