//! The invitation: its link to copy and share, its QR code, and the code to read aloud.

use canasta_i18n::Lang;
use canasta_i18n::messages::{company, people, waiting_room};
use maud::{Markup, html};

use crate::parts::qr::qr;

/// `free` says whether the table has a free seat. The script shows the buttons that this browser supports.
pub(super) fn invitation(lang: Lang, link: &str, free: bool, code: Option<Markup>) -> Markup {
    html! {
        section.panel.invitation aria-labelledby="invitation" {
            h2 id="invitation" { (waiting_room::invite(lang)) }
            div.by-link {
                div.link {
                    p.row.link-field {
                        label for="link" { (waiting_room::link(lang, free)) }
                        input.field.whole id="link" readonly value=(link) spellcheck="false";
                        button.btn.main type="button" id="share-link" data-share=(link) data-text=(company::invitation(lang)) hidden { (people::share(lang)) }
                        button.btn.for-script type="button" id="copy-link" data-copy="link" hidden { (people::copy(lang)) }
                        span.quiet role="status" id="copied" {}
                    }
                    @if is_local_link(link) { p.warn { (waiting_room::only_here(lang)) } }
                }
                figure.scan { (qr(link, waiting_room::square(lang))) figcaption.quiet { (waiting_room::scan(lang)) } }
            }
            @if let Some(code) = code { (code) }
        }
    }
}

/// Whether the link works only on this computer.
fn is_local_link(link: &str) -> bool {
    ["http://localhost", "http://127.", "http://[::1]"].iter().any(|start| link.starts_with(start))
}
