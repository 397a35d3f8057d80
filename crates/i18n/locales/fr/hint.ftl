# Conseils.

hint-title = Ce que ferait un maître
hint-win = gagne à { $percent } %
hint-score = { $own } : { $best } points attendus

reason-last-round = amène le dernier tour de table
reason-points = marque { $points } à ce tour
reason-artifact-top = { $count ->
    [one] premier artéfact de la rangée du haut
   *[other] porte à { $count } les artéfacts de la rangée du haut
}
reason-artifact-bottom = { $count ->
    [one] premier artéfact de la rangée du bas
   *[other] porte à { $count } les artéfacts de la rangée du bas
}
reason-stone = apporte la pierre runique { $rune }
reason-gains = { $card } rejoint vos cartes
reason-forge-in-demand = sinon, un autre joueur prend l’artéfact ({ $forge }) dans { $percent } % des cas
reason-card-in-demand = sinon, un autre joueur prend { $card } dans { $percent } % des cas
reason-keeps = { $card } reste parmi vos cartes
reason-loses = { $card } quitte vos cartes
reason-gems = rapporte { OBJECT($gems) }
reason-ore = rapporte { OBJECT($ore) }

ui-no-hints = Pas de conseils à cette table
ui-instant-bots = Les robots jouent sans attendre
error-no-hints = À cette table, il n’y a pas de conseils.

bot-random = Novice
bot-random-about = joue le premier coup venu
bot-apprentice = Apprenti
bot-apprentice-about = joue avec bon sens, mais laisse échapper beaucoup ; idéal pour débuter
bot-acolyte = Acolyte
bot-acolyte-about = prend le meilleur du tour et oublie peu de choses
bot-greedy = Pie
bot-greedy-about = saisit ce qui brille le plus à ce tour
bot-plain-search = Ermite
bot-plain-search-about = réfléchit, mais n’a rien appris
bot-druid = Druide
bot-druid-about = prépare chaque tour avec soin
bot-seer = Voyant
bot-seer-about = juge chaque coup d’un regard, par longue expérience
bot-sage = Sage
bot-sage-about = expérimenté, prévoit quelques coups
bot-archdruid = Archidruide
bot-archdruid-about = expérimenté, et voit loin
