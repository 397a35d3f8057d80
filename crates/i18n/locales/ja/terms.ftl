# ゲームの用語。

-game = Rune Stones
-night = 夜のクリーチャー
-queenie = クイーニー1
-summon = クリーチャーの召喚
-abilities = 効果の活用
-forging = アーティファクトの作製

## 色

colour-blue = 青
colour-green = 緑
colour-yellow = 黄
colour-red = 赤
colour-wild = ワイルド

letter-blue = 青
letter-green = 緑
letter-yellow = 黄
letter-red = 赤
letter-wild = 白
letter-ore = 鉱

druid-brown = 茶色
druid-grey = 灰色
druid-beige = ベージュ
druid-black = 黒色

## 宝石、鉱石、得点

gem-blue = { $count ->
    [1] 青の宝石
   *[other] 青の宝石{ $count }個
}
gem-green = { $count ->
    [1] 緑の宝石
   *[other] 緑の宝石{ $count }個
}
gem-yellow = { $count ->
    [1] 黄の宝石
   *[other] 黄の宝石{ $count }個
}
gem-red = { $count ->
    [1] 赤の宝石
   *[other] 赤の宝石{ $count }個
}
gem-wild = { $count ->
    [1] ワイルド宝石
   *[other] ワイルド宝石{ $count }個
}
a-gem-blue = 青の宝石1個
a-gem-green = 緑の宝石1個
a-gem-yellow = 黄の宝石1個
a-gem-red = 赤の宝石1個
a-gem-wild = ワイルド宝石1個

any-coloured-gem = { $count ->
    [1] 任意の宝石（ワイルド以外）
   *[other] 任意の宝石{ $count }個（ワイルド以外）
}
any-gems = { $count ->
    [1] 好きな宝石（ワイルド可）
   *[other] 好きな宝石{ $count }個（ワイルド可）
}
a-any-gem = 好きな宝石1個（ワイルド可）

ore-count = { $count ->
    [1] 鉱石
   *[other] 鉱石{ $count }枚
}
a-ore = 鉱石1枚

points-count = { $count }点

list-more = { $first }、{ $next }
list-last = { $first }と{ $next }

## 魔法ポイント

magic-blue = 青の魔法ポイント{ $count }
magic-green = 緑の魔法ポイント{ $count }
magic-yellow = 黄の魔法ポイント{ $count }
magic-red = 赤の魔法ポイント{ $count }
magic-multi = 多色の魔法ポイント{ $count }
magic-any = 魔法ポイント{ $count }

## カード

creature-dryad = ドライアド
creature-harpy = ハーピー
creature-goblin = ゴブリン
creature-satyr = サテュロス
creature-dragon = ドラゴン
creature-banshee = バンシー
creature-druid = ドルイド
card-with-number = { $creature }{ $number }
card-label = { $card }、{ $magic }。{ $ability }
cards-count = { $count ->
    [1] カード
   *[other] カード{ $count }枚
}
a-card = カード1枚
any-card = ディスプレイの任意のカード
play-card = カードをプレイ
deck-cards = { $count ->
    [1] 共通の山札の一番上のカード
   *[other] 共通の山札の上から{ $count }枚
}

ability-exchange = 交換
ability-pillage = 略奪
ability-resurrection = 復活
ability-switch = カード交換
ability-wisp = ウィスプ

## ルーン・ストーン

rune-magic-points = 魔法ポイント
rune-hand-size = 手札上限
rune-exchange = 変換
rune-wild-gem = ワイルド宝石
rune-plus = プラス
rune-double-die = ダイス効果2倍
rune-extra-point = 特別パワーポイント
rune-three-abilities = 3枚の能力を使う
rune-discard-lowest = 最小を捨てる
rune-gem-or-points = 宝石または得点

## アーティファクト、鍛冶屋、列

artifact-blue = 指輪
artifact-green = 首環
artifact-yellow = 王冠
artifact-red = 聖杯
artifact-wild = 護符
a-artifact-blue = 指輪
a-artifact-green = 首環
a-artifact-yellow = 王冠
a-artifact-red = 聖杯
a-artifact-wild = 護符

forge-number = 鍛冶屋{ $number }
forge-wild = ワイルド鍛冶屋
row-top = 上の列
row-bottom = 下の列
space-blue = 青のスペース
space-green = 緑のスペース
space-yellow = 黄のスペース
space-red = 赤のスペース
space-wild = ワイルドスペース

## ダイス、ウィスプ、プレイヤー

die-name = ダイス
die-gem-for-wild = ワイルド以外の宝石 → ワイルド宝石
wisp-name = ウィスプ
a-wisp = ウィスプ
tile-word = ウィスプタイル
seat-number = プレイヤー{ $number }
