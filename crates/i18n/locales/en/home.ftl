# The frame of all pages, and the first page.

nav-home = Home
nav-ladder = Ladder
nav-daily = Daily
nav-learn = Learn
nav-sign-in = Sign in
nav-skip = Skip to the content

## Somebody who was never here

home-play = Play
home-learn = Learn it in fifteen minutes
home-no-account = No account, nothing to install. Your first table has a gentle opponent, and a tip whenever one helps.
home-other-level = Choose another opponent
home-summon = Pay with the magic of your cards, and better ones join them.
home-abilities = Two cards work for you; the one with the higher number leaves for good.
home-forge = Gems become artifacts, and rows of artifacts become points and rune stones.
home-been-here = I have played here before

## Somebody who plays here

home-waiting = { $count ->
    [one] One table waits for you
    [2] Two tables wait for you
    [3] Three tables wait for you
   *[other] { $count } tables wait for you
}
home-welcome = Welcome back
home-to-name = { $words }, { $name }
home-date = { $weekday }, { $day } { $month }
date-weekday = { $number ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}
date-weekday-short = { $number ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
}
date-month = { $number ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
home-take-turn = Take your turn
home-more-cards = { $count ->
    [one] and 1 more card
   *[other] and { $count } more cards
}
home-others = Waiting for others
home-all-tables = all { $count }
home-lesson-go = Go on
home-lessons-over = You have finished every lesson.
home-daily-result = Today’s result
home-puzzle-rated = rated { $number }
home-puzzle-own = Your puzzles: { $number }
home-puzzle-find = Find the best turn
home-puzzle-tried = You have tried it today.
home-reviews = Recent reviews
home-no-reviews = Nothing to review yet. When a game of yours has ended, it is told here.
home-accuracy = accuracy { $share }
home-being-read = being read
