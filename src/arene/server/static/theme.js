// Before anything is drawn: the colours somebody chose.
const chosen = localStorage.getItem("arene.theme");
if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
