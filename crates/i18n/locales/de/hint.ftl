# Rat.

hint-title = Was ein Meister täte
hint-win = gewinnt zu { $percent } %
hint-score = { $own } : { $best } Punkte erwartet
hint-thinking = Ich denke voraus …

reason-last-round = bringt die letzte Runde
reason-points = bringt in diesem Zug { $points }
reason-artifact-top = bringt die obere Reihe auf { $count } Artefakte
reason-artifact-bottom = bringt die untere Reihe auf { $count } Artefakte
reason-stone = bringt den Runenstein { $rune }
reason-gains = { $card } kommt zu deinen Karten
reason-forge-in-demand = sonst nimmt in { $percent } % der Fälle jemand anderes das Artefakt ({ $forge })
reason-card-in-demand = sonst nimmt in { $percent } % der Fälle jemand anderes { $card }
reason-keeps = { $card } bleibt bei deinen Karten
reason-loses = { $card } verlässt deine Karten
reason-gems = bringt { OBJECT($gems) }
reason-ore = bringt { OBJECT($ore) }
