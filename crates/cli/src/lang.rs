//! Which language the environment asks for.

use std::env;

use answers::Lang;

/// The language that the environment asks for, English if it does not say.
pub(crate) fn of_environment() -> Lang {
    Lang::of_locale(&first_set(&["LC_ALL", "LC_MESSAGES", "LANG"]))
}

/// Whether the environment says that the terminal shows Unicode.
pub(crate) fn is_utf8() -> bool {
    let locale = first_set(&["LC_ALL", "LC_CTYPE", "LANG"]).to_ascii_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

/// The first of these variables that is set and not empty.
fn first_set(names: &[&str]) -> String {
    let values = names.iter().filter_map(env::var_os).map(|value| value.to_string_lossy().into_owned());
    values.into_iter().find(|value| !value.is_empty()).unwrap_or_default()
}
