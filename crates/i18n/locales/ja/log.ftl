# 起きたこと。{ $you } は、読んでいる本人の行なら "yes"。

# A line that is read out.
sentence = { $line }。

log-omitted = 使わないルーン・ストーン：{ $rune }
log-first = { $you ->
    [yes] ファースト・プレイヤー：あなた
   *[no] ファースト・プレイヤー：{ $who }
}
log-token = スペース{ $space }に{ $wisp }
log-turn = { $you ->
    [yes] 手番{ $turn }：あなた
   *[no] 手番{ $turn }：{ $who }
}
log-action-summon = { $you ->
    [yes] あなたはクリーチャーを召喚
   *[no] { $who }はクリーチャーを召喚
}
log-action-abilities = { $you ->
    [yes] あなたは効果を活用
   *[no] { $who }は効果を活用
}
log-action-forge = { $you ->
    [yes] あなたはアーティファクトを作製
   *[no] { $who }はアーティファクトを作製
}
log-action-pass = { $you ->
    [yes] あなたはパス
   *[no] { $who }はパス
}

## カード

log-card-revealed = { $card }がディスプレイに登場
log-cards-revealed = ディスプレイに登場：{ $card }
log-card-taken = { $you ->
    [yes] あなたは{ $card }を獲得
   *[no] { $who }は{ $card }を獲得
}
log-card-from-deck = { $you ->
    [yes] あなたは共通の山札から{ $card }を獲得
   *[no] { $who }は共通の山札から{ $card }を獲得
}
log-card-drawn = { $you ->
    [yes] あなたは{ OBJECT($card) }をドロー
   *[no] { $who }は{ OBJECT($card) }をドロー
}
log-card-played = { $you ->
    [yes] あなたは{ $card }をプレイ
   *[no] { $who }は{ $card }をプレイ
}
log-card-discarded = { $you ->
    [yes] あなたは{ $card }を自分の捨て札へ
   *[no] { $who }は{ $card }を自分の捨て札へ
}
log-card-to-creature-discard = { $card }は共通の捨て札へ
log-card-to-box = { $card }はゲームから除外
log-card-fetched-to-hand = { $you ->
    [yes] あなたは共通の捨て札から{ $card }を手札に追加
   *[no] { $who }は共通の捨て札から{ $card }を手札に追加
}
log-card-fetched-to-discard = { $you ->
    [yes] あなたは共通の捨て札の{ $card }を自分の捨て札へ
   *[no] { $who }は共通の捨て札の{ $card }を自分の捨て札へ
}

## 宝石、鉱石、アーティファクト、ストーン

log-takes = { $you ->
    [yes] あなたは{ OBJECT($what) }を獲得
   *[no] { $who }は{ OBJECT($what) }を獲得
}
log-pays = { $you ->
    [yes] あなたは{ OBJECT($what) }を支払い
   *[no] { $who }は{ OBJECT($what) }を支払い
}
log-gives = { $you ->
    [yes] あなたから{ $whom }に{ OBJECT($what) }
   *[no] { $to-you ->
        [yes] { $who }からあなたに{ OBJECT($what) }
       *[no] { $who }から{ $whom }に{ OBJECT($what) }
    }
}
log-infuses = { $you ->
    [yes] あなたは{ OBJECT($what) }を「{ $rune }」に配置
   *[no] { $who }は{ OBJECT($what) }を「{ $rune }」に配置
}
log-forges = { $you ->
    [yes] あなたは{ OBJECT($artifact) }を作製（{ $row }）
   *[no] { $who }は{ OBJECT($artifact) }を作製（{ $row }）
}
log-artifact-revealed = { $forge }：{ $artifact }
log-stone = { $you ->
    [yes] あなたはルーン・ストーン「{ $rune }」を獲得
   *[no] { $who }はルーン・ストーン「{ $rune }」を獲得
}

## ダイス、ウィスプ、山札

log-rolls = { $you ->
    [yes] あなたのダイス：{ $face }
   *[no] { $who }のダイス：{ $face }
}
log-times = { $what }×{ $times }
log-wisp = { $you ->
    [yes] あなたはスペース{ $space }の{ OBJECT($wisp) }に到達
   *[no] { $who }はスペース{ $space }の{ OBJECT($wisp) }に到達
}
log-tile-used = ウィスプタイルを使用：{ $tile }
log-tile-revealed = 新しいウィスプタイル：{ $tile }
log-shuffle-deck = 共通の捨て札をシャッフルし、新しい山札を作成
log-shuffle-own = { $you ->
    [yes] あなたは自分の捨て札をシャッフル
   *[no] { $who }は自分の捨て札をシャッフル
}
log-shuffle-artifacts = 捨てられたアーティファクトをシャッフルし、新しいサプライを作成
log-shuffle-tiles = 捨てられたウィスプタイルをシャッフルし、新しい山を作成

## 得点

log-score-by = { $you ->
    [yes] あなたは{ $points }を獲得（{ $what }）
   *[no] { $who }は{ $points }を獲得（{ $what }）
}
log-score-die = { $you ->
    [yes] あなたは{ $points }を獲得（ダイス）
   *[no] { $who }は{ $points }を獲得（ダイス）
}
log-score-forge = { $you ->
    [yes] あなたは{ $points }を獲得（鍛冶屋）
   *[no] { $who }は{ $points }を獲得（鍛冶屋）
}
log-score-trade = { $you ->
    [yes] あなたは列を変換して{ $points }を獲得
   *[no] { $who }は列を変換して{ $points }を獲得
}
log-score-tile = { $you ->
    [yes] あなたは{ $points }を獲得（ウィスプタイル）
   *[no] { $who }は{ $points }を獲得（ウィスプタイル）
}
log-score-left-over = { $you ->
    [yes] あなたは宝石と鉱石で{ $points }を獲得
   *[no] { $who }は宝石と鉱石で{ $points }を獲得
}
log-score-row-top = { $you ->
    [yes] あなたは上の列で{ $points }を獲得
   *[no] { $who }は上の列で{ $points }を獲得
}
log-score-row-bottom = { $you ->
    [yes] あなたは下の列で{ $points }を獲得
   *[no] { $who }は下の列で{ $points }を獲得
}
log-over = ゲーム終了
