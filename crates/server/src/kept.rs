//! Pages that are the same for everybody who reads the same language and likes the same look: drawn once, and kept.

use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use runestones_i18n::Locale;
use runestones_page::{Filter, Head};
use runestones_rules::CardSet;
use runestones_table::{Settings, Theme, hash};

use crate::app::App;
use crate::error::Refusal;
use crate::generations::Generations;
use crate::person::Visitor;

/// Which page it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Sheet {
    Rules,
    Overview,
    Privacy,
    /// With the answers of its form.
    Gallery([String; 3]),
}

impl Sheet {
    pub(crate) fn gallery(filter: &Filter) -> Sheet {
        Sheet::Gallery([filter.colour.clone(), filter.effect.clone(), filter.number.clone()])
    }

    fn address(&self) -> &'static str {
        match self {
            Sheet::Rules => "/rules",
            Sheet::Overview => "/rules/print",
            Sheet::Privacy => "/privacy",
            Sheet::Gallery(_) => "/gallery",
        }
    }

    /// What no form of ours asks for is drawn, but not remembered.
    fn is_worth_keeping(&self) -> bool {
        !matches!(self, Sheet::Gallery(words) if words.iter().any(|word| word.len() > LONGEST_WORD))
    }
}

/// No answer of the gallery's form is longer.
const LONGEST_WORD: usize = 16;

#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    sheet: Sheet,
    /// The hash of the card set that it shows.
    cards: [u8; 32],
    locale: Locale,
    theme: Theme,
    letters: bool,
}

/// A page as it is sent.
#[derive(Clone)]
struct Drawn {
    body: Bytes,
    tag: HeaderValue,
}

/// The pages. The largest has about 200 KB.
pub(crate) struct KeptPages(Mutex<Generations<Key, Arc<Drawn>>>);

impl KeptPages {
    /// Four pages in six languages, two themes, with and without letters, and some galleries.
    pub(crate) const MOST: usize = 96;
}

impl Default for KeptPages {
    fn default() -> KeptPages {
        KeptPages(Mutex::new(Generations::new(KeptPages::MOST)))
    }
}

impl App {
    /// A page, drawn if nobody has asked for it before. Whoever has it already is told so.
    pub(crate) async fn kept(
        &self,
        visitor: &Visitor,
        asked: &HeaderMap,
        (sheet, set, locale, title): (Sheet, &CardSet, Locale, &str),
        draw: impl FnOnce(&Head) -> Markup,
    ) -> Result<Response, Refusal> {
        let Settings { theme, letters, .. } = visitor.likes.settings();
        let key = Key { sheet, cards: set.hash(), locale, theme, letters };
        let known = self.kept.recall(&key);
        let drawn = if let Some(drawn) = known {
            drawn
        } else {
            let _turn = self.dear_lane(visitor).await?;
            // Whoever waited for the same page has it now.
            self.kept.recall(&key).unwrap_or_else(|| {
                // Nothing else of what somebody likes may show, for the next one likes something else.
                let settings = Settings { theme, letters, ..Settings::default() };
                let head = Head { here: key.sheet.address(), ..Head::for_all(title, locale, settings) };
                self.kept.keep(key, draw(&head).into_string())
            })
        };
        Ok(drawn.answer(asked))
    }
}

impl KeptPages {
    fn recall(&self, key: &Key) -> Option<Arc<Drawn>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned()
    }

    fn keep(&self, key: Key, page: String) -> Arc<Drawn> {
        let tag = format!("\"{:.32}\"", hash(&page));
        let tag = HeaderValue::from_str(&tag).unwrap_or(HeaderValue::from_static("\"\""));
        let drawn = Arc::new(Drawn { body: page.into(), tag });
        if key.sheet.is_worth_keeping() {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(key, Arc::clone(&drawn));
        }
        drawn
    }
}

impl Drawn {
    fn answer(&self, asked: &HeaderMap) -> Response {
        let about = [
            (header::ETAG, self.tag.clone()),
            // The browser asks whether it is still the same; nobody in between keeps it, for the cookie says the look.
            (header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache")),
            (header::VARY, HeaderValue::from_static("cookie, accept-language")),
        ];
        if self.is_known(asked) {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        let kind = (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        (about, [kind], self.body.clone()).into_response()
    }

    /// Whether the browser says that it has this very page.
    fn is_known(&self, asked: &HeaderMap) -> bool {
        let tags = asked.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        let mut tags = tags.flat_map(|tags| tags.split(',')).map(str::trim);
        tags.any(|tag| tag == "*" || tag.strip_prefix("W/").unwrap_or(tag).as_bytes() == self.tag.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_an_end_to_what_is_kept() {
        let kept = KeptPages::default();
        for number in 0..1000 {
            let filter = Filter { number: number.to_string(), ..Filter::default() };
            let key = Key {
                sheet: Sheet::gallery(&filter),
                cards: [0; 32],
                locale: Locale::En,
                theme: Theme::Night,
                letters: false,
            };
            kept.keep(key.clone(), number.to_string());
            assert!(kept.recall(&key).is_some_and(|drawn| drawn.body == number.to_string()));
        }
        let known = |kept: &KeptPages| kept.0.lock().expect("nobody panicked").len();
        assert!(known(&kept) <= 2 * KeptPages::MOST);
        let before = known(&kept);
        let long = Filter { number: "1".repeat(LONGEST_WORD + 1), ..Filter::default() };
        kept.keep(
            Key {
                sheet: Sheet::gallery(&long),
                cards: [0; 32],
                locale: Locale::En,
                theme: Theme::Night,
                letters: false,
            },
            String::new(),
        );
        assert_eq!(known(&kept), before);
    }

    #[test]
    fn whoever_has_a_page_is_told_so() {
        let drawn = Drawn { body: Bytes::new(), tag: HeaderValue::from_static("\"abc\"") };
        let known = |tags: &str| {
            drawn.is_known(&HeaderMap::from_iter([(header::IF_NONE_MATCH, tags.parse().expect("a value"))]))
        };
        assert!(["\"abc\"", "W/\"abc\"", "\"x\", \"abc\"", "*"].into_iter().all(known));
        assert!(!["", "abc", "\"ab\"", "\"abcd\""].into_iter().any(known));
    }
}
