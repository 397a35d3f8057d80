# What a review says about a finished game.

review-title = Review
review-open = Review the game
review-win-chance = Win chance
review-graph-about = The win chance of every seat from turn to turn; the table below has the sums.
review-ledger = Luck ledger
review-ledger-about = Start + own moves + others’ moves + luck = end, in per cent of win chance.
review-seat = seat
review-start = start
review-own-moves = own moves
review-others-moves = others’ moves
review-skill = = skill
review-luck = luck
review-end = end
review-without-luck = without luck
review-all-seats = all seats
review-luck-by-kind = Luck by kind
review-dice = dice
review-drawn = cards drawn
review-turned-up = display, forges and tiles
review-second-thoughts = second thoughts of the judge
review-second-thoughts-about = What the judge came to see differently at a second look, or through another seat’s eyes. It counts as luck, and is shown so that you can see how sure the rest is.
review-luckiest = Luckiest
review-unluckiest = Unluckiest
review-accuracy = Accuracy
review-good-moves = good moves
review-of = { $number } of { $total }
review-lost-per-turn = lost per turn
review-only-move = only move
review-slip = slip
review-mistake = mistake
review-blunder = blunder
review-great-luck = great luck
review-bad-luck = bad luck
review-cost = { $move } cost { $loss } win chance.
review-move = move
review-loss = loss
review-score = score
review-played = played
review-best-line = Best line: { $moves }
review-moves = Moves
review-judged-by = Judged by the archdruid with { $number } simulations for each decision.
review-at-a-glance = Judged at a glance.
review-summary-with = You gave away { $loss }, luck was with you: { $luck }
review-summary-against = You gave away { $loss }, luck was against you: { $luck }
