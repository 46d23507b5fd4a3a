# Les Sponsors de l’Automobile : les mots. Les noms des voitures, des catégories et des virages viennent de l’édition.

game-name = Les Sponsors de l’Automobile
game-poster = Les Sponsors de l’Auto
game-tagline = Le stand, puis la roulette
game-pitch = Trouvez des sponsors, construisez votre voiture, puis gagnez la course, roulette comprise.

# Voitures, cartes, cases
who = { $own ->
    [yes] votre voiture { $colour }
   *[no] { $seat } ({ $colour })
}
car-number = { $number } { $seat }
zone = zone { $colour }
cards-of = { $category } { $values }
times = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
decimal = { $whole },{ $tenth }
million = { $count ->
    [0] rien
   *[other] { $count } M
}
sponsor-count = { $count ->
    [0] aucun
   *[other] { $count }
}
energy = { $count ->
    [0] 0
   *[other] { $count }
}
energy-points = { $energy ->
    [0] 0 point d’énergie
    [1] 1 point d’énergie
   *[other] { $energy } points d’énergie
}
cards-label = { $count ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $count } cartes
}
card-label = carte atelier { $value }
hand-sum = main : { $points ->
    [0] 0 case
    [1] 1 case
   *[other] { $points } cases
}, arrivée dans { $left }
pile = { $category } { $left } × { $price } M
pile-label = { $category } : { $left ->
    [0] pile épuisée
    [1] 1 carte
   *[other] { $left } cartes
}, { $price } M la carte, { $mean } { $whole ->
    [one] point
   *[other] points
} en moyenne
ring-cell = { $kind }{ $here ->
    [none] {""}
   *[other] [{ $here }]
}
ring-cell-label = { $kind ->
    [A] A, achat dans toutes les catégories
    [V] V, achat dans la zone
    [S] S, carte sponsor
    [void] E, aucun échange dans cette zone
   *[E] E, échange
}{ $who ->
    [none] {""}
   *[other]  : { $who }
}
track-cell = Case { $column }, voie { $lane }{ $colour ->
    [green] , verte
    [red] , rouge
    [violet] , violette
   *[plain] {""}
}{ $who ->
    [none] {""}
   *[other]  : { $who }
}
ruler = case { $column }
where = case { $column }, voie { $lane }
arrived = { $place ->
    [1] arrivée 1re
   *[other] arrivée { $place }e
}
end = case { $column }{ $colour ->
    [green] , verte : +{ $green }
    [red] , virage rouge
    [violet] , violette
   *[other] {""}
}{ $slip ->
    [0] {""}
   *[other] , aspiration : +{ $slip }
}{ $home ->
    [yes] , arrivée
   *[no] {""}
}
end-finish = arrivée
lane-end = voie { $lane }{ $colour ->
    [green] {" "}verte +{ $green }
    [red] {" "}rouge
    [violet] {" "}violette
   *[other] {""}
}{ $slip ->
    [0] {""}
   *[other] {" "}aspiration +{ $slip }
}{ $home ->
    [yes] {" "}arrivée
   *[no] {""}
}
offer-sponsor = une carte sponsor
offer-exchange = { $own ->
    [yes] échange avec une pile
   *[no] échange avec { $car }
}
offer-nothing = E, aucun échange possible
offer-none = { $left ->
    [yes] rien que vous puissiez acheter
   *[no] tout est épuisé
} ({ $cell }, zone { $zone })
offer-buy = { $categories ->
    [all] achat dans toutes les catégories
    [any] achat dans { $count } piles au choix
   *[other] achat ({ $categories })
}
tag-team = équipe
tag = { $tag ->
    [leads] en tête
    [blocks] bloque
    [blocked] bloquée
    [off] hors piste, passe un tour
   *[played] a joué
}

# La table
panel-ring = La piste centrale
panel-circuit = Le circuit · + verte, ~ rouge, * violette
panel-cars = Voitures
panel-hand = { $which ->
    [own] Vos cartes
   *[other] Cartes : { $which }
}
panel-sponsors = { $which ->
    [own] Vos sponsors
   *[other] Sponsors : { $which }
}
column-zone = Zone
column-cells = Cases
column-piles = Piles
column-car = Voiture
column-money = Argent
column-sponsors = Sponsors
column-cards = Cartes
column-energy = Énergie
column-place = Place
column-where = Où
column-tags = État
status-workshop = Construction, tour { $round }
    .more = { $left ->
        [0] dernier tour
        [1] 1 carte au plateau
       *[other] { $left } cartes au plateau
    }
status-between = Avant la course
status-race = { $round ->
    [0] Course, grille de départ
   *[other] Course, tour { $round }
}
status-over = Fin de la course, tour { $round }

# Questions
prompt-you = À vous
prompt-which = À vous, voiture { $colour }
prompt-sell = Vendez-vous des sponsors avant de lancer le dé ?
    .lead = { $which }
prompt-six = Un 6 : avancez de 1 à 5 cases.
    .lead = { $which }
prompt-cell = { $cell ->
    [S] Piochez-vous une carte sponsor ?
    [E] { $target ->
        [board] Échangez une de vos cartes avec la pile de sa catégorie, ou gardez-les toutes.
       *[other] { $target } doit échanger : quelle carte donnez-vous ?
    }
   *[other] { $money ->
        [1] Vous avez 1 million : qu’achetez-vous ?
       *[other] Vous avez { $money } millions : qu’achetez-vous ?
    }
}
    .lead = { $which }
prompt-discard = Quatre sponsors, un de trop : lequel rendez-vous ?
    .lead = { $which }
prompt-swap = { $swaps ->
    [1] Il reste un échange entre vos deux voitures.
   *[other] Échangez-vous des cartes entre vos deux voitures ? { $swaps } échanges au plus.
}
    .lead = { $which }
prompt-propose = { $swaps ->
    [1] Il reste un échange dans votre équipe. Que proposez-vous ?
   *[other] Que proposez-vous à votre équipe ?
}
    .lead = { $which }
prompt-answer = { $partner } vous donne { $gave } contre votre { $took } ({ $category }). D’accord ?
    .lead = { $which }
prompt-split = Comment répartissez-vous l’énergie ?
    .lead = { $which }
prompt-counter = { $partner } propose de garder { energy-points } et de vous en laisser { $rest }. D’accord ?
    .lead = { $which }
prompt-settle = { $partner } vous laisserait { energy-points } et en garderait { $rest }. D’accord ?
    .lead = { $which }
prompt-drive = { $why ->
    [leads] Vous menez : une carte, ou un 0 pour la roulette.
    [leads-card] Vous menez, sans carte 0 : jouez une carte.
    [leads-zero] Vous menez avec des 0 seulement : donnez-en un pour la roulette.
    [blocks] Vous bloquez le passage : une carte, ou un 0 pour la roulette.
    [blocks-card] Vous bloquez le passage, sans carte 0 : jouez une carte.
    [blocks-zero] Vous bloquez le passage avec des 0 seulement : donnez-en un pour la roulette.
    [stuck-spin] Votre voiture est bloquée : la roulette, ou passez.
    [stuck-zero] Votre voiture est bloquée : un 0 pour la roulette, ou passez.
    [stuck] Votre voiture est bloquée : passez.
    [spin] Aucune carte à jouer ici : la roulette.
   *[free] Une carte ou la roulette ?
}
    .lead = { $which }
prompt-balls = Combien de billes ajoutez-vous ? L’énergie est dépensée quoi qu’il sorte.
    .lead = { $which }
prompt-lane = Dans quelle voie finissez-vous ?
    .lead = { $which }
prompt-bonus = { $both ->
    [yes] Quel bonus d’abord ?
   *[no] Prenez-vous votre bonus ?
}
    .lead = { $which }
prompt-over = { $count ->
    [1] { $winners } gagne
   *[other] { $winners } gagnent
} avec { $score ->
    [1] 1 point
   *[other] { $score } points
}{ $tie ->
    [lead] {""}, à égalité de points : l’avance et le retard départagent
    [first] {""}, à égalité de points, par la voiture arrivée la première
   *[no] {""}
}.{ $racing ->
    [0] {""}
    [1] {""}
   *[other] {" "}La course s’est arrêtée là, { $racing } voitures sont classées comme elles se trouvaient.
}
waiting-sell = { $car } peut vendre des sponsors.
waiting-six = { $car } a lancé un 6 et choisit sa case.
waiting-cell = { $car } est sur une case { $cell }.
waiting-discard = { $car } rend une carte sponsor.
waiting-swap = { $car } échange entre ses deux voitures.
waiting-propose = { $car } et son équipe se concertent.
waiting-answer = { $car } et son équipe se concertent.
waiting-split = { $car } répartit l’énergie.
waiting-counter = { $car } et son équipe se concertent.
waiting-settle = { $car } et son équipe se concertent.
waiting-drive = { $car } joue.
waiting-balls = { $car } prépare la roulette.
waiting-lane = { $car } choisit sa voie.
waiting-bonus = { $car } choisit son bonus.

# Actions
action-sell = Vendre { $cards } : { $price ->
    [0] pour rien
    [1] 1 million
   *[other] { $price } millions
}
action-keep = Garder les sponsors
action-advance = Avancer de { $cells } : { $offer }
action-buy = { $category } : { $price ->
    [1] 1 million
   *[other] { $price } millions
}, { $mean } en moyenne ; il vous restera { $rest ->
    [0] 0 million
    [1] 1 million
   *[other] { $rest } millions
}
action-decline = { $cell ->
    [S] Ne pas piocher
    [E] Ne rien échanger
   *[other] Ne rien acheter
}
action-draw = Piocher une carte sponsor
action-discard = Rendre le { $colour }
action-swap-board = Donner { $category } { $value } contre une carte de la pile
action-force-swap = Donner { $category } { $value } et en prendre une autre à { $target }
action-swap = { $category } : { $gave } contre { $took }
action-propose = { $category } : votre { $gave } contre son { $took }
action-done = { $decision ->
    [swap] Ne plus rien échanger
   *[other] Ne plus rien proposer
}
action-split = { $first } { $energy }, { $second } { $rest }
action-accept = D’accord
action-refuse = Non
action-counter = { action-split }
action-card = Carte { $value }{ $column ->
    [0] {""}
   *[other] {" "}→ case { $column }{ $short ->
        [yes] {" "}(piste bloquée)
       *[no] {""}
    }
}{ $ends ->
    [none] {""}
   *[other]  : { $ends }
}
chances = { $own } chance{ $own ->
    [1] {""}
   *[other] s
} sur { $balls } d’avancer de { $cells }
spin-odds = { $balls ->
    [0] {""}
   *[other] {""} : { chances }, 1 sur { $balls } (la violette) { $violet ->
        [off] de sortir de la piste
       *[other] d’avancer de { $thrown }
    }
}
action-zero-spin = Un 0 pour la roulette{ $extra ->
    [0] { spin-odds }
   *[other] {""}
}
action-spin = La roulette{ $extra ->
    [0] { spin-odds }
    [1] , avec 1 bille de plus si vous voulez
   *[other] , avec jusqu’à { $extra } billes de plus
}
action-pass = Passer, la voiture est bloquée
action-balls = { $extra ->
    [0] Sans bille de plus
    [1] 1 bille de plus
   *[other] { $extra } billes de plus
} : { chances }
action-lane = Voie { $lane } : { $told }
action-bonus = { $bonus ->
    [green] La verte{ $both ->
        [yes] {" "}d’abord
       *[no] {""}
    } : +{ $green }
    [slipstream] L’aspiration{ $both ->
        [yes] {" "}d’abord
       *[no] {""}
    } : +{ $slip }
   *[none] Aucun bonus
}

# Journal
log-match-started = La partie commence : { $cars } voitures, une piste centrale, un circuit.
log-dealt = { $car }, cartes reçues : { $cards }.
log-starter = { $car } commence.
log-sold = { $car } vend { $count ->
    [1] 1 sponsor
   *[other] { $count } sponsors
} ({ $colours }) : { $price ->
    [0] 0 million
    [1] 1 million
   *[other] { $price } millions
}.
log-die = { $car } lance { $face }.
log-pawn-moved = { $car } avance de { $cells } : case { $cell }, zone { $zone }.
log-no-action = { $reason ->
    [no_target] { $car } n’a personne avec qui échanger.
    [no_money] { $car } n’a pas de quoi acheter ici.
   *[empty_piles] Il ne reste rien à prendre ici pour { $car }.
}
log-declined = { $car } ne prend rien sur cette case.
log-bought = { $car } achète { $category } pour { $price ->
    [1] 1 million
   *[other] { $price } millions
}{ $seen ->
    [yes]  : un { $value }
   *[no] {""}
}.
log-last-round = Le plateau est vide : on finit le tour.
log-sponsor-drawn = { $car } pioche un sponsor{ $seen ->
    [yes] {" "}{ $colour }
   *[no] {""}
}.
log-sponsor-discarded = { $car } rend un sponsor{ $seen ->
    [yes] {" "}{ $colour }
   *[no] {""}
}.
log-board-swap = { $car } échange une carte avec la pile, { $category }{ $seen ->
    [yes]  : { $gave } contre { $took }
   *[no] {""}
}.
log-forced-swap = { $car } oblige { $other } à échanger { $category }{ $seen ->
    [yes]  : { $gave } contre { $took }
   *[no] {""}
}.
log-workshop-closed = La construction est finie, après { $round ->
    [1] 1 tour
   *[other] { $round } tours
}.
log-energy-bought = { $given ->
    [yes] { $payer } offre { $points ->
        [1] 1 point d’énergie
       *[other] { $points } points d’énergie
    } à { $car }.
   *[no] { $car } { $points ->
        [0] n’a rien pour acheter de l’énergie
        [1] achète 1 point d’énergie
       *[other] achète { $points } points d’énergie
    }.
}
log-money-lost = { $car } perd { $money ->
    [1] 1 million qui ne sert
   *[other] { $money } millions qui ne servent
} plus à rien.
log-hand-shown = { $car } vous montre ses cartes : { $cards }.
log-proposed = { $car } propose à { $other }, { $category } : { $gave } contre { $took }.
log-answered = { $accepted ->
    [yes] { $car } accepte.
   *[no] { $car } refuse.
}
log-no-more = { $car } ne propose plus rien.
log-pair-swap = { $car } et { $other } échangent { $category }{ $seen ->
    [yes]  : { $gave } contre { $took }
   *[no] {""}
}.
log-split-proposed = { $car } propose de garder { energy-points }.
log-split-countered = { $car } répond : { energy-points } pour { $other }.
log-energy-split = Énergie : { $car } { $energy }, { $other } { $rest }.
log-grid = Grille de départ : { $order }.
log-round = Course, tour { $round }.
log-turn = Au tour { DE($car) }.
log-card-played = { $car } joue { $value ->
    [0] un 0 pour la roulette
   *[other] un { $value }
}.
log-passed = Piste bloquée pour { $car }, qui passe.
log-balls-added = { $car } lance la roulette{ $extra ->
    [0] {""}
    [1] {" "}avec 1 bille de plus
   *[other] {" "}avec { $extra } billes de plus
} ({ $balls } billes).
log-ball = { $whose ->
    [violet] Bille violette : les voitures sur une case rouge sortent, celles sur une violette avancent de 3, les autres de 1.
    [own] { $car } tire sa propre bille.
   *[other] { $car } tire la bille { DE($of) }.
}
log-moved = { $car } { $cause ->
    [green] gagne { $cells ->
        [1] 1 case
       *[other] { $cells } cases
    } sur la verte
    [slipstream] gagne { $cells ->
        [1] 1 case
       *[other] { $cells } cases
    } par aspiration
   *[other] avance de { $cells }
}{ $lane ->
    [0] {""}
   *[other]  : case { $column }, voie { $lane }
}.
log-shortened = Piste bloquée pour { $car } : { $done ->
    [0] aucune case
    [1] 1 case
   *[other] { $done } cases
} au lieu de { $cells }.
log-bonus-earned = { $car } gagne { $cells } cases.
log-bonus-declined = { $car } renonce à son bonus.
log-spun-off = { $car } sort de la piste, case { $column }.
log-turn-missed = { $car } passe son tour.
log-returned = { $car } revient en piste, case { $column }, voie { $lane }.
log-finished = { $place ->
    [1] { $car } franchit la ligne en tête !
   *[other] { $car } franchit la ligne : { $place }e.
}
log-lead = { $car } compte { $cells ->
    [1] 1 case
   *[other] { $cells } cases
} d’avance sur la dernière voiture adverse : cela départagera si les points sont égaux.
log-decided = Plus rien ne peut changer : la course s’arrête, les { $left } voitures encore en course sont classées comme elles sont.
log-race-end = { $count ->
    [1] { $winners } gagne
   *[other] { $winners } gagnent
} avec { $score ->
    [1] 1 point
   *[other] { $score } points
}{ $tie ->
    [lead] {""}, à égalité de points : { $lead ->
        [1] 1 case
       *[other] { $lead } cases
    } d’avance contre { $lag } de retard
    [first] {""}, à égalité de points, par la voiture arrivée la première
   *[no] {""}
}, après { $rounds ->
    [1] 1 tour
   *[other] { $rounds } tours
} de course.

# Refus
refusal-automobile-order = { $asked ->
    [sell] D’abord, vendez des sponsors ou gardez-les.
    [six] D’abord, choisissez de combien de cases avancer.
    [cell] D’abord, servez-vous de la case ou refusez.
    [discard] D’abord, rendez un sponsor.
    [swap] D’abord, échangez entre vos voitures ou finissez.
    [propose] D’abord, proposez un échange ou finissez.
    [answer] D’abord, répondez à la proposition.
    [split] D’abord, répartissez l’énergie.
    [counter] D’abord, répondez sur l’énergie.
    [settle] D’abord, répondez sur l’énergie.
    [drive] C’est le moment de jouer une carte ou la roulette.
    [balls] D’abord, choisissez vos billes.
    [lane] D’abord, choisissez votre voie.
   *[bonus] D’abord, choisissez votre bonus.
}
refusal-automobile-sell-not-held = Vous n’avez pas ces sponsors.
refusal-automobile-cell-other = { $cell ->
    [A] Ici, une case A, on achète une carte.
    [V] Ici, une case V, on achète une carte de la zone.
    [S] Ici, une case S, on pioche un sponsor.
   *[E] Ici, une case E, on échange.
}
refusal-automobile-buy-other-zone = { $category } ne se vend pas dans la zone { $zone } : une case V ne vend que ce qui est à côté.
refusal-automobile-buy-empty = { $category } : la pile est épuisée.
refusal-automobile-buy-too-dear = { $category } coûte { $price ->
    [1] 1 million
   *[other] { $price } millions
}, vous avez { $money ->
    [0] la bourse vide
    [1] 1 million
   *[other] { $money } millions
}. On ne vend qu’avant de lancer le dé.
refusal-automobile-exchange-zone = { $own ->
    [yes] Dans votre zone, on échange avec une pile.
   *[no] Dans la zone d’une autre voiture, on échange avec elle.
}
refusal-automobile-exchange-not-held = Vous n’avez pas { $category } { $value }.
refusal-automobile-exchange-empty = { $category } : rien à prendre en échange.
refusal-automobile-discard-not-held = Vous n’avez pas de sponsor { $colour }.
refusal-automobile-swap-same = { $category } : { $value } contre { $value } ne changerait rien.
refusal-automobile-swap-not-held = { $category } : ces deux cartes ne sont pas en main.
refusal-automobile-split-same = C’est ce qui est proposé : acceptez, ou dites autre chose.
refusal-automobile-split-bounds = { $energy } n’est pas possible : de { $least } à { $most }, pour ne dépasser la limite d’aucune voiture.
refusal-automobile-drive-leader = Vous menez : pas de roulette sans donner un 0, tant que vous avez des cartes.
refusal-automobile-drive-blocks = Vous bloquez le passage : pas de roulette sans donner un 0, tant que vous avez des cartes.
refusal-automobile-drive-no-zero = Vous n’avez pas de carte 0.
refusal-automobile-drive-zero-kept = Vous pouvez lancer la roulette sans donner de 0 : gardez le vôtre.
refusal-automobile-drive-not-held = Vous n’avez pas de carte { $value }.
refusal-automobile-drive-blocked = Votre voiture est bloquée : aucune carte ne la fait avancer.
refusal-automobile-drive-not-blocked = On ne passe que si sa voiture est bloquée.
refusal-automobile-balls-energy = { $energy ->
    [0] Vous n’avez plus d’énergie.
    [1] Vous n’avez qu’un point d’énergie.
   *[other] Vous n’avez que { $energy } points d’énergie.
}
refusal-automobile-balls-most = { $most ->
    [0] On n’ajoute pas de bille.
    [1] Une bille de plus, c’est le maximum.
   *[other] { $most } billes de plus, c’est le maximum.
}
refusal-automobile-lane-not-reached = La voie { $lane } n’est pas à portée.
refusal-automobile-bonus-not-owed = Vous n’avez pas droit à ce bonus ici.

# Options
option-four_player_mode = À quatre
option-four_player_mode-help = Deux équipes, partenaires face à face, ou chacun pour soi.
value-four_player_mode-teams = en équipes
value-four_player_mode-individual = chacun pour soi
option-workshop_price = Prix des cartes atelier
option-workshop_price-help = Ceux de l’édition, ou un prix unique, en millions.
value-workshop_price-edition = de l’édition
value-workshop_price-1 = 1 million
value-workshop_price-2 = 2 millions
value-workshop_price-3 = 3 millions
option-side_exchange = Échange dans sa paire
option-side_exchange-help = Une case E dans la zone de son partenaire ou de son autre voiture permet d’échanger.
value-side_exchange-none = non
value-side_exchange-allowed = oui
option-pre_race_swaps = Échanges avant la course
option-pre_race_swaps-help = Combien de fois une paire de voitures peut échanger une carte contre une autre avant le départ.
option-surplus_money = Argent de trop
option-surplus_money-help = Au-delà de la limite d’énergie, il est perdu, ou remplit d’abord l’autre voiture de la paire.
value-surplus_money-lost = perdu
value-surplus_money-partner = pour l’autre voiture
option-team_hands = Mains des partenaires
option-team_hands-help = Les partenaires voient la main l’un de l’autre avant la course, ou dès le début.
value-team_hands-pre_race = avant la course
value-team_hands-always = toujours
option-race_order = Ordre de la course
option-race_order-help = Recalculé après chaque voiture, ou fixé au début du tour.
value-race_order-dynamic = recalculé
value-race_order-frozen = fixé
option-places_count_finished = Places après une arrivée
option-places_count_finished-help = Les voitures arrivées gardent leur place ; sinon la première en piste est de nouveau en tête.
value-places_count_finished-true = gardées
value-places_count_finished-false = libérées
option-bonus_scope = Bonus
option-bonus_scope-help = Case verte et aspiration valent pour tout déplacement, ou seulement à son propre tour.
value-bonus_scope-all = toujours
value-bonus_scope-own_turn = à son tour
option-bonus_optional = Bonus facultatif
option-bonus_optional-help = On peut renoncer à un bonus, pour éviter un virage par exemple.
value-bonus_optional-false = non
value-bonus_optional-true = oui
option-slipstream_limit = Aspiration
option-slipstream_limit-help = Une fois par déplacement, ou une fois par tour de course.
value-slipstream_limit-displacement = par déplacement
value-slipstream_limit-round = par tour
option-pair_tie = Paires à égalité de points
option-pair_tie-help = L’avance de la paire arrivée la première contre son retard à la fin, la voiture arrivée la première, ou une victoire partagée.
value-pair_tie-lead = avance contre retard
value-pair_tie-first_car = à la voiture arrivée la première
value-pair_tie-draw = victoire partagée

# Confort
comfort-drive_for_me = Conduire pour moi
comfort-drive_for_me-help = Quand une bille vous déplace au tour d’un autre, la meilleure voie est choisie sans vous demander.
value-drive_for_me-false = non
value-drive_for_me-true = oui

# Mesures
measure-workshop-rounds = Tours de construction
measure-race-rounds = Tours de course
measure-turns = Tours de jeu en tout
measure-grid = { $place ->
    [1] Victoires de la première voiture de la grille
   *[other] Victoires de la { $place }e voiture de la grille
}
measure-starting = { $place ->
    [1] Victoires de la voiture qui a commencé
   *[other] Victoires de la { $place }e voiture à jouer
}
measure-side = Victoires de la paire des voitures 1 et 3
measure-level = Paires à égalité de points
measure-level-first = Égalités gagnées par la paire arrivée la première
measure-energy = Énergie achetée par voiture
measure-money-lost = Millions perdus par voiture
measure-spins = Roulettes par course
measure-violet = Billes violettes par course
measure-spin-offs = Sorties de piste par course
measure-slipstreams = Aspirations par course
measure-greens = Bonus verts par course
measure-blocking = Tours d’une voiture qui bloque sans mener
measure-zeros = Cartes 0 jouées par course
measure-unplayed = Cartes non jouées par voiture
measure-best-hand = Victoires de la meilleure main au départ
measure-guards = Constructions closes sans vider le plateau

# Le dessin
draw-you = vous
draw-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
draw-money = { $count ->
    [0] bourse vide
    [1] 1 million
   *[other] { $count } millions
}
draw-energy = { $count ->
    [0] plus d’énergie
    [1] 1 point d’énergie
   *[other] { $count } points d’énergie
}
draw-phase = { $phase ->
    [workshop] Construction
    [between] Avant la course
   *[race] Course
}
draw-off = passe un tour
draw-arrived = arrivée
draw-cell = case { $column }
draw-ring = { $kind ->
    [A] au choix
    [V] d’ici
    [S] sponsor
    [void] rien
   *[E] échange
}
draw-threw = { $you ->
    [yes] Vous faites { $face }
   *[no] { $seat } fait { $face }
}
draw-pack = Sponsors, { $count } dans le paquet
draw-mean = moyenne { $mean }
draw-empty = épuisée
draw-circuit = Le circuit
draw-order = Ordre de jeu
draw-round-order = { $round ->
    [0] Grille de départ
   *[other] Tour { $round }, ordre de jeu
}
draw-played = a joué
draw-legend-green = verte : +{ $cells } à la { $place } place
draw-legend-slip = derrière une voiture : +2
draw-legend-violet = Bille violette :
draw-legend-red = sort de la piste
draw-roulette = Roulette
draw-roulette-help = { $balls } billes, dont une à chaque voiture et la violette.
draw-odds = { $own } sur { $balls }
draw-cells = { $cells ->
    [1] 1 case
   *[other] { $cells } cases
}
draw-hand = { $cards } cartes, { $points } cases en tout
draw-sponsors = { $count ->
    [0] aucun sponsor
    [1] 1 sponsor
   *[other] { $count } sponsors
}
draw-sponsors-most = Sponsors, 3 au plus
draw-letter = { $colour ->
    [bleu] B
    [rouge] R
   *[jaune] J
}
draw-then = { $decision ->
    [lane] Choisissez votre voie.
   *[balls] Vous choisirez ensuite vos billes.
}
draw-go = { $decision ->
    [drive] Rouler
    [lane] Rouler
    [spin] Vers la roulette
    [balls] { $number ->
        [0] Lancer
        [1] Lancer, 1 énergie
       *[other] Lancer, { $number } énergies
    }
    [six] Avancer de { $number }
    [buy] Acheter { $what }
    [cell] Échanger
    [discard] Rendre
    [sell] Vendre
    [swap] Échanger
    [propose] Proposer
    [split] Répartir
    [counter] Répondre
   *[other] Valider
}
draw-take = Piocher
draw-lane = Voie { $lane }
draw-car = voiture { $colour }
draw-sponsor = Sponsor { $colour }
draw-swap-effect = Cases en main : { $first } { $after } au lieu de { $before }, { $second } { $to } au lieu de { $from }.
draw-share-effect = Énergie : { $first } { $energy }, { $second } { $rest }.
progress-label = Cases parcourues par chacun, de coup en coup. À deux voitures ou en équipe, leur somme.
draw-team-wins = L’équipe { $first } et { $second } gagne
draw-pair = { $teams ->
    [yes] Équipe
   *[no] Joueur
}
draw-cars = Voitures
draw-car-points = { $points } ({ $place })
draw-podium = Arrivée
draw-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
draw-offer-none = aucun échange
draw-offer-exchange = { $who ->
    [board] échange à la pile
   *[other] échange avec { $who }
}
draw-ring-exchange = { $who ->
    [board] à la pile
   *[other] avec { $who }
}
draw-offer-dear = trop cher
draw-offer-gone = épuisé
draw-offer-any = { $count ->
    [1] 1 pile au choix
   *[other] { $count } piles au choix
}
draw-deals = { $who } et { $other } règlent leurs voitures.
draw-swap-first = Touchez une carte, puis celle de l’autre voiture, dans la même catégorie.
draw-swap-second = Contre laquelle, dans la même catégorie ?
draw-swap-wait = { $who } réfléchit.
draw-shares = { $both ->
    [1] 1 point
   *[other] { $both } points
} d’énergie pour les deux voitures.
draw-how-many = Combien de billes de plus ?
draw-odds-own = Vous : { $cells ->
    [1] 1 case
   *[other] { $cells } cases
}{ $column ->
    [0] {""}
   *[other] , jusqu’à la case { $column }
}.
draw-odds-others = Avance de 1, à vos frais : { $who }.
draw-your-other = votre autre voiture
draw-violet-off = { $count ->
    [1] Sur le rouge, sort : { $who }.
   *[other] Sur le rouge, sortent : { $who }.
}
draw-violet-launch = Sur l’étoile, +{ $cells } : { $who }.
draw-violet-rest = +{ $cells } : { $who }.
draw-leads = { $value ->
    [0] Jusqu’à la case { $column }
   *[other] Le { $value } vous mène en { $column }
}
draw-brings = { $colour ->
    [red] virage rouge
    [violet] violette
    [finish] arrivée
   *[other] sans bonus
}
draw-brings-green = verte, { $place }
draw-brings-slip = aspiration
draw-brings-both = verte, { $place }, et aspiration
draw-goal = arrivée, case { $column }
draw-mini-map = Le circuit entier : toucher pour voir la voiture suivante
draw-progress = { $column } sur { $finish }
draw-leftover = Ce qui reste à la fin devient de l’énergie : { $most } points au plus.
draw-other-car = Votre autre voiture
draw-sale = { $price ->
    [1] 1 M aujourd’hui
   *[other] { $price } M aujourd’hui
}
draw-hope = { $price } M avec un { $colour }
draw-sell-one = Vendre ou garder : { $colour }

# Ce que fait chaque pièce
explain-cell = { $kind ->
    [A] Qui s’arrête ici achète une carte, dans la pile de son choix.
    [V] Qui s’arrête ici achète une carte, dans une pile de cette zone seulement.
    [S] Qui s’arrête ici pioche un sponsor.
    [void] Cette zone n’est celle d’aucune voiture : qui s’arrête ici n’échange rien.
   *[E] Qui s’arrête ici échange une carte : avec la pile dans sa propre zone, ailleurs avec la voiture de la zone, qui ne peut pas refuser.
}
explain-pile = Se vend dans la zone { $zone } et sur les cases A. On paie sans voir la carte. Cartes de la catégorie : { $values }.
explain-card = { $value ->
    [0] N’avance pas. En tête, ou quand on bloque le passage, il faut donner un 0 pour lancer la roulette.
    [1] En course, avance d’une case, une seule fois.
   *[other] En course, avance de { $value } cases, une seule fois.
}
explain-sponsor = Se vend avant de lancer le dé : trois identiques { $same } millions, trois différents { $different }, tout le reste { $single } par carte.
explain-energy = Un point ajoute une bille à votre couleur quand vous lancez la roulette, et une case si elle sort. Il est dépensé quoi qu’il sorte.
explain-roulette = Une bille par voiture et la violette : la voiture dont la bille sort avance. La violette fait sortir de la piste qui est sur une case rouge.
explain-track = { $colour ->
    [green] Qui s’arrête ici avance encore : de { $least } à { $most } cases, d’autant plus qu’on est mal placé.
    [red] Virage : si la bille violette sort, la voiture arrêtée ici quitte la piste et passe un tour.
   *[violet] Si la bille violette sort, la voiture arrêtée ici avance de { $cells } cases.
}

# La première partie guidée
tutorial-hello = Le but : construire une voiture, puis la mener la première à l’arrivée, { $cells } cases plus loin. La bleue est à vous. Une carte { $card } la fera avancer de { $card }, une seule fois : remplissez votre atelier, avec l’argent des autres. La construction touche à sa fin.
tutorial-sponsor = Votre démarcheur s’est arrêté sur un S : un sponsor pour vous. Vous en avez déjà deux rouges. Piochez.
tutorial-sell = Trois rouges ! Trois sponsors identiques valent { $same } millions, trois différents { $different }, tout le reste { $single } par carte. On ne vend qu’une fois par tour, avant le dé. Vendez les trois.
tutorial-sell-fewer = Séparées, ces cartes ne valent que { $single } million chacune ; les trois ensemble en font { $same }.
tutorial-six = Un { $die } : avancez de { $fewest } à { $most } cases, au choix. Sur un A, on achète dans toutes les catégories ; sur un V, dans celles de la zone seulement. Allez au A de la zone rouge, à { $cells } cases.
tutorial-buy = Il ne reste que deux cartes en vente. On paie sans voir ; la carrosserie coûte { $price } millions au lieu de { $cheaper }, mais ses cartes sont plus fortes. Achetez-la.
tutorial-exchange = Un { $bought } ! Et vous voici sur un E, chez Inès : elle doit échanger une carte avec vous, dans la catégorie que vous dites, sans pouvoir refuser. Donnez votre pilote { $given } : difficile de recevoir pire.
tutorial-exchange-other = Donnez plutôt ce que vous avez de plus faible : le pilote { $given }. Le { $zero }, lui, servira en tête de course.
tutorial-last = Encore un { $took } ; Inès s’en souviendra. Le dé vous mène à un V, et il ne reste qu’un châssis. Achetez-le : le plateau sera vide, et la construction finie.
tutorial-grid = Vos { $money } millions sont devenus { $energy } points d’énergie : ils serviront à la roulette. La grille est tirée au sort : Inès, vous, Bruno. À chaque tour, chacun joue une fois, le mieux placé d’abord.
tutorial-draft = Inès a joué un { $hers }, en voie { $there }. Jouez le vôtre et finissez juste derrière elle, en voie { $lane } : après deux cases ou plus, l’aspiration en donne { $more } de plus.
tutorial-green = Aspiration ! Choisissez la voie { $lane } : la case { $cell } est verte, et s’arrêter sur une case verte fait avancer encore, davantage quand on est mal placé. Puis restez en voie { $then }.
tutorial-bend = Neuf cases pour un { $card }, et vous menez. En tête, pas de roulette, sauf à donner une carte { $zero }. Un virage approche : gare à ses cases rouges. Jouez un { $next } et attendez à l’entrée, en voie { $lane }.
tutorial-bend-more = Le { $next } suffit pour attendre devant le virage ; gardez le reste pour la ligne droite.
tutorial-violet = La bille violette ! Inès, arrêtée sur une case rouge, sort de la piste et passera un tour. Les autres avancent d’une case, ou de trois depuis une violette. Vous gardez la voie { $lane }.
tutorial-late = Dix tours plus tard, dernier virage. Inès a { $ahead } cases d’avance et il vous reste un { $card } et un { $zero }. Vous n’êtes pas en tête : lancez la roulette, avec { $extra } billes de plus. Elle vous fera avancer de { $cells }, { $yours } fois sur { $balls }.
tutorial-late-other = Un { $card } ne rattrape pas Inès, et l’énergie ne vaut plus rien après l’arrivée : la roulette, avec { $extra } billes.
tutorial-ball = Votre bille : { $cells } cases. Finissez en voie { $lane }, derrière Inès, pour l’aspiration ; puis encore en voie { $then }, sur la case verte ; et restez-y.
tutorial-finish = Case { $cell }, et le mieux placé joue d’abord : vous. Pas besoin du compte exact, le { $card } franchit la ligne. Jouez-le.
tutorial-end = La bleue gagne : { $mine } points, Inès { $second }, Bruno { $third }. Le reste se découvre en jouant : à deux, chacun mène deux voitures ; à quatre, on court en équipes et l’on s’échange des cartes avant le départ. Et barrer la route est tout un art.

# Éditions et positions fautives

fault-automobile-points = une meilleure place ne peut pas rapporter moins de points
fault-automobile-number-taken = { $number } est le numéro d’une autre voiture
fault-automobile-cards-count = { $count } cartes ; permis, { $low } à { $high } : une par voiture et une sur le plateau
fault-automobile-no-card-of-value = la catégorie n’a pas de carte de valeur { $value }
fault-automobile-zone-sells-nothing = aucune ne se vend dans la zone { $zone }
fault-automobile-many-of-value = plus de { $most } cartes de valeur { $value }
fault-automobile-few-zeros = moins de { $least } cartes de valeur 0
fault-automobile-zone-cell = la case { $place } est { $cell } ; au choix, { $known }
fault-automobile-zone-length = { $count } cases ; permis, 4 à 12
fault-automobile-zone-start = cases A : { $count } ; il en faut une seule, le départ de la voiture de la zone
fault-automobile-zone-lacks = il n’y a pas de case { $cell }
fault-automobile-columns = { $count } colonnes ; permis, { $low } à { $high }
fault-automobile-lane-length = { $count } colonnes ; la première voie en a { $columns }
fault-automobile-track-cell = la colonne { $column } est { $cell } ; au choix, . G R V #
fault-automobile-narrow = aucune colonne n’a trois voies
fault-automobile-part = colonnes { $low } à { $high } sur { $columns }
fault-automobile-no-road = la colonne { $column } n’a pas de case : on ne peut pas faire le tour du circuit
fault-automobile-dead-end = la case ({ $column },{ $lane }) ne mène nulle part : la colonne { $next } n’a pas de case à une voie de là
fault-automobile-off-track = ({ $column },{ $lane }) n’est pas sur le circuit
fault-automobile-no-plain-cell = ({ $column },{ $lane }) n’est pas une case ordinaire
fault-automobile-grid-order = ({ $column },{ $lane }) n’est pas derrière ({ $before },{ $beside })
fault-automobile-phase = la question « { $decision } » est de la phase { $phase }
fault-automobile-rounds = { $round } ne convient pas ; la construction dure { $most } tours au plus
fault-automobile-round-zero = les tours se comptent à partir de 1
fault-automobile-idle = { $count } ne convient pas ; la construction finit après { $most } tours sans achat
fault-automobile-not-playing = { $car } ne joue pas à { $seats } joueurs
fault-automobile-money-spent = l’argent est dépensé quand la construction finit
fault-automobile-sponsors-sold = les sponsors sont vendus quand la construction finit
fault-automobile-many-sponsors = plus de { $most }
fault-automobile-no-more-of-value = il n’y a pas autant de cartes de valeur { $value }
fault-automobile-none-left = il ne lui reste aucune carte { $category }
fault-automobile-piles-gone = les piles sont rangées quand la construction finit
fault-automobile-no-more-sponsors = il n’y a pas autant de sponsors { $colour }
fault-automobile-must-hold = doit contenir { $cards }
fault-automobile-remembered-elsewhere = « { $kind } » se note ailleurs
fault-automobile-shown-others = { $car } a montré d’autres cartes { $category }
fault-automobile-nothing-to-give = { $car } n’avait pas de { $value } en { $category } à donner
fault-automobile-other-hand = mène à d’autres cartes { $category } pour { $car }
fault-automobile-other-pile-size = mène à un autre nombre de cartes dans la pile { $category }
fault-automobile-other-pile = mène à d’autres cartes sous la pile { $category }
fault-automobile-other-sponsors = mène à d’autres sponsors pour { $car }
fault-automobile-other-pack = mène à d’autres cartes sous le paquet
fault-automobile-places = les voitures arrivées ont les places { $places }
fault-automobile-no-cell = il n’y a pas de case ({ $column },{ $lane })
fault-automobile-not-red = ({ $column },{ $lane }) n’est pas rouge : on n’y sort pas de la piste
fault-automobile-cell-taken = { $car } est déjà en ({ $column },{ $lane })
fault-automobile-order-lacks = il manque une voiture qui n’est pas arrivée
fault-automobile-cannot-wait = { $car } ne peut pas attendre son déplacement
fault-automobile-no-move = la question « { $decision } » et un déplacement en cours ne vont pas ensemble
fault-automobile-moves = la question est pour { $car }, c’est donc elle qui avance
fault-automobile-bonus = doit un bonus qu’aucune case ne donne
fault-automobile-steps = la voiture peut avancer de { $steps }, pas de { $asked }
fault-automobile-not-over = la partie est finie quand chaque voiture a sa place
fault-automobile-race-over = la course est finie : il reste une voiture
fault-automobile-not-racing = { $car } n’est pas en piste
fault-automobile-turn = la question est pour { $car }, c’est donc son tour
fault-automobile-nothing-to-sell = { $car } n’a pas de sponsor à vendre
fault-automobile-nothing-to-discard = { $car } n’a pas de sponsor en trop
fault-automobile-no-choice = la question « { $decision } » ne laisse rien à décider ici
fault-automobile-no-pairs = on n’échange avant la course qu’avec des paires de voitures
fault-automobile-not-asked = la question « { $decision } » n’existe pas à { $seats } joueurs
fault-automobile-other-pair = { $car } n’est pas dans la paire qui échange
fault-automobile-asked-first = la question est d’abord pour { $car }
fault-automobile-offer = { $offer } ne peut pas se proposer ici
fault-automobile-seat-has = ce siège a { $cars }
fault-automobile-must-be-empty = doit être vide

# Le journal, quand c’est vous : la même ligne à la deuxième personne ; -target, -other… quand vous êtes celui qu’elle vise
you-dealt = Vous recevez : { $cards }.
you-starter = Vous commencez.
you-sold = Vous vendez { $count ->
    [1] 1 sponsor
   *[other] { $count } sponsors
} ({ $colours }) : { $price ->
    [0] 0 million
    [1] 1 million
   *[other] { $price } millions
}.
you-pawn-moved = Vous avancez de { $cells } : case { $cell }, zone { $zone }.
you-no-action = { $reason ->
    [no_target] Vous n’avez personne avec qui échanger.
    [no_money] Vous n’avez pas de quoi acheter ici.
   *[empty_piles] Il ne reste rien à prendre ici pour vous.
}
you-declined = Vous ne prenez rien sur cette case.
you-bought = Vous achetez { $category } pour { $price ->
    [1] 1 million
   *[other] { $price } millions
}{ $seen ->
    [yes]  : un { $value }
   *[no] {""}
}.
you-sponsor-drawn = Vous piochez un sponsor{ $seen ->
    [yes] {" "}{ $colour }
   *[no] {""}
}.
you-sponsor-discarded = Vous rendez un sponsor{ $seen ->
    [yes] {" "}{ $colour }
   *[no] {""}
}.
you-board-swap = Vous échangez une carte avec la pile, { $category }{ $seen ->
    [yes]  : { $gave } contre { $took }
   *[no] {""}
}.
you-forced-swap = Vous obligez { $other } à échanger { $category }{ $seen ->
    [yes]  : { $gave } contre { $took }
   *[no] {""}
}.
you-energy-bought = { $given ->
    [yes] { $payer } vous offre { $points ->
        [1] 1 point d’énergie
       *[other] { $points } points d’énergie
    }.
   *[no] { $points ->
        [0] Vous n’avez rien pour acheter de l’énergie.
        [1] Vous achetez 1 point d’énergie.
       *[other] Vous achetez { $points } points d’énergie.
    }
}
you-money-lost = Vous perdez { $money ->
    [1] 1 million qui ne sert
   *[other] { $money } millions qui ne servent
} plus à rien.
you-proposed = Vous proposez à { $other }, { $category } : { $gave } contre { $took }.
you-answered = { $accepted ->
    [yes] Vous acceptez.
   *[no] Vous refusez.
}
you-no-more = Vous ne proposez plus rien.
you-split-proposed = Vous proposez de garder { energy-points }.
you-split-countered = Vous répondez : { energy-points } pour { $other }.
you-energy-split = Énergie : vous { $energy }, { $other } { $rest }.
you-energy-split-other = Énergie : { $car } { $energy }, vous { $rest }.
you-card-played = Vous jouez { $value ->
    [0] un 0 pour la roulette
   *[other] un { $value }
}.
you-passed = Piste bloquée : vous passez.
you-balls-added = Vous lancez la roulette{ $extra ->
    [0] {""}
    [1] {" "}avec 1 bille de plus
   *[other] {" "}avec { $extra } billes de plus
} ({ $balls } billes).
you-moved = Vous { $cause ->
    [green] gagnez { $cells ->
        [1] 1 case
       *[other] { $cells } cases
    } sur la verte
    [slipstream] gagnez { $cells ->
        [1] 1 case
       *[other] { $cells } cases
    } par aspiration
   *[other] avancez de { $cells }
}{ $lane ->
    [0] {""}
   *[other]  : case { $column }, voie { $lane }
}.
you-bonus-declined = Vous renoncez à votre bonus.
you-spun-off = Vous sortez de la piste, case { $column }.
you-turn-missed = Vous passez votre tour.
you-returned = Vous revenez en piste, case { $column }, voie { $lane }.
you-finished = { $place ->
    [1] Vous franchissez la ligne en tête !
   *[other] Vous franchissez la ligne : { $place }e.
}
you-lead = Vous comptez { $cells ->
    [1] 1 case
   *[other] { $cells } cases
} d’avance sur la dernière voiture adverse : cela départagera si les points sont égaux.
you-race-end = Vous gagnez avec { $score ->
    [1] 1 point
   *[other] { $score } points
}{ $tie ->
    [lead] {""}, à égalité de points : { $lead ->
        [1] 1 case
       *[other] { $lead } cases
    } d’avance contre { $lag } de retard
    [first] {""}, à égalité de points, par la voiture arrivée la première
   *[no] {""}
}, après { $rounds ->
    [1] 1 tour
   *[other] { $rounds } tours
} de course.
you-shortened = Piste bloquée pour vous : { $done ->
    [0] aucune case
    [1] 1 case
   *[other] { $done } cases
} au lieu de { $cells }.
you-pair-swap = Vous et { $other } échangez { $category }{ $seen ->
    [yes]  : { $gave } contre { $took }
   *[no] {""}
}.
you-pair-swap-other = { $car } et vous échangez { $category }{ $seen ->
    [yes]  : { $gave } contre { $took }
   *[no] {""}
}.
you-forced-swap-other = { $car } vous oblige à échanger { $category }{ $seen ->
    [yes]  : { $gave } contre { $took }
   *[no] {""}
}.
you-proposed-other = { $car } vous propose, { $category } : { $gave } contre { $took }.
you-ball = { $whose ->
    [violet] Bille violette : les voitures sur une case rouge sortent, celles sur une violette avancent de 3, les autres de 1.
    [own] Vous tirez votre propre bille.
   *[other] Vous tirez la bille { DE($of) }.
}
you-ball-of = { $car } tire votre bille.

# ---- Les tirages, par leur nom

stream-deal = la distribution
stream-sponsors = les sponsors
stream-starter = qui commence
stream-die = le dé
stream-exchange = l’échange
stream-grid = la grille de départ
stream-ball = les billes

dealt-value = Premières cartes atelier, par valeur
