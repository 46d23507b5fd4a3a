# Le sport est mortel: the words. The names of the sports and accidents come from the edition.

game-name = Le sport est mortel
game-poster = Sport Kills
game-tagline = Eight sports, as many funerals
game-pitch = Eight sports, ten dice, two dubious coaches. Everybody improves, until the accident.

# Dice, cards, seats
card = { $card ->
    [training] unit
    [u2] U2
    [u4] U4
   *[u6] U6
}
roll-of = { $seat } { $total }
place-of = { $seats } ({ $total })
roll-total = { $dice } = { $total }
wish-of = { $seat } { $wish ->
    [training] a unit
    [u2] the U2
    [u4] the U4
    [u6] the U6
    [none] nothing
   *[tournament] the tournament
}
doped-die = { $face }°
doped-die-label = { $face }, doped
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
stake-label = { $seat }: { $new ->
    [0] no die this round
   *[other] die showing { $new }
}{ $doped ->
    [yes] , doped
   *[no] {""}
}, { $old ->
    [0] none last round
   *[other] { $old } last round
}, { $units ->
    [0] no unit
    [1] 1 unit
   *[other] { $units } units
}.
outlook = Value { $value }{ $grows ->
    [yes] , up to { $possible } if others join
   *[no] {""}
}; { $keeps ->
    [yes] keeps a unit
    [maybe] may keep a unit
   *[no] keeps no unit
}; { $strikes ->
    [none] no danger
   *[other] danger: { $strikes }
}.
maybe = perhaps { $cards }
sport-label = { $sport }, { $closed ->
    [yes] closed
   *[no] { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
}
pile-label = { $count ->
    [1] 1 card
   *[other] { $count } cards
}, { $unseen ->
    [0] none
   *[other] { $unseen }
} of them never seen{ $known ->
    [none] {""}
   *[other] ; below, from top to bottom: { $known }
}{ $warning ->
    [bad] . Last card: every accident strikes
    [edge] . The last card may come up this round
   *[none] {""}
}.
closed = closed
seat-name = { $short } { $name }
tag-first = 1A
tag-first-label = 1A coach, first player
tag-best = Best
tag-best-label = The best coach I could get
tag-wished = wished
free-dice = { $count ->
    [0] no free die
    [1] 1 free die
   *[other] { $count } free dice
}
pills = { $count ->
    [0] no pill
    [1] 1 pill
   *[other] { $count } pills
}
score = { $sports }×{ $largest }={ $score }
score-label = { $sports ->
    [0] no sport
    [1] 1 sport
   *[other] { $sports } sports
}, largest set { $largest }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
injury = { $card ->
    [u2] U2
   *[u4] U4
} { $sport } { $die }
injury-label = { $card ->
    [u2] U2
   *[u4] U4
}, { $sport }: the die shows { $die }
accident-count = †{ $count }
accident-count-label = { $count ->
    [1] 1 accident card
   *[other] { $count } accident cards
}

# The table
panel-circle = The circle
circle-title = The circle · new dice { $side ->
    [in] inside
   *[out] outside
} · reserve: { $pills }
panel-order = Order of the tournament
contest = { $level ->
    [0] Tournament
   *[other] Complementary tournament
}, { $sport }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
}
panel-seats = Players
panel-open = { $sport }, cards turned up
panel-roll = Your dice
column-sport = Sport
column-pile = Pile
column-stakes = Dice and units
column-seat = Player
column-score = Score
column-free = Free
column-pills = Pills
column-roll = Roll
column-accidents = Accidents
status = Round { $round }, phase { $phase } of 9
    .phase = { $phase ->
        [1] coaches
        [2] rolls
        [3] doping
        [4] laying dice
        [5] recovery
        [6] healing
        [7] loss
        [8] training
       *[9] doping cards
    }
    .more = { $left ->
        [-1] {""}
        [0] last round
        [1] one more after this
       *[other] { $left } more after this
    }
status-over = End of the match, round { $round }

# Questions
prompt-coach = Who gets the best coach?
    .lead = { your-turn }
prompt-reroll = { $tournament ->
    [yes] { $contest }: { $picked ->
        [0] do you reroll any dice?
       *[other] any more dice to reroll?
    }
   *[no] { $picked ->
        [0] Which dice do you reroll?
       *[other] Any more dice to reroll?
    }
}
    .lead = { $tournament ->
        [yes] {""}
       *[no] { your-turn }
    }
prompt-pill = You keep one pill: who gets the other?
    .lead = { your-turn }
prompt-meddle = { $tournament ->
    [yes] { $contest }: { $part ->
        [yes] reroll a die, your own or another’s?
       *[no] reroll somebody’s die?
    }
   *[no] Reroll one die of anybody’s, or pass.
}
    .lead = { $tournament ->
        [yes] {""}
       *[no] { your-turn }
    }
prompt-dope = { $pills ->
    [1] 1 pill
   *[other] { $pills } pills
}: dope a die, reroll everything, or pass?
    .lead = { your-turn }
prompt-lay = { $doped ->
    [0] Lay your dice (their value in brackets), then confirm.
    [1] Lay your dice: the doped one must be used.
   *[other] Lay your dice: the { $doped } doped ones must be used.
}
    .lead = { your-turn }
prompt-wish = What do you wish for?
    .lead = { $sport }, { $cards }; your value: { $value }
prompt-take = What do you take?
    .lead = { $sport }, { $cards }; your value: { $value }
prompt-over = { $outcome }
    .lead = { $reason ->
        [limit] The last round is played
       *[closed] Every sport is closed
    }
outcome = { $count ->
    [1] { $winners } wins with { $points }{ $tie ->
        [0] {""}
        [1] {" "}and, the score being tied, 1 accident card
       *[other] {" "}and, the score being tied, most accident cards: { $tie }
    }.
   *[other] Shared win: { $winners }, { $points }.
}
tie-accidents = { $value ->
    [one] { $value } accident card
   *[other] { $value } accident cards
}
waiting-coach = { $seat } chooses who gets the best coach.
waiting-reroll = { $tournament ->
    [yes] { $contest }: { $seat } may reroll dice.
   *[no] { $seat } may reroll dice.
}
waiting-pill = { $seat } gives a pill away.
waiting-meddle = { $tournament ->
    [yes] { $contest }: { $seat } may reroll one die.
   *[no] { $seat } may reroll one die of anybody’s.
}
waiting-dope = { $seat } thinks about doping.
waiting-lay = { $seat } lays dice.
waiting-wish = { $sport }, { $cards }: { $count ->
    [1] { $seat } makes a wish.
   *[other] { $seat } make a wish.
}
waiting-take = { $sport }, { $cards }: { $seat } chooses.

# Actions
action-give-coach = Give it to { $seat }
action-keep = Keep all dice
action-reroll = Reroll { $count ->
    [1] this die ({ $dice })
   *[other] these { $count } dice ({ $dice })
}
action-reroll-all = Reroll all dice
action-pick = Reroll { $every ->
    [yes] { $count ->
        [1] the { $face }
       *[other] all { $face }s
    }
   *[no] { $count ->
        [1] one { $face }
        [2] two { $face }s
        [3] three { $face }s
        [4] four { $face }s
        [5] five { $face }s
        [6] six { $face }s
        [7] seven { $face }s
        [8] eight { $face }s
       *[9] nine { $face }s
    }
}
action-give-pill = Give it to { $seat }
action-pass = { $decision ->
    [dope] No doping
   *[meddle] Reroll nothing
}
action-meddle = { $own ->
    [yes] You
   *[no] { $seat }
}{ $total ->
    [0] {""}
   *[other] {" "}({ $total })
}: reroll a { $face }
action-dope-reroll = One pill to reroll everything
action-dope-die = Dope: a { $face } becomes { $to }
action-place = Lay a { $face }{ $doped ->
    [yes] , doped
   *[no] {""}
}: { $sport } ({ $value }{ $grows ->
    [yes] –{ $possible }
   *[no] {""}
})
action-place-refused = Lay a { $face }{ $doped ->
    [yes] , doped
   *[no] {""}
}: { $sport }
action-done = Done
action-wish = { $card ->
    [training] A unit
    [u2] The U2
    [u4] The U4
    [u6] The U6
    [none] No card
   *[tournament] The tournament
}{ $effect ->
    [kept] , kept
    [returned] , returned
    [struck] , which strikes
    [escaped] , harmless
   *[none] {""}
}
action-take = Take { $card ->
    [training] a unit
    [u2] the U2
    [u4] the U4
   *[u6] the U6
}{ $effect ->
    [kept] , kept
    [returned] , returned
    [struck] , which strikes
    [escaped] , harmless
   *[none] {""}
}
action-decline = Take nothing

# Log
log-match-started = The match begins.
log-round-started = Round { $round }.{ $left ->
    [0] {" "}It is the last.
    [1] {" "}One more after this.
    [2] {" "}Two more after this.
    [3] {" "}Three more after this.
   *[other] {""}
}
log-rolled = { $count ->
    [0] { $seat } has no free die.
   *[other] { $seat } rolls { $faces }.
}
log-tie-rolled = Tie, one more die: { $rolls }.
log-coach-1a = { $seat } has the 1A coach and goes first.
log-coach-best = { $seat } gets the best coach.
log-side-flipped = New dice go { $side ->
    [in] inside
   *[out] outside
}.
log-rerolled = { $own ->
    [yes] { $seat } rerolls { $before }: { $after }.
   *[no] { $by } rerolls a { $before } of { $seat }: { $after }.
}
log-pills-taken = { $seat } gets { $count ->
    [1] the last pill
   *[other] { $count } pills
}.
log-pill-given = { $giver } gives { $seat } a pill.
log-pill-used = { $use ->
    [reroll] { $seat } takes a pill to reroll everything.
   *[die] { $seat } dopes a die: the { $from } becomes { $to }.
}
log-passed = { $decision ->
    [dope] Doping: { $seat } passes.
   *[meddle] { $seat } rerolls nothing.
}
log-placed = { $seat } lays a { $face }{ $doped ->
    [yes] , doped
   *[no] {""}
}: { $sport }.
log-turn-done = { $seat } lays no die.
log-dice-recovered = Dice come home: { $dice }.
log-healed = { $seat }, { $sport }: { $to ->
    [0] healed, the die comes home.
   *[other] the die on the { $card ->
        [u2] U2
       *[u4] U4
    } goes down to { $to }.
}
log-unit-lost = { $seat }, { $sport }: no die, one unit lost.
log-revealed = { $sport }: { $cards }.{ $last ->
    [yes] {" "}The pile is empty: every accident strikes.
   *[no] {""}
}
log-wish-made = { $wish ->
    [hidden] { $seat } has made a wish.
    [training] Your wish: a unit.
    [u2] Your wish: the U2.
    [u4] Your wish: the U4.
    [u6] Your wish: the U6.
    [none] Your wish: no card.
   *[tournament] Your wish: the tournament.
}
log-wishes-shown = Wishes: { $wishes }.
log-agreed = { $sport }: everybody agrees.
log-tournament-rolled = { $level ->
    [0] Tournament
   *[other] Complementary tournament
}, { $sport }: { $rolls }.
tied-seats = { $seats } tied
log-tournament = Order: { $order }.
log-card-taken = { $seat } takes { $card ->
    [training] a unit
    [u2] the U2
    [u4] the U4
   *[u6] the U6
}.
log-declined = { $seat } takes nothing.
log-evaluated = { $outcome ->
    [kept] { $seat }, { $sport }: value { $value }, one more unit.
    [returned] { $seat }, { $sport }: value { $value } for { $threshold ->
        [1] 1 unit
       *[other] { $threshold } units
    }, the card goes back.
    [struck] { $seat }, { $sport }: { $card ->
        [u2] U2
        [u4] U4
       *[u6] U6
    }, “{ $title }” ({ $how ->
        [last] the pile is empty
       *[value] value { $value } for { $threshold }
    }); { $card ->
        [u6] the die stays there.
       *[other] the die goes on the card.
    }
   *[escaped] { $seat }, { $sport }: value { $value }, escapes the { $card ->
        [u2] U2
        [u4] U4
       *[u6] U6
    }.
}
log-sport-closed = { $sport }: the sport is closed.
log-doping-drawn = { $seat }, { $sport }: doping card, { $card ->
    [training] a unit
    [u2] the U2
    [u4] the U4
   *[u6] the U6
}.
log-pill-returned = { $seat }, { $sport }: the pill goes back to the reserve.
log-match-ended = { $reason ->
    [limit] Round limit.
   *[closed] Every sport is closed.
} { $outcome }

# Refusals
refusal-sportmord-order = { $asked ->
    [coach] First give the best coach away.
    [reroll] First reroll dice or keep them.
    [pill] First give the second pill away.
    [meddle] First reroll a die or pass.
    [dope] First decide about your doping.
    [lay] It is time to lay your dice.
    [wish] First make your wish.
   *[take] First choose a card.
}
refusal-sportmord-no-such-seat = There is no seat { $number } at this table.
refusal-sportmord-coach-other-seat = The best coach goes to another player, never to the holder of the 1A coach.
refusal-sportmord-pill-other-seat = The second pill goes to another player.
refusal-sportmord-reroll-nothing-picked = First pick the dice to reroll, or keep them all.
refusal-sportmord-reroll-face-picked = The { $face }s are picked already: take your choice back to change how many.
refusal-sportmord-reroll-not-there = { $there ->
    [0] None of your dice shows { $face }.
    [1] Only one of your dice shows { $face }.
   *[other] Only { $there } of your dice show { $face }.
}
refusal-sportmord-reroll-all = That would be all dice: choose “Reroll all dice”.
refusal-sportmord-meddle-not-in-tournament = { $seat } does not roll in this tournament.
refusal-sportmord-meddle-not-there = No die of { $seat } shows { $face }.
refusal-sportmord-dope-not-there = None of your rolled dice shows { $face }.
refusal-sportmord-dope-no-place = A doped die must be laid: no open sport waits for a { $face }.
refusal-sportmord-lay-doped-first = { $count ->
    [1] Your doped die must be laid first.
   *[other] Your { $count } doped dice must be laid first.
}
refusal-sportmord-lay-not-there = You have no { $doped ->
    [yes] doped
   *[no] free
} die showing { $face }.
refusal-sportmord-lay-closed = This sport is closed.
refusal-sportmord-lay-one-die = One new die a sport and round.
refusal-sportmord-lay-doped-step = A doped die goes up{ $leap ->
    [yes] {""}
   *[no] , one step at a time
}; { $height ->
    [0] without a die there it enters with a 1.
    [6] there is nothing above 6.
   *[other] yours shows { $height }.
}
refusal-sportmord-lay-enter = Only a 1 enters a sport.
refusal-sportmord-lay-step = Your die at this sport shows { $height }: the next goes up to { $highest }.
refusal-sportmord-lay-blocks-doped = A doped die needs this place, and it must be laid.
refusal-sportmord-wish-card-for-each = There is a card for everybody: nobody leaves without one.
refusal-sportmord-wish-not-there = That card is not on the table.
refusal-sportmord-take-must = { $count ->
    [1] 1 card is left
   *[other] { $count } cards are left
} and not enough players after you: you must take one.
refusal-sportmord-take-not-there = That card is no longer on the table.

# Options
option-agreement = Sharing out cards
option-agreement-help = Everybody makes a hidden wish; if they fit, there is no tournament. Or always a tournament.
value-agreement-wishes = by wishes
value-agreement-never = always a tournament
option-best_coach_tournaments = Best coach in tournaments
option-best_coach_tournaments-help = The holder of the best coach rerolls a die in every tournament, or only where he rolls.
value-best_coach_tournaments-any = in all
value-best_coach_tournaments-participant = only its own
option-doped_leap = Leap of a doped die
option-doped_leap-help = A doped die may go up several steps in a sport already practised.
value-doped_leap-false = no
value-doped_leap-true = yes
option-pills_per_round = Pills a round
option-pills_per_round-help = How many pills a player may use in one round.
value-pills_per_round-any = no limit
value-pills_per_round-one = one
option-circle_order = Order of the circle
option-circle_order-help = The edition’s, or shuffled; bowling stays first.
value-circle_order-edition = the edition’s
value-circle_order-shuffled = shuffled
option-memory_aid = Memory aid
option-memory_aid-help = Show the cards put under each pile, which everybody has seen.
value-memory_aid-true = yes
value-memory_aid-false = no
option-round_limit = Rounds at most
option-round_limit-help = After the last, scores count as they stand.

# Comfort
comfort-no_doping = No doping this round
comfort-no_doping-help = You are not asked about doping until the round ends.
comfort-own_tournaments_only = Only my tournaments
comfort-own_tournaments_only-help = Do not ask me to reroll a die in tournaments I am not part of.
value-own_tournaments_only-false = no
value-own_tournaments_only-true = yes
comfort-wish = My wish
comfort-wish-help = Always the same wish; with no unit on the table, “a unit” asks for the tournament.
value-wish-ask = ask
value-wish-tournament = always the tournament
value-wish-training = always a unit

# The drawn table
draw-you = You
draw-phase = { $phase ->
    [1] Coaches
    [2] Rolls
    [3] Doping
    [4] Laying dice
    [5] Recovery
    [6] Healing
    [7] Loss
    [8] Training
   *[9] Doping cards
}
draw-round = Round { $round }
draw-side = { $side ->
    [in] dice go inside
   *[out] dice go outside
}
draw-rounds-left = { $left ->
    [0] last round
    [1] 1 more round
   *[other] { $left } more rounds
}
draw-reserve = Reserve
draw-units-of = { $sport }: { $count ->
    [0] no unit
    [1] 1 unit
   *[other] { $count } units
}{ $closed ->
    [yes] , sport closed
   *[no] {""}
}
draw-units = { $count ->
    [0] no unit
    [1] 1 unit
   *[other] { $count } units
}
draw-units-short = { $count ->
    [1] 1 unit
   *[other] { $count } units
}
draw-safe = in the safe
draw-loss = −1 without a die
draw-injury = { $card ->
    [u2] U2, { $sport }, healed
    [u4] U4, { $sport }, healed
   *[u6] U6, { $sport }, the die stays there
}
draw-hurt = { $count ->
    [1] 1 injured die
   *[other] { $count } injured dice
}
draw-roll-of = { $seat }: roll { $dice }
draw-seat-more = All about { $seat }
draw-laid = { $count ->
    [0] laid nothing
    [1] laid 1 die
   *[other] laid { $count } dice
}
draw-lays-later = lays later
draw-die = { $seat }, { $sport }: { $face }{ $doped ->
    [yes] {" "}doped
   *[no] {""}
}{ $fresh ->
    [yes] , this round
   *[no] , last round
}
draw-result = { $seat }: { $outcome ->
    [kept] one unit more
    [lost] one unit lost
    [returned] unit returned
    [struck] accident { $card ->
        [u2] U2
        [u4] U4
       *[u6] U6
    }
   *[escaped] escapes the { $card ->
        [u2] U2
        [u4] U4
       *[u6] U6
    }
}
draw-explain-accident = { $card ->
    [u2] Light accident: if it strikes, your die stays on the card until it heals.
    [u4] Serious accident: if it strikes, your die stays on the card for long.
   *[u6] Fatal accident: if it strikes, the die stays there and the sport closes.
}
draw-explain-coach = { $coach ->
    [first] Plays first this round.
   *[best] May have a die rolled again, their own or another’s.
}
draw-explain-score = Different sports ({ $sports }) times the largest set ({ $largest }).
draw-explain-injury = { $card ->
    [held] The die goes down one pip a round; after the 1 it comes back.
    [u6] Level on points, accident cards decide.
   *[other] Healed. Level on points, accident cards decide.
}
draw-explain-free = Rolled every round, and in tournaments.
draw-explain-pills = A pill dopes a die or has everything rolled again, then goes back to the reserve.
draw-explain-die = { $fresh ->
    [yes] Laid this round: its value is its number, plus 1 for each die of another, plus 1 if it is doped.{ $doped ->
        [yes] {" "}Doped, it draws one more card.
       *[no] {""}
    }
   *[no] Laid the round before: the next one may be one pip higher at most.
}
draw-explain-sport = { $closed ->
    [yes] Closed: units are safe there.
   *[no] { $count ->
        [1] Last card of the pile.
       *[other] { $count } cards in the pile.
    } Striking: U2 from value { $u2 }, U4 from { $u4 }, U6 from { $u6 }; the last card always.
}
draw-explain-outlook = { $why ->
    [sure] It will be the last card: every accident strikes.
    [value] At value { $possible }: { $later } as well.
    [last] Should the pile run out: { $later } as well.
    [card] The doping card may bring: { $later }.
   *[none] {""}
}
draw-legend = What the sport has in store
draw-legend-key = What does the forecast say?
draw-legend-sign = { $sign ->
    [value] value of your die now, and at most if others come
    [keeps] a unit drawn there would be kept; crossed, it would go back
    [strikes] accident that would strike you at this value
   *[maybe] accident that would strike only at a higher value, by the last card or by the one drawn for doping
}
draw-doped-as = a { $face } becomes { $to }
draw-dope-staged = { $count ->
    [1] One pill
   *[other] { $count } pills
}: { $changes }. To be laid this round, with one more card to draw{ $left ->
    [0] {""}
    [1] ; 1 pill will be left
   *[other] ; { $left } pills will be left
}.
draw-dope-which-face = Your { $face }: touch the number it is to show.
draw-dope-which-die = { $sport }: touch the die that will become a { $to }.
draw-reroll-pill = One pill: all your dice are rolled again, the new roll stays.
draw-staged = { $what }.
draw-coach-staged = { $pills ->
    [0] { $seat } gets no pill (the reserve is empty), but may have one die of anybody rolled again.
    [1] { $seat } gets the last pill and may have one die of anybody rolled again.
   *[other] { $seat } gets 2 pills, one of them for somebody else, and may have one die of anybody rolled again.
}
draw-strike-staged = { $card ->
    [u6] This accident will strike you: your die stays there and the sport closes for good; its units are safe.
   *[other] This accident will strike you: your die goes onto the card and comes back only in { $rounds ->
        [1] a round
       *[other] { $rounds } rounds
    }.
}
draw-card-staged = { $effect ->
    [kept] Kept, it brings you a unit.
    [returned] Your value is not enough: the unit will go back.
    [escaped] This accident does not reach you at this value: it goes back under the pile.
    [tournament] Dice decide: the highest total chooses first.
   *[none] You go without a card, if the wishes agree.
}
draw-laid-at = A { $face }{ $doped ->
    [yes] {" "}doped
   *[no] {""}
}: { $sport }.
draw-look = { $pile }: look at the pile
draw-with = With a { $doped ->
    [yes] doped{" "}
   *[no] {""}
}{ $face }:
draw-unit = { $keeps ->
    [maybe] maybe
   *[other] unit
}
draw-all-strike = all strike
draw-second-pill = The second pill
draw-meddle = The rolls
draw-tournament = { $level ->
    [0] Tournament, { $sport }
   *[other] Complementary tournament, { $sport }
}
draw-doping-cards = doping cards
draw-doping-order = who draws first
draw-cards = { $card ->
    [training] { $count ->
        [1] 1 unit
       *[other] { $count } units
    }
    [u2] U2
    [u4] U4
   *[u6] U6
}
draw-last-card = The pile is empty: every accident strikes.
draw-sharing = { $decision ->
    [wish] everyone makes a hidden wish
   *[take] each chooses in turn
}
draw-training = Unit
draw-effect = { $effect ->
    [kept] kept
    [returned] returned
    [struck] strikes you
   *[escaped] harmless
}
draw-value = value { $value }
draw-unseen = { $count ->
    [0] No card never seen
    [1] 1 card never seen
   *[other] { $count } cards never seen
}
draw-bottom = Below, top to bottom
draw-owned = Units
draw-closed-by = Closed by
draw-nothing = nothing
draw-next-roll = { $laid ->
    [0] No die laid
    [1] 1 die laid
   *[other] { $laid } dice laid
}: { $count } left for tournaments and the next roll.
draw-dope-note = The doped die must go up, and will draw one more card.
draw-face = Die showing { $face }
draw-take-up = { $die }, { $sport }: take back
draw-dope-from = Dope the { $face }
draw-becomes = becomes
draw-reroll-die = Reroll the { $face }
draw-confirm = Confirm
draw-dope-send = { $count ->
    [1] Dope this die
   *[other] Dope these { $count } dice
}
draw-suggest = Suggestion
draw-reset = Start over
draw-send-laying = Lay these dice
draw-lay-nothing = Lay nothing
draw-lay-text = { $doped ->
    [0] Lay your dice, then confirm.
    [1] Lay your dice: the doped one must be used.
   *[other] Lay your dice: the { $doped } doped ones must be used.
}
draw-which-die = { $sport }: which die do you lay?
draw-die-fits = Your { $doped ->
    [yes] doped{" "}
   *[no] {""}
}{ $face } { $count ->
    [0] has no place left.
    [1] fits one sport.
   *[other] fits { $count } sports.
}
draw-reroll-send = { $count ->
    [1] Reroll this die
   *[other] Reroll these { $count } dice
}
draw-reroll-text = { $count ->
    [0] Tap the dice to reroll, or keep them all.
    [1] One die will be rerolled; the new result stands.
   *[other] { $count } dice will be rerolled; the new result stands.
}
draw-lead = { $decision ->
    [wish] { $sport }, your wish
    [take] { $sport }, your choice
   *[other] Your turn
}
draw-card-text = Your value is { $value }. { $decision ->
    [wish] Which card do you wish for?
   *[take] Which card do you take?
}
draw-product = Sports × set

# Measures
measure-rounds = Rounds per match
measure-limit = Matches ended by the round limit
measure-first-closing = Round of the first closing
measure-seat = { $place ->
    [0] Wins of the first player of round 1
    [1] Wins of the player on his left
   *[other] Wins of the player { $place } seats to his left
}
measure-winner-score = Winner’s score
measure-winner-sports = Winner’s sports
measure-winner-largest = Winner’s largest set
measure-accidents = Accident cards per seat
measure-equal-scores = Equal top scores
measure-shared-wins = Shared wins
measure-closed-by-last-card = Sports closed by the last card alone
measure-closed-by-doping = Sports closed by a doping card
measure-forced = Share-outs without a question per match
measure-tournaments = Tournaments per match
measure-agreements = Agreements per match
measure-pills = Pills used per round
measure-reserve-empty = Rounds in which the reserve runs short
measure-dice = Dice laid per seat and round

# The guided first match
tutorial-hello = The goal: the best score, the sports in which you hold a unit times your largest set. This is the last round of a match for three. You have three sports: bowling, tennis, football. Train everywhere, and survive.
tutorial-coach = You hold the 1A coach: you go first and may reroll your dice once. Give the best coach to somebody else; here, to Bruno.
tutorial-reroll = Your free dice are rolled. Entering a sport takes a { $enter }, and you have none. The two { $face }s lead nowhere: pick them and reroll them.
tutorial-dope = A { $enter }! And Bruno gives you a pill. Dope a { $from } into a { $to }: a doped die climbs exactly one step (you have a { $old } at tennis), counts one more and draws one more card.
tutorial-enough = One pill is left. More cards mean more accidents too: leave it at that.
tutorial-lay = One die a sport: the doped { $tennis } at tennis, the { $bowling } at bowling (your { $old }, plus one), the { $enter } at swimming to enter. Then confirm. Football, left without a die, will lose its unit.
tutorial-wish = At bowling your { $value } was more than your { $units } units: one more. At tennis, two dice, two cards: a unit and a U4 accident. Everybody makes a hidden wish. Wish for the unit.
tutorial-tournament = Bruno wants it too: a tournament, and the highest total chooses. You lead { $mine } to { $his }; the 1A coach could reroll your dice, but keep them.
tutorial-take = You choose first. At tennis you are worth { $die }, plus one for doping, plus one for Bruno’s die: { $value }. The U4 would strike; the unit is yours, as { $value } is more than your { $units }. Take it.
tutorial-end = { $score } points: { $sports } sports, { $units } units of tennis, the last one drawn by the doped die. Bruno is hurt; Inès died climbing, which closes the sport and keeps her units safe. A real match lasts until all eight are closed.

# Faulty editions and positions

fault-sportmord-few-pills = { $count } are too few for { $each } a seat; { $seats } play
fault-sportmord-orders = the orders are { $orders }; each of 0 to { $high } once
fault-sportmord-first-sport = order 0 is { $sport } and no other sport
fault-sportmord-mark = { $value } names no value of this file
fault-sportmord-die-unneeded = { $card } has no die value
fault-sportmord-die-needed = { $card } needs a die value
fault-sportmord-empty = { $value } is not allowed; it must not be empty
fault-sportmord-small-letters = { $value } is not allowed; use small letters, digits, - and _
fault-sportmord-closed-twice = { $sport } is closed by two seats
fault-sportmord-circle = must list { $sports }, { $first } first
fault-sportmord-circle-order = is not the edition’s, the option circle_order says it is
fault-sportmord-no-new-die = no new die lies at { $sport }
fault-sportmord-many-dice = has { $count } dice at sports and on accidents, not { $dice }
fault-sportmord-card-twice = this card is there twice
fault-sportmord-no-sport-under-way = a sport is under way in phases 8 and 9, and only then
fault-sportmord-sport-closed = { $sport } is closed
fault-sportmord-cards-out = outside the pile of { $sport } there are { $card ->
    [training] { $count } units
   *[other] { $count } cards { $card ->
        [u2] U2
        [u4] U4
       *[u6] U6
    }
}; the box has fewer
fault-sportmord-pile = does not hold the cards that lie nowhere else: { $cards }
fault-sportmord-order-seat = seat { $seat } stands there twice or does not play
fault-sportmord-phase = { $phase } is not allowed; { $decision } is asked in phase { $allowed }
fault-sportmord-pills = hold { $count } pills; the box has { $pills }
fault-sportmord-rolled = has { $count } dice, doped ones included; expected are { $expected }
fault-sportmord-doped-phase = dice stand on pills only in phases 3 and 4, until they are laid
fault-sportmord-doped-unlaid = the doped dice cannot all be laid
fault-sportmord-picked-many = more dice with a { $face } than the roll of seat { $seat } has
fault-sportmord-picked = some dice of the roll, not all, while the 1A coach is asked
fault-sportmord-doping-early = the seat has not been asked about doping yet
fault-sportmord-one-pill = one pill a round, says the option pills_per_round
fault-sportmord-pill-gone = the pill at { $sport } went back when its card was drawn
fault-sportmord-many-units = too many after { $count } share-outs
fault-sportmord-no-card-yet = no card of { $sport } has been turned up yet
fault-sportmord-fatal-die = its die lies on the U6 of { $sport }, not at the sport
fault-sportmord-high = { $face } is too high in round { $round }: one step a round, beginning with a 1
fault-sportmord-first-coach = seat { $seat } rolled { $total }; the highest total, { $highest }, takes it
fault-sportmord-not-laid-yet = the seat has not laid its dice yet
fault-sportmord-old-dice = last round’s dice went home in phase 5
fault-sportmord-wish-time = wishes are open only while they are made
fault-sportmord-card-time = cards are taken one after another in a share-out, and only then
fault-sportmord-revealed-phase = cards lie open in phase 8 only
fault-sportmord-not-over = the match is over when every sport is closed or at the round limit
fault-sportmord-all-closed = every sport is closed: the match is over
fault-sportmord-closed = the sport is closed
fault-sportmord-step = { $face } is more than one step above { $height }
fault-sportmord-no-best = somebody holds the best coach after the first hand-out
fault-sportmord-both-coaches = the two coaches are with different seats
fault-sportmord-asked-of = { $decision } is asked of seat { $seat }
fault-sportmord-two-pills = the best coach has just brought two pills: its holder has them
fault-sportmord-no-doping = doping is asked of a seat with a pill and an undoped die
fault-sportmord-no-tournament = there is a tournament in phases 8 and 9 only
fault-sportmord-no-choice = seat { $seat } has no choice: { $decision } is not asked
fault-sportmord-nothing-to-share = { $sport } has { $count } dice: nothing to share out
fault-sportmord-revealed-dice = { $cards } cards for { $dice } dice
fault-sportmord-only-units = units alone are shared out without a question
fault-sportmord-order = lists the seats { $listed }; at { $sport } are { $members }
fault-sportmord-no-tie = no seats are tied: nobody rolls
fault-sportmord-no-wishes = wishes are asked only with the option agreement = wishes
fault-sportmord-wish-first = wishes come before the tournament
fault-sportmord-no-such-wish = { $wish } cannot be wished
fault-sportmord-all-wished = everybody has made a wish
fault-sportmord-places-open = cards are taken when every place is settled
fault-sportmord-no-part = takes no part in the share-out
fault-sportmord-took-early = a seat whose turn comes later holds a card already
fault-sportmord-revealed-seats = { $cards } cards for { $seats } seats

# The log, when it is you: the same line in the second person; -target, -other… when you are the one it is aimed at
you-rolled = { $count ->
    [0] You have no free die.
   *[other] You roll { $faces }.
}
you-coach-1a = You have the 1A coach and go first.
you-coach-best = You get the best coach.
you-rerolled = { $own ->
    [yes] You reroll { $before }: { $after }.
   *[no] { $by } rerolls a { $before } of yours: { $after }.
}
you-pills-taken = You get { $count ->
    [1] the last pill
   *[other] { $count } pills
}.
you-pill-used = { $use ->
    [reroll] You take a pill to reroll everything.
   *[die] You dope a die: the { $from } becomes { $to }.
}
you-passed = { $decision ->
    [dope] Doping: you pass.
   *[meddle] You reroll nothing.
}
you-placed = You lay a { $face }{ $doped ->
    [yes] , doped
   *[no] {""}
}: { $sport }.
you-turn-done = You lay no die.
you-healed = You, { $sport }: { $to ->
    [0] healed, the die comes home.
   *[other] the die on the { $card ->
        [u2] U2
       *[u4] U4
    } goes down to { $to }.
}
you-unit-lost = You, { $sport }: no die, one unit lost.
you-wish-made = { $wish ->
    [hidden] You have made a wish.
    [training] Your wish: a unit.
    [u2] Your wish: the U2.
    [u4] Your wish: the U4.
    [u6] Your wish: the U6.
    [none] Your wish: no card.
   *[tournament] Your wish: the tournament.
}
you-card-taken = You take { $card ->
    [training] a unit
    [u2] the U2
    [u4] the U4
   *[u6] the U6
}.
you-declined = You take nothing.
you-evaluated = { $outcome ->
    [kept] You, { $sport }: value { $value }, one more unit.
    [returned] You, { $sport }: value { $value } for { $threshold ->
        [1] 1 unit
       *[other] { $threshold } units
    }, the card goes back.
    [struck] You, { $sport }: { $card ->
        [u2] U2
        [u4] U4
       *[u6] U6
    }, “{ $title }” ({ $how ->
        [last] the pile is empty
       *[value] value { $value } for { $threshold }
    }); { $card ->
        [u6] the die stays there.
       *[other] the die goes on the card.
    }
   *[escaped] Value { $value } ({ $sport }): you escape the { $card ->
        [u2] U2
        [u4] U4
       *[u6] U6
    }.
}
you-doping-drawn = You, { $sport }: doping card, { $card ->
    [training] a unit
    [u2] the U2
    [u4] the U4
   *[u6] the U6
}.
you-pill-returned = You, { $sport }: the pill goes back to the reserve.
you-rerolled-by = You reroll a { $before } of { $seat }: { $after }.
you-pill-given-from = You give { $seat } a pill.
you-pill-given-to = { $giver } gives you a pill.
you-outcome = You win with { $points }{ $tie ->
    [0] {""}
    [1] {" "}and, the score being tied, 1 accident card
   *[other] {" "}and, the score being tied, most accident cards: { $tie }
}.

# ---- Streams of chance

stream-circle = the circle of sports
stream-pile = the pile of cards
stream-training = the training dice
stream-tie = the tie-break dice
stream-reroll = the reroll
stream-meddle = the die of another
stream-doping = the doping cards
stream-tournament = the tournament dice

dealt-die = Dice of the first roll, by face
