// What somebody chose on this device.
/** @type {Record<string, any>} */
const DEFAULTS = {
  speed: 1,
  sound: false,
  quick: false,
  theme: "system",
  plain: false,
  notify: false,
  muted: [],
  seen: {},
};

/** @param {string} name */
export function setting(name) {
  const text = localStorage.getItem(`arene.${name}`);
  if (text === null) return DEFAULTS[name];
  if (typeof DEFAULTS[name] === "string") return text;
  try {
    return JSON.parse(text);
  } catch {
    return DEFAULTS[name];
  }
}

/**
 * @param {string} name
 * @param {any} value
 */
export function choose(name, value) {
  localStorage.setItem(`arene.${name}`, typeof value === "string" ? value : JSON.stringify(value));
  if (name === "theme") {
    if (value === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = value;
  }
}

const REMEMBERED = 40; // matches whose last sight is kept

const AWAY = 60_000; // a screen closed for so long was left; a page loaded again was not

/** Nothing of the match was seen. */
export const UNSEEN = { mark: "", left: false };

/**
 * How far somebody has seen a match on this device, so that a return begins where he left, and whether he was away.
 * @param {string} match
 * @param {number | null} seat
 */
export function lastSeen(match, seat) {
  const [mark, at] = (setting("seen")[`${match} ${seat}`] ?? "").split(" ");
  return mark ? { mark, left: Date.now() - Number(at ?? 0) > AWAY } : UNSEEN;
}

/**
 * @param {string} match
 * @param {number | null} seat
 * @param {string} mark
 */
export function haveSeen(match, seat, mark) {
  const { [`${match} ${seat}`]: _, ...others } = setting("seen");
  choose("seen", {
    ...Object.fromEntries(Object.entries(others).slice(1 - REMEMBERED)),
    [`${match} ${seat}`]: `${mark} ${Date.now()}`,
  });
}
