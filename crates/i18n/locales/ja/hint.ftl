# 助言。

hint-title = 達人ならこう打つ
hint-win = 勝率 { $percent }%
hint-score = 予想得点 { $own } 対 { $best }
hint-thinking = 先を読んでいます…

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
