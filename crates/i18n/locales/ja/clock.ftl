# Clocks, and leaving a table.

clock-none = 時計なし
clock-minutes = { $minutes }分
clock-live = { $minutes }分＋{ $seconds }秒
clock-days = 1手番{ $days }日
clock-then-bot = 時間切れになるとボット（賢者）が代わりに打ちます。終了まで戻れますが、レート戦は負けになります。
clock-then-forfeit = 時間切れは負けです。
clock-then-forfeit-bot = 時間切れは負けです。その席はボット（賢者）が続けます。
