//! The Fluent bundles, one for each language, and the way to get a text out of them.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::locale::Locale;
use crate::span;

#[cfg(test)]
mod glossary;
mod memo;
#[cfg(test)]
mod messages;
#[cfg(test)]
mod reader;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod used_keys;

type Bundle = FluentBundle<FluentResource>;

/// A value in a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg<'a> {
    /// It is put in as it is.
    Text(Cow<'a, str>),
    /// It decides about singular and plural.
    Number(u32),
}

impl Arg<'_> {
    fn to_static(&self) -> Arg<'static> {
        match self {
            Arg::Text(text) => Arg::Text(text.clone().into_owned().into()),
            Arg::Number(number) => Arg::Number(*number),
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(text.into())
    }
}

macro_rules! number_args {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(u32::from(number))
            }
        }
    )*};
}
number_args!(u8, u16, u32);

/// The text of a key, with values put in.
///
/// A key that does not exist gives itself in angle brackets, so that a page shows what is missing instead of failing.
pub fn text(locale: Locale, key: &str, args: &[(&str, Arg)]) -> String {
    memo::recall(locale, key, args, || compose(locale, key, args))
}

fn compose(locale: Locale, key: &str, args: &[(&str, Arg)]) -> String {
    let bundle = &BUNDLES[locale.index()];
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
        return format!("⟨{key}⟩");
    };
    let mut values = FluentArgs::with_capacity(args.len());
    for (name, arg) in args {
        match arg {
            Arg::Text(text) => values.set(*name, text.as_ref()),
            Arg::Number(number) => values.set(*name, *number),
        }
    }
    bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
}

/// How many files each language has.
const FILES: usize = 19;

macro_rules! sources {
    ($tag:literal) => {
        [
            include_str!(concat!("../locales/", $tag, "/terms.ftl")),
            include_str!(concat!("../locales/", $tag, "/game.ftl")),
            include_str!(concat!("../locales/", $tag, "/log.ftl")),
            include_str!(concat!("../locales/", $tag, "/why.ftl")),
            include_str!(concat!("../locales/", $tag, "/page.ftl")),
            include_str!(concat!("../locales/", $tag, "/hint.ftl")),
            include_str!(concat!("../locales/", $tag, "/rules.ftl")),
            include_str!(concat!("../locales/", $tag, "/learn.ftl")),
            include_str!(concat!("../locales/", $tag, "/terminal.ftl")),
            include_str!(concat!("../locales/", $tag, "/review.ftl")),
            include_str!(concat!("../locales/", $tag, "/train.ftl")),
            include_str!(concat!("../locales/", $tag, "/people.ftl")),
            include_str!(concat!("../locales/", $tag, "/alerts.ftl")),
            include_str!(concat!("../locales/", $tag, "/enter.ftl")),
            include_str!(concat!("../locales/", $tag, "/practice.ftl")),
            include_str!(concat!("../locales/", $tag, "/club.ftl")),
            include_str!(concat!("../locales/", $tag, "/clock.ftl")),
            include_str!(concat!("../locales/", $tag, "/company.ftl")),
            include_str!(concat!("../locales/", $tag, "/home.ftl")),
        ]
    };
}

fn sources(locale: Locale) -> [&'static str; FILES] {
    match locale {
        Locale::En => sources!("en"),
        Locale::Fr => sources!("fr"),
        Locale::It => sources!("it"),
        Locale::Nl => sources!("nl"),
        Locale::Ja => sources!("ja"),
        Locale::De => sources!("de"),
    }
}

static BUNDLES: LazyLock<[Bundle; 6]> = LazyLock::new(|| Locale::ALL.map(bundle));

fn bundle(locale: Locale) -> Bundle {
    let language = locale.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // Isolating marks would end up in buttons and labels; all six languages run from left to right.
    bundle.set_use_isolating(false);
    for source in sources(locale) {
        // A line that cannot be read is a text that is missing, and the tests find those.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    // `OBJECT($what)` puts the pieces of a value into the form that the object of a sentence has.
    let added = bundle.add_function("OBJECT", |values, _| match values {
        [FluentValue::String(value)] => span::as_object(value).into(),
        _ => FluentValue::Error,
    });
    debug_assert!(added.is_ok(), "the function is new");
    bundle
}
