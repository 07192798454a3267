# Words that every page uses. Terms as in GLOSSARY.md.
brand = Five Winds
skip = To the content
nav = Pages
nav-play = Play
nav-score = Score a hand
nav-rules = Rules
nav-learn = Learn
nav-replay = Replay
nav-hall = Hall
nav-settings = Settings
language = Language
close = Close
back = Back
again = Try again
clause-open = Clause { $id }
clause-in-book = Read it in the rulebook
error-offline = No connection to the server.
error-unknown = Something went wrong. Please try again.

title-table = Table
title-score = Score a hand
title-rules = Rules
title-fans = Fans
title-learn = Learn
title-replay = Replay
title-hall = The hall
title-sheet = Score sheet
title-duplicate = Duplicate
title-cards = Cards for duplicate
title-print = Print
title-me = My games
title-settings = Settings
title-event = Tournament
title-event-new = New tournament
title-nowhere = There is no such page
nowhere-text = Perhaps the link was cut.

game-red = Red mahjong
game-classical = Chinese classical
game-mcr = MCR
game-sichuan = Sichuan
game-taiwan = Taiwanese

wind-E = East
wind-S = South
wind-W = West
wind-N = North

level-random = Random
level-novice = Novice
level-club = Club player
level-master = Master

tile-m = { $number } of characters
tile-p = { $number } of dots
tile-s = { $number } of bamboos
tile-1z = East wind
tile-2z = South wind
tile-3z = West wind
tile-4z = North wind
tile-5z = White dragon
tile-6z = Green dragon
tile-7z = Red dragon
tile-1f = Plum
tile-2f = Orchid
tile-3f = Chrysanthemum
tile-4f = Bamboo flower
tile-5f = Spring
tile-6f = Summer
tile-7f = Autumn
tile-8f = Winter
tile-0j = Joker
tile-back = Face-down tile

suit-m = characters
suit-p = dots
suit-s = bamboos
