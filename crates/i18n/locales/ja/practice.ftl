# 練習：問題のそのほかの言葉と、自分の対局のミス。

train-puzzle-of-day = 今日の問題
train-puzzle-missed = 足りないもの：
train-puzzle-why = 理由：
train-puzzle-hint = ヒント
train-puzzle-hint-counts = ヒント（不正解になります）
train-puzzle-begin-with = 最初の一手：
train-puzzle-held = ランダムな結果が出たので、その前には戻れません。手番を続けてください。
train-puzzle-ranking = 最善の手番
train-puzzle-place = 順位
train-puzzle-turn = 手番
train-puzzle-hidden = 非表示
train-puzzle-yours = あなた
train-puzzle-or-worse = { $loss } かそれ以下
train-puzzle-best = 最善
train-puzzle-moved = 変化 { $points }
practice-ranking = 最善の手

practice-title = 練習
practice-about = 終わった対局の検討が済むと、いちばん大きなミスの局面がここに来ます。解けるまで何度でも出てきます。
practice-none = いま練習する局面はありません。
practice-task = あなたの対局から：ここで勝率を{ $loss }失いました。もっと良い手を見つけてください。
practice-left = 残り{ $count }局面
practice-solved = 正解です。この局面はもう出てきません。
practice-wrong = まだです。この手は勝率を{ $loss }失います。
practice-wrong-at-least = まだです。この手は勝率を少なくとも{ $loss }失います。
practice-solution = 最善の手とその続き：
practice-next = 次の局面

train-share-signs = ◆ 最善か同等 · ◇ 緩手 · ▽ 悪手 · ▼ 大悪手。検討による、ラウンドごとの印です。
train-share-reading = ラウンドごとの印は検討が済むと出ます。1分後にもう一度ご覧ください。
train-worst = 損の大きかったラウンド
train-worst-better = より良い手：
train-no-mistakes = 目立ったミスはありません。
