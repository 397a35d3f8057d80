# 質問、選択肢、効果の説明。

## 手番プレイヤーへ

ask-action = アクションを選んでください。
ask-summon-play = 魔法ポイントとして使うカードをプレイしてください。
ask-summon-take = { $magic }：クリーチャーを取るか、さらにカードをプレイしてください。
ask-summon-more = 残り{ $magic }：さらにクリーチャーを取るか、終了してください。
ask-lay-first = 1枚目のカードを出してください（全部で2枚）。
ask-lay-second = 2枚目のカードを出してください。
ask-use-or-lay-third = 効果を使うか、3枚目のカードを出してください。
ask-use-first = カードの効果を1枚ずつ順に使ってください。
ask-use-next = 次のカードの効果を使ってください。
ask-use-rest = { $card }：残りの効果を使うか、終了してください。
ask-use-rest-or-next = { $card }：残りの効果を使うか、別のカードに移ってください。
ask-forge = 鍛冶屋を選んでください。
ask-forge-second = 2つ目のアーティファクトを作るか、終了してください。
ask-trade = アーティファクトの列を変換するか、手番を終了してください。
ask-end-turn = 手番を終了しますか？
ask-stone = ルーン・ストーンを1枚取ってください。
ask-die = { $times ->
    [1] ダイス：{ $gives }
   *[other] ダイス（{ $times }回分）：{ $gives }
}
ask-tile = ウィスプタイル：{ $gives }
ask-played-card = { $card }の効果を使ってください。
ask-pick-tile = ウィスプに到達しました。タイルを選んでください。
ask-fetch-to-hand = 共通の捨て札から手札に加えるカードを選んでください。
ask-fetch-to-discard = 共通の捨て札から自分の捨て札に置くカードを選んでください。
ask-pay = { $what }：どの宝石で支払いますか？
ask-exchange-points = { $card }：得点と宝石のどちらを取りますか？
ask-place = { $artifact }：置くスペースを選んでください。

## 他のプレイヤーへ

wait-action = { $who }がアクションを選んでいます…
wait-summon = { $who }がクリーチャーを召喚しています…
wait-lay = { $who }がカードを出しています…
wait-use = { $who }が効果を使っています…
wait-forge = { $who }が鍛冶屋を選んでいます…
wait-trade = { $who }が変換するか考えています…
wait-stone = { $who }がルーン・ストーンを選んでいます…
wait-die = { $who }がダイスの結果を見ています…
wait-tile = { $who }がウィスプタイルを使っています…
wait-pick-tile = { $who }がウィスプタイルを選んでいます…
wait-fetch = { $who }が共通の捨て札を見ています…
wait-pay = { $who }が支払っています…
wait-points = { $who }が得点か宝石かを選んでいます…
wait-place = { $who }がアーティファクトを置いています…

## ボタン

action-summon = { -summon }
action-abilities = { -abilities }
action-forge = { -forging }
action-pass = パス
move-play = { $card }をプレイ
move-summon = { $card }を召喚
move-lay = { $card }を出す
move-of-card = { $number }：{ $what }
move-any-gem = 任意の宝石：{ $gem }
move-take = { $card }を取る
move-any-card = 任意のカード：{ $card }
move-roll = ダイスを振る
move-points-as-gem = { $points }の代わりに{ $gem }
move-wisp = ウィスプ：{ $tile }
move-fetch = { $card }を回収
move-forge = { $forge }：{ $artifact }（{ $cost }）
move-place = { $row }、{ $space }
move-trade = { $row }を変換（{ $points }）
move-stone = 取る：{ $rune }
move-exchange = { $give } → { $take }
move-infuse = { $gem }を「{ $rune }」に置く
move-done = 完了
move-end-turn = 手番終了
move-no-wisp = タイルを使わない
move-decline = 使わない

## カードとタイルの効果

ability-one = { $first }。
ability-each = { $first }。{ $second }。（順不同）
ability-one-of = どちらか1つ：{ $first }／{ $second }。
ability-in-order = まず{ $first }。次に{ $second }。

effect-gems = { OBJECT($gems) }を得る
effect-any-gem = 任意の宝石{ $count }個（ワイルド以外）を得る
effect-card-blue = ディスプレイから青のカード1枚を取る
effect-card-green = ディスプレイから緑のカード1枚を取る
effect-card-yellow = ディスプレイから黄のカード1枚を取る
effect-card-red = ディスプレイから赤のカード1枚を取る
effect-any-card = ディスプレイから任意のカード1枚を取る
effect-die = ダイスを振る
effect-points = { $points }を得る
effect-exchange = { OBJECT($price) }を支払い、{ OBJECT($gain) }を得る
effect-pillage = 他のプレイヤー全員から{ OBJECT($gem) }ずつもらう
effect-resurrection = 共通の捨て札のカード1枚を自分の捨て札に置く
effect-switch = このバンシーと引き換えに、共通の捨て札の別のカード1枚を手札に加える
effect-wisp = 表向きのウィスプタイル1枚を使う
effect-ore = { OBJECT($ore) }を得る
effect-draw = 共通の山札の上から{ $count }枚を自分の捨て札に置く
effect-play = 手札からもう1枚プレイして効果を使う

die-text-any-gem = 任意の宝石1個（ワイルド以外）を得ます。
die-text-gem-for-wild = ワイルド以外の宝石1個をワイルド宝石1個と交換します。
die-text-one-point = 1点を得ます。
die-text-two-points = 2点を得ます。
die-text-ore = 鉱石1枚を得ます。
die-text-card = 共通の山札の一番上のカードを自分の捨て札に置きます。

rune-text-magic-points = 「{ -summon }」のたびに、好きな色の魔法ポイントが2増えます。カードをプレイしなくても使えます。
rune-text-hand-size = 手札を6枚まで補充します。
rune-text-exchange = 自分の手番に1回、宝石1個を鉱石1枚に、または鉱石1枚をワイルド以外の宝石1個に換えられます。
rune-text-wild-gem = サプライからワイルド以外の宝石1個を取り、このルーン・ストーンに置きます。以後、その色の自分の宝石はすべてワイルド宝石としても使えます。
rune-text-plus = 「{ -abilities }」で、選択効果の両方を使えます。
rune-text-double-die = 「{ -abilities }」で、カードの効果で振ったダイスの結果を2回使えます。
rune-text-extra-point = 「{ -abilities }」で、得点を得たカード1枚ごとに1点を追加で得ます。
rune-text-three-abilities = 「{ -abilities }」で、カードを3枚まで出せます。番号が一番小さいカードだけが自分の捨て札に戻ります。
rune-text-discard-lowest = 「{ -abilities }」で、番号が一番大きいカードが手元に残り、一番小さいカードが手元を離れます。
rune-text-gem-or-points = 「{ -abilities }」で、得点を得るカード1枚ごとに、得点の代わりにワイルド以外の宝石1個を取れます。

forge-text = アーティファクトと同じ色の宝石{ $count }個、または鉱石3枚。
forge-text-bonus = アーティファクトと同じ色の宝石{ $count }個で、ボーナスは{ $bonus }。または鉱石3枚（ボーナスなし）。
forge-text-wild = 好きな宝石4個（ワイルド可）、または鉱石3枚。ワイルドアーティファクトは1手番に1個まで。

## 最終得点計算

score-track = パワーポイント・トラック
score-left-over = 宝石と鉱石
score-row-top = 上の列
score-row-bottom = 下の列
score-total = 合計
