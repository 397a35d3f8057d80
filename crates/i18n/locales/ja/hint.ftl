# 助言。

hint-title = 達人ならこう打つ
hint-win = 勝率 { $percent }%
hint-score = 予想得点 { $own } 対 { $best }

reason-last-round = 最終ラウンドになる
reason-points = この手番で{ $points }
reason-artifact-top = 上の列のアーティファクトが{ $count }個になる
reason-artifact-bottom = 下の列のアーティファクトが{ $count }個になる
reason-stone = ルーンストーン「{ $rune }」を得る
reason-gains = { $card }が自分のカードに加わる
reason-forge-in-demand = 残すと{ $percent }%の確率で{ $forge }のアーティファクトを他のプレイヤーに取られる
reason-card-in-demand = 残すと{ $percent }%の確率で{ $card }を他のプレイヤーに取られる
reason-keeps = { $card }が手元に残る
reason-loses = { $card }が自分のカードから離れる
reason-gems = { OBJECT($gems) }を得る
reason-ore = { OBJECT($ore) }を得る

ui-no-hints = このテーブルではヒントなし
ui-instant-bots = ボットはすぐに手を打つ
error-no-hints = このテーブルではヒントを使えません。

bot-random = 初心者
bot-random-about = 思いつくままに動きます
bot-apprentice = 見習い
bot-apprentice-about = 堅実ですが、見落としが多め。初めてのゲームに
bot-acolyte = 侍者
bot-acolyte-about = この手番の最善を選び、見落としは少なめ
bot-greedy = カササギ
bot-greedy-about = この手番で一番光るものに飛びつきます
bot-plain-search = 隠者
bot-plain-search-about = 先を読みますが、経験はありません
bot-druid = ドルイド
bot-druid-about = 毎回の手番を丁寧に組み立てます
bot-seer = 予言者
bot-seer-about = 長い経験から、ひと目で手を判断します
bot-sage = 賢者
bot-sage-about = 経験豊富で、少し先を読みます
bot-archdruid = 大ドルイド
bot-archdruid-about = 経験豊富で、ずっと先を読みます
