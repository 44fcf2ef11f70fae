//! Parses the output of `strace -f -y -xx`: system calls with their files and data. A call is split over two lines if
//! other threads made calls in the meantime.

use std::collections::BTreeMap;

/// Arguments that make strace record all calls used for commits and answers, with all their bytes.
pub const ARGUMENTS: [&str; 7] = [
    "-f",
    "-y",
    "-xx",
    "-s",
    "100000",
    "-e",
    "trace=read,recvfrom,readv,recvmsg,write,writev,sendto,sendmsg,pwrite64,pwritev,fsync,fdatasync",
];

/// The start or the end of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    Enter,
    /// Contains the call's result; −1 is an error.
    Exit(i64),
}

/// A system call at its start or end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    pub name: String,
    /// The path of the file, or `socket:[…]`.
    pub file: String,
    /// The bytes written or read. Empty at the start of a call that reads.
    pub data: Vec<u8>,
    pub phase: Phase,
}

#[derive(Default, Debug)]
pub struct TraceReader {
    /// The first lines of unfinished calls, by thread.
    begun: BTreeMap<String, String>,
}

impl TraceReader {
    /// Parses the next line. Returns the starts and ends of calls on it.
    pub fn read(&mut self, line: &str) -> Vec<Call> {
        let Some((process, rest)) = line.split_once(' ') else { return Vec::new() };
        let rest = rest.trim_start();
        if let Some(resumed) = rest.strip_prefix("<... ") {
            let Some((_, end)) = resumed.split_once("resumed>") else { return Vec::new() };
            let Some(begun) = self.begun.remove(process) else { return Vec::new() };
            return call(&format!("{begun}{end}"), true).into_iter().collect();
        }
        if let Some(begun) = rest.strip_suffix("<unfinished ...>") {
            self.begun.insert(process.to_owned(), begun.to_owned());
            return call(begun, false).into_iter().collect();
        }
        let Some(over) = call(rest, true) else { return Vec::new() };
        vec![Call { phase: Phase::Enter, ..over.clone() }, over]
    }
}

fn call(text: &str, is_over: bool) -> Option<Call> {
    let (name, arguments) = text.split_once('(')?;
    let (arguments, result) = if is_over {
        let (arguments, result) = arguments.rsplit_once(" = ")?;
        (arguments, result.split_whitespace().next()?.parse().unwrap_or(-1))
    } else {
        (arguments, 0)
    };
    let (descriptor, rest) = arguments.split_once('>').unwrap_or((arguments, ""));
    let file = descriptor.split_once('<').map_or("", |(_, file)| file);
    let file = String::from_utf8_lossy(&bytes(file)).into_owned();
    // Every second part was in quotation marks. Its bytes are in hexadecimal.
    let data = rest.split('"').skip(1).step_by(2).flat_map(bytes).collect();
    let phase = if is_over { Phase::Exit(result) } else { Phase::Enter };
    Some(Call { name: name.to_owned(), file, data, phase })
}

/// The bytes of text like `\x2f\x74`; other characters stand for themselves.
fn bytes(text: &str) -> Vec<u8> {
    let mut parts = text.split("\\x");
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (code, rest) = part.split_at_checked(2).unwrap_or_default();
        bytes.extend(u8::from_str_radix(code, 16));
        bytes.extend(rest.as_bytes());
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[&str]) -> Vec<Call> {
        let mut reader = TraceReader::default();
        lines.iter().flat_map(|line| reader.read(line)).collect()
    }

    fn expect(name: &str, file: &str, data: &[u8], phase: Phase) -> Call {
        Call { name: name.to_owned(), file: file.to_owned(), data: data.to_vec(), phase }
    }

    #[test]
    fn reads_a_call_on_one_line() {
        let line = r#"71 pwrite64(13<\x2f\x61>, "\x61\x22\x0a", 3, 24) = 3"#;
        let call = |phase| expect("pwrite64", "/a", b"a\"\n", phase);
        assert_eq!(read(&[line]), [call(Phase::Enter), call(Phase::Exit(3))]);
        let line = r#"71 writev(9<\x73>, [{iov_base="\x61", iov_len=1}, {iov_base="\x62", iov_len=1}], 2) = 2"#;
        assert_eq!(read(&[line])[1], expect("writev", "s", b"ab", Phase::Exit(2)));
    }

    #[test]
    fn reads_a_call_on_two_lines() {
        let lines = [
            r"71 recvfrom(9<\x73>,  <unfinished ...>",
            r"72 fsync(4</a-wal>) = 0",
            r#"71 <... recvfrom resumed>"\x61", 8192, 0, NULL, NULL) = 1"#,
            r"71 read(9<\x73>, 0x7f, 8) = -1 EAGAIN (Resource temporarily unavailable)",
            "71 --- SIGTERM {si_signo=SIGTERM} ---",
            "71 +++ exited with 0 +++",
        ];
        assert_eq!(
            read(&lines),
            [
                expect("recvfrom", "s", b"", Phase::Enter),
                expect("fsync", "/a-wal", b"", Phase::Enter),
                expect("fsync", "/a-wal", b"", Phase::Exit(0)),
                expect("recvfrom", "s", b"a", Phase::Exit(1)),
                expect("read", "s", b"", Phase::Enter),
                expect("read", "s", b"", Phase::Exit(-1)),
            ]
        );
    }
}
