# Footmania: the words. The names of footballers, cards, sponsors and teams come from the edition.

game-name = Footmania
game-poster = Footmania
game-tagline = Eleven shirts to fill
game-pitch = Build your eleven, then win the league. Everything is for sale, the neighbour’s keeper above all.

# Cards, sums, cells
money = { $amount } F
money-short = { $amount }M
footballer = { $name } ({ $shirt })
card-short = { $number } { $name } { $stars }★
card-label = { $footballer }, { $colour ->
    [yellow] yellow national
    [green] green national
    [blue] blue international
   *[red] red foreigner
}, { $price } on the back, { $bank } from the bank
hole = { $number }?
hole-label = Number { $number } is still to be found: a trainee, −1
any-number = a number { $number }
backs = { $deck ->
    [foreign] { $count ->
        [1] 1 foreigner
       *[other] { $count } foreigners
    }
   *[national] { $count ->
        [1] 1 national
       *[other] { $count } nationals
    }
}
sponsor = { $kind ->
    [shoes] shoes
    [shirt] shirt
    [socks] socks
   *[shorts] shorts
}
sponsor-card = the { sponsor } sponsor
sponsor-label = { $brand }: { $visit } a visit, { $resale } when sold
cell = { $cell ->
    [centre] the centre spot
    [championship] the championship cell
    [national] a blue cell
    [foreign] a red cell
    [plus] a plus cell
    [question] a question mark
    [euromatch] a euromatch cell
    [jackpot] the jackpot
    [pay] a cell that costs money
    [shoes] the shoes sponsor
    [shirt] the shirt sponsor
    [socks] the socks sponsor
   *[shorts] the shorts sponsor
}
cell-short = { $cell ->
    [centre] ○
    [championship] CH
    [national] N
    [foreign] F
    [plus] +
    [question] {"?"}
    [euromatch] EU
    [jackpot] J
    [pay] −J
    [shoes] sh
    [shirt] st
    [socks] so
   *[shorts] sr
}
cell-label = { $cell }{ $price ->
    [none] {""}
   *[other] , { $price } on the back
}
eleven-trainees = eleven trainees
pawn = { $seat }’s pawn
score = { $home }–{ $away }
stars = { $count }★
signed = +{ $stars }★
plus-sum = +{ $boost } −{ $weakened }
plus-effect = { $code ->
    [boost] +{ $value }★
    [boost_home] +{ $value }★ at home, +{ $away }★ elsewhere
    [trainees_plus] your trainees are worth +1★
    [injury_owner] an opponent goes off, of his choice
    [injury_attacker] an opponent goes off, of your choice
    [red_card] an opponent is sent off
    [weaken] −{ $value }★ for the other side
   *[cancel] cancels { $what }
}{ $counts ->
    [no] , not counted
   *[yes] {""}
}
plus-label = { $plus }: { $effect }
pennants = { $count ->
    [0] no pennant
    [1] 1 pennant
   *[other] { $count } pennants
}{ $stars ->
    [0] {""}
   *[other] {" "}(+{ $stars }★)
}
trainees = { $count ->
    [0] no trainee
    [1] 1 trainee
   *[other] { $count } trainees
}, { $stars }★{ $dismissed ->
    [0] {""}
    [1] , 1 sent off
   *[other] , { $dismissed } sent off
}
left = { $plus ->
    [1] 1 card
   *[other] { $plus } cards
}{ $changes ->
    [none] {""}
    [1] , 1 change
   *[other] , { $changes } changes
}
hidden = hidden

# The table
panel-board = The pitch, jackpot { $jackpot }
panel-decks = Footballers to draw
panel-seats = Players
panel-auction = Auction{ $seller ->
    [none] , for the bank
   *[other] , for { $seller }
}
panel-deal = Offer
panel-euro = Euromatch
panel-match = Match
panel-league = League table
panel-fixtures = Fixtures
panel-known = Footballers seen
panel-eleven = Your cash, { $cash }; your best eleven, { $strength }★
panel-drawn = Card drawn
panel-bench = Your bench
panel-plus = Your Plus cards
column-seat = Player
column-cash = Cash
column-squad = Squad
column-plus = Plus
column-sponsors = Sponsors
column-pennants = Pennants
column-rank = Rank
column-points = Points
column-number = No.
column-known = Seen
column-gives = Gives
column-what = What
tag-hand = hand up
tag-hand-label = Wants a word at the next market
tag-skip = out
tag-skip-label = Misses the next turn
squad-backs = { $national }+{ $foreign }
squad-backs-label = { $national ->
    [1] 1 blue back
   *[other] { $national } blue backs
}, { $foreign ->
    [1] 1 red back
   *[other] { $foreign } red backs
}
bid-of = { $seat } { $amount }
bid-from = from { $amount }
bid-out = { $seat } passes
effect = { $before }★, then { $after }★
effect-filled = { $before ->
    [1] 1 number
   *[other] { $before } numbers
}, then { $after }
effect-on = { $whose ->
    [you] Your eleven
   *[other] Theirs, as far as you know
}
sum-of = { $what ->
    [trainees] Trainees
    [pennants] Pennants
    [plus] Cards
    [left] Left
   *[total] Total
}
fixture = D{ $day } { $home }–{ $away }
status-building = Building the teams, round { $round }
status-season = { $stage ->
    [playoff] Play-off
    [match] Day { $day } of { $days }
   *[lap] Before day { $day } of { $days }
}
    .more = { $market ->
        [open] market open
        [held] market suspended
        [bank] the bank alone
       *[closed] market closed
    }
status-over = The league is over

# Questions
prompt-ready = { $phase ->
    [1] { $count ->
        [0] Roll the die.
       *[other] Roll the die; you still need { $enough ->
            [all] { $missing }
            [1] one of { $missing }
           *[other] { $enough } of { $missing }
        }.
    }
   *[other] { $played ->
        [yes] Your matches are played: roll the die, the day ends without you.
       *[no] Roll the die; your eleven is worth { $strength }★.
    }
}
    .lead = { your-turn }
prompt-market = The market is yours: make an offer, sell, or pass.
prompt-move = Where do you go?
    .lead = You rolled { $die }
prompt-draw = Do you draw the card?
    .lead = { $cost ->
        [none] {""}
       *[other] A footballer for { $cost }
    }
prompt-buy = { $lacking ->
    [none] If you refuse, he is auctioned, without you.
   *[other] You are { $lacking } short: sell first, or refuse him.
}
    .lead = { $card } for { $cost }: { $gain ->
        [0] nothing better
       *[other] +{ $gain }★
    }{ $lacking ->
        [none] {" "}for your eleven
       *[other] {""}
    }
prompt-scout = A tip: { $card } for { $cost }, { $gain ->
    [0] nothing better for your eleven.
   *[other] +{ $gain }★ for your eleven.
}{ $lacking ->
    [none] {""}
   *[other] {" "}You are { $lacking } short.
}
prompt-plus-return = One Plus card too many: which one goes back under the deck?
prompt-raise = You owe { $due } and are still { $short } short: what do you sell?
prompt-bid = { $card }, at least { $cost }: { $gain ->
    [0] nothing better for your eleven.
   *[other] +{ $gain }★ for your eleven.
}{ $lacking ->
    [none] {""}
   *[other] {" "}You are { $lacking } short.
}
prompt-sealed = { $card }, at least { $cost }, a sealed bid: { $gain ->
    [0] nothing better for your eleven.
   *[other] +{ $gain }★ for your eleven.
}
prompt-draft = An offer to { $to ->
    [none] compose
   *[other] { $to }
}: add to it, send it or drop it.
prompt-answer = Your eleven: { $change ->
    [none] unchanged.
   *[other] { $change }★.
}
    .lead = { $by } gives { $give ->
        [none] nothing
       *[other] { $give }
    } and wants { $ask ->
        [none] nothing
       *[other] { $ask }
    }
prompt-list = Whom do you put up for auction?
prompt-reserve = { $card } for auction: from { $cost }?
prompt-want = Which number are you looking for?
prompt-sell = What do you sell to the bank?
prompt-euro = { $euro }, { $rival }★ against your { $strength }★: do you play? A defeat costs nothing, but your team is shown to all.
prompt-lineup = Change it or confirm.
    .lead = Your team is worth { $strength }★
prompt-euro-plus = { $strength }★ against { $rival }★: a Plus card?
prompt-match = { $after ->
    [pass] { $other } has passed: passing ends the match.
    [nothing] { $other } has nothing to play: passing ends the match.
   *[play] A card, a change, or pass.
}
    .lead = You have { $strength }★, they have { $rival }★
prompt-target = { $plus }: against whom?
prompt-react = Unless answered, { $code ->
    [injury_owner] one of your footballers goes off, of your choice.
    [injury_attacker] he goes off and a trainee replaces him.
    [red_card] he is sent off and his place stays empty.
   *[weaken] your team loses { $value }★.
} Do you answer?
    .lead = { $plus } against { $victim ->
        [none] you
       *[other] { $victim }
    }
prompt-injured = { $plus }: who goes off?
prompt-take-off = { $entering } comes on: for whom?
prompt-declare = { $count ->
    [0] Do you show it?
   *[other] Whoever has footballers enough is asked, so that nothing is betrayed: wait.
}
    .lead = { $count ->
        [0] Your team is ready
       *[other] Your team is not ready
    }
prompt-over = { $count ->
    [1] { $winners } is champion with { $points } points.
   *[other] Shared title: { $winners }, { $points } points.
}
waiting = { $stage ->
    [pitch] { $count ->
        [1] { $seat } leads the team.
       *[other] { $seat } lead their teams.
    }
    [deal] { $seat } thinks about an offer.
    [bid] { $seat } may bid.
    [sealed] { $count ->
        [1] { $seat } makes a sealed bid.
       *[other] { $seat } make their sealed bids.
    }
   *[other] { $seat } to play.
}

# Actions
action-roll = Roll the die
action-sell = Sell to the bank…
action-list = Put a footballer up for auction…
action-wanted = Announce a number you look for…
action-declare = Show my team
action-wait = Wait
action-pass = { $decision ->
    [euro] Do not play
    [last] Pass and finish
   *[other] Pass
}
action-draw = Draw the card
action-leave = Leave it
action-buy = Buy
action-refuse = { $decision ->
    [scout] Leave him
   *[other] Refuse
}
action-bid = Bid { $amount }
action-ceiling = Bid the minimum, up to { $amount } if need be
action-send = Send the offer
action-cancel = { $decision ->
    [draft] Drop the offer
   *[other] Go back
}
action-accept = Accept
action-decline = Decline
action-counter = Make a counter-offer…
action-open = Open the auction at { $amount }
action-play = Play the euromatch
action-auto = Field the best eleven
action-confirm = Confirm the team
action-finish = Leave it at that
action-no-react = Do not answer
action-take-off-trainee = For a trainee
action-raise-hand = Raise your hand
action-set-ask = Ask me { $mode ->
    [own_turn] on my own turn
    [every_turn] every turn
    [only_offers] about offers only
   *[never] never
}
action-offer = Make { $seat } an offer…
action-add = Add { $amount }
action-give-money = Give { $amount } more
action-ask-money = Ask for { $amount } more
action-ask-number = Ask for a number { $number }
action-want = Number { $number }
action-sell-sponsor = The { $kind ->
    [shoes] shoes
    [shirt] shirt
    [socks] socks
   *[shorts] shorts
} sponsor{ $price ->
    [none] {""}
   *[other] {" "}for { $price }
}
action-give-sponsor = Give the { $sponsor } sponsor
action-ask-sponsor = Ask for the { $sponsor } sponsor
action-play-plus = { $plus } ({ $effect })
action-react = Answer: { $plus }
action-return-plus = Return { $plus }
action-move = { $place }, { $cell }
action-sell-bank = { $card }{ $price ->
    [none] {""}
   *[other] {" "}for { $price }
}
action-give = Give { $card }
action-ask-card = Ask for { $card }
action-list-card = { $card }
action-toggle = { $fielded ->
    [yes] Take off
   *[no] Field
} { $card }
action-bring-on = Bring on { $card }
action-take-off = { $card }
action-target = { $card }
action-injured = { $card }
action-order = { $price ->
    [none] Withdraw the order for { $card }
   *[other] Sell { $card } from { $price }
}

# Log
log-match-started = The league is in the making. { $first } begins.
log-turn-skipped = { $seat } misses a turn.
log-rolled = { $seat } rolls { $die }.
log-moved = { $seat } stops on { $cell }.
log-left = { $seat } does not draw.
log-footballer-drawn = { $card ->
    [none] { $seat } draws a { $deck ->
        [foreign] foreigner
       *[national] national
    }{ $price ->
        [none] {""}
       *[other] {" "}at { $price }
    }.
   *[other] { $seat } draws { $card }, { $price }.
}
log-bought = { $card ->
    [none] { $seat } buys him for { $price }.
   *[other] { $seat } buys { $card } for { $price }.
}
log-refused = { $seat } refuses { $card }.
log-auction-opened = { $seller ->
    [none] { $card } for auction, from { $start }.
   *[other] { $seller } puts { $card } up for auction, from { $start }.
}
log-bid = { $seat } bids { $amount }.
log-bid-passed = { $seat } does not bid.
log-bid-sealed = { $seat } hands in a bid{ $amount ->
    [none] {""}
   *[other] : { $amount }
}.
log-bids-opened = Bids opened: { $bids ->
    [none] not one
   *[other] { $bids }
}.
log-unsold = Nobody takes { $card }.
log-auctioned = { $card } to { $seat } for { $price }.
log-sold-to-bank = { $seat } sells { $card } to the bank, { $price }.
log-sponsor-sold = { $seat } sells { $sponsor }, { $price }.
log-wanted = { $seat } is looking for a number { $number }.
log-order-set = { $price ->
    [none] No order any more: { $card }.
   *[other] Order to sell: { $card }, { $price }.
}
log-hand-raised = { $seat } raises a hand.
log-ask-set = { $seat } wants to be asked { $mode ->
    [own_turn] on their own turn
    [every_turn] every turn
    [only_offers] about offers only
   *[never] never
}.
log-offer-made = { $counter ->
    [yes] { $seat } makes { $to } a counter-offer.
   *[no] { $seat } makes { $to } an offer.
}
log-offer-sent = { $seat } offers { $to }: { $give ->
    [none] nothing
   *[other] { $give }
} for { $ask ->
    [none] nothing
   *[other] { $ask }
}.
log-offer-received = The offer: { $give ->
    [none] nothing
   *[other] { $give }
} for { $ask ->
    [none] nothing
   *[other] { $ask }
}.
log-offer-declined = { $seat } declines.
log-deal = A deal: { $seat } gives { $give ->
    [none] nothing
   *[other] { $give }
}, { $to } gives { $ask ->
    [none] nothing
   *[other] { $ask }
}.
log-plus-drawn = { $seat } draws a Plus card{ $plus ->
    [none] {""}
   *[other] : { $plus }
}.
log-plus-returned = { $seat } returns a Plus card{ $plus ->
    [none] {""}
   *[other] : { $plus }
}.
log-plus-lost = { $seat } loses a Plus card{ $plus ->
    [none] {""}
   *[other] : { $plus }
}.
log-question-drawn = { $seat }, “{ $question }”: { $code ->
    [sponsor] a sponsor.
    [gain] { $amount } from the bank.
    [lose] { $amount } to the jackpot.
    [lose_per_foreign] { $amount } to the jackpot per foreigner.
    [collect] everybody hands over { $amount }.
    [draw_plus] a Plus card.
    [lose_plus] one Plus card fewer.
    [skip_turn] the next turn is lost.
    [extra_roll] another roll.
   *[scout] a look at the top national, at the devalued price.
}
log-gained = { $seat } takes { $amount }.
log-collected = { $seat } collects { $amount }.
log-sponsor-signed = { $kept ->
    [yes] { $seat } keeps { $sponsor }, which pays more ({ $what }, { $visit } a visit).
   *[no] { $seat } signs with { $sponsor } ({ $what }, { $visit } a visit).
}
log-sponsor-paid = The { $sponsor } sponsor: { $amount } for { $seat }.
log-jackpot-won = { $seat } takes the jackpot: { $amount }.
log-paid = { $amount ->
    [none] { $seat } cannot pay anything: { $forgiven } are forgiven.
   *[other] { $seat } pays { $amount } to the jackpot{ $forgiven ->
        [none] {""}
       *[other] ; { $forgiven } are forgiven
    }.
}
log-scouted = { $card ->
    [none] { $seat } looks at the top national.
   *[other] { $seat } sees { $card }, { $price }.
}
log-scout-left = { $seat } leaves him.
log-phase-one-ended = { $seat ->
    [none] Recruiting ends without a team that is ready.
   *[other] { $seat }’s team is ready{ $bonus ->
        [none] {""}
       *[other] : a bonus of { $bonus }
    }. { $cards }.
} The league begins.
log-team-shown = { $seat }’s team is ready{ $bonus ->
    [none] {""}
   *[other] : a bonus of { $bonus }
}. { $cards }. Recruiting goes on.
log-euro-drawn = { $seat } meets { $euro }.
log-euro-passed = { $seat } does not play { $euro }.
log-euro-lineup = { $seat } fields { $cards }: { $strength }★.
log-euro-plus = { $seat } plays { $plus }: { $strength }★.
log-euro-result = { $won ->
    [yes] { $seat } beats { $euro }, { $strength } to { $against }.
   *[no] { $seat } does not beat { $euro }: { $strength } to { $against }, one must do better than them.
}
log-day-started = { $seat } completes the lap: day { $day }.
log-market-closed = The market closes for good. Keep your regrets.
log-kick-off = { $home }–{ $away }, { $score } at kick-off.
log-match-passed = { $seat } passes.
log-substituted = { $seat } brings on { $on }{ $off ->
    [none] {" "}for a trainee
   *[other] {" "}for { $off }
}, { $score }.
log-plus-played = { $seat } plays { $plus }{ $target ->
    [none] {""}
   *[other] {" "}against { $target }
}{ $code ->
    [weaken] {" "}(−{ $value }★ for the other side)
    [injury_owner] {""}
    [injury_attacker] {""}
    [red_card] {""}
   *[other] , { $score }
}.
log-reacted = { $seat } answers: { $plus } cancels { $against }.
log-footballer-off = { $red ->
    [yes] { $card } is sent off, { $score }.
   *[no] { $card } leaves on a stretcher, a trainee takes over, { $score }.
}
log-result = { $home }–{ $away }: { $score }. { $outcome ->
    [draw] A draw.
    [home] { $home } wins.
   *[away] { $away } wins.
}
log-receipts = Receipts of day { $day }: { $amount } each for { $seats }.
log-playoff = Level at the top: a play-off between { $seats }.
points-count = { $points ->
    [1] 1 point
   *[other] { $points } points
}
pennants-count = { $pennants ->
    [0] no pennant
    [1] 1 pennant
   *[other] { $pennants } pennants
}
log-title-decided = { $by ->
    [playoff_stars] Level on points in the play-off: its stars decide for { $seat }.
    [season_stars] Level in the play-off: the stars of the season among those level decide for { $seat }.
    [wealth] Level in the play-off and in stars: wealth decides for { $seat }.
   *[nothing] Level in everything, wealth included.
}
tie-pennants = { $value ->
    [one] { $value } pennant
   *[other] { $value } pennants
}
tie-playoff-points = { $value ->
    [one] { $value } play-off point
   *[other] { $value } play-off points
}
tie-playoff-stars = { $value }★ in the play-off
tie-season-stars = { $value }★ in the season
tie-wealth = wealth { $value } F
log-match-ended = { $count ->
    [1] { $winners } is champion, { points-count } and { pennants-count }.
   *[other] The title is shared between { $winners }, { points-count }.
}

# Refusals
refusal-footmania-order = That is not the question.
refusal-footmania-aside-already = It is so already.
refusal-footmania-market-closed = The market is closed: no transfer or swap from the matches of the last day but one.
refusal-footmania-market-bank-only = At this table one sells to the bank alone.
refusal-footmania-offer-other-seat = An offer goes to another player of the table.
refusal-footmania-offer-limit = Two initiatives a market, no more.
refusal-footmania-offer-counters = Three counter-offers were made: accept or decline.
refusal-footmania-offer-empty = At least one card must change hands.
refusal-footmania-offer-sponsor = Nobody may hold two sponsors of one kind.
refusal-footmania-offer-debt = You still owe money: this deal would not leave you enough to pay it.
refusal-footmania-offer-no-sponsor = That sponsor is not there.
refusal-footmania-offer-one-side = Money goes one way only.
refusal-footmania-offer-money = That is more than your cash, or more than an offer may hold.
refusal-footmania-offer-three = Three footballers and one sponsor at most on each side, each once.
refusal-footmania-offer-lock = { $card } comes from there: a loan in disguise, wait until a match day is over.
    .short = locked
refusal-footmania-offer-unknown = You have not seen him there; ask for a number instead.
refusal-footmania-accept-number = A number is asked for: name a footballer in a counter-offer.
refusal-footmania-accept-cash = You would need { $amount }.
refusal-footmania-accept-gone = You no longer have what is asked for.
refusal-footmania-want-once = One notice a market.
refusal-footmania-sell-nothing = You have nothing to sell.
refusal-footmania-not-yours = That card is not yours.
refusal-footmania-buy-cash = He costs { $amount }, you have { $cash }: no debts, sell first.
refusal-footmania-bid-cash = You have { $cash }: nobody bids above their cash.
refusal-footmania-bid-ceiling = A ceiling lies above the lowest bid.
refusal-footmania-declare-incomplete = Your team is not complete.
refusal-footmania-move-back = No turning back: you came from there.
refusal-footmania-move-exact = A { $die } takes you { $die ->
    [1] 1 cell
   *[other] { $die } cells
}, no more and no fewer.
refusal-footmania-plus-not-in-hand = You do not hold that card.
refusal-footmania-plus-no-answer = { $plus } does not answer this card.
refusal-footmania-plus-answer-only = As an answer only.
refusal-footmania-plus-euro = { $plus } is of no use in a euromatch.
refusal-footmania-plus-three = { $count ->
    [1] One Plus card per team and match: it is played.
   *[other] { $count } Plus cards per team and match: they are played.
}
refusal-footmania-plus-no-target = There is nobody opposite whom this card could strike.
refusal-footmania-plus-academy = Your trainees are worth +1 already.
refusal-footmania-plus-target = Name a footballer on the pitch.
refusal-footmania-lineup-best = It is the best eleven already.
refusal-footmania-lineup-confirm = Changes enough: confirm the team.
refusal-footmania-lineup-eleven = The team is full: take somebody off first.
    .short = team full
refusal-footmania-lineup-foreigners = { $count ->
    [0] No foreigner on the pitch.
    [1] One foreigner at most on the pitch: take him off first.
   *[other] { $count } foreigners at most on the pitch: take one off.
}
    .short = too many foreigners
refusal-footmania-lineup-keeper = Only the goal is left, and he is no keeper. A utility player plays anywhere but in goal.
    .short = no keeper
refusal-footmania-lineup-number = No number is left for { $card }.
    .short = number taken
refusal-footmania-substitute-trainee = There is no trainee to replace.
refusal-footmania-substitute-number = Even without him no number is left for { $on }.
    .short = number taken
refusal-footmania-substitute-not-fielded = He is not on the pitch.
refusal-footmania-substitute-fielded = He is playing already.
refusal-footmania-substitute-gone = { $card } has gone off: he does not return in this match.
refusal-footmania-substitute-used = { $count ->
    [0] No changes in a match.
    [1] One change a match: it is made.
   *[other] { $count } changes a match: they are made.
}
    .short = changes made

# Options
option-accelerated = Faster first phase
option-accelerated-help = Ten numbers will do, even without a keeper; the bonus is smaller.
value-accelerated-true = yes
value-accelerated-false = no
option-auction = Auctions
option-auction-help = Open outcry, or one secret bid each.
value-auction-open = open
value-auction-sealed = sealed
option-top_price_visible = Top price visible
option-top_price_visible-help = The back of the top card shows its price to all.
value-top_price_visible-true = yes
value-top_price_visible-false = no
option-seventh_plus = Seventh Plus card
option-seventh_plus-help = Choose the one that goes back, or it is the card drawn.
value-seventh_plus-choose = free choice
value-seventh_plus-drawn = the card drawn
option-exempt_receipts = Receipts without a match
option-exempt_receipts-help = With three players, the idle team gets its share too.
value-exempt_receipts-true = yes
value-exempt_receipts-false = no
option-phase1_end = End of recruiting
option-phase1_end-help = At the first complete team, when its owner says so, or once all are complete: longer, but more open, with two above all.
value-phase1_end-auto = at once
value-phase1_end-declare = when declared
value-phase1_end-all = all complete
option-cash_public = Cash visible
option-cash_public-help = Everybody sees the others’ money.
value-cash_public-true = yes
value-cash_public-false = no
option-buy_back_lock = No loans in disguise
option-buy_back_lock-help = A footballer who was sold does not come back before a match day is over.
value-buy_back_lock-true = yes
value-buy_back_lock-false = no
option-market = Market
option-market-help = Sales and swaps between players, or the bank alone.
value-market-full = free
value-market-bank_only = bank alone
option-between_matches = Market between matches
option-between_matches-help = With four players the market opens again before the second match of a day.
value-between_matches-true = yes
value-between_matches-false = no
option-phase1_round_cap = Rounds of recruiting at most
option-phase1_round_cap-help = Then the league begins, without a bonus. 0: no limit.
option-lineup = Teams
option-lineup-help = Everybody fields their own, or the best eleven plays.
value-lineup-choose = free choice
value-lineup-auto = best eleven
option-legs = Matches of two players
option-legs-help = Home and away once, twice or three times: two matches, four or six.
value-legs-1 = two
value-legs-2 = four
value-legs-3 = six

preset-duel = For two
preset-duel-help = Faster recruiting that goes on until the teams are complete: the first has not won yet.
preset-evening = An evening
preset-evening-help = Faster recruiting, no market between the matches of a day, the best eleven plays.

# Measures
measure-rounds = Rounds of recruiting
measure-empty = Rolls after which nothing happens
measure-cap = Matches stopped by the round cap
measure-turns = Turns in all
measure-first-strength = Strength before cards, first day
measure-last-strength = Strength before cards, last day
measure-gap = Gap in stars in a match
measure-draws = Draws
measure-turned = Matches whose result Plus cards change
measure-euros = Euromatches drawn per match
measure-euros-won = Euromatches won
measure-pennants = Pennants per team at the end
measure-builder-champion = The first complete eleven becomes champion
measure-seat = Titles of the player in place { $place } of the turn order
measure-pennants-decide = Titles decided by pennants
measure-playoffs = Matches with a play-off
measure-deals = Deals per match
measure-refused-sold = Refused cards bought at auction
measure-forced = Forced sales per match

# The drawn table
column-played = Played
column-won = W
column-level = D
column-lost = L
draw-letter-yellow = Y
draw-letter-green = G
draw-letter-blue = B
draw-letter-red = R
draw-you = You
draw-to-find = to find
draw-sent-off = sent off
draw-trainee = { $number ->
    [1] Sieve
    [2] Stumble
    [3] Slider
    [4] Scythe
    [5] Goalpost
    [6] Wander
    [7] Dribblet
    [8] Puff
    [9] Brittle
    [10] Hapless
   *[11] Offside
}
draw-bank = bank { $price }
draw-cards = { $count ->
    [0] empty
    [1] 1 card
   *[other] { $count } cards
}
draw-deck = { $deck ->
    [foreign] Foreigners
   *[national] Nationals
}
draw-pack = { $pack ->
    [plus] Plus
    [question] Cards {"?"}
   *[euromatch] Euromatch
}
draw-cell = { $cell ->
    [centre] Centre spot
    [championship] Championship cell
    [national] Blue cell
    [foreign] Red cell
    [plus] Plus cell
    [question] Question cell
    [euromatch] Euromatch
    [jackpot] Jackpot
    [pay] Paying cell
    [shoes] Shoe sponsor
    [shirt] Shirt sponsor
    [socks] Sock sponsor
   *[shorts] Shorts sponsor
}
draw-cell-does = { $cell ->
    [plus] A Plus card, free.
    [question] A question card to obey.
    [euromatch] { $phase ->
        [1] Roll again.
       *[other] A European side to beat.
    }
    [jackpot] { $amount } to take.
   *[other] Nothing to do here.
}
draw-cell-where = { $cell }{ $half ->
    [national] , the nationals’ side
    [foreign] , the foreigners’ side
    [middle] , halfway line
   *[none] {""}
}{ $line ->
    [near] , near the championship
    [far] , far from the championship
   *[none] {""}
}
draw-go = { $cell ->
    [national] Go to the blue cell
    [foreign] Go to the red cell
    [jackpot] Go to the jackpot
   *[other] Go there
}
draw-there = { $cell }: { $price } on the back, { $left ->
    [none] more than you have.
   *[other] you would keep { $left } after buying.
}
draw-unseen = Draw the card? { $left ->
    [none] Buying it would take more than you have.
   *[other] If you buy it, you keep { $left }.
}
draw-arrivals = { $count ->
    [1] One way to go
    [2] Two ways to go
    [3] Three ways to go
   *[other] Four ways to go
}
draw-steps = { $count } { $count ->
    [1] step
   *[other] steps
}, no turning back
draw-on-back = on the back{ $stars ->
    [none] {""}
   *[other] : { $stars }★ possible
}
draw-may-fill = { $numbers ->
    [none] Nothing you still need.
   *[other] May fill: { $numbers }.
}
draw-would-keep = If you buy it, you keep { $amount }.
draw-short = You are { $amount } short.
draw-foreigners = Foreigner number { $count }: { $most } at most on the pitch.
draw-sponsor-here = { $amount ->
    [none] Nothing: you have no such sponsor.
   *[other] { $amount } for you.
}
draw-missing = You still need { $enough ->
    [all] { $numbers }
    [1] one of { $numbers }
   *[other] { $enough } of { $numbers }
}.
draw-complete = Your team is complete.
draw-nobody = none
draw-strength = Strength
draw-missing-row = To find
draw-strength-of = { $seat }, { $count ->
    [0] of whom you know nobody
    [1] by the one footballer you know there
   *[other] by the { $count } footballers you know there
}
draw-more = { $amount } more
draw-receive = Receive
draw-receive-more = Receive { $amount } more
draw-pay = Pay
draw-pay-more = Pay { $amount } more
draw-less = { $amount } less
draw-scouted = The scout’s tip
draw-costs = He costs
draw-refused = If you refuse { $name }, he is auctioned from { $amount }.
draw-scout-rest = The bank takes him back for { $amount }.
draw-bid = Your bid
draw-ceiling = Ceiling { $amount }
draw-ceiling-help = With a ceiling you bid the minimum only, and the bid rises by itself up to there.
draw-sealed = One sealed bid each; they are opened together.
draw-listing = Reserve price
draw-listing-of = { $name } up for auction
draw-listing-help = He is shown to all. Without a bid you keep him.
draw-free = Free
draw-bank-price = Bank
draw-full-price = Price
draw-offer-to = Offer to { $seat }
draw-offer-sent = Offer sent to { $seat }
draw-offer-from = { $seat } offers you
draw-offer-number = offer { $number } of 4
draw-number = no. { $number }
draw-offer-line = { $gift ->
    [yes] You give and ask for nothing.
   *[no] Your eleven: { $gain }{ $unknown ->
        [0] {""}
        [1] {" "}without the number asked for
       *[other] {" "}without the numbers asked for
    }; you would keep { $left }.
}
draw-send = { $way ->
    [pays] Send, paying { $amount }
    [paid] Send, for { $amount }
    [gift] Give for nothing
    [paying_gift] Give for nothing, with { $amount }
   *[even] Send the offer
}
draw-silence = Without an answer the offer is declined after two minutes.
draw-you-get = You get
draw-you-give = You give
draw-nothing = nothing
draw-take-out = Take out of the offer
draw-you-pay = You pay
draw-you-are-paid = You are paid
draw-no-money = No money
draw-to-counter = Changing the sum makes a counter-offer.
draw-counter = Counter
draw-drop = Give up
draw-ask-of = Ask { $seat } for
draw-ask-number-of = Ask { $seat } for anybody with the number:
draw-ask-for = Ask { $seat } for { $name }
draw-any-number = Anybody for the number:
draw-give-hint = To give, tap your footballers below. Everything can be taken out until the offer is sent.
draw-market = Market
draw-initiatives = { $count } { $count ->
    [1] initiative
   *[other] initiatives
} left
draw-deal-with = Propose a deal to { $seat }
draw-want-help = Told to the whole table; it binds nobody.
draw-raise = Still { $amount } short
draw-sell = Sell
draw-sale = { $name } to the bank: { $amount }.
draw-sale-sponsor = { $sold }; it goes back under its deck.
draw-look = { $name }: look at him, sell him, leave an order
draw-back-price = { $amount } on the back
draw-bank-pays = { $amount } from the bank
draw-offer-him = Offer him to { $seat }
draw-auction-him = Put him up for auction
draw-sell-him = Sell him to the bank, { $amount }
draw-order = Standing order
draw-order-help = An offer of money at this price is accepted without waiting for you; below it, declined.
draw-order-none = None
draw-ordered = for sale from { $amount }
draw-next = Next:
draw-fielded = Footballers fielded
draw-pennant-stars = Pennants
draw-match-sheet = Match sheet
draw-euro-risk = A defeat costs nothing; your team is shown to all.
draw-euro-odds = { $strength } to { $rival }: { $won ->
    [yes] you would win.
   *[no] you need { $gap } more.
}
draw-lamp = { $state ->
    [open] { $last ->
        [yes] Last market before day { $day }
       *[no] Market open
    }
    [held] Market suspended
    [bank] The bank alone
   *[closed] Market closed for good
}
draw-asides = You are asked { $mode ->
    [own_turn] on your turn
    [every_turn] every turn
    [only_offers] for offers only
   *[never] never
}
draw-mode = { $mode ->
    [own_turn] On my turn
    [every_turn] Every turn
    [only_offers] For offers
   *[never] Never
}
draw-sheet = Calculation sheet
draw-to-pitch = Pitch
draw-to-sheet = { $market ->
    [yes] Market
   *[no] Sheet
}
draw-to = to
draw-home = at home
draw-lineup-hidden = The other side lines up out of sight.
draw-exchange = { $on } comes on for { $off ->
    [none] a trainee
   *[other] { $off }
}
draw-for = { $gain } for { $name ->
    [none] a trainee
   *[other] { $name }
}
draw-plus-line = { $plus }{ $target ->
    [none] {""}
   *[other] {" "}against { $target }
}{ $score ->
    [none] {""}
   *[other] : you would have { $score }
}{ $answer ->
    [none] {""}
    [card] , unless answered
   *[change] , unless answered or made good by a substitute
}.
draw-play = Play { $plus }
draw-change-line = { $on } for { $off ->
    [none] a trainee
   *[other] { $off }
}{ $score ->
    [none] .
   *[other] : you would have { $score }.
}
draw-bring-on = Bring on { $name }
draw-attack = { $seat } plays
draw-attack-effect = { $code ->
    [injury_owner] one of your footballers goes off, of your choice
    [injury_attacker] { $victim } goes off, chosen by { $seat }
    [red_card] { $victim } is sent off
   *[weaken] −{ $value }★ for you
}
draw-facing = { $own }★ against { $other }★
draw-react-none = None of your cards cancels it: { $code ->
    [injury_owner] one of your footballers goes off, of your choice.
    [injury_attacker] he goes off and a trainee replaces him.
    [red_card] he is sent off and his place stays empty.
   *[weaken] your team loses { $value }★.
}
draw-react-line = { $plus } cancels { $against }.
draw-return = Put back
draw-return-line = { $plus } goes back under its deck.
draw-footballers = Your footballers
draw-bench-hidden = Your bench, hidden from the others
draw-bench-empty = Nobody.
draw-no-plus = None.
draw-leaves = leaves
draw-gone = gone off
draw-foreign-count = { $count } of { $most } { $most ->
    [1] foreigner
   *[other] foreigners
} fielded
draw-holes = with { $count } { $count ->
    [1] hole
   *[other] holes
} at −1
draw-if = if agreed
draw-cannot = cannot come on
draw-wanted = To find: { $numbers }
draw-level = { $level ->
    [yes] joint{" "}
   *[no] {""}
}
draw-standing = { $place ->
    [none] {""}
    [1] { draw-level }1st,{" "}
    [2] { draw-level }2nd,{" "}
    [3] { draw-level }3rd,{" "}
   *[other] { draw-level }{ $place }th,{" "}
}{ $points }, { $pennants ->
    [0] no pennant
    [1] 1 pennant
   *[other] { $pennants } pennants
}
draw-far = { $count ->
    [0] perhaps complete
   *[other] at least { $count } missing
}
draw-far-short = { $count ->
    [0] complete?
   *[other] ≥ { $count } to find
}
draw-full-time = Full time
draw-points-won = { $seat ->
    [both] One point each.
    [you] { $count } points for you.
   *[other] { $count } points for { $seat }.
}
draw-all-played = Your matches are all played.

# What each piece does
explain-footballer = { $colour ->
    [red] Foreigner
    [blue] International
   *[other] National
}, { $numbers ->
    [any] utility player, anywhere but in goal
   *[other] { $last ->
        [none] wears { $numbers }
       *[other] wears { $numbers } or { $last }
    }
}; { $stars } stars for your team. { $price } on the back, { $bank } at the bank.
explain-hole = { $kind ->
    [vacant] Nobody wears { $number }: one star less for the eleven.
    [off] { $name ->
        [none] Sent off
       *[other] { $name }, sent off
    }: nobody replaces him, his place does not count.
   *[trainee] A trainee plays here: { $stars } star.
}
explain-plus = { $family ->
    [protection] Played only in answer to such a card of the other side.
    [boost] Played during your match; it then goes under the deck.
   *[hostile] Played during your match against the other side, which may answer with a protection.
}
explain-cell = { $cell ->
    [centre] Where the pawns start. Stopping here does nothing.
    [championship] Nothing while teams are built. In the championship laps start here, and the first pawn home calls the match day.
    [national] You may draw a national or an international, then buy him at the price on the back. Refused, he is auctioned.
    [foreign] You may draw a foreigner, then buy him at the price on the back. Refused, he is auctioned.
    [plus] You draw a Plus card, free, for your matches.
    [question] You draw a “?” card and do what it says.
    [euromatch] While teams are built, you roll again. In the championship, a team of Europe to beat for pennants and money.
    [jackpot] All the money in the jackpot is yours.
    [pay] You pay the sum printed here into the jackpot.
   *[sponsor] If you have this sponsor, the bank pays you at each stop; otherwise nothing.
}
explain-sponsor = Pays its owner for each stop on its cell.
explain-far = { $count } numbers are needed to end the recruiting. One only sees the backs of everybody’s cards, and foreigners beyond the limit do not count: more may be missing.

draw-looks-for = wants a { $number }
draw-points = { $count } { $count ->
    [1] pt
   *[other] pts
}
draw-plus-count = { $count ->
    [0] No Plus card
    [1] 1 Plus card
   *[other] { $count } Plus cards
}
draw-others = What the others have
draw-no-sponsor = no sponsor
draw-known = { $count } footballers known
draw-phase-building = Recruiting
draw-phase-season = Championship
draw-day = { $day ->
    [0] Play-off
   *[other] D{ $day }
}

# The rules text
booklet-colour = { $colour ->
    [yellow] yellow
    [green] green
    [blue] blue, international
   *[red] red, foreigner
}
booklet-deck = { $deck ->
    [foreign] foreign
   *[national] national
}
booklet-range = { $low } to { $high }
booklet-hostile = { $kind ->
    [injury] an injury
    [red] a red card
    [weaken] a weakening
   *[any] any hostile card
}
booklet-plus = { $code ->
    [boost] +{ $value }★ for your team
    [boost_home] +{ $value }★ at home, +{ $away }★ elsewhere
    [trainees_plus] your trainees are worth +1★ instead of −1★
    [injury_owner] an opponent goes off, of his own team’s choice
    [injury_attacker] an opponent goes off, of your choice
    [red_card] an opponent goes off, of your choice; his place stays empty
    [weaken] −{ $value }★ for the other team
   *[cancel] as an answer only: cancels { $what }
}
booklet-question = { $code ->
    [gain] the bank pays you { $amount }
    [lose] you pay { $amount } to the jackpot
    [lose_per_foreign] you pay { $amount } to the jackpot for every foreigner you own
    [collect] every other player pays you { $amount }, or all the cash there is
    [draw_plus] you draw a Plus card
    [lose_plus] one of your Plus cards, drawn at random, goes under its deck
    [skip_turn] you miss your next turn
    [extra_roll] you roll and move again at once
   *[scout] you alone look at the top national and may buy him at his devalued price; if not, he goes under his deck unseen
}

# The guided first match
tutorial-hello = The goal: put an eleven together, then win the championship. A footballer wears one or more numbers and is worth stars. You lack { $first } and { $second }; as soon as somebody fills his eleven numbers, recruiting stops. But first, Inès has a proposal.
tutorial-offer = Before the die, the market is open. Inès offers { $money } F for Rodrigue Chefdorque, { $one } or { $other }. Both places are taken in your team: he would never leave the bench. Accept, the money will be useful.
tutorial-offer-not = Chefdorque would stay on the bench, and you are going to need this money.
tutorial-roll = It is a deal: { $cash } F in your till. Your turn, throw the die.
tutorial-move = Two ways here: the red cell sells a foreigner, the blue one a national. You never go back. Go to the blue one.
tutorial-draw = Everybody sees the price on the back of the card: { $price } F. Only you will see who it is. Draw.
tutorial-buy = Lucien Flèche, { $one } or { $other }, { $stars } stars: there is your { $one }. Buy him. The others see the price, not the footballer.
tutorial-buy-not = Refused, he would be shown to all and auctioned among the others.
tutorial-bid = Bruno draws a { $number } he cannot afford: Gédéon Canonnier is auctioned, for { $start } F instead of { $price }. Inès offers them. He is your last number: bid.
tutorial-bid-not = { $enough } F are enough: it is all Inès has in her till, she cannot follow.
tutorial-eleven = Eleven numbers filled: your team is shown, the bank pays { $bonus } F, and recruiting stops at once, for everybody. Empty places will go to trainees, each worth minus one star.
tutorial-lap = Later: the last lap before the last day. Bruno has { $leader } points, you { $mine }, Inès { $last }; a win is worth two. The first pawn home calls the day. Throw the die.
tutorial-lineup = You draw a Plus card, Red card: just in time. Bruno completes the lap: Bruno against you, for the title. Your best eleven is in place already, { $stars } stars, three foreigners at most. Confirm it.
tutorial-red = { $his } to { $mine } for him. No die in a match: most stars win, and the weaker side acts first. Three Plus cards and two substitutions each. Red card for Diego Cañonazo: { $stars } stars, and his place stays empty.
tutorial-red-not = The red card, and at the strongest: Cañonazo and his { $stars } stars.
tutorial-protect = { $his } to { $mine }. Bruno strikes back: a grave injury, to your best man. A protection played in answer cancels the attack. Bring out the physio.
tutorial-protect-not = Without an answer, a trainee replaces Magicescu: { $loss } stars less.
tutorial-hold = You lead by { $lead }. The match ends once both of you pass, one after the other; if Bruno plays, you may answer. Keep Form ★★ for later, and pass.
tutorial-hold-not = Not yet: you lead, and if Bruno plays, it is your turn again.
tutorial-injury = A light injury, and no physio left: do not answer. This time you choose the injured man yourself: Kilian Crochet, number { $number }, is worth just { $stars } stars.
tutorial-injury-not = Better Kilian Crochet: just { $stars } stars, and his substitute waits on the bench.
tutorial-substitute = A trainee holds number { $number }, worth minus one star. Bring on Tancrède Reprise, { $one } or { $other }, in his place.
tutorial-whistle = { $his } to { $mine }, and Bruno has played his three cards: he can do no more. Pass, and it is over.
tutorial-whistle-not = No need any more: Bruno has no card left to play.
tutorial-end = The title is yours: { $mine } points, Bruno { $second }, Inès { $third }. The rest you discover by playing: sponsors who pay at every visit, euromatches and their pennants, and all that is sold, exchanged and kept quiet at the market.

# Faulty editions and positions

fault-footmania-price-on-back = the price is on the back: price, or price and bonus
fault-footmania-cells-of-type = { $count } cells are { $type }{ $count ->
    [0] {""}
   *[other] {" "}({ $cells })
}; it must be { $number }
fault-footmania-no-sponsor-cell = no sponsor cell for { $kinds }
fault-footmania-cut-off = cannot be reached from the start
fault-footmania-cell-kind = a sponsor cell says which kind, other cells have none
fault-footmania-cell-amount = a pay cell says how much, other cells have none
fault-footmania-other-cell = { $cell } is not another cell
fault-footmania-one-way = { $other } does not have { $cell } as its neighbour
fault-footmania-no-cell = { $cell } is not a cell
fault-footmania-no-centre = { $cell } is not the centre
fault-footmania-circuit-start = begins with { $cell }, not with the championship cell
fault-footmania-not-neighbours = { $other } is not a neighbour of { $cell }
fault-footmania-not-devalued = { $value } is not below the price, { $price }
fault-footmania-numbers = { $value } is not “JP” or a list of numbers from 1 to { $high }
fault-footmania-few-for-number = { $count } footballers can play number { $number }; at least { $least } are needed
fault-footmania-plus-value = boosts and weakenings have a value, other cards have none
fault-footmania-plus-away = a home boost has a value away, other cards have none
fault-footmania-plus-cancels = a protection says what it cancels, other cards cancel nothing
fault-footmania-plus-euro = only cards that raise one’s own stars help in a euromatch
fault-footmania-few-plus = { $count } cards are too few; at least { $least }
fault-footmania-no-sponsor = no card is a sponsor of the kind { $kind }
fault-footmania-same-place = lies in the same place as { $other }
fault-footmania-not-newest = { $plus } was not just drawn by the seat that is asked
fault-footmania-sponsor-order = pays more per visit than { $other } and must also be sold for more: within a kind both sums rise together
fault-footmania-no-pennants = no card with { $pennants } pennants
fault-footmania-euro-order = is stronger or pays more than { $other }, which has more pennants
fault-footmania-deck-empty = the { $deck } deck is empty
fault-footmania-amount-needed = { $code } needs an amount
fault-footmania-amount-unneeded = { $code } has no amount
fault-footmania-hand = { $count } cards; a hand holds { $most }
fault-footmania-sponsor-unfit = { $card } is no sponsor, or the second of its kind
fault-footmania-lap = a lap has { $cells } cells
fault-footmania-not-next-to = { $other } is not next to { $cell }
fault-footmania-in-squad = { $card } is in a squad
fault-footmania-more-than-cards = { $card } is in more places than there are cards
fault-footmania-elsewhere = { $card } is elsewhere
fault-footmania-entries-for-cards = { $count } entries for { $cards } cards
fault-footmania-lock = { $pair } is not “seller>buyer”
fault-footmania-in-no-squad = is in no squad
fault-footmania-fresh = { $count } of { $size } cards
fault-footmania-day-late = { $day } is out of range; { $days } days are played
fault-footmania-days-over = { $over } does not fit day { $day }
fault-footmania-fixtures = there are not { $count } matches
fault-footmania-entries-for-matches = { $count } entries for { $matches } matches
fault-footmania-deal-alone = a deal needs two seats
fault-footmania-not-of-seat = { $card } is not seat { $seat }’s
fault-footmania-deal-cash = is more than the proposer has
fault-footmania-deal-sponsor = seat { $seat } has none
fault-footmania-not-fielded = { $card } cannot play for seat { $seat }
fault-footmania-team = is not a team that may play
fault-footmania-not-askable = seat { $seat } cannot be asked { $decision } here
fault-footmania-of-the-active = { $decision } is asked of the active seat
fault-footmania-no-dialogs = { $decision } has no dialogs
fault-footmania-no-roll = a way is chosen in phase 1, after a roll
fault-footmania-no-draw = no footballer can be drawn on { $cell }
fault-footmania-can-pay = the seat can pay: nothing need be raised
fault-footmania-no-declaring = teams are declared with the option phase1_end=declare only
fault-footmania-no-showing = a team is shown during recruiting only with the option phase1_end=all
fault-footmania-incomplete = seat { $seat } has no complete team to declare
fault-footmania-belief = { $value } names no place where a footballer can be
fault-footmania-matches-of-day = { $count } matches do not fit day { $day }
fault-footmania-points = { $points }; the matches played gave { $gained }
fault-footmania-day-early = { $day } is out of range; match days come in phase 2
fault-footmania-market-phase = the market closes in phase 2 only
fault-footmania-not-closing = phase 1 is not over
fault-footmania-decision-late = { $decision } belongs to phase 2
fault-footmania-lap-early = laps are run in phase 2
fault-footmania-euro-early = euromatches are played in phase 2
fault-footmania-no-debt = no payment is due
fault-footmania-off-lap = { $cell } is not where the progress leads
fault-footmania-market-closed = the market closed on the last day but one
fault-footmania-market-open = the market closes on the last day but one
fault-footmania-title-early = { $over } is out of range; { $days } days come before the title
fault-footmania-playoff = is between the seats level at the top, in points and pennants
fault-footmania-matches-left = { $count } matches are left to play
fault-footmania-sides = { $count } given; { $decision } needs { $needed }
fault-footmania-euro-seat = the active seat plays the euromatch
fault-footmania-next-match = the next match is seat { $home } against seat { $away }
fault-footmania-market-shut = the market is shut
fault-footmania-deal-begun = began the offers and is one of the two
fault-footmania-deal-by = is not the seat that composes the offer
fault-footmania-deal-to = is not the seat that answers
fault-footmania-pending = is not the offer this counter-offer answers
fault-footmania-names-twice = names a footballer twice
fault-footmania-gives-many = { $count } footballers; at most { $most } change hands
fault-footmania-asks-many = { $count } footballers and numbers; at most { $most } change hands
fault-footmania-more-than = is more than { $amount }
fault-footmania-money-alone = money alone does not change hands
fault-footmania-two-sponsors = leaves a seat with two sponsors of one kind
fault-footmania-does-not-bid = seat { $seat } does not bid for this footballer
fault-footmania-no-bid-asked = seat { $seat } is not asked for a bid
fault-footmania-nobody-bid = nobody has bid
fault-footmania-does-not-lead = seat { $seat } does not lead
fault-footmania-no-such-bid = is no bid that seat { $seat } can make
fault-footmania-ceiling = is more than the seat has
fault-footmania-bid-low = is less than may be bid
fault-footmania-day-under-way = day { $day } does not fit: its matches are on
fault-footmania-day-not-begun = day { $day } does not fit: its matches are not on
fault-footmania-bids-sealed = bids are sealed by the options
fault-footmania-bids-open = bids are open by the options

# The log, when it is you: the same line in the second person; -target, -other… when you are the one it is aimed at
you-match-started-first = The league is in the making. You begin.
you-turn-skipped = You miss a turn.
you-rolled = You roll { $die }.
you-moved = You stop on { $cell }.
you-left = You do not draw.
you-footballer-drawn = { $card ->
    [none] You draw a { $deck ->
        [foreign] foreigner
       *[national] national
    }{ $price ->
        [none] {""}
       *[other] {" "}at { $price }
    }.
   *[other] You draw { $card }, { $price }.
}
you-bought = { $card ->
    [none] You buy him for { $price }.
   *[other] You buy { $card } for { $price }.
}
you-refused = You refuse { $card }.
you-bid = You bid { $amount }.
you-bid-passed = You do not bid.
you-bid-sealed = You hand in a bid{ $amount ->
    [none] {""}
   *[other] : { $amount }
}.
you-sold-to-bank = You sell { $card } to the bank, { $price }.
you-sponsor-sold = You sell { $sponsor }, { $price }.
you-wanted = You are looking for a number { $number }.
you-hand-raised = You raise your hand.
you-ask-set = You want to be asked { $mode ->
    [own_turn] on your own turn
    [every_turn] every turn
    [only_offers] about offers only
   *[never] never
}.
you-offer-made = { $counter ->
    [yes] You make { $to } a counter-offer.
   *[no] You make { $to } an offer.
}
you-offer-sent = You offer { $to }: { $give ->
    [none] nothing
   *[other] { $give }
} for { $ask ->
    [none] nothing
   *[other] { $ask }
}.
you-offer-declined = You decline.
you-auction-opened = You put { $card } up for auction, from { $start }.
you-kick-off-home = You host { $away }: { $score } at kick-off.
you-kick-off-away = You play at { $home }’s: { $score } at kick-off.
you-result-home = You host { $away }: { $score }. { $outcome ->
    [draw] A draw.
    [home] You win.
   *[away] { $away } wins.
}
you-result-away = You play at { $home }’s: { $score }. { $outcome ->
    [draw] A draw.
    [home] { $home } wins.
   *[away] You win.
}
you-deal = A deal: you give { $give ->
    [none] nothing
   *[other] { $give }
}, { $to } gives { $ask ->
    [none] nothing
   *[other] { $ask }
}.
you-plus-drawn = You draw a Plus card{ $plus ->
    [none] {""}
   *[other] : { $plus }
}.
you-plus-returned = You return a Plus card{ $plus ->
    [none] {""}
   *[other] : { $plus }
}.
you-plus-lost = You lose a Plus card{ $plus ->
    [none] {""}
   *[other] : { $plus }
}.
you-question-drawn = You draw “{ $question }”: { $code ->
    [sponsor] a sponsor.
    [gain] { $amount } from the bank.
    [lose] { $amount } to the jackpot.
    [lose_per_foreign] { $amount } to the jackpot per foreigner.
    [collect] everybody hands over { $amount }.
    [draw_plus] a Plus card.
    [lose_plus] one Plus card fewer.
    [skip_turn] the next turn is lost.
    [extra_roll] another roll.
   *[scout] a look at the top national, at the devalued price.
}
you-gained = You take { $amount }.
you-collected = You collect { $amount }.
you-sponsor-signed = { $kept ->
    [yes] You keep { $sponsor }, which pays more ({ $what }, { $visit } a visit).
   *[no] You sign with { $sponsor } ({ $what }, { $visit } a visit).
}
you-jackpot-won = You take the jackpot: { $amount }.
you-paid = { $amount ->
    [none] You cannot pay anything: { $forgiven } are forgiven.
   *[other] You pay { $amount } to the jackpot{ $forgiven ->
        [none] {""}
       *[other] ; { $forgiven } are forgiven
    }.
}
you-scouted = { $card ->
    [none] You look at the top national.
   *[other] You see { $card }, { $price }.
}
you-scout-left = You leave him.
you-euro-drawn = You meet { $euro }.
you-euro-passed = You do not play { $euro }.
you-euro-lineup = You field { $cards }: { $strength }★.
you-euro-plus = You play { $plus }: { $strength }★.
you-euro-result = { $won ->
    [yes] You beat { $euro }, { $strength } to { $against }.
   *[no] You do not beat { $euro }: { $strength } to { $against }, one must do better than them.
}
you-day-started = You complete the lap: day { $day }.
you-match-passed = You pass.
you-substituted = You bring on { $on }{ $off ->
    [none] {" "}for a trainee
   *[other] {" "}for { $off }
}, { $score }.
you-plus-played = You play { $plus }{ $target ->
    [none] {""}
   *[other] {" "}against { $target }
}{ $code ->
    [weaken] {" "}(−{ $value }★ for the other side)
    [injury_owner] {""}
    [injury_attacker] {""}
    [red_card] {""}
   *[other] , { $score }
}.
you-reacted = You answer: { $plus } cancels { $against }.
you-match-ended = You win the title, { points-count } and { pennants-count }.
you-auctioned = { $card } goes to you for { $price }.
you-sponsor-paid = The { $sponsor } sponsor: { $amount } for you.
you-team-shown = Your team is ready{ $bonus ->
    [none] {""}
   *[other] : a bonus of { $bonus }
}. { $cards }. Recruiting goes on.
you-phase-one-ended = Your team is ready{ $bonus ->
    [none] {""}
   *[other] : a bonus of { $bonus }
}. { $cards }. The league begins.
you-deal-to = A deal: { $seat } gives { $give ->
    [none] nothing
   *[other] { $give }
}, you give { $ask ->
    [none] nothing
   *[other] { $ask }
}.
you-offer-made-to = { $counter ->
    [yes] { $seat } makes you a counter-offer.
   *[no] { $seat } makes you an offer.
}
you-title-decided = { $by ->
    [playoff_stars] Level on points in the play-off: its stars decide for you.
    [season_stars] Level in the play-off: the stars of the season among those level decide for you.
    [wealth] Level in the play-off and in stars: wealth decides for you.
   *[nothing] Level in everything, wealth included.
}

# ---- Streams of chance

stream-national = the national footballers
stream-foreign = the foreign footballers
stream-plus = the Plus cards
stream-question = the question marks
stream-euromatch = the Euromatches
stream-first = the first player
stream-die = the die
stream-lose-plus = the Plus card lost

dealt-plus = Plus cards drawn before the season
