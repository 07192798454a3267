# The first page.
home-title = Mahjong, exact to the rulebook
home-lead = Five games, opponents who know them, and a clause for every answer. Choose a game and you are at the table.
home-welcome = No account needed: you play as a guest.
home-continue = Continue: { $game }
home-continue-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

home-level = How hard
home-level-novice = Plays by simple habits; a good opponent for the first games.
home-level-club = Builds good hands and takes care with what it discards.
home-level-master = Looks ahead before every move, and seldom forgives.
home-length = How long
home-length-1 = One deal
home-length-round = A round
home-length-game = A whole game
home-length-note-1 = About five minutes.
home-length-note-round = Everybody deals once.
home-length-note-game = As long as the rules say; you can stop and go on later.

home-gist-mcr = The sport: 81 fans, and a hand must be worth 8 points to win.
home-gist-sichuan = Bloody to the end: only three suits, one of them forbidden to you, and play goes on after a win.
home-gist-taiwan = Sixteen tiles in hand: five sets and a pair, and a dealer on a streak is paid more and more.
home-gist-classical = The old game: points doubled and doubled again, and every hand is scored, not only the winner’s.
home-gist-red = Quick and without kongs: 18 fans that all add up, for two to four, with jokers if you like.

home-play = Play
home-play-game = Play { $game }
home-friends = With friends
home-friends-game = { $game } with friends
home-options = Options
home-options-game = Options of { $game }
home-options-title = Options: { $game }

home-learn = New to mahjong?
home-learn-text = You need no more than a quarter of an hour.
home-learn-first = A first deal, explained move by move
home-learn-rules = The rules, in our own words
home-learn-score = What is this hand worth?

home-lobby = Open tables
home-lobby-empty = Nobody is waiting just now. A table “with friends” that is shown in the lobby would stand here.
home-lobby-open = { $sitting } of { $chairs } are there
home-lobby-playing = Being played
home-join = Join
home-watch = Watch
home-duplicate = Duplicate: the same deals at several tables

home-manner = How strict
home-assisted = Assisted
home-strict = Strict
home-assisted-note = Only what the rules allow is offered. You cannot make a mistake of form.
home-strict-note = As at a real table: you may declare a win that is none, and you pay for it.
home-players = Players
home-clock = Clock
home-clock-usual = As usual
home-clock-relaxed = Relaxed
home-clock-rules = By the rules
home-clock-none = None
home-clock-note-usual = No clock against bots; a relaxed one with friends.
home-clock-note-relaxed = A minute for a turn, ten seconds for a claim, two minutes in reserve.
home-clock-note-rules = The times of the rulebook: quick.
home-clock-note-none = Everybody takes as long as he likes.
home-spectators = Spectators
home-spectators-now = At once
home-spectators-later = A minute later
home-spectators-none = None
home-spectators-note = Who has the link may watch, and sees no concealed tiles.
home-spectators-none-note = Nobody may watch.
home-listed = Show the table in the lobby
home-listed-note = For a table with friends: strangers can join as well.
home-rules-options = Options of the rules
home-usual = As usual

home-choice-none = none
home-choice-built = a built wall
home-choice-loose = loose tiles
home-choice-players = one for each player
home-choice-four = always four
home-choice-free = freely
home-choice-line = in a line
home-choice-zones = in front of each player
home-choice-off = without
home-choice-deals = deals
home-choice-dealerships = dealerships
home-choice-dice = with dice
home-choice-lot = by lot
home-choice-winds = with wind tiles
home-choice-record = on a sheet
home-choice-sticks_84 = 84 sticks
home-choice-sticks_88 = 88 sticks
