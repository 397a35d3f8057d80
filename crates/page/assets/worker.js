// What a browser runs when it is told something, also when no page is open.

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: Boolean(tag), data: url }));
});

// To the table, in a window that shows it already if there is one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, self.location.origin);
  // Only to our own pages, whatever the message says: of an address of somebody else's nothing is taken.
  const there = self.location.origin + (url.origin === self.location.origin ? url.pathname : "/");
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const same = windows.find((client) => client.url.startsWith(there));
    return same ? same.focus() : self.clients.openWindow(there);
  };
  event.waitUntil(open());
});
