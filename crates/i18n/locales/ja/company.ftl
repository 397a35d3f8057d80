# 相手探し、観戦、時計の始まり。

people-found = 合う人が見つかりました。テーブルの用意ができています。
people-to-table = テーブルへ
people-against = 相手：{ $names }
people-clock-begins = 各プレイヤーの時計は、初めてテーブルを見たときに動き始めます。遅くとも、最後の席が埋まってから1分後には動きます。
people-clock-waits = 時計は { $name } を待っていますが、長くても1分までです。
people-clock-waits-you = あなたの時計がまもなく動き始めます。
