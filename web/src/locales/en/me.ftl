# My games.
me-empty = You have not played yet
me-empty-text = After the first deal your points, wins and favourite fans stand here, and every game can be replayed.
me-empty-play = Play a first deal
me-no-deals = No deal is finished yet. When one is, your numbers stand here.
me-all-deals = Deals
me-all-wins = Wins
me-all-self = By self-draw
me-all-dealt-in = Dealt in
me-points = Points over time
me-points-of = Points of which game
me-points-said = { $deals ->
    [one] Points over { $deals } deal, now { $points }
   *[other] Points over { $deals } deals, now { $points }
}
me-points-axis = { $deals ->
    [one] the last { $deals } deal
   *[other] the last { $deals } deals
}
me-points-old = None of the last deals was of this game.
me-points-sum = In all deals of this game: { $points }
me-rates = Won and dealt in
me-rate-wins = won
me-rate-dealt_in = another won on your tile
me-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
me-fans = Favourite fans
me-fans-none = The fans of your wins will stand here.
me-times = { $count ->
    [one] once
   *[other] { $shown } times
}
me-games = Games
me-state-open = waiting for players
me-state-playing = not finished
me-state-over = finished
me-to-table = To the table
me-to-result = Result
me-to-replay = Replay
me-way-of = { $way }: { $game }, { $when }
me-more = Older games
me-shown = { $count } games are shown

me-account = Name and account
me-name = Name
me-rename = Rename
me-renamed = This is your name now.
me-guest-note = You are a guest: this browser remembers you. With a password the name is yours alone, on all your devices, and your games stay yours.
me-registered-note = The name is yours alone; log in with it on any device.
me-register = Register
me-register-text = Choose a name and a password of at least 12 characters. What you have played stays yours.
me-registered = Welcome. The name is yours now.
me-enter = Log in
me-enter-text = With your name and password. What you played here as a guest stays with the guest.
me-entered = Welcome back.
me-password = Change password
me-password-text = All your other devices are logged out. Tokens for programs stay.
me-password-changed = The password is changed.
me-leave = Log out
me-left = You are logged out.
me-delete = Delete everything
me-delete-text = Your name, password, sessions and tokens are removed for good. Deals that others played too stay, without your name.
me-deleted = It is done.
me-not-now = Not now
me-old-password = Old password
me-new-password = New password
me-the-password = Password
me-tokens = Tokens for programs
me-tokens-text = A program of yours plays or asks in your name with a token: it sends “Authorization: Bearer …”.
me-token-secret = This is the token. It is not shown again, so keep it now.
me-token-copy = Copy
me-token-copied = Copied.
me-token-until = until { $day }
me-token-remove = Remove
me-token-remove-one = Remove { $label }
me-token-label = What it is for
me-token-make = Make a token
