# The table. Terms as in GLOSSARY.md.
table-coming = Going to the table …
table-offline = No connection. Trying again …
table-closed = This table cannot be joined
table-closed-text = The server has ended the connection.
table-no-spectators = The game has begun, and nobody may look on here.
table-no-table = There is no such table. Perhaps the link was cut.
table-home = To the first page

# Gathering
table-link-title = Link for the others
table-copy = Copy
table-copied = The link is copied.
table-share = Share
table-invitation = Come and play { $game }!
table-chairs = Who plays
table-chair-free = free
table-sit = Sit down
table-stand-up = Stand up
table-remove = Remove
table-bots-fill =
    { $count ->
        [0] All chairs are taken.
        [one] A bot takes the free chair. Level: { $level }.
       *[other] Bots take the free chairs. Level: { $level }.
    }
table-spectators =
    { $count ->
        [one] One person looks on.
       *[other] { $count } people look on.
    }
table-begin = Begin
table-wait-host = { $host } begins the game.
table-look-on = You look on until you sit down.

# People
table-you = You
table-bot-number = Bot { $number }
table-is-gone = not connected
table-is-away = away, a bot plays
table-is-ready = ready
table-is-out = has won
table-is-dead = dead hand
table-dealer = Dealer
table-points = Points
table-wind-E = E
table-wind-S = S
table-wind-W = W
table-wind-N = N

# The table
table-left = Tiles left: { $count }
table-round-deal = { $round } · deal { $deal }
table-streak = streak { $count }
table-river = Discards of { $who }: { $tiles }
table-flowers = Flowers
table-forbidden = Forbidden suit: { $suit }
table-forbidden-suit = forbidden suit
table-drawn = drawn
table-suggested = suggested
table-hand = Your hand
table-actions = What you can do
table-time =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
table-bank = Time bank
table-paused = Pause
table-again = Play again
table-watch = You have won. The others play on.
table-doubtful = This does not look like a win, and a false win costs points. Press again to declare it all the same.
table-your-turn = Your turn
table-your-claim = You may claim this tile
table-looking-on = You look on.
table-other-device = You play on another device.
table-take-over = Play here
table-left-chair = A bot plays in your place.
table-come-back = Come back
table-show-end = Show the result

# Sets
table-set-chow = chow
table-set-pung = pung
table-set-kong = kong
table-set-pair = pair
table-set-knitted = knitted
table-set-concealed-kong = concealed kong
table-meld-from = { $name }: { $tiles }, from { $from }

# Actions
table-do-chow = Chow
table-do-pung = Pung
table-do-kong = Kong
table-do-flower = Flower
table-do-ready = Ready
table-do-win = Win!
table-do-pass = Pass
table-do-forbid = No { $suit }
table-do-discard = Discard { $tile }
table-noted = You: { $action }
table-undo = Take back
table-why-not = { $action } — why not?

# Forbidden suit
table-forbid-title = Choose your forbidden suit
table-forbid-text = You cannot win while you hold a tile of it. Usually it is the suit of which you have fewest.
table-forbid-count =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }

# What happened
table-log-drew = You draw: { $tile }
table-log-discarded = { $who }: discard, { $tile }
table-log-claimed = { $who }: { $set }, { $tiles }
table-log-concealed-kong = { $who }: concealed kong { $tile }
table-log-added-kong = { $who }: kong, { $tile }
table-log-flower = { $who }: flower, { $tile }
table-log-eighth-flower = { $who }: the eighth flower, { $tile }
table-log-ready = { $who }: ready
table-log-ready-lapsed = { $who }: not ready any more
table-log-suit = { $who }: forbidden suit, { $suit }
table-log-won = { $who }: win on { $tile }, discard: { $from }
table-log-won-wall = { $who }: win by self-draw, { $tile }
table-log-false-win = { $who }: false win
table-log-paid = { $from } → { $to }: { $points }
table-log-paid-nobody = { $from }: penalty { $points }
table-log-first-turn = { $who }: first turn
table-log-ended = The deal is over

# Waits and hints
table-waits = You wait for: { $tiles }
table-distance =
    { $count ->
        [one] 1 exchange from ready
       *[other] { $count } exchanges from ready
    }
table-hint = Hint
table-hint-ready = Ready
table-hint-useful = Useful tiles left: { $count }
table-hint-goal = Chance { $chance }, would bring about { $gain }:
table-hint-others = Compare
table-hint-action = Action
table-hint-value = Value
table-hint-risk = Risk
table-why = Why?

# Menu
table-menu = Menu
table-switch-sort = Keep my hand sorted
table-switch-pass = Pass everything but a win
table-switch-flower = Lay flowers open by themselves
table-switch-waits = Show waits and distance
table-switch-keys = Show keys
table-switch-sound = Sound
table-pause = Pause
table-resume = Go on
table-stop = Stop the game
table-leave = Leave
table-leave-sure = Really leave
table-leave-text = A bot plays on in your place. You can come back with the same link.
table-all-agree = A pause or a stop comes when everybody wants it.
table-wants-pause = Want a pause: { $names }
table-wants-stop = Want to stop: { $names }
table-log = What happened
table-keys = Keys
table-keys-always = Show the keys on tiles and buttons
table-key-hand = throw a tile, from the left
table-key-arrows = choose a tile and throw it
table-key-move = move a tile (when the hand is not sorted)
table-key-chow = chow: the first, second, third form
table-key-pung = pung
table-key-kong = kong
table-key-win = win
table-key-ready = declare ready
table-key-flower = lay a flower open
table-key-pass = pass
table-key-undo = take back
table-key-hint = hint
table-key-next = next deal
table-key-menu = menu
table-key-keys = these keys

# The end
table-deal-over = The end of the deal
table-you-win = You win!
table-wins = { $who } wins
table-draw = A drawn deal
table-time-up = The time is up
table-look-at-table = To the table
table-win-from = { $who }: { $how }, tile of: { $from }
table-win-wall = { $who }: { $how }
table-by-self-draw = self-draw
table-by-discard = win on a discard
table-by-rob-kong = robbed kong
table-by-kong-replacement = replacement of a kong
table-by-flower-replacement = replacement of a flower
table-by-rob-flower = robbed flower
table-by-eighth-flower = eight flowers
table-by-dealt = win with the dealt tiles
table-false-win = It was no win: a false win.
table-declared = declared
table-completed = completed
table-not-counted = Does not count, and why ({ $count })
table-what-if = What if
table-what-if-none = Nothing would change.
table-open-score = Open in the calculator
table-payments = Payments
table-no-payments = Nobody pays anything.
table-nobody = nobody
table-hands = All hands
table-sheet = Score sheet
table-deal-short = Deal
table-replayed = does not count, is played again
table-replay = Replay of this deal
table-record = Record (file)
table-next-deal = Next deal
table-waiting-for = Waiting for: { $names }
table-seats-change = Seats change now.
table-game-over = The game is over.
table-ranking = The result
table-table-points = table points: { $count }
table-ended-rounds = All rounds are played.
table-ended-deals = All deals are played.
table-ended-time = The time is up.
table-ended-agreed = The players agreed to stop.
table-ended-left = Everybody has left.
table-ended-forgotten = Nobody came back for a long time.
table-ended-dropped = The host of the match has dropped this table.
table-duplicate = To the duplicate match
table-duplicate-text = The same deals are played at the other tables of a match.

# The guided deal
table-guide = First deal
table-guide-before = Before
table-guide-after = Next
table-guide-start-red = Collect four sets and a pair: a chow is three numbers in a row of one suit, a pung is three equal tiles. Every fan of the winning hand adds points. There are no kongs in this game.
table-guide-start-classical = Collect four sets and a pair. Here every hand is scored after a win, not only the winner's, so pungs and kongs are worth having even when you lose.
table-guide-start-mcr = Collect four sets and a pair that are worth at least 8 points together. Think early of what your hand could become: there are 81 fans.
table-guide-start-sichuan = Only suits, no winds or dragons. Collect four sets and a pair, or seven pairs, without a single tile of the suit that you forbid yourself.
table-guide-start-taiwan = You hold sixteen tiles: collect five sets and a pair. Each fan brings tai, and even a hand without any may win.
table-guide-turn = Your turn: you have drawn the tile that stands apart. Throw one that helps your hand least; lone winds, dragons and terminals often go first. The coach marks its choice with a ring.
table-guide-turn-sichuan = Your turn: throw one tile. First get rid of your forbidden suit, marked with ✕: with a single tile of it your hand is neither ready nor complete.
table-guide-claim = Somebody threw a tile that you could use. A chow comes only from the player on your left, a pung from anybody. The set then lies open for the rest of the deal, which makes some fans impossible: you may also pass.
table-guide-claim-red = Somebody threw a tile that you could use. A win goes before a pung, a pung before a chow; a chow comes only from the left. The set then lies open: you may also pass.
table-guide-claim-sichuan = Somebody threw a tile that you could use. Here are only pungs and kongs, no chows from discards. The set then lies open; with seven pairs in mind you should pass.
table-guide-flower = A flower is laid open and replaced by another tile. It belongs to no set but is worth something to its owner.
table-guide-forbid = Before the first turn everybody secretly forbids himself one suit. If you hold tiles of it, your first discard must be one of them. Usually it is the suit of which you have fewest.
table-guide-ready-classical = Your hand is one tile short. In this game you can win only after you have declared that you are ready; the declaration does not bind you to anything else.
table-guide-ready-taiwan = Your hand is ready as it was dealt. You may declare it for extra tai, but then nothing in it may change: you throw whatever you draw until you win.
table-guide-kong = Four equal tiles can be declared as a kong. It counts as one set, and you draw a replacement. You need not do it.
table-guide-kong-sichuan = Four equal tiles can be declared as a kong. You draw a replacement, and the others pay for it at once.
table-guide-win-red = Your hand is complete: press “Win!”. Its value is the sum of all fans.
table-guide-win-classical = Mahjong: press “Win!”. Points are added up and doubled for each double, up to the limit.
table-guide-win-mcr = Your hand is complete and worth at least 8 points: press “Win!”.
table-guide-win-sichuan = Your hand is complete: press “Win!”. The others play on, up to three can win; with more fans a hand is worth 1, 2, 4 or 8 points.
table-guide-win-taiwan = Your hand is complete: press “Win!”. All tai of its fans are added up.
table-guide-refused = The hand looks complete, but it may not win now. Press “why not?”: the clause says what is missing.
table-guide-refused-classical = The hand is complete, but you have not declared that you are ready: that has to come first.
table-guide-refused-mcr = The hand is complete but worth less than 8 points, so it may not win. Change it so that it gets more fans.
table-guide-watch = Somebody has won, and the deal goes on without him. It ends after three wins or with the last tile of the wall.
table-guide-end-red = The end. If the tile came from a discard, only the discarder pays; if it came from the wall, everybody does. Tap a fan's clause to read it.
table-guide-end-classical = The end. Everybody pays the winner, whoever threw the tile; then the others settle among themselves. East pays and gets double.
table-guide-end-mcr = The end. The discarder pays the value and 8 points more, the others 8 each; for a win from the wall everybody pays value and 8. Tap a clause to read it.
table-guide-end-sichuan = The end. If the wall ran out, who is not ready pays those who are; and who still holds the forbidden suit pays a penalty.
table-guide-end-taiwan = The end. The discarder pays, or all three if the tile came from the wall. The dealer pays and gets extra tai.

# What goes wrong
table-error-not-seated = Sit down first.
table-error-not-yours = Only the player who made the table may do that.
table-error-only-looks = You play on another device.
table-error-chair = That chair is not free.
table-error-too-fast = Too fast: please wait a moment.
table-error-not-written = The server could not write that down. Please try again.
