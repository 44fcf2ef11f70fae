//! The link by which others come: to copy, to share, to be photographed; and beside it the code to speak.

use canasta_words::company as words;
use maud::{Markup, html};

use crate::qr::qr;

/// The panel. The buttons show where the script can do what they say.
pub(crate) fn invitation(link: &str, code: Option<Markup>) -> Markup {
    html! {
        section.panel.invitation aria-labelledby="invitation" {
            h2 id="invitation" { "Invite your friends" }
            div.by-link {
                div.link {
                    p { label for="link" { "Send this link. Who opens it may sit down." } }
                    input.field id="link" readonly value=(link) spellcheck="false";
                    p.row.for-script hidden {
                        button.btn.main type="button" id="share-link" data-share=(link) data-text=(words::INVITATION) hidden { "Share" }
                        button.btn type="button" id="copy-link" data-copy="link" { "Copy" }
                        span.quiet role="status" id="copied" {}
                    }
                    @if only_here(link) { p.warn { "This address works on this computer only. Start the server for your home network to invite others." } }
                }
                figure.scan { (qr(link, "The link as a QR code")) figcaption.quiet { "Or scan it with a phone." } }
            }
            @if let Some(code) = code { (code) }
        }
    }
}

/// Whether a link leads to the computer that follows it.
fn only_here(link: &str) -> bool {
    ["http://localhost", "http://127.", "http://[::1]"].iter().any(|start| link.starts_with(start))
}
