//! A guest's devices: the list, the private link with its QR code and spoken code, and the confirmation before a
//! browser becomes one of them.

use canasta_assets::asset_url;
use canasta_i18n::devices as words;
use canasta_i18n::messages::{devices, nav};
use canasta_i18n::{Lang, Name};
use maud::{Markup, html};

use crate::parts::button::token_field;
use crate::parts::frame::{code_field, error_line, link_field, narrow_page, short_page};
use crate::parts::message::render;
use crate::parts::qr::qr;
use crate::parts::scripts::script_words;
use crate::settings::prefs::Prefs;

/// A device in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedDevice {
    /// The ID used in forms.
    pub id: String,
    /// The label; empty if unknown.
    pub label: String,
    /// When it was added, in milliseconds since 1970.
    pub since: i64,
    /// When it was last seen, in milliseconds since 1970.
    pub seen: i64,
    /// Whether it is the device that is showing the list.
    pub this: bool,
}

/// A guest's name and number of tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestSummary {
    /// The ID used in forms.
    pub id: String,
    /// The name that other people see.
    pub name: String,
    /// Number of tables.
    pub games: u32,
}

/// `/devices`: the list and the actions on it. `apart` lists the other guests of this device.
pub fn devices_page(prefs: &Prefs, known: &[ListedDevice], apart: &[GuestSummary], error: Option<&str>) -> String {
    let lang = prefs.lang;
    let content = html! {
        h1 { (devices::heading(lang)) }
        (error_line(error))
        section.panel aria-labelledby="another" {
            h2 id="another" { (devices::open(lang)) }
            @if known.is_empty() {
                p { (devices::no_guest(lang)) }
            } @else {
                p { (devices::comes_along(lang)) }
                form method="post" action="/devices/link" { button.btn.main.big { (devices::open(lang)) } }
            }
            p { a href="/device" { (devices::have_code(lang)) } }
        }
        @if !known.is_empty() { (list(known, lang)) }
        @if !apart.is_empty() { (others(apart, lang)) }
        p { a href="/" { (nav::to_start(lang)) } }
    };
    narrow_page(prefs, devices::title(lang), &content)
}

fn list(known: &[ListedDevice], lang: Lang) -> Markup {
    html! {
        section.panel aria-labelledby="devices" {
            h2 id="devices" { (devices::list(lang)) }
            ul.there.tables {
                @for device in known {
                    @let label = words::label(lang, &device.label);
                    li.row {
                        span.grow { b { (render(&label)) } @if device.this { " " small { (devices::this(lang)) } } br; span.quiet { (render(&words::days(lang, device.since, device.seen))) } }
                        @if known.len() > 1 {
                            form method="post" action="/devices/end" {
                                input type="hidden" name="device" value=(device.id);
                                button.btn aria-label=(devices::end_one(lang, label.as_str(), device.this)) { (devices::end(lang)) }
                            }
                        }
                    }
                }
            }
            p.quiet { (devices::end_about(lang)) }
        }
    }
}

fn others(apart: &[GuestSummary], lang: Lang) -> Markup {
    html! {
        section.panel aria-labelledby="apart" {
            h2 id="apart" { (devices::apart(lang)) }
            ul.there.tables {
                @for other in apart {
                    li.row {
                        span.grow { (render(&devices::apart_one(lang, Name(&other.name), other.games))) }
                        form method="post" action="/devices/back" {
                            input type="hidden" name="guest" value=(other.id);
                            button.btn { span { (render(&devices::go_on_as(lang, Name(&other.name)))) } }
                        }
                    }
                }
            }
        }
    }
}

/// `POST /devices/link`: the link, its QR code, and the code.
pub fn device_link_page(prefs: &Prefs, url: &str, code: &str) -> String {
    let lang = prefs.lang;
    let content = html! {
        section.panel aria-labelledby="another" {
            h1 id="another" { (devices::open(lang)) }
            p { (render(&devices::link_about(lang))) }
            figure.scan { (qr(url, devices::square(lang))) figcaption.quiet { (devices::scan(lang)) } }
            (link_field(url, devices::link(lang), devices::copy(lang)))
            h2 { (devices::or_code(lang)) }
            p { (devices::type_it(lang)) }
            p.spoken-code id="code" { (spaced(code)) }
            div.row { a.btn.main href="/devices" { (nav::your_devices(lang)) } a.btn href="/" { (nav::to_start(lang)) } }
        }
    };
    let end = html! {
        (script_words(prefs.lang))
        script src=(asset_url("share.js")) type="module" {}
    };
    short_page(prefs, devices::link_title(lang), &content, &end)
}

/// Splits a code into halves for reading aloud.
fn spaced(code: &str) -> String {
    let (left, right) = code.split_at(code.len() / 2);
    format!("{left} {right}")
}

/// `/device`: the page with a field for the code.
pub fn device_code_page(prefs: &Prefs, error: Option<&str>) -> String {
    let lang = prefs.lang;
    let content = html! {
        div { h1 { (devices::code_heading(lang)) } p.quiet { (devices::code_about(lang)) } }
        section.panel aria-label=(devices::code_form(lang)) {
            (error_line(error))
            form.join method="post" action="/device" {
                (code_field(devices::code(lang), 16, ""))
                button.btn.main.big { (devices::code_go(lang)) }
            }
            p.quiet { (devices::code_safe(lang)) }
        }
    };
    narrow_page(prefs, devices::code_title(lang), &content)
}

/// The confirmation before this browser becomes one of a guest's devices.
pub struct DeviceQuestion<'a> {
    /// The address that the answer is posted to.
    pub action: &'a str,
    /// The code, if one was typed.
    pub code: Option<&'a str>,
    /// The guest whose seats and games these are.
    pub who: &'a GuestSummary,
    /// The guest who used this browser before, if it was a different one.
    pub before: Option<&'a GuestSummary>,
    /// Whether the browser already belongs to `who`.
    pub same: bool,
    /// Whether the browser is built into an app.
    pub app: bool,
}

/// Asks for confirmation; nothing has changed yet.
pub fn confirm_device_page(prefs: &Prefs, asked: &DeviceQuestion<'_>) -> String {
    let lang = prefs.lang;
    let who = Name(&asked.who.name);
    let content = html! {
        section.panel aria-labelledby="carry" {
            h1 id="carry" { (render(&devices::carry_heading(lang, who))) }
            @if asked.same {
                p { (devices::same(lang)) }
                div.row { a.btn.main href="/devices" { (nav::your_devices(lang)) } }
            } @else {
                p { (render(&devices::carries(lang, who, asked.who.games))) }
                @if let Some(before) = asked.before { p id="before" { b { (render(&devices::kept_apart(lang, Name(&before.name), before.games))) } } }
                @if asked.app { p.quiet { (devices::app(lang)) } }
                p.quiet { (devices::not_yours(lang)) }
                form.row method="post" action=(asked.action) {
                    (token_field())
                    @if let Some(code) = asked.code { input type="hidden" name="code" value=(code); }
                    input type="hidden" name="sure" value="yes";
                    button.btn.main.big { span { (render(&devices::play_as(lang, who))) } }
                    a.btn href="/" { (devices::no(lang)) }
                }
            }
        }
    };
    narrow_page(prefs, devices::carry_title(lang), &content)
}
