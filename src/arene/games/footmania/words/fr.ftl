# Footmania : les mots. Les noms des footballeurs, des cartes, des sponsors et des équipes viennent de l’édition.

game-name = Footmania
game-poster = Footmania
game-tagline = Onze numéros à remplir
game-pitch = Montez votre onze, puis gagnez le championnat. Tout s’achète, surtout le gardien du voisin.

# Cartes, sommes, cases
money = { $amount } F
money-short = { $amount } M
footballer = { $name } ({ $shirt })
card-short = { $number } { $name } { $stars }★
card-label = { $footballer }, { $colour ->
    [yellow] national jaune
    [green] national vert
    [blue] international bleu
   *[red] étranger rouge
}, { $price } au dos, { $bank } à la banque
hole = { $number } ?
hole-label = Le { $number } est à trouver : un stagiaire, −1
any-number = un numéro { $number }
backs = { $deck ->
    [foreign] { $count ->
        [1] 1 étranger
       *[other] { $count } étrangers
    }
   *[national] { $count ->
        [1] 1 national
       *[other] { $count } nationaux
    }
}
sponsor = { $kind ->
    [shoes] chaussures
    [shirt] maillot
    [socks] chaussettes
   *[shorts] short
}
sponsor-card = le sponsor { sponsor }
sponsor-label = { $brand } : { $visit } par visite, { $resale } à la revente
cell = { $cell ->
    [centre] le rond central
    [championship] la case championnat
    [national] une case bleue
    [foreign] une case rouge
    [plus] une case +
    [question] une case « ? »
    [euromatch] une case euromatch
    [jackpot] le pactole
    [pay] une case à payer
    [shoes] le sponsor chaussures
    [shirt] le sponsor maillot
    [socks] le sponsor chaussettes
   *[shorts] le sponsor short
}
cell-short = { $cell ->
    [centre] ○
    [championship] CH
    [national] N
    [foreign] É
    [plus] +
    [question] {"?"}
    [euromatch] EU
    [jackpot] F
    [pay] −F
    [shoes] ch
    [shirt] ma
    [socks] cs
   *[shorts] sh
}
cell-label = { $cell }{ $price ->
    [none] {""}
   *[other] , { $price } au dos
}
eleven-trainees = onze stagiaires
pawn = Pion : { $seat }
score = { $home } à { $away }
stars = { $count }★
signed = +{ $stars }★
plus-sum = +{ $boost } −{ $weakened }
plus-effect = { $code ->
    [boost] +{ $value }★
    [boost_home] +{ $value }★ à domicile, +{ $away }★ ailleurs
    [trainees_plus] vos stagiaires valent +1★
    [injury_owner] un adversaire sort, à son choix
    [injury_attacker] un adversaire sort, à votre choix
    [red_card] un adversaire est expulsé
    [weaken] −{ $value }★ en face
   *[cancel] annule { $what }
}{ $counts ->
    [no] , hors du compte
   *[yes] {""}
}
plus-label = { $plus } : { $effect }
pennants = { $count ->
    [0] aucun fanion
    [1] 1 fanion
   *[other] { $count } fanions
}{ $stars ->
    [0] {""}
   *[other] {" "}(+{ $stars }★)
}
trainees = { $count ->
    [0] aucun stagiaire
    [1] 1 stagiaire
   *[other] { $count } stagiaires
}, { $stars }★{ $dismissed ->
    [0] {""}
    [1] , 1 expulsé
   *[other] , { $dismissed } expulsés
}
left = { $plus ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $plus } cartes
}{ $changes ->
    [none] {""}
    [0] , 0 changement
    [1] , 1 changement
   *[other] , { $changes } changements
}
hidden = cachée

# La table
panel-board = Le terrain, pactole { $jackpot }
panel-decks = Footballeurs à tirer
panel-seats = Joueurs
panel-auction = Enchères{ $seller ->
    [none] , vente de la banque
   *[other] , vendeur : { $seller }
}
panel-deal = Offre
panel-euro = Euromatch
panel-match = Match
panel-league = Classement
panel-fixtures = Calendrier
panel-known = Footballeurs connus
panel-eleven = Votre caisse, { $cash } ; votre meilleur onze, { $strength }★
panel-drawn = Carte tirée
panel-bench = Votre banc
panel-plus = Vos cartes Plus
column-seat = Joueur
column-cash = Caisse
column-squad = Effectif
column-plus = Plus
column-sponsors = Sponsors
column-pennants = Fanions
column-rank = Rang
column-points = Points
column-number = N°
column-known = Vus
column-gives = Donne
column-what = Quoi
tag-hand = main levée
tag-hand-label = Veut parler au prochain marché
tag-skip = passe
tag-skip-label = Passe son prochain tour
squad-backs = { $national }+{ $foreign }
squad-backs-label = { $national ->
    [0] aucun dos bleu
    [1] 1 dos bleu
   *[other] { $national } dos bleus
}, { $foreign ->
    [0] aucun dos rouge
    [1] 1 dos rouge
   *[other] { $foreign } dos rouges
}
bid-of = { $seat } { $amount }
bid-from = à partir de { $amount }
bid-out = { $seat } passe
effect = { $before }★, puis { $after }★
effect-filled = { $before ->
    [0] 0 numéro
    [1] 1 numéro
   *[other] { $before } numéros
}, puis { $after }
effect-on = { $whose ->
    [you] Votre onze
   *[other] Le sien, à votre connaissance
}
sum-of = { $what ->
    [trainees] Stagiaires
    [pennants] Fanions
    [plus] Cartes
    [left] Reste
   *[total] Total
}
fixture = J{ $day } { $home }–{ $away }
status-building = Recrutement, tour de table { $round }
status-season = { $stage ->
    [playoff] Match d’appui
    [match] Journée { $day } sur { $days }
   *[lap] Avant la journée { $day } sur { $days }
}
    .more = { $market ->
        [open] marché ouvert
        [held] marché suspendu
        [bank] la banque seule
       *[closed] marché fermé
    }
status-over = Fin du championnat

# Questions
prompt-ready = { $phase ->
    [1] { $count ->
        [0] Lancez le dé.
       *[other] Lancez le dé ; il vous manque { $enough ->
            [all] { $count ->
                [1] le { $missing }
               *[other] les numéros { $missing }
            }
            [1] un numéro parmi { $missing }
           *[other] { $enough } numéros parmi { $missing }
        }.
    }
   *[other] { $played ->
        [yes] Vos matchs sont joués : lancez le dé, la journée se finit sans vous.
       *[no] Lancez le dé ; votre onze vaut { $strength }★.
    }
}
    .lead = { your-turn }
prompt-market = Le marché est à vous : une offre, une vente, ou passez.
prompt-move = Où allez-vous ?
    .lead = Vous avez fait { $die }
prompt-draw = Tirez-vous la carte ?
    .lead = { $cost ->
        [none] {""}
       *[other] Un footballeur à { $cost }
    }
prompt-buy = { $lacking ->
    [none] Si vous refusez, il part aux enchères, sans vous.
   *[other] Il vous manque { $lacking } : vendez d’abord, ou refusez-le.
}
    .lead = { $card } pour { $cost } : { $gain ->
        [0] rien de mieux
       *[other] +{ $gain }★
    }{ $lacking ->
        [none] {" "}pour votre onze
       *[other] {""}
    }
prompt-scout = Tuyau : { $card } pour { $cost }, { $gain ->
    [0] rien de mieux pour votre onze.
   *[other] +{ $gain }★ pour votre onze.
}{ $lacking ->
    [none] {""}
   *[other] {" "}Il vous manque { $lacking }.
}
prompt-plus-return = Une carte Plus de trop : laquelle remettez-vous sous le paquet ?
prompt-raise = Vous devez { $due }, il vous manque encore { $short } : que vendez-vous ?
prompt-bid = { $card }, au moins { $cost } : { $gain ->
    [0] rien de mieux pour votre onze.
   *[other] +{ $gain }★ pour votre onze.
}{ $lacking ->
    [none] {""}
   *[other] {" "}Il vous manque { $lacking }.
}
prompt-sealed = { $card }, au moins { $cost }, sous pli : { $gain ->
    [0] rien de mieux pour votre onze.
   *[other] +{ $gain }★ pour votre onze.
}
prompt-draft = Offre à { $to ->
    [none] composer
   *[other] { $to }
} : complétez-la, envoyez-la ou abandonnez-la.
prompt-answer = Votre onze : { $change ->
    [none] inchangé.
   *[other] { $change }★.
}
    .lead = { $by } { $give ->
        [none] ne donne rien
       *[other] donne { $give }
    } et { $ask ->
        [none] ne veut rien
       *[other] veut { $ask }
    }
prompt-list = Qui mettez-vous aux enchères ?
prompt-reserve = { $card } aux enchères : à partir de { $cost } ?
prompt-want = Quel numéro cherchez-vous ?
prompt-sell = Que vendez-vous à la banque ?
prompt-euro = { $euro }, { $rival }★ contre vos { $strength }★ : jouez-vous ? Une défaite ne coûte rien, mais votre équipe est montrée à tous.
prompt-lineup = Changez-la ou validez.
    .lead = Votre équipe vaut { $strength }★
prompt-euro-plus = { $strength }★ contre { $rival }★ : une carte Plus ?
prompt-match = { $after ->
    [pass] { $other } a passé : passer finit le match.
    [nothing] { $other } n’a rien à jouer : passer finit le match.
   *[play] Une carte, un changement, ou passez.
}
    .lead = Vous { $strength }★, { $rival }★ en face
prompt-target = { $plus } : contre qui ?
prompt-react = Sans réponse, { $code ->
    [injury_owner] un de vos footballeurs sort, à votre choix.
    [injury_attacker] il sort et un stagiaire le remplace.
    [red_card] il est expulsé et sa place reste vide.
   *[weaken] votre équipe perd { $value }★.
} Répondez-vous ?
    .lead = { $plus } contre { $victim ->
        [none] vous
       *[other] { $victim }
    }
prompt-injured = { $plus } : qui sort ?
prompt-take-off = { $entering } entre : à la place de qui ?
prompt-declare = { $count ->
    [0] La dévoilez-vous ?
   *[other] La question se pose à quiconque a assez de footballeurs, pour ne rien trahir : attendez.
}
    .lead = { $count ->
        [0] Votre équipe est prête
       *[other] Votre équipe n’est pas prête
    }
prompt-over = { $count ->
    [1] Le titre est à { $winners }, { $points } points.
   *[other] Titre partagé : { $winners }, { $points } points.
}
waiting = { $stage ->
    [pitch] { $count ->
        [1] { $seat } mène son équipe.
       *[other] { $seat } mènent leurs équipes.
    }
    [deal] { $seat } réfléchit à une offre.
    [bid] { $seat } peut enchérir.
    [sealed] { $count ->
        [1] { $seat } enchérit sous pli.
       *[other] { $seat } enchérissent sous pli.
    }
   *[other] { $seat } joue.
}

# Actions
action-roll = Lancer le dé
action-sell = Vendre à la banque…
action-list = Mettre un footballeur aux enchères…
action-wanted = Annoncer un numéro cherché…
action-declare = Dévoiler mon équipe
action-wait = Attendre
action-pass = { $decision ->
    [euro] Ne pas jouer
    [last] Passer et finir
   *[other] Passer
}
action-draw = Tirer la carte
action-leave = La laisser
action-buy = Acheter
action-refuse = { $decision ->
    [scout] Laisser
   *[other] Refuser
}
action-bid = Enchérir à { $amount }
action-ceiling = Enchérir au minimum, jusqu’à { $amount } s’il le faut
action-send = Envoyer l’offre
action-cancel = { $decision ->
    [draft] Abandonner l’offre
   *[other] Revenir
}
action-accept = Accepter
action-decline = Décliner
action-counter = Contre-proposer…
action-open = Ouvrir les enchères à { $amount }
action-play = Jouer l’euromatch
action-auto = Aligner le meilleur onze
action-confirm = Valider l’équipe
action-finish = En rester là
action-no-react = Ne pas répondre
action-take-off-trainee = À la place d’un stagiaire
action-raise-hand = Lever la main
action-set-ask = Me consulter : { $mode ->
    [own_turn] à mon tour
    [every_turn] à chaque tour
    [only_offers] pour les offres seulement
   *[never] jamais
}
action-offer = Faire une offre à { $seat }…
action-add = Ajouter { $amount }
action-give-money = Donner { $amount } de plus
action-ask-money = Demander { $amount } de plus
action-ask-number = Demander un numéro { $number }
action-want = Le { $number }
action-sell-sponsor = Sponsor { $kind ->
    [shoes] chaussures
    [shirt] maillot
    [socks] chaussettes
   *[shorts] short
}{ $price ->
    [none] {""}
   *[other] {" "}pour { $price }
}
action-give-sponsor = Donner le sponsor { $sponsor }
action-ask-sponsor = Demander le sponsor { $sponsor }
action-play-plus = { $plus } ({ $effect })
action-react = Répondre : { $plus }
action-return-plus = Remettre { $plus }
action-move = { $place }, { $cell }
action-sell-bank = { $card }{ $price ->
    [none] {""}
   *[other] {" "}pour { $price }
}
action-give = Donner { $card }
action-ask-card = Demander { $card }
action-list-card = { $card }
action-toggle = { $fielded ->
    [yes] Sortir
   *[no] Aligner
} { $card }
action-bring-on = Faire entrer { $card }
action-take-off = { $card }
action-target = { $card }
action-injured = { $card }
action-order = { $price ->
    [none] Retirer l’ordre sur { $card }
   *[other] Vendre { $card } dès { $price }
}

# Journal
log-match-started = Le championnat se prépare. { $first } commence.
log-turn-skipped = { $seat } passe son tour.
log-rolled = { $seat } fait { $die }.
log-moved = { $seat } s’arrête sur { $cell }.
log-left = { $seat } ne tire pas de carte.
log-footballer-drawn = { $card ->
    [none] { $seat } tire un { $deck ->
        [foreign] étranger
       *[national] national
    }{ $price ->
        [none] {""}
       *[other] {" "}à { $price }
    }.
   *[other] { $seat } tire { $card }, { $price }.
}
log-bought = { $card ->
    [none] { $seat } l’achète { $price }.
   *[other] { $seat } achète { $card }, { $price }.
}
log-refused = { $seat } refuse { $card }.
log-auction-opened = { $seller ->
    [none] { $card } aux enchères, à partir de { $start }.
   *[other] { $seller } met { $card } aux enchères, à partir de { $start }.
}
log-bid = { $seat } enchérit à { $amount }.
log-bid-passed = { $seat } n’enchérit pas.
log-bid-sealed = { $seat } remet son pli{ $amount ->
    [none] {""}
   *[other]  : { $amount }
}.
log-bids-opened = Plis ouverts : { $bids ->
    [none] aucune enchère
   *[other] { $bids }
}.
log-unsold = { $card } ne trouve pas preneur.
log-auctioned = { $card } à { $seat } pour { $price }.
log-sold-to-bank = { $seat } vend { $card } à la banque, { $price }.
log-sponsor-sold = { $seat } revend { $sponsor }, { $price }.
log-wanted = { $seat } cherche un { $number }.
log-order-set = { $price ->
    [none] Plus d’ordre de vente : { $card }.
   *[other] Ordre de vente : { $card }, { $price }.
}
log-hand-raised = { $seat } lève la main.
log-ask-set = Consultation { DE($seat) } : { $mode ->
    [own_turn] à son tour
    [every_turn] à chaque tour
    [only_offers] pour les offres seulement
   *[never] jamais
}.
log-offer-made = { $counter ->
    [yes] { $seat } fait une contre-offre à { $to }.
   *[no] { $seat } fait une offre à { $to }.
}
log-offer-sent = { $seat } propose à { $to } : { $give ->
    [none] rien
   *[other] { $give }
} contre { $ask ->
    [none] rien
   *[other] { $ask }
}.
log-offer-received = L’offre : { $give ->
    [none] rien
   *[other] { $give }
} contre { $ask ->
    [none] rien
   *[other] { $ask }
}.
log-offer-declined = { $seat } décline.
log-deal = Affaire conclue : { $seat } donne { $give ->
    [none] rien
   *[other] { $give }
}, { $to } donne { $ask ->
    [none] rien
   *[other] { $ask }
}.
log-plus-drawn = { $seat } tire une carte Plus{ $plus ->
    [none] {""}
   *[other]  : { $plus }
}.
log-plus-returned = { $seat } remet une carte Plus{ $plus ->
    [none] {""}
   *[other]  : { $plus }
}.
log-plus-lost = { $seat } perd une carte Plus{ $plus ->
    [none] {""}
   *[other]  : { $plus }
}.
log-question-drawn = { $seat }, « { $question } » : { $code ->
    [sponsor] un sponsor.
    [gain] { $amount } de la banque.
    [lose] { $amount } au pactole.
    [lose_per_foreign] { $amount } au pactole par étranger.
    [collect] chacun lui donne { $amount }.
    [draw_plus] une carte Plus.
    [lose_plus] une carte Plus de moins.
    [skip_turn] un tour à passer.
    [extra_roll] un lancer de plus.
   *[scout] un regard sur le premier national, au prix dévalué.
}
log-gained = { $seat } touche { $amount }.
log-collected = { $seat } ramasse { $amount }.
log-sponsor-signed = { $kept ->
    [yes] { $seat } garde { $sponsor }, qui paie mieux ({ $what }, { $visit } par visite).
   *[no] { $seat } signe avec { $sponsor } ({ $what }, { $visit } par visite).
}
log-sponsor-paid = Sponsor { $sponsor } : { $amount } pour { $seat }.
log-jackpot-won = { $seat } rafle le pactole : { $amount }.
log-paid = { $amount ->
    [none] { $seat } ne peut rien payer : { $forgiven } lui sont remis.
   *[other] { $seat } verse { $amount } au pactole{ $forgiven ->
        [none] {""}
       *[other]  ; { $forgiven } lui sont remis
    }.
}
log-scouted = { $card ->
    [none] { $seat } regarde le premier national.
   *[other] { $seat } voit { $card }, { $price }.
}
log-scout-left = { $seat } le laisse.
log-phase-one-ended = { $seat ->
    [none] Le recrutement s’arrête sans qu’une équipe soit prête.
   *[other] Équipe prête pour { $seat }{ $bonus ->
        [none] {""}
       *[other]  : prime de { $bonus }
    }. { $cards }.
} Le championnat commence.
log-team-shown = Équipe prête pour { $seat }{ $bonus ->
    [none] {""}
   *[other]  : prime de { $bonus }
}. { $cards }. Le recrutement continue.
log-euro-drawn = { $seat } tombe sur { $euro }.
log-euro-passed = { $seat } ne joue pas contre { $euro }.
log-euro-lineup = { $seat } aligne { $cards } : { $strength }★.
log-euro-plus = { $seat } joue { $plus } : { $strength }★.
log-euro-result = { $won ->
    [yes] { $seat } bat { $euro }, { $strength } à { $against }.
   *[no] { $seat } ne bat pas { $euro } : { $strength } à { $against }, il faut faire mieux qu’eux.
}
log-day-started = { $seat } boucle le tour : journée { $day }.
log-market-closed = Le marché ferme pour de bon. Chacun garde ses regrets.
log-kick-off = { $home }–{ $away }, { $score } au coup d’envoi.
log-match-passed = { $seat } passe.
log-substituted = { $seat } fait entrer { $on }{ $off ->
    [none] {" "}à la place d’un stagiaire
   *[other] {" "}à la place { DE($off) }
}, { $score }.
log-plus-played = { $seat } joue { $plus }{ $target ->
    [none] {""}
   *[other] {" "}contre { $target }
}{ $code ->
    [weaken] {" "}(−{ $value }★ en face)
    [injury_owner] {""}
    [injury_attacker] {""}
    [red_card] {""}
   *[other] , { $score }
}.
log-reacted = { $seat } répond : { $plus } annule { $against }.
log-footballer-off = { $red ->
    [yes] { $card } est expulsé, { $score }.
   *[no] { $card } sort sur une civière, un stagiaire le remplace, { $score }.
}
log-result = { $home }–{ $away } : { $score }. { $outcome ->
    [draw] Match nul.
    [home] { $home } l’emporte.
   *[away] { $away } l’emporte.
}
log-receipts = Recettes de la journée { $day } : { $amount } chacun pour { $seats }.
log-playoff = Égalité au sommet : match d’appui entre { $seats }.
points-count = { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}
pennants-count = { $pennants ->
    [0] aucun fanion
    [1] 1 fanion
   *[other] { $pennants } fanions
}
log-title-decided = { $by ->
    [playoff_stars] Égalité de points au match d’appui : { $seat } passe devant aux étoiles du match d’appui.
    [season_stars] Égalité au match d’appui : { $seat } passe devant aux étoiles de la saison, entre ex æquo.
    [wealth] Égalité au match d’appui et en étoiles : { $seat } passe devant à la fortune.
   *[nothing] Égalité parfaite, jusqu’à la fortune.
}
tie-pennants = { $value ->
    [one] { $value } fanion
   *[other] { $value } fanions
}
tie-playoff-points = { $value ->
    [one] { $value } point au match d’appui
   *[other] { $value } points au match d’appui
}
tie-playoff-stars = { $value }★ au match d’appui
tie-season-stars = { $value }★ dans la saison
tie-wealth = fortune : { $value } F
log-match-ended = { $count ->
    [1] Le titre est à { $winners }, { points-count } et { pennants-count }.
   *[other] Titre partagé entre { $winners }, { points-count }.
}

# Refus
refusal-footmania-order = Ce n’est pas la question posée.
refusal-footmania-aside-already = C’est déjà le cas.
refusal-footmania-market-closed = Le marché est fermé : on ne traite plus entre joueurs quand l’avant-dernière journée se joue.
refusal-footmania-market-bank-only = À cette table, on ne vend qu’à la banque.
refusal-footmania-offer-other-seat = Une offre s’adresse à un autre joueur de la table.
refusal-footmania-offer-limit = Deux initiatives par marché, pas davantage.
refusal-footmania-offer-counters = Trois contre-offres ont été faites : acceptez ou déclinez.
refusal-footmania-offer-empty = Il faut qu’une carte au moins change de mains.
refusal-footmania-offer-sponsor = Personne ne peut avoir deux sponsors du même genre.
refusal-footmania-offer-debt = Vous devez encore de l’argent : cette affaire ne vous laisserait plus de quoi payer.
refusal-footmania-offer-no-sponsor = Ce sponsor n’est pas là.
refusal-footmania-offer-one-side = L’argent va d’un seul côté.
refusal-footmania-offer-money = C’est plus que votre caisse, ou plus que le maximum d’une offre.
refusal-footmania-offer-three = Trois footballeurs et un sponsor au plus de chaque côté, chacun une fois.
refusal-footmania-offer-lock = { $card } vient de là : un prêt déguisé, il faudra attendre la fin d’une journée.
    .short = bloqué
refusal-footmania-offer-unknown = Vous ne l’avez pas vu chez lui ; demandez plutôt un numéro.
refusal-footmania-accept-number = On vous demande un numéro : nommez un footballeur dans une contre-offre.
refusal-footmania-accept-cash = Il vous faudrait { $amount }.
refusal-footmania-accept-gone = Vous n’avez plus ce qu’on vous demande.
refusal-footmania-want-once = Une annonce par marché.
refusal-footmania-sell-nothing = Vous n’avez rien à vendre.
refusal-footmania-not-yours = Cette carte n’est pas à vous.
refusal-footmania-buy-cash = Il coûte { $amount }, vous avez { $cash } : pas de dettes, vendez d’abord.
refusal-footmania-bid-cash = Vous avez { $cash } : on n’enchérit pas au-dessus de sa caisse.
refusal-footmania-bid-ceiling = Un plafond est au-dessus de l’enchère minimale.
refusal-footmania-declare-incomplete = Votre équipe n’est pas complète.
refusal-footmania-move-back = On ne recule pas : vous venez de là.
refusal-footmania-move-exact = Avec { $die }, on avance de { $die ->
    [1] 1 case
   *[other] { $die } cases
}, ni plus ni moins.
refusal-footmania-plus-not-in-hand = Vous n’avez pas cette carte en main.
refusal-footmania-plus-no-answer = { $plus } ne répond pas à cette carte.
refusal-footmania-plus-answer-only = En réponse seulement.
refusal-footmania-plus-euro = { $plus } ne sert pas dans un euromatch.
refusal-footmania-plus-three = { $count ->
    [1] Une carte
   *[other] { $count } cartes
} Plus par équipe et par match : c’est fait.
refusal-footmania-plus-no-target = Il n’y a personne en face que cette carte puisse toucher.
refusal-footmania-plus-academy = Vos stagiaires valent déjà +1.
refusal-footmania-plus-target = Il faut nommer un footballeur sur le terrain.
refusal-footmania-lineup-best = C’est déjà le meilleur onze.
refusal-footmania-lineup-confirm = Assez de changements : validez l’équipe.
refusal-footmania-lineup-eleven = L’équipe est au complet : sortez quelqu’un d’abord.
    .short = équipe pleine
refusal-footmania-lineup-foreigners = { $count ->
    [0] Pas d’étranger sur le terrain.
    [1] Un étranger au plus sur le terrain : sortez-le d’abord.
   *[other] { $count } étrangers au plus sur le terrain : sortez-en un.
}
    .short = trop d’étrangers
refusal-footmania-lineup-keeper = Il ne reste que le but, et il n’est pas gardien. Un polyvalent joue partout, sauf au but.
    .short = pas gardien
refusal-footmania-lineup-number = Plus de numéro libre pour { $card }.
    .short = numéro pris
refusal-footmania-substitute-trainee = Il n’y a pas de stagiaire à remplacer.
refusal-footmania-substitute-number = Même sans lui, plus de numéro libre pour { $on }.
    .short = numéro pris
refusal-footmania-substitute-not-fielded = Il n’est pas sur le terrain.
refusal-footmania-substitute-fielded = Il joue déjà.
refusal-footmania-substitute-gone = { $card } est sorti : il ne revient plus dans ce match.
refusal-footmania-substitute-used = { $count ->
    [0] Pas de changement pendant un match.
    [1] Un changement par match : c’est fait.
   *[other] { $count } changements par match : c’est fait.
}
    .short = changements faits

# Options
option-accelerated = Première phase accélérée
option-accelerated-help = Dix numéros suffisent, même sans gardien ; la prime est plus petite.
value-accelerated-true = oui
value-accelerated-false = non
option-auction = Enchères
option-auction-help = À la criée, ou un pli secret chacun.
value-auction-open = à la criée
value-auction-sealed = sous pli
option-top_price_visible = Prix du dessus visible
option-top_price_visible-help = Le dos de la première carte montre son prix à tous.
value-top_price_visible-true = oui
value-top_price_visible-false = non
option-seventh_plus = Septième carte Plus
option-seventh_plus-help = On choisit celle qu’on remet, ou c’est la carte tirée.
value-seventh_plus-choose = au choix
value-seventh_plus-drawn = la carte tirée
option-exempt_receipts = Recettes de l’exempt
option-exempt_receipts-help = À trois, l’équipe exempte touche aussi sa part.
value-exempt_receipts-true = oui
value-exempt_receipts-false = non
option-phase1_end = Fin du recrutement
option-phase1_end-help = À la première équipe complète, quand son propriétaire le dit, ou une fois toutes complètes : plus long, mais plus ouvert, surtout à deux.
value-phase1_end-auto = aussitôt
value-phase1_end-declare = sur déclaration
value-phase1_end-all = toutes complètes
option-cash_public = Caisses visibles
option-cash_public-help = Chacun voit l’argent des autres.
value-cash_public-true = oui
value-cash_public-false = non
option-buy_back_lock = Pas de prêt déguisé
option-buy_back_lock-help = Un footballeur vendu ne revient pas avant la fin d’une journée.
value-buy_back_lock-true = oui
value-buy_back_lock-false = non
option-market = Marché
option-market-help = Ventes et échanges entre joueurs, ou la banque seule.
value-market-full = libre
value-market-bank_only = banque seule
option-between_matches = Marché entre les matchs
option-between_matches-help = À quatre, le marché rouvre avant le second match du jour.
value-between_matches-true = oui
value-between_matches-false = non
option-phase1_round_cap = Tours de table du recrutement, au plus
option-phase1_round_cap-help = Ensuite le championnat commence, sans prime. 0 : pas de limite.
option-lineup = Équipes
option-lineup-help = Chacun aligne la sienne, ou le meilleur onze joue d’office.
value-lineup-choose = au choix
value-lineup-auto = meilleur onze
option-legs = Matchs à deux joueurs
option-legs-help = Aller et retour une, deux ou trois fois : deux matchs, quatre ou six.
value-legs-1 = deux
value-legs-2 = quatre
value-legs-3 = six

preset-duel = À deux
preset-duel-help = Recrutement accéléré, qui continue jusqu’à ce que les équipes soient complètes : le premier n’a pas déjà gagné.
preset-evening = Une soirée
preset-evening-help = Recrutement accéléré, pas de marché entre les matchs d’une journée, le meilleur onze joue d’office.

# Mesures
measure-rounds = Tours de table du recrutement
measure-empty = Lancers après lesquels rien ne se passe
measure-cap = Parties arrêtées par la limite de tours de table
measure-turns = Tours de jeu en tout
measure-first-strength = Force avant cartes, première journée
measure-last-strength = Force avant cartes, dernière journée
measure-gap = Écart d’étoiles dans un match
measure-draws = Matchs nuls
measure-turned = Matchs dont les cartes Plus changent le résultat
measure-euros = Euromatchs tirés par partie
measure-euros-won = Euromatchs gagnés
measure-pennants = Fanions par équipe à la fin
measure-builder-champion = Le premier onze complet devient champion
measure-seat = Titres du joueur qui joue en position { $place }
measure-pennants-decide = Titres décidés aux fanions
measure-playoffs = Parties avec match d’appui
measure-deals = Affaires conclues par partie
measure-refused-sold = Cartes refusées achetées aux enchères
measure-forced = Ventes forcées par partie

# La table dessinée
column-played = Joués
column-won = V
column-level = N
column-lost = D
draw-letter-yellow = J
draw-letter-green = V
draw-letter-blue = B
draw-letter-red = R
draw-you = Vous
draw-to-find = à trouver
draw-sent-off = expulsé
draw-trainee = { $number ->
    [1] Passoire
    [2] Savonnette
    [3] Glissade
    [4] Fauchette
    [5] Chancelle
    [6] Bredouille
    [7] Dribulle
    [8] Essouflet
    [9] Fragile
    [10] Malchance
   *[11] Hors-Jeu
}
draw-bank = banque { $price }
draw-cards = { $count ->
    [0] vide
    [1] 1 carte
   *[other] { $count } cartes
}
draw-deck = { $deck ->
    [foreign] Étrangers
   *[national] Nationaux
}
draw-pack = { $pack ->
    [plus] Plus
    [question] Cartes {"?"}
   *[euromatch] Euromatch
}
draw-cell = { $cell ->
    [centre] Rond central
    [championship] Case championnat
    [national] Case bleue
    [foreign] Case rouge
    [plus] Case +
    [question] Case « ? »
    [euromatch] Euromatch
    [jackpot] Pactole
    [pay] Case à payer
    [shoes] Sponsor chaussures
    [shirt] Sponsor maillot
    [socks] Sponsor chaussettes
   *[shorts] Sponsor short
}
draw-cell-does = { $cell ->
    [plus] Une carte Plus, gratuite.
    [question] Une carte « ? » à suivre.
    [euromatch] { $phase ->
        [1] On relance le dé.
       *[other] Une équipe d’Europe à battre.
    }
    [jackpot] { $amount } à prendre.
   *[other] Rien à faire ici.
}
draw-cell-where = { $cell }{ $half ->
    [national] , côté nationaux
    [foreign] , côté étrangers
    [middle] , ligne médiane
   *[none] {""}
}{ $line ->
    [near] , près du championnat
    [far] , loin du championnat
   *[none] {""}
}
draw-go = { $cell ->
    [national] Aller sur la bleue
    [foreign] Aller sur la rouge
    [jackpot] Aller au pactole
   *[other] Y aller
}
draw-there = { $cell } : { $price } au dos, { $left ->
    [none] plus que votre caisse.
   *[other] il vous resterait { $left } après l’achat.
}
draw-unseen = Tirez-vous la carte ? { $left ->
    [none] L’acheter dépasserait votre caisse.
   *[other] Si vous l’achetez, il vous restera { $left }.
}
draw-arrivals = { $count ->
    [1] Une arrivée
    [2] Deux arrivées
    [3] Trois arrivées
   *[other] Quatre arrivées
}
draw-steps = à { $count } { $count ->
    [1] pas
   *[other] pas
}, sans reculer
draw-on-back = au dos{ $stars ->
    [none] {""}
   *[other]  : { $stars }★ possibles
}
draw-may-fill = { $numbers ->
    [none] Rien de ce qui vous manque.
   *[other] Peut remplir : { $numbers }.
}
draw-would-keep = Si vous l’achetez, il vous restera { $amount }.
draw-short = Il vous manque { $amount }.
draw-foreigners = Votre { $count }e étranger : { $most } au plus en jeu.
draw-sponsor-here = { $amount ->
    [none] Rien : vous n’avez pas ce sponsor.
   *[other] { $amount } pour vous.
}
draw-missing = Il vous manque { $enough ->
    [all] { $numbers }
    [1] un numéro parmi { $numbers }
   *[other] { $enough } numéros parmi { $numbers }
}.
draw-complete = Équipe complète.
draw-nobody = rien
draw-strength = Force du onze
draw-missing-row = À trouver
draw-strength-of = { $seat }, { $count ->
    [0] dont vous ne connaissez personne
    [1] d’après le seul footballeur que vous lui connaissez
   *[other] d’après les { $count } footballeurs que vous lui connaissez
}
draw-more = { $amount } de plus
draw-receive = Recevoir
draw-receive-more = Recevoir { $amount } de plus
draw-pay = Payer
draw-pay-more = Payer { $amount } de plus
draw-less = { $amount } de moins
draw-scouted = Le tuyau
draw-costs = Il coûte
draw-refused = Si vous le refusez, { $name } part aux enchères dès { $amount }.
draw-scout-rest = La banque le reprend pour { $amount }.
draw-bid = Votre enchère
draw-ceiling = Plafond { $amount }
draw-ceiling-help = Avec un plafond, vous n’offrez que le minimum et l’enchère monte seule jusque-là.
draw-sealed = Un seul pli chacun ; ils s’ouvrent ensemble.
draw-listing = Mise à prix
draw-listing-of = { $name } aux enchères
draw-listing-help = Il est montré à tous. Sans enchère, vous le gardez.
draw-free = Gratuit
draw-bank-price = Banque
draw-full-price = Prix
draw-offer-to = Offre à { $seat }
draw-offer-sent = Offre envoyée à { $seat }
draw-offer-from = { $seat } vous propose
draw-offer-number = offre { $number } sur 4
draw-number = n° { $number }
draw-offer-line = { $gift ->
    [yes] Vous donnez sans rien demander.
   *[no] Votre onze : { $gain }{ $unknown ->
        [0] {""}
        [1] {" "}sans le numéro demandé
       *[other] {" "}sans les numéros demandés
    } ; il vous resterait { $left }.
}
draw-send = { $way ->
    [pays] Envoyer, en payant { $amount }
    [paid] Envoyer, contre { $amount }
    [gift] Donner pour rien
    [paying_gift] Donner pour rien, avec { $amount }
   *[even] Envoyer l’offre
}
draw-silence = Sans réponse au bout de deux minutes, l’offre est déclinée.
draw-you-get = Vous recevez
draw-you-give = Vous donnez
draw-nothing = rien
draw-take-out = Retirer de l’offre
draw-you-pay = Vous payez
draw-you-are-paid = On vous paie
draw-no-money = Sans argent
draw-to-counter = Changer la somme, c’est contrer.
draw-counter = Contrer
draw-drop = Abandonner
draw-ask-of = Demander à { $seat }
draw-ask-number-of = Demander à { $seat } n’importe qui pour le numéro :
draw-ask-for = Demander { $name } à { $seat }
draw-any-number = N’importe qui pour le numéro :
draw-give-hint = Pour donner, touchez vos footballeurs en bas. Tout se retire tant que l’offre n’est pas envoyée.
draw-market = Marché
draw-initiatives = encore { $count } { $count ->
    [1] initiative
   *[other] initiatives
}
draw-deal-with = Proposer un échange à { $seat }
draw-want-help = Une annonce à toute la table ; elle n’engage à rien.
draw-raise = Il manque encore { $amount }
draw-sell = Vendre
draw-sale = { $name } à la banque : { $amount }.
draw-sale-sponsor = { $sold } ; il retourne sous le paquet.
draw-look = { $name } : le regarder, le vendre, laisser un ordre
draw-back-price = { $amount } au dos
draw-bank-pays = { $amount } à la banque
draw-offer-him = Le proposer à { $seat }
draw-auction-him = Le mettre aux enchères
draw-sell-him = Le vendre à la banque, { $amount }
draw-order = Ordre de vente
draw-order-help = Une offre d’argent à ce prix est acceptée sans vous attendre ; au-dessous, elle est déclinée.
draw-order-none = Aucun
draw-ordered = en vente dès { $amount }
draw-next = Ensuite :
draw-fielded = Footballeurs alignés
draw-pennant-stars = Fanions
draw-match-sheet = Feuille de match
draw-euro-risk = Une défaite ne coûte rien ; votre équipe est montrée à tous.
draw-euro-odds = { $strength } à { $rival } : { $won ->
    [yes] vous seriez vainqueur.
   *[no] il en faut { $gap } de plus.
}
draw-lamp = { $state ->
    [open] { $last ->
        [yes] Dernier marché avant la journée { $day }
       *[no] Marché ouvert
    }
    [held] Marché suspendu
    [bank] La banque seule
   *[closed] Marché fermé pour de bon
}
draw-asides = On vous consulte : { $mode ->
    [own_turn] à votre tour
    [every_turn] à chaque tour
    [only_offers] pour les offres seulement
   *[never] jamais
}
draw-mode = { $mode ->
    [own_turn] À mon tour
    [every_turn] À chaque tour
    [only_offers] Pour les offres
   *[never] Jamais
}
draw-sheet = Feuille de calcul
draw-to-pitch = Terrain
draw-to-sheet = { $market ->
    [yes] Marché
   *[no] Feuille
}
draw-to = à
draw-home = reçoit
draw-lineup-hidden = L’autre équipe se prépare à l’abri des regards.
draw-exchange = { $on } entre à la place { $off ->
    [none] d’un stagiaire
   *[other] { DE($off) }
}
draw-for = { $gain } pour { $name ->
    [none] un stagiaire
   *[other] { $name }
}
draw-plus-line = { $plus }{ $target ->
    [none] {""}
   *[other] {" "}contre { $target }
}{ $score ->
    [none] {""}
   *[other] {""} : vous auriez { $score }
}{ $answer ->
    [none] {""}
    [card] , sauf réponse
   *[change] , sauf réponse ou remplaçant
}.
draw-play = Jouer { $plus }
draw-change-line = { $on } pour { $off ->
    [none] un stagiaire
   *[other] { $off }
}{ $score ->
    [none] .
   *[other]  : vous auriez { $score }.
}
draw-bring-on = Faire entrer { $name }
draw-attack = { $seat } joue
draw-attack-effect = { $code ->
    [injury_owner] un de vos footballeurs sort, à votre choix
    [injury_attacker] { $victim } sort, choisi par { $seat }
    [red_card] { $victim } est expulsé
   *[weaken] −{ $value }★ pour vous
}
draw-facing = { $own }★ contre { $other }★
draw-react-none = Aucune de vos cartes ne l’annule : { $code ->
    [injury_owner] un de vos footballeurs sort, à votre choix.
    [injury_attacker] il sort et un stagiaire le remplace.
    [red_card] il est expulsé et sa place reste vide.
   *[weaken] votre équipe perd { $value }★.
}
draw-react-line = { $plus } annule { $against }.
draw-return = Remettre
draw-return-line = { $plus } retourne sous le paquet.
draw-footballers = Vos footballeurs
draw-bench-hidden = Votre banc, caché aux autres
draw-bench-empty = Personne.
draw-no-plus = Aucune.
draw-leaves = part
draw-gone = sorti
draw-foreign-count = { $count } sur { $most } { $most ->
    [0] étranger
    [1] étranger
   *[other] étrangers
} en jeu
draw-holes = dont { $count } { $count ->
    [1] vide
   *[other] vides
} à −1
draw-if = si conclu
draw-cannot = ne peut pas entrer
draw-wanted = À trouver : { $numbers }
draw-level = { $level ->
    [yes] {" "}ex æquo
   *[no] {""}
}
draw-standing = { $place ->
    [none] {""}
    [1] 1re place{ draw-level },{" "}
   *[other] { $place }e place{ draw-level },{" "}
}{ $points }, { $pennants ->
    [0] aucun fanion
    [1] 1 fanion
   *[other] { $pennants } fanions
}
draw-far = { $count ->
    [0] peut-être complet
   *[other] il en manque { $count } au moins
}
draw-far-short = { $count ->
    [0] complet ?
   *[other] ≥ { $count } à trouver
}
draw-full-time = Fin du match
draw-points-won = { $seat ->
    [both] Un point chacun.
    [you] { $count } points pour vous.
   *[other] { $count } points pour { $seat }.
}
draw-all-played = Vos matchs sont tous joués.

# Ce que fait chaque pièce
explain-footballer = { $colour ->
    [red] Étranger
    [blue] International
   *[other] National
}, { $numbers ->
    [any] polyvalent, partout sauf au but
   *[other] { $last ->
        [none] porte le { $numbers }
       *[other] porte le { $numbers } ou le { $last }
    }
} ; { $stars } étoiles pour votre équipe. { $price } au dos, { $bank } à la banque.
explain-hole = { $kind ->
    [vacant] Personne ne porte le { $number } : une étoile de moins pour le onze.
    [off] { $name ->
        [none] Expulsé
       *[other] { $name }, expulsé
    } : personne ne le remplace, sa place ne compte pas.
   *[trainee] Un stagiaire joue à ce poste : { $stars } étoile.
}
explain-plus = { $family ->
    [protection] Se joue seulement en réponse à une telle carte de l’autre équipe.
    [boost] Se joue pendant votre match ; elle retourne ensuite sous le paquet.
   *[hostile] Se joue pendant votre match contre l’autre équipe, qui peut répondre par une protection.
}
explain-cell = { $cell ->
    [centre] Le départ des pions. Rien ne s’y passe quand on s’y arrête.
    [championship] Rien pendant le recrutement. Au championnat, on part d’ici, et le premier pion rentré lance la journée.
    [national] Vous pouvez tirer un national ou un international, puis l’acheter au prix de son dos. Refusé, il part aux enchères.
    [foreign] Vous pouvez tirer un étranger, puis l’acheter au prix de son dos. Refusé, il part aux enchères.
    [plus] Vous tirez une carte Plus, gratuite, qui servira dans vos matchs.
    [question] Vous tirez une carte « ? » et faites ce qu’elle dit.
    [euromatch] Pendant le recrutement, on relance le dé. Au championnat, une équipe d’Europe à battre pour des fanions et de l’argent.
    [jackpot] Tout l’argent du pactole est à vous.
    [pay] Vous versez au pactole la somme qui y est imprimée.
   *[sponsor] Si vous avez ce sponsor, la banque vous paie à chaque arrêt ; sinon, rien.
}
explain-sponsor = Paie son propriétaire chaque fois qu’il s’arrête sur sa case.
explain-far = Il faut { $count } numéros pour finir le recrutement. On ne voit que le dos des cartes de chacun, et les étrangers en trop ne comptent pas : il en manque peut-être davantage.

draw-looks-for = cherche un { $number }
draw-points = { $count } { $count ->
    [0] pt
    [1] pt
   *[other] pts
}
draw-plus-count = { $count ->
    [0] Aucune carte Plus
    [1] 1 carte Plus
   *[other] { $count } cartes Plus
}
draw-others = Chez les autres
draw-no-sponsor = aucun sponsor
draw-known = { $count } footballeurs connus
draw-phase-building = Recrutement
draw-phase-season = Championnat
draw-day = { $day ->
    [0] Appui
   *[other] J{ $day }
}

# Le texte des règles
booklet-colour = { $colour ->
    [yellow] jaune
    [green] vert
    [blue] bleu, international
   *[red] rouge, étranger
}
booklet-deck = { $deck ->
    [foreign] étrangers
   *[national] nationaux
}
booklet-range = { $low } à { $high }
booklet-hostile = { $kind ->
    [injury] une blessure
    [red] un carton rouge
    [weaken] un affaiblissement
   *[any] toute carte hostile
}
booklet-plus = { $code ->
    [boost] +{ $value }★ pour votre équipe
    [boost_home] +{ $value }★ à domicile, +{ $away }★ ailleurs
    [trainees_plus] vos stagiaires valent +1★ au lieu de −1★
    [injury_owner] un adversaire sort, au choix de son équipe
    [injury_attacker] un adversaire sort, à votre choix
    [red_card] un adversaire sort, à votre choix ; sa place reste vide
    [weaken] −{ $value }★ pour l’autre équipe
   *[cancel] en réponse seulement : annule { $what }
}
booklet-question = { $code ->
    [gain] la banque vous verse { $amount }
    [lose] vous versez { $amount } au pactole
    [lose_per_foreign] vous versez { $amount } au pactole pour chaque étranger que vous possédez
    [collect] chacun des autres vous donne { $amount }, ou tout ce qu’il a en caisse
    [draw_plus] vous tirez une carte Plus
    [lose_plus] une de vos cartes Plus, tirée au hasard, va sous son paquet
    [skip_turn] vous passez votre prochain tour
    [extra_roll] vous relancez le dé et avancez aussitôt
   *[scout] vous seul regardez le premier national et pouvez l’acheter à son prix dévalué ; sinon, il va sous son paquet sans être montré
}

# La première partie guidée
tutorial-hello = Le but : réunir un onze, puis gagner le championnat. Un footballeur porte un ou plusieurs numéros et vaut des étoiles. Il vous manque le { $first } et le { $second } ; dès que quelqu’un remplit ses onze numéros, le recrutement s’arrête. Mais d’abord, Inès a une proposition.
tutorial-offer = Avant le dé, le marché est ouvert. Inès vous offre { $money } F pour Rodrigue Chefdorque, { $one } ou { $other }. Ces deux places sont déjà prises chez vous : il ne quitterait pas le banc. Acceptez, l’argent va servir.
tutorial-offer-not = Chefdorque resterait sur le banc, et vous allez avoir besoin de cet argent.
tutorial-roll = Affaire conclue : { $cash } F en caisse. À vous de jouer, lancez le dé.
tutorial-move = Ici, deux chemins : la case rouge vend un étranger, la bleue un national. On ne recule jamais. Allez sur la bleue.
tutorial-draw = Tout le monde voit le prix au dos de la carte : { $price } F. Vous seul verrez qui c’est. Tirez-la.
tutorial-buy = Lucien Flèche, { $one } ou { $other }, { $stars } étoiles : voilà votre { $one }. Achetez-le. Les autres voient le prix, pas le footballeur.
tutorial-buy-not = Refusé, il serait montré à tous et vendu aux enchères, entre les autres.
tutorial-bid = Bruno tire un { $number } trop cher pour lui : Gédéon Canonnier part aux enchères, à { $start } F au lieu de { $price }. Inès les offre. C’est votre dernier numéro : enchérissez.
tutorial-bid-not = { $enough } F suffisent : c’est tout ce qu’Inès a en caisse, elle ne pourra pas suivre.
tutorial-eleven = Onze numéros remplis : votre équipe est montrée, la banque verse { $bonus } F et le recrutement s’arrête net, pour tout le monde. Les places vides iront à des stagiaires, qui ôtent chacun une étoile.
tutorial-lap = Plus tard : dernier tour de terrain avant la dernière journée. Bruno a { $leader } points, vous { $mine }, Inès { $last } ; une victoire en vaut deux. Le premier pion rentré lance la journée. Jouez le dé.
tutorial-lineup = Vous tirez une carte Plus, Carton rouge : elle tombe bien. Bruno boucle le tour : Bruno contre vous, pour le titre. Votre meilleur onze est déjà en place, { $stars } étoiles, trois étrangers au plus. Validez.
tutorial-red = { $his } à { $mine } pour lui. Pas de dé dans un match : le plus d’étoiles gagne, et le plus faible agit d’abord. Trois cartes Plus et deux changements chacun. Carton rouge pour Diego Cañonazo : { $stars } étoiles, et sa place restera vide.
tutorial-red-not = Le carton rouge, et sur le plus fort : Cañonazo et ses { $stars } étoiles.
tutorial-protect = { $his } à { $mine }. Bruno se venge : Blessure grave, sur votre meilleur homme. Une protection jouée en réponse annule l’attaque. Sortez le Soigneur.
tutorial-protect-not = Sans réponse, un stagiaire remplace Magicescu : { $loss } étoiles de moins.
tutorial-hold = Vous menez de { $lead }. Le match s’arrête quand vous passez tous deux, l’un après l’autre ; si Bruno joue, vous pourrez lui répondre. Gardez Forme ★★ pour plus tard et passez.
tutorial-hold-not = Pas encore : vous menez, et si Bruno joue, ce sera de nouveau à vous.
tutorial-injury = Blessure légère, et plus de soigneur : ne répondez pas. Cette fois, vous choisissez vous-même le blessé : Kilian Crochet, le { $number }, ne vaut que { $stars } étoiles.
tutorial-injury-not = Plutôt Kilian Crochet : { $stars } étoiles seulement, et son remplaçant attend sur le banc.
tutorial-substitute = Un stagiaire tient le { $number } et ôte une étoile. Faites entrer Tancrède Reprise, { $one } ou { $other }, à sa place.
tutorial-whistle = { $his } à { $mine }, et Bruno a joué ses trois cartes : il ne peut plus rien. Passez, et c’est fini.
tutorial-whistle-not = Ce n’est plus la peine : Bruno n’a plus de carte à jouer.
tutorial-end = Le titre est à vous : { $mine } points, Bruno { $second }, Inès { $third }. Le reste se découvre en jouant : les sponsors qui paient à chaque visite, les euromatchs et leurs fanions, et tout ce qui se vend, s’échange et se tait au marché.

# Éditions et positions fautives

fault-footmania-price-on-back = le prix est au dos : price, ou price et bonus
fault-footmania-cells-of-type = cases { $type } : { $count ->
    [0] aucune
   *[other] { $count } ({ $cells })
} ; il en faut { $number }
fault-footmania-no-sponsor-cell = il manque une case sponsor : { $kinds }
fault-footmania-cut-off = n’est pas accessible depuis le départ
fault-footmania-cell-kind = une case sponsor a un genre, les autres cases n’en ont pas
fault-footmania-cell-amount = une case à payer a un montant, les autres cases n’en ont pas
fault-footmania-other-cell = { $cell } n’est pas une autre case
fault-footmania-one-way = { $other } n’a pas { $cell } pour voisine
fault-footmania-no-cell = { $cell } n’est pas une case
fault-footmania-no-centre = { $cell } n’est pas le rond central
fault-footmania-circuit-start = commence par { $cell }, pas par la case championnat
fault-footmania-not-neighbours = { $other } n’est pas voisine de { $cell }
fault-footmania-not-devalued = { $value } n’est pas inférieur au prix, { $price }
fault-footmania-numbers = { $value } n’est ni « JP », ni une liste de numéros de 1 à { $high }
fault-footmania-few-for-number = { $count } footballeurs peuvent jouer le numéro { $number } ; il en faut au moins { $least }
fault-footmania-plus-value = les renforts et les affaiblissements ont une valeur, les autres cartes n’en ont pas
fault-footmania-plus-away = un renfort à domicile a une valeur à l’extérieur, les autres cartes n’en ont pas
fault-footmania-plus-cancels = une protection dit ce qu’elle annule, les autres cartes n’annulent rien
fault-footmania-plus-euro = seules les cartes qui ajoutent des étoiles à sa propre équipe servent dans un euromatch
fault-footmania-few-plus = { $count } cartes, c’est trop peu ; au moins { $least }
fault-footmania-no-sponsor = aucune carte n’est un sponsor du genre { $kind }
fault-footmania-same-place = est au même endroit que { $other }
fault-footmania-not-newest = { $plus } ne vient pas d’être tirée par le siège interrogé
fault-footmania-sponsor-order = paie plus par visite que { $other } et doit aussi se revendre plus cher : dans un même genre, les deux sommes augmentent ensemble
fault-footmania-no-pennants = aucune carte ne vaut { $pennants ->
    [1] 1 fanion
   *[other] { $pennants } fanions
}
fault-footmania-euro-order = est plus forte ou paie plus que { $other }, qui a plus de fanions
fault-footmania-deck-empty = { $deck ->
    [foreign] il n’y a pas d’étrangers
   *[national] il n’y a pas de nationaux
}
fault-footmania-amount-needed = { $code } a besoin d’un montant
fault-footmania-amount-unneeded = { $code } n’a pas de montant
fault-footmania-hand = { $count } cartes ; une main en compte { $most } au plus
fault-footmania-sponsor-unfit = { $card } n’est pas un sponsor, ou c’est le second de son genre
fault-footmania-lap = un tour fait { $cells } cases
fault-footmania-not-next-to = { $other } n’est pas à côté de { $cell }
fault-footmania-in-squad = { $card } est dans un effectif
fault-footmania-more-than-cards = { $card } est à plus d’endroits qu’il n’y a de cartes
fault-footmania-elsewhere = { $card } est ailleurs
fault-footmania-entries-for-cards = entrées : { $count }, cartes : { $cards }
fault-footmania-lock = { $pair } n’est pas « vendeur>acheteur »
fault-footmania-in-no-squad = n’est dans aucun effectif
fault-footmania-fresh = { $count } cartes sur { $size }
fault-footmania-day-late = { $day } ne convient pas ; il y a { $days } journées
fault-footmania-days-over = { $over } ne va pas avec la journée { $day }
fault-footmania-fixtures = il n’y a pas { $count } matchs
fault-footmania-entries-for-matches = entrées : { $count }, matchs : { $matches }
fault-footmania-deal-alone = une affaire se fait à deux
fault-footmania-not-of-seat = { $card } n’est pas au siège { $seat }
fault-footmania-deal-cash = est plus que la caisse de celui qui propose
fault-footmania-deal-sponsor = le siège { $seat } n’en a pas
fault-footmania-not-fielded = { $card } ne peut pas jouer pour le siège { $seat }
fault-footmania-team = n’est pas une équipe qui puisse jouer
fault-footmania-not-askable = le siège { $seat } ne peut pas avoir ici la question « { $decision } »
fault-footmania-of-the-active = la question « { $decision } » est pour le siège dont c’est le tour
fault-footmania-no-dialogs = la question « { $decision } » ne s’interrompt pas pour le marché
fault-footmania-no-roll = on choisit son chemin en phase 1, le dé lancé
fault-footmania-no-draw = on ne tire pas de footballeur en { $cell }
fault-footmania-can-pay = le siège peut payer : rien n’est à réunir
fault-footmania-no-declaring = les équipes ne se dévoilent qu’avec l’option phase1_end=declare
fault-footmania-no-showing = une équipe ne se montre pendant le recrutement qu’avec l’option phase1_end=all
fault-footmania-incomplete = le siège { $seat } n’a pas d’équipe complète à dévoiler
fault-footmania-belief = { $value } ne désigne aucun endroit où un footballeur puisse être
fault-footmania-matches-of-day = { $count } matchs ne vont pas avec la journée { $day }
fault-footmania-points = { $points } ; les matchs joués en ont donné { $gained }
fault-footmania-day-early = { $day } ne convient pas ; les journées viennent en phase 2
fault-footmania-market-phase = le marché ne ferme qu’en phase 2
fault-footmania-not-closing = la phase 1 n’est pas finie
fault-footmania-decision-late = la question « { $decision } » est de la phase 2
fault-footmania-lap-early = les tours de terrain se font en phase 2
fault-footmania-euro-early = les euromatchs se jouent en phase 2
fault-footmania-no-debt = aucun paiement n’est dû
fault-footmania-off-lap = { $cell } n’est pas là où mène le chemin fait
fault-footmania-market-closed = le marché a fermé à l’avant-dernière journée
fault-footmania-market-open = le marché ferme à l’avant-dernière journée
fault-footmania-title-early = { $over } ne convient pas ; le titre vient après { $days } journées
fault-footmania-playoff = se joue entre les sièges à égalité en tête, aux points et aux fanions
fault-footmania-matches-left = matchs restant à jouer : { $count }
fault-footmania-sides = équipes : { $count } ; la question « { $decision } » en demande { $needed }
fault-footmania-euro-seat = l’euromatch est au siège dont c’est le tour
fault-footmania-next-match = le prochain match oppose le siège { $home } au siège { $away }
fault-footmania-market-shut = le marché est fermé
fault-footmania-deal-begun = a ouvert la négociation : c’est l’un des deux
fault-footmania-deal-by = n’est pas le siège qui compose l’offre
fault-footmania-deal-to = n’est pas le siège qui répond
fault-footmania-pending = n’est pas l’offre à laquelle répond cette contre-offre
fault-footmania-names-twice = nomme deux fois un footballeur
fault-footmania-gives-many = { $count } footballeurs ; { $most } au plus changent de mains
fault-footmania-asks-many = { $count } footballeurs et numéros ; { $most } au plus changent de mains
fault-footmania-more-than = est plus que { $amount }
fault-footmania-money-alone = l’argent seul ne change pas de mains
fault-footmania-two-sponsors = laisse un siège avec deux sponsors du même genre
fault-footmania-does-not-bid = le siège { $seat } n’enchérit pas pour ce footballeur
fault-footmania-no-bid-asked = le siège { $seat } n’a pas à enchérir
fault-footmania-nobody-bid = personne n’a enchéri
fault-footmania-does-not-lead = le siège { $seat } ne mène pas
fault-footmania-no-such-bid = n’est pas une enchère que le siège { $seat } puisse faire
fault-footmania-ceiling = est plus que la caisse du siège
fault-footmania-bid-low = est moins que l’enchère minimale
fault-footmania-day-under-way = la journée { $day } ne convient pas : ses matchs sont en cours
fault-footmania-day-not-begun = la journée { $day } ne convient pas : ses matchs ne sont pas en cours
fault-footmania-bids-sealed = d’après les options, on enchérit sous pli
fault-footmania-bids-open = d’après les options, on enchérit à la criée

# Le journal, quand c’est vous : la même ligne à la deuxième personne ; -target, -other… quand vous êtes celui qu’elle vise
you-match-started-first = Le championnat se prépare. Vous commencez.
you-turn-skipped = Vous passez votre tour.
you-rolled = Vous faites { $die }.
you-moved = Vous vous arrêtez sur { $cell }.
you-left = Vous ne tirez pas de carte.
you-footballer-drawn = { $card ->
    [none] Vous tirez un { $deck ->
        [foreign] étranger
       *[national] national
    }{ $price ->
        [none] {""}
       *[other] {" "}à { $price }
    }.
   *[other] Vous tirez { $card }, { $price }.
}
you-bought = { $card ->
    [none] Vous l’achetez { $price }.
   *[other] Vous achetez { $card }, { $price }.
}
you-refused = Vous refusez { $card }.
you-bid = Vous enchérissez à { $amount }.
you-bid-passed = Vous n’enchérissez pas.
you-bid-sealed = Vous remettez votre pli{ $amount ->
    [none] {""}
   *[other]  : { $amount }
}.
you-sold-to-bank = Vous vendez { $card } à la banque, { $price }.
you-sponsor-sold = Vous revendez { $sponsor }, { $price }.
you-wanted = Vous cherchez un { $number }.
you-hand-raised = Vous levez la main.
you-ask-set = Vous voulez qu’on vous consulte { $mode ->
    [own_turn] à votre tour
    [every_turn] à chaque tour
    [only_offers] pour les offres seulement
   *[never] le moins possible
}.
you-offer-made = { $counter ->
    [yes] Vous faites une contre-offre à { $to }.
   *[no] Vous faites une offre à { $to }.
}
you-offer-sent = Vous proposez à { $to } : { $give ->
    [none] rien
   *[other] { $give }
} contre { $ask ->
    [none] rien
   *[other] { $ask }
}.
you-offer-declined = Vous déclinez.
you-plus-drawn = Vous tirez une carte Plus{ $plus ->
    [none] {""}
   *[other]  : { $plus }
}.
you-plus-returned = Vous remettez une carte Plus{ $plus ->
    [none] {""}
   *[other]  : { $plus }
}.
you-plus-lost = Vous perdez une carte Plus{ $plus ->
    [none] {""}
   *[other]  : { $plus }
}.
you-question-drawn = Vous tirez « { $question } » : { $code ->
    [sponsor] un sponsor.
    [gain] { $amount } de la banque.
    [lose] { $amount } au pactole.
    [lose_per_foreign] { $amount } au pactole par étranger.
    [collect] chacun vous donne { $amount }.
    [draw_plus] une carte Plus.
    [lose_plus] une carte Plus de moins.
    [skip_turn] vous passerez votre prochain tour.
    [extra_roll] vous rejouez.
   *[scout] vous regardez le premier national, au prix dévalué.
}
you-gained = Vous touchez { $amount }.
you-collected = Vous ramassez { $amount }.
you-sponsor-signed = { $kept ->
    [yes] Vous gardez { $sponsor }, qui paie mieux ({ $what }, { $visit } par visite).
   *[no] Vous signez avec { $sponsor } ({ $what }, { $visit } par visite).
}
you-jackpot-won = Vous raflez le pactole : { $amount }.
you-paid = { $amount ->
    [none] Vous ne pouvez rien payer : { $forgiven } vous sont remis.
   *[other] Vous versez { $amount } au pactole{ $forgiven ->
        [none] {""}
       *[other]  ; { $forgiven } vous sont remis
    }.
}
you-scouted = { $card ->
    [none] Vous regardez le premier national.
   *[other] Vous voyez { $card }, { $price }.
}
you-scout-left = Vous le laissez.
you-euro-drawn = Vous tombez sur { $euro }.
you-euro-passed = Vous ne jouez pas contre { $euro }.
you-euro-lineup = Vous alignez { $cards } : { $strength }★.
you-euro-plus = Vous jouez { $plus } : { $strength }★.
you-euro-result = { $won ->
    [yes] Vous battez { $euro }, { $strength } à { $against }.
   *[no] Vous ne battez pas { $euro } : { $strength } à { $against }, il faut faire mieux qu’eux.
}
you-day-started = Vous bouclez le tour : journée { $day }.
you-match-passed = Vous passez.
you-substituted = Vous faites entrer { $on }{ $off ->
    [none] {" "}à la place d’un stagiaire
   *[other] {" "}à la place { DE($off) }
}, { $score }.
you-plus-played = Vous jouez { $plus }{ $target ->
    [none] {""}
   *[other] {" "}contre { $target }
}{ $code ->
    [weaken] {" "}(−{ $value }★ en face)
    [injury_owner] {""}
    [injury_attacker] {""}
    [red_card] {""}
   *[other] , { $score }
}.
you-reacted = Vous répondez : { $plus } annule { $against }.
you-title-decided = { $by ->
    [playoff_stars] Égalité de points au match d’appui : vous passez devant aux étoiles du match d’appui.
    [season_stars] Égalité au match d’appui : vous passez devant aux étoiles de la saison, entre ex æquo.
    [wealth] Égalité au match d’appui et en étoiles : vous passez devant à la fortune.
   *[nothing] Égalité parfaite, jusqu’à la fortune.
}
you-match-ended = Vous remportez le titre, { points-count } et { pennants-count }.
you-auctioned = Vous emportez { $card } pour { $price }.
you-sponsor-paid = Sponsor { $sponsor } : { $amount } pour vous.
you-team-shown = Votre équipe est prête{ $bonus ->
    [none] {""}
   *[other]  : prime de { $bonus }
}. { $cards }. Le recrutement continue.
you-phase-one-ended = Votre équipe est prête{ $bonus ->
    [none] {""}
   *[other]  : prime de { $bonus }
}. { $cards }. Le championnat commence.
you-auction-opened = Vous mettez { $card } aux enchères, à partir de { $start }.
you-kick-off-home = Vous recevez { $away } : { $score } au coup d’envoi.
you-kick-off-away = Vous jouez chez { $home } : { $score } au coup d’envoi.
you-result-home = Vous recevez { $away } : { $score }. { $outcome ->
    [draw] Match nul.
    [home] Vous l’emportez.
   *[away] { $away } l’emporte.
}
you-result-away = Vous jouez chez { $home } : { $score }. { $outcome ->
    [draw] Match nul.
    [home] { $home } l’emporte.
   *[away] Vous l’emportez.
}
you-deal = Affaire conclue : vous donnez { $give ->
    [none] rien
   *[other] { $give }
}, { $to } donne { $ask ->
    [none] rien
   *[other] { $ask }
}.
you-deal-to = Affaire conclue : { $seat } donne { $give ->
    [none] rien
   *[other] { $give }
}, vous donnez { $ask ->
    [none] rien
   *[other] { $ask }
}.
you-offer-made-to = { $counter ->
    [yes] { $seat } vous fait une contre-offre.
   *[no] { $seat } vous fait une offre.
}

# ---- Les tirages, par leur nom

stream-national = les footballeurs nationaux
stream-foreign = les footballeurs étrangers
stream-plus = les cartes Plus
stream-question = les points d’interrogation
stream-euromatch = les Euromatchs
stream-first = le premier joueur
stream-die = le dé
stream-lose-plus = la carte Plus perdue

dealt-plus = Cartes Plus tirées avant la saison
