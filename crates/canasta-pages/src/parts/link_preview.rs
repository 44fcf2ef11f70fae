//! Link previews in messengers (Open Graph): a title, a line of text and a picture. They need absolute addresses, so
//! the server must know its own address.

use canasta_assets::asset_url;
use canasta_i18n::messages::{joining, shell, start};
use canasta_i18n::{Lang, Name, company};
use canasta_table::scene::WaitingRoom;
use maud::html;

/// The preview of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    title: String,
    description: &'static str,
    picture: &'static str,
    origin: String,
    path: String,
}

impl Preview {
    /// The preview of the start page. `origin` is this server's public address; empty if unknown.
    pub fn of_start(lang: Lang, origin: &str) -> Self {
        Self::new(lang, start::title(lang).to_owned(), shell::description(lang), origin, "/".to_owned())
    }

    /// The preview of an invitation.
    pub fn of_invitation(lang: Lang, waiting_room: &WaitingRoom, origin: &str, secret: &str) -> Self {
        let title = shell::invitation(lang, Name(company::host_name(lang, waiting_room)));
        Self::new(lang, title.into(), joining::about(lang), origin, format!("/join/{secret}"))
    }

    fn new(lang: Lang, title: String, description: &'static str, origin: &str, path: String) -> Self {
        Self { title, description, picture: shell::picture(lang), origin: origin.to_owned(), path }
    }

    /// The document with the preview in its head; unchanged if the server's address is unknown.
    #[must_use]
    pub fn with_preview_tags(&self, document: &str) -> String {
        if self.origin.is_empty() {
            return document.to_owned();
        }
        let tags = html! {
            meta property="og:type" content="website";
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(self.description);
            meta property="og:url" content={ (self.origin) (self.path) };
            meta property="og:image" content={ (self.origin) (asset_url("preview.png")) };
            meta property="og:image:width" content="1200";
            meta property="og:image:height" content="630";
            meta property="og:image:alt" content=(self.picture);
            meta name="description" content=(self.description);
            meta name="twitter:card" content="summary_large_image";
        };
        document.replacen("</head>", &format!("{}</head>", tags.into_string()), 1)
    }
}
