//! In which language the terminal speaks.

use runestones_i18n::Locale;

/// The language of the environment, as other programs find it: the first of these variables that is set decides.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language that was asked for, or that of the environment, or English.
pub(crate) fn chosen(asked: Option<Locale>) -> Locale {
    asked.unwrap_or_else(|| of_environment(|name| std::env::var(name).ok()))
}

fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Locale {
    let value = VARIABLES.into_iter().filter_map(variable).find(|value| !value.is_empty()).unwrap_or_default();
    // `de_AT.UTF-8@euro`: the language, the country, the encoding, and what else there may be.
    let language = value.split(['.', '@']).next().unwrap_or_default();
    Locale::negotiate(language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_which_language() {
        let cases: [(&[(&str, &str)], Locale); 7] = [
            (&[], Locale::En),
            (&[("LANG", "fr_FR.UTF-8")], Locale::Fr),
            (&[("LANG", "ja"), ("LC_ALL", "de_AT@euro")], Locale::De),
            (&[("LANG", "nl.UTF-8"), ("LC_ALL", "")], Locale::Nl),
            (&[("LANG", "it_IT"), ("LC_MESSAGES", "C.UTF-8")], Locale::En),
            (&[("LANG", "pt_BR.UTF-8")], Locale::En),
            (&[("LANG", "\u{1b}[2J,,;q=")], Locale::En),
        ];
        for (variables, expected) in cases {
            let value = |name: &str| variables.iter().find(|(set, _)| *set == name).map(|(_, value)| value.to_string());
            assert_eq!(of_environment(value), expected, "{variables:?}");
        }
    }
}
