//! The table between the start of a game and its first deal. The server has committed to its part of the shuffle, and
//! the players' browsers add their cuts. The page's script cuts immediately, and the first deal is morphed into this
//! page. Without JavaScript, there is no table to play at.

use canasta::Seat;
use canasta_assets::asset_url;
use canasta_i18n::messages::{company, menu, own, pile, shuffling, table};
use canasta_i18n::{Lang, Message, Name, table as words};
use canasta_record::fair::hex;
use canasta_table::scene::{Player, Shuffling};
use maud::{Markup, html};

use super::cloth::chairs;
use super::hand::disabled_actions;
use crate::parts::button::request_button;
use crate::parts::card::back;
use crate::parts::frame::{AT_TABLE, document};
use crate::parts::message::render;
use crate::parts::scripts::table_words;
use crate::settings::prefs::Prefs;

/// The whole document. The game continues in it once the cards are dealt, so it contains everything a game needs except
/// the menu.
pub(super) fn shuffling_document(cards: &Shuffling, prefs: &Prefs) -> String {
    let lang = prefs.lang;
    let markup = html! {
        link id="later-sheet" rel="stylesheet" data-href=(asset_url("later.css"));
        link rel="modulepreload" href=(asset_url("motion.js"));
        (shuffling_body(lang, cards))
        p.sr id="happened" aria-live="polite" { (shuffling_spoken(lang, cards)) }
        p.sr id="turn" aria-live="assertive" {}
        noscript { p.noscript { (table::needs_script(lang)) } }
        script src=(table_words(lang).url) defer {}
        script src=(asset_url("idiomorph.js")) defer {}
        script src=(asset_url("table.js")) type="module" {}
    };
    document(prefs, shuffling::title(lang), AT_TABLE, &markup)
}

/// The part that the server pushes and the script morphs. `data-cut` asks the script for a cut.
pub(super) fn shuffling_body(lang: Lang, cards: &Shuffling) -> Markup {
    let waits = cards.paused.is_some() || cards.closed;
    let cuts = cards.me.is_some_and(|seat| !cards.ready[seat.index()]) && !waits;
    let watch = if cards.me.is_none() { " watch" } else { "" };
    html! {
        div class={ "table shuffling p" (cards.players.len()) (watch) } id="table" data-showing="shuffling" data-table=(cards.table) data-n=(cards.n)
            data-cut=[cuts.then_some("")] data-phase="shuffle" data-events="0" data-around="" data-said="0" data-watching=[cards.me.is_none().then_some("")]
            data-commitment-table=[cards.commitment.map(|_| &cards.table)] data-commitment-deal=[cards.commitment.map(|commitment| commitment.deal)]
            data-commitment=[cards.commitment.map(|commitment| hex(&commitment.commitment))] {
            header.bar { nav aria-label=(table::nav(lang)) { a href="/" { (table::leave(lang)) } } }
            main.cloth id="cloth" tabindex="-1" {
                h1.sr { (shuffling::heading(lang)) }
                div.seats { @for (seat, player, place) in others(cards) { (seat_of(lang, seat, player, place)) } }
                section.centre id="centre" aria-label=(pile::centre(lang)) {
                    div.stock id="stock" { (back()) span.tag { (pile::tag_stock(lang)) " " b.num { (canasta::DECK_SIZE) } } }
                    div.pile id="pile" { span.heap { span.card.empty {} } span.tag { (pile::tag_pile(lang)) " " b.num { "0" } } }
                    p.words { (render(&words::cut_status(lang, cards))) }
                }
            }
            @if cards.me.is_some() { (own_side(lang, cards)) } @else {
                section.own.watching id="own" aria-label=(own::watching(lang)) { div.from { (say(lang, cards)) } }
            }
            // Empty, because the score comes above the log: nothing must move once the cards are dealt.
            aside.rail id="rail" aria-label=(menu::score_and_log(lang)) tabindex="-1" {}
        }
    }
}

/// The other players in turn order from the viewer's left, each with a position at the table.
fn others(cards: &Shuffling) -> impl Iterator<Item = (Seat, &Player, &'static str)> {
    let me = cards.me.map_or(0, Seat::index);
    let seats = (0..).map(Seat).zip(&cards.players);
    let after = seats.clone().skip(me + 1).chain(seats.take(me));
    let chairs = chairs(cards.players.len().saturating_sub(1));
    after.zip(chairs).map(|((seat, player), place)| (seat, player, *place))
}

fn seat_of(lang: Lang, seat: Seat, player: &Player, place: &str) -> Markup {
    let name = table::name(lang, Name(&player.name));
    html! {
        section class={ "seat " (place) } id={ "seat-" (seat.0) } aria-label=(name) {
            div.fan.f0 aria-hidden="true" {}
            p.who aria-hidden="true" { b { (render(&name)) } }
        }
    }
}

/// The viewer's part of the table: an empty hand and the disabled action buttons, in their usual places.
fn own_side(lang: Lang, cards: &Shuffling) -> Markup {
    html! {
        section.own id="own" aria-label=(own::section(lang)) {
            (say(lang, cards))
            div.preview id="preview" {}
            div.hand id="hand" role="toolbar" aria-label=(own::hand(lang, 0_u8)) {}
            (disabled_actions(lang))
        }
    }
}

/// The line above the hand. It explains the shuffle in one plain sentence, or says why the game has stopped.
fn say(lang: Lang, cards: &Shuffling) -> Markup {
    if cards.closed {
        let (lead, rest) = words::closing_message(lang, cards.closed_by.as_deref());
        return html! {
            div.say.banner id="say" { span { b { (render(&lead)) } " " (rest) } a.btn.main href="/" { (table::leave(lang)) } }
        };
    }
    if let Some(name) = &cards.paused {
        return html! {
            div.say.banner id="say" {
                span { b { (render(&company::paused(lang, Name(name)))) } }
                @if cards.me.is_some() { (request_button(&cards.table, &[("what", "resume")], "btn main", company::resume(lang), None)) }
            }
        };
    }
    html! { p.say id="say" { span { b { (shuffling::heading(lang)) } small { (shuffling::about(lang)) } } } }
}

/// Text for the live region: that the cards are being shuffled, and which players have cut.
pub(super) fn shuffling_spoken(lang: Lang, cards: &Shuffling) -> Message {
    if cards.closed {
        let (lead, rest) = words::closing_message(lang, cards.closed_by.as_deref());
        return Message::sentences([&lead, &rest.into()]);
    }
    Message::sentences([&shuffling::heading(lang).into(), &words::cut_status(lang, cards)])
}
