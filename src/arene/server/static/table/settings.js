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

/**
 * How far somebody has seen a match on this device, so that a return begins where he left.
 * @type {(match: string, seat: number | null) => string}
 */
export const lastSeen = (match, seat) => setting("seen")[`${match} ${seat}`] ?? "";

/**
 * @param {string} match
 * @param {number | null} seat
 * @param {string} mark
 */
export function haveSeen(match, seat, mark) {
  const { [`${match} ${seat}`]: _, ...others } = setting("seen");
  choose("seen", { ...Object.fromEntries(Object.entries(others).slice(1 - REMEMBERED)), [`${match} ${seat}`]: mark });
}
