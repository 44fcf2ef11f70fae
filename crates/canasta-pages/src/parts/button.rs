//! Buttons for a table; each is a form that works without script.

use maud::{Markup, Render, html};

use crate::parts::card::icon;

/// The classes of a page's main button.
pub(crate) const MAIN: &str = "btn main big";

/// A cross, for closing.
pub(crate) const CROSS: &str = "M6 6l12 12M18 6 6 18";

/// Address for the requests of a table.
pub(crate) fn request_path(table: &str) -> String {
    format!("/table/{table}/do")
}

/// A button for one request of a table. `fields` are sent; `name` is the accessible name if the label doesn't say enough.
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

/// A request button with its own ID, for a request with two buttons on a page.
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

/// A button that opens another page, even with a script.
pub(crate) fn leading_button(table: &str, what: &str, label: &str) -> Markup {
    html! {
        form method="post" action=(request_path(table)) {
            input type="hidden" name="what" value=(what);
            button.btn id={ "do-" (what) } { (label) }
        }
    }
}

/// Leaves the table, after a question.
pub(crate) fn leaving(table: &str, summary: &str, about: impl Render, label: &str) -> Markup {
    html! { details.leaving id="leaving" { summary { (summary) } p { (about) } (leading_button(table, "leave", label)) } }
}

/// The button that closes a panel; `action` is its name in the script.
pub(crate) fn close_button(name: &str, action: &str, label: &str) -> Markup {
    html! { button.iconbtn.close type="button" id={ "close-" (name) } data-do=(action) aria-label=(label) { (icon(CROSS)) } }
}
