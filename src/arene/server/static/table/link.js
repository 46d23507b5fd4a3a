// The line to the server: requests by POST, the table by server-sent events that reconnect and catch up by themselves.

/** A problem the server told: its words, the rule, and the fresh table. */
export class Trouble extends Error {
  /**
   * @param {number} status
   * @param {Record<string, any>} body
   */
  constructor(status, body) {
    super(body.detail || String(status));
    this.status = status;
    this.code = body.code || "";
    this.rule = body.rule || "";
    this.table = body.table || null;
  }
}

const SILENCE = 40_000; // the server says every 15 seconds that it is there

export class Link {
  /**
   * @param {string} match
   * @param {string} lang
   */
  constructor(match, lang) {
    this.base = `/api/matches/${match}`;
    this.lang = lang;
    /** @type {EventSource | null} */
    this.source = null;
    this.silence = 0; // the clock that runs while nothing is heard
  }

  /**
   * Follow the table from a seat (null: watch). `on` has table, presence, chat, rematch and state.
   * @param {number | null} seat
   * @param {boolean} panels
   * @param {string} seen
   * @param {Record<string, any>} on
   */
  follow(seat, panels, seen, on) {
    this.close();
    const query = new URLSearchParams({ lang: this.lang, panels: String(panels) });
    if (seat !== null) query.set("seat", String(seat));
    if (seen) {
      query.set("seen", seen);
      query.set("whole", "true");
    }
    const source = new EventSource(`${this.base}/stream?${query}`);
    this.source = source;
    let lost = "off"; // why there is no line, should it break
    const heard = () => {
      clearTimeout(this.silence);
      this.silence = setTimeout(() => {
        on.state(lost); // a line may be dead without saying so
        if (this.source === source) this.follow(seat, panels, on.seen(), on);
      }, SILENCE);
    };
    heard();
    source.onopen = () => on.state("on");
    source.addEventListener("restart", () => {
      lost = "restart";
    });
    source.onerror = () => {
      on.state(lost);
      if (source.readyState === EventSource.CLOSED && this.source === source) {
        setTimeout(() => this.source === source && this.follow(seat, panels, on.seen(), on), 2000);
      }
    };
    for (const name of ["table", "presence", "chat", "rematch"]) {
      source.addEventListener(name, (message) => {
        heard();
        on[name](JSON.parse(message.data));
      });
    }
    source.addEventListener("alive", heard);
  }

  close() {
    clearTimeout(this.silence);
    if (this.source) this.source.close();
    this.source = null;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  async ask(method, path, body) {
    const answer = await fetch(`${this.base}${path}${path.includes("?") ? "&" : "?"}lang=${this.lang}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const told = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new Trouble(answer.status, told);
    return told;
  }

  /** @param {string} path */
  get(path) {
    return this.ask("GET", path);
  }

  /**
   * @param {string} path
   * @param {object} [body]
   */
  post(path, body) {
    return this.ask("POST", path, body);
  }

  /**
   * Play although the line is bad or the table changes hands: the same key again and again is still one move.
   * @param {string} path
   * @param {object} body
   * @returns {Promise<any>}
   */
  async insist(path, body) {
    for (let left = 20; ; left -= 1) {
      try {
        return await this.post(path, body);
      } catch (trouble) {
        if ((trouble instanceof Trouble && trouble.code !== "moving") || left === 0) throw trouble;
        await new Promise((again) => setTimeout(again, 1500));
      }
    }
  }

  /** @param {string} path */
  delete(path) {
    return this.ask("DELETE", path);
  }

  /**
   * @param {string} path
   * @param {object} [body]
   */
  put(path, body) {
    return this.ask("PUT", path, body);
  }
}

/** A key of its own for every request that plays. */
export const newKey = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
