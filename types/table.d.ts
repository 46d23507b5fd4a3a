// What the parts of a table hand to each other. What the server tells is in told.d.ts.
declare namespace Arene {
  /** An action or an event as the server writes it: a kind, and what that kind names. */
  interface Action {
    kind: string;
    [part: string]: any;
  }
  type Offer = Told["actions"][number];
  type Blocked = Told["blocked"][number];
  type Seat = Told["seats"][number];
  type Line = Told["log"]["lines"][number];
  type Panel = Told["panels"][number];
  type Thing = NonNullable<Panel["items"]>[number];

  /** A table as it is told; `stagedCount`: as it would be after so many of the staged actions. */
  interface Table<View = any> extends Told {
    view: View;
    stagedCount?: number;
    lesson?: { number: number; of: number; text: string; asks: boolean; point: string[] } | null;
    refusal?: Refusal;
    commitment?: string;
    private?: number[];
    news?: boolean;
  }

  interface Refusal {
    text: string;
    rule: string;
  }

  interface Words {
    (id: string, params?: Record<string, any>): string;
    has(id: string): boolean;
    lang: string;
  }

  /** What a picture is drawn from, and what it can do. */
  interface Ctx<View = any> {
    chain: Table<View>[];
    lines: Line[];
    replaying: boolean;
    table: Table<View>;
    view: View;
    words: Words;
    names: string[];
    seats: Seat[];
    me: number | null;
    live: boolean;
    staged: Action[];
    sending: boolean;
    can(action: Action): Offer | undefined;
    why(action: Action): Blocked | undefined;
    stage(actions: Action[]): Promise<void>;
    pick(actions: Action[]): void;
    send(actions: Action[]): Promise<void>;
    drop(): void;
    mayAsk: boolean;
    suggest(): Promise<Action[]>;
    explain(blocked: Pick<Blocked, "reason" | "rule">): void;
  }

  interface Band {
    lead?: string;
    text?: any;
    extra?: any;
    buttons?: { label: string; explains?: string; main?: boolean; barred?: Blocked | null; act(): unknown }[];
  }

  /** What a game's table.js exports. */
  interface Drawing {
    Board(props: { ctx: Ctx }): any;
    Own(props: { ctx: Ctx }): any;
    Figures?(props: { ctx: Ctx; seat: number }): any;
    SeatBody?(props: { ctx: Ctx; seat: number }): any;
    Sheet?(props: { ctx: Ctx; lines: Line[] }): any;
    Tools?(props: { ctx: Ctx }): any;
    tags?(ctx: Ctx, seat: number): { text: string; strong?: boolean; explains?: string }[];
    phases?(ctx: Ctx): { name: any; now: boolean }[];
    band?(ctx: Ctx): Band;
    logHeading?(event: Action): boolean;
    logSeat?(event: Action, ctx: Ctx): number | undefined;
    headline?(ctx: Ctx): string | undefined;
    lasting?(table: Table): number;
    painted?: boolean;
    asides?: boolean;
    quick?: boolean;
    inline?(text: string): unknown;
  }

  /** What is chosen but not sent, what it would lead to (null: nobody can say), and the shorter choice before. */
  interface Staged {
    actions: Action[];
    table: Table | null;
    before: Staged | null;
  }

  /** What the page itself says of the match. */
  interface Setup {
    match: string;
    game: string;
    lang: string;
    text: string;
    seats: number[];
    words: Record<string, string>;
    options: { name: string; value: string; usual: boolean }[];
    keys: Record<number, string>;
    [name: string]: any;
  }

  /** Who sits and who is there. */
  interface Head {
    seats: Seat[];
    [name: string]: any;
  }

  interface Said {
    number: number;
    person: string;
    text: string;
    [name: string]: any;
  }

  interface Curve {
    steps: number;
    points: { step: number; scores: number[] }[];
    turn: { step: number; seat: number } | null;
  }

  /** What the frame's own parts share. */
  interface Tools {
    setup: Setup;
    words: Words;
    lines: Line[];
    chat: Said[];
    head: Head | null;
    drawing: Drawing | null;
    [name: string]: any;
  }

  /** What a component may be handed: the usual things are typed, others are its own affair. */
  interface Props {
    ctx: Ctx;
    words: Words;
    drawing: Drawing | null;
    tools: Tools;
    head: Head;
    setup: Setup;
    panel: Panel;
    replay: { steps: (Table & { mine?: boolean; moment?: number })[]; at: number; as: number | null; running: boolean; arrived?: boolean };
    options: Setup["options"];
    children?: any;
    [name: string]: any;
  }
}
