/** What calls somebody back to a table: the badge of the page, and a notification while nobody looks at it. */

export const canNotify = "Notification" in window;

export function badge(tables: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (tables > 0 ? navigator.setAppBadge(tables) : navigator.clearAppBadge()).catch(() => undefined);
}

export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !canNotify || Notification.permission !== "granted") return;
  try {
    new Notification(title, { body, tag });
  } catch {
    // some browsers on phones have none of a page's own
  }
}
