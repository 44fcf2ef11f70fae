//! Requests to write. Each owns its data, because its caller may stop waiting for it.

use canasta_table::journal::Hash;

use crate::pads::PadWrite;
use crate::practice::PracticeWrite;
use crate::{Append, ChatLine, Device, DeviceInvitation, GuestId, NewTable, SessionHash, StoredSummary};

/// One atomic write.
pub(crate) enum Write {
    Open(NewTable),
    Append { table: String, append: Append },
    RenamePerson { table: String, player: u8, name: String },
    AddChat { table: String, line: ChatLine },
    SetCode { table: String, code: String, now: i64, expires: i64 },
    SetInvitation { table: String, invitation: String },
    HideTable { table: String, player: u8 },
    SetCalendar { guest: GuestId, secret: String },
    Device(DeviceWrite),
    ForgetGuest(GuestId),
    ForgetGuestAt { guest: GuestId, tables: Vec<String> },
    SaveSummaries(Vec<StoredSummary>),
    Practice(PracticeWrite),
    Pad(PadWrite),
}

/// One atomic write about guests and their devices.
pub(crate) enum DeviceWrite {
    AddGuest { guest: GuestId, device: Device },
    Update(Device),
    AddInvitation { now: i64, invitation: DeviceInvitation },
    UseInvitation { now: i64, secret: Hash, from: Option<SessionHash>, to: Device },
    SwitchGuest { session: SessionHash, guest: GuestId },
    EndSession { session: SessionHash, guest: GuestId },
    DropKeptApart(SessionHash),
}

/// Why a statement of a write failed.
pub(crate) enum StatementError {
    /// It contradicts stored data.
    Conflict,
    /// The database refused it, or didn't answer.
    Database(sqlx::Error),
}

impl From<sqlx::Error> for StatementError {
    fn from(error: sqlx::Error) -> Self {
        let conflict = |error: &dyn sqlx::error::DatabaseError| {
            error.is_unique_violation() || error.is_foreign_key_violation() || error.is_check_violation()
        };
        if error.as_database_error().is_some_and(conflict) { Self::Conflict } else { Self::Database(error) }
    }
}
