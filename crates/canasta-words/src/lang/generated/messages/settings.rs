// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/settings.ftl`

use crate::Lang;

/// “Settings. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().settings_title
}

/// “Settings”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().settings_heading
}

/// “Every choice acts at once, here and at your tables.”
pub fn about(lang: Lang) -> &'static str {
    lang.messages().settings_about
}

/// “Also yours”
///
/// Heading of the links under the settings.
pub fn more(lang: Lang) -> &'static str {
    lang.messages().settings_more
}

/// “Replay a game from a file”
pub fn replay_file(lang: Lang) -> &'static str {
    lang.messages().settings_replay_file
}

/// “Forget me”
pub fn forget(lang: Lang) -> &'static str {
    lang.messages().settings_forget
}

/// “Your name”
pub fn your_name(lang: Lang) -> &'static str {
    lang.messages().settings_your_name
}

/// “Guest”
///
/// In the empty field for a name: what a player without one is called.
pub fn guest(lang: Lang) -> &'static str {
    lang.messages().settings_guest
}

/// “The computer plays”
pub fn pace(lang: Lang) -> &'static str {
    lang.messages().settings_pace
}

/// “Slowly”
pub fn pace_slow(lang: Lang) -> &'static str {
    lang.messages().settings_pace_slow
}

/// “Normally”
pub fn pace_normal(lang: Lang) -> &'static str {
    lang.messages().settings_pace_normal
}

/// “Fast”
pub fn pace_fast(lang: Lang) -> &'static str {
    lang.messages().settings_pace_fast
}

/// “Card size”
pub fn size(lang: Lang) -> &'static str {
    lang.messages().settings_size
}

/// “Normal”
pub fn size_normal(lang: Lang) -> &'static str {
    lang.messages().settings_size_normal
}

/// “Large”
pub fn size_large(lang: Lang) -> &'static str {
    lang.messages().settings_size_large
}

/// “XXL”
pub fn size_xxl(lang: Lang) -> &'static str {
    lang.messages().settings_size_xxl
}

/// “Suits”
pub fn suits(lang: Lang) -> &'static str {
    lang.messages().settings_suits
}

/// “Two colours”
pub fn suits_two(lang: Lang) -> &'static str {
    lang.messages().settings_suits_two
}

/// “Four colours”
pub fn suits_four(lang: Lang) -> &'static str {
    lang.messages().settings_suits_four
}

/// “Cloth”
pub fn cloth(lang: Lang) -> &'static str {
    lang.messages().settings_cloth
}

/// “Blue”
pub fn cloth_blue(lang: Lang) -> &'static str {
    lang.messages().settings_cloth_blue
}

/// “Green”
pub fn cloth_green(lang: Lang) -> &'static str {
    lang.messages().settings_cloth_green
}

/// “Claret”
pub fn cloth_claret(lang: Lang) -> &'static str {
    lang.messages().settings_cloth_claret
}

/// “Card backs”
pub fn back(lang: Lang) -> &'static str {
    lang.messages().settings_back
}

/// “Fans”
pub fn back_fans(lang: Lang) -> &'static str {
    lang.messages().settings_back_fans
}

/// “Sun”
pub fn back_sun(lang: Lang) -> &'static str {
    lang.messages().settings_back_sun
}

/// “Lattice”
pub fn back_lattice(lang: Lang) -> &'static str {
    lang.messages().settings_back_lattice
}

/// “Animation”
pub fn animation(lang: Lang) -> &'static str {
    lang.messages().settings_animation
}

/// “Calm”
pub fn animation_calm(lang: Lang) -> &'static str {
    lang.messages().settings_animation_calm
}

/// “Quick”
pub fn animation_quick(lang: Lang) -> &'static str {
    lang.messages().settings_animation_quick
}

/// “None”
pub fn animation_none(lang: Lang) -> &'static str {
    lang.messages().settings_animation_none
}

/// “Buttons for”
///
/// The hand that plays: the buttons of a turn lie where its thumb reaches them.
pub fn handed(lang: Lang) -> &'static str {
    lang.messages().settings_handed
}

/// “The right hand”
pub fn handed_right(lang: Lang) -> &'static str {
    lang.messages().settings_handed_right
}

/// “The left hand”
pub fn handed_left(lang: Lang) -> &'static str {
    lang.messages().settings_handed_left
}

/// “Sound”
pub fn sound(lang: Lang) -> &'static str {
    lang.messages().settings_sound
}

/// “Keyboard shortcuts”
pub fn keys(lang: Lang) -> &'static str {
    lang.messages().settings_keys
}

/// “On”
pub fn on(lang: Lang) -> &'static str {
    lang.messages().settings_on
}

/// “Off”
pub fn off(lang: Lang) -> &'static str {
    lang.messages().settings_off
}

/// “Loudness”
///
/// How loud the sounds are; a slider.
pub fn loudness(lang: Lang) -> &'static str {
    lang.messages().settings_loudness
}

/// “Vibration”
///
/// Whether the device vibrates on the player’s own turn, and with their own acts.
pub fn vibration(lang: Lang) -> &'static str {
    lang.messages().settings_vibration
}

/// “This page has no secure connection (its address begins with http, not https). For that reason browsers do not let it keep the screen on, open the share menu, or be installed as an app.”
///
/// Shown only on a page that came by plain http from another device: browsers do not allow these things there.
pub fn insecure(lang: Lang) -> &'static str {
    lang.messages().settings_insecure
}

/// “Usual order of the hand”
///
/// Shown where the player has moved columns of the hand to places of their own.
pub fn usual_order(lang: Lang) -> &'static str {
    lang.messages().settings_usual_order
}

/// “The hand has its usual order again.”
pub fn usual_order_back(lang: Lang) -> &'static str {
    lang.messages().settings_usual_order_back
}

/// “Save settings”
pub fn save(lang: Lang) -> &'static str {
    lang.messages().settings_save
}

/// “Saved.”
pub fn saved(lang: Lang) -> &'static str {
    lang.messages().settings_saved
}

/// “Not saved: no answer from the server.”
pub fn failed(lang: Lang) -> &'static str {
    lang.messages().settings_failed
}
