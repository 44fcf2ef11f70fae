//! The server's edges that know nothing of requests or tables: the log and the metrics for the operator, HTTPS, writes that
//! time out, and patches from one markup to the next.

mod logging;
mod metrics;
mod patch;
mod tls;
mod write_timeout;

pub use logging::{LogForm, LogLevel, log_crashes, logger};
pub use metrics::{Class, Counted, Metrics};
pub use patch::{Markup, ScreenMarkup, patch};
pub use tls::{Tls, TlsError};
pub use write_timeout::WriteTimeout;
