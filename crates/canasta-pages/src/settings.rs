//! The settings as a form. It works without script; with it, a choice acts at once.

use maud::{Markup, html};

use canasta_table::bots::Pace;

use crate::name::NAME_LENGTH;
use crate::prefs::{Animation, CardSize, Cloth, Colours, Prefs, on_off};

/// The form; after saving it leads back to the local path `back`.
pub(crate) fn settings(prefs: &Prefs, back: &str) -> Markup {
    html! {
        form.settings method="post" action="/settings" {
            input type="hidden" name="back" value=(back);
            p.name-field {
                label for="name" { "Your name" }
                input.field id="name" name="name" value=(prefs.name) maxlength=(NAME_LENGTH) autocomplete="nickname" spellcheck="false" placeholder="Guest";
            }
            div.grid {
                (choice("pace", "The computer plays", prefs.pace.text(), &[(Pace::Slow.text(), "Slowly"), (Pace::Normal.text(), "Normally"), (Pace::Fast.text(), "Fast")]))
                (choice("size", "Card size", prefs.size.text(), &[(CardSize::Normal.text(), "Normal"), (CardSize::Large.text(), "Large"), (CardSize::Xxl.text(), "XXL")]))
                (choice("colours", "Suits", prefs.colours.text(), &[(Colours::Two.text(), "Two colours"), (Colours::Four.text(), "Four colours")]))
                (choice("cloth", "Cloth", prefs.cloth.text(), &[(Cloth::Blue.text(), "Blue"), (Cloth::Green.text(), "Green")]))
                (choice("animation", "Animation", prefs.animation.text(), &[(Animation::Calm.text(), "Calm"), (Animation::Quick.text(), "Quick"), (Animation::None.text(), "None")]))
                (choice("sound", "Sound", on_off(prefs.sound), &[("off", "Off"), ("on", "On")]))
                (choice("keys", "Single keys", on_off(prefs.keys), &[("on", "On"), ("off", "Off")]))
            }
            p.row { button.btn.main { "Save settings" } span.quiet role="status" data-saved="Saved." data-failed="Not saved: no answer from the server." {} }
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
