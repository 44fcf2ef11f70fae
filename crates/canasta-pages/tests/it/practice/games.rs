//! Games with deals to replay.

use canasta::Seat;
use canasta_pages::PlayAgain;
use canasta_record::record::Record;
use canasta_record::replay::Replay;

fn example() -> Record {
    Record::read(include_str!("../../../../../fair/example.canasta")).unwrap()
}

/// The book's example, with two finished deals.
pub(crate) fn finished() -> Replay {
    Replay::of(example()).unwrap()
}

/// The example game, abandoned in its first deal.
pub(crate) fn abandoned() -> Replay {
    let mut record = example();
    record.deals.truncate(1);
    record.deals[0].turns.truncate(5);
    record.deals[0].scores = None;
    record.deals[0].proof = None;
    record.result = canasta_record::record::Outcome::Unfinished;
    Replay::of(record).unwrap()
}

pub(crate) fn levels() -> Vec<String> {
    ["beginner", "club", "strong", "expert"].map(str::to_owned).to_vec()
}

/// The choices for a visitor who sat in seat 2.
pub(crate) fn choice<'a>(replay: &'a Replay, offered: &'a [String]) -> PlayAgain<'a> {
    PlayAgain { replay, path: "/table/k7m2/replay", own: Some(Seat(2)), deal: Some(2), seat: None, offered }
}
