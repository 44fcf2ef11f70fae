//! Between the beginning of a game and its first deal: the server's commitment, and the cuts. The page's script
//! cuts at once; without one there is no table to play at. Also the small place where a commitment is shown elsewhere.

use canasta_record::fair::hex;
use canasta_table::scene::{Seal, Shuffling};
use canasta_words::messages::{company, menu, shuffling, table};
use canasta_words::{Lang, Message, Name, table as words};
use maud::{Markup, html};

use crate::button::one_button;
use crate::frame::new_tab;
use crate::said::said;

/// The part that is pushed and morphed. `data-cut` asks the script for a cut.
pub(crate) fn shuffling_body(lang: Lang, cards: &Shuffling) -> Markup {
    let waits = cards.paused.is_some() || cards.closed;
    let cuts = cards.me.is_some_and(|seat| !cards.ready[seat.index()]) && !waits;
    html! {
        main.wrap.narrow id="showing" data-showing="shuffling" data-table=(cards.table) data-n=(cards.n) data-cut=[cuts.then_some("")] {
            section.panel.shuffling {
                @if cards.closed {
                    @let (lead, rest) = words::closed(lang, cards.closed_by.as_deref());
                    h1 { (said(&lead)) }
                    p { (rest) }
                    div.row { a.btn href="/" { (table::leave(lang)) } }
                } @else {
                    h1 { (shuffling::heading(lang)) }
                    @if let Some(name) = &cards.paused {
                        p { b { (said(&company::paused(lang, Name(name)))) } }
                        @if cards.me.is_some() { (one_button(&cards.table, &[("what", "resume")], "btn main", company::resume(lang), None)) }
                    }
                    p { (shuffling::about(lang)) }
                    p.quiet { (said(&words::seated(lang, cards))) }
                    p.quiet { (said(&words::cutting(lang, cards))) }
                }
                @if let Some(seal) = &cards.seal { (commitment(lang, &cards.table, seal, &menu::commitment(lang, &words::seal(seal)))) }
                p.told id="fault" role="alert" {}
                noscript { p.noscript { (table::needs_script(lang)) } }
            }
        }
    }
}

/// What is spoken: that the cards are shuffled, and which players have cut.
pub(crate) fn shuffling_spoken(lang: Lang, cards: &Shuffling) -> Message {
    if cards.closed {
        let (lead, rest) = words::closed(lang, cards.closed_by.as_deref());
        return Message::sentences([&lead, &rest.into()]);
    }
    Message::sentences([&shuffling::heading(lang).into(), &words::cutting(lang, cards)])
}

/// A commitment: in short for people, whole for the script that notes it, and the way to what it is about.
pub(crate) fn commitment(lang: Lang, table: &str, seal: &Seal, short: &Message) -> Markup {
    html! {
        p.quiet.promised data-seal-table=(table) data-seal-deal=(seal.deal) data-commitment=(hex(&seal.commitment)) {
            (said(short)) " " a href="/fairness" target="_blank" { (menu::what_is_this(lang)) (new_tab(lang)) }
        }
    }
}
