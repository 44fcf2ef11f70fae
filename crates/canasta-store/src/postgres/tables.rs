//! Deletable data of a table: people's names, invitations, codes, chat.

use async_trait::async_trait;
use canasta::Seat;
use sqlx::postgres::PgRow;

use super::PostgresStore;
use super::error::{read_error, read_optional};
use super::row::{small_number, value};
use crate::write::Write;
use crate::{ChatLine, GuestId, ReadError, TableStore, WriteError};

#[async_trait]
impl TableStore for PostgresStore {
    async fn rename_person(&self, table: &str, player: u8, name: String) -> Result<(), WriteError> {
        self.write(Write::RenamePerson { table: table.to_owned(), player, name }).await
    }

    async fn hide_table(&self, table: &str, player: u8) -> Result<(), WriteError> {
        self.write(Write::HideTable { table: table.to_owned(), player }).await
    }

    async fn set_invitation(&self, table: &str, invitation: &str) -> Result<(), WriteError> {
        self.write(Write::SetInvitation { table: table.to_owned(), invitation: invitation.to_owned() }).await
    }

    async fn set_code(&self, table: &str, code: &str, now: i64, expires: i64) -> Result<(), WriteError> {
        self.write(Write::SetCode { table: table.to_owned(), code: code.to_owned(), now, expires }).await
    }

    async fn add_chat(&self, table: &str, line: ChatLine) -> Result<(), WriteError> {
        self.write(Write::AddChat { table: table.to_owned(), line }).await
    }

    async fn table_by_invitation(&self, secret: &str) -> Result<Option<String>, ReadError> {
        let sql = sqlx::query_scalar("SELECT id FROM tables WHERE invitation = $1");
        read_optional(sql.bind(secret).fetch_optional(&self.pool).await)
    }

    async fn table_by_code(&self, code: &str, now: i64) -> Result<Option<String>, ReadError> {
        let sql = sqlx::query_scalar("SELECT table_id FROM codes WHERE code = $1 AND expires > $2");
        read_optional(sql.bind(code).bind(now).fetch_optional(&self.pool).await)
    }

    async fn code_of(&self, table: &str, now: i64) -> Result<Option<(String, i64)>, ReadError> {
        let sql = sqlx::query_as("SELECT code, expires FROM codes WHERE table_id = $1 AND expires > $2");
        read_optional(sql.bind(table).bind(now).fetch_optional(&self.pool).await)
    }

    async fn tables_of(&self, guest: GuestId, limit: u32) -> Result<Vec<(String, i64)>, ReadError> {
        let sql = "SELECT tables.id, tables.created FROM people JOIN tables ON tables.id = people.table_id
                   WHERE people.guest = $1 ORDER BY tables.created DESC, tables.id COLLATE \"C\" LIMIT $2";
        let sql = sqlx::query_as(sql).bind(&guest.0[..]).bind(i64::from(limit));
        sql.fetch_all(&self.pool).await.map_err(read_error)
    }

    async fn unfinished_tables_of(&self, guest: GuestId, limit: u32) -> Result<Vec<String>, ReadError> {
        let sql = "SELECT tables.id FROM people JOIN tables ON tables.id = people.table_id
                   WHERE people.guest = $1 AND NOT EXISTS (SELECT 1 FROM summaries WHERE table_id = tables.id)
                   ORDER BY tables.created DESC, tables.id COLLATE \"C\" LIMIT $2";
        let sql = sqlx::query_scalar(sql).bind(&guest.0[..]).bind(i64::from(limit));
        sql.fetch_all(&self.pool).await.map_err(read_error)
    }

    async fn listed_tables_of(&self, guest: GuestId, limit: u32) -> Result<Vec<String>, ReadError> {
        let sql = "SELECT tables.id FROM people JOIN tables ON tables.id = people.table_id
                   WHERE people.guest = $1 AND people.hidden IS NULL
                   ORDER BY tables.created DESC, tables.id COLLATE \"C\" LIMIT $2";
        let sql = sqlx::query_scalar(sql).bind(&guest.0[..]).bind(i64::from(limit));
        sql.fetch_all(&self.pool).await.map_err(read_error)
    }

    async fn chat(&self, table: &str, deal: u32) -> Result<Vec<ChatLine>, ReadError> {
        let sql = "SELECT seat, player, said, at FROM talk WHERE table_id = $1 AND deal = $2 ORDER BY place";
        let sql = sqlx::query(sql).bind(table).bind(i64::from(deal));
        let rows = sql.fetch_all(&self.pool).await.map_err(read_error)?;
        let line = |row: &PgRow| {
            let seat = Seat(small_number(row, 0)?);
            let player = small_number(row, 1)?;
            Ok(ChatLine { deal, seat, player, phrase: value(row, 2)?, at: value(row, 3)? })
        };
        rows.iter().map(line).collect()
    }
}
