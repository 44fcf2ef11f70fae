// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/menu.ftl`

use crate::{Lang, Message};

/// “Menu”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().menu_title
}

/// “Close the menu”
pub fn close(lang: Lang) -> &'static str {
    lang.messages().menu_close
}

/// “Score and log”
pub fn score_and_log(lang: Lang) -> &'static str {
    lang.messages().menu_score_and_log
}

/// “Rules”
pub fn rules(lang: Lang) -> &'static str {
    lang.messages().menu_rules
}

/// “Keys”
pub fn keys(lang: Lang) -> &'static str {
    lang.messages().menu_keys
}

/// “Full screen”
pub fn full_screen(lang: Lang) -> &'static str {
    lang.messages().menu_full_screen
}

/// “Leave full screen”
pub fn leave_full_screen(lang: Lang) -> &'static str {
    lang.messages().menu_leave_full_screen
}

/// “Your devices”
pub fn devices(lang: Lang) -> &'static str {
    lang.messages().menu_devices
}

/// “Leave the table”
pub fn leave(lang: Lang) -> &'static str {
    lang.messages().menu_leave
}

/// “Settings”
pub fn settings(lang: Lang) -> &'static str {
    lang.messages().menu_settings
}

/// “Commitment for this deal: `<code>``{commitment}`”
pub fn commitment(lang: Lang, commitment: &str) -> Message {
    (lang.messages().menu_commitment)(commitment)
}

/// “What is this?”
pub fn what_is_this(lang: Lang) -> &'static str {
    lang.messages().menu_what_is_this
}

/// “Keys”
pub fn keys_title(lang: Lang) -> &'static str {
    lang.messages().menu_keys_title
}

/// “Close the list of keys”
pub fn keys_close(lang: Lang) -> &'static str {
    lang.messages().menu_keys_close
}

/// “These keys work at the table, never while you type in a field. You can switch them off in the settings.”
pub fn keys_about(lang: Lang) -> &'static str {
    lang.messages().menu_keys_about
}

/// “Draw; pass when the stock is empty”
pub fn key_draw(lang: Lang) -> &'static str {
    lang.messages().menu_key_draw
}

/// “Take the pile”
pub fn key_take(lang: Lang) -> &'static str {
    lang.messages().menu_key_take
}

/// “Lay down what is staged; with nothing staged, stage what can be laid”
pub fn key_lay(lang: Lang) -> &'static str {
    lang.messages().menu_key_lay
}

/// “Discard the chosen card; what is staged is laid down first”
pub fn key_discard(lang: Lang) -> &'static str {
    lang.messages().menu_key_discard
}

/// “Ask your partner: may I go out?”
pub fn key_ask(lang: Lang) -> &'static str {
    lang.messages().menu_key_ask
}

/// “Lay down a red three, where the rules leave that to you”
pub fn key_red_three(lang: Lang) -> &'static str {
    lang.messages().menu_key_red_three
}

/// “Choose a card of that rank: 0 is ten, 3 black three, * joker. Press again for one more”
pub fn key_rank(lang: Lang) -> &'static str {
    lang.messages().menu_key_rank
}

/// “Choose all cards of that rank”
pub fn key_whole_rank(lang: Lang) -> &'static str {
    lang.messages().menu_key_whole_rank
}

/// “Move along the hand; Space chooses one card, Shift and Space the whole column”
pub fn key_arrows(lang: Lang) -> &'static str {
    lang.messages().menu_key_arrows
}

/// “Move the column to another place in your hand”
pub fn key_move(lang: Lang) -> &'static str {
    lang.messages().menu_key_move
}

/// “Stage the chosen cards”
pub fn key_enter(lang: Lang) -> &'static str {
    lang.messages().menu_key_enter
}

/// “Undo the last step of staging”
pub fn key_backspace(lang: Lang) -> &'static str {
    lang.messages().menu_key_backspace
}

/// “Clear everything chosen and staged”
pub fn key_escape(lang: Lang) -> &'static str {
    lang.messages().menu_key_escape
}

/// “Get a hint, where the table gives them”
pub fn key_hint(lang: Lang) -> &'static str {
    lang.messages().menu_key_hint
}

/// “How can the pile be taken?”
pub fn key_pile(lang: Lang) -> &'static str {
    lang.messages().menu_key_pile
}

/// “The other players and how many cards each has”
pub fn key_others(lang: Lang) -> &'static str {
    lang.messages().menu_key_others
}

/// “Score and log”
pub fn key_score(lang: Lang) -> &'static str {
    lang.messages().menu_key_score
}

/// “Your hand”
pub fn key_hand(lang: Lang) -> &'static str {
    lang.messages().menu_key_hand
}

/// “These keys”
pub fn key_keys(lang: Lang) -> &'static str {
    lang.messages().menu_key_keys
}

/// “Shift and a rank”
pub fn keycap_whole_rank(lang: Lang) -> &'static str {
    lang.messages().menu_keycap_whole_rank
}

/// “Arrows, Home, End”
pub fn keycap_arrows(lang: Lang) -> &'static str {
    lang.messages().menu_keycap_arrows
}

/// “Shift and arrows”
pub fn keycap_move(lang: Lang) -> &'static str {
    lang.messages().menu_keycap_move
}

/// “Enter”
pub fn keycap_enter(lang: Lang) -> &'static str {
    lang.messages().menu_keycap_enter
}

/// “Backspace”
pub fn keycap_backspace(lang: Lang) -> &'static str {
    lang.messages().menu_keycap_backspace
}

/// “Escape”
pub fn keycap_escape(lang: Lang) -> &'static str {
    lang.messages().menu_keycap_escape
}
