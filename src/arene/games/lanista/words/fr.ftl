# Lanista : les mots. Les noms des cartes, gladiateurs, villes et compétences viennent de l’édition.

game-name = Lanista
game-poster = Lanista
game-tagline = Une école, deux adversaires
game-pitch = Recrutez, entraînez, faites combattre : deux gladiateurs de votre école, un sac de jetons, et le public juge.

# Rangs, santé, jetons
rank = { $rank ->
    [gamma] Gamma
    [beta] Bêta
   *[alpha] Alpha
}
health = { $health ->
    [good] en bonne santé
    [light] blessure légère
   *[grave] blessure grave
}
token = { $token ->
    [green] jeton vert
    [white] jeton blanc
    [red] jeton rouge
   *[black] jeton noir
}
token-sign = { $token ->
    [green] +
    [white] =
    [red] −
   *[black] †
}
token-of = { $seat } { $token ->
    [green] vert
    [white] blanc
    [red] rouge
   *[black] noir
}
token-count = { $count } { $token ->
    [green] { $count ->
        [1] vert
       *[other] verts
    }
    [white] { $count ->
        [1] blanc
       *[other] blancs
    }
    [red] { $count ->
        [1] rouge
       *[other] rouges
    }
   *[black] { $count ->
        [1] noir
       *[other] noirs
    }
}
token-from = { $token ->
    [green] vert
    [white] blanc
    [red] rouge
   *[black] noir
} : { $source }
from-point = préparation
from-wounds = blessures
from-combat = le combat même
joker = J
joker-label = jeton d’influence au choix
no-cards = aucune carte
no-lanista = aucun laniste
any-armatura = toutes les panoplies
exhibitio = exhibitio
xp = { $xp }/{ $cap }
rank-label = { $rank }, expérience { $xp }
row-label = { $rank ->
    [gamma] Gamma
    [beta] Bêta
   *[alpha] Alpha
} : { $armaturae }.
with-partner = { $name }, duo avec { $partner }
price = { $cost }{ $points ->
    [0] {""}
    [1] {" "}et 1 point
   *[other] {" "}et { $points } points
}
money = { $count } sesterces
points = { $count ->
    [0] aucun point d’action
    [1] 1 point d’action
   *[other] { $count } points d’action
}
prestige = { $count } de prestige
cards = { $count ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $count } cartes
}
gain = { $token ->
    [green] glorieux
    [white] médiocre
   *[red] hué
} : { $count } de prestige
mark = { $mark ->
    [possible] { $count ->
        [1] possible, 1 paire
       *[other] possible, { $count } paires
    }
    [training] avec entraînement
    [no_pair] sans paire{ $penalty ->
        [0] {""}
       *[other] {""} : −{ $penalty }
    }
   *[locked] verrouillé
}
held = { $contract } { $pay }
held-label = { $town } : { $pairs }
no-pair = aucune paire
contract-name = { $rank } { $town }{ $sine ->
    [yes] {" "}†
   *[no] {""}
}
contract-label = { $rank } { $town }{ $sine ->
    [yes] , sine missione
   *[no] {""}
}
hand-card = { $card }{ $now ->
    [yes] {""}
   *[no] {" "}(phase { $phase })
}
fighter = { $name }{ $wound ->
    [none] {""}
    [good] , indemne
    [light] , blessure légère
    [grave] , blessure grave
   *[mortal] , blessure mortelle
}
result = { $token ->
    [green] combat glorieux
    [white] combat médiocre
   *[red] combat hué
}
odds = { $token ->
    [green] vert
    [white] blanc
    [red] rouge
   *[black] noir
} ×{ $count } · { $percent } %{ $paying ->
    [yes] {" "}· { $gain } de prestige
   *[no] {""}
}
tag-initiative = Initiative
tag-initiative-label = Jeton Initiative : choisit en premier
tag-suppressed = sans compétence ce tour
tag-cared = soigné
tag-trained = entraîné
tag-fought = a combattu
tag-recommended = compte comme { $rank }

by-rank = { $gamma }, { $beta } ou { $alpha }
medal-from = { $medal } dès { $least }
decimal = { $minus ->
    [yes] −
   *[no] {""}
}{ $whole }{ $tenth ->
    [0] {""}
   *[other] ,{ $tenth }
}

# Panneaux
panel-seats = Les écoles
panel-combat = { $seat } : { $town }, rang { $rank }{ $sine ->
    [yes] , sine missione
   *[no] {""}
}
panel-recruits = Recrues
panel-contracts = Contrats
panel-school = Ludus : { $seat }
panel-own-school = Votre ludus
panel-held = Vos contrats
panel-their-contracts = Contrats des autres
panel-hand = Votre main, { $count ->
    [0] vide
    [1] 1 carte
   *[other] { $count } cartes
}
panel-nota = Nota
nota-mercy-rank = Mise à mort : un noir de plus en Gamma, un vert de plus en Alpha
nota-mercy-result = Mise à mort : un vert si glorieux, un noir si { $bad ->
    [both] médiocre ou hué
    [literal] médiocre
   *[symmetric] hué
}
column-seat = École
column-prestige = Prestige
column-money = Sesterces
column-points = Actions
column-cards = Cartes
column-influence = Influence
column-gladiator = Gladiateur
column-rank = Rang
column-health = Santé
column-rows = Panoplies et compétences
column-marks = Ce tour
column-price = Prix
column-contract = Contrat
column-pay = Paie
column-pairs = Paires
column-mark = Pour vous

status = Tour { $round } sur { $rounds }, { $season ->
    [winter] hiver
   *[summer] été
}
    .phase = { $phase ->
        [0] mise en place
        [1] pioche
        [2] achat
        [3] contrats
        [4] combats
       *[5] soins
    }
status-over = Partie terminée après { $round } tours

# Questions
prompt-lanista = Choisissez votre laniste, ou jouez sans.
prompt-mulligan = Remplacez jusqu’à deux cartes, ou gardez votre main{ $aside ->
    [0] {""}
   *[other] {" "}(mises de côté : { $aside })
}.
prompt-buy = { $full ->
    [yes] Votre ludus est plein : aucune recrue n’y entre.
   *[no] { $buys ->
        [1] Une recrue, ou aucune.
       *[other] Jusqu’à { $buys } recrues, ou aucune.
    }
}
    .lead = À vous : arrivage { $number } sur { $of }, { $money } sesterces
prompt-contract = { $train ->
    [yes] Prenez un contrat, ou entraînez d’abord : le rang compte au moment de prendre.
   *[no] Prenez un contrat, ou aucun.
}
    .lead = À vous : contrat { $number } sur { $of }
prompt-combat = { $extra ->
    [yes] Une exhibitio de plus, si vous voulez.
   *[no] Un contrat, une exhibitio, ou rien.
}
    .lead = { $extra ->
        [yes] {""}
       *[no] À vous : combat { $number } sur { $of }
    }
prompt-pair = Quels deux gladiateurs s’affrontent ?
prompt-counter = Le contrer ?
    .lead = { $player } joue { $card }{ $targeted ->
        [no] {""}
       *[yes] {" "}({ $aimed })
    }
prompt-define = Choisissez une compétence pour { $gladiator }.
prompt-swap = Contre quel contrat échanger { $contract } ?
prompt-include = Vendre aussi { $asked } avec { $gladiator } ?
prompt-price = Quel prix demander à { $buyer } pour { $gladiator } ?
prompt-offer = Accepter ?
    .lead = { $seller } vous propose { $gladiator }{ $with ->
        [yes] {" "}avec { $deal }
       *[no] {""}
    } pour { $price } sesterces
prompt-draw-window = Fin de la pioche : une carte de phase 1 à jouer ?
prompt-arrival-window = Une carte à jouer avant les achats ?
    .lead = Les recrues sont là
prompt-buy-window = Fin des achats : soins et cartes de phase 2.
prompt-pass-window = Une carte à jouer avant les choix ?
    .lead = Les contrats sont là
prompt-contract-window = Fin des contrats : entraînements et cartes de phase 3.
prompt-announced = Le combat est annoncé.
prompt-before-draw = { $own ->
    [yes] Préparez le sac ou tirez : { $mean } de prestige en moyenne.{ $stake ->
        [0] {""}
       *[other] {" "}Jetons gardés à la fin { $due ->
            [winter] de l’hiver
           *[round] du tour
        } : −{ $stake }.
    }
   *[no] { $slip ->
        [no] Au tour { DE($owner) } de combattre : une carte à jouer ?
       *[yes] Il vous en reste { $left }{ $stake ->
            [0] .
           *[other] {""} : { $left ->
                [1] gardé
               *[other] gardés
            } à la fin { $due ->
                [winter] de l’hiver
               *[round] du tour
            }, −{ $stake }.
        }
    }
}
    .lead = { $own ->
        [yes] {""}
       *[no] { $slip ->
            [yes] Combat { DE($owner) } : un jeton ?
           *[no] {""}
        }
    }
prompt-after-draw = Le jeton est tiré : une carte à jouer ?
prompt-before-wound = { $gladiator } va tirer sa blessure : une carte à jouer ?
prompt-after-wounds = { $own ->
    [yes] { $mercy ->
        [yes] { $dying ->
            [none] { $percent } % de grâce au tirage ({ $bag }). Une carte à jouer ?
           *[other] Avec un soin, ce sera la mise à mort : { $percent } % de grâce.
        }
       *[no] { $points ->
            [0] Une carte à jouer ?
            [1] Il vous reste 1 point d’action.
           *[other] Il vous reste { $points } points d’action.
        }
    }
   *[no] Les blessures { DE($owner) } sont tirées : une carte à jouer ?
}
    .lead = { $own ->
        [yes] { $dying ->
            [none] { $mercy ->
                [yes] { $loser } a perdu : mise à mort à suivre
               *[no] Les blessures sont tirées
            }
           *[other] Sans soin, { $dying } { $fallen ->
                [1] mourra
               *[other] mourront
            }
        }
       *[no] { $mercy ->
            [yes] { $loser } a perdu : mise à mort à suivre
           *[no] {""}
        }
    }
prompt-death-window = { $gladiator } a perdu la vie : une carte en son honneur ?
prompt-before-mercy = Mise à mort ({ $gladiator }) : une carte avant le tirage ?
prompt-failure-window = { $own ->
    [yes] Vous n’avez pas rempli le contrat { DE($contract) } : une carte à jouer ?
   *[no] { $owner } n’a pas rempli le contrat { DE($contract) } : une carte à jouer ?
}
prompt-care-window = Soins : une carte de phase 5 à jouer ?
prompt-over = { $count ->
    [1] { $winners } l’emporte avec { $score } de prestige.
   *[other] Égalité entre { $winners } : { $score } de prestige.
}
    .lead = Partie terminée après { $round } tours
prompt-over-solo = { $medal ->
    [tiro] L’arène attendra.
    [none] Partie terminée après { $round } tours : { $score } de prestige.
    [gregarius] Partie terminée après { $round } tours : { $score } de prestige, gregarius.
    [veteranus] Partie terminée après { $round } tours : { $score } de prestige, veteranus.
    [secundus_palus] Partie terminée après { $round } tours : { $score } de prestige, secundus palus.
   *[primus_palus] Partie terminée après { $round } tours : { $score } de prestige, primus palus !
}
    .lead = { $medal ->
        [tiro] Partie terminée après { $round } tours : { $score } de prestige, tiro
       *[other] {""}
    }
waiting = { $decision ->
    [lanista] { $seat } choisit son laniste.
    [mulligan] { $count ->
        [1] { $seat } trie sa main.
       *[other] { $seat } trient leurs mains.
    }
    [buy] { $seat } regarde les recrues.
    [contract] { $seat } choisit un contrat.
    [combat] { $seat } prépare son combat.
    [pair] { $seat } désigne ses gladiateurs.
    [define] { $seat } choisit une compétence.
    [swap] { $seat } échange un contrat.
   *[other] { $seat } négocie.
}
waiting-window = La table réfléchit.

# Actions
action-pass = { $moment ->
    [before_draw] Rien pour l’instant
    [counter] Laisser faire
    [dying] { $fallen ->
        [1] Laisser mourir { $dying }
       *[other] Les laisser mourir
    }
    [risk] { $fallen ->
        [1] Passer, au risque d’une mort
       *[other] Passer, au risque de deux morts
    }
   *[other] Passer pour l’instant
}
action-done = { $moment ->
    [before_draw] Fini, on tire
    [dying] { $fallen ->
        [1] Laisser mourir { $dying }
       *[other] Les laisser mourir
    }
   *[other] Fini pour ce moment
}
action-done-phase = Fini pour la phase
action-mulligan-done = Garder cette main
action-pass-buy = Ne rien acheter
action-pass-contract = Ne pas prendre de contrat
action-no-combat = Pas de combat
action-ap-prepare = Préparation : un jeton vert (1 point)
action-accept = Accepter
action-decline = Refuser
action-choose-lanista = { $none ->
    [yes] Jouer sans laniste
   *[no] { $lanista } : { $text }
}
action-mulligan = Remplacer { $card }
action-ap-heal = Soigner { $gladiator } (1 point)
action-ap-train = Entraîner { $gladiator } (1 point)
action-ap-medicus = Medicus de secours : sauver { $gladiator } (1 point)
action-buy = Acheter { $gladiator } : { $cost }{ $points ->
    [0] {""}
    [1] {" "}et 1 point
   *[other] {" "}et { $points } points
}
action-sell-bank = Vendre { $gladiator } à la banque : { $price }{ $retire ->
    [yes] , fin de carrière
   *[no] {""}
}
action-offer = Proposer { $gladiator } à { $seat }
action-include = Vendre { $card } aussi
action-exclude = Défausser { $card }
action-offer-price = { $price } sesterces
action-take = Prendre { $contract }, { $rank }{ $sine ->
    [yes] , sine missione
   *[no] {""}
}, { $pay } sesterces{ $mark ->
    [possible] {""}
    [training] {" "}(avec entraînement)
    [no_pair] {" "}(sans paire{ $penalty ->
        [0] {""}
       *[other] {""} : −{ $penalty }
    })
    [locked] {" "}(verrouillé{ $penalty ->
        [0] {""}
       *[other] {""} : −{ $penalty }
    })
   *[none] {""}
}
action-take-bare = Prendre { $contract }
action-swap-with = Échanger contre { $contract }
action-fight = Combattre à { $contract }
action-exhibitio = Exhibitio de rang { $rank }
action-influence = Glisser un { $token ->
    [green] vert
    [white] blanc
   *[red] rouge
}
action-influence-joker = Glisser le jeton au choix : { $token ->
    [green] vert
    [white] blanc
   *[red] rouge
}
action-define-skill = { $skill } : { $text }
action-counter = Contrer avec { $card }
action-pair = { $first } contre { $second }
action-use-skill = Compétence { DE($gladiator) }{ $aimed ->
    [yes] {" "}sur { $target }
   *[no] {""}
}
lanista-of = { $lanista } { DE($seat) }
action-play = { $card }{ $aimed ->
    [yes] {""} : { $target }
   *[no] {""}
}

# Journal
log-match-started = Les écoles ouvrent leurs portes.
log-first-player-drawn = Jetons tirés : { $tokens }. { $seat } prend l’Initiative.
log-lanista-chosen = { $seat } : { $lanista }.
log-round-started = Tour { $round } sur { $rounds }, { $season ->
    [winter] saison d’hiver
   *[summer] saison d’été
}.
log-phase-started = Phase { $phase } : { $phase ->
    [2] achat des gladiateurs
    [3] contrats
    [4] combats
   *[5] soins
}.
log-initiative-moved = { $seat } prend l’Initiative.
log-cards-drawn = { $seat } pioche { $cards }.
log-cards-drawn-hidden = { $seat } pioche { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}.
log-cards-lost = { $none ->
    [yes] { $seat } n’a aucune carte à perdre.
   *[no] { $seat } perd { $cards }.
}
log-cards-replaced = { $seat } remplace { $cards }.
log-hand-seen = { $seat } voit la main { DE($other) } : { $cards }.
log-hand-seen-hidden = { $seat } regarde la main { DE($other) }.
log-card-fetched = { $seat } reprend { $card } dans la défausse.
log-contracts-shown = Contrats : { $contracts }.
log-recruits-shown = { $none ->
    [yes] Plus aucune recrue.
   *[no] Recrues : { $gladiators }.
}
log-bought = { $seat } achète { $gladiator } pour { $price } sesterces.
log-skill-chosen = { $gladiator } apprend : { $skill }.
log-sold-to-bank = { $seat } vend { $gladiator } à la banque pour { $price } sesterces{ $retired ->
    [yes] , en fin de carrière
   *[no] {""}
}.
log-offer-made = { $seat } propose { $gladiator }{ $with ->
    [yes] {" "}avec { $cards }
   *[no] {""}
} à { $buyer } pour { $price } sesterces.
log-offer-received = { $seat } vous propose { $gladiator }{ $with ->
    [yes] {" "}avec { $cards }
   *[no] {""}
} pour { $price } sesterces.
log-offer-refused = { $buyer } refuse { $gladiator }.
log-sold = { $seat } vend { $gladiator } à { $buyer } pour { $price } sesterces{ $with ->
    [yes] {" "}avec { $cards }
   *[no] {""}
}{ $losing ->
    [yes] , et à la défausse : { $lost }
   *[no] {""}
}.
log-healed = { $gladiator } va mieux : { $health ->
    [good] en bonne santé
   *[light] blessure légère
}.
log-wounded = { $gladiator } : { $health ->
    [light] blessure légère
   *[grave] blessure grave
}.
log-suppressed = { $gladiator } est sans compétence jusqu’à la fin du tour.
log-lanista-suppressed = { $lanista } { DE($seat) } est sans pouvoir jusqu’à la fin du tour.
log-retired = { $gladiator } reçoit le rudis et quitte l’arène, libre.
log-xp-gained = { $gladiator } : expérience +{ $amount }.
log-rank-up = { $gladiator } passe { $rank }.
log-point-spent = { $seat } dépense un point d’action : { $use ->
    [heal] soin
    [train] entraînement
    [prepare] préparation, un vert dans le sac
   *[medicus] medicus de secours
}.
log-money-changed = { $seat } : { $amount } sesterces.
log-contract-taken = { $seat } prend un contrat : { $contract }.
log-contract-failed = { $seat } n’a pas rempli le contrat { DE($contract) }{ $waived ->
    [yes] , sans pénalité
   *[no] {""}
}.
log-contract-swapped = { $seat } échange { $contract } contre { $by }.
log-contract-replaced = { $contract } est remplacé par { $by }.
log-card-announced = { $seat } joue { $card }{ $aimed ->
    [yes] {""} : { $target }
   *[no] {""}
}.
log-card-countered = { $seat } contre { $card } avec { $by }.
log-skill-used = { $gladiator } : { $skill }{ $aimed ->
    [yes] , sur { $target }
   *[no] {""}
}.
log-combat-announced = { $seat }, { $kind ->
    [contract] combat à { $town }
   *[exhibitio] exhibitio
}, rang { $rank } : { $first } ({ $left }) contre { $second } ({ $right }).
log-no-combat = { $seat } ne combat pas.
log-no-purchase = { $seat } n’achète personne.
log-no-contract = { $seat } ne prend pas de contrat.
log-paid = { $seat } reçoit { $amount } sesterces.
log-influence-reset = Chacun reprend ses jetons d’influence.
log-card-set-aside = Vous mettez { $card } de côté.
log-token-added = { $seat } glisse un { $token ->
    [green] vert
    [white] blanc
   *[red] rouge
}.
log-combat-token-drawn = Le public : { $token ->
    [green] glorieux
    [white] médiocre
   *[red] hué
} (sac : { $bag }).
log-wound-token-drawn = { $gladiator } tire un { $token ->
    [green] vert, indemne
    [white] blanc
    [red] rouge
   *[black] noir, blessure mortelle
} (sac : { $bag }).
log-wound-changed = { $wound ->
    [good] { $gladiator } : finalement indemne.
    [light] La blessure { DE($gladiator) } devient légère.
   *[grave] La blessure { DE($gladiator) } devient grave.
}
log-mercy-token-drawn = Mise à mort ({ $gladiator }) : { $token ->
    [green] gracié
   *[black] condamné
} (sac : { $bag }).
log-gladiator-died = { $gladiator } meurt dans l’arène.
log-prestige-changed = { $seat } : { $amount } de prestige, { $cause ->
    [contract] { $source }
    [exhibitio] exhibitio
    [duo] duo historique
    [skill] { $source }
    [card] { $source }
    [lanista] { $source }
    [failed] contrat { DE($source) } non rempli
    [influence] jetons d’influence gardés
    [experience] expérience des gladiateurs
    [health] blessures
   *[money] sesterces
}.
log-money-placed = { $seat } place { $points ->
    [1] 1 point
   *[other] { $points } points
} : { $amount } sesterces.
log-match-ended = { $count ->
    [1] { $winners } l’emporte avec { $score } de prestige.
   *[other] Égalité entre { $winners } : { $score } de prestige.
}

# Texte des cartes et compétences, d’après leurs effets
sentence = { $has_head ->
    [yes] { $head } : { $effects }.
   *[no] { $effects }.
}
cost = { $kind ->
    [money] pour { $money } sesterces
    [points] pour { $points ->
        [1] 1 point d’action
       *[other] { $points } points d’action
    }
   *[both] pour { $money } sesterces et { $points ->
        [1] 1 point d’action
       *[other] { $points } points d’action
    }
}
when-passive = {""}
when-on-turn = { $once ->
    [yes] une fois par tour{ $phase ->
        [0] {""}
       *[other] {" "}en phase { $phase }
    }
   *[no] {""}
}
when-own-buy-turn = à votre achat
when-own-combat-turn = avant d’annoncer votre combat
when-card-played = quand la carte est jouée
when-combat-announced = à l’annonce du combat
when-combat-validated = à la paie
when-before-combat-draw = avant le tirage du combat{ $once ->
    [yes] , une fois par tour
   *[no] {""}
}
when-after-combat-draw = après le tirage du combat
when-before-wound-draw = avant { $of ->
    [skill] son tirage de blessure
    [partner] le tirage de blessure de son partenaire
   *[card] un tirage de blessure
}
when-after-wound-draw = après les tirages de blessure
when-before-mercy-draw = avant { $of ->
    [skill] sa mise à mort
   *[card] une mise à mort
}
when-gladiator-died = { $of ->
    [skill] à sa mort au combat
    [lanista] à la mort au combat d’un gladiateur de l’école
   *[card] à la mort d’un de vos gladiateurs au combat
}
when-contract-failed = quand un contrat n’est pas rempli
when-combat-end = à la fin du combat
when-refill = à la pioche
when-care = aux soins
when-rank-up = à l’achat et à chaque rang
does-suppress = { $kept ->
    [yes] Il garde son pouvoir mais { $effects }
   *[no] Sans pouvoir jusqu’à la fin du tour
}
when-suppressed = Empoisonné, il garde son pouvoir mais { $effects }.
hits = { $whom ->
    [all] tous les adversaires
    [combat] combat adverse
   *[one] adversaire
}
at-self-seat = {""}
at-opp-seat = contre un adversaire
at-all-opp = contre tous les adversaires
at-own-glad = sur un de vos gladiateurs
at-opp-glad = sur un gladiateur adverse{ $fighting ->
    [yes] {" "}du combat
   *[no] {""}
}
at-opp-glad-or-lanista = sur un gladiateur ou un laniste adverse
at-combat-glad = sur le gladiateur qui va tirer, même le vôtre
at-own-combat = dans votre combat
at-opp-combat = dans le combat d’un adversaire
at-arrival = {""}
at-open-contract = sur un contrat de la table
at-own-contract = sur un de vos contrats
at-card = {""}
where-lower-rank = { $value ->
   *[yes] de rang inférieur
}
where-rank-max = { $value ->
    [gamma] encore Gamma
   *[beta] pas encore Alpha
}
where-health-min = { $value ->
    [light] blessé
   *[grave] gravement blessé
}
where-health-max = { $value ->
    [good] en bonne santé
   *[light] pas plus que légèrement blessé
}
where-wound-min = { $value ->
    [light] qui vient d’être blessé
    [grave] qui vient d’être gravement blessé
   *[mortal] mortellement blessé
}
effect-bag-add = { $n ->
    [1] ajoutez un jeton
   *[other] ajoutez { $n } jetons
} { $n ->
    [1] { $colour ->
        [green] vert
        [white] blanc
        [red] rouge
       *[black] noir
    }
   *[other] { $colour ->
        [green] verts
        [white] blancs
        [red] rouges
       *[black] noirs
    }
} au { $bag ->
    [combat] sac de combat
    [wound] sac de blessures{ $on ->
        [partner] {" "}de son partenaire
       *[self] {""}
    }
   *[mercy] sac de mise à mort
}
effect-bag-remove = retirez { $n ->
    [1] un jeton
   *[other] { $n } jetons
} { $n ->
    [1] { $colour ->
        [green] vert
        [white] blanc
        [red] rouge
       *[black] noir
    }
   *[other] { $colour ->
        [green] verts
        [white] blancs
        [red] rouges
       *[black] noirs
    }
} du { $bag ->
    [combat] sac de combat
    [wound] sac de blessures{ $on ->
        [partner] {" "}de son partenaire
       *[self] {""}
    }
   *[mercy] sac de mise à mort
}
effect-draw-keep = { $n } jetons sont tirés, { $keep ->
    [best] le meilleur compte
   *[worst] le pire compte
}
effect-redraw = remettez le jeton et tirez de nouveau{ $keep ->
    [choose] , le meilleur compte
   *[new] , le nouveau compte
}
effect-shift-result = sa blessure { $towards ->
    [better] diminue
   *[worse] s’aggrave
} { $n ->
    [1] d’un niveau
   *[other] de { $n } niveaux
}{ $towards ->
    [better] {""}
   *[worse] , sans devenir mortelle
}
effect-heal = le gladiateur guérit { $n ->
    [1] d’un niveau
   *[other] de { $n } niveaux
}{ $care ->
    [yes] {" "}(un seul soin par tour)
   *[no] {""}
}
effect-wound = sa santé baisse { $n ->
    [1] d’un niveau
   *[other] de { $n } niveaux
}
effect-natural-heal = guérison naturelle même après un combat
effect-xp = expérience +{ $n }
effect-money = { $signed } sesterces
effect-price-mod = { $uses ->
    [1] { $signed } sesterces sur votre prochain achat de cette phase
   *[0] { $who ->
        [me] { $signed } sesterces à l’achat d’un gladiateur
       *[opponents] { $signed } sesterces sur leurs achats de cette phase
    }
}
effect-extra-buy = { $n ->
    [1] un achat de plus
   *[other] { $n } achats de plus
} dans cet arrivage
effect-refresh-arrival = les recrues restantes sont remplacées
effect-pay-mod = paie { $scope ->
    [contract] du contrat
    [exhibitio] d’une exhibitio
   *[combat] du combat
} { $signed } sesterces
effect-prestige = { $ranked ->
    [yes] prestige { $gamma }, { $beta } ou { $alpha } selon son rang
   *[no] prestige { $signed }
}
effect-prestige-if = prestige { $signed }
effect-draw-cards = piochez { $n ->
    [1] une carte
   *[other] { $n } cartes
}
effect-discard-random = { $n ->
    [1] une carte de la main au hasard est défaussée
   *[other] { $n } cartes de la main au hasard sont défaussées
}
effect-peek-hand = vous voyez la main
effect-fetch-card = reprenez { $cards } dans la défausse
effect-hand-size = { $to ->
    [0] { $n ->
        [1] une carte de plus en main
       *[other] { $n } cartes de plus en main
    }
   *[other] main de { $to } cartes
}
effect-swap-contract = échangez-le contre un contrat de même rang de la table
effect-replace-contract = il va sous sa pile, un autre le remplace
effect-waive-penalty = pas de pénalité
effect-extra-exhibitio = une exhibitio de plus après votre dernier combat
effect-any-armatura = toute panoplie peut être portée{ $source ->
    [card] {" "}dans ce combat
   *[skill] {""}
}
effect-any-pair = toute paire de la Nota le remplit
effect-rank-shift = le gladiateur compte pour { $n ->
    [1] un rang de plus
   *[other] { $n } rangs de plus
} ce tour
effect-fit-for-contract = malgré une blessure légère, le gladiateur peut combattre sous contrat
effect-burden = { $under ->
    [contract] dans ce cas,{" "}
   *[any] {""}
}{ $n ->
    [1] un jeton { $colour ->
        [green] vert
        [white] blanc
       *[red] rouge
    } entre
   *[other] { $n } jetons { $colour ->
        [green] verts
        [white] blancs
       *[red] rouges
    } entrent
} dans le sac de combat
effect-suppress = sans compétence ni pouvoir jusqu’à la fin du tour
effect-immune = { $of ->
    [card] { $cards } ne peut viser ce gladiateur
   *[suppress] rien ne peut enlever ses compétences
}
effect-card-bonus = { $cards } agit davantage sur ce gladiateur : +{ $n }
effect-attach = la carte reste attachée au gladiateur ({ $abilities })
effect-retire = le gladiateur quitte le jeu, { effect-prestige }
effect-counter = { $choices ->
    [1] contrez { $cards }{ $mine ->
        [yes] {" "}quand vous êtes visé
       *[no] {""}
    }
   *[other] contrez une de ces cartes{ $mine ->
        [yes] {" "}quand vous êtes visé
       *[no] {""}
    } ({ $cards })
}
effect-initiative = prenez l’Initiative dès la phase suivante
effect-ap = { $n ->
    [1] un point d’action de plus
   *[other] { $n } points d’action de plus
}
effect-influence = { $extra ->
    [0] {""}
    [1] un jeton au choix par période,{" "}
   *[other] { $extra } jetons au choix par période,{" "}
}{ $cap ->
    [0] pas un de plus
   *[other] { $cap } de plus
} par combat{ $malus ->
    [yes] {""}
   *[no] , pas de malus pour ceux qu’il garde
}
effect-choose-skill = choisissez une compétence ({ $skills })
if-result = si le combat est { $value ->
    [green] glorieux
    [white] médiocre
   *[red] hué
}
if-rank = au rang { $value ->
    [gamma] Gamma
    [beta] Bêta
   *[alpha] Alpha
}
if-contract = { $value ->
   *[yes] sous contrat
}
if-exhibitio = { $value ->
   *[yes] en exhibitio
}
if-sine = { $value ->
   *[yes] en combat sine missione
}
if-duo = { $value ->
   *[yes] en duo historique
}
if-wounded = { $value ->
   *[yes] en cas de blessure
}

# Refus
refusal-lanista-order = Ce n’est pas ce qui est demandé maintenant.
refusal-lanista-card-not-held = Vous n’avez pas { $card } en main.
refusal-lanista-card-phase = { $card } se joue en phase { $phase }.
refusal-lanista-card-cost = Vous n’avez pas de quoi jouer { $card } ({ $money ->
    [0] {""}
   *[other] { $money } sesterces
}{ $both ->
    [yes] {" "}et{" "}
   *[no] {""}
}{ $points ->
    [0] {""}
    [1] 1 point d’action
   *[other] { $points } points d’action
}).
refusal-lanista-card-moment = Ce n’est pas le moment { DE($card) }, ou rien ne peut être visé.
refusal-lanista-card-target = { $card } ne peut pas viser cela.
refusal-lanista-gladiator-not-yours = { $gladiator } n’est pas dans votre école.
refusal-lanista-skill-suppressed = { $gladiator } est sans compétence ce tour.
refusal-lanista-skill-once = La compétence { DE($gladiator) } a déjà servi ce tour.
refusal-lanista-skill-moment = { $gladiator } n’a pas de compétence à utiliser maintenant.
refusal-lanista-skill-chosen = Cette compétence est déjà choisie, ou n’est pas au menu.
refusal-lanista-points-phase = { $use ->
    [heal] Soigner
    [train] Entraîner
    [prepare] Préparer un combat
   *[medicus] Le medicus de secours
} se fait en phase { $phase }.
refusal-lanista-points-none = Il ne vous reste aucun point d’action.
refusal-lanista-points-own-bag = On prépare son propre combat, juste avant le tirage.
refusal-lanista-points-not-dying = { $gladiator } n’est pas mourant.
refusal-lanista-points-window = { $gladiator } : ce n’est pas le moment.
refusal-lanista-heal-once = { $gladiator } a déjà reçu un soin ce tour.
refusal-lanista-heal-healthy = { $gladiator } est en bonne santé.
refusal-lanista-train-once = { $gladiator } s’est déjà entraîné ce tour.
refusal-lanista-train-cap = { $gladiator } n’a plus rien à apprendre.
refusal-lanista-buy-not-shown = { $gladiator } n’est pas parmi les recrues.
refusal-lanista-buy-full = Votre ludus est complet : six gladiateurs au plus.
refusal-lanista-buy-money = Il vous manque { $missing } sesterces pour { $gladiator }.
refusal-lanista-buy-points = { $gladiator } coûte aussi { $points ->
    [1] un point d’action
   *[other] { $points } points d’action
}.
refusal-lanista-sale-option = La revente n’est pas jouée dans cette partie.
refusal-lanista-sale-once = Une seule vente par phase d’achat.
refusal-lanista-sale-one-offer = Une seule proposition par tour d’achat.
refusal-lanista-sale-buyer = Cet acheteur n’a pas de place ou pas d’argent.
refusal-lanista-sale-price = De 50 à { $money } sesterces, par 50.
refusal-lanista-take-not-shown = Ce contrat n’est pas sur la table.
refusal-lanista-take-locked = Il faut deux { $rank } en bonne santé ; { $count ->
    [0] vous n’en avez aucun
   *[other] vous n’en avez qu’un
}.
refusal-lanista-fight-pair = { $first } et { $second } ne forment pas une paire permise ici.
refusal-lanista-fight-extra = Ce combat de plus est une exhibitio.
refusal-lanista-fight-not-yours = Vous n’avez pas ce contrat.
refusal-lanista-fight-no-pair = { $contract } : aucune paire en bonne santé ne convient.
refusal-lanista-exhibitio-no-pair = Aucune paire permise au rang { $rank }.
refusal-lanista-influence-moment = L’influence se glisse avant le tirage du combat.
refusal-lanista-influence-own = On n’influence que les combats des autres.
refusal-lanista-influence-cap = { $count ->
    [1] Un jeton par combat.
   *[other] { $count } jetons par combat.
}
refusal-lanista-influence-none = Il ne vous reste pas de { $token ->
    [green] vert
    [white] blanc
   *[red] rouge
}.
refusal-lanista-mulligan-two = Deux cartes au plus.
refusal-lanista-counter-no = { $card } ne contre pas cette carte.
refusal-lanista-lanista-taken = { $lanista } est déjà pris.
refusal-lanista-swap-rank = Échangez contre un contrat de même rang, sur la table.

# Options
option-years = Années
option-years-help = Une année (standard) ou deux (longue).
option-season_plan = Saisons
option-season_plan-help = L’année entière, ou les deux tours d’hiver seulement.
value-season_plan-full = toutes
value-season_plan-winter_only = hiver seulement
option-lanistas = Lanistes
option-lanistas-help = Sans pouvoirs, tirés au hasard ou choisis à tour de rôle.
value-lanistas-none = sans
value-lanistas-random = au hasard
value-lanistas-choice = au choix
option-simple_events = Cartes simples
option-simple_events-help = Pour les plus jeunes : seulement les évènements les plus simples.
value-simple_events-false = non
value-simple_events-true = oui
option-malus = Malus
option-malus-help = Influence gardée, contrats non remplis et blessures finales coûtent du prestige.
value-malus-true = comptés
value-malus-false = oubliés
option-sine_missione = Sine missione
option-sine_missione-help = Avec les contrats sine missione, plus lucratifs et plus meurtriers.
value-sine_missione-true = oui
value-sine_missione-false = non
option-resale = Revente
option-resale-help = Pour les plus avancés : vendre un gladiateur à la banque ou à un autre joueur.
value-resale-false = non
value-resale-true = oui
option-contracts_revealed = Contrats dévoilés
option-contracts_revealed-help = Les contrats de la table sont montrés dès la pioche, ou seulement au moment de les choisir.
value-contracts_revealed-draw = à la pioche
value-contracts_revealed-contract = au choix
option-initiative = Initiative
option-initiative-help = Le jeton reste, passe à gauche à chaque tour ou à chaque saison.
value-initiative-fixed = fixe
value-initiative-rotate_round = tourne chaque tour
value-initiative-rotate_season = tourne chaque saison
option-second_order = Second passage
option-second_order-help = Au deuxième arrivage et au deuxième contrat : ordre inverse, ou horaire depuis le dernier.
value-second_order-reverse = inverse
value-second_order-clockwise = horaire
option-locked_contract = Contrat verrouillé
option-locked_contract-help = Un contrat sans deux gladiateurs valides de son rang est refusé, ou pris et aussitôt compté comme non rempli.
value-locked_contract-refuse = refusé
value-locked_contract-take_and_fail = pris, non rempli
option-influence_exemption = Exemption d’influence
option-influence_exemption-help = S’il y eut trop peu de combats pour placer ses jetons, aucun malus du tout, ou seulement pour ceux qu’on aurait pu placer.
value-influence_exemption-all = entière
value-influence_exemption-per_token = par jeton
option-mercy_bad = Mise à mort
option-mercy_bad-help = Quel mauvais combat ajoute un jeton noir : médiocre et hué, médiocre seul, hué seul.
value-mercy_bad-both = les deux
value-mercy_bad-literal = médiocre
value-mercy_bad-symmetric = hué
option-tie = Égalité
option-tie-help = À égalité de prestige, victoire partagée, ou départagée par les sesterces puis les gladiateurs vivants.
value-tie-shared = partagée
value-tie-sesterces = sesterces
option-first_round_mulligan = Remplacer au premier tour
option-first_round_mulligan-help = Jusqu’à deux cartes de la première main peuvent être remplacées.
value-first_round_mulligan-false = non
value-first_round_mulligan-true = oui
option-poker_face = Visage impassible
option-poker_face-help = Chacun est interrogé même sans rien à jouer : une pause ne trahit plus rien.
value-poker_face-false = non
value-poker_face-true = oui

comfort-quiet_round = Plus de cartes ce tour
comfort-quiet_round-help = Jusqu’à la fin du tour, on ne vous demande plus rien hors de vos achats, contrats et combats.
comfort-own_combats_only = Seulement mes combats
comfort-own_combats_only-help = Pendant les combats des autres, on ne vous demande ni carte ni jeton.
value-quiet_round-false = non
value-quiet_round-true = oui
value-own_combats_only-false = non
value-own_combats_only-true = oui

# Préréglages
preset-first = Première partie
preset-first-help = Une année, sans les pouvoirs des lanistes.
preset-standard = Standard
preset-standard-help = Une année, un laniste au hasard pour chacun.
preset-long = Longue
preset-long-help = Deux années, sans les pouvoirs des lanistes.
preset-young = Pour les plus jeunes
preset-young-help = L’hiver seulement, cartes simples, ni malus ni contrats sine missione.
preset-advanced = Avancée
preset-advanced-help = Deux années, un laniste au hasard, et l’on revend ses gladiateurs.

# Mesures
measure-score = Prestige final par joueur
measure-above-track = Scores au-delà de la dernière case
measure-seat = { $place ->
    [0] Victoires du joueur qui a l’Initiative
    [1] Victoires de son voisin de gauche
   *[other] Victoires du joueur assis { $place } places à sa gauche
}
measure-gamma-first-round = Joueurs avec un contrat rempli au premier tour
measure-idle-rounds = Tours d’un joueur sans aucun combat
measure-beta-fulfilled = Joueurs avec au moins un contrat Bêta rempli
measure-alpha-fulfilled = Joueurs avec au moins un contrat Alpha rempli
measure-exhibitio = Part des exhibitio parmi les combats d’été
measure-deaths = Gladiateurs morts par joueur
measure-failed = Contrats pris et non remplis
measure-points-combats = Part du prestige venant des combats
measure-points-school = Part du prestige venant de l’école
measure-points-money = Part du prestige venant des sesterces
measure-points-spent = Points d’action dépensés pour { $use ->
    [heal] soigner
    [train] entraîner
    [prepare] préparer
   *[medicus] sauver
}
measure-points-kept = Points d’action gardés
measure-influence-malus = Jetons d’influence gardés par joueur et par période
measure-lanista = Victoires avec { $lanista }
measure-played = Parties où { $card } est jouée une fois piochée

# La table dessinée
draw-you = vous
draw-explain-pass = { $way ->
    [pass] On vous demandera de nouveau si quelqu’un joue une carte.
    [dying] On vous demandera de nouveau si quelqu’un joue une carte. Sinon, personne n’est sauvé.
    [alone] Personne d’autre n’est à la table : la partie continue aussitôt.
    [done] On ne vous demandera plus rien à ce moment du jeu, même si d’autres jouent.
   *[phase] On ne vous demandera plus rien jusqu’à la fin de la phase, sauf si une carte vous vise.
}
draw-put-back = Reposer
draw-skill-text = { $name } : { $text }
draw-gone-to = { $town } : { $seat }
draw-card-label = { $card } : { $text } { $note }
draw-track-label = { $track } : { $seats }
draw-risk = { $percent ->
    [0] jamais mortelle
   *[other] mortelle { $percent } %
}
draw-explain-risk = Chance de tirer une blessure mortelle dans son propre sac, si rien ne change d’ici là. La mise à mort du vaincu, là où elle est permise, s’y ajoute.
draw-explain-cubes = Un point soigne, entraîne, prépare un combat ou sauve un mourant, selon la phase.
draw-explain-influence = Un jeton se glisse dans le sac d’un combat des autres : vert glorieux, blanc médiocre, rouge hué.
draw-explain-xp = L’expérience fait monter de rang : Bêta à { $beta }, Alpha à { $alpha }.
draw-explain-health = { $health ->
    [good] En état de combattre.
    [light] Blessure légère : pas de contrat sans soin ; en exhibitio, un rouge de plus dans le sac.
   *[other] Blessure grave : pas de contrat sans soin ; en exhibitio, deux rouges de plus dans le sac.
}
draw-explain-odds = Chance de tirer ce jeton du sac, et le prestige qu’il rapporterait.
draw-explain-sum = Prestige : { $parts }.
draw-explain-prestige = Prestige : le plus haut l’emporte à la fin.
draw-explain-initiative = Choisit en premier les recrues et les contrats.
draw-phase = { $phase ->
    [1] Cartes
    [2] Achats
    [3] Contrats
    [4] Combats
   *[5] Soins
}
draw-phase-number = phase { $phase }
draw-or = { " ou " }
draw-nota = Nota
draw-gladiator = { $name }, { $rank }, expérience { $xp } sur { $cap }, { $health }.
draw-recruit = { $name }, recrue, { $cost } sesterces{ $points ->
    [0] {""}
    [1] {" "}et 1 point d’action
   *[other] {" "}et { $points } points d’action
}.
draw-duo-with = Duo historique avec { $name }.
draw-duo = duo : { $name }
draw-duo-bonus = duo +{ $bonus }
draw-historic-duo = duo historique
draw-fit = bandé : peut combattre
draw-unfit = hors contrat
draw-train-for = à entraîner pour { $town }
draw-xp = expérience { $xp } sur { $cap }
draw-point-key = { $use ->
    [ap_train] +1
    [ap_heal] soin
   *[ap_medicus] sauver
}
draw-skill-key = agir
draw-skill-of = Compétence { DE($name) }
draw-about = En savoir plus sur { $name }
draw-free = libre
draw-free-slots = { $count ->
    [1] une place libre
   *[other] { $count } places libres
}
draw-usual-price = au lieu de { $price }
draw-lacks = il manque { $amount }
draw-faces = affronte { $names }
draw-bank = La banque en donne { $price } sesterces.
draw-arrival = Arrivage { $number } sur { $of }
draw-no-recruits = Plus aucune recrue.
draw-contract = { $rank }{ $sine ->
    [yes] , sine missione
   *[no] {""}
}, { $pay } sesterces ; { $gains } ; { $pairs }{ $mark ->
    [none] .
   *[other] {""} ; { $mark }.
}
draw-mark = { $mark ->
    [possible] { $count ->
        [1] possible, 1 paire
       *[other] possible, { $count } paires
    }
   *[no_pair] { $penalty ->
        [0] sans paire
       *[other] sans paire : −{ $penalty }
    }
}
draw-mark-duo = { $same ->
    [yes] duo +{ $bonus }, mêmes hommes
   *[no] possible, duo +{ $bonus }
}
draw-mark-same = possible, mêmes hommes
draw-mark-training = { $short ->
    [yes] entraîner { $names }
   *[no] avec entraînement : { $names }
}
draw-mark-locked = { $short ->
    [yes] deux { $rank } sains
   *[no] { $healthy ->
        [0] il faut deux { $rank } en bonne santé
       *[other] il manque un { $rank } en bonne santé
    }
}
draw-any-pair = toute paire
draw-taken = { $you ->
    [yes] le vôtre
   *[no] pris par { $seat }
}
draw-ready-more = { $pairs } et { $count } de plus
draw-ready = { $count ->
    [1] une paire prête
   *[other] { $count } paires prêtes
}
draw-no-fit-pair = { $penalty ->
    [0] aucune paire ne convient
   *[other] aucune paire ne convient : −{ $penalty }
}
draw-too-late = { $penalty ->
    [0] ne peut plus être rempli
   *[other] ne peut plus être rempli : −{ $penalty }
}
draw-to-confirm = { $town }, à confirmer
draw-pick-place = { $number ->
    [1] premier contrat
   *[other] second contrat
}
draw-choose-combat = Votre combat
draw-exhibitio = Exhibitio
draw-exhibitio-note = Une exhibitio compte comme un combat : pas de repos ce tour, mais aucune blessure.
draw-nobody-to-fight = Aucune paire ne peut combattre pour l’instant.
draw-pair-for = { $town }, rang { $rank } : qui combat ?
draw-pair-exhibitio = Exhibitio de rang { $rank } : qui combat ?
draw-versus = contre
draw-combats = { $before ->
    [yes] Les combats du tour précédent
   *[no] Les combats du tour
}
draw-no-combats = Aucun combat ce tour pour l’instant.
draw-ahead = Contrats à remplir
draw-rested = { $own ->
    [yes] ne combattez pas
   *[no] ne combat pas
}
draw-failed = { $own ->
    [yes] ne remplissez pas le contrat { DE($town) }
   *[no] ne remplit pas le contrat { DE($town) }
}
draw-track = Piste de prestige
draw-track-seat = { $seat } { $count }
draw-added-here = ajouté ici
draw-here = ici
draw-token = { $token ->
    [green] Vert
    [white] Blanc
   *[red] Rouge
}
draw-percent = { $percent } %
draw-percent-then = { $percent } → { $then } %
draw-place = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
draw-fights = combat
draw-can-add = { $count ->
    [1] peut ajouter 1
   *[other] peut ajouter { $count }
}
draw-who-may-add = { $seat } ?
draw-may-add = { $seat } peut encore ajouter { $count ->
    [1] un jeton
   *[other] { $count } jetons
}
draw-seat-more = { $seat } : l’école en détail
draw-poisoned = sans pouvoir ce tour
draw-sesterces = sesterces
draw-points = points d’action
draw-to-place = influence
draw-influence = influence à placer : { $green } vert, { $white } blanc, { $red } rouge{ $jokers ->
    [0] {""}
   *[other] , { $jokers } au choix
}
draw-means = Sans carte
draw-prepare = Préparation
draw-one-point = 1 point
draw-last-point = votre dernier point
draw-slip = { $token ->
    [green] Glisser un vert
    [white] Glisser un blanc
   *[red] Glisser un rouge
}
draw-joker = { $token ->
    [green] Au choix : vert
    [white] Au choix : blanc
   *[red] Au choix : rouge
}
draw-would-slip = { $percent } % glorieux, { $red } % hué
draw-would-be = { $kind ->
    [combat] { $percent } % de glorieux
    [wound] { $percent } % de mortelle
   *[mercy] { $percent } % de grâce
}
draw-medicus = Medicus de secours
draw-medicus-text = mortelle devient grave
draw-train = Entraîner
draw-train-text = expérience +1
draw-heal = Soigner
draw-heal-text = un niveau de mieux
draw-sell = Revente
draw-sell-text = à la banque ou à un joueur
draw-hand-now = Phase { $phase }, maintenant
draw-hand-later = Phase { $phase }, { $name }
draw-hand-brief = Phase { $phase }
draw-hand-laters = Plus tard
draw-no-cards = Aucune carte en main.
draw-my-hand = Votre main
draw-held-short = { $count ->
    [1] Contrat
   *[other] Contrats
}
draw-moment = { $timing ->
    [no_target] sans cible
    [on_turn] pas maintenant
    [own_buy_turn] à votre achat
    [own_combat_turn] à votre combat
    [card_played] pour contrer
    [combat_announced] à l’annonce
    [combat_validated] à la paie
    [before_combat_draw] avant le tirage
    [after_combat_draw] après le tirage
    [before_wound_draw] avant blessure
    [after_wound_draw] après blessure
    [before_mercy_draw] mise à mort
    [gladiator_died] à une mort
    [contract_failed] contrat non rempli
   *[other] plus tard
}
draw-to-replace = à remplacer
draw-replace = { $count ->
    [1] Remplacer une carte
   *[other] Remplacer { $count } cartes
}
draw-from = { $source ->
    [base] base
    [point] préparation
    [wounds] blessures
   *[combat] combat
}
draw-token-from = { $token ->
    [green] jeton vert
    [white] jeton blanc
    [red] jeton rouge
   *[black] jeton noir
} : { $source }{ $gone ->
    [yes] , retiré
   *[no] {""}
}
draw-removed = retiré
draw-bag-count = { $count ->
    [1] 1 jeton dans le sac
   *[other] { $count } jetons dans le sac
}
draw-keeps = { $keeps ->
    [best] 2 jetons tirés, le meilleur compte
   *[worst] 2 jetons tirés, le pire compte
}
draw-cause = { $cause ->
    [contract] contrat
    [exhibitio] exhibitio
   *[duo] duo
}
draw-result = { $token ->
    [green] Glorieux
    [white] Médiocre
   *[red] Hué
}
draw-drawn = tiré
draw-prestige = prestige
draw-fate = { $kind ->
    [wound] { $token ->
        [green] indemne
        [white] légère
        [red] grave
       *[black] mortelle
    }
   *[mercy] { $token ->
        [green] gracié
       *[black] condamné
    }
}
draw-drawn-fate = { $name } : { $kind ->
    [wound] { $token ->
        [green] indemne
        [white] blessure légère
        [red] blessure grave
       *[black] blessure mortelle
    }
   *[mercy] { $token ->
        [green] gracié
       *[black] condamné
    }
}
draw-wound = { $wound ->
    [good] indemne
    [light] blessure légère
    [grave] blessure grave
   *[mortal] blessure mortelle
}
draw-mortal = mortelle { $percent } %
draw-no-wounds = sans tirage de blessure
draw-dead = mort dans l’arène
draw-your-combat = votre combat
draw-combat-of = combat { DE($seat) }
draw-paid = { $amount } sesterces encaissés, quoi qu’il arrive
draw-step = { $step ->
    [announced] Le combat est annoncé.
    [after_draw] Le public a parlé.
    [before_wound] Un gladiateur va tirer sa blessure.
    [after_wounds] Les blessures sont tirées.
   *[other] Le combat s’achève.
}
draw-step-mercy = { $name } a perdu : mise à mort à suivre.
draw-step-dead = { $name } ne se relève pas.
draw-verb-take = Prendre { $town }
draw-verb-buy = Acheter { $name }
draw-verb-play = Jouer
draw-verb-choose = Choisir
draw-verb-use = Utiliser
draw-verb-fight = Combattre
draw-verb-point = { $use ->
    [ap_train] Entraîner { $name }
    [ap_heal] Soigner { $name }
    [ap_medicus] Sauver { $name }
   *[ap_prepare] Ajouter un vert
}
draw-staged-point = { $use ->
    [ap_train] { $name } gagne 1 d’expérience
    [ap_heal] { $name } guérit d’un niveau
    [ap_medicus] { $name } survit, gravement blessé
   *[ap_prepare] Un vert de plus dans votre sac{ $told ->
        [yes] {""}, { $percent } % de glorieux
       *[no] {""}
    }
} : { $left ->
    [0] c’est votre dernier point d’action.
    [1] il vous restera 1 point d’action.
   *[other] il vous restera { $left } points d’action.
}
draw-staged-slip = Un { $token ->
    [green] vert
    [white] blanc
   *[red] rouge
} dans ce sac, { $percent } % de glorieux, { $red } % de hué : { $left ->
    [0] c’est votre dernier jeton.
    [1] il vous en restera 1.
   *[other] il vous en restera { $left }.
}
draw-staged-pair = { $first } contre { $second } : { $pay ->
    [none] {""}
   *[other] { $pay } sesterces, puis{" "}
}{ $green }, { $white } ou { $red } de prestige selon le public{ $reds ->
    [0] .
    [one] {""} ; leurs blessures ajoutent { $reds } jeton rouge.
   *[other] {""} ; leurs blessures ajoutent { $reds } jetons rouges.
}
draw-staged-reds = Les blessures de votre seule paire possible ajoutent { $reds ->
    [one] { $reds } jeton rouge.
   *[other] { $reds } jetons rouges.
}
draw-done-anyway = Fini quand même
draw-staged-take = { $town }, hors bonus : { $pay } sesterces, puis { $green }, { $white } ou { $red } de prestige{ $sine ->
    [yes] . Sine missione : risque de mise à mort.
   *[no] {" "}selon le public.
}
draw-staged-no-pair = { $town } : aucune de vos paires ne convient{ $penalty ->
    [0] .
   *[other] . Non rempli, il coûte { $penalty }.
}
draw-staged-failing = { $towns } { $left ->
    [0] { $count ->
        [1] resterait non rempli
       *[other] resteraient non remplis
    }
   *[other] resterait non rempli
}{ $penalty ->
    [0] .
   *[other] {""} : −{ $penalty }.
}
draw-staged-buy = { $name } rejoint votre ludus{ $points ->
    [0] {""}
    [1] {" "}(−1 point d’action)
   *[other] {" "}(−{ $points } points d’action)
}, il vous restera { $left } sesterces.
draw-influence-left = { $count ->
    [1] Il vous reste un jeton d’influence à placer
   *[other] Il vous reste { $count } jetons d’influence à placer
} d’ici la fin { $due ->
    [winter] de l’hiver
   *[round] du tour
}, sinon −{ $loss }.
draw-aim = { $name } : touchez la cible.
draw-aim-pair = { $name } contre qui ?
draw-aim-at = { $tool ->
    [ap_train] Qui entraîner ?
    [ap_heal] Qui soigner ?
    [ap_medicus] Qui sauver ?
    [sell] Quel gladiateur vendre ?
   *[other] Touchez la cible.
}
draw-announced = { $you ->
    [yes] Vous jouez { $card }
   *[no] { $seat } joue { $card }
}
draw-aimed = vise { $target }
draw-define = Une compétence pour { $name }
draw-lanistas = Choisissez votre laniste
draw-offer = { $seat } vous propose { $name } pour { $price } sesterces
draw-price-title = Votre prix
draw-price-help = La banque en donnerait { $bank } sesterces, une recrue pareille en coûte { $printed }.
draw-less = Moins cher
draw-more = Plus cher
draw-empty-school = Aucun gladiateur.
draw-seen = Vous avez vu : { $cards }.
draw-discard = Défausse, { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}
draw-nota-pairs = Qui affronte qui
draw-nota-bags = Les trois sacs
draw-nota-combat = combat
draw-nota-wound = blessure
draw-nota-sine = sine missione
draw-nota-mercy = mise à mort
draw-nota-mercy-more = Mise à mort : un noir de plus au rang Gamma, un vert de plus au rang Alpha ; un vert si le combat fut glorieux, un noir s’il fut { $bad ->
    [both] médiocre ou hué
    [literal] médiocre
   *[symmetric] hué
}.
draw-nota-seasons = Les saisons
draw-nota-season = { $season ->
    [winter] Tour d’hiver
   *[summer] Tour d’été
} : { $arrivals } arrivages, { $combats ->
    [1] un contrat et un combat
   *[other] { $combats } contrats et { $combats } combats
} par joueur
draw-nota-points = Un point d’action
draw-nota-point = { $phase ->
    [2] soigne un gladiateur d’un niveau
    [3] entraîne un gladiateur, une fois chacun
    [4] ajoute un vert à votre sac, ou sauve d’une blessure mortelle
   *[5] gardé, devient { $money } sesterces
}
draw-nota-ranks = Prestige par rang
draw-nota-duo = duo historique
draw-nota-failed = contrat non rempli
draw-nota-final = vivant à la fin
draw-nota-end = À la fin : 1 point par { $money } sesterces{ $malus ->
    [yes] , −1 par blessure légère, −2 par blessure grave. Chaque jeton d’influence gardé coûte { $token }.
   *[no] .
}
draw-nota-exhibitio = Exhibitio : { $pay } sesterces, { $green }, { $white } ou { $red } de prestige.
draw-medal = { $medal ->
    [tiro] tiro
    [gregarius] gregarius
    [veteranus] veteranus
    [secundus_palus] secundus palus
   *[primus_palus] primus palus
}
draw-medal-from = dès { $least }
draw-medal-below = sous { $least }
draw-criterion = { $name ->
    [combats] Combats et cartes
    [failed] Contrats non remplis
    [influence] Influence gardée
    [experience] Gladiateurs
    [health] Blessures
   *[money] Sesterces
}
# La première partie guidée
tutorial-hello = Le but : le plus de prestige. Vous dirigez une école de gladiateurs : recrutez, entraînez, honorez des contrats. Voici le dernier tour d’un hiver, à deux. Inès a { $theirs } de prestige, vous { $mine }, et trois points d’action pour tout le tour : il faudra choisir.
tutorial-heal = D’abord le marché. Vos évènements se jouent dans leur phase : ce Remède remettra Hilarus sur pied. Un blessé n’a pas droit aux contrats, et coûte du prestige à la fin.
tutorial-buy = Quatre recrues, une au plus par arrivage. Priscus et votre Herennius sont un duo historique, que le public récompense. Achetez Priscus.
tutorial-buy-not = Plutôt Priscus : avec Herennius, il forme un duo historique.
tutorial-train = Les contrats. Avant d’en prendre un, entraînez Herennius : un point d’action, un point d’expérience. Le deuxième fait de lui un Bêta, qui vaudra trois de prestige à la fin au lieu d’un.
tutorial-contract = Un contrat veut deux gladiateurs de son rang, en bonne santé. Herennius et Priscus savent combattre en provocator : Cemenelum demande cette paire, pour { $pay } sesterces et jusqu’à { $glory } de prestige. Prenez-le.
tutorial-contract-not = Cemenelum est plus sûr : { $least } de prestige même si le combat est médiocre.
tutorial-points = La phase se ferme par une dernière occasion d’agir. Il vous reste deux points d’action et l’arène les réclamera : gardez-les, vous avez fini.
tutorial-points-not = Gardez vos deux points pour l’arène : vous allez voir à quoi ils servent.
tutorial-fight = Les combats. Vos deux hommes s’affrontent entre eux, pour le spectacle : la paie est à vous quoi qu’il arrive, le prestige dépend du public. En route pour Cemenelum.
tutorial-fight-not = Un contrat oublié coûte du prestige : honorez celui de Cemenelum.
tutorial-pair = Qui contre Priscus ? Herennius, son rival de toujours : le duo ajoute { $duo } de prestige. Il est Bêta, mais combattra en Gamma, le rang du contrat.
tutorial-pair-not = Sans Herennius, pas de duo historique : { $duo } de prestige en moins.
tutorial-bag = Dans le sac, un vert (glorieux), un blanc (médiocre), un rouge (hué), et le rouge qu’Inès vient d’y glisser. Un point d’action ajoute un vert : préparez le combat, puis dites que vous avez fini, et l’on tire.
tutorial-glory = Vert ! { $glory } de prestige, et { $duo } pour le duo. Puis chacun tire sa blessure : légère pour Herennius, mortelle pour Priscus. Votre dernier point d’action le sauve : appelez le medicus.
tutorial-glory-not = Sans secours, Priscus meurt et quitte le jeu.
tutorial-influence = À Inès de combattre, à vous d’avoir mauvais esprit : glissez votre rouge dans son sac.
tutorial-influence-not = Un jeton d’influence gardé coûte { $stake } de prestige à la fin de la saison : autant s’en servir.
tutorial-care =
    Hué ! { $loss ->
        [0] C’est { $glory } de prestige en moins pour Inès.
       *[other] Inès perd { $loss } de prestige.
    } Dernière phase, les soins : qui n’a pas combattu va mieux d’un niveau. Pour Priscus, jouez Bains et massages.
tutorial-end = { $mine } à { $theirs }. À la fin, chaque gladiateur rapporte selon son rang, chaque blessure coûte, et trois cents sesterces font un point. Restent à découvrir l’été et ses deux combats, les contrats sine missione, les lanistes, et tous les mauvais tours que cachent les évènements.

# Éditions et positions fautives

fault-lanista-winter-only = l’option ne vaut que 1 quand on ne joue que les tours d’hiver
fault-lanista-skill-id = l’id d’une compétence commence par une minuscule
fault-lanista-first-letter = dans { $field }, un id commence par { $letter }
fault-lanista-no-pair = { $value } n’est pas une paire, deux parmi { $codes } avec une barre entre les deux
fault-lanista-experience = beta doit être inférieur à alpha, et alpha ne pas dépasser cap
fault-lanista-prestige-order = un meilleur jeton ne peut pas rapporter moins : green >= white >= red
fault-lanista-coin = { $value } n’est pas un multiple de 50 : il n’y a pas de pièce plus petite
fault-lanista-skill-school = une compétence qui sert une fois par tour vaut au rang actuel : il manque school = true
fault-lanista-skill-target = manque : une compétence qu’on utilise vise quelque chose
fault-lanista-skill-phase = manque : on_turn est un moment d’une seule phase
fault-lanista-lanista-once = le pouvoir d’un laniste agit de lui-même
fault-lanista-suppressed = seul discard_random peut remplacer la perte du pouvoir
fault-lanista-health = health_min est plus grave que health_max : personne ne convient
fault-lanista-attached = une carte attachée n’a que cet effet, et duration = attached
fault-lanista-countering = une carte jouée sur une autre carte la contre
fault-lanista-phase-of-timing = { $timing } est un moment de la phase { $phase }
fault-lanista-no-card = il n’y a pas de carte { $card }
fault-lanista-other-phase = { $card } se joue dans une autre phase
fault-lanista-no-counter = { $card } ne contre pas { $other }
fault-lanista-nobody-asked = à { $timing }, personne n’a de question : ce qui se joue a besoin d’un moment
fault-lanista-by-itself = { $timing } est un moment où l’on décide ; ceci agit de soi-même
fault-lanista-no-target = ce qui agit de soi-même n’a pas de cible
fault-lanista-timing = { $effect } ne peut pas arriver à { $timing } ; permis, { $allowed }
fault-lanista-effect-needs = manque : { $effect } en a besoin
fault-lanista-own-combat = des jetons pour un combat à venir vont avec un gladiateur à soi
fault-lanista-own-prices = un laniste change ses propres prix, toujours
fault-lanista-prestige-number = prestige a soit n, soit by_rank
fault-lanista-other-bag = à { $timing }, c’est un autre sac
fault-lanista-number = { $value } n’est pas un nombre ; seule une compétence peut dire « n »
fault-lanista-two-tokens = on tire deux jetons et on en garde un : n = 2
fault-lanista-keeps-best = par sa compétence, un gladiateur garde le meilleur de son propre tirage
fault-lanista-armaturae = au moins une parmi { $codes }, ou « * »
fault-lanista-armatura-twice = en nomme une deux fois
fault-lanista-one-used = une ligne n’a qu’une compétence qui sert une fois par tour
fault-lanista-duo-cards = la lettre { $letter } est sur { $count ->
    [1] une carte
   *[other] { $count } cartes
}, pas sur deux
fault-lanista-no-nota-pair = { $value } n’est pas une paire de la Nota : { $pairs }
fault-lanista-rank-contracts = contrats { $rank } : { $count } ; il y en a 10 de chaque rang
fault-lanista-deadly = contrats { $rank } sine missione : { $count } ; au plus { $most }
fault-lanista-copies = { $count } cartes en comptant les exemplaires ; la boîte en a { $cards }
fault-lanista-small-deck = le paquet { $deck } a { $count } cartes ; au moins { $least }
fault-lanista-named = il manque { $name }, que le livret nomme
fault-lanista-phase = { $effect } est un effet de la phase { $allowed }, pas { $phase }
fault-lanista-does-nothing = { $effect } ne fait rien ici : { $reason }
fault-lanista-bearer-card = une carte se joue une fois, ceci agit de soi-même
fault-lanista-bearer-used = une compétence sert une fois par tour, ceci agit de soi-même
fault-lanista-bearer-skill = une compétence qui agit d’elle-même ne peut pas le faire
fault-lanista-bearer-attached = une carte attachée ne peut pas le faire
fault-lanista-bearer-lanista = un laniste ne peut pas le faire
fault-lanista-aim = { $effect } vise { $allowed }, pas { $target }
fault-lanista-skill-number = { $skill } a besoin d’un nombre : { $skill }(1)
fault-lanista-skill-no-number = { $skill } n’a pas de nombre
fault-lanista-duo-pair = avec { $other }, il ne peut former aucune des paires (pairs) au rang { $rank }
fault-lanista-few-pairs = { $percent } % seulement des paires de gladiateurs conviennent à un contrat { $rank } ; au moins 20 %
fault-lanista-id-letters = n’a pas que des lettres sans accent, des chiffres et _ (ou -, sauf pour une compétence)
fault-lanista-unheeded = serait imprimé et resterait sans effet ici
fault-lanista-never = ne peut jamais être vrai ici
fault-lanista-lasts = { $said } ne convient pas : ces effets durent { $allowed }
fault-lanista-not-countered = { $card } ne nomme pas { $other } dans countered_by
fault-lanista-immune = immune a soit card, soit suppress
fault-lanista-bonus-card = { $card } ne donne pas d’expérience et ne change pas de blessure : rien à y ajouter
fault-lanista-menu-skill = { $skill } ne peut pas se choisir : panoplies et protections sont celles des lignes imprimées
fault-lanista-school = ne convient pas : { $effect } ne vaut qu’avec l’autre valeur
fault-lanista-not-of-edition = { $value } n’est pas de l’édition
fault-lanista-step-phase = { $phase } n’est pas la phase de « { $step } »
fault-lanista-slots = l’école s’énumère par emplacements, chacun une fois
fault-lanista-known-lists = a une liste par siège, ou aucune
fault-lanista-no-lanistas = personne n’a de laniste dans cette partie
fault-lanista-same-lanista = deux sièges ont le même laniste
fault-lanista-not-once = { $card } y est { $count } fois, au lieu d’une
fault-lanista-not-so-often = { $card } y est { $count } fois, au lieu de { $wanted }
fault-lanista-copies-out = { $card } y est { $count } fois ; le paquet en a { $copies }
fault-lanista-round-zero = 0 est le choix des lanistes, et rien d’autre
fault-lanista-last-round = { $round } ne convient pas ; la partie finit avec le tour { $last }
fault-lanista-asked-at = la question « { $decision } » se pose à « { $step } »
fault-lanista-turn = { $turn } ne convient pas ; il y a { $seats } sièges
fault-lanista-extra = une exhibitio de plus vient après le dernier combat d’un siège
fault-lanista-turn-of = c’est le tour du siège { $seat }
fault-lanista-seat-no-lanista = le siège n’a pas de laniste
fault-lanista-tokens = { $left } jetons en réserve et { $placed } posés n’en font pas 3
fault-lanista-many-contracts = un siège ne peut pas en avoir { $count } maintenant
fault-lanista-swaps = on met des cartes de côté pendant qu’on trie sa main, et seulement alors
fault-lanista-not-in-hand = { $card } n’est pas dans cette main
fault-lanista-not-attached = { $card } n’est pas une carte qui reste sur un gladiateur
fault-lanista-no-burden = { $card } ne met pas de jeton dans un sac
fault-lanista-skill-twice = chaque compétence se choisit une fois
fault-lanista-skills-chosen = en a { $count } ; à son rang, on en choisit { $wanted }
fault-lanista-no-combat = à « { $step } », aucun combat n’est en cours
fault-lanista-combat-lacks = à « { $step } », un combat est en cours : il manque son siège et deux gladiateurs
fault-lanista-no-wounds = manque : personne n’est blessé dans une exhibitio
fault-lanista-contract-rank = n’est pas celui { DE($contract) }
fault-lanista-not-held = le siège { $seat } n’a pas { $contract }
fault-lanista-not-spent = { $contract } se combat en ce moment : il est parmi les contrats sortis
fault-lanista-fights-himself = personne ne se combat soi-même
fault-lanista-not-in-school = { $gladiator } n’est pas dans l’école du siège { $seat }
fault-lanista-result-time = est connu à partir de « after_draw » ; ceci est « { $step } »
fault-lanista-wounds-drawn = à « { $step } », blessures tirées : { $count }
fault-lanista-death-time = se dit dans la fenêtre d’une mort, et seulement alors
fault-lanista-dead = est un combattant qui a quitté la partie
fault-lanista-loser = a la pire blessure d’un combat sine missione
fault-lanista-loser-unknown = n’est pas connu à « { $step } »
fault-lanista-bag-token = un jeton { $colour ->
    [green] vert
    [white] blanc
    [red] rouge
   *[black] noir
} ne va pas dans ce sac
fault-lanista-lanistas-given = les lanistes de cette partie ne se choisissent pas
fault-lanista-no-sorting = on ne trie pas sa main au premier tour
fault-lanista-not-swapping = n’est pas un contrat du siège { $seat }
fault-lanista-nobody = personne n’a de question
fault-lanista-no-answer = le siège { $seat } n’a rien à répondre à la question « { $decision } »
fault-lanista-failure-time = les contrats échouent après le dernier combat d’un siège
fault-lanista-no-failure = le siège { $seat } n’a pas de contrat qui puisse échouer
fault-lanista-no-window = « { $step } » n’est pas un moment où l’on joue des cartes
fault-lanista-asked = la question est pour le siège { $seat }
fault-lanista-passed = le siège { $seat } a passé et n’a plus de question
fault-lanista-only-asked = seul le siège { $seat } a la question à « { $step } »
fault-lanista-polled = a eu la question, ou a joué la carte
fault-lanista-no-counters = rien ne contre { $card }
fault-lanista-not-played-so = le siège { $seat } n’aurait pas pu la jouer ainsi
fault-lanista-nobodys = { $gladiator } n’est dans l’école de personne
fault-lanista-chooses = le siège { $seat } choisit la compétence de son gladiateur
fault-lanista-no-resale = les gladiateurs ne se revendent pas dans cette partie
fault-lanista-buys-himself = personne n’achète à soi-même
fault-lanista-not-his = n’est pas dans l’école du siège { $seat }
fault-lanista-included = nomme une carte qui n’est pas sur lui, ou qu’on n’a pas demandée
fault-lanista-school-full = l’école du siège { $seat } est complète
fault-lanista-price = { $price } ne convient pas ; par 50, et { $money } au plus
fault-lanista-price-time = se dit avant la réponse de l’acheteur, et seulement alors
fault-lanista-offer-seat = le vendeur dit ce qu’il propose, l’acheteur répond
fault-lanista-offer-order = on demande les cartes d’un gladiateur une à une, puis son prix

# Le journal, quand c’est vous : la même ligne à la deuxième personne ; -target, -other… quand vous êtes celui qu’elle vise
you-first-player-drawn = Jetons tirés : { $tokens }. Vous prenez l’Initiative.
you-initiative-moved = Vous prenez l’Initiative.
you-cards-drawn = Vous piochez { $cards }.
you-cards-drawn-hidden = Vous piochez { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}.
you-cards-lost = { $none ->
    [yes] Vous n’avez aucune carte à perdre.
   *[no] Vous perdez { $cards }.
}
you-cards-replaced = Vous remplacez { $cards }.
you-hand-seen = Vous voyez la main { DE($other) } : { $cards }.
you-hand-seen-hidden = Vous regardez la main { DE($other) }.
you-card-fetched = Vous reprenez { $card } dans la défausse.
you-bought = Vous achetez { $gladiator } pour { $price } sesterces.
you-sold-to-bank = Vous vendez { $gladiator } à la banque pour { $price } sesterces{ $retired ->
    [yes] , en fin de carrière
   *[no] {""}
}.
you-offer-made = Vous proposez { $gladiator }{ $with ->
    [yes] {" "}avec { $cards }
   *[no] {""}
} à { $buyer } pour { $price } sesterces.
you-sold = Vous vendez { $gladiator } à { $buyer } pour { $price } sesterces{ $with ->
    [yes] {" "}avec { $cards }
   *[no] {""}
}{ $losing ->
    [yes] , et à la défausse : { $lost }
   *[no] {""}
}.
you-point-spent = Vous dépensez un point d’action : { $use ->
    [heal] soin
    [train] entraînement
    [prepare] préparation, un vert dans le sac
   *[medicus] medicus de secours
}.
you-contract-taken = Vous prenez un contrat : { $contract }.
you-contract-failed = Vous n’avez pas rempli le contrat { DE($contract) }{ $waived ->
    [yes] , sans pénalité
   *[no] {""}
}.
you-contract-swapped = Vous échangez { $contract } contre { $by }.
you-card-announced = Vous jouez { $card }{ $aimed ->
    [yes] {""} : { $target }
   *[no] {""}
}.
you-card-announced-target = { $seat } joue { $card } contre vous.
you-skill-used-target = { $gladiator } : { $skill }, contre vous.
you-card-countered = Vous contrez { $card } avec { $by }.
you-combat-announced = Vous annoncez { $kind ->
    [contract] un combat à { $town }
   *[exhibitio] une exhibitio
}, rang { $rank } : { $first } ({ $left }) contre { $second } ({ $right }).
you-no-combat = Vous ne combattez pas.
you-no-purchase = Vous n’achetez personne.
you-no-contract = Vous ne prenez pas de contrat.
you-paid = Vous recevez { $amount } sesterces.
you-token-added = Vous glissez un { $token ->
    [green] vert
    [white] blanc
   *[red] rouge
}.
you-money-placed = Vous placez { $points ->
    [1] 1 point
   *[other] { $points } points
} : { $amount } sesterces.
you-match-ended = Vous l’emportez avec { $score } de prestige.
you-lanista-chosen = Votre laniste : { $lanista }.
you-money-changed = Vous : { $amount } sesterces.
you-prestige-changed = Vous : { $amount } de prestige, { $cause ->
    [contract] { $source }
    [exhibitio] exhibitio
    [duo] duo historique
    [skill] { $source }
    [card] { $source }
    [lanista] { $source }
    [failed] contrat { DE($source) } non rempli
    [influence] jetons d’influence gardés
    [experience] expérience des gladiateurs
    [health] blessures
   *[money] sesterces
}.
you-offer-refused-buyer = Vous refusez { $gladiator }.
you-hand-seen-other = { $seat } voit votre main : { $cards }.
you-hand-seen-hidden-other = { $seat } regarde votre main.
you-lanista-suppressed = Votre laniste, { $lanista }, est sans pouvoir jusqu’à la fin du tour.
you-sold-buyer = { $seat } vous vend { $gladiator } pour { $price } sesterces{ $with ->
    [yes] {" "}avec { $cards }
   *[no] {""}
}{ $losing ->
    [yes] , et à la défausse : { $lost }
   *[no] {""}
}.

# ---- Les tirages, par leur nom

stream-events = les évènements
stream-gladiators = les gladiateurs
stream-contracts = les contrats
stream-first = le premier joueur
stream-lanistas = les lanistes
stream-lost = les cartes perdues
stream-combat = le jeton de combat
stream-wound = le jeton de blessure
stream-mercy = le jeton de grâce

dealt-card = Cartes évènement de la première main
dealt-gladiator = Gladiateurs de l’école avant les premiers contrats
dealt-lanista = Lanistes
