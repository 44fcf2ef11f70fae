//! What no schedule asks for: people's devices, histories, calendars and practice. Talk and codes are none.

use async_trait::async_trait;
use canasta_store::{
    ChatLine, DailyAttempt, Device, DeviceInvitation, GuestId, GuestStore, IdleTable, PlayedTable, PracticeStore,
    ReadError, SessionHash, StoredDaily, StoredPuzzle, StoredReview, StoredSummary, SummaryStore, TableNames,
    TableStore, WriteError,
};
use canasta_table::journal::Hash;

use crate::node_store::NodeStore;

pub(crate) fn unread<T>() -> Result<T, ReadError> {
    Err(ReadError::Unavailable("not simulated".into()))
}

pub(crate) const fn unwritten() -> Result<(), WriteError> {
    Err(WriteError::Unknown)
}

#[async_trait]
impl TableStore for NodeStore {
    async fn rename_person(&self, _: &str, _: u8, _: String) -> Result<(), WriteError> {
        unwritten()
    }

    async fn hide_table(&self, _: &str, _: u8) -> Result<(), WriteError> {
        unwritten()
    }

    async fn set_invitation(&self, _: &str, _: &str) -> Result<(), WriteError> {
        unwritten()
    }

    async fn set_code(&self, _: &str, _: &str, _: i64, _: i64) -> Result<(), WriteError> {
        unwritten()
    }

    async fn add_chat(&self, _: &str, _: ChatLine) -> Result<(), WriteError> {
        unwritten()
    }

    async fn table_by_invitation(&self, _: &str) -> Result<Option<String>, ReadError> {
        unread()
    }

    async fn table_by_code(&self, _: &str, _: i64) -> Result<Option<String>, ReadError> {
        unread()
    }

    async fn code_of(&self, _: &str, _: i64) -> Result<Option<(String, i64)>, ReadError> {
        Ok(None)
    }

    async fn tables_of(&self, _: GuestId, _: u32) -> Result<Vec<(String, i64)>, ReadError> {
        unread()
    }

    async fn unfinished_tables_of(&self, _: GuestId, _: u32) -> Result<Vec<String>, ReadError> {
        unread()
    }

    async fn listed_tables_of(&self, _: GuestId, _: u32) -> Result<Vec<String>, ReadError> {
        unread()
    }

    async fn chat(&self, _: &str, _: u32) -> Result<Vec<ChatLine>, ReadError> {
        Ok(Vec::new())
    }
}

#[async_trait]
impl GuestStore for NodeStore {
    async fn add_guest(&self, _: GuestId, _: Device) -> Result<(), WriteError> {
        unwritten()
    }

    async fn update_device(&self, _: Device) -> Result<(), WriteError> {
        unwritten()
    }

    async fn add_device_invitation(&self, _: i64, _: DeviceInvitation) -> Result<(), WriteError> {
        unwritten()
    }

    async fn use_device_invitation(
        &self,
        _: i64,
        _: Hash,
        _: Option<SessionHash>,
        _: Device,
    ) -> Result<(), WriteError> {
        unwritten()
    }

    async fn switch_guest(&self, _: SessionHash, _: GuestId) -> Result<(), WriteError> {
        unwritten()
    }

    async fn end_session(&self, _: SessionHash, _: GuestId) -> Result<(), WriteError> {
        unwritten()
    }

    async fn drop_kept_apart(&self, _: SessionHash) -> Result<(), WriteError> {
        unwritten()
    }

    async fn set_calendar(&self, _: GuestId, _: &str) -> Result<(), WriteError> {
        unwritten()
    }

    async fn forget_guest(&self, _: GuestId) -> Result<(), WriteError> {
        unwritten()
    }

    async fn forget_guest_at(&self, _: GuestId, _: Vec<String>) -> Result<(), WriteError> {
        unwritten()
    }

    async fn guest_of(&self, _: SessionHash) -> Result<Option<(GuestId, Device)>, ReadError> {
        unread()
    }

    async fn devices_of(&self, _: GuestId) -> Result<Vec<(Device, i64)>, ReadError> {
        unread()
    }

    async fn kept_apart(&self, _: SessionHash) -> Result<Vec<GuestId>, ReadError> {
        unread()
    }

    async fn is_reachable(&self, _: GuestId) -> Result<bool, ReadError> {
        unread()
    }

    async fn known_as(&self, _: GuestId) -> Result<(Option<String>, u32), ReadError> {
        unread()
    }

    async fn device_invitation(&self, _: &Hash, _: i64) -> Result<Option<DeviceInvitation>, ReadError> {
        unread()
    }

    async fn guest_by_calendar(&self, _: &str) -> Result<Option<GuestId>, ReadError> {
        unread()
    }

    async fn calendar_of(&self, _: GuestId) -> Result<Option<String>, ReadError> {
        unread()
    }
}

#[async_trait]
impl SummaryStore for NodeStore {
    async fn save_summaries(&self, _: Vec<StoredSummary>) -> Result<(), WriteError> {
        unwritten()
    }

    async fn played_tables(&self, _: GuestId, _: u32) -> Result<Vec<PlayedTable>, ReadError> {
        unread()
    }

    async fn names_at_tables_of(&self, _: GuestId) -> Result<TableNames, ReadError> {
        unread()
    }

    async fn idle_tables(&self, _: &str, _: i64, _: u32) -> Result<Vec<IdleTable>, ReadError> {
        unread()
    }
}

#[async_trait]
impl PracticeStore for NodeStore {
    async fn keep_review(&self, _: &StoredReview) -> Result<(), WriteError> {
        unwritten()
    }

    async fn review(&self, _: &str, _: u8) -> Result<Option<StoredReview>, ReadError> {
        unread()
    }

    async fn reviews_of(&self, _: GuestId, _: u32) -> Result<Vec<StoredReview>, ReadError> {
        unread()
    }

    async fn keep_puzzle(&self, _: GuestId, _: &StoredPuzzle, _: Option<i64>) -> Result<(), WriteError> {
        unwritten()
    }

    async fn puzzles(&self, _: GuestId) -> Result<Vec<StoredPuzzle>, ReadError> {
        unread()
    }

    async fn puzzle_days(&self, _: GuestId) -> Result<Vec<i64>, ReadError> {
        unread()
    }

    async fn keep_daily(&self, _: &StoredDaily) -> Result<StoredDaily, WriteError> {
        Err(WriteError::Unknown)
    }

    async fn update_daily(&self, _: i64, _: &str) -> Result<(), WriteError> {
        unwritten()
    }

    async fn daily(&self, _: i64) -> Result<Option<StoredDaily>, ReadError> {
        unread()
    }

    async fn begin_daily_attempt(&self, _: i64, _: GuestId, _: &str, _: i64) -> Result<bool, WriteError> {
        Err(WriteError::Unknown)
    }

    async fn daily_attempts(&self, _: i64) -> Result<Vec<DailyAttempt>, ReadError> {
        unread()
    }

    async fn daily_attempts_of(&self, _: GuestId, _: u32) -> Result<Vec<DailyAttempt>, ReadError> {
        unread()
    }

    async fn finish_daily_attempt(&self, _: i64, _: GuestId, _: &str) -> Result<(), WriteError> {
        unwritten()
    }
}
