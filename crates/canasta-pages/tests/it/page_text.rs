//! Pages as text, line by line, so that a snapshot reads like the page.

/// The text of a page without pictures and dialogs. Accessible names are in brackets, such as `[nav: Site]`.
pub(crate) fn page_text(html: &str) -> String {
    let body = html.split_once("<body").and_then(|(_, body)| body.split_once('>')).map_or(html, |(_, body)| body);
    let mut lines: Vec<String> = vec![String::new()];
    let mut rest = body;
    let mut skip: Option<&str> = None;
    while let Some((text, after)) = rest.split_once('<') {
        let (tag, next) = after.split_once('>').unwrap_or((after, ""));
        if skip.is_none() {
            lines.last_mut().unwrap().push_str(text);
        }
        rest = next;
        let name = tag.trim_start_matches('/').split([' ', '>']).next().unwrap();
        match skip {
            Some(skipped) if tag.starts_with('/') && name == skipped => skip = None,
            Some(_) => continue,
            None if !tag.starts_with('/') && matches!(name, "svg" | "template" | "dialog" | "head") => {
                skip = Some(name);
            }
            None => {}
        }
        if BLOCKS.contains(&name) {
            lines.push(String::new());
        }
        let extra = ["aria-label", "data-t", "aria-disabled"]
            .iter()
            .filter_map(|wanted| Some((wanted, attribute(tag, wanted)?)));
        for (wanted, value) in extra {
            let line = lines.last_mut().unwrap();
            match *wanted {
                "data-t" => line.push_str(value),
                "aria-disabled" => line.push_str("(not now) "),
                _ => line.push_str(&format!("[{name}: {value}] ")),
            }
        }
    }
    lines.push(rest.to_owned());
    let lines = lines.iter().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

const BLOCKS: &[&str] = &[
    "button", "section", "main", "header", "aside", "p", "h1", "h2", "li", "tr", "div", "nav", "a", "fieldset",
    "label", "form", "table",
];

/// The value of an attribute in a tag.
pub(crate) fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[start..].split('"').next()
}
