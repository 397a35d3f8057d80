# Everything that the page says besides the game itself.

## Home

ui-title = { -game }
ui-tagline = Summon creatures, forge artifacts, take the druids’ throne.
ui-play-now = Play now
ui-play-now-hint = Straight into a game against a bot.
ui-new-game = New game
ui-your-games = Your games
ui-open-games = Open games
ui-no-games = No games here yet.
ui-finished-games = Finished games
ui-join = Join
ui-watch = Watch
ui-watcher = Watcher
ui-open-record = Open a record
ui-record-about = The record of a game, as any { -game } saves it: choose the file, or paste its text.
ui-record-file = File
ui-record-text = Text
ui-record-open = Open
ui-resume = Continue
ui-your-turn = Your turn
ui-turn-of = { $name } to play
ui-seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
ui-home = Home
ui-about = About
ui-licence = Licence
ui-source-code = Source code

## New game

ui-game-name = Name of the game
ui-seats = Seats
ui-seat = Seat { $number }
ui-seat-me = Me
ui-seat-friend-here = Friend on this device
ui-seat-friend-link = Friend by link
ui-seat-bot = Bot
ui-seat-empty = Nobody
ui-player-name = Name
ui-level = Level
bot-number = { $name } { $number }
ui-options = Options
ui-option-night = { -night }
ui-option-night-about = Banshees, wisp tiles and wisps on the score track.
ui-option-queenie = { -queenie } stones
ui-option-queenie-about = Two more rune stones; eight of the ten are in play.
ui-stones-base = The eight of the base game
ui-stones-random = Eight at random
ui-stones-pick = Pick eight
ui-stones-picked = { $count } of 8 picked
ui-first-player = First player
ui-first-random = Random
ui-card-set = Card set
ui-public-game = Open to everybody: listed on the first page
ui-create = Start game
ui-cancel = Cancel
ui-invite = Send this link to { $name }:
ui-invite-seat = Send this link to whoever is to play:
ui-copy-link = Copy link
ui-copied = Copied
ui-waiting-for-players = { $count ->
    [one] Waiting for { $count } player…
   *[other] Waiting for { $count } players…
}
ui-take-seat = Take this seat

## Table

ui-supply = Supply
ui-display = Display
ui-deck = Deck
ui-deck-count = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
ui-creature-discard = Creature discard
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
ui-track-score = { $name }: { $points }
ui-track-wisps = Wisps lie on { $spaces }.
ui-track-throne = The throne stands on { $space }.
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
ui-your-discard = Your discard pile
ui-discard-count = { $count ->
    [one] Discard: { $count } card
   *[other] Discard: { $count } cards
}
ui-cards-in-use = Cards in use
ui-fate-discard = to discard
ui-fate-creature-discard = leaves
ui-fate-box = leaves the game
ui-row-worth = { $count ->
    [one] worth { $count } point
   *[other] worth { $count } points
}
ui-empty = empty
ui-free = free
ui-you = you
ui-bot = bot
ui-next = next
ui-first = first player
ui-thinking = thinking…
ui-look-again = Look again
ui-absent = away
ui-round = Round { $number }
ui-turn = Turn { $number }
ui-last-round = Last round!
ui-your-move = Your move
ui-moves = Moves
ui-skip-to-move = Skip to your move
ui-describe = Describe the table
ui-text-table = Text table
ui-picture-table = Table with pictures
ui-rivals = Rivals
ui-board-of = Board of { $name }
ui-your-board = Your board
ui-show-board = Show board
ui-hide-board = Hide board
ui-log = Log
ui-show-all = Show all
ui-once-per-turn = once per turn
ui-used = used

## Buttons and menu

ui-undo = Undo
ui-undo-none = Nothing to undo: something has been revealed.
ui-restart-turn = Restart turn
ui-hint = Hint
ui-done = Done
ui-close = Close
ui-back = Back
ui-ok = OK
ui-yes = Yes
ui-no = No
ui-save = Save
ui-menu = Menu
ui-rules = Rules
ui-letters = Letters
ui-theme = Theme
ui-theme-dawn = Dawn
ui-theme-night = Night
ui-settings = Settings
ui-sounds = Sounds
ui-animation-speed = Animation speed
ui-speed-off = Off
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-confirm-end = Confirm end of turn
ui-confirm-end-question = End your turn?
ui-language = Language
ui-on = On
ui-off = Off
ui-leave-game = Leave game
ui-leave-question = Leave this game? A bot takes your seat.
ui-fullscreen = Full screen

## Tabs of the phone

ui-tab-circle = Circle
ui-tab-forges = Forges
ui-tab-runes = Runes
ui-tab-rivals = Rivals
ui-tab-log = Log

## One device, several players

ui-curtain-hand-over = Hand the device to { $name }
ui-curtain-show = I am { $name }: show my hand
ui-curtain-covered = The hands are covered.

## Replay

ui-replay = Replay
ui-replay-first = First move
ui-replay-back = One move back
ui-replay-forward = One move forward
ui-replay-last = Last move
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-position = You are looking at move { $number } of { $total }
ui-replay-return = Back to the game

## End of the game

ui-game-over = The game is over
ui-winner = { $name } wins and takes the throne!
ui-winner-you = You win and take the throne!
ui-winners-shared = Shared victory: { $names }
ui-final-score = Final score
ui-player = Player
ui-points = Power points
ui-rank = Place
ui-rematch = Rematch
ui-rematch-wanted = { $name } wants a rematch.
ui-rematch-join = Take your seat
ui-imported = Opened from a record
ui-download-record = Download the record
ui-replay-link = Link to the replay
ui-fairness = Fair luck
ui-fairness-about = All luck follows from a secret seed. Its hash is shown before the game, the seed itself after it: so anyone can check that nothing was stacked.
ui-seed-hash = Hash of the seed
ui-seed = Seed
ui-seed-later = The seed is shown when the game is over.
ui-verify = Verify
ui-verified = Verified: every outcome follows from the seed.
ui-not-verified = Not verified: the record does not match the seed.

## Chat

ui-chat = Chat
ui-chat-send = Send
ui-chat-mute = Mute
ui-chat-unmute = Unmute
ui-chat-mute-name = Mute { $name }
ui-chat-unmute-name = Hear { $name } again
ui-chat-muted = Chat is muted.
ui-chat-placeholder = Say something…
ui-chat-line = { $name }: { $message }

## Connection and watching

ui-connected = Connected
ui-connecting = Connecting…
ui-reconnecting = Connection lost. Reconnecting…
ui-offline = Offline
ui-watching = You are watching.
ui-watch-link = Link for watchers
ui-watchers = { $count ->
    [one] { $count } watcher
   *[other] { $count } watchers
}
ui-joined = { $name } has joined.
ui-left = { $name } has left.
ui-undone = { $name } takes back a move.

## Keyboard

ui-keyboard = Keyboard
ui-key-moves = Tab: from one part of the table to the next
ui-key-arrows = Arrow keys: from piece to piece within a part of the table
ui-key-choose = Enter: choose
ui-key-numbers = 1–9: choose a move by its number
ui-key-done = D: done
ui-key-undo = U: undo
ui-key-hint = H: hint
ui-key-question = Q: back to the question
ui-key-describe = T: describe the table
ui-key-log = L: log
ui-key-step = ← →: step through the game
ui-key-letters = G: letters on gems
ui-key-help = ?: this help
ui-key-close = Esc: close

## Errors

error-stale = The game has moved on. Please look again.
error-illegal = This move is not possible here.
error-not-your-seat = This is not your seat.
error-not-your-turn = It is not your turn.
error-game-over = The game is over.
error-no-such-game = There is no such game.
error-no-such-page = There is no such page.
error-seat-taken = Somebody sits here already.
error-name-empty = Please give a name.
error-name-too-long = This name is too long.
error-name-taken = Somebody at the table has this name already.
error-chat-empty = There is nothing to send.
error-chat-too-long = This message is too long.
error-too-many-requests = Too many requests. Please wait a moment.
error-too-many-games = { $count ->
    [one] You have started many games in a short time. Please try again in { $count } second.
   *[other] You have started many games in a short time. Please try again in { $count } seconds.
}
error-server = Something went wrong on the server.
error-try-again = The server cannot save right now. Try again in a moment; the table shows what was saved.
error-not-yet = You can have this when the game is over.
error-connection-lost = Connection lost.
error-bad-request = This request makes no sense.
error-not-a-record = This is not the record of a legal game.
error-record-untrue = This record can be replayed, but it is wrong about its luck or its result.
error-record-too-large = This is too large for a record.
error-nothing-to-undo = There is nothing to undo.
error-players = It takes two to four players.
error-first-player = The first player has to sit at the table.
error-stone-count = Choose exactly eight rune stones.
error-stone-twice = The rune stone { $rune } was chosen more than once.
error-no-night = The card set { $set } has no { -night }.
