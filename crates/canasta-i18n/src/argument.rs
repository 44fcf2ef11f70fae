//! Types of message arguments, apart from [`Card`](canasta::Card) and [`Kind`](canasta::Kind).

/// The name of a person or bot. Messages show `stats-forgotten` instead of an empty name, which belongs to a person who
/// asked to be forgotten, and `settings-guest` instead of the English word for a person without a name.
/// Messages mark names so that a page can isolate them: some are written from right to left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name<'a>(pub &'a str);

/// The player a message is about, from the reader's point of view. Messages have a sentence for each case, because most
/// languages conjugate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player<'a> {
    /// The reader.
    You,
    /// Someone else, by name.
    Other(Name<'a>),
}

/// A count or number.
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
