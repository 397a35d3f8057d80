# Advice: the best moves, how the game is expected to end after each, and what speaks for it.

hint-title = What a master would do
hint-win = { $percent }% chance of winning
hint-score = expected score: { $own } to { $best }

reason-last-round = triggers the last round
reason-points = scores { $points } this turn
reason-artifact-top = { $count ->
    [one] first artifact in the top row
   *[other] makes it { $count } artifacts in the top row
}
reason-artifact-bottom = { $count ->
    [one] first artifact in the bottom row
   *[other] makes it { $count } artifacts in the bottom row
}
reason-stone = gets you the rune stone { $rune }
reason-gains = adds { $card } to your deck
reason-forge-in-demand = { $percent }% chance that another player takes the artifact at { $forge } first
reason-card-in-demand = { $percent }% chance that another player takes { $card } first
reason-keeps = keeps { $card } in your deck
reason-loses = you lose { $card }
reason-gems = gets you { OBJECT($gems) }
reason-ore = gets you { OBJECT($ore) }

ui-no-hints = No hints at this table
ui-instant-bots = Bots move instantly
error-no-hints = Hints are turned off at this table.

bot-random = Novice
bot-random-about = plays any move at random
bot-apprentice = Apprentice
bot-apprentice-about = takes the obvious and forgets which cards it has; good for a first game
bot-acolyte = Acolyte
bot-acolyte-about = takes the obvious and misses what works well together
bot-greedy = Magpie
bot-greedy-about = grabs what glitters most this turn
bot-plain-search = Hermit
bot-plain-search-about = thinks ahead, but has learned nothing from experience
bot-druid = Druid
bot-druid-about = plans every turn carefully
bot-seer = Seer
bot-seer-about = judges every move at a glance, from long experience
bot-sage = Sage
bot-sage-about = experienced, and thinks a few moves ahead
bot-archdruid = Archdruid
bot-archdruid-about = experienced, and thinks far ahead
