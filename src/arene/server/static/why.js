// A match being explained: its progress, until the page can be shown.
/** @type {any} */
const part = document.querySelector("[data-analysis]");
/** @type {any} */
const bar = part.querySelector("progress");
/** @type {any} */
const told = part.querySelector("output");
const figure = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });

async function look() {
  try {
    const answer = await fetch(`/api/matches/${part.dataset.analysis}/analysis`);
    const now = await answer.json();
    if (answer.ok && now.state !== "underway") {
      location.reload();
      return;
    }
    if (answer.ok) {
      bar.value = 100 * now.progress;
      told.value = figure.format(now.progress);
    }
  } catch {
    // a bad line: it is asked again
  }
  setTimeout(look, 1000);
}
setTimeout(look, 500);
