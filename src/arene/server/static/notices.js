// The page on notices: this browser as a place to be told, and the zone one lives in.
/** @type {HTMLInputElement | null} */
const zone = document.querySelector("[data-zone]");
if (zone && !zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

/** @type {HTMLElement | null} */
const box = document.querySelector("[data-push]");

/** @param {string} text */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Ask the browser for an address at its push service, and tell the server. */
async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(box.dataset.denied);
  await navigator.serviceWorker.register("/worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const own =
    known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(box.dataset.push) }));
  const { endpoint, keys } = own.toJSON();
  const sent = { kind: "push", target: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  const answer = await fetch("/api/me/notices/channels", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(sent),
  });
  if (!answer.ok) throw new Error((await answer.json()).detail);
}

if (box && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
  const button = box.querySelector("button");
  /** @type {HTMLElement} */
  const trouble = box.querySelector("[role=status]");
  box.hidden = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      await subscribe();
      location.assign("/me/notices?saved");
    } catch (error) {
      const told = error instanceof DOMException ? "" : /** @type {Error} */ (error).message;
      trouble.textContent = told || box.dataset.failed;
      trouble.hidden = false;
      button.disabled = false;
    }
  });
}
