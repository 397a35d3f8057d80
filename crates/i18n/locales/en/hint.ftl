# Advice: the best moves, how the game is expected to end after each, and what speaks for it.

hint-title = What a master would do
hint-win = wins { $percent } %
hint-score = { $own } : { $best } points expected

reason-last-round = brings the last round
reason-points = scores { $points } this turn
reason-artifact-top = { $count ->
    [one] the first artifact of the top row
   *[other] makes { $count } artifacts in the top row
}
reason-artifact-bottom = { $count ->
    [one] the first artifact of the bottom row
   *[other] makes { $count } artifacts in the bottom row
}
reason-stone = brings the rune stone { $rune }
reason-gains = { $card } joins your deck
reason-forge-in-demand = otherwise another player takes the artifact of { $forge } in { $percent } % of the cases
reason-card-in-demand = otherwise another player takes { $card } in { $percent } % of the cases
reason-keeps = { $card } stays in your deck
reason-loses = { $card } leaves your deck
reason-gems = brings { OBJECT($gems) }
reason-ore = brings { OBJECT($ore) }

ui-no-hints = No hints at this table
ui-instant-bots = Bots move at once
error-no-hints = At this table there are no hints.

bot-random = Novice
bot-random-about = takes whatever move comes along
bot-apprentice = Apprentice
bot-apprentice-about = plays sensibly, but overlooks a lot; good for a first game
bot-acolyte = Acolyte
bot-acolyte-about = takes what looks best this turn and overlooks little
bot-greedy = Magpie
bot-greedy-about = grabs what glitters most this turn
bot-plain-search = Hermit
bot-plain-search-about = thinks ahead, but has learned nothing
bot-druid = Druid
bot-druid-about = plans every turn with care
bot-seer = Seer
bot-seer-about = judges every move at a glance, by long experience
bot-sage = Sage
bot-sage-about = experienced, and thinks a few moves ahead
bot-archdruid = Archdruid
bot-archdruid-about = experienced, and thinks far ahead
