# Replay.
replay-open-lead = Any finished deal, move by move, from every seat or with all hands open, with the coach’s opinion.
replay-own = One of my games
replay-own-all = All my games
replay-own-none = You have not finished a deal yet.
replay-own-play = Play one now
replay-link = A game whose link I have
replay-link-text = Link of the table or of the replay, or the table’s id
replay-link-go = Open
replay-file = A record from this device
replay-file-text = A .jsonl file, as you can download it here or write with “fivewinds”. Drop it here or choose it.
replay-open-no-link = This is neither a link to a table nor its id.
replay-open-too-long = The file is empty or longer than 1 MiB.
replay-open-bytes = This is a record in bytes. Here only lines of JSON (.jsonl) can be opened; “fivewinds replay” reads both.
replay-open-no-record = This is no record: a record is lines of JSON.
replay-no-file = The file is no longer open.
replay-to-all = Choose another game
replay-deal = Deal
replay-deal-of = Deal { $deal } of { $deals }
replay-eyes = Through whose eyes
replay-open = All hands open
replay-eyes-of = { $wind }: { $who }
replay-copy = Copy link to this moment
replay-copied = The link is copied.
replay-bot = Bot: { $level }
replay-nobody = Unknown
replay-hand = Hand of { $who }: { $tiles }
replay-hidden = { $count ->
    [one] { $count } hidden tile
   *[other] { $count } hidden tiles
}
replay-flowers = Flowers: { $tiles }
replay-river = Discards of { $who }: { $tiles }
replay-wind-E = E
replay-wind-S = S
replay-wind-W = W
replay-wind-N = N
replay-turn = to play
replay-won = has won
replay-ready = ready
replay-dead = dead hand
replay-forbidden = without { $suit }
replay-round = Round of the { $wind }
replay-wall = { $count ->
    [one] { $shown } tile in the wall
   *[other] { $shown } tiles in the wall
}
replay-streak = { $count ->
    [one] Dealer’s streak: { $count } win
   *[other] Dealer’s streak: { $count } wins
}
replay-controls = Moments of the deal
replay-slider = Moment
replay-step = Step { $step } of { $steps }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-speed = Speed
replay-dealt = The tiles are dealt.
replay-end = How it ended
replay-end-draw = Drawn: the wall is used up and nobody has won.
replay-end-time = Time was up.
replay-end-from = { $who } wins on a discard of { $from }
replay-end-wall = { $who } wins by self-draw
replay-review = The coach
replay-review-whose = Whose decisions
replay-review-text = Where { $who } lost most, what was better, and why.
replay-review-ask = Ask the coach
replay-review-busy = The coach is thinking…
replay-review-sum = { $decisions ->
    [one] { $decisions } decision, { $agreed } as the coach would have made it; the others cost { $cost } points.
   *[other] { $decisions } decisions, { $agreed } as the coach would have made them; the others cost { $cost } points.
}
replay-review-step = Step { $step }
replay-review-done = Played:
replay-review-better = Better:
replay-review-none = Nothing to mend: the coach would have played the same.
replay-fair = Was it fair?
replay-verified = Verified
replay-not-verified = Not verified
replay-shuffle-common = The wall was shuffled by { $parties ->
    [one] one party
   *[other] { $parties } parties
 } together: the server and the players. Each chose a secret and published its fingerprint before anybody knew another’s secret; the order of the tiles follows from all of them. Nobody, the server included, could choose the wall.
replay-shuffle-alone = The server chose its secret and published its fingerprint before the deal, so that it could not change the wall afterwards. No player contributed, so that the server could have chosen it beforehand.
replay-shuffle-seed = The wall follows from a seed. The seed was not made together with the players, so that you have to trust whoever chose it.
replay-shuffle-given = The wall stands in the record as it was; there is no seed from which it would follow.
replay-shuffle-limits = What this cannot do: somebody has to deal, so the server knew the wall while it was played.
replay-shuffle-numbers = The numbers, to check it yourself
replay-shuffle-check = docs/shuffle.md spells out every step, with a short program in Python.
replay-shuffle-game = Game and deal
replay-shuffle-seed-name = Seed
replay-shuffle-host = Server
replay-shuffle-party = Player { $party }
replay-shuffle-commitment = fingerprint
replay-shuffle-secret = secret
replay-files = Take it with you
replay-jsonl = Record for people and programs (.jsonl)
replay-5wr = Record in bytes, small (.5wr)
replay-to-table = To the table
