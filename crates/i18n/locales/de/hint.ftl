# Rat.

hint-title = Was ein Meister tun würde
hint-win = { $percent } % Siegchance
hint-score = erwarteter Endstand { $own } : { $best }

reason-last-round = leitet die letzte Runde ein
reason-points = bringt in diesem Zug { $points }
reason-artifact-top = { $count ->
    [one] erstes Artefakt der oberen Reihe
   *[other] bringt die obere Reihe auf { $count } Artefakte
}
reason-artifact-bottom = { $count ->
    [one] erstes Artefakt der unteren Reihe
   *[other] bringt die untere Reihe auf { $count } Artefakte
}
reason-stone = bringt den Runenstein „{ $rune }“
reason-gains = { $card } kommt zu deinen Karten
reason-forge-in-demand = { $percent } % Risiko, dass vorher jemand anderes das Artefakt nimmt ({ $forge })
reason-card-in-demand = { $percent } % Risiko, dass vorher jemand anderes { $card } nimmt
reason-keeps = du behältst { $card }
reason-loses = du verlierst { $card }
reason-gems = bringt { OBJECT($gems) }
reason-ore = bringt { OBJECT($ore) }

ui-no-hints = Keine Vorschläge an diesem Tisch
ui-instant-bots = Bots ziehen sofort
error-no-hints = An diesem Tisch sind Vorschläge ausgeschaltet.

bot-random = Novize
bot-random-about = spielt irgendeinen Zug
bot-apprentice = Lehrling
bot-apprentice-about = nimmt das Naheliegende und vergisst, welche Karten er hat; gut für die erste Partie
bot-acolyte = Akolyth
bot-acolyte-about = nimmt das Naheliegende und übersieht, was gut zusammenwirkt
bot-greedy = Elster
bot-greedy-about = greift nach dem, was in diesem Zug am meisten glitzert
bot-plain-search = Eremit
bot-plain-search-about = denkt voraus, hat aber keine Erfahrung
bot-druid = Druide
bot-druid-about = plant jeden Zug mit Sorgfalt
bot-seer = Seher
bot-seer-about = beurteilt jeden Zug auf einen Blick, dank langer Erfahrung
bot-sage = Weiser
bot-sage-about = hat Erfahrung und denkt ein paar Züge voraus
bot-archdruid = Erzdruide
bot-archdruid-about = hat Erfahrung und denkt weit voraus
