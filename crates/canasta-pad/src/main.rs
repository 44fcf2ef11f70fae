//! Answers a request from standard input on standard output. Browsers run this program, compiled to WebAssembly, once per request.

use std::io::{self, Read as _, Write as _};

fn main() -> io::Result<()> {
    let mut request = String::new();
    io::stdin().read_to_string(&mut request)?;
    io::stdout().write_all(canasta_pad::answer(&request).as_bytes())
}
