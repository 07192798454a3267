# The score sheet of a table with real tiles.
sheet-who-are-you = Who are you?
sheet-you-are = You are
sheet-looks-on = Looking on
sheet-keeps = I keep the sheet
sheet-only-look = You are looking on.
sheet-invite = QR and code
sheet-invite-table = For the players: enter, confirm, sign
sheet-invite-look = To look on
sheet-invite-keeper = To keep the sheet on another device
sheet-qr = QR code of { $link }
sheet-code = Code:
sheet-copy = Copy the link
sheet-not-copied = The link could not be copied; select it above.
sheet-here-only = This address works on this computer only. Phones need the page under its address in the hall’s network; the server says it when it starts.
sheet-have-code = I have a code
sheet-type-code = The code beside the QR
sheet-open = Open
sheet-backup = Backup of this sheet
sheet-log = The log of this sheet

sheet-round = { $wind } round
sheet-round-E = East
sheet-round-S = South
sheet-round-W = West
sheet-round-N = North
sheet-next = Deal { $number } · { $wind } round
sheet-next-ahead = Deal { $number }
sheet-next-unknown = Who sits where is reckoned when the network is back.
sheet-over = The session is over
sheet-seat = { $wind } { $name }
sheet-seats = { $seats }.
sheet-deals = { $name } deals.
sheet-streak = { $count ->
    [one] The dealer has won once in a row.
   *[other] The dealer has won { $count } times in a row.
}
sheet-moves = Change chairs: { $moves }.
sheet-move = { $name } { $wind }
sheet-to-E = to East
sheet-to-S = to South
sheet-to-W = to West
sheet-to-N = to North
sheet-enter = Enter the deal
sheet-call = Call the referee
sheet-call-why = What is it about?
sheet-time-up = Time is up
sheet-time-up-text = No new deal begins. A deal that was cut off is entered first.

sheet-deal-number = Deal
sheet-deal-n = Deal { $number }
sheet-deal-from = { $who } won { $value } on the tile of { $from }
sheet-deal-drawn = { $who } won { $value } by self-draw
sheet-deal-false = { $who }: false win
sheet-deal-false-from = { $who }: false win on the tile of { $from }
sheet-deal-wall = the wall ran out
sheet-deal-time = time was up
sheet-deal-kongs = { $count ->
    [one] one kong
   *[other] { $count } kongs
}
sheet-row-open = Deal { $number }: { $deal }. Open
sheet-row-title = Deal { $number } · { $wind } round
sheet-dealer = dealer
sheet-total = Sum
sheet-empty = No deal has been entered yet.
sheet-struck = struck out
sheet-beyond = after the end of the session
sheet-replayed = played again
sheet-corrected = { $count ->
    [one] corrected
   *[other] corrected { $count } times
}
sheet-objects = { $name } objects
sheet-confirmed-by = Confirmed by { $names }
sheet-waits = { $count ->
    [one] one change not sent yet
   *[other] { $count } changes not sent yet
}
sheet-not-sent = not sent yet

sheet-end = How it ended
sheet-end-win = Win
sheet-end-wall = Draw
sheet-end-time = Time was up
sheet-end-then = Then
sheet-end-wall-out = The wall ran out
sheet-win = Win { $number }
sheet-win-same = Win { $number }, on the same tile
sheet-win-drop = Take win { $number } away
sheet-who = Who won
sheet-from = Whose tile
sheet-wall = Self-draw
sheet-value = Value
sheet-rare = More
sheet-how = How
sheet-how-self_draw = self-draw
sheet-how-discard = discard
sheet-how-rob_kong = robbing a kong
sheet-how-kong_replacement = replacement for a kong
sheet-how-flower_replacement = replacement for a flower
sheet-how-rob_flower = robbing the eighth flower
sheet-how-eighth_flower = eight flowers
sheet-how-dealt = as dealt
sheet-responsible = Who is responsible
sheet-nobody = Nobody
sheet-fresh = A fresh tile among the last five
sheet-false-win = It was a false win
sheet-add-same = Another win on the same tile
sheet-add-later = A later win
sheet-add-win = A win
sheet-hands = What the other hands are worth
sheet-ready = Who is ready, and for how much
sheet-not-ready = Not ready
sheet-kongs = Kongs
sheet-kong = Kong { $number }
sheet-kong-add = A kong
sheet-kong-drop = Take kong { $number } away
sheet-kong-who = Whose kong
sheet-kong-kind = Which
sheet-kong-concealed = concealed
sheet-kong-melded = melded
sheet-kong-added = added
sheet-kong-deferred = added later
sheet-kong-when = When
sheet-kong-first = Before the first win
sheet-kong-after = After win { $number }
sheet-kong-lost = The discard after it was won on
sheet-broken = Tiles of the forbidden suit kept
sheet-note = Remark
sheet-tiles = By the tiles
sheet-tiles-of = The tiles of { $name }
sheet-tiles-use = Take { $value }
sheet-tiles-use-none = Not a hand yet
sheet-outcome = What it comes to
sheet-outcome-later = No network: what it comes to is reckoned when it is back. It can be saved now.
sheet-lack-who = Say who won.
sheet-lack-from = Say whose tile it was.
sheet-lack-value = Say what the hand is worth.
sheet-lack-hands = Say what every hand is worth.
sheet-lack-ready = Say of everybody whether he is ready.
sheet-lack-kong = Say whose kong it was, and on whose tile.
sheet-pays = { $from } pays { $to } { $points }
sheet-pays-nobody = { $from } loses { $points }
sheet-pays-none = Nobody pays.
sheet-then = Next:
sheet-then-over = That was the last deal.
sheet-why = Why?
sheet-save = Save
sheet-begin = Begin anew
sheet-cancel = Not now

sheet-confirm = That is right
sheet-confirm-all = Confirm all { $count }
sheet-confirm-title = Deal { $number }: is that right?
sheet-confirm-what = { $deal }. You: { $points }.
sheet-object = Object
sheet-object-title = What is wrong with deal { $number }?
sheet-correct = Correct
sheet-correct-title = Correct deal { $number }
sheet-strike = Strike out
sheet-restore = Restore
sheet-agreement = Who agrees
sheet-confirmed = confirmed
sheet-unconfirmed = not yet
sheet-history = History
sheet-was-struck = struck out
sheet-was-restored = restored

sheet-penalty = Penalty
sheet-penalties = Penalties
sheet-penalty-who = Who
sheet-penalty-what = For what
sheet-penalty-points = How many points
sheet-penalty-to = Who gets them
sheet-penalty-when = In which deal
sheet-penalty-now = Now
sheet-penalty-times = { $count ->
    [0] The first time.
    [one] He has had it once before.
   *[other] He has had it { $count } times before.
}
sheet-cost = { $points } points
sheet-cost-each = { $points } to each of the others
sheet-cost-choice = { $points } points, as the referee says
sheet-cost-ladder = a warning first, then { $points }
sheet-warning = warning
sheet-step = time { $step }
sheet-dead-hand = dead hand
sheet-then-session_missed = the session counts as missed
sheet-then-referee_decides = the referee decides what else follows
sheet-then-tile_back = the tile goes back
sheet-then-must_discard = the tile must be discarded
sheet-then-no_claims = he claims nothing more
sheet-then-discard_shown = he discards a tile that was shown
sheet-then-grave = grave cases go to the referee
sheet-then-exclusion = exclusion is possible
sheet-then-no_right_to_discard = he may not discard
sheet-then-no_win_this_turn = he may not win in this turn
sheet-then-win_annulled = the win does not count
sheet-cancelled = Taken back by { $by }
sheet-cancel-penalty = Take back
sheet-calls = The referee
sheet-called = The referee has been called.
sheet-answer = Answer
sheet-answered = { $by } says
sheet-answer-text = What do you say?
sheet-answer-clause = By which clause

sheet-standing = As it stands
sheet-end-of-rounds = The session is over: all rounds are played
sheet-end-of-deals = The session is over: all deals are played
sheet-end-of-time = The session is over: time is up
sheet-place = Place
sheet-player = Player
sheet-result = Result
sheet-table-points = Table points
sheet-signature = Signature
sheet-sign = Sign
sheet-sign-as = Sign for { $name }
sheet-signed = signed
sheet-referee-sign = The referee signs
sheet-referee-name = The referee’s name
sheet-referee-signed = Signed by the referee: { $name }
sheet-reopen = Reopen
sheet-reopen-text = Signatures are taken back; if there are none, the time is not up after all.
sheet-check-bad = The results add up to { $sum }: something is missing.
sheet-check-nobody = { $points } points went to nobody, as penalties.
sheet-sticks = Counting sticks
sheet-sticks-text = What everybody should have before him, in as few sticks as possible.

sheet-away = No network. What you enter is kept on this phone.
sheet-away-waiting = { $count ->
    [one] No network: one entry is kept on this phone and not sent yet.
   *[other] No network: { $count } entries are kept on this phone and not sent yet.
}
sheet-unsafe = This browser keeps nothing: do not close the page.
sheet-sending = { $count ->
    [one] Sending one entry…
   *[other] Sending { $count } entries…
}
sheet-held = { $count ->
    [one] One entry waits for this.
   *[other] { $count } entries wait for this.
}
sheet-refused = This was not taken
sheet-mine = What was entered here
sheet-theirs = What { $by } has entered
sheet-insist = Put mine in its place
sheet-insist-why = entered by two at once
sheet-mend = Put it right
sheet-drop = Drop it
sheet-do-deal = a deal
sheet-do-correct = a correction
sheet-do-strike = struck out
sheet-do-restore = restored
sheet-do-confirm = confirmed
sheet-do-object = an objection
sheet-do-call = the referee is called
sheet-do-answer = an answer
sheet-do-penalty = a penalty
sheet-do-cancel_penalty = a penalty taken back
sheet-do-time_up = time is up
sheet-do-sign = a signature
sheet-do-referee_sign = the referee’s signature
sheet-do-reopen = reopened
