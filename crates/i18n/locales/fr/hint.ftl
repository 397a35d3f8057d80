# Conseils.

hint-title = Ce que ferait un maître
hint-win = { $percent } % de chances de gagner
hint-score = score attendu : { $own } à { $best }

reason-last-round = déclenche la dernière manche
reason-points = rapporte { $points } pendant ce tour
reason-artifact-top = { $count ->
    [one] premier artéfact dans la rangée du haut
   *[other] { $count } artéfacts dans la rangée du haut
}
reason-artifact-bottom = { $count ->
    [one] premier artéfact dans la rangée du bas
   *[other] { $count } artéfacts dans la rangée du bas
}
reason-stone = vous obtenez la pierre runique « { $rune } »
reason-gains = vous obtenez { $card }
reason-forge-in-demand = { $percent } % de risque qu’un autre joueur prenne d’abord l’artéfact ({ $forge })
reason-card-in-demand = { $percent } % de risque qu’un autre joueur prenne d’abord { $card }
reason-keeps = vous gardez { $card }
reason-loses = vous perdez { $card }
reason-gems = rapporte { OBJECT($gems) }
reason-ore = rapporte { OBJECT($ore) }

ui-no-hints = Pas de suggestions à cette table
ui-instant-bots = Robots sans temps de réflexion
error-no-hints = Les suggestions sont désactivées à cette table.

bot-random = Novice
bot-random-about = joue au hasard
bot-apprentice = Apprenti
bot-apprentice-about = choisit l’évidence et oublie quelles cartes il possède ; idéal pour débuter
bot-acolyte = Acolyte
bot-acolyte-about = choisit l’évidence et ne voit pas ce qui se combine bien
bot-greedy = Pie
bot-greedy-about = saisit ce qui brille le plus pendant son tour
bot-plain-search = Ermite
bot-plain-search-about = calcule à l’avance, mais n’a aucune expérience
bot-druid = Druide
bot-druid-about = prépare chaque tour avec soin
bot-seer = Voyant
bot-seer-about = juge chaque coup d’un regard, fort d’une longue expérience
bot-sage = Sage
bot-sage-about = expérimenté, prévoit quelques coups à l’avance
bot-archdruid = Archidruide
bot-archdruid-about = expérimenté, voit loin
