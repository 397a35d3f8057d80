# Advice: the best moves, how the game is expected to end after each, and what speaks for it.

hint-title = What a master would do
hint-win = wins { $percent } %
hint-score = { $own } : { $best } points expected
hint-thinking = Looking ahead…

reason-last-round = brings the last round
reason-points = scores { $points } this turn
reason-artifact-top = makes { $count } artifacts in the top row
reason-artifact-bottom = makes { $count } artifacts in the bottom row
reason-stone = brings the rune stone { $rune }
reason-gains = { $card } joins your deck
reason-forge-in-demand = otherwise another player takes the artifact of { $forge } in { $percent } % of the cases
reason-card-in-demand = otherwise another player takes { $card } in { $percent } % of the cases
reason-keeps = { $card } stays in your deck
reason-loses = { $card } leaves your deck
reason-gems = brings { OBJECT($gems) }
reason-ore = brings { OBJECT($ore) }
