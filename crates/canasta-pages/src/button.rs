//! Buttons that do one thing at a table, each a form that works without script.

use maud::{Markup, Render, html};

/// The classes of the button that a page is there for.
// not for people: names of classes
pub(crate) const MAIN: &str = "btn main big";

/// Where what is done at a table is posted.
pub(crate) fn do_path(table: &str) -> String {
    format!("/table/{table}/do")
}

/// A button that does one thing at the table, with or without script.
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
