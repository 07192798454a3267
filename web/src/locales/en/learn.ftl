# Learn: first deals, drills, the coach.
learn-lead = Play a first deal with a guide, practise with real hands, and look things up where you stumble.
learn-first-deal = Play a first deal
learn-first-title = The first deal
learn-first-text = One deal without a clock against the easiest bots ({ $level }), with an explanation at every step. Nothing is at stake.
learn-drills-title = The drills
learn-drills-text = Hands that came up in real deals. Answer, and read why, clause by clause. How often you were right is kept in this browser.
learn-coach-title = The coach
learn-coach-text = At the table, ask for a hint: the coach weighs everything you could do and says what it hopes for and what it fears. It sees only what you see, and its numbers are estimates. After a game it goes through your decisions in the replay and shows where most was lost.
learn-book = Rulebook
learn-fans = All fans
learn-drill-worth = What is this hand worth?
learn-drill-waits = Which tile completes it?
learn-tally = Right: { $right } of { $asked }.
learn-tally-short = { $right } of { $asked } right
learn-streak = { $count ->
    [one] One in a row.
   *[other] { $count } in a row.
}
learn-how-much-points = How many points?
learn-how-much-tai = How many tai?
learn-check = Check
learn-show = Show the answer
learn-next = Next hand
learn-right = Right!
learn-wrong = Not quite.
learn-waits-are = { $count ->
    [one] It waits for one kind:
   *[other] It waits for { $count } kinds:
}
learn-completions = How each tile completes it
learn-why = Why
learn-open-score = Try changes to this hand
learn-not-won = not won yet
