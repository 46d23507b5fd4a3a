# Le site et la table : les mots communs à tous les jeux.

# Le site
site-name = Arène
site-line = { $count ->
    [1] Un jeu de table
    [5] Cinq jeux de table
    [6] Six jeux de table
   *[other] { $count } jeux de table
    }. Nous tenons les règles, la mauvaise foi reste à votre charge.
language-other = English
menu = Menu
nav-play = Jouer
nav-rules = Règles
nav-matches = Mes parties
nav-me = Mon nom
skip = Aller au contenu
guest = Invité
players-range = { $low }–{ $high }
players-range-label = de { $low } à { $high } joueurs
minutes = { $short }–{ $long } min
minutes-label = { $short } à { $long } minutes
complexity-label = difficulté { $level } sur 5
home-mine = Vos parties
home-waiting = { $count ->
    [0] aucune ne vous attend
    [1] une vous attend
   *[other] { $count } vous attendent
}
home-open = Tables ouvertes
home-open-count = { $count ->
    [0] aucune en ce moment
    [1] une en ce moment
   *[other] { $count } en ce moment
}
home-none = Aucune table ouverte.
home-none-more = Ouvrez-en une, les bots sont à l’heure.
home-games = Les jeux
home-code = Un ami vous a donné un code ?
home-alone = Pas d’amis sous la main ? Les bots jouent à trois niveaux.
go-join = Rejoindre
go-alone = Jouer seul
go-play = Jouer
go-sit = S’asseoir
go-return = Revenir
go-review = Revoir
your-turn-button = À vous
at-host = chez { $host }
seats-taken = { $taken } sur { $seats } places prises
table-open = Attend des joueurs
more-matches = Toutes mes parties

# Nouvelle table
new-title = Nouvelle table
new-who = Qui joue
new-you = Votre nom
new-shape = Votre forme
shape-circle = rond
shape-square = carré
shape-diamond = losange
shape-hexagon = hexagone
shape-cross = croix
shape-shield = écu
new-colour = Votre couleur
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-amber = ambre
colour-black = noir
colour-white = blanc
new-seats = Joueurs
new-seat = Place { $number }
seat-bot = bot
seat-open = ouverte à un ami
seat-kept = réservée à quelqu’un
seat-here = quelqu’un d’autre à cet écran
seat-here-name = Son nom
new-level = Niveau des bots
level-easy = facile
level-normal = normal
level-strong = fort
new-options = Variantes et réglages
new-options-more = Tout est réglé comme dans la règle ; changez ce que vous voulez.
new-edition = Votre matériel
new-edition-help = Le fichier d’édition (TOML ou JSON) de votre boîte, si vous en avez écrit un. Sans fichier, l’édition d’Arène.
new-preset = Partie
new-listed = Montrer cette table sur la page d’accueil
new-away = Si quelqu’un s’absente
away-never = on l’attend
away-minutes = { $minutes ->
    [1] un bot joue après 1 minute
   *[other] un bot joue après { $minutes } minutes
}
away-hours = un bot joue après { $hours ->
    [1] 1 heure
   *[other] { $hours } heures
}
clock-title = Horloge
clock-move = Temps par coup
clock-bank = Réserve pour la partie
clock-none = sans horloge
clock-no-bank = aucune
clock-time = { $minutes ->
    [0] { $seconds } secondes
    [1] 1 minute
   *[other] { $minutes } minutes
}
clock-help = Le temps du coup d’abord, puis la réserve. À zéro, un bot joue ce coup, ou la règle passe pour vous là où passer ne coûte rien ; le suivant est de nouveau à vous.
clock-agreed = { $move } s par coup, { $bank ->
    [0] sans réserve
   *[other] { $bank } s de réserve
}
clock-label = Temps { DE($name) } : environ { $seconds } s
clock-bank-label = Réserve { DE($name) } : environ { $seconds } s
new-start = Commencer
new-start-note = Sans place ouverte, la partie commence aussitôt.
option-only = seulement à { $seats } joueurs
option-between = de { $low } à { $high }

# Rejoindre
join-title = On vous attend à une table { DE($game) }
join-with = Déjà assis : { $names }.
join-nobody = Personne n’est encore assis.
join-free = { $count ->
    [1] Il reste une place.
   *[other] Il reste { $count } places.
}
join-kept = Une place est réservée à { $name }.
join-full = Les places qui restent sont réservées : il faut le lien de la vôtre.
join-button = S’asseoir
join-watch = Seulement regarder

# Moi
me-title = Votre nom à table
me-text = Pas de compte, pas de mot de passe : votre nom, votre forme et votre couleur restent dans ce navigateur.
me-save = Enregistrer
me-link-title = Lien personnel
me-link-text = Ouvrez ce lien sur un autre appareil pour y retrouver vos parties. Il vaut une clé : ne le donnez à personne.
me-link-renew = Changer de lien
me-link-renew-sure = L’ancien lien ne mènera plus nulle part, dès maintenant. Vos parties et vos places restent les vôtres ici ; vos autres appareils devront ouvrir le nouveau lien.
me-link-renew-go = Changer de lien maintenant
me-link-renewed = Voici votre nouveau lien ; l’ancien ne vaut plus rien.
arrive-title = Devenir { $name } dans ce navigateur ?
arrive-text = Ici, vous êtes { $known }. Ce lien est celui { DE($name) } : si vous le suivez, les parties { DE($known) } ne seront plus les vôtres ici. Pour y revenir, gardez d’abord ce lien :
arrive-own-link = Lien personnel { DE($known) }
arrive-stay = Rester { $known }
arrive-become = Devenir { $name }
me-none = Dites d’abord comment vous vous appelez.
copy = Copier
copied = Copié
not-copied = Rien n’a été copié : sélectionnez le lien et copiez-le vous-même.

# Mes parties
matches-title = Vos parties
matches-none = Aucune partie encore.
matches-none-more = La première ne prend que deux clics.
matches-newer = Plus récentes
matches-older = Plus anciennes
row-waits = on attend { $names }
row-won = Gagnée
row-lost = { $rank }e sur { $of }, { $names } l’emporte
row-over = { $names } l’emporte
row-ended = Arrêtée par { $name }
filter-game = Jeu
filter-state = Parties
filter-result = Résultat
filter-all-games = tous les jeux
filter-all = toutes
filter-running = en cours
filter-over = finies
filter-won = gagnées
filter-lost = perdues
filter-go = Filtrer
filter-clear = Tout montrer
filter-none = Aucune partie de cette sorte.
stats-title = Vos résultats
stats-won = { $won ->
    [0] gagnée
    [1] gagnée
   *[other] gagnées
} sur { $played ->
    [1] 1 jouée
   *[other] { $played } jouées
}
stats-of = { $won } sur { $played }
against-easy = contre des bots faciles
against-normal = contre des bots normaux
against-strong = contre des bots forts
against-people = avec d’autres personnes
against-nobody = en solitaire
date-today = aujourd’hui
date-yesterday = hier
date-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

# Règles
rules-title = Les règles
edition = Matériel
rules-table = La règle telle qu’elle se joue à cette table.
rules-back = Retour à la table
rules-contents = Sommaire
rules-play = Jouer à { $game }

# La première partie, guidée
go-learn = Apprendre
lesson-title = Première partie guidée
lesson-coach = Le guide
lesson-number = Étape { $number } sur { $of }
lesson-watch = Regardez : les autres jouent.
lesson-read = Lisez, puis continuez.
lesson-next = Continuer
lesson-back = Revenir
lesson-again = Recommencer
lesson-play = Jouer une vraie partie
lesson-later = Possible dans une vraie partie ; ici, suivez le guide.
lesson-other = Le guide propose autre chose : c’est ce qui est allumé.

# Problèmes
problem-title = Cela ne va pas
problem-home = Revenir à l’accueil
problem-begun = La partie a déjà commencé.
problem-ended = La partie a été arrêtée.
problem-over = La partie est finie.
problem-host-decides = C’est à qui a ouvert la table de décider ; aux autres joueurs s’il est absent depuis deux minutes.
problem-still-here = Cette personne est là, ou vient de partir : attendez une demi-minute.
problem-malformed = La demande n’est pas lisible : { $reason }
malformed-colon = { " : " }
malformed-json-invalid = ce n’est pas du JSON
malformed-missing = il manque
malformed-extra-forbidden = ce champ n’existe pas
malformed-string = un texte est attendu
malformed-int = un nombre entier est attendu
malformed-bool = vrai ou faux est attendu
malformed-list = une liste est attendue
malformed-dict = un objet est attendu
malformed-model-attributes = { malformed-dict }
malformed-literal-error = ce choix n’existe pas
malformed-too-long = { $max_length } au plus
malformed-too-short = { $min_length } au moins
malformed-string-too-long = { $max_length } signes au plus
malformed-string-too-short = { $min_length ->
    [one] un signe au moins
   *[other] { $min_length } signes au moins
}
malformed-greater-than-equal = { $ge } au moins
malformed-less-than-equal = { $le } au plus
malformed-value = cette valeur ne convient pas
problem-mistake = Le serveur s’est trompé ; ce qui était joué est gardé. Rechargez la page, et prévenez qui tient le serveur.
problem-method = Cette adresse ne fait pas cela.
problem-no-game = Ce jeu n’est pas encore jouable ici.
problem-no-link = Ce lien personnel n’est pas valable.
problem-no-match = Aucune table ne porte ce code.
problem-no-rules = Les règles de ce jeu ne sont pas encore en ligne.
problem-no-seat = Cette place n’existe pas.
problem-no-tutorial = Ce jeu n’a pas de première partie guidée, ou elle n’a pas ce moment.
problem-lesson = Le guide demande un autre coup.
problem-not-begun = La partie n’a pas encore commencé.
problem-not-found = Il n’y a rien à cette adresse.
problem-not-host = Seul celui qui a ouvert la table peut faire cela.
problem-not-over = La partie n’est pas finie : ce qui est caché le reste jusqu’à la fin.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-refused = La règle ne le permet pas.
problem-seat-kept = Cette place est réservée : il faut son propre lien.
problem-seat-taken = Quelqu’un vient de prendre cette place.
problem-stale = La table a changé pendant votre clic ; rien n’a été joué.
problem-storage = Le serveur ne peut plus rien écrire : son disque est plein ou refuse. Rien de ce qui était déjà fait n’est perdu ; réessayez quand le disque aura de la place.
problem-stranger = Dites d’abord comment vous vous appelez.
problem-too-fast = Trop de messages à la fois : attendez quelques secondes.
problem-too-large = La demande dépasse { $kilobytes } ko.

# La table
table-loading = La table se met en place.
table-broken = La table ne s’affiche pas.
tab-yours = ● À vous, { $game }
tab-other = { $game }
ui-log = Journal
ui-chat = Discussion
ui-notes = Notes
ui-notes-text = Pour vous seul.
ui-notes-saved = Enregistré
ui-notes-failed = Pas enregistré : le serveur ne répond pas. Ne fermez pas la page, écrivez encore une lettre pour réessayer.
ui-rules = Règles
ui-menu = Menu
ui-close = Fermer
ui-undo = Reprendre
ui-cancel = Annuler
ui-keys = Clavier
ui-comforts = Ne pas me demander
ui-yes = oui
ui-no = non
ui-speed = Vitesse
ui-speed-now = sans animation
ui-sound = Sons
ui-sound-on = Sons activés
ui-sound-off = Sons coupés
ui-quick = Jouer une carte
ui-quick-no = choisir, puis confirmer
ui-quick-yes = en un toucher
ui-theme = Couleurs
ui-theme-light = clair
ui-theme-dark = sombre
ui-theme-system = comme l’appareil
ui-notify = M’avertir quand c’est à moi
ui-notify-no = Le navigateur refuse les avertissements.
ui-picture = Table dessinée
ui-plain = Table simple
ui-home = Accueil
ui-language = English
ui-share = Inviter
ui-leave = Quitter la table
ui-bot = bot
ui-you = vous
ui-away-since = { $minutes ->
    [0] absent
   *[other] absent { $minutes } min
}
ui-away-hours = absent { $hours } h
ui-stand-in = joué par un bot
absent-lead = { $name } n’est plus là.
absent-text = { $minutes ->
    [0] Son écran est fermé.
   *[other] Son écran est fermé depuis { $minutes } min.
}
absent-text-hours = Son écran est fermé depuis { $hours } h.
absent-title = Quelqu’un est parti
absent-button = Que faire ?
absent-wait = Attendre { $name }
absent-bot = Un bot joue pour { $name }
absent-bot-note = Jusqu’à son retour : il reprend sa place dès qu’il rouvre la table.
absent-end = Arrêter la partie
absent-end-note = Personne ne gagne ; la partie reste dans vos parties et se revoit.
absent-end-sure = Arrêter la partie pour tout le monde ? Personne ne gagne, et on ne peut pas la reprendre.
absent-host = { $name } a ouvert la table : c’est à { $name } de décider. En son absence, ce sera à vous après deux minutes.
ended-lead = Partie arrêtée.
ended-text = { $name } l’a arrêtée ; personne ne gagne.
ui-watching = { $count ->
    [1] 1 spectateur
   *[other] { $count } spectateurs
}
ui-spectator = Vous regardez cette partie.
ui-connected = En ligne
ui-connecting = Connexion…
ui-offline-lead = Connexion perdue.
ui-offline = Votre dernier coup est enregistré. Nouvel essai…
ui-unsent = Connexion perdue : rien n’a été envoyé.
ui-sending = Coup envoyé…
ui-see-rule = Voir la règle
ui-actions = Que faire
ui-actions-none = Ce n’est pas à vous.
ui-asides = Sans attendre mon tour
ui-board = La table
ui-own = Vos pièces
ui-seats = Les joueurs
ui-catch-up = { $count ->
    [1] 1 coup joué pendant votre absence
   *[other] { $count } coups joués pendant votre absence
}
ui-skip = Aller au présent
ui-go-on = Continuer
ui-new-lines = { $count ->
    [1] 1 nouvelle ligne
   *[other] { $count } nouvelles lignes
}
ui-chat-new = { $count ->
    [1] 1 nouveau message
   *[other] { $count } nouveaux messages
}
ui-log-jump = Voir ce moment
ui-chat-write = Écrire à la table…
ui-chat-none = Personne n’a encore rien dit.
ui-chat-stranger = Donnez-vous un nom pour parler.
notice-stand-in = Un bot joue pour { $name } jusqu’à son retour.
notice-waited-for = On attend de nouveau { $name }.
notice-late = Temps écoulé : un coup est joué pour { $name }.
notice-ended = { $name } a arrêté la partie ; personne ne gagne.
notice-bot-late = Un bot a réfléchi trop longtemps ; un plus rapide a joué à sa place.
notice-bot-wrong = Un bot s’est perdu ; un plus simple a joué à sa place.
ui-send = Envoyer
ui-mute = Ne plus afficher { $name }
ui-unmute = Afficher de nouveau { $name }
ui-chat-watching = spectateur
ui-muted = Message masqué
ui-step = Coup { $step } sur { $of }
ui-live = Revenir à la partie
ui-first = Début
ui-previous = Coup précédent
ui-next = Coup suivant
ui-last = Fin
ui-play = Lecture
ui-pause = Pause
ui-from-my-turn = Depuis mon dernier coup
ui-link-here = Lien vers ce coup
ui-link-copied = Lien copié
ui-replay = Revoir la partie
ui-replay-as = Vu par
ui-empty = rien
ui-now-rules = Ce que dit la règle
ui-magnify = Agrandir
ui-now = Que puis-je faire ?

# La salle d’attente
wait-title = La table attend ses joueurs
wait-invite = Envoyez ce lien, ou montrez ce code.
wait-qr = Code QR du lien
wait-empty = place libre
wait-kept = réservée à { $name }
wait-kept-link = Lien { DE($name) }
wait-start = Commencer avec des bots
wait-withdraw = Retirer la table
wait-withdraw-sure = Retirer la table ? Son lien ne mènera plus nulle part.
wait-gone = La table a été retirée
wait-stand = Se lever
wait-free = Libérer
wait-open = Ouvrir à tous
wait-usual = Tout est comme dans la règle.
wait-usual-more = Ce qui reste comme dans la règle
wait-fair = Empreinte du tirage, publiée avant la partie

# Un seul écran
curtain-title = { $asked ->
    [yes] À { $name } de jouer
   *[no] L’écran est à { $name }
}
curtain-text = Passez l’écran ; la suite attend derrière ce bouton.
curtain-button = C’est moi, { $name }
curtain-hand-over = Passer l’écran à { $name }

# La fin
end-wins = { $name } l’emporte
end-shared = Victoire partagée
end-decided = À égalité de points, ceci départage : { $name }, { $value } ; { $second }, { $other }.
end-rank = Rang
end-player = Joueur
end-score = Points
end-curve = La partie en une courbe
end-curve-label = Score de chacun, de coup en coup ; les nombres sont dans la feuille de score.
end-turn = { $name } prend la tête au coup { $step } et ne la lâche plus.
end-turn-none = Pas de tournant net : le vainqueur n’a pas pris la tête à un moment précis.
end-rematch = Revanche
end-rematch-offered = Une revanche est prête.
end-rematch-go = Y aller
end-file = Fichier de la partie
end-verify = Vérifier le tirage
end-verified = Tirage vérifié : la graine correspond à l’empreinte publiée avant la partie, et les { $moves } coups en découlent.
end-not-verified = Le tirage ne se vérifie pas : la graine ou les coups ne correspondent pas.
end-old-rules = La graine correspond à l’empreinte ; la partie a été jouée avec d’autres règles et ne se rejoue pas.
end-seed = Graine

# Le clavier
keys-digits = jouer l’action qui porte ce numéro
keys-arrows = passer d’une pièce ou d’une action à l’autre
keys-enter = choisir, puis confirmer
keys-escape = lâcher ce qui est choisi, fermer
keys-undo = reprendre
keys-magnify = agrandir la pièce visée (ou l’appuyer longtemps)
keys-log = journal
keys-rules = règles
keys-help = cette aide
keys-enter-name = Entrée
keys-escape-name = Échap
keys-arrows-name = flèches

# La commande
cli-serve-host = adresse où écouter (0.0.0.0 : toutes)
cli-serve-port = port où écouter
cli-serve-db = fichier où vivent les parties
cli-serve-address = Arène : { $address } (Ctrl-C pour arrêter)
cli-serve-open = ouvrir le navigateur
runs-compiled = Règles compilées
runs-plain = Règles en Python simple ; compilées, elles vont bien plus vite (« arene doctor »)
