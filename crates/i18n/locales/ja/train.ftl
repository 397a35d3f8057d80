# 練習：今日の対局。

train-daily = 今日の対局
train-daily-number = 今日の対局 { $number }
train-daily-short = あなたと賢者二人、カードもダイスも全員同じ
train-daily-about = あなたと賢者ふたり、基本ゲーム。同じ選択をした人には、カードもダイスも同じになります。記録されるのは一度だけ。そのあとは何度でも遊べます。
train-daily-no-hints = 記録される対局のあいだ、ヒントは使えません。
train-daily-play = 今日の対局を遊ぶ
train-daily-go-on = 対局を続ける
train-daily-again = もう一度遊ぶ（記録なし）
train-daily-gone = これは別の日の対局です。
train-daily-today = 今日の対局へ
train-points = { $count ->
   *[other] 点
}
train-place = { $count }人中{ $place }位
train-par = パー（大ドルイド）
train-par-you = あなた { $difference }
train-par-unknown = 大ドルイドがまだ遊んでいます。少しあとでまた見てください。
train-better-than = 上回った割合
train-of-others = ほかの{ $count }人のうち{ $share } %
train-no-others = ほかに終えた人はまだいません。
train-row = 連続日数
train-row-best = 最高 { $number }
train-yesterday = 昨日
train-time-left = 残り時間
train-next = 次の対局まで
train-hours = { $hours }時間{ $minutes }分
train-all = すべてのプレイヤー
train-finished = { $count ->
   *[other] { $count }人が終えました
}
train-histogram-about = 何人が何点に達したか。あなたの結果：{ $own }、中央：{ $median }。
train-own = あなたの結果
train-median = 中央
train-share = 共有
train-turns = 各ラウンド
train-share-about = この文は何も明かしません。
train-share-result = { $count ->
   *[other] { $count }点
} · { $rounds }ラウンド
train-share-par = パー { $par }（{ $difference }）
train-share-par-mark = パー { $par }
train-share-better = { $share } %を上回る
train-share-row = { $count ->
   *[other] { $count }日連続
}
train-weeks = 最近の4週間（パーとの差）
train-week-par = パー
train-week-missed = 未プレイ

train-puzzles = 問題
train-puzzle-number = 問題 { $number }
train-puzzle-find = 最善の手番を見つける
train-puzzle-behind = { $name }が{ $points }点で首位、あなたは{ $own }点です。
train-puzzle-ahead = あなたが{ $own }点で首位、{ $name }は{ $points }点です。
train-puzzle-level = あなたも{ $name }も{ $own }点です。
train-puzzle-task = 最善の手番を見つけてください。テーブルで手番を最後まで行い、終えたときに判定されます。
train-puzzle-how = テーブルで手番を最後まで行ってください。終えたときに判定されます。
train-puzzle-go-on = 手番は続きます。
train-puzzle-solved = 正解です。
train-puzzle-wrong = まだです。この手番は勝率を{ $loss }失います。
train-puzzle-wrong-at-least = まだです。この手番は勝率を少なくとも{ $loss }失います。
train-puzzle-solution = 最善の手番：
train-puzzle-themes = 注目：{ $themes }。
train-puzzle-its-rating = 問題
train-puzzle-your-rating = あなた
train-puzzle-solved-by = 正解した人
train-puzzle-solved-of = { $count }人中{ $solved }人
train-puzzle-nobody-tried = まだいません
train-puzzle-row = 連続正解
train-puzzle-price = ヒントを見ると不正解になります。
train-puzzle-again-counts-not = 最初の挑戦だけが記録されます。今回は練習です。
train-puzzle-next = 次の問題
train-puzzle-again = もう一度
train-puzzle-answer = 答えを見る
train-theme-forge-chain = 1手番に2つのアーティファクト
train-theme-deck-thinning = デッキを薄くする
train-theme-denial = ほかの人が取りそうなもの
train-theme-stone-timing = 変換とルーン・ストーン
train-theme-race = 玉座への競走
train-theme-night = バンシーとウィスプ
train-theme-forge-timing = 今作製するか、後にするか
train-theme-forge-choice = どの鍛冶屋か
train-theme-summon-or-use = 召喚するか、効果を使うか
train-theme-creature = どのクリーチャーか
train-theme-combination = カードの組み合わせ
train-theme-swap = いつでも使えるストーン
train-theme-gems = 取る宝石と払う宝石
