//! Buttons for a table. Each is a form that works without JavaScript.

use maud::{Markup, Render, html};

use crate::parts::card::icon;

/// The classes of a page's main button.
pub(crate) const MAIN: &str = "btn main big";

/// A cross, for buttons that close something.
pub(crate) const CROSS: &str = "M6 6l12 12M18 6 6 18";

/// Field with the token that makes a form take effect only once.
pub const TOKEN_FIELD: &str = "once";
/// The token's place in a page. The server fills it in, and scripts do so in pages that are the same for everyone.
pub const EMPTY_TOKEN: &str = r#"name="once" value="""#;

/// The hidden field of a form that creates a guest or a table. Browsers must not restore an old token.
pub(crate) fn token_field() -> Markup {
    html! { input type="hidden" name=(TOKEN_FIELD) value="" autocomplete="off"; }
}

/// The address that a table's requests are posted to.
pub(crate) fn request_path(table: &str) -> String {
    format!("/table/{table}/do")
}

/// A button that sends one request to a table, with `fields`. `name` is the accessible name, if the label isn't clear
/// enough on its own.
pub(crate) fn request_button(
    table: &str,
    fields: &[(&str, &str)],
    class: &str,
    label: impl Render,
    name: Option<&str>,
) -> Markup {
    let id: Vec<&str> = fields.iter().map(|(_, value)| *value).collect();
    request_button_with_id(&format!("do-{}", id.join("-")), table, fields, class, label, name)
}

/// A request button with its own ID, needed if a page has two buttons for the same request.
pub(crate) fn request_button_with_id(
    id: &str,
    table: &str,
    fields: &[(&str, &str)],
    class: &str,
    label: impl Render,
    name: Option<&str>,
) -> Markup {
    html! {
        form.do method="post" action=(request_path(table)) {
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button class=(class) id=(id) aria-label=[name] { (label) }
        }
    }
}

/// A button that opens a different page. The table's script doesn't intercept its form.
pub(crate) fn leading_button(table: &str, what: &str, label: &str) -> Markup {
    html! {
        form method="post" action=(request_path(table)) {
            input type="hidden" name="what" value=(what);
            button.btn id={ "do-" (what) } { (label) }
        }
    }
}

/// The button for leaving the table. It asks for confirmation.
pub(crate) fn leaving(table: &str, summary: &str, about: impl Render, label: &str) -> Markup {
    html! { details.leaving id="leaving" { summary { (summary) } p { (about) } (leading_button(table, "leave", label)) } }
}

/// The button that closes a panel; `action` is the script's name for that.
pub(crate) fn close_button(name: &str, action: &str, label: &str) -> Markup {
    html! { button.iconbtn.close type="button" id={ "close-" (name) } data-do=(action) aria-label=(label) { (icon(CROSS)) } }
}
