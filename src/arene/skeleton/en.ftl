game-name = Mygame
game-tagline = Who will take the last one?
game-pitch = Take one to three stones: whoever takes the last one wins.
option-stones = Stones
option-stones-help = How many there are at the start.
status = { $stones ->
    [one] { $stones } stone left
   *[other] { $stones } stones left
    }
prompt = Take one to three stones.
prompt-over = The match is over.
field-taken = Stones taken
action-take = { $stones ->
    [one] Take { $stones } stone
   *[other] Take { $stones } stones
    }
log-took = { $stones ->
    [one] { $seat } takes { $stones } stone.
   *[other] { $seat } takes { $stones } stones.
    }
