//! Just enough JSON for the arena's two reports: flat objects of numbers. (serde lives in `canasta-record`, where what
//! is read back lives.)

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
        let values: Vec<String> = values.iter().map(|&value| rounded(value)).collect();
        self.raw(key, &format!("[{}]", values.join(",")));
    }

    /// Words without anything that JSON would escape.
    pub(crate) fn texts(&mut self, key: &str, values: &[&str]) {
        let values: Vec<String> = values.iter().map(|value| format!("\"{value}\"")).collect();
        self.raw(key, &format!("[{}]", values.join(",")));
    }

    pub(crate) fn end(mut self) -> String {
        self.0.push('}');
        self.0
    }
}

fn rounded(value: f64) -> String {
    let value = (value * 100.0).round() / 100.0;
    // Minus nothing is nothing.
    format!("{}", if value == 0.0 { 0.0 } else { value })
}
