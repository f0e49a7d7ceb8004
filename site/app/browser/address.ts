/** The address of a file at the site's root, as `/robots.txt`: a host may have put the whole site below a folder. */
export function siteFile(path: `/${string}`): string {
  return import.meta.env.BASE_URL.replace(/\/$/, "") + path;
}

/**
 * Where the browser is on its way to, without the folder that a host may have put the site below. It may be ahead of what is drawn: a
 * page is drawn a little after its address is entered.
 */
export function currentPath(): string {
  const root = siteFile("/");
  const { pathname } = window.location;
  return pathname.startsWith(root) ? pathname.slice(root.length - 1) : pathname;
}

/**
 * Puts another address in the place of this page's, so that a reload or a bookmark finds it and Back leads where it did. The router need
 * not hear of it: it reads the address again when the player comes back to it.
 */
export function replaceAddress(next: string): void {
  const { pathname, search } = window.location;
  if (next !== pathname + search) window.history.replaceState(window.history.state, "", next);
}
