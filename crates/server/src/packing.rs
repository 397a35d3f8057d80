//! Pages of which only what everybody may know is packed.
//!
//! A page is never packed as a whole: its length would tell something about a hand or a link to a seat to whoever can chat
//! there and watch the wires (BREACH). But half of it is the same for everybody: the symbols. They are packed by themselves,
//! once; the rest stands in the same gzip stream as it is, in stored blocks (RFC 1951, 3.2.4). So the length says no more
//! than that of the plain page. The creature discard, opened to fetch a card, may have dozens of cards; it lies open to
//! everybody and nothing in it is written by anybody, so it is packed by itself, too.

use std::ops::Range;
use std::sync::LazyLock;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use flate2::{Compress, Compression, Crc, FlushCompress};
use runestones_i18n::Locale;
use runestones_page::assets;

/// The symbols of each language as blocks of a stream that goes on.
static SYMBOLS: LazyLock<[Vec<u8>; 6]> =
    LazyLock::new(|| Locale::ALL.map(|locale| packed_by_itself(assets::sprite(locale).as_bytes())));

/// Packs something that refers to nothing before it and ends where a byte ends.
fn packed_by_itself(plain: &[u8]) -> Vec<u8> {
    let mut packed = Vec::with_capacity(plain.len() + 100);
    let done = Compress::new(Compression::best(), false).compress_vec(plain, &mut packed, FlushCompress::Full);
    done.expect("any bytes can be packed");
    packed
}

/// The answer with packed symbols, if it is a page for one person in this language.
pub(crate) async fn with_packed_symbols(response: Response, locale: Locale) -> Response {
    let headers = response.headers();
    let is_page = headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    // What is kept for everybody has a tag for these very bytes.
    if !is_page || headers.contains_key(header::ETAG) {
        return response;
    }
    let (mut head, body) = response.into_parts();
    let Ok(plain) = to_bytes(body, usize::MAX).await else { return Response::from_parts(head, Body::empty()) };
    let Some(packed) = packed(&plain, locale) else { return Response::from_parts(head, plain.into()) };
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    head.headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    Response::from_parts(head, packed.into())
}

/// Where the cards of an opened pile stand. What people write is escaped, so nobody can write this.
fn open_pile(page: &[u8]) -> Option<Range<usize>> {
    let find =
        |part: &[u8], from: usize| page[from..].windows(part.len()).position(|here| here == part).map(|at| from + at);
    let start = find(br#"<ul class="fetch__cards">"#, 0)?;
    Some(start..find(b"</ul>", start)?)
}

/// A page as a gzip file in which only the symbols and an opened pile are packed; `None` if it has no symbols.
fn packed(page: &[u8], locale: Locale) -> Option<Vec<u8>> {
    let symbols = assets::sprite(locale).as_bytes();
    let start = page.windows(symbols.len()).position(|part| part == symbols)?;
    let (before, after) = (&page[..start], &page[start + symbols.len()..]);
    // A name, no flags, no time, any system (RFC 1952).
    let mut file = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
    store(&mut file, before);
    file.extend_from_slice(&SYMBOLS[locale.index()]);
    let pile = open_pile(after).unwrap_or(0..0);
    store(&mut file, &after[..pile.start]);
    if !pile.is_empty() {
        file.extend_from_slice(&packed_by_itself(&after[pile.clone()]));
    }
    store(&mut file, &after[pile.end..]);
    file.extend_from_slice(&[1, 0, 0, 0xff, 0xff]);
    let mut sum = Crc::new();
    sum.update(page);
    file.extend_from_slice(&sum.sum().to_le_bytes());
    file.extend_from_slice(&(page.len() as u32).to_le_bytes());
    Some(file)
}

/// Blocks that are not packed.
fn store(file: &mut Vec<u8>, plain: &[u8]) {
    for block in plain.chunks(usize::from(u16::MAX)) {
        let length = block.len() as u16;
        file.push(0);
        file.extend_from_slice(&length.to_le_bytes());
        file.extend_from_slice(&(!length).to_le_bytes());
        file.extend_from_slice(block);
    }
}

/// Whether a browser says that it can unpack gzip.
pub(crate) fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|values| values.split(',')).any(|value| {
        let (name, weight) = value.split_once(";q=").unwrap_or((value, "1"));
        name.trim() == "gzip" && weight.trim().parse().is_ok_and(|weight: f32| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn gzip_is_sent_to_those_who_take_it() {
        let takes = |value: &str| {
            takes_gzip(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, value.parse().expect("a value"))]))
        };
        assert!(["gzip", "gzip, deflate, br", "br;q=1.0, gzip;q=0.8"].into_iter().all(takes));
        assert!(!["", "br", "gzip;q=0", "gzip;q=x", "x-gzip"].into_iter().any(takes));
        assert!(!takes_gzip(&HeaderMap::new()));
    }

    #[test]
    fn an_opened_pile_is_packed_by_itself() {
        let cards = r#"<li><button class="card card--red" name="move">Harpy</button></li>"#.repeat(55);
        let page = |secret: &str| {
            format!(
                r#"{}<p>{secret}</p><ul class="fetch__cards">{cards}</ul><p>{secret}</p>"#,
                assets::sprite(Locale::En)
            )
        };
        let mut lengths = Vec::new();
        // What is in the pile as well packs no better than what is not.
        for secret in ["card card--red", "kqzj_&8w+-!,?x"] {
            let file = packed(page(secret).as_bytes(), Locale::En).expect("symbols");
            let mut again = String::new();
            GzDecoder::new(&file[..]).read_to_string(&mut again).expect("gzip");
            assert!(again == page(secret));
            lengths.push(file.len());
        }
        assert_eq!(lengths[0], lengths[1]);
        assert!(lengths[0] < SYMBOLS[Locale::En.index()].len() + cards.len() / 4, "{lengths:?}");
    }

    #[test]
    fn every_page_can_be_unpacked_and_its_length_tells_nothing_new() {
        let symbols = assets::sprite(Locale::En);
        let overhead = SYMBOLS[Locale::En.index()].len();
        assert!(overhead < symbols.len() / 3, "{overhead} of {}", symbols.len());
        for (before, after) in [(0, 0), (1, 0), (900, 65_535), (70_000, 65_536), (5, 200_000)] {
            let mut lengths = Vec::new();
            // What packs well and what does not, and what is in the symbols already.
            for piece in ["aaaaaaaa", "<g>e3&q_", &symbols[..8]] {
                let [before, after] = [before, after].map(|length| piece.repeat(length / 8 + 1)[..length].to_owned());
                let page = format!("{before}{symbols}{after}");
                let file = packed(page.as_bytes(), Locale::En).expect("symbols");
                let mut again = String::new();
                GzDecoder::new(&file[..]).read_to_string(&mut again).expect("gzip");
                assert!(again == page, "{before:.10} … {after:.10}");
                lengths.push(file.len());
            }
            assert!(lengths.iter().all(|length| *length == lengths[0]), "{lengths:?}");
        }
        assert_eq!(packed(b"<p>a page without symbols", Locale::En), None);
        assert_eq!(packed(symbols.as_bytes(), Locale::Ja), None, "another language has other letters");
    }
}
