game-name = Pig
game-tagline = One more roll?
game-pitch = Roll the die as long as you dare: a 1, and the points of the turn are gone.
option-goal = Points to hold
option-goal-help = Whoever has them first wins.
stream-die = the die
status = First to { $goal } points wins
prompt = { $rolled ->
    [0] Roll the die.
   *[other] { $rolled } points this turn: roll again, or hold them.
    }
prompt-over = The match is over.
field-held = Points
action-roll = Roll the die
action-hold = Hold
log-rolled = { $pips ->
    [1] { $seat } rolls a 1: nothing this turn.
   *[other] { $seat } rolls a { $pips }: { $points } this turn.
    }
log-held = { $seat } holds { $points }: { $total } in all.
