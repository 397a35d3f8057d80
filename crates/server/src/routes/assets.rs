//! Style sheet, script and icon.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::page::assets;

/// The addresses change with the version, so browsers may keep what they got.
pub(super) async fn asset(Path(file): Path<String>) -> Response {
    let path = format!("/assets/{file}");
    let (kind, body) = match path.as_str() {
        assets::STYLE_PATH => ("text/css; charset=utf-8", assets::style()),
        assets::PAGES_STYLE_PATH => ("text/css; charset=utf-8", assets::pages_style()),
        assets::SCRIPT_PATH => ("text/javascript; charset=utf-8", assets::script()),
        assets::ICON_PATH => ("image/svg+xml", assets::ICON),
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    (headers, body).into_response()
}
