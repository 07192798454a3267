# Score a hand.
score-begin = Tap the tiles, or type them.
score-more = { $count ->
    [one] One more tile, then the winning one
   *[other] { $count } more tiles, then the winning one
}
score-more-before = { $count ->
    [one] One more tile
   *[other] { $count } more tiles
}
score-rules = Ruleset
score-share = Share
score-copied = The link has been copied.
score-not-copied = The link could not be copied; it is in the address bar.
score-result = What it is worth
score-examples = For example
score-hand = The hand
score-keys = Tiles
score-keys-show = Show the tiles
score-keys-hide = Hide the tiles
score-key-used = { $tile }, { $count } in the hand
score-back = Take back
score-clear = Begin anew
score-mode = What the next tap is
score-mode-tile = Tile
score-mode-chow = Chow
score-mode-pung = Pung
score-mode-kong = Kong
score-mode-win = Winning tile
score-mode-chow-hint = Tap the lowest tile of the declared chow.
score-mode-pung-hint = Tap the tile of the declared pung.
score-mode-kong-hint = Tap the tile of the kong.
score-mode-win-hint = Tap the winning tile here or in the hand.
score-remove = Take away { $tile }
score-remove-win = Take away the winning tile, { $tile }
score-make-win = { $tile } is the winning tile
score-set = set: { $tiles }
score-set-hidden-kong = concealed kong: { $tiles }
score-set-as = stands for { $tiles }
score-set-declared = declared
score-set-completed = completed by the winning tile
score-set-change = Declared set: { $tiles }. Change
score-set-title = Declared set
score-set-from = From whom
score-set-remove = Take the set away
score-done = Done
score-kong-which = Which kong
score-kong-melded = melded kong
score-kong-added = added kong
score-kong-concealed = concealed kong
score-joker-which = Tap a tile that is a joker
score-from-left = from the left
score-from-across = from across
score-from-right = from the right
score-from-unknown = not said
score-won-with = won with { $tile }
score-with-flowers = flowers: { $tiles }
score-type = Or type the hand
score-type-help = How to write it
score-type-compact = 123m characters, 123p dots, 123s bamboos, 1234567z East South West North White Green Red, 1–8f flowers, 0j joker; [123m] a declared set, +4p the winning tile, discard@left or self_draw, seat=S, round=E.
score-type-others = Unicode tiles, tile names in Russian or English and Botzone codes are recognised too.
score-type-keyboard = Keyboard notation of the MCR rulebook
score-circumstances = How it was won
score-won-how = Won by
score-won-from = Whose tile
score-by-self_draw = self-draw
score-by-discard = discard
score-by-rob_kong = robbing a kong
score-by-kong_replacement = replacement for a kong
score-by-flower_replacement = replacement for a flower
score-by-rob_flower = robbing the eighth flower
score-by-eighth_flower = eighth flower
score-by-dealt = as dealt
score-wind-seat = Seat wind
score-wind-round = Round wind
score-forbidden = Forbidden suit
score-forbidden-none = not said
score-more-ways = More circumstances
score-also = What else
score-word-last_wall_tile = last tile of the wall
score-word-last_discard = last discard
score-word-last_of_its_kind = last of its kind
score-word-discard_after_kong = discard after a kong
score-word-first_discard = dealer’s first discard
score-word-ready_from_deal = ready as dealt
score-word-ready_undeclared = ready not declared
score-word-ready_declared = ready declared
score-word-forbidden_m = forbidden suit: characters
score-word-forbidden_p = forbidden suit: dots
score-word-forbidden_s = forbidden suit: bamboos
score-word-won_left = left had won already
score-word-won_across = across had won already
score-word-won_right = right had won already
score-word-responsible_left = left is responsible
score-word-responsible_across = across is responsible
score-word-responsible_right = right is responsible
score-word-fresh_tile_last_five = fresh tile among the last five
score-players = Players
score-streak = Dealer’s streak
score-discards = Discards in the river
score-options = Options
score-option-none = none
score-not-yet = Not a whole hand yet
score-faults = What is wrong
score-limit = limit
score-instead = Counted as if it had won with
score-passed = Does not count
score-readings = { $count ->
    [one] One other reading
   *[other] { $count } other readings
}
score-shape-regular = regular
score-shape-seven_pairs = seven pairs
score-shape-thirteen_orphans = thirteen orphans
score-shape-knitted_straight = knitted straight
score-shape-lesser_knitted = honours and knitted tiles
score-payments = Who pays
score-payments-unknown = Say whose discard it was, and it is shown who pays.
score-seat-self = Winner
score-seat-left = Left
score-seat-across = Across
score-seat-right = Right
score-pays = { $who } pays { $points }
score-whatif = What if
score-whatif-same = Nothing changes with: { $what }.
score-waits = What does it wait for?
score-ready = Ready. Tiles left: { $left }.
score-ready-short = Ready, { $left } left:
score-ready-after = Ready after the right discard.
score-distance = { $distance ->
    [one] One exchange away from ready.
   *[other] { $distance } exchanges away from ready.
}
score-useful = Tiles that bring it nearer, { $left } left:
score-left = { $left } left
score-wait-pick = { $tile }, { $left } left. Make it the winning tile
score-give-up = The best discards, and what helps then:
