# ゲームそのもの以外でページに表示される言葉。

## ホーム

ui-title = { -game }
ui-tagline = クリーチャーを召喚し、アーティファクトを作り、ドルイドの王座へ。
ui-play-now = すぐに遊ぶ
ui-play-now-hint = ボットとすぐにゲームを始めます。
ui-new-game = 新しいゲーム
ui-your-games = あなたのゲーム
ui-open-games = 募集中のゲーム
ui-no-games = ゲームはまだありません。
ui-finished-games = 終了したゲーム
ui-join = 参加
ui-watch = 観戦
ui-watcher = 観戦者
ui-open-record = 記録を開く
ui-record-about = { -game }で保存したゲームの記録です。ファイルを選ぶか、内容を貼り付けてください。
ui-record-file = ファイル
ui-record-text = 内容
ui-record-open = 開く
ui-resume = 続ける
ui-your-turn = あなたの手番
ui-turn-of = { $name }の手番
ui-seats-free = 空席{ $count }
ui-home = ホーム
ui-about = このゲームについて
ui-licence = ライセンス
ui-source-code = ソースコード

## 新しいゲーム

ui-game-name = ゲームの名前
ui-seats = 席
ui-seat = 席{ $number }
ui-seat-me = 自分
ui-seat-friend-here = この端末の友だち
ui-seat-friend-link = リンクで招待
ui-seat-bot = ボット
ui-seat-empty = なし
ui-player-name = 名前
ui-level = 強さ
bot-number = { $name } { $number }
ui-options = オプション
ui-option-night = { -night }
ui-option-night-about = バンシー、ウィスプタイル、得点トラックのウィスプ。
ui-option-queenie = { -queenie }のストーン
ui-option-queenie-about = ルーン・ストーンが2種類増え、10種類のうち8種類を使います。
ui-stones-base = 基本ゲームの8種類
ui-stones-random = ランダムに8種類
ui-stones-pick = 8種類を選ぶ
ui-stones-picked = { $count }／8種類
ui-first-player = ファースト・プレイヤー
ui-first-random = ランダム
ui-card-set = カードセット
ui-public-game = 誰でも参加できる（トップページに表示）
ui-create = ゲームを始める
ui-cancel = キャンセル
ui-invite = このリンクを{ $name }に送ってください：
ui-invite-seat = このリンクを参加する人に送ってください：
ui-copy-link = リンクをコピー
ui-copied = コピーしました
ui-waiting-for-players = あと{ $count }人を待っています…
ui-take-seat = この席に着く

## テーブル

ui-supply = サプライ
ui-display = ディスプレイ
ui-deck = 山札
ui-deck-count = 山札：{ $count }枚
ui-creature-discard = 共通の捨て札
ui-creature-discard-count = 共通の捨て札：{ $count }枚
ui-forges = 鍛冶屋
ui-rune-stones = ルーン・ストーン
ui-stones-left = { $count ->
    [0] なし
   *[other] 残り{ $count }
}
ui-artifacts-left = { $count ->
    [0] なし
   *[other] 残り{ $count }
}
ui-wisps = ウィスプ
ui-score-track = 得点トラック
ui-track-score = { $name }：{ $points }
ui-track-wisps = ウィスプの位置：{ $spaces }。
ui-track-throne = 玉座の位置：{ $space }。
ui-price = 魔法ポイント{ $count }
ui-hand = 手札
ui-your-hand = あなたの手札
ui-hand-count = 手札{ $count }枚
ui-draw-pile = 自分の山札
ui-draw = 山札
ui-discard = 捨て札
ui-your-discard = あなたの捨て札
ui-discard-count = 捨て札：{ $count }枚
ui-cards-in-use = 使用中のカード
ui-fate-discard = 捨て札へ
ui-fate-creature-discard = 共通の捨て札へ
ui-fate-box = ゲームから除外
ui-row-worth = { $count }点分
ui-empty = 空
ui-free = 空き
ui-you = あなた
ui-bot = ボット
ui-next = 次
ui-first = ファースト・プレイヤー
ui-thinking = 考え中…
ui-look-again = もう一度見る
ui-absent = 離席中
ui-round = ラウンド{ $number }
ui-turn = 手番{ $number }
ui-last-round = 最終ラウンド！
ui-your-move = あなたの番です
ui-moves = 選択肢
ui-skip-to-move = 選択肢へ移動
ui-describe = テーブルの様子を説明
ui-text-table = 文字のテーブル
ui-picture-table = 絵のあるテーブル
ui-rivals = ライバル
ui-board-of = { $name }のボード
ui-your-board = あなたのボード
ui-show-board = ボードを表示
ui-hide-board = ボードを隠す
ui-log = ログ
ui-show-all = すべて表示
ui-once-per-turn = 手番に1回
ui-used = 使用済み

## ボタンとメニュー

ui-undo = 元に戻す
ui-undo-none = 新しい情報が公開されたため、元に戻せません。
ui-restart-turn = 手番をやり直す
ui-hint = ヒント
ui-done = 完了
ui-close = 閉じる
ui-back = 戻る
ui-ok = OK
ui-yes = はい
ui-no = いいえ
ui-save = 保存
ui-menu = メニュー
ui-rules = ルール
ui-letters = 文字表示
ui-theme = テーマ
ui-theme-dawn = 夜明け
ui-theme-night = 夜
ui-settings = 設定
ui-sounds = 効果音
ui-animation-speed = アニメーションの速さ
ui-speed-off = なし
ui-speed-slow = 遅い
ui-speed-normal = 普通
ui-speed-fast = 速い
ui-confirm-end = 手番終了を確認する
ui-confirm-end-question = 手番を終了しますか？
ui-language = 言語
ui-on = オン
ui-off = オフ
ui-leave-game = ゲームから抜ける
ui-leave-question = このゲームから抜けますか？あなたの席はボットが引き継ぎます。
ui-fullscreen = 全画面

## スマートフォンのタブ

ui-tab-circle = サークル
ui-tab-forges = 鍛冶屋
ui-tab-runes = ルーン
ui-tab-rivals = ライバル
ui-tab-log = ログ

## 1台の端末で遊ぶ

ui-curtain-hand-over = { $name }に端末を渡してください
ui-curtain-show = { $name }です。手札を表示
ui-curtain-covered = 手札は隠されています。

## リプレイ

ui-replay = リプレイ
ui-replay-first = 最初へ
ui-replay-back = 1手戻る
ui-replay-forward = 1手進む
ui-replay-last = 最後へ
ui-replay-play = 再生
ui-replay-pause = 一時停止
ui-replay-position = { $total }手中{ $number }手目を見ています
ui-replay-return = ゲームに戻る

## ゲーム終了

ui-game-over = ゲーム終了
ui-winner = { $name }の勝利！王座に就きました。
ui-winner-you = あなたの勝利！王座に就きました。
ui-winners-shared = 勝利を共有：{ $names }
ui-final-score = 最終得点
ui-player = プレイヤー
ui-points = パワーポイント
ui-rank = 順位
ui-rematch = もう一度
ui-rematch-wanted = { $name }さんがもう一度遊びたいと言っています。
ui-rematch-join = 席に着く
ui-imported = 記録から開いたゲーム
ui-download-record = 記録をダウンロード
ui-replay-link = リプレイへのリンク
ui-fairness = 公正な運
ui-fairness-about = 運はすべて秘密のシード値から決まります。ゲーム前にはそのハッシュ値が、ゲーム後にはシード値そのものが表示されるので、不正がないことを誰でも確かめられます。
ui-seed-hash = シード値のハッシュ
ui-seed = シード値
ui-seed-later = シード値はゲーム終了後に表示されます。
ui-verify = 検証
ui-verified = 検証済み：すべての結果がシード値と一致します。
ui-not-verified = 検証失敗：記録がシード値と一致しません。

## チャット

ui-chat = チャット
ui-chat-send = 送信
ui-chat-mute = ミュート
ui-chat-unmute = ミュート解除
ui-chat-mute-name = { $name }さんをミュート
ui-chat-unmute-name = { $name }さんのミュートを解除
ui-chat-muted = チャットはミュート中です。
ui-chat-placeholder = メッセージを入力…
ui-chat-line = { $name }：{ $message }

## 接続と観戦

ui-connected = 接続済み
ui-connecting = 接続中…
ui-reconnecting = 接続が切れました。再接続中…
ui-offline = オフライン
ui-watching = 観戦中です。
ui-watch-link = 観戦用リンク
ui-watchers = 観戦者{ $count }人
ui-joined = { $name }が参加しました。
ui-left = { $name }が退席しました。
ui-undone = { $name }が1手戻しました。

## キーボード

ui-keyboard = キーボード
ui-key-moves = Tab：テーブルの次の区画へ移動
ui-key-arrows = 矢印キー：テーブルの同じ区画の中でコマからコマへ移動
ui-key-choose = Enter：決定
ui-key-numbers = 1～9：番号で選ぶ
ui-key-done = D：完了
ui-key-undo = U：元に戻す
ui-key-hint = H：ヒント
ui-key-question = Q：質問に戻る
ui-key-describe = T：テーブルの様子を説明
ui-key-log = L：ログ
ui-key-step = ← →：ゲームの記録を前後に移動
ui-key-letters = G：宝石の文字表示
ui-key-help = ?：このヘルプ
ui-key-close = Esc：閉じる

## エラー

error-stale = ゲームが進みました。もう一度確認してください。
error-illegal = ここではその手は選べません。
error-not-your-seat = あなたの席ではありません。
error-not-your-turn = あなたの手番ではありません。
error-game-over = ゲームは終了しました。
error-no-such-game = そのゲームはありません。
error-no-such-page = そのページはありません。
error-seat-taken = この席はすでに使われています。
error-name-empty = 名前を入力してください。
error-name-too-long = 名前が長すぎます。
error-name-taken = 同じ名前の人がすでにいます。
error-chat-empty = 送信する内容がありません。
error-chat-too-long = メッセージが長すぎます。
error-too-many-requests = リクエストが多すぎます。少しお待ちください。
error-too-many-games = 短い時間にたくさんのゲームを始めました。{ $count }秒後にもう一度お試しください。
error-server = サーバーでエラーが発生しました。
error-try-again = 現在サーバーに保存できません。少し待ってからもう一度お試しください。保存された内容はテーブルに表示されます。
error-not-yet = ゲームが終わってから利用できます。
error-connection-lost = 接続が切れました。
error-bad-request = リクエストが正しくありません。
error-not-a-record = これは正しいゲームの記録ではありません。
error-record-untrue = この記録は再生できますが、運または結果が正しくありません。
error-record-too-large = 記録としては大きすぎます。
error-nothing-to-undo = 元に戻す手がありません。
error-players = プレイヤーは2～4人です。
error-first-player = ファースト・プレイヤーは席に着いている必要があります。
error-stone-count = ルーン・ストーンをちょうど8種類選んでください。
error-stone-twice = ルーン・ストーン「{ $rune }」が重複しています。
error-no-night = カードセット{ $set }には{ -night }が入っていません。
