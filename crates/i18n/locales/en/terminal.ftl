# What the terminal says besides the game itself: `runestones play`, and the short forms of its table.

## An ability in half a line

terminal-or = { $first } or { $next }
terminal-then = { $first }, then { $next }
terminal-card-blue = blue card from the display
terminal-card-green = green card from the display
terminal-card-yellow = yellow card from the display
terminal-card-red = red card from the display
terminal-bonus = bonus: { $what }

## The table

terminal-setup = The game is being set up
terminal-throne = the last round begins at { $number } points
terminal-costs = costs { $count }
terminal-magic = magic: { $what }
terminal-multicolour = any
terminal-or-ore = or { $ore } each, without the bonus
terminal-you = You ({ $name })

## Playing

terminal-help-hint = Type `help` at any time.
terminal-type-number = Type a number from 1 to { $count }, or `help`.
terminal-no-choice = There is no choice { $number }.
terminal-unclear = `{ $line }` means nothing here.
terminal-impossible = `{ $move }` is not possible now.
terminal-no-piece = There is no `{ $piece }` on the table. Ask for a piece such as forge-5, display-21, hand-100, row-top, stone-plus or deck.
terminal-unknown = There is nothing to tell about that. Ask for a card by its number, for a rune stone by its name, for a wisp tile (`tile 7`) or for the `die`.
terminal-taken-back = Taken back: { $what }
terminal-restarted = You took back everything since your turn began, or since something was revealed.
terminal-undo-nothing = There is nothing to take back.
terminal-undo-revealed = This cannot be taken back: something has been revealed since.
terminal-undo-other = Only { $name } can take this back.
terminal-next-person = { $name } is next. Everyone else look away, then press Enter.
terminal-saved = Saved in { $file }.
terminal-not-saved = The game could not be saved in { $file }: { $why }
terminal-go-on = To continue: { $command }
terminal-see-again = To see it again: { $command }
terminal-seed-check = Its SHA-256 hash is the one shown at the start: { $hash }
terminal-goodbye = Goodbye.
terminal-help =
    Type the number of a choice, or the move itself as a record writes it (`take 43`). You can also type:
    table: show the whole table again
    undo: take back your last move, unless something has been revealed since
    restart: take back your whole turn, or everything since something was revealed
    help CARD: explain a card by its number, a rune stone by its name, a wisp tile (`help tile 7`) or the `die`
    log: what happened lately
    describe: the table in words, part by part
    why PIECE: why you can do nothing with a piece (forge-5, display-21, hand-100, row-top, stone-plus, supply-red, deck …)
    save FILE: save the game
    quit: save the game and leave
    On your turn you take one action: summon creatures, use abilities or forge artifacts. Then you may trade rows of two or more artifacts for points and rune stones, and your hand is refilled. When someone reaches 65 points, the round is played to its end.
    The letters { $letters } stand for blue, green, yellow, red and wild gems. A wild gem pays for any colour. Magic points of one colour add up; those marked “{ terminal-multicolour }” go with every colour.
