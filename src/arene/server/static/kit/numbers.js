// Numbers as a reader expects them: a real minus sign, digits in groups, a sign before what is won or lost.

/**
 * A number with a minus sign instead of a hyphen.
 * @param {number} count
 */
export const minus = (count) => String(count).replace("-", "−");

/**
 * A gain or a loss: “+3”, “−2”.
 * @param {number} count
 * @param {string} nothing how a zero is written
 */
export const signed = (count, nothing = "0") => (count > 0 ? `+${count}` : count < 0 ? minus(count) : nothing);

/**
 * An amount with its digits in groups; the fonts have no narrow space.
 * @param {number} count
 * @param {string} lang
 */
export const grouped = (count, lang) =>
  count
    .toLocaleString(lang)
    .replace(/\u202f/g, "\u00a0")
    .replace("-", "−");
