# 相手探し、観戦、時計の始まり。

people-found = 合う人が見つかりました。テーブルの用意ができています。
people-to-table = テーブルへ
people-against = 相手：{ $names }
people-clock-begins = 各プレイヤーの時計は、初めてテーブルを見たときに動き始めます。遅くとも、最後の席が埋まってから1分後には動きます。
people-clock-waits = 時計は { $name } を待っていますが、長くても1分までです。
people-clock-waits-you = あなたの時計がまもなく動き始めます。
people-pool-days = 日数制
people-pool-puzzles = パズル
people-moved = 30日
people-moved-new = 新規
people-moved-same = 30日間変動なし
people-moved-up = 30日で{ $count }位上昇
people-moved-down = 30日で{ $count }位下降
people-moved-about = 30日：1か月前のレーティングと比べて、順位がいくつ動いたか。
people-luck-chance = 運による勝利は { $luck }。偶然だけでも ± { $chance } までは動きます。
people-luck-graph = { $games } ゲーム後、公平な割合を超えた勝利数：勝ち { $won }、手による { $play }。
people-tries = { $count } 問
people-late = 1ラウンド遅れで表示
people-watching-late = 1ラウンド遅れで観戦中です。
people-here = { $count } 人がいます
people-on-this-server = このサーバーに { $count } 人
people-tables = { $count } テーブルで対戦中
