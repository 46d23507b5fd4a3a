# Sponsio : les mots.

game-name = Sponsio
game-poster = Sponsio
game-tagline = Pariez, fournissez, trahissez
game-pitch = Huit cartes, quatre tours pour parier sur les plis à venir, et un traître qui vit de vos erreurs.

# Cartes, tickets, jetons
card = { $value } { $suit ->
    [green] vert
    [yellow] jaune
    [blue] bleu
   *[red] rouge
}
card-short = { $value }{ $suit ->
    [green] V
    [yellow] J
    [blue] B
   *[red] R
}
suit-led = { $suit ->
    [green] vert
    [yellow] jaune
    [blue] bleu
   *[red] rouge
}
suit-count = { $count }×{ $suit ->
    [green] V
    [yellow] J
    [blue] B
   *[red] R
}
ticket-name = { $type ->
    [tricks] Plis
    [last] Dernier pli
    [nines] Les 9
    [counter] Contre-pari
   *[color] Cartes { $suit ->
        [green] vertes
        [yellow] jaunes
        [blue] bleues
       *[red] rouges
    }
}
ticket-short = { $type ->
    [tricks] plis
    [last] dernier pli
    [nines] les 9
    [counter] contre
   *[color] { $suit ->
        [green] vertes
        [yellow] jaunes
        [blue] bleues
       *[red] rouges
    }
}
ticket-stack = { $ids } { $name } { $odds }
ticket-span = de { $low } à { $high }
ticket-seats = { $seats } joueurs
ticket-colour = { $group ->
    [green] vert
    [yellow] jaune
    [blue] bleu
    [red] rouge
    [brown] marron
    [dark_brown] marron foncé
    [counter] contre-pari
   *[other] { $group }
}
wager-id = { $id ->
    [yes] oui
    [no] non
    [loses] perd
   *[other] { $id }
}
wager-odds = { $id }×{ $odds }
wager-tricks = { $shape ->
    [one] { $low ->
        [0] aucun pli
        [1] exactement 1 pli
       *[other] exactement { $low } plis
    }
    [more] { $low } plis ou plus
    [list] { $low } plis
   *[range] de { $low } à { $high } plis
}
wager-color = { $shape ->
    [one] { $low ->
        [0] aucune carte { $suit ->
            [green] verte
            [yellow] jaune
            [blue] bleue
           *[red] rouge
        }
        [1] exactement 1 carte { $suit ->
            [green] verte
            [yellow] jaune
            [blue] bleue
           *[red] rouge
        }
       *[other] exactement { $low } cartes { $suit ->
            [green] vertes
            [yellow] jaunes
            [blue] bleues
           *[red] rouges
        }
    }
    [more] { $low } cartes { $suit ->
        [green] vertes
        [yellow] jaunes
        [blue] bleues
       *[red] rouges
    } ou plus
    [list] { $low } cartes { $suit ->
        [green] vertes
        [yellow] jaunes
        [blue] bleues
       *[red] rouges
    }
   *[range] de { $low } à { $high } cartes { $suit ->
        [green] vertes
        [yellow] jaunes
        [blue] bleues
       *[red] rouges
    }
}
wager-last = { $value ->
    [yes] gagner le dernier pli
   *[no] ne pas gagner le dernier pli
}
wager-nines = { $value ->
    [yes] { $scope ->
        [deck] chaque 9, talon compris, remporte un pli
       *[play] chaque 9 remporte un pli
    }
   *[no] { $scope ->
        [deck] au moins un 9, talon compris, ne remporte pas de pli
       *[play] au moins un 9 ne remporte pas de pli
    }
}
wager-yes = { $type ->
    [last] { $value ->
        [yes] oui
       *[no] non
    }
   *[nines] { $value ->
        [yes] tous
       *[no] pas tous
    }
}
wager-counter = perdra au moins un pari
token = { $token ->
    [fight] combat
    [double] double pari
    [modifier] modificateur
   *[three] 3-pièces
} ({ $price ->
    [coin] 1 pièce
   *[reveal] 1 carte
})
token-short = { $token ->
    [fight] jeton combat
    [double] jeton double
    [modifier] jeton modif.
   *[three] jeton 3-pièces
}
bet = { $ticket } { $name } { $wager } ×{ $odds }
no-bet = aucun pari
coins = { $coins ->
    [0] aucune pièce
    [1] 1 pièce
    [-1] −1 pièce
   *[other] { $coins } pièces
}
tricks = { $count ->
    [0] aucun pli
    [1] 1 pli
   *[other] { $count } plis
}
purse-of = { $seat } { $coins }
streak = { $space }/9 ({ $value })
hidden-cards = +{ $count }
hidden-label = { $count ->
    [1] 1 carte cachée
   *[other] { $count } cartes cachées
}
leads = { $seat } entame
tag-dealer = donneur
tag-must-bet = doit parier
tag-traitor = traître

# La table
panel-talon = Talon
panel-tokens = Jetons
panel-tickets = Tickets
panel-seats = Joueurs
panel-trick = Pli
panel-last-trick = Pli précédent
panel-nines = { $scope ->
    [deck] Les 9, talon compris
   *[play] Les 9 des joueurs
}
panel-hand = Votre main
column-seat = Joueur
column-coins = Pièces
column-streak = Piste
column-cards = Cartes visibles
column-tricks = Plis
column-bets = Paris
status = Manche { $round } sur { $rounds }
    .goal = but { $goal } pièces
    .phase = { $phase }
phase = { $phase ->
    [bets] Paris, tour { $turn } sur { $turns }
    [tricks] Pli { $trick }
    [score] Score
   *[over] Fin de la partie
}

# Questions
prompt-turn = { $obliged ->
    [yes] Personne n’avait parié au début de ce tour : le donneur doit le faire. Révélez une carte.
   *[no] Révélez une carte pour agir, ou passez.
}
    .lead = { $obliged ->
        [yes] { your-turn }
        [betless] { last-turn }
       *[no] À vous, tour { $turn } sur { $turns }
    }
prompt-action = { $obliged ->
    [yes] Vous devez parier : choisissez un ticket.
   *[no] Pariez, prenez un jeton ou changez une carte.
}
    .lead = { $obliged ->
        [betless] { last-turn }
       *[no] { your-turn }
    }
last-turn = Dernier tour : sans pari, vous serez traître
prompt-wager = { $counter ->
    [yes] Qui va perdre un pari ?
   *[no] { $ticket } : que pariez-vous ?
}
    .lead = { $counter ->
        [yes] { your-turn }
       *[no] {""}
    }
prompt-stake = { $ticket } : mise simple, ou doublée avec votre jeton ?
prompt-token-pay = Ce jeton se paie d’une carte : laquelle révélez-vous ?
prompt-fight-card = Quelle carte de votre main ouvrira le premier pli ?
prompt-modify = Sur quel ticket posez-vous le modificateur ?
prompt-rewager = { $ticket } : gardez votre pari ou changez-le.
prompt-swap-give = Vous prenez le { $card } du talon : quelle carte donnez-vous ?
prompt-play = { $suit ->
    [none] Jouez une carte.
   *[other] { $follows ->
        [yes] Fournissez du { suit-led } : { $winning } est en tête.
       *[no] Défaussez une carte, faute de { suit-led } : { $winning } est en tête.
    }
}
    .lead = { $suit ->
        [none] À vous d’entamer
       *[other] { your-turn }
    }
prompt-cash = { $kept ->
    [unpaid] La partie se décide à cette manche : encaissez { coins }, ou laissez la case { $space } impayée.
    [paid] Gardée, la case { $space } sera payée aussi, mais sans compter dans la manche.
    [unpaid-paid] Gardée, la case { $space } ne sera payée que si personne n’atteint { $goal } pièces, bonus compris.
    [unpaid-on] Encore { spaces-left } et la partie est à vous ; si quelqu’un atteint { $goal } pièces, bonus compris, la case ne sera pas payée.
   *[on] { cash-or-keep }.
}
    .lead = { $kept ->
        [paid] Dernière manche : encaissez { coins }
        [unpaid-paid] Dernière manche : encaissez { coins }
        [unpaid-on] Encaisser { coins }, ou garder la case { $space }
       *[other] {""}
    }
cash-or-keep = Encaisser { coins } et revenir au départ, ou garder la case { $space } : encore { spaces-left } et la partie est à vous
spaces-left = { $left ->
    [1] 1 case
   *[other] { $left } cases
}
prompt-over = { $count ->
    [1] { $reason ->
        [track] { $winners } l’emporte : neuvième case de la piste.
        [coins] { $winners } l’emporte avec { coins } ; il en fallait { $goal }.
       *[rounds] { $winners } l’emporte après la dernière manche, { coins }.
    }
   *[other] Victoire partagée : { $winners }, { coins }.
}
waiting-bets = { $seat } réfléchit à ses paris.
waiting-score = { $seat } décide : encaisser ou garder sa case.
waiting-play = { $suit ->
    [none] { $seat } entame.
    [green] Vert demandé.
    [yellow] Jaune demandé.
    [blue] Bleu demandé.
   *[red] Rouge demandé.
}
    .lead = { $suit ->
        [none] {""}
       *[other] { $seat } joue
    }

# Actions
action-pass = Passer
action-reveal = Révéler le { $card }
action-bet = Parier : { $name } ({ $ticket })
action-token = Jeton { $token ->
    [fight] de combat
    [double] double pari
    [modifier] modificateur
   *[three] 3-pièces
} ({ $price ->
    [coin] 1 pièce
   *[reveal] 1 carte
}{ $vain ->
    [countered] , rien à changer : contre-pari devant vous
    [doubled] , rien à changer : pari doublé
   *[no] {""}
})
action-swap-take = Prendre le { $card } du talon
action-no-action = Ne rien faire de plus
action-wager = { $wager } (×{ $odds })
action-rewager = { $wager } (×{ $odds }{ $now ->
    [yes] , pari actuel
   *[no] {""}
})
action-target = { $seat } perdra un pari
action-stake = { $coins ->
    [1] Miser 1 pièce
   *[other] Miser { $coins } pièces
} pour en gagner { $gain }
action-pay-reveal = Payer le jeton { $token ->
    [fight] de combat
    [double] double pari
    [modifier] modificateur
   *[three] 3-pièces
} en révélant le { $card }
action-fight-card = Le { $card } ouvrira le premier pli
action-modify = Ticket { $ticket } : { $name }{ $vain ->
    [countered] {" "}(contre-pari devant vous : le jeton n’y changera rien)
    [doubled] {" "}(pari doublé : le jeton n’y changera rien)
   *[no] {""}
}
action-swap-give = Donner le { $card }
action-play = Jouer le { $card }
action-collect = Encaisser { $coins ->
    [1] 1 pièce
   *[other] { $coins } pièces
}
action-keep = Garder la case { $space }

# Journal
log-match-started = La partie commence ; { $dealer } distribue{ $removed ->
    [none] .
    [green] , sans les cartes vertes.
    [yellow] , sans les cartes jaunes.
    [blue] , sans les cartes bleues.
   *[red] , sans les cartes rouges.
}
log-round-started = Manche { $round } : { $dealer } distribue.
log-dealt = Vous recevez { $cards }.
log-talon = Au talon : { $cards }.
log-passed = { $seat } passe.
log-no-action = { $seat } s’en tient là.
log-revealed = { $seat } révèle le { $card }.
log-obligation = { $strict ->
    [yes] Personne n’a parié : { $dealer } devra le faire à ce tour.
   *[no] Personne n’a parié : { $dealer } devra le faire à ce tour, sauf pari entre-temps.
}
log-bet-placed = { $variant ->
    [counter] { $seat } parie contre { $target }
   *[plain] { $seat } parie : { $wager } (ticket { $ticket })
}{ $stake ->
    [1] .
   *[other] , mise doublée.
}
log-token-taken = { $seat } prend le jeton { $token ->
    [fight] de combat
    [double] double pari
    [modifier] modificateur
   *[three] 3-pièces
} : { $price ->
    [coin] 1 pièce.
   *[reveal] une carte révélée.
}
log-fight-card = { $seat } ouvrira le premier pli avec le { $card }.
log-modified = { $same ->
    [yes] { $seat } garde son pari : { $to } (ticket { $ticket }).
   *[no] { $seat } change son pari : { $to } (ticket { $ticket }).
}
log-swapped = { $seat } prend le { $took } du talon et donne le { $gave }.
log-traitors = { $count ->
    [1] Aucun pari : { $seats } est traître et vivra des erreurs des autres.
   *[other] Aucun pari, donc traîtres : { $seats }. Les erreurs des autres les feront vivre.
}
log-card-played = { $seat } joue le { $card }.
log-trick-won = { $seat } remporte le pli : { $cards }.
log-nine-won = Le { $card } a remporté son pli.
log-bet-result = { $won ->
    [yes] { $seat }, { $name } (ticket { $ticket }) : gagné, { coins }.
   *[no] { $seat }, { $name } (ticket { $ticket }) : perdu.
}
log-counter-result = { $won ->
    [yes] { $seat } gagne son contre-pari sur { $target } : { coins }.
   *[no] { $seat } perd son contre-pari sur { $target }.
}
log-traitor-result = { $lost_bets ->
    [0] { $seat }, traître : aucun pari perdu, { coins }.
    [1] { $seat }, traître : 1 pari perdu, { coins }.
   *[other] { $seat }, traître : { $lost_bets } paris perdus, { coins }.
}
log-streak-moved = { $to ->
    [0] { $seat } : retour au départ de la piste.
   *[other] { $seat } avance à la case { $to }.
}
log-cash = { $choice ->
    [keep] { $seat } garde sa case.
   *[other] { $seat } encaisse { $coins ->
        [1] 1 pièce
       *[other] { $coins } pièces
    } de la piste.
}
log-round-winner = { $count ->
    [1] { $seats } remporte la manche
   *[other] { $seats } se partagent la manche
} : +{ $bonus }.
log-round-ended = Fin de la manche : { $purses }.
log-match-ended = { $count ->
    [1] { $reason ->
        [track] { $winners } l’emporte : neuvième case de la piste.
        [coins] { $winners } l’emporte avec { coins }.
       *[rounds] { $winners } l’emporte après la dernière manche, { coins }.
    }
   *[other] Victoire partagée : { $winners }, { coins }.
}

# Refus
refusal-sponsio-order = { $asked ->
    [turn] D’abord, révélez une carte ou passez.
    [action] D’abord, choisissez votre action.
    [wager] D’abord, dites ce que vous pariez.
    [stake] D’abord, choisissez votre mise.
    [token_pay] D’abord, payez le jeton d’une carte révélée.
    [fight_card] D’abord, posez la carte sous le jeton de combat.
    [modify] D’abord, posez le modificateur sur un ticket.
    [rewager] D’abord, gardez ou changez votre pari.
    [swap_give] D’abord, donnez une carte au talon.
    [play] C’est le moment de jouer une carte.
   *[cash] C’est le moment d’encaisser ou de garder votre case.
}
refusal-sponsio-dealer-must-bet = Personne n’avait parié au début du dernier tour : le donneur doit placer un pari.
    .short = Il faut parier
refusal-sponsio-reveal-face-up = Le { $card } est déjà révélé : il faut une carte de votre main.
refusal-sponsio-reveal-not-yours = Le { $card } n’est pas dans votre main.
refusal-sponsio-bet-not-in-play = Le ticket { $ticket } ne sert pas dans cette partie.
refusal-sponsio-bet-taken = { $holder } a déjà pris le ticket { $ticket }.
refusal-sponsio-bet-same-colour = Vous avez déjà le ticket { $held }, de la même couleur que le { $ticket } : un seul par couleur de ticket.
    .short = Vous en avez un
refusal-sponsio-bet-no-coin = Un pari coûte 1 pièce et votre bourse est vide.
    .short = Bourse vide
refusal-sponsio-bet-wager = Ce ticket se joue en choisissant un pari imprimé dessus.
refusal-sponsio-bet-not-printed = Ce pari n’est pas imprimé sur le ticket { $ticket }.
refusal-sponsio-counter-no-target = Aucun adversaire n’a encore parié : le contre-pari n’a pas de cible.
    .short = Personne à contrer
refusal-sponsio-counter-target = Le contre-pari se pose devant un adversaire : choisissez lequel.
refusal-sponsio-counter-nobody = Personne n’occupe le siège { $place }.
refusal-sponsio-counter-opponent = Le contre-pari se pose devant un adversaire, jamais devant soi.
refusal-sponsio-counter-no-bet-yet = { $target } n’a pas encore parié.
refusal-sponsio-double-needs-token = Doubler demande le jeton double pari, pris à un tour précédent, et 2 pièces.
refusal-sponsio-token-taken = Ce jeton n’est plus disponible pour cette manche.
refusal-sponsio-token-no-coin = Ce jeton coûte 1 pièce et votre bourse est vide.
refusal-sponsio-token-no-card = Ce jeton se paie d’une carte de la main, et vous n’en avez plus.
refusal-sponsio-fight-no-card = Il vous faut encore une carte en main à poser sous le jeton de combat.
refusal-sponsio-modifier-no-ticket = { $bets ->
    [0] Le modificateur se pose sur un de vos tickets, et vous n’en avez pas encore.
   *[other] Le modificateur se pose sur un de vos tickets, et vous n’avez que le contre-pari, qui ne se modifie pas.
}
refusal-sponsio-modifier-doubled = Un pari doublé ne change pas : le modificateur y reste sans effet.
refusal-sponsio-modifier-counter-bet = Un contre-pari est posé devant vous : le modificateur ne change rien.
refusal-sponsio-modifier-own-ticket = Le modificateur se pose sur un de vos tickets : le { $ticket } n’est pas à vous.
refusal-sponsio-modifier-not-counter = Le contre-pari ne se modifie pas.
refusal-sponsio-three-three-coins = Il faut 3 pièces à poser sur le jeton, le prix payé ; il vous en reste { $coins }.
refusal-sponsio-swap-no-card = Vous n’avez plus de carte en main à donner.
refusal-sponsio-swap-not-in-talon = Le { $card } n’est pas au talon.
refusal-sponsio-play-not-yours = Le { $card } n’est pas à vous.
refusal-sponsio-play-follow = Il faut fournir du { $suit ->
    [green] vert
    [yellow] jaune
    [blue] bleu
   *[red] rouge
} : vous en avez { $count }{ $face_up ->
    [0] {""}
    [1] , dont 1 face visible
   *[other] , dont { $face_up } face visible
}.

# Options
option-removed_color = Couleur retirée
option-removed_color-help = À trois joueurs, une couleur quitte le paquet pour toute la partie, avec son ticket.
value-removed_color-yellow = jaune
value-removed_color-green = vert
value-removed_color-blue = bleu
value-removed_color-red = rouge
value-removed_color-random = au hasard
option-first_dealer = Premier donneur
option-first_dealer-help = La règle nomme le plus âgé ; sinon le sort décide.
value-first_dealer-random = au hasard
value-first_dealer-0 = siège 1
value-first_dealer-1 = siège 2
value-first_dealer-2 = siège 3
value-first_dealer-3 = siège 4
option-nines_scope = Quels 9 comptent
option-nines_scope-help = Pour les paris du ticket « Les 9 » : ceux des joueurs seulement, ou aussi ceux du talon, qui n’en remportent aucun.
value-nines_scope-in_play = ceux des joueurs
value-nines_scope-whole_deck = tous, talon compris
option-dealer_obligation = Obligation du donneur
option-dealer_obligation-help = Si personne n’a parié au début du dernier tour, le donneur doit parier ; au choix, un pari posé entre-temps l’en libère.
value-dealer_obligation-strict = toujours
value-dealer_obligation-only_if_still_none = sauf pari entre-temps
option-counter_target = Cible du contre-pari
option-counter_target-help = N’importe quel adversaire, ou seulement celui qui a déjà parié.
value-counter_target-any = tout adversaire
value-counter_target-has_bet = un parieur
option-traitor_streak = Piste du traître
option-traitor_streak-help = De combien de cases le traître avance quand les autres perdent des paris. À quatre, « une seule » est conseillée : les traîtres y sont moitié moins nombreux.
value-traitor_streak-per_lost_bet = une par pari perdu
value-traitor_streak-single = une seule
value-traitor_streak-none = aucune
option-goal_coins = Pièces pour gagner
option-goal_coins-help = La partie finit quand un joueur les possède à la fin d’une manche.
option-max_rounds = Nombre de manches
option-max_rounds-help = Après la dernière, le plus riche l’emporte.

# ---- Mesures de l’équilibre (arene balance)

measure-rounds = Manches par partie
measure-ends-in-round-1 = Parties finies à la manche 1
measure-all-rounds = Parties finies par la dernière manche
measure-ends-by-coins = Parties finies par les pièces
measure-ends-by-track = Parties finies par la neuvième case
measure-bets = Paris par parieur et par manche
measure-all-won = Parieurs qui gagnent tous leurs paris
measure-net = Gain net d’un parieur par manche
measure-broke = Sièges sans pièce au début d’une manche
measure-seat = { $place ->
    [0] Victoires du premier donneur
    [1] Victoires, 1 siège à sa gauche
   *[other] Victoires, { $place } sièges à sa gauche
}
measure-traitor = Traîtres parmi les sièges
measure-traitor-net = { $traitors ->
    [1] Gain net du traître, seul
   *[other] Gain net d’un traître, { $traitors } traîtres
}
measure-bettor-net = { $traitors ->
    [0] Gain net d’un parieur, sans traître
    [1] Gain net d’un parieur, 1 traître
   *[other] Gain net d’un parieur, { $traitors } traîtres
}
measure-wager = { $type ->
    [tricks] plis
    [color] couleur
    [last] dernier pli
    [nines] les 9
   *[counter] contre-pari
} { wager-id }
measure-chosen = Par manche : { measure-wager }
measure-chosen-share = Part des paris : { measure-wager }
measure-return = Rendement d’une pièce : { measure-wager }
measure-token = { $token ->
    [fight] Manches avec le jeton de combat
    [double] Manches avec le jeton double pari
    [modifier] Manches avec le jeton modificateur
   *[three] Manches avec le jeton 3-pièces
}
measure-double-used = Jetons double pari utilisés (pris avant le dernier tour)
measure-swap = Échanges parmi les tours sans pari
measure-cash-kept = Cases gardées au lieu d’être encaissées

# La table dessinée
draw-phase = { $phase ->
    [bets] Paris
    [tricks] Plis
   *[score] Score
}
draw-hand = Main
draw-shown = Révélées, toujours jouables
draw-fight = Sous le jeton de combat
draw-nothing-shown = rien de révélé
draw-reveal-first = Révélez d’abord une carte de votre main, ou passez.
draw-talon-help = changer une carte
draw-start = départ
draw-suit = { $suit ->
    [green] Vert
    [yellow] Jaune
    [blue] Bleu
   *[red] Rouge
}
draw-ticket = { $type ->
    [tricks] Plis
    [last] Dernier pli
    [nines] Les 9
   *[counter] Contre-pari
}
draw-taken = Pris par { $seat }
draw-taken-you = C’est le vôtre
draw-against = contre { $seat }
draw-aimed = visé par { $seat }
draw-aimed-price = { $coins } pièces si vous perdez un pari
draw-token = { $token ->
    [fight] Combat
    [double] Double pari
    [modifier] Modificateur
   *[three] 3-pièces
}
draw-price = { $price ->
    [coin] 1 pièce
   *[reveal] révéler 1 carte
}
draw-token-held = chez { $seat }
draw-token-laid = posé par { $seat }
draw-led = { $suit ->
    [green] Vert demandé
    [yellow] Jaune demandé
    [blue] Bleu demandé
   *[red] Rouge demandé
}
draw-leading = { $seat }, en tête
draw-wins = Pli pour { $seat }
draw-last-trick = Pli précédent
draw-won-by = remporté par { $seat }
draw-nine = { $state ->
    [won] gagné
    [beaten] battu
    [talon] au talon
   *[out] à venir
}
draw-bet-button = Parier { $coins ->
    [1] 1 pièce
   *[other] { $coins } pièces
}
draw-bet-sentence = { $wager } : { $coins ->
    [1] 1 pièce en rapporte
   *[other] { $coins } pièces en rapportent
} { $gain }.
draw-bet-more = { $coins } pièces en rapportent { $gain }.
draw-bet-same = C’est votre pari actuel.
draw-reveal-sentence = Vous révélez le { $card }
draw-against-sentence = Contre { $seat }, qui perdrait un pari : { $coins ->
    [1] 1 pièce en rapporte
   *[other] { $coins } pièces en rapportent
} { $gain }.{ $betless ->
    [yes] {" "}{ $seat } n’a pas encore parié : sans pari de sa part, vous perdez le vôtre.
   *[no] {""}
}
draw-may = { $may ->
    [bet-token] Pariez ou prenez un jeton.
    [bet-swap_take] Pariez ou changez une carte.
    [token-swap_take] Prenez un jeton ou changez une carte.
    [bet] Pariez.
    [token] Prenez un jeton.
    [swap_take] Changez une carte.
   *[none] Rien d’autre n’est possible à ce tour.
}
draw-confirm = Valider
draw-safe = assuré
draw-lost = perdu
draw-limit = { $count } : plus aucune !
draw-limit-trick = { $count } : plus aucun pli !
draw-count-tricks = { $count ->
    [0] aucun pli
    [1] 1 pli
   *[other] { $count } plis
}
draw-count-cards = { $count ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $count } cartes
}
draw-stake-two = mise doublée
draw-tricks-short = { $count ->
    [0] 0 pli
    [1] 1 pli
   *[other] { $count } plis
}
draw-card-state = { $card }, { $place ->
    [hand] en main
    [taken] en main, prise au talon
    [shown] révélée
   *[fight] sous le jeton de combat
}
draw-round = Manche { $round }
draw-gain = Bilan de la manche
draw-purse = Bourse
draw-tickets-tab = Tickets
draw-tokens-tab = Jetons
draw-talon-tab = Talon
draw-no-bets = Aucun pari
draw-explain-token = { $token ->
    [fight] Posez aussitôt une carte de votre main dessous : vous entamerez le premier pli avec elle.
    [double] À un tour suivant, misez 2 pièces au lieu d’une sur un pari : le gain double.
    [modifier] Changez le pari d’un de vos tickets, sauf le contre-pari ou un pari doublé ; rien ne change si un contre-pari est posé devant vous.
   *[three] Posez 3 de vos pièces dessus : elles comptent pour désigner le vainqueur de la manche, puis vous reviennent.
}
draw-swap-sentence = { $shown ->
    [none] Vous prenez le { $took } du talon et donnez le { $gave }.
   *[other] Vous révélez le { $shown }, prenez le { $took } du talon et donnez le { $gave }.
}
draw-token-sentence = { draw-token }, { draw-price } : { $token ->
    [double] { $last ->
        [yes] aucun tour ne suit, il ne servira plus.
       *[no] à un tour suivant, misez-en 2 sur un pari pour gagner le double.
    }
    [three] 3 de vos pièces y comptent pour le vainqueur de la manche, puis vous reviennent.
    [fight] sa carte ouvrira le premier pli.
   *[modifier] aucun de vos paris n’est à changer.
}
draw-explain-price = { $price ->
    [coin] Prix : 1 pièce.
   *[reveal] Prix : une carte de plus à révéler.
}
draw-explain-dealer = Il distribue et parle en dernier ; si personne n’a parié quand le dernier tour commence, il devra le faire.
draw-explain-traitor = Sans aucun pari, il vit de ceux que les autres perdent : pour chacun, { $gain ->
    [1] 1 pièce
   *[other] { $gain } pièces
}{ $moves ->
    [each] {" "}et une case de la piste.
    [once] , mais une seule case de la piste en tout.
   *[never] .
} S’ils n’en perdent aucun, il paie { $fine ->
    [1] 1 pièce
   *[other] { $fine } pièces
} et revient au départ de la piste.
draw-explain-ticket = { $type ->
    [tricks] Pariez sur le nombre de plis que vous remporterez.
    [last] Pariez que vous remporterez, ou non, le dernier pli.
    [nines] Pariez que chaque 9 remportera son pli, ou non, chez n’importe qui.
    [counter] Posé devant un adversaire, il rapporte si celui-ci perd au moins un pari.
   *[color] Pariez sur le nombre de cartes { $suit ->
        [green] vertes
        [yellow] jaunes
        [blue] bleues
       *[red] rouges
    } que vous ramasserez dans vos plis.
} La mise est d’une pièce ; chaque ticket n’a qu’un preneur, et l’on n’en prend qu’un par couleur de ticket.
draw-explain-twins = Ces tickets sont identiques : appuyez ici pour prendre { $id } plutôt que { $top }.
draw-explain-bet = { $wager } : { $coins ->
    [1] 1 pièce misée en rapporte
   *[other] { $coins } pièces misées en rapportent
} { $gain }.
draw-explain-settled = { $won ->
    [yes] C’est gagné.
   *[no] C’est perdu.
}
draw-explain-reached = { $over ->
    [yes] À la fin
   *[no] Pour l’instant
} : { $count }.
draw-explain-aimed = { $seat } parie que vous perdrez un pari, et gagnerait { $coins } pièces.
draw-explain-streak = { $moves ->
    [each] Un traître avance d’une case par pari que les autres perdent ; s’ils n’en perdent aucun, il revient au départ.
    [once] Un traître avance d’une case dès que les autres perdent un pari ; s’ils n’en perdent aucun, il revient au départ.
    [never] Un traître garde sa case si les autres perdent un pari ; s’ils n’en perdent aucun, il revient au départ.
   *[bets] Qui gagne tous ses paris avance d’une case par pari ; un seul perdu ramène au départ.
} { $space ->
    [0] La case { $last } donne la victoire.
   *[other] Case { $space } : { $value } à encaisser, ou à garder pour viser la case { $last }, qui donne la victoire.
}
draw-explain-card = { $place ->
    [hand] Dans votre main, cachée aux autres.
    [taken] Dans votre main, mais les autres l’ont vue : vous l’avez prise au talon.
    [shown] Révélée : tout le monde la voit, et vous la jouerez comme les autres.
    [others] Révélée : elle se joue encore.
    [fight] Sous le jeton de combat : elle ouvrira le premier pli.
    [known] Prise au talon sous vos yeux : elle est encore en main.
    [talon] Au talon, elle ne joue pas. Après avoir révélé une carte, changez-la contre une de votre main.
   *[played] La plus forte de la couleur demandée remporte le pli ; il n’y a pas d’atout.
}
draw-shown-short = Révélées
draw-staked = Mises et jetons
draw-cashed = Case { $space } encaissée
draw-three-score = 3-pièces, pour le score
draw-best = Meilleur score
draw-track-paid = Piste
draw-final = Total

# La première partie, guidée
tutorial-hello = Le but : finir le plus riche. On parie sur ce qu’on fera, puis on joue les plis pour avoir raison. Ici, une seule manche, à trois, sans les jaunes. Vous avez du vert plein les mains : { $one }, { $two }, { $three }, { $four }.
tutorial-reveal = Inès parie sur { $tricks } plis tout juste. Agir demande de montrer une carte. Préparez un gros coup : révélez le { $shown } vert et prenez le jeton double pari, au prix d’une pièce.
tutorial-bet = Le jeton est à vous. Révélez le { $shown } rouge, prenez le ticket vert, « { $least } ou plus », et misez { $stake } pièces : à ×{ $odds }, elles en rapporteront { $pays }.
tutorial-counter = Inès a trois paris. Qu’un seul échoue et le contre-pari vous paie { $pays } pièces. Révélez le { $shown } vert et posez le ticket XVI devant elle.
tutorial-pass = Deux paris suffisent : un seul perdu effacerait votre piste. Passez. Cassius n’a rien parié ; il sera traître et vivra des paris que les autres perdent.
tutorial-tricks = Les plis, sans atout. Inès entame rouge : il faut fournir si on le peut, même avec une carte face visible. Jouez le { $card } rouge ; le { $other } servira encore.
tutorial-second = Vert demandé, votre couleur. Le { $card } bat le { $beaten } d’Inès : trois cartes vertes d’un coup, et toutes celles que vous ramassez comptent.
tutorial-lead = Le pli est à vous, donc vous entamez. Jouez le { $card } rouge : Inès le prendra, elle qui a promis { $most } cartes rouges au plus.
tutorial-discard = Inès rejoue rouge et vous n’en avez plus : défaussez ce que vous voulez. Le { $card } vert partira avec le pli ; elle aura { $reds } cartes rouges, une de trop.
tutorial-take = Bleu demandé. Le { $card } bleu bat le { $beaten } : reprenez la main pour faire vos verts.
tutorial-green = À vous d’entamer. Le { $card } vert : seul le { $higher } le battrait, et il est chez vous.
tutorial-nine = Six cartes vertes déjà : pari assuré. Le { $card } vert ramasse le reste ; le dernier pli se jouera tout seul.
tutorial-cash = Deux paris gagnés : { $green } pièces pour les verts, { $counter } pour le contre-pari, deux cases sur la piste. Garder une case, c’est viser la { $last }e, qui donne la victoire ; mais voici la dernière manche : encaissez.
tutorial-end = Vous l’emportez, { $coins } pièces. Inès a perdu son pari rouge d’une carte. Une vraie partie dure { $rounds } manches, ou s’arrête à { $goal } pièces.
tie-last-round = score { $value } à la dernière manche
tie-ninth-space = { $value ->
    [1] neuvième case
   *[0] {""}
}

# Éditions et positions fautives

fault-sponsio-nines-missing = manque : des 9 sont dans les plis, il faut dire lesquels ont remporté le leur
fault-sponsio-nine-won = { $card } a remporté le dernier pli et n’y est pas
fault-sponsio-nine-lost = { $card } a été défaussé au dernier pli et y est
fault-sponsio-first-round-streak = { $value } ne convient pas ; à la première manche, personne n’a encore avancé
fault-sponsio-first-round-purse = { $value } ne convient pas ; à la première manche, personne n’a plus que les { $most } pièces du début
fault-sponsio-would-have-ended = { $value } ne convient pas ; la partie serait finie
fault-sponsio-over-zone = { $value } ne convient pas ; à la fin, tout est dans les bourses (« earned » garde le gain)
fault-sponsio-hand-small = { $value } ne suffit pas pour { $turns } tours ; au moins 2 cartes par tour
fault-sponsio-track-four = { $value } ne convient pas ; l’exemple du livret en a 6 à cet endroit
fault-sponsio-odds = { $value } ne convient pas ; les cotes imprimées vont de 2 à 5
fault-sponsio-track-start = { $value } ne convient pas ; le départ vaut 0
fault-sponsio-track-falls = { $value } est moins que la case d’avant ; au moins { $low }
fault-sponsio-counter-is-xvi = le contre-pari est le ticket XVI, et lui seul
fault-sponsio-suit-of-colour = les tickets de couleur nomment une couleur de carte, les autres non
fault-sponsio-long-names = les noms des paris sont trop longs pour être dits
fault-sponsio-many-wagers = { $count } paris différents ; permis, 1 à { $most }
fault-sponsio-many-colours = { $count } couleurs de ticket ; permis, 1 à 16
fault-sponsio-suit-tickets = de I à VIII, le nombre de tickets de couleur { $suit } est { $count } ; il en faut exactement 1
fault-sponsio-wager-needs = un ticket { $type } a besoin de { $field }
fault-sponsio-wager-has-no = un ticket { $type } n’a pas de { $field }
fault-sponsio-no-such-ticket = le ticket { $ticket } n’est pas parmi les tickets
fault-sponsio-few-tickets = { $count } tickets en plus de XVI ; au moins { $low }
fault-sponsio-few-without = { $count ->
    [0] aucun ticket
    [1] 1 ticket
   *[other] { $count } tickets
} en plus de XVI quand la couleur { $suit ->
    [green] verte
    [yellow] jaune
    [blue] bleue
   *[red] rouge
} est retirée ; au moins { $low }
fault-sponsio-known = nomme une carte qui n’est pas dans la main
fault-sponsio-ticket-out = { $ticket } ne sert pas dans cette partie
fault-sponsio-counter-before = le contre-pari se pose devant un autre siège
fault-sponsio-not-printed = { $wager } n’est pas imprimé sur le ticket { $ticket } ; il porte { $printed }
fault-sponsio-ticket-twice = { $ticket } a deux détenteurs
fault-sponsio-second-of-colour = un second ticket de la même couleur
fault-sponsio-token-twice = un jeton a deux détenteurs
fault-sponsio-two-doubles = deux jetons double pari dans une manche
fault-sponsio-three-loose = des pièces sont sur un jeton 3-pièces que le siège n’a pas
fault-sponsio-fight-loose = une carte est sous un jeton de combat que le siège n’a pas
fault-sponsio-wager-alone = va avec un ticket, et aucun n’est nommé
fault-sponsio-not-in-deck = { $card } n’est pas du jeu de cette partie
fault-sponsio-elsewhere-too = { $card } est aussi ailleurs
fault-sponsio-nowhere = { $card } n’est nulle part ; chaque carte a sa place
fault-sponsio-no-nine = nomme une carte qui n’est pas un 9 dans les plis de quelqu’un
fault-sponsio-cards = a { $count } cartes ; il en faut { $expected }
fault-sponsio-tricks = cartes : { $count } ; cela ne fait pas { $tricks } plis
fault-sponsio-void-early = personne n’a encore joué de carte
fault-sponsio-not-void = a une carte { $suit ->
    [green] verte
    [yellow] jaune
    [blue] bleue
   *[red] rouge
}
fault-sponsio-must-follow = le siège { $seat } doit fournir, il a une carte { $suit ->
    [green] verte
    [yellow] jaune
    [blue] bleue
   *[red] rouge
}
fault-sponsio-no-last-winner = manque : pour compter, il faut savoir qui a fait le dernier pli
fault-sponsio-last-together = last_leader, last_trick et last_winner vont ensemble
fault-sponsio-no-trick-yet = aucun pli n’a encore été fait
fault-sponsio-not-taken = n’est pas un pli que le siège { $seat } a fait
fault-sponsio-other-winner = la plus forte carte de la couleur demandée gagne, et elle est à un autre siège
fault-sponsio-winner-leads = qui a fait le dernier pli entame
fault-sponsio-betting-over = des cartes ont été jouées : les paris sont clos
fault-sponsio-many-actions = paris, jetons et cartes du talon : { $count } ; c’est trop pour { $turns ->
    [0] 0 tour
    [1] 1 tour
   *[other] { $turns } tours
}
fault-sponsio-shown = a { $count ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $count } cartes
} ; permis, { $allowed }
fault-sponsio-fight-unchosen = une carte est sous le jeton de combat dès qu’elle a été choisie
fault-sponsio-obliged-early = le donneur n’est obligé qu’au dernier tour
fault-sponsio-had-bet = le siège { $seat } avait parié avant le dernier tour
fault-sponsio-obliged = personne n’a parié quand commence le dernier tour : le donneur est obligé
fault-sponsio-betting-turn = { $turn } ne convient pas ; les paris finissent au tour { $last }
fault-sponsio-all-traitors = tout le monde ne peut pas être traître : une manche a au moins un pari
fault-sponsio-fight-led = a ouvert le premier pli avant toute question
fault-sponsio-zone-early = { $value } ne convient pas ; des pièces n’y viennent qu’à la phase de score
fault-sponsio-three-holds = { $value } ne convient pas ; le jeton 3-pièces en porte 3
fault-sponsio-scoring-early = la phase de score vient après le dernier pli
fault-sponsio-reason-time = ne se dit que quand la partie est finie
fault-sponsio-nothing-to-cash = ce siège n’a rien à encaisser
fault-sponsio-no-answer = le siège { $seat } n’a rien à répondre à la question « { $decision } »
fault-sponsio-ticket-refused = le siège ne peut pas prendre ce ticket
fault-sponsio-no-stake = la mise ne se demande qu’avec un jeton double pari et deux pièces
fault-sponsio-target-or-wager = le contre-pari a une cible, les autres tickets un pari
fault-sponsio-counter-refused = le contre-pari ne peut pas être devant ce siège
fault-sponsio-dealer-bets = un donneur qui doit parier ne fait rien d’autre
fault-sponsio-token-refused = le siège ne peut pas prendre ce jeton contre une carte
fault-sponsio-no-fight = le siège n’a pas le jeton de combat
fault-sponsio-no-modifier = le siège n’a pas le jeton modificateur
fault-sponsio-no-rewager = le siège n’a pas de pari à changer sur ce ticket
fault-sponsio-not-in-talon = n’est pas au talon
fault-sponsio-not-to-play = ce n’est pas à ce siège de jouer une carte
fault-sponsio-last-trick = le dernier pli se joue tout seul
fault-sponsio-reason = « { $reason } » ne va pas avec les pièces, les jetons de séquence et la manche
fault-sponsio-streak-traitor = { $value } ne convient pas ; aucun pari n’est perdu et le siège est traître : le jeton de séquence retourne au départ
fault-sponsio-streak-lost = { $value } ne convient pas ; un pari est perdu : le jeton de séquence retourne au départ
fault-sponsio-leads = le siège { $seat } ouvre le premier pli
fault-sponsio-leads-fight = le siège { $seat } ouvre le premier pli avec sa carte de combat
fault-sponsio-removed = { $removed } est hors du jeu, l’option removed_color dit { $option }
fault-sponsio-removed-three = une couleur ne sort du jeu qu’à trois joueurs
fault-sponsio-wager-gap = aucun pari pour { $value }
fault-sponsio-wager-overlap = plusieurs paris pour { $value }

# Le journal, quand c’est vous : la même ligne à la deuxième personne ; -target, -other… quand vous êtes celui qu’elle vise
you-passed = Vous passez.
you-no-action = Vous vous en tenez là.
you-revealed = Vous révélez le { $card }.
you-bet-placed = { $variant ->
    [counter] Vous pariez contre { $target }
   *[plain] Vous pariez : { $wager } (ticket { $ticket })
}{ $stake ->
    [1] .
   *[other] , mise doublée.
}
you-token-taken = Vous prenez le jeton { $token ->
    [fight] de combat
    [double] double pari
    [modifier] modificateur
   *[three] 3-pièces
} : { $price ->
    [coin] 1 pièce.
   *[reveal] une carte révélée.
}
you-fight-card = Vous ouvrirez le premier pli avec le { $card }.
you-modified = { $same ->
    [yes] Vous gardez votre pari : { $to } (ticket { $ticket }).
   *[no] Vous changez votre pari : { $to } (ticket { $ticket }).
}
you-swapped = Vous prenez le { $took } du talon et donnez le { $gave }.
you-traitors = Aucun pari : vous êtes traître et vivrez des erreurs des autres.
you-card-played = Vous jouez le { $card }.
you-trick-won = Vous remportez le pli : { $cards }.
you-bet-result = { $won ->
    [yes] Vous gagnez votre pari, { $name } (ticket { $ticket }) : { coins }.
   *[no] Vous perdez votre pari, { $name } (ticket { $ticket }).
}
you-counter-result = { $won ->
    [yes] Vous gagnez votre contre-pari sur { $target } : { coins }.
   *[no] Vous perdez votre contre-pari sur { $target }.
}
you-traitor-result = { $lost_bets ->
    [0] Vous, traître : aucun pari perdu, { coins }.
    [1] Vous, traître : 1 pari perdu, { coins }.
   *[other] Vous, traître : { $lost_bets } paris perdus, { coins }.
}
you-streak-moved = { $to ->
    [0] Vous revenez au départ de la piste.
   *[other] Vous avancez à la case { $to }.
}
you-cash = { $choice ->
    [keep] Vous gardez votre case.
   *[other] Vous encaissez { $coins ->
        [1] 1 pièce
       *[other] { $coins } pièces
    } de la piste.
}
you-round-winner = Vous remportez la manche : +{ $bonus }.
you-obligation-dealer = { $strict ->
    [yes] Personne n’a parié : vous devrez le faire à ce tour.
   *[no] Personne n’a parié : vous devrez le faire à ce tour, sauf pari entre-temps.
}
you-match-started-dealer = La partie commence ; vous distribuez{ $removed ->
    [none] .
    [green] , sans les cartes vertes.
    [yellow] , sans les cartes jaunes.
    [blue] , sans les cartes bleues.
   *[red] , sans les cartes rouges.
}
you-round-started-dealer = Manche { $round } : vous distribuez.
you-bet-placed-target = { $seat } parie contre vous{ $stake ->
    [1] .
   *[other] , mise doublée.
}
you-counter-result-target = { $won ->
    [yes] { $seat } gagne son contre-pari sur vous : { coins }.
   *[no] { $seat } perd son contre-pari sur vous.
}
you-match-ended = { $reason ->
    [track] Vous l’emportez : neuvième case de la piste.
    [coins] Vous l’emportez avec { coins }.
   *[rounds] Vous l’emportez après la dernière manche, { coins }.
}

# ---- Les tirages, par leur nom

stream-deal = la distribution
stream-removed-color = la couleur écartée
stream-dealer = le premier donneur

dealt-card = Cartes de la première main
