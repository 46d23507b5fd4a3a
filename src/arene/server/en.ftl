# The site and the table: the words common to all games.

# The site
site-name = Arène
site-line = { $count ->
    [1] One table game
    [5] Five table games
    [6] Six table games
   *[other] { $count } table games
    }. We keep the rules; bad faith is up to you.
language-other = Français
menu = Menu
nav-play = Play
nav-rules = Rules
nav-matches = My matches
nav-me = My name
skip = Skip to the content
guest = Guest
players-range = { $low }–{ $high }
players-range-label = { $low } to { $high } players
minutes = { $short }–{ $long } min
minutes-label = { $short } to { $long } minutes
complexity-label = difficulty { $level } of 5
home-mine = Your matches
home-waiting = { $count ->
    [0] none waits for you
    [1] one waits for you
   *[other] { $count } wait for you
}
home-open = Open tables
home-open-count = { $count ->
    [0] none right now
    [1] one right now
   *[other] { $count } right now
}
home-none = No open table.
home-none-more = Open one; the bots are on time.
home-games = The games
home-code = A friend gave you a code?
home-alone = No friends at hand? The bots play at three levels.
go-join = Join
go-alone = Play alone
go-play = Play
go-sit = Sit down
go-return = Go back
go-review = Review
your-turn-button = Your turn
at-host = at { $host }’s
seats-taken = { $taken } of { $seats } seats taken
table-open = Waiting for players
more-matches = All my matches

# A new table
new-title = New table
new-who = Who plays
new-you = Your name
new-shape = Your shape
shape-circle = circle
shape-square = square
shape-diamond = diamond
shape-hexagon = hexagon
shape-cross = cross
shape-shield = shield
new-colour = Your colour
colour-red = red
colour-blue = blue
colour-green = green
colour-amber = amber
colour-black = black
colour-white = white
new-seats = Players
new-seat = Seat { $number }
seat-bot = bot
seat-open = open to a friend
seat-kept = reserved for somebody
seat-here = somebody else at this screen
seat-here-name = Their name
new-level = Level of the bots
level-easy = easy
level-normal = normal
level-strong = strong
new-options = Variants and settings
new-options-more = Everything is set as in the rules; change what you like.
new-edition = Your own components
new-edition-help = The edition file (TOML or JSON) of your box, if you have written one. Without a file, Arène’s edition.
new-preset = Match
new-listed = Show this table on the home page
new-away = If somebody goes away
away-never = we wait
away-minutes = { $minutes ->
    [1] a bot plays after 1 minute
   *[other] a bot plays after { $minutes } minutes
}
away-hours = a bot plays after { $hours ->
    [1] 1 hour
   *[other] { $hours } hours
}
clock-title = Clock
clock-move = Time for each move
clock-bank = Reserve for the match
clock-none = no clock
clock-no-bank = none
clock-time = { $minutes ->
    [0] { $seconds } seconds
    [1] 1 minute
   *[other] { $minutes } minutes
}
clock-help = The time of the move goes first, then the reserve. At zero a bot makes that move, or passes for you where passing costs nothing; the next one is yours again.
clock-agreed = { $move } s for each move, { $bank ->
    [0] no reserve
   *[other] { $bank } s of reserve
}
clock-label = Time of { $name }: about { $seconds } s
clock-bank-label = Reserve of { $name }: about { $seconds } s
new-start = Start
new-start-note = With no seat left open the match begins at once.
option-only = only with { $seats } players
option-between = { $low } to { $high }

# Joining
join-title = A table of { $game } is waiting for you
join-with = Already seated: { $names }.
join-nobody = Nobody is seated yet.
join-free = { $count ->
    [1] One seat is left.
   *[other] { $count } seats are left.
}
join-kept = A seat is reserved for { $name }.
join-full = The seats left are reserved: it takes the link of yours.
join-button = Sit down
join-watch = Only watch

# Me
me-title = Your name at the table
me-text = No account, no password: your name, shape and colour stay in this browser.
me-save = Save
me-link-title = Personal link
me-link-text = Open this link on another device to find your matches there. It is a key: give it to nobody.
me-link-renew = Change the link
me-link-renew-sure = The old link will lead nowhere, from now on. Your matches and seats stay yours here; your other devices will have to open the new link.
me-link-renew-go = Change the link now
me-link-renewed = This is your new link; the old one is worth nothing now.
arrive-title = Become { $name } in this browser?
arrive-text = Here you are { $known }. This link is { $name }’s: if you follow it, { $known }’s matches are no longer yours here. To come back, keep this link first:
arrive-own-link = { $known }’s personal link
arrive-stay = Stay { $known }
arrive-become = Become { $name }
me-none = First say what you are called.
copy = Copy
copied = Copied
not-copied = Nothing was copied: select the link and copy it yourself.

# My matches
matches-title = Your matches
matches-none = No match yet.
matches-none-more = The first is two clicks away.
matches-newer = More recent
matches-older = Earlier
row-waits = waiting for { $names }
row-won = Won
row-lost = Place { $rank } of { $of }, won by { $names }
row-over = Won by { $names }
row-ended = Ended by { $name }
filter-game = Game
filter-state = Matches
filter-result = Result
filter-all-games = all games
filter-all = all
filter-running = under way
filter-over = finished
filter-won = won
filter-lost = lost
filter-go = Filter
filter-clear = Show all
filter-none = No match of this kind.
stats-title = How you fared
stats-won = won of { $played } played
stats-of = { $won } of { $played }
against-easy = against easy bots
against-normal = against normal bots
against-strong = against strong bots
against-people = with other people
against-nobody = alone
date-today = today
date-yesterday = yesterday
date-day = { $day } { $month }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

# Rules
rules-title = The rules
edition = Components
rules-table = The rules as they are played at this table.
rules-back = Back to the table
rules-contents = Contents
rules-play = Play { $game }

# The guided first match
go-learn = Learn
lesson-title = Guided first match
lesson-coach = The guide
lesson-number = Step { $number } of { $of }
lesson-watch = Watch: the others are playing.
lesson-read = Read, then continue.
lesson-next = Continue
lesson-back = Back
lesson-again = Start again
lesson-play = Play a real match
lesson-later = Possible in a real match; here, follow the guide.
lesson-other = The guide suggests something else: it is what is lit.

# Problems
problem-title = That does not work
problem-home = Back to the home page
problem-begun = The match has already begun.
problem-ended = The match was ended.
problem-over = The match is over.
problem-host-decides = Whoever opened the table decides; the other players do once the host has been away for two minutes.
problem-still-here = This person is here, or left a moment ago: wait half a minute.
problem-malformed = The request cannot be read: { $reason }
malformed-colon = { ": " }
malformed-json-invalid = this is no JSON
malformed-missing = it is missing
malformed-extra-forbidden = there is no such field
malformed-string = a text is expected
malformed-int = a whole number is expected
malformed-bool = true or false is expected
malformed-list = a list is expected
malformed-dict = an object is expected
malformed-model-attributes = { malformed-dict }
malformed-literal-error = there is no such choice
malformed-too-long = { $max_length } at most
malformed-too-short = { $min_length } at least
malformed-string-too-long = { $max_length } characters at most
malformed-string-too-short = { $min_length ->
    [one] one character at least
   *[other] { $min_length } characters at least
}
malformed-greater-than-equal = { $ge } at least
malformed-less-than-equal = { $le } at most
malformed-value = this value does not fit
problem-mistake = The server made a mistake; what was played is kept. Reload the page, and tell whoever runs the server.
problem-method = This address does not do that.
problem-no-game = This game cannot be played here yet.
problem-no-link = This personal link is not valid.
problem-no-match = No table has this code.
problem-no-rules = The rules of this game are not online yet.
problem-no-seat = There is no such seat.
problem-no-tutorial = This game has no guided first match, or it has no such moment.
problem-lesson = The guide asks for another move.
problem-not-begun = The match has not begun yet.
problem-not-found = There is nothing at this address.
problem-not-host = Only the person who opened the table can do that.
problem-not-over = The match is not over: what is hidden stays hidden until the end.
problem-not-your-seat = This seat is not yours.
problem-refused = The rules do not allow it.
problem-seat-kept = This seat is reserved: it takes its own link.
problem-seat-taken = Somebody has just taken this seat.
problem-stale = The table changed as you clicked; nothing was played.
problem-storage = The server cannot write any more: its disk is full or refuses. Nothing that was done before is lost; try again once the disk has room.
problem-stranger = First say what you are called.
problem-too-fast = Too many messages at once: wait a few seconds.
problem-too-large = The request is larger than { $kilobytes } kB.

# The table
table-loading = The table is being laid.
table-broken = The table does not show.
tab-yours = ● Your turn, { $game }
tab-other = { $game }
ui-log = Log
ui-chat = Chat
ui-notes = Notes
ui-notes-text = For your eyes only.
ui-notes-saved = Saved
ui-notes-failed = Not saved: the server does not answer. Keep this page open, type one more letter to try again.
ui-rules = Rules
ui-menu = Menu
ui-close = Close
ui-undo = Take back
ui-cancel = Cancel
ui-keys = Keyboard
ui-comforts = Do not ask me
ui-yes = yes
ui-no = no
ui-speed = Speed
ui-speed-now = no animation
ui-sound = Sounds
ui-sound-on = Sounds on
ui-sound-off = Sounds off
ui-quick = Playing a card
ui-quick-no = choose, then confirm
ui-quick-yes = one tap
ui-theme = Colours
ui-theme-light = light
ui-theme-dark = dark
ui-theme-system = as the device
ui-notify = Tell me when it is my turn
ui-notify-no = The browser refuses notifications.
ui-picture = Drawn table
ui-plain = Plain table
ui-home = Home
ui-language = Français
ui-share = Invite
ui-leave = Leave the table
ui-bot = bot
ui-you = you
ui-away-since = { $minutes ->
    [0] away
   *[other] away { $minutes } min
}
ui-away-hours = away { $hours } h
ui-stand-in = played by a bot
absent-lead = { $name } has left.
absent-text = { $minutes ->
    [0] Their screen is closed.
   *[other] Their screen has been closed for { $minutes } min.
}
absent-text-hours = Their screen has been closed for { $hours } h.
absent-title = Somebody has left
absent-button = What now?
absent-wait = Wait for { $name }
absent-bot = A bot plays for { $name }
absent-bot-note = Until they return: the seat is theirs again as soon as they open the table.
absent-end = End the match
absent-end-note = Nobody wins; the match stays among yours and can be replayed.
absent-end-sure = End the match for everybody? Nobody wins, and it cannot be taken up again.
absent-host = { $name } opened the table and decides. Should { $name } be away for two minutes, you will.
ended-lead = Match ended.
ended-text = { $name } ended it; nobody wins.
ui-watching = { $count ->
    [1] 1 spectator
   *[other] { $count } spectators
}
ui-spectator = You are watching this match.
ui-connected = Online
ui-connecting = Connecting…
ui-offline-lead = Connection lost.
ui-offline = Your last move is saved. Trying again…
ui-unsent = Connection lost: nothing was sent.
ui-sending = Move sent…
ui-see-rule = See the rule
ui-actions = What to do
ui-actions-none = It is not your turn.
ui-asides = Without waiting for my turn
ui-board = The table
ui-own = Your pieces
ui-seats = The players
ui-catch-up = { $count ->
    [1] 1 move played while you were away
   *[other] { $count } moves played while you were away
}
ui-skip = Go to the present
ui-go-on = Continue
ui-new-lines = { $count ->
    [1] 1 new line
   *[other] { $count } new lines
}
ui-chat-new = { $count ->
    [1] 1 new message
   *[other] { $count } new messages
}
ui-log-jump = See this moment
ui-chat-write = Write to the table…
ui-chat-none = Nobody has said anything yet.
ui-chat-stranger = Give yourself a name to talk.
notice-stand-in = A bot plays for { $name } until they return.
notice-waited-for = { $name } is waited for again.
notice-late = Time is up: a move is made for { $name }.
notice-ended = { $name } ended the match; nobody wins.
notice-bot-late = A bot thought for too long; a quicker one has played in its place.
notice-bot-wrong = A bot lost its way; a simpler one has played in its place.
ui-send = Send
ui-mute = Hide what { $name } says
ui-unmute = Show what { $name } says again
ui-chat-watching = spectator
ui-muted = Message hidden
ui-step = Move { $step } of { $of }
ui-live = Back to the match
ui-first = Start
ui-previous = Previous move
ui-next = Next move
ui-last = End
ui-play = Play
ui-pause = Pause
ui-from-my-turn = From my last turn
ui-link-here = Link to this move
ui-link-copied = Link copied
ui-replay = Replay the match
ui-replay-as = Seen by
ui-empty = nothing
ui-now-rules = What the rules say
ui-magnify = Magnify
ui-now = What can I do?

# The waiting room
wait-title = The table is waiting for its players
wait-invite = Send this link, or show this code.
wait-qr = QR code of the link
wait-empty = free seat
wait-kept = reserved for { $name }
wait-kept-link = Link for { $name }
wait-start = Start with bots
wait-withdraw = Take the table back
wait-withdraw-sure = Take the table back? Its link will lead nowhere.
wait-gone = The table was taken back
wait-stand = Stand up
wait-free = Free
wait-open = Open to all
wait-usual = Everything is as the rules have it.
wait-usual-more = What stays as the rules have it
wait-fair = Fingerprint of the draw, published before the match

# One screen
curtain-title = { $asked ->
    [yes] { $name }’s turn
   *[no] The screen is { $name }’s
}
curtain-text = Hand over the screen; the rest waits behind this button.
curtain-button = That’s me, { $name }
curtain-hand-over = Hand the screen to { $name }

# The end
end-wins = { $name } wins
end-shared = Shared victory
end-decided = Level on points, this decides: { $name }, { $value }; { $second }, { $other }.
end-rank = Rank
end-player = Player
end-score = Points
end-curve = The match as a curve
end-curve-label = Everybody’s score, move by move; the numbers are in the score sheet.
end-turn = { $name } takes the lead at move { $step } and never lets go.
end-turn-none = No clear turning point: the winner did not take the lead at one precise moment.
end-rematch = Rematch
end-rematch-offered = A rematch is ready.
end-rematch-go = Go there
end-file = Match file
end-verify = Verify the draw
end-verified = Draw verified: the seed matches the fingerprint published before the match, and the { $moves } moves follow from it.
end-not-verified = The draw cannot be verified: the seed or the moves do not fit.
end-old-rules = The seed matches the fingerprint; the match was played under other rules and cannot be played again.
end-seed = Seed

# The keyboard
keys-digits = play the action with this number
keys-arrows = move from one piece or action to the next
keys-enter = choose, then confirm
keys-escape = let go of what is chosen, close
keys-undo = take back
keys-magnify = magnify the piece pointed at (or press it long)
keys-log = log
keys-rules = rules
keys-help = this help
keys-enter-name = Enter
keys-escape-name = Esc
keys-arrows-name = arrows

# The command
cli-serve-host = address to listen on (0.0.0.0: all)
cli-serve-port = port to listen on
cli-serve-db = file where the matches live
cli-serve-address = Arène: { $address } (Ctrl-C stops it)
cli-serve-open = open the browser
runs-compiled = Compiled rules
runs-plain = Rules in plain Python; compiled they run many times faster (“arene doctor”)
