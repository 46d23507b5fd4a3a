# Les mots communs à tous les jeux.

list-last = { $before } et { $last }
seat-number = joueur { $number }
you = Vous
bot-name = { $name }
waiting-for = { $names } : à jouer.
your-turn = À vous.

refusal-match-over = La partie est terminée.
refusal-match-not-your-turn = Ce n’est pas à vous de jouer.
refusal-match-batch = Après le coup { $place }, du nouveau est apparu : décidez de la suite en le voyant. Rien n’a été joué.
refusal-match-undo-nothing = Il n’y a encore rien à reprendre.
refusal-match-undo-other = Un autre joueur a joué depuis : ce coup ne se reprend plus.
refusal-match-undo-fence = Ce coup ne se reprend plus : il a montré une carte, utilisé le hasard ou terminé votre tour.
