game-name = Pig
game-tagline = Encore un lancer ?
game-pitch = Lancez le dé tant que vous l’osez : un 1, et les points du tour sont perdus.
option-goal = Points à mettre de côté
option-goal-help = Le premier qui les a gagne.
stream-die = le dé
status = Le premier à { $goal } points gagne
prompt = { $rolled ->
    [0] Lancez le dé.
   *[other] { $rolled } points ce tour : relancez, ou mettez-les de côté.
    }
prompt-over = La partie est terminée.
field-held = Points
action-roll = Lancer le dé
action-hold = Mettre de côté
log-rolled = { $pips ->
    [1] { $seat } lance un 1 : rien ce tour.
   *[other] { $seat } lance un { $pips } : { $points } ce tour.
    }
log-held = { $seat } met { $points } de côté : { $total } en tout.
