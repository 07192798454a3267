# The tournament's pages: what everybody sees.
event-hall = Tournaments
event-hall-lead = From the list of players to the final results: draw, seating, clock, results, appeals, print.
event-hall-here = On this server
event-listed-planned = to come
event-listed-running = being played
event-listed-finished = over
event-to-hall = To the hall
event-now = What happens now
event-links = Other views
event-as = You are
event-my-card = My card
event-screen = Big screen
event-print = Print
event-offline = No connection: what you see is the last that was known.
event-waiting = { $count ->
    [one] One entry is not sent yet.
   *[other] { $count } entries are not sent yet.
}
event-work = Your work
event-look = For everybody
event-section = Section
event-tab-next = What next
event-tab-entrants = Entries
event-tab-seating = Seating
event-tab-session = Session
event-tab-results = Results
event-tab-referee = Referee
event-tab-codes = Codes
event-tab-settings = Settings and backup
event-tab-standings = Standings
event-tab-rounds = Sessions
event-tab-players = Players
event-tab-statistics = Statistics
event-tab-penalties = Penalties and appeals
event-tab-draw = Draw
event-tab-log = Log and export
event-now-finished = The tournament is over
event-now-entries = { $count ->
    [one] One player is entered; the draw is to come
   *[other] { $count } players are entered; the draw is to come
}
event-now-seating = The seating is being made
event-now-seated = Session { $session } of { $count } is about to begin
event-now-running = Session { $session } of { $count }: { $left } left
event-now-time = Session { $session } of { $count }: the time is up
event-now-paused = Session { $session } of { $count }: the clock stands at { $left }
event-now-over = { $missing ->
    [0] Session { $session } of { $count } is over, all results are in
    [one] Session { $session } of { $count } is over, one result is missing
   *[other] Session { $session } of { $count } is over, { $missing } results are missing
}
event-now-closed = Session { $session } of { $count } is closed
event-no-results = There are no results yet.
event-provisional = Provisional: a session is still open.
event-standings-note = By table points, then by game points.
event-place = Place
event-player = Player
event-tp = Table points
event-gp = Game points
event-tp-short = TP
event-gp-short = GP
event-session-short = S{ $session }
event-session = Session { $session }
event-session-table = session { $session }, table { $table }
event-session-planned = not seated yet
event-session-seated = can begin
event-session-running = being played
event-session-paused = the clock stands
event-session-over = over, results come in
event-session-closed = closed
event-missed = session missed
event-missed-short = missed
event-adjusted = Corrected: see penalties and appeals
event-moved-up = { $count ->
    [one] up one place
   *[other] up { $count } places
}
event-moved-down = { $count ->
    [one] down one place
   *[other] down { $count } places
}
event-teams = Teams
event-team = Team
event-no-teams = No player has a team.
event-table = Table { $table }
event-wind-E = E
event-wind-S = S
event-wind-W = W
event-wind-N = N
event-extra-left = own time { $left }
event-state-empty = nothing yet
event-state-playing = being played
event-state-unsigned = not signed by all
event-state-read_once = read once
event-state-differs = readings differ
event-state-complete = complete
event-deals = { $count ->
    [one] one deal
   *[other] { $count } deals
}
event-instead = { $name } instead
event-substitute = substitute
event-late-by = late by { $minutes } min
event-calls = { $count ->
    [one] The referee is called
   *[other] The referee is called { $count } times
}
event-objections = { $count ->
    [one] One deal is objected to
   *[other] { $count } deals are objected to
}
event-stage = Stage { $stage }: { $players } players are still in.
event-missing = { $count ->
    [one] One table is missing:
   *[other] { $count } tables are missing:
}
event-unseated = Nobody knows yet who sits where.
event-no-sessions = There are no sessions yet.
event-search = Find
event-count = { $count ->
    [one] one player
   *[other] { $count } players
}
event-excluded = excluded
event-withdrawn = plays no more
event-no-path = The seating is not known yet.
event-result = Place { $place }: { $tp } TP, { $gp } GP
event-sheet = Score sheet
event-no-player = There is no such player.
event-unranked = Not ranked
event-place-is = Place { $place }
event-nothing-yet = Nothing yet.
event-stat-deals = Deals
event-stat-wins = Wins
event-stat-self = of them self-drawn
event-stat-draws = Drawn deals
event-stat-best = Best hands
event-stat-hand = show the hand
event-stat-most = Most wins
event-stat-least = Fed least
event-penalties = Penalties
event-no-penalties = No penalties.
event-warning = warning
event-dead-hand = dead hand
event-cancelled = Taken back by { $by }:
event-take-back = Take back
event-appeals = Appeals
event-no-appeals = No appeals.
event-appeal-of = { $name }, session { $session }
event-appeal-in-time = handed in in time
event-appeal-late = handed in too late
event-fee-paid = fee paid
event-fee-open = fee not paid
event-captain = Signed by the captain of the team
event-against = Against
event-upheld = Upheld
event-rejected = Rejected
event-panel = Panel
event-fee-back = The fee goes back.
event-fee-kept = The fee is kept.
event-undecided = Not decided yet.
event-adjustments = Corrections of the standings
event-no-adjustments = No corrections.
event-seed = Seed
event-draw-done = Drawn by { $by }, { $when }
event-draw-repeat = Anybody can repeat it: whoever has the smallest SHA-256 of SEED|ID|NAME gets number 1, and so on; the log has all three (docs/draw.md).
event-drawn-for = { $person } drew for { $team }
event-draw-none = The draw has not been held yet. It is public.
event-log-lead = Everything that was done is written down, line by line; each line is chained to the one before, so that nothing can be changed or left out unseen.
event-log-whole = The chain is whole: { $lines } lines.
event-log-broken = The chain is broken after { $lines } lines.
event-log-head = Last link:
event-log-download = Download the log
event-log-verify = Anybody can verify it:
event-export = Export
event-export-lead = Everything as tables for other programs.
event-export-players-csv = players with numbers and teams
event-export-seating-csv = who sits where in each session
event-export-results-csv = results of every table
event-export-standings-csv = final results as in the form of the rules
event-export-teams-csv = teams
event-export-penalties-csv = penalties
event-export-deals-csv = every deal
event-export-ema-csv = report for the European association
event-export-all-json = everything as JSON

# The organiser.
event-seed-chance = By chance
event-seed-any = by chance
event-seed-dice = Let somebody throw two dice six times and type the twelve numbers.
event-draw-hold = The draw: { $count } players
event-draw-lead = Everybody gets a number. It follows from the seed alone, which is shown and kept, so that anybody can repeat the draw.
event-draw-absent = Absent teams: who draws for them?
event-draws-for = who draws
event-draw-now = Draw now
event-step-enter_players = Players
event-step-check_in = Check-in
event-step-draw = Draw
event-step-seat = Seating
event-step-begin = Sessions
event-step-finish = Finish
event-todo-enter_players = Enter the players
event-todo-note-enter_players = { $found ->
    [0] Nobody is entered yet.
    [one] One player is entered.
   *[other] { $found } players are entered.
} Type them one by one, or take a list from a file.
event-do-enter_players = Enter players
event-todo-check_in = { $missing ->
    [one] Check in: one player is not here yet
   *[other] Check in: { $missing } players are not here yet
}
event-todo-note-check_in = Tap everybody who has come. Who does not come can be removed before the draw.
event-do-check_in = Check in
event-todo-draw = Hold the draw
event-todo-note-draw = Publicly, before everybody's eyes: put the big screen on.
event-do-draw = To the draw
event-todo-seat = Make the seating from session { $from }
event-todo-note-seat = The program looks for a seating in which as few as possible meet twice.
event-do-seat = To the seating
event-todo-begin = Session { $session } can begin
event-todo-note-begin = Everybody is in his seat, the tiles are mixed: the clock begins to run.
event-do-begin = Begin session { $session }
event-todo-running = Session { $session } is being played
event-todo-note-running = The big screen shows the clock. Nothing is to be done until the gong.
event-do-running = To the session
event-todo-results = { $missing ->
    [one] Session { $session }: one result is missing
   *[other] Session { $session }: { $missing } results are missing
}
event-todo-note-results = They come from the phones when all have signed, or are typed from paper and read twice.
event-do-results = Enter results
event-todo-calls = { $calls ->
    [one] A table calls the referee
   *[other] { $calls } calls for the referee
}
event-todo-note-calls = Go to the table, or answer from here.
event-do-calls = To the calls
event-todo-appeals = { $open ->
    [one] One appeal is to be decided
   *[other] { $open } appeals are to be decided
}
event-todo-note-appeals = The arbitration committee decides; the decision names its clause.
event-do-appeals = To the appeals
event-todo-close = Session { $session }: all results are there
event-todo-note-close = Close it, and the standings are in force.
event-do-close = Close session { $session }
event-todo-finish = All sessions are closed
event-todo-note-finish = When the last appeals are decided, finish the tournament: nothing changes any more after that.
event-do-finish = Finish the tournament
event-finish-sure = Is everything decided? Nothing changes any more after that.
event-finished-note = The results are final. The link stays as it is.
event-also = Also waiting
event-backup-hint = Take a backup after every session:
event-no = No
event-enter = Enter a player
event-import = List from a file
event-here-of = { $here } of { $count } are here
event-all-here = All are here
event-late-entry = The draw has been held: who is entered now gets the next number, and a seat from the next seating on.
event-substitutes-needed = { $count ->
    [one] One substitute will fill the last table.
   *[other] { $count } substitutes will fill the last table.
}
event-no-players = Nobody is entered yet.
event-here = Here
event-here-name = { $name } is here
event-country = Country
event-rating = Rating id
event-edit-name = Change { $name }
event-return = Plays again
event-withdraw = Leaves
event-withdraw-sure = { $name } plays no more from the next session on. The seating must be made anew.
event-remove = Remove
event-remove-sure = Remove { $name }?
event-save = Save
event-import-lead = One player on each line, from a spreadsheet or a text. A first line with titles may say what the columns are; otherwise they stand in this order:
event-import-columns = name; team; country; rating id; section
event-import-file = File
event-import-paste = or paste it here
event-import-found = Understood: { $good }. There already: { $twice }.
event-import-twice = There already, left out: { $names }
event-import-as-said = as the list says, otherwise the first
event-import-preview = What will be entered
event-import-enter = { $count ->
    [one] Enter one player
   *[other] Enter { $count } players
}
event-import-leave = { $count ->
    [one] One line is left out. Enter the others?
   *[other] { $count } lines are left out. Enter the others?
}
event-seating-lead = As few pairs as possible meet twice, team mates stay apart, and everybody begins in each wind equally often.
event-seating-over = Every session has begun: there is nothing left to seat.
event-seating-no-draw = First comes the draw.
event-seating-swiss = Who sits with whom follows from the standings, session by session.
event-reseat = Seat anew from session { $session }
event-seat-from = Seat from session { $session }
event-seconds = Seconds
event-search-seats = Search
event-stop = Stop
event-seating-progress = How far the search is
event-seating-running = Searching: { $steps } steps. The best so far is below and can be taken at any time.
event-seating-done = Done: { $steps } steps.
event-take-seating = Take this seating
event-reseat-sure = The seating from session { $session } on is replaced.
event-seating-now = The seating in force
event-found = found
event-bound = best possible
event-unbeatable = cannot be better
event-quality-repeats = pairs that meet again
event-quality-team_mates = team mates at one table
event-quality-together = both together
event-quality-winds = unequal starting winds
event-quality-best = No seating can be better.
event-quality-more = Perhaps more time finds a better one.
event-most-meetings = { $count ->
    [one] Nobody meets anybody more than once.
   *[other] Nobody meets anybody more than { $count } times.
}
event-meetings = Who meets whom
event-meetings-note = Marked: more than once. Framed: team mates.
event-begin-note = { $minutes } minutes
event-pause = Stop the clock
event-resume = Let the clock run
event-gong = Gong
event-gong-sure = The session is over at once for everybody?
event-close-missing = Results of tables { $tables } are missing. Close all the same? They are missing for good then.
event-open-again = Open again
event-open-sure = A closed session is opened again?
event-clock = Clock
event-begun-at = Begun { $time }
event-ends-at = Ends { $time }
event-over-at = Over { $time }
event-extra = Extra time
event-extra-for = For
event-all-tables = all tables
event-minutes = Minutes
event-why = Why
event-extra-give = Give
event-qr-alt = QR code: { $title }
event-link = Open the link
event-copy = Copy
event-copy-of = Copy the link: { $title }
event-copied = Copied
event-codes-lead = Whoever has a link may do what it is for: give each only to whom it belongs.
event-print-signs = Print signs for the tables
event-print-cards = Print the players' cards
event-codes-local = This page is open as { $host }, which phones do not find. Open it under the address that the program says for phones, and the codes are right.
event-codes-staff = For those who work in the hall
event-codes-tables = On the tables
event-codes-tables-later = The tables are known after the seating.
event-codes-players = For the players
event-role-public = Everybody
event-role-public-note = Looks on: standings, sessions, players.
event-role-referee = Referee
event-role-referee-note = Calls, penalties, appeals, any sheet.
event-role-scorer = Scorer
event-role-scorer-note = Types results from paper.
event-role-organiser = Organiser
event-role-organiser-note = May do everything. Keep it to yourself.
event-backup = Backup
event-backup-lead = The file has the whole tournament with all codes. On another laptop it goes on from there, and all links and QR codes still work.
event-backup-do = Download the backup
event-backup-secret = Who has this file may do everything: keep it safe.
event-restore = Restore a backup
event-restore-lead = Pick the file of the backup: the tournament is here, with everything that was done and with all its codes.
event-restore-file = Backup file
event-your-name = Your name
event-your-name-note = It stands in the log beside what you do.
event-setup = The announcement
event-setup-note = Title, place, dates and sections can be changed; what is drawn or seated keeps its ruleset and scheme.
event-change = Change
event-resumed = It goes on after all
event-resumed-sure = A finished tournament goes on? The log keeps it.

# A new event.
event-new-lead = Three short steps. All of it can be changed until the draw.
event-new-what = What it is
event-new-how = How it is played
event-new-check = A last look
event-new-on = Next
event-new-do = Announce the event
event-new-then = Then enter the players: the page leads you through everything else.
event-new-options = { $count ->
    [one] one option of its own
   *[other] { $count } options of its own
}
event-new-sessions = { $count ->
    [one] one session
   *[other] { $count } sessions
}
event-new-minutes = { $minutes } minutes for a session
event-new-minutes-rules = As long as the rules say
event-new-teams = Teams are ranked too
event-new-short = Fewer than six sessions: say in step 2 that it is meant.
event-field-title = Name of the event
event-field-place = Place
event-field-dates = Dates
event-field-organiser = Organised by
event-example-title = Spring Cup
event-example-place = Club house, Hall 2
event-example-dates = 14–15 March
event-example-organiser = our club
event-more = More
event-field-fee = Fee of an appeal
event-field-appeal = Minutes for an appeal after a session
event-field-weight = Weight in the rating of the European association
event-field-public = Anybody may look on
event-field-section = Name of the section
event-field-game = Game
event-options-note = The rules' own options, each with its clause.
event-field-scheme = Scheme
event-scheme-round_robin = Round robin
event-scheme-knockout = Knockout
event-scheme-mixed = Mixed
event-scheme-swiss = By standing
event-scheme-note-round_robin = All players play all sessions. This is what most events do.
event-scheme-note-knockout = After each stage the better half goes on, until four are left.
event-scheme-note-mixed = First all play the round robin, then the better half goes on, stage by stage.
event-scheme-note-swiss = All play all sessions; after each one, neighbours in the standings sit together. Clubs use it; the competition rules do not name it.
event-field-sessions = Sessions
event-field-stage = Sessions in a stage
event-field-minutes = Minutes
event-by-rules = by the rules
event-field-first = First table
event-field-short = Fewer than { $least } sessions are meant
event-field-teams = Rank teams too
event-field-duplicate = Duplicate: the same deals at all tables
event-duplicate-seed = Secret seed of the deals
event-duplicate-seed-note = The walls of all deals follow from it: who knows it knows every tile. It stays yours until the tournament is over; nobody else sees it. A short one can be guessed: best take one made by chance. It cannot be changed once the section is drawn.
event-cards = Cards with the deals
event-cards-lead = All tables of a session play the same deals. Print its cards, as many copies as there are tables; the link holds the secret seed, so show it to nobody who plays.
event-cards-session = Session { $session }
event-compared = Compare the tables deal by deal
event-compared-lead = All tables play the same deals. Compared are those that every table has finished: { $complete }.
event-compared-deal = Deal { $deal }
event-compared-bound = The organiser is bound to this; the seed that fits it is told when the tournament is over:
event-ready = Done
event-sections = Sections
event-section-n = Section { $number }
event-section-drop = Remove this section
event-section-add = Add a section
event-section-note = For players of another game in the same event.

# Referee and scorer.
event-tool-late = Late
event-tool-penalty = Penalty
event-tool-standin = Stand-in
event-tool-extra = Extra time
event-tool-exclude = Exclude
event-tool-appeal = Appeal
event-tool-adjust = Correct the standings
event-tool-judge = Judge this
event-calls-open = { $count ->
    [one] A table calls
   *[other] { $count } calls
}
event-calls-none = Nobody calls
event-sheets = Any sheet
event-answer = Answer
event-answer-do = Answer
event-clause = Clause
event-the-session = Session
event-no-session = none
event-choose = – choose –
event-late-do = Write it down
event-late-minutes = Minutes after the start
event-late-costs = Costs { $points } game points, which nobody receives.
event-late-missed = The session is missed; a stand-in plays.
event-not-late = He was not late after all
event-penalty-do = Give the penalty
event-offence = Offence
event-penalty-costs = { $points } points
event-penalty-ladder = A ladder, counted by itself: { $points }
event-penalty-none = No points.
event-penalty-points = Points
event-remark = Remark
event-penalty-sheet = What happens in a deal is written in the sheet of the table.
event-standin-do = Write it down
event-standin-lead = Who fills a player's seat is paid and pays like him, but is not ranked.
event-seat = Seat
event-standin-name = Who plays
event-standin-empty = Empty: the player himself.
event-readmit = Readmit
event-exclude-do = Exclude
event-exclude-ranked = Keeps his place in the standings
event-appeal-do = Hand in the appeal
event-appeal-left = { $left } left to hand it in
event-appeal-over = The time for appeals is over.
event-appeal-against = Against which decision, of whom
event-appeal-text = What happened
event-appeal-fee = The fee of { $fee } is paid
event-appeal-not = Illness and force majeure are no subject of an appeal.
event-decide = Decide
event-decision = Decision
event-decide-note = What a referee decided by the rules is not annulled.
event-panel-names = names, with commas
event-decision-text = Reason
event-decide-correct = What follows for the standings (may stay empty)
event-no-number = That is no number.
event-adjust-note = Plus or minus, for this session. It stays visible in the standings.
event-adjust-do = Correct
event-adjust-appeal = Follows from the appeal
event-scorer-note = A second reading is done by another person.
event-complete-all = All results are there.
event-from-phone = from the phones
event-choose-table = Choose a table. Enter goes from cell to cell.
event-paper-done = The result is complete.
event-paper-again = Correct it
event-paper-other = { $name } has typed this sheet. Another person reads it a second time.
event-paper-first = First reading: type what stands on the sheet.
event-paper-second = Second reading: type the sheet without looking at the first.
event-paper-sign = The numbers agree; signatures are missing. The sheet goes back to the table; tick them when they are there.
event-paper-over-phone = The phones have written this sheet. If the paper is to hold instead, type it and say why.
event-paper-settle = Look at the paper: what is right, and why was it wrong?
event-signed = signed
event-to-nobody = Lost to nobody
event-referee-signed = referee signed
event-deal-count = Deals
event-sum-open = Four numbers, please.
event-sum-right = It adds up.
event-sum-off = It does not add up: off by { $off }.
event-paper-send = Enter the result
event-readings = Readings

# The phone at the table, the player's card, the big screen.
event-me-none = This link is no player's card. Scan the code on your card.
event-me-seat = Your seat
event-me-sheet = My table's sheet: confirm, sign
event-no-table = There is no such table.
event-who-sits = Who sits where
event-table-waits = The sheet opens when the session begins.
event-time-up = The time is up: stop at once
event-next-tables = Where you play next
event-next-at = session { $session }: table { $table }, { $wind }
event-other-sessions = Other sessions at this table:
event-last-minutes = The last 15 minutes
event-screen-offline = no network, the clock runs on
event-screen-sound = Sound and full screen
event-screen-wait = We begin soon
event-screen-tables = Who sits where: session { $session }
event-screen-draw = The draw
event-screen-standings = Standings
event-screen-teams = Teams
