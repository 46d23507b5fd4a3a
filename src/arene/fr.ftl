# Les mots communs à tous les jeux.

list-last = { $before } et { $last }
seat-number = siège { $number }
game-with-edition = { $game }, « { $edition } »
seats = Joueurs
you = Vous
tag-you = (vous)
bot-name = { $name }
waiting-for = { $names } : à jouer.
your-turn = À vous

refusal-match-not-now = Ce coup n’est pas possible maintenant.
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
terminal-quit-anyway = Encore q : quitter sans sauvegarder.
terminal-quit = Partie enregistrée. Pour la reprendre :
terminal-replay-with = Pour la revoir :
terminal-lost = La partie n’a pas pu être enregistrée : { $problem }.
terminal-curtain = À { $name } de jouer.
terminal-curtain-pass = Passez le clavier. Les autres regardent ailleurs.
terminal-curtain-ready = { $name }, Entrée pour voir la table > 
terminal-stays = Ce terminal garde tout ce qui s’y affiche : plus haut, chacun pourra relire la main des autres.
terminal-commitment = Empreinte du tirage : { $commitment }…
terminal-recap = Ce qui vient de se passer
terminal-log = Journal
terminal-details = Ce que dit la table
terminal-options = Les options de cette partie
terminal-otherwise = Ce qui change dans cette partie
terminal-option = { $name } : { $value }
terminal-edition = Matériel : l’édition d’Arène ({ $name }, { $id }).
terminal-edition-own = Matériel : l’édition « { $name } » ({ $id }). Ce qu’elle imprime vaut, même si le texte des règles dit autre chose.
terminal-special = Options particulières : o pour les voir.
terminal-standings = Classement
terminal-column-rank = Rang
terminal-column-name = Joueur
terminal-column-score = Score
terminal-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
terminal-fair = Tirage vérifié : la graine correspond à l’empreinte publiée avant la partie.
terminal-forced = Partie vérifiée, mais tirages ou départ avaient été choisis d’avance.
terminal-seed = Graine : { $seed }
terminal-explain = La question
terminal-blocked = Ce qui ne se peut pas maintenant
terminal-nothing-blocked = Rien ne vous est interdit ici : tous les coups imaginables sont dans la liste.
terminal-rule = La règle
terminal-no-rules = Le texte des règles manque dans cette installation.
terminal-comforts = Ne plus me demander
terminal-comfort = { $name } : { $value }
terminal-comfort-choose = Un numéro pour changer, Entrée pour revenir > 
terminal-asides = Sans attendre votre tour
terminal-asides-choose = Un numéro, Entrée pour la suite, q pour revenir > 
terminal-yes = oui
terminal-no = non
terminal-keys = Les touches
terminal-key-number = joue ce coup
terminal-key-explain = explique la question, la règle, et pourquoi le reste est impossible
terminal-key-undo = reprend votre dernier coup, tant que rien n’a été dévoilé
terminal-key-log = montre tout le journal
terminal-key-table = montre toute la table
terminal-key-details = dit en entier ce que la table nomme : cartes, compétences, marques
terminal-key-options = montre les options de la partie et son édition
terminal-key-rules = montre les règles
terminal-key-comforts = règle les questions qu’on ne vous pose plus
terminal-key-asides = fait ce qu’on peut faire sans attendre son tour
terminal-key-save = enregistre ; s FICHIER, sous un autre nom, et la suite avec
terminal-key-quit = quitte ; la partie est enregistrée après chaque coup
terminal-key-keys = montre ces touches
terminal-resume-which = Quelle partie ? Entrée pour la plus récente, ou son numéro > 
terminal-resume-line = { $game } · { $players } · { $moves ->
    [0] aucun coup
    [1] 1 coup
   *[other] { $moves } coups
} · { $when }

# ---- La ligne de commande

cli-about = Des jeux de table : les jouer, les héberger, les vérifier, les simuler.
cli-play = jouer, seul contre des bots ou à plusieurs au même clavier
cli-resume = reprendre une partie enregistrée (sans fichier : la plus récente)
cli-games = les jeux, leurs options et leurs schémas
cli-rules = les règles d’un jeu
cli-replay = revoir une partie, coup après coup
cli-edition = vérifier un fichier d’édition, ou montrer celui d’un jeu
cli-edition-check = vérifier un fichier d’édition, sans jouer
cli-edition-show = montrer l’édition d’un jeu, pour en écrire une autre
cli-edition-valid = { $file } : bon pour jouer.
cli-edition-game = Jeu : { $game } ({ $id })
cli-edition-name = Nom : { $name } ({ $id })
cli-edition-doubt = Étonnant : { $doubt }
cli-edition-play = Pour jouer avec : arene play { $id } --edition { $file }
cli-serve = ouvrir le site et ses tables sur cette machine
cli-completion = le script qui complète les commandes avec la touche Tab
cli-verify = vérifier une partie : chaque tirage, chaque coup, chaque position
cli-new-game = écrire le squelette d’un nouveau jeu, qui se joue aussitôt
cli-new-game-made = Le dossier { $folder } contient un petit jeu qui se joue. Installez-le, jouez, puis mettez le vôtre à sa place :
    pip install --no-build-isolation -e { $folder }
    arene play { $game }
cli-doctor = ce qui tourne ici, et ce qui manque
cli-help-new-name = nom du jeu : des minuscules et des chiffres, comme dans « arene play NOM »
cli-help-game = le jeu
cli-help-seats = nombre de joueurs (par défaut, le plus possible)
cli-help-people = personnes à ce clavier, les autres sièges sont à des bots (par défaut, 1)
cli-help-bots = les bots, séparés par des virgules ; le dernier vaut pour les suivants
cli-help-names = les noms, séparés par des virgules, dans l’ordre des sièges
cli-help-seed = la graine du tirage, pour rejouer la même donne
cli-help-options = options du jeu, voir « arene games JEU »
cli-help-edition = fichier d’une autre édition du matériel
cli-help-lang = langue (par défaut, celle du système)
cli-help-pace = secondes de pause avant le coup d’un bot (par défaut, 0.5)
cli-help-save = fichier de la partie (par défaut, dans le dossier des sauvegardes)
cli-help-resume = reprendre ce fichier au lieu de commencer
cli-help-file = fichier d’une partie
cli-help-shell = le programme qui lit vos commandes
cli-help-edition-file = fichier d’édition, TOML ou JSON
cli-help-edition-game = le jeu (par défaut : celui dont le fichier a les champs)
cli-help-json = en JSON
cli-help-schema = le schéma JSON des éditions ou des positions du jeu
cli-help-seat = vue de ce siège, 0 étant le premier (par défaut, celle d’un spectateur)
cli-help-step = attendre Entrée après chaque coup
cli-help-version = dire la version
argparse-usage = usage :
argparse-positional = arguments
argparse-options = options
argparse-help = montrer cette aide
argparse-error = %(prog)s : erreur : %(message)s
argparse-argument = argument %(argument_name)s : %(message)s
argparse-required = il manque : %s
argparse-unrecognized = arguments inconnus : %s
argparse-choice = %(value)r n’est pas permis ; au choix : %(choices)s
argparse-value = %(value)r n’est pas un nombre
argparse-expected-one = il faut une valeur
argparse-expected-most = il faut une valeur au plus
argparse-expected-least = il faut au moins une valeur
argparse-expected = nombre de valeurs attendu : %s
argparse-ambiguous = %(option)s peut vouloir dire %(matches)s
argparse-ignored = %r est de trop
cli-none-unfinished = Aucune partie à reprendre dans { $folder }.
cli-unfinished = Parties à reprendre
cli-game-line = { $name } ({ $id }) · { $low } à { $high } joueurs · { $short } à { $long } min · dès { $age } ans · difficulté { $complexity } sur 5
cli-game-options = Options (--options nom=valeur …)
cli-option-default = par défaut : { $value }
cli-range = { $low } à { $high }
cli-replay-head = { $game } · { $players } · { $moves ->
    [1] 1 coup
   *[other] { $moves } coups
}
cli-replay-older = Jouée sous la version { $rules } des règles : racontée d’après ses événements.
cli-replay-suspended = La partie n’est pas finie.
cli-verified = { $file } : vérifié. { $moves ->
    [0] 0 coup
    [1] 1 coup
   *[other] { $moves } coups
}, { $chosen ->
    [script] chaque évènement et chaque position découlent des règles et de tirages choisis d’avance.
    [start] chaque tirage, évènement et position découle du germe, des règles et d’une position choisie.
   *[other] chaque tirage, évènement et position découle du germe et des règles.
}
cli-verified-over = Partie finie ; la graine correspond à l’empreinte publiée avant la partie.
cli-verified-start = Attention : la partie ne commence pas au début, mais d’une position choisie.
cli-verified-script = Attention : { $draws ->
    [0] les tirages ne viennent pas du germe publié.
    [1] 1 tirage a été choisi d’avance, sans hasard.
   *[other] { $draws } tirages ont été choisis d’avance, sans hasard.
}
cli-verified-script-then = Les tirages suivants viennent d’un autre germe, écrit dans le fichier, que rien n’annonçait avant la partie.
cli-verified-script-only = Aucun tirage ne vient du germe publié.
cli-verified-suspended = Partie en cours ; la graine correspond à l’empreinte publiée avant la partie.
cli-verified-hash = Position : { $hash }
cli-verified-edition = Empreinte du matériel : { $hash }

doctor-head = Arène { $version }, Python { $python }, { $system }
doctor-compiled = Règles compilées : { $count } modules.
doctor-plain-asked = Règles en Python ordinaire : ARENE_PURE le demande.
doctor-plain = Règles en Python ordinaire : aucun module compilé n’est installé. Tout marche, plus lentement.
doctor-plain-librt = Règles en Python ordinaire malgré les modules compilés : librt, dont ils ont besoin, manque (pip install librt).
doctor-half = { $count ->
    [1] 1 module n’est pas compilé : { $modules }.
   *[other] { $count } modules ne sont pas compilés : { $modules }.
} À recompiler.
doctor-stale = { $count ->
    [1] 1 module compilé est plus vieux que son fichier Python : { $modules }.
   *[other] { $count } modules compilés sont plus vieux que leur fichier Python : { $modules }.
} À recompiler.
doctor-compiler = Compilateur C : { $path }
doctor-no-compiler = Pas de compilateur C (cc, gcc ou clang) : il n’en faut un que pour compiler les règles.
doctor-mypyc = mypyc : présent
doctor-no-mypyc = Pas de mypyc : il n’en faut que pour compiler les règles (pip install mypy).
doctor-librt = librt : présent
doctor-no-librt = librt manque : les règles compilées en ont besoin (pip install librt).
doctor-build = Pour compiler : réinstaller Arène, ou, dans une copie de travail, ARENE_COMPILE=require python setup.py build_ext --inplace
doctor-game = { $game } : règles version { $rules }, édition, mots et texte des règles présents
doctor-game-bad = { $game } : { $problem }
doctor-compiling = Les règles sont en train d’être compilées ; ce sera prêt au prochain démarrage.
doctor-ready = Les règles compilées sont prêtes pour le prochain démarrage.
doctor-saves = Sauvegardes : { $folder }
doctor-saves-bad = Les sauvegardes ne peuvent pas s’écrire dans { $folder }.
doctor-well = Tout va bien.
doctor-ill = { $count ->
    [1] 1 chose à réparer.
   *[other] { $count } choses à réparer.
}

# ---- Simulations et équilibre (arene simulate, arene balance)

lab-head = { $game }, { $seats } joueurs ({ $bots }), { $matches } parties. Entre crochets : intervalle de confiance à 95 %.
lab-beside = { $game }, { $seats } joueurs. Entre crochets : intervalle de confiance à 95 %.
lab-column = { $bots }, { $matches } parties
lab-help-simulate = fait jouer des bots et compte les victoires
lab-help-balance = mesure l’équilibre d’un jeu sur des parties de bots
lab-help-bots = les bots, séparés par des virgules : { $names } ; le dernier est répété (par défaut : { $default })
lab-help-matches = nombre de parties (par défaut : { $default })
lab-help-seed = la graine de la série : la même donne le même résultat (par défaut : 1)
lab-help-jobs = processus à la fois (par défaut : 1 ; ici au plus { $most }) ; le résultat est le même
lab-help-save = dossier où écrire chaque partie
lab-help-also = d’autres bots, en colonnes à côté des premiers, par exemple { $form } ; peut être répété (sans nombre, autant de parties)
lab-help-markdown = le tableau en Markdown
lab-bot = Bot
lab-seats = Sièges
lab-wins = Victoires
lab-fair = Part égale
lab-rank = Rang moyen
lab-score = Score moyen
lab-seat = Siège
lab-length = Une partie dure { $moves } décisions.
lab-length-in = { $measure } : { $value }
lab-progress = { $done } / { $matches }
lab-measure = Mesure
lab-target = Cible
lab-measured = Mesuré
lab-met = Atteinte
lab-yes = oui
lab-no = non
lab-never = jamais observé
lab-between = { $low } à { $high }
lab-at-least = au moins { $low }
lab-at-most = au plus { $high }
lab-seen = { $target }, mais observé

# ---- Ce qui ne va pas dans des données ou un fichier

list-or = { $before } ou { $last }
fault-at = { $path } : { $problem }
fault-at-line = { $path }, ligne { $line } : { $problem }
fault-data = { $error }
fault-os = { $code ->
    [ENOENT] il n’y a rien à cet endroit
    [EACCES] accès refusé
    [EPERM] accès refusé
    [EISDIR] c’est un dossier
    [ENOTDIR] le chemin passe par un fichier
    [ENOSPC] le disque est plein
    [EDQUOT] la place accordée est pleine
    [EROFS] le disque est en lecture seule
    [ENAMETOOLONG] le nom est trop long
    [EEXIST] il y a déjà quelque chose à cet endroit
    [EADDRINUSE] l’adresse est déjà prise
    [EADDRNOTAVAIL] cette machine n’a pas cette adresse
   *[other] { $text }
}
fault-span = { $shape ->
    [from] { $low } ou plus
    [to] { $high } ou moins
    [one] { $low }
   *[between] { $low } à { $high }
}
fault-type-name = { $type ->
    [object] un objet
    [array] une liste
    [string] un texte
    [integer] un nombre entier
    [boolean] true ou false
   *[null] null
}
fault-choice = { $value } ne convient pas ; au choix, { $choices }
fault-range = { $value } ne convient pas ; permis, { $allowed }
fault-type = { $value } n’est pas { $types }
fault-unknown-field = champ inconnu ; connus, { $known }
fault-missing = manque
fault-entries = { $count ->
    [0] n’a aucune entrée
    [1] a 1 entrée
   *[other] a { $count } entrées
} ; permis, { $allowed }
fault-value-twice = { $value } y est deux fois
fault-twice = y est deux fois
fault-id-letters = { $value } n’est pas un identifiant ; permis, lettres, chiffres, - et _
fault-text-long = compte { $count } signes, permis : { $longest } au plus
fault-text-signs = { $value } contient un signe qui ne s’écrit pas : commande, saut de ligne ou sens d’écriture
fault-not-multiple = { $value } n’est pas un multiple de { $step }
fault-in-order = il faut { $known }, dans cet ordre
fault-colour = { $value } n’est pas une couleur ; elle s’écrit #RRVVBB
fault-not-in-edition = { $value } n’est pas dans cette édition
fault-decision-needs = manque pour la question « { $decision } »
fault-decision-excludes = n’a rien à faire dans la question « { $decision } »
fault-described-seats = décrit { $count ->
    [1] 1 siège
   *[other] { $count } sièges
} ; la partie en a { $seats }
fault-game-name = { $value } n’est pas un nom de jeu : des minuscules sans accent et des chiffres, une lettre d’abord, de 2 à 30 en tout
fault-game-taken = { $value } est déjà un jeu
fault-no-game = { $value } ne donne pas de jeu d’Arène : son point d’entrée doit nommer un Game dont l’id est « { $value } »
fault-one-of = { $value } n’en fait pas partie ; au choix, { $known }
fault-preset = { $value } n’est pas un préréglage { DE($game) } ; au choix, { $known }
fault-action-number = il n’y a pas d’action numéro { $number }
fault-action-object = il faut un objet avec « kind », pas { $value }
fault-action-parameter = { $kind } n’a pas ce paramètre
fault-no-actions = une liste vide ne joue rien
fault-seats = { $value } ne convient pas ; { $game } se joue de { $low } à { $high }
fault-option-elsewhere = n’a pas de sens à { $seats } joueurs
fault-not-mapping = { $value } n’est pas un dictionnaire de réglages
fault-not-edition = { $value } n’est ni une édition, ni ses données, ni un nom de fichier
fault-not-seats = { $value } ne sont pas des sièges
fault-not-script = { $value } n’est pas un Script
fault-no-seats = une position énumère ses sièges
fault-seed-bytes = une graine en octets en compte 32, pas { $count }
fault-seed-kind = { $value } n’est pas une graine ; il faut un nombre entier, un texte ou 32 octets
fault-seed-text = n’est pas un texte qu’on puisse écrire
fault-names-list = { $value } n’est pas une liste de noms
fault-names-count = { $count ->
    [1] 1 nom
   *[other] { $count } noms
} pour { $seats } sièges
fault-name = { $value } n’est pas un nom
fault-name-short = { $value } n’est pas un nom ; il faut de 1 à { $longest } caractères imprimables
fault-at-least = { $value } ne convient pas ; au moins { $low }
fault-bots-count = { $count } noms pour { $seats ->
    [1] 1 siège ; permis, 1
   *[other] { $seats } sièges ; permis, 1 à { $seats }
}
fault-bot-stops = { $game }, après le coup { $moves } (position { $position }), le bot « { $bot } » : { $reason }. { $file ->
    [none] La partie n’a pas pu être enregistrée.
   *[other] La partie jusque-là se trouve dans { $file }
}
fault-bot-illegal = { $where ->
    [candidates] il envisage { $action }, que les règles refusent
    [playout] en réfléchissant, il joue { $action }, que les règles refusent
   *[other] il répond { $action }, que les règles refusent
}
fault-bot-endless = la partie ne finit pas
fault-bot-raises = il ne peut pas continuer ({ $error })
fault-process-ended = un processus s’est arrêté au milieu de ses parties ; un autre les rejoue
fault-process-ends = le processus qui joue les mêmes parties s’est arrêté { $tries } fois ; la mémoire suffit-elle ? Essayez moins de processus
fault-bots-matches = { $value } ne dit pas des bots et leur nombre de parties, comme { $form }
fault-name-value = { $value } n’est pas NOM=VALEUR
fault-which-game = lequel ? { $known }
fault-no-rules-text = { $game } n’a pas de { $file } dans cette installation
fault-no-edition = { $game } n’a pas de matériel à écrire autrement
fault-pace = { $value } n’est pas un nombre de secondes ; permis, 0 à { $high }
fault-port = { $value } n’est pas un port ; permis, 0 à 65535
fault-no-database = n’est pas une base de données d’Arène : { $reason }
fault-not-empty = n’est pas vide ; indiquez un nouveau dossier
fault-nobody-beside = des personnes au même écran ont besoin d’un siège « me » à côté d’elles
fault-one-is-mine = un seul siège est « me » ; les autres personnes à cet écran sont « here »
fault-kept-for = un siège gardé porte le nom de la personne à qui il est gardé
fault-code-taken = son code est déjà pris
fault-listen = impossible d’écouter sur { $host }, port { $port } : { $reason }
fault-unreadable = ne peut pas être lu : { $reason }
fault-unwritable = ne peut pas être écrit : { $reason }
fault-unwritable-kept = ne peut pas être écrit : { $reason } ; rien n’a été changé
fault-no-file-name = ce n’est pas un nom de fichier
fault-no-ordinary-file = ce n’est pas un fichier ordinaire
fault-exists = existe déjà ; « arene resume » reprend cette partie
fault-held = est ouvert dans un autre terminal (processus { $holder }) ; quittez-y la partie d’abord
fault-changed-elsewhere = a été modifié entre-temps par un autre programme ; rien n’a été écrasé
fault-not-toml = n’est pas un fichier TOML : { $reason }
fault-not-json = n’est pas un fichier JSON : { $reason }
fault-too-large = il dépasse { $megabytes } Mo
fault-not-utf-8 = n’est pas écrit en UTF-8 : voir la ligne { $line }
fault-too-deep = les données s’emboîtent trop profondément
fault-half-sign = contient la moitié d’un signe, qui ne peut pas s’écrire
fault-misread-at = ligne { $line }, colonne { $column }, { $what }
fault-misread = { $kind ->
    [equals] il manque « = » après un nom
    [colon] il manque « : » après un nom
    [comma] il manque une virgule
    [line-end] la ligne devrait finir là
    [bracket] un crochet ou une accolade n’est pas fermé
    [quote] un texte n’a pas son guillemet de fin
    [twice] ce nom a déjà une valeur
    [sign] ce signe n’a pas sa place ici
    [backslash] la barre oblique inverse « \ » n’annonce rien de connu
    [date] cette date n’existe pas
    [value] il manque une valeur, ou elle n’en est pas une
    [key] il manque un nom, ou il commence mal
    [statement] cette ligne ne dit rien de compréhensible
    [after-end] quelque chose suit la fin
    [digits] un nombre a trop de chiffres
   *[other] cela ne se comprend pas
}
fault-no-text = n’est pas un fichier de partie : ce n’est pas du texte
fault-no-header = n’est pas un fichier de partie d’Arène : l’en-tête manque
fault-changed = a été modifiée après l’écriture : son contrôle ne correspond pas
fault-empty = est vide
fault-cut-off = le fichier s’arrête ici sans sa dernière ligne : il a été coupé
fault-cut-off-line = le fichier s’arrête au milieu de cette ligne : il a été coupé
fault-no-json = n’est pas du JSON : colonne { $column }, { $reason }
fault-no-json-at-all = n’est pas du JSON lisible : { $reason }
fault-no-json-object = n’est pas un objet JSON
fault-move-number = contient le coup { $there }, attendu : { $expected }
fault-move-count = annonce { $said } coups, le fichier en contient { $there }
fault-other-rules-over = a été jouée sous la version { $then } des règles, voici la version { $now } ; elle se revoit d’après ses événements, elle ne se rejoue pas
fault-other-rules-verify = a été jouée sous la version { $then } des règles, voici la version { $now } ; ses tirages ne peuvent pas être recalculés
fault-recorded-position = la position enregistrée ne convient pas : { $error }
fault-seed-commitment = la graine ne correspond pas à l’empreinte publiée à la ligne 1
fault-edition-hash = l’édition ne correspond pas à son empreinte
fault-seed-unusable = la graine est inutilisable : { $reason }
fault-script-unusable = le script est inutilisable : { $reason }
fault-script-misfit = le script ne convient pas : { $reason }
fault-script-list = un script est une liste de (nom, valeur), pas { $value }
fault-script-entry = un tirage du script s’écrit (nom, valeur), pas { $value }
fault-script-ended = le script n’a plus de tirage pour { $label }
fault-script-other = le tirage { $draw } du script est { $value }, le jeu attend { $label }
fault-script-value = tirage { $draw } du script : { $label } ne peut pas être { $value }
fault-script-empty = tirage { $draw } du script : { $label } est une liste vide
fault-script-range = tirage { $draw } du script : { $label } vaut { $value }, permis de { $low } à { $high }
fault-script-shuffle = tirage { $draw } du script : { $label } est un mélange, il faut une liste
fault-script-deck = tirage { $draw } du script : { $label } nomme { $value } deux fois ou sans qu’il soit dans le paquet
fault-illegal = ce coup n’est pas permis : { $error }
fault-other-position = la position après ce coup n’est pas celle qui est enregistrée
fault-is-over = la partie est finie
fault-is-not-over = la partie n’est pas finie
fault-other-ending = { $field } n’est pas ce à quoi mènent les coups
fault-other-events = les événements ne sont pas ceux que donnent les règles
fault-no-snapshot = la partie a commencé, mais sa position n’a jamais été écrite
fault-lesson-seats = { $names } noms, { $seats } sièges, le siège { $seat } à guider
fault-lesson-figure = rien de tel dans la partie : { $reason }
