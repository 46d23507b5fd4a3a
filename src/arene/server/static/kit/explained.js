// What a piece says of itself when somebody points at it, presses it long or magnifies it.

/**
 * Spread into an element: its short name, and what it does, costs or brings.
 * @param {string} name
 * @param {string} sentence
 */
export const explained = (name, sentence = "") => ({ "data-name": name, "data-explains": sentence });
