// A match explained: begun and stopped in place, so that the back key leads to the table and not through what was
// pressed here; while it is under way its progress, until the page can be shown.
/** @type {any} */
const part = document.querySelector("[data-analysis]");
const figure = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
let pressed = false;

/** @param {any} form */
async function send(form) {
  pressed = true;
  form.querySelector("button").disabled = true;
  try {
    const answer = await fetch(form.action, { method: "POST", redirect: "manual" });
    if (answer.type === "opaqueredirect") {
      location.reload();
      return;
    }
  } catch {
    // a bad line: the browser tells
  }
  form.submit();
}

for (const form of document.querySelectorAll("form[data-in-place]"))
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(form);
  });

async function look() {
  try {
    const answer = await fetch(`/api/matches/${part.dataset.analysis}/analysis`);
    const now = await answer.json();
    if (pressed) return;
    if (answer.ok && now.state === "none") {
      location.replace("?lost");
      return;
    }
    if (answer.ok && now.state !== "underway") {
      location.reload();
      return;
    }
    if (answer.ok) {
      part.querySelector("progress").value = 100 * now.progress;
      part.querySelector("output").value = figure.format(now.progress);
    }
  } catch {
    // a bad line: it is asked again
  }
  setTimeout(look, 1000);
}
if (part) setTimeout(look, 500);
if (location.search === "?lost") history.replaceState(history.state, "", location.pathname); // told once
