# Les mots communs à tous les jeux.

list-last = { $before } et { $last }
seat-number = joueur { $number }
you = Vous
tag-you = (vous)
bot-name = { $name }
waiting-for = { $names } : à jouer.
your-turn = À vous.

refusal-match-over = La partie est terminée.
refusal-match-not-your-turn = Ce n’est pas à vous de jouer.
refusal-match-batch = Après le coup { $place }, du nouveau est apparu : décidez de la suite en le voyant. Rien n’a été joué.
refusal-match-undo-nothing = Il n’y a encore rien à reprendre.
refusal-match-undo-other = Un autre joueur a joué depuis : ce coup ne se reprend plus.
refusal-match-undo-fence = Ce coup ne se reprend plus : il a montré une carte, utilisé le hasard ou terminé votre tour.

# ---- Le terminal

terminal-names = Cassius, Inès, Bruno, Livie, Octave, Flora, Marius, Adèle, Hugo, Zoé
terminal-choose = Votre numéro (h : les touches) > 
terminal-choose-single = Entrée pour ce seul coup (h : les touches) > 
terminal-continue = Entrée pour continuer > 
terminal-page = Page { $page } sur { $pages } : Entrée pour la suite, q pour revenir > 
terminal-back = Entrée pour revenir > 
terminal-more = … la table ne tient pas dans la fenêtre : t pour la voir en entier
terminal-no-number = { $count ->
    [1] { $typed } ? Un seul coup est possible, le 1.
   *[other] { $typed } ? Tapez un numéro de 1 à { $count }, ou h.
}
terminal-undone = Coup repris.
terminal-saved = Enregistré : { $file }
terminal-exists = { $file } existe déjà : choisissez un autre nom.
terminal-not-saved = Pas enregistré : { $problem }. « s FICHIER » enregistre ailleurs.
terminal-quit = Partie enregistrée. Pour la reprendre :
terminal-replay-with = Pour la revoir :
terminal-lost = La partie n’a pas pu être enregistrée : { $problem }.
terminal-curtain = À { $name } de jouer.
terminal-curtain-pass = Passez le clavier. Les autres regardent ailleurs.
terminal-curtain-ready = { $name }, Entrée pour voir la table > 
terminal-commitment = Empreinte du tirage : { $commitment }…
terminal-recap = Ce qui vient de se passer
terminal-log = Journal
terminal-standings = Classement
terminal-column-rank = Rang
terminal-column-name = Joueur
terminal-column-score = Score
terminal-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
terminal-fair = Tirage vérifié : la graine correspond à l’empreinte publiée avant la partie.
terminal-seed = Graine : { $seed }
terminal-explain = La question
terminal-blocked = Ce qui ne se peut pas maintenant
terminal-nothing-blocked = Rien ne vous est interdit ici : tous les coups imaginables sont dans la liste.
terminal-rule = La règle
terminal-no-rules = Le texte des règles manque dans cette installation.
terminal-keys = Les touches
terminal-keys-text = un numéro : joue ce coup
    ? : explique la question, la règle, et pourquoi le reste est impossible
    u : reprend votre dernier coup, tant que rien n’a été dévoilé
    l : tout le journal
    t : toute la table
    r : les règles
    s : enregistre (s FICHIER : sous un autre nom, et la suite avec)
    q : quitte ; la partie est enregistrée après chaque coup
    h : ces touches
terminal-resume-which = Quelle partie ? Entrée pour la plus récente, ou son numéro > 
terminal-resume-line = { $game } · { $players } · { $moves ->
    [0] aucun coup
    [1] 1 coup
   *[other] { $moves } coups
} · { $when }
