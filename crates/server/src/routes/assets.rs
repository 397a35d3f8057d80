//! Style sheets, scripts and icon.

use std::io::Read as _;
use std::sync::LazyLock;

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use flate2::{Compression, read::GzEncoder};

use runestones_page::assets::{self, Asset};

/// All of them, packed once. Pages are not packed: their lengths would tell something about a hand or a link to a seat to
/// whoever can chat there and watch the wires (BREACH).
static PACKED: LazyLock<Vec<(&Asset, Vec<u8>)>> =
    LazyLock::new(|| assets::all().map(|asset| (asset, packed(&asset.contents))).collect());

/// A file as small as it gets on the wire.
fn packed(plain: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    GzEncoder::new(plain, Compression::best()).read_to_end(&mut packed).expect("memory can be read");
    packed
}

/// The addresses change with the contents, so browsers may keep what they got.
pub(super) async fn asset(uri: Uri, headers: HeaderMap) -> Response {
    let Some((asset, packed)) = PACKED.iter().find(|(asset, _)| asset.path == uri.path()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let about = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::VARY, "accept-encoding"),
    ];
    // A font is packed already.
    if takes_gzip(&headers) && packed.len() < asset.contents.len() {
        (about, [(header::CONTENT_ENCODING, "gzip")], &packed[..]).into_response()
    } else {
        (about, asset.contents.as_slice()).into_response()
    }
}

/// Whether a browser says that it can unpack gzip.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|values| values.split(',')).any(|value| {
        let (name, weight) = value.split_once(";q=").unwrap_or((value, "1"));
        name.trim() == "gzip" && weight.trim().parse().is_ok_and(|weight: f32| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
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
}
