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

why-watching = 観戦中です。ここで行動できるのは卓のプレイヤーだけです。
why-over = ゲームは終了しました。
why-chance = 今は運が決めるところです。
why-not-your-turn = 今は{ $who }が決める番です。
why-absent = それはもうありません。
why-decide-first = まず、聞かれていることを決めてください。
why-action-first = まずアクションを選んでください。
why-action-first-for = まずアクション「{ $action }」を選んでください。
why-other-action = アクションは1手番に1つです。「{ $action }」を選んでいます。
why-action-over = この手番のアクションは終わっています。
why-action-possible = パスできるのは、3つのアクションのどれもできないときだけです。
why-few-cards = { $count ->
    [0] カードが2枚必要ですが、手札がありません。
   *[other] カードが2枚必要ですが、手札は{ $count }枚です。
}
why-nothing-to-forge = 今作れるものはありません。宝石も鉱石も足りないか、空きスペースがありません。
why-must-take = 召喚では少なくとも1枚のクリーチャーを取ります。
why-must-forge = 少なくとも1つのアーティファクトを作ってください。
why-must-take-stone = ルーン・ストーンを必ず1枚取ります。

## クリーチャーの召喚

why-display-empty = ディスプレイにカードがありません。
why-no-magic = 魔法ポイントのためにプレイできるカードがありません。
why-price = 必要な魔法ポイントは{ $number }、今あるのは{ $count }です。
why-magic-colour = { $colour ->
    [blue] このカードの魔法は{ $own }ですが、青をプレイしています。色は混ぜられません。
    [green] このカードの魔法は{ $own }ですが、緑をプレイしています。色は混ぜられません。
    [yellow] このカードの魔法は{ $own }ですが、黄をプレイしています。色は混ぜられません。
   *[red] このカードの魔法は{ $own }ですが、赤をプレイしています。色は混ぜられません。
}
why-for-magic = このカードは魔法ポイントのためにプレイしたので、効果は使えません。

## 効果の活用

why-lay-first = { $count ->
    [0] まずカードを2枚出してください。
   *[other] まず2枚目のカードを出してください。
}
why-all-laid = カードはすでに{ $count }枚出ています。これ以上は出せません。
why-laid-settled = 3枚目のカードは、最初の効果を使う前に出す必要がありました。
why-effect-used = この効果はもう使いました。
why-closed = 別のカードに移ったので、このカードはもう使えません。
why-choice-made = 2つの効果のうち1つだけです。もう一方を使いました。
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
why-nothing-takes-cards = 今使える効果に、ディスプレイのカードを取るものはありません。
why-nothing-gives = 今使える効果では、{ OBJECT($what) }を得られません。
why-nothing-draws = 今使える効果に、山札のカードを取るものはありません。
why-nothing-fetches = ここからカードを取れるのは「{ ability-resurrection }」と「{ ability-switch }」だけです。
why-no-wisp = ウィスプタイルは、ウィスプのバンシーの効果か、得点トラックのウィスプに到達したときに得られます。
why-gem-instead = このカードの得点すべての代わりに宝石を取りました。
why-nobody-has = 他のプレイヤーは{ OBJECT($gem) }も持っていません。
why-discard-empty = 共通の捨て札がありません。
why-no-tile = 表向きのウィスプタイルがありません。
why-deck-empty = 山札も共通の捨て札もありません。
why-hand-empty = 手札がありません。

## サプライ、支払い、ダイス

why-supply-lacks = サプライ：{ OBJECT($what) }。
why-supply-no-colour = サプライにワイルド以外の宝石がありません。
why-short = 必要なのは{ OBJECT($price) }、持っているのは{ OBJECT($purse) }です。
why-short-at-forge = 必要なのは{ OBJECT($price) }、持っているのは{ OBJECT($purse) }です。鉱石3枚でも払えますが、持っているのは{ OBJECT($ore) }です。
why-no-coloured-gem = 交換できるワイルド以外の宝石がありません。
why-only-coloured = ダイスで渡すのはワイルド以外の宝石です。
why-none-owned = 持っているのは{ OBJECT($what) }です。
why-pay-as-a-whole = 一覧の支払い方から選んでください。
why-nothing-to-pay = 今、宝石を払うものはありません。
why-ore-forges = 鉱石は鍛造に使います。3枚でどのアーティファクトでも作れますが、鍛冶屋のボーナスは得られません。

## 鍛冶屋と列

why-same-forge = 2つ目のアーティファクトは別の鍛冶屋で作ります。
why-forge-empty = この鍛冶屋にはアーティファクトがありません。
why-wild-forge-empty = ワイルドアーティファクトが残っていません。
why-no-space = { $colour ->
    [blue] 青のスペースは両方とも埋まっています。
    [green] 緑のスペースは両方とも埋まっています。
    [yellow] 黄のスペースは両方とも埋まっています。
   *[red] 赤のスペースは両方とも埋まっています。
}
why-board-full = 両方の列が埋まっています。
why-space-filled = このスペースは埋まっています。一度置いたものは動かせません。
why-space-colour = { $artifact }：自分の色のスペースにだけ置けます。
why-nothing-to-place = 置くアーティファクトがありません。
why-row-short = 列の変換にはアーティファクトが2つ以上必要です。この列には{ $count }個です。
why-trade-later = 列の変換はアクションの後です。

## ルーン・ストーン

why-stone-owned = このルーン・ストーンはもう持っています。
why-four-stones = ルーン・ストーンを4枚持っています。これ以上は置けません。
why-stone-gone = この種類のストーンは残っていません。
why-stone-by-trade = ルーン・ストーンは列を変換したときに取ります。
why-works-by-itself = このストーンは自動で働きます。
why-exchanged = このストーンはこの手番にもう使いました。
why-nothing-to-exchange = 換えられる宝石も鉱石もありません。
why-would-spoil = 変換すると、何も作れなくなります。
why-infused = { $gem }：このストーンに置かれたままです。
why-stone-later = 今の決定には影響しません。この前か後に使ってください。
