// Written by python -m tests.shapes: what the server is sent and what it tells. Not to be changed by hand.
declare namespace Arene {
  interface ActionsRequest {
    actions: Record<string, any>[];
    key: string;
    prompt: string;
    seat?: number | null;
    seen?: string;
  }

  interface ClockRequest {
    bank?: number;
    move: number;
  }

  interface ComfortsRequest {
    seat?: number | null;
    settings: Record<string, any>;
  }

  interface DaysRequest {
    days: number;
    then?: "bot" | "claim";
  }

  interface HolidayRequest {
    first: string;
    last: string;
  }

  interface KeysRequest {
    auth: string;
    p256dh: string;
  }

  interface LessonPreviewRequest {
    actions: Record<string, any>[];
    frame: number;
  }

  interface MeRequest {
    colour?: "red" | "blue" | "green" | "amber" | "black" | "white";
    name: string;
    shape?: "circle" | "square" | "diamond" | "hexagon" | "cross" | "shield";
  }

  interface NewChannelRequest {
    keys?: Record<string, any> | null;
    kind: "email" | "webhook" | "push";
    target: string;
  }

  interface NewMatchRequest {
    away_minutes?: number;
    clock?: Record<string, any> | null;
    days?: Record<string, any> | null;
    edition?: Record<string, any> | string | null;
    game: string;
    help?: boolean;
    listed?: boolean;
    options?: Record<string, any>;
    seats: Record<string, any>[];
  }

  interface NoteRequest {
    text: string;
  }

  interface PreviewRequest {
    actions: Record<string, any>[];
    seat?: number | null;
  }

  interface SaidRequest {
    text: string;
  }

  interface SilenceRequest {
    person: string;
    wanted?: boolean;
  }

  interface StandInRequest {
    wanted?: boolean;
  }

  interface SuggestionRequest {
    seat?: number | null;
  }

  interface UndoRequest {
    key: string;
    prompt: string;
    seat?: number | null;
    seen?: string;
  }

  interface WishRequest {
    kind: "me" | "open" | "kept" | "bot" | "here";
    level?: "beginner" | "regular" | "good" | "strong" | "expert" | "easy" | "normal" | "heuristic";
    name?: string | null;
  }

  interface WishedRequest {
    daily?: boolean;
    hour?: number;
    zone?: string;
  }

  interface Told {
    actions: {
      action: Action;
      label: string;
    }[];
    asides: {
      action: Action;
      label: string;
    }[];
    awaiting: number[];
    blocked: {
      action: Action;
      label: string;
      reason: string;
      rule: string;
      short: string;
    }[];
    hold: string;
    log: {
      from: number;
      lines: {
        event: Action;
        step: number;
        text: string;
      }[];
    };
    mine: boolean;
    missed: number;
    over: boolean;
    panels: {
      cells?: {
        here: {
          label: string;
          look: string;
          state: string;
          text: string;
          tone: string;
        }[];
        item: {
          label: string;
          look: string;
          state: string;
          text: string;
          tone: string;
        };
        x: number;
        y: number;
      }[];
      columns?: string[];
      id: string;
      items?: {
        label: string;
        look: string;
        state: string;
        text: string;
        tone: string;
      }[];
      kind: string;
      links?: number[][];
      mine: boolean;
      rows?: {
        label: string;
        look: string;
        state: string;
        text: string;
        tone: string;
      }[][][];
      title: string;
    }[];
    prompt: {
      id: string;
      lead: string;
      sentence: string;
      text: string;
      yours: boolean;
    };
    seats: {
      colour: string;
      gone: number | null;
      here: boolean;
      host: boolean;
      kind: string;
      level: string | null;
      name: string;
      seat: number;
      shape: string;
      stand_in: boolean;
      temper: string;
      you: boolean;
    }[];
    seen: string;
    standings: {
      rank: number;
      score: number;
      seat: number;
      ties: {
        last_round?: number;
        margin?: number;
        ninth_space?: number;
      };
    }[] | null;
    status: {
      goal: string;
      more: string;
      phase: string;
      text: string;
      where: string;
    };
    topics: string[];
    undo: {
      allowed: boolean;
      reason: string;
    };
  }

  interface AutomobileView {
    awaiting: number[];
    car: number | null;
    cars: {
      blocked: boolean;
      blocks: boolean;
      car: number;
      cards: number;
      cell: number;
      colour: string;
      column: number;
      counts: {
        carrosserie: number;
        chassis: number;
        essais: number;
        ingenieur: number;
        mecanique: number;
        moteur: number;
        pilote: number;
        pneus: number;
      };
      energy: number;
      finish: number | null;
      hand: Record<string, number[]> | null;
      id: string;
      lane: number;
      money: number;
      number: number;
      off: boolean;
      partner: number | null;
      place: number | null;
      played: boolean;
      played_cards: {
        category: string;
        value: number;
      }[];
      points: number;
      sale: {
        now: number;
        with: {
          jaune?: number;
          rouge?: number;
        };
      } | null;
      seat: number;
      sponsor_count: number;
      sponsors: string[] | null;
      strength: number | null;
    }[];
    decision: string;
    ends: {
      colour: string;
      column: number;
      green: number;
      home: boolean;
      lane: number;
      path: number[][];
      place: number;
      slip: number;
      steps: number;
    }[];
    energy_max: number;
    exchange: {
      energy: number[];
      first: number;
      inside: boolean;
      left: number | null;
      offer: {
        category?: string;
        energy?: number;
        gave?: number;
        took?: number;
      } | null;
      second: number;
    } | null;
    forecast: {
      ends: {
        colour: string;
        column: number;
        green: number;
        home: boolean;
        lane: number;
        place: number;
        slip: number;
        steps: number;
      }[];
      value: number;
    }[];
    game: string;
    odds: {
      balls: number;
      cells: number;
      ends: {
        colour: string;
        column: number;
        green: number;
        home: boolean;
        lane: number;
        place: number;
        slip: number;
        steps: number;
      }[];
      extra: number;
      own: number;
    }[];
    owed: {
      car: number;
      cause: string;
      green: number;
      slip: number;
      total: number;
    } | null;
    pack: number;
    pairs: boolean;
    phase: string;
    piles: {
      id: string;
      left: number;
      price: number;
      size: number;
      tenths: number;
      values: number[];
      zone: number;
    }[];
    race: {
      balls: number;
      green: number[];
      lead: number | null;
      moving: number | null;
      order: number[];
      ranking: number[];
      turn: number | null;
      violet: {
        car: number;
        cells: number;
        effect: string;
      }[];
      violet_cells: {
        launch: number;
        off: number;
        rest: number;
      };
      waiting: {
        car: number;
        cells: number;
      }[];
    } | null;
    reach: {
      buys: string[];
      cell: number;
      cells: number;
      kind: string;
      target: number | null;
      zone: number;
    }[];
    ring: {
      kind: string;
      void: boolean;
      zone: number;
    }[];
    round: number;
    sale_prices: {
      different: number;
      same: number;
      single: number;
    };
    sales: {
      bleu: number;
      jaune: number;
      price: number;
      rouge: number;
      set: boolean;
    }[];
    seat: number | null;
    sponsor_limit: number;
    standings: {
      rank: number;
      score: number;
      seat: number;
      ties: {
        best_place?: number;
        margin?: number;
      };
    }[];
    starter: number;
    target: number | null;
    track: {
      columns: number;
      grid: number[][];
      lanes: string[];
      parts: {
        from: number;
        id: string;
        to: number;
      }[];
    };
    why_card: string | null;
  }

  interface FootmaniaView {
    active: number;
    auction: {
      amount: number | null;
      card: string;
      effect: {
        after: number;
        before: number;
        eleven: {
          card: string;
          number: number;
        }[];
        filled_after: number;
        filled_before: number;
        missing_after: number[];
        missing_before: number[];
      } | null;
      highest: number | null;
      leader: number | null;
      minimum: number;
      passed: number[];
      sealed: boolean;
      seller: number | null;
      start: number;
    } | null;
    awaiting: number[];
    ban_day: number;
    board: {
      id: string;
      kind: string | null;
      neighbours: number[];
      type: string;
      x: number;
      y: number;
    }[];
    cards: Record<string, {
      bonus: number;
      colour: string;
      deck: string;
      devalued: number;
      name: string;
      numbers: number[];
      price: number;
      stars: number;
      utility: boolean;
    }>;
    day: number;
    days: number;
    deal: {
      by: number;
      content: {
        ask: string[];
        ask_sponsor: string | null;
        give: string[];
        give_sponsor: string | null;
        money: number;
        numbers: number[];
      } | null;
      counters: number;
      effect?: {
        after: number;
        before: number;
        eleven: {
          card: string;
          number: number;
        }[];
        filled_after: number;
        filled_before: number;
        missing_after: number[];
        missing_before: number[];
      };
      effect_on_known?: {
        after: number;
        before: number;
        eleven: {
          card: string;
          number: number;
        }[];
        filled_after: number;
        filled_before: number;
        missing_after: number[];
        missing_before: number[];
      };
      to: number;
    } | null;
    decision: string;
    decks: {
      euromatch: {
        count: number;
      };
      foreign: {
        bonus: any;
        count: number;
        price: number;
        promise: {
          fills: number[];
          stars: number[];
        };
      };
      national: {
        bonus: any;
        count: number;
        price: number;
        promise: {
          fills: number[];
          stars: number[];
        };
      };
      plus: {
        count: number;
      };
      question: {
        count: number;
      };
    };
    destinations: string[];
    die: number;
    drawn: {
      card: string | null;
      cost: number | null;
      deck: string;
      effect: {
        after: number;
        before: number;
        eleven: {
          card: string;
          number: number;
        }[];
        filled_after: number;
        filled_before: number;
        missing_after: number[];
        missing_before: number[];
      } | null;
      price: number;
      scouted: boolean;
    } | null;
    due: number;
    entering: string | null;
    euro: any;
    first: number;
    fixtures: {
      away: number;
      day: number;
      home: number;
      score: number[] | null;
    }[];
    forecast: {
      changes: Record<string, {
        gain: number;
        off: string | null;
      }[]>;
      plus: Record<string, number[]>;
      targets: {
        grave_injury?: Record<string, number[]>;
        red_card?: Record<string, number[]>;
      };
    } | null;
    game: string;
    hostile: {
      plus: {
        cancels: any[];
        code: string;
        counts: boolean;
        euro: boolean;
        id: string;
        value: number;
        value_away: number;
      };
      target: string | null;
    } | null;
    jackpot: number;
    last_market: boolean;
    league: {
      rank: number;
      seat: number;
    }[];
    listing: {
      card: string;
      reserve: number;
    } | null;
    market: string;
    market_open: boolean;
    money_step: number;
    numbers_needed: number;
    options: {
      accelerated: boolean;
      auction: string;
      cash_public: boolean;
      market: string;
      top_price_visible: boolean;
    };
    passing: string;
    phase: number;
    players: {
      ask: string;
      backs: number[];
      came_from: string | null;
      cash: number;
      cell: string;
      euros: any[];
      hand_up: boolean;
      known: {
        card: string;
        public: boolean;
        sure: boolean;
      }[];
      missing_least: number;
      own: {
        bench: string[];
        best: {
          card: string;
          number: number;
        }[];
        filled: number;
        foreigners: number;
        initiatives: number;
        losses: Record<string, number>;
        max_foreign: number;
        missing: number[];
        orders: Record<string, any>;
        plus: {
          cancels: string[];
          code: string;
          counts: boolean;
          euro: boolean;
          id: string;
          value: number;
          value_away: number;
        }[];
        short: number;
        squad: string[];
        strength: number;
      } | null;
      pennant_stars: number;
      pennants: number;
      plus_count: number;
      points: number;
      progress: number;
      seat: number;
      skip: boolean;
      sponsors: {
        id: string;
        kind: string;
        per_visit: number;
        resale: number;
      }[];
    }[];
    playoff: any[];
    round: number;
    round_cap: number;
    seat: number | null;
    sides: {
      bench?: string[] | null;
      boost?: number;
      changes_left?: number;
      changes_most?: number;
      confirmed: boolean;
      dismissed?: number;
      field: {
        card: string;
        number: number;
      }[] | null;
      gone?: string[];
      pennant_stars?: number;
      plus_left?: number;
      plus_most?: number;
      seat: number;
      strength: number | null;
      toggles_left?: number;
      trainee_stars?: number;
      trainees?: number;
      weakened?: number;
    }[];
    standings: {
      rank: number;
      score: number;
      seat: number;
      ties: {
        pennants: number;
        playoff_points: number;
        playoff_stars: number;
        season_stars: number;
        wealth: number;
      };
    }[] | null;
    trading: boolean;
    ways: Record<string, string[]>;
    window: string;
  }

  interface LanistaView {
    awaiting: number[];
    boards: {
      alpha: number;
      beta: number;
      cap: number;
      duo: number[];
      exhibitio: {
        pay: number;
        prestige: number[];
      };
      final: {
        money: number;
        ranks: number[];
      };
      penalties: number[];
      placed_money: number;
      slots: number;
      token_malus: number;
      track: number;
    };
    buys: number;
    card: any;
    combat: {
      armaturae: string[];
      bag: {
        counts: number[];
        keeps: number;
        kind: string;
        percent: number[];
        removed: {
          colour: string;
          from: string;
          kind: string;
        }[];
        tokens: {
          colour: string;
          from: string;
          kind: string;
        }[];
      } | null;
      contract: string | null;
      dead: any;
      drawing: number | null;
      duo: boolean;
      fighters: {
        armatura: string;
        id: string;
        skills: string[];
        wound: {
          counts: number[];
          keeps: number;
          kind: string;
          percent: number[];
          removed: any[];
          tokens: {
            colour: string;
            from: string;
            kind: string;
          }[];
        } | null;
      }[];
      gains: number[] | null;
      gladiators: string[];
      loser: any;
      mercy: any;
      pairs: {
        armaturae: string[];
        gains: number[];
        gladiators: string[];
        mortal: number[];
        paid: number | null;
        reds: number;
      }[];
      pending: (string | null)[];
      rank: string;
      raw: (string | null)[];
      result: string | null;
      seat: number;
      sine_missione: boolean;
      sums: {
        amount: number;
        cause: string;
        source: string;
      }[][];
    } | null;
    contracts: {
      duo: number;
      healthy: number;
      id: string;
      mark: string | null;
      pairs: string[];
      pairs_ready: string[][];
      pay: number;
      penalty: number;
      prestige: number[];
      rank: string;
      same_men: boolean;
      sine_missione: boolean;
      trainees: string[];
    }[];
    decision: string;
    defining: string | null;
    exhibitio_reds: {
      gamma?: number;
    };
    extra: boolean;
    failing: {
      contracts: string[];
      left: number;
      penalty: number;
    } | null;
    game: string;
    hand: string[] | null;
    initiative: number;
    medal: string | null;
    medals: {
      least: number;
      medal: string;
    }[];
    menu: string[] | null;
    moments: Record<string, {
      phase: number;
      timing: string;
    }>;
    nota: {
      armaturae: string[];
      pairs: string[];
      seasons: {
        arrivals: number;
        combats: number;
        season: string;
      }[];
    };
    offer: any;
    options: {
      malus: boolean;
      mercy_bad: string;
      resale: boolean;
      sine_missione: boolean;
      years: number;
    };
    outlook: Record<string, number[]>;
    pass: number;
    passes: number;
    phase: number;
    piles: {
      event_discard: Record<string, number>;
      events: number;
      events_out: any[];
      gladiator_discard: string[];
      gladiators: number;
      gladiators_out: string[];
    };
    playable: string[];
    players: {
      answered: boolean | null;
      ap: number;
      at_stake: number;
      cap: number;
      cards: number;
      contracts: {
        any_pair: boolean;
        bonus: number;
        id: string;
        late: boolean;
        pairs: string[];
        pairs_ready: string[][];
        pay: number;
        penalty: number;
        prestige: number[];
        rank: string;
        sine_missione: boolean;
      }[];
      jokers: number;
      lanista: any;
      laps: number;
      may_add: number;
      money: number;
      poisoned: boolean;
      prestige: number;
      school: {
        any_armatura: boolean;
        attached: string[];
        bank: any;
        buy_ap: number;
        cared: boolean;
        chosen: string[];
        effective_rank: string;
        fit: boolean;
        fought: boolean;
        health: string;
        id: string;
        partner: string | null;
        price: number;
        rank: string;
        rows: {
          armaturae: string[];
          skills: string[];
        }[];
        slot: number;
        suppressed: boolean;
        trained: boolean;
        used: boolean;
        wears: string[][];
        xp: number;
      }[];
      seat: number;
      seen: string[];
      slipped: number;
      space: number;
      tokens: {
        green: number;
        red: number;
        white: number;
      };
    }[];
    recruits: {
      buy_ap: number;
      cost: number | null;
      faces: string[];
      id: string;
      lacks: number;
      partner: string | null;
      price: number;
      rows: {
        armaturae: string[];
        skills: string[];
      }[];
    }[];
    round: number;
    rounds: number;
    season: string;
    seat: number | null;
    set_aside: string[];
    standings: {
      rank: number;
      score: number;
      seat: number;
      ties: Record<string, any>;
    }[] | null;
    step: string;
    swapping: any;
    tokens_due: string;
    turn_order: number[];
    turn_seat: number | null;
  }

  interface SponsioView {
    awaiting: number[];
    dealer: number;
    decision: string;
    game: string;
    goal_coins: number;
    kept: string[];
    last_trick: {
      cards: string[];
      leader: number;
      winner: number;
    } | null;
    max_rounds: number;
    nines: {
      beaten: string[];
      out: string[];
      talon: string[];
      talon_counts: boolean;
      won: string[];
    };
    obligation: boolean;
    obliged: boolean;
    opens: boolean;
    pending: {
      card?: string;
      ticket?: string;
      wager?: string;
    };
    phase: string;
    players: {
      bets: {
        count: number | null;
        odds: number;
        stake: number;
        status: string;
        target?: number;
        ticket: string;
        wager?: string;
      }[];
      cash_value: number;
      fight_card: string | null;
      hand: string[] | null;
      hand_size: number;
      known_in_hand: string[];
      purse: number;
      score: number;
      seat: number;
      shown: string[];
      streak: number;
      taken: {
        blue: number;
        green: number;
        red: number;
        yellow?: number;
      };
      three: number;
      tokens: string[];
      traitor: boolean;
      tricks: number;
      zone: number;
    }[];
    reason: string;
    removed: string | null;
    round: number;
    seat: number | null;
    standings: {
      rank: number;
      score: number;
      seat: number;
      ties: {
        last_round: number;
        ninth_space: number;
      };
    }[] | null;
    start_coins: number;
    talon: string[];
    tickets: {
      group: number;
      holder: number | null;
      id: string;
      most: number;
      scope: string;
      suit: string | null;
      type: string;
      wagers: {
        counts: number[];
        id: string;
        odds: number;
      }[];
    }[];
    tokens: {
      free: boolean;
      holder: number | null;
      id: string;
      price: string;
    }[];
    track: number[];
    traitor: {
      fine: number;
      gain: number;
      moves: string;
    };
    trick: {
      cards: string[];
      follows: boolean | null;
      leader: number;
      number: number;
      of: number;
      suit: string | null;
      winning: number | null;
    } | null;
    turn: number;
    turns: number;
  }

  interface SportmordView {
    awaiting: number[];
    best: number | null;
    decision: string;
    first: number;
    forecast: {
      doped: boolean;
      face: number;
      keeps: boolean;
      keeps_possible: boolean;
      last: boolean;
      last_possible: boolean;
      possible: number;
      sport: string;
      strikes: string[];
      strikes_possible: string[];
      value: number;
      why: string;
    }[];
    game: string;
    old_side: string;
    options: {
      doped_leap: boolean;
      memory_aid: boolean;
    };
    order: {
      level: number;
      seats: number[];
    }[];
    palette: {
      colour: string;
      name: string;
      pattern: string;
    }[];
    phase: number;
    picked: number[];
    players: {
      accidents: number;
      card: string | null;
      dice: {
        colour: string;
        name: string;
        pattern: string;
      };
      doped: number[];
      fatal: string[];
      free: number;
      free_after: number | null;
      injuries: {
        card: string;
        die: number | null;
        sport: string;
      }[];
      laid: number;
      largest: number;
      laying: string | null;
      pills: number;
      risk: {
        keeps: boolean;
        strikes: string[];
        value: number;
      } | null;
      roll: number[];
      score: number;
      seat: number;
      sports: number;
      units: Record<string, number>;
      wish: any;
      wished: boolean;
    }[];
    reserve: number;
    round: number;
    round_limit: number;
    rounds_left: number | null;
    seat: number | null;
    settles: string[];
    side: string;
    sport: string | null;
    sports: {
      closed: boolean;
      colour: string;
      count: number;
      fatal_seat: number | null;
      icon: string;
      id: string;
      known_bottom: string[];
      last: boolean;
      last_card: boolean;
      last_card_possible: boolean;
      revealed: string[];
      stakes: {
        doped: boolean;
        loses: boolean;
        new: number | null;
        old: number | null;
        outlook: {
          keeps: boolean;
          keeps_possible: boolean;
          last: boolean;
          last_possible: boolean;
          possible: number;
          strikes: string[];
          strikes_possible: string[];
          value: number;
          why: string;
        } | null;
        seat: number;
        units: number;
      }[];
      thresholds: Record<string, number>;
      unseen: number;
      unseen_cards: Record<string, number>;
      wounds: Record<string, number>;
    }[];
    standings: {
      rank: number;
      score: number;
      seat: number;
      ties: {
        accidents: number;
      };
    }[] | null;
    tournament: {
      doping: boolean;
      level: number;
      seats: number[];
      totals: number[];
    } | null;
    turn_order: number[];
  }
}
