//! Compresses files and pages.

use std::io::Write as _;

/// An HTTP content encoding. The best comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Encoding {
    /// RFC 7932.
    Brotli,
    /// RFC 1952.
    Gzip,
}

/// A trade-off between size and time.
#[derive(Clone, Copy, Debug)]
pub enum Level {
    /// For a file, which is compressed once.
    Smallest,
    /// For a page, which is compressed for each request.
    Fast,
}

impl Encoding {
    /// Every encoding, best first.
    pub const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    /// The name in `Accept-Encoding` and `Content-Encoding`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// The compressed bytes; `None` if writing fails, which can't happen in memory.
    pub fn compress(self, bytes: &[u8], level: Level) -> Option<Vec<u8>> {
        let (brotli, gzip) = match level {
            Level::Smallest => (11, 9),
            Level::Fast => (4, 5),
        };
        match self {
            Self::Brotli => {
                let mut compressed = Vec::new();
                let mut writer = brotli::CompressorWriter::new(&mut compressed, 4096, brotli, 20);
                writer.write_all(bytes).ok()?;
                drop(writer);
                Some(compressed)
            }
            Self::Gzip => {
                let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(gzip));
                writer.write_all(bytes).ok()?;
                writer.finish().ok()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn decompresses_to_the_same_bytes() {
        let text = "Canasta is a melding game. ".repeat(200);
        for level in [Level::Smallest, Level::Fast] {
            let compressed = Encoding::Gzip.compress(text.as_bytes(), level).unwrap();
            let mut decompressed = String::new();
            flate2::read::GzDecoder::new(&compressed[..]).read_to_string(&mut decompressed).unwrap();
            assert_eq!(decompressed, text);
            let compressed = Encoding::Brotli.compress(text.as_bytes(), level).unwrap();
            let mut decompressed = String::new();
            brotli::Decompressor::new(&compressed[..], 4096).read_to_string(&mut decompressed).unwrap();
            assert_eq!(decompressed, text);
        }
    }
}
