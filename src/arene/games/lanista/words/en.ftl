# Lanista: the words. The names of cards, gladiators, towns and skills come from the edition.

game-name = Lanista
game-poster = Lanista
game-tagline = One school, two opponents
game-pitch = Recruit, train, fight: two gladiators of your own school, a bag of tokens, and the crowd decides.

# Ranks, health, tokens
rank = { $rank ->
    [gamma] Gamma
    [beta] Beta
   *[alpha] Alpha
}
health = { $health ->
    [good] in good health
    [light] lightly wounded
   *[grave] gravely wounded
}
token = { $token ->
    [green] green token
    [white] white token
    [red] red token
   *[black] black token
}
token-sign = { $token ->
    [green] +
    [white] =
    [red] −
   *[black] †
}
token-of = { $seat } { $token ->
    [green] green
    [white] white
    [red] red
   *[black] black
}
token-count = { $count } { $token ->
    [green] green
    [white] white
    [red] red
   *[black] black
}
token-from = { $token ->
    [green] green
    [white] white
    [red] red
   *[black] black
}: { $source }
from-point = preparation
from-wounds = wounds
from-combat = the combat itself
joker = J
joker-label = influence token of any colour
no-cards = no card
no-lanista = no lanista
any-armatura = any panoply
exhibitio = exhibitio
xp = { $xp }/{ $cap }
rank-label = { $rank }, experience { $xp }
row-label = { $rank ->
    [gamma] Gamma
    [beta] Beta
   *[alpha] Alpha
}: { $armaturae }.
with-partner = { $name }, duo with { $partner }
price = { $cost }{ $points ->
    [0] {""}
    [1] {" "}and 1 point
   *[other] {" "}and { $points } points
}
money = { $count } sesterces
points = { $count ->
    [0] no action point
    [1] 1 action point
   *[other] { $count } action points
}
prestige = { $count } prestige
cards = { $count ->
    [0] no card
    [1] 1 card
   *[other] { $count } cards
}
gain = { $token ->
    [green] glorious
    [white] mediocre
   *[red] booed
}: { $count } prestige
mark = { $mark ->
    [possible] { $count ->
        [1] possible, 1 pair
       *[other] possible, { $count } pairs
    }
    [training] with training
    [no_pair] no pair{ $penalty ->
        [0] {""}
       *[other] {""}: −{ $penalty }
    }
   *[locked] locked
}
held = { $contract } { $pay }
held-label = { $town }: { $pairs }
no-pair = no pair
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
    [good] , unhurt
    [light] , light wound
    [grave] , grave wound
   *[mortal] , mortal wound
}
result = { $token ->
    [green] glorious combat
    [white] mediocre combat
   *[red] booed combat
}
odds = { $token ->
    [green] green
    [white] white
    [red] red
   *[black] black
} ×{ $count } · { $percent }%{ $paying ->
    [yes] {" "}· { $gain } prestige
   *[no] {""}
}
tag-initiative = Initiative
tag-initiative-label = Initiative token: chooses first
tag-suppressed = no skill this round
tag-cared = cared for
tag-trained = trained
tag-fought = has fought
tag-recommended = counts as { $rank }

by-rank = { $gamma }, { $beta } or { $alpha }
medal-from = { $medal } from { $least }
decimal = { $minus ->
    [yes] −
   *[no] {""}
}{ $whole }{ $tenth ->
    [0] {""}
   *[other] .{ $tenth }
}

# Panels
panel-seats = The schools
panel-combat = { $seat }: { $town }, rank { $rank }{ $sine ->
    [yes] , sine missione
   *[no] {""}
}
panel-recruits = Recruits
panel-contracts = Contracts
panel-school = { $seat }’s ludus
panel-own-school = Your ludus
panel-held = Your contracts
panel-their-contracts = Contracts of the others
panel-hand = Your hand, { $count ->
    [0] empty
    [1] 1 card
   *[other] { $count } cards
}
panel-nota = Nota
nota-mercy-rank = Mise à mort: one black more at Gamma, one green more at Alpha
nota-mercy-result = Mise à mort: a green if glorious, a black if { $bad ->
    [both] mediocre or booed
    [literal] mediocre
   *[symmetric] booed
}
column-seat = School
column-prestige = Prestige
column-money = Sesterces
column-points = Actions
column-cards = Cards
column-influence = Influence
column-gladiator = Gladiator
column-rank = Rank
column-health = Health
column-rows = Panoplies and skills
column-marks = This round
column-price = Price
column-contract = Contract
column-pay = Pay
column-pairs = Pairs
column-mark = For you

status = Round { $round } of { $rounds }, { $season ->
    [winter] winter
   *[summer] summer
}
    .phase = { $phase ->
        [0] setting up
        [1] draw
        [2] purchase
        [3] contracts
        [4] combats
       *[5] care
    }
status-over = Match over after { $round } rounds

# Questions
prompt-lanista = Choose your lanista, or play without.
prompt-mulligan = Replace up to two cards, or keep your hand{ $aside ->
    [0] {""}
   *[other] {" "}(set aside: { $aside })
}.
prompt-buy = { $full ->
    [yes] Your ludus is full: no recruit can join.
   *[no] { $buys ->
        [1] One recruit, or none.
       *[other] Up to { $buys } recruits, or none.
    }
}
    .lead = Your turn: arrival { $number } of { $of }, { $money } sesterces
prompt-contract = { $train ->
    [yes] Take a contract, or train first: rank counts when you take.
   *[no] Take a contract, or none.
}
    .lead = Your turn: contract { $number } of { $of }
prompt-combat = { $extra ->
    [yes] One more exhibitio, if you like.
   *[no] A contract, an exhibitio, or nothing.
}
    .lead = { $extra ->
        [yes] {""}
       *[no] Your turn: combat { $number } of { $of }
    }
prompt-pair = Which two gladiators fight?
prompt-counter = Counter it?
    .lead = { $player } plays { $card }{ $targeted ->
        [no] {""}
       *[yes] {" "}({ $aimed })
    }
prompt-define = Choose a skill for { $gladiator }.
prompt-swap = Swap { $contract } for which contract?
prompt-include = Does { $asked } go with { $gladiator }?
prompt-price = What price do you ask { $buyer } for { $gladiator }?
prompt-offer = Accept?
    .lead = { $seller } offers you { $gladiator }{ $with ->
        [yes] {" "}with { $deal }
       *[no] {""}
    } for { $price } sesterces
prompt-draw-window = End of the draw: a phase 1 card to play?
prompt-arrival-window = A card to play before the purchases?
    .lead = The recruits are here
prompt-buy-window = End of the purchases: care and phase 2 cards.
prompt-pass-window = A card to play before the picks?
    .lead = The contracts are here
prompt-contract-window = End of the contracts: training and phase 3 cards.
prompt-announced = The combat is announced.
prompt-before-draw = { $own ->
    [yes] Prepare the bag or draw: { $mean } prestige on average.{ $stake ->
        [0] {""}
       *[other] {" "}Tokens kept at the end of { $due ->
            [winter] winter
           *[round] the round
        }: −{ $stake }.
    }
   *[no] { $slip ->
        [no] { $owner }’s combat: a card to play?
       *[yes] You have { $left } left{ $stake ->
            [0] .
           *[other] {""}: kept at the end of { $due ->
                [winter] winter
               *[round] the round
            }, −{ $stake }.
        }
    }
}
    .lead = { $own ->
        [yes] {""}
       *[no] { $slip ->
            [yes] { $owner }’s combat: a token?
           *[no] {""}
        }
    }
prompt-after-draw = The token is drawn: a card to play?
prompt-before-wound = { $gladiator } is about to draw a wound: a card to play?
prompt-after-wounds = { $own ->
    [yes] { $mercy ->
        [yes] { $dying ->
            [none] { $percent }% mercy at the draw ({ $bag }). A card to play?
           *[other] With care, the mise à mort follows: { $percent }% mercy.
        }
       *[no] { $points ->
            [0] A card to play?
            [1] You have 1 action point left.
           *[other] You have { $points } action points left.
        }
    }
   *[no] { $owner }’s wounds are drawn: a card to play?
}
    .lead = { $own ->
        [yes] { $dying ->
            [none] { $mercy ->
                [yes] { $loser } has lost: the mise à mort follows
               *[no] The wounds are drawn
            }
           *[other] Without care { $dying } will die
        }
       *[no] { $mercy ->
            [yes] { $loser } has lost: the mise à mort follows
           *[no] {""}
        }
    }
prompt-death-window = { $gladiator } is dead: a card to honour the dead?
prompt-before-mercy = { $gladiator } is at the crowd’s mercy: a card before the draw?
prompt-failure-window = { $own ->
    [yes] You have not fulfilled the contract of { $contract }: a card to play?
   *[no] { $owner } has not fulfilled the contract of { $contract }: a card to play?
}
prompt-care-window = Care: a phase 5 card to play?
prompt-over = { $count ->
    [1] { $winners } wins with { $score } prestige.
   *[other] { $winners } share the victory: { $score } prestige.
}
    .lead = The match is over after { $round } rounds
prompt-over-solo = { $medal ->
    [tiro] The arena will wait.
    [none] The match is over after { $round } rounds: { $score } prestige.
    [gregarius] The match is over after { $round } rounds: { $score } prestige, gregarius.
    [veteranus] The match is over after { $round } rounds: { $score } prestige, veteranus.
    [secundus_palus] The match is over after { $round } rounds: { $score } prestige, secundus palus.
   *[primus_palus] The match is over after { $round } rounds: { $score } prestige, primus palus!
}
    .lead = { $medal ->
        [tiro] The match is over after { $round } rounds: { $score } prestige, tiro
       *[other] {""}
    }
waiting = { $decision ->
    [lanista] { $seat } is choosing a lanista.
    [mulligan] { $count ->
        [1] { $seat } is sorting cards.
       *[other] { $seat } are sorting cards.
    }
    [buy] { $seat } is looking at the recruits.
    [contract] { $seat } is choosing a contract.
    [combat] { $seat } is preparing a combat.
    [pair] { $seat } is naming the gladiators.
    [define] { $seat } is choosing a skill.
    [swap] { $seat } is swapping a contract.
   *[other] { $seat } is negotiating.
}
waiting-window = The table is thinking.

# Actions
action-pass = { $moment ->
    [before_draw] Nothing for now
    [counter] Let it pass
    [dying] { $fallen ->
        [1] Let { $dying } die
       *[other] Let them die
    }
    [risk] { $fallen ->
        [1] Pass and risk a death
       *[other] Pass and risk two deaths
    }
   *[other] Pass for now
}
action-done = { $moment ->
    [before_draw] Done, draw
    [dying] { $fallen ->
        [1] Let { $dying } die
       *[other] Let them die
    }
   *[other] Done for this moment
}
action-done-phase = Done for the phase
action-mulligan-done = Keep this hand
action-pass-buy = Buy nobody
action-pass-contract = Take no contract
action-no-combat = No combat
action-ap-prepare = Preparation: a green token (1 point)
action-accept = Accept
action-decline = Decline
action-choose-lanista = { $none ->
    [yes] Play without a lanista
   *[no] { $lanista }: { $text }
}
action-mulligan = Replace { $card }
action-ap-heal = Heal { $gladiator } (1 point)
action-ap-train = Train { $gladiator } (1 point)
action-ap-medicus = Emergency medicus: save { $gladiator } (1 point)
action-buy = Buy { $gladiator }: { $cost }{ $points ->
    [0] {""}
    [1] {" "}and 1 point
   *[other] {" "}and { $points } points
}
action-sell-bank = Sell { $gladiator } to the bank: { $price }{ $retire ->
    [yes] , career over
   *[no] {""}
}
action-offer = Offer { $gladiator } to { $seat }
action-include = Sell { $card } as well
action-exclude = Discard { $card }
action-offer-price = { $price } sesterces
action-take = Take { $contract }, { $rank }{ $sine ->
    [yes] , sine missione
   *[no] {""}
}, { $pay } sesterces{ $mark ->
    [possible] {""}
    [training] {" "}(with training)
    [no_pair] {" "}(no pair{ $penalty ->
        [0] {""}
       *[other] {""}: −{ $penalty }
    })
    [locked] {" "}(locked{ $penalty ->
        [0] {""}
       *[other] {""}: −{ $penalty }
    })
   *[none] {""}
}
action-take-bare = Take { $contract }
action-swap-with = Swap for { $contract }
action-fight = Fight at { $contract }
action-exhibitio = Exhibitio of rank { $rank }
action-influence = Slip in a { $token ->
    [green] green
    [white] white
   *[red] red
}
action-influence-joker = Slip in the free token: { $token ->
    [green] green
    [white] white
   *[red] red
}
action-define-skill = { $skill }: { $text }
action-counter = Counter with { $card }
action-pair = { $first } against { $second }
action-use-skill = Skill of { $gladiator }{ $aimed ->
    [yes] {" "}on { $target }
   *[no] {""}
}
lanista-of = { $lanista } of { $seat }
action-play = { $card }{ $aimed ->
    [yes] : { $target }
   *[no] {""}
}

# Log
log-match-started = The schools open their gates.
log-first-player-drawn = Tokens drawn: { $tokens }. { $seat } takes the Initiative.
log-lanista-chosen = { $seat }: { $lanista }.
log-round-started = Round { $round } of { $rounds }, { $season ->
    [winter] winter season
   *[summer] summer season
}.
log-phase-started = Phase { $phase }: { $phase ->
    [2] buying gladiators
    [3] contracts
    [4] combats
   *[5] care
}.
log-initiative-moved = { $seat } takes the Initiative.
log-cards-drawn = { $seat } draws { $cards }.
log-cards-drawn-hidden = { $seat } draws { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
log-cards-lost = { $none ->
    [yes] { $seat } has no card to lose.
   *[no] { $seat } loses { $cards }.
}
log-cards-replaced = { $seat } replaces { $cards }.
log-hand-seen = { $seat } sees the hand of { $other }: { $cards }.
log-hand-seen-hidden = { $seat } looks at the hand of { $other }.
log-card-fetched = { $seat } takes { $card } back from the discard.
log-contracts-shown = Contracts: { $contracts }.
log-recruits-shown = { $none ->
    [yes] No recruits are left.
   *[no] Recruits: { $gladiators }.
}
log-bought = { $seat } buys { $gladiator } for { $price } sesterces.
log-skill-chosen = { $gladiator } learns: { $skill }.
log-sold-to-bank = { $seat } sells { $gladiator } to the bank for { $price } sesterces{ $retired ->
    [yes] , career over
   *[no] {""}
}.
log-offer-made = { $seat } offers { $gladiator }{ $with ->
    [yes] {" "}with { $cards }
   *[no] {""}
} to { $buyer } for { $price } sesterces.
log-offer-received = { $seat } offers you { $gladiator }{ $with ->
    [yes] {" "}with { $cards }
   *[no] {""}
} for { $price } sesterces.
log-offer-refused = { $buyer } declines { $gladiator }.
log-sold = { $seat } sells { $gladiator } to { $buyer } for { $price } sesterces{ $with ->
    [yes] {" "}with { $cards }
   *[no] {""}
}{ $losing ->
    [yes] ; to the discard: { $lost }
   *[no] {""}
}.
log-healed = { $gladiator } is better: { $health ->
    [good] in good health
   *[light] lightly wounded
}.
log-wounded = { $gladiator }: { $health ->
    [light] lightly wounded
   *[grave] gravely wounded
}.
log-suppressed = { $gladiator } has no skill until the end of the round.
log-lanista-suppressed = { $lanista } of { $seat } has no power until the end of the round.
log-retired = { $gladiator } receives the rudis and leaves the arena a free man.
log-xp-gained = { $gladiator }: experience +{ $amount }.
log-rank-up = { $gladiator } is now { $rank }.
log-point-spent = { $seat } spends an action point: { $use ->
    [heal] care
    [train] training
    [prepare] preparation, a green in the bag
   *[medicus] emergency medicus
}.
log-money-changed = { $seat }: { $amount } sesterces.
log-contract-taken = { $seat } takes the contract of { $contract }.
log-contract-failed = { $seat } has not fulfilled the contract of { $contract }{ $waived ->
    [yes] , without penalty
   *[no] {""}
}.
log-contract-swapped = { $seat } swaps { $contract } for { $by }.
log-contract-replaced = { $contract } is replaced by { $by }.
log-card-announced = { $seat } plays { $card }{ $aimed ->
    [yes] : { $target }
   *[no] {""}
}.
log-card-countered = { $seat } counters { $card } with { $by }.
log-skill-used = { $gladiator }: { $skill }{ $aimed ->
    [yes] , on { $target }
   *[no] {""}
}.
log-combat-announced = { $seat }, { $kind ->
    [contract] combat at { $town }
   *[exhibitio] exhibitio
}, rank { $rank }: { $first } ({ $left }) against { $second } ({ $right }).
log-no-combat = { $seat } does not fight.
log-no-purchase = { $seat } buys nobody.
log-no-contract = { $seat } takes no contract.
log-paid = { $seat } receives { $amount } sesterces.
log-influence-reset = All take their influence tokens back.
log-card-set-aside = You set { $card } aside.
log-token-added = { $seat } slips in a { $token ->
    [green] green
    [white] white
   *[red] red
}.
log-combat-token-drawn = The crowd: { $token ->
    [green] glorious
    [white] mediocre
   *[red] booed
} (bag: { $bag }).
log-wound-token-drawn = { $gladiator } draws a { $token ->
    [green] green, unhurt
    [white] white
    [red] red
   *[black] black, a mortal wound
} (bag: { $bag }).
log-wound-changed = { $wound ->
    [good] { $gladiator }: unhurt after all.
    [light] The wound of { $gladiator } becomes a light one.
   *[grave] The wound of { $gladiator } becomes a grave one.
}
log-mercy-token-drawn = Mercy for { $gladiator }: { $token ->
    [green] spared
   *[black] condemned
} (bag: { $bag }).
log-gladiator-died = { $gladiator } dies in the arena.
log-prestige-changed = { $seat }: { $amount } prestige, { $cause ->
    [contract] { $source }
    [exhibitio] exhibitio
    [duo] historical duo
    [skill] { $source }
    [card] { $source }
    [lanista] { $source }
    [failed] contract of { $source } not fulfilled
    [influence] influence tokens kept
    [experience] experience of the gladiators
    [health] wounds
   *[money] sesterces
}.
log-money-placed = { $seat } places { $points ->
    [1] 1 point
   *[other] { $points } points
}: { $amount } sesterces.
log-match-ended = { $count ->
    [1] { $winners } wins with { $score } prestige.
   *[other] { $winners } share the victory: { $score } prestige.
}

# Text of cards and skills, from their effects
sentence = { $has_head ->
    [yes] { $head }: { $effects }.
   *[no] { $effects }.
}
cost = { $kind ->
    [money] for { $money } sesterces
    [points] for { $points ->
        [1] 1 action point
       *[other] { $points } action points
    }
   *[both] for { $money } sesterces and { $points ->
        [1] 1 action point
       *[other] { $points } action points
    }
}
when-passive = {""}
when-on-turn = { $once ->
    [yes] once per round{ $phase ->
        [0] {""}
       *[other] {" "}in phase { $phase }
    }
   *[no] {""}
}
when-own-buy-turn = on your buy turn
when-own-combat-turn = before announcing your combat
when-card-played = when the card is played
when-combat-announced = when the combat is announced
when-combat-validated = when paid
when-before-combat-draw = before the combat draw{ $once ->
    [yes] , once per round
   *[no] {""}
}
when-after-combat-draw = after the combat draw
when-before-wound-draw = before { $of ->
    [skill] one’s own wound draw
    [partner] the partner’s wound draw
   *[card] a wound draw
}
when-after-wound-draw = after the wound draws
when-before-mercy-draw = before { $of ->
    [skill] one’s own mise à mort
   *[card] a mise à mort
}
when-gladiator-died = { $of ->
    [skill] on dying in combat
    [lanista] when a gladiator of the school dies in combat
   *[card] when one of your gladiators dies in combat
}
when-contract-failed = when a contract is not fulfilled
when-combat-end = at the end of the combat
when-refill = at the draw
when-care = at care
when-rank-up = when bought and at each rank
does-suppress = { $kept ->
    [yes] He keeps his power but { $effects }
   *[no] No power until the end of the round
}
when-suppressed = Poisoned, he keeps his power but { $effects }.
hits = { $whom ->
    [all] all opponents
    [combat] an opponent’s combat
   *[one] an opponent
}
at-self-seat = {""}
at-opp-seat = against an opponent
at-all-opp = against all opponents
at-own-glad = on one of your gladiators
at-opp-glad = on an opponent’s gladiator{ $fighting ->
    [yes] {" "}of the combat
   *[no] {""}
}
at-opp-glad-or-lanista = on an opponent’s gladiator or lanista
at-combat-glad = on the gladiator about to draw, even your own
at-own-combat = in your combat
at-opp-combat = in an opponent’s combat
at-arrival = {""}
at-open-contract = on a contract of the table
at-own-contract = on one of your contracts
at-card = {""}
where-lower-rank = { $value ->
   *[yes] of lower rank
}
where-rank-max = { $value ->
    [gamma] still Gamma
   *[beta] not yet Alpha
}
where-health-min = { $value ->
    [light] who is wounded
   *[grave] who is gravely wounded
}
where-health-max = { $value ->
    [good] in good health
   *[light] not worse than lightly wounded
}
where-wound-min = { $value ->
    [light] just wounded
    [grave] just gravely wounded
   *[mortal] mortally wounded
}
effect-bag-add = add { $n ->
    [1] a
   *[other] { $n }
} { $colour ->
    [green] green
    [white] white
    [red] red
   *[black] black
} { $n ->
    [1] token
   *[other] tokens
} to the { $bag ->
    [combat] combat bag
    [wound] wound bag{ $on ->
        [partner] {" "}of the partner
       *[self] {""}
    }
   *[mercy] mercy bag
}
effect-bag-remove = take { $n ->
    [1] a
   *[other] { $n }
} { $colour ->
    [green] green
    [white] white
    [red] red
   *[black] black
} { $n ->
    [1] token
   *[other] tokens
} out of the { $bag ->
    [combat] combat bag
    [wound] wound bag{ $on ->
        [partner] {" "}of the partner
       *[self] {""}
    }
   *[mercy] mercy bag
}
effect-draw-keep = { $n } tokens are drawn, { $keep ->
    [best] the best counts
   *[worst] the worst counts
}
effect-redraw = put the token back and draw again{ $keep ->
    [choose] , the better counts
   *[new] , the new one counts
}
effect-shift-result = the wound gets { $towards ->
    [better] better
   *[worse] worse
} by { $n ->
    [1] one level
   *[other] { $n } levels
}{ $towards ->
    [better] {""}
   *[worse] , never mortal
}
effect-heal = the gladiator heals by { $n ->
    [1] one level
   *[other] { $n } levels
}{ $care ->
    [yes] {" "}(one care per round)
   *[no] {""}
}
effect-wound = the gladiator’s health gets worse by { $n ->
    [1] one level
   *[other] { $n } levels
}
effect-natural-heal = recovery even after a fight
effect-xp = experience +{ $n }
effect-money = { $signed } sesterces
effect-price-mod = { $uses ->
    [1] { $signed } sesterces on your next purchase of this phase
   *[0] { $who ->
        [me] { $signed } sesterces when buying a gladiator
       *[opponents] { $signed } sesterces on their purchases of this phase
    }
}
effect-extra-buy = { $n ->
    [1] one more purchase
   *[other] { $n } more purchases
} in this arrival
effect-refresh-arrival = the recruits left are replaced
effect-pay-mod = pay of { $scope ->
    [contract] the contract
    [exhibitio] an exhibitio
   *[combat] the combat
} { $signed } sesterces
effect-prestige = { $ranked ->
    [yes] prestige { $gamma }, { $beta } or { $alpha } by rank
   *[no] prestige { $signed }
}
effect-prestige-if = prestige { $signed }
effect-draw-cards = draw { $n ->
    [1] a card
   *[other] { $n } cards
}
effect-discard-random = { $n ->
    [1] a card of the hand is discarded at random
   *[other] { $n } cards of the hand are discarded at random
}
effect-peek-hand = you see the hand
effect-fetch-card = take { $cards } back from the discard
effect-hand-size = { $to ->
    [0] { $n ->
        [1] one card more in hand
       *[other] { $n } cards more in hand
    }
   *[other] a hand of { $to } cards
}
effect-swap-contract = swap it for a contract of the same rank on the table
effect-replace-contract = it goes under its deck, another replaces it
effect-waive-penalty = no penalty
effect-extra-exhibitio = one more exhibitio after your last combat
effect-any-armatura = any panoply may be worn{ $source ->
    [card] {" "}in this combat
   *[skill] {""}
}
effect-any-pair = any pair of the Nota fulfils it
effect-rank-shift = the gladiator counts as { $n ->
    [1] one rank
   *[other] { $n } ranks
} higher this round
effect-fit-for-contract = despite a light wound, the gladiator may fight a contract
effect-burden = { $under ->
    [contract] if so,{" "}
   *[any] {""}
}{ $n ->
    [1] a { $colour ->
        [green] green
        [white] white
       *[red] red
    } token goes
   *[other] { $n } { $colour ->
        [green] green
        [white] white
       *[red] red
    } tokens go
} into the combat bag
effect-suppress = no skill and no power until the end of the round
effect-immune = { $of ->
    [card] { $cards } cannot be aimed at this gladiator
   *[suppress] nothing can take these skills away
}
effect-card-bonus = { $cards } does more on this gladiator: +{ $n }
effect-attach = the card stays with the gladiator ({ $abilities })
effect-retire = the gladiator leaves the game, { effect-prestige }
effect-counter = { $choices ->
    [1] counter { $cards }{ $mine ->
        [yes] {" "}played against you
       *[no] {""}
    }
   *[other] counter one of these cards{ $mine ->
        [yes] {" "}played against you
       *[no] {""}
    } ({ $cards })
}
effect-initiative = take the Initiative from the next phase on
effect-ap = { $n ->
    [1] one more action point
   *[other] { $n } more action points
}
effect-influence = { $extra ->
    [0] {""}
    [1] one token of any colour per period,{" "}
   *[other] { $extra } tokens of any colour per period,{" "}
}{ $cap ->
    [0] not one more
   *[other] { $cap } more
} per combat{ $malus ->
    [yes] {""}
   *[no] , no malus for those kept
}
effect-choose-skill = choose a skill ({ $skills })
if-result = if the combat is { $value ->
    [green] glorious
    [white] mediocre
   *[red] booed
}
if-rank = at rank { $value ->
    [gamma] Gamma
    [beta] Beta
   *[alpha] Alpha
}
if-contract = { $value ->
   *[yes] under contract
}
if-exhibitio = { $value ->
   *[yes] in an exhibitio
}
if-sine = { $value ->
   *[yes] in a combat sine missione
}
if-duo = { $value ->
   *[yes] in a historical duo
}
if-wounded = { $value ->
   *[yes] if wounded
}

# Refusals
refusal-lanista-order = That is not what is asked now.
refusal-lanista-card-not-held = You do not hold { $card }.
refusal-lanista-card-phase = { $card } is played in phase { $phase }.
refusal-lanista-card-cost = You cannot pay for { $card } ({ $money ->
    [0] {""}
   *[other] { $money } sesterces
}{ $both ->
    [yes] {" "}and{" "}
   *[no] {""}
}{ $points ->
    [0] {""}
    [1] 1 action point
   *[other] { $points } action points
}).
refusal-lanista-card-moment = This is not the moment for { $card }, or there is nothing to aim at.
refusal-lanista-card-target = { $card } cannot be aimed at that.
refusal-lanista-gladiator-not-yours = { $gladiator } is not in your school.
refusal-lanista-skill-suppressed = { $gladiator } has no skill this round.
refusal-lanista-skill-once = { $gladiator } has already used a skill this round.
refusal-lanista-skill-moment = { $gladiator } has no skill to use now.
refusal-lanista-skill-chosen = This skill is chosen already, or not on the menu.
refusal-lanista-points-phase = { $use ->
    [heal] Care belongs
    [train] Training belongs
    [prepare] Preparing a combat belongs
   *[medicus] The emergency medicus belongs
} to phase { $phase }.
refusal-lanista-points-none = You have no action point left.
refusal-lanista-points-own-bag = You prepare your own combat, just before the draw.
refusal-lanista-points-not-dying = { $gladiator } is not dying.
refusal-lanista-points-window = { $gladiator }: this is not the moment.
refusal-lanista-heal-once = { $gladiator } has been cared for this round.
refusal-lanista-heal-healthy = { $gladiator } is in good health.
refusal-lanista-train-once = { $gladiator } has trained this round.
refusal-lanista-train-cap = { $gladiator } has nothing more to learn.
refusal-lanista-buy-not-shown = { $gladiator } is not among the recruits.
refusal-lanista-buy-full = Your ludus is full: six gladiators at most.
refusal-lanista-buy-money = You lack { $missing } sesterces for { $gladiator }.
refusal-lanista-buy-points = { $gladiator } also costs { $points ->
    [1] an action point
   *[other] { $points } action points
}.
refusal-lanista-sale-option = Resale is not played in this match.
refusal-lanista-sale-once = One sale per purchase phase.
refusal-lanista-sale-one-offer = One offer per buy turn.
refusal-lanista-sale-buyer = This buyer has no room or no money.
refusal-lanista-sale-price = From 50 to { $money } sesterces, in steps of 50.
refusal-lanista-take-not-shown = This contract is not on the table.
refusal-lanista-take-locked = You need two healthy { $rank } gladiators; { $count ->
    [0] you have none
   *[other] you have only one
}.
refusal-lanista-fight-pair = { $first } and { $second } do not form a pair allowed here.
refusal-lanista-fight-extra = This extra combat is an exhibitio.
refusal-lanista-fight-not-yours = You do not hold this contract.
refusal-lanista-fight-no-pair = { $contract }: no healthy pair fits.
refusal-lanista-exhibitio-no-pair = No pair is allowed at rank { $rank }.
refusal-lanista-influence-moment = Influence is slipped in before the combat draw.
refusal-lanista-influence-own = You influence the combats of others only.
refusal-lanista-influence-cap = { $count ->
    [1] One token per combat.
   *[other] { $count } tokens per combat.
}
refusal-lanista-influence-none = You have no { $token ->
    [green] green
    [white] white
   *[red] red
} token left.
refusal-lanista-mulligan-two = Two cards at most.
refusal-lanista-counter-no = { $card } does not counter this card.
refusal-lanista-lanista-taken = { $lanista } is taken.
refusal-lanista-swap-rank = Swap for a contract of the same rank, on the table.

# Options
option-years = Years
option-years-help = One year (standard) or two (long).
option-season_plan = Seasons
option-season_plan-help = The whole year, or the two winter rounds only.
value-season_plan-full = all
value-season_plan-winter_only = winter only
option-lanistas = Lanistas
option-lanistas-help = Without powers, drawn at random or chosen in turn.
value-lanistas-none = none
value-lanistas-random = at random
value-lanistas-choice = chosen
option-simple_events = Simple cards
option-simple_events-help = For the young: only the simplest events.
value-simple_events-false = no
value-simple_events-true = yes
option-malus = Maluses
option-malus-help = Influence kept, contracts not fulfilled and wounds at the end cost prestige.
value-malus-true = counted
value-malus-false = dropped
option-sine_missione = Sine missione
option-sine_missione-help = With the contracts sine missione, richer and deadlier.
value-sine_missione-true = yes
value-sine_missione-false = no
option-resale = Resale
option-resale-help = For the advanced: sell a gladiator to the bank or to another player.
value-resale-false = no
value-resale-true = yes
option-contracts_revealed = Contracts shown
option-contracts_revealed-help = The contracts of the table are shown at the draw already, or only when they are chosen.
value-contracts_revealed-draw = at the draw
value-contracts_revealed-contract = when chosen
option-initiative = Initiative
option-initiative-help = The token stays, or passes to the left each round or each season.
value-initiative-fixed = fixed
value-initiative-rotate_round = passes each round
value-initiative-rotate_season = passes each season
option-second_order = Second pass
option-second_order-help = At the second arrival and the second contract: reversed, or clockwise from the last.
value-second_order-reverse = reversed
value-second_order-clockwise = clockwise
option-locked_contract = Locked contract
option-locked_contract-help = A contract without two fit gladiators of its rank is refused, or taken and at once counted as not fulfilled.
value-locked_contract-refuse = refused
value-locked_contract-take_and_fail = taken, not fulfilled
option-influence_exemption = Influence exemption
option-influence_exemption-help = If there were too few combats to place one’s tokens, no malus at all, or only for those that could have been placed.
value-influence_exemption-all = whole
value-influence_exemption-per_token = per token
option-mercy_bad = Mise à mort
option-mercy_bad-help = Which bad combat adds a black token: mediocre and booed, mediocre only, booed only.
value-mercy_bad-both = both
value-mercy_bad-literal = mediocre
value-mercy_bad-symmetric = booed
option-tie = Ties
option-tie-help = At equal prestige the victory is shared, or the tie broken by sesterces and then living gladiators.
value-tie-shared = shared
value-tie-sesterces = sesterces
option-first_round_mulligan = Replacing in round one
option-first_round_mulligan-help = Up to two cards of the first hand may be replaced.
value-first_round_mulligan-false = no
value-first_round_mulligan-true = yes
option-poker_face = Poker face
option-poker_face-help = Everybody is asked even with nothing to play: a pause betrays nothing.
value-poker_face-false = no
value-poker_face-true = yes

comfort-quiet_round = No more cards this round
comfort-quiet_round-help = Until the end of the round nothing is asked of you but your purchases, contracts and combats.
comfort-own_combats_only = Only my combats
comfort-own_combats_only-help = During the others’ combats you are asked neither for a card nor for a token.
value-quiet_round-false = no
value-quiet_round-true = yes
value-own_combats_only-false = no
value-own_combats_only-true = yes

# Presets
preset-first = First match
preset-first-help = One year, without the lanistas’ powers.
preset-standard = Standard
preset-standard-help = One year, a random lanista for everybody.
preset-long = Long
preset-long-help = Two years, without the lanistas’ powers.
preset-young = For the youngest
preset-young-help = Winter only, simple cards, no maluses and no contracts sine missione.
preset-advanced = Advanced
preset-advanced-help = Two years, a random lanista, and gladiators can be sold on.

# Measures
measure-score = Final prestige per player
measure-above-track = Scores beyond the last space
measure-seat = { $place ->
    [0] Wins of the player with the Initiative
    [1] Wins of the player to the left
   *[other] Wins of the player { $place } places to the left
}
measure-gamma-first-round = Players with a contract fulfilled in round 1
measure-idle-rounds = A player’s rounds without any combat
measure-beta-fulfilled = Players with at least one Beta contract fulfilled
measure-alpha-fulfilled = Players with at least one Alpha contract fulfilled
measure-exhibitio = Share of exhibitio among summer combats
measure-deaths = Gladiators dead per player
measure-failed = Contracts taken and not fulfilled
measure-points-combats = Share of prestige from combats
measure-points-school = Share of prestige from the school
measure-points-money = Share of prestige from sesterces
measure-points-spent = Action points spent on { $use ->
    [heal] care
    [train] training
    [prepare] preparation
   *[medicus] saving
}
measure-points-kept = Action points kept
measure-influence-malus = Influence tokens kept per player and period
measure-lanista = Wins with { $lanista }
measure-played = Matches where { $card } is played once drawn

# The drawn table
draw-you = you
draw-explain-pass = { $way ->
    [pass] You will be asked again if somebody plays a card.
    [dying] You will be asked again if somebody plays a card. Else nobody is saved.
    [alone] Nobody else is at the table: the match goes on at once.
    [done] You will not be asked again at this moment, even if others play.
   *[phase] You will not be asked again until the end of the phase, unless a card is aimed at you.
}
draw-put-back = Put back
draw-skill-text = { $name }: { $text }
draw-gone-to = { $town }: { $seat }
draw-card-label = { $card }: { $text } { $note }
draw-track-label = { $track }: { $seats }
draw-risk = { $percent ->
    [0] never mortal
   *[other] mortal { $percent }%
}
draw-explain-risk = Chance of drawing a mortal wound from their own bag, if nothing changes until then. Putting the loser to death, where it is allowed, comes on top.
draw-explain-cubes = A point heals, trains, prepares a combat or saves the dying, depending on the phase.
draw-explain-influence = A token is slipped into the bag of another’s combat: green glorious, white mediocre, red booed.
draw-explain-xp = Experience raises the rank: Beta at { $beta }, Alpha at { $alpha }.
draw-explain-health = { $health ->
    [good] Able to fight.
    [light] Lightly wounded: no contract without care; in an exhibitio, a red goes into the bag.
   *[other] Gravely wounded: no contract without care; in an exhibitio, two reds go into the bag.
}
draw-explain-odds = Chance of drawing this token from the bag, and the prestige it would bring.
draw-explain-sum = Prestige: { $parts }.
draw-explain-prestige = Prestige: the highest wins in the end.
draw-explain-initiative = Chooses recruits and contracts first.
draw-phase = { $phase ->
    [1] Cards
    [2] Recruits
    [3] Contracts
    [4] Combats
   *[5] Care
}
draw-phase-number = phase { $phase }
draw-or = { " or " }
draw-nota = Nota
draw-gladiator = { $name }, { $rank }, experience { $xp } of { $cap }, { $health }.
draw-recruit = { $name }, recruit, { $cost } sesterces{ $points ->
    [0] {""}
    [1] {" "}and 1 action point
   *[other] {" "}and { $points } action points
}.
draw-duo-with = Historical duo with { $name }.
draw-duo = duo: { $name }
draw-duo-bonus = duo +{ $bonus }
draw-historic-duo = historical duo
draw-fit = bandaged: may fight
draw-unfit = no contract
draw-train-for = train for { $town }
draw-xp = experience { $xp } of { $cap }
draw-point-key = { $use ->
    [ap_train] +1
    [ap_heal] heal
   *[ap_medicus] save
}
draw-skill-key = use
draw-skill-of = Skill of { $name }
draw-about = More about { $name }
draw-free = free
draw-free-slots = { $count ->
    [1] one free place
   *[other] { $count } free places
}
draw-usual-price = instead of { $price }
draw-lacks = { $amount } short
draw-faces = faces { $names }
draw-bank = The bank pays { $price } sesterces for this gladiator.
draw-arrival = Arrival { $number } of { $of }
draw-no-recruits = No recruits left.
draw-contract = { $rank }{ $sine ->
    [yes] , sine missione
   *[no] {""}
}, { $pay } sesterces; { $gains }; { $pairs }{ $mark ->
    [none] .
   *[other] {""}; { $mark }.
}
draw-mark = { $mark ->
    [possible] { $count ->
        [1] possible, 1 pair
       *[other] possible, { $count } pairs
    }
   *[no_pair] { $penalty ->
        [0] no pair
       *[other] no pair: −{ $penalty }
    }
}
draw-mark-duo = { $same ->
    [yes] duo +{ $bonus }, same men
   *[no] possible, duo +{ $bonus }
}
draw-mark-same = possible, same men
draw-mark-training = { $short ->
    [yes] train { $names }
   *[no] with training: { $names }
}
draw-mark-locked = { $short ->
    [yes] two healthy { $rank }
   *[no] { $healthy ->
        [0] two healthy { $rank } needed
       *[other] one more healthy { $rank } needed
    }
}
draw-any-pair = any pair
draw-taken = { $you ->
    [yes] yours
   *[no] taken by { $seat }
}
draw-ready-more = { $pairs } and { $count } more
draw-ready = { $count ->
    [1] one pair ready
   *[other] { $count } pairs ready
}
draw-no-fit-pair = { $penalty ->
    [0] no pair fits
   *[other] no pair fits: −{ $penalty }
}
draw-too-late = { $penalty ->
    [0] can no longer be fulfilled
   *[other] can no longer be fulfilled: −{ $penalty }
}
draw-to-confirm = { $town }, to confirm
draw-pick-place = { $number ->
    [1] first contract
   *[other] second contract
}
draw-choose-combat = Your combat
draw-exhibitio = Exhibitio
draw-exhibitio-note = An exhibitio is a combat: no rest this round, but no wounds either.
draw-nobody-to-fight = No pair can fight for now.
draw-pair-for = { $town }, rank { $rank }: who fights?
draw-pair-exhibitio = Exhibitio of rank { $rank }: who fights?
draw-versus = against
draw-combats = { $before ->
    [yes] Combats of the round before
   *[no] Combats of the round
}
draw-no-combats = No combat in this round yet.
draw-ahead = Contracts to fulfil
draw-rested = { $own ->
    [yes] do not fight
   *[no] does not fight
}
draw-failed = { $own ->
    [yes] do not fulfil the contract of { $town }
   *[no] does not fulfil the contract of { $town }
}
draw-track = Prestige track
draw-track-seat = { $seat } { $count }
draw-added-here = added here
draw-here = here
draw-token = { $token ->
    [green] Green
    [white] White
   *[red] Red
}
draw-percent = { $percent }%
draw-percent-then = { $percent } → { $then }%
draw-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
draw-fights = fights
draw-can-add = { $count ->
    [1] may add 1
   *[other] may add { $count }
}
draw-who-may-add = { $seat }?
draw-may-add = { $seat } may still add { $count ->
    [1] a token
   *[other] { $count } tokens
}
draw-seat-more = { $seat }: the school in detail
draw-poisoned = no power this round
draw-sesterces = sesterces
draw-points = action points
draw-to-place = influence
draw-influence = influence to place: { $green } green, { $white } white, { $red } red{ $jokers ->
    [0] {""}
   *[other] , { $jokers } of any colour
}
draw-means = Without a card
draw-prepare = Preparation
draw-one-point = 1 point
draw-last-point = your last point
draw-slip = { $token ->
    [green] Slip in a green
    [white] Slip in a white
   *[red] Slip in a red
}
draw-joker = { $token ->
    [green] Any colour: green
    [white] Any colour: white
   *[red] Any colour: red
}
draw-would-slip = { $percent }% glorious, { $red }% booed
draw-would-be = { $kind ->
    [combat] { $percent }% glorious
    [wound] { $percent }% mortal
   *[mercy] { $percent }% spared
}
draw-medicus = Emergency medicus
draw-medicus-text = mortal becomes grave
draw-train = Train
draw-train-text = experience +1
draw-heal = Heal
draw-heal-text = one level better
draw-sell = Resale
draw-sell-text = to the bank or a player
draw-hand-now = Phase { $phase }, now
draw-hand-later = Phase { $phase }, { $name }
draw-hand-brief = Phase { $phase }
draw-hand-laters = Later
draw-no-cards = No cards in hand.
draw-my-hand = Your hand
draw-held-short = { $count ->
    [1] Contract
   *[other] Contracts
}
draw-moment = { $timing ->
    [no_target] no target
    [on_turn] not now
    [own_buy_turn] when you buy
    [own_combat_turn] at your combat
    [card_played] as a counter
    [combat_announced] when announced
    [combat_validated] when paid
    [before_combat_draw] before the draw
    [after_combat_draw] after the draw
    [before_wound_draw] before a wound
    [after_wound_draw] after the wounds
    [before_mercy_draw] mise à mort
    [gladiator_died] at a death
    [contract_failed] contract not fulfilled
   *[other] later
}
draw-to-replace = to be replaced
draw-replace = { $count ->
    [1] Replace one card
   *[other] Replace { $count } cards
}
draw-from = { $source ->
    [base] base
    [point] preparation
    [wounds] wounds
   *[combat] combat
}
draw-token-from = { $token ->
    [green] green token
    [white] white token
    [red] red token
   *[black] black token
}: { $source }{ $gone ->
    [yes] , removed
   *[no] {""}
}
draw-removed = removed
draw-bag-count = { $count ->
    [1] 1 token in the bag
   *[other] { $count } tokens in the bag
}
draw-keeps = { $keeps ->
    [best] 2 tokens drawn, the better counts
   *[worst] 2 tokens drawn, the worse counts
}
draw-cause = { $cause ->
    [contract] contract
    [exhibitio] exhibitio
   *[duo] duo
}
draw-result = { $token ->
    [green] Glorious
    [white] Mediocre
   *[red] Booed
}
draw-drawn = drawn
draw-prestige = prestige
draw-fate = { $kind ->
    [wound] { $token ->
        [green] unhurt
        [white] light
        [red] grave
       *[black] mortal
    }
   *[mercy] { $token ->
        [green] spared
       *[black] condemned
    }
}
draw-drawn-fate = { $name }: { $kind ->
    [wound] { $token ->
        [green] unhurt
        [white] light wound
        [red] grave wound
       *[black] mortal wound
    }
   *[mercy] { $token ->
        [green] spared
       *[black] condemned
    }
}
draw-wound = { $wound ->
    [good] unhurt
    [light] light wound
    [grave] grave wound
   *[mortal] mortal wound
}
draw-mortal = mortal { $percent }%
draw-no-wounds = no wound is drawn
draw-dead = dead in the arena
draw-your-combat = your combat
draw-combat-of = combat of { $seat }
draw-paid = { $amount } sesterces paid, whatever follows
draw-step = { $step ->
    [announced] The combat is announced.
    [after_draw] The crowd has spoken.
    [before_wound] A gladiator is about to draw a wound.
    [after_wounds] The wounds are drawn.
   *[other] The combat is ending.
}
draw-step-mercy = { $name } has lost: the mise à mort follows.
draw-step-dead = { $name } does not get up.
draw-verb-take = Take { $town }
draw-verb-buy = Buy { $name }
draw-verb-play = Play
draw-verb-choose = Choose
draw-verb-use = Use
draw-verb-fight = Fight
draw-verb-point = { $use ->
    [ap_train] Train { $name }
    [ap_heal] Heal { $name }
    [ap_medicus] Save { $name }
   *[ap_prepare] Add a green
}
draw-staged-point = { $use ->
    [ap_train] { $name } gains 1 experience
    [ap_heal] { $name } gets one level better
    [ap_medicus] { $name } survives, gravely wounded
   *[ap_prepare] One more green in your bag{ $told ->
        [yes] {""}, { $percent }% glorious
       *[no] {""}
    }
}: { $left ->
    [0] this is your last action point.
    [1] you keep 1 action point.
   *[other] you keep { $left } action points.
}
draw-staged-slip = A { $token ->
    [green] green
    [white] white
   *[red] red
} in this bag, { $percent }% glorious, { $red }% booed: { $left ->
    [0] this is your last token.
    [1] you keep 1.
   *[other] you keep { $left }.
}
draw-staged-pair = { $first } against { $second }: { $pay ->
    [none] {""}
   *[other] { $pay } sesterces, then{" "}
}{ $green }, { $white } or { $red } prestige, as the crowd decides{ $reds ->
    [0] .
    [one] {""}; their wounds add { $reds } red token.
   *[other] {""}; their wounds add { $reds } red tokens.
}
draw-staged-reds = The wounds of your only possible pair add { $reds ->
    [one] { $reds } red token.
   *[other] { $reds } red tokens.
}
draw-done-anyway = Done anyway
draw-staged-take = { $town }, before bonuses: { $pay } sesterces, then { $green }, { $white } or { $red } prestige{ $sine ->
    [yes] . Sine missione: a mise à mort may follow.
   *[no] , as the crowd decides.
}
draw-staged-no-pair = { $town }: none of your pairs fits{ $penalty ->
    [0] .
   *[other] . Not fulfilled, it costs { $penalty }.
}
draw-staged-failing = { $towns } would not be fulfilled{ $penalty ->
    [0] .
   *[other] {""}: −{ $penalty }.
}
draw-staged-buy = { $name } joins your ludus{ $points ->
    [0] {""}
    [1] {" "}(−1 action point)
   *[other] {" "}(−{ $points } action points)
}, you keep { $left } sesterces.
draw-influence-left = { $count ->
    [1] You still have an influence token to place
   *[other] You still have { $count } influence tokens to place
} before the end of { $due ->
    [winter] winter
   *[round] the round
}, or −{ $loss }.
draw-aim = { $name }: touch the target.
draw-aim-pair = { $name } against whom?
draw-aim-at = { $tool ->
    [ap_train] Whom to train?
    [ap_heal] Whom to heal?
    [ap_medicus] Whom to save?
    [sell] Which gladiator to sell?
   *[other] Touch the target.
}
draw-announced = { $you ->
    [yes] You play { $card }
   *[no] { $seat } plays { $card }
}
draw-aimed = aimed at { $target }
draw-define = A skill for { $name }
draw-lanistas = Choose your lanista
draw-offer = { $seat } offers you { $name } for { $price } sesterces
draw-price-title = Your price
draw-price-help = The bank would pay { $bank } sesterces, such a recruit costs { $printed }.
draw-less = Cheaper
draw-more = Dearer
draw-empty-school = No gladiators.
draw-seen = You have seen: { $cards }.
draw-discard = Discard, { $count ->
    [1] 1 card
   *[other] { $count } cards
}
draw-nota-pairs = Who faces whom
draw-nota-bags = The three bags
draw-nota-combat = combat
draw-nota-wound = wound
draw-nota-sine = sine missione
draw-nota-mercy = mise à mort
draw-nota-mercy-more = Mise à mort: one black more at rank Gamma, one green more at rank Alpha; a green if the combat was glorious, a black if it was { $bad ->
    [both] mediocre or booed
    [literal] mediocre
   *[symmetric] booed
}.
draw-nota-seasons = The seasons
draw-nota-season = { $season ->
    [winter] Winter round
   *[summer] Summer round
}: { $arrivals } arrivals, { $combats ->
    [1] one contract and one combat
   *[other] { $combats } contracts and { $combats } combats
} per player
draw-nota-points = One action point
draw-nota-point = { $phase ->
    [2] heals a gladiator by one level
    [3] trains a gladiator, once each
    [4] adds a green to your bag, or saves from a mortal wound
   *[5] kept, becomes { $money } sesterces
}
draw-nota-ranks = Prestige by rank
draw-nota-duo = historical duo
draw-nota-failed = contract not fulfilled
draw-nota-final = alive at the end
draw-nota-end = At the end: 1 point per { $money } sesterces{ $malus ->
    [yes] , −1 per light wound, −2 per grave wound. Each influence token kept costs { $token }.
   *[no] .
}
draw-nota-exhibitio = Exhibitio: { $pay } sesterces, { $green }, { $white } or { $red } prestige.
draw-medal = { $medal ->
    [tiro] tiro
    [gregarius] gregarius
    [veteranus] veteranus
    [secundus_palus] secundus palus
   *[primus_palus] primus palus
}
draw-medal-from = from { $least }
draw-medal-below = below { $least }
draw-criterion = { $name ->
    [combats] Combats and cards
    [failed] Contracts not fulfilled
    [influence] Influence kept
    [experience] Gladiators
    [health] Wounds
   *[money] Sesterces
}
# The guided first match
tutorial-hello = The goal: the most prestige. You run a school of gladiators: recruit, train, honour contracts. This is the last round of a winter, for two. Inès has { $theirs } prestige, you have { $mine }, and three action points for the whole round: choose well.
tutorial-heal = The market first. Your events are played in their phase: this Remedy puts Hilarus back on his feet. A wounded man may not fight for a contract, and costs prestige in the end.
tutorial-buy = Four recruits, one at most from each arrival. Priscus and your Herennius are a historical duo, which the crowd rewards. Buy Priscus.
tutorial-buy-not = Better Priscus: with Herennius, he makes a historical duo.
tutorial-train = Contracts. Before you take one, train Herennius: an action point is a point of experience. His second makes him a Beta, worth three prestige in the end instead of one.
tutorial-contract = A contract wants two healthy gladiators of its rank. Herennius and Priscus can both fight as provocator: Cemenelum asks for this pair, for { $pay } sesterces and up to { $glory } prestige. Take it.
tutorial-contract-not = Cemenelum is safer: { $least } prestige even if the combat is mediocre.
tutorial-points = The phase closes with a last chance to act. You have two action points left, and the arena will want them: keep them, you are done.
tutorial-points-not = Keep your two points for the arena: you will see what they are good for.
tutorial-fight = Combats. Your two men fight each other, for the show: the pay is yours whatever happens, the prestige depends on the crowd. Off to Cemenelum.
tutorial-fight-not = A forgotten contract costs prestige: honour the one of Cemenelum.
tutorial-pair = Who against Priscus? Herennius, his old rival: the duo adds { $duo } prestige. He is a Beta, but will fight as a Gamma, the rank of the contract.
tutorial-pair-not = Without Herennius, no historical duo: { $duo } prestige less.
tutorial-bag = In the bag, a green (glorious), a white (mediocre), a red (booed), and the red that Inès has just slipped in. An action point adds a green: prepare the combat, then say that you are done, and we draw.
tutorial-glory = Green! { $glory } prestige, and { $duo } for the duo. Then each draws his wound: light for Herennius, mortal for Priscus. Your last action point saves him: call the medicus.
tutorial-glory-not = Without help, Priscus dies and leaves the game.
tutorial-influence = Inès fights, and you may be a bad sport: slip your red into her bag.
tutorial-influence-not = An influence token kept costs { $stake } prestige at the end of the season: better use it.
tutorial-care =
    Booed! { $loss ->
        [0] That is { $glory } prestige less for Inès.
       *[other] Inès loses { $loss } prestige.
    } The last phase is care: whoever has not fought gets better by one level. For Priscus, play Baths and massage.
tutorial-end = { $mine } to { $theirs }. In the end every gladiator pays by his rank, every wound costs, and three hundred sesterces make a point. Still to discover: summer and its two combats, contracts sine missione, the lanistas, and all the dirty tricks the events hold.

# Faulty editions and positions

fault-lanista-winter-only = must be 1 when only the winter rounds are played
fault-lanista-skill-id = ids of skills begin with a small letter
fault-lanista-first-letter = ids of { $field } begin with { $letter }
fault-lanista-no-pair = { $value } is not two of { $codes } with a stroke between
fault-lanista-experience = beta must lie below alpha, alpha not above cap
fault-lanista-prestige-order = a better token may not pay less: green >= white >= red
fault-lanista-coin = { $value } is not a multiple of 50: there is no smaller coin
fault-lanista-skill-school = a skill used once per round acts from the present rank: school = true is missing
fault-lanista-skill-target = is missing: a skill that is used is aimed at something
fault-lanista-skill-phase = is missing: on_turn is a moment of one phase
fault-lanista-lanista-once = a lanista’s power acts by itself
fault-lanista-suppressed = only discard_random can happen instead of suppression
fault-lanista-health = health_min lies above health_max: nobody fits
fault-lanista-attached = a card that is attached has that one effect and duration = attached
fault-lanista-countering = a card played on another card counters it
fault-lanista-phase-of-timing = { $timing } is a moment of phase { $phase }
fault-lanista-no-card = there is no card { $card }
fault-lanista-other-phase = { $card } is played in another phase
fault-lanista-no-counter = { $card } does not counter { $other }
fault-lanista-nobody-asked = nobody is asked at { $timing }: what is played needs a moment
fault-lanista-by-itself = { $timing } is a moment to decide; this acts by itself
fault-lanista-no-target = what acts by itself has no target
fault-lanista-timing = { $effect } cannot happen at { $timing }; allowed is { $allowed }
fault-lanista-effect-needs = is missing: { $effect } needs it
fault-lanista-own-combat = tokens for a combat to come go with one of one’s own gladiators
fault-lanista-own-prices = a lanista changes his own prices, always
fault-lanista-prestige-number = prestige has either n or by_rank
fault-lanista-other-bag = at { $timing } the bag is another one
fault-lanista-number = { $value } is not a number; only a skill may say “n”
fault-lanista-two-tokens = two tokens are drawn and one is kept: n = 2
fault-lanista-keeps-best = by his skill a gladiator keeps the best of his own draw
fault-lanista-armaturae = at least one of { $codes }, or “*”
fault-lanista-armatura-twice = names one of them twice
fault-lanista-one-used = only one skill that is used once per round fits a row
fault-lanista-duo-cards = the letter { $letter } is on { $count } cards, not two
fault-lanista-no-nota-pair = { $value } is not a pair of the Nota: { $pairs }
fault-lanista-rank-contracts = { $count } are { $rank }; there are 10 of each rank
fault-lanista-deadly = { $count } of the { $rank } ones are sine missione; at most { $most }
fault-lanista-copies = { $count } cards by their copies; the box has { $cards }
fault-lanista-small-deck = the { $deck } deck has { $count } cards; at least { $least }
fault-lanista-named = { $name }, which the rule book names, is missing
fault-lanista-phase = { $effect } is an effect of phase { $allowed }, not { $phase }
fault-lanista-does-nothing = { $effect } does nothing here: { $reason }
fault-lanista-bearer-card = a card is played once, this acts by itself
fault-lanista-bearer-used = a skill is used once per round, this acts by itself
fault-lanista-bearer-skill = a skill that acts by itself cannot do it
fault-lanista-bearer-attached = an attached card cannot do it
fault-lanista-bearer-lanista = a lanista cannot do it
fault-lanista-aim = { $effect } is aimed at { $allowed }, not { $target }
fault-lanista-skill-number = { $skill } needs a number: { $skill }(1)
fault-lanista-skill-no-number = { $skill } has no number
fault-lanista-duo-pair = with { $other } he can form none of the pairs at rank { $rank }
fault-lanista-few-pairs = only { $percent }% of all pairs of gladiators fit one of rank { $rank }; at least 20%
fault-lanista-id-letters = has more than plain letters, digits and _ (or -, but for a skill)
fault-lanista-unheeded = would be printed and not heeded here
fault-lanista-never = can never be true here
fault-lanista-lasts = { $said } does not fit: these effects last { $allowed }
fault-lanista-not-countered = { $card } does not name { $other } in countered_by
fault-lanista-immune = immune has either card or suppress
fault-lanista-bonus-card = { $card } gives no experience and changes no wound: there is nothing to add to
fault-lanista-menu-skill = { $skill } cannot be chosen: panoplies and protections are those of the printed rows
fault-lanista-school = does not fit: { $effect } only counts with the other value
fault-lanista-not-of-edition = { $value } is not one of the edition{ "'" }s
fault-lanista-step-phase = { $phase } is not the phase of { $step }
fault-lanista-slots = the school is listed by slots, each used once
fault-lanista-known-lists = has one list for each seat, or none at all
fault-lanista-no-lanistas = nobody has a lanista in this match
fault-lanista-same-lanista = two seats have the same lanista
fault-lanista-not-once = { $card } is there { $count } times, not once
fault-lanista-not-so-often = { $card } is there { $count } times, not { $wanted }
fault-lanista-copies-out = { $card } is there { $count } times; the deck has { $copies }
fault-lanista-round-zero = 0 is the choice of the lanistas, and nothing else
fault-lanista-last-round = { $round } is out of range; the match ends with round { $last }
fault-lanista-asked-at = { $decision } is asked at { $step }
fault-lanista-turn = { $turn } is out of range; there are { $seats } seats
fault-lanista-extra = an extra exhibitio comes after the last combat of a seat
fault-lanista-turn-of = it is the turn of seat { $seat }
fault-lanista-seat-no-lanista = the seat has no lanista
fault-lanista-tokens = { $left } tokens left and { $placed } placed do not make 3
fault-lanista-many-contracts = a seat cannot hold { $count } now
fault-lanista-swaps = cards are set aside while hands are sorted, and only then
fault-lanista-not-in-hand = { $card } is not in this hand
fault-lanista-not-attached = { $card } is not a card that stays on a gladiator
fault-lanista-no-burden = { $card } puts no token into a bag
fault-lanista-skill-twice = each skill is chosen once
fault-lanista-skills-chosen = has { $count }; his rank lets his owner choose { $wanted }
fault-lanista-no-combat = at { $step } no combat is under way
fault-lanista-combat-lacks = at { $step } a combat is under way: its seat and two gladiators are missing
fault-lanista-no-wounds = is missing: nobody is wounded in an exhibitio
fault-lanista-contract-rank = is not that of { $contract }
fault-lanista-not-held = seat { $seat } does not hold { $contract }
fault-lanista-not-spent = { $contract } is being fought: it belongs to the spent
fault-lanista-fights-himself = nobody fights himself
fault-lanista-not-in-school = { $gladiator } is not in the school of seat { $seat }
fault-lanista-result-time = is known from after_draw on; this is { $step }
fault-lanista-wounds-drawn = at { $step } { $count } wounds have been drawn
fault-lanista-death-time = is said in the window of a death, and only then
fault-lanista-dead = is a fighter who has left the game
fault-lanista-loser = has the worse wound of a combat sine missione
fault-lanista-loser-unknown = is not known at { $step }
fault-lanista-bag-token = no { $colour } token goes into this bag
fault-lanista-lanistas-given = the lanistas of this match are not chosen
fault-lanista-no-sorting = hands are not sorted in the first round
fault-lanista-not-swapping = is not a contract of seat { $seat }
fault-lanista-nobody = nobody is asked
fault-lanista-no-answer = seat { $seat } has nothing to answer at { $decision }
fault-lanista-failure-time = contracts fail after the last combat of a seat
fault-lanista-no-failure = seat { $seat } holds no contract that could fail
fault-lanista-no-window = { $step } is no window
fault-lanista-asked = seat { $seat } is asked
fault-lanista-passed = seat { $seat } has passed and is not asked again
fault-lanista-only-asked = only seat { $seat } is asked at { $step }
fault-lanista-polled = has been asked, or has played the card
fault-lanista-no-counters = nothing counters { $card }
fault-lanista-not-played-so = seat { $seat } could not have played it so
fault-lanista-nobodys = { $gladiator } is in nobody’s school
fault-lanista-chooses = seat { $seat } chooses the skill of its gladiator
fault-lanista-no-resale = gladiators are not sold in this match
fault-lanista-buys-himself = nobody buys from himself
fault-lanista-not-his = is not in the school of seat { $seat }
fault-lanista-included = names a card that does not lie on him, or was not asked about
fault-lanista-school-full = the school of seat { $seat } is full
fault-lanista-price = { $price } is out of range; steps of 50, and { $money } at most
fault-lanista-price-time = is named before the buyer answers, and only then
fault-lanista-offer-seat = the seller says what he offers, the buyer answers
fault-lanista-offer-order = the cards on a gladiator are asked about one by one, then his price

# The log, when it is you: the same line in the second person; -target, -other… when you are the one it is aimed at
you-first-player-drawn = Tokens drawn: { $tokens }. You take the Initiative.
you-lanista-chosen = Your lanista: { $lanista }.
you-initiative-moved = You take the Initiative.
you-cards-drawn = You draw { $cards }.
you-cards-drawn-hidden = You draw { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
you-cards-lost = { $none ->
    [yes] You have no card to lose.
   *[no] You lose { $cards }.
}
you-cards-replaced = You replace { $cards }.
you-hand-seen = You see the hand of { $other }: { $cards }.
you-hand-seen-hidden = You look at the hand of { $other }.
you-card-fetched = You take { $card } back from the discard.
you-bought = You buy { $gladiator } for { $price } sesterces.
you-sold-to-bank = You sell { $gladiator } to the bank for { $price } sesterces{ $retired ->
    [yes] , career over
   *[no] {""}
}.
you-offer-made = You offer { $gladiator }{ $with ->
    [yes] {" "}with { $cards }
   *[no] {""}
} to { $buyer } for { $price } sesterces.
you-sold = You sell { $gladiator } to { $buyer } for { $price } sesterces{ $with ->
    [yes] {" "}with { $cards }
   *[no] {""}
}{ $losing ->
    [yes] ; to the discard: { $lost }
   *[no] {""}
}.
you-lanista-suppressed = Your lanista, { $lanista }, has no power until the end of the round.
you-point-spent = You spend an action point: { $use ->
    [heal] care
    [train] training
    [prepare] preparation, a green in the bag
   *[medicus] emergency medicus
}.
you-money-changed = You: { $amount } sesterces.
you-contract-taken = You take the contract of { $contract }.
you-contract-failed = You have not fulfilled the contract of { $contract }{ $waived ->
    [yes] , without penalty
   *[no] {""}
}.
you-contract-swapped = You swap { $contract } for { $by }.
you-card-announced = You play { $card }{ $aimed ->
    [yes] : { $target }
   *[no] {""}
}.
you-card-announced-target = { $seat } plays { $card } against you.
you-skill-used-target = { $gladiator }: { $skill }, against you.
you-card-countered = You counter { $card } with { $by }.
you-combat-announced = You announce { $kind ->
    [contract] a combat at { $town }
   *[exhibitio] an exhibitio
}, rank { $rank }: { $first } ({ $left }) against { $second } ({ $right }).
you-no-combat = You do not fight.
you-no-purchase = You buy nobody.
you-no-contract = You take no contract.
you-paid = You receive { $amount } sesterces.
you-token-added = You slip in a { $token ->
    [green] green
    [white] white
   *[red] red
}.
you-prestige-changed = You: { $amount } prestige, { $cause ->
    [contract] { $source }
    [exhibitio] exhibitio
    [duo] historical duo
    [skill] { $source }
    [card] { $source }
    [lanista] { $source }
    [failed] contract of { $source } not fulfilled
    [influence] influence tokens kept
    [experience] experience of the gladiators
    [health] wounds
   *[money] sesterces
}.
you-money-placed = You place { $points ->
    [1] 1 point
   *[other] { $points } points
}: { $amount } sesterces.
you-match-ended = You win with { $score } prestige.
you-offer-refused-buyer = You decline { $gladiator }.
you-hand-seen-other = { $seat } sees your hand: { $cards }.
you-hand-seen-hidden-other = { $seat } looks at your hand.
you-sold-buyer = { $seat } sells you { $gladiator } for { $price } sesterces{ $with ->
    [yes] {" "}with { $cards }
   *[no] {""}
}{ $losing ->
    [yes] ; to the discard: { $lost }
   *[no] {""}
}.

# ---- Streams of chance

stream-events = the event cards
stream-gladiators = the gladiators
stream-contracts = the contracts
stream-first = the first player
stream-lanistas = the lanistas
stream-lost = the cards lost
stream-combat = the combat token
stream-wound = the wound token
stream-mercy = the mercy token

dealt-card = Event cards of the first hand
dealt-gladiator = Gladiators of the school before the first contracts
dealt-lanista = Lanistas
