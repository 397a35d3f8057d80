# What happened. { $you } is "yes" when the player of the line is the one who reads it.

# A line that is read out.
sentence = { $line }.

log-omitted = Left in the box: { $rune }
log-first = { $you ->
    [yes] You go first
   *[no] { $who } goes first
}
log-token = Space { $space }: { OBJECT($wisp) }
log-turn = { $you ->
    [yes] Turn { $turn }: you
   *[no] Turn { $turn }: { $who }
}
log-action-summon = { $you ->
    [yes] You summon creatures
   *[no] { $who } summons creatures
}
log-action-abilities = { $you ->
    [yes] You use abilities
   *[no] { $who } uses abilities
}
log-action-forge = { $you ->
    [yes] You forge artifacts
   *[no] { $who } forges artifacts
}
log-action-pass = { $you ->
    [yes] You have to pass
   *[no] { $who } has to pass
}

## Cards

log-card-revealed = { $card } joins the display
log-cards-revealed = New in the display: { $card }
log-card-taken = { $you ->
    [yes] You take { $card }
   *[no] { $who } takes { $card }
}
log-card-from-deck = { $you ->
    [yes] You take { $card } from the deck
   *[no] { $who } takes { $card } from the deck
}
log-card-drawn = { $you ->
    [yes] You draw { OBJECT($card) }
   *[no] { $who } draws { OBJECT($card) }
}
log-card-played = { $you ->
    [yes] You play { $card }
   *[no] { $who } plays { $card }
}
log-card-discarded = { $you ->
    [yes] You discard { $card }
   *[no] { $who } discards { $card }
}
log-card-to-creature-discard = { $card } goes to the creature discard
log-card-to-box = { $card } is removed from the game
log-card-fetched-to-hand = { $you ->
    [yes] You take { $card } from the creature discard into your hand
   *[no] { $who } takes { $card } from the creature discard into their hand
}
log-card-fetched-to-discard = { $you ->
    [yes] You put { $card } from the creature discard on your discard pile
   *[no] { $who } puts { $card } from the creature discard on their discard pile
}

## Gems, ore, artifacts, stones

log-takes = { $you ->
    [yes] You take { OBJECT($what) }
   *[no] { $who } takes { OBJECT($what) }
}
log-pays = { $you ->
    [yes] You pay { OBJECT($what) }
   *[no] { $who } pays { OBJECT($what) }
}
log-gives = { $you ->
    [yes] You give { $whom } { OBJECT($what) }
   *[no] { $to-you ->
        [yes] { $who } gives you { OBJECT($what) }
       *[no] { $who } gives { $whom } { OBJECT($what) }
    }
}
log-infuses = { $you ->
    [yes] You put { OBJECT($what) } on { $rune }
   *[no] { $who } puts { OBJECT($what) } on { $rune }
}
log-forges = { $you ->
    [yes] You forge { OBJECT($artifact) } ({ $row })
   *[no] { $who } forges { OBJECT($artifact) } ({ $row })
}
log-artifact-revealed = { $forge }: { $artifact }
log-stone = { $you ->
    [yes] You take the rune stone { $rune }
   *[no] { $who } takes the rune stone { $rune }
}

## Die, wisps, piles

log-rolls = { $you ->
    [yes] You roll: { $face }
   *[no] { $who } rolls: { $face }
}
log-times = { $times } × { $what }
log-wisp = { $you ->
    [yes] You reach { OBJECT($wisp) } on space { $space }
   *[no] { $who } reaches { OBJECT($wisp) } on space { $space }
}
log-tile-used = Wisp tile used: { $tile }
log-tile-revealed = New wisp tile: { $tile }
log-shuffle-deck = The creature discard is shuffled to form the new deck
log-shuffle-own = { $you ->
    [yes] You shuffle your discard pile
   *[no] { $who } shuffles their discard pile
}
log-shuffle-artifacts = The artifact discard is shuffled to form the new supply
log-shuffle-tiles = The discarded wisp tiles are shuffled to form the new pile

## Points

log-score-by = { $you ->
    [yes] You score { $points } ({ $what })
   *[no] { $who } scores { $points } ({ $what })
}
log-score-die = { $you ->
    [yes] You score { $points } (die)
   *[no] { $who } scores { $points } (die)
}
log-score-forge = { $you ->
    [yes] You score { $points } (forge)
   *[no] { $who } scores { $points } (forge)
}
log-score-trade = { $you ->
    [yes] You trade a row for { $points }
   *[no] { $who } trades a row for { $points }
}
log-score-tile = { $you ->
    [yes] You score { $points } (wisp tile)
   *[no] { $who } scores { $points } (wisp tile)
}
log-score-left-over = { $you ->
    [yes] You score { $points } for gems and ore
   *[no] { $who } scores { $points } for gems and ore
}
log-score-row-top = { $you ->
    [yes] You score { $points } for the top row
   *[no] { $who } scores { $points } for the top row
}
log-score-row-bottom = { $you ->
    [yes] You score { $points } for the bottom row
   *[no] { $who } scores { $points } for the bottom row
}
log-over = The game is over
