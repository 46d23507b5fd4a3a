# Words common to all games.

list-last = { $before } and { $last }
seat-number = seat { $number }
game-with-edition = { $game }, “{ $edition }”
seats = Players
you = You
you-listed = you
tag-you = (you)
bot-name = { $name }
waiting-for = { $names } to play.
your-turn = Your turn

refusal-match-not-now = That move is not possible now.
refusal-match-over = The match is over.
refusal-match-not-your-turn = It is not your turn.
refusal-match-batch = Something new came up after move { $place }: decide what follows when you have seen it. Nothing was played.
refusal-match-undo-nothing = There is nothing to take back yet.
refusal-match-undo-other = Another player has moved since: this cannot be taken back.
refusal-match-undo-fence = This cannot be taken back: it showed a card, used chance or ended your turn.

# ---- The terminal

terminal-names = Cassius, Ines, Bruno, Livia, Oscar, Flora, Marius, Adele, Hugo, Zoe
terminal-choose = Your number (h: keys) > 
terminal-choose-single = Enter for this only move (h: keys) > 
terminal-continue = Enter to go on > 
terminal-page = Page { $page } of { $pages }: Enter for the next, q to go back > 
terminal-back = Enter to go back > 
terminal-more = … the table is larger than the window: t shows all of it
terminal-no-number = { $count ->
    [1] { $typed }? There is one move only, number 1.
   *[other] { $typed }? Type a number from 1 to { $count }, or h.
}
terminal-undone = Taken back.
terminal-saved = Saved: { $file }
terminal-exists = { $file } is there already: choose another name.
terminal-not-saved = Not saved: { $problem }. “s FILE” saves elsewhere.
terminal-quit-anyway = q again leaves without saving.
terminal-quit = The match is saved. To go on with it:
terminal-replay-with = To see it again:
terminal-lost = The match could not be saved: { $problem }.
terminal-curtain = { $name } to play.
terminal-curtain-pass = Pass the keyboard. The others look away.
terminal-curtain-ready = { $name }, Enter to see the table > 
terminal-stays = This terminal keeps all it shows: by scrolling back, everybody can read the others’ hands.
terminal-commitment = Fingerprint of the draw: { $commitment }…
terminal-recap = What just happened
terminal-log = Log
terminal-details = What the table says
terminal-options = The options of this match
terminal-otherwise = What is different in this match
terminal-option = { $name }: { $value }
terminal-edition = Components: Arène’s edition ({ $name }, { $id }).
terminal-edition-own = Components: edition “{ $name }” ({ $id }). What it prints holds, even where the rules text says otherwise.
terminal-program-fails = { $name }: { $reason }. The bot “regular” plays { $count ->
    [one] this move
   *[other] these { $count } moves
} instead.
terminal-program-again = { $name }: the same fault, { $count } times so far; “regular” plays instead.
terminal-special = Special options: o shows them.
terminal-standings = Standings
terminal-column-rank = Rank
terminal-column-name = Player
terminal-column-score = Score
terminal-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
terminal-fair = Draw verified: the seed matches the fingerprint published before the match.
terminal-forced = Match verified, but draws or its beginning had been chosen beforehand.
terminal-seed = Seed: { $seed }
terminal-explain = The question
terminal-blocked = What cannot be done now
terminal-nothing-blocked = Nothing is closed to you here: every move one could think of is in the list.
terminal-rule = The rule
terminal-no-rules = The text of the rules is missing from this installation.
terminal-comforts = Do not ask me
terminal-comfort = { $name }: { $value }
terminal-comfort-choose = A number to change, Enter to go back > 
terminal-asides = Without waiting for your turn
terminal-asides-choose = A number, Enter for more, q to go back > 
terminal-yes = yes
terminal-no = no
terminal-keys = Keys
terminal-key-number = plays that move
terminal-key-explain = explains the question, the rule, and why the rest cannot be done
terminal-key-undo = takes your last move back, as long as nothing was disclosed
terminal-key-log = shows the whole log
terminal-key-table = shows the whole table
terminal-key-details = says in full what the table names: cards, skills, marks
terminal-key-options = shows the match’s options and its edition
terminal-key-rules = shows the rules
terminal-key-comforts = settles questions you no longer want to be asked
terminal-key-asides = does what may be done without waiting for your turn
terminal-key-save = saves; s FILE, under another name, and from then on
terminal-key-quit = leaves; the match is saved after every move
terminal-key-keys = shows these keys
terminal-resume-which = Which match? Enter for the latest, or its number > 
terminal-resume-line = { $game } · { $players } · { $moves ->
    [0] no move
    [1] 1 move
   *[other] { $moves } moves
} · { $when }

# ---- The command line

cli-about = Tabletop games: play, host, verify and simulate them.
cli-play = play, alone against bots or several at one keyboard
cli-resume = go on with a saved match (without a file: the latest)
cli-games = the games, their options and their schemas
cli-rules = the rules of a game
cli-replay = see a match again, move by move
cli-edition = check an edition file, or show a game’s own
cli-edition-check = check an edition file, without playing
cli-edition-show = show the edition of a game, to write another from it
cli-edition-valid = { $file }: fit to play.
cli-edition-game = Game: { $game } ({ $id })
cli-edition-name = Name: { $name } ({ $id })
cli-edition-doubt = Odd: { $doubt }
cli-edition-play = To play with it: arene play { $id } --edition { $file }
cli-admin = look after a server: backup, restore, matches, people
cli-serve = open the site and its tables on this machine
cli-completion = the script that completes commands by the Tab key
cli-verify = check a match: every draw, every move, every position
cli-new-game = write the skeleton of a new game, which can be played at once
cli-new-game-made = The folder { $folder } holds a small game that can be played. Install it, play, then put yours in its place:
    pip install --no-build-isolation -e { $folder }
    arene play { $game }
cli-doctor = what runs here, and what is missing
cli-help-new-name = name of the game: small letters and digits, as in “arene play NAME”
cli-help-game = the game
cli-help-seats = number of players (default: the most there can be)
cli-help-people = people at this keyboard, the other seats are played by bots (default: 1)
cli-help-bots = the bots, separated by commas: random, { $form }, or { $levels }, each stronger than the one before; the last one named is repeated (default: { $default })
cli-help-bots-again = the programs of bots of your own, named as when the match began
cli-help-names = the names, separated by commas, in the order of the seats
cli-help-seed = the seed of the draw, to play the same deal again
cli-help-options = options of the game, see “arene games GAME”
cli-help-edition = file of another edition of the material
cli-help-lang = language (default: the system’s)
cli-help-pace = seconds of rest before a bot’s move (default: 0.5)
cli-help-save = file of the match (default: in the folder of saves)
cli-help-resume = go on with this file instead of starting
cli-help-file = file of a match
cli-help-shell = the program that reads your commands
cli-help-edition-file = an edition file, TOML or JSON
cli-help-edition-game = the game (default: the one whose fields the file has)
cli-help-json = as JSON
cli-help-schema = the JSON schema of the game’s editions or positions
cli-help-seat = what this seat saw, 0 being the first (default: what a spectator saw)
cli-help-step = wait for Enter after each move
cli-help-version = say the version
argparse-usage = usage:
argparse-positional = arguments
argparse-options = options
argparse-help = show this help
argparse-error = %(prog)s: error: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = the following arguments are required: %s
argparse-unrecognized = unrecognized arguments: %s
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-value = %(value)r is not a number
argparse-expected-one = expected one argument
argparse-expected-most = expected at most one argument
argparse-expected-least = expected at least one argument
argparse-expected = expected %s arguments
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
argparse-ignored = ignored explicit argument %r
cli-none-unfinished = No match to go on with in { $folder }.
cli-unfinished = Matches to go on with
cli-game-line = { $name } ({ $id }) · { $low } to { $high } players · { $short } to { $long } min · from age { $age } · difficulty { $complexity } of 5
cli-game-options = Options (--options name=value …)
cli-option-default = default: { $value }
cli-range = { $low } to { $high }
cli-replay-head = { $game } · { $players } · { $moves ->
    [1] 1 move
   *[other] { $moves } moves
}
cli-replay-older = Played under version { $rules } of the rules: told from its events.
cli-replay-suspended = The match is not over.
cli-verified = { $file }: verified. { $moves ->
    [1] 1 move
   *[other] { $moves } moves
}, { $chosen ->
    [script] every event and position follows from the rules and from draws that were chosen beforehand.
    [start] every draw, event and position follows from the seed, the rules and a chosen position.
   *[other] every draw, event and position follows from the seed and the rules.
}
cli-verified-over = Finished; the seed matches the fingerprint published before the match.
cli-verified-start = Note: the match does not begin at the beginning but from a chosen position.
cli-verified-script = Note: { $draws ->
    [0] the draws do not come from the published seed.
    [1] 1 draw was chosen beforehand, without chance.
   *[other] { $draws } draws were chosen beforehand, without chance.
}
cli-verified-script-then = The draws after them come from another seed, written in the file, which nothing announced before the match.
cli-verified-script-only = No draw comes from the published seed.
cli-verified-suspended = Not finished; the seed matches the fingerprint published before the match.
cli-verified-hash = Position: { $hash }
cli-verified-edition = Fingerprint of the components: { $hash }

doctor-head = Arène { $version }, Python { $python }, { $system }
doctor-compiled = Rules compiled: { $count } modules.
doctor-plain-asked = Rules in plain Python: ARENE_PURE asks for it.
doctor-plain = Rules in plain Python: no compiled module is installed. Everything works, more slowly.
doctor-plain-librt = Rules in plain Python although compiled modules are there: librt, which they need, is missing (pip install librt).
doctor-half = { $count ->
    [1] 1 module is not compiled: { $modules }.
   *[other] { $count } modules are not compiled: { $modules }.
} Compile again.
doctor-stale = { $count ->
    [1] 1 compiled module is older than its Python file: { $modules }.
   *[other] { $count } compiled modules are older than their Python files: { $modules }.
} Compile again.
doctor-compiler = C compiler: { $path }
doctor-no-compiler = No C compiler (cc, gcc or clang): only needed to compile the rules.
doctor-mypyc = mypyc: there
doctor-no-mypyc = No mypyc: only needed to compile the rules (pip install mypy).
doctor-librt = librt: there
doctor-no-librt = librt is missing: compiled rules need it (pip install librt).
doctor-build = To compile: install Arène again or, in a working copy, ARENE_COMPILE=require python setup.py build_ext --inplace
doctor-game = { $game }: rules version { $rules }, edition, words and rules text are there
doctor-game-brief = { $game }: rules version { $rules }, words are there; no rules text
doctor-game-bad = { $game }: { $problem }
doctor-compiling = The rules are being compiled; they will be ready at the next start.
doctor-ready = The compiled rules are ready for the next start.
doctor-saves = Saves: { $folder }
doctor-saves-bad = Saves cannot be written in { $folder }.
doctor-well = All is well.
doctor-ill = { $count ->
    [1] 1 thing to repair.
   *[other] { $count } things to repair.
}

# ---- Simulations and balance (arene simulate, arene balance)

lab-players = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
lab-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
lab-blocks = { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}
lab-head = { $game }, { lab-players } ({ $bots }), { lab-matches }. In brackets: 95% confidence interval.
lab-beside = { $game }, { lab-players }. In brackets: 95% confidence interval.
lab-column = { $bots }, { lab-matches }
lab-help-simulate = let bots play and count who wins
lab-help-balance = measure the balance of a game over bot matches
lab-help-tournament = let bots meet in blocks of the same deals, and rate them
lab-help-blocks = number of blocks: one deal, played from every seat by everybody (default: { $default })
lab-help-file = file of results, block by block; started again, the tournament goes on behind the last one
lab-help-sprt = stop as soon as the first bot is shown to be better than the second, or not: the two differences in share of victories per seat, and the rate of errors (without a value: { $form })
lab-help-page = write the results as a page with plots
lab-help-ray = do the work on a Ray cluster (extra “ray”): its address, or without one the cluster of this machine, or one of its own
lab-help-bots = the bots, separated by commas: { $names }; the last one is repeated (default: { $default })
lab-help-tournament-bots = the bots, separated by commas: { $names }; a bot named twice has two places, copies get names: a=regular,b=regular (default: { $default })
lab-help-matches = number of matches (default: { $default })
lab-help-seed = the seed of the series: the same gives the same result (default: 1)
lab-help-jobs = processes at a time (default: { $default }; here at most { $most }); the result is the same
lab-help-save = folder into which every match is written
lab-help-also = further bots, in columns beside the first ones, such as { $form }; may be given several times (without a number, as many matches)
lab-help-markdown = the table as Markdown
lab-bot = Bot
lab-seats = Seats
lab-wins = Wins
lab-fair = Equal share
lab-rank = Mean rank
lab-score = Mean score
lab-seat = Seat
lab-length = A match lasts { $moves } decisions.
lab-length-in = { $measure }: { $value }
lab-help-strict = stop at the first fault of a program, instead of playing that move for it
lab-replaced = “{ $name }”: { $replaced ->
    [one] { $replaced } of its { $asked } decisions was played
   *[other] { $replaced } of its { $asked } decisions were played
} for it by the bot “regular”. The first one, in { $where } (seed { $seed }), after move { $moves } (position { $position }): { $reason }.
lab-replaced-in-match = match { $match }
lab-replaced-in-block = rotation { $rotation } of block { $block }
lab-progress = { $done } / { $matches }
tournament-title = { $game }: a tournament of bots
tournament-head = { $game }, { lab-players }: { lab-blocks }, { lab-matches }. In brackets: 95% interval; blocks are the independent unit.
tournament-stopped = { $kept ->
    [yes] Stopped. Blocks that are over are in { $file }: the same command goes on from there.
   *[no] Stopped. Nothing is kept without --file.
}
tournament-wins = Wins per seat
tournament-rating = Rating
tournament-side = { $seats }
tournament-shares = Share of the victories
tournament-shares-caption = What one place of the bot wins on average. The line is an equal share, { $fair }.
tournament-ratings = Ratings
tournament-ratings-caption = Plackett-Luce, with a term for the seat, in Elo points: 400 more is ten times the chance of being first. Intervals by the likelihood, the wider the more the blocks differ from each other.
tournament-seats = Seats
tournament-seats-caption = Whoever sits there: each bot sits everywhere equally often.
tournament-course = Shares after each block
tournament-course-caption = From left to right the blocks, each share over all blocks so far.
tournament-table = All figures
tournament-note = A block is one deal, played in every rotation of its field; shares and ranks are per place a bot held. Ratings are Plackett-Luce with a seat term, in Elo points around the mean; who always wins is kept finite by a weak prior.
sprt-path = The test, block by block
sprt-path-caption = The logarithm of the ratio of likelihoods; above the upper line H1 is accepted, below the lower one H0.
sprt-hypotheses = SPRT, “{ $first }” against “{ $second }”, by the difference of their wins per seat in paired blocks. H0: { $low } or less; H1: { $high } or more; either error is meant to be at most { $error }.
sprt-verdict = { $accepted ->
    [H1] H1 accepted after { lab-blocks } (LLR { $llr }, bound { $bound }): { $shown }
    [H0] H0 accepted after { lab-blocks } (LLR { $llr }, bound −{ $bound }): { $shown }
   *[none] Undecided after { lab-blocks } (LLR { $llr }, bounds ±{ $bound }).
}
sprt-better = “{ $first }” is better.
sprt-worse = “{ $first }” is worse.
sprt-not-so-much-better = “{ $first }” is not so much better: the difference is below { $high }.
sprt-not-so-much-worse = “{ $first }” is not so much worse: the difference is above { $low }.
lab-again = Run it again
lab-again-text = The same version of Arène gives the same figures, whatever the number of processes:
lab-data = The figures as data
lab-help-lab = study a game for its designer: one page of figures from many bot matches
lab-help-lab-bots = the levels of bots to study, separated by commas: { $names }; choices and luck are tried with the first (default: { $default })
lab-help-lab-matches = matches of each kind (default: { $default }); choices that stand out are tried in { $times } times as many
lab-help-choices = how many choices are tried: one seat that always makes them, or never (default: { $default })
lab-help-deals = how many deals are played with one thing exchanged for another, in { $versions } versions each (default: { $times } times the matches; { $none }: none)
lab-help-output = the page to write (default: { $default })
lab-help-lab-file = file of what was played; started again, the study goes on behind the last match
lab-help-from = make the page from the results that --json printed, or --beside left, without playing again
lab-help-beside = write style and data into files beside the page (lab.css, NAME.json), which several pages of a folder share
study-written = The page is in { $file }.
study-title = { $game }: the laboratory
study-head = { $game }, { lab-players }, { $edition }. Bots: { $bots }. { lab-matches } of each kind, { $played } played in all. In brackets: 95% interval.
study-alone = Who plays alone beats nobody: victories and shares stand for what the game’s bots strive for, from 0 to 100% (a high score).
study-findings = What stands out
study-findings-note = Found by trying: one seat always makes a choice, or never, in the same matches with the same draws; points are points of its share of the victories. Bots are not people: a finding is a question to look into.
study-no-findings = Nothing stands out with this number of matches.
study-finding-automatic = Automatic: “{ $choice }” is chosen in { $taken } of the cases, and a seat that never does loses: { $effect } in { $count } matches.
study-finding-idle = Idle: “{ $choice }” is chosen in { $taken } of the cases only, and a seat that never does loses nothing: { $effect } in { $count } matches.
study-finding-trap = A trap: “{ $choice }” is chosen in { $taken } of the cases, and a seat that never does wins more: { $effect } in { $count } matches.
study-finding-neglected = Dominant: a seat that chooses “{ $choice }” whenever it may wins more: { $effect } in { $count } matches; the bots choose it in { $taken } of the cases.
study-finding-mistimed = Badly timed: “{ $choice }” is chosen in { $taken } of the cases, and both a seat that never does ({ $effect }) and one that always does ({ $always }) win more in { $count } matches: these bots do not know when.
study-finding-fashion = Always the same: somebody chooses “{ $choice }” in { $taken } of the stages in which anybody may, while others of its kind are hardly ever chosen. A seat that never does: { $effect } in { $count } matches.
study-finding-indifferent = No difference: “{ $choice }” is chosen in { $taken } of the cases, yet a seat that never does hardly loses: { $effect } in { $count } matches.
study-finding-seat = Seat { $choice } does not win an equal share: { $effect } in { $count } matches.
study-finding-strong = Strong: holding “{ $thing }” wins more than an average one does ({ $sort }): { $effect } in { $count } matches.
study-finding-weak = Weak: holding “{ $thing }” wins less than an average one does ({ $sort }): { $effect } in { $count } matches.
study-points = { $value } { $size ->
    [one] point
   *[other] points
} [{ $low }; { $high }]
study-beside = { $value } [{ $low }; { $high }] n = { $count }
study-kind = { $example } (and the others of its kind)
study-seats = Seats
study-seat = Seat { $seat }
study-course = The course of a match
study-moves = Decisions in a match
study-decisions = Decisions of a seat
study-branching = Answers to choose from
study-widest = The most answers to a question
study-forced = Questions with one answer only
study-wait = Decisions of others between two of one’s own
study-longest-wait = The longest such wait in a match
study-score = Final score
study-margin = Distance from the first to the second
study-lead-changes = Changes of the lead
study-runaway = Victories of whoever leads alone at half-time
study-comeback = Victories of whoever is last alone at half-time
study-sources = Where points come from
study-sources-note = The points a seat wins or loses in a match, by the question after whose answer they were counted (as it was asked once), whoever answered.
study-spread = Spread
study-scores = Final scores, by how many seats reached them
study-lengths = Decisions in a match, by how many matches
study-questions = What is asked
study-questions-note = Every question as it was asked once, with bots of the first level.
study-question = Question
study-asked = Times a seat and match
study-answers = Answers
study-most = Most
study-choices = Choices
study-choices-note = Chosen: of the cases in which there was something else to do. In a stage: of the stages (rounds) in which anybody might, those in which somebody did. Wins: of the seats that chose it at least once, which shows no cause. Never, always: what a seat’s share changes by when it never, or always, chooses it, in the same matches; what it does instead is tried out. A star: found in fresh matches.
study-choice = Choice
study-taken = Chosen
study-stages = In a stage
study-won = Wins
study-never = Never
study-always = Always
study-never-caption = What a seat’s share of the victories changes by when it never makes the choice.
study-worth = What is dealt
study-worth-note = The same deals with the card swapped: one thing that a seat holds by chance is exchanged for another of its sort, from another seat or the pile, and the match is played on by the same bots with the same luck. Told is, in points, by how much the seat’s share of the victories differs from what an average one brings; n: matches in which it was held. Of twenty intervals one misses the truth, and of a long list the ends are further out than they would be a second time: what stands out in spite of that is told at the top of the page.
study-worth-none = Nothing could be compared in { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: the more are played, the more is known.
study-luck = Luck
study-luck-note = One stream of chance is drawn anew, everything else stays: how much of who wins changes, where 100% is as much as between any two matches. What several streams decide together counts in each.
study-thinking = the bots’ own chance
study-skill = Skill
study-skill-note = One seat is played by another level, the others by “{ $bot }”: its share of the victories.
study-level-seat = one { $bot }
study-measures = The game’s own measures
lab-help-compare = compare two editions or sets of options on the same matches
lab-help-first = what is compared: options such as { $form }, the file of an edition, both separated by commas, or { $as_is }
lab-help-second = what it is compared with, in the same form
lab-help-tune = search for values of an edition that come closer to the game’s targets
lab-help-targets = the measures that count, by name as in arene balance --json, separated by commas (default: all with a target)
lab-help-values = the values that may be moved, by the beginning of their path in the edition, separated by commas (default: all that are reconstructed)
lab-help-tries = how many editions are tried (default: { $default })
lab-help-tune-matches = matches each of them is judged by, the same for all (default: { $default })
lab-help-tune-file = file of what was tried; started again, the search goes on behind the last one
measure-moves = Decisions in a match
measure-score = Final score
measure-place = Victories of seat { $place }
compare-head = { $game }, { lab-players } ({ $bots }), { lab-matches }, each played in both. In brackets: 95% interval.
compare-difference = Difference
compare-note = The difference is taken in the same matches (the same seeds and seats), whose luck largely cancels out. A star: its interval leaves zero out.
tune-head = { $game }: { $tries ->
    [one] one edition
   *[other] { $tries } editions
} tried, each in the same { lab-matches }, { $values ->
    [one] one value
   *[other] { $values } values
} to move. Distance from the targets: { $start } at first, { $best } at best (0: all met).
tune-nothing = No other values come closer.
tune-start = At first
tune-best = At best
tune-value = One value moved
tune-loss = Change of the distance
tune-note = Whatever was chosen among many on the same matches looks better than it is: check it on another seed with arene compare.
lab-measure = Measure
lab-target = Target
lab-measured = Measured
lab-met = Met
lab-yes = yes
lab-no = no
lab-never = never observed
lab-between = { $low } to { $high }
lab-at-least = at least { $low }
lab-at-most = at most { $high }
lab-seen = { $target }, but seen

# ---- A match explained

cli-analyse = explain a finished match: everybody’s chance, what turned it, decisions, luck
why-help-seats = the seats whose decisions are gone through, 1 being the first, separated by commas (default: those of people; all where only bots play)
why-help-seconds = how long it may take (default: { $default })
why-help-output = also write it as a page for the browser
why-help-picture = also write a picture to share (SVG)
why-picture-written = The picture is in { $file }.
why-beforehand = About { $seconds } s with { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}: { $looks ->
    [one] one position
   *[other] { $looks } positions
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, { $draws ->
    [one] one draw
   *[other] { $draws } draws
}. Ctrl-C ends it and keeps what was found.
why-title = { $game }: the match explained
why-head = { $moves } moves. Chances come from { $look } playouts of each position, decisions are compared with those of a strong bot.
why-stopped = Stopped before the end: this is what had been found.
why-chances = Chance of winning
why-caption = Everybody’s chance of winning, move by move, as the cards and piles really lay; the bands hold the true value with 95% confidence. The numbers are those of the turning points.
why-prospects = Prospects
why-caption-alone = How good the prospects of a high score were, move by move, as the cards and piles really lay; the band holds the true value with 95% confidence. The numbers are those of the turning points.
why-scored = { $name }: a score of { $score }.
why-axis = move { $moves }
why-turns = Turning points
why-no-turns = No single moment turned the match.
why-turn = Move { $move }: { $name }, { $before } → { $after }. { $happened }
why-turn-between = Moves { $first } to { $move }: { $name }, { $before } → { $after }. Among others: { $happened }
why-turn-unseen = Moves { $first } to { $move }: { $name }, { $before } → { $after }.
why-did = { $name }: “{ $action }”.
why-decisions = Decisions
why-no-decisions = { $count ->
    [0] No decision was gone through.
    [one] One decision was gone through; it gave nothing away that would show.
   *[other] { $count } decisions were gone through; none gave anything away that would show.
}
why-decision = Move { $move }, { $name }: “{ $played }”. “{ $better }” was worth { $gain } more [{ $low }; { $high }].
why-brings = Brings: { $event } ({ $other } of the futures instead of { $played }).
why-avoids = Avoids: { $event } ({ $other } of the futures instead of { $played }).
why-no-reason = No single event explains it: many small differences add up.
why-scores-more = { $name } scores { $points } more on average.
why-scores-less = { $name } scores { $points } less on average.
why-points = −{ $gain }
why-between = between { $low } and { $high }%
why-luck = Luck and skill
why-column-name = Player
why-column-rank = Place
why-column-before = At the start
why-column-luck = Luck
why-column-cost = Own choices
why-column-decisions = Choices reviewed
why-column-alike = Agrees with the bot
why-draw = { $move ->
    [0] The beginning, { $stream }: { $gave }.
   *[other] Move { $move }, { $stream }: { $gave }. { $happened }
}
why-gave = { $name } { $points }
why-note = Points are hundredths of a match, with their 95% interval. At the start: the chance before the first draw. Luck: what all draws brought, each against the average of making it anew, everything else as it was. Own choices: what they brought against those of a strong bot that saw no more than the player.
hint-only = “{ $action }”: there is nothing else to do.
hint-even = “{ $action }”; “{ $other }” is about as good.
hint-better = “{ $action }”, worth { $gain } more than “{ $other }”.
why-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

# ---- What is wrong with data and files

list-or = { $before } or { $last }
fault-at = { $path }: { $problem }
fault-at-line = { $path }, line { $line }: { $problem }
fault-data = { $error }
fault-os = { $code ->
   *[other] { $text }
}
fault-span = { $shape ->
    [from] { $low } or more
    [to] { $high } or less
    [one] { $low }
   *[between] { $low } to { $high }
}
fault-type-name = { $type ->
   *[other] { $type }
}
fault-choice = { $value } is not allowed; choose { $choices }
fault-range = { $value } is out of range; allowed is { $allowed }
fault-type = { $value } is not { $types }
fault-unknown-field = unknown field; known are { $known }
fault-missing = is missing
fault-entries = has { $count } entries; allowed is { $allowed }
fault-two-tempers = { $value } has two tempers; a bot shows one
fault-no-search = { $value } changes a search, and “{ $level }” does not search; choose among { $known }
fault-value-twice = { $value } is there twice
fault-twice = is there twice
fault-id-letters = { $value } is no id; use letters, digits, - and _
fault-text-blank = is blank: give it a name
fault-text-long = has { $count } characters; allowed are { $longest } at most
fault-text-signs = { $value } holds a sign that cannot be shown: control, line break or direction of writing
fault-not-multiple = { $value } is not a multiple of { $step }
fault-in-order = must be { $known }, in this order
fault-colour = { $value } is no colour; write it #RRGGBB
fault-not-in-edition = { $value } is not in this edition
fault-decision-needs = is missing for decision { $decision }
fault-decision-excludes = has no place in decision { $decision }
fault-described-seats = describes { $count } seats; the match has { $seats }
fault-game-name = { $value } is no name for a game: small letters without accents and digits, a letter first, 2 to 30 in all
fault-game-taken = { $value } is a game already
fault-broken-game = cannot be loaded: { $problem } ({ $place })
fault-no-game = { $value } does not give a game of Arène: its entry point must name a Game whose id is “{ $value }”
fault-played-here = people have played here already; restore into an empty database
fault-no-backup = is no backup of Arène
fault-backup-version = is a backup of another version of the database ({ $version }, not { $known })
fault-backup-cut = is not whole: its end is missing
fault-no-database-file = there is no such file
fault-no-setting = there is no such setting; there are { $known }
fault-rate = { $value } is no rate; write for example 60/minute, or off
fault-network = { $value } is neither an address nor a network; write for example 10.0.0.1 or 10.0.0.0/8
fault-web-address = { $value } is no address of a site; it begins with http or https and has nothing after the name
fault-clock-or-days = a clock or a time in days, not both
fault-mailbox = { $value } is no e-mail address; write for example Arène <arene@games.example>
fault-setting-needs = this setting needs { $other } too
fault-one-of = { $value } is not one of { $known }
fault-preset = { $value } is not one of those of { $game }: { $known }
fault-action-number = there is no action number { $number }
fault-action-object = expected an object with a kind, not { $value }
fault-action-parameter = { $kind } has no such parameter
fault-no-actions = an empty list plays nothing
fault-seats = { $value } is out of range; { $game } is played by { $low } to { $high }
fault-option-elsewhere = has no meaning with { $seats } players
fault-not-mapping = { $value } is no dictionary of settings
fault-not-edition = { $value } is neither an edition, nor its data, nor the name of a file
fault-not-seats = { $value } are no seats
fault-not-script = { $value } is no Script
fault-no-seats = a position lists its seats
fault-seed-bytes = a seed of bytes has 32 of them, not { $count }
fault-seed-kind = { $value } is no seed; use a whole number, a text or 32 bytes
fault-seed-text = is no text that can be written down
fault-names-list = { $value } is no list of names
fault-names-count = { $count } names for { $seats } seats
fault-name = { $value } is not a name
fault-name-short = { $value } is no name; use 1 to { $longest } printable characters
fault-at-least = { $value } is out of range; at least { $low }
fault-bots-count = { $count } names for { $seats } seats; allowed is 1 to { $seats }
fault-bot-stops = { $game }, after move { $moves } (position { $position }), the bot “{ $bot }”: { $reason }. { $file ->
    [none] The match could not be saved.
   *[other] The match up to there is in { $file }
}
fault-bot-illegal = { $where ->
    [candidates] it weighs { $action }, which the rules refuse
    [playout] thinking ahead, it plays { $action }, which the rules refuse
   *[other] it answers { $action }, which the rules refuse
}
fault-bot-endless = the match does not end
fault-bot-raises = it cannot go on ({ $error })
fault-process-ended = a process has ended in the middle of its matches; another one plays them again
fault-process-ends = the process that plays the same matches has ended { $tries } times; is there enough memory? Try fewer jobs
fault-program-command = { $value } names no program to start, as { $form } does
fault-program-quotes = { $value } has a quotation mark that is never closed
fault-program-budget = { $value }: a program’s time is a number of seconds from 0.001 to 9999.999, with three decimals at most, as { $form } has it
fault-program-missing = the program “{ $command }” cannot be started ({ $error })
fault-program-not-there = the program “{ $command }” cannot be started: it is not there, or what its first line asks for is not
fault-program-not-allowed = the program “{ $command }” cannot be started: it may not be run (is it made executable?)
fault-program-not-one = the program “{ $command }” cannot be started: this system does not know how; the first line of a script says what reads it
fault-program-late = the program has not answered within { $seconds } s
fault-program-ended = the program has ended (code { $code }; it says: { $complaint })
fault-program-nonsense = the program answers { $answer }, which does not name, as “action”, one of the legal actions
fault-program-closed = the program has closed its output and goes on (it says: { $complaint })
fault-program-unasked = the program says { $answer } without being asked: one question, one line
fault-program-failed = --strict stops at what is there already: “{ $name }”, in rotation { $rotation } of block { $block }, after move { $moves } (position { $position }): { $reason }
fault-program-which = { $name } plays by a program that is not named: a match file starts no programs by itself; say it by --bots { $form }
fault-no-programs = { $value }: a program would be started for every one of many thousand matches; studies take the bots of the house
fault-no-step = none of the { $count } reconstructed values can be changed by itself: the edition takes no step up or down of any
fault-no-value = nothing reconstructed in the edition begins with { $value }
fault-no-box = { $value } is neither an option, as in { $form }, nor the file of an edition, nor { $as_is }
fault-no-ray = Ray is not installed: { $install }
fault-no-cluster = { $address ->
    [none] no Ray cluster could be joined or started here ({ $error })
   *[other] no Ray cluster at { $address } ({ $error })
}
fault-no-cluster-here = no Ray cluster runs on this machine
fault-cluster-address = { $value } is not the address of a Ray cluster: it is { $form }, auto or local
fault-no-answer = nothing answers there
fault-sprt = { $value } is not two differences of shares such as { $form }, the smaller one first
fault-sprt-error = { $value }: the rate of errors lies between 0 and 0.5, both excluded
fault-sprt-difference = { $value }: a difference of shares lies between −1 and 1
fault-tournament-label = { $name } is no name for a bot: use 1 to { $longest } letters, digits, -, _ and dots, as in { $form }
fault-tournament-name = “{ $name }” names two different bots; each takes a name of its own
fault-tournament-name-cut = two different bots are both called “{ $name }”, which is all that a table shows of a long command; give each a name of its own: { $form }
fault-tournament-bots = a tournament needs at least two different bots; copies of one get names: a=heuristic,b=heuristic
fault-tournament-seats = a tournament needs at least two sides
fault-no-results = is not a file of results; nothing was written to it
fault-damaged-row = this line is damaged: a part of its results is missing, or belongs to something else
fault-not-results = this line is not one of a file of results
fault-results-held = another process is writing this file
fault-written-over = would be written over what is read from it, or written there already; choose another name
fault-not-a-study = these are not the results of a study, as arene lab --json prints them
fault-not-row = this should be row { $row }
fault-other-results = the file holds results of something else: { $key } is { $before } there, { $now } here
fault-bots-matches = { $value } does not name bots and their number of matches, as { $form } does
fault-name-value = { $value } is not NAME=VALUE
fault-which-game = which one? { $known }
fault-no-rules-text = { $game } has no { $file } in this installation
fault-no-edition = { $game } has no components to write otherwise
fault-pace = { $value } is no number of seconds; use 0 to { $high }
fault-port = { $value } is no port; use 0 to 65535
fault-no-database = is no database of Arène: { $reason }
fault-rules-unknown = its rules ({ $rules }) are not known to this version
fault-move-refused = is refused ({ $rule })
fault-rules-fail = the rules fail: { $error }
fault-database-version = was written by another version of Arène ({ $reason })
fault-no-postgres = needs the PostgreSQL driver: pip install arene[postgres]
fault-database-kind = is no database; give the path of a file or the URL of a PostgreSQL database
fault-not-empty = is not empty; name a new folder
fault-nobody-beside = people at the same screen need a seat of kind me beside them
fault-one-is-mine = one seat is mine; others at this screen are of kind here
fault-kept-for = a kept seat has the name of the person it is kept for
fault-listen = cannot listen on { $host }, port { $port }: { $reason }
fault-unreadable = cannot be read: { $reason }
fault-unwritable = cannot be written: { $reason }
fault-unwritable-kept = cannot be written: { $reason }; nothing was changed
fault-no-file-name = it is not the name of a file
fault-no-ordinary-file = it is not an ordinary file
fault-exists = is there already; arene resume goes on with it
fault-held = is open in another terminal (process { $holder }); leave the match there first
fault-changed-elsewhere = was changed meanwhile by another program; nothing was overwritten
fault-not-toml = is not a TOML file: { $reason }
fault-not-json = is not a JSON file: { $reason }
fault-too-large = it is larger than { $megabytes } MB
fault-not-utf-8 = is not written in UTF-8: see line { $line }
fault-too-deep = the data lies too deep inside itself
fault-half-sign = holds half of a sign, which cannot be written
fault-null-sign = holds a null sign, which cannot be kept
fault-misread-at = line { $line }, column { $column }, { $what }
fault-misread = { $kind ->
    [equals] “=” is missing after a name
    [colon] “:” is missing after a name
    [comma] a comma is missing
    [line-end] the line should end there
    [bracket] a bracket or brace is not closed
    [quote] a text lacks its closing quotation mark
    [twice] this name has a value already
    [sign] this sign has no place here
    [backslash] the backslash announces nothing that is known
    [date] there is no such date
    [value] a value is missing, or is none
    [key] a name is missing, or begins wrongly
    [statement] this line says nothing that can be understood
    [after-end] something follows the end
    [digits] a number has too many digits
   *[other] this cannot be understood
}
fault-no-text = is not a match file: it is not text
fault-no-header = is not an Arène match file: the header is missing
fault-changed = was changed after it was written: its check does not fit
fault-empty = is empty
fault-cut-off = the file ends here without its last line: it was cut off
fault-cut-off-line = the file ends in the middle of this line: it was cut off
fault-no-json = is not JSON: column { $column }, { $reason }
fault-no-json-at-all = is not JSON that can be read: { $reason }
fault-no-json-object = is not a JSON object
fault-move-number = holds move { $there }, expected is { $expected }
fault-move-count = counts { $said } moves, the file holds { $there }
fault-other-rules-over = was played under rules version { $then }, these are version { $now }; it can be replayed from its events, not re-played
fault-other-rules-verify = was played under rules version { $then }, these are version { $now }; its draws cannot be recomputed
fault-recorded-position = the recorded position does not fit: { $error }
fault-seed-commitment = the seed does not fit the fingerprint published in line 1
fault-edition-hash = the edition does not fit its fingerprint
fault-seed-unusable = the seed cannot be used: { $reason }
fault-script-unusable = the script cannot be used: { $reason }
fault-script-misfit = the script does not fit: { $reason }
fault-script-list = a script is a list of (label, value), not { $value }
fault-script-entry = a scripted draw is (label, value), not { $value }
fault-script-ended = the script has no draw left for { $label }
fault-script-other = draw { $draw } of the script is { $value }, the game needs { $label }
fault-script-value = draw { $draw } of the script: { $label } cannot be { $value }
fault-script-empty = draw { $draw } of the script: { $label } is an empty list
fault-script-range = draw { $draw } of the script: { $label } is { $value }, allowed are { $low } to { $high }
fault-script-shuffle = draw { $draw } of the script: { $label } is a shuffle and needs a list
fault-script-deck = draw { $draw } of the script: { $label } names { $value } twice or not in the deck
fault-illegal = the action is not legal: { $error }
fault-other-position = the position after this move is not the recorded one
fault-is-over = the match is over
fault-analyse-unfinished = the match is not over; a match is explained once it is, because all hands are looked into
fault-is-not-over = the match is not over
fault-other-ending = the recorded { $field } is not what the moves lead to
fault-other-events = the events are not those the rules give
fault-no-snapshot = the match has begun but its position was never written
fault-lesson-seats = { $names } names, { $seats } seats, seat { $seat } to teach
fault-lesson-figure = nothing like that in the match: { $reason }
