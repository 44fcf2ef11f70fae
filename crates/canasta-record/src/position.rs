//! A position as JSON: from a scenario to a deal, and back so that the deal can go on.
