// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use crate::locale::{EN, Plural};
use crate::{Message, Writer};

pub(super) fn have_cut(you: bool, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(30);
    match you {
        true => {
            match you {
                true => match others.len() {
                    0 => {
                        w.text("You");
                    }
                    _ => match EN.plural(others.len() as u64) {
                        Plural::One => {
                            w.text("You and ");
                            w.list(" and ", others);
                        }
                        _ => {
                            w.text("You, ");
                            w.list(" and ", others);
                        }
                    },
                },
                false => {
                    w.list(" and ", others);
                }
            }
            w.text(" have cut.");
        }
        false => match EN.plural(others.len() as u64) {
            Plural::One => {
                match you {
                    true => match others.len() {
                        0 => {
                            w.text("You");
                        }
                        _ => match EN.plural(others.len() as u64) {
                            Plural::One => {
                                w.text("You and ");
                                w.list(" and ", others);
                            }
                            _ => {
                                w.text("You, ");
                                w.list(" and ", others);
                            }
                        },
                    },
                    false => {
                        w.list(" and ", others);
                    }
                }
                w.text(" has cut.");
            }
            _ => {
                match you {
                    true => match others.len() {
                        0 => {
                            w.text("You");
                        }
                        _ => match EN.plural(others.len() as u64) {
                            Plural::One => {
                                w.text("You and ");
                                w.list(" and ", others);
                            }
                            _ => {
                                w.text("You, ");
                                w.list(" and ", others);
                            }
                        },
                    },
                    false => {
                        w.list(" and ", others);
                    }
                }
                w.text(" have cut.");
            }
        },
    }
    w.finish()
}

pub(super) fn have_not_cut(you: bool, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(38);
    match you {
        true => {
            match you {
                true => match others.len() {
                    0 => {
                        w.text("You");
                    }
                    _ => match EN.plural(others.len() as u64) {
                        Plural::One => {
                            w.text("You and ");
                            w.list(" and ", others);
                        }
                        _ => {
                            w.text("You, ");
                            w.list(" and ", others);
                        }
                    },
                },
                false => {
                    w.list(" and ", others);
                }
            }
            w.text(" have not cut yet.");
        }
        false => match EN.plural(others.len() as u64) {
            Plural::One => {
                match you {
                    true => match others.len() {
                        0 => {
                            w.text("You");
                        }
                        _ => match EN.plural(others.len() as u64) {
                            Plural::One => {
                                w.text("You and ");
                                w.list(" and ", others);
                            }
                            _ => {
                                w.text("You, ");
                                w.list(" and ", others);
                            }
                        },
                    },
                    false => {
                        w.list(" and ", others);
                    }
                }
                w.text(" has not cut yet.");
            }
            _ => {
                match you {
                    true => match others.len() {
                        0 => {
                            w.text("You");
                        }
                        _ => match EN.plural(others.len() as u64) {
                            Plural::One => {
                                w.text("You and ");
                                w.list(" and ", others);
                            }
                            _ => {
                                w.text("You, ");
                                w.list(" and ", others);
                            }
                        },
                    },
                    false => {
                        w.list(" and ", others);
                    }
                }
                w.text(" have not cut yet.");
            }
        },
    }
    w.finish()
}

pub(super) fn ready(you: bool, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(31);
    match you {
        true => {
            match you {
                true => match others.len() {
                    0 => {
                        w.text("You");
                    }
                    _ => match EN.plural(others.len() as u64) {
                        Plural::One => {
                            w.text("You and ");
                            w.list(" and ", others);
                        }
                        _ => {
                            w.text("You, ");
                            w.list(" and ", others);
                        }
                    },
                },
                false => {
                    w.list(" and ", others);
                }
            }
            w.text(" are ready.");
        }
        false => match EN.plural(others.len() as u64) {
            Plural::One => {
                match you {
                    true => match others.len() {
                        0 => {
                            w.text("You");
                        }
                        _ => match EN.plural(others.len() as u64) {
                            Plural::One => {
                                w.text("You and ");
                                w.list(" and ", others);
                            }
                            _ => {
                                w.text("You, ");
                                w.list(" and ", others);
                            }
                        },
                    },
                    false => {
                        w.list(" and ", others);
                    }
                }
                w.text(" is ready.");
            }
            _ => {
                match you {
                    true => match others.len() {
                        0 => {
                            w.text("You");
                        }
                        _ => match EN.plural(others.len() as u64) {
                            Plural::One => {
                                w.text("You and ");
                                w.list(" and ", others);
                            }
                            _ => {
                                w.text("You, ");
                                w.list(" and ", others);
                            }
                        },
                    },
                    false => {
                        w.list(" and ", others);
                    }
                }
                w.text(" are ready.");
            }
        },
    }
    w.finish()
}

pub(super) fn waiting(you: bool, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(33);
    match you {
        true => match others.len() {
            0 => {
                w.text("Waiting for you.");
            }
            _ => match EN.plural(others.len() as u64) {
                Plural::One => {
                    w.text("Waiting for you and ");
                    w.list(" and ", others);
                    w.text(".");
                }
                _ => {
                    w.text("Waiting for you, ");
                    w.list(" and ", others);
                    w.text(".");
                }
            },
        },
        false => {
            w.text("Waiting for ");
            w.list(" and ", others);
            w.text(".");
        }
    }
    w.finish()
}
