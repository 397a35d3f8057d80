# What the things of the game are called.

-game = Rune Stones
-night = Creatures of the Night
-queenie = Queenie 1
-summon = Summon creatures
-abilities = Use abilities
-forging = Forge artifacts

## Colours

colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red
colour-wild = wild

# A letter or two on each kind of gem, for those who do not tell colours apart; no two may be the same.
letter-blue = B
letter-green = G
letter-yellow = Y
letter-red = R
letter-wild = W
letter-ore = O

druid-brown = Brown
druid-grey = Grey
druid-beige = Beige
druid-black = Black

## Gems, ore and points. The first form stands alone, as on a button; the one with "a-" is the object of a sentence.

gem-blue = { $count ->
    [one] blue gem
   *[other] { $count } blue gems
}
gem-green = { $count ->
    [one] green gem
   *[other] { $count } green gems
}
gem-yellow = { $count ->
    [one] yellow gem
   *[other] { $count } yellow gems
}
gem-red = { $count ->
    [one] red gem
   *[other] { $count } red gems
}
gem-wild = { $count ->
    [one] wild gem
   *[other] { $count } wild gems
}
a-gem-blue = a blue gem
a-gem-green = a green gem
a-gem-yellow = a yellow gem
a-gem-red = a red gem
a-gem-wild = a wild gem

# A gem of one of the four colours, by choice; never a wild one.
any-coloured-gem = { $count ->
    [one] coloured gem of your choice
   *[other] { $count } coloured gems of your choice
}
# Gems of any kind, wild ones too.
any-gems = { $count ->
    [one] any gem
   *[other] any { $count } gems
}
a-any-gem = any one gem

ore-count = { $count ->
    [one] ore
   *[other] { $count } ore
}
a-ore = 1 ore

points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# "2 blue gems, 1 red gem and 3 ore"
list-more = { $first }, { $next }
list-last = { $first } and { $next }

## Magic points

magic-blue = { $count ->
    [one] { $count } blue magic point
   *[other] { $count } blue magic points
}
magic-green = { $count ->
    [one] { $count } green magic point
   *[other] { $count } green magic points
}
magic-yellow = { $count ->
    [one] { $count } yellow magic point
   *[other] { $count } yellow magic points
}
magic-red = { $count ->
    [one] { $count } red magic point
   *[other] { $count } red magic points
}
magic-multi = { $count ->
    [one] { $count } multicolour magic point
   *[other] { $count } multicolour magic points
}
# Points whose colour is not settled yet.
magic-any = { $count ->
    [one] { $count } magic point
   *[other] { $count } magic points
}

## Cards

creature-dryad = Dryad
creature-harpy = Harpy
creature-goblin = Goblin
creature-satyr = Satyr
creature-dragon = Dragon
creature-banshee = Banshee
creature-druid = Druid
card-with-number = { $creature } { $number }
card-label = { $card }, { $magic }. { $ability }
cards-count = { $count ->
    [one] card
   *[other] { $count } cards
}
a-card = a card
any-card = any display card
play-card = play a card
deck-cards = { $count ->
    [one] top card of the deck
   *[other] top { $count } cards of the deck
}

ability-exchange = Exchange
ability-pillage = Pillage
ability-resurrection = Resurrection
ability-switch = Switch
ability-wisp = Wisp

## Rune stones

rune-magic-points = Magic Points
rune-hand-size = Maximum Hand Size
rune-exchange = Exchange
rune-wild-gem = Wild Gem
rune-plus = Plus
rune-double-die = Double Die Action
rune-extra-point = Extra Power Point
rune-three-abilities = Use 3 Abilities
rune-discard-lowest = Discard Lowest
rune-gem-or-points = Gem or Points

## Artifacts, forges and rows

artifact-blue = ring
artifact-green = torc
artifact-yellow = crown
artifact-red = chalice
artifact-wild = amulet
a-artifact-blue = a ring
a-artifact-green = a torc
a-artifact-yellow = a crown
a-artifact-red = a chalice
a-artifact-wild = an amulet

forge-number = Forge { $number }
forge-wild = Wild forge
row-top = top row
row-bottom = bottom row
space-blue = blue space
space-green = green space
space-yellow = yellow space
space-red = red space
space-wild = wild space

## Die, wisps, players

die-name = die
die-gem-for-wild = coloured gem → wild gem
wisp-name = wisp
a-wisp = a wisp
tile-word = wisp tile
seat-number = Player { $number }
