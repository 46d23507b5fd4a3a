// Shows turn notices while no page of the site is open; it keeps nothing and touches no other request.
/** @type {any} */
const scope = self;

scope.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(
    scope.registration.showNotification(title, { body, tag, data: url, icon: "/static/favicon.svg", renotify: true }),
  );
});

/**
 * Go to the table: to the page that shows it already, if there is one.
 * @param {string} wanted
 */
async function open(wanted) {
  const there = new URL(wanted, location.origin);
  const url = there.origin === location.origin ? there.href : location.origin;
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((/** @type {any} */ one) => one.url.split("#")[0] === url);
  return page ? page.focus() : scope.clients.openWindow(url);
}

scope.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
