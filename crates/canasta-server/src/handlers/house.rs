//! House rules as a page to share and as a file. Both addresses contain the rules.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use canasta_pages::{Prefs, clean_text, house_rules_page, open_house_rules_page};
use canasta_record::house::NamedRules;
use canasta_record::problem::Problem;

use crate::handlers::forms::{Fields, QueryFields, field};
use crate::middleware::origin::Origin;
use crate::middleware::session::Visitor;
use crate::respond::reply;

/// Maximum length of the name of house rules, in characters.
const MAX_NAME_CHARS: usize = 40;

/// `GET /house`: the rules in the query, or a form for opening house rules.
pub(crate) async fn page(visitor: Visitor, Origin(origin): Origin, QueryFields(fields): QueryFields) -> Response {
    let text = field(&fields, "rules");
    if text.is_empty() {
        return reply::html(open_house_rules_page(&visitor.prefs, "", &[]));
    }
    match named_rules(&fields) {
        Ok(named) => reply::html(house_rules_page(&visitor.prefs, &named, &origin)),
        Err(problems) => unreadable(&visitor.prefs, text, &problems),
    }
}

/// `GET /house.json`: the rules in the query as a house-rules file.
pub(crate) async fn file(visitor: Visitor, QueryFields(fields): QueryFields) -> Response {
    let named = match named_rules(&fields) {
        Ok(named) => named,
        Err(problems) => return unreadable(&visitor.prefs, field(&fields, "rules"), &problems),
    };
    let disposition = format!("attachment; filename=\"{}.json\"", file_name(&named.name));
    let disposition = HeaderValue::from_str(&disposition).unwrap_or(HeaderValue::from_static("attachment"));
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    (headers, format!("{}\n", named.text())).into_response()
}

/// The rules in the query. A name in the query replaces the one in the rules' text.
fn named_rules(fields: &Fields) -> Result<NamedRules, Vec<Problem>> {
    let NamedRules { name, rules } = NamedRules::read(field(fields, "rules"))?;
    let given = fields.iter().find(|(key, _)| key == "name").map_or(name, |(_, given)| given.clone());
    Ok(NamedRules { name: clean_text(&given, MAX_NAME_CHARS), rules })
}

/// The form for opening house rules, with the text and its problems.
fn unreadable(prefs: &Prefs, text: &str, problems: &[Problem]) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, reply::html(open_house_rules_page(prefs, text, problems))).into_response()
}

/// A name as a file name without an extension: `Friday club` becomes `friday-club`.
fn file_name(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_ascii_lowercase).collect();
    if words.is_empty() { "house-rules".to_owned() } else { words.join("-").chars().take(MAX_NAME_CHARS).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_have_no_special_characters() {
        for (name, file) in
            [("Friday club", "friday-club"), ("", "house-rules"), ("../\"x\"\r\n", "x"), ("Ö", "house-rules")]
        {
            assert_eq!(file_name(name), file, "{name}");
        }
    }
}
