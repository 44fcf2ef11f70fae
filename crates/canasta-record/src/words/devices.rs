//! What the pages say of a guest's devices.

/// The browser inside another program.
pub const IN_AN_APP: &str = "An app";

/// What a device is called, by its browser and by what it runs on.
pub fn label(browser: Option<&str>, system: Option<&str>) -> String {
    let browser = browser.unwrap_or("A browser");
    system.map_or_else(|| browser.to_owned(), |system| format!("{browser} on {system}"))
}
