//! Usable and unusable files with secrets.

use canasta_server::WithCauses;
use canasta_server::cluster::Secrets;

use crate::cluster::forward::SecretFile;

fn refusal(text: &str) -> String {
    let file = SecretFile::new(text);
    Secrets::read(file.path()).unwrap_err().to_string()
}

#[test]
fn a_file_without_a_usable_secret_is_refused_with_a_sentence() {
    assert!(refusal("").ends_with("is empty: write a secret of at least 32 characters into it"));
    assert!(refusal(" \n\n").ends_with("is empty: write a secret of at least 32 characters into it"));
    let long = "0123456789abcdef0123456789abcdef";
    let short = refusal(&format!("{long}\n\nshort\n"));
    assert!(short.starts_with("the secret on line 3 of "), "{short}");
    assert!(short.ends_with("is too short: it needs at least 32 characters"), "{short}");
    let missing = WithCauses(&Secrets::read("/nowhere/secret").unwrap_err()).to_string();
    assert!(missing.starts_with("cannot read /nowhere/secret: "), "{missing}");
}

#[test]
fn a_bad_file_keeps_the_old_secrets() {
    let file = SecretFile::new("0123456789abcdef0123456789abcdef\n");
    let secrets = Secrets::read(file.path()).unwrap();
    file.write("short");
    assert!(secrets.reload().is_err());
    file.write("another secret of more than 32 characters\n");
    assert!(secrets.reload().is_ok());
    // Debug output contains the file name but not the secrets.
    assert!(!format!("{secrets:?}").contains("another"));
}
