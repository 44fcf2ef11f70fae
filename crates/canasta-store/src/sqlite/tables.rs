//! Deletable data of a table: people's names, invitations, codes, chat.

use async_trait::async_trait;
use canasta::Seat;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::SqliteStore;
use super::row::small_number;
use crate::write::Write;
use crate::{ChatLine, GuestId, ReadError, TableStore, WriteError};

#[async_trait]
impl TableStore for SqliteStore {
    async fn rename_person(&self, table: &str, player: u8, name: String) -> Result<(), WriteError> {
        self.writer.write(Write::RenamePerson { table: table.to_owned(), player, name }).await
    }

    async fn hide_table(&self, table: &str, player: u8) -> Result<(), WriteError> {
        self.writer.write(Write::HideTable { table: table.to_owned(), player }).await
    }

    async fn set_invitation(&self, table: &str, invitation: &str) -> Result<(), WriteError> {
        self.writer.write(Write::SetInvitation { table: table.to_owned(), invitation: invitation.to_owned() }).await
    }

    async fn set_code(&self, table: &str, code: &str, now: i64, expires: i64) -> Result<(), WriteError> {
        self.writer.write(Write::SetCode { table: table.to_owned(), code: code.to_owned(), now, expires }).await
    }

    async fn add_chat(&self, table: &str, line: ChatLine) -> Result<(), WriteError> {
        self.writer.write(Write::AddChat { table: table.to_owned(), line }).await
    }

    async fn table_by_invitation(&self, secret: &str) -> Result<Option<String>, ReadError> {
        let sql = "SELECT id FROM tables WHERE invitation = ?";
        Ok(sqlx::query_scalar(sql).bind(secret).fetch_optional(&self.readers).await?)
    }

    async fn table_by_code(&self, code: &str, now: i64) -> Result<Option<String>, ReadError> {
        let sql = "SELECT table_id FROM codes WHERE code = ? AND expires > ?";
        Ok(sqlx::query_scalar(sql).bind(code).bind(now).fetch_optional(&self.readers).await?)
    }

    async fn code_of(&self, table: &str, now: i64) -> Result<Option<(String, i64)>, ReadError> {
        let sql = "SELECT code, expires FROM codes WHERE table_id = ? AND expires > ?";
        Ok(sqlx::query_as(sql).bind(table).bind(now).fetch_optional(&self.readers).await?)
    }

    async fn tables_of(&self, guest: GuestId, limit: u32) -> Result<Vec<(String, i64)>, ReadError> {
        let sql = "SELECT tables.id, tables.created FROM people JOIN tables ON tables.id = people.table_id
                   WHERE people.guest = ? ORDER BY tables.created DESC, tables.id LIMIT ?";
        Ok(sqlx::query_as(sql).bind(&guest.0[..]).bind(limit).fetch_all(&self.readers).await?)
    }

    async fn unfinished_tables_of(&self, guest: GuestId, limit: u32) -> Result<Vec<String>, ReadError> {
        let sql = "SELECT tables.id FROM people JOIN tables ON tables.id = people.table_id
                   WHERE people.guest = ? AND NOT EXISTS (SELECT 1 FROM summaries WHERE table_id = tables.id)
                   ORDER BY tables.created DESC, tables.id LIMIT ?";
        Ok(sqlx::query_scalar(sql).bind(&guest.0[..]).bind(limit).fetch_all(&self.readers).await?)
    }

    async fn listed_tables_of(&self, guest: GuestId, limit: u32) -> Result<Vec<String>, ReadError> {
        let sql = "SELECT tables.id FROM people JOIN tables ON tables.id = people.table_id
                   WHERE people.guest = ? AND people.hidden IS NULL ORDER BY tables.created DESC, tables.id LIMIT ?";
        Ok(sqlx::query_scalar(sql).bind(&guest.0[..]).bind(limit).fetch_all(&self.readers).await?)
    }

    async fn chat(&self, table: &str, deal: u32) -> Result<Vec<ChatLine>, ReadError> {
        let sql = "SELECT seat, player, said, at FROM talk WHERE table_id = ? AND deal = ? ORDER BY place";
        let rows = sqlx::query(sql).bind(table).bind(deal).fetch_all(&self.readers).await?;
        let line = |row: &SqliteRow| {
            let seat = Seat(small_number(row, 0)?);
            let player = small_number(row, 1)?;
            Ok(ChatLine { deal, seat, player, phrase: row.try_get(2)?, at: row.try_get(3)? })
        };
        rows.iter().map(line).collect()
    }
}
