//! The server's edges that know nothing of requests or tables: the log and the metrics for the operator, HTTPS, writes that
//! time out, and patches from one markup to the next.

mod logging;
mod metrics;
mod patch;
mod tls;
mod write_timeout;

pub use logging::{LogForm, LogLevel, log_crashes, logger};
pub(crate) use metrics::Class;
pub use metrics::Metrics;
pub(crate) use patch::{Markup, ScreenMarkup, patch};
pub use tls::{Tls, TlsError};
pub(crate) use write_timeout::WriteTimeout;
