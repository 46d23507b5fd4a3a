game-name = Mygame
game-tagline = Qui prendra la dernière ?
game-pitch = Prenez une à trois pierres : qui prend la dernière gagne.
option-stones = Pierres
option-stones-help = Combien il y en a au début.
status = { $stones ->
    [one] Il reste { $stones } pierre
   *[other] Il reste { $stones } pierres
    }
prompt = Prenez une à trois pierres.
prompt-over = La partie est terminée.
field-taken = Pierres prises
action-take = { $stones ->
    [one] Prendre { $stones } pierre
   *[other] Prendre { $stones } pierres
    }
log-took = { $stones ->
    [one] { $seat } prend { $stones } pierre.
   *[other] { $seat } prend { $stones } pierres.
    }
