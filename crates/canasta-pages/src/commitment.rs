//! Where a commitment is shown to people: in short, with the way to what it is about.

use canasta_i18n::messages::menu;
use canasta_i18n::{Lang, Message};
use canasta_record::fair::hex;
use canasta_table::scene::Seal;
use maud::{Markup, html};

use crate::frame::new_tab;
use crate::said::said;

/// A commitment: in short for people, whole for the script that notes it, and the way to what it is about.
pub(crate) fn commitment(lang: Lang, table: &str, seal: &Seal, short: &Message) -> Markup {
    html! {
        p.quiet.promised data-seal-table=(table) data-seal-deal=(seal.deal) data-commitment=(hex(&seal.commitment)) {
            (said(short)) " " a href="/fairness" target="_blank" { (menu::what_is_this(lang)) (new_tab(lang)) }
        }
    }
}
