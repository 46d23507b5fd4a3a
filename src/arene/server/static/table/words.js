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
 * Fetch words and return a function: id and parameters give a text. `own`: what the match's box names.
 * The server sends only the messages it finds named in the sources: write ids out, or at least how they begin.
 * @param {string} address
 * @param {string} lang
 * @param {Record<string, string>} own
 * @returns {Promise<Arene.Words>}
 */
export async function loadWords(address, lang, own = {}) {
  const answer = await fetch(address);
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { DE: ([name]) => de(String(name)) } });
  bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
  const words = (/** @type {string} */ id, params = {}) => {
    if (Object.hasOwn(own, id)) return own[id];
    const message = bundle.getMessage(id);
    // the fonts have no narrow space
    return message?.value ? bundle.formatPattern(message.value, params, []).replaceAll("\u202f", "\u00a0") : id;
  };
  words.has = (/** @type {string} */ id) => Object.hasOwn(own, id) || bundle.hasMessage(id);
  words.lang = lang;
  return words;
}
