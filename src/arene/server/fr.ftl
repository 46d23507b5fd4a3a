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
home-alone = Pas d’amis sous la main ? Les bots jouent à cinq niveaux.
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
level-beginner = débutant
level-beginner-help = Joue à vue de nez et laisse passer de bons coups.
level-regular = habitué
level-regular-help = Joue vite, selon de bonnes habitudes.
level-good = bon
level-good-help = Essaie ses coups avant de jouer, à deux décisions sur cinq, sans se faire attendre.
level-strong = fort
level-strong-help = Essaie ses coups à trois décisions sur cinq, et plus longtemps ; jusqu’à une seconde par coup.
level-expert = expert
level-expert-help = Pèse chaque coup ; jusqu’à trois secondes.
temper-bold = aime le risque
temper-careful = joue la prudence
new-options = Variantes et réglages
new-options-more = Tout est réglé comme dans la règle ; changez ce que vous voulez.
new-edition = Votre matériel
new-edition-help = Le fichier d’édition (TOML ou JSON) de votre boîte, si vous en avez écrit un. Sans fichier, l’édition d’Arène.
new-preset = Partie
preset-usual = La règle
preset-usual-help = Tout comme dans le livret.
new-listed = Montrer cette table sur la page d’accueil
new-away = Si quelqu’un s’absente
away-never = on l’attend
away-minutes = { $minutes ->
    [1] un bot joue après 1 minute
   *[other] un bot joue après { $minutes } minutes
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
me-text = Pas besoin de compte : votre nom, votre forme et votre couleur restent dans ce navigateur.
me-save = Enregistrer
me-link-title = Lien personnel
me-link-text = Ouvrez ce lien sur un autre appareil pour y retrouver vos parties. Il vaut une clé : ne le donnez à personne.
me-link-renew = Changer de lien
me-link-renew-sure = L’ancien lien ne mènera plus nulle part, dès maintenant. Vos parties et vos places restent les vôtres ici ; vos autres appareils devront ouvrir le nouveau lien.
me-link-renew-go = Changer de lien maintenant
me-done-renewed = Voici votre nouveau lien ; l’ancien ne vaut plus rien.
me-done-password = Le nom et le mot de passe sont enregistrés ; vos autres appareils devront se connecter de nouveau.
me-done-ended = C’est fait : ce qui était connu là ne l’est plus.
me-login = Vous avez un nom et un mot de passe ? Se connecter
me-account-title = Nom et mot de passe
me-account-text = Si vous le souhaitez : un nom et un mot de passe pour vous connecter de n’importe où, à côté de votre lien personnel.
me-account-known = Vous vous connectez sous le nom « { $login } ». Un nouveau mot de passe déconnecte vos autres appareils.
me-account-go = Enregistrer le nom et le mot de passe
login-title = Se connecter
login-text = Avec le nom et le mot de passe choisis sur votre page. Sans eux, ouvrez votre lien personnel.
login-other = Ici, vous êtes { $name }. Si vous vous connectez, ce navigateur sera à quelqu’un d’autre : gardez d’abord le lien personnel { DE($name) }.
login-name = Nom de connexion
login-password = Mot de passe
login-current = Mot de passe actuel
login-new = Nouveau mot de passe
login-shortest = { $shortest } signes au moins
login-go = Se connecter
me-devices-title = { $count ->
    [one] Votre appareil
   *[other] Vos { $count } appareils
}
device-unknown = Un appareil inconnu
device-here = Cet appareil
device-seen = Utilisé pour la dernière fois : { $day }
device-end = Déconnecter
device-end-here = Se déconnecter ici
me-programs-title = { $count ->
    [0] Programmes qui jouent pour vous
    [one] Un programme qui joue pour vous
   *[other] { $count } programmes qui jouent pour vous
}
me-programs-text = Un programme à vous, un bot par exemple, se fait connaître par un jeton. Il peut faire ce que vous cochez, et jamais changer votre nom, votre lien ou vos appareils.
token-name = Nom du programme
token-go = Créer un jeton
token-once = Voici le jeton. Il n’est montré que maintenant : copiez-le.
token-label = Jeton
token-end = Supprimer
scope-look = voir ce que je vois
scope-play = s’asseoir, jouer et parler
scope-host = ouvrir et arrêter des tables
me-data-title = Ce qui est gardé de vous
me-data-text = Votre nom, vos appareils, vos places, ce que vous avez dit et vos notes, dans un fichier.
me-data-go = Tout recevoir
me-erase-text = Ou tout faire effacer : votre nom, vos connexions, vos notes et ce que vous avez dit. À vos places, les autres voient un bot sans nom ; une partie en cours continue avec lui. On ne peut pas revenir en arrière.
me-erase-sure = Oui, effacer tout ce qui est de moi
me-erase-go = Effacer
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
row-lost = { $rank }e sur { $of }, { row-over }
row-over = { $names } { $count ->
    [1] l’emporte
   *[other] l’emportent
}
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
against-beginner = contre des bots de niveau débutant
against-regular = contre des bots de niveau habitué
against-good = contre des bots de niveau bon
against-strong = contre des bots de niveau fort
against-expert = contre des bots de niveau expert
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

# Les avis
me-notices = Avis et vacances
me-notices-text = Être averti quand c’est à vous de jouer, par courriel, sur cet appareil ou par un programme ; et vos jours d’absence.
notices-title = Avis
notices-text = Quand on vous attend à une table où vous n’êtes pas, vous recevez un avis, un seul par tour. Rien n’est envoyé tant que la table est ouverte devant vous.
notices-none-here = Ce serveur n’envoie pas d’avis : qui le tient n’a pas réglé son adresse publique.
notices-where = Où vous avertir
notices-nowhere = Nulle part encore : choisissez ci-dessous.
notices-when = Quand
notices-daily = Un seul résumé par jour
notices-daily-help = Au lieu d’un avis par tour ; rien les jours où rien de nouveau ne vous attend.
notices-hour = Heure du résumé
notices-at = { $hour } h
notices-zone = Fuseau horaire
notices-zone-help = Par exemple Europe/Paris ; vide : celui du serveur. Vos jours d’absence en dépendent aussi.
notices-done-saved = C’est enregistré.
notices-done-posted = Un courriel est en route : ouvrez le lien qu’il contient pour confirmer l’adresse.
notices-done-removed = Plus rien n’y sera envoyé.
notices-done-tried = Un essai est en route.
notices-done-away = C’est noté : ces jours-là, vos pendules en jours s’arrêtent.
notices-done-back = C’est noté : vos pendules en jours tournent de nouveau.
channel-email = Courriel
channel-push = Navigateur
channel-webhook = Programme (webhook)
channel-unconfirmed = à confirmer : ouvrez le lien reçu à cette adresse
channel-trouble-unreachable = plus rien n’y est envoyé : personne n’a répondu, plusieurs fois de suite
channel-trouble-refused = plus rien n’y est envoyé : l’autre côté refuse
channel-trouble-target-private = plus rien n’y est envoyé : ce nom mène à une adresse privée
channel-trouble-target-address = plus rien n’y est envoyé : cette adresse ne convient pas
channel-trouble-target-https = plus rien n’y est envoyé : il faut une adresse en https
channel-try = Essayer
channel-remove = Supprimer
channel-email-add = Votre adresse de courriel
channel-email-help = Elle reçoit d’abord un lien à ouvrir ; chaque avis contient de quoi ne plus en recevoir.
channel-email-go = Recevoir le lien
channel-push-add = Ce navigateur
channel-push-help = Il affiche l’avis même quand le site est fermé.
channel-push-go = M’avertir ici
push-denied = Le navigateur refuse les avis : permettez-les dans ses réglages.
push-failed = Ce navigateur n’a pas pu s’inscrire.
channel-webhook-text = Chaque avis est envoyé en JSON à une adresse à vous, signé selon les Standard Webhooks.
channel-webhook-add = Adresse du programme
channel-webhook-go = Ajouter
webhook-once = Voici la clé qui signe. Elle n’est montrée que maintenant : copiez-la.
webhook-secret = Clé de signature
away-title = Jours d’absence
away-text = { $granted ->
    [0] Ce serveur n’accorde pas de jours d’absence.
   *[other] Ces jours-là, le temps des coups en jours s’arrête pour vous, et la table le dit aux autres. { $left ->
        [0] Il ne vous en reste pas cette année (sur { $granted }).
        [1] Il vous en reste un cette année (sur { $granted }).
       *[other] Il vous en reste { $left } cette année (sur { $granted }).
    }
}
away-first = Premier jour
away-last = Dernier jour
away-go = Noter ces jours
away-end = Revenir
letter-confirm = Confirmer une adresse
letter-confirm-text = Recevoir à { $target } un avis quand c’est à vous de jouer ?
letter-confirm-go = Confirmer l’adresse
letter-confirm-done = L’adresse { $target } est confirmée.
letter-stop = Ne plus recevoir d’avis
letter-stop-text = Ne plus rien envoyer à { $target } ?
letter-stop-go = Ne plus rien envoyer
letter-stop-done = Plus rien n’est envoyé à cette adresse.
mail-turn-title = À vous de jouer : { $game }
mail-turn = On vous attend à une table { DE($game) }, avec { $names }.
mail-digest-title = { $count } parties vous attendent
mail-digest-line = { $game }, avec { $names }
mail-late-title = { $game } : le temps { DE($name) } est écoulé
mail-late = { $name } a dépassé le temps convenu. À la table, vous pouvez laisser un bot jouer à sa place ou arrêter la partie.
mail-confirm-title = Confirmez votre adresse
mail-confirm = Quelqu’un, sans doute vous, veut recevoir à { $address } un avis quand c’est son tour de jouer. Ouvrez ce lien dans les deux jours pour confirmer :
mail-confirm-not = Si ce n’est pas vous, ne faites rien : aucun autre courriel ne suivra.
mail-test-title = Un essai d’avis
mail-test = Si vous lisez ceci, les avis vous parviennent.
mail-settings = Vos avis et vos jours d’absence :
mail-stop = Ne plus recevoir ces courriels :

# Jouer sur plusieurs jours
days-move = Temps par coup, sur plusieurs jours
days-none = sans limite
days-count = { $days ->
    [1] 1 jour
   *[other] { $days } jours
}
days-then = Quand ce temps est écoulé
days-bot = un bot joue
days-claim = les autres décident
days-help = Le temps court que l’on regarde la table ou non, et s’arrête pendant les jours d’absence. « Les autres décident » : un bot joue à la place du retardataire, ou la partie s’arrête.
days-agreed = { days-count } par coup, puis { $then ->
    [claim] les autres décident
   *[bot] un bot joue
}
days-left = { $days ->
    [0] { $hours ->
        [0] moins d’une heure
       *[other] { $hours } h
    }
   *[other] { $days } j { $hours } h
}
days-left-label = Temps { DE($name) } pour ce coup : { days-left }
days-over = temps écoulé
days-away = en vacances jusqu’au { $date }
claim-lead = Le temps { DE($name) } est écoulé.
claim-text = C’est à vous de décider : un bot joue, ou la partie s’arrête.

# Problèmes
problem-title = Cela ne va pas
problem-home = Revenir à l’accueil
problem-begun = La partie a déjà commencé.
problem-ended = La partie a été arrêtée.
problem-over = La partie est finie.
problem-host-decides = C’est à qui a ouvert la table de décider ; aux autres joueurs s’il est absent depuis deux minutes ou, sur plusieurs jours, quand le temps de quelqu’un est écoulé.
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
problem-rules-fail = Les règles ont un défaut ici : ce coup ne peut pas être joué. Rien n’a changé ; un autre coup peut aller, et qui tient le serveur trouve la partie dans un fichier.
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
problem-storage = Le serveur ne peut plus rien écrire : son disque est plein ou refuse, ou sa base de données ne répond pas. Rien de ce qui était déjà fait n’est perdu ; réessayez dans un moment.
problem-moving = La table change de mains à l’intérieur du serveur. Rien n’est perdu ; réessayez dans quelques secondes.
problem-inside = Seuls les processus de ce serveur se parlent ici.
problem-stranger = Dites d’abord comment vous vous appelez.
problem-too-fast = Trop de messages à la fois : attendez quelques secondes.
problem-wrong-host = Ce site ne répond pas sous ce nom : allez sur { $address }
problem-foreign = Cette demande vient d’un autre site : rien n’a été changé.
wait-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
wait-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
problem-too-many-requests = Trop de demandes à la fois : réessayez dans { $wait }.
problem-too-many-guesses = Trop de codes ou de liens qui n’existent pas : réessayez dans { $wait }.
problem-too-many-people = Trop de nouveaux venus arrivent de cette adresse : réessayez dans { $wait }.
problem-too-many-tables = Trop de tables ouvertes en peu de temps : réessayez dans { $wait }.
problem-no-token = Ce jeton n’est pas valable.
problem-scope = Ce jeton ne permet pas cela ({ $scope }).
problem-login-short = Un nom de connexion a de 3 à 40 signes.
problem-password-short = Un mot de passe a de { $shortest } à { $longest } signes.
problem-login-taken = Quelqu’un a déjà ce nom de connexion : choisissez-en un autre.
problem-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
problem-token-scopes = Dites ce que le programme peut faire : cochez une chose au moins.
problem-token-many = Il y a déjà { $most } jetons : supprimez-en un d’abord.
problem-erase-sure = Rien n’a été effacé : cochez que vous êtes sûr.
problem-silenced = L’hôte vous a retiré la parole à cette table.
problem-nobody-said = Personne à qui on puisse retirer la parole n’a dit cela ici.
problem-not-removed = Cette place est celle de l’hôte, ou de personne.
problem-too-large = La demande dépasse { $kilobytes } ko.
problem-days-left = Le temps convenu pour ce coup n’est pas écoulé.
problem-no-notices = Ce serveur n’envoie pas d’avis.
problem-no-mail = Ce serveur n’envoie pas de courriels.
problem-mail-address = Ce n’est pas une adresse de courriel.
problem-target-address = Rien ne peut être envoyé à cette adresse : il faut une adresse complète, qui commence par https.
problem-target-https = Il faut une adresse en https.
problem-target-private = Cette adresse est privée : ce serveur n’y envoie rien.
problem-push-keys = Les clés du navigateur manquent ou ne sont pas valables.
problem-no-channel = Il n’y a rien de tel parmi vos avis.
problem-channels-many = Il y en a déjà { $most } : supprimez-en un d’abord.
problem-not-confirmed = Cette adresse n’est pas encore confirmée.
problem-no-zone = Ce fuseau horaire est inconnu : { $zone }
problem-no-confirm = Ce lien ne confirme plus rien : il a plus de deux jours, ou l’adresse a été retirée.
problem-no-stop = Ce lien n’est pas valable.
problem-away-dates = Ces jours ne vont pas ensemble : le premier est aujourd’hui ou plus tard, le dernier ne vient pas avant lui.
problem-away-limit = { $left ->
    [0] Il ne vous reste aucun jour d’absence en { $year }.
    [1] Il ne vous reste qu’un jour d’absence en { $year }.
   *[other] Il ne vous reste que { $left } jours d’absence en { $year }.
}
problem-away-twice = Vous êtes déjà absent ces jours-là.
problem-not-away = Cette absence n’existe pas, ou elle est finie.
problem-too-many-letters = Trop d’envois demandés : réessayez dans { $wait }.

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
remove-title = Renvoyer quelqu’un
remove-one = Renvoyer { $name }
remove-note = Un bot prend sa place pour de bon ; la partie continue.
remove-sure = Renvoyer { $name } pour de bon ? Un bot prend la place.
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
ui-restart-lead = Le serveur redémarre.
ui-restart = Tout est enregistré et les pendules sont arrêtées ; la table revient d’elle-même.
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
ui-earlier-lines = { $count ->
    [1] Montrer la ligne précédente
   *[other] Montrer les { $count } lignes précédentes
}
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
notice-removed = L’hôte a renvoyé { $name } ; un bot joue à sa place.
notice-late = Temps écoulé : un coup est joué pour { $name }.
notice-ended = { $name } a arrêté la partie ; personne ne gagne.
notice-bot-stuck = Un bot ne peut pas jouer : les règles ont un défaut ici. Rien n’est perdu ; qui tient le serveur trouve la partie dans un fichier.
notice-bot-late = Un bot a réfléchi trop longtemps ; un plus rapide a joué à sa place.
notice-bot-wrong = Un bot s’est perdu ; un plus simple a joué à sa place.
ui-send = Envoyer
ui-mute = Ne plus afficher { $name }
ui-unmute = Afficher de nouveau { $name }
ui-chat-watching = spectateur
ui-silence = Retirer la parole à { $name } pour tous
ui-unsilence = Rendre la parole à { $name }
ui-silenced = (sans parole)
ui-muted = Message masqué
ui-step = Étape { $step } sur { $of }
ui-live = Revenir à la partie
ui-first = Début
ui-previous = Étape précédente
ui-next = Étape suivante
ui-last = Fin
ui-play = Lecture
ui-pause = Pause
ui-from-my-turn = Depuis mon dernier coup
ui-link-here = Lien vers cette étape
ui-link-copied = Lien copié
ui-replay = Revoir la partie
ui-replay-more = Plus de réglages
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
end-you-win = Vous l’emportez
end-shared = Victoire partagée
end-decided = À égalité de points, ceci départage : { $name }, { $value } ; { $second }, { $other }.
end-rank = Rang
end-player = Joueur
end-score = Points
end-curve = La partie en une courbe
end-curve-label = Score de chacun, de coup en coup ; les nombres sont dans la feuille de score.
end-turn = { $name } prend la tête à l’étape { $step } et ne la lâche plus.
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
cli-serve-settings = Chaque réglage peut aussi être écrit dans le fichier de réglages (public_url) ou dans l’environnement (ARENE_PUBLIC_URL). La ligne de commande l’emporte sur l’environnement, et lui sur le fichier. Un débit s’écrit 60/second, 60/minute, 60/hour, 60/day ou off.
cli-admin-backup = tout écrire dans un fichier, pendant que le serveur tourne
cli-admin-restore = lire un tel fichier dans une base vide
cli-admin-matches = lister les parties, les dernières touchées d’abord
cli-admin-people = lister les personnes, les dernières vues d’abord
cli-admin-check-matches = rejouer toutes les parties gardées selon les règles installées, et dire lesquelles diffèrent
cli-admin-differs = { $match } ({ $game }, règles { $rules }), coup { $move } : { $why }
cli-admin-checked = Parties rejouées : { $matches } ; différentes : { $different }
cli-admin-file = le fichier
cli-admin-limit = combien au plus
cli-admin-status = seulement celles qui sont ouvertes (open), en cours (running), finies (over) ou arrêtées (ended)
cli-admin-backed = { $file } (personnes : { $people }, parties : { $matches }, coups : { $moves })
cli-admin-restored = { $db } (personnes : { $people }, parties : { $matches }, coups : { $moves })
setting-config = fichier de réglages, en TOML (ou ARENE_CONFIG)
setting-host = adresse où écouter (0.0.0.0 : toutes)
setting-port = port où écouter ; sans lui, 8000 ou le premier libre après lui
setting-db = où vivent les parties : un fichier, ou l’URL d’une base PostgreSQL
setting-workers = processus qui servent le site ensemble
setting-inside = adresse de cette machine pour les processus d’autres machines qui partagent la base
setting-public-url = adresse publique du site, pour les liens ; avec elle, le site ne répond qu’à son nom
setting-allowed-hosts = autres noms sous lesquels le site répond, séparés par des virgules
setting-trusted-proxies = adresses ou réseaux des mandataires (proxys) que l’on croit sur l’origine des visiteurs
setting-connections = connexions ouvertes à la fois
setting-connections-per-address = connexions ouvertes à la fois depuis une adresse
setting-head-seconds = secondes pour dire ce qu’on demande
setting-body-seconds = secondes pour envoyer le reste de la demande
setting-reader-seconds = secondes laissées à qui ne lit pas la réponse
setting-limits = les limites par adresse et par personne (on ou off)
setting-requests-per-address = demandes d’une adresse
setting-requests-per-person = demandes d’une personne
setting-guesses = codes, liens et mots de passe faux
setting-people-per-address = nouveaux venus d’une adresse
setting-tables-per-address = tables ouvertes depuis une adresse
setting-tables-per-person = tables ouvertes par une personne
setting-smtp-host = serveur de courrier qui envoie les avis ; sans lui, aucun courriel
setting-smtp-port = son port
setting-smtp-security = starttls, tls ou none
setting-smtp-user = nom de connexion au serveur de courrier
setting-smtp-password = mot de passe (plutôt dans le fichier ou l’environnement : la ligne de commande se voit)
setting-mail-from = expéditeur des courriels : Arène <arene@jeux.example>
setting-private-targets = webhooks et avis du navigateur vers des adresses privées permis (on ou off)
setting-letters = courriels de confirmation et essais, par personne et par adresse
setting-vacation-days = jours d’absence par an et par personne ; 0 : aucun
setting-log = forme du journal du serveur : text ou json
setting-log-level = ce qui y est écrit : debug, info, warning ou error
setting-access-log = une ligne par demande dans ce journal (on ou off)
setting-metrics-from = adresses ou réseaux qui peuvent lire /metrics
cli-serve-address = Arène : { $address } (Ctrl-C pour arrêter)
cli-serve-open = ouvrir le navigateur
runs-compiled = Règles compilées
runs-plain = Règles en Python simple ; compilées, elles vont bien plus vite (« arene doctor »)

# Une partie expliquée
why-back = Retour à la table
why-offer = Les chances de chacun à chaque coup, les tournants, vos choix à côté de ceux d’un bot fort, et la part du hasard. Environ { $seconds } secondes de calcul, en arrière-plan.
why-begin = Expliquer cette partie
why-again = Recommencer
why-underway = La partie est passée en revue…
why-percent = { $percent } %
why-lost = Le calcul a été interrompu, et rien n’a été gardé. Il peut être relancé.
why-leave = Vous pouvez quitter cette page : le résultat est gardé avec la partie.
why-move = Coup { $move }
why-moves = Coups { $first } à { $last }
why-opening = Au début
why-played = Joué
why-better = Mieux
why-draws = Les tirages qui ont compté
why-decisions-note = Les choix qui ont coûté le plus de chances de gagner, jugés d’après ce que le joueur savait, et ce qu’un bot fort aurait fait.
why-stop = Arrêter et montrer ce qui a été trouvé
why-players-only = Seuls ceux qui ont joué cette partie peuvent la faire expliquer.
why-see = Revoir ce moment
why-picture = Image à partager
end-why = Pourquoi ?
new-help = Les joueurs peuvent demander un indice
ui-hint = Un indice
ui-hint-coming = Un bot fort y réfléchit…
problem-no-help = Pas d’indice à cette table : l’hôte l’a voulu ainsi.
problem-not-asked = On ne vous demande rien pour l’instant.
ui-what-if = Et si… ? L’essayer à une table à part
ui-back-to = Retour à la partie d’origine
ui-aside = Essai : revenir
why-practice = Retenter ce coup

# La même donne pour tout le monde
new-tables = Tables
new-tables-count = { $count ->
    [1] une seule
   *[other] { $count } tables, la même donne
}
new-tables-help = Mêmes cartes, mêmes dés, mêmes bots à chaque table ; à la fin, chaque place est comparée aux mêmes places des autres tables. Vous jouez à la première, vos amis s’assoient aux autres.
deal-title = La même donne, { $game }
deal-about = { $count ->
    [1] Une table joue cette donne.
   *[other] { $count } tables jouent cette donne : mêmes cartes, mêmes dés, mêmes tirages, mêmes bots.
}
deal-closed-note = Tant qu’une table joue ou attend encore, chacun ne voit que la sienne, et seulement ce que voit sa place. Graine du tirage, fichiers, rediffusions des autres places et analyses s’ouvrent à tous quand la dernière table a fini. On ne s’assoit qu’à une table.
deal-open-note = Toutes les tables ont fini : tout est ouvert à tous.
deal-winner = { $count ->
    [1] { $names } gagne la donne
   *[other] { $names } gagnent la donne
}
deal-winner-why = { $percent ->
    [100] Devant toutes les autres tables à la même place
   *[other] Devant { $percent } % des autres tables à la même place
}, { $difference } par rapport à la moyenne de cette place.
deal-winner-alike = Rien ne les départage.
deal-nothing = Il n’y a rien à comparer : moins de deux tables ont joué jusqu’au bout.
deal-compared = Place par place
deal-how = L’écart est celui des points à la moyenne de la même place sur toutes les tables. Gagne la donne qui bat la plus grande part des mêmes places (d’abord le rang à sa table, puis les points) ; l’écart départage.
deal-difference = Écart
deal-tables = Les tables
deal-table = Table { $number }
deal-table-link = Lien de la table { $number }
deal-page-link = Lien vers toutes les tables
deal-invite = Envoyez ce lien : chacun y choisit sa table.
deal-bot = bot, { $level }
deal-mine = Aller à votre table
deal-running = En cours
deal-over = Finie
deal-ended = Arrêtée par { $name }
deal-end = Arrêter cette table
deal-end-sure = Arrêter cette table ? Elle n’aura pas de résultat.
deal-fingerprint = Empreinte du tirage, la même à toutes les tables
deal-waiting-room = Cette donne est jouée à plusieurs tables.
deal-ending-closed = D’autres jouent encore cette donne : la graine, le fichier, les autres places et l’analyse s’ouvriront quand toutes les tables auront fini.
deal-see = Comparer les tables
deal-see-closed = Voir les tables
daily-see-ranking = Voir le classement du jour
problem-deal-closed = D’autres jouent encore la même donne : ceci reste fermé jusqu’à ce que toutes les tables aient fini.
problem-deal-elsewhere = Vous jouez déjà cette donne à une autre table.
problem-no-deal = Aucune donne ne porte ce code.
problem-no-day = Il n’y a pas de donne pour ce jour.

# La donne du jour
daily-title = Donne du jour
daily-of = Donne du jour, { $game }, { $date }
daily-about = Une donne par jeu et par jour, la même pour tout le monde, seul contre les mêmes bots.
daily-setup = Mêmes cartes, mêmes dés pour tout le monde, à la première place d’une table de { $seats }, contre les mêmes bots (niveau { $level }), sans indices.
daily-rules = Votre première partie compte si elle est finie avant minuit, temps universel ; les suivantes sont de l’entraînement. Vous voyez les résultats des autres quand vous avez joué ; leurs parties, les autres places et la graine du tirage s’ouvrent quand la journée est finie.
daily-left = Encore { $left }.
daily-hours = { $hours } h
daily-minutes = { $minutes } min
daily-count = { $count ->
    [0] Personne n’a encore fini
    [1] Une personne a fini
   *[other] { $count } personnes ont fini
}
daily-row-new = À jouer
daily-row-running = Partie en cours
daily-row-played = { $rank ->
    [1] 1er sur { $count }
   *[other] { $rank }e sur { $count }
}
daily-row-late = Finie trop tard
daily-row-ended = Abandonnée
daily-see = Voir
daily-play = Jouer la donne du jour
daily-go-on = Reprendre votre partie
daily-running-today = Votre partie compte si vous la finissez avant minuit, temps universel.
daily-running-past = La journée est finie : cette partie ne compte plus, mais vous pouvez la terminer.
daily-practice = Jouer pour s’entraîner
daily-late = Votre partie a fini après minuit, temps universel : elle ne compte pas.
daily-ended = Votre partie a été arrêtée : elle ne compte pas.
daily-missed = Cette journée est finie : on peut encore jouer sa donne, sans classement.
daily-rank = { $rank ->
    [1] 1er sur { $count }
   *[other] { $rank }e sur { $count }
}
daily-own = { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $seats } à votre table, { $score } points.
daily-share = { $game }, donne du jour, { $date } : { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $seats }, { $score } points ; { $rank ->
    [1] 1er
   *[other] { $rank }e
} sur { $count } au classement. { $link }
daily-share-label = Votre résultat à partager
daily-not-copied = Rien n’a été copié : sélectionnez le texte et copiez-le vous-même.
daily-send = Envoyer
daily-streak = { $days } jours de suite
daily-ranking = Classement du jour
daily-place = Place à sa table
daily-you = vous
daily-spread = De { $low } à { $high } points, médiane { $median }.
daily-hidden = Le classement s’ouvre quand vous avez joué, ou quand la journée est finie.
daily-previous = Les jours d’avant
