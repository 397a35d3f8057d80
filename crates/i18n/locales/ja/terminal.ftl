# ゲームそのもの以外に端末が表示する文：`runestones play`と、その表で使う短い形。

## 効果を半行で

terminal-or = { $first }または{ $next }
terminal-then = { $first }、次に{ $next }
terminal-card-blue = ディスプレイの青のカード
terminal-card-green = ディスプレイの緑のカード
terminal-card-yellow = ディスプレイの黄のカード
terminal-card-red = ディスプレイの赤のカード
terminal-bonus = ボーナス：{ $what }

## テーブル

terminal-setup = ゲームのセットアップ中
terminal-throne = { $number }点で最終ラウンド
terminal-costs = コスト{ $count }
terminal-magic = 魔法：{ $what }
terminal-multicolour = 多色
terminal-or-ore = またはそれぞれ{ $ore }（ボーナスなし）
terminal-you = あなた（{ $name }）

## プレイ

terminal-help-hint = `help`と入力すると、いつでも説明を表示します。
terminal-type-number = 1から{ $count }までの番号、または`help`を入力してください。
terminal-no-choice = { $number }番の選択肢はありません。
terminal-unclear = `{ $line }`はここでは使えません。
terminal-impossible = `{ $move }`は今はできません。
terminal-no-piece = `{ $piece }`はテーブルにありません。forge-5、display-21、hand-100、row-top、stone-plus、deckのように入力してください。
terminal-unknown = それについての説明はありません。カードは番号、ルーン・ストーンは名前、ウィスプタイルは`tile 7`、ダイスは`die`で尋ねてください。
terminal-taken-back = 取り消しました：{ $what }
terminal-restarted = 手番の最初から（何かが公開された後なら、そこから）の手をすべて取り消しました。
terminal-undo-nothing = 取り消せる手がありません。
terminal-undo-revealed = その後に何かが公開されたため、取り消せません。
terminal-undo-other = これを取り消せるのは{ $name }だけです。
terminal-next-person = 次は{ $name }です。ほかの人は画面を見ないでください。準備ができたらEnterキーを押してください。
terminal-saved = { $file }に保存しました。
terminal-not-saved = { $file }に保存できませんでした：{ $why }
terminal-go-on = 続きを遊ぶ：{ $command }
terminal-see-again = もう一度見る：{ $command }
terminal-seed-check = このシードのSHA-256は、最初に表示したものと同じです：{ $hash }
terminal-goodbye = お疲れさまでした。
terminal-help =
    選択肢の番号、または記録と同じ書き方の手（`take 43`）を入力します。次の言葉も使えます。
    table：テーブル全体をもう一度表示
    undo：直前の手を取り消す（その後に何かが公開されていない場合）
    restart：手番全体、または最後の公開以降の手をすべて取り消す
    help カード：カード（番号）、ルーン・ストーン（名前）、ウィスプタイル（`help tile 7`）、ダイス（`die`）の説明
    log：最近の出来事
    describe：テーブルの様子を文章で表示
    why コマ：そのコマで何もできない理由（forge-5、display-21、hand-100、row-top、stone-plus、supply-red、deckなど）
    save ファイル：ゲームを保存
    quit：保存して終了
    自分の手番では、クリーチャーの召喚、効果の活用、アーティファクトの作製から1つを行います。その後、2個以上のアーティファクトがある列をポイントとルーン・ストーンに変換でき、最後に手札を補充します。誰かが65点に達したら、そのラウンドを最後まで行います。
    { $letters }は、青、緑、黄、赤、ワイルドの宝石を表します。ワイルド宝石はどの色の支払いにも使えます。同じ色の魔法ポイントは合計できます。「{ terminal-multicolour }」はどの色とも合計できます。
