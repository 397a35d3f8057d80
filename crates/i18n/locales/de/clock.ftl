# Clocks, and leaving a table.

clock-none = ohne Uhr
clock-minutes = { $minutes } min
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-then-bot = Wessen Zeit abläuft, für den spielt ein Bot (Weiser) weiter. Rückkehr ist bis zum Ende möglich; eine Wertungspartie zählt als verloren.
clock-then-forfeit = Wessen Zeit abläuft, hat verloren.
clock-then-forfeit-bot = Wessen Zeit abläuft, hat verloren; ein Bot (Weiser) spielt an dem Platz weiter.

clock-d = { $count } T
clock-h = { $count } Std
clock-min = { $count } min
clock-left = Zeit übrig:
clock-warn = Noch { $time }
clock-stand-in = Bot spielt
clock-vacation = im Urlaub: die Uhr steht
clock-choice = Uhr
clock-choice-none = Ohne Uhr
clock-choice-live = Live
clock-choice-live-about = Minuten für die ganze Partie und für jeden Zug ein paar Sekunden dazu.
clock-choice-days = Tage für jeden Zug
clock-choice-days-about = Für Partien über Wochen. Urlaub zählt nicht mit.
clock-minutes-each = Minuten je Person
clock-seconds-turn = Sekunden dazu je Zug
clock-days-turn = Tage je Zug
clock-out-of-time = Wenn die Zeit abläuft
clock-choice-bot = übernimmt ein Bot
clock-choice-forfeit = ist die Partie verloren
error-out-of-time = Deine Zeit ist abgelaufen.
error-bad-clock = Eine Uhr hat 1 bis 180 Minuten und je Zug 0 bis 180 Sekunden dazu, oder 1 bis 14 Tage je Zug.

leave-title = Den Tisch verlassen
leave-ways = Den Tisch verlassen …
leave-back = Zurück zum Tisch
leave-rated = Dies ist eine Wertungspartie.
leave-unrated = Diese Partie zählt nicht für die Wertung, was du hier auch tust.
leave-nothing = Hier gibt es nichts zu tun: Die Partie ist zu Ende.
leave-resign = Aufgeben
leave-resign-about = { $players ->
    [2] Die Partie endet, und die andere Person gewinnt.
   *[other] Du verlierst. Ein Bot (Weiser) spielt an deinem Platz weiter, und du kannst nicht zurückkommen.
}
leave-resign-rated = Für deine Wertung zählt sie als verloren gegen alle, die bleiben.
leave-stop = Die Partie einvernehmlich beenden
leave-stop-about = Wenn alle zustimmen, endet die Partie, und niemand hat gewonnen. Bis dahin geht sie weiter.
leave-stop-rated = Dann ändert sich keine Wertung.
leave-play-on = Weiterspielen
leave-play-on-about = Du stimmst dem Ende nicht mehr zu.
leave-return = Zurückkommen
leave-return-about = Du übernimmst deinen Platz wieder vom Bot. Das geht dreimal in einer Partie.
leave-return-rated = Für deine Wertung bleibt die Partie verloren.
leave-replace = Einen Bot für { $name } spielen lassen
leave-replace-about = { $name } hat seit sieben Tagen nicht gespielt. Ein Bot (Weiser) spielt bis zur Rückkehr.
leave-replace-rated = Für die Wertung von { $name } ist die Partie verloren.
leave-open = Den Platz von { $name } neu anbieten
leave-open-about = Du bekommst einen neuen Link. Wer ihn zuerst öffnet, hat den Platz; bis dahin spielt der Bot.

affairs-bot-for-you = Ein Bot spielt für dich.
affairs-absent = { $name } hat seit sieben Tagen nicht gespielt.
ended-stopped = Die Partie wurde einvernehmlich beendet. Niemand hat gewonnen.
ended-left-you = Du gewinnst: Alle anderen sind gegangen.
ended-left-winner = { $name } gewinnt: Alle anderen sind gegangen.
ended-left = Alle haben die Partie verlassen.
incident-ran-out = Die Zeit von { $name } ist abgelaufen; ein Bot spielt weiter.
incident-forfeited = Die Zeit von { $name } ist abgelaufen: verloren.
incident-resigned = { $name } hat aufgegeben.
incident-replaced = { $name } war lange fort; ein Bot spielt weiter.
incident-returned = { $name } ist zurück.
incident-opened = Der Platz von { $name } ist zu haben.
incident-taken = { $name } hat einen Platz übernommen.
incident-wants-to-stop = { $name } möchte die Partie beenden.
incident-plays-on = { $name } möchte weiterspielen.

vacation-title = Urlaub
vacation-about = Im Urlaub steht deine Uhr in Partien mit Tagen für jeden Zug. In 365 Tagen gibt es { $count } Tage davon.
vacation-left = { $count ->
    [one] 1 Tag ist übrig.
   *[other] { $count } Tage sind übrig.
}
vacation-lasts = { $count ->
    [one] Du bist noch 1 Tag im Urlaub.
   *[other] Du bist noch { $count } Tage im Urlaub.
}
vacation-days = Tage
vacation-begin = In den Urlaub gehen
vacation-end = Jetzt zurückkommen
