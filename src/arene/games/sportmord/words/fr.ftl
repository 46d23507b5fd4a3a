# Le sport est mortel : les mots. Les noms des sports et des accidents viennent de l’édition.

game-name = Le sport est mortel
game-poster = Le sport est mortel
game-tagline = Huit sports, autant d’obsèques
game-pitch = Huit sports, dix dés, deux entraîneurs douteux. Tout le monde progresse, jusqu’à l’accident.

# Dés, cartes, places
card = { $card ->
    [training] unité
    [u2] U2
    [u4] U4
   *[u6] U6
}
roll-of = { $seat } { $total }
place-of = { $seats } ({ $total })
roll-total = { $dice } = { $total }
wish-of = { $seat } { $wish ->
    [training] une unité
    [u2] le U2
    [u4] le U4
    [u6] le U6
    [none] rien
   *[tournament] le tournoi
}
doped-die = { $face }°
doped-die-label = { $face } dopé
stake = { $seat }{ $old ->
    [0] {""}
   *[other] {" "}{ $old }→
}{ $new ->
    [0] {""}
   *[other] { $old ->
        [0] {" "}
       *[other] {""}
    }{ $new }
}{ $doped ->
    [yes] °
   *[no] {""}
}{ $units ->
    [0] {""}
   *[other] {" "}▪{ $units }
}
stake-label = { $seat } : { $new ->
    [0] pas de dé ce tour
   *[other] un { $new }
}{ $doped ->
    [yes] {" "}dopé
   *[no] {""}
}, { $old ->
    [0] aucun au tour d’avant
   *[other] { $old } au tour d’avant
}, { $units ->
    [0] aucune unité
    [1] 1 unité
   *[other] { $units } unités
}.
outlook = Valeur { $value }{ $grows ->
    [yes] , jusqu’à { $possible } si d’autres viennent
   *[no] {""}
} ; { $keeps ->
    [yes] garde une unité
    [maybe] garde peut-être une unité
   *[no] ne garde pas d’unité
} ; { $strikes ->
    [none] aucun danger
   *[other] danger : { $strikes }
}.
maybe = peut-être { $cards }
sport-label = { $sport }, { $closed ->
    [yes] fermé
   *[no] { $count ->
        [1] 1 carte
       *[other] { $count } cartes
    }
}
pile-label = { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}, dont { $unseen ->
    [0] aucune jamais vue
    [1] 1 jamais vue
   *[other] { $unseen } jamais vues
}{ $known ->
    [none] {""}
   *[other] ; en dessous, de haut en bas : { $known }
}{ $warning ->
    [bad] . Dernière carte : tout accident frappe
    [edge] . La dernière carte peut sortir ce tour
   *[none] {""}
}.
closed = fermé
seat-name = { $short } { $name }
tag-first = 1A
tag-first-label = Entraîneur-1A, premier joueur
tag-best = PGE
tag-best-label = Le plus grand entraîneur disponible
tag-wished = vœu fait
free-dice = { $count ->
    [0] aucun dé libre
    [1] 1 dé libre
   *[other] { $count } dés libres
}
pills = { $count ->
    [0] aucune pilule
    [1] 1 pilule
   *[other] { $count } pilules
}
score = { $sports }×{ $largest }={ $score }
score-label = { $sports ->
    [0] aucun sport
    [1] 1 sport
   *[other] { $sports } sports
}, plus grande série { $largest } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
injury = { $card ->
    [u2] U2
   *[u4] U4
} { $sport } { $die }
injury-label = { $card ->
    [u2] U2
   *[u4] U4
}, { $sport } : le dé montre { $die }
accident-count = †{ $count }
accident-count-label = { $count ->
    [1] 1 carte accident
   *[other] { $count } cartes accident
}

# La table
panel-circle = Le cercle
circle-title = Le cercle · { $side ->
    [in] on pose dedans
   *[out] on pose dehors
} · réserve : { $pills }
panel-order = Ordre du tournoi
contest = { $level ->
    [0] Tournoi
   *[other] Tournoi complémentaire
}, { $sport }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
}
panel-seats = Joueurs
panel-open = { $sport }, cartes retournées
panel-roll = Vos dés
column-sport = Sport
column-pile = Pile
column-stakes = Dés et unités
column-seat = Joueur
column-score = Score
column-free = Libres
column-pills = Pilules
column-roll = Lancer
column-accidents = Accidents
status = Tour { $round }, phase { $phase } sur 9
    .phase = { $phase ->
        [1] entraîneurs
        [2] lancers
        [3] dopage
        [4] pose des dés
        [5] récupération
        [6] soins
        [7] réduction
        [8] entraînement
       *[9] cartes de dopage
    }
    .more = { $left ->
        [-1] {""}
        [0] dernier tour
        [1] encore 1 tour après celui-ci
       *[other] encore { $left } tours après celui-ci
    }
status-over = Fin de la partie, tour { $round }

# Questions
prompt-coach = Qui reçoit le plus grand entraîneur disponible ?
    .lead = { your-turn }
prompt-reroll = { $tournament ->
    [yes] { $contest } : { $picked ->
        [0] relancez-vous des dés ?
       *[other] d’autres dés à relancer ?
    }
   *[no] { $picked ->
        [0] Quels dés relancez-vous ?
       *[other] D’autres dés à relancer ?
    }
}
    .lead = { $tournament ->
        [yes] {""}
       *[no] { your-turn }
    }
prompt-pill = Vous gardez une pilule : à qui donnez-vous l’autre ?
    .lead = { your-turn }
prompt-meddle = { $tournament ->
    [yes] { $contest } : { $part ->
        [yes] relancez-vous un de vos dés, ou celui d’un autre ?
       *[no] relancez-vous le dé de quelqu’un ?
    }
   *[no] Relancez un dé de n’importe qui, ou passez.
}
    .lead = { $tournament ->
        [yes] {""}
       *[no] { your-turn }
    }
prompt-dope = { $pills ->
    [1] 1 pilule
   *[other] { $pills } pilules
} : doper un dé, tout relancer, ou passer ?
    .lead = { your-turn }
prompt-lay = { $doped ->
    [0] Posez vos dés (entre parenthèses, leur valeur), puis validez.
    [1] Posez vos dés : le dé dopé doit servir.
   *[other] Posez vos dés : les { $doped } dés dopés doivent servir.
}
    .lead = { your-turn }
prompt-wish = Quel est votre vœu ?
    .lead = { $sport }, { $cards } ; votre valeur : { $value }
prompt-take = Que prenez-vous ?
    .lead = { $sport }, { $cards } ; votre valeur : { $value }
prompt-over = { $outcome }
    .lead = { $reason ->
        [limit] Dernier tour joué
       *[closed] Tous les sports sont fermés
    }
outcome = { $count ->
    [1] { $winners } l’emporte avec { $points }{ $tie ->
        [0] {""}
        [1] {" "}et, à égalité, 1 carte accident
       *[other] {" "}et, à égalité, le plus de cartes accident : { $tie }
    }.
   *[other] Victoire partagée : { $winners }, { $points }.
}
tie-accidents = { $value ->
    [one] { $value } carte accident
   *[other] { $value } cartes accident
}
waiting-coach = { $seat } choisit qui reçoit le plus grand entraîneur.
waiting-reroll = { $tournament ->
    [yes] { $contest } : { $seat } peut relancer ses dés.
   *[no] { $seat } peut relancer ses dés.
}
waiting-pill = { $seat } donne une pilule.
waiting-meddle = { $tournament ->
    [yes] { $contest } : { $seat } peut relancer un dé.
   *[no] { $seat } peut relancer un dé de n’importe qui.
}
waiting-dope = { $seat } pense au dopage.
waiting-lay = { $seat } pose ses dés.
waiting-wish = { $sport }, { $cards } : { $count ->
    [1] { $seat } fait son vœu.
   *[other] { $seat } font leur vœu.
}
waiting-take = { $sport }, { $cards } : { $seat } choisit.

# Actions
action-give-coach = Le donner à { $seat }
action-keep = Garder tous les dés
action-reroll = Relancer { $count ->
    [1] ce dé ({ $dice })
   *[other] ces { $count } dés ({ $dice })
}
action-reroll-all = Relancer tous les dés
action-pick = Relancer { $every ->
    [yes] { $count ->
        [1] le { $face }
       *[other] tous les { $face }
    }
   *[no] { $count ->
        [1] un { $face }
        [2] deux { $face }
        [3] trois { $face }
        [4] quatre { $face }
        [5] cinq { $face }
        [6] six { $face }
        [7] sept { $face }
        [8] huit { $face }
       *[9] neuf { $face }
    }
}
action-give-pill = La donner à { $seat }
action-pass = { $decision ->
    [dope] Pas de dopage
   *[meddle] Ne rien relancer
}
action-meddle = Chez { $own ->
    [yes] vous
   *[no] { $seat }
}{ $total ->
    [0] {""}
   *[other] {" "}({ $total })
}, relancer un { $face }
action-dope-reroll = Une pilule pour tout relancer
action-dope-die = Doper : un { $face } devient { $to }
action-place = Poser un { $face }{ $doped ->
    [yes] {" "}dopé
   *[no] {""}
} : { $sport } ({ $value }{ $grows ->
    [yes] –{ $possible }
   *[no] {""}
})
action-place-refused = Poser un { $face }{ $doped ->
    [yes] {" "}dopé
   *[no] {""}
} : { $sport }
action-done = Fini
action-wish = { $card ->
    [training] Une unité
    [u2] Le U2
    [u4] Le U4
    [u6] Le U6
    [none] Aucune carte
   *[tournament] Le tournoi
}{ $effect ->
    [kept] , gardée
    [returned] , rendue
    [struck] , qui frappe
    [escaped] , sans danger
   *[none] {""}
}
action-take = Prendre { $card ->
    [training] une unité
    [u2] le U2
    [u4] le U4
   *[u6] le U6
}{ $effect ->
    [kept] , gardée
    [returned] , rendue
    [struck] , qui frappe
    [escaped] , sans danger
   *[none] {""}
}
action-decline = Ne rien prendre

# Journal
log-match-started = La partie commence.
log-round-started = Tour { $round }.{ $left ->
    [0] {" "}C’est le dernier.
    [1] {" "}Encore un après celui-ci.
    [2] {" "}Encore deux après celui-ci.
    [3] {" "}Encore trois après celui-ci.
   *[other] {""}
}
log-rolled = { $count ->
    [0] { $seat } n’a pas de dé libre.
   *[other] { $seat } lance { $faces }.
}
log-tie-rolled = Égalité, un dé de plus : { $rolls }.
log-coach-1a = { $seat } a l’entraîneur-1A et commence.
log-coach-best = { $seat } reçoit le plus grand entraîneur disponible.
log-side-flipped = Les nouveaux dés se posent { $side ->
    [in] à l’intérieur
   *[out] à l’extérieur
}.
log-rerolled = { $own ->
    [yes] { $seat } relance { $before } : { $after }.
   *[no] { $by } relance un { $before } chez { $seat } : { $after }.
}
log-pills-taken = { $seat } reçoit { $count ->
    [1] la dernière pilule
   *[other] { $count } pilules
}.
log-pill-given = { $giver } donne une pilule à { $seat }.
log-pill-used = { $use ->
    [reroll] { $seat } prend une pilule pour tout relancer.
   *[die] { $seat } dope un dé : le { $from } devient { $to }.
}
log-passed = { $decision ->
    [dope] Dopage : { $seat } passe.
   *[meddle] { $seat } ne relance rien.
}
log-placed = { $seat } pose un { $face }{ $doped ->
    [yes] {" "}dopé
   *[no] {""}
} : { $sport }.
log-turn-done = { $seat } ne pose aucun dé.
log-dice-recovered = Dés récupérés : { $dice }.
log-healed = { $seat }, { $sport } : { $to ->
    [0] guérison, le dé revient.
   *[other] le dé du { $card ->
        [u2] U2
       *[u4] U4
    } descend à { $to }.
}
log-unit-lost = { $seat }, { $sport } : pas de dé, une unité perdue.
log-revealed = { $sport } : { $cards }.{ $last ->
    [yes] {" "}La pile est vide : tout accident frappe.
   *[no] {""}
}
log-wish-made = { $wish ->
    [hidden] { $seat } a fait son vœu.
    [training] Votre vœu : une unité.
    [u2] Votre vœu : le U2.
    [u4] Votre vœu : le U4.
    [u6] Votre vœu : le U6.
    [none] Votre vœu : aucune carte.
   *[tournament] Votre vœu : le tournoi.
}
log-wishes-shown = Vœux : { $wishes }.
log-agreed = { $sport } : tout le monde est d’accord.
log-tournament-rolled = { $level ->
    [0] Tournoi
   *[other] Tournoi complémentaire
}, { $sport } : { $rolls }.
tied-seats = { $seats } à égalité
log-tournament = Ordre : { $order }.
log-card-taken = { $seat } prend { $card ->
    [training] une unité
    [u2] le U2
    [u4] le U4
   *[u6] le U6
}.
log-declined = { $seat } ne prend rien.
log-evaluated = { $outcome ->
    [kept] { $seat }, { $sport } : valeur { $value }, une unité de plus.
    [returned] { $seat }, { $sport } : valeur { $value } pour { $threshold ->
        [1] 1 unité
       *[other] { $threshold } unités
    }, la carte est rendue.
    [struck] { $seat }, { $sport } : { $card ->
        [u2] U2
        [u4] U4
       *[u6] U6
    }, « { $title } » ({ $how ->
        [last] la pile est vide
       *[value] valeur { $value } pour { $threshold }
    }) ; { $card ->
        [u6] le dé y reste.
       *[other] le dé va sur la carte.
    }
   *[escaped] { $seat }, { $sport } : valeur { $value }, échappe au { $card ->
        [u2] U2
        [u4] U4
       *[u6] U6
    }.
}
log-sport-closed = { $sport } : le sport est fermé.
log-doping-drawn = { $seat }, { $sport } : carte de dopage, { $card ->
    [training] une unité
    [u2] le U2
    [u4] le U4
   *[u6] le U6
}.
log-pill-returned = { $seat }, { $sport } : la pilule retourne à la réserve.
log-match-ended = { $reason ->
    [limit] Limite de tours.
   *[closed] Tous les sports sont fermés.
} { $outcome }

# Refus
refusal-sportmord-order = { $asked ->
    [coach] D’abord, donnez le plus grand entraîneur disponible.
    [reroll] D’abord, relancez des dés ou gardez-les.
    [pill] D’abord, donnez la seconde pilule.
    [meddle] D’abord, relancez un dé ou passez.
    [dope] D’abord, décidez de votre dopage.
    [lay] C’est le moment de poser vos dés.
    [wish] D’abord, faites votre vœu.
   *[take] D’abord, choisissez une carte.
}
refusal-sportmord-no-such-seat = Il n’y a pas de siège { $number } à cette table.
refusal-sportmord-coach-other-seat = Le plus grand entraîneur va à un autre joueur, jamais à celui qui tient l’entraîneur-1A.
refusal-sportmord-pill-other-seat = La seconde pilule va à un autre joueur.
refusal-sportmord-reroll-nothing-picked = Choisissez d’abord les dés à relancer, ou gardez-les tous.
refusal-sportmord-reroll-face-picked = Les { $face } sont déjà choisis : reprenez votre choix pour en changer le nombre.
refusal-sportmord-reroll-not-there = { $there ->
    [0] Aucun de vos dés ne montre { $face }.
    [1] Un seul de vos dés montre { $face }.
   *[other] { $there } de vos dés seulement montrent { $face }.
}
refusal-sportmord-reroll-all = Cela ferait tous les dés : choisissez « Relancer tous les dés ».
refusal-sportmord-meddle-not-in-tournament = { $seat } ne lance pas dans ce tournoi.
refusal-sportmord-meddle-not-there = { $seat } n’a aucun dé montrant { $face }.
refusal-sportmord-dope-not-there = Aucun de vos dés lancés ne montre { $face }.
refusal-sportmord-dope-no-place = Un dé dopé doit être posé : aucun sport ouvert n’attend un { $face }.
refusal-sportmord-lay-doped-first = { $count ->
    [1] Votre dé dopé doit d’abord être posé.
   *[other] Vos { $count } dés dopés doivent d’abord être posés.
}
refusal-sportmord-lay-not-there = Vous n’avez pas de dé { $doped ->
    [yes] dopé
   *[no] libre
} montrant { $face }.
refusal-sportmord-lay-closed = Ce sport est fermé.
refusal-sportmord-lay-one-die = Un seul nouveau dé par sport et par tour.
refusal-sportmord-lay-doped-step = Un dé dopé monte{ $leap ->
    [yes] {""}
   *[no] , et d’une marche à la fois
} ; { $height ->
    [0] sans dé sur place, il entre avec un 1.
    [6] au-dessus de 6, il n’y a plus rien.
   *[other] le vôtre montre { $height }.
}
refusal-sportmord-lay-enter = On n’entre dans un sport qu’avec un 1.
refusal-sportmord-lay-step = Votre dé montre { $height } dans ce sport : le suivant va jusqu’à { $highest }.
refusal-sportmord-lay-blocks-doped = Cette place est nécessaire à un dé dopé, qui doit être posé.
refusal-sportmord-wish-card-for-each = Il y a une carte pour chacun : personne ne repart sans.
refusal-sportmord-wish-not-there = Cette carte n’est pas sur la table.
refusal-sportmord-take-must = { $count ->
    [1] Il reste 1 carte
   *[other] Il reste { $count } cartes
} et pas assez de joueurs après vous : il faut en prendre une.
refusal-sportmord-take-not-there = Cette carte n’est plus sur la table.

# Options
option-agreement = Partage des cartes
option-agreement-help = Chacun fait un vœu caché ; s’ils s’accordent, pas de tournoi. Ou toujours un tournoi.
value-agreement-wishes = par vœux
value-agreement-never = toujours un tournoi
option-best_coach_tournaments = Plus grand entraîneur en tournoi
option-best_coach_tournaments-help = Qui tient le plus grand entraîneur relance un dé dans tous les tournois, ou seulement dans ceux où il lance.
value-best_coach_tournaments-any = dans tous
value-best_coach_tournaments-participant = seulement les siens
option-doped_leap = Bond du dé dopé
option-doped_leap-help = Un dé dopé peut monter de plusieurs marches dans un sport déjà pratiqué.
value-doped_leap-false = non
value-doped_leap-true = oui
option-pills_per_round = Pilules par tour
option-pills_per_round-help = Combien de pilules un joueur peut prendre dans un tour.
value-pills_per_round-any = sans limite
value-pills_per_round-one = une seule
option-circle_order = Ordre du cercle
option-circle_order-help = Celui de l’édition, ou au hasard ; le bowling reste premier.
value-circle_order-edition = de l’édition
value-circle_order-shuffled = au hasard
option-memory_aid = Aide-mémoire
option-memory_aid-help = Montrer les cartes remises sous chaque pile, que tout le monde a vues.
value-memory_aid-true = oui
value-memory_aid-false = non
option-round_limit = Nombre de tours au plus
option-round_limit-help = Après le dernier, on compte les points tels quels.

# Confort
comfort-no_doping = Pas de dopage ce tour
comfort-no_doping-help = Vous n’êtes plus interrogé sur le dopage jusqu’à la fin du tour.
comfort-own_tournaments_only = Seulement mes tournois
comfort-own_tournaments_only-help = Ne pas me demander de relancer un dé dans les tournois auxquels je ne participe pas.
value-own_tournaments_only-false = non
value-own_tournaments_only-true = oui
comfort-wish = Mon vœu
comfort-wish-help = Toujours le même vœu ; sans unité sur la table, « une unité » demande le tournoi.
value-wish-ask = demander
value-wish-tournament = toujours le tournoi
value-wish-training = toujours une unité

# La table dessinée
draw-you = Vous
draw-phase = { $phase ->
    [1] Entraîneurs
    [2] Lancers
    [3] Dopage
    [4] Pose des dés
    [5] Récupération
    [6] Soins
    [7] Réduction
    [8] Entraînement
   *[9] Cartes de dopage
}
draw-round = Tour { $round }
draw-side = { $side ->
    [in] on pose dedans
   *[out] on pose dehors
}
draw-rounds-left = { $left ->
    [0] dernier tour
    [1] encore 1 tour
   *[other] encore { $left } tours
}
draw-reserve = Réserve
draw-units-of = { $sport } : { $count ->
    [0] aucune unité
    [1] 1 unité
   *[other] { $count } unités
}{ $closed ->
    [yes] , sport fermé
   *[no] {""}
}
draw-units = { $count ->
    [0] aucune unité
    [1] 1 unité
   *[other] { $count } unités
}
draw-units-short = { $count ->
    [0] 0 unité
    [1] 1 unité
   *[other] { $count } unités
}
draw-safe = au coffre
draw-loss = −1 sans dé
draw-injury = { $card ->
    [u2] U2, { $sport }, guéri
    [u4] U4, { $sport }, guéri
   *[u6] U6, { $sport }, le dé y reste
}
draw-hurt = { $count ->
    [1] 1 dé blessé
   *[other] { $count } dés blessés
}
draw-roll-of = { $seat } : lancer { $dice }
draw-seat-more = Tout sur { $seat }
draw-laid = { $count ->
    [0] n’a rien posé
    [1] a posé 1 dé
   *[other] a posé { $count } dés
}
draw-lays-later = posera plus tard
draw-die = { $seat }, { $sport } : { $face }{ $doped ->
    [yes] {" "}dopé
   *[no] {""}
}{ $fresh ->
    [yes] , ce tour
   *[no] , tour d’avant
}
draw-result = { $seat } : { $outcome ->
    [kept] une unité de plus
    [lost] une unité perdue
    [returned] unité rendue
    [struck] accident { $card ->
        [u2] U2
        [u4] U4
       *[u6] U6
    }
   *[escaped] échappe au { $card ->
        [u2] U2
        [u4] U4
       *[u6] U6
    }
}
draw-explain-accident = { $card ->
    [u2] Accident léger : s’il frappe, votre dé reste sur la carte jusqu’à la guérison.
    [u4] Accident grave : s’il frappe, votre dé reste longtemps sur la carte.
   *[u6] Accident mortel : s’il frappe, le dé y reste et le sport ferme.
}
draw-explain-coach = { $coach ->
    [first] Joue le premier ce tour.
   *[best] Peut faire relancer un dé, le sien ou celui d’un autre.
}
draw-explain-score = Sports différents ({ $sports }) fois la plus grande série ({ $largest }).
draw-explain-injury = { $card ->
    [held] Le dé descend d’un point par tour ; après le 1, il revient.
    [u6] À égalité de points, les cartes accident départagent.
   *[other] Guéri. À égalité de points, les cartes accident départagent.
}
draw-explain-free = Lancés à chaque tour, et dans les tournois.
draw-explain-pills = Une pilule dope un dé ou fait tout relancer, puis retourne à la réserve.
draw-explain-die = { $fresh ->
    [yes] Posé ce tour : sa valeur est son chiffre, plus 1 par dé d’un autre, plus 1 s’il est dopé.{ $doped ->
        [yes] {" "}Dopé, il tire une carte de plus.
       *[no] {""}
    }
   *[no] Posé au tour d’avant : le suivant peut le dépasser d’un point au plus.
}
draw-explain-sport = { $closed ->
    [yes] Fermé : les unités y sont au coffre.
   *[no] { $count ->
        [1] Dernière carte de la pile.
       *[other] { $count } cartes dans la pile.
    } Frappent : U2 dès la valeur { $u2 }, U4 dès { $u4 }, U6 dès { $u6 } ; la dernière carte, toujours.
}
draw-explain-outlook = { $why ->
    [sure] Ce sera la dernière carte : tout accident frappe.
    [value] À la valeur { $possible } : { $later } aussi.
    [last] Si la pile se vide : { $later } aussi.
    [card] La carte du dopage peut apporter : { $later }.
   *[none] {""}
}
draw-legend = Ce que prévoit le sport
draw-legend-key = Que dit la prévision ?
draw-legend-sign = { $sign ->
    [value] valeur de votre dé maintenant, et au plus si d’autres viennent
    [keeps] une unité tirée là serait gardée ; barrée, elle serait rendue
    [strikes] accident qui vous frapperait à cette valeur
   *[maybe] accident qui ne frapperait qu’à une valeur plus haute, par la dernière carte ou par celle du dopage
}
draw-doped-as = un { $face } devient { $to }
draw-dope-staged = { $count ->
    [1] Une pilule
   *[other] { $count } pilules
} : { $changes }. À poser ce tour, avec une carte de plus à tirer{ $left ->
    [0] {""}
    [1] {""} ; il vous restera 1 pilule
   *[other] {""} ; il vous restera { $left } pilules
}.
draw-dope-which-face = Votre { $face } : touchez le chiffre qu’il doit montrer.
draw-dope-which-die = { $sport } : touchez le dé qui deviendra un { $to }.
draw-reroll-pill = Une pilule : tous vos dés sont relancés, le nouveau lancer reste.
draw-staged = { $what }.
draw-coach-staged = { $pills ->
    [0] { $seat } n’aura pas de pilule (la réserve est vide), mais pourra relancer un dé de n’importe qui.
    [1] { $seat } recevra la dernière pilule et pourra relancer un dé de n’importe qui.
   *[other] { $seat } recevra 2 pilules, dont une pour quelqu’un d’autre, et pourra relancer un dé de n’importe qui.
}
draw-strike-staged = { $card ->
    [u6] Cet accident vous frappera : votre dé y reste et le sport ferme pour de bon ; ses unités sont au coffre.
   *[other] Cet accident vous frappera : votre dé va sur la carte et n’en revient que dans { $rounds ->
        [1] un tour
       *[other] { $rounds } tours
    }.
}
draw-card-staged = { $effect ->
    [kept] Gardée, elle vous rapporte une unité.
    [returned] Votre valeur ne suffit pas : l’unité sera rendue.
    [escaped] Cet accident ne vous atteint pas à cette valeur : il retourne sous la pile.
    [tournament] Tout se joue aux dés : le plus haut total choisit le premier.
   *[none] Vous repartez sans carte, si les vœux s’accordent.
}
draw-laid-at = Un { $face }{ $doped ->
    [yes] {" "}dopé
   *[no] {""}
} : { $sport }.
draw-look = { $pile } : regarder la pile
draw-with = Avec un { $face }{ $doped ->
    [yes] {" "}dopé
   *[no] {""}
} :
draw-unit = { $keeps ->
    [maybe] peut-être
   *[other] unité
}
draw-all-strike = tout frappe
draw-second-pill = La seconde pilule
draw-meddle = Les lancers
draw-tournament = { $level ->
    [0] Tournoi, { $sport }
   *[other] Tournoi complémentaire, { $sport }
}
draw-doping-cards = cartes de dopage
draw-doping-order = qui tire d’abord
draw-cards = { $card ->
    [training] { $count ->
        [1] 1 unité
       *[other] { $count } unités
    }
    [u2] U2
    [u4] U4
   *[u6] U6
}
draw-last-card = La pile est vide : tout accident frappe.
draw-sharing = { $decision ->
    [wish] chacun fait un vœu caché
   *[take] chacun choisit à son rang
}
draw-training = Unité
draw-effect = { $effect ->
    [kept] gardée
    [returned] rendue
    [struck] vous frappe
   *[escaped] sans danger
}
draw-value = valeur { $value }
draw-unseen = { $count ->
    [0] Aucune carte jamais vue
    [1] 1 carte jamais vue
   *[other] { $count } cartes jamais vues
}
draw-bottom = Dessous, de haut en bas
draw-owned = Unités
draw-closed-by = Fermé par
draw-nothing = rien
draw-next-roll = { $laid ->
    [0] Aucun dé posé
    [1] 1 dé posé
   *[other] { $laid } dés posés
} : il vous en restera { $count } pour les tournois et le prochain lancer.
draw-dope-note = Le dé dopé doit monter, et tirera une carte de plus.
draw-face = Dé de { $face }
draw-take-up = { $die }, { $sport } : reprendre
draw-dope-from = Doper le { $face }
draw-becomes = devient
draw-reroll-die = Relancer le { $face }
draw-confirm = Valider
draw-dope-send = { $count ->
    [1] Doper ce dé
   *[other] Doper ces { $count } dés
}
draw-suggest = Suggestion
draw-reset = Tout reprendre
draw-send-laying = Valider ma pose
draw-lay-nothing = Ne rien poser
draw-lay-text = { $doped ->
    [0] Posez vos dés, puis validez.
    [1] Posez vos dés : le dé dopé doit servir.
   *[other] Posez vos dés : les { $doped } dés dopés doivent servir.
}
draw-which-die = { $sport } : quel dé posez-vous ?
draw-die-fits = Votre { $face }{ $doped ->
    [yes] {" "}dopé
   *[no] {""}
} { $count ->
    [0] n’a plus de place.
    [1] peut aller dans un sport.
   *[other] peut aller dans { $count } sports.
}
draw-reroll-send = { $count ->
    [1] Relancer ce dé
   *[other] Relancer ces { $count } dés
}
draw-reroll-text = { $count ->
    [0] Touchez les dés à relancer, ou gardez-les tous.
    [1] Un dé sera relancé ; le nouveau résultat reste.
   *[other] { $count } dés seront relancés ; le nouveau résultat reste.
}
draw-lead = { $decision ->
    [wish] { $sport }, votre vœu
    [take] { $sport }, à vous de choisir
   *[other] À vous
}
draw-card-text = Votre valeur est { $value }. { $decision ->
    [wish] Quelle carte souhaitez-vous ?
   *[take] Quelle carte prenez-vous ?
}
draw-product = Sports × série

# Mesures
measure-rounds = Tours par partie
measure-limit = Parties finies par la limite de tours
measure-first-closing = Tour de la première fermeture
measure-seat = { $place ->
    [0] Victoires du premier joueur du premier tour
    [1] Victoires de son voisin de gauche
   *[other] Victoires du joueur assis { $place } places à sa gauche
}
measure-winner-score = Score du vainqueur
measure-winner-sports = Sports du vainqueur
measure-winner-largest = Plus grande série du vainqueur
measure-accidents = Cartes accident par joueur
measure-equal-scores = Meilleurs scores égaux
measure-shared-wins = Victoires partagées
measure-closed-by-last-card = Sports fermés par la dernière carte seule
measure-closed-by-doping = Sports fermés par une carte de dopage
measure-forced = Partages sans question par partie
measure-tournaments = Tournois par partie
measure-agreements = Accords par partie
measure-pills = Pilules utilisées par tour
measure-reserve-empty = Tours où la réserve manque de pilules
measure-dice = Dés posés par joueur et par tour

# La première partie, guidée
tutorial-hello = Le but : le meilleur score, vos sports (ceux où vous avez une unité) multipliés par votre plus grande série. Voici le dernier tour d’une partie à trois. Vous avez trois sports : bowling, tennis, football. Entraînez-vous partout, et survivez.
tutorial-coach = Vous tenez l’entraîneur-1A : vous jouez en premier et relancez vos dés une fois. Donnez le plus grand entraîneur à quelqu’un d’autre ; ici, à Bruno.
tutorial-reroll = Vos dés libres sont lancés. Pour entrer dans un sport, il faut un { $enter }, et vous n’en avez pas. Les deux { $face } ne mènent nulle part : choisissez-les et relancez-les.
tutorial-dope = Un { $enter } ! Et Bruno vous donne une pilule. Dopez un { $from } en { $to } : un dé dopé monte d’une marche tout juste (vous avez un { $old } au tennis), vaut un de plus, et tire une carte de plus.
tutorial-enough = Il vous reste une pilule. Plus de cartes, c’est aussi plus d’accidents : restez-en là.
tutorial-lay = Un dé par sport : le { $tennis } dopé au tennis, le { $bowling } au bowling (votre { $old }, plus un), le { $enter } à la natation pour y entrer. Puis validez. Le football, laissé sans dé, perdra son unité.
tutorial-wish = Au bowling, votre { $value } dépassait vos { $units } unités : une de plus. Au tennis, deux dés, deux cartes : une unité et un accident U4. Chacun fait un vœu caché. Souhaitez l’unité.
tutorial-tournament = Bruno la veut aussi : tournoi, et le plus fort total choisit. Vous menez { $mine } à { $his } ; l’entraîneur-1A pourrait relancer vos dés, mais gardez-les.
tutorial-take = À vous de choisir. Au tennis, vous valez { $die }, plus un de dopage, plus un pour le dé de Bruno : { $value }. Le U4 vous frapperait ; l’unité est à vous, car { $value } dépasse vos { $units }. Prenez-la.
tutorial-end = { $score } points : { $sports } sports, { $units } unités de tennis, la dernière tirée par le dé dopé. Bruno s’est blessé ; Inès est morte en escalade, ce qui ferme le sport et met ses unités à l’abri. Une vraie partie dure jusqu’à la fermeture des huit.

# Éditions et positions fautives

fault-sportmord-few-pills = { $count } ne suffisent pas à { $each } par joueur ; on joue jusqu’à { $seats }
fault-sportmord-orders = les rangs sont { $orders } ; il faut chacun de 0 à { $high }, une fois
fault-sportmord-first-sport = le rang 0 est { $sport }, et aucun autre sport
fault-sportmord-mark = { $value } ne désigne aucune valeur de ce fichier
fault-sportmord-die-unneeded = { $card } n’a pas de valeur de dé
fault-sportmord-die-needed = { $card } a besoin d’une valeur de dé
fault-sportmord-empty = { $value } ne convient pas ; il faut un texte
fault-sportmord-small-letters = { $value } ne convient pas ; permis, minuscules, chiffres, - et _
fault-sportmord-closed-twice = le sport { $sport } est fermé par deux sièges
fault-sportmord-circle = doit énumérer { $sports }, { $first } en premier
fault-sportmord-circle-order = n’est pas celui de l’édition, ce que veut pourtant l’option circle_order
fault-sportmord-no-new-die = aucun nouveau dé n’est posé devant le sport { $sport }
fault-sportmord-many-dice = a { $count } dés aux sports et sur les accidents, pas { $dice }
fault-sportmord-card-twice = cette carte y est deux fois
fault-sportmord-no-sport-under-way = un sport est en cours aux phases 8 et 9, et seulement alors
fault-sportmord-sport-closed = le sport { $sport } est fermé
fault-sportmord-cards-out = hors de la pile du sport { $sport }, { $card ->
    [training] { $count } unités
   *[other] { $count } cartes { $card ->
        [u2] U2
        [u4] U4
       *[u6] U6
    }
} ; il y en a moins
fault-sportmord-pile = ne contient pas les cartes qui ne sont nulle part ailleurs : { $cards }
fault-sportmord-order-seat = le siège { $seat } y est deux fois ou ne joue pas
fault-sportmord-phase = { $phase } ne convient pas ; la question « { $decision } » est de la phase { $allowed }
fault-sportmord-pills = ont { $count } pilules ; la boîte en compte { $pills }
fault-sportmord-rolled = a { $count ->
    [0] 0 dé
    [1] 1 dé
   *[other] { $count } dés
}, dés dopés compris ; il en faut { $expected }
fault-sportmord-doped-phase = des dés ne sont sur pilule qu’aux phases 3 et 4, jusqu’à ce qu’on les pose
fault-sportmord-doped-unlaid = les dés dopés ne peuvent pas tous être posés
fault-sportmord-picked-many = plus de dés montrant { $face } que n’en a le lancer du siège { $seat }
fault-sportmord-picked = une partie des dés du lancer, pas tous, quand l’entraîneur-1A a la question
fault-sportmord-doping-early = le siège n’a pas encore eu la question du dopage
fault-sportmord-one-pill = une pilule par tour, dit l’option pills_per_round
fault-sportmord-pill-gone = la pilule du sport { $sport } est repartie quand sa carte a été tirée
fault-sportmord-many-units = c’est trop après { $count ->
    [0] aucun partage
    [1] 1 partage
   *[other] { $count } partages
}
fault-sportmord-no-card-yet = aucune carte du sport { $sport } n’a encore été retournée
fault-sportmord-fatal-die = son dé est sur le U6 du sport { $sport }, pas devant la pile
fault-sportmord-high = { $face } est trop haut au tour { $round } : une marche par tour, à partir de 1
fault-sportmord-first-coach = le siège { $seat } a fait { $total } ; l’entraîneur va au plus haut total, { $highest }
fault-sportmord-not-laid-yet = le siège n’a pas encore posé ses dés
fault-sportmord-old-dice = les dés du tour d’avant sont rentrés en phase 5
fault-sportmord-wish-time = les vœux ne sont connus que pendant qu’on les fait
fault-sportmord-card-time = on prend les cartes l’un après l’autre pendant un partage, et seulement alors
fault-sportmord-revealed-phase = des cartes ne sont retournées qu’en phase 8
fault-sportmord-not-over = la partie finit quand tous les sports sont fermés ou à la limite de tours
fault-sportmord-all-closed = tous les sports sont fermés : la partie est finie
fault-sportmord-closed = le sport est fermé
fault-sportmord-step = { $face } est plus d’une marche au-dessus de { $height }
fault-sportmord-no-best = quelqu’un tient le plus grand entraîneur après la première distribution
fault-sportmord-both-coaches = les deux entraîneurs sont à des sièges différents
fault-sportmord-asked-of = la question « { $decision } » est pour le siège { $seat }
fault-sportmord-two-pills = le plus grand entraîneur vient d’apporter deux pilules : qui le tient les a
fault-sportmord-no-doping = la question du dopage est pour un siège qui a une pilule et un dé non dopé
fault-sportmord-no-tournament = il n’y a de tournoi qu’aux phases 8 et 9
fault-sportmord-no-choice = le siège { $seat } n’a pas le choix : la question « { $decision } » n’est pas posée
fault-sportmord-nothing-to-share = dés devant le sport { $sport } : { $count } ; il n’y a rien à partager
fault-sportmord-revealed-dice = cartes : { $cards }, dés : { $dice }
fault-sportmord-only-units = des unités seules se partagent sans question
fault-sportmord-order = énumère les sièges { $listed } ; devant le sport { $sport }, il y a { $members }
fault-sportmord-no-tie = aucun siège n’est à égalité : personne ne lance
fault-sportmord-no-wishes = les vœux ne se font qu’avec l’option agreement = wishes
fault-sportmord-wish-first = les vœux viennent avant le tournoi
fault-sportmord-no-such-wish = on ne peut pas souhaiter « { $wish } »
fault-sportmord-all-wished = tout le monde a fait son vœu
fault-sportmord-places-open = on prend les cartes quand toutes les places sont fixées
fault-sportmord-no-part = ne participe pas au partage
fault-sportmord-took-early = un siège dont le tour vient plus tard a déjà une carte
fault-sportmord-revealed-seats = cartes : { $cards }, sièges : { $seats }

# Le journal, quand c’est vous : la même ligne à la deuxième personne ; -target, -other… quand vous êtes celui qu’elle vise
you-rolled = { $count ->
    [0] Vous n’avez pas de dé libre.
   *[other] Vous lancez { $faces }.
}
you-coach-1a = Vous avez l’entraîneur-1A et commencez.
you-coach-best = Vous recevez le plus grand entraîneur disponible.
you-rerolled = { $own ->
    [yes] Vous relancez { $before } : { $after }.
   *[no] { $by } relance un { $before } chez vous : { $after }.
}
you-pills-taken = Vous recevez { $count ->
    [1] la dernière pilule
   *[other] { $count } pilules
}.
you-pill-used = { $use ->
    [reroll] Vous prenez une pilule pour tout relancer.
   *[die] Vous dopez un dé : le { $from } devient { $to }.
}
you-passed = { $decision ->
    [dope] Dopage : vous passez.
   *[meddle] Vous ne relancez rien.
}
you-placed = Vous posez un { $face }{ $doped ->
    [yes] {" "}dopé
   *[no] {""}
} : { $sport }.
you-turn-done = Vous ne posez aucun dé.
you-healed = Vous, { $sport } : { $to ->
    [0] guérison, le dé revient.
   *[other] le dé du { $card ->
        [u2] U2
       *[u4] U4
    } descend à { $to }.
}
you-unit-lost = Vous, { $sport } : pas de dé, une unité perdue.
you-wish-made = { $wish ->
    [hidden] Vous avez fait votre vœu.
    [training] Votre vœu : une unité.
    [u2] Votre vœu : le U2.
    [u4] Votre vœu : le U4.
    [u6] Votre vœu : le U6.
    [none] Votre vœu : aucune carte.
   *[tournament] Votre vœu : le tournoi.
}
you-card-taken = Vous prenez { $card ->
    [training] une unité
    [u2] le U2
    [u4] le U4
   *[u6] le U6
}.
you-declined = Vous ne prenez rien.
you-evaluated = { $outcome ->
    [kept] Vous, { $sport } : valeur { $value }, une unité de plus.
    [returned] Vous, { $sport } : valeur { $value } pour { $threshold ->
        [1] 1 unité
       *[other] { $threshold } unités
    }, la carte est rendue.
    [struck] Vous, { $sport } : { $card ->
        [u2] U2
        [u4] U4
       *[u6] U6
    }, « { $title } » ({ $how ->
        [last] la pile est vide
       *[value] valeur { $value } pour { $threshold }
    }) ; { $card ->
        [u6] le dé y reste.
       *[other] le dé va sur la carte.
    }
   *[escaped] Valeur { $value } ({ $sport }) : vous échappez au { $card ->
        [u2] U2
        [u4] U4
       *[u6] U6
    }.
}
you-doping-drawn = Vous, { $sport } : carte de dopage, { $card ->
    [training] une unité
    [u2] le U2
    [u4] le U4
   *[u6] le U6
}.
you-pill-returned = Vous, { $sport } : la pilule retourne à la réserve.
you-rerolled-by = Vous relancez un { $before } chez { $seat } : { $after }.
you-pill-given-from = Vous donnez une pilule à { $seat }.
you-pill-given-to = { $giver } vous donne une pilule.
you-outcome = Vous l’emportez avec { $points }{ $tie ->
    [0] {""}
    [1] {" "}et, à égalité, 1 carte accident
   *[other] {" "}et, à égalité, le plus de cartes accident : { $tie }
}.

# ---- Les tirages, par leur nom

stream-circle = le cercle des sports
stream-pile = la pile de cartes
stream-training = les dés d’entraînement
stream-tie = les dés de départage
stream-reroll = la relance
stream-meddle = le dé d’un autre
stream-doping = les cartes Dopage
stream-tournament = les dés du tournoi

dealt-die = Dés du premier lancer, par face
