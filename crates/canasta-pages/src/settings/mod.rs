//! The settings form and its page, which has a small table that shows each choice. The form works without JavaScript;
//! with JavaScript, choices take effect immediately.

pub(crate) mod calendar;
pub(crate) mod devices;
pub(crate) mod forget;
pub(crate) mod keys;
pub(crate) mod prefs;

use canasta::{Card, Suit};
use canasta_assets::asset_url;
use canasta_i18n::Lang;
use canasta_i18n::messages::{menu, nav, settings};
use canasta_table::bots::Pace;
use maud::{Markup, html};

use crate::parts::card::{back, still_face};
use crate::parts::frame::{name_field, page};
use crate::settings::keys::KEYS_PATH;
use crate::settings::prefs::{
    Animation, Back, CardSize, Cloth, Colours, Handedness, MAX_LOUDNESS, Prefs, Theme, on_off,
};

/// The settings page. `saved` is true after the form was submitted without JavaScript. Saving it leads to the local path
/// `then`.
pub fn settings_page(prefs: &Prefs, saved: bool, then: &str) -> String {
    let lang = prefs.lang;
    let content = html! {
        link rel="stylesheet" href=(asset_url("home.css"));
        div { h1 { (settings::heading(lang)) } p.quiet { (settings::about(lang)) } }
        @if saved { p.told role="status" { (settings::saved(lang)) } }
        (sample(lang))
        section.panel aria-label=(settings::heading(lang)) { (settings(prefs, then)) }
        nav.row aria-label=(settings::more(lang)) {
            a.btn href="/you" { (nav::your_games(lang)) }
            a.btn href="/devices" { (nav::your_devices(lang)) }
            a.btn href=(KEYS_PATH) { (menu::keys(lang)) }
            a.btn href="/replay" { (settings::replay_file(lang)) }
        }
        div.row { a.btn href="/" { (nav::to_start(lang)) } a.forget href="/forget" { (settings::forget(lang)) } }
    };
    let end = html! {
        script src=(asset_url("settings.js")) type="module" {}
    };
    page(prefs, settings::title(lang), "wrap settings-page", &content, &end)
}

/// A corner of a table that shows the choices. Nothing in it can be played.
fn sample(lang: Lang) -> Markup {
    let pile = Card::suited(5, Suit::Diamonds);
    let meld = [Card::suited(2, Suit::Clubs), Card::suited(9, Suit::Hearts), Card::suited(9, Suit::Clubs)];
    let hand = [
        Card::suited(13, Suit::Hearts),
        Card::suited(12, Suit::Diamonds),
        Card::suited(11, Suit::Clubs),
        Card::suited(7, Suit::Spades),
        Some(Card::RED_JOKER),
    ];
    html! {
        div.sample aria-hidden="true" {
            div.there { span.stock { (back()) (back()) } @if let Some(card) = pile { (still_face(lang, card)) } span.meld { @for card in meld.into_iter().flatten() { (still_face(lang, card)) } } }
            div.fanout { @for card in hand.into_iter().flatten() { (still_face(lang, card)) } }
        }
    }
}

/// The form. At a table, the script shows it in a dialog.
fn settings(prefs: &Prefs, then: &str) -> Markup {
    let lang = prefs.lang;
    let on_or_off = [("on", settings::on(lang)), ("off", settings::off(lang))];
    html! {
        form.settings id="sheet" data-title=(settings::heading(lang)) method="post" action="/settings" {
            input type="hidden" name="then" value=(then);
            (name_field(prefs, "name"))
            (language_field(prefs))
            div.grid {
                (choice("pace", settings::pace(lang), prefs.pace.text(), &[(Pace::Slow.text(), settings::pace_slow(lang)), (Pace::Normal.text(), settings::pace_normal(lang)), (Pace::Fast.text(), settings::pace_fast(lang))]))
                (choice("size", settings::size(lang), prefs.size.as_str(), &[(CardSize::Normal.as_str(), settings::size_normal(lang)), (CardSize::Large.as_str(), settings::size_large(lang)), (CardSize::Xxl.as_str(), settings::size_xxl(lang))]))
                (choice("colours", settings::suits(lang), prefs.colours.as_str(), &[(Colours::Two.as_str(), settings::suits_two(lang)), (Colours::Four.as_str(), settings::suits_four(lang))]))
                (choice("theme", settings::theme(lang), prefs.theme.as_str(), &[(Theme::System.as_str(), settings::theme_system(lang)), (Theme::Light.as_str(), settings::theme_light(lang)), (Theme::Dark.as_str(), settings::theme_dark(lang))]))
                (choice("cloth", settings::cloth(lang), prefs.cloth.as_str(), &[(Cloth::Blue.as_str(), settings::cloth_blue(lang)), (Cloth::Green.as_str(), settings::cloth_green(lang)), (Cloth::Claret.as_str(), settings::cloth_claret(lang))]))
                (choice("back", settings::back(lang), prefs.back.as_str(), &[(Back::Fans.as_str(), settings::back_fans(lang)), (Back::Sun.as_str(), settings::back_sun(lang)), (Back::Lattice.as_str(), settings::back_lattice(lang))]))
                (choice("animation", settings::animation(lang), prefs.animation.as_str(), &[(Animation::Calm.as_str(), settings::animation_calm(lang)), (Animation::Quick.as_str(), settings::animation_quick(lang)), (Animation::None.as_str(), settings::animation_none(lang))]))
                (choice("handed", settings::handed(lang), prefs.handed.as_str(), &[(Handedness::Right.as_str(), settings::handed_right(lang)), (Handedness::Left.as_str(), settings::handed_left(lang))]))
                (choice("sound", settings::sound(lang), on_off(prefs.sound), &[on_or_off[1], on_or_off[0]]))
                (loudness(prefs))
                (choice("keys", settings::keys(lang), on_off(prefs.keys), &on_or_off))
                // The script unhides it on devices that can vibrate.
                div id="vibration" hidden { (choice("vibration", settings::vibration(lang), on_off(prefs.vibration), &[on_or_off[1], on_or_off[0]])) }
            }
            p.row { button.btn { (settings::save(lang)) } span.quiet role="status" data-saved=(settings::saved(lang)) data-failed=(settings::failed(lang)) {} }
            // The script unhides it once the player has moved a column.
            p id="own-order" hidden { button.btn type="button" data-done=(settings::usual_order_back(lang)) { (settings::usual_order(lang)) } }
            p.quiet id="insecure" hidden { (settings::insecure(lang)) }
        }
    }
}

fn language_field(prefs: &Prefs) -> Markup {
    html! {
        p.name-field {
            label for="lang" { (settings::language(prefs.lang)) }
            select.field id="lang" name="lang" {
                option value="" { (settings::language_of_browser(prefs.lang)) }
                @for &lang in Lang::ALL {
                    option value=(lang.tag()) lang=(lang.tag()) selected[prefs.chosen_lang == Some(lang)] { (lang.name()) }
                }
            }
        }
    }
}

fn loudness(prefs: &Prefs) -> Markup {
    html! {
        fieldset.seg.slider {
            legend id="loudness-name" { (settings::loudness(prefs.lang)) }
            input type="range" name="loudness" aria-labelledby="loudness-name" min="1" max=(MAX_LOUDNESS) value=(prefs.loudness);
        }
    }
}

fn choice(name: &str, legend: &str, chosen: &str, options: &[(&str, &str)]) -> Markup {
    html! {
        fieldset.seg {
            legend { (legend) }
            @for (value, label) in options {
                label {
                    input type="radio" name=(name) value=(value) checked[*value == chosen];
                    @if ["cloth", "back"].contains(&name) { span class={ "swatch " (name) "-" (value) } {} }
                    (label)
                }
            }
        }
    }
}
