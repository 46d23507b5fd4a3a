// The form of a new table: only the seats and options that the number of players asks for, and usual sets of options.
/** @type {any} */
const form = document.querySelector("[data-new-table]");
function fit() {
  const seats = Number(form.elements.seats.value);
  for (const row of form.querySelectorAll("[data-seat]")) {
    row.hidden = Number(row.dataset.seat) > seats;
    const select = row.querySelector("select");
    row.querySelector("input").hidden = !["here", "kept"].includes(select.value);
  }
  for (const field of form.querySelectorAll("[data-for-seats]")) {
    const applies = field.dataset.forSeats.split(" ").includes(String(seats));
    field.hidden = !applies;
    for (const control of field.querySelectorAll("input, select")) control.disabled = !applies;
  }
}

const presets = [...form.querySelectorAll("[data-options]")];
/** @param {string} id */
const option = (id) => form.elements[`option-${id}`];
/** @type {(preset: HTMLInputElement) => [string, any][]} */
const optionsOf = (preset) => Object.entries(JSON.parse(preset.dataset.options));

/** The preset that the options make up, if they make up one. */
function mark() {
  for (const preset of presets) preset.checked = optionsOf(preset).every(([id, value]) => option(id).value === value);
}

form.addEventListener("change", (/** @type {any} */ event) => {
  if (presets.includes(event.target)) for (const [id, value] of optionsOf(event.target)) option(id).value = value;
  fit();
  mark();
});
fit();
mark();
addEventListener("pageshow", () => {
  fit(); // whoever comes back finds what he had chosen, filled in after this script has run
  mark();
});
