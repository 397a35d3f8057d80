//! Style sheet, script and icon.

use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::page::assets;

/// The addresses change with the contents, so browsers may keep what they got.
pub(super) async fn asset(uri: Uri) -> Response {
    const CSS: &str = "text/css; charset=utf-8";
    let known = [
        (assets::style_path(), CSS, assets::style()),
        (assets::pages_style_path(), CSS, assets::pages_style()),
        (assets::script_path(), "text/javascript; charset=utf-8", assets::script()),
        (assets::rules_style_path(), CSS, assets::rules_style()),
        (assets::rules_script_path(), "text/javascript; charset=utf-8", assets::RULES_SCRIPT),
        (assets::icon_path(), "image/svg+xml", assets::ICON),
    ];
    let Some((_, kind, body)) = known.into_iter().find(|(path, ..)| *path == uri.path()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    (headers, body).into_response()
}
