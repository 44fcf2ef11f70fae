// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

//! `messages/en/forget.ftl`

use crate::{Lang, Message};

/// “Forget me. Canasta”
pub fn title(lang: Lang) -> &'static str {
    lang.messages().forget_title
}

/// “Forget me”
pub fn heading(lang: Lang) -> &'static str {
    lang.messages().forget_heading
}

/// “What goes”
pub fn goes(lang: Lang) -> &'static str {
    lang.messages().forget_goes
}

/// “Your name, at every table of this server. The others see “Former player”.”
pub fn name(lang: Lang) -> &'static str {
    lang.messages().forget_name
}

/// “What you said at your tables.”
pub fn talk(lang: Lang) -> &'static str {
    lang.messages().forget_talk
}

/// “Your calendar link, and everything this site has kept in this browser: your settings, and its notes on the commitments for your deals.”
pub fn browser(lang: Lang) -> &'static str {
    lang.messages().forget_browser
}

/// “Everything under “Your games”. You can also delete only that, `<a>`on its page.”
///
/// The link leads to “Your games”.
pub fn figures(lang: Lang) -> Message {
    (lang.messages().forget_figures)()
}

/// “What you did for practice: the reviews of your games, your puzzles, and your tries at the deal of the day.”
pub fn practice(lang: Lang) -> &'static str {
    lang.messages().forget_practice
}

/// “Your way back: no table will know you any more, in this browser or on any of `<a>`your devices. A bot plays on for you in games that are not over.”
///
/// The link leads to “Your devices”.
pub fn way_back(lang: Lang) -> Message {
    (lang.messages().forget_way_back)()
}

/// “What this device kept of others who played in this browser before.”
pub fn apart(lang: Lang) -> &'static str {
    lang.messages().forget_apart
}

/// “What stays”
pub fn stays(lang: Lang) -> &'static str {
    lang.messages().forget_stays
}

/// “The cards and the scores of your games, without your name. They are the other players’ games, too.”
pub fn cards(lang: Lang) -> &'static str {
    lang.messages().forget_cards
}

/// “This cannot be undone.”
pub fn for_good(lang: Lang) -> &'static str {
    lang.messages().forget_for_good
}

/// “Forget me”
pub fn now(lang: Lang) -> &'static str {
    lang.messages().forget_now
}

/// “Keep everything”
pub fn keep(lang: Lang) -> &'static str {
    lang.messages().forget_keep
}

/// “You are forgotten. Canasta”
pub fn done_title(lang: Lang) -> &'static str {
    lang.messages().forget_done_title
}

/// “You are forgotten”
pub fn done_heading(lang: Lang) -> &'static str {
    lang.messages().forget_done_heading
}

/// “Your name, your seats and your devices are gone from this server, and nothing is left in this browser.”
///
/// Once the script has cleared the browser.
pub fn nothing_left(lang: Lang) -> &'static str {
    lang.messages().forget_nothing_left
}

/// “Your name, your seats and your devices are gone from this server, and so are the cookies in this browser. Notes on the commitments for your deals are cleared by a script.”
///
/// Before it has, and where there is no script.
pub fn script_clears(lang: Lang) -> &'static str {
    lang.messages().forget_script_clears
}
