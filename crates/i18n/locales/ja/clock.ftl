# Clocks, and leaving a table.

clock-none = 時計なし
clock-minutes = { $minutes }分
clock-live = { $minutes }分＋{ $seconds }秒
clock-days = 1手番{ $days }日
clock-then-bot = 時間切れになるとボット（賢者）が代わりに打ちます。終了まで戻れますが、レート戦は負けになります。
clock-then-forfeit = 時間切れは負けです。
clock-then-forfeit-bot = 時間切れは負けです。その席はボット（賢者）が続けます。

clock-d = { $count }日
clock-h = { $count }時間
clock-min = { $count }分
clock-left = 残り時間：
clock-warn = 残り{ $time }
clock-stand-in = ボットが代行
clock-vacation = 休暇中：時計は止まっています
clock-choice = 時計
clock-choice-none = 時計なし
clock-choice-live = ライブ
clock-choice-live-about = ゲーム全体の持ち時間（分）と、手番ごとに加わる秒数。
clock-choice-days = 手番ごとに日数
clock-choice-days-about = 数週間かけて遊ぶゲーム向け。休暇は数えません。
clock-minutes-each = 一人あたりの分
clock-seconds-turn = 手番ごとに加わる秒
clock-days-turn = 手番ごとの日数
clock-out-of-time = 時間切れのとき
clock-choice-bot = ボットが引き継ぐ
clock-choice-forfeit = 負けになる
error-out-of-time = 時間切れです。
error-bad-clock = 時計は1～180分と手番ごとに0～180秒、または手番ごとに1～14日です。

leave-title = テーブルを離れる
leave-ways = テーブルを離れる…
leave-back = テーブルに戻る
leave-rated = これはレート戦です。
leave-unrated = このゲームはレート対象外です。ここで何をしてもレーティングは変わりません。
leave-nothing = ここですることはありません。ゲームは終わりました。
leave-resign = 投了する
leave-resign-about = { $players ->
    [2] ゲームが終わり、相手の勝ちになります。
   *[other] あなたの負けです。ボット（賢者）が代わりに続け、あなたは戻れません。
}
leave-resign-rated = レーティングでは、残った全員に負けたことになります。
leave-stop = 合意してゲームをやめる
leave-stop-about = 全員が同意すると、勝者なしでゲームが終わります。それまでは続きます。
leave-stop-rated = その場合、誰のレーティングも変わりません。
leave-play-on = 続ける
leave-play-on-about = やめることへの同意を取り消します。
leave-return = 席に戻る
leave-return-about = ボットから席を取り戻します。1ゲームに3回までできます。
leave-return-rated = レーティングでは負けのままです。
leave-replace = { $name }の代わりにボットに任せる
leave-replace-about = { $name }は7日間手番を進めていません。戻るまでボット（賢者）が代わります。
leave-replace-rated = { $name }のレーティングでは負けになります。
leave-open = { $name }の席を他の人に譲る
leave-open-about = 新しいリンクができます。最初に開いた人の席になり、それまではボットが続けます。

affairs-bot-for-you = ボットが代わりにプレイしています。
affairs-absent = { $name }は7日間手番を進めていません。
ended-stopped = 合意によりゲームは終了しました。勝者はいません。
ended-left-you = ほかの全員が離れたため、あなたの勝ちです。
ended-left-winner = ほかの全員が離れたため、{ $name }の勝ちです。
ended-left = 全員がゲームを離れました。
incident-ran-out = { $name }は時間切れ。ボットが続けます。
incident-forfeited = { $name }は時間切れで負けました。
incident-resigned = { $name }が投了しました。
incident-replaced = { $name }は長く不在のため、ボットが続けます。
incident-returned = { $name }が戻りました。
incident-opened = { $name }の席が空いています。
incident-taken = { $name }が席を引き継ぎました。
incident-wants-to-stop = { $name }がゲームをやめたいと言っています。
incident-plays-on = { $name }は続けたいと言っています。

vacation-title = 休暇
vacation-about = 休暇中は、手番ごとに日数のあるゲームで時計が止まります。365日のうち{ $count }日まで取れます。
vacation-left = 残り{ $count }日です。
vacation-lasts = あと{ $count }日休暇です。
vacation-days = 日数
vacation-begin = 休暇に入る
vacation-end = 今すぐ戻る
