//! A guest's devices: the list of them, the private link with its square and its code, and what is asked before a browser
//! becomes one of them.

use canasta_words::devices as words;
use maud::{Markup, html};

use crate::around::script_words;
use crate::assets::at;
use crate::frame::{document, header};
use crate::prefs::Prefs;
use crate::qr::qr;

/// One device in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedDevice {
    /// By what it is named in forms.
    pub id: String,
    /// What it is called; empty where that is not known.
    pub label: String,
    /// On which day it came (milliseconds since 1970).
    pub since: i64,
    /// On which day it was seen last.
    pub seen: i64,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// A guest with what they are called and at how many tables they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestSummary {
    /// By what they are named in forms.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Their tables.
    pub games: u32,
}

/// `/devices`: the list, with what can be done; `apart` are the guests that this device keeps apart.
pub fn devices_page(prefs: &Prefs, devices: &[ListedDevice], apart: &[GuestSummary], fault: Option<&str>) -> String {
    let body = html! {
        (header())
        main.wrap.narrow {
            h1 { "Your devices" }
            (told(fault))
            section.panel aria-labelledby="another" {
                h2 id="another" { "Open on another device" }
                @if devices.is_empty() {
                    p { (words::NOBODY) }
                } @else {
                    p { "Your seats, your games and your settings come along, and you can go on playing here, too." }
                    form method="post" action="/devices/link" { button.btn.main.big { "Open on another device" } }
                }
                p { a href="/device" { "I have a code from another device" } }
            }
            @if !devices.is_empty() { (list(devices)) }
            @if !apart.is_empty() { (others(apart)) }
            p { a href="/" { "To the start page" } }
        }
    };
    document(prefs, "Your devices. Canasta", "doc", &body)
}

fn list(devices: &[ListedDevice]) -> Markup {
    html! {
        section.panel aria-labelledby="devices" {
            h2 id="devices" { "Devices on which you play" }
            ul.there.tables {
                @for device in devices {
                    @let label = &device.label;
                    li.row {
                        span.grow { b { (label) } @if device.this { " " small { "this device" } } br; span.quiet { (words::days(device.since, device.seen)) } }
                        @if devices.len() > 1 {
                            form method="post" action="/devices/end" {
                                input type="hidden" name="device" value=(device.id);
                                button.btn aria-label={ "End " (label) @if device.this { ", this device" } } { "End" }
                            }
                        }
                    }
                }
            }
            p.quiet { "A device that you end plays no more in your place, at once. Your seats stay yours." }
        }
    }
}

fn others(apart: &[GuestSummary]) -> Markup {
    html! {
        section.panel aria-labelledby="apart" {
            h2 id="apart" { "Kept apart on this device" }
            ul.there.tables {
                @for known in apart {
                    li.row {
                        span.grow { (words::apart(&known.name, known.games)) }
                        form method="post" action="/devices/back" {
                            input type="hidden" name="guest" value=(known.id);
                            button.btn { "Go on as " (known.name) }
                        }
                    }
                }
            }
        }
    }
}

/// `POST /devices/link`: the link, its square, and the code.
pub fn hand_over_page(prefs: &Prefs, url: &str, code: &str) -> String {
    let body = html! {
        (header())
        main.wrap.narrow {
            section.panel aria-labelledby="another" {
                h1 id="another" { "Open on another device" }
                p { b { "This link is yours alone: whoever opens it plays in your seats." } " It works once, for ten minutes." }
                figure.scan { (qr(url, "The private link as a QR code")) figcaption.quiet { "Scan it with the other device." } }
                p { label for="link" { "Private link" } }
                input.field.whole id="link" readonly value=(url) spellcheck="false";
                p.row.for-script hidden {
                    button.btn type="button" id="copy-link" data-copy="link" { "Copy" }
                    span.quiet role="status" id="copied" {}
                }
                h2 { "Or type a code" }
                p { "On the other device, open this site, then “Your devices”, and type:" }
                p.spoken-code id="code" { (spaced(code)) }
                div.row { a.btn.main href="/devices" { "Your devices" } a.btn href="/" { "To the start page" } }
            }
        }
        (script_words(prefs.lang))
        script src=(at("share.js")) type="module" {}
    };
    document(prefs, "Open on another device. Canasta", "doc", &body)
}

/// A code in two halves, as it is read aloud.
fn spaced(code: &str) -> String {
    let (left, right) = code.split_at(code.len() / 2);
    format!("{left} {right}")
}

/// `/device`: where a code is typed.
pub fn device_code_page(prefs: &Prefs, fault: Option<&str>) -> String {
    let body = html! {
        (header())
        main.wrap.narrow {
            div { h1 { "Play on this device, too" } p.quiet { "With the eight letters that your other device shows under “Your devices”, “Open on another device”." } }
            section.panel aria-label="Open by a code" {
                (told(fault))
                form.join method="post" action="/device" {
                    p.name-field {
                        label for="code" { "Code from your other device" }
                        input.field.letters id="code" name="code" maxlength="16" autocomplete="off" autocapitalize="characters" spellcheck="false" required;
                    }
                    button.btn.main.big { "Go on" }
                }
                p.quiet { "Nothing happens before you have read whose seats they are." }
            }
        }
    };
    document(prefs, "Play on this device, too. Canasta", "doc", &body)
}

/// What somebody is told before this browser becomes one of a guest's devices.
pub struct CarryQuestion<'a> {
    /// Where the answer goes.
    pub action: &'a str,
    /// The code, where it was typed.
    pub code: Option<&'a str>,
    /// Whose seats and games they are.
    pub who: &'a GuestSummary,
    /// Who has played in this browser before, if that is somebody else.
    pub before: Option<&'a GuestSummary>,
    /// Whether the browser belongs to them already.
    pub same: bool,
    /// Whether it is the browser of an app.
    pub app: bool,
}

/// The question; nothing has happened yet.
pub fn carry_page(prefs: &Prefs, asked: &CarryQuestion<'_>) -> String {
    let body = html! {
        (header())
        main.wrap.narrow {
            section.panel aria-labelledby="carry" {
                h1 id="carry" { "Play as " (asked.who.name) " on this device?" }
                @if asked.same {
                    p { (words::SAME) }
                    div.row { a.btn.main href="/devices" { "Your devices" } }
                } @else {
                    p { (words::carries(&asked.who.name, asked.who.games)) }
                    @if let Some(before) = asked.before { p id="before" { b { (words::kept_apart(&before.name, before.games)) } } }
                    @if asked.app { p.quiet { (words::APP) } }
                    p.quiet { "If this link is not yours, leave it: you would play in somebody else’s seat." }
                    form.row method="post" action=(asked.action) {
                        @if let Some(code) = asked.code { input type="hidden" name="code" value=(code); }
                        input type="hidden" name="sure" value="yes";
                        button.btn.main.big { "Play here as " (asked.who.name) }
                        a.btn href="/" { "No" }
                    }
                }
            }
        }
    };
    document(prefs, "Another device. Canasta", "doc", &body)
}

fn told(fault: Option<&str>) -> Markup {
    html! { @if let Some(fault) = fault { p.told role="alert" { (fault) } } }
}
