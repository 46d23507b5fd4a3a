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
home-alone = No friends at hand? The bots play at five levels.
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
level-beginner = beginner
level-beginner-help = Plays by feel and misses good moves.
level-regular = regular
level-regular-help = Plays fast, by sound habits.
level-good = good
level-good-help = Tries its moves out first at two decisions of five, and keeps nobody waiting.
level-strong = strong
level-strong-help = Tries its moves out at three decisions of five, and for longer; up to a second a move.
level-expert = expert
level-expert-help = Weighs every move; up to three seconds.
temper-bold = bold
temper-careful = careful
new-options = Variants and settings
new-options-more = Everything is set as in the rules; change what you like.
new-edition = Your own components
new-edition-help = The edition file (TOML or JSON) of your box, if you have written one. Without a file, Arène’s edition.
new-preset = Match
preset-usual = By the book
preset-usual-help = Everything as the rules have it.
new-listed = Show this table on the home page
new-away = If somebody goes away
away-never = we wait
away-minutes = { $minutes ->
    [1] a bot plays after 1 minute
   *[other] a bot plays after { $minutes } minutes
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
me-text = No account is needed: your name, shape and colour stay in this browser.
me-save = Save
me-link-title = Personal link
me-link-text = Open this link on another device to find your matches there. It is a key: give it to nobody.
me-link-renew = Change the link
me-link-renew-sure = The old link will lead nowhere, from now on. Your matches and seats stay yours here; your other devices will have to open the new link.
me-link-renew-go = Change the link now
me-done-renewed = This is your new link; the old one is worth nothing now.
me-done-password = Name and password are saved; your other devices have to sign in again.
me-done-ended = Done: what was known there counts no more.
me-login = You have a name and a password? Sign in
me-account-title = Name and password
me-account-text = If you wish: a name and a password to sign in with on any device, beside your personal link.
me-account-known = You sign in as “{ $login }”. A new password signs your other devices out.
me-account-go = Save name and password
login-title = Sign in
login-text = With the name and password that you chose on your own page. Without them, open your personal link.
login-other = Here you are { $name }. Signing in makes this browser somebody else’s: keep { $name }’s personal link first.
login-name = Sign-in name
login-password = Password
login-current = Present password
login-new = New password
login-shortest = { $shortest } characters at least
login-go = Sign in
me-devices-title = { $count ->
    [one] Your device
   *[other] Your { $count } devices
}
device-unknown = An unknown device
device-here = This device
device-seen = Last used: { $day }
device-end = Sign out
device-end-here = Sign out here
me-programs-title = { $count ->
    [0] Programs that play for you
    [one] A program that plays for you
   *[other] { $count } programs that play for you
}
me-programs-text = A program of yours, such as a bot, is known by a token. It may do what you tick, and never change your name, your link or your devices.
token-name = Name of the program
token-go = Make a token
token-once = This is the token. It is shown only now: copy it.
token-label = Token
token-end = Remove
scope-look = see what I see
scope-play = sit down, play and talk
scope-host = open and end tables
me-data-title = What is kept of you
me-data-text = Your name, your devices, your seats, what you said and your notes, in one file.
me-data-go = Fetch everything
me-erase-text = Or have it all erased: your name, sign-ins, notes and what you said. On the seats you held others see a bot without a name; a match under way goes on with it. That cannot be taken back.
me-erase-sure = Yes, erase everything of me
me-erase-go = Erase
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
against-beginner = against bots, beginner level
against-regular = against bots, regular level
against-good = against bots, good level
against-strong = against bots, strong level
against-expert = against bots, expert level
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

# Notices
me-notices = Notices and holidays
me-notices-text = Be told when it is your turn, by e-mail, on this device or by a program; and the days on which you are away.
notices-title = Notices
notices-text = When you are waited for at a table where you are not, you get a notice, one for each turn. Nothing is sent while the table is open before you.
notices-none-here = This server sends no notices: whoever runs it has not set its public address.
notices-where = Where to tell you
notices-nowhere = Nowhere yet: choose below.
notices-when = When
notices-daily = One digest a day
notices-daily-help = Instead of a notice for each turn; nothing on days when nothing new waits for you.
notices-hour = Hour of the digest
notices-at = { $hour }:00
notices-zone = Time zone
notices-zone-help = For example Europe/London; empty: the server’s. Your days away go by it too.
notices-done-saved = Saved.
notices-done-posted = An e-mail is on its way: open the link in it to confirm the address.
notices-done-removed = Nothing more will be sent there.
notices-done-tried = A trial is on its way.
notices-done-away = Noted: on those days your clocks in days stand still.
notices-done-back = Noted: your clocks in days run again.
channel-email = E-mail
channel-push = Browser
channel-webhook = Program (webhook)
channel-unconfirmed = to be confirmed: open the link sent to this address
channel-trouble-unreachable = nothing more is sent there: nobody answered, several times in a row
channel-trouble-refused = nothing more is sent there: the other side refuses
channel-trouble-target-private = nothing more is sent there: this name leads to a private address
channel-trouble-target-address = nothing more is sent there: this address will not do
channel-trouble-target-https = nothing more is sent there: an https address is needed
channel-try = Try it
channel-remove = Remove
channel-email-add = Your e-mail address
channel-email-help = It gets a link to open first; every notice says how to have no more of them.
channel-email-go = Send the link
channel-push-add = This browser
channel-push-help = It shows the notice even while the site is closed.
channel-push-go = Tell me here
push-denied = The browser refuses notices: allow them in its settings.
push-failed = This browser could not sign up.
channel-webhook-text = Each notice is sent as JSON to an address of yours, signed as the Standard Webhooks have it.
channel-webhook-add = Address of the program
channel-webhook-go = Add
webhook-once = Here is the key that signs. It is shown only now: copy it.
webhook-secret = Signing key
away-title = Days away
away-text = { $granted ->
    [0] This server grants no days away.
   *[other] On these days the time for moves in days stands still for you, and the table tells the others. { $left ->
        [0] You have none left this year (of { $granted }).
        [1] You have one left this year (of { $granted }).
       *[other] You have { $left } left this year (of { $granted }).
    }
}
away-first = First day
away-last = Last day
away-go = Note these days
away-end = Be back
letter-confirm = Confirm an address
letter-confirm-text = Get a notice at { $target } when it is your turn to play?
letter-confirm-go = Confirm the address
letter-confirm-done = The address { $target } is confirmed.
letter-stop = No more notices
letter-stop-text = Send nothing more to { $target }?
letter-stop-go = Send nothing more
letter-stop-done = Nothing more is sent to this address.
mail-turn-title = Your turn: { $game }
mail-turn = You are waited for at a table of { $game }, with { $names }.
mail-digest-title = { $count } matches wait for you
mail-digest-line = { $game }, with { $names }
mail-late-title = { $game }: { $name }’s time is up
mail-late = { $name } has taken longer than agreed. At the table you may let a bot play instead, or end the match.
mail-confirm-title = Confirm your address
mail-confirm = Somebody, most likely you, wants to get a notice at { $address } when it is their turn to play. Open this link within two days to confirm:
mail-confirm-not = If it was not you, do nothing: no other e-mail will follow.
mail-test-title = A trial notice
mail-test = If you read this, notices reach you.
mail-settings = Your notices and your days away:
mail-stop = To get no more of these e-mails:

# Play over days
days-move = Time for each move, over days
days-none = no limit
days-count = { $days ->
    [1] 1 day
   *[other] { $days } days
}
days-then = When that time is over
days-bot = a bot plays
days-claim = the others decide
days-help = The time runs whether one looks at the table or not, and stands still on days away. “The others decide”: a bot plays for the late one, or the match ends.
days-agreed = { days-count } for each move, then { $then ->
    [claim] the others decide
   *[bot] a bot plays
}
days-left = { $days ->
    [0] { $hours ->
        [0] less than an hour
       *[other] { $hours } h
    }
   *[other] { $days } d { $hours } h
}
days-left-label = { $name }’s time for this move: { days-left }
days-over = time is up
days-away = on holiday until { $date }
claim-lead = { $name }’s time is up.
claim-text = You may decide: a bot plays, or the match ends.

# Problems
problem-title = That does not work
problem-home = Back to the home page
problem-begun = The match has already begun.
problem-ended = The match was ended.
problem-over = The match is over.
problem-host-decides = Whoever opened the table decides; the other players do once the host has been away for two minutes or, over days, once somebody’s time is up.
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
problem-rules-fail = The rules have a mistake here: this move cannot be played. Nothing was changed; another move may do, and whoever runs the server finds the match in a file.
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
problem-storage = The server cannot write any more: its disk is full or refuses, or its database does not answer. Nothing that was done before is lost; try again in a while.
problem-moving = The table is changing hands inside the server. Nothing is lost; try again in a few seconds.
problem-inside = Only the processes of this server speak to each other here.
problem-stranger = First say what you are called.
problem-too-fast = Too many messages at once: wait a few seconds.
problem-wrong-host = This site does not answer to that name: go to { $address }
problem-foreign = This request comes from another site: nothing was changed.
wait-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
wait-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
problem-too-many-requests = Too many requests at once: try again in { $wait }.
problem-too-many-guesses = Too many codes or links that do not exist: try again in { $wait }.
problem-too-many-people = Too many newcomers from this address: try again in { $wait }.
problem-too-many-tables = Too many tables opened in a short time: try again in { $wait }.
problem-no-token = This token is not valid.
problem-scope = This token does not allow that ({ $scope }).
problem-login-short = A sign-in name has 3 to 40 characters.
problem-password-short = A password has { $shortest } to { $longest } characters.
problem-login-taken = Somebody has this sign-in name already: choose another.
problem-wrong-password = Name and password do not fit.
problem-token-scopes = Say what the program may do: tick one thing at least.
problem-token-many = There are { $most } tokens already: remove one first.
problem-erase-sure = Nothing was erased: tick that you are sure.
problem-silenced = The host has silenced you at this table.
problem-nobody-said = Nobody who may be silenced has said that here.
problem-not-removed = This seat is the host’s own, or nobody’s.
problem-too-large = The request is larger than { $kilobytes } kB.
problem-days-left = The time agreed for this move is not over.
problem-no-notices = This server sends no notices.
problem-no-mail = This server sends no e-mail.
problem-mail-address = That is no e-mail address.
problem-target-address = Nothing can be sent to this address: a whole one is needed, beginning with https.
problem-target-https = An https address is needed.
problem-target-private = This address is private: this server sends nothing there.
problem-push-keys = The browser’s keys are missing or not valid.
problem-no-channel = There is no such thing among your notices.
problem-channels-many = There are already { $most }: remove one first.
problem-not-confirmed = This address is not confirmed yet.
problem-no-zone = This time zone is unknown: { $zone }
problem-no-confirm = This link confirms nothing any more: it is more than two days old, or the address was removed.
problem-no-stop = This link is not valid.
problem-away-dates = These days do not go together: the first is today or later, the last is not before it.
problem-away-limit = { $left ->
    [0] You have no days away left in { $year }.
    [1] You have only one day away left in { $year }.
   *[other] You have only { $left } days away left in { $year }.
}
problem-away-twice = You are away on those days already.
problem-not-away = There is no such time away, or it is over.
problem-too-many-letters = Too much to be sent at once: try again in { $wait }.

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
remove-title = Send somebody away
remove-one = Send { $name } away
remove-note = A bot takes their seat for good; the match goes on.
remove-sure = Send { $name } away for good? A bot takes the seat.
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
ui-restart-lead = The server is being restarted.
ui-restart = Everything is saved and the clocks stand; the table comes back by itself.
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
ui-earlier-lines = { $count ->
    [1] Show the line before
   *[other] Show the { $count } lines before
}
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
notice-removed = { $name } was sent away by the host; a bot plays on in their place.
notice-late = Time is up: a move is made for { $name }.
notice-ended = { $name } ended the match; nobody wins.
notice-bot-stuck = A bot cannot play: the rules have a mistake here. Nothing is lost; whoever runs the server finds the match in a file.
notice-bot-late = A bot thought for too long; a quicker one has played in its place.
notice-bot-wrong = A bot lost its way; a simpler one has played in its place.
ui-send = Send
ui-mute = Hide what { $name } says
ui-unmute = Show what { $name } says again
ui-chat-watching = spectator
ui-silence = Silence { $name } for everybody
ui-unsilence = Let { $name } speak again
ui-silenced = (silenced)
ui-muted = Message hidden
ui-step = Step { $step } of { $of }
ui-live = Back to the match
ui-first = Start
ui-previous = Previous step
ui-next = Next step
ui-last = End
ui-play = Play
ui-pause = Pause
ui-from-my-turn = From my last turn
ui-link-here = Link to this step
ui-link-copied = Link copied
ui-replay = Replay the match
ui-replay-more = More options
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
end-you-win = You win
end-shared = Shared victory
end-decided = Level on points, this decides: { $name }, { $value }; { $second }, { $other }.
end-rank = Rank
end-player = Player
end-score = Points
end-curve = The match as a curve
end-curve-label = Everybody’s score, move by move; the numbers are in the score sheet.
end-turn = { $name } takes the lead at step { $step } and never lets go.
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
cli-serve-settings = Every setting may also stand in the settings file (public_url) or in the environment (ARENE_PUBLIC_URL). The command line goes before the environment, and that before the file. A rate is written 60/second, 60/minute, 60/hour, 60/day or off.
cli-admin-backup = write everything into one file, while the server runs
cli-admin-restore = read such a file into an empty database
cli-admin-matches = list matches, the last touched first
cli-admin-people = list people, the last seen first
cli-admin-check-matches = replay all stored matches by the rules that are installed, and say which differ
cli-admin-differs = { $match } ({ $game }, rules { $rules }), move { $move }: { $why }
cli-admin-checked = Matches replayed: { $matches }; different: { $different }
cli-admin-file = the file
cli-admin-limit = how many at most
cli-admin-status = only those that are open, running, over or ended
cli-admin-backed = { $file } (people: { $people }, matches: { $matches }, moves: { $moves })
cli-admin-restored = { $db } (people: { $people }, matches: { $matches }, moves: { $moves })
setting-config = settings file, in TOML (or ARENE_CONFIG)
setting-host = address to listen on (0.0.0.0: all)
setting-port = port to listen on; without it 8000, or the first free one after it
setting-db = where the matches live: a file, or the URL of a PostgreSQL database
setting-workers = processes that serve the site together
setting-inside = address of this machine for processes on other machines that share the database
setting-public-url = public address of the site, for links; with it the site answers to its own name only
setting-allowed-hosts = other names the site answers to, separated by commas
setting-trusted-proxies = addresses or networks of proxies that are believed about where visitors come from
setting-connections = connections open at once
setting-connections-per-address = connections open at once from one address
setting-head-seconds = seconds to say what is asked for
setting-body-seconds = seconds to send the rest of a request
setting-reader-seconds = seconds granted to whoever does not read the answer
setting-limits = the limits by address and person (on or off)
setting-requests-per-address = requests from one address
setting-requests-per-person = requests of one person
setting-guesses = wrong codes, links and passwords
setting-people-per-address = newcomers from one address
setting-tables-per-address = tables opened from one address
setting-tables-per-person = tables opened by one person
setting-smtp-host = mail server that sends notices; without one, no e-mail
setting-smtp-port = its port
setting-smtp-security = starttls, tls or none
setting-smtp-user = name to sign in to the mail server with
setting-smtp-password = password (better in the file or the environment: the command line can be seen)
setting-mail-from = sender of e-mails: Arène <arene@games.example>
setting-private-targets = webhooks and browser notices to private addresses allowed (on or off)
setting-letters = confirmations and trials, for each person and address
setting-vacation-days = days away in a year for each person; 0: none
setting-log = form of the server’s log: text or json
setting-log-level = what is written there: debug, info, warning or error
setting-access-log = a line for each request in that log (on or off)
setting-metrics-from = addresses or networks that may read /metrics
cli-serve-address = Arène: { $address } (Ctrl-C stops it)
cli-serve-open = open the browser
runs-compiled = Compiled rules
runs-plain = Rules in plain Python; compiled they run many times faster (“arene doctor”)

# A match explained
why-back = Back to the table
why-offer = Everybody’s chance at every move, the turning points, your choices beside those of a strong bot, and the part of luck. About { $seconds } seconds of reckoning, in the background.
why-begin = Explain this match
why-again = Begin anew
why-underway = The match is being gone through…
why-percent = { $percent }%
why-lost = The reckoning was interrupted and nothing was kept. It can be begun anew.
why-leave = You may leave this page: the result is kept with the match.
why-move = Move { $move }
why-moves = Moves { $first } to { $last }
why-opening = The beginning
why-played = Played
why-better = Better
why-draws = The draws that mattered
why-decisions-note = The choices that cost most chances of winning, judged by what the player knew, and what a strong bot would have done.
why-stop = Stop and show what was found
why-players-only = Whoever played this match may have it explained.
why-see = See in the replay
why-picture = Picture to share
end-why = Why?
new-help = Players may ask for hints
ui-hint = A hint
ui-hint-coming = A strong bot is thinking it over…
problem-no-help = There are no hints at this table: its host wanted it so.
problem-not-asked = Nothing is asked of you now.
ui-what-if = What if? Try it out at a table of your own
ui-back-to = Back to the match this one came from
ui-aside = Trial: go back
why-practice = Try this decision again

# The same deal for everybody
new-tables = Tables
new-tables-count = { $count ->
    [1] just one
   *[other] { $count } tables, the same deal
}
new-tables-help = The same cards, dice and bots at every table; in the end each seat is compared with the same seats of the other tables. You play at the first one, your friends sit down at the others.
deal-title = The same deal, { $game }
deal-about = { $count ->
    [1] One table plays this deal.
   *[other] { $count } tables play this deal: the same cards, dice, draws and bots.
}
deal-closed-note = While any table still plays or waits, everybody sees only their own, and only what their seat sees. The seed of the draw, files, replays from other seats and analyses open to everybody when the last table is over. One sits at one table only.
deal-open-note = All tables are over: everything is open to everybody.
deal-winner = { $count ->
    [1] { $names } wins the deal
   *[other] { $names } win the deal
}
deal-winner-why = { $percent ->
    [100] Ahead of all other tables on the same seat
   *[other] Ahead of { $percent }% of the other tables on the same seat
}, { $difference } against the mean of that seat.
deal-winner-alike = Nothing tells them apart.
deal-nothing = There is nothing to compare: fewer than two tables were played to the end.
deal-compared = Seat by seat
deal-how = The difference is that of the points to the mean of the same seat over all tables. Whoever beats the largest share of the same seats wins the deal (the place at one’s own table first, then the points); the difference decides between equals.
deal-difference = Difference
deal-tables = The tables
deal-table = Table { $number }
deal-table-link = Link of table { $number }
deal-page-link = Link to all tables
deal-invite = Send this link: everybody picks a table there.
deal-bot = bot, { $level }
deal-mine = Go to your table
deal-running = Under way
deal-over = Over
deal-ended = Ended by { $name }
deal-end = End this table
deal-end-sure = End this table? It will have no result.
deal-fingerprint = Fingerprint of the draw, the same at all tables
deal-waiting-room = This deal is played at several tables.
deal-ending-closed = Others still play this deal: the seed, the file, the other seats and the analysis open when all tables are over.
deal-see = Compare the tables
deal-see-closed = See the tables
daily-see-ranking = See the day’s ranking
problem-deal-closed = Others still play the same deal: this stays closed until all tables are over.
problem-deal-elsewhere = You already play this deal at another table.
problem-no-deal = No deal has this code.
problem-no-day = There is no deal for this day.

# The deal of the day
daily-title = Daily deal
daily-of = Daily deal, { $game }, { $date }
daily-about = One deal per game and day, the same for everybody, alone against the same bots.
daily-setup = The same cards and dice for everybody, on the first seat of a table of { $seats }, against the same bots (level: { $level }), without hints.
daily-rules = Your first match counts if it is over before midnight, universal time; further ones are practice. You see how others did once you have played; their matches, the other seats and the seed of the draw open when the day is over.
daily-left = { $left } left.
daily-hours = { $hours } h
daily-minutes = { $minutes } min
daily-count = { $count ->
    [0] Nobody has finished yet
    [1] One person has finished
   *[other] { $count } people have finished
}
daily-row-new = To be played
daily-row-running = Under way
daily-row-played = Rank { $rank } of { $count }
daily-row-late = Over too late
daily-row-ended = Given up
daily-see = See
daily-play = Play the daily deal
daily-go-on = Go on with your match
daily-running-today = Your match counts if you finish it before midnight, universal time.
daily-running-past = The day is over: this match counts no more, but you may finish it.
daily-practice = Play for practice
daily-late = Your match ended after midnight, universal time: it does not count.
daily-ended = Your match was ended early: it does not count.
daily-missed = This day is over: its deal can still be played, without a ranking.
daily-rank = Rank { $rank } of { $count }
daily-own = Place { $place } of { $seats } at your table, { $score } points.
daily-share = { $game }, daily deal of { $date }: place { $place } of { $seats }, { $score } points; rank { $rank } of { $count }. { $link }
daily-share-label = Your result to share
daily-not-copied = Nothing was copied: select the text and copy it yourself.
daily-send = Send
daily-streak = { $days } days in a row
daily-ranking = The day’s ranking
daily-place = Place at the table
daily-you = you
daily-spread = From { $low } to { $high } points, median { $median }.
daily-hidden = The ranking opens once you have played, or when the day is over.
daily-previous = Earlier days
