# Coming back to an account: passkeys, and a link by e-mail.

passkey-title = パスキー
passkey-about = パスキーがあれば、指紋や顔、端末のロック解除で戻れます。覚えるものはありません。
passkey-keep = パスキーで残す
passkey-add = パスキーを追加
passkey-remove = 削除
passkey-enter = パスキーで続ける
passkey-enter-about = 入力は不要です。端末かブラウザが持っています。
passkey-failed = うまくいきませんでした。ページを読み込み直して、もう一度試してください。
passkey-since = { $date }から
error-wrong-passkey = このパスキーは受け付けられませんでした。
enter-mail-title = メールで
enter-mail-about = アカウントがメールでお知らせを受け取っていれば、そこへリンクを送れます。一度だけ、15分間、このブラウザでのみ使えます。
enter-mail-send = リンクを送る
enter-mail-sent = このアドレスのアカウントがあれば、リンクを送りました。このブラウザで開いてください。
enter-mail-subject = Rune Stones へのリンク
enter-mail-letter =
    15分以内に、頼んだときと同じブラウザでこのリンクを開いてください。一度だけ使えます。
    { $url }

    心当たりがなければ、何もしないでください。ほかのブラウザでは何も開きません。
