// The form of a new table: only the seats and options that the number of players asks for.
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
form.addEventListener("change", fit);
fit();
