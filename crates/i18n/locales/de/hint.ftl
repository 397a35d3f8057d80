# Rat.

hint-title = Was ein Meister täte
hint-win = gewinnt zu { $percent } %
hint-score = { $own } : { $best } Punkte erwartet

reason-last-round = bringt die letzte Runde
reason-points = bringt in diesem Zug { $points }
reason-artifact-top = { $count ->
    [one] erstes Artefakt der oberen Reihe
   *[other] bringt die obere Reihe auf { $count } Artefakte
}
reason-artifact-bottom = { $count ->
    [one] erstes Artefakt der unteren Reihe
   *[other] bringt die untere Reihe auf { $count } Artefakte
}
reason-stone = bringt den Runenstein { $rune }
reason-gains = { $card } kommt zu deinen Karten
reason-forge-in-demand = sonst nimmt in { $percent } % der Fälle jemand anderes das Artefakt ({ $forge })
reason-card-in-demand = sonst nimmt in { $percent } % der Fälle jemand anderes { $card }
reason-keeps = { $card } bleibt bei deinen Karten
reason-loses = { $card } verlässt deine Karten
reason-gems = bringt { OBJECT($gems) }
reason-ore = bringt { OBJECT($ore) }

ui-no-hints = Keine Tipps an diesem Tisch
ui-instant-bots = Bots ziehen sofort
error-no-hints = An diesem Tisch gibt es keine Tipps.

bot-random = Novize
bot-random-about = nimmt den erstbesten Zug
bot-apprentice = Lehrling
bot-apprentice-about = spielt vernünftig, übersieht aber viel; gut für die erste Partie
bot-acolyte = Akolyth
bot-acolyte-about = nimmt das Beste des Zuges und übersieht wenig
bot-greedy = Elster
bot-greedy-about = greift nach dem, was in diesem Zug am meisten glitzert
bot-plain-search = Eremit
bot-plain-search-about = denkt voraus, hat aber nichts gelernt
bot-druid = Druide
bot-druid-about = plant jeden Zug mit Sorgfalt
bot-seer = Seher
bot-seer-about = beurteilt jeden Zug auf einen Blick, aus langer Erfahrung
bot-sage = Weiser
bot-sage-about = erfahren, und denkt ein paar Züge voraus
bot-archdruid = Erzdruide
bot-archdruid-about = erfahren, und denkt weit voraus
