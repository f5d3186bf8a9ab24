/* Shows calls to a table while no page is open, and opens the table by a click. It keeps nothing and fetches nothing. */

self.addEventListener("push", (event) => {
  const call = event.data ? event.data.json() : {};
  const { title = "Turnkey", table = "" } = call;
  event.waitUntil(self.registration.showNotification(title, { tag: table || "turnkey", icon: "/icon.svg", data: { table } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  const where = new URL(table ? `/#/table/${encodeURIComponent(table)}` : "/", self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (pages) => {
      const page = pages.find((one) => one.url === where) ?? pages[0];
      if (!page) return self.clients.openWindow(where);
      await page.navigate(where).catch(() => undefined);
      return page.focus();
    }),
  );
});
