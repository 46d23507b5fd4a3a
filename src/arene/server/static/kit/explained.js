// What a piece is and does, for whoever points at it: a short name and a sentence from the game's words.

/**
 * Spread it into the element of a piece, drawn or not.
 * @param {string} name
 * @param {string} sentence
 */
export const explained = (name, sentence = "") => ({ "data-name": name, "data-explains": sentence });
