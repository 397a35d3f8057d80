# How somebody is told of what happens at their tables.

alerts-title = お知らせ
alerts-about = ページを開いていなくても、手番になるとお知らせします。
alerts-open = お知らせを設定する
alerts-lead = あなたを待つ手番ごとに一度だけお知らせします。見ている最中のテーブルについてはお知らせしません。
alerts-keep-first = どこからでも止められるように、お知らせには残したアカウントが必要です。
alerts-push = 通知
alerts-push-about = ページを閉じていても、このブラウザが通知を表示します。ブラウザの提供元のサーバーが中継しますが、内容は読めません。
alerts-push-add = このブラウザに通知する
alerts-push-failed = このブラウザでは許可されていません。このページの設定を確認してください。
alerts-push-script = 通知にはスクリプトが必要ですが、ここでは無効になっています。
alerts-mail = メール
alerts-mail-about = アドレスがあなたのものか確かめるため、まずリンクを送ります。
alerts-mail-address = アドレス
alerts-add = 追加
alerts-hook = Webhook
alerts-hook-about = 自分のプログラム、または Discord や Slack のチャンネルへ。
alerts-hook-address = アドレス（https）
alerts-hook-form = 形式
alerts-unconfirmed = 送ったリンクが開かれるのを待っています
alerts-on = 有効
alerts-paused = 一時停止中
alerts-paused-about = 最近の配信に失敗したため、ここへは送っていません。理由は下にあります。直ったら、もう一度試してください。
alerts-when = ここへ知らせるとき
alerts-test = テストを送る
alerts-resume = もう一度試す
alerts-remove = 削除
alerts-quiet = 静かな時間
alerts-quiet-about = その間、お知らせは待ちます。ゲームは待ちません。
alerts-quiet-on = 静かにする
alerts-quiet-from = 開始
alerts-quiet-until = 終了
alerts-quiet-zone = どこの時刻で
alerts-told = 最近のお知らせ
alerts-told-none = まだありません。
alerts-time = 日時
alerts-what = 内容
alerts-outcome = 結果
alerts-kind-turn = 自分の手番
alerts-kind-seat = 誰かが席に着いた
alerts-kind-over = ゲームの終了
alerts-kind-invitation = 対戦の誘い
alerts-kind-test = テスト
alerts-waiting = 待機中
alerts-delivered = 届きました
alerts-needless = 不要になりました
alerts-failed = 断念しました
alerts-confirm = このリンクを送ったアドレスで、お知らせを受け取りますか？
alerts-confirm-yes = はい、私のものです
alerts-stop = メールを止めますか？
alerts-stop-yes = 止める
alerts-stopped = メールはもう届きません。
alert-error-status = 応答は { $status }
alert-error-not-https = ウェブサーバーのアドレスではありません。https:// で始まります。
alert-error-private = このアドレスはプライベートネットワークのもので、このサーバーからは送れません。
alert-error-no-name = この名前のサーバーはありません。
alert-error-no-connection = 接続できません
alert-error-late = 時間内に応答がありません
alert-error-no-mail = このサーバーはもうメールを送りません
alert-error-mail-refused = メールサーバーに拒否されました
alert-error-mail-later = メールサーバーの応答がありません
error-too-many-channels = お知らせの方法はこれで十分です。先に一つ削除してください。

alert-turn-title = あなたの手番です
alert-turn-text = { $table }：ラウンド { $round }
alert-seat-title = { $name }が席に着きました
alert-seat-text = { $table }
alert-over-title = ゲームが終わりました
alert-over-text = { $table }：{ $name }の勝ち
alert-invitation-title = { $name }がもう一度遊びたがっています
alert-asked-title = { $name }から誘われました
alert-invitation-text = { $table }
alert-test-title = これはテストです
alert-test-text = お知らせはここに届きます。
alert-letter =
    { $text }
    { $url }

    メールを止める： { $stop }
alert-confirm-subject = あなたのアドレスですか？
alert-confirm-letter =
    「{ $name }」と名乗る人が、このアドレスで Rune Stones のお知らせを受け取りたいと言っています。ご本人なら、頼んだときと同じブラウザでこのリンクを開いてください。
    { $url }

    違う場合は何もしないでください。メールはもう届きません。
