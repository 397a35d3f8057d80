//! Style sheets, scripts and icon.

use std::io::Read as _;
use std::sync::LazyLock;

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use flate2::{Compression, read::GzEncoder};

use crate::packing::takes_gzip;
use runestones_page::assets::{self, Asset};

/// All of them, packed once.
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
