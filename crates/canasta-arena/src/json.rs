//! Just enough JSON for what the arena writes: objects whose keys keep their order, numbers rounded to hundredths.
//! (serde lives in `canasta-record`.)

/// An object in the making.
pub(crate) struct Object(String);

impl Object {
    pub(crate) fn new() -> Self {
        Self("{".to_owned())
    }

    /// A value that is JSON already.
    pub(crate) fn raw(&mut self, key: &str, value: &str) {
        if self.0.len() > 1 {
            self.0.push(',');
        }
        self.0.push_str(&format!("\"{key}\":{value}"));
    }

    /// Rounded to hundredths.
    pub(crate) fn number(&mut self, key: &str, value: f64) {
        self.raw(key, &rounded(value));
    }

    /// Rounded to hundredths.
    pub(crate) fn numbers(&mut self, key: &str, values: &[f64]) {
        self.raw(key, &list(values.iter().map(|&value| rounded(value))));
    }

    pub(crate) fn text(&mut self, key: &str, value: &str) {
        self.raw(key, &text(value));
    }

    pub(crate) fn texts(&mut self, key: &str, values: &[&str]) {
        self.raw(key, &list(values.iter().map(|value| text(value))));
    }

    pub(crate) fn end(mut self) -> String {
        self.0.push('}');
        self.0
    }
}

/// A list of what is JSON already.
pub(crate) fn list(values: impl IntoIterator<Item = String>) -> String {
    format!("[{}]", values.into_iter().collect::<Vec<_>>().join(","))
}

/// A number rounded to hundredths, or null.
pub(crate) fn maybe(value: Option<f64>) -> String {
    value.map_or_else(null, rounded)
}

pub(crate) fn null() -> String {
    "null".to_owned()
}

pub(crate) fn rounded(value: f64) -> String {
    let value = (value * 100.0).round() / 100.0;
    // Minus nothing is nothing.
    format!("{}", if value == 0.0 { 0.0 } else { value })
}

fn text(value: &str) -> String {
    serde_json::Value::from(value).to_string()
}
