// Made by `cargo xtask words` from crates/canasta-words/messages; edit the messages, not this file.

use canasta_words::locale::{EN, Plural};
use canasta_words::{Message, Writer};

pub(super) fn have_cut(you: bool, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(62);
    w.text("[");
    match you {
        true => {
            match you {
                true => match others.len() {
                    0 => {
                        w.text("Ýóóúú");
                    }
                    _ => match EN.plural(others.len() as u64) {
                        Plural::One => {
                            w.text("Ýýóóúú ááñđ ");
                            w.list(" ááññđ ", others);
                        }
                        _ => {
                            w.text("Ýóóúú, ");
                            w.list(" ááññđ ", others);
                        }
                    },
                },
                false => {
                    w.list(" ááññđ ", others);
                }
            }
            w.text(" ĥĥááṽéé çúúţ.");
        }
        false => match EN.plural(others.len() as u64) {
            Plural::One => {
                match you {
                    true => match others.len() {
                        0 => {
                            w.text("Ýóóúú");
                        }
                        _ => match EN.plural(others.len() as u64) {
                            Plural::One => {
                                w.text("Ýýóóúú ááñđ ");
                                w.list(" ááññđ ", others);
                            }
                            _ => {
                                w.text("Ýóóúú, ");
                                w.list(" ááññđ ", others);
                            }
                        },
                    },
                    false => {
                        w.list(" ááññđ ", others);
                    }
                }
                w.text(" ĥĥáášš çúúţ.");
            }
            _ => {
                match you {
                    true => match others.len() {
                        0 => {
                            w.text("Ýóóúú");
                        }
                        _ => match EN.plural(others.len() as u64) {
                            Plural::One => {
                                w.text("Ýýóóúú ááñđ ");
                                w.list(" ááññđ ", others);
                            }
                            _ => {
                                w.text("Ýóóúú, ");
                                w.list(" ááññđ ", others);
                            }
                        },
                    },
                    false => {
                        w.list(" ááññđ ", others);
                    }
                }
                w.text(" ĥĥááṽéé çúúţ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn have_not_cut(you: bool, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(85);
    w.text("[");
    match you {
        true => {
            match you {
                true => match others.len() {
                    0 => {
                        w.text("Ýóóúú");
                    }
                    _ => match EN.plural(others.len() as u64) {
                        Plural::One => {
                            w.text("Ýýóóúú ááñđ ");
                            w.list(" ááññđ ", others);
                        }
                        _ => {
                            w.text("Ýóóúú, ");
                            w.list(" ááññđ ", others);
                        }
                    },
                },
                false => {
                    w.list(" ááññđ ", others);
                }
            }
            w.text(" ĥĥááṽṽéé ññóóţ çúúţ ýééţ.");
        }
        false => match EN.plural(others.len() as u64) {
            Plural::One => {
                match you {
                    true => match others.len() {
                        0 => {
                            w.text("Ýóóúú");
                        }
                        _ => match EN.plural(others.len() as u64) {
                            Plural::One => {
                                w.text("Ýýóóúú ááñđ ");
                                w.list(" ááññđ ", others);
                            }
                            _ => {
                                w.text("Ýóóúú, ");
                                w.list(" ááññđ ", others);
                            }
                        },
                    },
                    false => {
                        w.list(" ááññđ ", others);
                    }
                }
                w.text(" ĥĥáášš ññóóţ çúúţ ýééţ.");
            }
            _ => {
                match you {
                    true => match others.len() {
                        0 => {
                            w.text("Ýóóúú");
                        }
                        _ => match EN.plural(others.len() as u64) {
                            Plural::One => {
                                w.text("Ýýóóúú ááñđ ");
                                w.list(" ááññđ ", others);
                            }
                            _ => {
                                w.text("Ýóóúú, ");
                                w.list(" ááññđ ", others);
                            }
                        },
                    },
                    false => {
                        w.list(" ááññđ ", others);
                    }
                }
                w.text(" ĥĥááṽṽéé ññóóţ çúúţ ýééţ.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn ready(you: bool, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(65);
    w.text("[");
    match you {
        true => {
            match you {
                true => match others.len() {
                    0 => {
                        w.text("Ýóóúú");
                    }
                    _ => match EN.plural(others.len() as u64) {
                        Plural::One => {
                            w.text("Ýýóóúú ááñđ ");
                            w.list(" ááññđ ", others);
                        }
                        _ => {
                            w.text("Ýóóúú, ");
                            w.list(" ááññđ ", others);
                        }
                    },
                },
                false => {
                    w.list(" ááññđ ", others);
                }
            }
            w.text(" áářřéé řééááđý.");
        }
        false => match EN.plural(others.len() as u64) {
            Plural::One => {
                match you {
                    true => match others.len() {
                        0 => {
                            w.text("Ýóóúú");
                        }
                        _ => match EN.plural(others.len() as u64) {
                            Plural::One => {
                                w.text("Ýýóóúú ááñđ ");
                                w.list(" ááññđ ", others);
                            }
                            _ => {
                                w.text("Ýóóúú, ");
                                w.list(" ááññđ ", others);
                            }
                        },
                    },
                    false => {
                        w.list(" ááññđ ", others);
                    }
                }
                w.text(" ííšš řééááđý.");
            }
            _ => {
                match you {
                    true => match others.len() {
                        0 => {
                            w.text("Ýóóúú");
                        }
                        _ => match EN.plural(others.len() as u64) {
                            Plural::One => {
                                w.text("Ýýóóúú ááñđ ");
                                w.list(" ááññđ ", others);
                            }
                            _ => {
                                w.text("Ýóóúú, ");
                                w.list(" ááññđ ", others);
                            }
                        },
                    },
                    false => {
                        w.list(" ááññđ ", others);
                    }
                }
                w.text(" áářřéé řééááđý.");
            }
        },
    }
    w.text("]");
    w.finish()
}

pub(super) fn waiting(you: bool, others: &[Message]) -> Message {
    let mut w = Writer::with_capacity(67);
    w.text("[");
    match you {
        true => match others.len() {
            0 => {
                w.text("Ŵŵááííţííñğ ƒóóř ýóóúú.");
            }
            _ => match EN.plural(others.len() as u64) {
                Plural::One => {
                    w.text("Ŵŵááííţííñğ ƒóóř ýóóúú ááñđ ");
                    w.list(" ááññđ ", others);
                    w.text(".");
                }
                _ => {
                    w.text("Ŵŵááííţííñğ ƒóóř ýóóúú, ");
                    w.list(" ááññđ ", others);
                    w.text(".");
                }
            },
        },
        false => {
            w.text("Ŵŵááííţííñğ ƒóóř ");
            w.list(" ááññđ ", others);
            w.text(".");
        }
    }
    w.text("]");
    w.finish()
}
