# Les Sponsors de l’Automobile: the words. The names of cars, categories and bends come from the edition.

game-name = Les Sponsors de l’Automobile
game-poster = Motor Sponsors
game-tagline = The pits, then the wheel
game-pitch = Find sponsors, build your car, then win the race, roulette included.

# Cars, cards, cells
who = { $own ->
    [yes] your { $colour } car
   *[no] { $seat } ({ $colour })
}
car-number = { $number } { $seat }
zone = { $colour } zone
cards-of = { $category } { $values }
times = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
decimal = { $whole }.{ $tenth }
million = { $count ->
    [0] nothing
   *[other] { $count } M
}
sponsor-count = { $count ->
    [0] none
   *[other] { $count }
}
energy = { $count ->
    [0] 0
   *[other] { $count }
}
energy-points = { $energy ->
    [1] 1 energy point
   *[other] { $energy } energy points
}
cards-label = { $count ->
    [0] no card
    [1] 1 card
   *[other] { $count } cards
}
card-label = workshop card { $value }
hand-sum = hand: { $points ->
    [1] 1 cell
   *[other] { $points } cells
}, finish in { $left }
pile = { $category } { $left } × { $price } M
pile-label = { $category }: { $left ->
    [0] pile used up
    [1] 1 card
   *[other] { $left } cards
}, { $price } M a card, { $mean } points on average
ring-cell = { $kind }{ $here ->
    [none] {""}
   *[other] [{ $here }]
}
ring-cell-label = { $kind ->
    [A] A, buy in any category
    [V] V, buy in the zone
    [S] S, sponsor card
    [void] E, no exchange in this zone
   *[E] E, exchange
}{ $who ->
    [none] {""}
   *[other] : { $who }
}
track-cell = Cell { $column }, lane { $lane }{ $colour ->
    [green] , green
    [red] , red
    [violet] , violet
   *[plain] {""}
}{ $who ->
    [none] {""}
   *[other] : { $who }
}
ruler = cell { $column }
where = cell { $column }, lane { $lane }
arrived = { $place ->
    [1] finished 1st
    [2] finished 2nd
    [3] finished 3rd
   *[other] finished { $place }th
}
end = cell { $column }{ $colour ->
    [green] , green: +{ $green }
    [red] , red bend
    [violet] , violet
   *[other] {""}
}{ $slip ->
    [0] {""}
   *[other] , slipstream: +{ $slip }
}{ $home ->
    [yes] , the finish
   *[no] {""}
}
end-finish = the finish
lane-end = lane { $lane }{ $colour ->
    [green] {" "}green +{ $green }
    [red] {" "}red
    [violet] {" "}violet
   *[other] {""}
}{ $slip ->
    [0] {""}
   *[other] {" "}slipstream +{ $slip }
}{ $home ->
    [yes] {" "}finish
   *[no] {""}
}
offer-sponsor = a sponsor card
offer-exchange = { $own ->
    [yes] exchange with the board
   *[no] exchange with { $car }
}
offer-nothing = E, no exchange possible
offer-none = { $left ->
    [yes] nothing you can buy
   *[no] all sold out
} ({ $cell }, { $zone } zone)
offer-buy = buy { $categories ->
    [all] in any category
    [any] from any of { $count } piles
   *[other] { $categories }
}
tag-team = team
tag = { $tag ->
    [leads] leads
    [blocks] blocks
    [blocked] blocked
    [off] off the track, misses a turn
   *[played] has played
}

# The table
panel-ring = The central ring
panel-circuit = The circuit · + green, ~ red, * violet
panel-cars = Cars
panel-hand = { $which ->
    [own] Your cards
   *[other] Cards: { $which }
}
panel-sponsors = { $which ->
    [own] Your sponsors
   *[other] Sponsors: { $which }
}
column-zone = Zone
column-cells = Cells
column-piles = Piles
column-car = Car
column-money = Money
column-sponsors = Sponsors
column-cards = Cards
column-energy = Energy
column-place = Place
column-where = Where
column-tags = State
status-workshop = Building, round { $round }
    .more = { $left ->
        [0] last round
        [1] 1 card on the board
       *[other] { $left } cards on the board
    }
status-between = Before the race
status-race = { $round ->
    [0] Race, starting grid
   *[other] Race, round { $round }
}
status-over = End of the race, round { $round }

# Questions
prompt-you = Your turn
prompt-which = Your turn, { $colour } car
prompt-sell = Will you sell sponsors before throwing the die?
    .lead = { $which }
prompt-six = A 6: move 1 to 5 cells.
    .lead = { $which }
prompt-cell = { $cell ->
    [S] Will you draw a sponsor card?
    [E] { $target ->
        [board] Exchange one of your cards with the pile of its category, or keep them all.
       *[other] { $target } must exchange: which card do you give?
    }
   *[other] You have { $money } million: what do you buy?
}
    .lead = { $which }
prompt-discard = Four sponsors, one too many: which one goes back?
    .lead = { $which }
prompt-swap = { $swaps ->
    [1] One exchange is left between your two cars.
   *[other] Will you exchange cards between your two cars? { $swaps } exchanges at most.
}
    .lead = { $which }
prompt-propose = { $swaps ->
    [1] One exchange is left in your team. What do you propose?
   *[other] What do you propose to your team mate?
}
    .lead = { $which }
prompt-answer = { $partner } gives you { $gave } for your { $took } ({ $category }). Agreed?
    .lead = { $which }
prompt-split = How do you share out the energy?
    .lead = { $which }
prompt-counter = { $partner } proposes to keep { energy-points } and to leave you { $rest }. Agreed?
    .lead = { $which }
prompt-settle = { $partner } would leave you { energy-points } and keep { $rest }. Agreed?
    .lead = { $which }
prompt-drive = { $why ->
    [leads] You lead: a card, or a 0 to spin.
    [leads-card] You lead and have no 0: play a card.
    [leads-zero] You lead and have 0s only: give one up to spin.
    [blocks] You are in the way: a card, or a 0 to spin.
    [blocks-card] You are in the way and have no 0: play a card.
    [blocks-zero] You are in the way and have 0s only: give one up to spin.
    [stuck-spin] Your car is blocked: spin, or pass.
    [stuck-zero] Your car is blocked: a 0 to spin, or pass.
    [stuck] Your car is blocked: pass.
    [spin] No card to play here: the roulette.
   *[free] A card, or the roulette?
}
    .lead = { $which }
prompt-balls = How many balls do you add? The energy is spent whatever comes out.
    .lead = { $which }
prompt-lane = In which lane do you end?
    .lead = { $which }
prompt-bonus = { $both ->
    [yes] Which bonus first?
   *[no] Do you take your bonus?
}
    .lead = { $which }
prompt-over = { $count ->
    [1] { $winners } wins
   *[other] { $winners } win
} with { $score ->
    [1] 1 point
   *[other] { $score } points
}{ $tie ->
    [lead] {""}, level on points: lead and lag decide
    [first] {""}, level on points, by the car that came in first
   *[no] {""}
}.{ $racing ->
    [0] {""}
    [1] {""}
   *[other] {" "}The race stopped there, { $racing } cars are ranked as they stood.
}
waiting-sell = { $car } may sell sponsors.
waiting-six = { $car } threw a 6 and chooses a cell.
waiting-cell = { $car } is on { $cell ->
    [V] a V
   *[other] an { $cell }
} cell.
waiting-discard = { $car } gives a sponsor card back.
waiting-swap = { $car } exchanges between two cars.
waiting-propose = { $car } and partner confer.
waiting-answer = { $car } and partner confer.
waiting-split = { $car } shares out the energy.
waiting-counter = { $car } and partner confer.
waiting-settle = { $car } and partner confer.
waiting-drive = { $car } to drive.
waiting-balls = { $car } prepares the roulette.
waiting-lane = { $car } chooses a lane.
waiting-bonus = { $car } chooses a bonus.

# Actions
action-sell = Sell { $cards }: { $price } million
action-keep = Keep the sponsors
action-advance = Move { $cells }: { $offer }
action-buy = { $category }: { $price } million, { $mean } on average; you keep { $rest } million
action-decline = { $cell ->
    [S] Draw nothing
    [E] Exchange nothing
   *[other] Buy nothing
}
action-draw = Draw a sponsor card
action-discard = Give the { $colour } one back
action-swap-board = Give { $category } { $value } to the board
action-force-swap = Give { $category } { $value } and take another one from { $target }
action-swap = { $category }: { $gave } for { $took }
action-propose = { $category }: my { $gave } for your { $took }
action-done = { $decision ->
    [swap] No more exchange
   *[other] Propose nothing more
}
action-split = { $first } { $energy }, { $second } { $rest }
action-accept = Agreed
action-refuse = No
action-counter = { action-split }
action-card = Card { $value }{ $column ->
    [0] {""}
   *[other] {" "}→ cell { $column }{ $short ->
        [yes] {" "}(track blocked)
       *[no] {""}
    }
}{ $ends ->
    [none] {""}
   *[other] : { $ends }
}
chances = { $own } in { $balls } to move { $cells }
spin-odds = { $balls ->
    [0] {""}
   *[other] {""}: { chances }, 1 in { $balls } (violet) to { $violet ->
        [off] spin off the track
       *[other] move { $thrown }
    }
}
action-zero-spin = A 0 to spin{ $extra ->
    [0] { spin-odds }
   *[other] {""}
}
action-spin = The roulette{ $extra ->
    [0] { spin-odds }
    [1] {" "}(1 extra ball if you like)
   *[other] {" "}(up to { $extra } extra balls)
}
action-pass = Pass, the car is blocked
action-balls = { $extra ->
    [0] No extra ball
    [1] 1 extra ball
   *[other] { $extra } extra balls
}: { chances }
action-lane = Lane { $lane }: { $told }
action-bonus = { $bonus ->
    [green] Green{ $both ->
        [yes] {" "}first
       *[no] {""}
    }: +{ $green }
    [slipstream] Slipstream{ $both ->
        [yes] {" "}first
       *[no] {""}
    }: +{ $slip }
   *[none] No bonus
}

# Log
log-match-started = The match begins: { $cars } cars, a ring, a circuit.
log-dealt = { $car }, cards dealt: { $cards }.
log-starter = { $car } begins.
log-sold = { $car } sells { $count ->
    [1] 1 sponsor
   *[other] { $count } sponsors
} ({ $colours }): { $price } million.
log-die = { $car } throws { $face }.
log-pawn-moved = { $car } moves { $cells }: { $cell } cell, { $zone } zone.
log-no-action = { $reason ->
    [no_target] { $car } has nobody to exchange with.
    [no_money] { $car } cannot pay for anything here.
   *[empty_piles] Nothing is left here for { $car }.
}
log-declined = { $car } leaves it.
log-bought = { $car } buys { $category } for { $price } million{ $seen ->
    [yes] : a { $value }
   *[no] {""}
}.
log-last-round = The board is empty: the round is played to its end.
log-sponsor-drawn = { $car } draws a { $seen ->
    [yes] { $colour }{" "}
   *[no] {""}
}sponsor.
log-sponsor-discarded = { $car } gives a { $seen ->
    [yes] { $colour }{" "}
   *[no] {""}
}sponsor back.
log-board-swap = { $car } exchanges { $category } with the board{ $seen ->
    [yes] : { $gave } for { $took }
   *[no] {""}
}.
log-forced-swap = { $car } makes { $other } exchange { $category }{ $seen ->
    [yes] : { $gave } for { $took }
   *[no] {""}
}.
log-workshop-closed = Building is over, after { $round ->
    [1] 1 round
   *[other] { $round } rounds
}.
log-energy-bought = { $given ->
    [yes] { $payer } pays { $points ->
        [1] 1 energy point
       *[other] { $points } energy points
    } for { $car }.
   *[no] { $car } { $points ->
        [0] has nothing to buy energy with
        [1] buys 1 energy point
       *[other] buys { $points } energy points
    }.
}
log-money-lost = { $car } loses { $money } million, no use any more.
log-hand-shown = { $car } shows you these cards: { $cards }.
log-proposed = { $car } proposes to { $other }, { $category }: { $gave } for { $took }.
log-answered = { $accepted ->
    [yes] { $car } agrees.
   *[no] { $car } refuses.
}
log-no-more = { $car } proposes nothing more.
log-pair-swap = { $car } and { $other } exchange { $category }{ $seen ->
    [yes] : { $gave } for { $took }
   *[no] {""}
}.
log-split-proposed = { $car } proposes to keep { energy-points }.
log-split-countered = { $car } answers: { energy-points } for { $other }.
log-energy-split = Energy: { $car } { $energy }, { $other } { $rest }.
log-grid = Starting grid: { $order }.
log-round = Race, round { $round }.
log-turn = { $car } to play.
log-card-played = { $car } plays { $value ->
    [0] a 0 to spin
   *[other] a { $value }
}.
log-passed = The track is blocked for { $car }, who passes.
log-balls-added = { $car } spins the roulette{ $extra ->
    [0] {""}
    [1] {" "}with 1 extra ball
   *[other] {" "}with { $extra } extra balls
} ({ $balls } balls).
log-ball = { $whose ->
    [violet] The violet ball: cars on red spin off, those on violet move 3, the others 1.
    [own] It is the car’s own ball.
   *[other] It is the ball of { $of }.
}
log-moved = { $car } { $cause ->
    [green] gains { $cells ->
        [1] 1 cell
       *[other] { $cells } cells
    } on green
    [slipstream] gains { $cells ->
        [1] 1 cell
       *[other] { $cells } cells
    } by slipstream
   *[other] moves { $cells }
}{ $lane ->
    [0] {""}
   *[other] : cell { $column }, lane { $lane }
}.
log-shortened = The track is blocked for { $car }: { $done ->
    [0] no cell
    [1] 1 cell
   *[other] { $done } cells
} instead of { $cells }.
log-bonus-earned = { $car } gains { $cells } cells.
log-bonus-declined = { $car } gives up the bonus.
log-spun-off = { $car } spins off, cell { $column }.
log-turn-missed = { $car } misses a turn.
log-returned = { $car } comes back, cell { $column }, lane { $lane }.
log-finished = { $place ->
    [1] { $car } crosses the line first!
    [2] { $car } crosses the line: 2nd.
    [3] { $car } crosses the line: 3rd.
   *[other] { $car } crosses the line: { $place }th.
}
log-lead = { $car } is { $cells ->
    [1] 1 cell
   *[other] { $cells } cells
} ahead of the last opposing car: it will count if points are equal.
log-decided = Nothing can change any more: the race ends, the { $left } cars on the track are placed as they stand.
log-race-end = { $count ->
    [1] { $winners } wins
   *[other] { $winners } win
} with { $score ->
    [1] 1 point
   *[other] { $score } points
}{ $tie ->
    [lead] {""}, level on points: a lead of { $lead ->
        [1] 1 cell
       *[other] { $lead } cells
    } against a lag of { $lag }
    [first] {""}, level on points, by the car that came in first
   *[no] {""}
}, after { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
} of racing.

# Refusals
refusal-automobile-order = { $asked ->
    [sell] First sell sponsors or keep them.
    [six] First choose how many cells to move.
    [cell] First use the cell or leave it.
    [discard] First give a sponsor back.
    [swap] First exchange between your cars or finish.
    [propose] First propose an exchange or finish.
    [answer] First answer the proposal.
    [split] First share out the energy.
    [counter] First answer about the energy.
    [settle] First answer about the energy.
    [drive] It is time to play a card or to spin.
    [balls] First choose your balls.
    [lane] First choose your lane.
   *[bonus] First choose your bonus.
}
refusal-automobile-sell-not-held = You do not have these sponsors.
refusal-automobile-cell-other = { $cell ->
    [A] Here, on an A cell, one buys a card.
    [V] Here, on a V cell, one buys a card of the zone.
    [S] Here, on an S cell, one draws a sponsor.
   *[E] Here, on an E cell, one exchanges.
}
refusal-automobile-buy-other-zone = { $category } is not sold in the { $zone } zone: a V cell sells what lies beside it.
refusal-automobile-buy-empty = { $category }: the pile is used up.
refusal-automobile-buy-too-dear = { $category } costs { $price } million, you have { $money }. Sponsors are sold before the die only.
refusal-automobile-exchange-zone = { $own ->
    [yes] In your own zone you exchange with the board.
   *[no] In another car’s zone you exchange with that car.
}
refusal-automobile-exchange-not-held = You do not have { $category } { $value }.
refusal-automobile-exchange-empty = { $category }: nothing to take in exchange.
refusal-automobile-discard-not-held = You do not have a { $colour } sponsor.
refusal-automobile-swap-same = { $category }: { $value } for { $value } would change nothing.
refusal-automobile-swap-not-held = { $category }: these two cards are not in your hands.
refusal-automobile-split-same = That is what was proposed: agree, or say something else.
refusal-automobile-split-bounds = { $energy } is not possible: { $least } to { $most }, so that no car exceeds the limit.
refusal-automobile-drive-leader = You lead: no spin without giving up a 0, as long as you have cards.
refusal-automobile-drive-blocks = You are in the way: no spin without giving up a 0, as long as you have cards.
refusal-automobile-drive-no-zero = You have no card 0.
refusal-automobile-drive-zero-kept = You may spin without giving up a 0: keep yours.
refusal-automobile-drive-not-held = You have no card { $value }.
refusal-automobile-drive-blocked = Your car is blocked: no card moves it.
refusal-automobile-drive-not-blocked = One passes only if the car is blocked.
refusal-automobile-balls-energy = { $energy ->
    [0] You have no energy left.
    [1] You have only 1 energy point.
   *[other] You have only { $energy } energy points.
}
refusal-automobile-balls-most = { $most ->
    [0] No balls are added.
    [1] One extra ball is the most.
   *[other] { $most } extra balls are the most.
}
refusal-automobile-lane-not-reached = Lane { $lane } is out of reach.
refusal-automobile-bonus-not-owed = You have no such bonus here.

# Options
option-four_player_mode = Four players
option-four_player_mode-help = Two teams, partners opposite, or each for himself.
value-four_player_mode-teams = teams
value-four_player_mode-individual = each for himself
option-workshop_price = Price of workshop cards
option-workshop_price-help = Those of the edition, or one price for all, in million.
value-workshop_price-edition = of the edition
value-workshop_price-1 = 1 million
value-workshop_price-2 = 2 million
value-workshop_price-3 = 3 million
option-side_exchange = Exchange within one’s pair
option-side_exchange-help = An E cell in the zone of one’s partner or other car allows an exchange.
value-side_exchange-none = no
value-side_exchange-allowed = yes
option-pre_race_swaps = Exchanges before the race
option-pre_race_swaps-help = How many times a pair of cars may exchange one card for another before the start.
option-surplus_money = Money to spare
option-surplus_money-help = Beyond the limit of energy it is lost, or fills the other car of the pair first.
value-surplus_money-lost = lost
value-surplus_money-partner = for the other car
option-team_hands = Hands of partners
option-team_hands-help = Partners see each other’s hands before the race, or from the start.
value-team_hands-pre_race = before the race
value-team_hands-always = always
option-race_order = Order of the race
option-race_order-help = Worked out after every car, or fixed when the round begins.
value-race_order-dynamic = after every car
value-race_order-frozen = fixed
option-places_count_finished = Places after a finish
option-places_count_finished-help = Finished cars keep their place; otherwise the first car on the track leads again.
value-places_count_finished-true = kept
value-places_count_finished-false = freed
option-bonus_scope = Bonuses
option-bonus_scope-help = Green cells and slipstream count for every move, or only in one’s own turn.
value-bonus_scope-all = always
value-bonus_scope-own_turn = in one’s own turn
option-bonus_optional = Bonuses may be declined
option-bonus_optional-help = One may give up a bonus, to keep out of a bend for instance.
value-bonus_optional-false = no
value-bonus_optional-true = yes
option-slipstream_limit = Slipstream
option-slipstream_limit-help = Once in a move, or once in a round of the race.
value-slipstream_limit-displacement = once a move
value-slipstream_limit-round = once a round
option-pair_tie = Pairs level on points
option-pair_tie-help = The lead of the pair that came in first against its lag at the end, the car that came in first, or a shared victory.
value-pair_tie-lead = lead against lag
value-pair_tie-first_car = to the car that came in first
value-pair_tie-draw = shared victory

# Comfort
comfort-drive_for_me = Drive for me
comfort-drive_for_me-help = When a ball moves you in somebody else’s turn, the best lane is chosen without asking you.
value-drive_for_me-false = no
value-drive_for_me-true = yes

# Measures
measure-workshop-rounds = Rounds of building
measure-race-rounds = Rounds of racing
measure-turns = Turns in all
measure-grid = { $place ->
    [1] Wins of the first car of the grid
    [2] Wins of the second car of the grid
    [3] Wins of the third car of the grid
   *[other] Wins of the fourth car of the grid
}
measure-starting = { $place ->
    [1] Wins of the car that began
    [2] Wins of the second car to play
    [3] Wins of the third car to play
   *[other] Wins of the fourth car to play
}
measure-side = Wins of the pair of cars 1 and 3
measure-level = Pairs level on points
measure-level-first = Ties won by the pair that came in first
measure-energy = Energy bought per car
measure-money-lost = Million lost per car
measure-spins = Spins per race
measure-violet = Violet balls per race
measure-spin-offs = Spin-offs per race
measure-slipstreams = Slipstreams per race
measure-greens = Green bonuses per race
measure-blocking = Turns of a car that blocks without leading
measure-zeros = Cards 0 played per race
measure-unplayed = Cards not played per car
measure-best-hand = Wins of the best hand at the start
measure-guards = Buildings closed with cards left on the board

# The drawing
draw-you = you
draw-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
draw-money = { $count ->
    [0] empty purse
   *[other] { $count } million
}
draw-energy = { $count ->
    [0] no energy left
    [1] 1 energy point
   *[other] { $count } energy points
}
draw-phase = { $phase ->
    [workshop] Building
    [between] Before the race
   *[race] Race
}
draw-off = misses a turn
draw-arrived = finished
draw-cell = cell { $column }
draw-ring = { $kind ->
    [A] any card
    [V] local
    [S] sponsor
    [void] nothing
   *[E] exchange
}
draw-threw = { $you ->
    [yes] You throw { $face }
   *[no] { $seat } throws { $face }
}
draw-pack = Sponsors, { $count } in the pack
draw-mean = mean { $mean }
draw-empty = used up
draw-circuit = The circuit
draw-order = Order of play
draw-round-order = { $round ->
    [0] Starting grid
   *[other] Round { $round }, order of play
}
draw-played = has played
draw-legend-green = green: +{ $cells } when { $place }
draw-legend-slip = behind a car: +2
draw-legend-violet = Violet ball:
draw-legend-red = spins off
draw-roulette = Roulette
draw-roulette-help = { $balls } balls: one of each car, and the violet one.
draw-odds = { $own } in { $balls }
draw-cells = { $cells ->
    [1] 1 cell
   *[other] { $cells } cells
}
draw-hand = { $cards } cards, { $points } cells in all
draw-sponsors = { $count ->
    [0] no sponsor
    [1] 1 sponsor
   *[other] { $count } sponsors
}
draw-sponsors-most = Sponsors, 3 at most
draw-letter = { $colour ->
    [bleu] B
    [rouge] R
   *[jaune] Y
}
draw-then = { $decision ->
    [lane] Choose your lane.
   *[balls] You choose your balls next.
}
draw-go = { $decision ->
    [drive] Drive
    [lane] Drive
    [spin] To the roulette
    [balls] { $number ->
        [0] Spin
        [1] Spin, 1 energy
       *[other] Spin, { $number } energy
    }
    [six] Move { $number }
    [buy] Buy { $what }
    [cell] Exchange
    [discard] Give back
    [sell] Sell
    [swap] Swap
    [propose] Propose
    [split] Share out
    [counter] Answer
   *[other] Confirm
}
draw-take = Draw
draw-lane = Lane { $lane }
draw-car = { $colour } car
draw-sponsor = { $colour } sponsor
draw-swap-effect = Cells in hand: { $first } { $after } instead of { $before }, { $second } { $to } instead of { $from }.
draw-share-effect = Energy: { $first } { $energy }, { $second } { $rest }.
progress-label = Cells driven by everybody, move by move. With two cars, or as a team, their sum.
draw-team-wins = The team { $first } and { $second } wins
draw-pair = { $teams ->
    [yes] Team
   *[no] Player
}
draw-cars = Cars
draw-car-points = { $points } ({ $place })
draw-podium = The finish
draw-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
draw-offer-none = no exchange
draw-offer-exchange = { $who ->
    [board] exchange with the pile
   *[other] exchange with { $who }
}
draw-ring-exchange = { $who ->
    [board] with the pile
   *[other] with { $who }
}
draw-offer-dear = too dear
draw-offer-gone = sold out
draw-offer-any = { $count ->
    [1] 1 pile
   *[other] any of { $count } piles
}
draw-deals = { $who } and { $other } set up their cars.
draw-swap-first = Tap a card, then one of the other car in the same category.
draw-swap-second = For which one of the same category?
draw-swap-wait = { $who } is thinking.
draw-shares = { $both ->
    [1] 1 energy point
   *[other] { $both } energy points
} for the two cars.
draw-how-many = How many more balls?
draw-odds-own = You: { $cells ->
    [1] 1 cell
   *[other] { $cells } cells
}{ $column ->
    [0] {""}
   *[other] , to cell { $column }
}.
draw-odds-others = Moves 1, at your expense: { $who }.
draw-your-other = your other car
draw-violet-off = { $count ->
    [1] On red, off the track: { $who }.
   *[other] On red, off the track: { $who }.
}
draw-violet-launch = On the star, +{ $cells }: { $who }.
draw-violet-rest = +{ $cells }: { $who }.
draw-leads = { $value ->
    [0] As far as cell { $column }
   *[other] The { $value } takes you to { $column }
}
draw-brings = { $colour ->
    [red] red bend
    [violet] violet
    [finish] finish
   *[other] no bonus
}
draw-brings-green = green, { $place }
draw-brings-slip = slipstream
draw-brings-both = green, { $place }, and slipstream
draw-goal = finish, cell { $column }
draw-mini-map = The whole circuit: tap to see the next car
draw-progress = { $column } of { $finish }
draw-leftover = What is left at the end becomes energy: { $most } points at most.
draw-other-car = Your other car
draw-sale = { $price } M today
draw-hope = { $price } M with a { $colour } one
draw-sell-one = Sell or keep: { $colour }

# What each piece does
explain-cell = { $kind ->
    [A] Who stops here buys a card from any pile.
    [V] Who stops here buys a card from a pile of this zone only.
    [S] Who stops here draws a sponsor.
    [void] No car has this zone: who stops here exchanges nothing.
   *[E] Who stops here exchanges a card: with the pile in the own zone, elsewhere with the car of the zone, which cannot refuse.
}
explain-pile = Sold in the { $zone } zone and on A cells. One pays without seeing the card. Cards of the category: { $values }.
explain-card = { $value ->
    [0] Moves nobody. In the lead, or when in the way, a 0 must be given to spin the roulette.
    [1] Moves the car one cell in the race, once.
   *[other] Moves the car { $value } cells in the race, once.
}
explain-sponsor = Sold before the die is thrown: three alike { $same } million, three different { $different }, anything else { $single } a card.
explain-energy = A point adds a ball of your colour when you spin the roulette, and a cell if it comes. It is spent whatever comes.
explain-roulette = A ball for each car and the violet one: the car whose ball comes moves. The violet one spins off who stands on a red cell.
explain-track = { $colour ->
    [green] Who stops here moves on: { $least } to { $most } cells, the more the worse placed.
    [red] A bend: should the violet ball come, the car that stopped here spins off and misses a turn.
   *[violet] Should the violet ball come, the car that stopped here moves { $cells } cells.
}

# The guided first match
tutorial-hello = The goal: build a car, then be first to the finish, { $cells } cells away. The blue one is yours. A card { $card } will move it { $card } cells, once only: fill your workshop, with other people’s money. Building is nearly over.
tutorial-sponsor = Your canvasser has stopped on an S: a sponsor for you. You have two red ones already. Draw.
tutorial-sell = Three reds! Three sponsors of a colour are worth { $same } million, three different ones { $different }, anything else { $single } a card. You may sell once a turn, before the die. Sell all three.
tutorial-sell-fewer = One by one these cards are worth just { $single } million each; the three together, { $same }.
tutorial-six = A { $die }: go { $fewest } to { $most } cells, as you like. An A sells every category; a V, only those of its zone. Go to the A of the red zone, { $cells } cells away.
tutorial-buy = Only two cards are left for sale. You pay without looking; bodywork costs { $price } million instead of { $cheaper }, but its cards are stronger. Buy it.
tutorial-exchange = A { $bought }! And here you are on an E, at Inès’s place: she must exchange a card with you, in the category you say, and cannot refuse. Give your driver { $given }: you can hardly get worse.
tutorial-exchange-other = Better give your weakest card: the driver { $given }. The { $zero } will be of use when you lead the race.
tutorial-last = Another { $took }; Inès will remember this. The die takes you to a V, and one chassis is all that is left. Buy it: the board is empty then, and building is over.
tutorial-grid = Your { $money } million have become { $energy } energy points, for the roulette. The grid is drawn by lot: Inès, you, Bruno. In each round everybody plays once, the best placed first.
tutorial-draft = Inès has played a { $hers }, to lane { $there }. Play yours and finish right behind her, in lane { $lane }: after two cells or more, slipstream gives { $more } more.
tutorial-green = Slipstream! Choose lane { $lane }: cell { $cell } is green, and stopping on a green cell moves you on again, further if you are badly placed. Then stay in lane { $then }.
tutorial-bend = Nine cells for a { $card }, and you lead. The leader may spin the roulette only by giving up a card { $zero }. A bend is coming: beware of its red cells. Play a { $next } and wait before it, in lane { $lane }.
tutorial-bend-more = The { $next } is enough to wait before the bend; keep the rest for the straight.
tutorial-violet = The violet ball! Inès, who stopped on a red cell, leaves the track and will miss a turn. The others move one cell, or three from a violet one. You keep lane { $lane }.
tutorial-late = Ten rounds later, the last bend. Inès is { $ahead } cells ahead, and you have a { $card } and a { $zero } left. You are not leading: spin the roulette, with { $extra } balls more. It moves you { $cells } cells, { $yours } times out of { $balls }.
tutorial-late-other = A { $card } will not catch Inès, and energy is worth nothing after the finish: the roulette, with { $extra } balls.
tutorial-ball = Your ball: { $cells } cells. Finish in lane { $lane }, behind Inès, for the slipstream; then in lane { $then } again, on the green cell; and stay there.
tutorial-finish = Cell { $cell }, and the best placed plays first: you. No exact count is needed, the { $card } crosses the line. Play it.
tutorial-end = Blue wins: { $mine } points, Inès { $second }, Bruno { $third }. The rest you discover by playing: with two players, each drives two cars; with four, you race in teams and exchange cards before the start. And blocking the road is an art of its own.

# Faulty editions and positions

fault-automobile-points = a better place cannot give fewer points
fault-automobile-number-taken = { $number } is another car{ "'" }s
fault-automobile-cards-count = { $count } cards; allowed is { $low } to { $high }: one for each car and one on the board
fault-automobile-no-card-of-value = the category has no card of value { $value }
fault-automobile-zone-sells-nothing = none is sold in the zone { $zone }
fault-automobile-many-of-value = more than { $most } cards of value { $value }
fault-automobile-few-zeros = fewer than { $least } cards of value 0
fault-automobile-zone-cell = cell { $place } is { $cell }; allowed are { $known }
fault-automobile-zone-length = { $count } cells; allowed is 4 to 12
fault-automobile-zone-start = { $count } A cells; the zone’s car starts on its only one
fault-automobile-zone-lacks = no { $cell } cell
fault-automobile-columns = { $count } columns; allowed is { $low } to { $high }
fault-automobile-lane-length = { $count } columns; the first lane has { $columns }
fault-automobile-track-cell = column { $column } is { $cell }; allowed are . G R V #
fault-automobile-narrow = no column has three lanes
fault-automobile-part = columns { $low } to { $high } of { $columns }
fault-automobile-no-road = column { $column } has no cell: the circuit cannot be driven
fault-automobile-dead-end = cell ({ $column },{ $lane }) leads nowhere: column { $next } has no cell within one lane of it
fault-automobile-off-track = ({ $column },{ $lane }) is not on the circuit
fault-automobile-no-plain-cell = ({ $column },{ $lane }) is not a plain cell
fault-automobile-grid-order = ({ $column },{ $lane }) is not behind ({ $before },{ $beside })
fault-automobile-phase = { $decision } is asked in the phase { $phase }
fault-automobile-rounds = { $round } is out of range; the workshop has { $most } rounds at most
fault-automobile-round-zero = rounds count from 1
fault-automobile-idle = { $count } is out of range; the workshop closes after { $most } idle rounds
fault-automobile-not-playing = { $car } does not play with { $seats } players
fault-automobile-money-spent = money is spent when the workshop closes
fault-automobile-sponsors-sold = sponsors are sold when the workshop closes
fault-automobile-many-sponsors = more than { $most }
fault-automobile-no-more-of-value = there are not so many cards of value { $value }
fault-automobile-none-left = no card of { $category } is left for it
fault-automobile-piles-gone = are gone when the workshop closes
fault-automobile-no-more-sponsors = there are not so many { $colour } sponsor cards
fault-automobile-must-hold = must hold { $cards }
fault-automobile-remembered-elsewhere = { $kind } is remembered elsewhere
fault-automobile-shown-others = { $car } showed other cards of { $category }
fault-automobile-nothing-to-give = { $car } had no { $value } of { $category } to give
fault-automobile-other-hand = leads to other cards of { $category } for { $car }
fault-automobile-other-pile-size = leads to another number of cards on { $category }
fault-automobile-other-pile = leads to other cards under { $category }
fault-automobile-other-sponsors = leads to other sponsor cards for { $car }
fault-automobile-other-pack = leads to other cards under the pack
fault-automobile-places = the cars that finished have the places { $places }
fault-automobile-no-cell = there is no cell ({ $column },{ $lane })
fault-automobile-not-red = ({ $column },{ $lane }) is not red: no car spins off there
fault-automobile-cell-taken = { $car } stands on ({ $column },{ $lane }) already
fault-automobile-order-lacks = a car that has not finished is missing
fault-automobile-cannot-wait = { $car } cannot wait to be moved
fault-automobile-no-move = { $decision } and a displacement under way do not go together
fault-automobile-moves = { $car } is asked, so it moves
fault-automobile-bonus = owes a bonus that no cell gives
fault-automobile-steps = the car can go { $steps }, not { $asked }
fault-automobile-not-over = the match is over when every car has its place
fault-automobile-race-over = the race is over: one car is left
fault-automobile-not-racing = { $car } is not on the track
fault-automobile-turn = { $car } is asked, so it is its turn
fault-automobile-nothing-to-sell = { $car } has no sponsor card to sell
fault-automobile-nothing-to-discard = { $car } has no sponsor card too many
fault-automobile-no-choice = { $decision } leaves nothing to decide here
fault-automobile-no-pairs = exchanges before the race are for pairs of cars
fault-automobile-not-asked = { $decision } is not asked with { $seats } players
fault-automobile-other-pair = { $car } is not in the pair that exchanges
fault-automobile-asked-first = { $car } is asked first
fault-automobile-offer = { $offer } cannot be proposed here
fault-automobile-seat-has = this seat has { $cars }
fault-automobile-must-be-empty = must hold nothing

# The log, when it is you: the same line in the second person; -target, -other… when you are the one it is aimed at
you-dealt = You are dealt: { $cards }.
you-starter = You begin.
you-sold = You sell { $count ->
    [1] 1 sponsor
   *[other] { $count } sponsors
} ({ $colours }): { $price } million.
you-pawn-moved = You move { $cells }: { $cell } cell, { $zone } zone.
you-no-action = { $reason ->
    [no_target] You have nobody to exchange with.
    [no_money] You cannot pay for anything here.
   *[empty_piles] Nothing is left here for you.
}
you-declined = You leave it.
you-bought = You buy { $category } for { $price } million{ $seen ->
    [yes] : a { $value }
   *[no] {""}
}.
you-sponsor-drawn = You draw a { $seen ->
    [yes] { $colour }{" "}
   *[no] {""}
}sponsor.
you-sponsor-discarded = You give a { $seen ->
    [yes] { $colour }{" "}
   *[no] {""}
}sponsor back.
you-board-swap = You exchange { $category } with the board{ $seen ->
    [yes] : { $gave } for { $took }
   *[no] {""}
}.
you-forced-swap = You make { $other } exchange { $category }{ $seen ->
    [yes] : { $gave } for { $took }
   *[no] {""}
}.
you-energy-bought = { $given ->
    [yes] { $payer } pays { $points ->
        [1] 1 energy point
       *[other] { $points } energy points
    } for you.
   *[no] { $points ->
        [0] You have nothing to buy energy with.
        [1] You buy 1 energy point.
       *[other] You buy { $points } energy points.
    }
}
you-money-lost = You lose { $money } million, no use any more.
you-proposed = You propose to { $other }, { $category }: { $gave } for { $took }.
you-answered = { $accepted ->
    [yes] You agree.
   *[no] You refuse.
}
you-no-more = You propose nothing more.
you-split-proposed = You propose to keep { energy-points }.
you-split-countered = You answer: { energy-points } for { $other }.
you-energy-split = Energy: you { $energy }, { $other } { $rest }.
you-energy-split-other = Energy: { $car } { $energy }, you { $rest }.
you-card-played = You play { $value ->
    [0] a 0 to spin
   *[other] a { $value }
}.
you-passed = The track is blocked: you pass.
you-balls-added = You spin the roulette{ $extra ->
    [0] {""}
    [1] {" "}with 1 extra ball
   *[other] {" "}with { $extra } extra balls
} ({ $balls } balls).
you-moved = You { $cause ->
    [green] gain { $cells ->
        [1] 1 cell
       *[other] { $cells } cells
    } on green
    [slipstream] gain { $cells ->
        [1] 1 cell
       *[other] { $cells } cells
    } by slipstream
   *[other] move { $cells }
}{ $lane ->
    [0] {""}
   *[other] : cell { $column }, lane { $lane }
}.
you-shortened = The track is blocked for you: { $done ->
    [0] no cell
    [1] 1 cell
   *[other] { $done } cells
} instead of { $cells }.
you-bonus-declined = You give up your bonus.
you-spun-off = You spin off, cell { $column }.
you-turn-missed = You miss a turn.
you-returned = You come back, cell { $column }, lane { $lane }.
you-finished = { $place ->
    [1] You cross the line first!
    [2] You cross the line: 2nd.
    [3] You cross the line: 3rd.
   *[other] You cross the line: { $place }th.
}
you-lead = You are { $cells ->
    [1] 1 cell
   *[other] { $cells } cells
} ahead of the last opposing car: it will count if points are equal.
you-race-end = You win with { $score ->
    [1] 1 point
   *[other] { $score } points
}{ $tie ->
    [lead] {""}, level on points: a lead of { $lead ->
        [1] 1 cell
       *[other] { $lead } cells
    } against a lag of { $lag }
    [first] {""}, level on points, by the car that came in first
   *[no] {""}
}, after { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
} of racing.
you-pair-swap = You and { $other } exchange { $category }{ $seen ->
    [yes] : { $gave } for { $took }
   *[no] {""}
}.
you-pair-swap-other = { $car } and you exchange { $category }{ $seen ->
    [yes] : { $gave } for { $took }
   *[no] {""}
}.
you-forced-swap-other = { $car } makes you exchange { $category }{ $seen ->
    [yes] : { $gave } for { $took }
   *[no] {""}
}.
you-proposed-other = { $car } proposes to you, { $category }: { $gave } for { $took }.
you-ball = { $whose ->
    [violet] The violet ball: cars on red spin off, those on violet move 3, the others 1.
    [own] You draw your own ball.
   *[other] You draw the ball of { $of }.
}
you-ball-of = { $car } draws your ball.

# ---- Streams of chance

stream-deal = the deal
stream-sponsors = the sponsors
stream-starter = who begins
stream-die = the die
stream-exchange = the exchange
stream-grid = the starting grid
stream-ball = the balls

dealt-value = First workshop cards, by value
