# Clocks, and leaving a table.

clock-none = zonder klok
clock-minutes = { $minutes } min
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] 1 dag per beurt
   *[other] { $days } dagen per beurt
}
clock-then-bot = Is iemands tijd om, dan neemt een bot (Wijze) het over. Terugkomen kan tot het einde; een partij voor de rating telt dan als verloren.
clock-then-forfeit = Wie geen tijd meer heeft, heeft verloren.
clock-then-forfeit-bot = Wie geen tijd meer heeft, heeft verloren; een bot (Wijze) speelt op die plaats verder.

clock-d = { $count } d
clock-h = { $count } u
clock-min = { $count } min
clock-left = Tijd over:
clock-warn = Nog { $time }
clock-stand-in = bot speelt
clock-vacation = op vakantie: de klok staat stil
clock-choice = Klok
clock-choice-none = Zonder klok
clock-choice-live = Live
clock-choice-live-about = Minuten voor de hele partij, en voor elke beurt een paar seconden erbij.
clock-choice-days = Dagen voor elke beurt
clock-choice-days-about = Voor partijen van weken. Vakantie telt niet mee.
clock-minutes-each = Minuten per speler
clock-seconds-turn = Seconden erbij per beurt
clock-days-turn = Dagen per beurt
clock-out-of-time = Als de tijd om is
clock-choice-bot = neemt een bot het over
clock-choice-forfeit = is de partij verloren
error-out-of-time = Je tijd is om.
error-bad-clock = Een klok heeft 1 tot 180 minuten en 0 tot 180 seconden erbij per beurt, of 1 tot 14 dagen per beurt.

leave-title = De tafel verlaten
leave-ways = De tafel verlaten …
leave-back = Terug naar de tafel
leave-rated = Dit is een partij voor de rating.
leave-unrated = Deze partij telt niet voor de rating, wat je hier ook doet.
leave-nothing = Hier is niets te doen: de partij is afgelopen.
leave-resign = Opgeven
leave-resign-about = { $players ->
    [2] De partij eindigt en de andere speler wint.
   *[other] Je verliest. Een bot (Wijze) speelt op jouw plaats verder en je kunt niet terugkomen.
}
leave-resign-rated = Voor je rating telt ze als verloren van iedereen die blijft.
leave-stop = De partij in overleg stoppen
leave-stop-about = Als iedereen het eens is, eindigt de partij en heeft niemand gewonnen. Tot dan gaat ze door.
leave-stop-rated = Dan verandert niemands rating.
leave-play-on = Verder spelen
leave-play-on-about = Je bent het er niet meer mee eens om te stoppen.
leave-return = Terugkomen
leave-return-about = Je neemt je plaats terug van de bot. Dat kan drie keer per partij.
leave-return-rated = Voor je rating blijft de partij verloren.
leave-replace = Een bot voor { $name } laten spelen
leave-replace-about = { $name } heeft zeven dagen niet gespeeld. Een bot (Wijze) speelt tot de terugkeer.
leave-replace-rated = Voor de rating van { $name } is de partij verloren.
leave-open = De plaats van { $name } aan iemand anders aanbieden
leave-open-about = Je krijgt een nieuwe link. Wie hem het eerst opent, heeft de plaats; tot dan speelt de bot.

affairs-bot-for-you = Een bot speelt voor jou.
affairs-absent = { $name } heeft zeven dagen niet gespeeld.
ended-stopped = De partij is in overleg gestopt. Niemand heeft gewonnen.
ended-left-you = Jij wint: alle anderen zijn weggegaan.
ended-left-winner = { $name } wint: alle anderen zijn weggegaan.
ended-left = Iedereen heeft de partij verlaten.
incident-ran-out = De tijd van { $name } is om; een bot speelt verder.
incident-forfeited = De tijd van { $name } is om: verloren.
incident-resigned = { $name } heeft opgegeven.
incident-replaced = { $name } was lang weg; een bot speelt verder.
incident-returned = { $name } is terug.
incident-opened = De plaats van { $name } is vrij.
incident-taken = { $name } heeft een plaats overgenomen.
incident-wants-to-stop = { $name } wil de partij stoppen.
incident-plays-on = { $name } wil verder spelen.

vacation-title = Vakantie
vacation-about = Op vakantie staat je klok stil in partijen met dagen per beurt. Er zijn { $count } dagen in 365 dagen.
vacation-left = { $count ->
    [one] Er is 1 dag over.
   *[other] Er zijn { $count } dagen over.
}
vacation-lasts = { $count ->
    [one] Je bent nog 1 dag op vakantie.
   *[other] Je bent nog { $count } dagen op vakantie.
}
vacation-days = Dagen
vacation-begin = Op vakantie gaan
vacation-end = Nu terugkomen
