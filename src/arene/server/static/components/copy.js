// Copying a text. Browsers lend the clipboard only to pages they trust; at home the site is often a plain http address.

/**
 * Whether the text is in the clipboard now.
 * @param {string} text
 */
export async function copyText(text) {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // refused: the older way may still be open
    }
  }
  const field = document.createElement("textarea");
  const before = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.className = "visually-hidden";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
