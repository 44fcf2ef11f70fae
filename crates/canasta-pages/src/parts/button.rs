//! Buttons that do one thing at a table, each a form that works without script.

use maud::{Markup, Render, html};

use crate::parts::card::icon;

/// The classes of a page's main button.
pub(crate) const MAIN: &str = "btn main big";

/// A cross, which closes what is open.
pub(crate) const CROSS: &str = "M6 6l12 12M18 6 6 18";

/// Where requests of a table are posted.
pub(crate) fn do_path(table: &str) -> String {
    format!("/table/{table}/do")
}

/// A button for one request of a table. Its `fields` are what is sent, `name` is its name where the label does not say enough.
pub(crate) fn one_button(
    table: &str,
    fields: &[(&str, &str)],
    class: &str,
    label: impl Render,
    name: Option<&str>,
) -> Markup {
    let id: Vec<&str> = fields.iter().map(|(_, value)| *value).collect();
    button_as(&format!("do-{}", id.join("-")), table, fields, class, label, name)
}

/// The same under an id of its own, where the same can be done in two places.
pub(crate) fn button_as(
    id: &str,
    table: &str,
    fields: &[(&str, &str)],
    class: &str,
    label: impl Render,
    name: Option<&str>,
) -> Markup {
    html! {
        form.do method="post" action=(do_path(table)) {
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button class=(class) id=(id) aria-label=[name] { (label) }
        }
    }
}

/// A button that leads to another page, with a script too.
pub(crate) fn leading_button(table: &str, what: &str, label: &str) -> Markup {
    html! {
        form method="post" action=(do_path(table)) {
            input type="hidden" name="what" value=(what);
            button.btn id={ "do-" (what) } { (label) }
        }
    }
}

/// The way out of a table, which asks first.
pub(crate) fn leaving(table: &str, summary: &str, about: impl Render, label: &str) -> Markup {
    html! { details.leaving id="leaving" { summary { (summary) } p { (about) } (leading_button(table, "leave", label)) } }
}

/// The button that closes what is open beside the table; the script knows it as `action`.
pub(crate) fn close_button(name: &str, action: &str, label: &str) -> Markup {
    html! { button.iconbtn.close type="button" id={ "close-" (name) } data-do=(action) aria-label=(label) { (icon(CROSS)) } }
}
