// Pages of a deal that is played at several tables: copying and sending, the host's keys, and news from the tables.
import { copyText } from "./components/copy.js";

const failed = /** @type {HTMLElement | null} */ (document.querySelector(".failed"));

/** @param {string} text */
function fail(text) {
  if (!failed) return;
  failed.textContent = text;
  failed.hidden = !text;
}

/**
 * What stands beside a key: a link or a text.
 * @type {(key: Element) => HTMLInputElement}
 */
const beside = (key) => /** @type {any} */ (key.closest(".link-box")?.querySelector("input, textarea"));

for (const key of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-copy]"))) {
  key.addEventListener("click", async () => {
    const label = /** @type {HTMLElement} */ (key.querySelector("span"));
    if (await copyText(beside(key).value)) {
      label.textContent = key.dataset.copied ?? "";
      key.setAttribute("aria-label", label.textContent);
      fail("");
    } else {
      fail(key.dataset.failed ?? "");
      beside(key).select();
    }
  });
}

for (const key of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-share]"))) {
  if (!navigator.share) continue;
  key.hidden = false;
  key.addEventListener("click", () => navigator.share({ text: beside(key).value }).catch(() => {})); // one may think better of it
}

for (const key of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-ask]"))) {
  key.addEventListener("click", async () => {
    if (key.dataset.sure && !confirm(key.dataset.sure)) return;
    const answer = await fetch(key.dataset.at ?? "", { method: key.dataset.ask });
    if (answer.ok) location.reload();
    else fail((await answer.json().catch(() => ({}))).detail ?? String(answer.status));
  });
}

/** @type {HTMLElement | null} */
const deal = document.querySelector("[data-deal]");
async function look() {
  try {
    const answer = await fetch(`/api/deals/${deal?.dataset.deal}`);
    if (answer.ok && !document.hidden && (await answer.json()).state !== deal?.dataset.state) {
      location.reload();
      return;
    }
  } catch {
    // a bad line: it is asked again
  }
  setTimeout(look, 4000);
}
if (deal) setTimeout(look, 4000);
