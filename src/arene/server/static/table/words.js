// The words of the table in the viewer's language, from the same Fluent files the server reads.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";

/**
 * “d’Inès” and “de Bruno”: DE($name) in a French message, as in words.py.
 * @param {string} name
 */
function de(name) {
  return /^([aeiouh]|y[^aeiou])/i.test(name.normalize("NFD")) ? `d’${name}` : `de ${name}`;
}

/**
 * Fetch the words of a game and return a function: id and parameters give a text. `own`: what the match's box names.
 * @param {string} game
 * @param {string} lang
 * @param {Record<string, string>} own
 * @returns {Promise<Arene.Words>}
 */
export async function loadWords(game, lang, own = {}) {
  const answer = await fetch(`/words/${game}/${lang}.ftl`);
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { DE: ([name]) => de(String(name)) } });
  bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
  const words = (/** @type {string} */ id, params = {}) => {
    if (Object.hasOwn(own, id)) return own[id];
    const message = bundle.getMessage(id);
    return message && message.value ? bundle.formatPattern(message.value, params, []) : id;
  };
  words.has = (/** @type {string} */ id) => bundle.hasMessage(id);
  words.lang = lang;
  return words;
}
