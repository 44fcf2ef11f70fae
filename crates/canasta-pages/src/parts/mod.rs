//! Building blocks that several pages share.

pub(crate) mod button;
pub(crate) mod card;
pub(crate) mod frame;
pub(crate) mod link_preview;
pub(crate) mod message;
pub(crate) mod qr;
pub(crate) mod score;
pub(crate) mod scripts;
