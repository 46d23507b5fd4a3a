# Sponsio: the words.

game-name = Sponsio
game-poster = Sponsio
game-tagline = Bet, follow suit, betray
game-pitch = Eight cards, four turns to bet on the tricks to come, and a traitor who lives on your mistakes.

# Cards, tickets, tokens
card = { $suit ->
    [green] green
    [yellow] yellow
    [blue] blue
   *[red] red
} { $value }
card-short = { $value }{ $suit ->
    [green] G
    [yellow] Y
    [blue] B
   *[red] R
}
suit-led = { $suit ->
    [green] green
    [yellow] yellow
    [blue] blue
   *[red] red
}
suit-count = { $count }×{ $suit ->
    [green] G
    [yellow] Y
    [blue] B
   *[red] R
}
ticket-name = { $type ->
    [tricks] Tricks
    [last] Last trick
    [nines] The 9s
    [counter] Counter-bet
   *[color] { $suit ->
        [green] Green cards
        [yellow] Yellow cards
        [blue] Blue cards
       *[red] Red cards
    }
}
ticket-short = { $type ->
    [tricks] tricks
    [last] last trick
    [nines] the 9s
    [counter] counter
   *[color] { $suit ->
        [green] green
        [yellow] yellow
        [blue] blue
       *[red] red
    }
}
ticket-stack = { $ids } { $name } { $odds }
ticket-span = { $low } to { $high }
ticket-seats = { $seats } players
ticket-colour = { $group ->
    [green] green
    [yellow] yellow
    [blue] blue
    [red] red
    [brown] brown
    [dark_brown] dark brown
    [counter] counter-bet
   *[other] { $group }
}
wager-id = { $id ->
    [yes] yes
    [no] no
    [loses] loses
   *[other] { $id }
}
wager-odds = { $id }×{ $odds }
wager-tricks = { $shape ->
    [one] { $low ->
        [0] no trick
        [1] exactly 1 trick
       *[other] exactly { $low } tricks
    }
    [more] { $low } tricks or more
    [list] { $low } tricks
   *[range] { $low } to { $high } tricks
}
wager-color = { $shape ->
    [one] { $low ->
        [0] no { $suit ->
            [green] green
            [yellow] yellow
            [blue] blue
           *[red] red
        } card
       *[other] exactly { $low } { $suit ->
            [green] green
            [yellow] yellow
            [blue] blue
           *[red] red
        } { $low ->
            [1] card
           *[other] cards
        }
    }
    [more] { $low } or more { $suit ->
        [green] green
        [yellow] yellow
        [blue] blue
       *[red] red
    } cards
    [list] { $low } { $suit ->
        [green] green
        [yellow] yellow
        [blue] blue
       *[red] red
    } cards
   *[range] { $low } to { $high } { $suit ->
        [green] green
        [yellow] yellow
        [blue] blue
       *[red] red
    } cards
}
wager-last = { $value ->
    [yes] winning the last trick
   *[no] not winning the last trick
}
wager-nines = { $value ->
    [yes] { $scope ->
        [deck] every 9, talon included, wins a trick
       *[play] every 9 wins a trick
    }
   *[no] { $scope ->
        [deck] at least one 9, talon included, wins no trick
       *[play] at least one 9 wins no trick
    }
}
wager-yes = { $type ->
    [last] { $value ->
        [yes] yes
       *[no] no
    }
   *[nines] { $value ->
        [yes] all
       *[no] not all
    }
}
wager-counter = will lose at least one bet
token = { $token ->
    [fight] fight
    [double] double bet
    [modifier] modifier
   *[three] 3-coin
} ({ $price ->
    [coin] 1 coin
   *[reveal] 1 card
})
token-short = { $token ->
    [fight] fight token
    [double] double token
    [modifier] modifier
   *[three] 3-coin token
}
bet = { $ticket } { $name } { $wager } ×{ $odds }
no-bet = no bet
coins = { $coins ->
    [0] no coin
    [1] 1 coin
    [-1] −1 coin
   *[other] { $coins } coins
}
tricks = { $count ->
    [0] no trick
    [1] 1 trick
   *[other] { $count } tricks
}
purse-of = { $seat } { $coins }
streak = { $space }/9 ({ $value })
hidden-cards = +{ $count }
hidden-label = { $count ->
    [1] 1 hidden card
   *[other] { $count } hidden cards
}
leads = { $seat } leads
tag-dealer = dealer
tag-must-bet = must bet
tag-traitor = traitor

# The table
panel-talon = Talon
panel-tokens = Tokens
panel-tickets = Tickets
panel-seats = Players
panel-trick = Trick
panel-last-trick = Previous trick
panel-nines = { $scope ->
    [deck] 9s, talon too
   *[play] Players’ 9s
}
panel-hand = Your hand
column-seat = Player
column-coins = Coins
column-streak = Track
column-cards = Face-up cards
column-tricks = Tricks
column-bets = Bets
status = Round { $round } of { $rounds }
    .goal = goal { $goal } coins
    .phase = { $phase }
phase = { $phase ->
    [bets] Betting, turn { $turn } of { $turns }
    [tricks] Trick { $trick }
    [score] Scoring
   *[over] End of the match
}

# Questions
prompt-turn = { $obliged ->
    [yes] Nobody had bet when this turn began: the dealer must. Reveal a card.
   *[no] Reveal a card to act, or pass.
}
    .lead = { $obliged ->
        [yes] { your-turn }
        [betless] { last-turn }
       *[no] Your turn, { $turn } of { $turns }
    }
prompt-action = { $obliged ->
    [yes] You must bet: choose a ticket.
   *[no] Bet, take a token or swap a card.
}
    .lead = { $obliged ->
        [betless] { last-turn }
       *[no] { your-turn }
    }
last-turn = Last turn: without a bet you will be a traitor
prompt-wager = { $counter ->
    [yes] Who will lose a bet?
   *[no] { $ticket }: what do you bet?
}
    .lead = { $counter ->
        [yes] { your-turn }
       *[no] {""}
    }
prompt-stake = { $ticket }: single stake, or doubled with your token?
prompt-token-pay = This token costs a card: which one do you reveal?
prompt-fight-card = Which card of your hand will lead the first trick?
prompt-modify = Which ticket does the modifier go on?
prompt-rewager = { $ticket }: keep your bet or change it.
prompt-swap-give = You take the { $card } from the talon: which card do you give?
prompt-play = { $suit ->
    [none] Play a card.
   *[other] { $follows ->
        [yes] Follow { suit-led }: { $winning } is winning.
       *[no] Discard a card, having no { suit-led }: { $winning } is winning.
    }
}
    .lead = { $suit ->
        [none] Your lead
       *[other] { your-turn }
    }
prompt-cash = { $kept ->
    [unpaid] The match is decided with this round: collect { coins }, or leave space { $space } unpaid.
    [paid] Kept, space { $space } will be paid too, but not count for the round.
    [unpaid-paid] Kept, space { $space } will be paid only if nobody reaches { $goal } coins, bonus included.
    [unpaid-on] { spaces-left } and the match is yours; if somebody reaches { $goal } coins, bonus included, the space will not be paid.
   *[on] { cash-or-keep }.
}
    .lead = { $kept ->
        [paid] Last round: collect { coins }
        [unpaid-paid] Last round: collect { coins }
        [unpaid-on] Collect { coins }, or keep space { $space }
       *[other] {""}
    }
cash-or-keep = Collect { coins } and go back to the start, or keep space { $space }: { spaces-left } and the match is yours
spaces-left = { $left ->
    [1] 1 more space
   *[other] { $left } more spaces
}
prompt-over = { $count ->
    [1] { $reason ->
        [track] { $winners } wins: ninth space of the track.
        [coins] { $winners } wins with { coins }; { $goal } were needed.
       *[rounds] { $winners } wins after the last round with { coins }.
    }
   *[other] Shared victory: { $winners }, { coins }.
}
waiting-bets = { $seat } is thinking about bets.
waiting-score = { $seat } decides: collect or keep the space.
waiting-play = { $suit ->
    [none] { $seat } to lead.
    [green] Green was led.
    [yellow] Yellow was led.
    [blue] Blue was led.
   *[red] Red was led.
}
    .lead = { $suit ->
        [none] {""}
       *[other] { $seat } to play
    }

# Actions
action-pass = Pass
action-reveal = Reveal the { $card }
action-bet = Bet: { $name } ({ $ticket })
action-token = { $token ->
    [fight] Fight token
    [double] Double-bet token
    [modifier] Modifier token
   *[three] 3-coin token
} ({ $price ->
    [coin] 1 coin
   *[reveal] 1 card
}{ $vain ->
    [countered] , nothing to change: counter-bet before you
    [doubled] , nothing to change: doubled bet
   *[no] {""}
})
action-swap-take = Take the { $card } from the talon
action-no-action = Do nothing more
action-wager = { $wager } (×{ $odds })
action-rewager = { $wager } (×{ $odds }{ $now ->
    [yes] , present bet
   *[no] {""}
})
action-target = { $seat } will lose a bet
action-stake = { $coins ->
    [1] Stake 1 coin
   *[other] Stake { $coins } coins
} to win { $gain }
action-pay-reveal = Pay for the { $token ->
    [fight] fight token
    [double] double-bet token
    [modifier] modifier token
   *[three] 3-coin token
} by revealing the { $card }
action-fight-card = The { $card } will lead the first trick
action-modify = Ticket { $ticket }: { $name }{ $vain ->
    [countered] {" "}(counter-bet before you: the token will change nothing)
    [doubled] {" "}(doubled bet: the token will change nothing)
   *[no] {""}
}
action-swap-give = Give the { $card }
action-play = Play the { $card }
action-collect = Collect { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
}
action-keep = Keep space { $space }

# Log
log-match-started = The match begins; { $dealer } deals{ $removed ->
    [none] .
    [green] , without the green cards.
    [yellow] , without the yellow cards.
    [blue] , without the blue cards.
   *[red] , without the red cards.
}
log-round-started = Round { $round }: { $dealer } deals.
log-dealt = You receive { $cards }.
log-talon = In the talon: { $cards }.
log-passed = { $seat } passes.
log-no-action = { $seat } leaves it at that.
log-revealed = { $seat } reveals the { $card }.
log-obligation = { $strict ->
    [yes] Nobody has bet: { $dealer } will have to in this turn.
   *[no] Nobody has bet: { $dealer } will have to in this turn, unless somebody does before.
}
log-bet-placed = { $variant ->
    [counter] { $seat } bets against { $target }
   *[plain] { $seat } bets: { $wager } (ticket { $ticket })
}{ $stake ->
    [1] .
   *[other] , doubled.
}
log-token-taken = { $seat } takes the { $token ->
    [fight] fight
    [double] double-bet
    [modifier] modifier
   *[three] 3-coin
} token: { $price ->
    [coin] 1 coin.
   *[reveal] one card revealed.
}
log-fight-card = { $seat } will lead the first trick with the { $card }.
log-modified = { $same ->
    [yes] { $seat } keeps the bet: { $to } (ticket { $ticket }).
   *[no] { $seat } changes the bet: { $to } (ticket { $ticket }).
}
log-swapped = { $seat } takes the { $took } from the talon and gives the { $gave }.
log-traitors = { $count ->
    [1] No bet: { $seats } is a traitor and will live on the others’ mistakes.
   *[other] No bet, hence traitors: { $seats }. The others’ mistakes will feed them.
}
log-card-played = { $seat } plays the { $card }.
log-trick-won = { $seat } wins the trick: { $cards }.
log-nine-won = The { $card } won its trick.
log-bet-result = { $won ->
    [yes] { $seat }, { $name } (ticket { $ticket }): won, { coins }.
   *[no] { $seat }, { $name } (ticket { $ticket }): lost.
}
log-counter-result = { $won ->
    [yes] { $seat } wins the counter-bet on { $target }: { coins }.
   *[no] { $seat } loses the counter-bet on { $target }.
}
log-traitor-result = { $lost_bets ->
    [0] { $seat }, traitor: no bet was lost, { coins }.
    [1] { $seat }, traitor: 1 lost bet, { coins }.
   *[other] { $seat }, traitor: { $lost_bets } lost bets, { coins }.
}
log-streak-moved = { $to ->
    [0] { $seat }: back to the start of the track.
   *[other] { $seat } moves to space { $to }.
}
log-cash = { $choice ->
    [keep] { $seat } keeps the space.
   *[other] { $seat } collects { $coins ->
        [1] 1 coin
       *[other] { $coins } coins
    } from the track.
}
log-round-winner = { $count ->
    [1] { $seats } wins the round
   *[other] { $seats } share the round
}: +{ $bonus }.
log-round-ended = End of the round: { $purses }.
log-match-ended = { $count ->
    [1] { $reason ->
        [track] { $winners } wins: ninth space of the track.
        [coins] { $winners } wins with { coins }.
       *[rounds] { $winners } wins after the last round with { coins }.
    }
   *[other] Shared victory: { $winners }, { coins }.
}

# Refusals
refusal-sponsio-order = { $asked ->
    [turn] First reveal a card or pass.
    [action] First choose your action.
    [wager] First say what you bet.
    [stake] First choose your stake.
    [token_pay] First pay for the token with a revealed card.
    [fight_card] First lay the card under the fight token.
    [modify] First put the modifier on a ticket.
    [rewager] First keep or change your bet.
    [swap_give] First give a card to the talon.
    [play] Now is the time to play a card.
   *[cash] Now is the time to collect or keep your space.
}
refusal-sponsio-dealer-must-bet = Nobody had bet when the last turn began: the dealer must place a bet.
    .short = You must bet
refusal-sponsio-reveal-face-up = The { $card } is face up already: a card of your hand is needed.
refusal-sponsio-reveal-not-yours = The { $card } is not in your hand.
refusal-sponsio-bet-not-in-play = Ticket { $ticket } is not used in this match.
refusal-sponsio-bet-taken = { $holder } has already taken ticket { $ticket }.
refusal-sponsio-bet-same-colour = You already hold ticket { $held }, of the same colour as { $ticket }: one of each ticket colour.
    .short = You have one
refusal-sponsio-bet-no-coin = A bet costs 1 coin and your purse is empty.
    .short = Purse empty
refusal-sponsio-bet-wager = On this ticket you choose one of the wagers printed on it.
refusal-sponsio-bet-not-printed = This wager is not printed on ticket { $ticket }.
refusal-sponsio-counter-no-target = No opponent has bet yet: the counter-bet has no target.
    .short = Nobody to counter
refusal-sponsio-counter-target = The counter-bet lies before an opponent: choose which.
refusal-sponsio-counter-nobody = Nobody has seat { $place }.
refusal-sponsio-counter-opponent = The counter-bet lies before an opponent, never before oneself.
refusal-sponsio-counter-no-bet-yet = { $target } has not bet yet.
refusal-sponsio-double-needs-token = Doubling takes the double-bet token, taken in an earlier turn, and 2 coins.
refusal-sponsio-token-taken = This token is gone for the round.
refusal-sponsio-token-no-coin = This token costs 1 coin and your purse is empty.
refusal-sponsio-token-no-card = This token costs a hand card, and you have none left.
refusal-sponsio-fight-no-card = You need one more hand card to lay under the fight token.
refusal-sponsio-modifier-no-ticket = { $bets ->
    [0] The modifier goes on a ticket of yours, and you have none yet.
   *[other] The modifier goes on a ticket of yours, and you have none but the counter-bet, which cannot be modified.
}
refusal-sponsio-modifier-doubled = A doubled bet does not change: the modifier has no effect on it.
refusal-sponsio-modifier-counter-bet = A counter-bet lies before you: the modifier changes nothing.
refusal-sponsio-modifier-own-ticket = The modifier goes on a ticket of yours: { $ticket } is not.
refusal-sponsio-modifier-not-counter = The counter-bet cannot be modified.
refusal-sponsio-three-three-coins = It takes 3 coins to lay on the token after its price; you have { $coins }.
refusal-sponsio-swap-no-card = You have no hand card left to give.
refusal-sponsio-swap-not-in-talon = The { $card } is not in the talon.
refusal-sponsio-play-not-yours = The { $card } is not yours.
refusal-sponsio-play-follow = You must follow { $suit ->
    [green] green
    [yellow] yellow
    [blue] blue
   *[red] red
}: you have { $count }{ $face_up ->
    [0] {""}
    [1] , 1 of them face up
   *[other] , { $face_up } of them face up
}.

# Options
option-removed_color = Colour removed
option-removed_color-help = With three players one colour leaves the deck for the whole match, and its ticket with it.
value-removed_color-yellow = yellow
value-removed_color-green = green
value-removed_color-blue = blue
value-removed_color-red = red
value-removed_color-random = at random
option-first_dealer = First dealer
option-first_dealer-help = The rules name the oldest player; otherwise chance decides.
value-first_dealer-random = at random
value-first_dealer-0 = seat 1
value-first_dealer-1 = seat 2
value-first_dealer-2 = seat 3
value-first_dealer-3 = seat 4
option-nines_scope = Which 9s count
option-nines_scope-help = For the wagers of the ticket “The 9s”: only those the players hold, or also those in the talon, which win none.
value-nines_scope-in_play = the players’
value-nines_scope-whole_deck = all, talon included
option-dealer_obligation = Dealer’s obligation
option-dealer_obligation-help = If nobody has bet when the last turn begins, the dealer must; optionally a bet placed meanwhile frees him.
value-dealer_obligation-strict = always
value-dealer_obligation-only_if_still_none = unless somebody bets
option-counter_target = Target of the counter-bet
option-counter_target-help = Any opponent, or only one who has bet already.
value-counter_target-any = any opponent
value-counter_target-has_bet = one who has bet
option-traitor_streak = Traitor’s track
option-traitor_streak-help = How many spaces the traitor moves when the others lose bets. With four players “one only” is advised: it halves the number of traitors.
value-traitor_streak-per_lost_bet = one per lost bet
value-traitor_streak-single = one only
value-traitor_streak-none = none
option-goal_coins = Coins to win
option-goal_coins-help = The match ends when a player has them at the end of a round.
option-max_rounds = Number of rounds
option-max_rounds-help = After the last one the richest wins.

# ---- Measures of balance (arene balance)

measure-rounds = Rounds per match
measure-ends-in-round-1 = Matches over in round 1
measure-all-rounds = Matches ended by the last round
measure-ends-by-coins = Matches ended by coins
measure-ends-by-track = Matches ended by the 9th space
measure-bets = Bets per bettor and round
measure-all-won = Bettors who win all their bets
measure-net = Net gain of a bettor per round
measure-broke = Seats without a coin when a round begins
measure-seat = { $place ->
    [0] Wins of the first dealer
    [1] Wins, 1 seat to his left
   *[other] Wins, { $place } seats to his left
}
measure-traitor = Traitors among the seats
measure-traitor-net = { $traitors ->
    [1] Net gain of the only traitor
   *[other] Net gain of a traitor, { $traitors } traitors
}
measure-bettor-net = { $traitors ->
    [0] Net gain of a bettor, no traitor
    [1] Net gain of a bettor, 1 traitor
   *[other] Net gain of a bettor, { $traitors } traitors
}
measure-wager = { $type ->
    [tricks] tricks
    [color] colour
    [last] last trick
    [nines] the 9s
   *[counter] counter-bet
} { wager-id }
measure-chosen = Per round: { measure-wager }
measure-chosen-share = Share of bets: { measure-wager }
measure-return = Return of a coin: { measure-wager }
measure-token = { $token ->
    [fight] Rounds with the fight token
    [double] Rounds with the double-bet token
    [modifier] Rounds with the modifier token
   *[three] Rounds with the 3-coin token
}
measure-double-used = Double-bet tokens used (taken before the last turn)
measure-swap = Swaps among turns without a bet
measure-cash-kept = Spaces kept instead of collected

# The drawn table
draw-phase = { $phase ->
    [bets] Bets
    [tricks] Tricks
   *[score] Score
}
draw-hand = Hand
draw-shown = Revealed, still playable
draw-fight = Under the fight token
draw-nothing-shown = nothing revealed
draw-reveal-first = First reveal a card from your hand, or pass.
draw-talon-help = swap a card
draw-start = start
draw-suit = { $suit ->
    [green] Green
    [yellow] Yellow
    [blue] Blue
   *[red] Red
}
draw-ticket = { $type ->
    [tricks] Tricks
    [last] Last trick
    [nines] The 9s
   *[counter] Counter-bet
}
draw-taken = Taken by { $seat }
draw-taken-you = It is yours
draw-against = against { $seat }
draw-aimed = aimed at by { $seat }
draw-aimed-price = { $coins } coins if you lose a bet
draw-token = { $token ->
    [fight] Fight
    [double] Double bet
    [modifier] Modifier
   *[three] 3 coins
}
draw-price = { $price ->
    [coin] 1 coin
   *[reveal] reveal 1 card
}
draw-token-held = with { $seat }
draw-token-laid = laid by { $seat }
draw-led = { $suit ->
    [green] Green was led
    [yellow] Yellow was led
    [blue] Blue was led
   *[red] Red was led
}
draw-leading = { $seat }, winning
draw-wins = Trick to { $seat }
draw-last-trick = Previous trick
draw-won-by = won by { $seat }
draw-nine = { $state ->
    [won] won
    [beaten] beaten
    [talon] in the talon
   *[out] to come
}
draw-bet-button = Bet { $coins ->
    [1] 1 coin
   *[other] { $coins } coins
}
draw-bet-sentence = { $wager }: { $coins ->
    [1] 1 coin pays
   *[other] { $coins } coins pay
} { $gain }.
draw-bet-more = { $coins } coins pay { $gain }.
draw-bet-same = That is your present bet.
draw-reveal-sentence = You reveal the { $card }
draw-against-sentence = Against { $seat }, should they lose a bet: { $coins ->
    [1] 1 coin pays
   *[other] { $coins } coins pay
} { $gain }.{ $betless ->
    [yes] {" "}{ $seat } has not bet yet: without a bet of theirs, yours is lost.
   *[no] {""}
}
draw-may = { $may ->
    [bet-token] Bet or take a token.
    [bet-swap_take] Bet or swap a card.
    [token-swap_take] Take a token or swap a card.
    [bet] Bet.
    [token] Take a token.
    [swap_take] Swap a card.
   *[none] Nothing else is possible this turn.
}
draw-confirm = Confirm
draw-safe = safe
draw-lost = lost
draw-limit = { $count }: not one more!
draw-limit-trick = { $count }: no more tricks!
draw-count-tricks = { $count ->
    [0] no trick
    [1] 1 trick
   *[other] { $count } tricks
}
draw-count-cards = { $count ->
    [0] no card
    [1] 1 card
   *[other] { $count } cards
}
draw-stake-two = stake doubled
draw-tricks-short = { $count ->
    [1] 1 trick
   *[other] { $count } tricks
}
draw-card-state = { $card }, { $place ->
    [hand] in your hand
    [taken] in your hand, from the talon
    [shown] revealed
   *[fight] under the fight token
}
draw-round = Round { $round }
draw-gain = Balance of the round
draw-purse = Purse
draw-tickets-tab = Tickets
draw-tokens-tab = Tokens
draw-talon-tab = Talon
draw-no-bets = No bet
draw-explain-token = { $token ->
    [fight] Put a card of your hand under it at once: you will lead the first trick with it.
    [double] In a later turn, stake 2 coins instead of one on a bet: the gain doubles.
    [modifier] Change the bet on one of your tickets, except the counter-bet or a doubled bet; nothing changes if a counter-bet lies before you.
   *[three] Put 3 of your coins on it: they count towards the winner of the round, then come back to you.
}
draw-swap-sentence = { $shown ->
    [none] You take the { $took } from the talon and give the { $gave }.
   *[other] You reveal the { $shown }, take the { $took } from the talon and give the { $gave }.
}
draw-token-sentence = { draw-token }, { draw-price }: { $token ->
    [double] { $last ->
        [yes] no turn follows, it will be of no use.
       *[no] on a later turn, stake 2 on a bet to win twice as much.
    }
    [three] 3 of your coins count there for the winner of the round, then come back.
    [fight] its card will lead the first trick.
   *[modifier] none of your bets can be changed.
}
draw-explain-price = { $price ->
    [coin] Price: 1 coin.
   *[reveal] Price: one more card to reveal.
}
draw-explain-dealer = Deals and speaks last; if nobody has bet when the last turn begins, the dealer will have to.
draw-explain-traitor = With no bet at all, the traitor lives on those the others lose: for each, { $gain ->
    [1] 1 coin
   *[other] { $gain } coins
}{ $moves ->
    [each] {" "}and a space of the track.
    [once] , but a single space of the track in all.
   *[never] .
} If they lose none, the traitor pays { $fine ->
    [1] 1 coin
   *[other] { $fine } coins
} and goes back to the start of the track.
draw-explain-ticket = { $type ->
    [tricks] Bet on the number of tricks you will win.
    [last] Bet that you will, or will not, win the last trick.
    [nines] Bet that every 9 will win its trick, or not, whoever plays it.
    [counter] Placed before an opponent, it pays if they lose at least one bet.
   *[color] Bet on the number of { $suit ->
        [green] green
        [yellow] yellow
        [blue] blue
       *[red] red
    } cards you will gather in your tricks.
} The stake is one coin; a ticket has one taker only, and you take one per ticket colour.
draw-explain-twins = These tickets are identical: press here to take { $id } instead of { $top }.
draw-explain-bet = { $wager }: { $coins ->
    [1] 1 coin staked pays
   *[other] { $coins } coins staked pay
} { $gain }.
draw-explain-settled = { $won ->
    [yes] It is won.
   *[no] It is lost.
}
draw-explain-reached = { $over ->
    [yes] In the end
   *[no] So far
}: { $count }.
draw-explain-aimed = { $seat } bets that you will lose a bet, and would win { $coins } coins.
draw-explain-streak = { $moves ->
    [each] A traitor moves one space for each bet the others lose; if they lose none, the marker goes back to the start.
    [once] A traitor moves one space as soon as the others lose a bet; if they lose none, the marker goes back to the start.
    [never] The marker of a traitor stays if the others lose a bet; if they lose none, it goes back to the start.
   *[bets] Whoever wins all bets moves one space for each; a single lost one sends the marker back to the start.
} { $space ->
    [0] Space { $last } wins the match.
   *[other] Space { $space }: { $value } to collect, or to keep on the way to space { $last }, which wins the match.
}
draw-explain-card = { $place ->
    [hand] In your hand, hidden from the others.
    [taken] In your hand, but the others have seen it: you took it from the talon.
    [shown] Revealed: everybody sees it, and you will play it like the others.
    [others] Revealed: it is still to be played.
    [fight] Under the fight token: it will lead the first trick.
    [known] Taken from the talon for all to see: it is still in hand.
    [talon] In the talon it does not play. After revealing a card, swap it for one of your hand.
   *[played] The highest card of the suit led wins the trick; there is no trump.
}
draw-shown-short = Revealed
draw-staked = Stakes and tokens
draw-cashed = Space { $space } collected
draw-three-score = 3 coins, for the score
draw-best = Best score
draw-track-paid = Track
draw-final = Total

# The guided first match
tutorial-hello = The goal: end as the richest. You bet on what you will do, then play the tricks to be right. Here, a single round for three, without yellow. Your hand is full of green: { $one }, { $two }, { $three }, { $four }.
tutorial-reveal = Inès bets on exactly { $tricks } tricks. Acting costs the showing of a card. Prepare something big: reveal the green { $shown } and take the double-bet token, at the price of a coin.
tutorial-bet = The token is yours. Reveal the red { $shown }, take the green ticket, “{ $least } or more”, and stake { $stake } coins: at ×{ $odds } they will pay { $pays }.
tutorial-counter = Inès has three bets. If a single one fails, the counter-bet pays you { $pays } coins. Reveal the green { $shown } and lay ticket XVI before her.
tutorial-pass = Two bets are enough: one lost would wipe out your track. Pass. Cassius has not bet; he will be the traitor and live on the bets others lose.
tutorial-tricks = Tricks, without trumps. Inès leads red: follow if you can, with a card face up too. Play the red { $card }; the { $other } will still be useful.
tutorial-second = Green is led, your suit. The { $card } beats Inès’s { $beaten }: three green cards at once, and every one you gather counts.
tutorial-lead = The trick is yours, so you lead. Play the red { $card }: Inès will take it, and she promised { $most } red cards at most.
tutorial-discard = Inès leads red again and you have none left: discard what you like. The green { $card } goes with the trick; she will have { $reds } red cards, one too many.
tutorial-take = Blue is led. The blue { $card } beats the { $beaten }: take the lead back to make your greens.
tutorial-green = You lead. The green { $card }: only the { $higher } would beat it, and you hold it.
tutorial-nine = Six green cards already: the bet is safe. The green { $card } gathers the rest; the last trick plays itself.
tutorial-cash = Two bets won: { $green } coins for green, { $counter } for the counter-bet, two spaces on the track. Keeping a space aims at the { $last }th, which wins the match; but this is the last round: collect.
tutorial-end = You win with { $coins } coins. Inès lost her red bet by one card. A real match lasts { $rounds } rounds, or ends at { $goal } coins.
tie-last-round = score of { $value } in the last round
tie-ninth-space = { $value ->
    [1] ninth space
   *[0] {""}
}

# Faulty editions and positions

fault-sponsio-nines-missing = is missing: there are 9s in the tricks, and it must be said which of them won theirs
fault-sponsio-nine-won = { $card } won the last trick and is not there
fault-sponsio-nine-lost = { $card } was discarded on the last trick and is there
fault-sponsio-first-round-streak = { $value } is out of range; in the first round nobody has moved yet
fault-sponsio-first-round-purse = { $value } is out of range; in the first round nobody has more than the { $most } coins of the start
fault-sponsio-would-have-ended = { $value } is out of range; the match would have ended
fault-sponsio-over-zone = { $value } is out of range; at the end all is in the purses (earned keeps what was won)
fault-sponsio-hand-small = { $value } is too small for { $turns } turns; at least 2 a turn
fault-sponsio-track-four = { $value } is out of range; the rules’ example has 6 there
fault-sponsio-odds = { $value } is out of range; printed odds are 2 to 5
fault-sponsio-track-start = { $value } is out of range; the start is worth 0
fault-sponsio-track-falls = { $value } is below the space before; at least { $low }
fault-sponsio-counter-is-xvi = the counter-bet is ticket XVI and no other
fault-sponsio-suit-of-colour = colour tickets name a suit, the others do not
fault-sponsio-long-names = the names of the wagers are too long to be told
fault-sponsio-many-wagers = { $count } different wagers; allowed is 1 to { $most }
fault-sponsio-many-colours = { $count } ticket colours; allowed is 1 to 16
fault-sponsio-suit-tickets = I to VIII hold { $count } tickets of suit { $suit }; exactly 1 is needed
fault-sponsio-wager-needs = a { $type } ticket needs { $field }
fault-sponsio-wager-has-no = a { $type } ticket has no { $field }
fault-sponsio-no-such-ticket = ticket { $ticket } is not among the tickets
fault-sponsio-few-tickets = has { $count } tickets besides XVI; at least { $low }
fault-sponsio-few-without = has { $count ->
    [0] no ticket
    [1] 1 ticket
   *[other] { $count } tickets
} besides XVI when { $suit } is removed; at least { $low }
fault-sponsio-known = names a card that is not in the hand
fault-sponsio-ticket-out = { $ticket } is not in play
fault-sponsio-counter-before = the counter-bet lies before another seat
fault-sponsio-not-printed = { $wager } is not printed on ticket { $ticket }; it has { $printed }
fault-sponsio-ticket-twice = { $ticket } is held twice
fault-sponsio-second-of-colour = a second ticket of one colour
fault-sponsio-token-twice = a token is held twice
fault-sponsio-two-doubles = two double-bet tokens in one round
fault-sponsio-three-loose = coins lie on a 3-coin token the seat does not hold
fault-sponsio-fight-loose = a card lies under a fight token the seat does not hold
fault-sponsio-wager-alone = belongs to a ticket, and none is named
fault-sponsio-not-in-deck = { $card } is not in the deck of this match
fault-sponsio-elsewhere-too = { $card } lies elsewhere too
fault-sponsio-nowhere = { $card } is nowhere; every card has its place
fault-sponsio-no-nine = names a card that is not a 9 in somebody{ "'" }s tricks
fault-sponsio-cards = has { $count } cards; expected { $expected }
fault-sponsio-tricks = { $count } cards do not make { $tricks } tricks
fault-sponsio-void-early = nobody has played a card yet
fault-sponsio-not-void = has a card of { $suit }
fault-sponsio-must-follow = seat { $seat } has { $suit } and must follow
fault-sponsio-no-last-winner = is missing: scoring needs to know who won the last trick
fault-sponsio-last-together = last_leader, last_trick and last_winner come together
fault-sponsio-no-trick-yet = no trick has been taken yet
fault-sponsio-not-taken = is not a trick that seat { $seat } has taken
fault-sponsio-other-winner = the highest card of the suit led wins, and it is another seat{ "'" }s
fault-sponsio-winner-leads = the winner of the last trick leads
fault-sponsio-betting-over = cards have been played: the betting phase is over
fault-sponsio-many-actions = { $count } bets, tokens and talon cards are too many for { $turns } turns
fault-sponsio-shown = has { $count } cards; allowed is { $allowed }
fault-sponsio-fight-unchosen = a card lies under the fight token once it has been chosen
fault-sponsio-obliged-early = the dealer is obliged in the last turn only
fault-sponsio-had-bet = seat { $seat } had bet before the last turn
fault-sponsio-obliged = nobody has bet when the last turn begins: the dealer is obliged
fault-sponsio-betting-turn = { $turn } is out of range; betting ends with turn { $last }
fault-sponsio-all-traitors = not everybody can be a traitor: a round has at least one bet
fault-sponsio-fight-led = has led the first trick before anybody is asked
fault-sponsio-zone-early = { $value } is out of range; coins come there while scoring
fault-sponsio-three-holds = { $value } is out of range; the 3-coin token holds 3
fault-sponsio-scoring-early = scoring comes after the last trick
fault-sponsio-reason-time = is said when the match is over, and only then
fault-sponsio-nothing-to-cash = this seat has nothing to collect
fault-sponsio-no-answer = seat { $seat } has no answer to { $decision }
fault-sponsio-ticket-refused = the seat may not take that ticket
fault-sponsio-no-stake = the stake is asked only with a double-bet token and two coins
fault-sponsio-target-or-wager = the counter-bet has a target, the other tickets a wager
fault-sponsio-counter-refused = the counter-bet cannot lie before that seat
fault-sponsio-dealer-bets = a dealer who must bet does nothing else
fault-sponsio-token-refused = the seat may not take that token for a card
fault-sponsio-no-fight = the seat does not hold the fight token
fault-sponsio-no-modifier = the seat does not hold the modifier token
fault-sponsio-no-rewager = the seat has no bet on that ticket which it may change
fault-sponsio-not-in-talon = is not in the talon
fault-sponsio-not-to-play = it is not this seat{ "'" }s turn to play a card
fault-sponsio-last-trick = the last trick plays itself
fault-sponsio-reason = { $reason } does not fit the coins, markers and round
fault-sponsio-streak-traitor = { $value } is out of range; no bet was lost and the seat is a traitor: the marker goes back
fault-sponsio-streak-lost = { $value } is out of range; a bet was lost: the marker goes back
fault-sponsio-leads = seat { $seat } leads the first trick
fault-sponsio-leads-fight = seat { $seat } leads the first trick with its fight card
fault-sponsio-removed = { $removed } is out of the deck, the option removed_color says { $option }
fault-sponsio-removed-three = a colour leaves the deck only with three players
fault-sponsio-wager-gap = no wager for { $value }
fault-sponsio-wager-overlap = several wagers for { $value }

# The log, when it is you: the same line in the second person; -target, -other… when you are the one it is aimed at
you-passed = You pass.
you-no-action = You leave it at that.
you-revealed = You reveal the { $card }.
you-bet-placed = { $variant ->
    [counter] You bet against { $target }
   *[plain] You bet: { $wager } (ticket { $ticket })
}{ $stake ->
    [1] .
   *[other] , doubled.
}
you-token-taken = You take the { $token ->
    [fight] fight
    [double] double-bet
    [modifier] modifier
   *[three] 3-coin
} token: { $price ->
    [coin] 1 coin.
   *[reveal] one card revealed.
}
you-fight-card = You will lead the first trick with the { $card }.
you-modified = { $same ->
    [yes] You keep your bet: { $to } (ticket { $ticket }).
   *[no] You change your bet: { $to } (ticket { $ticket }).
}
you-swapped = You take the { $took } from the talon and give the { $gave }.
you-traitors = No bet: you are a traitor and will live on the others’ mistakes.
you-card-played = You play the { $card }.
you-trick-won = You win the trick: { $cards }.
you-bet-result = { $won ->
    [yes] You win your bet, { $name } (ticket { $ticket }): { coins }.
   *[no] You lose your bet, { $name } (ticket { $ticket }).
}
you-counter-result = { $won ->
    [yes] You win your counter-bet on { $target }: { coins }.
   *[no] You lose your counter-bet on { $target }.
}
you-traitor-result = { $lost_bets ->
    [0] You, traitor: no bet was lost, { coins }.
    [1] You, traitor: 1 lost bet, { coins }.
   *[other] You, traitor: { $lost_bets } lost bets, { coins }.
}
you-streak-moved = { $to ->
    [0] You go back to the start of the track.
   *[other] You move to space { $to }.
}
you-cash = { $choice ->
    [keep] You keep your space.
   *[other] You collect { $coins ->
        [1] 1 coin
       *[other] { $coins } coins
    } from the track.
}
you-round-winner = You win the round: +{ $bonus }.
you-obligation-dealer = { $strict ->
    [yes] Nobody has bet: you will have to in this turn.
   *[no] Nobody has bet: you will have to in this turn, unless somebody does before.
}
you-match-started-dealer = The match begins; you deal{ $removed ->
    [none] .
    [green] , without the green cards.
    [yellow] , without the yellow cards.
    [blue] , without the blue cards.
   *[red] , without the red cards.
}
you-round-started-dealer = Round { $round }: you deal.
you-bet-placed-target = { $seat } bets against you{ $stake ->
    [1] .
   *[other] , doubled.
}
you-counter-result-target = { $won ->
    [yes] { $seat } wins the counter-bet on you: { coins }.
   *[no] { $seat } loses the counter-bet on you.
}
you-match-ended = { $reason ->
    [track] You win: ninth space of the track.
    [coins] You win with { coins }.
   *[rounds] You win after the last round with { coins }.
}

# ---- Streams of chance

stream-deal = the deal
stream-removed-color = the colour left out
stream-dealer = the first dealer

dealt-card = Cards of the first hand
