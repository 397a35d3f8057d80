# 助言。

hint-title = 達人ならこうする
hint-win = 勝率 { $percent }%
hint-score = 予想得点 { $own } 対 { $best }

reason-last-round = 最終ラウンドになる
reason-points = この手番で{ $points }
reason-artifact-top = 上の列のアーティファクトが{ $count }個になる
reason-artifact-bottom = 下の列のアーティファクトが{ $count }個になる
reason-stone = ルーン・ストーン「{ $rune }」を得る
reason-gains = { $card }が自分のカードに加わる
reason-forge-in-demand = 残すと{ $percent }%の確率で{ $forge }のアーティファクトを他のプレイヤーに取られる
reason-card-in-demand = 残すと{ $percent }%の確率で{ $card }を他のプレイヤーに取られる
reason-keeps = { $card }が手元に残る
reason-loses = { $card }を失う
reason-gems = { OBJECT($gems) }を得る
reason-ore = { OBJECT($ore) }を得る

ui-no-hints = このテーブルではヒントなし
ui-instant-bots = ボットは待たずに行動
error-no-hints = このテーブルではヒントを使えません。

bot-random = 初心者
bot-random-about = でたらめに手を選びます
bot-apprentice = 見習い
bot-apprentice-about = 目につく手を選び、自分がどのカードを持っているかを忘れがちです。初めてのゲームに向いています
bot-acolyte = 侍祭
bot-acolyte-about = 目につく手を選び、組み合わせの効果を見落とします
bot-greedy = カササギ
bot-greedy-about = この手番で一番光るものに飛びつきます
bot-plain-search = 隠者
bot-plain-search-about = 先を読みますが、経験から学んでいません
bot-druid = ドルイド
bot-druid-about = 毎回の手番を丁寧に組み立てます
bot-seer = 予言者
bot-seer-about = 長い経験から、ひと目で手を判断します
bot-sage = 賢者
bot-sage-about = 経験豊富で、少し先を読みます
bot-archdruid = 大ドルイド
bot-archdruid-about = 経験豊富で、ずっと先を読みます
