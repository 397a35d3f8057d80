# すべてのページの枠と、最初のページ。

nav-home = ホーム
nav-ladder = ランキング
nav-daily = 日替わり
nav-learn = 学ぶ
nav-sign-in = ログイン
nav-skip = 本文へ

## はじめての方へ

home-play = 遊ぶ
home-learn = 15分で遊び方を学ぶ
home-no-account = 登録もインストールも不要。最初のテーブルの相手はやさしく、役に立つときにはアドバイスが出ます。
home-other-level = ほかの相手を選ぶ
home-summon = カードの魔法ポイントで支払うと、もっと強いカードが加わります。
home-abilities = 2枚のカードが働きます。番号の大きいほうは、ゲームから去ります。
home-forge = 宝石はアーティファクトに、アーティファクトの列はポイントとルーン・ストーンになります。
home-been-here = 以前ここで遊んだことがある

## ここで遊んでいる方へ

home-waiting = { $count ->
   *[other] { $count }つのテーブルがあなたの手番を待っています
}
home-welcome = おかえりなさい
home-to-name = { $name }さん、{ $words }
home-date = { $month }{ $day }日 { $weekday }
date-weekday = { $number ->
    [1] 月曜日
    [2] 火曜日
    [3] 水曜日
    [4] 木曜日
    [5] 金曜日
    [6] 土曜日
   *[7] 日曜日
}
date-weekday-short = { $number ->
    [1] 月
    [2] 火
    [3] 水
    [4] 木
    [5] 金
    [6] 土
   *[7] 日
}
date-month = { $number }月
home-take-turn = 手番を行う
home-more-cards = { $count ->
   *[other] ほか{ $count }枚
}
home-others = ほかの人の手番
home-all-tables = 全{ $count }件
home-lesson-go = 続ける
home-lessons-over = すべてのレッスンを終えました。
home-daily-result = 今日の結果
home-puzzle-rated = 難しさ { $number }
home-puzzle-own = あなたの問題レート：{ $number }
home-puzzle-find = 最善の手番を探す
home-puzzle-tried = 今日はもう挑戦しました。
home-reviews = 最近の検討
home-no-reviews = 検討する対局はまだありません。対局が終わると、ここに並びます。
home-accuracy = 正確さ { $share }
home-being-read = 検討中
