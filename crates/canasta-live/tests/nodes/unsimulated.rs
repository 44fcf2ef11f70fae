//! The parts of the store that no schedule uses: devices, histories, calendars, practice and pads. Chat and codes
//! are always empty.

use async_trait::async_trait;
use canasta_store::{
    ChatLine, DailyAttempt, Device, DeviceInvitation, GuestId, GuestStore, IdleTable, PadDevice, PadEvent, PadEventId,
    PadId, PadKeeper, PadStore, PadSync, PlayedTable, PracticeStore, ReadError, SessionHash, StoredDaily, StoredPad,
    StoredPuzzle, StoredReview, StoredSummary, SummaryStore, TableNames, TableStore, WriteError,
};
use canasta_table::journal::Hash;

use crate::node_store::NodeStore;

pub(crate) fn not_read<T>() -> Result<T, ReadError> {
    Err(ReadError::Unavailable("not simulated".into()))
}

pub(crate) const fn not_written() -> Result<(), WriteError> {
    Err(WriteError::Unknown)
}

#[async_trait]
impl TableStore for NodeStore {
    async fn rename_person(&self, _: &str, _: u8, _: String) -> Result<(), WriteError> {
        not_written()
    }

    async fn hide_table(&self, _: &str, _: u8) -> Result<(), WriteError> {
        not_written()
    }

    async fn set_invitation(&self, _: &str, _: &str) -> Result<(), WriteError> {
        not_written()
    }

    async fn set_code(&self, _: &str, _: &str, _: i64, _: i64) -> Result<(), WriteError> {
        not_written()
    }

    async fn add_chat(&self, _: &str, _: ChatLine) -> Result<(), WriteError> {
        not_written()
    }

    async fn table_by_invitation(&self, _: &str) -> Result<Option<String>, ReadError> {
        not_read()
    }

    async fn table_by_code(&self, _: &str, _: i64) -> Result<Option<String>, ReadError> {
        not_read()
    }

    async fn code_of(&self, _: &str, _: i64) -> Result<Option<(String, i64)>, ReadError> {
        Ok(None)
    }

    async fn tables_of(&self, _: GuestId, _: u32) -> Result<Vec<(String, i64)>, ReadError> {
        not_read()
    }

    async fn unfinished_tables_of(&self, _: GuestId, _: u32) -> Result<Vec<String>, ReadError> {
        not_read()
    }

    async fn listed_tables_of(&self, _: GuestId, _: u32) -> Result<Vec<String>, ReadError> {
        not_read()
    }

    async fn chat(&self, _: &str, _: u32) -> Result<Vec<ChatLine>, ReadError> {
        Ok(Vec::new())
    }
}

#[async_trait]
impl GuestStore for NodeStore {
    async fn add_guest(&self, _: GuestId, _: Device) -> Result<(), WriteError> {
        not_written()
    }

    async fn update_device(&self, _: Device) -> Result<(), WriteError> {
        not_written()
    }

    async fn add_device_invitation(&self, _: i64, _: DeviceInvitation) -> Result<(), WriteError> {
        not_written()
    }

    async fn use_device_invitation(
        &self,
        _: i64,
        _: Hash,
        _: Option<SessionHash>,
        _: Device,
    ) -> Result<(), WriteError> {
        not_written()
    }

    async fn switch_guest(&self, _: SessionHash, _: GuestId) -> Result<(), WriteError> {
        not_written()
    }

    async fn end_session(&self, _: SessionHash, _: GuestId) -> Result<(), WriteError> {
        not_written()
    }

    async fn drop_kept_apart(&self, _: SessionHash) -> Result<(), WriteError> {
        not_written()
    }

    async fn set_calendar(&self, _: GuestId, _: &str) -> Result<(), WriteError> {
        not_written()
    }

    async fn forget_guest(&self, _: GuestId) -> Result<(), WriteError> {
        not_written()
    }

    async fn forget_guest_at(&self, _: GuestId, _: Vec<String>) -> Result<(), WriteError> {
        not_written()
    }

    async fn guest_of(&self, _: SessionHash) -> Result<Option<(GuestId, Device)>, ReadError> {
        not_read()
    }

    async fn devices_of(&self, _: GuestId) -> Result<Vec<(Device, i64)>, ReadError> {
        not_read()
    }

    async fn kept_apart(&self, _: SessionHash) -> Result<Vec<GuestId>, ReadError> {
        not_read()
    }

    async fn is_reachable(&self, _: GuestId) -> Result<bool, ReadError> {
        not_read()
    }

    async fn known_as(&self, _: GuestId) -> Result<(Option<String>, u32), ReadError> {
        not_read()
    }

    async fn device_invitation(&self, _: &Hash, _: i64) -> Result<Option<DeviceInvitation>, ReadError> {
        not_read()
    }

    async fn guest_by_calendar(&self, _: &str) -> Result<Option<GuestId>, ReadError> {
        not_read()
    }

    async fn calendar_of(&self, _: GuestId) -> Result<Option<String>, ReadError> {
        not_read()
    }
}

#[async_trait]
impl SummaryStore for NodeStore {
    async fn save_summaries(&self, _: Vec<StoredSummary>) -> Result<(), WriteError> {
        not_written()
    }

    async fn played_tables(&self, _: GuestId, _: u32) -> Result<Vec<PlayedTable>, ReadError> {
        not_read()
    }

    async fn names_at_tables_of(&self, _: GuestId) -> Result<TableNames, ReadError> {
        not_read()
    }

    async fn idle_tables(&self, _: &str, _: i64, _: u32) -> Result<Vec<IdleTable>, ReadError> {
        not_read()
    }
}

#[async_trait]
impl PracticeStore for NodeStore {
    async fn save_review(&self, _: &StoredReview) -> Result<(), WriteError> {
        not_written()
    }

    async fn review(&self, _: &str, _: u8) -> Result<Option<StoredReview>, ReadError> {
        not_read()
    }

    async fn reviews_of(&self, _: GuestId, _: u32) -> Result<Vec<StoredReview>, ReadError> {
        not_read()
    }

    async fn save_puzzle(&self, _: GuestId, _: &StoredPuzzle, _: Option<i64>) -> Result<(), WriteError> {
        not_written()
    }

    async fn puzzles(&self, _: GuestId) -> Result<Vec<StoredPuzzle>, ReadError> {
        not_read()
    }

    async fn puzzle_days(&self, _: GuestId) -> Result<Vec<i64>, ReadError> {
        not_read()
    }

    async fn add_daily(&self, _: &StoredDaily) -> Result<StoredDaily, WriteError> {
        Err(WriteError::Unknown)
    }

    async fn update_daily(&self, _: i64, _: &str) -> Result<(), WriteError> {
        not_written()
    }

    async fn daily(&self, _: i64) -> Result<Option<StoredDaily>, ReadError> {
        not_read()
    }

    async fn begin_daily_attempt(&self, _: i64, _: GuestId, _: &str, _: i64) -> Result<bool, WriteError> {
        Err(WriteError::Unknown)
    }

    async fn daily_attempts(&self, _: i64) -> Result<Vec<DailyAttempt>, ReadError> {
        not_read()
    }

    async fn daily_attempts_of(&self, _: GuestId, _: u32) -> Result<Vec<DailyAttempt>, ReadError> {
        not_read()
    }

    async fn finish_daily_attempt(&self, _: i64, _: GuestId, _: &str) -> Result<(), WriteError> {
        not_written()
    }
}

#[async_trait]
impl PadStore for NodeStore {
    async fn sync_pad(&self, _: PadSync, _: i64) -> Result<(), WriteError> {
        not_written()
    }

    async fn pad(&self, _: PadId, _: u64, _: i64) -> Result<Option<StoredPad>, ReadError> {
        not_read()
    }

    async fn pad_by_code(&self, _: &str) -> Result<Option<PadId>, ReadError> {
        not_read()
    }

    async fn pad_keeper(&self, _: PadId, _: &Hash) -> Result<Option<PadKeeper>, ReadError> {
        not_read()
    }

    async fn pad_event_ids(&self, _: PadId) -> Result<Vec<PadEventId>, ReadError> {
        not_read()
    }

    async fn add_pad_query(&self, _: PadId, _: PadEvent, _: Option<GuestId>) -> Result<(), WriteError> {
        not_written()
    }

    async fn add_pad_hand_over(&self, _: PadId, _: &Hash, _: &Hash, _: i64, _: i64) -> Result<(), WriteError> {
        not_written()
    }

    async fn take_pad(&self, _: &Hash, _: PadDevice, _: i64) -> Result<PadId, WriteError> {
        Err(WriteError::Unknown)
    }

    async fn ask_for_pad(&self, _: PadId, _: PadDevice, _: i64, _: i64) -> Result<(), WriteError> {
        not_written()
    }

    async fn forget_pad_device(&self, _: &Hash) -> Result<(), WriteError> {
        not_written()
    }

    async fn object_to_pad_request(&self, _: PadId, _: &Hash, _: i64) -> Result<(), WriteError> {
        not_written()
    }
}
