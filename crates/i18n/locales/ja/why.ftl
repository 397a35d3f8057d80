# できない理由を一文で。

## ある種類が何もないこと

no-gem-blue = 青の宝石0個
no-gem-green = 緑の宝石0個
no-gem-yellow = 黄の宝石0個
no-gem-red = 赤の宝石0個
no-gem-wild = ワイルド宝石0個
no-ore = 鉱石0枚
gems-in-all = 宝石{ $count }個

## 手番と順序

why-watching = 観戦中です。ここで行動できるのはテーブルのプレイヤーだけです。
why-over = ゲームは終了しました。
why-chance = 次はランダムに決まります。
why-not-your-turn = { $who }を待っています。
why-absent = それはもうここにありません。
why-decide-first = 先に表示中の選択をしてください。
why-action-first = 先にアクションを選んでください。
why-action-first-for = 先にアクション「{ $action }」を選んでください。
why-other-action = アクションは1手番に1つです。「{ $action }」をすでに選んでいます。
why-action-over = この手番のアクションは終わっています。
why-action-possible = パスできるのは、3つのアクションのどれもできないときだけです。
why-few-cards = { $count ->
    [0] カードが2枚必要ですが、手札がありません。
   *[other] カードが2枚必要ですが、手札は{ $count }枚です。
}
why-nothing-to-forge = 今は何も作製できません。宝石も鉱石も足りないか、空きスペースがありません。
why-must-take = 召喚ではクリーチャーを1枚以上取ってください。
why-must-forge = アーティファクトを1個以上作製してください。
why-must-take-stone = ルーン・ストーンを1枚取ってください。

## クリーチャーの召喚

why-display-empty = ディスプレイにカードがありません。
why-no-magic = 魔法ポイントとしてプレイできるカードがありません。
why-price = 必要な魔法ポイントは{ $number }、今あるのは{ $count }です。
why-magic-colour = { $colour ->
    [blue] このカードの魔法は{ $own }ですが、今は青をプレイしています。色は混ぜられません。
    [green] このカードの魔法は{ $own }ですが、今は緑をプレイしています。色は混ぜられません。
    [yellow] このカードの魔法は{ $own }ですが、今は黄をプレイしています。色は混ぜられません。
   *[red] このカードの魔法は{ $own }ですが、今は赤をプレイしています。色は混ぜられません。
}
why-for-magic = このカードは魔法ポイントとしてプレイしたので、効果は使えません。

## 効果の活用

why-lay-first = { $count ->
    [0] 先にカードを2枚出してください。
   *[other] 先に2枚目のカードを出してください。
}
why-all-laid = カードはすでに{ $count }枚出ています。これ以上は出せません。
why-laid-settled = 3枚目のカードは、最初の効果を使う前に出す必要があります。
why-effect-used = この効果はもう使いました。
why-closed = 別のカードに移ったので、このカードはもう使えません。
why-choice-made = 使えるのは2つの効果のうち1つだけで、もう一方をすでに使いました。
why-no-card-of-colour = { $colour ->
    [blue] ディスプレイに青のカードがありません。
    [green] ディスプレイに緑のカードがありません。
    [yellow] ディスプレイに黄のカードがありません。
   *[red] ディスプレイに赤のカードがありません。
}
why-other-colour = { $colour ->
    [blue] 取れるのは青のカードだけです。
    [green] 取れるのは緑のカードだけです。
    [yellow] 取れるのは黄のカードだけです。
   *[red] 取れるのは赤のカードだけです。
}
why-nothing-takes-cards = 今使える効果では、ディスプレイのカードを取れません。
why-nothing-gives = 今使える効果では、{ $what }を得られません。
why-nothing-draws = 今使える効果では、共通の山札のカードを取れません。
why-nothing-fetches = ここからカードを取れるのは「{ ability-resurrection }」と「{ ability-switch }」だけです。
why-fetches-itself = カードは自分自身を取れません。別のカードを選んでください。
why-no-wisp = ウィスプタイルは、バンシーの効果「{ ability-wisp }」か、パワーポイント・トラックのウィスプに到達したときに使えます。
why-gem-instead = このカードは得点の代わりに宝石を取りました。
why-nobody-has = 他のプレイヤーは誰も{ $gem }を持っていません。
why-discard-empty = 共通の捨て札がありません。
why-no-tile = 表向きのウィスプタイルがありません。
why-deck-empty = 共通の山札も共通の捨て札もありません。
why-hand-empty = 手札がありません。

## サプライ、支払い、ダイス

why-supply-lacks = サプライに{ $what }がありません。
why-supply-no-colour = サプライにワイルド以外の宝石がありません。
why-short = 必要なのは{ OBJECT($price) }、持っているのは{ OBJECT($purse) }です。
why-short-at-forge = 必要なのは{ OBJECT($price) }、持っているのは{ OBJECT($purse) }です。鉱石3枚でも支払えますが、持っているのは{ OBJECT($ore) }です。
why-no-coloured-gem = 交換できるワイルド以外の宝石がありません。
why-only-coloured = ダイスで交換できるのはワイルド以外の宝石です。
why-none-owned = { $what }を持っていません。
why-pay-as-a-whole = 支払い方を一覧から選んでください。
why-nothing-to-pay = 今は宝石を支払う必要はありません。
why-ore-forges = 鉱石はアーティファクトの作製に使います。3枚でどのアーティファクトでも作製できますが、鍛冶屋のボーナスは得られません。

## 鍛冶屋と列

why-same-forge = 2個目のアーティファクトは別の鍛冶屋で作製します。
why-forge-empty = この鍛冶屋にはアーティファクトがありません。
why-wild-forge-empty = ワイルドアーティファクトが残っていません。
why-no-space = { $colour ->
    [blue] 青のスペースは両方とも埋まっています。
    [green] 緑のスペースは両方とも埋まっています。
    [yellow] 黄のスペースは両方とも埋まっています。
   *[red] 赤のスペースは両方とも埋まっています。
}
why-board-full = 両方の列が埋まっています。
why-space-filled = このスペースは埋まっています。置いたアーティファクトは動かせません。
why-space-colour = { $artifact }：同じ色のスペースにだけ置けます。
why-nothing-to-place = 置くアーティファクトがありません。
why-row-short = { $count ->
    [0] 列の変換にはアーティファクトが2個以上必要です。この列には1個もありません。
   *[other] 列の変換にはアーティファクトが2個以上必要です。この列には{ $count }個しかありません。
}
why-trade-later = 列を変換できるのはアクションの後です。

## ルーン・ストーン

why-stone-owned = このルーン・ストーンはもう持っています。
why-four-stones = ルーン・ストーンを4枚持っています。これ以上は置けません。
why-stone-gone = この種類のルーン・ストーンは残っていません。
why-stone-by-trade = ルーン・ストーンは列を変換したときに取ります。
why-works-by-itself = このルーン・ストーンは自動で働きます。
why-exchanged = このルーン・ストーンはこの手番にもう使いました。
why-nothing-to-exchange = 換えられる宝石も鉱石もありません。
why-would-spoil = この変換をすると、何も作製できなくなります。
why-infused = { $gem }：このルーン・ストーンに置かれたままです。
why-stone-later = このルーン・ストーンは今の選択には影響しません。この前か後に使ってください。
