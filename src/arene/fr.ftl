# Les mots communs à tous les jeux.

list-last = { $before } et { $last }
seat-number = siège { $number }
game-with-edition = { $game }, « { $edition } »
seats = Joueurs
you = Vous
you-listed = vous
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
terminal-program-fails = { $name } : { $reason }. Le bot « regular » joue { $count ->
    [one] ce coup
   *[other] ces { $count } coups
} à sa place.
terminal-program-again = { $name } : la même faute, { $count } fois déjà ; « regular » joue à sa place.
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
cli-admin = tenir un serveur : sauvegarde, restauration, parties, personnes
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
cli-help-bots = les bots, séparés par des virgules : random, { $form }, ou { $levels }, chacun plus fort que le précédent ; le dernier vaut pour les suivants (par défaut : { $default })
cli-help-bots-again = les programmes de vos propres bots, nommés comme au début de la partie
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
    [start] chaque tirage, évènement et position découle de la graine, des règles et d’une position choisie.
   *[other] chaque tirage, évènement et position découle de la graine et des règles.
}
cli-verified-over = Partie finie ; la graine correspond à l’empreinte publiée avant la partie.
cli-verified-start = Attention : la partie ne commence pas au début, mais d’une position choisie.
cli-verified-script = Attention : { $draws ->
    [0] les tirages ne viennent pas de la graine publiée.
    [1] 1 tirage a été choisi d’avance, sans hasard.
   *[other] { $draws } tirages ont été choisis d’avance, sans hasard.
}
cli-verified-script-then = Les tirages suivants viennent d’une autre graine, écrite dans le fichier, que rien n’annonçait avant la partie.
cli-verified-script-only = Aucun tirage ne vient de la graine publiée.
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
doctor-game-brief = { $game } : règles version { $rules }, mots présents ; pas de texte des règles
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

lab-players = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
lab-matches = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
lab-blocks = { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
}
lab-head = { $game }, { lab-players } ({ $bots }), { lab-matches }. Entre crochets : intervalle de confiance à 95 %.
lab-beside = { $game }, { lab-players }. Entre crochets : intervalle de confiance à 95 %.
lab-column = { $bots }, { lab-matches }
lab-help-simulate = fait jouer des bots et compte les victoires
lab-help-balance = mesure l’équilibre d’un jeu sur des parties de bots
lab-help-tournament = fait se rencontrer des bots par blocs des mêmes donnes, et les classe
lab-help-blocks = nombre de blocs : une donne, jouée par tous de tous les sièges (par défaut : { $default })
lab-help-file = fichier des résultats, bloc par bloc ; relancé, le tournoi reprend après le dernier
lab-help-sprt = s’arrêter dès que le premier bot est montré meilleur que le deuxième, ou non : les deux différences de part des victoires par siège, et le taux d’erreur (sans valeur : { $form })
lab-help-page = écrire les résultats en une page avec des graphiques
lab-help-ray = répartir le travail sur une grappe Ray (extra « ray ») : son adresse ; sans adresse, celle de cette machine, ou une grappe le temps du travail
lab-help-bots = les bots, séparés par des virgules : { $names } ; le dernier est répété (par défaut : { $default })
lab-help-tournament-bots = les bots, séparés par des virgules : { $names } ; un bot nommé deux fois a deux places, des copies prennent un nom : a=regular,b=regular (par défaut : { $default })
lab-help-matches = nombre de parties (par défaut : { $default })
lab-help-seed = la graine de la série : la même donne le même résultat (par défaut : 1)
lab-help-jobs = processus à la fois (par défaut : { $default } ; ici au plus { $most }) ; le résultat est le même
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
lab-help-strict = s’arrêter à la première faute d’un programme, au lieu de jouer ce coup à sa place
lab-replaced = « { $name } » : { $replaced ->
    [one] { $replaced } de ses { $asked } décisions a été jouée
   *[other] { $replaced } de ses { $asked } décisions ont été jouées
} à sa place par le bot « regular ». La première, dans { $where } (graine { $seed }), après le coup { $moves } (position { $position }) : { $reason }.
lab-replaced-in-match = la partie { $match }
lab-replaced-in-block = la rotation { $rotation } du bloc { $block }
lab-progress = { $done } / { $matches }
tournament-title = { $game } : un tournoi de bots
tournament-head = { $game }, { lab-players } : { lab-blocks }, { lab-matches }. Entre crochets : intervalle à 95 % ; l’unité indépendante est le bloc.
tournament-stopped = { $kept ->
    [yes] Arrêté. Les blocs finis sont dans { $file } : la même commande reprend là.
   *[no] Arrêté. Rien n’est gardé sans --file.
}
tournament-wins = Victoires par siège
tournament-rating = Cote
tournament-side = { $seats }
tournament-shares = Part des victoires
tournament-shares-caption = Ce que gagne en moyenne une place du bot. Le trait est la part égale, { $fair }.
tournament-ratings = Cotes
tournament-ratings-caption = Plackett-Luce, avec un terme pour le siège, en points Elo : 400 de plus, c’est dix fois la chance d’être premier. Intervalles par la vraisemblance, d’autant plus larges que les blocs s’écartent les uns des autres.
tournament-seats = Sièges
tournament-seats-caption = Quel que soit l’occupant : chaque bot s’assied partout autant de fois.
tournament-course = Parts après chaque bloc
tournament-course-caption = De gauche à droite les blocs, chaque part sur tous les blocs jusque-là.
tournament-table = Tous les chiffres
tournament-note = Un bloc est une donne, jouée dans toutes les rotations de ses joueurs ; parts et rangs sont par place tenue. Les cotes suivent Plackett-Luce avec un terme de siège, en points Elo autour de la moyenne ; un faible a priori garde finie celle de qui gagne toujours.
sprt-path = Le test, bloc par bloc
sprt-path-caption = Le logarithme du rapport de vraisemblance ; au-dessus du trait du haut H1 est acceptée, au-dessous de celui du bas H0.
sprt-hypotheses = SPRT, « { $first } » contre « { $second } », par la différence de leurs victoires par siège en blocs appariés. H0 : { $low } ou moins ; H1 : { $high } ou plus ; chacune des deux erreurs est censée être d’au plus { $error }.
sprt-verdict = { $accepted ->
    [H1] H1 acceptée après { lab-blocks } (LLR { $llr }, borne { $bound }) : { $shown }
    [H0] H0 acceptée après { lab-blocks } (LLR { $llr }, borne −{ $bound }) : { $shown }
   *[none] Indécis après { lab-blocks } (LLR { $llr }, bornes ±{ $bound }).
}
sprt-better = « { $first } » est meilleur.
sprt-worse = « { $first } » est moins bon.
sprt-not-so-much-better = « { $first } » n’est pas meilleur à ce point : la différence est au-dessous de { $high }.
sprt-not-so-much-worse = « { $first } » n’est pas moins bon à ce point : la différence est au-dessus de { $low }.
lab-again = Refaire le calcul
lab-again-text = La même version d’Arène donne les mêmes chiffres, quel que soit le nombre de processus :
lab-data = Les chiffres en données
lab-help-lab = étudie un jeu pour son auteur : une page de chiffres tirés de nombreuses parties de bots
lab-help-lab-bots = les niveaux de bots à étudier, séparés par des virgules : { $names } ; choix et hasard sont essayés avec le premier (par défaut : { $default })
lab-help-lab-matches = parties de chaque sorte (par défaut : { $default }) ; les choix qui frappent sont essayés dans { $times } fois plus
lab-help-choices = combien de choix essayer : un siège qui les fait toujours, ou jamais (par défaut : { $default })
lab-help-deals = combien de donnes rejouer en échangeant une chose contre une autre, en { $versions } versions chacune (par défaut : { $times } fois les parties ; { $none } : aucune)
lab-help-output = la page à écrire (par défaut : { $default })
lab-help-lab-file = fichier de ce qui a été joué ; relancée, l’étude continue après la dernière partie
lab-help-from = fait la page à partir des résultats que --json a écrits, ou que --beside a laissés, sans rejouer
lab-help-beside = écrit le style et les données dans des fichiers à côté de la page (lab.css, NOM.json), communs aux pages d’un dossier
study-written = La page est dans { $file }.
study-title = { $game } : le laboratoire
study-head = { $game }, { lab-players }, { $edition }. Bots : { $bots }. { lab-matches } de chaque sorte, { $played } jouées en tout. Entre crochets : intervalle à 95 %.
study-alone = Seul, on ne bat personne : victoires et parts tiennent lieu de ce que visent les bots du jeu, de 0 à 100 % (un score élevé).
study-findings = Ce qui frappe
study-findings-note = Trouvé en essayant : un siège fait toujours un choix, ou jamais, dans les mêmes parties avec les mêmes tirages ; les points sont des points de sa part des victoires. Des bots ne sont pas des joueurs : ce qui frappe est une question à creuser.
study-no-findings = Rien ne frappe avec ce nombre de parties.
study-finding-automatic = Automatique : « { $choice } » est choisi dans { $taken } des cas, et un siège qui ne le fait jamais y perd : { $effect } en { $count } parties.
study-finding-idle = Inutile : « { $choice } » n’est choisi que dans { $taken } des cas, et un siège qui ne le fait jamais n’y perd rien : { $effect } en { $count } parties.
study-finding-trap = Un piège : « { $choice } » est choisi dans { $taken } des cas, et un siège qui ne le fait jamais gagne plus : { $effect } en { $count } parties.
study-finding-neglected = Dominant : un siège qui choisit « { $choice } » dès qu’il le peut gagne plus : { $effect } en { $count } parties ; les bots le choisissent dans { $taken } des cas.
study-finding-mistimed = Mal à propos : « { $choice } » est choisi dans { $taken } des cas, et gagnent plus tant un siège qui ne le fait jamais ({ $effect }) qu’un siège qui le fait toujours ({ $always }), en { $count } parties : ces bots ne savent pas quand.
study-finding-fashion = Toujours le même : quelqu’un choisit « { $choice } » dans { $taken } des étapes où on le peut, alors que d’autres de sa sorte ne le sont presque jamais. Un siège qui ne le fait jamais : { $effect } en { $count } parties.
study-finding-indifferent = Sans effet : « { $choice } » est choisi dans { $taken } des cas, et pourtant un siège qui ne le fait jamais n’y perd guère : { $effect } en { $count } parties.
study-finding-seat = Le siège { $choice } ne gagne pas une part égale : { $effect } en { $count } parties.
study-finding-strong = Fort : tenir « { $thing } » fait gagner plus que la moyenne ({ $sort }) : { $effect } en { $count } parties.
study-finding-weak = Faible : tenir « { $thing } » fait gagner moins que la moyenne ({ $sort }) : { $effect } en { $count } parties.
study-points = { $value } { $size ->
    [one] point
   *[other] points
} [{ $low } ; { $high }]
study-beside = { $value } [{ $low } ; { $high }] n = { $count }
study-kind = { $example } (et les autres de cette sorte)
study-seats = Sièges
study-seat = Siège { $seat }
study-course = Le cours d’une partie
study-moves = Décisions par partie
study-decisions = Décisions par siège
study-branching = Réponses au choix
study-widest = Le plus de réponses à une question
study-forced = Questions à une seule réponse
study-wait = Décisions des autres entre deux des siennes
study-longest-wait = La plus longue attente d’une partie
study-score = Score final
study-margin = Écart du premier au deuxième
study-lead-changes = Changements de tête
study-runaway = Victoires de qui mène seul à la mi-temps
study-comeback = Victoires de qui est seul dernier à la mi-temps
study-sources = D’où viennent les points
study-sources-note = Les points qu’un siège gagne ou perd dans une partie, par la question après la réponse de laquelle ils ont été comptés (telle qu’elle a été posée une fois), quel que soit celui qui a répondu.
study-spread = Dispersion
study-scores = Scores finals, par nombre de sièges
study-lengths = Décisions par partie, par nombre de parties
study-questions = Ce qui est demandé
study-questions-note = Chaque question telle qu’elle a été posée une fois, avec les bots du premier niveau.
study-question = Question
study-asked = Fois par siège et partie
study-answers = Réponses
study-most = Au plus
study-choices = Choix
study-choices-note = Choisi : des cas où il y avait autre chose à faire. Par étape : des étapes (manches) où quelqu’un le pouvait, celles où quelqu’un l’a fait. Victoires : des sièges qui l’ont choisi au moins une fois, ce qui ne montre aucune cause. Jamais, toujours : ce que change à la part d’un siège de ne jamais le choisir, ou toujours, dans les mêmes parties ; ce qu’il fait à la place est essayé. Une étoile : trouvé dans de nouvelles parties.
study-choice = Choix
study-taken = Choisi
study-stages = Par étape
study-won = Victoires
study-never = Jamais
study-always = Toujours
study-never-caption = Ce que change à la part des victoires d’un siège de ne jamais faire le choix.
study-worth = Ce qui est distribué
study-worth-note = Les mêmes donnes, la carte échangée : une chose qu’un siège tient du hasard est échangée contre une autre de sa sorte, prise à un autre siège ou à la pile, et les mêmes bots continuent la partie avec la même chance. Est donné, en points, de combien sa part des victoires diffère de ce qu’apporte une chose moyenne ; n : parties où elle était tenue. Sur vingt intervalles, un manque la vérité, et d’une longue liste les extrêmes sont plus loin qu’ils ne le seraient une seconde fois : ce qui frappe malgré cela est dit en haut de la page.
study-worth-none = Rien n’a pu être comparé en { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} : plus on en joue, plus on en sait.
study-luck = Hasard
study-luck-note = Une source de hasard est tirée à nouveau, tout le reste demeure : combien change de qui gagne, où 100 % est autant qu’entre deux parties quelconques. Ce que plusieurs sources décident ensemble compte dans chacune.
study-thinking = le hasard propre des bots
study-skill = Habileté
study-skill-note = Un siège est joué par un autre niveau, les autres par « { $bot } » : sa part des victoires.
study-level-seat = un { $bot }
study-measures = Les mesures propres au jeu
lab-help-compare = compare deux éditions ou jeux d’options sur les mêmes parties
lab-help-first = ce qui est comparé : des options comme { $form }, le fichier d’une édition, les deux séparés par des virgules, ou { $as_is }
lab-help-second = à quoi on le compare, sous la même forme
lab-help-tune = cherche des valeurs d’édition qui rapprochent un jeu de ses cibles
lab-help-targets = les mesures qui comptent, par leur nom dans arene balance --json, séparées par des virgules (par défaut : toutes celles qui ont une cible)
lab-help-values = les valeurs qui peuvent bouger, par le début de leur chemin dans l’édition, séparées par des virgules (par défaut : toutes celles qui sont reconstituées)
lab-help-tries = combien d’éditions essayer (par défaut : { $default })
lab-help-tune-matches = parties qui jugent chacune, les mêmes pour toutes (par défaut : { $default })
lab-help-tune-file = fichier des essais ; relancée, la recherche reprend après le dernier
measure-moves = Décisions par partie
measure-score = Score final
measure-place = Victoires du siège { $place }
compare-head = { $game }, { lab-players } ({ $bots }), { lab-matches }, chacune jouée dans les deux. Entre crochets : intervalle à 95 %.
compare-difference = Différence
compare-note = La différence est prise dans les mêmes parties (mêmes graines, mêmes sièges), dont le hasard s’annule en grande partie. Une étoile : son intervalle exclut zéro.
tune-head = { $game } : { $tries ->
    [one] une édition essayée
   *[other] { $tries } éditions essayées, chacune
} dans { $matches ->
    [one] la même partie
   *[other] les mêmes { $matches } parties
}, { $values ->
    [one] une valeur
   *[other] { $values } valeurs
} à bouger. Distance aux cibles : { $start } au départ, { $best } au mieux (0 : toutes atteintes).
tune-nothing = Aucune autre valeur n’en rapproche.
tune-start = Au départ
tune-best = Au mieux
tune-value = Une valeur bougée
tune-loss = Changement de la distance
tune-note = Ce qui est choisi parmi beaucoup sur les mêmes parties paraît meilleur qu’il n’est : vérifiez-le sur une autre graine par arene compare.
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

# ---- Une partie expliquée

cli-analyse = expliquer une partie finie : les chances de chacun, les tournants, les décisions, le hasard
why-help-seats = les sièges dont on revoit les décisions, 1 étant le premier, séparés par des virgules (par défaut, ceux des joueurs humains ; tous s’il n’y a que des bots)
why-help-seconds = durée voulue, en secondes (par défaut : { $default })
why-help-output = écrire aussi une page pour le navigateur
why-help-picture = écrire aussi une image à partager (SVG)
why-picture-written = L’image est dans { $file }.
why-beforehand = Environ { $seconds } s avec { $jobs ->
    [one] un processus
   *[other] { $jobs } processus
} : { $looks ->
    [one] une position
   *[other] { $looks } positions
}, { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
}, { $draws ->
    [one] un tirage
   *[other] { $draws } tirages
}. Ctrl-C arrête et garde ce qui a été trouvé.
why-title = { $game } : la partie expliquée
why-head = { $moves } coups. Les chances viennent de { $look } suites jouées depuis chaque position ; les décisions sont comparées à celles d’un bot fort.
why-stopped = Arrêté avant la fin : voici ce qui avait été trouvé.
why-chances = Chances de gagner
why-caption = Les chances de chacun, coup après coup, avec les cartes et les piles telles qu’elles étaient ; les bandes contiennent la vraie valeur avec 95 % de confiance. Les numéros sont ceux des tournants.
why-prospects = Perspectives
why-caption-alone = Les perspectives d’un score élevé, coup après coup, avec les cartes et les piles telles qu’elles étaient ; la bande contient la vraie valeur avec 95 % de confiance. Les numéros sont ceux des tournants.
why-scored = { $name } : score de { $score }.
why-axis = coup { $moves }
why-turns = Tournants
why-no-turns = Aucun moment n’a fait basculer la partie à lui seul.
why-turn = Coup { $move } : { $name }, { $before } → { $after }. { $happened }
why-turn-between = Coups { $first } à { $move } : { $name }, { $before } → { $after }. Entre autres : { $happened }
why-turn-unseen = Coups { $first } à { $move } : { $name }, { $before } → { $after }.
why-did = { $name } : « { $action } ».
why-decisions = Décisions
why-no-decisions = { $count ->
    [0] Aucune décision n’a été revue.
    [one] Une décision a été revue ; elle n’a rien coûté de visible.
   *[other] { $count } décisions ont été revues ; aucune n’a rien coûté de visible.
}
why-decision = Coup { $move }, { $name } : « { $played } ». « { $better } » valait { $gain } de plus [{ $low } ; { $high }].
why-brings = Amène : { $event } ({ $other } des suites au lieu de { $played }).
why-avoids = Évite : { $event } ({ $other } des suites au lieu de { $played }).
why-no-reason = Aucun événement n’explique cela à lui seul : beaucoup de petites différences s’ajoutent.
why-scores-more = { $name } marque { $points } de plus en moyenne.
why-scores-less = { $name } marque { $points } de moins en moyenne.
why-points = −{ $gain }
why-between = entre { $low } et { $high } %
why-luck = Hasard et talent
why-column-name = Joueur
why-column-rank = Place
why-column-before = Au départ
why-column-luck = Hasard
why-column-cost = Ses choix
why-column-decisions = Choix revus
why-column-alike = D’accord avec le bot
why-draw = { $move ->
    [0] Au début, { $stream } : { $gave }.
   *[other] Coup { $move }, { $stream } : { $gave }. { $happened }
}
why-gave = { $name } { $points }
why-note = Les points sont des centièmes de partie, avec leur intervalle à 95 %. Au départ : les chances avant le premier tirage. Hasard : ce que tous les tirages ont apporté, chacun comparé à la moyenne s’il était refait, le reste étant inchangé. Ses choix : ce qu’ils ont apporté, comparés à ceux d’un bot fort qui ne voyait que ce que voyait le joueur.
hint-only = « { $action } » : il n’y a rien d’autre à faire.
hint-even = « { $action } » ; « { $other } » se vaut à peu près.
hint-better = « { $action } », soit { $gain } de mieux que « { $other } ».
why-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}

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
fault-two-tempers = { $value } a deux tempéraments ; un bot en montre un seul
fault-no-search = { $value } change une recherche, et « { $level } » ne cherche pas ; au choix, { $known }
fault-value-twice = { $value } y est deux fois
fault-twice = y est deux fois
fault-id-letters = { $value } n’est pas un identifiant ; permis, lettres, chiffres, - et _
fault-text-blank = est vide : il lui faut un nom
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
fault-broken-game = ne se charge pas : { $problem } ({ $place })
fault-no-game = { $value } ne donne pas de jeu d’Arène : son point d’entrée doit nommer un Game dont l’id est « { $value } »
fault-played-here = on a déjà joué ici ; restaurez dans une base vide
fault-no-backup = n’est pas une sauvegarde d’Arène
fault-backup-version = est la sauvegarde d’une autre version de la base ({ $version }, pas { $known })
fault-backup-cut = n’est pas entière : la fin manque
fault-no-database-file = ce fichier n’existe pas
fault-no-setting = il n’y a pas de tel réglage ; il y a { $known }
fault-rate = { $value } n’est pas un débit ; écrivez par exemple 60/minute, ou off
fault-network = { $value } n’est ni une adresse ni un réseau ; écrivez par exemple 10.0.0.1 ou 10.0.0.0/8
fault-web-address = { $value } n’est pas l’adresse d’un site ; il commence par http ou https et n’a rien après le nom
fault-clock-or-days = une horloge ou un temps en jours, pas les deux
fault-mailbox = { $value } n’est pas une adresse de courriel ; écrivez par exemple Arène <arene@jeux.example>
fault-setting-needs = ce réglage demande aussi { $other }
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
fault-program-command = { $value } ne dit pas quel programme lancer, comme { $form }
fault-program-quotes = { $value } a un guillemet qui ne se ferme pas
fault-program-budget = { $value } : le temps du programme est un nombre de secondes de 0.001 à 9999.999, écrit avec un point et trois décimales au plus, comme { $form }
fault-program-missing = le programme « { $command } » ne peut pas être lancé ({ $error })
fault-program-not-there = le programme « { $command } » ne peut pas être lancé : il n’est pas là, ou ce que demande sa première ligne n’y est pas
fault-program-not-allowed = le programme « { $command } » ne peut pas être lancé : il n’est pas permis de l’exécuter (est-il rendu exécutable ?)
fault-program-not-one = le programme « { $command } » ne peut pas être lancé : ce système ne sait pas comment ; la première ligne d’un script dit ce qui le lit
fault-program-late = le programme n’a pas répondu en { $seconds } s
fault-program-ended = le programme s’est arrêté (code { $code } ; il dit : { $complaint })
fault-program-nonsense = le programme répond { $answer }, qui ne nomme pas, sous « action », une des actions permises
fault-program-closed = le programme a fermé sa sortie sans s’arrêter (il dit : { $complaint })
fault-program-unasked = le programme dit { $answer } sans qu’on lui ait rien demandé : une question, une ligne
fault-program-failed = --strict s’arrête à ce qui s’y trouve déjà : « { $name } », dans la rotation { $rotation } du bloc { $block }, après le coup { $moves } (position { $position }) : { $reason }
fault-program-which = { $name } joue par un programme qui n’est pas nommé : un fichier de partie ne lance pas de programme de lui-même ; dites-le par --bots { $form }
fault-no-programs = { $value } : un programme serait lancé pour chacune de milliers de parties ; une étude prend les bots de la maison
fault-no-step = aucune des { $count } valeurs reconstituées ne peut changer seule : l’édition n’en accepte aucun pas, ni plus ni moins
fault-no-value = rien de reconstitué dans l’édition ne commence par { $value }
fault-no-box = { $value } n’est ni une option, comme dans { $form }, ni le fichier d’une édition, ni { $as_is }
fault-no-ray = Ray n’est pas installé : { $install }
fault-no-cluster = { $address ->
    [none] aucune grappe Ray n’a pu être rejointe ni lancée ici ({ $error })
   *[other] pas de grappe Ray à { $address } ({ $error })
}
fault-no-cluster-here = aucune grappe Ray ne tourne sur cette machine
fault-cluster-address = { $value } n’est pas une adresse de grappe Ray : il faut { $form }, auto ou local
fault-no-answer = rien n’y répond
fault-sprt = { $value } ne dit pas deux différences de parts comme { $form }, la plus petite d’abord
fault-sprt-error = { $value } : le taux d’erreur est entre 0 et 0,5, bornes exclues
fault-sprt-difference = { $value } : une différence de parts est entre −1 et 1
fault-tournament-label = { $name } n’est pas un nom de bot : prenez 1 à { $longest } lettres, chiffres, -, _ ou points, comme { $form }
fault-tournament-name = « { $name } » nomme deux bots différents ; chacun prend son propre nom
fault-tournament-name-cut = deux bots différents s’appellent « { $name } », car un tableau ne montre que le début d’une longue commande ; donnez à chacun un nom : { $form }
fault-tournament-bots = un tournoi demande au moins deux bots différents ; les copies d’un même prennent un nom : a=heuristic,b=heuristic
fault-tournament-seats = un tournoi demande au moins deux camps
fault-no-results = n’est pas un fichier de résultats ; rien n’y a été écrit
fault-damaged-row = cette ligne est abîmée : une part de ses résultats manque, ou n’est pas de ce tournoi ou de cette étude
fault-not-results = cette ligne n’est pas d’un fichier de résultats
fault-results-held = un autre processus écrit ce fichier
fault-written-over = remplacerait ce qui y est lu, ou déjà écrit ; il faut un autre nom
fault-not-a-study = ce ne sont pas les résultats d’une étude, tels que les écrit arene lab --json
fault-not-row = ce devrait être la ligne de rang { $row }
fault-other-results = le fichier contient les résultats d’autre chose : { $key } y vaut { $before }, ici { $now }
fault-bots-matches = { $value } ne dit pas des bots et leur nombre de parties, comme { $form }
fault-name-value = { $value } n’est pas NOM=VALEUR
fault-which-game = lequel ? { $known }
fault-no-rules-text = { $game } n’a pas de { $file } dans cette installation
fault-no-edition = { $game } n’a pas de matériel à écrire autrement
fault-pace = { $value } n’est pas un nombre de secondes ; permis, 0 à { $high }
fault-port = { $value } n’est pas un port ; permis, 0 à 65535
fault-no-database = n’est pas une base de données d’Arène : { $reason }
fault-rules-unknown = ses règles ({ $rules }) ne sont pas connues de cette version
fault-move-refused = est refusé ({ $rule })
fault-rules-fail = les règles échouent : { $error }
fault-database-version = a été écrit par une autre version d’Arène ({ $reason })
fault-no-postgres = demande le pilote PostgreSQL : pip install arene[postgres]
fault-database-kind = n’est pas une base de données ; indiquez le chemin d’un fichier ou l’URL d’une base PostgreSQL
fault-not-empty = n’est pas vide ; indiquez un nouveau dossier
fault-nobody-beside = des personnes au même écran ont besoin d’un siège « me » à côté d’elles
fault-one-is-mine = un seul siège est « me » ; les autres personnes à cet écran sont « here »
fault-kept-for = un siège gardé porte le nom de la personne à qui il est gardé
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
fault-null-sign = contient un signe nul, qui ne peut pas se garder
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
fault-analyse-unfinished = la partie n’est pas finie ; elle s’explique une fois finie, car on regarde toutes les mains
fault-is-not-over = la partie n’est pas finie
fault-other-ending = { $field } n’est pas ce à quoi mènent les coups
fault-other-events = les événements ne sont pas ceux que donnent les règles
fault-no-snapshot = la partie a commencé, mais sa position n’a jamais été écrite
fault-lesson-seats = { $names } noms, { $seats } sièges, le siège { $seat } à guider
fault-lesson-figure = rien de tel dans la partie : { $reason }
