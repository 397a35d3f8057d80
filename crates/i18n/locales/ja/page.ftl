# ゲームそのもの以外でページに表示される言葉。

## ホーム

ui-title = { -game }
ui-tagline = クリーチャーを召喚し、アーティファクトを作り、ドルイドの王位へ。
ui-play-now = すぐに遊ぶ
ui-play-now-hint = ボットとすぐにゲームを始めます。
ui-new-game = 新しいゲーム
ui-open-games = 募集中のゲーム
ui-no-games = ゲームはまだありません。
ui-join = 参加
ui-watch = 観戦
ui-watcher = 観戦者
ui-open-record = 保存したゲームを開く
ui-record-about = 保存したゲームのファイルを選ぶか、内容を貼り付けてください。
ui-record-file = ファイル
ui-record-text = 内容
ui-record-open = 開く
ui-position = 局面から対戦
ui-position-about = この記譜法で書いた局面（TOML または JSON）を貼り付けてください。あなたの手番から始まり、ほかの席はボットが担当し、ダイスとカードはあらためて決まります。
ui-your-turn = あなたの手番
ui-turn-of = { $name }の手番
ui-seats-free = 空席{ $count }
ui-home = ホーム

## 新しいゲーム

ui-game-name = ゲームの名前
ui-seats = 席
ui-seat = 席{ $number }
ui-seat-me = 自分
ui-seat-friend-here = この端末で遊ぶ友だち
ui-seat-friend-link = リンクで招待
ui-seat-bot = ボット
ui-seat-empty = なし
ui-player-name = 名前
ui-level = 強さ
bot-number = { $name } { $number }
ui-options = オプション
ui-card-set = カードセット
ui-card-set-standard = 標準
ui-option-night = { -night }
ui-option-night-about = バンシー、ウィスプタイル、パワーポイント・トラックのウィスプ。
ui-stones-base = 基本ゲームのルーン・ストーン8種類
ui-stones-random = ランダムなルーン・ストーン8種類
ui-stones-pick = ルーン・ストーンを8種類選ぶ
ui-public-game = 公開（トップページに表示）
ui-create = ゲームを始める
ui-cancel = キャンセル
ui-take-seat = この席に着く
ui-join-invites = { $name }からゲームへの招待
ui-join-players = { $count }人
ui-join-minutes = 約{ $count }分
ui-join-yours = あなたの席（{ $colour }）

## テーブル

ui-supply = サプライ
ui-display = ディスプレイ
ui-deck = 山札
ui-deck-count = 共通の山札：{ $count }枚
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
ui-score-track = パワーポイント・トラック
ui-track-wisps = ウィスプのあるスペース：{ $spaces }。
ui-price = 魔法ポイント{ $count }
ui-hand = 手札
ui-your-hand = あなたの手札
ui-hand-count = 手札{ $count }枚
ui-draw-pile = 自分の山札
ui-draw = 山札
ui-discard = 捨て札
ui-discard-count = 捨て札：{ $count }枚
ui-cards-in-use = 使用中のカード
ui-fate-discard = 捨て札へ
ui-fate-creature-discard = 共通の捨て札へ
ui-fate-box = ゲームから除外
ui-row-worth = { $count }点分
ui-empty = 空
ui-free = 空き
ui-seated = 着席済み
ui-here = 在席
ui-away = 一時退席
ui-gone = 不在
ui-seats-open = 空席があと{ $count }つあります
ui-invite-about = リンクは1席につき1つです。開いた人がその席に着けます。アカウントは不要です。
ui-starts-itself = 全員が席に着くと、この表示は自動で消えます。
ui-copy = コピー
ui-copied = コピーしました
ui-link-copied = リンクをコピー済み・未開封
ui-share = 共有
ui-qr = QRコード
ui-link-to-seat = 席へのリンク：{ $name }
ui-waiting-players = あと{ $count }人を待っています。
ui-are-here = { $count ->
   *[other] { $names }が来ています。
}
ui-waiting-absent = { $name }を待っています（不在）。
ui-you = あなた
ui-bot = ボット
ui-first = ファースト・プレイヤー
ui-look-again = 更新
ui-round = ラウンド{ $number }
ui-your-move = あなたの番です
ui-moves = 選択肢
ui-all-moves = すべての選択肢
ui-skip-to-move = 選択肢へ移動
ui-describe = テーブルの様子を説明
ui-text-table = テキスト表示
ui-picture-table = 画像表示
ui-text-about = スクリーンリーダーをお使いの方にはテキスト表示がおすすめです。同じテーブルを、見出し・リスト・ボタンでリアルタイムに表示します。
ui-text-use = テキスト表示で遊ぶ
ui-text-leave = 画像表示で遊ぶ
ui-lies-in = { $label }（{ $part }）
ui-rivals = ライバル
ui-board-of = { $name }のボード
ui-your-board = あなたのボード
ui-show-board = ボードを表示
ui-log = ログ
ui-log-details = 詳しく見る
ui-since-your-turn = 前回の手番のあと
ui-show-turn-again = この手番をもう一度見る

## ボタンとメニュー

ui-undo = 元に戻す
ui-undone = 元に戻しました。
ui-restart-turn = 手番をやり直す
ui-hint = ヒント
ui-close = 閉じる
ui-back = 戻る
ui-save = 保存
ui-menu = メニュー
ui-rules = ルール
ui-letters = 文字表示
ui-theme = テーマ
ui-theme-dawn = 夜明け
ui-theme-night = 夜
ui-settings = 設定
ui-sounds = 効果音
ui-notify = 手番が来たら通知
ui-animation-speed = アニメーションの速さ
ui-speed-off = なし
ui-speed-slow = 遅い
ui-speed-normal = 普通
ui-speed-fast = 速い
ui-auto = 単純な効果を自動で解決する
ui-end-at-once = 手番をすぐに終了する
ui-confirm-end = 手番終了を確認する
ui-confirm-end-question = 手番を終了しますか？
ui-language = 言語
ui-on = オン
ui-off = オフ

## スマートフォンのタブ

ui-tab-circle = ディスプレイ
ui-tab-forges = 鍛冶屋
ui-tab-runes = ルーン
ui-tab-log = ログ

## 1台の端末で遊ぶ

ui-curtain-hand-over = { $name }に端末を渡してください
ui-curtain-show = { $name }です。手札を表示
ui-curtain-covered = 手札は隠されています。

## リプレイ

ui-replay = リプレイ
ui-replay-first = 最初へ
ui-replay-last = 最後へ
ui-replay-turn-back = 1手番戻る
ui-replay-decision-back = 1手戻る
ui-replay-entry-back = 1ステップ戻る
ui-replay-entry-forward = 1ステップ進む
ui-replay-decision-forward = 1手進む
ui-replay-turn-forward = 1手番進む
ui-replay-moment = ゲームの時点
ui-replay-play = 再生
ui-replay-pause = 一時停止
ui-replay-speed = 再生速度
ui-replay-link = この時点へのリンクをコピー
ui-replay-go = 表示
ui-replay-position = { $total }ステップ中{ $number }
ui-replay-return = ゲームに戻る

## ゲーム終了

ui-game-over = ゲーム終了
ui-winner = { $name }の勝利！ 王位に就きました。
ui-winner-you = { $points }点であなたの勝利！ 王位に就きました。
ui-winners-shared = 勝利を共有：{ $names }
ui-winner-points = { $points }点で{ $name }の勝利！ 王位に就きました。
ui-winners-points = { $points }点で勝利を共有：{ $names }
ui-final-about = 宝石・鉱石・列の得点は、パワーポイント・トラックに加算済みです。
ui-graph = ラウンドごとの得点
ui-graph-stone = ルーン・ストーン
ui-graph-trade = 列を交換
ui-final-score = 最終得点
ui-points = パワーポイント
ui-rematch = もう一度
ui-rematch-wanted = { $name }がもう一度遊びたいと言っています。
ui-rematch-join = 席に着く
ui-imported = 保存したゲームから
ui-download-record = ゲームをダウンロード
ui-fairness = 乱数の検証
ui-fairness-about = 乱数はすべて秘密のシード値から決まります。ゲーム前にはそのハッシュ値が、ゲーム後にはシード値そのものが表示されるので、不正がないことを誰でも確かめられます。
ui-seed-hash = シード値のハッシュ
ui-seed = シード値
ui-seed-later = シード値はゲーム終了後に表示されます。
ui-verify = 検証
ui-verified = 検証済み：すべての結果がシード値と一致します。
ui-not-verified = 検証失敗：ゲームがシード値と一致しません。

## チャット

ui-chat = チャット
ui-chat-send = 送信
ui-chat-mute = ミュート
ui-chat-unmute = ミュート解除
ui-chat-mute-name = { $name }をミュート
ui-chat-unmute-name = { $name }のミュートを解除
ui-chat-muted = チャットはミュート中です。
ui-chat-placeholder = メッセージを入力…

## 接続と観戦

ui-connected = 接続済み
ui-reconnecting = 接続が切れました。再接続中…
ui-kept = 接続が切れました。クリックは保存され、接続が戻ると送信されます。
ui-watching-count = 観戦者{ $count }人
ui-watching = 観戦中です。
ui-watch-link = 観戦用リンク

## キーボード

ui-keyboard = キーボード
ui-key-moves = Tab：テーブルの次の区画へ移動
ui-key-arrows = 矢印キー：同じ区画の中で項目を移動
ui-key-choose = Enter：決定
ui-key-numbers = 1～9：番号で選ぶ
ui-key-done = D：完了
ui-key-undo = U：元に戻す
ui-key-hint = H：ヒント
ui-key-list = M：すべての選択肢
ui-key-question = Q：質問に戻る
ui-key-describe = T：テーブルの様子を説明
ui-key-log = L：ログ
ui-key-step = ← →：ゲームの記録を前後に移動。Shiftで手番ごと、「,」「.」で1ステップごと
ui-key-play = スペース：リプレイの再生・一時停止
ui-key-letters = G：宝石の文字表示
ui-key-help = ?：このヘルプ
ui-key-close = Esc：閉じる
ui-key-alt = Alt＋文字または番号：同じ操作。スクリーンリーダーのブラウズモードでも使えます
ui-key-reader = スクリーンリーダー：文字キーはフォーカスモードでのみテーブルに届きます（NVDA：Insert＋Space、JAWS：Insert＋Z、Orca：Insert＋Aを2回）。Altと併用するか、テキスト表示をお使いください。

## エラー

error-stale = ゲームが進みました。テーブルを確認してもう一度お試しください。
error-illegal = ここではその手は選べません。
error-not-your-seat = あなたの席ではありません。
error-game-over = ゲームは終了しました。
error-no-such-page = そのページはありません。
error-no-such-game = このゲームはここにありません。リンクが不完全か、長い間だれも触れなかったため削除されました。
error-seat-taken = この席はすでに使われています。
error-name-too-long = 名前が長すぎます。
error-unreadable = このメッセージは送信できません。空か長すぎるか、まわりの文字の表示を乱す見えない文字が含まれています。
error-too-many-requests = リクエストが多すぎます。{ $count }秒後にもう一度お試しください。
error-too-many-games = 短い時間にたくさんのゲームを始めました。{ $count }秒後にもう一度お試しください。
error-server = サーバーでエラーが発生しました。
error-try-again = 現在サーバーに保存できません。少し待ってからもう一度お試しください。保存された内容はテーブルに表示されます。
error-not-yet = ゲームが終わってから利用できます。
error-bad-request = リクエストが正しくありません。
error-not-a-record = これはルールに沿った保存ゲームではありません。
error-not-a-position = プレイできる局面ではありません。
error-position-over = この局面では、もう決めることがありません。
error-record-card-set = この保存ゲームはカードセット「{ $name }」（{ $hash }）でプレイされましたが、このサーバーにはありません。そのファイルを指定して（--cards）サーバーを起動するよう、管理者に頼んでください。
error-record-untrue = このゲームは再生できますが、乱数または結果が正しくありません。
error-missing-cards = このゲームのカードセット（{ $hash }）がこのサーバーにありません。そのファイルを指定して（--cards）サーバーを起動するよう、管理者に頼んでください。
error-record-too-large = 保存したゲームとしては大きすぎます。
error-players = プレイヤーは2～4人です。
error-first-player = ファースト・プレイヤーは席に着いている必要があります。
error-stone-count = ルーン・ストーンをちょうど8種類選んでください。
error-stone-twice = ルーン・ストーン「{ $rune }」が重複しています。
error-no-night = カードセット{ $set }には{ -night }が入っていません。

## プライバシー

ui-privacy = プライバシー
privacy-lead = このサーバーがあなたについて何を、どのくらいの期間保存し、だれがそれを見られるかを説明します。これはプログラムに付属する文章で、サーバーの管理者がほかのことをしている場合もあります。
privacy-stored = 保存されるもの
privacy-stored-cookie = あなたの席を守るための、ランダムな秘密を入れたCookie。サーバーに残るのはそのハッシュと、最後に訪れた日時だけです。
privacy-stored-name = あなたが選んだ名前と設定、これまでに見たレッスンとヒント。
privacy-stored-games = あなたのゲーム：だれがどの名前でどの席にいるか、すべての手とその日時。
privacy-stored-chat = テーブルでの発言と、ミュートした相手。
privacy-not-stored = 求められない限り、アカウントもメールアドレスもありません。パスワードも広告も追跡もなく、あなたがお知らせの送り先にしたサイトのほかに関わるサイトはありません。
privacy-times = 保存期間
privacy-times-about = 期間は、最後の手か、だれかが最後にゲームを見たときから数えます。その後、完全に削除されます。
privacy-open = プレイヤーを待っているゲーム
privacy-unfinished = 終わっていないゲーム
privacy-finished = 終わったゲーム
privacy-imported = ここで開いた保存済みのゲーム
privacy-chat = チャット
privacy-people = ゲームもアカウントもない人の名前と設定
privacy-days = { $count }日
privacy-forever = 無期限
privacy-host = 管理者が見られるもの
privacy-host-all = 保存されているものすべて。伏せられた手札やチャットも含みます。信頼できる人のサーバーで遊んでください。
privacy-host-address = ブラウザーの接続元アドレス。プログラムは大量アクセスを防ぐために数分間メモリーに置くだけで、保存しません。プロキシやシステムが記録することはあります。
privacy-host-backups = バックアップがあれば、削除されたものもバックアップ自体が削除されるまで残ります。
privacy-yours = あなたにできること
privacy-yours-about = このサイトのCookieを削除すれば、だれもあなたとあなたのゲームを結びつけられなくなります。あなた自身にもできません。「あなた」のページで、保存されているすべてをダウンロードしたり削除したりできます。
