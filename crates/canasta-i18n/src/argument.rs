//! What a message's arguments are made of. The others are the rules' own: [`Card`](canasta::Card), [`Kind`](canasta::Kind).

/// The name of a person or a bot; empty for a person who asked to be forgotten, whom a message calls by `stats-forgotten`
/// then. A message keeps a name apart from its own words, so that a page can isolate it: a name may be written from right to
/// left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name<'a>(pub &'a str);

/// Whom a message is about, as its reader sees it. A message has a sentence for each of the two, because most languages
/// conjugate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player<'a> {
    /// The reader of the message.
    You,
    /// A player who is not the reader, by name.
    Other(Name<'a>),
}

/// How many of something there are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Number(pub u64);

macro_rules! counts {
    ($($from:ty),+) => {
        $(impl From<$from> for Number {
            fn from(n: $from) -> Self {
                Self(n.into())
            }
        })+
    };
}

counts!(u8, u16, u32, u64);

impl From<usize> for Number {
    fn from(n: usize) -> Self {
        Self(canasta::must_fit::<u64>(n))
    }
}
