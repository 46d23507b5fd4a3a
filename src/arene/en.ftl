# Words common to all games.

list-last = { $before } and { $last }
seat-number = player { $number }
you = You
tag-you = (you)
bot-name = { $name }
waiting-for = { $names } to play.
your-turn = Your turn.

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
terminal-quit = The match is saved. To go on with it:
terminal-replay-with = To see it again:
terminal-lost = The match could not be saved: { $problem }.
terminal-curtain = { $name } to play.
terminal-curtain-pass = Pass the keyboard. The others look away.
terminal-curtain-ready = { $name }, Enter to see the table > 
terminal-commitment = Fingerprint of the draw: { $commitment }…
terminal-recap = What just happened
terminal-log = Log
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
terminal-seed = Seed: { $seed }
terminal-explain = The question
terminal-blocked = What cannot be done now
terminal-nothing-blocked = Nothing is closed to you here: every move one could think of is in the list.
terminal-rule = The rule
terminal-no-rules = The text of the rules is missing from this installation.
terminal-keys = Keys
terminal-keys-text = a number: plays that move
    ?: explains the question, the rule, and why the rest cannot be done
    u: takes your last move back, as long as nothing was disclosed
    l: the whole log
    t: the whole table
    r: the rules
    s: saves (s FILE: under another name, and from then on)
    q: leaves; the match is saved after every move
    h: these keys
terminal-resume-which = Which match? Enter for the latest, or its number > 
terminal-resume-line = { $game } · { $players } · { $moves ->
    [0] no move
    [1] 1 move
   *[other] { $moves } moves
} · { $when }
