// What somebody chose on this device.
const DEFAULTS = { speed: 1, sound: false, theme: "system", plain: false, notify: false, muted: [], seen: {} };

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

export function choose(name, value) {
  localStorage.setItem(`arene.${name}`, typeof value === "string" ? value : JSON.stringify(value));
  if (name === "theme") {
    if (value === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = value;
  }
}

const REMEMBERED = 40; // matches whose last sight is kept

/** How far somebody has seen a match on this device, so that a return begins where he left. */
export const lastSeen = (match, seat) => setting("seen")[`${match} ${seat}`] ?? "";

export function haveSeen(match, seat, mark) {
  const { [`${match} ${seat}`]: _, ...others } = setting("seen");
  choose("seen", { ...Object.fromEntries(Object.entries(others).slice(1 - REMEMBERED)), [`${match} ${seat}`]: mark });
}
