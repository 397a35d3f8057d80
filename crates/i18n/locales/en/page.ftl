# Everything that the page says besides the game itself.

## Home

ui-title = { -game }
ui-tagline = Summon creatures, forge artifacts, take the druids’ throne.
ui-play-now = Play now
ui-play-now-hint = Go straight into a game against a bot.
ui-new-game = New game
ui-open-games = Open games
ui-no-games = No games here yet.
ui-join = Join
ui-watch = Watch
ui-watcher = Spectator
ui-open-record = Open a saved game
ui-record-about = A saved game: choose the file or paste its text.
ui-record-file = File
ui-record-text = Text
ui-record-open = Open
ui-position = Play from a position
ui-position-about = A position in our notation, as TOML or JSON. You have the next turn, bots take the other seats, and dice and cards fall anew.
ui-your-turn = Your turn
ui-turn-of = { $name } to play
ui-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
ui-home = Home

## New game

ui-game-name = Game name
ui-seats = Seats
ui-seat = Seat { $number }
ui-seat-me = Me
ui-seat-friend-here = Friend on this device
ui-seat-friend-link = Friend via link
ui-seat-bot = Bot
ui-seat-empty = Nobody
ui-player-name = Name
ui-level = Level
bot-number = { $name } { $number }
ui-options = Options
ui-card-set = Card set
ui-card-set-standard = Standard
ui-option-night = { -night }
ui-option-night-about = Banshees, wisp tiles and wisps on the score track.
ui-stones-base = The eight of the base game
ui-stones-random = Eight at random
ui-stones-pick = Pick eight
ui-public-game = Public: listed on the home page
ui-create = Start game
ui-cancel = Cancel
ui-take-seat = Take this seat
ui-join-invites = { $name } invites you to a game
ui-join-players = { $count } players
ui-join-minutes = about { $count } minutes
ui-join-yours = your seat ({ $colour })

## Table

ui-supply = Supply
ui-display = Display
ui-deck = Deck
ui-deck-count = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
ui-creature-discard-count = { $count ->
    [one] Creature discard: { $count } card
   *[other] Creature discard: { $count } cards
}
ui-forges = Forges
ui-rune-stones = Rune stones
ui-stones-left = { $count ->
    [0] none left
   *[other] { $count } left
}
ui-artifacts-left = { $count ->
    [0] none left
   *[other] { $count } left
}
ui-wisps = Wisps
ui-score-track = Score track
ui-track-wisps = Wisps on spaces { $spaces }.
ui-price = { $count ->
    [one] costs { $count } magic point
   *[other] costs { $count } magic points
}
ui-hand = Hand
ui-your-hand = Your hand
ui-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
ui-draw-pile = Draw pile
ui-draw = Draw
ui-discard = Discard
ui-discard-count = { $count ->
    [one] Discard: { $count } card
   *[other] Discard: { $count } cards
}
ui-cards-in-use = Cards in use
ui-fate-discard = your discard
ui-fate-creature-discard = creature discard
ui-fate-box = out of the game
ui-row-worth = { $count ->
    [one] worth { $count } point
   *[other] worth { $count } points
}
ui-empty = empty
ui-free = free
ui-seated = seated
ui-here = here
ui-away = away
ui-gone = not here
ui-seats-open = { $count ->
    [one] One seat is still open
   *[other] { $count } seats are still open
}
ui-invite-about = Each link is for one seat. Whoever opens it can sit down there; no account needed.
ui-starts-itself = Once all seats are taken, this goes away by itself.
ui-copy = Copy
ui-copied = Copied
ui-link-copied = link copied, not opened yet
ui-share = Share
ui-qr = QR code
ui-link-to-seat = Link to the seat: { $name }
ui-waiting-players = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
ui-are-here = { $count ->
    [one] { $names } is here.
   *[other] { $names } are here.
}
ui-waiting-absent = Waiting for { $name }, who is not here.
ui-you = you
ui-bot = bot
ui-first = first player
ui-look-again = Refresh
ui-round = Round { $number }
ui-your-move = Your move
ui-moves = Moves
ui-all-moves = All moves
ui-skip-to-move = Skip to your move
ui-describe = Describe the table
ui-text-table = Text view
ui-picture-table = Graphical view
ui-text-about = With a screen reader, the text view is the best way to play: the same live table as headings, lists and buttons.
ui-text-use = Play in the text view
ui-text-leave = Play in the graphical view
ui-lies-in = { $label } ({ $part })
ui-rivals = Rivals
ui-board-of = { $name }’s board
ui-your-board = Your board
ui-show-board = Show board
ui-log = Log
ui-log-details = Step by step
ui-since-your-turn = Since your last turn
ui-show-turn-again = Show this turn again

## Buttons and menu

ui-undo = Undo
ui-undone = Undone.
ui-restart-turn = Restart turn
ui-hint = Hint
ui-close = Close
ui-back = Back
ui-save = Save
ui-menu = Menu
ui-rules = Rules
ui-letters = Letters
ui-theme = Theme
ui-theme-dawn = Dawn
ui-theme-night = Night
ui-settings = Settings
ui-sounds = Sounds
ui-notify = Notify me on my turn
ui-animation-speed = Animation speed
ui-speed-off = Off
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-auto = Simple effects happen by themselves
ui-end-at-once = End turns at once
ui-confirm-end = Confirm end of turn
ui-confirm-end-question = End your turn?
ui-language = Language
ui-on = On
ui-off = Off

## Tabs of the phone

ui-tab-circle = Display
ui-tab-forges = Forges
ui-tab-runes = Runes
ui-tab-log = Log

## One device, several players

ui-curtain-hand-over = Pass the device to { $name }
ui-curtain-show = I’m { $name }: show my hand
ui-curtain-covered = All hands are hidden.

## Replay

ui-replay = Replay
ui-replay-first = To the beginning
ui-replay-last = To the end
ui-replay-turn-back = One turn back
ui-replay-decision-back = One decision back
ui-replay-entry-back = One step back
ui-replay-entry-forward = One step forward
ui-replay-decision-forward = One decision forward
ui-replay-turn-forward = One turn forward
ui-replay-moment = Moment of the game
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-speed = Playback speed
ui-replay-link = Copy the link to this moment
ui-replay-go = Show
ui-replay-position = Step { $number } of { $total }
ui-replay-return = Back to the game

## End of the game

ui-game-over = The game is over
ui-winner = { $name } wins and takes the throne!
ui-winner-you = You win with { $points } points and take the throne!
ui-winners-shared = Shared victory: { $names }
ui-winner-points = { $name } wins with { $points } points and takes the throne!
ui-winners-points = Shared victory with { $points } points: { $names }
ui-final-about = Gems, ore and rows are already counted on the score track.
ui-graph = Points from round to round
ui-graph-stone = rune stone
ui-graph-trade = row traded
ui-final-score = Final score
ui-points = Power points
ui-rematch = Rematch
ui-rematch-wanted = { $name } wants a rematch.
ui-rematch-join = Take your seat
ui-imported = Opened from a saved game
ui-download-record = Download saved game
ui-fairness = Fairness
ui-fairness-about = Every random result comes from a secret seed. Its hash is shown before the game and the seed afterwards, so anyone can check that nothing was rigged.
ui-seed-hash = Hash of the seed
ui-seed = Seed
ui-seed-later = The seed is shown when the game is over.
ui-verify = Verify
ui-verified = Verified: every random result comes from the seed.
ui-not-verified = Not verified: the game does not match the seed.

## Chat

ui-chat = Chat
ui-chat-send = Send
ui-chat-mute = Mute
ui-chat-unmute = Unmute
ui-chat-mute-name = Mute { $name }
ui-chat-unmute-name = Unmute { $name }
ui-chat-muted = Chat is muted.
ui-chat-placeholder = Say something…

## Connection and watching

ui-connected = Connected
ui-reconnecting = Connection lost. Reconnecting…
ui-kept = Connection lost. Your click is kept and will be sent when it’s back.
ui-watching-count = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
ui-watching = You’re watching.
ui-watch-link = Link for spectators

## Keyboard

ui-keyboard = Keyboard
ui-key-moves = Tab: to the next part of the table
ui-key-arrows = Arrow keys: move within a part of the table
ui-key-choose = Enter: choose
ui-key-numbers = 1–9: choose a move by its number
ui-key-done = D: done
ui-key-undo = U: undo
ui-key-hint = H: hint
ui-key-list = M: all moves
ui-key-question = Q: back to the question
ui-key-describe = T: describe the table
ui-key-log = L: log
ui-key-step = ← →: step through the game; with Shift, turn by turn; with “,” and “.”, every single step
ui-key-play = Space: play or pause the replay
ui-key-letters = G: letters on gems
ui-key-help = ?: this help
ui-key-close = Esc: close
ui-key-alt = Alt and a letter or number: the same, even in a screen reader’s browse mode
ui-key-reader = With a screen reader: letters reach the table only in focus mode (NVDA: Insert+Space, JAWS: Insert+Z, Orca: Insert+A twice). Or use Alt, or the text view.

## Errors

error-stale = The game has moved on. Check the table and try again.
error-illegal = You can’t make this move here.
error-not-your-seat = This is not your seat.
error-game-over = The game is over.
error-no-such-page = There is no such page.
error-no-such-game = This game isn’t here. Either the link is incomplete, or nobody touched the game for so long that it was deleted.
error-seat-taken = This seat is taken.
error-name-too-long = This name is too long.
error-unreadable = This message can’t be sent: it is empty or too long, or it contains hidden characters that would garble the text around it.
error-too-many-requests = { $count ->
    [one] Too many requests. Please try again in { $count } second.
   *[other] Too many requests. Please try again in { $count } seconds.
}
error-too-many-games = { $count ->
    [one] You have started a lot of games in a short time. Please try again in { $count } second.
   *[other] You have started a lot of games in a short time. Please try again in { $count } seconds.
}
error-server = Something went wrong on the server.
error-try-again = The server can’t save right now. Try again in a moment; the table shows what has been saved.
error-not-yet = Available once the game is over.
error-bad-request = The server couldn’t understand that request.
error-not-a-record = This is not a valid saved game.
error-not-a-position = This is not a position that can be played.
error-position-over = There is nothing left to decide in this position.
error-record-card-set = This saved game was played with the card set “{ $name }” ({ $hash }), which this server doesn’t have. Ask the host to start the server with its file (--cards).
error-record-untrue = This game can be replayed, but its random results or its score don’t check out.
error-missing-cards = This game is played with a card set that this server doesn’t have ({ $hash }). Ask the host to start the server with its file (--cards).
error-record-too-large = This is too large for a saved game.
error-players = The game is for two to four players.
error-first-player = The first player must be one of the players at the table.
error-stone-count = Choose exactly eight rune stones.
error-stone-twice = The rune stone { $rune } was chosen more than once.
error-no-night = The card set { $set } does not include { -night }.

## Privacy

ui-privacy = Privacy
privacy-lead = This is what the server stores about you, for how long, and who can see it. It was written for the program; whoever runs this server may do more.
privacy-stored = What is stored
privacy-stored-cookie = A cookie with a random secret, so that your seats stay yours. The server keeps only its fingerprint (a hash), and when you were last here.
privacy-stored-name = The name you chose and your settings, and which lessons and tips you have had.
privacy-stored-games = Your games: who sits where under which name, every move, and when it was made.
privacy-stored-chat = What you say at a table, and whom you have muted.
privacy-not-stored = Unless you ask for it there is no account and no e-mail address. There is no password, no advertising and no tracking, and no other site is involved but those to which you have alerts sent.
privacy-times = For how long
privacy-times-about = A time counts from the last move, or from the last time somebody looked at the game. Then it is deleted for good.
privacy-open = Games waiting for players
privacy-unfinished = Unfinished games
privacy-finished = Finished games
privacy-imported = Saved games opened here
privacy-chat = Chat
privacy-people = Name and settings of people without a game or an account
privacy-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
privacy-forever = forever
privacy-host = What the host can see
privacy-host-all = Everything that is stored, including hidden hands and chat. Play with people you trust to run a fair server.
privacy-host-address = The address your browser connects from. The program keeps it in memory for a few minutes to limit floods and doesn’t store it; a proxy or the system may log it.
privacy-host-backups = Backups, if there are any, keep what was deleted until they are deleted themselves.
privacy-yours = What you can do
privacy-yours-about = Delete the cookie of this site and nobody can connect your games with you any more, not even you. On the page “You” you can download everything that is stored about you, or delete it.
