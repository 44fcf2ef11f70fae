//! The settings as a form. It works without script; with it, a choice acts at once.

use canasta_table::bots::Pace;
use canasta_words::messages::settings;
use maud::{Markup, html};

use crate::frame::name_field;
use crate::prefs::{Animation, Back, CardSize, Cloth, Colours, LOUDEST, Prefs, on_off};

/// The form; after saving it leads back to the local path `back`.
pub(crate) fn settings(prefs: &Prefs, back: &str) -> Markup {
    let lang = prefs.lang;
    let on_or_off = [("on", settings::on(lang)), ("off", settings::off(lang))];
    html! {
        form.settings method="post" action="/settings" {
            input type="hidden" name="back" value=(back);
            (name_field(prefs, "name"))
            div.grid {
                (choice("pace", settings::pace(lang), prefs.pace.text(), &[(Pace::Slow.text(), settings::pace_slow(lang)), (Pace::Normal.text(), settings::pace_normal(lang)), (Pace::Fast.text(), settings::pace_fast(lang))]))
                (choice("size", settings::size(lang), prefs.size.text(), &[(CardSize::Normal.text(), settings::size_normal(lang)), (CardSize::Large.text(), settings::size_large(lang)), (CardSize::Xxl.text(), settings::size_xxl(lang))]))
                (choice("colours", settings::suits(lang), prefs.colours.text(), &[(Colours::Two.text(), settings::suits_two(lang)), (Colours::Four.text(), settings::suits_four(lang))]))
                (choice("cloth", settings::cloth(lang), prefs.cloth.text(), &[(Cloth::Blue.text(), settings::cloth_blue(lang)), (Cloth::Green.text(), settings::cloth_green(lang)), (Cloth::Claret.text(), settings::cloth_claret(lang))]))
                (choice("back", settings::back(lang), prefs.back.text(), &[(Back::Fans.text(), settings::back_fans(lang)), (Back::Sun.text(), settings::back_sun(lang)), (Back::Lattice.text(), settings::back_lattice(lang))]))
                (choice("animation", settings::animation(lang), prefs.animation.text(), &[(Animation::Calm.text(), settings::animation_calm(lang)), (Animation::Quick.text(), settings::animation_quick(lang)), (Animation::None.text(), settings::animation_none(lang))]))
                (choice("sound", settings::sound(lang), on_off(prefs.sound), &[on_or_off[1], on_or_off[0]]))
                (loudness(prefs))
                (choice("keys", settings::keys(lang), on_off(prefs.keys), &on_or_off))
                // The script shows it where devices vibrate.
                div id="vibration" hidden { (choice("vibration", settings::vibration(lang), on_off(prefs.vibration), &[on_or_off[1], on_or_off[0]])) }
            }
            p.row { button.btn.main { (settings::save(lang)) } span.quiet role="status" data-saved=(settings::saved(lang)) data-failed=(settings::failed(lang)) {} }
            p.quiet id="insecure" hidden { (settings::insecure(lang)) }
        }
    }
}

fn loudness(prefs: &Prefs) -> Markup {
    html! {
        fieldset.seg.slider {
            legend id="loudness-name" { (settings::loudness(prefs.lang)) }
            input type="range" name="loudness" aria-labelledby="loudness-name" min="1" max=(LOUDEST) value=(prefs.loudness);
        }
    }
}

fn choice(name: &str, legend: &str, chosen: &str, options: &[(&str, &str)]) -> Markup {
    html! {
        fieldset.seg {
            legend { (legend) }
            @for (value, label) in options {
                label { input type="radio" name=(name) value=(value) checked[*value == chosen]; (label) }
            }
        }
    }
}
