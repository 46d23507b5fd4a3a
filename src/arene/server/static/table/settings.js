// What somebody chose on this device.
const DEFAULTS = { speed: 1, sound: false, theme: "system", plain: false, notify: false, muted: [] };

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

export const stillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
