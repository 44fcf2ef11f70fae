//! Between the beginning of a game and its first deal: what the server has promised, and who has cut. The page's script cuts
//! at once; without one there is no table to play at. Also the small place where a promise is shown elsewhere.

use canasta_record::fair::hex;
use canasta_table::scene::{Seal, Shuffling};
use canasta_words::messages::company;
use canasta_words::table as words;
use canasta_words::{Lang, Name};
use maud::{Markup, html};

use crate::button::one_button;
use crate::said::said;

/// The document's title.
pub(crate) const TITLE: &str = "Shuffling. Canasta";

/// The part that is pushed and morphed. `data-cut` asks the script for a cut.
pub(crate) fn shuffling_body(lang: Lang, shuffling: &Shuffling) -> Markup {
    let waits = shuffling.paused.is_some() || shuffling.closed;
    let cuts = shuffling.me.is_some_and(|seat| !shuffling.ready[seat.index()]) && !waits;
    html! {
        main.wrap.narrow id="showing" data-showing="shuffling" data-table=(shuffling.table) data-n=(shuffling.n) data-cut=[cuts.then_some("")] {
            section.panel.shuffling {
                @if shuffling.closed {
                    @let (lead, rest) = words::closed(shuffling.closed_by.as_deref());
                    h1 { (lead) }
                    p { (rest) }
                    div.row { a.btn href="/" { "Leave" } }
                } @else {
                    h1 { (words::SHUFFLING) }
                    @if let Some(name) = &shuffling.paused {
                        p { b { (said(&company::paused(lang, Name(name)))) } }
                        @if shuffling.me.is_some() { (one_button(&shuffling.table, &[("what", "resume")], "btn main", company::resume(lang), None)) }
                    }
                    p { (words::SHUFFLING_MORE) }
                    p.quiet { (words::seated(shuffling)) }
                    p.quiet { (words::cutting(shuffling)) }
                }
                @if let Some(seal) = &shuffling.seal { (promised(&shuffling.table, seal, "The deal is promised:")) }
                p.told id="fault" role="alert" {}
                noscript { p.noscript { "The table needs JavaScript to play a card." } }
            }
        }
    }
}

/// What is spoken: that the cards are shuffled, and who has cut.
pub(crate) fn shuffling_spoken(shuffling: &Shuffling) -> String {
    if shuffling.closed {
        let (lead, rest) = words::closed(shuffling.closed_by.as_deref());
        return format!("{lead} {rest}");
    }
    format!("{} {}", words::SHUFFLING, words::cutting(shuffling)).trim_end().to_owned()
}

/// A promise in short, whole for the script that notes it, and the way to what it is about.
pub(crate) fn promised(table: &str, seal: &Seal, lead: &str) -> Markup {
    html! {
        p.quiet.promised data-seal-table=(table) data-seal-deal=(seal.deal) data-commitment=(hex(&seal.commitment)) {
            (lead) " " code { (words::seal(seal)) } " " a href="/fairness" target="_blank" { "What is this?" }
        }
    }
}
