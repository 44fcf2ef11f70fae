//! The journal of a table: what happened, entry by entry, each in one line of JSON and chained to the one before by its
//! hash. Holds the entries, their written form and the chain; does not judge an entry (the table does) and does not
//! store it (the server does).
//!
//! An entry's hash is SHA-256 over the hash before it and the bytes of the entry, exactly as they are stored. The chain
//! of a table starts from the hash of its id, so that entries cannot be moved to another table unnoticed.
//!
//! Format 1 knew presets only: an opening without house rules and draws. Format 2 has both, each left out where there is
//! none. Format 3 has who may be given hints at a table. An entry is written in the oldest format that can say it, so that
//! the journals of tables that need nothing new stay readable by older programs. A journal may go on in a newer format
//! than it began in.

use core::fmt;

use canasta::seating::Drawn;
use canasta::{Card, DECK, DressedAct, Players, Seat};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::notation;

/// The newest format of the entries that this program writes. It reads this one and every older one.
pub const VERSION: u32 = 3;

/// The format of an entry that says nothing of hints.
const BEFORE_HINTS: u32 = 2;

/// What starts a table's chain, before its id.
const CHAIN_TAG: &[u8] = b"canasta journal\0";

/// A SHA-256 hash.
pub type Hash = [u8; 32];

/// Who sits in a seat when a table opens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Occupant {
    /// The name to show.
    pub name: String,
    /// The name of the bot that plays the seat; `None` for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// Who may be given hints at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// Whoever plays with bots alone: nobody where two or more people sit.
    #[default]
    Practice,
    /// Everybody, other people's games included.
    Everybody,
    /// Nobody.
    None,
}

impl Hints {
    /// Every answer, the usual one first.
    pub const ALL: [Self; 3] = [Self::Practice, Self::Everybody, Self::None];

    /// As it is written in journals and forms.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Practice => "practice",
            Self::Everybody => "everybody",
            Self::None => "none",
        }
    }

    /// Reads what [`Hints::text`] writes.
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hints| hints.text() == text)
    }

    /// Whether a person gets them at a table with so many people.
    pub const fn given(self, people: usize) -> bool {
        match self {
            Self::Practice => people == 1,
            Self::Everybody => true,
            Self::None => false,
        }
    }
}

/// One act's name for itself, made by the client, so that an act that is sent twice is done once.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ActId {
    /// Whose act.
    pub seat: Seat,
    /// Unique among the acts of the seat at this table.
    pub id: String,
}

/// One entry of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// The table was opened. Always the first entry, and only that.
    Opened {
        /// The preset's name.
        rules: String,
        /// The fields that the house changes, as in a file of house rules; `None` where none is.
        house: Option<serde_json::Value>,
        /// Who sits where, by seat.
        players: Vec<Occupant>,
        /// Who deals first.
        first_dealer: Seat,
        /// The cards drawn for seats and dealer, in their order; none where nobody drew. Players are numbers there, in
        /// the order in which they came: the draws tell which seat each of them has now.
        draws: Vec<Drawn>,
        /// Who may be given hints.
        hints: Hints,
    },
    /// A deal began.
    Dealt {
        /// Its number, from 1.
        deal: usize,
        /// The order of the 108 faces, the first dealt first.
        deck: Vec<Card>,
        /// Whose wish it was; nobody's for the first deal.
        asked: Option<ActId>,
    },
    /// Somebody acted.
    Acted {
        /// Who, and the act's own name.
        by: ActId,
        /// The act.
        act: DressedAct,
    },
}

impl Entry {
    /// Whose entry it is and its name, where it has one.
    pub const fn act_id(&self) -> Option<&ActId> {
        match self {
            Self::Opened { .. } => None,
            Self::Dealt { asked, .. } => asked.as_ref(),
            Self::Acted { by, .. } => Some(by),
        }
    }

    /// The entry as it is stored: one line of JSON, always the same bytes for the same entry.
    pub fn text(&self) -> String {
        let written = match self {
            Self::Opened { rules, house, players, first_dealer, draws, hints } => Written::Opened {
                rules: rules.clone(),
                house: house.clone(),
                players: players.clone(),
                first_dealer: first_dealer.0,
                draws: draws.iter().map(WrittenDraw::of).collect(),
                hints: (*hints != Hints::default()).then_some(*hints),
            },
            Self::Dealt { deal, deck, asked } => Written::Dealt {
                deal: *deal,
                deck: notation::cards_text(deck),
                seat: asked.as_ref().map(|by| by.seat.0),
                id: asked.as_ref().map(|by| by.id.clone()),
            },
            Self::Acted { by, act } => {
                Written::Acted { seat: by.seat.0, id: by.id.clone(), act: notation::act_text(act) }
            }
        };
        // Strings, numbers and lists of them always have a JSON form.
        serde_json::to_string(&Line { v: written.format(), entry: written }).unwrap_or_default()
    }

    /// Reads a stored entry.
    ///
    /// # Errors
    /// [`Broken::Newer`] for a format that this program does not know, [`Broken::Unreadable`] for anything else.
    pub fn read(text: &str) -> Result<Self, Broken> {
        let version: Versioned = serde_json::from_str(text).map_err(|error| unreadable(&error))?;
        if version.v > VERSION {
            return Err(Broken::Newer { version: version.v });
        }
        let line: Line = serde_json::from_str(text).map_err(|error| unreadable(&error))?;
        Ok(match line.entry {
            Written::Opened { rules, house, players, first_dealer, draws, hints } => {
                if line.v < 2 && (house.is_some() || !draws.is_empty()) {
                    return Err(Broken::Unreadable("format 1 has neither house rules nor draws".to_owned()));
                }
                if line.v < VERSION && hints.is_some() {
                    return Err(Broken::Unreadable("formats 1 and 2 say nothing of hints".to_owned()));
                }
                let seats = u8::try_from(players.len()).ok().and_then(Players::new);
                let fits = seats.is_some_and(|seats| first_dealer < seats.count());
                if !fits {
                    return Err(Broken::Unreadable("a table of so many players, or its dealer, cannot be".to_owned()));
                }
                let draws = draws.into_iter().map(WrittenDraw::read).collect::<Result<_, _>>()?;
                let hints = hints.unwrap_or_default();
                Self::Opened { rules, house, players, first_dealer: Seat(first_dealer), draws, hints }
            }
            Written::Dealt { deal, deck, seat, id } => {
                let deck = notation::parse_cards(&deck).map_err(|_| not_a_deck())?;
                if deck.len() != DECK {
                    return Err(not_a_deck());
                }
                let asked = seat.zip(id).map(|(seat, id)| ActId { seat: Seat(seat), id });
                Self::Dealt { deal, deck, asked }
            }
            Written::Acted { seat, id, act } => {
                let act =
                    notation::parse_act(&act).map_err(|_| Broken::Unreadable(format!("“{act}” is not an act")))?;
                Self::Acted { by: ActId { seat: Seat(seat), id }, act }
            }
        })
    }
}

fn unreadable(error: &serde_json::Error) -> Broken {
    Broken::Unreadable(error.to_string())
}

fn not_a_deck() -> Broken {
    Broken::Unreadable("a deal is not of 108 cards".to_owned())
}

#[derive(Deserialize)]
struct Versioned {
    v: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    v: u32,
    entry: Written,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Written {
    Opened {
        rules: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        house: Option<serde_json::Value>,
        players: Vec<Occupant>,
        first_dealer: u8,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        draws: Vec<WrittenDraw>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hints: Option<Hints>,
    },
    Dealt {
        deal: usize,
        deck: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    Acted {
        seat: u8,
        id: String,
        act: String,
    },
}

impl Written {
    /// The oldest format that can say this.
    const fn format(&self) -> u32 {
        match self {
            Self::Opened { hints: Some(_), .. } => VERSION,
            _ => BEFORE_HINTS,
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenDraw {
    player: u8,
    place: u8,
    card: String,
}

impl WrittenDraw {
    fn of(drawn: &Drawn) -> Self {
        Self { player: drawn.player, place: drawn.place, card: notation::card_text(drawn.card) }
    }

    fn read(self) -> Result<Drawn, Broken> {
        match notation::parse_cards(&self.card).as_deref() {
            Ok(&[card]) => Ok(Drawn { player: self.player, place: self.place, card }),
            _ => Err(Broken::Unreadable(format!("“{}” is not a card to draw", self.card))),
        }
    }
}

/// Why a journal cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    /// An entry was written by a newer program.
    Newer {
        /// The entry's format.
        version: u32,
    },
    /// An entry is not one.
    Unreadable(String),
    /// An entry is missing, or one is out of order.
    Gap {
        /// The number that should have come.
        wanted: u64,
        /// The number that came.
        found: u64,
    },
    /// An entry is not the one that was chained here.
    Changed {
        /// Its number, from 1.
        n: u64,
    },
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Newer { version } => write!(
                f,
                "this journal was written by a newer Canasta (format {version}; this one reads up to {VERSION})"
            ),
            Self::Unreadable(why) => write!(f, "an entry of the journal cannot be read: {why}"),
            Self::Gap { wanted, found } => write!(f, "entry {wanted} of the journal is missing; {found} came instead"),
            Self::Changed { n } => write!(f, "entry {n} of the journal was changed: its hash does not fit"),
        }
    }
}

impl core::error::Error for Broken {}

/// The end of a table's chain: how many entries there are, and the hash of the last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    n: u64,
    last: Hash,
}

impl Chain {
    /// The chain of a table without entries.
    pub fn start(table: &str) -> Self {
        Self { n: 0, last: hash(&[CHAIN_TAG, table.as_bytes()]) }
    }

    /// Entries so far.
    pub const fn len(&self) -> u64 {
        self.n
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// The hash of the last entry.
    pub const fn last(&self) -> &Hash {
        &self.last
    }

    /// The chain with one entry more, given as it is stored.
    #[must_use]
    pub fn with(&self, text: &str) -> Self {
        Self { n: self.n + 1, last: hash(&[&self.last, text.as_bytes()]) }
    }

    /// Reads the next stored entry and follows it.
    ///
    /// # Errors
    /// What is wrong with it; the chain stays where it was.
    pub fn follow(&mut self, n: u64, text: &str, stored: &[u8]) -> Result<Entry, Broken> {
        let next = self.with(text);
        if n != next.n {
            return Err(Broken::Gap { wanted: next.n, found: n });
        }
        if next.last != stored {
            return Err(Broken::Changed { n });
        }
        let entry = Entry::read(text)?;
        *self = next;
        Ok(entry)
    }
}

fn hash(parts: &[&[u8]]) -> Hash {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize().into()
}

#[cfg(test)]
mod tests {
    use canasta::deck::fresh;

    use super::*;

    fn entries() -> Vec<Entry> {
        let players = vec![
            Occupant { name: "You".to_owned(), bot: None },
            Occupant { name: "Ruth “the bot”".to_owned(), bot: Some("club".to_owned()) },
        ];
        let by = |id: &str| ActId { seat: Seat(1), id: id.to_owned() };
        let act = |text: &str| notation::parse_act(text).unwrap();
        vec![
            Entry::Opened {
                rules: "hoyle".to_owned(),
                house: None,
                players,
                first_dealer: Seat(1),
                draws: Vec::new(),
                hints: Hints::Practice,
            },
            Entry::Dealt { deal: 1, deck: fresh(), asked: None },
            Entry::Acted { by: by("a"), act: act("draw") },
            Entry::Acted { by: by("b"), act: act("take 4H 4D / Q: 2S XR / KH KD KC") },
            Entry::Dealt { deal: 2, deck: fresh(), asked: Some(by("c")) },
        ]
    }

    fn stored(entries: &[Entry]) -> Vec<(u64, String, Hash)> {
        let mut chain = Chain::start("t");
        let store = |entry: &Entry| {
            let text = entry.text();
            chain = chain.with(&text);
            (chain.len(), text, *chain.last())
        };
        entries.iter().map(store).collect()
    }

    fn load(table: &str, rows: &[(u64, String, Hash)]) -> Result<Vec<Entry>, Broken> {
        let mut chain = Chain::start(table);
        rows.iter().map(|(n, text, hash)| chain.follow(*n, text, hash)).collect()
    }

    #[test]
    fn what_is_written_is_read() {
        for entry in entries() {
            assert_eq!(Entry::read(&entry.text()), Ok(entry));
        }
        assert_eq!(load("t", &stored(&entries())), Ok(entries()));
    }

    /// The present format, for ever: journals must stay readable and keep their hashes.
    #[test]
    fn the_format_is_pinned() {
        let texts: Vec<String> = entries().iter().map(Entry::text).collect();
        assert_eq!(
            texts[0],
            r#"{"v":2,"entry":{"opened":{"rules":"hoyle","players":[{"name":"You"},{"name":"Ruth “the bot”","bot":"club"}],"first_dealer":1}}}"#
        );
        assert!(texts[1].starts_with(r#"{"v":2,"entry":{"dealt":{"deal":1,"deck":"2S 2H 2D 2C 3S"#), "{}", texts[1]);
        assert_eq!(texts[2], r#"{"v":2,"entry":{"acted":{"seat":1,"id":"a","act":"draw"}}}"#);
        assert!(texts[4].ends_with(r#" XR XB","seat":1,"id":"c"}}}"#), "{}", texts[4]);
        assert_eq!(hex(&stored(&entries())[4].2), PINNED);

        assert_eq!(drawn().text(), DRAWN);
        assert_eq!(Entry::read(DRAWN), Ok(drawn()));
    }

    /// Computed by another program from the texts.
    const PINNED: &str = "ab422f1a58299fac96b33e6bbb2f68bcd27078ae62b9f61e72b88d043a0e5ed9";

    const DRAWN: &str = r#"{"v":2,"entry":{"opened":{"rules":"pack","house":{"game_points":3000,"hand_size":[15,13,11,11,11]},"players":[{"name":"You"},{"name":"Ruth","bot":"club"}],"first_dealer":0,"draws":[{"player":0,"place":17,"card":"9D"},{"player":1,"place":90,"card":"XR"},{"player":1,"place":4,"card":"KS"}]}}}"#;

    /// An opening with house rules and draws.
    fn drawn() -> Entry {
        let draw = |player, place, card: &str| WrittenDraw { player, place, card: card.to_owned() }.read().unwrap();
        Entry::Opened {
            rules: "pack".to_owned(),
            house: Some(serde_json::json!({ "game_points": 3000, "hand_size": [15, 13, 11, 11, 11] })),
            players: vec![
                Occupant { name: "You".to_owned(), bot: None },
                Occupant { name: "Ruth".to_owned(), bot: Some("club".to_owned()) },
            ],
            first_dealer: Seat(0),
            draws: vec![draw(0, 17, "9D"), draw(1, 90, "XR"), draw(1, 4, "KS")],
            hints: Hints::Practice,
        }
    }

    /// Journals of the first format are read for ever, with the hashes they have, and may go on in a newer one.
    #[test]
    fn the_first_format_is_read() {
        let entries = entries();
        let texts: Vec<String> =
            entries.iter().map(|entry| entry.text().replacen(r#"{"v":2,"#, r#"{"v":1,"#, 1)).collect();
        assert_eq!(
            texts[0],
            r#"{"v":1,"entry":{"opened":{"rules":"hoyle","players":[{"name":"You"},{"name":"Ruth “the bot”","bot":"club"}],"first_dealer":1}}}"#
        );
        let (mut written, mut read) = (Chain::start("t"), Chain::start("t"));
        for (text, entry) in texts.iter().zip(&entries) {
            written = written.with(text);
            assert_eq!(read.follow(written.len(), text, written.last()), Ok(entry.clone()));
        }
        assert_eq!(hex(written.last()), FIRST);
        let newer = Entry::Acted { by: ActId { seat: Seat(1), id: "d".to_owned() }, act: DressedAct::Draw }.text();
        assert!(newer.starts_with(r#"{"v":2,"#));
        written = written.with(&newer);
        assert!(read.follow(written.len(), &newer, written.last()).is_ok());

        let house = DRAWN.replacen(r#"{"v":2,"#, r#"{"v":1,"#, 1);
        assert!(matches!(Entry::read(&house), Err(Broken::Unreadable(_))));
    }

    /// As the first release that wrote journals had it.
    const FIRST: &str = "e129fb1e4f30967e14a9e769dfd6255acc2726267a7abc310dc768209eaef31b";

    fn hex(hash: &Hash) -> String {
        hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    #[test]
    fn a_changed_entry_is_noticed() {
        let good = stored(&entries());
        let mut changed = good.clone();
        changed[2].1 = changed[2].1.replace("draw", "pass");
        assert_eq!(load("t", &changed), Err(Broken::Changed { n: 3 }));

        let mut gone = good.clone();
        gone.remove(1);
        assert_eq!(load("t", &gone), Err(Broken::Gap { wanted: 2, found: 3 }));

        let mut renumbered = gone;
        for (n, row) in (1..).zip(&mut renumbered) {
            row.0 = n;
        }
        assert_eq!(load("t", &renumbered), Err(Broken::Changed { n: 2 }));

        assert_eq!(load("another", &good), Err(Broken::Changed { n: 1 }));
    }

    /// What hints a table has makes its opening one of format 3, unless they are the usual ones; nothing else does.
    #[test]
    fn hints_are_of_the_third_format() {
        for hints in Hints::ALL {
            let Entry::Opened { rules, house, players, first_dealer, draws, .. } = drawn() else { panic!() };
            let entry = Entry::Opened { rules, house, players, first_dealer, draws, hints };
            let text = entry.text();
            assert_eq!(Entry::read(&text), Ok(entry));
            assert_eq!(Hints::read(hints.text()), Some(hints));
            if hints == Hints::Practice {
                assert_eq!(text, DRAWN);
                continue;
            }
            let ending = format!(r#","hints":"{}"}}}}}}"#, hints.text());
            assert!(text.starts_with(r#"{"v":3,"#) && text.ends_with(&ending), "{text}");
            let older = text.replacen(r#"{"v":3,"#, r#"{"v":2,"#, 1);
            assert!(matches!(Entry::read(&older), Err(Broken::Unreadable(_))));
        }
        assert_eq!(Hints::read("always"), None);
        let unknown = DRAWN.replacen("]}}}", r#"],"hints":"always"}}}"#, 1).replacen(r#""v":2"#, r#""v":3"#, 1);
        assert!(matches!(Entry::read(&unknown), Err(Broken::Unreadable(_))));
    }

    #[test]
    fn a_newer_format_is_named() {
        let newer = r#"{"v":4,"entry":{"sat-down":{"seat":3}}}"#;
        assert_eq!(Entry::read(newer), Err(Broken::Newer { version: 4 }));
        assert!(Broken::Newer { version: 4 }.to_string().contains("newer Canasta"));
    }

    #[test]
    fn what_is_no_entry_is_refused() {
        for text in [
            "",
            "{}",
            r#"{"v":1}"#,
            r#"{"v":1,"entry":{"acted":{"seat":0,"id":"a","act":"dance"}}}"#,
            r#"{"v":1,"entry":{"acted":{"seat":0,"id":"a","act":"draw","more":1}}}"#,
            r#"{"v":1,"entry":{"dealt":{"deal":1,"deck":"4H 4D"}}}"#,
            r#"{"v":1,"entry":{"opened":{"rules":"hoyle","players":[],"first_dealer":0}}}"#,
            r#"{"v":2,"entry":{"opened":{"rules":"hoyle","players":[{"name":"a"},{"name":"b"}],"first_dealer":2}}}"#,
            r#"{"v":2,"entry":{"opened":{"rules":"hoyle","players":[{"name":"a"},{"name":"b"}],"first_dealer":0,"draws":[{"player":0,"place":1,"card":"4H 4D"}]}}}"#,
            r#"{"v":2,"entry":{"opened":{"rules":"hoyle","players":[{"name":"a"},{"name":"b"}],"first_dealer":0,"draws":[{"player":0,"place":1,"card":""}]}}}"#,
        ] {
            assert!(matches!(Entry::read(text), Err(Broken::Unreadable(_))), "{text}");
        }
    }
}
