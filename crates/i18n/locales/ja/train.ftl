# 練習：今日の対局。

train-daily = 今日の対局
train-daily-number = 今日の対局 { $number }
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
train-puzzle-task = 最善の手番を見つけてください。テーブルで手番を最後まで行い、終えたときに判定されます。
train-puzzle-go-on = 手番は続きます。
train-puzzle-solved = 正解です。
train-puzzle-wrong = まだです。この手番は勝率を{ $loss }失います。
train-puzzle-wrong-at-least = まだです。この手番は勝率を少なくとも{ $loss }失います。
train-puzzle-solution = 最善の手番：
train-puzzle-themes = 注目：{ $themes }。
train-puzzle-facts = 問題 { $puzzle } · あなた { $own } · 連続 { $streak }
train-puzzle-tried = { $count }人中{ $solved }人が正解
train-puzzle-next = 次の問題
train-puzzle-again = もう一度
train-puzzle-answer = 答えを見る
train-theme-forge-chain = 1手番に2つのアーティファクト
train-theme-deck-thinning = デッキを薄くする
train-theme-denial = ほかの人が取りそうなもの
train-theme-stone-timing = 変換とルーン・ストーン
train-theme-race = 玉座への競走
train-theme-night = バンシーとウィスプ
