//! What a club player does, one idea a test.
