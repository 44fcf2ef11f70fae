//! Views as HTML, pure; style sheet, faces, script.
